from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

RUFF = tool(
    "ruff",
    about="lint and format Python",
    docs="https://docs.astral.sh/ruff/",
    inherits=True,
    options=[takes("--config --color"), flags("--isolated -h/--help -V/--version -v/--verbose -q/--quiet -s/--silent")],
    subs=[
        sub(
            "check",
            "FILE...",
            options=[
                flags("--fix --fix-only --unsafe-fixes --add-noqa"),
                takes("-o/--output-file", writes="VALUE"),
                takes(
                    "--output-format --target-version --select --ignore --extend-select --per-file-ignores"
                    " --extend-per-file-ignores --fixable --unfixable --extend-fixable --exclude --extend-exclude"
                    " --cache-dir"
                    " --stdin-filename --extension --extend-ignore --extend-unfixable --preview-from"
                ),
                flags(
                    "--no-fix --no-unsafe-fixes --show-fixes --no-show-fixes --diff --no-fix-only --ignore-noqa"
                    " --preview"
                    " --no-preview --respect-gitignore --no-respect-gitignore --force-exclude --no-force-exclude"
                    " -n/--no-cache"
                    " -e/--exit-zero --exit-non-zero-on-fix --statistics --show-files --show-settings -w/--watch"
                ),
            ],
            rows=[
                when(
                    "--fix --fix-only --add-noqa", unless="--diff", does="fs.write FILE", because="changes the sources"
                ),
                when(
                    "--fix --fix-only --add-noqa",
                    unless="FILE --diff",
                    does="fs.write cwd",
                    because="changes the sources",
                ),
            ],
        ),
        sub(
            "format",
            "FILE...",
            options=[
                takes(
                    "--cache-dir --extension --stdin-filename --exclude --extend-exclude --line-length"
                    " --target-version --range"
                    " --output-format"
                ),
                flags(
                    "--check --diff -n/--no-cache --respect-gitignore --no-respect-gitignore --force-exclude"
                    " --no-force-exclude --preview --no-preview --exit-non-zero-on-format"
                ),
            ],
            rows=[
                when(
                    unless="--check --diff --stdin-filename",
                    does="fs.write FILE",
                    because="formats the sources in place",
                ),
                when(
                    unless="--check --diff --stdin-filename FILE",
                    does="fs.write cwd",
                    because="formats the sources in place",
                ),
            ],
        ),
        sub("rule, config, linter, version, help, server, analyze graph", "ARG...", open=True),
        sub("clean", "PATH...", open=True, does="fs.scratch", because="empties ruff's cache"),
    ],
    examples="""
        ruff check .                    #=> read_only
        ruff check --fix src            #=> config_mutation fs.write
        ruff check --fix                #=> config_mutation
        ruff check --fix --diff src     #=> read_only
        ruff check -o out.txt           #=> config_mutation
        ruff format                     #=> config_mutation
        ruff format x.py                #=> config_mutation fs.write
        ruff format --check .           #=> read_only
        ruff rule E501                  #=> read_only
        ruff clean                      #=> reversible_low
        ruff --version                  #=> read_only
    """,
)

BLACK = tool(
    "black isort",
    "FILE...",
    about="format Python sources in place",
    options=[
        takes(
            "-c/--code -l/--line-length -t/--target-version --required-version --exclude --extend-exclude"
            " --force-exclude"
            " --stdin-filename --include -W/--workers --config --line-ranges --python-cell-magics"
            " --enable-unstable-feature"
            " --profile --settings-path/--sp --settings-file --skip -s/--skip-glob --src/--src-path -p/--project -w"
            " --jobs -j -m -d -o -b --thirdparty --known-local-folder --ext-format"
        ),
        flags(
            "-i/--pyi --ipynb -S/--skip-string-normalization -C/--skip-magic-trailing-comma --preview --unstable"
            " --check"
            " --diff --color --no-color --fast --safe -q/--quiet -v/--verbose --version -h/--help --no-cache --verify"
            " --check-only --atomic --filter-files --gitignore --show-files --show-settings --show-config -V -n -e -a"
        ),
    ],
    inert="--version -V -h --help --check --check-only --diff --show-files --show-settings --show-config",
    does="fs.write FILE",
    because="formats the sources in place",
    examples="""
        black x.py              #=> config_mutation fs.write
        black --check .         #=> read_only
        black --diff x.py       #=> read_only
        isort --check-only .    #=> read_only
        isort .                 #=> config_mutation
    """,
)

OBSERVERS = tool(
    "flake8 pyflakes pycodestyle pydocstyle shellcheck hadolint yamllint markdownlint vulture bandit actionlint"
    " cloc scc"
    " tokei codespell",
    "FILE...",
    about="look at sources and report",
    open=True,
    examples="""
        flake8 src              #=> read_only
        shellcheck x.sh         #=> read_only
        yamllint .              #=> read_only
    """,
)

MYPY = tool(
    "mypy",
    "FILE...",
    about="check types of Python sources",
    docs="https://mypy.readthedocs.io/",
    open=True,
    options=[
        takes(
            "-p/--package -m/--module -c/--command --config-file --python-version --platform --python-executable"
            " --cache-dir"
            " --follow-imports --shadow-file --exclude --enable-error-code --disable-error-code --custom-typeshed-dir"
            " --always-true --always-false --untyped-calls-exclude --output -O"
        ),
        flags("-h/--help -v/--verbose -V/--version -i/--incremental"),
    ],
    examples="""
        mypy --strict src           #=> read_only
        mypy -p riskclass           #=> read_only
    """,
)

TSC = tool(
    "tsc",
    "FILE...",
    about="compile TypeScript",
    docs="https://www.typescriptlang.org/docs/handbook/compiler-options.html",
    style="single",
    does="fs.write cwd",
    because="writes the JavaScript",
    inert="--noEmit --help -h --version -v --showConfig --listFilesOnly --all",
    options=[
        takes(
            "-p/--project --outDir --outFile --declarationDir --rootDir --target/-t --module/-m --lib --jsx"
            " --moduleResolution"
            " --tsBuildInfoFile --baseUrl --types --typeRoots --locale --generateTrace --generateCpuProfile"
        ),
        flags(
            "--noEmit --help/-h --version/-v --showConfig --listFilesOnly --all --build/-b --watch/-w --strict --init"
            " --skipLibCheck --esModuleInterop --allowJs --checkJs --declaration/-d --sourceMap --incremental/-i"
            " --pretty"
            " --listFiles --listEmittedFiles --traceResolution --diagnostics --extendedDiagnostics --noEmitOnError"
            " --removeComments --resolveJsonModule --isolatedModules --composite --clean --force/-f --dry/-d2"
            " --verbose"
            " --noErrorTruncation --preserveWatchOutput --emitDeclarationOnly --noUnusedLocals --noUnusedParameters"
        ),
    ],
    examples="""
        tsc --noEmit                    #=> read_only
        tsc -p . --noEmit               #=> read_only
        tsc                             #=> config_mutation fs.write
        tsc --outDir out x.ts           #=> config_mutation
        tsc --version                   #=> read_only
    """,
)

COVERAGE = tool(
    "coverage",
    about="measure what tests run",
    open=True,
    subs=[
        sub("run", "ARG...", open=True, posix=True, does="code.project ARG"),
        sub("report, debug, help", "ARG...", open=True),
        sub("html, xml, json, lcov, annotate, combine", "ARG...", open=True, does="fs.write cwd"),
        sub("erase", "ARG...", open=True, does="fs.scratch", because="deletes the measurements"),
    ],
    examples="""
        coverage run -m pytest      #=> unknown code.project
        coverage report             #=> read_only
        coverage html               #=> config_mutation
        coverage erase              #=> reversible_low
    """,
)

GOLANGCI = tool(
    "golangci-lint",
    about="lint Go sources",
    docs="https://golangci-lint.run/",
    open=True,
    subs=[
        sub(
            "run",
            "PACKAGE...",
            options=[
                flags("--fix", does="fs.write cwd", because="changes the sources"),
                takes(
                    "-c/--config -E/--enable -D/--disable --timeout -e/--exclude --build-tags --new-from-rev"
                    " --new-from-patch"
                    " --out-format --max-issues-per-linter --max-same-issues -j/--concurrency -p/--presets"
                    " --enable-only"
                    " --path-prefix --issues-exit-code --modules-download-mode --skip-dirs --skip-files --go --color"
                    " --output.*"
                ),
                flags(
                    "-v/--verbose -n/--new --fast --no-config --enable-all --disable-all --allow-parallel-runners"
                    " --allow-serial-runners --print-issued-lines --print-linter-name --tests --show-stats"
                    " --whole-files"
                    " --fast-only -h/--help"
                ),
            ],
        ),
        sub("fmt", "FILE...", open=True, does="fs.write cwd"),
        sub(
            "version, help, linters, config, config path, config verify, formatters, cache status", "ARG...", open=True
        ),
        sub("cache clean", open=True, does="fs.scratch"),
        sub("custom", "ARG...", open=True, does="code.project"),
    ],
    examples="""
        golangci-lint run ./...     #=> read_only
        golangci-lint run --fix     #=> config_mutation
        golangci-lint fmt           #=> config_mutation
        golangci-lint version       #=> read_only
        golangci-lint cache clean   #=> reversible_low
        golangci-lint custom        #=> unknown
    """,
)

TOOLS = [RUFF, BLACK, OBSERVERS, MYPY, TSC, COVERAGE, GOLANGCI]
