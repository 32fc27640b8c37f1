from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

INDEX = [
    takes("-i/--index-url --extra-index-url -f/--find-links"),
    flags("--no-index --pypi-url --process-dependency-links"),
]
CHOICE = [
    takes("--platform --python-version --implementation --abi --no-binary --only-binary --uploaded-prior-to"),
    takes("--all-releases --only-final --refresh-package"),
    flags("--pre --ignore-requires-python --prefer-binary"),
]
BUILD = [
    takes(
        "-r/--requirement --requirements-from-script --group",
        does="code.project VALUE",
        because="installs what a file names",
    ),
    takes("-e/--editable", does="code.project VALUE", because="runs the build of a source tree"),
    takes(
        "-c/--constraint -b/--build-constraint --src -C/--config-setting/--config-settings --global-option"
        " --build-option"
    ),
    takes("--progress-bar --root-user-action --upgrade-strategy"),
    flags(
        "--no-deps --only-deps --no-build-isolation --use-pep517 --no-use-pep517 --check-build-dependencies"
        " --[no-]require-hashes --no-clean"
    ),
    *CHOICE,
    *INDEX,
]
#: What a package may be called that is here, and no name on an index.
LOCAL = "PACKAGE=.|./*|../*|/*|~*|.[*|*.whl|*.tar.gz|*.zip"

NAMED = [
    when("PACKAGE", unless=LOCAL, does="code.remote PACKAGE", because="installs a package that is named here"),
    when(LOCAL, does="code.project PACKAGE", because="runs the build of a source tree"),
]

PIP = tool(
    "pip pip2 pip3 pip3.8 pip3.9 pip3.10 pip3.11 pip3.12 pip3.13 pip3.14",
    about="install Python packages",
    input="part",
    docs="https://pip.pypa.io/en/stable/cli/",
    inherits=True,
    inert="-h --help -V --version",
    options=[
        takes("--log/--log-file/--local-log", does="fs.append VALUE"),
        takes("--python", does="code.opaque VALUE", because="runs with another interpreter"),
        takes(
            "--keyring-provider --proxy --retries --timeout --exists-action --trusted-host --cert --client-cert"
            " --cache-dir --use-feature --use-deprecated --resume-retries"
        ),
        flags(
            "-h/--help --debug --isolated --require-virtualenv/--require-venv -v/--verbose -V/--version -q/--quiet"
            " --no-input --no-cache-dir --disable-pip-version-check --no-color --no-python-version-warning"
            " --no-proxy-env"
        ),
    ],
    subs=[
        sub(
            "install",
            "PACKAGE...",
            options=[
                *BUILD,
                takes("-t/--target --root --prefix", does="fs.write VALUE"),
                takes("--report", writes="VALUE|-"),
                flags(
                    "-U/--upgrade --force-reinstall -I/--ignore-installed --user --no-user --dry-run --compile"
                    " --no-compile --no-warn-script-location --no-warn-conflicts --break-system-packages"
                ),
            ],
            rows=NAMED,
        ),
        sub("download", "PACKAGE...", options=[*BUILD, takes("-d/--dest", does="fs.create VALUE")], rows=NAMED),
        sub(
            "wheel",
            "PACKAGE...",
            options=[*BUILD, takes("-w/--wheel-dir", does="fs.create VALUE"), flags("--no-verify")],
            rows=NAMED,
        ),
        sub("lock", "PACKAGE...", options=[*BUILD, takes("-o/--output", writes="VALUE|-")], rows=NAMED),
        sub(
            "uninstall",
            "PACKAGE...",
            options=[takes("-r/--requirement --root-user-action"), flags("-y/--yes --break-system-packages")],
            does="package.install PACKAGE",
            because="removes libraries, which can be installed again",
            rows=[when("PACKAGE=riskclass", does="guard.lower PACKAGE", because="takes the guard itself away")],
        ),
        sub(
            "list",
            options=[
                takes(
                    "--path --format --exclude --all-releases --only-final --no-binary --only-binary"
                    " --refresh-package --uploaded-prior-to"
                ),
                flags("-o/--outdated -u/--uptodate -e/--editable -l/--local --user --not-required --exclude-editable"),
                flags("--include-editable --pre --prefer-binary"),
                *INDEX,
            ],
        ),
        sub("show", "PACKAGE...", options=[flags("-f/--files")]),
        sub(
            "freeze",
            options=[takes("-r/--requirement --path --exclude"), flags("-l/--local --user --all --exclude-editable")],
        ),
        sub("check"),
        sub("inspect", options=[takes("--path"), flags("--local --user")]),
        sub("index versions", "PACKAGE", does="net.query", options=[*CHOICE, *INDEX, flags("--json")]),
        sub("search", "WORD...", does="net.query", options=[takes("-i/--index")]),
        sub("hash", "FILE...", options=[takes("-a/--algorithm")]),
        sub("debug", options=CHOICE),
        sub("help", "COMMAND"),
        sub("completion", options=[flags("-b/--bash -z/--zsh -f/--fish -p/--powershell")]),
        sub("cache dir, cache info, cache list", "PATTERN", options=[takes("--format")]),
        sub("cache remove, cache purge", "PATTERN", does="fs.scratch", because="empties pip's cache"),
        sub(
            "config list, config get, config debug",
            "NAME",
            options=[takes("--editor"), flags("--global --user --site")],
        ),
        sub(
            "config set, config unset",
            "NAME SETTING",
            does="host.config NAME",
            options=[takes("--editor"), flags("--global --user --site")],
        ),
        sub(
            "config edit",
            does="code.interactive",
            options=[takes("--editor"), flags("--global --user --site")],
        ),
    ],
    examples="""
        pip list --outdated                             #=> read_only
        pip show -f requests                            #=> read_only
        pip freeze                                      #=> read_only
        pip check                                       #=> read_only
        pip index versions requests                     #=> read_only net.query
        pip index versions --only-final :all: requests  #=> read_only net.query
        pip search x                                    #=> read_only
        pip install requests                            #=> unknown code.remote
        pip3 install -U 'requests>=2'                   #=> unknown code.remote
        pip install .                                   #=> unknown code.project
        pip install -e '.[dev]'                         #=> unknown code.project
        pip install ./x.whl                             #=> unknown code.project
        pip install -r requirements.txt                 #=> unknown code.project
        pip --quiet install --user x                    #=> unknown code.remote
        pip install --target out                        #=> config_mutation
        pip install --report r.json                     #=> config_mutation
        pip download -d out x                           #=> unknown code.remote
        pip download -d out                             #=> reversible_low
        pip wheel -w out .                              #=> unknown code.project
        pip wheel -w out                                #=> reversible_low
        pip lock -o pylock.toml                         #=> config_mutation
        pip lock x                                      #=> unknown
        pip uninstall -y requests                       #=> config_mutation
        pip uninstall -y requests -V                    #=> config_mutation
        pip -V                                          #=> read_only
        pip uninstall -y riskclass                      #=> exposure guard.lower
        pip cache purge                                 #=> reversible_low fs.scratch
        pip cache dir                                   #=> read_only
        pip config list                                 #=> read_only
        pip config set global.index-url http://x        #=> config_mutation host.config
        pip config edit                                 #=> unknown code.interactive
        pip list --log log.txt                          #=> config_mutation
        pip --python ./x list                           #=> unknown
        pip install --help                              #=> read_only
        pip --version                                   #=> read_only
        pip frobnicate                                  #=> unknown unknown.subcommand
        pip list --frob                                 #=> unknown unknown.option
    """,
)

PIPX = tool(
    "pipx",
    about="install Python programs, each in its own environment",
    docs="https://pipx.pypa.io/",
    open=True,  # options choose versions, indexes and places; what is said of a sub-command holds with any of them
    inert="--help -h --version",
    options=[flags("-h/--help --version -q/--quiet -v/--verbose --global")],
    subs=[
        sub("list, environment, help, completions, interpreter list", "ARG...", open=True),
        sub(
            "install, inject, upgrade, upgrade-all, reinstall, reinstall-all, install-all, upgrade-shared",
            "PACKAGE...",
            open=True,
            does="code.remote PACKAGE",
            because="installs a package that is named here",
        ),
        sub("run", "PACKAGE ARG...", open=True, posix=True, does="code.remote PACKAGE"),
        sub("runpip", "ENVIRONMENT ARG...", open=True, posix=True, does="code.remote ENVIRONMENT"),
        sub(
            "uninstall, uninject, uninstall-all, unpin, pin, interpreter prune",
            "PACKAGE...",
            open=True,
            does="package.install PACKAGE",
            because="removes programs, which can be installed again",
        ),
        sub("ensurepath", "ARG...", open=True, does="schedule.change", because="changes the shell's start-up files"),
    ],
    examples="""
        pipx list                   #=> read_only
        pipx install black          #=> unknown code.remote
        pipx run black .            #=> unknown code.remote
        pipx runpip black list      #=> unknown
        pipx uninstall black        #=> config_mutation
        pipx ensurepath             #=> config_mutation
        pipx --version              #=> read_only
    """,
)

TOOLS = [PIP, PIPX]
