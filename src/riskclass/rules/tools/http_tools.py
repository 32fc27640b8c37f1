from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

GRPCURL = tool(
    "grpcurl",
    "ADDRESS METHOD SYMBOL",
    about="call services that speak gRPC",
    docs="https://github.com/fullstorydev/grpcurl",
    style="single",
    inert="-help --help -version --version",
    options=[
        takes("-d"),
        takes("-protoset-out", writes="VALUE"),
        takes("-proto-out-dir", writes="VALUE"),
        takes(
            "-H -rpc-header -reflect-header -authority -servername -cacert -cert -key -alts-*"
            " -connect-timeout -keepalive-time"
        ),
        takes("-max-msg-sz -max-time -proto -protoset -import-path -user-agent -format -reflection"),
        flags("-expand-headers", does="secret.send", because="sends variables of the environment"),
        flags("-plaintext -insecure -alts -allow-unknown-fields -emit-defaults -format-error -msg-template -unix"),
        flags("-use-reflection -v -vv -help --help -version --version"),
    ],
    rows=[
        when("ADDRESS", does="net.query ADDRESS"),
        when(
            "METHOD",
            unless="METHOD=list|describe ADDRESS=list|describe",
            does="net.send ADDRESS",
            because="calls a method, which may change something",
        ),
        when("-d=@", does="net.upload stdin", because="sends what it reads"),
    ],
    examples="""
        grpcurl -version                                   #=> read_only
        grpcurl -plaintext localhost:50051 list            #=> read_only
        grpcurl localhost:50051 describe pkg.S             #=> read_only
        grpcurl -d @ h:50051 pkg.S/Put < report            #=> exposure net.upload
        grpcurl -d '{"a": 1}' localhost:50051 pkg.S/Get    #=> config_mutation net.send
        grpcurl -expand-headers -H 'a: ${T}' h:1 list      #=> exposure secret.send
        grpcurl -protoset-out o localhost:50051 describe x #=> config_mutation fs.write
        grpcurl -proto-out-dir o localhost:50051 describe x #=> config_mutation fs.write
    """,
)

WEBSOCAT = tool(
    "websocat",
    "LEFT RIGHT",
    about="talk to a web socket, or join two streams",
    docs="https://github.com/vi/websocat",
    inert="--help -h --version -V --dump-spec --just-generate-key",
    options=[
        takes("--exec-args", "ARG...:argv"),
        takes("--pid-file --request-log", writes="VALUE"),
        takes(
            "-H/--header --server-header --protocol --server-protocol --origin --basic-auth"
            " --basic-auth-file -B/--buffer-size"
        ),
        takes(
            "--ping-interval --ping-timeout --max-messages --max-messages-rev --queue-len"
            " --restrict-uri --static-file -F"
        ),
        takes(
            "--close-status-code --close-reason --pkcs12-der --pkcs12-passwd --tls-domain --socks-destination --proxy-*"
        ),
        takes(
            "--conncap --ws-c-uri --header-to-env --preamble-reverse --socks5 --websocket-version --origin-*"
            " --autoreconnect-delay-millis --preamble -p -P"
        ),
        takes("-h/--help", "[HOW]"),
        flags("-s/--server-mode", does="net.listen"),
        flags(
            "-t/--text -b/--binary -1/--one-message -u/--unidirectional -U/--unidirectional-reverse"
            " -E/--exit-on-eof -n/--no-close"
        ),
        flags(
            "-k/--insecure -v -q --oneshot -0/--null-terminated --no-line -l --linemode-*"
            " --async-stdio --no-async-stdio"
        ),
        flags(
            "--version -V --jsonrpc --jsonrpc-* --no-fixups --no-exit-on-zeromsg --just-generate-key"
            " --dump-spec --compress-*"
            " --uncompress-* --foreachmsg-* --lengthprefixed-* --exec-exit-* --exec-sighup-* --reuser-*"
            " --timestamp-* --udp-* -S/--strict -O --base64 --print-* --stdout-*"
            " -e/--set-environment"
        ),
    ],
    rows=[
        when("LEFT=ws:*|wss:*", does="net.query LEFT"),
        when("LEFT", unless="RIGHT LEFT=*-l:*|*listen*", does="net.send LEFT", because="sends what it is fed"),
        when("LEFT=*exec:*|*sh-c:*|*cmd:* RIGHT=*exec:*|*sh-c:*|*cmd:*", does="code.opaque", because="runs a command"),
        when("LEFT=*writefile:*|*appendfile:*", does="fs.write LEFT"),
        when("RIGHT=*writefile:*|*appendfile:*", does="fs.write RIGHT"),
        when("LEFT=ws-l:*|tcp-l:*|ws-listen:*|tcp-listen:*|listen*", does="net.listen LEFT"),
        when("RIGHT", does="net.tunnel RIGHT", because="joins two streams"),
    ],
    examples="""
        websocat --version                         #=> read_only
        websocat --dump-spec ws://h                #=> read_only
        websocat wss://echo.example.com            #=> config_mutation net.send
        echo x | websocat wss://echo.example.com   #=> config_mutation net.send
        websocat ws-l:127.0.0.1:1234               #=> config_mutation net.listen
        websocat -s 1234                           #=> config_mutation net.listen
        websocat ws-l:127.0.0.1:1234 tcp:h:22      #=> exposure net.tunnel
        websocat ws-l:0.0.0.0:1234 sh-c:cat        #=> unknown code.opaque
        websocat ws-l:0.0.0.0:1234 autoreconnect:exec:./x   #=> unknown code.opaque
        websocat -u wss://e.com writefile:f        #=> exposure fs.write
        websocat -U writefile:f wss://e.com        #=> exposure fs.write
        websocat --request-log l - wss://e.com     #=> exposure
        websocat wss://e.com --exec-args rm f      #=> destructive
    """,
)

TOOLS = [GRPCURL, WEBSOCAT]
