from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

KIND = flags("--formula/--formulae --cask/--casks")
EVAL = flags("--eval-all/--all --installed")
DRY = flags("-n/--dry-run")
INSTALL: list[Option] = [
    KIND,
    DRY,
    takes("--cc --bottle-arch --timeout-wait-for-user --appdir --fontdir --language --keyboard-layoutdir"),
    flags("--display-times -f/--force --ask -y/--yes --non-interactive-sudo --ignore-dependencies --only-dependencies"),
    flags("-s/--build-from-source --force-bottle --include-test --HEAD --fetch-HEAD --keep-tmp --debug-symbols"),
    flags("--build-bottle --skip-post-install --skip-link --as-dependency -g/--git --overwrite --[no-]binaries"),
    flags("--require-sha --[no-]quarantine --adopt --skip-cask-deps --greedy --greedy-latest --greedy-auto-updates"),
    flags("-i/--interactive", does="code.interactive", because="opens a shell to build in"),
    flags("--zap", does="fs.delete", because="deletes all files of an application, settings too"),
]
#: A formula of another's repository is not one of Homebrew's own.
FOREIGN = [
    when(
        "NAME=*/*/*",
        unless="NAME=homebrew/*|*:*",
        does="code.remote NAME",
        because="builds what another's repository says",
    ),
    when("NAME=*:*|./*|/*|*.rb", does="code.opaque NAME", because="builds what that file or address says"),
]
LOADS = when("NAME=./*|/*|*.rb", does="code.opaque NAME", because="loads that file, which is a program")
AGAIN = "removes what can be fetched again"
BUNDLE: list[Option] = [
    takes("--file --upgrade-formulae"),
    flags(
        "--global --no-upgrade --upgrade --install --services -f/--force --cleanup --all --formula/--formulae/--brews"
    ),
    flags("--cask/--casks --tap/--taps --mas --whalebrew --vscode --no-vscode --describe --no-restart --zap --check"),
    flags("--go --cargo --flatpak"),
]
BREWFILE = "installs what the Brewfile says"

TOOL = tool(
    "brew",
    "NAME...",
    about="install software from Homebrew's archive",
    input="part",
    docs="https://docs.brew.sh/Manpage",
    inherits=True,
    inert="-h",
    options=[
        flags("-d/--debug -q/--quiet -v/--verbose -h/--help/-? --version"),
        flags("--cache --caskroom --cellar --env --prefix --repository/--repo --config --unbrewed --installed"),
        flags("-s/--build-from-source --force-bottle --bottle-tag --HEAD --formula --cask"),
    ],
    rows=[
        when(
            "NAME",
            unless="--cache --caskroom --cellar --env --prefix --repository --help --version",
            does="unknown.subcommand NAME",
            because="another's command, which is not known here",
        ),
    ],
    subs=[
        # observe
        sub(
            "list, ls",
            "NAME...",
            prints="words",
            options=[
                KIND,
                flags("--full-name --versions --multiple --pinned --installed-on-request --installed-as-dependency -1"),
                flags("--poured-from-bottle --built-from-source -l -r -t"),
            ],
        ),
        sub(
            "info, abv",
            "NAME...",
            options=[
                KIND,
                EVAL,
                takes("--days --category"),
                takes("--json", "[VALUE]"),
                flags("--analytics --github --fetch-manifest --variations --sizes"),
            ],
            rows=[LOADS],
        ),
        sub(
            "search, desc",
            "TEXT...",
            options=[
                KIND,
                EVAL,
                flags("--desc --pull-request --open --closed --repology --macports --fink --opensuse --fedora"),
                flags("--archlinux --debian --ubuntu -s/--search -n/--name --description"),
            ],
        ),
        sub(
            "deps, uses",
            "NAME...",
            options=[
                KIND,
                EVAL,
                takes("--os --arch"),
                flags("-n/--topological -1/--direct/--declared --union --full-name --include-implicit --include-build"),
                flags(
                    "--include-optional --include-test --skip-recommended --include-requirements --tree --graph --dot"
                ),
                flags("--annotate --missing --for-each --HEAD --recursive"),
            ],
            rows=[LOADS],
        ),
        sub(
            "outdated, livecheck",
            "NAME...",
            options=[
                KIND,
                EVAL,
                takes("--json", "[VALUE]"),
                takes("--tap"),
                flags("--fetch-HEAD -g/--greedy --greedy-latest --greedy-auto-updates --full-name --newer-only"),
            ],
        ),
        sub("doctor, dr, missing", "CHECK...", options=[takes("--hide"), flags("--list-checks -D/--audit-debug")]),
        sub(
            "leaves, options, config, commands, command, casks, formulae, formula, cat, help, docs, home, homepage,"
            " tap-info, shellenv, which-formula, linkage, log, analytics state, completions state, developer state,"
            " casks",
            "NAME...",
            options=[
                KIND,
                EVAL,
                takes("-n/--max-count --command"),
                takes("--json", "[VALUE]"),
                flags("-r/--installed-on-request -p/--patch/--installed-as-dependency --include-aliases --compact"),
                flags("--stat --oneline -1 --explain --strict --cached --reverse --test"),
            ],
        ),
        sub(
            "analytics, completions, developer, alias",
            "NAME...",
            rows=[when("NAME=*=*", does="host.config NAME")],
            options=[flags("--edit", does="code.interactive")],
        ),
        sub(
            "fetch",
            "NAME...",
            does="refresh NAME",
            because="fetches files into the cache",
            options=[*INSTALL[:-2], takes("--os --arch --bottle-tag"), flags("--retry --deps")],
        ),
        # software
        sub(
            "install",
            "NAME...",
            inert="-n",
            does="package.install NAME",
            options=INSTALL,
            rows=FOREIGN,
        ),
        sub(
            "upgrade, reinstall",
            "NAME...",
            inert="-n",
            does="package.remove NAME",
            because="replaces software in use",
            options=INSTALL,
        ),
        sub(
            "uninstall, remove, rm",
            "NAME...",
            does="package.remove NAME",
            options=[
                KIND,
                flags("-f/--force --ignore-dependencies"),
                flags("--zap", does="fs.delete", because="deletes all files of an application, settings too"),
            ],
        ),
        sub("autoremove", inert="-n", does="package.remove", options=[DRY]),
        sub(
            "cleanup",
            "NAME...",
            inert="-n",
            does="package.install",
            because=AGAIN,
            options=[DRY, takes("--prune"), flags("-s/--scrub --prune-prefix")],
        ),
        sub(
            "link, ln, unlink, migrate, postinstall, post_install, pin, unpin, tab, unalias, setup-ruby, nodenv-sync,"
            " pyenv-sync, rbenv-sync, vendor-install, analytics on, analytics off, developer on, developer off,"
            " completions link, completions unlink",
            "NAME...",
            inert="-n",
            does="host.config NAME",
            options=[
                KIND,
                DRY,
                flags("-f/--force --HEAD --[no-]installed-on-request"),
                flags("--overwrite", does="fs.delete", because="deletes files that stand in the way"),
            ],
        ),
        sub(
            "update, up",
            does="refresh",
            because="fetches the newest lists, and Homebrew itself",
            options=[flags("--merge --auto-update -f/--force --preinstall")],
        ),
        sub(
            "update-reset",
            "REPOSITORY...",
            does="vcs.discard REPOSITORY",
            because="drops changes made in its repositories",
        ),
        sub(
            "tap",
            "NAME URL",
            options=[
                EVAL,
                flags("--custom-remote --repair -f/--force --full --shallow --force-auto-update --list-pinned"),
            ],
            rows=[
                when("NAME", unless="NAME=homebrew/*", does="code.remote NAME", because="trusts another's repository")
            ],
        ),
        sub("untap", "NAME...", does="package.install NAME", because=AGAIN, options=[flags("-f/--force")]),
        # services
        sub("services list, services ls, services info, services", "NAME...", options=[flags("--all --json")]),
        sub(
            "services run",
            "NAME...",
            does="service.start NAME",
            options=[
                takes("--file", does="code.opaque VALUE", because="the file says what is run"),
                takes("--sudo-service-user"),
                flags("--all"),
            ],
        ),
        sub(
            "services start",
            "NAME...",
            does="service.enable NAME",
            because="starts it now, and at each log-in",
            options=[
                takes("--file", does="code.opaque VALUE", because="the file says what is run"),
                takes("--sudo-service-user"),
                flags("--all"),
            ],
        ),
        sub(
            "services stop, services kill, services cleanup",
            "NAME...",
            does="service.stop NAME",
            options=[takes("--max-wait"), flags("--all --keep --no-wait")],
        ),
        sub(
            "services restart",
            "NAME...",
            does="service.restart NAME",
            options=[
                takes("--file", does="code.opaque VALUE", because="the file says what is run"),
                takes("--sudo-service-user"),
                flags("--all"),
            ],
        ),
        # bundles
        sub("bundle check, bundle list", does="code.project", because=BREWFILE, options=BUNDLE),
        sub("bundle, bundle install, bundle upgrade", does="code.project", because=BREWFILE, options=BUNDLE),
        sub(
            "bundle dump",
            options=BUNDLE,
            rows=[
                when("--file", unless="--file=-", writes="--file"),
                when(unless="--file", does="fs.write cwd", because="writes a Brewfile"),
            ],
        ),
        sub(
            "bundle cleanup",
            does="code.project",
            because=BREWFILE,
            options=BUNDLE,
            rows=[
                when("-f", does="package.remove", because="removes what the Brewfile does not list"),
                when("-f", "--zap", does="fs.delete"),
            ],
        ),
        sub(
            "bundle add, bundle remove", "NAME...", does="fs.write cwd", because="changes the Brewfile", options=BUNDLE
        ),
        sub("bundle exec", "COMMAND...:argv", posix=True, does="code.project", because=BREWFILE, options=BUNDLE),
        sub("bundle edit, bundle sh, edit, create, irb", "NAME...", does="code.interactive", options=BUNDLE),
        sub(
            "gist-logs", "NAME", does="net.publish NAME", options=[flags("--with-hostname -n/--new-issue -p/--private")]
        ),
    ],
    examples="""
        brew --version                                 #=> read_only
        brew --prefix openssl@3                        #=> read_only
        brew list --versions                           #=> read_only
        brew ls -1 --cask                              #=> read_only
        brew info --json=v2 jq                         #=> read_only
        brew search /jq/                               #=> read_only
        brew deps --tree jq                            #=> read_only
        brew outdated --greedy                         #=> read_only
        brew doctor                                    #=> read_only
        brew config                                    #=> read_only
        brew alias                                     #=> read_only
        brew alias up=update                           #=> config_mutation host.config
        brew fetch jq                                  #=> reversible_low refresh
        brew install jq                                #=> config_mutation package.install
        brew install --cask firefox                    #=> config_mutation package.install
        brew install -n jq                             #=> read_only
        brew install someone/tap/tool                  #=> unknown code.remote
        brew install homebrew/core/jq                  #=> config_mutation package.install
        brew install ./jq.rb                           #=> unknown code.opaque
        brew info ./jq.rb                              #=> unknown code.opaque
        brew deps ./jq.rb                              #=> unknown code.opaque
        brew deps jq                                   #=> read_only
        brew install -i jq                             #=> unknown code.interactive
        brew upgrade                                   #=> disruptive package.remove
        brew upgrade --dry-run                         #=> read_only
        brew uninstall jq                              #=> disruptive package.remove
        brew uninstall --zap firefox                   #=> destructive fs.delete
        brew autoremove -n                             #=> read_only
        brew autoremove                                #=> disruptive package.remove
        brew cleanup                                   #=> config_mutation package.install
        brew cleanup -n                                #=> read_only
        brew link jq                                   #=> config_mutation host.config
        brew link --overwrite jq                       #=> destructive fs.delete
        brew update                                    #=> reversible_low refresh
        brew update-reset                              #=> destructive vcs.discard
        brew tap                                       #=> read_only
        brew tap someone/tap                           #=> unknown code.remote
        brew tap homebrew/cask-fonts                   #=> read_only
        brew untap someone/tap                         #=> config_mutation package.install
        brew services                                  #=> read_only
        brew services list                             #=> read_only
        brew services run redis                        #=> reversible_low service.start
        brew services start redis                      #=> config_mutation service.enable
        brew services start redis --file=x.plist       #=> unknown code.opaque
        brew services stop redis                       #=> disruptive service.stop
        brew services restart redis                    #=> disruptive service.restart
        brew bundle check                              #=> unknown code.project
        brew bundle                                    #=> unknown code.project
        brew bundle dump                               #=> config_mutation fs.write
        brew bundle dump --file=-                      #=> read_only
        brew bundle dump --file=/tmp/Brewfile          #=> reversible_low fs.scratch
        brew bundle cleanup                            #=> unknown code.project
        brew bundle cleanup --force                    #=> unknown code.project package.remove
        brew bundle cleanup --force --zap              #=> destructive fs.delete
        brew bundle add jq                             #=> config_mutation fs.write
        brew bundle exec ls                            #=> unknown code.project
        HOMEBREW_BROWSER=./x brew home jq              #=> unknown code.injected
        HOMEBREW_GIT_PATH=./x brew update              #=> unknown code.injected
        brew bundle exec rm -rf /srv/x                 #=> destructive
        brew edit jq                                   #=> unknown code.interactive
        brew gist-logs jq                              #=> exposure net.publish
        brew frobnicate x                              #=> unknown
        brew frobnicate --help                         #=> read_only
    """,
)
