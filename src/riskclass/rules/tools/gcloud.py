from __future__ import annotations

from riskclass.model.tables import Option, Table, flags, sub, takes, tool, when

#: Each command has a hundred options of its own; not one makes a command do what its verb does not say.
ANY = takes("--*", "[VALUE]")
#: A command of a preview is the command.
STAGES = ("", "alpha ", "beta ", "preview ")
#: Verbs, behind as many groups as there are. What stands behind one is the name of a thing, also where that is `list`.
VERBS: tuple[tuple[str, str, str], ...] = (
    (
        "print-* access decrypt raw-decrypt get-auth-string get-key-string config-helper",
        "secret.read",
        "shows a key, a token or a secret",
    ),
    ("reset-windows-password", "secret.read, access.grant NAME", "makes a password, and shows it"),
    ("sign-blob sign-jwt sign-url keys~create api-keys~create", "access.grant NAME", "lets in whoever holds it"),
    ("get-credentials", "credential.store", "keeps credentials for another tool"),
    (
        """
        add-iam-policy-binding set-iam-policy add-invoker-policy-binding firewall-rules~create firewall-rules~update
        roles~create roles~update ssh-keys~add memberships~add add-members create-cred-config grant approve accept
        """,
        "access.grant NAME",
        "",
    ),
    ("remove-iam-policy-binding remove-invoker-policy-binding revoke remove-members", "access.revoke NAME", ""),
    (
        """
        list list-* describe describe-* get get-* read tail tail-* search search-* query query-* lookup check-* validate
        validate-* test-iam-permissions wait log encrypt verify mac-verify analyze-* explain preview diff versions~list
        lint-* troubleshoot-policy ping
        """,
        "",
        "",
    ),
    ("apply deployments~create deployments~update", "code.apply NAME", "may replace or delete resources"),
    (
        "call invoke execute execute-* run run-* create-execution direct-predict predict evaluate",
        "code.opaque NAME",
        "runs code there that is not seen here",
    ),
    ("submit", "net.upload NAME, code.project", "sends the folder, and builds it there"),
    ("connect ssh connect-to-serial-port shell", "code.interactive NAME", ""),
    ("scp", "net.upload NAME", ""),
    ("start-iap-tunnel proxy port-forward", "net.loopback NAME", ""),
    (
        "create create-* clone copy copy-* import import-* restore undelete export export-* snapshot",
        "cloud.create NAME",
        "",
    ),
    ("start", "service.start NAME", ""),
    (
        """
        update update-labels update-metadata add add-* set set-* enable enable-* patch edit attach attach-* assign
        replace register resume activate associate bulk-* configure-* acknowledge ack modify-* pull upload upload-*
        rename complete-* promote-* commit open lock
        """,
        "cloud.change NAME",
        "",
    ),
    ("publish publish-*", "message.send", ""),
    ("invalidate-cdn-cache", "refresh", ""),
    (
        """
        stop suspend reset reset-* restart resize deploy remove remove-* detach detach-* disable disable-* failover
        rollback cancel recreate-* rolling-action~* drain drain-* abandon-* migrate migrate-* move move-* switchover
        upgrade deactivate simulate-* update-* abort reject unregister unset-* close seek rotate-* perform-maintenance
        promote advance retire terminate-* pause relocate evict-* dissociate
        """,
        "cloud.disrupt NAME",
        "",
    ),
    ("delete delete-* purge purge-* destroy bulk-delete", "cloud.delete NAME", ""),
)
COPIES: list[Option] = [
    takes("--*", "[VALUE]"),
    takes("-a --acl-file --cache-control --content-disposition --content-encoding --content-language --content-type"),
    takes("--custom-metadata --encryption-key --storage-class --predefined-acl -x/--exclude"),
    flags("-r/-R/--recursive -n/--no-clobber -P/--preserve-posix -c/--continue-on-error -v/--print-created-message"),
]
MOVES = [
    when("SOURCE=gs:*", "DEST=gs:*", does="cloud.change DEST"),
    when("SOURCE=gs:*|s3:*", unless="DEST=gs:*|s3:*", writes="DEST|-"),
    when("DEST=gs:*|s3:*", unless="SOURCE=gs:*|s3:*", does="net.upload SOURCE"),
]


def _verb(start: str, names: str, does: str, because: str) -> Table:
    return sub(
        ", ".join(f"{start}{name.replace('~', ' ')}" for name in names.split()),
        "NAME...",
        does=does,
        because=because,
        options=[ANY],
    )


def _at(paths: str, operands: str = "NAME...", does: str = "", because: str = "") -> Table:
    """Commands with another class than their verb says."""
    names = ", ".join(f"{stage}{path}" for stage in STAGES for path in paths.split(", "))
    return sub(names, operands, does=does, because=because, options=[ANY])


#: One of each verb, at each depth.
TRIED = """
print-x exposure
reset-windows-password exposure
sign-jwt exposure
get-credentials config_mutation
grant exposure
revoke disruptive
list read_only
apply unknown
call unknown
submit unknown
shell unknown
scp exposure
proxy reversible_low
create config_mutation
start reversible_low
update config_mutation
publish config_mutation
invalidate-cdn-cache reversible_low
stop disruptive
delete destructive
"""


def _tried() -> str:
    lines = [line.split() for line in TRIED.split("\n") if line]
    return "\n".join(f"gcloud {'a ' * groups}{verb} n  #=> {risk}" for groups in range(1, 7) for verb, risk in lines)


TOOL = tool(
    "gcloud",
    about="ask and change Google's cloud, and run commands on its machines",
    docs="https://cloud.google.com/sdk/gcloud/reference",
    inherits=True,
    inert="--help",
    options=[
        takes("--access-token-file --account --billing-project --configuration --flatten --format --project"),
        takes("--impersonate-service-account --trace-token --verbosity --region --zone"),
        takes("--flags-file", does="code.injected VALUE", because="the file may hold any option"),
        flags("-h/--help -q/--quiet --log-http --user-output-enabled --no-user-output-enabled"),
    ],
    subs=[
        _at("version, info, help, topic, cheat-sheet, feedback, survey"),
        # its own settings, programs and credentials
        _at("config list, config get, config get-value, config configurations list, config configurations describe"),
        _at(
            "config set, config unset, config configurations activate, config configurations create,"
            " config configurations delete, config configurations rename",
            does="target.switch NAME",
        ),
        _at(
            "init, auth login, auth revoke, auth activate-service-account, auth configure-docker,"
            " auth application-default login, auth application-default revoke,"
            " auth application-default set-quota-project, config set-credentials",
            does="credential.store",
        ),
        _at(
            "components install, components update, components remove, components reinstall, components restore",
            does="package.install NAME",
        ),
        _at("interactive, cloud-shell ssh", does="code.interactive"),
        _at("projects delete", does="cloud.delete NAME", because="deletes a project with all that is in it"),
        _at(
            "compute config-ssh",
            does="credential.store, target.switch",
            because="makes a key, and writes hosts into the settings of ssh",
        ),
        _at("app browse, app open-console", does="refresh"),
        _at("compute project-info add-metadata, compute instances add-metadata", does="access.grant NAME"),
        # files in buckets
        _at("storage ls, storage du, storage hash, storage cat"),
        _at("storage rm", does="cloud.delete NAME"),
        _at("storage restore", does="cloud.change NAME"),
        _at("sql backups restore", does="cloud.delete NAME", because="overwrites the database of the instance"),
        sub("storage cp", "SOURCE... DEST", options=COPIES, rows=MOVES),
        sub(
            "storage mv",
            "SOURCE... DEST",
            options=COPIES,
            rows=[*MOVES, when("SOURCE=gs:*|s3:*", does="cloud.change SOURCE")],
        ),
        sub(
            "storage rsync",
            "SOURCE DEST",
            inert="--dry-run",
            options=[*COPIES, flags("--dry-run --delete-unmatched-destination-objects")],
            rows=[
                *MOVES,
                when("--delete-unmatched-destination-objects", "DEST=gs:*|s3:*", does="cloud.delete DEST"),
                when("--delete-unmatched-destination-objects", unless="DEST=gs:*|s3:*", deletes="DEST"),
            ],
        ),
        # machines
        sub(
            "compute ssh",
            "DEST -- MORE...",
            context="host:DEST",
            inert="--dry-run",
            options=[
                takes("--command", "COMMAND:sh"),
                takes("--container", context="container:VALUE"),
                takes("--ssh-flag", does="code.opaque VALUE", because="an option of ssh may run a program"),
                takes("--ssh-key-file --ssh-key-expiration --ssh-key-expire-after --strict-host-key-checking"),
                takes("--iap-tunnel-url-override --network"),
                flags("--dry-run --force-key-file-overwrite --no-force-key-file-overwrite --internal-ip --plain"),
                flags("--tunnel-through-iap --troubleshoot"),
            ],
            rows=[
                when("MORE", does="code.opaque MORE", because="options of ssh may run programs"),
                when(unless="--command MORE --dry-run --troubleshoot", does="code.interactive DEST"),
            ],
        ),
        sub(
            "secrets versions access",
            "VERSION",
            does="secret.read VERSION",
            options=[takes("--secret --location"), takes("--out-file", writes="VALUE")],
        ),
        sub(
            "spanner databases execute-sql",
            "NAME",
            options=[
                takes("--sql", "SQL:sql"),
                takes("--instance --query-mode --timeout --database-role"),
                ANY,
            ],
            rows=[when(unless="--sql", does="code.opaque NAME")],
        ),
        # a shallower verb comes before the `*` of a deeper group
        *(_verb("* " * groups, *each) for groups in range(1, 7) for each in VERBS),
    ],
    examples=_tried()
    + """
        gcloud version                                       #=> read_only
        gcloud compute instances list --filter=status=RUNNING  #=> read_only
        gcloud --project p sql instances describe db         #=> read_only
        gcloud beta compute instances describe web1          #=> read_only
        gcloud auth list                                     #=> read_only
        gcloud logging read 'severity>=ERROR' --limit 5      #=> read_only
        gcloud projects get-iam-policy p                     #=> read_only
        gcloud config get-value project                      #=> read_only
        gcloud config set project p                          #=> config_mutation target.switch
        gcloud auth login                                    #=> config_mutation credential.store
        gcloud components update                             #=> config_mutation package.install
        gcloud auth print-access-token                       #=> exposure secret.read
        gcloud kms decrypt --key k --ciphertext-file c --plaintext-file p  #=> exposure secret.read
        gcloud compute reset-windows-password web1           #=> exposure secret.read access.grant
        gcloud iam service-accounts keys create k.json --iam-account a  #=> exposure access.grant
        gcloud container clusters get-credentials c          #=> config_mutation credential.store
        gcloud projects add-iam-policy-binding p --member m --role r  #=> exposure access.grant
        gcloud compute firewall-rules create allow --allow tcp:22  #=> exposure access.grant
        gcloud projects remove-iam-policy-binding p --member m --role r  #=> disruptive access.revoke
        gcloud compute instances add-metadata web1 --metadata-from-file ssh-keys=k  #=> exposure access.grant
        gcloud secrets versions access latest --secret=db    #=> exposure secret.read
        gcloud secrets versions access latest --secret=db --out-file=f  #=> exposure secret.read fs.write
        gcloud secrets versions describe latest --secret=db  #=> read_only
        gcloud deployment-manager deployments update d --config c.yaml  #=> unknown code.apply
        gcloud functions call f                              #=> unknown code.opaque
        gcloud builds submit --tag t                         #=> unknown net.upload code.project
        gcloud sql connect db                                #=> unknown code.interactive
        gcloud compute scp f web1:                           #=> exposure net.upload
        gcloud compute start-iap-tunnel web1 22              #=> reversible_low net.loopback
        gcloud compute instances create web1                 #=> config_mutation cloud.create
        gcloud compute instances start web1                  #=> reversible_low service.start
        gcloud services enable run.googleapis.com            #=> config_mutation cloud.change
        gcloud pubsub topics publish t --message m           #=> config_mutation message.send
        gcloud compute url-maps invalidate-cdn-cache u --path /x  #=> reversible_low refresh
        gcloud run deploy app --image i                      #=> disruptive cloud.disrupt
        gcloud app deploy                                    #=> disruptive cloud.disrupt
        gcloud compute instances stop web1                   #=> disruptive cloud.disrupt
        gcloud compute instances delete web1                 #=> destructive cloud.delete
        gcloud sql instances delete prod-db                  #=> destructive cloud.delete
        gcloud functions delete f                            #=> destructive cloud.delete
        gcloud compute instances delete list                 #=> destructive cloud.delete
        gcloud projects delete p                             #=> destructive cloud.delete
        gcloud compute config-ssh                            #=> config_mutation credential.store
        gcloud app browse                                    #=> reversible_low refresh
        gcloud interactive                                   #=> unknown code.interactive
        gcloud storage ls gs://b                             #=> read_only
        gcloud storage cat gs://b/x                          #=> read_only
        gcloud storage cp f gs://b/                          #=> exposure net.upload
        gcloud storage cp gs://b/f .                         #=> config_mutation fs.write
        gcloud storage cp gs://a/f gs://b/                   #=> config_mutation cloud.change
        gcloud storage mv gs://a/f gs://b/                   #=> config_mutation cloud.change
        gcloud storage mv gs://a/f /tmp/f                    #=> config_mutation cloud.change
        gcloud storage mv f gs://b/                          #=> exposure net.upload
        gcloud storage mv f g                                #=> read_only
        gcloud storage rsync -r d gs://b                     #=> exposure net.upload
        gcloud storage rsync -r d gs://b --dry-run           #=> read_only
        gcloud storage rsync gs://a gs://b                   #=> config_mutation cloud.change
        gcloud storage rsync gs://a d                        #=> config_mutation fs.write
        gcloud storage rsync -r d gs://b --delete-unmatched-destination-objects  #=> destructive cloud.delete
        gcloud storage rsync -r gs://b d --delete-unmatched-destination-objects  #=> destructive fs.delete
        gcloud storage rm gs://b/x                           #=> destructive cloud.delete
        gcloud storage restore gs://b/x                      #=> config_mutation cloud.change
        gcloud sql backups restore 1 --restore-instance=x    #=> destructive cloud.delete
        gcloud spanner databases execute-sql d --instance i --sql 'SELECT 1'  #=> read_only
        gcloud spanner databases execute-sql d --instance i --sql 'DELETE FROM t'  #=> destructive
        gcloud spanner databases execute-sql d --instance i  #=> unknown code.opaque
        gcloud compute ssh web1 --command='df -h'            #=> read_only
        gcloud compute ssh web1 --zone a --command='rm -rf /srv/x'  #=> destructive
        gcloud compute ssh web1                              #=> unknown code.interactive
        gcloud compute ssh web1 --dry-run                    #=> read_only
        gcloud compute ssh web1 --command=df -- -v           #=> unknown code.opaque
        gcloud compute ssh web1 --command=df --ssh-flag=-v   #=> unknown code.opaque
        gcloud compute ssh web1 --command=df --container web  #=> read_only
        gcloud --flags-file=f.yaml auth list                 #=> unknown code.injected
        gcloud frob                                          #=> unknown
        gcloud compute instances frob                        #=> unknown
    """,
)
