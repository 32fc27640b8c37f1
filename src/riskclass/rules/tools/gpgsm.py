from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CHOICES = (
    "-b -e -d --verify -k --list-external-keys -K --list-chain --generate-key --delete-keys --import --export"
    " --export-secret-key-p12 --export-secret-key-p8 --export-secret-key-raw --learn-card --server --call-dirmngr"
    " --call-protect-tool --change-passphrase --gpgconf-list --gpgconf-test --show-certs --dump-cert --dump-chain"
    " --dump-external-keys --dump-secret-keys --keydb-clear-some-cert-flags --list-signatures --check-signatures -s"
    " --fingerprint"
)
GPGSM = tool(
    "gpgsm",
    "FILE...",
    about="encrypt, sign and keep certificates of S/MIME",
    docs="man:gpgsm(1)",
    inert="-h --version --dump-options --dump-option-table --warranty",  # -n is not completely implemented
    posix=True,  # as gpg (tried)
    options=[
        takes("-o/--output", writes="VALUE|-"),
        takes("--log-file --audit-log --html-audit-log", writes="VALUE|-"),
        takes("--agent-program --dirmngr-program --keyboxd-program --protect-tool-program", does="code.injected VALUE"),
        takes("--options", does="code.injected VALUE", because="the file may name programs"),
        takes(
            "--attribute -r/--recipient -u/--local-user --default-key --encrypt-to --keyring --ldapserver --keyserver"
        ),
        takes("--debug --debug-level --debug-wait --logger-fd --homedir --faked-system-time --validation-model"),
        takes("--include-certs --policy-file --compliance --min-rsa-length --assert-signer --ignore-cert-extension"),
        takes("--ignore-cert-with-oid --input-size-hint --p12-charset --cipher-algo --digest-algo --extra-digest-algo"),
        takes(
            "--disable-cipher-algo --disable-pubkey-algo --status-fd --passphrase-fd --pinentry-mode --request-origin"
        ),
        takes("--display --ttyname --ttytype --lc-ctype --lc-messages --xauthority --chuid --compatibility-flags"),
        takes("--kbx-buffer-size"),
        flags("--generate-key/--gen-key", does="credential.store", because="makes a key"),
        flags("--delete-keys/--delete-key", does="fs.delete", because="deletes certificates"),
        flags("--import --learn-card --keydb-clear-some-cert-flags", does="credential.store FILE"),
        flags(
            "--export-secret-key-p12 --export-secret-key-p8 --export-secret-key-raw",
            does="secret.read FILE",
            because="prints private keys",
        ),
        flags("--change-passphrase/--passwd", does="credential.store FILE", because="sets another passphrase"),
        flags("-d/--decrypt", does="secret.read FILE", because="decrypts what was kept secret"),
        flags("--server", does="code.interactive"),
        flags("--call-dirmngr --call-protect-tool", does="code.opaque FILE", because="passes a command on"),
        flags(
            "-s/--sign -b/--detach-sign -e/--encrypt --verify -k/--list-keys/--list-key"
            " --list-external-keys"
            " -K/--list-secret-keys --list-chain --fingerprint --gpgconf-list --gpgconf-test --show-certs"
            " --dump-cert/--dump-keys --dump-chain --dump-external-keys --dump-secret-keys"
            " --list-signatures/--list-sigs"
            " --check-signatures/--check-sigs --export"
        ),
        flags(
            "-v/--verbose --no-verbose -q/--quiet --no-tty --no-greeting --debug-all --debug-none"
            " --debug-allow-core-dump"
            " --debug-no-chain-validation --debug-ignore-expiration --debug-force-ecdh-sha1kdf --no-log-file --log-time"
            " --no-secmem-warning --prefer-system-dirmngr --no-common-certs-import --no-autostart --assume-armor"
            " --assume-base64 --assume-binary -a/--armor/--armour --no-armor/--no-armour --base64 --authenticode"
            " --no-encrypt-to --no-default-keyring --use-keyboxd --disable-dirmngr --auto-issuer-key-retrieve"
            " --with-colons"
            " --with-key-data --with-validation --with-md5-fingerprint --with-ephemeral-keys --skip-verify"
            " --with-fingerprint --with-keygrip --with-secret --with-key-screening --no-pretty-dn --disable-crl-checks"
            " --enable-crl-checks --disable-trusted-cert-crl-check --enable-trusted-cert-crl-check --disable-ocsp"
            " --enable-ocsp --disable-policy-checks --enable-policy-checks --ignore-time-conflict --no-random-seed-file"
            " --require-compliance --always-trust --batch --no-batch --yes --no --enable-special-filenames --no-options"
            " -n/--dry-run --force-crl-refresh --enable-issuer-based-crl-check -h/--help --version --warranty"
            " --dump-option-table --dump-options"
        ),
    ],
    rows=[
        when(unless=CHOICES, reads="FILE"),
        when("-s", unless="-e -b", reads="FILE", because="what it makes holds the content"),
        when("-s", unless="-e -b FILE", reads="stdin", because="what it makes holds the content"),
    ],
    examples="""
        gpgsm -k                                     #=> read_only
        gpgsm -s .env                                #=> exposure secret.read
        gpgsm -s < .env                              #=> exposure secret.read
        gpgsm -s -b .env                             #=> read_only
        gpgsm -d mail.p7m                            #=> exposure secret.read
        gpgsm --verify mail.p7s                      #=> read_only
        gpgsm mail.p7m                               #=> read_only
        gpgsm -e -o /srv/out mail                    #=> config_mutation fs.write
        gpgsm --verify --log-file /srv/log mail.p7m  #=> config_mutation fs.write
        gpgsm --gen-key                              #=> config_mutation credential.store
        gpgsm -n --export-secret-key-p12 x           #=> exposure secret.read
        gpgsm --import x.pem                         #=> config_mutation credential.store
        gpgsm --export x                             #=> read_only
        gpgsm --import x.pem --warranty              #=> config_mutation credential.store
        gpgsm --export-secret-key-p12 x              #=> exposure secret.read
        gpgsm --passwd x                             #=> config_mutation credential.store
        gpgsm --delete-keys x                        #=> destructive fs.delete
        gpgsm --server                               #=> unknown code.interactive
        gpgsm --call-dirmngr x                       #=> unknown code.opaque
        gpgsm --agent-program ./x -k                 #=> unknown code.injected
        gpgsm --options ./x -k                       #=> unknown code.injected
        gpgsm --frobnicate                           #=> unknown unknown.option
    """,
)

DIRMNGR = tool(
    "dirmngr",
    "ARG...",
    about="fetch keys and lists of revoked certificates, and keep them",
    docs="man:dirmngr(8)",
    posix=True,
    inert="-h --version --dump-options --dump-option-table --warranty --gpgconf-list --gpgconf-test --gpgconf-versions",
    options=[
        takes("--log-file", writes="VALUE"),
        takes("--options --ldap-wrapper-program --http-wrapper-program", does="code.injected VALUE"),
        takes("--load-crl", does="refresh VALUE"),
        takes("--fetch-crl", does="refresh VALUE"),
        takes("--fake-crl --debug --debug-level --gnutls-debug --tls-debug --debug-wait --homedir --listen-backlog"),
        takes("--max-replies --faked-system-time --ignore-cert --ignore-cert-extension --ignore-crl-extension"),
        takes("--resolver-timeout --nameserver --connect-timeout --connect-quick-timeout --http-proxy --keyserver"),
        takes(
            "--hkp-cacert --ldap-proxy --ldapserver --ldapserverlist-file --ldaptimeout --ocsp-responder --ocsp-signer"
        ),
        takes("--ocsp-max-clock-skew --ocsp-max-period --ocsp-current-period --socket-name --compatibility-flags"),
        flags("--server", does="code.interactive"),
        flags("--daemon --supervised", does="service.start"),
        flags("--shutdown", does="service.stop", because="ends the daemon"),
        flags("--flush", does="refresh", because="empties what it keeps"),
        flags(
            "--list-crls --no-detach -s/--sh -c/--csh --steal-socket --no-options -v/--verbose -q/--quiet --no-greeting"
            " --debug-all --allow-version-check --disable-check-own-socket --use-tor --no-use-tor --disable-ipv4"
            " --disable-ipv6 --standard-resolver --recursive-resolver --disable-http --ignore-http-dp"
            " --honor-http-proxy"
            " --disable-ldap --ignore-ldap-dp --only-ldap-proxy --add-servers --allow-ocsp --ignore-ocsp-service-url"
            " --force --debug-cache-expired-certs --batch -h/--help --version --warranty --dump-option-table"
            " --dump-options --gpgconf-list --gpgconf-test --gpgconf-versions"
        ),
    ],
    examples="""
        dirmngr --list-crls                          #=> read_only
        dirmngr --gpgconf-list                       #=> read_only
        dirmngr --fetch-crl http://h/x.crl           #=> reversible_low refresh
        dirmngr --load-crl x.crl                     #=> reversible_low refresh
        dirmngr --flush                              #=> reversible_low refresh
        dirmngr --daemon                             #=> reversible_low service.start
        dirmngr --daemon --log-file /srv/log         #=> config_mutation fs.write
        dirmngr --shutdown                           #=> disruptive service.stop
        dirmngr --server                             #=> unknown code.interactive
        dirmngr --ldap-wrapper-program ./x --list-crls #=> unknown code.injected
        dirmngr --frobnicate                         #=> unknown unknown.option
    """,
)

TOOLS = [GPGSM, DIRMNGR]
