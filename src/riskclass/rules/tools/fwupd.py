from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

TOOL = tool(
    "fwupdmgr",
    about="show and update the firmware of devices",
    docs="man:fwupdmgr(1)",
    inert="-h --version",
    inherits=True,
    options=[
        takes("--download-retries --filter --filter-release"),
        flags(
            "-h/--help -v/--verbose --version --allow-reinstall --allow-older --allow-branch-switch --only-emulated"
            " --force -y/--assume-yes --sign --no-unreported-check --no-metadata-check --no-remote-check"
            " --no-reboot-check --no-safety-check --no-device-prompt --no-history --show-all --disable-ssl-strict --p2p"
            " --json --no-security-fix --no-authenticate"
        ),
    ],
    subs=[
        sub(
            "check-reboot-needed, device-wait, get-approved-firmware, get-bios-setting, get-bios-settings,"
            " get-blocked-firmware, get-details, get-devices, get-history, get-plugins, get-releases, get-remotes,"
            " get-results, get-topology, get-updates, get-upgrades, hwids, search, verify",
            "WORD...",
            about="show",
        ),
        sub("security", about="show how well the host is guarded"),
        sub("refresh", "FILE...", does="refresh"),
        sub("download", "URL", does="fs.create cwd"),
        sub("report-export", does="fs.create cwd"),
        sub("emulation-save", "FILE", writes="FILE"),
        sub(
            "update, upgrade, install, local-install, reinstall, downgrade, switch-branch, sync, sync-bkc, activate,"
            " unlock, security-fix, security-undo",
            "WORD...",
            does="host.boot WORD, service.restart WORD",
            because="writes firmware, which may end the device",
        ),
        sub("set-bios-setting", "WORD...", does="host.boot WORD", because="changes the settings of the BIOS"),
        sub(
            "enable-remote, disable-remote, modify-remote, clean-remote, modify-config, reset-config, block-firmware,"
            " unblock-firmware, set-approved-firmware, inhibit, uninhibit, clear-results, verify-update",
            "WORD...",
            does="host.config WORD",
        ),
        sub("emulation-load, emulation-tag, emulation-untag", "WORD...", does="host.config WORD"),
        sub(
            "device-emulate, device-test",
            "FILE...",
            does="code.project FILE",
            because="does what the file says to devices",
        ),
        sub("quit", does="service.stop", because="ends the daemon"),
        sub(
            "report-history, report-devices",
            does="net.upload",
            because="sends what devices the machine has",
        ),
    ],
    examples="""
        fwupdmgr get-devices --json                   #=> read_only
        fwupdmgr get-updates                          #=> read_only
        fwupdmgr security                             #=> read_only
        fwupdmgr refresh --force                      #=> reversible_low refresh
        fwupdmgr download https://example.com/x.cab   #=> reversible_low fs.create
        fwupdmgr report-export                        #=> reversible_low fs.create
        fwupdmgr emulation-save x.json                #=> config_mutation fs.write
        fwupdmgr update -y                            #=> disruptive host.boot service.restart
        fwupdmgr update --help                        #=> read_only
        fwupdmgr set-bios-setting SecureBoot Disabled #=> config_mutation host.boot
        fwupdmgr get-bios-setting SecureBoot          #=> read_only
        fwupdmgr enable-remote lvfs-testing           #=> config_mutation host.config
        fwupdmgr emulation-tag x                      #=> config_mutation host.config
        fwupdmgr device-test x.json                   #=> unknown code.project
        fwupdmgr quit                                 #=> disruptive service.stop
        fwupdmgr report-history                       #=> exposure net.upload
        fwupdmgr frobnicate                           #=> unknown unknown.subcommand
        fwupdmgr --frobnicate                         #=> unknown unknown.option
    """,
)
