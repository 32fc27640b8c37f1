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
]
