from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Options of every client. Boolean ones also have a --skip- and a --disable- form.
#: MariaDB shows passwords there as they are (tried); MySQL masks them.
PRINTS = flags("--print-defaults", does="secret.read", because="shows the settings that apply, passwords too")
COMMON = [
    PRINTS,
    takes("-p/--password/--password1", "[PASSWORD]"),
    takes("--debug/-#", "[WHAT]"),
    takes(
        "-h/--host -P/--port --protocol -S/--socket -u/--user --ssl-ca --ssl-capath --ssl-cert --ssl-cipher --ssl-key"
        " --ssl-crl --ssl-crlpath --ssl-mode --ssl-fips-mode --tls-version --tls-ciphersuites --tls-sni-servername"
        " --character-sets-dir --default-character-set --default-auth --defaults-file --defaults-extra-file"
        " --defaults-group-suffix --login-path --password2 --password3 --server-public-key-path --bind-address"
        " --compression-algorithms --zstd-compression-level --connect-timeout --max-allowed-packet"
        " --net-buffer-length"
    ),
    takes("--plugin-dir", does="code.opaque VALUE", because="loads plug-ins from a directory"),
    flags(
        "--compress --debug-check --debug-info -?/--help --ssl --ssl-verify-server-cert -v/--verbose -V/--version"
        " --no-defaults --get-server-public-key --enable-cleartext-plugin --skip-* --disable-*"
        " --no-login-paths"
    ),
]
HELP = "-? --help -V --version --print-defaults"

#: A file of settings may load a plug-in or carry out SQL (`plugin-dir`, `init-command`).
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
SETTINGS = when(
    f"--defaults-file={SCRATCH} --defaults-extra-file={SCRATCH}",
    does="code.injected --defaults-file --defaults-extra-file",
    because="takes settings from a scratch place",
)

MYSQL = tool(
    "mysql mariadb",
    "DATABASE",
    about="talk SQL to MySQL or MariaDB",
    input="part",
    docs="man:mysql(1)",
    options=[
        takes("-e/--execute", "SQL:mysql"),
        takes("--init-command/--init-command-add", "INIT:mysql"),
        takes("--tee", does="fs.append VALUE"),
        takes("--pager", "[PROGRAM]:sh"),
        takes(
            "-D/--database --delimiter --max-join-size --prompt --quick-max-column-width --select-limit"
            " --server-arg --load-data-local-dir --histignore --oci-config-file --register-factor --dns-srv-name"
            " --ssl-session-data --authentication-oci-client-config-profile --fido-register-factor --ssl-fp"
            " --ssl-fplist"
        ),
        flags(
            "-I --abort-source-on-error --auto-rehash -A/--no-auto-rehash --auto-vertical-output -B/--batch"
            " --binary-as-hex --binary-mode --column-names -N --column-type-info -c/--comments -C"
            " --connect-expired-password -T -f/--force -H/--html -i/--ignore-spaces --line-numbers -L --local-infile"
            " -G/--named-commands -b/--no-beep -o/--one-database --print-query-on-error --progress-reports"
            " -q/--quick -r/--raw --reconnect -U/--safe-updates/--i-am-a-dummy --sandbox --secure-auth"
            " --show-warnings --sigint-ignore -s/--silent -t/--table -n/--unbuffered -E/--vertical -w/--wait"
            " -X/--xml -j/--syslog --system-command --ssl-session-data-continue-on-failed-reuse --show-query-costs"
        ),
        *COMMON,
    ],
    rows=[
        SETTINGS,
        # The client looks for it before it looks for comments (its source).
        when(
            "--delimiter=*",
            unless="--delimiter=;|;;|//|$$",
            does="code.injected --delimiter",
            because="ends statements",
        ),
        when(unless="-e -? -I -V --print-defaults", stdin="mysql"),
        when(
            "DATABASE==mysql -D==mysql", "-e=*user*|*global_priv*", does="secret.read", because="reads password hashes"
        ),
    ],
    examples=r"""
        mysql -e 'show tables' shop                         #=> read_only db.read
        mysql --print-defaults                              #=> exposure secret.read
        mysql --delimiter=-- -e 'SELECT 1 -- DROP TABLE t'  #=> unknown code.injected
        mysql --delimiter=';;' -e 'SELECT 1'                #=> read_only
        mysql -p"$PW" -h db -e 'show tables'                #=> read_only
        mysql -uroot -psecret -e 'SELECT 1'                 #=> read_only
        mysql -NBe 'SELECT 1' shop                          #=> read_only
        mysql --defaults-file=/tmp/x -e 'SELECT 1'          #=> unknown code.injected
        mysql --defaults-file=/etc/mysql/debian.cnf -e 'SELECT 1'  #=> read_only
        mysql -e 'DROP DATABASE shop'                       #=> destructive db.delete
        mysql --exec='DELETE FROM t' shop                   #=> destructive
        mysql shop -e 'UPDATE t SET a=1 WHERE id=2'         #=> config_mutation db.change
        mysql -e 'KILL 42'                                  #=> disruptive db.disrupt
        mysql -e "CREATE USER x IDENTIFIED BY 'y'"          #=> exposure access.grant
        mysql -e 'SELECT * FROM mysql.user'                 #=> exposure secret.read
        mysql mysql -e 'SELECT * FROM user'                 #=> exposure secret.read
        mysql -e 'SHOW CREATE USER root@localhost'          #=> exposure secret.read
        mysql -e "SELECT 1 INTO OUTFILE '/etc/motd'"        #=> config_mutation fs.write
        mysql -e 'SET GLOBAL max_connections=3'             #=> config_mutation host.config
        mysql -e '/*!50000 DROP TABLE t */'                 #=> destructive
        mysql -e 'SELECT 1 /* DROP TABLE t */'              #=> read_only
        mysql -e 'SELECT "DROP TABLE t"'                    #=> read_only
        mysql -e '\! rm x'                                  #=> destructive
        mysql -e 'system rm x'                              #=> destructive
        mysql -e 'system ls'                                #=> read_only
        mysql -e 'source x.sql'                             #=> unknown code.project
        mysql -e 'tee /etc/motd'                            #=> config_mutation
        mysql -e 'SELECT sys_exec("x")'                     #=> unknown code.opaque
        mysql -e "SELECT $X"                                #=> unknown
        mysql --init-command='DROP TABLE t' -e 'SELECT 1'   #=> destructive
        mysql --tee=log.txt -e 'SELECT 1'                   #=> config_mutation fs.write
        mysql --plugin-dir=./x -e 'SELECT 1'                #=> unknown code.opaque
        mysql --pager='rm x' -e 'SELECT 1'                  #=> destructive
        mysql --skip-column-names -e 'SELECT 1'             #=> read_only
        mysql shop                                          #=> unknown code.interactive
        mysql shop < x.sql                                  #=> unknown
        mysql shop <<< 'DROP TABLE t'                       #=> destructive
        mysql --version                                     #=> read_only
        mysql --frob                                        #=> unknown
    """,
)

MYSQLDUMP = tool(
    "mysqldump mariadb-dump",
    "NAME...",
    about="write databases out as SQL",
    docs="man:mysqldump(1)",
    inert=HELP,
    does="db.read NAME",
    options=[
        takes("-r/--result-file --log-error", writes="VALUE"),
        takes("-D/-T/--tab/--dir", does="fs.create VALUE"),
        takes("--system", does="secret.read", because="writes out the users with their password hashes"),
        takes("--dump-slave/--dump-replica", "[HOW]", does="db.disrupt", because="stops replication while it dumps"),
        takes("--master-data/--source-data", "[HOW]"),
        flags("-x/--lock-all-tables", does="db.disrupt", because="locks every table while it dumps"),
        flags("-F/--flush-logs --flush-privileges", does="refresh"),
        flags("--delete-master-logs/--delete-source-logs", does="log.discard", because="deletes the binary logs"),
        takes(
            "--as-of --compatible --fields-terminated-by --fields-enclosed-by --fields-optionally-enclosed-by"
            " --fields-escaped-by --ignore-database --ignore-table-data --ignore-table --ignore-error"
            " --lines-terminated-by --max-statement-time -w/--where --set-gtid-purged --column-statistics"
            " --ignore-views --mysqld-long-query-time -j/--parallel --ssl-fp --ssl-fplist"
        ),
        flags(
            "-A/--all-databases -Y/--all-tablespaces -y/--no-tablespaces --add-drop-database --add-drop-table"
            " --add-drop-trigger --add-locks --allow-keywords --apply-slave-statements/--apply-replica-statements"
            " -i/--comments --compact -c/--complete-insert -C --copy-s3-tables -a/--create-options -B/--databases"
            " --delayed-insert -K/--disable-keys --dump-date -H/--dump-history -E/--events -e/--extended-insert"
            " -f/--force --gtid --header --hex-blob --include-master-host-port/--include-source-host-port"
            " --insert-ignore -l/--lock-tables --log-queries --no-autocommit -n/--no-create-db -t/--no-create-info"
            " -d/--no-data --no-data-med -N/--no-set-names --opt --order-by-primary --order-by-size -q/--quick"
            " -Q/--quote-names --replace -R/--routines --set-charset --single-transaction --tables --triggers"
            " --tz-utc -X/--xml --galera-info --network-timeout --show-create-table-skip-secondary-engine"
            " --init-command-add --update-history"
        ),
        *COMMON,
    ],
    rows=[
        SETTINGS,
        when(
            "-A NAME=mysql", unless="-d", does="secret.read", because="writes out the users with their password hashes"
        ),
    ],
    examples="""
        mysqldump shop                                   #=> read_only db.read
        mysqldump --single-transaction shop > /tmp/x.sql #=> reversible_low
        mysqldump --single-transaction -A > /tmp/x.sql   #=> exposure secret.read
        mysqldump mysql user                             #=> exposure secret.read
        mysqldump -A -d                                  #=> read_only
        mysqldump -u root -pX shop t1 t2                 #=> read_only
        mysqldump shop -r x.sql                          #=> config_mutation fs.write
        mysqldump -T out shop                            #=> reversible_low
        mysqldump -x shop                                #=> disruptive
        mysqldump --dump-slave shop                      #=> disruptive
        mysqldump --master-data=2 shop                   #=> read_only
        mysqldump -F shop                                #=> reversible_low
        mysqldump --delete-master-logs shop              #=> destructive log.discard
        mysqldump --system=users                         #=> exposure secret.read
        mysqldump --help                                 #=> read_only
    """,
)

MYSQLADMIN = tool(
    "mysqladmin mariadb-admin",
    "COMMAND...",
    about="administer MySQL or MariaDB; commands may be shortened",
    docs="man:mysqladmin(1)",
    inert=HELP,
    options=[
        takes("-w/--wait", "[TIMES]"),
        takes("--init-command", "INIT:mysql"),
        takes("-c/--count -i/--sleep --shutdown-timeout --ssl-fp --ssl-fplist"),
        flags(
            "-f/--force -C -l/--local -b/--no-beep -r/--relative -s/--silent -E/--vertical --wait-for-all-slaves"
            " --show-warnings"
        ),
        *COMMON,
    ],
    rows=[
        SETTINGS,
        when("COMMAND=cr*", does="db.schema COMMAND"),
        when("COMMAND=dr*", does="db.delete COMMAND", because="drops a database"),
        when("COMMAND=fl*|rel*|ref*", does="refresh"),
        when("COMMAND=ki*", does="db.disrupt COMMAND", because="ends other sessions"),
        when("COMMAND=pas*|old-*", does="access.grant COMMAND", because="changes a password"),
        when("COMMAND=shu*|stop*", does="db.disrupt COMMAND", because="stops the server or its replication"),
        when("COMMAND=start*", does="db.change COMMAND", because="starts replication"),
    ],
    examples="""
        mysqladmin ping                         #=> read_only
        mysqladmin -u root -pX status           #=> read_only
        mysqladmin processlist -i 2             #=> read_only
        mysqladmin create shop                  #=> config_mutation db.schema
        mysqladmin drop shop                    #=> destructive db.delete
        mysqladmin flush-privileges             #=> reversible_low
        mysqladmin reload                       #=> reversible_low
        mysqladmin kill 3                       #=> disruptive
        mysqladmin shutdown                     #=> disruptive
        mysqladmin stop-slave                   #=> disruptive
        mysqladmin start-slave                  #=> config_mutation
        mysqladmin password new                 #=> exposure access.grant
        mysqladmin --help                       #=> read_only
    """,
)

MYSQLCHECK = tool(
    "mysqlcheck mariadb-check",
    "NAME...",
    about="check, analyze, optimize and repair tables",
    docs="man:mysqlcheck(1)",
    inert=HELP,
    options=[
        flags("-o/--optimize -r/--repair --auto-repair", does="db.disrupt", because="locks tables while it works"),
        flags("--fix-db-names --fix-table-names", does="db.schema"),
        flags("-a/--analyze", does="refresh"),
        takes("--process-views", "[HOW]"),
        takes("--skip-database --ssl-fp --ssl-fplist"),
        flags(
            "-A/--all-databases -1/--all-in-1 -c/--check -C/--check-only-changed -g/--check-upgrade -B/--databases"
            " -F/--fast -f/--force -e/--extended --flush -m/--medium-check --write-binlog -Z/--persistent -q/--quick"
            " -s/--silent --tables --use-frm --process-tables"
        ),
        *COMMON,
    ],
    rows=[SETTINGS],
    examples="""
        mysqlcheck -c shop              #=> read_only
        mysqlcheck -A --analyze         #=> reversible_low
        mysqlcheck -o shop              #=> disruptive
        mysqlcheck --auto-repair -A     #=> disruptive
        mysqlcheck --fix-db-names -A    #=> config_mutation
    """,
)

MYSQLSHOW = tool(
    "mysqlshow mariadb-show",
    "DATABASE TABLE COLUMN",
    about="list databases, tables and columns",
    docs="man:mysqlshow(1)",
    does="db.read",
    options=[
        flags("--count -C -i/--status -k/--keys -t/--show-table-type"),
        takes("-c --ssl-fp --ssl-fplist"),
        *COMMON,
    ],
    rows=[SETTINGS],
    examples="""
        mysqlshow               #=> read_only db.read
        mysqlshow -u root shop  #=> read_only
    """,
)

MYSQLIMPORT = tool(
    "mysqlimport mariadb-import",
    "DATABASE FILE...",
    about="load text files into tables of their names",
    docs="man:mysqlimport(1)",
    inert=HELP,
    does="db.change DATABASE",
    reads="FILE",
    options=[
        flags("-d/--delete", does="db.delete DATABASE", because="empties the tables first"),
        takes(
            "-c/--columns --fields-terminated-by --fields-enclosed-by --fields-optionally-enclosed-by"
            " --fields-escaped-by --ignore-lines --lines-terminated-by --use-threads -j/--parallel --dir --table"
            " --database --ignore-database --ignore-table --ssl-fp --ssl-fplist"
        ),
        flags(
            "-C -f/--force -i/--ignore -k/--ignore-foreign-keys -L/--local -l/--lock-tables --low-priority"
            " -r/--replace -s/--silent --innodb-optimize-keys"
        ),
        *COMMON,
    ],
    rows=[SETTINGS],
    examples="""
        mysqlimport --local shop t.txt      #=> config_mutation db.change
        mysqlimport --delete shop t.txt     #=> destructive
        mysqlimport --version               #=> read_only
    """,
)

BINLOG = tool(
    "mysqlbinlog mariadb-binlog",
    "FILE...",
    about="show what a server wrote into its log",
    docs="man:mariadb-binlog(1)",
    inert=HELP,
    reads="FILE",
    options=[
        *COMMON,
        takes("-r/--result-file", writes="VALUE"),
        takes("-l/--local-load", does="fs.create VALUE"),
        takes(
            "--base64-output -d/--database -o/--offset --ignore-domain-ids --do-domain-ids --ignore-server-ids"
            " --do-server-ids --server-id --set-charset --start-datetime -j/--start-position --stop-datetime"
            " --stop-never-slave-server-id --stop-position -T/--table --open-files-limit --binlog-row-event-max-size"
            " --rewrite-db --connection-server-id --read-from-remote-source/--read-from-remote-master"
            " --ssl-session-data --stop-never-replica-server-id --start-gtid --include-gtids --exclude-gtids --ssl-fp"
            " --ssl-fplist"
        ),
        flags(
            "-D/--disable-log-bin -B/--flashback -F/--force-if-open -f/--force-read -H/--hexdump"
            " -R/--read-from-remote-server"
            " -C --require-row-format --raw --print-row-count --print-row-event-positions -s/--short-form"
            " --gtid-strict-mode --stop-never"
            " -t/--to-last-log -c/--verify-binlog-checksum --print-table-metadata --idempotent --skip-gtids"
        ),
    ],
    rows=[
        SETTINGS,
        when("--raw", unless="-r", does="fs.write cwd", because="writes the logs into files here, over what is there"),
    ],
    examples="""
        mysqlbinlog binlog.000001                       #=> read_only
        mysqlbinlog -R -h db --start-position=4 b.1     #=> read_only
        mysqlbinlog -r out.sql binlog.000001            #=> config_mutation fs.write
        mysqlbinlog -l /srv/x binlog.000001             #=> reversible_low fs.create
        mysqlbinlog --raw -R -h db b.1                  #=> config_mutation fs.write
        mysqlbinlog --raw -R -r /tmp/b/ -h db b.1       #=> reversible_low fs.scratch
        mysqlbinlog --print-defaults                    #=> exposure secret.read
        mysqlbinlog --version                           #=> read_only
    """,
)

SLAP = tool(
    "mysqlslap mariadb-slap",
    about="measure a server under load",
    docs="man:mariadb-slap(1)",
    inert=f"{HELP} --only-print",
    does="host.load, db.delete",
    because="drops and makes the schema it works in",
    options=[
        *COMMON,
        takes("--init-command", "INIT:mysql"),
        takes(
            "--auto-generate-sql-execute-number --auto-generate-sql-load-type --auto-generate-sql-secondary-indexes"
            " --auto-generate-sql-unique-query-number --auto-generate-sql-unique-write-number"
            " --auto-generate-sql-write-number --commit --ssl-fp --ssl-fplist -c/--concurrency --create-schema"
            " -F/--delimiter --detach"
            " -e/--engine"
            " -i/--iterations -x/--number-char-cols -y/--number-int-cols --number-of-queries"
        ),
        takes(
            "--create --post-query --pre-query -q/--query",
            does="code.opaque VALUE",
            because="carries out SQL, or a file of it",
        ),
        takes("--post-system --pre-system", "COMMAND:sh"),
        takes("--csv", "[FILE]", writes="VALUE"),
        flags(
            "-a/--auto-generate-sql --auto-generate-sql-add-autoincrement --auto-generate-sql-guid-primary -C --no-drop"
        ),
        flags("--only-print -s/--silent -T"),
    ],
    rows=[SETTINGS],
    examples="""
        mysqlslap -a -c 10                              #=> destructive db.delete
        mysqlslap -a --only-print                       #=> read_only
        mysqlslap -q 'SELECT 1' --create-schema=x       #=> destructive code.opaque
        mysqlslap -a --only-print --pre-system='rm x'   #=> destructive fs.delete
        mysqlslap -a --csv=out                          #=> destructive fs.write
    """,
)

UPGRADE = tool(
    "mysql_upgrade mariadb-upgrade",
    about="bring a server's own tables to its version",
    docs="man:mariadb-upgrade(1)",
    inert=f"{HELP} --check-if-upgrade-is-needed",
    does="db.disrupt",
    because="locks and changes tables",
    options=[
        *COMMON,
        takes("-b/--basedir -d/--datadir -t/--tmpdir --ssl-fp --ssl-fplist"),
        flags(
            "--check-if-upgrade-is-needed -f/--force --silent -s/--upgrade-system-tables -k/--version-check"
            " --write-binlog -T"
        ),
    ],
    rows=[SETTINGS],
    examples="""
        mariadb-upgrade                                 #=> disruptive db.disrupt
        mariadb-upgrade --check-if-upgrade-is-needed    #=> read_only
    """,
)

BACKUP = tool(
    "mariadb-backup mariabackup xtrabackup",
    about="copy a running server, or put a copy back",
    docs="man:mariadb-backup(1)",
    inert="--version -v --help -? --print-param",
    options=[
        takes("--target-dir --incremental-basedir --incremental-dir --extra-lsndir --datadir -h --tmpdir -t"),
        takes(
            "--use-memory --throttle --log-copy-interval --incremental-lsn --tables --tables-file --databases"
            " --databases-file --tables-exclude --databases-exclude --stream --compress-threads"
            " --compress-chunk-size -u/--user"
            " -H/--host -P/--port --protocol -S/--socket --incremental-history-name --incremental-history-uuid"
            " --ftwrl-wait-query-type --kill-long-query-type --kill-long-queries-timeout --ftwrl-wait-timeout"
            " --startup-wait-timeout --ftwrl-wait-threshold --safe-slave-backup-timeout --parallel --defaults-file"
            " --defaults-extra-file --defaults-group --defaults-group-suffix --open-files-limit --encrypt-key-file"
        ),
        takes("--log --compress -p/--password --history --binlog-info --log-bin --innodb", "[VALUE]"),
        takes("--tls-version --aria-log-dir-path --rocksdb-datadir"),
        takes("--ssl*", "[VALUE]"),
        takes("--innodb-*", "[VALUE]"),
        takes("--plugin-dir --plugin-load", does="code.opaque VALUE", because="loads plug-ins"),
        PRINTS,
        flags("--print-param", does="secret.read", because="shows the settings that apply, passwords too"),
        flags("--backup", does="snapshot --target-dir"),
        flags("--prepare --export", does="storage.change --target-dir", because="changes the copy"),
        flags("--copy-back --move-back", does="db.delete", because="puts an old copy in the server's place"),
        flags("--decompress", does="storage.change --target-dir"),
        flags("--remove-original", does="storage.delete --target-dir"),
        flags(
            "--verbose --version -v -V --help/-? --no-defaults"
            " --incremental-force-scan"
            " --close-files --core-file --galera-info --slave-info --no-lock --safe-slave-backup --rsync"
            " --no-backup-locks"
            " --force-non-empty-directories --no-version-check --secure-auth --log-innodb-page-corruption"
            " --lock-ddl-per-table --rocksdb-backup --mysqld-args --extended-validation --encrypted-backup"
            " --check-privileges"
        ),
    ],
    rows=[SETTINGS],
    examples="""
        mariadb-backup --version                        #=> read_only
        mariadb-backup --print-param                    #=> exposure secret.read
        mariadb-backup --backup --target-dir=/srv/b -u root  #=> reversible_low snapshot
        mariadb-backup --backup --plugin-dir=./p        #=> unknown code.opaque
        mariadb-backup --prepare --target-dir=/srv/b    #=> config_mutation storage.change
        mariadb-backup --copy-back --target-dir=/srv/b  #=> destructive db.delete
        mariadb-backup --decompress --target-dir=/srv/b #=> config_mutation storage.change
        mariadb-backup --decompress --remove-original --target-dir=/srv/b  #=> destructive storage.delete
        mariadb-backup --frobnicate                     #=> unknown unknown.option
    """,
)

TOOLS = [MYSQL, MYSQLDUMP, MYSQLADMIN, MYSQLCHECK, MYSQLSHOW, MYSQLIMPORT, BINLOG, SLAP, UPGRADE, BACKUP]
