from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "systemd-tmpfiles",
    "CONFIG...",
    about="make and clean temporary files as configured",
    docs="man:systemd-tmpfiles(8)",
    inert="--help --version --cat-config --tldr --dry-run",
    options=[
        flags("--create", does="fs.create", because="makes what the settings name"),
        flags("--clean", does="refresh", because="removes what is older than the settings allow"),
        flags("--remove --purge", does="fs.delete", because="removes what the settings mark"),
        takes("--prefix --exclude-prefix --root --image --image-policy --replace"),
        flags("-h/--help --version --user --cat-config --tldr --dry-run --boot --graceful -E --no-pager"),
    ],
    rows=[
        when(
            "CONFIG=/tmp/*|/var/tmp/*|./*|../*|~*|-",
            does="code.opaque CONFIG",
            because="settings that are not seen here say what to write and remove",
        )
    ],
    examples="""
        systemd-tmpfiles --cat-config            #=> read_only
        systemd-tmpfiles --create                #=> reversible_low fs.create
        systemd-tmpfiles --create nginx.conf     #=> reversible_low
        systemd-tmpfiles --create ./x.conf       #=> unknown code.opaque
        systemd-tmpfiles --clean                 #=> reversible_low refresh
        systemd-tmpfiles --remove --boot         #=> destructive fs.delete
        systemd-tmpfiles --remove --dry-run      #=> read_only
    """,
)
