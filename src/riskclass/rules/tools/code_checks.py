from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

SHFMT = tool(
    "shfmt",
    "PATH...",
    about="format shell scripts",
    docs="man:shfmt(1)",
    style="single",
    reads="PATH|-",
    because="prints the script",
    options=[
        flags("-w --write", does="fs.write PATH", because="formats files in place"),
        takes("-i --indent -ln --language-dialect --filename -filename --detect"),
        takes("-l/--list -f/--find", "[ZERO]"),
        flags("-d --diff -s --simplify -mn --minify -p --posix -bn --binary-next-line -ci --case-indent -sr"),
        flags("--space-redirects -kp --keep-padding -fn --func-next-line --to-json --from-json -tojson -version"),
        flags("--version -h --help --apply-ignore -0 -exp.* --exp.*"),
    ],
    examples="""
        shfmt --version            #=> read_only
        shfmt -d .                 #=> read_only
        shfmt -l=0 .               #=> read_only
        shfmt .env                 #=> exposure secret.read
        shfmt -i 2 -ci a.sh        #=> read_only
        shfmt -mn -w "$FILE"       #=> config_mutation fs.write
    """,
)

PYRIGHT = tool(
    "pyright basedpyright pyright-langserver pyright-python",
    "FILE...",
    about="check types of Python",
    docs="https://microsoft.github.io/pyright/#/command-line",
    inert="-h --help --version",
    options=[
        takes(
            "-p/--project -t/--typeshedpath -v/--venvpath --pythonplatform --pythonversion --level"
            " --verifytypes --threads"
        ),
        takes("--createstub", does="fs.create cwd", because="writes stubs of a package"),
        takes("--pythonpath", does="code.opaque VALUE", because="runs that interpreter to ask it"),
        takes("--writebaseline --baselinefile", "[VALUE]", does="fs.write cwd"),
        flags(
            "-h/--help --version --dependencies --ignoreexternal --outputjson --skipunannotated"
            " --stats --verbose --warnings"
        ),
        flags("-w/--watch --"),
    ],
    examples="""
        pyright                    #=> read_only
        pyright --version          #=> read_only
        pyright --outputjson src   #=> read_only
        pyright --createstub x     #=> reversible_low
        pyright --pythonpath ./p   #=> unknown code.opaque
        basedpyright --writebaseline #=> config_mutation fs.write
    """,
)

NOTIFY = tool(
    "notify-send",
    "TITLE BODY",
    about="show a message on the desktop",
    docs="man:notify-send(1)",
    does="message.send",
    inert="-? --help -v --version",
    options=[
        takes(
            "-u/--urgency -t/--expire-time -a/--app-name -i/--icon -n/--app-icon -c/--category"
            " -h/--hint -r/--replace-id"
        ),
        takes("-A/--action --id-fd --selected-action-fd --activation-token-fd"),
        flags("-?/--help -v/--version -p/--print-id -w/--wait -e/--transient"),
    ],
    examples="""
        notify-send -u low done      #=> config_mutation message.send
        notify-send --version        #=> read_only
    """,
)

TOOLS = [SHFMT, PYRIGHT, NOTIFY]
