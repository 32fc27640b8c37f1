from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Settings there are nobody's: not of the user, nor of the project.
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
OPA_DATA: list[Option] = [
    takes("-d/--data -b/--bundle", reads="VALUE"),
    takes("--ignore --schema --capabilities --target --v0-v1 --entrypoint/-e"),
    flags("-h/--help -S/--strict --v0-compatible --v1-compatible --rego-v1 --bundle-mode"),
]

OPA = tool(
    "opa",
    about="ask, test and check policies in Rego",
    docs="https://www.openpolicyagent.org/docs/cli",
    style="go",
    options=[flags("-h/--help")],
    inert="-h",
    subs=[
        sub(
            "eval",
            "QUERY",
            because="a policy may ask servers",
            does="net.query",
            options=[
                *OPA_DATA,
                takes("-i/--input", reads="VALUE"),
                takes("-f/--format --package -p/--profile-limit --import --unknowns/-u --stdin --timeout"),
                takes("--profile-sort --pretty-limit --optimize/-O --disable-inlining --explain"),
                flags("-I/--stdin-input --coverage --fail --fail-defined --instrument --metrics --partial --profile"),
                flags(
                    "--count --shallow-inlining --show-builtin-errors "
                    "--strict-builtin-errors --nondeterminstic-builtins"
                ),
            ],
            rows=[
                when("QUERY=*opa.runtime*", does="secret.env", because="shows the environment"),
                when("QUERY=*http.send*", does="net.send QUERY"),
            ],
        ),
        sub(
            "test",
            "PATH...",
            does="net.query",
            reads="PATH",
            options=[
                *OPA_DATA,
                takes("-f/--format --timeout/-t --run/-r --threshold --max-errors/-m --count --explain --parallel/-p"),
                flags(
                    "-v/--verbose -c/--coverage --bench --benchmem -w/--watch "
                    "-l/--exit-zero-on-skipped -z --var-values --fail-on-empty"
                ),
            ],
        ),
        sub(
            "check, parse, inspect, deps",
            "PATH...",
            reads="PATH",
            options=[
                *OPA_DATA,
                takes("-f/--format --max-errors/-m --json-include"),
                flags("-a/--annotations --pretty"),
            ],
        ),
        sub(
            "version, help",
            "WORD...",
            options=[flags("-c/--check", does="net.query", because="asks for a newer one"), flags("-h/--help")],
        ),
        sub("completion", "SHELL"),
        sub("capabilities", options=[takes("--file --version"), flags("--current -h/--help")]),
        sub(
            "bench",
            "QUERY",
            does="host.load",
            options=[
                *OPA_DATA,
                takes("-f/--format -i/--input --benchtime --count --unknowns/-u --metrics --package --import"),
                flags("--stdin-input -I --partial --benchmem --e2e --fail"),
            ],
        ),
        sub(
            "build",
            "PATH...",
            options=[
                *OPA_DATA,
                takes("-o/--output", writes="VALUE"),
                takes(
                    "-O/--optimize -r/--revision --claims-file --signing-alg --signing-key "
                    "--verification-key --verification-key-id"
                ),
                takes("--signing-plugin --scope --exclude-files-verify"),
                flags("--debug --prune-unused --follow-symlinks"),
            ],
            rows=[when(unless="-o", does="fs.write cwd", because="writes bundle.tar.gz")],
        ),
        sub(
            "sign",
            "PATH...",
            options=[
                takes("-o/--output-file-path", writes="VALUE"),
                takes("--bundle/-b --claims-file --signing-alg --signing-key --signing-plugin"),
                flags("-h/--help"),
            ],
            rows=[when(unless="-o", does="fs.write cwd", because="writes .signatures.json")],
        ),
        sub(
            "fmt",
            "PATH...",
            reads="PATH",
            options=[
                flags("-w/--write", writes="PATH"),
                flags(
                    "-d/--diff -l/--list --fail --rego-v1 --check-result --drop-v0-imports --v0-compatible -h/--help"
                ),
                flags("--v1-compatible --v0-v1"),
                takes("--capabilities"),
            ],
        ),
        sub(
            "exec",
            "PATH...",
            reads="PATH",
            does="net.query",
            because="a policy may ask servers",
            options=[
                *OPA_DATA,
                takes(
                    "-c/--config-file --decision --format/-f --set --set-file --log-level "
                    "--log-format --log-timestamp-format --timeout"
                ),
                flags("--fail --fail-defined --fail-non-empty -I/--stdin-input"),
            ],
        ),
        sub(
            "run",
            "PATH...",
            options=[
                *OPA_DATA,
                takes("-a/--addr --diagnostic-addr -c/--config-file --authentication --authorization --ca-cert-file"),
                takes(
                    "-f/--format -H/--history --log-format --log-level --set --set-file "
                    "--tls-cert-file --tls-ca-cert-file"
                ),
                takes(
                    "--tls-private-key-file --min-tls-version --max-errors/-m --shutdown-grace-period --ready-timeout"
                ),
                flags("-s/--server -w/--watch --h2c --disable-telemetry --skip-version-check --exit-on-parse-error"),
            ],
            rows=[
                when("-s", unless="--addr=localhost:*|127.*", does="net.listen --addr", because="serves policies"),
                when("-s", "--addr=localhost:*|127.*", does="net.loopback --addr"),
                when(unless="-s -h", does="code.interactive"),
            ],
        ),
    ],
    examples="""
        opa eval -d policy.rego 'data.x.allow'          #=> read_only
        opa eval -i in.json -d p -f pretty data.x       #=> read_only
        opa eval -d ~/.aws/credentials data             #=> exposure secret.read
        opa eval -i ~/.ssh/id_rsa input                 #=> exposure secret.read
        opa eval 'opa.runtime().env'                    #=> exposure secret.env
        opa eval 'http.send({"method": "post"})'        #=> config_mutation net.send
        opa parse .env                                  #=> exposure secret.read
        opa fmt .env                                    #=> exposure secret.read
        opa test . -v                                   #=> read_only
        opa check policy/                               #=> read_only
        opa version                                     #=> read_only
        opa bench -d p data.x                           #=> disruptive host.load
        opa build -b policy                             #=> config_mutation fs.write
        opa build -b policy -o /tmp/b.tar.gz            #=> reversible_low fs.scratch
        opa sign policy                                 #=> config_mutation fs.write
        opa sign -o /tmp/s policy                       #=> reversible_low
        opa fmt -l .                                    #=> read_only
        opa fmt -w policy                               #=> config_mutation fs.write
        opa exec --decision x in.json                   #=> read_only
        opa run -s                                      #=> config_mutation net.listen
        opa run -s --addr localhost:8181                #=> reversible_low net.loopback
        opa run                                         #=> unknown code.interactive
        opa frobnicate                                  #=> unknown unknown.subcommand
        opa eval --frobnicate x                         #=> unknown unknown.option
    """,
)

CONFTEST = tool(
    "conftest",
    about="test settings against policies in Rego",
    docs="https://www.conftest.dev/options/",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[
        takes("--config-file/-c"),
        flags("-h/--help -v/--version"),
    ],
    subs=[
        sub(
            "test",
            "FILE...",
            does="net.query",
            reads="FILE",
            because="a policy may ask servers",
            options=[
                takes(
                    "-p/--policy -d/--data --combine-files --ignore -n/--namespace -o/--output --parser --capabilities"
                ),
                takes("--rego-version --proto-file-dirs --tls"),
                takes("-u/--update", does="code.remote VALUE", because="fetches policies first"),
                takes("--junit-hide-message"),
                flags(
                    "--all-namespaces --combine --fail-on-warn --no-color --no-fail --quiet"
                    " --strict --suppress-exceptions"
                ),
                flags("--trace --show-builtin-errors"),
            ],
        ),
        sub(
            "verify",
            does="net.query",
            options=[
                takes(
                    "-p/--policy -d/--data -o/--output --report --rego-version "
                    "--capabilities --proto-file-dirs -n/--namespace"
                ),
                flags("--no-color --quiet --strict --trace --show-builtin-errors --junit-hide-message"),
            ],
        ),
        sub("parse", "FILE...", reads="FILE", options=[takes("--parser"), flags("--combine")]),
        sub("doc", "PATH...", does="fs.write cwd", options=[takes("-o/--outDir -t/--template")]),
        sub(
            "fmt",
            "PATH...",
            options=[flags("--check"), takes("--rego-version")],
            rows=[when(unless="--check", writes="PATH")],
        ),
        sub(
            "pull",
            "URL...",
            does="fs.write cwd, net.query URL",
            because="fetches policies",
            options=[takes("-p/--policy --tls"), flags("-a/--absolute-paths")],
        ),
        sub(
            "push",
            "URL",
            does="net.upload URL",
            options=[takes("-p/--policy -d/--data -a/--annotation --policy-type --tls")],
        ),
        sub("plugin install", "SOURCE", does="code.remote SOURCE", because="installs a plug-in"),
        sub("version, help, completion", "WORD..."),
    ],
    examples="""
        conftest test deployment.yaml                   #=> read_only
        conftest test -p policy --all-namespaces f.yaml #=> read_only
        conftest test --update oci://r/p f.yaml         #=> unknown code.remote
        conftest verify -p policy                       #=> read_only
        conftest parse f.yaml                           #=> read_only
        conftest parse .env                             #=> exposure secret.read
        conftest test .env                              #=> exposure secret.read
        conftest fmt --check policy                     #=> read_only
        conftest fmt policy                             #=> config_mutation fs.write
        conftest pull oci://r.example/policies          #=> config_mutation fs.write
        conftest push r.example/policies                #=> exposure net.upload
        conftest plugin install https://x               #=> unknown code.remote
        conftest frobnicate                             #=> unknown unknown.subcommand
        conftest test --frobnicate f                    #=> unknown unknown.option
    """,
)

TFLINT = tool(
    "tflint",
    "FOLDER",
    about="look for mistakes in Terraform modules",
    docs="https://github.com/terraform-linters/tflint",
    style="go",
    options=[
        takes("-f/--format -c/--config --ignore-module --enable-rule --disable-rule --only --minimum-failure-severity"),
        takes("--var-file --var --call-module-type --chdir --filter --max-workers"),
        takes("--enable-plugin"),
        flags("--init", does="code.remote", because="installs the plug-ins that the settings name"),
        flags("--fix", does="fs.write cwd", because="mends what it can"),
        flags("-v/--version --langserver --module --no-module --force --color --no-color --recursive -h/--help"),
        flags("--no-parallel-runners"),
    ],
    rows=[when(f"-c={SCRATCH}", does="code.injected -c", because="says where plug-ins are, which are programs")],
    examples="""
        tflint                                          #=> read_only
        tflint --recursive --format compact             #=> read_only
        tflint -c /tmp/x.hcl                            #=> unknown code.injected
        tflint -c .tflint.hcl                           #=> read_only
        tflint --init                                   #=> unknown code.remote
        tflint --fix                                    #=> config_mutation fs.write
        tflint --frobnicate                             #=> unknown unknown.option
    """,
)

TFSEC = tool(
    "tfsec",
    "FOLDER",
    about="look for weaknesses in Terraform modules",
    docs="https://aquasecurity.github.io/tfsec/",
    style="go",
    options=[
        takes("-O/--out", writes="VALUE"),
        takes(
            "--custom-check-dir --config-file -e/--exclude --exclude-path --filter-results -f/--format --tfvars-file"
        ),
        takes("-m/--minimum-severity -w/--workspace --rego-policy-dir --var-file"),
        takes("--custom-check-url --config-file-url", does="code.remote VALUE", because="fetches checks"),
        flags("--allow-checks-to-panic -d/--debug --disable-grouping -G --exclude-downloaded-modules --force-all-dirs"),
        flags("-h/--help --ignore-hcl-errors --include-ignored --include-passed --no-code --no-color --no-colour"),
        flags("--no-ignores --no-module-downloads --print-rego-input --rego-only --run-statistics --single-thread"),
        flags("-s/--soft-fail --verbose -v/--version --concise-output --migrate-ignores --update --code-theme"),
    ],
    rows=[
        when("--update", does="package.install", because="replaces itself"),
        when("--migrate-ignores", does="fs.write cwd"),
    ],
    examples="""
        tfsec .                                         #=> read_only
        tfsec . -f json --out out.json                  #=> config_mutation fs.write
        tfsec --custom-check-url https://x .            #=> unknown code.remote
        tfsec --migrate-ignores                         #=> config_mutation fs.write
        tfsec --update                                  #=> config_mutation package.install
        tfsec --frobnicate .                            #=> unknown unknown.option
    """,
)

CHECKOV = tool(
    "checkov",
    about="look for weaknesses in settings of infrastructure",
    docs="https://www.checkov.io/2.Basics/CLI%20Command%20Reference.html",
    style="gnu",
    options=[
        takes("-d/--directory --skip-path -o/--output -c/--check --skip-check --soft-fail-on --hard-fail-on --repo-id"),
        takes("--prisma-api-url --docker-image/--image --dockerfile-path -b/--branch --var-file --evaluate-variables"),
        takes("--ca-certificate --repo-root-for-plan-enrichment --baseline --skip-cve-package"),
        takes(
            "--policy-metadata-filter --policy-metadata-filter-exception --secrets-scan-file-type --summary-position"
        ),
        takes(
            "--block-list-secret-scan --mask --secrets-history-timeout --custom-tool-name --download-external-modules"
        ),
        takes("--external-checks-public-key"),
        takes("-f/--file", "FILES"),
        takes("--framework --skip-framework", "NAMES"),
        takes("--output-file-path --create-config", writes="VALUE"),
        takes("--external-modules-download-path"),
        takes("--external-checks-dir", does="code.opaque VALUE", because="runs those checks"),
        takes("--config-file", does="code.opaque VALUE", because="settings may name checks, which are programs"),
        takes("--external-checks-git", does="code.remote VALUE", because="fetches checks, and runs them"),
        takes("--bc-api-key", does="net.send", because="sends what it finds there"),
        flags("--support", does="net.send", because="sends its logs"),
        flags("--create-baseline", does="fs.write cwd", because="writes .checkov.baseline"),
        flags("--add-check", does="fs.create cwd"),
        flags("-h/--help -v/--version -l/--list --output-bc-ids --include-all-checkov-policies --quiet --compact"),
        flags("--run-all-external-checks -s/--soft-fail --skip-results-upload --skip-download --use-enforcement-rules"),
        flags("--no-cert-verify --show-config --output-baseline-as-skipped --enable-secret-scan-all-files"),
        flags("--skip-resources-without-violations --deep-analysis --no-fail-on-crash --scan-secrets-history"),
    ],
    examples="""
        checkov -d . --quiet --compact                  #=> read_only
        checkov -f main.tf -o json                      #=> read_only
        checkov -d . --output-file-path out             #=> config_mutation fs.write
        checkov -d . --external-checks-dir ./checks     #=> unknown code.opaque
        checkov -d . --external-checks-git https://x    #=> unknown code.remote
        checkov -d . --bc-api-key abc                   #=> config_mutation net.send
        checkov -d . --create-baseline                  #=> config_mutation fs.write
        checkov -d . --config-file ./c.yaml             #=> unknown code.opaque
        checkov -l                                      #=> read_only
        checkov --frobnicate                            #=> unknown unknown.option
    """,
)

FORMS = (
    "asciidoc, asciidoc document, asciidoc table, json, markdown, markdown document, markdown table, md, md document,"
    " md table, pretty, tfvars hcl, tfvars json, toml, xml, yaml"
)
TERRAFORM_DOCS = tool(
    "terraform-docs",
    "FOLDER",
    about="describe Terraform modules",
    docs="https://terraform-docs.io/reference/terraform-docs/",
    style="go",
    inherits=True,
    options=[
        takes("-c/--config --footer-from --header-from --hide --output-template --output-values-from"),
        takes("--output-mode --recursive-path --show --sort-by --indent --output-file"),
        flags("-h/--help -v/--version --lockfile --output-check --output-values --read-comments --recursive --sort"),
        flags(
            "--recursive-include-main --anchor --default --escape --hide-empty "
            "--html --required --sensitive --type --color"
        ),
        flags("--description --sort-by-required --sort-by-type"),
    ],
    rows=[when("--output-file", unless="--output-check", does="fs.write FOLDER", because="writes the file it names")],
    subs=[
        sub(
            FORMS,
            "FOLDER",
            rows=[
                when(
                    "--output-file", unless="--output-check", does="fs.write FOLDER", because="writes the file it names"
                )
            ],
        ),
        sub("version, help, completion bash, completion zsh", "WORD..."),
    ],
    examples="""
        terraform-docs markdown .                       #=> read_only
        terraform-docs json ./modules/a                 #=> read_only
        terraform-docs markdown table --output-file README.md . #=> config_mutation fs.write
        terraform-docs markdown --output-file README.md --output-check .    #=> read_only
        terraform-docs --output-file R.md .             #=> config_mutation
        terraform-docs markdown --frobnicate .          #=> unknown unknown.option
    """,
)

INFRACOST = tool(
    "infracost",
    about="what changes of infrastructure will cost",
    docs="https://www.infracost.io/docs/features/cli_commands/",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[takes("--log-level"), flags("-h/--help --no-color -v/--version --debug-report")],
    subs=[
        sub(
            "breakdown, diff",
            does="net.send",
            because="sends what the plan is made of, to be priced",
            options=[
                takes(
                    "-p/--path --config-file --usage-file --terraform-var --terraform-var-file --terraform-workspace"
                ),
                takes("--terraform-plan-flags --terraform-init-flags --format --fields --project-name --exclude-path"),
                takes("--compare-to --git-diff-target --include-path --terraform-vars"),
                takes("--out-file", writes="VALUE"),
                flags("--show-skipped --sync-usage-file --no-cache --include-all-paths"),
                flags("--terraform-force-cli --terraform-use-state", does="code.project", because="runs terraform"),
            ],
        ),
        sub(
            "output",
            options=[
                takes("-p/--path --format --fields"),
                takes("-o/--out-file", writes="VALUE"),
                flags("--show-skipped --show-all-projects"),
            ],
        ),
        sub("upload", does="net.publish", options=[takes("--path --format")]),
        sub(
            "comment github, comment gitlab, comment azure-repos, comment bitbucket",
            does="message.send",
            options=[
                takes(
                    "--path --behavior --github-token --pull-request --repo --commit --tag "
                    "--gitlab-token --merge-request"
                ),
                takes(
                    "--azure-access-token --bitbucket-token --github-api-url "
                    "--gitlab-server-url --repo-url --format --policy-path"
                ),
                takes("--bitbucket-server-url --github-tls-cert-file --github-tls-key-file --additional-comment-path"),
                flags("--dry-run --show-all-projects --show-changed --skip-no-diff --exclude-cli-output"),
            ],
            inert="-h --dry-run",
        ),
        sub(
            "generate config",
            options=[takes("--repo-path --template --template-path"), takes("--out-file", writes="VALUE")],
        ),
        sub("help, completion", "WORD..."),
        sub("configure get", "NAME", rows=[when("NAME=api_key", does="secret.read", because="shows the key")]),
        sub("configure set", "NAME VALUE", does="credential.store NAME"),
        sub("auth login, register", does="credential.store"),
    ],
    examples="""
        infracost breakdown --path .                    #=> config_mutation net.send
        infracost breakdown --path . --out-file a.json  #=> config_mutation fs.write
        infracost diff --path . --terraform-force-cli   #=> unknown code.project
        infracost output --path a.json --format table   #=> read_only
        infracost output --path a.json -o out.html      #=> config_mutation fs.write
        infracost comment github --path a.json --repo o/r --pull-request 1  #=> config_mutation message.send
        infracost comment github --path a.json --dry-run    #=> read_only
        infracost upload --path a.json                  #=> exposure net.publish
        infracost configure set api_key x               #=> config_mutation credential.store
        infracost configure get api_key                 #=> exposure secret.read
        infracost configure get currency                #=> read_only
        infracost --version                             #=> read_only
        infracost frobnicate                            #=> unknown unknown.subcommand
    """,
)

ANSIBLE_LINT = tool(
    "ansible-lint",
    "FILE...",
    about="look for mistakes in playbooks",
    docs="https://ansible.readthedocs.io/projects/lint/",
    options=[
        takes("-f/--format --profile --project-dir -t/--tags -x/--skip-list -w/--warn-list --enable-list --exclude"),
        takes("-c/--config-file -i/--ignore-file --yamllint-file"),
        takes("-r/--rules-dir", does="code.opaque VALUE", because="loads rules, which are programs"),
        takes("--sarif-file", writes="VALUE"),
        takes("--fix", "[RULES]", writes="FILE", because="mends what it can"),
        flags("--generate-ignore", does="fs.write cwd", because="writes .ansible-lint-ignore"),
        flags(
            "-h/--help -P/--list-profiles -L/--list-rules -T/--list-tags -q -R -s/--strict --show-relpath -v --nocolor"
        ),
        flags("--force-color --offline --no-offline --version -p --write"),
    ],
    rows=[
        when(
            unless="--offline -h -P -L -T --version",
            does="code.remote",
            because="installs the roles and collections that the project's requirements name",
        ),
        when("--fix", unless="FILE", does="fs.write cwd", because="mends what it can"),
        when(f"-c={SCRATCH}", does="code.injected -c", because="may name a folder of rules, which are programs"),
    ],
    examples="""
        ansible-lint --offline site.yml                 #=> read_only
        ansible-lint --offline -c /tmp/l.yml site.yml   #=> unknown code.injected
        ansible-lint --offline -c .ansible-lint site.yml #=> read_only
        ansible-lint site.yml                           #=> unknown code.remote
        ansible-lint -L                                 #=> read_only
        ansible-lint --offline --fix site.yml           #=> config_mutation fs.write
        ansible-lint --offline --fix                    #=> config_mutation fs.write
        ansible-lint --offline -r ./rules site.yml      #=> unknown code.opaque
        ansible-lint --offline --sarif-file o site.yml  #=> config_mutation fs.write
        ansible-lint --offline --generate-ignore        #=> config_mutation
        ansible-lint --frobnicate --version             #=> unknown unknown.option
    """,
)

ANY: list[Option] = [takes("-e/--env-file"), flags("-h/--help")]
SCENARIO: list[Option] = [
    *ANY,
    takes("-s/--scenario-name --exclude"),
    flags(
        "--all --no-all --command-borders --no-command-borders --report --no-report --shared-state --no-shared-state"
    ),
]
PARALLEL: list[Option] = [
    takes("--workers"),
    flags("--parallel --no-parallel --continue-on-failure --no-continue-on-failure"),
]
DRIVER = takes("-d/--driver-name")

MOLECULE = tool(
    "molecule",
    about="test roles of ansible",
    docs="https://ansible.readthedocs.io/projects/molecule/",
    inert="--help --version",
    options=[takes("-c/--base-config -e/--env-file"), flags("--debug --no-debug -v/--verbose --version -h/--help")],
    subs=[
        sub("list", inert="-h", options=[*ANY, takes("-s/--scenario-name"), takes("-f/--format")]),
        sub("drivers", options=[*ANY, takes("-f/--format")]),
        sub("matrix", "COMMAND", options=[*ANY, takes("-s/--scenario-name")]),
        sub(
            "check, test, cleanup, converge, create, dependency, idempotence, prepare, side-effect, syntax, verify",
            "-- ARG...",
            inert="-h",
            does="code.project",
            because="runs the project's playbooks",
            options=[
                *SCENARIO,
                *PARALLEL,
                DRIVER,
                takes("-p/--platform-name --destroy"),
                flags("--force --no-force"),
            ],
        ),
        sub("destroy", inert="-h", does="guest.delete, code.project", options=[*SCENARIO, *PARALLEL, DRIVER]),
        sub("reset", inert="-h", does="fs.delete", because="deletes what was kept of the test", options=SCENARIO),
        sub("login", does="code.interactive", options=[takes("-s/--scenario-name -h/--host -e/--env-file")]),
        sub("init scenario", "NAME", inert="-h", does="fs.create NAME", options=ANY),
    ],
    examples="""
        molecule list                                   #=> read_only
        molecule matrix test                            #=> read_only
        molecule test                                   #=> unknown code.project
        molecule converge -s default -- --tags x        #=> unknown code.project
        molecule destroy --all                          #=> destructive guest.delete
        molecule reset                                  #=> destructive fs.delete
        molecule login --host a                         #=> unknown code.interactive
        molecule init scenario x                        #=> reversible_low fs.create
        molecule --version                              #=> read_only
        molecule frobnicate                             #=> unknown unknown.subcommand
    """,
)

TOOLS = [OPA, CONFTEST, TFLINT, TFSEC, CHECKOV, TERRAFORM_DOCS, INFRACOST, ANSIBLE_LINT, MOLECULE]
