from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

KUBE: list[Option] = [
    takes("--kubeconfig --context --kube-context --as --as-group --as-uid --cluster --server/-s --token --user"),
    takes("--certificate-authority --client-certificate --client-key --tls-server-name --request-timeout"),
    takes("-n/--namespace --timeout --cache-dir --kube-api-burst --kube-api-qps"),
    flags("-h/--help --insecure-skip-tls-verify --disable-compression"),
]

KIND = tool(
    "kind",
    about="run a Kubernetes cluster in containers",
    docs="https://kind.sigs.k8s.io/",
    inherits=True,
    inert="-h --help --version",
    options=[takes("-v/--verbosity --loglevel"), flags("-h/--help -q/--quiet --version")],
    subs=[
        sub("version, completion, get clusters, get nodes, help", "WORD...", open=True),
        sub("get kubeconfig", does="secret.read", options=[takes("-n/--name"), flags("--internal")]),
        sub(
            "create cluster",
            does="container.run, credential.store",
            because="runs containers with rights over this host, and makes the cluster's key the current one",
            options=[takes("--config --image --kubeconfig -n/--name --wait"), flags("--retain")],
        ),
        sub(
            "delete cluster, delete clusters",
            "NAME...",
            does="cluster.delete",
            options=[takes("--kubeconfig -n/--name"), flags("-A/--all")],
        ),
        sub(
            "export kubeconfig", does="credential.store", options=[takes("--kubeconfig -n/--name"), flags("--internal")]
        ),
        sub("export logs", "FOLDER", does="fs.create FOLDER", options=[takes("-n/--name")]),
        sub(
            "load docker-image, load image-archive",
            "IMAGE...",
            does="cluster.change IMAGE",
            options=[takes("-n/--name --nodes")],
        ),
        sub(
            "build node-image",
            "SOURCE",
            does="code.opaque SOURCE",
            because="runs what builds Kubernetes",
            options=[takes("--arch --base-image --image --kube-root --type")],
        ),
    ],
    examples="""
        kind get clusters                               #=> read_only
        kind version                                    #=> read_only
        kind get kubeconfig --name x                    #=> exposure secret.read
        kind create cluster --config k.yaml             #=> config_mutation container.run
        kind delete cluster                             #=> destructive cluster.delete
        kind export kubeconfig                          #=> config_mutation credential.store
        kind export logs ./logs                         #=> reversible_low fs.create
        kind load docker-image app:dev                  #=> config_mutation cluster.change
        kind build node-image .                         #=> unknown code.opaque
        kind delete cluster --help                      #=> read_only
        kind frobnicate                                 #=> unknown unknown.subcommand
    """,
)

MINIKUBE = tool(
    "minikube",
    about="run a Kubernetes cluster in a machine of its own",
    docs="https://minikube.sigs.k8s.io/docs/commands/",
    inherits=True,
    inert="-h --help",
    options=[
        takes(
            "-p/--profile -b/--bootstrapper --log_backtrace_at --log_dir --log_file_max_size -v/--v --vmodule"
            " --user --stderrthreshold"
        ),
        takes("--log_file", does="fs.append VALUE"),
        flags(
            "-h/--help --add_dir_header --alsologtostderr --logtostderr --one_output --skip_headers --skip_log_headers"
        ),
        flags("--rootless --skip-audit"),
    ],
    subs=[
        sub(
            "status, version, ip, profile list, addons list, addons images, service list, image ls, image list,"
            " config view, config get, config defaults, node list, ssh-key, completion bash, completion zsh,"
            " completion fish, completion powershell, options, help, cache list, update-check, addons, image, config,"
            " cache, node",
            "WORD...",
            options=[
                takes("-o/--output -f/--format -n/--node -l/--layout --namespace"),
                takes("-w/--watch", "[INTERVAL]"),
                flags("--short --components -d/--docs --light"),
            ],
        ),
        sub(
            "docker-env, podman-env",
            about="show variables that lead to the engine inside",
            options=[
                takes("--shell -o/--output"),
                flags("--no-proxy -u/--unset --ssh-host"),
                flags("--ssh-add", does="credential.store", because="gives the agent the key of the guest"),
            ],
        ),
        sub(
            "ssh-host",
            options=[
                takes("-n/--node"),
                flags("--append-known", does="access.grant", because="trusts the host's key from now on"),
            ],
        ),
        sub(
            "license",
            rows=[when("-d", does="fs.create -d"), when(unless="-d", does="fs.create cwd")],
            options=[takes("-d/--dir")],
        ),
        sub(
            "logs",
            options=[
                takes("-n/--length --node -o/--output"),
                takes("--file", writes="VALUE"),
                flags("-f/--follow --problems --audit --last-start-only"),
            ],
        ),
        sub(
            "service",
            "NAME...",
            options=[takes("--format --interval -n/--namespace --wait"), flags("--all --https --url")],
        ),
        sub(
            "start",
            does="guest.change, guest.start",
            inert="--dry-run",
            options=[
                takes(
                    "--addons --apiserver-ips --apiserver-name --apiserver-names --apiserver-port --auto-pause-interval"
                    " --base-image --binary-mirror --cert-expiration --cni -c/--container-runtime --cpus --cri-socket"
                    " --disk-size --dns-domain --docker-env --docker-opt -d/--driver --extra-config --extra-disks"
                    " --feature-gates -g/--gpus --host-only-cidr --host-only-nic-type --hyperkit-vpnkit-sock"
                    " --hyperkit-vsock-ports --hyperv-external-adapter --hyperv-virtual-switch --image-mirror-country"
                    " --image-repository --insecure-registry --iso-url --kubernetes-version --kvm-network"
                    " --kvm-numa-count"
                    " --kvm-qemu-uri --memory --mount-9p-version --mount-gid --mount-ip --mount-msize --mount-options"
                    " --mount-port --mount-string --mount-type --mount-uid --namespace --nat-nic-type --network"
                    " --network-plugin --nfs-share --nfs-shares-root -n/--nodes -o/--output --ports --registry-mirror"
                    " --service-cluster-ip-range --ssh-ip-address --ssh-key --ssh-port --ssh-user --static-ip --subnet"
                    " --trace --uuid --vm-driver --wait --wait-timeout --qemu-firmware-path"
                ),
                takes("--socket-vmnet-client-path --socket-vmnet-path", does="code.injected VALUE"),
                takes("--listen-address", does="net.listen VALUE"),
                flags(
                    "--auto-update-drivers --cache-images --disable-driver-mounts --disable-metrics"
                    " --disable-optimizations --dns-proxy --download-only --dry-run --embed-certs --enable-default-cni"
                    " --force --force-systemd --ha --host-dns-resolver --hyperv-use-external-switch --install-addons"
                    " --interactive --keep-context --kvm-gpu --kvm-hidden --mount --native-ssh --no-kubernetes"
                    " --no-vtx-check --preload --vm"
                ),
                flags(
                    "--delete-on-failure", does="guest.delete", because="deletes the cluster where it does not start"
                ),
            ],
        ),
        sub(
            "stop",
            does="guest.disrupt",
            options=[
                takes("-o/--output --schedule"),
                flags("--all --keep-context-active --cancel-scheduled"),
            ],
        ),
        sub(
            "pause",
            does="guest.disrupt",
            options=[takes("-n/--namespaces -o/--output"), flags("-A/--all-namespaces")],
        ),
        sub(
            "unpause",
            does="guest.start",
            options=[takes("-n/--namespaces -o/--output"), flags("-A/--all-namespaces")],
        ),
        sub("delete", does="guest.delete", options=[takes("-o/--output"), flags("--all --purge")]),
        sub("profile", "NAME", rows=[when("NAME", does="target.switch NAME")]),
        sub("update-context", does="target.switch"),
        sub(
            "addons enable",
            "NAME",
            does="cluster.change NAME",
            options=[takes("--images --registries"), flags("--refresh --force")],
        ),
        sub("addons configure", "NAME", does="cluster.change NAME", options=[takes("-f/--config-file")]),
        sub(
            "image load, image pull, image tag, cache add, cache reload, cp",
            "WORD...",
            does="cluster.change WORD",
            options=[flags("--daemon --pull --remote --overwrite --all")],
        ),
        sub(
            "image build",
            "FOLDER",
            does="code.project FOLDER",
            because="runs what the Dockerfile says, in the cluster",
            options=[
                takes("-f/--file -t/--tag --build-env --build-opt -n/--node"),
                flags("--all"),
                flags("--push", does="net.upload -t"),
            ],
        ),
        sub("image push", "IMAGE...", does="net.upload IMAGE"),
        sub(
            "node add, node start",
            "NAME",
            does="cluster.change NAME",
            options=[
                flags("--control-plane --worker"),
                flags(
                    "--delete-on-failure", does="guest.delete", because="deletes the cluster where it does not start"
                ),
            ],
        ),
        sub("image save", "IMAGE FILE", writes="FILE", options=[flags("--daemon --remote")]),
        sub("dashboard", does="net.loopback", options=[takes("--port"), flags("--url")]),
        sub(
            "addons open",
            "NAME",
            does="net.loopback",
            options=[takes("--format --interval --wait"), flags("--https --url")],
        ),
        sub("addons disable, node stop", "NAME", does="cluster.disrupt NAME"),
        sub("image rm, image unload, cache delete, node delete", "NAME...", does="cluster.delete NAME"),
        sub("config set, config unset", "NAME TEXT", does="host.config NAME"),
        sub(
            "mount",
            "SHARE",
            does="guest.change SHARE",
            because="gives the guest a folder of this host",
            options=[takes("--9p-version --gid --ip --mode --msize --options --port --type --uid"), flags("--kill")],
        ),
        sub(
            "tunnel",
            does="net.config",
            because="adds routes to this host",
            options=[takes("--bind-address"), flags("-c/--cleanup")],
        ),
        sub(
            "kubectl",
            "WORD...",
            does="code.opaque WORD",
            because="runs kubectl with these words, which are not followed",
            posix=True,
            options=[flags("--ssh")],
        ),
        sub(
            "ssh",
            "COMMAND...:sh",
            posix=True,
            context="guest:-n",
            options=[takes("-n/--node -a"), flags("--native-ssh")],
            rows=[when(unless="COMMAND", does="code.interactive")],
        ),
    ],
    examples="""
        minikube status -o json                         #=> read_only
        minikube -p x ip                                #=> read_only
        minikube logs -f                                #=> read_only
        minikube logs --file l.txt                      #=> config_mutation fs.write
        minikube --log_file x status                    #=> config_mutation fs.write
        minikube service web --url                      #=> read_only
        minikube addons images ingress                  #=> read_only
        minikube docker-env --shell bash                #=> read_only
        minikube docker-env --ssh-add                   #=> config_mutation credential.store
        minikube ssh-host                               #=> read_only
        minikube ssh-host --append-known                #=> exposure access.grant
        minikube license                                #=> reversible_low fs.create
        minikube license -d out                         #=> reversible_low fs.create
        minikube start --driver=docker                  #=> config_mutation guest.change
        minikube start --dry-run                        #=> read_only
        minikube start --listen-address=0.0.0.0         #=> config_mutation net.listen
        minikube start --socket-vmnet-path=./x          #=> unknown code.injected
        minikube start --delete-on-failure              #=> destructive guest.delete
        minikube start --frobnicate                     #=> unknown unknown.option
        minikube stop                                   #=> disruptive guest.disrupt
        minikube pause                                  #=> disruptive guest.disrupt
        minikube unpause                                #=> reversible_low guest.start
        minikube delete --all                           #=> destructive guest.delete
        minikube profile x                              #=> config_mutation target.switch
        minikube profile                                #=> read_only
        minikube update-context                         #=> config_mutation target.switch
        minikube addons configure registry-creds        #=> config_mutation cluster.change
        minikube image load app.tar                     #=> config_mutation cluster.change
        minikube image build -t app .                   #=> unknown code.project
        minikube image build -t app --push .            #=> unknown code.project net.upload
        minikube image push app                         #=> exposure net.upload
        minikube node add --control-plane               #=> config_mutation cluster.change
        minikube node add --delete-on-failure           #=> destructive guest.delete
        minikube addons open x --url                    #=> reversible_low net.loopback
        minikube addons enable ingress                  #=> config_mutation cluster.change
        minikube image save app a.tar                   #=> config_mutation fs.write
        minikube dashboard                              #=> reversible_low net.loopback
        minikube addons disable ingress                 #=> disruptive cluster.disrupt
        minikube image rm app                           #=> destructive cluster.delete
        minikube config set memory 4096                 #=> config_mutation host.config
        minikube mount /srv:/srv                        #=> config_mutation guest.change
        minikube tunnel                                 #=> disruptive net.config
        minikube kubectl -- get pods                    #=> unknown code.opaque
        minikube ssh -- ls /                            #=> read_only
        minikube ssh 'rm -rf /srv/x'                    #=> destructive fs.delete
        minikube ssh                                    #=> unknown code.interactive
        minikube delete --help                          #=> read_only
        minikube frobnicate                             #=> unknown unknown.subcommand
    """,
)

FLUX = tool(
    "flux",
    about="keep a cluster as a repository says",
    docs="https://fluxcd.io/flux/cmd/",
    inherits=True,
    inert="-h --help -v --version",
    options=[*KUBE, flags("--verbose -v/--version")],
    subs=[
        sub(
            "check, version, completion, help, events, logs, stats, trace, envsubst, get *, tree *, list"
            " artifacts, diff *",
            "WORD...",
            open=True,
        ),
        sub("build *", "NAME...", open=True),
        sub(
            "build artifact",
            options=[
                takes("-p/--path --ignore-paths"),
                takes("-o/--output", writes="VALUE"),
                flags("--resolve-symlinks"),
            ],
            rows=[when(unless="-o", does="fs.create cwd", because="makes artifact.tgz")],
        ),
        sub(
            "export *",
            "NAME...",
            options=[
                takes("--path"),
                flags("--all -A/--all-namespaces"),
                flags("--with-credentials", does="secret.read"),
            ],
        ),
        sub("export artifact", "NAME...", open=True),
        sub(
            "reconcile *, reconcile source *, reconcile image *",
            "NAME...",
            does="cluster.change NAME",
            because="has the cluster changed to what the repository says",
            open=True,
        ),
        sub(
            "suspend *, suspend source *, resume *, resume source *, suspend image *, resume image *",
            "NAME...",
            does="cluster.change NAME",
            open=True,
        ),
        sub(
            "create *, create source *, create image *",
            "NAME...",
            does="cluster.change NAME",
            open=True,
            options=[flags("--export")],
            inert="--export",
        ),
        sub("create secret *", "NAME...", does="credential.store NAME", open=True),
        sub(
            "create tenant",
            "NAME...",
            does="access.grant NAME",
            open=True,
            options=[flags("--export")],
            inert="--export",
        ),
        sub("delete *, delete source *, delete image *", "NAME...", does="cluster.delete NAME", open=True),
        sub("install", "WORD...", does="cluster.change", open=True, options=[flags("--export")], inert="--export"),
        sub("migrate", "WORD...", does="cluster.change", open=True, options=[flags("--dry-run")], inert="--dry-run"),
        sub("uninstall", "WORD...", does="cluster.delete", open=True, options=[flags("--dry-run")], inert="--dry-run"),
        sub(
            "bootstrap *",
            "WORD...",
            does="cluster.change, vcs.remote, access.grant",
            because="gives the cluster a key to the repository",
            open=True,
        ),
        sub(
            "push artifact",
            "URL",
            does="net.upload --path -f URL",
            options=[
                takes(
                    "-f/--path --source --revision -a/--annotations --provider --creds --ignore-paths"
                    " -o/--output --debug"
                ),
                flags("--reproducible --insecure-registry --resolve-symlinks"),
            ],
        ),
        sub("tag artifact", "URL...", does="net.send URL", open=True),
        sub(
            "pull artifact",
            "URL",
            options=[takes("-o/--output", writes="VALUE"), takes("--creds --provider"), flags("--insecure-registry")],
        ),
    ],
    examples="""
        flux check --pre                                #=> read_only
        flux get kustomizations --watch                 #=> read_only
        flux get sources git -A                         #=> read_only
        flux diff kustomization x --path ./x            #=> read_only
        flux build kustomization x --path ./x           #=> read_only
        flux build artifact --path ./x                  #=> reversible_low fs.create
        flux build artifact --path ./x -o /srv/x.tgz    #=> config_mutation fs.write
        flux export source git x                        #=> read_only
        flux export source git x --with-credentials     #=> exposure secret.read
        flux export artifact x                          #=> read_only
        flux reconcile kustomization x                  #=> config_mutation cluster.change
        flux reconcile source git x                     #=> config_mutation cluster.change
        flux suspend helmrelease x                      #=> config_mutation cluster.change
        flux create source git x --url=https://x        #=> config_mutation cluster.change
        flux create source git x --url=https://x --export  #=> read_only
        flux create secret git x                        #=> config_mutation credential.store
        flux create tenant x                            #=> exposure access.grant
        flux create tenant x --export                   #=> read_only
        flux delete kustomization x -s                  #=> destructive cluster.delete
        flux install                                    #=> config_mutation cluster.change
        flux install --export                           #=> read_only
        flux migrate                                    #=> config_mutation cluster.change
        flux migrate --dry-run                          #=> read_only
        flux uninstall                                  #=> destructive cluster.delete
        flux uninstall --dry-run                        #=> read_only
        flux bootstrap github --owner=x                 #=> exposure access.grant
        flux push artifact oci://x/y:1 --path=./x       #=> exposure net.upload
        flux tag artifact oci://x/y:1 --tag latest      #=> config_mutation net.send
        flux pull artifact oci://x/y:1 -o ./x           #=> config_mutation fs.write
        flux uninstall --help                           #=> read_only
        flux frobnicate                                 #=> unknown unknown.subcommand
    """,
)

VELERO = tool(
    "velero ark",
    about="back up a cluster's objects and volumes",
    docs="https://velero.io/docs/",
    inherits=True,
    inert="-h --help",
    options=[
        takes(
            "--kubeconfig --kubecontext -n/--namespace --features --alsologtostderr --log_backtrace_at --log_dir --v -v"
        ),
        flags("-h/--help --colorized"),
    ],
    subs=[
        sub(
            "version, completion, help, get, backup get, backup describe, backup logs, restore get, restore"
            " describe, restore logs,"
            " schedule get, schedule describe, backup-location get, snapshot-location get, plugin get, client"
            " config get,"
            " describe *, repo get, client config",
            "NAME...",
            open=True,
        ),
        sub(
            "backup download",
            "NAME",
            options=[
                takes("-o/--output", writes="VALUE"),
                takes("--timeout --cacert"),
                flags("--force --insecure-skip-tls-verify"),
            ],
            does="fs.create cwd",
        ),
        sub("backup create, create backup", "NAME...", does="snapshot NAME", open=True),
        sub(
            "restore create, create restore",
            "NAME...",
            does="cluster.change NAME",
            because="makes objects of a backup again",
            open=True,
        ),
        sub(
            "schedule create, create schedule, schedule pause, schedule unpause",
            "NAME...",
            does="schedule.change NAME",
            open=True,
        ),
        sub(
            "backup-location create, backup-location set, snapshot-location create, snapshot-location set,"
            " plugin add, plugin remove,"
            " client config set, create backup-location, create snapshot-location",
            "WORD...",
            does="cluster.change WORD",
            open=True,
        ),
        sub(
            "install",
            "WORD...",
            does="cluster.change, access.grant",
            because="gives it rights over the whole cluster",
            open=True,
            options=[flags("--dry-run")],
            inert="--dry-run",
        ),
        sub(
            "backup delete, delete *, restore delete, schedule delete, backup-location delete",
            "NAME...",
            does="storage.delete NAME",
            open=True,
        ),
        sub("uninstall", "WORD...", does="cluster.delete", open=True),
        sub("debug", "WORD...", does="fs.create cwd", open=True),
    ],
    examples="""
        velero backup get                               #=> read_only
        velero backup describe x --details              #=> read_only
        velero restore logs x                           #=> read_only
        velero version                                  #=> read_only
        velero backup download x                        #=> reversible_low fs.create
        velero backup download x -o x.tgz               #=> config_mutation fs.write
        velero backup create x --include-namespaces a   #=> reversible_low snapshot
        velero restore create --from-backup x           #=> config_mutation cluster.change
        velero schedule create x --schedule='@daily'    #=> config_mutation schedule.change
        velero backup-location set x --default          #=> config_mutation cluster.change
        velero install --provider aws                   #=> exposure access.grant
        velero install --provider aws --dry-run         #=> read_only
        velero backup delete x --confirm                #=> destructive storage.delete
        velero uninstall                                #=> destructive cluster.delete
        velero debug                                    #=> reversible_low fs.create
        velero uninstall --help                         #=> read_only
        velero frobnicate                               #=> unknown unknown.subcommand
    """,
)

ARGO: list[Option] = [
    takes(
        "--argocd-context --auth-token --client-crt --client-crt-key --config --controller-name --header/-H"
        " --http-retry-max"
    ),
    takes(
        "--kube-context --logformat --loglevel --redis-compress --redis-haproxy-name --redis-name"
        " --repo-server-name --server"
    ),
    takes("--server-crt --server-name --grpc-web-root-path --prompts-enabled"),
    flags("--core --grpc-web --insecure --plaintext --port-forward -h/--help"),
    takes("--port-forward-namespace"),
]

ARGOCD = tool(
    "argocd",
    about="keep applications on clusters as repositories say",
    docs="https://argo-cd.readthedocs.io/en/stable/user-guide/commands/argocd/",
    inherits=True,
    inert="-h --help",
    options=ARGO,
    subs=[
        sub(
            "version, completion, help, app list, app history, app logs, app manifests, app"
            " resources, app wait,"
            " app actions list, appset get, appset list, repo list, repo get, repocreds list, cluster list,"
            " cluster get, proj list,"
            " proj get, proj role list, proj role get, proj role list-tokens, proj windows list, account list,"
            " account get,"
            " account get-user-info, account can-i, cert list, gpg list, gpg get, app get-resource,"
            " admin settings validate, admin settings rbac *, admin cluster stats, admin app get-reconcile-results",
            "WORD...",
            open=True,
        ),
        sub(
            "app get",
            "APP",
            options=[
                *ARGO,
                takes("-N/--app-namespace -o/--output --source-name --source-position --timeout"),
                flags("--show-operation --show-params"),
                flags("--refresh --hard-refresh", does="refresh", because="has the server look anew"),
            ],
        ),
        sub(
            "app diff",
            "APP",
            options=[
                *ARGO,
                takes("-N/--app-namespace --local --local-include --local-repo-root --revision --revisions"),
                takes("--source-names --source-positions --ignore-normalizer-jq-execution-timeout --diff-exit-code"),
                flags("--exit-code"),
                flags("--server-side-generate", does="net.upload --local", because="sends the manifests to the server"),
                flags("--refresh --hard-refresh", does="refresh", because="has the server look anew"),
            ],
        ),
        sub(
            "context",
            "CONTEXT",
            options=[*ARGO, flags("--delete")],
            rows=[
                when("CONTEXT", unless="--delete", does="target.switch CONTEXT"),
                when("--delete", does="credential.store CONTEXT", because="forgets a server and its token"),
            ],
        ),
        sub(
            "app sync",
            "APP...",
            options=[
                *ARGO,
                takes(
                    "--assumeYes --info --label/-l --local --local-repo-root --output/-o --project --resource"
                    " --retry-backoff-duration"
                ),
                takes(
                    "--retry-backoff-factor --retry-backoff-max-duration --retry-limit --revision --revisions"
                    " --source-names"
                ),
                takes(
                    "--source-positions --strategy --timeout --app-namespace/-N --selector"
                    " --ignore-normalizer-jq-execution-timeout"
                ),
                flags("--apply-out-of-sync-only --async --dry-run --preview-changes --server-side --retry-refresh"),
                flags("--prune", does="cluster.delete APP", because="deletes what the repository has no more"),
                flags("--force --replace", does="cluster.disrupt APP", because="deletes objects and makes them anew"),
            ],
            does="cluster.change APP",
            inert="--dry-run",
        ),
        sub(
            "app create, app set, app unset, app add-source, app remove-source, app edit, app patch, app"
            " patch-resource,"
            " appset create, appset generate, proj create, proj set, proj edit, proj add-*, proj remove-*, proj"
            " allow-*, proj deny-*,"
            " proj windows *, proj role create, proj role add-policy, repo add, repocreds add, cluster set,"
            " cluster rotate-auth,"
            " cert add-ssh, cert add-tls, gpg add, configure",
            "WORD...",
            does="cluster.change WORD",
            open=True,
        ),
        sub(
            "app rollback, app terminate-op, app actions run, app confirm-deletion",
            "WORD...",
            does="cluster.disrupt WORD",
            open=True,
        ),
        sub(
            "app delete, app delete-resource, appset delete, proj delete, proj role delete, cluster rm, repo rm,"
            " repocreds rm, cert rm, gpg rm",
            "WORD...",
            does="cluster.delete WORD",
            open=True,
        ),
        sub(
            "cluster add, proj role create-token, proj role add-group, account generate-token",
            "WORD...",
            does="access.grant WORD",
            open=True,
        ),
        sub(
            "proj role delete-token, proj role remove-group, proj role remove-policy, account delete-token,"
            " account session-token revoke",
            "WORD...",
            does="access.revoke WORD",
            open=True,
        ),
        sub("account update-password, account bcrypt", "WORD...", does="account.change", open=True),
        sub("admin initial-password, admin export, account session-token", "WORD...", does="secret.read", open=True),
        sub(
            "admin import",
            "FILE...",
            does="cluster.delete FILE",
            because="replaces what is there",
            open=True,
            options=[flags("--dry-run")],
            inert="--dry-run",
        ),
        sub("login", "SERVER...", does="credential.store SERVER", open=True),
        sub("logout, relogin", "WORD...", does="credential.store WORD", open=True),
    ],
    examples="""
        argocd app list -o wide                         #=> read_only
        argocd app diff x                               #=> read_only
        argocd app diff x --revision main               #=> read_only
        argocd app diff x --local ./x --server-side-generate  #=> exposure net.upload
        argocd app diff x --hard-refresh                #=> reversible_low refresh
        argocd app get x -o yaml                        #=> read_only
        argocd app get x --refresh                      #=> reversible_low refresh
        argocd context                                  #=> read_only
        argocd context prod                             #=> config_mutation target.switch
        argocd context prod --delete                    #=> config_mutation credential.store
        argocd version --client                         #=> read_only
        argocd account can-i get applications '*'       #=> read_only
        argocd app sync x                               #=> config_mutation cluster.change
        argocd app sync x --dry-run                     #=> read_only
        argocd app sync x --prune                       #=> destructive cluster.delete
        argocd app sync x --force                       #=> disruptive cluster.disrupt
        argocd app set x -p a=b                         #=> config_mutation cluster.change
        argocd app rollback x 3                         #=> disruptive cluster.disrupt
        argocd app delete x --cascade                   #=> destructive cluster.delete
        argocd cluster add ctx                          #=> exposure access.grant
        argocd account delete-token --account x 1       #=> disruptive access.revoke
        argocd account update-password                  #=> config_mutation account.change
        argocd admin initial-password -n argocd         #=> exposure secret.read
        argocd admin import -                           #=> destructive cluster.delete
        argocd admin import --dry-run -                 #=> read_only
        argocd login cd.example.com                     #=> config_mutation credential.store
        argocd logout cd.example.com                    #=> config_mutation credential.store
        argocd app delete --help                        #=> read_only
        argocd app sync x --frobnicate                  #=> unknown unknown.option
        argocd frobnicate                               #=> unknown unknown.subcommand
    """,
)

TOOLS = [KIND, MINIKUBE, FLUX, VELERO, ARGOCD]
