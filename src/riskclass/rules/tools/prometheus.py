from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

HELP: list[Option] = [flags("-h/--help --help-long --help-man --version --no-version")]
TOP = "--version -h --help --help-long --help-man"
ALERTMANAGER: list[Option] = [
    *HELP,
    takes("--date.format --alertmanager.url -o/--output --timeout --http.config.file --enable-feature --config.file"),
    flags("-v/--verbose --no-verbose --version-check --no-version-check"),
]

PROMTOOL = tool(
    "promtool",
    about="check rules of Prometheus, and ask it",
    docs="https://prometheus.io/docs/prometheus/latest/command-line/promtool/",
    inherits=True,
    inert=TOP,
    options=[*HELP, takes("--enable-feature"), flags("--experimental --no-experimental")],
    subs=[
        sub("help", "COMMAND..."),
        sub(
            "check config, check web-config, check rules, check metrics, test rules",
            "FILE...",
            reads="FILE",
            because="quotes what it does not understand",
            rows=[when(unless="FILE", reads="stdin", because="quotes what it does not understand")],
            options=[
                takes("--junit", writes="VALUE"),
                takes("--lint --run --max-concurrency --query.lookback-delta --coverage-threshold"),
                flags("--syntax-only --lint-fatal --no-lint-fatal --agent --diff --debug --coverage --extended"),
                flags("--ignore-unknown-fields"),
            ],
        ),
        sub("check service-discovery", "FILE JOB", does="net.query JOB", options=[takes("--timeout")]),
        sub(
            "check healthy, check ready, query instant, query range, query series, query labels, query analyze",
            "SERVER QUERY",
            does="net.query",
            options=[
                takes(
                    "--http.config.file --url --time --start --end --step --match --server --type --duration --header"
                ),
                takes("-o/--format"),
            ],
        ),
        sub(
            "debug pprof, debug metrics, debug all",
            "SERVER",
            does="net.query SERVER, fs.create cwd",
            because="writes what the server says of itself into an archive here",
        ),
        sub(
            "push metrics",
            "URL FILE...",
            options=[takes("--label --timeout --header --http.config.file --protobuf_message --remote-write.path")],
            rows=[
                when("FILE", does="net.upload FILE"),
                when(unless="FILE", does="net.send URL", because="sends what it is fed"),
            ],
        ),
        sub(
            "tsdb analyze, tsdb list",
            "FOLDER BLOCK",
            options=[takes("--limit --match"), flags("--extended -r/--human-readable")],
        ),
        sub(
            "tsdb dump, tsdb dump-openmetrics",
            "FOLDER",
            options=[
                takes("--min-time --max-time --match --format"),
                takes("--sandbox-dir-root", does="fs.create VALUE"),
            ],
        ),
        sub(
            "tsdb bench write",
            "FILE",
            does="host.load",
            options=[
                takes("--out", deletes="VALUE", because="deletes what is there first"),
                takes("--metrics --scrapes"),
            ],
        ),
        sub(
            "tsdb create-blocks-from openmetrics",
            "FILE TARGET",
            does="fs.create TARGET",
            reads="FILE",
            because="quotes what it does not understand",
            options=[takes("--label")],
            rows=[when("FILE", unless="TARGET", does="fs.create cwd")],
        ),
        sub(
            "tsdb create-blocks-from rules",
            "FILE...",
            does="fs.create --output-dir cwd",
            options=[takes("--http.config.file --url --start --end --output-dir --eval-interval")],
        ),
        sub("promql format", "QUERY", prints="word"),
        sub("promql label-matchers set, promql label-matchers delete", "QUERY NAME TEXT", options=[takes("-t/--type")]),
    ],
    examples="""
        promtool --version                                              #=> read_only
        promtool check config prometheus.yml                            #=> read_only
        promtool check rules --lint=all rules.yml                       #=> read_only
        promtool check rules .env                                       #=> exposure secret.read
        promtool check metrics < .env                                   #=> exposure secret.read
        promtool check metrics < metrics.txt                            #=> read_only
        promtool test rules tests.yml                                   #=> read_only
        promtool query instant http://localhost:9090 up                 #=> read_only net.query
        promtool check healthy --url=http://prom:9090                   #=> read_only
        promtool check service-discovery prometheus.yml node            #=> read_only net.query
        promtool debug all http://localhost:9090                        #=> reversible_low fs.create
        promtool push metrics http://x/api/v1/write metrics.txt         #=> exposure net.upload
        echo 'up 1' | promtool push metrics http://x/api/v1/write       #=> config_mutation net.send
        promtool tsdb list -r data                                      #=> read_only
        promtool tsdb dump data                                         #=> read_only
        promtool tsdb dump --sandbox-dir-root=x data                    #=> reversible_low fs.create
        promtool tsdb bench write samples                               #=> disruptive host.load
        promtool tsdb bench write --out=x samples                       #=> destructive fs.delete
        promtool test rules --junit=out.xml tests.yml                   #=> config_mutation fs.write
        promtool tsdb create-blocks-from openmetrics in.txt             #=> reversible_low fs.create
        promtool tsdb create-blocks-from openmetrics in.txt data        #=> reversible_low fs.create
        promtool tsdb create-blocks-from rules --start=1 r.yml          #=> reversible_low fs.create
        promtool --experimental promql format 'up{}'                    #=> read_only
        promtool --experimental promql label-matchers delete up job     #=> read_only
        promtool frobnicate                                             #=> unknown unknown.subcommand
        promtool check config --frobnicate f                            #=> unknown unknown.option
        promtool push metrics --help                                    #=> read_only
    """,
)

AMTOOL = tool(
    "amtool",
    about="look at alerts of Alertmanager, and silence them",
    docs="https://prometheus.io/docs/alerting/latest/alertmanager/",
    inherits=True,
    inert=TOP,
    options=ALERTMANAGER,
    subs=[
        sub("help", "COMMAND..."),
        sub(
            "alert, alert query, silence, silence query",
            "MATCHER...",
            does="net.query",
            options=[
                takes("-r/--receiver --created-by --id --within"),
                flags("-i/--inhibited -s/--silenced -a/--active -u/--unprocessed --expired -q/--quiet"),
            ],
        ),
        sub("cluster show, cluster, config show, config", does="net.query"),
        sub("config routes, config routes show", does="net.query"),
        sub("config routes test", "LABEL...", options=[takes("--verify.receivers"), flags("--tree")]),
        sub("check-config", "FILE..."),
        sub(
            "template render",
            options=[takes("--template.glob --template.text --template.type"), takes("--template.data", reads="VALUE")],
        ),
        sub(
            "alert add",
            "LABEL...",
            does="message.send LABEL",
            because="raises an alert, of which somebody is told",
            options=[takes("--generator-url --start --end --annotation")],
        ),
        sub(
            "silence add, silence update",
            "MATCHER...",
            does="cloud.change MATCHER",
            because="nobody hears of these alerts meanwhile",
            options=[takes("-a/--author -d/--duration --start --end -c/--comment --annotation"), flags("-q/--quiet")],
        ),
        sub(
            "silence import",
            "FILE",
            does="cloud.change FILE",
            because="nobody hears of these alerts meanwhile",
            options=[takes("-w/--worker"), flags("-f/--force")],
        ),
        sub("silence expire", "ID...", does="cloud.change ID", because="alerts are told again"),
    ],
    examples="""
        amtool --version                                                #=> read_only
        amtool alert query alertname=foo                                #=> read_only net.query
        amtool alert --alertmanager.url=http://am:9093                  #=> read_only
        amtool silence query --within 8h                                #=> read_only
        amtool config routes test --config.file=f.yml service=db        #=> read_only
        amtool config routes show                                       #=> read_only
        amtool cluster show                                             #=> read_only
        amtool check-config alertmanager.yml                            #=> read_only
        amtool template render --template.glob=*.tmpl --template.text=x #=> read_only
        amtool template render --template.data=.env --template.text=x   #=> exposure secret.read
        amtool alert add foo node=bar                                   #=> config_mutation message.send
        amtool silence add alertname=foo -c x                           #=> config_mutation cloud.change
        amtool silence import silences.json                             #=> config_mutation cloud.change
        amtool silence expire 1234                                      #=> config_mutation cloud.change
        amtool silence add --help                                       #=> read_only
        amtool frobnicate                                               #=> unknown unknown.subcommand
    """,
)

LOGCLI = tool(
    "logcli",
    about="ask Loki for logs",
    docs="https://grafana.com/docs/loki/latest/query/logcli/",
    inherits=True,
    inert=TOP,
    options=[
        *HELP,
        takes(
            "--addr --username --password --ca-cert --cert --key --org-id --query-tags --bearer-token"
            " --bearer-token-file --retries --min-backoff --max-backoff --auth-header --proxy-url -o/--output"
            " -z/--timezone"
            " --output-timestamp-format --stats-level --tls-server-name"
        ),
        takes("--cpuprofile --memprofile", writes="VALUE"),
        flags(
            "-q/--quiet --stats --no-stats --tls-skip-verify --no-tls-skip-verify --compress --stdin"
            " --nocache --envproxy"
        ),
    ],
    subs=[
        sub("help", "COMMAND..."),
        sub(
            "query, instant-query, labels, series, stats, volume, volume_range, fmt, detected-fields",
            "QUERY MORE...",
            does="net.query",
            options=[
                takes(
                    "--limit --since --from --to --step --interval --batch --now --exclude-label --include-label"
                    " --labels-length --store-config --remote-schema --schema-store --tail-interval --delay-for"
                    " --parallel-duration --parallel-max-workers --line-limit --field-limit --max-size"
                ),
                takes("--targetLabels --aggregateByLabels"),
                takes("--part-path-prefix", does="fs.create VALUE"),
                flags(
                    "--forward --no-labels --colored-output -t/--tail -f/--follow --include-common-labels"
                    " --local-config"
                    " --overwrite-completed-parts --merge-parts --keep-parts --analyze-labels"
                ),
            ],
        ),
        sub(
            "delete create",
            "QUERY",
            does="log.discard QUERY",
            options=[takes("--from --to --since --max-interval")],
        ),
        sub("delete list"),
        sub("delete cancel", "ID", does="cloud.change ID", options=[flags("--force")]),
    ],
    examples="""
        logcli --version                                                #=> read_only
        logcli query '{job="x"}' --since=1h --limit 100                 #=> read_only net.query
        logcli --addr http://loki:3100 labels job                       #=> read_only net.query
        logcli query '{job="x"}' --tail                                 #=> read_only
        logcli query --part-path-prefix=/srv/x '{job="x"}'              #=> reversible_low fs.create
        logcli query --cpuprofile prof '{job="x"}'                      #=> config_mutation fs.write
        logcli delete list                                              #=> read_only
        logcli delete create '{job="x"}' --since=1h                     #=> destructive log.discard
        logcli delete cancel 12                                         #=> config_mutation cloud.change
        logcli frobnicate                                               #=> unknown unknown.subcommand
    """,
)

TOOLS = [PROMTOOL, AMTOOL, LOGCLI]
