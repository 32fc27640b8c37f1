from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

ROOT = [takes("-R/--root", context="chroot:VALUE"), takes("-P/--prefix"), flags("-h/--help")]

PASSWORDS = [*ROOT, takes("-c/--crypt-method -s/--sha-rounds"), flags("-e/--encrypted -m/--md5")]

PASSWD = tool(
    "passwd",
    "LOGIN",
    about="change a password",
    input="part",
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

CHPASSWD = tool(
    "chpasswd chgpasswd",
    about="set many passwords",
    input="part",
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
)

NEWUSERS = tool(
    "newusers",
    "FILE",
    about="make many accounts",
    docs="man:newusers(8)",
    inert="--help",
    does="access.grant FILE",
    because="makes accounts from a list that is not seen here",
    options=[*ROOT, takes("-c/--crypt-method -s/--sha-rounds"), flags("-b/--badname -r/--system")],
    examples="""
        newusers list    #=> exposure access.grant
        newusers --help  #=> read_only
    """,
)

CHFN = tool(
    "chfn",
    "LOGIN",
    about="change an account's description",
    docs="man:chfn(1)",
    inert="--help",
    does="account.change LOGIN",
    options=[
        takes("-f/--full-name -h/--home-phone -o/--other/--office -r/--room -R/--root -w/--work-phone -p"),
        flags("-u/--help"),
    ],
    examples="""
        chfn -f Bob bob  #=> config_mutation account.change
        chfn --help      #=> read_only
    """,
)

CHSH = tool(
    "chsh",
    "LOGIN",
    about="change an account's shell",
    docs="man:chsh(1)",
    inert="--help -l",
    does="account.change LOGIN",
    options=[takes("-R/--root -s/--shell"), flags("-h/--help -l/--list-shells -v/--version")],
    examples="""
        chsh -s /bin/zsh bob  #=> config_mutation account.change
        chsh --help           #=> read_only
        chsh -l               #=> read_only
    """,
)

PWCK = tool(
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
    examples="""
        pwck -r  #=> read_only
        pwck     #=> config_mutation account.change
    """,
)

TOOLS = [PASSWD, CHAGE, CHPASSWD, NEWUSERS, CHFN, CHSH, PWCK]
