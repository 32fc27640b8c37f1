from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

# From the sources of sops 3.9 and 3.11. Options stand before the file.
KEYS: list[Option] = [flags("-enable-local-keyservice -verbose -h/-help"), takes("-keyservice")]
TYPES: list[Option] = [
    *KEYS,
    takes("-input-type -output-type -filename-override -decryption-order -shamir-secret-sharing-threshold -indent"),
    takes("-encryption-context -aws-profile"),
    flags("-ignore-mac"),
]
RECIPIENTS: list[Option] = [
    takes("-k/-kms -gcp-kms -hckms -azure-kv -hc-vault-transit -p/-pgp -a/-age"),
    takes("-unencrypted-suffix -encrypted-suffix -unencrypted-regex -encrypted-regex"),
    takes("-unencrypted-comment-regex -encrypted-comment-regex"),
    flags("-mac-only-encrypted"),
]
MASTERS: list[Option] = [
    takes(
        "-add-gcp-kms -add-hckms -add-azure-kv -add-kms -add-hc-vault-transit -add-age -add-pgp",
        does="access.grant VALUE",
        because="lets that key open the file",
    ),
    takes("-rm-gcp-kms -rm-hckms -rm-azure-kv -rm-kms -rm-hc-vault-transit -rm-age -rm-pgp"),
]
OUT: list[Option] = [flags("-i/-in-place"), takes("-output", writes="VALUE")]
#: A key service is handed the key of the file in clear text where it encrypts, and gives it where it decrypts.
SERVICE: Row = when(
    "-keyservice",
    unless="-keyservice=unix:*|tcp://127.0.0.1:*|tcp://localhost:*",
    does="secret.send -keyservice",
    because="hands keys to that service",
)
IN_PLACE: Row = when("-i", writes="FILE")
DECRYPTS = "decrypts what was kept secret"

TOOL = tool(
    "sops",
    "FILE",
    about="edit, encrypt and decrypt files of secrets",
    input="part",
    docs="https://getsops.io/docs/",
    style="single",
    posix=True,
    inert="-h -help -v -version",
    options=[
        *TYPES,
        *RECIPIENTS,
        *MASTERS,
        *OUT,
        takes("-config -extract"),
        takes("-set", writes="FILE", because="changes a value in the file"),
        flags("-d/-decrypt", does="secret.read FILE", because=DECRYPTS),
        flags("-e/-encrypt -r/-rotate -s/-show-master-keys -disable-version-check -check-for-updates -v/-version"),
    ],
    rows=[
        SERVICE,
        IN_PLACE,
        when("FILE", unless="-d -e -r -set", does="code.interactive", because="opens an editor on the secrets"),
    ],
    subs=[
        sub(
            "decrypt",
            "FILE",
            posix=True,
            does="secret.read FILE",
            because=DECRYPTS,
            inert="-h -help",
            options=[*TYPES, *OUT, takes("-extract")],
            rows=[SERVICE, IN_PLACE],
        ),
        sub(
            "encrypt",
            "FILE",
            posix=True,
            inert="-h -help",
            options=[*TYPES, *RECIPIENTS, *OUT],
            rows=[SERVICE, IN_PLACE],
        ),
        sub(
            "rotate",
            "FILE",
            posix=True,
            inert="-h -help",
            options=[*TYPES, *MASTERS, *OUT],
            rows=[SERVICE, IN_PLACE],
        ),
        sub(
            "edit",
            "FILE",
            posix=True,
            does="code.interactive",
            because="opens an editor on the secrets",
            inert="-h -help",
            options=[*TYPES, *RECIPIENTS, flags("-s/-show-master-keys")],
            rows=[SERVICE],
        ),
        sub(
            "set, unset",
            "FILE INDEX VALUE",
            posix=True,
            writes="FILE",
            because="changes a value in the file",
            inert="-h -help",
            options=[*TYPES, flags("-idempotent -value-file -value-stdin")],
            rows=[SERVICE],
        ),
        sub(
            "updatekeys",
            "FILE...",
            posix=True,
            writes="FILE",
            because="lets the keys of the settings open the file, and no others",
            inert="-h -help",
            options=[*TYPES, flags("-y/-yes")],
            rows=[SERVICE],
        ),
        sub("filestatus", "FILE", posix=True, options=[takes("-input-type"), flags("-h/-help")]),
        sub(
            "exec-env",
            "FILE COMMAND:sh",
            posix=True,
            about="run a command with the secrets in its environment",
            options=[*TYPES, takes("-user"), flags("-background -pristine -same-process")],
            rows=[SERVICE],
        ),
        sub(
            "exec-file",
            "FILE COMMAND:sh",
            posix=True,
            does="secret.read FILE",
            because="hands the decrypted file to the command",
            options=[*TYPES, takes("-user -filename"), flags("-background -no-fifo")],
            rows=[SERVICE],
        ),
        sub(
            "publish",
            "FILE",
            posix=True,
            does="net.send FILE",
            because="copies the file to where the settings say",
            inert="-h -help",
            options=[*TYPES, flags("-y/-yes -omit-extensions -recursive")],
            rows=[SERVICE],
        ),
        sub(
            "keyservice",
            posix=True,
            options=[takes("-network/-net -address/-addr"), flags("-prompt -verbose -h/-help")],
            inert="-h -help",
            rows=[
                when(unless="-address", does="net.loopback", because="uses keys for whom asks on loopback"),
                when("-address=127.*|localhost:*|/*", does="net.loopback -address"),
                when(
                    "-address",
                    unless="-address=127.*|localhost:*|/*",
                    does="net.tunnel -address",
                    because="uses keys for whom asks",
                ),
            ],
        ),
        sub(
            "groups add",
            posix=True,
            does="access.grant -file",
            because="lets those keys open the file",
            inert="-h -help",
            options=[*TYPES, *RECIPIENTS, takes("-f/-file"), flags("-i/-in-place")],
            rows=[SERVICE, when("-i", writes="-file")],
        ),
        sub(
            "groups delete",
            "INDEX",
            posix=True,
            inert="-h -help",
            options=[*TYPES, takes("-f/-file"), flags("-i/-in-place")],
            rows=[SERVICE, when("-i", writes="-file")],
        ),
    ],
    examples="""
        sops -d prod.yaml                                 #=> exposure secret.read
        sops --decrypt --extract '["a"]' prod.yaml        #=> exposure secret.read
        sops -d -i prod.yaml                              #=> exposure fs.write
        sops --output plain.yaml -d prod.yaml             #=> exposure fs.write
        sops -e prod.yaml                                 #=> read_only
        sops -e -i prod.yaml                              #=> config_mutation fs.write
        sops --set '["a"] "b"' prod.yaml                  #=> config_mutation fs.write
        sops -r -i --add-age age1x prod.yaml              #=> exposure access.grant
        sops -r -i --rm-age age1x prod.yaml               #=> config_mutation fs.write
        sops prod.yaml                                    #=> unknown code.interactive
        sops --version                                       #=> read_only
        sops -e --keyservice tcp://h:5000 a.yaml             #=> exposure secret.send
        sops -e --keyservice unix:///run/k a.yaml            #=> read_only
        sops decrypt prod.yaml                            #=> exposure secret.read
        sops decrypt -i prod.yaml                         #=> exposure fs.write
        sops encrypt --age age1x prod.yaml                #=> read_only
        sops encrypt -i prod.yaml                         #=> config_mutation fs.write
        sops encrypt --keyservice tcp://h:1 a.yaml           #=> exposure secret.send
        sops rotate -i prod.yaml                          #=> config_mutation fs.write
        sops rotate prod.yaml                             #=> read_only
        sops edit prod.yaml                               #=> unknown code.interactive
        sops set prod.yaml '["a"]' '"b"'                  #=> config_mutation fs.write
        sops unset prod.yaml '["a"]'                      #=> config_mutation fs.write
        sops updatekeys -y prod.yaml                      #=> config_mutation fs.write
        sops filestatus prod.yaml                         #=> read_only
        sops exec-env prod.yaml 'rm f'                    #=> destructive fs.delete
        sops exec-env prod.yaml 'ls /srv'                 #=> read_only
        sops exec-file prod.yaml 'cat {}'                 #=> exposure secret.read
        sops publish -y prod.yaml                         #=> config_mutation net.send
        sops keyservice                                      #=> reversible_low net.loopback
        sops keyservice --address 127.0.0.1:5001             #=> reversible_low net.loopback
        sops keyservice --address 0.0.0.0:5000               #=> exposure net.tunnel
        sops groups add -f a.yaml --pgp X -i                 #=> exposure access.grant
        sops groups add -f a.yaml --pgp X                    #=> exposure access.grant
        sops groups delete -i -f a.yaml 1                    #=> config_mutation fs.write
        sops groups delete -f a.yaml 1                       #=> read_only
        sops frobnicate --x                                  #=> unknown
    """,
)
