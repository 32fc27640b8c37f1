from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

LAST = tool(
    "last lastb",
    "USER...",
    about="list log-ins",
    input="none",
    docs="man:last(1)",
    options=[
        takes("-f/--file", reads="VALUE"),
        takes("-n/--limit -s/--since -t/--until -p/--present --time-format"),
        flags(
            "-# -T/--tab-separated -a/--hostlast -d/--dns -F/--fulltimes -i/--ip -R/--nohostname -w/--fullnames"
            " -x/--system -h/--help -V/--version"
        ),
    ],
    examples="""
        last -20 bob         #=> read_only
        last -n 5 -x reboot  #=> read_only
        last -f .env         #=> exposure secret.read
        last --frobnicate    #=> unknown unknown.option
    """,
)

LASTLOG = tool(
    "lastlog",
    about="list everyone's last log-in",
    docs="man:lastlog(8)",
    options=[
        takes("-b/--before -R/--root -t/--time -u/--user"),
        flags("-h/--help"),
        flags("-C/--clear", does="log.discard"),
        flags("-S/--set", does="fs.write"),
    ],
    examples="""
        lastlog -u bob      #=> read_only
        lastlog -u bob -C   #=> destructive log.discard
        lastlog -S -u bob   #=> config_mutation fs.write
    """,
)

FAILLOG = tool(
    "faillog",
    about="show and set log-in failures",
    docs="man:faillog(8)",
    options=[
        takes("-R/--root -t/--time -u/--user"),
        flags("-a/--all -h/--help"),
        flags("-r/--reset", does="log.discard"),
        takes("-l/--lock-secs -m/--maximum", does="account.change"),
    ],
    examples="""
        faillog -a           #=> read_only
        faillog -r           #=> destructive log.discard
        faillog -m 5 -u bob  #=> config_mutation account.change
    """,
)

WHO = tool(
    "w",
    "USER",
    about="show who is logged in, and what they do",
    docs="man:w(1)",
    options=[
        flags(
            "-h/--no-header -u/--no-current -s/--short -f/--from -o/--old-style -i/--ip-addr -p/--pids"
            " -c/--container -t/--terminal --help -V/--version"
        )
    ],
    examples="""
        w               #=> read_only
        w -hi bob       #=> read_only
        w --frobnicate  #=> unknown unknown.option
    """,
)

TOOLS = [LAST, LASTLOG, FAILLOG, WHO]
