from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

NAMES = "names a program or code that npm runs"

NPM = tool(
    "npm",
    about="install and run JavaScript packages",
    input="part",
    docs="https://docs.npmjs.com/cli/",
    # Sub-commands are open: every setting of npm is an option too. Those that name a program or a file with settings
    # are listed here for all of them; no other runs, sends or writes more than the sub-command itself does.
    inherits=True,
    options=[
        takes(
            "-w/--workspace --prefix/-C --registry --omit --include --tag --otp --loglevel"
            " --cache --access --scope --auth-type --depth --before --cpu --os --libc --install-strategy --location/-L"
            " --message --preid --searchlimit --searchexclude --searchopts --sbom-format --sbom-type --audit-level"
            " --pack-destination --fetch-timeout"
            " --fetch-retries --https-proxy --proxy --noproxy --cert --key --cafile --ca --maxsockets"
            " --init-author-name --init-license --init-version --expect-result-count --diff"
            " --diff-src-prefix --diff-dst-prefix --diff-unified --heading --user-agent --logs-dir --logs-max --cidr"
            " --provenance-file --tag-version-prefix --replace-registry-host --umask"
        ),
        takes("--package", does="code.remote VALUE", because="may fetch a package to run"),
        takes(
            "--browser --editor --git --init-module --node-gyp --node-options --onload-script"
            " --script-shell --shell --viewer",
            does="code.injected VALUE",
            because=NAMES,
        ),
        takes("--call/-c", "COMMAND:sh"),
        takes("--userconfig --globalconfig", does="code.injected VALUE", because="its settings may name programs"),
        flags(
            "-g/--global -D -S -P -O -E -B -f/--force -y/--yes -d -s/--silent -q/--quiet -v/--version -h/--help"
            " -l -p -a"
        ),
    ],
    subs=[
        sub(
            "ls, list, ll, la, view, info, show, v, outdated, fund, explain, why, search, find, s, se, ping,"
            " prefix, root,"
            " bin, whoami, query, sbom, diff, help, help-search, get, completion, doctor, team ls, org ls, owner ls,"
            " owner list, dist-tag ls, dist-tag list, access list, access get, access ls-packages, stars, audit,"
            " audit signatures, config get, config list, config ls, c get, c list, c ls, pkg get, cache ls, cache"
            " verify,"
            " find-dupes, profile get, token list, hook ls, hook list, docs, home, bugs, issues, repo",
            "ARG...",
            open=True,
        ),
        sub(
            "ci, clean-install, ic, install-clean, isntall-clean",
            "ARG...",
            open=True,
            does="code.project",
            because="installs the lock file, with the packages' scripts",
        ),
        sub(
            "test, t, tst, start, stop, restart",
            "ARG...",
            open=True,
            does="code.project",
            because="runs a script of package.json",
        ),
        sub(
            "run, run-script, rum, urn",
            "SCRIPT ARG...",
            open=True,
            rows=[when("SCRIPT", does="code.project SCRIPT", because="runs a script of package.json")],
        ),
        sub(
            "rebuild, rb, dedupe, ddp, pack, link, ln, install-test, it, cit, install-ci-test, audit fix",
            "ARG...",
            open=True,
            does="code.project",
            because="runs scripts of packages",
        ),
        sub(
            "version, verison",
            "VERSION",
            open=True,
            rows=[
                when("VERSION", does="code.project VERSION", because="changes the version, with the project's scripts")
            ],
        ),
        sub(
            "install, i, in, ins, inst, insta, instal, isnt, isnta, isntal, isntall, add",
            "PACKAGE...",
            open=True,
            rows=[
                when(unless="PACKAGE", does="code.project", because="installs what package.json names, with scripts"),
                when("PACKAGE=.|./*|../*|/*|file:*", does="code.project PACKAGE"),
                when(
                    "PACKAGE",
                    unless="PACKAGE=.|./*|../*|/*|file:*",
                    does="code.remote PACKAGE",
                    because="installs a package that is named here",
                ),
            ],
        ),
        sub(
            "update, up, upgrade, udpate",
            "PACKAGE...",
            open=True,
            does="code.remote PACKAGE",
            because="installs newer packages",
        ),
        sub(
            "exec, x",
            "PACKAGE ARG...",
            open=True,
            posix=True,
            does="code.remote PACKAGE",
            because="may fetch a package to run",
            rows=[when(unless="PACKAGE --call", stdin="sh")],
        ),
        sub(
            "init, create, innit",
            "PACKAGE ARG...",
            open=True,
            rows=[
                when(unless="PACKAGE", does="fs.write cwd", because="writes package.json"),
                when("PACKAGE", does="code.remote PACKAGE", because="runs a package that is named here"),
            ],
        ),
        sub(
            "uninstall, un, unlink, remove, rm, r, prune",
            "PACKAGE...",
            open=True,
            does="package.install PACKAGE",
            because="removes packages, which can be installed again",
        ),
        sub(
            "publish",
            "ARG...",
            options=[flags("--ignore-scripts --dry-run")],
            open=True,
            # The scripts run with --dry-run too (tried, npm 11).
            rows=[
                when(unless="--dry-run", does="net.publish"),
                when(unless="--ignore-scripts", does="code.project", because="runs the scripts of package.json"),
            ],
        ),
        sub("unpublish", "ARG...", open=True, does="cloud.delete ARG", because="removes a package from the registry"),
        # Without an operand those with a row only say how they are called (npm's own source).
        sub(
            "deprecate, undeprecate, dist-tag add, dist-tag set, dist-tag rm, dist-tag del, star, unstar, profile set",
            "ARG...",
            open=True,
            rows=[when("ARG", does="net.send ARG")],
        ),
        sub("team create, team destroy, hook add, hook rm, hook update", "ARG...", open=True, does="net.send ARG"),
        sub(
            "owner add, access set, access grant, org set, org add",
            "ARG...",
            open=True,
            rows=[when("ARG", does="access.grant ARG")],
        ),
        sub(
            "access public, access restricted, team add, token create, profile enable-2fa, trust",
            "ARG...",
            open=True,
            does="access.grant ARG",
        ),
        sub(
            "owner rm, owner del, owner remove, access revoke, org rm, token revoke, token delete",
            "ARG...",
            open=True,
            rows=[when("ARG", does="access.revoke ARG")],
        ),
        sub("team rm, profile disable-2fa", "ARG...", open=True, does="access.revoke ARG"),
        sub("login, adduser, add-user, logout", "ARG...", open=True, does="credential.store"),
        sub(
            "config set, config delete, config rm, config del, c set, c delete, set",
            "ARG...",
            open=True,
            rows=[when("ARG", does="host.config ARG")],
        ),
        sub("config fix", "ARG...", open=True, does="host.config ARG"),
        sub("config edit, c edit", "ARG...", open=True, does="code.interactive"),
        sub("edit, explore", "ARG...", open=True, rows=[when("ARG", does="code.interactive")]),
        sub("pkg set, pkg delete, pkg fix, shrinkwrap", "ARG...", open=True, does="fs.write cwd"),
        sub(
            "cache clean, cache clear, cache rm, cache add, cache npx rm",
            "ARG...",
            open=True,
            does="fs.scratch",
            because="changes npm's cache",
        ),
    ],
    examples="""
        npm ls --depth=0                    #=> read_only
        npm view react version              #=> read_only
        npm outdated                        #=> read_only
        npm audit --json                    #=> read_only
        npm audit fix                       #=> unknown code.project
        npm ci                              #=> unknown code.project
        npm test                            #=> unknown code.project
        npm run build                       #=> unknown code.project
        npm run                             #=> read_only
        npm -w api run build                #=> unknown code.project
        npm install                         #=> unknown code.project
        npm i -D typescript                 #=> unknown code.remote
        npm install ./x                     #=> unknown code.project
        npm install -g x                    #=> unknown code.remote
        npm update                          #=> unknown code.remote
        npm exec x                          #=> unknown code.remote
        npm init -y                         #=> config_mutation
        npm init -y --init-module ./x       #=> unknown code.injected
        npm init vite                       #=> unknown code.remote
        npm uninstall x                     #=> config_mutation
        npm version                         #=> read_only
        npm version patch                   #=> unknown code.project
        npm pack                            #=> unknown code.project
        npm publish                         #=> unknown net.publish code.project
        npm publish --dry-run               #=> unknown code.project
        npm publish --ignore-scripts        #=> exposure net.publish
        npm unpublish x@1                   #=> destructive
        npm deprecate x 'old'               #=> config_mutation
        npm star --list                     #=> read_only
        npm star x                          #=> config_mutation net.send
        npm owner rm                        #=> read_only
        npm owner add                       #=> read_only
        npm config set                      #=> read_only
        npm explore                         #=> read_only
        npm explore x                       #=> unknown code.interactive
        npm hook ls                         #=> read_only
        npm hook add x https://example.com s    #=> config_mutation net.send
        npm owner add a x                   #=> exposure access.grant
        npm owner rm a x                    #=> disruptive
        npm login                           #=> config_mutation
        npm config get registry             #=> read_only
        npm config set registry http://x    #=> config_mutation
        npm config edit                     #=> unknown code.interactive
        npm pkg set name=x                  #=> config_mutation
        npm cache clean --force             #=> reversible_low
        npm docs react --browser=./x        #=> unknown code.injected
        npm help install --viewer ./x       #=> unknown code.injected
        npm ls --git ./x                    #=> unknown code.injected
        npm ls --node-options=--require=./x #=> unknown code.injected
        npm ls --script-sh=./x              #=> unknown code.injected
        npm exec -c 'rm -rf x'              #=> destructive
        npm exec <<< 'rm -rf x'             #=> destructive
        npm exec -c 'ls'                    #=> unknown code.remote
        npm ls --userconfig ./npmrc         #=> unknown code.injected
        npm ls --json --long                #=> read_only
        npm --version                       #=> read_only
        npm frobnicate                      #=> unknown unknown.subcommand
    """,
)

NPX_HELP = "-h --help -v --version"

NPX = tool(
    "npx",
    "PACKAGE ARG...",
    about="run a JavaScript package, fetched if need be",
    docs="https://docs.npmjs.com/cli/commands/npx",
    posix=True,
    inert=NPX_HELP,
    options=[
        takes("-p/--package", does="code.remote VALUE", because="may fetch a package to run"),
        takes("-c/--call", "SCRIPT:sh"),
        takes(
            "--shell --script-shell --node-options --userconfig --globalconfig --npm --node-arg/-n",
            does="code.injected VALUE",
            because=NAMES,
        ),
        takes("-w/--workspace --registry --cache --prefix"),
        flags("-y/--yes --no --no-install -q/--quiet --prefer-offline --offline --ignore-existing --workspaces"),
        flags("--include-workspace-root --always-spawn -h/--help -v/--version"),
    ],
    rows=[
        when(
            "PACKAGE",
            unless="--no --no-install --offline",
            does="code.remote PACKAGE",
            because="may fetch a package to run",
        ),
        when(
            "PACKAGE",
            "--no --no-install --offline",
            does="code.project PACKAGE",
            because="runs a package of the project",
        ),
        when("--call", does="code.project --call", because="looks for programs in node_modules/.bin first"),
        when(unless=f"PACKAGE --call {NPX_HELP}", stdin="sh"),
    ],
    examples="""
        npx --shell ./x -c ls           #=> unknown code.injected
        npx tsc --noEmit                #=> unknown code.remote
        npx -y cowsay hi                #=> unknown code.remote
        npx --no-install eslint .       #=> unknown code.project
        npx -p x -c 'rm y'              #=> destructive
        npx -c ls                       #=> unknown code.project
        npx --script-shell ./x -c ls    #=> unknown code.injected
        npx --version                   #=> read_only
        npx                             #=> unknown code.interactive
        npx <<< 'rm x'                  #=> destructive
    """,
)

BUNX = tool(
    "bunx",
    "PACKAGE ARG...",
    about="run a JavaScript package, fetched if need be",
    docs="https://bun.sh/docs/cli/bunx",
    posix=True,
    options=[
        takes("-p/--package", does="code.remote VALUE", because="may fetch a package to run"),
        flags("--bun --no-install --verbose --silent"),
    ],
    rows=[
        when("PACKAGE", unless="--no-install", does="code.remote PACKAGE", because="may fetch a package to run"),
        when("PACKAGE", "--no-install", does="code.project PACKAGE", because="runs a package of the project"),
    ],
    examples="""
        bunx --bun vite          #=> unknown code.remote
        bunx -p a b              #=> unknown code.remote
        bunx --no-install vite   #=> unknown code.project
        bunx                     #=> read_only
    """,
)

TOOLS = [NPM, NPX, BUNX]
