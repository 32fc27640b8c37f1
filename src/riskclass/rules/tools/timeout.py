from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TIMEOUT = tool(
    "timeout gtimeout",
    "DURATION COMMAND...:argv",
    about="run a command with a time limit",
    docs="man:timeout(1)",
    posix=True,
    inert="--help --version",
    options=[
        takes("-k/--kill-after -s/--signal"),
        flags("--preserve-status -p -f/--foreground -v/--verbose --help --version"),
    ],
    examples="""
        timeout 5 ls                        #=> read_only
        timeout -k 1 5 rm -r x              #=> destructive
        timeout -s KILL 5m rm x             #=> destructive
        timeout --sig=INT 5 ls -l           #=> read_only
        timeout "$T" rm x                   #=> destructive
        timeout -Z 5 ls                     #=> unknown
    """,
)

TIME = tool(
    "time gtime",
    "COMMAND...:argv",
    about="run a command and report the resources it used",
    docs="man:time(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("-o/--output", writes="VALUE"),
        takes("-f/--format"),
        flags("-a/--append -p/--portability -q/--quiet -v/--verbose -l -h/--help -V/--version"),
    ],
    examples="""
        /usr/bin/time -v ls                     #=> read_only
        /usr/bin/time rm x                      #=> destructive
        /usr/bin/time -f '%e' rm x              #=> destructive
        /usr/bin/time -o times.txt ls           #=> config_mutation fs.write
        /usr/bin/time -ao times.txt ls          #=> config_mutation
        command time --outp=/dev/null ls        #=> read_only
        /usr/bin/time --version                 #=> read_only
    """,
)

NOHUP = tool(
    "nohup gnohup",
    "COMMAND...:argv",
    about="run a command that outlives the terminal",
    docs="man:nohup(1)",
    posix=True,
    inert="--help --version",
    options=[flags("--help --version")],
    examples="""
        nohup ls                #=> read_only
        nohup rm x &            #=> destructive
        nohup -- rm x           #=> destructive
        nohup --help            #=> read_only
    """,
)

SETSID = tool(
    "setsid",
    "COMMAND...:argv",
    about="run a command in a session of its own",
    docs="man:setsid(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[flags("-c/--ctty -f/--fork -w/--wait -h/--help -V/--version")],
    examples="""
        setsid ls               #=> read_only
        setsid -fw rm x         #=> destructive
        setsid --version        #=> read_only
    """,
)

STDBUF = tool(
    "stdbuf gstdbuf",
    "COMMAND...:argv",
    about="run a command with other buffering",
    docs="man:stdbuf(1)",
    posix=True,
    inert="--help --version",
    options=[takes("-i/--input -o/--output -e/--error"), flags("--help --version")],
    examples="""
        stdbuf -oL ls                   #=> read_only
        stdbuf -i 0 -e L rm x           #=> destructive
        stdbuf --output=L ls            #=> read_only
    """,
)

UNBUFFER = tool(
    "unbuffer",
    "COMMAND...:argv",
    about="run a command as if its output went to a terminal",
    docs="man:unbuffer(1)",
    posix=True,
    options=[flags("-p")],
    examples="""
        unbuffer ls             #=> read_only
        unbuffer -p rm x        #=> destructive
    """,
)

FLOCK = tool(
    "flock",
    "FILE COMMAND...:argv",
    about="run a command while holding a lock",
    docs="man:flock(1)",
    inert="-h --help -V --version",
    options=[
        takes("-c/--command", "SCRIPT:sh"),
        takes("-w/--timeout/--wait -E/--conflict-exit-code"),
        flags(
            "-s/--shared -x/-e/--exclusive -u/--unlock -n/--nb/--nonblock/--nonblocking -o/--close -F/--no-fork"
            " --fcntl --verbose -h/--help -V/--version"
        ),
    ],
    rows=[when("COMMAND -c", does="fs.scratch FILE", because="makes the lock's file")],
    examples="""
        flock /run/lock/x ls                    #=> reversible_low fs.scratch
        flock -n /run/lock/x rm x               #=> destructive
        flock -w 5 /run/lock/x -c 'rm x'        #=> destructive
        flock -c 'rm x' /run/lock/x             #=> destructive
        flock /run/lock/x ls -c                 #=> reversible_low fs.scratch
        flock /run/lock/x sh -c 'rm x'          #=> destructive
        flock -n 9                              #=> read_only
        flock -u 9                              #=> read_only
    """,
)

WATCH = tool(
    "watch",
    "COMMAND...:sh",
    about="run a command again and again",
    docs="man:watch(1)",
    posix=True,
    inert="-h --help -v --version",
    options=[
        takes("-d/--differences", "[HOW]"),
        takes("-s/--shotsdir", does="fs.create VALUE", because="keeps screenshots there"),
        takes("-n/--interval -q/--equexit"),
        flags(
            "-x/--exec -b/--beep -c/--color -C/--no-color -e/--errexit -f/--follow -g/--chgexit -p/--precise"
            " -r/--no-rerun -t/--no-title -w/--no-wrap -h/--help -v/--version"
        ),
    ],
    rows=[when("-x", operands="COMMAND...:argv")],
    examples="""
        watch ls -l                         #=> read_only
        watch -n 5 'ls | wc -l'             #=> read_only
        watch -d -n5 'ls; rm x'             #=> destructive
        watch 'ls;' rm x                    #=> destructive
        watch -x ls 'a; rm x'               #=> read_only
        watch -xn1 rm x                     #=> destructive
        watch -s shots ls                   #=> reversible_low fs.create
        watch --version                     #=> read_only
    """,
)

SCRIPT = tool(
    "script",
    "FILE COMMAND...:argv -- LINE...:sh",
    about="record a terminal session",
    docs="man:script(1)",
    inert="-h --help -V --version",
    writes="FILE",
    options=[
        takes("-c/--command", "SCRIPT:sh"),
        takes("-I/--log-in -O/--log-out -B/--log-io -T/--log-timing", writes="VALUE"),
        takes("-t/--timing", "[TIMES]", writes="TIMES"),
        takes("-m/--logging-format -E/--echo -o/--output-limit"),
        flags("-a/--append -e/--return -f/--flush --force -q/--quiet -h/--help -V/--version"),
    ],
    rows=[
        when(unless="FILE -I -O -B", writes="cwd", because="writes the file typescript"),
        when(unless="-c COMMAND LINE -h -V", stdin="sh"),
    ],
    examples="""
        script -qc 'ls' /dev/null               #=> read_only
        script -q -c 'rm x' /dev/null           #=> destructive
        script -c 'ls' log.txt                  #=> config_mutation fs.write
        script -c 'ls'                          #=> config_mutation
        script -q /dev/null ls                  #=> read_only
        script -q /dev/null rm x                #=> destructive
        script -q -O /dev/null -- ls            #=> read_only
        script -q -O /dev/null -- 'ls; rm x'    #=> destructive
        script -B both.log -c 'ls'              #=> config_mutation
        script -ttimes -qc 'ls' /dev/null       #=> config_mutation
        script --timing=/dev/null -c ls /dev/null  #=> read_only
        script log.txt                          #=> unknown code.interactive
        script --version                        #=> read_only
    """,
)

TOOLS = [TIMEOUT, TIME, NOHUP, SETSID, STDBUF, UNBUFFER, FLOCK, WATCH, SCRIPT]
