from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

WHERE = [takes("--repository --ns --output-format --server --port --datastore --auth-id")]
KEYS = [takes("--keyfile --keyfd --crypt-mode --master-pubkey-file --master-pubkey-fd")]
KEEP = takes("--keep-daily --keep-hourly --keep-last --keep-monthly --keep-weekly --keep-yearly")
AWAY = when(
    "--repository=*:* --server",
    unless="--repository=localhost:*|*@localhost:* --server=localhost",
    does="net.upload",
    because="sends the files to the server named here",
)
NEW_KEY = [takes("--kdf --hint")]
NOT_DRY = "--dry-run=0|no|off|false"

TOOL = tool(
    "proxmox-backup-client",
    about="backups on a Proxmox Backup Server",
    docs="https://pbs.proxmox.com/docs/proxmox-backup-client/man1.html",
    style="go",
    subs=[
        sub("help", "TOPIC...", options=[takes("--verbose", "BOOL?")]),
        sub("list, status, version", options=WHERE),
        sub("snapshot list, snapshots", "GROUP", options=WHERE),
        sub(
            "snapshot files, files, snapshot notes show, snapshot protected show, group notes show",
            "SNAPSHOT",
            options=WHERE,
        ),
        sub("catalog dump", "SNAPSHOT", options=[*WHERE, *KEYS]),
        sub("task list", options=[*WHERE, takes("--limit"), takes("--all", "BOOL?")]),
        sub("task log", "TASK", options=WHERE),
        sub("namespace list", "PARENT", options=[*WHERE, takes("--max-depth")]),
        sub("key show, key show-master-pubkey", "FILE", options=WHERE),
        sub(
            "key paperkey",
            "FILE",
            does="secret.read FILE",
            because="prints an encryption key",
            options=[takes("--subject --output-format")],
        ),
        sub("key create", "FILE", does="credential.store FILE", options=NEW_KEY),
        sub("key create-master-key", does="credential.store"),
        sub(
            "key import-with-master-key",
            "MASTER KEY FILE",
            does="credential.store FILE",
            options=[
                *NEW_KEY,
                takes("--encrypted-keyfile"),
            ],
        ),
        sub("key import-master-pubkey", "FILE", does="credential.store FILE"),
        sub("key change-passphrase", "FILE", does="access.revoke FILE", options=NEW_KEY),
        sub(
            "backup",
            "SPEC...",
            options=[
                *WHERE,
                *KEYS,
                takes(
                    "--backup-id --backup-time --backup-type --burst --change-detection-mode --chunk-size --entries-max"
                    " --exclude --include-dev --rate"
                ),
                takes("--all-file-systems --dry-run --skip-e2big-xattr --skip-lost-and-found --verbose", "BOOL?"),
            ],
            rows=[
                when(unless="--dry-run", does="storage.change", because="adds a snapshot to the datastore"),
                when(NOT_DRY, does="storage.change", because="adds a snapshot to the datastore"),
                AWAY,
            ],
        ),
        sub(
            "snapshot upload-log, upload-log",
            "SNAPSHOT FILE",
            does="storage.change SNAPSHOT",
            options=[*WHERE, *KEYS],
            rows=[AWAY],
        ),
        sub(
            "restore",
            "SNAPSHOT ARCHIVE TARGET",
            writes="TARGET|-",
            options=[
                *WHERE,
                *KEYS,
                takes("--burst --pattern --rate --prelude-target"),
                takes(
                    "--allow-existing-dirs --ignore-acls --ignore-extract-device-errors --ignore-ownership"
                    " --ignore-permissions --ignore-xattrs --overwrite --overwrite-files --overwrite-hardlinks"
                    " --overwrite-symlinks",
                    "BOOL?",
                ),
            ],
        ),
        sub("catalog shell", "SNAPSHOT ARCHIVE", does="code.interactive SNAPSHOT", options=[*WHERE, *KEYS]),
        sub(
            "mount",
            "SNAPSHOT ARCHIVE TARGET",
            does="fs.mount TARGET",
            options=[
                *WHERE,
                *KEYS,
                takes("--options"),
                takes("--verbose", "BOOL?"),
            ],
        ),
        sub("map", "SNAPSHOT ARCHIVE", does="fs.mount SNAPSHOT", options=[*WHERE, *KEYS, takes("--verbose", "BOOL?")]),
        sub("unmap", "NAME", does="fs.unmount NAME"),
        sub(
            "snapshot notes update, snapshot protected update, group notes update",
            "SNAPSHOT VALUE",
            does="storage.change SNAPSHOT",
            options=WHERE,
        ),
        sub("namespace create", "NAME", does="storage.change NAME", options=WHERE),
        sub(
            "namespace delete",
            "NAME",
            does="storage.delete NAME",
            options=[*WHERE, takes("--delete-groups", "BOOL?")],
        ),
        sub(
            "snapshot forget, forget, group forget",
            "SNAPSHOT",
            does="storage.delete SNAPSHOT",
            options=WHERE,
        ),
        sub(
            "prune",
            "GROUP",
            options=[*WHERE, KEEP, takes("--dry-run --quiet", "BOOL?")],
            rows=[
                when(unless="--dry-run", does="storage.delete GROUP", because="deletes snapshots by this retention"),
                when(NOT_DRY, does="storage.delete GROUP", because="deletes snapshots by this retention"),
            ],
        ),
        sub(
            "garbage-collect",
            does="storage.delete",
            because="deletes the data of snapshots that were forgotten",
            options=WHERE,
        ),
        sub("change-owner", "GROUP OWNER", does="access.grant GROUP", options=WHERE),
        sub("task stop", "TASK", does="process.signal TASK", options=WHERE),
        sub("login", does="credential.store", options=WHERE),
        sub("logout", does="credential.store", options=WHERE),
        sub(
            "benchmark",
            does="host.load",
            options=[*WHERE, *KEYS, takes("--no-cache --verbose", "BOOL?")],
        ),
    ],
    examples="""
        proxmox-backup-client list                                              #=> read_only
        proxmox-backup-client snapshot list --repository h:store                #=> read_only
        proxmox-backup-client snapshots host/web1                               #=> read_only
        proxmox-backup-client files host/web1/2026-01-01T00:00:00Z              #=> read_only
        proxmox-backup-client status --output-format json                       #=> read_only
        proxmox-backup-client task list --all                                   #=> read_only
        proxmox-backup-client catalog dump host/web1/2026-01-01T00:00:00Z       #=> read_only
        proxmox-backup-client key show                                          #=> read_only
        proxmox-backup-client key paperkey                                      #=> exposure secret.read
        proxmox-backup-client key create k.json --kdf none                      #=> config_mutation credential.store
        proxmox-backup-client key change-passphrase                             #=> disruptive access.revoke
        proxmox-backup-client backup root.pxar:/                                #=> config_mutation storage.change
        proxmox-backup-client backup root.pxar:/ --dry-run                      #=> read_only
        proxmox-backup-client backup root.pxar:/ --dry-run false                #=> config_mutation storage.change
        proxmox-backup-client backup root.pxar:/ --repository u@pbs@h:store     #=> exposure net.upload
        proxmox-backup-client backup root.pxar:/ --repository store             #=> config_mutation storage.change
        proxmox-backup-client upload-log host/web1/x f.log                      #=> config_mutation storage.change
        proxmox-backup-client upload-log host/web1/x f.log --server h           #=> exposure net.upload
        proxmox-backup-client restore host/web1/x root.pxar /srv/r              #=> config_mutation fs.write
        proxmox-backup-client restore host/web1/x f.conf -                      #=> read_only
        proxmox-backup-client catalog shell host/web1/x root.pxar               #=> unknown code.interactive
        proxmox-backup-client mount host/web1/x root.pxar /mnt                  #=> reversible_low fs.mount
        proxmox-backup-client unmap root                                        #=> disruptive fs.unmount
        proxmox-backup-client snapshot protected update host/web1/x true        #=> config_mutation storage.change
        proxmox-backup-client namespace delete old --delete-groups              #=> destructive storage.delete
        proxmox-backup-client forget host/web1/x                                #=> destructive storage.delete
        proxmox-backup-client prune host/web1 --keep-last 3                     #=> destructive storage.delete
        proxmox-backup-client prune host/web1 --keep-last 3 --dry-run           #=> read_only
        proxmox-backup-client prune host/web1 --dry-run no                      #=> destructive storage.delete
        proxmox-backup-client garbage-collect                                   #=> destructive storage.delete
        proxmox-backup-client change-owner host/web1 u@pbs                      #=> exposure access.grant
        proxmox-backup-client task stop UPID:x                                  #=> disruptive process.signal
        proxmox-backup-client login                                             #=> config_mutation credential.store
        proxmox-backup-client benchmark                                         #=> disruptive host.load
        proxmox-backup-client frobnicate                                        #=> unknown unknown.subcommand
    """,
)
