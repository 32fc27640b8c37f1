from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

HARMLESS = (
    "install_weak_deps=*|tsflags=nodocs|keepcache=*|fastestmirror=*|max_parallel_downloads=*|timeout=*|retries=*|best=*"
    "|*.skip_if_unavailable=*|skip_if_unavailable=*|deltarpm=*|metadata_expire=*|ip_resolve=*|color=*|obsoletes=*"
    "|minrate=*|zchunk=*|*.enabled=*|clean_requirements_on_remove=*|excludepkgs=*|exclude=*|debuglevel=*|errorlevel=*"
)
FILES = "./*|../*|*.rpm|~*"
URLS = "http://*|https://*|ftp://*"
FROM_FILE = when(f"PKG={FILES}", does="code.opaque PKG", because="runs what a package file brings, as root")
FROM_URL = when(f"PKG={URLS}", does="code.remote PKG", because="installs a file from the network")
REPLACES = "replaces software in use; its services restart"
QUERY = (
    "--arch/--archlist --latest-limit --qf/--queryformat --whatconflicts --whatdepends --whatenhances"
    " --whatobsoletes --whatprovides --whatrecommends --whatrequires --whatsuggests --whatsupplements"
)

TOOL = tool(
    "dnf dnf-3 dnf4 dnf5 yum microdnf",
    about="packages of Fedora, Red Hat and their kin",
    input="part",
    docs="man:dnf(8)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--setopt", "SETTING"),
        takes("-c/--config", does="code.injected VALUE", because="a file of settings may name plugins to load"),
        takes("--repofrompath", does="code.remote VALUE", because="takes packages from a place named here"),
        takes("--installroot --root", context="chroot:VALUE"),
        flags("--nogpgcheck/--no-gpgchecks", does="code.remote", because="installs what nobody signed"),
        takes(
            f"-d/--debuglevel -e/--errorlevel -R/--randomwait -x/--exclude/--excludepkgs"
            f" --advisory/--advisories --bz/--bzs"
            " --color --comment --cve/--cves --disablerepo/--disable-repo --enablerepo/--enable-repo --disableplugin"
            "/--disable-plugin --enableplugin/--enable-plugin --disableexcludes/--disableexcludepkgs --forcearch"
            " --releasever --repo/--repoid --rpmverbosity --sec-severity/--secseverity --downloaddir/--destdir"
            f" --downloadproduct --releasever-major --releasever-minor --use-host-config --output -f/--file {QUERY}"
        ),
        flags(
            "-h/--help/--help-cmd --version -y/--assumeyes --assumeno -q/--quiet -v/--verbose -b/--best"
            " --nobest/--no-best -C/--cacheonly --allowerasing --bugfix --enhancement --newpackage --security"
            " --debugsolver --downloadonly --disable/--set-disabled --enable/--set-enabled --noautoremove --nodocs"
            " --no-docs --noplugins --obsoletes --refresh --skip-broken --skip-unavailable --showduplicates -4 -6"
            " --all -a --available --installed --extras --upgrades --updates --autoremove --recent --userinstalled"
            " --installonly --duplicates --unneeded --oldinstallonly --alldeps --exactdeps --changelogs --conflicts"
            " --depends --deplist --enhances --envra --nevra --nvr --location --provides --recommends --requires"
            " --requires-pre --resolve --reverse --srpm --suggests --supplements --tree --recursive --unsatisfied"
            " -i/--info -l/--list -s/--source --summary --with-optional --timer --ids --hidden --enabled --disabled"
            " --profile --setopt-save --ignore-installed --ignore-extras --allow-downgrade --no-allow-downgrade"
            " --offline --store --save --dump --debuginfo --querytags --groupmember --disable-modular-filtering"
            " -t/--tolerant --obsoletes-on --raw -r/--reboothint --services --useronly --with_cve --with_bz"
            " --upgrade --installupdates --notes --by-priority --minimal"
        ),
    ],
    rows=[
        when(
            "--setopt",
            unless=f"--setopt={HARMLESS}",
            does="code.injected --setopt",
            because="a setting that may name code to run, or trust what nobody signed",
        ),
    ],
    subs=[
        sub(
            "check, check-update, check-upgrade, deplist, help, info, list, provides, whatprovides, repoinfo"
            ", repolist, repoquery, search, updateinfo, list-updateinfo, list-security, list-sec, info-updateinfo"
            ", info-security, info-sec, summary-updateinfo, group, groups, group list, group info, group summary"
            ", grouplist, groupinfo, groups list, groups info, environment, environment list, environment info"
            ", history, history list, history info, history userinstalled, module, module list, module info"
            ", module provides, module repoquery, needs-restarting, leaves, repograph, repomanage, advisory"
            ", advisory list, advisory info, advisory summary, repo list, repo info, versionlock, versionlock list"
            ", copr list, copr search, alias list, alias, system-upgrade log, offline status, offline log"
            ", search all, version, mark list",
            "WHAT...",
        ),
        sub(
            "install, localinstall, install-n, install-na, install-nevra, reinstall, builddep, build-dep"
            ", debuginfo-install, group install, groups install, groupinstall, module install",
            "PKG...",
            does="package.install PKG",
            inert="--assumeno",
            rows=[
                FROM_FILE,
                FROM_URL,
                when("--allowerasing", does="package.remove", because="may remove what is in the way"),
            ],
        ),
        sub(
            "upgrade, update, upgrade-minimal, update-minimal, up-min, up, upgrade-to, update-to, localupdate"
            ", distro-sync, distrosync, distribution-synchronization, dist-sync, dsync, downgrade, dg, swap"
            ", group upgrade, groups upgrade, group update, groupupdate, module update, module upgrade"
            ", module switch-to, history undo, history redo, history rollback, history replay, offline-upgrade"
            ", offline-distrosync, do",
            "PKG...",
            inert="--assumeno",
            rows=[
                when(unless="--downloadonly", does="package.remove PKG", because=REPLACES),
                when("--downloadonly", does="refresh"),
                FROM_FILE,
                FROM_URL,
            ],
        ),
        sub(
            "remove, erase, autoremove, rm, remove-n, remove-na, remove-nevra, group remove, groups remove"
            ", groupremove, module remove",
            "PKG...",
            inert="--assumeno",
            does="package.remove PKG",
        ),
        sub(
            "mark, mark install, mark remove, mark group, mark user, mark dependency, mark weak"
            ", group mark install, group mark remove, module enable, module disable, module reset, versionlock add"
            ", versionlock exclude, versionlock delete, versionlock clear, copr disable, copr remove"
            ", copr enable-disabled, alias delete",
            "PKG...",
            does="host.config PKG",
            because="changes how packages are treated later",
        ),
        sub("alias add", "NAME...", does="host.config NAME", because="changes what a command means"),
        sub(
            "copr enable", "PROJECT CHROOT", does="access.grant PROJECT", because="trusts another supplier of software"
        ),
        sub(
            "config-manager",
            "REPO...",
            options=[
                takes("--add-repo", does="access.grant VALUE", because="trusts another supplier of software"),
            ],
            rows=[when("REPO --setopt --save --enable --disable", does="host.config REPO")],
        ),
        sub(
            "config-manager addrepo",
            "ARG...",
            options=[
                takes("--set --from-repofile --id --save-filename"),
                flags("--overwrite --create-missing-dir --add-or-replace"),
            ],
            does="access.grant",
            because="trusts another supplier of software",
        ),
        sub(
            "config-manager setopt, config-manager unsetopt, config-manager setvar, config-manager unsetvar",
            "SETTING...",
            does="host.config SETTING",
        ),
        sub(
            "makecache, clean, clean all, clean metadata, clean packages, clean dbcache, clean expire-cache",
            "WHAT...",
            does="refresh",
        ),
        sub(
            "download, reposync",
            "PKG...",
            rows=[
                when("--downloaddir", does="fs.write --downloaddir"),
                when(unless="--downloaddir --url", does="fs.create cwd"),
            ],
            options=[
                takes("-p/--download-path", does="fs.write VALUE"),
                flags("--delete", does="fs.delete", because="deletes packages that the repository no longer has"),
                takes("--urlprotocol -a/--arch --metadata-path"),
                flags(
                    "-u/--url/--urls -g/--gpgcheck -m/--downloadcomps --download-metadata -n/--newest-only"
                    " --norepopath --remote-time"
                ),
            ],
        ),
        sub("changelog", "PKG...", options=[takes("--since --count")]),
        sub("repoclosure", "WHAT...", options=[takes("--check --pkg"), flags("--newest")]),
        sub(
            "repodiff",
            "WHAT...",
            options=[
                takes("-o/--repo-old -n/--repo-new -a/--archlist/--arch"),
                flags("-s/--size --compare-arch --simple --downgrade"),
            ],
        ),
        sub(
            "history store",
            "ID",
            rows=[when("--output", does="fs.write --output"), when(unless="--output", does="fs.write")],
        ),
        sub(
            "shell", "FILE", rows=[when("FILE", does="code.opaque FILE"), when(unless="FILE", does="code.interactive")]
        ),
        sub(
            "system-upgrade download, offline-upgrade download, offline-distrosync download",
            "PKG...",
            does="refresh",
            because="fetches packages for an upgrade at the next start",
        ),
        sub(
            "system-upgrade reboot, offline-upgrade reboot, offline reboot",
            does="host.reboot, package.remove",
            because=REPLACES,
        ),
        sub("system-upgrade clean, offline clean", does="refresh"),
        sub(
            "repository-packages, repo-pkgs, repo-packages, repository-pkgs",
            "REPO ACTION PKG...",
            inert="--assumeno",
            rows=[
                when("ACTION", unless="ACTION=check-update|info|list", does="package.remove PKG", because=REPLACES),
            ],
        ),
    ],
    examples="""
        dnf list installed                                 #=> read_only
        dnf repoquery -l --installed nginx                 #=> read_only
        yum check-update -q                                #=> read_only
        dnf history                                        #=> read_only
        dnf group list                                     #=> read_only
        dnf install -y nginx                               #=> config_mutation package.install
        yum -y install nginx                               #=> config_mutation
        dnf -y --setopt=install_weak_deps=False install nginx   #=> config_mutation
        dnf install --setopt=pluginpath=/tmp nginx         #=> unknown code.injected
        dnf install -c /tmp/dnf.conf nginx                 #=> unknown code.injected
        dnf install --nogpgcheck nginx                     #=> unknown code.remote
        dnf install --repofrompath=x,https://example.com/r nginx   #=> unknown code.remote
        dnf install ./x.rpm                                #=> unknown code.opaque
        dnf install https://example.com/x.rpm              #=> unknown code.remote
        dnf install /usr/bin/rpmsign                       #=> config_mutation
        dnf install --allowerasing nginx                   #=> disruptive
        dnf groupinstall 'Web Server'                      #=> config_mutation
        dnf upgrade -y                                     #=> disruptive package.remove
        yum update nginx                                   #=> disruptive
        dnf --assumeno upgrade                             #=> read_only
        dnf install --assumeno nginx                       #=> read_only
        dnf remove --assumeno nginx                        #=> read_only
        dnf repo-pkgs fedora remove --assumeno             #=> read_only
        dnf clean all --assumeno                           #=> reversible_low -- it does not ask
        dnf copr enable --assumeno a/b                     #=> exposure
        yum update ./x.rpm                                 #=> unknown
        dnf upgrade --downloadonly                         #=> reversible_low
        dnf distro-sync                                    #=> disruptive
        dnf history undo 4                                 #=> disruptive
        dnf remove nginx                                   #=> disruptive package.remove
        dnf autoremove                                     #=> disruptive
        dnf mark install nginx                             #=> config_mutation host.config
        dnf module enable nginx:1.24                       #=> config_mutation
        dnf copr enable a/b                                #=> exposure access.grant
        dnf config-manager --add-repo https://example.com/x.repo   #=> exposure
        dnf config-manager --set-enabled crb               #=> config_mutation
        dnf config-manager addrepo --from-repofile=https://example.com/x.repo   #=> exposure
        dnf config-manager setopt x.enabled=1              #=> config_mutation
        dnf clean all                                      #=> reversible_low refresh
        dnf makecache                                      #=> reversible_low
        dnf download nginx                                 #=> reversible_low
        dnf download --destdir=/srv nginx                  #=> config_mutation
        dnf history store --output=/srv/x.json 4           #=> config_mutation
        dnf changelog --since 2026-01-01 nginx             #=> read_only
        dnf reposync --delete                              #=> destructive fs.delete
        dnf download --url nginx                           #=> read_only
        dnf history store 4                                #=> config_mutation fs.write
        dnf shell                                          #=> unknown code.interactive
        dnf shell script                                   #=> unknown code.opaque
        dnf system-upgrade reboot                          #=> disruptive host.reboot
        dnf repo-pkgs fedora list                          #=> read_only
        dnf repo-pkgs fedora remove                        #=> disruptive
        dnf alias add rm=remove                            #=> config_mutation
        dnf frobnicate                                     #=> unknown unknown.subcommand
        dnf install --frobnicate nginx                     #=> unknown unknown.option
    """,
)
