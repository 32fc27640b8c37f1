from __future__ import annotations

from riskclass.model.tables import Option, Row, Table, flags, sub, takes, tool, when

SCRIPTS = "installs the lock file, or runs a script of package.json"
#: pnpm and bun fall back to a program of that name (pnpm.io/cli/run, bun.sh/docs/cli/run).
OTHER = when(
    "SCRIPT",
    unless="SCRIPT=test|t|start|stop|build|dev|serve|lint|format|typecheck|e2e",
    does="code.opaque SCRIPT",
    because="where no script has that name, a program may",
)

#: Options of all three, which choose packages, places and the form of output.
MANAGER_OPTIONS: list[Option] = [
    takes(
        "-C/--dir --cwd --filter/-F --registry --mode --env-file --store-dir --state-dir --npmrc-auth-file"
        " --workspace-packages --https-proxy --http-proxy --no-proxy --reporter --loglevel --filter-prod"
        " --test-pattern"
        " --changed-files-ignore-pattern --workspace-concurrency --cache-folder --global-folder --link-folder"
        " --modules-folder --mutex --network-concurrency --network-timeout --otp --preferred-cache-folder --proxy"
        " --use-yarnrc"
    ),
    takes("--config --color", "[VALUE]"),
    flags("-w/--workspace-root -v/--version -h/--help -s/--silent -r/--recursive -g/--global -D -E -P"),
]


def _audit(names: str) -> Table:
    return sub(
        names,
        "ARG...",
        options=[
            flags("--fix", does="fs.write cwd", because="changes what the project asks for"),
            takes("--audit-level --level --groups --ignore --ignore-unfixable --environment --exclude --severity"),
            flags(
                "--json --prod/-P/--production --dev/-D --no-optional --ignore-registry-errors --summary -A/--all"
                " -R/--recursive --no-deprecations"
            ),
        ],
    )


def _manager(
    name: str, examples: str, *subs: Table, inert: str = "--version -v --help -h", rows: tuple[Row, ...] = ()
) -> Table:
    """What has the name of no sub-command is a script of the project: `pnpm check`, `bun ls` (tried)."""
    return tool(
        name,
        "[SCRIPT] [ARG...]",
        posix=True,  # what stands behind a script's name is the script's: `pnpm build --help` runs it (pnpm 12, yarn 1)
        about="install and run JavaScript packages",
        open=True,  # what is said holds with any option
        inherits=True,
        inert=inert,
        options=MANAGER_OPTIONS,
        rows=[
            OTHER,
            when("SCRIPT", does="code.project", because=SCRIPTS),
            *rows,
        ],
        subs=[
            *subs,
            sub(
                "add, up, upgrade, update, dlx, create, x, global add, link, import",
                "PACKAGE...",
                open=True,
                posix=True,
                does="code.remote PACKAGE",
                because="fetches packages that are named here",
            ),
            sub(
                "install, i, ci, rebuild, dedupe",
                "[ARG...]",
                open=True,
                inert="-h --help",
                does="code.project",
                because=SCRIPTS,
            ),
            sub("run, run-script", "SCRIPT [ARG...]", open=True, posix=True, does="code.project", rows=[OTHER]),
            sub(
                "exec",
                "COMMAND...:argv",
                posix=True,
                does="code.project",
                because="a program of that name in node_modules/.bin comes first",
                options=[flags("-c/--shell-mode", does="code.opaque", because="gives the words to a shell")],
            ),
            sub("init, patch", "ARG...", open=True, does="fs.write cwd"),
            sub("-e, --eval, repl", "CODE...", open=True, does="code.opaque"),
        ],
        examples=examples,
    )


def _asks(names: str) -> Table:
    return sub(
        names,
        "ARG...",
        options=[
            takes("--pnpmfile --global-pnpmfile", does="code.opaque VALUE", because="runs that file"),
            flags("--* -*"),
        ],
    )


def _removes(names: str) -> Table:
    return sub(
        names,
        "PACKAGE...",
        open=True,
        does="package.install PACKAGE",
        because="removes packages, which can be installed again",
    )


def _empties(names: str) -> Table:
    return sub(names, "ARG...", open=True, does="fs.scratch", because="empties a cache")


def _sets(names: str) -> Table:
    return sub(names, "ARG...", open=True, does="host.config ARG")


def _publishes(names: str) -> Table:
    """Its scripts run with --dry-run too (tried)."""
    return sub(
        names,
        "ARG...",
        open=True,
        does="net.publish, code.project",
        because="publishes, with the scripts of package.json",
    )


YARN = _manager(
    "yarn",
    """
        yarn why react              #=> read_only
        yarn audit                  #=> read_only
        yarn check                  #=> unknown code.project
        yarn run lint --version     #=> unknown code.project
        yarn                        #=> unknown code.project
        yarn install                #=> unknown code.project
        yarn add x                  #=> unknown code.remote
        yarn remove x               #=> config_mutation
        yarn cache clean            #=> reversible_low
        yarn config set a b         #=> config_mutation
        yarn init                   #=> config_mutation
        yarn version --patch        #=> unknown code.project
        yarn publish                #=> unknown net.publish code.project
        yarn --version              #=> read_only
        yarn --help                 #=> read_only
        yarn install --help         #=> read_only
        yarn config set a b --help  #=> config_mutation -- yarn 1 sets it (tried, as add, init, version, cache clean)
        yarn add x --help           #=> unknown code.remote
    """,
    _asks(
        "list, why, info, outdated, licenses, config get, config list, help, versions, bin, workspaces list, workspaces"
        " info, npm info, npm whoami, cache list, cache dir, explain peer-requirements, -v"
    ),
    _audit("audit, npm audit"),
    _removes("remove, unlink, global remove"),
    _empties("cache clean, cache clear"),
    _sets("config set, config delete, set version, npm login, npm logout, login, logout"),
    _publishes("publish, npm publish"),
    inert="--version -v",
    rows=(when(unless="SCRIPT -h --help", does="code.project", because=SCRIPTS),),
)

PNPM = _manager(
    "pnpm",
    """
        pnpm -w list                #=> read_only
        pnpm list --ignore-pnpmfile #=> read_only
        pnpm list --global-pnpmfile ./x    #=> unknown code.opaque
        pnpm --version              #=> read_only
        pnpm check                  #=> unknown code.project
        pnpm -w run list            #=> unknown code.opaque
        pnpm --reporter why exec rm -rf x    #=> destructive
        pnpm exec tsc               #=> unknown code.project
        pnpm exec -c 'rm x'         #=> unknown code.opaque
        pnpm --help                 #=> read_only
        pnpm add --help             #=> read_only
        pnpm remove --help          #=> read_only
        pnpm remove x               #=> config_mutation
        pnpm --filter web build     #=> unknown code.project
        pnpm build --help           #=> unknown code.project -- the script gets it
        pnpm audit --prod           #=> read_only
        pnpm audit --fix            #=> config_mutation fs.write
        pnpm store prune            #=> reversible_low
        pnpm config set a b         #=> config_mutation
        pnpm publish --dry-run      #=> unknown net.publish code.project
        pnpm test                   #=> unknown code.project
        pnpm dlx x                  #=> unknown code.remote
    """,
    _asks(
        "list, ls, ll, la, why, info, view, outdated, licenses, config get, config list, help, bin, root, store path,"
        " store status, doctor, cache list, -v"
    ),
    _audit("audit"),
    _removes("remove, rm, uninstall, un, unlink"),
    _empties("store prune, cache delete"),
    _sets("config set, config delete, login, logout"),
    _publishes("publish"),
)

BUN = _manager(
    "bun",
    """
        bun pm ls                   #=> read_only
        bun check                   #=> unknown code.project
        bun ls                      #=> unknown code.project
        bun pm cache rm             #=> reversible_low
        bun remove x                #=> config_mutation
        bun run build               #=> unknown code.project
        bun dd if=x of=y            #=> unknown code.opaque
        bun audit                   #=> read_only
        bun publish                 #=> unknown net.publish
        bun repl                    #=> unknown
    """,
    _asks(
        "list, why, info, outdated, help, pm ls, pm list, pm bin, pm cache, pm hash, pm hash-string, pm hash-print, pm"
        " whoami, pm untrusted, pm default-trusted, -v"
    ),
    _audit("audit"),
    _removes("remove, rm, unlink"),
    _empties("pm cache rm"),
    _publishes("publish"),
)

DENO = tool(
    "deno",
    about="run and keep JavaScript and TypeScript",
    docs="https://docs.deno.com/runtime/reference/cli/",
    open=True,  # options that write or run are listed with the sub-commands they belong to
    inert="--version -V --help -h",
    options=[flags("-V/--version -h/--help -q/--quiet")],
    does="code.project",
    subs=[
        sub(
            "eval",
            "CODE:node ARG...",
            options=[
                takes("--preload --import --require", does="code.opaque VALUE", because="runs a file first"),
                takes("--env-file --unstable* --node-modules-dir --vendor --inspect*", "[VALUE]"),
                takes("-c/--config --ext --import-map --lock --cert --location --seed --v8-flags -L/--log-level"),
                takes("--no-check --check -r/--reload --frozen --allow-scripts", "[VALUE]"),
                flags(
                    "-p/--print --no-config --no-lock --no-npm --no-remote --cached-only -T/--ts -q/--quiet -h/--help"
                ),
            ],
        ),
        sub("types, help, completions, list, why", "ARG...", open=True),  # they only print
        sub("check, info", "ARG...", open=True, does="refresh", because="writes deno.lock"),
        sub(
            "outdated",
            "PACKAGE...",
            options=[
                flags("-u/--update", does="fs.write cwd", because="changes deno.json"),
                takes("--minimum-dependency-age -L/--log-level"),
                flags("--latest --compatible -i/--interactive -r/--recursive -q/--quiet -h/--help"),
            ],
        ),
        sub(
            "lint, audit",
            "FILE...",
            reads="FILE",
            because="shows lines of what it looks at",
            options=[
                takes("-c/--config", does="code.injected VALUE", because="the file may name plugins to load"),
                flags("--fix", does="fs.write cwd", because="changes the sources, or what the project asks for"),
                takes(
                    "--rules-tags --rules-include --rules-exclude --ext --ignore --level --lock"
                    " -L/--log-level --allow-import --node-modules-dir"
                ),
                flags(
                    "--rules --json --compact --no-config --permit-no-files --watch --no-clear-screen --no-lock"
                    " --frozen --socket --ignore-registry-errors -q/--quiet -h/--help -I --ignore-unfixable"
                ),
            ],
        ),
        sub(
            "doc",
            "FILE...",
            options=[
                flags("--html", does="fs.create cwd", because="writes pages"),
                takes("--output", does="fs.create VALUE"),
                takes(
                    "--name --category-docs --symbol-redirect-map --default-symbol-map --filter --import-map --lock"
                    " -L/--log-level -r/--reload"
                ),
                flags("--json --lint --private --no-lock -q/--quiet -h/--help --strip-trailing-html"),
            ],
        ),
        sub("repl", "ARG...", open=True, does="code.interactive"),
        sub("install, add, cache, vendor, create", "ARG...", open=True, does="code.remote ARG"),
        sub("remove, uninstall, clean", "ARG...", open=True, does="fs.write cwd"),
        sub(
            "fmt",
            "FILE...",
            does="fs.write cwd",
            inert="--check",
            options=[
                takes("-c/--config --ext --line-width --indent-width --prose-wrap", "VALUE"),
                takes(
                    "--options-* --unstable-* --no-semicolons --single-quote --use-tabs --permit-no-files --watch"
                    " --ignore --watch-exclude --no-clear-screen --no-editorconfig",
                    "[VALUE]",
                ),
                flags("--check --no-config --fail-fast -q/--quiet -L"),
            ],
        ),
        sub("publish, deploy", "ARG...", open=True, does="net.publish"),
        sub("upgrade", "ARG...", open=True, does="package.install"),
        sub(
            "init",
            "ARG...",
            options=[
                flags("--npm --jsr", does="code.remote ARG", because="runs a template's code"),
                flags("--empty --lib --serve -y/--yes -q/--quiet -h/--help"),
                takes("-L/--log-level"),
            ],
            does="fs.create cwd",
        ),
        sub(
            "run, test, task, bench, compile, bundle, serve, jupyter, lsp, coverage",
            "ARG...",
            open=True,
            posix=True,
            does="code.project ARG",
        ),
    ],
    examples="""
        deno eval 'console.log(1)'      #=> read_only
        deno eval 'Deno.exit(f())'      #=> unknown
        deno eval --preload ./x.ts 'console.log(1)'  #=> unknown code.opaque
        deno eval -p '1'                #=> read_only
        deno outdated                   #=> read_only
        deno outdated --update          #=> config_mutation fs.write
        deno check x.ts                 #=> reversible_low refresh
        deno types                      #=> read_only
        deno lint src                   #=> read_only
        deno lint --fix src             #=> config_mutation fs.write
        deno doc mod.ts                 #=> read_only
        deno doc --html mod.ts          #=> reversible_low fs.create
        deno test                       #=> unknown code.project
        deno run x.ts                   #=> unknown code.project
        deno fmt --check    #=> read_only
        deno fmt                        #=> config_mutation
        deno repl                       #=> unknown code.interactive
        deno add npm:x                  #=> unknown code.remote
        deno publish                    #=> exposure net.publish
        deno upgrade                    #=> config_mutation
        deno init                       #=> reversible_low
        deno init --npm vite            #=> unknown code.remote
        deno lint .env                  #=> exposure secret.read
        deno --version                  #=> read_only
    """,
)

GEM_ANY: list[Option] = [
    takes("-k/--key --otp --host --config-file -v/--version -P/--trust-policy"),
    takes("-p/--http-proxy", "VALUE?"),
    flags("--no-http-proxy -h/--help -V/--verbose --no-verbose -q/--quiet --silent --backtrace --debug --norc --spec"),
]
GEM = tool(
    "gem",
    about="install Ruby packages",
    open=True,  # as yarn's
    inert="--version -v --help -h",
    options=[flags("-v/--version -h/--help")],
    subs=[
        sub(
            "list, search, query, info, which, environment, env, contents, dependency, outdated, specification,"
            " help, stale, signin --help",
            "ARG...",
            options=[
                takes("--config-file", does="code.injected VALUE", because="its folders may hold plug-ins"),
                takes("--*", "[VALUE]"),
                flags("-*"),
            ],
        ),
        sub(
            "check",
            "GEM...",
            inert="--dry-run",
            options=[
                *GEM_ANY,
                flags("--doctor", does="fs.delete", because="removes what belongs to no gem that is installed"),
                flags("-a/--[no-]alien --no-doctor --[no-]dry-run --[no-]gems"),
            ],
        ),
        sub(
            "sources",
            "ARG...",
            options=[
                takes(
                    "-a/--add --append --prepend", does="access.grant VALUE", because="trusts another supplier of code"
                ),
                takes("-r/--remove", does="host.config VALUE"),
                flags("-c/--clear-all -u/--update", does="refresh"),
                flags("-l/--list -f/--force --no-force -V/--verbose -q/--quiet --silent --debug -h/--help"),
            ],
        ),
        sub("install, i, update, exec", "GEM...", open=True, does="code.remote GEM"),
        sub(
            "uninstall",
            "GEM...",
            open=True,
            does="package.install GEM",
            because="removes packages, which can be installed again",
        ),
        sub(
            "cleanup",
            "GEM...",
            inert="-n",
            does="package.install GEM",
            because="removes packages, which can be installed again",
            options=[*GEM_ANY, flags("-n/-d/--dry-run/--dryrun -D --[no-]check-development --[no-]user-install")],
        ),
        sub("build, rdoc, pristine", "ARG...", open=True, does="code.project ARG"),
        sub("push", "GEM", open=True, does="net.publish GEM"),
        sub("yank", "GEM", open=True, does="cloud.delete GEM"),
        sub("owner", "GEM", options=[takes("-a/--add -r/--remove", does="access.grant VALUE"), *GEM_ANY]),
        sub("fetch", "GEM...", open=True, does="fs.create cwd", because="puts the file of the gem there"),
        sub("unpack", "GEM...", does="fs.create cwd", options=[takes("--target", does="fs.create VALUE"), *GEM_ANY]),
        sub("signin, signout", "ARG...", open=True, does="credential.store"),
    ],
    examples="""
        gem list                #=> read_only
        gem list -r --config-file x  #=> unknown code.injected
        gem sources             #=> read_only
        gem sources -a https://example.com   #=> exposure access.grant
        gem sources -r https://example.com   #=> config_mutation host.config
        gem sources -c          #=> reversible_low
        gem install x           #=> unknown code.remote
        gem uninstall x         #=> config_mutation
        gem cleanup             #=> config_mutation
        gem cleanup -n          #=> read_only
        gem check --alien       #=> read_only
        gem check --doctor      #=> destructive fs.delete
        gem check --doctor --dry-run   #=> read_only
        gem build x.gemspec     #=> unknown code.project
        gem push x.gem          #=> exposure
        gem yank x              #=> destructive
        gem owner x             #=> read_only
        gem owner x -a y        #=> exposure access.grant
        gem owner -r y x        #=> exposure access.grant
        gem fetch x             #=> reversible_low fs.create
        gem unpack x --target /etc/cron.d   #=> config_mutation
        gem signin              #=> config_mutation
        gem --version           #=> read_only
        gem frobnicate          #=> unknown
    """,
)

COMPOSER = tool(
    "composer",
    about="install PHP packages",
    open=True,  # as yarn's
    inherits=True,
    inert="--version -V --help -h",
    options=[takes("-d/--working-dir"), flags("-V/--version -h/--help -q/--quiet -n/--no-interaction -v")],
    subs=[
        sub(
            "show, info, search, outdated, why, depends, why-not, prohibits, validate, diagnose, licenses,"
            " about, list, help,"
            " check-platform-reqs, status, audit, fund, suggests",
            "ARG...",
            open=True,
        ),
        sub(
            "install, i, dump-autoload, dumpautoload, run-script, run, test, exec, reinstall",
            "ARG...",
            open=True,
            does="code.project ARG",
            because="installs the lock file, or runs scripts of composer.json",
        ),
        sub(
            "require, r, update, u, upgrade, create-project, global, self-update",
            "PACKAGE...",
            open=True,
            does="code.remote PACKAGE",
        ),
        sub(
            "remove, rm, uninstall",
            "PACKAGE...",
            open=True,
            does="package.install PACKAGE",
            because="removes packages, which can be installed again",
        ),
        sub("clear-cache, clearcache, cc", open=True, does="fs.scratch"),
        sub("init, bump, archive", "ARG...", open=True, does="fs.write cwd"),
        sub(
            "config",
            "KEY VALUE...",
            options=[
                takes("-f/--file"),
                flags("-g/--global --source --absolute -j/--json -m/--merge"),
                flags("-l/--list", does="secret.read", because="shows the settings, passwords of repositories too"),
                flags("-e/--editor", does="code.interactive"),
                flags("-a/--auth --unset --append"),
            ],
            rows=[
                when("VALUE --unset", does="fs.write cwd", because="changes settings"),
                when("KEY=*auth*|*token*|*basic*|*bearer*", unless="VALUE --unset", does="secret.read KEY"),
            ],
        ),
    ],
    examples="""
        composer show               #=> read_only
        composer install            #=> unknown code.project
        composer require x/y        #=> unknown code.remote
        composer remove x/y         #=> config_mutation
        composer clear-cache        #=> reversible_low
        composer config a b         #=> config_mutation
        composer config vendor-dir  #=> read_only
        composer config -l          #=> exposure secret.read
        composer config -e          #=> unknown code.interactive
        composer config github-oauth.github.com   #=> exposure secret.read
        composer --version          #=> read_only
        composer frobnicate         #=> unknown
    """,
)

#: Java ends with these; its machine writes its logs all the same.
ENDS = "-version --version -help --help -h -X --help-extra -fullversion --full-version --list-modules"

JAVA = tool(
    "java",
    "MAIN ARG...",
    about="run a Java program",
    style="single",
    posix=True,
    options=[
        takes("-jar", "JAR ARG..."),
        takes(
            "-cp/-classpath/--class-path -p/--module-path -m/--module --add-modules --upgrade-module-path --source"
            " --add-opens --add-exports --add-reads --describe-module/-d --enable-native-access"
        ),
        flags(
            "-agentlib* -agentpath* -javaagent* -XX:OnError* -XX:OnOutOfMemoryError* -XX:Flags* -XX:VMOptionsFile*"
            " -Xrun* -Xbootclasspath* -Djava.system.class.loader*",
            does="code.injected",
            because="loads code, or names a command, before anything else",
        ),
        flags("-Xlog:*:std* -Xlog:*::*"),
        flags(
            "-Xlog:*:* -Xloggc* -XX:LogFile* -XX:StartFlightRecording* -XX:ArchiveClassesAtExit*"
            " -XX:DumpLoadedClassList* -XX:PerfDataSaveFile* -XX:+PerfDataSaveToFile -XX:+LogCompilation"
            " -XX:+LogVMOutput -XX:AOTCacheOutput* -XX:AOTConfiguration* -XX:CRaCCheckpointTo*",
            does="fs.write",
            because="writes a file, also beside -version",
        ),
        flags(
            "-version --version -showversion --show-module-resolution -help --help -h/-? -X"
            " --help-extra -fullversion --full-version"
            " --list-modules -server -client -zero -dcevm -D* -X* -XX* -ea* -da* -esa -dsa"
            " -enableassertions* -disableassertions* -enablesystemassertions"
            " -disablesystemassertions -splash* --disable-@files -verbose*"
            " --enable-preview --validate-modules --show-version --dry-run"
        ),
    ],
    rows=[
        when(unless=f"-jar {ENDS}", does="code.project MAIN"),
        when("-jar", unless=ENDS, does="code.project -jar"),
    ],
    examples="""
        java -jar x.jar -s a    #=> unknown code.project
        java -cp x Main         #=> unknown code.project
        java -version           #=> read_only
        java -javaagent:x.jar -version #=> unknown code.injected
        java -Xrunx -version    #=> unknown code.injected
        java -Xloggc:gc.log -version #=> config_mutation fs.write
        java -XX:StartFlightRecording=filename=x.jfr -version #=> config_mutation fs.write
        java -Xmx1g -version    #=> read_only
        java -Xrunjdwp:server=y -version #=> unknown code.injected
        java -Djava.system.class.loader=X -version #=> unknown code.injected
        java -Xlog:gc -version  #=> read_only
        java -Xlog:gc:stderr -version  #=> read_only
        java -Xlog:gc:file=x -version  #=> config_mutation fs.write
        java -Xloggc:x --list-modules  #=> config_mutation fs.write
        java -showversion -jar x.jar #=> unknown code.project
    """,
)

GCC = tool(
    "gcc g++ cc c++ clang clang++ gcc-12 gcc-13 gcc-14 clang-15 clang-16 clang-17 clang-18 clang-19",
    "FILE...:options_file",
    about="compile C and C++",
    docs="man:gcc(1)",
    style="single",
    inert="--version --help -dumpversion -dumpmachine -dumpfullversion -print-* -###",
    options=[
        takes("-o"),
        takes("-MF -dumpdir -aux-info", writes="VALUE"),
        takes("-wrapper", does="code.opaque VALUE", because="runs a program around the tools"),
        flags(
            "-fplugin* -fpass-plugin* -fmodule-mapper* -iplugindir* -B* -specs* -Wl,*plugin* -Wl,*@* --gcc-toolchain*",
            does="code.opaque",
            because="loads code, or tools from elsewhere",
        ),
        flags(
            "-save-temps* -fdump* -fprofile* -fstack-usage -fcallgraph-info* -ftime-report-details* --coverage"
            " -ftest-coverage -gsplit-dwarf -fopt-info* -ftime-trace* -fcrash-diagnostics-dir* -fmodules*"
            " -fmodule-output* -fsave-optimization-record* -foptimization-record-file* -fproc-stat-report*"
            " -fdiagnostics-add-output* -fdiagnostics-set-output* -Wl,*-Map* -Wl,*--dependency-file* -Wp,*-M* -Wp,*-o*"
            " -Wa,-a*=*",
            does="fs.write cwd",
        ),
        takes("-Xclang -Xlinker", "ARG"),
        takes("-fuse-ld -fdiagnostics-format", "[VALUE]"),
        takes(
            "-I -L -D -U -l -x -include -imacros -isystem -iquote -idirafter -isysroot -T -u -z -MT -MQ"
            " -Xassembler -Xpreprocessor -arch -target -param/--param -framework -G -mllvm -e"
        ),
        flags(
            "--version -v --help -dumpversion -dumpmachine -dumpfullversion -fsyntax-only -E -M -MM -### -MD -MMD"
            " -MP -MG"
        ),
        flags(
            "-c -S -g* -O* -W* -w -f* -m* -std=* -I* -L* -D* -U* -l* -pedantic* -ansi -pipe -pthread -shared*"
            " -static*"
            " -rdynamic -nostd* -nodefaultlibs -nostartfiles -nolibc -s -pie -no-pie -print-* --sysroot* -Wl*"
            " -Wa* -Wp*"
            " -time* -C -P -H -Q -r -p -pg --target* -stdlib=* -undef -traditional* -trigraphs -x*"
            " -d* -i* -no-* --analyze -emit-llvm -R* -"
        ),
    ],
    rows=[
        when("-o", writes="-o"),
        when(
            "FILE",
            unless="-o -fsyntax-only -E -M -MM",
            does="fs.write cwd",
            because="writes the result into the directory",
        ),
        when("-E", reads="FILE -include -imacros"),
        when("-x -x* -include -imacros", reads="FILE -include -imacros", because="shows a line that is wrong"),
        when("-Xpreprocessor=-M*|-o*", does="fs.write cwd"),
        when("-fdiagnostics-format=*file*", does="fs.write cwd"),
        when("-fuse-ld=*/*", does="code.opaque", because="runs that linker"),
        when(
            "-Xclang=-load|-plugin|-add-plugin -Xlinker=-plugin*|--plugin*|@* -mllvm=-load*|--load*",
            does="code.opaque",
            because="loads code",
        ),
        when("-Xlinker=-Map*|--Map*|--dependency-file*", does="fs.write cwd"),
        when("FILE", "-MD -MMD", unless="-MF", does="fs.write cwd", because="writes what it depends on"),
    ],
    examples="""
        gcc -O2 -Wall -o app main.c     #=> config_mutation fs.write
        gcc main.c                      #=> config_mutation fs.write
        gcc -c -Iinclude -DX=1 a.c -o /tmp/a.o  #=> reversible_low
        gcc @options -fsyntax-only      #=> unknown code.injected
        gcc -c @options                 #=> unknown code.injected
        gcc -fsyntax-only main.c        #=> read_only
        gcc -E a.c                      #=> read_only fs.read
        gcc -E -x c .env                #=> exposure secret.read
        gcc -fsyntax-only -x c .env     #=> exposure secret.read
        gcc -E -Wp,-MD,out a.c          #=> config_mutation fs.write
        gcc -E -Xpreprocessor -MD a.c   #=> config_mutation fs.write
        gcc -E -Xpreprocessor -P a.c    #=> read_only
        gcc -fsyntax-only -fdiagnostics-format=sarif-file a.c  #=> config_mutation fs.write
        gcc -fsyntax-only -fdiagnostics-format=json a.c        #=> read_only
        gcc -fsyntax-only -fopt-info-all=out a.c   #=> config_mutation fs.write
        g++ -fsyntax-only -fmodule-mapper='|./x' a.cc  #=> unknown code.opaque
        clang -c -fpass-plugin=./x.so a.c  #=> unknown code.opaque
        clang -mllvm -load=./x.so -fsyntax-only a.c    #=> unknown code.opaque
        clang -mllvm -stats -fsyntax-only a.c          #=> read_only
        gcc -E a.c -o out               #=> config_mutation fs.write
        gcc -v a.c                      #=> config_mutation fs.write
        gcc -v                          #=> read_only
        gcc -M a.c                      #=> read_only
        gcc -MD -fsyntax-only a.c       #=> config_mutation fs.write
        gcc -MF x.d -M a.c              #=> config_mutation fs.write
        clang -Xclang -load -Xclang x.so -fsyntax-only a.c #=> unknown code.opaque
        gcc -fuse-ld=./l a.c            #=> unknown code.opaque
        gcc -Wl,-z,now,--plugin,./x.so a.c -o /tmp/a    #=> unknown code.opaque
        clang -fpass-plugin=./x.so -fsyntax-only a.c    #=> unknown code.opaque
        clang -mllvm -load=./x.so -fsyntax-only a.c     #=> unknown code.opaque
        clang -mllvm -inline-threshold=9 -fsyntax-only a.c  #=> read_only
        gcc -Wl,-Map=a.map a.c -o /tmp/a                #=> config_mutation fs.write
        gcc -Wl,-z,now a.c -o /tmp/a                    #=> reversible_low
        gcc -Xlinker -Map=a.map a.c -o /tmp/a           #=> config_mutation fs.write
        gcc -fdiagnostics-format=sarif-file -fsyntax-only a.c  #=> config_mutation fs.write
        gcc -fdiagnostics-format=json -fsyntax-only a.c        #=> read_only
        gcc -fuse-ld=lld -fsyntax-only a.c #=> read_only
        gcc -save-temps -fsyntax-only a.c #=> config_mutation fs.write
        gcc -### a.c                    #=> read_only
        gcc -### -o a a.c               #=> read_only
        gcc -MD -MF x.d -c a.c -o /dev/null  #=> config_mutation
        gcc -wrapper ./x -c main.c      #=> unknown
        gcc -fplugin=./x.so -c main.c   #=> unknown
        gcc --version                   #=> read_only
    """,
)

TOOLS = [YARN, PNPM, BUN, DENO, GEM, COMPOSER, JAVA, GCC]
