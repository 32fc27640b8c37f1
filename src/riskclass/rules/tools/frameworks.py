from __future__ import annotations

from riskclass.model.tables import Option, Row, Table, flags, sub, takes, tool, when

ANY: list[Option] = [takes("--*", "[VALUE]"), flags("-*")]
SAYS = "runs what the project says"

# They look for the project's own program or settings, which are code, before they read their words.
ALWAYS = tool(
    "rails sequelize sequelize-cli artisan",
    "COMMAND...",
    about="look after the database and the code of a web project",
    does="code.project COMMAND",
    because=SAYS,
    options=ANY,
    rows=[
        when("COMMAND=dbconsole|db", stdin="sql"),
    ],
    examples="""
        rails dbconsole <<< 'DROP TABLE t'  #=> destructive
        rails --version             #=> unknown code.project
        rails -v                    #=> unknown code.project
        rails db:migrate            #=> unknown code.project
        rails -e production         #=> unknown code.project
        rails                       #=> unknown code.project
        sequelize-cli --help        #=> unknown code.project
        sequelize                   #=> unknown code.project
    """,
)

# Its help lists the commands of the project.
FLASK = tool(
    "flask",
    "COMMAND...",
    about="look after the code of a web project",
    docs="https://flask.palletsprojects.com/en/stable/cli/",
    posix=True,
    options=[flags("--version"), flags("-*", does="code.project", because=SAYS)],
    rows=[
        when(unless="--version", does="code.project COMMAND", because=SAYS),
        when("COMMAND=shell", stdin="python"),
    ],
    examples="""
        flask shell <<< 'import os; os.remove("x")'   #=> destructive
        flask --version             #=> read_only
        flask --help                #=> unknown code.project
        flask                       #=> unknown code.project
        flask run                   #=> unknown code.project
    """,
)

#: Every command but help loads the project's code.
LOADS = tool(
    "django-admin alembic knex typeorm drizzle-kit celery hanami symfony",
    "COMMAND...",
    about="look after the database and the code of a web project",
    posix=True,
    options=[flags("--version/-v/--help/-h"), flags("-*", does="code.project", because=SAYS)],
    rows=[
        when("COMMAND", unless="COMMAND=help", does="code.project COMMAND", because=SAYS),
        when(unless="COMMAND --version", does="code.project", because=SAYS),
        when("COMMAND=shell", stdin="python"),
        when("COMMAND=dbshell", stdin="sql"),
    ],
    examples="""
        knex --help                 #=> read_only
        alembic --version           #=> read_only
        alembic -v                  #=> read_only
        alembic -n production       #=> unknown code.project
        alembic                     #=> unknown code.project
        alembic upgrade head        #=> unknown code.project
        django-admin help           #=> read_only
        django-admin shell <<< 'import os; os.remove("x")'   #=> destructive
        django-admin dbshell <<< 'DROP TABLE t'              #=> destructive
    """,
)


def _prisma(names: str, does: str = "", options: tuple[Option, ...] = (), rows: tuple[Row, ...] = ()) -> Table:
    """Whatever it is asked, help too, prisma loads the project's prisma.config.ts first."""
    return sub(names, "WORD...", does=f"code.project, {does}".strip(", "), options=[*options, *ANY], rows=[*rows])


PRISMA = tool(
    "prisma",
    about="look after the database of a project",
    docs="https://www.prisma.io/docs/orm/reference/prisma-cli-reference",
    inherits=True,
    does="code.project",
    because="loads the project's prisma.config.ts",
    options=[takes("--config --schema --telemetry-information"), flags("-h/--help -v/--version --preview-feature")],
    subs=[
        _prisma("version, validate, debug, migrate status, platform status, generate, db seed, dev, mcp, studio"),
        _prisma("dev rm", "db.delete"),
        _prisma("migrate diff", options=(takes("-o/--output", writes="VALUE"),)),
        _prisma("format", options=(flags("--check"),), rows=(when(unless="--check", does="fs.write cwd"),)),
        _prisma("init", "fs.create cwd"),
        _prisma(
            "db pull",
            options=(flags("--print"),),
            rows=(when(unless="--print", does="fs.write cwd", because="writes the schema"),),
        ),
        _prisma(
            "db push",
            "db.schema",
            (flags("--accept-data-loss --force-reset", does="db.delete", because="may lose data"),),
        ),
        _prisma("db execute", "code.opaque", (takes("--file", "FILE:@sql"),)),
        _prisma("migrate dev, migrate deploy", "db.schema"),
        _prisma("migrate reset", "db.delete"),
        _prisma("migrate resolve", "db.change"),
        _prisma("platform *, platform * *, platform * * *, login", "code.opaque WORD"),
    ],
    examples="""
        prisma validate                     #=> unknown code.project
        prisma -v                           #=> unknown code.project
        prisma migrate diff --from-empty    #=> unknown code.project
        prisma migrate diff -o f            #=> unknown code.project fs.write
        prisma format                       #=> unknown code.project fs.write
        prisma format --check               #=> unknown code.project
        prisma init                         #=> unknown fs.create
        prisma db pull                      #=> unknown fs.write
        prisma db pull --print              #=> unknown code.project
        prisma db push                      #=> unknown db.schema
        prisma db push --force-reset        #=> destructive db.delete
        prisma db execute --stdin           #=> unknown code.opaque
        prisma migrate deploy               #=> unknown code.project db.schema
        prisma migrate reset -f             #=> destructive db.delete
        prisma dev rm default               #=> destructive db.delete
        prisma migrate resolve --applied m  #=> unknown db.change
        prisma platform auth login          #=> unknown code.opaque
        prisma frobnicate                   #=> unknown
    """,
)

TS = tool(
    "ts-node ts-node-esm ts-node-script tsx",
    "FILE ARG...",
    about="run TypeScript",
    docs="https://typestrong.org/ts-node/docs/options",
    posix=True,
    inert="-h --help -v --version",
    options=[
        takes("-C/--compiler --transpiler", does="code.opaque VALUE", because="loads that module"),
        takes("-e/--eval -p/--print", "CODE", does="code.opaque VALUE", because="runs the text of the option"),
        takes("-r/--require --import --loader", does="code.opaque VALUE", because="loads that code first"),
        takes("-P/--project --tsconfig -O/--compiler-options -I/--ignore --cwd --scope-dir --ignore-diagnostics"),
        takes("--conditions --env-file --include --exclude"),
        flags("-i/--interactive", does="code.interactive"),
        flags(
            "-h/--help -v/--version -vv -vvv -T/--transpile-only -H -S/--swc --esm --files --pretty"
            " --skip-project --log-error"
        ),
        flags(
            "--prefer-ts-exts --emit --scope --cwd-mode --script-mode --show-config --showConfig"
            " --no-experimental-repl-await"
        ),
        flags("--no-cache --no-warnings --clear-screen --watch --test --typeCheck"),
    ],
    rows=[
        when("FILE", does="code.project FILE", because="runs that file"),
        when(unless="FILE -e -p -h -v -vv -vvv --show-config --showConfig", stdin="node"),
        when("-vv -vvv --show-config --showConfig", does="code.project", because="loads what tsconfig.json names"),
    ],
    subs=[sub("watch", "FILE ARG...", posix=True, does="code.project FILE", options=ANY)],
    examples="""
        ts-node -v                    #=> read_only
        ts-node -vv                   #=> unknown code.project
        ts-node -C ./x.js -h          #=> read_only
        ts-node -C ./x.js a.ts        #=> unknown code.opaque
        ts-node <<< 'console.log(1)'  #=> read_only
        tsx a.ts                      #=> unknown code.project
        tsx watch a.ts                #=> unknown code.project
        ts-node -e '1'                #=> unknown code.opaque
        ts-node -r dotenv a.ts        #=> unknown code.opaque
        ts-node -i                    #=> unknown code.interactive
        ts-node                       #=> unknown code.interactive
    """,
)

R = tool(
    "Rscript",
    "FILE ARG...",
    about="run R code",
    docs="man:Rscript(1)",
    posix=True,
    inert="--help --version",
    options=[
        takes("-e", does="code.opaque VALUE", because="code in this language is not read"),
        takes("--default-packages"),
        flags(
            "--help --version --verbose --vanilla --no-environ --no-site-file --no-init-file"
            " --restore --save --no-restore"
        ),
        flags("--no-save --slave --no-echo --quiet -q"),
    ],
    rows=[
        when("FILE", unless="-e", does="code.project FILE", because="runs that file"),
        when(unless="FILE -e --help --version", does="code.interactive"),
    ],
    examples="""
        Rscript --version             #=> read_only
        Rscript a.R                   #=> unknown code.project
        Rscript -e 'print(1)'         #=> unknown code.opaque
        Rscript                       #=> unknown code.interactive
    """,
)

R_TOOL = tool(
    "R",
    "WORD...",
    about="run R code, and build its packages",
    docs="man:R(1)",
    posix=True,
    inert="-h --help --version",
    options=[
        takes("-e", does="code.opaque VALUE", because="code in this language is not read"),
        takes("-f/--file", does="code.opaque VALUE"),
        takes(
            "--encoding --max-ppsize --min-nsize --min-vsize -g/--gui -d/--debugger --debugger-args --arch", "[VALUE]"
        ),
        flags(
            "-h/--help --version --vanilla --no-save --save --no-restore --no-environ --no-init-file"
            " --no-site-file -q/--quiet"
        ),
        flags(
            "--silent -s/--no-echo --slave --interactive --no-readline --verbose --args"
            " --no-restore-data --no-restore-history --restore"
        ),
    ],
    does="code.interactive",
    subs=[
        sub("RHOME", "WORD..."),
        sub(
            "CMD BATCH, CMD INSTALL, CMD build, CMD check, CMD COMPILE, CMD SHLIB, CMD LINK, CMD"
            " Rprof, CMD Sweave, CMD Stangle, CMD Rd2pdf, CMD javareconf",
            "WORD...",
            does="code.project WORD",
            because=SAYS,
            options=ANY,
        ),
        sub("CMD REMOVE", "WORD...", does="package.install WORD", options=ANY),
        sub("CMD config, CMD Rdiff, CMD Rdconv, CMD Rd2txt", "WORD...", options=ANY),
    ],
    examples="""
        R --version                   #=> read_only
        R RHOME                       #=> read_only
        R                             #=> unknown code.interactive
        R -e 'print(1)'               #=> unknown code.opaque
        R -f a.R                      #=> unknown code.opaque
        R CMD check p                 #=> unknown code.project
        R CMD REMOVE p                #=> config_mutation package.install
        R CMD config CC               #=> read_only
    """,
)

TOOLS = [ALWAYS, FLASK, LOADS, PRISMA, TS, R, R_TOOL]
