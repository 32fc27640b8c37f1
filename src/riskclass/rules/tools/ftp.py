from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: What tnftp fetches by itself; classic `host:path` too.
URL = "http://*|https://*|ftp://*|file:*|about:*"

FTP = tool(
    "ftp tnftp pftp",
    "HOST...:url",
    about="move files to and from other hosts, by commands",
    docs="man:ftp(1)",
    inert="-? --help --usage -V --version",
    options=[
        takes("-o", "TARGET:psql_output"),
        takes("-u", does="net.upload", because="sends files"),
        takes("-N/--netrc", does="code.injected VALUE", because="its macros may run commands"),
        takes("-P -q -r -s -T -x --prompt"),
        flags(
            "-4/--ipv4 -6/--ipv6 -A/--active -a -d/--debug -e/--no-edit -f -g/--no-glob -i/--no-prompt -n/--no-login"
        ),
        flags("-p/--passive -R -t/--trace -V/--version -v/--verbose -?/--help --usage"),
    ],
    rows=[
        when(unless=f"HOST={URL} HOST=*:/* -u -? --usage --help", stdin="ftp"),
        when("HOST=*:*/", unless="HOST=http*://* HOST=file:*", stdin="ftp"),
        when(
            f"HOST={URL} HOST=*:*",
            unless="-o -u HOST=*/ HOST=about:*",
            writes="cwd",
            does="net.query HOST",
            because="writes a file named by the URL",
        ),
    ],
    examples=r"""
        ftp h                                             #=> unknown code.interactive
        ftp                                               #=> unknown code.interactive
        echo 'ls' | ftp h                                 #=> read_only
        ftp -n h <<< 'put f'                              #=> exposure net.upload
        printf 'open h\nput f\n' | ftp -n                 #=> exposure net.upload
        echo 'get /etc/motd' | ftp h                      #=> config_mutation fs.write
        echo 'get f -' | ftp h                            #=> read_only
        echo 'ls -l list' | ftp h                         #=> config_mutation fs.write
        echo 'get f |sh' | ftp h                          #=> unknown
        echo 'dir . "|rm x"' | ftp h                      #=> destructive fs.delete
        echo 'quote dele f' | ftp h                       #=> destructive net.delete
        echo 'quote stat' | ftp h                         #=> config_mutation net.send
        ftp https://h/f                                   #=> config_mutation
        ftp file:///srv/f                                 #=> config_mutation
        ftp file:///etc/shadow                            #=> exposure secret.read
        ftp h:/pub/f                                      #=> config_mutation
        ftp ftp://h/pub/                                  #=> unknown code.interactive
        ftp -o /tmp/f https://h/f                         #=> reversible_low
        ftp -o - https://h/f                              #=> read_only
        ftp -o '|sh' https://h/f                          #=> unknown
        ftp -u https://h/ f                               #=> exposure
        echo ls | ftp -N rc h                             #=> unknown code.injected
        ftp about:version                                 #=> read_only
        ftp --help                                        #=> read_only
    """,
)

LFTP = tool(
    "lftp",
    "SITE",
    about="move files to and from other hosts, by commands",
    docs="man:lftp(1)",
    options=[
        takes("-c -e", "COMMANDS:lftp"),
        takes("-f", "FILE:@lftp"),
        takes("--rcfile", "FILE:@lftp"),
        takes("-u/--user -p/--port -s/--slot --password --env-password"),
        flags("-d/--debug --norc --help --version --no-bookmark -h"),
    ],
    rows=[when(unless="-c -f --version --help", stdin="lftp")],
    examples=r"""
        lftp h                                            #=> unknown code.interactive
        lftp -c 'open h; ls /srv'                         #=> read_only
        lftp -c 'open -u a,b h && mirror dir here'        #=> config_mutation fs.write
        lftp -c 'open -u a,b h && mirror dir /tmp/dir'    #=> reversible_low fs.scratch
        lftp -c 'open h; mirror dir /etc/cron.d'          #=> config_mutation schedule.change
        lftp -c 'open h; mget -O /etc/cron.d x*'          #=> config_mutation schedule.change
        lftp -c 'open h; lcd /etc/cron.d; get x'          #=> config_mutation schedule.change
        lftp -c 'open h; lcd /srv; ls'                    #=> read_only
        lftp -c 'open h; mirror -R dir dir'               #=> exposure net.upload
        lftp -c 'open h; mirror -Re dir dir'              #=> destructive net.delete
        lftp -c 'open h; mirror --delete dir dir'         #=> destructive fs.delete
        lftp -c 'open h; mirror --Move dir dir'           #=> destructive net.delete
        lftp -c 'open h; rm f'                            #=> destructive
        lftp -c '!rm -rf x; ls'                           #=> destructive fs.delete
        lftp -c 'source f'                                #=> unknown
        lftp -c 'open h; ls | sh'                         #=> unknown
        lftp -c 'open h; cat f | head'                    #=> read_only
        lftp -c 'open h; ls /srv > list'                  #=> config_mutation fs.write
        lftp -c 'open h; echo "a; rm x"'                  #=> read_only
        lftp -c 'open -e "rm f" h'                        #=> destructive net.delete
        lftp -c 'set ftp:ssl-allow no; open h'            #=> read_only
        lftp -c 'set sftp:connect-program ./x; open h'    #=> unknown code.opaque
        lftp -c 'module ./x.so'                           #=> unknown code.opaque
        lftp -c 'open h; get -O /tmp f'                   #=> reversible_low
        lftp -c 'open h; get f -o /tmp/f'                 #=> reversible_low
        lftp -c 'open h; get -E f -o /tmp/f'              #=> destructive net.delete
        lftp -c 'open h; put -E f'                        #=> destructive fs.delete
        lftp -c 'open h; get f -o ftp://other/f'          #=> exposure net.upload
        lftp -c 'open h; mirror --dry-run --delete a b'   #=> read_only
        lftp -c 'open h; mirror --on-change="!./x" a b'   #=> unknown
        lftp -c 'open h; mirror --script=/tmp/x a b'      #=> reversible_low
        lftp -c 'debug -o log 3; open h; ls'              #=> config_mutation fs.write
        lftp -f script                                    #=> unknown
        lftp -e 'put f; bye' -u a,b h                     #=> unknown net.upload
        lftp --version                                    #=> read_only
    """,
)

SMBCLIENT = tool(
    "smbclient",
    "SERVICE PASSWORD",
    about="move files to and from a share, by commands",
    docs="man:smbclient(1)",
    inert="-? -V",
    options=[
        takes("-c/--command", "COMMANDS:smbclient"),
        takes("-T/--tar"),
        takes("-M/--message", does="message.send VALUE"),
        takes("-l/--log-basename", writes="VALUE"),
        takes(
            "-I/--ip-address -L/--list -D/--directory -b/--send-buffer -t/--timeout -p/--port -d/--debuglevel"
            " -s/--configfile --option -R/--name-resolve -O/--socket-options -m/--max-protocol -n/--netbiosname"
            " --netbios-scope -W/--workgroup -i/--scope -r/--realm -U/--user --password -A/--authentication-file"
            " --simple-bind-dn --use-kerberos --use-krb5-ccache --client-protection -S/--signing"
        ),
        flags(
            "-E/--stderr -g/--grepable -q/--quiet -B/--browse -?/--help --usage --debug-stdout --leak-report"
            " --leak-report-full -N/--no-pass --pw-nt-hash -P/--machine-pass --use-winbind-ccache -C/--use-ccache"
            " -k/--kerberos -e/--encrypt -V/--version"
        ),
    ],
    rows=[
        when("SERVICE", unless="-c -L -T -M", stdin="smbclient"),
        when("-L", does="net.query -L"),
        when("-T=c*", does="net.send SERVICE", because="copies a share into an archive, or an archive into a share"),
        when("-T=x*", does="net.upload SERVICE", because="puts the files of an archive into a share"),
    ],
    examples=r"""
        smbclient -L //h -N                               #=> read_only
        smbclient //h/share -U me -c 'ls; recurse'        #=> read_only
        smbclient //h/share -c 'get f /tmp/f'             #=> reversible_low
        smbclient //h/share -c 'cd x; put f'              #=> exposure net.upload
        smbclient //h/share -c 'deltree x'                #=> destructive net.delete
        smbclient //h/share -c 'scopy a b'                #=> config_mutation net.send
        smbclient //h/share -c 'get a -'                  #=> read_only
        smbclient //h/share -c 'tar c /tmp/x.tar'         #=> reversible_low
        smbclient //h/share -c 'tar x x.tar'              #=> exposure net.upload
        smbclient //h/share -c 'queue; allinfo a'         #=> read_only
        smbclient //h/share                               #=> unknown
        smbclient //h/share -Tc /tmp/x.tar                #=> config_mutation
        smbclient //h/share -Tx x.tar                     #=> exposure
        smbclient -M host                                 #=> config_mutation message.send
        smbclient -V                                      #=> read_only
    """,
)

TOOLS = [FTP, LFTP, SMBCLIENT]
