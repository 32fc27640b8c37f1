from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOLS = [
    tool(
        "iostat",
        "DEVICE...",
        about="show the load of processors and disks",
        docs="man:iostat(1)",
        options=[
            takes("-f +f -j -g --dec -o"),
            takes("-p", "DEVICES?"),
            flags("-c -d -h -k -m -N -s -t -V -x -y -z -H --compact --human --pretty --help -xz"),
        ],
        examples="iostat -xz 1 5   #=> read_only\niostat -p sda 1   #=> read_only\niostat --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "mpstat",
        "INTERVAL COUNT",
        about="show the load of each processor",
        docs="man:mpstat(1)",
        options=[takes("-I -N -P -o --dec"), flags("-A -H -n -T -u -V --help")],
        examples="mpstat -P ALL 1 5   #=> read_only\nmpstat --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "pidstat",
        "INTERVAL COUNT",
        about="show the load of each process",
        docs="man:pidstat(1)",
        options=[
            takes("-e", "COMMAND...:argv"),
            takes("-C -G -p -T --dec -o"),
            takes("-U", "[USER]"),
            flags("-d -H -h -I -l -R -r -s -t -u -V -v -w --human --help"),
        ],
        examples="""
             pidstat -p 123 -rud 1 5       #=> read_only
             pidstat 2 -e rm -rf /srv/x    #=> destructive
             pidstat 2 -e ls               #=> read_only
         """,
    ),
    tool(
        "sar",
        "INTERVAL COUNT",
        about="show the load over time",
        docs="man:sar(1)",
        options=[
            takes("-o", "FILE?", does="fs.write FILE"),
            takes("-f", "FILE?"),
            takes("-I -m -n -P --iface --dev --fs --int --dec -i"),
            takes("-s -e", "TIME?"),
            takes("-F -q -r -u", "WHAT?"),
            flags("-# -A -B -b -C -D -d -H -h -p -S -t -V -v -W -w -x -y -z --human --pretty --sadc --help"),
        ],
        examples="""
             sar -u 1 3                    #=> read_only
             sar -n DEV -f /var/log/sysstat/sa01   #=> read_only
             sar -o /srv/x 1 3             #=> config_mutation fs.write
             sar -o /tmp/x 1 3             #=> reversible_low fs.scratch
             sar --frobnicate              #=> unknown unknown.option
         """,
    ),
    tool(
        "htop",
        about="watch processes",
        docs="man:htop(1)",
        options=[
            takes("-d/--delay -F/--filter -p/--pid -s/--sort-key -n/--max-iterations"),
            takes("-H/--highlight-changes", "[DELAY]"),
            takes("-u/--user", "USER?"),
            flags(
                "-C/--no-color/--no-colour -h/--help -M/--no-mouse --readonly -t/--tree -U/--no-unicode -V/--version"
                " --no-meters --no-functionbar --drop-capabilities"
            ),
        ],
        examples="htop -u bob   #=> read_only\nhtop --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "iotop iotop-c iotop-py",
        about="watch reads and writes",
        docs="man:iotop(8)",
        options=[
            takes("-n/--iter -d/--delay -p/--pid -u/--user -g/--grtype -H/--help-type --threshold"),
            flags(
                "-v --version -h/--help -o/--only --no-only -b/--batch -P/--processes --no-processes -a/--accumulated"
                " --no-accumulated -A/--accum-bw --no-accum-bw -k/--kilobytes --no-kilobytes -t/--time -c/--fullcmdline"
                " --no-fullcmdline -# --hide-* --show-* -R/--reverse-graph --no-reverse-graph -q/--quiet -qq -qqq"
                " -x/--dead-x --no-dead-x -e -l/--no-color --color --si --no-si --ascii --unicode"
            ),
            flags("-W/--write", does="fs.write", because="writes its own settings"),
        ],
        examples="iotop -obn 3   #=> read_only\niotop -W   #=> config_mutation fs.write\niotop --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "atop",
        "INTERVAL COUNT",
        about="watch the whole host",
        docs="man:atop(1)",
        options=[
            takes("-w", does="fs.write VALUE"),
            takes("-r", "FILE?"),
            takes("-P -J -L -b -e -B"),
            flags(
                "-V -a -R -W -Z -k -K -f -F -G -l -y -Y -1 -x -g -m -d -n -s -v -c -X -o -u -p -j -C -M -D -N -E -A -S -T -h"
                " -2 -I -z -q"
            ),
        ],
        examples="atop -a 1 3   #=> read_only\natop -w /srv/x 5   #=> config_mutation fs.write\natop -r /var/log/atop/x   #=> read_only",
    ),
]
