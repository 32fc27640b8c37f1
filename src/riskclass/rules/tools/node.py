from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

KEYS = "the keys of the connections are written to that file"

NODE = tool(
    "node nodejs",
    "FILE:@node ARG...",
    about="run JavaScript",
    docs="man:node(1)",
    posix=True,
    inert="-h --help -v --version --v8-options --completion-bash",
    options=[
        takes("-e/--eval -p/--print -pe", "CODE:node"),
        takes(
            "-r/--require --import --loader/--experimental-loader",
            does="code.opaque VALUE",
            because="loads a module first",
        ),
        takes("--run", does="code.project VALUE", because="runs a script of package.json"),
        flags("--test", does="code.project", because="runs the project's tests"),
        flags("-c/--check"),
        flags("-i/--interactive", stdin="node"),
        takes("--inspect --inspect-brk --inspect-wait", "[ADDRESS]", does="net.loopback"),
        flags("--cpu-prof --heap-prof --prof", does="fs.create cwd", because="writes a profile into the directory"),
        takes("--redirect-warnings", writes="VALUE"),
        takes("--tls-keylog", does="secret.send VALUE", because=KEYS),
        takes("--max-* --stack-* --v8-pool-size --stack_*", "[N]"),
        takes("--secure-heap --secure-heap-min --test-isolation"),
        takes("--test-reporter-destination --test-reporter"),
        takes("--localstorage-file", writes="VALUE"),
        takes(
            "--cpu-prof-dir --heap-prof-dir --diagnostic-dir --report-directory/--report-dir", does="fs.create VALUE"
        ),
        takes("--trace-event-categories", does="fs.write cwd", because="writes a trace into the directory"),
        takes("--env-file --env-file-if-exists", does="code.injected VALUE", because="the file may set NODE_OPTIONS"),
        takes("--openssl-config", does="code.injected VALUE", because="the file may name an engine to load"),
        takes("--snapshot-blob", does="code.opaque VALUE", because="runs what that snapshot holds"),
        takes("--experimental-sea-config", does="fs.write cwd", because="writes what the file names"),
        takes(
            "--allow-fs-read --allow-fs-write --build-snapshot-config -C/--conditions"
            " --cpu-prof-interval"
            " --cpu-prof-name --disable-proto --disable-warning --dns-result-order"
            " --experimental-default-type --experimental-policy"
            " --heap-prof-interval --heap-prof-name --heapsnapshot-near-heap-limit"
            " --heapsnapshot-signal --icu-data-dir --input-type --debug-port/--inspect-port --inspect-publish-uid"
            " --network-family-autoselection-attempt-timeout --policy-integrity"
            " --report-filename --report-signal --test-concurrency --test-name-pattern"
            " --test-shard --test-timeout --test-skip-pattern --test-coverage-include"
            " --test-coverage-exclude --title --tls-cipher-list --trace-event-file-pattern"
            " --trace-require-module --unhandled-rejections --use-largepages --watch-path"
            " --es-module-specifier-resolution"
        ),
        flags(
            "--abort-on-uncaught-exception --allow-addons --allow-child-process --allow-wasi --allow-worker"
            " --allow-net --build-snapshot --completion-bash --disable-wasm-trap-handler"
            " --disallow-code-generation-from-strings --enable-etw-stack-walking --enable-fips --enable-source-maps"
            " --expose-gc --expose_gc --experimental-* --force-context-aware --force-fips"
            " --force-node-api-uncaught-exceptions-policy --frozen-intrinsics --harmony* -h/--help"
            " --huge-max-old-generation-size --insecure-http-parser --interpreted-frames-native-stack --jitless"
            " --no-* --enable-network-family-autoselection --node-memory-debug --openssl-legacy-provider"
            " --openssl-shared-config --pending-deprecation --permission --preserve-symlinks"
            " --preserve-symlinks-main --prof-process --report-compact --report-exclude-network"
            " --report-on-fatalerror --report-on-signal --report-uncaught-exception --test-force-exit --test-only"
            " --test-update-snapshots --throw-deprecation --tls-max-v1.2 --tls-max-v1.3 --tls-min-v1.0"
            " --tls-min-v1.1 --tls-min-v1.2 --tls-min-v1.3 --trace-atomics-wait --trace-deprecation --trace-exit"
            " --trace-promises --trace-sigint --trace-sync-io --trace-tls --trace-uncaught --trace-warnings"
            " --trace-env --track-heap-objects --use-bundled-ca --use-openssl-ca --use-system-ca --v8-options"
            " -v/--version --watch --watch-preserve-output --zero-fill-buffers --strip-types --entry-url"
            " --async-context-frame - --napi-modules"
        ),
    ],
    rows=[
        when("-e -p -pe", operands="ARG..."),
        when("-c", operands="CHECKED..."),
        when("-c", reads="CHECKED", because="shows a line that is wrong"),
        when("--test", operands="TESTS..."),
        when("--test-reporter=*/*|*.js|*.mjs|*.cjs|*.ts", does="code.project --test-reporter"),
        when(
            "--test-reporter-destination",
            unless="--test-reporter-destination=stdout|stderr",
            writes="--test-reporter-destination",
        ),
        when(
            unless="-e -p -pe FILE --run --test -c -h -v --v8-options --completion-bash --prof-process",
            stdin="node",
        ),
    ],
    examples=r"""
        node -e 'console.log("a")'                                          #=> read_only
        node --trace-event-categories v8 -e 'console.log("a")'              #=> config_mutation fs.write
        node --localstorage-file f -e 'console.log("a")'                    #=> config_mutation fs.write
        node --cpu-prof-dir d -e 'console.log("a")'                         #=> reversible_low fs.create
        node --env-file=.env -e 'console.log("a")'                          #=> unknown code.injected
        node --openssl-config=f -e 'console.log("a")'                       #=> unknown code.injected
        node --snapshot-blob f -e 'console.log("a")'                        #=> unknown code.opaque
        node --title x -e 'console.log("a")'                                #=> read_only
        node --test --test-reporter=tap --test-reporter-destination=stdout  #=> unknown code.project
        node --test --test-reporter=./r.js --test-reporter-destination=/etc/passwd #=> destructive fs.truncate
        node --experimental-sea-config c.json                               #=> unknown
        node -p process.version                                             #=> read_only
        node -pe '1+1'                                                      #=> read_only
        node -p 'require("./package.json").version'                         #=> read_only fs.read
        node -e "console.log(require('./package.json').scripts)"            #=> read_only
        node -e 'require("fs").rmSync("x", {recursive: true})'              #=> unknown code.opaque
        node -e 'console.log(require("child_process").execSync("ls"))'      #=> unknown code.opaque
        node --eval='console.log(`${x()}`)'                                 #=> unknown
        node x.js                                                           #=> unknown code.project
        node --max-old-space-size=4096 x.js                                 #=> unknown code.project
        node /opt/x.js                                                      #=> unknown code.opaque
        node --check x.js                                                   #=> read_only
        node --check .env                                                   #=> exposure secret.read
        node -r ./x -e 'console.log(1)'                                     #=> unknown code.opaque
        node --test                                                         #=> unknown code.project
        node --run build                                                    #=> unknown code.project
        node --inspect -e 'console.log(1)'                                  #=> reversible_low net.loopback
        node --cpu-prof -e 'console.log(1)'                                 #=> reversible_low
        node --tls-keylog=k -e 'console.log(1)'                             #=> exposure secret.send
        node --redirect-warnings=k -e 'console.log(1)'                      #=> config_mutation
        node --no-warnings -e 'console.log(1)' a b                          #=> read_only
        node                                                                #=> unknown code.interactive
        node -i -e 'console.log(1)'                                         #=> unknown code.interactive
        node - <<< 'console.log(1)'                                         #=> read_only
        node <<< 'process.exit(f())'                                        #=> unknown code.opaque
        node --version                                                      #=> read_only
        node --frob x.js                                                    #=> unknown
    """,
)

TOOL = NODE
