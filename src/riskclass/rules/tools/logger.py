from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "logger",
    "MESSAGE...",
    about="add a record to the log",
    docs="man:logger(1)",
    does="fs.create",
    because="adds a record to the log",
    inert="--no-act --help --version",
    options=[
        takes("-n/--server", does="net.send VALUE"),
        takes("-f/--file", reads="VALUE"),
        takes("--id --journald --rfc5424", "[VALUE]"),
        takes(
            "-p/--priority -P/--port -S/--size -t/--tag -u/--socket --msgid --sd-id --sd-param --prio-prefix-file"
            " --socket-errors"
        ),
        flags(
            "-i -d/--udp -e/--skip-empty --no-act --octet-count --prio-prefix -s/--stderr -T/--tcp --rfc3164"
            " -h/--help -V/--version"
        ),
    ],
    rows=[when("-n", "-f", does="net.upload -f")],
    examples="""
        logger -t backup -p user.info done      #=> reversible_low fs.create
        logger -n log.example.com done          #=> config_mutation net.send
        logger -f notes.txt                     #=> reversible_low
        logger -f ~/.ssh/id_rsa                 #=> exposure secret.read
        logger -n log.example.com -f notes.txt  #=> exposure net.upload
        logger --no-act x                       #=> read_only
    """,
)
