from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

XDS: list[Option] = [
    takes("--xds-address --xds-port --xds-label --authority --cert-dir --timeout --revision"),
    flags("--insecure --plaintext"),
]
MANIFEST: list[Option] = [
    takes("-f/--filename --fileName", reads="VALUE"),
    takes("-s/--set -r/--revision --readiness-timeout --operatorNamespace --hub --tag --watchedNamespaces"),
    takes("--component --cluster-specific -p/--config-path --helm-values --istio-namespace -u/--versionsURI"),
    takes("-d/--manifests --charts", "DIR"),
    flags("--dry-run --force --verify -y/--skip-confirmation --logtostderr --verbose --purge --remote --detailed"),
    flags("--enable-crds -w/--wait"),
]
LEVEL: list[Option] = [takes("--level --stack-trace-level"), flags("-r/--reset")]
CHANGES_LEVEL = when(
    "--level --stack-trace-level -r",
    does="cluster.change",
    because="changes what the program there logs",
)

# From the sources of Istio 1.20 to 1.26, and the page of its commands.
TOOL = tool(
    "istioctl",
    about="install Istio into a cluster, and look at what it does there",
    docs="https://istio.io/latest/docs/reference/commands/istioctl/",
    style="go",
    inherits=True,
    inert="-h --help",
    options=[
        takes("--context -c/--kubeconfig", context="cluster:VALUE"),
        takes("-i/--istioNamespace -n/--namespace --as --as-group --vklog --log_output_level --log_stacktrace_level"),
        takes("--log_caller --log_rotate_max_age --log_rotate_max_backups --log_rotate_max_size"),
        takes("--log_target --log_rotate", does="fs.append VALUE"),
        flags("-h/--help --log_as_json"),
    ],
    subs=[
        sub(
            "help, version, options, completion bash, completion zsh, completion fish, completion powershell,"
            " proxy-status, ps, remote-clusters, tag, tag list, tag show, waypoint, waypoint list, waypoint status,"
            " waypoint generate, profile, profile list, manifest, operator, proxy-config, pc, ztunnel-config, zc,"
            " admin, dashboard, dash, d, experimental, x, exp, verify-install, experimental precheck, x precheck,"
            " experimental describe pod, x describe pod, x des pod, x describe service, x describe svc, x des service,"
            " x des svc, experimental describe service, x config list, experimental config list, x metrics, x m,"
            " experimental metrics, x authz check, experimental authz check, x version, experimental version,"
            " x proxy-status, x ps, experimental proxy-status, x injector list, experimental injector list,"
            " x check-inject, x ci, experimental check-inject, x internal-debug, experimental internal-debug,"
            " x envoy-stats, x es, experimental envoy-stats, x wait, experimental wait,"
            " x revision list, x revision describe",
            "WORD...",
            options=[
                *XDS,
                takes("-o/--output --for --name -d/--duration -r"),
                takes("--type --threshold --generation --resource-version --proxy-admin-port --manifests"),
                takes("-f/--file/--filename", reads="VALUE"),
                flags("-s/--short -A/--all-namespaces --all --remote --ignoreUnmeshed --ignore-istio-system"),
                flags("-v/--verbose --skip-controlplane"),
            ],
        ),
        sub(
            "x workload group create, experimental workload group create",
            about="print what a group of machines outside the cluster may be called",
            options=[takes("--name -l/--labels -a/--annotations -p/--ports -s/--serviceAccount")],
        ),
        sub(
            "analyze, validate, v",
            "FILE...",
            reads="FILE",
            options=[
                takes("--failure-threshold -o/--output --output-threshold -S/--suppress --timeout --revision"),
                takes("--remote-contexts"),
                takes("--meshConfigFile -f/--filename", reads="VALUE"),
                flags("-A/--all-namespaces --color -L/--list-analyzers -R/--recursive -k/--use-kube -v/--verbose"),
                flags("--ignore-unknown -x/--referential"),
            ],
        ),
        sub(
            "proxy-config *, pc *, ztunnel-config *, zc *",
            "POD...",
            options=[
                takes("-o/--output --fqdn --port --subset --direction --address --name --type --status --cluster"),
                takes("--proxy-admin-port -l/--selector --workload-namespace --workload-node --service-namespace"),
                takes("--policy-namespace --node"),
                takes("-f/--file", reads="VALUE"),
                flags("--verbose --waypoint --raw"),
                *LEVEL,
            ],
            rows=[CHANGES_LEVEL],
        ),
        sub(
            "admin log",
            "POD",
            options=[*XDS, takes("-l/--selector --ctrlz_port -o/--output"), *LEVEL],
            rows=[CHANGES_LEVEL],
        ),
        sub(
            "dashboard *, dash *, d *",
            "POD...",
            does="net.loopback",
            options=[
                takes("-p/--port --ui-port --ctrlz_port -l/--selector -r/--revision"),
                takes("--address"),
                flags("--browser"),
            ],
            rows=[
                when(
                    "--address",
                    unless="--address=localhost|127.0.0.1|::1",
                    does="net.tunnel",
                    because="lets others in through this machine",
                )
            ],
        ),
        sub(
            "manifest generate, manifest translate, manifest diff, manifest versions, profile dump, profile diff,"
            " operator dump",
            "FILE...",
            reads="FILE",
            options=[
                *MANIFEST,
                takes("-o/--output"),
                takes("--ignore --select --rename"),
                flags("--recursive --directory"),
            ],
            rows=[when("-o", unless="-o=json|yaml|flags", does="fs.write -o")],
        ),
        sub(
            "kube-inject, experimental kube-uninject, x kube-uninject, convert-ingress",
            options=[
                takes("-f/--filename/--filenames --injectConfigFile --meshConfigFile --valuesFile", reads="VALUE"),
                takes("-o/--output", writes="VALUE"),
                takes("--injectConfigMapName --meshConfigMapName --webhookConfig -r/--revision --operatorFileName"),
            ],
        ),
        sub(
            "install, manifest install, manifest apply, upgrade, operator init",
            does="cluster.disrupt",
            because="replaces what carries the traffic of the cluster",
            inert="--dry-run",
            options=MANIFEST,
        ),
        sub(
            "uninstall, experimental uninstall, x uninstall, operator remove",
            does="cluster.delete",
            because="removes what carries the traffic of the cluster",
            inert="--dry-run",
            options=MANIFEST,
        ),
        sub(
            "tag set",
            "TAG",
            does="cluster.change TAG",
            options=[
                *MANIFEST,
                takes("--webhook-name"),
                flags("--overwrite --auto-inject-namespaces"),
            ],
        ),
        sub(
            "tag generate",
            "TAG",
            options=[*MANIFEST, takes("--webhook-name"), flags("--overwrite --auto-inject-namespaces")],
        ),
        sub("tag remove, tag delete", "TAG", does="cluster.delete TAG", options=[flags("-y/--skip-confirmation")]),
        sub(
            "waypoint apply",
            does="cluster.change",
            options=[takes("--for --name -r/--revision --timeout"), flags("--enroll-namespace --overwrite -w/--wait")],
        ),
        sub("waypoint delete", "NAME...", does="cluster.delete NAME", options=[takes("-r/--revision"), flags("--all")]),
        sub(
            "experimental add-to-mesh *, x add-to-mesh *, x add *, experimental remove-from-mesh *,"
            " x remove-from-mesh *",
            "NAME...",
            does="cluster.disrupt NAME",
            because="restarts the pods of it",
            options=[
                takes("--injectConfigFile --meshConfigFile --valuesFile", reads="VALUE"),
                takes(
                    "--injectConfigMapName --meshConfigMapName -r/--revision -a/--annotations -l/--labels"
                    " -s/--serviceaccount"
                ),
            ],
        ),
        sub(
            "create-remote-secret, x create-remote-secret, experimental create-remote-secret",
            does="secret.read, cluster.change",
            because="prints a token that logs in to the cluster, and makes one where there is none",
            options=[
                takes("--auth-plugin-config --auth-plugin-name --auth-type --name --secret-name --server"),
                takes("--service-account --type -d/--manifests"),
                flags("--create-service-account"),
            ],
        ),
        sub(
            "experimental workload entry configure, x workload entry configure",
            does="secret.read, fs.create -o",
            because="writes a token that logs in as the workload",
            options=[
                takes("-f/--file", reads="VALUE"),
                takes("-o/--output", "DIR"),
                takes("--name --clusterID --tokenDuration --ingressService --ingressIP --internalIP --externalIP"),
                takes("-r/--revision"),
                flags("--autoregister --capture-dns"),
            ],
        ),
        sub(
            "bug-report",
            about="write what the cluster logs and knows of Istio into an archive",
            does="fs.write cwd",
            inert="--dry-run",
            options=[
                takes("-f/--filename", reads="VALUE"),
                takes("--include --exclude --istio-namespace --start-time --end-time --duration --critical-errs"),
                takes("--ignore-errs --timeout --rq-concurrency --proxy-admin-port --max-size"),
                takes("--dir --output-dir", does="fs.write VALUE"),
                flags("--dry-run"),
                flags("--full-secrets", does="secret.read", because="puts secrets into the archive"),
            ],
        ),
    ],
    examples="""
        istioctl version --remote=false                          #=> read_only
        istioctl proxy-status --context prod                     #=> read_only
        istioctl completion bash                                 #=> read_only
        istioctl analyze -n shop --failure-threshold Error       #=> read_only
        istioctl analyze --use-kube=false a.yaml                 #=> read_only
        istioctl validate -f ~/.ssh/id_rsa                       #=> exposure secret.read
        istioctl proxy-config cluster web-1.shop -o json         #=> read_only
        istioctl pc log web-1.shop                               #=> read_only
        istioctl pc log web-1.shop --level debug                 #=> config_mutation cluster.change
        istioctl ztunnel-config log -r                           #=> config_mutation cluster.change
        istioctl ztunnel-config workload --address 10.0.0.1      #=> read_only
        istioctl admin log                                       #=> read_only
        istioctl admin log --level ads:debug                     #=> config_mutation cluster.change
        istioctl dashboard kiali                                 #=> reversible_low net.loopback
        istioctl dashboard kiali --address 127.0.0.1             #=> reversible_low
        istioctl d grafana --address 0.0.0.0                     #=> exposure net.tunnel
        istioctl manifest generate --set profile=demo            #=> read_only
        istioctl manifest generate -o out                        #=> config_mutation fs.write
        istioctl profile dump demo -o json                       #=> read_only
        istioctl kube-inject -f pod.yaml                         #=> read_only
        istioctl kube-inject -f pod.yaml -o out.yaml             #=> config_mutation fs.write
        istioctl install --set profile=demo -y                   #=> disruptive cluster.disrupt
        istioctl install --dry-run                               #=> read_only
        istioctl uninstall --purge -y                            #=> destructive cluster.delete
        istioctl uninstall --purge --dry-run                     #=> read_only
        istioctl tag list                                        #=> read_only
        istioctl tag set prod --revision 1-8-1                   #=> config_mutation cluster.change
        istioctl tag generate prod --revision 1-8-1              #=> read_only
        istioctl tag remove prod -y                              #=> destructive cluster.delete
        istioctl waypoint list -A                                #=> read_only
        istioctl waypoint apply -n shop --enroll-namespace       #=> config_mutation cluster.change
        istioctl waypoint delete --all                           #=> destructive cluster.delete
        istioctl x precheck                                      #=> read_only
        istioctl x workload group create --name vm -s sa         #=> read_only
        istioctl x describe pod web-1                            #=> read_only
        istioctl x add-to-mesh service web                       #=> disruptive cluster.disrupt
        istioctl create-remote-secret --name c1                  #=> exposure secret.read
        istioctl x workload entry configure -f w.yaml -o conf    #=> exposure secret.read
        istioctl bug-report                                      #=> config_mutation fs.write
        istioctl bug-report --dir /srv/x                         #=> config_mutation fs.write
        istioctl bug-report --dry-run                            #=> read_only
        istioctl bug-report --full-secrets                       #=> exposure secret.read
        istioctl version --log_target /srv/log                   #=> config_mutation fs.write
        istioctl version --log_output_level all:debug            #=> read_only
        istioctl version --log_rotate /srv/log                   #=> config_mutation fs.write
        istioctl install --help                                  #=> read_only
        istioctl frobnicate                                      #=> unknown unknown.subcommand
    """,
)
