from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "aria2c",
    "URI...:url",
    about="download from URLs and torrents into files",
    docs="man:aria2c(1)",
    does="net.query URI",
    inert="-v -h",
    options=[
        takes(
            "--on-download-start --on-download-pause --on-download-stop --on-download-complete --on-download-error"
            " --on-bt-download-complete",
            "COMMAND:argv",
        ),
        takes("--conf-path", does="code.injected VALUE", because="the file may name commands to run"),
        takes("-d/--dir", cwd="VALUE"),
        takes("-o/--out --save-session --save-cookies --server-stat-of -l/--log", writes="VALUE|-"),
        takes("-i/--input-file", reads="VALUE|-", because="a line of it that is no address is shown"),
        takes("-T/--torrent-file -M/--metalink-file"),
        takes("--enable-rpc --rpc-listen-all --dry-run -S/--show-files --hash-check-only", "[BOOLEAN]"),
        takes(
            "-t/--timeout --connect-timeout -m/--max-tries --auto-save-interval -s/--split --referer"
            " --lowest-speed-limit --piece-length --max-overall-download-limit --max-download-limit"
            " --file-allocation --no-file-allocation-limit --netrc-path -j/--max-concurrent-downloads --stop"
            " --summary-interval --log-level --console-log-level --uri-selector --server-stat-timeout"
            " --server-stat-if --max-file-not-found --event-poll --rpc-listen-port --rpc-user --rpc-passwd"
            " --rpc-max-request-size --rpc-certificate --rpc-private-key --interface --multiple-interface"
            " --max-resume-failure-tries -x/--max-connection-per-server -k/--min-split-size"
            " --max-download-result --retry-wait --async-dns-server --stream-piece-selector --download-result"
            " --checksum --stop-with-process --disk-cache --gid --save-session-interval --rpc-secret --dscp"
            " --rlimit-nofile --min-tls-version --socket-recv-buffer-size --max-mmap-limit --ftp-user"
            " --ftp-passwd --ftp-type --ssh-host-key-md --http-user --http-passwd -U/--user-agent --load-cookies"
            " --header --certificate --private-key --ca-certificate --http-proxy --https-proxy --ftp-proxy"
            " --all-proxy --no-proxy --proxy-method --http-proxy-user --http-proxy-passwd --https-proxy-user"
            " --https-proxy-passwd --ftp-proxy-user --ftp-proxy-passwd --all-proxy-user --all-proxy-passwd"
            " --max-overall-upload-limit -u/--max-upload-limit --listen-port --follow-torrent --select-file"
            " --seed-time --seed-ratio --peer-id-prefix --peer-agent --dht-listen-port --dht-entry-point"
            " --dht-file-path --dht-listen-addr6 --dht-entry-point6 --dht-file-path6 --bt-min-crypto-level"
            " --bt-request-peer-speed-limit --bt-max-open-files --bt-max-peers --bt-external-ip -O/--index-out"
            " --bt-tracker-interval --bt-stop-timeout --bt-prioritize-piece --bt-lpd-interface"
            " --bt-tracker-timeout --bt-tracker-connect-timeout --dht-message-timeout --bt-tracker"
            " --bt-exclude-tracker --metalink-version --metalink-language --metalink-os --metalink-location"
            " --follow-metalink --metalink-preferred-protocol --metalink-base-uri"
        ),
        takes(
            "-D/--daemon --allow-overwrite --realtime-chunk-checksum -V/--check-integrity -c/--continue"
            " -n/--no-netrc --deferred-input --optimize-concurrent-downloads -Z/--force-sequential"
            " --auto-file-renaming -P/--parameterized-uri --allow-piece-length-change --no-conf -q/--quiet"
            " --async-dns -R/--remote-time --rpc-allow-origin-all --rpc-secure --rpc-save-upload-metadata"
            " --reuse-uri --disable-ipv6 --human-readable --remove-control-file --always-resume"
            " --conditional-get --enable-async-dns6 --show-console-readout --truncate-console-readout --pause"
            " --enable-mmap --force-save --save-not-found --enable-color --pause-metadata --stderr"
            " --keep-unfinished-download-result -p/--ftp-pasv --ftp-reuse-connection --enable-http-keep-alive"
            " --enable-http-pipelining --check-certificate --use-head --http-auth-challenge --http-no-cache"
            " --http-accept-gzip --content-disposition-default-utf8 --enable-peer-exchange --enable-dht"
            " --enable-dht6 --bt-require-crypto --bt-seed-unverified --bt-hash-check-seed --bt-save-metadata"
            " --bt-metadata-only --bt-enable-lpd --bt-remove-unselected-file --bt-detach-seed-only"
            " --bt-force-encryption --bt-enable-hook-after-hash-check --bt-load-saved-metadata"
            " --metalink-enable-unique-protocol",
            "[BOOLEAN]",
        ),
        takes("-h/--help", "[TAG]"),
        flags("-v/--version"),
    ],
    rows=[
        when(
            "URI -i -T -M",
            unless="-o -S --dry-run --hash-check-only",
            writes="cwd",
            because="writes files named by the source",
        ),
        when(
            "--bt-remove-unselected-file",
            unless="--bt-remove-unselected-file=false",
            does="fs.delete cwd",
            because="removes files that are not chosen of the torrent",
        ),
        when("--enable-rpc", unless="--enable-rpc=false", does="net.loopback"),
        when("--rpc-listen-all", unless="--rpc-listen-all=false", does="net.tunnel", because="lets others control it"),
    ],
    examples=r"""
        aria2c https://example.com/f                      #=> config_mutation
        aria2c -x16 -s 16 -d /tmp/dl https://example.com/f     #=> reversible_low
        aria2c -d /tmp -o f https://example.com/f         #=> reversible_low
        aria2c -d /tmp -o f http://169.254.169.254/x      #=> exposure secret.read
        aria2c -S f.torrent                               #=> read_only
        aria2c --dry-run=true https://example.com/f       #=> read_only
        aria2c --on-download-complete=./x -d /tmp/d http://h/f     #=> unknown
        aria2c --conf-path=c -d /tmp/d http://h/f         #=> unknown
        aria2c --bt-remove-unselected-file=true x.torrent #=> destructive fs.delete
        aria2c --enable-rpc=true                          #=> reversible_low
        aria2c --enable-rpc --rpc-listen-all=true         #=> exposure
        aria2c --version                                  #=> read_only
    """,
)
