from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPTIONS = [
    takes("-c/--command/-C/--session-command", "SCRIPT:sh"),
    takes("-s/--shell"),
    takes("-g/--group -G/--supp-group -w/--whitelist-environment"),
    flags("-l/--login/- -m/-p/--preserve-environment -f/--fast -P/--pty -T/--no-pty -h/--help -V/--version"),
]

#: A shell for -s that reads `-c TEXT` as :sh is read, or that refuses.
SHELLS = (
    "-s=sh|bash|dash|ash|zsh|ksh|rbash|/bin/sh|/bin/bash|/bin/dash|/bin/ash|/bin/zsh|/bin/ksh|/bin/rbash|/usr/bin/sh"
    "|/usr/bin/bash|/usr/bin/dash|/usr/bin/zsh|/usr/bin/ksh|/bin/false|/usr/sbin/nologin|/sbin/nologin"
)

SU = tool(
    "su",
    "USER FILE:@sh ARG...",
    about="become another user",
    docs="man:su(1)",
    context="user:USER",
    inert="-h --help -V --version",
    options=OPTIONS,
    rows=[
        when("-c", operands="USER ARG..."),
        when(
            "-s",
            unless=SHELLS,
            does="code.opaque -s",
            because="a program that is not known as a shell reads the command",
        ),
        when(unless="-c FILE -h -V", stdin="sh"),
        when("-l", env="none", cwd="elsewhere"),
    ],
    examples="""
        su - app -c 'ls -l'                         #=> read_only
        su app -c 'rm -rf /srv/x'                   #=> destructive
        cd /tmp/w; su -c 'rm -rf x' app             #=> reversible_low
        cd /tmp/w; su - app -c 'rm -rf x'           #=> destructive
        su -c 'rm x'                                #=> destructive
        su -s /bin/bash -c 'ls' www-data            #=> read_only
        su -s /bin/bash www-data -c 'rm x'          #=> destructive
        su -s /usr/bin/python3 -c 'print(1)' app    #=> unknown code.opaque
        su -lc 'rm x' app                           #=> destructive
        su --comm 'rm x' app                        #=> destructive
        su --session-command='rm x' app             #=> destructive
        su                                          #=> unknown code.interactive
        su -                                        #=> unknown code.interactive
        su - app                                    #=> unknown code.interactive
        su app ./x.sh                               #=> unknown code.project
        echo 'rm x' | su app                        #=> destructive
        su --version                                #=> read_only
        su --frob                                   #=> unknown unknown.option
    """,
)

RUNUSER = tool(
    "runuser",
    "USER FILE:@sh ARG...",
    about="run a command as another user, as root",
    docs="man:runuser(1)",
    context="user:USER",
    inert="-h --help -V --version",
    options=[*OPTIONS, takes("-u/--user", context="user:VALUE")],
    rows=[
        when("-u", operands="COMMAND...:argv"),
        when("-c", operands="USER ARG..."),
        when(
            "-s",
            unless=SHELLS,
            does="code.opaque -s",
            because="a program that is not known as a shell reads the command",
        ),
        when(unless="-c -u FILE -h -V", stdin="sh"),
        when("-l", env="none", cwd="elsewhere"),
    ],
    examples="""
        runuser -u app -- rm x                      #=> destructive
        runuser -u app ls -l                        #=> read_only
        runuser - app -c 'rm x'                     #=> destructive
        runuser -l app -c 'ls'                      #=> read_only
        runuser -s /bin/sh app -c 'ls'              #=> read_only
        runuser -s ./sh app -c 'ls'                 #=> unknown code.opaque
        runuser -l app                              #=> unknown code.interactive
        runuser app x.sh                            #=> unknown code.project
        runuser --help                              #=> read_only
    """,
)

TOOLS = [SU, RUNUSER]
