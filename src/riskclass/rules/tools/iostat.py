from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

IOSTAT = tool(
    "iostat",
    "DEVICE...",
    about="show the load of processors and disks",
    input="none",
    docs="man:iostat(1)",
    options=[
        takes("-f +f -j -g --dec -o"),
        takes("-p", "DEVICES?"),
        flags("-c -d -h -k -m -N -s -t -V -x -y -z -H --compact --human --pretty --help -xz"),
    ],
    examples="""
        iostat -xz 1 5       #=> read_only
        iostat -p sda 1      #=> read_only
        iostat --frobnicate  #=> unknown unknown.option
    """,
)

MPSTAT = tool(
    "mpstat",
    "INTERVAL COUNT",
    about="show the load of each processor",
    input="none",
    docs="man:mpstat(1)",
    options=[takes("-I -N -P -o --dec"), flags("-A -H -n -T -u -V --help")],
    examples="""
        mpstat -P ALL 1 5    #=> read_only
        mpstat --frobnicate  #=> unknown unknown.option
    """,
)

PIDSTAT = tool(
    "pidstat",
    "INTERVAL COUNT",
    about="show the load of each process",
    docs="man:pidstat(1)",
    options=[
        takes("-e", "COMMAND...:argv"),
        takes("-C -G -p -T --dec -o"),
        takes("-U", "USER?"),
        flags("-d -H -h -I -l -R -r -s -t -u -V -v -w --human --help"),
    ],
    examples="""
        pidstat -p 123 -rud 1 5       #=> read_only
        pidstat 2 -e rm -rf /srv/x    #=> destructive
        pidstat -U root 2 5           #=> read_only
        pidstat 2 -e ls               #=> read_only
    """,
)

SAR = tool(
    "sar",
    "INTERVAL COUNT",
    about="show the load over time",
    docs="man:sar(1)",
    options=[
        takes("-o", "FILE?", does="fs.write FILE"),
        takes("-f", "FILE?"),
        takes("-I -j -m -n -P --iface --dev --fs --int --dec -i"),
        takes("-s -e", "TIME?"),
        takes("-F -q -r -u", "WHAT?"),
        flags("-# -A -B -b -C -D -d -H -h -p -S -t -V -v -W -w -x -y -z --human --pretty --sadc --help"),
    ],
    rows=[when("-o", unless="-o=*", does="fs.create", because="adds to the day's file")],
    examples="""
        sar -u 1 3                    #=> read_only
        sar -d -j ID 1 3              #=> read_only
        sar -n DEV -f /var/log/sysstat/sa01   #=> read_only
        sar -o /srv/x 1 3             #=> config_mutation fs.write
        sar -o                        #=> reversible_low fs.create
        sar -o /tmp/x 1 3             #=> reversible_low fs.scratch
        sar --frobnicate              #=> unknown unknown.option
    """,
)

TOOLS = [IOSTAT, MPSTAT, PIDSTAT, SAR]
