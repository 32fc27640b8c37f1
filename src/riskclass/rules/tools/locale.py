from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

LOCALE = tool(
    "locale",
    "NAME...",
    about="show the language settings",
    input="none",
    docs="man:locale(1)",
    options=[
        flags(
            "-a/--all-locales -m/--charmaps -c/--category-name -k/--keyword-name -v/--verbose -?/--help --usage"
            " -V/--version"
        )
    ],
    examples="""
        locale -a            #=> read_only
        locale --frobnicate  #=> unknown unknown.option
    """,
)

LOCALE_GEN = tool(
    "locale-gen",
    "LOCALE...",
    about="make language files",
    docs="man:locale-gen(8)",
    inert="--help --version --list",
    does="host.config LOCALE",
    options=[
        takes("--aliases", "VALUE"),
        takes("--archive --lang", "[VALUE]"),
        flags("--keep-existing --no-archive --no-purge --purge --help --version --list"),
    ],
    examples="""
        locale-gen en_US.UTF-8  #=> config_mutation host.config
        locale-gen --list       #=> read_only
    """,
)

UPDATE_LOCALE = tool(
    "update-locale",
    "SETTING...",
    about="set the language of the system",
    docs="man:update-locale(8)",
    inert="--help",
    does="host.config SETTING",
    options=[takes("--locale-file", writes="VALUE"), flags("--reset --no-checks -h/--help")],
    examples="""
        update-locale LANG=C.UTF-8  #=> config_mutation host.config
        update-locale --locale-file=/tmp/l LANG=C  #=> config_mutation fs.scratch
        update-locale --help        #=> read_only
    """,
)

TOOLS = [LOCALE, LOCALE_GEN, UPDATE_LOCALE]
