from __future__ import annotations

from riskclass.model.tables import sub, takes, tool, when

# Options are --name or -name; a boolean may have a value (-force, -force 1).
SETTINGS = (
    "-arch -cmode -cores -cpulimit -cpuunits -description -dev*/--dev* -entrypoint -env -features -hostname -lock"
    " -memory -mp*/--mp* -nameserver -ostype -rootfs -searchdomain -startup -swap -tags -timezone -tty"
    " -unused*/--unused*"
)
SWITCHES = "-console -debug -onboot -protection -template -unprivileged"
HOOK = takes("-hookscript", does="schedule.change VALUE", because="a script that the host runs for this guest")
NEW = [
    takes(f"{SETTINGS} -net*/--net* -bwlimit -pool -ssh-public-keys -storage"),
    takes(f"{SWITCHES} -ha-managed -ignore-unpack-errors -unique -password -restore -start", "VALUE?"),
    takes("-force", "VALUE?", does="guest.delete VMID", because="overwrites the guest that has this number"),
    HOOK,
]

TOOL = tool(
    "pct",
    about="containers of Proxmox VE",
    input="whole",
    docs="https://pve.proxmox.com/pve-docs/pct.1.html",
    style="single",
    subs=[
        sub(
            "exec",
            "VMID COMMAND...:argv -- DASHED...:argv",
            context="guest:VMID",
            options=[takes("-keep-env", "VALUE?")],
        ),
        sub("enter", "VMID", context="guest:VMID", options=[takes("-keep-env", "VALUE?")], stdin="sh"),
        sub("console", "VMID", does="code.interactive VMID", options=[takes("-escape")]),
        sub("list, cpusets"),
        sub("help", "TOPIC...", options=[takes("-extra-args"), takes("-verbose", "VALUE?")]),
        sub("df, listsnapshot, pending", "VMID"),
        sub("status", "VMID", options=[takes("-verbose", "VALUE?")]),
        sub("config", "VMID", options=[takes("-snapshot"), takes("-current", "VALUE?")]),
        sub("start", "VMID", does="guest.start VMID", options=[takes("-debug -skiplock", "VALUE?")]),
        sub("resume", "VMID", does="guest.start VMID", options=[takes("-skiplock", "VALUE?")]),
        sub(
            "stop, shutdown, reboot, suspend",
            "VMID",
            does="guest.disrupt VMID",
            options=[takes("-timeout"), takes("-forceStop -overrule-shutdown -skiplock", "VALUE?")],
        ),
        sub("snapshot", "VMID NAME", does="snapshot VMID", options=[takes("-description")]),
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
            options=[takes("-destroy-unreferenced-disks -force -purge", "VALUE?")],
        ),
        sub(
            "set",
            "VMID",
            does="guest.change VMID",
            options=[
                takes(f"{SETTINGS} -digest -revert -delete"),
                takes(SWITCHES, "VALUE?"),
                takes("-net*/--net*", does="guest.disrupt VMID", because="changes the guest's live network"),
                HOOK,
            ],
            rows=[
                when("-delete=*net*", does="guest.disrupt VMID", because="takes a network away from the guest"),
                when("-delete=*unused*", does="guest.delete VMID", because="deletes an unused disk"),
            ],
        ),
        sub("create", "VMID TEMPLATE", does="guest.change VMID", options=NEW),
        sub("restore", "VMID ARCHIVE", does="guest.change VMID", options=NEW),
        sub(
            "clone",
            "VMID NEWID",
            does="guest.change NEWID",
            because="makes a new guest",
            options=[
                takes("-bwlimit -description -hostname -pool -snapname -storage -target"),
                takes("-full -experimental", "VALUE?"),
            ],
        ),
        sub(
            "template",
            "VMID",
            does="guest.disrupt VMID",
            because="the guest becomes a template, which does not start again",
        ),
        sub(
            "migrate",
            "VMID NODE",
            does="guest.disrupt VMID",
            because="stops or moves the guest",
            options=[takes("-bwlimit -target-storage -timeout"), takes("-online -restart -force", "VALUE?")],
        ),
        sub(
            "remote-migrate",
            "VMID TARGET ENDPOINT",
            does="guest.disrupt VMID, net.upload VMID",
            because="moves the guest to another cluster",
            options=[
                takes("-bwlimit -target-bridge -target-storage -timeout"),
                takes("-delete -online -restart", "VALUE?"),
            ],
        ),
        sub(
            "move-volume, move_volume",
            "VMID VOLUME STORAGE TARGET TARGET_VOLUME",
            does="guest.change VMID",
            options=[takes("-bwlimit -digest -target-digest"), takes("-delete", "VALUE?")],
        ),
        sub("resize", "VMID DISK SIZE", does="guest.change VMID", options=[takes("-digest")]),
        sub("unlock", "VMID", does="guest.change VMID", because="removes a lock that a running job may hold"),
        sub(
            "rescan",
            options=[takes("-vmid"), takes("-dryrun", "VALUE?")],
            rows=[when(unless="-dryrun", does="refresh"), when("-dryrun=0|no|off|false", does="refresh")],
        ),
        sub("mount", "VMID", does="fs.mount VMID"),
        sub("unmount", "VMID", does="fs.unmount VMID"),
        sub("fstrim", "VMID", does="storage.change VMID", options=[takes("-ignore-mountpoints", "VALUE?")]),
        sub(
            "fsck",
            "VMID",
            does="storage.change VMID",
            because="repairs a file system of the guest",
            options=[takes("-device"), takes("-force", "VALUE?")],
        ),
        sub(
            "push",
            "VMID FILE DEST",
            writes="DEST",
            because="writes a file in the guest",
            options=[takes("-group -perms -user")],
        ),
        sub("pull", "VMID SOURCE DEST", reads="SOURCE", writes="DEST", options=[takes("-group -perms -user")]),
    ],
    examples="""
        pct list                                             #=> read_only
        pct status 132                                       #=> read_only
        pct status 132 --verbose                             #=> read_only
        pct config 132 --current                             #=> read_only
        pct exec 132 systemctl status rclone-backup.timer    #=> read_only
        pct exec 132 -- systemctl status x                   #=> read_only
        pct exec 132 --keep-env 0 -- ls -l /srv              #=> read_only
        pct exec $CT -- uptime                               #=> read_only
        pct exec "$CT" -- rm -rf /srv/x                      #=> destructive fs.delete
        pct exec 132 -- bash -c 'df -h | tail -n 3'          #=> read_only
        pct exec 132 -- bash -c 'rm -rf /srv/x'              #=> destructive fs.delete
        pct exec 132 -- systemctl restart nginx              #=> disruptive service.restart
        pct exec 132 rm -rf /srv/x                           #=> destructive fs.delete
        pct enter 132                                        #=> unknown code.interactive
        pct console 132                                      #=> unknown code.interactive
        pct start 132                                        #=> reversible_low guest.start
        pct start 132 -debug 1                               #=> reversible_low guest.start
        pct resume 132                                       #=> reversible_low guest.start
        pct stop 132                                         #=> disruptive guest.disrupt
        pct shutdown 132 --timeout 60 --forceStop 1          #=> disruptive guest.disrupt
        pct reboot 132                                       #=> disruptive guest.disrupt
        pct suspend 132                                      #=> disruptive guest.disrupt
        pct snapshot 132 pre                                 #=> reversible_low snapshot
        pct rollback 132 pre                                 #=> destructive guest.delete
        pct listsnapshot 132                                 #=> read_only
        pct delsnapshot 132 pre                              #=> destructive guest.delete
        pct destroy 132 --purge                              #=> destructive guest.delete
        pct set 132 -memory 4096                             #=> config_mutation guest.change
        pct set 132 --memory=4096 --onboot 1                 #=> config_mutation guest.change
        pct set 132 -mp0 /srv/media,mp=/media                #=> config_mutation guest.change
        pct set 132 --net0 name=eth0,bridge=vmbr1            #=> disruptive guest.disrupt
        pct set 132 -net0 name=eth0,bridge=vmbr1             #=> disruptive guest.disrupt
        pct set 132 --delete mp0                             #=> config_mutation guest.change
        pct set 132 --delete net1                            #=> disruptive guest.disrupt
        pct set 132 --delete unused0                         #=> destructive guest.delete
        pct set 132 -hookscript local:snippets/hook.pl       #=> config_mutation guest.change schedule.change
        pct create 140 local:vztmpl/debian.tar.zst -net0 name=eth0 -password  #=> config_mutation guest.change
        pct restore 140 /srv/dump/ct.tar.zst --storage fast  #=> config_mutation guest.change
        pct restore 132 /srv/dump/ct.tar.zst --force         #=> destructive guest.delete
        pct clone 132 140 --full --hostname web2             #=> config_mutation guest.change
        pct template 132                                     #=> disruptive guest.disrupt
        pct migrate 132 pve2 --restart                       #=> disruptive guest.disrupt
        pct remote-migrate 132 132 host=h,apitoken=x --target-bridge vmbr0  #=> exposure net.upload
        pct move-volume 132 rootfs fast --delete             #=> config_mutation guest.change
        pct resize 132 rootfs +5G                            #=> config_mutation guest.change
        pct unlock 132                                       #=> config_mutation guest.change
        pct rescan --vmid 132                                #=> reversible_low refresh
        pct rescan --dryrun                                  #=> read_only
        pct rescan --dryrun 0                                #=> reversible_low refresh
        pct mount 132                                        #=> reversible_low fs.mount
        pct unmount 132                                      #=> disruptive fs.unmount
        pct fstrim 132                                       #=> config_mutation storage.change
        pct fsck 132 --device mp0                            #=> config_mutation storage.change
        pct push 132 app.conf /etc/app.conf                  #=> config_mutation fs.write
        pct push 132 key.pub /root/.ssh/authorized_keys      #=> exposure access.grant
        pct pull 132 /var/log/app.log app.log                #=> config_mutation fs.write
        pct pull 132 /etc/shadow shadow                      #=> exposure secret.read
        pct df 132                                           #=> read_only
        pct help set                                         #=> read_only
        pct frobnicate 132                                   #=> unknown unknown.subcommand
        pct stop 132 --frobnicate                            #=> unknown unknown.option
        sudo pct exec 132 -- df -h                           #=> read_only
    """,
)
