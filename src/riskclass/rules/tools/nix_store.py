from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

INERT = "--help --version"
PUBLIC = "keeps it where everybody may read it"
#: What all of the older commands take (nix-build(1), common options).
COMMON: list[Option] = [
    takes("-j/--max-jobs --cores --max-silent-time --timeout --log-format --store"),
    takes("-I", does="code.injected VALUE", because="evaluates what is found there"),
    takes("--option", "NAME VALUE", does="code.injected", because="a setting may name a program that builds"),
    takes("--builders", does="code.opaque VALUE", because="names a host that builds"),
    flags("--help --version -v/--verbose --quiet -Q/--no-build-output -k/--keep-going -K/--keep-failed --fallback"),
    flags("--readonly-mode --show-trace --debug"),
]

NIX_STORE = tool(
    "nix-store",
    "PATH...",
    about="look after the store of Nix",
    docs="man:nix-store(1)",
    inert=INERT,
    options=[
        *COMMON,
        flags(
            "-r/--realise/--realize --dry-run --ignore-unknown --check --serve --write --gc --print-roots --print-live"
        ),
        flags("--print-dead --delete --ignore-liveness -q/--query --outputs -R/--requisites --references --referrers"),
        flags("--referrers-closure -d/--deriver --graph --graphml --tree --hash --size --roots -u/--use-output"),
        flags("-f/--force-realise/--force-realize --include-outputs --add --add-fixed --recursive --verify"),
        flags("--check-contents --repair --verify-path --repair-path --dump --restore --export --import --optimise"),
        flags("--optimize -l/--read-log --dump-db --load-db --print-env --generate-binary-cache-key"),
        takes("-b/--binding --max-freed"),
        takes("--add-root", does="fs.create VALUE"),
    ],
    rows=[
        when("--generate-binary-cache-key", operands="NAME SECRET PUBLIC"),
        when("-r", unless="--dry-run", does="code.opaque PATH", because="builds what a derivation says, or fetches it"),
        when("-f", does="code.opaque PATH", because="builds what a derivation says, or fetches it"),
        when("--serve", does="net.publish", because="hands out what the store holds"),
        when("--write", does="access.grant", because="lets the other side build here"),
        when(
            "--gc",
            unless="--print-roots --print-live --print-dead",
            does="refresh",
            because="takes away what can be fetched or built anew",
        ),
        when("--delete --optimise --optimize", does="refresh PATH", because="the store can be filled anew"),
        when(
            "--ignore-liveness",
            does="storage.disrupt PATH",
            because="takes away what is in use",
        ),
        when("--verify --repair-path", does="refresh PATH", because="mends the store"),
        when("--add --add-fixed", does="fs.create", reads="PATH", because=PUBLIC),
        when("--dump --export", reads="PATH"),
        when("--restore", does="fs.create PATH"),
        when("--import", does="package.install", because="takes in what it is fed as built"),
        when("--load-db", does="storage.change", because="writes the store's database"),
        when(
            "--generate-binary-cache-key",
            does="credential.store SECRET, fs.write PUBLIC",
            because="writes a pair of keys",
        ),
    ],
    examples="""
        nix-store -qR /run/current-system        #=> read_only
        nix-store -q --tree x.drv                #=> read_only
        nix-store -q -b src x.drv                #=> read_only
        nix-store -qf x.drv                      #=> unknown code.opaque
        nix-store -l /nix/store/x                #=> read_only
        nix-store --verify-path /nix/store/x     #=> read_only
        nix-store -r x.drv                       #=> unknown code.opaque
        nix-store -r --dry-run x.drv             #=> read_only
        nix-store -q --option a b x              #=> unknown code.injected
        nix-store --serve                        #=> exposure net.publish
        nix-store --serve --write                #=> exposure access.grant
        nix-store --gc                           #=> reversible_low refresh
        nix-store --gc --print-dead              #=> read_only
        nix-store --delete /nix/store/x          #=> reversible_low refresh
        nix-store --delete --ignore-liveness /nix/store/x    #=> disruptive storage.disrupt
        nix-store --optimise                     #=> reversible_low refresh
        nix-store --verify --repair              #=> reversible_low refresh
        nix-store --add .env                     #=> exposure secret.read
        nix-store --add ./foo.c                  #=> reversible_low fs.create
        nix-store --dump .env                    #=> exposure secret.read
        nix-store --export /nix/store/x          #=> read_only
        nix-store --restore out                  #=> reversible_low fs.create
        nix-store --import                       #=> config_mutation package.install
        nix-store --load-db                      #=> config_mutation storage.change
        nix-store --generate-binary-cache-key c secret public    #=> config_mutation credential.store
        nix-store -q --add-root x /nix/store/x   #=> reversible_low fs.create
        nix-store --frobnicate                   #=> unknown unknown.option
    """,
)

NIX_COPY = tool(
    "nix-copy-closure",
    "HOST PATH...",
    about="copy what is in the store to or from another host",
    docs="man:nix-copy-closure(1)",
    inert=INERT,
    options=[*COMMON, flags("--to --from --gzip --include-outputs -s/--use-substitutes --dry-run")],
    rows=[
        when(unless="--from", does="net.upload PATH"),
        when("--from", does="package.install PATH", because="takes in what the other host has built"),
    ],
    examples="""
        nix-copy-closure --to alice@h /nix/store/x      #=> exposure net.upload
        nix-copy-closure --from alice@h /nix/store/x    #=> config_mutation package.install
    """,
)

NIX_HASH = tool(
    "nix-hash",
    "PATH...",
    about="print the hash of a path",
    docs="man:nix-hash(1)",
    options=[
        *COMMON,
        flags("--flat --base16 --base32 --base64 --sri --truncate --to-base16 --to-base32 --to-base64 --to-sri"),
        takes("--type"),
    ],
    examples="""
        nix-hash --type sha256 --flat x    #=> read_only
        nix-hash --option a b x            #=> unknown code.injected
    """,
)

NIX_PREFETCH = tool(
    "nix-prefetch-url",
    "URL HASH",
    about="fetch a file into the store, and print its hash",
    docs="man:nix-prefetch-url(1)",
    inert=INERT,
    does="fs.create",
    rows=[when("URL=file:*", reads="URL", because=PUBLIC)],
    options=[
        *COMMON,
        takes("--type --name"),
        takes("-A/--attr", does="code.project VALUE", because="evaluates the expressions here"),
        takes("--arg --argstr", "NAME VALUE", does="code.opaque VALUE", because="evaluates that expression"),
        flags("--print-path --unpack --executable"),
    ],
    examples="""
        nix-prefetch-url --unpack https://example.com/x.tar.gz    #=> reversible_low fs.create
        nix-prefetch-url file:///home/a/.env                      #=> exposure secret.read
        nix-prefetch-url -A hello.src                             #=> unknown code.project
        nix-prefetch-url --arg a b https://example.com/x          #=> unknown code.opaque
    """,
)

NIX_CHANNEL = tool(
    "nix-channel",
    "NAME...",
    about="say where packages of Nix come from",
    docs="man:nix-channel(1)",
    inert=INERT,
    options=[*COMMON, flags("--add --remove --list --update --rollback --list-generations")],
    rows=[
        when("--add --remove --rollback", does="target.switch NAME", because="packages come from elsewhere"),
        when("--update", does="code.remote NAME", because="fetches expressions, which later commands evaluate"),
    ],
    examples="""
        nix-channel --list                                   #=> read_only
        nix-channel --add https://example.com/channel a      #=> config_mutation target.switch
        nix-channel --update                                 #=> unknown code.remote
    """,
)

NIX_DAEMON = tool(
    "nix-daemon",
    about="build for everybody on this host",
    docs="man:nix-daemon(8)",
    inert=INERT,
    does="service.start",
    options=[
        *COMMON,
        flags("--daemon --force-trusted --force-untrusted --process-ops"),
        flags("--stdio", does="access.grant", because="lets the other side build here"),
    ],
    examples="""
        nix-daemon            #=> reversible_low service.start
        nix-daemon --stdio    #=> exposure access.grant
    """,
)

TOOLS = [NIX_STORE, NIX_COPY, NIX_HASH, NIX_PREFETCH, NIX_CHANNEL, NIX_DAEMON]
