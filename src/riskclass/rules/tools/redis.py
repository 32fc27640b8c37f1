from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CLI = tool(
    "redis-cli valkey-cli keydb-cli",
    "COMMAND...:redis",
    about="talk to Redis or Valkey",
    docs="https://redis.io/docs/latest/develop/tools/cli/",
    posix=True,
    inert="--help -v --version",
    options=[
        takes("--rdb --functions-rdb", writes="VALUE|-"),
        takes("--eval", "FILE KEY...", does="code.opaque FILE", because="runs a Lua script on the server"),
        takes("--lru-test", does="host.load", because="fills the server with test keys"),
        flags("--pipe", does="code.opaque", because="sends what it reads to the server, unseen"),
        takes(
            "-h -p -s -a --user --pass -u -r -i -n -X -d -D --sni --cacert --cacertdir --cert --key --tls-ciphers"
            " --tls-ciphersuites --show-pushes --pipe-timeout --memkeys-samples --keystats-samples --pattern"
            " --quoted-pattern --intrinsic-latency --count --top --cursor -t"
        ),
        flags(
            "--askpass -2 -3 -x -c -e -4 -6 --tls --insecure --raw --no-raw --quoted-input --csv --json --quoted-json"
            " --stat --latency --latency-history --latency-dist --replica --slave --bigkeys --memkeys --keystats"
            " --hotkeys --scan --cluster --ldb --ldb-sync-mode --verbose --no-auth-warning --help -v/--version --rdma"
        ),
    ],
    rows=[
        when("-x -X", reads="stdin", because="whoever reads that store may see it"),
        when("--cluster", operands="VERB ARG..."),
        when("--cluster", "VERB=call", does="code.opaque ARG", because="runs a command on every node"),
        when("--cluster", unless="VERB=check|info|help", does="db.disrupt VERB"),
        when(
            unless="COMMAND --help -v --rdb --functions-rdb --eval --cluster --lru-test --pipe --intrinsic-latency"
            " --stat --latency --latency-history --latency-dist --replica --slave --bigkeys --memkeys --keystats"
            " --hotkeys --scan",
            stdin="redis",
        ),
    ],
    examples="""
        redis-cli ping                                  #=> read_only db.read
        redis-cli -h db -p 6380 -n 2 get key            #=> read_only
        redis-cli KEYS '*'                              #=> disruptive db.disrupt
        redis-cli SCAN 0 MATCH 'a*'                     #=> read_only
        redis-cli --scan --pattern 'a*'                 #=> read_only
        redis-cli set key value                         #=> config_mutation db.change
        redis-cli -x set key < .env                     #=> exposure secret.read
        redis-cli -x set key < value.txt                #=> config_mutation db.change
        redis-cli DEL key                               #=> destructive db.delete
        redis-cli -a pw flushall                        #=> destructive db.delete
        redis-cli config get maxmemory                  #=> read_only
        redis-cli CONFIG GET '*'                        #=> exposure secret.read
        redis-cli CONFIG GET requirepass                #=> exposure
        redis-cli CONFIG SET maxmemory 1gb              #=> config_mutation host.config
        redis-cli client list                           #=> read_only
        redis-cli client kill id 3                      #=> disruptive
        redis-cli acl setuser x on                      #=> exposure access.grant
        redis-cli eval 'return 1' 0                     #=> unknown code.opaque
        redis-cli --eval x.lua a , b                    #=> unknown code.opaque
        redis-cli module load ./x.so                    #=> unknown code.opaque
        redis-cli shutdown nosave                       #=> destructive
        redis-cli shutdown                              #=> disruptive
        redis-cli replicaof 10.0.0.9 6379               #=> destructive db.delete
        redis-cli replicaof no one                      #=> disruptive
        redis-cli migrate 10.0.0.9 6379 k 0 500         #=> exposure net.upload
        redis-cli bgsave                                #=> reversible_low
        redis-cli publish a b                           #=> config_mutation message.send
        redis-cli frobnicate                            #=> unknown code.opaque
        redis-cli "$CMD" x                              #=> unknown
        redis-cli --rdb dump.rdb                        #=> config_mutation fs.write
        redis-cli --rdb -                               #=> read_only
        redis-cli --cluster check db:6379               #=> read_only
        redis-cli --cluster fix db:6379                 #=> disruptive
        redis-cli --cluster create a:1 b:1 --cluster-replicas 1  #=> disruptive
        redis-cli --cluster call a:1 FLUSHALL           #=> unknown code.opaque
        redis-cli REPLICAOF db2 6379                    #=> destructive db.delete
        redis-cli DEBUG SEGFAULT                        #=> destructive db.delete
        redis-cli DEBUG SLEEP 1                         #=> disruptive
        redis-cli REPLICAOF NO ONE                      #=> disruptive
        redis-cli --lru-test 100                        #=> disruptive host.load
        redis-cli --pipe                                #=> unknown code.opaque
        redis-cli                                       #=> unknown code.interactive
        redis-cli <<< 'DEL a'                           #=> destructive
        redis-cli <<< 'GET a'                           #=> read_only
        redis-cli --version                             #=> read_only
        redis-cli --frob                                #=> unknown
    """,
)

BENCHMARK = tool(
    "redis-benchmark valkey-benchmark",
    "COMMAND...:redis",
    about="measure Redis under load",
    posix=True,
    inert="--help --version",
    does="host.load",
    options=[
        takes(
            "-h -p -s -a --user -u -c -n -d --dbnum --threads -k -r -P -t --sni --cacert --cacertdir --cert --key"
            " --tls-ciphers --tls-ciphersuites --precision --seed --num-functions --num-keys-in-fcall --rps -dbnum"
        ),
        flags("-3 -2 --cluster -e -q -l --csv -x --tls --insecure --help --version --enable-tracking -I -D"),
    ],
    rows=[when("COMMAND=;", does="code.opaque COMMAND", because="runs several commands")],
    examples="""
        redis-benchmark -n 1000 -q     #=> disruptive host.load
        redis-benchmark -n 1 get key   #=> disruptive
        redis-benchmark -n 1 flushall  #=> destructive db.delete
        redis-benchmark eval x 0       #=> unknown code.opaque
        redis-benchmark -- get k ';' flushall #=> unknown code.opaque
        redis-benchmark --help         #=> read_only
    """,
)

TOOLS = [CLI, BENCHMARK]
