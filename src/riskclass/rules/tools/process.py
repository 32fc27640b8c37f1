from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

NAMES = (
    "HUP INT QUIT ILL TRAP ABRT IOT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CLD CONT STOP TSTP TTIN TTOU"
    " URG XCPU XFSZ VTALRM PROF WINCH IO POLL PWR SYS"
)
#: -9, -KILL, -SIGKILL; signal 0 only asks whether the process is there.
SIGNALS = flags(
    " ".join(f"-{name} -SIG{name} -{name.lower()}" for name in NAMES.split()) + " -# -RTMIN* -RTMAX* -SIGRTM*"
)
ASKS = flags("-0 -EXIT -SIG0")

KILL = tool(
    "kill",
    "PID...",
    about="signal a process",
    docs="man:kill(1)",
    inert="-0 -EXIT -SIG0 -s=0 -n=0 --signal=0 -l -L -p --help --version",
    does="process.signal PID",
    options=[
        SIGNALS,
        ASKS,
        takes("-s/--signal -n -q/--queue"),
        takes("--timeout", "TIME SIGNAL"),
        takes("-l/--list", "[SIGNAL]"),
        flags(
            "-L/--table -p/--pid -a/--all -r/--require-handler -d/--show-process-state --verbose -h/--help -V/--version"
        ),
    ],
    examples="""
        kill 123                      #=> disruptive process.signal
        kill -9 123                   #=> disruptive
        kill -KILL 123 456            #=> disruptive
        kill -SIGTERM 123             #=> disruptive
        kill -s HUP 123               #=> disruptive
        kill -HUP 123                 #=> disruptive
        kill -n 9 123                 #=> disruptive
        kill -9 -1                    #=> disruptive
        kill -TERM -- -123            #=> disruptive
        kill %1                       #=> disruptive
        kill "$pid"                   #=> disruptive
        kill $(cat /run/x.pid)        #=> disruptive
        kill -0 123                   #=> read_only
        kill -0 "$pid"                #=> read_only
        kill -s 0 123                 #=> read_only
        kill -l                       #=> read_only
        kill -l 9                     #=> read_only
        kill -L                       #=> read_only
    """,
)

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

PGREP = tool(
    "pgrep",
    "PATTERN",
    about="find processes by name",
    docs="man:pgrep(1)",
    prints="number",
    options=[
        *SELECTS,
        takes("-d/--delimiter --signal"),
        flags("-l/--list-name -a/--list-full -v/--inverse -w/--lightweight -Q/--shell-quote -q/--quiet"),
    ],
    examples="""
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
    options=[*SELECTS, flags("-e/--echo")],
    examples="pidwait -f 'make all'   #=> read_only\npidwait --frobnicate   #=> unknown unknown.option",
)

PKILL = tool(
    "pkill",
    "PATTERN",
    about="signal processes by name",
    docs="man:pkill(1)",
    inert="-0 --signal=0 --help --version",
    does="process.signal PATTERN",
    options=[
        SIGNALS,
        ASKS,
        *SELECTS,
        takes("--signal -q/--queue"),
        flags("-e/--echo -v/--inverse -H/--require-handler -m/--mrelease"),
    ],
    examples="""
        pkill nginx                 #=> disruptive process.signal
        pkill -9 -f 'python app'    #=> disruptive
        pkill -HUP -x dnsmasq       #=> disruptive
        pkill --signal HUP -u bob   #=> disruptive
        pkill "$name"               #=> disruptive
        pkill -0 nginx              #=> read_only
        pkill --signal 0 nginx      #=> read_only
    """,
)

KILLALL = tool(
    "killall",
    "NAME...",
    about="signal processes by exact name",
    docs="man:killall(1)",
    inert="-0 -s=0 -l --version",
    does="process.signal NAME",
    options=[
        SIGNALS,
        ASKS,
        takes("-y/--younger-than -o/--older-than -s/--signal -u/--user -n/--ns -Z/--context"),
        flags(
            "-e/--exact -I/--ignore-case -g/--process-group -i/--interactive -l/--list -q/--quiet -r/--regexp"
            " -v/--verbose -V/--version -w/--wait"
        ),
    ],
    examples="""
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
    examples="killall5 -9          #=> destructive host.break\nkillall5 -15 -o 12   #=> destructive",
)

SKILL_OPTIONS = [
    takes("-c/--command -p/--pid -t/--tty -u/--user --ns --nslist"),
    flags(
        "-f/--fast -i/--interactive -l/--list -L/--table -n/--no-action -v/--verbose -w/--warnings -h/--help -V/--version"
    ),
]

SKILL = tool(
    "skill",
    "EXPRESSION...",
    about="signal processes (old)",
    docs="man:skill(1)",
    inert="-0 -n -l -L --help --version",
    does="process.signal EXPRESSION",
    options=[SIGNALS, ASKS, *SKILL_OPTIONS],
    examples="skill -KILL -u bob   #=> disruptive process.signal\nskill -n -u bob   #=> read_only",
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
    examples="snice +7 -u bob   #=> config_mutation host.config\nsnice -n +7 -u bob   #=> read_only",
)

PS = tool(
    "ps",
    "BSD MORE...",
    about="list processes",
    docs="man:ps(1)",
    options=[
        takes(
            "-C -G/--Group -g/--group -p/--pid --ppid -q/--quick-pid -s/--sid -t/--tty -u/--user -U/--User -O"
            " -o/--format --cols/--columns/--width --rows/--lines/--lines -k/--sort"
        ),
        takes("--help", "[SECTION]"),
        flags(
            "-A -e -a -d -N/--deselect -F -f --forest -H -j -l -M -P -y -x -n --context --headers/--heading"
            " --no-headers/--no-heading -L -m -T -c --cumulative -V/--version --info --signames -w -Z -r -X -D"
        ),
    ],
    rows=[
        # Without a dash, e is the environment of each process.
        when("BSD=*e*", does="secret.env"),
        when("MORE=e|ew|eww|ewww|we|wwe|axe*|auxe*|fe|ef", does="secret.env"),
        when("-o=*environ* MORE=*environ*", does="secret.env"),
        when("-o=pid|pid=|ppid=|ppid", prints="number"),
    ],
    examples="""
        ps                                    #=> read_only
        ps aux                                #=> read_only
        ps aux --sort=-%mem                   #=> read_only
        ps -ef                                #=> read_only
        ps -eo pid,etime,cmd --sort -rss      #=> read_only
        ps axo pid,time,cmd                   #=> read_only
        ps -o pid= -p 123                     #=> read_only
        ps -p "$pid" -o comm=                 #=> read_only
        ps auxf                               #=> read_only
        ps auxe                               #=> exposure secret.env
        ps eww -p 123                         #=> exposure
        ps -p 123 e                           #=> exposure
        ps ax e                               #=> exposure
        ps ax f                               #=> read_only
        ps -eo pid,environ                    #=> exposure
        ps --frobnicate                       #=> unknown unknown.option
    """,
)

TOP = tool(
    "top",
    about="watch processes",
    docs="man:top(1)",
    options=[
        takes(
            "-d/--delay -E/--scale-summary-mem -e/--scale-task-mem -n/--iterations -o/--sort-override -p/--pid"
            " -U/--filter-any-user -u/--filter-only-euser",
            "VALUE",
        ),
        takes("-w/--width", "COLUMNS?"),
        flags(
            "-b/--batch-mode -c/--cmdline-toggle -H/--threads-show -i/--idle-toggle -O/--list-fields"
            " -S/--accum-time-toggle -1/--single-cpu-toggle -s/--secure-mode -A/--apply-defaults -h/--help -V/--version"
        ),
    ],
    examples="""
        top -bn1                   #=> read_only
        top -b -n 1 -o %MEM -w 200  #=> read_only
        top --frobnicate           #=> unknown unknown.option
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
    examples="""
        fuser -v 8080/tcp        #=> read_only
        fuser -vm /srv           #=> read_only
        fuser -k 8080/tcp        #=> disruptive process.signal
        fuser -km -TERM /srv     #=> disruptive
        fuser -n tcp --kil 80    #=> disruptive
    """,
)

PSTREE = tool(
    "pstree",
    "TOP",
    about="show processes as a tree",
    docs="man:pstree(1)",
    options=[
        takes("-C/--color -H/--highlight-pid -N/--ns-sort"),
        flags(
            "-a/--arguments -A/--ascii -c/--compact-not -g/--show-pgids -G/--vt100 -h/--highlight-all -l/--long"
            " -n/--numeric-sort -p/--show-pids -s/--show-parents -S/--ns-changes -t/--thread-names -T/--hide-threads"
            " -u/--uid-changes -U/--unicode -V/--version -Z/--security-context"
        ),
    ],
    examples="pstree -aps 123   #=> read_only\npstree --frobnicate   #=> unknown unknown.option",
)

PMAP = tool(
    "pmap",
    "PID...",
    about="show the memory map of a process",
    docs="man:pmap(1)",
    options=[
        takes("-N/--create-rc-to", writes="VALUE"),
        flags("-n/--create-rc", does="fs.write", because="writes ~/.pmaprc"),
        takes("-C/--read-rc-from -A/--range"),
        flags("-x/--extended -X -XX -c/--read-rc -d/--device -q/--quiet -p/--show-path -h/--help -V/--version -a -k"),
    ],
    examples="""
        pmap -x 123            #=> read_only
        pmap -XX 123           #=> read_only
        pmap -n                #=> config_mutation fs.write
        pmap -N /etc/motd      #=> config_mutation fs.write
        pmap -N /tmp/rc        #=> reversible_low fs.scratch
    """,
)

TOOLS = [
    KILL,
    PGREP,
    PIDWAIT,
    PKILL,
    KILLALL,
    KILLALL5,
    SKILL,
    SNICE,
    PS,
    TOP,
    FUSER,
    PSTREE,
    PMAP,
    tool(
        "pidof",
        "NAME...",
        about="find the process of a program",
        docs="man:pidof(1)",
        prints="number",
        options=[takes("-d -o -S"), flags("-c -h -n -q -s -x -z -m -t -w -V")],
        examples="pidof -s nginx   #=> read_only\npidof -k nginx   #=> unknown unknown.option",
    ),
    tool(
        "pwdx",
        "PID...",
        about="show the directory of a process",
        docs="man:pwdx(1)",
        options=[flags("-h/--help -V/--version")],
        examples="pwdx 123   #=> read_only\npwdx -k 123   #=> unknown unknown.option",
    ),
    tool(
        "free",
        about="show memory in use",
        docs="man:free(1)",
        options=[
            takes("-s/--seconds -c/--count"),
            flags(
                "-b/--bytes --kilo --mega --giga --tera --peta -k/--kibi -m/--mebi -g/--gibi --tebi --pebi"
                " -h/--human --si -l/--lohi -L/--line -t/--total -v/--committed -w/--wide --help -V/--version"
            ),
        ],
        examples="free -h   #=> read_only\nfree -m -s 1 -c 3   #=> read_only\nfree -x   #=> unknown unknown.option",
    ),
    tool(
        "uptime",
        "FILE",
        about="show how long the host is up",
        docs="man:uptime(1)",
        options=[flags("-p/--pretty -h/--help -s/--since -r/--raw -c/--container -V/--version")],
        examples="uptime   #=> read_only\nuptime -p   #=> read_only\nuptime -x   #=> unknown unknown.option",
    ),
    tool(
        "vmstat",
        "DELAY COUNT",
        about="show virtual memory statistics",
        docs="man:vmstat(8)",
        options=[
            takes("-p/--partition -S/--unit"),
            flags(
                "-a/--active -f/--forks -m/--slabs -n/--one-header -s/--stats -d/--disk -D/--disk-sum -w/--wide"
                " -t/--timestamp -y/--no-first -h/--help -V/--version"
            ),
        ],
        examples="vmstat -w 1 5   #=> read_only\nvmstat -x   #=> unknown unknown.option",
    ),
    tool(
        "slabtop",
        about="watch the kernel's slabs",
        docs="man:slabtop(1)",
        options=[takes("-d/--delay -s/--sort"), flags("-o/--once -h/--help -V/--version")],
        examples="slabtop -o   #=> read_only\nslabtop -x   #=> unknown unknown.option",
    ),
    tool(
        "tload",
        "TTY",
        about="draw the load",
        docs="man:tload(1)",
        options=[takes("-d/--delay -s/--scale"), flags("-h/--help -V/--version")],
        examples="tload -d 5   #=> read_only\ntload -x   #=> unknown unknown.option",
    ),
    # Only observes, whatever its options (their values may be taken for names of files; no harm in that).
    tool(
        "lsof",
        "NAME...",
        about="list open files",
        docs="man:lsof(8)",
        open=True,
        options=[takes("-i", "ADDRESS?"), takes("-p -u -c -d +d +D")],
        examples="lsof -i :8080   #=> read_only\nlsof -nP -iTCP -sTCP:LISTEN   #=> read_only\nlsof +D /srv   #=> read_only",
    ),
]
