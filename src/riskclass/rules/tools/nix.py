from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

BUILDS = "builds what an expression says, and may fetch it"
#: Where expressions come from, and how they are evaluated.
GLOBAL: list[Option] = [
    takes("-I/--include --arg-from-file --override-input --reference-lock-file --update-input"),
    takes("--output-lock-file", writes="VALUE"),
    takes("-f/--file --profile -o/--out-link -j/--max-jobs --cores --log-format --store --from --to --eval-store"),
    takes("--keep -k --unset --derivation-* --inputs-from --apply --name --priority --template -t --format"),
    takes("--option", "NAME VALUE", does="code.injected", because="a setting may name a program that builds"),
    takes("--arg --argstr --redirect --keep-env-var --set-env-var", "NAME VALUE"),
    takes("--expr", does="code.opaque VALUE", because="evaluates that expression"),
    takes("--builders --post-build-hook", does="code.opaque VALUE", because="names a program or a host that builds"),
    flags("--dry-run --help --version --*"),
    flags("-L -v -i -s -S -r -n -q -u -h"),
]
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
            " path-info, why-depends, log, store info, store ping, store ls, store cat, store"
            " diff-closures, store dump-path, store verify, store path-from-hash-part, store"
            " prefetch-file, nar ls, nar cat, nar dump-path, config show, config check, show-config,"
            " registry list, profile list, profile history, profile diff-closures, derivation show,"
            " show-derivation, flake metadata, flake info, realisation info, search",
            "WORD...",
            options=GLOBAL,
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
            "profile wipe-history, store gc, store delete, store optimise, store repair",
            "WORD...",
            options=GLOBAL,
            inert="--dry-run",
            does="refresh",
            because="takes away what can be fetched or built anew",
        ),
        sub("registry add, registry remove, registry pin", "WORD...", options=GLOBAL, does="target.switch WORD"),
        sub(
            "store sign, store copy-sigs, store copy-log, store add, store add-path, store add-file,"
            " store make-content-addressed",
            "WORD...",
            options=GLOBAL,
            does="fs.create WORD",
        ),
        sub("daemon", options=GLOBAL, does="service.start"),
    ],
    examples="""
        nix --version                        #=> read_only
        nix path-info -rS ./result           #=> read_only
        nix search nixpkgs jq                #=> read_only
        nix flake metadata                   #=> read_only
        nix profile list                     #=> read_only
        nix hash file f                      #=> read_only
        nix eval --expr '1 + 1'              #=> unknown code.opaque
        nix path-info --builders ssh://h x   #=> unknown code.opaque
        nix flake check                      #=> unknown code.project
        nix build .#x                        #=> unknown code.remote
        nix run nixpkgs#hello                #=> unknown code.remote
        nix profile install nixpkgs#jq       #=> unknown code.remote
        nix profile remove jq                #=> config_mutation package.install
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
    inert="--dry-run --help --version",
    options=[
        flags("-q/--query --list-generations -h/--help --version"),
        flags("-i/--install -u/--upgrade", does="code.remote NAME", because=BUILDS),
        flags("-e/--uninstall --rollback --set-flag", does="package.install NAME"),
        takes("--set -G/--switch-generation -S/--switch-profile", does="package.install VALUE"),
        takes("--delete-generations", does="storage.delete VALUE", because="takes away old states of the profile"),
        takes("-f/--file -I -p/--profile -j/--max-jobs --system-filter --from-profile --cores --log-format"),
        takes("--arg --argstr --option", "NAME VALUE"),
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
    examples="""
        nix-env -q                           #=> read_only
        nix-env -qaP jq                      #=> read_only
        nix-env -iA nixpkgs.jq               #=> unknown code.remote
        nix-env -i jq --dry-run              #=> read_only
        nix path-info --option a b x         #=> unknown code.injected
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
        takes("-f -A -I --flake -b -j --cores --max-jobs --log-format --override-input"),
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
