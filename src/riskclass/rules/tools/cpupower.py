from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

TOOL = tool(
    "cpupower",
    about="show and set how processors save power",
    docs="man:cpupower(1)",
    inert="-h --version",
    options=[takes("-c/--cpu"), flags("-d/--debug -h/--help -v/--version")],
    subs=[
        sub(
            "frequency-info",
            options=[
                flags(
                    "-e/--debug -f/--freq -w/--hwfreq -l/--hwlimits -d/--driver -p/--policy -g/--governors"
                    " -r/--related-cpus"
                    " -a/--affected-cpus -s/--stats -y/--latency -o/--proc -m/--human -n/--no-rounding"
                    " -c/--perf -b/--boost"
                    " -z/--epp"
                )
            ],
        ),
        sub("idle-info", options=[flags("-f/--silent -e/--proc -o")]),
        sub("powercap-info", options=[flags("-d/--details")]),
        sub("info", options=[flags("-b/--perf-bias")]),
        sub("help", "WORD..."),
        sub(
            "monitor",
            "COMMAND...:argv",
            about="count how the processors idle, while a program runs",
            options=[takes("-m -i"), flags("-l -c -v")],
        ),
        sub(
            "frequency-set",
            does="host.config -g -d -u -f",
            because="sets how fast processors run",
            options=[takes("-d/--min -u/--max -g/--governor -f/--freq"), flags("-r/--related")],
        ),
        sub(
            "idle-set",
            does="host.config -d -e",
            because="sets how processors idle",
            options=[takes("-d/--disable -e/--enable -D/--disable-by-latency"), flags("-E/--enable-all")],
        ),
        sub(
            "set",
            does="host.config",
            because="sets how processors save power",
            options=[takes("-b/--perf-bias -e/--epp -m/--amd-pstate-mode -t/--turbo-boost")],
        ),
    ],
    examples="""
        cpupower frequency-info                  #=> read_only
        cpupower -c all idle-info                #=> read_only
        cpupower monitor -l                      #=> read_only
        cpupower monitor -i 5 sleep 5            #=> read_only
        cpupower monitor rm x                    #=> destructive fs.delete
        cpupower frequency-set -g performance    #=> config_mutation host.config
        cpupower idle-set -d 2                   #=> config_mutation host.config
        cpupower set -b 15                       #=> config_mutation host.config
        cpupower info -b                         #=> read_only
        cpupower frobnicate                      #=> unknown unknown.subcommand
    """,
)
