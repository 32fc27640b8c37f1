from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

BUILDS = "builds what an expression says, and may fetch it"
#: Where expressions come from, and how they are evaluated.
GLOBAL: list[Option] = [
    takes("-I/--include --reference-lock-file --update-input"),
    takes("--output-lock-file", writes="VALUE"),
    takes("--profile -o/--out-link -j/--max-jobs --cores --log-format --store --from --to --eval-store"),
    takes("--keep -k --unset --derivation-* --inputs-from --name --priority --template -t --format"),
    takes("--option", "NAME VALUE", does="code.injected", because="a setting may name a program that builds"),
    takes("--argstr --redirect --keep-env-var --set-env-var --override-input", "NAME VALUE"),
    takes("-f/--file", does="code.project VALUE", because="evaluates that file"),
    takes("--expr --apply", does="code.opaque VALUE", because="evaluates that expression"),
    takes("--arg --arg-from-file", "NAME VALUE", does="code.opaque VALUE", because="evaluates that expression"),
    # nix.conf(5): every setting is an option too.
    takes(
        "--builders --build-hook --post-build-hook --pre-build-hook --diff-hook --plugin-files --extra-plugin-files",
        does="code.opaque VALUE",
        because="names a program, a library or a host that builds",
    ),
    flags("--accept-flake-config", does="code.injected", because="takes settings from what it evaluates"),
    flags("--commit-lock-file", does="vcs.local"),
    flags("--no-write-lock-file --no-update-lock-file --dry-run --help --version --*"),
    flags("-L -v -i -s -S -r -n -q -u -h"),
]
#: Words that are no expression: what was built, and the packages that everyone has.
BUILT = "/nix/store/*|./result|./result-*|./result/*|nixpkgs|nixpkgs#*"
EVALUATES = when(
    unless=f"WORD={BUILT} -f --expr",
    does="code.project WORD",
    because="evaluates what the project or an expression says",
)
INERT = "--help -h --version"

NIX = tool(
    "nix",
    about="fetch and build packages that Nix expressions describe",
    docs="https://nix.dev/manual/nix/latest/command-ref/new-cli/nix",
    inherits=True,
    inert=INERT,
    options=[
        takes("--extra-experimental-features --experimental-features"),
        flags("-h/--help --version --debug -v/--verbose --quiet --offline --refresh -L/--print-build-logs"),
    ],
    subs=[
        sub(
            "help, help-stores, hash *, key generate-secret, key convert-secret-to-public,"
            " store info, store ping, store ls, store path-from-hash-part, store"
            " prefetch-file, nar ls, config show, config check, show-config,"
            " registry list, profile list, profile history, profile diff-closures",
            "WORD...",
            options=GLOBAL,
        ),
        sub("store cat, store dump-path, nar cat, nar dump-path", "WORD...", options=GLOBAL, reads="WORD"),
        sub(
            "path-info, why-depends, log, store diff-closures, store verify, derivation show, show-derivation,"
            " realisation info",
            "WORD...",
            options=GLOBAL,
            rows=[EVALUATES],
        ),
        sub(
            "search",
            "WORD PATTERN...",
            options=[takes("-e/--exclude"), *GLOBAL],
            rows=[EVALUATES],
        ),
        sub(
            "flake metadata, flake info",
            "WORD",
            options=GLOBAL,
            rows=[
                when(
                    unless="--no-write-lock-file --no-update-lock-file WORD=github:*|nixpkgs|flake:*|https:*",
                    does="refresh cwd",
                    because="writes flake.lock where there is none or it is out of date",
                )
            ],
        ),
        sub(
            "eval, flake show, flake check, flake prefetch, flake archive, print-dev-env, derivation add",
            "WORD...",
            options=GLOBAL,
            does="code.project WORD",
            because="evaluates what the project or an expression says",
        ),
        sub(
            "build, bundle, develop, shell, run, env shell, edit, repl, fmt, flake lock, flake"
            " update, flake new, flake init, flake clone, copy, upgrade-nix",
            "WORD... -- ARG...",
            options=GLOBAL,
            does="code.remote WORD",
            because=BUILDS,
        ),
        sub(
            "profile install, profile add, profile upgrade",
            "WORD...",
            options=GLOBAL,
            does="code.remote WORD",
            because=BUILDS,
        ),
        sub("profile remove, profile rollback", "WORD...", options=GLOBAL, does="package.install WORD"),
        sub(
            "profile wipe-history",
            "WORD...",
            options=GLOBAL,
            inert="--dry-run",
            does="storage.delete WORD",
            because="deletes the versions that one could go back to",
        ),
        sub(
            "store gc, store delete, store optimise, store repair",
            "WORD...",
            options=GLOBAL,
            inert="--dry-run",
            does="refresh",
            because="takes away what can be fetched or built anew",
        ),
        sub("registry add, registry remove, registry pin", "WORD...", options=GLOBAL, does="target.switch WORD"),
        sub(
            "store add, store add-path, store add-file",
            "WORD...",
            options=GLOBAL,
            reads="WORD",
            because="keeps it where everybody may read it",
            does="fs.create WORD",
        ),
        sub(
            "store sign, store copy-sigs, store copy-log, store make-content-addressed",
            "WORD...",
            options=GLOBAL,
            does="fs.create WORD",
            rows=[EVALUATES],
        ),
        sub("daemon", options=GLOBAL, does="service.start"),
    ],
    examples="""
        nix --version                        #=> read_only
        nix path-info -rS ./result           #=> read_only
        nix search nixpkgs jq                #=> read_only
        nix path-info                        #=> unknown code.project
        nix why-depends .#a .#b              #=> unknown code.project
        nix search . jq                      #=> unknown code.project
        nix store sign .#a                   #=> unknown code.project
        nix path-info -f ./x.nix a           #=> unknown code.project
        nix path-info --plugin-files ./x.so /nix/store/x  #=> unknown code.opaque
        nix flake metadata                   #=> reversible_low refresh
        nix flake metadata github:a/b        #=> read_only
        nix flake metadata --commit-lock-file     #=> reversible_low vcs.local
        nix flake metadata --accept-flake-config  #=> unknown code.injected
        nix profile list                     #=> read_only
        nix hash file f                      #=> read_only
        nix eval --expr '1 + 1'              #=> unknown code.opaque
        nix path-info --builders ssh://h /nix/store/x   #=> unknown code.opaque
        nix flake check                      #=> unknown code.project
        nix build .#x                        #=> unknown code.remote
        nix run nixpkgs#hello                #=> unknown code.remote
        nix profile install nixpkgs#jq       #=> unknown code.remote
        nix profile remove jq                #=> config_mutation package.install
        nix store cat /nix/store/x/.env          #=> exposure secret.read
        nix store add-path .env                  #=> exposure secret.read
        nix profile wipe-history                 #=> destructive storage.delete
        nix profile wipe-history --dry-run       #=> read_only
        nix store gc                         #=> reversible_low refresh
        nix store gc --dry-run               #=> read_only
        nix registry add x github:a/b        #=> config_mutation target.switch
        nix store add-file f                 #=> reversible_low fs.create
        nix daemon                           #=> reversible_low service.start
        nix frobnicate                       #=> unknown
    """,
)

NIX_ENV = tool(
    "nix-env",
    "NAME...",
    about="change which packages a profile has",
    docs="man:nix-env(1)",
    inert="--help --version",
    options=[
        flags("-q/--query --list-generations -h/--help --version -i/--install -u/--upgrade -e/--uninstall --rollback"),
        flags("--set-flag", does="package.install NAME"),
        flags("--set", does="code.remote NAME", because=BUILDS),
        takes("-G/--switch-generation --delete-generations"),
        takes("-S/--switch-profile", does="package.install VALUE"),
        takes("-f/--file", does="code.project VALUE", because="evaluates that file, or what is fetched from there"),
        takes("--arg", "NAME VALUE", does="code.opaque VALUE", because="evaluates that expression"),
        takes("--option", "NAME VALUE", does="code.injected", because="a setting may name a program that builds"),
        takes("-I -p/--profile -j/--max-jobs --system-filter --from-profile --cores --log-format"),
        takes("--argstr", "NAME VALUE"),
        flags(
            "-a/--available -s/--status -P/--attr-path -c/--compare-versions --description"
            " --out-path --json --xml -A/--attr"
        ),
        flags(
            "--installed -b/--prebuilt-only --dry-run -k/--keep-going -K/--keep-failed --drv-path --meta --no-name -r"
        ),
        flags(
            "--preserve-installed --remove-all --leq --lt --eq --always -v/--verbose -Q --quiet"
            " --fallback -E/--from-expression"
        ),
        flags("--system"),
    ],
    # Only these obey --dry-run; `--dry-run -S PROFILE` switches all the same (tried).
    rows=[
        when("-i -u", unless="--dry-run", does="code.remote NAME", because=BUILDS),
        when("-e --rollback", unless="--dry-run", does="package.install NAME"),
        when("-G", unless="--dry-run", does="package.install -G"),
        when(
            "--delete-generations",
            unless="--dry-run",
            does="storage.delete --delete-generations",
            because="takes away old states of the profile",
        ),
    ],
    examples="""
        nix-env -q                           #=> read_only
        nix-env -qaP jq                      #=> read_only
        nix-env -qaP -f ./default.nix        #=> unknown code.project
        nix-env -qa --arg a 'import ./x'     #=> unknown code.opaque
        nix-env -q --option a b              #=> unknown code.injected
        nix-env -iA nixpkgs.jq               #=> unknown code.remote
        nix-env --set jq                     #=> unknown code.remote
        nix-env -i jq --dry-run              #=> read_only
        nix-env --dry-run -S /srv/profile    #=> config_mutation package.install
        nix-env --dry-run --rollback         #=> read_only
        nix-env --dry-run -G 3               #=> read_only
        nix-env --dry-run --set-flag priority 5 jq  #=> config_mutation package.install
        nix path-info --option a b /nix/store/x     #=> unknown code.injected
        nix-env -e jq                        #=> config_mutation package.install
        nix-env -G 3                         #=> config_mutation package.install
        nix-env --delete-generations old     #=> destructive storage.delete
        nix-env --rollback                   #=> config_mutation package.install
    """,
)

NIX_BUILD = tool(
    "nix-build nix-instantiate nixos-rebuild darwin-rebuild",
    "WORD...",
    about="build what a Nix expression says",
    docs="man:nix-build(1)",
    options=[takes("--*", "[VALUE]"), flags("-*"), flags("--help/-h --version")],
    rows=[
        when(unless="--help --version", does="code.project WORD", because=BUILDS),
        when("WORD=switch|boot|test", does="code.apply WORD", because="changes the system to what the settings say"),
    ],
    examples="""
        nix-build -A x                       #=> unknown code.project
        nix-build --version                  #=> read_only
        nixos-rebuild switch                 #=> unknown code.apply
    """,
)

HOME_MANAGER = tool(
    "home-manager",
    about="look after a person's settings with Nix",
    docs="https://nix-community.github.io/home-manager/",
    inherits=True,
    inert="--help --version -h",
    options=[
        takes("-A -I -b -j --cores --max-jobs --log-format"),
        takes("-f --flake", does="code.project VALUE", because="evaluates those settings"),
        takes("--override-input", "NAME VALUE"),
        flags(
            "-h/--help --version -v/--verbose -n/--dry-run -L --impure --show-trace --refresh"
            " --keep-going --no-out-link"
        ),
        flags("--no-write-lock-file --debug --no-substitute"),
        takes("--arg --argstr --option", "NAME VALUE"),
    ],
    subs=[
        sub("help, generations, packages, news, option", "WORD..."),
        sub("edit", does="code.interactive"),
        sub("build, instantiate, repl", "WORD...", does="code.project WORD", because=BUILDS),
        sub("switch", "WORD...", does="code.apply WORD", because="changes a person's settings to what is said"),
        sub("init", "DIR", does="fs.create cwd"),
        sub("expire-generations, remove-generations", "WORD...", does="storage.delete WORD"),
        sub("uninstall", does="package.remove"),
    ],
    examples="""
        home-manager generations             #=> read_only
        home-manager news --flake .          #=> unknown code.project
        home-manager edit                    #=> unknown code.interactive
        home-manager build                   #=> unknown code.project
        home-manager switch                  #=> unknown code.apply
        home-manager init                    #=> reversible_low fs.create
        home-manager remove-generations 3    #=> destructive storage.delete
        home-manager uninstall               #=> disruptive package.remove
    """,
)

NIX_GARBAGE = tool(
    "nix-collect-garbage",
    about="take away what no profile of Nix needs",
    docs="man:nix-collect-garbage(1)",
    inert="--dry-run --help --version",
    does="refresh",
    options=[
        flags("-d/--delete-old", does="fs.delete cwd", because="takes away old states of all profiles"),
        takes("--delete-older-than", does="fs.delete VALUE", because="takes away old states of all profiles"),
        takes("--max-freed"),
        flags("--dry-run -h/--help --version"),
    ],
    examples="""
        nix-collect-garbage                  #=> reversible_low refresh
        nix-collect-garbage -d               #=> destructive fs.delete
        nix-collect-garbage --delete-older-than 30d  #=> destructive fs.delete
        nix-collect-garbage -d --dry-run     #=> read_only
    """,
)

TOOLS = [NIX, NIX_ENV, NIX_BUILD, HOME_MANAGER, NIX_GARBAGE]
