from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

SYSTEMD_CGLS = tool(
    "systemd-cgls",
    "CGROUP...",
    about="show what runs, by control group",
    docs="man:systemd-cgls(1)",
    options=[
        takes("-M/--machine", context="container:VALUE"),
        takes("--xattr --cgroup-id"),
        takes("-u/--unit --user-unit", "[UNIT]"),
        flags("-h/--help --version --no-pager -a/--all -l/--full -k -x -c"),
    ],
    examples="""
        systemd-cgls -u nginx      #=> read_only
        systemd-cgls --frobnicate  #=> unknown unknown.option
    """,
)

SYSTEMD_CGTOP = tool(
    "systemd-cgtop",
    "CGROUP",
    about="watch control groups",
    docs="man:systemd-cgtop(1)",
    options=[
        takes("-M/--machine", context="container:VALUE"),
        takes("--order --recursive -d/--delay -n/--iterations --depth"),
        takes("--cpu", "[HOW]"),
        flags("-h/--help --version -p -t -c -m -i -r/--raw -P -k -1 -b/--batch"),
    ],
    examples="""
        systemd-cgtop -b -n 1       #=> read_only
        systemd-cgtop --frobnicate  #=> unknown unknown.option
    """,
)

TOOLS = [SYSTEMD_CGLS, SYSTEMD_CGTOP]
