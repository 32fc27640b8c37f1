from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

DU = [
    takes("--files0-from", reads="VALUE", because="a line that names no file is shown"),
    takes("-B/--block-size -d/--max-depth -t/--threshold --time-style -X/--exclude-from --exclude -I"),
    takes("--time", "[WHICH]"),
    flags(
        "-0/--null -a/--all -A/--apparent-size -b/--bytes -c/--total -D/--dereference-args -H -h/--human-readable"
        " --inodes -k -L/--dereference -l/--count-links -m -n -P/--no-dereference -r -S/--separate-dirs --si"
        " -s/--summarize -x/--one-file-system --help --version"
    ),
]

TOOLS = [
    tool(
        "stat gstat",
        "FILE...",
        about="show what is known of files",
        input="none",
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
        input="none",
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
        input="none",
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
        input="none",
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
        input="none",
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
        "du",
        "FILE...",
        about="show used space",
        input="none",
        docs="man:du(1)",
        options=DU,
        examples="""
            du -sh ~/.ssh                        #=> read_only
            du -hd1 /srv                         #=> read_only
            du --frobnicate                      #=> unknown unknown.option
        """,
    ),
    tool(
        "gdu",
        "FILE...",
        about="show used space (two programs of that name)",
        docs="man:du(1) https://github.com/dundee/gdu",
        options=[
            *DU,
            takes("-o/--output-file", writes="VALUE|-"),
            takes("--log-file", writes="VALUE"),
            flags("--write-config", does="fs.write", because="writes its settings to its own file"),
            takes("--config-file -i/--ignore-dirs --ignore-dirs-pattern --ignore-from -f/--input-file --max-cores"),
            flags(
                "-g/--const-gc --enable-profiling --follow-symlinks --no-color --no-cross --no-hidden --no-mouse"
                " --no-prefix -p/--no-progress --non-interactive --show-apparent-size --show-disks"
                " --show-relative-size -v"
            ),
        ],
        examples="""
            gdu -sh /srv                         #=> read_only
            gdu -n /srv                          #=> read_only
            gdu -o out.json /srv                 #=> config_mutation fs.write
            gdu -o- /srv                         #=> read_only
            gdu --log-file out /srv              #=> config_mutation fs.write
            gdu --write-config                   #=> config_mutation fs.write
        """,
    ),
    tool(
        "dust duf",
        "FILE...",
        about="show used space",
        open=True,  # they only print, whatever their options
        examples="""
            dust -d 1 /srv                       #=> read_only
            duf --json                           #=> read_only
        """,
    ),
]
