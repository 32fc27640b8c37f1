from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

PS = tool(
    "ps",
    "BSD MORE...",
    about="list processes",
    input="none",
    docs="man:ps(1)",
    options=[
        takes(
            "-C -G/--Group -g/--group -p/--pid --ppid -q/--quick-pid -s/--sid -t/--tty -u/--user -U/--User -O"
            " -o/--format --cols/--columns/--width --rows/--lines -k/--sort -D --date-format"
        ),
        takes("--help", "[SECTION]"),
        flags(
            "-A -e -a -d -N/--deselect -F -f --forest -H -j -l -M -P -y -x -n --context --headers/--heading"
            " --no-headers/--no-heading -L -m -T -c --cumulative -V/--version --info --signames -w -Z -r -X"
        ),
    ],
    rows=[
        # Without a dash, e is the environment of each process.
        when("BSD=*e*", does="secret.env"),
        when("MORE=e|ew|eww|ewww|we|wwe|axe*|auxe*|fe|ef", does="secret.env"),
        when("-o=*environ* MORE=*environ*", does="secret.env"),
        when("-o=pid|pid=|ppid=|ppid", prints="words"),
        when("-o", unless="-o=pid|pid=|ppid=|ppid", prints="any"),
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
        git log $(ps -o pid= -p 1)            #=> read_only
        git log $(ps -o pid= -o args= -p 1)   #=> unknown unknown.option
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
            " -S/--accum-time-toggle -1/--single-cpu-toggle -s/--secure-mode -A/--apply-defaults -h/--help"
            " -V/--version --batch"
        ),
    ],
    examples="""
        top -bn1                   #=> read_only
        top -b -n 1 -o %MEM -w 200  #=> read_only
        top --frobnicate           #=> unknown unknown.option
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
    examples="""
        pstree -aps 123      #=> read_only
        pstree --frobnicate  #=> unknown unknown.option
    """,
)

PMAP = tool(
    "pmap",
    "PID...",
    about="show the memory map of a process",
    docs="man:pmap(1)",
    options=[
        # Neither replaces a file (tried).
        takes("-N/--create-rc-to", does="fs.create VALUE"),
        flags("-n/--create-rc", does="fs.create", because="makes ~/.pmaprc"),
        takes("-C/--read-rc-from -A/--range"),
        flags("-x/--extended -X -XX -c/--read-rc -d/--device -q/--quiet -p/--show-path -h/--help -V/--version -a -k"),
    ],
    examples="""
        pmap -x 123            #=> read_only
        pmap -XX 123           #=> read_only
        pmap -n                #=> reversible_low fs.create
        pmap -N rc             #=> reversible_low fs.create
        pmap -N ~/.bashrc      #=> config_mutation schedule.change
        pmap -N /tmp/rc        #=> reversible_low fs.scratch
    """,
)

PWDX = tool(
    "pwdx",
    "PID...",
    about="show the directory of a process",
    docs="man:pwdx(1)",
    options=[flags("-h/--help -V/--version")],
    examples="""
        pwdx 123     #=> read_only
        pwdx -k 123  #=> unknown unknown.option
    """,
)

TOOLS = [PS, TOP, PSTREE, PMAP, PWDX]
