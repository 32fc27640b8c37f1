from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Groups that give use of a device, and no right over other users or the host. Any other group may be a way in.
DEVICES = (
    "audio|video|plugdev|dialout|cdrom|floppy|games|input|render|scanner|netdev|bluetooth|lp|users|fax|voice|tape|uucp"
)

RULING = (
    "*sudo*|*wheel*|*admin*|*root*|*docker*|*podman*|*lxd*|*incus*|*libvirt*|*disk*|*shadow*|*kmem*|*adm*|*kvm*|0|*,0"
)

ROOT = [takes("-R/--root", context="chroot:VALUE"), takes("-P/--prefix"), flags("-h/--help")]

JOINS = when("-G", unless=f"-G={DEVICES}", does="access.grant", because="gives the rights of a group")

RULES = when(f"-g={RULING} --gid={RULING}", does="access.grant", because="gives the rights of a group that rules")

IS_ROOT = when("-u=0|00|+0|0x0", does="access.grant", because="another name for root")

USERADD = tool(
    "useradd",
    "LOGIN",
    about="make an account",
    docs="man:useradd(8)",
    inert="--help",
    options=[
        *ROOT,
        takes(
            "-b/--base-dir -c/--comment -d/--home-dir/--home -e/--expiredate -f/--inactive -g/--gid -G/--groups"
            " -k/--skel -K/--key -p/--password -s/--shell -u/--uid -Z/--selinux-user --selinux-range"
        ),
        flags(
            "--badname/--badnames --btrfs-subvolume-home -D/--defaults -F/--add-subids-for-system -l/--no-log-init"
            " -m/--create-home -M/--no-create-home -N/--no-user-group -o/--non-unique -r/--system -U/--user-group"
        ),
    ],
    rows=[
        when("LOGIN", does="account.change LOGIN"),
        when("-D", "-b -e -f -g -s -K", does="account.change", because="changes what new accounts get"),
        JOINS,
        RULES,
        IS_ROOT,
    ],
    examples="""
        useradd -m -s /bin/bash bob                     #=> config_mutation account.change
        useradd -r -g www-data -d /srv app              #=> config_mutation
        useradd -m bob -G sudo                          #=> exposure access.grant
        useradd -m bob --groups docker,audio            #=> exposure
        useradd -m bob -G audio                         #=> config_mutation
        useradd -g sudo bob                             #=> exposure
        useradd -ou 0 bob                               #=> exposure access.grant
        useradd -u 1000 bob                             #=> config_mutation
        useradd -D                                      #=> read_only
        useradd -D -s /bin/zsh                          #=> config_mutation
        useradd --help                                  #=> read_only
        useradd --frobnicate bob                        #=> unknown unknown.option
    """,
)

USERMOD = tool(
    "usermod",
    "LOGIN",
    about="change an account",
    docs="man:usermod(8)",
    inert="--help",
    does="account.change LOGIN",
    options=[
        *ROOT,
        flags("-L/--lock", does="access.revoke LOGIN"),
        flags("-U/--unlock", does="access.grant LOGIN", because="lets an account log in again"),
        takes("-p/--password", does="access.revoke LOGIN", because="the old password is out"),
        takes("-e/--expiredate -l/--login", does="access.revoke LOGIN"),
        takes(
            "-c/--comment -d/--home -f/--inactive -g/--gid -G/--groups -s/--shell -u/--uid -v/--add-subuids"
            " -V/--del-subuids -w/--add-subgids -W/--del-subgids -Z/--selinux-user --selinux-range"
        ),
        flags("-a/--append -b/--badname/--badnames -m/--move-home -o/--non-unique -r/--remove"),
    ],
    rows=[
        when("-G", unless=f"-r -G={DEVICES}|", does="access.grant LOGIN", because="gives the rights of a group"),
        when("-G", unless="-a", does="access.revoke LOGIN", because="takes the account out of other groups"),
        RULES,
        IS_ROOT,
        when("-s=*nologin|*false", does="access.revoke LOGIN", because="keeps the account from logging in"),
    ],
    examples="""
        usermod -c Bob bob                #=> config_mutation account.change
        usermod -s /bin/zsh bob           #=> config_mutation
        usermod -s /usr/sbin/nologin bob  #=> disruptive access.revoke
        usermod -aG sudo bob              #=> exposure access.grant
        usermod -a -G docker,audio bob    #=> exposure
        usermod -aG audio bob             #=> config_mutation
        usermod -G audio bob              #=> disruptive access.revoke
        usermod -G '' bob                 #=> disruptive access.revoke
        usermod -rG sudo bob              #=> disruptive
        usermod --append --groups=wheel bob  #=> exposure
        usermod -g root bob               #=> exposure
        usermod -g bob bob                #=> config_mutation
        usermod -u 0 -o bob               #=> exposure
        usermod -u 1000 bob               #=> config_mutation
        usermod -L bob                    #=> disruptive access.revoke
        usermod -U bob                    #=> exposure access.grant
        usermod -p '$6$x' bob             #=> disruptive
        usermod -e 2026-01-01 bob         #=> disruptive
        usermod -d /srv/bob -m bob        #=> config_mutation
        usermod --help                    #=> read_only
    """,
)

USERDEL = tool(
    "userdel",
    "LOGIN",
    about="remove an account",
    docs="man:userdel(8)",
    inert="--help",
    does="access.revoke LOGIN",
    options=[
        *ROOT,
        flags("-r/--remove", does="fs.delete", because="deletes the home directory and mail"),
        flags("-f/--force", does="fs.delete", because="removes files even if they belong to others"),
        flags("-Z/--selinux-user"),
    ],
    examples="""
        userdel bob           #=> disruptive access.revoke
        userdel -r bob        #=> destructive fs.delete
        userdel --remove bob  #=> destructive
        userdel -f bob        #=> destructive
        userdel --help        #=> read_only
    """,
)

TOOLS = [USERADD, USERMOD, USERDEL]
