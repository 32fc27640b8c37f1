from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

REMOTE = "ssh://*|*@*:*|*:/*|*:~*|*:.*|*:*::*"
EXCLUDES = [
    takes("-e/--exclude --exclude-from --pattern --patterns-from --strip-components"),
    flags("--exclude-caches --keep-exclude-tags --exclude-nodump"),
    takes("--exclude-if-present"),
]
FILTERS = takes("-P/--prefix -a/--glob-archives/--match-archives --sort-by --first --last")
FILES = flags(
    "-x/--one-file-system --numeric-owner --numeric-ids --noatime --atime --noctime --nobirthtime --nobsdflags"
    " --noflags"
    " --noacls --noxattrs --sparse --read-special --same-chunker-params --sort --content-only --json-lines"
)
ARCHIVE = takes("--comment --timestamp -c/--checkpoint-interval --chunker-params -C/--compression --files-cache")
REPORT = [flags("-s/--stats --list --json"), takes("--filter")]
DRY = "-n -h"
NO = flags("-n/--dry-run")
TAR = takes("--tar-filter", "COMMAND:sh")

TOOL = tool(
    "borg borgbackup",
    about="backups into a repository",
    input="part",
    docs="https://borgbackup.readthedocs.io/en/stable/usage/general.html",
    inherits=True,
    inert="-h -V",
    options=[
        takes(
            "--debug-topic --lock-wait --umask --remote-ratelimit --upload-ratelimit --remote-buffer --upload-buffer"
        ),
        takes("--debug-profile", writes="VALUE"),
        takes("--rsh", "COMMAND:sh"),
        takes("--remote-path", does="code.injected VALUE", because="names the program to run on the other side"),
        flags(
            "-V/--version -h/--help --critical --error --warning --info/-v/--verbose --debug -p/--progress --iec"
            " --log-json"
            " --bypass-lock --show-version --show-rc --consider-part-files"
        ),
    ],
    subs=[
        sub("help", "TOPIC..."),
        sub(
            "list",
            "ARCHIVE PATH...",
            prints="files",
            options=[
                takes("--format"),
                flags("--consider-checkpoints --short --json --json-lines"),
                FILTERS,
                *EXCLUDES,
            ],
            rows=[when("--format", prints="any")],
        ),
        sub("info", "ARCHIVE", options=[flags("--json"), FILTERS]),
        sub("diff", "ARCHIVE OTHER PATH...", options=[FILES, *EXCLUDES]),
        sub(
            "check",
            "ARCHIVE",
            options=[
                flags("--repository-only --archives-only --verify-data --save-space"),
                takes("--max-duration"),
                FILTERS,
                flags("--repair", does="storage.delete ARCHIVE", because="drops what cannot be repaired"),
            ],
        ),
        sub(
            "create",
            "ARCHIVE PATH...",
            does="storage.change ARCHIVE",
            because="adds an archive to the repository",
            inert=DRY,
            options=[
                *REPORT,
                NO,
                takes("--stdin-name --stdin-user --stdin-group --stdin-mode --paths-delimiter"),
                flags("--no-cache-sync --paths-from-stdin --content-from-command --paths-from-command"),
                *EXCLUDES,
                FILES,
                ARCHIVE,
            ],
            rows=[
                when("--content-from-command --paths-from-command", operands="ARCHIVE COMMAND...:argv"),
                when(
                    f"ARCHIVE={REMOTE}",
                    does="net.upload ARCHIVE",
                    because="sends the files to the repository named here",
                ),
            ],
        ),
        sub(
            "import-tar",
            "ARCHIVE FILE",
            does="storage.change ARCHIVE",
            options=[*REPORT, TAR, flags("--ignore-zeros"), ARCHIVE],
            rows=[when(f"ARCHIVE={REMOTE}", does="net.upload FILE", because="sends it to the repository named here")],
        ),
        sub("export-tar", "ARCHIVE FILE PATH...", writes="FILE|-", options=[TAR, *REPORT, *EXCLUDES]),
        sub(
            "extract",
            "ARCHIVE PATH...",
            inert=DRY,
            options=[*REPORT, NO, flags("--stdout"), FILES, *EXCLUDES],
            rows=[
                when(unless="--stdout", writes="cwd", because="writes the files of an archive here"),
                when("--stdout", reads="PATH"),
            ],
        ),
        sub(
            "mount",
            "ARCHIVE TARGET PATH...",
            does="fs.mount TARGET",
            options=[takes("-o"), flags("--consider-checkpoints -f/--foreground"), FILES, FILTERS, *EXCLUDES],
        ),
        sub("umount", "TARGET", does="fs.unmount TARGET"),
        sub(
            "init",
            "REPOSITORY",
            does="storage.change REPOSITORY",
            because="makes a repository",
            options=[takes("-e/--encryption --storage-quota"), flags("--append-only --make-parent-dirs")],
        ),
        sub("rename", "ARCHIVE NAME", does="storage.change ARCHIVE"),
        sub(
            "compact",
            "REPOSITORY",
            does="storage.delete REPOSITORY",
            because="frees the data of archives that were deleted; until then they can be brought back",
            options=[flags("--cleanup-commits"), takes("--threshold")],
        ),
        sub(
            "delete",
            "ARCHIVE...",
            inert=DRY,
            options=[
                *REPORT,
                NO,
                flags("--cache-only --force --keep-security-info --save-space"),
                takes("-c/--checkpoint-interval"),
                FILTERS,
            ],
            rows=[when(unless="--cache-only", does="storage.delete ARCHIVE"), when("--cache-only", does="refresh")],
        ),
        sub(
            "prune",
            "REPOSITORY",
            does="storage.delete REPOSITORY",
            because="deletes archives by the retention given here",
            inert=DRY,
            options=[
                *REPORT,
                NO,
                flags("--force --save-space"),
                takes(
                    "--keep-within --keep-last/--keep-secondly --keep-minutely -H/--keep-hourly -d/--keep-daily"
                    " -w/--keep-weekly -m/--keep-monthly -y/--keep-yearly -P/--prefix -a/--glob-archives"
                    " -c/--checkpoint-interval --keep-13weekly --keep-3monthly"
                ),
            ],
        ),
        sub(
            "recreate",
            "ARCHIVE PATH...",
            does="storage.delete ARCHIVE",
            because="replaces archives by ones that may lack files",
            inert=DRY,
            options=[*REPORT, NO, takes("--target"), takes("--recompress", "[MODE]"), *EXCLUDES, ARCHIVE],
        ),
        sub(
            "config",
            "REPOSITORY NAME VALUE",
            options=[flags("-c/--cache -l/--list"), flags("-d/--delete", does="storage.change REPOSITORY")],
            rows=[
                when("VALUE", does="storage.change REPOSITORY"),
                when("NAME=key", unless="VALUE -d", does="secret.read REPOSITORY", because="shows the key"),
            ],
        ),
        sub(
            "upgrade",
            "REPOSITORY",
            does="storage.change REPOSITORY",
            inert=DRY,
            options=[
                NO,
                flags("--inplace --force --tam --archives-tam"),
                flags("--disable-tam", does="guard.lower REPOSITORY"),
            ],
        ),
        sub(
            "break-lock",
            "REPOSITORY",
            does="storage.disrupt REPOSITORY",
            because="removes locks of running backups too",
        ),
        sub("with-lock", "REPOSITORY COMMAND...:argv"),
        sub(
            "key export",
            "REPOSITORY FILE",
            does="secret.read REPOSITORY",
            because="copies the key of a repository",
            options=[flags("--paper --qr-html")],
            rows=[when("FILE", writes="FILE")],
        ),
        sub("key import", "REPOSITORY FILE", does="access.revoke REPOSITORY", options=[flags("--paper")]),
        sub("key change-passphrase, change-passphrase", "REPOSITORY", does="access.revoke REPOSITORY"),
        sub("key migrate-to-repokey", "REPOSITORY", does="credential.store REPOSITORY"),
        sub("benchmark crud", "REPOSITORY PATH", does="host.load REPOSITORY"),
        sub(
            "serve",
            does="code.opaque",
            because="takes requests from another host",
            options=[
                takes("--restrict-to-path --restrict-to-repository --storage-quota"),
                flags("--append-only"),
            ],
        ),
    ],
    examples="""
        borg --version                                        #=> read_only
        borg list /srv/repo                                   #=> read_only
        borg list --short ::monday                            #=> read_only
        git log $(borg list --format '--output=f' r)          #=> unknown unknown.option
        borg info /srv/repo::monday --json                    #=> read_only
        borg --rsh 'rm -rf /srv/x' list                       #=> destructive fs.delete
        borg --remote-path /tmp/x list                        #=> unknown code.injected
        borg --debug-profile prof list                        #=> config_mutation fs.write
        borg diff /srv/repo::a b                              #=> read_only
        borg check /srv/repo                                  #=> read_only
        borg check --repair /srv/repo                         #=> destructive storage.delete
        borg create -s /srv/repo::x /etc                      #=> config_mutation storage.change
        borg create ::x /etc                                  #=> config_mutation storage.change
        borg create -n /srv/repo::x /etc                      #=> read_only
        borg create ssh://u@h/repo::x /etc                    #=> exposure net.upload
        borg create u@h:repo::x /etc                          #=> exposure net.upload
        borg create --content-from-command ::x -- rm -rf d    #=> destructive fs.delete
        borg import-tar ::x f.tar                             #=> config_mutation storage.change
        borg export-tar ::x out.tar                           #=> config_mutation fs.write
        borg export-tar ::x -                                 #=> read_only
        borg export-tar --tar-filter 'rm -rf d' ::x out.tar   #=> destructive fs.delete
        borg extract ::x                                      #=> config_mutation
        borg extract -n ::x                                   #=> read_only
        borg extract --stdout ::x etc/hosts                   #=> read_only
        borg mount ::x /mnt                                   #=> reversible_low fs.mount
        borg umount /mnt                                      #=> disruptive fs.unmount
        borg init -e repokey /srv/repo                        #=> config_mutation storage.change
        borg rename ::x y                                     #=> config_mutation storage.change
        borg compact --help                                   #=> read_only
        borg compact /srv/repo                                #=> destructive storage.delete
        borg delete ::x                                       #=> destructive storage.delete
        borg delete --cache-only /srv/repo                    #=> reversible_low refresh
        borg import-tar ssh://u@h/repo::x f.tar               #=> exposure net.upload
        borg delete --dry-run ::x                             #=> read_only
        borg prune --keep-daily 7 /srv/repo                   #=> destructive storage.delete
        borg prune -n --keep-daily 7 /srv/repo                #=> read_only
        borg recreate --exclude f ::x                         #=> destructive storage.delete
        borg config /srv/repo id                              #=> read_only
        borg config /srv/repo key                             #=> exposure secret.read
        borg key migrate-to-repokey /srv/repo                 #=> config_mutation credential.store
        borg config /srv/repo append_only 1                   #=> config_mutation storage.change
        borg config -d /srv/repo append_only                  #=> config_mutation storage.change
        borg upgrade /srv/repo                                #=> config_mutation storage.change
        borg upgrade --disable-tam /srv/repo                  #=> exposure guard.lower
        borg break-lock /srv/repo                             #=> disruptive storage.disrupt
        borg with-lock /srv/repo rm -rf d                     #=> destructive fs.delete
        borg with-lock /srv/repo ls d                         #=> read_only
        borg key export /srv/repo                             #=> exposure secret.read
        borg key export /srv/repo key.txt                     #=> exposure secret.read fs.write
        borg key import /srv/repo key.txt                     #=> disruptive access.revoke
        borg benchmark crud /srv/repo d                       #=> disruptive host.load
        borg serve --restrict-to-path /srv                    #=> unknown code.opaque
        borg help create                                      #=> read_only
        borg frobnicate                                       #=> unknown unknown.subcommand
    """,
)
