from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "update-initramfs",
    about="make the first file system of the boot",
    docs="man:update-initramfs(8)",
    inert="-h",
    options=[
        flags("-c -u", does="host.boot"),
        flags("-d", does="fs.delete", because="deletes what a kernel boots with"),
        takes("-k -b"),
        flags("-v -t -h"),
    ],
    examples="""
        update-initramfs -u -k all       #=> config_mutation host.boot
        update-initramfs -d -k 6.1.0     #=> destructive fs.delete
        update-initramfs -h              #=> read_only
    """,
)
