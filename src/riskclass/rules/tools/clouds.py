from __future__ import annotations

from riskclass.model.tables import Option, Table, flags, sub, takes, tool, when

#: Which thing, where, how it is shown: what a command does is in its name.
#: Options that show what is kept back without them, whatever the command.
SHOWN = flags("--show-credentials --show-secrets --show-values --show-password --show-token", does="secret.read")
ANY: list[Option] = [SHOWN, takes("--*", "[VALUE]"), flags("-*"), flags("--help -h")]
SHOWS = "shows a key, a token or a password"
SENDS = "sends the project, and replaces what runs"
RUNS = "runs code there that is not seen here"
Verbs = tuple[tuple[str, str, str], ...]


#: What shows may put it into a file.
LOOKS: list[Option] = [takes("--file", writes="VALUE|-"), *ANY]


OVERWRITES = "overwrites what its disk or database holds"


def _subs(verbs: Verbs, starts: tuple[str, ...], inert: str = "") -> list[Table]:
    """Commands by verb, a shallower one before the `*` of a deeper group; `~` is a blank."""
    return [
        sub(
            ", ".join(f"{start}{name.replace('~', ' ')}" for name in names.split()),
            "WORD...",
            does=does,
            because=because,
            options=ANY if does else LOOKS,
            inert=inert,
        )
        for start in starts
        for names, does, because in verbs
    ]


def _tried(program: str, starts: tuple[str, ...], lines: str) -> str:
    each = [line.split() for line in lines.strip().split("\n")]
    return "\n".join(
        f"{program} {start.replace('*', 'a')}{verb.replace('~', ' ')} w  #=> {risk}"
        for start in starts
        for verb, risk in each
    )


def _below(stems: str, paths: str) -> str:
    """The paths below each of the stems."""
    return ", ".join(f"{stem} {path}" for stem in stems.split() for path in paths.split(", "))


DATABASES = "databases database db dbs"
DO_STARTS = ("* ", "* * ", "* * * ")
DO: Verbs = (
    (
        """
        admin-credentials~* kubeconfig~show docker-config connection~get user~get user~reset token~* get-token uris~get
        """,
        "secret.read WORD",
        SHOWS,
    ),
    ("kubeconfig~save kubeconfig~remove login logout auth~*", "credential.store WORD", ""),
    (
        "add-rules add-forwarding-rules firewall~create firewall~update firewalls~create firewalls~update"
        " firewalls~replace fw~append fw~replace ssh-key~create ssh-key~import append",
        "access.grant WORD",
        "",
    ),
    (
        """
        list list-* get get-* ls logs neighbors actions backups kernels snapshots tags show describe status events
        validate
        propose spec~get spec~validate search
        """,
        "",
        "",
    ),
    ("create create-* fork add clone snapshot", "cloud.create WORD", ""),
    (
        "update update-* set set-* tag enable enable-* attach assign rename register install resume",
        "cloud.change WORD",
        "",
    ),
    ("power-on", "guest.start WORD", ""),
    (
        """
        power-off power-cycle shutdown reboot reset resize migrate restart replace switch detach unassign untag
        disable disable-* remove remove-* upgrade promote cancel recycle password-reset change-kernel deactivate
        stop garbage-collection~start
        """,
        "cloud.disrupt WORD",
        "",
    ),
    ("delete delete-* destroy purge", "cloud.delete WORD", ""),
    ("rebuild restore", "cloud.delete WORD", OVERWRITES),
    ("deploy invoke console ssh exec run", "code.opaque WORD", RUNS),
)
DOCTL = tool(
    "doctl",
    about="ask and change DigitalOcean's cloud",
    docs="https://docs.digitalocean.com/reference/doctl/reference/",
    inherits=True,
    inert="-h --help",
    options=[
        takes("-t/--access-token -u/--api-url -c/--config --context -o/--output --http-retry-*"),
        flags("--trace -v/--verbose --interactive -h/--help"),
    ],
    subs=[
        sub("version, help, completion, auth list, auth ls", "WORD...", options=ANY),
        sub("auth init, auth remove", "WORD...", does="credential.store", options=ANY),
        sub("auth switch", "WORD...", does="target.switch", options=ANY),
        sub("auth token", "WORD...", does="secret.read", because=SHOWS, options=ANY),
        sub(
            "compute ssh, compute s",
            "DEST",
            context="host:DEST",
            options=[
                takes("--ssh-command", "COMMAND:sh"),
                takes("--ssh-key-path --ssh-port --ssh-user --ssh-retry-max"),
                flags("--ssh-agent-forwarding", does="net.tunnel DEST", because="lends the agent to the remote side"),
                flags("--ssh-private-ip --*"),
            ],
            rows=[when(unless="--ssh-command", does="code.interactive DEST")],
        ),
        # Columns of passwords and of addresses with one in them (commands/displayers of its source).
        sub(
            _below(
                DATABASES, "get, g, user list, user ls, pool list, pool ls, pool get, replica get, connection, conn"
            ),
            "WORD...",
            does="secret.read WORD",
            because=SHOWS,
            options=ANY,
        ),
        sub(
            _below(DATABASES, "create, fork, user create, pool create, replica create")
            + ", spaces keys create, registry api-token create",
            "WORD...",
            does="cloud.create WORD, secret.read WORD",
            because="makes it, and shows its password",
            options=ANY,
        ),
        sub(
            ", ".join(f"{name} list, {name} ls, {name} l" for name in DATABASES.split()),
            "WORD...",
            options=[takes("--format"), flags("--no-header")],
            rows=[when("-o=json", does="secret.read", because="shows the passwords, which its columns do not")],
        ),
        sub(
            "serverless functions get, sls functions get, serverless fn get, sls fn get",
            "WORD...",
            options=[
                flags("--save", does="fs.create cwd"),
                takes("--save-as", writes="VALUE"),
                takes("--save-env --save-env-json", writes="VALUE"),
                *ANY,
            ],
        ),
        *_subs(DO, DO_STARTS),
    ],
    examples=_tried(
        "doctl",
        DO_STARTS,
        """
        rebuild destructive
        docker-config exposure
        login config_mutation
        append exposure
        list read_only
        create config_mutation
        update config_mutation
        power-on reversible_low
        reboot disruptive
        delete destructive
        console unknown
        """,
    )
    + """
        doctl version                                    #=> read_only
        doctl auth init                                  #=> config_mutation credential.store
        doctl auth switch --context x                    #=> config_mutation target.switch
        doctl auth token                                 #=> exposure secret.read
        doctl compute droplet list                       #=> read_only
        doctl compute droplet delete 1 -f                #=> destructive cloud.delete
        doctl compute droplet-action power-off 1         #=> disruptive cloud.disrupt
        doctl compute ssh web1 --ssh-command 'df -h'     #=> read_only
        doctl compute ssh web1 --ssh-command 'rm -rf x'  #=> destructive
        doctl compute ssh web1                           #=> unknown code.interactive
        doctl compute ssh web1 --ssh-command ls --ssh-agent-forwarding  #=> exposure net.tunnel
        doctl databases list                             #=> read_only
        doctl databases list -o json                     #=> exposure secret.read
        doctl -o json databases list                     #=> exposure secret.read
        doctl databases list -o text                     #=> read_only
        doctl compute droplet list -o json               #=> read_only
        doctl databases firewalls replace 1 --rule ip_addr:0.0.0.0  #=> exposure access.grant
        doctl compute firewall create --name f           #=> exposure access.grant
        doctl databases get 1                            #=> exposure secret.read
        doctl db user list 1                             #=> exposure secret.read
        doctl databases create x                         #=> exposure cloud.create
        doctl serverless functions get f                 #=> read_only
        doctl serverless functions get f --save          #=> reversible_low fs.create
        doctl serverless functions get f --save-as g.js  #=> config_mutation fs.write
        doctl serverless functions get f --save-env .env #=> config_mutation credential.store
        doctl kubernetes cluster kubeconfig show c       #=> exposure secret.read
        doctl compute droplet frobnicate                 #=> unknown
    """,
)

H_STARTS = ("* ",)
H: Verbs = (
    ("request-console reset-password", "secret.read WORD, access.grant WORD", SHOWS),
    ("add-rule set-rules replace-rules enable-rescue", "access.grant WORD", ""),
    ("list describe ip metrics export-zonefile", "", ""),
    ("create create-image add-subnet add-route add-service add-target import-zonefile", "cloud.create WORD", ""),
    (
        "update add-label remove-label enable-* set-* add-records set-records change-ttl set-ttl"
        " assign attach attach-* apply-to-resource change-alias-ips expose-routes-to-vswitch resume",
        "cloud.change WORD",
        "",
    ),
    ("poweron", "guest.start WORD", ""),
    (
        """
        poweroff reboot reset shutdown disable-* detach detach-* unassign remove-* change-type change-algorithm
        update-service update-health-check resize delete-rule delete-service delete-route delete-subnet delete-target
        change-ip-range add-to-placement-group remove-from-placement-group remove-records change-protection
        change-primary-nameservers
        """,
        "cloud.disrupt WORD",
        "",
    ),
    ("delete", "cloud.delete WORD", ""),
    ("rebuild", "cloud.delete WORD", OVERWRITES),
    ("disable-backup", "cloud.delete WORD", "deletes its backups too"),
)
HCLOUD = tool(
    "hcloud",
    about="ask and change Hetzner's cloud",
    docs="https://github.com/hetznercloud/cli",
    inherits=True,
    inert="-h --help",
    options=[
        takes("--config --context --endpoint --poll-interval --http-timeout"),
        takes("--debug-file", writes="VALUE"),
        flags("--debug --quiet --no-experimental-warnings -h/--help"),
    ],
    subs=[
        sub(
            "version, help, completion, all list, context list, context active",
            "WORD...",
            options=ANY,
        ),
        sub(
            "config list, config get",
            "WORD...",
            options=[flags("--allow-sensitive", does="secret.read", because=SHOWS), *ANY],
        ),
        sub("context create", "WORD...", does="credential.store", options=ANY),
        sub("ssh-key create", "WORD...", does="access.grant WORD", options=ANY),
        sub(
            "context use, context delete, context rename, context unset, config set, config unset,"
            " config add, config remove",
            "WORD...",
            does="target.switch WORD",
            options=ANY,
        ),
        sub(
            "server ssh",
            "DEST COMMAND...:sh",
            posix=True,
            context="host:DEST",
            options=[takes("-u/--user -p/--port"), flags("--ipv6")],
            rows=[when("DEST", unless="COMMAND", does="code.interactive DEST")],
        ),
        *_subs(H, H_STARTS),
    ],
    examples=_tried(
        "hcloud",
        H_STARTS,
        """
        rebuild destructive
        disable-backup destructive
        reset-password exposure
        add-rule exposure
        list read_only
        create config_mutation
        update config_mutation
        poweron reversible_low
        reboot disruptive
        delete destructive
        """,
    )
    + """
        hcloud version                             #=> read_only
        hcloud context create x                    #=> config_mutation credential.store
        hcloud ssh-key create --name x --public-key k  #=> exposure access.grant
        hcloud server rebuild x --image y          #=> destructive cloud.delete
        hcloud server disable-backup x             #=> destructive cloud.delete
        hcloud context use x                       #=> config_mutation target.switch
        hcloud server list -o noheader             #=> read_only
        hcloud config get token --allow-sensitive        #=> exposure secret.read
        hcloud config list                               #=> read_only
        hcloud server delete web1                  #=> destructive cloud.delete
        hcloud server ssh web1 df -h               #=> read_only
        hcloud server ssh web1 rm -rf /srv/x       #=> destructive
        hcloud server ssh web1                     #=> unknown code.interactive
        hcloud server frobnicate                   #=> unknown
    """,
)

LINODE_STARTS = ("* ", "* * ")
LINODE: Verbs = (
    (
        "kubeconfig-view keys-create token-create tokens-create tokens-list *-creds-view"
        " credentials-view *-credentials-view"
        " tfa-enable api-token-* root-pass*",
        "secret.read WORD",
        SHOWS,
    ),
    (
        "sshkeys-create sshkey-create user-create rules-update user-grants-update share* *-allow-list*",
        "access.grant WORD",
        "",
    ),
    (
        "list ls view *-list *-view types regions la ssl-view *-stats stats health-view notifications-list replies"
        " settings transfer enrolled engines volumes zone-file *-ssl-cert prices v6-pools v6-ranges endpoints list-*"
        " view-* get-* *-list-all *-list-by-token invoice-items *-url",
        "",
        "",
    ),
    ("create *-create clone *-clone snapshot", "cloud.create WORD", ""),
    ("update *-update *-add *-assign attach *-set *-enable enable accept *-accept *-import", "cloud.change WORD", ""),
    ("boot", "guest.start WORD", ""),
    (
        """
        reboot shutdown rescue resize *-resize *-reset migrate upgrade *-upgrade mutate detach disable
        *-disable *-remove *-unassign *-recycle *-rebuild *-cancel *-regenerate linode-reset-password *-patch
        disk-reset-password *-detach
        """,
        "cloud.disrupt WORD",
        "",
    ),
    ("delete rm *-delete *-rm *-purge", "cloud.delete WORD", ""),
    ("rebuild backup-restore", "cloud.delete WORD", OVERWRITES),
    ("backups-cancel cancel", "cloud.delete WORD", "takes away the account, or all backups or buckets"),
)
LINODE_CLI = tool(
    "linode-cli linode lin",
    about="ask and change Akamai's cloud, once Linode's",
    docs="https://github.com/linode/linode-cli",
    inherits=True,
    inert="-h --help --version -v",
    options=[
        takes("--format --delimiter --as-user --page --page-size"),
        flags("--json --text --markdown --pretty --no-defaults --all --debug --help -h -v --version"),
    ],
    subs=[
        sub("show-users, completion, commands, env-vars, plugins, help, regions-list", "WORD...", options=ANY),
        sub(
            "configure, set-user, remove-user, remove-plugin",
            "WORD...",
            does="credential.store",
            options=ANY,
        ),
        sub("register-plugin", "MODULE", does="code.injected MODULE", because="loads that module", options=ANY),
        sub(
            "sshkeys create, sshkey create, users create, user create, firewalls create",
            "WORD...",
            does="access.grant WORD",
            options=ANY,
        ),
        sub("ssh", "DEST", does="code.interactive DEST", options=ANY),
        sub("bake", "WORD...", does="code.remote WORD", options=ANY),
        *_subs(LINODE, LINODE_STARTS),
    ],
    examples=_tried(
        "linode-cli",
        LINODE_STARTS,
        """
        rebuild destructive
        backups-cancel destructive
        kubeconfig-view exposure
        sshkeys-create exposure
        list read_only
        create config_mutation
        update config_mutation
        boot reversible_low
        reboot disruptive
        delete destructive
        """,
    )
    + """
        linode-cli --version                      #=> read_only
        linode-cli configure                      #=> config_mutation credential.store
        linode-cli sshkeys create --ssh_key x            #=> exposure access.grant
        linode-cli register-plugin x                     #=> unknown code.injected
        linode-cli linodes list --json            #=> read_only
        linode-cli domains records-delete 1 2     #=> destructive cloud.delete
        linode-cli ssh web1                       #=> unknown code.interactive
        linode-cli bake https://example.com/s     #=> unknown code.remote
        linode-cli linodes frobnicate             #=> unknown
    """,
)

OCI_STARTS = ("* ", "* * ", "* * * ", "* * * * ")
OCI: Verbs = (
    (
        """
        secret-bundle~get secret-bundle~get-* get-*-credentials get-windows-* retrieve-password decrypt export-key
        generate-* *-wallet create-kubeconfig auth-token~create api-key~upload customer-secret-key~create
        smtp-credential~create db-credential~create o-auth-client-credential~create credential~create
        preauth-request~create
        *-session-token identity-token*
        """,
        "secret.read WORD, access.grant WORD",
        "makes or shows a key, a token or a password",
    ),
    (
        """
        policy~create policy~update nsg~rules~add nsg~rules~update security-list~create security-list~update
        session~create-* add-user group~add-* add-*-security-rules *-security-rules~add
        """,
        "access.grant WORD",
        "",
    ),
    ("create-apply-job* create-destroy-job*", "code.apply WORD", "may replace or delete resources"),
    ("command~create", "code.opaque WORD", RUNS),
    ("bulk-upload sync put upload upload-*", "net.upload WORD", ""),
    ("bulk-download download download-*", "fs.write cwd", ""),
    (
        """
        list list-* get get-* head head-* search search-* query query-* summarize* structured-search free-text-search
        validate* check-* estimate* detect-* analyze* compare* find-* test-* lookup-* calculate-* encrypt verify
        preview-*
        """,
        "",
        "",
    ),
    (
        "launch create create-* clone clone-* copy copy-* backup backup-* request-* import-*"
        " export-* register* provision* restore-from-file",
        "cloud.create WORD",
        "",
    ),
    (
        """
        update update-* change-* add add-* set set-* enable enable-* patch patch-* attach attach-* configure* modify*
        refresh* start start-* assign* associate* activate* apply-* rotate* load-* install* reorder* upsert* save-*
        publish*
        put-* bulk-add* bulk-edit* bulk-activate* bulk-move* schedule* submit* approve* accept* manage-* complete*
        confirm* reencrypt renew* resume* rename*
        """,
        "cloud.change WORD",
        "",
    ),
    (
        """
        action stop stop-* reboot reset reset-* softreset softstop restart* detach* disable* remove* cancel* deactivate*
        failover* switchover* reinstate* resize* scale* move* migrate* upgrade* suspend* pause* withdraw* unassign*
        rollback*
        shrink* switch* drop-* disassociate* unregister* abort* reject* revoke* convert* restore-* replace*
        """,
        "cloud.disrupt WORD",
        "",
    ),
    ("restore", "cloud.delete WORD", OVERWRITES),
    (
        "delete delete-* bulk-delete* terminate terminate-* purge* schedule-key-deletion"
        " cascading-delete* schedule-*-deletion",
        "cloud.delete WORD",
        "",
    ),
    ("invoke invoke-* execute* run run-* trigger* ssh connect", "code.opaque WORD", RUNS),
)
#: Only what asks a service obeys these: `oci setup repair-file-permissions` does not (tried).
SKELETONS = "--generate-full-command-json-input --generate-param-json-input"
OCI_TOOL = tool(
    "oci",
    about="ask and change Oracle's cloud",
    docs="https://docs.oracle.com/iaas/tools/oci-cli/latest/oci_cli_docs/",
    inherits=True,
    inert="-h --help -v --version -? --latest-version --release-info",
    options=[
        takes(
            "--config-file --profile --cli-rc-file --defaults-file --opc-request-id"
            " --opc-client-request-id --request-id"
        ),
        takes(
            "--region --endpoint --cert-bundle --output --query --auth --auth-purpose"
            " --generate-param-json-input --realm-specific-endpoint"
        ),
        takes("--connection-timeout --read-timeout --proxy --max-retries"),
        flags(
            "-h/--help -? -v/--version --release-info --latest-version -d/--debug"
            " -i/--cli-auto-prompt --raw-output --no-retry"
        ),
        flags("--generate-full-command-json-input --enable-propagation --enable-dual-stack --cli-auto-prompt-disabled"),
    ],
    subs=[
        sub(
            "setup config, setup keys, setup bootstrap, setup instance-principal, session"
            " authenticate, session refresh, session import, session export, session terminate",
            "WORD...",
            does="credential.store",
            options=ANY,
        ),
        sub(
            "setup repair-file-permissions, setup autocomplete, setup oci-cli-rc",
            "WORD...",
            does="fs.attributes",
            options=ANY,
        ),
        sub("session validate", "WORD...", options=ANY),
        sub(
            "raw-request",
            options=[takes("--target-uri --http-method --request-headers --request-body"), *ANY],
            rows=[
                when("--http-method", unless="--http-method=GET|HEAD", does="net.send --target-uri"),
                when("--http-method=DELETE", does="net.delete --target-uri"),
            ],
        ),
        sub("os object restore", "WORD...", does="cloud.change WORD", options=ANY, inert=SKELETONS),
        *_subs(OCI, OCI_STARTS, SKELETONS),
    ],
    examples=_tried(
        "oci",
        OCI_STARTS,
        """
        restore destructive
        get-x-credentials exposure
        add-user exposure
        create-apply-job unknown
        command~create unknown
        put exposure
        download config_mutation
        list read_only
        launch config_mutation
        update config_mutation
        stop disruptive
        delete destructive
        invoke unknown
        """,
    )
    + """
        oci os object restore --name x            #=> config_mutation cloud.change
        oci --version                                       #=> read_only
        oci setup config                                    #=> config_mutation credential.store
        oci setup repair-file-permissions --file f          #=> config_mutation
        oci setup repair-file-permissions --file f --generate-full-command-json-input  #=> config_mutation
        oci compute instance terminate --generate-full-command-json-input              #=> read_only
        oci compute instance terminate --generate-param-json-input x                   #=> read_only
        oci session validate                                #=> read_only
        oci compute instance list --compartment-id c        #=> read_only
        oci compute instance terminate --instance-id i      #=> destructive cloud.delete
        oci secrets secret-bundle get --secret-id s         #=> exposure secret.read
        oci os object put -bn b --file f                    #=> exposure net.upload
        oci os object get --file f                          #=> config_mutation fs.write
        oci os object bulk-delete -bn b                     #=> destructive cloud.delete
        oci network nsg rules add --nsg-id n                #=> exposure access.grant
        oci raw-request --http-method GET --target-uri u    #=> read_only
        oci raw-request --http-method POST --target-uri u   #=> config_mutation net.send
        oci raw-request --http-method DELETE --target-uri u #=> destructive net.delete
        oci compute instance frobnicate                     #=> unknown
    """,
)

TOOLS = [DOCTL, HCLOUD, LINODE_CLI, OCI_TOOL]
