from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

RNDC = tool(
    "rndc",
    about="steer the name server",
    docs="man:rndc(8)",
    options=[takes("-b -c -k -s -p -y -t"), flags("-4 -6 -q -r -V -h")],
    subs=[
        sub("status, zonestatus, showzone, dumpdb, stats, recursing, secroots, tsig-list, memprof", "WORD..."),
        sub(
            "reset-stats, responselog, fetchlimit, tcp-timeouts, reload, reconfig, refresh, retransfer, thaw,"
            " notify, loadkeys, sign",
            "ZONE...",
            does="service.reload ZONE",
        ),
        sub("flush, flushname, flushtree", "NAME...", does="refresh NAME"),
        sub("stop, halt", does="service.stop", options=[flags("-p")]),
        sub(
            "freeze, sync, addzone, modzone, nta, querylog, trace, notrace, signing, dnssec, managed-keys,"
            " validation,"
            " serve-stale, dnstap, tsig-delete, scan",
            "WORD...",
            does="host.config WORD",
            options=[flags("-clean -force -remove -list -status"), takes("-lifetime -class -view -key -when")],
        ),
        sub("delzone", "ZONE...", does="fs.delete", because="takes a zone away", options=[flags("-clean")]),
    ],
    examples=r"""
        rndc status                                       #=> read_only
        rndc reload example.com                           #=> config_mutation
        rndc flush                                        #=> reversible_low
        rndc stop                                         #=> disruptive
        rndc querylog on                                  #=> config_mutation
        rndc delzone example.com                          #=> destructive
    """,
)

CHECK = tool(
    "named-checkconf",
    "FILE",
    about="check the settings of the name server",
    docs="man:named-checkconf(1)",
    inert="-h -v",
    options=[takes("-t"), flags("-h -j -l -i -c -n -k -v -p -x -z -a")],
    rows=[
        when(
            "FILE",
            unless="-c FILE=/etc/bind/*|/etc/named*|/usr/local/etc/namedb/*",
            does="code.injected FILE",
            because="loads the plug-ins that the file names",
        ),
        when("-p", unless="-x", does="secret.read FILE", because="prints settings with their shared secrets"),
    ],
    examples=r"""
        named-checkconf -z                                #=> read_only
        named-checkconf /etc/bind/named.conf              #=> read_only
        named-checkconf ./named.conf                      #=> unknown code.injected
        named-checkconf -c ./named.conf                   #=> read_only
        named-checkconf -p                                #=> exposure secret.read
        named-checkconf -px                               #=> read_only
        named-checkconf -v                                #=> read_only
    """,
)

CHECKZONE = tool(
    "named-checkzone named-compilezone",
    "ZONE FILE",
    about="check a zone of the name server",
    docs="man:named-checkzone(1)",
    options=[
        takes("-o", writes="VALUE|-"),
        takes("-c -f -F -i -J -k -l -L -m -M -n -r -s -S -t -T -w -W -C"),
        flags("-d -D -h -j -q -v"),
    ],
    examples=r"""
        named-checkzone example.com zone                  #=> read_only
        named-compilezone -o out example.com zone         #=> config_mutation
    """,
)

NSUPDATE = tool(
    "nsupdate",
    "FILE:@nsupdate",
    about="change records of a name server",
    docs="man:nsupdate(1)",
    does="net.send FILE",
    because="changes records of a name server",
    inert="-V -P -T",
    rows=[when(unless="FILE -V -P -T", stdin="nsupdate")],
    options=[takes("-L -y -k -p -r -t -u -A -H -K -O -E"), flags("-C -d -D -i -l -g -o -v -V -P -T -4 -6 -S")],
    examples=r"""
        nsupdate -k key                                   #=> unknown code.interactive
        nsupdate -k key changes                           #=> unknown code.project
        printf 'update delete a.x\nsend\n' | nsupdate -l  #=> destructive net.delete
        printf 'del a.x A\nadd a.x 60 A 10.0.0.1\nsend\n' | nsupdate #=> config_mutation net.send
        printf 'add a.x 1 A 10.0.0.1\ndel a.x\n' | nsupdate        #=> destructive net.delete
        printf 'del a.x A\nadd a.x 1 TXT b\n' | nsupdate           #=> destructive net.delete
        printf 'del a.x 0 IN A 10.0.0.2\nadd A.x. 1 A 10.0.0.1\n' | nsupdate #=> config_mutation net.send
        nsupdate -V                                       #=> read_only
    """,
)

TOOLS = [RNDC, CHECK, CHECKZONE, NSUPDATE]
