from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "locate plocate mlocate glocate mdfind",
        "PATTERN...",
        about="find files by name, in a database",
        docs="man:plocate(1)",
        open=True,  # they only print; `slocate`, which can also make a database, is left out
        prints="files",
        options=[takes("-d/--database -l/--limit/-n --max-database-age")],
        examples="""
            locate -i -l 5 passwd                #=> read_only
        """,
    ),
    tool(
        "updatedb gupdatedb updatedb.plocate updatedb.mlocate updatedb.findutils",
        "",
        about="make the database of locate anew",
        docs="man:updatedb(8)",
        inert="-h --help -V --version",
        options=[
            takes("-o/--output", writes="VALUE"),
            takes(
                "-f/--add-prunefs -n/--add-prunenames -e/--add-prunepaths --add-single-prunepath -U/--database-root"
                " -b/--block-size --prune-bind-mounts --prunefs --prunenames --prunepaths -l/--require-visibility"
                " --findoptions --localpaths --netpaths --localuser --netuser --dbformat"
            ),
            flags("-h/--help -v/--verbose -V/--version --old-format --debug-pruning"),
        ],
        rows=[when(unless="-o", does="refresh")],
        examples="""
            updatedb                             #=> reversible_low refresh
            updatedb -U /srv -o db               #=> config_mutation fs.write
            updatedb --outp /tmp/db              #=> reversible_low fs.scratch
            updatedb --help                      #=> read_only
        """,
    ),
]
