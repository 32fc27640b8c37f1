from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

ANY: list[Option] = [takes("--*", "[VALUE]"), flags("-*")]
SAYS = "runs what the project says"
HOOKS = "runs the hooks of the project"

GORELEASER = tool(
    "goreleaser",
    about="build and publish releases",
    docs="https://goreleaser.com/cmd/goreleaser/",
    inherits=True,
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version --verbose"), takes("-f/--config")],
    subs=[
        sub(
            "check, healthcheck, jsonschema, completion, help, man, docs",
            "WORD...",
            options=[takes("-o/--output", writes="VALUE|-"), flags("-q/--quiet --soft")],
        ),
        sub("init", does="fs.create cwd", options=ANY),
        sub("build", "WORD...", does="code.project", because=HOOKS, options=ANY),
        sub("changelog", "WORD...", does="fs.write cwd", options=ANY),
        sub(
            "release, r, publish, announce, continue",
            "WORD...",
            does="code.project, net.upload",
            because="builds what the project says, and publishes it",
            options=ANY,
        ),
        sub("mcp", does="code.opaque", options=ANY),
    ],
    examples="""
        goreleaser check                    #=> read_only
        goreleaser -v                       #=> read_only
        goreleaser jsonschema -o f          #=> config_mutation fs.write
        goreleaser init                     #=> reversible_low fs.create
        goreleaser build --snapshot         #=> unknown code.project
        goreleaser changelog                #=> config_mutation fs.write
        goreleaser release --clean          #=> unknown code.project
        goreleaser mcp                      #=> unknown code.opaque
        goreleaser frobnicate               #=> unknown
    """,
)

SEMANTIC = tool(
    "semantic-release python-semantic-release psr release-it standard-version changeset bumpversion"
    " bump2version bump-my-version",
    "WORD...",
    about="make a release as the project's settings say",
    options=[flags("--help/-h --version"), *ANY],
    rows=[when(unless="--help --version", does="code.project WORD", because=SAYS)],
    examples="""
        semantic-release --version          #=> read_only
        semantic-release                    #=> unknown code.project
        semantic-release --dry-run          #=> unknown code.project
        changeset status                    #=> unknown code.project
    """,
)

TWINE = tool(
    "twine",
    about="publish packages of Python",
    docs="https://twine.readthedocs.io/",
    inherits=True,
    inert="-h --help --version",
    options=[flags("-h/--help --version --no-color")],
    subs=[
        sub("check", "FILE...", options=[flags("--strict")]),
        sub(
            "upload, register",
            "FILE...",
            does="net.publish FILE",
            options=[
                takes("-r/--repository --repository-url -i/--identity -u/--username -p/--password -c/--comment"),
                takes("--sign-with", does="code.opaque VALUE", because="runs that program to sign"),
                takes("--config-file --cert --client-cert"),
                flags("-s/--sign --attestations --non-interactive --skip-existing --verbose --disable-progress-bar"),
            ],
        ),
    ],
    examples="""
        twine --version                     #=> read_only
        twine check dist/x.whl              #=> read_only
        twine upload dist/x.whl             #=> exposure net.publish
        twine upload --help                 #=> read_only
        twine upload -s --sign-with ./x d   #=> unknown code.opaque net.publish
        twine frobnicate                    #=> unknown
    """,
)

ACT = tool(
    "act",
    "EVENT",
    about="run a project's GitHub workflows here",
    docs="https://nektosact.com/usage/",
    style="go",
    inert="-h --help --version -l --list -g --graph --man-page --bug-report --list-options",
    options=[
        flags("-h/--help --version -l/--list -g/--graph --man-page --bug-report --list-options --validate"),
        flags("-n/--dryrun", does="code.project", because=SAYS),
        takes(
            "-W/--workflows -j/--job -P/--platform -C/--directory --env-file --env --secret-file"
            " -s/--secret --var --var-file"
        ),
        takes(
            "-a/--actor -e/--eventpath --input --input-file --concurrent-jobs --container-* --matrix"
            " --network --artifact-server-*"
        ),
        takes("--cache-server-* --github-instance --defaultbranch --remote-name --userns --local-repository"),
        takes("--action-cache-path --replace-ghe-action-with-github-com --replace-ghe-action-token-with-github-com"),
        flags(
            "-q/--quiet -v/--verbose -r/--reuse -w/--watch --rm -p/--pull --privileged --json --no-*"
            "  --use-* --detect-event"
        ),
        flags("--insecure-secrets --action-offline-mode --rebuild --strict -b/--bind --log-*"),
    ],
    rows=[
        when(
            unless="-h --version -l -g --man-page --bug-report --list-options", does="code.project EVENT", because=SAYS
        )
    ],
    examples="""
        act -l                              #=> read_only
        act --version                       #=> read_only
        act push                            #=> unknown code.project
        act -n                              #=> unknown code.project
        act -j test                         #=> unknown code.project
    """,
)

TOOLS = [GORELEASER, SEMANTIC, TWINE, ACT]
