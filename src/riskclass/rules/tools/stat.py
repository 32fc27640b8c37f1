from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOLS = [
    tool(
        "stat gstat",
        "FILE...",
        about="show what is known of files",
        docs="man:stat(1)",
        options=[
            takes("-c/--format --printf --cached"),
            flags("-L/--dereference -f/--file-system -t/--terse -s -x -q -l -r -n -F --help --version"),
        ],
        examples="""
            stat -c %s ~/.ssh/id_rsa             #=> read_only
            stat --printf='%a' f                 #=> read_only
        """,
    ),
    tool(
        "readlink greadlink realpath grealpath",
        "FILE...",
        about="print where a link or path leads",
        docs="man:readlink(1) man:realpath(1)",
        prints="path",
        options=[
            takes("--relative-to --relative-base"),
            flags(
                "-f/--canonicalize -e/--canonicalize-existing -E -m/--canonicalize-missing -n/--no-newline"
                " -q/--quiet/--silent -s/--strip/--no-symlinks -v/--verbose -z/--zero -L/--logical -P/--physical"
                " --help --version"
            ),
        ],
        examples="""
            readlink -f x                        #=> read_only
            realpath --relative-to=/srv /srv/x   #=> read_only
        """,
    ),
    tool(
        "basename gbasename",
        "NAME...",
        about="print the last part of a path",
        docs="man:basename(1)",
        prints="basename",
        options=[takes("-s/--suffix"), flags("-a/--multiple -z/--zero --help --version")],
        examples="""
            basename /srv/x.py .py               #=> read_only
            basename -s .py a.py                 #=> read_only
        """,
    ),
    tool(
        "dirname gdirname",
        "NAME...",
        about="print a path without its last part",
        docs="man:dirname(1)",
        prints="dirname",
        options=[flags("-z/--zero --help --version")],
        examples="""
            dirname "$F"                         #=> read_only
        """,
    ),
    tool(
        "df gdf",
        "FILE...",
        about="show free space",
        docs="man:df(1)",
        options=[
            takes("-B/--block-size -t/--type -x/--exclude-type"),
            takes("--output", "[FIELDS]"),
            flags(
                "-a/--all -b -c -g -h/--human-readable -H/--si -i/--inodes -I -k -l/--local -m -n --no-sync"
                " -P/--portability --sync --total -T/--print-type -v -Y -, --help --version"
            ),
        ],
        examples="""
            df -h                                #=> read_only
            df -hT /srv                          #=> read_only
            df --output=pcent /                  #=> read_only
        """,
    ),
    tool(
        "du gdu dust duf",
        "FILE...",
        about="show used space",
        docs="man:du(1)",
        open=True,
        options=[
            takes(
                "-B/--block-size -d/--max-depth --files0-from -t/--threshold --time-style -X/--exclude-from"
                " --exclude -I"
            ),
            takes("--time", "[WHICH]"),
            flags(
                "-0/--null -a/--all -A/--apparent-size -b/--bytes -c/--total -D/--dereference-args -H"
                " -h/--human-readable --inodes -k -L/--dereference -l/--count-links -m -n -P/--no-dereference -r"
                " -S/--separate-dirs --si -s/--summarize -x/--one-file-system --help --version"
            ),
        ],
        examples="""
            du -sh ~/.ssh                        #=> read_only
            du -hd1 /srv                         #=> read_only
        """,
    ),
]
