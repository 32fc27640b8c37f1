from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

RECONFIGURE = tool(
    "dpkg-reconfigure",
    "PACKAGE...",
    about="ask a package's questions again",
    docs="man:dpkg-reconfigure(8)",
    inert="--help",
    does="host.config PACKAGE",
    options=[
        takes("-f/--frontend -p/--priority"),
        flags("-u/--unseen-only --default-priority --force --no-reload --terse -h/--help -a/--all"),
    ],
    examples="""
        dpkg-reconfigure -f noninteractive tzdata    #=> config_mutation host.config
        dpkg-reconfigure --help                      #=> read_only
    """,
)

DEBCONF_SHOW = tool(
    "debconf-show",
    "PACKAGE...",
    about="show the answers to packages' questions",
    docs="man:debconf-show(1)",
    options=[takes("--db"), flags("--listowners --listdbs --help")],
    examples="""
        debconf-show --listowners  #=> read_only
        debconf-show tzdata        #=> read_only
    """,
)

DEBCONF_GET_SELECTIONS = tool(
    "debconf-get-selections",
    about="list the answers to packages' questions",
    docs="man:debconf-get-selections(1)",
    options=[flags("--installer -h/--help")],
    rows=[when(unless="-h", does="secret.read", because="prints the answers that are passwords too")],  # its source
    examples="""
        debconf-get-selections --installer   #=> exposure secret.read
        debconf-get-selections --help        #=> read_only
    """,
)

DEBCONF_SET_SELECTIONS = tool(
    "debconf-set-selections",
    "FILE",
    about="answer packages' questions beforehand",
    docs="man:debconf-set-selections(1)",
    inert="--help -c",
    does="host.config",
    rows=[when("FILE", runs="FILE:perl_file")],
    options=[flags("-c/--checkonly -u/--unseen -v/--verbose -h/--help")],
    examples="""
        echo 'tzdata tzdata/Areas select Europe' | debconf-set-selections   #=> config_mutation host.config
        debconf-set-selections answers                                      #=> config_mutation
        debconf-set-selections -c answers                                   #=> read_only
        debconf-set-selections -c 'rm -r x|'                                #=> destructive
    """,
)

TOOLS = [RECONFIGURE, DEBCONF_SHOW, DEBCONF_GET_SELECTIONS, DEBCONF_SET_SELECTIONS]
