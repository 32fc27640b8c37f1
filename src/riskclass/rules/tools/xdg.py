from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPEN = tool(
    "xdg-open",
    "WHAT",
    about="open a file or address with the program that is set for it",
    docs="man:xdg-open(1)",
    inert="--help --version --manual",
    options=[flags("--help --version --manual")],
    rows=[
        when("WHAT=http:*|https:*", does="net.query WHAT"),
        when("WHAT", unless="WHAT=http:*|https:*", does="code.interactive WHAT", because="starts another program"),
    ],
    examples="""
        xdg-open https://example.com     #=> read_only
        xdg-open report.pdf              #=> unknown code.interactive
        xdg-open --version               #=> read_only
    """,
)
MIME = tool(
    "xdg-mime xdg-settings",
    "VERB WORD...",
    about="show and set which program opens what",
    docs="man:xdg-mime(1)",
    inert="--help --version --manual",  # `--list` behind a verb ends nothing (tried)
    options=[takes("--mode"), flags("--help --version --manual --list --novendor")],
    rows=[when("VERB", unless="VERB=query|get|check", does="host.config WORD")],
    examples="""
        xdg-mime query default text/html                              #=> read_only
        xdg-settings get default-web-browser                          #=> read_only
        xdg-mime default firefox.desktop text/html                    #=> config_mutation host.config
        xdg-settings set default-web-browser firefox.desktop          #=> config_mutation host.config
        xdg-settings --list                                           #=> read_only
        xdg-mime default x.desktop text/html --list                   #=> config_mutation host.config
    """,
)

TOOLS = [OPEN, MIME]
