from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "uuidgen uuidparse getconf",
        "WORD...",
        about="make an identifier, or tell about the system",
        docs="man:uuidgen(1)",
        open=True,
        prints="word",
        examples="""
            uuidgen -r                           #=> read_only
            getconf PAGE_SIZE                    #=> read_only
        """,
    ),
    tool(
        "ascii lolcat figlet toilet cowsay cowthink fortune banner hexyl",
        "WORD...",
        about="print for people",
        open=True,
        reads="WORD",
        examples="""
            hexyl -n 64 f                        #=> read_only
            hexyl ~/.ssh/id_rsa                  #=> exposure secret.read
        """,
    ),
    tool(
        "ncdu",
        "PATH",
        about="browse used space, and delete what is chosen",
        docs="man:ncdu(1)",
        options=[
            takes("-o", writes="VALUE|-"),
            takes("-f --exclude -X/--exclude-from --color --graph-style --shared-column --threads"),
            flags(
                "-h/--help -q/--slow-ui-updates -v/-V/--version -x/--one-file-system --cross-file-system"
                " -e/--extended --no-extended --ignore-config -r -rr -0 -1 -2 --si --no-si --disk-usage"
                " --apparent-size --exclude-caches --exclude-kernfs -L/--follow-symlinks --no-follow-symlinks"
                " --confirm-quit --no-confirm-quit --confirm-delete --no-confirm-delete --fast-ui-updates"
                " --enable-shell --disable-shell --enable-delete --disable-delete --enable-refresh --disable-refresh"
            ),
        ],
        rows=[when(unless="-o -r -rr -h -v", does="code.interactive")],
        examples="""
            ncdu /srv                            #=> unknown code.interactive
            ncdu -r /srv                         #=> read_only
            ncdu -xo- /srv                       #=> read_only
            ncdu -o out /srv                     #=> config_mutation fs.write
        """,
    ),
    tool(
        "mandb",
        "PATH",
        about="make the index of manuals anew",
        docs="man:mandb(8)",
        inert="-? --help --usage -V --version",
        does="refresh",
        options=[
            takes("-C/--config-file -f/--filename"),
            flags(
                "-c/--create -d/--debug -p/--no-purge -q/--quiet -s/--no-straycats -t/--test -u/--user-db -? --help"
                " --usage -V/--version"
            ),
        ],
        examples="""
            mandb -q                             #=> reversible_low refresh
            mandb --help                         #=> read_only
        """,
    ),
    tool(
        "catman accessdb manpath lexgrog man-recode",
        "WORD...",
        about="tools around the index of manuals",
        docs="man:catman(8)",
        open=True,
        examples="""
            manpath -q                           #=> read_only
            catman 1                             #=> read_only
        """,
    ),
    tool(
        "infocmp toe ischroot fincore lsfd lsirq zdump lesspipe lessfile lessecho pldd",
        "WORD...",
        about="look things up",
        docs="man:infocmp(1)",
        open=True,
        examples="""
            infocmp -1 xterm                     #=> read_only
            lsfd -p 1                            #=> read_only
        """,
    ),
    tool(
        "gettext ngettext",
        "WORD...",
        about="print a translation",
        docs="man:gettext(1)",
        open=True,
        examples="""
            gettext -d app hello                 #=> read_only
        """,
    ),
    tool(
        "lesskey",
        "IN",
        about="compile key bindings of less",
        docs="man:lesskey(1)",
        does="fs.write",
        options=[takes("-o/--output", writes="VALUE"), flags("-V/--version")],
        inert="-V --version",
        examples="""
            lesskey keys                         #=> config_mutation fs.write
            lesskey -o /srv/keys keys            #=> config_mutation fs.write
            lesskey --version                    #=> read_only
        """,
    ),
    tool(
        "tempfile",
        "",
        about="make a temporary file",
        docs="man:tempfile(1)",
        inert="--help --version",
        options=[
            takes("-d/--directory -n/--name", does="fs.create VALUE"),
            takes("-m/--mode -p/--prefix -s/--suffix"),
            flags("--help --version"),
        ],
        rows=[when(unless="-d -n", does="fs.scratch", prints="scratch")],
        examples="""
            tempfile -p x                        #=> reversible_low fs.scratch
            tempfile -d /srv                     #=> reversible_low fs.create
            tempfile --help                      #=> read_only
        """,
    ),
    tool(
        "savelog",
        "FILE...",
        about="rotate logs; the oldest is deleted",
        docs="man:savelog(8)",
        writes="FILE",
        because="moves logs on, and deletes the oldest",
        options=[takes("-m -u -g -c -r"), flags("-t -p -j -C -l -d -D -n -q -h")],
        inert="-h",
        examples="""
            savelog -c 7 app.log                 #=> config_mutation fs.write
            savelog -h                           #=> read_only
        """,
    ),
    tool(
        "scriptreplay",
        "TIMING TYPESCRIPT DIVISOR",
        about="play a recorded session on the screen",
        docs="man:scriptreplay(1)",
        options=[
            takes(
                "-t/--timing -T/--log-timing -I/--log-in -O/--log-out -B/--log-io -s/--typescript -d/--divisor"
                " -m/--maxdelay -x/--stream -c/--cr-mode"
            ),
            flags("--summary -h/--help -V/--version"),
        ],
        examples="""
            scriptreplay -t time log             #=> read_only
        """,
    ),
    tool(
        "renice",
        "PRIORITY PID...",
        about="change the priority of what runs",
        docs="man:renice(1)",
        inert="-h --help -V --version",
        does="process.signal PID",
        because="changes the priority of what runs",
        options=[
            takes("-n/--priority --relative"),
            flags("-p/--pid -g/--pgrp -u/--user -# -h/--help -V/--version"),
        ],
        rows=[when("-n --relative -#", operands="PID...")],
        examples="""
            renice 10 123                        #=> disruptive process.signal
            renice -n 5 -p 123                   #=> disruptive process.signal
            renice -5 123                        #=> disruptive process.signal
            renice --help                        #=> read_only
        """,
    ),
]
