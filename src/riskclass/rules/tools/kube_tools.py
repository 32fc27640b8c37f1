from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

HELP = flags("-h/--help")
SHELLS = "completion bash, completion zsh, completion fish, completion powershell"
#: How a cluster is reached.
KUBE: list[Option] = [
    takes("--kubeconfig", context="cluster:VALUE"),
    takes("--context", context="cluster:VALUE"),
    takes("--as --as-group --as-uid --cluster --server --token --user --certificate-authority --client-certificate"),
    takes("--client-key --tls-server-name --request-timeout -n/--namespace --cache-dir"),
    flags("--insecure-skip-tls-verify"),
]

K9S = tool(
    "k9s",
    about="watch and change a cluster on the screen",
    docs="https://k9scli.io/",
    style="go",
    inherits=True,
    options=[
        *KUBE,
        takes("-c/--command -l/--logLevel -r/--refresh --screen-dump-dir"),
        takes("--logFile", does="fs.append VALUE"),
        flags("-A/--all-namespaces --crumbsless --headless --logoless --splashless --invert -h/--help"),
        flags("--readonly --write"),
    ],
    does="code.interactive",
    inert="-h --readonly",
    subs=[sub("version, info, help", "WORD...", options=[flags("-s/--short")]), sub(SHELLS)],
    examples="""
        k9s --readonly                              #=> read_only
        k9s version                                 #=> read_only
        k9s -h                                      #=> read_only
        k9s -n web --context prod                   #=> unknown code.interactive
        k9s --readonly --logFile log                #=> config_mutation
        k9s --frobnicate --readonly                 #=> unknown unknown.option
    """,
)

KUBECTX = tool(
    "kubectx kubens",
    "NAME",
    about="choose the cluster, or the namespace, that later commands act on",
    docs="https://github.com/ahmetb/kubectx",
    inert="-h --help -V --version -c --current",
    options=[
        flags("-", does="target.switch"),
        flags("-u/--unset", does="target.switch"),
        takes("-d", does="credential.store VALUE", because="removes how to reach a cluster"),
        flags("-c/--current -f/--force -h/--help -V/--version"),
    ],
    rows=[
        when("NAME", unless="NAME=*=*", does="target.switch NAME"),
        when("NAME=*=*", does="credential.store NAME", because="gives a context another name"),
    ],
    examples="""
        kubectx                                     #=> read_only
        kubens -c                                   #=> read_only
        kubectx prod                                #=> config_mutation target.switch
        kubectx -                                   #=> config_mutation target.switch
        kubens web                                  #=> config_mutation
        kubectx a=b                                 #=> config_mutation credential.store
        kubectx -d a                                #=> config_mutation credential.store
        kubectx --frobnicate                        #=> unknown unknown.option
    """,
)

KUBESEAL = tool(
    "kubeseal",
    about="encrypt secrets, so that the cluster alone can read them",
    docs="https://github.com/bitnami-labs/sealed-secrets",
    options=[
        *KUBE,
        takes("--cert --controller-name --controller-namespace -o/--format --scope --name --from-file --log-format"),
        takes("--log-level -v/--v --stderrthreshold --vmodule --log-dir --log-file --log_file"),
        takes("-f/--secret-file"),
        takes("-w/--sealed-secret-file", writes="VALUE|-"),
        takes("--merge-into", writes="VALUE"),
        takes("--recovery-private-key"),
        flags("--allow-empty-data --fetch-cert --raw --re-encrypt --validate --version --help"),
        flags("--recovery-unseal", does="secret.read", because="shows what was encrypted"),
    ],
    examples="""
        kubeseal -f s.yaml -o yaml                  #=> read_only
        kubeseal --fetch-cert                       #=> read_only
        kubeseal -f s.yaml -w sealed.yaml           #=> config_mutation fs.write
        kubeseal --recovery-unseal --recovery-private-key k < s.yaml    #=> exposure secret.read
        kubeseal --frobnicate                       #=> unknown unknown.option
    """,
)

KUBECONFORM = tool(
    "kubeconform kubeval",
    "FILE...",
    about="check manifests against schemas",
    docs="https://github.com/yannh/kubeconform",
    style="single",
    does="net.query",
    options=[
        takes(
            "-cache -cpu-prof -ignore-filename-pattern -kubernetes-version -n -output -reject -schema-location -skip"
        ),
        takes("-debug-log"),
        flags(
            "-debug -exit-on-error -h -ignore-missing-schemas -insecure-skip-tls-verify -strict -summary -v -verbose"
        ),
        # of kubeval
        takes(
            "-o -d -i -s -f --directories --additional-schema-locations "
            "--ignored-filename-patterns --skip-kinds --filename"
        ),
        takes("--reject-kinds"),
        flags("--help --version --force-color --exit-on-error --ignore-missing-schemas --strict --openshift --quiet"),
    ],
    rows=[
        when("-cpu-prof", writes="-cpu-prof"),
        when("-cache", does="fs.scratch -cache", because="keeps schemas there"),
    ],
    examples="""
        kubeconform -summary -strict deploy/        #=> read_only net.query
        kubeval --strict a.yaml                     #=> read_only
        kubeconform -cache c a.yaml                 #=> reversible_low
        kubeconform -cpu-prof out a.yaml            #=> config_mutation fs.write
        kubeconform -frobnicate a.yaml              #=> unknown unknown.option
    """,
)

#: helmfile.yaml is a template: it calls programs (`exec`), and its hooks do.
HELMFILE_RUNS = "the project's helmfile calls programs"
SET: list[Option] = [
    takes("--args --concurrency --set --values --output --context --kube-version --suppress --post-renderer-args"),
    takes("--diff-args --sync-args --cascade --timeout --trim --reset-values"),
    takes("--post-renderer", does="code.opaque VALUE", because="runs that program"),
    takes("--output-dir --output-file", writes="VALUE"),
    flags("--skip-deps --skip-refresh --skip-needs --skip-crds --skip-cleanup --skip-tests --include-needs --no-hooks"),
    flags("--include-transitive-needs --include-tests --include-crds --wait --wait-for-jobs --reuse-values --validate"),
    flags("--suppress-secrets --show-secrets --suppress-diff --detailed-exitcode --strip-trailing-cr --keep-temp-dir"),
    flags(
        "--skip-diff-on-install --retain-values-files --hide-notes --take-ownership --purge --deleteWait --embed-values"
    ),
]

HELMFILE = tool(
    "helmfile",
    about="install and change many applications of a cluster",
    docs="https://helmfile.readthedocs.io/en/latest/#cli-reference",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[
        takes("--kube-context", context="cluster:VALUE"),
        takes("-b/--helm-binary -k/--kustomize-binary", "PROGRAM:argv"),
        takes("-f/--file -e/--environment --state-values-set --state-values-set-string --state-values-file"),
        takes("--kubeconfig --log-level -n/--namespace -c/--chart -l/--selector --args"),
        flags(
            "--allow-no-matching-release --debug --color --no-color "
            "--disable-force-update --enable-live-output -q/--quiet"
        ),
        flags(
            "-i/--interactive --skip-deps --skip-refresh "
            "--strip-args-values-on-exit-error --enforce-plugin-verification"
        ),
        flags("--helm-oci-plain-http --disable-kube-version-auto-detection -h/--help -v/--version"),
    ],
    subs=[
        sub("apply, sync", does="cluster.disrupt, code.project", because=HELMFILE_RUNS, options=SET),
        sub("destroy, delete", does="cluster.delete, code.project", options=SET),
        sub(
            "diff, template, lint, list, status, build, test, write-values, "
            "print-env, show-dag, fetch, deps, repos, charts",
            does="code.project",
            because=HELMFILE_RUNS,
            options=[*SET, takes("--output-file-template --output-dir-template"), flags("--keep-going")],
        ),
        sub("cache info, version, help", "WORD...", options=[takes("-o")]),
        sub("cache cleanup", does="refresh"),
        sub("init", does="code.remote", because="installs helm and its plug-ins", options=[flags("--force")]),
        sub("create", "NAME", does="fs.create NAME", options=[flags("--force"), takes("-o")]),
        sub(SHELLS),
    ],
    examples="""
        helmfile version                            #=> read_only
        helmfile diff                               #=> unknown code.project
        helmfile -e prod apply                      #=> unknown cluster.disrupt
        helmfile template --output-dir out          #=> unknown fs.write
        helmfile destroy                            #=> destructive cluster.delete
        helmfile init                               #=> unknown code.remote
        helmfile cache cleanup                      #=> reversible_low
        helmfile create x                           #=> reversible_low
        helmfile -h                                 #=> read_only
        helmfile frobnicate                         #=> unknown unknown.subcommand
    """,
)

K3D = tool(
    "k3d",
    about="run a small Kubernetes in containers",
    docs="https://k3d.io/stable/usage/commands/",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[flags("-h/--help --timestamps --trace --verbose --version")],
    subs=[
        sub(
            "cluster list, cluster ls, cluster get, node list, node ls, node get, "
            "registry list, registry ls, registry get,"
            " version, version list, help, runtime-info",
            "NAME...",
            options=[
                takes("-o/--output -i/--include -e/--exclude -l/--limit -s/--sort"),
                flags("--no-headers -f"),
                flags("--token", does="secret.read", because="shows what hosts join with"),
            ],
        ),
        sub(SHELLS),
        sub(
            "cluster create, node create, registry create",
            "NAME",
            does="container.run NAME, credential.store",
            because="runs containers with rights over this host, and keeps the cluster's key",
            options=[
                takes(
                    "-a/--agents -s/--servers --agents-memory --servers-memory --api-port -c/--config -e/--env --gpus"
                ),
                takes(
                    "--host-alias -i/--image --k3s-arg --k3s-node-label -l/--label "
                    "--network -p/--port --registry-config"
                ),
                takes("--registry-create --registry-use --runtime-label --runtime-ulimit --subnet --timeout --token"),
                takes("--lb-config-override --role --replicas --memory --cluster --default-network --proxy-remote-url"),
                takes("--proxy-username --proxy-password --delete-enabled"),
                takes("-v/--volume", does="code.opaque VALUE", because="the containers have that folder at hand"),
                flags(
                    "--kubeconfig-switch-context --kubeconfig-update-default "
                    "--no-image-volume --no-lb --no-rollback --wait"
                ),
                flags("--no-help"),
            ],
        ),
        sub(
            "cluster start, node start",
            "NAME...",
            does="guest.start NAME",
            options=[takes("--timeout"), flags("-a/--all --wait")],
        ),
        sub("cluster stop, node stop", "NAME...", does="guest.disrupt NAME", options=[flags("-a/--all")]),
        sub(
            "cluster edit, node edit",
            "NAME",
            does="guest.disrupt NAME",
            because="makes a container of it anew",
            options=[takes("--port-add")],
        ),
        sub(
            "cluster delete, cluster del, cluster rm, node delete, node rm, registry delete, registry rm",
            "NAME...",
            does="cluster.delete NAME",
            options=[takes("-c/--config"), flags("-a/--all -r/--registries")],
        ),
        sub("kubeconfig get, kubeconfig print", "NAME...", does="secret.read", options=[flags("-a/--all")]),
        sub(
            "kubeconfig merge, kubeconfig write",
            "NAME...",
            does="credential.store",
            options=[
                takes("-o/--output", writes="VALUE|-"),
                flags("-a/--all -d/--kubeconfig-merge-default -s/--kubeconfig-switch-context -u/--update --overwrite"),
            ],
        ),
        sub(
            "image import, image load",
            "IMAGE...",
            does="cluster.change IMAGE",
            options=[takes("-c/--cluster -m/--mode"), flags("-k/--keep-tarball -t/--keep-tools --tools-node")],
        ),
        sub("config init", does="fs.create cwd", options=[takes("-o/--output", writes="VALUE"), flags("-f/--force")]),
        sub("config migrate", "FILE FILE2", does="fs.write FILE2"),
    ],
    examples="""
        k3d cluster list                            #=> read_only
        k3d cluster list --token                    #=> exposure secret.read
        k3d cluster create dev --agents 2 -p 8080:80@loadbalancer   #=> config_mutation container.run
        k3d cluster create dev -v /srv:/srv         #=> unknown code.opaque
        k3d cluster stop dev                        #=> disruptive guest.disrupt
        k3d cluster start dev                       #=> reversible_low guest.start
        k3d cluster delete dev                      #=> destructive cluster.delete
        k3d kubeconfig get dev                      #=> exposure secret.read
        k3d kubeconfig merge dev -o f               #=> config_mutation fs.write
        k3d image import app:1 -c dev               #=> config_mutation cluster.change
        k3d version                                 #=> read_only
        k3d frobnicate                              #=> unknown unknown.subcommand
    """,
)

SKAFFOLD: list[Option] = [
    takes(
        "-p/--profile -f/--filename -m/--module -n/--namespace --kube-context "
        "--kubeconfig -d/--default-repo -b/--build-image"
    ),
    takes(
        "-l/--label -o/--output -t/--tag --cache-artifacts --cache-file -a/--build-artifacts -i/--images --toot --set"
    ),
    takes(
        "--set-value-file --tail --port-forward --trigger --watch-poll-interval"
        " -w/--watch-image --status-check --platform"
    ),
    takes("--rpc-port --rpc-http-port --propagate-profiles --remote-cache-dir --config -c --assume-yes"),
    takes("--insecure-registry --mute-logs --iterative-status-check --load-images --tolerate-failures-until-deadline"),
    takes("--event-log-file", does="fs.append VALUE"),
    takes("--file-output", writes="VALUE"),
    takes("--wait-for-connection --wait-for-deletions --wait-for-deletions-max --wait-for-deletions-delay"),
    takes("--detect-minikube --enable-rpc --profile-auto-activation --auto-build --auto-sync --auto-deploy --cleanup"),
    takes(
        "--digest-source --offline --keep-running-on-failure --hydration-dir "
        "--sync-remote-cache --resource-selector-rules-file"
    ),
    flags("--dry-run -q/--quiet --skip-tests --no-prune --no-prune-children --force --enable-platform-node-affinity"),
    flags("--check-cluster-node-platforms --push --loud --all --show-build"),
]
SKAFFOLD_RUNS = "builds and starts what the project says"

SKAFFOLD_TOOL = tool(
    "skaffold",
    about="build an application and put it into a cluster, again and again",
    docs="https://skaffold.dev/docs/references/cli/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("-v/--verbosity --color --interactive --timestamps --update-check --user"),
        flags("-h/--help"),
    ],
    subs=[
        sub(
            "version, help, options, schema list, schema get, config list",
            "WORD...",
            options=[takes("-o/--output -c/--config -k/--kube-context"), flags("-a/--all")],
        ),
        sub(SHELLS),
        sub(
            "diagnose, lint, inspect modules list, inspect profiles list, inspect "
            "build-env list, inspect tests list, inspect namespaces list",
            "WORD...",
            options=SKAFFOLD,
        ),
        sub("build, test, verify, exec", "WORD...", does="code.project", because=SKAFFOLD_RUNS, options=SKAFFOLD),
        sub(
            "dev, run, debug, deploy, apply",
            "WORD...",
            does="code.project, cluster.disrupt",
            because=SKAFFOLD_RUNS,
            options=SKAFFOLD,
        ),
        sub("render", does="code.project", because=SKAFFOLD_RUNS, options=SKAFFOLD),
        sub("delete", does="cluster.delete", options=SKAFFOLD),
        sub(
            "fix",
            options=[
                takes("--version -f/--filename"),
                flags("--overwrite", does="fs.write cwd"),
                takes("-o/--output", writes="VALUE"),
            ],
        ),
        sub(
            "init",
            does="fs.write cwd",
            because="writes skaffold.yaml",
            options=[
                takes(
                    "-a/--artifact --compose-file -k/--kubernetes-manifest -f/--filename "
                    "--module --default-kustomization --assume-yes"
                ),
                flags("--analyze --force --generate-manifests --skip-build --XXenableJibInit"),
            ],
        ),
        sub(
            "config set, config unset",
            "NAME VALUE",
            does="host.config NAME",
            options=[takes("-c/--config -k/--kube-context"), flags("-g/--global -s/--survey")],
        ),
    ],
    examples="""
        skaffold version                            #=> read_only
        skaffold diagnose                           #=> read_only
        skaffold build                              #=> unknown code.project
        skaffold dev --port-forward=true            #=> unknown cluster.disrupt
        skaffold delete                             #=> destructive cluster.delete
        skaffold fix                                #=> read_only
        skaffold build --file-output out            #=> unknown fs.write
        skaffold build --event-log-file log         #=> unknown
        skaffold fix --overwrite                    #=> config_mutation fs.write
        skaffold init                               #=> config_mutation fs.write
        skaffold config set default-repo r.io/x     #=> config_mutation host.config
        skaffold build -h                           #=> read_only
        skaffold frobnicate                         #=> unknown unknown.subcommand
    """,
)

TILT = tool(
    "tilt",
    about="build an application and put it into a cluster, again and again",
    docs="https://docs.tilt.dev/cli/tilt.html",
    style="go",
    inherits=True,
    inert="-h",
    options=[takes("-v/--verbose --klog"), flags("-d/--debug -h/--help")],
    subs=[
        sub("version, help, verify-install, explain, api-resources", "WORD...", options=[takes("--recursive")]),
        sub(SHELLS),
        sub(
            "up, ci, down, args, docker-prune, alpha tiltfile-result",
            "WORD...",
            does="code.project",
            because="the Tiltfile is a program",
            options=[
                takes(
                    "-f/--file --context -n/--namespace --host --port "
                    "--output-snapshot-on-exit --timeout --snapshot-view-host"
                ),
                takes("--log-source --log-level --log-resources"),
                flags(
                    "--hud --legacy --stream --update-mode --web-mode --watch --clear --delete-namespaces --debug-json"
                ),
            ],
        ),
        sub(
            "get, describe, logs, dump engine, dump webview, doctor, snapshot view",
            "WORD...",
            options=[
                takes("--port --host -o/--output -l/--selector --since --source --field-selector --sort-by"),
                flags("-f/--follow -w/--watch"),
            ],
        ),
        sub(
            "trigger, enable, disable, wait",
            "NAME...",
            does="service.restart NAME",
            options=[takes("--port --host -l/--labels --for --timeout"), flags("--all --only")],
        ),
        sub("delete, edit, patch, apply, create", "WORD...", does="cluster.change WORD", open=True),
    ],
    examples="""
        tilt version                                #=> read_only
        tilt up                                     #=> unknown code.project
        tilt ci --port 0                            #=> unknown
        tilt get uiresources                        #=> read_only
        tilt trigger web                            #=> disruptive service.restart
        tilt apply -f x                             #=> config_mutation cluster.change
        tilt frobnicate                             #=> unknown unknown.subcommand
    """,
)

YES = flags("-y/--yes")
KOPS = tool(
    "kops",
    about="make and change clusters on machines of a cloud",
    docs="https://kops.sigs.k8s.io/cli/kops/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("--state", context="cluster:VALUE|$KOPS_STATE_STORE"),
        takes("--name", context="cluster:VALUE"),
        takes("-v/--v --config"),
        flags("-h/--help"),
    ],
    subs=[
        sub(
            "get, get clusters, get cluster, get instancegroups, get ig, get "
            "instances, get assets, get sshpublickeys, get keypairs,"
            " get all, validate cluster, version, help, toolbox dump, toolbox "
            "template, toolbox addons, toolbox instance-selector",
            "WORD...",
            does="net.query",
            options=[
                takes("-o/--output --wait --count --interval --values --template --dir --snippets --set --set-string"),
                flags("--full --short"),
            ],
        ),
        sub(
            "get secrets",
            "WORD...",
            does="net.query",
            options=[takes("-o/--output"), flags("--full")],
            rows=[when("-o=plaintext", does="secret.read")],
        ),
        sub(SHELLS),
        sub(
            "create cluster, create, create instancegroup, create ig, create "
            "keypair, create secret, create sshpublickey, replace, edit"
            ", edit cluster, edit instancegroup, edit ig, upgrade cluster, upgrade",
            "WORD...",
            does="cloud.change WORD",
            open=True,  # it writes what is wanted into the store
        ),
        sub(
            "update cluster",
            "NAME",
            inert="-h",
            options=[
                YES,
                takes(
                    "--target --out --phase --user --lifecycle-overrides --model "
                    "--ssh-public-key --instance-group --instance-group-roles"
                ),
                takes("--admin --allow-kops-downgrade --ignore-kubelet-version-skew --prune"),
                flags("--create-kube-config --internal --reconcile"),
            ],
            rows=[
                when("-y", does="code.apply", because="carries out a plan that is not seen here"),
                when("--create-kube-config --admin", does="credential.store"),
                when("--target=terraform", does="fs.write cwd", because="writes Terraform modules"),
            ],
        ),
        sub(
            "rolling-update cluster",
            "NAME",
            inert="-h",
            options=[
                YES,
                takes(
                    "--instance-group --instance-group-roles --bastion-interval "
                    "--control-plane-interval --drain-timeout --node-interval"
                ),
                takes(
                    "--post-drain-delay --validate-count --validation-timeout "
                    "--fail-on-drain-error --fail-on-validate-error"
                ),
                flags("--cloudonly --force -i/--interactive"),
            ],
            rows=[when("-y", does="cluster.disrupt", because="replaces machine after machine")],
        ),
        sub(
            "delete cluster, delete instancegroup, delete ig, delete instance, "
            "delete secret, delete sshpublickey, delete",
            "WORD...",
            inert="-h",
            options=[
                YES,
                takes("--region -f/--filename --instance-group"),
                flags("--external --unregister --cloudonly --surge"),
            ],
            rows=[when("-y -f", does="cloud.delete WORD")],
        ),
        sub(
            "export kubeconfig, export kubecfg",
            "NAME",
            does="credential.store",
            options=[
                takes("--admin --auth-plugin --kubeconfig --user"),
                flags("--all --internal"),
            ],
        ),
        sub(
            "distrust keypair, promote keypair, trust keypair",
            "WORD...",
            does="access.revoke WORD",
            options=[flags("--all")],
        ),
    ],
    examples="""
        kops get clusters --state s3://b            #=> read_only
        kops validate cluster --wait 10m            #=> read_only
        kops get secrets -o plaintext               #=> exposure secret.read
        kops get secrets                            #=> read_only
        kops create cluster --zones a x.k8s.local   #=> config_mutation cloud.change
        kops update cluster x                       #=> read_only
        kops update cluster x --yes                 #=> unknown code.apply
        kops update cluster x --target=terraform    #=> config_mutation fs.write
        kops update cluster x --admin=1h            #=> config_mutation credential.store
        kops rolling-update cluster x               #=> read_only
        kops rolling-update cluster x --yes         #=> disruptive cluster.disrupt
        kops delete cluster x                       #=> read_only
        kops delete cluster x --yes                 #=> destructive cloud.delete
        kops export kubeconfig x --admin=1h         #=> config_mutation credential.store
        kops frobnicate                             #=> unknown unknown.subcommand
    """,
)

TALOSCTL = tool(
    "talosctl",
    about="look at hosts of Talos Linux, and change them",
    docs="https://www.talos.dev/latest/reference/cli/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("--talosconfig --context", context="cluster:VALUE"),
        takes("-n/--nodes", context="host:VALUE"),
        takes("-e/--endpoints --cluster --siderov1-keys-dir"),
        flags("-h/--help"),
    ],
    subs=[
        sub(
            "version, help, health, containers, dashboard, disks, dmesg, events, "
            "inspect dependencies, list, ls, logs, memory, mounts,"
            " netstat, processes, stats, service, services, time, usage, config "
            "info, config contexts, config get-contexts, etcd members,"
            " etcd status, etcd alarm list, image list, conformance "
            "kubernetes, cgroups, image default",
            "WORD...",
            does="net.query",
            options=[
                takes("-o/--output -c/--config -m/--mode --tail --since --duration -d/--depth -t/--type --sort"),
                takes(
                    "--control-plane-nodes --worker-nodes --init-node --k8s-endpoint "
                    "--wait-timeout --namespace --id --preset"
                ),
                flags(
                    "-k/--kubernetes --client --short -w/--watch -f/--follow -l/--long "
                    "-H/--humanize -r/--recurse -i/--insecure -s --strict"
                ),
                flags("-v/--verbose -a/--all --server --run-e2e -p/--pid -x --udp --tcp --listening"),
            ],
        ),
        sub(
            "get",
            "TYPE ID",
            does="net.query",
            options=[takes("-o/--output --namespace"), flags("-w/--watch -i/--insecure")],
            rows=[
                when(
                    "TYPE=*secret*|machineconfig*|mc|*cert*|*identit*|kubeprismconfig*",
                    "-o",
                    unless="-o=table",
                    does="secret.read",
                    because="shows the keys of the cluster",
                )
            ],
        ),
        sub(
            "machineconfig patch, mc patch",
            "FILE",
            reads="FILE",
            options=[takes("-p/--patch"), takes("-o/--output", writes="VALUE|-")],
        ),
        sub("validate", options=[takes("-c/--config", reads="VALUE"), takes("-m/--mode"), flags("--strict")]),
        sub("service * start, service * restart, service * stop", "WORD...", does="service.restart"),
        sub(
            "read, cat",
            "FILE",
            does="fs.read FILE",
            rows=[when("FILE=*secret*|*.key|*/pki/*|*token*|*kubeconfig*", does="secret.read FILE")],
        ),
        sub("copy, cp", "SOURCE TARGET", writes="TARGET|-"),
        sub(
            "kubeconfig",
            "FILE",
            does="credential.store",
            rows=[when("FILE", writes="FILE|-")],
            options=[
                takes("--force-context-name"),
                flags("-f/--force -m/--merge"),
            ],
        ),
        sub(
            "gen config, gen secrets, gen ca, gen csr, gen key, gen keypair, gen crt, gen secureboot *",
            "WORD...",
            does="credential.store, fs.create cwd",
            open=True,
        ),
        sub(
            "config add, config remove, config merge, config new, config endpoint, "
            "config endpoints, config node, config nodes",
            "WORD...",
            does="credential.store",
            open=True,
        ),
        sub("config context, config use-context", "NAME", does="target.switch NAME"),
        sub(
            "apply-config, apply, patch, edit",
            "WORD...",
            does="cluster.disrupt WORD",
            because="changes the host, and may restart it",
            options=[
                takes(
                    "-f/--file -m/--mode -p/--config-patch --patch --patch-file --timeout "
                    "--cert-fingerprint --namespace"
                ),
                flags("--dry-run -i/--insecure"),
            ],
            inert="-h --dry-run",
        ),
        sub("bootstrap", does="cluster.change", options=[takes("--recover-from"), flags("--recover-skip-hash-check")]),
        sub(
            "reboot, upgrade, upgrade-k8s, restart, rotate-ca, etcd leave, etcd "
            "forfeit-leadership, etcd defrag, rollback",
            "WORD...",
            does="cluster.disrupt WORD",
            options=[
                takes("-m/--mode -i/--image --timeout --from --to --endpoint --debug --stage --progress"),
                flags("--wait --preserve -f/--force --dry-run --insecure -k/--kubernetes"),
            ],
        ),
        sub("shutdown", does="host.off", options=[takes("--timeout"), flags("--wait --force --debug")]),
        sub(
            "reset",
            does="cluster.delete",
            because="wipes the host",
            options=[
                takes("--system-labels-to-wipe --user-disks-to-wipe --wipe-mode --timeout --graceful"),
                flags("--reboot --wait --insecure --debug"),
            ],
        ),
        sub("wipe disk, etcd remove-member, cluster destroy", "WORD...", does="cluster.delete WORD", open=True),
        sub("etcd snapshot", "FILE", does="snapshot", writes="FILE"),
        sub("etcd alarm disarm", does="cluster.change"),
        sub("image pull", "IMAGE", does="cluster.change IMAGE", options=[takes("--namespace")]),
        sub("cluster create", "WORD...", does="container.run", open=True),
        sub("cluster show", "WORD...", open=True),
        sub(
            "support",
            does="fs.create cwd",
            options=[takes("-O/--output", writes="VALUE"), takes("-w/--num-workers"), flags("-v/--verbose")],
        ),
        sub(
            "pcap",
            does="net.query",
            options=[
                takes("-i/--interface --bpf-filter --duration --snaplen"),
                takes("-o/--output", writes="VALUE|-"),
                flags("--promiscuous"),
            ],
        ),
        sub(SHELLS),
    ],
    examples="""
        talosctl -n 10.0.0.2 version                #=> read_only
        talosctl -n 10.0.0.2 service                #=> read_only
        talosctl get members                        #=> read_only
        talosctl get machineconfig                  #=> read_only
        talosctl get machineconfig -o yaml          #=> exposure secret.read
        talosctl machineconfig patch c.yaml -p p    #=> read_only
        talosctl machineconfig patch c.yaml -o d    #=> config_mutation fs.write
        talosctl validate -c c.yaml -m metal        #=> read_only
        talosctl dmesg -f                           #=> read_only
        talosctl read /proc/cpuinfo                 #=> read_only
        talosctl read /system/secrets/kubelet.key   #=> exposure secret.read
        talosctl copy /var/log out                  #=> config_mutation fs.write
        talosctl kubeconfig                         #=> config_mutation credential.store
        talosctl kubeconfig f                       #=> config_mutation fs.write
        talosctl apply-config -f c.yaml             #=> disruptive cluster.disrupt
        talosctl apply-config -f c.yaml --dry-run   #=> read_only
        talosctl reboot                             #=> disruptive
        talosctl shutdown                           #=> destructive host.off
        talosctl reset                              #=> destructive cluster.delete
        talosctl etcd snapshot db                   #=> config_mutation fs.write
        talosctl config context prod                #=> config_mutation target.switch
        talosctl frobnicate                         #=> unknown unknown.subcommand
    """,
)

TOOLS = [
    K9S,
    KUBECTX,
    KUBESEAL,
    KUBECONFORM,
    HELMFILE,
    K3D,
    SKAFFOLD_TOOL,
    TILT,
    KOPS,
    TALOSCTL,
]
