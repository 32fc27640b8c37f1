from __future__ import annotations

from riskclass.model.tables import flags, tool

TOOL = tool(
    "unattended-upgrade unattended-upgrades",
    about="install what is to be upgraded by itself",
    docs="man:unattended-upgrade(8)",
    inert="--help --dry-run",
    does="package.remove",
    because="replaces software in use; its services restart",
    options=[
        flags(
            "-h/--help -d/--debug --apt-debug -v/--verbose --dry-run --download-only"
            " --minimal-upgrade-steps/--minimal_upgrade_steps --no-minimal-upgrade-steps"
        )
    ],
    examples="""
        unattended-upgrade -d            #=> disruptive package.remove
        unattended-upgrade -d --dry-run  #=> read_only
    """,
)
