from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "getent",
    "DATABASE KEY...",
    about="look up accounts, hosts and the like",
    docs="man:getent(1)",
    options=[takes("-s/--service"), flags("-A/--no-addrconfig -i/--no-idn -?/--help --usage -V/--version")],
    rows=[when("DATABASE=shadow|gshadow", does="secret.read DATABASE", because="shows password hashes")],
    examples="""
        getent passwd bob      #=> read_only
        getent hosts web1      #=> read_only
        getent shadow          #=> exposure secret.read
        getent gshadow ops     #=> exposure
    """,
)
