from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Groups that give use of a device, and no right over other users or the host. Any other group may be a way in.
DEVICES = (
    "audio|video|plugdev|dialout|cdrom|floppy|games|input|render|scanner|netdev|bluetooth|lp|users|fax|voice|tape|uucp"
)

RULING = (
    "*sudo*|*wheel*|*admin*|*root*|*docker*|*podman*|*lxd*|*incus*|*libvirt*|*disk*|*shadow*|*kmem*|*adm*|*kvm*|0|*,0"
)

ADDUSER = tool(
    "adduser addgroup",
    "LOGIN GROUP",
    about="make an account or a group, or put one into the other",
    input="part",
    docs="man:adduser(8)",
    inert="--help --version",
    does="account.change LOGIN",
    options=[
        takes(
            "--uid --firstuid --lastuid --gid --firstgid --lastgid --ingroup --shell -s --comment/--gecos -g --home"
            " -G --conf -u -k --logmsglevel --stderrmsglevel --stdoutmsglevel"
        ),
        flags(
            "--add-extra-groups/--add_extra_groups --no-create-home --allow-all-names"
            " --allow-bad-names/--allow-badname/--force-badname --disabled-password --disabled-login --quiet -q"
            " --verbose --debug --system --group --encrypt-home -h/--help -v/--version -D -H -S"
        ),
    ],
    rows=[
        when("GROUP", unless=f"GROUP={DEVICES}", does="access.grant LOGIN", because="gives the rights of a group"),
        when(f"--ingroup={RULING} --gid={RULING} -G={RULING}", does="access.grant LOGIN"),
        when("--add-extra-groups", does="access.grant LOGIN", because="gives the rights of the groups in its settings"),
        when("--uid=0 -u=0", does="access.grant", because="another name for root"),
        when(
            "--conf", unless="--conf=/etc/adduser.conf", does="code.opaque --conf", because="may give rights of groups"
        ),
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
        adduser --conf my.conf bob                     #=> unknown code.opaque
        adduser --conf /etc/adduser.conf bob           #=> config_mutation
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
        takes("--conf", does="code.opaque VALUE", because="the settings may say to delete the account's files"),
        takes("--backup-to --backup-suffix --logmsglevel --stderrmsglevel --stdoutmsglevel"),
        flags("--system --group --only-if-empty --backup --quiet -q --verbose --debug -h/--help --version"),
    ],
    examples="""
        deluser bob                      #=> disruptive access.revoke
        deluser bob sudo                 #=> disruptive
        delgroup --only-if-empty staff   #=> disruptive
        deluser --remove-home bob        #=> destructive fs.delete
        deluser --conf my.conf bob       #=> unknown code.opaque
        deluser --help                   #=> read_only
    """,
)

TOOLS = [ADDUSER, DELUSER]
