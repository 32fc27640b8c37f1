from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Instead of a request, these print what would be asked.
ASKS_ONLY = "-output-curl-string -output-policy -help"
HTTP: list[Option] = [
    takes("-address -agent-address -ca-cert -ca-path -client-cert -client-key -header -mfa -namespace/-ns"),
    takes("-tls-server-name -unlock-key -wrap-ttl -field -format -log-level"),
    flags("-disable-redirects -output-curl-string -output-policy -policy-override -tls-skip-verify -detailed"),
    flags("-non-interactive -help/-h"),
]
KV: list[Option] = [
    *HTTP,
    takes("-mount -version -versions -cas -method -delete-version-after -max-versions -custom-metadata"),
    takes("-remove-custom-metadata -remove-data"),
    flags("-cas-required"),
]
TUNE: list[Option] = [
    *HTTP,
    takes("-allowed-managed-keys -allowed-response-headers -audit-non-hmac-request-keys -audit-non-hmac-response-keys"),
    takes("-default-lease-ttl -max-lease-ttl -description -listing-visibility -options -passthrough-request-headers"),
    takes("-path -plugin-name -plugin-version -token-type -version -user-lockout-counter-reset-duration"),
    takes("-user-lockout-disable -user-lockout-duration -user-lockout-threshold -identity-token-key"),
    takes("-delegated-auth-accessors -trim-request-trailing-slashes"),
    flags("-external-entropy-access -force-no-cache -local -seal-wrap"),
]
#: Paths that hold settings, health or certificates, not secrets.
PLAIN = (
    "sys/health|sys/seal-status|sys/leader|sys/mounts*|sys/auth*|sys/policies/*|sys/policy*|sys/capabilities*|sys/host-info"
    "|sys/internal/counters/*|sys/config/*|sys/ha-status|sys/storage/raft/configuration|auth/*/config|auth/*/role/*"
    "|auth/*/roles/*|identity/entity*|identity/group*|pki*/cert/*|pki*/ca|pki*/ca/pem|secret/metadata/*|kv/metadata/*"
)
#: Engines that are usually mounted by their own name; elsewhere `app/config` is as likely a secret.
ENGINES = "database pki pki_int aws azure gcp kubernetes ssh transit ldap nomad consul rabbitmq terraform"
PLAIN += "".join(f"|{engine}/{what}*" for engine in ENGINES.split() for what in ("roles/", "config"))
ISSUES = (
    "*/issue/*|*login*|*secret-id*|*/creds/*|*/decrypt/*|*root*|*/datakey/*|*/export/*|*/generate/*|auth/token/create*"
    "|*wrapping/*|*/sts/*|*/token/*|*/lookup*|*/static-creds/*|*/keys/*generate=true*"
)
RIGHTS = "auth/*|sys/auth/*|sys/policy*|sys/policies*|identity/*|*/sign/*"

OLDER = "replaces everything by an older state"

TOOL = tool(
    "vault bao",
    about="keep secrets, and hand them out",
    input="part",
    docs="https://developer.hashicorp.com/vault/docs/commands",
    style="single",
    posix=True,
    inert="-help",
    options=[flags("-version/-v -help/-h")],
    subs=[
        # observe
        sub(
            "version, status, auth list, auth help, secrets list, policy list, policy read, audit list, plugin list,"
            " plugin info, plugin runtime list, plugin runtime info, namespace list, namespace lookup, lease lookup,"
            " token capabilities, operator key-status, operator members, operator raft list-peers,"
            " operator raft autopilot state, operator raft autopilot get-config, operator raft snapshot inspect,"
            " operator usage, operator diagnose, path-help, list, kv list, kv metadata get, monitor, license get,"
            " pki health-check, pki list-intermediates, pki verify-sign, version-history",
            "WORD...",
            posix=True,
            options=[
                *HTTP,
                takes("-mount -scope -log-format -health-config -start-time -end-time -config -type"),
                flags("-list -default-disabled -accessor -signed -debug -return-indicator"),
            ],
        ),
        # secrets shown
        sub("kv get", "PATH", posix=True, does="secret.read PATH", inert=ASKS_ONLY, options=KV),
        sub(
            "read",
            "PATH MORE...",
            posix=True,
            inert=ASKS_ONLY,
            options=HTTP,
            rows=[
                when("PATH", unless=f"PATH={PLAIN}", does="secret.read PATH"),
                when("PATH=*/..*|*../*", does="secret.read PATH"),
            ],
        ),
        sub("unwrap", "TOKEN", posix=True, does="secret.read", inert=ASKS_ONLY, options=HTTP),
        sub("print token", posix=True, does="secret.read", options=HTTP),
        sub(
            "token lookup",
            "TOKEN",
            posix=True,
            inert=ASKS_ONLY,
            options=[*HTTP, flags("-accessor")],
            rows=[when(unless="-accessor", does="secret.read TOKEN", because="shows the token itself")],
        ),
        sub(
            "token create",
            posix=True,
            does="secret.read, access.grant",
            because="makes a token, and shows it",
            inert=ASKS_ONLY,
            options=[
                *HTTP,
                takes("-display-name -entity-alias -explicit-max-ttl -id -metadata -period -policy -role -ttl -type"),
                takes("-use-limit"),
                flags("-no-default-policy -orphan -renewable"),
            ],
        ),
        sub(
            "operator init, operator rekey, operator generate-root",
            "KEY",
            posix=True,
            does="secret.read",
            because="makes keys of the store, and shows them",
            inert="-status -help",
            options=[
                *HTTP,
                takes("-consul-service -key-shares -key-threshold -pgp-keys -recovery-pgp-keys -recovery-shares"),
                takes("-recovery-threshold -root-token-pgp-key -stored-shares -nonce -target -decode -otp -pgp-key"),
                flags("-consul-auto -status -init -cancel -verify -backup -backup-delete -backup-retrieve"),
                flags("-generate-otp -dr-token -recovery-token"),
            ],
        ),
        # secrets kept
        sub(
            "kv put, kv patch, kv undelete, kv rollback",
            "PATH DATA...",
            posix=True,
            does="credential.store PATH",
            inert=ASKS_ONLY,
            options=KV,
            rows=[when("-output-curl-string", runs="DATA:param_file")],
        ),
        sub(
            "kv metadata put, kv metadata patch, kv enable-versioning",
            "PATH",
            posix=True,
            does="storage.change PATH",
            inert=ASKS_ONLY,
            options=KV,
        ),
        sub(
            "kv delete, kv destroy, kv metadata delete",
            "PATH",
            posix=True,
            does="storage.delete PATH",
            inert=ASKS_ONLY,
            options=KV,
        ),
        sub(
            "write, patch",
            "PATH DATA...",
            posix=True,
            does="credential.store PATH",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-method"), flags("-f/-force")],
            rows=[
                when("-output-curl-string", runs="DATA:param_file"),
                when(f"PATH={RIGHTS}", does="access.grant PATH"),
                when(f"PATH={ISSUES}", does="secret.read PATH", because="answers with a secret"),
                when("PATH=*/destroy/*|*/delete/*|*/tidy*", does="storage.delete PATH"),
                when("PATH=sys/seal|*/revoke*", does="access.revoke PATH", because="who uses it is out"),
                when("PATH=sys/plugins/*", does="code.opaque PATH", because="has the server run a program"),
                when("PATH=sys/storage/raft/snapshot*", does="storage.delete PATH", because=OLDER),
                when(
                    "PATH=sys/audit/*|sys/step-down|sys/rekey/*|sys/rotate*|sys/remount*", does="storage.disrupt PATH"
                ),
            ],
        ),
        sub("delete", "PATH DATA...", posix=True, does="storage.delete PATH", inert=ASKS_ONLY, options=HTTP),
        # getting in
        sub(
            "login",
            "DATA...",
            posix=True,
            does="credential.store",
            inert="-help",
            options=[
                *HTTP,
                takes("-method -path"),
                flags("-no-store -no-print"),
                flags("-token-only", does="secret.read", because="shows the token"),
            ],
        ),
        sub(
            "token renew",
            "TOKEN",
            posix=True,
            does="credential.store",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-increment -i"), flags("-accessor")],
        ),
        sub(
            "token revoke, lease revoke",
            "ID",
            posix=True,
            does="access.revoke ID",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-mode"), flags("-accessor -self -f/-force -prefix -sync")],
        ),
        sub(
            "lease renew",
            "LEASE",
            posix=True,
            does="refresh LEASE",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-increment -i")],
        ),
        sub("policy fmt", "FILE", posix=True, writes="FILE", options=HTTP),
        sub(
            "policy write, auth enable",
            "NAME FILE",
            posix=True,
            does="access.grant NAME",
            inert=ASKS_ONLY,
            options=TUNE,
        ),
        sub(
            "policy delete, auth disable", "NAME", posix=True, does="access.revoke NAME", inert=ASKS_ONLY, options=HTTP
        ),
        # the store
        sub(
            "secrets enable, secrets tune, secrets move, auth tune, auth move, namespace create, namespace patch",
            "NAME MORE...",
            posix=True,
            does="storage.change NAME",
            inert=ASKS_ONLY,
            options=TUNE,
        ),
        sub(
            "secrets disable, namespace delete",
            "PATH",
            posix=True,
            does="storage.delete PATH",
            because="deletes all secrets below",
            inert=ASKS_ONLY,
            options=HTTP,
        ),
        sub("audit enable", "TYPE DATA...", posix=True, does="host.config TYPE", inert=ASKS_ONLY, options=TUNE),
        sub("audit disable", "PATH", posix=True, does="guard.lower PATH", inert=ASKS_ONLY, options=HTTP),
        # of the host, of other people
        sub(
            "debug",
            posix=True,
            options=[
                *HTTP,
                takes("-output", writes="VALUE"),
                takes("-duration -interval -metrics-interval -target -log-format"),
                flags("-compress"),
            ],
            rows=[when(unless="-output -help", does="fs.write cwd", because="packs what it saw into a file here")],
        ),
        sub(
            "events subscribe, license inspect, plugin reload-status",
            "WORD...",
            posix=True,
            options=[*HTTP, takes("-filter -namespaces -timeout -today-only"), flags("-signed")],
        ),
        sub(
            "operator utilization",
            posix=True,
            options=[*HTTP, takes("-output", writes="VALUE"), takes("-message"), flags("-today-only")],
            rows=[when(unless="-output -help", does="fs.create cwd", because="writes a report here")],
        ),
        sub(
            "operator raft join, operator raft autopilot set-config",
            "WORD...",
            posix=True,
            does="cluster.change WORD",
            options=[
                *HTTP,
                takes("-auto-join-scheme -auto-join-port -leader-ca-cert -leader-client-cert -leader-client-key"),
                takes("-cleanup-dead-servers -last-contact-threshold -dead-server-last-contact-threshold"),
                takes("-max-trailing-logs -min-quorum -server-stabilization-time -disable-upgrade-migration"),
                takes("-dr-token"),
                flags("-retry -non-voter"),
            ],
        ),
        sub(
            "operator migrate",
            posix=True,
            does="storage.delete",
            because="writes another store over what is there",
            inert="-help",
            options=[*HTTP, takes("-config -start -max-parallel"), flags("-reset")],
        ),
        sub("namespace lock", "NAME", posix=True, does="access.revoke NAME", inert=ASKS_ONLY, options=HTTP),
        sub("namespace unlock", "NAME", posix=True, does="access.grant NAME", inert=ASKS_ONLY, options=HTTP),
        sub(
            "plugin reload",
            "WORD...",
            posix=True,
            does="service.restart WORD",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-plugin -mounts -mount -scope -type")],
        ),
        sub(
            "plugin register, plugin runtime register",
            "WORD...",
            posix=True,
            does="code.opaque WORD",
            because="has the server run a program",
            inert=ASKS_ONLY,
            options=[
                *HTTP,
                takes("-sha256 -args -command -env -version -oci_image -oci_runtime -runtime -type -cgroup_parent"),
                takes("-cpu_nanos -memory_bytes"),
                flags("-rootless"),
            ],
        ),
        sub(
            "agent, proxy, server, ssh",
            "WORD...",
            posix=True,
            does="code.opaque WORD",
            because="runs what its settings, or the line, name",
            open=True,
        ),
        sub(
            "plugin deregister, plugin runtime deregister",
            "TYPE NAME",
            posix=True,
            does="storage.disrupt TYPE NAME",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-version -type")],
        ),
        sub(
            "pki issue, pki reissue",
            "PARENT CHILD DATA...",
            posix=True,
            does="credential.store CHILD",
            inert=ASKS_ONLY,
            options=[*HTTP, takes("-issuer_name -key_name -type")],
        ),
        sub("operator seal", posix=True, does="service.stop", because="shows nobody a secret any more", options=HTTP),
        sub("operator step-down", posix=True, does="service.restart", options=HTTP),
        sub(
            "operator unseal",
            "KEY",
            posix=True,
            does="service.start",
            options=[*HTTP, flags("-reset -migrate")],
        ),
        sub("operator rotate", posix=True, does="credential.store", inert=ASKS_ONLY, options=HTTP),
        sub("operator raft snapshot save", "FILE", posix=True, writes="FILE", options=HTTP),
        sub(
            "operator raft snapshot restore",
            "FILE",
            posix=True,
            does="storage.delete FILE",
            because=OLDER,
            options=[*HTTP, flags("-force")],
        ),
        sub(
            "operator raft remove-peer",
            "PEER",
            posix=True,
            does="cluster.disrupt PEER",
            options=[*HTTP, takes("-server-id")],
        ),
    ],
    examples="""
        vault version                                        #=> read_only
        vault status -format=json                            #=> read_only
        vault kv list secret/                                #=> read_only
        vault kv list -mount=secret app                      #=> read_only
        vault kv metadata get secret/db                      #=> read_only
        vault policy read default                            #=> read_only
        vault kv get secret/db                               #=> exposure secret.read
        vault kv get -field=password -mount=secret db        #=> exposure secret.read
        vault kv get -output-curl-string secret/db           #=> read_only
        vault read secret/db                                 #=> exposure secret.read
        vault read database/creds/app                        #=> exposure secret.read
        vault read sys/health                                #=> read_only
        vault read secret/app/config                         #=> exposure secret.read
        vault read database/config/db                        #=> read_only
        vault read identity/oidc/token/app                   #=> exposure secret.read
        vault read identity/entity/id/x                      #=> read_only
        vault read sys/config/../raw/x                       #=> exposure secret.read
        vault read -format=json auth/kubernetes/role/app     #=> read_only
        vault unwrap x                                       #=> exposure secret.read
        vault print token                                    #=> exposure secret.read
        vault token lookup                                   #=> exposure secret.read
        vault token lookup -accessor abc                     #=> read_only
        vault token create -policy=app                       #=> exposure access.grant
        vault token revoke abc                               #=> disruptive access.revoke
        vault token renew                                    #=> config_mutation credential.store
        vault operator init                                  #=> exposure secret.read
        vault operator init -status                          #=> read_only
        vault operator raft list-peers                       #=> read_only
        vault operator raft snapshot save /tmp/v.snap        #=> reversible_low fs.scratch
        vault operator raft snapshot restore v.snap          #=> destructive storage.delete
        vault operator raft remove-peer n2                   #=> disruptive cluster.disrupt
        vault operator seal                                  #=> disruptive service.stop
        vault operator step-down                             #=> disruptive service.restart
        vault operator unseal                                #=> reversible_low service.start
        vault operator rotate                                #=> config_mutation credential.store
        vault kv put secret/db password=x                    #=> config_mutation credential.store
        vault kv put secret/db k=@.env                       #=> config_mutation credential.store
        vault kv put -output-curl-string secret/db k=@.env   #=> exposure secret.read
        vault write -output-curl-string secret/db @.env      #=> exposure secret.read
        vault write secret/db @.env                          #=> config_mutation credential.store
        vault operator utilization                           #=> reversible_low fs.create
        vault operator utilization -output x.json            #=> config_mutation fs.write
        vault kv metadata put -max-versions=5 secret/db      #=> config_mutation storage.change
        vault kv delete secret/db                            #=> destructive storage.delete
        vault kv destroy -version=3 secret/db                #=> destructive storage.delete
        vault kv destroy -versions=3 secret/db               #=> destructive storage.delete
        vault write secret/db password=x                     #=> config_mutation credential.store
        vault write auth/kubernetes/role/app policies=p      #=> exposure access.grant
        vault write -f pki/issue/app common_name=x           #=> exposure secret.read
        vault delete secret/db                               #=> destructive storage.delete
        vault write secret/destroy/db versions=1             #=> destructive storage.delete
        vault write sys/wrapping/unwrap token=x              #=> exposure secret.read
        vault write ssh/sign/app public_key=@k               #=> exposure access.grant
        vault write -f sys/seal                              #=> disruptive access.revoke
        vault write sys/plugins/catalog/x command=x          #=> unknown code.opaque
        vault write sys/storage/raft/snapshot x=y            #=> destructive storage.delete
        vault write -f sys/step-down                         #=> disruptive storage.disrupt
        vault debug -duration=1m                             #=> config_mutation fs.write
        vault debug -output=/tmp/d                           #=> reversible_low fs.scratch
        vault events subscribe kv-v2/data-write              #=> read_only
        vault operator raft join https://10.0.0.1:8200       #=> config_mutation cluster.change
        vault operator migrate -config=m.hcl                 #=> destructive storage.delete
        vault namespace lock x                               #=> disruptive access.revoke
        vault namespace unlock x                             #=> exposure access.grant
        vault plugin reload -plugin=x                        #=> disruptive service.restart
        vault plugin register -sha256=x secret y             #=> unknown code.opaque
        vault plugin deregister secret y                     #=> disruptive storage.disrupt
        vault pki issue pki/root pki_int                     #=> config_mutation credential.store
        vault ssh -role=x -mode=ca me@h                      #=> unknown
        vault server -dev                                    #=> unknown code.opaque
        vault login -method=ldap username=x                  #=> config_mutation credential.store
        vault login -token-only                              #=> exposure secret.read
        vault lease renew x                                  #=> reversible_low refresh
        vault policy fmt app.hcl                             #=> config_mutation fs.write
        vault policy write app app.hcl                       #=> exposure access.grant
        vault policy delete app                              #=> disruptive access.revoke
        vault secrets enable -path=kv kv-v2                  #=> config_mutation storage.change
        vault secrets disable kv/                            #=> destructive storage.delete
        vault audit enable file file_path=/var/log/a.log     #=> config_mutation host.config
        vault audit disable file/                            #=> exposure guard.lower
        vault secrets disable -help                          #=> read_only
        vault frobnicate                                     #=> unknown
    """,
)
