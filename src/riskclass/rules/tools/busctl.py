from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]

MANAGER = "shows the environment that services get"

TOOL = tool(
    "busctl",
    about="ask and call programs over D-Bus",
    docs="man:busctl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        *COMMON,
        takes(
            "-C/--capsule --address --match --size --json --expect-reply --auto-start"
            " --allow-interactive-authorization --timeout --augment-creds --watch-bind --destination"
            " --limit-messages/-N"
        ),
        flags(
            "--system --user --show-machine --unique --acquired --activatable --list -q/--quiet --verbose -j"
            " --xml-interface"
        ),
    ],
    subs=[
        sub("list, help"),
        sub("status, tree", "SERVICE..."),
        sub(
            "introspect",
            "SERVICE OBJECT INTERFACE",
            rows=[when("OBJECT==/org/freedesktop/systemd1", does="secret.env", because=MANAGER)],
        ),
        sub(
            "get-property",
            "SERVICE OBJECT INTERFACE PROPERTY...",
            rows=[when("INTERFACE=*.Manager", "PROPERTY=Environment", does="secret.env", because=MANAGER)],
        ),
        sub("wait", "OBJECT INTERFACE SIGNAL REST..."),
        sub("monitor, capture", "SERVICE...", does="secret.read", because="shows what programs say to each other"),
        sub(
            "call",
            "SERVICE OBJECT INTERFACE METHOD ARG...",
            posix=True,
            rows=[
                when(
                    unless="METHOD=Get|GetAll|Introspect|Ping|List*|Get*|GetMachineId|NameHasOwner",
                    does="code.opaque METHOD",
                    because="calls a method, which may do anything the program can",
                ),
                when("METHOD=Get", "ARG==Environment", does="secret.env", because=MANAGER),
                when("METHOD=GetAll", "ARG==org.freedesktop.systemd1.Manager", does="secret.env", because=MANAGER),
            ],
        ),
        sub("emit", "OBJECT INTERFACE SIGNAL ARG...", posix=True, does="message.send SIGNAL"),
        sub("set-property", "SERVICE OBJECT INTERFACE PROPERTY ARG...", posix=True, does="host.config PROPERTY"),
    ],
    examples="""
        busctl                                             #=> read_only
        busctl tree org.freedesktop.login1                 #=> read_only
        busctl get-property org.x /org/x org.x Name        #=> read_only
        busctl get-property org.x /org/x org.freedesktop.systemd1.Manager Environment  #=> exposure secret.env
        busctl call org.x /org/x org.x Get ss org.x Environment  #=> exposure secret.env
        busctl introspect org.freedesktop.systemd1 /org/freedesktop/systemd1  #=> exposure secret.env
        busctl call org.x /org/x org.x GetAll s org.freedesktop.systemd1.Manager  #=> exposure secret.env
        busctl monitor org.freedesktop.login1              #=> exposure secret.read
        busctl call org.x /org/x org.x ListUnits           #=> read_only
        busctl call org.freedesktop.login1 /org/freedesktop/login1 org.x.Manager PowerOff b 0  #=> unknown code.opaque
        busctl set-property org.x /org/x org.x Level s debug  #=> config_mutation host.config
        busctl emit /org/x org.x Changed s -1              #=> config_mutation message.send
        busctl frobnicate                                  #=> unknown unknown.subcommand
    """,
)
