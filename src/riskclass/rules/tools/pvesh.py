from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

# Every call takes parameters of its own; a boolean may have a value (-force, -force 1). A name may be cut short.
PARAMETERS = [
    takes(
        "-action/-actio/-acti/-act -command -delete/-delet/-dele/-del -enable/-enabl/-enab -file -groups/-group/-grou"
        " -output-format -mode/-mod -net*/--net* -policy_in -policy_out -policy_forward"
        " -sshkeys/-sshkey/-sshke/-sshk/-ssh -state/-stat -crush_rule/-crush_rul/-crush_ru/-crush_r/-crush"
        " -min_size/-min_siz/-min_si/-min_s/-min -pg_num/-pg_nu/-pg_n -size/-siz"
    ),
    takes("-cipassword/-cipasswor/-cipasswo/-cipassw/-cipass/-cipas/-cipa/-cip", "VALUE?"),
    takes("-disable/-disabl/-disab", "VALUE?"),
    takes("-disable_cephx/-disable_ceph/-disable_cep/-disable_ce/-disable_c/-disable_", "VALUE?"),
    takes("-restart/-restar/-resta/-rest", "VALUE?"),
    takes(
        "-cicustom/-cicusto/-cicust/-cicus/-cicu/-cic",
        does="schedule.change VALUE",
        because="what the guest runs when it first starts",
    ),
    takes("-script/-scrip/-scri/-scr", does="code.opaque VALUE", because="runs a script at each step"),
    takes("-prune*/--prune*"),
    takes("-args/-arg", does="code.injected VALUE", because="hands the hypervisor arguments that nothing checks"),
    takes("-hook*/--hook*", does="schedule.change VALUE", because="a script that the host runs for this guest"),
    takes("-force/-forc/-for -remove/-remov/-remo/-rem -*", "VALUE?"),
]
NO_PATH = when(unless="PATH", does="unknown.subcommand", because="the path is not given")

# Paths by what a call on them does. A single star and a literal end, so that a path with an unknown node or number
# is told from its neighbours.
GUEST = "/nodes/*/config"
GUEST_STARTS = (
    "/nodes/*/status/start|/nodes/*/status/resume|/nodes/*/startall|/nodes/*/agent/fsfreeze-thaw"
    "|/cluster/bulk-action/guest/start"
)
GUEST_CHANGES = (
    "/nodes/*/qemu|/nodes/*/lxc|/nodes/*/clone|/nodes/*/move_disk|/nodes/*/move_volume|/nodes/*/file-write"
    "|/nodes/*/dbus-vmstate"
)
GUEST_STOPS = (
    "/nodes/*/status/stop|/nodes/*/status/shutdown|/nodes/*/status/reboot|/nodes/*/status/reset"
    "|/nodes/*/status/suspend|/nodes/*/template|/nodes/*/migrate|/nodes/*/remote_migrate|/nodes/*/migrateall"
    "|/nodes/*/stopall|/nodes/*/suspendall|/nodes/*/agent/shutdown|/nodes/*/agent/suspend-disk"
    "|/nodes/*/agent/suspend-ram|/nodes/*/agent/suspend-hybrid|/nodes/*/agent/fsfreeze-freeze"
    "|/cluster/bulk-action/guest/migrate|/cluster/bulk-action/guest/shutdown|/cluster/bulk-action/guest/suspend"
    "|/cluster/ha/resources/*/migrate|/cluster/ha/resources/*/relocate"
)
SERVICE_STARTS = "/nodes/*/start|/nodes/*/wakeonlan"
REFRESHES = "/nodes/*/apt/update|/nodes/*/aplinfo|/nodes/*/scrub|/nodes/*/schedule_now"
STORAGE_CHANGES = (
    "/storage|/nodes/*/content|/nodes/*/upload|/nodes/*/download-url|/nodes/*/oci-registry-pull|/nodes/*/agent/fstrim"
    "|/nodes/*/ceph/init|/nodes/*/ceph/pool"
)
HOST_CHANGES = (
    "/nodes/*/apt/repositories|/nodes/*/hosts|/nodes/*/subscription|/nodes/*/certificates/acme/certificate"
    "|/nodes/*/certificates/custom|/nodes/*/network"
)
CLUSTER_ADDS = (
    "/cluster/acme/*|/cluster/backup|/cluster/ha/resources|/cluster/ha/groups|/cluster/ha/rules"
    "|/cluster/ha/status/arm-ha|/cluster/jobs/*|/cluster/mapping/*|/cluster/metrics/server/*"
    "|/cluster/notifications/endpoints/*|/cluster/notifications/matchers|/cluster/replication|/pools"
    "|/cluster/sdn/controllers|/cluster/sdn/dns|/cluster/sdn/fabrics/*|/cluster/sdn/ipams|/cluster/sdn/lock"
    "|/cluster/sdn/rollback|/cluster/sdn/vnets|/cluster/sdn/vnets/*/ips|/cluster/sdn/vnets/*/subnets|/cluster/sdn/zon"
    "e"
    "s"
)
CLUSTER_EDITS = (
    "/cluster/acme/*|/cluster/backup/*|/cluster/ha/*|/cluster/jobs/*|/cluster/mapping/*|/cluster/metrics/server/*"
    "|/cluster/notifications/*|/cluster/options|/cluster/replication/*|/cluster/sdn/controllers/*|/cluster/sdn/dns/*"
    "|/cluster/sdn/fabrics/*|/cluster/sdn/ipams/*|/cluster/sdn/vnets/*|/cluster/sdn/zones/*|/pools|/pools/*"
)
CLUSTER_DISRUPTS = "/cluster/ha/status/disarm-ha|/cluster/config|/cluster/config/join|/cluster/config/nodes/*"
FIREWALL = (
    "/cluster/firewall/*|/cluster/sdn/vnets/*/firewall/options|/cluster/sdn/vnets/*/firewall/rules"
    "|/nodes/*/firewall/options|/nodes/*/firewall/rules|/nodes/*/firewall/aliases|/nodes/*/firewall/ipset"
)
ACCOUNTS = "/access/groups|/access/users|/access/roles|/access/tfa/*|/access/groups/*|/access/users/*"
SESSIONS = (
    "/nodes/*/termproxy|/nodes/*/vncproxy|/nodes/*/spiceproxy|/nodes/*/vncshell|/nodes/*/spiceshell|/nodes/*/mtunnel"
)
CODE = "/nodes/*/agent/exec|/nodes/*/monitor|/nodes/*/execute"
SECRETS = "/access/ticket|/access/openid/login|/access/users/*/token/*"
# These end in a name of the user's, so that they are asked whether they surely fit: PATH==.
CEPH = "/nodes/*/ceph/fs/*|/nodes/*/ceph/mds/*|/nodes/*/ceph/mgr/*|/nodes/*/ceph/mon/*|/nodes/*/ceph/pool/*"
VOLUME = "/nodes/*/storage/*/content/*"
RULE = "/nodes/*/firewall/rules/*|/nodes/*/firewall/aliases/*|/nodes/*/firewall/ipset/*"
# What destroys is known without the first slash too; the rest is then unknown.
DISKS = (
    "/nodes/*/disks/directory|/nodes/*/disks/initgpt|/nodes/*/disks/lvm|/nodes/*/disks/lvmthin|/nodes/*/disks/zfs"
    "|/nodes/*/ceph/osd|nodes/*/disks/directory|nodes/*/disks/initgpt|nodes/*/disks/lvm|nodes/*/disks/lvmthin"
    "|nodes/*/disks/zfs|nodes/*/ceph/osd"
)

#: What changes a guest, by either verb: PUT waits for it, POST does not.
CONFIG = [
    when(f"PATH={GUEST}", "-net*", does="guest.disrupt PATH", because="changes the guest's live network"),
    when(f"PATH={GUEST}", "-delete", does="guest.disrupt PATH", because="takes something from the guest"),
    when(f"PATH={GUEST}", "-sshkeys", does="access.grant PATH", because="lets the holders of these keys log in"),
    when(f"PATH={GUEST}", "-cipassword", does="access.revoke PATH"),
    when(f"PATH={GUEST}", "-delete=*unused*", does="guest.delete PATH", because="deletes an unused disk"),
    when("PATH=/nodes/*/config|/nodes/*/unlink", "-force", does="guest.delete PATH", because="deletes the disk itself"),
]

TOOL = tool(
    "pvesh",
    about="calls of the Proxmox VE API",
    docs="https://pve.proxmox.com/pve-docs/pvesh.1.html",
    style="single",
    subs=[
        sub("ls", "PATH", options=[takes("-output-format"), takes("-*", "VALUE?")]),
        sub("usage", "PATH", options=[takes("-command"), takes("-returns -verbose -*", "VALUE?")]),
        sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")]),
        sub(
            "get",
            "PATH",
            options=[takes("-file -output-format"), takes("-*", "VALUE?")],
            rows=[
                when("PATH=*/agent/file-read", "-file", reads="-file", because="shows a file of the guest"),
                when(
                    "PATH=/cluster/acme/plugins*",
                    does="secret.read PATH",
                    because="shows the keys of a DNS service",
                ),
                when(
                    "PATH=/cluster/sdn/dns*|/cluster/sdn/ipams/*",
                    unless="PATH=/cluster/sdn/ipams/pve|/cluster/sdn/ipams/*/status",
                    does="secret.read PATH",
                    because="shows the key or token of a service",
                ),
            ],
        ),
        sub(
            "create",
            "PATH",
            options=PARAMETERS,
            rows=[
                NO_PATH,
                when(f"PATH={GUEST_STARTS}", does="guest.start PATH"),
                when(f"PATH={SERVICE_STARTS}", unless="PATH=/nodes/*/status/start", does="service.start PATH"),
                when("PATH=/nodes/*/snapshot|/nodes/*/vzdump", does="snapshot PATH"),
                when(f"PATH={REFRESHES}", does="refresh PATH"),
                when(f"PATH={GUEST}|{GUEST_CHANGES}", does="guest.change PATH"),
                when(f"PATH={STORAGE_CHANGES}", does="storage.change PATH"),
                when(f"PATH=={CEPH}|{VOLUME}", does="storage.change PATH"),
                when(f"PATH=={RULE}", does="net.firewall PATH"),
                when("PATH=/nodes/*/reload", does="service.reload PATH"),
                when(
                    "PATH=/nodes/*/certificates/custom",
                    "-restart",
                    unless="-restart=0|no|off|false",
                    does="service.restart PATH",
                    because="restarts the web interface",
                ),
                when(
                    "PATH=/nodes/*/ceph/init",
                    "-disable_cephx",
                    unless="-disable_cephx=0|no|off|false",
                    does="guard.lower PATH",
                    because="lets clients in without a key",
                ),
                when(f"PATH={HOST_CHANGES}", does="host.config PATH"),
                when("PATH=/cluster/notifications/targets/*", does="message.send PATH"),
                when(f"PATH={ACCOUNTS}", does="account.change PATH"),
                when(
                    "PATH=/nodes/*/agent",
                    unless="-command=get-*|info|ping|network-get-interfaces|fsfreeze-status",
                    does="guest.disrupt PATH",
                ),
                when("PATH=/nodes/*/agent/set-user-password", does="access.grant PATH"),
                when(f"PATH={CLUSTER_ADDS}", does="cluster.change PATH"),
                when(f"PATH={GUEST_STOPS}", does="guest.disrupt PATH"),
                when("PATH=/nodes/*/vzdump", "-mode=stop|suspend", does="guest.disrupt PATH"),
                *CONFIG,
                when("PATH=/nodes/*/stop", unless="PATH=/nodes/*/status/stop", does="service.stop PATH"),
                when("PATH=/nodes/*/restart", does="service.restart PATH"),
                when("PATH=/nodes/*/out|/nodes/*/in", does="storage.disrupt PATH", because="moves data in the cluster"),
                when(f"PATH={FIREWALL}", does="net.firewall PATH"),
                when(f"PATH={CLUSTER_DISRUPTS}", does="cluster.disrupt PATH"),
                when(f"PATH={FIREWALL}", "-action=accept", does="access.grant PATH"),
                when("PATH=/access/users", "-groups", does="access.grant PATH"),
                when("PATH=/access/domains|/access/domains/*|/access/users/*/token/*", does="access.grant PATH"),
                when(f"PATH={SECRETS}", does="secret.read PATH", because="shows a ticket or token"),
                when("PATH=/nodes/*/remote_migrate", does="net.upload PATH"),
                when(f"PATH={CODE}", does="code.opaque PATH"),
                when(f"PATH={SESSIONS}", does="code.interactive PATH"),
                when(
                    "PATH=/nodes/*/rollback|nodes/*/rollback",
                    does="guest.delete PATH",
                    because="loses all that happened since",
                ),
                when(
                    "PATH=/nodes/*/qemu|/nodes/*/lxc|nodes/*/qemu|nodes/*/lxc",
                    "-force",
                    does="guest.delete PATH",
                    because="overwrites a guest",
                ),
                when(
                    "PATH=/nodes/*/vzdump|nodes/*/vzdump",
                    "-prune*",
                    unless="-prune*=keep-all=1 -remove=0|no|off|false",
                    does="storage.delete PATH",
                    because="deletes older backups by the retention given here",
                ),
                when(f"PATH={DISKS}", does="disk.write PATH"),
                when("PATH=/nodes/*/status|nodes/*/status", does="host.reboot PATH"),
                when("PATH=/nodes/*/status|nodes/*/status", unless="-command=reboot", does="host.off PATH"),
                when(
                    "PATH",
                    unless=f"PATH={GUEST}|{GUEST_STARTS}|{GUEST_CHANGES}|{GUEST_STOPS}|{SERVICE_STARTS}|{REFRESHES}"
                    f"|{STORAGE_CHANGES}|{HOST_CHANGES}|{ACCOUNTS}|{CLUSTER_ADDS}|{CLUSTER_DISRUPTS}|{FIREWALL}"
                    f"|{SESSIONS}|{CODE}|{SECRETS}|/nodes/*/snapshot|/nodes/*/vzdump|/nodes/*/status|/nodes/*/rollback"
                    "|/nodes/*/reload|/nodes/*/restart|/nodes/*/stop|/nodes/*/out|/nodes/*/in"
                    "|/nodes/*/disks/directory|/nodes/*/disks/initgpt|/nodes/*/disks/lvm|/nodes/*/disks/lvmthin"
                    "|/nodes/*/disks/zfs|/nodes/*/ceph/osd|/cluster/notifications/targets/*|/access/domains"
                    "|/access/domains/*|/access/vncticket|/nodes/*/agent|/nodes/*/agent/ping|/nodes/*/agent/fsfreeze-status"
                    "|/nodes/*/agent/set-user-password|/access/openid/auth-url"
                    f"|{CEPH}|{VOLUME}|{RULE}",
                    does="unknown.subcommand PATH",
                    because="this call is not known here",
                ),
            ],
        ),
        sub(
            "set",
            "PATH",
            options=PARAMETERS,
            rows=[
                NO_PATH,
                when(f"PATH={GUEST}|/nodes/*/resize|/nodes/*/cloudinit", does="guest.change PATH"),
                when("PATH=/storage/*", does="storage.change PATH"),
                when(f"PATH=={CEPH}|{VOLUME}", does="storage.change PATH"),
                when(
                    "PATH=/storage/*",
                    "-disable",
                    unless="-disable=0|no|off|false",
                    does="storage.disrupt PATH",
                    because="guests and backups lose this storage",
                ),
                when(
                    "PATH==/nodes/*/ceph/pool/*",
                    "-crush_rule -min_size -pg_num -size",
                    does="storage.disrupt PATH",
                    because="moves data in the cluster",
                ),
                when(f"PATH=={RULE}", does="net.firewall PATH"),
                when("PATH==/nodes/*/network/*", does="host.config PATH"),
                when(f"PATH={CLUSTER_EDITS}", does="cluster.change PATH"),
                when("PATH=/nodes/*/dns|/nodes/*/time|/nodes/*/subscription", does="host.config PATH"),
                when(
                    "PATH=/nodes/*/apt/repositories|/nodes/*/acme/certificate|/nodes/*/network/*",
                    does="host.config PATH",
                ),
                when(f"PATH={ACCOUNTS}", does="account.change PATH"),
                *CONFIG,
                when("PATH=/nodes/*/unlink", does="guest.disrupt PATH", because="takes a disk from the guest"),
                when("PATH=/cluster/ha/resources/*", "-state=stopped|disabled", does="guest.disrupt PATH"),
                when("PATH=/nodes/*/network|/cluster/sdn", does="net.config PATH"),
                when(f"PATH={FIREWALL}|/cluster/sdn/vnets/*/firewall/rules/*", does="net.firewall PATH"),
                when("PATH=/cluster/ceph/flags|/cluster/ceph/flags/*", does="storage.disrupt PATH"),
                when("PATH=/access/password", does="access.revoke PATH"),
                when("PATH=/access/acl", "-delete", does="access.revoke PATH"),
                when("PATH=/access/acl", unless="-delete=1|yes|on|true", does="access.grant PATH"),
                when("PATH=/access/users/*", "-groups", does="access.grant PATH"),
                when(
                    "PATH=/access/users/*",
                    "-enable",
                    unless="-enable=0|no|off|false",
                    does="access.grant PATH",
                    because="lets a user in again",
                ),
                when("PATH=/access/users/*", "-enable=0|no|off|false", does="access.revoke PATH"),
                when("PATH=/access/roles/*|/access/domains/*|/access/users/*/token/*", does="access.grant PATH"),
                when(f"PATH={FIREWALL}", "-action=accept", does="access.grant PATH"),
                when(
                    f"PATH={FIREWALL}",
                    "-enable=0|no|off|false -policy_in=accept -policy_out=accept -policy_forward=accept",
                    does="guard.lower PATH",
                    because="lowers the firewall",
                ),
                when("PATH=/nodes/*/sendkey", does="code.opaque PATH", because="types at the guest's console"),
                when("PATH=/nodes/*/wipedisk|nodes/*/wipedisk", does="disk.write PATH", whole=True),
                when(
                    "PATH",
                    unless=f"PATH={GUEST}|{CLUSTER_EDITS}|{ACCOUNTS}|{FIREWALL}|/storage/*|/nodes/*/resize"
                    "|/nodes/*/cloudinit|/nodes/*/dns|/nodes/*/time|/nodes/*/subscription|/nodes/*/apt/repositories"
                    "|/nodes/*/acme/certificate|/nodes/*/unlink|/nodes/*/network|/nodes/*/sendkey|/nodes/*/wipedisk"
                    "|/cluster/sdn|/cluster/ceph/flags|/cluster/ceph/flags/*|/access/acl|/access/password"
                    "|/access/roles/*|/access/domains/*|/nodes/*/network/*|/nodes/*/ceph/pool/*|/nodes/*/storage/*/conten"
                    "t"
                    "/"
                    "*"
                    f"|{RULE}|{CEPH}|{VOLUME}|/nodes/*/network/*",
                    does="unknown.subcommand PATH",
                    because="this call is not known here",
                ),
            ],
        ),
        sub(
            "delete",
            "PATH",
            options=PARAMETERS,
            rows=[
                NO_PATH,
                when("PATH=/nodes/*/network", does="host.config PATH", because="drops changes not yet applied"),
                when("PATH=/nodes/*/tasks/*", does="process.signal PATH", because="stops a task"),
                when("PATH=/cluster/sdn/lock", does="cluster.change PATH"),
                when("PATH=*/firewall/*", does="net.firewall PATH"),
                when(
                    "PATH=/access/users/*|/access/groups/*|/access/roles/*|/access/domains/*",
                    does="access.revoke PATH",
                ),
                when("PATH=/access/tfa/*", does="guard.lower PATH", because="removes a second factor"),
                when("PATH=*/qemu/*|*/lxc/*", unless="PATH=*/firewall/*", does="guest.delete PATH"),
                when("PATH=/nodes/*/storage/*|/nodes/*/disks/*|/nodes/*/ceph/*", does="storage.delete PATH"),
                when("PATH=/storage/*", does="storage.disrupt PATH", because="guests and backups lose this storage"),
                when("PATH=/cluster/ha/*", does="cluster.disrupt PATH", because="guests lose their failover, or move"),
                when(
                    "PATH",
                    unless="PATH=/nodes/*/network|/nodes/*/firewall/*|/cluster/firewall/*|/nodes/*/tasks/*"
                    "|/cluster/sdn/lock|/cluster/sdn/vnets/*/firewall/*|/access/users/*|/access/groups/*"
                    "|/access/roles/*|/access/domains/*|/access/tfa/*|/nodes/*/qemu/*|/nodes/*/lxc/*"
                    "|/nodes/*/storage/*|/nodes/*/disks/*|/nodes/*/ceph/*|/storage/*|/cluster/ha/*",
                    does="cluster.delete PATH",
                ),
            ],
        ),
    ],
    examples="""
        pvesh get /nodes                                                          #=> read_only
        pvesh get /nodes/pve1/lxc/101/status/current                              #=> read_only
        pvesh get /cluster/resources --type vm --output-format json               #=> read_only
        pvesh get "/nodes/$NODE/qemu/$ID/config"                                  #=> read_only
        pvesh get /nodes/pve1/qemu/100/agent/file-read --file /etc/hostname       #=> read_only
        pvesh get /nodes/pve1/qemu/100/agent/file-read --file /etc/shadow         #=> exposure secret.read
        pvesh get /cluster/acme/plugins/dns                                       #=> exposure secret.read
        pvesh get /cluster/sdn/dns/powerdns                                       #=> exposure secret.read
        pvesh get /cluster/sdn/ipams/netbox                                       #=> exposure secret.read
        pvesh get /cluster/sdn/ipams                                              #=> read_only
        pvesh get /cluster/sdn/ipams/pve/status                                   #=> read_only
        pvesh ls /nodes/pve1                                                      #=> read_only
        pvesh usage /nodes/{node}/qemu -v --command create                        #=> read_only
        pvesh help get                                                            #=> read_only
        pvesh create /nodes/pve1/qemu/100/status/start                            #=> reversible_low guest.start
        pvesh create /nodes/pve1/qemu/100/agent/set-user-password --username x    #=> exposure access.grant
        pvesh set /nodes/pve1/network/vmbr0 --type bridge                         #=> config_mutation host.config
        pvesh set /nodes/pve1/ceph/pool/rbd --size 2                              #=> disruptive storage.disrupt
        pvesh set /nodes/pve1/ceph/pool/rbd --application rbd                     #=> config_mutation storage.change
        pvesh set /storage/local -disable 1                                       #=> disruptive storage.disrupt
        pvesh set /storage/local -disable 0                                       #=> config_mutation storage.change
        pvesh set /nodes/pve1/qemu/100/firewall/rules/0 --enable 1                #=> disruptive net.firewall
        pvesh create /nodes/pve1/ceph/mon/a                                       #=> config_mutation storage.change
        pvesh create /nodes/pve1/lxc/100/firewall/ipset/x --cidr 10.0.0.1         #=> disruptive net.firewall
        pvesh create /nodes/pve1/qemu/100/agent --command shutdown                #=> disruptive guest.disrupt
        pvesh create /nodes/$(hostname)/lxc/132/status/start                      #=> reversible_low guest.start
        pvesh create /nodes/pve1/qemu/100/status/resume --skiplock 1              #=> reversible_low guest.start
        pvesh create /nodes/pve1/services/pveproxy/start                          #=> reversible_low service.start
        pvesh create /nodes/pve1/qemu/100/snapshot -snapname pre                  #=> reversible_low snapshot
        pvesh create /nodes/pve1/vzdump -vmid 100 -mode snapshot                  #=> reversible_low snapshot
        pvesh create /nodes/pve1/vzdump -vmid 100 -mode stop                      #=> disruptive guest.disrupt
        pvesh create /nodes/pve1/vzdump -vmid 100 -prune-backups keep-last=1      #=> destructive storage.delete
        pvesh create /nodes/pve1/vzdump -vmid 100 -remove 0                       #=> reversible_low snapshot
        pvesh create /nodes/pve1/apt/update                                       #=> reversible_low refresh
        pvesh create /nodes/pve1/qemu/100/agent/ping                              #=> read_only
        pvesh create /nodes/pve1/lxc -vmid 140 -ostemplate local:vztmpl/x.tar.gz  #=> config_mutation guest.change
        pvesh create /nodes/pve1/lxc -vmid 140 -ostemplate x.tar.gz -force        #=> destructive guest.delete
        pvesh create /nodes/pve1/qemu/100/clone -newid 120                        #=> config_mutation guest.change
        pvesh create /nodes/pve1/qemu/100/config -memory 4096                     #=> config_mutation guest.change
        pvesh create /nodes/pve1/qemu/100/config -net0 virtio,bridge=vmbr1        #=> disruptive guest.disrupt
        pvesh create /nodes/pve1/qemu/100/config -delete unused0                  #=> destructive guest.delete
        pvesh create /nodes/pve1/qemu/100/config -delete scsi1 -force             #=> destructive guest.delete
        pvesh create /nodes/pve1/qemu/100/config -sshkeys x                       #=> exposure access.grant
        pvesh create /nodes/pve1/qemu/100/config -cipassword x                    #=> disruptive access.revoke
        pvesh create /nodes/pve1/qemu/100/agent --command ping                    #=> read_only
        pvesh create /nodes/pve1/certificates/custom -certificates x -restart     #=> disruptive service.restart
        pvesh create /nodes/pve1/certificates/custom -certificates x -restart 0   #=> config_mutation host.config
        pvesh create /nodes/pve1/ceph/init -disable_cephx 1                       #=> exposure guard.lower
        pvesh create /nodes/pve1/ceph/init -disable_cephx 0                       #=> config_mutation storage.change
        pvesh create /nodes/pve1/vzdump -vmid 100 -script ./x                     #=> unknown code.opaque
        pvesh create /nodes/pve1/qemu -vmid 9 -cicustom user=local:snippets/x     #=> config_mutation schedule.change
        pvesh create /nodes/pve1/storage/local/download-url --url https://h/x.iso #=> config_mutation storage.change
        pvesh create /nodes/pve1/services/pveproxy/reload                         #=> config_mutation service.reload
        pvesh create /nodes/pve1/services/pveproxy/restart                        #=> disruptive service.restart
        pvesh create /nodes/pve1/services/pveproxy/stop                           #=> disruptive service.stop
        pvesh create /nodes/pve1/subscription                                     #=> config_mutation host.config
        pvesh create /cluster/notifications/targets/mail/test                     #=> config_mutation message.send
        pvesh create /cluster/sdn/rollback                                        #=> config_mutation cluster.change
        pvesh create /cluster/backup -schedule daily -all 1                       #=> config_mutation cluster.change
        pvesh create /nodes/pve1/qemu/100/status/stop -timeout 5                  #=> disruptive guest.disrupt
        pvesh create /nodes/pve1/stopall                                          #=> disruptive guest.disrupt
        pvesh create /nodes/pve1/ceph/osd/3/out                                   #=> disruptive storage.disrupt
        pvesh create /cluster/ha/status/disarm-ha                                 #=> disruptive cluster.disrupt
        pvesh create /cluster/firewall/rules -type in -action DROP                #=> disruptive net.firewall
        pvesh create /cluster/firewall/rules -type in -action ACCEPT              #=> exposure access.grant
        pvesh create /access/users -userid a@pve                                  #=> config_mutation account.change
        pvesh create /access/users -userid a@pve -groups admin                    #=> exposure access.grant
        pvesh create /access/domains -realm x -type ldap                          #=> exposure access.grant
        pvesh create /access/users/a@pve/token/t  #=> exposure secret.read access.grant
        pvesh create /nodes/pve1/qemu/100/remote_migrate -target-endpoint x       #=> exposure net.upload
        pvesh create /nodes/pve1/qemu/100/agent/exec --command reboot             #=> unknown code.opaque
        pvesh create /nodes/pve1/termproxy                                        #=> unknown code.interactive
        pvesh create /nodes/pve1/qemu -vmid 120 -args x                           #=> unknown code.injected
        pvesh create /nodes/pve1/qemu/100/frobnicate                              #=> unknown unknown.subcommand
        pvesh create                                                              #=> unknown unknown.subcommand
        pvesh create /nodes/pve1/qemu/100/snapshot/pre/rollback                   #=> destructive guest.delete
        pvesh create nodes/pve1/lxc/132/snapshot/pre/rollback                     #=> destructive guest.delete
        pvesh create /nodes/pve1/disks/zfs --name tank --devices /dev/sdb         #=> destructive disk.write
        pvesh create /nodes/pve1/status --command reboot                          #=> disruptive host.reboot
        pvesh create /nodes/pve1/status --command shutdown                        #=> destructive host.off
        pvesh set /nodes/pve1/qemu/100/config -memory 4096                        #=> config_mutation guest.change
        pvesh set /nodes/pve1/lxc/132/config -hookscript local:snippets/x.pl      #=> config_mutation schedule.change
        pvesh set "/nodes/$NODE/lxc/$ID/config" -memory 4096                      #=> config_mutation guest.change
        pvesh set /nodes/pve1/qemu/100/config -net0 virtio,bridge=vmbr1           #=> disruptive guest.disrupt
        pvesh set /nodes/pve1/qemu/100/config -delete scsi1                       #=> disruptive guest.disrupt
        pvesh set /nodes/pve1/qemu/100/config -delete unused0                     #=> destructive guest.delete
        pvesh set /nodes/pve1/qemu/100/config --del unused0                       #=> destructive guest.delete
        pvesh set /nodes/pve1/qemu/100/config -delete scsi1 -force                #=> destructive guest.delete
        pvesh set /nodes/pve1/qemu/100/config -sshkeys x                          #=> exposure access.grant
        pvesh set /nodes/pve1/qemu/100/unlink -idlist scsi1                       #=> disruptive guest.disrupt
        pvesh set /nodes/pve1/qemu/100/sendkey -key ctrl-alt-delete               #=> unknown code.opaque
        pvesh set /nodes/pve1/dns -search example.org                             #=> config_mutation host.config
        pvesh set /nodes/pve1/apt/repositories -handle no-subscription            #=> config_mutation host.config
        pvesh set /storage/local -content iso                                     #=> config_mutation storage.change
        pvesh set /cluster/options -keyboard de                                   #=> config_mutation cluster.change
        pvesh set /cluster/ha/resources/vm:100 -state started                     #=> config_mutation cluster.change
        pvesh set /cluster/ha/resources/vm:100 -state stopped                     #=> disruptive guest.disrupt
        pvesh set /nodes/pve1/network                                             #=> disruptive net.config
        pvesh set /cluster/ceph/flags/noout -value 1                              #=> disruptive storage.disrupt
        pvesh set /cluster/firewall/options -policy_in DROP                       #=> disruptive net.firewall
        pvesh set /cluster/firewall/options -enable 0                             #=> exposure guard.lower
        pvesh set /cluster/firewall/rules/0 -action ACCEPT                        #=> exposure access.grant
        pvesh set /access/acl -path / -users a@pve -roles Administrator           #=> exposure access.grant
        pvesh set /access/acl -path / -users a@pve -roles Administrator -delete 1  #=> disruptive access.revoke
        pvesh set /access/password -userid a@pve                                  #=> disruptive access.revoke
        pvesh set /access/users/a@pve -comment x                                  #=> config_mutation account.change
        pvesh set /access/users/a@pve -groups admin                               #=> exposure access.grant
        pvesh set /access/users/a@pve -enable 1                                   #=> exposure access.grant
        pvesh set /access/users/a@pve -enable 0                                   #=> disruptive access.revoke
        pvesh set /access/roles/Audit -privs VM.Audit                             #=> exposure access.grant
        pvesh set /nodes/pve1/disks/wipedisk -disk /dev/sdb                       #=> destructive disk.write
        pvesh set /nodes/pve1/frobnicate                                          #=> unknown unknown.subcommand
        pvesh delete /nodes/pve1/qemu/100                                         #=> destructive guest.delete
        pvesh delete /nodes/pve1/qemu/100/snapshot/pre                            #=> destructive guest.delete
        pvesh delete /nodes/pve1/storage/local/content/local:iso/x.iso            #=> destructive storage.delete
        pvesh delete /storage/nas                                                 #=> disruptive storage.disrupt
        pvesh delete /cluster/ha/resources/vm:100                                 #=> disruptive cluster.disrupt
        pvesh delete /cluster/config/nodes/pve3                                   #=> destructive cluster.delete
        pvesh delete /nodes/pve1/network                                          #=> config_mutation host.config
        pvesh delete /cluster/sdn/lock                                            #=> config_mutation cluster.change
        pvesh delete /nodes/pve1/tasks/UPID:x                                     #=> disruptive process.signal
        pvesh delete /cluster/firewall/rules/0                                    #=> disruptive net.firewall
        pvesh delete /access/users/a@pve                                          #=> disruptive access.revoke
        pvesh delete /access/tfa/a@pve/x                                          #=> exposure guard.lower
    """,
)
