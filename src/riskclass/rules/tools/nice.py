from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

RUNNING = "changes how a running process is scheduled"

NICE = tool(
    "nice gnice",
    "COMMAND...:argv",
    about="run a command with another priority",
    docs="man:nice(1)",
    posix=True,
    inert="--help --version",
    options=[takes("-n/--adjustment"), flags("-# --help --version")],
    examples="""
        nice                        #=> read_only
        nice ls                     #=> read_only
        nice -n 10 rm x             #=> destructive
        nice -n10 ls                #=> read_only
        nice -10 rm x               #=> destructive
        nice --adj=5 ls             #=> read_only
        nice --frob ls              #=> unknown
    """,
)

IONICE = tool(
    "ionice",
    "COMMAND...:argv",
    about="run a command with another I/O class, or show and set a process's",
    docs="man:ionice(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("-c/--class -n/--classdata -p/--pid -P/--pgid -u/--uid"),
        flags("-t/--ignore -h/--help -V/--version"),
    ],
    rows=[
        when("-p -P -u", operands="MORE..."),
        when("-p -P -u", "-c -n", does="host.config -p -P -u MORE", because=RUNNING),
    ],
    examples="""
        ionice -c 3 rm x                #=> destructive
        ionice -c2 -n0 nice ls          #=> read_only
        ionice -p 1234 1235             #=> read_only
        ionice -c idle -p 1234          #=> config_mutation host.config
        ionice --class 3 -u 1000        #=> config_mutation
        ionice --help                   #=> read_only
    """,
)

CHRT = tool(
    "chrt",
    "PRIORITY COMMAND...:argv",
    about="run a command with another scheduling policy, or show and set a process's",
    docs="man:chrt(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        flags("-p/--pid -m/--max"),
        takes("-T/--sched-runtime -P/--sched-period -D/--sched-deadline"),
        flags(
            "-b/--batch -d/--deadline -e/--ext -f/--fifo -i/--idle -o/--other -r/--rr -R/--reset-on-fork"
            " -a/--all-tasks -v/--verbose -h/--help -V/--version"
        ),
    ],
    rows=[
        when("-p", operands="PRIORITY PID"),
        when("-p", "PID", does="host.config PID", because=RUNNING),
    ],
    examples="""
        chrt -f 10 rm x         #=> destructive
        chrt --idle 0 ls        #=> read_only
        chrt -p 1234            #=> read_only
        chrt -f -p 10 1234      #=> config_mutation host.config
        chrt -m                 #=> read_only
    """,
)

TASKSET = tool(
    "taskset",
    "MASK COMMAND...:argv",
    about="run a command on some processors, or show and set a process's",
    docs="man:taskset(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[flags("-p/--pid -a/--all-tasks -c/--cpu-list -h/--help -V/--version")],
    rows=[
        when("-p", operands="MASK PID"),
        when("-p", "PID", does="host.config PID", because=RUNNING),
    ],
    examples="""
        taskset 03 rm x             #=> destructive
        taskset -c 0,2 ls -l        #=> read_only
        taskset -p 700              #=> read_only
        taskset -pc 0,3 700         #=> config_mutation host.config
    """,
)

PRLIMIT = tool(
    "prlimit",
    "COMMAND...:argv",
    about="run a command with other limits, or show and set a process's",
    docs="man:prlimit(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("-p/--pid -o/--output"),
        takes("-c/--core", "[LIMIT]"),
        takes("-d/--data", "[LIMIT]"),
        takes("-e/--nice", "[LIMIT]"),
        takes("-f/--fsize", "[LIMIT]"),
        takes("-i/--sigpending", "[LIMIT]"),
        takes("-l/--memlock", "[LIMIT]"),
        takes("-m/--rss", "[LIMIT]"),
        takes("-n/--nofile", "[LIMIT]"),
        takes("-q/--msgqueue", "[LIMIT]"),
        takes("-r/--rtprio", "[LIMIT]"),
        takes("-s/--stack", "[LIMIT]"),
        takes("-t/--cpu", "[LIMIT]"),
        takes("-u/--nproc", "[LIMIT]"),
        takes("-v/--as", "[LIMIT]"),
        takes("-x/--locks", "[LIMIT]"),
        takes("-y/--rttime", "[LIMIT]"),
        flags("--noheadings --raw --verbose -h/--help -V/--version"),
    ],
    rows=[
        when(
            "-p",
            "-c=* -d=* -e=* -f=* -i=* -l=* -m=* -n=* -q=* -r=* -s=* -t=* -u=* -v=* -x=* -y=*",
            does="host.config -p",
            because="changes the limits of a running process",
        ),
    ],
    examples="""
        prlimit --nofile=1024 rm x          #=> destructive
        prlimit -n1024 ls                   #=> read_only
        prlimit -p 1234                     #=> read_only
        prlimit --pid 1234 --nofile         #=> read_only
        prlimit --pid 1234 --nofile=10:20   #=> config_mutation host.config
    """,
)

TOOLS = [NICE, IONICE, CHRT, TASKSET, PRLIMIT]
