from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Options of the operations are not listed, for there are thousands; their values are the words. Not one of them makes
#: an operation do something of another kind, except those named below. `--dry-run` of ec2 is left out on purpose: a
#: later `--no-dry-run` takes it back.
ANY = flags("--*")
WORDS = "WORD..."
COPY: list[Option] = [
    takes("--include --exclude --acl --sse-c-key --sse-kms-key-id --sse-c-copy-source-key --storage-class"),
    takes("--website-redirect --content-type --cache-control --content-disposition --content-encoding"),
    takes("--content-language --expires --source-region --page-size --checksum-mode --checksum-algorithm --metadata"),
    takes("--metadata-directive --expected-size --case-conflict --copy-props"),
    takes("--sse --sse-c --sse-c-copy-source --request-payer", "VALUE?"),
    takes("--grants", does="access.grant VALUE"),
    flags("--dryrun --quiet --follow-symlinks --no-follow-symlinks --no-guess-mime-type --only-show-errors"),
    flags("--no-progress --ignore-glacier-warnings --force-glacier-transfer --recursive --validate-same-s3-paths"),
    flags("--no-overwrite"),
]
MOVES = [
    when("SOURCE=s3:*", "DEST=s3:*", does="cloud.change DEST"),
    when("SOURCE=s3:*", unless="DEST=s3:*", writes="DEST|-"),
    when("DEST=s3:*", unless="SOURCE=s3:*", does="net.upload SOURCE"),
    when("--acl=public*|authenticated*", does="net.publish SOURCE", because="lets everyone read it"),
]
SHOWS = "shows a key, a password or a token"
LOSES = "deletes what is not in the source"

TOOL = tool(
    "aws",
    about="ask and change Amazon's cloud",
    docs="https://docs.aws.amazon.com/cli/latest/reference/",
    inherits=True,
    options=[
        takes("--endpoint-url --output --query --profile --region --color --ca-bundle --cli-read-timeout"),
        takes("--cli-connect-timeout --cli-binary-format --cli-error-format"),
        flags("--debug --no-verify-ssl --no-paginate --version --no-sign-request --v2-debug --no-cli-pager"),
        flags("--cli-auto-prompt --no-cli-auto-prompt"),
    ],
    subs=[
        # files in buckets
        sub(
            "s3 ls",
            "PATH",
            options=[
                takes("--page-size --bucket-name-prefix --bucket-region"),
                takes("--request-payer", "VALUE?"),
                flags("--recursive --human-readable --summarize"),
            ],
        ),
        sub("s3 cp", "SOURCE DEST", inert="--dryrun", options=COPY, rows=MOVES),
        sub(
            "s3 mv",
            "SOURCE DEST",
            inert="--dryrun",
            options=COPY,
            rows=[*MOVES, when("SOURCE=s3:*", does="cloud.change SOURCE")],
        ),
        sub(
            "s3 sync",
            "SOURCE DEST",
            inert="--dryrun",
            options=[*COPY, flags("--size-only --exact-timestamps --delete")],
            rows=[
                *MOVES,
                when("--delete", "DEST=s3:*", does="cloud.delete DEST", because=LOSES),
                when("--delete", unless="DEST=s3:*", deletes="DEST", because=LOSES),
            ],
        ),
        sub(
            "s3 rm",
            "PATH",
            inert="--dryrun",
            does="cloud.delete PATH",
            options=[
                takes("--include --exclude --page-size"),
                takes("--request-payer", "VALUE?"),
                flags("--dryrun --quiet --recursive --only-show-errors"),
            ],
        ),
        sub("s3 mb", "PATH", does="cloud.create PATH", options=[takes("--tags")]),
        sub("s3 rb", "PATH", does="cloud.delete PATH", options=[flags("--force")]),
        sub(
            "s3 presign",
            "PATH",
            does="access.grant PATH",
            because="makes an address that anyone can use",
            options=[takes("--expires-in")],
        ),
        sub(
            "s3 website",
            "PATH",
            does="net.publish PATH",
            options=[takes("--index-document --error-document")],
        ),
        # its own settings
        sub("configure list, configure list-profiles, configure get", WORDS),
        sub("configure", does="credential.store", because="asks for keys, and keeps them"),
        sub(
            "configure set, configure import, configure add-model, configure sso, configure sso-session",
            WORDS,
            does="credential.store",
            options=[takes("--csv --service-model --service-name --sso-session"), flags("--skip-invalid")],
        ),
        sub("configure export-credentials", does="secret.read", because=SHOWS, options=[takes("--format")]),
        sub("sso login, login", does="credential.store", options=[ANY]),
        sub("sso logout, logout", does="credential.store", because="forgets tokens"),
        sub("history list, history show", WORDS, options=[ANY]),
        sub("help, * help"),
        # observe
        sub(
            "* describe-*, * list-*, * get-*, * batch-get-*, * search-*, * scan, * query, * filter-*, * lookup-*,"
            " * check-*, * estimate-*, * preview-*, * simulate-*, * validate-*, * head-*, * count-*, * calculate-*,"
            " * discover-*, * tail, * start-query, * stop-query, * start-live-tail, * verify, * verify-mac",
            WORDS,
            options=[ANY],
            prints="any",
        ),
        sub("* wait *", WORDS, options=[ANY]),
        sub(
            "* get-object, * get-object-torrent, * get-job-output, * get-export, * get-sdk, * get-configuration,"
            " * get-hosted-configuration-version, * get-latest-configuration, * get-package-version-asset,"
            " * get-game-session-log, * get-clip, * get-media, * get-snapshot-block, * get-function-code,"
            " * get-introspection-schema, * get-raw-message-content, * get-thing-shadow, * get-profile,"
            " * get-connection-function, * get-lineage-event, * get-map-*, * get-static-map, * get-tile, * get-image-*,"
            " * get-read-set, * get-reference, * get-code-binding-source, * get-work-unit-results, * get-sol-*",
            WORDS,
            does="fs.write cwd",
            because="writes what it gets into a file",
            options=[ANY],
        ),
        sub("* get-activity-task", WORDS, does="cloud.change", because="takes a task", options=[ANY]),
        # secrets
        sub(
            "* get-secret-value, * batch-get-secret-value, * get-login-password, * get-login,"
            " * get-authorization-token,"
            " * get-session-token, * get-federation-token, * get-delegated-access-token, * get-web-identity-token,"
            " * assume-*, * decrypt, * decrypt-data, * generate-data-key, * generate-data-key-pair,"
            " * get-password-data,"
            " * generate-db-auth-token, * generate-db-connect-auth-token, * generate-db-connect-admin-auth-token,"
            " * get-cluster-credentials, * get-cluster-credentials-with-iam, * get-credentials, * get-token,"
            " * get-credentials-for-identity, * get-open-id-token, * get-open-id-token-for-developer-identity,"
            " * get-role-credentials, * get-temporary-*, * get-data-access, * get-access-token,"
            " * get-identity-center-auth-token, * get-challenge-password, * export-certificate,"
            " * download-default-key-pair, * get-instance-access-details, * get-bucket-access-keys,"
            " * get-relational-database-master-user-password, * get-resource-api-key, * get-resource-oauth2-token,"
            " * get-workload-access-token, * get-workload-access-token-for-*, * get-compute-access,"
            " * get-compute-auth-token, * get-environment-credentials, * get-programmatic-access-credentials,"
            " * get-external-data-view-access-details, * get-cluster-session-credentials, * get-session-endpoint,"
            " * get-managed-endpoint-session-credentials, * list-user-pool-client-secrets, * describe-chap-credentials,"
            " * describe-user-pool-client, * get-opentdf-config, * list-api-keys, * request-upload-credentials",
            WORDS,
            does="secret.read WORD",
            because=SHOWS,
            options=[ANY],
        ),
        sub(
            "* get-parameter, * get-parameters, * get-parameters-by-path, * get-parameter-history",
            WORDS,
            options=[ANY, flags("--with-decryption", does="secret.read WORD", because="shows secrets in clear text")],
        ),
        sub(
            "* get-api-key, * get-api-keys",
            WORDS,
            options=[ANY, flags("--include-value --include-values", does="secret.read WORD", because=SHOWS)],
        ),
        # code and sessions
        sub(
            "* send-command, * start-automation-execution, * execute-statement, * execute-sql, * execute-transaction,"
            " * batch-execute-statement, * execute-query, * execute-pipeline, * invoke, * invoke-*, * start-build",
            WORDS,
            does="code.opaque WORD",
            because="runs code in the cloud that is not read here",
            options=[ANY],
        ),
        sub("* start-session, * execute-command, * ssh", WORDS, does="code.interactive WORD", options=[ANY]),
        sub(
            "* execute-change-set, * deploy, * update-stack, * update-stack-set, * update-stack-instances",
            WORDS,
            does="code.apply WORD",
            because="may replace or delete resources",
            options=[ANY],
        ),
        sub(
            "* package",
            WORDS,
            does="net.upload WORD",
            options=[ANY, takes("--output-template-file", writes="VALUE")],
        ),
        sub("* update-kubeconfig, * update-roles", WORDS, does="target.switch", options=[ANY]),
        # rights
        sub(
            "* authorize-*, * add-permission, * add-layer-version-permission, * put-bucket-policy, * put-bucket-acl,"
            " * put-object-acl, * put-*-policy, * attach-*-policy, * add-user-to-group, * create-access-key,"
            " * create-login-profile, * update-login-profile, * add-role-to-instance-profile, * set-*-policy,"
            " * update-assume-role-policy, * create-grant, * grant-*, * create-policy-version,"
            " * modify-image-attribute, * modify-snapshot-attribute, * modify-db-snapshot-attribute,"
            " * create-service-specific-credential, * reset-service-specific-credential, * upload-ssh-public-key,"
            " * update-access-key, * import-key-pair, * send-ssh-public-key, * send-serial-console-ssh-public-key,"
            " * put-resource-policy, * put-key-policy, * create-api-key, * create-keys-and-certificate,"
            " * add-client-id-to-open-id-connect-provider, * admin-add-user-to-group, * admin-set-user-password,"
            " * add-resource-permissions, * share-*, * create-resource-share, * put-role-policy, * accept-*",
            WORDS,
            does="access.grant WORD",
            options=[ANY],
        ),
        sub(
            "* create-key-pair",
            WORDS,
            does="secret.read WORD, cloud.create WORD",
            because="shows a new key",
            options=[ANY],
        ),
        sub("* revoke-*, * remove-permission", WORDS, does="access.revoke WORD", options=[ANY]),
        sub(
            "* delete-public-access-block, * delete-account-public-access-block, * stop-logging, * delete-trail,"
            " * delete-detector, * delete-flow-logs, * stop-configuration-recorder, * delete-configuration-recorder,"
            " * put-public-access-block, * disable-security-hub, * disable-key-rotation, * disable-ebs-encryption-*",
            WORDS,
            does="guard.lower WORD",
            options=[ANY],
        ),
        # lost
        sub(
            "* delete-*, * batch-delete-*, * terminate-*, * purge-queue, * release-*, * schedule-key-deletion,"
            " * deregister-image, * remove-from-global-cluster, * deprovision-*, * admin-delete-user, * destroy-*,"
            " * transact-write-items, * batch-write-item, * reset-*",
            WORDS,
            does="cloud.delete WORD",
            options=[ANY],
        ),
        # stops
        sub(
            "* stop-*, * reboot-*, * cancel-*, * disable-*, * pause-*, * suspend-*, * failover-*, * restart-*,"
            " * disassociate-*, * detach-*, * deregister-*, * rollback-*, * switchover-*, * deactivate-*, * abort-*,"
            " * disconnect-*, * set-desired-capacity, * exit-standby, * enter-standby, * update-service,"
            " * update-auto-scaling-group, * change-resource-record-sets, * remove-*, * unassign-*, * upgrade-*,"
            " * set-instance-health, * move-*, * shutdown-*",
            WORDS,
            does="cloud.disrupt WORD",
            options=[ANY],
        ),
        # new, and changed
        sub("* start-instances", WORDS, does="guest.start WORD", options=[ANY]),
        sub("* run-task", WORDS, does="container.run WORD", options=[ANY]),
        sub("* publish, * send-email, * send-raw-email, * send-message", WORDS, does="message.send", options=[ANY]),
        sub("* put-object, * upload-part, * upload-archive", WORDS, does="net.upload WORD", options=[ANY]),
        sub(
            "* create-*, * run-*, * copy-*, * restore-*, * allocate-*, * import-*, * purchase-*, * register-*,"
            " * clone-*",
            WORDS,
            does="cloud.create WORD",
            options=[ANY],
        ),
        sub(
            "* put-*, * update-*, * modify-*, * set-*, * tag-*, * untag-*, * add-*, * attach-*, * associate-*,"
            " * enable-*, * start-*, * replace-*, * assign-*, * resume-*, * activate-*, * complete-*, * submit-*,"
            " * batch-*, * change-*, * rotate-*, * retry-*",
            WORDS,
            does="cloud.change WORD",
            options=[ANY],
        ),
    ],
    examples="""
        aws --version                                                       #=> read_only
        aws help                                                            #=> read_only
        aws ec2 describe-instances help                                     #=> read_only
        aws s3 help                                                         #=> unknown
        aws s3 ls s3://backup/ --recursive --summarize                      #=> read_only
        aws s3 cp app.tgz s3://backup/                                      #=> exposure net.upload
        aws s3 cp app.tgz s3://backup/ --dryrun                             #=> read_only
        aws s3 cp - s3://backup/x                                           #=> exposure net.upload
        aws s3 cp s3://backup/x x                                           #=> config_mutation fs.write
        aws s3 cp s3://backup/x /tmp/x                                      #=> reversible_low fs.scratch
        aws s3 cp s3://backup/x -                                           #=> read_only
        aws s3 cp s3://a/x s3://b/x                                         #=> config_mutation cloud.change
        aws s3 cp s3://a/x s3://b/x --acl public-read                       #=> exposure net.publish
        aws s3 cp s3://a/x s3://b/x --acl private                           #=> config_mutation cloud.change
        aws s3 cp s3://a/x s3://b/x --grants read=uri=x                     #=> exposure access.grant
        aws s3 mv s3://a/x s3://b/x                                         #=> config_mutation cloud.change
        aws s3 mv s3://a/x /tmp/x                                           #=> config_mutation cloud.change
        aws s3 mv x s3://a/x                                                #=> exposure net.upload
        aws s3 sync ./site s3://bucket                                      #=> exposure net.upload
        aws s3 sync ./site s3://bucket --delete                             #=> destructive cloud.delete
        aws s3 sync s3://bucket ./site --delete                             #=> destructive fs.delete
        aws s3 sync s3://bucket ./site --delete --dryrun                    #=> read_only
        aws s3 rm s3://backup/old --recursive                               #=> destructive cloud.delete
        aws s3 rm s3://backup/old --recursive --dryrun                      #=> read_only
        aws s3 mb s3://new                                                  #=> config_mutation cloud.create
        aws s3 rb s3://old --force                                          #=> destructive cloud.delete
        aws s3 presign s3://b/x                                             #=> exposure access.grant
        aws s3 website s3://b --index-document index.html                   #=> exposure net.publish
        aws configure list                                                  #=> read_only
        aws configure                                                       #=> config_mutation credential.store
        aws configure set region eu-west-1                                  #=> config_mutation credential.store
        aws configure export-credentials                                    #=> exposure secret.read
        aws sso login --profile prod                                        #=> config_mutation credential.store
        aws sts get-caller-identity                                         #=> read_only
        aws --profile prod --region eu-west-1 ec2 describe-instances --filters Name=x,Values=y #=> read_only
        aws ec2 describe-instances --instance-ids "$ID" --query 'X[].Y' --output text #=> read_only
        aws dynamodb scan --table-name t --select COUNT                     #=> read_only
        aws logs tail /aws/lambda/x --follow                                #=> read_only
        aws ec2 wait instance-running --instance-ids i-1                    #=> read_only
        aws s3api list-objects-v2 --bucket b                                #=> read_only
        aws s3api get-object --bucket b --key k out                         #=> config_mutation fs.write
        aws s3api put-object --bucket b --key k --body f                    #=> exposure net.upload
        aws s3api delete-object --bucket b --key k                          #=> destructive cloud.delete
        aws s3api delete-public-access-block --bucket b                     #=> exposure
        aws secretsmanager list-secrets                                     #=> read_only
        aws secretsmanager get-secret-value --secret-id x                   #=> exposure secret.read
        aws ssm get-parameter --name x                                      #=> read_only
        aws ssm get-parameter --name x --with-decryption                    #=> exposure secret.read
        aws ssm get-parameters-by-path --path / --no-with-decryption        #=> read_only
        aws apigateway get-api-keys --include-values                        #=> exposure secret.read
        aws ecr get-login-password                                          #=> exposure secret.read
        aws sts assume-role --role-arn A --role-session-name s              #=> exposure secret.read
        aws kms decrypt --ciphertext-blob fileb://x                         #=> exposure secret.read
        aws kms encrypt --key-id k --plaintext x                            #=> unknown unknown.subcommand
        aws ssm send-command --document-name AWS-RunShellScript --parameters 'commands=["ls"]' #=> unknown code.opaque
        aws ssm start-session --target i-1                                  #=> unknown code.interactive
        aws lambda invoke --function-name f out.json                        #=> unknown code.opaque
        aws cloudformation deploy --template-file t --stack-name s          #=> unknown code.apply
        aws cloudformation package --template-file t --s3-bucket b          #=> exposure net.upload
        aws cloudformation package --output-template-file o --s3-bucket b   #=> exposure net.upload fs.write
        aws eks update-kubeconfig --name c                                  #=> config_mutation target.switch
        aws ec2 authorize-security-group-ingress --group-id g --cidr 0.0.0.0/0 #=> exposure access.grant
        aws ec2 revoke-security-group-ingress --group-id g --cidr 0.0.0.0/0 #=> disruptive access.revoke
        aws iam attach-user-policy --user-name u --policy-arn p             #=> exposure access.grant
        aws iam create-access-key --user-name u                             #=> exposure access.grant
        aws ec2 create-key-pair --key-name k                                #=> exposure secret.read
        aws cloudtrail stop-logging --name t                                #=> exposure guard.lower
        aws ec2 terminate-instances --instance-ids i-1                      #=> destructive cloud.delete
        aws iot delete-policy --policy-name p --version x                   #=> destructive cloud.delete
        aws rds delete-db-instance --db-instance-identifier x               #=> destructive cloud.delete
        aws ec2 stop-instances --instance-ids i-1                           #=> disruptive cloud.disrupt
        aws route53 change-resource-record-sets --hosted-zone-id z          #=> disruptive cloud.disrupt
        aws ec2 start-instances --instance-ids i-1                          #=> reversible_low guest.start
        aws ec2 run-instances --image-id i                                  #=> config_mutation cloud.create
        aws ecs run-task --task-definition t                                #=> config_mutation container.run
        aws sns publish --topic-arn t --message hi                          #=> config_mutation message.send
        aws ec2 modify-instance-attribute --instance-id i-1                 #=> config_mutation cloud.change
        aws ec2 create-tags --resources i-1 --tags Key=a,Value=b            #=> config_mutation cloud.create
        aws stepfunctions get-activity-task --activity-arn a                #=> config_mutation cloud.change
        aws frobnicate x                                                    #=> unknown unknown.subcommand
    """,
)
