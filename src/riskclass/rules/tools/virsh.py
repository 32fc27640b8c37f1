from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "virsh",
    about="look at and change guests of libvirt",
    input="whole",
    docs="https://www.libvirt.org/manpages/virsh.html",
    does="code.interactive",
    because="opens virsh's own shell",
    style="go",
    inert="--help --version -V",
    options=[
        takes(
            "-c/--connect", "ADDRESS:libvirt_uri", context="host:VALUE|$LIBVIRT_DEFAULT_URI|$VIRSH_DEFAULT_CONNECT_URI"
        ),
        takes("-l/--log", writes="VALUE"),
        takes("-d/--debug -e/--escape -k/--keepalive-interval -K/--keepalive-count"),
        takes("-v/--version", "[TYPE]"),
        flags("-h/--help -q/--quiet -r/--readonly -t/--timing -V"),
    ],
    subs=[
        # look
        sub(
            "list, domid, domname, domuuid, dominfo, domstate, domcontrol, domblkerror, domblklist, "
            "domblkinfo, domblkstat, domif-getlink, domifaddr, domiflist, domifstat, domhostname, "
            "domfsinfo, domjobinfo, domlaunchsecinfo, iothreadinfo, ttyconsole, vncdisplay, "
            "migrate-getmaxdowntime, migrate-getspeed, get-user-sshkeys, vcpucount, vcpuinfo, cpu-stats, "
            "domdirtyrate-calc, dommemstat, event, qemu-monitor-event, domxml-to-native, capabilities, "
            "cpu-baseline, cpu-compare, cpu-models, domcapabilities, freecell, freepages, hostname, "
            "hypervisor-cpu-baseline, hypervisor-cpu-models, domthrottlegroupinfo, domthrottlegrouplist,"
            " "
            "hypervisor-cpu-compare, maxvcpus, nodecpumap, nodecpustats, nodeinfo, "
            "nodememstats, nodesevinfo, sysinfo, uri, version, checkpoint-info, checkpoint-list, "
            "checkpoint-parent, iface-dumpxml, iface-list, iface-mac, iface-name, nwfilter-dumpxml, "
            "nwfilter-list, nwfilter-binding-dumpxml, nwfilter-binding-list, net-dhcp-leases, net-dumpxml, "
            "net-event, net-info, net-list, net-name, net-uuid, net-port-list, net-port-dumpxml, "
            "nodedev-dumpxml, nodedev-list, nodedev-event, nodedev-info, secret-dumpxml, secret-event, "
            "secret-list, snapshot-info, snapshot-list, snapshot-parent, backup-dumpxml, "
            "find-storage-pool-sources-as, find-storage-pool-sources, pool-dumpxml, pool-info, pool-list, "
            "pool-name, pool-uuid, pool-event, pool-capabilities, vol-dumpxml, vol-info, vol-key, vol-list, "
            "vol-name, vol-path, vol-pool, pwd, cd, exit, quit, help",
            "WORD...",
            options=[
                takes(
                    "--domain --device --interface --source --user --start --count --seconds --mode --period --event"
                ),
                takes("--timeout --format --xml --file --arch --virttype --emulatorbin --machine --cellno --pagesize"),
                takes("--emulator --model --type --cpu --cell --checkpointname --from --xpath --nwfilter --binding"),
                takes("--network --mac --port --cap --secret --snapshotname --host --initiator --srcSpec --pool --vol"),
                takes("--dir --command"),
                flags("--inactive --all --transient --persistent --with-snapshot --without-snapshot --with-checkpoint"),
                flags("--without-checkpoint --state-running --state-paused --state-shutoff --state-other --autostart"),
                flags("--no-autostart --with-managed-save --without-managed-save --uuid --name --id --table"),
                flags("--managed-save --title --reason --details --human --config --full --completed --keep-completed"),
                flags("--anystats --rawstats --live --current --postcopy --maximum --active --guest --pretty --total"),
                flags("--loop --list --timestamp --regex --no-case --features --migratable --error --validate"),
                flags("--percent --daemon --parent --roots --leaves --no-leaves --tree --descendants --topological"),
                flags("--wrap --ephemeral --no-ephemeral --private --no-private --metadata --no-metadata --disk-only"),
                flags("--internal --external --bytes --physical --disable-deprecated-features"),
                takes("--group-name"),
            ],
        ),
        sub(
            "domstats, guestinfo, domxml-from-native, echo, connect",
            "WORD...",
            options=[
                takes("--domain --format --config --string --name"),
                flags(
                    "--state --cpu-total --balloon --vcpu --interface --block --perf --iothread --memory --dirtyrate"
                ),
                flags("--vm --list-active --list-inactive --list-persistent --list-transient --list-running"),
                flags("--list-paused --list-shutoff --list-other --raw --enforce --backing --nowait --user --os"),
                flags(
                    "--timezone --hostname --filesystem --disk --shell --xml --split --err --prefix --readonly --load"
                ),
            ],
        ),
        sub(
            "dumpxml, managedsave-dumpxml, save-image-dumpxml, checkpoint-dumpxml, snapshot-dumpxml",
            "WORD...",
            options=[
                flags("--security-info", does="secret.read WORD", because="shows passwords of the guest's console"),
                takes("--domain --xpath --file --checkpointname --snapshotname"),
                flags("--inactive --update-cpu --migratable --wrap --no-domain --size"),
            ],
        ),
        sub(
            "snapshot-current",
            "DOMAIN SNAPSHOT",
            options=[
                flags("--security-info", does="secret.read DOMAIN", because="shows passwords of the guest's console"),
                takes("--snapshotname", does="guest.change VALUE"),
                takes("--domain"),
                flags("--name"),
            ],
            rows=[
                when("--domain", operands="SNAPSHOT"),
                when("SNAPSHOT", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "domdisplay",
            "WORD...",
            options=[
                flags("--include-password", does="secret.read WORD"),
                takes("--domain --type"),
                flags("--all"),
            ],
        ),
        sub(
            "domtime",
            "DOMAIN",
            options=[
                flags("--now --sync", does="guest.change DOMAIN"),
                takes("--time", does="guest.change DOMAIN"),
                takes("--domain"),
                flags("--pretty"),
            ],
            rows=[
                when("--domain", operands=""),
            ],
        ),
        # ask, or set where more than the guest is given
        sub(
            "blkiotune",
            "DOMAIN WORD...",
            options=[
                takes("--domain --weight --device-weights --device-read-iops-sec --device-write-iops-sec"),
                takes("--device-read-bytes-sec --device-write-bytes-sec"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when(
                    "WORD --weight --device-weights --device-read-iops-sec --device-write-iops-sec"
                    " --device-read-bytes-sec --device-write-bytes-sec",
                    does="guest.change DOMAIN",
                ),
            ],
        ),
        sub(
            "memtune",
            "DOMAIN WORD...",
            options=[
                takes("--domain --hard-limit --soft-limit --swap-hard-limit --min-guarantee"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when("WORD --hard-limit --soft-limit --swap-hard-limit --min-guarantee", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "numatune",
            "DOMAIN WORD...",
            options=[
                takes("--domain --mode --nodeset"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when("WORD --mode --nodeset", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "schedinfo",
            "DOMAIN WORD...",
            options=[
                takes("--domain --weight --cap --set"),
                flags("--current --config --live"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when("WORD --weight --cap --set", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "perf",
            "DOMAIN WORD...",
            options=[
                takes("--domain --enable --disable"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when("WORD --enable --disable", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "emulatorpin",
            "DOMAIN WORD...",
            options=[
                takes("--domain --cpulist"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when("WORD --cpulist", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "migrate-compcache",
            "DOMAIN WORD...",
            options=[
                takes("--domain --size"),
            ],
            rows=[
                when("--domain", operands="WORD..."),
                when("WORD --size", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "blkdeviotune",
            "DOMAIN DEVICE WORD...",
            options=[
                takes("--domain --device --total-bytes-sec --read-bytes-sec --write-bytes-sec --total-iops-sec"),
                takes("--read-iops-sec --write-iops-sec --total-bytes-sec-max --read-bytes-sec-max"),
                takes("--write-bytes-sec-max --total-iops-sec-max --read-iops-sec-max --write-iops-sec-max"),
                takes("--size-iops-sec --group-name --total-bytes-sec-max-length --read-bytes-sec-max-length"),
                takes("--write-bytes-sec-max-length --total-iops-sec-max-length --read-iops-sec-max-length"),
                takes("--write-iops-sec-max-length"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", "--device", operands="WORD..."),
                when("--domain", operands="DEVICE WORD..."),
                when("--device", operands="DOMAIN WORD..."),
                when(
                    "WORD --total-bytes-sec --read-bytes-sec --write-bytes-sec --total-iops-sec --read-iops-sec"
                    " --write-iops-sec --total-bytes-sec-max --read-bytes-sec-max --write-bytes-sec-max"
                    " --total-iops-sec-max --read-iops-sec-max --write-iops-sec-max --size-iops-sec --group-name"
                    " --total-bytes-sec-max-length --read-bytes-sec-max-length --write-bytes-sec-max-length"
                    " --total-iops-sec-max-length --read-iops-sec-max-length --write-iops-sec-max-length",
                    does="guest.change DOMAIN",
                ),
            ],
        ),
        sub(
            "domiftune",
            "DOMAIN INTERFACE WORD...",
            options=[
                takes("--domain --interface --inbound --outbound"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", "--interface", operands="WORD..."),
                when("--domain", operands="INTERFACE WORD..."),
                when("--interface", operands="DOMAIN WORD..."),
                when("WORD --inbound --outbound", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "vcpupin",
            "DOMAIN VCPU WORD...",
            options=[
                takes("--domain --vcpu --cpulist"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", "--vcpu", operands="WORD..."),
                when("--domain", operands="VCPU WORD..."),
                when("--vcpu", operands="DOMAIN WORD..."),
                when("WORD --cpulist", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "iothreadpin",
            "DOMAIN THREAD WORD...",
            options=[
                takes("--domain --iothread --cpulist"),
                flags("--config --live --current"),
            ],
            rows=[
                when("--domain", "--iothread", operands="WORD..."),
                when("--domain", operands="THREAD WORD..."),
                when("--iothread", operands="DOMAIN WORD..."),
                when("WORD --cpulist", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "desc",
            "DOMAIN TEXT...",
            options=[
                flags("--edit", does="code.interactive DOMAIN"),
                takes("--domain --new-desc"),
                flags("--live --config --current --title"),
            ],
            rows=[
                when("--domain", operands="TEXT..."),
                when("TEXT --new-desc", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "metadata",
            "DOMAIN URI KEY TEXT",
            options=[
                flags("--edit", does="code.interactive DOMAIN"),
                flags("--remove", does="guest.change DOMAIN"),
                takes("--set", does="guest.change DOMAIN"),
                takes("--domain --uri --key"),
                flags("--live --config --current"),
            ],
            rows=[
                when("--domain --uri --key", operands="TEXT..."),
                when("TEXT", does="guest.change DOMAIN"),
            ],
        ),
        sub(
            "node-memory-tune",
            "WORD...",
            options=[
                takes("--shm-pages-to-scan --shm-sleep-millisecs --shm-merge-across-nodes"),
            ],
            rows=[
                when("WORD --shm-pages-to-scan --shm-sleep-millisecs --shm-merge-across-nodes", does="host.config"),
            ],
        ),
        sub(
            "blockjob",
            "DOMAIN PATH WORD",
            options=[
                flags("--abort --pivot --async", does="guest.disrupt DOMAIN", because="ends a copy that is under way"),
                takes("--bandwidth", does="guest.change DOMAIN"),
                takes("--domain --path"),
                flags("--info --bytes --raw"),
            ],
            rows=[
                when("--domain --path", operands="WORD..."),
                when("WORD", does="guest.change DOMAIN"),
            ],
        ),
        # start, change
        sub(
            "start, resume, dompmwakeup, domfsthaw, restore",
            "WORD...",
            does="guest.start WORD",
            options=[
                flags("--console", does="code.interactive WORD"),
                flags("--force-boot", does="guest.delete WORD", because="drops the state that was saved"),
                takes("--domain --pass-fds --mountpoint --file --xml --parallel-channels"),
                flags("--paused --autodestroy --bypass-cache --reset-nvram --running"),
            ],
        ),
        sub(
            "create, define, managedsave-define, save-image-define",
            "WORD...",
            does="guest.change WORD",
            options=[
                flags("--console", does="code.interactive WORD"),
                takes("--file --pass-fds --domain --xml"),
                flags("--paused --autodestroy --validate --reset-nvram --running"),
            ],
        ),
        sub(
            "attach-device, attach-disk, attach-interface, change-media, update-device, "
            "update-memory-device, domrename, domsetlaunchsecstate, iothreadadd, iothreadset, iothreaddel, "
            "migrate-setmaxdowntime, migrate-setspeed, set-lifecycle-action, setmaxmem, setmem, setvcpus, "
            "setvcpu, guestvcpus, domblkthreshold, guest-agent-timeout, dom-fd-associate, domfstrim, "
            "qemu-attach",
            "WORD...",
            does="guest.change WORD",
            inert="--print-xml",
            options=[
                takes("--domain --file --source --target --targetbus --driver --subdriver --iothread --cache --io"),
                takes("--type --mode --sourcetype --serial --wwn --alias --address --source-protocol"),
                takes("--source-host-name --source-host-transport --source-host-socket --mac --model"),
                takes("--script", does="code.opaque VALUE", because="runs on the host when the interface comes up"),
                takes("--inbound --outbound --source-mode --path --node --requested-size --new-name --secrethdr"),
                takes("--secret --set-address --id --poll-max-ns --poll-grow --poll-shrink --thread-pool-min"),
                takes("--thread-pool-max --downtime --bandwidth --action --size --count --vcpulist --cpulist --dev"),
                takes("--threshold --timeout --name --pass-fds --minimum --mountpoint --pid --throttle-groups"),
                flags("--persistent --config --live --current --rawio --multifunction --print-xml --managed --eject"),
                flags("--insert --update --force --block --postcopy --maximum --guest --hotpluggable --enable"),
                flags("--disable --seclabel-writable --seclabel-restore"),
            ],
        ),
        sub(
            "autostart, net-autostart, pool-autostart, nodedev-autostart",
            "WORD...",
            does="service.enable WORD",
            options=[
                takes("--domain --network --pool --device"),
                flags("--disable --once"),
            ],
        ),
        sub(
            "detach-device, detach-device-alias, detach-disk, detach-interface, domif-setlink",
            "WORD...",
            does="guest.disrupt WORD",
            inert="--print-xml",
            options=[
                takes("--domain --file --alias --target --type --mac --interface --state"),
                flags("--persistent --config --live --current --print-xml"),
            ],
        ),
        sub(
            "set-user-password",
            "WORD...",
            does="account.change WORD",
            options=[
                takes("--domain --user --password"),
                flags("--encrypted"),
            ],
        ),
        sub(
            "set-user-sshkeys",
            "WORD...",
            does="access.grant WORD",
            because="lets the key log in to the guest",
            options=[
                takes("--domain --user --file"),
                flags("--reset --remove"),
            ],
        ),
        sub(
            "blockcommit, blockcopy, blockpull, blockresize",
            "WORD...",
            does="storage.change WORD",
            inert="--print-xml",
            options=[
                flags("--delete", does="storage.delete WORD", because="deletes the files it merged"),
                flags("--pivot", does="guest.change WORD"),
                flags("--reuse-external", does="storage.delete WORD", because="overwrites the file named"),
                flags("--capacity"),
                takes("--domain --path --bandwidth --base --top --timeout --dest --xml --format --granularity"),
                takes("--buf-size --size"),
                flags("--shallow --active --wait --verbose --keep-overlay --async --keep-relative --bytes --blockdev"),
                flags("--finish --transient-job --synchronous-writes --print-xml"),
            ],
        ),
        # stop
        sub(
            "shutdown, destroy, reboot, reset, suspend, managedsave, dompmsuspend, domfsfreeze, "
            "domjobabort, inject-nmi, migrate, migrate-postcopy",
            "WORD...",
            does="guest.disrupt WORD",
            options=[
                flags("--tunnelled --p2p --direct --copy-storage-all --copy-storage-inc"),
                flags("--undefinesource", does="guest.delete WORD", because="removes the guest here once it is there"),
                flags("--remove-logs", does="log.discard WORD"),
                takes("--domain --mode --target --duration --mountpoint --desturi --migrateuri --graphicsuri"),
                takes("--listen-address --dname --timeout --xml --migrate-disks --disks-port --disks-uri"),
                takes("--comp-methods --comp-mt-level --comp-mt-threads --comp-mt-dthreads --comp-xbzrle-cache"),
                takes("--auto-converge-initial --auto-converge-increment --persistent-xml --postcopy-bandwidth"),
                takes(
                    "--parallel-connections --bandwidth --tls-destination --available-switchover-bandwidth"
                    " --comp-zlib-level --comp-zstd-level --migrate-disks-detect-zeroes"
                ),
                flags(
                    "--graceful --bypass-cache --running --paused --verbose --postcopy --live --offline --persistent"
                ),
                flags("--suspend --copy-storage-synchronous-writes --change-protection --unsafe --compressed"),
                flags("--auto-converge --rdma-pin-all --abort-on-error --postcopy-after-precopy --postcopy-resume"),
                flags("--zerocopy --timeout-suspend --timeout-postcopy --tls --parallel"),
            ],
        ),
        sub(
            "save",
            "DOMAIN FILE",
            writes="FILE --file",
            does="guest.disrupt DOMAIN",
            because="stops the guest and saves its memory",
            options=[
                takes("--domain --file --xml --image-format --parallel-channels"),
                flags("--bypass-cache --running --paused --verbose"),
            ],
            rows=[
                when("--domain", operands="FILE"),
            ],
        ),
        sub(
            "dump",
            "DOMAIN FILE",
            writes="FILE --file",
            options=[
                flags("--crash --reset", does="guest.disrupt DOMAIN"),
                flags("--live"),
                takes("--domain --file --format"),
                flags("--bypass-cache --verbose --memory-only"),
            ],
            rows=[
                when("--domain", operands="FILE"),
                when(
                    unless="--live", does="guest.disrupt DOMAIN", because="holds the guest while its memory is written"
                ),
            ],
        ),
        sub(
            "screenshot",
            "DOMAIN FILE",
            writes="FILE --file",
            options=[
                takes("--domain --file --screen"),
            ],
            rows=[
                when("--domain", operands="FILE"),
                when(unless="FILE --file", does="fs.write cwd", because="writes a picture"),
            ],
        ),
        sub(
            "send-process-signal",
            "WORD...",
            does="process.signal WORD",
            options=[
                takes("--domain --pid --signame"),
            ],
        ),
        sub(
            "send-key",
            "WORD...",
            does="code.opaque WORD",
            because="types into the guest",
            options=[
                takes("--domain --codeset --holdtime --keycode"),
            ],
        ),
        # sessions, commands
        sub(
            "console",
            "WORD...",
            does="code.interactive WORD",
            options=[
                takes("--domain --devname"),
                flags("--force --safe --resume"),
            ],
        ),
        sub(
            "edit, managedsave-edit, save-image-edit, checkpoint-edit, iface-edit, nwfilter-edit, net-edit, "
            "snapshot-edit, pool-edit",
            "WORD...",
            does="code.interactive WORD",
            because="opens an editor",
            options=[
                takes("--domain --file --checkpointname --interface --nwfilter --network --snapshotname --pool"),
                flags("--skip-validate --running --paused --current --rename --clone"),
            ],
        ),
        sub(
            "lxc-enter-namespace",
            "DOMAIN COMMAND...:argv",
            about="run a command in the namespaces of a container",
            context="container:DOMAIN",
            options=[takes("--domain"), takes("--cmd", "COMMAND...:argv"), flags("--noseclabel")],
            rows=[
                when("--domain", operands="COMMAND...:argv"),
            ],
        ),
        sub(
            "qemu-monitor-command",
            "DOMAIN REQUEST...",
            options=[
                takes("--cmd", does="code.opaque VALUE"),
                takes("--domain --pass-fds"),
                flags("--hmp --pretty --return-value"),
            ],
            rows=[
                when("--domain", operands="REQUEST..."),
                when(
                    unless='REQUEST=info*|{"execute":"query-*',
                    does="code.opaque REQUEST",
                    because="tells the emulator to do anything",
                ),
            ],
        ),
        sub(
            "qemu-agent-command",
            "DOMAIN REQUEST...",
            options=[
                takes("--cmd", does="code.opaque VALUE"),
                takes("--domain --timeout"),
                flags("--async --block --pretty"),
            ],
            rows=[
                when("--domain", operands="REQUEST..."),
                when(
                    unless='REQUEST={"execute":"guest-ping"*|{"execute":"guest-get-*|{"execute":"guest-info"*'
                    '|{"execute":"guest-network-get-interfaces"*',
                    does="code.opaque REQUEST",
                    because="tells the agent in the guest to do anything",
                ),
            ],
        ),
        # delete, roll back
        sub(
            "undefine",
            "DOMAIN",
            does="guest.delete DOMAIN",
            options=[
                flags(
                    "--remove-all-storage --wipe-storage", does="storage.delete DOMAIN", because="deletes the disks too"
                ),
                takes("--storage", does="storage.delete VALUE", because="deletes the disks too"),
                takes("--domain"),
                flags("--managed-save --delete-storage-volume-snapshots --snapshots-metadata --checkpoints-metadata"),
                flags("--nvram --keep-nvram --tpm --keep-tpm"),
            ],
        ),
        sub(
            "managedsave-remove",
            "WORD...",
            does="guest.delete WORD",
            because="deletes the state that was saved",
            options=[
                takes("--domain"),
            ],
        ),
        sub(
            "snapshot-delete, checkpoint-delete",
            "WORD...",
            does="guest.delete WORD",
            options=[
                takes("--domain --snapshotname --checkpointname"),
                flags("--current --children --children-only --metadata"),
            ],
        ),
        sub(
            "snapshot-revert",
            "WORD...",
            does="guest.delete WORD",
            because="drops what changed since the snapshot",
            options=[
                takes("--domain --snapshotname"),
                flags("--current --running --paused --force --reset-nvram"),
            ],
        ),
        # snapshots, backups
        sub(
            "snapshot-create, snapshot-create-as, checkpoint-create, checkpoint-create-as, backup-begin",
            "WORD...",
            does="snapshot WORD",
            inert="--print-xml",
            options=[
                flags("--halt", does="guest.disrupt WORD", because="stops the guest afterwards"),
                flags("--reuse-external", does="storage.delete WORD", because="overwrites the files named"),
                takes("--domain --xmlfile --name --description --memspec --diskspec --backupxml --checkpointxml"),
                flags(
                    "--redefine --current --no-metadata --disk-only --quiesce --atomic --live --validate --print-xml"
                ),
                flags("--redefine-validate"),
            ],
        ),
        # networks, filters, interfaces
        sub(
            "net-start, net-create, net-destroy, net-update, net-port-create, net-port-delete, iface-start, "
            "iface-destroy, iface-bridge, iface-unbridge, iface-commit, iface-rollback",
            "WORD...",
            does="net.config WORD",
            options=[
                takes("--network --file --command --section --xml --parent-index --port --interface --bridge --delay"),
                flags("--validate --config --live --current --no-stp --no-start"),
            ],
        ),
        sub(
            "net-define, iface-define, iface-undefine",
            "WORD...",
            does="host.config WORD",
            options=[
                takes("--file --interface"),
                flags("--validate"),
            ],
        ),
        sub(
            "iface-begin",
            "WORD...",
            does="snapshot",
            because="keeps the settings of interfaces, to go back to",
            options=[],
        ),
        sub(
            "net-undefine",
            "WORD...",
            does="guest.delete WORD",
            because="deletes the definition of a network",
            options=[
                takes("--network"),
            ],
        ),
        sub(
            "nwfilter-define, nwfilter-undefine, nwfilter-binding-create, nwfilter-binding-delete",
            "WORD...",
            does="net.firewall WORD",
            options=[
                takes("--file --nwfilter --binding"),
                flags("--validate"),
            ],
        ),
        # host, devices, secrets
        sub(
            "nodesuspend",
            "WORD...",
            does="host.off",
            because="suspends the host",
            options=[
                takes("--target --duration"),
            ],
        ),
        sub(
            "allocpages",
            "WORD...",
            does="host.config",
            options=[
                takes("--pagesize --pagecount --cellno"),
                flags("--add --all"),
            ],
        ),
        sub(
            "net-metadata",
            "NETWORK URI KEY TEXT",
            options=[
                flags("--edit", does="code.interactive NETWORK"),
                flags("--remove", does="host.config NETWORK"),
                takes("--set", does="host.config NETWORK"),
                takes("--network --uri --key"),
                flags("--live --config --current"),
            ],
            rows=[
                when("--network --uri --key", operands="TEXT..."),
                when("TEXT", does="host.config NETWORK"),
            ],
        ),
        sub(
            "net-desc",
            "NETWORK TEXT...",
            options=[
                flags("--edit", does="code.interactive NETWORK"),
                takes("--network --new-desc"),
                flags("--live --config --current --title"),
            ],
            rows=[
                when("--network", operands="TEXT..."),
                when("TEXT --new-desc", does="host.config NETWORK"),
            ],
        ),
        sub("domdisplay-reload", "DOMAIN", does="service.reload DOMAIN --domain", options=[takes("--domain --type")]),
        sub(
            "domthrottlegroupset, domthrottlegroupdel",
            "DOMAIN GROUP WORD...",
            does="guest.change DOMAIN --domain",
            options=[
                takes("--domain --group-name --total-bytes-sec --read-bytes-sec --write-bytes-sec --total-iops-sec"),
                takes("--read-iops-sec --write-iops-sec --total-bytes-sec-max --read-bytes-sec-max"),
                takes("--write-bytes-sec-max --total-iops-sec-max --read-iops-sec-max --write-iops-sec-max"),
                takes("--size-iops-sec --total-bytes-sec-max-length --read-bytes-sec-max-length"),
                takes("--write-bytes-sec-max-length --total-iops-sec-max-length --read-iops-sec-max-length"),
                takes("--write-iops-sec-max-length"),
                flags("--config --live --current"),
            ],
        ),
        sub(
            "nodedev-create, nodedev-define, nodedev-start, nodedev-reattach, nodedev-update",
            "WORD...",
            does="host.config WORD",
            options=[
                takes("--file --device"),
                flags("--validate --config --live --current"),
            ],
        ),
        sub(
            "nodedev-destroy, nodedev-undefine, nodedev-detach, nodedev-reset",
            "WORD...",
            does="guest.disrupt WORD",
            because="takes a device away from what uses it",
            options=[
                takes("--device --driver"),
            ],
        ),
        sub(
            "secret-define, secret-set-value",
            "WORD...",
            does="credential.store WORD",
            options=[
                takes("--file --secret --base64"),
                flags("--validate --plain --interactive"),
            ],
        ),
        sub(
            "secret-get-value",
            "WORD...",
            does="secret.read WORD",
            options=[
                takes("--secret"),
                flags("--plain"),
            ],
        ),
        sub(
            "secret-undefine",
            "WORD...",
            does="storage.delete WORD",
            because="deletes a credential",
            options=[
                takes("--secret"),
            ],
        ),
        # storage
        sub(
            "pool-create, pool-create-as, pool-define, pool-define-as, pool-build",
            "WORD...",
            does="storage.change WORD",
            inert="--print-xml",
            options=[
                flags("--overwrite", does="storage.delete WORD", because="formats what is there"),
                takes("--file --name --type --source-host --source-path --source-dev --source-name --target"),
                takes("--source-format --auth-type --auth-username --secret-usage --secret-uuid --adapter-name"),
                takes("--adapter-wwnn --adapter-wwpn --adapter-parent --adapter-parent-wwnn --adapter-parent-wwpn"),
                takes("--adapter-parent-fabric-wwn --source-protocol-ver --source-initiator --pool"),
                flags("--build --no-overwrite --print-xml --validate"),
            ],
        ),
        sub(
            "pool-start",
            "WORD...",
            does="fs.mount WORD",
            options=[
                flags("--build", does="storage.change WORD"),
                flags("--overwrite", does="storage.delete WORD", because="formats what is there"),
                takes("--pool"),
                flags("--no-overwrite"),
            ],
        ),
        sub(
            "pool-refresh",
            "WORD...",
            does="refresh WORD",
            options=[
                takes("--pool"),
            ],
        ),
        sub(
            "pool-destroy",
            "WORD...",
            does="storage.disrupt WORD",
            because="takes the pool away from its guests",
            options=[
                takes("--pool"),
            ],
        ),
        sub(
            "pool-undefine",
            "WORD...",
            does="storage.delete WORD",
            because="deletes the definition of the pool; the volumes stay",
            options=[
                takes("--pool"),
            ],
        ),
        sub(
            "pool-delete",
            "WORD...",
            does="storage.delete WORD",
            options=[
                takes("--pool"),
            ],
        ),
        sub(
            "vol-create, vol-create-as, vol-create-from, vol-clone",
            "WORD...",
            does="storage.change WORD",
            inert="--print-xml",
            options=[
                takes("--pool --file --name --capacity --allocation --format --backing-vol --backing-vol-format --vol"),
                takes("--inputpool --newname"),
                flags("--prealloc-metadata --validate --print-xml --reflink"),
            ],
        ),
        sub(
            "vol-resize",
            "WORD...",
            does="storage.change WORD",
            options=[
                flags("--shrink", does="storage.delete WORD", because="cuts off the end"),
                takes("--vol --capacity --pool"),
                flags("--allocate --delta"),
            ],
        ),
        sub(
            "vol-download",
            "VOLUME FILE",
            writes="FILE --file",
            options=[
                takes("--vol --file --pool --offset --length"),
                flags("--sparse"),
            ],
            rows=[
                when("--vol", operands="FILE"),
            ],
        ),
        sub(
            "vol-upload",
            "WORD...",
            does="storage.delete WORD",
            because="overwrites the volume",
            options=[
                takes("--vol --file --pool --offset --length"),
                flags("--sparse"),
            ],
        ),
        sub(
            "vol-delete, vol-wipe",
            "WORD...",
            does="storage.delete WORD",
            options=[
                takes("--vol --pool --algorithm"),
                flags("--delete-snapshots"),
            ],
        ),
    ],
    examples="""
        virsh list --all                                          #=> read_only
        virsh -c qemu+ssh://root@kvm1/system list --all           #=> read_only
        virsh -r dominfo web                                      #=> read_only
        virsh domblklist --domain web                             #=> read_only
        virsh dumpxml web                                         #=> read_only
        virsh dumpxml --security-info web                         #=> exposure secret.read
        virsh snapshot-list web --tree                            #=> read_only
        virsh snapshot-current web --name                         #=> read_only
        virsh snapshot-current web --security-info                #=> exposure secret.read
        virsh snapshot-current web s1                             #=> config_mutation guest.change
        virsh snapshot-current web --snapshotname s1              #=> config_mutation guest.change
        virsh pool-info --pool default                            #=> read_only
        virsh net-dhcp-leases default                             #=> read_only
        virsh vol-list default                                    #=> read_only
        virsh net-metadata default uri                            #=> read_only
        virsh net-metadata default uri --set x --key k            #=> config_mutation host.config
        virsh net-metadata default uri k '<a/>'                   #=> config_mutation host.config
        virsh net-metadata --network default uri                  #=> config_mutation host.config
        virsh net-metadata default uri --remove                   #=> config_mutation host.config
        virsh net-metadata default uri --edit                     #=> unknown code.interactive
        virsh net-desc default                                    #=> read_only
        virsh net-desc default new text                           #=> config_mutation host.config
        virsh net-desc --network default                          #=> read_only
        virsh net-desc --network default text                     #=> config_mutation host.config
        virsh net-desc default --new-desc x                       #=> config_mutation host.config
        virsh net-desc default --edit                             #=> unknown code.interactive
        virsh domdisplay-reload web                               #=> config_mutation service.reload
        virsh domthrottlegroupset web g --total-iops-sec 10       #=> config_mutation guest.change
        virsh domdisplay web                                      #=> read_only
        virsh domdisplay --include-password web                   #=> exposure secret.read
        virsh domtime web                                         #=> read_only
        virsh domtime web --sync                                  #=> config_mutation guest.change
        virsh domtime web --time 0                                #=> config_mutation guest.change
        virsh --version                                           #=> read_only
        virsh                                                     #=> unknown code.interactive
        virsh 'list; destroy web'                                 #=> unknown unknown.subcommand
        virsh -c 'qemu+ssh://h/system?command=/tmp/x' list        #=> unknown code.injected
        virsh -c "$URI" list                                      #=> unknown code.injected
        virsh -c "qemu+ssh://$HOST/system" list                   #=> read_only
        virsh -c qemu:///system list                              #=> read_only
        virsh list --frobnicate                                   #=> unknown unknown.option
        virsh -l virsh.log list                                   #=> config_mutation fs.write

        virsh memtune web                                         #=> read_only
        virsh memtune web --hard-limit 1G                         #=> config_mutation guest.change
        virsh blkiotune web                                       #=> read_only
        virsh blkiotune web 500                                   #=> config_mutation guest.change
        virsh numatune web                                        #=> read_only
        virsh numatune web --nodeset 0                            #=> config_mutation guest.change
        virsh schedinfo web                                       #=> read_only
        virsh schedinfo web --set cpu_shares=1                    #=> config_mutation guest.change
        virsh perf web                                            #=> read_only
        virsh perf web --enable cmt                               #=> config_mutation guest.change
        virsh emulatorpin web                                     #=> read_only
        virsh emulatorpin web 0-1                                 #=> config_mutation guest.change
        virsh migrate-compcache web                               #=> read_only
        virsh migrate-compcache web --size 1                      #=> config_mutation guest.change
        virsh blkdeviotune web vda                                #=> read_only
        virsh blkdeviotune web vda --total-iops-sec 10            #=> config_mutation guest.change
        virsh domiftune web vnet0                                 #=> read_only
        virsh domiftune web vnet0 --inbound 10                    #=> config_mutation guest.change
        virsh vcpupin web                                         #=> read_only
        virsh vcpupin web 0 2                                     #=> config_mutation guest.change
        virsh iothreadpin web 1 2                                 #=> config_mutation guest.change
        virsh iothreadpin web 1                                   #=> read_only
        virsh desc web                                            #=> read_only
        virsh desc web new text                                   #=> config_mutation guest.change
        virsh desc web --edit                                     #=> unknown code.interactive
        virsh metadata web uri                                    #=> read_only
        virsh metadata web uri k '<x/>'                           #=> config_mutation guest.change
        virsh metadata web uri --set '<x/>'                       #=> config_mutation guest.change
        virsh metadata web uri --remove                           #=> config_mutation guest.change
        virsh metadata web uri --edit                             #=> unknown code.interactive
        virsh node-memory-tune                                    #=> read_only
        virsh node-memory-tune 5                                  #=> config_mutation host.config
        virsh blockjob web vda --info                             #=> read_only
        virsh blockjob web vda 100                                #=> config_mutation guest.change
        virsh blockjob web vda --bandwidth 100                    #=> config_mutation guest.change
        virsh blockjob web vda --abort                            #=> disruptive guest.disrupt

        virsh memtune --domain web                                #=> read_only
        virsh memtune --domain web 1G                             #=> config_mutation guest.change
        virsh blkiotune --domain web 500                          #=> config_mutation guest.change
        virsh numatune --domain web strict                        #=> config_mutation guest.change
        virsh schedinfo --domain web 1                            #=> config_mutation guest.change
        virsh perf --domain web cmt                               #=> config_mutation guest.change
        virsh emulatorpin --domain web 0                          #=> config_mutation guest.change
        virsh migrate-compcache --domain web 1                    #=> config_mutation guest.change
        virsh blkdeviotune --domain web vda                       #=> read_only
        virsh blkdeviotune --domain web --device vda 10           #=> config_mutation guest.change
        virsh blkdeviotune --device vda web                       #=> read_only
        virsh domiftune --domain web vnet0 10                     #=> config_mutation guest.change
        virsh domiftune --domain web --interface vnet0 10         #=> config_mutation guest.change
        virsh domiftune --interface vnet0 web                     #=> read_only
        virsh vcpupin --domain web 0 2                            #=> config_mutation guest.change
        virsh vcpupin --domain web --vcpu 0 2                     #=> config_mutation guest.change
        virsh vcpupin --vcpu 0 web                                #=> read_only
        virsh iothreadpin --domain web 1 2                        #=> config_mutation guest.change
        virsh iothreadpin --domain web --iothread 1 2             #=> config_mutation guest.change
        virsh iothreadpin --iothread 1 web                        #=> read_only
        virsh desc --domain web text                              #=> config_mutation guest.change
        virsh metadata --domain web uri k x                       #=> config_mutation guest.change
        virsh blockjob --domain web vda 10                        #=> config_mutation guest.change
        virsh snapshot-current --domain web s1                    #=> config_mutation guest.change
        virsh save --domain web web.state                         #=> disruptive fs.write
        virsh dump --domain web core.dump --live                  #=> config_mutation fs.write
        virsh screenshot --domain web s.ppm                       #=> config_mutation fs.write
        virsh vol-download --vol v out.img                        #=> config_mutation fs.write
        virsh domtime --domain web                                #=> read_only
        virsh lxc-enter-namespace --domain web rm -rf /data       #=> destructive fs.delete
        virsh migrate --live --p2p web qemu+ssh://kvm2/system     #=> disruptive guest.disrupt

        virsh start web                                           #=> reversible_low guest.start
        virsh start web --console                                 #=> unknown code.interactive
        virsh start web --force-boot                              #=> destructive guest.delete
        virsh define web.xml                                      #=> config_mutation guest.change
        virsh create web.xml --console                            #=> unknown code.interactive
        virsh attach-interface d bridge br0 --script ./x      #=> unknown code.opaque
        virsh attach-disk web /srv/d.img vdb --persistent         #=> config_mutation guest.change
        virsh attach-disk web /srv/d.img vdb --print-xml          #=> read_only
        virsh setmem web 1G --live                                #=> config_mutation guest.change
        virsh autostart web                                       #=> config_mutation service.enable
        virsh detach-disk web vdb                                 #=> disruptive guest.disrupt
        virsh set-user-password web root x                        #=> config_mutation account.change
        virsh set-user-sshkeys web root --file k.pub              #=> exposure access.grant
        virsh blockcommit web vda --active --wait                 #=> config_mutation storage.change
        virsh blockcommit web vda --active --pivot                #=> config_mutation guest.change
        virsh blockcommit web vda --delete                        #=> destructive storage.delete
        virsh blockcopy web vda /srv/x.img --reuse-external       #=> destructive storage.delete
        virsh shutdown web                                        #=> disruptive guest.disrupt
        virsh destroy web                                         #=> disruptive guest.disrupt
        virsh destroy web --remove-logs                           #=> destructive log.discard
        virsh migrate --live web qemu+ssh://kvm2/system           #=> disruptive guest.disrupt
        virsh migrate web qemu+ssh://kvm2/system --undefinesource #=> destructive guest.delete
        virsh save web web.state                                  #=> disruptive fs.write
        virsh dump web core.dump --live                           #=> config_mutation fs.write
        virsh dump web core.dump                                  #=> disruptive guest.disrupt
        virsh dump web --file core.dump --live --reset            #=> disruptive guest.disrupt
        virsh screenshot web                                      #=> config_mutation fs.write
        virsh screenshot web /tmp/s.ppm                           #=> reversible_low fs.scratch
        virsh send-process-signal web 1 TERM                      #=> disruptive process.signal
        virsh send-key web KEY_ENTER                              #=> unknown code.opaque
        virsh console web                                         #=> unknown code.interactive
        virsh edit web                                            #=> unknown code.interactive
        virsh lxc-enter-namespace web -- ls /                     #=> read_only
        virsh lxc-enter-namespace web -- rm -rf /data             #=> destructive fs.delete
        virsh qemu-monitor-command web --hmp 'info block'         #=> read_only
        virsh qemu-monitor-command web --cmd '{"execute":"quit"}'  #=> unknown code.opaque
        virsh qemu-monitor-command --domain web --hmp quit        #=> unknown code.opaque
        virsh qemu-agent-command web --cmd '{}'                   #=> unknown code.opaque
        virsh qemu-agent-command --domain web '{}'                #=> unknown code.opaque
        virsh qemu-monitor-command web --hmp quit                 #=> unknown code.opaque
        virsh qemu-agent-command web '{"execute":"guest-ping"}'   #=> read_only
        virsh qemu-agent-command web '{"execute":"guest-exec"}'   #=> unknown code.opaque

        virsh undefine web                                        #=> destructive guest.delete
        virsh undefine web --remove-all-storage                   #=> destructive storage.delete
        virsh undefine --domain web --storage vda                 #=> destructive storage.delete
        virsh managedsave-remove web                              #=> destructive guest.delete
        virsh snapshot-create-as web s1                           #=> reversible_low snapshot
        virsh snapshot-create web --halt                          #=> disruptive guest.disrupt
        virsh snapshot-create web --reuse-external                #=> destructive storage.delete
        virsh snapshot-delete web s1                              #=> destructive guest.delete
        virsh snapshot-revert web s1                              #=> destructive guest.delete
        virsh net-start default                                   #=> disruptive net.config
        virsh net-destroy default                                 #=> disruptive net.config
        virsh net-define net.xml                                  #=> config_mutation host.config
        virsh net-undefine default                                #=> destructive guest.delete
        virsh iface-begin                                         #=> reversible_low snapshot
        virsh nwfilter-define f.xml                               #=> disruptive net.firewall
        virsh nodesuspend mem 60                                  #=> destructive host.off
        virsh allocpages 2M 10                                    #=> config_mutation host.config
        virsh nodedev-reattach pci_0000_00_1d_0                   #=> config_mutation host.config
        virsh nodedev-detach pci_0000_00_1d_0                     #=> disruptive guest.disrupt
        virsh secret-set-value u --file k                         #=> config_mutation credential.store
        virsh secret-get-value u                                  #=> exposure secret.read
        virsh secret-undefine u                                   #=> destructive storage.delete
        virsh pool-define-as p dir --target /srv                  #=> config_mutation storage.change
        virsh pool-build p                                        #=> config_mutation storage.change
        virsh pool-build p --overwrite                            #=> destructive storage.delete
        virsh pool-start p                                        #=> reversible_low fs.mount
        virsh pool-start p --build                                #=> config_mutation storage.change
        virsh pool-start p --build --overwrite                    #=> destructive storage.delete
        virsh pool-refresh p                                      #=> reversible_low refresh
        virsh pool-destroy p                                      #=> disruptive storage.disrupt
        virsh pool-undefine p                                     #=> destructive storage.delete
        virsh pool-delete p                                       #=> destructive storage.delete
        virsh vol-create-as p v 1G                                #=> config_mutation storage.change
        virsh vol-resize v 2G --pool p                            #=> config_mutation storage.change
        virsh vol-resize v 1G --pool p --shrink                   #=> destructive storage.delete
        virsh vol-download v out.img --pool p                     #=> config_mutation fs.write
        virsh vol-upload v in.img --pool p                        #=> destructive storage.delete
        virsh vol-delete v --pool p                               #=> destructive storage.delete
        virsh vol-wipe v --pool p                                 #=> destructive storage.delete
    """,
)
