from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "sshd",
    about="let others log in",
    docs="man:sshd(8)",
    inert="-t -T -G -V",
    options=[
        takes("-C -c -f -g -h -o -p -u -b -k"),
        takes("-E", does="fs.append VALUE"),
        flags("-4 -6 -D -d -e -i -q -t -T -G -V -r -R"),
    ],
    rows=[when(unless="-t -T -G -V", does="access.grant -p", because="lets others log in")],
    examples="""
        sshd -t                          #=> read_only
        sshd -T                          #=> read_only
        sshd -T -C user=bob,host=x       #=> read_only
        sshd -t -f /srv/sshd_config      #=> read_only
        sshd -D -p 2222                  #=> exposure access.grant
        sshd                             #=> exposure access.grant
        sshd --frobnicate                #=> unknown
    """,
)
