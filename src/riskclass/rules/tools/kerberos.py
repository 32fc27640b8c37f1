from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

KINIT = tool(
    "kinit",
    "PRINCIPAL",
    about="get a ticket",
    docs="man:kinit(1)",
    does="credential.store PRINCIPAL",
    because="logs in, and keeps the ticket",
    options=[
        takes("-l -s -r -t -c -S -I -T -X"),
        flags("-V -f -F -p -P -n -a -A -v -R -C -E -k -i --request-pac --no-request-pac"),
    ],
    examples=r"""
        kinit me@EXAMPLE.COM                              #=> config_mutation credential.store
        kinit -kt /etc/krb5.keytab host/h                 #=> config_mutation
    """,
)

KLIST = tool(
    "klist",
    "NAME",
    about="list tickets and keys",
    docs="man:klist(1)",
    options=[
        flags("-K", does="secret.read NAME", because="shows the keys of a keytab"),
        takes("-c", "CACHE?"),
        flags("-e -V -l -A -d -f -s -a -n -k -i -t -C"),
    ],
    examples=r"""
        klist -e                                          #=> read_only
        klist -kt /etc/krb5.keytab                        #=> read_only
        klist -kK                                         #=> exposure secret.read
    """,
)

KDESTROY = tool(
    "kdestroy",
    "",
    about="throw tickets away",
    docs="man:kdestroy(1)",
    does="credential.store",
    because="removes the tickets of a log-in",
    options=[takes("-c -p"), flags("-A -q -V")],
    examples=r"""
        kdestroy -A                                       #=> config_mutation
        kdestroy                                          #=> config_mutation
    """,
)

TOOLS = [KINIT, KLIST, KDESTROY]
