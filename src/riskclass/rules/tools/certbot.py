from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

ROOTS = ("--config-dir", "--apache-server-root", "--apache-vhost-root", "--nginx-server-root")

TOOL = tool(
    "certbot letsencrypt",
    about="get and renew certificates",
    input="part",
    docs="man:certbot(1)",
    inherits=True,
    does="credential.store",
    because="gets a certificate and may change a web server's settings",
    inert="-h --version",
    options=[
        takes(
            "--pre-hook --post-hook --deploy-hook/--renew-hook --manual-auth-hook --manual-cleanup-hook", "COMMAND:sh"
        ),
        takes("--nginx-ctl --apache-ctl --apache-bin --apache-enmod --apache-dismod", "PROGRAM:argv"),
        takes("-c/--config", does="code.injected VALUE", because="the file may name hooks to run"),
        takes("-h/--help", "TOPIC?"),
        takes("--config-dir --apache-server-root --apache-vhost-root --nginx-server-root"),
        takes("--logs-dir", does="fs.append VALUE", because="logs there, whatever it does"),
        takes(
            "--max-log-backups -d/--domains/--domain --eab-kid --eab-hmac-key --eab-hmac-alg --cert-name"
            " --preferred-chain --preferred-profile --required-profile --preferred-challenges --issuance-timeout"
            " --user-agent --user-agent-comment --rsa-key-size --key-type --elliptic-curve --http-01-port"
            " --http-01-address --https-port --cert-path --key-path --fullchain-path --chain-path --work-dir"
            " --server --csr --reason -m/--email --account --checkpoints --configurator -a/--authenticator"
            " -i/--installer -w/--webroot-path --webroot-map --ip-address"
            " --nginx-sleep-seconds --dns-cloudflare-credentials"
            " --dns-cloudflare-propagation-seconds --dns-digitalocean-credentials"
            " --dns-digitalocean-propagation-seconds --dns-google-credentials --dns-google-project"
            " --dns-google-propagation-seconds --dns-rfc2136-credentials --dns-rfc2136-propagation-seconds"
            " --dns-route53-propagation-seconds --dns-ovh-credentials --dns-ovh-propagation-seconds"
            " --dns-linode-credentials --dns-linode-propagation-seconds"
        ),
        flags(
            "--standalone --webroot --manual --test-cert/--staging --dry-run --agree-tos -v/--verbose"
            " -n/--non-interactive/--noninteractive --force-interactive --debug-challenges"
            " --keep-until-expiring/--keep/--reinstall --expand --version --force-renewal/--renew-by-default"
            " --renew-with-new-domains --reuse-key --no-reuse-key --new-key --allow-subset-of-names --duplicate"
            " -q/--quiet"
            " --must-staple --redirect --no-redirect --hsts --uir --staple-ocsp --strict-permissions"
            " --auto-hsts --debug"
            " --no-verify-ssl --break-my-certs --disable-hook-validation --no-directory-hooks --directory-hooks"
            " --disable-renew-updates --no-autorenew --autorenew --delete-after-revoke --no-delete-after-revoke"
            " --register-unsafely-without-email --eff-email --no-eff-email --init --prepare --authenticators"
            " --installers"
            " --apache --nginx --dns-cloudflare --dns-digitalocean --dns-google --dns-rfc2136 --dns-route53 --dns-ovh"
            " --dns-linode --manual-public-ip-logging-ok --run-deploy-hooks"
        ),
    ],
    subs=[
        sub("certificates, plugins, show_account, help", "WORD..."),
        sub(
            "run, certonly, renew, install, enhance, reconfigure, update_symlinks",
            rows=[
                when(
                    unless="--dry-run",
                    does="credential.store",
                    because="gets a certificate and may reload a web server",
                ),
                when("--dry-run", does="service.reload", because="runs hooks and may reload a web server"),
            ],
        ),
        sub(
            "revoke",
            does="access.revoke",
            because="revokes a certificate",
            rows=[
                when(
                    "--delete-after-revoke -n",
                    unless="--no-delete-after-revoke",
                    does="fs.delete",
                    because="deletes the certificate and its key afterwards, which is what it does if it cannot ask",
                ),
            ],
        ),
        sub("delete", does="fs.delete", because="deletes a certificate and its key"),
        sub("register, unregister, update_account", does="account.change"),
        sub("rollback", does="service.reload", because="puts earlier settings of a web server back"),
    ],
    rows=[
        when("--reason", does="access.revoke", because="revokes a certificate"),
        *(
            when(
                f"{name}=*",
                unless=f"{name}=/etc/*|/usr/*",
                does=f"code.injected {name}",
                because="hooks that lie there run, and settings there name programs",
            )
            for name in ROOTS
        ),
        *(
            when(
                f"{name}=*",
                unless=f"{name}={usual}|{usual}/",
                does=f"fs.create {name}",
                because="makes its folders there, whatever it does",
            )
            for name, usual in (("--config-dir", "/etc/letsencrypt"), ("--work-dir", "/var/lib/letsencrypt"))
        ),
    ],
    examples=r"""
        certbot plugins --prepare --nginx-ctl ./x         #=> unknown code.project
        certbot certificates                              #=> read_only
        certbot renew                                     #=> config_mutation credential.store
        certbot renew --dry-run                           #=> config_mutation service.reload
        certbot renew --deploy-hook 'rm -rf x'            #=> destructive
        certbot --nginx -d example.com                    #=> config_mutation
        certbot certonly --standalone -d example.com -m me@example.com --agree-tos -n     #=> config_mutation
        certbot revoke --cert-name x --reason superseded  #=> disruptive access.revoke
        certbot delete --cert-name x                      #=> destructive
        certbot revoke -n --cert-name x                   #=> destructive fs.delete
        certbot revoke -n --no-delete-after-revoke --cert-name x   #=> disruptive
        certbot renew --config-dir ./x                    #=> unknown code.injected
        certbot certificates --config-dir /etc/x          #=> reversible_low fs.create
        certbot certificates --work-dir /srv/x            #=> reversible_low fs.create
        certbot certificates --config-dir /etc/letsencrypt --work-dir /var/lib/letsencrypt   #=> read_only
        certbot --version --work-dir /srv/x               #=> read_only
        certbot certificates --logs-dir /srv/x            #=> config_mutation fs.write
        certbot --nginx --nginx-server-root ./x           #=> unknown code.injected
        certbot --apache --apache-server-root ./x         #=> unknown code.injected
        certbot --apache --apache-vhost-root ./x          #=> unknown code.injected
        certbot --apache-server-root /etc/a --apache-vhost-root /etc/a   #=> config_mutation
        certbot --nginx-server-root /etc/nginx            #=> config_mutation
        certbot register -m me@example.com                #=> config_mutation
        certbot rollback --checkpoints 1                  #=> config_mutation
        certbot renew -c conf                             #=> unknown
        certbot --version                                 #=> read_only
    """,
)
