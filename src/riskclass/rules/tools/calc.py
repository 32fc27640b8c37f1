from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "bc gbc",
        "FILE...",
        about="compute",
        docs="man:bc(1)",
        reads="FILE",
        options=[
            takes("-e/--expression -f/--file"),
            flags("-h/--help -i/--interactive -l/--mathlib -q/--quiet -s/--standard -w/--warn -v/--version"),
        ],
        examples="""
            echo 1+2 | bc -l                         #=> read_only
            bc -q .env                               #=> exposure secret.read
        """,
    ),
    tool(
        "dc",
        "FILE...",
        about="compute; a ! in its input runs a command",
        docs="man:dc(1)",
        options=[
            takes("-e/--expression", "PROGRAM"),
            takes("-f/--file", does="code.opaque VALUE", because="! in a program runs a command"),
            flags("-h/--help -V/--version"),
        ],
        rows=[
            when("-e=*!*", does="code.opaque -e", because="! in a program runs a command"),
            when("FILE", does="code.opaque FILE", because="! in a program runs a command"),
            when(unless="FILE -e -f -h -V", does="code.opaque", because="! in what it reads runs a command"),
        ],
        examples="""
            dc -e '2 3 + p'                          #=> read_only
            dc -e '!id'                              #=> unknown code.opaque
            dc -f prog                               #=> unknown code.opaque
            dc prog                                  #=> unknown code.opaque
            dc                                       #=> unknown code.opaque
            dc --version                             #=> read_only
        """,
    ),
]
