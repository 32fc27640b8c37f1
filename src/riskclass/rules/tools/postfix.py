from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

CONFIG: list[Option] = [takes("-c"), flags("-v")]
#: The settings of a second instance lie below /etc as well.
ELSEWHERE = when(
    "-c=*",
    unless="-c=/etc/*|/usr/*",
    does="code.injected -c",
    because="the settings there name programs and libraries",
)
#: Options that postmap and postalias share: by default a file of the source's name and `.db` is made from the source.
MAP: list[Option] = [
    takes("-c -d -q"),
    flags("-b -f -F -h -i -m -n -N -o -p -r -s -u -U -v -w"),
]
START = "start|start-fg"
STOP = "stop|abort|drain|quick-stop"
OTHER = "set-permissions|upgrade-configuration"

POSTFIX = tool(
    "postfix",
    about="start, stop and check the mail system",
    docs="man:postfix(1)",
    inherits=True,
    options=[
        takes("-c"),
        flags("-v"),
        flags("-D", does="code.opaque -D", because="runs the debugger that the settings name"),
    ],
    rows=[ELSEWHERE],
    subs=[
        sub("status"),
        sub("check", does="fs.create", because="makes directories that are missing"),
        sub("start, start-fg", does="service.start"),
        sub("stop, abort, drain, quick-stop", does="service.stop"),
        sub("reload", does="service.reload"),
        sub("flush", does="refresh", because="tries to send what waits"),
        sub("logrotate", does="refresh", because="begins a new log, and keeps the old one"),
        sub("set-permissions, upgrade-configuration", "SETTING...", does="host.config SETTING"),
        sub("tls output-server-csr, tls output-server-tlsa", "NAME...", options=[takes("-h -k")]),
        sub(
            "tls all-default-client, tls all-default-server",
            because="only says, by its exit code, whether all is as it came",
        ),
        sub("tls enable-client", does="host.config", options=[takes("-r")]),
        sub(
            "tls enable-server, tls new-server-cert, tls new-server-key",
            "NAME...",
            does="host.config, credential.store",
            because="makes a key and a certificate",
            options=[takes("-a -b -h -r")],
        ),
        sub("tls deploy-server-cert", "CERTIFICATE KEY", does="credential.store CERTIFICATE, service.reload"),
    ],
    examples="""
        postfix status                                  #=> read_only
        postfix -v check                                #=> reversible_low fs.create
        postfix start                                   #=> reversible_low service.start
        postfix -c ./conf start                         #=> unknown code.injected
        postfix -c /etc/postfix-out status              #=> read_only
        postfix -D start                                #=> unknown code.opaque
        postfix stop                                    #=> disruptive service.stop
        postfix reload                                  #=> config_mutation service.reload
        postfix flush                                   #=> reversible_low refresh
        postfix logrotate                               #=> reversible_low refresh
        postfix set-permissions                         #=> config_mutation host.config
        postfix upgrade-configuration mail_owner=x      #=> config_mutation host.config
        postfix tls output-server-tlsa                  #=> read_only
        postfix tls all-default-client                  #=> read_only
        postfix tls enable-client                       #=> config_mutation host.config
        postfix tls new-server-key -a rsa -b 2048 mx    #=> config_mutation credential.store
        postfix tls deploy-server-cert cert.pem key.pem #=> config_mutation service.reload
        postfix frobnicate                              #=> unknown unknown.subcommand
    """,
)

POSTCONF = tool(
    "postconf",
    "NAME...",
    about="show or change settings of the mail system",
    docs="man:postconf(1)",
    options=[
        takes("-c -C -o -T"),
        flags("-a -A -b -d -f -F -h -H -l -m -M -n -p -P -q -t -v -x"),
        flags("-e -# -X", does="host.config NAME"),
    ],
    rows=[
        when("NAME=*=*", does="host.config NAME", because="a value is written into main.cf or master.cf"),
        when("-b -t", reads="NAME"),
    ],
    examples="""
        postconf                                        #=> read_only
        postconf -n                                     #=> read_only
        postconf -d mail_version                        #=> read_only
        postconf -M smtp/inet                           #=> read_only
        postconf -x -o stress=yes mynetworks            #=> read_only
        postconf -m                                     #=> read_only
        postconf -b bounce.cf                           #=> read_only
        postconf -t .env                                #=> exposure secret.read
        postconf -T compile-version                     #=> read_only
        postconf mynetworks=127.0.0.0/8                 #=> config_mutation host.config
        postconf -e 'inet_interfaces = all'             #=> config_mutation host.config
        postconf -# relayhost                           #=> config_mutation host.config
        postconf -MX smtp/inet                          #=> config_mutation host.config
        postconf --frobnicate                           #=> unknown unknown.option
    """,
)

POSTQUEUE = tool(
    "postqueue",
    about="show the mail that waits, or try to send it",
    docs="man:postqueue(1)",
    options=[
        *CONFIG,
        flags("-j -p"),
        flags("-f", does="refresh", because="tries to send what waits"),
        takes("-i -s", does="refresh VALUE", because="tries to send what waits"),
    ],
    examples="""
        postqueue -p                                    #=> read_only
        postqueue -j                                    #=> read_only
        postqueue -f                                    #=> reversible_low refresh
        postqueue -i 4YcX1z                             #=> reversible_low refresh
        postqueue -s example.com                        #=> reversible_low refresh
    """,
)

POSTSUPER = tool(
    "postsuper",
    "QUEUE...",
    about="delete, hold or requeue mail that waits",
    docs="man:postsuper(1)",
    options=[
        *CONFIG,
        takes("-d", does="storage.delete VALUE", because="deletes mail that was not delivered"),
        takes("-e -f", does="message.send VALUE", because="gives up a message: it goes back to its sender"),
        takes("-h -H -r", does="storage.change VALUE"),
        flags("-s -S", does="storage.change", because="renames and moves files of the queue"),
        flags("-p", does="refresh", because="removes what crashed programs left"),
    ],
    rows=[
        when(
            unless="-d -e -f -h -H -r -s -S -p",
            does="storage.change",
            because="does what -s and -p do when it is not told otherwise",
        ),
    ],
    examples="""
        postsuper -d ALL                                #=> destructive storage.delete
        postsuper -d 4YcX1z deferred                    #=> destructive storage.delete
        postsuper -h 4YcX1z                             #=> config_mutation storage.change
        postsuper -r ALL                                #=> config_mutation storage.change
        postsuper -f 4YcX1z                             #=> config_mutation message.send
        postsuper -s                                    #=> config_mutation storage.change
        postsuper -p                                    #=> reversible_low refresh
        postsuper -v                                    #=> config_mutation storage.change
    """,
)

POSTMAP = tool(
    "postmap postalias",
    "FILE...",
    about="make or ask tables of the mail system",
    docs="man:postmap(1)",
    options=MAP,
    rows=[
        ELSEWHERE,
        when(unless="-q -s", writes="FILE", because="makes the table anew beside its source, or changes it"),
        when("-q -s", reads="FILE"),
    ],
    examples="""
        postmap /etc/postfix/virtual                    #=> config_mutation fs.write
        postmap hash:/etc/postfix/virtual               #=> config_mutation fs.write
        postmap -q me@example.com hash:/etc/postfix/virtual  #=> read_only
        postmap -q mx /etc/postfix/sasl_passwd          #=> exposure secret.read
        postmap -s hash:/tmp/x                          #=> read_only
        postmap -c ./conf -q me@example.com hash:/x     #=> unknown code.injected -- libraries
        postmap -d me@example.com hash:/etc/postfix/virtual  #=> config_mutation fs.write
        postalias /tmp/aliases                          #=> reversible_low fs.scratch
        postalias -q root hash:/etc/aliases             #=> read_only
        postmap --frobnicate x                          #=> unknown unknown.option
    """,
)

POSTCAT = tool(
    "postcat",
    "FILE...",
    about="show a message of the queue",
    docs="man:postcat(1)",
    options=[*CONFIG, takes("-s"), flags("-b -d -e -f -h -n -o -q -r")],
    rows=[when(unless="-q", reads="FILE")],
    examples="""
        postcat -q 4YcX1z                               #=> read_only
        postcat -vbq 4YcX1z                             #=> read_only
        postcat /var/spool/postfix/deferred/4/4YcX1z    #=> read_only fs.read
    """,
)

POSTDROP = tool(
    "postdrop",
    about="put a message into the mail system",
    docs="man:postdrop(1)",
    does="message.send",
    options=[takes("-c"), flags("-r -v")],
    examples="postdrop -r < message    #=> config_mutation message.send",
)

POSTKICK = tool(
    "postkick",
    "CLASS SERVICE REQUEST",
    about="wake a service of the mail system",
    docs="man:postkick(1)",
    does="refresh SERVICE",
    options=CONFIG,
    examples="postkick public qmgr IDF    #=> reversible_low refresh",
)

POSTLOCK = tool(
    "postlock",
    "FOLDER COMMAND...:argv",
    about="run a command while a mailbox is locked",
    docs="man:postlock(1)",
    options=[*CONFIG, takes("-l")],
    examples="""
        postlock -l fcntl /var/mail/me ls               #=> read_only
        postlock /var/mail/me rm -rf /srv/x             #=> destructive fs.delete
    """,
)

POSTLOG = tool(
    "postlog",
    "TEXT...",
    about="write to the log of the mail system",
    docs="man:postlog(1)",
    does="fs.create",
    because="adds a record to the log",
    options=[*CONFIG, takes("-p -t"), flags("-i")],
    examples="postlog -t test -p warn hello    #=> reversible_low fs.create",
)

POSTMULTI = tool(
    "postmulti",
    "ACTION WORD...",
    about="do something in each instance of the mail system",
    docs="man:postmulti(1)",
    posix=True,
    options=[
        takes("-g -G -i -I"),
        flags("-a -l -p -R -v -x"),
        takes("-e", does="host.config VALUE", because="changes which instances there are"),
    ],
    rows=[
        when("-x", operands="COMMAND...:argv"),
        when("-p ACTION", f"ACTION={START}", does="service.start"),
        when("-p ACTION", f"ACTION={STOP}", does="service.stop"),
        when("-p ACTION", "ACTION=reload", does="service.reload"),
        when("-p ACTION", "ACTION=flush|check|logrotate", does="refresh"),
        when("-p ACTION", f"ACTION={OTHER}|tls", does="host.config ACTION"),
        when("-e=destroy", does="storage.delete -i", because="deletes the instance's folders"),
        when(unless="-l -p -x -e", does="unknown.subcommand ACTION"),
    ],
    examples="""
        postmulti -l                                    #=> read_only
        postmulti -g out -p status                      #=> read_only
        postmulti -g out -p start                       #=> reversible_low service.start
        postmulti -i mx -p stop                         #=> disruptive service.stop
        postmulti -p reload                             #=> config_mutation service.reload
        postmulti -p flush                              #=> reversible_low refresh
        postmulti -p set-permissions                    #=> config_mutation host.config
        postmulti -x postconf -n                        #=> read_only
        postmulti -x rm -rf /srv/x                      #=> destructive fs.delete
        postmulti -I postfix-out -e create              #=> config_mutation host.config
        postmulti -i postfix-out -e destroy             #=> destructive storage.delete
        postmulti frobnicate                            #=> unknown unknown.subcommand
    """,
)

COLLATE = tool(
    "postfix-collate",
    "FILE...",
    about="group the lines of a mail log by message",
    docs="man:postfix-collate(1)",
    reads="FILE",
    rows=[when("FILE", runs="FILE:perl_file")],
    examples="""
        postfix-collate /var/log/mail.log               #=> read_only fs.read
        postfix-collate 'rm -r x|'                      #=> destructive
    """,
)

FINGER = tool(
    "posttls-finger",
    "HOST MATCH...",
    about="show what a mail server says of its encryption",
    docs="man:posttls-finger(1)",
    does="net.query HOST",
    options=[
        takes("-a -A -d -F -g -h -H -k -K -l -L -m -M -o -p -P -r -s -t -T"),
        flags("-c -C -f -R -S -v -w -x -X"),
    ],
    examples="posttls-finger -c example.com    #=> read_only",
)

TOOLS = [
    POSTFIX,
    POSTCONF,
    POSTQUEUE,
    POSTSUPER,
    POSTMAP,
    POSTCAT,
    POSTDROP,
    POSTKICK,
    POSTLOCK,
    POSTLOG,
    POSTMULTI,
    COLLATE,
    FINGER,
]
