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
        sub(
            "version, completion bash, completion zsh, completion fish, completion powershell, get clusters, help",
            "WORD...",
        ),
        sub("get nodes", options=[takes("-n/--name"), flags("-A/--all-clusters")]),
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
        sub(
            "build add-image",
            "IMAGE...",
            does="container.run IMAGE",
            because="runs a node to put images into it, and keeps it as an image",
            options=[takes("--arch --base-image --image")],
        ),
    ],
    examples="""
        kind get clusters                               #=> read_only
        kind get nodes -A                               #=> read_only
        kind completion bash                            #=> read_only
        kind build add-image app:dev                    #=> config_mutation container.run
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
            "-p/--profile -b/--bootstrapper --log_backtrace_at --log_file_max_size -v/--v --vmodule --user"
            " --stderrthreshold"
        ),
        takes("--log_file --log_dir", does="fs.append VALUE"),
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
                    " --memory --mount-9p-version --mount-gid --mount-ip --mount-msize --mount-options"
                    " --mount-port --mount-string --mount-type --mount-uid --namespace --nat-nic-type --network"
                    " --network-plugin --nfs-share --nfs-shares-root -n/--nodes -o/--output --ports --registry-mirror"
                    " --service-cluster-ip-range --ssh-ip-address --ssh-key --ssh-port --ssh-user --static-ip --subnet"
                    " --trace --uuid --vm-driver --wait --wait-timeout --qemu-firmware-path"
                ),
                takes("--socket-vmnet-client-path --socket-vmnet-path", does="code.injected VALUE"),
                takes("--kvm-qemu-uri", "ADDRESS:libvirt_uri"),
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
        minikube start --kvm-qemu-uri qemu:///system    #=> config_mutation guest.change
        minikube start --kvm-qemu-uri 'qemu+ext:///system?command=./x'  #=> unknown
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
    options=[*KUBE, takes("--as-user-extra"), flags("--verbose -v/--version")],
    subs=[
        sub(
            "check, version, completion bash, completion zsh, completion fish, completion powershell, help, events,"
            " logs, stats, trace, list artifacts, list artifact, tree kustomization, tree ks, tree artifact generator,"
            " diff kustomization, diff ks, diff artifact, plugin list, plugin search, get all, get alerts, get alert,"
            " get alert-providers, get alert-provider, get artifacts generators, get artifacts all,"
            " get helmreleases, get helmrelease, get hr, get images all, get images policy, get images repository,"
            " get images update, get image all, get image policy, get image repository, get image update,"
            " get kustomizations, get kustomization, get ks, get receivers, get receiver, get sources all,"
            " get sources bucket, get sources chart, get sources external, get sources git, get sources helm,"
            " get sources oci, get source all, get source bucket, get source chart, get source external,"
            " get source git, get source helm, get source oci",
            "WORD...",
            open=True,
        ),
        sub("envsubst", options=[flags("--strict")]),
        sub(
            "debug helmrelease, debug hr, debug kustomization, debug ks",
            "NAME",
            options=[
                flags("--show-status --show-history"),
                flags("--show-values --show-vars", does="secret.read", because="shows what secrets hold"),
            ],
        ),
        sub(
            "plugin install, plugin update",
            "NAME...",
            does="code.remote NAME",
            because="fetches programs that run as sub-commands from then on",
        ),
        sub("plugin uninstall", "NAME", does="package.install NAME"),
        sub("build kustomization, build ks", "NAME...", open=True),
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
            "create alert, create alert-provider, create helmrelease, create hr, create image policy,"
            " create image repository, create image update, create kustomization, create ks, create receiver,"
            " create source bucket, create source chart, create source git, create source helm, create source oci",
            "NAME...",
            does="cluster.change NAME",
            open=True,
            options=[flags("--export")],
            inert="--export",
        ),
        sub(
            "create secret git, create secret githubapp, create secret helm, create secret notation, create secret oci,"
            " create secret proxy, create secret receiver, create secret tls",
            "NAME",
            rows=[
                when("NAME", unless="--export", does="credential.store NAME"),
                when("--export", does="secret.read", because="shows the secret, and a key that it makes"),
            ],
            options=[
                flags("--export"),
                takes("--label --annotation --username -u --password -p --url --ca-crt-file --ca-file --cert-file"),
                takes("--key-file --tls-crt-file --tls-key-file --private-key-file --ssh-ecdsa-curve --bearer-token"),
                takes("--ssh-key-algorithm --ssh-rsa-bits --ssh-hostkey-algos --address --app-base-url --app-id"),
                takes(
                    "--app-installation-id --app-installation-owner --app-private-key --trust-policy-file --hostname"
                ),
                takes("--secret-ref --type --token --audience-claim --email-claim --known-hosts-file"),
            ],
        ),
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
        sub(
            "migrate",
            options=[takes("-f/--path -e/--extensions -v/--version"), flags("-y/--yes --dry-run")],
            rows=[
                # --dry-run is for files alone (cmd/flux/migrate.go).
                when(unless="-f", does="cluster.change", because="stores what the cluster has in newer versions"),
                when("-f", unless="--dry-run", writes="-f", because="rewrites manifests"),
            ],
        ),
        sub("uninstall", "WORD...", does="cluster.delete", open=True, options=[flags("--dry-run")], inert="--dry-run"),
        sub(
            "bootstrap git, bootstrap github, bootstrap gitlab, bootstrap gitea, bootstrap bitbucket-server",
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
                takes("-f/--path --source --revision -a/--annotations --provider --creds --ignore-paths -o/--output"),
                flags("--reproducible --insecure-registry --resolve-symlinks --debug"),
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
        flux create secret git x --export               #=> exposure secret.read
        flux create tenant x                            #=> exposure access.grant
        flux create tenant x --export                   #=> read_only
        flux delete kustomization x -s                  #=> destructive cluster.delete
        flux install                                    #=> config_mutation cluster.change
        flux install --export                           #=> read_only
        flux migrate                                    #=> config_mutation cluster.change
        flux migrate --dry-run                          #=> config_mutation cluster.change
        flux migrate -f . --dry-run                     #=> read_only
        flux migrate -v 2.6 -f .                        #=> config_mutation fs.write
        flux install --version v2.3.0                   #=> config_mutation cluster.change
        flux debug hr x --show-status                   #=> read_only
        flux debug hr x --show-values                   #=> exposure secret.read
        flux plugin list                                #=> read_only
        flux plugin install x                           #=> unknown code.remote
        flux plugin uninstall x                         #=> config_mutation package.install
        flux envsubst --strict                          #=> read_only
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
            "--kubeconfig --kubecontext -n/--namespace --features --log_backtrace_at --v/-v --vmodule --stderrthreshold"
        ),
        takes("--log_dir --log_file --log_file_max_size"),
        flags("-h/--help --colorized --alsologtostderr --logtostderr --add_dir_header --one_output --skip_headers"),
        flags("--skip_log_headers"),
    ],
    rows=[when("--log_dir== --log_file==", does="fs.append --log_dir --log_file")],
    subs=[
        sub(
            "version, completion bash, completion zsh, completion fish, help, get backups, get backup,"
            " get backup-locations, get backup-location, get plugins, get plugin, get restores, get restore,"
            " get schedules, get schedule, get snapshot-locations, get snapshot-location, backup get, backup describe,"
            " backup logs, restore get, restore describe, restore logs, schedule get, schedule describe,"
            " backup-location get, snapshot-location get, plugin get, client config get, client config,"
            " describe backups, describe backup, describe restores, describe restore, describe schedules,"
            " describe schedule, repo get",
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
        # -o prints what is asked for and sends nothing.
        sub(
            "backup create, create backup",
            "NAME...",
            does="snapshot NAME",
            open=True,
            inert="-o=json|yaml",
            options=[takes("-o/--output")],
        ),
        sub(
            "restore create, create restore",
            "NAME...",
            does="cluster.change NAME",
            because="makes objects of a backup again",
            open=True,
            inert="-o=json|yaml",
            options=[takes("-o/--output")],
        ),
        sub(
            "schedule create, create schedule, schedule pause, schedule unpause",
            "NAME...",
            does="schedule.change NAME",
            open=True,
            inert="-o=json|yaml",
            options=[takes("-o/--output")],
        ),
        sub(
            "backup-location create, snapshot-location create, create backup-location, create snapshot-location",
            "NAME...",
            does="cluster.change NAME",
            open=True,
            inert="-o=json|yaml",
            options=[takes("-o/--output")],
        ),
        sub(
            "backup-location set, snapshot-location set, plugin add, plugin remove",
            "WORD...",
            does="cluster.change WORD",
            open=True,
        ),
        sub("client config set", "WORD...", does="host.config WORD"),
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
            "backup delete, delete backups, delete backup, delete backup-locations, delete backup-location,"
            " delete restores, delete restore, delete schedules, delete schedule, restore delete, schedule delete,"
            " backup-location delete",
            "NAME...",
            does="storage.delete NAME",
            open=True,
        ),
        sub("uninstall", "WORD...", does="cluster.delete", open=True),
        sub(
            "debug",
            rows=[when("--output", writes="--output"), when(unless="--output", does="fs.create cwd")],
            options=[takes("--output --backup --restore"), flags("--verbose")],
        ),
    ],
    examples="""
        velero backup get                               #=> read_only
        velero backup describe x --details              #=> read_only
        velero restore logs x                           #=> read_only
        velero version                                  #=> read_only
        velero backup download x                        #=> reversible_low fs.create
        velero backup download x -o x.tgz               #=> config_mutation fs.write
        velero backup create x --include-namespaces a   #=> reversible_low snapshot
        velero backup create x -o yaml                  #=> read_only
        velero restore create --from-backup x           #=> config_mutation cluster.change
        velero restore create --from-backup x -o json   #=> read_only
        velero --alsologtostderr --log_dir l backup get #=> config_mutation fs.write
        velero get schedules                            #=> read_only
        velero client config set namespace=x            #=> config_mutation host.config
        velero debug --output /srv/x.tgz                #=> config_mutation fs.write
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
    takes("--server-crt --server-name --grpc-web-root-path"),
    flags("--core --grpc-web --insecure --plaintext --port-forward -h/--help --prompts-enabled"),
    takes("--port-forward-namespace"),
]

#: `argocd admin` talks to the cluster itself.
ADMIN: list[Option] = [
    takes("--kubeconfig --context --as --as-group --as-uid --cluster --token --user --username --password"),
    takes("--certificate-authority --client-certificate --client-key --tls-server-name --request-timeout --proxy-url"),
    takes("-n/--namespace"),
    flags("--insecure-skip-tls-verify --disable-compression"),
]

GENERATE: list[Option] = [
    takes("-f/--file -o/--output -l/--label --annotations --config-management-plugin --dest-name --dest-namespace"),
    takes("--dest-server --directory-exclude --directory-include --env --helm-chart --helm-set --helm-set-file"),
    takes("--helm-set-string --helm-version --jsonnet-ext-var-code --jsonnet-ext-var-str --jsonnet-libs"),
    takes("--jsonnet-tla-code --jsonnet-tla-str --kustomize-common-annotation --kustomize-common-label"),
    takes("--kustomize-image --kustomize-namespace --kustomize-replica --kustomize-version --name --nameprefix"),
    takes("--namesuffix -p/--parameter --path --plugin-env --project --ref --release-name --repo --revision"),
    takes("--revision-history-limit --sync-option --sync-policy --sync-retry-backoff-duration"),
    takes("--sync-retry-backoff-factor --sync-retry-backoff-max-duration --sync-retry-limit --values"),
    takes("--values-literal-file --allow-cluster-resource --allow-namespaced-resource --deny-cluster-resource"),
    takes("--deny-namespaced-resource --description -d/--dest --dest-service-accounts --signature-keys"),
    takes("--source-namespaces -s/--src --username --password --bearer-token --ssh-private-key-path"),
    takes("--tls-client-cert-path --tls-client-cert-key-path --github-app-id --github-app-installation-id"),
    takes("--github-app-private-key-path --github-app-enterprise-base-url --gcp-service-account-key-path --type"),
    takes("--proxy --no-proxy --depth"),
    flags("-i/--inline --allow-empty --auto-prune --directory-recurse --helm-pass-credentials --helm-skip-crds"),
    flags("--helm-skip-schema-validation --helm-skip-tests --ignore-missing-value-files --self-heal --validate"),
    flags("--kustomize-force-common-annotation --kustomize-force-common-label --kustomize-ignore-missing-components"),
    flags("--kustomize-label-without-selector --kustomize-label-include-templates --set-finalizer --enable-lfs"),
    flags("--enable-oci --force-http-basic-auth --insecure-ignore-host-key --insecure-skip-server-verification"),
    flags("--insecure-oci-force-http --orphaned-resources --orphaned-resources-warn --use-azure-workload-identity"),
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
            "version, completion bash, completion zsh, completion fish, help, app list, app history, app logs,"
            " app manifests, app manifests-history, app resources, app wait, app actions list, app get-resource,"
            " appset get, appset list, appset generate, appset phase history, repo list, repo get, repocreds list,"
            " cluster list, cluster get, proj list, proj get, proj role list, proj role get, proj role list-tokens,"
            " proj windows list, account list, account get, account get-user-info, account can-i, account bcrypt,"
            " cert list, gpg list, gpg get, admin settings validate, admin settings rbac can,"
            " admin settings rbac validate, admin settings resource-overrides health,"
            " admin settings resource-overrides ignore-differences,"
            " admin settings resource-overrides ignore-resource-updates,"
            " admin settings resource-overrides list-actions, admin settings resource-overrides run-action,"
            " admin cluster stats, admin cluster shards, admin cluster namespaces, admin app diff-reconcile-results,"
            " admin notifications template get, admin notifications trigger get, admin notifications trigger run",
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
                    "--info --label/-l --local --local-repo-root --output/-o --project --resource"
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
                flags(
                    "--assumeYes --apply-out-of-sync-only --async --dry-run --preview-changes --server-side"
                    " --retry-refresh"
                ),
                flags("--prune", does="cluster.delete APP", because="deletes what the repository has no more"),
                flags("--force --replace", does="cluster.disrupt APP", because="deletes objects and makes them anew"),
            ],
            does="cluster.change APP",
            inert="--dry-run",
        ),
        sub(
            "app create, app set, app unset, app add-source, app remove-source, app edit, app patch, app rename,"
            " app patch-resource, appset create, appset phase advance, proj create, proj set, proj edit,"
            " proj add-destination, proj add-destination-service-account, proj add-orphaned-ignore,"
            " proj add-signature-key, proj add-source, proj add-source-namespace, proj allow-cluster-resource,"
            " proj allow-namespace-resource, proj deny-cluster-resource, proj deny-namespace-resource,"
            " proj remove-destination, proj remove-destination-service-account, proj remove-orphaned-ignore,"
            " proj remove-signature-key, proj remove-source, proj remove-source-namespace, proj windows add,"
            " proj windows delete, proj windows update, proj windows enable-manual-sync,"
            " proj windows disable-manual-sync, proj role create, repo add, repocreds add, cluster set,"
            " cluster rotate-auth, cert add-ssh, cert add-tls, gpg add",
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
            "cluster add, proj role create-token, proj role add-group, proj role add-policy, account generate-token",
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
        sub("configure", does="host.config", options=ARGO),
        sub("account update-password", "WORD...", does="account.change", open=True),
        sub("admin initial-password, account session-token", "WORD...", does="secret.read", open=True),
        sub("admin redis-initial-password", does="credential.store", because="makes the password where there is none"),
        sub(
            "admin export",
            does="secret.read",
            options=[
                takes("-o/--out", writes="VALUE|-"),
                takes("--application-namespaces --applicationset-namespaces"),
                *ADMIN,
            ],
        ),
        sub(
            "admin app get-reconcile-results",
            "FILE",
            writes="FILE",
            because="stores what it found",
            options=[
                takes("--l --o --repo-server --ignore-normalizer-jq-execution-timeout"),
                flags("--refresh --server-side-diff"),
                *ADMIN,
            ],
        ),
        sub(
            "admin app generate-spec, admin proj generate-spec, admin repo generate-spec",
            "NAME",
            reads="--ssh-private-key-path --tls-client-cert-key-path --github-app-private-key-path",
            rows=[when("-i", writes="-f", because="writes the result back")],
            options=GENERATE,
        ),
        sub(
            "admin cluster generate-spec",
            "CONTEXT",
            does="secret.read",
            because="prints a secret with the credentials of the cluster",
            open=True,
        ),
        sub(
            "admin cluster kubeconfig",
            "CLUSTER FILE",
            does="secret.read",
            because="gives out the credentials of a cluster",
            writes="FILE",
            options=ADMIN,
        ),
        sub(
            "admin cluster namespaces enable-namespaced-mode, admin cluster namespaces disable-namespaced-mode",
            "PATTERN",
            rows=[when("--dry-run=false|f|0", does="cluster.change PATTERN")],
            options=[takes("--dry-run", "[VALUE]"), takes("--namespaces"), flags("--cluster-resources"), *ADMIN],
        ),
        sub(
            "admin proj generate-allow-list",
            "FILE PROJECT",
            options=[takes("-o/--out", writes="VALUE|-"), *ADMIN],
        ),
        sub(
            "admin proj update-role-policy",
            "PROJECT CHANGE ACTION",
            rows=[when("--dry-run=false|f|0", does="access.grant PROJECT", because="changes what roles may do")],
            options=[takes("--dry-run", "[VALUE]"), takes("--permission --resource --role --scope"), *ADMIN],
        ),
        sub(
            "admin notifications template notify",
            "NAME RESOURCE",
            rows=[
                when(
                    "--recipient",
                    unless="--recipient=console:*",
                    does="message.send --recipient",
                )
            ],
            options=[
                takes("--recipient --argocd-repo-server --config-map --secret"),
                flags("--argocd-repo-server-plaintext --argocd-repo-server-strict-tls"),
                *ADMIN,
            ],
        ),
        sub(
            "admin dashboard",
            does="net.loopback",
            rows=[
                when(
                    "--address",
                    unless="--address=localhost|127.*|::1",
                    does="net.tunnel --address",
                    because="lets others manage the cluster without a password",
                )
            ],
            options=[takes("--address --port"), *ADMIN],
        ),
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
        argocd account bcrypt --password x              #=> read_only
        argocd appset generate a.yaml                   #=> read_only
        argocd configure --prompts-enabled=true         #=> config_mutation host.config
        argocd proj role add-policy p r -a get -o x     #=> exposure access.grant
        argocd admin export -o /srv/x                   #=> exposure secret.read
        argocd admin redis-initial-password             #=> config_mutation credential.store
        argocd admin app get-reconcile-results /srv/x   #=> config_mutation fs.write
        argocd admin app generate-spec x --repo r       #=> read_only
        argocd admin app generate-spec x -f a.yaml -i   #=> config_mutation fs.write
        argocd admin repo generate-spec r --ssh-private-key-path ~/.ssh/id_rsa  #=> exposure secret.read
        argocd admin cluster generate-spec ctx          #=> exposure secret.read
        argocd admin cluster kubeconfig https://c /srv/k  #=> exposure secret.read
        argocd admin cluster namespaces                 #=> read_only
        argocd admin cluster namespaces enable-namespaced-mode '*'  #=> read_only
        argocd admin cluster namespaces enable-namespaced-mode '*' --dry-run=false  #=> config_mutation
        argocd admin proj generate-allow-list r.yaml p  #=> read_only
        argocd admin proj generate-allow-list r.yaml p -o /srv/x  #=> config_mutation fs.write
        argocd admin proj update-role-policy '*' set get  #=> read_only
        argocd admin proj update-role-policy '*' set get --dry-run=false  #=> exposure access.grant
        argocd admin notifications template notify t x  #=> read_only
        argocd admin notifications template notify t x --recipient slack:c  #=> config_mutation message.send
        argocd admin dashboard                          #=> reversible_low net.loopback
        argocd admin dashboard --address 0.0.0.0        #=> exposure net.tunnel
        argocd admin import --dry-run -                 #=> read_only
        argocd login cd.example.com                     #=> config_mutation credential.store
        argocd logout cd.example.com                    #=> config_mutation credential.store
        argocd app delete --help                        #=> read_only
        argocd app sync x --frobnicate                  #=> unknown unknown.option
        argocd frobnicate                               #=> unknown unknown.subcommand
    """,
)

TOOLS = [KIND, MINIKUBE, FLUX, VELERO, ARGOCD]
