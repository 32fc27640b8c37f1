from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

RUNS = "code.project, db.schema"
RUNS_WHY = "runs the project's migrations"

DBMATE = tool(
    "dbmate",
    about="carry out the migrations of a database",
    docs="https://github.com/amacneil/dbmate",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes("-u/--url -e/--env --env-file -d/--migrations-dir --migrations-table --driver --wait-timeout"),
        takes("--wait-interval -s/--schema-file"),
        flags("--no-dump-schema --wait -h/--help --version -v"),
    ],
    subs=[
        sub("new, n", "NAME", does="fs.create NAME", because="makes a file for a migration"),
        sub("create", does="db.schema"),
        sub("up, migrate", does=RUNS, because=RUNS_WHY, options=[flags("--strict --verbose")]),
        sub("rollback, down", does=RUNS, because="runs what takes a migration back", options=[flags("--verbose")]),
        sub("load", does=RUNS, because="runs the project's schema"),
        sub("drop", does="db.delete"),
        sub("status", options=[flags("--exit-code --quiet")]),
        sub("wait, help, h", "WORD..."),
        sub(
            "dump",
            rows=[when("-s", writes="-s"), when(unless="-s", does="fs.write cwd", because="writes db/schema.sql")],
        ),
    ],
    examples="""
        dbmate status                               #=> read_only
        dbmate --url postgres://h/shop status --quiet   #=> read_only
        dbmate wait                                 #=> read_only
        dbmate new add_users                        #=> reversible_low fs.create
        dbmate create                               #=> config_mutation db.schema
        dbmate up                                   #=> unknown code.project
        dbmate migrate --strict                     #=> unknown code.project
        dbmate rollback                             #=> unknown code.project
        dbmate drop                                 #=> destructive db.delete
        dbmate dump                                 #=> config_mutation fs.write
        dbmate dump -s /tmp/s.sql                   #=> reversible_low fs.scratch
        dbmate --version                            #=> read_only
        dbmate frobnicate                           #=> unknown unknown.subcommand
    """,
)

GOOSE = tool(
    "goose",
    "DRIVER DATABASE COMMAND ARG...",
    about="carry out the migrations of a database",
    docs="https://pressly.github.io/goose/",
    style="go",
    inert="-h -version",
    options=[
        takes("-dir -table -certfile -ssl-cert -ssl-key -env -timeout"),
        flags("-h/-help -v -s -allow-missing -no-versioning -no-color -version"),
    ],
    rows=[
        when("DRIVER=status|version|validate", does="observe DRIVER"),
        when("COMMAND=status|version|validate", does="db.read DATABASE"),
        when("DRIVER=create COMMAND=create", does="fs.create cwd", because="makes a file for a migration"),
        when("DRIVER=fix COMMAND=fix", does="fs.write cwd", because="gives migrations other names"),
        when("DRIVER=reset|down-to COMMAND=reset|down-to", does="db.delete", because="takes migrations back"),
        when(
            "DRIVER COMMAND",
            unless="COMMAND=status|version|validate|create|fix DRIVER=status|version|validate|create|fix|env",
            does=RUNS,
            because=RUNS_WHY,
        ),
    ],
    examples="""
        goose -version                              #=> read_only
        goose status                                #=> read_only
        goose postgres "user=bob" status            #=> read_only db.read
        goose -dir migrations create add_users sql  #=> reversible_low fs.create
        goose -dir migrations fix                   #=> config_mutation fs.write
        goose up                                    #=> unknown code.project
        goose -dir migrations sqlite3 ./a.db up     #=> unknown code.project
        goose postgres "user=bob" down              #=> unknown code.project
        goose postgres "user=bob" reset             #=> destructive db.delete
        goose postgres "user=bob" down-to 0         #=> destructive
        goose -frobnicate -version                  #=> unknown unknown.option
    """,
)

FLYWAY = tool(
    "flyway",
    about="carry out the migrations of a database",
    docs="https://documentation.red-gate.com/fd/commands",
    style="single",
    inherits=True,
    inert="-v --version -? --help -h",
    options=[
        takes("-url -user -password -schemas -defaultSchema -table -target -cherryPick -baselineVersion"),
        takes("-baselineDescription -connectRetries -encoding -environment -placeholders.* -sqlMigrationPrefix"),
        takes("-configFiles", does="code.injected VALUE", because="those settings may name code to load"),
        takes("-initSql", "SQL:sql"),
        takes("-workingDirectory -locations -outputType -licenseKey -driver -color"),
        takes("-installedBy -lockRetryCount -logger -outOfOrder -mixed -group -validateOnMigrate -cleanDisabled"),
        takes("-baselineOnMigrate -createSchemas -ignoreMigrationPatterns -community"),
        takes("-jarDirs -callbacks -resolvers", does="code.opaque VALUE", because="loads that code"),
        flags("-X -q -n -v/--version -?/--help/-h -teams -enterprise"),
    ],
    subs=[
        sub("info, validate", does="code.project", because="runs the project's callbacks"),
        sub("migrate, undo", does=RUNS, because=RUNS_WHY),
        sub("baseline, repair", does="db.change, code.project", because="changes its history, and runs callbacks"),
        sub("clean", does="db.delete", because="drops everything in the schemas"),
        sub("version, help, list-engines"),
    ],
    examples="""
        flyway -v                                   #=> read_only
        flyway info                                 #=> unknown code.project
        flyway -url=jdbc:postgresql://h/shop -user=bob migrate  #=> unknown code.project
        flyway -jarDirs=lib version                 #=> unknown code.opaque
        flyway -configFiles=/tmp/f info             #=> unknown code.injected
        flyway -initSql='drop table a' info         #=> destructive
        flyway repair                               #=> unknown db.change
        flyway clean                                #=> destructive db.delete
        flyway version                              #=> read_only
        flyway frobnicate                           #=> unknown unknown.subcommand
    """,
)

#: Of every command of liquibase, before or behind its name.
LIQUIBASE: list[Option] = [
    takes("--classpath --driver --database-class", does="code.opaque VALUE", because="loads that code"),
    takes("--defaults-file", does="code.injected VALUE", because="those settings may name code to load"),
    takes("--output-file", writes="VALUE"),
    takes("--log-file", does="fs.append VALUE"),
    takes("--url --username --password --changelog-file --change-log-file --contexts --context-filter"),
    takes("--labels --label-filter --log-level --search-path --default-schema-name --default-catalog-name --schemas"),
    takes(
        "--liquibase-schema-name --liquibase-catalog-name --database-changelog-table-name --log-format --license-key"
    ),
    takes("--database-changelog-lock-table-name --reference-url --reference-username --reference-password --format"),
    takes("--tag --count --date --include-objects --exclude-objects --diff-types --snapshot-format --verbose"),
    takes("--show-banner --headless --monitor-performance --show-summary --show-summary-output"),
    takes("--strict --deployment-id --change-set-id --change-set-author --change-set-path --changeset-identifier"),
    flags("-h/--help -v/--version"),
]
CHANGES = (
    "update, update-count, update-to-tag, update-testing-rollback, updateToTag, updateCount, execute-sql, executeSql"
)
BACK = (
    "rollback, rollback-count, rollback-to-date, rollbackCount, "
    "rollbackToDate, rollback-one-changeset, rollback-one-update"
)

LIQUIBASE_TOOL = tool(
    "liquibase",
    about="carry out the migrations of a database",
    docs="https://docs.liquibase.com/commands/home.html",
    inherits=True,
    inert="-h --help -v --version",
    options=LIQUIBASE,
    subs=[
        sub(
            "status, history, validate, diff, snapshot, list-locks, listLocks, unexpected-change-sets, tag-exists,"
            " update-sql, updateSQL, rollback-sql, rollbackSQL, future-rollback-sql, calculate-checksum, connect",
            "WORD...",
            does="db.read",
        ),
        sub(CHANGES, "WORD...", does=RUNS, because=RUNS_WHY, options=[takes("--sql --sql-file --delimiter")]),
        sub(
            BACK,
            "WORD...",
            does="db.delete, code.project",
            because="takes migrations back",
            options=[takes("--rollback-script"), flags("--force")],
        ),
        sub(
            "drop-all, dropAll",
            does="db.delete",
            options=[takes("--requires-force --drop-dbclhistory"), flags("--force")],
        ),
        sub(
            "changelog-sync, changelogSync, changelog-sync-to-tag, "
            "mark-next-changeset-ran, clear-checksums, clearCheckSums, tag",
            "WORD...",
            does="db.change",
        ),
        sub("release-locks, releaseLocks", does="db.disrupt"),
        sub(
            "generate-changelog, generateChangeLog, diff-changelog, diffChangeLog",
            rows=[when("--changelog-file", writes="--changelog-file")],
        ),
        sub(
            "db-doc",
            "FOLDER",
            rows=[when("--output-directory", writes="--output-directory"), when("FOLDER", writes="FOLDER")],
            options=[takes("--output-directory")],
        ),
        sub(
            "init project, init copy",
            does="fs.create cwd",
            options=[takes("--project-dir --changelog-file --format --project-guide --keep-temp-files")],
        ),
    ],
    examples="""
        liquibase --version                         #=> read_only
        liquibase status                            #=> read_only db.read
        liquibase --url=jdbc:h2:mem update-sql      #=> read_only
        liquibase update                            #=> unknown code.project
        liquibase --classpath=lib status            #=> unknown code.opaque
        liquibase --defaults-file=/tmp/x status     #=> unknown code.injected
        liquibase --output-file=out status          #=> config_mutation fs.write
        liquibase --log-file=log status             #=> config_mutation
        liquibase rollback-count 1                  #=> destructive db.delete
        liquibase drop-all                          #=> destructive
        liquibase changelog-sync                    #=> config_mutation db.change
        liquibase release-locks                     #=> disruptive db.disrupt
        liquibase generate-changelog                #=> read_only
        liquibase generate-changelog --changelog-file=c.xml #=> config_mutation fs.write
        liquibase db-doc out                        #=> config_mutation fs.write
        liquibase db-doc --output-directory=out     #=> config_mutation fs.write
        liquibase init project                      #=> reversible_low fs.create
        liquibase frobnicate                        #=> unknown unknown.subcommand
    """,
)

#: With a project's file, data sources in it run programs.
PROJECT = when("--env -c", does="code.project", because="reads the project's atlas.hcl, which may run programs")
ENT = when("--to=ent:* --from=ent:* -u=ent:*", does="code.project", because="builds and runs the project's Go code")
DOCKER = when("--dev-url=docker:*", does="container.run --dev-url")
ATLAS: list[Option] = [
    takes("--dev-url --to --from --dir --dir-format --format --exclude --include -s/--schema --env -c/--config --var"),
    takes(
        "--revisions-schema --lock-name --lock-timeout --tx-mode --baseline --to-version --latest --git-base --git-dir"
    ),
    takes("-u/--url", context="host:VALUE"),
    flags("-h/--help"),
]

ATLAS_TOOL = tool(
    "atlas",
    about="plan and carry out changes of a database's schema",
    docs="https://atlasgo.io/cli-reference",
    style="go",
    inert="-h",
    options=[flags("-h/--help")],
    subs=[
        sub(
            "version, help, license, completion bash, completion zsh, completion fish",
            "WORD...",
            options=[flags("-h/--help")],
        ),
        sub(
            "schema inspect, schema diff, migrate status",
            does="db.read",
            options=[*ATLAS, flags("-w/--web", does="net.publish", because="opens it on the maker's site")],
            rows=[PROJECT, DOCKER, ENT],
        ),
        sub(
            "migrate lint, migrate validate, migrate ls",
            "WORD...",
            options=[*ATLAS, flags("-w/--web", does="net.publish"), flags("--short --latest-only")],
            rows=[PROJECT, DOCKER, ENT],
        ),
        sub(
            "schema apply",
            inert="-h",
            options=[*ATLAS, takes("-f/--file --plan"), flags("--dry-run --auto-approve --edit")],
            rows=[PROJECT, DOCKER, ENT, when(unless="--dry-run", does="code.apply")],
        ),
        sub(
            "schema clean",
            inert="-h",
            options=[*ATLAS, flags("--auto-approve --dry-run")],
            rows=[PROJECT, when(unless="--dry-run", does="db.delete")],
        ),
        sub(
            "migrate apply",
            "COUNT",
            inert="-h",
            options=[*ATLAS, flags("--dry-run --allow-dirty"), takes("--exec-order")],
            rows=[PROJECT, when(unless="--dry-run", does=RUNS, because=RUNS_WHY)],
        ),
        sub(
            "migrate down",
            "COUNT",
            inert="-h",
            options=[*ATLAS, flags("--dry-run"), takes("--to-tag")],
            rows=[PROJECT, DOCKER, ENT, when(unless="--dry-run", does="db.delete", because="takes migrations back")],
        ),
        sub("migrate set", "VERSION", does="db.change", options=ATLAS, rows=[PROJECT], inert="-h"),
        sub(
            "migrate diff, migrate new, migrate hash, migrate import, migrate edit, migrate rebase",
            "NAME...",
            does="fs.write cwd",
            because="writes the folder of migrations",
            options=[*ATLAS, flags("--edit --force"), takes("--qualifier")],
            inert="-h",
            rows=[PROJECT, DOCKER, ENT],
        ),
        sub("migrate rm", "NAME", does="fs.delete cwd", options=ATLAS, inert="-h"),
        sub(
            "migrate push, schema push",
            "NAME",
            does="net.publish NAME",
            options=[*ATLAS, takes("--tag")],
            inert="-h",
            rows=[PROJECT],
        ),
        sub(
            "schema fmt",
            "PATH...",
            rows=[when("PATH", writes="PATH"), when(unless="PATH", does="fs.write cwd")],
            options=[flags("-h/--help")],
            inert="-h",
        ),
        sub("login", "NAME", does="credential.store", options=[takes("--token"), flags("-h/--help")], inert="-h"),
        sub("logout", does="credential.store", options=[flags("-h/--help")], inert="-h"),
    ],
    examples="""
        atlas version                               #=> read_only
        atlas schema inspect -u sqlite://a.db       #=> read_only db.read
        atlas schema inspect --env local            #=> unknown code.project
        atlas schema inspect -u sqlite://a.db -w    #=> exposure net.publish
        atlas schema diff --from ent://s --to b     #=> unknown code.project
        atlas schema diff --from a --to b --dev-url docker://postgres/16    #=> config_mutation container.run
        atlas migrate status -u sqlite://a.db       #=> read_only
        atlas migrate lint --dev-url sqlite://x     #=> read_only
        atlas migrate lint --dev-url docker://x     #=> config_mutation
        atlas migrate lint --env local              #=> unknown
        atlas schema apply -u sqlite://a.db --to file://s.hcl --dry-run --dev-url sqlite://d #=> read_only
        atlas schema apply -u sqlite://a.db --to file://s.hcl   #=> unknown code.apply
        atlas schema apply --env x --dev-url docker://x     #=> unknown code.project
        atlas schema clean -u sqlite://a.db --auto-approve  #=> destructive db.delete
        atlas schema clean --env x                  #=> destructive code.project
        atlas migrate apply -u sqlite://a.db        #=> unknown code.project
        atlas migrate apply --env x --dry-run       #=> unknown code.project
        atlas migrate apply -u sqlite://a.db --dry-run  #=> read_only
        atlas migrate down -u sqlite://a.db --dry-run   #=> read_only
        atlas schema clean -u sqlite://a.db --dry-run   #=> read_only
        atlas migrate down -u sqlite://a.db         #=> destructive db.delete
        atlas migrate down --env x --dev-url docker://x     #=> destructive
        atlas migrate set 1 -u sqlite://a.db        #=> config_mutation db.change
        atlas migrate set 1 --env x                 #=> unknown
        atlas migrate new x                         #=> config_mutation fs.write
        atlas migrate diff x --env e --dev-url docker://x   #=> unknown
        atlas migrate rm 1                          #=> destructive
        atlas migrate push app                      #=> exposure net.publish
        atlas migrate push app --env x              #=> unknown
        atlas schema fmt                            #=> config_mutation fs.write
        atlas schema fmt /tmp/a.hcl                 #=> reversible_low
        atlas login                                 #=> config_mutation credential.store
        atlas frobnicate                            #=> unknown unknown.subcommand
    """,
)

TOOLS = [DBMATE, GOOSE, FLYWAY, LIQUIBASE_TOOL, ATLAS_TOOL]
