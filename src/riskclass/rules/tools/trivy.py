from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

# From the reference of the command line of trivy 0.50 to 0.65. Secrets that it finds are masked in what it prints.
SCAN: list[Option] = [
    takes("-o/--output", writes="VALUE"),
    takes("--config-check/--config-policy --ignore-policy", does="code.opaque VALUE", because="runs those checks"),
    takes("--checks-bundle-repository/--policy-bundle-repository", does="code.remote VALUE", because="fetches checks"),
    takes("--module-dir --enable-modules", does="code.opaque VALUE", because="runs those modules"),
    takes("--server", does="net.send VALUE", because="sends what it finds there"),
    takes("--cache-backend --cache-ttl --check-namespaces/--policy-namespaces --cf-params --compliance --config-data"),
    takes("--config-file-schemas --custom-headers --db-repository --detection-priority --distro --docker-host"),
    takes("--exit-code --exit-on-eol --file-patterns -f/--format --helm-api-versions --helm-kube-version --helm-set"),
    takes("--helm-set-file --helm-set-string --helm-values --ignore-status --ignored-licenses --ignorefile"),
    takes("--image-config-scanners --image-src --input --java-db-repository --k8s-version --license-confidence-level"),
    takes("--max-image-size --misconfig-scanners --output-plugin-arg --parallel --password --pkg-relationships"),
    takes("--pkg-types/--vuln-type --platform --podman-host --redis-ca --redis-cert --redis-key --registry-token"),
    takes("--rekor-url --render-cause --report --sbom-sources --scanners/--security-checks --secret-config"),
    takes("-s/--severity --skip-dirs --skip-files -t/--template --table-mode --tf-vars --token --token-header"),
    takes("--username --vex --vuln-severity-source --branch --commit --tag --aws-region"),
    flags("--clear-cache --reset", does="refresh", because="clears its cache"),
    flags("--dependency-tree --download-db-only --download-java-db-only --ignore-unfixed --include-deprecated-checks"),
    flags("--include-dev-deps --include-non-failures --license-full --list-all-pkgs --no-progress --offline-scan"),
    flags("--password-stdin --raw-config-scanners --redis-tls --removed-pkgs --show-suppressed --skip-check-update"),
    flags("--skip-policy-update --skip-db-update --skip-java-db-update --skip-vex-repo-update --slow"),
    flags("--tf-exclude-downloaded-modules --trace --trace-rego --disable-telemetry --skip-version-check"),
]
PLUGIN: Row = when("-o=plugin=*", does="code.opaque -o", because="runs a plugin")
CLUSTER: list[Option] = [
    takes("--context --kubeconfig", context="cluster:VALUE"),
    takes("--burst --components --exclude-kinds --exclude-namespaces --exclude-nodes --include-kinds"),
    takes("--include-namespaces -n/--namespace --node-collector-imageref --node-collector-namespace --qps"),
    takes("--tolerations"),
    flags("--disable-node-collector --exclude-owned --skip-images --all-namespaces"),
]

TOOL = tool(
    "trivy",
    about="look for weaknesses in images, files, repositories and clusters",
    docs="https://trivy.dev/latest/docs/references/configuration/cli/trivy/",
    style="go",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes("--cache-dir --cacert -c/--config --timeout"),
        flags("-d/--debug -h/--help --insecure -q/--quiet -v/--version"),
        flags("--generate-default-config", does="fs.write cwd", because="writes trivy-default.yaml"),
    ],
    subs=[
        sub("image, i", "IMAGE", does="net.query IMAGE", options=SCAN, rows=[PLUGIN]),
        sub("repository, repo", "REPOSITORY", does="net.query REPOSITORY", options=SCAN, rows=[PLUGIN]),
        sub("vm", "IMAGE", does="net.query IMAGE", options=SCAN, rows=[PLUGIN]),
        sub("filesystem, fs, rootfs, config, conf, sbom", "PATH", options=SCAN, rows=[PLUGIN]),
        sub(
            "kubernetes, k8s",
            "WHAT...",
            options=[*SCAN, *CLUSTER],
            rows=[
                PLUGIN,
                when(
                    unless="--disable-node-collector --components=workload",
                    does="container.run",
                    because="runs a job on each node to ask it",
                ),
            ],
        ),
        sub(
            "convert",
            "REPORT",
            options=[
                takes("-o/--output", writes="VALUE"),
                takes(
                    "--compliance --exit-code --exit-on-eol -f/--format --ignore-policy --ignorefile"
                    " --output-plugin-arg --report"
                ),
                takes("--scanners -s/--severity --table-mode -t/--template"),
                flags("--dependency-tree --list-all-pkgs --show-suppressed"),
            ],
            rows=[PLUGIN],
        ),
        sub(
            "server, s",
            options=[*SCAN, takes("--listen")],
            rows=[
                when(unless="--listen", does="net.loopback"),
                when("--listen", does="net.listen --listen"),
            ],
        ),
        sub(
            "clean",
            does="refresh",
            because="clears its cache",
            options=[flags("-a/--all --checks-bundle --java-db --scan-cache --vex-repo --vuln-db")],
        ),
        sub("version, plugin list, plugin ls, plugin l, vex repo list, module"),
        sub("plugin info, plugin search", "WORD"),
        sub("plugin update", does="refresh", because="fetches the list of plugins"),
        sub("plugin install, plugin i", "NAME", does="code.remote NAME", because="installs a plugin"),
        sub("plugin run, plugin r", "NAME WORD...", does="code.remote NAME", because="runs a plugin", posix=True),
        sub("plugin upgrade", "NAME...", does="package.install NAME"),
        sub("plugin uninstall, plugin u, module uninstall, module u", "NAME...", does="package.install NAME"),
        sub("module install, module i", "NAME", does="code.remote NAME", because="installs a module"),
        sub(
            "registry login",
            "SERVER",
            does="credential.store SERVER",
            options=[takes("--username --password"), flags("--password-stdin")],
        ),
        sub("registry logout", "SERVER", does="credential.store SERVER"),
        sub("vex repo download", "NAME...", does="refresh"),
        sub("vex repo init", does="credential.store", because="writes its settings"),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh",
            options=[flags("--no-descriptions")],
        ),
    ],
    examples="""
        trivy image alpine:3.20                               #=> read_only net.query
        trivy image --severity HIGH,CRITICAL -q app:1         #=> read_only
        trivy image --format json --output out.json app:1     #=> config_mutation fs.write
        trivy image -o plugin=count app:1                     #=> unknown code.opaque
        trivy image --server http://scan.example.org app:1    #=> config_mutation net.send
        trivy image --clear-cache                             #=> reversible_low refresh
        trivy image --module-dir ./m app:1                    #=> unknown code.opaque
        trivy repo https://github.com/org/repo                #=> read_only net.query
        trivy repo -o plugin=count .                          #=> unknown code.opaque
        trivy vm disk.img                                     #=> read_only
        trivy vm -o plugin=count disk.img                     #=> unknown code.opaque
        trivy fs --scanners vuln,secret .                     #=> read_only
        trivy config -o plugin=count .                        #=> unknown code.opaque
        trivy config --config-check ./policy .                #=> unknown code.opaque
        trivy config --checks-bundle-repository r.io/x .      #=> unknown code.remote
        trivy k8s --report summary cluster                    #=> config_mutation container.run
        trivy k8s --disable-node-collector --report summary   #=> read_only
        trivy k8s -o plugin=x --disable-node-collector        #=> unknown code.opaque
        trivy convert --format table out.json                 #=> read_only
        trivy convert -o plugin=x out.json                    #=> unknown code.opaque
        trivy server                                          #=> reversible_low net.loopback
        trivy server --listen 0.0.0.0:4954                    #=> config_mutation net.listen
        trivy clean --all                                     #=> reversible_low refresh
        trivy plugin list                                     #=> read_only
        trivy plugin install github.com/x/y                   #=> unknown code.remote
        trivy plugin run count --x                            #=> unknown code.remote
        trivy plugin upgrade count                            #=> config_mutation package.install
        trivy module install r.io/x                           #=> unknown code.remote
        trivy registry login r.io                             #=> config_mutation credential.store
        trivy --generate-default-config                       #=> config_mutation fs.write
        trivy image --help                                    #=> read_only
        trivy frobnicate                                      #=> unknown
    """,
)
