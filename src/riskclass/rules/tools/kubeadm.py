from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool

COMMON: list[Option] = [
    flags("-h/--help --dry-run --allow-missing-template-keys --show-managed-fields --allow-experimental-api"),
    flags("--allow-experimental-upgrades --allow-release-candidate-upgrades --print-config"),
    takes("--config --kubeconfig --cert-dir --kubeconfig-dir -o/--experimental-output/--output --feature-gates"),
    takes("--image-repository --kubernetes-version --cri-socket --ignore-preflight-errors --patches --skip-phases"),
    takes("--node-name --rootfs -v/--v --vmodule"),
]
NODE: list[Option] = [
    *COMMON,
    takes("--apiserver-advertise-address --apiserver-bind-port --apiserver-cert-extra-sans --certificate-key"),
    takes("--control-plane-endpoint --pod-network-cidr --service-cidr --service-dns-domain --token --token-ttl"),
    takes("--discovery-file --discovery-token --discovery-token-ca-cert-hash --tls-bootstrap-token"),
    takes("--apiserver-extra-args --controller-manager-extra-args --scheduler-extra-args"),
    flags("--skip-certificate-key-print --skip-token-print --upload-certs --control-plane"),
    flags("--discovery-token-unsafe-skip-ca-verification"),
]
UPGRADE: list[Option] = [
    *COMMON,
    takes("-c/--context-lines --api-server-manifest --controller-manager-manifest --scheduler-manifest"),
    flags("--certificate-renewal --etcd-upgrade -f/--force -y/--yes"),
]

TOOL = tool(
    "kubeadm",
    about="make, change and take apart Kubernetes nodes",
    docs="https://kubernetes.io/docs/reference/setup-tools/kubeadm/",
    style="go",
    inherits=True,
    inert="-h",
    options=[takes("--rootfs -v/--v --vmodule"), flags("-h/--help")],
    subs=[
        sub("version, help", "TOPIC...", options=COMMON),
        sub("completion", "SHELL", options=COMMON),
        sub(
            "certs check-expiration, config images list, config validate, token generate", options=COMMON, prints="any"
        ),
        sub(
            "config print init-defaults, config print join-defaults, config print reset-defaults,"
            " config print upgrade-defaults",
            options=[*COMMON, takes("--component-configs")],
        ),
        sub("upgrade plan, upgrade diff", "VERSION", options=UPGRADE),
        sub("certs certificate-key", about="print a new random key", options=COMMON, prints="word"),
        sub("config images pull", does="refresh", because="fetches images", options=COMMON),
        sub(
            "config migrate",
            options=[*COMMON, takes("--old-config"), takes("--new-config", writes="VALUE")],
        ),
        sub(
            "certs generate-csr",
            does="credential.store",
            because="makes keys, and requests for certificates",
            options=COMMON,
        ),
        sub(
            "certs renew *",
            inert="--dry-run -h",
            does="credential.store",
            because="replaces certificates of the control plane",
            options=[*COMMON, takes("--csr-dir"), flags("--csr-only --use-api")],
        ),
        sub(
            "init",
            inert="--dry-run -h",
            does="cluster.change",
            because="makes this machine a control plane",
            options=NODE,
        ),
        sub(
            "init phase *, init phase * *, join phase *, join phase * *",
            "WORD...",
            inert="--dry-run -h",
            does="cluster.change",
            because="carries out one step of the set-up",
            options=NODE,
        ),
        sub(
            "join",
            "SERVER",
            inert="--dry-run -h",
            does="cluster.change SERVER",
            because="adds this machine to a cluster",
            options=NODE,
        ),
        sub(
            "upgrade apply, upgrade node",
            "VERSION",
            inert="--dry-run -h",
            does="cluster.disrupt VERSION",
            because="replaces the control plane of the node",
            options=UPGRADE,
        ),
        sub(
            "upgrade node phase *, upgrade apply phase *", inert="--dry-run -h", does="cluster.disrupt", options=UPGRADE
        ),
        sub(
            "reset",
            inert="--dry-run -h",
            does="cluster.delete",
            because="deletes what makes this machine a node, and its copy of the store",
            options=[*COMMON, flags("--cleanup-tmp-dir -f/--force")],
        ),
        sub(
            "reset phase *",
            inert="--dry-run -h",
            does="cluster.delete",
            options=[*COMMON, flags("--cleanup-tmp-dir -f/--force")],
        ),
        sub(
            "kubeconfig user",
            does="secret.read",
            because="prints a key that logs in to the cluster",
            options=[*COMMON, takes("--client-name --org --token --validity-period")],
        ),
        sub("token list", does="secret.read", because="shows tokens that let a machine join", options=COMMON),
        sub(
            "token create",
            "TOKEN",
            inert="--dry-run -h",
            does="access.grant",
            because="makes a token that lets a machine join",
            options=[
                *COMMON,
                takes("--certificate-key --description --groups --ttl --usages"),
                flags("--print-join-command"),
            ],
        ),
        sub("token delete", "TOKEN...", inert="--dry-run -h", does="access.revoke TOKEN", options=COMMON),
    ],
    examples="""
        kubeadm version -o short                              #=> read_only
        kubeadm certs check-expiration                        #=> read_only
        kubeadm certs certificate-key                         #=> read_only
        kubeadm config images list --kubernetes-version 1.31.0 #=> read_only
        kubeadm config print init-defaults                    #=> read_only
        kubeadm upgrade plan                                  #=> read_only
        kubeadm config images pull                            #=> reversible_low refresh
        kubeadm config migrate --old-config a --new-config b  #=> config_mutation fs.write
        kubeadm certs generate-csr                            #=> config_mutation credential.store
        kubeadm certs renew all                               #=> config_mutation credential.store
        kubeadm init --pod-network-cidr=10.244.0.0/16         #=> config_mutation cluster.change
        kubeadm init --dry-run                                #=> read_only
        kubeadm init phase certs all                          #=> config_mutation cluster.change
        kubeadm join 10.0.0.1:6443 --token x                  #=> config_mutation cluster.change
        kubeadm upgrade apply v1.31.0 -y                      #=> disruptive cluster.disrupt
        kubeadm upgrade apply v1.31.0 --dry-run               #=> read_only
        kubeadm upgrade node phase kubelet-config             #=> disruptive cluster.disrupt
        kubeadm reset -f                                      #=> destructive cluster.delete
        kubeadm reset --dry-run=false                         #=> destructive cluster.delete
        kubeadm reset phase cleanup-node                      #=> destructive cluster.delete
        kubeadm kubeconfig user --client-name x               #=> exposure secret.read
        kubeadm token list --dry-run                          #=> exposure
        kubeadm token list                                    #=> exposure secret.read
        kubeadm token create --print-join-command             #=> exposure access.grant
        kubeadm token delete abc                              #=> disruptive access.revoke
        kubeadm frobnicate                                    #=> unknown
    """,
)
