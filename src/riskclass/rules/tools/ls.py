from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

OPTIONS = [
    takes(
        "--block-size --format --hide --indicator-style -I/--ignore --quoting-style --sort --time --time-style"
        " -T/--tabsize -w/--width -D"
    ),
    takes("--color -F/--classify --hyperlink", "[WHEN]"),
    flags(
        "-a/--all -A/--almost-all --author -b/--escape -B/--ignore-backups -c -C -d/--directory --dired -e -f"
        " --file-type --full-time -g --group-directories-first -G/--no-group -h/--human-readable --si"
        " -H/--dereference-command-line --dereference-command-line-symlink-to-dir -i/--inode -k/--kibibytes -l"
        " -L/--dereference -m -n/--numeric-uid-gid -N/--literal -o -O -p -P -q/--hide-control-chars"
        " --show-control-chars -Q/--quote-name -r/--reverse -R/--recursive -s/--size -S -t -u -U -v -W -x -X -y"
        " -Z/--context --zero -1 -@ -% -, --help --version"
    ),
]

TOOLS = [
    tool(
        "ls gls dir gdir vdir gvdir",
        "FILE...",
        about="list files",
        input="none",
        docs="man:ls(1)",
        open=True,  # they only print, whatever their options
        prints="files",
        options=OPTIONS,
        examples="""
            ls -la                               #=> read_only
            ls -l ~/.ssh .env                    #=> read_only
            ls --colo=never -I '*.pyc' "$D"      #=> read_only
            dir /srv                             #=> read_only
        """,
    ),
    tool(
        "exa eza lsd",
        "FILE...",
        about="list files, in colour",
        open=True,  # they only print, whatever their options
        prints="files",
        examples="""
            eza -la --git                        #=> read_only
            lsd --tree ~/.ssh                    #=> read_only
        """,
    ),
]
