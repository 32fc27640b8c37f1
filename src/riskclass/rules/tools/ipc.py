from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LSNS = tool(
    "lsns",
    "WORD",
    about="list namespaces",
    docs="man:lsns(8)",
    options=[
        takes("-o/--output -p/--task -t/--type -Q/--filter"),
        takes("-T/--tree", "[VALUE]"),
        flags(
            "-J/--json -l/--list -n/--noheadings --output-all -P/--persistent -r/--raw -u/--notruncate -W/--nowrap"
            " -H/--list-columns -h/--help -V/--version"
        ),
    ],
    examples="""
        lsns -t net                #=> read_only
        lsns -l -P                 #=> read_only
        lsns --frobnicate          #=> unknown
    """,
)
LSLOCKS = tool(
    "lslocks",
    about="list locks on files",
    docs="man:lslocks(8)",
    options=[
        takes("-o/--output -p/--pid"),
        flags(
            "-b/--bytes -J/--json -i/--noinaccessible -n/--noheadings --output-all -r/--raw -u/--notruncate"
            " -H/--list-columns -h/--help -V/--version"
        ),
    ],
    examples="""
        lslocks -o COMMAND,PID     #=> read_only
        lslocks -i -p 1            #=> read_only
        lslocks --frobnicate       #=> unknown
    """,
)
LSLOGINS = tool(
    "lslogins",
    "ACCOUNT",
    about="list accounts",
    docs="man:lslogins(1)",
    options=[
        takes("-o/--output -g/--groups -l/--logins --time-format --wtmp-file --btmp-file --lastlog --lastlog2"),
        flags(
            "-a/--acc-expiration -c/--colon-separate -e/--export -f/--failed -G/--supp-groups -L/--last -n/--newline"
            " --noheadings --notruncate --output-all -p/--pwd -r/--raw -s/--system-accs -u/--user-accs -y/--shell"
            " -Z/--context -z/--print0 -h/--help -V/--version"
        ),
    ],
    examples="""
        lslogins -p root           #=> read_only
        lslogins --lastlog f -u    #=> read_only
        lslogins --frobnicate      #=> unknown
    """,
)
LSIPC = tool(
    "lsipc",
    about="list shared memory, queues and semaphores",
    docs="man:lsipc(1)",
    options=[
        takes("-o/--output -i/--id -N/--name --time-format"),
        flags(
            "-b/--bytes -c/--creator -e/--export -g/--global -J/--json -l/--list -m/--shmems -n/--newline"
            " --noheadings"
            " --notruncate -P/--numeric-perms -q/--queues -r/--raw -s/--semaphores -M/--posix-shmems"
            " -Q/--posix-mqueues -S/--posix-semaphores -t/--time -y/--shell -h/--help -V/--version"
        ),
    ],
    examples="""
        lsipc -m -i 3              #=> read_only
        lsipc -g -t                #=> read_only
        lsipc --frobnicate         #=> unknown
    """,
)
IPCS = tool(
    "ipcs",
    about="show shared memory, queues and semaphores",
    docs="man:ipcs(1)",
    options=[
        takes("-i/--id"),
        flags(
            "-h/--help -V/--version -m/--shmems -q/--queues -s/--semaphores -a/--all -t/--time -p/--pid -c/--creator"
        ),
        flags("-l/--limits -u/--summary --human -b/--bytes"),
    ],
    examples="""
        ipcs -m                    #=> read_only
        ipcs -mi 5                 #=> read_only
        ipcs --frobnicate          #=> unknown
    """,
)
IPCRM = tool(
    "ipcrm",
    "KIND ID...",
    about="remove shared memory, queues and semaphores",
    docs="man:ipcrm(1)",
    options=[
        takes(
            "-m/--shmem-id -M/--shmem-key -q/--queue-id -Q/--queue-key -s/--semaphore-id -S/--semaphore-key"
            " --posix-shmem --posix-mqueue --posix-semaphore"
        ),
        takes("-a/--all", "[VALUE]"),
        flags("-v/--verbose -h/--help -V/--version"),
    ],
    rows=[
        when(
            "-m -M -q -Q -s -S -a --posix-shmem --posix-mqueue --posix-semaphore KIND",
            does="process.signal",
            because="takes away what running programs share",
        ),
    ],
    examples="""
        ipcrm -m 5        #=> disruptive process.signal
        ipcrm -m 5 --help #=> disruptive process.signal -- option by option (tried)
        ipcrm shm 5       #=> disruptive process.signal
        ipcrm --all=shm   #=> disruptive process.signal
        ipcrm --help      #=> read_only
    """,
)
IPCMK = tool(
    "ipcmk",
    about="make shared memory, queues and semaphores",
    docs="man:ipcmk(1)",
    inert="-h -V",
    does="fs.scratch",
    because="makes shared memory that goes with the next restart",
    options=[
        takes("-M/--shmem -S/--semaphore -p/--mode -n/--name -m/--posix-shmem"),
        flags("-s/--posix-semaphore -q/--posix-mqueue -Q/--queue -h/--help -V/--version"),
    ],
    examples="""
        ipcmk -M 1024     #=> reversible_low
        ipcmk --help      #=> read_only
    """,
)

TOOLS = [LSNS, LSLOCKS, LSLOGINS, LSIPC, IPCS, IPCRM, IPCMK]
