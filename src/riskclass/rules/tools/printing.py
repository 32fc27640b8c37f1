from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Loopback, or the socket of this machine.
LOCAL = "localhost|localhost:*|127.*|/*"
SERVER: list[Option] = [takes("-h -U"), flags("-E")]
ELSEWHERE = when("-h", unless=f"-h={LOCAL}", does="net.upload -h")

LP = tool(
    "lp",
    "FILE...",
    about="print files",
    docs="man:lp(1)",
    does="message.send -d",
    because="prints",
    reads="FILE",
    options=[
        *SERVER,
        takes("-d -n -o -q -t -P"),
        takes("-i -H"),
        flags("-c -m -s"),
    ],
    rows=[when(unless="FILE -i", reads="stdin"), ELSEWHERE],
    examples="""
        lp a.pdf                                #=> config_mutation message.send
        lp -d laser -n 2 -o sides=one-sided a.pdf   #=> config_mutation
        lp -dlaser -n2 a.pdf                    #=> config_mutation
        lp ~/.ssh/id_rsa                        #=> exposure secret.read
        lp < .env                               #=> exposure secret.read
        lp -h print.example.org a.pdf           #=> exposure net.upload
        lp -h localhost a.pdf                   #=> config_mutation
        lp -i laser-12 -H hold                  #=> config_mutation
        lp --frobnicate a.pdf                   #=> unknown unknown.option
    """,
)

LPR = tool(
    "lpr",
    "FILE...",
    about="print files",
    docs="man:lpr(1)",
    does="message.send -P",
    because="prints",
    reads="FILE",
    options=[
        takes("-H -U -P -o -C -J -T -#"),
        flags("-E -h -l -m -p -q"),
        flags("-r", deletes="FILE", because="deletes what it has printed"),
    ],
    rows=[
        when(unless="FILE", reads="stdin"),
        when("-H", unless=f"-H={LOCAL}", does="net.upload -H"),
    ],
    examples="""
        lpr a.pdf                               #=> config_mutation message.send
        lpr -P laser -# 2 a.pdf                 #=> config_mutation
        lpr -Plaser a.pdf                       #=> config_mutation
        lpr -r a.pdf                            #=> destructive fs.delete
        lpr ~/.ssh/id_rsa                       #=> exposure secret.read
        cat a.pdf | lpr                         #=> config_mutation
        lpr < .env                              #=> exposure secret.read
        lpr -H print.example.org a.pdf          #=> exposure net.upload
        lpr -H /run/cups/cups.sock a.pdf        #=> config_mutation
    """,
)

LPQ = tool(
    "lpq",
    "WORD...",
    about="show the queue of a printer",
    docs="man:lpq(1)",
    options=[*SERVER, takes("-P"), flags("-a -l"), takes("+*")],
    examples="""
        lpq                                     #=> read_only
        lpq -P laser -l                         #=> read_only
        lpq -x                                  #=> unknown unknown.option
    """,
)

LPSTAT = tool(
    "lpstat",
    "WORD...",
    about="show printers and their jobs",
    docs="man:lpstat(1)",
    options=[*SERVER, takes("-W"), takes("-a -c -o -p -u -v", "NAMES?"), flags("-H -R -d -e -l -r -s -t")],
    examples="""
        lpstat -t                               #=> read_only
        lpstat -p laser                         #=> read_only
        lpstat -W completed -o                  #=> read_only
        lpstat -x                               #=> unknown unknown.option
    """,
)

CANCEL = tool(
    "cancel lprm",
    "JOB...",
    about="cancel print jobs",
    docs="man:cancel(1)",
    does="service.stop JOB",
    because="cancels print jobs",
    options=[*SERVER, takes("-u -P"), flags("-a -x -")],
    examples="""
        cancel laser-12                         #=> disruptive service.stop
        cancel -a                               #=> disruptive
        lprm 12                                 #=> disruptive
        lprm -                                  #=> disruptive
        cancel --frobnicate                     #=> unknown unknown.option
    """,
)

LPADMIN = tool(
    "lpadmin",
    about="set up and remove printers",
    docs="man:lpadmin(8)",
    options=[
        *SERVER,
        takes("-p", does="host.config VALUE", because="sets up a printer"),
        takes("-d", does="host.config VALUE", because="chooses where is printed"),
        takes("-x", does="fs.delete VALUE", because="removes a printer and its jobs"),
        takes("-i", does="code.opaque VALUE", because="the server runs that script for each job"),
        takes("-P", reads="VALUE"),
        takes("-c -m -o -R -r -u -v -D -L"),
    ],
    examples="""
        lpadmin -p laser -E -v ipp://10.0.0.9/ipp -m everywhere #=> config_mutation host.config
        lpadmin -d laser                        #=> config_mutation host.config
        lpadmin -x laser                        #=> destructive fs.delete
        lpadmin -p laser -i ./filter            #=> unknown code.opaque
        lpadmin -p laser -P a.ppd               #=> config_mutation
        lpadmin --frobnicate                    #=> unknown unknown.option
    """,
)

LPOPTIONS = tool(
    "lpoptions",
    about="show and set options of printers",
    docs="man:lpoptions(1)",
    options=[
        *SERVER,
        takes("-p"),
        takes("-d", does="target.switch VALUE"),
        takes("-o -r -x", does="fs.write", because="keeps options of a printer"),
        flags("-l"),
    ],
    examples="""
        lpoptions                               #=> read_only
        lpoptions -p laser -l                   #=> read_only
        lpoptions -d laser                      #=> config_mutation target.switch
        lpoptions -p laser -o sides=one-sided   #=> config_mutation fs.write
        lpoptions --frobnicate                  #=> unknown unknown.option
    """,
)

LPINFO = tool(
    "lpinfo",
    about="show what printers could be set up",
    docs="man:lpinfo(8)",
    options=[
        takes("-h -U --device-id --exclude-schemes --include-schemes --language --make-and-model --product"),
        takes("--timeout"),
        flags("-E -l -m -v"),
    ],
    rows=[when("-v", does="net.query", because="looks for printers in the network")],
    examples="""
        lpinfo -m                               #=> read_only
        lpinfo -v                               #=> read_only net.query
        lpinfo --frobnicate                     #=> unknown unknown.option
    """,
)

QUEUES = tool(
    "cupsenable cupsdisable cupsaccept cupsreject",
    "PRINTER...",
    about="start and stop printers",
    docs="man:cupsenable(8)",
    does="host.config PRINTER",
    options=[
        *SERVER,
        takes("-r"),
        flags("-c", does="service.stop", because="cancels all jobs"),
        flags("--hold --release"),
    ],
    examples="""
        cupsenable laser                        #=> config_mutation host.config
        cupsdisable -r 'no paper' laser         #=> config_mutation
        cupsdisable -c laser                    #=> disruptive service.stop
        cupsreject laser                        #=> config_mutation
        cupsaccept -x laser                     #=> unknown unknown.option
    """,
)

LPMOVE = tool(
    "lpmove",
    "JOB PRINTER",
    about="move a job to another printer",
    docs="man:lpmove(8)",
    does="host.config JOB PRINTER",
    because="moves print jobs",
    options=SERVER,
    examples="""
        lpmove laser-12 other                   #=> config_mutation host.config
        lpmove -x laser other                   #=> unknown unknown.option
    """,
)

CUPSCTL = tool(
    "cupsctl",
    "SETTING...",
    about="show and change settings of the printing server",
    docs="man:cupsctl(8)",
    options=[
        *SERVER,
        flags("--remote-admin --remote-any", does="guard.lower", because="lets other hosts in"),
        flags("--share-printers", does="net.listen"),
        flags("--debug-logging --no-debug-logging --no-remote-admin --no-remote-any", does="host.config"),
        flags("--no-share-printers --user-cancel-any --no-user-cancel-any", does="host.config"),
    ],
    rows=[when("SETTING", does="host.config SETTING")],
    examples="""
        cupsctl                                 #=> read_only
        cupsctl --debug-logging                 #=> config_mutation host.config
        cupsctl --share-printers                #=> config_mutation net.listen
        cupsctl --remote-any                    #=> exposure guard.lower
        cupsctl LogLevel=debug                  #=> config_mutation host.config
        cupsctl --frobnicate                    #=> unknown unknown.option
    """,
)

LPC = tool(
    "lpc",
    about="control printers",
    docs="man:lpc(8)",
    does="code.interactive",
    subs=[
        sub("status, help, ?, topq", "WORD..."),
        sub("abort, clean, disable, down, stop, restart", "PRINTER...", does="service.stop PRINTER"),
        sub("enable, start, up", "PRINTER...", does="service.start PRINTER"),
        sub("exit, quit"),
    ],
    examples="""
        lpc status                              #=> read_only
        lpc stop laser                          #=> disruptive service.stop
        lpc start laser                         #=> reversible_low service.start
        lpc                                     #=> unknown code.interactive
        lpc frobnicate                          #=> unknown unknown.subcommand
    """,
)

TOOLS = [LP, LPR, LPQ, LPSTAT, CANCEL, LPADMIN, LPOPTIONS, LPINFO, QUEUES, LPMOVE, CUPSCTL, LPC]
