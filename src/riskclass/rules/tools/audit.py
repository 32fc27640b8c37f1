from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

QUIETER = "no longer records what it recorded"

AUDITCTL = tool(
    "auditctl",
    about="set what the kernel's audit records",
    docs="man:auditctl(8)",
    options=[
        takes("-a -A", does="host.config VALUE"),
        takes("-w", does="host.config VALUE"),
        takes("-d -W", does="guard.lower VALUE", because=QUIETER),
        flags("-D", does="guard.lower", because=QUIETER),
        takes("-e", does="host.config VALUE"),
        takes("-b -f -r --backlog_wait_time", does="host.config VALUE"),
        takes("-R", does="host.config VALUE", because="takes over the rules of a file"),
        takes("-m", does="message.send", because="writes a line into the audit log"),
        takes("-q --signal", does="host.config VALUE"),
        flags("-t --loginuid-immutable --reset-lost --reset_backlog_wait_time_actual", does="host.config"),
        takes("-k -F -C -S -p"),
        flags("-l -s -c -i -h -v"),
    ],
    rows=[
        when("-e=0", does="guard.lower -e", because="records nothing any more"),
        when("-a=*never*|*exclude* -A=*never*|*exclude*", does="guard.lower -a -A", because="records less"),
        when("--signal=*term|stop|15", does="guard.lower", because="stops the daemon that records"),
        when("-r=*", unless="-r=0", does="guard.lower -r", because="drops what comes faster"),
    ],
    examples="""
        auditctl -l                                          #=> read_only
        auditctl -s                                          #=> read_only
        auditctl -e 0                                        #=> exposure guard.lower
        auditctl -e 1                                        #=> config_mutation host.config
        auditctl -w /etc/passwd -p wa -k passwd              #=> config_mutation host.config
        auditctl -W /etc/passwd -p wa -k passwd              #=> exposure guard.lower
        auditctl -a always,exit -F arch=b64 -S execve        #=> config_mutation host.config
        auditctl -a never,task                               #=> exposure guard.lower
        auditctl -a always,exclude -F msgtype=CWD            #=> exposure guard.lower
        auditctl --signal TERM                               #=> exposure guard.lower
        auditctl --signal USR1                               #=> config_mutation host.config
        auditctl -D -h                                       #=> exposure guard.lower -- it acts option by option
        auditctl -D                                          #=> exposure guard.lower
        auditctl -r 0                                        #=> config_mutation host.config
        auditctl -r 100                                      #=> exposure guard.lower
        auditctl -R /etc/audit/audit.rules                   #=> config_mutation host.config
        auditctl -m hello                                    #=> config_mutation message.send
        auditctl --reset-lost                                #=> config_mutation host.config
        auditctl -h                                          #=> read_only
        auditctl --frobnicate                                #=> unknown
    """,
)

#: A time is one word or two, so the second is an operand.
SEARCH = tool(
    "ausearch",
    "TIME...",
    about="search the audit log",
    docs="man:ausearch(8)",
    style="single",
    options=[
        takes("--checkpoint", writes="VALUE"),
        takes("-a/--event --arch -c/--comm -e/--exit -escape --eoe-timeout -f/--file --format -ga/--gid-all"),
        takes("-if/--input", reads="VALUE"),  # --debug shows lines that are no events
        takes("-ge/--gid-effective -gi/--gid -hn/--host -k/--key -m/--message -n/--node -o/--object"),
        takes("-p/--pid -pp/--ppid -sc/--syscall -se/--context --session -su/--subject -sv/--success -te/--end"),
        takes("-ts/--start -tm/--terminal -ua/--uid-all -ue/--uid-effective -ui/--uid -ul/--loginuid -uu/--uuid"),
        takes("-vm/--vm-name -x/--executable"),
        flags("--debug --extra-keys --extra-labels --extra-obj2 --extra-time -h/--help -i/--interpret --input-logs"),
        flags("--just-one -l/--line-buffered -r/--raw -v/--version -w/--word"),
    ],
    examples="""
        ausearch -m avc -ts recent                    #=> read_only
        ausearch --debug -if .env                     #=> exposure secret.read
        ausearch -k passwd -ts 01/01/2026 10:00:00 -i #=> read_only
        ausearch --checkpoint /srv/ck -m USER_LOGIN   #=> config_mutation fs.write
        ausearch --frobnicate                         #=> unknown
    """,
)
REPORT = tool(
    "aureport",
    "TIME...",
    about="sum up the audit log",
    docs="man:aureport(8)",
    style="single",
    options=[
        takes("--eoe-timeout --escape -if/--input --node -te/--end -ts/--start"),
        flags("-a/--avc -au/--auth --comm -c/--config -cr/--crypto --debug -e/--event -f/--file --failed -h/--host"),
        flags("--help -i/--interpret --input-logs --integrity -k/--key -l/--login -m/--mods -ma/--mac -n/--anomaly"),
        flags("-nc/--no-config -p/--pid -r/--response -s/--syscall --success --summary -t/--log -tm/--terminal --tty"),
        flags("-u/--user -v/--version --virt -x/--executable"),
    ],
    examples="""
        aureport --summary -i                #=> read_only
        aureport -au -ts today               #=> read_only
        aureport --frobnicate                #=> unknown
    """,
)

TOOLS = [AUDITCTL, SEARCH, REPORT]
