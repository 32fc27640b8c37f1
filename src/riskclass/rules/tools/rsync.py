from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when
from riskclass.rules.tools.cp import DEVICES

#: `D777,Fu+s` and the like.
OPEN_MODES = (
    "*777*|*776*|*766*|*666*|*4755*|*4711*|*6755*|*2755*|*o+w*|*o+rw*|*o=rw*|*o=w*|*a+w*|*a+rw*|*a=rw*|*a=w*|*go+w*"
    "|*go+rw*|*go=rw*|*+s*|*u=*s*"
)

NAMES = "the settings name programs to run before and after"

TOOL = tool(
    "rsync",
    "SOURCE... DEST",
    about="copy trees, here or to and from other hosts",
    input="whole",
    docs="man:rsync(1)",
    reads="SOURCE",
    inert="-n --list-only -V",
    options=[
        takes("-e/--rsh", "COMMAND:remote_shell"),
        takes("--rsync-path", "COMMAND:sh"),
        flags(
            "--del --delete --delete-before --delete-during --delete-delay --delete-after --delete-excluded"
            " --delete-missing-args",
            deletes="DEST",
            because="deletes what the source does not have",
        ),
        flags("--force", deletes="DEST", because="deletes folders that a file takes the place of"),
        flags("--remove-source-files --remove-sent-files", deletes="SOURCE", because="deletes what it has sent"),
        takes("--backup-dir", does="fs.create VALUE"),
        takes("--log-file", does="fs.append VALUE"),
        takes("--write-batch --only-write-batch", writes="VALUE|-"),
        takes("-M/--remote-option", does="net.send VALUE", because="an option for the other side alone"),
        takes("--early-input", does="net.upload VALUE", because="sends a file"),
        flags("--daemon", does="net.publish", because="serves files"),
        takes("--read-batch"),
        takes("--files-from", "LIST:@names", reads="LIST"),
        takes(
            "--info --debug --stderr --suffix --confine-root --chmod --checksum-choice/--cc -B/--block-size"
            " --max-delete --max-size --min-size --max-alloc --partial-dir --usermap --groupmap --chown --timeout"
            " --contimeout -@/--modify-window -T/--temp-dir --compare-dest --copy-dest --link-dest"
            " --compress-choice/--zc --compress-level/--zl --compress-threads/--zt --skip-compress -f/--filter"
            " --exclude --exclude-from --include --include-from --copy-as --address --port --sockopts"
            " --outbuf --out-format/--log-format --log-file-format --password-file --bwlimit --stop-after/--time-limit"
            " --stop-at --protocol --iconv --checksum-seed --config --dparam"
        ),
        flags(
            "-v/--verbose -q/--quiet --[no-]motd -c/--checksum -a/--archive -r/--recursive --inc-recursive/--i-r"
            " -R/--relative --implied-dirs/--i-d -b/--backup -u/--update --inplace --append --append-verify -d/--dirs"
            " --old-dirs/--old-d --mkpath -l/--links -L/--copy-links --copy-unsafe-links --safe-links --insecure-links"
            " --munge-links -k/--copy-dirlinks -K/--keep-dirlinks -H/--hard-links -p/--perms -E/--executability"
            " -A/--acls -X/--xattrs -o/--owner -g/--group --devices --copy-devices --write-devices --specials --drop-D"
            " -D -t/--times -U/--atimes --open-noatime -N/--crtimes -O/--omit-dir-times -J/--omit-link-times --super"
            " --fake-super -S/--sparse --preallocate -n/--dry-run -W/--whole-file -x/--one-file-system"
            " --existing/--ignore-non-existing --ignore-existing --ignore-missing-args --ignore-errors"
            " --partial --delay-updates -m/--prune-empty-dirs --numeric-ids -I/--ignore-times --size-only -y/--fuzzy"
            " -z/--compress --old-compress --new-compress -C/--cvs-exclude -F -0/--from0 --old-args"
            " -s/--secluded-args/--protect-args --trust-sender --blocking-io --stats -8/--8-bit-output"
            " -h/--human-readable --progress -P -i/--itemize-changes --list-only --fsync -4/--ipv4 -6/--ipv6"
            " -V/--version --help --server --sender --detach --no-*"
        ),
    ],
    rows=[
        when("--read-batch", operands="DEST"),
        when(
            f"--chmod=={OPEN_MODES}", does="access.grant DEST", because="lets everybody write, or run it as its owner"
        ),
        when("--daemon", "--config=*", unless="--config=/etc/*", does="code.injected --config", because=NAMES),
        when(
            "--old-args",
            "SOURCE=*:*;*|*:*$*|*:*`*|*:*&* DEST=*:*;*|*:*$*|*:*`*|*:*&*",
            does="code.opaque SOURCE DEST",
            because="a shell of the other side reads the name",
        ),
        when("--write-devices", "DEST=*:/dev/*", does="disk.write DEST", because="writes over a disk of another host"),
        when("DEST=*:*|rsync://*", unless="DEST=/*|./*|../*|~*", does="net.upload DEST"),
        when("DEST", unless="DEST=*:*", writes="DEST"),
        when(f"DEST=={DEVICES}", deletes="DEST", because="a file takes the place of the device"),
        when("DEST=/*:*|./*:*|../*:*|~*:*", writes="DEST"),
    ],
    examples=r"""
        rsync -a --chmod=D755,F4755 src/ /srv/dst/                #=> exposure access.grant
        rsync -a --chmod=Du=rwx,Dgo=rx,F644 src/ /srv/dst/        #=> config_mutation
        rsync -av src/ /backup/src                                #=> config_mutation fs.write
        rsync -a f /dev/null                                      #=> destructive fs.delete
        rsync -a f /dev/stdout                                    #=> destructive fs.delete
        rsync -an f /dev/null                                     #=> read_only
        rsync -a src /tmp/x                                       #=> reversible_low
        rsync -a /tmp/x:y/ /tmp/z:w/                              #=> reversible_low
        rsync -avz --progress web1:/var/www/ ./site/              #=> config_mutation
        rsync -a ./site/ web1:/var/www/                           #=> exposure net.upload
        rsync -a ./site/ rsync://web1/www/                        #=> exposure
        rsync -a ./site/ web1::www                                #=> exposure
        rsync -an ./site/ web1:/var/www/                          #=> read_only
        rsync --dry-run -a --delete src/ dst/                     #=> read_only
        rsync -n --early-input=notes host::mod d                  #=> exposure net.upload
        rsync -an -M--log-file=/var/x a/ host:b                   #=> config_mutation net.send
        rsync -a --delete src/ dst/                               #=> destructive fs.delete
        rsync -a --del src/ /tmp/dst/                             #=> reversible_low
        rsync -a --delete-excluded ./ web1:/srv/                  #=> destructive
        rsync -a --no-perms --no-o src/ dst/                      #=> config_mutation
        rsync --remove-source-files -a src/ dst/                  #=> destructive
        rsync -av -e ssh web1:/srv/ /tmp/srv                      #=> reversible_low
        rsync -av -e 'ssh -p 2222 -i ~/.ssh/k' web1:f /tmp/f      #=> reversible_low
        rsync -n -e 'sh -c "rm -rf x"' web1:f .                   #=> destructive
        rsync -ne rm web1:f .                                     #=> destructive
        rsync -n -e "$RSH" web1:f .                               #=> unknown code.injected
        rsync -n --rsync-path='sudo rsync' web1:f .               #=> read_only
        rsync -n --rsync-path='rm -rf x; rsync' web1:f .          #=> destructive
        rsync -a -M--fake-super src/ /tmp/d                       #=> config_mutation net.send
        rsync --list-only web1:/srv/                              #=> read_only
        rsync web1::                                              #=> read_only
        rsync -a .env /tmp/x                                      #=> exposure secret.read
        rsync --read-batch=b dst                                  #=> config_mutation
        rsync --only-write-batch=b src/ /tmp/dst/                 #=> config_mutation
        rsync -a --log-file=/var/log/r.log src/ /tmp/dst/         #=> config_mutation
        rsync -an --log-file=r.log src/ dst/                      #=> config_mutation fs.write
        rsync -a src/ /tmp/dst/ --frobnicate                      #=> unknown
        rsync --daemon                                            #=> exposure net.publish
        rsync --daemon --config=/etc/rsyncd.conf                  #=> exposure net.publish
        rsync --daemon --config=./rsyncd.conf                     #=> unknown code.injected
        rsync -a --old-args 'web1:$(rm -r x)' /tmp/               #=> unknown code.opaque
        rsync -a --old-args 'web1:a b' /tmp/                      #=> reversible_low
        rsync --write-devices img web1:/dev/sda                   #=> destructive disk.write
        rsync --write-devices img web1:/srv/img                   #=> exposure net.upload
        rsync -a --force src/ dst/                                #=> destructive fs.delete
        rsync --version                                           #=> read_only
    """,
)
