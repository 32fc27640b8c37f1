from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when
from riskclass.rules.tools.postgres_server import RUNS, WORDS

PG_LSCLUSTERS = tool(
    "pg_lsclusters",
    "VERSION CLUSTER",
    about="list PostgreSQL clusters of Debian",
    docs="man:pg_lsclusters(1)",
    options=[flags("-h/--no-header -j/--json -s/--start-conf --help")],
    examples="pg_lsclusters -h    #=> read_only",
)

PG_CTLCLUSTER = tool(
    "pg_ctlcluster",
    "VERSION CLUSTER ACTION OPTION...",
    about="start and stop PostgreSQL clusters of Debian",
    docs="man:pg_ctlcluster(1)",
    options=[
        takes("-m/--mode"),
        takes("-o/--options", does="code.opaque VALUE", because="gives the server settings, which may run programs"),
        takes("--bindir", does="code.opaque VALUE", because="runs the pg_ctl of that folder"),
        flags("-f/--force --foreground --stdlog --skip-systemctl-redirect"),
    ],
    rows=[
        when("ACTION=start", does="service.start CLUSTER"),
        when("ACTION=stop", does="service.stop CLUSTER"),
        when("ACTION=restart", does="service.restart CLUSTER"),
        when("ACTION=reload|logrotate", does="service.reload CLUSTER"),
        when("ACTION=promote", does="db.disrupt CLUSTER"),
        when(
            "ACTION",
            unless="ACTION=start|stop|restart|reload|logrotate|promote|status",
            does="unknown.subcommand ACTION",
        ),
    ],
    examples="""
        pg_ctlcluster 15 main status                #=> read_only
        pg_ctlcluster 15 main start                 #=> reversible_low service.start
        pg_ctlcluster 15 main start -o '-c port=1'  #=> unknown code.opaque
        pg_ctlcluster --bindir ./bin 15 main start  #=> unknown code.opaque
        pg_ctlcluster 15 main stop -m fast          #=> disruptive service.stop
        pg_ctlcluster 15 main restart               #=> disruptive service.restart
        pg_ctlcluster 15 main reload                #=> config_mutation service.reload
        pg_ctlcluster 15 main logrotate             #=> config_mutation service.reload
        pg_ctlcluster 15 main promote               #=> disruptive db.disrupt
        pg_ctlcluster 15 main frobnicate            #=> unknown unknown.subcommand
    """,
)

PG_DROPCLUSTER = tool(
    "pg_dropcluster",
    "VERSION CLUSTER",
    about="delete a PostgreSQL cluster of Debian",
    docs="man:pg_dropcluster(1)",
    does="db.delete VERSION CLUSTER",
    because="deletes the cluster with all its databases",
    options=[flags("--stop --stop-on-upgrade")],
    examples="""
        pg_dropcluster --stop 15 main       #=> destructive db.delete
        pg_dropcluster 15 main              #=> destructive
    """,
)

PG_CREATECLUSTER = tool(
    "pg_createcluster",
    "VERSION CLUSTER -- OPTION...",
    about="make a PostgreSQL cluster on Debian",
    docs="man:pg_createcluster(1)",
    inert="--help",
    does="db.change VERSION CLUSTER, service.enable",
    because="makes a cluster, which starts when the host does",
    options=[
        takes(
            "-u/--user -g/--group -d/--datadir -s/--socketdir --locale --lc-collate --lc-ctype"
            " --lc-messages --lc-monetary --lc-numeric --lc-time -e/--encoding -p/--port --start-conf"
        ),
        takes("-l/--logfile", does="fs.append VALUE"),
        takes("-o/--pgoption"),
        takes(
            "--createclusterconf --environment",
            does="code.injected VALUE",
            because="the server gets its settings and variables from there",
        ),
        flags("-q/--quiet/--no-status --help"),
        flags("--start", does="service.start CLUSTER"),
    ],
    rows=[
        when(
            f"-o={RUNS}",
            does="code.injected -o",
            because="the server will run what the setting names",
        ),
    ],
    examples="""
        pg_createcluster 17 test                              #=> config_mutation db.change
        pg_createcluster --start 17 test -- --data-checksums  #=> config_mutation service.start
        pg_createcluster -o work_mem=4MB 17 test              #=> config_mutation
        pg_createcluster -o archive_command='x %p' 17 test    #=> unknown code.injected
        pg_createcluster -l /etc/cron.d/x 17 test             #=> config_mutation schedule.change
        pg_createcluster --environment ./env 17 test          #=> unknown code.injected
    """,
)

PG_RENAMECLUSTER = tool(
    "pg_renamecluster",
    "VERSION CLUSTER NAME",
    about="give a PostgreSQL cluster of Debian another name",
    docs="man:pg_renamecluster(1)",
    inert="--help",
    does="db.disrupt VERSION CLUSTER",
    because="stops the cluster, and starts it under its new name",
    options=[flags("-v/--verbose --help")],
    examples="""
        pg_renamecluster 17 main old    #=> disruptive db.disrupt
        pg_renamecluster --help         #=> read_only
    """,
)

PG_UPGRADECLUSTER = tool(
    "pg_upgradecluster",
    "VERSION CLUSTER DATADIR",
    about="move a PostgreSQL cluster of Debian to another version",
    docs="man:pg_upgradecluster(1)",
    options=[
        takes(
            "-v/--version --locale --lc-collate --lc-ctype --lc-messages --lc-monetary --lc-numeric"
            " --lc-time"
            " -m/--method -j/--jobs --rename --maintenance-db"
        ),
        takes("--logfile", does="fs.append VALUE"),
        takes("-O/--old-options -o/--new-options", does="code.injected VALUE", because="a setting may load code"),
        takes("--old-bindir", does="code.opaque VALUE", because="runs programs of that folder"),
        flags(
            "--check --force-packages -k/--link --clone --data-checksums --no-data-checksums --keep-port"
            " --keep-on-error"
            " --start --no-start --analyze --no-analyze"
        ),
    ],
    rows=[
        when(
            unless="--check",
            does="db.disrupt VERSION CLUSTER",
            because="stops the cluster while it is copied; the copy takes its place",
        ),
        when("--check", does="service.start CLUSTER", because="starts servers that do not run to look at them"),
    ],
    examples="""
        pg_upgradecluster 15 main                       #=> disruptive db.disrupt
        pg_upgradecluster -v 17 -m upgrade --link 15 main  #=> disruptive db.disrupt
        pg_upgradecluster --check -m upgrade 15 main    #=> reversible_low service.start
        pg_upgradecluster --check --old-bindir ./bin 15 main  #=> unknown code.opaque
        pg_upgradecluster --old-bindir ./bin 15 main    #=> unknown code.opaque
    """,
)

PG_BACKUPCLUSTER = tool(
    "pg_backupcluster",
    "VERSION CLUSTER ACTION COUNT",
    about="back up a PostgreSQL cluster of Debian",
    docs="man:pg_backupcluster(1)",
    options=[takes("-c/--checkpoint -Z/--compress"), flags("-k/--keep-on-error -v/--verbose")],
    rows=[
        when("ACTION=createdirectory|receivewal", does="fs.create"),
        when("ACTION=basebackup|dump", does="snapshot CLUSTER"),
        when("ACTION=compresswal", does="refresh", because="packs logs that it keeps"),
        when("ACTION=expiredumps|expirebasebackups|deletebroken|archivecleanup", does="storage.delete CLUSTER"),
        when(
            "ACTION",
            unless="ACTION=createdirectory|basebackup|dump|expiredumps|expirebasebackups|deletebroken|receivewal"
            "|compresswal|archivecleanup|list",
            does="unknown.subcommand ACTION",
        ),
    ],
    examples="""
        pg_backupcluster 17 main list                   #=> read_only
        pg_backupcluster 17 main dump                   #=> reversible_low snapshot
        pg_backupcluster -c fast 17 main basebackup     #=> reversible_low snapshot
        pg_backupcluster 17 main createdirectory        #=> reversible_low fs.create
        pg_backupcluster 17 main compresswal            #=> reversible_low refresh
        pg_backupcluster 17 main expiredumps 3          #=> destructive storage.delete
        pg_backupcluster 17 main frobnicate             #=> unknown unknown.subcommand
    """,
)

PG_RESTORECLUSTER = tool(
    "pg_restorecluster",
    "VERSION CLUSTER BACKUP",
    about="make a PostgreSQL cluster of a backup on Debian",
    docs="man:pg_restorecluster(1)",
    does="db.change VERSION CLUSTER, code.opaque BACKUP",
    because="carries out SQL of the backup, which is not read",
    options=[
        takes("-d/--datadir -p/--port --pitr --recovery-target-time --wal-archive"),
        flags("--archive"),
        flags("-s/--start", does="service.start CLUSTER"),
    ],
    examples="""
        pg_restorecluster 17 copy /var/backups/postgresql/17-main/x.dump     #=> unknown db.change
        pg_restorecluster -s 17 copy /var/backups/postgresql/17-main/x.dump  #=> unknown service.start
    """,
)

PG_CONFTOOL = tool(
    "pg_conftool",
    "WORD...",
    about="show or change settings of PostgreSQL on Debian",
    docs="man:pg_conftool(1)",
    options=[flags("-b/--boolean -s/--short -v/--verbose --help")],
    rows=[
        when("WORD=set|remove", does="host.config WORD"),
        when("WORD=edit", does="code.interactive", because="opens an editor"),
        when(
            "WORD=" + "|".join(f"*{word}*" for word in WORDS),
            "WORD=set",
            does="code.injected WORD",
            because="the server will run it",
        ),
    ],
    examples="""
        pg_conftool 17 main show all                        #=> read_only
        pg_conftool -s 17 main show port                    #=> read_only
        pg_conftool 17 main set work_mem 4MB                #=> config_mutation host.config
        pg_conftool set archive_command 'x %p'              #=> unknown code.injected
        pg_conftool 17 main set jit_provider x              #=> unknown code.injected
        pg_conftool 17 main show archive_command            #=> read_only
        pg_conftool 17 main remove port                     #=> config_mutation host.config
        pg_conftool 17 main edit                            #=> unknown code.interactive
    """,
)

LOADS = "the server loads what it names"

PG_VIRTUALENV = tool(
    "pg_virtualenv",
    "COMMAND...:argv",
    about="run a command with a PostgreSQL cluster that is gone afterwards",
    docs="man:pg_virtualenv(1)",
    does="service.start",
    options=[takes("-v -c -i -o"), takes("-p", does="code.project VALUE", because=LOADS), flags("-a -s -t -h")],
    rows=[
        when(unless="COMMAND -h", does="code.interactive", because="opens a shell"),
        when("-s", does="code.interactive", because="opens a shell where the command fails"),
        when(f"-o={RUNS} -c={RUNS} -i={RUNS}", does="code.injected -o -c -i", because=LOADS),
    ],
    examples="""
        pg_virtualenv psql -l                   #=> reversible_low service.start
        pg_virtualenv -v 17 rm -rf /srv/x       #=> destructive fs.delete
        pg_virtualenv -o fsync=off psql -l      #=> reversible_low
        pg_virtualenv -o shared_preload_libraries=./x psql -l  #=> unknown code.injected
        pg_virtualenv -p postgresql-x psql -l   #=> unknown code.project
        pg_virtualenv -s psql -l                #=> unknown code.interactive
        pg_virtualenv                           #=> unknown code.interactive
    """,
)

TOOLS = [
    PG_LSCLUSTERS,
    PG_CTLCLUSTER,
    PG_DROPCLUSTER,
    PG_CREATECLUSTER,
    PG_RENAMECLUSTER,
    PG_UPGRADECLUSTER,
    PG_BACKUPCLUSTER,
    PG_RESTORECLUSTER,
    PG_CONFTOOL,
    PG_VIRTUALENV,
]
