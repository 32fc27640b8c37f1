from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-enable, -enable 0).
OUTPUT = [takes("-output-format"), takes("-human-readable -noborder -noheader -quiet", "VALUE?")]
REALM = [
    takes(
        "-acr-values -base_dn -bind_dn -capath -cert -certkey -client-id -client-key -comment -domain -filter"
        " -password -group_classes -group_dn -group_filter -group_name_attr -groups-claim -issuer-url -mode -port"
        " -prompt -scopes -server1 -server2 -sslversion -sync-defaults-options -sync_attributes -tfa -user_attr"
        " -user_classes -username-claim"
    ),
    takes(
        "-autocreate -case-sensitive -check-connection -default -groups-autocreate -groups-overwrite"
        " -query-userinfo -secure -verify",
        "VALUE?",
    ),
]
USER = [
    takes("-comment -email -expire -firstname -keys -lastname -password"),
    takes("-groups/-group", does="access.grant ACCOUNT", because="gives the rights of a group"),
    takes("-append -enable", "VALUE?"),
]
ACL = [takes("-groups/-group -roles/-role -tokens/-token -users/-user"), takes("-propagate", "VALUE?")]
DRY = "-dry-run=0|no|off|false"

TOOL = tool(
    "pveum",
    about="users and permissions of Proxmox VE",
    docs="https://pve.proxmox.com/pve-docs/pveum.1.html",
    style="single",
    subs=[
        sub("acl list, group list, realm list, role list", options=OUTPUT),
        sub("user list", options=[takes("-enabled -full", "VALUE?"), *OUTPUT]),
        sub("user permissions", "ACCOUNT", options=[takes("-path"), *OUTPUT]),
        sub("user tfa list, user token list", "ACCOUNT", options=OUTPUT),
        sub("user token permissions", "ACCOUNT TOKEN", options=[takes("-path"), *OUTPUT]),
        sub("pool list", options=[takes("-poolid -type"), *OUTPUT]),
        sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")]),
        sub("acl modify, aclmod", "PATH", does="access.grant PATH", options=ACL),
        sub("acl delete, acldel", "PATH", does="access.revoke PATH", options=ACL),
        sub(
            "group add, groupadd, group modify, groupmod",
            "GROUP",
            does="account.change GROUP",
            options=[takes("-comment")],
        ),
        sub("group delete, groupdel", "GROUP", does="access.revoke GROUP"),
        sub("user add, useradd", "ACCOUNT", does="account.change ACCOUNT", options=USER),
        sub(
            "user modify, usermod",
            "ACCOUNT",
            does="account.change ACCOUNT",
            options=USER,
            rows=[
                when("-enable=0|no|off|false", does="access.revoke ACCOUNT"),
                when(
                    "-enable",
                    unless="-enable=0|no|off|false",
                    does="access.grant ACCOUNT",
                    because="lets a user in again",
                ),
            ],
        ),
        sub("user delete, userdel", "ACCOUNT", does="access.revoke ACCOUNT"),
        sub(
            "passwd",
            "ACCOUNT",
            does="access.revoke ACCOUNT",
            because="whoever used the old password is out",
            options=[takes("-confirmation-password")],
        ),
        sub("user tfa unlock", "ACCOUNT", does="account.change ACCOUNT"),
        sub(
            "user tfa delete",
            "ACCOUNT",
            does="guard.lower ACCOUNT",
            because="removes a second factor",
            options=[takes("-id")],
        ),
        sub(
            "user token add",
            "ACCOUNT TOKEN",
            does="access.grant ACCOUNT, secret.read TOKEN",
            because="makes and shows a token",
            options=[takes("-comment -expire"), takes("-privsep", "VALUE?"), *OUTPUT],
        ),
        sub(
            "user token modify",
            "ACCOUNT TOKEN",
            does="account.change TOKEN",
            options=[takes("-comment -delete -expire"), takes("-privsep -regenerate", "VALUE?"), *OUTPUT],
            rows=[
                when(
                    "-privsep=0|no|off|false",
                    does="access.grant TOKEN",
                    because="gives the token all rights of the user",
                ),
                when("-regenerate", does="secret.read TOKEN", because="makes and shows a new token"),
            ],
        ),
        sub("user token delete, user token remove", "ACCOUNT TOKEN", does="access.revoke TOKEN", options=OUTPUT),
        sub(
            "ticket",
            "ACCOUNT",
            does="secret.read ACCOUNT",
            because="shows a ticket to log in with",
            options=[takes("-otp -path -privs -realm -tfa-challenge"), takes("-new-format", "VALUE?")],
        ),
        sub("role add, roleadd", "ROLE", does="account.change ROLE", options=[takes("-privs")]),
        sub(
            "role modify, rolemod",
            "ROLE",
            does="access.grant ROLE",
            because="changes the rights of all who have the role",
            options=[takes("-privs"), takes("-append", "VALUE?")],
        ),
        sub("role delete, roledel", "ROLE", does="access.revoke ROLE"),
        sub(
            "realm add",
            "REALM",
            does="access.grant REALM",
            because="lets users of another directory log in",
            options=[*REALM, takes("-type")],
        ),
        sub(
            "realm modify",
            "REALM",
            does="access.grant REALM",
            because="changes who may log in",
            options=[*REALM, takes("-delete -digest")],
        ),
        sub("realm delete", "REALM", does="access.revoke REALM"),
        sub(
            "realm sync",
            "REALM",
            options=[takes("-remove-vanished -scope"), takes("-dry-run -enable-new -full -purge", "VALUE?")],
            rows=[
                when(unless="-dry-run", does="access.revoke REALM", because="may remove users and their rights"),
                when(DRY, does="access.revoke REALM", because="may remove users and their rights"),
            ],
        ),
        sub("pool add", "POOL", does="cluster.change POOL", options=[takes("-comment")]),
        sub(
            "pool modify",
            "POOL",
            does="cluster.change POOL",
            options=[takes("-comment -storage -vms"), takes("-allow-move -delete", "VALUE?")],
        ),
        sub("pool delete", "POOL", does="access.revoke POOL", because="rights given on the pool end"),
    ],
    examples="""
        pveum user list                                        #=> read_only
        pveum user list --full --output-format json            #=> read_only
        pveum user permissions root@pam --path /               #=> read_only
        pveum acl list                                         #=> read_only
        pveum pool list                                        #=> read_only
        pveum user token list root@pam                         #=> read_only
        pveum user token permissions root@pam t                #=> read_only
        pveum help user                                        #=> read_only
        pveum acl modify / --users a@pve --roles PVEAdmin      #=> exposure access.grant
        pveum aclmod / -group admins -role PVEAdmin            #=> exposure access.grant
        pveum acl delete / --users a@pve --roles PVEAdmin      #=> disruptive access.revoke
        pveum group add admins                                 #=> config_mutation account.change
        pveum group delete admins                              #=> disruptive access.revoke
        pveum useradd a@pve --comment x                        #=> config_mutation account.change
        pveum user add a@pve --groups admins                   #=> exposure access.grant
        pveum user modify a@pve --enable 1                     #=> exposure access.grant
        pveum user modify a@pve --enable 0                     #=> disruptive access.revoke
        pveum user delete a@pve                                #=> disruptive access.revoke
        pveum passwd a@pve                                     #=> disruptive access.revoke
        pveum user tfa list a@pve                              #=> read_only
        pveum user tfa unlock a@pve                            #=> config_mutation account.change
        pveum user tfa delete a@pve                            #=> exposure guard.lower
        pveum user token add a@pve t --privsep 0               #=> exposure access.grant secret.read
        pveum user token modify a@pve t --comment x            #=> config_mutation account.change
        pveum user token modify a@pve t --privsep 0            #=> exposure access.grant
        pveum user token modify a@pve t --regenerate           #=> exposure secret.read
        pveum user token delete a@pve t                        #=> disruptive access.revoke
        pveum ticket a@pve                                     #=> exposure secret.read
        pveum role add Audit --privs VM.Audit                  #=> config_mutation account.change
        pveum role modify Audit --privs VM.Audit --append      #=> exposure access.grant
        pveum role delete Audit                                #=> disruptive access.revoke
        pveum realm add corp --type ldap --server1 ldap        #=> exposure access.grant
        pveum realm modify corp --default 1                    #=> exposure access.grant
        pveum realm delete corp                                #=> disruptive access.revoke
        pveum realm sync corp                                  #=> disruptive access.revoke
        pveum realm sync corp --dry-run                        #=> read_only
        pveum realm sync corp --dry-run 0                      #=> disruptive access.revoke
        pveum pool add web                                     #=> config_mutation cluster.change
        pveum pool modify web --vms 100 --delete               #=> config_mutation cluster.change
        pveum pool delete web                                  #=> disruptive access.revoke
        pveum user frobnicate                                  #=> unknown unknown.subcommand
    """,
)
