from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SAYS = "runs what the project says"
FILE = "runs that file"
TEXT = "code in this language is not read"
COMPILES = "runs code of the project while it compiles"

# Template Haskell and a preprocessor that a source names run while it is compiled.
GHC = tool(
    "ghc",
    "FILE...",
    about="compile Haskell",
    docs="man:ghc(1)",
    style="single",
    options=[
        takes("-e", does="code.opaque VALUE", because=TEXT),
        takes("-o -odir -hidir -hiedir -stubdir -dumpdir -outputdir -tmpdir -osuf -ohi", writes="VALUE"),
        takes("-pgmF -pgmc -pgml -pgma -pgmP -pgmL -pgmi", does="code.opaque VALUE", because="runs that program"),
        flags("--interactive", does="code.interactive"),
        flags("--version --numeric-version --help --info --supported-extensions --print-libdir -V -?"),
        flags("-*"),
    ],
    rows=[when("FILE", does="code.project FILE", because=COMPILES)],
    examples="""
        ghc Main.hs                     #=> unknown code.project
        ghc -O2 -o /srv/x Main.hs       #=> unknown fs.write
        ghc -e '1'                      #=> unknown code.opaque
        ghc -F -pgmF ./x Main.hs        #=> unknown code.opaque
        ghc --interactive               #=> unknown code.interactive
        ghc --version                   #=> read_only
    """,
)

RUNGHC = tool(
    "runghc runhaskell",
    "FILE ARG...",
    about="run Haskell",
    docs="man:runghc(1)",
    posix=True,
    options=[takes("-f --ghc-arg"), flags("--help --version -*")],
    rows=[
        when("FILE", does="code.project FILE", because=FILE),
        when(unless="FILE --help --version", does="code.opaque", because="runs what it is fed"),
    ],
    examples="""
        runghc x.hs             #=> unknown code.project
        runghc                  #=> unknown code.opaque
        runghc --version        #=> read_only
    """,
)

#: A file to run, text to run, or a session.
CONSOLES = tool(
    "ghci utop julia iex groovysh scala-repl kotlin groovy elixir escript",
    "FILE ARG...",
    about="run code, or take it as it is typed",
    docs="https://docs.julialang.org/en/v1/manual/command-line-interface/",
    posix=True,
    options=[
        takes("-e/--eval -E/--print -pr", does="code.opaque VALUE", because=TEXT),
        takes("-L/--load -r -pa -pz -J/--sysimage -S", does="code.opaque VALUE", because="loads that code"),
        flags("--version/-version --help/-help -h"),
        flags("-*", does="code.opaque", because="an option may load or run code"),
    ],
    rows=[
        when("FILE", unless="-e -E", does="code.project FILE", because=FILE),
        when(unless="FILE -e -E --version --help -h", does="code.interactive"),
    ],
    examples="""
        julia x.jl              #=> unknown code.project
        julia -e '1'            #=> unknown code.opaque
        julia                   #=> unknown code.interactive
        julia --project=. x.jl  #=> unknown code.project
        julia -L a.jl x.jl      #=> unknown code.opaque
        elixir -e '1'           #=> unknown code.opaque
        iex -S mix              #=> unknown code.opaque
        groovy x.groovy         #=> unknown code.project
        ghci                    #=> unknown code.interactive
        iex --version           #=> read_only
        julia --help            #=> read_only
    """,
)

# Macros, build scripts and settings that are programs run whatever the sub-command.
BUILDERS = tool(
    "nim nimble fastlane scala scala-cli scalac kotlinc kotlinc-jvm groovyc elixirc erlc clojure clj swift",
    "WORD...",
    about="compile and run what the project says",
    docs="https://nim-lang.org/docs/nimc.html",
    posix=True,
    options=[
        takes("-e/--eval -eval", does="code.opaque VALUE", because=TEXT),
        takes("-o -d", writes="VALUE"),
        flags("--version/-version --help/-help -h"),
        flags("-*", does="code.project", because=COMPILES),
    ],
    rows=[
        when("WORD", does="code.project WORD", because=COMPILES),
        when(unless="WORD --version --help -h", does="code.interactive"),
    ],
    examples="""
        nim c -r x.nim              #=> unknown code.project
        nimble install -y           #=> unknown code.project
        fastlane beta               #=> unknown code.project
        scala-cli run .             #=> unknown code.project
        kotlinc -d /srv/x x.kt      #=> unknown fs.write
        clojure -M:test             #=> unknown code.project
        clojure -e '1'              #=> unknown code.opaque
        swift build                 #=> unknown code.project
        swift                       #=> unknown code.interactive
        nim --version               #=> read_only
        swift --help                #=> read_only
    """,
)

# An option that it does not know is the program's, and it begins a session all the same.
ERL = tool(
    "erl",
    "WORD...",
    about="run Erlang, or take it as it is typed",
    docs="https://www.erlang.org/doc/apps/erts/erl_cmd.html",
    style="single",
    options=[
        takes("-eval", does="code.opaque VALUE", because=TEXT),
        flags("-version -man"),
        flags("-* +*", does="code.project", because=SAYS),
    ],
    rows=[when(unless="-version -man", does="code.interactive")],
    examples="""
        erl                             #=> unknown code.interactive
        erl -noshell -s x start         #=> unknown code.project
        erl -noshell -eval 'halt().'    #=> unknown code.opaque
        erl -version                    #=> read_only
    """,
)

KTLINT = tool(
    "ktlint",
    "FILE...",
    about="lint and format Kotlin",
    docs="https://pinterest.github.io/ktlint/latest/install/cli/",
    inert="-h --help --version",
    reads="FILE",
    because="shows lines of what it looks at",
    options=[
        takes("-R/--ruleset", does="code.opaque VALUE", because="loads that code"),
        takes("--reporter", "[NAME]"),
        takes("--baseline", "[FILE]"),
        takes("--editorconfig --limit --log-level -l --code-style --disabled_rules --patterns-from-stdin", "[VALUE]"),
        flags("-F/--format", writes="FILE", because="formats the sources in place"),
        flags("-a/--android --color --color-name --relative --stdin --experimental -v --version -h/--help --verbose"),
    ],
    rows=[
        when("-F", unless="FILE", does="fs.write cwd", because="formats the sources in place"),
        when("--stdin", reads="stdin", because="shows the sources"),
        when("--reporter=*output=*", does="fs.write cwd", because="writes a report"),
        when("--baseline", does="fs.write cwd", because="writes down what is wrong now, where there is none"),
    ],
    subs=[
        sub(
            "installGitPreCommitHook, installGitPrePushHook, git-pre-commit-hook, git-pre-push-hook",
            does="schedule.change",
            because="writes a hook of git",
        ),
        sub("help, generateEditorConfig", "WORD...", options=[takes("--code-style", "[STYLE]")]),
    ],
    examples="""
        ktlint                              #=> read_only
        ktlint 'src/**/*.kt'                #=> read_only
        ktlint .env                         #=> exposure secret.read
        ktlint --stdin < .env               #=> exposure secret.read
        ktlint -F src                       #=> config_mutation fs.write
        ktlint -Fv src                      #=> config_mutation fs.write
        ktlint --format                     #=> config_mutation fs.write
        ktlint -R rules.jar src             #=> unknown code.opaque
        ktlint --reporter=json,output=o src #=> config_mutation fs.write
        ktlint --reporter=json src          #=> read_only
        ktlint --baseline=b.xml src         #=> config_mutation fs.write
        ktlint installGitPreCommitHook      #=> config_mutation schedule.change
        ktlint --version                    #=> read_only
    """,
)

SWIFTC = tool(
    "swiftc",
    "FILE...",
    about="compile Swift",
    docs="https://www.swift.org/documentation/",
    style="single",
    options=[
        takes("-o -emit-module-path -emit-objc-header-path -output-file-map", writes="VALUE"),
        takes("-module-name -D -I -L -F -l -framework -target -sdk -j -Xcc -Xlinker -swift-version -working-directory"),
        takes("-load-plugin-executable -load-plugin-library -plugin-path", does="code.opaque VALUE"),
        flags("-help -version -print-target-info -v -typecheck -parse -dump-parse -dump-ast"),
        flags("-*"),
    ],
    rows=[
        when(
            "FILE",
            unless="-typecheck -parse -dump-parse -dump-ast",
            does="fs.write cwd",
            because="writes what it makes beside",
        ),
        when("FILE", does="code.project FILE", because="runs macros of the project while it compiles"),
    ],
    examples="""
        swiftc x.swift                      #=> unknown code.project fs.write
        swiftc -o /srv/x x.swift            #=> unknown fs.write
        swiftc -typecheck x.swift           #=> unknown code.project
        swiftc -load-plugin-library p x.swift #=> unknown code.opaque
        swiftc --version                    #=> read_only
    """,
)

OPAM = tool(
    "opam",
    about="install OCaml and its packages",
    docs="https://opam.ocaml.org/doc/Manual.html",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--cli --color --confirm-level --criteria --cudf --debug-level --json --root --solver --switch"),
        takes("--set-root --set-switch"),
        takes("--help", "[FORMAT]"),
        flags("--best-effort --debug --git-version --ignore-pin-depends --no --no-aspcud --no-auto-upgrade"),
        flags("--no-self-upgrade -q/--quiet --safe --readonly --strict --use-internal-solver -v/--verbose --version"),
        flags("-w/--working-dir -y/--yes"),
    ],
    subs=[
        sub(
            "list, show, info, search, env, tree, why, switch list, switch show, switch list-available, pin list,"
            " repository list, option list, var list, lint, config report, config env, config var, help",
            "WORD...",
            options=[
                takes("--columns --field/-f --depends-on --required-by --resolve --pattern --package"),
                flags(
                    "-i/--installed -a/--all -A --available --short/-s --raw --shell --sexp --recursive --all-versions"
                ),
                flags("--sort --inplace-path --revert --set-switch --shell=bash --shell=zsh --shell=fish"),
            ],
        ),
        sub("var", "NAME", rows=[when("NAME=*=*", does="host.config NAME", because="sets it")]),
        sub(
            "install, reinstall, upgrade, build, pin, pin add, switch create, switch import, init, switch reinstall",
            "PACKAGE...",
            does="code.remote PACKAGE",
            because="builds packages, as they say",
            open=True,
        ),
        sub(
            "update",
            "WORD...",
            does="refresh",
            options=[flags("-a/--all --development -R/--repositories -u/--upgrade")],
        ),
        sub(
            "remove, uninstall, autoremove",
            "PACKAGE...",
            does="package.install PACKAGE",
            options=[flags("-a/--auto-remove --force")],
        ),
        sub(
            "switch remove, switch delete",
            "SWITCH...",
            does="storage.delete SWITCH",
            because="deletes all that is installed there",
        ),
        sub("switch, switch set, switch link", "SWITCH...", rows=[when("SWITCH", does="target.switch SWITCH")]),
        sub("exec", "COMMAND...:argv"),
        sub(
            "clean",
            does="fs.scratch",
            options=[flags("-a/--all-switches -c/--download-cache -r/--repo-cache -s/--switch-cleanup --logs")],
        ),
        sub("lock, source, switch export", "WORD...", does="fs.write cwd", open=True),
        sub(
            "option, var set, config set, repository add, repository remove, repository set-url, repository set-repos,"
            " repository priority, pin remove, switch set-base, switch set-invariant, switch set-description",
            "WORD...",
            does="host.config",
            open=True,
        ),
    ],
    examples="""
        opam list                       #=> read_only
        opam show dune --field version  #=> read_only
        opam var prefix                 #=> read_only
        opam var jobs=2                 #=> config_mutation host.config
        opam switch                     #=> read_only
        opam env                        #=> read_only
        opam install dune               #=> unknown code.remote
        opam switch create 5.2.0        #=> unknown code.remote
        opam update                     #=> reversible_low refresh
        opam remove dune                #=> config_mutation package.install
        opam switch remove x            #=> destructive storage.delete
        opam switch 5.2.0               #=> config_mutation target.switch
        opam exec -- rm -rf x           #=> destructive fs.delete
        opam exec -- ls                 #=> read_only
        opam clean                      #=> reversible_low fs.scratch
        opam lock                       #=> config_mutation fs.write
        opam repository add x https://example.com #=> config_mutation host.config
        opam --version                  #=> read_only
        opam frobnicate                 #=> unknown unknown.subcommand
    """,
)

OCAMLC = tool(
    "ocamlc ocamlopt ocamlc.opt ocamlopt.opt ocamlc.byte ocamlopt.byte",
    "FILE...",
    about="compile OCaml",
    docs="man:ocamlc(1)",
    style="single",
    options=[
        takes("-o -cmi-file -dump-dir", writes="VALUE"),
        takes("-pp", "COMMAND:sh"),
        takes(
            "-ppx -cc -plugin -use-runtime -use_runtime -dllib", does="code.opaque VALUE", because="runs that program"
        ),
        takes("-args -args0", does="code.injected VALUE", because="takes options from a file"),
        takes("-alert -cclib -ccopt -color -error-style -dllpath -for-pack -stop-after -I -H -impl -intf -intf-suffix"),
        takes("-intf_suffix -keywords -open -runtime-variant -w -warn-error -match-context-rows -use-prims -inline"),
        takes("-config-var"),
        flags("-dump-into-file", does="fs.write cwd"),
        flags("-S -O2 -O3 -Oclassic -unboxed-types -no-unboxed-types -dcamlprimc -dinstr -dlambda -dlocations"),
        flags("-dno-locations -dno-unique-ids -dparsetree -dprofile -drawlambda -dshape -dsource -dtimings"),
        flags("-dtypedtree -dunique-ids -unsafe-string -vmthread -with-runtime -without-runtime"),
        flags("-i -config -where -version --version -vnum -help --help -warn-help"),
        flags(
            "-a -absname -no-absname -annot -bin-annot -bin-annot-occurrences -c -compat-32 -custom -dtypes -g -no-g"
        ),
        flags("-keep-docs -no-keep-docs -keep-locs -no-keep-locs -labels -linkall -make-runtime -make_runtime -modern"),
        flags("-alias-deps -no-alias-deps -app-funct -no-app-funct -no-check-prims -noassert -noautolink -nolabels"),
        flags("-nostdlib -nocwd -nopervasives -opaque -output-obj -output-complete-obj -output-complete-exe -pack"),
        flags("-principal -no-principal -rectypes -no-rectypes -safe-string -safer-matching -short-paths"),
        flags("-strict-sequence -no-strict-sequence -strict-formats -no-strict-formats -thread -unsafe -verbose -v"),
    ],
    rows=[when("FILE", unless="-i", does="fs.write cwd", because="writes what it makes beside")],
    examples="""
        ocamlc -c x.ml                  #=> config_mutation fs.write
        ocamlc -i x.ml                  #=> read_only
        ocamlopt -o /srv/x x.ml         #=> config_mutation fs.write
        ocamlc -pp 'rm -rf x' x.ml      #=> destructive fs.delete
        ocamlc -ppx ./x x.ml            #=> unknown code.opaque
        ocamlc -args f                  #=> unknown code.injected
        ocamlc -i -dump-into-file x.ml  #=> config_mutation fs.write
        ocamlc -version                 #=> read_only
        ocamlc -frobnicate x.ml         #=> unknown unknown.option
    """,
)

OCAML = tool(
    "ocaml",
    "FILE ARG...",
    about="run OCaml, or take it as it is typed",
    docs="man:ocaml(1)",
    style="single",
    posix=True,
    options=[
        takes("-e -init -ppx -open", does="code.opaque VALUE", because=TEXT),
        flags("-version --version -vnum -help --help"),
        flags("-*", does="code.opaque", because="an option may load code"),
    ],
    rows=[
        when("FILE", does="code.project FILE", because=FILE),
        when(unless="FILE -e -version -vnum -help", does="code.interactive"),
    ],
    examples="""
        ocaml x.ml              #=> unknown code.project
        ocaml -e '1'            #=> unknown code.opaque
        ocaml                   #=> unknown code.interactive
        ocaml -I +unix x.ml     #=> unknown code.opaque
        ocaml -version          #=> read_only
    """,
)

ZIG = tool(
    "zig",
    about="build what is written in Zig",
    docs="https://ziglang.org/documentation/master/",
    inert="-h --help",
    options=[flags("-h/--help")],
    subs=[
        sub("build, run, test, test-obj, reduce", "WORD...", does="code.project WORD", because=SAYS, open=True),
        sub("version, env, targets, zen, help, libc, ast-check", "WORD...", options=[flags("-h/--help -t --color")]),
        sub(
            "fmt",
            "FILE...",
            options=[
                takes("--color --exclude"),
                flags("--check --stdin --ast-check --zon -h/--help"),
            ],
            rows=[when("FILE", unless="--check --stdin -h", writes="FILE", because="formats the sources in place")],
        ),
        sub("std", does="net.loopback", open=True),
        sub("init, init-exe, init-lib", does="fs.create cwd", options=[flags("-m/--minimal -s/--strip -h/--help")]),
        sub(
            "fetch",
            "URL",
            does="refresh",
            because="fetches a package",
            options=[
                takes("--global-cache-dir"),
                takes("--save --save-exact", "[NAME]", does="fs.write cwd", because="writes it into build.zig.zon"),
                flags("--debug-hash -h/--help"),
            ],
        ),
        sub(
            "build-exe, build-lib, build-obj",
            "FILE...",
            does="fs.write cwd",
            because="writes what it makes beside",
            open=True,
        ),
    ],
    examples="""
        zig version                 #=> read_only
        zig build test              #=> unknown code.project
        zig run x.zig               #=> unknown code.project
        zig fmt --check src         #=> read_only
        zig fmt src                 #=> config_mutation fs.write
        zig std                     #=> reversible_low net.loopback
        zig init                    #=> reversible_low fs.create
        zig fetch https://example.com/x.tar.gz #=> reversible_low refresh
        zig fetch --save https://example.com/x.tar.gz #=> config_mutation fs.write
        zig build-exe x.zig         #=> config_mutation fs.write
        zig cc x.c                  #=> unknown unknown.subcommand
    """,
)

CRYSTAL = tool(
    "crystal",
    about="build and run what is written in Crystal",
    docs="https://crystal-lang.org/reference/latest/man/crystal/",
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version")],
    subs=[
        # A macro may run a program while it is compiled.
        sub(
            "build, run, spec, docs, play, i, tool, compile",
            "WORD...",
            does="code.project WORD",
            because=COMPILES,
            open=True,
        ),
        sub("eval", "CODE...", does="code.opaque CODE", because=TEXT, open=True),
        sub(
            "tool format",
            "FILE...",
            options=[takes("-e/--exclude -i/--include"), flags("--check --no-color --show-backtrace -h/--help")],
            rows=[
                when("FILE", unless="--check -h FILE=-", writes="FILE", because="formats the sources in place"),
                when(unless="--check -h FILE", does="fs.write cwd", because="formats the sources in place"),
            ],
        ),
        sub("init", "TYPE NAME DIR", does="fs.create cwd", options=[flags("-h/--help -f/--force -s/--skip-existing")]),
        sub("env, version, help", "NAME...", options=[flags("-h/--help")]),
        sub("clear_cache", does="fs.scratch", options=[flags("-h/--help -v/--verbose")]),
    ],
    examples="""
        crystal --version           #=> read_only
        crystal env                 #=> read_only
        crystal build x.cr          #=> unknown code.project
        crystal spec                #=> unknown code.project
        crystal eval 'puts 1'       #=> unknown code.opaque
        crystal tool format --check #=> read_only
        crystal tool format         #=> config_mutation fs.write
        crystal tool format x.cr    #=> config_mutation fs.write
        crystal init app x          #=> reversible_low fs.create
        crystal clear_cache         #=> reversible_low fs.scratch
    """,
)

SHARDS = tool(
    "shards",
    about="fetch what a Crystal project needs",
    docs="https://crystal-lang.org/reference/latest/man/shards/",
    inherits=True,
    options=[
        takes("--jobs"),
        flags(
            "--no-color -q/--quiet -v/--verbose --version -h/--help --local --production --frozen --skip-postinstall"
        ),
        flags("--without-development --skip-executables"),
    ],
    subs=[
        sub("version, list, check, help", "DIR", options=[flags("--tree")]),
        sub("outdated", does="net.query", options=[flags("--pre")]),
        sub("init", does="fs.create cwd"),
        sub("lock", "NAME...", does="fs.write cwd", options=[takes("--update"), flags("--print")]),
        sub("install, update, build, run, prune", "WORD...", does="code.project WORD", because=SAYS, open=True),
    ],
    examples="""
        shards list                 #=> read_only
        shards outdated             #=> read_only
        shards init                 #=> reversible_low fs.create
        shards lock                 #=> config_mutation fs.write
        shards install              #=> unknown code.project
        shards build                #=> unknown code.project
        shards frobnicate           #=> unknown unknown.subcommand
    """,
)

GLEAM = tool(
    "gleam",
    about="build what is written in Gleam",
    docs="https://gleam.run/writing-gleam/command-line-reference/",
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "build, check, run, test, dev, shell, compile-package, export erlang-shipment, docs build, lsp",
            "WORD...",
            does="code.project",
            because=SAYS,
            open=True,
        ),
        sub(
            "format",
            "FILE...",
            options=[flags("--stdin --check -h/--help")],
            rows=[
                when("FILE", unless="--check --stdin -h", writes="FILE", because="formats the sources in place"),
                when(unless="--check --stdin -h FILE", does="fs.write cwd", because="formats the sources in place"),
            ],
        ),
        sub("deps list, deps tree, deps outdated, help", "WORD...", options=[takes("-p -i"), flags("-h/--help")]),
        sub("deps download", does="refresh", because="fetches packages", options=[flags("-h/--help")]),
        sub("add, remove, update, deps update, fix", "PACKAGE...", does="fs.write cwd", open=True),
        sub(
            "new",
            "DIR",
            does="fs.create",
            options=[takes("--name --template"), flags("--skip-git --skip-github -h/--help")],
        ),
        sub("clean", does="fs.scratch", because="deletes what the build made"),
        sub("publish, docs publish", does="net.publish", options=[flags("--replace -y/--yes -h/--help")]),
    ],
    examples="""
        gleam --version         #=> read_only
        gleam test              #=> unknown code.project
        gleam format --check    #=> read_only
        gleam format            #=> config_mutation fs.write
        gleam format src        #=> config_mutation fs.write
        gleam deps list         #=> read_only
        gleam deps download     #=> reversible_low refresh
        gleam add lustre        #=> config_mutation fs.write
        gleam new x             #=> reversible_low fs.create
        gleam clean             #=> reversible_low fs.scratch
        gleam publish           #=> exposure net.publish
        gleam frobnicate        #=> unknown unknown.subcommand
    """,
)

TOOLS = [
    GHC,
    RUNGHC,
    CONSOLES,
    ERL,
    BUILDERS,
    KTLINT,
    SWIFTC,
    OPAM,
    OCAMLC,
    OCAML,
    ZIG,
    CRYSTAL,
    SHARDS,
    GLEAM,
]
