from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

WHERE = takes("-r/--repo -t/--type --from")
SOLVER = [
    WHERE,
    takes("--solver-focus --download"),
    flags(
        "-n/--name -C/--capability -D/--dry-run --details -y/--no-confirm --debug-solver --force-resolution"
        " -R/--no-force-resolution --[no-]recommends -l/--auto-agree-with-licenses"
        " --auto-agree-with-product-licenses -d/--download-only --download-in-advance"
        " --download-in-heaps --download-as-needed --[no-]allow-name-change --[no-]allow-arch-change"
        " --[no-]allow-vendor-change --no-allow-downgrade -f/--force --oldpackage --allow-downgrade --best-effort"
        " --build-deps-only --no-build-deps --skip-interactive --with-interactive --with-update"
        " --updatestack-only --with-optional --without-optional"
        " -u/--clean-deps -U/--no-clean-deps --skip-not-applicable-patches"
    ),
    flags("--allow-unsigned-rpm", does="code.opaque", because="installs what nobody signed"),
    flags("--replacefiles", does="package.remove", because="takes the place of files of other packages"),
]
PATCHES = takes("-b/--bugzilla --cve --date -g/--category --severity --issue")
REPO = [
    takes("-n/--name -p/--priority -m/--medium-type"),
    flags(
        "-e/--enable -d/--disable -f/--refresh -F/--no-refresh -k/--keep-packages -K/--no-keep-packages"
        " -g/--gpgcheck --gpgcheck-strict --default-gpgcheck -a/--all -l/--local -t/--remote -c/--check"
        " -C/--no-check -r -R"
    ),
    flags(
        "-G/--no-gpgcheck --gpgcheck-allow-unsigned --gpgcheck-allow-unsigned-repo --gpgcheck-allow-unsigned-package",
        does="guard.lower",
        because="takes packages that nobody signed",
    ),
]
UPGRADES = when(unless="-d", does="package.remove", because="replaces software in use; its services restart")
FROM_FILE = when("PKG=./*|../*|/*|*.rpm", does="code.opaque PKG", because="runs what a package file brings, as root")

TOOL = tool(
    "zypper",
    about="packages of SUSE",
    input="part",
    docs="man:zypper(8)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("-c/--config", does="code.injected VALUE", because="a file of settings may name plugins to run"),
        takes("-D/--reposd-dir", does="code.remote VALUE", because="takes packages from places named there"),
        takes("-p/--plus-repo", does="code.remote VALUE", because="takes packages from a place named here"),
        takes("-R/--root --installroot", context="chroot:VALUE"),
        flags("--no-gpg-checks", does="code.remote", because="installs what nobody signed"),
        flags("--gpg-auto-import-keys", does="access.grant", because="trusts every key it meets"),
        takes(
            "-s/--table-style -C/--cache-dir --raw-cache-dir --solv-cache-dir --pkg-cache-dir"
            " --userdata --plus-content --releasever"
        ),
        flags(
            "-h/--help -V/--version -v/--verbose -q/--quiet --[no-]color -A/--no-abbrev -t/--terse"
            " -n/--non-interactive --non-interactive-include-reboot-patches -x/--xmlout -i/--ignore-unknown"
            " --disable-repositories --no-refresh --no-cd --no-remote --disable-system-resolvables"
        ),
    ],
    subs=[
        sub(
            "help, info, if, search, se, packages, pa, patches, pch, patterns, pt, products, pd, what-provides, wp"
            ", list-updates, lu, list-patches, lp, patch-check, pchk, patch-info, pattern-info, product-info"
            ", locales, lloc, versioncmp, vcmp, targetos, tos, licenses, ps, needs-rebooting, system-architecture"
            ", search-packages, subcommand",
            "WHAT...",
            options=[
                WHERE,
                PATCHES,
                takes("--xmlfwd --format"),
                flags(
                    "--provides --requires --conflicts --obsoletes --recommends --suggests --supplements"
                    " --enhances --enhances-pkg"
                    " --match-substrings --match-words -x/--match-exact --provides-pkg --requires-pkg"
                    " --recommends-pkg --supplements-pkg --conflicts-pkg --obsoletes-pkg --suggests-pkg -n/--name"
                    " -f/--file-list -d/--search-descriptions -C/--case-sensitive -i/--installed-only"
                    " -u/--not-installed-only --sort-by-name --sort-by-repo -s/--details --orphaned --suggested"
                    " --recommended --unneeded -a/--all --best-effort --updatestack-only --with-optional"
                    " --without-optional -p/--packages -l/--label --print --autoinstalled --userinstalled --system"
                    " --[no-]allow-vendor-change --short --command-options"
                ),
                takes("--debugFile", writes="VALUE"),
            ],
        ),
        sub(
            "repos, lr, services, ls, locks, ll",
            "WHAT...",
            options=[
                takes("-e/--export", does="fs.write VALUE"),
                takes("--repo --type"),
                flags(
                    "-a/--alias -n/--name -u/--uri -p/--priority -r/--refresh/--with-repos -d/--details"
                    " -E/--show-enabled-only -U/--sort-by-uri -P/--sort-by-priority -A/--sort-by-alias"
                    " -N/--sort-by-name -m/--matches -s/--solvables"
                ),
            ],
        ),
        sub(
            "install, in, source-install, si, verify, ve, install-new-recommends, inr, add",
            "PKG...",
            inert="-D",
            options=SOLVER,
            does="package.install PKG",
            rows=[
                FROM_FILE,
                when("PKG=http*://*|ftp://*", does="code.remote PKG", because="installs a file from the network"),
                when("PKG=-*|!*", does="package.remove PKG", because="a name behind - or ! is removed"),
                when("--allow-downgrade --oldpackage --force-resolution", does="package.remove"),
            ],
        ),
        sub(
            "update, up, patch, dist-upgrade, dup",
            "PKG...",
            inert="-D",
            options=[*SOLVER, PATCHES, flags("--remove-orphaned")],
            rows=[UPGRADES, when("-d", does="refresh"), FROM_FILE],
        ),
        sub("remove, rm, removeptf, rmptf", "PKG...", inert="-D", options=SOLVER, does="package.remove PKG"),
        sub("purge-kernels", inert="--dry-run", options=[flags("--dry-run --details")], does="package.remove"),
        sub(
            "addrepo, ar, addservice, as",
            "URI ALIAS",
            options=[*REPO, takes("--repo", does="access.grant VALUE")],
            does="access.grant URI",
            because="trusts another supplier of software",
        ),
        sub(
            "removerepo, rr, renamerepo, nr, modifyrepo, mr, removeservice, rs, modifyservice, ms",
            "REPO...",
            does="host.config REPO",
            options=[
                *REPO,
                takes("-i/--ar-to-enable -I/--ar-to-disable -j/--rr-to-enable -J/--rr-to-disable"),
                flags("--loose-auth --loose-query --cl-to-enable --cl-to-disable"),
            ],
        ),
        sub(
            "refresh, ref, refresh-services, refs, clean, cc",
            "REPO...",
            does="refresh",
            options=[
                takes("-r/--repo"),
                flags(
                    "-f/--force -b/--force-build -d/--force-download -B/--build-only -D/--download-only"
                    " -s/--services -m/--metadata -M/--raw-metadata -a/--all --with-repos -R/--restore-status"
                    " --include-all-archs"
                ),
            ],
        ),
        sub(
            "removelocale, rloc",
            "LOCALE...",
            posix=True,  # what stands behind a language is one more, `--help` too (tried)
            does="host.config LOCALE",
            options=[flags("-n/--no-packages")],
            rows=[when(unless="-n", does="package.remove LOCALE", because="removes the packages of a language too")],
        ),
        sub(
            "addlock, al, removelock, rl, cleanlocks, cl, addlocale, aloc",
            "PKG...",
            does="host.config PKG",
            options=[
                WHERE,
                takes("-m/--comment"),
                flags("-d/--only-duplicates -e/--only-empty -n/--no-packages -p/--packages"),
            ],
        ),
        sub(
            "download, source-download",
            "PKG...",
            does="refresh",
            options=[
                WHERE,
                takes("-d/--directory", does="fs.write VALUE"),
                flags("-m/--match --all-matches --dry-run --delete --no-delete --status --manifest"),
            ],
        ),
        sub("log", "PID", options=[takes("-d/--date -l/--logfile -r/--rotated"), flags("--help")]),
        sub("shell, sh", does="code.interactive"),
    ],
    examples="""
        zypper se nginx                            #=> read_only
        zypper lr -ur                              #=> read_only
        zypper -n lu                               #=> read_only
        zypper ps -s                               #=> read_only
        zypper ps --debugFile /srv/out             #=> config_mutation fs.write
        zypper log 2195                            #=> read_only
        zypper lr -e x.repo                        #=> config_mutation fs.write
        zypper -n in nginx                         #=> config_mutation package.install
        zypper install -y --no-recommends nginx    #=> config_mutation
        zypper in -D nginx                         #=> read_only
        zypper in ./x.rpm                          #=> unknown code.opaque
        zypper in --allow-unsigned-rpm nginx       #=> unknown code.opaque
        zypper in https://example.com/x.rpm        #=> unknown code.remote
        zypper in nginx '!apache2'                 #=> disruptive package.remove
        zypper in --oldpackage nginx               #=> disruptive
        zypper --no-gpg-checks in nginx            #=> unknown code.remote
        zypper --gpg-auto-import-keys ref          #=> exposure access.grant
        zypper -p https://example.com/r in nginx   #=> unknown code.remote
        zypper -c x.conf ref                       #=> unknown code.injected
        zypper rm nginx                            #=> disruptive
        zypper -n up                               #=> disruptive package.remove
        zypper dup --dry-run                       #=> read_only
        zypper dup -d                              #=> reversible_low
        zypper up ./x.rpm                          #=> unknown
        zypper purge-kernels                       #=> disruptive
        zypper ar https://example.com/r x          #=> exposure access.grant
        zypper mr -d x                             #=> config_mutation host.config
        zypper mr -G x                             #=> exposure guard.lower
        zypper ref                                 #=> reversible_low refresh
        zypper cc -a                               #=> reversible_low
        zypper al nginx                            #=> config_mutation
        zypper removelocale de                     #=> disruptive package.remove
        zypper removelocale -n de --help           #=> config_mutation
        zypper removelocale -n de                  #=> config_mutation
        zypper in --replacefiles nginx             #=> disruptive package.remove
        zypper -D ./repos in nginx                 #=> unknown code.remote
        zypper download nginx                      #=> reversible_low
        zypper source-download -d /srv             #=> config_mutation
        zypper sh                                  #=> unknown code.interactive
        zypper frobnicate                          #=> unknown unknown.subcommand
    """,
)
