from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

BUILDS = "asks pip, which builds what the file names where it must"

PIP_AUDIT = tool(
    "pip-audit",
    "PROJECT",
    about="look for known weaknesses of installed packages",
    docs="https://github.com/pypa/pip-audit",
    inert="-h --help -V --version",
    options=[
        takes("-r/--requirement"),
        takes("-o/--output", writes="VALUE|-"),
        takes("-f/--format -s/--vulnerability-service --osv-url --cache-dir --progress-spinner --timeout --path"),
        takes("--index-url --extra-index-url --ignore-vuln"),
        takes("--desc --aliases", "VALUE?"),
        flags("--fix"),
        flags("-h/--help -V/--version -l/--local --locked -d/--dry-run -S/--strict -v/--verbose --require-hashes"),
        flags("--skip-editable --no-deps --disable-pip"),
    ],
    rows=[
        when("-r", unless="--disable-pip", does="code.project -r", because=BUILDS),
        when("PROJECT", unless="--locked", does="code.project PROJECT", because=BUILDS),
        when("--fix", unless="-d", does="package.install", because="installs newer versions"),
        when("--fix", "-r", unless="-d", writes="-r", because="writes newer versions into that file"),
    ],
    examples="""
        pip-audit                               #=> read_only
        pip-audit --desc on -f json             #=> read_only
        pip-audit -r requirements.txt           #=> unknown code.project
        pip-audit -r r.txt --no-deps --disable-pip #=> read_only
        pip-audit .                             #=> unknown code.project
        pip-audit --locked .                    #=> read_only
        pip-audit -o report.txt                 #=> config_mutation fs.write
        pip-audit --fix                         #=> config_mutation package.install
        pip-audit --fix --dry-run               #=> read_only
        pip-audit --fix -r r.txt                #=> unknown fs.write
        pip-audit --version                     #=> read_only
    """,
)

PIP_INDEX: list[Option] = [
    takes("-f/--find-links -i/--index-url --extra-index-url --cert --client-cert --trusted-host"),
    takes("--pip-args", does="code.injected VALUE", because="an option of pip may name what to build"),
    takes("--config"),
    flags("-h/--help --version -v/--verbose -q/--quiet -n/--dry-run --no-index --no-config"),
]

PIP_COMPILE = tool(
    "pip-compile",
    "FILE...",
    about="work out which versions of packages a project needs",
    docs="https://pip-tools.readthedocs.io/",
    inert="-h --help --version",
    does="code.project FILE",
    because=BUILDS,
    options=[
        *PIP_INDEX,
        takes("-o/--output-file", writes="VALUE|-"),
        takes("--extra --uploaded-prior-to -P/--upgrade-package --max-rounds --cache-dir --unsafe-package"),
        takes("-c/--constraint --annotation-style --newline --resolver --build-deps-for"),
        flags("--[no-]color -p/--pre -r/--rebuild --all-extras --[no-]header --[no-]emit-trusted-host"),
        flags("--[no-]annotate -U/--upgrade --no-upgrade --[no-]allow-unsafe --[no-]strip-extras --generate-hashes"),
        flags("--[no-]reuse-hashes --[no-]build-isolation --[no-]emit-find-links --[no-]emit-index-url"),
        flags("--[no-]emit-options --all-build-deps --only-build-deps"),
    ],
    rows=[when(unless="-o -n", does="fs.write cwd", because="writes requirements.txt")],
    examples="""
        pip-compile requirements.in             #=> unknown code.project fs.write
        pip-compile -n requirements.in          #=> unknown code.project
        pip-compile -o /etc/passwd r.in         #=> destructive fs.truncate
        pip-compile --pip-args='--x' r.in       #=> unknown code.injected
        pip-compile --version                   #=> read_only
    """,
)

PIP_SYNC = tool(
    "pip-sync",
    "FILE...",
    about="install what a file names, and take away everything else",
    docs="https://pip-tools.readthedocs.io/",
    inert="-h --help --version -n --dry-run",
    does="code.project FILE",
    because="installs what a file names",
    options=[
        *PIP_INDEX,
        takes("--python-executable", "PROGRAM:argv"),
        flags("-a/--ask --force --user"),
    ],
    examples="""
        pip-sync                                #=> unknown code.project
        pip-sync requirements.txt               #=> unknown code.project
        pip-sync --pip-args='--x' r.txt         #=> unknown code.injected
        pip-sync --python-executable ./p r.txt  #=> unknown
        pip-sync -n requirements.txt            #=> read_only
    """,
)

# Sends names and versions of packages to its service, which answers what is known of them.
SAFETY = tool(
    "safety",
    about="look for known weaknesses of installed packages",
    docs="https://docs.safetycli.com/",
    inert="--help --version",
    options=[
        takes("--stage --key --proxy-host --proxy-port --proxy-protocol"),
        flags("--disable-optional-telemetry --debug --help --version"),
    ],
    subs=[
        sub(
            "scan, check, license",
            "PATH...",
            does="net.query",
            options=[
                takes("--save-as", "FORMAT FILE", writes="FILE"),
                takes("--save-json --save-html", writes="VALUE"),
                takes("--output -o --target -r/--file --policy-file --db -i/--ignore --filter --key"),
                takes("--cache", "VALUE?"),
                takes("--project"),
                flags("--ignore-unpinned-requirements --check-unpinned-requirements --exit-code --detailed-output"),
                flags("--apply-fixes/--apply-security-updates/--apply-updates", does="fs.write cwd"),
                flags("--full-report --short-report --json --bare --stdin --continue-on-error --use-server-matching"),
                flags("--no-cache --audit-and-monitor --disable-audit-and-monitor"),
            ],
        ),
        sub("check-updates, auth status", does="net.query", options=[takes("--output")]),
        sub("validate", "WORD...", options=[takes("--path")]),
        sub("auth login, auth register, auth logout", does="credential.store", options=[flags("--headless")]),
        sub("generate", "WORD...", does="fs.create cwd", options=[takes("--path")]),
        sub(
            "configure",
            does="host.config",
            options=[
                takes("--proxy-protocol --proxy-host --proxy-port --proxy-timeout --proxy-required"),
                takes("--organization-id --organization-name --stage"),
                flags("--save-to-system"),
            ],
        ),
    ],
    examples="""
        safety scan                             #=> read_only
        safety check -r requirements.txt --json #=> read_only
        safety scan --save-as json out.json     #=> config_mutation fs.write
        safety check --save-json out.json       #=> config_mutation fs.write
        safety scan --apply-fixes               #=> config_mutation fs.write
        safety validate policy_file             #=> read_only
        safety check-updates                    #=> read_only
        safety auth login                       #=> config_mutation credential.store
        safety generate policy_file             #=> reversible_low fs.create
        safety configure --proxy-host h         #=> config_mutation host.config
        safety firewall init                    #=> unknown unknown.subcommand
    """,
)

TY = tool(
    "ty",
    about="check types of Python sources",
    docs="https://docs.astral.sh/ty/reference/cli/",
    inherits=True,
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "check",
            "FILE...",
            reads="FILE",
            because="shows lines of what it looks at",
            options=[
                takes("--project --python/--venv --typeshed/--custom-typeshed-dir --extra-search-path --config-file"),
                takes("--python-version --target-version --python-platform/--platform -c/--config --output-format"),
                takes("--error --warn --ignore --exclude --color --baseline"),
                flags("--fix --add-ignore", does="fs.write cwd", because="changes the sources"),
                flags("--update-baseline", does="fs.write cwd", because="writes down what is wrong now"),
                flags("-v/--verbose -q/--quiet --error-on-warning --exit-zero --exit-zero-on-warning -W/--watch"),
                flags("--respect-ignore-files --no-respect-ignore-files --force-exclude --no-force-exclude"),
                flags("--exclude-scripts --no-progress"),
            ],
        ),
        sub(
            "version, explain rule, explain, generate-shell-completion, help",
            "WORD...",
            options=[takes("--output-format")],
        ),
        sub("server", does="code.interactive"),
    ],
    examples="""
        ty check                        #=> read_only
        ty check src --python .venv     #=> read_only
        ty check .env                   #=> exposure secret.read
        ty check --fix src              #=> config_mutation fs.write
        ty check --update-baseline      #=> config_mutation fs.write
        ty explain rule x               #=> read_only
        ty server                       #=> unknown code.interactive
        ty --version                    #=> read_only
        ty check --frobnicate           #=> unknown unknown.option
    """,
)

# Its settings name the program that it starts.
PYRE = tool(
    "pyre",
    "COMMAND...",
    about="check types of Python sources",
    docs="https://pyre-check.org/docs/getting-started/",
    posix=True,
    options=[
        takes("--binary", "PROGRAM:argv"),
        takes("--dot-pyre-directory --source-directory --search-path --optional-search-path --typeshed"),
        takes("--number-of-workers --max-number-of-workers --output --log-level"),
        flags("--[no-]sequential --[no-]strict -n/--noninteractive"),
        flags("-h/--help --version"),
    ],
    rows=[when(unless="-h --version", does="code.project COMMAND", because="starts what the settings name")],
    examples="""
        pyre                            #=> unknown code.project
        pyre check                      #=> unknown code.project
        pyre --binary ./x check         #=> unknown
        pyre --version                  #=> read_only
        pyre --help                     #=> read_only
    """,
)

RADON_COMMON: list[Option] = [
    takes("-O/--output-file", writes="VALUE"),
    takes("-e/--exclude -i/--ignore -n/--min -x/--max -o/--order"),
    flags("-h/--help -j/--json --include-ipynb --ipynb-cells -s/--show-complexity/--summary/--show -a/--average"),
    flags("--no-assert --show-closures --total-average --xml --md --codeclimate -m/--multi --sort -f/--functions"),
]

RADON = tool(
    "radon",
    about="measure how complicated Python sources are",
    docs="https://radon.readthedocs.io/en/latest/commandline.html",
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version")],
    subs=[sub("cc, raw, mi, hal", "FILE...", options=RADON_COMMON)],
    examples="""
        radon cc -a src                 #=> read_only
        radon mi -s src                 #=> read_only
        radon cc -j -O out.json src     #=> config_mutation fs.write
        radon --version                 #=> read_only
        radon frobnicate                #=> unknown unknown.subcommand
    """,
)

INTERROGATE = tool(
    "interrogate",
    "FILE...",
    about="count docstrings of Python sources",
    docs="https://interrogate.readthedocs.io/",
    inert="-h --help --version",
    options=[
        takes("-o/--output -g/--generate-badge", writes="VALUE"),
        takes("-f/--fail-under -e/--exclude -r/--ignore-regex --ext -w/--whitelist-regex -c/--config --style"),
        takes("--badge-format --badge-style"),
        flags("--version -v/--verbose -q/--quiet -i/--ignore-init-method -I/--ignore-init-module -m/--ignore-magic"),
        flags("-M/--ignore-module -n/--ignore-nested-functions -C/--ignore-nested-classes -p/--ignore-private"),
        flags("-O/--ignore-overloaded-functions -P/--ignore-property-decorators -S/--ignore-setters"),
        flags("-s/--ignore-semiprivate --[no-]color --omit-covered-files -h/--help"),
    ],
    examples="""
        interrogate -vv src             #=> read_only
        interrogate -f 95 src           #=> read_only
        interrogate -o out.txt src      #=> config_mutation fs.write
        interrogate -g docs src         #=> config_mutation fs.write
    """,
)

TOOLS = [PIP_AUDIT, PIP_COMPILE, PIP_SYNC, SAFETY, TY, PYRE, RADON, INTERROGATE]
