from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

HTTP: list[Option] = [
    takes("-address -region -namespace -ca-cert -ca-path -client-cert -client-key -tls-server-name -token"),
    flags("-no-color -force-color -tls-skip-verify -help/-h -json -verbose -detach -yes/-y"),
    takes("-t"),
]
SPEC: list[Option] = [
    *HTTP,
    takes("-var -consul-token -consul-namespace -vault-token -vault-namespace -check-index -eval-priority -ui"),
    takes("-var-file", reads="VALUE"),
    flags("-policy-override -preserve-counts -preserve-resources -hcl1 -hcl2-strict -diff"),
]
SELECT: list[Option] = [
    *HTTP,
    takes(
        "-group -task -action -allocation -batch-size -batch-wait -on-error -s -state -meta -version -description -name"
    ),
    takes(
        "-deadline -m -message -reason -force-checks -id-prefix-template -idempotency-token -quota -plugin -node -job"
    ),
    flags(
        "-all -all-tasks -no-shutdown-delay -reschedule -force-reschedule -rerender-templates -global -self -monitor"
    ),
    flags("-enable -disable -ignore-system -keep-ineligible -no-deadline -force -f -status -unset"),
]

TOOL = tool(
    "nomad",
    about="run jobs on a cluster",
    docs="https://developer.hashicorp.com/nomad/commands",
    style="single",
    inert="-help -h --help -version -v --version",
    options=[flags("-version/-v/--version -help/-h/--help")],
    subs=[
        # look
        sub(
            "version, status, agent-info, check, ui, monitor, job status, job allocs, job deployments, job history,"
            " job inspect, inspect, job scaling-events, alloc status, alloc-status,"
            " alloc logs,"
            " logs, alloc checks, node status, node-status, node meta read, node pool list, node pool info,"
            " node pool jobs, node pool nodes, node identity get, server members, server-members, deployment list,"
            " deployment status, eval list, eval status, eval-status, namespace list, namespace status,"
            " namespace inspect, operator autopilot get-config, operator autopilot health,"
            " operator raft list-peers, operator raft info, operator raft logs, operator raft state,"
            " operator client-state, operator scheduler get-config, operator metrics,"
            " operator snapshot inspect, operator snapshot state, operator root keyring list, plugin status,"
            " quota list,"
            " quota status, quota inspect, recommendation list, recommendation info, scaling policy list,"
            " scaling policy info, sentinel list, sentinel read, service list, service info, volume status,"
            " volume snapshot list, license get, acl policy list, acl policy info, acl policy self, acl role list,"
            " acl role info, acl auth-method list, acl auth-method info, acl binding-rule list, acl binding-rule"
            " info,"
            " config validate, var list",
            "WORD...",
            does="net.query",
            open=True,
        ),
        sub("job plan, plan, job validate, validate", "FILE", does="net.query FILE", options=SPEC),
        sub(
            "operator utilization",
            does="net.query",
            options=[takes("-output", writes="VALUE"), takes("-message"), flags("-today-only"), *HTTP],
            rows=[when(unless="-output", does="fs.create cwd", because="writes a report here")],
        ),
        sub(
            "setup consul, setup vault",
            does="access.grant",
            because="gives workloads roles in the other system",
            options=[takes("-jwks-url -jwks-ca-file"), flags("-destroy -check"), *HTTP],
            rows=[when("-destroy", does="access.revoke", because="takes roles from workloads")],
        ),
        sub(
            "alloc fs, fs",
            "ALLOCATION PATH",
            options=[*HTTP, takes("-n -c -job"), flags("-f -H -stat -tail")],
            rows=[
                when("-job", operands="PATH"),
                when("PATH", reads="PATH"),
                when("PATH=*secrets/*", does="secret.read PATH"),
            ],
        ),
        # jobs
        sub(
            "job run, run",
            "FILE",
            inert="-output",
            options=[*SPEC, flags("-output")],
            does="code.apply FILE, cluster.disrupt",
            because="the cluster runs what the file says; what ran of it is replaced",
        ),
        sub("job dispatch, job periodic force, job start", "JOB PAYLOAD", does="cluster.change JOB", options=SELECT),
        sub("job tag apply, job tag unset", "JOB", does="cluster.change JOB", options=SELECT),
        sub(
            "job restart, job revert, job eval, job scale, job promote",
            "JOB WORD...",
            does="cluster.disrupt JOB",
            options=SELECT,
        ),
        sub(
            "job stop, stop",
            "JOB...",
            does="cluster.disrupt JOB",
            options=[*SELECT, takes("-eval-priority"), flags("-purge", does="cluster.delete JOB")],
        ),
        sub(
            "job action, action",
            "COMMAND",
            does="code.opaque COMMAND",
            because="runs a command of the job",
            options=SELECT,
        ),
        sub(
            "job init, init, node pool init, namespace init, quota init, volume init, var init",
            "FILE",
            writes="FILE",
            does="fs.create cwd",
            options=[*HTTP, takes("-template -out"), flags("-short -connect -list-templates -quiet")],
        ),
        sub(
            "fmt",
            "FILE...",
            inert="-help",
            options=[takes("-list -write"), flags("-check -recursive -diff -help/-h")],
            rows=[
                when("FILE", unless="-check -write=false", writes="FILE|-"),
                when(
                    unless="FILE -check -write=false",
                    does="fs.write cwd",
                    because="formats the files of the directory",
                ),
                when("-diff", reads="FILE", because="shows lines of the files"),
                when("FILE==-", reads="FILE", because="shows what is fed to it"),
            ],
        ),
        # allocations
        sub(
            "alloc exec, exec",
            "ALLOCATION COMMAND...:argv",
            context="container:ALLOCATION",
            options=[*HTTP, takes("-task -e -group -action"), flags("-job -i -tty")],
            rows=[
                when("-job", operands="JOB COMMAND...:argv", context="container:JOB"),
                when(unless="COMMAND", does="code.interactive"),
            ],
        ),
        sub(
            "alloc restart, alloc stop, alloc pause, alloc signal",
            "ALLOCATION TASK",
            does="cluster.disrupt ALLOCATION",
            options=SELECT,
        ),
        # nodes and servers
        sub("node drain, node-drain", "NODE", options=SELECT, does="cluster.disrupt NODE"),
        sub(
            "node eligibility, node meta apply, node config, node pool apply, node identity renew, namespace"
            " apply, quota apply,"
            " operator autopilot set-config, operator scheduler set-config, deployment resume, deployment promote,"
            " deployment unblock, deployment pause, recommendation apply, recommendation dismiss, volume create,"
            " volume register, volume snapshot create, system reconcile summaries, system gc, client-config,"
            " server-join,"
            " server join, sentinel apply, operator root keyring rotate",
            "WORD...",
            does="cluster.change WORD",
            options=[
                *SELECT,
                takes("-update-servers -cleanup-dead-servers -last-contact-threshold -max-trailing-logs -min-quorum"),
                takes(
                    "-server-stabilization-time -redundancy-zone-tag -upgrade-version-tag -scheduler-algorithm"
                    " -level -scope"
                ),
                takes(
                    "-memory-oversubscription -reject-job-registration -pause-eval-broker -node-pool -secret -parameter"
                ),
                flags("-servers -disable-upgrade-migration -full -prepublish -now"),
            ],
        ),
        sub(
            "deployment fail, operator raft remove-peer, operator raft transfer-leadership, server force-leave,"
            " server-force-leave, volume detach, operator snapshot agent",
            "WORD...",
            does="cluster.disrupt WORD",
            options=[*SELECT, takes("-peer-id -peer-address -peer-raft-protocol"), flags("-prune")],
        ),
        sub(
            "namespace delete, node pool delete, quota delete, volume delete, volume deregister, volume snapshot"
            " delete,"
            " service delete, eval delete, sentinel delete",
            "WORD...",
            does="cluster.delete WORD",
            options=[*SELECT, takes("-filter -secret -type")],
        ),
        sub(
            "operator snapshot save",
            "FILE",
            writes="FILE",
            does="secret.read",
            because="copies all of the cluster, keys too",
            options=[*HTTP, flags("-stale -redact")],
        ),
        sub(
            "operator snapshot restore",
            "FILE",
            does="cluster.delete FILE",
            because="replaces everything by an older state",
            options=HTTP,
        ),
        sub("operator snapshot redact", "FILE", writes="FILE", options=HTTP),
        sub(
            "operator debug, debug, monitor export",
            does="fs.create cwd",
            because="writes what the cluster says into an archive here",
            open=True,
        ),
        sub(
            "operator api",
            "PATH",
            options=[
                *HTTP,
                takes("-H -X -filter"),
                flags("-dryrun"),
            ],
            inert="-dryrun",
            rows=[
                when("-X", unless="-X=GET|HEAD", does="code.opaque PATH", because="changes what is not followed here"),
                when("PATH=*var/*|*token*|*keyring*", does="secret.read PATH"),
            ],
        ),
        # keys and rights
        sub("operator gossip keyring list, operator gossip keyring generate", does="secret.read", options=HTTP),
        sub(
            "operator gossip keyring install, operator gossip keyring use", "KEY", does="credential.store", options=HTTP
        ),
        sub(
            "operator gossip keyring remove, operator root keyring remove",
            "KEY",
            does="access.revoke KEY",
            options=[*HTTP, flags("-force")],
        ),
        sub(
            "acl bootstrap, acl token create, node intro create",
            "FILE",
            does="secret.read, access.grant",
            because="makes a token, and shows it",
            options=[
                *SELECT,
                takes("-type -policy -role-id -role-name -ttl -node-name -node-pool"),
            ],
        ),
        sub("acl token list", does="net.query", open=True),
        sub(
            "acl token info, acl token self",
            "ID",
            does="secret.read ID",
            because="shows the token itself",
            options=HTTP,
        ),
        sub(
            "acl token update, acl policy apply, acl role create, acl role update, acl auth-method create,"
            " acl auth-method update, acl binding-rule create, acl binding-rule update",
            "WORD...",
            does="access.grant WORD",
            options=[
                *SELECT,
                takes(
                    "-type -policy -policy-name -role-id -role-name -max-token-ttl -token-locality -token-name-format"
                ),
                takes("-config -auth-method -selector -bind-type -bind-name -ttl"),
                flags("-default -no-merge"),
            ],
        ),
        sub(
            "acl token delete, acl policy delete, acl role delete, acl auth-method delete, acl binding-rule delete",
            "ID...",
            does="access.revoke ID",
            options=HTTP,
        ),
        sub(
            "login",
            does="secret.read",
            because="shows a token",
            options=[*HTTP, takes("-method -oidc-callback-addr -login-token -type")],
        ),
        sub(
            "setup consul, setup vault",
            does="access.grant",
            because="gives the cluster rights there",
            options=[*HTTP, takes("-jwks-url -jwks-ca-file"), flags("-destroy")],
        ),
        # variables
        sub(
            "var get",
            "PATH",
            does="secret.read PATH",
            options=[*HTTP, takes("-item -out -template")],
        ),
        sub(
            "var put",
            "PATH ITEM...",
            does="credential.store PATH",
            options=[*HTTP, takes("-in -out -template -check-index"), flags("-force")],
            rows=[when("-out", unless="-out=none", runs="ITEM:param_file")],
        ),
        sub("var purge", "PATH", does="cluster.delete PATH", options=[*HTTP, takes("-check-index")]),
        sub(
            "var lock",
            "PATH COMMAND...:sh",
            does="cluster.change PATH",
            options=[
                *HTTP,
                takes("-delay -ttl -max-retry -check-index -in -out -template"),
                flags("-shell -force"),
            ],
        ),
        # certificates
        sub(
            "tls ca create, tls cert create",
            does="credential.store",
            because="writes keys into this folder",
            options=[
                *HTTP,
                takes(
                    "-additional-domain -additional-dnsname -additional-ipaddress -ca -cluster-region"
                    " -common-name -days -domain"
                ),
                takes(
                    "-key -country -locality -organization -organizational-unit -postal-code -province -street-address"
                ),
                flags("-name-constraint -cli -client -server"),
            ],
        ),
        sub("tls ca info, tls cert info", "FILE", options=HTTP),
        sub(
            "agent",
            does="net.listen",
            because="runs jobs, with rights over this host",
            options=[
                takes("-config", does="code.opaque VALUE", because="the file says what it runs, and for whom"),
                takes(
                    "-bind -data-dir -dc -log-level -node -node-class -region -servers -retry-join"
                    " -bootstrap-expect -alloc-dir"
                ),
                takes("-plugin-dir", does="code.opaque VALUE", because="starts the programs of that folder"),
                takes("-state-dir -network-interface -encrypt -join"),
                flags("-dev -dev-connect -client -server -acl-enabled -log-json -help/-h"),
            ],
        ),
    ],
    examples="""
        nomad fmt             #=> config_mutation fs.write
        nomad fmt -check      #=> read_only
        nomad version                                   #=> read_only
        nomad status -verbose                           #=> read_only net.query
        nomad node status -allocs                       #=> read_only
        nomad job plan web.nomad                        #=> read_only
        nomad job plan -var-file=.env web.nomad         #=> exposure secret.read
        nomad job validate web.nomad                    #=> read_only
        nomad job validate -var-file .env web.nomad     #=> exposure secret.read
        nomad operator utilization                      #=> reversible_low fs.create
        nomad operator utilization -output x.json       #=> config_mutation fs.write
        nomad setup consul -y                           #=> exposure access.grant
        nomad setup vault -destroy -y                   #=> exposure access.revoke
        nomad fmt -write=false web.nomad                #=> read_only
        nomad fmt -write=false -diff .env               #=> exposure secret.read
        nomad fmt - < .env                              #=> exposure secret.read
        nomad alloc logs -f -stderr 4a web              #=> read_only
        nomad alloc fs 4a web/secrets/db.env            #=> exposure secret.read
        nomad alloc fs -job web alloc/logs              #=> read_only
        nomad job run web.nomad                         #=> unknown code.apply
        nomad run -output web.nomad                     #=> read_only
        nomad job dispatch -meta k=v batch              #=> config_mutation cluster.change
        nomad job tag apply -name x web                 #=> config_mutation cluster.change
        nomad job restart web                           #=> disruptive cluster.disrupt
        nomad job stop web                              #=> disruptive cluster.disrupt
        nomad job stop -purge web                       #=> destructive cluster.delete
        nomad job action -job web -group g a            #=> unknown code.opaque
        nomad job init                                  #=> reversible_low fs.create
        nomad fmt -check web.nomad                      #=> read_only
        nomad fmt web.nomad                             #=> config_mutation fs.write
        nomad alloc exec 4a ls /                        #=> read_only
        nomad alloc exec -task web 4a rm -rf /srv/x     #=> destructive fs.delete
        nomad exec -job web rm -rf /srv/x               #=> destructive fs.delete
        nomad alloc exec 4a                             #=> unknown code.interactive
        nomad alloc restart 4a                          #=> disruptive cluster.disrupt
        nomad node drain -enable -self                  #=> disruptive cluster.disrupt
        nomad node eligibility -disable n1              #=> config_mutation cluster.change
        nomad deployment fail 1                         #=> disruptive cluster.disrupt
        nomad namespace delete old                      #=> destructive cluster.delete
        nomad operator snapshot save x.snap             #=> exposure secret.read
        nomad operator snapshot restore x.snap          #=> destructive cluster.delete
        nomad operator snapshot redact x.snap           #=> config_mutation fs.write
        nomad operator debug                            #=> reversible_low fs.create
        nomad operator api /v1/jobs                     #=> read_only
        nomad operator api -X DELETE /v1/job/web        #=> unknown code.opaque
        nomad operator api /v1/var/nomad/jobs           #=> exposure secret.read
        nomad operator api -dryrun -X PUT /v1/jobs      #=> read_only
        nomad operator gossip keyring list              #=> exposure secret.read
        nomad operator gossip keyring use k             #=> config_mutation credential.store
        nomad operator gossip keyring remove k          #=> disruptive access.revoke
        nomad acl bootstrap                             #=> exposure access.grant
        nomad acl token list                            #=> read_only
        nomad acl token self                            #=> exposure secret.read
        nomad acl policy apply ops ops.hcl              #=> exposure access.grant
        nomad acl policy delete ops                     #=> disruptive access.revoke
        nomad login -method=x                           #=> exposure secret.read
        nomad setup consul -y                           #=> exposure access.grant
        nomad var get nomad/jobs/web                    #=> exposure secret.read
        nomad var list                                  #=> read_only
        nomad var put nomad/jobs/web a=b                #=> config_mutation credential.store
        nomad var put nomad/jobs/web a=@.env            #=> config_mutation credential.store
        nomad var put -out json nomad/jobs/web a=@.env  #=> exposure secret.read
        nomad var put -out none nomad/jobs/web a=@.env  #=> config_mutation credential.store
        nomad var purge nomad/jobs/web                  #=> destructive cluster.delete
        nomad var lock x 'rm -rf /srv/x'                #=> destructive fs.delete
        nomad tls ca create                             #=> config_mutation credential.store
        nomad tls cert info x.pem                       #=> read_only
        nomad agent -dev                                #=> config_mutation net.listen
        nomad agent -config ./x.hcl                     #=> unknown code.opaque
        nomad job stop -frobnicate web                  #=> unknown unknown.option
        nomad frobnicate                                #=> unknown unknown.subcommand
    """,
)
