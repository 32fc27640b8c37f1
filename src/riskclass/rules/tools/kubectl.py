from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

PRINT: list[Option] = [takes("-o/--output --template"), flags("--allow-missing-template-keys --show-managed-fields")]
FILES: list[Option] = [takes("-f/--filename -k/--kustomize"), flags("-R/--recursive")]
SELECT: list[Option] = [*FILES, takes("-l/--selector"), flags("--all")]
CREATE: list[Option] = [*PRINT, takes("--field-manager --validate"), flags("--save-config")]
SET: list[Option] = [*PRINT, *SELECT, takes("--field-manager"), flags("--local --include-uninitialized --record")]
SESSION = flags("-i/--stdin -t/--tty -q/--quiet")

#: What makes a folder of settings into objects; kustomize has the same.
KUSTOMIZE: list[Option] = [
    takes("-o/--output", writes="VALUE"),
    takes("--helm-command", "PROGRAM:argv"),
    flags("--enable-alpha-plugins --enable-exec --network --enable-helm", does="code.project FOLDER"),
    takes("-e/--env --helm-api-versions --helm-kube-version --load-restrictor --mount --network-name"),
    takes("--reorder"),
    flags("--as-current-user --helm-debug"),
]

SECRETS = "secret|secrets|secret/*|secrets/*|secrets.*|*,secret|*,secrets|secret,*|secrets,*|*,secret,*|*,secrets,*"
CONTENT = "-o=json*|yaml*|*template*|custom-columns*|kyaml"
#: Formats that print names of objects, which are host names, or addresses.
WORDS = (
    "name|jsonpath={.metadata.name}|jsonpath={.items[*].metadata.name}|jsonpath={.items..metadata.name}"
    "|jsonpath={.spec.nodeName}|jsonpath={.items[*].spec.nodeName}|jsonpath={.items[*].metadata.namespace}"
    "|jsonpath={.status.phase}|jsonpath={.status.podIP}|jsonpath={.items[*].status.podIP}|jsonpath={.spec.clusterIP}"
    "|custom-columns=:metadata.name|custom-columns=:.metadata.name|custom-columns=NAME:.metadata.name"
)
#: What a format shows of a secret that is none of it. Not the annotations: what was applied last stands there, whole.
BESIDES = "|".join(
    f"jsonpath={{{path}.{field}}}"
    for path in ("", ".items[*]", ".items[0]", ".items.")
    for field in (
        *("type", "kind", "apiVersion", "metadata.name", "metadata.namespace", "metadata.labels", "metadata.uid"),
        *("metadata.creationTimestamp", "metadata.resourceVersion", "metadata.ownerReferences", "metadata.finalizers"),
    )
)
PODS = "pod|pods|po|pod/*|pods/*|po/*"
ROLES = "clusterrolebinding*|clusterrole*|rolebinding*|role|roles|role/*|roles/*|*,clusterrolebinding*|*,rolebinding*"
REMOTE = "http:*|https:*|git@*|git:*|ssh:*|github.com*|*//github.com*|oci:*|git::*"

#: A manifest from the network is code: it may start anything in the cluster.
FETCHED: list[Row] = [
    when(f"-f={REMOTE}", does="code.remote -f", because="applies what that address says"),
    when(f"-k={REMOTE}", does="code.remote -k", because="applies what that address says"),
]

#: Where kubectl itself spends its time is written to a file. A name of a pod that is not known is not taken for this.
PROFILED = "--profile==cpu|heap|goroutine|threadcreate|block|mutex|trace"

TOOL = tool(
    "kubectl",
    about="ask and change a Kubernetes cluster",
    input="whole",
    docs="https://kubernetes.io/docs/reference/kubectl/generated/",
    style="go",
    inherits=True,
    inert="--dry-run=server|client --help",
    options=[
        takes("--context --cluster --kubeconfig -s/--server", context="cluster:VALUE"),
        takes("--dry-run", "[MODE]"),  # sub-commands without it refuse it
        takes("--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate"),
        takes("--client-key --kuberc --log-flush-frequency -n/--namespace --password --profile --request-timeout"),
        takes("--tls-server-name --token --user --username -v/--v --vmodule --log-backtrace-at --log-dir"),
        takes("--stderrthreshold --profile-output"),
        flags("--disable-compression --insecure-skip-tls-verify --match-server-version --warnings-as-errors"),
        flags("--logtostderr --alsologtostderr -h/--help"),
    ],
    rows=[
        when("--log-dir==", does="fs.append --log-dir"),
        when(PROFILED, unless="--profile-output", does="fs.write cwd", because="writes profile.pprof"),
        when(PROFILED, "--profile-output", writes="--profile-output", because="writes a profile of itself"),
    ],
    subs=[
        # observe
        sub(
            "get",
            "TYPE NAME...",
            about="show objects; the content of secrets where a format asks for it",
            options=[
                *PRINT,
                *FILES,
                takes("--chunk-size --field-selector -L/--label-columns --raw -l/--selector --sort-by --subresource"),
                flags("-A/--all-namespaces --ignore-not-found --no-headers --output-watch-events --server-print"),
                flags("--show-kind --show-labels -w/--watch --watch-only --export"),
            ],
            rows=[
                when(
                    f"TYPE={SECRETS} NAME=secret/*|secrets/*",
                    f"{CONTENT} --template",
                    unless=f"-o={WORDS}|{BESIDES}",
                    does="secret.read TYPE NAME",
                ),
                when("-f=*secret*", f"{CONTENT} --template", does="secret.read -f"),
                when("--raw=*/secrets*", unless="TYPE", does="secret.read --raw"),
                when("-o", prints="words"),
                when("-o", unless=f"-o={WORDS}", prints="any"),
            ],
        ),
        sub(
            "describe",
            "TYPE NAME...",
            about="show objects in words; of secrets only the sizes",
            options=[*FILES, takes("--chunk-size -l/--selector"), flags("-A/--all-namespaces --show-events")],
        ),
        sub(
            "logs, log",
            "POD CONTAINER",
            options=[
                takes("-c/--container --limit-bytes --max-log-requests --pod-running-timeout -l/--selector --since"),
                takes("--since-time --tail"),
                flags("--all-containers --all-pods -f/--follow --ignore-errors --insecure-skip-tls-verify-backend"),
                flags("--prefix -p/--previous --timestamps"),
            ],
        ),
        sub(
            "events",
            options=[
                *PRINT,
                takes("--chunk-size --for --types"),
                flags("-A/--all-namespaces --no-headers -w/--watch"),
            ],
        ),
        sub("explain", "TYPE", options=[takes("--api-version -o/--output"), flags("--recursive")]),
        sub(
            "top node, top nodes, top no",
            "NAME",
            options=[
                takes("-l/--selector --sort-by"),
                flags("--no-headers --show-capacity --show-swap --use-protocol-buffers"),
            ],
        ),
        sub(
            "top pod, top pods, top po",
            "NAME",
            options=[
                takes("--field-selector -l/--selector --sort-by"),
                flags("-A/--all-namespaces --containers --no-headers --show-swap --sum --use-protocol-buffers"),
            ],
        ),
        sub("cluster-info"),
        sub(
            "cluster-info dump",
            options=[
                *PRINT,
                takes("--output-directory", writes="VALUE"),
                takes("--namespaces --pod-running-timeout"),
                flags("-A/--all-namespaces"),
            ],
        ),
        sub("version", options=[takes("-o/--output"), flags("--client --short")]),
        sub("api-versions, options"),
        sub("help", "TOPIC..."),
        sub(
            "api-resources",
            options=[
                takes("--api-group --categories -o/--output --sort-by --verbs"),
                flags("--cached --namespaced --no-headers"),
            ],
        ),
        sub(
            "auth can-i",
            "VERB TYPE NAME",
            options=[takes("--subresource"), flags("-A/--all-namespaces --list --no-headers -q/--quiet")],
        ),
        sub("auth whoami", options=PRINT),
        sub(
            "diff",
            options=[
                *FILES,
                takes("--concurrency --field-manager --prune-allowlist -l/--selector"),
                flags("--force-conflicts --prune --server-side --show-managed-fields"),
            ],
        ),
        sub(
            "wait",
            "TYPE NAME...",
            options=[
                *PRINT,
                *SELECT,
                takes("--field-selector --for --timeout"),
                flags("-A/--all-namespaces --local"),
            ],
        ),
        sub(
            "rollout history, rollout status",
            "TYPE NAME...",
            options=[*PRINT, *FILES, takes("--revision -l/--selector --timeout"), flags("-w/--watch")],
        ),
        sub(
            "kustomize",
            "FOLDER",
            about="print what a folder of settings makes",
            options=KUSTOMIZE,
            rows=[when(f"FOLDER={REMOTE}", does="net.query FOLDER")],
        ),
        sub("completion", "SHELL"),
        sub("plugin"),
        sub("plugin list", options=[flags("--name-only")]),
        # settings of kubectl itself
        sub("config current-context", prints="word"),
        sub("config get-clusters, config get-users", prints="words"),
        sub("config get-contexts", "NAME...", options=[takes("-o/--output"), flags("--no-headers")]),
        sub(
            "config view",
            about="show the settings; keys and tokens only where asked for",
            options=[*PRINT, flags("--flatten --merge --minify --raw")],
            rows=[when("--raw --flatten", does="secret.read", because="shows keys and tokens")],
        ),
        sub(
            "config use-context, config use",
            "CONTEXT",
            does="target.switch CONTEXT",
            because="sets the cluster that all later commands act on",
        ),
        sub(
            "config set-context",
            "CONTEXT",
            does="host.config CONTEXT",
            options=[takes("--cluster --namespace --user"), flags("--current")],
            rows=[when("--current", does="target.switch", because="sets what all later commands act on")],
        ),
        sub("config rename-context", "CONTEXT NAME", does="host.config CONTEXT"),
        sub(
            "config set",
            "PROPERTY SETTING",
            does="host.config PROPERTY",
            options=[flags("--set-raw-bytes")],
            rows=[
                when("PROPERTY=current-context", does="target.switch SETTING"),
                when("PROPERTY=*.exec*|*.auth-provider*", does="code.injected SETTING", because="kubectl runs it"),
            ],
        ),
        sub("config unset", "PROPERTY", does="host.config PROPERTY"),
        sub(
            "config set-cluster",
            "CLUSTER",
            does="host.config CLUSTER",
            options=[
                takes("--certificate-authority --proxy-url --server --tls-server-name"),
                flags("--embed-certs --insecure-skip-tls-verify"),
            ],
        ),
        sub(
            "config set-credentials",
            "USER",
            does="credential.store USER",
            options=[
                takes("--exec-command", does="code.injected VALUE", because="kubectl runs it for this user"),
                takes("--auth-provider --auth-provider-arg --client-certificate --client-key --exec-api-version"),
                takes("--exec-arg --exec-env --exec-interactive-mode --password --token --username"),
                flags("--embed-certs --exec-provide-cluster-info"),
            ],
        ),
        sub("config delete-context", "CONTEXT", does="host.config CONTEXT"),
        sub(
            "config delete-cluster, config delete-user",
            "NAME",
            does="storage.delete NAME",
            because="deletes an address or a credential from the settings",
        ),
        # make
        sub(
            "create",
            does="cluster.change",
            options=[
                *CREATE,
                *FILES,
                flags("--edit", does="code.interactive", because="opens an editor"),
                takes("--raw -l/--selector"),
                flags("--windows-line-endings --record"),
            ],
            rows=FETCHED,
        ),
        sub(
            "create clusterrolebinding, create rolebinding",
            "NAME",
            does="access.grant NAME",
            options=[*CREATE, takes("--clusterrole --role --group --serviceaccount --user")],
        ),
        sub(
            "create clusterrole, create role",
            "NAME",
            does="cluster.change NAME",
            options=[*CREATE, takes("--aggregation-rule --non-resource-url --resource --resource-name --verb")],
        ),
        sub(
            "create secret generic",
            "NAME",
            does="cluster.change NAME",
            options=[*CREATE, takes("--from-env-file --from-file --from-literal --type"), flags("--append-hash")],
            rows=[
                when(CONTENT, "--from-file", runs="--from-file:shown_file"),
                when(CONTENT, "--from-env-file", runs="--from-env-file:shown_file"),
            ],
        ),
        sub(
            "create configmap, create cm",
            "NAME",
            does="cluster.change NAME",
            options=[
                *CREATE,
                takes("--from-env-file --from-file", reads="VALUE"),
                takes("--from-literal --type"),
                flags("--append-hash"),
            ],
        ),
        sub(
            "create secret docker-registry, create secret tls",
            "NAME",
            does="cluster.change NAME",
            options=[
                *CREATE,
                takes("--cert --key --docker-email --docker-password --docker-server --docker-username --from-file"),
                flags("--append-hash"),
            ],
            rows=[
                when(CONTENT, "--key", runs="--key:shown_file"),
                when(CONTENT, "--from-file", runs="--from-file:shown_file"),
            ],
        ),
        sub(
            "create deployment, create deploy, create job, create cronjob, create cj",
            "NAME -- COMMAND...:argv",
            about="have the cluster run containers; their own command counts",
            context="container:NAME",
            does="container.run NAME, cluster.change NAME",
            options=[*CREATE, takes("--image --port -r/--replicas --from --restart --schedule")],
        ),
        sub(
            "create ingress, create ing, create namespace, create ns, create serviceaccount, create sa,"
            " create poddisruptionbudget, create pdb, create priorityclass, create pc, create quota,"
            " create resourcequota",
            "NAME",
            does="cluster.change NAME",
            options=[
                *CREATE,
                takes("--annotation --class --default-backend --rule --max-unavailable --min-available --selector"),
                takes("--description --preemption-policy --value --hard --scopes"),
                flags("--global-default"),
            ],
        ),
        sub(
            "create service clusterip, create svc clusterip, create service externalname, create svc externalname,"
            " create service nodeport, create svc nodeport, create service loadbalancer, create svc loadbalancer",
            "NAME",
            does="cluster.change NAME",
            options=[*CREATE, takes("--clusterip --external-name --node-port --tcp")],
            rows=[when("--node-port", does="net.listen")],
        ),
        sub(
            "create token",
            "NAME",
            does="secret.read NAME",
            because="prints a token that logs in as it",
            options=[
                *PRINT,
                takes("--audience --bound-object-kind --bound-object-name --bound-object-uid --duration"),
            ],
        ),
        sub(
            "run",
            "NAME -- COMMAND...:argv",
            about="run a container in the cluster; its own command counts",
            context="container:NAME",
            does="container.run NAME",
            options=[
                *CREATE,
                *FILES,
                SESSION,
                flags("--privileged", does="code.opaque", because="gives the container the node's rights"),
                takes("--overrides", does="code.opaque VALUE", because="changes what the pod may do"),
                takes("--annotations --cascade --env --grace-period --image --image-pull-policy -l/--labels"),
                takes("--override-type --pod-running-timeout --port --restart --timeout --limits --requests"),
                takes("--serviceaccount --generator --hostport --replicas --schedule"),
                flags("--attach --command --expose --force --leave-stdin-open --rm --wait --record"),
            ],
            rows=[when("-i", "-t", unless="COMMAND", does="code.interactive", because="opens a session in the pod")],
        ),
        sub(
            "expose",
            "TYPE NAME...",
            does="cluster.change TYPE NAME",
            because="makes a service",
            options=[
                *CREATE,
                *FILES,
                takes("--cluster-ip --external-ip -l/--labels --load-balancer-ip --name --override-type --overrides"),
                takes("--port --protocol --selector --session-affinity --target-port --type"),
            ],
            rows=[when("--type=NodePort|LoadBalancer", does="net.listen")],
        ),
        sub(
            "autoscale",
            "TYPE NAME...",
            does="cluster.change TYPE NAME",
            options=[*CREATE, *FILES, takes("--cpu --cpu-percent --max --memory --min --name")],
        ),
        # change
        sub(
            "apply",
            does="cluster.change",
            options=[
                *CREATE,
                *SELECT,
                flags("--prune", does="cluster.delete", because="deletes what is no longer listed"),
                flags("--force", does="cluster.delete", because="deletes and makes anew what cannot be changed"),
                takes(
                    "--applyset --cascade --grace-period --prune-allowlist --prune-whitelist --subresource --timeout"
                ),
                flags("--force-conflicts --openapi-patch --overwrite --server-side --wait --record"),
            ],
            rows=FETCHED,
        ),
        sub(
            "apply set-last-applied",
            does="cluster.change",
            options=[*PRINT, *FILES, flags("--create-annotation")],
        ),
        sub(
            "apply view-last-applied",
            "TYPE NAME...",
            options=[takes("-o/--output"), *SELECT],
            rows=[when(f"TYPE={SECRETS}", does="secret.read TYPE NAME")],
        ),
        sub(
            "edit, apply edit-last-applied",
            "TYPE NAME...",
            does="code.interactive TYPE NAME, cluster.change TYPE NAME",
            because="opens an editor, and changes what is changed there",
            options=[
                *PRINT,
                *FILES,
                takes("--field-manager --subresource --validate"),
                flags("--output-patch --save-config --windows-line-endings --record"),
            ],
        ),
        sub(
            "patch",
            "TYPE NAME...",
            does="cluster.change TYPE NAME",
            inert="--local",
            options=[
                *PRINT,
                *FILES,
                takes("--field-manager -p/--patch --patch-file --subresource --type"),
                flags("--local --record"),
            ],
            rows=[
                when(f"TYPE={ROLES}", does="access.grant TYPE NAME"),
                when("-p=*replicas*0*", does="cluster.disrupt TYPE NAME", because="may stop every replica"),
                when(
                    "-p=*finalizers*", does="cluster.disrupt TYPE NAME", because="skips what cleans up before a delete"
                ),
            ],
        ),
        sub(
            "replace",
            does="cluster.change",
            options=[
                *CREATE,
                *FILES,
                flags("--force", does="cluster.delete", because="deletes, and makes anew"),
                takes("--cascade --grace-period --raw --subresource --timeout"),
                flags("--wait"),
            ],
            rows=FETCHED,
        ),
        sub(
            "label, annotate",
            "TYPE WORD...",
            inert="--local",
            options=[
                *SET,
                takes("--field-selector --resource-version"),
                flags("-A/--all-namespaces --list --overwrite"),
            ],
            rows=[
                when(unless="--list", does="cluster.change TYPE WORD"),
                when("--list", "WORD=*=*|*-", does="cluster.change TYPE WORD"),
            ],
        ),
        sub(
            "scale",
            "TYPE NAME...",
            does="cluster.change TYPE NAME",
            options=[
                *PRINT,
                *SELECT,
                takes("--current-replicas --replicas --resource-version --timeout"),
                flags("--record"),
            ],
            rows=[when("--replicas=0", does="cluster.disrupt TYPE NAME", because="stops every replica")],
        ),
        sub(
            "set env",
            "TYPE WORD...",
            about="show or change the environment of what runs",
            inert="--local",
            options=[
                *SET,
                takes("-c/--containers -e/--env --from --keys --prefix"),
                flags("--list --overwrite --resolve"),
            ],
            rows=[
                when(unless="--list", does="cluster.disrupt TYPE WORD", because="restarts the pods with it"),
                when("--list", "--resolve", does="secret.read TYPE WORD", because="shows the values of secrets"),
                when("-e WORD=*=*|*-", "--list", does="cluster.disrupt TYPE WORD", because="restarts the pods with it"),
            ],
        ),
        sub(
            "set image, set resources, set serviceaccount, set sa, set selector",
            "TYPE WORD...",
            does="cluster.disrupt TYPE WORD",
            because="replaces what runs",
            inert="--local",
            options=[*SET, takes("-c/--containers --limits --requests --resource-version")],
        ),
        sub(
            "set subject",
            "TYPE NAME...",
            does="access.grant TYPE NAME",
            inert="--local",
            options=[*SET, takes("--group --serviceaccount --user")],
        ),
        sub(
            "rollout restart, rollout undo",
            "TYPE NAME...",
            does="cluster.disrupt TYPE NAME",
            because="replaces what runs",
            options=[*PRINT, *FILES, takes("--field-manager -l/--selector --to-revision")],
        ),
        sub(
            "rollout pause, rollout resume",
            "TYPE NAME...",
            does="cluster.change TYPE NAME",
            options=[*PRINT, *FILES, takes("--field-manager -l/--selector")],
        ),
        sub(
            "delete",
            "TYPE NAME...",
            input="asks",
            about="delete objects; pods are made anew by what runs them",
            does="cluster.disrupt TYPE NAME",
            options=[
                *SELECT,
                takes("--cascade --field-selector --grace-period -o/--output --raw --timeout"),
                flags("-A/--all-namespaces --force --ignore-not-found -i/--interactive --now --wait"),
            ],
            rows=[
                when("TYPE", unless=f"TYPE={PODS}", does="cluster.delete TYPE NAME"),
                when("NAME=*/*", unless=f"NAME={PODS}", does="cluster.delete NAME"),
                when("-f", does="cluster.delete -f"),
                when("-k", does="cluster.delete -k"),
                when("--raw", does="cluster.delete --raw"),
                when(
                    "--all",
                    "TYPE=ns|namespace|namespaces",
                    does="cluster.delete TYPE",
                    because="deletes every namespace",
                    whole=True,
                ),
                when("--all", "-A", unless=f"TYPE={PODS}", does="cluster.delete TYPE", whole=True),
            ],
        ),
        # access
        sub(
            "auth reconcile",
            does="access.grant",
            options=[*PRINT, *FILES, flags("--remove-extra-permissions --remove-extra-subjects")],
        ),
        sub(
            "certificate approve",
            "NAME...",
            does="access.grant NAME",
            because="signs a certificate that logs in",
            options=[*PRINT, *FILES, flags("--force")],
        ),
        sub(
            "certificate deny",
            "NAME...",
            does="cluster.change NAME",
            options=[*PRINT, *FILES, flags("--force")],
        ),
        # nodes
        sub("cordon, uncordon", "NODE...", does="cluster.change NODE", options=[takes("-l/--selector")]),
        sub(
            "drain",
            "NODE...",
            does="cluster.disrupt NODE",
            because="moves every pod off the node",
            options=[
                flags("--force", does="cluster.delete NODE", because="deletes pods that nothing makes anew"),
                takes("--chunk-size --grace-period --pod-selector -l/--selector --skip-wait-for-delete-timeout"),
                takes("--timeout"),
                flags("--delete-emptydir-data/--delete-local-data --disable-eviction --ignore-daemonsets"),
                flags("--ignore-errors"),
            ],
        ),
        sub(
            "taint",
            "TYPE WORD...",
            does="cluster.change TYPE WORD",
            options=[*CREATE, takes("-l/--selector"), flags("--all --overwrite")],
            rows=[when("WORD=*NoExecute", does="cluster.disrupt TYPE WORD", because="moves pods off the node")],
        ),
        # into pods
        sub(
            "exec",
            "POD COMMAND...:argv",
            about="run a command in a pod",
            context="container:POD",
            options=[takes("-c/--container -f/--filename --pod-running-timeout"), SESSION],
            rows=[when("-f", operands="COMMAND...:argv")],
        ),
        sub(
            "attach",
            "POD",
            options=[takes("-c/--container --pod-running-timeout"), SESSION],
            rows=[when("-i", does="code.interactive POD")],
        ),
        sub(
            "debug",
            "TARGET -- COMMAND...:argv",
            about="run a container beside a pod, in a copy of it, or on a node",
            context="container:TARGET",
            does="container.run TARGET",
            options=[
                SESSION,
                takes("--custom", does="code.opaque VALUE", because="changes what the container may do"),
                flags("--replace", does="cluster.disrupt TARGET", because="deletes the pod it copies"),
                takes("-c/--container --copy-to --env -f/--filename --image --image-pull-policy --profile --set-image"),
                takes("--target"),
                flags("--arguments-only --attach --keep-annotations --keep-init-containers --keep-labels"),
                flags("--keep-liveness --keep-readiness --keep-startup --same-node --share-processes"),
            ],
            rows=[
                when("TARGET=node/*|nodes/*|no/*", does="code.opaque TARGET", because="the node's files are mounted"),
                when(
                    "--profile=sysadmin|netadmin", does="code.opaque", because="gives the container the node's rights"
                ),
                when("-i", "-t", unless="COMMAND", does="code.interactive", because="opens a session in the pod"),
            ],
        ),
        sub(
            "cp",
            "SOURCE:colon_path DEST:colon_target",
            about="copy between a pod and here",
            options=[takes("-c/--container --retries"), flags("--no-preserve")],
            rows=[
                when("SOURCE=*:*", writes="DEST|-"),
                when("DEST=*:*", does="guest.change DEST", because="changes files in the pod"),
            ],
        ),
        sub(
            "port-forward",
            "TARGET PORT...",
            does="net.loopback PORT",
            options=[takes("--address --pod-running-timeout")],
            rows=[
                when(
                    "--address",
                    unless="--address=localhost|127.0.0.1|::1|localhost,127.0.0.1|127.0.0.1,localhost|127.0.0.1,::1",
                    does="net.tunnel TARGET",
                    because="lets others in through this machine",
                )
            ],
        ),
        sub(
            "proxy",
            does="net.loopback",
            because="gives this machine the cluster's interface without a log-in",
            options=[
                takes("--accept-hosts --accept-paths --address --api-prefix --keepalive -p/--port --reject-methods"),
                takes("--reject-paths -w/--www -P/--www-prefix"),
                takes("-u/--unix-socket"),
                flags("--append-server-path"),
                flags("--disable-filter", does="net.tunnel", because="lets any page in a browser in"),
            ],
            rows=[
                when(
                    "--address",
                    unless="--address=localhost|127.0.0.1|::1",
                    does="net.tunnel",
                    because="lets others into the cluster",
                ),
                when("--accept-hosts", does="net.tunnel", because="lets others into the cluster"),
            ],
        ),
    ],
    examples=r"""
        kubectl --log-dir=/srv/log --logtostderr=false get pods         #=> config_mutation fs.write
        kubectl --profile=cpu get pods                                   #=> config_mutation fs.write
        kubectl --profile=none get pods                                  #=> read_only
        kubectl get pods -A -o wide                                      #=> read_only
        kubectl get deploy web                                           #=> read_only
        kubectl get pods -o json                                         #=> read_only
        kubectl get secrets                                              #=> read_only
        kubectl get secret db -o name                                    #=> read_only
        kubectl get secret db -o yaml                                    #=> exposure secret.read
        kubectl get secret/db -ojsonpath={.data.password}                #=> exposure secret.read
        kubectl get secret db -o jsonpath='{.metadata.name}'             #=> read_only
        kubectl get secrets -o jsonpath='{.items[*].type}'               #=> read_only
        kubectl get secrets -o custom-columns=:metadata.name             #=> read_only
        kubectl get secret db -o jsonpath='{.metadata.annotations}'      #=> exposure
        kubectl get secret db -o jsonpath='{.metadata.name}{.data.p}'    #=> exposure
        kubectl get -f k8s/secret.yaml -o yaml                           #=> exposure secret.read
        kubectl get -f k8s/secret.yaml                                   #=> read_only
        kubectl get -f k8s/web.yaml -o yaml                              #=> read_only
        kubectl get secret db --template={{.data.p}}                     #=> exposure secret.read
        kubectl get pods,secrets -n prod -o=json                         #=> exposure secret.read
        kubectl get pod/web secret/db -o yaml                            #=> exposure secret.read
        kubectl get secretproviderclass x -o yaml                        #=> read_only
        kubectl get --raw /api/v1/namespaces/x/secrets/db                #=> exposure secret.read
        kubectl get --raw /healthz                                       #=> read_only
        kubectl logs "$POD"                                              #=> read_only
        kubectl describe pod "$POD"                                      #=> read_only
        kubectl exec -n $NS "$POD" -- ls                                 #=> read_only
        kubectl attach $(kubectl get pods -o name)                       #=> read_only
        kubectl attach $(kubectl get pods -o jsonpath='{.items[0].metadata.name}')  #=> read_only
        kubectl attach $(kubectl get cm -o jsonpath='{.data.x}')         #=> unknown unknown.option
        kubectl describe secret db                                       #=> read_only
        kubectl logs web-1 -c app -f --tail=50 -n prod                   #=> read_only
        kubectl --context prod --kubeconfig k.yaml get pods              #=> read_only
        kubectl top pods                                                 #=> read_only
        kubectl explain pods.spec                                        #=> read_only
        kubectl events --for pod/web                                     #=> read_only
        kubectl cluster-info                                             #=> read_only
        kubectl cluster-info dump                                        #=> read_only
        kubectl cluster-info dump --output-directory=out                 #=> config_mutation fs.write
        kubectl get pods --profile cpu --profile-output p.out            #=> config_mutation fs.write
        kubectl auth can-i delete pods --as bob                          #=> read_only
        kubectl diff -f web.yaml                                         #=> read_only
        kubectl wait --for=condition=Ready pod/web --timeout=60s         #=> read_only
        kubectl rollout status deploy/web                                #=> read_only
        kubectl version --client                                         #=> read_only
        kubectl kustomize overlays/prod                                  #=> read_only
        kubectl kustomize overlays/prod -o all.yaml                      #=> config_mutation fs.write
        kubectl kustomize --enable-helm overlays/prod                    #=> unknown code.project
        kubectl kustomize --enable-helm --helm-command ./h overlays/prod  #=> unknown code.project
        kubectl kustomize https://github.com/org/repo/overlays/prod      #=> read_only net.query
        kubectl frobnicate x                                             #=> unknown unknown.subcommand
        kubectl get pods --frobnicate                                    #=> unknown unknown.option

        kubectl config get-contexts                                      #=> read_only
        kubectl config current-context                                   #=> read_only
        kubectl config view                                              #=> read_only
        kubectl config view --minify -o yaml                             #=> read_only
        kubectl config view --raw                                        #=> exposure secret.read
        kubectl config view --flatten --minify                           #=> exposure secret.read
        kubectl config use-context prod                                  #=> config_mutation target.switch
        kubectl config set-context --current --namespace=x               #=> config_mutation target.switch
        kubectl config set-context dev --namespace x                     #=> config_mutation host.config
        kubectl config rename-context a b                                #=> config_mutation host.config
        kubectl config set clusters.a.server https://a                   #=> config_mutation host.config
        kubectl config set current-context prod                          #=> config_mutation target.switch
        kubectl config set users.a.exec.command ./x                      #=> unknown code.injected
        kubectl config unset users.a                                     #=> config_mutation host.config
        kubectl config set-cluster a --server=https://a                  #=> config_mutation host.config
        kubectl config set-credentials a --token=x                       #=> config_mutation credential.store
        kubectl config set-credentials a --exec-command=./x              #=> unknown code.injected
        kubectl config delete-context a                                  #=> config_mutation host.config
        kubectl config delete-user a                                     #=> destructive storage.delete

        kubectl create -f web.yaml                                       #=> config_mutation cluster.change
        kubectl create -f https://example.com/x.yaml                     #=> unknown code.remote
        kubectl create -k overlays/prod                                  #=> config_mutation
        kubectl create -k https://example.com/x                          #=> unknown code.remote
        kubectl create --edit -f web.yaml                                #=> unknown code.interactive
        kubectl create ns x                                              #=> config_mutation cluster.change
        kubectl create ns x --dry-run=client -o yaml                     #=> read_only
        kubectl create ns x --dry-run=none                               #=> config_mutation
        kubectl create cm x --from-file=a=b.conf                         #=> config_mutation cluster.change
        kubectl create cm x --from-env-file=.env                         #=> exposure secret.read
        kubectl create secret generic db --from-literal=p=x              #=> config_mutation cluster.change
        kubectl create secret generic db --from-env-file=.env            #=> config_mutation cluster.change
        kubectl create secret generic db --from-env-file=.env --dry-run=client -o yaml  #=> exposure secret.read
        kubectl create secret generic db --from-file=k=.env --dry-run=client -o yaml    #=> exposure secret.read
        kubectl create secret generic db --from-file=k=.env --dry-run=client -o name    #=> read_only
        kubectl create secret tls db --cert=a.crt --key=a.key            #=> config_mutation cluster.change
        kubectl create secret tls db --cert=a.crt --key=a.key -o yaml    #=> exposure secret.read
        kubectl create secret docker-registry db --from-file=.env -o yaml    #=> exposure secret.read
        kubectl create role r --verb=get --resource=pods                 #=> config_mutation cluster.change
        kubectl create clusterrolebinding x --clusterrole=cluster-admin --user=bob  #=> exposure access.grant
        kubectl create deploy web --image=nginx                          #=> config_mutation container.run
        kubectl create job x --image=busybox -- date                     #=> config_mutation container.run
        kubectl create job x --image=busybox -- rm -rf /data             #=> destructive fs.delete
        kubectl create service clusterip x --tcp=80:80                   #=> config_mutation cluster.change
        kubectl create service nodeport x --tcp=80:80 --node-port=30080  #=> config_mutation net.listen
        kubectl create token admin                                       #=> exposure secret.read
        kubectl run x --image=busybox -- ls /                            #=> config_mutation container.run
        kubectl run x --image=busybox -- rm -rf /data                    #=> destructive fs.delete
        kubectl run x --image=busybox rm                                 #=> unknown unknown.subcommand
        kubectl run x --image=busybox --dry-run=client -o yaml           #=> read_only
        kubectl run x -it --rm --image=busybox                           #=> unknown code.interactive
        kubectl run x -it --rm --image=busybox -- date                   #=> config_mutation container.run
        kubectl run x --image=busybox --privileged -- ls                 #=> unknown code.opaque
        kubectl run x --image=busybox --privileged=false -- ls           #=> config_mutation container.run
        kubectl run x --image=busybox --overrides={} -- ls               #=> unknown code.opaque
        kubectl expose deploy web --port=80                              #=> config_mutation cluster.change
        kubectl expose deploy web --port=80 --type=LoadBalancer          #=> config_mutation net.listen
        kubectl autoscale deploy web --min=1 --max=3                     #=> config_mutation cluster.change

        kubectl apply -f web.yaml                                        #=> config_mutation cluster.change
        kubectl apply -f web.yaml --dry-run=server                       #=> read_only
        kubectl apply -f https://example.com/x.yaml                      #=> unknown code.remote
        kubectl apply -k overlays/prod                                   #=> config_mutation
        kubectl apply -k github.com/o/r/deploy                           #=> unknown code.remote
        kubectl apply -f . --prune -l app=web                            #=> destructive cluster.delete
        kubectl apply -f web.yaml --force                                #=> destructive cluster.delete
        kubectl apply -f web.yaml --server-side --force-conflicts        #=> config_mutation
        kubectl apply set-last-applied -f web.yaml                       #=> config_mutation cluster.change
        kubectl apply view-last-applied deploy/web                       #=> read_only
        kubectl apply view-last-applied secret/db                        #=> exposure secret.read
        kubectl edit deploy web                                          #=> unknown code.interactive
        kubectl patch deploy web -p '{"spec":{"paused":true}}'           #=> config_mutation cluster.change
        kubectl patch deploy web -p '{"spec":{"replicas":0}}'            #=> disruptive cluster.disrupt
        kubectl patch deploy web -p '{"spec": {"replicas": 0}}'          #=> disruptive cluster.disrupt
        kubectl patch deploy web -p '{"spec":{"replicas":3}}'            #=> config_mutation
        kubectl patch ns x -p '{"metadata":{"finalizers":[]}}' --type=merge  #=> disruptive cluster.disrupt
        kubectl patch clusterrole x -p '{}'                              #=> exposure access.grant
        kubectl patch deploy web -p '{}' --local                         #=> read_only
        kubectl replace -f web.yaml                                      #=> config_mutation cluster.change
        kubectl replace -f https://example.com/x.yaml                    #=> unknown code.remote
        kubectl replace -k https://example.com/x                         #=> unknown code.remote
        kubectl replace --force -f web.yaml                              #=> destructive cluster.delete
        kubectl label pod web app=web                                    #=> config_mutation cluster.change
        kubectl label pod web app-                                       #=> config_mutation cluster.change
        kubectl label pod web --list                                     #=> read_only
        kubectl label pod web --list app=web                             #=> config_mutation
        kubectl annotate --local -f web.yaml a=b                         #=> read_only
        kubectl scale deploy web --replicas=3                            #=> config_mutation cluster.change
        kubectl scale deploy web --replicas=0                            #=> disruptive cluster.disrupt
        kubectl scale deploy web --replicas "$N"                         #=> disruptive cluster.disrupt
        kubectl set env deploy/web --list                                #=> read_only
        kubectl set env deploy/web --list --resolve                      #=> exposure secret.read
        kubectl set env deploy/web A=b                                   #=> disruptive cluster.disrupt
        kubectl set env deploy/web A=b --list                            #=> disruptive cluster.disrupt
        kubectl set image deploy/web app=nginx:2                         #=> disruptive cluster.disrupt
        kubectl set image -f web.yaml app=nginx:2 --local -o yaml        #=> read_only
        kubectl set subject rolebinding x --user=bob                     #=> exposure access.grant
        kubectl rollout restart deploy/web                               #=> disruptive cluster.disrupt
        kubectl rollout undo deploy/web --dry-run=server                 #=> read_only
        kubectl rollout pause deploy/web                                 #=> config_mutation cluster.change

        kubectl delete pod web-1                                         #=> disruptive cluster.disrupt
        kubectl delete pods -l app=web --force --grace-period=0          #=> disruptive cluster.disrupt
        kubectl delete po/web-1 po/web-2                                 #=> disruptive cluster.disrupt
        kubectl delete pod/web-1 deploy/web                              #=> destructive cluster.delete
        kubectl delete pod,svc web                                       #=> destructive cluster.delete
        kubectl delete deploy web                                        #=> destructive cluster.delete
        kubectl delete pvc data --dry-run=client                         #=> read_only
        kubectl delete pvc data                                          #=> destructive cluster.delete
        kubectl delete "$KIND" web                                       #=> destructive cluster.delete
        kubectl delete ns --all                                          #=> destructive cluster.delete
        kubectl delete pvc --all -A                                      #=> destructive cluster.delete
        kubectl delete pods --all -A                                     #=> disruptive cluster.disrupt
        kubectl delete -f web.yaml                                       #=> destructive cluster.delete
        kubectl delete -k overlays/prod                                  #=> destructive cluster.delete
        kubectl delete --raw /api/v1/namespaces/x                        #=> destructive cluster.delete

        kubectl auth reconcile -f rbac.yaml                              #=> exposure access.grant
        kubectl certificate approve csr-1                                #=> exposure access.grant
        kubectl certificate deny csr-1                                   #=> config_mutation cluster.change
        kubectl cordon n1                                                #=> config_mutation cluster.change
        kubectl drain n1 --ignore-daemonsets --delete-emptydir-data      #=> disruptive cluster.disrupt
        kubectl drain n1 --force                                         #=> destructive cluster.delete
        kubectl taint nodes n1 a=b:NoSchedule                            #=> config_mutation cluster.change
        kubectl taint nodes n1 a=b:NoExecute                             #=> disruptive cluster.disrupt

        kubectl exec pod1 -- ls /app                                     #=> read_only
        kubectl exec -n prod pod1 -c app -- rm -rf /app                  #=> destructive fs.delete
        kubectl exec pod1 ls /app                                        #=> read_only
        kubectl exec -f pod.yaml -- date                                 #=> read_only
        kubectl exec pod1 -- sh -c 'rm -rf /app'                         #=> destructive fs.delete
        kubectl exec -it pod1 -- bash                                    #=> unknown code.interactive
        kubectl attach web                                               #=> read_only
        kubectl attach -it web                                           #=> unknown code.interactive
        kubectl debug web --image=busybox -- ls                          #=> config_mutation container.run
        kubectl debug -it web --image=busybox                            #=> unknown code.interactive
        kubectl debug node/n1 --image=busybox -- ls                      #=> unknown code.opaque
        kubectl debug web --image=busybox --profile=sysadmin -- ls       #=> unknown code.opaque
        kubectl debug web --image=busybox --custom=c.json -- ls          #=> unknown code.opaque
        kubectl debug web --copy-to=web2 --replace -- ls                 #=> disruptive cluster.disrupt
        kubectl cp pod1:/x /etc/owned --namespace default                #=> config_mutation fs.write
        kubectl cp app/web-1:/root/.ssh/id_rsa /tmp/k                    #=> exposure secret.read
        kubectl cp app/web-1:/srv/report /tmp/k                          #=> reversible_low fs.scratch
        kubectl cp x prod/pod1:/x                                        #=> config_mutation guest.change
        kubectl port-forward svc/db 5432                                 #=> reversible_low net.loopback
        kubectl port-forward --address localhost svc/db 5432             #=> reversible_low
        kubectl port-forward --address 0.0.0.0 svc/db 5432               #=> exposure net.tunnel
        kubectl proxy --port=8080                                        #=> reversible_low net.loopback
        kubectl proxy --address=127.0.0.1                                #=> reversible_low
        kubectl proxy --address=0.0.0.0                                  #=> exposure net.tunnel
        kubectl proxy --accept-hosts='.*'                                #=> exposure net.tunnel
        kubectl proxy --disable-filter                                   #=> exposure net.tunnel
    """,
)
