from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPTIONS = [
    flags("-n/--no-sync -ff", does="host.break", because="what is not yet on disk is lost"),
    flags("-f/--force -d/--no-wtmp -i --no-wall -v/--verbose --help -w/--wtmp-only -h -q"),
]

SHUTDOWN = tool(
    "shutdown",
    "TIME MESSAGE...",
    about="turn the host off, or restart it, now or later",
    docs="man:shutdown(8)",
    inert="--help",
    options=[
        flags("-H/--halt -P/--poweroff -h", does="host.off"),
        flags("-r/--reboot", does="host.reboot"),
        flags("-c", does="refresh", because="calls a planned shutdown off"),
        flags("-k", does="message.send", because="only warns who is logged in"),
        flags("-n", does="host.break", because="what is not yet on disk is lost"),
        takes("-t"),
        flags("-f -F -a -q -Q --no-wall --show --help"),
    ],
    rows=[when(unless="-H -P -h -r -c -k --show", does="host.off")],
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
        shutdown --show -r              #=> disruptive host.reboot
        shutdown --help                 #=> read_only
    """,
)

REBOOT = tool(
    "reboot",
    "ARGUMENT",
    about="restart the host",
    input="none",
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

TOOLS = [SHUTDOWN, REBOOT, OFF]
