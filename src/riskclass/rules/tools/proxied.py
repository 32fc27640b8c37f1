from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

PROXYCHAINS = tool(
    "proxychains proxychains4",
    "COMMAND...:argv",
    about="run a program over proxies",
    docs="man:proxychains(1)",
    posix=True,
    options=[takes("-f"), flags("-q")],
    examples=r"""
        proxychains4 -q curl -s http://h                  #=> read_only
        proxychains rm -rf x                              #=> destructive
    """,
)

TORSOCKS = tool(
    "torsocks torify tsocks",
    "COMMAND...:argv",
    about="run a program over Tor",
    docs="man:torsocks(1)",
    posix=True,
    options=[
        takes("-u/--user -p/--pass -a/--address -P/--port"),
        flags("-i/--isolate -d/--debug -q/--quiet -h/--help --version -6/--ipv6"),
    ],
    examples=r"""
        torsocks curl -s http://h                         #=> read_only
        torsocks -i rm -rf x                              #=> destructive
    """,
)

TOOLS = [PROXYCHAINS, TORSOCKS]
