from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CRONTAB = tool(
    "crontab",
    "FILE:@crontab",
    about="show, replace or drop a user's schedule",
    docs="man:crontab(1)",
    inert="-h -V -n -T",
    options=[
        takes("-u", "USER"),
        takes("-c -x -T"),
        flags("-r", does="fs.delete", because="drops the whole schedule; there is no undo"),
        flags("-e", does="code.interactive"),
        flags("-l -i -s -n -h -V"),
    ],
    rows=[
        when("FILE", does="schedule.change FILE", because="replaces the whole schedule"),
        when(
            unless="FILE -l -r -e -n -T -h -V",
            does="schedule.change",
            stdin="crontab",
            because="replaces the whole schedule",
        ),
    ],
    examples="""
        crontab -l                                       #=> read_only
        crontab -u bob -l                                #=> read_only
        crontab new.cron                                 #=> unknown schedule.change
        crontab -u bob new.cron                          #=> unknown
        echo '0 3 * * * /usr/bin/apt-get update' | crontab -    #=> config_mutation schedule.change
        echo '0 3 * * * rm -rf /srv/x' | crontab -       #=> destructive
        echo '@daily rm -rf /srv/x' | crontab            #=> destructive
        (crontab -l; echo '0 3 * * * ls') | crontab -    #=> unknown schedule.change
        crontab -r                                       #=> destructive fs.delete
        crontab -ri                                      #=> destructive
        crontab -e                                       #=> unknown code.interactive
        crontab -n new.cron                              #=> unknown -- the text is judged all the same
        crontab --frobnicate                             #=> unknown unknown.option
    """,
)

WHEN = "-l -d -r -c -V"
AT = tool(
    "at",
    "TIME...",
    about="run commands later",
    docs="man:at(1)",
    options=[
        takes("-f", "FILE:@sh"),
        takes("-q -t"),
        flags("-d -r", does="fs.delete", because="drops jobs; there is no undo"),
        flags("-c", does="secret.env", because="shows a job, and the whole environment that is kept with it"),
        flags("-l -m -M -u -v -V -b"),
    ],
    rows=[
        when(unless=WHEN, does="schedule.change"),
        when(unless=f"{WHEN} -f", stdin="sh"),
    ],
    examples="""
        echo 'rm -rf /srv/x' | at now + 1 hour      #=> destructive schedule.change
        echo 'ls' | at -m 10:00                     #=> config_mutation schedule.change
        at -f job.sh midnight                       #=> unknown code.project
        at 10:00                                    #=> unknown code.interactive
        at -l                                       #=> read_only
        at -c 3                                     #=> exposure secret.env
        at -d 3                                     #=> destructive fs.delete
        at -V                                       #=> read_only
    """,
)

TOOLS = [
    CRONTAB,
    AT,
    tool(
        "batch",
        about="run commands when the load allows",
        docs="man:batch(1)",
        options=[takes("-f", "FILE:@sh"), takes("-q"), flags("-m -M -v -V")],
        rows=[when(unless="-V", does="schedule.change"), when(unless="-V -f", stdin="sh")],
        examples="""
             echo 'rm -rf /srv/x' | batch    #=> destructive
             batch -f job.sh                 #=> unknown code.project
             batch -V                        #=> read_only
         """,
    ),
    tool(
        "atq",
        about="list jobs",
        docs="man:atq(1)",
        options=[takes("-q -o"), flags("-V")],
        examples="atq   #=> read_only\natq -x   #=> unknown unknown.option",
    ),
    tool(
        "atrm",
        "JOB...",
        about="drop jobs",
        docs="man:atrm(1)",
        does="fs.delete",
        inert="-V",
        because="drops jobs; there is no undo",
        options=[flags("-V")],
        examples="atrm 3 4   #=> destructive fs.delete\natrm -V   #=> read_only",
    ),
    tool(
        "run-parts",
        "DIR",
        about="run every program in a directory",
        docs="man:run-parts(8)",
        options=[
            takes("-a/--arg --regex -u/--umask"),
            flags(
                "-d/--debug -v/--verbose --list --test --lsbsysinit --new-session --report --reverse"
                " --exit-on-error --stdin -h/--help -V/--version"
            ),
        ],
        rows=[when("DIR", unless="--list --test", does="code.opaque DIR", because="runs every program in there")],
        examples="""
             run-parts /etc/cron.daily           #=> unknown code.opaque
             run-parts --test /etc/cron.daily    #=> read_only
             run-parts --report --list /srv/x    #=> read_only
         """,
    ),
    tool(
        "logrotate",
        "CONFIG...",
        about="rotate logs as configured",
        docs="man:logrotate(8)",
        inert="-d --help --version",
        options=[
            takes("-s/--state -l/--log", writes="VALUE"),
            takes("-m/--mail", "COMMAND:sh"),
            flags(
                "-d/--debug -f/--force -v/--verbose -?/--help --usage --version --skip-state-lock --wait-for-state-lock"
            ),
        ],
        rows=[
            when("CONFIG", does="fs.write", because="rotates logs, and drops the oldest as configured"),
            when(
                "CONFIG",
                unless="CONFIG=/etc/logrotate.conf|/etc/logrotate.d/*",
                does="code.opaque CONFIG",
                because="a file of settings that is not the system's own; it may hold scripts",
            ),
        ],
        examples="""
             logrotate -f /etc/logrotate.conf          #=> config_mutation fs.write
             logrotate /etc/logrotate.d/nginx          #=> config_mutation
             logrotate -d /etc/logrotate.conf          #=> read_only
             logrotate ./my.conf                       #=> unknown code.opaque
             logrotate -m 'rm -rf x' /etc/logrotate.conf  #=> destructive
             logrotate -m mail /etc/logrotate.conf     #=> config_mutation
             logrotate -s /tmp/state /etc/logrotate.conf  #=> config_mutation fs.scratch
         """,
    ),
    tool(
        "logger",
        "MESSAGE...",
        about="add a record to the log",
        docs="man:logger(1)",
        does="fs.create",
        because="adds a record to the log",
        inert="--no-act --help --version",
        options=[
            takes("-n/--server", does="net.send VALUE"),
            takes("-f/--file", reads="VALUE"),
            takes("-i", "[ID]"),
            takes("--id --journald --rfc5424", "[VALUE]"),
            takes(
                "-p/--priority -P/--port -S/--size -t/--tag -u/--socket --msgid --sd-id --sd-param"
                " --socket-errors --prio-prefix-file"
            ),
            flags(
                "-d/--udp -e/--skip-empty --no-act --octet-count --prio-prefix -s/--stderr -T/--tcp --rfc3164"
                " -h/--help -V/--version"
            ),
        ],
        rows=[when("-n", "-f", does="net.upload -f")],
        examples="""
             logger -t backup -p user.info done      #=> reversible_low fs.create
             logger -n log.example.com done          #=> config_mutation net.send
             logger -f notes.txt                     #=> reversible_low
             logger -f ~/.ssh/id_rsa                 #=> exposure secret.read
             logger -n log.example.com -f notes.txt  #=> exposure net.upload
             logger --no-act x                       #=> read_only
         """,
    ),
]
