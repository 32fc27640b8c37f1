from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools.service import ACTIONS, GUARDS

RC_SERVICE = tool(
    "rc-service",
    "NAME ACTION ARG...",
    about="run a service's script (OpenRC)",
    docs="man:rc-service(8)",
    inert="--help --version --dry-run",
    options=[
        takes("-e/--exists -r/--resolve"),
        flags(
            "-d/--debug -D/--nodeps -c/--ifcrashed -i/--ifexists -I/--ifinactive -N/--ifnotstarted -s/--ifstarted"
            " -S/--ifstopped -l/--list -Z/--dry-run -U/--user -h/--help -C/--nocolor -V/--version -v/--verbose"
            " -q/--quiet"
        ),
    ],
    rows=ACTIONS,
    examples="""
        rc-service nginx status      #=> read_only
        rc-service --list            #=> read_only
        rc-service nginx reload      #=> config_mutation service.reload
        rc-service nginx promote     #=> unknown unknown.subcommand
        rc-service nginx start       #=> reversible_low
        rc-service nginx stop        #=> disruptive service.stop
        rc-service nftables stop     #=> exposure guard.lower
        rc-service nginx restart     #=> disruptive service.restart
        rc-service nginx -Z stop     #=> read_only
    """,
)

RC_UPDATE = tool(
    "rc-update",
    about="choose what starts at boot (OpenRC)",
    docs="man:rc-update(8)",
    inherits=True,
    inert="--help --version",
    options=[
        flags("-a/--all -s/--stack -u/--update -U/--user -h/--help -C/--nocolor -V/--version -v/--verbose -q/--quiet"),
    ],
    subs=[
        sub("show", "LEVEL..."),
        sub("add", "NAME LEVEL...", does="service.enable NAME"),
        sub(
            "del, delete",
            "NAME LEVEL...",
            does="service.enable NAME",
            rows=[when(f"NAME=={GUARDS}", does="guard.lower NAME")],
        ),
    ],
    examples="""
        rc-update                      #=> read_only
        rc-update show -v              #=> read_only
        rc-update add nginx default    #=> config_mutation service.enable
        rc-update del nginx            #=> config_mutation
        rc-update del nftables         #=> exposure guard.lower
        rc-update frobnicate           #=> unknown unknown.subcommand
    """,
)

RC_STATUS = tool(
    "rc-status",
    "LEVEL",
    about="show what runs (OpenRC)",
    docs="man:rc-status(8)",
    options=[
        takes("-f/--format"),
        flags(
            "-a/--all -c/--crashed -l/--list -i/--in-state -m/--manual -r/--runlevel -S/--supervised"
            " -s/--servicelist -u/--unused -U/--user -h/--help -C/--nocolor -V/--version -v/--verbose -q/--quiet"
        ),
    ],
    examples="""
        rc-status -a            #=> read_only
        rc-status --frobnicate  #=> unknown unknown.option
    """,
)

TOOLS = [RC_SERVICE, RC_UPDATE, RC_STATUS]
