from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

HELP = "-h --help --version -V --versions-report"
BASE: list[Option] = [
    takes("--saltfile -c/--config-dir --log-level --log-file-level"),
    takes("--log-file", does="fs.append VALUE"),
    takes("--out/--output --out-indent/--output-indent --state-output/--state_output --state-verbose/--state_verbose"),
    takes("--out-file/--output-file", writes="VALUE"),
    flags("--version -V/--versions-report -h/--help --hard-crash --no-color/--no-colour --force-color/--force-colour"),
    flags("--out-file-append/--output-file-append"),
]
CALLS: list[Option] = [
    takes("-t/--timeout --no-parse"),
    takes("--profiling-path", does="fs.create VALUE"),
    flags("--args-stdin -d/--doc/--documentation --skip-grains --enable-profiling"),
]
LOGIN: list[Option] = [
    takes("--auth/--eauth/--external-auth --username --password"),
    flags("-T/--make-token", does="credential.store", because="keeps a token to log in with"),
]
TARGETS: list[Option] = [
    takes("--delimiter"),
    flags("-H/--hosts -E/--pcre -L/--list -G/--grain -P/--grain-pcre -N/--nodegroup -R/--range"),
]

#: A master's or minion's settings name folders of modules.
ELSEWHERE = [
    when(
        f"{each}=*", unless=f"{each}=/etc/*|/srv/*", does=f"code.injected {each}", because="may name folders of modules"
    )
    for each in ("-c", "--saltfile")
]

SALT = tool(
    "salt",
    "TARGET FUNCTION...:salt",
    about="tell minions what to do",
    docs="man:salt(1)",
    posix=True,
    context="host:TARGET",
    inert=f"{HELP} --config-dump --preview-target",
    options=[
        *BASE,
        *LOGIN,
        *TARGETS,
        takes(
            "-l -t/--timeout --no-parse -b/--batch/--batch-size --batch-wait --batch-safe-limit"
            " --batch-safe-size -a --subset"
        ),
        takes("--executor-opts --module-executors --metadata --args-separator --state_events --jid"),
        takes("--return", does="net.send VALUE"),
        takes("--return_config --return_kwargs"),
        flags(
            "-s/--static -p/--progress -v/--verbose -C/--compound -I/--pillar -J/--pillar-pcre -S/--ipcidr --async"
            " --show-timeout --hide-timeout --summary --failhard --args-stdin -d/--doc/--documentation --config-dump"
            " --output-diff --preview-target --show-jid --start-event"
        ),
    ],
    rows=[*ELSEWHERE, when("-d", operands="TARGET FUNCTION...")],
    examples="""
        salt 'web*' test.ping                       #=> read_only
        salt -c ./x 'web*' test.ping                #=> unknown code.injected
        salt --saltfile ./x 'web*' test.ping        #=> unknown code.injected
        salt -c /etc/salt 'web*' test.ping          #=> read_only
        salt -G 'os:Debian' cmd.run 'rm -rf /srv/x' #=> destructive
        salt 'web*' cmd.run 'df -h'                 #=> read_only
        salt 'web*' cmd.run 'df -h' cwd=/srv        #=> read_only
        salt 'web*' cmd.run 'df -h' shell=/srv/x    #=> unknown code.injected
        salt 'web*' file.find /srv name=x size=+1g  #=> read_only
        salt 'web*' file.find /srv name=x delete=f  #=> unknown code.apply
        salt 'web*' file.find /srv exec='rm x'      #=> unknown code.apply
        salt 'web*' file.read /etc/motd             #=> read_only
        salt 'web*' file.read /etc/shadow           #=> exposure secret.read
        salt --return redis 'web*' test.ping        #=> config_mutation net.send
        salt -d '*' state.apply                     #=> read_only
        salt 'web*' state.apply                     #=> unknown code.apply
        salt 'web*' pillar.items                    #=> exposure
        salt --out-file=x 'web*' test.ping          #=> config_mutation fs.write
        salt --version                              #=> read_only
        salt --frobnicate 'web*' test.ping          #=> unknown unknown.option
    """,
)

CALL = tool(
    "salt-call",
    "FUNCTION...:salt",
    about="do on this minion what the master says, or what is said here",
    docs="man:salt-call(1)",
    inert=f"{HELP} -d --doc --documentation",
    options=[
        *BASE,
        takes("-l"),
        *CALLS,
        takes("--proxyid --module-executors --executor-opts --cachedir --master --set-metadata --id --priv --tgt"),
        takes("--tgt-type --auth-timeout"),
        takes(
            "-m/--module-dirs --states-dir --file-root --pillar-root",
            does="code.injected VALUE",
            because="runs what lies there",
        ),
        takes("--return", does="net.send VALUE"),
        flags("-g/--grains --local --retcode-passthrough --metadata --refresh-grains-cache --no-return-event"),
        flags("--output-diff -r/--resources"),
    ],
    rows=[*ELSEWHERE, when("-d", operands="FUNCTION...")],
    examples="""
        salt-call --local test.ping                     #=> read_only
        salt-call -g                                    #=> read_only
        salt-call --local cmd.run 'df -h'               #=> read_only
        salt-call cmd.run 'rm -rf /srv/x'               #=> destructive fs.delete
        salt-call state.apply                           #=> unknown code.apply
        salt-call pillar.items                          #=> exposure secret.read
        salt-call --local -m ./modules test.ping        #=> unknown code.injected
        salt-call --return=redis test.ping              #=> config_mutation net.send
        salt-call --out-file=x test.ping                #=> config_mutation fs.write
        salt-call --log-file=x test.ping                #=> config_mutation fs.write
        salt-call -d state.apply                        #=> read_only
        salt-call --frobnicate test.ping                #=> unknown unknown.option
    """,
)

KEY = tool(
    "salt-key",
    about="say which minions a master takes",
    docs="man:salt-key(1)",
    inert=HELP,
    options=[
        *BASE,
        *LOGIN,
        takes("-u/--user --preserve-minions --gen-keys-dir --keysize --priv --signature-path --pub"),
        takes("-l/--list -p/--print -f/--finger"),
        takes("-a/--accept", does="access.grant VALUE"),
        flags("-A/--accept-all", does="access.grant"),
        takes("-r/--reject -d/--delete", does="access.revoke VALUE"),
        flags("-R/--reject-all -D/--delete-all", does="access.revoke"),
        takes("--gen-keys", does="credential.store VALUE"),
        flags("--gen-signature --auto-create", does="credential.store"),
        takes("--rotate-aes-key", does="access.revoke", because="all minions must log in once more"),
        flags("-q/--quiet -y/--yes -L/--list-all -P/--print-all -F/--finger-all"),
        flags("--include-all --include-accepted --include-rejected --include-denied"),
    ],
    examples="""
        salt-key -L                                     #=> read_only
        salt-key -f web1                                #=> read_only
        salt-key -a web1                                #=> exposure access.grant
        salt-key -yA                                    #=> exposure access.grant
        salt-key -d web1                                #=> disruptive access.revoke
        salt-key -yD                                    #=> disruptive access.revoke
        salt-key --gen-keys=x                           #=> config_mutation credential.store
        salt-key --gen-signature                        #=> config_mutation credential.store
        salt-key --rotate-aes-key=true                  #=> disruptive access.revoke
        salt-key --version                              #=> read_only
    """,
)

RUN = tool(
    "salt-run",
    "FUNCTION...:salt",
    about="do something on a Salt master",
    docs="man:salt-run(1)",
    inert=f"{HELP} -d --doc --documentation",
    options=[*BASE, takes("-l"), *CALLS, *LOGIN, takes("-a --jid"), flags("--async --quiet")],
    rows=[*ELSEWHERE, when("-d", operands="FUNCTION...")],
    examples="""
        salt-run manage.status                          #=> read_only
        salt-run jobs.lookup_jid 2026                   #=> read_only
        salt-run manage.down removekeys=True            #=> unknown code.apply
        salt-run -T -a pam manage.status                #=> config_mutation credential.store
        salt-run --enable-profiling --profiling-path=/srv/p manage.status  #=> reversible_low fs.create
        salt-run manage.down                            #=> read_only
        salt-run state.orchestrate deploy               #=> unknown code.apply
        salt-run -d x.y                                 #=> read_only
    """,
)

SSH = tool(
    "salt-ssh",
    "TARGET FUNCTION...:salt",
    about="do something on hosts without a minion",
    docs="man:salt-ssh(1)",
    context="host:TARGET",
    inert=HELP,
    options=[
        *BASE,
        takes("-l"),
        *TARGETS,
        takes("--jid --no-parse --roster --roster-file --max-procs --extra-filerefs --min-extra-modules"),
        takes("--python2-bin --python3-bin", does="code.opaque VALUE", because="names the program that runs there"),
        takes("--thin-extra-modules --keepalive-interval --keepalive-count-max --priv --priv-passwd --user"),
        takes("--passwd --scan-ports --scan-timeout"),
        takes("--profiling-path", does="fs.create VALUE"),
        takes("--ssh-option", "OPTION:ssh_option"),
        takes("--remote-port-forwards", does="net.tunnel VALUE"),
        flags(
            "-r/--raw/--raw-shell --refresh/--refresh-cache --thin-exclude-saltexts -v/--verbose -s/--static -w/--wipe"
        ),
        flags("-W/--rand-thin-dir -t/--regen-thin/--thin --relenv --pre-flight --disable-keepalive --askpass"),
        flags("-i/--ignore-host-keys --no-host-keys --identities-only --sudo --update-roster --args-stdin"),
        flags("--key-deploy", does="access.grant TARGET"),
    ],
    rows=[*ELSEWHERE, when("-r", operands="TARGET COMMAND...:sh")],
    examples="""
        salt-ssh 'web*' test.ping                       #=> read_only
        salt-ssh --python3-bin ./x 'web*' test.ping     #=> unknown code.opaque
        salt-ssh -r 'web*' 'df -h'                      #=> read_only
        salt-ssh -r 'web*' 'rm -rf /srv/x'              #=> destructive fs.delete
        salt-ssh 'web*' state.apply                     #=> unknown code.apply
        salt-ssh --ssh-option='ProxyCommand=rm -rf x' web test.ping  #=> destructive
        salt-ssh --remote-port-forwards=8:h:8 web test.ping  #=> exposure net.tunnel
        salt-ssh --key-deploy web test.ping             #=> exposure access.grant
        salt-ssh --version                              #=> read_only
    """,
)

CP = tool(
    "salt-cp",
    "TARGET SOURCE... DEST",
    about="copy files to minions",
    docs="man:salt-cp(1)",
    reads="SOURCE",
    does="net.send DEST",
    because="writes files on the minions",
    inert=HELP,
    options=[*BASE, takes("-l"), *TARGETS, takes("-t/--timeout"), flags("-C/--chunked -n/--no-compression")],
    rows=ELSEWHERE,
    examples="""
        salt-cp 'web*' motd /etc/motd                   #=> config_mutation net.send
        salt-cp 'web*' .env /srv/.env                   #=> exposure secret.read
        salt-cp --help                                  #=> read_only
    """,
)

TOOLS = [SALT, CALL, KEY, RUN, SSH, CP]
