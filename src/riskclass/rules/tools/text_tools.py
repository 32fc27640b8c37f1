from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

ACK = tool(
    "ack",
    "PATTERN PATH...",
    about="look for text in files",
    docs="man:ack(1)",
    reads="PATH",
    options=[
        takes("--pager", "TEXT:sh"),
        takes("--ackrc", does="code.opaque VALUE", because="settings may name a pager"),
        takes("--match --range-start --range-end --and --or --not --output -m/--max-count -A/--after-context"),
        takes(
            "-B/--before-context --color-filename --color-match --color-colno --color-lineno --files-from --ignore-dir"
        ),
        takes(
            "--noignore-dir --ignore-directory --noignore-directory --ignore-file "
            "-t/--type -T --type-set --type-add --type-del"
        ),
        takes("-C/--context -p/--proximate", "[NUMBER]"),
        flags(
            "-g --nopager -P --passthru -f -l/--files-with-matches "
            "-L/--files-without-matches -c/--count -i/--ignore-case"
        ),
        flags("-S/--smart-case --nosmart-case --no-smart-case -I/--no-ignore-case -v/--invert-match -w/--word-regexp"),
        flags(
            "-Q/--literal -o -1 -H/--with-filename -h/--no-filename --column "
            "--nocolumn --print0 -s --heading --noheading"
        ),
        flags("--break --nobreak --group --nogroup --underline --nounderline --color --nocolor --colour --nocolour"),
        flags(
            "--help-colors --help-rgb-colors --flush --sort-files --show-types -x "
            "-r -R/--recurse -n/--no-recurse --follow"
        ),
        flags(
            "--nofollow -k/--known-types --help-types --version --env --noenv "
            "--ignore-ack-defaults --create-ackrc --dump"
        ),
        flags(
            "--filter --nofilter --help --man --thpppt --bar --cathy --[no-]cc "
            "--[no-]cpp --[no-]perl --[no-]python --[no-]js"
        ),
        flags(
            "--[no-]ruby --[no-]shell --[no-]html --[no-]css --[no-]json --[no-]yaml --[no-]go --[no-]rust --[no-]java"
        ),
        flags("--[no-]php --[no-]sql --[no-]xml --[no-]make --[no-]markdown --[no-]ts"),
    ],
    rows=[when("-f -g --match", operands="PATH...")],
    examples="""
        ack foo src                             #=> read_only
        ack -i --python 'def x' lib             #=> read_only
        ack -l foo                              #=> read_only
        ack -f src                              #=> read_only
        ack PASS .env                           #=> exposure secret.read
        ack --pager='rm -rf x' foo              #=> destructive
        ack --ackrc ./rc foo                    #=> unknown code.opaque
        ack --frobnicate foo                    #=> unknown unknown.option
    """,
)

UGREP = tool(
    "ugrep ug ugrep+ ug+",
    "PATTERN PATH...",
    about="look for text in files",
    docs="man:ugrep(1)",
    reads="PATH",
    options=[
        takes("--filter", does="code.opaque VALUE", because="gives files to those programs"),
        takes("--pager --view", "[TEXT]", does="code.opaque VALUE", because="runs that program"),
        takes("--save-config", "[FILE]", does="fs.write VALUE"),
        takes("---*/--config", "[FILE]", does="code.injected FILE", because="may name a filter or a pager to run"),
        takes("-f/--file", reads="VALUE|-"),
        flags("-#"),
        takes("-A/--after-context --not --andnot --bool -B/--before-context --binary-files -C/--context --colors"),
        takes("--colours -D/--devices -d/--directories --delay --depth -e/--regexp --encoding --exclude"),
        takes("--exclude-dir --exclude-from --exclude-fs --include-fs --filter-magic-label --format --from"),
        takes("-g/--glob --iglob --include --include-dir --include-from -J/--jobs --range --min-line --max-line"),
        takes("--label -M/--file-magic --min-count --max-count --max-files -N/--neg-regexp -O/--file-extension"),
        takes("--tree -T/--replace -t/--file-type --zmax --format-begin --format-open --format-close --format-end"),
        takes("--and --color --colour --group-separator --hyperlink --ignore-files -K -m/--mmap", "[VALUE]"),
        takes("-Q/--query --separator --tabs --tag --width -Z/--fuzzy", "[VALUE]"),
        flags("-b/--byte-offset --break --no-config --no-confirm --cpp --csv --dotall -E/--extended-regexp"),
        flags("-F/--fixed-strings --free-space -G/--basic-regexp --glob-ignore-case --no-group-separator"),
        flags("-H/--with-filename -h/--no-filename --heading --hidden -I/--ignore-binary -i/--ignore-case"),
        flags("--no-ignore-files --index -j/--smart-case --json -k/--column-number -L/--files-without-match"),
        flags("-l/--files-with-matches --line-buffered -n/--line-number --null -0/--null-data -o/--only-matching"),
        flags("--only-line-number -P/--perl-regexp -q/--quiet --silent -s/--no-messages --split --initial-tab"),
        flags("--ungroup -V/--version -v/--invert-match -W/--with-hex -w/--word-regexp -X/--hex -x/--line-regexp"),
        flags("--xml -Y/--empty -y/--any-line --passthru -z/--decompress"),
        takes("-?/--help --sort --pretty --stats --hexdump", "[VALUE]"),
        takes("--context-separator"),
        flags("-U/--ascii/--binary -c/--count -R/--dereference-recursive -r/--recursive -S/--dereference-files"),
        flags("-p/--no-dereference -u -a/--text -@/--all --files --lines --dereference --match"),
    ],
    rows=[
        when("-e -f -Q", operands="PATH..."),
        when("--save-config", unless="--save-config=*", does="fs.write cwd"),
    ],
    examples="""
        ugrep -rn foo src                       #=> read_only
        ugrep -e foo -i src                     #=> read_only
        ugrep -1 PASS .env                      #=> exposure secret.read
        ugrep PASS .env                         #=> exposure secret.read
        ugrep -f /etc/shadow x                  #=> exposure secret.read
        ugrep --filter='pdf:pdftotext % -' x    #=> unknown code.opaque
        ugrep --pager=./x foo                   #=> unknown code.opaque
        ugrep --config=./x foo                  #=> unknown code.injected
        ugrep --save-config                     #=> config_mutation fs.write
        ugrep --save-config=/tmp/c              #=> reversible_low
        ugrep --frobnicate foo                  #=> unknown unknown.option
    """,
)

DASEL = tool(
    "dasel",
    "SELECTOR",
    about="ask and change JSON, YAML, TOML, XML and CSV",
    docs="https://daseldocs.tomwright.me/",
    style="go",
    inherits=True,
    inert="-h -v",
    options=[
        takes("-f/--file", reads="VALUE"),
        takes("--csv-comma --csv-comment --csv-write-comma --indent -r/--read -s/--selector -w/--write"),
        flags("--colour --csv-crlf --escape-html -h/--help --pretty -v/--version"),
    ],
    subs=[
        sub(
            "put, delete",
            "SELECTOR",
            options=[
                takes("-o/--out", writes="VALUE|-"),
                takes("-t/--type --value -v"),
            ],
            rows=[when("-f", unless="--out", does="fs.write -f", because="changes the file")],
        ),
        sub("validate", "FILE...", options=[flags("--include-error")]),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh, help",
            options=[flags("--no-descriptions")],
        ),
    ],
    examples="""
        dasel -f a.json .name                   #=> read_only
        dasel -r yaml -w json < a.yaml          #=> read_only
        dasel -f .env .x                        #=> exposure secret.read
        dasel put -f a.json -t string -v x .name    #=> config_mutation fs.write
        dasel put -f a.json -o - -v x .name     #=> read_only
        dasel delete -f a.json .name            #=> config_mutation fs.write
        dasel delete -f a.json -o /tmp/b .name  #=> reversible_low fs.scratch
        dasel validate a.json                   #=> read_only
        dasel --frobnicate                      #=> unknown unknown.option
    """,
)

JC = tool(
    "jc",
    "COMMAND...:argv",
    about="make JSON of what a command prints",
    docs="man:jc(1)",
    posix=True,
    options=[
        flags("--acpi --airport --airport-s --amixer --apachectl --apt-cache-show --apt-get-sqq --arp"),
        flags("--asciitable --asciitable-m --authorized-keys --blkid --bluetoothctl --cbt --cef --cef-s --certbot"),
        flags("--chage --cksum --clf --clf-s --conntrack --crontab --crontab-u --csv --csv-ih --csv-s --csv-ih-s"),
        flags("--curl-head --date --datetime-iso --debconf-show --df --dig --dir --dmidecode --dpkg-l --du"),
        flags("--efibootmgr --email-address --env --ethtool --file --find --findmnt --finger --free --fstab"),
        flags("--getfacl --git-diff --git-log --git-log-s --git-ls-remote --gpg --group --gshadow --hash"),
        flags("--hashsum --hciconfig --history --host --hosts --http-headers --ics --id --ifconfig --iftop --ini"),
        flags("--ini-dup --iostat --iostat-s --ip-address --ipconfig --iptables --ip-route --iw-scan --iwconfig"),
        flags("--jar-manifest --jobs --jwt --kv --kv-dup --last --ldd --ls --ls-s --lsattr --lsb-release --lsblk"),
        flags("--lsmod --lsof --lspci --lsusb --m3u --mdadm --mount --mpstat --mpstat-s --needrestart --netrc"),
        flags("--netstat --net-localgroup --net-user --nfsiostat --nfsiostat-s --nftables --nmcli --nsd-control"),
        flags("--ntpq --openvpn --os-prober --os-release --pacman --passwd --path --path-list --pci-ids --pgpass"),
        flags("--pidstat --pidstat-s --ping --ping-s --pip-list --pip-show --pkg-index-apk --pkg-index-deb"),
        flags("--plist --postconf --proc --ps --resolve-conf --route --route-print --rpm-qi --rsync --rsync-s"),
        flags("--semver --sfdisk --shadow --srt --ss --ssh-conf --sshd-conf --stat --stat-s --swapon --sysctl"),
        flags("--syslog --syslog-s --syslog-bsd --syslog-bsd-s --systemctl --systemctl-lj --systemctl-ls"),
        flags("--systemctl-luf --systeminfo --time --timedatectl --timestamp --toml --top --top-s --tracepath"),
        flags("--traceroute --traceroute-s --tsv --tsv-ih --tsv-s --tsv-ih-s --tune2fs --typeset --udevadm --ufw"),
        flags("--ufw-appinfo --uname --update-alt-gs --update-alt-q --upower --upsc --uptime --url --ver"),
        flags("--veracrypt --vmstat --vmstat-s --w --wc --wg-show --who --x509-cert --x509-crl --x509-csr --xml"),
        flags("--xrandr --yaml --zipinfo --zpool-iostat --zpool-status -a/--about -C/--force-color -d/--debug"),
        flags("-h/--help -m/--monochrome -M/--meta-out -p/--pretty -q/--quiet -r/--raw -s/--slurp -u/--unbuffer"),
        flags("-v/--version -y/--yaml-out -B/--bash-comp -Z/--zsh-comp -X/--xonsh-comp"),
    ],
    examples="""
        jc -p ls -l                             #=> read_only
        jc rm -rf x                             #=> destructive fs.delete
        df | jc --df                            #=> read_only
        jc -a                                   #=> read_only
        jc --frobnicate                         #=> unknown unknown.option
    """,
)

JO = tool(
    "jo",
    "WORD...:jo_word",
    about="make JSON of words",
    docs="man:jo(1)",
    options=[
        takes("-f", reads="VALUE|-"),
        takes("-o", writes="VALUE"),
        takes("-d"),
        flags("-a -B -D -p -e -s -b -n -N -V -v -h"),
    ],
    examples="""
        jo -p name=x count=3                    #=> read_only
        jo -a 1 2 3                             #=> read_only
        jo x=:a.json                            #=> read_only fs.read
        jo x=@.env                              #=> exposure secret.read
        jo x=:/etc/shadow y=1                   #=> exposure secret.read
        jo -a @.env                             #=> exposure secret.read
        jo mail=a@b.example                     #=> read_only
        jo -f .env                              #=> exposure secret.read
        jo -o out a=1                           #=> config_mutation fs.write
        jo --frobnicate                         #=> unknown unknown.option
    """,
)

TIDY = tool(
    "tidy",
    "FILE...",
    about="check and mend HTML",
    docs="man:tidy(1)",
    style="single",
    reads="FILE",
    options=[
        flags("-modify/-m", writes="FILE"),
        takes("-output/-o/--output-file/-file/-f/--error-file", writes="VALUE"),
        takes("--write-back", does="fs.write FILE"),
        takes("-config -wrap -w -access --gnu-emacs --markup --mute --mute-id --quiet --show-body-only"),
        takes("--show-errors --show-filename --show-info --show-warnings --add-meta-charset --add-xml-decl"),
        takes("--add-xml-space --doctype --input-xml --output-html --output-xhtml --output-xml --keep-time"),
        takes("--accessibility-check --force-output --show-meta-change --warn-proprietary-attributes"),
        takes("--char-encoding --input-encoding --newline --output-bom --output-encoding --bare --clean"),
        takes("--drop-empty-elements --drop-empty-paras --drop-proprietary-attributes --gdoc --logical-emphasis"),
        takes("--merge-divs --merge-spans --word-2000 --ascii-chars --ncr --numeric-entities --preserve-entities"),
        takes("--quote-ampersand --quote-marks --quote-nbsp --alt-text --anchor-as-name --assume-xml-procins"),
        takes("--coerce-endtags --css-prefix --custom-tags --enclose-block-text --enclose-text --escape-scripts"),
        takes("--fix-backslash --fix-bad-comments --fix-style-tags --fix-uri --literal-attributes"),
        takes("--lower-literals --repeated-attributes --skip-nested --strict-tags-attributes"),
        takes("--uppercase-attributes --uppercase-tags --decorate-inferred-ul --escape-cdata --hide-comments"),
        takes("--join-classes --join-styles --merge-emphasis --replace-color --new-blocklevel-tags"),
        takes("--new-empty-tags --new-inline-tags --new-pre-tags --break-before-br --indent --indent-attributes"),
        takes("--indent-cdata --indent-spaces --indent-with-tabs --keep-tabs --omit-optional-tags"),
        takes("--priority-attributes --punctuation-wrap --sort-attributes --tab-size --tidy-mark --vertical-space"),
        takes("--wrap --wrap-asp --wrap-attributes --wrap-jste --wrap-php --wrap-script-literals --wrap-sections"),
        flags("-indent -i -upper -u -clean -c -bare -b -gdoc -g -numeric -n -errors -e -quiet -q -omit -xml"),
        flags("-asxml -asxhtml -ashtml -raw -ascii -latin0 -latin1 -iso2022 -utf8 -mac -win1252 -ibm858 -utf16le"),
        flags("-utf16be -utf16 -big5 -shiftjis -version -v -help -h -help-config -help-env -show-config"),
        flags("-export-config -export-default-config -xml-help -xml-config -xml-strings -xml-error-strings"),
        flags("-xml-options-strings"),
        takes("-help-option -language/-lang"),
        flags("-?"),
    ],
    examples="""
        tidy -q -e a.html                       #=> read_only
        tidy -indent --wrap 80 a.html           #=> read_only
        tidy -m a.html                          #=> config_mutation fs.write
        tidy -o out.html a.html                 #=> config_mutation fs.write
        tidy --write-back yes a.html            #=> config_mutation
        tidy .env                               #=> exposure secret.read
        tidy -frobnicate a.html                 #=> unknown unknown.option
    """,
)

PUP = tool(
    "pup",
    "SELECTOR...",
    about="ask HTML",
    docs="https://github.com/ericchiang/pup",
    options=[
        takes("-f/--file", reads="VALUE"),
        takes("-i/--indent -l/--limit --charset"),
        flags("-c/--color -h/--help -n/--number -p/--plain --pre --version"),
    ],
    examples="""
        pup -f a.html 'title text{}'            #=> read_only
        curl -s http://a.example | pup 'a attr{href}'   #=> read_only
        pup -f .env x                           #=> exposure secret.read
        pup --frobnicate                        #=> unknown unknown.option
    """,
)

GLOW = tool(
    "glow",
    "SOURCE",
    about="show Markdown",
    docs="https://github.com/charmbracelet/glow",
    style="go",
    reads="SOURCE",
    inert="-h -v",
    inherits=True,
    options=[
        takes("--config -s/--style -w/--width"),
        flags(
            "-a/--all -h/--help -l/--line-numbers -p/--pager -n/--preserve-new-lines -v/--version -t/--tui -m/--mouse"
        ),
    ],
    rows=[when("SOURCE=http:*|https:*|github:*|gitlab:*", does="net.query SOURCE")],
    subs=[
        sub("config", does="code.interactive", because="opens an editor"),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh, help",
            options=[flags("--no-descriptions")],
        ),
    ],
    examples="""
        glow README.md                          #=> read_only
        glow https://a.example/x.md             #=> read_only net.query
        glow .env                               #=> exposure secret.read
        glow config                             #=> unknown code.interactive
        glow --frobnicate x                     #=> unknown unknown.option
    """,
)

STYLE: list[Option] = [
    takes("--*.foreground --*.background --*.border --*.padding --*.margin --*.width --*.align --*.bold --*.italic"),
    takes(
        "--timeout --height --width --header --prompt --placeholder -c/--cursor --value --limit --selected --padding"
    ),
    takes("--char-limit --cursor-prefix --selected-prefix --unselected-prefix --indicator --label-delimiter"),
    takes("--input-delimiter --output-delimiter --cursor.mode --max-lines"),
    flags(
        "-h/--help -v/--version --show-help --no-show-help --no-limit --ordered"
        " --select-if-one --strict --no-strict --no-strip-ansi --strip-ansi"
    ),
]

GUM = tool(
    "gum",
    about="ask in scripts, and print with style",
    docs="https://github.com/charmbracelet/gum",
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version")],
    subs=[
        sub(
            "choose, filter, input, write, confirm",
            "WORD...",
            options=[
                *STYLE,
                takes("--affirmative --negative"),
                flags("--default --password --reverse --fuzzy --no-fuzzy --sort --no-sort --fuzzy-sort --show-output"),
                flags("--show-cursor-line --show-line-numbers"),
            ],
        ),
        sub("file", "FOLDER", options=[*STYLE, flags("-a/--all --file --directory -p/--permissions -s/--size")]),
        sub("format", "TEXT...", options=[takes("--theme -l/--language -t/--type"), flags("-h/--help -v/--version")]),
        sub("join", "TEXT...", options=[takes("--align"), flags("--horizontal --vertical -h/--help -v/--version")]),
        sub(
            "style",
            "TEXT...",
            options=[
                takes(
                    "--foreground --background --border --border-background "
                    "--border-foreground --align --height --width"
                ),
                takes("--margin --padding"),
                flags("--bold --faint --italic --strikethrough --underline --trim --strip-ansi -h/--help -v/--version"),
            ],
        ),
        sub(
            "pager",
            "TEXT",
            options=[
                *STYLE,
                takes("--foreground --background"),
                flags("--show-line-numbers --soft-wrap --no-soft-wrap"),
            ],
        ),
        sub(
            "table",
            options=[
                *STYLE,
                takes("-s/--separator --columns -w/--widths -b/--border -r/--return-column"),
                takes("-f/--file", reads="VALUE"),
                flags("-p/--print --lazy-quotes --hide-count"),
            ],
        ),
        sub(
            "log",
            "TEXT...",
            options=[
                takes("-o/--file", does="fs.append VALUE"),
                takes("--formatter -l/--level --prefix -t/--time --min-level --*.foreground --*.background"),
                flags("-f/--format -s/--structured -h/--help -v/--version"),
            ],
        ),
        sub(
            "spin",
            "COMMAND...:argv",
            posix=True,
            options=[
                takes(
                    "-s/--spinner --title -a/--align --timeout --spinner.foreground "
                    "--spinner.background --title.foreground"
                ),
                takes("--title.background --padding"),
                flags("--show-output --show-error --show-stdout --show-stderr -h/--help"),
            ],
        ),
        sub("version-check", "WORD"),
    ],
    examples="""
        gum choose a b                          #=> read_only
        gum confirm 'go on?'                    #=> read_only
        gum style --bold hello                  #=> read_only
        gum spin --title x -- rm -rf y          #=> destructive fs.delete
        gum spin --title x -- sleep 1           #=> read_only
        gum table -f .env                       #=> exposure secret.read
        gum log -o log hello                    #=> config_mutation
        gum frobnicate                          #=> unknown unknown.subcommand
    """,
)

CSV: list[Option] = [
    takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding -K/--skip-lines"),
    takes("-L/--locale --null-value --date-format --datetime-format -y/--snifflimit -c/--columns"),
    flags(
        "-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace -H/--no-header-row -v/--verbose --add-bom --zero"
    ),
    flags("-V/--version --blanks --no-leading-zeroes -I/--no-inference"),
]

#: The tools that only read, each with options of its own.
CSVKIT = [
    tool(
        "csvcut",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-K/--skip-lines -c/--columns -C/--not-columns"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace -H/--no-header-row -v/--verbose"),
            flags("-l/--linenumbers --add-bom --zero -V/--version -n/--names -x/--delete-empty-rows"),
        ],
        examples="""
            csvcut -c 1,2 a.csv               #=> read_only
            csvcut .env                    #=> exposure secret.read
            csvcut --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvlook",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-L/--locale --null-value --date-format --datetime-format -K/--skip-lines --max-rows"),
            takes("--max-columns --max-column-width --max-precision -y/--snifflimit"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace --blanks --no-leading-zeroes"),
            flags("-H/--no-header-row -v/--verbose -l/--linenumbers --add-bom --zero -V/--version"),
            flags("--no-number-ellipsis -I/--no-inference"),
        ],
        examples="""
            csvlook --max-rows 5 a.csv               #=> read_only
            csvlook .env                    #=> exposure secret.read
            csvlook --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvsort",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-L/--locale --null-value --date-format --datetime-format -K/--skip-lines -c/--columns"),
            takes("-y/--snifflimit"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace --blanks --no-leading-zeroes"),
            flags("-H/--no-header-row -v/--verbose -l/--linenumbers --add-bom --zero -V/--version -n/--names"),
            flags("-r/--reverse -i/--ignore-case -I/--no-inference"),
        ],
        examples="""
            csvsort -c x -r a.csv               #=> read_only
            csvsort .env                    #=> exposure secret.read
            csvsort --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvstat",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-L/--locale --null-value --date-format --datetime-format -K/--skip-lines -i/--indent"),
            takes("-c/--columns --freq-count --decimal-format -y/--snifflimit"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace --blanks --no-leading-zeroes"),
            flags("-H/--no-header-row -v/--verbose -l/--linenumbers --add-bom --zero -V/--version --csv --json"),
            flags("-n/--names --type --nulls --non-nulls --unique --min --max --sum --mean --median --stdev --len"),
            flags("--max-precision --freq --count -G/--no-grouping-separator -I/--no-inference"),
        ],
        examples="""
            csvstat --count a.csv               #=> read_only
            csvstat .env                    #=> exposure secret.read
            csvstat --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvjson",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-L/--locale --null-value --date-format --datetime-format -K/--skip-lines -i/--indent -k/--key"),
            takes("--lat --lon --type --geometry --crs -y/--snifflimit"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace --blanks --no-leading-zeroes"),
            flags("-H/--no-header-row -v/--verbose -l/--linenumbers --add-bom --zero -V/--version --no-bbox"),
            flags("--stream -I/--no-inference"),
        ],
        examples="""
            csvjson -i 2 a.csv               #=> read_only
            csvjson .env                    #=> exposure secret.read
            csvjson --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvformat",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-L/--locale -K/--skip-lines -D/--out-delimiter -Q/--out-quotechar -U/--out-quoting"),
            takes("-P/--out-escapechar -M/--out-lineterminator"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace -H/--no-header-row -v/--verbose"),
            flags("-l/--linenumbers --add-bom --zero -V/--version -E/--skip-header -T/--out-tabs -A/--out-asv"),
            flags("-B/--out-no-doublequote"),
        ],
        examples="""
            csvformat -T a.csv               #=> read_only
            csvformat .env                    #=> exposure secret.read
            csvformat --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvstack",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-K/--skip-lines -g/--groups -n/--group-name"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace -H/--no-header-row -v/--verbose"),
            flags("-l/--linenumbers --add-bom --zero -V/--version --filenames"),
        ],
        examples="""
            csvstack -g a,b a.csv               #=> read_only
            csvstack .env                    #=> exposure secret.read
            csvstack --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
    tool(
        "csvjoin",
        "FILE...",
        about="part of csvkit: shows CSV, or changes it on its way",
        docs="https://csvkit.readthedocs.io/",
        reads="FILE",
        options=[
            takes("-d/--delimiter -q/--quotechar -u/--quoting -p/--escapechar -z/--maxfieldsize -e/--encoding"),
            takes("-L/--locale --null-value --date-format --datetime-format -K/--skip-lines -c/--columns"),
            takes("-y/--snifflimit"),
            flags("-h/--help -t/--tabs -b/--no-doublequote -S/--skipinitialspace --blanks --no-leading-zeroes"),
            flags("-H/--no-header-row -v/--verbose -l/--linenumbers --add-bom --zero -V/--version --outer --left"),
            flags("--right -I/--no-inference"),
        ],
        examples="""
            csvjoin -c 1 a.csv               #=> read_only
            csvjoin .env                    #=> exposure secret.read
            csvjoin --frobnicate a.csv      #=> unknown unknown.option
        """,
    ),
]

CSVGREP = tool(
    "csvgrep",
    "FILE...",
    about="show lines of CSV that fit",
    docs="https://csvkit.readthedocs.io/",
    reads="FILE",
    options=[
        *CSV,
        takes("-m/--match -r/--regex"),
        takes("-f/--file", reads="VALUE"),
        flags("-n/--names -i/--invert-match -a/--any-match -l/--linenumbers"),
    ],
    examples="""
        csvgrep -c 1 -m x a.csv                 #=> read_only
        csvgrep -c 1 -f .env a.csv              #=> exposure secret.read
        csvgrep --frobnicate a.csv              #=> unknown unknown.option
    """,
)

IN2CSV = tool(
    "in2csv",
    "FILE",
    about="make CSV of other files",
    docs="https://csvkit.readthedocs.io/",
    reads="FILE",
    options=[
        *CSV,
        takes("-f/--format -s/--schema -k/--key --sheet --encoding-xls"),
        takes("--write-sheets", does="fs.write cwd", because="writes sheets beside the file"),
        flags("-l/--linenumbers -n/--names --use-sheet-names --reset-dimensions"),
    ],
    examples="""
        in2csv a.xlsx                           #=> read_only
        in2csv --write-sheets - a.xlsx          #=> config_mutation fs.write
        in2csv .env                             #=> exposure secret.read
        in2csv --frobnicate a                   #=> unknown unknown.option
    """,
)

CSVSQL = tool(
    "csvsql",
    "FILE...",
    about="make SQL of CSV, or ask it in SQL",
    docs="https://csvkit.readthedocs.io/",
    reads="FILE",
    options=[
        *CSV,
        takes("--query --before-insert --after-insert", "SQL:sqlite"),
        takes("--sql-delimiter"),
        takes(
            "-i/--dialect --db --engine-option --prefix --tables "
            "--unique-constraint --db-schema --chunk-size --min-col-len"
        ),
        takes("--col-len-multiplier"),
        flags("-l/--linenumbers --no-constraints --no-create --create-if-not-exists"),
        flags("--insert", does="db.change --db"),
        flags("--overwrite", does="db.delete --db", because="drops the table first"),
    ],
    rows=[
        when(
            "--db",
            "--query --before-insert --after-insert",
            does="code.opaque --query",
            because="the SQL of that server is not read here",
        ),
    ],
    examples="""
        csvsql a.csv                            #=> read_only
        csvsql --query 'select 1' a.csv         #=> read_only
        csvsql --query "attach 'x.db' as x; create table x.t (a)" a.csv   #=> config_mutation
        csvsql --db sqlite:///a.db --insert a.csv   #=> config_mutation db.change
        csvsql --db sqlite:///a.db --insert --overwrite a.csv   #=> destructive db.delete
        csvsql --db sqlite:///a.db --query 'drop table t'   #=> destructive code.opaque
        csvsql --frobnicate a.csv               #=> unknown unknown.option
    """,
)

SK = tool(
    "sk",
    about="choose among lines",
    docs="https://github.com/skim-rs/skim",
    options=[
        takes("-c/--cmd --preview", "TEXT:sh"),
        takes("--bind", "BINDS", does="observe"),
        takes("-i/--interactive-cmd --history --cmd-history", does="fs.write"),
        takes(
            "-q/--query --cmd-query -d/--delimiter -n/--nth --with-nth "
            "-t/--tiebreak --algo --case -I -e --color --height"
        ),
        takes(
            "--margin --min-height --preview-window -p/--prompt --cmd-prompt --layout --tabstop --header --header-lines"
        ),
        takes(
            "--history-size --cmd-history-size --expect -f/--filter --pre-select-n --pre-select-pat --pre-select-items"
        ),
        takes("--pre-select-file --tmux --skip-to-pattern"),
        flags(
            "-m/--multi --no-multi --exact --regex --ansi --no-sort --tac --reverse --no-height --no-mouse --no-hscroll"
        ),
        flags(
            "--keep-right --inline-info --read0 --print0 --print-query --print-cmd "
            "--print-score -0/--exit-0 -1/--select-1 --sync"
        ),
        flags(
            "--version --help --no-clear --no-clear-start --no-clear-if-empty "
            "--show-cmd-error --cycle --border --literal --wrap"
        ),
        flags("--interactive"),
    ],
    rows=[when("--bind=*execute*|*reload*|*become*", does="code.opaque --bind", because="a key runs a command")],
    examples="""
        ls | sk -m --ansi                       #=> read_only
        sk -c 'rm -rf x'                        #=> destructive
        sk --preview 'cat {}'                   #=> read_only
        sk --preview 'rm {}'                    #=> destructive
        ls | sk --bind 'ctrl-a:execute(rm {})'  #=> unknown code.opaque
        ls | sk --bind 'ctrl-a:abort'           #=> read_only
        sk --frobnicate                         #=> unknown unknown.option
    """,
)

TOOLS = [ACK, UGREP, DASEL, JC, JO, TIDY, PUP, GLOW, GUM, *CSVKIT, CSVGREP, IN2CSV, CSVSQL, SK]
