from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SIMULATE = "-s"
HARMLESS = (
    "Dpkg::Options::=--force-conf*|DPkg::Options::=--force-conf*|Aptitude::CmdLine::Show-*=*|Aptitude::CmdLine::Verbose=*"
    "|Aptitude::CmdLine::*-Display-*=*|Aptitude::CmdLine::Disable-Columns=*|Aptitude::CmdLine::Versions-*=*"
    "|Aptitude::CmdLine::Assume-Yes=*|Aptitude::CmdLine::Always-Prompt=*|Aptitude::CmdLine::Progress::*=*"
    "|Aptitude::ProblemResolver::*=*"
    "|APT::Install-Recommends=*|APT::Get::Assume-Yes=*|Acquire::Retries=*|quiet=*"
)
CHANGES = [  # aptitude(8): of every command that takes packages as `install` does
    when(
        "PKG=*-|*+|*=|*&M|*&m", unless=SIMULATE, does="package.remove PKG", because="a name may end in what else to do"
    ),
    when("PKG==*_", unless=SIMULATE, does="package.remove PKG, fs.delete", because="purges what ends in _"),
]

TOOL = tool(
    "aptitude aptitude-curses",
    about="packages of Debian, by commands or by hand",
    input="part",
    docs="man:aptitude(8)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("-o", "SETTING"),
        takes("--log-file -S", writes="VALUE"),
        flags("--allow-untrusted", does="code.remote", because="installs what nobody signed"),
        flags("-u", does="refresh"),
        flags("-i", does="code.interactive", because="installs, then waits for more"),
        flags("--autoclean-on-startup --clean-on-startup", does="refresh"),
        takes("--add-user-tag --add-user-tag-to --remove-user-tag --remove-user-tag-from", does="host.config VALUE"),
        flags(
            "--purge-unused", does="package.remove, fs.delete", because="removes what nothing needs, with its settings"
        ),
        takes(
            "-F/--display-format --group-by --log-level -O/--sort --show-package-names -t/--target-release"
            "/--default-release -w/--width"
        ),
        takes("-q/--quiet --show-summary", "[VALUE]"),
        flags(
            "-h/--help --version --allow-new-upgrades --allow-new-installs --disable-columns -D/--show-deps"
            " -d/--download-only -f/--fix-broken --full-resolver --safe-resolver --log-resolver --no-new-installs"
            " --no-new-upgrades --no-show-resolver-actions --show-resolver-actions -P/--prompt"
            " -R/--without-recommends -r/--with-recommends --without-suggests --with-suggests -s/--simulate"
            " --schedule-only -V/--show-versions -v/--verbose --visual-preview -W/--show-why -y/--assume-yes -Z"
            " --arch-only --not-arch-only --no-purge-unused --no-gui --gui --qt --gtk --new-gui --no-new-gui"
        ),
    ],
    does="code.interactive",
    because="opens the list of packages; what is chosen there is not seen",
    rows=[
        when("-o", unless=f"-o={HARMLESS}", does="code.injected -o", because="a setting that may name code to run"),
    ],
    subs=[
        sub("search, show, showsrc, versions, why, why-not, changelog, help", "PATTERN..."),
        sub("update, clean, autoclean, forget-new", does="refresh"),
        sub(
            "install, build-dep, build-depends",
            "PKG...",
            rows=[
                when(unless=SIMULATE, does="package.install PKG"),
                *CHANGES,
                when(unless="PKG -s", does="package.remove", because="does what was scheduled before"),
                when("-f", unless=SIMULATE, does="package.remove PKG"),
            ],
        ),
        sub(
            "reinstall, remove, safe-upgrade, upgrade, full-upgrade, dist-upgrade",
            "PKG...",
            rows=[
                when(unless="-s -d", does="package.remove PKG", because="removes or replaces software in use"),
                when("-d", does="refresh"),
                CHANGES[1],
            ],
        ),
        sub(
            "purge",
            "PKG...",
            rows=[
                when(unless=SIMULATE, does="package.remove PKG, fs.delete", because="removes with settings and data"),
            ],
        ),
        sub(
            "markauto, unmarkauto, hold, unhold, keep, keep-all, forbid-version",
            "PKG...",
            does="host.config PKG",
            because="changes how packages are treated later",
            rows=CHANGES,
        ),
        sub("add-user-tag, remove-user-tag", "TAG PKG...", does="host.config PKG"),
        sub("source, download", "PKG...", does="fs.create cwd"),
        sub("extract-cache-subset", "DIR PATTERN...", does="fs.write DIR"),
    ],
    examples="""
        aptitude                               #=> unknown code.interactive
        aptitude search '~i nginx'             #=> read_only
        aptitude show -v nginx                 #=> read_only
        aptitude update                        #=> reversible_low refresh
        aptitude install -y nginx              #=> config_mutation package.install
        aptitude -s install nginx              #=> read_only
        aptitude install nginx-                #=> disruptive package.remove
        aptitude install nginx_                #=> destructive fs.delete
        aptitude remove nginx_                 #=> destructive fs.delete
        aptitude hold nginx_                   #=> destructive fs.delete
        aptitude hold nginx-                   #=> disruptive package.remove
        aptitude add-user-tag x nginx          #=> config_mutation host.config
        aptitude install                       #=> disruptive package.remove
        aptitude -s -o Aptitude::CmdLine::Simulate=false install x   #=> unknown code.injected
        aptitude -o Aptitude::CmdLine::Verbose=1 show x              #=> read_only
        aptitude install -f                    #=> disruptive
        aptitude install --allow-untrusted x   #=> unknown code.remote
        aptitude install -o Dir::Bin::dpkg=/tmp/x nginx   #=> unknown code.injected
        aptitude install -o quiet=1 nginx      #=> config_mutation
        aptitude remove nginx                  #=> disruptive
        aptitude purge nginx                   #=> destructive fs.delete
        aptitude purge -s nginx                #=> read_only
        aptitude safe-upgrade -y               #=> disruptive
        aptitude full-upgrade -d               #=> reversible_low
        aptitude search --purge-unused x       #=> destructive
        aptitude hold nginx                    #=> config_mutation
        aptitude download nginx                #=> reversible_low
        aptitude extract-cache-subset /srv/x nginx   #=> config_mutation
        aptitude frobnicate                    #=> unknown unknown.subcommand
    """,
)
