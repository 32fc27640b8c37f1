from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Trees whose attributes and rights nothing but a reinstallation brings back.
SYSTEM = (
    ""
    "FILE=/|//|/.|/./|/bin*|/boot*|/dev|/dev/*|/etc*|/home|/home/|/lib*|/proc*|/run|/run/|/sbin*|/sys*|/usr|/usr/|/usr/bin*|/usr/include*|/usr/lib*|/usr/sbin*|/usr/share|/usr/share/|/var|/var/|/var/lib|/var/lib/|/system*|/library"
)
BREAKS = "changes a whole system tree, which only a reinstallation takes back"

TOOLS = [
    tool(
        "lsattr getfacl getfattr",
        "FILE...",
        about="show attributes and access lists of files",
        input="none",
        docs="man:getfacl(1)",
        open=True,  # they only print, whatever their options
        examples="""
            lsattr -d /srv                       #=> read_only
            getfacl -p ~/.ssh                    #=> read_only
        """,
    ),
    tool(
        "chattr",
        "FILE...",
        about="change the attributes of files",
        docs="man:chattr(1)",
        does="fs.attributes FILE",
        options=[
            takes("-p -v"),
            flags("-R -V -f"),
            flags("+*"),
            flags("-a -A -c -C -d -D -e -E -F -i -I -j -m -N -P -s -S -t -T -u -x -X"),
        ],
        rows=[when("-R", SYSTEM, does="host.break FILE", because=BREAKS)],
        examples="""
            chattr +i f                          #=> config_mutation fs.attributes
            chattr -i /etc/resolv.conf           #=> config_mutation fs.attributes
            chattr -R +i /srv/app                #=> config_mutation fs.attributes
            chattr -R +i /etc                    #=> destructive host.break
        """,
    ),
    tool(
        "setfacl",
        "FILE...",
        about="change the access lists of files",
        docs="man:setfacl(1)",
        does="fs.attributes FILE",
        inert="--test --help -h --version -v",
        posix=True,  # each file is changed as it is met (tried), before the options behind it are read
        options=[
            takes("-m/--modify -M/--modify-file -x/--remove -X/--remove-file --set --set-file --restore"),
            flags(
                "-b/--remove-all -k/--remove-default -n/--no-mask --mask -d/--default -R/--recursive -L/--logical"
                " -P/--physical --test -v/--version -h/--help"
            ),
        ],
        rows=[
            when(
                "-m=*o:*w*|*o::*w*|*other:*w*|*o:*7*|*o:*6*|*o::7|*o::6",
                does="access.grant FILE",
                because="lets everybody write",
            ),
            when(
                "-m -M --set --set-file",
                unless="-m=*:---|*:-|*:0",
                does="access.grant FILE",
                because="gives rights to users or groups",
            ),
            when("--restore", does="fs.write cwd", because="changes owners and modes of the files in a list"),
            when("-R", SYSTEM, does="host.break FILE", because=BREAKS),
            when("FILE=-*", does="access.grant FILE", because="more entries, which are not read"),
        ],
        examples="""
            setfacl -x u:app f -m o::rwx g       #=> exposure access.grant
            setfacl -x u:app f --test            #=> exposure access.grant
            setfacl -m u:app:rx /srv/app         #=> exposure access.grant
            setfacl -m u:app:--- /srv/app        #=> config_mutation fs.attributes
            setfacl -x u:app /srv/app            #=> config_mutation fs.attributes
            setfacl -m o::rwx /srv/app           #=> exposure access.grant
            setfacl -R -x u:app /srv/app         #=> config_mutation fs.attributes
            setfacl -R -b /usr                   #=> destructive host.break
            setfacl --restore=list               #=> config_mutation fs.write
            setfacl --test -m o::rwx f           #=> read_only
        """,
    ),
    tool(
        "setfattr",
        "FILE...",
        about="change extended attributes of files",
        docs="man:setfattr(1)",
        does="fs.attributes FILE",
        inert="--help --version",
        options=[
            takes("-n/--name -v/--value -x/--remove"),
            takes("--restore", does="fs.attributes", because="changes the files in a list"),
            flags("-h/--no-dereference --raw --help --version"),
        ],
        examples="""
            setfattr -n user.x -v 1 f            #=> config_mutation fs.attributes
            setfattr --restore=list              #=> config_mutation fs.attributes
            setfattr --help                      #=> read_only
        """,
    ),
]
