from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

ABOUT_IT = takes("-d/--description -c/--cleanup-algorithm -u/--userdata")

TOOL = tool(
    "snapper",
    about="snapshots of file systems",
    docs="man:snapper(8)",
    options=[
        takes("-t/--table-style --machine-readable --separator -c/--config -r/--root -a/--ambit"),
        flags(
            "-q/--quiet -v/--verbose --utc --iso --abbreviate --csvout --jsonout --no-dbus --no-headers --version"
            " --help --debug"
        ),
    ],
    subs=[
        sub("help, list-configs, get-config", options=[takes("--columns")]),
        sub(
            "list, ls",
            options=[takes("-t/--type --columns"), flags("--disable-used-space -a/--all-configs")],
        ),
        sub("status", "RANGE", options=[takes("-o/--output", writes="VALUE")]),
        sub(
            "diff",
            "RANGE FILE...",
            reads="FILE",
            options=[
                takes("-i/--input"),
                takes("-x/--extensions", "OPTIONS:pasted"),
                takes("--diff-cmd", "COMMAND:sh"),
            ],
        ),
        sub("xadiff", "RANGE FILE..."),
        sub(
            "create",
            does="snapshot",
            options=[
                takes("-t/--type --pre-number --from"),
                ABOUT_IT,
                takes("--command", "COMMAND:sh"),
                flags("-p/--print-number --read-only --read-write"),
            ],
        ),
        sub(
            "modify",
            "NUMBER...",
            does="storage.change NUMBER",
            options=[
                ABOUT_IT,
                takes("--default"),
                flags("--read-only --read-write"),
            ],
        ),
        sub("mount", "NUMBER...", does="fs.mount NUMBER"),
        sub("umount", "NUMBER...", does="fs.unmount NUMBER"),
        sub(
            "create-config, set-config",
            "WORD...",
            does="host.config WORD",
            options=[takes("-f/--fstype -t/--template")],
        ),
        sub("setup-quota", does="storage.change"),
        sub("delete, remove, rm", "NUMBER...", does="storage.delete NUMBER", options=[flags("-s/--sync")]),
        sub("delete-config", does="storage.delete", because="deletes all snapshots of a configuration"),
        sub(
            "undochange",
            "RANGE FILE...",
            does="storage.delete RANGE FILE",
            because="loses what was changed since",
            options=[takes("-i/--input")],
        ),
        sub(
            "rollback",
            "NUMBER",
            does="host.boot NUMBER",
            because="the next boot starts from another snapshot",
            options=[ABOUT_IT, flags("-p/--print-number")],
        ),
        sub(
            "cleanup",
            "METHOD",
            does="storage.change METHOD",
            because="deletes old snapshots as the settings say",
            options=[takes("--path --free-space")],
            rows=[when("--free-space", does="storage.delete METHOD", because="deletes snapshots to make room")],
        ),
    ],
    examples="""
        snapper list                                       #=> read_only
        snapper -c root list -t single                     #=> read_only
        snapper list-configs                               #=> read_only
        snapper status 1..2                                #=> read_only
        snapper status -o out 1..2                         #=> config_mutation fs.write
        snapper diff 1..2 /etc/hosts                       #=> read_only
        snapper diff 1..2 /etc/shadow                      #=> exposure secret.read
        snapper diff --diff-cmd 'rm -rf d' 1..2            #=> destructive fs.delete
        snapper diff -x '-b; rm x' 1..2                    #=> unknown code.injected
        snapper diff -x '-b -w' 1..2                       #=> read_only
        snapper xadiff 1..2                                #=> read_only
        snapper create -d pre                              #=> reversible_low snapshot
        snapper create --command 'rm -rf d'                #=> destructive fs.delete
        snapper modify -d x 5                              #=> config_mutation storage.change
        snapper mount 5                                    #=> reversible_low fs.mount
        snapper umount 5                                   #=> disruptive fs.unmount
        snapper set-config TIMELINE_CREATE=no              #=> config_mutation host.config
        snapper setup-quota                                #=> config_mutation storage.change
        snapper delete 5-9                                 #=> destructive storage.delete
        snapper delete-config                              #=> destructive storage.delete
        snapper undochange 1..2                            #=> destructive storage.delete
        snapper rollback 5                                 #=> config_mutation host.boot
        snapper cleanup timeline                           #=> config_mutation storage.change
        snapper cleanup --free-space 10G number            #=> destructive storage.delete
        snapper frobnicate                                 #=> unknown unknown.subcommand
    """,
)
