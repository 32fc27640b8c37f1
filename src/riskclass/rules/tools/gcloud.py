from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Each command has a hundred options of its own; not one makes `list` or `describe` change anything.
ANY = takes("--*", "[VALUE]")

#: Verbs that are no names of a group: what stands behind one is the name of a thing, also where that is `list`.
_VERBS = (
    "create delete deploy update patch add-* remove-* set-* reset start stop suspend resume restart import export clone"
    " failover restore promote-* move rollback cancel enable disable undelete submit execute call publish pull ssh scp"
    " resize migrate abandon-* attach-* detach-* get-credentials connect apply replace run"
).split()
_BEFORE = ("*", "* *", "* * *", "compute *", "compute * *")

TOOL = tool(
    "gcloud",
    about="ask Google's cloud, and run commands on its machines; what else it can do is unknown",
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
        sub("version, info", options=[ANY]),
        sub(
            ", ".join(f"{before} {verb}" for verb in _VERBS for before in _BEFORE),
            "NAME...",
            does="code.opaque NAME",
            because="what it changes is not in this table",
            options=[ANY],
        ),
        sub(
            "* list, * * list, * * * list, * * * * list, * describe, * * describe, * * * describe, * * * * describe,"
            " auth list, secrets list, secrets describe, secrets versions list, secrets versions describe,"
            " compute * list, compute * * list, compute * describe, compute * * describe",
            "NAME...",
            options=[ANY],
        ),
        sub(
            "auth print-access-token, auth print-identity-token, auth application-default print-access-token",
            "ACCOUNT",
            does="secret.read ACCOUNT",
            because="shows a token",
            options=[ANY],
        ),
        sub("secrets versions access", "VERSION", does="secret.read VERSION", options=[takes("--secret --out-file")]),
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
    ],
    examples="""
        gcloud version                                       #=> read_only
        gcloud compute instances list --filter=status=RUNNING  #=> read_only
        gcloud --project p sql instances describe db         #=> read_only
        gcloud auth list                                     #=> read_only
        gcloud auth print-access-token                       #=> exposure secret.read
        gcloud secrets versions access latest --secret=db    #=> exposure secret.read
        gcloud secrets versions describe latest --secret=db  #=> read_only
        gcloud compute ssh web1 --command='df -h'            #=> read_only
        gcloud compute ssh web1 --zone a --command='rm -rf /srv/x'  #=> destructive
        gcloud compute ssh web1                              #=> unknown code.interactive
        gcloud compute ssh web1 --dry-run                    #=> read_only
        gcloud compute ssh web1 --command=df -- -v           #=> unknown code.opaque
        gcloud compute ssh web1 --command=df --ssh-flag=-v   #=> unknown code.opaque
        gcloud compute ssh web1 --command=df --container web  #=> read_only
        gcloud --flags-file=f.yaml auth list                 #=> unknown code.injected
        gcloud compute instances delete web1                 #=> unknown
        gcloud sql instances delete prod-db                  #=> unknown
        gcloud functions delete f                            #=> unknown
        gcloud compute instances delete list                 #=> unknown
        gcloud frob                                          #=> unknown
    """,
)
