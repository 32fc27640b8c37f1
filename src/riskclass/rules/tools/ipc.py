from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LISTS = tool(
    "lsns lslocks lslogins lsipc",
    "WORD",
    about="list namespaces, locks, accounts and shared memory",
    docs="man:lsns(8)",
    options=[
        takes("-o/--output -p/--task/--pid -t/--type -g/--groups -l/--logins --time-format -i/--id -P"),
        takes("--wtmp-file --btmp-file --lastlog --lastlog2 -H/--list-columns", "[VALUE]"),
        flags(
            "-J/--json --list -n/--noheadings/--newline --output-all -r/--raw -u/--notruncate/--user-accs -W/--nowrap"
        ),
        flags("-b/--bytes --noinaccessible -a/--acc-expiration -c/--colon-separate -e/--export -f/--failed"),
        flags("-G/--supp-groups -L/--last --pwd -s/--system-accs/--semaphores -y/--shell -Z/--context -z/--print0"),
        flags("-m/--shmems -q/--queues --global --creator --numeric-perms --time --persistent -h/--help -V/--version"),
        takes("-T/--tree", "[VALUE]"),
    ],
    examples="""
        lsns -t net                #=> read_only
        lslocks -o COMMAND,PID     #=> read_only
        lsns --frobnicate          #=> unknown
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
    inert="-h -V",
    options=[
        takes("-m/--shmem-id -M/--shmem-key -q/--queue-id -Q/--queue-key -s/--semaphore-id -S/--semaphore-key"),
        takes("-a/--all", "[VALUE]"),
        flags("-v/--verbose -h/--help -V/--version"),
    ],
    rows=[
        when(
            "-m -M -q -Q -s -S -a KIND",
            does="process.signal",
            because="takes away what running programs share",
        ),
    ],
    examples="""
        ipcrm -m 5        #=> disruptive process.signal
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
    options=[takes("-M/--shmem -S/--semaphore -p/--mode -n/--name"), flags("-Q/--queue -h/--help -V/--version")],
    examples="""
        ipcmk -M 1024     #=> reversible_low
        ipcmk --help      #=> read_only
    """,
)

TOOLS = [LISTS, IPCS, IPCRM, IPCMK]
