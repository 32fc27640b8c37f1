from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "hwclock",
    about="show and set the clock of the board",
    docs="man:hwclock(8)",
    inert="--test --help --version",
    options=[
        flags("--set -s/--hctosys -w/--systohc --systz -a/--adjust", does="host.config", because="sets a clock"),
        takes("--param-set", does="host.config VALUE"),
        takes("--param-get -f/--rtc --date --delay --adjfile --epoch"),
        flags("--setepoch --vl-clear", does="host.config"),
        takes("--param-index"),
        flags(
            "-r/--show --get --getepoch --predict -u/--utc -l/--localtime --directisa --update-drift --noadjfile"
            " --test -v/--verbose -D/--debug -h/--help -V/--version --vl-read"
        ),
    ],
    examples="""
        hwclock                    #=> read_only
        hwclock -r                 #=> read_only
        hwclock --systohc          #=> config_mutation host.config
        hwclock -w --test          #=> read_only
        hwclock --param-set x=1    #=> config_mutation
        hwclock --setepoch         #=> config_mutation
    """,
)
