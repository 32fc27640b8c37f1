from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Settings that choose no code to run and no one to trust; all other settings may (hooks, solvers, binaries, keys).
HARMLESS = (
    "Dpkg::Options::=--force-conf*|DPkg::Options::=--force-conf*|dpkg::options::=--force-conf*"
    "|Dpkg::Options::=--force-unsafe-io|DPkg::Options::=--force-unsafe-io|Acquire::Retries=*|Acquire::ForceIPv4=*"
    "|Acquire::ForceIPv6=*|Acquire::http::Timeout=*|Acquire::https::Timeout=*|Acquire::Languages=*"
    "|Acquire::Queue-Mode=*|Acquire::http::No-Cache=*|Acquire::http::Pipeline-Depth=*|Acquire::PDiffs=*"
    "|Acquire::Check-Valid-Until=true|APT::Install-Recommends=*|APT::Install-Suggests=*|APT::Color=*"
    "|APT::Get::Assume-Yes=*|APT::Get::List-Cleanup=*|APT::Get::Show-Upgraded=*|APT::Get::Show-User-*=*"
    "|APT::Get::Only-Source=*|APT::Architecture=*|APT::Default-Release=*|APT::Status-Fd=*|APT::Acquire::Retries=*"
    "|DPkg::Lock::Timeout=*|Dpkg::Lock::Timeout=*|Dpkg::Use-Pty=*|DPkg::Use-Pty=*|Dpkg::Progress-Fancy*=*"
    "|DPkg::Progress-Fancy*=*|Dir::Etc::sourcelist=sources.list.d/*|Dir::Etc::SourceList=sources.list.d/*"
    "|Dir::Etc::sourceparts=-|Dir::Etc::SourceParts=-|Dir::Etc::sourceparts=/dev/null|Debug::*=*|quiet=*|quiet::*=*"
)

SETTINGS = [
    takes("-o/--option", "SETTING"),
    takes("-c/--config-file", does="code.injected VALUE", because="a file of settings may name hooks to run"),
    takes("--with-source --solver --planner"),
    flags("-h/--help -v/--version -q/--quiet -qq --[no-]color"),
]

SETTING_ROWS = [
    when("-o", unless=f"-o={HARMLESS}", does="code.injected -o", because="a setting that may name code to run"),
    when("-o=*sourcelist=*..*", does="code.injected -o", because="names a list of sources outside the system's own"),
    when("--solver=*/*", does="code.injected --solver", because="a program of its own, run in a simulation too"),
    when("--planner=*/*", does="code.injected --planner", because="a program of its own"),
]

APT_CACHE = tool(
    "apt-cache",
    about="ask about packages",
    docs="man:apt-cache(8)",
    style="go",
    inherits=True,
    inert="--help --version",
    options=[
        *SETTINGS,
        takes(
            "-p/--pkg-cache -s/--src-cache",
            writes="VALUE",
            because="the cache is written there when it is not up to date",
        ),
        takes("-t/--target-release/--default-release"),
        flags(
            "-i/--important --[no-]pre-depends --[no-]depends --[no-]recommends --[no-]suggests --[no-]conflicts"
            " --[no-]breaks --[no-]replaces --[no-]enhances --implicit -f/--full -a/--[no-]all-versions"
            " -g/--[no-]generate -n/--names-only --[no-]all-names --recurse --installed --no-virtuals --audit"
            " --only-source"
        ),
    ],
    rows=SETTING_ROWS,
    subs=[
        sub("gencaches", does="refresh"),
        sub(
            "showpkg, showsrc, stats, dump, dumpavail, unmet, show, search, depends, rdepends, pkgnames, dotty"
            ", xvcg, policy, madison, showauto",
            "PATTERN...",
        ),
    ],
    examples="""
        apt-cache policy nginx                    #=> read_only
        apt-cache search --names-only '^python'   #=> read_only
        apt-cache rdepends --installed libc6      #=> read_only
        apt-cache gencaches                       #=> reversible_low refresh
        apt-cache -c x.conf policy                #=> unknown code.injected
        apt-cache -o quiet=1 policy               #=> read_only
        apt-cache -p /srv/cache policy nginx      #=> config_mutation fs.write
        apt-cache policy -t sid nginx             #=> read_only
        apt-cache -o Dir::Etc::sourcelist=sources.list.d/../../x policy  #=> unknown code.injected
        apt-cache --solver ./x policy             #=> unknown code.injected
        apt-cache --planner ./x policy            #=> unknown code.injected
        apt-cache --planner x --solver x policy   #=> read_only
        apt-cache frobnicate                      #=> unknown unknown.subcommand
    """,
)

APT_MARK = tool(
    "apt-mark",
    about="mark packages",
    docs="man:apt-mark(8)",
    style="go",
    inherits=True,
    inert="--help --version -s",
    options=[
        *SETTINGS,
        takes("-f/--file"),
        flags("-s/--simulate/--just-print/--dry-run/--recon/--no-act -y/--yes/--assume-yes --audit"),
    ],
    rows=SETTING_ROWS,
    subs=[
        sub("showauto, showmanual, showhold, showheld, showinstall, showremove, showdeinstall, showpurge", "PKG..."),
        sub(
            "auto, manual, minimize-manual, hold, unhold, install, remove, deinstall, purge, markauto, unmarkauto",
            "PKG...",
            does="host.config PKG",
            because="changes how packages are treated later",
        ),
    ],
    examples="""
        apt-mark showhold              #=> read_only
        apt-mark hold nginx            #=> config_mutation host.config
        apt-mark -s hold nginx         #=> read_only
        apt-mark auto $(cat list)      #=> unknown -- they may be options
        apt-mark -o Dir::Etc::sourcelist=/etc/../x hold nginx  #=> unknown code.injected
        apt-mark --solver ./x hold x   #=> unknown code.injected
        apt-mark --planner ./x hold x  #=> unknown code.injected
        apt-mark frobnicate nginx      #=> unknown unknown.subcommand
        apt-mark -o Dir::Bin::dpkg=/tmp/x hold nginx  #=> unknown code.injected
    """,
)

APT_FILE = tool(
    "apt-file",
    about="find packages by their files",
    docs="man:apt-file(1)",
    inherits=True,
    inert="--help",
    options=[
        takes("-c/--config-file", does="code.injected VALUE", because="a file of settings may name hooks to run"),
        takes("-o/--option", "SETTING"),
        takes("-a/--architecture --filter-origins --filter-suites -I/--index-names -s/--sources-list --cache"),
        flags(
            "-D/--from-deb -f/--from-file -F/--fixed-string -i/--ignore-case -l/--package-only --stream-results"
            " --substring-match -v/--verbose -x/--regexp -h/--help -N/--non-interactive -y/--dummy"
        ),
    ],
    rows=SETTING_ROWS[:1],
    subs=[
        sub("update", does="refresh"),
        sub("purge", does="refresh"),
        sub("list, show, find, search, list-indices", "PATTERN..."),
    ],
    examples="""
        apt-file search bin/ls          #=> read_only
        apt-file list -x 'nginx$'       #=> read_only
        apt-file update                 #=> reversible_low refresh
        apt-file purge                  #=> reversible_low
        apt-file -c x.conf list nginx   #=> unknown code.injected
        apt-file -o quiet=1 list nginx  #=> read_only
        apt-file -o Dir::Bin::dpkg=/tmp/x list nginx  #=> unknown code.injected
    """,
)

TOOLS = [APT_CACHE, APT_MARK, APT_FILE]
