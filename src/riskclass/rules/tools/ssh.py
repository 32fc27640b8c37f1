from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "ssh",
    "DEST COMMAND...:sh",
    about="log in to, or run a command on, another host",
    input="whole",
    docs="man:ssh(1)",
    context="host:DEST",
    options=[
        takes("-o", "OPTION:ssh_option"),
        takes("-F", does="code.injected VALUE", because="the file may name a ProxyCommand"),
        takes("-E", writes="VALUE"),
        takes("-L -D", does="net.loopback VALUE"),
        takes("-R -W -w", does="net.tunnel VALUE"),
        takes("-I", does="code.opaque VALUE", because="loads a shared library"),
        takes("-O -Q"),
        takes("-B -b -c -e -i -J -l -m -p -S -P"),
        flags("-4 -6 -A -a -C -f -G -g -K -k -M -N -n -q -s -T -t -V -v -X -x -Y -y"),
    ],
    rows=[
        when("DEST", unless="COMMAND -N -G -O -Q -W", stdin="sh"),
        when("COMMAND", does="net.upload stdin", because="sends what it is fed to another host"),
        when("-O=forward", does="net.tunnel DEST"),
        when("-O=cancel|exit|stop", does="service.stop DEST"),
        when("-g -L=*:*:*:* -D=*:*", does="net.tunnel DEST"),
        when("-o=hostname*", context="host:-o=hostname"),
        when("-A -X -Y", does="net.tunnel DEST", because="lends the agent or display to the remote side"),
    ],
    examples="""
        ssh web1 uptime                                   #=> read_only
        ssh -i ~/.ssh/id_ed25519 -p 22 root@pve1 df -h    #=> read_only
        tar cz /srv | ssh nas 'cat > /backup/srv.tgz'     #=> exposure net.upload
        ssh nas 'cat > /etc/motd' < motd                  #=> exposure net.upload
        echo hi | ssh nas 'cat > /etc/motd'               #=> config_mutation
        cat l | while read h; do ssh "web$h" uptime; done #=> read_only
        ssh web1 -l root df -h                            #=> read_only
        ssh root@pve1 'ls /srv && rm -rf /srv/x'          #=> destructive
        ssh root@pve1 pct exec 132 -- systemctl status x  #=> read_only
        ssh web1                                          #=> unknown
        ssh -o ProxyCommand='rm -rf x' web1 uptime        #=> destructive
        ssh -o ConnectTimeout=5 web1 uptime               #=> read_only
        ssh -o HostName=10.0.0.5 web1 uptime              #=> read_only
        ssh -F conf web1 uptime                           #=> unknown
        ssh -fNL 8080:localhost:80 web1                   #=> reversible_low
        ssh -gNL 8080:localhost:80 web1                   #=> exposure
        ssh -O forward web1                               #=> exposure
        ssh -O exit web1                                  #=> disruptive
        ssh -O check web1                                 #=> read_only
        ssh -A web1 uptime                                #=> exposure
        ssh -a web1 uptime                                #=> read_only
        ssh -G web1                                       #=> read_only
        ssh -V                                            #=> read_only
    """,
)
