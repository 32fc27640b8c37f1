from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "logger",
    "MESSAGE...",
    about="add a record to the log",
    docs="man:logger(1)",
    inert="--help --version",
    options=[
        takes("-f/--file -n/--server"),
        takes("--journald", "[FILE]"),
        takes("--id --rfc5424", "[VALUE]"),
        takes(
            "-p/--priority -P/--port -S/--size -t/--tag -u/--socket --msgid --sd-id --sd-param --prio-prefix-file"
            " --socket-errors"
        ),
        flags(
            "-i -d/--udp -e/--skip-empty --no-act --octet-count --prio-prefix -s/--stderr -T/--tcp --rfc3164"
            " -h/--help -V/--version"
        ),
    ],
    rows=[
        when(unless="--no-act", does="fs.create", because="adds a record to the log"),
        when(unless="--no-act MESSAGE -f", reads="stdin"),
        when("-f --journald", unless="--no-act", reads="-f --journald"),
        when("-s", unless="MESSAGE", reads="-f stdin", because="prints what it would log"),
        when("-n", unless="--no-act", does="net.send -n"),
        when("-n", "-f", unless="--no-act", does="net.upload -f"),
        when("-n", unless="--no-act MESSAGE -f", does="net.upload stdin", because="sends what it is fed"),
    ],
    examples="""
        logger -t backup -p user.info done      #=> reversible_low fs.create
        logger -n log.example.com done          #=> config_mutation net.send
        logger -f notes.txt                     #=> reversible_low
        logger -f ~/.ssh/id_rsa                 #=> exposure secret.read
        logger -n log.example.com -f notes.txt  #=> exposure net.upload
        logger -n log.example.com < notes.txt   #=> exposure net.upload
        logger -n log.example.com done < notes.txt  #=> config_mutation net.send
        logger --journald=/root/.netrc          #=> exposure secret.read
        logger --journald                       #=> reversible_low
        logger < ~/.ssh/id_rsa                  #=> exposure secret.read
        logger -s < ~/.ssh/id_rsa               #=> exposure secret.read
        logger done < ~/.ssh/id_rsa             #=> reversible_low
        logger --no-act x                       #=> read_only
        logger --no-act -f ~/.ssh/id_rsa        #=> read_only
        logger --no-act -n log.example.com -f notes.txt  #=> read_only
        logger --no-act -s -f ~/.ssh/id_rsa     #=> exposure secret.read
    """,
)
