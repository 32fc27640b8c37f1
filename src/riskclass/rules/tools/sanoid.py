from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "syncoid",
        "SOURCE TARGET",
        about="copy file systems of ZFS, with their snapshots",
        docs="https://github.com/jimsalterjrs/sanoid/wiki/Syncoid",
        style="single",
        inert="-help -version",
        does="storage.change TARGET",
        options=[
            takes(
                "-compress -identifier -exclude -exclude-datasets -exclude-snaps -include-snaps -sendoptions"
                " -recvoptions -sshport -max-bandwidth"
            ),
            takes("-source-bwlimit -target-bwlimit -mbuffer-size -pv-options", "OPTIONS:pasted"),
            takes("-sshkey -sshcipher/-c", "OPTIONS:pasted"),
            takes("-sshconfig", does="code.injected VALUE", because="the file may name a ProxyCommand"),
            takes("-insecure-direct-connection", does="net.listen VALUE", because="sends without encryption"),
            takes("-sshoption/-o", "OPTION:ssh_option"),
            flags(
                "-recursive -r -skip-parent -no-stream -no-sync-snap -keep-sync-snap -create-bookmark"
                " -preserve-recordsize -preserve-properties -no-clone-rollback -no-rollback -help -version -debug"
                " -monitor-version -quiet -dumpsnaps -no-command-checks -no-resume -no-clone-handling"
                " -no-privilege-elevation -use-hold"
            ),
            flags("-force-delete", does="storage.delete TARGET", because="deletes the target where nothing fits"),
            flags("-delete-target-snapshots", does="storage.delete TARGET", because="deletes snapshots of the target"),
        ],
        rows=[
            when(unless="-no-rollback", does="storage.delete TARGET", because="rolls the target back first"),
            when("TARGET=*:*", does="net.upload SOURCE", because="sends the file system to the host named here"),
        ],
        examples="""
            syncoid tank/db pool/db                           #=> destructive storage.delete
            syncoid --no-rollback tank/db pool/db             #=> config_mutation storage.change
            syncoid --no-rollback -r tank root@nas:pool/tank  #=> exposure net.upload
            syncoid --no-rollback --force-delete tank pool    #=> destructive storage.delete
            syncoid --no-rollback --delete-target-snapshots tank pool  #=> destructive storage.delete
            syncoid --no-rollback --sshoption=ProxyCommand=/tmp/x tank h:tank  #=> unknown
            syncoid --no-rollback --sshconfig=./conf tank/db pool/db   #=> unknown code.injected
            syncoid --no-rollback --pv-options='-p; rm x' tank/db pool/db  #=> unknown code.injected
            syncoid --no-rollback --pv-options='-p -e' --mbuffer-size=16M tank/db pool/db  #=> config_mutation
            syncoid --no-rollback --insecure-direct-connection=nas:9999 tank/db pool/db  #=> config_mutation net.listen
            syncoid --version                                 #=> read_only
        """,
    ),
    tool(
        "sanoid",
        about="take and prune snapshots of ZFS as the settings say",
        docs="https://github.com/jimsalterjrs/sanoid",
        style="single",
        inert="-readonly -help -version",
        options=[
            takes("-cache-dir -run-dir"),
            takes("-configdir", does="code.injected VALUE", because="its settings may name scripts to run"),
            flags("-verbose -quiet -debug -readonly -help -version -force-update"),
            flags("-monitor-health -monitor-capacity -monitor-snapshots"),
            flags(
                "-cron",
                does="snapshot, storage.change",
                because="takes snapshots, and deletes old ones as the settings say",
            ),
            flags("-take-snapshots", does="snapshot"),
            flags(
                "-prune-snapshots -force-prune", does="storage.change", because="deletes snapshots as the settings say"
            ),
        ],
        rows=[
            when(
                unless="-take-snapshots -prune-snapshots -monitor-health -monitor-capacity -monitor-snapshots",
                does="snapshot, storage.change",
                because="takes snapshots, and deletes old ones as the settings say",
            )
        ],
        examples="""
            sanoid --cron --monitor-health #=> config_mutation snapshot
            sanoid --monitor-health        #=> read_only
            sanoid --cron --readonly       #=> read_only
            sanoid --take-snapshots        #=> reversible_low snapshot
            sanoid --configdir=/tmp/x      #=> unknown code.injected
            sanoid --cron                  #=> config_mutation storage.change
            sanoid --prune-snapshots       #=> config_mutation storage.change
        """,
    ),
]
