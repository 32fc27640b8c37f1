from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CONNECTION = [
    takes("-h/--host -p/--port -U/--username"),
    flags("-w/--no-password -W/--password -V/--version -?/--help"),
]
HELP = "-? --help -V --version"

PSQL = tool(
    "psql",
    "DBNAME USERNAME",
    about="talk SQL to PostgreSQL",
    input="part",
    docs="man:psql(1)",
    inert="-V --version",
    options=[
        takes("-c/--command", "SQL:psql"),
        takes("-f/--file", "FILE:@psql"),
        takes("-o/--output", "TARGET:psql_output"),
        takes("-L/--log-file", does="fs.append VALUE"),
        takes("-d/--dbname -v/--set/--variable -F/--field-separator -P/--pset -R/--record-separator -T/--table-attr"),
        takes("-h/--host -p/--port -U/--username"),
        takes("-?/--help", "[TOPIC]"),
        flags("-l/--list", does="db.read"),
        flags(
            "-X/--no-psqlrc -1/--single-transaction -a/--echo-all -b/--echo-errors -e/--echo-queries -E/--echo-hidden"
            " -n/--no-readline -q/--quiet -s/--single-step -S/--single-line -A/--no-align --csv -H/--html"
            " -t/--tuples-only -x/--expanded -z/--field-separator-zero -0/--record-separator-zero -w/--no-password"
            " -W/--password -V/--version"
        ),
    ],
    rows=[
        when(unless="-c -f -l -V -?", stdin="psql"),
    ],
    examples=r"""
        psql -c 'SELECT 1'                                          #=> read_only db.read
        psql -h db -U app -d shop -Atc 'SELECT count(*) FROM t'     #=> read_only
        psql shop app -c 'DELETE FROM t WHERE id=1'                 #=> destructive db.delete
        psql -c "UPDATE users SET role='x'"                         #=> destructive db.delete
        psql -c "UPDATE users SET role='x' WHERE id=3"              #=> config_mutation db.change
        psql --comm='DROP TABLE t'                                  #=> destructive
        psql -c 'SELECT 1 \; DROP TABLE t'                          #=> destructive db.delete
        psql -c 'SELECT 1 \; SELECT 2'                              #=> read_only db.read
        echo '\x \; DROP TABLE t;' | psql                           #=> destructive db.delete
        echo '\echo a \\ DROP TABLE t;' | psql                      #=> destructive db.delete
        psql -c 'DROP INDEX i'                                      #=> disruptive
        psql -c 'SELECT 1' -c 'TRUNCATE t'                          #=> destructive
        psql -c 'SELECT pg_terminate_backend(42)'                   #=> disruptive db.disrupt
        psql -c 'VACUUM FULL t'                                     #=> disruptive
        psql -c 'VACUUM t'                                          #=> reversible_low refresh
        psql -c 'ALTER TABLE t ADD COLUMN c int'                    #=> config_mutation db.schema
        psql -c 'ALTER TABLE t DROP COLUMN c'                       #=> destructive
        psql -c 'CREATE INDEX i ON t(c)'                            #=> disruptive
        psql -c 'CREATE INDEX CONCURRENTLY i ON t(c)'               #=> config_mutation
        psql -c 'GRANT ALL ON t TO x'                               #=> exposure access.grant
        psql -c 'CREATE ROLE x SUPERUSER'                           #=> exposure access.grant
        psql -c 'SELECT * FROM pg_shadow'                           #=> exposure secret.read
        psql -c 'EXPLAIN DELETE FROM t'                             #=> read_only
        psql -c 'EXPLAIN ANALYZE DELETE FROM t'                     #=> destructive
        psql -c 'WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x'  #=> destructive
        psql -c "SELECT 'DROP TABLE t'"                             #=> read_only
        psql -c 'SELECT 1 -- DROP TABLE t'                          #=> read_only
        psql -c 'BEGIN; DELETE FROM t; ROLLBACK'                    #=> destructive
        psql -c "COPY t FROM PROGRAM 'rm x'"                        #=> destructive
        psql -c "COPY t TO '/etc/motd'"                             #=> config_mutation fs.write
        psql -c 'COPY t TO STDOUT'                                  #=> read_only
        psql -c 'SELECT my_function()'                              #=> unknown code.opaque
        psql -c 'DO $$ BEGIN PERFORM 1; END $$'                     #=> unknown code.opaque
        psql -c 'SELEKT 1'                                          #=> unknown code.opaque
        psql -c "DELETE FROM t WHERE id=$ID"                        #=> destructive
        psql -c "SELECT * FROM t WHERE id=$ID"                      #=> unknown
        psql -c '\dt+'                                              #=> read_only
        psql -c '\! touch pwned.txt'                                #=> reversible_low
        psql -c '\! rm x'                                           #=> destructive
        psql -c '\!'                                                #=> unknown code.interactive
        psql -c '\o out.txt'                                        #=> config_mutation fs.write
        psql -c "\copy t from 'x.csv' csv"                          #=> config_mutation db.change
        psql -c "\copy t to 'x.csv' csv"                            #=> config_mutation fs.write
        psql -c "\copy t to program 'rm x'"                         #=> destructive
        psql -c '\cd /etc' -c '\o cron.d/x'                         #=> config_mutation schedule.change
        psql -c '\cd sub' -c 'SELECT 1'                             #=> read_only
        psql -c '\i x.sql'                                          #=> unknown code.project
        psql -c '\password'                                         #=> config_mutation
        psql -c '\e'                                                #=> unknown code.interactive
        psql -c '\frobnicate'                                       #=> unknown code.opaque
        psql -f x.sql                                               #=> unknown code.project
        psql -f /opt/x.sql                                          #=> unknown code.opaque
        psql -l                                                     #=> read_only
        psql shop                                                   #=> unknown code.interactive
        psql shop <<< 'DROP TABLE t;'                               #=> destructive
        psql shop <<< 'SELECT 1'                                    #=> read_only
        psql -c 'SELECT 1' -o out.txt                               #=> config_mutation fs.write
        psql -c 'SELECT 1' -o '|rm x'                               #=> destructive
        psql -c 'SELECT 1' -L log.txt                               #=> config_mutation
        psql -v ON_ERROR_STOP=1 -X -q -c 'SELECT 1'                 #=> read_only
        psql -c 'SELECT :v'                                         #=> unknown code.opaque
        psql --version                                              #=> read_only
        psql --help=commands                                        #=> read_only
        psql --frob                                                 #=> unknown
    """,
)

DUMPING = [
    takes("-f/--file", writes="VALUE|-"),
    takes("--lock-wait-timeout --extra-float-digits --rows-per-insert -S/--superuser -E/--encoding --role --filter"),
    takes("--restrict-key"),
    flags(
        "-v/--verbose -a/--data-only -c/--clean -O/--no-owner -s/--schema-only -x/--no-privileges/--no-acl"
        " --binary-upgrade --column-inserts/--attribute-inserts --disable-dollar-quoting --disable-triggers --if-exists"
        " --inserts --load-via-partition-root --no-comments --no-publications --no-security-labels --no-subscriptions"
        " --no-sync --no-table-access-method --no-tablespaces --no-toast-compression --no-unlogged-table-data"
        " --on-conflict-do-nothing --quote-all-identifiers --use-set-session-authorization --no-data --no-schema"
        " --no-statistics --statistics --with-data --with-schema --with-statistics --statistics-only --sequence-data"
        " --no-policies"
    ),
    *CONNECTION,
]

PG_DUMP = tool(
    "pg_dump",
    "DBNAME",
    about="write a database out as SQL or an archive",
    docs="man:pg_dump(1)",
    inert=HELP,
    does="db.read DBNAME",
    options=[
        takes(
            "-d/--dbname -F/--format -j/--jobs -Z/--compress -e/--extension -n/--schema -N/--exclude-schema"
            " -t/--table -T/--exclude-table --exclude-table-data --include-foreign-data --section"
            " --snapshot --exclude-extension"
            " --table-and-children --exclude-table-and-children --exclude-table-data-and-children --sync-method"
        ),
        flags(
            "-b/--blobs/--large-objects -B/--no-blobs/--no-large-objects -C/--create --enable-row-security"
            " --serializable-deferrable --strict-names -o/--oids"
        ),
        *DUMPING,
    ],
    examples="""
        pg_dump shop                              #=> read_only db.read
        pg_dump -Fc -h db -U app shop -f x.dump   #=> config_mutation fs.write
        pg_dump shop > /tmp/x.sql                 #=> reversible_low
        pg_dump --file=- shop                     #=> read_only
        pg_dump --clean --schema-only shop        #=> read_only
        pg_dump --version                         #=> read_only
        pg_dump --frob shop                       #=> unknown
    """,
)

PG_DUMPALL = tool(
    "pg_dumpall",
    about="write every database out as SQL, with roles",
    docs="man:pg_dumpall(1)",
    inert=HELP,
    does="db.read",
    options=[
        takes("-d/--dbname -l/--database --exclude-database -F/--format"),
        flags("-g/--globals-only -r/--roles-only -t/--tablespaces-only --no-role-passwords -o/--oids"),
        *DUMPING,
    ],
    rows=[
        when(
            unless="--no-role-passwords -t -? -V", does="secret.read", because="writes out the roles' password hashes"
        ),
    ],
    examples="""
        pg_dumpall                              #=> exposure secret.read
        pg_dumpall --no-role-passwords          #=> read_only
        pg_dumpall -t                           #=> read_only
        pg_dumpall --no-role-passwords -f x     #=> config_mutation
        pg_dumpall --help                       #=> read_only
    """,
)

PG_RESTORE = tool(
    "pg_restore",
    "FILE",
    about="restore an archive of pg_dump, or show it as SQL",
    docs="man:pg_restore(1)",
    inert=f"{HELP} -l --list",
    options=[
        takes(
            "-d/--dbname",
            does="db.change VALUE, code.opaque VALUE",
            because="carries out SQL of the archive, which is not read",
        ),
        takes("-f/--file", writes="VALUE|-"),
        takes(
            "-F/--format -I/--index -j/--jobs -L/--use-list -n/--schema -N/--exclude-schema -P/--function"
            " -S/--superuser -t/--table -T/--trigger --section --role --restrict-key --filter"
            " --transaction-size --exclude-database"
        ),
        flags("-c/--clean"),
        flags(
            "-l/--list -v/--verbose -a/--data-only -C/--create -e/--exit-on-error -O/--no-owner -s/--schema-only"
            " -x/--no-privileges/--no-acl -1/--single-transaction --disable-triggers --enable-row-security --if-exists"
            " --no-comments --no-data-for-failed-tables --no-publications --no-security-labels --no-subscriptions"
            " --no-table-access-method --no-tablespaces --strict-names --use-set-session-authorization --no-data"
            " --no-schema --no-statistics --statistics --statistics-only --with-data --with-schema --with-statistics"
            " --no-policies -g/--globals-only"
        ),
        *CONNECTION,
    ],
    rows=[when("-c", "-d", does="db.delete -d", because="drops what is there before it restores")],
    examples="""
        pg_restore -l x.dump                #=> read_only
        pg_restore x.dump                   #=> read_only
        pg_restore -d shop x.dump           #=> unknown db.change code.opaque
        pg_restore -c -d shop x.dump        #=> destructive db.delete
        pg_restore -c -f - x.dump           #=> read_only
        pg_restore -f x.sql x.dump          #=> config_mutation fs.write
    """,
)

CREATEDB = tool(
    "createdb",
    "DBNAME DESCRIPTION",
    about="create a PostgreSQL database",
    docs="man:createdb(1)",
    inert=HELP,
    does="db.schema DBNAME",
    options=[
        takes(
            "-D/--tablespace -E/--encoding -l/--locale --lc-collate --lc-ctype --icu-locale --icu-rules"
            " --locale-provider --builtin-locale -O/--owner -S/--strategy -T/--template --maintenance-db"
        ),
        flags("-e/--echo"),
        *CONNECTION,
    ],
    examples="""
        createdb shop             #=> config_mutation db.schema
        createdb -O app -T a b    #=> config_mutation
        createdb --help           #=> read_only
    """,
)

DROPDB = tool(
    "dropdb",
    "DBNAME",
    about="drop a PostgreSQL database",
    docs="man:dropdb(1)",
    inert=HELP,
    does="db.delete DBNAME",
    options=[takes("--maintenance-db"), flags("-e/--echo -f/--force -i/--interactive --if-exists"), *CONNECTION],
    examples="""
        dropdb shop                 #=> destructive db.delete
        dropdb --if-exists shop     #=> destructive
        dropdb -V                   #=> read_only
    """,
)

CREATEUSER = tool(
    "createuser",
    "ROLE",
    about="create a PostgreSQL role",
    docs="man:createuser(1)",
    inert=HELP,
    does="access.grant ROLE",
    options=[
        takes("-c/--connection-limit -g/--role/--member-of -a/--with-admin -m/--with-member -v/--valid-until"),
        flags(
            "-d/--createdb -D/--no-createdb -e/--echo -i/--inherit -I/--no-inherit -l/--login -L/--no-login"
            " -P/--pwprompt -r/--createrole -R/--no-createrole -s/--superuser -S/--no-superuser --interactive"
            " --replication --no-replication --bypassrls --no-bypassrls -N/--unencrypted -E/--encrypted"
        ),
        *CONNECTION,
    ],
    examples="""
        createuser app          #=> exposure access.grant
        createuser -s root      #=> exposure
        createuser --version    #=> read_only
    """,
)

DROPUSER = tool(
    "dropuser",
    "ROLE",
    about="drop a PostgreSQL role",
    docs="man:dropuser(1)",
    inert=HELP,
    does="access.revoke ROLE",
    options=[flags("-e/--echo -i/--interactive --if-exists"), *CONNECTION],
    examples="""
        dropuser app        #=> disruptive access.revoke
        dropuser --help     #=> read_only
    """,
)

VACUUMDB = tool(
    "vacuumdb",
    "DBNAME",
    about="clean up and analyze PostgreSQL databases",
    docs="man:vacuumdb(1)",
    inert=HELP,
    does="refresh",
    options=[
        flags("-f/--full", does="db.disrupt", because="locks each table while it is rewritten"),
        takes(
            "-d/--dbname -j/--jobs --min-mxid-age --min-xid-age -P/--parallel -t/--table -n/--schema"
            " -N/--exclude-schema --maintenance-db --buffer-usage-limit"
        ),
        flags(
            "-a/--all --disable-page-skipping -e/--echo -F/--freeze --force-index-cleanup --no-index-cleanup"
            " --no-process-toast --no-process-main --no-truncate -q/--quiet --skip-locked -v/--verbose -z/--analyze"
            " -Z/--analyze-only --analyze-in-stages --missing-stats-only"
        ),
        *CONNECTION,
    ],
    examples="""
        vacuumdb -z shop                #=> reversible_low refresh
        vacuumdb --full shop            #=> disruptive db.disrupt
        vacuumdb -afz                   #=> disruptive
        vacuumdb --help                 #=> read_only
    """,
)

REINDEXDB = tool(
    "reindexdb",
    "DBNAME",
    about="rebuild indexes of PostgreSQL",
    docs="man:reindexdb(1)",
    inert=HELP,
    does="refresh",
    options=[
        flags("--concurrently"),
        takes("-d/--dbname -i/--index -j/--jobs -S/--schema -t/--table --tablespace --maintenance-db"),
        flags("-a/--all -e/--echo -q/--quiet -s/--system -v/--verbose"),
        *CONNECTION,
    ],
    rows=[when(unless="--concurrently -? -V", does="db.disrupt", because="locks each table while it is indexed anew")],
    examples="""
        reindexdb shop                  #=> disruptive db.disrupt
        reindexdb --concurrently shop   #=> reversible_low
        reindexdb --version             #=> read_only
    """,
)

CLUSTERDB = tool(
    "clusterdb",
    "DBNAME",
    about="rewrite tables of PostgreSQL in the order of an index",
    docs="man:clusterdb(1)",
    inert=HELP,
    does="db.disrupt DBNAME",
    because="locks each table while it is rewritten",
    options=[
        takes("-d/--dbname -t/--table --maintenance-db"),
        flags("-a/--all -e/--echo -q/--quiet -v/--verbose"),
        *CONNECTION,
    ],
    examples="""
        clusterdb shop        #=> disruptive db.disrupt
        clusterdb --help      #=> read_only
    """,
)

PG_ISREADY = tool(
    "pg_isready",
    about="ask whether PostgreSQL accepts connections",
    docs="man:pg_isready(1)",
    options=[
        takes("-d/--dbname -h/--host -p/--port -t/--timeout -U/--username"),
        flags("-q/--quiet -V/--version -?/--help"),
    ],
    examples="pg_isready -h db -p 5432    #=> read_only",
)

PG_BASEBACKUP = tool(
    "pg_basebackup",
    about="copy a running PostgreSQL server",
    docs="man:pg_basebackup(1)",
    inert=HELP,
    does="snapshot",
    options=[
        takes("-D/--pgdata --waldir", does="fs.create VALUE"),
        takes("-t/--target", does="net.send VALUE"),
        flags("-C/--create-slot", does="db.change", because="makes a replication slot, which keeps logs"),
        takes(
            "-F/--format -r/--max-rate -T/--tablespace-mapping -X/--wal-method -Z/--compress -c/--checkpoint -l/--label"
            " -S/--slot --manifest-checksums -d/--dbname -s/--status-interval -h/--host -p/--port -U/--username"
            " -i/--incremental --sync-method"
        ),
        flags(
            "-R/--write-recovery-conf -z/--gzip -n/--no-clean -N/--no-sync -P/--progress -v/--verbose"
            " --manifest-force-encode --no-estimate-size --no-manifest --no-slot --no-verify-checksums -w/--no-password"
            " -W/--password -V/--version -?/--help"
        ),
    ],
    examples="""
        pg_basebackup -D /srv/backup -Fp -Xs -P     #=> reversible_low
        pg_basebackup -C -S x -D /srv/backup        #=> config_mutation
        pg_basebackup -t server:/srv                #=> config_mutation
        pg_basebackup --version                     #=> read_only
    """,
)

PGBENCH = tool(
    "pgbench",
    "DBNAME",
    about="measure PostgreSQL under load",
    docs="man:pgbench(1)",
    inert=f"{HELP} --show-script -b=list",
    does="host.load DBNAME",
    options=[
        flags("-i/--initialize", does="db.delete DBNAME", because="drops and makes the tables pgbench_*"),
        takes("-f/--file", does="code.opaque VALUE", because="runs the SQL of a file"),
        flags("-l/--log", does="fs.create cwd"),
        takes("--log-prefix", does="fs.create VALUE"),
        takes("-d/--dbname", "NAME?"),  # until version 16, -d is --debug
        takes(
            "-I/--init-steps -F/--fillfactor -s/--scale --index-tablespace --partition-method --partitions --tablespace"
            " -b/--builtin -c/--client -D/--define -j/--jobs -L/--latency-limit -M/--protocol -P/--progress -R/--rate"
            " -t/--transactions -T/--time --aggregate-interval --max-tries --random-seed --sampling-rate"
            " --show-script -h/--host -p/--port -U/--username"
        ),
        flags(
            "-n/--no-vacuum -q/--quiet --foreign-keys --unlogged-tables -N/--skip-some-updates -S/--select-only"
            " -C/--connect -r/--report-per-command/--report-latencies -v/--vacuum-all --failures-detailed"
            " --progress-timestamp --verbose-errors --exit-on-abort --debug -V/--version -?/--help"
        ),
    ],
    examples="""
        pgbench -c 10 -T 60 shop          #=> disruptive host.load
        pgbench -i shop                   #=> destructive
        pgbench -f x.sql shop             #=> unknown
        pgbench -l shop                   #=> disruptive
        pgbench -l --log-prefix=/etc/cron.d/x shop  #=> disruptive schedule.change
        pgbench -d -i shop                #=> destructive db.delete
        pgbench -d shop                   #=> disruptive
        pgbench -b list                   #=> read_only
        pgbench -b select-only shop       #=> disruptive
        pgbench --show-script=tpcb-like   #=> read_only
    """,
)

PG_CTL = tool(
    "pg_ctl",
    about="start, stop and steer a PostgreSQL server",
    docs="man:pg_ctl(1)",
    inert=HELP,
    inherits=True,
    options=[
        takes("-D/--pgdata -m/--mode -t/--timeout -N -P -S -U -e"),
        takes("-o/--options", does="code.opaque VALUE", because="gives the server settings, which may run programs"),
        takes("-p", does="code.opaque VALUE", because="runs that program as the server"),
        takes("-l/--log", does="fs.append VALUE"),
        flags("-c/--core-files -s/--silent -w/--wait -W/--no-wait -V/--version -?/--help"),
    ],
    subs=[
        sub("init, initdb", does="fs.create"),
        sub("start", does="service.start"),
        sub("stop", does="service.stop"),
        sub("restart", does="service.restart"),
        sub("reload, logrotate", does="service.reload"),
        sub("status"),
        sub("promote", does="db.disrupt"),
        sub("kill", "SIGNAL PID", does="process.signal PID"),
        sub("register, unregister", does="service.enable"),
    ],
    examples="""
        pg_ctl -D data status               #=> read_only
        pg_ctl init                         #=> reversible_low fs.create
        pg_ctl start -D data                #=> reversible_low
        pg_ctl start -D data -l log         #=> config_mutation
        pg_ctl start -o '-c x=y' -D data    #=> unknown code.opaque
        pg_ctl start -p ./postgres          #=> unknown code.opaque
        pg_ctl -D data stop -m fast         #=> disruptive
        pg_ctl restart -D data              #=> disruptive
        pg_ctl reload -D data               #=> config_mutation
        pg_ctl promote -D data              #=> disruptive
        pg_ctl kill TERM 123                #=> disruptive
        pg_ctl init -D data                 #=> reversible_low
        pg_ctl register -N x                #=> config_mutation
        pg_ctl --version                    #=> read_only
    """,
)

TOOLS = [
    PSQL,
    PG_DUMP,
    PG_DUMPALL,
    PG_RESTORE,
    CREATEDB,
    DROPDB,
    CREATEUSER,
    DROPUSER,
    VACUUMDB,
    REINDEXDB,
    CLUSTERDB,
    PG_ISREADY,
    PG_BASEBACKUP,
    PGBENCH,
    PG_CTL,
]
