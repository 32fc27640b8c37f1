from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

EMERGE = tool(
    "emerge",
    "ATOM...",
    about="build and install packages of Gentoo",
    docs="man:emerge(1)",
    inert="-p --pretend -h --help --version --info",
    options=[
        flags("-C/--unmerge -c/--depclean -P/--prune", does="package.remove ATOM"),
        flags("--sync --metadata --regen", does="refresh"),
        flags("--config", does="code.opaque ATOM", because="runs what the package says"),
        flags("-s/--search -S/--searchdesc --info --list-sets --check-news -h/--help --version -V"),
        flags(
            "-a/--ask -p/--pretend -v/--verbose -q/--quiet -1/--oneshot -u/--update"
            " -D/--deep -N/--newuse -U/--changed-use"
        ),
        flags(
            "-n/--noreplace -o/--onlydeps -O/--nodeps -e/--emptytree -t/--tree "
            "-f/--fetchonly -F/--fetch-all-uri -d/--debug"
        ),
        flags(
            "-b/--buildpkg -B/--buildpkgonly -k/--usepkg -K/--usepkgonly "
            "-g/--getbinpkg -G/--getbinpkgonly -A/--alert -l/--changelog"
        ),
        flags(
            "-r/--resume -w/--select -W/--deselect --nospinner --columns "
            "--skipfirst --ignore-default-opts --changed-deps -x"
        ),
        takes(
            "-j/--jobs --load-average --keep-going --with-bdeps --autounmask --autounmask-write --backtrack --color",
            "[VALUE]",
        ),
        takes(
            "--exclude --root --sysroot --prefix --config-root --usepkg-exclude "
            "--buildpkg-exclude --reinstall-atoms --accept-properties"
        ),
        takes(
            "--accept-restrict --complete-graph --dynamic-deps --rebuild-if-new-rev"
            " --sync-submodule --misspell-suggestions"
        ),
        takes(
            "--autounmask-continue --quiet-build --quiet-fail --getbinpkg-exclude --useoldpkg-atoms --nobindeps",
            "[VALUE]",
        ),
    ],
    rows=[
        when(
            "ATOM -e -r",
            unless="-C -c -P --sync -s -S --info --config --list-sets -f -F -W --metadata --regen",
            does="package.install ATOM, package.remove ATOM",
            because="builds packages, and replaces those in use",
        ),
        when("-W", does="host.config ATOM"),
        when("-f -F", does="refresh ATOM"),
        when(
            "ATOM=./*|/*|*.ebuild|*.tbz2|*.gpkg.tar",
            does="code.opaque ATOM",
            because="a package of a file may be anything",
        ),
    ],
    examples="""
        emerge -s vim                               #=> read_only
        emerge -pv vim                              #=> read_only
        emerge --info                               #=> read_only
        emerge vim                                  #=> disruptive package.install
        emerge -uDN @world                          #=> disruptive
        emerge --sync                               #=> reversible_low refresh
        emerge -C vim                               #=> disruptive package.remove
        emerge --depclean                           #=> disruptive
        emerge --config postgresql                  #=> unknown code.opaque
        emerge -f vim                               #=> reversible_low refresh
        emerge --deselect vim                       #=> config_mutation host.config
        emerge -W vim                               #=> config_mutation
        emerge ./x.ebuild                           #=> unknown code.opaque
        emerge --frobnicate vim                     #=> unknown unknown.option
    """,
)

EQUERY = tool(
    "equery",
    about="ask for packages of Gentoo",
    docs="man:equery(1)",
    inherits=True,
    options=[flags("-h/--help -q/--quiet -C/--nocolor -N/--no-color -p/--portage-style -V/--version -i/--ignore")],
    subs=[
        sub(
            "belongs, b, changes, c, check, k, depends, d, depgraph, g, files, f, "
            "has, a, hasuse, h, keywords, y, list, l, meta,"
            " m, size, s, uses, u, which, w",
            "WORD...",
            options=[
                takes("-F/--format --depth --limit --from --to --type"),
                flags(
                    "-f/--full-regex -e/--earlyout -n/--name-only -l/--latest "
                    "-o/--only-failures -a/--all -D/--indirect -A"
                ),
                flags("-U/--no-useflags -I/--exclude-installed -P/--portage-tree -O/--overlay-tree -d/--duplicates"),
                flags("-b/--bytes -t/--tree -s/--timestamp -k -H -x -r -u -S -L -M -K -c"),
            ],
        ),
    ],
    examples="""
        equery list '*'                             #=> read_only
        equery b /usr/bin/ls                        #=> read_only
        equery frobnicate                           #=> unknown unknown.subcommand
    """,
)

XBPS: list[Option] = [
    takes("-C/--config", does="code.opaque VALUE", because="says where packages come from"),
    takes("-R/--repository", does="code.remote VALUE", because="takes packages from there"),
    takes("-c/--cachedir -r/--rootdir"),
    flags("-d/--debug -h/--help -i/--ignore-conf-repos -v/--verbose -V/--version"),
]

XBPS_INSTALL = tool(
    "xbps-install",
    "NAME...",
    about="install and upgrade packages of Void Linux",
    docs="man:xbps-install(1)",
    inert="-n --dry-run -h --help -V --version",
    options=[
        *XBPS,
        flags(
            "-A/--automatic -f/--force -I/--ignore-file-conflicts -M/--memory-sync -n/--dry-run -y/--yes --reproducible"
        ),
        flags("-S/--sync", does="refresh"),
        flags("-D/--download-only -U/--unpack-only"),
        flags("-u/--update", does="package.remove NAME", because="replaces packages in use"),
    ],
    rows=[when("NAME", does="package.install NAME")],
    examples="""
        xbps-install -S                             #=> reversible_low refresh
        xbps-install -y vim                         #=> config_mutation package.install
        xbps-install -Su                            #=> disruptive package.remove
        xbps-install -Sun                           #=> read_only
        xbps-install -R https://x vim               #=> unknown code.remote
        xbps-install -C ./conf vim                  #=> unknown code.opaque
        xbps-install --frobnicate vim               #=> unknown unknown.option
    """,
)

XBPS_REMOVE = tool(
    "xbps-remove",
    "NAME...",
    about="remove packages of Void Linux",
    docs="man:xbps-remove(1)",
    inert="-n --dry-run -h --help -V --version",
    options=[
        takes("-C/--config -c/--cachedir -r/--rootdir"),
        flags("-o/--remove-orphans", does="package.remove"),
        flags("-O/--clean-cache", does="refresh"),
        flags(
            "-d/--debug -F/--force-revdeps -f/--force -h/--help -n/--dry-run "
            "-R/--recursive -v/--verbose -y/--yes -V/--version"
        ),
    ],
    rows=[when("NAME", does="package.remove NAME")],
    examples="""
        xbps-remove -R vim                          #=> disruptive package.remove
        xbps-remove -n vim                          #=> read_only
        xbps-remove -o                              #=> disruptive
        xbps-remove -O                              #=> reversible_low refresh
        xbps-remove --frobnicate vim                #=> unknown unknown.option
    """,
)

XBPS_QUERY = tool(
    "xbps-query",
    "NAME...",
    about="ask for packages of Void Linux",
    docs="man:xbps-query(1)",
    options=[
        takes("-C/--config -c/--cachedir -r/--rootdir -p/--property --cat -o/--ownedby -s/--search"),
        takes("-R/--repository", "[URL]"),
        flags(
            "-d/--debug -h/--help -i/--ignore-conf-repos --fulldeptree --regex "
            "-M/--memory-sync -v/--verbose -V/--version"
        ),
        flags(
            "-l/--list-pkgs -L/--list-repos -H/--list-hold-pkgs "
            "--list-repolock-pkgs -m/--list-manual-pkgs -O/--list-orphans"
        ),
        flags("-S/--show -f/--files -x/--deps -X/--revdeps"),
    ],
    examples="""
        xbps-query -l                               #=> read_only
        xbps-query -Rs vim                          #=> read_only
        xbps-query -f vim                           #=> read_only
        xbps-query --frobnicate                     #=> unknown unknown.option
    """,
)

XBPS_OTHERS = tool(
    "xbps-pkgdb xbps-reconfigure xbps-alternatives",
    "NAME...",
    about="look after installed packages of Void Linux",
    docs="man:xbps-pkgdb(1)",
    options=[
        takes("-C/--config -r/--rootdir"),
        takes("-m/--mode", does="host.config NAME"),
        flags("-f/--force", does="host.config NAME", because="runs the package's own set-up again"),
        takes("-s/--set -g/--group"),
        takes("--checks"),
        flags(
            "-a/--all -d/--debug -h/--help -u/--update -v/--verbose -V/--version -l/--list -i/--ignore -R/--repository"
        ),
    ],
    rows=[when("-s", does="host.config NAME", because="chooses another program")],
    examples="""
        xbps-pkgdb -a                               #=> read_only
        xbps-alternatives -l                        #=> read_only
        xbps-pkgdb -m hold vim                      #=> config_mutation host.config
        xbps-alternatives -s vim                    #=> config_mutation host.config
        xbps-reconfigure -fa                        #=> config_mutation
        xbps-pkgdb --frobnicate                     #=> unknown unknown.option
    """,
)

PKG: list[Option] = [
    takes("-r/--repository -C/--config -R/--repo-conf-dir -x -c -j -o -l"),
    flags("-v -d -4 -6 -N/--dry -h/--help"),
]

FREEBSD_PKG = tool(
    "pkg",
    about="install, upgrade and remove packages of FreeBSD",
    docs="man:pkg(8)",
    options=[takes("-o -j -c -r -C -R"), flags("-d -h -v -l -N -4 -6")],
    subs=[
        sub(
            "info, query, rquery, search, version, audit, stats, which, shell-of, config, help, plugins, rinfo,"
            " repositories, shlib, updating, leaf, prime-list, prime-origins, "
            "iinfo, isearch, options, orphans, required-by",
            "WORD...",
            options=[
                takes("-e/--evaluate -f -L/--label -Q/--query-modifier -r -d/--date -m"),
                flags(
                    "-F -a -A -B -b -C -D -E -g -i -I -k -l -o -O -p -q -R -s -x -X -y -U "
                    "-u -v -n -P -T -N --raw --recursive"
                ),
            ],
        ),
        sub("update", does="refresh", options=[takes("-r/--repository"), flags("-f/--force -q/--quiet")]),
        sub(
            "install",
            "NAME...",
            does="package.install NAME",
            inert="-n --dry-run",
            options=[
                takes("-r/--repository"),
                flags("-A -C -f -g -i -I -M -n/--dry-run -F -q -R -U -x -y"),
            ],
        ),
        sub(
            "add",
            "FILE...",
            does="code.opaque FILE",
            because="a package of a file may be anything",
            options=[flags("-A -f -I -M -q")],
        ),
        sub(
            "upgrade",
            "NAME...",
            does="package.remove NAME",
            because="replaces packages in use",
            inert="-n",
            options=[
                takes("-r/--repository"),
                flags("-C -f -F -g -i -I -n -q -U -v -x -y"),
            ],
        ),
        sub(
            "delete, remove, autoremove",
            "NAME...",
            does="package.remove NAME",
            inert="-n",
            options=[flags("-a -C -D -f -g -i -n -q -R -x -y")],
        ),
        sub("clean", does="refresh", inert="-n", options=[flags("-a -n -q -y")]),
        sub(
            "lock, unlock, set, annotate, alias",
            "WORD...",
            does="host.config WORD",
            options=[takes("-A -o -n -v"), flags("-a -C -g -i -q -x -y -M -D -S -l")],
        ),
        sub(
            "fetch",
            "NAME...",
            does="fs.write cwd",
            options=[
                takes("-o/--output", writes="VALUE"),
                takes("-r/--repository"),
                flags("-a -C -d -g -i -q -u -U -x -y -s"),
            ],
        ),
        sub(
            "create, repo",
            "NAME...",
            does="fs.write cwd",
            options=[
                takes("-o/--out-dir", writes="VALUE"),
                takes("-f -l -m -p -r -t -M -T"),
                flags("-a -g -h -i -n -q -v -x -e"),
            ],
        ),
        sub(
            "check",
            "NAME...",
            options=[
                flags("-r", does="host.config NAME", because="takes what is there now for right"),
                flags("-B -d -s -a -C -g -i -n -q -v -x -y"),
            ],
        ),
        sub("backup", options=[takes("-d/--dump", writes="VALUE"), takes("-r/--restore", does="host.config VALUE")]),
        sub("shell", "SQL...", does="code.opaque SQL"),
        sub("bootstrap", does="package.install", options=[flags("-f -y")]),
        sub("ssh"),
    ],
    examples="""
        pkg info                                    #=> read_only
        pkg search vim                              #=> read_only
        pkg audit -F                                #=> read_only
        pkg update                                  #=> reversible_low refresh
        pkg install -y vim                          #=> config_mutation package.install
        pkg install -n vim                          #=> read_only
        pkg upgrade                                 #=> disruptive package.remove
        pkg delete vim                              #=> disruptive
        pkg autoremove -y                           #=> disruptive
        pkg clean -a                                #=> reversible_low
        pkg lock vim                                #=> config_mutation host.config
        pkg add ./x.pkg                             #=> unknown code.opaque
        pkg fetch -o /tmp/p vim                     #=> config_mutation
        pkg check -sa                               #=> read_only
        pkg check -ra                               #=> config_mutation
        pkg backup -d /tmp/b                        #=> reversible_low
        pkg shell 'select 1'                        #=> unknown code.opaque
        pkg frobnicate                              #=> unknown unknown.subcommand
    """,
)

TOOLS = [EMERGE, EQUERY, XBPS_INSTALL, XBPS_REMOVE, XBPS_QUERY, XBPS_OTHERS, FREEBSD_PKG]
