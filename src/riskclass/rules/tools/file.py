from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "file",
        "FILE...",
        about="tell what kind of file it is",
        docs="man:file(1)",
        inert="--help -v --version",
        options=[
            takes("-f/--files-from", reads="VALUE", because="a line that names no file is shown"),
            takes("-m/--magic-file -e/--exclude --exclude-quiet -F/--separator -P/--parameter"),
            flags("-C/--compile", does="fs.write cwd", because="writes magic.mgc"),
            flags(
                "-z/--uncompress -Z/--uncompress-noreport -b/--brief -c/--checking-printout -i/-I/--mime --apple"
                " --extension --mime-type --mime-encoding -k/--keep-going -l/--list -L/--dereference"
                " -h/--no-dereference -n/--no-buffer -N/--no-pad -0/--print0 -p/--preserve-date -r/--raw"
                " -s/--special-files -S/--no-sandbox -d/--debug -E -D --help -v/--version"
            ),
        ],
        examples="""
            file -b ~/.ssh/id_rsa                #=> read_only
            file --mime-type f                   #=> read_only
            file -C -m magic                     #=> config_mutation fs.write
            file --comp -m magic                 #=> config_mutation fs.write
            file -c -m magic                     #=> read_only
            file -C --version                    #=> read_only
        """,
    ),
    tool(
        "xxd",
        "IN OUT",
        about="make a hex dump, or turn one back",
        docs="man:xxd(1)",
        posix=True,
        prints="xxd",
        inert="-h -help --help -v -version --version",
        reads="IN",
        writes="OUT|-",
        options=[
            takes("-c/-cols -g/-groupsize -l/-len -n/-name -o/-offset -R -s/-seek"),
            flags(
                "-a/-autoskip -b/-bits -C/-capitalize -E/-EBCDIC -e -h/-help/--help -i/-include"
                " -p/-ps/-postscript/-plain -r/-revert -d -t -u/-uppercase -v/-version/--version"
            ),
        ],
        examples="""
            xxd f                                #=> read_only
            xxd f -v                             #=> config_mutation fs.write -- a name (tried)
            xxd -l 16 -c8 -g 1 f                 #=> read_only
            xxd -r -p                            #=> read_only
            xxd -r -p in out                     #=> config_mutation fs.write
            xxd -r in -                          #=> read_only
            xxd in /tmp/out                      #=> reversible_low fs.scratch
            xxd -p ~/.ssh/id_rsa                 #=> exposure secret.read
            xxd -version in out                  #=> read_only
        """,
    ),
    tool(
        "hexdump hd",
        "FILE...",
        about="make a hex dump",
        docs="man:hexdump(1)",
        reads="FILE",
        options=[
            takes("-e/--format -f/--format-file -n/--length -s/--skip"),
            takes("-L/--color", "[WHEN]"),
            flags(
                "-b/--one-byte-octal -c/--one-byte-char -C/--canonical -d/--two-bytes-decimal -o/--two-bytes-octal"
                " -X/--one-byte-hex -x/--two-bytes-hex -v/--no-squeezing -h/--help -V/--version"
            ),
        ],
        examples="""
            hexdump -C -n 64 f                   #=> read_only
            hd .env                              #=> exposure secret.read
        """,
    ),
    tool(
        "strings",
        "FILE...",
        about="print the text in files",
        docs="man:strings(1)",
        reads="FILE",
        options=[
            takes("-n/--bytes -t/--radix -T/--target -e/--encoding -s/--output-separator -U/--unicode"),
            flags(
                "-# -a/--all/- -d/--data -f/--print-file-name -w/--include-all-whitespace -o -h/--help -v/-V/--version"
            ),
        ],
        examples="""
            strings -n 8 app                     #=> read_only
            strings .env                         #=> exposure secret.read
        """,
    ),
    tool(
        "column",
        "FILE...",
        about="lay out in columns",
        docs="man:column(1)",
        reads="FILE",
        options=[
            takes(
                "-n/--table-name -O/--table-order -N/--table-columns -l/--table-columns-limit -E/--table-noextreme"
                " -H/--table-hide -R/--table-right -T/--table-truncate -W/--table-wrap -r/--tree -i/--tree-id"
                " -p/--tree-parent -c/--output-width/--columns -o/--output-separator -s/--separator -C/--table-column"
                " -S/--use-spaces"
            ),
            takes("--color", "[WHEN]"),
            flags(
                "-t/--table -d/--table-noheadings -e/--table-header-repeat -L/--keep-empty-lines -J/--json"
                " -x/--fillrows -m/--table-maxout -K/--table-header-as-columns -h/--help -V/--version"
            ),
        ],
        examples="""
            column -t -s, a.csv                  #=> read_only
            column .env                          #=> exposure secret.read
        """,
    ),
    tool(
        "rev",
        "FILE...",
        about="turn lines round",
        docs="man:rev(1)",
        reads="FILE",
        prints="rev",
        options=[flags("-0/--zero -h/--help -V/--version")],
        examples="""
            rev f                                #=> read_only
            rev .env                             #=> exposure secret.read
        """,
    ),
    tool(
        "colrm col colcrt ul",
        "FILE...",
        about="change lines on their way",
        docs="man:col(1)",
        reads="FILE",
        open=True,  # they only print, whatever their options
        options=[takes("-l/--lines -t/-T/--terminal")],
        examples="""
            col -bx                              #=> read_only
            ul .env                              #=> exposure secret.read
        """,
    ),
    tool(
        "look",
        "STRING FILE",
        about="print lines that begin with a string",
        docs="man:look(1)",
        reads="FILE",
        options=[
            takes("-t/--terminate"),
            flags("-a/--alternative -b/--binary -d/--alphanum -f/--ignore-case -h/--help -V/--version"),
        ],
        examples="""
            look -f hel                          #=> read_only
            look '' ~/.ssh/id_rsa                #=> exposure secret.read
        """,
    ),
    tool(
        "iconv giconv",
        "FILE...",
        about="convert between encodings",
        docs="man:iconv(1)",
        inert="-? --help --usage -V --version -l --list",
        reads="FILE",
        options=[
            takes("-o/--output", writes="VALUE|-"),
            takes("-f/--from-code -t/--to-code --byte-subst --widechar-subst --unicode-subst"),
            takes("-l/--list", "[CODE]"),
            flags("-c -s/--silent --verbose -?/--help --usage -V/--version"),
        ],
        examples="""
            iconv -f latin1 -t utf-8 f           #=> read_only
            iconv -f latin1 f -o out             #=> config_mutation fs.write
            iconv -f latin1 f -o -               #=> read_only
            iconv .env                           #=> exposure secret.read
            iconv -l                             #=> read_only
        """,
    ),
    tool(
        "dos2unix unix2dos mac2unix unix2mac",
        "FILE...",
        about="convert the ends of lines",
        docs="man:dos2unix(1)",
        posix=True,  # each file is converted as it is met: `dos2unix f -i` converts f (tried)
        late="-n --newfile",
        options=[
            takes("-n/--newfile", "IN OUT", writes="OUT"),
            takes("-c/--convmode -D/--display-enc"),
            takes("-i/--info", "[FLAGS]"),
            flags(
                "--[no-]allow-chown -ascii -iso -1252 -437 -850 -860 -863 -865 -7 -b/--keep-bom -e/--add-eol"
                " --no-add-eol -f/--force -h/--help -k/--keepdate -L/--license -l/--newline -m/--add-bom"
                " -o/--oldfile -O/--to-stdout -q/--quiet -r/--remove-bom -s/--safe -u/--keep-utf16"
                " -ul/--assume-utf16le -ub/--assume-utf16be -v/--verbose -F/--follow-symlink -R/--replace-symlink"
                " -S/--skip-symlink -gb/--gb18030 -V/--version"
            ),
        ],
        rows=[
            when("FILE", unless="-O -i", writes="FILE"),
            when("FILE", "-O", reads="FILE"),
            when("FILE=-*", writes="FILE", because="another mode, from there on"),
            when(unless="FILE -n", reads="stdin"),
        ],
        examples="""
            dos2unix f -i                        #=> config_mutation fs.write
            dos2unix -i f -o g                   #=> config_mutation fs.write
            dos2unix f                           #=> config_mutation fs.write
            dos2unix -k -o f                     #=> config_mutation fs.write
            dos2unix -n /tmp/a b                 #=> config_mutation fs.write
            dos2unix -n a /tmp/b                 #=> reversible_low fs.scratch
            dos2unix f -n a /tmp/b               #=> config_mutation fs.write
            dos2unix -O f                        #=> read_only
            dos2unix -O .env                     #=> exposure secret.read
            dos2unix -ih f                       #=> read_only
            unix2dos --version                   #=> read_only
            unix2dos f --version                 #=> config_mutation fs.write
        """,
    ),
    tool(
        "gron norg ungron",
        "FILE",
        about="make JSON greppable",
        reads="FILE",
        options=[
            flags(
                "-u/--ungron -v/--values -c/--colorize -m/--monochrome -s/--stream -k/--insecure -j/--json --no-sort"
                " --version -h/--help"
            )
        ],
        examples="""
            gron f.json                          #=> read_only
            gron ~/.docker/config.json           #=> exposure secret.read
        """,
    ),
    tool(
        "pv",
        "FILE...",
        about="pass data on and show how much",
        docs="man:pv(1)",
        inert="-h --help -V --version",
        reads="FILE",
        options=[
            takes("-o/--output"),
            takes("-P/--pidfile", writes="VALUE"),
            takes("-U/--store-and-forward", writes="VALUE|-", because="keeps all input in that file"),
            takes("-R/--remote", does="process.signal VALUE", because="changes another pv while it runs"),
            takes(
                "-A/--last-written -F/--format -D/--delay-start -s/--size -i/--interval -m/--average-rate-window"
                " -w/--width -H/--height -N/--name -L/--rate-limit -B/--buffer-size -d/--watchfd -u/--bar-style"
                " -x/--extra-display -Q/--query -Z/--error-skip-block"
            ),
            flags(
                "-p/--progress -t/--timer -e/--eta -I/--fineta -r/--rate -a/--average-rate -b/--bytes -8/--bits"
                " -T/--buffer-percent -k/--si -n/--numeric -q/--quiet -W/--wait -g/--gauge -l/--line-mode -0/--null"
                " -f/--force -v/--stats -c/--cursor -C/--no-splice -E/--skip-errors -S/--stop-at-size -Y/--sync"
                " -K/--direct-io -O -X/--discard -h/--help -V/--version"
            ),
        ],
        rows=[when("-o", writes="-o")],
        examples="""
            pv -s 1G f                           #=> read_only
            pv f -o out                          #=> config_mutation fs.write
            pv -P /tmp/pid f                     #=> reversible_low fs.scratch
            pv -U f2 f                           #=> config_mutation fs.write
            pv -U - f                            #=> read_only
            pv -R 123 -L 1m                      #=> disruptive process.signal
            pv .env                              #=> exposure secret.read
            pv f -o out --help                   #=> read_only
        """,
    ),
]
