from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

KNOWLEDGE = (
    "--set-selections --clear-selections --update-avail --merge-avail --clear-avail --forget-old-unavail"
    " -A/--record-avail"
)
BREAKING = (
    "--force-all --force-remove-essential --force-remove-protected --force-remove-reinstreq --force-*all*"
    " --force-*remove*"
)
FORCED = "--force-depends* --force-breaks* --force-conflicts* --force-overwrite* --force-bad* --force-downgrade*"

DPKG = tool(
    "dpkg",
    "ARG...",
    about="install, remove and query single packages",
    input="part",
    docs="man:dpkg(1)",
    inert="--help --version",
    posix=True,  # dpkg(1): `dpkg --purge foo --no-act` purges foo
    options=[
        takes("--pre-invoke --post-invoke --status-logger", "COMMAND:sh"),
        takes("--log", does="fs.append VALUE"),
        flags("-i/--install --unpack --configure --triggers-only -r/--remove -P/--purge"),
        flags(KNOWLEDGE),
        flags("--add-architecture --remove-architecture"),
        flags(BREAKING),
        takes(FORCED, "[MORE]"),
        takes(
            "-D/--debug --admindir --root --instdir --path-exclude --path-include --verify-format --status-fd"
            " --ignore-depends --abort-after"
        ),
        flags(
            "-V/--verify --get-selections -s/--status -p/--print-avail -L/--listfiles -l/--list -S/--search"
            " -C/--audit --yet-to-unpack --predep-package --print-architecture --print-foreign-architectures"
            " --print-installation"
            "-architecture --assert-* --validate-* --compare-versions -c/--contents -I/--info -f/--field"
            " --fsys-tarfile --ctrl-tarfile -W/--show --control-list --control-show --control-path --force-help"
            " -a/--pending -R/--recursive -O/--selected-only -E/--skip-same-version -G/--refuse-downgrade"
            " -B/--auto-deconfigure --[no-]triggers --no-pager --no-debsig --no-act/--dry-run/--simulate --robot"
            " --force-conf* --force-unsafe-io --force-hold --force-not-root --force-architecture"
            " --force-configure-any --force-security-mac --force-script-chrootless --force-statoverride-* --refuse-*"
            " --no-force-* -?/--help --version"
        ),
        # dpkg-deb does these, and is not told of --no-act (tried).
        flags("-b/--build", does="fs.write"),
        flags("-x/--extract -X/--vextract -e/--control"),
    ],
    rows=[
        when(
            "-i --unpack",
            unless="--no-act",
            does="code.opaque ARG, package.install ARG",
            because="runs what a package file brings, as root",
        ),
        when("--configure --triggers-only", unless="--no-act", does="package.install ARG"),
        when("-r", unless="--no-act", does="package.remove ARG"),
        when(
            "-P",
            unless="--no-act",
            does="package.remove ARG, fs.delete",
            because="removes with settings and data",
        ),
        when(
            KNOWLEDGE.replace("/--record-avail", ""),
            unless="--no-act",
            does="host.config",
            because="changes what dpkg knows of packages",
        ),
        when("--add-architecture --remove-architecture", does="host.config ARG"),  # beside --no-act too (tried)
        when(BREAKING, unless="--no-act", does="host.break", because="may remove what the system cannot run without"),
        when(FORCED, unless="--no-act", does="package.remove", because="may break other packages"),
        when("-x -X -e", operands="DEB DIR", does="fs.write DIR"),
        when("-e", unless="DIR", does="fs.write", because="writes into a folder DEBIAN here"),
        when("--print-architecture", prints="word"),
    ],
    examples="""
        dpkg -l                                          #=> read_only
        dpkg -l 'nginx*' linux-image                     #=> read_only
        dpkg -s nginx                                    #=> read_only
        dpkg -L nginx                                    #=> read_only
        dpkg -S /bin/ls                                  #=> read_only
        dpkg --get-selections                            #=> read_only
        dpkg --print-architecture                        #=> read_only
        dpkg --compare-versions 1.2 lt 1.10              #=> read_only
        dpkg --verify nginx                              #=> read_only
        dpkg -i ./x.deb                                  #=> unknown code.opaque
        dpkg -iR debs                                    #=> unknown code.opaque
        dpkg --unpack x.deb                              #=> unknown code.opaque
        dpkg -i --dry-run x.deb                          #=> read_only
        dpkg --configure -a                              #=> config_mutation package.install
        dpkg -r nginx                                    #=> disruptive package.remove
        dpkg --purge nginx                               #=> destructive fs.delete
        dpkg -P --no-act nginx                           #=> read_only
        dpkg -P nginx --no-act                           #=> destructive fs.delete
        dpkg -r nginx --version                          #=> disruptive package.remove
        dpkg --force-all -r nginx                        #=> destructive host.break
        dpkg --force-depends --remove nginx              #=> disruptive
        dpkg --force-remove-essential -r libc6           #=> destructive
        dpkg --force-confold --configure -a              #=> config_mutation
        dpkg --force-depends,overwrite --configure -a    #=> disruptive
        dpkg --force-hold,remove-essential -r x          #=> destructive
        dpkg --add-architecture i386                     #=> config_mutation host.config
        dpkg --clear-selections                          #=> config_mutation
        dpkg --set-selections                            #=> config_mutation
        dpkg --pre-invoke='rm -rf /srv/x' --configure -a  #=> destructive
        dpkg --pre-invoke=true --configure -a            #=> config_mutation
        dpkg --log=/etc/motd -l                          #=> config_mutation fs.write
        dpkg -c x.deb                                    #=> read_only
        dpkg -x x.deb /srv/x                             #=> config_mutation fs.write
        dpkg -e x.deb                                    #=> config_mutation fs.write
        dpkg -x x.deb /tmp/x                             #=> reversible_low fs.scratch
        dpkg -b tree                                     #=> config_mutation
        dpkg --no-act -b tree                            #=> config_mutation fs.write
        dpkg --no-act -x x.deb /srv/x                    #=> config_mutation fs.write
        dpkg --no-act --force-all -r nginx               #=> read_only
        dpkg --no-act --configure -a                     #=> read_only
        dpkg --no-act --force-depends --clear-avail      #=> read_only
        dpkg --no-act --add-architecture i386            #=> config_mutation host.config
        dpkg --no-act --clear-selections                 #=> read_only
        dpkg --frobnicate                                #=> unknown unknown.option
    """,
)

DPKG_QUERY = tool(
    "dpkg-query",
    "PACKAGE...",
    about="query the list of packages",
    docs="man:dpkg-query(1)",
    options=[
        takes("--admindir --root -f/--showformat"),
        flags(
            "-s/--status -p/--print-avail -L/--listfiles -l/--list -W/--show -S/--search --control-list"
            " --control-show -c/--control-path --load-avail --no-pager -?/--help --version"
        ),
    ],
    examples="""
        dpkg-query -W -f='${Package} ${Version}\\n' nginx   #=> read_only
        dpkg-query --listfiles nginx                       #=> read_only
        dpkg-query --frobnicate                            #=> unknown unknown.option
    """,
)

DPKG_DEB = tool(
    "dpkg-deb",
    "ARG...",
    about="pack and unpack package files",
    docs="man:dpkg-deb(1)",
    inert="--help --version",
    posix=True,
    options=[
        takes("--showformat --deb-format --threads-max"),
        takes("-z/--compression-level -Z/--compression -S/--compression-strategy", "[VALUE]"),
        flags(
            "-c/--contents -I/--info -W/--show -f/--field --ctrl-tarfile --fsys-tarfile -v/--verbose -D/--debug"
            " --nocheck --root-owner-group --[no-]uniform-compression -?/--help --version -b/--build -e/--control"
            " -x/--extract -X/--vextract -R/--raw-extract --no-check"
        ),
    ],
    rows=[
        when("-b -e -x -X -R", operands="FROM TO"),
        when("-b -e -x -X -R", "TO", does="fs.write TO"),
        when("-b -e", unless="TO", does="fs.write", because="writes beside what it is given"),
    ],
    examples="""
        dpkg-deb -c x.deb               #=> read_only
        dpkg-deb -f x.deb Version       #=> read_only
        dpkg-deb --build tree           #=> config_mutation
        dpkg-deb -Zxz -b tree x.deb     #=> config_mutation fs.write
        dpkg-deb -e x.deb               #=> config_mutation
        dpkg-deb -b tree /tmp/x.deb     #=> reversible_low fs.scratch
        dpkg-deb -x x.deb /tmp/x        #=> reversible_low fs.scratch
        dpkg-deb -R x.deb /srv/x        #=> config_mutation fs.write
        dpkg-deb --help                 #=> read_only
    """,
)

TOOLS = [DPKG, DPKG_QUERY, DPKG_DEB]
