from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

#: Of crane and gcrane, for every command.
CRANE = [
    takes("--platform"),
    flags("--allow-nondistributable-artifacts --insecure -v/--verbose -h/--help"),
]

CRANE_TOOL = tool(
    "crane gcrane",
    about="look at images in registries, and copy and change them there",
    docs="https://github.com/google/go-containerregistry/blob/main/cmd/crane/doc/crane.md",
    style="go",
    inherits=True,
    inert="-h",
    options=CRANE,
    subs=[
        sub("digest", "IMAGE", does="net.query IMAGE", options=[takes("--tarball"), flags("--full-ref")]),
        sub(
            "config, manifest, ls, catalog, blob",
            "IMAGE",
            does="net.query IMAGE",
            options=[
                flags("--full-ref --omit-digest-tags -O/--omit"),
            ],
        ),
        sub("validate", does="net.query", options=[takes("--remote --tarball"), flags("--fast")]),
        sub("version, help, completion bash, completion zsh, completion fish, completion powershell", "WORD..."),
        sub("export", "IMAGE FILE", does="net.query IMAGE", rows=[when("FILE", writes="FILE|-")]),
        sub(
            "pull",
            "IMAGE... FILE",
            does="net.query IMAGE",
            writes="FILE",
            options=[takes("-c/--cache_path --format"), flags("--annotate-ref")],
        ),
        sub(
            "push",
            "FILE IMAGE",
            does="net.upload FILE IMAGE",
            options=[
                takes("--image-refs", writes="VALUE"),
                flags("--index --annotate-ref"),
            ],
        ),
        sub(
            "copy, cp",
            "SOURCE TARGET",
            does="net.upload SOURCE TARGET",
            options=[takes("-j/--jobs"), flags("-a/--all-tags -n/--no-clobber -r/--recursive")],
        ),
        sub("tag", "IMAGE TAG", does="net.publish TAG"),
        sub("delete", "IMAGE", does="net.delete IMAGE"),
        sub(
            "append",
            does="net.upload --new_tag",
            options=[
                takes("-b/--base -f/--new_layer -t/--new_tag"),
                takes("-o/--output", writes="VALUE"),
                flags("--set-base-image-annotations"),
            ],
        ),
        sub(
            "mutate",
            "IMAGE",
            does="net.upload IMAGE",
            options=[
                takes("-a/--annotation --append --cmd --entrypoint -e/--env -l/--label --repo --set-platform -t/--tag"),
                takes("-u/--user -w/--workdir --exposed-ports"),
                takes("-o/--output", writes="VALUE"),
            ],
        ),
        sub(
            "flatten, rebase",
            "IMAGE",
            does="net.upload IMAGE",
            options=[
                takes("-t/--tag --new_base --old_base --rebased --original"),
            ],
        ),
        sub(
            "index append, index filter",
            "IMAGE",
            does="net.upload IMAGE",
            options=[
                takes("-m/--manifest -t/--tag"),
                flags("--docker-empty-base --flatten"),
            ],
        ),
        sub("index list", "IMAGE", does="net.query IMAGE"),
        sub(
            "auth login",
            "SERVER",
            does="credential.store SERVER",
            options=[
                takes("-u/--username -p/--password"),
                flags("--password-stdin"),
            ],
        ),
        sub("auth logout", "SERVER", does="credential.store SERVER", because="forgets how to log in"),
        sub(
            "auth get, auth token",
            "SERVER",
            does="secret.read",
            because="shows how to log in",
            options=[
                takes("-m/--mount"),
                flags("-H/--header --push"),
            ],
        ),
        sub(
            "registry serve, serve",
            does="net.listen",
            because="serves images",
            options=[
                takes("--address --disk --port"),
                flags("--blobs-to-disk"),
            ],
        ),
        sub(
            "gc",
            "REPOSITORY",
            does="net.query REPOSITORY",
            because="lists what could be deleted",
            options=[flags("-r/--recursive")],
        ),
    ],
    examples="""
        crane digest alpine:3                               #=> read_only net.query
        crane ls registry.example.org/app                   #=> read_only
        crane manifest alpine:3 --platform linux/arm64      #=> read_only
        crane export alpine:3 -                             #=> read_only
        crane export alpine:3 fs.tar                        #=> config_mutation fs.write
        crane pull alpine:3 /tmp/a.tar                      #=> reversible_low fs.scratch
        crane push a.tar r.example/app:1                    #=> exposure net.upload
        crane push a.tar r.example/app:1 --image-refs refs  #=> exposure fs.write
        crane copy alpine:3 r.example/alpine:3              #=> exposure net.upload
        crane tag r.example/app:1 latest                    #=> exposure net.publish
        crane delete r.example/app@sha256:1                 #=> destructive net.delete
        crane mutate r.example/app -t r.example/app:2 --cmd ls  #=> exposure
        crane auth login r.example -u bob --password-stdin  #=> config_mutation credential.store
        crane auth token r.example                          #=> exposure secret.read
        crane registry serve                                #=> config_mutation net.listen
        crane validate --remote alpine:3                    #=> read_only
        gcrane gc gcr.io/p/app                              #=> read_only
        crane version                                       #=> read_only
        crane frobnicate                                    #=> unknown unknown.subcommand
        crane digest --frobnicate alpine                    #=> unknown unknown.option
    """,
)

#: Where signatures lie, and how to log in there.
REGISTRY: list[Option] = [
    takes("--attachment-tag-prefix --registry-cacert --registry-client-cert --registry-client-key"),
    takes("--registry-password --registry-server-name --registry-token --registry-username"),
    flags("--allow-http-registry --allow-insecure-registry --k8s-keychain"),
]
KEY: list[Option] = [takes("--key --slot"), flags("--sk")]
SIGN: list[Option] = [
    *KEY,
    takes("--certificate --certificate-chain --fulcio-auth-flow --fulcio-url --identity-token --oidc-client-id"),
    takes("--oidc-client-secret-file --oidc-issuer --oidc-provider --oidc-redirect-url --rekor-url --signing-config"),
    takes("--timestamp-client-cacert --timestamp-client-cert --timestamp-client-key --timestamp-server-name"),
    takes("--timestamp-server-url --trusted-root"),
    takes("--output-certificate --output-signature --output-payload --output-attestation --bundle", writes="VALUE"),
    takes("--rfc3161-timestamp --rfc3161-timestamp-bundle", writes="VALUE"),
    flags("--insecure-skip-verify --oidc-disable-ambient-providers --tlog-upload --new-bundle-format -y/--yes"),
    flags("--issue-certificate --use-signing-config"),
]
CHECK: list[Option] = [
    *KEY,
    takes("--ca-intermediates --ca-roots --certificate --certificate-chain --certificate-github-workflow-name"),
    takes(
        "--certificate-github-workflow-ref --certificate-github-workflow-repository --certificate-github-workflow-sha"
    ),
    takes("--certificate-github-workflow-trigger --certificate-identity --certificate-identity-regexp --rekor-url"),
    takes("--certificate-oidc-issuer --certificate-oidc-issuer-regexp --max-workers -o/--output --sct --signature"),
    takes("--signature-digest-algorithm --timestamp-certificate-chain --trusted-root --bundle --rfc3161-timestamp"),
    takes("--type --policy --digest --digestAlg --attachment -a/--annotations --payload"),
    flags("--check-claims --experimental-oci11 --insecure-ignore-sct --insecure-ignore-tlog --local-image --offline"),
    flags("--new-bundle-format --private-infrastructure --use-signed-timestamps"),
]

COSIGN = tool(
    "cosign",
    about="sign images and files, and check what was signed",
    docs="https://docs.sigstore.dev/cosign/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("-t/--timeout"),
        takes("--output-file", does="fs.append VALUE"),
        flags("-h/--help -d/--verbose"),
    ],
    subs=[
        sub("verify, verify-attestation", "IMAGE...", does="net.query IMAGE", options=[*REGISTRY, *CHECK]),
        sub(
            "verify-blob, verify-blob-attestation, dockerfile verify, manifest verify",
            "FILE...",
            does="net.query",
            options=[*REGISTRY, *CHECK, flags("--base-image-only")],
        ),
        sub(
            "tree, triangulate",
            "IMAGE",
            does="net.query IMAGE",
            options=[*REGISTRY, takes("--type"), flags("--experimental-oci11")],
        ),
        sub(
            "download sbom, download signature, download attestation",
            "IMAGE",
            does="net.query IMAGE",
            options=[
                *REGISTRY,
                takes("--platform --predicate-type"),
            ],
        ),
        sub(
            "version, help, env, completion",
            "WORD...",
            options=[
                flags("--json --show-descriptions"),
                flags("--show-sensitive-values", does="secret.env"),
            ],
        ),
        sub("public-key", options=[*KEY, takes("--outfile", writes="VALUE")]),
        sub("generate", "IMAGE", does="net.query IMAGE", options=[*REGISTRY, takes("-a/--annotations")]),
        sub(
            "sign",
            "IMAGE...",
            does="net.publish IMAGE",
            because="puts a signature beside the image, and into a public log",
            options=[
                *REGISTRY,
                *SIGN,
                takes("-a/--annotations --attachment --payload --registry-referrers-mode --sign-container-identity"),
                flags("--record-creation-timestamp -r/--recursive --upload"),
            ],
        ),
        sub(
            "sign-blob",
            "FILE...",
            does="net.publish",
            because="puts the signature's digest into a public log",
            options=[*SIGN, takes("--output", writes="VALUE"), flags("--b64")],
        ),
        sub(
            "attest, attest-blob",
            "IMAGE...",
            does="net.publish IMAGE",
            because="puts a statement beside the image, and into a public log",
            options=[
                *REGISTRY,
                *SIGN,
                takes("--predicate --rekor-entry-type --type --hash --registry-referrers-mode --statement"),
                flags("--no-upload --record-creation-timestamp -r/--recursive --replace"),
            ],
        ),
        sub(
            "attach signature, attach sbom, attach attestation",
            "IMAGE",
            does="net.publish IMAGE",
            options=[
                *REGISTRY,
                takes(
                    "--attestation --certificate --certificate-chain --input-format --payload --rekor-response --sbom"
                ),
                takes("--signature --tsr --type --registry-referrers-mode"),
            ],
        ),
        sub(
            "copy",
            "SOURCE TARGET",
            does="net.upload SOURCE TARGET",
            options=[
                *REGISTRY,
                takes("--only --platform"),
                flags("-f/--force --sig-only"),
            ],
        ),
        sub("clean", "IMAGE", does="net.delete IMAGE", options=[*REGISTRY, takes("--type"), flags("-f/--force")]),
        sub("save", "IMAGE", does="net.query IMAGE", options=[*REGISTRY, takes("--dir", writes="VALUE")]),
        sub("load", "IMAGE", does="net.upload IMAGE", options=[*REGISTRY, takes("--dir")]),
        sub(
            "upload blob, upload wasm",
            "IMAGE",
            does="net.upload IMAGE",
            options=[
                *REGISTRY,
                takes("-a/--annotation --ct -f/--files --file"),
            ],
        ),
        sub(
            "generate-key-pair",
            "TARGET",
            does="credential.store TARGET",
            options=[
                takes("--kms"),
                takes("--output-key-prefix", writes="VALUE"),
            ],
        ),
        sub(
            "import-key-pair",
            does="credential.store",
            options=[
                takes("-k/--key"),
                takes("-o/--output-key-prefix", writes="VALUE"),
                flags("-y/--yes"),
            ],
        ),
        sub(
            "initialize",
            does="host.config",
            because="chooses whose signatures are trusted",
            options=[
                takes("--mirror --root --root-checksum --staging"),
            ],
        ),
        sub(
            "login",
            "SERVER",
            does="credential.store SERVER",
            options=[takes("-u/--username -p/--password"), flags("--password-stdin")],
        ),
    ],
    examples="""
        cosign verify --key cosign.pub r.example/app        #=> read_only net.query
        cosign verify-blob --bundle b.json --key k.pub f    #=> read_only
        cosign tree r.example/app                           #=> read_only
        cosign version                                      #=> read_only
        cosign download sbom r.example/app                  #=> read_only
        cosign public-key --key cosign.key                  #=> read_only
        cosign public-key --key k --outfile out.pub         #=> config_mutation fs.write
        cosign sign --key cosign.key r.example/app          #=> exposure net.publish
        cosign sign-blob --key k --bundle b.json f          #=> exposure fs.write
        cosign attest --predicate p.json --key k r.example/app  #=> exposure
        cosign copy r.example/a r.example/b                 #=> exposure net.upload
        cosign clean r.example/app                          #=> destructive net.delete
        cosign save --dir out r.example/app                 #=> config_mutation fs.write
        cosign generate-key-pair                            #=> config_mutation credential.store
        cosign initialize --mirror https://x                #=> config_mutation host.config
        cosign --output-file log tree r.example/app         #=> config_mutation
        cosign sign --help                                  #=> read_only
        cosign frobnicate                                   #=> unknown unknown.subcommand
        cosign env                                          #=> read_only
        cosign env --show-sensitive-values                  #=> exposure secret.env
        cosign tree --frobnicate x                          #=> unknown unknown.option
    """,
)

REPORT: list[Option] = [
    takes("-t/--template", reads="VALUE"),
    takes("-o/--output --from --platform --base-path --exclude --name -s/--scope --select-catalogers"),
    takes("-c/--config --profile"),
    flags("-q/--quiet -v/--verbose -h/--help"),
]
#: `-o FORMAT=FILE` writes a file.
TO_FILE: Row = when("-o=*=*", does="fs.write -o", because="writes the report")

SYFT = tool(
    "syft",
    "SOURCE",
    about="list what an image or a folder is made of",
    docs="https://github.com/anchore/syft/wiki",
    style="go",
    inherits=True,
    inert="-h --version",
    does="net.query SOURCE",
    options=[
        *REPORT,
        takes("--file", writes="VALUE"),
        takes("--enrich --override-default-catalogers --parallelism --source-name --source-supplier --source-version"),
        flags("--version"),
    ],
    rows=[TO_FILE],
    subs=[
        sub("scan, packages", "SOURCE", does="net.query SOURCE", rows=[TO_FILE]),
        sub("convert", "FILE", rows=[TO_FILE]),
        sub(
            "cataloger list, config, config locations, version, help",
            "WORD...",
            options=[flags("--load --show-hidden --all")],
        ),
        sub("completion", "SHELL"),
        sub(
            "attest",
            "IMAGE",
            does="net.publish IMAGE",
            because="signs what it found, and puts it beside the image",
            rows=[TO_FILE],
            options=[takes("-k/--key")],
        ),
        sub(
            "login",
            "SERVER",
            does="credential.store SERVER",
            options=[takes("-u/--username -p/--password"), flags("--password-stdin")],
        ),
    ],
    examples="""
        syft alpine:3                               #=> read_only net.query
        syft scan dir:. -o spdx-json                #=> read_only
        syft scan dir:. -o spdx-json=out.json       #=> config_mutation fs.write
        syft alpine:3 -o json=out.json              #=> config_mutation fs.write
        syft alpine:3 --file out                    #=> config_mutation fs.write
        syft convert a.json -o cyclonedx-json       #=> read_only
        syft convert a.json -o cyclonedx-json=b.json    #=> config_mutation
        syft attest -o json r.example/app           #=> exposure net.publish
        syft attest -o json=x r.example/app         #=> exposure fs.write
        syft version                                #=> read_only
        syft --frobnicate alpine                    #=> unknown unknown.option
    """,
)

GRYPE = tool(
    "grype",
    "SOURCE",
    about="look for weaknesses in images and folders",
    docs="https://github.com/anchore/grype",
    style="go",
    inherits=True,
    inert="-h --version",
    does="net.query SOURCE",
    options=[
        *REPORT,
        takes("--file", writes="VALUE"),
        takes("-f/--fail-on --distro --vex --sort-by --ignore-states"),
        flags("--add-cpes-if-none --by-cve --only-fixed --only-notfixed --show-suppressed --version"),
    ],
    rows=[TO_FILE],
    subs=[
        sub(
            "db check, db diff, db list, db providers, db search, db search vuln, "
            "db status, config, config locations, version, help, explain",
            "WORD...",
            does="net.query",
            options=[
                takes(
                    "--id --vuln --pkg --ecosystem --limit --provider --published-after --modified-after --fixed-state"
                ),
                flags("-d/--delete --load --all"),
            ],
        ),
        sub("db update, db delete, db import", "FILE", does="refresh", because="replaces what it knows of weaknesses"),
        sub("completion", "SHELL"),
    ],
    examples="""
        grype alpine:3                              #=> read_only net.query
        grype dir:. -o json --fail-on high          #=> read_only
        grype alpine:3 -o json=out.json             #=> config_mutation fs.write
        grype alpine:3 --file out                   #=> config_mutation fs.write
        grype db status                             #=> read_only
        grype db update                             #=> reversible_low refresh
        grype --version                             #=> read_only
        grype --frobnicate alpine                   #=> unknown unknown.option
    """,
)

DIVE = tool(
    "dive",
    "IMAGE",
    about="look into the layers of an image",
    docs="https://github.com/wagoodman/dive",
    style="go",
    inherits=True,
    options=[
        takes("--config --ci-config --source --highestUserWastedPercent --highestWastedBytes --lowestEfficiency"),
        takes("-j/--json", writes="VALUE"),
        flags("--ci -i/--ignore-errors -h/--help -v/--version"),
    ],
    subs=[
        sub("build", "ARG...", does="container.run, code.opaque ARG", because="builds an image first", open=True),
        sub("version, help", "WORD..."),
        sub("completion", "SHELL"),
    ],
    examples="""
        dive alpine:3                               #=> read_only
        CI=true dive alpine:3 --ci-config c.yaml    #=> read_only
        dive alpine:3 -j out.json                   #=> config_mutation fs.write
        dive build -t app .                         #=> unknown code.opaque
        dive --frobnicate alpine                    #=> unknown unknown.option
    """,
)

CTOP = tool(
    "ctop",
    about="watch containers",
    docs="https://github.com/bcicen/ctop",
    style="single",
    options=[takes("-f -s -connector"), flags("-a -h -i -r -v")],
    examples="""
        ctop                                        #=> read_only
        ctop -a -f web                              #=> read_only
        ctop -frobnicate                            #=> unknown unknown.option
    """,
)

TOOLS = [CRANE_TOOL, COSIGN, SYFT, GRYPE, DIVE, CTOP]
