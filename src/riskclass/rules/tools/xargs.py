from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "xargs gxargs",
    "COMMAND...:filled",
    about="run a command with words from standard input",
    docs="man:xargs(1)",
    inert="--help --version",
    options=[
        takes("-a/--arg-file", reads="VALUE"),
        takes("-d/--delimiter -E -I -J -L -n/--max-args -P/--max-procs --process-slot-var -R -S -s/--max-chars"),
        takes("-e/--eof -i/--replace -l/--max-lines", "[VALUE]"),
        flags(
            "-0/--null -o/--open-tty -p/--interactive -r/--no-run-if-empty --show-limits -t/--verbose -x/--exit"
            " --help --version"
        ),
    ],
    rows=[
        when(unless="COMMAND -a", reads="stdin"),
        when("COMMAND", unless="-a", reads="stdin", because="the command, or its messages, show what it is given"),
    ],
    examples=r"""
        xargs < .env                                 #=> exposure secret.read
        xargs -n1 echo < .env                        #=> exposure secret.read
        xargs -n1 wc -l < .env                       #=> exposure secret.read
        xargs -t true < .env                         #=> exposure secret.read
        xargs -n1 wc -l < list                       #=> read_only
        xargs -a .env echo                           #=> exposure secret.read
        xargs -a list echo                           #=> read_only
        ls | xargs                                   #=> read_only
        ls | xargs -n1 wc -l                         #=> read_only
        ls | xargs rm                                #=> destructive fs.delete
        ls | xargs -0 -I{} mv {} /tmp                #=> config_mutation fs.write
        ls | xargs -I % sh -c 'rm %'                 #=> destructive fs.delete
        ls | xargs -n 1 -P 4 -- rm -f                #=> destructive fs.delete
        ls | xargs -d '\n' wc -l                     #=> read_only
        find . -name '*.o' -print0 | xargs -0 rm     #=> destructive fs.delete
        ls | xargs -i cat {}                         #=> read_only
        ls | xargs ./x                               #=> unknown code.project
        xargs --frobnicate ls                        #=> unknown unknown.option
        xargs --help                                 #=> read_only
    """,
)
