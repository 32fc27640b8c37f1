from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

IN_CLEAR = "shows what is marked as sensitive in clear text"
COMMON: list[Option] = [
    flags("-help/-h -no-color -compact-warnings -deprecation* -consolidate-warnings -consolidate-errors -concise"),
    flags("-json -ignore-remote-version"),
    takes("-json-into", writes="VALUE"),
]
VARS: list[Option] = [takes("-var -var-file"), flags("-input")]
# A line that it cannot parse is shown with the error.
QUOTES = when("-var-file", unless="-var-file=*.tfvars|*.tfvars.json", reads="-var-file")
LOCK: list[Option] = [flags("-lock"), takes("-lock-timeout")]
STATE: list[Option] = [takes("-state"), takes("-state-out -backup -backup-out", writes="VALUE|-")]
CHANGES: list[Option] = [
    *COMMON,
    *VARS,
    *LOCK,
    takes("-target -exclude -target-file -exclude-file -parallelism -module-depth -state"),
    flags("-refresh -destroy -refresh-only -detailed-exitcode -allow-deferral"),
    flags("-show-sensitive", does="secret.read", because=IN_CLEAR),
    flags("-suppress-forget-errors"),
]
SECRET = "*pass*|*secret*|*token*|*key*|*cred*|*kubeconfig*|*auth*"
STATE_ONLY = "changes what it knows of the resources, not the resources"

TOOL = tool(
    "terraform tofu",
    about="plan and change the infrastructure that a folder describes",
    docs="https://developer.hashicorp.com/terraform/cli/commands",
    style="single",
    posix=True,
    inert="-help -version -v",
    options=[takes("-chdir", "[DIR]", cwd="VALUE"), flags("-help/-h -version -v")],
    subs=[
        # observe
        sub("version", options=COMMON, prints="any"),
        sub(
            "validate",
            "DIR",
            posix=True,
            options=[*COMMON, *VARS, takes("-test-directory"), flags("-no-tests -query")],
            rows=[QUOTES],
        ),
        sub(
            "plan",
            "DIR",
            about='show what would be changed; a `data "external"` of the folder runs',
            posix=True,
            options=[*CHANGES, takes("-out -generate-config-out", writes="VALUE"), takes("-replace -invoke")],
            rows=[QUOTES],
        ),
        sub(
            "query",
            posix=True,
            options=[*COMMON, *VARS, takes("-generate-config-out", writes="VALUE")],
            rows=[QUOTES],
        ),
        sub(
            "graph",
            "DIR",
            posix=True,
            options=[*COMMON, *VARS, *LOCK, takes("-plan -type -module-depth"), flags("-draw-cycles -verbose")],
        ),
        sub(
            "modules, providers, providers schema, metadata functions",
            "DIR",
            posix=True,
            options=[*COMMON, *VARS, takes("-test-directory")],
        ),
        sub(
            "show",
            "FILE",
            posix=True,
            options=[*COMMON, *VARS, flags("-show-sensitive -config"), takes("-module -plan -state", "[FILE]")],
            rows=[when("-json -show-sensitive", unless="-config", does="secret.read FILE", because=IN_CLEAR)],
        ),
        sub(
            "output",
            "NAME",
            posix=True,
            prints="any",
            options=[*COMMON, *VARS, takes("-state -module"), flags("-raw -show-sensitive")],
            rows=[
                when("-json -show-sensitive", does="secret.read NAME", because=IN_CLEAR),
                when(f"NAME={SECRET}", does="secret.read NAME"),
            ],
        ),
        sub("state list", "ADDRESS...", posix=True, options=[*COMMON, *VARS, takes("-state -id")], prints="any"),
        sub(
            "state show",
            "ADDRESS",
            posix=True,
            options=[
                *COMMON,
                *VARS,
                takes("-state"),
                flags("-show-sensitive", does="secret.read ADDRESS", because=IN_CLEAR),
            ],
        ),
        sub("state pull", posix=True, options=[*COMMON, *VARS], does="secret.read", because=IN_CLEAR),
        sub("workspace list, workspace show", "DIR", posix=True, options=[*COMMON, *VARS], prints="any"),
        # the working folder
        sub(
            "init",
            "DIR",
            posix=True,
            does="package.install",
            because="fetches the plugins and modules that the folder asks for",
            options=[
                *COMMON,
                *VARS,
                *LOCK,
                takes("-backend-config -lockfile -test-directory"),
                takes("-plugin-dir", does="code.opaque VALUE", because="takes plugins from that folder"),
                takes("-from-module", does="fs.write cwd, code.remote VALUE", because="copies a module from elsewhere"),
                flags("-backend -cloud -get -upgrade -get-plugins -verify-plugins"),
                flags("-reconfigure", does="target.switch", because="sets where the state is kept"),
                flags("-migrate-state -force-copy", does="storage.change", because="copies the state elsewhere"),
            ],
        ),
        sub(
            "get",
            "DIR",
            posix=True,
            does="package.install",
            because="fetches the modules that the folder asks for",
            options=[*COMMON, *VARS, flags("-update"), takes("-test-directory")],
        ),
        sub(
            "fmt",
            "TARGET...",
            posix=True,
            options=[*COMMON, flags("-diff -check -recursive"), takes("-list -write", "[BOOL]")],
            rows=[
                when(
                    "TARGET",
                    unless="-check -write=false|f|0 TARGET=-",
                    does="fs.write TARGET",
                    because="rewrites files in the standard style",
                ),
                when("TARGET==-", reads="TARGET", because="shows what is fed to it, or the line that is wrong"),
                when("-diff", reads="TARGET", because="shows lines of the files"),
                when(
                    unless="-check -write=false|f|0 TARGET",
                    does="fs.write cwd",
                    because="rewrites files in the standard style",
                ),
            ],
        ),
        sub(
            "providers lock",
            "PROVIDER...",
            posix=True,
            does="fs.write cwd",
            because="writes the lock file",
            options=[*COMMON, takes("-fs-mirror -net-mirror -platform -test-directory"), flags("-enable-plugin-cache")],
        ),
        sub(
            "providers mirror",
            "DIR",
            posix=True,
            writes="DIR",
            options=[*COMMON, *VARS, takes("-platform"), flags("-lock-file")],
        ),
        # the resources
        sub(
            "apply",
            "PLAN",
            posix=True,
            about="carry out a plan, which may replace or delete",
            options=[
                *CHANGES,
                takes("-state-out -backup", writes="VALUE|-"),
                takes("-replace", does="cloud.delete VALUE", because="deletes a resource, and makes it anew"),
                takes("-invoke"),
                flags("-auto-approve"),
            ],
            rows=[
                when(unless="-refresh-only", does="code.apply PLAN", because="may replace or delete resources"),
                when("-refresh-only", does="storage.change", because=STATE_ONLY),
                when("-destroy", does="cloud.delete", because="deletes every resource of the folder"),
            ],
        ),
        sub(
            "destroy",
            "DIR",
            posix=True,
            does="cloud.delete",
            because="deletes every resource of the folder, or those named",
            options=[
                *CHANGES,
                takes("-state-out -backup", writes="VALUE|-"),
                takes("-replace"),
                flags("-auto-approve -force"),
            ],
        ),
        sub(
            "test",
            posix=True,
            does="code.apply",
            because="makes and deletes resources, as the tests of the folder say",
            options=[
                *COMMON,
                *VARS,
                takes("-cloud-run -filter -test-directory -parallelism -run-parallelism"),
                takes("-junit-xml", writes="VALUE"),
                flags("-verbose"),
            ],
        ),
        sub(
            "console",
            "DIR",
            posix=True,
            does="code.interactive",
            options=[*COMMON, *VARS, *LOCK, takes("-state"), flags("-plan")],
        ),
        # what it knows of them
        sub(
            "refresh",
            "DIR",
            posix=True,
            does="storage.change",
            because=STATE_ONLY,
            options=[*CHANGES, takes("-state-out -backup", writes="VALUE|-")],
        ),
        sub(
            "import",
            "ADDRESS ID",
            posix=True,
            does="storage.change ADDRESS",
            because="puts a resource under its control",
            options=[
                *COMMON,
                *VARS,
                *LOCK,
                *STATE,
                takes("-config -provider -parallelism"),
                flags("-allow-missing-config"),
            ],
        ),
        sub(
            "taint, untaint",
            "ADDRESS",
            posix=True,
            does="storage.change ADDRESS",
            because="sets whether the next apply replaces it",
            options=[*COMMON, *VARS, *LOCK, *STATE, flags("-allow-missing"), takes("-module")],
        ),
        sub(
            "state mv, state replace-provider",
            "SOURCE DEST",
            posix=True,
            does="storage.change SOURCE",
            because=STATE_ONLY,
            inert="-dry-run",
            options=[*COMMON, *VARS, *LOCK, *STATE, flags("-dry-run -auto-approve")],
        ),
        sub(
            "state rm",
            "ADDRESS...",
            posix=True,
            does="storage.delete ADDRESS",
            because="forgets resources, which go on without its control",
            inert="-dry-run",
            options=[*COMMON, *VARS, *LOCK, *STATE, flags("-dry-run")],
        ),
        sub(
            "state push",
            "FILE",
            posix=True,
            does="storage.change FILE",
            because="replaces the state",
            options=[
                *COMMON,
                *VARS,
                *LOCK,
                flags("-force", does="storage.delete", because="replaces the state even by another's, or an older one"),
            ],
        ),
        sub(
            "force-unlock",
            "LOCK DIR",
            posix=True,
            does="storage.disrupt LOCK",
            because="takes the lock away from one who may be at work",
            options=[*COMMON, *VARS, flags("-force")],
        ),
        sub(
            "workspace select",
            "NAME DIR",
            posix=True,
            does="target.switch NAME",
            because="sets what all later commands act on",
            options=[*COMMON, *VARS, flags("-or-create")],
        ),
        sub(
            "workspace new",
            "NAME DIR",
            posix=True,
            does="target.switch NAME",
            because="sets what all later commands act on",
            options=[*COMMON, *VARS, *LOCK, takes("-state")],
        ),
        sub(
            "workspace delete",
            "NAME DIR",
            posix=True,
            does="storage.delete NAME",
            because="deletes a state",
            options=[*COMMON, *VARS, *LOCK, flags("-force")],
        ),
        sub("login", "HOST", posix=True, does="credential.store HOST", options=COMMON),
        sub(
            "logout",
            "HOST",
            posix=True,
            does="credential.store HOST",
            because="forgets a token",
            options=COMMON,
        ),
    ],
    examples="""
        terraform -version                                     #=> read_only
        terraform version -json                                #=> read_only
        terraform validate -json                               #=> read_only
        terraform init                                         #=> config_mutation package.install
        terraform init -upgrade -backend=false -input=false    #=> config_mutation package.install
        terraform init -help                                   #=> read_only
        terraform init -reconfigure                            #=> config_mutation target.switch
        terraform init -migrate-state -force-copy              #=> config_mutation storage.change
        terraform init -from-module=git::https://example.com/x #=> unknown code.remote
        terraform init -plugin-dir /tmp/plugins                #=> unknown code.opaque
        terraform get -update                                  #=> config_mutation package.install
        terraform plan                                         #=> read_only
        tofu plan -show-sensitive                              #=> exposure secret.read
        terraform plan -destroy -var 'a=b' -target=aws_x.y     #=> read_only
        terraform -chdir=infra plan -lock=false -no-color      #=> read_only
        terraform plan -out=plan.bin                           #=> config_mutation fs.write
        terraform plan -out /tmp/plan.bin                      #=> reversible_low fs.scratch
        terraform plan -generate-config-out=x.tf               #=> config_mutation fs.write
        terraform plan -var-file=.env                          #=> exposure secret.read
        terraform plan -var-file=terraform.tfvars              #=> read_only
        terraform plan -frobnicate                             #=> unknown unknown.option
        terraform query -generate-config-out=x.tf              #=> config_mutation fs.write
        terraform graph -type=plan                             #=> read_only
        terraform providers                                    #=> read_only
        terraform providers schema -json                       #=> read_only
        terraform providers lock -platform=linux_amd64         #=> config_mutation fs.write
        terraform providers mirror /tmp/mirror                 #=> reversible_low fs.scratch
        terraform show                                         #=> read_only
        terraform show plan.bin                                #=> read_only
        terraform show -json plan.bin                          #=> exposure secret.read
        tofu show -json -config                                #=> read_only
        terraform output                                       #=> read_only
        terraform output -raw instance_ip                      #=> read_only
        terraform output -raw db_password                      #=> exposure secret.read
        terraform output -json                                 #=> exposure secret.read
        tofu output -show-sensitive                            #=> exposure secret.read
        terraform state list                                   #=> read_only
        terraform state show aws_instance.web                  #=> read_only
        tofu state show -show-sensitive aws_instance.web       #=> exposure secret.read
        terraform state pull                                   #=> exposure secret.read
        terraform state mv a.b a.c                             #=> config_mutation storage.change
        terraform state mv -dry-run a.b a.c                    #=> read_only
        terraform state mv -dry-run=false a.b a.c              #=> config_mutation storage.change
        terraform state rm module.db                           #=> destructive storage.delete
        terraform state rm -dry-run module.db                  #=> read_only
        terraform state rm -backup=b.tfstate -dry-run=false x  #=> destructive storage.delete
        terraform state push new.tfstate                       #=> config_mutation storage.change
        terraform state push -force new.tfstate                #=> destructive storage.delete
        terraform import aws_instance.web i-1                  #=> config_mutation storage.change
        terraform taint aws_instance.web                       #=> config_mutation storage.change
        terraform refresh                                      #=> config_mutation storage.change
        terraform force-unlock -force 1234                     #=> disruptive storage.disrupt
        terraform fmt                                          #=> config_mutation fs.write
        terraform fmt -check -recursive                        #=> read_only
        terraform fmt -check=false                             #=> config_mutation fs.write
        terraform fmt -diff -write=false modules               #=> read_only
        terraform fmt modules -check                           #=> config_mutation fs.write
        terraform fmt -                                        #=> read_only
        terraform fmt - < .env                                 #=> exposure secret.read
        terraform fmt -diff -write=false .env                  #=> exposure secret.read
        terraform fmt -write=false .env                        #=> read_only
        terraform fmt /tmp/x.tf                                #=> reversible_low fs.scratch
        terraform apply                                        #=> unknown code.apply
        terraform apply -auto-approve plan.bin                 #=> unknown code.apply
        terraform apply -refresh-only -auto-approve            #=> config_mutation storage.change
        terraform apply -destroy -auto-approve                 #=> destructive cloud.delete
        terraform apply -destroy=false                         #=> unknown code.apply
        terraform apply -replace=aws_instance.web              #=> destructive cloud.delete
        terraform apply -help                                  #=> read_only
        terraform destroy -auto-approve                        #=> destructive cloud.delete
        terraform -chdir=infra destroy -target=aws_x.y         #=> destructive cloud.delete
        terraform destroy --help                               #=> read_only
        terraform test                                         #=> unknown code.apply
        terraform console                                      #=> unknown code.interactive
        terraform workspace list                               #=> read_only
        terraform workspace select prod                        #=> config_mutation target.switch
        terraform workspace new dev                            #=> config_mutation target.switch
        terraform workspace delete dev                         #=> destructive storage.delete
        terraform login                                        #=> config_mutation credential.store
        terraform logout                                       #=> config_mutation credential.store
        terraform frobnicate                                   #=> unknown unknown.subcommand
        terraform                                              #=> read_only
    """,
)
