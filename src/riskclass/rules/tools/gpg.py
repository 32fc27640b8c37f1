from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

COMMANDS = (
    "-s --clear-sign -b -e --encrypt-files -c --store -d --decrypt-files --verify --verify-files -k"
    " --list-signatures --check-signatures --fingerprint -K --generate-key --quick-generate-key"
    " --quick-add-uid --quick-add-key --quick-revoke-uid --quick-set-expire --quick-set-primary-uid"
    " --full-generate-key --generate-revocation --delete-keys --delete-secret-keys --quick-sign-key"
    " --quick-lsign-key --quick-revoke-sig --sign-key --lsign-key --edit-key --change-passphrase"
    " --generate-designated-revocation --export --send-keys --receive-keys --search-keys --refresh-keys"
    " --locate-keys --locate-external-keys --fetch-keys --show-keys --export-secret-keys"
    " --export-secret-subkeys --export-ssh-key --import --fast-import --card-status --edit-card"
    " --change-pin --list-config --list-gcrypt-config --gpgconf-list --gpgconf-test --list-packets"
    " --export-ownertrust --import-ownertrust --update-trustdb --check-trustdb --fix-trustdb"
    " --list-trustdb --dearmor --enarmor --print-md --print-mds --gen-prime --gen-random --server"
    " --tofu-policy --delete-secret-and-public-keys --rebuild-keydb-caches"
)
OTHER_PROGRAM = "runs that program"
SHOWS_KEY = "prints private keys"
HASHED = "writes what is hashed into files here"
#: What `--debug` may say beside `hash`, which is also the bit 512 of a number (tried).
DEBUGS = "packet|mpi|crypto|filter|iobuf|memory|cache|memstat|trust|ipc|clock|lookup|extprog|none|0"

GPG = tool(
    "gpg gpg2 gpg1",
    "FILE...",
    about="encrypt, sign and keep keys",
    input="part",
    docs="man:gpg(1)",
    inert="-h --version --dump-options",
    posix=True,  # behind the first operand gpg says that `--version` "is not considered an option" (tried)
    options=[
        takes("-o/--output", writes="VALUE|-"),
        takes("--log-file/--logger-file --status-file --attribute-file", writes="VALUE"),
        takes("--options", does="code.injected VALUE", because="the file may name programs to run"),
        takes("--photo-viewer", "COMMAND:sh"),
        takes(
            "--agent-program --dirmngr-program --exec-path --load-extension",
            does="code.opaque VALUE",
            because=OTHER_PROGRAM,
        ),
        flags("--export-secret-keys --export-secret-subkeys", does="secret.read FILE", because=SHOWS_KEY),
        flags("--show-session-key", does="secret.read", because="prints the key of a message"),
        flags("-d/--decrypt --decrypt-files", does="secret.read FILE", because="decrypts what was kept secret"),
        flags("--send-keys", does="net.publish FILE", because="publishes keys, which no server takes back"),
        flags(
            "--receive-keys/--recv-keys --refresh-keys --fetch-keys --locate-keys"
            " --locate-external-keys --import-ownertrust --tofu-policy",
            does="credential.store FILE",
            because="takes keys into the keyring",
        ),
        flags("--import --fast-import"),
        flags("--search-keys", does="net.query FILE"),
        flags("--debug-all", does="fs.create cwd", because=HASHED),
        flags(
            "--delete-keys --delete-secret-keys --delete-secret-and-public-keys",
            does="fs.delete",
            because="deletes keys from the keyring",
        ),
        flags(
            "--generate-key/--gen-key --quick-generate-key/--quick-gen-key --full-generate-key/--full-gen-key"
            " --quick-add-uid/--quick-adduid --quick-add-key/--quick-addkey --quick-revoke-uid/--quick-revuid"
            " --quick-set-expire --quick-set-primary-uid --generate-revocation/--gen-revoke --quick-sign-key"
            " --quick-lsign-key --quick-revoke-sig --sign-key --lsign-key --change-passphrase/--passwd"
            " --generate-designated-revocation/--desig-revoke --change-pin --quick-add-adsk --quick-set-ownertrust"
            " --quick-update-pref --add-desig-revoker",
            does="credential.store FILE",
            because="makes or changes keys",
        ),
        flags("--edit-key/--key-edit --edit-card/--card-edit --server", does="code.interactive"),
        flags("--update-trustdb --check-trustdb --fix-trustdb --rebuild-keydb-caches", does="refresh"),
        flags(
            "-s/--sign --clear-sign/--clearsign -b/--detach-sign -e/--encrypt --encrypt-files -c/--symmetric --store"
            " --dearmor/--dearmour --enarmor/--enarmour"
        ),
        takes(
            "--debug --debug-level --display-charset/--charset --logger-fd --homedir --faked-system-time"
            " --default-key --encrypt-to --hidden-encrypt-to --default-recipient --group --ungroup --compliance"
            " --default-new-key-algo --min-rsa-length --trust-model --known-notation --limit-card-insert-tries"
            " --temp-directory --default-sig-expire --default-cert-expire"
            " --default-cert-level/--default-cert-check-level --min-cert-level"
            " --personal-cipher-preferences/--personal-cipher-prefs"
            " --personal-digest-preferences/--personal-digest-prefs"
            " --personal-compress-preferences/--personal-compress-prefs --default-preference-list"
            " --default-keyserver-url --tofu-default-policy --compress-algo/--compression-algo"
            " --completes-needed --marginals-needed --max-cert-depth --trustdb-name --force-ownertrust"
            " --input-size-hint --set-filesize -N/--set-notation --sig-notation --cert-notation --set-policy-url"
            " --sig-policy-url --cert-policy-url --sig-keyserver-url --max-output --comment --set-filename"
            " --compress-level --bzip2-compress-level --auto-key-locate --keyserver --keyserver-options"
            " --key-origin --import-options --import-filter --export-options --export-filter --list-options"
            " --keyid-format -r/--recipient/--remote-user/--user -R/--hidden-recipient -f/--recipient-file"
            " -F/--hidden-recipient-file -u/--local-user/--sign-with --trusted-key --sender --try-secret-key"
            " --keyring --primary-keyring --secret-keyring --override-session-key --override-session-key-fd"
            " --s2k-mode --s2k-digest-algo --s2k-cipher-algo --s2k-count --verify-options --disable-cipher-algo"
            " --disable-pubkey-algo --cipher-algo --digest-algo --cert-digest-algo --weak-digest --status-fd"
            " --attribute-fd --command-fd --command-file --passphrase-fd --passphrase-file --passphrase-repeat"
            " --pinentry-mode --request-origin --display --ttyname --ttytype --lc-ctype --lc-messages"
            " --xauthority --gpg-agent-info --reader-port --ctapi-driver --pcsc-driver --tofu-db-format"
            " -z --assert-signer --assert-pubkey-algo --chuid --list-filter"
        ),
        takes(
            "--passphrase --aead-algo --chunk-size --compatibility-flags --debug-set-iobuf-size"
            " --default-new-key-adsk --personal-aead-preferences"
        ),
        flags(
            "--verify --verify-files -k/--list-keys/--list-public-keys/--list-key"
            " --list-signatures/--list-sigs/--list-sig"
            " --check-signatures/--check-sigs/--check-sig --fingerprint -K/--list-secret-keys --export"
            " --export-ssh-key"
            " --show-keys/--show-key --card-status --list-config --list-gcrypt-config --gpgconf-list --gpgconf-test"
            " --list-packets --export-ownertrust --list-trustdb --print-md --print-mds --gen-prime --gen-random"
        ),
        flags("--use-embedded-filename", does="fs.write cwd", because="the data says which file it writes"),
        flags(
            "-v/--verbose --no-verbose -q/--quiet --no-tty --no-greeting --debug-iolbf --no-options"
            " --debug-quick-random --no-encrypt-to --encrypt-to-default-key --default-recipient-self"
            " --no-default-recipient --no-groups --gnupg/--no-pgp2/--no-pgp6/--no-pgp7/--no-pgp8 --rfc2440 --rfc4880"
            " --rfc4880bis --openpgp --pgp6 --pgp7 --pgp8 --always-trust --exit-on-status-write-error"
            " --enable-progress-filter --expert --no-expert --no-secmem-warning --require-secmem --no-require-secmem"
            " --no-permission-warning -n/--dry-run -i/--interactive --ask-sig-expire --no-ask-sig-expire"
            " --ask-cert-expire --no-ask-cert-expire --ask-cert-level --no-ask-cert-level --only-sign-text-ids"
            " --enable-large-rsa --disable-large-rsa --enable-dsa2 --disable-dsa2 --no-expensive-trust-checks"
            " --allow-non-selfsigned-uid --no-allow-non-selfsigned-uid --allow-freeform-uid --no-allow-freeform-uid"
            " --preserve-permissions --lock-once --lock-multiple --lock-never --bzip2-decompress-lowmem"
            " --auto-check-trustdb --no-auto-check-trustdb --multifile --utf8-strings --no-utf8-strings --no-literal"
            " -a/--armor/--armour --no-armor/--no-armour --default-comment --no-comments --emit-version"
            " --no-emit-version/--no-version --not-dash-escaped --escape-from-lines --no-escape-from-lines"
            " --mimemode --textmode --no-textmode --for-your-eyes-only --no-for-your-eyes-only --show-notation"
            " --no-show-notation --no-use-embedded-filename --unwrap --mangle-dos-filenames"
            " --no-mangle-dos-filenames --no-symkey-cache --skip-verify --list-only --disable-signer-uid"
            " --no-auto-key-locate --auto-key-import --no-auto-key-import --auto-key-retrieve --no-auto-key-retrieve"
            " --include-key-block --no-include-key-block --disable-dirmngr --merge-only --allow-secret-key-import"
            " --show-photos --no-show-photos --show-policy-url --no-show-policy-url --with-colons --with-tofu-info"
            " --with-key-data --with-sig-list --with-sig-check --with-fingerprint"
            " --with-subkey-fingerprint/--with-subkey-fingerprints --with-icao-spelling --with-keygrip --with-secret"
            " --with-wkd-hash --with-key-origin --fast-list-mode --fixed-list-mode --legacy-list-mode"
            " --print-pka-records --print-dane-records --show-keyring --throw-keyids --no-throw-keyids"
            " --try-all-secrets --no-default-keyring --no-keyring --skip-hidden-recipients"
            " --no-skip-hidden-recipients --require-backsigs/--require-cross-certification"
            " --no-require-backsigs/--no-require-cross-certification --enable-special-filenames"
            " --no-random-seed-file --no-sig-cache --ignore-time-conflict --ignore-valid-from --ignore-crc-error"
            " --ignore-mdc-error --override-compliance-check --allow-weak-key-signatures --allow-weak-digest-algos"
            " --allow-multisig-verification --allow-multiple-messages --no-allow-multiple-messages --batch"
            " --no-batch --yes --no --force-sign-key --no-autostart --forbid-gen-key --require-compliance"
            " --use-only-openpgp-card --rfc2440-text --no-rfc2440-text --use-agent --no-use-agent --disable-ccid"
            " --honor-http-proxy --strict --no-strict --sk-comments --no-sk-comments --compress-keys --compress-sigs"
            " --force-v3-sigs --no-force-v3-sigs --force-v4-certs --no-force-v4-certs --no-mdc-warning --force-mdc"
            " --no-force-mdc --disable-mdc --no-disable-mdc --help --version --warranty --dump-option-table"
            " --dump-options -t -h -M -w --use-keyboxd --force-ocb --proc-all-sigs --full-timestrings"
            " --show-only-session-key --allow-old-cipher-algos --debug-allow-large-chunks --debug-ignore-expiration"
            " --force-aead --log-time --no-auto-trust-new-key --no-compress --with-v5-fingerprint"
        ),
    ],
    rows=[
        when("--debug", unless=f"--debug={DEBUGS}", does="fs.create cwd", because=HASHED),
        when(
            "--import --fast-import",
            unless="--import-options=show-only",
            does="credential.store FILE",
            because="takes keys into the keyring",
        ),
        when(
            "--auto-key-retrieve --auto-key-import"
            " --keyserver-options=auto-key-retrieve|auto-key-retrieve,*|*,auto-key-retrieve",
            does="credential.store",
            because="may take keys into the keyring",
        ),
        when(
            "-s --clear-sign --store --enarmor",
            unless="-e -c -b",
            reads="FILE",
            because="what it makes holds the content",
        ),
        when(
            "-s --clear-sign --store --enarmor",
            unless="-e -c -b FILE",
            reads="stdin",
            because="what it makes holds the content",
        ),
        when(
            "FILE",
            "-s --clear-sign -b -e --encrypt-files -c --store --dearmor --enarmor --decrypt-files",
            unless="-o",
            does="fs.create FILE",
            because="writes a file beside it",
        ),
        when("FILE", unless=COMMANDS, does="secret.read FILE, fs.write", because="decrypts into a file beside it"),
    ],
    examples=r"""
        gpg --list-keys --keyid-format long               #=> read_only
        gpg -K                                            #=> read_only
        gpg --verify f.sig f                              #=> read_only
        gpg --debug ipc --verify f.sig f                  #=> read_only
        gpg --debug hash --verify f.sig f                 #=> reversible_low fs.create
        gpg --debug-all --verify f.sig f                  #=> reversible_low fs.create
        gpg --auto-key-retrieve --verify f.sig f          #=> config_mutation credential.store
        gpg --import-options show-only --import key.asc   #=> read_only
        gpg --import key.asc                              #=> config_mutation credential.store
        gpg --clear-sign < .env                           #=> exposure secret.read
        gpg --store -o - .env                             #=> exposure secret.read
        gpg -s -o - notes.txt                             #=> read_only
        gpg -se -r me < .env                              #=> read_only
        gpg -b < .env                                     #=> read_only
        gpg --with-colons --fingerprint me                #=> read_only
        gpg --show-keys key.asc                           #=> read_only
        gpg --armor --export me                           #=> read_only
        gpg --armor -o me.asc --export me                 #=> config_mutation
        gpg --delete-keys me --version                    #=> destructive fs.delete
        gpg --export-secret-keys -a me                    #=> exposure secret.read
        gpg --export-secret-sub me                        #=> exposure
        gpg -d f.gpg                                      #=> exposure secret.read
        gpg -o f -d f.gpg                                 #=> exposure
        gpg f.gpg                                         #=> exposure
        gpg --show-session-key --list-packets f           #=> exposure
        gpg -e -r you f                                   #=> reversible_low
        gpg -c --batch --passphrase x f                   #=> reversible_low
        gpg -er you -o out f                              #=> config_mutation
        gpg --detach-sign --armor f                       #=> reversible_low
        curl -s https://h/k | gpg --dearmor               #=> read_only
        gpg --dearmor -o /usr/share/keyrings/x.gpg        #=> config_mutation
        gpg --import key.asc                              #=> config_mutation credential.store
        gpg --keyserver hkps://h --recv-keys ABCD         #=> config_mutation
        gpg --search-keys me@example.com                  #=> read_only
        gpg --send-keys ABCD                              #=> exposure net.publish
        gpg --delete-secret-keys me                       #=> destructive
        gpg --batch --yes --delete-keys me                #=> destructive
        gpg --full-generate-key                           #=> config_mutation credential.store
        gpg --quick-sign-key ABCD                         #=> config_mutation
        gpg --edit-key me                                 #=> unknown code.interactive
        gpg --check-trustdb                               #=> reversible_low
        gpg --gen-random 1 16                             #=> read_only
        gpg --photo-viewer 'rm -rf x' -k                  #=> destructive
        gpg --agent-program ./x -k                        #=> unknown
        gpg --options f -k                                #=> unknown
        gpg --log-file l -k                               #=> config_mutation
        gpg --frobnicate                                  #=> unknown
        gpg --use-embedded-filename -d f.gpg             #=> exposure fs.write
        gpg --version                                     #=> read_only
    """,
)

GPGV = tool(
    "gpgv",
    "FILE...",
    about="check signatures",
    docs="man:gpgv(1)",
    posix=True,
    options=[
        takes("-o/--output --log-file", writes="VALUE|-"),
        takes("--keyring --status-fd --logger-fd --homedir --weak-digest --debug --assert-pubkey-algo"),
        flags("-v/--verbose -q/--quiet --ignore-time-conflict --enable-special-filenames -h/--help --version"),
    ],
    examples=r"""
        gpgv --keyring ./k.gpg f.sig f                    #=> read_only
        gpgv -o out f.sig                                 #=> config_mutation
    """,
)

GPGCONF = tool(
    "gpgconf",
    "COMPONENT...",
    about="show and change the settings of gpg, start and stop its parts",
    docs="man:gpgconf(1)",
    options=[
        flags("-K/--kill", does="service.stop COMPONENT", because="stops a part of gpg, which forgets passphrases"),
        flags("-R/--reload", does="service.reload COMPONENT"),
        flags("--launch", does="service.start COMPONENT"),
        flags("--change-options --apply-defaults", does="fs.write", because="changes the settings of gpg"),
        takes("--apply-profile", does="fs.write", because="changes the settings of gpg"),
        takes("-o/--output", writes="VALUE|-"),
        flags("--create-socketdir --remove-socketdir --unlock --lock", does="refresh"),
        takes("--homedir --status-fd --chuid"),
        flags(
            "--list-components --check-programs --list-options --check-options -L/--list-dirs --list-config"
            " --check-config --query-swdb -V/--show-versions -X/--show-configs --show-socket -v/--verbose -q/--quiet"
            " -n/--dry-run -r/--runtime -0/--null --dirmngr -h/--help --version"
        ),
    ],
    examples=r"""
        gpgconf --unlock pubring.db                       #=> reversible_low refresh
        gpgconf --list-dirs                               #=> read_only
        gpgconf --kill gpg-agent                          #=> disruptive
        gpgconf --reload all                              #=> config_mutation
        gpgconf --launch gpg-agent                        #=> reversible_low
        gpgconf --apply-profile p                         #=> config_mutation
    """,
)

TOOLS = [GPG, GPGV, GPGCONF]
