from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

COMMON: list[Option] = [
    takes("-d/--debuglevel -s/--configfile --option -l/--log-basename"),
    flags("--debug-stdout --leak-report --leak-report-full -?/--help --usage -V/--version"),
]
LOGIN: list[Option] = [
    takes(
        "-R/--name-resolve -O/--socket-options -m/--max-protocol -n/--netbiosname --netbios-scope"
        " -W/--workgroup --realm"
    ),
    takes("-U/--user --password -A/--authentication-file --simple-bind-dn --use-kerberos --use-krb5-ccache"),
    takes("--client-protection"),
    flags("-N/--no-pass --pw-nt-hash -P/--machine-pass --use-winbind-ccache -k/--kerberos"),
]
#: Commands that only ask.
ASKS = "|".join(
    f"{name}*"
    for name in """
    lsaquery lookupsids lookupsids3 lookupsids_level lookupnames lookupnames4 lookupnames_level enumtrust enumprivs
    getdispname lsaenumsid lsaenumprivsaccount lsaenumacctrights lsalookupprivvalue lsaquerysecobj
    lsaquerytrustdominfo lsaquerytrustdominfobyname lsaquerytrustdominfobysid getusername dsroledominfo dfsversion
    dfsgetinfo dfsenum dfsenumex srvinfo netshareenum netshareenumall netsharegetinfo netfileenum netremotetod
    netnamevalidate netfilegetsec netsessenum netdiskenum netconnenum queryuser querygroup queryusergroups
    queryuseraliases querygroupmem queryaliasmem queryaliasinfo querydispinfo querydispinfo2 querydispinfo3
    querydominfo enumdomusers enumdomgroups enumalsgroups enumdomains samlookupnames samlookuprids samquerysecobj
    getdompwinfo getusrdompwinfo lookupdomain getdispinfoidx enumdata enumdataex enumkey enumjobs getjob enumports
    enumdrivers enumprinters getdata getdataex getdriver getdriverdir getdriverpackagepath getprinter openprinter
    getprintprocdir getform enumforms printercmp enumprocs enumprocdatatypes enummonitors getcoreprinterdrivers
    enumpermachineconnections getanydcname getdcname gettrustrid dsenumdomtrusts netrenumtrusteddomains
    netrenumtrusteddomainsex getdcsitecoverage capabilities logongetdomaininfo dscracknames dsgetdcinfo epmmap
    epmlookup querymultiplevalues querymultiplevalues2 help debuglevel list exit quit
    """.split()
)

RPC = tool(
    "rpcclient",
    "HOST",
    about="ask a Windows or Samba host over MS-RPC, or change it",
    docs="man:rpcclient(1)",
    inert="-? --usage -V",
    options=[*COMMON, *LOGIN, takes("-c/--command -I/--dest-ip -p/--port")],
    rows=[
        when(unless="-c", does="code.interactive HOST"),
        when(
            "-c",
            unless=f"-c={ASKS}",
            does="unknown.subcommand -c",
            because="what that command does to the host is not known",
        ),
        when("-c=*;*", does="unknown.subcommand -c", because="several commands are not read one by one"),
        when("-c=*delete*|*netsharedel*|*deldriver*", does="net.delete HOST -c"),
        when("-c=*shutdowninit*", does="host.reboot HOST"),
        when("-c=*create*|*setuserinfo*|*chgpasswd*", does="account.change HOST -c"),
        when("-c=*lsaadd*|*netshareadd*|*netsharesetinfo*", does="access.grant HOST -c"),
        when("-c=*querysecret*|*retrieveprivatedata*|*dsgetncchanges*", does="secret.read HOST"),
    ],
    examples="""
        rpcclient -U me dc1 -c enumdomusers                       #=> read_only
        rpcclient -N -U '' 10.0.0.1 -c 'queryuser 0x3e8'          #=> read_only
        rpcclient -U me dc1 -c 'enumdomusers;deletedomuser bob'   #=> destructive net.delete
        rpcclient -U me dc1 -c 'srvinfo; x'                       #=> unknown unknown.subcommand
        rpcclient -U me dc1 -c 'setprinter x y'                   #=> unknown unknown.subcommand
        rpcclient -U me dc1 -c 'shutdowninit -r'                  #=> unknown host.reboot unknown.subcommand
        rpcclient -U me dc1 -c 'createdomuser bob'                #=> unknown account.change unknown.subcommand
        rpcclient -U me dc1 -c 'lsaaddacctrights S-1 x'           #=> unknown access.grant unknown.subcommand
        rpcclient -U me dc1 -c 'querysecret x'                    #=> unknown secret.read unknown.subcommand
        rpcclient -U me dc1                                       #=> unknown code.interactive
        rpcclient --help                                          #=> read_only
    """,
)

#: Messages that only have a daemon tell something.
TELLS = (
    "ping|debuglevel|profilelevel|stacktrace|pool-usage|rpc-dump-status|ringbuf-log|nodestatus|onlinestatus"
    "|dump-domain-list|num-children|noop"
)
STOPS = (
    "inject|close-share|close-denied-share|kill-client-ip|shutdown|offline|disconnect-dc|sleep|ip-dropped"
    "|force-election"
)
CONTROL = tool(
    "smbcontrol",
    "DAEMON MESSAGE WORD...",
    about="send messages to Samba's daemons",
    docs="man:smbcontrol(1)",
    inert="-? --usage -V",
    options=[*COMMON, takes("-t/--timeout")],
    rows=[
        when("DAEMON", unless="MESSAGE", does="code.interactive DAEMON"),
        when("MESSAGE", unless=f"MESSAGE={TELLS}|{STOPS}", does="service.reload DAEMON MESSAGE"),
        when(f"MESSAGE={STOPS}", does="service.stop DAEMON MESSAGE", because="stops a daemon, or cuts connections"),
    ],
    examples="""
        smbcontrol smbd ping                         #=> read_only
        smbcontrol all debuglevel                    #=> read_only
        smbcontrol smbd reload-config                #=> config_mutation service.reload
        smbcontrol smbd shutdown                     #=> disruptive service.stop
        smbcontrol smbd close-share data             #=> disruptive service.stop
        smbcontrol -i                                #=> unknown unknown.option
        smbcontrol smbd                              #=> unknown code.interactive
        smbcontrol --help                            #=> read_only
    """,
)

WBINFO = tool(
    "wbinfo",
    "",
    about="ask winbindd about accounts and domains",
    docs="man:wbinfo(1)",
    inert="-? --usage -V",
    options=[
        takes(
            "-N/--WINS-by-name -I/--WINS-by-ip -n/--name-to-sid -s/--sid-to-name --sid-to-fullname -R/--lookup-rids"
            " --lookup-sids -U/--uid-to-sid -G/--gid-to-sid -S/--sid-to-uid -Y/--sid-to-gid --sids-to-unix-ids"
            " --unix-ids-to-sids -D/--domain-info -i/--user-info --uid-info --group-info --user-sidinfo --gid-info"
            " -r/--user-groups --user-domgroups --sid-aliases --user-sids --getdcname --dsgetdcname --dc-info --domain"
            " --krb5ccname -d/--debuglevel --configfile --option -l/--log-basename"
        ),
        takes("-a/--authenticate --pam-logon", does="net.query VALUE", because="logs in with a password"),
        takes("-K/--krb5auth", does="credential.store", because="logs in with a password, and keeps the ticket"),
        takes(
            "--set-uid-mapping --set-gid-mapping --remove-uid-mapping --remove-gid-mapping", does="account.change VALUE"
        ),
        takes("--set-auth-user --ccache-save", does="credential.store"),
        takes(
            "--change-secret-at",
            does="credential.store VALUE",
            because="changes the secret of the machine in the domain",
        ),
        takes("--logoff-user --logoff-uid"),
        takes("--change-user-password", does="credential.store VALUE"),
        flags("-c/--change-secret", does="credential.store", because="changes the secret of the machine in the domain"),
        flags("--get-auth-user", does="secret.read", because="shows the password that winbindd uses"),
        flags("--allocate-uid --allocate-gid", does="account.change", because="takes a number from the map of ids"),
        flags("--logoff", does="access.revoke --logoff-user"),
        flags(
            "-u/--domain-users -g/--domain-groups -t/--check-secret -P/--ping-dc -m/--trusted-domains --all-domains"
            " --own-domain --online-status --sequence -p/--ping --separator --verbose --ntlmv1 --ntlmv2 --lanman"
            " --debug-stdout --leak-report --leak-report-full -?/--help --usage -V/--version"
        ),
    ],
    examples="""
        wbinfo -u                                    #=> read_only
        wbinfo -t                                    #=> read_only
        wbinfo -i 'EXAMPLE\\\\bob'                   #=> read_only
        wbinfo --domain=EXAMPLE -n bob               #=> read_only
        wbinfo -a 'bob%x'                            #=> read_only
        wbinfo -K 'bob%x'                            #=> config_mutation credential.store
        wbinfo --sequence                            #=> read_only
        wbinfo -c                                    #=> config_mutation credential.store
        wbinfo --change-secret-at=dc1                #=> config_mutation credential.store
        wbinfo --change-user-password=bob            #=> config_mutation credential.store
        wbinfo --set-uid-mapping=1000,S-1            #=> config_mutation account.change
        wbinfo --allocate-uid                        #=> config_mutation account.change
        wbinfo --set-auth-user='bob%x'               #=> config_mutation credential.store
        wbinfo --get-auth-user                       #=> exposure secret.read
        wbinfo --logoff --logoff-user=bob            #=> disruptive access.revoke
        wbinfo --frobnicate                          #=> unknown unknown.option
    """,
)

PDBEDIT = tool(
    "pdbedit",
    "USER",
    about="list and change accounts of Samba",
    docs="man:pdbedit(8)",
    inert="-? --usage -V",
    options=[
        takes(
            "-d/--debuglevel --configfile --option -l/--log-basename -u/--user -b/--backend --time-format"
            " -P/--account-policy"
        ),
        flags("--debug-stdout --leak-report --leak-report-full -?/--help --usage -V/--version"),
        flags("-L/--list -v/--verbose -m/--machine -g/--group -y/--policies -t/--password-from-stdin"),
        takes(
            "-N/--account-desc -f/--fullname -h/--homedir -D/--drive -S/--script -p/--profile -I/--domain -U/--user-SID"
            " -M/--machine-SID -K/--kickoff-time",
            does="account.change USER -u",
        ),
        takes("-s", does="account.change USER -u"),
        takes("--set-nt-hash", does="credential.store USER -u"),
        takes("-C/--value", does="guard.lower -P", because="sets what passwords must be like"),
        takes(
            "-c/--account-control",
            does="access.grant USER -u",
            because="may enable an account, or let it in without a password",
        ),
        takes("-i/--import", does="account.change VALUE"),
        takes("-e/--export", does="secret.read VALUE", because="copies the hashes of passwords"),
        flags("-w/--smbpasswd-style", does="secret.read USER -u", because="shows the hashes of passwords"),
        flags("-a/--create", does="access.grant USER -u", because="lets a user in"),
        flags("-r/--modify -z/--bad-password-count-reset -Z/--logon-hours-reset", does="account.change USER -u"),
        flags("-x/--delete", does="access.revoke USER -u", because="takes an account away"),
        flags("--policies-reset --force-initialized-passwords", does="guard.lower"),
    ],
    examples="""
        pdbedit -L                                   #=> read_only
        pdbedit -L -v -u bob                         #=> read_only
        pdbedit -P 'min password length'             #=> read_only
        pdbedit -P 'min password length' -C 1        #=> exposure guard.lower
        pdbedit -Lw                                  #=> exposure secret.read
        pdbedit -e smbpasswd:/root/x                 #=> exposure secret.read
        pdbedit -i smbpasswd:/root/x                 #=> config_mutation account.change
        pdbedit -a -u bob                            #=> exposure access.grant
        pdbedit -r -u bob -f Bob                     #=> config_mutation account.change
        pdbedit -s x -u bob                          #=> config_mutation account.change
        pdbedit -u bob --set-nt-hash=x               #=> config_mutation credential.store
        pdbedit -c '[]' -u bob                       #=> exposure access.grant
        pdbedit -x -u bob                            #=> disruptive access.revoke
        pdbedit --policies-reset                     #=> exposure guard.lower
        pdbedit --help                               #=> read_only
    """,
)

TOOLS = [RPC, CONTROL, WBINFO, PDBEDIT]
