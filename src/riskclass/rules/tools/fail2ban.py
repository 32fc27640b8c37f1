from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "fail2ban-client",
    about="show and change who is banned",
    docs="man:fail2ban-client(1)",
    options=[
        takes("-c/--conf -s/--socket -p/--pidfile --pname --loglevel --logtarget --syslogsocket --timeout --str2sec"),
        flags("-i", does="code.interactive"),
        flags("-d --dp/--dump-pretty -t/--test -v -q -x -b -f --async -h/--help -V/--version"),
    ],
    rows=[when("-c=*", unless="-c=/etc/*", does="code.injected -c", because="its actions are commands")],
    subs=[
        sub(
            "status, banned, ping, echo, get, help, version, flushlogs", "WORD...", options=[flags("--all --with-time")]
        ),
        sub("start, add", "JAIL...", does="service.start JAIL"),
        sub(
            "reload, restart",
            "JAIL...",
            does="service.restart JAIL",
            options=[flags("--restart --unban --all --if-exists")],
        ),
        sub("stop", "JAIL...", does="service.stop JAIL, guard.lower", because="stops banning"),
        sub(
            "unban",
            "ADDRESS...",
            does="access.grant ADDRESS",
            because="lets an address in again",
            options=[flags("--all")],
        ),
        sub(
            "set",
            "JAIL SETTING WORD...",
            does="host.config JAIL SETTING",
            rows=[
                when("SETTING=banip|attempt", does="net.firewall JAIL WORD", because="bans an address"),
                when(
                    "SETTING=unbanip|addignoreip",
                    does="access.grant JAIL WORD",
                    because="lets an address in again",
                ),
                when(
                    "SETTING=action*|ignorecommand|addaction|addfailregex*",
                    does="code.opaque JAIL SETTING WORD",
                    because="sets a command that is run later",
                ),
            ],
        ),
    ],
    examples=r"""
        fail2ban-client -c ./x start                  #=> unknown code.injected
        fail2ban-client -c /etc/fail2ban start        #=> reversible_low
        fail2ban-client status sshd                       #=> read_only
        fail2ban-client get sshd banip                    #=> read_only
        fail2ban-client -t                                #=> read_only
        fail2ban-client start                             #=> reversible_low
        fail2ban-client reload --unban                    #=> disruptive
        fail2ban-client stop                              #=> exposure guard.lower
        fail2ban-client unban 10.0.0.1                    #=> exposure access.grant
        fail2ban-client set sshd banip 10.0.0.1           #=> disruptive net.firewall
        fail2ban-client set sshd unbanip 10.0.0.1         #=> exposure
        fail2ban-client set sshd bantime 60               #=> config_mutation
        fail2ban-client set sshd action x actionban ./x   #=> unknown
        fail2ban-client -i                                #=> unknown
    """,
)
