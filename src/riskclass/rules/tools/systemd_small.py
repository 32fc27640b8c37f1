from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

DELTA = tool(
    "systemd-delta",
    "PATH...",
    about="show which settings override which",
    docs="man:systemd-delta(1)",
    options=[takes("-t/--type"), takes("--diff", "[BOOL]"), flags("-h/--help --version --no-pager")],
    examples="""
        systemd-delta --type=overridden   #=> read_only
        systemd-delta --frobnicate        #=> unknown
    """,
)
PATH = tool(
    "systemd-path",
    "NAME...",
    about="show where things are kept",
    docs="man:systemd-path(1)",
    prints="path",
    options=[takes("--suffix"), flags("-h/--help --version --no-pager")],
    examples="""
        systemd-path user-configuration   #=> read_only
        systemd-path --frobnicate         #=> unknown
    """,
)
ID128 = tool(
    "systemd-id128",
    "NAME...",
    about="show and make identifiers",
    docs="man:systemd-id128(1)",
    prints="word",
    options=[
        takes("-a/--app-specific --json"),
        flags("-h/--help --version -p/--pretty -u/--uuid -P/--value --no-pager --no-legend --system -j"),
    ],
    examples="""
        systemd-id128 machine-id     #=> read_only
        systemd-id128 new -u         #=> read_only
        systemd-id128 --frobnicate   #=> unknown
    """,
)
LOOKS = tool(
    "oomctl userdbctl",
    "VERB NAME...",
    about="show memory pressure, and accounts",
    docs="man:oomctl(1)",
    options=[
        takes("--output --json -s/--service --with-nss --synthesize --with-dropin --with-varlink --multiplexer"),
        takes("--disposition --uuid --uid-min --uid-max --boundaries -F/--from-file"),
        flags("-h/--help --version --no-pager --no-legend -j -N --chain -z/--fuzzy -B -I -S -R"),
    ],
    examples="""
        oomctl                     #=> read_only
        oomctl dump                #=> read_only
        userdbctl user bob         #=> read_only
        userdbctl --frobnicate     #=> unknown
    """,
)
CREDS = tool(
    "systemd-creds",
    about="encrypt credentials of services, and show them",
    docs="man:systemd-creds(1)",
    inherits=True,
    inert="-h --version",
    options=[
        takes("--json --transcode --newline --name --timestamp --not-after --with-key --tpm2-device --tpm2-pcrs"),
        takes("--tpm2-public-key --tpm2-public-key-pcrs --tpm2-signature --uid"),
        flags("-h/--help --version --no-pager --no-legend --system -p/--pretty -H -T -q/--quiet --user --allow-null"),
        flags("--no-ask-password --refuse-null"),
    ],
    subs=[
        sub("list, has-tpm2"),
        sub("cat", "NAME...", does="secret.read NAME"),
        sub("setup", does="credential.store", because="makes the key of this host"),
        sub("encrypt", "IN OUT", writes="OUT|-"),
        sub("decrypt", "IN OUT", does="secret.read IN", writes="OUT|-"),
    ],
    examples="""
        systemd-creds list                      #=> read_only
        systemd-creds cat db.password           #=> exposure secret.read
        systemd-creds setup                     #=> config_mutation credential.store
        systemd-creds encrypt - out.cred        #=> config_mutation
        systemd-creds encrypt plain.txt -       #=> read_only
        systemd-creds decrypt out.cred -        #=> exposure secret.read
        systemd-creds --version                 #=> read_only
        systemd-creds frobnicate                #=> unknown
    """,
)
CRYPTENROLL = tool(
    "systemd-cryptenroll",
    "DEVICE",
    about="add and remove what opens an encrypted disk",
    docs="man:systemd-cryptenroll(1)",
    inert="-h --version",
    options=[
        flags("-h/--help --version --no-pager --list-devices --unlock-empty"),
        flags("--password --recovery-key", does="access.grant DEVICE", because="adds a key that opens the device"),
        takes("--unlock-key-file --unlock-fido2-device --unlock-tpm2-device --fido2-credential-algorithm"),
        takes("--fido2-with-client-pin --fido2-with-user-presence --fido2-with-user-verification --tpm2-pcrs"),
        takes("--tpm2-public-key --tpm2-public-key-pcrs --tpm2-signature --tpm2-with-pin --tpm2-pcrlock"),
        takes("--fido2-salt-file --fido2-parameters-in-header --tpm2-device-key --tpm2-seal-key-handle"),
        takes("--pkcs11-token-uri --fido2-device --tpm2-device"),
        takes("--wipe-slot", does="disk.write DEVICE", because="what opened the device opens it no more"),
    ],
    rows=[
        when(
            "--pkcs11-token-uri --fido2-device --tpm2-device",
            unless="--pkcs11-token-uri=list --fido2-device=list --tpm2-device=list",
            does="access.grant DEVICE",
            because="adds a key that opens the device",
        ),
    ],
    examples="""
        systemd-cryptenroll /dev/sda3                          #=> read_only
        systemd-cryptenroll --tpm2-device=list                 #=> read_only
        systemd-cryptenroll --tpm2-device=auto /dev/sda3       #=> exposure access.grant
        systemd-cryptenroll --recovery-key /dev/sda3           #=> exposure access.grant
        systemd-cryptenroll --wipe-slot=all /dev/sda3          #=> destructive disk.write
        systemd-cryptenroll --help                             #=> read_only
    """,
)
NOTIFY = tool(
    "systemd-notify",
    "STATE...",
    about="tell the service manager how far this service is",
    docs="man:systemd-notify(1)",
    inert="-h --version --booted",
    does="refresh",
    because="tells the service manager how far this service is",
    options=[
        takes("--uid --status --fd --fdname"),
        takes("--pid", "[PID]"),
        flags("-h/--help --version --ready --reloading --stopping --booted --no-block"),
    ],
    examples="""
        systemd-notify --ready --status='up'   #=> reversible_low refresh
        systemd-notify --booted                #=> read_only
        systemd-notify --exec x                #=> unknown
    """,
)
ACTIVATE = tool(
    "systemd-socket-activate",
    "COMMAND...:argv",
    about="run a command when someone connects",
    docs="man:systemd-socket-activate(1)",
    posix=True,
    inert="-h --version",
    options=[
        takes("-l/--listen", does="net.listen VALUE"),
        takes("-E/--setenv --fdname"),
        flags("-h/--help --version -d/--datagram --seqpacket -a/--accept --inetd --now"),
    ],
    examples="""
        systemd-socket-activate -l 8080 cat      #=> config_mutation net.listen
        systemd-socket-activate -l 8080 rm -r x  #=> destructive
        systemd-socket-activate --version        #=> read_only
    """,
)
ASK = tool(
    "systemd-ask-password",
    "MESSAGE...",
    about="ask a person for a password, and print it",
    input="part",
    docs="man:systemd-ask-password(1)",
    options=[
        takes("--icon --id --keyname --credential --timeout --emoji"),
        takes("--echo", "[VALUE]"),
        flags("-h/--help --version -e --no-tty --accept-cached --multiple --no-output -n --user --system"),
    ],
    rows=[
        when(
            "--accept-cached --credential",
            unless="--no-output",
            does="secret.read",
            because="prints a password that is kept, without asking",
        ),
    ],
    examples="""
        systemd-ask-password 'PIN:'          #=> read_only
        systemd-ask-password --keyname=cryptsetup --accept-cached x              #=> exposure secret.read
        systemd-ask-password --keyname=cryptsetup --accept-cached --no-output x  #=> read_only
        systemd-ask-password --frobnicate    #=> unknown
    """,
)
SYSUSERS = tool(
    "systemd-sysusers",
    "CONFIG...",
    about="make the accounts that packages ask for",
    docs="man:systemd-sysusers(8)",
    inert="-h --version --cat-config --tldr --dry-run",
    does="account.change CONFIG",
    options=[
        takes("--root --image --image-policy --replace"),
        flags("-h/--help --version --cat-config --tldr --dry-run --inline --no-pager"),
    ],
    examples="""
        systemd-sysusers                 #=> config_mutation account.change
        systemd-sysusers --dry-run       #=> read_only
        systemd-sysusers --cat-config    #=> read_only
    """,
)
SYSEXT = tool(
    "systemd-sysext systemd-confext",
    about="lay images over the system's folders",
    docs="man:systemd-sysext(8)",
    inherits=True,
    inert="-h --version",
    options=[
        takes("--root --json --image-policy --noexec"),
        takes("--mutable", "[MODE]"),
        flags("-h/--help --version --no-pager --no-legend --force --no-reload"),
    ],
    subs=[
        sub("status, list"),
        sub("merge", does="host.config", because="lays images over the system's folders"),
        sub("unmerge, refresh", does="fs.unmount", because="takes away what programs may use"),
    ],
    examples="""
        systemd-sysext                  #=> read_only
        systemd-sysext status           #=> read_only
        systemd-sysext merge            #=> config_mutation host.config
        systemd-sysext unmerge          #=> disruptive fs.unmount
        systemd-sysext refresh --help   #=> read_only
        systemd-sysext frobnicate       #=> unknown
    """,
)
REPART = tool(
    "systemd-repart",
    "DEVICE",
    about="show, and if told so make, missing partitions",
    docs="man:systemd-repart(8)",
    inert="-h --version --can-factory-reset",
    options=[
        takes("--dry-run --empty --discard --pretty --factory-reset --root --image --definitions --key-file"),
        takes("--private-key --certificate --tpm2-device --tpm2-pcrs --tpm2-public-key --tpm2-public-key-pcrs --seed"),
        takes("--certificate-source --private-key-source --copy-from -s/--copy-source --defer-partitions"),
        takes("--exclude-partitions --include-partitions --tpm2-device-key --tpm2-pcrlock --tpm2-seal-key-handle"),
        takes("--generate-crypttab --generate-fstab", writes="VALUE"),
        takes("--make-ddi", does="fs.write DEVICE", because="writes an image"),
        flags("-S -C -P", does="fs.write DEVICE", because="writes an image"),
        flags("--list-devices"),
        takes("--size --json --split --image-policy --architecture --offline --sector-size"),
        flags("-h/--help --version --no-pager --no-legend --can-factory-reset"),
    ],
    rows=[
        when(
            "--dry-run=no|false|0|off|n|f",
            does="disk.write DEVICE",
            because="changes the partitions of a disk",
            whole=True,
        ),
    ],
    examples="""
        systemd-repart                                          #=> read_only
        systemd-repart --dry-run=yes /dev/sdb                   #=> read_only
        systemd-repart --dry-run=no --empty=force /dev/sdb      #=> destructive disk.write
        systemd-repart --generate-fstab=fstab disk.raw          #=> config_mutation fs.write
        systemd-repart --make-ddi=sysext -s tree x.raw          #=> config_mutation fs.write
        systemd-repart -S -s tree x.raw                         #=> config_mutation fs.write
        systemd-repart --dry-run=no --help                      #=> read_only
    """,
)
MACHINE_ID = tool(
    "systemd-machine-id-setup",
    about="give the machine its identifier",
    docs="man:systemd-machine-id-setup(1)",
    inert="-h --version",
    does="host.config",
    options=[takes("--root --image --image-policy --json"), flags("-h/--help --version --commit --print")],
    examples="""
        systemd-machine-id-setup            #=> config_mutation host.config
        systemd-machine-id-setup --print    #=> config_mutation
        systemd-machine-id-setup --version  #=> read_only
    """,
)

TOOLS = [
    DELTA,
    PATH,
    ID128,
    LOOKS,
    CREDS,
    CRYPTENROLL,
    NOTIFY,
    ACTIVATE,
    ASK,
    SYSUSERS,
    SYSEXT,
    REPART,
    MACHINE_ID,
]
