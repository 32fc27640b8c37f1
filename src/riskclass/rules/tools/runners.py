from __future__ import annotations

from riskclass.model.tables import Table, flags, sub, takes, tool, when

CAFFEINATE = tool(
    "caffeinate",
    "COMMAND...:argv",
    about="keep the machine awake while a command runs",
    posix=True,
    options=[takes("-t -w"), flags("-d -i -m -s -u")],
    examples="""
        caffeinate -i ls            #=> read_only
        caffeinate -t 60 rm x       #=> destructive
    """,
)

FAKETIME = tool(
    "faketime",
    "TIMESTAMP COMMAND...:argv",
    about="run a command with another time of day",
    docs="man:faketime(1)",
    posix=True,
    inert="--help --version",
    options=[
        takes("--date-prog", does="code.opaque VALUE", because="runs that program"),
        takes("-p"),
        flags("-m -f --exclude-monotonic --disable-shm --help --version"),
    ],
    examples="""
        faketime '2026-01-01' date      #=> read_only
        faketime -f '+1d' rm x          #=> destructive
        faketime --date-prog ./d 'now' date   #=> unknown code.opaque
        faketime --version              #=> read_only
    """,
)

PDSH = tool(
    "pdsh",
    "COMMAND...:sh",
    about="run a command on many hosts",
    docs="man:pdsh(1)",
    posix=True,
    inert="-h -V -L -q",
    options=[
        takes("-w", context="host:VALUE"),
        takes("-R -x -t -u -f -l -M -g -X -e -o -C -F -P -j"),
        flags("-N -S -a -A -i -k -b -d -s -h -V -L -q -v"),
    ],
    rows=[
        when(unless="COMMAND -h -V -L -q", stdin="sh"),
        when(
            "-R",
            unless="-R=ssh|rsh|mrsh",
            does="code.opaque -R",
            because="reaches hosts in a way that may run any command here",
        ),
        when("-w=exec:*|*,exec:*", does="code.opaque -w", because="runs the command here, its words as they are"),
    ],
    examples="""
        pdsh -w 'web[1-4]' uptime               #=> read_only
        pdsh -R ssh -w web1 uptime              #=> read_only
        pdsh -w exec:web1 ls                    #=> unknown code.opaque
        pdsh -w 'web[1-4]' 'rm -rf /srv/x'      #=> destructive
        pdsh -a -R exec ls                      #=> unknown
        pdsh -w web1                            #=> unknown code.interactive
        pdsh -V                                 #=> read_only
    """,
)

PARALLEL_SSH = tool(
    "parallel-ssh pssh",
    "COMMAND...:sh",
    about="run a command on many hosts",
    docs="man:parallel-ssh(1)",
    posix=True,
    inert="--help --version",
    options=[
        takes("-H/--host", context="host:VALUE"),
        takes("-o/--outdir -e/--errdir", writes="VALUE"),
        takes("-O/--option", "OPTION:ssh_option"),
        takes(
            "-x/--extra-args -X/--extra-arg", does="code.opaque VALUE", because="gives ssh options that are not read"
        ),
        takes("-h/--hosts -l/--user -p/--par -t/--timeout -g/--host-glob"),
        flags("-I/--send-input", does="net.upload", because="sends what it reads to the hosts"),
        flags(
            "-v/--verbose -A/--askpass -i/--inline --inline-stdout -P/--print --help --version --fileappend"
            " --no-headers"
        ),
    ],
    rows=[when("-I", unless="COMMAND", stdin="sh")],
    examples="""
        parallel-ssh -H web1 -i uptime          #=> read_only
        pssh -h hosts -t 0 'rm -rf /srv/x'      #=> destructive
        pssh -h hosts -o out uptime             #=> config_mutation fs.write
        pssh -h hosts -x '-o X=y' uptime        #=> unknown
        pssh -h hosts -X -oProxyCommand=x uptime   #=> unknown code.opaque
        pssh -h hosts -I cat                    #=> exposure
        pssh -h hosts -I <<< 'rm -rf /srv/x'    #=> destructive
        pssh --version                          #=> read_only
    """,
)

#: What `uv export` and `uv tree` have in common: how the lock file is made.
UV_RESOLVES = [
    takes(
        "--prune --no-extra --no-editable-package --no-emit-package --script --index-strategy"
        " --keyring-provider --upgrade-group --prerelease-package --fork-strategy --exclude-newer-package"
        " --no-sources-package -C/--config-setting --config-settings-package"
        " --no-build-isolation-package --no-build-package --no-binary-package"
    ),
    flags(
        "--no-dev --only-dev --dev --no-default-groups --all-groups --locked --frozen --no-index -U/--upgrade"
        " --no-sources --no-build-isolation --no-build --no-binary --require-build-hashes --no-require-build-hashes"
        " --refresh --managed-python --no-managed-python --no-python-downloads --system-certs --native-tls --preview"
    ),
]
UV_EXPORTS = (
    "--all-packages --all-extras --no-annotate --annotate --no-header --header --emit-index-url --emit-find-links"
    " --no-editable --editable --no-hashes --hashes --no-emit-project --no-emit-workspace --no-emit-local"
    " --only-emit-project --only-emit-workspace --only-emit-local"
)
UV_LOCKS = when(
    unless="--locked --frozen",
    does="refresh cwd",
    because="writes uv.lock where there is none or it is out of date",
)

UV = tool(
    "uv",
    about="manage Python projects, packages and interpreters",
    docs="https://docs.astral.sh/uv/",
    # Sub-commands are open: what they print or change is the same whatever the option; --python is the tool's.
    inherits=True,
    options=[
        takes("--directory", cwd="VALUE"),
        takes(
            "--project --config-file --color --cache-dir --python-preference --allow-insecure-host"
            " --index --index-url/-i --extra-index-url --default-index --find-links/-f --format --output-format"
            " --extra"
            " --group --only-group --no-group --package --with-requirements --env-file"
            " --exclude-newer --resolution --prerelease --link-mode --refresh-package --upgrade-package/-P"
        ),
        takes("--with", does="code.remote VALUE", because="fetches that package for what is run"),
        takes("--with-editable", does="code.project VALUE"),
        takes("--python/-p", "INTERPRETER"),
        flags("-q/--quiet -v/--verbose -n/--no-cache -h/--help -V/--version --offline --no-progress --no-config"),
    ],
    rows=[when("--python=*/*", does="code.opaque --python", because="runs another interpreter")],
    subs=[
        sub(
            "pip list, pip show, pip freeze, pip tree, pip check, python list, python dir, tool list,"
            " tool dir,"
            " cache dir, cache size, help, self version, auth dir",
            "ARG...",
            options=[flags("-f/--files")],
            open=True,
        ),
        sub(
            "python find",
            "REQUEST",
            open=True,
            rows=[when("REQUEST=*/*", does="code.opaque REQUEST", because="asks that program for its version")],
        ),
        sub(
            "export",
            options=[takes("-o/--output-file", writes="VALUE"), *UV_RESOLVES, flags(UV_EXPORTS)],
            rows=[UV_LOCKS],
        ),
        sub(
            "tree",
            options=[
                takes("-d/--depth --python-version --python-platform"),
                flags("--universal --no-dedupe --invert --outdated --show-sizes"),
                *UV_RESOLVES,
            ],
            rows=[UV_LOCKS],
        ),
        sub(
            "version",
            "VERSION",
            options=[
                takes("--bump", does="fs.write cwd", because="changes pyproject.toml"),
                flags("--dry-run --short --frozen --locked --no-sync"),
            ],
            inert="--dry-run",
            rows=[when("VERSION", does="fs.write cwd", because="changes pyproject.toml")],
        ),
        sub(
            "run",
            "COMMAND...:argv",
            posix=True,
            open=True,
            does="code.project",
            because="builds and installs the project first",
        ),
        sub(
            "pip install",
            "PACKAGE...",
            open=True,
            does="code.remote PACKAGE",
            because="installs packages that are named here",
        ),
        sub(
            "pip sync, sync, build, lock --script",
            "ARG...",
            open=True,
            does="code.project ARG",
            because="installs what the project names",
        ),
        sub(
            "pip compile, lock",
            "ARG...",
            open=True,  # what is written is a lock file, wherever -o puts it
            does="fs.write cwd",
            because="writes a lock file",
        ),
        sub(
            "pip uninstall, tool uninstall, python uninstall",
            "PACKAGE...",
            open=True,
            does="package.install PACKAGE",
            because="removes what can be installed again",
        ),
        sub(
            "add", "PACKAGE...", open=True, does="code.remote PACKAGE", because="installs packages that are named here"
        ),
        sub(
            "remove", "PACKAGE...", open=True, does="fs.write cwd", because="changes pyproject.toml and the environment"
        ),
        sub(
            "tool run, x, tool install, tool upgrade",
            "PACKAGE ARG...",
            posix=True,
            open=True,
            does="code.remote PACKAGE",
        ),
        sub("init", "PATH", open=True, does="fs.create cwd PATH"),
        sub(
            "venv",
            "PATH",
            options=[
                flags("-c/--clear"),
                takes("--prompt --index-strategy --keyring-provider --python-fetch"),
                flags(
                    "--seed --allow-existing --no-clear --system-site-packages --relocatable --no-project --no-index"
                    " --managed-python --no-managed-python --no-python-downloads --native-tls --preview --refresh"
                ),
            ],
            rows=[
                when("PATH", does="fs.create PATH"),
                when(unless="PATH", does="fs.create cwd"),
                when("-c", deletes="PATH", because="deletes what is there first"),
                when("-c", unless="PATH", does="fs.delete cwd", because="deletes .venv first"),
            ],
        ),
        sub(
            "python install, python upgrade, python pin, self update",
            "ARG...",
            options=[flags("-f/--force")],
            open=True,
            does="package.install ARG",
        ),
        sub("cache clean, cache prune, clean", "ARG...", open=True, does="fs.scratch", because="empties uv's cache"),
        sub("publish", "ARG...", open=True, does="net.publish"),
        sub("auth login, auth logout", "ARG...", open=True, does="credential.store"),
        sub("auth token", "ARG...", open=True, does="secret.read"),
    ],
    examples="""
        uv pip list                         #=> read_only
        uv python find 3.12                 #=> read_only
        uv python find ./x                  #=> unknown code.opaque
        uv tree                             #=> reversible_low refresh
        uv tree --frozen                    #=> read_only
        uv tree --depth 1 --locked          #=> read_only
        uv tree --python ./x                #=> unknown code.opaque
        uv tree --frozen --python 3.12      #=> read_only
        uv export --no-hashes               #=> reversible_low refresh
        uv export --no-hashes --frozen      #=> read_only
        uv export -o requirements.txt       #=> config_mutation fs.write
        uv version                          #=> read_only
        uv version 1.2.3                    #=> config_mutation
        uv version --bump patch             #=> config_mutation
        uv version --bump patch --dry-run   #=> read_only
        uv --directory /tmp/x run rm f      #=> unknown fs.scratch code.project
        uv run pytest                       #=> unknown code.project
        uv run python -c "import shutil; shutil.rmtree('build')"  #=> destructive
        uv pip install x                    #=> unknown code.remote
        uv sync                             #=> unknown code.project
        uv lock                             #=> config_mutation
        uv pip uninstall x                  #=> config_mutation
        uv add x                            #=> unknown code.remote
        uv remove x                         #=> config_mutation
        uv tool run ruff check              #=> unknown code.remote
        uv init                             #=> reversible_low
        uv venv                             #=> reversible_low fs.create
        uv venv --clear                     #=> destructive fs.delete
        uv venv .venv                       #=> reversible_low
        uv venv --clear /srv/x              #=> destructive fs.delete
        uv python install 3.12              #=> config_mutation
        uv cache clean                      #=> reversible_low
        uv publish                          #=> exposure
        uv auth login x                     #=> config_mutation
        uv auth token x                     #=> exposure
        uv --version                        #=> read_only
        uv frobnicate                       #=> unknown
    """,
)

UVX = tool(
    "uvx",
    "PACKAGE ARG...",
    about="run a Python package, fetched if need be",
    docs="https://docs.astral.sh/uv/",
    posix=True,
    open=True,
    does="code.remote PACKAGE",
    inert="--help --version -h -V",
    options=[
        takes("--from --with --with-editable --with-requirements --python/-p --index --index-url/-i --default-index"),
        flags("-h/--help -V/--version -q/--quiet --offline"),
    ],
    examples="""
        uvx ruff check          #=> unknown code.remote
        uvx --version           #=> read_only
    """,
)

PROJECT_OPTIONS = [
    takes("-C/--directory", cwd="VALUE"),
    takes("-P/--project -p"),
    flags(
        "-q/--quiet -v/--verbose -n/--no-interaction --no-plugins --no-cache -h/--help -V/--version --ansi --no-ansi"
    ),
]
DELETES = "deletes an environment, and what was put into it"
COMES_BACK = "removes packages, which can be installed again"
PROJECT_SUBS = [
    sub(
        "show, search, check, about, list, help, env info, env list, env show, config --list, source show,"
        " cache list, graph, info, python list, self show, dep show, env find, status",
        "ARG...",
        open=True,
    ),
    sub(
        "version",
        "VERSION",
        options=[flags("-s/--short --dry-run --next-phase")],
        inert="--dry-run",
        rows=[when("VERSION", does="fs.write cwd", because="changes pyproject.toml")],
    ),
    sub(
        "export",
        options=[
            takes("-o/--output", writes="VALUE"),
            takes("-f/--format --without --with --only --extras/-E"),
            flags("--with-credentials", does="secret.read", because="prints the credentials of its sources"),
            flags("--without-hashes --without-urls --dev --all-extras --all-groups"),
        ],
    ),
    sub("env activate", "ARG...", open=True),
    sub("shell", "ARG...", open=True, does="code.interactive"),
    sub(
        "install, sync, build, lock, test, fmt",
        "ARG...",
        open=True,
        does="code.project ARG",
        because="installs or runs what the project names",
    ),
    sub("add, update, self add, self update, upgrade", "PACKAGE...", open=True, does="code.remote PACKAGE"),
    sub(
        "remove, uninstall, self remove",
        "PACKAGE...",
        open=True,
        does="package.install PACKAGE",
        because=COMES_BACK,
    ),
    sub("init, new", "PATH", open=True, does="fs.create cwd PATH"),
    sub(
        "config",
        "KEY SETTING...",
        options=[
            flags("--list -l/--local -g/--global"),
            flags("--unset/-d/--delete --migrate", does="host.config"),
            flags("-e/--edit", does="code.interactive"),
        ],
        rows=[when("SETTING", does="host.config KEY")],
    ),
    sub("env use, python install, source add, source remove", "ARG...", open=True, does="host.config ARG"),
    sub("env remove, env prune, venv remove, venv purge", "ARG...", open=True, does="fs.delete", because=DELETES),
    sub(
        "cache clear, clean",
        "ARG...",
        open=True,
        does="fs.scratch",
        because="removes what is built anew",
    ),
    sub("publish", "ARG...", open=True, does="net.publish"),
]

POETRY = tool(
    "poetry",
    about="manage Python projects",
    inert="-h --help -V --version",
    # Sub-commands are open: those of poetry's options that write are listed with them, and none runs a program.
    inherits=True,
    options=PROJECT_OPTIONS,
    subs=[*PROJECT_SUBS, sub("run", "COMMAND...:argv", posix=True, open=True)],
    examples="""
        poetry show --tree              #=> read_only
        poetry env info                 #=> read_only
        poetry version -s               #=> read_only
        poetry version patch            #=> config_mutation
        poetry export -f requirements.txt    #=> read_only
        poetry export -o requirements.txt    #=> config_mutation fs.write
        poetry export --with-credentials     #=> exposure secret.read
        poetry run ls                   #=> read_only
        poetry -C /tmp/x run rm x       #=> reversible_low fs.scratch
        poetry run rm x                 #=> destructive
        poetry shell                    #=> unknown code.interactive
        poetry install                  #=> unknown code.project
        poetry add x                    #=> unknown code.remote
        poetry remove x                 #=> config_mutation
        poetry new x                    #=> reversible_low
        poetry init --help              #=> read_only
        poetry config a b               #=> config_mutation
        poetry config a                 #=> read_only
        poetry config --list            #=> read_only
        poetry config --unset a         #=> config_mutation host.config
        poetry env remove --all         #=> destructive fs.delete
        poetry cache clear x            #=> reversible_low
        poetry publish                  #=> exposure
        poetry frobnicate               #=> unknown
    """,
)

#: The same of pdm, but for what makes an environment in the project where there is none.
ASKS = PROJECT_SUBS[0]
PDM_SUBS = [
    sub(
        ", ".join(name for name in ASKS.names.split(", ") if name not in ("show", "list", "info")),
        "ARG...",
        open=True,
    ),
    sub(
        "show, list, info, outdated",
        "ARG...",
        open=True,
        does="fs.create cwd",
        because="makes an environment if there is none",
    ),
    sub(
        "py list, python find, py find, venv list, venv activate, venv, cache info, self list, plugin list, completion",
        "ARG...",
        open=True,
    ),
    sub(
        "fix",
        "PROBLEM",
        options=[flags("--dry-run"), takes("-p/--project")],
        does="fs.write cwd",
        inert="--dry-run",
        because="changes pyproject.toml",
    ),
    sub("import", "FILE", open=True, does="fs.write cwd", because="writes pyproject.toml from another format"),
    sub("use", "PYTHON", open=True, does="fs.write cwd", because="changes the interpreter of the project"),
    sub("venv create", "ARG...", open=True, does="fs.create cwd", because="makes an environment"),
    sub("py install, python link, py link", "ARG...", open=True, does="host.config ARG"),
    sub("python remove, py remove", "ARG...", open=True, does="fs.delete", because="deletes an interpreter"),
    sub("cache remove", "ARG...", open=True, does="fs.scratch", because="removes what is built anew"),
    sub("plugin add, plugin update", "PACKAGE...", open=True, does="code.remote PACKAGE"),
    sub("plugin remove", "PACKAGE...", open=True, does="package.install PACKAGE", because=COMES_BACK),
    sub(
        "init",
        "TEMPLATE WORD...",
        options=[
            flags("--copier --cookiecutter", does="code.remote TEMPLATE", because="runs a template's code"),
            flags("-r/--overwrite", does="fs.write cwd"),
            flags("-g/--global --dist --lib --no-git -y"),
            takes("-p/--project -k/--skip --python --backend --license --name --project-version"),
        ],
        does="fs.create cwd",
        rows=[
            when(
                "TEMPLATE",
                unless="TEMPLATE=default|minimal --copier --cookiecutter",
                does="code.remote TEMPLATE",
                because="fetches a template, whose code may run",
            )
        ],
    ),
    sub(
        "export",
        options=[
            takes("-o/--output", writes="VALUE"),
            takes("-f/--format --without --with/-G/--group -L/--lockfile -p/--project"),
            flags("--expandvars", does="secret.read", because="prints variables that addresses hold"),
            flags("--no-hashes/--without-hashes --no-markers --no-extras --pyproject --self --editable-self"),
            flags("--no-default -d/--dev --prod/--production -g/--global"),
        ],
    ),
    sub(
        "run",
        "COMMAND...:argv",
        posix=True,
        options=[
            takes("-p/--project -k/--skip --env --venv"),
            takes("--env-file", does="code.injected VALUE", because="sets variables that may load code"),
            takes("--working-dir", cwd="VALUE"),
            flags("-g/--global -l/--list -j/--json -s/--site-packages --recreate"),
        ],
        rows=[
            when(
                "COMMAND",
                unless="-l -j",
                does="code.project COMMAND",
                because="runs a script of the project, if one has this name",
            )
        ],
    ),
    sub(
        "new",
        "TEMPLATE... PATH",
        open=True,
        does="fs.create PATH, fs.write cwd",  # the pyproject.toml that lies here, too (tried)
        rows=[
            when(unless="PATH", does="fs.create TEMPLATE"),
            when(
                "PATH",
                unless="TEMPLATE=default|minimal",
                does="code.remote TEMPLATE",
                because="fetches a template, whose code may run",
            ),
        ],
    ),
    *(each for each in PROJECT_SUBS[1:] if each.names not in ("export", "init, new")),
]


def _environments(names: str, examples: str, *subs: Table) -> Table:
    return tool(
        names,
        about="manage Python projects",
        inert="-h --help -V --version",
        inherits=True,
        options=[
            *PROJECT_OPTIONS,
            flags("--rm", does="fs.delete", because=DELETES),
            takes("--python", does="fs.create cwd", because="makes an environment"),
            takes("-e/--env -c/--config --data-dir --cache-dir"),
            flags(
                "--where --venv --py --envs --completion --man --support --site-packages --clear --pre --bare --pep582"
            ),
            flags("-I/--ignore-python --color --no-color --interactive --no-interactive"),
        ],
        subs=[
            *subs,
        ],
        examples=examples,
    )


PDM = _environments(
    "pdm pipenv rye",
    """
        pdm show                        #=> reversible_low fs.create
        pdm search x                    #=> read_only
        pipenv --venv                   #=> read_only
        pipenv --rm                     #=> destructive fs.delete
        pipenv --python 3.12            #=> reversible_low fs.create
        rye version                     #=> read_only
        rye version 1.2                 #=> config_mutation
        pdm run test                    #=> unknown code.project
        pipenv run python x.py          #=> unknown code.project
        pipenv run rm x                 #=> destructive
        pdm export -o requirements.txt  #=> config_mutation fs.write
        pipenv shell                    #=> unknown code.interactive
        pdm sync                        #=> unknown code.project
        pdm add x                       #=> unknown code.remote
        pdm remove x                    #=> config_mutation
        pdm init                        #=> reversible_low
        pdm config a b                  #=> config_mutation
        pdm outdated                    #=> reversible_low fs.create
        pdm fix                         #=> config_mutation
        pdm fix --dry-run               #=> read_only
        pdm import setup.cfg            #=> config_mutation
        pdm use 3.12                    #=> config_mutation
        pdm venv create                 #=> reversible_low
        pdm python link /opt/p          #=> config_mutation
        pdm python remove 3.12          #=> destructive
        pdm cache remove x              #=> reversible_low
        pdm plugin add x                #=> unknown code.remote
        pdm plugin remove x             #=> config_mutation
        pdm init minimal                #=> reversible_low
        pdm init https://h/x            #=> unknown code.remote
        pdm init --cookiecutter gh:o/r  #=> unknown code.remote
        pdm init -r                     #=> config_mutation fs.write
        pdm new x                       #=> config_mutation fs.write
        pdm new minimal x               #=> config_mutation fs.write
        pdm new gh:o/r x                #=> unknown code.remote
        pdm export --expandvars         #=> exposure secret.read
        pdm run -l                      #=> read_only
        pdm run --env-file .env ls      #=> unknown code.injected
        pdm run --working-dir /tmp rm x #=> unknown fs.scratch
        pdm cache clear                 #=> reversible_low
        pdm publish                     #=> exposure
    """,
    *PDM_SUBS,
)

HATCH = _environments(
    "hatch",
    """
        hatch version                   #=> unknown code.project
        hatch version minor             #=> unknown code.project
        hatch project metadata          #=> unknown code.project
        hatch env show                  #=> read_only
        hatch status                    #=> read_only
    """,
    # Where the version is not in pyproject.toml it installs what builds the project, and that runs its code (tried).
    sub(
        "version, project metadata",
        "ARG...",
        open=True,
        does="code.project",
        because="asks what builds the project, which runs its code",
    ),
    *(each for each in PROJECT_SUBS if each.names != "version"),
    sub(
        "run",
        "COMMAND...:argv",
        posix=True,
        open=True,
        does="code.project COMMAND",
        because="runs a script of the project, if one has this name",
    ),
)

CONDA = tool(
    "conda mamba micromamba",
    about="manage environments of packages",
    open=True,  # options choose environments and channels; those that write are listed with their sub-commands
    inherits=True,
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "list, info, search, env list, env config vars list, help, repoquery, compare, notices",
            "ARG...",
            open=True,  # they only print
        ),
        sub(
            "doctor",
            "CHECK...",
            options=[
                flags("--fix", does="fs.write", because="repairs the environment"),
                takes("-n/--name -p/--prefix"),
                flags("-v/--verbose --json -q/--quiet --list --dry-run -y/--yes"),
            ],
        ),
        sub(
            "config",
            "KEY...",
            options=[
                takes("--set --append --prepend/--add --remove", "KEY SETTING", does="host.config KEY"),
                takes("--remove-key", does="host.config VALUE"),
                flags("--write-default --stdin", does="host.config"),
                takes("--file --name -n --prefix -p"),
                flags(
                    "--show --show-sources --validate --describe --get --system --site --env --user --json"
                    " -v/--verbose -q/--quiet"
                ),
            ],
        ),
        sub(
            "env export, export",
            options=[
                takes("-f/--file", writes="VALUE"),
                takes("-c/--channel -n/--name -p/--prefix --format --platform"),
                flags(
                    "--override-channels --no-builds --ignore-channels --from-history --json -v/--verbose -q/--quiet"
                    " --console --override-platforms"
                ),
            ],
        ),
        sub(
            "run",
            "COMMAND...:argv",
            posix=True,
            options=[
                takes("-n/--name -p/--prefix"),
                takes("--cwd", cwd="VALUE"),
                flags("-v/--verbose --dev --debug-wrapper-scripts --no-capture-output --live-stream -q --json"),
            ],
        ),
        sub(
            "install, create, update, upgrade, env create, env update",
            "PACKAGE...",
            open=True,
            options=[flags("-d/--dry-run")],
            rows=[when(unless="--dry-run", does="code.remote PACKAGE")],
        ),
        sub(
            "remove, uninstall",
            "PACKAGE...",
            does="package.install PACKAGE",
            because="removes packages, which can be installed again",
            inert="-d --dry-run",
            options=[
                flags("-a/--all"),
                takes("-n/--name -p/--prefix -c/--channel --repodata-fn --solver --experimental --subdir --platform"),
                flags(
                    "--keep-env --features --force-remove/--force --no-pin --dev --copy --no-shortcuts --use-local"
                    " --override-channels -C/--use-index-cache -k/--insecure --offline -d/--dry-run --json -q/--quiet"
                    " -v/--verbose -y/--yes --console --download-only --show-channel-urls -f --no-prune-deps"
                ),
            ],
            rows=[when("-a", unless="--keep-env", does="fs.delete -n -p", because="deletes an environment")],
        ),
        sub("env remove", "ARG...", open=True, does="fs.delete cwd", because="deletes an environment"),
        sub("clean", "ARG...", open=True, does="fs.scratch", because="empties conda's cache"),
        sub(
            "init, activate, deactivate, rename, env config vars set, env config vars unset",
            "ARG...",
            open=True,
            does="host.config ARG",
        ),
        sub("build, develop", "ARG...", open=True, does="code.project ARG"),
    ],
    examples="""
        conda list                      #=> read_only
        conda env export --no-builds    #=> read_only
        conda env export -f x.yml       #=> config_mutation fs.write
        conda activate --help           #=> read_only
        conda run -n x ls               #=> read_only
        conda run --cwd /srv rm x       #=> destructive
        conda install x                 #=> unknown code.remote
        conda remove x                  #=> config_mutation
        conda remove -n x --all         #=> destructive fs.delete
        conda remove --dry-run x        #=> read_only
        conda env remove -n x           #=> destructive
        conda clean -a                  #=> reversible_low
        conda config --set a b          #=> config_mutation
        conda config --show channels    #=> read_only
        conda config --remove-key a     #=> config_mutation
        conda config --write-default    #=> config_mutation
        conda init bash                 #=> config_mutation
        conda doctor                    #=> read_only
        conda doctor --fix              #=> config_mutation
        conda build .                   #=> unknown code.project
        conda frobnicate                #=> unknown
    """,
)

TOOLS = [CAFFEINATE, FAKETIME, PDSH, PARALLEL_SSH, UV, UVX, POETRY, PDM, HATCH, CONDA]
