from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Groups that give use of a device, and no right over other users or the host. Any other group may be a way in.
DEVICES = (
    "audio|video|plugdev|dialout|cdrom|floppy|games|input|render|scanner|netdev|bluetooth|lp|users|fax|voice|tape|uucp"
)

ROOT = [takes("-R/--root", context="chroot:VALUE"), takes("-P/--prefix"), flags("-h/--help")]

GROUPADD = tool(
    "groupadd",
    "GROUP",
    about="make a group",
    docs="man:groupadd(8)",
    inert="--help",
    does="account.change GROUP",
    options=[
        *ROOT,
        takes("-U/--users", does="access.grant VALUE"),
        takes("-g/--gid -K/--key -p/--password"),
        flags("-f/--force -o/--non-unique -r/--system"),
    ],
    examples="""
        groupadd -r app        #=> config_mutation account.change
        groupadd -U bob ops    #=> exposure access.grant
        groupadd --help        #=> read_only
    """,
)

GROUPMOD = tool(
    "groupmod",
    "GROUP",
    about="change a group",
    docs="man:groupmod(8)",
    inert="--help",
    does="account.change GROUP",
    options=[
        *ROOT,
        takes("-U/--users", does="access.grant VALUE"),
        takes("-g/--gid -n/--new-name -p/--password"),
        flags("-a/--append -o/--non-unique"),
    ],
    examples="""
        groupmod -n web www      #=> config_mutation account.change
        groupmod -aU bob docker  #=> exposure access.grant
        groupmod --help          #=> read_only
    """,
)

GROUPDEL = tool(
    "groupdel",
    "GROUP",
    about="remove a group",
    docs="man:groupdel(8)",
    inert="--help",
    does="access.revoke GROUP",
    options=[*ROOT, flags("-f/--force")],
    examples="""
        groupdel ops     #=> disruptive access.revoke
        groupdel --help  #=> read_only
    """,
)

GROUPMEMS = tool(
    "groupmems",
    about="change who is in a group",
    docs="man:groupmems(8)",
    inert="--help",
    options=[
        takes("-R/--root -g/--group"),
        takes("-a/--add", does="access.grant VALUE"),
        takes("-d/--delete", does="access.revoke VALUE"),
        flags("-p/--purge", does="access.revoke"),
        flags("-l/--list -h/--help"),
    ],
    examples="""
        groupmems -g ops -l       #=> read_only
        groupmems -g ops -a bob   #=> exposure access.grant
        groupmems -g ops -d bob   #=> disruptive access.revoke
        groupmems -g ops --purge  #=> disruptive
    """,
)

GPASSWD = tool(
    "gpasswd",
    "GROUP",
    about="change who is in a group, and its password",
    docs="man:gpasswd(1)",
    inert="--help",
    options=[
        takes("-a/--add"),
        takes("-d/--delete", does="access.revoke VALUE"),
        takes("-M/--members", does="access.grant VALUE, access.revoke GROUP", because="says anew who is in the group"),
        takes("-A/--administrators", does="access.grant VALUE"),
        takes("-Q/--root"),
        flags("-r/--remove-password -R/--restrict -h/--help"),
    ],
    rows=[
        when("GROUP", does="account.change GROUP"),
        when("-a", unless=f"GROUP={DEVICES}", does="access.grant -a", because="gives the rights of a group"),
    ],
    examples="""
        gpasswd -a bob docker    #=> exposure access.grant
        gpasswd -a bob audio     #=> config_mutation
        gpasswd -d bob docker    #=> disruptive access.revoke
        gpasswd -M bob,eve ops   #=> exposure
        gpasswd -A bob ops       #=> exposure
        gpasswd ops              #=> config_mutation account.change
        gpasswd --help           #=> read_only
    """,
)

TOOLS = [GROUPADD, GROUPMOD, GROUPDEL, GROUPMEMS, GPASSWD]
