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
PASSWORDS = [*ROOT, takes("-c/--crypt-method -s/--sha-rounds"), flags("-e/--encrypted -m/--md5")]

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
        when("-G", unless=f"-r -G={DEVICES}", does="access.grant LOGIN", because="gives the rights of a group"),
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

ADDUSER = tool(
    "adduser addgroup",
    "LOGIN GROUP",
    about="make an account or a group, or put one into the other",
    docs="man:adduser(8)",
    inert="--help --version",
    does="account.change LOGIN",
    options=[
        takes(
            "--uid --firstuid --lastuid --gid --firstgid --lastgid --ingroup --shell -s --comment/--gecos -g --home"
            " --conf -G -u -k"
        ),
        flags(
            "--add-extra-groups/--add_extra_groups --no-create-home --allow-all-names --allow-bad-names"
            "/--allow-badname/--force-badname --disabled-password --disabled-login --quiet -q --verbose --debug"
            " --system --group --encrypt-home -h/--help --version -D -H -S"
        ),
    ],
    rows=[
        when("GROUP", unless=f"GROUP={DEVICES}", does="access.grant LOGIN", because="gives the rights of a group"),
        when(f"--ingroup={RULING} --gid={RULING} -G={RULING}", does="access.grant LOGIN"),
        when("--add-extra-groups", does="access.grant LOGIN", because="gives the rights of the groups in its settings"),
        when("--uid=0 -u=0", does="access.grant", because="another name for root"),
    ],
    examples="""
        adduser --disabled-password --gecos '' bob     #=> config_mutation account.change
        adduser --system --group --home /srv app       #=> config_mutation
        addgroup --gid 2000 staff                      #=> config_mutation
        adduser -D -H app                              #=> config_mutation
        adduser bob sudo                               #=> exposure access.grant
        adduser bob audio                              #=> config_mutation
        adduser --ingroup docker bob                   #=> exposure
        adduser --ingroup bob bob                      #=> config_mutation
        adduser --add-extra-groups bob                 #=> exposure
        adduser --uid 0 bob                            #=> exposure
        adduser --uid 1500 bob                         #=> config_mutation
        adduser --help                                 #=> read_only
    """,
)

DELUSER = tool(
    "deluser delgroup",
    "LOGIN GROUP",
    about="remove an account or a group, or take one out of the other",
    docs="man:deluser(8)",
    inert="--help --version",
    does="access.revoke LOGIN",
    options=[
        flags("--remove-home --remove-all-files", does="fs.delete", because="deletes the account's files"),
        takes("--backup-to --backup-suffix --conf"),
        flags("--system --group --only-if-empty --backup --quiet -q --verbose --debug -h/--help --version"),
    ],
    examples="""
        deluser bob                      #=> disruptive access.revoke
        deluser bob sudo                 #=> disruptive
        delgroup --only-if-empty staff   #=> disruptive
        deluser --remove-home bob        #=> destructive fs.delete
        deluser --help                   #=> read_only
    """,
)

GROUPS = [
    tool(
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
    ),
    tool(
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
    ),
    tool(
        "groupdel",
        "GROUP",
        about="remove a group",
        docs="man:groupdel(8)",
        inert="--help",
        does="access.revoke GROUP",
        options=[*ROOT, flags("-f/--force")],
        examples="groupdel ops   #=> disruptive access.revoke\ngroupdel --help   #=> read_only",
    ),
    tool(
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
    ),
]

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

PASSWD = tool(
    "passwd",
    "LOGIN",
    about="change a password",
    docs="man:passwd(1)",
    inert="--help",
    options=[
        takes("-R/--root", context="chroot:VALUE"),
        takes("-P/--prefix -r/--repository"),
        flags("-d/--delete", does="access.grant LOGIN", because="lets anyone in who knows the name"),
        flags("-u/--unlock", does="access.grant LOGIN", because="lets an account log in again"),
        flags("-l/--lock -e/--expire", does="access.revoke LOGIN"),
        takes(
            "-i/--inactive -n/--mindays/--minimum -w/--warndays/--warning -x/--maxdays/--maximum",
            does="account.change LOGIN",
        ),
        flags("-a/--all -S/--status -q/--quiet -k/--keep-tokens -s/--stdin -f/--force -h/-?/--help --usage"),
    ],
    rows=[
        when(
            unless="-a -S -d -u -l -e -i -n -w -x",
            does="access.revoke LOGIN",
            because="whoever used the old password is out",
        ),
    ],
    examples="""
        passwd                 #=> disruptive access.revoke
        passwd bob             #=> disruptive access.revoke
        passwd -S bob          #=> read_only
        passwd -l bob          #=> disruptive
        passwd -u bob          #=> exposure access.grant
        passwd -d bob          #=> exposure access.grant
        passwd -x 90 bob       #=> config_mutation account.change
        passwd --status --all  #=> read_only
        echo secret | passwd --stdin bob   #=> disruptive
        passwd --help          #=> read_only
    """,
)

CHAGE = tool(
    "chage",
    "LOGIN",
    about="change how long a password holds",
    docs="man:chage(1)",
    inert="--help",
    options=[
        takes("-R/--root", context="chroot:VALUE"),
        takes("-E/--expiredate", does="access.revoke LOGIN"),
        takes("-P/--prefix -d/--lastday -I/--inactive -m/--mindays -M/--maxdays -W/--warndays"),
        flags("-l/--list -i/--iso8601 -h/--help"),
    ],
    rows=[when(unless="-l", does="account.change LOGIN")],
    examples="""
        chage -l bob           #=> read_only
        chage -M 90 bob        #=> config_mutation account.change
        chage -E 2026-01-01 bob  #=> disruptive access.revoke
        chage bob              #=> config_mutation
        chage --help           #=> read_only
    """,
)

VISUDO = tool(
    "visudo",
    "FILE",
    about="edit or check the sudoers file",
    docs="man:visudo(8)",
    inert="-c --help --version",
    does="code.interactive FILE",
    options=[
        takes("-f/--file"),
        flags("-c/--check -h/--help -I/--no-includes -O/--owner -P/--perms -q/--quiet -s/--strict -V/--version"),
    ],
    examples="""
        visudo                          #=> unknown code.interactive
        visudo -f /etc/sudoers.d/x      #=> unknown
        visudo -cf /etc/sudoers.d/x     #=> read_only
    """,
)

OTHERS = [
    tool(
        "chpasswd chgpasswd",
        about="set many passwords",
        docs="man:chpasswd(8)",
        inert="--help",
        does="access.revoke",
        because="whoever used an old password is out",
        options=PASSWORDS,
        examples="""
             echo 'bob:secret' | chpasswd         #=> disruptive access.revoke
             echo 'bob:x' | chpasswd -e           #=> disruptive
             chpasswd --help                      #=> read_only
         """,
    ),
    tool(
        "newusers",
        "FILE",
        about="make many accounts",
        docs="man:newusers(8)",
        inert="--help",
        does="access.grant FILE",
        because="makes accounts from a list that is not seen here",
        options=[*ROOT, takes("-c/--crypt-method -s/--sha-rounds"), flags("-b/--badname -r/--system")],
        examples="newusers list   #=> exposure access.grant\nnewusers --help   #=> read_only",
    ),
    tool(
        "vipw vigr",
        about="edit the account files",
        docs="man:vipw(8)",
        inert="--help",
        does="code.interactive",
        options=[takes("-R/--root"), flags("-g/--group -h/--help -p/--passwd -q/--quiet -s/--shadow")],
        examples="vipw -s   #=> unknown code.interactive\nvigr --help   #=> read_only",
    ),
    tool(
        "newgrp",
        "GROUP",
        about="open a shell with another group",
        docs="man:newgrp(1)",
        stdin="sh",
        options=[flags("-l -h/--help")],
        examples="newgrp docker   #=> unknown code.interactive",
    ),
    tool(
        "sg",
        "GROUP COMMAND...:sh",
        about="run a command with another group",
        docs="man:sg(1)",
        options=[takes("-c", "COMMAND:sh"), flags("-l")],
        rows=[when(unless="COMMAND -c", stdin="sh")],
        examples="""
             sg docker ls               #=> read_only
             sg docker -c 'rm -rf x'    #=> destructive
             sg docker -c ls            #=> read_only
             sg docker                  #=> unknown
         """,
    ),
    tool(
        "chfn",
        "LOGIN",
        about="change an account's description",
        docs="man:chfn(1)",
        inert="--help",
        does="account.change LOGIN",
        options=[
            takes("-f/--full-name -h/--home-phone -o/--office -r/--room -R/--root -w/--work-phone -p"),
            flags("-u/--help"),
        ],
        examples="chfn -f Bob bob   #=> config_mutation account.change\nchfn --help   #=> read_only",
    ),
    tool(
        "chsh",
        "LOGIN",
        about="change an account's shell",
        docs="man:chsh(1)",
        inert="--help -l",
        does="account.change LOGIN",
        options=[takes("-R/--root -s/--shell"), flags("-h/--help -l/--list-shells -v/--version")],
        examples="chsh -s /bin/zsh bob   #=> config_mutation account.change\nchsh --help   #=> read_only\nchsh -l   #=> read_only",
    ),
    tool(
        "pwck grpck",
        "FILE...",
        about="check, and mend, the account files",
        docs="man:pwck(8)",
        inert="-r --help",
        does="account.change",
        because="asks which lines to delete",
        options=[
            takes("-R/--root"),
            flags("-b/--badname -h/--help -q/--quiet -r/--read-only -s/--sort -S/--silence-warnings"),
        ],
        examples="pwck -r   #=> read_only\npwck   #=> config_mutation account.change",
    ),
    tool(
        "getent",
        "DATABASE KEY...",
        about="look up accounts, hosts and the like",
        docs="man:getent(1)",
        options=[takes("-s/--service"), flags("-A/--no-addrconfig -i/--no-idn -?/--help --usage -V/--version")],
        rows=[when("DATABASE=shadow|gshadow", does="secret.read DATABASE", because="shows password hashes")],
        examples="""
             getent passwd bob      #=> read_only
             getent hosts web1      #=> read_only
             getent shadow          #=> exposure secret.read
             getent gshadow ops     #=> exposure
         """,
    ),
    tool(
        "last lastb",
        "USER...",
        about="list log-ins",
        docs="man:last(1)",
        options=[
            takes("-f/--file -n/--limit -s/--since -t/--until -p/--present --time-format"),
            flags(
                "-# -T/--tab-separated -a/--hostlast -d/--dns -F/--fulltimes -i/--ip -R/--nohostname -w/--fullnames -x/--system"
                " -h/--help -V/--version"
            ),
        ],
        examples="last -20 bob   #=> read_only\nlast -n 5 -x reboot   #=> read_only\nlast --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "lastlog",
        about="list everyone's last log-in",
        docs="man:lastlog(8)",
        options=[
            takes("-b/--before -R/--root -t/--time -u/--user"),
            flags("-h/--help"),
            flags("-C/--clear", does="log.discard"),
            flags("-S/--set", does="fs.write"),
        ],
        examples="""
             lastlog -u bob      #=> read_only
             lastlog -u bob -C   #=> destructive log.discard
             lastlog -S -u bob   #=> config_mutation fs.write
         """,
    ),
    tool(
        "faillog",
        about="show and set log-in failures",
        docs="man:faillog(8)",
        options=[
            takes("-R/--root -t/--time -u/--user"),
            flags("-a/--all -h/--help"),
            flags("-r/--reset", does="log.discard"),
            takes("-l/--lock-secs -m/--maximum", does="account.change"),
        ],
        examples="""
             faillog -a           #=> read_only
             faillog -r           #=> destructive log.discard
             faillog -m 5 -u bob  #=> config_mutation account.change
         """,
    ),
    tool(
        "w",
        "USER",
        about="show who is logged in, and what they do",
        docs="man:w(1)",
        options=[
            flags(
                "-h/--no-header -u/--no-current -s/--short -f/--from -o/--old-style -i/--ip-addr -p/--pids"
                " -c/--container -t/--terminal --help -V/--version"
            )
        ],
        examples="w   #=> read_only\nw -hi bob   #=> read_only\nw --frobnicate   #=> unknown unknown.option",
    ),
]

TOOLS = [USERADD, USERMOD, USERDEL, ADDUSER, DELUSER, *GROUPS, GPASSWD, PASSWD, CHAGE, VISUDO, *OTHERS]
