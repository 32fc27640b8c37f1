from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

FAR = "sftp:*|rest:*|s3:*|b2:*|azure:*|gs:*|swift:*|rclone:*"
AWAY = when(f"-r={FAR}", does="net.upload PATH", because="sends the files to the repository named here")
FROM = [
    takes("--from-key-hint --from-password-file --from-repo --from-repository-file"),
    takes("--from-password-command", "COMMAND:sh"),
    flags("--from-insecure-no-password"),
]
WHICH = takes("-H/--host --path --tag")
HELP = flags("-h/--help")
LISTED = "shows a line that names no file"
NO = "-n -h"
REPACK = [
    takes("--max-repack-size --max-unused --repack-smaller-than"),
    flags("--repack-cacheable-only --repack-small --repack-uncompressed"),
]
NEW_KEY = [takes("--host --user --new-password-file"), flags("--new-insecure-no-password"), HELP]

TOOL = tool(
    "restic",
    about="backups into a repository",
    input="part",
    docs="https://restic.readthedocs.io/en/stable/manual_rest.html",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes(
            "--cacert --cache-dir --compression --key-hint --limit-download --limit-upload --pack-size"
            " -p/--password-file -r/--repo --repository-file --tls-client-cert --http-user-agent --retry-lock"
            " --stuck-request-timeout -o/--option"
        ),
        takes("-v/--verbose", "[LEVEL]"),
        takes("--password-command", "COMMAND:sh"),
        flags(
            "--cleanup-cache -h/--help --insecure-tls --insecure-no-password --json --no-cache --no-lock"
            " --no-extra-verify -q/--quiet"
        ),
    ],
    rows=[
        when(
            "-o=*.command=*|*.program=*|*.args=*",
            does="code.injected --option",
            because="the option names a program to run",
        )
    ],
    subs=[
        sub("version, help, options, features", "TOPIC...", options=[HELP]),
        sub("snapshots", "SNAPSHOT...", options=[takes("-g/--group-by --latest"), WHICH, flags("-c/--compact --last")]),
        sub(
            "ls",
            "SNAPSHOT PATH...",
            options=[WHICH, takes("-s/--sort"), flags("-l/--long --recursive --human-readable --ncdu --reverse")],
        ),
        sub(
            "find",
            "PATTERN...",
            options=[
                WHICH,
                takes("-N/--newest -O/--oldest -s/--snapshot"),
                flags("--blob -i/--ignore-case -l/--long --pack --show-pack-id --tree --human-readable --reverse"),
            ],
        ),
        sub("diff", "SNAPSHOT OTHER", options=[flags("--metadata")]),
        sub("stats", "SNAPSHOT...", options=[WHICH, takes("--mode")]),
        sub("list", "KIND"),
        sub(
            "check",
            "SNAPSHOT...",
            options=[takes("--read-data-subset"), flags("--read-data --with-cache"), WHICH],
        ),
        sub(
            "cat",
            "KIND ID",
            rows=[when("KIND=masterkey|key", does="secret.read KIND", because="shows a key of the repository")],
        ),
        sub(
            "cache",
            options=[
                takes("--max-age"),
                flags("--no-size"),
                flags("--cleanup", does="refresh", because="drops old caches"),
            ],
        ),
        sub(
            "dump",
            "SNAPSHOT FILE",
            reads="FILE",
            options=[WHICH, takes("-a/--archive"), takes("-t/--target", writes="VALUE")],
        ),
        sub(
            "backup",
            "PATH...",
            does="storage.change",
            because="adds a snapshot to the repository",
            inert=NO,
            options=[
                takes(
                    "-e/--exclude --exclude-file --exclude-if-present --exclude-larger-than"
                    " -H/--host --iexclude --iexclude-file --parent --stdin-filename --tag --time"
                    " -g/--group-by --read-concurrency"
                ),
                takes("--files-from --files-from-raw --files-from-verbatim", reads="VALUE|-", because=LISTED),
                flags(
                    "-n/--dry-run --exclude-caches --exclude-cloud-files -f/--force --ignore-ctime --ignore-inode"
                    " -x/--one-file-system --stdin --with-atime --no-scan --skip-if-unchanged --use-fs-snapshot"
                    " --stdin-from-command -h/--help"
                ),
            ],
            rows=[AWAY, when("--stdin-from-command", operands="PATH...:argv")],
        ),
        sub(
            "copy",
            "SNAPSHOT...",
            does="storage.change",
            because="adds snapshots to the repository",
            options=[WHICH, *FROM, HELP],
            rows=[
                when(f"-r={FAR}", does="net.upload SNAPSHOT", because="sends snapshots to the repository named here")
            ],
        ),
        sub(
            "init",
            does="storage.change",
            because="makes a repository",
            options=[*FROM, takes("--repository-version"), flags("--copy-chunker-params")],
        ),
        sub(
            "restore",
            "SNAPSHOT",
            writes="--target",
            inert="--dry-run -h",
            options=[
                takes(
                    "-e/--exclude -i/--include --iexclude --iinclude -t/--target --exclude-file --iexclude-file"
                    " --include-file --iinclude-file --overwrite --exclude-xattr --include-xattr"
                ),
                WHICH,
                flags("--verify --sparse --dry-run --ownership-by-name -h/--help"),
                flags("--delete", deletes="--target", because="deletes what the snapshot lacks"),
            ],
            rows=[
                when(
                    "--target=/|/etc|/usr|/home|/root|/var|/boot",
                    does="host.config --target",
                    because="writes over the system's files",
                )
            ],
        ),
        sub(
            "mount",
            "TARGET",
            does="fs.mount TARGET",
            options=[
                WHICH,
                takes("--path-template --time-template"),
                flags("--allow-other --no-default-permissions --owner-root"),
            ],
        ),
        sub(
            "tag",
            "SNAPSHOT...",
            does="storage.change",
            options=[WHICH, takes("--add --remove --set")],
        ),
        sub(
            "rewrite",
            "SNAPSHOT...",
            does="storage.change",
            inert=NO,
            options=[
                WHICH,
                takes("-e/--exclude --exclude-file --iexclude --iexclude-file --new-host --new-time"),
                flags("-n/--dry-run -s/--snapshot-summary -h/--help"),
                flags("--forget", does="storage.delete", because="deletes the snapshots it rewrote"),
            ],
        ),
        sub(
            "forget",
            "SNAPSHOT...",
            does="storage.delete SNAPSHOT",
            because="deletes snapshots by the retention given here",
            inert=NO,
            options=[
                takes(
                    "-l/--keep-last --keep-hourly -d/--keep-daily -w/--keep-weekly -m/--keep-monthly"
                    " -y/--keep-yearly --keep-within --keep-within-hourly --keep-within-daily --keep-within-weekly"
                    " --keep-within-monthly --keep-within-yearly --keep-tag --host --tag --path -g/--group-by"
                ),
                takes("-H", "HOURLY"),
                flags("-c/--compact -n/--dry-run --prune --unsafe-allow-remove-all -h/--help"),
                *REPACK,
            ],
        ),
        sub(
            "prune",
            does="storage.delete",
            because="deletes the data of snapshots that were forgotten",
            inert=NO,
            options=[takes("--unsafe-recover-no-free-space"), flags("-n/--dry-run -h/--help"), *REPACK],
        ),
        sub(
            "migrate, rebuild-index, recover, repair index, repair packs",
            "WORD...",
            does="storage.change",
            because="rewrites parts of the repository",
            options=[flags("-f/--force --read-all-packs -h/--help")],
        ),
        sub(
            "repair snapshots",
            "SNAPSHOT...",
            does="storage.change",
            inert=NO,
            options=[
                WHICH,
                flags("-n/--dry-run -h/--help"),
                flags("--forget", does="storage.delete", because="deletes the snapshots it repaired"),
            ],
        ),
        sub(
            "unlock",
            does="storage.change",
            because="removes stale locks",
            options=[flags("--remove-all", does="storage.disrupt", because="removes locks of running backups too")],
        ),
        sub("key list", options=[HELP]),
        sub("key add", does="access.grant", because="adds a key that opens the repository", options=NEW_KEY),
        sub("key passwd", does="access.revoke", because="the old password no longer opens it", options=NEW_KEY),
        sub("key remove", "ID", does="access.revoke ID", options=[HELP]),
        sub("self-update", does="package.install", options=[takes("--output", writes="VALUE")]),
        sub(
            "generate",
            options=[
                takes(
                    "--bash-completion --fish-completion --zsh-completion --powershell-completion --man", writes="VALUE"
                )
            ],
        ),
    ],
    examples="""
        restic version                                              #=> read_only
        restic snapshots                                            #=> read_only
        restic -r /srv/repo snapshots --latest 3                    #=> read_only
        restic -o sftp.command='ssh x' snapshots                    #=> unknown code.injected
        restic -o s3.layout=default snapshots                       #=> read_only
        restic --password-command 'rm -rf /srv/x' snapshots         #=> destructive fs.delete
        restic ls latest /etc                                       #=> read_only
        restic find '*.conf'                                        #=> read_only
        restic diff a b                                             #=> read_only
        restic stats --mode raw-data                                #=> read_only
        restic check --read-data-subset=5%                          #=> read_only
        restic list locks                                           #=> read_only
        restic cat config                                           #=> read_only
        restic cat masterkey                                        #=> exposure secret.read
        restic cache                                                #=> read_only
        restic cache --cleanup                                      #=> reversible_low refresh
        restic dump latest /etc/hosts                               #=> read_only
        restic dump latest /etc/shadow                              #=> exposure secret.read
        restic dump latest /srv/f --target out                      #=> config_mutation fs.write
        restic backup /etc                                          #=> config_mutation storage.change
        restic backup -r sftp:h:/repo /etc                          #=> exposure net.upload
        restic backup -r /srv/repo /etc                             #=> config_mutation storage.change
        restic backup --dry-run -vv /etc                            #=> read_only
        restic backup --dry-run --files-from /etc/shadow            #=> exposure secret.read
        restic backup --stdin-from-command -- rm -rf /srv/x         #=> destructive fs.delete
        restic copy --from-repo /srv/repo                           #=> config_mutation storage.change
        restic copy -r s3:h/b --from-repo /srv/repo                 #=> exposure net.upload
        restic copy --from-password-command 'rm -rf /srv/x'         #=> destructive fs.delete
        restic init --help                                          #=> read_only
        restic init                                                 #=> config_mutation storage.change
        restic restore latest --target /srv/restored                #=> config_mutation fs.write
        restic restore latest --target /tmp/r                       #=> reversible_low fs.scratch
        restic restore latest --target /                            #=> config_mutation host.config
        restic restore latest --target /srv/r --delete              #=> destructive fs.delete
        restic restore latest --target /srv/r --dry-run             #=> read_only
        restic mount /mnt                                           #=> reversible_low fs.mount
        restic tag --add x latest                                   #=> config_mutation storage.change
        restic rewrite --exclude f latest                           #=> config_mutation storage.change
        restic rewrite --forget --exclude f latest                  #=> destructive storage.delete
        restic forget --keep-last 5 --prune                         #=> destructive storage.delete
        restic forget -n --keep-last 5                              #=> read_only
        restic prune                                                #=> destructive storage.delete
        restic prune --dry-run                                      #=> read_only
        restic rebuild-index                                        #=> config_mutation storage.change
        restic repair snapshots                                     #=> config_mutation storage.change
        restic repair snapshots --forget                            #=> destructive storage.delete
        restic unlock                                               #=> config_mutation storage.change
        restic unlock --remove-all                                  #=> disruptive storage.disrupt
        restic key list                                             #=> read_only
        restic key add                                              #=> exposure access.grant
        restic key passwd                                           #=> disruptive access.revoke
        restic key remove 1234                                      #=> disruptive access.revoke
        restic self-update                                          #=> config_mutation package.install
        restic self-update --output /srv/restic                     #=> config_mutation fs.write
        restic generate --man man                                   #=> config_mutation fs.write
        restic frobnicate                                           #=> unknown unknown.subcommand
        restic snapshots --frobnicate                               #=> unknown unknown.option
    """,
)
