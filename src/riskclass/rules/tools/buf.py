from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

CHOICE: list[Option] = [
    takes("--config --error-format --path --exclude-path --type --exclude-type"),
    flags("--disable-symlinks --exclude-imports"),
]
OUT = takes("-o/--output", writes="VALUE|-")

BUF = tool(
    "buf",
    about="look after Protocol Buffers",
    docs="https://buf.build/docs/reference/cli/buf/",
    inherits=True,
    inert="-h --help --help-tree --version",
    options=[takes("--log-format --timeout"), flags("--debug -v/--verbose -h/--help --help-tree --version")],
    subs=[
        sub(
            "ls-files, stats, dep graph, config ls-modules, registry whoami, help, help *,"
            " completion bash, completion fish, completion zsh,"
            " completion powershell",
            "INPUT...",
            options=[
                *CHOICE,
                takes("--format --module-path --version"),
                flags("--include-importable --include-imports --no-descriptions"),
            ],
        ),
        sub(
            "lint, breaking, config ls-breaking-rules, config ls-lint-rules",
            "INPUT...",
            does="code.project",
            because="runs the plug-ins that buf.yaml names",
            options=[
                *CHOICE,
                takes("--against --against-config --format --module-path --version"),
                flags("--against-registry --limit-to-input-files --configured-only --include-deprecated"),
            ],
        ),
        sub(
            "build, export",
            "INPUT",
            options=[
                *CHOICE,
                OUT,
                flags("--as-file-descriptor-set --exclude-source-info --exclude-source-retention-options --all"),
            ],
        ),
        sub(
            "convert",
            "INPUT",
            options=[
                takes("--error-format --type"),
                takes("--from", reads="VALUE"),
                takes("--to", writes="VALUE|-"),
                flags("--disable-symlinks --validate"),
            ],
        ),
        sub(
            "format",
            "INPUT",
            options=[
                *CHOICE,
                OUT,
                takes("--stdin-filepath"),
                flags("-d/--diff --exit-code"),
                flags("-w/--write"),
            ],
            rows=[
                when("-w", "INPUT", writes="INPUT", because="formats the sources in place"),
                when("-w", unless="INPUT", does="fs.write cwd", because="formats the sources in place"),
                when("INPUT", unless="-w", reads="INPUT", because="shows the sources"),
            ],
        ),
        sub(
            "generate",
            "INPUT",
            does="code.project, fs.write cwd",
            because="runs the plug-ins that buf.gen.yaml names",
            options=[
                *CHOICE,
                OUT,
                takes("--template", does="code.opaque VALUE", because="names plug-ins to run"),
                flags("--clean", does="fs.delete cwd", because="empties the folders that it writes to"),
                flags("--include-imports --include-wkt"),
            ],
        ),
        sub(
            "curl",
            "URL",
            does="net.send URL",
            because="calls a method",
            options=[
                takes("-d/--data", does="net.send"),
                OUT,
                takes("--cacert -E/--cert --connect-timeout -H/--header --keepalive-time --key --netrc-file"),
                takes("--protocol --reflect-header --reflect-protocol --schema --servername --unix-socket"),
                takes("-u/--user -A/--user-agent"),
                flags("--emit-defaults --http2-prior-knowledge --http3 -k/--insecure -n/--netrc --no-keepalive"),
                flags("--reflect --list-methods --list-services"),
            ],
            rows=[when("-d=@*", does="net.upload -d", because="sends that file")],
        ),
        sub(
            "push, plugin push",
            "INPUT",
            does="net.publish",
            options=[
                takes("--create-default-label --create-visibility --error-format --label --source-control-url"),
                takes("--binary --create-type"),
                flags("--create --disable-symlinks --exclude-unnamed --git-metadata"),
            ],
        ),
        sub("config init", "WORD...", does="fs.create cwd", options=[takes("-o/--output")]),
        sub(
            "config migrate",
            options=[takes("--buf-gen-yaml --module --workspace"), flags("-d/--diff")],
            rows=[when(unless="-d", does="fs.write cwd", because="rewrites the settings")],
        ),
        sub(
            "dep update, dep prune, plugin update, plugin prune", "DIR", does="fs.write cwd", because="writes buf.lock"
        ),
        sub(
            "registry login, registry logout",
            "DOMAIN",
            does="credential.store",
            options=[takes("-u/--username"), flags("--prompt --token-stdin")],
        ),
        sub("registry cc", does="fs.scratch", because="empties its cache"),
        sub("lsp serve, beta lsp", does="code.interactive", options=[takes("--config --debug-address --pipe")]),
    ],
    examples="""
        buf lint                                #=> unknown code.project
        buf breaking --against '.git#branch=main' #=> unknown code.project
        buf ls-files                            #=> read_only
        buf build                               #=> read_only
        buf build -o image.binpb                #=> config_mutation fs.write
        buf convert --type=a.B --from=.env      #=> exposure secret.read
        buf convert --type=a.B --to=x.json      #=> config_mutation fs.write
        buf format                              #=> read_only
        buf format -d x.proto                   #=> read_only
        buf format .env                         #=> exposure secret.read
        buf format -w                           #=> config_mutation fs.write
        buf format -w x.proto                   #=> config_mutation fs.write
        buf generate                            #=> unknown code.project fs.write
        buf generate --template=/tmp/t.yaml     #=> unknown code.opaque
        buf generate --clean                    #=> destructive fs.delete
        buf curl --schema . http://localhost:8080/a.B/C #=> config_mutation net.send
        buf curl -d @f https://example.com/a.B/C #=> exposure net.upload
        buf push                                #=> exposure net.publish
        buf config init                         #=> reversible_low fs.create
        buf config migrate                      #=> config_mutation fs.write
        buf config migrate --diff               #=> read_only
        buf dep update                          #=> config_mutation fs.write
        buf registry login                      #=> config_mutation credential.store
        buf registry cc                         #=> reversible_low fs.scratch
        buf lsp serve                           #=> unknown code.interactive
        buf --version                           #=> read_only
        buf frobnicate                          #=> unknown unknown.subcommand
    """,
)

TOOLS = [BUF]
