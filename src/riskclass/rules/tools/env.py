from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "env genv",
    "SETTING:env COMMAND...:argv",
    about="run a command in a changed environment, or show the environment",
    docs="man:env(1)",
    posix=True,
    inert="--help --version",
    options=[
        takes("-S/--split-string", "WORDS:split MORE..."),
        takes("-C/--chdir", cwd="VALUE"),
        takes("-P", does="code.injected VALUE", because="chooses where programs are looked for"),
        takes("-u/--unset", env="VALUE"),
        takes("-a/--argv0 -L -U"),
        takes("--block-signal", "[SIGNAL]"),
        takes("--default-signal", "[SIGNAL]"),
        takes("--ignore-signal", "[SIGNAL]"),
        flags("-i/--ignore-environment/-", env="none"),
        flags("-0/--null -v/--debug --list-signal-handling --help --version"),
    ],
    rows=[when(unless="COMMAND -S -i", does="secret.env")],
    examples="""
        env                                   #=> exposure secret.env
        env -0                                #=> exposure secret.env
        env -u HOME                           #=> exposure secret.env
        env A=1                               #=> exposure secret.env
        env -i                                #=> read_only
        env -i A=1                            #=> read_only
        env - rm x                            #=> destructive
        env ls                                #=> read_only
        env A=1 B=2 rm x                      #=> destructive
        export d=/tmp/w; env -u e sh -c 'rm -rf "$d"'  #=> reversible_low
        export d=/tmp/w; env -u d sh -c 'rm -rf "$d"'  #=> destructive
        export d=/tmp/w; env -i sh -c 'rm -rf "$d"'    #=> destructive
        env -i PATH=/usr/bin ls               #=> read_only
        env -u A -C /srv rm x                 #=> destructive
        env LD_PRELOAD=./x.so ls              #=> unknown code.injected
        env -S 'rm -rf' /srv/x                #=> destructive
        env -S 'ls -l' /srv                   #=> read_only
        env -vS'rm x'                         #=> destructive
        env --split-string='-u A rm x'        #=> destructive
        env -P /srv/bin ls                    #=> unknown code.injected
        env --ignore-signal=INT ls            #=> read_only
        env --ignore-env rm x                 #=> destructive
        env -Z ls                             #=> unknown unknown.option
        env --help                            #=> read_only
        env sh -c 'rm x'                      #=> destructive
    """,
)
