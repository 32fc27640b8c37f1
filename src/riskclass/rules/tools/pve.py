from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-force, -force 1).
OUTPUT = [takes("-output-format"), takes("-human-readable -noborder -noheader -quiet", "VALUE?")]
HELP = sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")])
POOL = [
    takes(
        "-application -crush_rule -erasure-coding -min_size -pg_autoscale_mode -pg_num -pg_num_min -size -target_size"
        " -target_size_ratio"
    ),
    takes("-add_storages -add-storages", "VALUE?"),
]

TOOLS = [
    tool(
        "pvenode",
        about="one node of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pvenode.1.html",
        style="single",
        subs=[
            sub("acme account list"),
            sub("acme account info", "NAME", options=OUTPUT),
            sub("acme account register", "NAME CONTACT...", does="cluster.change NAME", options=[takes("-directory")]),
            sub("acme account update", "NAME", does="cluster.change NAME", options=[takes("-contact")]),
            sub(
                "acme account deactivate",
                "NAME",
                does="cluster.delete NAME",
                because="ends an account at the authority for good",
            ),
            sub("acme cert order, acme cert renew", does="host.config", options=[takes("-force", "VALUE?")]),
            sub("acme cert revoke", does="cluster.disrupt", because="revokes the certificate that clients trust"),
            sub("acme plugin list", options=[takes("-type"), *OUTPUT]),
            sub(
                "acme plugin config",
                "ID",
                does="secret.read ID",
                because="shows the keys of a DNS service",
                options=OUTPUT,
            ),
            sub(
                "acme plugin add",
                "TYPE ID",
                does="cluster.change ID",
                options=[takes("-api -data -nodes -validation-delay"), takes("-disable", "VALUE?")],
            ),
            sub(
                "acme plugin set",
                "ID",
                does="cluster.change ID",
                options=[takes("-api -data -delete -digest -nodes -validation-delay"), takes("-disable", "VALUE?")],
            ),
            sub("acme plugin remove", "ID", does="cluster.delete ID", because="deletes the keys of a DNS service"),
            sub("cert info", options=OUTPUT),
            sub(
                "cert set",
                "CERTIFICATES KEY",
                does="host.config",
                options=[
                    takes("-force", "VALUE?"),
                    takes("-restart", "VALUE?", does="service.restart", because="restarts the web interface"),
                    *OUTPUT,
                ],
            ),
            sub("cert delete", "RESTART", does="cluster.delete", because="deletes the node's certificate and its key"),
            sub("config get", options=[takes("-property")]),
            sub(
                "config set",
                does="host.config",
                options=[
                    takes(
                        "-acme -acmedomain*/--acmedomain* -ballooning-target -delete -description -digest -location"
                        " -startall-onboot-delay -wakeonlan"
                    )
                ],
            ),
            sub(
                "task list",
                options=[
                    takes("-limit -since -source -start -statusfilter -typefilter -until -userfilter -vmid"),
                    takes("-errors", "VALUE?"),
                    *OUTPUT,
                ],
            ),
            sub("task log", "TASK", options=[takes("-start"), takes("-download", "VALUE?")]),
            sub("task status", "TASK", options=OUTPUT),
            sub("startall", does="guest.start", options=[takes("-max-workers -vms"), takes("-force", "VALUE?")]),
            sub(
                "stopall",
                does="guest.disrupt",
                because="stops the guests of this node",
                options=[takes("-max-workers -timeout -vms"), takes("-force-stop", "VALUE?")],
            ),
            sub(
                "migrateall",
                "NODE",
                does="guest.disrupt",
                because="moves the guests of this node",
                options=[takes("-max-workers -maxworkers -vms"), takes("-with-local-disks", "VALUE?")],
            ),
            sub("wakeonlan", "NODE", does="service.start NODE", because="wakes a node"),
            HELP,
        ],
        examples="""
            pvenode config get                             #=> read_only
            pvenode config set --description x             #=> config_mutation host.config
            pvenode cert info                              #=> read_only
            pvenode cert set cert.pem key.pem              #=> config_mutation host.config
            pvenode cert set cert.pem key.pem --restart    #=> disruptive service.restart
            pvenode cert delete                            #=> destructive cluster.delete
            pvenode acme account list                      #=> read_only
            pvenode acme account info default              #=> read_only
            pvenode acme account register default a@x.org  #=> config_mutation cluster.change
            pvenode acme account update default            #=> config_mutation cluster.change
            pvenode acme account deactivate default        #=> destructive cluster.delete
            pvenode acme cert renew --force                #=> config_mutation host.config
            pvenode acme cert revoke                       #=> disruptive cluster.disrupt
            pvenode acme plugin list                       #=> read_only
            pvenode acme plugin config dns                 #=> exposure secret.read
            pvenode acme plugin add dns ovh --api ovh      #=> config_mutation cluster.change
            pvenode acme plugin set ovh --disable 1        #=> config_mutation cluster.change
            pvenode acme plugin remove ovh                 #=> destructive cluster.delete
            pvenode task list --errors                     #=> read_only
            pvenode task log UPID:x                        #=> read_only
            pvenode startall                               #=> reversible_low guest.start
            pvenode stopall                                #=> disruptive guest.disrupt
            pvenode migrateall pve2                        #=> disruptive guest.disrupt
            pvenode wakeonlan pve2                         #=> reversible_low service.start
            pvenode help                                   #=> read_only
        """,
    ),
    tool(
        "pveceph",
        about="Ceph on Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pveceph.1.html",
        style="single",
        subs=[
            sub("status, pool ls, lspools", options=OUTPUT),
            sub("osd details", "OSD", options=[takes("-verbose", "VALUE?"), *OUTPUT]),
            sub("pool get", "POOL", options=[takes("-verbose", "VALUE?"), *OUTPUT]),
            HELP,
            sub(
                "install",
                does="package.install",
                options=[takes("-repository -version"), takes("-allow-experimental", "VALUE?")],
            ),
            sub(
                "init",
                does="storage.change",
                options=[
                    takes("-cluster-network -min_size -network -pg_bits -size"),
                    takes("-disable_cephx", "VALUE?", does="guard.lower", because="lets clients in without a key"),
                ],
            ),
            sub(
                "mds create, mgr create, createmgr, mon create, createmon, fs create",
                does="storage.change",
                options=[
                    takes("-id -mon-address -monid -name -pg_num"),
                    takes("-add-storage -hotstandby", "VALUE?"),
                ],
            ),
            sub("mds destroy, mgr destroy, destroymgr, mon destroy, destroymon", "NAME", does="storage.disrupt NAME"),
            sub(
                "fs destroy",
                "NAME",
                does="storage.delete NAME",
                whole=True,
                options=[takes("-remove-pools -remove-storages", "VALUE?")],
            ),
            sub(
                "osd create, createosd",
                "DEVICE",
                does="disk.write DEVICE",
                options=[
                    takes("-crush-device-class -db_dev -db_dev_size -osds-per-device -wal_dev -wal_dev_size"),
                    takes("-encrypted", "VALUE?"),
                ],
            ),
            sub("osd destroy, destroyosd", "OSD", does="storage.delete OSD", options=[takes("-cleanup", "VALUE?")]),
            sub("pool create, createpool", "POOL", does="storage.change POOL", options=POOL),
            sub(
                "pool set",
                "POOL",
                does="storage.change POOL",
                options=POOL,
                rows=[
                    when(
                        "-crush_rule -min_size -pg_num -size",
                        does="storage.disrupt POOL",
                        because="moves data in the cluster",
                    )
                ],
            ),
            sub(
                "pool destroy, destroypool",
                "POOL",
                does="storage.delete POOL",
                whole=True,
                options=[takes("-force -remove_ecprofile -remove_storages", "VALUE?")],
            ),
            sub(
                "purge",
                does="storage.delete",
                because="deletes Ceph's data and settings of this node",
                whole=True,
                options=[takes("-crash -logs", "VALUE?")],
            ),
            sub("start", does="service.start", options=[takes("-service")]),
            sub("stop", does="service.stop", options=[takes("-service")]),
        ],
        examples="""
            pveceph status                              #=> read_only
            pveceph lspools                             #=> read_only
            pveceph pool get rbd                        #=> read_only
            pveceph osd details 3 --verbose             #=> read_only
            pveceph help init                           #=> read_only
            pveceph install --repository no-subscription  #=> config_mutation package.install
            pveceph init --network 10.0.0.0/24          #=> config_mutation storage.change
            pveceph init --disable_cephx 1              #=> exposure guard.lower
            pveceph mon create                          #=> config_mutation storage.change
            pveceph mon destroy pve1                    #=> disruptive storage.disrupt
            pveceph fs create --name media              #=> config_mutation storage.change
            pveceph fs destroy media                    #=> destructive storage.delete
            pveceph osd create /dev/sdb                 #=> destructive disk.write
            pveceph osd destroy 3                       #=> destructive storage.delete
            pveceph pool create rbd --size 3            #=> config_mutation storage.change
            pveceph pool set rbd --application rbd      #=> config_mutation storage.change
            pveceph pool set rbd --size 2               #=> disruptive storage.disrupt
            pveceph pool destroy rbd                    #=> destructive storage.delete
            pveceph purge                               #=> destructive storage.delete
            pveceph start                               #=> reversible_low service.start
            pveceph stop --service osd.3                #=> disruptive service.stop
        """,
    ),
    tool(
        "pveam",
        about="container templates of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pveam.1.html",
        style="single",
        subs=[
            sub("available", options=[takes("-section")]),
            sub("list", "STORAGE"),
            sub("update", does="refresh", because="refreshes the list of templates"),
            sub("download", "STORAGE TEMPLATE", does="refresh TEMPLATE", because="downloads a template"),
            sub("remove", "TEMPLATE", does="storage.delete TEMPLATE"),
            HELP,
        ],
        examples="""
            pveam available --section system          #=> read_only
            pveam list local                          #=> read_only
            pveam update                              #=> reversible_low refresh
            pveam download local debian-12.tar.zst    #=> reversible_low refresh
            pveam remove local:vztmpl/x.tar.zst       #=> destructive storage.delete
            pveam help list                           #=> read_only
        """,
    ),
    tool(
        "pvesr",
        about="storage replication of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pvesr.1.html",
        style="single",
        subs=[
            sub("list"),
            sub("read", "ID"),
            sub("status", options=[takes("-guest")]),
            HELP,
            sub(
                "create-local-job",
                "ID TARGET",
                does="schedule.change ID",
                options=[takes("-comment -rate -remove_job -schedule -source"), takes("-disable", "VALUE?")],
            ),
            sub(
                "update",
                "ID",
                does="schedule.change ID",
                options=[
                    takes("-comment -delete -digest -rate -remove_job -schedule -source"),
                    takes("-disable", "VALUE?"),
                ],
            ),
            sub("enable, disable", "ID", does="schedule.change ID"),
            sub(
                "delete",
                "ID",
                does="storage.delete ID",
                because="deletes the replicated data on the other node",
                options=[takes("-force -keep", "VALUE?")],
            ),
            sub("run", does="snapshot", options=[takes("-id"), takes("-mail -verbose", "VALUE?")]),
            sub("schedule-now", "ID", does="snapshot ID"),
            sub("set-state", "VMID STATE", does="cluster.change VMID"),
            sub(
                "prepare-local-job, finalize-local-job",
                "ID WORDS...",
                does="storage.delete ID",
                because="deletes older snapshots of the job",
                options=[takes("-last_sync -parent_snapname -scan"), takes("-force", "VALUE?")],
            ),
        ],
        examples="""
            pvesr list                                  #=> read_only
            pvesr read 100-0                            #=> read_only
            pvesr status --guest 100                    #=> read_only
            pvesr help run                              #=> read_only
            pvesr create-local-job 100-0 pve2           #=> config_mutation schedule.change
            pvesr update 100-0 --schedule '*/5'         #=> config_mutation schedule.change
            pvesr disable 100-0                         #=> config_mutation schedule.change
            pvesr delete 100-0                          #=> destructive storage.delete
            pvesr run --id 100-0 --verbose              #=> reversible_low snapshot
            pvesr schedule-now 100-0                    #=> reversible_low snapshot
            pvesr set-state 100 '{}'                    #=> config_mutation cluster.change
            pvesr prepare-local-job 100-0 --last_sync 1 #=> destructive storage.delete
        """,
    ),
    tool(
        "pvesubscription",
        about="the subscription of a node of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pvesubscription.1.html",
        style="single",
        subs=[
            sub("get"),
            sub("set, set-offline-key", "KEY", does="host.config"),
            sub("delete", does="host.config"),
            sub("update", does="refresh", options=[takes("-force", "VALUE?")]),
            HELP,
        ],
        examples="""
            pvesubscription get             #=> read_only
            pvesubscription set pve1c-x     #=> config_mutation host.config
            pvesubscription delete          #=> config_mutation host.config
            pvesubscription update --force  #=> reversible_low refresh
            pvesubscription help            #=> read_only
        """,
    ),
    tool(
        "pveversion",
        about="versions of Proxmox VE",
        options=[flags("-v -verbose")],
        style="single",
        examples="""
            pveversion            #=> read_only
            pveversion -v         #=> read_only
            pveversion --verbose  #=> read_only
            pveversion x          #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "proxmox-boot-tool pve-efiboot-tool",
        about="the boot partitions of a Proxmox host",
        docs="https://pve.proxmox.com/pve-docs/chapter-sysadmin.html",
        subs=[
            sub("status", options=[flags("--quiet")]),
            sub("kernel list, help"),
            sub("refresh", does="host.boot", options=[takes("--hook")]),
            sub("reinit", does="host.boot"),
            sub("clean", does="host.boot", inert="--dry-run", options=[flags("--dry-run")]),
            sub("init", "PARTITION MODE", does="host.boot PARTITION"),
            sub("kernel add, kernel remove", "VERSION", does="host.boot VERSION"),
            sub("kernel pin", "VERSION", does="host.boot VERSION", options=[flags("--next-boot")]),
            sub("kernel unpin", does="host.boot", options=[flags("--next-boot")]),
            sub("format", "PARTITION", deletes="PARTITION", options=[flags("--force")]),
        ],
        examples="""
            proxmox-boot-tool status                #=> read_only
            proxmox-boot-tool kernel list           #=> read_only
            proxmox-boot-tool refresh               #=> config_mutation host.boot
            proxmox-boot-tool clean --dry-run       #=> read_only
            proxmox-boot-tool clean                 #=> config_mutation host.boot
            proxmox-boot-tool kernel pin 6.8.12-1-pve --next-boot  #=> config_mutation host.boot
            proxmox-boot-tool init /dev/sda2 grub   #=> config_mutation host.boot
            proxmox-boot-tool format /dev/sda2      #=> destructive disk.write
        """,
    ),
    tool(
        "pve5to6 pve6to7 pve7to8 pve8to9",
        about="tell what stands in the way of an upgrade of Proxmox VE",
        options=[flags("--full")],
        examples="pve8to9 --full  #=> read_only",
    ),
    tool(
        "pveupdate",
        about="refresh what Proxmox VE knows of packages and templates",
        does="refresh",
        examples="pveupdate  #=> reversible_low refresh",
    ),
    tool(
        "pveupgrade",
        about="upgrade a Proxmox VE host",
        does="package.remove",
        because="replaces software in use, and may take a kernel",
        options=[flags("--shell", does="code.interactive", because="opens a shell afterwards")],
        examples="""
            pveupgrade          #=> disruptive package.remove
            pveupgrade --shell  #=> unknown code.interactive
        """,
    ),
    tool("pvereport", about="a report about a node of Proxmox VE", examples="pvereport  #=> read_only"),
    tool(
        "pveperf",
        "PATH",
        about="a short benchmark of a node of Proxmox VE",
        style="single",
        does="fs.scratch",
        because="writes a test file and removes it, a few seconds long",
        subs=[HELP],
        examples="""
            pveperf            #=> reversible_low fs.scratch
            pveperf /srv/data  #=> reversible_low fs.scratch
            pveperf help       #=> read_only
        """,
    ),
    tool(
        "pve-firewall",
        about="the firewall of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pve-firewall.8.html",
        style="single",
        subs=[
            sub("status, compile, localnet"),
            sub(
                "simulate",
                options=[
                    takes("-dest -dport -from -protocol -source -sport -to"),
                    takes("-verbose", "VALUE?"),
                ],
            ),
            HELP,
            sub("start", does="net.firewall", options=[takes("-debug", "VALUE?")]),
            sub("restart", does="net.firewall"),
            sub("stop", does="guard.lower", because="takes the firewall away"),
        ],
        examples="""
            pve-firewall status                                #=> read_only
            pve-firewall compile                               #=> read_only
            pve-firewall simulate -from outside -to host       #=> read_only
            pve-firewall help                                  #=> read_only
            pve-firewall start                                 #=> disruptive net.firewall
            pve-firewall restart                               #=> disruptive net.firewall
            pve-firewall stop                                  #=> exposure guard.lower
        """,
    ),
    tool(
        "pvedaemon pveproxy pvestatd pvescheduler spiceproxy pve-ha-crm pve-ha-lrm",
        about="the services of Proxmox VE",
        style="single",
        subs=[
            sub("status"),
            HELP,
            sub("start", does="service.start", options=[takes("-debug", "VALUE?")]),
            sub("stop", does="service.stop"),
            sub("restart", does="service.restart"),
        ],
        examples="""
            pveproxy status      #=> read_only
            pvedaemon help       #=> read_only
            pvestatd start       #=> reversible_low service.start
            pveproxy restart     #=> disruptive service.restart
            pve-ha-lrm stop      #=> disruptive service.stop
            pvedaemon frobnicate #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "pmxcfs",
        about="serves the settings of the cluster as files",
        docs="https://pve.proxmox.com/pve-docs/pmxcfs.8.html",
        does="service.start, fs.mount",
        inert="-h --help",
        options=[
            flags("-d/--debug -f/--foreground -h/--help"),
            flags("-l/--local", does="cluster.disrupt", because="acts without the other nodes, whoever has the quorum"),
        ],
        examples="""
            pmxcfs          #=> reversible_low service.start
            pmxcfs -l       #=> disruptive cluster.disrupt
            pmxcfs --help   #=> read_only
        """,
    ),
    tool(
        "qmeventd",
        "PATH",
        about="waits for guests to end",
        docs="https://pve.proxmox.com/pve-docs/qmeventd.8.html",
        does="service.start",
        options=[flags("-f -v")],
        examples="qmeventd -f /var/run/qmeventd.sock    #=> reversible_low service.start",
    ),
]
