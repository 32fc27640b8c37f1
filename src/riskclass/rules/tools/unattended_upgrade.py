from __future__ import annotations

from riskclass.model.tables import flags, tool, when

TOOL = tool(
    "unattended-upgrade unattended-upgrades",
    about="install what is to be upgraded by itself",
    docs="man:unattended-upgrade(8)",
    inert="--help --dry-run",
    rows=[
        when(
            unless="--download-only",
            does="package.remove",
            because="replaces software in use; its services restart",
        ),
        when("--download-only", does="refresh", because="only fetches packages"),
    ],
    options=[
        flags(
            "-h/--help -d/--debug --apt-debug -v/--verbose --dry-run --download-only"
            " --minimal-upgrade-steps/--minimal_upgrade_steps --no-minimal-upgrade-steps"
        )
    ],
    examples="""
        unattended-upgrade -d            #=> disruptive package.remove
        unattended-upgrade -d --dry-run  #=> read_only
        unattended-upgrade --download-only  #=> reversible_low
    """,
)
