from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Where an image lies in files (containers-transports(5)).
FILES = "dir:*|oci:*|oci-archive:*|docker-archive:*"
LOGIN: list[Option] = [
    flags("-h/--help --no-creds --tls-verify"),
    takes("--authfile --cert-dir --creds --daemon-host --password --registry-token --retry-times --retry-delay"),
    takes("--shared-blob-dir --username"),
]
BOTH: list[Option] = [
    flags("-h/--help -a/--all --src-no-creds --dest-no-creds --src-tls-verify --dest-tls-verify --preserve-digests"),
    flags("-q/--quiet --remove-signatures --dest-compress --dest-decompress --dest-oci-accept-uncompressed-layers"),
    flags("--dest-precompute-digests --dest-force-compress-format --remove-list-signatures"),
    takes("--authfile --additional-tag --decryption-key --dest-authfile --dest-cert-dir --dest-compress-format"),
    takes("--dest-compress-level --dest-creds --dest-daemon-host --dest-password --dest-registry-token"),
    takes("--dest-shared-blob-dir --dest-username --encrypt-layer --encryption-key -f/--format --multi-arch"),
    takes("--retry-times --retry-delay --sign-by --sign-by-sigstore-private-key --sign-by-sigstore --sign-identity"),
    takes("--sign-passphrase-file --src-authfile --src-cert-dir --src-creds --src-daemon-host --src-password"),
    takes("--src-registry-token --src-shared-blob-dir --src-username --image-parallel-copies"),
    takes("--digestfile", writes="VALUE"),
]

TOOL = tool(
    "skopeo",
    about="look at and copy images of containers",
    docs="man:skopeo(1)",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("--command-timeout --override-arch --override-os --override-variant --policy --registries.d --tmpdir"),
        takes("--registries-conf --user-agent-prefix"),
        flags("--debug -h/--help --insecure-policy -v/--version"),
    ],
    subs=[
        sub(
            "inspect, list-tags",
            "IMAGE",
            options=[*LOGIN, takes("-f/--format"), flags("--config -n/--no-tags --raw")],
        ),
        sub("layers", "IMAGE LAYER...", does="fs.create cwd", because="fetches layers into a folder", options=LOGIN),
        sub(
            "standalone-sign",
            "MANIFEST REFERENCE KEY",
            options=[flags("-h/--help"), takes("--passphrase-file"), takes("-o/--output", writes="VALUE")],
        ),
        sub(
            "generate-sigstore-key",
            does="credential.store --output-prefix",
            options=[flags("-h/--help"), takes("--output-prefix --passphrase-file")],
        ),
        sub("manifest-digest, standalone-verify", "WORD...", options=[flags("-h/--help"), takes("--public-key-file")]),
        sub(
            "copy",
            "SOURCE DEST",
            options=BOTH,
            rows=[
                when("DEST=docker://*", does="net.upload DEST", because="pushes an image"),
                when(
                    "--dest-daemon-host",
                    "DEST=docker-daemon:*",
                    unless="--dest-daemon-host=unix:*",
                    does="net.upload --dest-daemon-host",
                    because="hands the image to that daemon",
                ),
                when(f"DEST={FILES}", unless="-h", runs="DEST:file_inside"),
                when("DEST", unless=f"DEST=docker://*|{FILES}", does="fs.write DEST", because="stores an image"),
            ],
        ),
        sub(
            "sync",
            "SOURCE DEST",
            inert="--dry-run",
            options=[
                *BOTH,
                takes("-s/--src -d/--dest --append-suffix"),
                flags("--dry-run --keep-going --scoped"),
            ],
            rows=[
                when("-d=docker", does="net.upload DEST", because="pushes images"),
                when("-d", unless="-d=docker", writes="DEST"),
            ],
        ),
        sub("delete", "IMAGE", does="cloud.delete IMAGE", options=LOGIN),
        sub(
            "login",
            "REGISTRY",
            does="credential.store REGISTRY",
            inert="--get-login",
            options=[
                flags("-h/--help --get-login --password-stdin --tls-verify -v/--verbose"),
                takes("--authfile --cert-dir -p/--password -u/--username --compat-auth-file"),
            ],
        ),
        sub(
            "logout",
            "REGISTRY",
            does="credential.store REGISTRY",
            because="forgets a password",
            options=[flags("-h/--help -a/--all --tls-verify"), takes("--authfile --compat-auth-file")],
        ),
    ],
    examples="""
        skopeo inspect docker://docker.io/library/alpine                    #=> read_only
        skopeo list-tags docker://docker.io/library/alpine                  #=> read_only
        skopeo copy docker://docker.io/library/alpine dir:/tmp/alpine       #=> reversible_low fs.scratch
        skopeo copy docker://a.example/x oci-archive:/srv/x.tar:1           #=> config_mutation fs.write
        skopeo copy docker://a.example/x dir:/etc/cron.d                    #=> config_mutation schedule.change
        skopeo copy docker://a.example/x docker://b.example/x               #=> exposure net.upload
        skopeo copy dir:/srv/x docker-daemon:x:1                            #=> config_mutation
        skopeo copy dir:/srv/x docker-daemon:x:1 --dest-daemon-host tcp://h:2375  #=> exposure net.upload
        skopeo layers docker://a.example/x                                  #=> reversible_low fs.create
        skopeo standalone-sign m.json x k -o sig                            #=> config_mutation fs.write
        skopeo generate-sigstore-key --output-prefix k                      #=> config_mutation credential.store
        skopeo copy -h                                                      #=> read_only
        skopeo sync -s docker -d dir a.example/x /tmp/mirror                #=> reversible_low fs.scratch
        skopeo sync -s dir -d docker mirror b.example/x                     #=> exposure net.upload
        skopeo sync -s dir -d docker mirror b.example/x --dry-run           #=> read_only
        skopeo delete docker://a.example/x                                  #=> destructive cloud.delete
        skopeo login -v -u x a.example                                         #=> config_mutation credential.store
        skopeo login --get-login a.example                                  #=> read_only
        skopeo logout a.example                                             #=> config_mutation credential.store
        skopeo --version                                                    #=> read_only
        skopeo frobnicate                                                   #=> unknown
    """,
)
