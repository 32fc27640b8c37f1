from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

DOCS = "https://guix.gnu.org/manual/en/html_node/"
#: How packages are built.
BUILD: list[Option] = [
    takes("-L/--load-path -f/--install-from-file/--file", does="code.opaque VALUE", because="is a program in Scheme"),
    takes("-e/--expression", does="code.opaque VALUE", because="is a program in Scheme"),
    takes(
        "--with-source --with-input --with-graft --with-branch --with-commit "
        "--with-git-url --with-latest --with-patch --without-tests"
    ),
    takes(
        "-c/--cores -M/--max-jobs --substitute-urls --rounds --max-silent-time "
        "--timeout -s/--system --target -p/--profile --tune"
    ),
    takes("-m/--manifest", does="code.opaque VALUE", because="is a program in Scheme"),
    flags(
        "-n/--dry-run -K/--keep-failed -k/--keep-going --fallback "
        "--no-substitutes --no-grafts --no-offload --verbosity -q/--quiet"
    ),
    flags("-h/--help -V/--version -d/--debug"),
]

TOOL = tool(
    "guix",
    about="install packages of GNU Guix, and make systems of them",
    docs=DOCS,
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "search, show, describe, size, graph, lint, weather, processes, hash, "
            "help, system search, home search, git authenticate, locate",
            "NAME...",
            does="observe",
            options=[
                takes(
                    "-f/--format -t/--type -s/--system -p/--profile -c/--checkers --substitute-urls -b/--backend --path"
                ),
                flags("-r/--recursive -x/--exclude-vcs -h/--help -V/--version -n/--no-network"),
            ],
        ),
        sub("install", "NAME...", does="package.install NAME", inert="-n -h", options=BUILD),
        sub(
            "upgrade",
            "NAME...",
            does="package.remove NAME",
            because="replaces packages in use",
            inert="-n -h",
            options=[*BUILD, takes("--do-not-upgrade")],
        ),
        sub("remove", "NAME...", does="package.remove NAME", inert="-n -h", options=BUILD),
        sub(
            "pull",
            does="package.remove",
            because="replaces guix itself",
            inert="-n -h -l",
            options=[
                *BUILD,
                takes("-C/--channels", does="code.opaque VALUE", because="says whose programs are taken"),
                takes("--url --commit --branch"),
                flags("-N/--news -l/--list-generations --roll-back --allow-downgrades --disable-authentication"),
            ],
        ),
        sub(
            "build",
            "NAME...",
            does="refresh NAME",
            inert="-h -n",
            options=[
                *BUILD,
                takes("-r/--root", writes="VALUE"),
                flags("-S/--source --sources --check --repair --derivations --log-file"),
            ],
        ),
        sub(
            "shell, environment",
            "NAME... -- COMMAND...:argv",
            inert="-h",
            options=[
                *BUILD,
                takes("-r/--root", writes="VALUE"),
                takes("--share --expose -E/--preserve --user --symlink"),
                flags(
                    "-C/--container -N/--network -D/--development --pure -W/--nesting "
                    "-P/--link-profile -u -F/--emulate-fhs --check --ad-hoc"
                ),
                flags("--search-paths --rebuild-cache --no-cwd"),
            ],
            rows=[when(unless="COMMAND -h --search-paths", does="code.interactive")],
        ),
        sub(
            "gc",
            "SIZE...",
            options=[
                takes("-F/--free-space -C/--collect-garbage", "[SIZE]", does="refresh"),
                takes(
                    "-d/--delete-generations", "[AGE]", does="fs.delete", because="deletes what one could go back to"
                ),
                takes("-D/--delete", does="refresh"),
                flags(
                    "--list-roots --list-busy --list-dead --list-live --references "
                    "-R/--requisites --referrers --derivers --verify --vacuum-database "
                    "-h/--help"
                ),
            ],
            rows=[
                when(
                    unless="--list-roots --list-busy --list-dead --list-live --references -R "
                    "--referrers --derivers --verify -h",
                    does="refresh",
                    because="deletes what nothing uses",
                )
            ],
        ),
        sub(
            "system reconfigure, home reconfigure, deploy",
            "FILE",
            does="code.opaque FILE, host.config",
            because="the file is a program in Scheme",
            open=True,
        ),
        sub(
            "system roll-back, system switch-generation, home roll-back, home switch-generation",
            "NUMBER",
            does="host.boot NUMBER",
            open=True,
        ),
        sub("system list-generations, home list-generations, system describe, home describe", "PATTERN", open=True),
        sub(
            "system delete-generations, home delete-generations",
            "PATTERN",
            does="fs.delete PATTERN",
            because="deletes what one could go back to",
            open=True,
        ),
        sub(
            "repl, time-machine, container exec, import, refresh, style", "WORD...", does="code.opaque WORD", open=True
        ),
        sub("publish", does="net.listen", open=True),
    ],
    examples="""
        guix search vim                                 #=> read_only
        guix install vim                                #=> config_mutation package.install
        guix install -n vim                             #=> read_only
        guix install -f ./x.scm                         #=> unknown code.opaque
        guix remove vim                                 #=> disruptive package.remove
        guix upgrade                                    #=> disruptive
        guix pull                                       #=> disruptive
        guix pull -l                                    #=> read_only
        guix build hello                                #=> reversible_low refresh
        guix shell hello -- ls                          #=> read_only
        guix shell hello -- rm -rf x                    #=> destructive
        guix shell hello                                #=> unknown code.interactive
        guix gc                                         #=> reversible_low refresh
        guix gc --list-dead                             #=> read_only
        guix gc -d                                      #=> destructive fs.delete
        guix system reconfigure c.scm                   #=> unknown code.opaque
        guix system list-generations                    #=> read_only
        guix system delete-generations 1                #=> destructive
        guix time-machine -- build x                    #=> unknown code.opaque
        guix frobnicate                                 #=> unknown unknown.subcommand
    """,
)
