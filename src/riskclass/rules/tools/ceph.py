from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

READS = (
    "health, status, df, fsid, features, version, versions, report, quorum_status, time-sync-status, mon stat, mon dump"
    ", mon getmap, mon metadata, mon versions, mon ok-to-stop, mon ok-to-rm, mon feature ls, mgr dump, mgr stat"
    ", mgr metadata, mgr versions, mgr services, mgr count-metadata, mgr module ls, mds stat, mds metadata, mds"
    " versions"
    ", mds compat show, mds ok-to-stop, fs ls, fs status, fs dump, fs get, fs subvolume ls, fs subvolumegroup ls"
    ", fs subvolume info, fs subvolume getpath, fs volume ls, fs volume info, fs lsflags, osd stat, osd tree, osd df"
    ", osd dump, osd ls, osd lspools, osd ls-tree, osd find, osd map, osd getmap, osd getcrushmap, osd getmaxosd"
    ", osd metadata, osd perf, osd versions, osd info, osd blocked-by, osd utilization, osd ok-to-stop"
    ", osd safe-to-destroy, osd status, osd blocklist ls, osd blacklist ls, osd pool ls, osd pool get, osd pool"
    " get-quota"
    ", osd pool stats, osd pool autoscale-status, osd pool application get, osd crush dump, osd crush tree, osd"
    " crush ls"
    ", osd crush rule ls, osd crush rule dump, osd crush class ls, osd crush class ls-osd, osd crush get-tunable"
    ", osd crush show-tunables, osd crush weight-set ls, osd crush weight-set dump, osd erasure-code-profile ls"
    ", osd erasure-code-profile get, osd numa-status, osd test-reweight-by-utilization, pg stat, pg dump, pg dump_json"
    ", pg dump_pools_json, pg dump_stuck, pg getmap, pg ls, pg ls-by-osd, pg ls-by-pool, pg ls-by-primary, pg map"
    ", pg debug, config dump, config ls, config help, config get, config show, config show-with-defaults, config log"
    ", config generate-minimal-conf, config-key ls, config-key exists, log last, crash ls, crash ls-new, crash info"
    ", crash stat, balancer status, balancer eval, balancer show, balancer ls, balancer dump, device ls, device info"
    ", device ls-by-host, device ls-by-daemon, device get-health-metrics, telemetry status, telemetry show, orch status"
    ", orch ls, orch ps, orch host ls, orch device ls, orch upgrade status, orch upgrade ls, orch upgrade check"
    ", progress, progress json, rbd perf image stats, rbd task list, fs perf stats, dashboard get-rgw-api-host"
    ", service status, service dump, node ls, ping, daemonperf, iostat, fs feature ls, fs compat show, fs clone status"
    ", fs snap-schedule list, fs snap-schedule status, fs subvolume exist, fs subvolume snapshot ls"
    ", fs subvolume snapshot info, mds count-metadata, mds last-seen, mon count-metadata, mon ok-to-add-offline"
    ", osd count-metadata, osd crush get-device-class, osd crush rule ls-by-class, osd get-require-min-compat-client"
    ", osd last-stat-seq, osd pool availability-status, osd pool stretch show, osd test-reweight-by-pg, osd tree-from"
    ", balancer eval-verbose, telemetry preview, nfs cluster ls, nfs cluster info, nfs export ls, nfs export info"
    ", rbd perf image iostat, dashboard feature status"
)

#: Settings that may name programs are trusted where they are installed, not in a scratch place.
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
STRANGE = "takes settings from a scratch place, which may name programs"

TOOL = tool(
    "ceph",
    "-- REST...",
    about="a Ceph storage cluster",
    docs="man:ceph(8)",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes(
            "-c/--conf -i/--in-file --setuser --setgroup --id/--user -n/--name --cluster -f/--format --connect-timeout"
            " -p/--period -m/--mon-host -k/--keyring -W/--watch-channel --max"
        ),
        takes("-o/--out-file", writes="VALUE|-"),
        takes("--admin-daemon"),
        flags(
            "-h/--help -s/--status -w/--watch --watch-debug --watch-info --watch-sec --watch-warn --watch-error"
            " -v/--version"
            " --verbose --concise --block --yes-i-really-mean-it --yes-i-really-really-mean-it --force --detail"
            " --yes-i-really-really-mean-it-not-faking"
        ),
    ],
    rows=[
        when(f"-c={SCRATCH}", does="code.injected -c", because=STRANGE),
        when("--admin-daemon", does="code.opaque", because="hands a command to a daemon"),
        when("REST", does="code.opaque REST", because="is a command of its own"),
        when(
            unless="REST --admin-daemon -h -v -s -w --watch-debug --watch-info --watch-sec --watch-warn --watch-error",
            does="code.interactive",
        ),
    ],
    subs=[
        sub(READS, "WORD..."),
        sub("progress clear, progress off, progress on", does="cluster.change"),
        # keys
        sub("auth ls, auth list", does="secret.read", because="shows all keys of the cluster"),
        sub(
            "auth get, auth get-key, auth print-key, auth print_key, auth export",
            "ENTITY",
            does="secret.read ENTITY",
            because="shows a key",
        ),
        sub(
            "auth get-or-create, auth get-or-create-key, auth get-or-create-pending",
            "ENTITY WORD...",
            does="access.grant ENTITY, secret.read ENTITY",
            because="makes and shows a key",
        ),
        sub("auth add, auth caps, auth import, fs authorize", "ENTITY WORD...", does="access.grant ENTITY"),
        sub("auth del, auth rm", "ENTITY", does="access.revoke ENTITY"),
        sub("config-key get, config-key dump", "KEY", does="secret.read KEY", because="a store made for secrets"),
        sub("config-key set, config-key put", "KEY VALUE", does="credential.store KEY"),
        sub("config-key rm, config-key del", "KEY", does="cluster.delete KEY"),
        # settings
        sub("config set, config rm, config reset, config assimilate-conf", "WORD...", does="cluster.change WORD"),
        sub("log", "WORD...", does="cluster.change", because="writes to the cluster's log"),
        sub(
            "health mute, health unmute, crash archive, crash archive-all, telemetry on, telemetry off, balancer on"
            ", balancer off, balancer mode, mgr module enable, mgr module disable, osd set-require-min-compat-client"
            ", osd require-osd-release, device light, device monitoring, osd crush class create, mon set, fs set"
            ", osd pool application enable, osd pool application set, osd pool application rm"
            ", osd erasure-code-profile set, osd crush rule create-simple, osd crush rule create-replicated"
            ", osd crush rule create-erasure, osd crush add-bucket, osd crush rename-bucket, osd pool rename, orch"
            " apply"
            ", orch daemon add, orch host add, orch host label add",
            "WORD...",
            does="cluster.change WORD",
        ),
        sub("insights"),
        sub("crash rm, crash prune, insights prune-health", "WORD...", does="log.discard WORD"),
        sub("compact, injectargs", "WORD...", does="cluster.disrupt"),
        sub(
            "tell, daemon",
            "DAEMON COMMAND VERB WORD...",
            rows=[
                when(
                    "COMMAND",
                    unless="COMMAND=version|help|status|perf|dump_*|config|heap|ops|bench|cache|list_*|get_*|session",
                    does="code.opaque COMMAND",
                    because="hands a command to a daemon",
                ),
                when(
                    "COMMAND=perf|config|heap|cache|session",
                    "VERB",
                    unless="VERB=show|get|diff|help|stats|status|ls|dump|schema|histogram|get_release_rate",
                    does="cluster.disrupt DAEMON",
                ),
                when("COMMAND=heap", "VERB=dump", does="fs.write", because="writes beside the daemon's log"),
                when("COMMAND=bench", does="host.load DAEMON"),
            ],
        ),
        # scrubs, repair
        sub(
            "osd scrub, osd deep-scrub, pg scrub, pg deep-scrub, scrub",
            "WORD...",
            does="service.start WORD",
            because="starts a scrub",
        ),
        sub("osd repair, pg repair", "WORD...", does="storage.change WORD", because="repairs from another copy"),
        sub(
            "osd in, osd unset, osd unpause",
            "WORD...",
            does="storage.disrupt WORD",
            because="moves data in the cluster",
        ),
        sub(
            "osd out, osd down, osd reweight, osd reweight-by-utilization, osd reweight-by-pg, osd primary-affinity"
            ", osd primary-temp, osd pg-temp, osd pause, osd set, osd set-group, osd unset-group, osd crush reweight"
            ", osd crush reweight-all, osd crush reweight-subtree, osd crush reweight-compat, osd crush move"
            ", osd crush add, osd crush set, osd crush create-or-move, osd crush link, osd crush unlink, osd crush"
            " remove"
            ", osd crush rm, osd crush tunables, osd crush set-tunable, osd crush set-device-class"
            ", osd crush rm-device-class, osd setcrushmap, osd pool set, osd pool unset, osd pool set-quota"
            ", osd tier add, osd tier add-cache, osd tier cache-mode, osd tier set-overlay, osd tier remove"
            ", osd tier remove-overlay, balancer optimize, balancer execute, osd new, osd create, osd setmaxosd"
            ", osd blocklist add, osd blocklist rm, osd blacklist add, osd blacklist rm, osd pool application disable"
            ", osd set-full-ratio, osd set-nearfull-ratio, osd set-backfillfull-ratio, osd stop",
            "WORD...",
            does="storage.disrupt WORD",
            because="moves data in the cluster, or stops its use",
        ),
        sub(
            "osd pool create, fs new, fs volume create, fs subvolume create, fs subvolumegroup create",
            "WORD...",
            does="storage.change WORD",
        ),
        sub("osd pool mksnap, fs subvolume snapshot create", "WORD...", does="snapshot WORD"),
        # daemons
        sub(
            "mon add, mon remove, mon rm, mon enable_stretch_mode, mgr fail, mds fail, mds rm, mds rmfailed, mds"
            " set_state"
            ", mds repaired, mds deactivate, fs fail, fs set-default, mds compat rm_compat, mds compat rm_incompat,"
            " quorum"
            ", sync force, orch restart, orch stop, orch redeploy, orch reconfig, orch daemon restart, orch daemon stop"
            ", orch daemon redeploy, orch daemon rm, orch host drain, orch host rm, orch host maintenance enter"
            ", orch host maintenance exit, orch upgrade start, orch upgrade stop, orch upgrade pause, orch upgrade"
            " resume"
            ", orch osd rm, orch pause, orch resume",
            "WORD...",
            does="cluster.disrupt WORD",
        ),
        sub("orch start, orch daemon start", "WORD...", does="service.start WORD"),
        # loss
        sub(
            "osd destroy, osd purge, osd rm, osd lost, osd force-create-pg, pg force_create_pg, osd pool rmsnap"
            ", osd erasure-code-profile rm, osd crush rule rm, fs reset, fs subvolume rm, fs subvolumegroup rm"
            ", fs subvolume snapshot rm, orch rm, orch device zap",
            "WORD...",
            does="storage.delete WORD",
        ),
        sub("pg", "PG COMMAND WORD...", does="storage.delete PG", because="may give up what cannot be found"),
        sub(
            "osd pool delete, osd pool rm, fs rm, fs volume rm",
            "WORD...",
            does="storage.delete WORD",
            because="deletes a pool or file system",
            whole=True,
        ),
    ],
    examples="""
        ceph -s                                             #=> read_only
        ceph -c /tmp/ceph.conf -s                           #=> unknown code.injected
        ceph                                                #=> unknown code.interactive
        ceph -n client.x -- osd purge 1                     #=> unknown code.opaque
        ceph status --format json                           #=> read_only
        ceph health detail                                  #=> read_only
        ceph osd tree                                       #=> read_only
        ceph progress clear                                 #=> config_mutation cluster.change
        ceph osd pool ls detail                             #=> read_only
        ceph pg dump_stuck unclean                          #=> read_only
        ceph --version                                      #=> read_only
        ceph osd getcrushmap -o map.bin                     #=> config_mutation fs.write
        ceph auth ls                                        #=> exposure secret.read
        ceph auth get client.admin                          #=> exposure secret.read
        ceph auth get-or-create client.x mon 'allow r'      #=> exposure access.grant secret.read
        ceph auth caps client.x mon 'allow *'               #=> exposure access.grant
        ceph auth del client.x                              #=> disruptive access.revoke
        ceph config-key get x                               #=> exposure secret.read
        ceph config-key set x y                             #=> config_mutation credential.store
        ceph config-key rm x                                #=> destructive cluster.delete
        ceph config set osd osd_max_backfills 1             #=> config_mutation cluster.change
        ceph log hello                                      #=> config_mutation cluster.change
        ceph mgr module enable dashboard                    #=> config_mutation cluster.change
        ceph crash rm x                                     #=> destructive log.discard
        ceph tell osd.0 version                             #=> read_only
        ceph tell osd.0 heap stats                          #=> read_only
        ceph tell osd.0 heap dump                           #=> config_mutation fs.write
        ceph daemon osd.0 config get osd_max_backfills      #=> read_only
        ceph tell mds.a session config 4 timeout 300        #=> disruptive cluster.disrupt
        ceph insights                                       #=> read_only
        ceph insights prune-health 24                       #=> destructive log.discard
        ceph tell osd.0 injectargs --x                      #=> unknown code.opaque
        ceph tell osd.0 bench                               #=> disruptive host.load
        ceph daemon osd.0 perf dump                         #=> read_only
        ceph daemon osd.0 config set debug_osd 20           #=> disruptive cluster.disrupt
        ceph --admin-daemon /run/ceph/x.asok config show    #=> unknown code.opaque
        ceph osd deep-scrub 3                               #=> reversible_low service.start
        ceph pg repair 1.2f                                 #=> config_mutation storage.change
        ceph osd out 12                                     #=> disruptive storage.disrupt
        ceph osd in 12                                      #=> disruptive storage.disrupt
        ceph osd set noout                                  #=> disruptive storage.disrupt
        ceph osd pool set rbd size 2                        #=> disruptive storage.disrupt
        ceph osd pool create rbd 128                        #=> config_mutation storage.change
        ceph osd pool mksnap rbd pre                        #=> reversible_low snapshot
        ceph injectargs x                                   #=> disruptive cluster.disrupt
        ceph mgr fail x                                     #=> disruptive cluster.disrupt
        ceph orch start mgr                                 #=> reversible_low service.start
        ceph osd purge 3 --yes-i-really-mean-it             #=> destructive storage.delete
        ceph pg 1.2f mark_unfound_lost revert               #=> destructive storage.delete
        ceph osd pool delete rbd rbd --yes-i-really-really-mean-it  #=> destructive storage.delete
        ceph fs rm media --yes-i-really-mean-it             #=> destructive storage.delete
        ceph frobnicate                                     #=> unknown unknown.subcommand
    """,
)
