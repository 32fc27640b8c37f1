from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SYSTEMD_ESCAPE = tool(
    "systemd-escape",
    "NAME...",
    about="spell a path as the name of a unit",
    docs="man:systemd-escape(1)",
    prints="word",
    options=[
        takes("--suffix --template"),
        flags("-h/--help --version --instance -u/--unescape -m/--mangle -p/--path"),
    ],
    rows=[when("-u", prints="any")],
    examples="""
        git log $(systemd-escape -u '\\x2d-output=f')  #=> unknown unknown.option
        git log $(systemd-escape -- --output=f)  #=> read_only
        systemd-escape -p --suffix=mount /srv/x  #=> read_only
        systemd-escape -x                        #=> unknown unknown.option
    """,
)

SYSTEMD_DETECT_VIRT = tool(
    "systemd-detect-virt",
    about="say what this machine runs in",
    input="none",
    docs="man:systemd-detect-virt(1)",
    prints="word",
    options=[
        flags(
            "-h/--help --version -c/--container -v/--vm -r/--chroot --private-users --cvm --list-cvm -q/--quiet --list"
        )
    ],
    examples="""
        systemd-detect-virt -c  #=> read_only
        systemd-detect-virt -x  #=> unknown unknown.option
    """,
)

TOOLS = [SYSTEMD_ESCAPE, SYSTEMD_DETECT_VIRT]
