from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LATER = (
    "--on-active --on-boot --on-startup --on-unit-active --on-unit-inactive --on-calendar --on-timezone-change"
    " --on-clock-change --timer-property --path-property --socket-property"
)

TOOL = tool(
    "systemd-run",
    "COMMAND...:argv",
    about="run a program as a service, now or later",
    docs="man:systemd-run(1)",
    inert="--help --version",
    options=[
        takes("-H/--host", context="host:VALUE"),
        takes("-M/--machine -C/--capsule", context="container:VALUE"),
        takes("--uid", context="user:VALUE"),
        takes("--working-directory", cwd="VALUE"),
        takes("-p/--property"),
        takes("-E/--setenv", "SETTING:env"),
        takes(
            "-u/--unit --description --slice --service-type --gid --nice --background --json --on-active"
            " --on-boot --on-startup --on-unit-active --on-unit-inactive --on-calendar --timer-property"
            " --path-property --socket-property --expand-environment --job-mode --area"
        ),
        flags(
            "-h/--help --version --no-ask-password --user --system --scope --slice-inherit --no-block"
            " -r/--remain-after-exit --wait --send-sighup -d/--same-dir -t/--pty -T/--pty-late -P/--pipe -q/--quiet"
            " -v/--verbose -G/--collect -S/--shell --on-timezone-change --on-clock-change --ignore-failure --no-pager"
        ),
    ],
    env="none",
    rows=[
        when(unless="-d --working-directory --scope", cwd="elsewhere"),
        when("COMMAND", unless="--scope", does="service.start", because="starts a service"),
        when("-S", unless="COMMAND", stdin="sh"),
        when(LATER, does="schedule.change"),
        when(
            "-p=Exec*=*|ExecStart*|LoadCredential*|RootImage=*|RootDirectory=*|BindPaths=*",
            does="code.injected -p",
            because="a property may run or lay in more than the command says",
        ),
        when("-p=*=file:*|*=append:*|*=truncate:*", does="fs.write", because="the service's output goes to a file"),
        when(
            "-p=Environment=*LD_*|Environment=*PATH=*|Environment=*ENV=*|Environment=*PYTHON*|Environment=*PERL5*"
            "|Environment=*NODE_OPTIONS=*|Environment=*GIT_*",
            does="code.injected -p",
            because="chooses code for what runs",
        ),
    ],
    examples="""
        cd /tmp/w; systemd-run rm -rf x             #=> destructive
        cd /tmp/w; systemd-run -d rm -rf x          #=> reversible_low
        systemd-run ls                                     #=> reversible_low service.start
        systemd-run --user --scope -p MemoryMax=1G ls      #=> read_only
        systemd-run -u x --wait rm -rf /srv/x              #=> destructive
        systemd-run --on-active=1h ls                      #=> config_mutation schedule.change
        systemd-run --on-calendar='*-*-* 03:00' rm -rf /srv/x  #=> destructive
        systemd-run -p ExecStopPost='/bin/rm -rf /x' ls    #=> unknown code.injected
        systemd-run -p StandardOutput=file:/etc/motd ls    #=> config_mutation fs.write
        systemd-run -E LD_PRELOAD=/tmp/x.so ls             #=> unknown code.injected
        systemd-run -E LANG=C ls                           #=> reversible_low
        systemd-run -p Environment=LD_PRELOAD=/x.so ls     #=> unknown code.injected
        systemd-run -p Environment=LANG=C ls               #=> reversible_low
        systemd-run -S                                     #=> unknown
        systemd-run -t -M box /bin/rm -rf /srv/x           #=> destructive
        systemd-run --version                              #=> read_only
        systemd-run --frobnicate ls                        #=> unknown unknown.option
    """,
)
