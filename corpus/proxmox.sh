# A Proxmox node: guests, storage, cluster, access, and what runs inside the guests.

pct list  #=> read_only
qm list --full  #=> read_only
pct config 132 --current  #=> read_only
qm config 105 | grep -E '^(net|scsi)[0-9]+:'  #=> read_only
pct df 132  #=> read_only
pveversion -v  #=> read_only
pvesm status --storage local-zfs  #=> read_only
pvecm status && pvecm nodes  #=> read_only
ha-manager status  #=> read_only
pvenode task list --limit 20 --errors 1  #=> read_only
pveum user list --output-format json | jq -r '.[].userid'  #=> read_only
pvesh get /cluster/resources --type vm --output-format json | jq -r '.[] | select(.status == "running") | .vmid'  #=> read_only
pvesh ls /nodes/pve1/lxc  #=> read_only
qm agent 105 ping  #=> read_only
qm guest cmd 105 get-osinfo  #=> read_only
qm showcmd 105 --pretty  #=> read_only
qm status 105 --verbose | awk '/^(status|uptime|balloon)/'  #=> read_only

# Guests: what adds, what changes, what stops, what is gone.
pct snapshot 132 pre_upgrade --description 'before the rm -rf of old logs'  #=> reversible_low snapshot
pct delsnapshot 132 pre_upgrade  #=> destructive
pct rollback 132 pre_upgrade  #=> destructive
qm rollback 105 pre  #=> destructive
qm set 105 --memory 8192 --balloon 2048  #=> config_mutation
qm resize 105 scsi0 +20G  #=> config_mutation
qm clone 105 9105 --name test-web --full  #=> config_mutation
qm start 105  #=> reversible_low
pct shutdown 132 --timeout 60  #=> disruptive
qm stop 105  #=> disruptive
qm reset 105  #=> disruptive
qm suspend 105  #=> disruptive
pct migrate 132 pve2 --restart  #=> disruptive
pct destroy 132 --purge  #=> destructive
qm destroy 9105 --destroy-unreferenced-disks 1  #=> destructive guest.delete
qm disk unlink 105 --idlist unused0 --force  #=> destructive
pct unlock 132  #=> config_mutation
qm guest passwd 105 admin  #=> disruptive
pct push 132 ./app.conf /etc/app/app.conf --perms 0644  #=> config_mutation
pct pull 132 /etc/hostname ./hostname.txt  #=> config_mutation
pct pull 132 /etc/hostname /tmp/hostname.txt  #=> reversible_low
pct pull 132 /root/.ssh/id_ed25519 ./key  #=> exposure -- a copy of a key

# The interface behind all of it: the method decides, the path says what.
pvesh get /nodes/pve1/lxc/132/status/current  #=> read_only
pvesh set /nodes/pve1/lxc/132/config -memory 4096  #=> config_mutation
pvesh create /nodes/pve1/lxc/132/snapshot -snapname pre  #=> reversible_low
pvesh create /nodes/pve1/qemu/105/status/stop  #=> disruptive
pvesh create /nodes/pve1/qemu/105/status/start  #=> reversible_low
pvesh create /nodes/pve1/status --command reboot  #=> disruptive
pvesh create /nodes/pve1/status --command shutdown  #=> destructive
pvesh delete /nodes/pve1/qemu/105  #=> destructive

# Storage, cluster, access
pvesm free local:backup/vzdump-qemu-105-2026_01_01-02_00_00.vma.zst  #=> destructive
pvesm list local --content backup | sort -k5 -n  #=> read_only
pvesm list local --content backup | sort -k5 -n -o backups.txt  #=> config_mutation -- sort writes
pveam update  #=> reversible_low
pvecm expected 1  #=> disruptive
pvecm delnode pve3  #=> destructive
ha-manager crm-command relocate vm:105 pve2  #=> disruptive
pve-firewall status  #=> read_only
pve-firewall stop  #=> exposure guard.lower
pveum user token add bot@pve ci --privsep 0  #=> exposure
pveum acl modify /vms/105 --users bob@pve --roles PVEVMAdmin  #=> exposure access.grant
pveum user delete bob@pve  #=> disruptive
vzdump 132 --mode snapshot --storage nfs1 --compress zstd --notes-template '{{guestname}}'  #=> reversible_low
vzdump 132 --mode stop --storage nfs1  #=> disruptive
vzdump --all 1 --mode suspend  #=> disruptive
vzdump 132 --storage nfs1 --prune-backups keep-last=1  #=> destructive -- retention given here
qmrestore /mnt/pve/nfs1/dump/vzdump-qemu-105.vma.zst 205 --storage local-zfs  #=> config_mutation
qmrestore /mnt/pve/nfs1/dump/vzdump-qemu-105.vma.zst 105 --force  #=> destructive

# Into the guests: the class of what runs there.
pct exec 132 -- bash -lc 'journalctl -u app -n 50 --no-pager | tail -5'  #=> read_only
pct exec 132 -- sh -c 'echo rm -rf /srv'  #=> read_only
pct exec 132 -- sh -c 'echo; rm -rf /srv/app'  #=> destructive
pct exec 132 -- sh -c 'echo hi > /etc/motd'  #=> config_mutation
pct exec 132 -- df -h > /tmp/df-132.txt  #=> reversible_low -- the file is on the node
pct exec 132 -- env  #=> exposure secret.env
pct exec 132 -- env TZ=UTC date  #=> read_only
pct exec 132 -- cat /etc/shadow  #=> exposure
pct exec 132 -- getent passwd app  #=> read_only
pct exec 132 -- bash  #=> unknown code.interactive
pct exec 132 -- bash -s < fix.sh  #=> unknown code.opaque
pct exec 132 -- sh -c "$(cat fix.sh)"  #=> unknown
echo 'rm -rf /srv/x' | pct enter 132  #=> destructive
qm terminal 105  #=> unknown code.interactive
qm guest exec 105 --timeout 60 -- bash -c 'systemctl restart postgresql'  #=> disruptive
qm guest exec 105 -- sh -c 'rm -rf /var/tmp/build-*'  #=> reversible_low -- scratch
qm guest exec 105 -- rm -rf /var/tmp/../lib/app  #=> destructive
qm guest exec 105 -- powershell -c 'Remove-Item C:\data'  #=> unknown
lxc-attach -n 132 -- systemctl is-active app  #=> read_only
lxc-attach -n 132 -- systemctl mask app  #=> config_mutation
lxc-stop -n 132 -k  #=> disruptive
pct exec 132 -- docker exec web sh -c 'cat /proc/loadavg'  #=> read_only
pct exec 132 -- docker exec web sh -c 'rm -rf /data/uploads'  #=> destructive
ssh root@pve1 "pct exec 132 -- docker exec web sh -c 'cat /proc/meminfo | head -3'"  #=> read_only
ssh root@pve1 "pct exec 132 -- docker exec web sh -c 'kill -9 1'"  #=> disruptive
ssh -J bastion root@pve1 -- qm guest exec 105 -- systemctl list-timers --all  #=> read_only
ssh -J bastion root@pve1 -- qm guest exec 105 -- systemctl disable --now backup.timer  #=> disruptive
ssh root@pve1 pct exec 132 -- sh -c 'id; uptime'  #=> read_only
ssh root@pve1 pct exec 132 -- sh -c 'id; poweroff'  #=> destructive -- the second command reaches the node itself
for id in $(pct list | awk 'NR>1 {print $1}'); do echo "== $id"; pct exec "$id" -- uptime; done  #=> read_only
for id in 101 102 103; do pct exec $id -- apt-get -y dist-upgrade; done  #=> disruptive
pct list | awk 'NR>1 {print $1}' | xargs -I{} pct exec {} -- df -h /  #=> read_only
pct list | awk 'NR>1 {print $1}' | xargs -I{} pct stop {}  #=> disruptive
pct list | awk '$2=="stopped" {print $1}' | xargs -n1 pct destroy  #=> destructive

for vm in $(qm list | awk '$3 == "running" {print $1}'); do
  printf '%s: ' "$vm"
  qm guest cmd "$vm" get-fsinfo 2>/dev/null | jq -r '.[].mountpoint' | paste -sd' '
done
#=> read_only

ssh root@pve1 <<'SH'
pct exec 132 -- systemctl status rclone-backup.timer
pct exec 132 -- journalctl -u rclone-backup -n 20
SH
#=> read_only

ssh root@pve1 <<'SH'
pct exec 132 -- systemctl status rclone-backup.timer
pct exec 132 -- systemctl disable rclone-backup.timer
SH
#=> config_mutation

cat <<SH
pct destroy 132
qm destroy 105
SH
#=> read_only -- only shown
