from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Beside these nothing is installed, tried: -q and -V take their -i, the others end rpm. --eval prints, and goes on.
ASKS = "-q -V -K --showrc --querytags"
MACROS = "*%(*|*%{lua*|*lua:*|*load:*|*expand:*"
RPM = tool(
    "rpm",
    "ARG...",
    about="install, remove and query single packages",
    docs="man:rpm(8)",
    inert="--test --version --help",
    options=[
        takes("--pipe", "COMMAND:sh"),
        takes("--rcfile --load --macros", does="code.injected VALUE", because="macros may run commands"),
        takes("-E/--eval -D/--define"),
        takes("-r/--root", context="chroot:VALUE"),
        flags("-e/--erase", does="package.remove ARG"),
        flags(
            "--reinstall",
            does="code.opaque ARG, package.install ARG",
            because="runs what a package file brings, as root",
        ),
        flags("--import", does="access.grant ARG", because="whoever holds the key can supply software"),
        flags("--initdb --rebuilddb", does="refresh"),
        flags(
            "--setperms --setugids --setcaps --restore",
            does="host.config ARG",
            because="sets owners and modes of a package's files",
        ),
        takes(
            "--dbpath --undefine --excludepath --prefix --relocate --qf/--queryformat --httpproxy --httpport"
            " --ftpproxy --ftpport --target"
        ),
        flags(
            "-q/--query -V/--verify/-y -i/--install/--info -U/--upgrade -F/--freshen -K/--checksig -a/--all"
            " -f/--file -g/--group -p/--package -l/--list -c/--configfiles -d/--docfiles -s/--state"
            " -L/--licensefiles -A/--artifactfiles -R/--requires --dump --changelog --changes --conflicts --dupes"
            " --enhances --filecaps --fileclass --filecolor --fileprovide --filerequire --filesbypkg --filetriggers"
            " --hdrid --last --obsoletes --path --pkgid --provides --querybynumber --recommends --specfile"
            " --suggests --supplements --scripts --tid --triggeredby --triggers/--triggerscripts --whatobsoletes"
            " --whatprovides --whatrequires --whatconflicts --whatrecommends --whatsuggests --whatsupplements"
            " --whatenhances --noartifact --noconfig --noghost --xml --querytags --showrc --allfiles --badreloc"
            " --excludeartifacts --excludedocs --excludeconfigs --force -h/--hash --ignoresize --ignorearch"
            " --ignoreos --includedocs --justdb --nodb --nodigest --nomanifest --nosignature --nodeps --nocaps"
            " --noorder --noverify --noplugins --nocontexts --noscripts --nopre --nopost --nopreun --nopostun"
            " --nopretrans --noposttrans --nopreuntrans --nopostuntrans --notriggers --notriggerprein --notriggerin"
            " --notriggerun --notriggerpostun --nosysusers --oldpackage --percent --replacefiles --replacepkgs"
            " --test --allmatches --nofiles --nolinkto --nofiledigest/--nomd5 --nosize --nouser --nogroup --nomtime"
            " --nomode --nordev --nopayload --nohdrchk -v/--verbose -vv --quiet --version -?/--help --usage --json"
            " --noscript"
        ),
    ],
    rows=[
        when(
            "-i -U -F",
            unless=ASKS,
            does="code.opaque ARG, package.install ARG",
            because="runs what a package file brings, as root",
        ),
        when("-i -U -F", "ARG=http://*|https://*|ftp://*", unless=ASKS, does="code.remote ARG"),
        when("-U -F", unless=ASKS, does="package.remove ARG", because="replaces software in use"),
        when(
            f"--eval={MACROS} --define={MACROS}",
            does="code.injected",
            because="macros that run commands",
        ),
        when(
            "-V", "-p", unless="--noscripts --noscript", does="code.opaque ARG", because="runs the package's own check"
        ),
        when("--specfile", does="code.opaque ARG", because="a spec file's macros run commands"),
        when("-p", "--qf=*expand*", does="code.opaque ARG", because="expands macros that the package holds"),
    ],
    examples="""
        rpm -qa                                   #=> read_only
        rpm -qi nginx                             #=> read_only
        rpm -qf /bin/ls                           #=> read_only
        rpm -qpl x.rpm                            #=> read_only
        rpm -q --qf '%{VERSION}' nginx            #=> read_only
        rpm -Va                                   #=> read_only
        rpm -K x.rpm                              #=> read_only
        rpm -ivh x.rpm                            #=> unknown code.opaque
        rpm -Uvh https://example.com/x.rpm        #=> unknown code.remote
        rpm -U x.rpm                              #=> unknown package.remove
        rpm -U --test x.rpm                       #=> read_only
        rpm --reinstall x.rpm                     #=> unknown
        rpm -e nginx                              #=> disruptive package.remove
        rpm -e --nodeps nginx                     #=> disruptive
        rpm -e --test nginx                       #=> read_only
        rpm --import key.asc                      #=> exposure access.grant
        rpm --rebuilddb                           #=> reversible_low
        rpm --setperms nginx                      #=> config_mutation
        rpm --eval '%{_libdir}'                   #=> read_only
        rpm --eval '%(rm -rf /srv/x)'             #=> unknown code.injected
        rpm --eval '%[lua:os.remove("x")]'        #=> unknown code.injected
        rpm -D 'a %%' -E '%{expand:%{a}(rm x)}'   #=> unknown code.injected -- tried
        rpm -i x.rpm --eval '%{_libdir}'          #=> unknown code.opaque
        rpm -Vp x.rpm                             #=> unknown code.opaque
        rpm -Vp --noscripts x.rpm                 #=> read_only
        rpm -q --specfile x.spec                  #=> unknown code.opaque
        rpm -qp --qf '%{SUMMARY:expand}' x.rpm    #=> unknown code.opaque
        rpm -q --qf '%{SUMMARY:expand}' nginx     #=> read_only
        rpm -q --pipe 'rm -rf /srv/x' nginx       #=> destructive
        rpm -q --pipe cat nginx                   #=> read_only
        rpm --load x -qa                          #=> unknown code.injected
        rpm --frobnicate                          #=> unknown unknown.option
    """,
)

RPMKEYS = tool(
    "rpmkeys",
    "ARG...",
    about="keys that packages are trusted by",
    docs="man:rpmkeys(8)",
    inert="--test --version --help",
    options=[
        flags("--import", does="access.grant ARG", because="whoever holds the key can supply software"),
        flags("-d/--delete/--erase", does="access.revoke ARG"),
        flags("--rebuild", does="refresh"),
        takes("--load --macros --rcfile", does="code.injected VALUE", because="macros may run commands"),
        takes("--pipe", "COMMAND:sh"),
        takes("-D/--define -E/--eval --undefine --dbpath -r/--root --target"),
        flags(
            "-K/--checksig -l/--list -x/--export --nodigest --nosignature -v/--verbose -q/--quiet --version"
            " -?/--help --usage --noplugins --querytags --showrc --test"
        ),
    ],
    examples="""
        rpmkeys -K x.rpm           #=> read_only
        rpmkeys --list             #=> read_only
        rpmkeys --import key.asc   #=> exposure access.grant
        rpmkeys --import --test k  #=> read_only
        rpmkeys --delete abcd      #=> disruptive
        rpmkeys --rebuild          #=> reversible_low
    """,
)

TOOLS = [RPM, RPMKEYS]
