from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CROSS = tool(
    "cross-env",
    "NAME:env COMMAND...:argv",
    about="run a program with variables set",
    docs="https://github.com/kentcdodds/cross-env",
    posix=True,
    examples="""
        cross-env NODE_ENV=production ls                   #=> read_only
        cross-env NODE_ENV=test CI=1 rm -rf build          #=> destructive fs.delete
        cross-env LD_PRELOAD=./x.so ls                     #=> unknown code.injected
        cross-env ls -l                                    #=> read_only
    """,
)

CROSS_SHELL = tool(
    "cross-env-shell",
    "NAME:env COMMAND...:sh",
    about="have a shell run a text with variables set",
    docs="https://github.com/kentcdodds/cross-env",
    posix=True,
    examples="""
        cross-env-shell A=1 "ls && pwd"                    #=> read_only
        cross-env-shell A=1 "ls && rm x"                   #=> destructive fs.delete
    """,
)

CONCURRENTLY = tool(
    "concurrently conc",
    "COMMAND...",
    about="run several commands at once",
    docs="https://github.com/open-cli-tools/concurrently",
    inert="-h -v",
    options=[
        takes("-m/--max-processes -n/--names --name-separator -s/--success --hide -p/--prefix -c/--prefix-colors"),
        takes("-l/--prefix-length -t/--timestamp-format --default-input-target --kill-signal/--ks --kill-timeout"),
        takes("--restart-tries --restart-after"),
        takes("--teardown", "COMMAND:sh"),
        flags("-r/--raw --no-color -g/--group --timings -P/--passthrough-arguments --pad-prefix -i/--handle-input"),
        flags("-k/--kill-others --kill-others-on-fail -h/--help -v/-V/--version"),
    ],
    rows=[
        when("COMMAND", runs="COMMAND:sh"),
        when("COMMAND=npm:*|yarn:*|pnpm:*|bun:*|node:*|deno:*", does="code.project COMMAND"),
    ],
    examples="""
        concurrently "ls" "pwd"                            #=> read_only
        concurrently -k -n a,b "ls" "rm x"                 #=> destructive fs.delete
        concurrently --teardown "rm x" "ls"                #=> destructive fs.delete
        concurrently "npm:watch-*"                         #=> unknown code.project
        concurrently --help                                #=> read_only
        concurrently --frobnicate ls                       #=> unknown unknown.option
    """,
)

NODEMON = tool(
    "nodemon",
    "SCRIPT ARG...",
    about="run a script again whenever files change",
    docs="https://github.com/remy/nodemon",
    inert="-h -v --dump",
    posix=True,
    options=[
        takes("-x/--exec", "COMMAND:sh"),
        takes("--cwd", cwd="VALUE"),
        takes("--config -i/--ignore -w/--watch --signal -e/--ext -d/--delay -P/--polling-interval"),
        takes("-h/--help", "[TOPIC]"),
        flags(
            "--exitcrash --no-colors --no-update-notifier -C/--on-change-only -I/--no-stdin --spawn -L/--legacy-watch"
        ),
        flags("--dump -q/--quiet -v/--version -V/--verbose"),
    ],
    rows=[
        when(
            unless="-h -v --dump",
            does="code.project SCRIPT",
            because="runs a script of the project, or what nodemon.json says",
        )
    ],
    examples="""
        nodemon app.js                                     #=> unknown code.project
        nodemon --cwd /tmp/x -x "rm -rf build"             #=> unknown fs.scratch code.project
        nodemon -x "rm -rf build" -w src                   #=> destructive fs.delete code.project
        nodemon --dump                                     #=> read_only
        nodemon --help                                     #=> read_only
        nodemon --frobnicate                               #=> unknown unknown.option
    """,
)

TOOLS = [CROSS, CROSS_SHELL, CONCURRENTLY, NODEMON]
