from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

LOOKS = "status|*test*|*check*|show|info|list|describe|help|version|configdump|--help"
#: Init scripts name their actions alike; what else a script offers is not known here.
ACTIONS = [
    when("ACTION=start|thaw", does="service.start NAME"),
    when("ACTION=stop|zap|pause", does="service.stop NAME"),
    when("ACTION=reload", does="service.reload NAME"),
    when(
        "ACTION=restart|try-restart|condrestart|force-reload|reload-or-restart|--full-restart",
        does="service.restart NAME",
    ),
    when(
        "ACTION",
        unless=f"ACTION={LOOKS}|start|thaw|stop|zap|pause|reload|restart|try-restart|condrestart|force-reload"
        "|reload-or-restart|--full-restart",
        does="unknown.subcommand ACTION",
        because="an action of the service's own script",
    ),
]

SERVICE = tool(
    "service",
    "NAME ACTION ARG...",
    about="run a service's script",
    docs="man:service(8)",
    posix=True,
    options=[flags("--status-all -h/--help --version")],
    rows=ACTIONS,
    examples="""
        service nginx status           #=> read_only
        service nginx configtest       #=> read_only
        service --status-all           #=> read_only
        service nginx start            #=> reversible_low service.start
        service nginx stop             #=> disruptive service.stop
        service nginx restart          #=> disruptive service.restart
        service nginx --full-restart   #=> disruptive
        service nginx reload           #=> config_mutation service.reload
        service postgresql promote     #=> unknown unknown.subcommand
        service "$name" status         #=> read_only
    """,
)
INVOKE = tool(
    "invoke-rc.d",
    "NAME ACTION ARG...",
    about="run a service's script, as packages do",
    docs="man:invoke-rc.d(8)",
    posix=True,
    inert="--help",
    options=[flags("--quiet --force --try-anyway --disclose-deny --query --no-fallback --skip-systemd-native --help")],
    rows=ACTIONS,
    examples="""
        invoke-rc.d nginx restart            #=> disruptive service.restart
        invoke-rc.d --quiet nginx status     #=> read_only
    """,
)

RC_SERVICE = tool(
    "rc-service",
    "NAME ACTION ARG...",
    about="run a service's script (OpenRC)",
    docs="man:rc-service(8)",
    inert="--help --version --dry-run",
    options=[
        takes("-e/--exists -r/--resolve"),
        flags(
            "-d/--debug -D/--nodeps -c/--ifcrashed -i/--ifexists -I/--ifinactive -N/--ifnotstarted -s/--ifstarted"
            " -S/--ifstopped -l/--list -Z/--dry-run -U/--user -h/--help -C/--nocolor -V/--version -v/--verbose -q/--quiet"
        ),
    ],
    rows=ACTIONS,
    examples="""
        rc-service nginx status      #=> read_only
        rc-service --list            #=> read_only
        rc-service nginx start       #=> reversible_low
        rc-service nginx restart     #=> disruptive service.restart
        rc-service nginx -Z stop     #=> read_only
    """,
)

RC_UPDATE = tool(
    "rc-update",
    about="choose what starts at boot (OpenRC)",
    docs="man:rc-update(8)",
    inherits=True,
    inert="--help --version",
    options=[
        flags("-a/--all -s/--stack -u/--update -U/--user -h/--help -C/--nocolor -V/--version -v/--verbose -q/--quiet"),
    ],
    subs=[
        sub("show", "LEVEL..."),
        sub("add, del, delete", "NAME LEVEL...", does="service.enable NAME"),
    ],
    examples="""
        rc-update                      #=> read_only
        rc-update show -v              #=> read_only
        rc-update add nginx default    #=> config_mutation service.enable
        rc-update del nginx            #=> config_mutation
        rc-update frobnicate           #=> unknown unknown.subcommand
    """,
)

TOOLS = [
    SERVICE,
    INVOKE,
    RC_SERVICE,
    RC_UPDATE,
    tool(
        "rc-status",
        "LEVEL",
        about="show what runs (OpenRC)",
        docs="man:rc-status(8)",
        options=[
            takes("-f/--format"),
            flags(
                "-a/--all -c/--crashed -l/--list -i/--in-state -m/--manual -r/--runlevel -S/--supervised"
                " -s/--servicelist -u/--unused -U/--user -h/--help -C/--nocolor -V/--version -v/--verbose"
                " -q/--quiet"
            ),
        ],
        examples="rc-status -a   #=> read_only\nrc-status --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "update-rc.d",
        "NAME ACTION LEVEL...",
        about="choose what starts at boot",
        docs="man:update-rc.d(8)",
        inert="-n",
        does="service.enable NAME",
        options=[flags("-f -n -h/--help")],
        examples="""
             update-rc.d nginx defaults     #=> config_mutation service.enable
             update-rc.d -f nginx remove    #=> config_mutation
             update-rc.d -n nginx remove    #=> read_only
         """,
    ),
    tool(
        "chkconfig",
        "NAME STATE",
        about="choose what starts at boot",
        docs="man:chkconfig(8)",
        options=[
            takes("--level/--levels -t/--type"),
            takes("--list", "NAME?"),
            takes("--add --del --override", does="service.enable VALUE"),
            flags("--no-redirect -a/--all --help"),
        ],
        rows=[when("STATE", does="service.enable NAME")],
        examples="""
             chkconfig                      #=> read_only
             chkconfig --list nginx         #=> read_only
             chkconfig nginx                #=> read_only
             chkconfig --level 35 nginx on  #=> config_mutation service.enable
             chkconfig --add nginx          #=> config_mutation
         """,
    ),
]
