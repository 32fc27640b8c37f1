from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

LOWERS = "allows what the policy denies"

LOOKS = tool(
    "getenforce selinuxenabled",
    "WORD...",
    about="say whether SELinux keeps watch",
    docs="man:getenforce(8)",
    prints="word",
    examples="""
        getenforce        #=> read_only
        selinuxenabled    #=> read_only
    """,
)
STATUS = tool(
    "sestatus",
    about="say how SELinux keeps watch",
    docs="man:sestatus(8)",
    options=[flags("-v -b -h")],
    examples="""
        sestatus -v   #=> read_only
        sestatus -z   #=> unknown
    """,
)
SETENFORCE = tool(
    "setenforce",
    "MODE",
    about="have SELinux deny, or only report",
    docs="man:setenforce(8)",
    does="host.config MODE",
    rows=[when("MODE=0|permissive", does="guard.lower MODE", because="no longer denies anything")],
    examples="""
        setenforce 0            #=> exposure guard.lower
        setenforce Permissive   #=> exposure guard.lower
        setenforce 1            #=> config_mutation host.config
        setenforce "$MODE"      #=> exposure guard.lower
    """,
)
GETSEBOOL = tool(
    "getsebool",
    "NAME...",
    about="show switches of the SELinux policy",
    docs="man:getsebool(8)",
    options=[flags("-a")],
    examples="""
        getsebool -a                          #=> read_only
        getsebool httpd_can_network_connect   #=> read_only
        getsebool -z                          #=> unknown
    """,
)
SETSEBOOL = tool(
    "setsebool",
    "NAME VALUE MORE...",
    about="set switches of the SELinux policy",
    docs="man:setsebool(8)",
    does="host.config NAME",
    options=[flags("-P -N -V")],
    rows=[
        when("NAME=*=1|*=on|*=true VALUE=1|on|true|*=1|*=on|*=true", does="guard.lower NAME", because=LOWERS),
        when("MORE=*=1|*=on|*=true", does="guard.lower MORE", because=LOWERS),
        when("NAME=deny_*|secure_*", does="guard.lower NAME", because="sets what keeps programs apart"),
    ],
    examples="""
        setsebool -P httpd_can_network_connect on      #=> exposure guard.lower
        setsebool -P httpd_can_network_connect=1       #=> exposure guard.lower
        setsebool httpd_can_network_connect off        #=> config_mutation host.config
        setsebool a=0 b=0 c=1                          #=> exposure guard.lower
        setsebool deny_ptrace off                      #=> exposure guard.lower
        setsebool -z a 1                               #=> unknown
    """,
)
RECORD: list[Option] = [
    flags("-h/--help -n/--noheading -N/--noreload -C/--locallist -l/--list -E/--extract"),
    flags("-m/--modify -d/--delete -0/--off"),
    takes("-S/--store -P/--priority -t/--type -L/--level -r/--range -p/--proto -s/--seuser -e/--equal -f/--ftype"),
    takes("-R/--roles -x/--subnet_prefix -z/--ibdev_name -M/--netmask"),
    flags("-a/--add -1/--on"),
    flags("-D/--deleteall", does="storage.delete", because="drops every setting made on this machine"),
]
SEMANAGE = tool(
    "semanage",
    about="change what the SELinux policy says on this machine",
    docs="man:semanage(8)",
    inert="-h",
    options=[flags("-h/--help")],
    subs=[
        sub(
            "port, fcontext, interface, node, ibpkey, ibendport",
            "OBJECT",
            inert="-h",
            options=RECORD,
            rows=[when("-a -m -d", does="host.config OBJECT")],
        ),
        sub(
            "boolean",
            "NAME",
            inert="-h",
            options=RECORD,
            rows=[when("-m -0", does="host.config NAME"), when("-1", does="guard.lower NAME", because=LOWERS)],
        ),
        sub(
            "permissive",
            "TYPE",
            inert="-h",
            options=RECORD,
            rows=[
                when("-a", does="guard.lower TYPE", because="no longer denies anything to that type"),
                when("-d", does="host.config TYPE"),
            ],
        ),
        sub(
            "login, user",
            "NAME",
            inert="-h",
            options=RECORD,
            rows=[
                when("-a -m", does="access.grant NAME", because="sets what that account may do"),
                when("-d", does="access.revoke NAME"),
            ],
        ),
        sub(
            "module",
            "NAME",
            inert="-h",
            options=[
                flags("-h/--help -n/--noheading -N/--noreload -C/--locallist -l/--list -E/--extract"),
                takes("-S/--store -P/--priority"),
                flags("-e/--enable -a/--add -m/--modify", does="host.config NAME"),
                flags("-d/--disable -r/--remove -D/--deleteall", does="guard.lower NAME"),
            ],
        ),
        sub("dontaudit", "MODE", inert="-h", does="host.config MODE", options=RECORD),
        sub(
            "import",
            inert="-h",
            does="guard.lower",
            because="takes over what a file says, which may lower it",
            options=[flags("-h/--help -N/--noreload"), takes("-S/--store -f/--input_file")],
        ),
        sub(
            "export",
            inert="-h",
            options=[flags("-h/--help"), takes("-S/--store"), takes("-f/--output_file", writes="VALUE")],
        ),
    ],
    examples="""
        semanage port -l                                             #=> read_only
        semanage port -a -t http_port_t -p tcp 8080                  #=> config_mutation host.config
        semanage fcontext -a -t httpd_sys_content_t '/srv(/.*)?'     #=> config_mutation host.config
        semanage fcontext -lC                                        #=> read_only
        semanage fcontext -D                                         #=> destructive storage.delete
        semanage boolean -l                                          #=> read_only
        semanage boolean -m --on httpd_can_network_connect           #=> exposure guard.lower
        semanage boolean -m --off httpd_can_network_connect          #=> config_mutation host.config
        semanage permissive -a httpd_t                               #=> exposure guard.lower
        semanage permissive -d httpd_t                               #=> config_mutation host.config
        semanage login -a -s unconfined_u bob                        #=> exposure access.grant
        semanage login -d bob                                        #=> disruptive access.revoke
        semanage user -l                                             #=> read_only
        semanage module -l                                           #=> read_only
        semanage module -d httpd                                     #=> exposure guard.lower
        semanage module -e httpd                                     #=> config_mutation host.config
        semanage dontaudit off                                       #=> config_mutation host.config
        semanage import -f policy.txt                                #=> exposure guard.lower
        semanage export -f /srv/policy.txt                           #=> config_mutation fs.write
        semanage export                                              #=> read_only
        semanage frobnicate                                          #=> unknown
    """,
)
RESTORECON = tool(
    "restorecon",
    "FILE...",
    about="give files the labels that the policy says",
    docs="man:restorecon(8)",
    inert="-n -h",
    does="fs.attributes FILE",
    because="sets the labels of files",
    options=[
        takes("-o", writes="VALUE"),
        takes("-e -f -T"),
        flags("-F -h/-? -i -I -D -m -n -p -v -R/-r -W -0 -x -N -A -E"),
    ],
    examples="""
        restorecon -Rv /srv        #=> config_mutation fs.attributes
        restorecon -Rnv /srv       #=> read_only
        restorecon -z /srv         #=> unknown
        restorecon -Rn -o /srv/out /srv #=> config_mutation fs.write -- older ones
    """,
)
MATCHPATHCON = tool(
    "matchpathcon",
    "FILE...",
    about="show the label that the policy gives a path",
    docs="man:matchpathcon(8)",
    options=[takes("-m -f -p -P"), flags("-V -N -n")],
    examples="""
        matchpathcon -V /etc/passwd   #=> read_only
        matchpathcon -z /etc/passwd   #=> unknown
    """,
)
AA_STATUS = tool(
    "aa-status apparmor_status",
    about="show which profiles AppArmor keeps",
    docs="man:aa-status(8)",
    options=[
        flags("--enabled --profiled --enforced --complaining --kill --prompt --special-unconfined --process-mixed"),
        flags("--json --pretty-json --verbose -v -h/--help --count --quiet"),
        takes("--show --filter.mode --filter.profiles --filter.pid --filter.exe"),
    ],
    examples="""
        aa-status               #=> read_only
        aa-status --enabled     #=> read_only
        aa-status --frobnicate  #=> unknown
    """,
)
AA_ENABLED = tool(
    "aa-enabled aa-unconfined",
    about="say whether AppArmor keeps watch, and what runs without it",
    docs="man:aa-enabled(1)",
    options=[flags("-x/--exclusive -q/--quiet -h/--help --paranoid --with-ss --with-netstat --short"), takes("--show")],
    examples="""
        aa-enabled -q           #=> read_only
        aa-unconfined           #=> read_only
        aa-enabled --frobnicate #=> unknown
    """,
)
AA_SET: list[Option] = [takes("-d/--dir --configdir"), flags("--no-reload -h/--help -r/--remove -s/--silent --force")]
AA_ENFORCE = tool(
    "aa-enforce aa-audit aa-cleanprof aa-autodep",
    "PROGRAM...",
    about="have AppArmor deny, or log, what a profile does not allow",
    docs="man:aa-enforce(8)",
    inert="-h",
    does="host.config PROGRAM",
    options=AA_SET,
    examples="""
        aa-enforce /usr/sbin/nginx     #=> config_mutation host.config
        aa-audit -r /usr/sbin/nginx    #=> config_mutation host.config
        aa-enforce --help              #=> read_only
    """,
)
AA_LOWER = tool(
    "aa-complain aa-disable",
    "PROGRAM...",
    about="have AppArmor only report, or leave a program alone",
    docs="man:aa-complain(8)",
    inert="-h",
    does="guard.lower PROGRAM",
    options=AA_SET,
    examples="""
        aa-complain /usr/sbin/nginx    #=> exposure guard.lower
        aa-disable /usr/sbin/nginx     #=> exposure guard.lower
        aa-disable -h                  #=> read_only
    """,
)
AA_TEARDOWN = tool(
    "aa-teardown aa-remove-unknown",
    about="unload profiles of AppArmor",
    docs="man:aa-teardown(8)",
    inert="-n -h",
    does="guard.lower",
    options=[flags("-n -h/--help")],
    examples="""
        aa-teardown           #=> exposure guard.lower
        aa-remove-unknown -n  #=> read_only
    """,
)
AA_EXEC = tool(
    "aa-exec",
    "COMMAND...:argv",
    about="run a command under a profile",
    docs="man:aa-exec(1)",
    posix=True,
    inert="-h",
    options=[takes("-p/--profile -n/--namespace"), flags("-d/--debug -i/--immediate -v/--verbose -h/--help")],
    examples="""
        aa-exec -p usr.sbin.nginx -- ls      #=> read_only
        aa-exec -p x rm -rf /srv/x           #=> destructive
        aa-exec --help                       #=> read_only
    """,
)
AA_PARSER = tool(
    "apparmor_parser",
    "PROFILE...",
    about="load profiles of AppArmor into the kernel",
    docs="man:apparmor_parser(8)",
    inert="-V -h -N --print-cache-dir --print-config",
    options=[
        flags("-a/--add -r/--replace -B/--binary -N/--names -X/--readimpliesX -k/--show-cache -K/--skip-cache"),
        flags("-T/--skip-read-cache -W/--write-cache --skip-bad-cache --purge-cache --debug-cache --print-cache-dir"),
        flags("-q/--quiet -v/--verbose -Q/--skip-kernel-load -V/--version -p/--preprocess -S/--stdout"),
        flags("--abort-on-error --skip-bad-cache-rebuild --print-config --estimated-compile-size --print-config-file"),
        flags("-R/--remove -C/--Complain", does="guard.lower PROFILE", because="no longer denies what it denied"),
        takes("-o/--ofile", writes="VALUE"),
        takes(
            "-b/--base -I/--Include -f/--subdomainfs/--apparmorfs -m/--match-string -M/--features-file"
            " --policy-features"
        ),
        takes(
            "--override-policy-abi --kernel-features -n/--namespace/--namespace-string -L/--cache-loc -j/--jobs"
            " --max-jobs"
        ),
        takes("--config-file --warn"),
        takes("-d/--debug -D/--dump -O/--Optimize/--optimize -h/--help --Werror", "[VALUE]"),
    ],
    rows=[when(unless="-Q -S -p", does="host.config PROFILE", because="loads profiles into the kernel")],
    examples="""
        apparmor_parser -r /etc/apparmor.d/usr.sbin.nginx   #=> config_mutation host.config
        apparmor_parser -Q -K /etc/apparmor.d/usr.sbin.nginx #=> read_only
        apparmor_parser -R /etc/apparmor.d/usr.sbin.nginx   #=> exposure guard.lower
        apparmor_parser -QT -o /srv/x.bin x                 #=> config_mutation fs.write
        apparmor_parser -V                                  #=> read_only
    """,
)

TOOLS = [
    LOOKS,
    STATUS,
    SETENFORCE,
    GETSEBOOL,
    SETSEBOOL,
    SEMANAGE,
    RESTORECON,
    MATCHPATHCON,
    AA_STATUS,
    AA_ENABLED,
    AA_ENFORCE,
    AA_LOWER,
    AA_TEARDOWN,
    AA_EXEC,
    AA_PARSER,
]
