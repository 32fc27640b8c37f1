from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-disable, -disable 1).
SETTINGS = [
    takes(
        "-blocksize -bwlimit -comstar_hg -comstar_tg -content -content-dirs -data-pool -domain -encryption-key"
        " -fingerprint -format -fs-name -is_mountpoint -keyring -lio_tpg -master-pubkey -max-protected-backups"
        " -maxfiles -monhost -mountpoint -namespace -nodes -options -pool -port -preallocation -prune-backups"
        " -redundancy -saferemove-stepsize -saferemove_throughput -server -server2 -smbversion -subdir -transport"
        " -username -zfs-base-path"
    ),
    takes(
        "-create-base-path -create-subdirs -fuse -krbd -mkdir -nocow -nowritecache -password -saferemove -shared"
        " -skip-cert-verification -snapshot-as-volume-chain -sparse -tagged_only",
        "VALUE?",
    ),
]
OUTPUT = [takes("-output-format"), takes("-human-readable -noborder -noheader -quiet", "VALUE?")]

TOOL = tool(
    "pvesm",
    about="storage of Proxmox VE",
    docs="https://pve.proxmox.com/pve-docs/pvesm.1.html",
    style="single",
    subs=[
        sub("status", options=[takes("-content -storage -target"), takes("-enabled -format", "VALUE?")]),
        sub("list", "STORAGE", options=[takes("-content -vmid")]),
        sub("path, extractconfig", "VOLUME"),
        sub("apiinfo, scan lvm, lvmscan, scan zfs, zfsscan"),
        sub(
            "scan nfs, nfsscan, scan glusterfs, glusterfsscan, scan iscsi, iscsiscan, scan lvmthin, lvmthinscan",
            "WHERE",
        ),
        sub("scan cifs, cifsscan", "SERVER", options=[takes("-domain -username"), takes("-password", "VALUE?")]),
        sub("scan pbs", "SERVER ACCOUNT", options=[takes("-fingerprint -password -port"), *OUTPUT]),
        sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")]),
        sub(
            "add",
            "TYPE STORAGE",
            does="storage.change STORAGE",
            options=[
                *SETTINGS,
                takes(
                    "-authsupported -base -datastore -export -iscsiprovider -path -portal -share -target -thinpool"
                    " -vgname -volume"
                ),
                takes("-disable", "VALUE?"),
            ],
        ),
        sub(
            "set",
            "STORAGE",
            does="storage.change STORAGE",
            options=[*SETTINGS, takes("-delete -digest"), takes("-disable", "VALUE?")],
            rows=[
                when(
                    "-disable",
                    unless="-disable=0|no|off|false",
                    does="storage.disrupt STORAGE",
                    because="guests and backups lose this storage",
                )
            ],
        ),
        sub(
            "remove",
            "STORAGE",
            does="storage.disrupt STORAGE",
            because="guests and backups lose this storage; what is on it stays",
        ),
        sub("alloc", "STORAGE VMID NAME SIZE", does="storage.change STORAGE", options=[takes("-format")]),
        sub("free", "VOLUME", does="storage.delete VOLUME", options=[takes("-delay -storage")]),
        sub(
            "export",
            "VOLUME FORMAT FILE",
            writes="FILE|-",
            options=[takes("-base -snapshot -snapshot-list"), takes("-with-snapshots", "VALUE?")],
        ),
        sub(
            "import",
            "VOLUME FORMAT FILE",
            does="storage.change VOLUME",
            options=[takes("-base -delete-snapshot -snapshot"), takes("-allow-rename -with-snapshots", "VALUE?")],
            rows=[when("-delete-snapshot", does="storage.delete -delete-snapshot", because="deletes a snapshot")],
        ),
        sub(
            "prune-backups",
            "STORAGE",
            options=[
                takes("-keep-daily -keep-hourly -keep-last -keep-monthly -keep-weekly -keep-yearly -type -vmid"),
                takes("-dry-run -keep-all", "VALUE?"),
                *OUTPUT,
            ],
            rows=[
                when(unless="-dry-run", does="storage.delete STORAGE", because="deletes older backups"),
                when("-dry-run=0|no|off|false", does="storage.delete STORAGE", because="deletes older backups"),
            ],
        ),
    ],
    examples="""
        pvesm status                                              #=> read_only
        pvesm status --storage local --enabled 1                  #=> read_only
        pvesm list local --vmid 100                               #=> read_only
        pvesm path local:iso/x.iso                                #=> read_only
        pvesm scan zfs                                            #=> read_only
        pvesm nfsscan 10.0.0.5                                    #=> read_only
        pvesm scan cifs nas --username bob --password             #=> read_only
        pvesm scan pbs backup root@pam --password x --output-format json  #=> read_only
        pvesm help add                                            #=> read_only
        pvesm add nfs nas --server 10.0.0.5 --export /srv --content backup  #=> config_mutation storage.change
        pvesm set nas --content iso,backup                        #=> config_mutation storage.change
        pvesm set nas --disable 1                                 #=> disruptive storage.disrupt
        pvesm set nas --disable                                   #=> disruptive storage.disrupt
        pvesm set nas --disable 0                                 #=> config_mutation storage.change
        pvesm remove nas                                          #=> disruptive storage.disrupt
        pvesm alloc local-lvm 100 vm-100-disk-1 4G                #=> config_mutation storage.change
        pvesm free local-lvm:vm-100-disk-1                        #=> destructive storage.delete
        pvesm export local:vm-100-disk-0 raw+size -               #=> read_only
        pvesm export local:vm-100-disk-0 raw+size disk.img        #=> config_mutation fs.write
        pvesm import local:vm-100-disk-0 raw+size disk.img        #=> config_mutation storage.change
        pvesm import tank:vm-100-disk-0 zfs - --delete-snapshot a #=> destructive storage.delete
        pvesm prune-backups local --keep-last 3                   #=> destructive storage.delete
        pvesm prune-backups local --keep-last 3 --dry-run         #=> read_only
        pvesm prune-backups local --keep-last 3 --dry-run 0       #=> destructive storage.delete
        pvesm frobnicate                                          #=> unknown unknown.subcommand
    """,
)
