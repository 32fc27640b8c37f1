from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

FROM_FILE = when("PKG=./*|../*|/*|*.apk", does="code.opaque PKG", because="runs what a package file brings, as root")
OTHER_KEYS = when(
    "--keys-dir=*",
    unless="--keys-dir=/etc/*",
    does="guard.lower --keys-dir",
    because="other keys than the system's vouch for packages",
)

TOOL = tool(
    "apk",
    about="packages of Alpine",
    input="part",
    docs="man:apk(8)",
    inherits=True,
    inert="-s --help --version --print-arch",
    options=[
        takes("-p/--root", context="chroot:VALUE"),
        takes(
            "-X/--repository --repositories-file --repository-config --arch --cache-dir --cache-max-age"
            " --progress-fd --timeout --wait -t/--virtual --from -F/--format --fields"
            " --match --query --log-level"
        ),
        takes("--keys-dir"),
        flags("--force-broken-world", does="package.remove", because="drops what stands against a solution"),
        flags("--force-overwrite", does="package.remove", because="takes the place of files of other packages"),
        flags("--[no-]cache-packages --[no-]cache-predownload --[no-]legacy-info --initramfs-diskless-boot"),
        flags("--allow-untrusted", does="code.remote", because="installs what nobody signed"),
        flags(
            "-h/--help -q/--quiet -U/--update-cache -v/--verbose -vv -vvv -V/--version -f/--force"
            " --force-binary-stdout --force-missing-repositories --force-no-chroot"
            " --force-non-repository --force-old-apk --force-refresh -i/--interactive"
            " --no-interactive --no-cache --no-check-certificate --no-logfile --no-network --no-progress"
            " --print-arch --progress --purge --preserve-env --pretty-print -s/--simulate --clean-protected"
            " --overlay-from-stdin --no-scripts --no-commit-hooks --no-chown --initdb --usermode -u/--upgrade"
            " -l/--latest -a/--available --ignore --no-self-upgrade --self-upgrade-only --prune -r/--rdepends"
            " --sync-direction"
        ),
    ],
    subs=[
        sub(
            "add",
            "PKG...",
            does="package.install PKG",
            rows=[
                FROM_FILE,
                OTHER_KEYS,
                when("-u --initdb", does="package.remove", because="replaces software in use"),
            ],
        ),
        sub(
            "del",
            "PKG...",
            does="package.remove PKG",
            rows=[when("--purge", does="fs.delete", because="also deletes settings")],
        ),
        sub(
            "upgrade",
            "PKG...",
            does="package.remove PKG",
            because="replaces software in use; its services restart",
            rows=[OTHER_KEYS],
        ),
        sub(
            "fix",
            "PKG...",
            does="package.install PKG",
            options=[flags("-d/--depends -x/--xattr -r/--reinstall --directory-permissions")],
        ),
        sub("update", does="refresh"),
        sub("cache", "ACTION", does="refresh"),
        sub(
            "fetch",
            "PKG...",
            rows=[when(unless="-o --stdout", does="fs.create cwd")],
            options=[
                takes("-o/--output", does="fs.write VALUE"),
                takes("--pkgname-spec"),
                flags("-L/--link -R/--recursive --stdout --url --world --built-after"),
            ],
        ),
        sub(
            "info",
            "PKG...",
            options=[
                takes("--contents-of"),
                flags(
                    "-e/--installed -a/--all -d/--description -L/--contents -R/--depends -i/--install-if"
                    " -P/--provides -r/--rdepends -I/--rinstall-if --replaces -s/--size -t/--triggers -W/--who-owns"
                    " -w/--webpage --license"
                ),
            ],
        ),
        sub(
            "list",
            "PKG...",
            options=[
                flags(
                    "-a/--available -d/--depends -I/--installed --manifest -O/--orphaned -o/--origin -P/--providers"
                    " -u/--upgradable/--upgradeable"
                ),
            ],
        ),
        sub(
            "search",
            "PKG...",
            options=[
                flags("-a/--all -d/--description -e/--exact -x --has-origin -o/--origin -r/--rdepends"),
            ],
        ),
        sub("version", "PKG...", options=[takes("-l/--limit"), flags("-a/--all -c/--check -I/--indexes -t/--test")]),
        sub(
            "policy, dot, stats, manifest, verify, audit, query, adbdump",
            "PKG...",
            options=[
                flags(
                    "--errors --installed --check-permissions --details --full --ignore-busybox-symlinks --packages"
                    " --protected --recursive --system --backup"
                ),
            ],
        ),
    ],
    examples="""
        apk info -vv                       #=> read_only
        apk search nginx                   #=> read_only
        apk version -l '<'                 #=> read_only
        apk update                         #=> reversible_low refresh
        apk add --no-cache nginx curl      #=> config_mutation package.install
        apk add --virtual .deps gcc        #=> config_mutation
        apk add -s nginx                   #=> read_only
        apk add -u nginx                   #=> disruptive
        apk add --cache-packages ./x.apk   #=> unknown code.opaque
        apk add --force-overwrite nginx    #=> disruptive package.remove
        apk fix --force-broken-world       #=> disruptive package.remove
        apk add --keys-dir ./k nginx       #=> exposure guard.lower
        apk upgrade --keys-dir ./k         #=> exposure guard.lower
        apk add --keys-dir /etc/apk/keys nginx   #=> config_mutation
        apk add ./x.apk                    #=> unknown code.opaque
        apk add --allow-untrusted x.apk    #=> unknown code.remote
        apk del nginx                      #=> disruptive package.remove
        apk del --purge nginx              #=> destructive
        apk upgrade --available            #=> disruptive
        apk upgrade --simulate             #=> read_only
        apk fix                            #=> config_mutation
        apk cache clean                    #=> reversible_low
        apk fetch nginx                    #=> reversible_low
        apk fetch -o /srv nginx            #=> config_mutation
        apk fetch --stdout nginx           #=> read_only
        apk audit --system                 #=> read_only
        apk frobnicate                     #=> unknown unknown.subcommand
    """,
)
