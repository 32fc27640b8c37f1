from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "sshd",
    about="let others log in",
    docs="man:sshd(8)",
    inert="-V",
    options=[
        takes("-f", reads="VALUE", because="shows a line that is no setting"),
        takes("-C -c -g -h -o -p -u -b -k"),
        takes("-E", does="fs.append VALUE"),
        flags("-4 -6 -D -d -e -i -q -t -T -G -V -r -R"),
    ],
    rows=[
        when(unless="-t -T -G -V", does="access.grant -p", because="lets others log in"),
        when("-f=*", unless="-t -T -G -V -f=/etc/*|/usr/*", does="code.injected -f", because="the file names programs"),
        when("-o=*command*|*subsystem*", unless="-t -T -G -V", does="code.injected -o", because="names a program"),
    ],
    examples="""
        sshd -t                          #=> read_only
        sshd -T                          #=> read_only
        sshd -T -C user=bob,host=x       #=> read_only
        sshd -t -f /srv/sshd_config      #=> read_only
        sshd -t -f /etc/shadow           #=> exposure secret.read
        sshd -f ./sshd_config            #=> unknown code.injected
        sshd -f /etc/ssh/sshd_config     #=> exposure access.grant
        sshd -o ForceCommand=./x -p 2222 #=> unknown code.injected
        sshd -o PermitRootLogin=no       #=> exposure access.grant
        sshd -D -p 2222                  #=> exposure access.grant
        sshd                             #=> exposure access.grant
        sshd --frobnicate                #=> unknown
    """,
)
