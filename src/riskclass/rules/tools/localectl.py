from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]

TOOL = tool(
    "localectl",
    about="show and set language and keyboard",
    docs="man:localectl(1)",
    inherits=True,
    inert="--help --version",
    options=[*COMMON, flags("--no-convert")],
    subs=[
        sub(
            "status, list-locales, list-keymaps, list-x11-keymap-models, list-x11-keymap-layouts"
            ", list-x11-keymap-options, help"
        ),
        sub("list-x11-keymap-variants", "LAYOUT"),
        sub("set-locale", "LOCALE...", does="host.config LOCALE"),
        sub("set-keymap", "MAP TOGGLE", does="host.config MAP"),
        sub("set-x11-keymap", "LAYOUT MODEL VARIANT OPTIONS", does="host.config LAYOUT"),
    ],
    examples="""
        localectl                                #=> read_only
        localectl list-locales                   #=> read_only
        localectl set-locale LANG=de_DE.UTF-8    #=> config_mutation host.config
        localectl set-keymap de                  #=> config_mutation
        localectl set-x11-keymap de pc105        #=> config_mutation
        localectl frobnicate                     #=> unknown unknown.subcommand
    """,
)
