from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOLS = [
    tool(
        "cryptsetup",
        about="encrypted devices",
        input="part",
        docs="man:cryptsetup(8)",
        inherits=True,
        inert="-? --help --usage -V --version --test-args",
        options=[
            takes(
                "--active-name --align-payload -c/--cipher --device-size -h/--hash --header --header-backup-file"
                " --hotzone-size -I/--integrity -i/--iter-time --json-file --key-description -d/--key-file"
                " -s/--key-size"
                " -S/--key-slot --keyfile-offset -l/--keyfile-size --keyslot-cipher --keyslot-key-size --label"
                " --luks2-keyslots-size --luks2-metadata-size --volume-key-file/--master-key-file --new-keyfile"
                " --new-key-slot --new-keyfile-offset --new-keyfile-size --new-token-id -o/--offset --pbkdf"
                " --pbkdf-force-iterations --pbkdf-memory --pbkdf-parallel --priority --progress-frequency"
                " --reduce-device-size --resilience --resilience-hash --sector-size -b/--size -p/--skip --subsystem"
                " -t/--timeout --token-id --token-type -T/--tries -M/--type --uuid --veracrypt-pim -B/--block-size"
                " --volume-key-keyring --link-vk-to-keyring --external-tokens-path --hw-opal-factory-reset-file"
            ),
            flags(
                "--allow-discards -q/--batch-mode --cancel-deferred --debug --debug-json --deferred --decrypt"
                " --disable-external-tokens --disable-keyring --disable-locks --disable-veracrypt --disable-blkid"
                " --dump-json-metadata --dump-volume-key/--dump-master-key --encrypt --force-password"
                " --force-offline-reencrypt --force-no-keyslots --init-only --integrity-legacy-padding"
                " --integrity-no-journal --integrity-no-wipe --iv-large-sectors --keep-key --perf-no_read_workqueue"
                " --perf-no_write_workqueue --perf-same_cpu_crypt --perf-submit_from_crypt_cpus --persistent"
                " --progress-json -r/--readonly --refresh --resume-only --serialize-memory-hard-pbkdf --shared"
                " --tcrypt-backup --tcrypt-hidden --tcrypt-system --test-args --test-passphrase --token-only"
                " --token-replace --unbound --use-random --use-urandom --veracrypt --veracrypt-query-pim -v/--verbose"
                " --hw-opal --hw-opal-only --hw-opal-factory-reset"
                " -y/--verify-passphrase -N/--new --use-directio --use-fsync --write-log -?/--help --usage -V/--version"
            ),
        ],
        subs=[
            sub("status", "NAME"),
            sub("benchmark"),
            sub("isLuks", "DEVICE"),
            sub("luksUUID", "DEVICE", rows=[when("--uuid", does="storage.change DEVICE")]),
            sub(
                "luksDump, tcryptDump, bitlkDump, fvault2Dump",
                "DEVICE",
                rows=[
                    when(
                        "--dump-volume-key",
                        does="secret.read DEVICE",
                        because="shows the key that the device is encrypted with",
                    ),
                    when("--dump-volume-key", "--volume-key-file", writes="--volume-key-file"),
                ],
            ),
            sub(
                "open, create, plainOpen, luksOpen, loopaesOpen, tcryptOpen, bitlkOpen, fvault2Open",
                "DEVICE NAME",
                rows=[when(unless="--test-passphrase", does="fs.mount DEVICE", because="opens an encrypted device")],
            ),
            sub(
                "close, remove, plainClose, luksClose, loopaesClose, tcryptClose, bitlkClose, fvault2Close",
                "NAME",
                does="fs.unmount NAME",
                because="locks an encrypted device",
            ),
            sub("luksResume", "NAME", does="service.start NAME"),
            sub("luksSuspend", "NAME", does="storage.disrupt NAME", because="all access to the device waits"),
            sub("resize, refresh", "NAME DEVICE", does="storage.change NAME"),
            sub("config, luksConvertKey", "DEVICE WORD", does="storage.change DEVICE"),
            sub("convert", "DEVICE", does="storage.disrupt DEVICE"),
            sub(
                "reencrypt",
                "DEVICE NAME",
                does="storage.disrupt DEVICE",
                because="writes the whole device anew",
                rows=[
                    when("--decrypt", does="guard.lower DEVICE", because="takes the encryption away"),
                ],
            ),
            sub("repair", "DEVICE", deletes="DEVICE", because="rewrites the header"),
            sub(
                "luksFormat", "DEVICE KEYFILE", deletes="DEVICE", because="makes an encrypted device over what is there"
            ),
            sub("erase, luksErase", "DEVICE", does="storage.delete DEVICE", because="destroys all keys", whole=True),
            sub("luksAddKey", "DEVICE KEYFILE", does="access.grant DEVICE", because="adds a key that opens the device"),
            sub("luksRemoveKey, luksChangeKey", "DEVICE KEYFILE", does="access.revoke DEVICE"),
            sub("luksKillSlot", "DEVICE SLOT", does="access.revoke DEVICE"),
            sub("luksHeaderBackup", "DEVICE", writes="--header-backup-file"),
            sub("luksHeaderRestore", "DEVICE", deletes="DEVICE", because="overwrites the header and its keys"),
            sub("token export", "DEVICE", writes="--json-file|-"),
            sub("token add, token import", "DEVICE", does="access.grant DEVICE"),
            sub("token remove, token unassign", "DEVICE", does="access.revoke DEVICE"),
        ],
        examples="""
            cryptsetup status data                                       #=> read_only
            cryptsetup --version                                         #=> read_only
            cryptsetup benchmark                                         #=> read_only
            cryptsetup -v isLuks /dev/sdb1                               #=> read_only
            cryptsetup luksUUID /dev/sdb1                                #=> read_only
            cryptsetup luksUUID --uuid x /dev/sdb1                       #=> config_mutation storage.change
            cryptsetup luksDump /dev/sdb1                                #=> read_only
            cryptsetup luksDump --dump-volume-key /dev/sdb1              #=> exposure secret.read
            cryptsetup luksDump --dump-volume-key --volume-key-file k /dev/sdb1  #=> exposure fs.write
            cryptsetup open /dev/sdb1 data                               #=> reversible_low fs.mount
            cryptsetup luksOpen --key-file k /dev/sdb1 data              #=> reversible_low fs.mount
            cryptsetup open --test-passphrase /dev/sdb1                  #=> read_only
            cryptsetup close data                                        #=> disruptive fs.unmount
            cryptsetup luksSuspend data                                  #=> disruptive storage.disrupt
            cryptsetup luksResume data                                   #=> reversible_low service.start
            cryptsetup resize data                                       #=> config_mutation storage.change
            cryptsetup config --label x /dev/sdb1                        #=> config_mutation storage.change
            cryptsetup convert --type luks2 /dev/sdb1                    #=> disruptive storage.disrupt
            cryptsetup reencrypt /dev/sdb1                               #=> disruptive storage.disrupt
            cryptsetup reencrypt --decrypt /dev/sdb1                     #=> exposure guard.lower
            cryptsetup repair /dev/sdb1                                  #=> destructive disk.write
            cryptsetup -q luksFormat --type luks2 /dev/sdb1              #=> destructive disk.write
            cryptsetup luksFormat --test-args /dev/sdb1                  #=> read_only
            cryptsetup luksErase /dev/sdb1                               #=> destructive storage.delete
            cryptsetup luksAddKey /dev/sdb1                              #=> exposure access.grant
            cryptsetup luksRemoveKey /dev/sdb1                           #=> disruptive access.revoke
            cryptsetup luksKillSlot /dev/sdb1 1                          #=> disruptive access.revoke
            cryptsetup luksHeaderBackup /dev/sdb1 --header-backup-file h #=> config_mutation fs.write
            cryptsetup luksHeaderRestore /dev/sdb1 --header-backup-file h  #=> destructive disk.write
            cryptsetup token export --token-id 0 /dev/sdb1               #=> read_only
            cryptsetup token import --json-file t /dev/sdb1              #=> exposure access.grant
            cryptsetup token remove --token-id 0 /dev/sdb1               #=> disruptive access.revoke
            cryptsetup frobnicate /dev/sdb1                              #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "dmsetup",
        about="devices of the device mapper",
        docs="man:dmsetup(8)",
        inherits=True,
        options=[
            takes(
                "--manglename --udevcookie --readahead -o/--options -O/--sort -S/--select --separator -j/--major"
                " -m/--minor -U/--uid -G/--gid -M/--mode -u/--uuid --table --target --units --count --interval"
                " --headings"
            ),
            flags(
                "--version -h/--help -c/-C/--columns -v/--verbose -f/--force --checks -r/--readonly --noopencount"
                " --noflush --nolockfs --inactive --noudevrules --noudevsync --verifyudev -y/--yes --retry"
                " --nameprefixes"
                " --noheadings --addnodeonresume --addnodeoncreate -n/--notable --concise --deferred --setuuid --tree"
                " --showkeys --rows --unquoted"
            ),
        ],
        inert="-h --help --version",
        subs=[
            sub("help, targets, version, udevcookies"),
            sub("info, deps, status, wait, splitname, measure, target-version, udevflags", "DEVICE..."),
            sub("ls", "DEVICE...", options=[takes("--exec", "COMMAND:sh")]),
            sub(
                "table",
                "DEVICE...",
                rows=[when("--showkeys", does="secret.read DEVICE", because="shows the keys of encrypted devices")],
            ),
            sub("mknodes, mangle", "DEVICE...", does="refresh DEVICE"),
            sub("udevcreatecookie, udevreleasecookie, udevcomplete, udevcomplete_all", "COOKIE", does="refresh"),
            sub("create", "NAME SPEC", does="storage.change NAME"),
            sub("load, reload, rename, clear, setgeometry", "DEVICE WORD...", does="storage.change DEVICE"),
            sub("resume", "DEVICE...", does="service.start DEVICE"),
            sub("message", "DEVICE SECTOR WORD...", does="storage.disrupt DEVICE"),
            sub("suspend, remove, remove_all, wipe_table", "DEVICE...", does="storage.disrupt DEVICE"),
        ],
        examples="""
            dmsetup ls --tree                        #=> read_only
            dmsetup ls --exec "rm -rf /srv/x"         #=> destructive
            dmsetup info -c --noheadings -o name     #=> read_only
            dmsetup status vg0-data                  #=> read_only
            dmsetup table                            #=> read_only
            dmsetup table --showkeys                 #=> exposure secret.read
            dmsetup targets                          #=> read_only
            dmsetup mknodes                          #=> reversible_low refresh
            dmsetup udevcomplete_all                 #=> reversible_low refresh
            dmsetup create x --table '0 1 zero'      #=> config_mutation storage.change
            dmsetup reload x t                       #=> config_mutation storage.change
            dmsetup resume x                         #=> reversible_low service.start
            dmsetup message x 0 set                  #=> disruptive storage.disrupt
            dmsetup suspend x                        #=> disruptive storage.disrupt
            dmsetup remove --force x                 #=> disruptive storage.disrupt
            dmsetup frobnicate x                     #=> unknown unknown.subcommand
        """,
    ),
]
