from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

SHOWS = "shows lines of what it looks at"

TYPOS = tool(
    "typos",
    "FILE...",
    about="look for misspelled words",
    docs="https://github.com/crate-ci/typos",
    inert="-h --help -V --version",
    reads="FILE|-",
    because=SHOWS,
    options=[
        takes("--file-list", reads="VALUE", because="a line of it that names nothing is shown"),
        takes("--dump-config", writes="VALUE|-"),
        takes("-j/--threads -c/--config --exclude --locale --format --color"),
        flags("-w/--write-changes"),
        flags("--sort --force-exclude -h/--help -V/--version --isolated --hidden --no-ignore --no-ignore-dot"),
        flags("--no-ignore-global --no-ignore-parent --no-ignore-vcs --binary --no-check-filenames"),
        flags("--no-check-files --no-unicode --diff --files --file-types --highlight-identifiers --identifiers"),
        flags("--highlight-words --words --type-list -v/--verbose -q/--quiet"),
    ],
    rows=[
        when("FILE==-", reads="stdin", because=SHOWS),
        when("-w", "FILE", writes="FILE|-", because="corrects the files"),
        when("-w", unless="FILE", does="fs.write cwd", because="corrects the files"),
    ],
    examples="""
        typos                           #=> read_only
        typos --diff src                #=> read_only
        typos .env                      #=> exposure secret.read
        typos - < .env                  #=> exposure secret.read
        typos --file-list .env          #=> exposure secret.read
        typos -w src                    #=> config_mutation fs.write
        typos --write-changes           #=> config_mutation fs.write
        typos --dump-config t.toml      #=> config_mutation fs.write
        typos --dump-config -           #=> read_only
        typos --frobnicate              #=> unknown unknown.option
    """,
)

VALE = tool(
    "vale",
    "FILE...",
    about="look at prose and report",
    docs="https://vale.sh/docs/cli",
    inert="-h --help -v --version",
    reads="FILE",
    because=SHOWS,
    options=[
        takes("--config --ext --filter --glob --minAlertLevel --output --path --sources --styles --built-in", "VALUE"),
        flags("-h/--help -v/--version --ignore-syntax --no-exit --no-wrap --no-global --normalize --relative --sort"),
        flags("--debug --mode-compat --mode-rev-compat"),
    ],
    subs=[
        sub("ls-config, ls-dirs, ls-metrics, ls-vars", "FILE", options=[takes("--config"), flags("--no-global")]),
        sub(
            "sync",
            does="fs.write cwd",
            because="fetches the styles that the settings name",
            options=[takes("--config")],
        ),
    ],
    examples="""
        vale README.md                          #=> read_only
        vale --config=.vale.ini docs            #=> read_only
        vale .env                               #=> exposure secret.read
        vale ls-config                          #=> read_only
        vale sync                               #=> config_mutation fs.write
        vale --version                          #=> read_only
        vale --frobnicate x                     #=> unknown unknown.option
    """,
)

SQL_COMMON: list[Option] = [
    takes("--library-path", does="code.injected VALUE", because="loads the Python of that folder"),
    takes("--config", does="code.injected VALUE", because="the file may name Python to load"),
    takes("--persist-timing --write-output", writes="VALUE"),
    takes("--stdin-filename --disable-noqa-except --logger -i/--ignore --encoding -e/--exclude-rules -r/--rules"),
    takes("-t/--templater -d/--dialect -p/--processes -f/--format --annotation-level -x/--fixed-suffix"),
    takes("--recursion-limit"),
    flags("-n/--nocolor --color -v/--verbose --version --disable-noqa --bench --ignore-local-config"),
    flags("--disregard-sqlfluffignores --warn-unused-ignores --disable-progress-bar -q/--quiet --nofail -h/--help"),
    flags("-c/--code-only -m/--include-meta --parse-statistics --stdout --stderr --cheap --profiler"),
]
SQL_FIX: list[Option] = [
    takes("--library-path", does="code.injected VALUE", because="loads the Python of that folder"),
    takes("--config", does="code.injected VALUE", because="the file may name Python to load"),
    takes("--persist-timing", writes="VALUE"),
    takes("--stdin-filename --disable-noqa-except --logger -i/--ignore --encoding -e/--exclude-rules -r/--rules"),
    takes("-t/--templater -d/--dialect -p/--processes -x/--fixed-suffix --recursion-limit"),
    flags("-n/--nocolor --color -v/--verbose --version --disable-noqa --bench --ignore-local-config -f/--force"),
    flags("--disregard-sqlfluffignores --warn-unused-ignores --disable-progress-bar -q/--quiet --check -h/--help"),
    flags("--FIX-EVEN-UNPARSABLE --show-lint-violations"),
]

SQLFLUFF = tool(
    "sqlfluff",
    about="lint and format SQL",
    docs="https://docs.sqlfluff.com/en/stable/reference/cli.html",
    inert="-h --help --version",
    options=[flags("-h/--help --version")],
    subs=[
        sub(
            "lint, parse, render",
            "FILE...",
            reads="FILE|-",
            because=SHOWS,
            options=SQL_COMMON,
            inert="--version --help -h",
        ),
        sub(
            "fix, format",
            "FILE...",
            options=SQL_FIX,
            inert="--version --help -h",
            rows=[
                when("FILE", unless="FILE=-", writes="FILE", because="changes the sources"),
                when(unless="FILE", does="fs.write cwd", because="changes the sources"),
                when("FILE==-", reads="stdin", because=SHOWS),
            ],
        ),
        sub("rules, dialects, version", options=[flags("-n/--nocolor --color -v/--verbose --version -h/--help")]),
    ],
    examples="""
        sqlfluff lint --dialect postgres q.sql  #=> read_only
        sqlfluff parse q.sql                    #=> read_only
        sqlfluff render .env                    #=> exposure secret.read
        sqlfluff lint --library-path x q.sql    #=> unknown code.injected
        sqlfluff lint --config x.cfg q.sql      #=> unknown code.injected
        sqlfluff lint --write-output o q.sql    #=> config_mutation fs.write
        sqlfluff fix q.sql                      #=> config_mutation fs.write
        sqlfluff fix --persist-timing t q.sql   #=> config_mutation fs.write
        sqlfluff fix --config x q.sql           #=> unknown code.injected
        sqlfluff fix --library-path x q.sql     #=> unknown code.injected
        sqlfluff format                         #=> config_mutation fs.write
        sqlfluff fix -                          #=> read_only
        sqlfluff fix - < .env                   #=> exposure secret.read
        sqlfluff rules                          #=> read_only
        sqlfluff --version                      #=> read_only
        sqlfluff frobnicate                     #=> unknown unknown.subcommand
    """,
)

TOOLS = [TYPOS, VALE, SQLFLUFF]
