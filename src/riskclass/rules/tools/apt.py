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

SIMULATE = "-s --simulate"

FILES = "./*|/*|../*|~/*|*.deb|*.changes"

OPTIONS = [
    *SETTINGS,
    flags("--allow-unauthenticated --force-yes", does="code.remote", because="installs what nobody signed"),
    flags(
        "--allow-insecure-repositories --allow-weak-repositories --allow-downgrade-to-insecure-repositories",
        does="guard.lower",
        because="takes package lists that nobody signed",
    ),
    flags("--allow-remove-essential", does="host.break", because="may remove what the system cannot run without"),
    flags("--allow-downgrades --allow-change-held-packages --ignore-hold", does="package.remove"),
    takes("--simulate/--just-print/--dry-run/--recon/--no-act", "[WHETHER]"),
    flags("-s=*", does="unknown.option", because="a value may turn the simulation off"),
    takes("-t/--target-release/--default-release -a/--host-architecture -P/--build-profiles -e/--error-on --comment"),
    flags(
        "-s -d/--download-only --print-uris --purge"
        " -f/--fix-broken --auto-remove/--autoremove --only-upgrade --reinstall"
    ),
    flags(
        "-y/--yes/--assume-yes --assume-no -m/--ignore-missing/--fix-missing --[no-]install-recommends"
        " --[no-]install-suggests --no-download -u/--[no-]show-upgraded -V/--[no-]verbose-versions"
        " -b/--compile/--build --[no-]with-new-pkgs --no-upgrade --[no-]list-cleanup --trivial-only --no-remove"
        " --no-auto-remove"
        "/--no-autoremove --only-source --diff-only --dsc-only --tar-only --arch-only --indep-only"
        " --allow-releaseinfo-change --allow-releaseinfo-change-* --[no-]show-progress --mark-auto --no-fix-broken"
        " --no-purge --no-strict-pinning --fix-policy --no-fix-policy -U/--update --no-update"
        " --[no-]check-valid-until --[no-]pdiffs --no-list-columns --no-triggers --force-conf* --no-assume-yes"
        " --[no-]pager --installed --upgradable/--upgradeable --manual-installed --all-versions --names-only -n"
        " --full -i -l"
    ),
]

# A simulation is said with `unless`, not `inert`: a setting may still choose code that runs meanwhile (a solver).
FROM_FILE = when(
    f"PKG={FILES}", unless=SIMULATE, does="code.opaque PKG", because="runs what a package file brings, as root"
)

WITH_SOURCE = when(
    "--with-source",
    unless=SIMULATE,
    does="code.opaque --with-source",
    because="trusts a package file that is named beside, and installs it by its name",
)

WITH_DATA = when("--purge", unless=SIMULATE, does="fs.delete", because="also deletes settings and data")

SUBS = [
    sub("update", "PKG...", does="refresh"),
    sub(
        "install, satisfy, build-dep, reinstall",
        "PKG...",
        rows=[
            when(unless=SIMULATE, does="package.install PKG"),
            when("PKG=*-", unless=SIMULATE, does="package.remove PKG", because="a name that ends in - is removed"),
            when("--auto-remove --only-upgrade -f", unless=SIMULATE, does="package.remove PKG"),
            FROM_FILE,
            WITH_SOURCE,
            WITH_DATA,
        ],
    ),
    sub(
        "upgrade, full-upgrade, dist-upgrade, dselect-upgrade",
        "PKG...",
        rows=[
            when(
                unless="-s --simulate -d --print-uris",
                does="package.remove",
                because="replaces software in use; its services restart",
            ),
            when("-d", does="refresh"),
            FROM_FILE,
            WITH_SOURCE,
            WITH_DATA,
        ],
    ),
    sub(
        "remove, autoremove, auto-remove", "PKG...", rows=[when(unless=SIMULATE, does="package.remove PKG"), WITH_DATA]
    ),
    sub(
        "purge, autopurge",
        "PKG...",
        rows=[
            when(unless=SIMULATE, does="package.remove PKG, fs.delete", because="removes with settings and data"),
        ],
    ),
    sub(
        "clean, autoclean, auto-clean, distclean, dist-clean",
        does="refresh",
        because="empties the cache of package files",
    ),
    sub(
        "source",
        "PKG...",
        does="fs.create cwd",
        rows=[
            when("-b", does="code.remote PKG", because="builds it, which runs what the source says"),
        ],
    ),
    sub("download", "PKG...", does="fs.create cwd"),
    sub(
        "changelog, list, search, show, showsrc, depends, rdepends, policy, why, why-not, showpkg, history-list"
        ", history-info, moo, help, indextargets, check",
        "PATTERN...",
    ),
]

TOOL = tool(
    "apt apt-get",
    about="packages of Debian and its kin",
    input="part",
    docs="man:apt-get(8)",
    style="go",
    inherits=True,
    inert="--help --version",
    options=OPTIONS,
    rows=[
        *SETTING_ROWS,
        when("--simulate=*", does="unknown.option --simulate", because="a value may turn the simulation off"),
    ],
    subs=[
        *SUBS,
        sub("edit-sources", "FILE", does="code.interactive"),
        sub("modernize-sources", does="host.config", because="rewrites the lists of sources"),
        sub("history-undo, history-redo, history-rollback", "ID", does="package.remove ID"),
    ],
    examples="""
        apt                                                       #=> read_only
        apt list --installed                                      #=> read_only
        apt list --upgradable -a                                  #=> read_only
        apt show nginx                                            #=> read_only
        apt policy nginx                                          #=> read_only
        apt search -n '^vim'                                      #=> read_only
        apt update                                                #=> reversible_low refresh
        apt -y update -qq                                         #=> reversible_low
        apt update --allow-insecure-repositories                  #=> exposure guard.lower
        apt install -y nginx                                      #=> config_mutation package.install
        apt -y install nginx=1.2 vim/bookworm-backports           #=> config_mutation
        apt install ./x.deb                                       #=> unknown code.opaque
        apt install /tmp/x.deb                                    #=> unknown code.opaque
        apt install -y nginx apache2-                             #=> disruptive package.remove
        apt install --only-upgrade nginx                          #=> disruptive
        apt install --auto-remove nginx                           #=> disruptive
        apt install --purge nginx                                 #=> destructive
        apt install -f                                            #=> disruptive
        apt install -s nginx                                      #=> read_only
        apt install --allow-unauthenticated nginx                 #=> unknown code.remote
        apt install --allow-downgrades nginx=1                    #=> disruptive
        apt reinstall nginx                                       #=> config_mutation
        apt build-dep nginx                                       #=> config_mutation
        apt remove nginx                                          #=> disruptive package.remove
        apt remove --purge nginx                                  #=> destructive fs.delete
        apt remove --allow-remove-essential libc6                 #=> destructive host.break
        apt autoremove -y                                         #=> disruptive
        apt autoremove --purge -y                                 #=> destructive
        apt autopurge                                             #=> destructive
        apt purge postgresql-15                                   #=> destructive
        apt purge --simulate postgresql-15                        #=> read_only
        apt upgrade -y                                            #=> disruptive
        apt full-upgrade                                          #=> disruptive
        apt upgrade --dry-run                                     #=> read_only
        apt upgrade -d -y                                         #=> reversible_low
        apt upgrade ./x.deb                                       #=> unknown
        apt upgrade --purge                                       #=> destructive
        apt clean                                                 #=> reversible_low
        apt source nginx                                          #=> reversible_low
        apt source -b nginx                                       #=> unknown code.remote
        apt download nginx                                        #=> reversible_low
        apt edit-sources                                          #=> unknown code.interactive
        apt modernize-sources                                     #=> config_mutation
        apt history-undo 4                                        #=> disruptive
        apt history-list                                          #=> read_only
        apt install --help                                        #=> read_only
        apt frobnicate                                            #=> unknown unknown.subcommand
        apt install --frobnicate nginx                            #=> unknown unknown.option
        apt-get update -qq                                                          #=> reversible_low refresh
        apt-get update -q=2                                                         #=> reversible_low
        apt-get update && apt-get install -y --no-install-recommends curl jq        #=> config_mutation package.install
        apt-get -yqq install nginx                                                  #=> config_mutation
        apt-get install -yV nginx                                                   #=> config_mutation
        sudo DEBIAN_FRONTEND=noninteractive apt-get dist-upgrade -y                 #=> disruptive package.remove
        apt-get -s dist-upgrade                                                     #=> read_only
        apt-get upgrade -y -o Dpkg::Options::="--force-confold"                     #=> disruptive
        apt-get install -y -o Dpkg::Options::=--force-confdef -oAcquire::Retries=3 nginx  #=> config_mutation
        apt-get install -o Dpkg::Options::=--pre-invoke=x nginx                     #=> unknown code.injected
        apt-get update -o APT::Update::Pre-Invoke::=/bin/sh                         #=> unknown code.injected
        apt-get update -oAPT::Update::Pre-Invoke::=/bin/sh                          #=> unknown code.injected
        apt-get update --option=APT::Update::Pre-Invoke::=/bin/sh                   #=> unknown code.injected
        apt-get install --with-source ./x.deb x                                     #=> unknown code.opaque
        apt-get upgrade --with-source ./x.deb                                       #=> unknown code.opaque
        apt-get -s install --with-source ./x.deb x                                  #=> read_only
        apt-get -s --solver ./x dist-upgrade                                        #=> unknown code.injected
        apt-get install --planner ./x nginx                                         #=> unknown code.injected
        apt-get -s --solver aspcud dist-upgrade                                     #=> read_only
        apt-get -s -o Dir::Bin::Solvers::=/tmp -o APT::Solver=x dist-upgrade        #=> unknown code.injected
        apt-get update -o Dir::Etc::sourcelist=sources.list.d/x.list -o Dir::Etc::sourceparts=-  #=> reversible_low
        apt-get update -o Dir::Etc::sourcelist=sources.list.d/../../tmp/x.list      #=> unknown code.injected
        apt-get update -c /tmp/apt.conf                                             #=> unknown code.injected
        apt-get -y --purge remove nginx                                             #=> destructive
        apt-get install --print-uris nginx                                          #=> config_mutation
        apt-get remove --simulate=no nginx                                          #=> unknown unknown.option
        apt-get -s=no remove nginx                                                  #=> unknown unknown.option
        apt-get remove -s nginx --no-simulate                                       #=> unknown unknown.option
        apt-get check                                                               #=> read_only
        apt-get autoclean                                                           #=> reversible_low
    """,
)
