from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools.ldap import PASSWORDS

#: Options of all sub-commands: none has one that takes a value where another's takes none, but `dns query --root`.
_TAKES = (
    "--account-lockout-duration --account-lockout-threshold --action --add-spn-suffix --add-tln-ex --add-upn-suffix"
    " --adminpass --admx-dir --adprep-level --aging --attribute --attributes --attrs -A/--authentication-file"
    " --backend-store --backend-store-size --backup-file --base --base-dir -b/--base-dn --base-schema --base2"
    " --by-group"
    " --by-silo --cache-ldb --car --class --client-ip --client-name --client-version --color --color-scheme --company"
    " --complexity --computer-allowed-to-authenticate-to --computer-authentication-policy --computer-tgt-lifetime-mins"
    " --computerou -s/--configfile --content --create-location --current-time --days --dbdir -d/--debuglevel"
    " --delete-location --delete-spn-suffix --delete-tln-ex --delete-upn-suffix --department --description"
    " --device-group --device-silo --direction --disable-nb --disable-sid --disable-tln --display-name --dns-backend"
    " --dns-directory-partition --dns-host-name --dnspass --domain --domain-guid --domain-level --domain-sid"
    " --dsa-option"
    " --eadb-file --enable-nb --enable-sid --enable-tln --entities --file --filter --force-new-cn --forest-level"
    " --function-level --gecos --gid-number --given-name --group-msa-membership --group-scope --group-type --groupou"
    " --history-length --home-directory --home-drive --host-ip --host-ip6 --host-name --importldif --initials"
    " --internet-address --invocationid --ip-address --ipaddress --job-title -k/--kerberos --kerberos2 --krbtgtpass"
    " --ldf-file --local-dc-authentication-file --local-dc-ipaddress --local-dc-kerberos --local-dc-password"
    " --local-dc-simple-bind-dn --local-dc-use-kerberos --local-dc-use-krb5-ccache --local-dc-username"
    " --local-dc-workgroup --login-shell --machine-ext-name --machinepass --mail-address --managed-password-interval"
    " --mark-old-records-static --mark-records-dynamic-regex --mark-records-static-regex --max-digits --max-pwd-age"
    " --member --member-base-dn --member-dn --min-pwd-age --min-pwd-length --mobile-number --name --newpassword"
    " --newservername --next-rid --nis-domain --nobody --norefreshinterval --notes --ntds-guid --object-types"
    " --objectdn"
    " --option --ou --parameter-name -p/--partition --password --password2 --physical-delivery-office --pid --policy"
    " --precedence --principal --profile-path --quarantined --raw-kerb-enctypes --realm --refresh --refreshinterval"
    " --remove-other-dead-server --reset-account-lockout-after --role --samaccountname --schema --scope --script-path"
    " --sddl --searchflags --section-name --server --server-role --service --service-allowed-to-authenticate-from"
    " --service-allowed-to-authenticate-to --service-authentication-policy --service-principal-name"
    " --service-tgt-lifetime-mins --silo --simple-bind-dn --simple-bind-dn2 --site --store-plaintext"
    " --strong-ntlm-policy"
    " --surname --targetdir --telephone-number --testparm --tmpdir --tombstone-lifetime --trusteedn --type --uid"
    " --uid-number --unix-home --upn -H/--URL --use-kerberos --use-kerberos2 --use-krb5-ccache --use-start-time"
    " --user-allowed-to-authenticate-from --user-allowed-to-authenticate-to --user-authentication-policy"
    " --user-ext-name"
    " --user-tgt-lifetime-mins -U/--username --username2 --userou --users --validate-location --view -W/--workgroup"
    " --workgroup2 --xattr-backend"
)
_FLAGS = (
    "--add-ref --additional --as-sddl --async-op --audit --authority --auto --blank --cache --cache-ldb-initialize"
    " --classic --clear-smartcard-required --cross-ncs --cross-organisation --daemon --decrypt-samba-gpg --disable"
    " --distance --domain-critical-only --domain-prep --dot --ds --enable --enable-all --enforce"
    " --follow-symlinks --force --force-modules --force-subtree-delete --forest-prep --forward --full --full-dn"
    " --full-sync --generalize --glue -h/--help --hide-disabled --hide-expired --ignore-errors --include-secrets"
    " --interactive --json --keep-account --keep-dns-realm --keep-stale-entries --latest --local"
    " --local-dc-machine-pass"
    " --local-dc-no-pass --local-online --locked-only --machine -P/--machine-pass --maximum --median"
    " --must-change-at-next-login --no-aes-keys --no-children --no-dns-updates --no-key -N/--no-pass --no-pass2"
    " --no-secrets --no-wait --noexpiry --non-ds --not-transitive --notify-summary --only-children --only-current-keys"
    " --partitions-only --passwd --plaintext-secrets --prepare-oldjoin --primary --protect --pull-summary"
    " --quick-membership-checks -q/--quiet --random-password -r/--recursive/--talk-to-remote --reindex"
    " --remove-supplemental-groups --replace --reset-cn --reset-well-known-acls --restore-metadata --reverse"
    " --rfc2307-from-nss --run-once --sd --secondary --service-allow-ntlm-auth -S/--shorten-names --show-all-parameters"
    " --show-secrets --single-object --skip-missing-dn --skip-validation --smartcard-required --sort-aces --special"
    " --summary --suppress-prompt --sync-all --sync-forced --terminate --treat-as-external -w/--two --unprotect"
    " --use-aes-keys --use-ntvfs --use-rfc2307 --use-s3fs --use-username-as-cn --user --user-allow-ntlm-auth --utf8"
    " -v/--verbose -V/--version --xdot --yes"
)

TOOL = tool(
    "samba-tool",
    about="administer a domain controller of Samba: accounts, groups, DNS, policies, replication",
    docs="man:samba-tool(8)",
    inert="-h -V",
    inherits=True,
    options=[takes(_TAKES), flags(_FLAGS)],
    rows=[
        when(
            "--attributes==" + "|".join(f"*{name}*" for name in PASSWORDS.split("|")),
            does="secret.read --attributes",
            because="shows passwords or hashes",
        )
    ],
    subs=[
        sub(
            "computer list, computer show, contact list, contact show, delegation show, dns query, dns roothints,"
            " dns serverinfo, dns zoneinfo, dns zonelist, domain auth policy list, domain auth policy view,"
            " domain auth silo list, domain auth silo view, domain auth silo member list, domain claim claim-type list,"
            " domain claim claim-type view, domain claim value-type list, domain claim value-type view, domain info,"
            " domain kds root-key list, domain level show, domain passwordsettings show, domain"
            " passwordsettings pso list,"
            " domain passwordsettings pso show, domain passwordsettings pso show-user, domain trust list,"
            " domain trust show, domain trust validate, drs bind, drs showrepl, drs uptodateness, dsacl get,"
            " forest directory_service show, fsmo show, gpo aclcheck, gpo cse list, gpo getinheritance, gpo getlink,"
            " gpo list, gpo listall, gpo listcontainers, gpo manage access list, gpo manage files list,"
            " gpo manage issue list, gpo manage motd list, gpo manage openssh list, gpo manage scripts startup list,"
            " gpo manage security list, gpo manage smb_conf list, gpo manage sudoers list, gpo manage symlink list,"
            " gpo show, group list, group listmembers, group show, group stats, ldapcmp, ntacl get, ntacl getdosinfo,"
            " ntacl sysvolcheck, ou list, ou listobjects, processes, schema attribute show, schema attribute show_oc,"
            " schema objectclass show, service-account list, service-account view,"
            " service-account group-msa-membership show, sites list, sites view, sites subnet list, sites subnet view,"
            " spn list, testparm, time, user auth policy view, user auth silo view, user getgroups, user list,"
            " user show",
            "WORD...",
            about="show",
            options=[flags("--root")],
        ),
        sub(
            "visualize ntdsconn, visualize reps, visualize uptodateness",
            "WORD...",
            about="draw the replication",
            options=[takes("-o/--output", writes="VALUE")],
        ),
        sub(
            "dbcheck",
            "DN",
            about="check the database; mends with --fix",
            options=[flags("--fix", does="db.change", because="mends the database of the directory")],
            rows=[when("--reindex --reset-well-known-acls", does="db.change", because="changes the directory")],
        ),
        sub(
            "user getpassword, user get-kerberos-ticket, domain kds root-key view",
            "WORD...",
            does="secret.read WORD",
            options=[takes("--output-krb5-ccache", writes="VALUE")],
        ),
        sub(
            "domain exportkeytab", "FILE", does="secret.read FILE", writes="FILE", because="writes the keys of accounts"
        ),
        sub(
            "domain backup online, domain backup offline, domain backup rename",
            "WORD...",
            does="secret.read",
            writes="--targetdir",
            because="a backup holds the secrets of the domain",
            rows=[when("--no-secrets", does="snapshot")],
        ),
        sub(
            "drs clone-dc-database",
            "WORD...",
            writes="--targetdir",
            rows=[when("--include-secrets", does="secret.read", because="copies the secrets of the domain")],
        ),
        sub(
            "user syncpasswords",
            "WORD...",
            does="secret.read",
            because="gives changed passwords to a script",
            options=[takes("--script", "PROGRAM:sh"), takes("--logfile", writes="VALUE")],
        ),
        sub(
            "computer edit, contact edit, group edit, user edit",
            "NAME",
            does="code.interactive",
            options=[takes("--editor")],
        ),
        sub("shell", "WORD...", does="code.interactive"),
        sub(
            "computer add, computer create, contact add, contact create, group add, group create, ou add, ou create,"
            " user add, user create, service-account create",
            "NAME WORD...",
            does="account.change NAME",
        ),
        sub(
            "computer move, contact move, contact rename, group move, group rename, group addunixattrs, ou move,"
            " ou rename, user move, user rename, user addunixattrs, user setexpiry, user setprimarygroup, user"
            " sensitive,"
            " service-account modify",
            "NAME WORD...",
            does="account.change NAME",
        ),
        sub("user password, user setpassword", "NAME", does="credential.store NAME", because="sets a password"),
        sub("user enable, user unlock", "NAME", does="access.grant NAME"),
        sub("user disable", "NAME", does="access.revoke NAME"),
        sub(
            "group addmembers, service-account group-msa-membership add, domain auth silo member grant,"
            " delegation add-principal, delegation add-service, delegation for-any-protocol, delegation"
            " for-any-service,"
            " dsacl set, ntacl set, spn add, user auth policy assign, user auth silo assign",
            "NAME WORD...",
            does="access.grant NAME",
        ),
        sub(
            "group removemembers, service-account group-msa-membership remove, domain auth silo member revoke,"
            " delegation del-principal, delegation del-service, dsacl delete, spn delete, user auth policy remove,"
            " user auth silo remove",
            "NAME WORD...",
            does="access.revoke NAME",
        ),
        sub(
            "computer delete, contact delete, group delete, ou delete, user delete, service-account delete",
            "NAME",
            does="db.delete NAME",
            because="deletes from the directory",
        ),
        sub(
            "ntacl changedomsid, ntacl sysvolreset",
            "WORD...",
            does="access.grant WORD",
            because="sets who may read and write",
        ),
        sub("dns add, dns update, dns zonecreate", "SERVER ZONE WORD...", does="net.send SERVER ZONE"),
        sub(
            "dns zoneoptions",
            "SERVER ZONE",
            does="net.send SERVER ZONE",
            inert="-n",
            options=[flags("-n/--dry-run")],
        ),
        sub(
            "dns delete, dns zonedelete, dns cleanup",
            "SERVER ZONE WORD...",
            does="net.delete SERVER ZONE",
            because="deletes names",
        ),
        sub(
            "domain level raise, domain functionalprep, domain schemaupgrade, schema attribute modify,"
            " forest directory_service dsheuristics, domain tombstones expunge",
            "WORD...",
            does="db.schema",
            because="changes the directory, and not back",
        ),
        sub(
            "domain passwordsettings set, domain passwordsettings pso apply, domain passwordsettings pso create,"
            " domain passwordsettings pso delete, domain passwordsettings pso set, domain passwordsettings pso unapply",
            "WORD...",
            does="guard.lower",
            because="changes what passwords must be like",
        ),
        sub(
            "domain auth policy create, domain auth policy modify, domain auth silo create, domain auth silo modify,"
            " domain auth policy computer-allowed-to-authenticate-to set,"
            " domain auth policy service-allowed-to-authenticate-from set,"
            " domain auth policy service-allowed-to-authenticate-to set,"
            " domain auth policy user-allowed-to-authenticate-from set,"
            " domain auth policy user-allowed-to-authenticate-to set, domain claim claim-type create,"
            " domain claim claim-type modify, domain trust create, domain trust modify, domain trust namespaces",
            "NAME WORD...",
            does="access.grant NAME",
            because="changes who may log in where",
        ),
        sub(
            "domain auth policy delete, domain auth silo delete, domain claim claim-type delete, domain trust delete",
            "NAME WORD...",
            does="access.revoke NAME",
        ),
        sub("domain kds root-key create", "WORD...", does="credential.store"),
        sub(
            "domain kds root-key delete",
            "WORD...",
            does="db.delete WORD",
            because="deletes a key that cannot be made again",
        ),
        sub(
            "domain join, domain dcpromo, domain provision, domain classicupgrade, domain backup restore",
            "WORD...",
            does="cluster.change",
            writes="--targetdir",
            because="makes a domain or joins one",
            options=[takes("--root")],
        ),
        sub(
            "domain demote, domain leave",
            "WORD...",
            does="cluster.disrupt",
            because="takes the machine out of the domain",
        ),
        sub("drs kcc, drs replicate, rodc preload", "WORD...", does="cluster.change", because="replicates"),
        sub(
            "drs options",
            "SERVER",
            rows=[when("--dsa-option", does="cluster.change", because="sets options of replication")],
        ),
        sub("fsmo transfer", "WORD...", does="cluster.change", because="moves a role of the domain"),
        sub("fsmo seize", "WORD...", does="cluster.disrupt", because="takes a role away from a controller"),
        sub("gpo backup, gpo fetch", "GPO", writes="--tmpdir"),
        sub(
            "gpo admxload, gpo create, gpo load, gpo restore, gpo setlink, gpo setinheritance",
            "WORD...",
            does="cluster.change",
        ),
        sub("gpo cse register", "WORD...", does="code.injected WORD", because="machines of the domain will run it"),
        sub("gpo del, gpo dellink, gpo remove, gpo cse unregister", "WORD...", does="cluster.delete WORD"),
        sub(
            "gpo manage access add, gpo manage files add, gpo manage issue set, gpo manage motd set,"
            " gpo manage openssh set, gpo manage security set, gpo manage smb_conf set, gpo manage symlink add",
            "WORD...",
            does="cluster.change WORD",
            because="changes machines of the domain",
        ),
        sub(
            "gpo manage scripts startup add",
            "WORD...",
            does="code.injected WORD",
            because="machines of the domain will run it",
        ),
        sub("gpo manage sudoers add", "WORD...", does="access.grant WORD"),
        sub(
            "gpo manage access remove, gpo manage files remove, gpo manage scripts startup remove,"
            " gpo manage sudoers remove, gpo manage symlink remove",
            "WORD...",
            does="cluster.change WORD",
        ),
        sub("sites create, sites subnet create, sites subnet set-site", "WORD...", does="cluster.change WORD"),
        sub("sites remove, sites subnet remove", "WORD...", does="cluster.delete WORD"),
    ],
    examples="""
        samba-tool user list                                                #=> read_only
        samba-tool user show alice --attributes=memberOf                    #=> read_only
        samba-tool user show alice --attributes=cn,unicodePwd               #=> exposure secret.read
        samba-tool domain level show                                        #=> read_only
        samba-tool drs showrepl --json                                      #=> read_only
        samba-tool dns query dc1 example.com @ ALL -U admin                 #=> read_only
        samba-tool dns query dc1 example.com @ ALL --root                   #=> read_only
        samba-tool visualize reps --dot                                     #=> read_only
        samba-tool visualize reps --dot -o /srv/out.dot                     #=> config_mutation fs.write
        samba-tool dbcheck --cross-ncs                                      #=> read_only
        samba-tool dbcheck --cross-ncs --fix --yes                          #=> config_mutation db.change
        samba-tool dbcheck --reindex                                        #=> config_mutation db.change
        samba-tool user getpassword alice --attributes=unicodePwd           #=> exposure secret.read
        samba-tool user get-kerberos-ticket alice --output-krb5-ccache=/srv/cc #=> exposure secret.read fs.write
        samba-tool domain exportkeytab /root/x.keytab --principal=http/x    #=> exposure secret.read
        samba-tool domain backup online --targetdir=/srv/backup --server=dc #=> exposure secret.read
        samba-tool domain backup online --targetdir=/tmp/b --no-secrets     #=> exposure snapshot
        samba-tool drs clone-dc-database example.com --targetdir=/srv/x     #=> config_mutation fs.write
        samba-tool drs clone-dc-database example.com --targetdir=/srv/x --include-secrets #=> exposure secret.read
        samba-tool user syncpasswords --script='rm -rf /srv/x'              #=> destructive fs.delete secret.read
        samba-tool user syncpasswords --logfile=/srv/log                    #=> exposure secret.read
        samba-tool user edit alice                                          #=> unknown code.interactive
        samba-tool shell                                                    #=> unknown code.interactive
        samba-tool user create bob                                          #=> config_mutation account.change
        samba-tool user create --help                                       #=> read_only
        samba-tool user move bob OU=x                                       #=> config_mutation account.change
        samba-tool user setpassword bob --random-password                   #=> config_mutation credential.store
        samba-tool user enable bob                                          #=> exposure access.grant
        samba-tool user disable bob                                         #=> disruptive access.revoke
        samba-tool group addmembers 'Domain Admins' bob                     #=> exposure access.grant
        samba-tool group removemembers 'Domain Admins' bob                  #=> disruptive access.revoke
        samba-tool group listmembers 'Domain Admins'                        #=> read_only
        samba-tool user delete bob                                          #=> destructive db.delete
        samba-tool ntacl sysvolreset                                        #=> exposure access.grant
        samba-tool ntacl sysvolcheck                                        #=> read_only
        samba-tool dns add dc1 example.com www A 10.0.0.1                   #=> config_mutation net.send
        samba-tool dns zoneoptions dc1 example.com --aging=1                #=> config_mutation net.send
        samba-tool dns zoneoptions dc1 example.com --aging=1 -n             #=> read_only
        samba-tool domain provision --root=root                             #=> config_mutation cluster.change
        samba-tool dns delete dc1 example.com www A 10.0.0.1                #=> destructive net.delete
        samba-tool domain level raise --domain-level=2016                   #=> config_mutation db.schema
        samba-tool domain passwordsettings set --complexity=off             #=> exposure guard.lower
        samba-tool domain passwordsettings show                             #=> read_only
        samba-tool domain trust create example.org                          #=> exposure access.grant
        samba-tool domain trust delete example.org                          #=> disruptive access.revoke
        samba-tool domain kds root-key create                               #=> config_mutation credential.store
        samba-tool domain kds root-key delete --name x                      #=> destructive db.delete
        samba-tool domain kds root-key list                                 #=> read_only
        samba-tool domain join example.com DC -U admin                      #=> config_mutation cluster.change
        samba-tool domain demote -U admin                                   #=> disruptive cluster.disrupt
        samba-tool drs replicate dc2 dc1 DC=x                               #=> config_mutation cluster.change
        samba-tool drs options dc1                                          #=> read_only
        samba-tool drs options dc1 --dsa-option=+DISABLE_INBOUND_REPL       #=> config_mutation cluster.change
        samba-tool fsmo transfer --role=rid                                 #=> config_mutation cluster.change
        samba-tool fsmo seize --role=rid                                    #=> disruptive cluster.disrupt
        samba-tool fsmo show                                                #=> read_only
        samba-tool gpo backup X --tmpdir=/srv/b                             #=> config_mutation fs.write
        samba-tool gpo setlink OU=x X                                       #=> config_mutation cluster.change
        samba-tool gpo getlink OU=x                                         #=> read_only
        samba-tool gpo del X                                                #=> destructive cluster.delete
        samba-tool gpo cse register ./x.py y                                #=> unknown code.injected
        samba-tool gpo manage motd set X hello                              #=> config_mutation cluster.change
        samba-tool gpo manage scripts startup add X x.sh                    #=> unknown code.injected
        samba-tool gpo manage sudoers add X ALL ALL bob                     #=> exposure access.grant
        samba-tool gpo manage sudoers remove X ALL                          #=> config_mutation cluster.change
        samba-tool sites create x                                           #=> config_mutation cluster.change
        samba-tool sites remove x                                           #=> destructive cluster.delete
        samba-tool frobnicate                                               #=> unknown unknown.subcommand
        samba-tool user frobnicate                                          #=> unknown unknown.subcommand
        samba-tool user list --frobnicate                                   #=> unknown unknown.option
    """,
)
