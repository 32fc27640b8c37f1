from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

INIT = tool(
    "init telinit",
    "LEVEL",
    about="change the run level",
    docs="man:telinit(8)",
    inert="--help --version",
    options=[
        takes("-t -e"),
        flags("--help --version --no-wall"),
    ],
    rows=[
        when("LEVEL=0", does="host.off LEVEL"),
        when("LEVEL=6", does="host.reboot LEVEL"),
        when(
            "LEVEL",
            unless="LEVEL=0|6|q|Q|u|U|a|b|c",
            does="service.stop LEVEL",
            because="stops what that run level does not want",
        ),
        when("LEVEL=q|u|a|b|c", does="refresh LEVEL"),
    ],
    examples="""
        init 0       #=> destructive host.off
        telinit 0    #=> destructive host.off
        init 6       #=> disruptive host.reboot
        telinit 1    #=> disruptive service.stop
        init 3       #=> disruptive service.stop
        telinit q    #=> reversible_low refresh
        init --version   #=> read_only
    """,
)

RUNLEVEL = tool(
    "runlevel",
    "FILE",
    about="show the run level",
    docs="man:runlevel(8)",
    options=[flags("--help --quiet")],
    examples="""
        runlevel               #=> read_only
        runlevel --frobnicate  #=> unknown unknown.option
    """,
)

TOOLS = [INIT, RUNLEVEL]
