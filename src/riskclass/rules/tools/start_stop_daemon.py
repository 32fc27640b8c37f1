from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "start-stop-daemon",
    "WORD... -- ARG...",
    about="start and stop a service's program",
    docs="man:start-stop-daemon(8)",
    inert="-t -H -V",
    options=[
        flags("-S/--start", does="service.start"),
        flags("-K/--stop", does="process.signal"),
        takes("-O/--output", writes="VALUE"),
        takes("-r/--chroot", context="chroot:VALUE"),
        takes("-c/--chuid", context="user:VALUE"),
        takes(
            "-x/--exec -a/--startas --pid --ppid -p/--pidfile -n/--name -u/--user -g/--group -s/--signal -R/--retry"
            " -d/--chdir --notify-timeout -N/--nicelevel -P/--procsched -I/--iosched -k/--umask"
        ),
        flags(
            "-T/--status -H/--help -V/--version -t/--test -o/--oknodo -q/--quiet -b/--background --notify-await"
            " -C/--no-close -m/--make-pidfile --remove-pidfile -v/--verbose"
        ),
    ],
    rows=[
        when(
            "-S",
            "-x -a",
            unless="-x=/usr/*|/sbin/*|/bin/*",
            does="code.opaque -x -a",
            because="starts a program that is not seen here",
        ),
        when("-S", "ARG", does="code.opaque ARG", because="gives the program words that are not judged"),
        when("-m", does="fs.write -p"),
    ],
    examples="""
        start-stop-daemon --status --pidfile /run/x.pid                #=> read_only
        start-stop-daemon -S -x /usr/sbin/nginx                        #=> reversible_low service.start
        start-stop-daemon -S -t -x /usr/sbin/nginx                     #=> read_only
        start-stop-daemon --start --exec /srv/app -- -p 80             #=> unknown code.opaque
        start-stop-daemon -S -x /bin/rm -- -rf /srv                    #=> unknown code.opaque
        start-stop-daemon --stop --pidfile /run/x.pid                  #=> disruptive process.signal
        start-stop-daemon -S -bm -p /run/x.pid -x /usr/sbin/nginx      #=> config_mutation fs.write
        start-stop-daemon -S -O /etc/motd -x /usr/sbin/nginx           #=> config_mutation fs.write
    """,
)
