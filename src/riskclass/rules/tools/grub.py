from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

GRUB_INSTALL = tool(
    "grub-install grub2-install",
    "DEVICE",
    about="put the boot loader on a disk",
    docs="man:grub-install(8)",
    inert="--help --usage --version",
    does="host.boot DEVICE",
    options=[
        takes(
            "--bootloader-id --boot-directory --root-directory --compress --core-compress -d/--directory"
            " --disk-module --efi-directory --fonts --install-modules --locale-directory --locales --modules"
            " -k/--pubkey --removable-path --sbat --target --themes --macppc-directory --label-bgcolor --label-color"
            " --label-font --product-version --dtb"
        ),
        flags(
            "--allow-floppy --force --force-file-id --force-extra-removable --no-bootsector --no-floppy --no-nvram"
            " --no-rs-codes --no-uefi-secure-boot --uefi-secure-boot --recheck --removable -s/--skip-fs-probe"
            " -v/--verbose -?/--help --usage -V/--version --debug --debug-image* --disable-shim-lock --disable-cli"
            " --auto-nvram"
        ),
    ],
    rows=[when("DEVICE", unless="--no-bootsector", does="disk.write DEVICE", because="writes the disk's boot sector")],
    examples="""
        grub-install /dev/sda                                  #=> destructive disk.write
        grub-install --target=x86_64-efi --efi-directory=/efi  #=> config_mutation host.boot
        grub-install --no-bootsector /dev/sda                  #=> config_mutation
        grub-install --version                                 #=> read_only
    """,
)

MKCONFIG = tool(
    "grub-mkconfig grub2-mkconfig",
    about="make the menu of the boot loader",
    docs="man:grub-mkconfig(8)",
    inert="--help --version",
    options=[
        takes("-o/--output", does="host.boot VALUE", because="makes the boot menu anew"),
        flags("-h/--help -V/--version"),
    ],
    examples="""
        grub-mkconfig -o /boot/grub/grub.cfg   #=> config_mutation host.boot
        grub2-mkconfig                         #=> read_only
    """,
)

UPDATE_GRUB = tool(
    "update-grub update-grub2",
    about="make the menu of the boot loader",
    docs="man:update-grub(8)",
    does="host.boot",
    inert="--help --version",
    options=[flags("-h/--help -V/--version"), takes("-o/--output")],
    examples="""
        update-grub         #=> config_mutation host.boot
        update-grub --help  #=> read_only
    """,
)

GRUB_REBOOT = tool(
    "grub-reboot grub2-reboot grub-set-default grub2-set-default",
    "ENTRY",
    about="choose what boots next",
    docs="man:grub-reboot(8)",
    does="host.boot ENTRY",
    inert="--help --version",
    options=[takes("--boot-directory"), flags("-h/--help -V/-v/--version")],
    examples="""
        grub-reboot 2            #=> config_mutation host.boot
        grub-set-default --help  #=> read_only
    """,
)

GRUB_EDITENV = tool(
    "grub-editenv grub2-editenv",
    "FILE ACTION ENTRY...",
    about="change what the boot loader remembers",
    docs="man:grub-editenv(1)",
    inert="--help --version",
    options=[flags("-v/--verbose -?/--help --usage -V/--version")],
    rows=[when("ACTION", unless="ACTION=list", does="host.boot FILE")],
    examples="""
        grub-editenv - list                      #=> read_only
        grub-editenv - set next_entry=2          #=> config_mutation host.boot
        grub-editenv /boot/grub/grubenv create   #=> config_mutation
    """,
)

TOOLS = [GRUB_INSTALL, MKCONFIG, UPDATE_GRUB, GRUB_REBOOT, GRUB_EDITENV]
