from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

ON_SCRIPTS = "runs this program on each script"
SHOWS = "shows lines of what it looks at"

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
            reads="FILE|-",
            because="quotes what is wrong there",
            options=[
                flags("--fix --fix-only --unsafe-fixes"),
                takes("--add-noqa --add-ignore", "[REASON]"),
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
                    "--fix --fix-only --add-noqa --add-ignore",
                    unless="--diff",
                    writes="FILE|-",
                    because="changes the sources",
                ),
                when(
                    "--fix --fix-only --add-noqa --add-ignore",
                    unless="FILE --diff",
                    does="fs.write cwd",
                    because="changes the sources",
                ),
            ],
        ),
        sub(
            "format",
            "FILE...",
            reads="FILE|-",
            because="quotes what is wrong there",
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
                when("--diff", reads="FILE|-", because=SHOWS),
                when(
                    unless="--check --diff --stdin-filename",
                    writes="FILE|-",
                    because="formats the sources in place",
                ),
                when(
                    unless="--check --diff --stdin-filename FILE",
                    does="fs.write cwd",
                    because="formats the sources in place",
                ),
            ],
        ),
        sub(
            "rule, config, linter, version, help, server, analyze graph",
            "ARG...",
            options=[takes("--direction --min-dots --python --target-version --output-format")],
            open=True,
        ),  # they only print
        sub("clean", "PATH...", open=True, does="fs.scratch", because="empties ruff's cache"),
    ],
    examples="""
        ruff check .                    #=> read_only
        ruff check .env                 #=> exposure secret.read
        ruff format --diff .env         #=> exposure secret.read
        ruff check --fix src            #=> config_mutation fs.write
        ruff check --add-ignore=x src   #=> config_mutation fs.write
        ruff check --fix                #=> config_mutation
        ruff check --fix --diff src     #=> read_only
        ruff check -o out.txt           #=> config_mutation
        ruff format                     #=> config_mutation
        ruff format x.py                #=> config_mutation fs.write
        ruff format --check .           #=> read_only
        ruff format --diff .env         #=> exposure secret.read
        ruff rule E501                  #=> read_only
        ruff clean                      #=> reversible_low
        ruff --version                  #=> read_only
    """,
)

BLACK = tool(
    "black",
    "FILE...",
    about="format Python sources in place",
    options=[
        takes(
            "-c/--code -l/--line-length -t/--target-version --required-version --exclude --extend-exclude"
            " --force-exclude --stdin-filename --include -W/--workers --config --line-ranges --python-cell-magics"
            " --enable-unstable-feature --cache-dir"
        ),
        flags(
            "-i/--pyi --ipynb -S/--skip-string-normalization -C/--skip-magic-trailing-comma --preview --unstable"
            " --check --diff --color --no-color --fast --safe -q/--quiet -v/--verbose --version -h/--help --no-cache"
            " -x/--skip-source-first-line"
        ),
    ],
    inert="--version -h --help",
    reads="FILE|-",
    because="quotes what is wrong there",
    rows=[when(unless="--check --diff", writes="FILE|-", because="formats the sources in place")],
    examples="""
        black x.py              #=> config_mutation fs.write
        black --diff .env       #=> exposure secret.read
        black --check .         #=> read_only
        black -q -              #=> read_only
        black --diff x.py       #=> read_only
        black --diff .env       #=> exposure secret.read
    """,
)

ISORT = tool(
    "isort",
    "FILE...",
    about="sort the imports of Python sources in place",
    docs="https://pycqa.github.io/isort/",
    options=[
        takes(
            "--sp/--settings-path/--settings-file/--settings --cr/--config-root --profile --format-error"
            " --format-success -s/--skip --extend-skip --sg/--skip-glob --extend-skip-glob"
            " --ext/--extension/--supported-extension --blocked-extension --filename -a/--add-import"
            " --rm/--remove-import --fs/--forced-separate -i/--indent --lbi/--lines-before-imports"
            " --lai/--lines-after-imports --lbt/--lines-between-types --le/--line-ending -m/--multi-line"
            " --sort-order --nsl/--single-line-exclusions -l/-w/--line-length/--line-width --wl/--wrap-length"
            " --treat-comment-as-code --formatter --ext-format --sd/--section-default -t/--top"
            " --nlb/--no-lines-before --src/--src-path -b/--builtin --extra-builtin -f/--future -o/--thirdparty"
            " -p/--project --known-local-folder --virtual-env --conda-env --py/--python-version"
        ),
        takes("-j/--jobs --fgw/--force-grid-wrap", "VALUE?"),
        flags(
            "-h/--help -V/--version --vn/--version-number -v/--verbose --only-modified/--om --dedup-headings"
            " -q/--quiet -d/--stdout --overwrite-in-place --show-config --show-files --df/--diff"
            " -c/--check-only/--check --ws/--ignore-whitespace --resolve-all-configs --ac/--atomic --interactive"
            " --srx/--sort-reexports --filter-files --gitignore/--skip-gitignore --dont-follow-links"
            " --allow-root --append/--append-only --af/--force-adds --float-to-top --dont-float-to-top"
            " --ca/--combine-as --cs/--combine-star -e/--balanced --ff/--from-first --ls/--length-sort"
            " --lss/--length-sort-straight -n/--ensure-newline-before-comments --nis/--no-inline-sort"
            " --ot/--order-by-type --dt/--dont-order-by-type --rr/--reverse-relative --reverse-sort"
            " --sl/--force-single-line-imports --tc/--trailing-comma --up/--use-parentheses --case-sensitive"
            " --remove-redundant-aliases --honor-noqa --treat-all-comment-as-code --color --star-first"
            " --split-on-trailing-comma --only-sections/--os --ds/--no-sections --fas/--force-alphabetical-sort"
            " --fss/--force-sort-within-sections --hcss/--honor-case-in-force-sorted-sections"
            " --srss/--sort-relative-in-force-sorted-sections --fass/--force-alphabetical-sort-within-sections"
            " --combine-straight-imports/--csi"
        ),
    ],
    inert="--version -V --vn -h --help",
    rows=[
        when("--df -d", reads="FILE", because="shows the sources"),
        when("FILE==-", unless="-c", reads="FILE", because="shows the sources"),
        when(
            unless="-c --df -d --show-files --show-config",
            writes="FILE|-",
            because="sorts the imports in place",
        ),
    ],
    examples="""
        isort --check-only .    #=> read_only
        isort -c src            #=> read_only
        isort -                 #=> read_only
        isort -d src            #=> read_only
        isort --diff .env       #=> exposure secret.read
        isort - < .env          #=> exposure secret.read
        isort -c - < .env       #=> read_only
        isort .                 #=> config_mutation
        isort -a 'import os' x.py    #=> config_mutation fs.write
        isort --frobnicate x.py      #=> unknown
    """,
)

FLAKE8 = tool(
    "flake8",
    "FILE...",
    about="look at Python sources and report",
    docs="https://flake8.pycqa.org/",
    inert="-h --help --version",
    options=[
        takes("--output-file", writes="VALUE"),
        takes("--append-config --config", does="code.injected VALUE", because="the file may name plugins to load"),
        takes(
            "--enable-extensions --require-plugins --color --exclude --extend-exclude --filename --stdin-display-name"
            " --format --ignore --extend-ignore --per-file-ignores --max-line-length --max-doc-length --indent-size"
            " --select --extend-select -j/--jobs --max-complexity --builtins"
        ),
        flags(
            "-h/--help -v/--verbose --isolated --version -q/--quiet --count --hang-closing --disable-noqa --show-source"
            " --no-show-source --statistics --exit-zero --tee --benchmark --bug-report --doctests"
        ),
    ],
    reads="FILE",
    because="shows names, and with --show-source lines, of what it looks at",
    examples="""
        flake8 --max-line-length 120 src        #=> read_only
        flake8 .env                             #=> exposure secret.read
        flake8 - < .env                         #=> exposure secret.read
        flake8 --output-file report src         #=> config_mutation fs.write
        flake8 --config ./flake8.ini src        #=> unknown code.injected
    """,
)

BANDIT = tool(
    "bandit",
    "FILE...",
    about="look for weaknesses in Python sources",
    docs="https://bandit.readthedocs.io/",
    inert="-h --help --version",
    reads="FILE",
    because=SHOWS,
    options=[
        takes("-o/--output", writes="VALUE"),
        takes(
            "-a/--aggregate -n/--number -c/--configfile -p/--profile -t/--tests -s/--skips/--skip --severity-level"
            " --confidence-level -f/--format --msg-template -x/--exclude -b/--baseline --ini"
        ),
        flags(
            "-h/--help -r/--recursive -l/--level -i/--confidence -v/--verbose -d/--debug -q/--quiet/--silent"
            " --ignore-nosec --exit-zero --version"
        ),
    ],
    examples="""
        bandit -r src -ll                       #=> read_only
        bandit -r src -f json -o report         #=> config_mutation fs.write
    """,
)

CODESPELL = tool(
    "codespell",
    "FILE...",
    about="look for misspelled words",
    docs="https://github.com/codespell-project/codespell",
    inert="-h --help --version",
    options=[
        takes(
            "-D/--dictionary --builtin --ignore-regex --ignore-multiline-regex -I/--ignore-words"
            " -L/--ignore-words-list --uri-ignore-words-list -r/--regex --uri-regex -S/--skip -x/--exclude-file"
            " -i/--interactive -q/--quiet-level -A/--after-context -B/--before-context -C/--context --config --toml"
        ),
        flags("-w/--write-changes"),
        flags(
            "-h/--help --version -d/--disable-colors -c/--enable-colors -s/--summary --count"
            " -e/--hard-encoding-detection -f/--check-filenames -H/--check-hidden --ignore-sic --stdin-single-line"
        ),
    ],
    rows=[
        when("-w", "FILE", does="fs.append FILE", because="corrects the files"),
        when("-w", unless="FILE", does="fs.append cwd", because="corrects the files"),
        when("-A -B -C", reads="FILE", because=SHOWS),
        when("FILE==-", reads="FILE", because=SHOWS),
    ],
    examples="""
        codespell -C 2 .env                     #=> exposure secret.read
        codespell docs                          #=> read_only
        codespell - < .env                      #=> exposure secret.read
        codespell -w docs                       #=> config_mutation fs.write
        codespell --write-changes               #=> config_mutation fs.write
    """,
)

CLOC = tool(
    "cloc",
    "FILE...",
    about="count lines of code",
    docs="man:cloc(1)",
    inert="--help --version",
    options=[
        takes("--extract-with", "COMMAND:sh"),
        takes("--out --report-file --counted --found --ignored --categorized --diff-alignment", writes="VALUE"),
        takes("--write-lang-def --write-lang-def-incl-dup", writes="VALUE"),
        takes("--sql", writes="VALUE|-"),
        takes("--sdir", does="fs.create VALUE", because="unpacks archives there, and leaves them"),
        takes("--config", does="code.injected VALUE", because="options of that file may run a command"),
        takes(
            "--force-lang-def --read-lang-def",
            does="code.opaque VALUE",
            because="its filters may be any function of the program",  # tried: `filter mkpath` makes folders
        ),
        takes("--strip-comments", does="fs.create cwd", because="writes a copy of each file"),
        takes("--list-file --diff-list-file", reads="VALUE", because="a line of it that names nothing is shown"),
        takes("--vcs"),
        takes("-v/-verbose/--verbose --no-autogen --show-ext --show-lang", "[N]"),
        takes(
            "--diff-timeout --force-lang --lang-no-ext"
            " --max-file-size --script-lang --skip-leading --stdin-name --timeout --processes"
            " --exclude-content --exclude-dir --exclude-ext --exclude-lang --exclude-list-file --include-ext"
            " --include-lang --match-d --not-match-d --match-f --not-match-f --skip-archive --explain"
            " --csv-delimiter --file-encoding --progress-rate --summary-cutoff --sql-project --sql-style --xsl"
            " --by-percent --fmt --include-content --ignore-regex"
        ),
        flags(
            "--diff-list-files --unicode --autoconf --by-file --by-file-by-lang --count-and-diff --diff"
            " --docstring-as-code --follow-links --git --git-diff-rel --git-diff-all --ignore-whitespace"
            " --ignore-case --ignore-case-ext --no-recurse --original-dir --read-binary-files --skip-uniqueness"
            " --stat --strip-str-comments --sum-reports --unix --use-sloccount --windows --fullpath"
            " --skip-win-hidden --help --print-filter-stages --show-os --version --csv --hide-rate --json --md"
            " --quiet --sql-append --sum-one --xml --yaml --3 --only-count-files"
        ),
    ],
    rows=[
        when("--vcs", unless="--vcs=git|svn|auto|hg", does="code.injected --vcs", because="runs it to find the files"),
        when("--xsl=1", does="fs.write cwd", because="writes cloc.xsl"),
    ],
    examples="""
        cloc --json src                         #=> read_only
        cloc --vcs=git                          #=> read_only
        cloc --vcs=./list .                     #=> unknown code.injected
        cloc --report-file=report src           #=> config_mutation fs.write
        cloc --sql=- src                        #=> read_only
        cloc --xsl=1 src                        #=> config_mutation fs.write
        cloc --xsl=x.xsl src                    #=> read_only
        cloc --sdir=/srv/x a.tar                #=> reversible_low fs.create
        cloc --config=./options src             #=> unknown code.injected
        cloc --read-lang-def=./defs src         #=> unknown code.opaque
        cloc --extract-with='rm -rf x' a.tar    #=> destructive fs.delete
    """,
)

MARKDOWNLINT = tool(
    "markdownlint",
    "FILE...",
    about="look at Markdown and report",
    docs="https://github.com/igorshubovych/markdownlint-cli",
    inert="-h --help -V --version",
    reads="FILE",
    because=SHOWS,
    options=[
        takes("-o/--output", writes="VALUE"),
        takes("-r/--rules", does="code.opaque VALUE", because="loads rules, which are code"),
        takes("-c/--config --configPointer -i/--ignore -p/--ignore-path --disable --enable"),
        flags("-f/--fix"),
        flags("-d/--dot -j/--json -q/--quiet -s/--stdin -h/--help -V/--version"),
    ],
    rows=[
        when("-f", does="fs.append FILE", because="corrects the files"),
        when(
            "-c",
            unless="-c=*.json|*.jsonc|*.yaml|*.yml|*.toml",
            does="code.injected -c",
            because="the file may be code",
        ),
    ],
    examples="""
        markdownlint docs                       #=> read_only
        markdownlint -f README.md               #=> config_mutation fs.write
        markdownlint -o report docs             #=> config_mutation fs.write
        markdownlint -r ./rule.js docs          #=> unknown code.opaque
        markdownlint -c ./conf.cjs docs         #=> unknown code.injected
        markdownlint -c .markdownlint.yaml docs #=> read_only
    """,
)

QUOTES = tool(
    "shellcheck pyflakes",
    "FILE...",
    about="look at sources, and quote what is wrong there",
    reads="FILE|-",
    open=True,
    examples="""
        shellcheck x.sh         #=> read_only fs.read
        shellcheck .env         #=> exposure secret.read
        pyflakes src            #=> read_only
    """,
)

OBSERVERS = tool(
    "pycodestyle pydocstyle hadolint yamllint vulture tokei",
    "FILE...",
    about="look at sources and report",
    reads="FILE",
    because="may show lines or names of what it looks at",
    open=True,  # they only print; none has an option that writes, sends or runs
    examples="""
        pycodestyle src         #=> read_only
        pycodestyle --show-source .env    #=> exposure secret.read
        yamllint .              #=> read_only
    """,
)

MYPY = tool(
    "mypy",
    "FILE...",
    about="check types of Python sources",
    docs="https://mypy.readthedocs.io/",
    inert="-h --help -V --version",
    reads="FILE",
    because=SHOWS,
    rows=[when("FILE=@*", does="code.injected FILE", because="takes options from a file")],
    options=[
        takes(
            "--any-exprs-report --cobertura-xml-report --html-report --linecount-report --linecoverage-report"
            " --lineprecision-report --txt-report --xml-report --xslt-html-report --xslt-txt-report",
            does="fs.write VALUE",
        ),
        takes("--junit-xml", writes="VALUE"),
        takes("--config-file", does="code.injected VALUE", because="the file may name plugins to load"),
        takes("--python-executable", "PROGRAM:argv"),
        takes("--shadow-file", "SOURCE SHADOW", reads="SHADOW"),
        flags("--install-types", does="code.remote", because="installs packages of types"),
        flags("--pdb", does="code.interactive"),
        takes(
            "--enable-incomplete-feature -O/--output --follow-imports --python-version --platform --always-true"
            " --always-false --untyped-calls-exclude --deprecated-calls-exclude --disable-error-code"
            " --enable-error-code --cache-dir --custom-typing-module --custom-typeshed-dir -n/--num-workers"
            " --junit-format --find-occurrences --exclude -m/--module -p/--package -c/--command --package-root"
        ),
        flags(
            "-h/--help -v/--verbose -V/--version -i/--incremental --no-incremental --no-native-parser --native-parser"
            " --[no-]warn-unused-configs --[no-]namespace-packages --[no-]ignore-missing-imports"
            " --[no-]follow-untyped-imports --no-site-packages --[no-]silence-site-packages --[no-]fast-module-lookup"
            " --[no-]disallow-any-expr --[no-]disallow-any-decorated --[no-]disallow-any-explicit"
            " --[no-]disallow-any-generics --[no-]disallow-any-unimported --[no-]disallow-subclassing-any"
            " --[no-]disallow-untyped-calls --[no-]disallow-untyped-defs --[no-]disallow-incomplete-defs"
            " --allow-any-expr --allow-any-decorated --allow-any-explicit --allow-any-generics --allow-any-unimported"
            " --allow-subclassing-any --allow-untyped-calls --allow-untyped-defs --allow-incomplete-defs"
            " --allow-untyped-decorators --disallow-untyped-decorators --[no-]check-untyped-defs"
            " --[no-]implicit-optional --[no-]strict-optional --[no-]warn-redundant-casts --[no-]warn-unused-ignores"
            " --[no-]warn-no-return --[no-]warn-return-any --[no-]warn-unreachable --[no-]report-deprecated-as-note"
            " --[no-]warn-incomplete-stub --allow-untyped-globals --disallow-untyped-globals --allow-redefinition"
            " --disallow-redefinition --allow-redefinition-old --allow-redefinition-new --[no-]implicit-reexport"
            " --[no-]strict-equality --[no-]strict-equality-for-none --[no-]strict-bytes --[no-]extra-checks --strict"
            " --[no-]show-error-context --hide-error-context --[no-]show-column-numbers --hide-column-numbers"
            " --[no-]show-error-end --hide-error-end --hide-error-codes --show-error-codes --show-error-code-links"
            " --hide-error-code-links --[no-]pretty --[no-]color-output --[no-]error-summary --show-absolute-path"
            " --hide-absolute-path --[no-]sqlite-cache --cache-fine-grained --[no-]fixed-format-cache"
            " --skip-version-check --skip-cache-mtime-checks --show-traceback --tb --raise-exceptions"
            " --scripts-are-modules --non-interactive --interactive --[no-]explicit-package-bases"
            " --exclude-gitignore --no-exclude-gitignore --[no-]local-partial-types --dump-build-stats"
            " --[no-]warn-unused-section"
        ),
    ],
    examples="""
        mypy --junit-xml report src     #=> config_mutation fs.write
        mypy --html-report out src      #=> config_mutation fs.write
        mypy --config-file x.ini src    #=> unknown code.injected
        mypy --install-types src        #=> unknown code.remote
        mypy --pdb src                  #=> unknown code.interactive
        mypy --python-executable ./x a  #=> unknown
        mypy @options               #=> unknown code.injected
        mypy .env                   #=> exposure secret.read
        mypy --strict src           #=> read_only
        mypy -p riskclass           #=> read_only
    """,
)

TSC_TELLS = "--help --version --showConfig --listFilesOnly"

TSC = tool(
    "tsc",
    "FILE...",
    about="compile TypeScript",
    docs="https://www.typescriptlang.org/docs/handbook/compiler-options.html",
    style="single",
    # No inert: behind --build -v is --verbose, a profile is begun before anything is read, and `--showConfig false`
    # compiles (tried, TypeScript 5.8 and 7).
    options=[
        takes(
            "-p/--project --rootDir --target/-t --module/-m --lib --jsx"
            " --moduleResolution --baseUrl --types --typeRoots --locale --outDir --outFile/--out --declarationDir"
            " --tsBuildInfoFile"
        ),
        takes(
            "--generateTrace --generateCpuProfile --pprofDir",
            writes="VALUE",
        ),
        flags(
            "--noEmit --help/-h/-? --version/-v --showConfig --listFilesOnly --all --build/-b --watch/-w --strict"
            " --init --skipLibCheck --esModuleInterop --allowJs --checkJs --declaration/-d --sourceMap --incremental/-i"
            " --pretty"
            " --listFiles --listEmittedFiles --traceResolution --diagnostics --extendedDiagnostics --noEmitOnError"
            " --removeComments --resolveJsonModule --isolatedModules --composite --clean --force/-f --dry"
            " --verbose"
            " --noErrorTruncation --preserveWatchOutput --emitDeclarationOnly --noUnusedLocals --noUnusedParameters"
        ),
    ],
    rows=[
        when(
            unless=f"--noEmit --all --outDir --outFile --build {TSC_TELLS}",
            does="fs.write cwd",
            because="writes the JavaScript",
        ),
        when("--build", unless="--help --dry", does="fs.write cwd", because="keeps what it built"),
        when("--noEmit", "--incremental --composite", does="fs.write cwd", because="keeps what it built"),
        when("--noEmit", "--init", does="fs.create cwd", because="makes a tsconfig.json where there is none"),
        when("FILE=false|@*", does="fs.write cwd", because="takes an option back, or reads more of them from a file"),
        when("--outDir", unless=TSC_TELLS, writes="--outDir"),
        when("--outFile", unless=TSC_TELLS, writes="--outFile"),
        when("--declarationDir", unless=TSC_TELLS, writes="--declarationDir"),
        when("--tsBuildInfoFile", unless=TSC_TELLS, writes="--tsBuildInfoFile"),
    ],
    examples="""
        tsc --noEmit                    #=> read_only
        tsc --noEmit false              #=> config_mutation fs.write
        tsc --showConfig false          #=> config_mutation fs.write
        tsc --noEmit @options           #=> config_mutation fs.write
        tsc --showConfig                #=> read_only
        tsc -b -v                       #=> config_mutation fs.write
        tsc -b --dry                    #=> read_only
        tsc --version --generateCpuProfile /srv/x   #=> config_mutation fs.write
        cd /srv/new && tsc --init --noEmit #=> reversible_low fs.create
        tsc --outDir /etc/x x.ts        #=> config_mutation fs.write
        tsc --noEmit --incremental      #=> config_mutation fs.write
        tsc --noEmit --generateTrace t  #=> config_mutation fs.write
        tsc -p . --noEmit               #=> read_only
        tsc                             #=> config_mutation fs.write
        tsc --outDir out x.ts           #=> config_mutation
        tsc --noEmit --outFile /etc/x   #=> config_mutation fs.write
        tsc --noEmit --declarationDir /etc/x  #=> config_mutation fs.write
        tsc --noEmit --tsBuildInfoFile x  #=> config_mutation fs.write
        tsc --showConfig --outDir out   #=> read_only
        tsc --listFilesOnly --generateTrace t  #=> config_mutation fs.write
        tsc --version                   #=> read_only
    """,
)

COVERAGE_CHOICE = [
    takes("--contexts --data-file --fail-under --format --include --omit --precision --sort"),
    flags("-i/--ignore-errors --keep-combined -m/--show-missing --skip-covered --no-skip-covered --skip-empty"),
]

COVERAGE = tool(
    "coverage",
    about="measure what tests run",
    docs="https://coverage.readthedocs.io/",
    inherits=True,
    options=[
        takes("--rcfile", does="code.injected VALUE", because="the file may name plugins to load"),
        takes("--debug"),
        flags("-h/--help --version"),
    ],
    subs=[
        sub("run", "ARG...", open=True, posix=True, does="code.project ARG"),
        sub("report, debug, help", "ARG...", options=COVERAGE_CHOICE),
        sub(
            "html, xml, json, lcov, annotate, combine",
            "ARG...",
            options=[
                *COVERAGE_CHOICE,
                takes("-d/--directory", writes="VALUE"),
                takes("-o", writes="VALUE|-"),
                takes("--title"),
                flags("-q/--quiet --show-contexts --pretty-print -a/--append --keep"),
            ],
            rows=[when(unless="-d -o", does="fs.write cwd", because="writes a report")],
        ),
        sub(
            "erase",
            options=[takes("--data-file", deletes="VALUE")],
            does="fs.scratch",
            because="deletes the measurements",
        ),
    ],
    examples="""
        coverage run -m pytest      #=> unknown code.project
        coverage report             #=> read_only
        coverage report -m --skip-covered  #=> read_only
        coverage report --rcfile ./x    #=> unknown code.injected
        coverage html               #=> config_mutation
        coverage html -d /tmp/out   #=> reversible_low fs.scratch
        coverage xml -o out.xml     #=> config_mutation fs.write
        coverage json -o -          #=> read_only
        coverage erase              #=> reversible_low
        coverage erase --data-file x  #=> destructive fs.delete
    """,
)

GOLANGCI = tool(
    "golangci-lint",
    about="lint Go sources",
    docs="https://golangci-lint.run/",
    subs=[
        sub(
            "run",
            "PACKAGE...",
            options=[
                flags("--fix", does="fs.write cwd", because="changes the sources"),
                takes(
                    "-c/--config -E/--enable -D/--disable --timeout -e/--exclude --build-tags --new-from-rev"
                    " --new-from-patch"
                    " --max-issues-per-linter --max-same-issues -j/--concurrency -p/--presets"
                    " --enable-only"
                    " --path-prefix --issues-exit-code --modules-download-mode --skip-dirs --skip-files --go --color"
                    " --path-mode"
                ),
                takes("--output.*.path", writes="VALUE|-"),
                takes("--out-format"),
                takes("--cpu-profile-path --mem-profile-path --trace-path", writes="VALUE"),
                takes("--output.*"),
                flags(
                    "-v/--verbose -n/--new --fast --no-config --enable-all --disable-all --allow-parallel-runners"
                    " --allow-serial-runners --print-issued-lines --print-linter-name --tests --show-stats"
                    " --whole-files"
                    " --fast-only -h/--help"
                ),
            ],
            rows=[
                when("--out-format=*:*", does="fs.write cwd", because="writes a report into a file"),
                when("-c=/tmp/*|/var/tmp/*|/dev/shm/*", does="code.injected -c", because="may name a linter to load"),
            ],
        ),
        sub("fmt", "FILE...", open=True, does="fs.write cwd"),
        sub(
            "version, help, linters, config, config path, config verify, formatters, cache status",
            "ARG...",
            open=True,  # they only print
        ),
        sub("cache clean", open=True, does="fs.scratch"),
        sub("custom", "ARG...", open=True, does="code.project"),
    ],
    examples="""
        golangci-lint run ./...     #=> read_only
        golangci-lint run -c /tmp/x.yml        #=> unknown code.injected
        golangci-lint run -c .golangci.yml     #=> read_only
        golangci-lint run --fix     #=> config_mutation
        golangci-lint run --out-format checkstyle:report.xml   #=> config_mutation fs.write
        golangci-lint run --out-format json   #=> read_only
        golangci-lint run --output.json.path out.json  #=> config_mutation fs.write
        golangci-lint run --output.json.path=/dev/stdout  #=> read_only
        golangci-lint run --output.sort-order=linter   #=> read_only
        golangci-lint run --cpu-profile-path p         #=> config_mutation fs.write
        golangci-lint fmt           #=> config_mutation
        golangci-lint version       #=> read_only
        golangci-lint cache clean   #=> reversible_low
        golangci-lint custom        #=> unknown
    """,
)

SCC = tool(
    "scc",
    "FILE...",
    about="count lines of code",
    docs="https://github.com/boyter/scc",
    options=[
        takes("-o/--output --format-multi", writes="VALUE|-"),
        takes(
            "--avg-wage --count-as --currency-symbol --directory-walker-job-workers --eaf"
            " --exclude-dir -x/--exclude-ext"
            " -n/--exclude-file --file-gc-count --file-list-queue-size --file-process-job-workers"
            " --file-summary-job-queue-size -f/--format -i/--include-ext --large-byte-count --large-line-count"
            " --min-gen-line-length -M/--not-match --overhead --remap-all --remap-unknown"
            " --size-unit --sloccount-format"
            " -s/--sort --sql-project --cocomo-project-type --generated-markers --dryness"
        ),
        flags(
            "--binary --by-file --ci --cocomo --debug --gen -h/--help --include-symlinks -l/--languages"
            " -m/--character --min --min-gen --no-cocomo -c -C --no-complexity -d/--no-duplicates"
            " --no-gen --no-gitignore"
            " --no-gitmodule --no-hborder --no-ignore --no-large --no-min --no-min-gen"
            " --no-scc-ignore --no-size -t/--trace"
            " -u/--uloc -a -v/--verbose --version -w/--wide -p/--percent"
        ),
    ],
    examples="""
        scc --by-file src               #=> read_only
        scc -f json -o out.json src     #=> config_mutation fs.write
    """,
)

ACTIONLINT = tool(
    "actionlint",
    "FILE...",
    about="look at workflows of GitHub and report",
    docs="https://github.com/rhysd/actionlint",
    style="single",
    reads="FILE",
    because=SHOWS,
    options=[
        takes("-shellcheck -pyflakes"),
        flags("-init-config", does="fs.create cwd"),
        takes("-config-file -format -ignore -stdin-filename"),
        flags("-color -no-color -debug -oneline -verbose -version -h -help"),
    ],
    rows=[
        when("-shellcheck", unless="-shellcheck=|shellcheck", does="code.opaque -shellcheck", because=ON_SCRIPTS),
        when("-pyflakes", unless="-pyflakes=|pyflakes", does="code.opaque -pyflakes", because=ON_SCRIPTS),
    ],
    examples="""
        actionlint -shellcheck= -pyflakes=   #=> read_only
        actionlint -pyflakes ./x        #=> unknown code.opaque
        actionlint                      #=> read_only
        actionlint -shellcheck ./x      #=> unknown code.opaque
        actionlint -init-config         #=> reversible_low fs.create
    """,
)

TOOLS = [
    SCC,
    ACTIONLINT,
    RUFF,
    BLACK,
    ISORT,
    FLAKE8,
    BANDIT,
    CODESPELL,
    CLOC,
    MARKDOWNLINT,
    QUOTES,
    OBSERVERS,
    MYPY,
    TSC,
    COVERAGE,
    GOLANGCI,
]
