from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SHELL = "chooses a version for this shell"
ALL = "chooses the version of every folder"
REMOVES = "removes a version and what was installed into it"

# A function of the shell; a shell that has none answers that there is no such program.
NVM = tool(
    "nvm",
    about="install versions of Node.js and choose among them",
    docs="https://github.com/nvm-sh/nvm",
    options=[flags("-h/--help --version -v --no-colors")],
    subs=[
        sub(
            "ls, list, ls-remote, list-remote, current, version, version-remote, which, help, debug, cache dir",
            "VERSION",
            options=[takes("--lts", "[NAME]"), flags("--no-colors --no-alias --silent")],
        ),
        sub(
            "use, deactivate, unload",
            "VERSION",
            does="refresh",
            because=SHELL,
            options=[takes("--lts", "[NAME]"), flags("--silent --save")],
            rows=[when("--save", does="fs.write cwd", because="writes .nvmrc")],
        ),
        sub(
            "install, install-latest-npm",
            "VERSION",
            does="package.install VERSION",
            options=[
                takes("--lts --alias", "[NAME]"),
                takes(
                    "--reinstall-packages-from",
                    "[VERSION]",
                    does="code.remote",
                    because="installs packages, as they say",
                ),
                flags("--latest-npm --skip-default-packages --no-progress --default --save -b"),
                flags("-s", does="code.remote", because="builds it"),
            ],
        ),
        sub("reinstall-packages", "VERSION", does="code.remote", because="installs packages, as they say"),
        sub("uninstall", "VERSION", does="package.remove VERSION", because=REMOVES, options=[takes("--lts", "[NAME]")]),
        sub("alias", "NAME VERSION", rows=[when("VERSION", does="target.switch VERSION", because=ALL)]),
        sub("unalias", "NAME", does="target.switch NAME"),
        sub("cache clear", does="fs.scratch"),
        sub("run", "VERSION WORD...", does="code.project", because="runs that file", open=True),
        sub("exec", "VERSION COMMAND...:argv", options=[flags("--silent")]),
        sub("set-colors", "COLORS", does="refresh"),
    ],
    examples="""
        nvm ls                      #=> read_only
        nvm current                 #=> read_only
        nvm alias                   #=> read_only
        nvm use 20                  #=> reversible_low refresh
        nvm use 20 --save           #=> config_mutation fs.write
        nvm install --lts           #=> config_mutation package.install
        nvm install 20 --reinstall-packages-from=18 #=> unknown code.remote
        nvm install -s 20           #=> unknown code.remote
        nvm reinstall-packages 18   #=> unknown code.remote
        nvm uninstall 18            #=> disruptive package.remove
        nvm alias default 20        #=> config_mutation target.switch
        nvm unalias x               #=> config_mutation target.switch
        nvm cache clear             #=> reversible_low fs.scratch
        nvm run 20 x.js             #=> unknown code.project
        nvm exec 20 rm -rf x        #=> destructive fs.delete
        nvm set-colors cgYmW        #=> reversible_low refresh
        nvm frobnicate              #=> unknown unknown.subcommand
    """,
)

VOLTA = tool(
    "volta",
    about="install versions of Node.js and choose among them",
    docs="https://docs.volta.sh/reference/",
    inherits=True,
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version --verbose --quiet --very-verbose")],
    subs=[
        sub("list, ls, which, help", "TOOL...", options=[takes("--format"), flags("-c/--current -d/--default")]),
        sub("completions", "SHELL", options=[takes("-o/--output", writes="VALUE"), flags("-f/--force")]),
        sub("fetch", "TOOL...", does="refresh TOOL", because="fetches a version"),
        sub(
            "install",
            "TOOL...",
            does="package.install TOOL",
            rows=[
                when(
                    "TOOL",
                    unless="TOOL=node|node@*|npm|npm@*|yarn|yarn@*|pnpm|pnpm@*",
                    does="code.remote TOOL",
                    because="installs a package, as it says",
                )
            ],
        ),
        sub("uninstall", "TOOL...", does="package.remove TOOL", because=REMOVES),
        sub("pin", "TOOL...", does="fs.write cwd", because="writes package.json"),
        sub(
            "run",
            "COMMAND...:argv",
            options=[takes("--node --npm --pnpm --yarn --env"), flags("--bundled-npm --no-pnpm --no-yarn")],
        ),
        sub("setup", does="schedule.change", because="changes the start of each shell"),
    ],
    examples="""
        volta list                  #=> read_only
        volta which node            #=> read_only
        volta completions bash -o f #=> config_mutation fs.write
        volta fetch node@20         #=> reversible_low refresh
        volta install node@20       #=> config_mutation package.install
        volta install typescript    #=> unknown code.remote
        volta uninstall node        #=> disruptive package.remove
        volta pin node@20           #=> config_mutation fs.write
        volta run --node 20 rm x    #=> destructive fs.delete
        volta setup                 #=> config_mutation schedule.change
        volta --version             #=> read_only
    """,
)

FNM = tool(
    "fnm",
    about="install versions of Node.js and choose among them",
    docs="https://github.com/Schniz/fnm/blob/master/docs/commands.md",
    inherits=True,
    inert="-h --help -V --version",
    options=[
        takes("--node-dist-mirror --fnm-dir --log-level --arch --version-file-strategy --resolve-engines"),
        flags("--corepack-enabled -h/--help -V/--version"),
    ],
    subs=[
        sub(
            "list, ls, list-remote, ls-remote, current, completions, help",
            "WORD...",
            options=[takes("--filter --sort --shell"), takes("--lts", "[NAME]"), flags("--latest")],
        ),
        sub("env", options=[takes("--shell"), flags("--use-on-cd --json --multi")]),
        sub(
            "use",
            "VERSION",
            does="refresh",
            because=SHELL,
            options=[flags("--install-if-missing", does="package.install"), flags("--silent-if-unchanged")],
        ),
        sub(
            "install, i",
            "VERSION",
            does="package.install",
            options=[takes("--progress"), flags("--lts --latest --use")],
        ),
        sub("uninstall, uni", "VERSION", does="package.remove VERSION", because=REMOVES),
        sub("default", "VERSION", rows=[when("VERSION", does="target.switch VERSION", because=ALL)]),
        sub("alias", "VERSION NAME", does="target.switch VERSION"),
        sub("unalias", "NAME", does="target.switch NAME"),
        sub("exec", "COMMAND...:argv", options=[takes("--using")]),
    ],
    examples="""
        fnm list                    #=> read_only
        fnm env --use-on-cd         #=> read_only
        fnm use 20                  #=> reversible_low refresh
        fnm use 20 --install-if-missing #=> config_mutation package.install
        fnm install 20              #=> config_mutation package.install
        fnm uninstall 20            #=> disruptive package.remove
        fnm default                 #=> read_only
        fnm default 20              #=> config_mutation target.switch
        fnm alias 20 x              #=> config_mutation target.switch
        fnm unalias x               #=> config_mutation target.switch
        fnm exec --using=20 rm x    #=> destructive fs.delete
        fnm --version               #=> read_only
    """,
)

# A function of the shell.
SDK = tool(
    "sdk",
    about="install versions of Java's tools and choose among them",
    docs="https://sdkman.io/usage",
    subs=[
        sub("list, ls, current, c, version, v, help, home, h, offline status", "WORD..."),
        sub("use, u", "NAME VERSION", does="refresh", because=SHELL),
        sub("env", does="refresh", because=SHELL),
        sub("env init", does="fs.create cwd"),
        sub("env install, install, i, upgrade, ug", "NAME VERSION PATH", does="package.install NAME"),
        sub("uninstall, rm", "NAME VERSION", does="package.remove NAME", because=REMOVES),
        sub("default, d", "NAME VERSION", does="target.switch NAME", because=ALL),
        sub("selfupdate", "FORCE", does="package.install"),
        sub("update", does="refresh"),
        sub("flush, env clear", "WHAT", does="fs.scratch"),
        sub("config", does="code.interactive"),
        sub("offline", "STATE", does="host.config"),
    ],
    examples="""
        sdk list java               #=> read_only
        sdk current                 #=> read_only
        sdk use java 21-tem         #=> reversible_low refresh
        sdk env                     #=> reversible_low refresh
        sdk env init                #=> reversible_low fs.create
        sdk install java 21-tem     #=> config_mutation package.install
        sdk uninstall java 17-tem   #=> disruptive package.remove
        sdk default java 21-tem     #=> config_mutation target.switch
        sdk selfupdate              #=> config_mutation package.install
        sdk update                  #=> reversible_low refresh
        sdk flush                   #=> reversible_low fs.scratch
        sdk config                  #=> unknown code.interactive
        sdk offline enable          #=> config_mutation host.config
        sdk frobnicate              #=> unknown unknown.subcommand
    """,
)

TOOLS = [NVM, VOLTA, FNM, SDK]
