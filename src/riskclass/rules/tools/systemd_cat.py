from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "systemd-cat",
    "COMMAND...:argv",
    about="send what a program prints to the journal",
    docs="man:systemd-cat(1)",
    does="fs.create",
    because="adds records to the log",
    inert="--help --version",
    rows=[when(unless="COMMAND", reads="stdin")],
    options=[
        takes("-t/--identifier -p/--priority --stderr-priority --level-prefix --namespace"),
        flags("-h/--help --version"),
    ],
    examples="""
        systemd-cat -t x ls              #=> reversible_low fs.create
        systemd-cat rm -rf /srv/x        #=> destructive
        systemd-cat < ~/.ssh/id_rsa      #=> exposure secret.read
        systemd-cat wc < ~/.ssh/id_rsa   #=> reversible_low
        echo done | systemd-cat -t x     #=> reversible_low
    """,
)
