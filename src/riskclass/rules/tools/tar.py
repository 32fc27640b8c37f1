from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

EXTRACTS = "writes what the archive holds"

TOOLS = [
    tool(
        "tar gtar",
        "FILE...",
        about="pack and unpack archives",
        docs="man:tar(1)",
        style="tar",
        inert="--help --usage --version --show-defaults",
        options=[
            takes("-f/--file"),
            takes("-C/--directory", cwd="VALUE"),
            takes("--checkpoint-action", "ACTION:tar_checkpoint"),
            takes(
                "--to-command --set-mtime-command"
                " -I/--use-compress-program -F/--info-script/--new-volume-script --rsh-command"
                " --rmt-command",
                "COMMAND:sh",
            ),
            takes("-g/--listed-incremental --index-file --volno-file", writes="VALUE"),
            takes("-T/--files-from", "LIST:@names", reads="LIST"),
            takes(
                "--add-file -X/--exclude-from --exclude --exclude-ignore --exclude-ignore-recursive"
                " --exclude-tag --exclude-tag-all --exclude-tag-under --hole-detection --level --sparse-version"
                " --group --group-map --mode --mtime --owner --owner-map --set-mtime-format --sort"
                " --xattrs-exclude --xattrs-include -L/--tape-length -b/--blocking-factor --record-size -H/--format"
                " --pax-option -V/--label -K/--starting-file --newer-mtime -N/--newer/--after-date --suffix"
                " --strip-components --transform/--xform --no-quote-chars --quote-chars --quoting-style --warning"
            ),
            takes("--occurrence --one-top-level --atime-preserve --backup --checkpoint --totals", "[VALUE]"),
            flags(
                "-A/--catenate/--concatenate -c/--create --delete -d/--diff/--compare -r/--append --test-label"
                " -t/--list -u/--update -x/--extract/--get --check-device -G/--incremental --ignore-failed-read"
                " --no-check-device --no-seek -n/--seek -S/--sparse --exclude-backups --exclude-caches"
                " --exclude-caches-all --exclude-caches-under --exclude-vcs --exclude-vcs-ignores --no-null"
                " --no-recursion --no-unquote --no-verbatim-files-from --null --recursion --unquote"
                " --verbatim-files-from --anchored --ignore-case --no-anchored --no-ignore-case --no-wildcards"
                " --no-wildcards-match-slash --wildcards --wildcards-match-slash --keep-directory-symlink"
                " --keep-newer-files -k/--keep-old-files --no-overwrite-dir --overwrite --overwrite-dir"
                " --recursive-unlink --remove-files --skip-old-files -U/--unlink-first -W/--verify"
                " --ignore-command-error --no-ignore-command-error -O/--to-stdout --clamp-mtime"
                " --delay-directory-restore -m/--touch --no-delay-directory-restore --no-same-owner"
                " --no-same-permissions --numeric-owner -p/--preserve-permissions/--same-permissions --same-owner"
                " -s/--preserve-order/--same-order --preserve --acls --no-acls --no-selinux --no-xattrs --selinux"
                " --xattrs --force-local -M/--multi-volume -B/--read-full-records -i/--ignore-zeros"
                " --old-archive/--portability --posix -a/--auto-compress -j/--bzip2 -J/--xz --lzip --lzma --lzop"
                " --no-auto-compress --zstd -z/--gzip/--gunzip/--ungzip -Z/--compress/--uncompress"
                " --hard-dereference -h/--dereference --one-file-system -P/--absolute-names -l/--check-links"
                " --full-time -R/--block-number --show-defaults --show-omitted-dirs --show-snapshot-field-ranges"
                " --show-transformed-names/--show-stored-names --utc -v/--verbose -w/--interactive/--confirmation -o"
                " -?/--help --restrict --usage --version --mac-metadata --no-mac-metadata --fflags --no-fflags"
                " --disable-copyfile"
            ),
        ],
        rows=[
            when("-c", reads="FILE --add-file", writes="-f|-"),
            when("-r -u -A", reads="FILE --add-file", does="fs.append -f"),
            when(
                "-x",
                unless="-O --to-command -k --skip-old-files",
                writes="cwd FILE",
                because=EXTRACTS,
            ),
            when(
                "-x",
                "-k --skip-old-files",
                "--overwrite --overwrite-dir --no-overwrite-dir -U --keep-newer-files",
                unless="-O --to-command",
                writes="cwd FILE",
                because="of several ways to meet old files the last one counts",
            ),
            when(
                "-x",
                "-G -g",
                unless="-O --to-command",
                deletes="cwd",
                because="deletes files that the folders in the archive did not have",
            ),
            when("-x", unless="-O --to-command", does="fs.create cwd, fs.create FILE", because=EXTRACTS),
            when("-x", "--one-top-level=*", unless="-O --to-command -t", writes="--one-top-level", because=EXTRACTS),
            when("-x", "-O", reads="-f"),
            when("-x", "--recursive-unlink", deletes="cwd", because="empties directories that the archive holds"),
            when("-x", "-P", unless="-O", does="fs.write", because="writes to any path the archive names"),
            when("--remove-files", unless="-t -x -d", deletes="FILE", because="deletes each file once it is archived"),
            when(
                "--remove-files",
                "-T",
                unless="-t -x -d",
                does="fs.delete",
                because="deletes each file of a list once it is archived",
            ),
            when("--delete", deletes="-f", because="deletes from the archive"),
            when(
                "-c -r -u",
                "-f==*:*",
                unless="--force-local -f=/*|./*|../*",
                does="net.upload -f",
                because="writes the archive to another host",
            ),
        ],
        examples="""
            tar -C /etc -xf a.tar passwd             #=> destructive fs.truncate
            tar -C /srv -xf a.tar passwd             #=> config_mutation fs.write
            tar tf a.tgz                             #=> read_only
            tar -tzvf a.tgz                          #=> read_only
            tar --list --file a.tar                  #=> read_only
            tar -df a.tar                            #=> read_only
            tar czf a.tgz src                        #=> config_mutation fs.write
            tar -czf /tmp/a.tgz src                  #=> reversible_low fs.scratch
            tar cf - src                             #=> read_only
            tar -c src                               #=> read_only
            tar czf /tmp/k.tgz ~/.ssh                #=> exposure secret.read
            tar -cf /tmp/a --add-file=.env src       #=> exposure secret.read
            tar rf a.tar f                           #=> config_mutation fs.write
            tar xzf a.tgz                            #=> config_mutation fs.write
            tar xzf a.tgz -C /srv/app                #=> config_mutation fs.write
            tar -C /tmp/x -xf a.tgz --one-top-level=/srv/app #=> config_mutation fs.write
            tar -C /tmp/x -xf a.tgz --one-top-level  #=> reversible_low fs.scratch
            tar -xf a.tgz -C /tmp/x                  #=> reversible_low fs.scratch
            tar --extract --file=a.tgz               #=> config_mutation fs.write
            tar -xkf a.tgz                           #=> reversible_low fs.create
            tar -xf a.tgz --keep-newer-files         #=> config_mutation fs.write
            tar -xkf a.tgz --overwrite               #=> config_mutation fs.write
            tar -xGf a.tar                           #=> destructive fs.delete -- tried
            tar -xf a.tar -g /dev/null               #=> destructive fs.delete -- tried
            tar -tGf a.tar                           #=> read_only
            tar -xOf a.tgz f                         #=> read_only
            tar -xOf .env                            #=> exposure secret.read
            tar -xPf a.tgz -C /tmp/x                 #=> config_mutation fs.write
            tar -xf a.tgz --recursive-unlink         #=> destructive fs.delete
            tar -czf /tmp/a.tgz --remove-files src   #=> destructive fs.delete
            tar -cf /tmp/a --remove-files -T list    #=> destructive fs.delete
            tar -cf - -T list                        #=> read_only
            tar -cf - -T ~/.ssh/id_rsa               #=> exposure secret.read -- a line that names no file is shown
            tar -xf a.tgz -C /tmp/x --remove-files -T list #=> reversible_low fs.scratch
            tar --delete -f a.tar f                  #=> destructive fs.delete
            tar -cf /dev/sda src                     #=> destructive disk.write
            tar cf host:/srv/a.tar src               #=> exposure net.upload
            tar czf "$HOST:/srv/a.tgz" src           #=> exposure net.upload
            tar czf "$OUT" src                       #=> config_mutation fs.write
            tar czf "$OUT.tgz" src                   #=> config_mutation fs.write
            tar cf ./a:b.tar src                     #=> config_mutation fs.write
            tar cf a:b.tar --force-local src         #=> config_mutation fs.write
            tar -cf /dev/null src --checkpoint=1 --checkpoint-action=exec='rm -rf x' #=> destructive fs.delete
            tar -cf /dev/null src --checkpoint=1 --checkpoint-action=dot #=> read_only
            tar -cf /dev/null src --checkpoint-a="$A"  #=> unknown code.opaque
            tar xf a.tgz --to-command='rm f'         #=> destructive fs.delete
            tar xf a.tgz --to-command=cat            #=> read_only
            tar -tf a.tar -I './x'                   #=> unknown code.project
            tar -I 'zstd -19' -cf /tmp/a src         #=> reversible_low fs.scratch
            tar -tf a.tar -F ./x                     #=> unknown code.project
            tar -tf h:a.tar --rsh-command=./x        #=> unknown code.project
            tar -cf /tmp/a -g snap src               #=> config_mutation fs.write
            tar -tf a.tar --index-file=list          #=> config_mutation fs.write
            tar --frobnicate                         #=> unknown unknown.option
            tar -xf a --help                         #=> read_only
        """,
    ),
    tool(
        "bsdtar",
        "FILE...",
        about="pack and unpack archives (libarchive)",
        docs="man:bsdtar(1)",
        posix=True,
        style="tar",
        inert="--help -h --version",
        options=[
            takes("-f/--file"),
            takes("-C/--cd/--directory", cwd="VALUE"),
            takes("--use-compress-program", "COMMAND:sh"),
            takes(
                "-b/--block-size --exclude --format --gid --gname --group --include --mtime --newer --newer-ctime"
                " --newer-ctime-than --newer-mtime --newer-mtime-than --newer-than --older --older-ctime"
                " --older-ctime-than --older-mtime --older-mtime-than --older-than --options --owner --passphrase -s"
                " --strip-components --uid --uname -X/--exclude-from"
            ),
            takes("-T/-I/--files-from", "LIST:@names", reads="LIST"),
            flags(
                "-A -B/--read-full-blocks -c/--create -H -h/--help -j/-y/--bzip/--bzip2/--bunzip2 -J/--xz"
                " -k/--keep-old-files --keep-newer-files -L/--dereference -l/--check-links --lrzip --lz4 --lzma"
                " --lzop -m/--modification-time -n/--norecurse/--no-recursion --no-same-owner --no-same-permissions"
                " --no-xattrs --xattrs --acls --no-acls --fflags --no-fflags --mac-metadata --no-mac-metadata"
                " --no-safe-writes --safe-writes --nodump --nopreserveHFSCompression --null --numeric-owner"
                " -O/--to-stdout -o --one-file-system -P/--absolute-paths -p/--insecure/--preserve-permissions"
                " --posix -q/--fast-read -r/--append --read-sparse --no-read-sparse -S --same-owner -t/--list"
                " --totals -U/--unlink/--unlink-first -u/--update --use-default-permissions --ignore-zeros"
                " -a/--auto-compress -v/--verbose --version -w/--confirmation/--interactive -x/--extract/--get"
                " -z/--gzip/--gunzip -Z/--compress/--uncompress --uuencode --b64encode --grzip --zstd"
                " --clear-nochange-fflags --disable-copyfile --chroot --lzip --exclude-vcs --hfsCompression"
            ),
        ],
        rows=[
            when("-c", reads="FILE", writes="-f|-"),
            when("-r -u", reads="FILE", does="fs.append -f"),
            when("-x", unless="-O -k", writes="cwd FILE", because=EXTRACTS),
            when("-x", "-k", "-U --keep-newer-files", unless="-O", writes="cwd FILE", because=EXTRACTS),
            when("-x", unless="-O", does="fs.create cwd, fs.create FILE", because=EXTRACTS),
            when("-x", "-O", reads="-f"),
            when("-x", "-P", unless="-O", does="fs.write", because="writes to any path the archive names"),
        ],
        examples="""
            bsdtar -C /etc -xf a.tar passwd          #=> destructive fs.truncate
            bsdtar -xkUf a.tar                       #=> config_mutation fs.write
            bsdtar -tf a.zip                         #=> read_only
            bsdtar -czf a.tgz src                    #=> config_mutation fs.write
            bsdtar -czf - src                        #=> read_only
            bsdtar -czf /tmp/a ~/.ssh                #=> exposure secret.read
            bsdtar -xf a.zip -C /tmp/x               #=> reversible_low fs.scratch
            bsdtar -xf a.zip                         #=> config_mutation fs.write
            bsdtar -xkf a.zip                        #=> reversible_low fs.create
            bsdtar -xOf a.zip                        #=> read_only
            bsdtar -xOf .env                         #=> exposure secret.read
            bsdtar -xPf a.zip -C /tmp/x              #=> config_mutation fs.write
            bsdtar -cf a.tar f --version             #=> config_mutation fs.write
            bsdtar -rf a.tar f                       #=> config_mutation fs.write
            bsdtar -tf a --use-compress-program ./x  #=> unknown code.project
            bsdtar --version                         #=> read_only
        """,
    ),
]
