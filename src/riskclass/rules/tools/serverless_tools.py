from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool

#: Of every command; the app is a program of the project, and it is run for nearly all of them.
CDK: list[Option] = [
    takes("--build", does="code.opaque VALUE", because="runs that command"),
    takes("-a/--app", does="code.opaque VALUE", because="runs that command"),
    takes("-p/--plugin", does="code.opaque VALUE", because="loads that module"),
    takes("-o/--output --telemetry-file", writes="VALUE"),
    takes("-c/--context --profile --region --proxy --ca-bundle-path -r/--role-arn --unstable"),
    takes("--staging", "[VALUE]"),
    flags("-v/--verbose --trace --[no-]strict --lookups --no-lookups --ignore-errors --debug --debug-app --debug-cli"),
    flags("-i/--ec2creds --telemetry/--version-reporting --no-version-reporting --path-metadata --no-path-metadata"),
    flags("--asset-metadata --no-asset-metadata --notices --no-notices --no-color --color --ci -y/--yes --version"),
    flags("-h/--help -j/--json --no-staging"),
]
APP = "runs the project's app"

CDK_TOOL = tool(
    "cdk",
    about="describe resources of AWS in a program, and make them",
    docs="https://docs.aws.amazon.com/cdk/v2/guide/cli.html",
    inherits=True,
    inert="--help --version",
    options=CDK,
    subs=[
        sub(
            "list, ls, synth, synthesize, metadata, drift, diagnose, validate, explore, lsp, refactor, flags",
            "WORD...",
            does="code.project",
            because=APP,
            options=[
                takes("--value -n/--concurrency --toolkit-stack-name --additional-stack-name --override-file --port"),
                flags(
                    "-l/--long -d/--show-dependencies -e/--exclusively --validation "
                    "-q/--quiet --watch --online --fail --set --all"
                ),
                flags(
                    "--unconfigured --recommended --default --interactive --safe --dry-run --revert --force --features"
                ),
            ],
        ),
        sub(
            "diff",
            "STACK...",
            does="code.project",
            because=APP,
            options=[
                takes("--parameters --context-lines --template --fail-on --change-set-name -m/--method"),
                flags("-e/--exclusively --security-only --fail --processed -q/--quiet --changeset/--change-set"),
                flags("--import-existing-resources --include-moves"),
            ],
        ),
        sub(
            "deploy, watch, import, publish-assets, rollback",
            "STACK...",
            does="code.project, cloud.disrupt STACK",
            because=f"{APP}, and changes what it describes",
            options=[
                takes("-E/--build-exclude --require-approval --notification-arns --rollback-trigger-alarm-arns"),
                takes(
                    "--monitoring-time-minutes -t/--tags --change-set-name -m/--method/--resource-mapping --parameters"
                ),
                takes("--toolkit-stack-name --progress --hotswap-ecs-minimum-healthy-percent --logs --concurrency"),
                takes(
                    "--hotswap-ecs-maximum-healthy-percent --asset-build-concurrency --orphan --resource-mapping-inline"
                ),
                takes("-O/--outputs-file --record-resource-mapping", writes="VALUE"),
                takes("--rollback --validate-bootstrap-version", "[VALUE]"),
                flags("--all -e/--exclusively --execute --no-execute --import-existing-resources -f/--force --hotswap"),
                flags(
                    "--previous-parameters --hotswap-fallback --watch --asset-parallelism --asset-prebuild --express"
                ),
                flags("--ignore-no-stacks --revert-drift --no-rollback -R"),
            ],
        ),
        sub(
            "destroy",
            "STACK...",
            does="cloud.delete STACK, code.project",
            options=[
                takes("--concurrency"),
                flags("--all -e/--exclusively -f/--force --express"),
            ],
        ),
        sub("orphan", "PATH...", does="code.project, cloud.change PATH"),
        sub(
            "bootstrap",
            "ENVIRONMENT...",
            does="cloud.change ENVIRONMENT, access.grant ENVIRONMENT",
            because="makes roles and a bucket",
            options=[
                takes(
                    "-b/--bootstrap-bucket-name/--toolkit-bucket-name "
                    "--bootstrap-kms-key-id --cpb/--custom-permissions-boundary"
                ),
                takes(
                    "--qualifier -t/--tags --trust --trust-for-lookup --untrust "
                    "--cloudformation-execution-policies --template"
                ),
                takes("--toolkit-stack-name"),
                flags(
                    "--epb/--example-permissions-boundary --bootstrap-customer-key --public-access-block-configuration"
                ),
                flags("--deny-external-id --execute --no-execute -f/--force --termination-protection --show-template"),
                flags("--previous-parameters --import-existing-resources --express"),
            ],
        ),
        sub(
            "gc",
            "ENVIRONMENT...",
            does="cloud.delete ENVIRONMENT",
            because="deletes what no stack uses",
            options=[
                takes(
                    "--action --type --rollback-buffer-days --created-buffer-days "
                    "--toolkit-stack-name --bootstrap-stack-name"
                ),
                flags("--confirm"),
            ],
            rows=[],
        ),
        sub(
            "init",
            "TEMPLATE",
            does="fs.create cwd, code.remote",
            because="installs the modules of a new project",
            options=[
                takes("-l/--language -V/--lib-version --from-path --template-path --package-manager -n/--project-name"),
                flags("--list --generate-only"),
            ],
            inert="--list",
        ),
        sub(
            "migrate",
            does="fs.create cwd",
            options=[
                takes("-n/--stack-name -l/--language --account --from-path --from-scan --filter"),
                takes("--output-path", writes="VALUE"),
                flags("--from-stack --compress"),
            ],
        ),
        sub(
            "context",
            options=[
                takes("-e/--reset", does="fs.write cwd"),
                flags("--clear", does="fs.write cwd"),
                flags("-f/--force"),
            ],
        ),
        sub("acknowledge, ack", "ID", does="fs.write cwd"),
        sub("notices", does="net.query", options=[flags("-u/--unacknowledged")]),
        sub(
            "docs, doc, doctor", options=[takes("-b/--browser", does="code.opaque VALUE", because="runs that command")]
        ),
        sub("cli-telemetry", does="host.config", options=[flags("--enable --disable --status")], inert="--status"),
    ],
    examples="""
        cdk --version                               #=> read_only
        cdk synth                                   #=> unknown code.project
        cdk diff web                                #=> unknown code.project
        cdk ls -l                                   #=> unknown
        cdk deploy web --require-approval never     #=> unknown cloud.disrupt
        cdk deploy -O out.json                      #=> unknown fs.write
        cdk destroy web -f                          #=> destructive cloud.delete
        cdk bootstrap aws://1/eu-west-1             #=> exposure access.grant
        cdk gc                                      #=> destructive
        cdk init app -l python                      #=> unknown code.remote
        cdk init --list                             #=> read_only
        cdk context                                 #=> read_only
        cdk context --clear                         #=> config_mutation fs.write
        cdk ack 1                                   #=> config_mutation
        cdk doctor                                  #=> read_only
        cdk docs --browser 'x %u'                   #=> unknown code.opaque
        cdk cli-telemetry --disable                 #=> config_mutation host.config
        cdk notices                                 #=> read_only
        cdk frobnicate                              #=> unknown unknown.subcommand
    """,
)

SAM: list[Option] = [
    takes("--region --profile --config-env --config-file -t/--template/--template-file --output"),
    flags("--save-params", does="fs.write cwd", because="keeps the options in samconfig.toml"),
    flags("--beta-features --no-beta-features --debug -h/--help --language-extensions --no-language-extensions"),
]
STACK: list[Option] = [
    takes("--stack-name --capabilities --s3-bucket --s3-prefix --image-repository --image-repositories --role-arn"),
    takes("--kms-key-id --notification-arns --tags --metadata --on-failure --max-wait-duration --signing-profiles"),
    takes("--parameter-overrides"),
    flags("--resolve-s3 --no-resolve-s3 -g/--guided --resolve-image-repos --no-execute-changeset --force-upload"),
    flags(
        "--fail-on-empty-changeset --no-fail-on-empty-changeset --confirm-changeset --no-confirm-changeset --express"
    ),
    flags("--disable-rollback --no-disable-rollback --no-express --no-progressbar --use-json"),
]
LOCAL: list[Option] = [
    takes("--parameter-overrides -e/--event --durable-execution-name -n/--env-vars --container-env-vars --debug-port"),
    takes("--debugger-path --debug-args -v/--docker-volume-basedir --docker-network --container-host --runtime -r"),
    takes("--container-host-interface --add-host --container-dns --invoke-image --tenant-id --layer-cache-basedir"),
    takes("--hook-name --terraform-plan-file --host -p/--port --ssl-cert-file --ssl-key-file --debug-function"),
    takes("--warm-containers -s/--static-dir"),
    takes("-l/--log-file", does="fs.append VALUE"),
    flags("--skip-pull-image --force-image-build --shutdown --mount-symlinks --no-mount-symlinks --no-memory-limit"),
    flags("--skip-prepare-infra --prepare-infra --disable-authorizer --no-watch"),
]

SAM_TOOL = tool(
    "sam",
    about="build, try and set up serverless applications of AWS",
    docs="https://docs.aws.amazon.com/serverless-application-model/latest/developerguide/serverless-sam-reference.html",
    inert="-h --help --version --info",
    options=[flags("-h/--help --version --info --debug --beta-features --no-beta-features")],
    subs=[
        sub(
            "init",
            does="fs.create cwd",
            because="makes a new project",
            inert="-h",
            options=[
                *SAM,
                takes(
                    "-n/--name --architecture --runtime -r --dependency-manager "
                    "--package-type --base-image --app-template -d"
                ),
                takes("-o/--output-dir", writes="VALUE"),
                takes("--extra-context -a -p"),
                takes("-l/--location", does="code.remote VALUE", because="a template may run hooks"),
                flags(
                    "--no-interactive --no-input --tracing --no-tracing "
                    "--application-insights --no-application-insights"
                ),
                flags("--structured-logging --no-structured-logging"),
            ],
        ),
        sub(
            "build",
            "NAME",
            does="code.project",
            because="runs the project's build",
            inert="-h",
            options=[
                *SAM,
                takes(
                    "--parameter-overrides -x/--exclude -m/--manifest -e/--container-env-var --container-env-var-file"
                ),
                takes(
                    "--build-image --mount-with --docker-network -s/--base-dir --hook-name "
                    "--terraform-project-root-path"
                ),
                takes("-b/--build-dir", deletes="VALUE", because="empties it first"),
                takes("--cache-dir"),
                flags(
                    "-p/--parallel -c/--cached --no-cached --build-in-source --no-build-in-source -u/--use-container"
                ),
                flags("--no-use-container --use-buildkit --no-use-buildkit --skip-pull-image --mount-symlinks"),
                flags("--no-mount-symlinks --skip-prepare-infra --prepare-infra"),
            ],
        ),
        sub(
            "local invoke, local start-api, local start-lambda",
            "NAME",
            does="code.project",
            because="runs the project's functions",
            inert="-h",
            options=[*SAM, *LOCAL],
        ),
        sub("local generate-event *", "WORD...", open=True),
        sub("validate", options=[*SAM, flags("--lint")]),
        sub(
            "list endpoints, list resources, list stack-outputs",
            does="net.query",
            options=[*SAM, takes("--stack-name --parameter-overrides")],
        ),
        sub(
            "logs, traces",
            does="net.query",
            options=[
                *SAM,
                takes("--stack-name --cw-log-group -n/--name --filter --trace-id -s/--start-time -e/--end-time"),
                flags("-i/--include-traces --tail"),
            ],
        ),
        sub(
            "remote test-event list, remote test-event get",
            "NAME",
            does="net.query",
            options=[
                *SAM,
                takes("--stack-name --name"),
                takes("--output-file", writes="VALUE"),
            ],
        ),
        sub(
            "remote test-event put, remote test-event delete",
            "NAME",
            does="cloud.change NAME",
            inert="-h",
            options=[
                *SAM,
                takes("--stack-name --name --file --invocation-type"),
                flags("-f/--force"),
            ],
        ),
        sub(
            "remote invoke",
            "NAME",
            does="code.opaque NAME",
            because="runs a function",
            inert="-h",
            options=[
                *SAM,
                takes(
                    "--stack-name -e/--event --event-file --test-event-name --parameter "
                    "--tenant-id --durable-execution-name"
                ),
            ],
        ),
        sub(
            "package",
            does="net.upload --s3-bucket",
            inert="-h",
            options=[
                *SAM,
                *STACK,
                takes("--output-template-file", writes="VALUE"),
            ],
        ),
        sub(
            "deploy, sync",
            does="cloud.disrupt --stack-name",
            because="changes what runs",
            inert="-h",
            options=[
                *SAM,
                *STACK,
                takes("--build-image --resource-id --resource -s/--base-dir --watch-exclude"),
                flags(
                    "--watch --no-watch --skip-deploy-sync --no-skip-deploy-sync "
                    "--dependency-layer --no-dependency-layer"
                ),
                flags("--code -u/--use-container --no-use-container --build-in-source --no-build-in-source"),
            ],
        ),
        sub(
            "delete",
            does="cloud.delete --stack-name",
            inert="-h",
            options=[
                *SAM,
                takes("--stack-name --s3-bucket --s3-prefix"),
                flags("--no-prompts --express --no-express"),
            ],
        ),
        sub(
            "publish",
            does="net.publish",
            inert="-h",
            options=[*SAM, takes("--semantic-version"), flags("--fail-on-same-version")],
        ),
        sub("pipeline init", does="fs.create cwd", inert="-h", options=[*SAM, flags("--bootstrap")]),
        sub(
            "pipeline bootstrap",
            does="cloud.create, access.grant",
            because="makes roles",
            inert="-h",
            options=[
                *SAM,
                takes(
                    "--stage --pipeline-user --pipeline-execution-role "
                    "--cloudformation-execution-role --bucket --image-repository"
                ),
                takes(
                    "--permissions-provider --oidc-provider-url --oidc-client-id "
                    "--github-org --github-repo --deployment-branch"
                ),
                takes("--oidc-provider --gitlab-group --gitlab-project --bitbucket-repo-uuid --cicd-provider"),
                flags("--interactive --no-interactive --create-image-repository --no-create-image-repository"),
                flags("--confirm-changeset --no-confirm-changeset"),
            ],
        ),
        sub("docs", "WORD...", options=SAM),
    ],
    examples="""
        sam --version                               #=> read_only
        sam validate --lint                         #=> read_only
        sam build                                   #=> unknown code.project
        sam build -b out                            #=> destructive fs.delete
        sam local invoke F -e event.json            #=> unknown code.project
        sam local invoke F -l log                   #=> unknown
        sam local generate-event s3 put             #=> read_only
        sam logs --stack-name web --tail            #=> read_only net.query
        sam deploy --stack-name web                 #=> disruptive cloud.disrupt
        sam deploy --stack-name web --save-params   #=> disruptive fs.write
        sam sync --stack-name web --watch           #=> disruptive
        sam delete --stack-name web                 #=> destructive cloud.delete
        sam package --s3-bucket b                   #=> exposure net.upload
        sam remote invoke F                         #=> unknown code.opaque
        sam remote test-event get F --name a --output-file o    #=> config_mutation fs.write
        sam init -l gh:a/b                          #=> unknown code.remote
        sam init --name x                           #=> reversible_low fs.create
        sam pipeline bootstrap                      #=> exposure access.grant
        sam deploy --help                           #=> read_only
        sam frobnicate                              #=> unknown unknown.subcommand
    """,
)

SLS: list[Option] = [
    takes("-r/--region --aws-profile --app --org -s/--stage -c/--config --param --debug"),
    flags("--use-local-credentials --verbose -h/--help --version/-v"),
]
PLUGINS = "loads the project's plug-ins"

SLS_TOOL = tool(
    "serverless sls",
    about="set up serverless applications",
    docs="https://www.serverless.com/framework/docs/providers/aws/cli-reference/",
    inherits=True,
    inert="-h --version",
    options=SLS,
    subs=[
        sub(
            "info, print, package, deploy list, deploy list functions, logs, "
            "metrics, invoke local, test, plugin list, plugin search,"
            " output list, output get, param list, param get, support, doctor, generate-event",
            "WORD...",
            does="code.project",
            because=PLUGINS,
            options=[
                takes(
                    "-f/--function -p/--path/--package --startTime --endTime --filter "
                    "-i/--interval -d/--data -e/--env --format --transform"
                ),
                takes("--context -x/--contextPath --name --type -b/--body"),
                takes("--docker-arg --service --test -q/--query -t"),
                flags("--tail --conceal --raw --docker --skip-package --minify-template"),
            ],
        ),
        sub(
            "deploy, deploy function, rollback, rollback function",
            "WORD...",
            does="code.project, cloud.disrupt WORD",
            because=PLUGINS,
            options=[
                takes("-p/--package -f/--function -t/--timestamp --function-version"),
                flags(
                    "--conceal --force -u/--update-config --enforce-hash-update --aws-s3-accelerate --minify-template"
                ),
            ],
        ),
        sub("remove", does="cloud.delete, code.project", because=PLUGINS),
        sub(
            "invoke",
            "NAME",
            does="code.opaque NAME",
            because="runs a function",
            options=[
                takes("-f/--function -q/--qualifier -p/--path -t/--type -d/--data --context --contextPath"),
                flags("-l/--log --raw"),
            ],
        ),
        sub("plugin install", "NAME", does="code.remote NAME", options=[takes("-n/--name")]),
        sub("plugin uninstall", "NAME", does="package.install NAME", options=[takes("-n/--name")]),
        sub(
            "create",
            does="fs.create cwd, code.remote",
            options=[takes("-t/--template -u/--template-url --template-path -p/--path -n/--name")],
        ),
        sub("install", does="fs.create cwd", because="fetches a project", options=[takes("-u/--url -n/--name")]),
        sub(
            "config credentials",
            does="credential.store",
            options=[takes("-p/--provider -k/--key -s/--secret -n/--profile"), flags("-o/--overwrite")],
        ),
        sub("login, logout", does="credential.store"),
        sub("help, version", "WORD..."),
    ],
    examples="""
        sls --version                               #=> read_only
        sls info --stage prod                       #=> unknown code.project
        sls deploy --stage prod                     #=> unknown cloud.disrupt
        serverless remove                           #=> destructive cloud.delete
        sls invoke -f web                           #=> unknown code.opaque
        sls plugin install -n x                     #=> unknown code.remote
        sls config credentials --provider aws --key a --secret b    #=> config_mutation credential.store
        sls frobnicate                              #=> unknown unknown.subcommand
    """,
)

TOOLS = [CDK_TOOL, SAM_TOOL, SLS_TOOL]
