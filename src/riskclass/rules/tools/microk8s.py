from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

# From what is known of MicroK8s 1.3x, not held against it yet.
# Programs in it (kubectl, helm, ctr) have their own tables.
TOOL = tool(
    "microk8s",
    "COMMAND...:argv",
    about="a small Kubernetes in a snap, with kubectl, helm and ctr in it",
    docs="https://microk8s.io/docs/command-reference",
    posix=True,
    inert="-h --help",
    options=[flags("-h/--help")],
    subs=[
        sub(
            "status", options=[takes("-a/--addon -o/--format --timeout -t"), flags("--wait-ready -w --short -h/--help")]
        ),
        sub("version, addons repo list"),
        sub(
            "config",
            does="secret.read",
            because="shows the key of an administrator",
            options=[flags("-l/--use-loopback")],
        ),
        sub("inspect", does="refresh", because="packs a report of the host for support"),
        sub("start", does="service.start", options=[flags("-h/--help --disable-low-memory-guard")]),
        sub("stop", does="service.stop", options=[takes("-t/--timeout"), flags("-f/--force -h/--help")]),
        sub(
            "enable",
            "ADDON...",
            does="cluster.change ADDON",
            because="installs a part of the cluster",
        ),
        sub(
            "disable",
            "ADDON...",
            does="cluster.delete ADDON",
            because="removes a part of the cluster and what it keeps",
        ),
        sub("reset", does="cluster.delete", because="deletes all of the cluster", options=[flags("--destroy-storage")]),
        sub(
            "add-node",
            does="access.grant",
            because="prints a token to join",
            options=[
                takes("-l/--token-ttl -t/--token --format"),
            ],
        ),
        sub(
            "join",
            "ADDRESS",
            does="cluster.disrupt ADDRESS",
            because="joins another cluster and leaves its own",
            options=[
                flags("--worker --controlplane --skip-verify --disable-low-memory-guard"),
            ],
        ),
        sub("leave", does="cluster.disrupt", because="leaves the cluster"),
        sub("remove-node", "NODE", does="cluster.delete NODE", options=[flags("-f/--force")]),
        sub(
            "refresh-certs",
            "FOLDER",
            does="cluster.disrupt",
            because="starts its services anew",
            options=[
                takes("-e/--cert"),
                flags("-c/--check -u/--undo -h/--help"),
            ],
            inert="-c --check",
        ),
        sub("images import", "FILE", does="cluster.change FILE"),
        sub("images export-local", "FILE", writes="FILE"),
        sub(
            "addons repo add",
            "NAME SOURCE",
            does="code.remote SOURCE",
            options=[takes("--reference"), flags("--force")],
        ),
        sub("addons repo remove", "NAME", does="package.install NAME"),
        sub("addons repo update", "NAME", does="package.install NAME"),
        sub("dbctl backup", "FILE", writes="FILE", options=[flags("--debug")]),
        sub(
            "dbctl restore",
            "FILE",
            does="cluster.delete FILE",
            because="puts an old state back",
            options=[flags("--debug")],
        ),
    ],
    examples="""
        microk8s status --wait-ready            #=> read_only
        microk8s kubectl get pods -A            #=> read_only
        microk8s kubectl delete ns x            #=> destructive
        microk8s helm list                      #=> read_only
        microk8s config                         #=> exposure secret.read
        microk8s inspect                        #=> reversible_low refresh
        microk8s start                          #=> reversible_low service.start
        microk8s stop                           #=> disruptive service.stop
        microk8s enable dns                     #=> config_mutation cluster.change
        microk8s disable storage                #=> destructive cluster.delete
        microk8s reset --destroy-storage        #=> destructive cluster.delete
        microk8s add-node                       #=> exposure access.grant
        microk8s join 10.0.0.1:25000/x          #=> disruptive cluster.disrupt
        microk8s leave                          #=> disruptive cluster.disrupt
        microk8s remove-node n                  #=> destructive cluster.delete
        microk8s refresh-certs --check          #=> read_only
        microk8s refresh-certs -e ca.crt        #=> disruptive cluster.disrupt
        microk8s images import a.tar            #=> config_mutation cluster.change
        microk8s addons repo add x https://a/b  #=> unknown code.remote
        microk8s dbctl backup f                 #=> config_mutation fs.write
        microk8s dbctl restore f                #=> destructive cluster.delete
        microk8s --help                         #=> read_only
        microk8s frobnicate                     #=> unknown
    """,
)
