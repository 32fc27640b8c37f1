from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

COMMON: list[Option] = [
    flags("-h/--help --machine-readable --no-color --color --debug --timestamp --debug-timestamp --no-tty"),
]
UP: list[Option] = [
    *COMMON,
    takes("--provision-with --provider"),
    flags("--[no-]provision --[no-]destroy-on-error --[no-]parallel --[no-]install-provider -f/--force"),
]
#: Tried with every command and with --help; only `box list`, `plugin list` and `--version` leave it alone.
LOADS = "evaluates the Vagrantfile, which is a program"
AS_TOLD = "does what the Vagrantfile says"

TOOL = tool(
    "vagrant",
    about="make and use virtual machines that a folder describes",
    docs="https://developer.hashicorp.com/vagrant/docs/cli",
    inert="-v",
    does="code.project",
    because=LOADS,
    options=[*COMMON, flags("-v/--version")],
    subs=[
        sub("box list, plugin list", options=[*COMMON, flags("-i/--box-info --local")]),
        sub(
            "status, global-status, version, validate, port, ssh-config, winrm-config, list-commands, help,"
            " box outdated, snapshot list, cap",
            "NAME...",
            does="code.project",
            because=LOADS,
            options=[
                *COMMON,
                takes("--host --guest --check --name"),
                flags("--prune -i/--box-info --global -f/--force --local -p/--ignore-provider"),
            ],
        ),
        sub(
            "ssh",
            "NAME -- SSHARG...",
            context="guest:NAME",
            does="code.project",
            because=LOADS,
            options=[*COMMON, takes("-c/--command", "COMMAND:sh"), flags("-p/--plain -t/--tty")],
            rows=[
                when(unless="-c SSHARG", does="code.interactive NAME", because="opens a session in the machine"),
                when("SSHARG", does="code.opaque SSHARG", because="words for ssh that are not read"),
            ],
        ),
        sub("up, provision", "NAME...", does="code.project", because=AS_TOLD, options=UP),
        sub("reload", "NAME...", does="code.project, guest.disrupt NAME", because=AS_TOLD, options=UP),
        sub("resume", "NAME...", does="code.project, guest.start NAME", options=UP),
        sub(
            "halt, suspend",
            "NAME...",
            does="code.project, guest.disrupt NAME",
            options=[*COMMON, flags("-f/--force -a/--all-global")],
        ),
        sub(
            "destroy",
            "NAME...",
            does="code.project, guest.delete NAME",
            options=[*COMMON, flags("-f/--force --[no-]parallel -g/--graceful")],
        ),
        sub(
            "snapshot save, snapshot push",
            "NAME...",
            does="code.project, snapshot NAME",
            options=[*COMMON, flags("-f/--force")],
        ),
        sub(
            "snapshot restore, snapshot pop",
            "NAME...",
            does="code.project, guest.delete NAME",
            because="drops what happened since",
            options=[*UP, flags("--no-delete --no-start")],
        ),
        sub(
            "snapshot delete, box remove, box prune",
            "NAME...",
            does="code.project",
            rows=[when(unless="-n", does="storage.delete NAME")],
            options=[
                *COMMON,
                takes("--provider --box-version --name -p --architecture"),
                flags("-f/--force --all -n/--dry-run --keep-active-boxes -k --all-providers --all-architectures"),
            ],
        ),
        sub(
            "box add, box update, plugin install, plugin update, plugin repair",
            "NAME...",
            does="code.project, code.remote NAME",
            options=[
                *COMMON,
                takes("--name --cacert --capath --cert --provider --box-version --checksum --checksum-type --box"),
                takes("--entry-point --plugin-source --plugin-version --architecture"),
                flags("-c/--clean -f/--force --insecure --location-trusted --local --plugin-clean-sources --verbose"),
            ],
        ),
        sub(
            "plugin uninstall",
            "NAME...",
            does="code.project, package.install NAME",
            because="removes what can be fetched again",
            options=[*COMMON, flags("--local")],
        ),
        sub(
            "init",
            "BOX URL",
            does="code.project",
            because=LOADS,
            options=[*COMMON, takes("--output --box-version --template"), flags("-f/--force -m/--minimal")],
            rows=[
                when("--output", writes="--output|-"),
                when(unless="--output -f", does="fs.create cwd"),
                when("-f", unless="--output", does="fs.write cwd"),
            ],
        ),
        sub(
            "package, box repackage",
            "NAME...",
            does="code.project, fs.write cwd",
            options=[*COMMON, takes("--base --include --vagrantfile --info"), takes("--output", writes="VALUE")],
        ),
        sub(
            "upload",
            "SOURCE DEST NAME",
            does="code.project, guest.change NAME",
            options=[*COMMON, flags("-t/--temporary -c/--compress"), takes("-C/--compression-type")],
        ),
        sub("push", "NAME...", does="code.project, net.publish", because=AS_TOLD, options=COMMON),
    ],
    examples="""
        vagrant --version                                   #=> read_only
        vagrant box list                                    #=> read_only
        vagrant                                             #=> unknown code.project
        vagrant status                                      #=> unknown code.project
        vagrant global-status --prune                       #=> unknown code.project
        vagrant ssh -c 'df -h'                              #=> unknown code.project
        vagrant ssh web --command 'sudo rm -rf /srv/x'      #=> destructive
        vagrant ssh web                                     #=> unknown code.interactive
        vagrant ssh web -- -L 8080:localhost:80             #=> unknown code.opaque
        vagrant up --provider=libvirt                       #=> unknown code.project
        vagrant up --help                                   #=> unknown code.project
        vagrant provision                                   #=> unknown code.project
        vagrant reload web                                  #=> unknown guest.disrupt
        vagrant resume                                      #=> unknown guest.start
        vagrant halt                                        #=> unknown guest.disrupt
        vagrant destroy -f                                  #=> destructive guest.delete
        vagrant snapshot save before                        #=> unknown snapshot
        vagrant snapshot restore before                     #=> destructive guest.delete
        vagrant box remove debian/bookworm64                #=> destructive storage.delete
        vagrant box prune -n                                #=> unknown code.project
        vagrant box add debian/bookworm64                   #=> unknown code.remote
        vagrant plugin uninstall x                          #=> unknown package.install
        vagrant init debian/bookworm64                      #=> unknown fs.create
        vagrant init -f debian/bookworm64                   #=> unknown fs.write
        vagrant init --output - debian/bookworm64           #=> unknown code.project
        vagrant package                                     #=> unknown fs.write
        vagrant upload a b web                              #=> unknown guest.change
        vagrant push                                        #=> unknown net.publish
        vagrant frobnicate                                  #=> unknown
    """,
)
