from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SSHPASS = tool(
    "sshpass",
    "COMMAND...:argv",
    about="give ssh a password",
    docs="man:sshpass(1)",
    posix=True,
    options=[takes("-f -d -p -P"), flags("-e -v -h -V")],
    examples="""
        sshpass -p secret ssh web1 uptime               #=> read_only
        sshpass -e ssh web1 'rm -rf /srv/x'             #=> destructive
        sshpass -f ~/.pw ssh web1 ls                    #=> read_only
        sshpass -V                                      #=> read_only
    """,
)

AUTOSSH = tool(
    "autossh",
    "DEST COMMAND...:sh",
    about="an ssh that connects again",
    docs="man:autossh(1)",
    context="host:DEST",
    options=[
        takes("-o", "OPTION:ssh_option"),
        takes("-F", does="code.injected VALUE", because="the file may name a ProxyCommand"),
        takes("-E", writes="VALUE"),
        takes("-L -D", does="net.loopback VALUE"),
        takes("-R -W -w", does="net.tunnel VALUE"),
        takes("-I", does="code.opaque VALUE", because="loads a shared library"),
        takes("-M -Q -B -b -c -e -i -J -l -m -p -S -O"),
        flags("-1 -2 -4 -6 -A -a -C -f -G -g -K -k -N -n -q -s -T -t -V -v -X -x -Y -y"),
    ],
    rows=[
        when("DEST", unless="COMMAND -N -G -Q -W -O", stdin="sh"),
        when("COMMAND", does="net.upload stdin", because="sends what it is fed to another host"),
        # autossh(1): -M, of which Debian's finds a free port by itself
        when(
            unless="-M=0 -V", does="net.loopback DEST", because="forwards ports on this machine to watch the connection"
        ),
        when("-O=forward", does="net.tunnel DEST"),
        when("-O=cancel|exit|stop", does="service.stop DEST"),
        when("-g -L=*:*:*:* -D=*:*", does="net.tunnel DEST"),
        when("-o=hostname*", context="host:-o=hostname"),
        when("-A -X -Y", does="net.tunnel DEST", because="lends the agent or display to the remote side"),
    ],
    examples="""
        autossh -M 0 -f -N -L 8080:localhost:80 web1        #=> reversible_low net.loopback
        autossh -M 0 -N -R 8080:localhost:80 web1           #=> exposure net.tunnel
        autossh -M 0 -gNL 8080:localhost:80 web1            #=> exposure
        autossh -M 0 -o ProxyCommand='rm x' web1 ls         #=> destructive
        autossh -M 0 -o ServerAliveInterval=5 web1 ls       #=> read_only
        autossh -M 0 -o HostName=10.0.0.5 web1 ls           #=> read_only
        autossh -M 0 nas 'cat > /etc/motd' < motd           #=> exposure net.upload
        autossh web1 'rm x'                                 #=> destructive
        autossh -A web1 ls                                  #=> exposure
        autossh -O forward web1                             #=> exposure
        autossh -O exit web1                                #=> disruptive
        autossh -O check web1                               #=> reversible_low net.loopback
        autossh -F conf web1 ls                             #=> unknown
        autossh -E log web1 ls                              #=> config_mutation
        autossh -I ./x.so web1 ls                           #=> unknown
        autossh web1                                        #=> unknown code.interactive
        autossh -V                                          #=> read_only
    """,
)

MOSH = tool(
    "mosh",
    "DEST COMMAND...:argv",
    about="log in to, or run a command on, another host over UDP",
    docs="man:mosh(1)",
    context="host:DEST",
    inert="--help --version",
    options=[
        takes("--ssh --server", "COMMAND:sh"),
        takes("--client", does="code.opaque VALUE", because="runs a program of another name"),
        takes("-p/--port --predict --family --bind-server --experimental-remote-ip"),
        flags("-a -n -o/--predict-overwrite -4 -6 --no-ssh-pty --ssh-pty --no-init --init --local --help --version"),
    ],
    rows=[when("DEST", unless="COMMAND", stdin="sh")],
    examples="""
        mosh web1 -- ls -l                      #=> read_only
        mosh web1 rm x                          #=> destructive
        mosh --ssh='ssh -p 2222' web1 -- ls     #=> read_only
        mosh --ssh='rm x' web1 -- ls            #=> destructive
        mosh --client=./x web1 -- ls            #=> unknown
        mosh web1                               #=> unknown code.interactive
        mosh --version                          #=> read_only
    """,
)

TOOLS = [SSHPASS, AUTOSSH, MOSH]
