from __future__ import annotations

from riskclass.model.tables import flags, tool, when

#: Services that keep others out, or keep a record of what is done.
GUARDS = (
    "ufw|firewalld|nftables|iptables|ip6tables|netfilter-persistent|shorewall|pve-firewall|fail2ban|crowdsec|sshguard"
    "|auditd|apparmor|usbguard|suricata|snort|falco|osqueryd|wazuh-agent"
)
STOPS = "stops what keeps others out, or keeps a record"

LOOKS = "status|*test*|*check*|show|info|list|describe|help|version|configdump|--help"

#: Init scripts name their actions alike; what else a script offers is not known here.
ACTIONS = [
    when("ACTION=start|thaw", does="service.start NAME"),
    when("ACTION=stop|zap|pause", does="service.stop NAME"),
    when("ACTION=stop|zap|pause", f"NAME=={GUARDS}", does="guard.lower NAME", because=STOPS),
    when("ACTION=reload", does="service.reload NAME"),
    when(
        "ACTION=restart|try-restart|condrestart|force-reload|reload-or-restart|--full-restart",
        does="service.restart NAME",
    ),
    when(
        "ACTION",
        unless=f"ACTION={LOOKS}|start|thaw|stop|zap|pause|reload|restart|try-restart|condrestart|force-reload"
        "|reload-or-restart|--full-restart",
        does="unknown.subcommand ACTION",
        because="an action of the service's own script",
    ),
]

SERVICE = tool(
    "service",
    "NAME ACTION ARG...",
    about="run a service's script",
    docs="man:service(8)",
    posix=True,
    options=[flags("--status-all -h/--help --version")],
    rows=ACTIONS,
    examples="""
        service nginx status           #=> read_only
        service nginx configtest       #=> read_only
        service --status-all           #=> read_only
        service nginx start            #=> reversible_low service.start
        service nginx stop             #=> disruptive service.stop
        service "$name" stop           #=> disruptive service.stop
        service auditd stop            #=> exposure guard.lower
        service auditd restart         #=> disruptive
        service nginx restart          #=> disruptive service.restart
        service nginx --full-restart   #=> disruptive
        service nginx reload           #=> config_mutation service.reload
        service postgresql promote     #=> unknown unknown.subcommand
        service "$name" status         #=> read_only
    """,
)

INVOKE = tool(
    "invoke-rc.d",
    "NAME ACTION ARG...",
    about="run a service's script, as packages do",
    docs="man:invoke-rc.d(8)",
    posix=True,
    inert="--help",
    options=[flags("--quiet --force --try-anyway --disclose-deny --query --no-fallback --skip-systemd-native --help")],
    rows=ACTIONS,
    examples="""
        invoke-rc.d nginx restart            #=> disruptive service.restart
        invoke-rc.d --quiet nginx status     #=> read_only
    """,
)

TOOLS = [SERVICE, INVOKE]
