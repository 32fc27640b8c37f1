from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "fd fdfind",
    "PATTERN PATH...",
    about="find files",
    docs="man:fd(1)",
    prints="files",
    inert="-h --help -V --version",
    options=[
        takes("-x/--exec -X/--exec-batch", "COMMAND...:filled ;"),
        takes(
            "--and -d/--max-depth/--maxdepth --min-depth --exact-depth -E/--exclude -t/--type -e/--extension -S/--size"
            " --changed-within/--change-newer-than/--newer/--changed-after --changed-before/--change-older-than/--older"
            " -o/--owner --batch-size --ignore-file -c/--color -j/--threads --max-results --max-buffer-time"
            " -C/--base-directory --path-separator --search-path --format --gen-completions"
        ),
        takes("--strip-cwd-prefix --hyperlink", "[WHEN]"),
        flags(
            "-H/--hidden --no-hidden -I/--no-ignore --ignore --[no-]ignore-vcs --[no-]ignore-parent"
            " --no-global-ignore-file -u/--unrestricted -s/--case-sensitive -i/--ignore-case -g/--glob --regex"
            " -F/--fixed-strings/--literal -a/--absolute-path --relative-path -l/--list-details -L/--follow"
            " --no-follow -p/--full-path -0/--print0 --prune -1 -q/--quiet/--has-results --show-errors"
            " --one-file-system/--mount/--xdev --[no-]require-git -h/--help -V/--version"
        ),
    ],
    rows=[when("-x -X", prints="any"), when("--format", unless="--format={}|{/}|{//}|{.}|{/.}", prints="any")],
    examples=r"""
        git log $(fd --format '--output={}')     #=> unknown unknown.option
        git log $(fd --format '{/}')             #=> read_only
        git log $(fd -x echo --output={})        #=> unknown unknown.option
        fd -e py test src                        #=> read_only
        fd -H -t f '^a' . -E .git                #=> read_only
        fd -e txt -x rm                          #=> destructive fs.delete
        fd -e txt -X rm -f                       #=> destructive fs.delete
        fd -e o -x wc -l {} \;                   #=> read_only
        fd --exec=./x                            #=> unknown code.project
        fd --frobnicate                          #=> unknown unknown.option
        fd --help                                #=> read_only
    """,
)
