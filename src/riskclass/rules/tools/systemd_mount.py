from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

MOUNT = tool(
    "systemd-mount",
    "WHAT WHERE",
    about="mount or unmount through the system manager",
    docs="man:systemd-mount(1)",
    inert="--help --version",
    options=[
        takes("-H/--host", context="host:VALUE"),
        takes("-M/--machine", context="container:VALUE"),
        takes("-p/--property --automount-property", does="code.injected VALUE", because="a property may run a command"),
        takes("-t/--type -o/--options --owner --fsck --description --automount --timeout-idle-sec --json"),
        flags(
            "-h/--help --version --no-block -l/--full --no-pager --no-legend --no-ask-password -q/--quiet --discover"
            " -A --bind-device --list -u/--umount -G/--collect --user --system -T/--tmpfs --canonicalize"
        ),
    ],
    rows=[when("WHAT", unless="-u --list", does="fs.mount WHAT"), when("-u", does="fs.unmount WHAT WHERE")],
    examples="""
        systemd-mount --list                   #=> read_only
        systemd-mount --list -u /mnt           #=> disruptive fs.unmount
        systemd-mount /dev/sdb1 /mnt           #=> reversible_low fs.mount
        systemd-mount -u /mnt                  #=> disruptive fs.unmount
        systemd-mount -p Exec=x /dev/sdb1      #=> unknown code.injected
    """,
)

UMOUNT = tool(
    "systemd-umount",
    "WHAT...",
    about="unmount through the system manager",
    docs="man:systemd-umount(1)",
    inert="--help --version",
    does="fs.unmount WHAT",
    options=[
        takes("-H/--host", context="host:VALUE"),
        takes("-M/--machine", context="container:VALUE"),
        flags(
            "-h/--help --version --no-block -l/--full --no-pager --no-legend --no-ask-password -q/--quiet --user"
            " --system"
        ),
    ],
    examples="""
        systemd-umount /mnt      #=> disruptive fs.unmount
        systemd-umount --help    #=> read_only
    """,
)

TOOLS = [MOUNT, UMOUNT]
