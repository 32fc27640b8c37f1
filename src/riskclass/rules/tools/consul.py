from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

HTTP: list[Option] = [
    takes("-http-addr -token -token-file -datacenter -namespace -partition -ca-file -ca-path -client-cert -client-key"),
    takes("-tls-server-name -format"),
    flags("-stale -help/-h"),
]
#: Policies, roles and the like name what they are about by options.
ACL: list[Option] = [
    *HTTP,
    takes("-id -name -description -rules -policy-id -policy-name -role-id -role-name -service-identity -node-identity"),
    takes("-templated-policy -templated-policy-file -var -accessor-id -accessor -secret -expires-ttl -type -config"),
    takes("-display-name -max-token-ttl -token-locality -bind-name -bind-type -bind-vars -selector -method"),
    takes("-valid-datacenter -from-token -namespace-rule -kubernetes-ca-cert -kubernetes-host"),
    takes("-kubernetes-service-account-jwt -append-policy-id -append-policy-name -append-role-id -append-role-name"),
    flags("-meta -expanded -self -local -no-merge -merge-policies -merge-roles -merge-service-identities"),
    flags("-merge-node-identities -global-management -show-meta -merge-templated-policies"),
]

TOOL = tool(
    "consul",
    about="know which services there are, and keep settings for them",
    docs="https://developer.hashicorp.com/consul/commands",
    style="single",
    posix=True,
    inert="-help",
    options=[flags("-version/-v/--version -help/-h")],
    subs=[
        sub(
            "version, info, members, catalog datacenters, catalog nodes, catalog services, rtt, validate, monitor,"
            " operator raft list-peers, operator autopilot get-config, operator autopilot state,"
            " operator usage instances,"
            " operator area list, operator area members, config list, config read, intention list, intention get,"
            " intention match, intention check, snapshot inspect, connect ca get-config, peering list, peering read,"
            " namespace list, namespace read, partition list, partition read, peering exported-services,"
            " services exported-services",
            "WORD...",
            posix=True,
            options=[
                *HTTP,
                takes("-status -segment -filter -near -node-meta -service -node -kind -name -log-level -config-format"),
                takes("-peer-name"),
                flags("-detailed -wan -tags -quiet -source -destination -kvdetails -log-json -all-datacenters"),
            ],
        ),
        sub(
            "acl policy list, acl policy read, acl role list, acl role read, acl auth-method list,"
            " acl auth-method read,"
            " acl binding-rule list, acl binding-rule read, acl templated-policy list, acl templated-policy read,"
            " acl templated-policy preview",
            posix=True,
            options=ACL,
        ),
        sub(
            "kv get, kv export",
            "KEY",
            posix=True,
            does="db.read KEY",
            options=[*HTTP, takes("-separator"), flags("-base64 -detailed -keys -recurse")],
            rows=[
                when(
                    "KEY=*secret*|*password*|*token*|*credential*|*private*",
                    unless="-keys",
                    does="secret.read KEY",
                ),
            ],
        ),
        sub(
            "kv import",
            "TEXT:at_file",
            posix=True,
            does="db.change TEXT",
            options=[*HTTP, takes("-prefix")],
            rows=[when("TEXT==-", reads="stdin", because="whoever reads that store may see it")],
        ),
        sub(
            "kv put",
            "KEY TEXT:at_file",
            posix=True,
            does="db.change KEY",
            options=[
                *HTTP,
                takes("-flags -modify-index -session"),
                flags("-acquire -base64 -cas -release"),
            ],
            rows=[when("TEXT==-", reads="stdin", because="whoever reads that store may see it")],
        ),
        sub(
            "kv delete",
            "KEY",
            posix=True,
            does="db.delete KEY",
            options=[*HTTP, takes("-modify-index"), flags("-cas -recurse")],
        ),
        # rights
        sub("acl token list, acl token read", posix=True, does="secret.read", because="shows tokens", options=ACL),
        sub(
            "acl bootstrap, acl token create, acl token clone",
            "TOKEN",
            posix=True,
            does="secret.read, access.grant",
            because="makes a token, and shows it",
            options=ACL,
        ),
        sub(
            "acl token update, acl policy create, acl policy update, acl role create, acl role update,"
            " acl auth-method create, acl auth-method update, acl binding-rule create, acl binding-rule update,"
            " intention create",
            "SOURCE DEST",
            posix=True,
            does="access.grant",
            options=[*ACL, flags("-allow -deny -file -replace")],
        ),
        sub(
            "acl token delete, acl policy delete, acl role delete, acl auth-method delete, acl binding-rule delete,"
            " intention delete",
            "SOURCE DEST",
            posix=True,
            does="access.revoke",
            options=ACL,
        ),
        sub("acl set-agent-token", "KIND TOKEN", posix=True, does="credential.store KIND", options=HTTP),
        sub(
            "login",
            posix=True,
            does="credential.store",
            options=[
                *HTTP,
                takes("-method -bearer-token-file -meta -type -oidc-callback-listen-addr"),
                takes("-token-sink-file", writes="VALUE"),
                flags("-aws-auto-bearer-token -aws-include-entity -no-browser"),
            ],
        ),
        sub("logout", posix=True, does="access.revoke", options=HTTP),
        sub("keygen", posix=True, options=HTTP, prints="word"),
        sub(
            "keyring",
            posix=True,
            options=[
                *HTTP,
                takes("-relay-factor"),
                flags("-local-only -list-primary"),
                flags("-list", does="secret.read", because="shows the keys"),
                takes("-install -use", does="credential.store"),
                takes("-remove", does="access.revoke", because="members with that key are heard no more"),
            ],
        ),
        sub(
            "tls ca create, tls cert create",
            posix=True,
            does="credential.store",
            because="writes keys and certificates into this folder",
            options=[
                *HTTP,
                takes("-additional-name-constraint -cluster-id -common-name -days -domain -additional-dnsname"),
                takes("-additional-ipaddress -ca -dc -key -node"),
                flags("-name-constraint -cli -client -server"),
            ],
        ),
        # the cluster
        sub(
            "config write, services register, operator autopilot set-config, connect ca set-config, join,"
            " namespace create, namespace update, namespace write, partition create, peering establish, event",
            "WORD...",
            posix=True,
            does="cluster.change WORD",
            options=[
                *HTTP,
                takes(
                    "-modify-index -name -description -address -port -id -kind -tag -weights -service -node -payload"
                ),
                takes("-cleanup-dead-servers -last-contact-threshold -max-trailing-logs -min-quorum -config-file"),
                takes("-server-stabilization-time -peering-token -meta -tagged-address -socket"),
                flags("-cas -wan -force-without-cross-signing"),
            ],
        ),
        sub(
            "config delete, namespace delete, partition delete, peering delete",
            "NAME",
            posix=True,
            does="cluster.delete NAME",
            options=[*HTTP, takes("-filename -kind -name -modify-index"), flags("-cas")],
        ),
        sub(
            "peering generate-token",
            posix=True,
            does="secret.read, access.grant",
            options=[*HTTP, takes("-name -meta -server-external-addresses")],
        ),
        sub(
            "services deregister, operator raft remove-peer, operator raft transfer-leader, force-leave",
            "NAME",
            posix=True,
            does="cluster.disrupt NAME",
            options=[*HTTP, takes("-id -address"), flags("-prune -wan")],
        ),
        sub("leave", posix=True, does="service.stop", because="leaves the cluster, and stops", options=HTTP),
        sub("reload", posix=True, does="service.reload", options=HTTP),
        sub(
            "maint",
            posix=True,
            options=[
                *HTTP,
                takes("-reason -service"),
                flags("-enable", does="cluster.disrupt", because="sends no requests to it any more"),
                flags("-disable", does="cluster.change"),
            ],
        ),
        sub(
            "snapshot save",
            "FILE",
            posix=True,
            writes="FILE",
            does="secret.read",
            because="copies all keys and tokens of the cluster",
            options=[*HTTP, takes("-append-filename")],
        ),
        sub(
            "snapshot restore",
            "FILE",
            posix=True,
            does="cluster.delete FILE",
            because="replaces everything by an older state",
            options=HTTP,
        ),
        sub(
            "debug",
            posix=True,
            does="fs.write cwd",
            because="writes what the agent knows into a file",
            options=[*HTTP, takes("-capture -duration -interval -output -since"), flags("-archive")],
        ),
        # wrappers
        sub(
            "lock",
            "PREFIX COMMAND...:sh",
            posix=True,
            does="db.change PREFIX",
            because="holds a lock",
            options=[
                *HTTP,
                takes("-monitor-retry -n -name -timeout"),
                flags("-child-exit-code -pass-stdin -shell -try -verbose"),
            ],
        ),
        sub(
            "watch",
            "COMMAND...:sh",
            posix=True,
            options=[
                *HTTP,
                takes("-key -name -prefix -service -state -tag -type -filter"),
                flags("-passingonly -shell"),
            ],
        ),
        sub(
            "exec",
            "COMMAND...:sh",
            posix=True,
            context="cluster:-node",
            options=[
                *HTTP,
                takes("-node -service -tag -prefix -wait -wait-repl"),
                flags("-shell -verbose"),
            ],
            rows=[when(unless="COMMAND", stdin="sh")],
        ),
    ],
    examples="""
        consul version                                        #=> read_only
        consul members -detailed                              #=> read_only
        consul catalog services -tags                         #=> read_only
        consul operator raft list-peers                       #=> read_only
        consul acl policy list                                #=> read_only
        consul kv get -recurse app/                           #=> read_only
        consul kv get app/db_password                         #=> exposure secret.read
        consul kv get -keys app/secrets/                      #=> read_only
        consul kv put app/port 80                             #=> config_mutation db.change
        consul kv put app/env @.env                           #=> exposure secret.read
        consul kv put app/env - < .env                        #=> exposure secret.read
        consul kv import @.env                                #=> exposure secret.read
        consul kv import - < .env                             #=> exposure secret.read
        consul kv import - < kv.json                          #=> config_mutation db.change
        consul kv delete -recurse app/                        #=> destructive db.delete
        consul acl token list                                 #=> exposure secret.read
        consul acl token create -policy-name app              #=> exposure access.grant
        consul acl policy create -name app -rules @app.hcl    #=> exposure access.grant
        consul acl policy delete -name app                    #=> disruptive access.revoke
        consul intention create web db                        #=> exposure access.grant
        consul acl set-agent-token agent x                    #=> config_mutation credential.store
        consul login -method m -token-sink-file /tmp/t        #=> config_mutation credential.store
        consul logout                                         #=> disruptive access.revoke
        consul keygen                                         #=> read_only
        consul keyring -list                                  #=> exposure secret.read
        consul keyring -use x                                 #=> config_mutation credential.store
        consul keyring -remove x                              #=> disruptive access.revoke
        consul tls ca create                                  #=> config_mutation credential.store
        consul config write proxy.hcl                         #=> config_mutation cluster.change
        consul config delete -kind service-defaults -name web #=> destructive cluster.delete
        consul peering generate-token -name x                 #=> exposure access.grant
        consul services deregister -id web                    #=> disruptive cluster.disrupt
        consul force-leave node2                              #=> disruptive cluster.disrupt
        consul leave                                          #=> disruptive service.stop
        consul reload                                         #=> config_mutation service.reload
        consul maint                                          #=> read_only
        consul maint -enable                                  #=> disruptive cluster.disrupt
        consul maint -disable                                 #=> config_mutation cluster.change
        consul snapshot save /tmp/c.snap                      #=> exposure secret.read
        consul snapshot inspect /tmp/c.snap                   #=> read_only
        consul snapshot restore /tmp/c.snap                   #=> destructive cluster.delete
        consul debug -duration 30s                            #=> config_mutation fs.write
        consul lock app/lock ls                               #=> config_mutation db.change
        consul lock app/lock 'rm -rf /srv/x'                  #=> destructive
        consul watch -type key -key x cat                     #=> read_only
        consul watch -type key -key x 'rm -rf /srv/x'         #=> destructive
        consul exec uptime                                    #=> read_only
        consul exec -node web 'rm -rf /srv/x'                 #=> destructive
        consul exec                                           #=> unknown code.interactive
        consul leave -help                                    #=> read_only
        consul agent -dev                                     #=> unknown
    """,
)
