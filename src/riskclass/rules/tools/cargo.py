from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CODE = "runs the project's build scripts and macros, or its code"

#: Behind `+` stands a channel, a version, or else the name or path of a folder whose programs run (rustup 1.29, tried).
TOOLCHAIN = [
    flags("+stable* +beta* +nightly* +1* +0*"),
    flags("+*", does="code.injected", because="names a toolchain, which may be the programs of any folder"),
]

CARGO = tool(
    "cargo",
    about="build and run Rust packages",
    docs="https://doc.rust-lang.org/cargo/commands/",
    # Sub-commands are open: what cargo builds and where it puts it changes nothing of what is said of them.
    inherits=True,
    inert="-h --help -V --version --list",
    options=[
        takes("--config", does="code.injected VALUE", because="a setting may name a program to run"),
        takes("-C", cwd="VALUE"),
        takes("--color --explain -Z"),
        *TOOLCHAIN,
        flags("-V/--version --list -v/--verbose -q/--quiet --locked --offline --frozen -h/--help"),
    ],
    subs=[
        sub(
            "build, b, check, c, clippy, test, t, run, r, bench, udeps, doc, d, rustc, rustdoc, fix,"
            " package, miri, nextest,"
            " nextest run, expand, llvm-cov, tarpaulin, watch, make, audit fix,"
            " msrv, msrv find, msrv verify",
            "ARG...",
            open=True,
            does="code.project ARG",
            because=CODE,
        ),
        sub(
            "xtask",  # by custom an alias of `run --package xtask --`, so the project's code gets every option
            "[TASK] [ARG...]",
            posix=True,
            options=[flags("-h/--help -V/--version --list", does="code.project", because=CODE)],
            does="code.project",
            because=CODE,
        ),
        sub(
            "search, version, help, locate-project, pkgid, read-manifest, verify-project, info, audit,"
            " outdated, deny check, deny list, config get, report, msrv list, msrv show",
            "ARG...",
            open=True,  # none of their options writes or runs; --config is the tool's
        ),
        sub(
            "tree, metadata",
            options=[
                takes(
                    "-e/--edges --prune --depth --prefix --charset -f/--format --exclude -F/--features --manifest-path"
                    " --filter-platform --format-version"
                ),
                takes("-i/--invert -p/--package --target", "SPEC?"),
                flags("-d/--duplicates --no-dedupe --workspace --all-features --no-default-features --no-deps"),
            ],
            # cargo-metadata(1), cargo-tree(1): --locked
            rows=[
                when(
                    unless="--locked --frozen --no-deps",
                    does="refresh cwd",
                    because="writes Cargo.lock where there is none or it is out of date",
                )
            ],
        ),
        sub(
            "fmt",
            "-- ARG...",
            open=False,
            options=[takes("--manifest-path -p/--package --message-format"), flags("--all --check")],
            rows=[
                when(unless="--check ARG", does="fs.write cwd", because="formats the sources in place"),
                when("ARG", unless="ARG=--check", does="fs.write cwd", because="formats the sources in place"),
            ],
        ),
        sub("deny init", "PATH", does="fs.create PATH cwd"),
        sub(
            "clean",
            does="fs.scratch",
            because="deletes what the build made",
            inert="-n --dry-run",
            options=[
                takes("--target-dir", deletes="VALUE"),
                takes("-p/--package --profile --target --manifest-path --lockfile-path"),
                flags("-r/--release --doc --workspace -n/--dry-run --ignore-rust-version"),
            ],
        ),
        sub(
            "new, init",
            "PATH",
            open=True,
            rows=[when("PATH", does="fs.create PATH"), when(unless="PATH", does="fs.create cwd")],
        ),
        sub(
            "add, remove, rm, update, generate-lockfile",
            "PACKAGE...",
            open=True,
            does="fs.write cwd",
            because="changes Cargo.toml or Cargo.lock",
        ),
        sub("fetch", "ARG...", open=True, does="refresh"),
        sub(
            "vendor",
            "PATH",
            open=True,
            options=[flags("--no-delete")],
            does="fs.create PATH cwd",
            rows=[
                when("PATH", unless="--no-delete", deletes="PATH", because="empties the folder first"),
                when(unless="PATH --no-delete", does="fs.write cwd", because="makes the directory vendor anew"),
            ],
        ),
        sub(
            "install, binstall",
            "PACKAGE...",
            options=[takes("--version")],
            does="code.remote PACKAGE",
            open=True,
            because="builds and installs a package",
        ),
        sub(
            "uninstall",
            "PACKAGE...",
            open=True,
            does="package.install PACKAGE",
            because="removes a program, which can be installed again",
        ),
        sub(
            "publish",
            "ARG...",
            options=[flags("-n/--dry-run")],
            open=True,
            does="code.project",
            because="builds the package to try it",
            rows=[when(unless="--dry-run", does="net.publish")],
        ),
        sub("yank", "PACKAGE", open=True, does="net.send PACKAGE"),
        sub(
            "owner",
            "ARG...",
            options=[
                takes("-a/--add", does="access.grant VALUE"),
                takes("-r/--remove", does="access.revoke VALUE"),
                flags("-l/--list"),
                takes("--index --registry --token"),
            ],
        ),
        sub("login, logout", "ARG...", open=True, does="credential.store"),
    ],
    examples="""
        cargo init                #=> reversible_low fs.create
        cargo msrv list           #=> read_only
        cargo msrv find           #=> unknown code.project
        cargo build --release               #=> unknown code.project
        cargo check                         #=> unknown code.project
        cargo build --help                  #=> read_only
        cargo xtask --help                  #=> unknown code.project
        cargo xtask ci --list               #=> unknown code.project
        cargo +nightly test                 #=> unknown code.project
        cargo +1.75.0 --version             #=> read_only
        cargo +/tmp/tc --version            #=> unknown code.injected
        cargo +nightly tree                 #=> reversible_low refresh
        cargo test -- --nocapture           #=> unknown code.project
        cargo tree -d                       #=> reversible_low refresh
        cargo tree -i serde --locked        #=> read_only
        cargo metadata --format-version 1   #=> reversible_low refresh
        cargo metadata --no-deps --format-version 1   #=> read_only
        cargo metadata --frozen --offline   #=> read_only
        cargo fmt                           #=> config_mutation fs.write
        cargo fmt --check                   #=> read_only
        cargo fmt -- --check                #=> read_only
        cargo fmt --all -- --edition 2021   #=> config_mutation
        cargo clean                         #=> reversible_low
        cargo clean --release -p x          #=> reversible_low
        cargo clean -n                      #=> read_only
        cargo clean --target-dir /srv/x     #=> destructive fs.delete
        cargo deny check                    #=> read_only
        cargo deny init                     #=> reversible_low fs.create
        cargo udeps                         #=> unknown code.project
        cargo new x                         #=> reversible_low fs.create
        cargo add serde                     #=> config_mutation
        cargo fetch                         #=> reversible_low
        cargo install ripgrep               #=> unknown code.remote
        cargo uninstall ripgrep             #=> config_mutation
        cargo publish                       #=> unknown net.publish code.project
        cargo publish --dry-run             #=> unknown code.project
        cargo vendor                        #=> config_mutation fs.write
        cargo vendor --no-delete            #=> reversible_low fs.create
        cargo vendor third                  #=> destructive fs.delete
        cargo yank x                        #=> config_mutation
        cargo owner --add a                 #=> exposure access.grant
        cargo owner -r a                    #=> disruptive
        cargo owner --list                  #=> read_only
        cargo login                         #=> config_mutation
        cargo --config x.toml tree          #=> unknown code.injected
        cargo -C sub tree --locked          #=> read_only
        cargo --version                     #=> read_only
    """,
)

UPDATES = when("-mod=mod", does="fs.write cwd", because="may update go.mod and go.sum")
LINKER = takes("-ldflags")
LINKS = when("-ldflags=*-ext*", does="code.opaque -ldflags", because="may name a program that links")
GO_BUILD = [
    LINKER,
    takes("-toolexec -exec", does="code.opaque VALUE", because="runs a program around the tools"),
    takes("-gccgoflags", does="code.opaque VALUE", because="gives the compiler options that are not read"),
    takes(
        "-p -C -covermode -coverpkg -asmflags -buildmode -buildvcs -compiler -gcflags -installsuffix"
        " -mod -modfile -overlay -pgo -pkgdir -tags"
    ),
    flags("-a -n -race -msan -asan -cover -v -work -x -json -linkshared -modcacherw -trimpath -buildvcs=*"),
]

GO = tool(
    "go",
    about="build and run Go packages",
    docs="https://pkg.go.dev/cmd/go",
    style="single",
    options=[takes("-C", cwd="VALUE")],
    subs=[
        sub(
            "version, help, mod graph, mod verify, mod why, telemetry",
            "ARG...",
            open=True,  # they only print
        ),
        sub("bug", does="refresh", because="opens a browser with a report"),
        sub(
            "doc",
            "ARG...",
            options=[flags("-http", does="net.loopback"), takes("-C"), flags("-all -c -cmd -short -src -u -ex")],
        ),
        sub("telemetry on, telemetry off, telemetry local", does="host.config"),
        # cmd/go asks for its own tools before those that a go.mod names
        sub("tool dist list, tool dist version, tool vet help", "ARG...", options=[flags("-json -broken -v")]),
        sub("tool test2json", "COMMAND...:argv", posix=True, options=[takes("-p"), flags("-t")]),
        sub(
            "tool",
            "NAME ARG...",
            posix=True,
            options=[flags("-n")],
            inert="-n",
            rows=[
                when(
                    "NAME",
                    unless="NAME=nm|objdump|addr2line|buildid|doc",
                    does="code.project NAME",
                    because="runs a tool that the project may name",
                ),
                when("NAME=buildid", "ARG=-w", writes="ARG", because="writes another build ID into the file"),
            ],
        ),
        sub(
            "list",
            "ARG...",
            options=[
                takes("-toolexec", does="code.opaque VALUE"),
                takes("-f -reuse -mod -modfile -tags -C -overlay"),
                flags("-m -u -json* -deps -test -e -export -find -compiled -versions -retracted -x -v"),
            ],
            rows=[
                UPDATES,
                when("-f=={{.Dir}}|{{.Root}}|{{.Target}}|{{.GoMod}}", prints="path"),
            ],
        ),
        sub(
            "env",
            "NAME...",
            options=[
                flags("-w", does="host.config NAME"),
                flags("-u", does="host.config NAME"),
                flags("-json -changed"),
            ],
            rows=[
                when(
                    "NAME==GOPATH|GOROOT|GOMODCACHE|GOCACHE|GOENV|GOTOOLDIR|GOTMPDIR|GOBIN|GOMOD|GOWORK",
                    prints="path",
                ),
                when("NAME==GOOS|GOARCH|GOVERSION|GOHOSTOS|GOHOSTARCH", prints="word"),
            ],
        ),
        sub(
            "build",
            "PACKAGE...",
            options=[
                takes("-o", writes="VALUE"),
                *GO_BUILD,
            ],
            rows=[
                when(unless="-o", does="fs.write cwd", because="writes the program into the directory"),
                LINKS,
            ],
        ),
        sub(
            "vet",
            "PACKAGE...",
            options=[
                takes("-vettool -toolexec", does="code.opaque VALUE"),
                takes("-c -tags -mod -modfile -C -p"),
                flags("-n -x -v -json -a -race -trimpath -fix -diff -*"),
            ],
            rows=[UPDATES, when("-fix", unless="-diff", does="fs.write cwd", because="corrects the sources")],
            does="refresh",
            because="fills the build cache",
        ),
        sub(
            "generate, fix",
            "ARG...",
            options=[takes("-run")],
            open=True,
            does="code.project ARG",
            because="runs the project's code",
        ),
        sub(
            "test",
            "ARG...",
            options=[
                takes("-exec -toolexec -vettool", does="code.opaque VALUE", because="runs a program around the tests"),
                LINKER,
                takes("-coverprofile -cpuprofile -memprofile -blockprofile -mutexprofile -trace -o", writes="VALUE"),
                takes(
                    "-run -bench -benchtime -count -timeout -tags -parallel -cpu -p -mod -modfile -gcflags"
                    " -asmflags -coverpkg -covermode -fuzz -fuzztime -fuzzminimizetime -skip -list -shuffle -overlay"
                    " -pkgdir -outputdir -C -vet -buildvcs -installsuffix -compiler -gccgoflags"
                    " -blockprofilerate -memprofilerate -mutexprofilefraction"
                ),
                flags("-*"),
            ],
            rows=[LINKS],
            does="code.project ARG",
            because="runs the project's code",
        ),
        sub(
            "run",
            "PACKAGE ARG...",
            options=[
                takes("-exec -toolexec", does="code.opaque VALUE", because="runs a program around the tools"),
                LINKER,
                takes("-C -p -tags -mod -modfile -gcflags -asmflags -overlay -pkgdir -coverpkg -covermode"),
                flags("-*"),
            ],
            posix=True,
            rows=[
                LINKS,
                when("PACKAGE=*@*", does="code.remote PACKAGE"),
                when("PACKAGE", unless="PACKAGE=*@*", does="code.project PACKAGE", because="runs the project's code"),
            ],
        ),
        sub(
            "install",
            "PACKAGE...",
            options=GO_BUILD,
            rows=[
                when(
                    "PACKAGE=*@*",
                    does="code.remote PACKAGE",
                    because="builds and installs a package that is named here",
                ),
                when(unless="PACKAGE=*@*", does="package.install PACKAGE"),
                LINKS,
            ],
        ),
        sub("get", "PACKAGE...", open=True, does="code.remote PACKAGE", because="adds a package that is named here"),
        sub(
            "mod tidy, mod init, work init, work use, work sync",
            "ARG...",
            open=True,  # they change go.mod, go.sum and go.work alone
            does="fs.write cwd",
        ),
        sub(
            "mod edit, work edit",
            "FILE",
            inert="-json -print",
            does="fs.write cwd FILE",
            options=[
                takes(
                    "-module -godebug -dropgodebug -require -droprequire -exclude -dropexclude -replace -dropreplace"
                    " -retract -dropretract -tool -droptool -ignore -dropignore -go -toolchain -use -dropuse"
                ),
                flags("-json -print -fmt -n -x"),
            ],
        ),
        sub(
            "mod vendor, work vendor",
            does="fs.write cwd",
            because="makes the directory vendor anew",
            options=[takes("-o", deletes="VALUE", because="empties the directory first"), flags("-e -v")],
        ),
        sub("mod download", "ARG...", open=True, does="refresh"),
        sub("fmt", "PACKAGE...", open=True, does="fs.write cwd", because="formats the sources in place"),
        sub("clean", "PACKAGE...", open=True, does="fs.scratch", because="deletes what builds made"),
    ],
    examples="""
        go version                              #=> read_only
        go test -exec 'rm -rf' ./...            #=> unknown code.opaque
        go test -run X -count=1 ./...           #=> unknown code.project
        go test -coverprofile=c.out ./...       #=> unknown fs.write
        go test -coverprofile=/etc/passwd .     #=> destructive fs.truncate
        go run -exec 'nice -n 5' .              #=> unknown code.opaque
        go run . -x                             #=> unknown code.project
        go list -m all                          #=> read_only
        go list -toolexec ./x ./...             #=> unknown
        go env GOPATH                           #=> read_only
        ls "$(go env GOMODCACHE)/x"             #=> read_only
        find "$(go env GOPATH)" -name x         #=> read_only
        git show $(go env GOARCH)               #=> read_only
        git show $(go env GOFLAGS)              #=> unknown
        find "$(go list -m -f '{{.Dir}}' x)" -name y    #=> read_only
        go tool dist list -json  #=> read_only
        go tool vet help printf  #=> read_only
        go tool dist test  #=> unknown code.project
        go tool nm app                          #=> read_only
        go tool stringer                        #=> unknown code.project
        go tool -n stringer                     #=> read_only
        go telemetry                            #=> read_only
        go telemetry off                        #=> config_mutation
        go env -w GOPROXY=x                     #=> config_mutation host.config
        go env -u GOPROXY                       #=> config_mutation
        go build -ldflags '-s -w' .         #=> config_mutation fs.write
        go build -ldflags '-extld=./x -linkmode=external' .   #=> unknown code.opaque
        go install -ldflags -extld=./x .    #=> unknown code.opaque
        go install -ldflags -s .            #=> config_mutation package.install
        go test -ldflags -extld=./x .       #=> unknown code.opaque code.project
        go run -ldflags -extld=./x .        #=> unknown code.opaque code.project
        go build ./...                          #=> config_mutation fs.write
        go build -o /dev/null ./cmd/x           #=> read_only
        go build -o bin/x ./cmd/x               #=> config_mutation fs.write
        go build                                #=> config_mutation fs.write
        go build -toolexec ./x ./...            #=> unknown
        go vet ./...                            #=> reversible_low
        go vet -vettool=./x ./...               #=> unknown
        go test ./...                           #=> unknown code.project
        go run .                                #=> unknown code.project
        go run example.org/x@latest             #=> unknown code.remote
        go install example.org/x@latest         #=> unknown code.remote
        go install ./cmd/x                      #=> config_mutation
        go install -toolexec ./x ./cmd/x        #=> unknown code.opaque
        go doc -all net/http                    #=> read_only
        go doc -http                            #=> reversible_low net.loopback
        go get example.org/x                    #=> unknown code.remote
        go mod tidy                             #=> config_mutation
        go mod vendor                           #=> config_mutation
        go mod vendor -o /srv/x                 #=> destructive fs.delete
        go mod download                         #=> reversible_low
        go mod graph                            #=> read_only
        go mod edit -json                       #=> read_only
        go mod edit -require=example.org/x@v1   #=> config_mutation fs.write
        go bug                                  #=> reversible_low refresh
        go tool test2json ./x.test              #=> unknown
        go tool test2json < x.out               #=> read_only
        go tool buildid app                     #=> read_only
        go tool buildid -w app                  #=> config_mutation fs.write
        go list -mod=mod ./...                  #=> config_mutation fs.write
        go list -mod=vendor ./...               #=> read_only
        go vet -fix ./...                       #=> config_mutation fs.write
        go vet -fix -diff ./...                 #=> reversible_low
        go build -o /dev/null -gccgoflags=-B./x .   #=> unknown code.opaque
        CC=./x go build -o /dev/null .          #=> unknown code.injected
        CC=clang-17 go build -o /dev/null .     #=> read_only
        CGO_CFLAGS=-fplugin=./x.so go build -o /dev/null .   #=> unknown code.injected
        CGO_CFLAGS=-O2 go build -o /dev/null .  #=> read_only
        go fmt ./...                            #=> config_mutation
        go clean -cache                         #=> reversible_low
        go -C sub version                       #=> read_only
        go frobnicate                           #=> unknown
    """,
)

GOFMT = tool(
    "gofmt goimports",
    "FILE...",
    about="format Go sources",
    style="single",
    rows=[when(unless="-l -h", reads="FILE"), when(unless="FILE -l -h", reads="stdin")],
    options=[
        flags("-w", writes="FILE"),
        takes("-cpuprofile -memprofile -trace", writes="VALUE"),
        takes("-r -local -srcdir -memrate"),
        flags("-d -e -l -s -v -format-only -h/-help"),
    ],
    examples="""
        gofmt -l .          #=> read_only
        gofmt -d x.go       #=> read_only
        gofmt .env          #=> exposure secret.read
        gofmt < .env        #=> exposure secret.read
        gofmt -h            #=> read_only
        gofmt -w x.go       #=> config_mutation fs.write
        gofmt -l -cpuprofile p .   #=> config_mutation fs.write
    """,
)

TOOLS = [CARGO, GO, GOFMT]
