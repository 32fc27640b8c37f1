from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

ATTACHES = "sends a file"
SENDS = "sends what it is fed"
#: Addresses that stay on this machine.
HERE = "ADDRESS=root|*@localhost"
#: Settings of s-nail and mailutils that name no program, no file and no rule for what an address may be.
PLAIN = (
    "from=*|sender=*|reply-to=*|replyto=*|hostname=*|charset=*|ttycharset=*|sendcharsets=*|encoding=*|smtp-auth=*"
    "|smtp-use-starttls|ssl-verify=*|tls-verify=*|v15-compat*|sendwait|quiet|verbose|debug|skipemptybody|asksub=*|nosave"
)

MAIL = tool(
    "mail mailx s-nail nail bsd-mailx",
    "ADDRESS...",
    about="send and read mail",
    docs="man:mail(1)",
    options=[
        takes("-A/--attach --attach-fd", does="net.upload VALUE", because=ATTACHES),
        takes("--exec -X -Y", does="code.opaque VALUE", because="runs commands of mail"),
        takes("-a/--append"),
        takes("-f/--file", "FILE?"),
        takes("-q -m", does="net.upload VALUE", because=ATTACHES),
        takes("-b -c -r/--return-address -s/--subject -u/--user -S/--set -M -o -O -h -T -k -K"),
        takes("-:/--resource-files"),
        takes(
            "--config-file --mailer",
            does="code.injected VALUE",
            because="names how mail is sent, which may be a program",
        ),
        takes("--debug-level --content-type --content-filename --content-name --encoding"),
        flags(
            "-e/--exist -H/--headers -p/--print -F/--byname -i/--ignore -I -L -n/--norc -N/--nosum -t/--to -v"
            " -V -d -D -E"
            " --config-help --config-lint --config-verbose --debug-line-info --no-config --no-debug-line-info"
            " --no-mime"
            " --no-site-config --no-skip-empty-attachments --no-user-config --quit --read --show-config-options"
            " --usage -?"
            " --no-alternative"
        ),
        flags("-B -R -# -~ --help --version --alternative --skip-empty-attachments --mime"),
    ],
    rows=[
        when("ADDRESS -t", unless="-f -e -H", does="message.send ADDRESS"),
        when("ADDRESS=*@* -t", unless=f"-f -e -H {HERE}", does="net.upload stdin", because=SENDS),
        when("ADDRESS=*@*,*|*,*@*", unless="-f -e -H", does="net.upload stdin", because=SENDS),
        when("-b=*@* -c=*@* -T=*@*", does="net.upload stdin", because=SENDS),
        when("ADDRESS", unless="-f -e -H", runs="ADDRESS:mail_target"),
        when("-f", "-p -H", unless="-e", reads="-f"),
        when("-S", unless=f"-S={PLAIN}", does="code.injected -S", because="a setting may name a program"),
        when(
            "-~ -I -#",
            "ADDRESS -t -#",
            does="code.opaque stdin",
            because="lines of the text that begin with ~ may run programs",
        ),
        when("-E", "ADDRESS=!*", does="code.opaque ADDRESS", because="GNU mail carries that out as a command"),
        when("-a=/*|./*|~*|*.*", unless="-a=*:*", does="net.upload -a", because=ATTACHES),
        when(unless="ADDRESS -t -e -H -p --help --version -V", does="code.interactive", because="opens a mailbox"),
    ],
    examples=r"""
        echo hi | mail -s subject me@example.com          #=> config_mutation message.send
        mail -s x me@example.com < report                 #=> exposure net.upload
        mail -s x me@example.com,root@localhost < report  #=> exposure net.upload
        mail -s x root < report                           #=> config_mutation message.send
        mail -s x -A report.pdf me@example.com            #=> exposure net.upload
        mail -s x -a report.pdf me@example.com            #=> exposure net.upload
        mail -s x -a 'X-Header: y.z' me@example.com       #=> config_mutation
        mail -s x -b me@example.com root < report         #=> exposure net.upload
        mail -s x '|rm -r x' < report                     #=> destructive
        mail -s x /etc/cron.d/x < report                  #=> config_mutation schedule.change
        mail -q report root                               #=> exposure net.upload
        mail -S from=me@example.com -s x root             #=> config_mutation
        mail -S sendmail=/srv/x -s x root                 #=> unknown code.injected
        mail -~ -s x root < report                        #=> unknown code.opaque
        mail -E -s x root < report                        #=> config_mutation
        mail -E '!sh x' root < report                     #=> unknown code.opaque
        mail -p -f .env                                   #=> exposure secret.read
        mail -f box                                       #=> unknown code.interactive
        mail -:/ -s x root                                #=> config_mutation
        mail -H                                           #=> read_only
        mail -e -f                                        #=> read_only
        mail                                              #=> unknown code.interactive
        mail --exec='!sh'                                 #=> unknown
        mail --version                                    #=> read_only
    """,
)

SENDMAIL = tool(
    "sendmail",
    "ADDRESS...",
    about="hand a message to the mail system",
    docs="man:sendmail(1)",
    options=[
        takes("-X", does="fs.append VALUE"),
        takes("-C", does="code.injected VALUE", because="the file may name programs to run"),
        takes("-D", does="fs.append VALUE, code.opaque VALUE", because="a log, or settings of Exim"),
        takes("-f -F -N -r -R -V -L -p -B -d -M -A -O -h -e"),
        takes("-o*", "[VALUE]"),
        takes("-b"),
        takes("-q", "[VALUE]"),
        flags("-I", does="refresh", because="builds the aliases anew"),
        flags("-G -i -n -t -U -v -m -s -x"),
    ],
    rows=[
        when("ADDRESS -t", unless="-b", does="message.send ADDRESS"),
        when("ADDRESS=*@* -t", unless=f"-b {HERE}", does="net.upload stdin", because=SENDS),
        when("ADDRESS=*@*,*|*,*@*", unless="-b", does="net.upload stdin", because=SENDS),
        when("-b=d|D|l", does="net.listen", because="takes mail from the network"),
        when("-b=m", "ADDRESS=*@* -t", unless=HERE, does="net.upload stdin", because=SENDS),
        when("-b=s", does="net.upload stdin", because=SENDS),
        when("-M=rm", does="storage.delete ADDRESS", because="deletes mail that was not delivered (Exim)"),
        when("-b=i", does="refresh", because="builds the aliases anew"),
        when("-b=s|m", does="message.send ADDRESS"),
        when("-b=e*|t*|r*|f*", does="code.opaque -b", because="evaluates what it is given"),
        when("-q", does="refresh", because="tries to send what waits"),
    ],
    examples=r"""
        sendmail me@example.com < message                 #=> exposure net.upload
        sendmail root < message                           #=> config_mutation message.send
        sendmail me@example.com,root@localhost < message  #=> exposure net.upload
        sendmail -t -oi < message                         #=> exposure net.upload
        printf 'To: root\n\nhi\n' | sendmail -t -oi      #=> config_mutation message.send
        sendmail -f me@example.com -F Me you@example.com  #=> config_mutation
        sendmail -bp                                      #=> read_only
        sendmail -bv me@example.com                       #=> read_only
        sendmail -bd                                      #=> config_mutation net.listen
        sendmail -bi                                      #=> reversible_low
        sendmail -bs                                      #=> config_mutation
        sendmail -bs < dialogue                           #=> exposure net.upload
        sendmail -bm me@example.com < message             #=> exposure net.upload
        sendmail -bm root < message                       #=> config_mutation
        sendmail -Mrm 1aBcDe-000001-AB                    #=> destructive storage.delete
        sendmail -D log -bv a                             #=> unknown code.opaque
        sendmail -I                                       #=> reversible_low refresh
        sendmail -be x                                    #=> unknown
        sendmail -q                                       #=> reversible_low
        sendmail -C ./cf -bv x                            #=> unknown
        sendmail -X /tmp/log -bv x                        #=> reversible_low
    """,
)

MAILQ = tool(
    "mailq",
    "WORD...",
    about="show mail that waits",
    docs="man:mailq(1)",
    options=[flags("-v -Ac")],
    examples="mailq -v    #=> read_only",
)

NEWALIASES = tool(
    "newaliases",
    about="build the aliases of mail anew",
    docs="man:newaliases(1)",
    does="refresh",
    examples="newaliases    #=> reversible_low",
)

TOOLS = [MAIL, SENDMAIL, MAILQ, NEWALIASES]
