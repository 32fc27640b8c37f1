from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

OUTPUT = [takes("--output-format"), takes("--verbose", "VALUE?"), flags("--help -h")]
TOOL = tool(
    "proxmox-backup-manager",
    about="manage a backup server",
    docs="https://pbs.proxmox.com/docs/command-syntax.html",
    inherits=True,
    inert="--help -h",
    options=OUTPUT,
    subs=[
        sub(
            "acl list, acme account list, acme account info, acme plugin list, acme plugin config, cert info,"
            " datastore list, datastore show, disk list, disk smart-attributes, disk fs list, disk zpool list,"
            " dns get,"
            " ldap list, ldap show, ad list, ad show, openid list, openid show, network list, network changes,"
            " node show,"
            " notification target list, notification matcher list, notification endpoint * list, notification"
            " endpoint * show, remote list, remote show,"
            " report, subscription get, sync-job list, sync-job show, prune-job list, prune-job show, verify-job"
            " list,"
            " verify-job show, task list, task log, traffic-control list, traffic-control show, traffic-control"
            " traffic,"
            " user list, user permissions, user list-tokens, user tfa list, versions, garbage-collection status,"
            " garbage-collection list, help, s3 check, s3 endpoint list, s3 endpoint list-buckets",
            "NAME...",
            open=True,
        ),
        sub("acl update", "PATH ROLE...", does="access.grant PATH", open=True),
        sub(
            "user create, user update, user generate-token, user tfa add, ldap create, ldap update, ad create,"
            " ad update,"
            " openid create, openid update, ldap sync, ad sync",
            "NAME...",
            does="access.grant NAME",
            open=True,
        ),
        sub(
            "user remove, user delete-token, user tfa delete, ldap delete, ad delete, openid remove",
            "NAME...",
            does="access.revoke NAME",
            open=True,
        ),
        sub(
            "datastore create, datastore update, datastore mount, datastore unmount, datastore uuid-mount,"
            " sync-job create,"
            " sync-job update, prune-job create, prune-job update, verify-job create, verify-job update, remote"
            " update,"
            " traffic-control create, traffic-control update, traffic-control remove, acme account register,"
            " acme account update, acme plugin add, acme plugin set, acme plugin remove, acme cert order, cert"
            " update,"
            " node update, subscription set, subscription set-offline-key, subscription remove, notification *,"
            " notification endpoint *,"
            " sync-job remove, prune-job remove, verify-job remove, s3 endpoint create, s3 endpoint update",
            "NAME...",
            does="storage.change NAME",
            open=True,
        ),
        sub("remote create, remote remove", "NAME...", does="credential.store NAME", open=True),
        sub(
            "sync-job run, pull, push, verify, verify-job run",
            "NAME...",
            does="storage.change NAME",
            open=True,
        ),
        sub(
            "garbage-collection start, prune-job run, datastore remove, acme account deactivate, s3 endpoint remove",
            "NAME...",
            does="storage.delete NAME",
            open=True,
        ),
        sub(
            "disk initialize, disk wipe, disk fs create, disk fs delete, disk zpool create",
            "DISK...",
            does="disk.write DISK",
            open=True,
        ),
        sub(
            "network create, network update, network remove, network revert",
            "NAME...",
            does="host.config NAME",
            open=True,
        ),
        sub("network reload", does="net.config", open=True),
        sub("dns set", "NAME...", does="net.config", open=True),
        sub("acme cert revoke", does="cluster.disrupt", open=True),
        sub("task stop", "UPID...", does="process.signal UPID", open=True),
    ],
    examples="""
        proxmox-backup-manager datastore list                   #=> read_only
        proxmox-backup-manager task log UPID:x                  #=> read_only
        proxmox-backup-manager user list --output-format json   #=> read_only
        proxmox-backup-manager notification endpoint smtp list  #=> read_only
        proxmox-backup-manager notification endpoint smtp delete x  #=> config_mutation storage.change
        proxmox-backup-manager acl update / Admin --auth-id x@pbs  #=> exposure access.grant
        proxmox-backup-manager user generate-token x@pbs t      #=> exposure access.grant
        proxmox-backup-manager user remove x@pbs                #=> disruptive access.revoke
        proxmox-backup-manager datastore create s /srv/b        #=> config_mutation storage.change
        proxmox-backup-manager remote create r --host h         #=> config_mutation credential.store
        proxmox-backup-manager pull r s t                       #=> config_mutation storage.change
        proxmox-backup-manager garbage-collection start s       #=> destructive storage.delete
        proxmox-backup-manager garbage-collection status s      #=> read_only
        proxmox-backup-manager datastore remove s               #=> destructive storage.delete
        proxmox-backup-manager disk wipe sdb                    #=> destructive disk.write
        proxmox-backup-manager network update eno1 --mtu 9000   #=> config_mutation host.config
        proxmox-backup-manager network reload                   #=> disruptive net.config
        proxmox-backup-manager dns set --dns1 1.1.1.1           #=> disruptive net.config
        proxmox-backup-manager acme cert revoke                 #=> disruptive cluster.disrupt
        proxmox-backup-manager task stop UPID:x                 #=> disruptive process.signal
        proxmox-backup-manager datastore remove --help          #=> read_only
        proxmox-backup-manager frobnicate                       #=> unknown unknown.subcommand
    """,
)
