from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SAYS = "loads the project's settings and rules, which are a program"

# .rubocop.yml is run through ERB first, and names Ruby to load.
RUBOCOP = tool(
    "rubocop standardrb",
    "FILE...",
    about="lint and format Ruby",
    docs="https://docs.rubocop.org/rubocop/usage/basic_usage.html",
    options=[
        takes("-o/--out", writes="VALUE"),
        takes("-r/--require --plugin", does="code.opaque VALUE", because="loads that code"),
        takes("-c/--config", does="code.injected VALUE", because="the file may name code to load"),
        flags("-v -h/--help"),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[
        when("FILE", does="code.project FILE", because=SAYS),
        when(unless="FILE -v -h", does="code.project", because=SAYS),
    ],
    examples="""
        rubocop                         #=> unknown code.project
        rubocop app lib                 #=> unknown code.project
        rubocop -a                      #=> unknown code.project
        rubocop -o /etc/passwd          #=> destructive fs.truncate
        rubocop -r ./x                  #=> unknown code.opaque
        rubocop -c x.yml                #=> unknown code.injected
        standardrb --fix                #=> unknown code.project
        rubocop -v                      #=> read_only
        rubocop --help                  #=> read_only
    """,
)

# Its rules are its own; a check from elsewhere must be allowed on the command line.
BRAKEMAN = tool(
    "brakeman",
    "PATH",
    about="look for weaknesses in Rails projects",
    docs="https://brakemanscanner.org/docs/options/",
    inert="-h --help -v --version",
    options=[
        takes("-o/--output", writes="VALUE"),
        takes("--add-checks-path", does="code.opaque VALUE", because="loads that code"),
        takes("-c/--config-file"),
        flags("--allow-check-paths-in-config", does="code.project", because="loads checks of the project"),
        takes("-C/--create-config", "[FILE]", does="fs.write cwd"),
        flags("-I/--interactive-ignore", does="code.interactive"),
        takes("-i/--ignore-config -p/--path -t/--test -x/--except -w/--confidence-level -f/--format --compare"),
        takes("--url-safe-methods --parser-timeout --skip-files --only-files --skip-libs --add-engines-path"),
        takes("--faster --message-limit --table-width --css-file --safe-methods -s --engine-checks --gemfile"),
        flags("--[no-]exit-on-warn --[no-]exit-on-error --ensure-latest --force --[no-]debug -q/--quiet --no-quiet"),
        flags("--[no-]color --[no-]progress --[no-]pager --[no-]summary --[no-]report-routes -k/--checks"),
        flags("--optional-checks --rails3 --rails4 --rails5 --rails6 --rails7 --rails8 -A/--run-all-checks"),
        flags("-a/--[no-]assume-routes -e/--escape-html -n/--no-threads --no-branching --branch-limit -d"),
        flags("--show-ignored --no-highlights --absolute-paths -l/--separate-models -m/--routes --timing"),
        flags("--ensure-ignore-notes --ensure-no-obsolete-ignore-entries -h/--help -v/--version"),
    ],
    examples="""
        brakeman                            #=> read_only
        brakeman -q -f json app             #=> read_only
        brakeman -o report.html             #=> config_mutation fs.write
        brakeman --add-checks-path x        #=> unknown code.opaque
        brakeman --allow-check-paths-in-config #=> unknown code.project
        brakeman -C                         #=> config_mutation fs.write
        brakeman -I                         #=> unknown code.interactive
        brakeman --version                  #=> read_only
    """,
)

# phpstan.neon and psalm.xml name PHP to load, and the project's autoloader is run; phpcs.xml the same;
# .php-cs-fixer.php is PHP.
PHP = tool(
    "phpstan psalm phpcs phpcbf php-cs-fixer psalter rector",
    "WORD...",
    about="look at PHP sources, or change them",
    docs="https://phpstan.org/user-guide/command-line-usage",
    options=[
        takes("--report --report-file --report-full --report-summary --report-json", writes="VALUE"),
        takes("--log-junit --generate-baseline --set-baseline"),
        takes("--autoload-file -a --bootstrap", does="code.opaque VALUE", because="loads that code"),
        flags("-V/--version -h/--help"),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[
        when("WORD", unless="WORD=help|list", does="code.project WORD", because=SAYS),
        when(unless="WORD -V -h", does="code.project", because=SAYS),
    ],
    examples="""
        phpstan analyse src                 #=> unknown code.project
        phpstan analyse -a x.php src        #=> unknown code.opaque
        psalm                               #=> unknown code.project
        psalm --report=/etc/passwd          #=> destructive fs.truncate
        phpcs --standard=PSR12 src          #=> unknown code.project
        phpcbf src                          #=> unknown code.project
        php-cs-fixer fix --dry-run src      #=> unknown code.project
        php-cs-fixer list                   #=> read_only
        phpstan --version                   #=> read_only
    """,
)

TOOLS = [RUBOCOP, BRAKEMAN, PHP]
