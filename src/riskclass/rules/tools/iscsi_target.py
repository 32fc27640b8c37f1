from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TGTADM = tool(
    "tgtadm",
    about="show and change what tgtd offers over iSCSI",
    docs="man:tgtadm(8)",
    inert="-h -V",
    options=[
        takes(
            "-L/--lld -m/--mode -o/--op -t/--tid -l/--lun -n/--name -v/--value -b/--backing-store -E/--bstype"
            " -f/--bsoflags"
        ),
        takes(
            "-S/--bsopts -T/--targetname -I/--initiator-address -Q/--initiator-name -u/--user -p/--password -H/--hostno"
        ),
        takes("-s/--sid -c/--cid -P/--params -Y/--device-type -C/--control-port -B/--blocksize"),
        flags("-F/--force -O/--outgoing -h/--help -V/--version -d/--debug"),
    ],
    rows=[
        when("-o", unless="-o=show|stat|new|delete|bind|unbind|update|start", does="storage.change -t"),
        when("-o=new|update|start", does="storage.change -t -l", because="changes what is offered"),
        when("-o=bind", does="access.grant -t -I -Q -u", because="lets hosts in"),
        when("-o=unbind", does="access.revoke -t -I -Q -u"),
        when("-o=delete", does="storage.disrupt -t -l -u", because="takes a disk away from hosts that use it"),
    ],
    examples="""
        tgtadm --lld iscsi --mode target --op show                           #=> read_only
        tgtadm --lld iscsi --mode target --op new --tid 1 -T iqn.x           #=> config_mutation storage.change
        tgtadm --lld iscsi --mode target --op bind --tid 1 -I ALL            #=> exposure access.grant
        tgtadm --lld iscsi --mode target --op unbind --tid 1 -I ALL          #=> disruptive access.revoke
        tgtadm --lld iscsi --mode logicalunit --op delete --tid 1 --lun 1    #=> disruptive storage.disrupt
        tgtadm --lld iscsi --mode target --op frobnicate                     #=> config_mutation storage.change
        tgtadm --help                                                        #=> read_only
        tgtadm --frobnicate                                                  #=> unknown unknown.option
    """,
)

TGT_ADMIN = tool(
    "tgt-admin",
    about="carry out the settings of tgtd, or show them",
    docs="man:tgt-admin(8)",
    inert="-h",
    options=[
        takes("-C/--control-port -c/--conf"),
        takes("-d/--delete --offline --ready --update"),
        flags("-e/--execute --dump -s/--show --ignore-errors -f/--force -p/--pretend -v/--verbose -h/--help"),
    ],
    rows=[
        when(
            "--delete --offline",
            unless="-p",
            does="storage.disrupt --delete --offline",
            because="takes disks away from hosts",
        ),
        when("--ready --update", unless="-p", does="storage.change --ready --update"),
        when("-e", unless="-p", does="storage.change", because="does what the file of settings says"),
        when("-p -v", "-e --update", does="secret.read", because="prints commands with passwords of accounts"),
    ],
    examples="""
        tgt-admin -s          #=> read_only
        tgt-admin --dump      #=> read_only
        tgt-admin -e          #=> config_mutation storage.change
        tgt-admin -e -p       #=> exposure secret.read
        tgt-admin --offline ALL -p      #=> read_only
        tgt-admin --update ALL          #=> config_mutation storage.change
        tgt-admin --delete iqn.x        #=> disruptive storage.disrupt
        tgt-admin --frobnicate          #=> unknown unknown.option
    """,
)

SHOWS = "ls|help|pwd|version|status|info|get|sessions"
TARGETCLI = tool(
    "targetcli targetcli-fb",
    "WORD COMMAND ARG...",
    about="show and change what the kernel offers over iSCSI and its kin",
    docs="man:targetcli(8)",
    inert="-h -v",
    options=[flags("-h/--help -v/--version --disable-daemon")],
    rows=[
        when(unless="WORD", does="code.interactive"),
        when("WORD", unless=f"WORD={SHOWS} WORD=/*", does="storage.change WORD", because="changes what is offered"),
        when("WORD=clearconfig", does="storage.disrupt", because="drops all targets"),
        when("COMMAND", unless=f"COMMAND={SHOWS} WORD={SHOWS}", does="storage.change WORD COMMAND"),
        when("COMMAND=create", does="access.grant WORD", because="offers a disk, or lets a host in"),
        when("COMMAND=delete|disable", does="storage.disrupt WORD", because="takes a disk away from hosts that use it"),
    ],
    examples="""
        targetcli ls                                #=> read_only
        targetcli ls /iscsi                         #=> read_only
        targetcli /iscsi ls                         #=> read_only
        targetcli saveconfig                        #=> config_mutation storage.change
        targetcli /iscsi/x/tpg1 set attribute authentication=0 #=> config_mutation storage.change
        targetcli clearconfig confirm=True          #=> disruptive storage.disrupt
        targetcli /backstores/block create d /dev/sdb         #=> exposure access.grant
        targetcli /iscsi delete iqn.x               #=> disruptive storage.disrupt
        targetcli                                   #=> unknown code.interactive
        targetcli --version                         #=> read_only
    """,
)

TOOLS = [TGTADM, TGT_ADMIN, TARGETCLI]
