from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

GLOBAL: list[Option] = [
    takes("-C/--cd", cwd="VALUE"),
    takes("-E/--env -P/--profile -j/--jobs --log-level"),
    flags("-q/--quiet -v/--verbose -y/--yes --raw --locked --silent --debug --trace --no-config --no-env --no-hooks"),
    flags("-h/--help"),
]
LISTS: list[Option] = [
    *GLOBAL,
    takes(
        "-t/--tool -p/--plugin --prefix --minimum-release-age --before -m/--match-type --sort --sort-order -b/--backend"
    ),
    flags(
        "-J/--json -T/--toml -c/--current -g/--global -i/--installed -l/--local --missing -o/--offline --all-sources"
    ),
    flags(
        "--monorepo --no-header/--no-headers --outdated --prunable --truncate --tracked-configs -a/--all --bin-names"
    ),
    flags("--no-versions-host --prerelease --strict-metadata --inactive --bump --complete --version -x/--extended -f"),
    flags("--full --hidden --name-only --usage --compact --dot --explain --errors-only --active --config-source"),
    flags("--description --requested --tool-options --url -u/--urls --refs --user --core --only-names --hide-aliased"),
    flags(
        "--security --json-extended --grouped --backend-only --install --include-bash-completion-lib --force --system"
    ),
    takes("-s/--shell --file/--path"),
]
CHANGES: list[Option] = [
    *GLOBAL,
    takes("-p/--path/--file --minimum-release-age --before -t/--type --shared --platform -x/--exclude --tool-option"),
    takes("--remove/--rm/--unset"),
    takes("--postinstall", "COMMAND:sh"),
    flags(
        "-f/--force -g/--global -n/--dry-run --dry-run-code --fuzzy --pin --append --include-task-tools --include-lazy"
    ),
    flags("--monorepo --system -a/--all -l/--local --no-prune --prune -i/--interactive -b/--bump --inactive --purge"),
    flags("--configs --tools --config --json --upgrade -u/--untrust --ignore --parent --reset --no-redact"),
]
OPEN = when(
    "TOOL=*:*",
    does="code.remote TOOL",
    because="fetches a package that is named here",
)

#: Settings of a project that nobody trusted with `mise trust` are asked about; trusted ones may run what they say.
TOOL = tool(
    "mise",
    about="install versions of many tools, and run a project's tasks",
    docs="https://mise.jdx.dev/cli/",
    inert="-h --help",
    inherits=True,
    options=[*GLOBAL, flags("-V/--version")],
    subs=[
        sub(
            "help, version, v, ls, list, ls-remote, list-all, list-remote, latest, current, where, which, bin-paths,"
            " outdated, registry, search, tool, doctor path, backends ls, backends list, plugins ls, plugins list,"
            " plugins ls-remote, plugin list, config ls, config list, config get, settings ls, settings list,"
            " settings get, tasks ls, tasks info, tasks deps, tasks graph, tasks validate, tool-alias ls,"
            " tool-alias list, tool-alias get, shell-alias ls, shell-alias get, cache path, cache dir, cache task,"
            " completion, complete, completions, activate, deactivate, usage, packslip pins, skills ls, patrons,"
            " sponsors, direnv activate, daemons ls, daemons urls",
            "WORD...",
            options=LISTS,
        ),
        # groups, which list or print help
        sub(
            "doctor, dr, backends, b, plugins, plugin, p, config, cfg, tool-alias, alias, aliases, shell-alias, cache,"
            " packslip, skills, direnv, daemons, tasks, task, t",
            options=LISTS,
        ),
        sub("tasks add", "NAME -- COMMAND...:argv", does="fs.write cwd", options=CHANGES),
        sub(
            "env, e, hook-env",
            "TOOL...",
            does="secret.env",
            because="prints the variables that the settings make",
            options=[
                *GLOBAL,
                takes("-s/--shell"),
                flags("-D/--dotenv -J/--json --json-extended --redacted --values -f/--force --status"),
            ],
        ),
        sub(
            "token, token github, token gitlab, token forgejo, github token",
            "HOST",
            options=[*GLOBAL, takes("--git-credential"), flags("--oauth --refresh --unmask")],
            rows=[when("--unmask --raw", does="secret.read HOST", because="shows the token")],
        ),
        sub("doctor project, test-tool, tool-stub", "WORD...", does="code.project", options=[*LISTS]),
        sub(
            "install, i, upgrade, up, install-into, use, u",
            "TOOL...",
            does="package.install TOOL",
            inert="--dry-run",
            options=CHANGES,
            rows=[OPEN],
        ),
        sub("lock, link, ln, sync node, sync python, sync ruby", "TOOL...", does="fs.write cwd", options=CHANGES),
        sub(
            "uninstall, prune, unuse, rm, remove, plugins uninstall, plugins rm, plugins remove, plugin uninstall",
            "TOOL...",
            does="package.remove TOOL",
            inert="--dry-run",
            options=CHANGES,
        ),
        sub(
            "plugins install, plugins add, plugins i, plugin install, plugin add, plugins update, plugins up",
            "NAME SOURCE",
            does="code.remote NAME",
            because="fetches programs that it runs",
            options=CHANGES,
        ),
        sub(
            "plugins link, plugin link",
            "NAME DIR",
            does="code.opaque DIR",
            because="runs the programs of that folder",
            options=CHANGES,
        ),
        sub("reshim", "TOOL...", does="refresh", options=CHANGES),
        sub(
            "cache clear, cache clean, cache c, cache prune, cache p",
            "TOOL...",
            does="fs.scratch",
            because="empties a cache",
            options=[*CHANGES, takes("--task"), flags("--outdate")],
        ),
        sub(
            "global, local, config set, settings add, settings set, settings unset, settings, tool-alias set,"
            " tool-alias unset, shell-alias unset, backends switch, unset, untrust, packslip forget, skills sync",
            "NAME VALUE...",
            does="host.config NAME",
            options=CHANGES,
        ),
        sub(
            "set, ev",
            "NAME...",
            options=[
                *CHANGES,
                takes("--age-key-file --age-recipient --age-ssh-recipient"),
                flags("--age-encrypt --prompt --stdin"),
            ],
            rows=[
                when("NAME --remove", does="host.config NAME"),
                when("--no-redact", does="secret.env", because="shows the values too"),
            ],
        ),
        sub(
            "shell-alias set, shell-alias add",
            "NAME COMMAND:sh",
            does="host.config NAME",
            options=CHANGES,
        ),
        sub(
            "trust",
            "FILE",
            does="code.injected FILE",
            because="lets the settings of a folder run what they say",
            options=[*CHANGES, flags("--show")],
            inert="--show",
        ),
        sub(
            "shell, sh",
            "TOOL...",
            options=[*GLOBAL, flags("-u/--unset")],
            rows=[
                when("TOOL", unless="-u", does="package.install TOOL", because="installs what is missing"),
                when("TOOL=*:*", unless="-u", does="code.remote TOOL", because="fetches a package that is named here"),
            ],
        ),
        sub(
            "exec, x",
            "TOOL... -- COMMAND...:argv",
            does="package.install TOOL",
            because="installs what is missing",
            options=[
                *GLOBAL,
                takes("-c/--command", "TEXT:sh"),
                takes("--allow-env --allow-net --allow-read --allow-write"),
                flags("--deny-all --deny-env --deny-net --deny-read --deny-write --fresh-env --no-deps"),
            ],
            rows=[OPEN],
        ),
        sub(
            "run, r, tasks run, watch, w",
            "TASK...",
            does="code.project TASK",
            because="runs what the project says",
            posix=True,
            options=[
                *GLOBAL,
                takes("-o/--output -t/--tool -s/--shell --timeout"),
                flags("-c -f/--force -n/--dry-run -r -S"),
            ],
        ),
        sub("en", "DIR", does="code.interactive", options=[*GLOBAL, takes("-s/--shell")]),
        sub("edit, tasks edit", "NAME", does="code.interactive", because="opens an editor", options=CHANGES),
        sub(
            "fmt",
            "FILE...",
            options=[*GLOBAL, flags("-a/--all -c/--check -s/--stdin")],
            rows=[
                when(unless="-c -s", does="fs.write cwd", because="writes settings in the standard style"),
                when("-s", reads="stdin", because="shows what it is fed"),
            ],
        ),
        sub(
            "generate config, generate devcontainer, generate github-action, generate task-docs, generate task-stubs,"
            " generate tool-stub, generate install-script, generate bootstrap",
            "FILE",
            does="fs.write cwd",
            options=[
                *GLOBAL,
                takes("-t/--task/--tool-versions -i/--image/--inject -o/--output --name -r/--root --style -u/--url"),
                flags("-w/--write -m --multi -n/--dry-run -g/--global --index -I"),
            ],
        ),
        sub(
            "generate git-pre-commit, generate pre-commit",
            "WORD...",
            options=[*GLOBAL, takes("-t/--task --hook"), flags("-w/--write")],
            rows=[when("-w", does="code.injected cwd", because="writes a hook of git, which runs")],
        ),
        sub("self-update", "VERSION", does="package.install", options=[*GLOBAL, flags("-f/--force --no-plugins")]),
        sub(
            "implode",
            does="package.remove",
            because="removes mise and all that it installed",
            inert="--dry-run",
            options=[*GLOBAL, flags("-n/--dry-run"), flags("--config", does="fs.delete", because="deletes settings")],
        ),
        sub("mcp", does="code.opaque", because="does what its client asks for"),
    ],
    examples="""
        mise ls --current                        #=> read_only
        mise current                             #=> read_only
        mise doctor                              #=> read_only
        mise tasks                               #=> read_only
        mise tasks add x -- ls                   #=> config_mutation fs.write
        mise daemons stop                        #=> unknown
        mise env                                 #=> exposure secret.env
        mise token github                        #=> read_only
        mise token github --unmask               #=> exposure secret.read
        mise install node@22                     #=> config_mutation package.install
        mise install --dry-run                   #=> read_only
        mise use -g npm:prettier                 #=> unknown code.remote
        mise use node@22 --postinstall 'rm x'    #=> destructive fs.delete
        mise uninstall node@20                   #=> disruptive package.remove
        mise plugins add x https://a.org/x       #=> unknown code.remote
        mise plugins link x ./x                  #=> unknown code.opaque
        mise reshim                              #=> reversible_low refresh
        mise cache clear                         #=> reversible_low fs.scratch
        mise settings set experimental true      #=> config_mutation host.config
        mise set A=b                             #=> config_mutation host.config
        mise set                                 #=> read_only
        mise set --no-redact                     #=> exposure secret.env
        mise shell-alias set ll 'rm x'           #=> destructive fs.delete
        mise trust                               #=> unknown code.injected
        mise shell node@20                       #=> config_mutation package.install
        mise shell npm:x                         #=> unknown code.remote
        mise shell -u npm:x                      #=> read_only
        mise exec node@20 -- node --version      #=> config_mutation package.install
        mise exec -- rm f                        #=> destructive fs.delete
        mise x npm:x -- ls                       #=> unknown code.remote
        mise x -c 'rm f'                         #=> destructive fs.delete
        mise run build                           #=> unknown code.project
        mise doctor project                      #=> unknown code.project
        mise en                                  #=> unknown code.interactive
        mise edit                                #=> unknown code.interactive
        mise fmt                                 #=> config_mutation fs.write
        mise fmt --check                         #=> read_only
        mise fmt --stdin < .env                  #=> exposure secret.read
        mise lock                                #=> config_mutation fs.write
        mise generate config                     #=> config_mutation fs.write
        mise generate git-pre-commit             #=> read_only
        mise generate git-pre-commit -w          #=> unknown code.injected
        mise self-update                         #=> config_mutation package.install
        mise implode                             #=> disruptive package.remove
        mise implode --config                    #=> destructive fs.delete
        mise implode --dry-run                   #=> read_only
        mise mcp                                 #=> unknown code.opaque
        mise frobnicate                          #=> unknown unknown.subcommand
        mise ls --frobnicate                     #=> unknown unknown.option
    """,
)
