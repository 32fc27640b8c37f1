from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

PROMETHEUS = tool(
    "prometheus",
    about="the server of Prometheus",
    docs="https://prometheus.io/docs/prometheus/latest/command-line/prometheus/",
    style="go",
    inert="-h --help --help-long --help-man --version",
    does="net.listen --web.listen-address, fs.write --storage.tsdb.path",
    because="collects and serves measurements",
    options=[
        takes("--log.file"),
        takes("--config.file --web.listen-address --auto-gomemlimit.ratio --web.config.file --web.read-timeout"),
        takes("--web.max-connections --web.external-url --web.route-prefix --web.local-assets --web.user-assets"),
        takes("--web.console.templates --web.console.libraries --web.page-title --web.cors.origin"),
        takes("--storage.tsdb.path --storage.tsdb.retention --storage.tsdb.retention.time"),
        takes("--storage.tsdb.retention.size --storage.tsdb.head-chunks-write-queue-size --storage.agent.path"),
        takes("--storage.agent.retention.min-time --storage.agent.retention.max-time"),
        takes("--storage.remote.flush-deadline --storage.remote.read-sample-limit"),
        takes("--storage.remote.read-concurrent-limit --storage.remote.read-max-bytes-in-frame"),
        takes("--rules.alert.for-outage-tolerance --rules.alert.for-grace-period --rules.alert.resend-delay"),
        takes("--rules.max-concurrent-evals --alertmanager.notification-queue-capacity --query.lookback-delta"),
        takes("--query.timeout --query.max-concurrency --query.max-samples --enable-feature --log.level"),
        takes("--log.format"),
        flags("-h/--help --help-long --help-man --version"),
        flags("--web.enable-lifecycle --web.enable-admin-api"),
        flags("--web.enable-remote-write-receiver --storage.tsdb.use-lockfile --storage.agent.wal-compression"),
        flags("--storage.agent.use-lockfile"),
        takes(
            "--storage.tsdb.allow-overlapping-blocks "
            "--storage.tsdb.min-block-duration --storage.tsdb.max-block-duration"
        ),
        flags("--no-scrape.adjust-timestamps --agent --enable-otlp-receiver --storage.tsdb.wal-compression"),
    ],
    examples="""
        prometheus --version                            #=> read_only
        prometheus --help-long                          #=> read_only
        prometheus --config.file=p.yml                  #=> config_mutation net.listen
        prometheus --frobnicate                         #=> unknown unknown.option
    """,
)

LOKI = tool(
    "loki promtail",
    about="servers that keep and send logs",
    docs="https://grafana.com/docs/loki/latest/configure/",
    style="single",
    inert="-version -h -help -verify-config -check-syntax -dry-run",
    does="net.listen, fs.write",
    because="collects and serves logs",
    options=[
        takes(
            "-config.file -target -log.level -log.format -server.http-listen-port -server.grpc-listen-port -client.url"
        ),
        takes("-server.http-listen-address -server.grpc-listen-address -client.external-labels -stream-lag-labels"),
        flags(
            "-version -h -help -verify-config -check-syntax -dry-run "
            "-print-config-stderr -log-config-reverse-order -inspect"
        ),
        flags("-config.expand-env -list-targets -stdin"),
    ],
    examples="""
        loki -version                                   #=> read_only
        loki -verify-config -config.file=l.yaml         #=> read_only
        loki -config.file=l.yaml                        #=> config_mutation net.listen
        loki -frobnicate                                #=> unknown unknown.option
    """,
)

RUNS = "the settings say which programs are run, and where measurements go"

TELEGRAF = tool(
    "telegraf",
    about="collect measurements, and send them on",
    docs="https://docs.influxdata.com/telegraf/v1/commands/",
    inert="-h --help --version --usage",
    does="code.opaque --config",
    because=RUNS,
    options=[
        takes(
            "--config --config-directory --test-wait --usage --aggregator-filter "
            "--input-filter --output-filter --processor-filter"
        ),
        takes(
            "--section-filter --watch-config --config-url-retry-attempts "
            "--config-url-watch-interval --plugin-directory --password"
        ),
        takes("--pprof-addr", does="net.listen VALUE"),
        takes("--pidfile", writes="VALUE"),
        flags(
            "--test --once --debug --quiet --unprotected --version "
            "--non-strict-env-handling --strict-env-handling -h/--help"
        ),
        flags("--print-plugin-config-source --deprecation-list --input-list --output-list --sample-config"),
    ],
    subs=[
        sub(
            "version, help, plugins, plugins inputs, plugins outputs",
            "WORD...",
            options=[flags("--deprecated -h/--help")],
        ),
        sub(
            "config",
            does="observe",
            options=[
                takes("--section-filter --input-filter --output-filter --aggregator-filter --processor-filter"),
                flags("-h/--help"),
            ],
        ),
        sub("config check", options=[takes("--config --config-directory"), flags("-h/--help --strict-env-handling")]),
        sub(
            "config migrate",
            does="fs.write cwd",
            options=[takes("--config --config-directory"), flags("--force -h/--help")],
        ),
        sub("secrets list", "WORD...", options=[flags("--reveal-secret", does="secret.read")]),
        sub("secrets get", "WORD...", does="secret.read"),
        sub("secrets set", "WORD...", does="credential.store"),
    ],
    examples="""
        telegraf --version                              #=> read_only
        telegraf config                                 #=> read_only
        telegraf config check --config t.conf           #=> read_only
        telegraf --config t.conf --test                 #=> unknown code.opaque
        telegraf --config t.conf --pidfile p            #=> unknown fs.write
        telegraf config migrate                         #=> config_mutation
        telegraf secrets get s a                        #=> exposure secret.read
        telegraf secrets list s                         #=> read_only
        telegraf --frobnicate --version                 #=> unknown unknown.option
    """,
)

VECTOR = tool(
    "vector",
    about="collect logs and measurements, and send them on",
    docs="https://vector.dev/docs/reference/cli/",
    inherits=True,
    inert="-h --help -V --version",
    does="code.opaque --config",
    because=RUNS,
    options=[
        takes(
            "-c/--config --config-dir -C --config-toml --config-json --config-yaml "
            "-t/--threads --log-format --color -i/--internal-log-rate-limit"
        ),
        takes(
            "--graceful-shutdown-limit-secs --watch-config-method "
            "--watch-config-poll-interval-seconds --chunk-size-events"
        ),
        flags(
            "-r/--require-healthy -v/--verbose -q/--quiet -w/--watch-config "
            "--openssl-legacy-provider --openssl-no-probe -h/--help"
        ),
        flags("-V/--version --allow-empty-config --no-graceful-shutdown-limit --disable-env-var-interpolation"),
    ],
    subs=[
        sub(
            "validate, list, config, graph, generate-schema",
            "FILE...",
            options=[
                flags("--no-environment --skip-healthchecks -d/--deny-warnings --include-defaults"),
                takes("--format"),
            ],
        ),
        sub(
            "generate",
            "EXPRESSION",
            options=[takes("--file", writes="VALUE"), takes("-f/--format"), flags("--fragment")],
        ),
        sub("test", "FILE...", does="observe"),
        sub(
            "top, tap",
            "WORD...",
            does="net.query",
            options=[
                takes("-u/--url -i/--interval --limit -f/--format --duration-ms"),
                flags("--no-reconnect -H/--human-metrics -m/--meta"),
            ],
        ),
        sub(
            "vrl",
            "PROGRAM",
            does="code.opaque PROGRAM",
            options=[
                takes("-p/--program -i/--input -z/--timezone -r/--runtime"),
                flags("-o/--print-object --print-warnings"),
            ],
        ),
        sub("service *", "WORD...", does="service.enable"),
    ],
    examples="""
        vector validate v.yaml                          #=> read_only
        vector --version                                #=> read_only
        vector -c v.yaml                                #=> unknown code.opaque
        vector generate stdin                           #=> read_only
        vector generate --file out stdin                #=> config_mutation fs.write
        vector tap                                      #=> read_only net.query
        vector vrl '.a = 1'                             #=> unknown code.opaque
        vector frobnicate                               #=> unknown unknown.subcommand
    """,
)

FLUENT_BIT = tool(
    "fluent-bit",
    about="collect logs, and send them on",
    docs="https://docs.fluentbit.io/",
    posix=False,
    inert="-h --help -V --version --dry-run",
    options=[
        takes("-c/--config -R/--parser -i/--input", does="code.opaque VALUE", because=RUNS),
        takes("-e/--plugin", does="code.opaque VALUE", because="loads that library"),
        takes("-o/--output", does="net.send VALUE", because="sends what it collects"),
        takes("-l/--log_file", does="fs.append VALUE"),
        takes("-b/--storage_path", writes="VALUE"),
        takes(
            "-f/--flush -F/--filter -C/--custom -m/--match -p/--prop -P/--port "
            "-t/--tag -T/--sp-task -w/--workdir -A/--coro_stack_size"
        ),
        takes("--processor -q"),
        flags(
            "-d/--daemon -v/--verbose -h/--help -V/--version -H/--http -D/--dry-run"
            " -J/--schema -S/--sosreport -Z/--enable-chunk-trace"
        ),
        flags("-Y/--enable-hot-reload -W/--disable-thread-safety-on-hot-reloading --quiet --trace"),
    ],
    examples="""
        fluent-bit --version                            #=> read_only
        fluent-bit -c f.conf --dry-run                  #=> unknown code.opaque
        fluent-bit -c f.conf                            #=> unknown code.opaque
        fluent-bit -i exec -p 'command=ls' -o stdout    #=> unknown
        fluent-bit -e ./x.so                            #=> unknown code.opaque
        fluent-bit --frobnicate                         #=> unknown unknown.option
    """,
)

GITLAB_CTL = tool(
    "gitlab-ctl",
    about="control the parts of a GitLab server",
    docs="https://docs.gitlab.com/omnibus/maintenance/",
    inert="-h --help",
    options=[flags("-h/--help -v --verbose -q --quiet")],
    subs=[
        sub(
            "status, tail, service-list, help, version, diff-config, "
            "get-postgresql-primary, get-redis-master, pg-password-md5,"
            " check-config, consul members, patroni members, registry-database status",
            "WORD...",
            options=[flags("--no-verbose -l")],
        ),
        sub("show-config", does="secret.read", because="shows the passwords of all parts"),
        sub("start, once", "SERVICE...", does="service.start SERVICE"),
        sub(
            "restart, restart-except, graceful-kill, reconfigure, upgrade, "
            "pgb-notify, patroni restart, patroni reload, patroni failover, patroni"
            " switchover",
            "SERVICE...",
            does="service.restart SERVICE",
        ),
        sub("stop, kill, int, term, quit, deploy-page up", "SERVICE...", does="service.stop SERVICE"),
        sub(
            "hup, usr1, usr2, cont, renew-le-certs, deploy-page down, deploy-page status",
            "SERVICE...",
            does="service.reload SERVICE",
        ),
        sub(
            "pg-upgrade, revert-pg-upgrade, pg-decomposition-migration, registry-database migrate, prometheus-upgrade",
            "WORD...",
            does="db.disrupt WORD",
            open=True,
        ),
        sub(
            "backup-etc",
            does="snapshot",
            options=[takes("-p/--backup-path"), flags("--delete-old-backups --no-delete-old-backups")],
        ),
        sub("registry-garbage-collect", does="storage.delete", options=[flags("-m")]),
        sub(
            "cleanse, uninstall, remove-accounts, cleanup-se",
            does="host.break",
            because="removes the server, or its data",
        ),
        sub("set-replication-password, write-pgpass, set-db-key-base", "WORD...", does="credential.store", open=True),
        sub(
            "promote, promote-db, promote-to-primary-node, geo *, replicate-geo-database, pg-failover",
            "WORD...",
            does="db.disrupt WORD",
            open=True,
        ),
    ],
    examples="""
        gitlab-ctl status                               #=> read_only
        gitlab-ctl tail nginx                           #=> read_only
        gitlab-ctl show-config                          #=> exposure secret.read
        gitlab-ctl reconfigure                          #=> disruptive service.restart
        gitlab-ctl restart puma                         #=> disruptive
        gitlab-ctl stop                                 #=> disruptive service.stop
        gitlab-ctl start                                #=> reversible_low
        gitlab-ctl hup nginx                            #=> config_mutation service.reload
        gitlab-ctl cleanse                              #=> destructive host.break
        gitlab-ctl registry-garbage-collect             #=> destructive storage.delete
        gitlab-ctl backup-etc                           #=> reversible_low snapshot
        gitlab-ctl frobnicate                           #=> unknown unknown.subcommand
    """,
)

TOOLS = [PROMETHEUS, LOKI, TELEGRAF, VECTOR, FLUENT_BIT, GITLAB_CTL]
