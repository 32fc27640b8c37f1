from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "lxd incusd",
    about="the daemon of LXD: start, set up, mend",
    docs="https://documentation.ubuntu.com/lxd/stable-5.0/",
    inherits=True,
    style="go",
    inert="-h --version",
    options=[
        takes("--group --trace"),
        takes("--logfile", writes="VALUE"),
        flags("-d/--debug -h/--help --syslog -v/--verbose --version"),
    ],
    does="service.start",
    because="starts the daemon",
    subs=[
        sub("version, help, cluster list-database, cluster show, cluster, import", "WORD..."),
        sub("activateifneeded", does="service.start"),
        sub("waitready", options=[takes("-t/--timeout")]),
        sub(
            "init",
            options=[
                takes("--network-port --storage-backend --storage-create-device --storage-create-loop --storage-pool"),
                takes("--network-address --trust-password"),
                flags("--auto --dump --minimal --preseed"),
            ],
            rows=[
                when(unless="--dump --auto --minimal --preseed", does="code.interactive"),
                when(unless="--dump", does="host.config", because="sets up storage and networks"),
                when("--dump", does="secret.read", because="shows the settings, with certificates and passwords"),
                when("--storage-create-device", does="disk.write --storage-create-device"),
                when("--network-address", does="net.listen --network-address"),
                when("--trust-password", does="access.grant", because="lets in whoever knows the password"),
                when("--preseed", does="code.apply", because="makes what it is fed, pools on disks too"),
            ],
        ),
        sub("recover", does="code.interactive"),
        sub(
            "shutdown",
            does="guest.disrupt",
            because="stops all guests",
            options=[takes("-t/--timeout"), flags("-f/--force")],
        ),
        sub("cluster edit", does="code.interactive"),
        sub(
            "cluster recover-from-quorum-loss, cluster remove-raft-node",
            "ADDRESS",
            does="cluster.disrupt ADDRESS",
            options=[flags("-q/--quiet")],
        ),
    ],
    examples="""
        lxd version                                        #=> read_only
        lxd cluster show                                   #=> read_only
        lxd waitready --timeout 30                         #=> read_only
        lxd --logfile /srv/log                             #=> config_mutation fs.write service.start
        lxd --help                                         #=> read_only
        lxd                                                #=> reversible_low service.start
        lxd init                                           #=> unknown code.interactive
        lxd init --minimal                                 #=> config_mutation host.config
        lxd init --dump                                    #=> exposure secret.read
        lxd init --auto --storage-create-device /dev/sdb   #=> destructive disk.write
        lxd init --auto --network-address 0.0.0.0          #=> config_mutation net.listen
        lxd init --auto --network-address 0.0.0.0 --trust-password x  #=> exposure access.grant
        lxd init --preseed                                 #=> unknown code.apply
        lxd activateifneeded                               #=> reversible_low service.start
        lxd recover                                        #=> unknown code.interactive
        lxd cluster edit                                   #=> unknown code.interactive
        lxd shutdown                                       #=> disruptive guest.disrupt
        lxd cluster remove-raft-node 10.0.0.1:8443 -q      #=> disruptive cluster.disrupt
        lxd frobnicate                                     #=> unknown unknown.subcommand
    """,
)
