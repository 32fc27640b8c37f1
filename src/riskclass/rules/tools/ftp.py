from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

FTP = tool(
    "ftp tnftp pftp",
    "HOST...",
    about="move files to and from other hosts, by commands",
    docs="man:ftp(1)",
    options=[
        takes("-o", writes="VALUE|-"),
        takes("-u", does="net.upload", because="sends files"),
        takes("-N -P -q -r -s -T -x"),
        flags("-4 -6 -A -a -d -e -f -g -i -n -p -R -t -V -v -? --help --version"),
    ],
    rows=[
        when("HOST", unless="HOST=http://*|https://*|ftp://*|file:* -u", stdin="ftp"),
        when(
            "HOST=http://*|https://*|ftp://*",
            unless="-o -u",
            writes="cwd",
            does="net.query HOST",
            because="writes a file named by the URL",
        ),
    ],
    examples=r"""
        ftp h                                             #=> unknown code.interactive
        echo 'ls' | ftp h                                 #=> read_only
        ftp -n h <<< 'put f'                              #=> exposure net.upload
        ftp https://h/f                                   #=> config_mutation
        ftp -o /tmp/f https://h/f                         #=> reversible_low
        ftp -u https://h/ f                               #=> exposure
    """,
)

LFTP = tool(
    "lftp",
    "SITE",
    about="move files to and from other hosts, by commands",
    docs="man:lftp(1)",
    options=[
        takes("-c -e", "COMMANDS:ftp"),
        takes("-f", "FILE:@ftp"),
        takes("--rcfile", "FILE:@ftp"),
        takes("-u/--user -p/--port -s/--slot --password --env-password"),
        flags("-d/--debug --norc --help --version --no-bookmark -h"),
    ],
    rows=[when(unless="-c -f --version --help", stdin="ftp")],
    examples=r"""
        lftp h                                            #=> unknown code.interactive
        lftp -c 'open h; ls /srv'                         #=> read_only
        lftp -c 'open -u a,b h && mirror dir /tmp/dir'    #=> config_mutation
        lftp -c 'open h; mirror -R dir dir'               #=> exposure net.upload
        lftp -c 'open h; mirror -Re dir dir'              #=> destructive net.delete
        lftp -c 'open h; mirror --delete dir dir'         #=> destructive fs.delete
        lftp -c 'open h; mirror --Move dir dir'           #=> destructive net.delete
        lftp -c 'open h; rm f'                            #=> destructive
        lftp -c '!rm -rf x; ls'                           #=> destructive fs.delete
        lftp -c 'source f'                                #=> unknown
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
        takes("-c/--command", "COMMANDS:ftp"),
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
        when("SERVICE", unless="-c -L -T -M", stdin="ftp"),
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
        smbclient //h/share                               #=> unknown
        smbclient //h/share -Tc /tmp/x.tar                #=> config_mutation
        smbclient //h/share -Tx x.tar                     #=> exposure
        smbclient -M host                                 #=> config_mutation message.send
        smbclient -V                                      #=> read_only
    """,
)

TOOLS = [FTP, LFTP, SMBCLIENT]
