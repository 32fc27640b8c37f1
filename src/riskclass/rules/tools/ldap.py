from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

COMMON = [
    takes("-d -D -w -y -H -h -p -P -e -E -o -O -U -R -X -Y -b"),
    flags("-V -n -v -c -x -W -I -Q -N -Z -M -u -C -k -K"),
]

#: Attributes that are made for a password, or for its hash.
PASSWORDS = (
    "userpassword|authpassword|unicodepwd|unixuserpassword|sambantpassword|sambalmpassword|krbprincipalkey"
    "|supplementalcredentials|ntpwdhistory|lmpwdhistory|ms-mcs-admpwd|mslaps-password|mslaps-encryptedpassword"
    "|msds-managedpassword|ipanthash"
)

SEARCH = tool(
    "ldapsearch",
    "FILTER ATTRIBUTE...",
    about="search a directory",
    docs="man:ldapsearch(1)",
    does="net.query -H FILTER",
    options=[
        *COMMON,
        takes("-f", reads="VALUE|-"),
        flags("-t", does="fs.scratch", because="writes values into temporary files"),
        takes("-T -F -S -s -a -l -z"),
        flags("-A -L"),
    ],
    rows=[
        when(f"ATTRIBUTE=={PASSWORDS}", unless="-A", does="secret.read ATTRIBUTE", because="shows passwords or hashes"),
        when("-t", "-T", does="fs.create -T"),
    ],
    examples=r"""
        ldapsearch -x -H ldap://h -b dc=example,dc=com '(uid=me)' cn mail     #=> read_only
        ldapsearch -LLL -D cn=admin -w secret -s base -z 10                   #=> read_only
        ldapsearch -tt -x '(uid=me)'                                          #=> reversible_low
        ldapsearch -x '(uid=me)' userPassword                                 #=> exposure secret.read
        ldapsearch -x -A '(uid=me)' userPassword                              #=> read_only
        ldapsearch -t -T /srv '(uid=me)' jpegPhoto                            #=> reversible_low fs.create
        ldapsearch -f /etc/shadow '(uid=%s)'                                  #=> exposure secret.read
    """,
)

QUERIES = tool(
    "ldapwhoami ldapcompare ldapurl",
    "WORD...",
    about="ask a directory",
    docs="man:ldapwhoami(1)",
    options=[*COMMON, takes("-a -s -S -f"), flags("-z")],
    examples=r"""
        ldapwhoami -x -D cn=admin -W                                          #=> read_only
        ldapcompare -x uid=me,dc=x cn:me                                      #=> read_only
    """,
)

EXOP = tool(
    "ldapexop",
    "OPERATION WORD...",
    about="ask a directory for an extended operation",
    docs="man:ldapexop(1)",
    inert="-n",
    options=[*COMMON, takes("-f", does="net.send VALUE", because="sends the operations of a file")],
    rows=[
        when(
            "OPERATION",
            unless="OPERATION=whoami|1.3.6.1.4.1.4203.1.11.3",
            does="net.send OPERATION WORD",
            because="may change the directory: passwords and life spans of entries are set so",
        )
    ],
    examples=r"""
        ldapexop -x whoami                                                    #=> read_only
        ldapexop -x refresh cn=x,dc=y 60                                      #=> config_mutation net.send
        ldapexop -x -n refresh cn=x,dc=y 60                                   #=> read_only
        ldapexop -x -f operations                                             #=> config_mutation net.send
    """,
)

#: A record of LDIF may delete, whichever of the two reads it (its changetype counts before `-a`).
MODIFY = tool(
    "ldapmodify ldapadd",
    about="change a directory",
    docs="man:ldapmodify(1)",
    does="net.send -H",
    because="changes entries of a directory",
    inert="-n",
    options=[*COMMON, takes("-f", "FILE"), takes("-S", writes="VALUE"), takes("-j"), flags("-a -r -F")],
    rows=[
        when("-f", does="net.upload -f", because="sends a file"),
        when("-f", unless="-n", runs="-f:@ldif"),
        when("-n", "-v", "-f", does="secret.read -f", because="shows the changes"),
        when(unless="-f -n", stdin="ldif"),
    ],
    examples=r"""
        ldapmodify -x -H ldap://h -D cn=admin -W                              #=> unknown code.interactive
        ldapmodify -x < changes.ldif                                          #=> unknown code.opaque
        ldapadd -x -D cn=admin -w s -f new.ldif                               #=> unknown net.upload
        ldapadd -n -f new.ldif                                                #=> read_only
        ldapadd -n -v -f /etc/shadow                                          #=> exposure secret.read
        printf 'dn: uid=a,dc=x\nchangetype: delete\n' | ldapmodify -x         #=> destructive net.delete
        printf 'dn: uid=a,dc=x\nobjectClass: person\n' | ldapadd -x           #=> config_mutation net.send
        printf 'dn: a\nchangetype:: ZGVsZXRl\n' | ldapmodify #=> destructive net.delete
        printf 'dn: a\nchangetype:: bW9kaWZ5\nadd: b\nb: c\n' | ldapmodify #=> config_mutation net.send
        printf 'dn: a\nchangetype:: !\n' | ldapmodify #=> unknown code.opaque
        printf 'dn: a\nchangetype: del\r\n ete\r\n' | ldapmodify #=> destructive net.delete
        printf 'dn: a\nreplace: mail\n-\n' | ldapmodify #=> destructive net.delete
        printf 'dn: a\nreplace: mail\nmail: b\n-\n' | ldapmodify #=> config_mutation net.send
        printf 'dn: a\ndelete: b\n-\nadd: b\nb: c\n' | ldapmodify #=> config_mutation net.send
        printf 'dn: a\nadd: b\nb: c\n-\ndelete: b\n' | ldapmodify #=> destructive net.delete
        printf 'dn: a\ndelete: b\n\ndn: c\nadd: b\nb: c\n' | ldapmodify #=> destructive net.delete
        printf 'dn: a\nadd: b\nb:<file:///etc/shadow\n' | ldapmodify #=> exposure net.upload
        printf 'dn: a\nadd: b\nb:< FILE:/etc/shadow\n' | ldapmodify #=> exposure net.upload
        printf 'dn: a\nadd: b\nb: file:/etc/shadow\n' | ldapmodify #=> config_mutation net.send
        ldapmodify -n -S skipped -x                                           #=> config_mutation
    """,
)

RENAME = tool(
    "ldapmodrdn",
    "WORD...",
    about="rename entries of a directory",
    docs="man:ldapmodrdn(1)",
    does="net.send -H WORD",
    because="changes entries of a directory",
    inert="-n",
    options=[*COMMON, takes("-f -s -j"), flags("-a -r -F")],
    rows=[when("-f", does="net.upload -f", because="sends a file")],
    examples=r"""
        ldapmodrdn -r uid=a,dc=x uid=b                                        #=> config_mutation
        ldapmodrdn -f names                                                   #=> exposure net.upload
        ldapmodrdn -n -r uid=a,dc=x uid=b                                     #=> read_only
    """,
)

DELETE = tool(
    "ldapdelete",
    "DN...",
    about="delete entries of a directory",
    docs="man:ldapdelete(1)",
    does="net.delete DN",
    because="deletes entries of a directory",
    inert="-n",
    options=[*COMMON, takes("-f", reads="VALUE|-", because="shows a line that is no entry"), takes("-z"), flags("-r")],
    examples=r"""
        ldapdelete -x -D cn=admin -W uid=me,dc=x                              #=> destructive net.delete
        ldapdelete -n uid=me,dc=x                                             #=> read_only
        ldapdelete -n -v -f /etc/shadow                                       #=> exposure secret.read
    """,
)

PASSWD = tool(
    "ldappasswd",
    "USER",
    about="change a password of a directory",
    docs="man:ldappasswd(1)",
    does="account.change USER",
    inert="-n",
    options=[*COMMON, takes("-a -t -s -T"), flags("-A -S")],
    examples=r"""
        ldappasswd -x -D cn=admin -W -S uid=me,dc=x                           #=> config_mutation account.change
        ldappasswd -n uid=me,dc=x                                             #=> read_only
    """,
)

TOOLS = [SEARCH, QUERIES, EXOP, MODIFY, RENAME, DELETE, PASSWD]
