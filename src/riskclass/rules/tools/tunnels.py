from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

OPENS = "lets the internet in to a port of this machine"

NGROK = tool(
    "ngrok",
    about="open a port to the internet",
    docs="https://ngrok.com/docs/agent/cli",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("--config --log-format --log-level --authtoken --region --inspect --subdomain --domain --hostname --url"),
        takes(
            "--basic-auth --host-header --oauth --remote-addr --metadata --name --policy --policy-file --proxy-proto"
        ),
        takes("--log"),
        takes("--traffic-policy-file --pooling-enabled --bind-tls --schema --auth"),
        flags("-h/--help -v/--version --all --none --compression --verify-webhook"),
    ],
    rows=[when("--log", unless="--log=stdout|stderr|false|-", writes="--log")],
    subs=[
        sub("version, help, diagnose, credits, completion, config check", "WORD..."),
        sub("http, tcp, tls, start, tunnel", "PORT...", does="net.tunnel PORT", because=OPENS),
        sub(
            "config add-authtoken, config add-api-key, config add-server-addr, config upgrade, authtoken",
            "VALUE",
            does="credential.store",
        ),
        sub("config edit", does="code.interactive"),
        sub("update", does="package.install"),
        sub("service install, service uninstall, service start, service stop, service restart", does="service.restart"),
    ],
    examples=r"""
        ngrok version                                     #=> read_only
        ngrok config check --log stdout                   #=> read_only
        ngrok config check --log x                        #=> config_mutation fs.write
        ngrok http 8080                                   #=> exposure net.tunnel
        ngrok tcp 22 --region eu                          #=> exposure
        ngrok config add-authtoken x                      #=> config_mutation
        ngrok frobnicate                                  #=> unknown
    """,
)

CLOUDFLARED = tool(
    "cloudflared",
    about="open a way from the internet to this machine",
    docs="https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("--config --loglevel --origincert --output"),
        takes("--logfile", writes="VALUE"),
        flags("-h/--help -v/--version --no-autoupdate"),
    ],
    subs=[
        sub("version, help, tunnel list, tunnel info, tunnel route ip show, tunnel ready", "WORD..."),
        sub(
            "tunnel, tunnel run",
            "NAME",
            does="net.tunnel NAME",
            because=OPENS,
            options=[
                takes("--url --hostname --name --token --token-file --metrics --protocol --edge-ip-version"),
                takes("--credentials-file --credentials-contents --region --retries --grace-period --tag"),
                takes("--pidfile", writes="VALUE"),
                flags("--hello-world --no-tls-verify --post-quantum --http2-origin"),
            ],
        ),
        sub(
            "tunnel token",
            "NAME",
            does="secret.read NAME",
            options=[takes("--cred-file", does="credential.store VALUE", because="writes the credentials there")],
        ),
        sub(
            "tunnel create",
            "NAME",
            does="cloud.create NAME",
            options=[
                takes("--secret"),
                takes(
                    "--credentials-file --cred-file",
                    does="credential.store VALUE",
                    because="writes the credentials there",
                ),
            ],
        ),
        sub("tunnel delete, tunnel cleanup", "NAME...", does="cloud.delete NAME", options=[flags("-f/--force")]),
        sub(
            "tunnel route dns, tunnel route ip add, tunnel route ip delete, tunnel route lb, tunnel vnet add,"
            " tunnel vnet delete",
            "WORD...",
            does="cloud.change WORD",
            options=[flags("-f/--overwrite-dns --force")],
        ),
        sub("tunnel login, login, access login", "WORD...", does="credential.store"),
        sub(
            "access ssh, access tcp, access rdp, access smb",
            "WORD...",
            does="net.send WORD",
            options=[
                takes(
                    "--hostname -T --url -L --destination --header --id --secret --service-token-id"
                    " --service-token-secret"
                )
            ],
        ),
        sub("access token", does="secret.read", options=[takes("--app -app")]),
        sub(
            "access curl",
            "WORD...",
            does="net.send WORD",
            posix=True,
            rows=[
                when("WORD=DELETE|-XDELETE|--request=DELETE", does="net.delete WORD"),
                when(
                    "WORD=-o*|--output*|-O*|-T*|-K*|-F*|-d*|--data*|--config*|--upload*|--form*|--trace*|-D*|-c*",
                    does="code.opaque WORD",
                    because="options of curl, which are not read",
                ),
            ],
        ),
        sub("tunnel ingress validate, tunnel ingress rule", "URL", options=[takes("--config")]),
        sub("service install", "TOKEN", does="service.enable, net.tunnel", because=OPENS),
        sub("service uninstall", does="service.stop"),
        sub("update", does="package.install"),
        sub("tunnel diag", does="fs.create cwd", because="writes an archive of what it found", options=[flags("--*")]),
        sub(
            "proxy-dns",
            does="net.loopback",
            options=[takes("--address --port --upstream --bootstrap --metrics")],
            rows=[when("--address", unless="--address=127.*|localhost|::1", does="net.listen")],
        ),
    ],
    examples=r"""
        cloudflared version                               #=> read_only
        cloudflared access curl https://h                #=> config_mutation net.send
        cloudflared access curl https://h -X DELETE      #=> destructive net.delete
        cloudflared access curl https://h -o f           #=> unknown code.opaque
        cloudflared tunnel ingress validate              #=> read_only
        cloudflared tunnel list                           #=> read_only
        cloudflared tunnel --url http://localhost:8080    #=> exposure net.tunnel
        cloudflared tunnel run home                       #=> exposure
        cloudflared tunnel token home                     #=> exposure secret.read
        cloudflared tunnel create home                    #=> config_mutation
        cloudflared tunnel delete home                    #=> destructive
        cloudflared tunnel route dns home h.example       #=> config_mutation
        cloudflared tunnel diag                           #=> reversible_low fs.create
        cloudflared proxy-dns                             #=> reversible_low net.loopback
        cloudflared proxy-dns --address 0.0.0.0           #=> config_mutation net.listen
        cloudflared service uninstall                     #=> disruptive
        cloudflared frobnicate                            #=> unknown
    """,
)

TOOLS = [NGROK, CLOUDFLARED]
