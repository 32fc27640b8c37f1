from __future__ import annotations

from riskclass.model.tables import flags, sub, tool, when

CHANGES = "changes the rules of the firewall, at once and for good"
LETS_IN = "lets others in"

TOOL = tool(
    "ufw",
    about="manage a simple firewall",
    docs="man:ufw(8)",
    inert="--help --version",
    options=[flags("--dry-run --force -h/--help --version")],
    # `--dry-run` does not hold back enable, reset and logging (tried).
    subs=[
        sub("status, status verbose, status numbered, show, version, help, app list, app info", "WORD..."),
        sub(
            "allow, limit, route allow, route limit, prepend allow, prepend limit",
            "DIRECTION RULE...",
            inert="--dry-run",
            does="net.firewall DIRECTION RULE",
            because=CHANGES,
            rows=[when("DIRECTION", unless="DIRECTION=out", does="access.grant DIRECTION RULE", because=LETS_IN)],
        ),
        sub(
            "insert, route insert",
            "NUMBER ACTION DIRECTION RULE...",
            inert="--dry-run",
            does="net.firewall ACTION DIRECTION RULE",
            because=CHANGES,
            rows=[
                when("ACTION=allow|limit", unless="DIRECTION=out", does="access.grant DIRECTION RULE", because=LETS_IN)
            ],
        ),
        sub(
            "deny, reject, route deny, route reject, prepend deny, prepend reject",
            "RULE...",
            inert="--dry-run",
            does="net.firewall RULE",
            because=CHANGES,
        ),
        sub(
            "delete, route delete",
            "RULE...",
            inert="--dry-run",
            does="net.firewall RULE",
            because=CHANGES,
            rows=[
                when(
                    "RULE=deny|reject|limit", does="guard.lower RULE", because="takes a rule away that keeps others out"
                )
            ],
        ),
        sub("enable", does="net.firewall", because="puts all rules into effect"),
        sub("reload", inert="--dry-run", does="net.firewall", because="puts all rules into effect"),
        sub("disable", inert="--dry-run", does="guard.lower", because="takes the whole firewall away"),
        sub("reset", does="guard.lower", because="takes the whole firewall away"),
        sub(
            "default",
            "POLICY DIRECTION",
            inert="--dry-run",
            does="net.firewall POLICY DIRECTION",
            because="changes what happens to everything else",
            rows=[when("POLICY=allow", unless="DIRECTION=outgoing", does="guard.lower POLICY", because=LETS_IN)],
        ),
        sub("logging", "LEVEL", does="host.config LEVEL", rows=[when("LEVEL=off", does="guard.lower LEVEL")]),
        sub("app update, app default", "WORD...", inert="--dry-run", does="net.firewall WORD", because=CHANGES),
    ],
    examples=r"""
        ufw status                                        #=> read_only
        ufw status numbered                               #=> read_only
        ufw app list                                      #=> read_only
        ufw show listening                                #=> read_only
        ufw allow 5432/tcp                                #=> exposure access.grant
        ufw allow from 10.0.0.0/8 to any port 22          #=> exposure
        ufw allow out 53                                  #=> disruptive
        ufw limit ssh                                     #=> exposure
        ufw route allow in on eth0 out on eth1            #=> exposure
        ufw insert 1 allow out 53                         #=> disruptive
        ufw deny 23                                       #=> disruptive net.firewall
        ufw insert 1 allow from 10.0.0.1                  #=> exposure
        ufw insert 1 deny from 10.0.0.1                   #=> disruptive
        ufw delete allow 22                               #=> disruptive
        ufw delete deny 22                                #=> exposure guard.lower
        ufw --force delete 3                              #=> disruptive
        ufw enable                                        #=> disruptive
        ufw --force enable                                #=> disruptive
        ufw disable                                       #=> exposure guard.lower
        ufw --force reset                                 #=> exposure
        ufw default deny incoming                         #=> disruptive
        ufw default allow incoming                        #=> exposure
        ufw default allow outgoing                        #=> disruptive
        ufw logging on                                    #=> config_mutation
        ufw logging off                                   #=> exposure
        ufw app default skip                              #=> disruptive
        ufw --dry-run allow 22                            #=> read_only
        ufw --dry-run logging off                         #=> exposure guard.lower
        ufw --dry-run --force reset                       #=> exposure guard.lower
        ufw frobnicate                                    #=> unknown
    """,
)
