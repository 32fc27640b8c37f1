from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

SHOWS = "quotes what is wrong there"
CHANGES = "changes the sources"

#: Rules of its own are patterns in GritQL, which is data.
BIOME_COMMON: list[Option] = [
    takes("--colors --config-path --max-diagnostics --reporter --diagnostic-level --log-prefix-name --log-level"),
    takes("--log-kind --files-max-size --files-ignore-unknown --vcs-*"),
    takes("--reporter-file --log-file --log-path", writes="VALUE"),
    flags("--use-server --verbose --skip-parse-errors --no-errors-on-unmatched --error-on-warnings"),
]
BIOME_CHOICE: list[Option] = [
    takes("--json-* --css-* --md-* --javascript-* --yaml-* --graphql-* --grit-* --html-* --format-with-errors"),
    takes("--indent-style --indent-width --line-ending --line-width --attribute-position --bracket-same-line"),
    takes("--bracket-spacing --delimiter-spacing --expand --trailing-newline --use-editorconfig --jsx-everywhere"),
    takes("--jsx-quote-style --quote-properties --trailing-commas --semicolons --arrow-parentheses"),
    takes("--formatter-enabled --linter-enabled --assist-enabled --enforce-assist --stdin-file-path --since --only"),
    takes("--skip --reason --threads --organize-imports-enabled"),
    flags("--staged --changed --watch --profile-rules --profile-type-inference"),
]

BIOME = tool(
    "biome",
    about="lint and format sources of the web",
    docs="https://biomejs.dev/reference/cli/",
    inherits=True,
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "check, lint, format",
            "FILE...",
            reads="FILE",
            because=SHOWS,
            options=[
                *BIOME_COMMON,
                *BIOME_CHOICE,
                flags("--write --fix --apply --apply-unsafe --unsafe --suppress"),
            ],
            rows=[
                when("--write --fix --apply --apply-unsafe --suppress", "FILE", writes="FILE", because=CHANGES),
                when(
                    "--write --fix --apply --apply-unsafe --suppress",
                    unless="FILE",
                    does="fs.write cwd",
                    because=CHANGES,
                ),
            ],
        ),
        sub("ci", "FILE...", reads="FILE", because=SHOWS, options=[*BIOME_COMMON, *BIOME_CHOICE]),
        sub(
            "search",
            "PATTERN FILE...",
            reads="FILE",
            because=SHOWS,
            options=[*BIOME_COMMON, takes("-l/--language")],
        ),
        sub(
            "version, rage, explain, inspect config, inspect plugins, inspect file",
            "WORD...",
            options=[
                *BIOME_COMMON,
                takes("--path"),
                flags("--daemon-logs --formatter --linter --ast --ir --semantic"),
            ],
        ),
        sub("init", does="fs.create cwd", options=[flags("--jsonc --git")]),
        sub(
            "migrate",
            options=[*BIOME_COMMON, flags("--write --fix")],
            rows=[when("--write --fix", does="fs.write cwd", because="changes the settings")],
        ),
        sub(
            "migrate eslint, migrate stylelint, migrate prettier",
            does="code.project",
            because="loads the settings of the other tool, which are a program",
            options=[*BIOME_COMMON, flags("--write --fix --include-inspired --include-nursery")],
        ),
        sub(
            "start",
            does="service.start",
            options=[*BIOME_COMMON, takes("--watcher-kind --watcher-polling-interval")],
        ),
        sub("stop", does="service.stop"),
        sub(
            "lsp-proxy",
            does="code.interactive",
            options=[*BIOME_COMMON, takes("--watcher-kind --watcher-polling-interval")],
        ),
        sub("clean", does="fs.scratch", because="empties its cache"),
        sub("upgrade", does="package.install"),
    ],
    examples="""
        biome check                         #=> read_only
        biome check --json-formatter-enabled=true src #=> read_only
        biome lint .env                     #=> exposure secret.read
        biome format .env                   #=> exposure secret.read
        biome check --write src             #=> config_mutation fs.write
        biome format --fix                  #=> config_mutation fs.write
        biome ci .                          #=> read_only
        biome ci .env                       #=> exposure secret.read
        biome check --reporter=json --reporter-file=r.json src #=> config_mutation fs.write
        biome search 'x' .env               #=> exposure secret.read
        biome rage                          #=> read_only
        biome init                          #=> reversible_low fs.create
        biome migrate                       #=> read_only
        biome migrate --write               #=> config_mutation fs.write
        biome migrate eslint                #=> unknown code.project
        biome start                         #=> reversible_low service.start
        biome stop                          #=> disruptive service.stop
        biome lsp-proxy                     #=> unknown code.interactive
        biome clean                         #=> reversible_low fs.scratch
        biome upgrade                       #=> config_mutation package.install
        biome --version                     #=> read_only
        biome check --frobnicate            #=> unknown unknown.option
    """,
)

# Settings and plug-ins may be JavaScript.
OXLINT = tool(
    "oxlint",
    "FILE...",
    about="lint JavaScript and TypeScript",
    docs="https://oxc.rs/docs/guide/usage/linter/cli.html",
    inert="-h --help -V --version",
    does="code.project",
    because="loads the project's settings, which may be a program",
    options=[
        takes("-c/--config --tsconfig -A/--allow -W/--warn -D/--deny --ignore-path --ignore-pattern --max-warnings"),
        takes("-f/--format --debug --threads --report-unused-disable-directives-severity"),
        flags("--fix --fix-suggestions --fix-dangerously"),
        flags("--init", does="fs.create cwd"),
        flags("--lsp", does="code.interactive"),
        flags("--disable-unicorn-plugin --disable-oxc-plugin --disable-typescript-plugin --import-plugin"),
        flags("--react-plugin --jsdoc-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin"),
        flags("--react-perf-plugin --promise-plugin --node-plugin --vue-plugin --no-ignore --quiet --deny-warnings"),
        flags("--silent --no-error-on-unmatched-pattern --print-config --report-unused-disable-directives"),
        flags("--disable-nested-config --type-aware --type-check -h/--help -V/--version --rules"),
    ],
    rows=[when("--fix --fix-suggestions --fix-dangerously", does="fs.write cwd", because=CHANGES)],
    examples="""
        oxlint                              #=> unknown code.project
        oxlint -D correctness src           #=> unknown code.project
        oxlint --fix src                    #=> unknown code.project fs.write
        oxlint --init                       #=> unknown code.project fs.create
        oxlint --lsp                        #=> unknown code.interactive
        oxlint --version                    #=> read_only
    """,
)

DPRINT_RUNS = "runs the plug-ins that the settings name"

DPRINT = tool(
    "dprint",
    about="format sources with plug-ins",
    docs="https://dprint.dev/cli/",
    inherits=True,
    inert="-h --help -V --version",
    options=[
        takes("-c/--config --config-discovery --plugins -L/--log-level"),
        flags("--verbose -h/--help -V/--version"),
    ],
    subs=[
        sub(
            "check, file-paths, resolved-config, incremental-state, format-times, output-file-paths,"
            " output-resolved-config",
            "FILE...",
            does="code.project",
            because=DPRINT_RUNS,
            options=[
                takes("--excludes --excludes-override --includes-override --incremental --stdin --only-staged"),
                flags("--allow-node-modules --list-different --fail-fast --staged --allow-no-files"),
            ],
        ),
        sub(
            "fmt",
            "FILE...",
            does="code.project, fs.write cwd",
            because=DPRINT_RUNS,
            options=[
                takes("--excludes --excludes-override --includes-override --stdin"),
                takes("--incremental", "[BOOL]"),
                flags("--allow-node-modules --diff --staged --skip-stable-format --allow-no-files --fail-fast"),
            ],
        ),
        sub("init", does="fs.create cwd"),
        sub(
            "add, config init, config add, config update, config edit",
            "WORD...",
            does="fs.write cwd",
            because="changes the settings, which name plug-ins",
            options=[flags("-y/--yes")],
        ),
        sub("upgrade", does="package.install"),
        sub("clear-cache", does="fs.scratch", because="empties its cache"),
        sub("help, license, completions", "WORD..."),
        sub("lsp, editor-service, editor-info", "WORD...", does="code.project", because=DPRINT_RUNS),
    ],
    examples="""
        dprint check                        #=> unknown code.project
        dprint fmt                          #=> unknown code.project fs.write
        dprint init                         #=> reversible_low fs.create
        dprint add typescript               #=> config_mutation fs.write
        dprint upgrade                      #=> config_mutation package.install
        dprint clear-cache                  #=> reversible_low fs.scratch
        dprint license                      #=> read_only
        dprint lsp                          #=> unknown code.project
        dprint --version                    #=> read_only
        dprint frobnicate                   #=> unknown unknown.subcommand
    """,
)

# The command has no plug-ins, and the settings that it looks for are JSON.
ESBUILD = tool(
    "esbuild",
    "FILE...",
    about="bundle JavaScript and CSS",
    docs="https://esbuild.github.io/api/",
    inert="--help --version",
    options=[
        takes("--outfile --outdir --metafile --mangle-cache", "[VALUE]", writes="VALUE"),
        takes("--serve", "[ADDRESS]"),
        takes("--servedir --serve-fallback --certfile --keyfile --cors-origin", "[VALUE]"),
        takes("--inject:* --alias:* --banner:* --define:* --drop:* --drop-labels --external:* --footer:*", "[VALUE]"),
        takes("--loader:* --log-override:* --out-extension:* --pure:* --supported:* --loader", "[VALUE]"),
        takes("--format --packages --platform --target --abs-paths --asset-names --charset --chunk-names", "[VALUE]"),
        takes("--color --conditions --entry-names --global-name --jsx-factory --jsx-fragment", "[VALUE]"),
        takes("--jsx-import-source --jsx --legal-comments --line-limit --log-level --log-limit", "[VALUE]"),
        takes("--main-fields --mangle-props --mangle-quoted --outbase --public-path --reserve-props", "[VALUE]"),
        takes("--resolve-extensions --source-root --sourcefile --sources-content --tree-shaking", "[VALUE]"),
        takes("--tsconfig --tsconfig-raw --watch-delay --sourcemap --watch --bundle --minify", "[VALUE]"),
        takes("--splitting --allow-overwrite --analyze --ignore-annotations --jsx-dev --jsx-side-effects", "[VALUE]"),
        takes("--keep-names --minify-whitespace --minify-identifiers --minify-syntax", "[VALUE]"),
        takes("--preserve-symlinks", "[VALUE]"),
        flags("--version --help"),
    ],
    rows=[
        when("FILE", unless="--outfile --outdir", reads="FILE", because="shows the sources"),
        when(unless="FILE", reads="stdin", because="shows the sources"),
        when("--serve --servedir", does="net.publish", because="serves files on every address"),
    ],
    examples="""
        esbuild x.js                                #=> read_only
        esbuild --loader:.env=text .env             #=> exposure secret.read
        esbuild --loader=text < .env                #=> exposure secret.read
        esbuild x.js --bundle --minify --outfile=o.js #=> config_mutation fs.write
        esbuild x.js --bundle --outdir=/tmp/o       #=> reversible_low fs.scratch
        esbuild x.js --bundle --metafile=m.json     #=> config_mutation fs.write
        esbuild x.js --bundle --servedir=www        #=> exposure net.publish
        esbuild --version                           #=> read_only
        esbuild x.js --frobnicate                   #=> unknown unknown.option
    """,
)

PLUGINS = "runs the plug-ins that the project's settings name"

SWC = tool(
    "swc",
    "FILE...",
    about="compile JavaScript and TypeScript",
    docs="https://swc.rs/docs/usage/cli",
    inert="-h --help -V --version",
    does="code.project",
    because=PLUGINS,
    options=[
        takes("-o/--out-file -d/--out-dir --source-map-target", "VALUE?", writes="VALUE"),
        takes("-C/--config", does="code.injected VALUE"),
        takes("--config-file --cli-config-file", "VALUE?", does="code.injected VALUE"),
        takes("-f/--filename --env-name --ignore --only --source-file-name --source-root", "VALUE?"),
        takes("--out-file-extension --workers --extensions -s/--source-maps", "VALUE?"),
        flags("--delete-dir-on-start"),
        flags("--no-swcrc -w/--watch -q/--quiet -D/--copy-files --strip-leading-paths --include-dotfiles --sync"),
        flags("--log-watch-compilation -V/--version -h/--help"),
    ],
    rows=[when("--delete-dir-on-start", deletes="-d")],
    examples="""
        swc src -d out                      #=> unknown code.project fs.write
        swc x.ts                            #=> unknown code.project
        swc x.ts -C jsc.x=1                 #=> unknown code.injected
        swc x.ts --config-file /tmp/s.json  #=> unknown code.injected
        swc src -d out --delete-dir-on-start #=> destructive fs.delete
        swc --version                       #=> read_only
    """,
)

TSUP = tool(
    "tsup",
    "FILE...",
    about="bundle TypeScript libraries",
    docs="https://tsup.egoist.dev/",
    inert="-h --help -v --version",
    does="code.project",
    because="loads the project's settings, which are a program",
    options=[
        takes("--onSuccess", "COMMAND:sh"),
        takes("-d/--out-dir", writes="VALUE"),
        takes("--entry --entry.* --format --target --ignore-watch --env --env.* --inject --define --define.*"),
        takes("--external --global-name --jsxFactory --jsxFragment --pure --platform --loader --tsconfig --config"),
        takes("--killSignal"),
        takes("--minify --dts --experimental-dts --sourcemap --watch --treeshake --publicDir", "VALUE?"),
        flags("--clean"),
        flags("--minify-whitespace --minify-identifiers --minify-syntax --keep-names --legacy-output --dts-resolve"),
        flags("--dts-only --replaceNodeEnv --no-splitting --silent --metafile --no-config --shims --inject-style"),
        flags("--cjsInterop -h/--help -v/--version"),
    ],
    rows=[when("--clean", deletes="-d")],
    examples="""
        tsup src/index.ts                   #=> unknown code.project
        tsup x.ts -d out                    #=> unknown code.project fs.write
        tsup x.ts -d out --clean            #=> destructive fs.delete
        tsup x.ts --onSuccess 'rm -rf /srv' #=> destructive fs.delete
        tsup --version                      #=> read_only
    """,
)

TOOLS = [BIOME, OXLINT, DPRINT, ESBUILD, SWC, TSUP]
