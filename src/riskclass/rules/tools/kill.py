from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

NAMES = (
    "HUP INT QUIT ILL TRAP ABRT IOT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CLD CONT STOP TSTP TTIN"
    " TTOU URG XCPU XFSZ VTALRM PROF WINCH IO POLL PWR SYS"
)

#: -9, -KILL, -SIGKILL; signal 0 only asks whether the process is there.
SIGNALS = flags(
    " ".join(f"-{name} -SIG{name} -{name.lower()}" for name in NAMES.split()) + " -# -RTMIN* -RTMAX* -SIGRTM*"
)

ASKS = flags("-0/-EXIT/-SIG0")

#: Terms: a signal but 0 is given.
SENDS = " ".join(f"-{name} -SIG{name} -{name.lower()}" for name in NAMES.split()) + " -# -s -n"
ALL = "signals everything that the user may signal"
ANOTHER = "another signal stands beside it"

#: What pgrep, pkill and pidwait select by.
SELECTS = [
    takes(
        "-g/--pgroup -G/--group -O/--older -P/--parent -s/--session -t/--terminal -u/--euid -U/--uid -F/--pidfile"
        " -r/--runstates --cgroup --ns --nslist --env"
    ),
    flags(
        "-c/--count -f/--full -i/--ignore-case -n/--newest -o/--oldest -x/--exact -L/--logpidfile"
        " -A/--ignore-ancestors -h/--help -V/--version"
    ),
]

SKILL_OPTIONS = [
    takes("-c/--command -p/--pid -t/--tty -u/--user --ns --nslist"),
    flags(
        "-f/--fast -i/--interactive -l/--list -L/--table -n/--no-action -v/--verbose -w/--warnings -h/--help"
        " -V/--version"
    ),
]

KILL = tool(
    "kill",
    "PID...",
    about="signal a process",
    docs="man:kill(1)",
    inert="-l -L",
    posix=True,  # bash takes what stands behind a process for another one: `kill 123 -l` kills (tried)
    options=[
        SIGNALS,
        ASKS,
        flags("-1"),
        takes("-s/--signal -n -q/--queue"),
        takes("--timeout", "TIME SIGNAL"),
        takes("-l/--list", "[SIGNAL]"),
        flags(
            "-L/--table -p/--pid -a/--all -r/--require-handler -d/--show-process-state --verbose -h/--help -V/--version"
        ),
    ],
    rows=[
        when(unless="-0 -s=0 -n=0 -p --help --version", does="process.signal PID"),
        # To the shell's own kill they are one more process there (tried).
        when("-p== --help== --version==", f"{SENDS} -1", does="process.signal PID"),
        when("-0==", SENDS, does="process.signal PID", because="-0 is a process group behind another signal"),
        when("-1==", SENDS, does="host.break", because=ALL),
        when("PID==-1", unless="-0 -s=0 -n=0", does="host.break", because=ALL),
    ],
    examples="""
        kill 123                      #=> disruptive process.signal
        kill -9 123                   #=> disruptive
        kill -KILL 123 456            #=> disruptive
        kill -SIGTERM 123             #=> disruptive
        kill -s HUP 123               #=> disruptive
        kill -HUP 123                 #=> disruptive
        kill -n 9 123                 #=> disruptive
        kill -9 -1                    #=> destructive host.break
        kill -KILL -1                 #=> destructive host.break
        kill -s TERM -- -1            #=> destructive host.break
        kill -9 1 -1                  #=> destructive host.break
        kill 123 -l                   #=> disruptive process.signal
        kill 123 -0                   #=> disruptive process.signal
        kill -1 123                   #=> disruptive process.signal
        kill -9 -123                  #=> disruptive process.signal
        kill -9 -0                    #=> disruptive process.signal
        kill -0 -- -1                 #=> read_only
        kill -TERM -- -123            #=> disruptive
        kill %1                       #=> disruptive
        kill "$pid"                   #=> disruptive
        kill $(cat /run/x.pid)        #=> disruptive
        kill -0 123                   #=> read_only
        kill -0 "$pid"                #=> read_only
        kill -s 0 123                 #=> read_only
        kill -p 123                   #=> read_only
        kill -1 -p 123                #=> disruptive process.signal
        kill -9 -p 123                #=> disruptive process.signal
        kill 123 -1                   #=> destructive host.break
        kill -l                       #=> read_only
        kill -l 9                     #=> read_only
        kill -L                       #=> read_only
    """,
)

KILLALL = tool(
    "killall",
    "NAME...",
    about="signal processes by exact name",
    docs="man:killall(1)",
    inert="-l --version",
    options=[
        SIGNALS,
        ASKS,
        takes("-y/--younger-than -o/--older-than -s/--signal -u/--user -n/--ns -Z/--context"),
        flags(
            "-e/--exact -I/--ignore-case -g/--process-group -i/--interactive -l/--list -q/--quiet -r/--regexp"
            " -v/--verbose -V/--version -w/--wait"
        ),
    ],
    rows=[
        when(unless="-0 -s=0", does="process.signal NAME"),
        when("-0 -s=0", SENDS.replace(" -s -n", ""), does="process.signal NAME", because=ANOTHER),
        when("-0 -s=0", "-s", unless="-s=0", does="process.signal NAME", because=ANOTHER),
        when("-r", "NAME==.|.*|.+|^|^.*|$|.*$|()|", unless="-0 -s=0", does="host.break", because=ALL),
    ],
    examples="""
        killall -0 -9 node     #=> disruptive process.signal
        killall -0 -s KILL node #=> disruptive process.signal
        killall -r '.*'        #=> destructive host.break
        killall -9 node        #=> disruptive process.signal
        killall -u bob         #=> disruptive
        killall -s HUP nginx   #=> disruptive
        killall -0 node        #=> read_only
        killall -l             #=> read_only
    """,
)

KILLALL5 = tool(
    "killall5",
    about="signal every process but one's own session",
    docs="man:killall5(8)",
    does="host.break",
    because="signals everything that runs",
    options=[SIGNALS, takes("-o")],
    examples="""
        killall5 -9         #=> destructive host.break
        killall5 -15 -o 12  #=> destructive
    """,
)

PGREP = tool(
    "pgrep",
    "PATTERN",
    about="find processes by name",
    input="none",
    docs="man:pgrep(1)",
    options=[
        *SELECTS,
        takes("-d/--delimiter --signal"),
        flags(
            "-l/--list-name -a/--list-full -v/--inverse -w/--lightweight -Q/--shell-quote -q/--quiet"
            " -H/--require-handler"
        ),
    ],
    rows=[when(unless="-l -a -Q -d", prints="words"), when("-d==,", unless="-l -a -Q", prints="word")],
    examples="""
        git log $(pgrep -f x)  #=> read_only
        git log $(pgrep -a x)  #=> unknown unknown.option
        git log $(pgrep -d, x)  #=> read_only
        git log $(pgrep -d ' --output=f ' x)  #=> unknown unknown.option
        pgrep -fa nginx        #=> read_only
        pgrep -u root -x sshd  #=> read_only
        pgrep --frobnicate     #=> unknown unknown.option
    """,
)

PIDWAIT = tool(
    "pidwait",
    "PATTERN",
    about="wait until processes end",
    docs="man:pgrep(1)",
    options=[
        *SELECTS,
        flags("-e/--echo -v/--inverse -w/--lightweight -a/--list-full -l/--list-name -H/--require-handler"),
        takes("-d/--delimiter -q/--queue --signal"),
    ],
    examples="""
        pidwait -f 'make all'  #=> read_only
        pidwait --frobnicate   #=> unknown unknown.option
    """,
)

PKILL = tool(
    "pkill",
    "PATTERN",
    about="signal processes by name",
    docs="man:pkill(1)",
    inert="--help --version",
    options=[
        SIGNALS,
        ASKS,
        *SELECTS,
        takes("--signal -q/--queue -d/--delimiter"),
        flags(
            "-e/--echo -v/--inverse -H/--require-handler -m/--mrelease -w/--lightweight -a/--list-full -l/--list-name"
        ),
    ],
    rows=[
        when(unless="-0 --signal=0", does="process.signal PATTERN"),
        when("-0 --signal=0", SENDS.replace(" -s -n", ""), does="process.signal PATTERN", because=ANOTHER),
        when("-0", "--signal", unless="--signal=0", does="process.signal PATTERN", because=ANOTHER),
        when("-v==", unless="-0 --signal=0", does="host.break", because="signals all but what matches"),
        when("PATTERN==.|.*|.+|^|^.*|$|.*$|()|", unless="-0 --signal=0", does="host.break", because=ALL),
    ],
    examples="""
        pkill nginx                 #=> disruptive process.signal
        pkill -9 -f 'python app'    #=> disruptive
        pkill -9 .                  #=> destructive host.break
        pkill -v sshd               #=> destructive host.break
        pkill -0 .                  #=> read_only
        pkill -0 --signal 9 node    #=> disruptive process.signal
        pkill --signal=0 -9 node    #=> disruptive process.signal
        pkill -HUP -x dnsmasq       #=> disruptive
        pkill --signal HUP -u bob   #=> disruptive
        pkill "$name"               #=> disruptive
        pkill -0 nginx              #=> read_only
        pkill --signal 0 nginx      #=> read_only
    """,
)

SKILL = tool(
    "skill",
    "EXPRESSION...",
    about="signal processes (old)",
    docs="man:skill(1)",
    inert="-n -l -L --help --version",
    options=[SIGNALS, ASKS, *SKILL_OPTIONS],
    rows=[
        when(unless="-0", does="process.signal EXPRESSION"),
        when("-0", SENDS.replace(" -s -n", ""), does="process.signal EXPRESSION", because=ANOTHER),
    ],
    examples="""
        skill -0 -9 -u bob  #=> disruptive process.signal
        skill -0 -u bob     #=> read_only
        skill -KILL -u bob  #=> disruptive process.signal
        skill -n -u bob     #=> read_only
    """,
)

SNICE = tool(
    "snice",
    "PRIORITY EXPRESSION...",
    about="change the priority of processes (old)",
    docs="man:snice(1)",
    inert="-n -l -L --help --version",
    does="host.config EXPRESSION",
    because="changes the priority of processes",
    options=[flags("-#"), *SKILL_OPTIONS],
    examples="""
        snice +7 -u bob     #=> config_mutation host.config
        snice -n +7 -u bob  #=> read_only
    """,
)

PIDOF = tool(
    "pidof",
    "NAME...",
    about="find the process of a program",
    input="none",
    docs="man:pidof(1)",
    options=[takes("-d -o -S"), flags("-c -h -n -q -s -x -z -m -t -w -V")],
    rows=[when(unless="-d -S", prints="words")],
    examples="""
        git log $(pidof x)  #=> read_only
        git log $(pidof -S ' --output=f ' x)  #=> unknown unknown.option
        pidof -s nginx  #=> read_only
        pidof -k nginx  #=> unknown unknown.option
    """,
)

FUSER = tool(
    "fuser",
    "NAME...",
    about="find, or signal, the processes that use a file",
    docs="man:fuser(1)",
    options=[
        SIGNALS,
        takes("-n/--namespace"),
        flags("-k/--kill", does="process.signal NAME", because="kills the processes that use it"),
        flags(
            "-a/--all -i/--interactive -I/--inode -l/--list-signals -m/--mount -c -f -M/--ismountpoint -s/--silent"
            " -u/--user -v/--verbose -w/--writeonly -V/--version -4/--ipv4 -6/--ipv6"
        ),
    ],
    rows=[
        when("-k==", "-m==", "NAME==/|/usr|/usr/|/var|/var/|/home|/home/", does="host.break NAME", because=ALL),
    ],
    examples="""
        fuser -v 8080/tcp        #=> read_only
        fuser -vm /srv           #=> read_only
        fuser -k 8080/tcp        #=> disruptive process.signal
        fuser -km -TERM /srv     #=> disruptive
        fuser -km /              #=> destructive host.break
        fuser -m /               #=> read_only
        fuser -n tcp --kil 80    #=> disruptive
    """,
)

TOOLS = [KILL, KILLALL, KILLALL5, PGREP, PIDWAIT, PKILL, SKILL, SNICE, PIDOF, FUSER]
