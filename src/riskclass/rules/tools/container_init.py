from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TINI = tool(
    "tini tini-static docker-init",
    "COMMAND...:argv",
    about="run a program as the first one of a container",
    docs="man:tini(1)",
    inert="-h --version -l",
    options=[takes("-p -e"), flags("-h -s -v -w -g -l --version")],
    examples="""
        tini -- sleep 5                  #=> read_only
        tini -g -- rm x                  #=> destructive fs.delete
        tini -p SIGTERM -- rm x          #=> destructive fs.delete
        tini --version                   #=> read_only
        tini --frobnicate                #=> unknown unknown.option
    """,
)

DUMB = tool(
    "dumb-init",
    "COMMAND...:argv",
    about="run a program as the first one of a container, and pass signals on",
    docs="man:dumb-init(1)",
    inert="-h -V",
    options=[takes("-r/--rewrite"), flags("-c/--single-child -v/--verbose -h/--help -V/--version")],
    examples="""
        dumb-init sleep 5                #=> read_only
        dumb-init -r 15:3 -- rm x        #=> destructive fs.delete
        dumb-init --help                 #=> read_only
        dumb-init --frobnicate           #=> unknown unknown.option
    """,
)

TOOLS = [TINI, DUMB]
