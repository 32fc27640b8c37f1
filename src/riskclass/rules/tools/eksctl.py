from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

AWS: list[Option] = [
    takes("-c/--cluster -n/--name", context="cluster:VALUE"),
    takes("-r/--region -p/--profile --timeout --aws-api-timeout --cfn-role-arn -o/--output"),
    takes("-f/--config-file", reads="VALUE|-"),
    takes("--chunk-size"),
    flags("-A/--all-regions --cfn-disable-rollback -w/--wait -h/--help --approve"),
]
NODES: list[Option] = [
    *AWS,
    takes("--version --tags --zones --node-zones --nodegroup-name -t/--node-type -N/--nodes -m/--nodes-min"),
    takes("-M/--nodes-max --node-volume-size --node-volume-type --max-pods-per-node --node-ami --node-ami-family"),
    takes("--node-security-groups --node-labels --instance-prefix --instance-name --instance-types --subnet-ids"),
    takes("--vpc-cidr --vpc-private-subnets --vpc-public-subnets --vpc-from-kops-cluster --vpc-nat-mode"),
    takes("--include --exclude --only --without-nodegroup --namespace -l/--labels --resource --release-version"),
    takes("--launch-template-version --kubernetes-version --max-grace-period --pod-eviction-wait-period --parallel"),
    takes("--node-drain-timeout --service-account-role-arn --instance-selector-vcpus --instance-selector-memory"),
    takes("--instance-selector-gpus --instance-selector-cpu-architecture --nodegroup --provider --role-arn"),
    takes(
        "--configuration-values --pod-identity-association-role-arn --enable-types --disable-types --addon"
        " --ssh-public-key"
    ),
    flags("--fargate --managed --spot -P/--node-private-networking --enable-ssm --asg-access --external-dns-access"),
    flags("--full-ecr-access --appmesh-access --appmesh-preview-access --alb-ingress-access --disable-pod-imds"),
    flags("--ssh-access --install-neuron-plugin --install-nvidia-plugin --install-vpc-controllers --drain --force"),
    flags("--disable-nodegroup-eviction --undo --update-auth-configmap --dry-run --enable-auto-mode --only-missing"),
    flags("--auto-apply-pod-identity-associations --preserve --all"),
    flags("--write-kubeconfig --set-kubeconfig-context --auto-kubeconfig --remove-oidc-provider-trust-relationship"),
    takes("--authenticator-role-arn"),
]
GRANTS: list[Option] = [
    *AWS,
    takes("--arn --principal-arn --username --group --groups --account --service-name --namespace --type"),
    takes("--service-account-name --role-arn --role-name --permission-policy-arns --permissions-boundary-arn"),
    takes("--attach-policy-arn --attach-role-arn --attach-policy --policy-arn --well-known-policies --labels --tags"),
    takes("--kubernetes-groups --access-policies --include --exclude --only --target-role-arn --security-groups"),
    takes("--public-access-cidrs --subnets --control-plane-subnet-ids --control-plane-security-group-ids"),
    flags("--no-duplicate-arns --override-existing-serviceaccounts --role-only --create-service-account --all"),
    takes("--target-authentication-mode"),
    flags(
        "--remove-aws-auth --public-access --private-access --only-missing --remove-oidc-provider-trust-relationship"
    ),
]

# From the sources of eksctl 0.143 to 0.200, and its user guide.
TOOL = tool(
    "eksctl",
    about="make and change Kubernetes clusters at Amazon",
    docs="https://docs.aws.amazon.com/eks/latest/eksctl/",
    style="go",
    inherits=True,
    inert="-h --help",
    options=[
        takes("-C/--color -v/--verbose"),
        flags("-h/--help"),
        flags("-d/--dumpLogs", does="fs.write cwd", because="writes its log into a file where it fails"),
    ],
    subs=[
        sub(
            "help, version, info, completion bash, completion zsh, completion fish, completion powershell",
            "WORD...",
            options=[takes("-o/--output")],
        ),
        # groups, which print help
        sub(
            "create, get, update, upgrade, delete, set, unset, scale, drain, enable, register, deregister, associate,"
            " disassociate, utils, completion"
        ),
        sub(
            "get *, utils describe-stacks, utils describe-addon-versions, utils describe-addon-configuration,"
            " utils describe-cluster-versions, utils nodegroup-health, utils schema, utils wait-nodes",
            "NAME...",
            options=[
                *AWS,
                takes(
                    "--addon --nodegroup --namespace --kubernetes-version --version --arn --principal-arn --nodes-min"
                ),
                takes("--types --owners --publishers --service-account-name --kubeconfig --include --labels"),
                flags("--all --events --trail --resource-status --deployment-status --show-default-versions"),
            ],
        ),
        sub(
            "create cluster",
            "NAME",
            does="cloud.create NAME",
            inert="--dry-run",
            options=[*NODES, takes("--kubeconfig", writes="VALUE")],
            rows=[
                when(
                    unless="--write-kubeconfig=false",
                    does="target.switch",
                    because="makes the new cluster the current one",
                )
            ],
        ),
        sub(
            "create nodegroup, create nodegroups, create ng, create addon, create fargateprofile,"
            " create fargateprofiles, create capability",
            "NAME",
            does="cloud.create NAME",
            inert="--dry-run",
            options=NODES,
        ),
        sub(
            "create iamidentitymapping, create iamidentitymappings, create accessentry, create accessentries,"
            " create iamserviceaccount, create iamserviceaccounts, create podidentityassociation,"
            " create podidentityassociations, update podidentityassociation, update iamserviceaccount,"
            " update accessentry, associate identityprovider, associate identityproviders",
            "NAME",
            does="access.grant NAME",
            options=GRANTS,
        ),
        sub(
            "utils associate-iam-oidc-provider, utils set-public-access-cidrs, utils update-cluster-endpoints,"
            " utils update-cluster-vpc-config, utils migrate-to-pod-identity, utils migrate-to-access-entry",
            "VALUE...",
            options=GRANTS,
            rows=[when("--approve", does="access.grant", because="lets others in, or others than before")],
        ),
        sub(
            "delete *",
            "NAME...",
            does="cloud.delete NAME",
            options=[
                *NODES,
                takes("--arn --account --service-account-name --principal-arn"),
            ],
        ),
        sub(
            "scale *, drain *, unset labels, update addon, update nodegroup, update addons, update nodegroups,"
            " update capability, utils update-authentication-mode, utils update-legacy-subnet-settings,"
            " utils update-zonal-shift-config, utils update-deletion-protection,"
            " utils update-control-plane-component-config, utils enable-secrets-encryption,"
            " utils install-vpc-controllers, utils update-cluster-stack, upgrade nodegroup,"
            " upgrade nodegroups, disassociate identityprovider",
            "NAME",
            does="cloud.disrupt NAME",
            options=[*NODES, takes("--authentication-mode --key-arn"), flags("--encrypt-existing-secrets")],
        ),
        sub(
            "upgrade cluster, update cluster, utils update-kube-proxy, utils update-aws-node, utils update-coredns,"
            " utils update-cluster-logging",
            "NAME",
            options=NODES,
            rows=[when("--approve", does="cloud.disrupt NAME", because="changes what runs in the cluster")],
        ),
        sub("set labels", "NAME", does="cloud.change NAME", options=NODES),
        sub("enable flux", does="cloud.change", because="puts flux into the cluster", options=NODES),
        sub("register cluster", "NAME", does="cloud.create NAME", options=NODES),
        sub("deregister cluster", "NAME", does="cloud.delete NAME", options=NODES),
        sub("anywhere", "WORD...", does="code.opaque WORD", because="runs another program", open=True),
        sub(
            "utils write-kubeconfig",
            "NAME",
            does="target.switch",
            options=[
                *AWS,
                takes("--authenticator-role-arn"),
                takes("--kubeconfig", writes="VALUE"),
                flags("--set-kubeconfig-context --auto-kubeconfig"),
            ],
        ),
    ],
    examples="""
        eksctl version                                                   #=> read_only
        eksctl completion bash                                           #=> read_only
        eksctl create                                                    #=> read_only
        eksctl get cluster --region eu-west-1 -o json                    #=> read_only
        eksctl get nodegroup --cluster shop                              #=> read_only
        eksctl utils describe-stacks --cluster shop --all                #=> read_only
        eksctl get cluster -d                                            #=> config_mutation fs.write
        eksctl create cluster --name shop --nodes 3                      #=> config_mutation cloud.create target.switch
        eksctl create cluster -f c.yaml --write-kubeconfig=false         #=> config_mutation cloud.create
        eksctl create cluster -f c.yaml --kubeconfig k                   #=> config_mutation fs.write
        eksctl create cluster -f c.yaml --dry-run                        #=> read_only
        eksctl create cluster -f ~/.aws/credentials --dry-run            #=> exposure secret.read
        eksctl create nodegroup --cluster shop                           #=> config_mutation cloud.create
        eksctl create iamidentitymapping --cluster shop --arn a          #=> exposure access.grant
        eksctl utils set-public-access-cidrs --cluster shop 0.0.0.0/0    #=> read_only
        eksctl utils set-public-access-cidrs --cluster shop 0.0.0.0/0 --approve    #=> exposure access.grant
        eksctl delete cluster --name shop                                #=> destructive cloud.delete
        eksctl delete nodegroup --cluster shop ng1                       #=> destructive cloud.delete
        eksctl scale nodegroup --cluster shop --nodes 0 ng1              #=> disruptive cloud.disrupt
        eksctl drain nodegroup --cluster shop ng1                        #=> disruptive cloud.disrupt
        eksctl upgrade cluster --name shop                               #=> read_only
        eksctl upgrade cluster --name shop --approve                     #=> disruptive cloud.disrupt
        eksctl upgrade cluster --name shop --approve=false               #=> read_only
        eksctl utils update-cluster-stack -n shop --dry-run=false        #=> disruptive cloud.disrupt
        eksctl set labels --cluster shop --labels a=b                    #=> config_mutation cloud.change
        eksctl enable flux -f c.yaml                                     #=> config_mutation cloud.change
        eksctl register cluster --name shop --provider other             #=> config_mutation cloud.create
        eksctl deregister cluster --name shop                            #=> destructive cloud.delete
        eksctl utils write-kubeconfig --cluster shop                     #=> config_mutation target.switch
        eksctl utils write-kubeconfig --cluster shop --kubeconfig k      #=> config_mutation fs.write
        eksctl anywhere version                                          #=> unknown code.opaque
        eksctl delete cluster --help                                     #=> read_only
        eksctl frobnicate                                                #=> unknown unknown.subcommand
    """,
)
