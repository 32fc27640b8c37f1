from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

DUCKDB = tool(
    "duckdb",
    "FILE SQL...:duckdb",
    about="talk SQL to a DuckDB file, or to files of data",
    docs="https://duckdb.org/docs/stable/clients/cli/arguments",
    style="single",
    inert="-h -help -version",
    options=[
        takes("-c/-s/-cmd", "SQL:duckdb"),
        takes("-f", "SCRIPT:@duckdb"),
        takes("-init", "START:@duckdb"),
        flags("-ui", does="code.remote, net.loopback", because="fetches its user interface, and serves it"),
        takes("-newline -nullvalue -separator -storage-version"),
        flags(
            "-ascii -bail -batch -box -column -csv -echo -header -noheader -h/-help -html -interactive -json"
            " -jsonlines -line -dark-mode -light-mode"
            " -list -markdown -quote -readonly -safe -table -unsigned -unredacted -version -no-stdin -no-init"
        ),
    ],
    rows=[when(unless="SQL -c -f -ui -help -version -no-stdin", stdin="duckdb")],
    examples=r"""
        duckdb -c "SELECT * FROM 'x.parquet' LIMIT 5"       #=> read_only
        duckdb -c "COPY (SELECT 1) TO 'x.csv'"              #=> config_mutation fs.write
        duckdb app.duckdb 'DROP TABLE t'                    #=> destructive db.delete
        duckdb -json app.duckdb 'SELECT count(*) FROM t'    #=> read_only
        duckdb -c "INSTALL httpfs"                          #=> unknown code.opaque
        duckdb -c '.shell rm x'                             #=> destructive
        duckdb -f x.sql                                     #=> unknown code.project
        duckdb -init x.sql -c 'SELECT 1'                    #=> unknown
        duckdb -ui                                          #=> unknown code.remote
        duckdb app.duckdb                                   #=> unknown code.interactive
        duckdb -c "SET profiling_output='/srv/x'"           #=> config_mutation fs.write
        duckdb -c "PRAGMA log_query_path='/srv/x'"          #=> config_mutation fs.write
        duckdb -c "SET extension_directory='/srv/x'"        #=> unknown code.opaque
        duckdb -c "SET memory_limit='1GB'"                  #=> read_only
        duckdb -c "COPY (SELECT 1) TO 's3://b/x.csv'"       #=> exposure net.upload
        duckdb -version                                     #=> read_only
    """,
)

CLICKHOUSE = tool(
    "clickhouse-client clickhouse-local",
    "ADDRESS",
    about="talk SQL to ClickHouse",
    docs="https://clickhouse.com/docs/interfaces/cli",
    inert="--help -V --version",
    options=[
        takes("-q/--query", "SQL:clickhouse"),
        takes("--queries-file", "FILE:@clickhouse"),
        takes("-C/--config-file -c/--config"),
        takes(
            "-h/--host --port -u/--user --password -d/--database -f/--format --output-format --input-format -F -S"
            " --structure -N/--table --connection --query_id --max_threads --max_memory_usage --path"
            " --receive_timeout"
            " --send_timeout --connect_timeout --log-level --history_file --file"
        ),
        takes("--server_logs_file --client_logs_file", does="fs.append VALUE|-"),
        takes("--*", "[SETTING]"),
        flags("-n/--multiquery -m/--multiline -t/--time -E/--vertical -s/--stacktrace --secure --help -V/--version"),
        flags("--interactive"),
    ],
    rows=[
        when(unless="-q --queries-file --help -V", stdin="clickhouse"),
        when("--interactive", unless="--help -V", stdin="clickhouse"),
    ],
    examples="""
        clickhouse-client -q 'SELECT count() FROM system.parts'       #=> read_only db.read
        clickhouse-client -q 'DROP TABLE t'                           #=> destructive
        clickhouse-client -h db --query='ALTER TABLE t DELETE WHERE id=1'  #=> destructive
        clickhouse-client -q 'SYSTEM FLUSH LOGS'                      #=> disruptive
        clickhouse-client -q 'INSERT INTO t VALUES (1)'               #=> config_mutation
        clickhouse-client --max_threads=4 -q 'SELECT 1'               #=> read_only
        clickhouse-client --server_logs_file=x.log -q 'SELECT 1'      #=> config_mutation fs.write
        clickhouse-client --server_logs_file=- -q 'SELECT 1'          #=> read_only
        clickhouse-client --queries-file x.sql                        #=> unknown
        clickhouse-client                                             #=> unknown code.interactive
        clickhouse-client --interactive -q 'SELECT 1'                 #=> unknown code.interactive
        clickhouse-client --version                                   #=> read_only
    """,
)

MONGO_CONNECTION = [
    takes(
        "-h/--host --port -u/--username --authenticationDatabase --authenticationMechanism"
        " --gssapiServiceName"
        " --gssapiHostName --uri --config --sslCAFile --sslPEMKeyFile --sslPEMKeyPassword --sslCRLFile --tlsCAFile"
        " --tlsCertificateKeyFile --tlsCertificateKeyFilePassword --compressors --readPreference --awsSessionToken"
        " --sslFIPSMode -d/--db -c/--collection"
    ),
    takes("-p/--password", "VALUE?"),  # asked for where what follows is an option
    takes("-v/--verbose", "[LEVEL]"),
    flags(
        "--quiet --help --version --ssl --tls --sslAllowInvalidCertificates --sslAllowInvalidHostnames --tlsInsecure"
    ),
]
MONGO_HELP = "--help --version"
HASHES = "writes out the users' password hashes"

MONGOSH = tool(
    "mongosh mongo",
    "ADDRESS FILE...:@mongo",
    about="talk to MongoDB",
    docs="https://www.mongodb.com/docs/mongodb-shell/",
    inert=MONGO_HELP,
    options=[
        takes("--eval", "CODE:mongo"),
        takes("-f/--file", "FILE:@mongo"),
        takes("--browser", does="code.injected VALUE", because="runs that program"),
        takes("--cryptSharedLibPath/--crypt-shared-lib-path", does="code.injected VALUE", because="loads a library"),
        takes("--oidcDumpTokens", "[MODE]"),
        takes(
            "--awsIamSessionToken --sspiHostnameCanonicalization --sspiRealmOverride --tlsCertificateSelector"
            " --tlsDisabledProtocols --apiVersion --awsAccessKeyId --awsSecretAccessKey --keyVaultNamespace --kmsURL"
        ),
        takes("--json --retryWrites --deep-inspect --deepInspect --oidcFlows --oidcRedirectUri", "[HOW]"),
        flags("--nodb --norc --shell --skipStartupWarnings --build-info --tlsAllowInvalidHostnames"),
        flags("--tlsAllowInvalidCertificates --tlsFIPSMode --apiStrict --apiDeprecationErrors"),
        flags("--oidcTrustedEndpoint --oidcIdTokenAsAccessToken --oidcNoNonce --no-retryWrites"),
        *MONGO_CONNECTION,
    ],
    rows=[
        when(unless="--eval -f FILE --help --version --build-info", stdin="mongo"),
        when("--shell", unless="--help --version --build-info", stdin="mongo"),
        when("--oidcDumpTokens=include-secrets", does="secret.read", because="shows tokens"),
    ],
    examples="""
        mongosh admin --eval 'db.system.users.find()' #=> exposure secret.read
        mongosh --eval 'db.stats()'             #=> read_only db.read
        mongosh --eval 'load("x.js")'           #=> unknown code.opaque
        mongosh --quiet --eval 'db.t.find({a: 1}).sort({_id: -1}).limit(3).forEach(printjson)' #=> read_only
        mongosh --eval 'db.t.find({$where: "sleep(1)"})' #=> unknown code.opaque
        mongosh --eval 'db.t.insertOne({a: new Date()})' #=> config_mutation db.change
        mongosh --eval 'db["t"].deleteMany({a: {$lt: ISODate("2020-01-01")}})' #=> destructive db.delete
        mongosh --eval 'db.getSiblingDB("x").dropDatabase()' #=> destructive db.delete
        mongosh --eval 'db.adminCommand({shutdown: 1})' #=> disruptive db.disrupt
        mongosh shop x.js                       #=> unknown code.project
        mongosh -f x.js shop                    #=> unknown code.project
        mongosh mongodb://db/shop <<< 'show dbs' #=> read_only
        mongosh mongodb://db/shop               #=> unknown code.interactive
        mongosh --shell --eval 'db.stats()'     #=> unknown code.interactive
        mongosh -u a -p --eval 'db.dropDatabase()'  #=> destructive db.delete
        mongosh --browser ./x --eval 'db.stats()'   #=> unknown code.injected
        mongosh --cryptSharedLibPath ./x.so --eval 'db.stats()'   #=> unknown code.injected
        mongosh --oidcDumpTokens=include-secrets --eval 'db.stats()'  #=> exposure secret.read
        mongosh --build-info                    #=> read_only
        mongosh --version                       #=> read_only
    """,
)

MONGODUMP = tool(
    "mongodump",
    "ADDRESS",
    about="back up MongoDB",
    docs="https://www.mongodb.com/docs/database-tools/mongodump/",
    inert=MONGO_HELP,
    does="snapshot",
    options=[
        takes("-o/--out", writes="VALUE"),  # its manual: overwrites what an earlier dump left there
        takes("--archive", "[FILE]"),
        takes(
            "-q/--query --queryFile --excludeCollection --excludeCollectionsWithPrefix -j/--numParallelCollections"
            " --viewsAsCollections"
        ),
        flags("--gzip --oplog --forceTableScan"),
        flags("--dumpDbUsersAndRoles", does="secret.read", because=HASHES),
        *MONGO_CONNECTION,
    ],
    rows=[
        when("--archive=*", writes="--archive"),
        when("-d=admin", does="secret.read", because=HASHES),
        when(unless="-o --archive --help --version", does="fs.write cwd", because="writes the directory dump"),
    ],
    examples="""
        mongodump --dumpDbUsersAndRoles -d shop     #=> exposure secret.read
        mongodump -d shop --archive=/tmp/m.gz --gzip #=> reversible_low
        mongodump -d shop --archive                 #=> reversible_low snapshot
        mongodump -d admin --archive                #=> exposure secret.read
        mongodump -d shop -o out                    #=> config_mutation fs.write
        mongodump                                   #=> config_mutation fs.write
        mongodump --help                            #=> read_only
    """,
)

MONGORESTORE = tool(
    "mongorestore",
    "DIR",
    about="restore MongoDB from a backup",
    docs="https://www.mongodb.com/docs/database-tools/mongorestore/",
    inert="--help --version --dryRun",
    does="db.change DIR",
    options=[
        flags("--drop", does="db.delete", because="drops what is there before it restores"),
        flags("--restoreDbUsersAndRoles", does="access.grant DIR", because="makes the users of the backup"),
        takes("--archive", "[FILE]"),
        flags("--oplogReplay", does="code.apply DIR", because="does all that a log holds, deletions too"),
        takes("--oplogFile", does="code.apply VALUE", because="does all that a log holds, deletions too"),
        takes(
            "--nsExclude --nsInclude --nsFrom --nsTo --oplogLimit -j/--numParallelCollections --dir"
            " --numInsertionWorkersPerCollection --writeConcern --excludeCollection --excludeCollectionsWithPrefix"
        ),
        flags(
            "--gzip --dryRun --noIndexRestore --noOptionsRestore"
            " --keepIndexVersion"
            " --maintainInsertionOrder --stopOnError --bypassDocumentValidation --preserveUUID --objcheck"
            " --convertLegacyIndexes --fixDottedHashIndex"
        ),
        *MONGO_CONNECTION,
    ],
    examples="""
        mongorestore dump/                  #=> config_mutation db.change
        mongorestore --drop dump/           #=> destructive db.delete
        mongorestore --oplogReplay dump/    #=> unknown code.apply
        mongorestore --oplogFile o.bson d/  #=> unknown code.apply
        mongorestore --restoreDbUsersAndRoles -d shop dump/   #=> exposure access.grant
        mongorestore --dryRun --drop dump/  #=> read_only
        mongorestore --version              #=> read_only
    """,
)

MONGOEXPORT = tool(
    "mongoexport bsondump",
    "FILE",
    about="write documents of MongoDB as JSON or CSV",
    inert=MONGO_HELP,
    does="db.read",
    options=[
        takes("-o/--out/--outFile", writes="VALUE"),
        takes("--fieldFile", reads="VALUE", because="shows its lines as names of columns"),
        takes("-f/--fields --type -q/--query --queryFile --jsonFormat --skip --limit --sort --bsonFile"),
        flags("--jsonArray --pretty --noHeaderLine -k/--slaveOk --forceTableScan --assertExists --objcheck"),
        *MONGO_CONNECTION,
    ],
    rows=[when("-c=system.users", does="secret.read", because=HASHES)],
    examples="""
        mongoexport -d admin -c system.users    #=> exposure secret.read
        mongoexport -d shop -c t                #=> read_only db.read
        mongoexport -d shop -c t -o t.json      #=> config_mutation
        mongoexport -d shop -c t --type csv --fieldFile .env    #=> exposure secret.read
        mongoexport -d shop -c t --type csv --fieldFile f.txt   #=> read_only
        mongoexport --help                      #=> read_only
    """,
)

MONGOIMPORT = tool(
    "mongoimport",
    "FILE",
    about="load documents into MongoDB",
    inert=MONGO_HELP,
    does="db.change FILE",
    reads="FILE",
    options=[
        takes("--file --fieldFile", reads="VALUE"),
        flags("--drop", does="db.delete", because="drops the collection first"),
        takes("--mode"),
        takes(
            "-f/--fields --type --upsertFields -j/--numInsertionWorkers --writeConcern --parseGrace --columnsHaveTypes"
        ),
        flags(
            "--jsonArray --headerline --ignoreBlanks --stopOnError --upsert --maintainInsertionOrder --legacy"
            " --bypassDocumentValidation --useArrayIndexFields"
        ),
        *MONGO_CONNECTION,
    ],
    rows=[when("--mode=delete", does="db.delete FILE", because="deletes the documents that are listed")],
    examples="""
        mongoimport -d shop -c t --mode delete t.json  #=> destructive db.delete
        mongoimport -d shop -c t t.json             #=> config_mutation db.change
        mongoimport -d shop -c t --file .env        #=> exposure secret.read
        mongoimport --drop -d shop -c t t.json      #=> destructive
        mongoimport -d shop -c t --type csv --fieldFile .env t.csv  #=> exposure secret.read
        mongoimport --version                       #=> read_only
    """,
)

MONGOSTAT = tool(
    "mongostat mongotop",
    "SECONDS",
    about="watch MongoDB",
    does="db.read",
    open=True,  # options choose the server and the form of what is printed
    options=[takes("-n/--rowcount -o -O"), *MONGO_CONNECTION],
    examples="""
        mongostat       #=> read_only
        mongostat --rowcount 3 1    #=> read_only
        mongotop 5      #=> read_only
    """,
)

INFLUX_COMMON: list[Option] = [
    takes("-host --configs-path -c/--active-config --trace-debug-id -t/--token -o/--org --org-id"),
    flags("--skip-verify --json --hide-headers -h/--help"),
    flags("--http-debug", does="secret.read", because="prints each request with the token in it"),
]
INFLUX_NAMED: list[Option] = [
    *INFLUX_COMMON,
    takes("-i/--id -n/--name -b/--bucket --bucket-id -d/--description -u/--user --user-id -l/--limit --offset"),
    takes("-m/--member --owner --task-id --run-id --before --after --script-id --stack-id --stack-name --role"),
    takes("--username --auth-id -r/--retention --shard-group-duration --schema-type --db --rp --remote-id"),
    takes("--default --local-bucket-id --remote-bucket --max-queue-bytes --page-size"),
    flags("--all --extended-output -x"),
]


INFLUX_WRITE: list[Option] = [
    *INFLUX_COMMON,
    takes("-b/--bucket --bucket-id -p/--precision --format --header -f/--file --skipHeader"),
    takes("--max-line-length --encoding --rate-limit --compression"),
    takes("-u/--url", does="net.query VALUE"),
    takes("--errors-file", writes="VALUE"),
    flags("--debug --skipRowOnError --xIgnoreDataTypeInColumnName"),
]


def _influx_lists(nouns: str) -> str:
    return ", ".join(f"{noun} {verb}" for noun in nouns.split(", ") for verb in ("list", "find", "ls"))


#: The shell of version 1, and the sub-commands of version 2.
INFLUX = tool(
    "influx",
    "WORD...",
    about="talk to InfluxDB",
    docs="https://docs.influxdata.com/influxdb/v2/reference/cli/influx/",
    style="single",
    inert="-version -help",
    options=[
        takes("-execute", "QUERY:sql"),
        flags("-import", does="code.opaque", because="carries out statements of a file"),
        takes(
            "-host -port -database -password -username -precision -format -consistency -socket -type -node -path -pps"
            " -url-prefix -retention"
        ),
        flags("-ssl -unsafeSsl -pretty -compressed -version -help"),
    ],
    rows=[
        when("WORD", does="code.opaque WORD", because="is no sub-command that is known"),
        when(unless="WORD -execute -import -version -help", stdin="sql"),
    ],
    subs=[
        sub("version, help, h, completion, server-config", "WORD...", options=[*INFLUX_COMMON, takes("--toml --yaml")]),
        sub("ping", does="net.query", options=INFLUX_COMMON),
        sub(
            _influx_lists(
                "org, organization, org members, organization members, bucket, bucket-schema, user, task, task log,"
                " task run, secret, v1 dbrp, v1 auth, remote, replication, scripts"
            )
            + ", dashboards, telegrafs, stacks, scripts retrieve",
            does="net.query",
            options=INFLUX_NAMED,
        ),
        sub(
            _influx_lists("auth, authorization"),
            does="secret.read",
            because="shows the tokens",
            options=INFLUX_NAMED,
        ),
        sub(
            _influx_lists("config"),
            options=INFLUX_COMMON,
            rows=[when("--json", does="secret.read", because="may show the tokens")],
        ),
        sub("config", "NAME", does="target.switch NAME", options=INFLUX_COMMON),
        sub(
            "config create, config set, config update, config rm, config delete, config remove",
            "NAME...",
            does="credential.store",
            options=[
                *INFLUX_COMMON,
                takes("-n/--config-name -u/--host-url -p/--username-password"),
                flags("-a/--active"),
            ],
        ),
        sub(
            "query",
            "QUERY",
            does="db.read",
            options=[
                *INFLUX_COMMON,
                takes("-f/--file", does="code.opaque VALUE", because="carries out what a file says"),
                takes("-p/--profilers"),
                flags("-r/--raw"),
            ],
            rows=[
                # Flux writes and sends by `to` and by what is imported.
                when("QUERY", unless="QUERY=from(*", does="code.opaque QUERY", because="may write or send"),
                when("QUERY=*import*|*to*", does="code.opaque QUERY", because="may write or send"),
                when(unless="QUERY -f", does="code.opaque", because="carries out what it is fed"),
            ],
        ),
        sub(
            "write",
            "LINE...",
            does="db.change",
            options=INFLUX_WRITE,
            rows=[when("-host", "--file", does="net.upload --file")],
        ),
        sub("write dryrun", "LINE...", reads="--file stdin", options=INFLUX_WRITE),
        sub("delete", does="db.delete", options=[*INFLUX_NAMED, takes("--start --stop -p/--predicate")]),
        sub(
            "backup",
            "PATH",
            does="fs.create PATH, db.read",
            options=[*INFLUX_NAMED, takes("--compression")],
        ),
        sub(
            "restore",
            "PATH",
            does="db.change",
            options=[*INFLUX_NAMED, takes("--new-bucket --new-org"), flags("--full")],
            rows=[when("--full", does="db.delete", because="replaces all that the server holds")],
        ),
        sub(
            "export, export all, export stack",
            "STACK",
            does="db.read",
            options=[
                *INFLUX_COMMON,
                takes("-f/--file", writes="VALUE"),
                takes(
                    "--stack-id --resource-type --filter --buckets --checks --dashboards --endpoints --labels --rules"
                ),
                takes("--tasks --telegraf-configs --variables --bucket-names --check-names --dashboard-names"),
                takes("--endpoint-names --label-names --rule-names --task-names --telegraf-config-names"),
                takes("--variable-names --stack-name"),
            ],
        ),
        sub(
            "template, template validate",
            options=[*INFLUX_COMMON, takes("-f/--file -u/--template-url -e/--encoding"), flags("-R/--recurse")],
        ),
        sub(
            "apply",
            does="code.apply",
            because="makes the server what a template says",
            options=[
                *INFLUX_COMMON,
                takes("-f/--file -u/--template-url -e/--encoding --stack-id --secret --env-ref --force --filter"),
                flags("-q/--quiet -R/--recurse --disable-color --disable-table-borders"),
            ],
        ),
        sub(
            "bucket create, bucket-schema create, bucket-schema update, org create, organization create, stacks init,"
            " stacks update, v1 dbrp create, v1 dbrp update, telegrafs create, telegrafs update, remote create,"
            " remote update, replication create, replication update, org update, organization update, user update",
            does="db.schema",
            options=[
                *INFLUX_NAMED,
                takes("--columns-file --columns-format -f/--file --stack-description --template-url --addResource"),
                takes("--remote-url --remote-api-token --remote-org-id --drop-non-retryable-data"),
            ],
        ),
        sub(
            "bucket update",
            does="db.change",
            options=INFLUX_NAMED,
            rows=[when("--retention", does="db.delete", because="what is older is deleted")],
        ),
        sub(
            "bucket delete, org delete, organization delete, task delete, secret delete, stacks rm, stacks remove,"
            " stacks uninstall, v1 dbrp delete, telegrafs rm, telegrafs remove, remote delete, replication delete,"
            " scripts delete",
            does="db.delete",
            options=[*INFLUX_NAMED, takes("-k/--key"), flags("--force")],
        ),
        sub(
            "task create, task update, scripts create, scripts update, scripts invoke",
            "QUERY",
            does="code.opaque QUERY",
            because="has the server run a script",
            options=[
                *INFLUX_NAMED,
                takes("-f/--file -e/--every --cron --script-params --status -s/--script -p/--params --language"),
            ],
        ),
        sub(
            "task run retry, task retry-failed, task rtf",
            does="db.change",
            inert="--dry-run",
            options=[*INFLUX_NAMED, takes("--task-limit --run-limit"), flags("--dry-run")],
        ),
        sub("secret update", does="credential.store", options=[*INFLUX_COMMON, takes("-k/--key -v/--value")]),
        sub(
            "auth create, authorization create",
            does="access.grant, secret.read",
            because="makes a token, and shows it",
            options=[
                *INFLUX_NAMED,
                takes("--read-bucket --write-bucket"),
                flags("--operator --all-access --read-* --write-*"),
            ],
        ),
        sub(
            "v1 auth create, v1 auth set-active, v1 auth set-password, auth active, authorization active,"
            " org members add, organization members add, user create, user password",
            does="access.grant",
            options=[
                *INFLUX_NAMED,
                takes("--password -p --read-bucket --write-bucket"),
                flags("--no-password"),
            ],
        ),
        sub(
            "auth inactive, auth delete, authorization inactive, authorization delete, v1 auth delete,"
            " v1 auth set-inactive, org members remove, organization members remove, user delete",
            does="access.revoke",
            options=INFLUX_NAMED,
        ),
        sub(
            "setup, setup user",
            does="account.change, credential.store",
            options=[*INFLUX_NAMED, takes("-p/--password"), flags("-f/--force")],
        ),
        sub("v1 shell", stdin="sql", options=INFLUX_COMMON),
        sub("repl", does="code.interactive", options=INFLUX_COMMON),
    ],
    examples="""
        influx -execute 'SHOW DATABASES'                #=> read_only
        influx -database x -execute 'DROP SERIES FROM a'  #=> destructive
        influx -import -path x                          #=> unknown
        influx                                          #=> unknown code.interactive
        influx <<< 'DROP DATABASE x'                    #=> destructive db.delete
        influx -execute 'ALTER RETENTION POLICY a ON b DURATION 1d'   #=> destructive db.delete
        influx -execute 'CREATE RETENTION POLICY a ON b DURATION 1d'  #=> config_mutation db.schema
        influx -version                                 #=> read_only
        influx frobnicate                               #=> unknown code.opaque
        influx ping --host http://db:8086               #=> read_only
        influx bucket list --org o --json               #=> read_only
        influx bucket list --http-debug                 #=> exposure secret.read
        influx auth list                                #=> exposure secret.read
        influx config ls                                #=> read_only
        influx config ls --json                         #=> exposure secret.read
        influx config prod                              #=> config_mutation target.switch
        influx config create -n a -u http://db:8086     #=> config_mutation credential.store
        influx query 'from(bucket:"x") |> range(start:-1h)'                #=> read_only db.read
        influx query 'from(bucket:"x") |> range(start:-1h) |> to(bucket:"y")'    #=> unknown code.opaque
        influx query 'buckets()'                        #=> unknown code.opaque
        influx query -f x.flux                          #=> unknown code.opaque
        influx query                                    #=> unknown code.opaque
        influx write -b x 'm v=1'                       #=> config_mutation db.change
        influx write -b x --host http://db:8086 -f data.lp  #=> exposure net.upload
        influx write -b x -f data.lp --errors-file e    #=> config_mutation fs.write
        influx write -b x -u https://example.com/d.lp   #=> config_mutation db.change
        influx write dryrun -b x -f data.lp             #=> read_only
        influx write dryrun -b x -f .env                #=> exposure secret.read
        influx delete -b x --start 2020-01-01T00:00:00Z --stop 2021-01-01T00:00:00Z   #=> destructive db.delete
        influx backup /srv/backup                       #=> reversible_low fs.create
        influx restore /srv/backup                      #=> config_mutation db.change
        influx restore --full /srv/backup               #=> destructive db.delete
        influx export all                               #=> read_only
        influx export all -f t.yml                      #=> config_mutation fs.write
        influx template validate -f t.yml               #=> read_only
        influx apply -f t.yml                           #=> unknown code.apply
        influx bucket create -n x                       #=> config_mutation db.schema
        influx bucket update -i 1 -n y                  #=> config_mutation db.change
        influx bucket update -i 1 -r 1h                 #=> destructive db.delete
        influx bucket delete -n x                       #=> destructive db.delete
        influx task create -f x.flux                    #=> unknown code.opaque
        influx task retry-failed                        #=> config_mutation db.change
        influx task retry-failed --dry-run              #=> read_only
        influx secret update -k a -v b                  #=> config_mutation credential.store
        influx auth create --all-access                 #=> exposure access.grant
        influx user create -n a                         #=> exposure access.grant
        influx auth delete -i 1                         #=> disruptive access.revoke
        influx setup -u a -p b -o o -b x -f             #=> config_mutation account.change
        influx v1 shell                                 #=> unknown code.interactive
        influx repl                                     #=> unknown code.interactive
        influx bucket list --frobnicate                 #=> unknown unknown.option
    """,
)

RABBITMQCTL = tool(
    "rabbitmqctl",
    about="administer RabbitMQ",
    docs="man:rabbitmqctl(8)",
    open=True,  # options of the tool choose the node and the form of what is printed
    inherits=True,
    options=[
        takes("-n/--node -t/--timeout -p/--vhost --formatter --erlang-cookie --script-name"),
        flags("-q/--quiet -s/--silent -l/--longnames --no-table-headers --dry-run --offline --online"),
    ],
    subs=[
        sub(
            "list_*, status, cluster_status, environment, report, ping, version, help, node_health_check,"
            " await_startup,"
            " await_online_nodes, wait, hipe_compile, authenticate_user, schema_info, decode, encode, hash_password,"
            " autocomplete, cipher_suites",
            "ARG...",
            open=True,  # options choose the node and the form of what is printed
        ),
        sub("eval, eval_file, exec, remote_shell", "CODE...", open=True, does="code.opaque CODE"),
        sub(
            "purge_queue, delete_queue, delete_vhost, reset, force_reset, delete_shovel",
            "NAME...",
            open=True,
            does="db.delete NAME",
        ),
        sub(
            "delete_user, clear_permissions, clear_topic_permissions, clear_password",
            "USER...",
            open=True,
            does="access.revoke USER",
        ),
        sub(
            "add_user, set_permissions, set_topic_permissions, set_user_tags, change_password",
            "USER ARG...",
            open=True,
            does="access.grant USER",
        ),
        sub(
            "stop, stop_app, shutdown, forget_cluster_node, suspend_listeners, close_connection,"
            " close_all_connections, close_all_user_connections, force_boot, rename_cluster_node,"
            " update_cluster_nodes,"
            " join_cluster",
            "NAME...",
            open=True,
            does="db.disrupt NAME",
        ),
        sub("start_app, resume_listeners", open=True, does="service.start"),
        sub(
            "add_vhost, set_policy, clear_policy, set_operator_policy, clear_operator_policy, set_parameter,"
            " clear_parameter, set_global_parameter, clear_global_parameter, set_vhost_limits, clear_vhost_limits,"
            " set_user_limits, clear_user_limits, set_log_level, set_vm_memory_high_watermark, set_disk_free_limit,"
            " trace_on, trace_off, set_cluster_name, enable_feature_flag, change_cluster_node_type,"
            " update_vhost_metadata",
            "ARG...",
            open=True,
            does="host.config ARG",
        ),
        sub("rotate_logs, sync_queue, cancel_sync_queue, restart_vhost, force_gc", "ARG...", open=True, does="refresh"),
        sub(
            "export_definitions",
            "FILE",
            open=True,
            does="secret.read",
            writes="FILE|-",
            because="writes out the users with their password hashes",
        ),
        sub("import_definitions", "FILE", open=True, does="db.change FILE"),
    ],
    examples="""
        rabbitmqctl list_queues name messages       #=> read_only
        rabbitmqctl status                          #=> read_only
        rabbitmqctl -n rabbit@x list_users          #=> read_only
        rabbitmqctl purge_queue jobs                #=> destructive db.delete
        rabbitmqctl delete_vhost x                  #=> destructive
        rabbitmqctl add_user a b                    #=> exposure access.grant
        rabbitmqctl delete_user a                   #=> disruptive
        rabbitmqctl eval 'x().'                     #=> unknown code.opaque
        rabbitmqctl stop_app                        #=> disruptive
        rabbitmqctl start_app                       #=> reversible_low
        rabbitmqctl set_policy a b c                #=> config_mutation
        rabbitmqctl rotate_logs                     #=> reversible_low
        rabbitmqctl export_definitions x.json       #=> exposure
        rabbitmqctl export_definitions -            #=> exposure secret.read
        rabbitmqctl trace_on                        #=> config_mutation host.config
        rabbitmqctl import_definitions x.json       #=> config_mutation
        rabbitmqctl frobnicate                      #=> unknown
    """,
)

TOOLS = [
    DUCKDB,
    CLICKHOUSE,
    MONGOSH,
    MONGODUMP,
    MONGORESTORE,
    MONGOEXPORT,
    MONGOIMPORT,
    MONGOSTAT,
    INFLUX,
    RABBITMQCTL,
]
