from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

RKHUNTER = tool(
    "rkhunter",
    about="look for rootkits",
    docs="man:rkhunter(8)",
    inert="-h --help -V --version",
    options=[
        takes("-l/--logfile", "FILE?", writes="VALUE"),
        takes("--configfile --bindir", does="code.opaque VALUE", because="says which programs are run"),
        takes("--tmpdir --dbdir --disable --enable --lang/--language --pkgmgr"),
        takes("--hash"),
        takes("--list --syslog", "VALUE?"),
        takes("--propupd", "WHAT?", does="guard.lower", because="takes what is there now for right"),
        flags("--update", does="refresh"),
        flags("--versioncheck", does="net.query"),
        flags("-c/--check -C/--config-check --append-log/--appendlog --cs2/--color-set2 --cronjob --debug -q/--quiet"),
        flags(
            "--display-logfile -h/--help --noappend-log --nocf --nocolors --nolog --ns/--nosummary --summary --unlock"
        ),
        flags("--novl/--no-verbose-logging --rwo/--report-warnings-only --sk/--skip-keypress --vl/--verbose-logging"),
        flags("-V/--version -x/--autox -X/--no-autox --nomow/--no-mail-on-warning"),
    ],
    rows=[
        when(
            "--hash",
            unless="--hash=MD5|SHA1|SHA224|SHA256|SHA384|SHA512|NONE",
            does="code.opaque --hash",
            because="runs that program on each file",
        ),
    ],
    examples="""
        rkhunter -c --hash SHA256                       #=> read_only
        rkhunter -c --hash ./x                          #=> unknown code.opaque
        rkhunter --check --sk --rwo                     #=> read_only
        rkhunter --list tests                           #=> read_only
        rkhunter --version                              #=> read_only
        rkhunter --update                               #=> reversible_low refresh
        rkhunter --propupd                              #=> exposure guard.lower
        rkhunter -c --configfile ./x                    #=> unknown code.opaque
        rkhunter -c --logfile /tmp/x                    #=> reversible_low fs.scratch
        rkhunter -c --logfile=out                       #=> config_mutation fs.write
        rkhunter --frobnicate                           #=> unknown unknown.option
    """,
)

CHKROOTKIT = tool(
    "chkrootkit",
    "TEST...",
    about="look for rootkits",
    docs="man:chkrootkit(1)",
    options=[
        takes("-p", does="code.opaque VALUE", because="runs programs of that folder"),
        takes("-e -s -r -T"),
        flags("-h -V -l -d -q -x -n"),
    ],
    examples="""
        chkrootkit -q                                   #=> read_only
        chkrootkit -r /mnt ls ps                        #=> read_only
        chkrootkit -p ./bin                             #=> unknown code.opaque
        chkrootkit --frobnicate                         #=> unknown unknown.option
    """,
)

LYNIS = tool(
    "lynis",
    about="look for weak settings of a host",
    docs="man:lynis(8)",
    inherits=True,
    options=[
        takes("--plugindir/--plugin-dir", does="code.opaque VALUE", because="runs those plug-ins"),
        takes("--profile", does="code.opaque VALUE", because="a profile says what is run"),
        takes("--logfile --report-file", writes="VALUE"),
        takes("--auditor --tests --tests-from-category --tests-from-group --slow-warning"),
        flags("--upload", does="net.send", because="sends the report"),
        flags(
            "--forensics --pentest --no-colors --quiet/-q --reverse-colors --reverse-colours --debug --no-log --verbose"
        ),
        flags(
            "--view-manpage/--man --version/-V --wait --cronjob --developer --help/-h --no-plugins --quick/-Q --use-cwd"
        ),
        flags("--warnings-only -c/--check-all"),
    ],
    subs=[
        sub("audit system, audit dockerfile, show *, show, info, update info, update check", "WORD..."),
        sub("update release", does="code.remote"),
        sub("upload-only", does="net.send", because="sends the report"),
        sub("configure settings", "SETTING...", does="host.config SETTING", options=[flags("--reload")]),
    ],
    examples="""
        lynis audit system --quick                      #=> read_only
        lynis show version                              #=> read_only
        lynis audit system --upload                     #=> config_mutation net.send
        lynis audit system --plugindir ./p              #=> unknown code.opaque
        lynis audit system --report-file /tmp/r         #=> reversible_low fs.scratch
        lynis audit system --profile ./x.prf            #=> unknown code.opaque
        lynis configure settings debug=yes              #=> config_mutation host.config
        lynis upload-only                               #=> config_mutation
        lynis update release                            #=> unknown code.remote
        lynis frobnicate                                #=> unknown unknown.subcommand
    """,
)

AIDE = tool(
    "aide aide.wrapper",
    about="look for files that changed",
    docs="man:aide(1)",
    options=[
        takes("-c/--config -B/--before -A/--after", does="code.opaque VALUE", because="settings may run programs"),
        takes("-l/--limit -L/--log-level -W/--workers -r/--report -p/--path-check"),
        takes("--verbose -V", "[LEVEL]"),
        flags("-i/--init -u/--update", does="fs.write", because="writes a new database"),
        flags("-n/--dry-init -C/--check -E/--compare --list -D/--config-check -v/--version -h/--help --no-progress"),
        flags("--no-color"),
    ],
    examples="""
        aide --check                                    #=> read_only
        aide -C --limit /etc                            #=> read_only
        aide --init                                     #=> config_mutation fs.write
        aide --update                                   #=> config_mutation fs.write
        aide --check --config ./aide.conf               #=> unknown code.opaque
        aide -v                                         #=> read_only
        aide --frobnicate                               #=> unknown unknown.option
    """,
)

LOG = takes("-l/--log", does="fs.append VALUE")
MOVES: list[Option] = [
    takes("--move", does="fs.delete FILE, fs.write VALUE", because="moves what it finds away"),
    takes("--copy", writes="VALUE"),
]

CLAMSCAN = tool(
    "clamscan",
    "FILE...",
    about="look for viruses in files",
    docs="man:clamscan(1)",
    inert="-h --help -V --version",
    options=[
        LOG,
        *MOVES,
        takes("--remove", "[VALUE]"),
        takes("-d/--database -f/--file-list --tempdir"),
        takes(
            "--leave-temps --force-to-disk --gen-json --official-db-only -r/--recursive -z/--allmatch --cross-fs",
            "[VALUE]",
        ),
        takes("--fail-if-cvd-older-than --follow-dir-symlinks --follow-file-symlinks --exclude --exclude-dir"),
        takes("--include --include-dir --bytecode-timeout --exclude-pua --include-pua --structured-ssn-format"),
        takes("--structured-ssn-count --structured-cc-count --structured-cc-mode --max-scantime --max-filesize"),
        takes("--max-scansize --max-files --max-recursion --max-dir-recursion --max-embeddedpe"),
        takes("--max-htmlnormalize --max-htmlnotags --max-scriptnormalize --max-ziptypercg --max-partitions"),
        takes("--max-iconspe --max-rechwp3 --pcre-match-limit --pcre-recmatch-limit --pcre-max-filesize"),
        takes("--bytecode --bytecode-unsigned --statistics --detect-pua --detect-structured", "[VALUE]"),
        takes("--scan-mail --phishing-sigs --phishing-scan-urls --heuristic-alerts", "[VALUE]"),
        takes("--heuristic-scan-precedence --normalize --scan-pe --scan-elf --scan-ole2 --scan-pdf", "[VALUE]"),
        takes("--scan-swf --scan-html --scan-xmldocs --scan-hwp3 --scan-onenote --scan-archive", "[VALUE]"),
        takes("--scan-image --scan-image-fuzzy-hash --alert-broken --alert-broken-media", "[VALUE]"),
        takes("--alert-encrypted --alert-encrypted-archive --alert-encrypted-doc --alert-macros", "[VALUE]"),
        takes("--alert-exceeds-max --alert-phishing-ssl --alert-phishing-cloak", "[VALUE]"),
        takes("--alert-partition-intersection", "[VALUE]"),
        flags("--debug --quiet --stdout --no-summary --suppress-ok-results -o/--bell --nocerts --dumpcerts"),
        flags("--disable-cache"),
        flags("-h/--help -V/--version -v/--verbose -a/--archive-verbose -i/--infected"),
    ],
    rows=[when("--remove", unless="--remove=no", does="fs.delete FILE", because="deletes what it finds")],
    examples="""
        clamscan -r -i /home                            #=> read_only
        clamscan --exclude-dir=x -r .                   #=> read_only
        clamscan --remove -r .                          #=> destructive fs.delete
        clamscan --remove=no -r .                       #=> read_only
        clamscan --move=/srv/q -r .                     #=> destructive fs.delete
        clamscan --copy=/srv/q -r .                     #=> config_mutation fs.write
        clamscan -l scan.log f                          #=> config_mutation
        clamscan -V                                     #=> read_only
        clamscan --frobnicate f                         #=> unknown unknown.option
    """,
)

CLAMDSCAN = tool(
    "clamdscan",
    "FILE...",
    about="have clamd look for viruses in files",
    docs="man:clamdscan(1)",
    inert="-h --help -V --version",
    options=[
        LOG,
        *MOVES,
        takes("-c/--config-file -f/--file-list -p/--ping"),
        flags("--remove", does="fs.delete FILE", because="deletes what it finds"),
        flags("--reload", does="service.reload"),
        flags(
            "-h/--help -V/--version -v/--verbose -q/--quiet --stdout -w/--wait "
            "-z/--allmatch -m/--multiscan -i/--infected"
        ),
        flags("--no-summary --fdpass --stream"),
    ],
    examples="""
        clamdscan --fdpass .                            #=> read_only
        clamdscan --reload                              #=> config_mutation service.reload
        clamdscan --remove .                            #=> destructive fs.delete
        clamdscan --frobnicate f                        #=> unknown unknown.option
    """,
)

FRESHCLAM = tool(
    "freshclam",
    about="fetch what is known of viruses",
    docs="man:freshclam(1)",
    does="refresh",
    inert="-h --help -V --version",
    options=[
        LOG,
        takes("--on-update-execute --on-error-execute --on-outdated-execute", "TEXT:sh"),
        takes("--config-file", does="code.opaque VALUE", because="settings may name programs"),
        takes("-p/--pid --datadir", writes="VALUE"),
        takes("-u/--user -c/--checks -a/--local-address --update-db"),
        takes("--daemon-notify", "[FILE]"),
        flags("-d/--daemon", does="service.start"),
        flags(
            "-h/--help -V/--version -v/--verbose --debug --quiet --no-warnings --stdout --show-progress -F/--foreground"
        ),
        flags("--no-dns"),
    ],
    examples="""
        freshclam                                       #=> reversible_low refresh
        freshclam --on-update-execute='rm -rf x'        #=> destructive fs.delete
        freshclam --config-file=./f.conf                #=> unknown code.opaque
        freshclam --datadir=db                          #=> config_mutation fs.write
        freshclam -d                                    #=> reversible_low
        freshclam -V                                    #=> read_only
        freshclam --frobnicate                          #=> unknown unknown.option
    """,
)

LISTED = (
    "alerts list, alerts inspect, bouncers list, capi status, collections "
    "list, collections inspect, config show, console"
    " status, decisions list, hub list, hubtest list, hubtest info, hubtest"
    " coverage, lapi status, machines list, metrics,"
    " notifications list, notifications inspect, parsers list, parsers "
    "inspect, postoverflows list, postoverflows inspect,"
    " scenarios list, scenarios inspect, simulation status, version, help, appsec-rules list, appsec-configs list, papi"
    " status, allowlists list, allowlists inspect, config feature-flags"
)
WHAT = "collections, parsers, postoverflows, scenarios, appsec-rules, appsec-configs, contexts"


def _each(verb: str) -> str:
    """The sub-commands of a verb, for each sort of what is in the hub."""
    return ", ".join(f"{each} {verb}" for each in WHAT.split(", "))


CSCLI = tool(
    "cscli",
    about="control crowdsec: who is kept out",
    docs="https://docs.crowdsec.net/docs/cscli/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("-c/--config", does="code.opaque VALUE", because="settings may name programs"),
        takes("-o/--output --color"),
        flags("--debug --info --warning --error --trace -h/--help"),
    ],
    subs=[
        sub(
            LISTED,
            "WORD...",
            options=[
                takes(
                    "--since --until -t/--type --scope --origin -v/--value -s/--scenario -i/--ip -r/--range -l/--limit"
                ),
                takes("-u/--url -b/--branch --key --crowdsec --cscli --hub -d"),
                flags("-a/--all --no-simu -m/--machine --contained --no-unit --diff --percent --parsers --scenarios"),
            ],
        ),
        sub(
            "explain",
            options=[
                takes("-d/--dsn -f/--file -l/--log -t/--type --crowdsec"),
                flags("--failures -v/--verbose --only-successful-parsers"),
            ],
        ),
        sub("hub update", does="refresh", options=[takes("-b/--branch")]),
        sub(
            f"{_each('install')}, {_each('upgrade')}, hub upgrade",
            "NAME...",
            does="code.remote NAME",
            because="fetches rules",
            options=[
                takes("-b/--branch"),
                flags("-d/--download-only --force --ignore -a/--all"),
            ],
        ),
        sub(
            _each("remove"),
            "NAME...",
            does="guard.lower NAME",
            because="removes what looks for attacks",
            options=[flags("--all --force --purge")],
        ),
        sub(
            "decisions add, decisions import",
            does="net.firewall",
            because="keeps hosts out",
            options=[
                takes("-i/--ip/--input -r/--range -d/--duration -v/--value --scope -R/--reason -t/--type --format"),
            ],
        ),
        sub(
            "decisions delete",
            does="guard.lower",
            because="lets hosts in again",
            options=[
                takes("-i/--ip -r/--range -t/--type -v/--value -s/--scenario --id --scope --origin"),
                flags("--all --contained"),
            ],
        ),
        sub(
            "alerts delete, alerts flush",
            does="log.discard",
            options=[
                takes("--scope -v/--value -s/--scenario -i/--ip -r/--range --id --max-items --max-age"),
                flags("-a/--all --contained"),
            ],
        ),
        sub("bouncers add", "NAME", does="access.grant NAME", options=[takes("-k/--key -l/--length")]),
        sub(
            "bouncers delete, bouncers prune, machines delete, machines prune",
            "NAME...",
            does="access.revoke NAME",
            options=[
                takes("-m/--machine -d/--duration"),
                flags("--force --ignore-missing"),
            ],
        ),
        sub(
            "machines add, machines validate",
            "NAME",
            does="access.grant NAME",
            options=[
                takes("-f/--file -p/--password -u/--url"),
                flags("-a/--auto --force -i/--interactive"),
            ],
        ),
        sub(
            "capi register, lapi register, console enroll",
            "NAME",
            does="credential.store",
            options=[
                takes("-f/--file --machine -u/--url -n/--name -t/--tags --token --schmilblick"),
                flags("--overwrite"),
            ],
        ),
        sub(
            "console enable, console disable, simulation enable, simulation disable, config restore",
            "NAME...",
            does="host.config NAME",
            options=[flags("-a/--all -g/--global --old-backup"), takes("-e/--exclusions")],
        ),
        sub("config backup", "FOLDER", writes="FOLDER"),
        sub("support dump", does="fs.create cwd", options=[takes("-f/--outFile", writes="VALUE"), flags("--fast")]),
        sub(
            "dashboard setup",
            does="container.run",
            options=[takes("-d/--dir -l/--listen --password -p/--port"), flags("-f/--force -y/--yes")],
        ),
        sub("dashboard start", does="service.start", options=[flags("-f/--force -y/--yes")]),
        sub("dashboard stop", does="service.stop"),
        sub("dashboard remove", does="guest.delete", options=[flags("-f/--force -y/--yes")]),
        sub("dashboard show-password", does="secret.read"),
        sub(
            "notifications reinject, notifications test",
            "ID",
            does="message.send",
            options=[takes("-a/--alert"), flags("-r/--remediation")],
        ),
        sub(
            "hubtest run, hubtest eval, hubtest explain, hubtest create, hubtest clean",
            "NAME...",
            does="code.project",
            open=True,
        ),
        sub("completion", "SHELL"),
    ],
    examples="""
        cscli decisions list                            #=> read_only
        cscli metrics                                   #=> read_only
        cscli alerts list --since 4h -o json            #=> read_only
        cscli -c ./x.yaml metrics                       #=> unknown code.opaque
        cscli explain --file a.log --type nginx         #=> read_only
        cscli hub update                                #=> reversible_low refresh
        cscli collections install crowdsecurity/nginx   #=> unknown code.remote
        cscli parsers remove x                          #=> exposure guard.lower
        cscli decisions add --ip 192.0.2.1              #=> disruptive net.firewall
        cscli decisions delete --ip 192.0.2.1           #=> exposure guard.lower
        cscli alerts delete --all                       #=> destructive log.discard
        cscli bouncers add x                            #=> exposure access.grant
        cscli machines delete x                         #=> disruptive access.revoke
        cscli console enroll abc                        #=> config_mutation credential.store
        cscli support dump -f out.zip                   #=> config_mutation fs.write
        cscli support dump                              #=> reversible_low fs.create
        cscli dashboard show-password                   #=> exposure secret.read
        cscli dashboard remove                          #=> destructive
        cscli frobnicate                                #=> unknown unknown.subcommand
    """,
)

TRIPWIRE = tool(
    "tripwire",
    "FILE...",
    about="look for files that changed",
    docs="man:tripwire(8)",
    options=[
        takes("-m", "MODE"),
        takes(
            "-c/--cfgfile -p/--polfile -S/--site-keyfile -L/--local-keyfile -P/--local-passphrase -Q/--site-passphrase"
        ),
        takes("-d/--dbfile -i/--ignore -l/--severity/--level -R/--rule-name -x/--section --email -Z/--secure-mode"),
        takes("-r/--twrfile", writes="VALUE"),
        takes("-V/--visual", "EDITOR:argv"),
        flags("-M/--email-report", does="message.send"),
        flags(
            "-I/--interactive --init --update --update-policy -a/--accept-all",
            does="guard.lower",
            because="takes what is there now for right",
        ),
        flags(
            "-e/--no-encryption -t --check --test -v/--verbose -s/--silent/--quiet "
            "-n/--no-tty-output -E/--signed-report -h/--hexadecimal"
        ),
        flags("--help --version"),
    ],
    rows=[when("-m=i|u|p", does="guard.lower", because="takes what is there now for right")],
    examples="""
        tripwire --check                                #=> read_only
        tripwire -m c -n                                #=> read_only
        tripwire --init                                 #=> exposure guard.lower
        tripwire -m u                                   #=> exposure guard.lower
        tripwire --check -M                             #=> config_mutation message.send
        tripwire --check -r out.twr                     #=> config_mutation fs.write
        tripwire --update -V ./ed                       #=> unknown
        tripwire --frobnicate                           #=> unknown unknown.option
    """,
)

TOOLS = [RKHUNTER, CHKROOTKIT, LYNIS, AIDE, CLAMSCAN, CLAMDSCAN, FRESHCLAM, CSCLI, TRIPWIRE]
