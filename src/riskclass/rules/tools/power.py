from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SHUTDOWN = tool(
    "shutdown",
    "TIME MESSAGE...",
    about="turn the host off, or restart it, now or later",
    docs="man:shutdown(8)",
    inert="--help --show",
    options=[
        flags("-H/--halt -P/--poweroff -h", does="host.off"),
        flags("-r/--reboot", does="host.reboot"),
        flags("-c", does="refresh", because="calls a planned shutdown off"),
        flags("-k", does="message.send", because="only warns who is logged in"),
        flags("-n", does="host.break", because="what is not yet on disk is lost"),
        takes("-t"),
        flags("-f -F -a -q -Q --no-wall --show --help"),
    ],
    rows=[when(unless="-H -P -h -r -c -k", does="host.off")],
    examples="""
        shutdown                        #=> destructive host.off
        shutdown now                    #=> destructive host.off
        shutdown -h +5 'maintenance'    #=> destructive
        shutdown -P now                 #=> destructive
        shutdown -r now                 #=> disruptive host.reboot
        shutdown --reboot +10           #=> disruptive
        shutdown -c                     #=> reversible_low refresh
        shutdown -k now                 #=> config_mutation message.send
        shutdown -rn now                #=> destructive host.break
        shutdown --show                 #=> read_only
        shutdown --help                 #=> read_only
    """,
)

OPTIONS = [
    flags("-n/--no-sync -ff", does="host.break", because="what is not yet on disk is lost"),
    flags("-f/--force -d/--no-wtmp -i --no-wall -v/--verbose --help -w/--wtmp-only -h -q"),
]

REBOOT = tool(
    "reboot",
    "ARGUMENT",
    about="restart the host",
    docs="man:reboot(8)",
    inert="-w --help",
    options=[*OPTIONS, flags("-p/--poweroff --halt --reboot")],
    rows=[
        when(unless="-p --halt", does="host.reboot"),
        when("-p --halt", does="host.off"),
    ],
    examples="""
        reboot                #=> disruptive host.reboot
        sudo reboot           #=> disruptive
        reboot -f             #=> disruptive
        reboot --force        #=> disruptive
        reboot -nf            #=> destructive host.break
        reboot -ff            #=> destructive
        reboot -p             #=> destructive host.off
        reboot --halt         #=> destructive
        reboot -w             #=> read_only
        reboot --help         #=> read_only
    """,
)

OFF = tool(
    "poweroff halt",
    about="turn the host off",
    docs="man:poweroff(8)",
    inert="-w --help",
    options=[*OPTIONS, flags("-p/--poweroff --halt --reboot")],
    rows=[
        when(unless="--reboot", does="host.off"),
        when("--reboot", does="host.reboot"),
    ],
    examples="""
        poweroff              #=> destructive host.off
        halt -p               #=> destructive
        halt -n               #=> destructive host.break
        halt --reboot         #=> disruptive host.reboot
        poweroff --wtmp-only  #=> read_only
    """,
)

INIT = tool(
    "init telinit",
    "LEVEL",
    about="change the run level",
    docs="man:telinit(8)",
    inert="--help --version",
    options=[
        takes("-t -e"),
        flags("--help --version --no-wall"),
    ],
    rows=[
        when("LEVEL=0", does="host.off LEVEL"),
        when("LEVEL=6", does="host.reboot LEVEL"),
        when(
            "LEVEL",
            unless="LEVEL=0|6|q|Q|u|U|a|b|c",
            does="service.stop LEVEL",
            because="stops what that run level does not want",
        ),
        when("LEVEL=q|u|a|b|c", does="refresh LEVEL"),
    ],
    examples="""
        init 0       #=> destructive host.off
        telinit 0    #=> destructive host.off
        init 6       #=> disruptive host.reboot
        telinit 1    #=> disruptive service.stop
        init 3       #=> disruptive service.stop
        telinit q    #=> reversible_low refresh
        init --version   #=> read_only
    """,
)

TOOLS = [
    SHUTDOWN,
    REBOOT,
    OFF,
    INIT,
    tool(
        "runlevel",
        "FILE",
        about="show the run level",
        docs="man:runlevel(8)",
        options=[flags("--help --quiet")],
        examples="runlevel   #=> read_only\nrunlevel --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "rtcwake",
        about="sleep until a time",
        docs="man:rtcwake(8)",
        inert="-n --help --version --list-modes -m=show",
        does="host.reboot",
        because="puts the host to sleep until the clock wakes it",
        options=[
            takes("-A/--adjfile -c/--date -d/--device -m/--mode -s/--seconds -t/--time"),
            flags("-a/--auto --list-modes -l/--local -n/--dry-run -u/--utc -v/--verbose -h/--help -V/--version"),
        ],
        examples="""
             rtcwake -m mem -s 60          #=> disruptive host.reboot
             rtcwake -m off -s 60          #=> disruptive
             rtcwake -m show               #=> read_only
             rtcwake -n -m mem -s 60       #=> read_only
         """,
    ),
]
