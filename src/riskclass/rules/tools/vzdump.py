from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-remove, -remove 0).
TOOLS = [
    tool(
        "vzdump",
        "VMID...",
        about="back up guests of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/vzdump.1.html",
        style="single",
        does="snapshot VMID",
        because="takes a backup; old ones go as the storage is set up to do",
        options=[
            takes(
                "-bwlimit -compress -dumpdir -exclude -exclude-path -fleecing -ionice -job-id -lockwait"
                " -mailnotification -mailto -mode -node -notes-template -notification-mode"
                " -pbs-change-detection-mode -performance -pigz -pool -size -stopwait -storage -tmpdir -zstd"
            ),
            takes("-all -protected -quiet -remove -stdexcludes -stdout", "VALUE?"),
            takes("-stop", "VALUE?", does="process.signal", because="stops the backups that run on this host"),
            takes("-script", does="code.opaque VALUE", because="runs a script at each step"),
            takes("-prune-backups -maxfiles"),
            flags("-help"),
        ],
        inert="-help",
        rows=[
            when("-mode=stop", does="guest.disrupt VMID", because="stops the guest while it is backed up"),
            when("-mode=suspend", does="guest.disrupt VMID", because="suspends the guest while it is backed up"),
            when(
                "-prune-backups -maxfiles",
                unless="-prune-backups=keep-all=1 -maxfiles=0 -remove=0|no|off|false",
                does="storage.delete",
                because="deletes older backups by the retention given here",
            ),
        ],
        subs=[sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")])],
        examples="""
            vzdump 101                                            #=> reversible_low snapshot
            vzdump 101 --mode snapshot                            #=> reversible_low snapshot
            vzdump 101 102 -mode snapshot -compress zstd          #=> reversible_low snapshot
            vzdump --all --storage pbs --exclude 100 --quiet 1    #=> reversible_low snapshot
            vzdump 101 --mode stop                                #=> disruptive guest.disrupt
            vzdump 101 --mode=suspend                             #=> disruptive guest.disrupt
            vzdump 101 --remove 0                                 #=> reversible_low snapshot
            vzdump 101 --prune-backups keep-last=2                #=> destructive storage.delete
            vzdump 101 --prune-backups keep-last=2 --remove 0     #=> reversible_low snapshot
            vzdump 101 --prune-backups keep-all=1                 #=> reversible_low snapshot
            vzdump 101 --maxfiles 1                               #=> destructive storage.delete
            vzdump 101 --script /root/hook.sh                     #=> unknown code.opaque
            vzdump --stop                                         #=> disruptive process.signal
            vzdump help                                           #=> read_only
            vzdump --help                                         #=> read_only
            vzdump 101 --frobnicate                               #=> unknown unknown.option
        """,
    ),
    tool(
        "qmrestore",
        "ARCHIVE VMID",
        about="restore a virtual machine of Proxmox VE from a backup",
        docs="https://pve.proxmox.com/pve-docs/qmrestore.1.html",
        style="single",
        does="guest.change VMID",
        because="makes a guest from a backup",
        options=[
            takes("-bwlimit -pool -storage"),
            takes("-ha-managed -live-restore -start -unique", "VALUE?"),
            takes("-force", "VALUE?", does="guest.delete VMID", because="overwrites the guest that has this number"),
        ],
        subs=[sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")])],
        examples="""
            qmrestore backup.vma.zst 120                  #=> config_mutation guest.change
            qmrestore backup.vma.zst 120 --unique --start #=> config_mutation guest.change
            qmrestore backup.vma.zst 100 --force          #=> destructive guest.delete
            qmrestore help                                #=> read_only
        """,
    ),
]
