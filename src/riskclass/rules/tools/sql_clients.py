from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPAQUE = "the SQL of this server is not read here"

PGCLI = tool(
    "pgcli",
    "DATABASE USER",
    about="a client of PostgreSQL that completes words",
    docs="https://www.pgcli.com/",
    options=[
        takes("-c/--command", "SQL:psql"),
        takes("-f/--file", "FILE:@psql"),
        takes("--init-command", "SQL:psql"),
        takes("--log-file", does="fs.append VALUE"),
        takes("--pgclirc", does="code.opaque VALUE", because="the settings name a pager, and statements by name"),
        takes("-h/--host", context="host:VALUE|$PGHOST"),
        takes("--ssh-tunnel", context="host:VALUE"),
        takes("-p/--port -U/--username -u/--user --timeout -d/--dbname -D/--dsn --row-limit --application-name"),
        takes("--prompt --prompt-dsn --warn"),
        flags("-W/--password -w/--no-password --single-connection -v/--version --list-dsn --less-chatty --ping"),
        flags("-t/--tuples-only -l/--list --auto-vertical-output -y/--yes --help"),
    ],
    rows=[when(unless="-c -f -v --help -l --list-dsn --ping", stdin="psql")],
    examples="""
        pgcli shop -c 'SELECT 1'                        #=> read_only db.read
        pgcli -h db1 -l                                 #=> read_only
        pgcli --ping                                    #=> read_only
        pgcli shop -c 'DROP TABLE t'                    #=> destructive db.delete
        pgcli shop -c '\\! rm -rf x'                  #=> destructive
        pgcli shop -c '\\n report'                    #=> unknown code.opaque
        pgcli shop -f x.sql                             #=> unknown
        pgcli shop --init-command 'DROP TABLE t' -c 'SELECT 1'  #=> destructive
        pgcli --log-file log shop -c 'SELECT 1'         #=> config_mutation
        pgcli --pgclirc ./rc -l                         #=> unknown code.opaque
        echo 'DROP TABLE t' | pgcli shop                #=> destructive
        pgcli shop                                      #=> unknown code.interactive
        pgcli --version                                 #=> read_only
        pgcli --frobnicate                              #=> unknown unknown.option
    """,
)

MYCLI = tool(
    "mycli",
    "DATABASE",
    about="a client of MySQL that completes words",
    docs="https://www.mycli.net/",
    options=[
        takes("-e/--execute --init-command", "SQL:mysql"),
        takes("--batch", "FILE:@mysql"),
        takes("-l/--logfile --checkpoint", does="fs.append VALUE"),
        takes("--myclirc", does="code.opaque VALUE", because="the settings name a pager, and statements by name"),
        takes("--ssh-options --kubectl-options", does="code.opaque VALUE", because="gives options to another program"),
        takes("-h/--host/--hostname", context="host:VALUE"),
        takes("--ssh-jump", context="host:VALUE"),
        takes("-P/--port -u/--user/--username -S/--socket --password-file --vault-address --vault-mount"),
        takes(
            "--vault-secret --vault-password-field --vault-username-field --ssl-ca --ssl-capath --ssl-cert --ssl-key"
        ),
        takes("--ssl-cipher -D/--database -d/--dsn -R/--prompt --toolbar --local-infile -g/--login-path --charset"),
        takes("--character-set --throttle --keepalive-ticks --kubectl-resource --boundary-id"),
        takes("-p/--pass/--password", "[PASSWORD]"),
        takes("--ssl-mode --tls-version --completions --format --use-keyring"),
        flags("--ssl-verify-server-cert -v/--verbose -q/--quiet --list-dsn --resume --auto-vertical-output --ssl"),
        flags("--show-warnings --no-show-warnings -t/--table --csv --warn --no-warn --warn-batch --unbuffered"),
        flags("--progress --checkup -V/--version --help"),
    ],
    rows=[when(unless="-e --batch -V --help --list-dsn --checkup", stdin="mysql")],
    examples="""
        mycli shop -e 'SELECT 1'                        #=> read_only db.read
        mycli -h db1 -u root shop -e 'DROP TABLE t'     #=> destructive db.delete
        mycli shop --batch x.sql                        #=> unknown
        mycli shop -e 'SELECT 1' -l log                 #=> config_mutation
        mycli --myclirc ./rc shop -e 'SELECT 1'         #=> unknown code.opaque
        mycli --ssh-options '-o x' -e 'SELECT 1'        #=> unknown code.opaque
        echo 'DROP TABLE t' | mycli shop                #=> destructive
        mycli shop                                      #=> unknown code.interactive
        mycli --checkup                                 #=> read_only
        mycli --frobnicate -e 'SELECT 1'                #=> unknown unknown.option
    """,
)

LITECLI = tool(
    "litecli",
    "FILE",
    about="a client of SQLite that completes words",
    docs="https://litecli.com/",
    options=[
        takes("-e/--execute", "SQL:sqlite"),
        takes("-l/--logfile", does="fs.append VALUE"),
        takes("--liteclirc", does="code.opaque VALUE", because="the settings name a pager, and statements by name"),
        takes("-D/--database -R/--prompt"),
        flags("-V/--version --auto-vertical-output -t/--table --csv --warn --no-warn --help"),
    ],
    rows=[when(unless="-e -V --help", stdin="sqlite")],
    examples="""
        litecli shop.db -e 'SELECT 1'                   #=> read_only db.read
        litecli shop.db -e 'DROP TABLE t'               #=> destructive db.delete
        litecli shop.db -e 'SELECT 1' -l log            #=> config_mutation
        litecli --liteclirc ./rc f -e 'SELECT 1'        #=> unknown code.opaque
        echo 'DROP TABLE t' | litecli shop.db           #=> destructive
        litecli shop.db                                 #=> unknown code.interactive
        litecli -V                                      #=> read_only
        litecli --frobnicate f -e 'SELECT 1'            #=> unknown unknown.option
    """,
)

SQLCMD = tool(
    "sqlcmd",
    about="a client of SQL Server",
    docs="https://learn.microsoft.com/sql/tools/sqlcmd/sqlcmd-utility",
    options=[
        takes("-Q/--query -q/--initial-query", does="code.opaque VALUE", because=OPAQUE),
        takes("-i/--input-file", does="code.opaque VALUE", because=OPAQUE),
        takes("-o/--output-file", writes="VALUE"),
        takes("-S/--server", context="host:VALUE"),
        takes("-U/--user-name -P/--password -d/--database-name -a/--packet-size -c/--batch-terminator -f/--code-page"),
        takes("-h/--headers -H/--workstation-name -K/--application-intent -l/--login-timeout -m/--error-level"),
        takes("-s/--column-separator -t/--query-timeout -v/--variables -V/--error-severity-level -w/--screen-width"),
        takes("-y/--variable-type-width -Y/--fixed-type-width -z/--change-password -Z/--change-password-exit -F"),
        takes("--authentication-method --driver-logging-level"),
        flags("-A -b -C -e -E -g -G -I -j -M -W -x -u -X -D"),
        flags("-? --help --version"),
        takes(
            "-L/--list-servers -k/--remove-control-characters -N/--encrypt-connection -p/--print-statistics", "[VALUE]"
        ),
        takes("-r/--errors-to-stderr -R", "[VALUE]"),
    ],
    rows=[when(unless="-Q -q -i -L -? --help --version", does="code.opaque stdin, code.interactive", because=OPAQUE)],
    examples="""
        sqlcmd -S db1 -Q 'SELECT 1'                     #=> unknown code.opaque
        sqlcmd -S db1 -i x.sql -o out.txt               #=> unknown fs.write
        sqlcmd -S db1 -U sa -d shop                     #=> unknown code.interactive
        sqlcmd -L                                       #=> read_only
        sqlcmd '-?'                                     #=> read_only
        sqlcmd --frobnicate '-?'                          #=> unknown unknown.option
    """,
)

SQLPLUS = tool(
    "sqlplus sqlplus64 sqlcl",
    "LOGIN SCRIPT ARG...",
    about="a client of Oracle",
    docs="https://docs.oracle.com/en/database/oracle/oracle-database/19/sqpug/",
    style="single",
    does="code.interactive",
    because=OPAQUE,
    inert="-V -v -H -h",
    options=[
        takes("-C/-c -F -R/-r"),
        takes("-M/-m", "MARKUP"),
        flags("-S/-s -L/-l -AC -NOLOGINTIME -FAST -V/-v -H/-h"),
    ],
    rows=[when("SCRIPT LOGIN=@*", does="code.opaque LOGIN SCRIPT", because=OPAQUE)],
    examples="""
        sqlplus -v                                      #=> read_only
        sqlplus bob@shop                                #=> unknown code.interactive
        sqlplus -s bob@shop @x.sql                      #=> unknown code.opaque
        echo 'drop table t;' | sqlplus -s bob@shop      #=> unknown
        sqlplus -frobnicate                             #=> unknown unknown.option
    """,
)

USQL = tool(
    "usql",
    "URL",
    about="a client of many databases",
    docs="https://github.com/xo/usql",
    options=[
        takes("-c/--command -f/--file", does="code.opaque VALUE", because=OPAQUE),
        takes("-o/--out", writes="VALUE"),
        takes("-F/--field-separator -R/--record-separator -P/--pset -T/--table-attr -v/--set/--var/--variable -N"),
        takes("--config"),
        flags("-w/--no-password -X/--no-init -W/--password -1/--single-transaction -A/--no-align -H/--html -t -x"),
        flags("-C/--csv -G/--vertical -J/--json -q/--quiet -z/--field-separator-zero -0/--record-separator-zero"),
        flags("--tuples-only --expanded -V/--version -?/--help"),
    ],
    rows=[when(unless="-c -f -V --help", does="code.interactive", because=OPAQUE)],
    examples="""
        usql pg://localhost/shop -c 'SELECT 1'          #=> unknown code.opaque
        usql pg://localhost/shop -f x.sql -o out        #=> unknown fs.write
        usql pg://localhost/shop                        #=> unknown code.interactive
        usql --version                                  #=> read_only
        usql --frobnicate -V                            #=> unknown unknown.option
    """,
)

TRINO = tool(
    "trino presto",
    "URL",
    about="a client of Trino",
    docs="https://trino.io/docs/current/client/cli.html",
    options=[
        takes("--execute", "SQL:sql"),
        takes("-f/--file", does="code.opaque VALUE", because=OPAQUE),
        takes("--server", context="host:VALUE"),
        takes("--access-token --catalog --client-info --client-request-timeout --client-tags --data-discovery-path"),
        takes("--editing-mode --extra-credential --extra-header --history-file --http-proxy --keystore-password"),
        takes("--keystore-path --keystore-type --krb5-config-path --krb5-credential-cache-path --krb5-keytab-path"),
        takes("--krb5-principal --krb5-remote-service-name --krb5-service-principal-pattern --log-levels-file"),
        takes(
            "--network-logging --output-format --output-format-interactive --pager --path --resource-estimate --role"
        ),
        takes(
            "--schema --session --session-user --socks-proxy --source --timezone --trace-token --truststore-password"
        ),
        takes("--truststore-path --truststore-type --url --user --encoding --decimal-data-size"),
        flags("--debug --disable-auto-suggestion --disable-compression --external-authentication -h/--help --insecure"),
        flags("--ignore-errors --no-progress --progress --no-krb5-remote-service-hostname-canonicalization --password"),
        flags("--use-system-truststore --version"),
    ],
    rows=[
        when("--pager", does="code.opaque --pager", because="runs that program"),
        when(unless="--execute --file -h --version", does="code.opaque stdin, code.interactive", because=OPAQUE),
    ],
    examples="""
        trino --server https://t --execute 'SELECT 1'   #=> read_only db.read
        trino --execute 'SHOW CATALOGS'                 #=> read_only
        trino --execute 'DROP TABLE t'                  #=> destructive db.delete
        trino --execute 'SELECT 1' --pager ./x          #=> unknown code.opaque
        trino -f x.sql                                  #=> unknown code.opaque
        trino                                           #=> unknown code.interactive
        trino --version                                 #=> read_only
        trino --frobnicate --version                    #=> unknown unknown.option
    """,
)

SNOWSQL = tool(
    "snowsql",
    about="a client of Snowflake",
    docs="https://docs.snowflake.com/en/user-guide/snowsql-start",
    options=[
        takes("-q/--query -f/--filename", does="code.opaque VALUE", because=OPAQUE),
        takes("-a/--accountname -u/--username -d/--dbname -s/--schemaname -r/--rolename -w/--warehouse -h/--host"),
        takes(
            "-p/--port --region --proxy-host --proxy-port --proxy-user --proxy-password --proxy-prompt --mfa-passcode"
        ),
        takes(
            "--authenticator -c/--connection --config -D/--variable -o/--option --query_tag --client-session-keep-alive"
        ),
        takes("--private-key-path --token --disable-request-pooling -M/--mfa-prompt --rsa-key"),
        flags("-m --noup -U/--upgrade -K --bootstrap-version -v/--version -?/--help --helpup -P --versions"),
    ],
    rows=[when(unless="-q -f -v -? --help", does="code.interactive", because=OPAQUE)],
    examples="""
        snowsql -c prod -q 'select 1'                   #=> unknown code.opaque
        snowsql -c prod -f x.sql                        #=> unknown code.opaque
        snowsql -c prod                                 #=> unknown code.interactive
        snowsql -v                                      #=> read_only
        snowsql --frobnicate -v                         #=> unknown unknown.option
    """,
)

TOOLS = [PGCLI, MYCLI, LITECLI, SQLCMD, SQLPLUS, USQL, TRINO, SNOWSQL]
