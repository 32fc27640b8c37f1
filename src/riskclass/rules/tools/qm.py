from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-force, -force 1).
SETTINGS = (
    "-affinity -agent -amd-sev -arch -audio0 -balloon -bios -boot -bootdisk -cdrom -citype -ciuser -cores -cpu"
    " -cpulimit -cpuunits -description -efidisk0 -hostpci*/--hostpci* -hotplug -hugepages -ide*/--ide* -intel-tdx"
    " -ipconfig*/--ipconfig* -ivshmem -keyboard -lock -machine -memory -migrate_downtime -migrate_speed -name"
    " -nameserver -numa*/--numa* -ostype -parallel*/--parallel* -rng0 -sata*/--sata* -scsi*/--scsi* -scsihw"
    " -searchdomain -serial*/--serial* -shares -smbios1 -smp -sockets -spice_enhancements -startdate -startup -tags"
    " -tpmstate0 -unused*/--unused* -usb*/--usb* -vcpus -vga -virtio*/--virtio* -vmgenid -vmstatestorage -watchdog"
)
SWITCHES = (
    "-acpi -allow-ksm -autostart -ciupgrade -freeze -keephugepages -kvm -localtime -numa -onboot -protection -reboot"
    " -tablet -tdf -template"
)
CODE = [
    takes("-args", does="code.injected VALUE", because="hands the hypervisor arguments that nothing checks"),
    takes("-hookscript", does="schedule.change VALUE", because="a script that the host runs for this guest"),
    takes("-cicustom", does="schedule.change VALUE", because="what the guest runs when it first starts"),
]
NEW = [
    takes(f"{SETTINGS} -net*/--net* -sshkeys -storage"),
    takes(SWITCHES, "VALUE?"),
    *CODE,
]
FORCE = takes("-force", "VALUE?", does="guest.delete VMID", because="overwrites the guest that has this number")
DRY = [when(unless="-dryrun", does="guest.change VMID"), when("-dryrun=0|no|off|false", does="guest.change VMID")]

TOOL = tool(
    "qm",
    about="virtual machines of Proxmox VE",
    input="whole",
    docs="https://pve.proxmox.com/pve-docs/qm.1.html",
    style="single",
    subs=[
        sub(
            "guest exec",
            "VMID COMMAND...:argv -- DASHED...:argv",
            context="guest:VMID",
            options=[takes("-timeout"), takes("-pass-stdin -synchronous", "VALUE?")],
        ),
        sub("guest exec-status", "VMID PID"),
        sub(
            "guest cmd, agent",
            "VMID CALL",
            rows=[
                when("CALL=shutdown|suspend-*", does="guest.disrupt VMID"),
                when("CALL=fsfreeze-freeze", does="guest.disrupt VMID", because="stops writes in the guest"),
                when("CALL=fsfreeze-thaw", does="guest.start VMID"),
                when("CALL=fstrim", does="storage.change VMID"),
                when(
                    "CALL",
                    unless="CALL=get-*|info|ping|network-get-interfaces|shutdown|suspend-*|fsfreeze-*|fstrim",
                    does="unknown.subcommand CALL",
                ),
            ],
        ),
        sub("guest passwd", "VMID ACCOUNT", does="access.revoke ACCOUNT", options=[takes("-crypted", "VALUE?")]),
        sub("terminal", "VMID", does="code.interactive VMID", options=[takes("-escape -iface")]),
        sub("monitor, vncproxy", "VMID", does="code.interactive VMID"),
        sub(
            "sendkey",
            "VMID KEY",
            does="code.opaque KEY",
            because="types at the guest's console",
            options=[takes("-skiplock", "VALUE?")],
        ),
        sub("mtunnel", does="code.opaque", because="takes commands from another node"),
        sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")]),
        sub("list", options=[takes("-full", "VALUE?")]),
        sub("listsnapshot, pending, cloudinit pending", "VMID"),
        sub("status", "VMID", options=[takes("-verbose", "VALUE?")]),
        sub("config", "VMID", options=[takes("-snapshot"), takes("-current", "VALUE?")]),
        sub("showcmd", "VMID", options=[takes("-snapshot"), takes("-pretty", "VALUE?")]),
        sub("cloudinit dump", "VMID TYPE"),
        sub("cloudinit update", "VMID", does="guest.change VMID"),
        sub("wait", "VMID", options=[takes("-timeout")]),
        sub(
            "start",
            "VMID",
            does="guest.start VMID",
            options=[
                takes(
                    "-force-cpu -machine -migratedfrom -migration_network -migration_type -nets-host-mtu -stateuri"
                    " -targetstorage -timeout"
                ),
                takes("-skiplock -with-conntrack-state", "VALUE?"),
            ],
        ),
        sub("resume", "VMID", does="guest.start VMID", options=[takes("-nocheck -skiplock", "VALUE?")]),
        sub(
            "stop, shutdown, reboot, reset, suspend",
            "VMID",
            does="guest.disrupt VMID",
            options=[
                takes("-timeout -migratedfrom -statestorage"),
                takes("-forceStop -keepActive -overrule-shutdown -skiplock -todisk", "VALUE?"),
            ],
        ),
        sub("nbdstop", "VMID", does="guest.disrupt VMID", because="breaks off a migration of its disks"),
        sub("cleanup", "VMID CLEAN REQUESTED", does="guest.disrupt VMID"),
        sub(
            "snapshot", "VMID NAME", does="snapshot VMID", options=[takes("-description"), takes("-vmstate", "VALUE?")]
        ),
        sub(
            "rollback",
            "VMID NAME",
            does="guest.delete VMID",
            because="loses all that happened since the snapshot",
            options=[takes("-start", "VALUE?")],
        ),
        sub(
            "delsnapshot",
            "VMID NAME",
            does="guest.delete NAME",
            because="deletes a snapshot",
            options=[takes("-force", "VALUE?")],
        ),
        sub(
            "destroy",
            "VMID",
            does="guest.delete VMID",
            because="deletes the guest and its disks",
            options=[takes("-destroy-unreferenced-disks -purge -skiplock", "VALUE?")],
        ),
        sub(
            "set",
            "VMID",
            does="guest.change VMID",
            options=[
                takes(f"{SETTINGS} -delete -digest -revert"),
                takes(f"{SWITCHES} -force -skiplock", "VALUE?"),
                takes("-net*/--net*", does="guest.disrupt VMID", because="changes the guest's live network"),
                takes("-sshkeys", does="access.grant VMID", because="lets the holders of these keys log in"),
                takes("-cipassword", "VALUE?", does="access.revoke VMID"),
                *CODE,
            ],
            rows=[
                when(
                    "-delete=*net*|*ide*|*sata*|*scsi*|*virtio*|*usb*|*hostpci*|*efidisk*|*tpmstate*",
                    does="guest.disrupt VMID",
                    because="takes a disk or device away from the guest",
                ),
                when("-delete=*unused*", does="guest.delete VMID", because="deletes an unused disk"),
                when("-delete", "-force", does="guest.delete VMID", because="deletes the disk itself"),
            ],
        ),
        sub(
            "create",
            "VMID",
            does="guest.change VMID",
            options=[
                *NEW,
                takes("-archive -bwlimit -import-working-storage -pool"),
                takes("-cipassword -ha-managed -live-restore -start -unique", "VALUE?"),
                FORCE,
            ],
        ),
        sub(
            "import",
            "VMID SOURCE",
            options=[*NEW, takes("-cipassword -delete -format"), takes("-dryrun -live-import", "VALUE?")],
            rows=DRY,
        ),
        sub("importovf", "VMID MANIFEST STORAGE", options=[takes("-format"), takes("-dryrun", "VALUE?")], rows=DRY),
        sub(
            "clone",
            "VMID NEWID",
            does="guest.change NEWID",
            because="makes a new guest",
            options=[
                takes("-bwlimit -description -format -name -pool -snapname -storage -target"),
                takes("-full", "VALUE?"),
            ],
        ),
        sub(
            "template",
            "VMID",
            does="guest.disrupt VMID",
            because="the guest becomes a template, which does not start again",
            options=[takes("-disk")],
        ),
        sub(
            "migrate",
            "VMID NODE",
            does="guest.disrupt VMID",
            because="moves the guest; it pauses, or the move fails half-way",
            options=[
                takes("-bwlimit -migration_network -migration_type -targetstorage"),
                takes("-force -online -with-conntrack-state -with-local-disks", "VALUE?"),
            ],
        ),
        sub(
            "remote-migrate",
            "VMID TARGET ENDPOINT",
            does="guest.disrupt VMID, net.upload VMID",
            because="moves the guest to another cluster",
            options=[takes("-bwlimit -target-bridge -target-storage"), takes("-delete -online", "VALUE?")],
        ),
        sub(
            "disk import, importdisk",
            "VMID SOURCE STORAGE",
            does="guest.change VMID",
            options=[takes("-format -target-disk")],
        ),
        sub(
            "disk move, move-disk, move_disk",
            "VMID DISK STORAGE",
            does="guest.change VMID",
            options=[
                takes("-bwlimit -digest -format -target-digest -target-disk -target-vmid"),
                takes("-delete", "VALUE?"),
            ],
        ),
        sub(
            "disk resize, resize",
            "VMID DISK SIZE",
            does="guest.change VMID",
            options=[takes("-digest"), takes("-skiplock", "VALUE?")],
        ),
        sub(
            "disk unlink, unlink",
            "VMID",
            does="guest.disrupt VMID",
            because="takes a disk away from the guest",
            options=[
                takes("-idlist"),
                takes("-force", "VALUE?", does="guest.delete VMID", because="deletes the disk itself"),
            ],
            rows=[when("-idlist=*unused*", does="guest.delete VMID", because="deletes an unused disk")],
        ),
        sub(
            "disk rescan, rescan",
            options=[takes("-vmid"), takes("-dryrun", "VALUE?")],
            rows=[when(unless="-dryrun", does="refresh"), when("-dryrun=0|no|off|false", does="refresh")],
        ),
        sub("enroll-efi-keys", "VMID", does="guest.change VMID"),
        sub("unlock", "VMID", does="guest.change VMID", because="removes a lock that a running job may hold"),
    ],
    examples="""
        qm list                                              #=> read_only
        qm list --full                                       #=> read_only
        qm status 100 --verbose                              #=> read_only
        qm config 100                                        #=> read_only
        qm showcmd 100 --pretty                              #=> read_only
        qm pending 100                                       #=> read_only
        qm cloudinit dump 100 user                           #=> read_only
        qm cloudinit update 100                              #=> config_mutation guest.change
        qm wait 100 --timeout 5                              #=> read_only
        qm guest exec 105 -- df -h                           #=> read_only
        qm guest exec 105 --timeout 5 -- df -h               #=> read_only
        qm guest exec $VM -- uptime                          #=> read_only
        qm guest exec 105 uptime                             #=> read_only
        qm guest exec 105 -- systemctl stop x                #=> disruptive service.stop
        qm guest exec 105 -- bash -c 'rm -rf /srv/x'         #=> destructive fs.delete
        qm guest exec-status 105 4711                        #=> read_only
        qm guest cmd 105 get-fsinfo                          #=> read_only
        qm guest cmd 105 network-get-interfaces              #=> read_only
        qm agent 105 ping                                    #=> read_only
        qm agent 105 fsfreeze-status                         #=> read_only
        qm guest cmd 105 fsfreeze-freeze                     #=> disruptive guest.disrupt
        qm guest cmd 105 fsfreeze-thaw                       #=> reversible_low guest.start
        qm guest cmd 105 fstrim                              #=> config_mutation storage.change
        qm agent 105 shutdown                                #=> disruptive guest.disrupt
        qm agent 105 explode                                 #=> unknown unknown.subcommand
        qm guest passwd 105 root                             #=> disruptive access.revoke
        qm terminal 100 --iface serial1                      #=> unknown code.interactive
        qm monitor 100                                       #=> unknown code.interactive
        qm vncproxy 100                                      #=> unknown code.interactive
        qm sendkey 100 ctrl-alt-delete                       #=> unknown code.opaque
        qm mtunnel                                           #=> unknown code.opaque
        qm start 100                                         #=> reversible_low guest.start
        qm start 100 --timeout 60                            #=> reversible_low guest.start
        qm resume 100                                        #=> reversible_low guest.start
        qm stop 100                                          #=> disruptive guest.disrupt
        qm shutdown 100 --timeout 60 --forceStop             #=> disruptive guest.disrupt
        qm reboot 100                                        #=> disruptive guest.disrupt
        qm reset 100                                         #=> disruptive guest.disrupt
        qm suspend 100 --todisk 1                            #=> disruptive guest.disrupt
        qm nbdstop 100                                       #=> disruptive guest.disrupt
        qm cleanup 100 0 1                                   #=> disruptive guest.disrupt
        qm snapshot 100 pre --vmstate                        #=> reversible_low snapshot
        qm listsnapshot 100                                  #=> read_only
        qm rollback 100 pre                                  #=> destructive guest.delete
        qm delsnapshot 100 pre                               #=> destructive guest.delete
        qm destroy 101                                       #=> destructive guest.delete
        qm set 100 -memory 4096                              #=> config_mutation guest.change
        qm set 100 --scsi1 local-lvm:32 --onboot 1           #=> config_mutation guest.change
        qm set 100 -net0 virtio,bridge=vmbr1                 #=> disruptive guest.disrupt
        qm set 100 --delete description                      #=> config_mutation guest.change
        qm set 100 --delete scsi1                            #=> disruptive guest.disrupt
        qm set 100 --delete scsi1 --force                    #=> destructive guest.delete
        qm set 100 --delete unused0                          #=> destructive guest.delete
        qm set 100 --sshkeys keys.pub                        #=> exposure access.grant
        qm set 100 --cipassword secret                       #=> disruptive access.revoke
        qm set 100 --cicustom user=local:snippets/user.yml   #=> config_mutation schedule.change
        qm set 100 --hookscript local:snippets/hook.pl       #=> config_mutation schedule.change
        qm set 100 --args '-device x'                        #=> unknown code.injected
        qm create 120 --name web --memory 2048 --net0 virtio,bridge=vmbr0 --sshkeys keys.pub  #=> config_mutation
        qm create 120 --archive backup.vma.zst               #=> config_mutation guest.change
        qm create 120 --archive backup.vma.zst --force       #=> destructive guest.delete
        qm create 120 --args '-device x'                     #=> unknown code.injected
        qm import 120 esx:ha/vm.vmx --storage fast           #=> config_mutation guest.change
        qm import 120 esx:ha/vm.vmx --storage fast --dryrun  #=> read_only
        qm importovf 120 vm.ovf fast                         #=> config_mutation guest.change
        qm importovf 120 vm.ovf fast --dryrun 1              #=> read_only
        qm importovf 120 vm.ovf fast --dryrun 0              #=> config_mutation guest.change
        qm clone 100 120 --full --name web2                  #=> config_mutation guest.change
        qm template 100                                      #=> disruptive guest.disrupt
        qm migrate 100 pve2 --online                         #=> disruptive guest.disrupt
        qm remote-migrate 100 100 host=h,apitoken=x --target-bridge vmbr0  #=> exposure net.upload
        qm importdisk 100 disk.img fast                      #=> config_mutation guest.change
        qm disk move 100 scsi0 fast --delete                 #=> config_mutation guest.change
        qm move-disk 100 scsi0 fast                          #=> config_mutation guest.change
        qm resize 100 scsi0 +10G                             #=> config_mutation guest.change
        qm unlink 100 --idlist scsi1                         #=> disruptive guest.disrupt
        qm unlink 100 --idlist unused0                       #=> destructive guest.delete
        qm disk unlink 100 --idlist scsi1 --force            #=> destructive guest.delete
        qm rescan                                            #=> reversible_low refresh
        qm disk rescan --dryrun                              #=> read_only
        qm disk rescan --dryrun 0                            #=> reversible_low refresh
        qm enroll-efi-keys 100                               #=> config_mutation guest.change
        qm unlock 100                                        #=> config_mutation guest.change
        qm help set                                          #=> read_only
        qm guest frobnicate 100                              #=> unknown unknown.subcommand
        qm set 100 --frobnicate 1                            #=> unknown unknown.option
    """,
)
