from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

KAFKA = "https://kafka.apache.org/documentation/#basic_ops"
#: Of every tool of Kafka; its settings name classes that are loaded.
WHERE: list[Option] = [
    takes("--bootstrap-server/--broker-list --bootstrap-controller --zookeeper", context="cluster:VALUE"),
    takes("--command-config"),
    flags("--help --version"),
]
ASKS = "--help --version"
#: How long, or how much of, a topic is kept; delete.retention.ms is about marks of what is deleted already.
KEEPS = "|".join(f"{before}retention.{unit}=*" for before in ("", "*,", "*local.", "*log.") for unit in ("ms", "bytes"))
EVER = "retention.ms=-1|retention.bytes=-1"
DROPS = "what is beyond it is deleted"

TOPICS = tool(
    "kafka-topics kafka-topics.sh",
    about="show, make and delete topics of Kafka",
    docs=KAFKA,
    inert=ASKS,
    options=[
        *WHERE,
        takes("--topic --topic-id --partitions --replication-factor --replica-assignment --config --delete-config"),
        takes("--partition-size-limit-per-response --topic-id-type"),
        flags("--list --describe --if-exists --if-not-exists --exclude-internal --under-replicated-partitions --force"),
        flags("--unavailable-partitions --under-min-isr-partitions --at-min-isr-partitions --topics-with-overrides"),
        flags("--disable-rack-aware"),
        flags("--create --alter", does="db.schema --topic"),
        flags("--delete", does="db.delete --topic"),
    ],
    rows=[when("--alter", f"--config={KEEPS}", unless=f"--config={EVER}", does="db.delete --topic", because=DROPS)],
    examples="""
        kafka-topics.sh --bootstrap-server b:9092 --list                            #=> read_only
        kafka-topics --bootstrap-server b:9092 --describe --topic t                 #=> read_only
        kafka-topics.sh --bootstrap-server b:9092 --create --topic t --partitions 3 #=> config_mutation db.schema
        kafka-topics.sh --bootstrap-server b:9092 --alter --topic t --partitions 6  #=> config_mutation db.schema
        kafka-topics.sh --alter --topic t --config retention.ms=1000                #=> destructive db.delete
        kafka-topics.sh --create --topic t --config retention.ms=1000               #=> config_mutation db.schema
        kafka-topics.sh --bootstrap-server b:9092 --delete --topic t                #=> destructive db.delete
        kafka-topics.sh --version                                                   #=> read_only
        kafka-topics.sh --frobnicate                                                #=> unknown unknown.option
    """,
)

CONSUMER = tool(
    "kafka-console-consumer kafka-console-consumer.sh",
    "TOPIC",
    about="show the messages of a topic",
    docs=KAFKA,
    does="db.read --topic",
    inert=ASKS,
    options=[
        *WHERE,
        takes("--topic --include/--whitelist --max-messages --partition --offset --isolation-level --timeout-ms"),
        takes("--property --formatter-property --formatter-config --consumer-property --command-property"),
        takes("--consumer.config --key-deserializer --value-deserializer --formatter"),
        takes("--group", does="db.change VALUE", because="moves on where that group reads"),
        flags("--from-beginning --skip-message-on-error --enable-systest-events"),
    ],
    rows=[
        when(
            "--formatter --key-deserializer --value-deserializer",
            unless="--formatter=kafka.*|org.apache.kafka.* --key-deserializer=org.apache.kafka.*"
            " --value-deserializer=org.apache.kafka.*",
            does="code.opaque --formatter --key-deserializer --value-deserializer",
            because="loads that class",
        ),
    ],
    examples="""
        kafka-console-consumer.sh --bootstrap-server b:9092 --topic t --from-beginning --max-messages 5 #=> read_only
        kafka-console-consumer.sh --bootstrap-server b:9092 --topic t --group g     #=> config_mutation db.change
        kafka-console-consumer.sh --bootstrap-server b:9092 --topic t --formatter x.Y   #=> unknown code.opaque
        kafka-console-consumer.sh --topic t --formatter kafka.tools.DefaultMessageFormatter #=> read_only
        kafka-console-consumer.sh --help                                            #=> read_only
        kafka-console-consumer.sh --frobnicate                                      #=> unknown unknown.option
    """,
)

PRODUCER = tool(
    "kafka-console-producer kafka-console-producer.sh",
    about="send messages to a topic",
    docs=KAFKA,
    does="db.change --topic",
    reads="stdin",
    because="sends what it is fed",
    inert=ASKS,
    options=[
        *WHERE,
        takes(
            "--topic --batch-size --compression-codec --max-block-ms --max-memory-bytes --max-partition-memory-bytes"
        ),
        takes("--message-send-max-retries --metadata-expiry-ms --producer-property --command-property --property"),
        takes("--reader-property --reader-config --producer.config --request-required-acks --request-timeout-ms"),
        takes("--retry-backoff-ms --socket-buffer-size --timeout"),
        takes("--line-reader", does="code.opaque VALUE", because="loads that class"),
        flags("--sync"),
    ],
    examples="""
        echo hello | kafka-console-producer.sh --bootstrap-server b:9092 --topic t  #=> config_mutation db.change
        kafka-console-producer.sh --bootstrap-server b:9092 --topic t < .env        #=> exposure secret.read
        kafka-console-producer.sh --topic t --line-reader x.Y                       #=> unknown code.opaque
        kafka-console-producer.sh --version                                         #=> read_only
        kafka-console-producer.sh --frobnicate                                      #=> unknown unknown.option
    """,
)

GROUPS = tool(
    "kafka-consumer-groups kafka-consumer-groups.sh",
    about="show and reset where groups of consumers read",
    docs=KAFKA,
    inert=ASKS,
    options=[
        *WHERE,
        takes("--group --topic --from-file --to-offset --to-datetime --by-duration --shift-by --timeout --type"),
        takes("--state", "STATE?"),
        flags("--list --describe --members --offsets --verbose --all-groups --all-topics --reset-offsets --dry-run"),
        flags("--export --to-earliest --to-latest --to-current --validate-regex"),
        flags("--execute", does="db.disrupt --group", because="moves where a group reads, so that it repeats or skips"),
        flags("--delete", does="db.delete --group"),
        flags("--delete-offsets", does="db.delete --group --topic"),
    ],
    examples="""
        kafka-consumer-groups.sh --bootstrap-server b:9092 --list                   #=> read_only
        kafka-consumer-groups.sh --bootstrap-server b:9092 --describe --group g     #=> read_only
        kafka-consumer-groups.sh --group g --reset-offsets --to-earliest --topic t  #=> read_only
        kafka-consumer-groups.sh --group g --reset-offsets --to-earliest --topic t --execute #=> disruptive db.disrupt
        kafka-consumer-groups.sh --delete --group g                                 #=> destructive db.delete
        kafka-consumer-groups.sh --delete-offsets --group g --topic t               #=> destructive db.delete
        kafka-consumer-groups.sh --frobnicate                                       #=> unknown unknown.option
    """,
)

CONFIGS = tool(
    "kafka-configs kafka-configs.sh",
    about="show and change settings of topics, brokers and users of Kafka",
    docs=KAFKA,
    inert=ASKS,
    options=[
        *WHERE,
        takes("--entity-type --entity-name --add-config --add-config-file --delete-config --topic --client --user"),
        takes("--broker --broker-logger --ip --group --client-metrics"),
        flags("--describe --all --entity-default --client-defaults --user-defaults --broker-defaults --ip-defaults"),
        flags("--force"),
        flags("--alter", does="db.change --entity-name"),
    ],
    rows=[
        when(
            "--alter",
            f"--add-config={KEEPS}",
            unless=f"--add-config={EVER}",
            does="db.delete --entity-name",
            because=DROPS,
        ),
    ],
    examples="""
        kafka-configs.sh --bootstrap-server b:9092 --describe --topic t             #=> read_only
        kafka-configs.sh --alter --entity-type topics --entity-name t --add-config retention.ms=1000 #=> destructive
        kafka-configs.sh --alter --entity-type topics --entity-name t --add-config retention.ms=-1   #=> config_mutation
        kafka-configs.sh --frobnicate                                               #=> unknown unknown.option
    """,
)

ACLS = tool(
    "kafka-acls kafka-acls.sh",
    about="show and change who may do what in Kafka",
    docs=KAFKA,
    inert=ASKS,
    options=[
        *WHERE,
        takes("--authorizer --authorizer-properties --allow-principal --deny-principal --allow-host --deny-host"),
        takes("--principal --operation --resource-pattern-type --topic --group --transactional-id --delegation-token"),
        takes("--user-principal"),
        flags("--list --cluster --producer --consumer --idempotent --force --zk-tls-config-file"),
        flags("--add", does="access.grant"),
        flags("--remove", does="access.revoke"),
    ],
    examples="""
        kafka-acls.sh --bootstrap-server b:9092 --list                              #=> read_only
        kafka-acls.sh --add --allow-principal User:bob --operation Read --topic t   #=> exposure access.grant
        kafka-acls.sh --remove --allow-principal User:bob --topic t --force         #=> disruptive access.revoke
        kafka-acls.sh --frobnicate                                                  #=> unknown unknown.option
    """,
)

SHOWN = tool(
    "kafka-get-offsets kafka-get-offsets.sh kafka-log-dirs kafka-log-dirs.sh kafka-broker-api-versions"
    " kafka-broker-api-versions.sh",
    about="show offsets, sizes and versions of Kafka",
    docs=KAFKA,
    options=[
        *WHERE,
        takes("--topic --partitions --time --topic-partitions --topic-list"),
        # of kafka-log-dirs alone
        flags("--describe --exclude-internal-topics"),
    ],
    examples="""
        kafka-get-offsets.sh --bootstrap-server b:9092 --topic t                    #=> read_only
        kafka-log-dirs.sh --bootstrap-server b:9092 --describe                      #=> read_only
        kafka-broker-api-versions.sh --bootstrap-server b:9092                      #=> read_only
        kafka-get-offsets.sh --frobnicate                                           #=> unknown unknown.option
    """,
)

REASSIGN = tool(
    "kafka-reassign-partitions kafka-reassign-partitions.sh",
    about="move partitions of Kafka between brokers",
    docs=KAFKA,
    inert=ASKS,
    options=[
        *WHERE,
        takes("--topics-to-move-json-file --reassignment-json-file --throttle --timeout"),
        takes("--replica-alter-log-dirs-throttle"),
        flags("--generate --verify --list --additional --preserve-throttles --disable-rack-aware"),
        flags("--execute --cancel", does="db.disrupt", because="moves partitions between brokers, or stops it"),
    ],
    examples="""
        kafka-reassign-partitions.sh --bootstrap-server b:9092 --list               #=> read_only
        kafka-reassign-partitions.sh --reassignment-json-file p.json --verify       #=> read_only
        kafka-reassign-partitions.sh --reassignment-json-file p.json --execute      #=> disruptive db.disrupt
        kafka-reassign-partitions.sh --frobnicate                                   #=> unknown unknown.option
    """,
)

DELETE_RECORDS = tool(
    "kafka-delete-records kafka-delete-records.sh",
    about="delete the oldest messages of partitions",
    docs=KAFKA,
    does="db.delete",
    inert=ASKS,
    options=[*WHERE, takes("--offset-json-file")],
    examples="""
        kafka-delete-records.sh --bootstrap-server b:9092 --offset-json-file o.json #=> destructive db.delete
        kafka-delete-records.sh --help                                              #=> read_only
        kafka-delete-records.sh --frobnicate                                        #=> destructive unknown.option
    """,
)

KCAT = tool(
    "kcat kafkacat",
    "WORD...",
    about="read and send messages of Kafka",
    docs="man:kcat(1)",
    posix=False,
    options=[
        takes("-b", context="cluster:VALUE"),
        takes("-t -p -D -K -c -m -d -z -k -H -o -f -s -r"),
        takes("-X"),
        takes("-F", does="code.opaque VALUE", because="settings may name a library that is loaded"),
        takes("-G", "GROUP", does="db.change VALUE", because="moves on where that group reads"),
        flags("-C -L -Q -q -v -E -V -h -l -T -Z -e -J -O -u -M -1"),
        flags("-P"),
    ],
    rows=[
        when("-P", does="db.change -t", because="sends messages", reads="stdin"),
        when("-P", "WORD", reads="WORD"),
        when(
            unless="-P -C -L -Q -G -V -h -X=list|dump",
            does="db.change -t",
            because="sends what it is fed",
            reads="stdin",
        ),
        when("-X=plugin.library.paths*", does="code.opaque -X", because="loads that library"),
        when("-X=ssl.engine.location*|ssl.providers*", does="code.injected -X", because="loads that library"),
        when("-X=sasl.kerberos.kinit.cmd*", does="code.injected -X", because="a shell runs that command"),
    ],
    examples="""
        kcat -b b:9092 -L                               #=> read_only
        kcat -b b:9092 -t t -C -c 5 -e                  #=> read_only
        kcat -b b:9092 -t t -C -o -5 -f '%k %s\\n'      #=> read_only
        kcat -b b:9092 -Q -t t:0:1                      #=> read_only
        kcat -b b:9092 -G g t                           #=> config_mutation db.change
        echo x | kcat -b b:9092 -t t -P                 #=> config_mutation db.change
        kcat -b b:9092 -t t -P a.txt                    #=> config_mutation
        kcat -b b:9092 -t t -P .env                     #=> exposure secret.read
        kcat -b b:9092 -t t                             #=> config_mutation db.change
        kcat -C -b b:9092 -t t -X plugin.library.paths=./x.so   #=> unknown code.opaque
        kcat -L -b b:9092 -F ./kcat.conf                #=> unknown code.opaque
        kcat -L -b b:9092 -X ssl.engine.location=./x    #=> unknown code.injected
        kcat -L -b b:9092 -X sasl.kerberos.kinit.cmd='rm -rf d' #=> unknown code.injected
        kcat -L -b b:9092 -X sasl.kerberos.keytab=k     #=> read_only
        kcat -b b:9092 -t t < .env                      #=> exposure secret.read
        kcat -X list                                    #=> read_only
        kcat -V                                         #=> read_only
        kcat -L --frobnicate                            #=> unknown unknown.option
    """,
)

#: Of every command line tool of RabbitMQ.
RABBIT: list[Option] = [
    takes("-n/--node -t/--timeout --formatter --erlang-cookie --script-name"),
    flags("-q/--quiet -s/--silent -l/--longnames --no-table-headers --dry-run --offline --online --print-stacktrace"),
    flags("--help --version"),
]
VHOST = takes("-p/--vhost")

DIAGNOSTICS = tool(
    "rabbitmq-diagnostics",
    about="look at a node of RabbitMQ",
    docs="man:rabbitmq-diagnostics(8)",
    inherits=True,
    inert=ASKS,
    options=[*RABBIT, VHOST],
    subs=[
        sub(
            "alarms, check_alarms, check_local_alarms, check_port_connectivity, check_port_listener,"
            " check_protocol_listener, check_running, check_local_running, check_virtual_hosts,"
            " check_certificate_expiration, check_if_node_is_quorum_critical, check_if_node_is_mirror_sync_critical,"
            " check_if_any_deprecated_features_are_used, cipher_suites, cluster_status, command_line_arguments,"
            " discover_peers, environment, erlang_cookie_hash, erlang_cookie_sources, erlang_version, help, is_booting,"
            " is_running, list_*, listeners, log_location, log_tail, maybe_stuck, memory_breakdown, node_health_check,"
            " observer, ping, report, resolve_hostname, resolver_info, runtime_thread_stats, schema_info,"
            " server_version, status, tls_versions, version, metadata_store_status, quorum_status,"
            " consume_event_stream, log_tail_stream, autocomplete",
            "WORD...",
            options=[
                takes(
                    "--within --duration --pattern --warn-at --address-family --port "
                    "--protocol -N/--number -i/--interval"
                ),
                takes("--unit --sample-interval --delay --address"),
                flags("--all --hostnames --getaddrinfo"),
            ],
        ),
        sub("os_env", does="secret.env", because="shows the node's environment"),
        sub("remote_shell, eval, exec", "WORD...", does="code.opaque WORD"),
        sub(
            "enable_auth_attempt_source_tracking, disable_auth_attempt_source_tracking, trace_on, trace_off",
            does="host.config",
        ),
        sub("reset_node_auth_attempt_metrics", does="log.discard"),
    ],
    examples="""
        rabbitmq-diagnostics ping                               #=> read_only
        rabbitmq-diagnostics -q check_running                   #=> read_only
        rabbitmq-diagnostics status --formatter json            #=> read_only
        rabbitmq-diagnostics check_certificate_expiration --within 4 --unit weeks #=> read_only
        rabbitmq-diagnostics list_queues                        #=> read_only
        rabbitmq-diagnostics os_env                             #=> exposure secret.env
        rabbitmq-diagnostics remote_shell                       #=> unknown code.opaque
        rabbitmq-diagnostics trace_on                           #=> config_mutation host.config
        rabbitmq-diagnostics reset_node_auth_attempt_metrics    #=> destructive log.discard
        rabbitmq-diagnostics frobnicate                         #=> unknown unknown.subcommand
    """,
)

RABBIT_QUEUES = tool(
    "rabbitmq-queues rabbitmq-streams rabbitmq-upgrade",
    about="move the replicas of queues and streams of RabbitMQ",
    docs="man:rabbitmq-queues(8)",
    inherits=True,
    inert=ASKS,
    options=[*RABBIT, VHOST],
    subs=[
        sub(
            "quorum_status, stream_status, peek, help, version, status, check_if_node_is_quorum_critical,"
            " check_if_cluster_has_classic_queue_mirroring_policy, "
            "check_if_new_quorum_queue_replicas_have_finished_initial_sync,"
            " check_if_node_is_mirror_sync_critical, await_online_quorum_plus_one, await_online_synchronized_mirror,"
            " list_stream_connections, list_stream_consumers, list_stream_publishers, list_stream_consumer_groups,"
            " list_stream_group_consumers, list_stream_tracking, leader_health_check, autocomplete",
            "WORD...",
            options=[flags("--tracking --across-all-vhosts --global")],
        ),
        sub(
            "add_member, add_replica, add_super_stream, set_stream_retention_policy",
            "WORD...",
            does="db.change WORD",
            options=[
                takes(
                    "--queue-pattern --vhost-pattern --membership --leader-locator --initial-cluster-size --partitions"
                ),
                takes(
                    "--binding-keys --max-age --max-length-bytes "
                    "--stream-max-segment-size-bytes --arguments --routing-keys"
                ),
            ],
        ),
        sub(
            "grow, shrink, rebalance, delete_member, delete_replica, restart_stream, reset_offset, drain, revive,"
            " reclaim_quorum_memory, force_checkpoint, post_upgrade, coordinator_restart, activate_stream_consumer",
            "WORD...",
            does="db.disrupt WORD",
            options=[
                takes(
                    "--queue-pattern --vhost-pattern --membership --preferred-leader-node --stream --reference --type"
                ),
                flags("--errors-only --all"),
            ],
        ),
        sub("delete_super_stream", "WORD...", does="db.delete WORD"),
    ],
    examples="""
        rabbitmq-queues quorum_status jobs                      #=> read_only
        rabbitmq-queues add_member jobs rabbit@b                #=> config_mutation db.change
        rabbitmq-queues rebalance quorum                        #=> disruptive db.disrupt
        rabbitmq-queues shrink rabbit@b --errors-only           #=> disruptive
        rabbitmq-streams delete_super_stream s                  #=> destructive db.delete
        rabbitmq-upgrade drain                                  #=> disruptive
        rabbitmq-queues frobnicate                              #=> unknown unknown.subcommand
    """,
)

RABBIT_PLUGINS = tool(
    "rabbitmq-plugins",
    about="show, enable and disable plug-ins of RabbitMQ",
    docs="man:rabbitmq-plugins(8)",
    inherits=True,
    inert=ASKS,
    options=RABBIT,
    subs=[
        sub("list", "PATTERN", options=[flags("-E/--enabled -e/--implicitly-enabled -m/--minimal -v/--verbose")]),
        sub("is_enabled, directories, help, version, autocomplete", "NAME..."),
        sub(
            "enable",
            "NAME...",
            does="host.config NAME",
            because="starts a plug-in, and keeps it enabled",
            options=[flags("--all")],
        ),
        sub("disable, set", "NAME...", does="db.disrupt NAME", because="stops plug-ins", options=[flags("--all")]),
    ],
    examples="""
        rabbitmq-plugins list -E                                #=> read_only
        rabbitmq-plugins enable rabbitmq_management             #=> config_mutation host.config
        rabbitmq-plugins disable rabbitmq_management            #=> disruptive db.disrupt
        rabbitmq-plugins frobnicate                             #=> unknown unknown.subcommand
    """,
)

MQTT: list[Option] = [
    takes("-h/--host --unix", context="host:VALUE"),
    takes("-L/--url"),
    takes("-A -i/--id -I/--id-prefix -k/--keepalive -M -p/--port -P/--pw -q/--qos -u/--username -V/--protocol-version"),
    takes("-x --will-topic --will-payload --will-qos --cafile --capath --cert --key --keyform --ciphers --tls-version"),
    takes("--tls-alpn --tls-engine-kpass-sha1 --psk --psk-identity --proxy"),
    takes("-D/--property", "COMMAND NAME VALUE"),
    takes("--tls-engine", does="code.opaque VALUE", because="loads that engine"),
    flags("-S"),
    flags("-c/--disable-clean-session -d/--debug --nodelay --quiet --will-retain --insecure --tls-use-os-certs --help"),
    flags("--version"),
]
LOCAL = "localhost|127.*|::1"

MOSQUITTO_PUB = tool(
    "mosquitto_pub",
    about="send an MQTT message",
    docs="man:mosquitto_pub(1)",
    does="net.send -t",
    inert="--help --version",
    options=[
        *MQTT,
        takes("-t/--topic -m/--message --repeat --repeat-delay"),
        takes("-f/--file", reads="VALUE"),
        flags("-l/--stdin-line -s/--stdin-file", reads="stdin"),
        flags("-n/--null-message -r/--retain"),
    ],
    rows=[
        when("-f", "-h", unless=f"-h={LOCAL}", does="net.upload -f -h"),
        when("-f", "-L", does="net.upload -f -L"),
    ],
    examples="""
        mosquitto_pub -t a/b -m on                              #=> config_mutation net.send
        mosquitto_pub -h mqtt.example.org -t a -m on            #=> config_mutation
        mosquitto_pub -h localhost -t a -f x.bin                #=> config_mutation
        mosquitto_pub -h mqtt.example.org -t a -f x.bin         #=> exposure net.upload
        mosquitto_pub -L mqtt://h/a -f x.bin                    #=> exposure net.upload
        mosquitto_pub -t a -f .env                              #=> exposure secret.read
        mosquitto_pub -t a -s < .env                            #=> exposure
        mosquitto_pub -t a -m x --tls-engine ./e.so             #=> unknown code.opaque
        mosquitto_pub -D publish content-type text -t a -m x    #=> config_mutation
        mosquitto_pub --help                                    #=> read_only
        mosquitto_pub --frobnicate                              #=> unknown unknown.option
    """,
)

MOSQUITTO_SUB = tool(
    "mosquitto_sub",
    about="show MQTT messages",
    docs="man:mosquitto_sub(1)",
    does="net.query -t",
    options=[
        *MQTT,
        takes("-t/--topic -T/--filter-out -U/--unsubscribe -C -F -W --random-filter"),
        flags("-E -N -R -v/--verbose --pretty --retained-only --retain-as-published"),
        flags("--remove-retained", does="net.delete -t", because="has the server forget the messages it keeps"),
    ],
    examples="""
        mosquitto_sub -t 'a/#' -C 1 -W 5                        #=> read_only net.query
        mosquitto_sub -h mqtt.example.org -t a -v -F '%t %p'    #=> read_only
        mosquitto_sub -t 'a/#' --remove-retained                #=> destructive net.delete
        mosquitto_sub --frobnicate                              #=> unknown unknown.option
    """,
)

MOSQUITTO_RR = tool(
    "mosquitto_rr",
    about="send an MQTT request, and show the answer",
    docs="man:mosquitto_rr(1)",
    does="net.send -t",
    inert="--help --version",
    options=[
        *MQTT,
        takes("-t/--topic -e -F -m/--message -W"),
        takes("-f/--file", reads="VALUE"),
        flags("-s/--stdin-file", reads="stdin"),
        flags("-n/--null-message -N -R -v/--verbose --pretty"),
    ],
    rows=[when("-f", unless=f"-h={LOCAL}", does="net.upload -f -h")],
    examples="""
        mosquitto_rr -t q -e a -m x                             #=> config_mutation net.send
        mosquitto_rr -h mqtt.example.org -t q -e a -f x.bin     #=> exposure net.upload
        mosquitto_rr -h localhost -t q -e a -f x.bin            #=> config_mutation
        mosquitto_rr -t q -e a -s < .env                        #=> exposure secret.send
        mosquitto_rr --frobnicate                               #=> unknown unknown.option
    """,
)

MOSQUITTO_PASSWD = tool(
    "mosquitto_passwd",
    "FILE USER PASSWORD",
    about="keep the passwords of mosquitto's users",
    docs="man:mosquitto_passwd(1)",
    does="account.change USER",
    inert="-h --help",
    options=[
        takes("-H -I"),
        flags("-c", writes="FILE", because="makes the file anew"),
        flags("-b -D -U -h --help"),
    ],
    rows=[when(unless="-c", does="fs.append FILE")],
    examples="""
        mosquitto_passwd pw bob                                 #=> config_mutation account.change
        mosquitto_passwd -c pw bob                              #=> config_mutation fs.write
        mosquitto_passwd -D pw bob                              #=> config_mutation
        mosquitto_passwd --frobnicate pw                        #=> unknown unknown.option
    """,
)

MOSQUITTO = tool(
    "mosquitto",
    about="a server of MQTT",
    docs="man:mosquitto(8)",
    does="net.listen -p",
    inert="-h --help",
    options=[
        takes("-c/--config-file", does="code.opaque VALUE", because="the settings name plug-ins that are loaded"),
        takes("-p/--port"),
        flags("-d/--daemon -v/--verbose -h/--help --test-config -q"),
    ],
    examples="""
        mosquitto -p 1884                                       #=> config_mutation net.listen
        mosquitto -c ./m.conf                                   #=> unknown code.opaque
        mosquitto -h                                            #=> read_only
        mosquitto --frobnicate                                  #=> unknown unknown.option
    """,
)

NATS = tool(
    "nats",
    about="look at NATS, and send messages",
    docs="https://docs.nats.io/using-nats/nats-tools/nats_cli",
    inherits=True,
    inert="--help --version -h",
    options=[
        takes("-s/--server", context="cluster:VALUE|$NATS_URL"),
        takes("--context --user --password --creds --nkey --token --tlscert --tlskey --tlsca --timeout --socks-proxy"),
        takes("--js-api-prefix --js-event-prefix --js-domain --inbox-prefix --connection-name --colors"),
        flags("-h/--help --help-long --version --trace --no-context --tlsfirst --no-tlsfirst"),
    ],
    subs=[
        sub(
            "account info, account report connections, account report statistics, "
            "account ls, rtt, server list, server ls,"
            " server ping, server info, context ls, context list, stream ls, stream list, stream info, stream state,"
            " stream subjects, stream report, stream find, stream cluster down, consumer ls, consumer list,"
            " consumer info, consumer report, consumer find, kv ls, kv list, kv "
            "status, kv info, object ls, object list,"
            " object info, object status, schema ls, schema list, schema show, schema info, schema search, errors ls,"
            " errors list, errors lookup, errors show, cheat, server account info, server report jetstream,"
            " server report connections, server report accounts, server report health, server report gateways,"
            " server report routes, server report cpu, server report mem, server request variables,"
            " server request connections, server request jetstream, server check connection, server check stream,"
            " server check consumer, server check jetstream, server check message, "
            "server check kv, server check server",
            "WORD...",
            does="net.query",
            options=[
                takes("--sort --top --subject --filter --limit --account --expect --name --stream --format"),
                takes("--peer-expect --lag-critical --msgs-warn --msgs-critical --consumer --bucket --key --port"),
                takes("--rtt-warn --rtt-critical --req-warn --req-critical --connect-warn --connect-critical"),
                flags("-j/--json -a/--all -n/--names -v/--verbose --raw -r/--reverse --created --no-select --state -c"),
            ],
        ),
        sub(
            "context show, context info",
            "NAME",
            does="secret.read",
            because="shows how to log in",
            options=[flags("-j/--json --connect")],
        ),
        sub(
            "sub, subscribe",
            "SUBJECT...",
            does="net.query SUBJECT",
            options=[
                takes(
                    "--queue --count --wait --stream --start-sequence --since --translate "
                    "--inbox-options --dump --pretty"
                ),
                takes("--report-top --graph-only --ignore-subject --direct-durable --last-for"),
                flags(
                    "-r/--raw --headers-only --subjects-only --timestamp --delta-time --all"
                    " --new --last --ack -i/--inbox"
                ),
                flags("--match-replies --report-subjects --report-subscriptions --graph -n/--no-newline"),
            ],
            rows=[
                when("--dump", writes="--dump|-"),
                when("--translate", does="code.opaque --translate", because="gives each message to that command"),
            ],
        ),
        sub(
            "pub, publish",
            "SUBJECT BODY",
            does="net.send SUBJECT",
            reads="stdin",
            options=[
                takes("--reply -H/--header --count --sleep --send-on --atomic"),
                flags("--force-stdin --jetstream -q/--quiet --templates --no-templates"),
            ],
        ),
        sub(
            "req, request",
            "SUBJECT BODY",
            does="net.send SUBJECT",
            options=[
                takes("-H/--header --count --replies --reply-timeout --translate", does="observe"),
                flags("--raw -r --wait --templates --no-templates"),
            ],
            rows=[when("--translate", does="code.opaque --translate", because="gives each answer to that command")],
        ),
        sub(
            "reply",
            "SUBJECT BODY",
            does="net.listen SUBJECT",
            because="answers requests",
            options=[
                takes("--command", does="code.opaque VALUE", because="runs that command for each request"),
                takes("-q/--queue --count --sleep"),
                flags("--echo"),
            ],
        ),
        sub("bench, latency", "WORD...", does="host.load", open=True),
        sub(
            "stream get, stream view, consumer sub, kv get, kv history, kv watch, object watch",
            "WORD...",
            does="db.read",
            options=[
                takes("--last-for --since --revision --subject --id --start"),
                takes("--translate", does="code.opaque VALUE", because="gives each message to that command"),
                flags("-j/--json --raw --ignore-deletes --history --no-history --values-only"),
            ],
        ),
        sub(
            "object get",
            "BUCKET FILE",
            does="db.read BUCKET",
            options=[
                takes("-O/--output", writes="VALUE|-"),
                flags("-f/--force --no-progress"),
            ],
            rows=[when(unless="-O", does="fs.create cwd")],
        ),
        sub(
            "stream add, stream create, stream new, stream edit, stream update, stream copy, stream cp, stream seal,"
            " consumer add, consumer create, consumer new, consumer edit, consumer copy, consumer cp, kv add, kv new,"
            " kv edit, object add, object new, object edit, object seal",
            "WORD...",
            does="db.schema WORD",
            open=True,
        ),
        sub("kv put, kv create, kv update, kv revert", "WORD...", does="db.change WORD", options=[takes("--ttl")]),
        sub(
            "object put",
            "BUCKET FILE",
            does="db.change BUCKET",
            reads="FILE",
            options=[
                takes("--name -n --description -H/--header"),
                flags("-f/--force --no-progress --progress"),
            ],
        ),
        sub(
            "consumer next",
            "WORD...",
            does="db.change WORD",
            because="takes messages",
            options=[
                takes("--count --wait"),
                flags("--ack --no-ack --term --nak --raw -r"),
            ],
        ),
        sub(
            "stream rm, stream delete, stream del, stream purge, stream rmm, "
            "consumer rm, consumer delete, consumer del,"
            " kv del, kv rm, kv purge, kv compact, kv rmb, object del, object rm",
            "WORD...",
            does="db.delete WORD",
            options=[takes("--subject --seq --keep --id"), flags("-f/--force")],
        ),
        sub(
            "consumer pause, consumer unpin, stream cluster step-down, consumer "
            "cluster step-down, stream cluster peer-remove",
            "WORD...",
            does="db.disrupt WORD",
            options=[flags("-f/--force"), takes("--preferred")],
        ),
        sub(
            "server raft step-down, server raft peer-remove, server cluster step-down, server cluster peer-remove",
            "WORD...",
            does="cluster.disrupt WORD",
            options=[flags("-f/--force")],
        ),
        sub("context select, context switch, context previous", "NAME", does="target.switch NAME"),
        sub(
            "context save, context add, context create, context copy, context cp",
            "NAME...",
            does="credential.store NAME",
            open=True,
        ),
        sub(
            "context rm, context delete",
            "NAME...",
            does="credential.store NAME",
            because="forgets how to log in",
            options=[flags("-f/--force")],
        ),
        sub(
            "stream backup, account backup",
            "NAME... FOLDER",
            writes="FOLDER",
            options=[
                takes("--consumers --chunk-size --subject"),
                flags("--progress --check --no-progress --no-consumers -f/--force"),
            ],
        ),
        sub(
            "stream restore, account restore",
            "FOLDER",
            does="db.change FOLDER",
            options=[
                takes("--cluster --tag --replicas --config"),
                flags("--progress --no-progress"),
            ],
        ),
    ],
    examples="""
        nats stream ls                                          #=> read_only net.query
        nats -s nats://h:4222 server ping                       #=> read_only
        nats context show prod                                  #=> exposure secret.read
        nats sub 'orders.>' --count 3                           #=> read_only
        nats sub a --translate 'jq .'                           #=> unknown code.opaque
        nats sub a --dump out                                   #=> config_mutation fs.write
        nats pub orders.new hello                               #=> config_mutation net.send
        nats pub a --force-stdin < .env                         #=> exposure secret.read
        nats req a b                                            #=> config_mutation
        nats req a b --translate ./x                            #=> unknown code.opaque
        nats reply a --command 'uname'                          #=> unknown code.opaque
        nats reply a b                                          #=> config_mutation net.listen
        nats bench pub a                                        #=> disruptive host.load
        nats kv get b k --raw                                   #=> read_only db.read
        nats stream view s --translate 'rm -rf d'               #=> unknown code.opaque
        nats object get b f                                     #=> reversible_low fs.create
        nats object get b f -O out                              #=> config_mutation fs.write
        nats object put b .env                                  #=> exposure secret.read
        nats kv put b k v                                       #=> config_mutation db.change
        nats stream add s                                       #=> config_mutation db.schema
        nats stream purge s -f                                  #=> destructive db.delete
        nats stream rm s                                        #=> destructive
        nats consumer next s c                                  #=> config_mutation
        nats stream cluster step-down s                         #=> disruptive
        nats server raft step-down                              #=> disruptive
        nats context select prod                                #=> config_mutation target.switch
        nats context save x --server h                          #=> config_mutation credential.store
        nats stream backup s out                                #=> config_mutation fs.write
        nats stream restore out                                 #=> config_mutation
        nats --version                                          #=> read_only
        nats frobnicate                                         #=> unknown unknown.subcommand
    """,
)

TOOLS = [
    TOPICS,
    CONSUMER,
    PRODUCER,
    GROUPS,
    CONFIGS,
    ACLS,
    SHOWN,
    REASSIGN,
    DELETE_RECORDS,
    KCAT,
    DIAGNOSTICS,
    RABBIT_QUEUES,
    RABBIT_PLUGINS,
    MOSQUITTO_PUB,
    MOSQUITTO_SUB,
    MOSQUITTO_RR,
    MOSQUITTO_PASSWD,
    MOSQUITTO,
    NATS,
]
