from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHANGES = "changes the live network"
LETS_IN = "lets others in, or their traffic through"

#: What only sets: any of them shows that the first word is no file of settings.
SETS = (
    "--local --remote --remote-random --remote-random-hostname --proto --proto-force --connect-retry"
    " --connect-retry-max --http-proxy --http-proxy-option --socks-proxy --socks-proxy-retry"
    " --resolv-retry --float --port --lport --rport --bind --nobind --dev --dev-type --dev-node"
    " --disable-dco --lladdr --topology --ifconfig --ifconfig-ipv6 --ifconfig-noexec --ifconfig-nowarn"
    " --route --route-ipv6 --route-gateway --route-ipv6-gateway --route-metric --route-delay"
    " --route-noexec --route-nopull --allow-pull-fqdn --redirect-gateway --redirect-private --block-ipv6"
    " --client-nat --push-peer-info --setenv --ignore-unknown-option --script-security --shaper"
    " --keepalive --inactive --session-timeout --ping-exit --ping-restart --ping-timer-rem --ping"
    " --multihome --fast-io --remap-usr1 --persist-tun --persist-remote-ip --persist-local-ip"
    " --persist-key --passtos --tun-mtu --tun-mtu-extra --link-mtu --mtu-disc --mtu-test --fragment"
    " --mssfix --sndbuf --rcvbuf --mark --bind-dev --txqueuelen --mlock --up-delay --down-pre --up-restart"
    " --user --group --chroot --daemon --syslog --suppress-timestamps --machine-readable-output --nice"
    " --echo --verb --mute --status-version --disable-occ --gremlin --compress --allow-compression"
    " --comp-lzo --comp-noadapt --management-client --management-query-passwords --management-query-proxy"
    " --management-query-remote --management-hold --management-signal --management-forget-disconnect"
    " --management-up-down --management-log-cache --management-client-user --management-client-group"
    " --management-client-auth --vlan-tagging --vlan-accept --vlan-pvid --server-ipv6 --server-bridge"
    " --push --push-reset --push-remove --ifconfig-pool --ifconfig-ipv6-pool --ifconfig-push"
    " --ifconfig-ipv6-push --iroute --iroute-ipv6 --disable --verify-client-cert --username-as-common-name"
    " --opt-verify --auth-user-pass-optional --no-name-remapping --client-to-client --duplicate-cn"
    " --client-config-dir --ccd-exclusive --tmp-dir --hash-size --bcast-buffers --tcp-queue-limit"
    " --tcp-nodelay --connect-freq --connect-freq-initial --max-clients --max-routes-per-client"
    " --stale-routes-check --explicit-exit-notify --port-share --client --auth-user-pass --pull"
    " --pull-filter --dns --auth-retry --static-challenge --connect-timeout --allow-recursive-routing"
    " --secret --auth --cipher --data-ciphers --no-replay --mute-replay-warnings --replay-window"
    " --test-crypto --tls-server --tls-client --ca --capath --dh --cert --extra-certs --key"
    " --tls-version-min --tls-version-max --pkcs12 --x509-username-field --verify-hash --tls-cipher"
    " --tls-ciphersuites --tls-cert-profile --tls-timeout --reneg-bytes --reneg-pkts --reneg-sec"
    " --hand-window --tran-window --single-session --tls-exit --tls-auth --tls-crypt --tls-crypt-v2"
    " --askpass --auth-nocache --crl-verify --verify-x509-name --ns-cert-type --x509-track"
    " --keying-material-exporter --remote-cert-ku --remote-cert-eku --remote-cert-tls"
    " --pkcs11-protected-authentication --pkcs11-private-mode --pkcs11-cert-private --pkcs11-pin-cache"
    " --pkcs11-id-management --pkcs11-id --show-ciphers --show-digests --show-engines --show-tls"
    " --show-gateway --auth-gen-token --auth-gen-token-secret --auth-token --auth-token-user"
    " --block-outside-dns --client-cert-not-required --compat-mode --cryptoapicert --data-ciphers-fallback"
    " --ncp-ciphers --dhcp-option --dhcp-release --dhcp-renew --ecdh-curve --errors-to-stderr"
    " --force-tls-key-material-export --http-proxy-user-pass --ifconfig-pool-linear --ip-win32"
    " --key-direction --key-method --management-client-pf --management-external-cert"
    " --management-external-key --max-packet-size --ncp-disable --no-iv --peer-fingerprint --prng"
    " --register-dns --route-method --server-poll-timeout --setcon --setenv-safe --show-adapters"
    " --show-curves --show-groups --show-net --show-net-up --show-valid-subnets --socket-flags --tap-sleep"
    " --tls-groups --tun-max-mtu --use-prediction-resistance --win-sys --windows-driver"
)

OPENVPN = tool(
    "openvpn",
    "CONFIG WORD...",
    about="connect to, or serve, a virtual private network",
    docs="man:openvpn(8)",
    style="single",
    options=[
        takes(
            "--up --down --route-up --route-pre-down --ipchange --auth-user-pass-verify --client-connect"
            " --client-disconnect --learn-address --tls-verify --tls-crypt-v2-verify --client-crresponse --dns-updown",
            "COMMAND:sh",
        ),
        takes(
            "--plugin --iproute --engine --providers --pkcs11-providers --show-pkcs11-ids",
            does="code.opaque VALUE",
            because="runs or loads that program",
        ),
        takes("--config"),
        takes("--log --writepid --status --memstats --replay-persist --ifconfig-pool-persist", writes="VALUE"),
        takes("--tls-export-cert", does="fs.create VALUE", because="stores the certificates of its peers there"),
        takes("--log-append", does="fs.append VALUE"),
        flags("--genkey"),
        takes("--cd", cwd="VALUE"),
        takes("--management", does="net.listen VALUE", because="lets others control it"),
        flags("--mktun --rmtun", does="net.config", because="makes or removes a network device"),
        takes("--server --mode"),
        flags(SETS),
        flags("--help --version"),
    ],
    rows=[
        when(
            "CONFIG --config",
            unless="--genkey --show-ciphers --show-digests --show-tls --show-engines --show-groups --show-curves"
            " --show-gateway --show-pkcs11-ids --test-crypto --mktun --rmtun",
            does="net.config CONFIG --config",
            because="sets up a tunnel and its routes",
        ),
        when(
            "--remote --server --dev",
            unless="--mktun --rmtun",
            does="net.config",
            because="sets up a tunnel and its routes",
        ),
        when("--server --server-ipv6 --server-bridge --mode=server", does="net.tunnel", because=LETS_IN),
        when(
            "--dev",
            unless="--remote --client --config --management-query-remote --mktun --rmtun --server --server-ipv6"
            " --server-bridge --mode",
            does="net.tunnel",
            because="waits for a peer, which it lets in",
        ),
        when(
            "CONFIG",
            unless=f"CONFIG=/etc/openvpn/* --config --up --management --log --log-append --writepid --status --cd"
            f" --server --mode --genkey --mktun --rmtun --show-pkcs11-ids {SETS}",
            does="code.opaque CONFIG",
            because="runs the programs that the file names",
        ),
        when(
            "CONFIG=*.conf|*.ovpn",
            unless="CONFIG=/etc/openvpn/*",
            does="code.opaque CONFIG",
            because="runs the programs that the file names",
        ),
        when(
            "--config=*",
            unless="--config=/etc/openvpn/*",
            does="code.opaque --config",
            because="runs the programs that the file names",
        ),
        when("--genkey", does="credential.store WORD CONFIG", because="writes a key"),
    ],
    examples=r"""
        openvpn --version                                 #=> read_only
        openvpn --show-ciphers                            #=> read_only
        openvpn --config /etc/openvpn/client.conf         #=> disruptive net.config
        openvpn /etc/openvpn/client.conf                  #=> disruptive
        openvpn --config client.ovpn                      #=> unknown code.opaque
        openvpn client.ovpn                               #=> unknown
        openvpn client                                    #=> unknown code.opaque
        openvpn --remote h 1194 --dev tun --up ./x        #=> unknown
        openvpn --remote h 1194 --dev tun --up 'rm -rf x' #=> destructive
        openvpn --dev tun --secret k                      #=> exposure net.tunnel
        openvpn --show-pkcs11-ids ./x.so                  #=> unknown code.opaque
        openvpn --remote h --dev tun --tls-export-cert d  #=> disruptive fs.create
        openvpn --show-gateway 2001:db8::1                #=> read_only
        openvpn --remote h 1194 --dev tun                 #=> disruptive
        openvpn --dev tun --server 10.8.0.0 255.255.255.0 #=> exposure net.tunnel
        openvpn --genkey secret ta.key                    #=> config_mutation credential.store
        openvpn --mktun --dev tun0                        #=> disruptive
        openvpn --show-tls --log-append l                 #=> config_mutation
        openvpn --show-tls --management 0.0.0.0 7505      #=> config_mutation
        openvpn --frobnicate                              #=> unknown
    """,
)

TAILSCALE = tool(
    "tailscale",
    about="show and change a mesh network",
    docs="https://tailscale.com/kb/1080/cli",
    style="go",
    inert="-h --help",
    options=[takes("--socket"), flags("-h --help --version")],
    inherits=True,
    subs=[
        sub(
            "status, ip, netcheck, version, whois, metrics print, dns, dns status, dns query, exit-node,"
            " exit-node list, exit-node suggest, switch list, licenses, serve status, funnel status, lock, lock"
            " status,"
            " lock log, drive list, syspolicy list, appc-routes, completion, wait, id-token",
            "WORD...",
            options=[
                takes("--listen --format --every --filter --timeout --n --bind-address --bind-port"),
                flags(
                    "--json --active --self --peers --browser --upstream --daemon --track --verbose --all"
                    " --map --1 -1 -4 -6"
                ),
            ],
            rows=[when("--listen=*", unless="--listen=127.*|localhost*", does="net.publish --listen")],
        ),
        sub("metrics"),
        sub("metrics write", "FILE", writes="FILE"),
        sub("exit-node connect, exit-node disconnect", does="net.config", because=CHANGES),
        sub(
            "ping",
            "HOST",
            does="net.query HOST",
            options=[takes("--c -c --timeout --size"), flags("--verbose --until-direct --tsmp --icmp --peerapi")],
        ),
        sub(
            "up, set, login",
            "WORD...",
            does="net.config",
            because=CHANGES,
            options=[
                flags(
                    "--ssh --advertise-exit-node --advertise-connector --webclient",
                    does="access.grant",
                    because=LETS_IN,
                ),
                takes("--advertise-routes --operator"),
                takes("--shields-up", "[VALUE]"),
                takes(
                    "--auth-key --authkey --advertise-tags --accept-risk --exit-node --hostname --login-server"
                    " --netfilter-mode --nickname --timeout --update-check --relay-server-port --client-id"
                    " --client-secret"
                    " --id-token --audience --qr-format"
                ),
                flags(
                    "--accept-dns --accept-routes --exit-node-allow-lan-access --force-reauth --host-routes"
                    " --json --qr"
                    " --reset --snat-subnet-routes --stateful-filtering --unattended --auto-update"
                    " --report-posture"
                ),
            ],
            rows=[
                when("--advertise-routes=*.*|*:*", does="access.grant --advertise-routes", because=LETS_IN),
                when("--operator", does="access.grant --operator", because="lets that user control it"),
                when("--shields-up=false", does="guard.lower --shields-up"),
            ],
        ),
        sub(
            "down, logout, switch, lock init, lock add, lock remove, lock sign, lock disable, lock revoke-keys,"
            " lock local-disable, update, configure, configure kubeconfig, configure synology, configure sysext",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[takes("--accept-risk --reason --track --version"), flags("--yes --dry-run --http")],
        ),
        sub("ssh", "HOST COMMAND...:sh", context="host:HOST", rows=[when("HOST", unless="COMMAND", stdin="sh")]),
        sub("nc", "HOST PORT", does="net.send HOST PORT", because="sends what it is fed"),
        sub(
            "serve, funnel",
            "TARGET...",
            does="net.publish TARGET",
            because="serves a port or files to others",
            options=[
                takes(
                    "--http --https --tcp --tls-terminated-tcp --set-path --service --proxy-protocol --accept-app-caps"
                ),
                flags("--bg --yes --tun"),
            ],
        ),
        sub("serve reset, funnel reset, serve drain, serve clear", "WORD...", does="service.stop"),
        sub(
            "file cp",
            "FILE...",
            does="net.upload FILE",
            because="sends files",
            options=[takes("--name"), flags("--targets --verbose")],
        ),
        sub(
            "file get", "DIRECTORY", writes="DIRECTORY", options=[takes("--conflict"), flags("--wait --loop --verbose")]
        ),
        sub(
            "cert",
            "DOMAIN",
            does="credential.store DOMAIN",
            options=[takes("--cert-file --key-file --min-validity"), flags("--serve-demo")],
        ),
        sub("drive share", "NAME PATH", does="net.publish PATH", because="serves files to others"),
        sub("drive unshare, drive rename", "NAME...", does="service.stop NAME"),
        sub(
            "web",
            does="net.loopback",
            options=[takes("--listen --prefix --origin"), flags("--cgi --readonly")],
            rows=[when("--listen=*", unless="--listen=127.*|localhost*", does="net.tunnel --listen")],
        ),
        sub("bugreport", "NOTE", does="net.send", options=[flags("--diagnose --record")]),
    ],
    examples=r"""
        tailscale metrics write /srv/m                    #=> config_mutation fs.write
        tailscale exit-node disconnect                    #=> disruptive net.config
        tailscale status                                  #=> read_only
        tailscale status --json --peers=false             #=> read_only
        tailscale status --listen 0.0.0.0:80              #=> exposure
        tailscale web --listen localhost:8088             #=> reversible_low net.loopback
        tailscale web --listen 0.0.0.0:8088               #=> exposure net.tunnel
        tailscale ip -4                                   #=> read_only
        tailscale netcheck                                #=> read_only
        tailscale ping -c 3 host                          #=> read_only
        tailscale version                                 #=> read_only
        tailscale up                                      #=> disruptive net.config
        tailscale up --ssh                                #=> exposure access.grant
        tailscale up --ssh=false                          #=> disruptive
        tailscale set --exit-node=host                    #=> disruptive
        tailscale up --advertise-routes=10.0.0.0/8        #=> exposure
        tailscale up --advertise-routes=                  #=> disruptive
        tailscale set --operator=me                       #=> exposure
        tailscale set --shields-up=false                  #=> exposure guard.lower
        tailscale set --shields-up                        #=> disruptive
        tailscale down                                    #=> disruptive
        tailscale logout                                  #=> disruptive
        tailscale ssh root@host rm -rf /srv/x             #=> destructive
        tailscale ssh host                                #=> unknown code.interactive
        tailscale ssh host uptime                         #=> read_only
        tailscale serve --bg 3000                         #=> exposure net.publish
        tailscale funnel 3000                             #=> exposure
        tailscale serve status                            #=> read_only
        tailscale serve reset                             #=> disruptive
        tailscale file cp f host:                         #=> exposure net.upload
        tailscale file get /tmp/in                        #=> reversible_low
        tailscale cert host.example                       #=> config_mutation
        tailscale drive share x /srv                      #=> exposure
        tailscale web                                     #=> reversible_low
        tailscale bugreport                               #=> config_mutation
        tailscale frobnicate                              #=> unknown
    """,
)

NETBIRD = tool(
    "netbird",
    about="show and change a mesh network",
    docs="https://docs.netbird.io/get-started/cli",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes(
            "--daemon-addr -m/--management-url --admin-url -l/--log-level --log-file -s/--service --config -c"
            " -k/--setup-key --setup-key-file --preshared-key -n/--hostname"
        ),
        flags("-A/--anonymize -h/--help"),
    ],
    rows=[when("--log-file", unless="--log-file=console|syslog", does="fs.append --log-file")],
    subs=[
        sub(
            "status, version, networks list, routes list, routes ls, networks ls, forwarding list, profile list,"
            " profile ls, service status, state list",
            "WORD...",
            options=[
                takes("--filter-by-ips --filter-by-names --filter-by-status --filter-by-connection-type --check"),
                flags("-d/--detail --json --yaml --ipv4 --ipv6"),
            ],
        ),
        sub("debug log level", "LEVEL", does="host.config LEVEL", because="says how much the service logs"),
        sub(
            "up, login",
            does="net.config",
            because=CHANGES,
            options=[
                flags(
                    "--allow-server-ssh --enable-ssh-root --enable-ssh-sftp --enable-ssh-local-port-forwarding"
                    " --enable-ssh-remote-port-forwarding",
                    does="access.grant",
                    because=LETS_IN,
                ),
                takes(
                    "--interface-name --wireguard-port --mtu --dns-resolver-address --external-ip-map"
                    " --extra-iface-blacklist"
                    " --extra-dns-labels --dns-router-interval --profile"
                ),
                flags(
                    "-F/--foreground-mode --no-browser --network-monitor --disable-auto-connect --enable-rosenpass"
                    " --rosenpass-permissive --disable-client-routes --disable-server-routes --disable-dns"
                    " --disable-firewall --block-lan-access --block-inbound --enable-lazy-connection"
                ),
            ],
        ),
        sub(
            "down, logout, deregister, networks select, networks deselect, routes select, routes deselect,"
            " profile select,"
            " profile add, profile remove, service install, service uninstall, service start, service stop,"
            " service restart, service reconfigure, service run, state clean, state delete",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[flags("-a/--append --all --disable-profiles --disable-update-settings"), takes("--service-env")],
        ),
        sub(
            "ssh",
            "HOST COMMAND...:sh",
            context="host:HOST",
            options=[
                takes("-p/--port -u/--user --login -i/--identity -o --known-hosts"),
                takes("-R", does="net.tunnel VALUE"),
                takes("-L", does="net.loopback VALUE"),
                flags("-t --strict-host-key-checking --no-browser"),
            ],
            rows=[when("HOST", unless="COMMAND", stdin="sh")],
        ),
        sub("expose", "PORT", does="net.publish PORT", because="serves a port to everyone"),
        sub(
            "debug bundle, debug for",
            "WORD...",
            does="fs.create",
            options=[flags("-S/--system-info -U/--upload-bundle")],
            rows=[when("-U", does="net.upload", because="sends what it has collected")],
        ),
    ],
    examples=r"""
        netbird debug log level trace                     #=> config_mutation host.config
        netbird status -d                                 #=> read_only
        netbird --log-file console status                 #=> read_only
        netbird --log-file x.log status                   #=> config_mutation fs.write
        netbird version                                   #=> read_only
        netbird routes list                               #=> read_only
        netbird up                                        #=> disruptive net.config
        netbird up --allow-server-ssh                     #=> exposure
        netbird down                                      #=> disruptive
        netbird service restart                           #=> disruptive
        netbird ssh root@100.64.0.1 uptime                #=> read_only
        netbird ssh 100.64.0.1                            #=> unknown
        netbird expose 8080                               #=> exposure
        netbird debug bundle                              #=> reversible_low
        netbird debug bundle -U                           #=> exposure
        netbird frobnicate                                #=> unknown
    """,
)

TOOLS = [OPENVPN, TAILSCALE, NETBIRD]
