from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

RANGE: list[Option] = [flags("--from-key --prefix --prev-kv --range")]
EVERYTHING = "|/|/registry|/registry/"

ETCDCTL = tool(
    "etcdctl",
    about="read and change the store that a Kubernetes cluster keeps everything in",
    docs="https://etcd.io/docs/latest/dev-guide/interacting_v3/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes(
            "--cacert --cert --command-timeout --dial-timeout -D/-d/--discovery-srv --discovery-srv-name --endpoints"
        ),
        takes("--keepalive-time --keepalive-timeout --key --password --user -w/--write-out --auth-jwt-token"),
        takes(
            "--max-request-bytes --max-recv-bytes --ca-file --cert-file --endpoint --key-file --peers --timeout"
            " --total-timeout --username"
        ),
        flags("--debug --hex --insecure-discovery --insecure-skip-tls-verify --insecure-transport -h/--help --no-sync"),
    ],
    subs=[
        sub(
            "version, help, alarm list, auth status, member list, endpoint hashkv, endpoint health, endpoint status,"
            " lease list, lease timetolive, role get, role list, user get, user list,"
            " snapshot status, downgrade validate",
            "NAME...",
            options=[flags("--cluster --detail --keys --hashkv"), takes("--rev")],
        ),
        sub(
            "completion bash, completion zsh, completion fish, completion powershell",
            options=[flags("--no-descriptions")],
        ),
        sub(
            "get",
            "KEY END",
            does="db.read KEY",
            options=[
                *RANGE,
                takes("--consistency --limit --order --rev --sort-by --min-create-rev --max-create-rev"),
                takes("--min-mod-rev --max-mod-rev"),
                flags("--keys-only --count-only --print-value-only"),
            ],
            rows=[
                when(
                    f"KEY=/registry/secret*|*secret*|*password*|*token*|{EVERYTHING}",
                    unless="--keys-only --count-only",
                    does="secret.read KEY",
                    because="shows secrets of the cluster",
                ),
                when(
                    "--from-key",
                    unless="--keys-only --count-only",
                    does="secret.read KEY",
                    because="shows everything from that key on, secrets too",
                ),
            ],
        ),
        sub(
            "watch",
            "KEY END -- COMMAND...:argv",
            does="db.read KEY",
            options=[
                *RANGE,
                takes("--rev"),
                flags("-i/--interactive", does="code.interactive"),
                flags("--progress-notify"),
            ],
        ),
        sub(
            "put",
            "KEY TEXT",
            does="db.change KEY",
            options=[takes("--lease"), flags("--ignore-lease --ignore-value --prev-kv")],
            rows=[
                when(
                    unless="TEXT --ignore-value",
                    reads="stdin",
                    because="whoever reads that store may see it",
                )
            ],
        ),
        sub(
            "del",
            "KEY END",
            does="db.delete KEY",
            options=RANGE,
            rows=[
                when(
                    f"KEY={EVERYTHING}",
                    "--prefix --from-key",
                    does="db.delete KEY",
                    because="deletes everything that the cluster keeps",
                    whole=True,
                ),
            ],
        ),
        sub(
            "txn",
            does="code.opaque",
            because="what is changed stands in its input",
            options=[flags("-i/--interactive")],
        ),
        sub(
            "compaction",
            "REVISION",
            does="db.delete REVISION",
            because="drops older versions",
            options=[flags("--physical")],
        ),
        sub(
            "defrag",
            does="db.disrupt",
            because="holds up reads and writes",
            options=[flags("--cluster"), takes("--data-dir")],
        ),
        sub("alarm disarm", does="db.change"),
        sub(
            "snapshot save",
            "FILE",
            writes="FILE",
            does="secret.read",
            because="copies all secrets of the cluster",
        ),
        sub(
            "snapshot restore",
            "FILE",
            does="db.change FILE",
            because="makes a data folder out of a snapshot",
            options=[
                takes("--data-dir --initial-advertise-peer-urls --initial-cluster --initial-cluster-token --name"),
                takes("--wal-dir --bump-revision"),
                flags("--skip-hash-check --mark-compacted"),
            ],
        ),
        sub(
            "make-mirror",
            "DEST",
            does="net.upload DEST",
            options=[
                takes("--dest-cacert --dest-cert --dest-key --dest-prefix --prefix --rev --dest-user --dest-password"),
                takes("--max-txn-ops"),
                flags("--dest-insecure-transport --no-dest-prefix"),
            ],
        ),
        sub(
            "migrate",
            does="code.opaque",
            because="rewrites the data by a program",
            options=[takes("--data-dir --transformer --wal-dir"), flags("--no-ttl")],
        ),
        sub(
            "check datascale, check perf",
            does="host.load",
            options=[flags("--auto-compact --auto-defrag"), takes("--load --prefix")],
        ),
        sub("elect", "NAME PROPOSAL", does="db.change NAME", options=[flags("-l/--listen")]),
        sub(
            "lock",
            "NAME COMMAND...:argv",
            posix=True,
            does="db.change NAME",
            because="holds a lock",
            options=[takes("--ttl")],
        ),
        sub("lease grant", "TTL", does="db.change"),
        sub("lease keep-alive", "LEASE", does="refresh LEASE", options=[flags("--once")]),
        sub("lease revoke", "LEASE", does="db.delete LEASE", because="deletes the keys of the lease"),
        sub(
            "member add, member update, member promote",
            "MEMBER",
            does="cluster.change MEMBER",
            options=[flags("--learner"), takes("--peer-urls")],
        ),
        sub("member remove, move-leader, downgrade enable, downgrade cancel", "MEMBER", does="cluster.disrupt MEMBER"),
        sub("auth enable", does="access.revoke", because="lets nobody in without a password"),
        sub("auth disable", does="access.grant", because="lets everybody in"),
        sub(
            "user add, user passwd, user grant-role, role add, role grant-permission",
            "NAME MORE...",
            does="access.grant NAME",
            options=[takes("--new-user-password"), flags("--interactive --no-password --from-key --prefix")],
        ),
        sub(
            "user delete, user revoke-role, role delete, role revoke-permission",
            "NAME MORE...",
            does="access.revoke NAME",
            options=[flags("--from-key --prefix")],
        ),
    ],
    examples="""
        etcdctl version                                           #=> read_only
        etcdctl --endpoints=https://10.0.0.1:2379 member list -w table #=> read_only
        etcdctl endpoint health --cluster                         #=> read_only
        etcdctl get / --prefix --keys-only                        #=> read_only
        etcdctl get / --prefix --keys-only=false                  #=> exposure secret.read
        etcdctl get /registry/pods/default/web                    #=> read_only
        etcdctl get /registry/secrets/default/db                  #=> exposure secret.read
        etcdctl get '' --prefix                                   #=> exposure secret.read
        etcdctl get a --from-key                                  #=> exposure secret.read
        etcdctl get /registry --prefix                            #=> exposure secret.read
        etcdctl watch /registry/pods --prefix                     #=> read_only
        etcdctl watch foo -- rm -rf /srv/x                        #=> destructive
        etcdctl put foo bar                                       #=> config_mutation db.change
        etcdctl put foo < .env                                    #=> exposure secret.read
        etcdctl put foo < value.txt                               #=> config_mutation db.change
        etcdctl del foo                                           #=> destructive db.delete
        etcdctl del / --prefix                                    #=> destructive db.delete
        etcdctl txn                                               #=> unknown code.opaque
        etcdctl compaction 12                                     #=> destructive db.delete
        etcdctl defrag --cluster                                  #=> disruptive db.disrupt
        etcdctl alarm disarm                                      #=> config_mutation db.change
        etcdctl snapshot save /tmp/etcd.db                        #=> exposure secret.read
        etcdctl snapshot status /tmp/etcd.db                      #=> read_only
        etcdctl snapshot restore /tmp/etcd.db --data-dir /srv/e   #=> config_mutation db.change
        etcdctl make-mirror other:2379                            #=> exposure net.upload
        etcdctl check perf                                        #=> disruptive host.load
        etcdctl lock x ls                                         #=> config_mutation db.change
        etcdctl lock x rm -rf /srv/x                              #=> destructive
        etcdctl lease revoke 32                                   #=> destructive db.delete
        etcdctl member add x --peer-urls=http://10.0.0.2:2380     #=> config_mutation cluster.change
        etcdctl member remove 8e9e                                #=> disruptive cluster.disrupt
        etcdctl auth enable                                       #=> disruptive access.revoke
        etcdctl auth disable                                      #=> exposure access.grant
        etcdctl user add root                                     #=> exposure access.grant
        etcdctl user delete x                                     #=> disruptive access.revoke
        etcdctl del --help                                        #=> read_only
        etcdctl frobnicate                                        #=> unknown
    """,
)

ETCDUTL = tool(
    "etcdutl",
    about="work on the files of etcd, while it does not run",
    docs="https://etcd.io/docs/latest/op-guide/recovery/",
    style="go",
    inherits=True,
    inert="-h",
    options=[takes("-w/--write-out"), flags("-h/--help")],
    subs=[
        sub("version, help, snapshot status, hashkv", "WORD...", options=[takes("--rev")]),
        sub(
            "completion bash, completion zsh, completion fish, completion powershell",
            options=[flags("--no-descriptions")],
        ),
        sub(
            "snapshot restore",
            "FILE",
            writes="--data-dir",
            options=[
                takes("--data-dir --wal-dir --name --initial-cluster --initial-cluster-token"),
                takes("--initial-advertise-peer-urls --bump-revision --initial-memory-map-size"),
                flags("--skip-hash-check --mark-compacted"),
            ],
            rows=[when(unless="--data-dir", does="fs.create cwd")],
        ),
        sub("defrag", writes="--data-dir", options=[takes("--data-dir")]),
        sub(
            "migrate",
            writes="--data-dir",
            because="brings the files to another version",
            options=[takes("--data-dir --target-version"), flags("--force")],
        ),
    ],
    examples="""
        etcdutl snapshot status /tmp/etcd.db                     #=> read_only
        etcdutl version                                          #=> read_only
        etcdutl completion bash                                  #=> read_only
        etcdutl snapshot restore /tmp/etcd.db                    #=> reversible_low fs.create
        etcdutl snapshot restore /tmp/etcd.db --data-dir /srv/e  #=> config_mutation fs.write
        etcdutl defrag --data-dir /srv/e                         #=> config_mutation fs.write
        etcdutl migrate --data-dir /srv/e --target-version 3.5   #=> config_mutation fs.write
        etcdutl frobnicate                                       #=> unknown unknown.subcommand
    """,
)

TOOLS = [ETCDCTL, ETCDUTL]
