from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "uuidgen uuidparse getconf",
        "WORD...",
        about="make an identifier, or tell about the system",
        input="none",
        docs="man:uuidgen(1)",
        open=True,  # they only print
        prints="word",
        examples="""
            uuidgen -r                           #=> read_only
            getconf PAGE_SIZE                    #=> read_only
        """,
    ),
    tool(
        "ascii lolcat figlet toilet fortune banner hexyl",
        "WORD...",
        about="print for people",
        open=True,  # they only print; fonts and filters are data
        reads="WORD",
        examples="""
            hexyl -n 64 f                        #=> read_only
            hexyl ~/.ssh/id_rsa                  #=> exposure secret.read
        """,
    ),
    tool(
        "cowsay cowthink",
        "WORD...",
        about="have a cow say it",
        docs="man:cowsay(6)",
        options=[
            takes("-f", "COW"),
            takes("-e -T -W"),
            flags("-b -d -g -p -s -t -w -y -n -l -h -r -C"),
        ],
        reads="stdin",
        rows=[when("-f=*/*", does="code.opaque -f", because="a cow is a file of Perl code")],
        examples="""
            cowsay -f tux hello                  #=> read_only
            cowsay < .env                        #=> exposure secret.read
            cowsay -f ./x.cow hello              #=> unknown code.opaque
            COWPATH=./cows cowsay hello          #=> unknown code.injected
        """,
    ),
    tool(
        "ncdu",
        "PATH",
        about="browse used space, and delete what is chosen",
        docs="man:ncdu(1)",
        options=[
            takes("-o", writes="VALUE|-"),
            takes("-f --exclude -X/--exclude-from --color --graph-style --shared-column --threads --sort"),
            flags(
                "-h/--help -q/--slow-ui-updates -v/-V/--version -x/--one-file-system --cross-file-system"
                " -e/--extended --no-extended --ignore-config -r -rr -0 -1 -2 --si --no-si --disk-usage"
                " --apparent-size --exclude-caches --exclude-kernfs -L/--follow-symlinks --no-follow-symlinks"
                " --confirm-quit --no-confirm-quit --confirm-delete --no-confirm-delete --fast-ui-updates"
                " --enable-shell --disable-shell --enable-delete --disable-delete --enable-refresh --disable-refresh"
                " --enable-natsort --disable-natsort --follow-firmlinks --exclude-firmlinks"
                " --group-directories-first --no-group-directories-first --show-graph --hide-graph --show-hidden"
                " --hide-hidden --show-itemcount --hide-itemcount --show-mtime --hide-mtime --show-percent"
                " --hide-percent --include-caches --include-kernfs"
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
        inert="-t -? --help --usage -V",
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
            mandb --test                         #=> read_only
            mandb --help                         #=> read_only
        """,
    ),
    tool(
        "accessdb manpath lexgrog",
        "WORD...",
        about="tools around the index of manuals",
        docs="man:manpath(1)",
        options=[
            takes("-C/--config-file --systems -E/--encoding -m"),
            flags("-c/--catpath/--cat -d/--debug -g/--global -q/--quiet --man -f/--filters -w/--whatis"),
            flags("-?/--help --usage -V/--version"),
        ],
        examples="""
            manpath -q                           #=> read_only
            manpath --frobnicate                 #=> unknown unknown.option
        """,
    ),
    tool(
        "catman",
        "SECTION...",
        about="format manuals ahead",
        docs="man:catman(8)",
        inert="-? --help --usage -V --version",
        does="refresh",
        options=[
            takes("-C/--config-file", does="code.injected VALUE", because="the file may name programs to run"),
            takes("-M/--manpath"),
            flags("-d/--debug -?/--help --usage -V/--version"),
        ],
        examples="""
            catman 1                             #=> reversible_low refresh
            catman -C conf 1                     #=> unknown code.injected
            catman --help                        #=> read_only
        """,
    ),
    tool(
        "man-recode",
        "FILE...",
        about="write manuals in another encoding",
        docs="man:man-recode(1)",
        inert="-? --help --usage -V --version",
        writes="FILE",
        options=[
            takes("-t/--to-code --suffix"),
            flags("--in-place -d/--debug -q/--quiet -h/-?/--help --usage -V/--version"),
        ],
        examples="""
            man-recode -t UTF-8 --in-place x.1   #=> config_mutation fs.write
            man-recode -t UTF-8 --suffix .u x.1  #=> config_mutation fs.write
            man-recode --help                    #=> read_only
        """,
    ),
    tool(
        "infocmp toe ischroot fincore lsfd lsirq zdump lesspipe lessfile lessecho pldd",
        "WORD...",
        about="look things up",
        docs="man:infocmp(1)",
        open=True,  # none has an option that writes, sends or runs
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
        open=True,  # they only print
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
        options=[takes("-m -u -g -c -r -D"), takes("-x", "SCRIPT:sh"), flags("-t -p -j -J -C -l -d -n -q -h -#")],
        inert="-h",
        posix=True,
        examples="""
            savelog app.log -h                   #=> config_mutation fs.write
            savelog -c 7 app.log                 #=> config_mutation fs.write
            savelog -x 'rm x' app.log            #=> destructive fs.delete
            savelog -h                           #=> read_only
        """,
    ),
    tool(
        "scriptreplay",
        "TIMING TYPESCRIPT DIVISOR",
        about="play a recorded session on the screen",
        docs="man:scriptreplay(1)",
        options=[
            takes("-I/--log-in -O/--log-out -B/--log-io -s/--typescript", reads="VALUE"),
            takes("-t/--timing -T/--log-timing -d/--divisor -m/--maxdelay -x/--stream -c/--cr-mode"),
            flags("--summary -h/--help -V/--version"),
        ],
        examples="""
            scriptreplay -t time log             #=> read_only
            scriptreplay -T time -O ~/.netrc     #=> exposure secret.read
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
