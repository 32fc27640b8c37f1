from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "certbot letsencrypt",
    about="get and renew certificates",
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
        takes(
            "--max-log-backups -d/--domains/--domain --eab-kid --eab-hmac-key --eab-hmac-alg --cert-name"
            " --preferred-chain --preferred-profile --required-profile --preferred-challenges --issuance-timeout"
            " --user-agent --user-agent-comment --rsa-key-size --key-type --elliptic-curve --http-01-port"
            " --http-01-address --https-port --cert-path --key-path --fullchain-path --chain-path --config-dir"
            " --work-dir"
            " --logs-dir --server --csr --reason -m/--email --account --checkpoints --configurator -a/--authenticator"
            " -i/--installer -w/--webroot-path --webroot-map --ip-address --apache-server-root --apache-vhost-root"
            " --nginx-server-root --nginx-sleep-seconds --dns-cloudflare-credentials"
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
        sub("revoke", does="access.revoke", because="revokes a certificate"),
        sub("delete", does="fs.delete", because="deletes a certificate and its key"),
        sub("register, unregister, update_account", does="account.change"),
        sub("rollback", does="service.reload", because="puts earlier settings of a web server back"),
    ],
    rows=[when("--reason", does="access.revoke", because="revokes a certificate")],
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
        certbot register -m me@example.com                #=> config_mutation
        certbot rollback --checkpoints 1                  #=> config_mutation
        certbot renew -c conf                             #=> unknown
        certbot --version                                 #=> read_only
    """,
)
