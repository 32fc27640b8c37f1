from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "numactl",
    "COMMAND...:argv",
    about="run a program on some processors and memory",
    docs="man:numactl(8)",
    options=[
        takes(
            "-c -i/--interleave -p/--preferred -P/--preferred-many -C/--physcpubind -N/--cpunodebind/--cpubind"
            " -m/--membind -w/--weighted-interleave -L/--length -o/--offset -M/--shmmode -I/--shmid"
        ),
        takes("-S/--shm -f/--file", does="host.config VALUE", because="sets the policy of shared memory"),
        flags(
            "-a/--all -b/--balancing -l/--localalloc -s/--show -H/--hardware -t/--strict -u/--huge -d/--dump"
            " -D/--dump-nodes -V/--version --cpu-compress -h/--help"
        ),
        flags("-T/--touch", does="host.load"),
    ],
    examples="""
        numactl --help                         #=> read_only
        numactl --hardware                     #=> read_only
        numactl --cpunodebind=0 -m 0 ls        #=> read_only
        numactl -N 0 rm -rf /srv/x             #=> destructive
        numactl --shm /dev/shm/x --membind=0   #=> config_mutation
        numactl --touch --length 1g --file x   #=> disruptive
    """,
)
