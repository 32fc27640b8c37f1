from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "split gsplit",
        "FILE PREFIX",
        about="split a file into pieces",
        docs="man:split(1)",
        inert="--help --version",
        reads="FILE",
        options=[
            takes("--filter", "COMMAND:sh"),
            takes(
                "-a/--suffix-length --additional-suffix -b/--bytes -C/--line-bytes -l/--lines -n/--number"
                " -t/--separator -p"
            ),
            takes("--numeric-suffixes --hex-suffixes", "[FROM]"),
            flags("-# -c -d -x -e/--elide-empty-files -u/--unbuffered --verbose --help --version"),
        ],
        rows=[
            when("PREFIX", unless="--filter", writes="PREFIX"),
            when(unless="PREFIX --filter", writes="cwd"),
        ],
        examples="""
            split -b 1M big part.                #=> config_mutation fs.write
            split -l 100 big                     #=> config_mutation fs.write
            split -b 1M big /tmp/part.           #=> reversible_low fs.scratch
            split --filter='gzip -c' big         #=> read_only
            split --filter='rm f' big            #=> destructive fs.delete
            split .env /tmp/x                    #=> exposure secret.read
            split --help                         #=> read_only
        """,
    ),
    tool(
        "csplit gcsplit",
        "FILE PATTERN...",
        about="split a file at patterns",
        docs="man:csplit(1)",
        inert="--help --version",
        reads="FILE",
        options=[
            takes("-f/--prefix", writes="VALUE"),
            takes("-b/--suffix-format -n/--digits"),
            flags("-k/--keep-files --suppress-matched -s/-q/--quiet/--silent -z/--elide-empty-files --help --version"),
        ],
        rows=[when("FILE", unless="-f", writes="cwd")],
        examples="""
            csplit log '/^START/' '{*}'          #=> config_mutation fs.write
            csplit -f /tmp/part log 10           #=> reversible_low fs.scratch
            csplit -f part log 10                #=> config_mutation fs.write
            csplit -f /tmp/x .env 2              #=> exposure secret.read
            csplit --version                     #=> read_only
        """,
    ),
]
