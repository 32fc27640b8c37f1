from __future__ import annotations

from riskclass.model.tables import flags, sub, tool

#: What else it can do (server, agent, etcd-snapshot …) is not known here, and no program has such a name.
K3S = tool(
    "k3s",
    "COMMAND...:argv",
    about="a small Kubernetes, with kubectl, crictl and ctr in it",
    docs="https://docs.k3s.io/cli",
    posix=True,
    inert="-h -v",
    options=[flags("--debug -h/--help -v/--version")],
    subs=[sub("check-config", options=[flags("-h/--help")])],
    examples="""
        k3s kubectl get nodes            #=> read_only
        k3s kubectl delete ns x          #=> destructive
        k3s crictl ps                    #=> read_only
        k3s ctr images ls                #=> read_only
        k3s check-config                 #=> read_only
        k3s server                       #=> unknown
        k3s --version                    #=> read_only
    """,
)
KILLALL = tool(
    "k3s-killall.sh",
    about="stop k3s and all its containers",
    docs="https://docs.k3s.io/upgrades/killall",
    does="cluster.disrupt",
    examples="""
        k3s-killall.sh     #=> disruptive cluster.disrupt
    """,
)
UNINSTALL = tool(
    "k3s-uninstall.sh k3s-agent-uninstall.sh",
    about="remove k3s and its data",
    docs="https://docs.k3s.io/installation/uninstall",
    does="cluster.delete",
    because="deletes the cluster's data on this node",
    examples="""
        k3s-uninstall.sh         #=> destructive cluster.delete
    """,
)

TOOLS = [K3S, KILLALL, UNINSTALL]
