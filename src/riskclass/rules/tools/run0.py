from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "run0",
    "COMMAND...:argv",
    about="run a program as another user",
    docs="man:run0(1)",
    inert="--help --version",
    options=[
        takes("-M/--machine -C/--capsule", context="container:VALUE"),
        takes("-u/--user", context="user:VALUE"),
        takes("-D/--chdir", cwd="VALUE"),
        takes("--setenv", "SETTING:env"),
        takes("--property", does="code.injected VALUE", because="a property may run more than the command says"),
        takes(
            "-g/--group --nice --slice --background --description --unit --shell-prompt-prefix --area"
            " --job-mode --pty-late"
        ),
        flags(
            "-h/--help -V/--version --no-ask-password --slice-inherit --via-shell -i --empower --same-root-dir --pty"
            " --pipe --lightweight"
        ),
    ],
    rows=[when(unless="COMMAND -h -V", stdin="sh"), when("--empower", does="access.grant")],
    examples="""
        run0 ls                          #=> read_only
        run0 -u app rm -rf /srv/x        #=> destructive
        run0 --setenv=LD_PRELOAD=/x.so ls    #=> unknown code.injected
        run0 --setenv=LANG=C ls          #=> read_only
        run0                             #=> unknown
        run0 --version                   #=> read_only
        run0 --property=ExecStopPost=/bin/x ls   #=> unknown code.injected
        run0 --empower ls                #=> exposure
    """,
)
