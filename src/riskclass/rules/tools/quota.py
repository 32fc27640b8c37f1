from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

WHO = [
    flags("-u/--user -g/--group -P/--project -h/--help -V/--version --always-resolve"),
    takes("-F/--format"),
]
UNITS = takes("-s/--human-readable", "[UNITS]")
HELP = "-h --help -V --version"

TOOLS = [
    tool(
        "quota",
        "NAME...",
        about="show quotas of a user",
        docs="man:quota(1)",
        options=[
            *WHO,
            UNITS,
            takes("--filesystem"),
            flags(
                "-q/--quiet -v/--verbose -w/--no-wrap -p/--raw-grace -l/--local-only -Q/--quiet-refuse -i/--no-autofs"
                " -f/--filesystem-list -A/--all-nfs -m/--no-mixed-pathnames --show-mntpoint --hide-device"
            ),
        ],
        examples="quota -s -u bob  #=> read_only",
    ),
    tool(
        "repquota quotastats",
        "TARGET...",
        about="report quotas",
        docs="man:repquota(8)",
        options=[
            *WHO,
            UNITS,
            takes("-O/--output"),
            flags(
                "-v/--verbose -t/--truncate-names -p/--raw-grace -n/--no-names -i/--no-autofs -c/--cache -C/--no-cache"
                " -a/--all"
            ),
        ],
        examples="repquota -as  #=> read_only",
    ),
    tool(
        "edquota",
        "NAME...",
        about="edit quotas",
        docs="man:edquota(8)",
        inert=HELP,
        options=[
            *WHO,
            takes("-p/--prototype -f/--filesystem"),
            flags("-r/--remote -m/--no-mixed-pathnames -t/--edit-period -T/--edit-times"),
        ],
        rows=[
            when(unless="-p", does="code.interactive NAME", because="opens an editor"),
            when("-p", does="storage.disrupt NAME", because="writes over the new limit fail"),
        ],
        examples="""
            edquota bob            #=> unknown code.interactive
            edquota -p alice bob   #=> disruptive storage.disrupt
            edquota --help         #=> read_only
        """,
    ),
    tool(
        "setquota",
        "NAME WORD...",
        about="set quotas",
        docs="man:setquota(8)",
        inert=HELP,
        does="storage.disrupt NAME",
        because="writes over the new limit fail",
        options=[
            *WHO,
            takes("-p/--prototype"),
            flags(
                "-a/--all -b/--batch -c/--continue-batch -r/--remote -m/--no-mixed-pathnames -t/--edit-period"
                " -T/--edit-times"
            ),
        ],
        examples="""
            setquota -u bob 5G 6G 0 0 /srv  #=> disruptive storage.disrupt
            setquota --help                 #=> read_only
        """,
    ),
    tool(
        "quotaon quotaoff",
        "TARGET...",
        about="turn quotas on or off",
        docs="man:quotaon(8)",
        inert=f"-p --print-state {HELP}",
        does="storage.change TARGET",
        options=[
            *WHO,
            takes("-x/--xfs-command"),
            flags("-a/--all -f/--off -p/--print-state -v/--verbose"),
        ],
        examples="""
            quotaon -p /srv   #=> read_only
            quotaon -ug /srv  #=> config_mutation storage.change
            quotaoff -a       #=> config_mutation storage.change
        """,
    ),
    tool(
        "quotacheck",
        "TARGET...",
        about="count anew what users take",
        docs="man:quotacheck(8)",
        inert=HELP,
        does="storage.disrupt TARGET",
        because="makes the file system read-only while it counts",
        options=[
            *WHO,
            flags(
                "-c/--create-files -b/--backup -f/--force -i/--interactive -n/--use-first-dquot -v/--verbose -d/--debug"
                " -m/--no-remount -M/--try-remount -R/--exclude-root -a/--all"
            ),
        ],
        examples="""
            quotacheck -cug /srv  #=> disruptive storage.disrupt
            quotacheck --help     #=> read_only
        """,
    ),
    tool(
        "warnquota",
        "TARGET...",
        about="send mail to users over their quota",
        docs="man:warnquota(8)",
        inert=HELP,
        does="message.send",
        options=[
            *WHO,
            UNITS,
            takes("-c/--config -q/--quota-tab -a/--admins-file"),
            flags("-i/--no-autofs -d/--no-details -I/--ignore-config-errors"),
        ],
        examples="""
            warnquota -s      #=> config_mutation message.send
            warnquota --help  #=> read_only
        """,
    ),
]
