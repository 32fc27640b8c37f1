from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-force, -force 1).
OUTPUT = [takes("-output-format"), takes("-human-readable -noborder -noheader -quiet", "VALUE?")]
HELP = sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")])
RESOURCE = [takes("-comment -group -max_relocate -max_restart -state"), takes("-failback", "VALUE?")]
STOPS = when("-state=stopped|disabled", does="guest.disrupt SID", because="stops the guest")

TOOLS = [
    tool(
        "pvecm",
        about="the cluster of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/pvecm.1.html",
        style="single",
        subs=[
            sub("status, nodes, apiver"),
            HELP,
            sub(
                "create",
                "NAME",
                does="cluster.disrupt NAME",
                because="turns this node into a cluster; its services restart",
                options=[takes("-link*/--link* -nodeid -token-coefficient -votes")],
            ),
            sub(
                "add",
                "HOST",
                does="cluster.disrupt HOST",
                because="joins a cluster, whose settings replace those of this node",
                options=[takes("-fingerprint -link*/--link* -nodeid -votes"), takes("-force -use_ssh", "VALUE?")],
            ),
            sub(
                "addnode",
                "NODE",
                does="cluster.disrupt NODE",
                options=[
                    takes("-apiversion -link*/--link* -new_node_ip -nodeid -votes"),
                    takes("-force", "VALUE?"),
                ],
            ),
            sub(
                "delnode",
                "NODE",
                does="cluster.delete NODE",
                because="removes a node; it must be installed anew to return",
            ),
            sub("expected", "VOTES", does="cluster.disrupt", because="overrides the quorum; two halves may both go on"),
            sub("keygen", "FILE", writes="FILE"),
            sub(
                "mtunnel",
                "WORDS...",
                does="code.opaque",
                because="takes commands from another node",
                options=[takes("-migration_network"), takes("-get_migration_ip -run-command", "VALUE?")],
            ),
            sub(
                "qdevice setup",
                "ADDRESS",
                does="cluster.change ADDRESS",
                options=[takes("-network"), takes("-force", "VALUE?")],
            ),
            sub("qdevice remove", does="cluster.disrupt", because="takes a vote from the quorum"),
            sub("updatecerts", does="host.config", options=[takes("-force -silent -unmerge-known-hosts", "VALUE?")]),
        ],
        examples="""
            pvecm status                     #=> read_only
            pvecm nodes                      #=> read_only
            pvecm help add                   #=> read_only
            pvecm create lab --link0 10.0.0.1  #=> disruptive cluster.disrupt
            pvecm add 10.0.0.1 --use_ssh     #=> disruptive cluster.disrupt
            pvecm addnode pve3               #=> disruptive cluster.disrupt
            pvecm delnode pve3               #=> destructive cluster.delete
            pvecm expected 1                 #=> disruptive cluster.disrupt
            pvecm keygen key                 #=> config_mutation fs.write
            pvecm mtunnel                    #=> unknown code.opaque
            pvecm qdevice setup 10.0.0.9     #=> config_mutation cluster.change
            pvecm qdevice remove             #=> disruptive cluster.disrupt
            pvecm updatecerts --force        #=> config_mutation host.config
            pvecm frobnicate                 #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "ha-manager",
        about="high availability of Proxmox VE",
        docs="https://pve.proxmox.com/pve-docs/ha-manager.1.html",
        style="single",
        subs=[
            sub("status", options=[takes("-verbose", "VALUE?")]),
            sub("config", options=[takes("-type")]),
            sub("groupconfig"),
            sub("rules list, rules config", options=[takes("-resource -type"), *OUTPUT]),
            HELP,
            sub("add", "SID", does="cluster.change SID", options=[*RESOURCE, takes("-type")], rows=[STOPS]),
            sub("set", "SID", does="cluster.change SID", options=[*RESOURCE, takes("-delete -digest")], rows=[STOPS]),
            sub(
                "remove",
                "SID",
                does="cluster.disrupt SID",
                because="nobody restarts or moves this guest any more",
                options=[takes("-purge", "VALUE?")],
            ),
            sub(
                "groupadd, groupset",
                "GROUP",
                does="cluster.change GROUP",
                options=[takes("-comment -delete -digest -nodes -type"), takes("-nofailback -restricted", "VALUE?")],
            ),
            sub(
                "rules add, rules set",
                "TYPE RULE",
                does="cluster.change RULE",
                options=[
                    takes("-affinity -comment -delete -digest -nodes -resources"),
                    takes("-disable -strict", "VALUE?"),
                ],
            ),
            sub("groupremove, rules remove", "RULE", does="cluster.disrupt RULE", because="guests may move"),
            sub(
                "migrate, relocate, crm-command migrate, crm-command relocate",
                "SID NODE",
                does="guest.disrupt SID",
                because="moves the guest",
            ),
            sub("crm-command stop", "SID TIMEOUT", does="guest.disrupt SID"),
            sub(
                "crm-command node-maintenance enable, crm-command node-maintenance disable",
                "NODE",
                does="guest.disrupt NODE",
                because="moves the guests of a node",
            ),
            sub("crm-command arm-ha", does="cluster.change"),
            sub(
                "crm-command disarm-ha",
                "MODE",
                does="cluster.disrupt",
                because="nobody restarts or moves guests any more",
            ),
        ],
        examples="""
            ha-manager status --verbose                            #=> read_only
            ha-manager config                                      #=> read_only
            ha-manager groupconfig                                 #=> read_only
            ha-manager rules list --output-format json             #=> read_only
            ha-manager help set                                    #=> read_only
            ha-manager add vm:100 --group main                     #=> config_mutation cluster.change
            ha-manager set vm:100 --state started                  #=> config_mutation cluster.change
            ha-manager set vm:100 --state stopped                  #=> disruptive guest.disrupt
            ha-manager add vm:100 --state disabled                 #=> disruptive guest.disrupt
            ha-manager remove vm:100                               #=> disruptive cluster.disrupt
            ha-manager groupadd main --nodes pve1,pve2             #=> config_mutation cluster.change
            ha-manager groupremove main                            #=> disruptive cluster.disrupt
            ha-manager rules add node-affinity r --resources vm:1  #=> config_mutation cluster.change
            ha-manager rules remove r                              #=> disruptive cluster.disrupt
            ha-manager migrate vm:100 pve2                         #=> disruptive guest.disrupt
            ha-manager crm-command stop vm:100 60                  #=> disruptive guest.disrupt
            ha-manager crm-command node-maintenance enable pve1    #=> disruptive guest.disrupt
            ha-manager crm-command arm-ha                          #=> config_mutation cluster.change
            ha-manager crm-command disarm-ha freeze                #=> disruptive cluster.disrupt
            ha-manager crm-command frobnicate                      #=> unknown unknown.subcommand
        """,
    ),
]
