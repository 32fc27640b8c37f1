from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

COPY: list[Option] = [
    takes("-a -s -z -x -y --stet* -h"),
    takes("-L", does="fs.append VALUE", because="keeps a log"),
    takes("-j"),
    flags("-r -R -n -e -c -p -P -v -A -I -D -M -u -U -C -i -J -Z -d"),
]
MOVES = [
    when("SOURCE=gs:*|s3:*", "DEST=gs:*|s3:*", does="cloud.change DEST"),
    when("SOURCE=gs:*|s3:*", unless="DEST=gs:*|s3:*", writes="DEST|-"),
    when("DEST=gs:*|s3:*", unless="SOURCE=gs:*|s3:*", does="net.upload SOURCE"),
    when("-a=public*|authenticated*", does="net.publish SOURCE", because="lets everyone read it"),
]
LOOK = [flags("-l -L -b -r -R -a -d -e -h -p -c -s -v -x -o -m -u -n -f"), takes("-X")]

GSUTIL = tool(
    "gsutil",
    about="look after files in Google's buckets",
    docs="https://cloud.google.com/storage/docs/gsutil",
    options=[takes("-o -u -i -h"), flags("-d -D -DD -m -q -v --help --version --testexceptiontraces")],
    inert="-v --version --help",
    subs=[
        sub("help, version, ls, du, stat, hash, cat", "WORD...", options=[*LOOK, takes("-t")]),
        sub(
            "acl get, cors get, lifecycle get, logging get, versioning get, web get, iam get, defacl"
            " get, label get, kms list,"
            " notification list, hmac list, hmac get, retention get, requesterpays get, ubla get,"
            " bucketpolicyonly get, pap get,"
            " rpo get, autoclass get, defstorageclass get, defaulteventbasedhold get",
            "WORD...",
            options=LOOK,
        ),
        sub(
            "cp",
            "SOURCE... DEST",
            options=COPY,
            rows=[
                *MOVES,
                when("-I", operands="DEST"),
                when("-I", "DEST=gs:*|s3:*", does="net.upload DEST", because="sends the files of a list"),
                when("-I", unless="DEST=gs:*|s3:*", writes="DEST"),
            ],
        ),
        sub("mv", "SOURCE... DEST", options=COPY, rows=[*MOVES, when("SOURCE=gs:*|s3:*", does="cloud.change SOURCE")]),
        sub(
            "rsync",
            "SOURCE DEST",
            inert="-n",
            options=COPY,
            rows=[
                *MOVES,
                when("-d", "DEST=gs:*|s3:*", does="cloud.delete DEST", because="deletes what is not in the source"),
                when("-d", unless="DEST=gs:*|s3:*", deletes="DEST", because="deletes what is not in the source"),
            ],
        ),
        sub(
            "perfdiag",
            "URL...",
            does="cloud.disrupt URL",
            because="measures with load",
            options=[takes("-n -c -k -p -y -s -d -t -m -o -i -j"), flags("-h")],
        ),
        sub("rm, rb", "URL...", does="cloud.delete URL", options=LOOK),
        sub(
            "mb",
            "URL...",
            does="cloud.create URL",
            options=[takes("-b -c -l -p -s -k --autoclass --retention --pap --placement --rpo")],
        ),
        sub(
            "compose, rewrite, setmeta",
            "WORD...",
            does="cloud.change WORD",
            options=[takes("-h -s"), flags("-k -r -R -O -I")],
        ),
        sub(
            "acl set, acl ch, defacl set, defacl ch, iam set, iam ch, signurl, hmac create, web set, pap set",
            "WORD...",
            does="access.grant WORD",
            options=[takes("-u -g -p -d -m -c -b -s -e"), flags("-r -R -a -f")],
        ),
        sub(
            "cors set, lifecycle set, logging set, versioning set, label set, label ch, kms encryption, kms authorize,"
            " notification create, hmac update, retention set, retention lock, retention event, retention temp,"
            " requesterpays set, ubla set, bucketpolicyonly set, rpo set, autoclass set, defstorageclass set,"
            " defaulteventbasedhold set",
            "WORD...",
            does="cloud.change WORD",
            options=[takes("-t -f -k -p -e -s -l -d -b"), flags("-r")],
        ),
        sub(
            "notification delete, notification stopchannel, hmac delete, retention clear",
            "WORD...",
            does="cloud.delete WORD",
            options=[takes("-p")],
        ),
        sub("config, update", "WORD...", does="credential.store", options=[flags("-a -b -e -f -n"), takes("-o")]),
    ],
    examples="""
        gsutil version                       #=> read_only
        gsutil ls -l gs://b                  #=> read_only
        gsutil acl get gs://b                #=> read_only
        gsutil cp f gs://b                   #=> exposure net.upload
        gsutil -m cp -r gs://b/d .           #=> config_mutation fs.write
        gsutil cp gs://b/x -                 #=> read_only
        gsutil cp gs://a/x gs://b            #=> config_mutation cloud.change
        gsutil cp -a public-read f gs://b    #=> exposure net.publish
        gsutil cp -I gs://b                  #=> exposure net.upload
        gsutil cp -I .                       #=> config_mutation fs.write
        gsutil perfdiag gs://b               #=> disruptive cloud.disrupt
        gsutil cp -L log gs://b/x -          #=> config_mutation
        gsutil mv gs://b/x /tmp/x            #=> config_mutation cloud.change
        gsutil mv f gs://b                   #=> exposure net.upload
        gsutil mv gs://a/x gs://b            #=> config_mutation cloud.change
        gsutil mv -a public-read f gs://b    #=> exposure net.publish
        gsutil rsync d gs://b                #=> exposure net.upload
        gsutil rsync -n -d d gs://b          #=> read_only
        gsutil rsync -d d gs://b             #=> destructive cloud.delete
        gsutil rsync -d gs://b d             #=> destructive fs.delete
        gsutil rsync gs://a gs://b           #=> config_mutation cloud.change
        gsutil rsync -a public-read d gs://b #=> exposure net.publish
        gsutil rm gs://b/x                   #=> destructive cloud.delete
        gsutil mb gs://b                     #=> config_mutation cloud.create
        gsutil setmeta -h a:b gs://b/x       #=> config_mutation cloud.change
        gsutil signurl k gs://b/x            #=> exposure access.grant
        gsutil versioning set on gs://b      #=> config_mutation cloud.change
        gsutil hmac delete k                 #=> destructive cloud.delete
        gsutil config                        #=> config_mutation credential.store
        gsutil frobnicate                    #=> unknown
    """,
)

ANY: list[Option] = [takes("--*", "[VALUE]"), flags("-*")]
BQ = tool(
    "bq",
    about="ask and change Google's BigQuery",
    docs="https://cloud.google.com/bigquery/docs/reference/bq-cli-reference",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--project_id --dataset_id --location --format --api --job_id --max_rows_per_request --trace"),
        takes("--flagfile --bigqueryrc", does="code.injected VALUE", because="the file may hold any option"),
        takes("--apilog"),
        takes("--credential_file --service_account --application_default_credential_file", "[VALUE]"),
        flags("--help --version --quiet --headless --nosync --sync --debug_mode --disable_ssl_validation -q"),
    ],
    rows=[when("--apilog", unless="--apilog=stdout|stderr|-", writes="--apilog")],
    subs=[
        sub("help, version, info, ls, show, head, wait, get-iam-policy", "WORD...", options=ANY),
        sub(
            "query",
            "SQL:sql",
            inert="--dry_run",
            options=[
                takes("--destination_table --destination_schema", does="db.change VALUE"),
                takes("--flagfile", does="code.injected VALUE", because="the file may hold any option"),
                flags("--dry_run"),
                takes("--replace", "[VALUE]", does="db.delete", because="empties the table first"),
                takes(
                    "-n/--max_rows --parameter --maximum_bytes_billed --label --schedule"
                    " --target_dataset --display_name --batch"
                ),
                takes("--udf_resource", does="code.opaque VALUE"),
                takes("--*", "[VALUE]"),
            ],
            rows=[
                when(unless="SQL", stdin="sql"),
                when("--schedule", does="schedule.change --schedule"),
            ],
        ),
        sub("mk, cp, snapshot, partition", "WORD...", does="cloud.create WORD", options=ANY),
        sub(
            "load",
            "TABLE SOURCE SCHEMA",
            does="db.change TABLE",
            options=[flags("--replace", does="db.delete TABLE"), takes("--*", "[VALUE]")],
            rows=[when("SOURCE", unless="SOURCE=gs:*", does="net.upload SOURCE")],
        ),
        sub("extract", "TABLE DEST...", does="cloud.create DEST", options=ANY),
        sub("insert, update, undelete", "WORD...", does="db.change WORD", options=ANY),
        sub("set-iam-policy, add-iam-policy-binding", "WORD...", does="access.grant WORD", options=ANY),
        sub("remove-iam-policy-binding", "WORD...", does="access.revoke WORD", options=ANY),
        sub("cancel", "WORD...", does="db.disrupt WORD", options=ANY),
        sub("rm, truncate", "WORD...", does="db.delete WORD", options=ANY),
        sub("init", "WORD...", does="credential.store", options=ANY),
        sub("shell", does="code.interactive", options=ANY),
    ],
    examples="""
        bq version                                   #=> read_only
        bq ls --format=pretty d                      #=> read_only
        bq --apilog=/etc/passwd ls                   #=> destructive fs.truncate
        bq --apilog=stdout ls                        #=> read_only
        bq query 'SELECT 1'                          #=> read_only
        bq query --use_legacy_sql=false 'SELECT 1'   #=> read_only
        bq query --nouse_legacy_sql 'DROP TABLE d.t' #=> destructive db.delete
        bq query --dry_run 'SELECT 1'                #=> read_only
        bq query --destination_table d.t 'SELECT 1'  #=> config_mutation db.change
        bq query --replace 'SELECT 1'                #=> destructive db.delete
        bq query --schedule 'every 1 hours' 'SELECT 1' #=> config_mutation schedule.change
        bq query --udf_resource f.js 'SELECT 1'      #=> unknown code.opaque
        bq query --flagfile f 'SELECT 1'             #=> unknown code.injected
        bq --flagfile f ls                           #=> unknown code.injected
        bq --bigqueryrc f ls                         #=> unknown code.injected
        bq query                                     #=> unknown
        bq mk d                                      #=> config_mutation cloud.create
        bq load d.t gs://b/f.csv                     #=> config_mutation db.change
        bq load d.t f.csv                            #=> exposure db.change
        bq load --replace d.t f.csv                  #=> destructive db.delete
        bq extract d.t gs://b/x                      #=> config_mutation cloud.create
        bq insert d.t f                              #=> config_mutation db.change
        bq add-iam-policy-binding --member=m d.t     #=> exposure access.grant
        bq remove-iam-policy-binding --member=m d.t  #=> disruptive access.revoke
        bq cancel j                                  #=> disruptive db.disrupt
        bq rm -f d.t                                 #=> destructive db.delete
        bq init                                      #=> config_mutation credential.store
        bq shell                                     #=> unknown code.interactive
    """,
)

TOOLS = [GSUTIL, BQ]
