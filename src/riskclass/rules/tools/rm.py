from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "rm grm",
        "FILE...",
        about="delete files and trees",
        input="none",
        docs="man:rm(1)",
        inert="--help --version",
        options=[
            takes("--interactive --preserve-root", "[WHEN]"),
            flags(
                "-f/--force -i -I --no-preserve-root --one-file-system -r/-R/--recursive -d/--dir -v/--verbose"
                " -P -W -x --progress --help --version"
            ),
        ],
        rows=[
            when("-r", deletes="FILE", because="deletes recursively"),
            when(unless="-r", deletes="FILE"),
        ],
        examples="""
            rm f                                 #=> destructive fs.delete
            rm -rf build                         #=> destructive fs.delete
            rm build -r -f                       #=> destructive fs.delete
            rm -r /tmp/work                      #=> reversible_low fs.scratch
            rm -rf node_modules                  #=> reversible_low fs.scratch
            rm -rf /var/lib/apt/lists/*          #=> reversible_low fs.scratch
            rm -rf /var/lib/apt/*                #=> destructive fs.delete
            rm -rf /tmp/*                        #=> destructive fs.delete
            rm -rf "$D"/*                        #=> destructive fs.delete
            rm -f /dev/null                      #=> destructive fs.delete
            rm -- -f                             #=> destructive fs.delete
            rm --help                            #=> read_only
            rm a --vers                          #=> read_only
            rm -- --help                         #=> destructive fs.delete
            rm --frobnicate a                    #=> destructive unknown.option
            grm f                                #=> destructive fs.delete
        """,
    ),
    tool(
        "rmdir grmdir",
        "DIR...",
        about="remove directories that are empty",
        input="none",
        docs="man:rmdir(1)",
        inert="--help --version",
        does="fs.write DIR",
        because="removes directories, if they are empty",
        options=[flags("--ignore-fail-on-non-empty -p/--parents -v/--verbose --help --version")],
        examples="""
            rmdir old                            #=> config_mutation fs.write
            rmdir -p a/b/c                       #=> config_mutation fs.write
            rmdir /tmp/x                         #=> reversible_low fs.scratch
            rmdir --help                         #=> read_only
        """,
    ),
    tool(
        "unlink gunlink",
        "FILE",
        about="delete one file",
        docs="man:unlink(1)",
        inert="--help --version",
        deletes="FILE",
        options=[flags("--help --version")],
        examples="""
            unlink f                             #=> destructive fs.delete
            unlink /tmp/f                        #=> reversible_low fs.scratch
            unlink --version                     #=> read_only
            unlink a b                           #=> destructive unknown.subcommand
        """,
    ),
]
