from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

HYPERFINE = tool(
    "hyperfine",
    "COMMAND...:commands",
    about="measure how long commands take, running each many times",
    docs="man:hyperfine(1)",
    inert="-h --help -V --version",
    options=[
        takes("-s/--setup -p/--prepare -c/--cleanup -C/--conclude --reference", "SCRIPT:sh"),
        takes("--export-asciidoc --export-csv --export-json --export-markdown --export-orgmode", writes="VALUE|-"),
        takes("-S/--shell"),
        takes("-P/--parameter-scan", "NAME MIN MAX"),
        takes("-L/--parameter-list", "NAME VALUES"),
        takes("-i/--ignore-failure", "[CODES]"),
        takes("--output"),
        takes(
            "-w/--warmup -m/--min-runs -M/--max-runs -r/--runs -D/--parameter-step-size --style -u/--time-unit --input"
            " -n/--command-name --sort --min-benchmarking-time --reference-name"
        ),
        flags("-N --show-output -h/--help -V/--version --debug-mode"),
    ],
    rows=[
        when(
            "-S",
            unless="-S=sh|bash|zsh|dash|none|default|/bin/sh|/bin/bash",
            does="code.opaque -S",
            because="a program that is not known as a shell reads the commands",
        ),
        when(
            "-L=*;*|*&*|*$*|*`*|*<*|*>*",
            does="code.opaque -L",
            because="is put into the commands as it stands, and a shell reads it",
        ),
        when("--output", unless="--output=null|pipe|inherit|/dev/null", writes="--output"),
    ],
    examples="""
        hyperfine 'ls -l'                           #=> read_only
        hyperfine -w 3 'ls' 'rm x'                  #=> destructive
        hyperfine -r 5 'ls' --export-json out.json  #=> config_mutation
        hyperfine --prepare 'rm x' 'ls'             #=> destructive
        hyperfine -N 'ls -l'                        #=> read_only
        hyperfine -S python3 'ls'                   #=> unknown
        hyperfine -S bash 'ls'                      #=> read_only
        hyperfine -L x 'a;rm y' 'echo {x}'          #=> unknown code.opaque
        hyperfine -L x a,b 'echo {x}'               #=> read_only
        hyperfine --output out.txt ls               #=> config_mutation
        hyperfine --output null ls                  #=> read_only
        hyperfine --version                         #=> read_only
    """,
)

ENTR = tool(
    "entr",
    "COMMAND...:argv",
    about="run a command whenever files change",
    docs="man:entr(1)",
    posix=True,
    options=[flags("-a -c -cc -d -n -p -r -s -x -z")],
    rows=[when("-s", operands="SCRIPT:sh ARG...")],
    examples="""
        ls | entr ls -l             #=> read_only
        ls | entr -c rm x           #=> destructive
        ls | entr -s 'ls; rm x'     #=> destructive
        ls | entr -rs 'ls'          #=> read_only
    """,
)

DIRENV = tool(
    "direnv",
    about="give a directory its own environment",
    docs="man:direnv(1)",
    subs=[
        sub("exec", "DIR COMMAND...:argv", posix=True, does="code.project DIR", because="runs the directory's .envrc"),
        sub("allow, permit, grant, reload", "FILE", does="code.project FILE", because="lets the project's .envrc run"),
        sub("block, deny, revoke, disallow", "FILE", does="refresh FILE"),
        sub("edit", "FILE", does="code.interactive FILE"),
        sub("fetchurl", "URL HASH", does="refresh URL"),
        sub("prune", does="refresh"),
        sub("export", "SHELL", does="code.project", because="runs the project's .envrc where it is allowed"),
        sub(
            "status, help, hook, stdlib, version, show_dump, current, watch, watch-dir, apply_dump",
            "ARG...",
            open=True,  # none has options of its own but --json
        ),
        sub("dump", "SHELL FILE", does="secret.env", writes="FILE"),
    ],
    examples="""
        direnv status               #=> read_only
        direnv allow                #=> unknown code.project
        direnv exec . rm x          #=> destructive
        direnv exec . ls            #=> unknown code.project
        direnv export bash          #=> unknown
        direnv deny                 #=> reversible_low
        direnv edit                 #=> unknown code.interactive
        direnv fetchurl http://x    #=> reversible_low
        direnv prune                #=> reversible_low
        direnv dump json            #=> exposure secret.env
        direnv dump json out        #=> exposure fs.write
        direnv frobnicate           #=> unknown
    """,
)

DOTENV = tool(
    "dotenv",
    "COMMAND...:argv",
    about="run a command with the variables of a .env file",
    options=[takes("-f/--file -e -q/--quote -v --export -p"), flags("-c -o --override --version --help")],
    subs=[
        sub("run", "COMMAND...:argv", posix=True, options=[flags("--override --no-override")]),
        sub("list", options=[takes("--format")], does="secret.read", because="shows the variables of a .env file"),
        sub("get", "NAME", does="secret.read NAME", because="shows a variable of a .env file"),
        sub("set", "NAME SETTING", does="credential.store NAME"),
        sub("unset", "NAME", does="credential.store NAME", because="removes a variable of a .env file"),
    ],
    examples="""
        dotenv run -- rm x          #=> destructive
        dotenv run ls               #=> read_only
        dotenv -f x.env run ls      #=> read_only
        dotenv -e x.env -- rm x     #=> destructive
        dotenv list                 #=> exposure secret.read
        dotenv get A                #=> exposure
        dotenv set A b              #=> config_mutation
        dotenv unset A              #=> config_mutation
        dotenv --version            #=> read_only
    """,
)

TOOLS = [HYPERFINE, ENTR, DIRENV, DOTENV]
