from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

RSNAPSHOT = tool(
    "rsnapshot",
    "LEVEL TARGET...",
    about="keep rotating snapshots of folders with rsync",
    docs="man:rsnapshot(1)",
    inert="--help --version",
    options=[
        takes("-c", does="code.injected VALUE", because="the settings there name programs to run"),
        flags("-v -t -q -V -D -x --help --version"),
    ],
    rows=[
        when(
            "LEVEL",
            unless="LEVEL=configtest|diff|du|help|version|version-only|check-config-version|upgrade-config-file -t",
            does="snapshot LEVEL",
            because="takes a snapshot; the oldest goes, as the settings say",
        ),
        when("LEVEL=upgrade-config-file", does="host.config"),
    ],
    examples="""
        rsnapshot configtest                            #=> read_only
        rsnapshot du                                    #=> read_only
        rsnapshot -t daily                              #=> read_only
        rsnapshot daily                                 #=> reversible_low snapshot
        rsnapshot upgrade-config-file                   #=> config_mutation host.config
        rsnapshot -t upgrade-config-file                #=> config_mutation host.config
        rsnapshot version-only                          #=> read_only
        rsnapshot --help                                #=> read_only
        rsnapshot -c ./rs.conf daily                    #=> unknown code.injected
        rsnapshot -t -c ./rs.conf daily                 #=> unknown code.injected
        rsnapshot --frobnicate daily                    #=> unknown unknown.option
    """,
)

RSNAPSHOT_DIFF = tool(
    "rsnapshot-diff",
    "FOLDER...",
    about="compare two snapshots of rsnapshot",
    docs="man:rsnapshot-diff(1)",
    options=[flags("-h -H -i -s -v -V")],
    examples="rsnapshot-diff -v daily.0 daily.1    #=> read_only",
)

#: Where a backup lies on another host; one on this host is `file://`.
FAR = "TARGET=*://*"
NEAR = "TARGET=file:*"

DUPLICITY = tool(
    "duplicity",
    "SOURCE TARGET",
    about="keep encrypted backups on another host",
    docs="man:duplicity(1)",
    inherits=True,
    inert="--dry-run -h --help -V --version",
    options=[
        takes(
            "--archive-dir --azure-blob-tier --azure-max-single-put-size --azure-max-block-size"
            " --azure-max-connections"
            " --backend-retry-delay --cf-backend --concurrency --config-dir --copy-blocksize --encrypt-key"
            " --encrypt-secret-keyring --encrypt-sign-key --sign-key --exclude"
            " --exclude-if-present"
            " --exclude-older-than --exclude-regexp --file-prefix"
            " --file-prefix-manifest --file-prefix-archive --file-prefix-signature --file-prefix-jsonstat"
            " --path-to-restore/--file-to-restore --full-if-older-than --hidden-encrypt-key --imap-full-address"
            " --imap-mailbox --include --include-regexp"
            " --log-fd --max-blocksize --mp-segment-size --name --num-retries --par2-redundancy"
            " --par2-volumes --progress-rate --restore-time/--time/-t --s3-endpoint-url"
            " --s3-multipart-chunk-size --s3-multipart-max-procs --s3-region-name --s3-kms-key-id --s3-kms-grant"
            " --show-changes-in-set --swift-storage-policy --tempdir --timeout --time-separator"
            " --skip-volume --metadata-sync-mode --user-agent --verbosity/-v --volsize --webdav-headers"
            " --ssl-cacert-file --ssl-cacert-path"
            " --webdav-root --ignore-regexp -r"
        ),
        takes("--rename", "OLD NEW"),
        takes("--par2-options"),
        takes(
            "--exclude-filelist --include-filelist --exclude-globbing-filelist --include-globbing-filelist"
            " --files-from",
            reads="VALUE|-",
            because="shows a line that is no name below the source",
        ),
        takes("--jsonstat-file", writes="VALUE"),
        takes("--log-file", does="fs.append VALUE"),
        takes("--gpg-binary", does="code.injected VALUE", because="runs that program"),
        takes(
            "--gpg-options --rsync-options --ssh-options --sftp-command --scp-command",
            does="code.injected VALUE",
            because="may name a program",
        ),
        flags(
            "--allow-source-mismatch --asynchronous-upload --b2-hide-files --no-check-remote --check-remote"
            " --compare-data --copy-links --dry-run --exclude-device-files --exclude-other-filesystems"
            " --filter-globbing"
            " --filter-ignorecase --filter-literal --filter-regexp --filter-strictcase --force --ftp-passive"
            " --ftp-regular --gio --ignore-errors --idr-fakeroot --jsonstat --log-timestamp --mf-purge"
            " --no-compression"
            " --no-encryption --no-print-statistics --print-statistics --no-files-changed --null-separator"
            " --numeric-owner --no-restore-ownership --progress --s3-unencrypted-connection --s3-use-deep-archive"
            " --s3-use-glacier --s3-use-glacier-ir --s3-use-ia --s3-use-onezone-ia --s3-use-rrs --s3-use-new-style"
            " --s3-use-server-side-encryption --s3-use-server-side-kms-encryption --short-filenames"
            " --ssh-askpass --use-agent --use-scp --skip-if-no-change --pydevd"
            " --ssl-no-check-certificate --tolerate-errors -h/--help -V/--version"
        ),
    ],
    rows=[
        when("TARGET", unless="SOURCE=*://*", does="storage.change TARGET", because="makes a backup there"),
        when(FAR, unless=f"{NEAR} SOURCE=*://*", does="net.upload SOURCE"),
        when("SOURCE=*://*", writes="TARGET", because="restores the backup there"),
    ],
    subs=[
        sub("collection-status, list-current-files, verify", "TARGET FOLDER"),
        sub(
            "backup, full, incremental, incr, inc",
            "SOURCE TARGET",
            does="storage.change TARGET",
            because="makes a backup there",
            rows=[when(FAR, unless=NEAR, does="net.upload SOURCE")],
        ),
        sub("restore", "SOURCE TARGET", writes="TARGET", because="restores the backup there"),
        sub(
            "remove-older-than, remove-all-but-n-full, remove-all-inc-of-but-n-full",
            "AGE TARGET",
            rows=[when("--force", does="storage.delete TARGET")],
        ),
        sub(
            "cleanup",
            "TARGET",
            rows=[when("--force", does="storage.delete TARGET", because="deletes what failed backups left")],
        ),
        sub(
            "replicate",
            "SOURCE TARGET",
            does="storage.change TARGET",
            rows=[when(FAR, unless=NEAR, does="net.upload SOURCE")],
        ),
    ],
    examples="""
        duplicity collection-status file:///srv/backup          #=> read_only
        duplicity --verbosity 5 list-current-files sftp://h/b   #=> read_only
        duplicity verify --compare-data file:///srv/backup /srv/x  #=> read_only
        duplicity full /srv/x file:///srv/backup                #=> config_mutation storage.change
        duplicity /srv/x file:///srv/backup                     #=> config_mutation storage.change
        duplicity --no-encryption /srv/x sftp://me@h/backup     #=> exposure net.upload
        duplicity incr /srv/x s3://b/x                          #=> exposure net.upload
        duplicity --dry-run /srv/x s3://b/x                     #=> read_only
        duplicity --dry-run --include-filelist /etc/shadow /srv/x file:///b  #=> exposure secret.read
        duplicity --rename a b full /srv/x file:///srv/backup   #=> config_mutation storage.change
        duplicity restore -t 3D file:///srv/backup /srv/x       #=> config_mutation fs.write
        duplicity sftp://me@h/backup /srv/x                     #=> config_mutation fs.write
        duplicity remove-older-than 6M file:///srv/backup       #=> read_only
        duplicity remove-older-than 6M --force file:///srv/backup  #=> destructive storage.delete
        duplicity cleanup --force file:///srv/backup            #=> destructive storage.delete
        duplicity cleanup file:///srv/backup                    #=> read_only
        duplicity replicate file:///srv/a s3://b/x              #=> exposure net.upload
        duplicity replicate file:///srv/a file:///srv/b         #=> config_mutation storage.change
        duplicity --gpg-binary ./gpg collection-status file:///b  #=> unknown code.injected
        duplicity --ssh-options=-oProxyCommand=x full /srv/x sftp://h/b  #=> unknown code.injected
        duplicity --scp-command ./x full /srv/x scp://h/b        #=> unknown code.injected
        duplicity --log-file l collection-status file:///b      #=> config_mutation fs.write
        duplicity --frobnicate full /srv/x file:///b            #=> unknown unknown.option
    """,
)

KOPIA: list[Option] = [
    takes("--config-file --log-level --file-log-level --password/-p --timezone --cache-directory"),
    takes("--log-file --log-dir", does="fs.append VALUE"),
    takes("--parallel --max-download-speed --metrics-listen-addr --initial-update-check-delay --update-check-interval"),
    flags("--help/-h --help-long --help-man --version --json --no-progress --progress --use-keyring --no-use-keyring"),
]
WRITES_REPOSITORY = takes(
    "--description --tags --pin --add --remove --parallel --start-time --end-time --override-source"
    " --override-username"
    " --override-hostname --bucket --prefix --region --endpoint --path --host --port --username --keyfile"
    " --known-hosts"
    " --container --storage-account --block-hash --encryption --splitter --cache-directory --content-cache-size-mb"
    " --metadata-cache-size-mb --retention-mode --retention-period --format-version --snapshot --source --all-sources"
    " --keep-latest --keep-hourly --keep-daily --keep-weekly --keep-monthly --keep-annual --add-ignore"
    " --remove-ignore"
    " --add-dot-ignore --compression --snapshot-interval --snapshot-time --max-file-size --owner --enable-quick"
    " --enable-full --quick-interval --full-interval --user-password --safety --file-owner --dest-path --max-size"
)

PROVIDERS: list[Option] = [
    takes("--ssh-command --rclone-exe", "COMMAND:sh"),
    takes("--ssh-args --rclone-args --rclone-env", does="code.injected VALUE", because="may name a program"),
    takes("--*", "[VALUE]"),
    flags("--external"),
]

KOPIA_TOOL = tool(
    "kopia",
    about="keep encrypted snapshots of folders in a repository",
    docs="https://kopia.io/docs/reference/command-line/",
    inherits=True,
    inert="--help -h --help-long --help-man --version",
    options=KOPIA,
    subs=[
        sub(
            "snapshot list, snapshot ls, snap list, snap ls, list, snapshot estimate, snapshot verify, ls,"
            " policy list,"
            " policy ls, policy show, policy get, content list, content ls,"
            " content stats,"
            " content verify, content show, blob list, blob ls, blob stats, blob show, manifest list, manifest ls,"
            " manifest show, index list, index inspect, cache info, maintenance info, logs list, logs show, acl list,"
            " server status, server users list, server user list, server users info, show, cat, notification"
            " profile list,"
            " notification template list, repository throttle get, session list, help",
            "WORD...",
            open=True,
        ),
        sub(
            "diff, compare",
            "OLD NEW",
            options=[
                takes("--diff-command", "COMMAND:sh"),
                flags("-f/--files --stats-only"),
            ],
        ),
        sub(
            "repository status, repo status",
            options=[
                flags(
                    "-t/--reconnect-token -s/--reconnect-token-with-password",
                    does="secret.read",
                    because="shows what is needed to reach the repository",
                ),
            ],
        ),
        sub(
            "repository validate-provider, repo validate-provider",
            "WORD...",
            does="storage.change",
            because="writes, reads and deletes in the store to see whether it does",
            open=True,
        ),
        sub("benchmark", "WORD...", does="host.load", open=True),
        sub(
            "snapshot create, snap create, snapshot migrate",
            "SOURCE...",
            does="snapshot SOURCE",
            options=[
                WRITES_REPOSITORY,
                takes("--before-action --after-action", does="code.opaque VALUE"),
                takes("--stdin-file --upload-limit-mb --checkpoint-interval --log-dir-detail --log-entry-detail"),
                flags(
                    "--all --fail-fast --force-enable-actions --force-disable-actions --flush-per-source"
                    " --send-snapshot-report"
                ),
            ],
        ),
        sub(
            "snapshot pin, snapshot fix, snapshot copy-history, snapshot move-history",
            "WORD...",
            does="storage.change WORD",
            open=True,
        ),
        sub(
            "snapshot delete, snap delete, snapshot expire, snap expire",
            "ID...",
            options=[
                WRITES_REPOSITORY,
                flags("--all --all-snapshots-for-source"),
                flags("--delete", does="storage.delete ID"),
            ],
        ),
        sub(
            "snapshot restore, restore, snap restore",
            "SOURCE TARGET",
            writes="TARGET",
            options=[
                takes("--parallel --mode --shallow --shallow-minsize --snapshot-time"),
                flags(
                    "--overwrite-directories --no-overwrite-directories --overwrite-files --no-overwrite-files"
                    " --overwrite-symlinks"
                ),
                flags(
                    "--no-overwrite-symlinks --write-files-atomically --ignore-permission-errors --skip-owners"
                    " --skip-permissions"
                ),
                flags("--skip-times --skip-existing --ignore-errors --consistent-attributes --write-sparse-files"),
                flags("--delete-extra", does="fs.delete TARGET"),
            ],
        ),
        sub(
            "repository create, repo create",
            "WORD...",
            does="storage.change WORD",
            because="makes a repository",
            options=PROVIDERS,
        ),
        sub("repository connect, repo connect", "WORD...", does="storage.change WORD", options=PROVIDERS),
        sub(
            "repository disconnect, repo disconnect, repository set-client,"
            " repository set-parameters,"
            " repository throttle set, repository change-password, repository upgrade, repository repair",
            "WORD...",
            does="storage.change WORD",
            open=True,
        ),
        sub(
            "repository sync-to, repo sync-to",
            "PROVIDER",
            inert="--dry-run",
            does="net.upload PROVIDER",
            options=[
                WRITES_REPOSITORY,
                takes("--access-key --secret-access-key --session-token"),
                flags("--must-exist --dry-run --update --no-update --times --flat"),
                flags("--delete", does="storage.delete PROVIDER"),
            ],
        ),
        sub(
            "maintenance set, index optimize, index recover, content rewrite, cache set,"
            " blob shards modify, server upload, server pause, server resume, server flush, server refresh,"
            " server cancel,"
            " notification profile configure, notification template set, acl enable",
            "WORD...",
            does="storage.change WORD",
            open=True,
        ),
        sub(
            "policy set",
            "TARGET...",
            does="storage.change TARGET",
            options=[
                takes(
                    "--before-folder-action --after-folder-action --before-snapshot-root-action"
                    " --after-snapshot-root-action",
                    does="code.injected VALUE",
                    because="snapshots will run that program",
                ),
                takes("--*", "[VALUE]"),
                flags("-# --global"),
            ],
        ),
        sub(
            "policy import",
            "TARGET...",
            does="storage.change TARGET, code.opaque TARGET",
            because="policies may name programs that snapshots run",
            open=True,
        ),
        sub(
            "policy delete, policy remove, policy rm, manifest delete, manifest rm, content delete, content rm,"
            " blob delete, blob rm,"
            " blob gc, logs cleanup, notification profile delete",
            "WORD...",
            does="storage.delete WORD",
            open=True,
        ),
        sub("maintenance run", does="storage.delete", because="deletes what no snapshot holds any more", open=True),
        sub("cache clear, cache sync, cache prefetch", "WORD...", does="refresh", open=True),
        sub("mount", "SOURCE FOLDER", does="fs.mount FOLDER", open=True),
        sub("policy export", "WORD...", options=[takes("--to-file", writes="VALUE"), flags("--overwrite")]),
        sub(
            "server start",
            does="net.listen",
            options=[
                flags("--without-password", does="access.grant", because="lets in whoever asks"),
                takes("--*", "[VALUE]"),
            ],
        ),
        sub(
            "server users add, server user add, server users set, server user set, acl add",
            "WORD...",
            does="access.grant WORD",
            open=True,
        ),
        sub("server users delete, server user delete, acl delete", "WORD...", does="access.revoke WORD", open=True),
    ],
    examples="""
        kopia snapshot list                             #=> read_only
        kopia diff k1 k2                               #=> read_only
        kopia diff -f --diff-command 'rm -f x' k1 k2   #=> destructive fs.delete
        kopia diff -f --diff-command 'diff -u' k1 k2   #=> read_only
        kopia repository status                        #=> read_only
        kopia repository status -s                     #=> exposure secret.read
        kopia repository validate-provider             #=> config_mutation storage.change
        kopia --log-level=error repository status       #=> read_only
        kopia policy show --global                      #=> read_only
        kopia benchmark hashing                         #=> disruptive host.load
        kopia snapshot create /srv/x                    #=> reversible_low snapshot
        kopia snapshot create --before-action ./x /srv  #=> unknown code.opaque
        kopia snapshot pin 1 --add x                    #=> config_mutation storage.change
        kopia snapshot delete 1                         #=> read_only
        kopia snapshot delete 1 --delete                #=> destructive storage.delete
        kopia snapshot expire /srv/x --delete           #=> destructive storage.delete
        kopia restore k1 /srv/x                         #=> config_mutation fs.write
        kopia restore k1 /srv/x --delete-extra          #=> destructive fs.delete
        kopia repository create filesystem --path /srv/b  #=> config_mutation storage.change
        kopia repository connect s3 --bucket b          #=> config_mutation storage.change
        kopia repository connect sftp --external --ssh-command 'rm -rf x' --path /b  #=> destructive fs.delete
        kopia repository create rclone --rclone-exe=./x --remote-path r:b  #=> unknown code.project
        kopia repository create sftp --ssh-args=-oProxyCommand=x --path /b  #=> unknown code.injected
        kopia --log-file k.log snapshot list            #=> config_mutation fs.write
        kopia repository sync-to s3 --bucket b          #=> exposure net.upload
        kopia repository sync-to s3 --bucket b --delete #=> destructive storage.delete
        kopia policy set --global --keep-latest 3       #=> config_mutation storage.change
        kopia policy set --global --keep-latest=3       #=> config_mutation storage.change
        kopia policy set /srv --before-folder-action ./x  #=> unknown code.injected
        kopia policy import --from-file p.json          #=> unknown code.opaque
        kopia server start --without-password           #=> exposure access.grant
        kopia server start --address=localhost:51515    #=> config_mutation net.listen
        kopia repository sync-to s3 --bucket b --dry-run  #=> read_only
        kopia policy delete /srv/x                      #=> destructive storage.delete
        kopia maintenance run                           #=> destructive storage.delete
        kopia cache clear                               #=> reversible_low refresh
        kopia mount all /mnt                            #=> reversible_low fs.mount
        kopia policy export --to-file x.json            #=> config_mutation fs.write
        kopia server start                              #=> config_mutation net.listen
        kopia server users add me@h                     #=> exposure access.grant
        kopia acl delete 1                              #=> disruptive access.revoke
        kopia maintenance run --help                    #=> read_only
        kopia frobnicate                                #=> unknown unknown.subcommand
    """,
)

TOOLS = [RSNAPSHOT, RSNAPSHOT_DIFF, DUPLICITY, KOPIA_TOOL]
