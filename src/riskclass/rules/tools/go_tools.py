from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

GOFUMPT = tool(
    "gofumpt",
    "FILE...",
    about="format Go sources more strictly",
    docs="https://github.com/mvdan/gofumpt",
    style="single",
    rows=[when(unless="-l -h -version", reads="FILE"), when(unless="FILE -h -version", reads="stdin")],
    options=[
        flags("-w", writes="FILE"),
        takes("-cpuprofile", writes="VALUE"),
        takes("-lang -modpath -r"),
        flags("-d -e -l -s -extra -version -h/-help"),
    ],
    examples="""
        gofumpt -l .            #=> read_only
        gofumpt -d x.go         #=> read_only
        gofumpt .env            #=> exposure secret.read
        gofumpt < .env          #=> exposure secret.read
        gofumpt -l -w .         #=> config_mutation fs.write
        gofumpt -l -cpuprofile p .  #=> config_mutation fs.write
        gofumpt -version        #=> read_only
    """,
)

STATICCHECK = tool(
    "staticcheck",
    "PACKAGE...",
    about="look for mistakes in Go sources",
    docs="https://staticcheck.dev/docs/running-staticcheck/cli/",
    style="single",
    options=[
        takes("-debug.cpuprofile -debug.memprofile -debug.trace -debug.measure-analyzers", writes="VALUE"),
        takes("-checks -explain -f -fail -go -tags -debug.unused-graph -debug.max-concurrent-jobs"),
        flags("-list-checks -matrix -merge -show-ignored -tests -version -debug.version -debug.no-compile-errors"),
        flags("-debug.run-quickfix-analyzers -h/-help"),
    ],
    examples="""
        staticcheck ./...                       #=> read_only
        staticcheck -checks all -f json ./...   #=> read_only
        staticcheck -explain SA1000             #=> read_only
        staticcheck -debug.cpuprofile p ./...   #=> config_mutation fs.write
        staticcheck -frobnicate                 #=> unknown unknown.option
    """,
)

GOPLS_EDITS: list[Option] = [flags("-d/-diff -l/-list -preserve -w/-write")]
EDITED = when("-w", does="fs.write cwd", because="changes the sources")

GOPLS = tool(
    "gopls",
    about="answer what an editor asks about Go sources",
    docs="https://go.dev/gopls/command-line",
    style="single",
    inherits=True,
    options=[
        takes("-logfile -profile.alloc -profile.cpu -profile.mem -profile.trace -profile.block", writes="VALUE"),
        takes("-debug -listen -mode -ocagent -port -remote -listen.timeout -remote.debug -remote.listen.timeout"),
        takes("-remote.logfile"),
        flags("-rpc.trace -v/-verbose -vv/-veryverbose -h/-help"),
    ],
    rows=[
        when("-listen", unless="-listen=unix;*|localhost:*|127.*", does="net.listen -listen"),
    ],
    subs=[
        sub(
            "version, bug, help, api-json, licenses, call_hierarchy, check, definition, folding_ranges,"
            " highlight, implementation, links, prepare_rename, references, semtok, signature, stats, symbols,"
            " workspace_symbol, vulncheck, remote sessions, inspect sessions, help *",
            "WORD...",
            options=[takes("-matcher -severity"), flags("-json -markdown -d/-declaration -anon")],
        ),
        sub("format, imports, rename", "WORD...", options=GOPLS_EDITS, rows=[EDITED]),
        sub("fix", "WORD...", options=[*GOPLS_EDITS, flags("-a/-all")], rows=[EDITED]),
        sub("codeaction", "WORD...", options=[*GOPLS_EDITS, takes("-kind -title"), flags("-exec")], rows=[EDITED]),
        sub(
            "codelens",
            "WORD...",
            options=[*GOPLS_EDITS, flags("-exec/-run", does="code.project", because="runs a test, or go generate")],
            rows=[EDITED],
        ),
        sub(
            "execute",
            "COMMAND ARG...",
            options=GOPLS_EDITS,
            rows=[EDITED],
            does="code.project COMMAND",
            because="one of them runs tests, another go generate",
        ),
        sub("remote debug, inspect debug", "ADDRESS", does="net.loopback"),
        sub("serve, mcp", does="code.interactive", options=[takes("-instructions")]),
    ],
    examples="""
        gopls version                       #=> read_only
        gopls check x.go                    #=> read_only
        gopls references x.go:3:5           #=> read_only
        gopls -profile.cpu=p check x.go     #=> config_mutation fs.write
        gopls format -d x.go                #=> read_only
        gopls format -w x.go                #=> config_mutation fs.write
        gopls rename x.go:8:6 Foo           #=> read_only
        gopls rename -w x.go:8:6 Foo        #=> config_mutation fs.write
        gopls fix -a -w x.go                #=> config_mutation fs.write
        gopls codeaction -w -exec x.go      #=> config_mutation fs.write
        gopls codeaction x.go               #=> read_only
        gopls codelens -w x.go              #=> config_mutation fs.write
        gopls codelens x.go                 #=> read_only
        gopls codelens -exec x.go test      #=> unknown code.project
        gopls execute gopls.run_tests '{}'  #=> unknown code.project
        gopls execute -w gopls.add_import x #=> unknown fs.write
        gopls remote debug localhost:0      #=> reversible_low net.loopback
        gopls -listen=:9 serve              #=> unknown net.listen
        gopls -listen=localhost:9 serve     #=> unknown code.interactive
        gopls frobnicate                    #=> unknown unknown.subcommand
    """,
)

DLV_COMMON: list[Option] = [
    takes("--init", does="code.opaque VALUE", because="runs the commands of that file"),
    takes("--build-flags", does="code.injected VALUE", because="a flag of the compiler may name a program"),
    takes("--output", writes="VALUE"),
    takes("--log-dest", writes="VALUE"),
    takes("-l/--listen", does="net.listen VALUE"),
    takes("--api-version --backend --log-output -r/--redirect --wd --tty --client-addr"),
    flags("--accept-multiclient --allow-non-terminal-interactive --check-go-version --disable-aslr --headless --log"),
    flags("--only-same-user --continue -h/--help"),
]
TYPED = "debugs what the project says, and opens a session"

DLV = tool(
    "dlv",
    about="debug Go programs",
    docs="https://github.com/go-delve/delve/tree/master/Documentation/cli",
    inert="-h --help",
    options=[flags("-h/--help")],
    subs=[
        sub(
            "debug, test",
            "PACKAGE -- ARG...",
            does="code.project PACKAGE, code.interactive",
            because=TYPED,
            options=DLV_COMMON,
            inert="-h --help",
        ),
        sub(
            "exec",
            "COMMAND -- ARG...",
            does="code.opaque COMMAND, code.interactive",
            because="runs that program, and opens a session",
            options=DLV_COMMON,
            inert="-h --help",
        ),
        sub(
            "attach",
            "PID COMMAND ARG...",
            does="process.signal PID, code.interactive",
            because="stops that process",
            options=[*DLV_COMMON, takes("--waitfor --waitfor-duration --waitfor-interval")],
            inert="-h --help",
        ),
        sub(
            "core, connect, dap, replay",
            "WORD...",
            does="code.interactive",
            options=DLV_COMMON,
            inert="-h --help",
        ),
        sub(
            "trace",
            "PACKAGE... REGEXP",
            does="code.project",
            because="builds and runs that package",
            options=[
                *DLV_COMMON,
                takes("-e/--exec", does="code.opaque VALUE", because="runs that program"),
                takes("-p/--pid", does="process.signal VALUE", because="stops that process now and then"),
                takes("--follow-calls -s/--stack"),
                flags("--ebpf -t/--test --timestamp"),
            ],
            inert="-h --help",
        ),
        sub(
            "version, help, help *, backend, log, redirect",
            options=[flags("-v/--verbose -h/--help")],
        ),
        sub("completion, completion bash, completion fish, completion zsh, completion powershell", open=True),
    ],
    examples="""
        dlv version                         #=> read_only
        dlv help debug                      #=> read_only
        dlv debug --help                    #=> read_only
        dlv debug                           #=> unknown code.project code.interactive
        dlv test ./pkg                      #=> unknown code.project
        dlv debug --init f                  #=> unknown code.opaque
        dlv debug --build-flags=-toolexec=x #=> unknown code.injected
        dlv debug --output o                #=> unknown fs.write
        dlv debug --log --log-dest l        #=> unknown fs.write
        dlv debug --headless -l :2345       #=> unknown net.listen
        dlv exec ./x -- a                   #=> unknown code.opaque
        dlv attach 1234                     #=> unknown process.signal code.interactive
        dlv core ./x core                   #=> unknown code.interactive
        dlv trace ./pkg 'main.*'            #=> unknown code.project
        dlv trace -e ./x main               #=> unknown code.opaque
        dlv trace -p 1 main                 #=> unknown process.signal
    """,
)

TOOLS = [GOFUMPT, STATICCHECK, GOPLS, DLV]
