from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Only these simulate: `--dry-run=none`, and a value that is not known, do not.
DRY = flags("--dry-run/--dry-run=client/--dry-run=server/--dry-run=true")
FETCH: list[Option] = [
    takes("--ca-file --cert-file --key-file --keyring --password --repo --username --version"),
    flags("--devel --insecure-skip-tls-verify --pass-credentials --plain-http --verify"),
]
VALUES: list[Option] = [
    takes("-f/--values --set --set-file --set-json --set-literal --set-string"),
    flags("--skip-schema-validation"),
]
RENDER: list[Option] = [
    *FETCH,
    *VALUES,
    DRY,
    takes("--post-renderer", "PROGRAM:argv"),
    takes("--post-renderer-args --description -l/--labels --timeout"),
    takes("--wait", "[STRATEGY]"),
    flags("--atomic/--rollback-on-failure --create-namespace --dependency-update --disable-openapi-validation"),
    flags("--enable-dns --force/--force-replace --force-conflicts --hide-notes --hide-secret --no-hooks"),
    flags("--render-subchart-notes --skip-crds --take-ownership --wait-for-jobs"),
]
NEW: list[Option] = [takes("--name-template"), flags("-g/--generate-name --replace --server-side")]
OUTPUT = takes("-o/--output")
REMOTE = "http:*|https:*|oci:*|git:*|ssh:*|s3:*|gs:*"

TOOL = tool(
    "helm",
    about="install and change applications in a Kubernetes cluster",
    docs="https://helm.sh/docs/helm/",
    style="go",
    inherits=True,
    inert="--help",
    options=[
        takes("--kube-context", context="cluster:VALUE|$HELM_KUBECONTEXT"),
        takes("--kube-apiserver", context="cluster:VALUE|$HELM_KUBEAPISERVER"),
        takes("--kubeconfig", context="cluster:VALUE"),
        takes("--burst-limit --color --colour --content-cache --kube-as-group --kube-as-user --kube-ca-file"),
        takes("--kube-tls-server-name --kube-token -n/--namespace --qps --registry-config --repository-cache"),
        takes("--repository-config"),
        flags("--debug -h/--help --kube-insecure-skip-tls-verify"),
    ],
    subs=[
        sub(
            "install",
            "RELEASE CHART",
            does="cluster.change RELEASE",
            inert="--dry-run",
            options=[*RENDER, *NEW, OUTPUT],
            rows=[when(f"RELEASE={REMOTE} CHART={REMOTE} --repo", does="code.remote RELEASE CHART")],
        ),
        sub(
            "upgrade",
            "RELEASE CHART",
            does="cluster.disrupt RELEASE",
            because="replaces what runs",
            inert="--dry-run",
            options=[
                *RENDER,
                OUTPUT,
                takes("--history-max --server-side"),
                flags("--cleanup-on-fail -i/--install --recreate-pods --reset-then-reuse-values --reset-values"),
                flags("--reuse-values"),
            ],
            rows=[when(f"CHART={REMOTE} --repo", does="code.remote CHART")],
        ),
        sub(
            "rollback",
            "RELEASE REVISION",
            does="cluster.disrupt RELEASE",
            because="replaces what runs",
            inert="--dry-run",
            options=[
                DRY,
                takes("--description --history-max --server-side --timeout"),
                takes("--wait", "[STRATEGY]"),
                flags("--cleanup-on-fail --force/--force-replace --force-conflicts --no-hooks --recreate-pods"),
                flags("--wait-for-jobs"),
            ],
        ),
        sub(
            "uninstall, un, delete, del",
            "RELEASE...",
            does="cluster.delete RELEASE",
            inert="--dry-run",
            options=[
                DRY,
                takes("--cascade --description --timeout"),
                takes("--wait", "[STRATEGY]"),
                flags("--ignore-not-found --keep-history --no-hooks --purge"),
            ],
        ),
        sub(
            "template",
            "RELEASE CHART",
            about="print what a chart would install",
            options=[
                *RENDER,
                *NEW,
                takes("--output-dir", writes="VALUE"),
                takes("-a/--api-versions --kube-version -s/--show-only"),
                flags("--include-crds --is-upgrade --release-name --skip-tests --validate"),
            ],
        ),
        sub(
            "test",
            "RELEASE",
            does="container.run RELEASE",
            because="runs the tests of the chart in the cluster",
            options=[takes("--filter --timeout"), flags("--hide-notes --logs")],
        ),
        sub("lint", "PATH...", options=[*VALUES, takes("--kube-version"), flags("--quiet --strict --with-subcharts")]),
        sub(
            "list, ls",
            options=[
                OUTPUT,
                takes("-f/--filter -m/--max --offset -l/--selector --time-format"),
                flags("-q/--short", prints="words"),
                flags("-a/--all -A/--all-namespaces -d/--date --deployed --failed --no-headers --pending -r/--reverse"),
                flags("--superseded --uninstalled --uninstalling"),
            ],
        ),
        sub("status", "RELEASE", options=[OUTPUT, takes("--revision"), flags("--show-desc --show-resources")]),
        sub("history, hist", "RELEASE", options=[OUTPUT, takes("--max")]),
        sub(
            "get all, get hooks, get manifest, get metadata, get notes, get values",
            "RELEASE",
            about="show what a release was made of",
            options=[OUTPUT, takes("--revision --template"), flags("-a/--all")],
        ),
        sub(
            "show all, show chart, show crds, show readme, show values, inspect all, inspect chart, inspect crds,"
            " inspect readme, inspect values",
            "CHART",
            does="net.query CHART",
            options=[*FETCH, takes("--jsonpath")],
        ),
        sub(
            "search hub",
            "WORD...",
            does="net.query",
            options=[OUTPUT, takes("--endpoint --max-col-width"), flags("--fail-on-no-result --list-repo-url")],
        ),
        sub(
            "search repo",
            "WORD...",
            options=[
                OUTPUT,
                takes("--max-col-width --version"),
                flags("--devel --fail-on-no-result -r/--regexp -l/--versions"),
            ],
        ),
        sub("env", "NAME"),
        sub("version", options=[takes("--template"), flags("-c/--client --short")]),
        sub("help", "TOPIC..."),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh",
            options=[flags("--no-descriptions")],
        ),
        sub("verify", "PATH", options=[takes("--keyring")]),
        sub(
            "pull, fetch",
            "CHART...",
            options=[*FETCH, takes("-d/--destination --untardir", writes="VALUE"), flags("--prov --untar")],
            rows=[when(unless="-d", does="fs.write cwd", because="downloads a chart")],
        ),
        sub(
            "push",
            "CHART REMOTE",
            does="net.upload CHART REMOTE",
            options=[
                takes("--ca-file --cert-file --key-file --password --username"),
                flags("--insecure-skip-tls-verify --plain-http"),
            ],
        ),
        sub(
            "package",
            "PATH...",
            options=[
                takes("-d/--destination", writes="VALUE"),
                takes("--app-version --ca-file --cert-file --key --key-file --keyring"),
                takes("--passphrase-file --password --username --version"),
                flags("-u/--dependency-update --insecure-skip-tls-verify --plain-http --sign"),
            ],
            rows=[when(unless="-d", does="fs.write cwd", because="writes an archive of the chart")],
        ),
        sub("create", "NAME", writes="NAME", options=[takes("-p/--starter")]),
        sub(
            "dependency update, dependency up, dependency build, dep update, dep up, dep build, dependencies update,"
            " dependencies build",
            "PATH",
            does="fs.write",
            because="replaces the charts that this one needs",
            options=[*FETCH, flags("--skip-refresh")],
        ),
        sub(
            "dependency list, dependency ls, dep list, dep ls, dependencies list",
            "PATH",
            options=[takes("--max-col-width")],
        ),
        sub(
            "repo add",
            "NAME URL",
            does="host.config NAME",
            because="adds a place that charts come from",
            options=[
                takes("--ca-file --cert-file --key-file --password --timeout --username"),
                flags("--allow-deprecated-repos --force-update --insecure-skip-tls-verify --no-update"),
                flags("--pass-credentials --password-stdin"),
            ],
        ),
        sub("repo remove, repo rm", "NAME...", does="host.config NAME"),
        sub(
            "repo update, repo up",
            "NAME...",
            does="refresh NAME",
            options=[takes("--timeout"), flags("--fail-on-repo-update-fail")],
        ),
        sub("repo list, repo ls", options=[OUTPUT, flags("--no-headers")]),
        sub("repo index", "PATH", does="fs.write", options=[takes("--merge --url"), flags("--json")]),
        sub(
            "registry login",
            "HOST",
            does="credential.store HOST",
            options=[
                takes("--ca-file --cert-file --key-file -p/--password -u/--username"),
                flags("--insecure --password-stdin --plain-http"),
            ],
        ),
        sub("registry logout", "HOST", does="credential.store HOST", because="forgets a credential"),
        sub(
            "plugin install, plugin add, plugin update, plugin up",
            "PLUGIN...",
            does="code.remote PLUGIN",
            because="a plug-in is a program, and may run one when it is installed",
            options=[
                takes("--ca-file --cert-file --key-file --keyring --password --username --version"),
                flags("--insecure-skip-tls-verify --plain-http --verify"),
            ],
        ),
        sub(
            "plugin uninstall, plugin rm, plugin remove",
            "PLUGIN...",
            does="code.opaque PLUGIN",
            because="runs its hook",
        ),
        sub("plugin list, plugin ls", options=[takes("--type")]),
        sub("plugin verify", "PATH", options=[takes("--keyring")]),
        sub(
            "plugin package",
            "PATH",
            options=[
                takes("-d/--destination", writes="VALUE"),
                takes("--key --keyring --passphrase-file"),
                flags("--sign"),
            ],
            rows=[when(unless="-d", does="fs.write cwd", because="writes an archive of the plug-in")],
        ),
    ],
    examples="""
        helm list -A                                             #=> read_only
        helm ls -q -n prod                                       #=> read_only
        helm --kube-context prod status web                      #=> read_only
        helm history web                                         #=> read_only
        helm get values web -o yaml                              #=> read_only
        helm show values bitnami/nginx                           #=> read_only net.query
        helm search hub nginx                                    #=> read_only net.query
        helm search repo nginx --versions                        #=> read_only
        helm lint ./chart -f prod.yaml                           #=> read_only
        helm template web ./chart -f prod.yaml                   #=> read_only
        helm template web ./chart --output-dir out               #=> config_mutation fs.write
        helm template web ./chart --post-renderer ./render       #=> unknown code.project
        helm version --short                                     #=> read_only
        helm install --help                                      #=> read_only
        helm frobnicate                                          #=> unknown unknown.subcommand
        helm list --frobnicate                                   #=> unknown unknown.option

        helm install web ./chart                                 #=> config_mutation cluster.change
        helm install web ./chart --dry-run                       #=> read_only
        helm install web ./chart --dry-run=none                  #=> config_mutation cluster.change
        helm install web bitnami/nginx -n prod --create-namespace  #=> config_mutation
        helm install web oci://r.example/nginx                   #=> unknown code.remote
        helm install -g https://example.com/nginx.tgz            #=> unknown code.remote
        helm install web nginx --repo https://example.com        #=> unknown code.remote
        helm upgrade web ./chart                                 #=> disruptive cluster.disrupt
        helm upgrade --install web ./chart --wait --timeout 5m   #=> disruptive cluster.disrupt
        helm upgrade web ./chart --dry-run                       #=> read_only
        helm upgrade web ./chart --dry-run=server                #=> read_only
        helm upgrade web ./chart --dry-run=none                  #=> disruptive cluster.disrupt
        helm upgrade web ./chart --dry-run --dry-run=none        #=> disruptive cluster.disrupt
        helm upgrade web ./chart --dry-run=false                 #=> disruptive cluster.disrupt
        helm upgrade web ./chart --dry-run="$MODE"               #=> disruptive cluster.disrupt
        helm upgrade web oci://r.example/nginx                   #=> unknown code.remote
        helm rollback web 3                                      #=> disruptive cluster.disrupt
        helm rollback web 3 --dry-run                            #=> read_only
        helm rollback web 3 --dry-run=none                       #=> disruptive cluster.disrupt
        helm uninstall web                                       #=> destructive cluster.delete
        helm delete web --keep-history                           #=> destructive cluster.delete
        helm uninstall web --dry-run                             #=> read_only
        helm uninstall web --dry-run=true                        #=> read_only
        helm install web oci://r.example/nginx --dry-run=server  #=> read_only
        helm uninstall web --dry-run --dry-run=none              #=> destructive cluster.delete
        helm test web                                            #=> config_mutation container.run
        helm pull bitnami/nginx --untar                          #=> config_mutation fs.write
        helm pull bitnami/nginx -d /tmp/charts                   #=> reversible_low fs.scratch
        helm push web-1.tgz oci://r.example/charts               #=> exposure net.upload
        helm package ./chart                                     #=> config_mutation fs.write
        helm package ./chart -d /tmp/charts                      #=> reversible_low fs.scratch
        helm create web                                          #=> config_mutation fs.write
        helm dependency update ./chart                           #=> config_mutation fs.write
        helm dep list ./chart                                    #=> read_only
        helm repo add bitnami https://charts.bitnami.com/bitnami #=> config_mutation host.config
        helm repo remove bitnami                                 #=> config_mutation host.config
        helm repo update                                         #=> reversible_low refresh
        helm repo list                                           #=> read_only
        helm repo index charts                                   #=> config_mutation fs.write
        helm registry login -u bot r.example                     #=> config_mutation credential.store
        helm registry logout r.example                           #=> config_mutation credential.store
        helm plugin list                                         #=> read_only
        helm plugin install https://example.com/diff             #=> unknown code.remote
        helm plugin uninstall diff                               #=> unknown code.opaque
        helm plugin package ./diff                               #=> config_mutation fs.write
        helm plugin package ./diff -d /tmp/out                   #=> reversible_low fs.scratch
    """,
)
