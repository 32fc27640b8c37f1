from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "bootctl",
    about="show and change the boot loader",
    docs="man:bootctl(1)",
    inherits=True,
    inert="--help --version --print-esp-path --print-boot-path --print-root-device --dry-run",
    options=[
        takes(
            "--esp-path --boot-path --root --image --image-policy --install-source --make-entry-directory"
            " --make-machine-id-directory --entry-token --json --efi-boot-option-description --variables"
            " --secure-boot-auto-enroll --certificate --certificate-source --private-key --private-key-source"
            " --random-seed --efi-boot-option-description-with-device"
        ),
        flags(
            "-h/--help --version -p/--print-esp-path -x/--print-boot-path -R/--print-root-device --no-variables"
            " --no-pager --graceful -q/--quiet --all-architectures --dry-run --print-loader-path --print-stub-path"
        ),
    ],
    subs=[
        sub("status, list, is-installed, kernel-identify, kernel-inspect, help", "FILE..."),
        sub("reboot-to-firmware, systemd-efi-options", "VALUE", rows=[when("VALUE", does="host.boot VALUE")]),
        sub(
            "set-default, set-oneshot, set-timeout, set-timeout-oneshot, set-preferred, set-sysfail",
            "VALUE",
            does="host.boot VALUE",
        ),
        sub("install, update, random-seed, link", "FILE...", does="host.boot"),
        sub("remove", does="host.break", because="takes the boot loader away"),
        sub("unlink, cleanup", "ID", does="host.boot ID, fs.delete", because="deletes boot entries and their kernels"),
    ],
    examples="""
        bootctl                       #=> read_only
        bootctl list --no-pager       #=> read_only
        bootctl set-default arch      #=> config_mutation host.boot
        bootctl reboot-to-firmware    #=> read_only
        bootctl reboot-to-firmware 1  #=> config_mutation
        bootctl install               #=> config_mutation host.boot
        bootctl remove                #=> destructive host.break
        bootctl cleanup               #=> destructive
        bootctl cleanup --dry-run     #=> read_only
        bootctl -p                    #=> read_only
        bootctl frobnicate            #=> unknown unknown.subcommand
    """,
)
