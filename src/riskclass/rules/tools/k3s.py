from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: What `server` and `agent` start is not known here, and no program has such a name.
HELP = flags("-h/--help --debug")
WHERE: list[Option] = [HELP, takes("-d/--data-dir --kubeconfig")]
SNAPSHOT: list[Option] = [
    HELP,
    takes("-c/--config -d/--data-dir --name --dir/--etcd-snapshot-dir --node-name -o/--output -t/--etcd-token"),
    takes("-s/--etcd-server --snapshot-retention/--etcd-snapshot-retention --s3-endpoint/--etcd-s3-endpoint"),
    takes("--s3-endpoint-ca/--etcd-s3-endpoint-ca --s3-access-key/--etcd-s3-access-key --s3-region/--etcd-s3-region"),
    takes("--s3-secret-key/--etcd-s3-secret-key --s3-bucket/--etcd-s3-bucket --s3-folder/--etcd-s3-folder"),
    takes("--s3-timeout/--etcd-s3-timeout --s3-proxy/--etcd-s3-proxy --s3-config-secret/--etcd-s3-config-secret"),
    takes("-l/--log", does="fs.append VALUE"),
    flags("--s3/--etcd-s3 --snapshot-compress/--etcd-snapshot-compress --s3-insecure/--etcd-s3-insecure"),
    flags("--s3-skip-ssl-verify/--etcd-s3-skip-ssl-verify --alsologtostderr"),
]
TOKEN: list[Option] = [*WHERE, takes("--description --groups --ttl --usages --server -o/--output")]
ENCRYPT: list[Option] = [HELP, takes("-d/--data-dir -t/--token -s/--server -o/--output"), flags("-f/--force --skip")]

K3S = tool(
    "k3s",
    "COMMAND...:argv",
    about="a small Kubernetes, with kubectl, crictl and ctr in it",
    docs="https://docs.k3s.io/cli",
    posix=True,
    inert="-h -v",
    options=[flags("--debug -h/--help -v/--version")],
    subs=[
        sub("check-config", options=[HELP]),
        sub("completion", "SHELL", options=[HELP]),
        sub("etcd-snapshot ls, etcd-snapshot list, etcd-snapshot l", options=SNAPSHOT),
        sub(
            "etcd-snapshot save",
            does="snapshot",
            inert="-h",
            rows=[when("--s3-endpoint --s3-bucket", does="net.upload --s3-endpoint --s3-bucket")],
            options=SNAPSHOT,
        ),
        sub(
            "etcd-snapshot delete, etcd-snapshot prune",
            "NAME...",
            posix=True,  # newer ones end their options at the first name (urfave/cli v2)
            does="storage.delete NAME",
            inert="-h",
            options=SNAPSHOT,
        ),
        sub("secrets-encrypt status", options=ENCRYPT),
        sub(
            "secrets-encrypt enable, secrets-encrypt disable, secrets-encrypt prepare, secrets-encrypt rotate,"
            " secrets-encrypt rotate-keys, secrets-encrypt reencrypt",
            does="cluster.change",
            inert="-h",
            options=ENCRYPT,
        ),
        sub("certificate check", options=[*WHERE, takes("-s/--service -o/--output")]),
        sub(
            "certificate rotate, certificate rotate-ca",
            does="credential.store",
            because="replaces the cluster's certificates",
            inert="-h",
            options=[*WHERE, takes("-s/--service --server --path"), flags("-f/--force")],
        ),
        sub("token list", options=TOKEN),
        sub("token generate", options=TOKEN),
        sub("token create", "TOKEN", does="access.grant", because="lets a host join", inert="-h", options=TOKEN),
        sub("token delete", "TOKEN...", posix=True, does="access.revoke TOKEN", inert="-h", options=TOKEN),
        sub(
            "token rotate",
            does="access.revoke",
            because="replaces what lets hosts join",
            inert="-h",
            options=[*TOKEN, takes("-t/--token --new-token")],
        ),
    ],
    examples="""
        k3s kubectl get nodes            #=> read_only
        k3s kubectl delete ns x          #=> destructive
        k3s crictl ps                    #=> read_only
        k3s ctr images ls                #=> read_only
        k3s check-config                 #=> read_only
        k3s etcd-snapshot ls             #=> read_only
        k3s etcd-snapshot ls -l log      #=> config_mutation fs.write
        k3s etcd-snapshot save --name x  #=> reversible_low snapshot
        k3s etcd-snapshot save --s3 --s3-bucket b  #=> exposure net.upload
        k3s etcd-snapshot delete x       #=> destructive storage.delete
        k3s etcd-snapshot delete x -h    #=> destructive storage.delete
        k3s secrets-encrypt status       #=> read_only
        k3s secrets-encrypt enable       #=> config_mutation cluster.change
        k3s certificate check            #=> read_only
        k3s certificate rotate           #=> config_mutation credential.store
        k3s token list                   #=> read_only
        k3s token create                 #=> exposure access.grant
        k3s token delete x               #=> disruptive access.revoke
        k3s token rotate                 #=> disruptive access.revoke
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
