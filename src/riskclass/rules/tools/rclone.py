from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Options of every sub-command, those of the kinds of storage among them.
TAKES = (
    "--bind --buffer-size --bwlimit --bwlimit-file --ca-cert --cache-dir --checkers --client-cert"
    " --client-key --compare-dest --contimeout --copy-dest --cutoff-mode --disable --dscp --exclude"
    " --exclude-from --exclude-if-present --expect-continue-timeout --files-from --files-from-raw"
    " -f/--filter --fs-cache-expire-duration --fs-cache-expire-interval --header"
    " --header-download --header-upload --include --include-from --kv-lock-time --log-format --log-level"
    " --low-level-retries --max-age --max-backlog --max-delete --max-depth --max-duration --max-size"
    " --max-stats-groups --max-transfer --metadata-set --min-age --min-size --modify-window"
    " --multi-thread-cutoff --multi-thread-streams --order-by --rc-allow-origin --rc-baseurl --rc-cert"
    " --rc-client-ca --rc-files --rc-htpasswd --rc-job-expire-duration --rc-job-expire-interval --rc-key"
    " --rc-max-header-bytes --rc-min-tls-version --rc-pass --rc-realm --rc-server-read-timeout"
    " --rc-server-write-timeout --rc-template --rc-user --rc-web-fetch-url --retries --retries-sleep"
    " --stats --stats-file-name-length --stats-log-level --stats-one-line-date-format --stats-unit"
    " --streaming-upload-cutoff --suffix --syslog-facility --temp-dir --timeout --tpslimit"
    " --tpslimit-burst --track-renames-strategy --transfers --user-agent --acd-auth-url --acd-client-id"
    " --acd-client-secret --acd-encoding --acd-templink-threshold --acd-token --acd-token-url"
    " --acd-upload-wait-per-gb --alias-remote --azureblob-access-tier --azureblob-account"
    " --azureblob-chunk-size --azureblob-encoding --azureblob-endpoint --azureblob-key"
    " --azureblob-list-chunk --azureblob-memory-pool-flush-time --azureblob-msi-client-id"
    " --azureblob-msi-mi-res-id --azureblob-msi-object-id --azureblob-public-access --azureblob-sas-url"
    " --azureblob-service-principal-file --azureblob-upload-concurrency --azureblob-upload-cutoff"
    " --b2-account --b2-chunk-size --b2-copy-cutoff --b2-download-auth-duration --b2-download-url"
    " --b2-encoding --b2-endpoint --b2-key --b2-memory-pool-flush-time --b2-test-mode --b2-upload-cutoff"
    " --b2-version-at --box-access-token --box-auth-url --box-box-config-file --box-box-sub-type"
    " --box-client-id --box-client-secret --box-commit-retries --box-encoding --box-list-chunk"
    " --box-owned-by --box-root-folder-id --box-token --box-token-url --box-upload-cutoff"
    " --cache-chunk-clean-interval --cache-chunk-path --cache-chunk-size --cache-chunk-total-size"
    " --cache-db-path --cache-db-wait-time --cache-info-age --cache-plex-insecure --cache-plex-password"
    " --cache-plex-url --cache-plex-username --cache-read-retries --cache-remote --cache-rps"
    " --cache-tmp-upload-path --cache-tmp-wait-time --cache-workers --chunker-chunk-size"
    " --chunker-hash-type --chunker-remote --combine-upstreams --compress-level --compress-mode"
    " --compress-ram-cache-limit --compress-remote --crypt-filename-encoding --crypt-filename-encryption"
    " --crypt-password --crypt-password2 --crypt-remote --drive-auth-url --drive-chunk-size"
    " --drive-client-id --drive-client-secret --drive-encoding --drive-export-formats --drive-formats"
    " --drive-impersonate --drive-import-formats --drive-list-chunk --drive-pacer-burst"
    " --drive-pacer-min-sleep --drive-resource-key --drive-root-folder-id --drive-scope"
    " --drive-service-account-credentials --drive-service-account-file --drive-team-drive --drive-token"
    " --drive-token-url --drive-upload-cutoff --drive-v2-download-min-size --dropbox-auth-url"
    " --dropbox-batch-commit-timeout --dropbox-batch-mode --dropbox-batch-size --dropbox-batch-timeout"
    " --dropbox-chunk-size --dropbox-client-id --dropbox-client-secret --dropbox-encoding"
    " --dropbox-impersonate --dropbox-token --dropbox-token-url --fichier-api-key --fichier-encoding"
    " --fichier-file-password --fichier-folder-password --fichier-shared-folder --filefabric-encoding"
    " --filefabric-permanent-token --filefabric-root-folder-id --filefabric-token"
    " --filefabric-token-expiry --filefabric-url --filefabric-version --ftp-close-timeout"
    " --ftp-concurrency --ftp-encoding --ftp-host --ftp-idle-timeout --ftp-pass --ftp-port"
    " --ftp-shut-timeout --ftp-tls-cache-size --ftp-user --gcs-auth-url --gcs-bucket-acl --gcs-client-id"
    " --gcs-client-secret --gcs-encoding --gcs-endpoint --gcs-location --gcs-object-acl"
    " --gcs-project-number --gcs-service-account-file --gcs-storage-class --gcs-token --gcs-token-url"
    " --gphotos-auth-url --gphotos-client-id --gphotos-client-secret --gphotos-encoding"
    " --gphotos-start-year --gphotos-token --gphotos-token-url --hasher-auto-size --hasher-hashes"
    " --hasher-max-age --hasher-remote --hdfs-data-transfer-protection --hdfs-encoding --hdfs-namenode"
    " --hdfs-service-principal-name --hdfs-username --hidrive-auth-url --hidrive-chunk-size"
    " --hidrive-client-id --hidrive-client-secret --hidrive-encoding --hidrive-endpoint"
    " --hidrive-root-prefix --hidrive-scope-access --hidrive-scope-role --hidrive-token"
    " --hidrive-token-url --hidrive-upload-concurrency --hidrive-upload-cutoff --http-headers --http-url"
    " --internetarchive-access-key-id --internetarchive-encoding --internetarchive-endpoint"
    " --internetarchive-front-endpoint --internetarchive-secret-access-key --internetarchive-wait-archive"
    " --jottacloud-encoding --jottacloud-md5-memory-limit --jottacloud-upload-resume-limit"
    " --koofr-encoding --koofr-endpoint --koofr-mountid --koofr-password --koofr-provider --koofr-user"
    " --local-encoding --mailru-encoding --mailru-pass --mailru-speedup-file-patterns"
    " --mailru-speedup-max-disk --mailru-speedup-max-memory --mailru-user --netstorage-account"
    " --netstorage-host --netstorage-protocol --netstorage-secret --onedrive-access-scopes"
    " --onedrive-auth-url --onedrive-chunk-size --onedrive-client-id --onedrive-client-secret"
    " --onedrive-drive-id --onedrive-drive-type --onedrive-encoding --onedrive-link-password"
    " --onedrive-link-scope --onedrive-link-type --onedrive-list-chunk --onedrive-region"
    " --onedrive-root-folder-id --onedrive-token --onedrive-token-url --opendrive-chunk-size"
    " --opendrive-encoding --opendrive-password --opendrive-username --pcloud-auth-url --pcloud-client-id"
    " --pcloud-client-secret --pcloud-encoding --pcloud-hostname --pcloud-password --pcloud-root-folder-id"
    " --pcloud-token --pcloud-token-url --pcloud-username --premiumizeme-encoding --putio-encoding"
    " --s3-access-key-id --s3-acl --s3-bucket-acl --s3-chunk-size --s3-copy-cutoff --s3-download-url"
    " --s3-encoding --s3-endpoint --s3-list-chunk --s3-list-url-encode --s3-list-version"
    " --s3-location-constraint --s3-max-upload-parts --s3-memory-pool-flush-time --s3-might-gzip"
    " --s3-profile --s3-provider --s3-region --s3-secret-access-key --s3-server-side-encryption"
    " --s3-session-token --s3-shared-credentials-file --s3-sse-customer-algorithm --s3-sse-customer-key"
    " --s3-sse-customer-key-base64 --s3-sse-customer-key-md5 --s3-sse-kms-key-id --s3-storage-class"
    " --s3-upload-concurrency --s3-upload-cutoff --s3-use-multipart-etag --s3-version-at"
    " --seafile-encoding --seafile-library --seafile-library-key --seafile-pass --seafile-url"
    " --seafile-user --sftp-chunk-size --sftp-concurrency --sftp-host --sftp-idle-timeout --sftp-key-file"
    " --sftp-key-file-pass --sftp-key-pem --sftp-known-hosts-file --sftp-pass --sftp-path-override"
    " --sftp-port --sftp-pubkey-file --sftp-set-env --sftp-shell-type --sftp-subsystem --sftp-user"
    " --sharefile-chunk-size --sharefile-encoding --sharefile-endpoint --sharefile-root-folder-id"
    " --sharefile-upload-cutoff --sia-api-password --sia-api-url --sia-encoding --sia-user-agent"
    " --smb-domain --smb-encoding --smb-host --smb-idle-timeout --smb-pass --smb-port --smb-user"
    " --sugarsync-access-key-id --sugarsync-app-id --sugarsync-authorization"
    " --sugarsync-authorization-expiry --sugarsync-deleted-id --sugarsync-encoding"
    " --sugarsync-private-access-key --sugarsync-refresh-token --sugarsync-root-id --sugarsync-user"
    " --swift-application-credential-id --swift-application-credential-name"
    " --swift-application-credential-secret --swift-auth --swift-auth-token --swift-auth-version"
    " --swift-chunk-size --swift-domain --swift-encoding --swift-endpoint-type --swift-key --swift-region"
    " --swift-storage-policy --swift-storage-url --swift-tenant --swift-tenant-domain --swift-tenant-id"
    " --swift-user --swift-user-id --union-action-policy --union-cache-time --union-create-policy"
    " --union-min-free-space --union-search-policy --union-upstreams --uptobox-access-token"
    " --uptobox-encoding --webdav-bearer-token --webdav-encoding --webdav-headers --webdav-pass"
    " --webdav-url --webdav-user --webdav-vendor --yandex-auth-url --yandex-client-id"
    " --yandex-client-secret --yandex-encoding --yandex-token --yandex-token-url --zoho-auth-url"
    " --zoho-client-id --zoho-client-secret --zoho-encoding --zoho-region --zoho-token --zoho-token-url"
    " --hash-filter --metadata-exclude --metadata-exclude-from --metadata-filter --metadata-filter-from"
    " --metadata-include --metadata-include-from --default-time --color --client-pass --http-proxy"
    " --max-connections --max-buffer-memory --list-cutoff --max-delete-size --multi-thread-chunk-size"
    " --multi-thread-write-buffer-size --name-transform --partial-suffix --log-file-max-age"
    " --log-file-max-backups --log-file-max-size --rc-user-from-header --rc-salt --metrics-allow-origin"
    " --metrics-baseurl --metrics-cert --metrics-client-ca --metrics-htpasswd --metrics-key"
    " --metrics-max-header-bytes --metrics-min-tls-version --metrics-pass --metrics-realm --metrics-salt"
    " --metrics-server-read-timeout --metrics-server-write-timeout --metrics-template --metrics-user"
    " --metrics-user-from-header --log-windows-event-log-level --windows-event-log-level"
)
FLAGS = (
    "--ask-password --auto-confirm --check-first -c/--checksum --delete-after --delete-before"
    " --delete-during --delete-excluded --disable-http-keep-alives --disable-http2 --error-on-no-transfer"
    " --fast-list --human-readable --ignore-case --ignore-case-sync --ignore-checksum --ignore-errors"
    " --ignore-existing --ignore-size -I/--ignore-times --immutable -i/--interactive --log-systemd"
    " -M/--metadata --no-check-certificate --no-check-dest --no-console --no-gzip-encoding --no-traverse"
    " --no-unicode-normalization --no-update-modtime -P/--progress --progress-terminal-title -q/--quiet"
    " --rc --rc-enable-metrics --rc-no-auth --rc-serve --rc-web-gui --rc-web-gui-force-update"
    " --rc-web-gui-no-open-browser --rc-web-gui-update --refresh-times --server-side-across-configs"
    " --size-only --stats-one-line --stats-one-line-date --suffix-keep-extension --syslog --track-renames"
    " -u/--update --use-cookies --use-json-log --use-mmap --use-server-modtime"
    " --azureblob-archive-tier-delete --azureblob-disable-checksum --azureblob-memory-pool-use-mmap"
    " --azureblob-no-head-object --azureblob-use-emulator --azureblob-use-msi --b2-disable-checksum"
    " --b2-hard-delete --b2-memory-pool-use-mmap --b2-versions --cache-chunk-no-memory --cache-db-purge"
    " --cache-writes --chunker-fail-hard -L/--copy-links --crypt-directory-name-encryption"
    " --crypt-no-data-encryption --crypt-server-side-across-configs --crypt-show-mapping"
    " --drive-acknowledge-abuse --drive-allow-import-name-change --drive-auth-owner-only"
    " --drive-copy-shortcut-content --drive-disable-http2 --drive-keep-revision-forever"
    " --drive-server-side-across-configs --drive-shared-with-me --drive-size-as-quota"
    " --drive-skip-checksum-gphotos --drive-skip-dangling-shortcuts --drive-skip-gdocs"
    " --drive-skip-shortcuts --drive-starred-only --drive-stop-on-download-limit"
    " --drive-stop-on-upload-limit --drive-trashed-only --drive-use-created-date --drive-use-shared-date"
    " --drive-use-trash --dropbox-shared-files --dropbox-shared-folders --ftp-ask-password"
    " --ftp-disable-epsv --ftp-disable-mlsd --ftp-disable-tls13 --ftp-disable-utf8 --ftp-explicit-tls"
    " --ftp-force-list-hidden --ftp-no-check-certificate --ftp-tls --ftp-writing-mdtm --gcs-anonymous"
    " --gcs-bucket-policy-only --gcs-decompress --gcs-no-check-bucket --gphotos-include-archived"
    " --gphotos-read-only --gphotos-read-size --hidrive-disable-fetching-member-count --http-no-head"
    " --http-no-slash --internetarchive-disable-checksum --jottacloud-hard-delete --jottacloud-no-versions"
    " --jottacloud-trashed-only --koofr-setmtime -l/--links --local-case-insensitive"
    " --local-case-sensitive --local-no-check-updated --local-no-preallocate --local-no-set-modtime"
    " --local-no-sparse --local-nounc --local-unicode-normalization --local-zero-size-links"
    " --mailru-check-hash --mailru-speedup-enable -x/--one-file-system --onedrive-expose-onenote-files"
    " --onedrive-no-versions --onedrive-server-side-across-configs --s3-decompress --s3-disable-checksum"
    " --s3-disable-http2 --s3-env-auth --s3-force-path-style --s3-leave-parts-on-error"
    " --s3-memory-pool-use-mmap --s3-no-check-bucket --s3-no-head --s3-no-head-object"
    " --s3-no-system-metadata --s3-requester-pays --s3-use-accelerate-endpoint --s3-use-presigned-request"
    " --s3-v2-auth --s3-versions --seafile-2fa --seafile-create-library --sftp-ask-password"
    " --sftp-disable-concurrent-reads --sftp-disable-concurrent-writes --sftp-disable-hashcheck"
    " --sftp-key-use-agent --sftp-set-modtime --sftp-skip-links --sftp-use-fstat"
    " --sftp-use-insecure-cipher --skip-links --smb-case-insensitive --smb-hide-special-share"
    " --sugarsync-hard-delete --swift-env-auth --swift-leave-parts-on-error --swift-no-chunk"
    " --swift-no-large-objects --yandex-hard-delete --inplace --no-update-dir-modtime --fix-case"
    " --log-file-compress --rc-serve-no-modtime --local-links --local-skip-links --local-no-clone"
    " --drive-fast-list-bug-fix --absolute"
)
#: Options that single sub-commands have; with another one an option only makes the program fail.
SUB_TAKES = (
    "--option --check-filename --check-sync --filters-file --workdir --count --head --offset --tail"
    " --checkfile --result --state --dedupe-mode --expire --format --separator --hash-type --attr-timeout"
    " --daemon-timeout --daemon-wait --devname --dir-cache-time --dir-perms --file-perms --fuse-flag --gid"
    " --max-read-ahead --poll-interval --uid --umask --vfs-cache-max-age --vfs-cache-max-size"
    " --vfs-cache-mode --vfs-cache-poll-interval --vfs-disk-space-total-size --vfs-read-ahead"
    " --vfs-read-chunk-size --vfs-read-chunk-size-limit --vfs-read-wait --vfs-write-back --vfs-write-wait"
    " --volname --arg --opt --pass --url --user --package --announce-interval --interface --name"
    " --base-dir --socket-gid --baseurl --cert --client-ca --htpasswd --key --max-header-bytes"
    " --min-tls-version --realm --salt --server-read-timeout --server-write-timeout --template"
    " --auth-proxy --authorized-keys --etag-hash --upload-wait --seed --files --files-per-directory"
    " --max-file-size --max-name-length --min-file-size --min-name-length --timestamp --level --sort"
    " --max-lock --conflict-loser --conflict-resolve --conflict-suffix --compare --backup-dir1"
    " --backup-dir2 --resync-mode --listing --vfs-cache-min-free-space --vfs-metadata-extension"
    " --vfs-handle-caching --attr --timeformat --unix-socket --max-message --auth-key --user-from-header"
    " --access-key --acl --etag --server-name --transform --prefix --in-format --urls"
)
SUB_FLAGS = (
    "--full --auth-no-open-browser --check-access --force --localtime --no-cleanup --remove-empty-dirs"
    " --resync --discard --download --one-way --no-descriptions --all --continue --no-obscure"
    " --non-interactive --obscure --create-empty-src-dirs --auto-filename --header-filename --no-clobber"
    " --print-filename --reverse --by-hash --rmdirs --base64 --long --recursive --csv --dir-slash"
    " --dirs-only --files-only --encrypted --no-mimetype --no-modtime --original --stat --allow-non-empty"
    " --allow-other --allow-root --async-read --debug-fuse --default-permissions --network-mode"
    " --no-checksum --no-seek --noappledouble --noapplexattr --read-only --vfs-case-insensitive"
    " --vfs-fast-fingerprint --write-back-cache --delete-empty-src-dirs --loopback --no-output"
    " --leave-root --beta --stable --log-trace --forget-state --no-spec --append-only --cache-objects"
    " --private-repos --stdio --no-auth --disable-dir-list --check-control --check-length"
    " --check-normalization --check-streaming --ascii --chargen --pattern --sparse --zero --dirsfirst"
    " --full-path --modtime --noindent --noreport --protections --quote --sort-ctime --sort-modtime"
    " --sort-reverse --unsorted --create-dirs --slow-hash-sync-only --download-hash --resilient --recover"
    " --ignore-listing-checksum --no-slow-hash --links-perms --vfs-links --vfs-refresh --case-insensitive"
    " --human --disable-zip --default-perm --no-output-json"
)
LOOPBACK = "127.*|localhost*|[::1]*|unix:*|/*"
SERVES = "serves the files of a remote"
RUNS = "the address names a program to run"
EMPTIES = "deletes what the source does not have"

#: Settings that may name programs are trusted where they are installed, not in a scratch place.
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
STRANGE = "takes settings from a scratch place, which may name programs"

#: A remote that is made, or changed, where it is named: `:sftp,ssh=x:path`, `r,ssh=x:path`.
OWN = ":*ssh=*|*,ssh=*|*token_command=*"

TOOL = tool(
    "rclone",
    about="copy, list and serve files of cloud storage",
    docs="https://rclone.org/commands/",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[
        takes("--password-command --metadata-mapper", "COMMAND:sh"),
        takes("--sftp-ssh", "COMMAND:remote_shell"),
        takes("--webdav-bearer-token-command", "COMMAND:sh"),
        takes("--sftp-server-command --sftp-md5sum-command --sftp-sha1sum-command", "COMMAND:sh"),
        takes("--config"),
        takes("--log-file", does="fs.append VALUE"),
        takes("--filter-from", reads="VALUE|-", because="shows a line that is no rule"),
        takes("--cpuprofile --memprofile --write-json", writes="VALUE"),
        takes("-o/--output"),
        takes(
            "--output-file --combined --differ --error --match --missing-on-dst --missing-on-src --dest-after",
            writes="VALUE|-",
        ),
        takes("--backup-dir --rc-addr --metrics-addr --addr --socket-addr --dump"),
        takes(TAKES),
        takes(SUB_TAKES),
        flags(FLAGS),
        flags(SUB_FLAGS),
        flags(
            "-n/--dry-run -v/--verbose -h/--help --version -V --dump-bodies --dump-headers --check --unlink"
            " --daemon --stdout"
            " --json --hash --size -1 -C -a -p -R -d -F -t -D -Q -r -U --no-create"
        ),
    ],
    rows=[
        when(f"--config={SCRATCH}", does="code.injected --config", because=STRANGE),
        when(
            "--rc-addr", unless="--rc-addr=" + LOOPBACK, does="net.tunnel --rc-addr", because="lets others control it"
        ),
        when("--metrics-addr", unless="--metrics-addr=" + LOOPBACK, does="net.listen --metrics-addr"),
        when("--dump=*auth*", does="secret.read --dump", because="shows what it logs in with"),
    ],
    subs=[
        sub(
            "about, check, checksum, cryptcheck, cryptdecode, help, ls, lsd, lsl, lsjson, md5sum, sha1sum,"
            " hashsum, size,"
            " tree, version, listremotes, config file, config paths, config providers, config redacted, config help,"
            " config encryption check, config userinfo, obscure, archive list, cachestats",
            "WORD...",
            options=[takes("-C/--checkfile --hash-type")],
            rows=[when(f"WORD={OWN}", does="code.injected WORD", because=RUNS)],
        ),
        sub(
            "lsf",
            "PATH",
            options=[takes("--hash -F/--format -s/--separator"), flags("-d/--dir-slash -R/--recursive")],
            rows=[when(f"PATH={OWN}", does="code.injected PATH", because=RUNS)],
        ),
        sub("cat", "PATH", reads="PATH", rows=[when(f"PATH={OWN}", does="code.injected PATH", because=RUNS)]),
        sub("ncdu, gui", "PATH", does="code.interactive"),
        sub(
            "copy, copyto",
            "SOURCE DEST",
            inert="-n",
            reads="SOURCE",
            rows=[
                when(f"SOURCE={OWN} DEST={OWN}", does="code.injected SOURCE DEST", because=RUNS),
                when("DEST=*:*", unless="DEST=:*|/*", does="net.send DEST", because="writes to a remote"),
                when("DEST=:*", does="net.upload DEST", because="sends files to a place named here"),
                when("DEST", unless="DEST=*:*", writes="DEST"),
                when("DEST=/*:*", writes="DEST"),
            ],
        ),
        sub(
            "sync, bisync",
            "SOURCE DEST",
            inert="-n",
            options=[flags("-1/--resync")],
            rows=[
                when(f"SOURCE={OWN} DEST={OWN}", does="code.injected SOURCE DEST", because=RUNS),
                when("DEST=*:*", unless="DEST=/*", does="net.delete DEST", because=EMPTIES),
                when("DEST=:*", does="net.upload DEST", because="sends files to a place named here"),
                when("DEST", unless="DEST=*:*", deletes="DEST", because=EMPTIES),
            ],
        ),
        sub(
            "move, moveto",
            "SOURCE DEST",
            inert="-n",
            rows=[
                when(f"SOURCE={OWN} DEST={OWN}", does="code.injected SOURCE DEST", because=RUNS),
                when("SOURCE=*:*", unless="SOURCE=/*", does="net.delete SOURCE", because="deletes what it has moved"),
                when("SOURCE", unless="SOURCE=*:*", deletes="SOURCE", because="deletes what it has moved"),
                when("DEST=:*", does="net.upload DEST", because="sends files to a place named here"),
                when("DEST", unless="DEST=*:*", writes="DEST"),
            ],
        ),
        sub(
            "delete, deletefile, purge, cleanup, dedupe",
            "PATH...",
            inert="-n",
            rows=[
                when(f"PATH={OWN}", does="code.injected PATH", because=RUNS),
                when("PATH=*:*", unless="PATH=/*", does="net.delete PATH", because="deletes files of a remote"),
                when("PATH", unless="PATH=*:*", deletes="PATH"),
            ],
        ),
        sub(
            "copyurl",
            "URL DEST",
            inert="-n",
            does="net.query URL",
            options=[flags("-a/--auto-filename -p/--print-filename")],
            rows=[
                when("DEST=*:*", unless="DEST=/* --stdout", does="net.send DEST"),
                when("DEST", unless="DEST=*:* --stdout", writes="DEST"),
            ],
        ),
        sub(
            "rcat",
            "DEST",
            inert="-n",
            options=[takes("--size")],
            rows=[
                when("DEST=*:*", unless="DEST=/*", does="net.send DEST", because="writes what it is fed to a remote"),
                when("DEST", unless="DEST=*:*", writes="DEST"),
            ],
        ),
        sub(
            "mkdir, rmdir, rmdirs, touch, settier, convmv, archive create, archive extract, test, test"
            " makefiles, test makefile",
            "PATH...",
            inert="-n",
            options=[takes("-t/--timestamp"), flags("-C/--no-create -R/--recursive")],
            rows=[
                when("PATH=*:*", unless="PATH=/*", does="net.send PATH"),
                when("PATH", unless="PATH=*:*", writes="PATH"),
            ],
        ),
        sub(
            "link",
            "PATH",
            rows=[
                when(unless="--unlink", does="net.publish PATH", because="makes a link that anyone can open"),
                when("--unlink", does="net.send PATH"),
            ],
        ),
        sub(
            "backend",
            "COMMAND REMOTE ARGUMENT...",
            options=[takes("-o/--option")],
            rows=[
                when(
                    "COMMAND",
                    unless="COMMAND=features|help|noop|stats|drives|list-multipart-uploads|versioning|list",
                    does="net.send COMMAND REMOTE",
                ),
                when("COMMAND=cleanup*|purge*|drop|untrash|wipe|remove", does="net.delete COMMAND REMOTE"),
            ],
        ),
        sub("config, config edit", does="code.interactive"),
        sub(
            "config create, config update, config password, config reconnect, config disconnect, config touch,"
            " config unset, config encryption set, config encryption remove",
            "NAME WORD...",
            does="credential.store NAME",
            because="changes the settings of a remote",
        ),
        sub("config delete", "NAME", does="fs.delete", because="deletes the settings of a remote, its keys with them"),
        sub(
            "config show, config dump, config string",
            "NAME",
            does="secret.read NAME",
            because="shows the keys of remotes",
        ),
        sub("authorize", "WORD...", does="secret.read", because="prints a token"),
        sub("reveal", "WORD", does="secret.read WORD", because="shows a password"),
        sub(
            "mount, nfsmount, cmount, mount2",
            "REMOTE MOUNTPOINT",
            does="fs.mount MOUNTPOINT",
            options=[takes("-o/--option")],
            rows=[when("--addr", unless="--addr=" + LOOPBACK, does="net.publish REMOTE", because=SERVES)],
        ),
        sub(
            "serve http, serve webdav, serve ftp, serve sftp, serve restic, serve s3, serve nfs, serve docker",
            "REMOTE",
            does="net.loopback REMOTE",
            options=[takes("-o/--option")],
            rows=[when("--addr", unless="--addr=" + LOOPBACK, does="net.publish REMOTE", because=SERVES)],
        ),
        sub("serve dlna", "REMOTE", does="net.publish REMOTE", because=SERVES),
        sub("rcd", "PATH", does="net.loopback"),
        sub("gitannex", "WORD...", does="net.send"),
        sub(
            "selfupdate",
            options=[takes("--version")],
            rows=[when(unless="--check", does="package.install", because="replaces rclone itself")],
        ),
        sub(
            "completion, completion powershell, genautocomplete powershell, gendocs, genautocomplete",
            "FILE",
            writes="FILE|-",
        ),
        sub(
            "completion bash, completion zsh, completion fish, genautocomplete bash, genautocomplete zsh,"
            " genautocomplete fish",
            "FILE",
            writes="FILE|-",
            rows=[when(unless="FILE", does="fs.write", because="writes the completion of all users")],
        ),
        sub(
            "rc",
            "PATH PARAMETER...",
            options=[takes("--json -a/--arg -o/--opt")],
            rows=[
                when(
                    "PATH",
                    unless=(
                        "PATH=rc/list|rc/noop|rc/noopauth|rc/error|core/stats|core/version|core/pid|core/memstats"
                        "|core/transferred|core/group-list|core/disks|core/du|core/bwlimit|core/obscure|cache/stats"
                        "|config/listremotes|config/paths|config/providers|config/oauthstatus|fscache/entries|job/list"
                        "|job/status|mount/listmounts|mount/types|operations/about|operations/check|operations/fsinfo"
                        "|operations/hashsum|operations/list|operations/size|operations/stat|options/blocks|options/get"
                        "|options/info|options/local|serve/list|serve/types|vfs/list|vfs/queue|vfs/stats|vfs/refresh"
                        "|vfs/forget|fscache/clear|core/gc|cache/fetch|cache/expire|core/stats-reset|core/stats-delete"
                    ),
                    does="net.send PATH PARAMETER",
                    because="has the running rclone change something",
                ),
                when(
                    "PATH=core/bwlimit",
                    "PARAMETER",
                    does="net.send PATH PARAMETER",
                    because="changes how fast the running rclone goes",
                ),
                when(
                    "PATH=vfs/refresh|vfs/forget|fscache/clear|core/gc|cache/fetch|cache/expire|core/stats-*",
                    does="refresh PATH",
                ),
                when(
                    "PATH=operations/delete*|operations/purge|operations/rmdir*|operations/cleanup|operations/move*"
                    "|sync/sync|sync/bisync|sync/move|job/batch",
                    does="net.delete PATH PARAMETER",
                    because="has the running rclone delete",
                ),
                when(
                    "PATH=core/command|backend/command",
                    does="code.opaque PATH PARAMETER",
                    because="runs a command of rclone",
                ),
                when("PATH=config/dump|config/get", does="secret.read PATH", because="shows the keys of remotes"),
                when("PATH=config/delete", does="fs.delete", because="deletes the settings of a remote"),
                when("PATH=operations/publiclink|serve/start", does="net.publish PATH PARAMETER"),
                when("PATH=core/quit|job/stop*|serve/stop*|rc/panic|rc/fatal", does="service.stop PATH"),
                when("PATH=mount/unmount*", does="fs.unmount PATH PARAMETER"),
            ],
        ),
    ],
    examples=r"""
        rclone ls --filter-from /etc/shadow r:              #=> exposure secret.read
        rclone --config /tmp/x.conf ls r:                   #=> unknown code.injected
        rclone --config ./rclone.conf ls r:                 #=> read_only
        rclone ls 'r,ssh=./x:'                              #=> unknown code.injected
        rclone lsd remote:                                        #=> read_only
        rclone ls -v remote:bucket --max-depth 1                  #=> read_only
        rclone lsf -R --format ps remote:                         #=> read_only
        rclone size --json remote:                                #=> read_only
        rclone check src remote:dst --one-way                     #=> read_only
        rclone check src remote:dst --combined report             #=> config_mutation
        rclone cat remote:f                                       #=> read_only
        rclone cat .env                                           #=> exposure
        rclone version                                            #=> read_only
        rclone listremotes                                        #=> read_only
        rclone ncdu remote:                                       #=> unknown
        rclone copy src remote:dst --progress --transfers 8       #=> config_mutation net.send
        rclone copy remote:src ./dst                              #=> config_mutation fs.write
        rclone copy remote:src /tmp/dst                           #=> reversible_low
        rclone copy remote:src /tmp/a:b                           #=> reversible_low
        rclone copy src :s3:bucket                                #=> exposure net.upload
        rclone copy -n src remote:dst                             #=> read_only
        rclone sync src remote:dst --dry-run                      #=> read_only
        rclone config dump -n                                     #=> exposure secret.read
        rclone cat -n .env                                        #=> exposure secret.read
        rclone rc -n operations/purge fs=r: remote=x              #=> destructive net.delete
        rclone copy -n . ":sftp,host=h,ssh=./x:"                  #=> unknown code.injected
        rclone copy ~/.ssh/id_rsa remote:                         #=> exposure secret.read
        rclone sync src remote:dst                                #=> destructive net.delete
        rclone sync remote:src dst                                #=> destructive fs.delete
        rclone sync --dry-run src remote:dst                      #=> read_only
        rclone sync --dry-run=false src remote:dst                #=> destructive
        rclone sync src :sftp,host=h:dst                          #=> destructive net.upload
        rclone move src remote:dst                                #=> destructive
        rclone move remote:src dst                                #=> destructive net.delete
        rclone moveto /tmp/x /tmp/y                               #=> reversible_low
        rclone move /tmp/x :s3:bucket                             #=> exposure
        rclone delete remote:dir --min-age 30d                    #=> destructive net.delete
        rclone purge remote:dir                                   #=> destructive
        rclone delete /srv/x                                      #=> destructive fs.delete
        rclone mkdir remote:dir                                   #=> config_mutation
        rclone rmdirs remote:dir --leave-root                     #=> config_mutation
        rclone touch f                                            #=> config_mutation
        rclone rcat remote:f                                      #=> config_mutation
        rclone rcat /tmp/f                                        #=> reversible_low
        rclone copyurl https://h/f remote:f                       #=> config_mutation
        rclone copyurl https://h/f /tmp/f                         #=> reversible_low
        rclone copyurl --stdout https://h/f                       #=> read_only
        rclone link remote:f                                      #=> exposure net.publish
        rclone link --unlink remote:f                             #=> config_mutation
        rclone backend features remote:                           #=> read_only
        rclone backend restore remote: -o priority=Standard       #=> config_mutation
        rclone backend cleanup remote:                            #=> destructive
        rclone config                                             #=> unknown code.interactive
        rclone config file                                        #=> read_only
        rclone config redacted                                    #=> read_only
        rclone config show remote                                 #=> exposure secret.read
        rclone config create remote s3 provider=AWS               #=> config_mutation credential.store
        rclone config delete remote                               #=> destructive
        rclone reveal x                                           #=> exposure
        rclone authorize drive                                    #=> exposure
        rclone mount remote: /mnt/r --daemon                      #=> reversible_low fs.mount
        rclone mount remote: /mnt/r --vfs-cache-mode writes --allow-other -o ro    #=> reversible_low
        rclone nfsmount remote: /mnt/r --addr :2049               #=> exposure
        rclone serve http remote:                                 #=> reversible_low net.loopback
        rclone serve http remote: --addr :8080                    #=> exposure net.publish
        rclone serve webdav remote: --addr 127.0.0.1:8080         #=> reversible_low
        rclone serve dlna remote:                                 #=> exposure
        rclone rcd --rc-no-auth                                   #=> reversible_low
        rclone rcd --rc-addr :5572                                #=> exposure net.tunnel
        rclone copy remote:a /tmp/b --rc-addr localhost:5572      #=> reversible_low
        rclone ls remote: --metrics-addr :9100                    #=> config_mutation
        rclone ls remote: --dump headers,auth                     #=> exposure
        rclone ls remote: --dump headers                          #=> read_only
        rclone selfupdate                                         #=> config_mutation package.install
        rclone selfupdate --check                                 #=> read_only
        rclone completion bash                                    #=> config_mutation fs.write
        rclone completion bash -                                  #=> read_only
        rclone completion bash /etc/bash_completion.d/rclone      #=> config_mutation
        rclone ls ":sftp,host=h,ssh=./x:"                         #=> unknown code.injected
        rclone lsf ":sftp,host=h,ssh=./x:"                        #=> unknown
        rclone cat ":sftp,host=h,ssh=./x:f"                       #=> unknown
        rclone copy ":sftp,host=h,ssh=./x:" /tmp/x                #=> unknown
        rclone sync ":sftp,host=h,ssh=./x:" /tmp/x                #=> unknown
        rclone move /tmp/x ":sftp,host=h,ssh=./x:"                #=> unknown
        rclone delete ":sftp,host=h,ssh=./x:f"                    #=> destructive code.injected
        rclone rc core/stats                                      #=> read_only
        rclone rc core/bwlimit                                    #=> read_only
        rclone rc core/bwlimit rate=1M                            #=> config_mutation
        rclone rc vfs/refresh dir=a                               #=> reversible_low
        rclone rc operations/list fs=remote: remote=dir           #=> read_only
        rclone rc operations/deletefile fs=remote: remote=f       #=> destructive
        rclone rc sync/sync srcFs=a dstFs=remote:                 #=> destructive
        rclone rc sync/copy srcFs=a dstFs=remote:                 #=> config_mutation
        rclone rc core/command command=ls                         #=> unknown
        rclone rc config/dump                                     #=> exposure
        rclone rc config/delete name=x                            #=> destructive
        rclone rc operations/publiclink fs=remote: remote=f       #=> exposure
        rclone rc core/quit                                       #=> disruptive
        rclone rc mount/unmount mountPoint=/mnt/r                 #=> disruptive
        rclone rc "$X"                                            #=> destructive
        rclone ls remote: --password-command 'rm -rf x'           #=> destructive
        rclone ls remote: --sftp-ssh 'ssh -p 22'                  #=> read_only
        rclone ls remote: --log-file /tmp/l                       #=> reversible_low
        rclone ls remote: --frobnicate                            #=> unknown
        rclone frobnicate                                         #=> unknown
        rclone --version                                          #=> read_only
    """,
)
