from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools.ldap import PASSWORDS

#: A method that may stand before a command: `net ads info`, `net rpc info`, `net info`.
ANY = ("", "ads ", "rpc ", "rap ")


def each(names: str) -> str:
    """The paths of commands under every method."""
    return ", ".join(f"{method}{name}" for name in names.split() for method in ANY)


TOOL = tool(
    "net",
    about="administer Samba and hosts of Windows: domains, accounts, shares, settings",
    docs="man:net(8)",
    inert="-? --usage -V",
    inherits=True,
    options=[
        takes(
            "-w/--target-workgroup -S/--server -I/--ipaddress -p/--port --myname -C/--comment -M/--maxusers -F/--flags"
        ),
        takes("-n/--netbiosname -c/--container --timeout/-t --destination --db --lock --acls --repair"),
        takes("-d/--debuglevel -s/--configfile --option -l/--log-basename -R/--name-resolve -O/--socket-options"),
        takes("-m/--max-protocol --netbios-scope -W/--workgroup --realm -U/--user --password -A/--authentication-file"),
        takes("--simple-bind-dn --use-kerberos --use-krb5-ccache --client-protection --witness-registration"),
        takes("--witness-net-name --witness-share-name --witness-ip-address --witness-client-computer-name"),
        takes("--witness-new-ip --witness-new-node --witness-forced-response --ctdb-node --dsgetdcname"),
        flags(
            "-j/--jobid -r/--reboot -f/--force -P/--machine-pass -N/--no-pass --pw-nt-hash -k/--kerberos"
            " --use-winbind-ccache --long --exclude --attrs --timestamps --acl --auto --wipe --precheck"
            " --no-dns-updates"
            " --keep-account --json --recursive --continue --nofollow --traversing --encrypt -L/--local"
            " -D/--ntlm --stdin"
            " --witness-apply-to-all --no-existing -v/--verbose -a/--all -T/--test -i/--request --debug-stdout"
            " --leak-report --leak-report-full -?/--help --usage -V/--version"
        ),
    ],
    subs=[
        sub(
            each(
                "info testjoin status time lookup getlocalsid getdomainsid getsid workgroup maxrid serverid groupmember"
            )
            + ", help, ads search, ads dn, ads sid, ads lookup, ads gpo list, ads gpo listall, ads gpo getgpo,"
            " ads gpo linkget, ads enctypes list, ads setspn list, ads keytab list, ads printer info, ads user info,"
            " ads printer, ads dns gethostbyname, cache list, cache get, cache search, conf list, conf listshares,"
            " conf showshare, conf getparm, conf getincludes, dom, eventlog, eventlog dump, g_lock locks, g_lock dump,"
            " groupmap list, idmap get config, idmap get range, idmap get ranges, registry enumerate,"
            " registry enumerate_recursive, registry getvalue, registry getvalueraw, registry getsd,"
            " registry getsd_sddl, rpc trustdom list, rpc trust list, rpc rights list, rpc group members, rpc"
            " user info,"
            " rpc service list, rpc service status, rpc registry enumerate, rpc registry getvalue, rpc registry getsd,"
            " rpc conf list, rpc conf listshares, rpc conf showshare, rpc conf getparm, rpc conf getincludes,"
            " rpc printer list, rpc share list, rap domain, rap server, rap session info, rap printq info, rap group,"
            " sam list, sam listmem, sam show, sam policy list, sam policy show, sam rights list, status sessions,"
            " status shares, tdb locking, time system, usershare list, usershare info, vfs getntacl, vfs stream_depot,"
            " witness list",
            "WORD...",
            about="show",
            rows=[when(f"WORD=={PASSWORDS}", does="secret.read WORD", because="shows passwords or hashes")],
        ),
        sub(
            "idmap dump, rpc samdump, rpc vampire keytab, rpc vampire ldif, rpc vampire, ads keytab create, ads"
            " password"
            ", primarytrust dumpinfo, ads kerberos kinit",
            "WORD...",
            does="secret.read WORD",
        ),
        sub(
            "registry export, eventlog export, offlinejoin provision, offlinejoin composeodj",
            "WORD...",
            does="fs.write WORD",
        ),
        sub(
            each("join") + ", dom join, offlinejoin requestodj, ads dns register, ads dns async",
            "WORD...",
            does="cluster.change WORD",
            because="makes the machine part of a domain",
        ),
        sub(
            each("leave") + ", dom unjoin, dom renamecomputer, ads dns unregister",
            "WORD...",
            does="cluster.disrupt WORD",
            because="takes the machine out of a domain, or gives it another name there",
        ),
        sub(
            "ads changetrustpw, rpc changetrustpw, changetrustpw, changesecretpw, setauthuser, password, rpc password,"
            " rap password, ads keytab add, ads keytab add_update_ads, ads keytab flush, ads keytab delete,"
            " idmap set secret, setlocalsid, setdomainsid",
            "WORD...",
            does="credential.store",
            because="changes a secret of the machine or an account",
        ),
        sub("getauthuser", does="secret.read", because="shows the password that winbindd uses"),
        sub("time set", "WORD...", does="host.config"),
        sub(
            "user add, ads user add, rpc user add, rap user add, group add, ads group add, rpc group add, rap"
            " group add,"
            " rpc user edit, rpc user rename, rpc user password, sam createbuiltingroup, sam createlocalgroup, sam set,"
            " sam unmapunixgroup, sam provision, groupmap add, groupmap modify, groupmap set, groupmap cleanup,"
            " idmap set range, idmap set config, idmap restore, idmap check, rpc group rename",
            "NAME WORD...",
            does="account.change NAME",
        ),
        sub(
            "sam mapunixgroup, sam addmem, sam rights grant, rpc rights grant, rpc group addmem, rap groupmember add,"
            " groupmap addmem, rpc trustdom add, rpc trustdom establish, rpc trust create, ads setspn add,"
            " rpc registry setsd_sddl, registry setsd_sddl",
            "NAME WORD...",
            does="access.grant NAME",
        ),
        sub(
            "sam delmem, sam rights revoke, rpc rights revoke, rpc group delmem, rap groupmember delete,"
            " groupmap delmem, rpc trustdom del, rpc trustdom revoke, rpc trust delete, ads setspn delete",
            "NAME WORD...",
            does="access.revoke NAME",
        ),
        sub(
            "sam policy set, ads enctypes set, ads enctypes delete",
            "WORD...",
            does="guard.lower WORD",
            because="changes what passwords or keys must be like",
        ),
        sub(
            "user delete, ads user delete, rpc user delete, rap user delete, group delete, ads group delete,"
            " rpc group delete, rap group delete, sam deletelocalgroup, groupmap delete, idmap delete mapping,"
            " idmap delete range, idmap delete ranges",
            "NAME WORD...",
            does="db.delete NAME",
            because="deletes an account, or what its files' owners are told by",
        ),
        sub(
            "share add, rpc share add, rap share add, usershare add, conf addshare, rpc conf addshare, rpc"
            " share allowedusers",
            "NAME WORD...",
            does="access.grant NAME",
            because="offers a folder to others",
        ),
        sub(
            "share delete, rpc share delete, rap share delete, usershare delete, conf delshare, rpc conf delshare",
            "NAME WORD...",
            does="access.revoke NAME",
            because="takes a share away",
        ),
        sub(
            "conf setparm, conf delparm, conf setincludes, conf delincludes, conf import, rpc conf setparm,"
            " rpc conf delparm, rpc conf setincludes, rpc conf delincludes, rpc conf import",
            "NAME WORD...",
            does="host.config NAME WORD",
        ),
        sub("conf drop, rpc conf drop", does="db.delete", because="deletes all settings of Samba"),
        sub(
            "registry createkey, registry setvalue, registry increment, registry import, registry convert,"
            " registry check,"
            " rpc registry createkey, rpc registry setvalue, rpc registry import, eventlog import",
            "KEY WORD...",
            does="host.config KEY",
        ),
        sub(
            "registry deletekey, registry deletekey_recursive, registry deletevalue, rpc registry deletekey,"
            " rpc registry deletevalue",
            "KEY WORD...",
            does="db.delete KEY",
        ),
        sub("cache add, cache set, cache del, cache flush, cache samlogon, ads gpo refresh", "WORD...", does="refresh"),
        sub("ads gpo apply, ads gpo linkadd, ads printer publish", "WORD...", does="cluster.change WORD"),
        sub("ads printer remove, rap printq delete", "WORD...", does="cluster.delete WORD"),
        sub(
            "session delete, session close, rap session delete, rap session close, file close, rpc file close,"
            " rap file close, rpc service stop, rpc service pause, rap service stop, rpc service delete,"
            " witness client-move,"
            " witness share-move, witness force-unregister, witness force-response",
            "WORD...",
            does="service.stop WORD",
        ),
        sub("rpc service start, rpc service resume, rap service start", "WORD...", does="service.start WORD"),
        sub("rpc service create", "WORD...", does="code.opaque WORD"),
        sub("rpc shutdown", "WORD...", does="host.reboot -S", because="turns another host off"),
        sub("rpc abortshutdown", "WORD...", does="host.config -S"),
        sub("rpc shell", does="code.interactive"),
        sub("g_lock do", "LOCK SECONDS COMMAND:sh"),
        sub("rap admin", "COMMAND...", does="code.opaque COMMAND"),
        sub("rpc share migrate, rpc printer migrate", "WORD...", does="net.send WORD"),
    ],
    examples="""
        net ads info                                   #=> read_only
        net ads testjoin -P                            #=> read_only
        net ads search '(cn=x)' cn                     #=> read_only
        net ads search '(cn=x)' ms-Mcs-AdmPwd          #=> exposure secret.read
        net rpc info -U admin -S dc1                   #=> read_only
        net conf list                                  #=> read_only
        net getlocalsid                                #=> read_only
        net time system                                #=> read_only
        net usershare list --long                      #=> read_only
        net rpc samdump                                #=> exposure secret.read
        net registry export HKLM /srv/x.reg            #=> config_mutation fs.write
        net ads join -U admin                          #=> config_mutation cluster.change
        net ads join --help                            #=> read_only
        net ads leave -U admin                         #=> disruptive cluster.disrupt
        net ads changetrustpw                          #=> config_mutation credential.store
        net getauthuser                                #=> exposure secret.read
        net time set                                   #=> config_mutation host.config
        net rpc user add bob                           #=> config_mutation account.change
        net rpc user delete bob                        #=> destructive db.delete
        net rpc user info bob                          #=> read_only
        net sam addmem admins bob                      #=> exposure access.grant
        net sam delmem admins bob                      #=> disruptive access.revoke
        net sam listmem admins                         #=> read_only
        net sam policy set 'min password length' 1     #=> exposure guard.lower
        net usershare add x /srv/x                     #=> exposure access.grant
        net usershare delete x                         #=> disruptive access.revoke
        net conf setparm global workgroup X            #=> config_mutation host.config
        net conf drop                                  #=> destructive db.delete
        net registry setvalue k v sz x                 #=> config_mutation host.config
        net registry deletekey k                       #=> destructive db.delete
        net cache flush                                #=> reversible_low refresh
        net ads gpo apply bob                          #=> config_mutation cluster.change
        net rap printq delete 1                        #=> destructive cluster.delete
        net rpc file close 1                           #=> disruptive service.stop
        net rpc service start x                        #=> reversible_low service.start
        net rpc service create x y z                   #=> unknown code.opaque
        net rpc shutdown -r -f -S h                    #=> disruptive host.reboot
        net rpc abortshutdown -S h                     #=> config_mutation host.config
        net rpc shell                                  #=> unknown code.interactive
        net g_lock do x 5 'rm x'                       #=> destructive fs.delete
        net g_lock do x 5 ls                           #=> read_only
        net rap admin x                                #=> unknown code.opaque
        net rpc share migrate all                      #=> config_mutation net.send
        net frobnicate                                 #=> unknown unknown.subcommand
        net --version                                  #=> read_only
        net ads info --frobnicate                      #=> unknown unknown.option
    """,
)
