from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

HELP = "-? --help -V --version"
CONNECTION: list[Option] = [
    takes("-h/--host -p/--port -U/--username"),
    flags("-w/--no-password -W/--password -V/--version -?/--help"),
]
#: Words in the names of settings whose value the server runs or loads, or which lead it to other settings.
WORDS = "command preload program librar jit_provider jit-provider config_file config-file".split()
RUNS = "|".join(f"*{word}*=*" for word in WORDS)
#: Who may come in, and where from.
LETS_IN = "hba_file=*|ident_file=*|hba-file=*|ident-file=*"
LISTENS = "listen_addresses=*|listen-addresses=*"
LOOPBACK = "localhost|127.*|::1"
HERE = "|".join(f"{name}{address}" for name in LISTENS.replace("*", "").split("|") for address in LOOPBACK.split("|"))
#: Where packages put the server's own programs.
OURS = "/usr/lib/postgresql/*|/usr/pgsql-*|/usr/local/bin|/usr/local/pgsql/bin|/usr/bin"

INITDB = tool(
    "initdb",
    "DATADIR",
    about="make the folder of a new PostgreSQL server",
    docs="man:initdb(1)",
    inert=f"{HELP} -s --show",
    does="fs.create DATADIR",
    options=[
        takes("-D/--pgdata -X/--waldir", does="fs.create VALUE"),
        takes("-L", does="code.opaque VALUE", because="runs the SQL that lies there"),
        takes("-c/--set"),
        takes(
            "-A/--auth --auth-host --auth-local -E/--encoding --icu-locale --icu-rules --locale --lc-collate"
            " --lc-ctype"
            " --lc-messages --lc-monetary --lc-numeric --lc-time --builtin-locale --locale-provider --pwfile"
            " -T/--text-search-config -U/--username --wal-segsize --sync-method"
        ),
        flags(
            "-g/--allow-group-access -k/--data-checksums --no-data-checksums --no-locale -W/--pwprompt -d/--debug"
            " --discard-caches -n/--no-clean -N/--no-sync --no-instructions -s/--show -S/--sync-only -V/--version"
            " -?/--help"
        ),
    ],
    rows=[
        when(f"-c={RUNS}", does="code.injected -c", because="the server will run what the setting names"),
        when(unless="DATADIR -D", does="fs.create", because="makes the folder that PGDATA names"),
    ],
    examples="""
        initdb                                          #=> reversible_low fs.create
        initdb -D /srv/pg --auth=scram-sha-256          #=> reversible_low fs.create
        initdb /srv/pg                                  #=> reversible_low fs.create
        initdb -c archive_command='cp x y' -D /srv/pg   #=> unknown code.injected
        initdb -c work_mem=4MB -D /srv/pg               #=> reversible_low
        initdb -L ./share -D /srv/pg                    #=> unknown code.opaque
        initdb --show                                   #=> read_only
        initdb --frobnicate                             #=> unknown unknown.option
    """,
)

POSTGRES = tool(
    "postgres postmaster",
    "DBNAME",
    about="the PostgreSQL server itself",
    docs="man:postgres(1)",
    inert="-? --help -V --version -C --describe-config",
    does="service.start",
    options=[
        takes("-B -C -d -D -f -h -k -N -p -S -t -W"),
        takes("-c"),
        takes("-r", writes="VALUE"),
        takes(
            " ".join(f"--*{word}*" for word in WORDS),
            "[VALUE]",
            does="code.injected",
            because="runs what the setting names",
        ),
        takes("--hba*file* --ident*file*", "[VALUE]", does="access.grant VALUE"),
        takes("--external*pid*file*", "[VALUE]", writes="VALUE"),
        takes("--log*directory*", "[VALUE]", does="fs.create VALUE"),
        takes("--listen_addresses/--listen-addresses", "[VALUE]"),
        takes("--listen*addresses*", "[VALUE]", does="net.listen VALUE"),
        takes("--*", "[VALUE]"),
        flags("-i", does="net.listen"),
        flags("--single", stdin="sql"),
        flags("--boot", does="code.opaque --boot"),
        flags("-e -E -F -j -l -n -O -P -s -T -V/--version -?/--help --describe-config --check"),
    ],
    rows=[
        when(f"-c={RUNS}", does="code.injected -c", because="runs what the setting names"),
        when(f"-c={LETS_IN}", does="access.grant -c", because="another file says who may come in"),
        when("-c=external_pid_file=*|external-pid-file=*|log_directory=*|log-directory=*", runs="-c:file_inside"),
        when("-h", unless=f"-h={LOOPBACK}", does="net.listen -h"),
        when("--listen_addresses", unless=f"--listen_addresses={LOOPBACK}", does="net.listen --listen_addresses"),
        when(f"-c={LISTENS}", unless=f"-c={HERE}", does="net.listen -c"),
    ],
    examples="""
        postgres -D /srv/pg                             #=> reversible_low service.start
        postgres -D /srv/pg -h localhost                #=> reversible_low
        postgres -D /srv/pg -c listen_addresses=::1     #=> reversible_low
        postgres -D /srv/pg -c 'listen_addresses=*'     #=> config_mutation net.listen
        postgres -D /srv/pg '--listen-addresses=*'      #=> config_mutation net.listen
        postgres -D /srv/pg --listen_addresses=127.0.0.1  #=> reversible_low
        postgres -D /srv/pg --shared-preload-libraries=x  #=> unknown code.injected
        postgres -D /srv/pg -c jit_provider=x           #=> unknown code.injected
        postgres -D /srv/pg --config_file=x.conf        #=> unknown code.injected
        postgres -D /srv/pg --Archive_Command='x %p'    #=> unknown code.injected
        postgres -D /srv/pg '--LISTEN_ADDRESSES=*'      #=> config_mutation net.listen
        postgres -D /srv/pg --TimeZone=UTC              #=> reversible_low
        postgres -D /srv/pg --hba_file=x.conf           #=> exposure access.grant
        postgres -D /srv/pg -c hba_file=x.conf          #=> exposure access.grant
        postgres -D /srv/pg --external_pid_file=/etc/cron.d/x  #=> config_mutation schedule.change
        postgres -D /srv/pg -c external_pid_file=x.pid  #=> config_mutation fs.write
        postgres -D /srv/pg --log-directory=log         #=> reversible_low fs.create
        postgres -D /srv/pg -C shared_buffers           #=> read_only
        postgres -D /srv/pg -h 0.0.0.0                  #=> config_mutation net.listen
        postgres -D /srv/pg -i                          #=> config_mutation net.listen
        postgres -D /srv/pg -c archive_command='x %p'   #=> unknown code.injected
        postgres -D /srv/pg -c work_mem=4MB             #=> reversible_low
        postgres -D /srv/pg --work_mem=4MB              #=> reversible_low
        postgres -D /srv/pg --archive_command='x %p'    #=> unknown code.injected
        postgres --single -D /srv/pg shop               #=> unknown code.interactive
        postgres --single shop <<< 'DROP TABLE t'       #=> destructive
        postgres --boot -r log -x                       #=> unknown code.opaque
        postgres --single -r log shop <<< 'SELECT 1'    #=> config_mutation fs.write
        postgres --version                              #=> read_only
    """,
)

CONTROLDATA = tool(
    "pg_controldata",
    "DATADIR",
    about="show the state of a stopped or running server's folder",
    docs="man:pg_controldata(1)",
    options=[takes("-D/--pgdata"), flags("-V/--version -?/--help")],
    examples="pg_controldata -D /srv/pg    #=> read_only",
)

RESETWAL = tool(
    "pg_resetwal pg_resetxlog",
    "DATADIR",
    about="throw away the write-ahead log of a server",
    docs="man:pg_resetwal(1)",
    inert=f"{HELP} -n --dry-run",
    does="db.delete DATADIR",
    because="throws away the write-ahead log: what was not yet written elsewhere is lost",
    options=[
        takes(
            "-D/--pgdata -c/--commit-timestamp-ids -e/--epoch -l/--next-wal-file -m/--multixact-ids -o/--next-oid"
            " -O/--multixact-offset -u/--oldest-transaction-id -x/--next-transaction-id --wal-segsize"
            " --char-signedness"
        ),
        flags("-f/--force -n/--dry-run -V/--version -?/--help"),
    ],
    examples="""
        pg_resetwal -f /srv/pg                          #=> destructive db.delete
        pg_resetwal -n /srv/pg                          #=> read_only
    """,
)

WALDUMP = tool(
    "pg_waldump pg_xlogdump",
    "START END",
    about="show the write-ahead log",
    docs="man:pg_waldump(1)",
    inert=HELP,
    options=[
        takes(
            "-B/--block -e/--end -F/--fork -n/--limit -p/--path -r/--rmgr -R/--relation -s/--start -t/--timeline"
            " -x/--xid"
        ),
        takes("-z/--stats", "[WHAT]"),
        takes("--save-fullpage", does="fs.create VALUE"),
        flags("-b/--bkp-details -f/--follow -q/--quiet -w/--fullpage -V/--version -?/--help"),
    ],
    examples="""
        pg_waldump 000000010000000000000001             #=> read_only
        pg_waldump -p /srv/pg/pg_wal -n 10 --stats=record 01 02  #=> read_only
        pg_waldump --save-fullpage=/srv/pages 01        #=> reversible_low fs.create
    """,
)

VERIFYBACKUP = tool(
    "pg_verifybackup",
    "DIRECTORY",
    about="check a backup against its manifest",
    docs="man:pg_verifybackup(1)",
    options=[
        takes("-F/--format -i/--ignore -m/--manifest-path -w/--wal-directory"),
        flags(
            "-e/--exit-on-error -n/--no-parse-wal -P/--progress -q/--quiet -s/--skip-checksums -V/--version -?/--help"
        ),
    ],
    examples="pg_verifybackup /srv/backup    #=> read_only",
)

CHECKSUMS = tool(
    "pg_checksums",
    "DATADIR",
    about="check checksums of a stopped server's folder, or switch them",
    docs="man:pg_checksums(1)",
    inert=HELP,
    options=[
        takes("-D/--pgdata -f/--filenode --sync-method"),
        flags("-c/--check -N/--no-sync -P/--progress -v/--verbose -V/--version -?/--help"),
        flags("-d/--disable", does="db.change DATADIR -D"),
        flags("-e/--enable", does="db.change DATADIR -D", because="rewrites every page"),
    ],
    examples="""
        pg_checksums -D /srv/pg                         #=> read_only
        pg_checksums --enable /srv/pg                   #=> config_mutation db.change
        pg_checksums -d -D /srv/pg                      #=> config_mutation db.change
    """,
)

REWIND = tool(
    "pg_rewind",
    about="make a server a copy of another from which it has drifted",
    docs="man:pg_rewind(1)",
    inert=f"{HELP} -n --dry-run",
    does="db.delete -D",
    because="drops what this server has and the other has not",
    options=[
        takes("-D/--target-pgdata --source-pgdata --source-server --sync-method"),
        takes("--config-file", does="code.injected VALUE", because="the file may name a command that fetches logs"),
        flags(
            "-c/--restore-target-wal -n/--dry-run -N/--no-sync -P/--progress -R/--write-recovery-conf --debug"
            " --no-ensure-shutdown -V/--version -?/--help"
        ),
    ],
    examples="""
        pg_rewind -D /srv/pg --source-server='host=db1' #=> destructive db.delete
        pg_rewind -n -D /srv/pg --source-server='host=db1'  #=> read_only
        pg_rewind -n -c --config-file ./x -D /srv/pg    #=> unknown code.injected
    """,
)

UPGRADE = tool(
    "pg_upgrade",
    about="move a server's data to another version",
    docs="man:pg_upgrade(1)",
    inert=HELP,
    options=[
        takes("-b/--old-bindir -B/--new-bindir"),
        takes("-o/--old-options -O/--new-options", does="code.injected VALUE", because="a setting may load code"),
        takes(
            "-d/--old-datadir -D/--new-datadir -j/--jobs -p/--old-port"
            " -P/--new-port"
            " -s/--socketdir -U/--username --sync-method --set-char-signedness"
        ),
        flags(
            "-c/--check -k/--link -N/--no-sync -r/--retain -v/--verbose --clone --copy --copy-file-range --swap"
            " --no-statistics -V/--version -?/--help"
        ),
    ],
    rows=[
        when(
            unless="-c",
            does="db.disrupt -D, fs.create cwd",
            because="rewrites the new server's folder, and takes the old one out of use",
        ),
        when("-c", does="service.start -d -D", because="starts servers that do not run to look at them"),
        when("-b", unless=f"-b={OURS}", does="code.injected -b", because="runs programs of that folder"),
        when("-B", unless=f"-B={OURS}", does="code.injected -B", because="runs programs of that folder"),
        when("-b=*..*", does="code.injected -b", because="runs programs of that folder"),
        when("-B=*..*", does="code.injected -B", because="runs programs of that folder"),
    ],
    examples="""
        pg_upgrade -b /usr/lib/postgresql/15/bin -B /usr/lib/postgresql/17/bin -d old -D new  #=> disruptive db.disrupt
        pg_upgrade -c -b /usr/lib/postgresql/15/bin -B /usr/lib/postgresql/17/bin -d old -D new #=> reversible_low
        pg_upgrade -c -b ./bin -B /usr/lib/postgresql/17/bin -d old -D new  #=> unknown code.injected
        pg_upgrade -c -b /usr/bin -B ./bin -d old -D new  #=> unknown code.injected
        pg_upgrade -c -b /usr/lib/postgresql/../../../x -B /usr/bin -d old -D new  #=> unknown code.injected
        pg_upgrade -c -B /usr/lib/postgresql/../../../x -b /usr/bin -d old -D new  #=> unknown code.injected
        pg_upgrade --version                                                                    #=> read_only
    """,
)

TEST_FSYNC = tool(
    "pg_test_fsync",
    about="measure how fast a disk keeps what is written",
    docs="man:pg_test_fsync(1)",
    inert=HELP,
    does="host.load",
    options=[
        takes("-f/--filename", deletes="VALUE", because="writes over the file, and takes it away in the end"),
        takes("-s/--secs-per-test"),
        flags("-V/--version -?/--help"),
    ],
    examples="""
        pg_test_fsync                                   #=> disruptive host.load
        pg_test_fsync -f data                           #=> destructive fs.delete
        pg_test_fsync -f /tmp/data                      #=> disruptive fs.scratch
        pg_test_fsync --version                         #=> read_only
    """,
)

TEST_TIMING = tool(
    "pg_test_timing",
    about="measure what asking for the time costs",
    docs="man:pg_test_timing(1)",
    options=[takes("-d/--duration"), flags("-V/--version -?/--help")],
    examples="pg_test_timing -d 3    #=> read_only",
)

AMCHECK = tool(
    "pg_amcheck",
    "DBNAME",
    about="look for corruption in databases",
    docs="man:pg_amcheck(1)",
    inert=HELP,
    does="db.read DBNAME",
    options=[
        takes(
            "-d/--database -D/--exclude-database -i/--index -I/--exclude-index -r/--relation -R/--exclude-relation"
            " -s/--schema -S/--exclude-schema -t/--table -T/--exclude-table --skip --startblock --endblock"
            " --maintenance-db -j/--jobs"
        ),
        takes("--install-missing", "[SCHEMA]", does="db.schema", because="installs extensions that are missing"),
        flags(
            "--parent-check --rootdescend", does="db.disrupt DBNAME", because="nobody can write to a table in the check"
        ),
        flags(
            "-a/--all --no-dependent-indexes --no-dependent-toast --no-strict-names --exclude-toast-pointers"
            " --on-error-stop --checkunique --heapallindexed -e/--echo -P/--progress -v/--verbose"
        ),
        *CONNECTION,
    ],
    examples="""
        pg_amcheck --all                                #=> read_only db.read
        pg_amcheck --heapallindexed -t orders shop      #=> read_only
        pg_amcheck --parent-check shop                  #=> disruptive db.disrupt
        pg_amcheck --install-missing shop               #=> config_mutation db.schema
    """,
)

RECEIVEWAL = tool(
    "pg_receivewal pg_receivexlog",
    about="keep a server's write-ahead log as it comes",
    docs="man:pg_receivewal(1)",
    inert=HELP,
    options=[
        takes("-D/--directory", does="fs.create VALUE"),
        takes("-E/--endpos -s/--status-interval -S/--slot -Z/--compress -d/--dbname"),
        flags("--create-slot", does="db.change -S", because="the server keeps logs for the slot from then on"),
        flags("--drop-slot", does="db.delete -S"),
        flags("--if-not-exists -n/--no-loop --no-sync --synchronous -v/--verbose"),
        *CONNECTION,
    ],
    examples="""
        pg_receivewal -h db -D /srv/wal                 #=> reversible_low fs.create
        pg_receivewal --create-slot -S backup           #=> config_mutation db.change
        pg_receivewal --drop-slot -S backup             #=> destructive db.delete
        pg_receivewal --version                         #=> read_only
    """,
)

RECVLOGICAL = tool(
    "pg_recvlogical",
    about="follow the changes of a database",
    docs="man:pg_recvlogical(1)",
    inert=HELP,
    options=[
        takes("-f/--file", writes="VALUE|-"),
        takes(
            "-E/--endpos -F/--fsync-interval -I/--startpos -o/--option -P/--plugin -s/--status-interval -S/--slot"
            " -d/--dbname"
        ),
        flags("--create-slot", does="db.change -S", because="the server keeps logs for the slot from then on"),
        flags("--start", does="db.change -S", because="what was sent is not sent again"),
        flags("--drop-slot", does="db.delete -S"),
        flags(
            "--if-not-exists -n/--no-loop -t/--two-phase/--enable-two-phase --enable-failover/--failover -v/--verbose"
        ),
        *CONNECTION,
    ],
    examples="""
        pg_recvlogical -d shop --slot x --create-slot   #=> config_mutation db.change
        pg_recvlogical -d shop --slot x --start -f -    #=> config_mutation db.change
        pg_recvlogical -d shop --slot x --start -f out  #=> config_mutation fs.write
        pg_recvlogical -d shop --slot x --drop-slot     #=> destructive db.delete
        pg_recvlogical --version                        #=> read_only
    """,
)

COMBINE = tool(
    "pg_combinebackup",
    "DIRECTORY...",
    about="make a full backup of increments",
    docs="man:pg_combinebackup(1)",
    inert=f"{HELP} -n --dry-run",
    options=[
        takes("-o/--output", does="fs.create VALUE"),
        takes("-T/--tablespace-mapping --manifest-checksums --sync-method"),
        flags(
            "-d/--debug -k/--link -n/--dry-run -N/--no-sync --clone --copy --copy-file-range --no-manifest"
            " -V/--version"
            " -?/--help"
        ),
    ],
    examples="""
        pg_combinebackup full inc1 -o /srv/new          #=> reversible_low fs.create
        pg_combinebackup -n full inc1 -o /srv/new       #=> read_only
    """,
)

SUBSCRIBER = tool(
    "pg_createsubscriber",
    about="make a standby server one of its own that follows the first by logical replication",
    docs="man:pg_createsubscriber(1)",
    inert=HELP,
    options=[
        takes(
            "-d/--database -D/--pgdata -p/--subscriber-port -P/--publisher-server -s/--socketdir --socket-directory"
            " -t/--recovery-timeout -U/--subscriber-username --config-file --publication --replication-slot"
            " --subscription --clean -R/--remove"
        ),
        flags("-a/--all -n/--dry-run -T/--enable-two-phase -v/--verbose -V/--version -?/--help"),
    ],
    rows=[
        when(unless="-n", does="db.disrupt -D", because="stops the standby, and it is none any more"),
        when("-n", does="service.start -D", because="starts the standby to look at it, and stops it again"),
    ],
    examples="""
        pg_createsubscriber -D /srv/pg -P host=db1 -d shop     #=> disruptive db.disrupt
        pg_createsubscriber -n -D /srv/pg -P host=db1 -d shop  #=> reversible_low service.start
        pg_createsubscriber --version                          #=> read_only
    """,
)

WALSUMMARY = tool(
    "pg_walsummary",
    "FILE...",
    about="show a summary of write-ahead logs",
    docs="man:pg_walsummary(1)",
    reads="FILE",
    options=[flags("-i/--individual -q/--quiet -V/--version -?/--help")],
    examples="pg_walsummary -i 1.summary    #=> read_only fs.read",
)

ARCHIVECLEANUP = tool(
    "pg_archivecleanup",
    "DIRECTORY OLDEST",
    about="delete write-ahead logs that are older than one",
    docs="man:pg_archivecleanup(1)",
    inert=f"{HELP} -n --dry-run",
    deletes="DIRECTORY",
    because="deletes the older logs in this folder",
    options=[
        takes("-x/--strip-extension"),
        flags("-b/--clean-backup-history -d/--debug -n/--dry-run -V/--version -?/--help"),
    ],
    examples="""
        pg_archivecleanup /srv/wal 000000010000000000000010     #=> destructive fs.delete
        pg_archivecleanup -n /srv/wal 000000010000000000000010  #=> read_only
    """,
)

OID2NAME = tool(
    "oid2name",
    about="tell which table a file of PostgreSQL holds",
    docs="man:oid2name(1)",
    does="db.read",
    inert=HELP,
    options=[
        takes("-d/--dbname -f/--filenode -o/--oid -t/--table -H"),
        flags("-i/--indexes -q/--quiet -s/--tablespaces -S/--system-objects -x/--extended"),
        *CONNECTION,
    ],
    examples="""
        oid2name -d shop -f 16384    #=> read_only db.read
        oid2name --help              #=> read_only
    """,
)

VACUUMLO = tool(
    "vacuumlo",
    "DBNAME...",
    about="delete large objects that no table names",
    docs="man:vacuumlo(1)",
    inert=f"{HELP} -n --dry-run",
    does="db.delete DBNAME",
    options=[takes("-l/--limit"), flags("-n/--dry-run -v/--verbose"), *CONNECTION],
    examples="""
        vacuumlo shop        #=> destructive db.delete
        vacuumlo -n shop     #=> read_only
    """,
)

PG_CONFIG = tool(
    "pg_config",
    about="show how PostgreSQL was built, and where it lies",
    docs="man:pg_config(1)",
    options=[
        flags(
            "--bindir --docdir --htmldir --includedir --pkgincludedir --includedir-server --libdir --pkglibdir"
            " --localedir --mandir --sharedir --sysconfdir --pgxs --configure --cc --cppflags --cflags --cflags_sl"
            " --ldflags --ldflags_ex --ldflags_sl --libs --version -?/--help"
        )
    ],
    examples="pg_config --bindir    #=> read_only",
)

TOOLS = [
    INITDB,
    POSTGRES,
    CONTROLDATA,
    RESETWAL,
    WALDUMP,
    VERIFYBACKUP,
    CHECKSUMS,
    REWIND,
    UPGRADE,
    TEST_FSYNC,
    TEST_TIMING,
    AMCHECK,
    RECEIVEWAL,
    RECVLOGICAL,
    COMBINE,
    SUBSCRIBER,
    WALSUMMARY,
    ARCHIVECLEANUP,
    OID2NAME,
    VACUUMLO,
    PG_CONFIG,
]
