# ZFS, LVM, RAID, disks, file systems, SMART, NFS, space.

zpool status -v tank  #=> read_only
zpool list -H -o name,size,alloc,health  #=> read_only
zpool iostat -v tank 5 3  #=> read_only
zpool history tank | tail -20  #=> read_only
zpool scrub tank  #=> reversible_low
zpool scrub -s tank  #=> reversible_low
zpool clear tank  #=> config_mutation
zpool import  #=> read_only -- lists what could be imported
zpool import tank  #=> reversible_low
zpool export tank  #=> disruptive
zpool offline tank sdb  #=> disruptive
zpool replace tank sdb sdc  #=> destructive -- the new disk is overwritten
zpool add tank mirror sdd sde  #=> destructive -- two disks are overwritten
zpool add -n tank mirror sdd sde  #=> read_only
zpool destroy tank  #=> destructive storage.delete
zpool labelclear /dev/sdb  #=> destructive
zpool upgrade  #=> read_only -- lists
zpool upgrade -a  #=> config_mutation
zfs list -t snapshot -o name,used,creation -s creation  #=> read_only
zfs get -H -o value compressratio tank/data  #=> read_only
zfs set compression=zstd tank/data  #=> config_mutation
zfs snapshot -r tank/data@$(date +%F)  #=> reversible_low snapshot
zfs destroy tank/data@2026-01-01  #=> destructive
zfs destroy -nv tank/data@2026-01-01  #=> read_only
zfs destroy -v tank/data@2026-01-01%2026-02-01  #=> destructive
zfs rollback -r tank/data@pre  #=> destructive
zfs clone tank/data@pre tank/test  #=> config_mutation
zfs create -o quota=50G tank/scratch  #=> config_mutation
zfs diff tank/data@pre tank/data  #=> read_only
zfs send -nvP tank/data@b  #=> read_only
zfs send -i @a tank/data@b | ssh nas zfs receive -F backup/data  #=> destructive -- -F rolls the target back
zfs send tank/data@b > /dev/null  #=> read_only
zfs unmount tank/data  #=> disruptive
zfs list -H -o name -t snapshot | grep '@auto-' | head -n -30 | xargs -n1 echo zfs destroy  #=> read_only -- only shows
zfs list -H -o name -t snapshot | grep '@auto-' | head -n -30 | xargs -n1 zfs destroy  #=> destructive
zfs list -H -o name -t snapshot | grep '@auto-' | sed 's/^/zfs destroy /' | sh  #=> unknown code.opaque

pvs && vgs && lvs -a -o +devices  #=> read_only
lvs -o lv_name,data_percent --noheadings pve | awk '$2 > 80'  #=> read_only
lvcreate -s -n root_snap -L 5G pve/root  #=> reversible_low
lvextend -r -L +10G /dev/pve/data  #=> config_mutation
lvreduce -L 10G /dev/pve/data  #=> destructive
lvremove -y pve/root_snap  #=> destructive
lvconvert --merge pve/root_snap  #=> destructive -- rolls the origin back
vgremove -f old  #=> destructive
pvcreate /dev/sdx1  #=> destructive disk.write
lvremove --test pve/root_snap  #=> read_only
lvchange -an pve/data  #=> disruptive
mdadm --detail /dev/md0  #=> read_only
mdadm /dev/md0 --fail /dev/sdb1 --remove /dev/sdb1  #=> disruptive
mdadm --zero-superblock /dev/sdb1  #=> destructive
cat /proc/mdstat  #=> read_only
echo check > /sys/block/md0/md/sync_action  #=> config_mutation host.config

lsblk -f -o NAME,FSTYPE,SIZE,MOUNTPOINT  #=> read_only
blkid /dev/sda1  #=> read_only
findmnt --verify  #=> read_only
fdisk -l /dev/sda  #=> read_only
fdisk /dev/sda  #=> destructive
printf 'd\n1\nw\n' | fdisk /dev/sdb  #=> destructive
sfdisk -d /dev/sda > /root/sda.parts  #=> config_mutation
sfdisk /dev/sdb < sda.parts  #=> destructive disk.write
parted -s /dev/sda print  #=> read_only
parted -s /dev/sdb mklabel gpt  #=> destructive
sgdisk -p /dev/sda  #=> read_only
sgdisk --zap-all /dev/sdb  #=> destructive
wipefs /dev/sdb  #=> read_only -- only lists signatures
wipefs -n -a /dev/sdb  #=> read_only
wipefs -a /dev/sdb  #=> destructive disk.write
mkfs.ext4 -L data /dev/sdb1  #=> destructive
mkfs.ext4 -n /dev/sdb1  #=> read_only
mkfs.xfs -N /dev/sdb1  #=> read_only
fsck -N /dev/sdb1  #=> read_only
e2fsck -fn /dev/sdb1  #=> read_only
e2fsck -fy /dev/sdb1  #=> destructive
xfs_repair -n /dev/sdb1  #=> read_only
xfs_repair -L /dev/sdb1  #=> destructive
tune2fs -l /dev/sda1 | grep -i 'mount count'  #=> read_only
resize2fs -P /dev/sda1  #=> read_only
dumpe2fs -h /dev/sda1 2>/dev/null | head -20  #=> read_only
dd if=/dev/sda of=/dev/null bs=1M count=1000 status=progress  #=> read_only
dd if=/dev/zero of=/dev/null count=10  #=> read_only
dd if=debian.iso of=/dev/sdb bs=4M conv=fsync  #=> destructive disk.write
dd if=/dev/sda bs=512 count=1 2>/dev/null | xxd | head  #=> read_only
dd if=/dev/zero of=/tmp/test.img bs=1M count=100  #=> reversible_low
cat debian.iso > /dev/sdb  #=> destructive
cat /dev/sdb > /dev/null  #=> read_only
cp debian.iso /dev/sdb  #=> destructive
tee /dev/sdb < debian.iso > /dev/null  #=> destructive
shred -n1 -z /dev/sdb  #=> destructive
blkdiscard /dev/nvme0n1  #=> destructive
fstrim -av  #=> config_mutation
fstrim -n -v /  #=> read_only
badblocks -sv /dev/sdb  #=> read_only
badblocks -wsv /dev/sdb  #=> destructive
smartctl -a /dev/sda  #=> read_only
smartctl -H -A /dev/nvme0 | awk '/Percentage Used/ {print $3}'  #=> read_only
smartctl -t short /dev/sda  #=> reversible_low
nvme smart-log /dev/nvme0 -o json | jq .percent_used  #=> read_only
nvme format /dev/nvme0n1 -s 1  #=> destructive
hdparm -I /dev/sda  #=> read_only
hdparm --security-erase p /dev/sda  #=> destructive
cryptsetup status data  #=> read_only
cryptsetup luksDump /dev/sdb2  #=> read_only
cryptsetup luksFormat /dev/sdb2  #=> destructive
cryptsetup luksErase /dev/sdb2  #=> destructive
btrfs filesystem usage /srv  #=> read_only
btrfs subvolume snapshot -r /srv /srv/.snap/1  #=> reversible_low
btrfs subvolume delete /srv/.snap/1  #=> destructive
btrfs scrub start -B /srv  #=> reversible_low
btrfs balance start -dusage=50 /srv  #=> disruptive

df -hT -x tmpfs -x devtmpfs  #=> read_only
df -i | awk '$5+0 > 90 {print $6, $5}'  #=> read_only
du -xsh /var/* 2>/dev/null | sort -h | tail -15  #=> read_only
du -ah /srv | sort -rh | head -20 > big.txt  #=> config_mutation
ncdu -x -o- / | gzip > /tmp/ncdu.gz  #=> reversible_low
find / -xdev -type f -size +1G -printf '%s %p\n' 2>/dev/null | sort -rn | head  #=> read_only
find /var/log -name '*.gz' -mtime +90 -print  #=> read_only
find /var/log -name '*.gz' -mtime +90 -print -delete  #=> destructive
find /tmp/build.12 -type f -delete  #=> reversible_low
find /tmp -name 'x*' -delete  #=> destructive -- other people's files
lsof +L1 | awk '{print $1, $2, $7}' | sort -k3 -n | tail  #=> read_only
: > /var/log/app/big.log  #=> destructive
truncate -s 0 /var/log/app/big.log  #=> destructive
cat /dev/null > /var/log/app/big.log  #=> destructive
cat /dev/null >> /var/log/app/big.log  #=> config_mutation
mount | column -t | grep -E '^/dev'  #=> read_only
mount -o remount,ro /  #=> disruptive
mount -t nfs nas:/export /mnt/nas  #=> reversible_low fs.mount
mount --bind /srv/a /srv/b  #=> reversible_low
mount -fav  #=> read_only -- fakes it
mount -a  #=> reversible_low
umount -l /mnt/nas  #=> disruptive
showmount -e nas  #=> read_only
exportfs -v  #=> read_only
exportfs -o rw,no_root_squash '*:/srv'  #=> exposure
exportfs -ra  #=> config_mutation
swapon --show  #=> read_only
swapon /swapfile  #=> reversible_low
swapoff -a  #=> disruptive
losetup -a  #=> read_only
tar tzf /mnt/nas/backup.tgz | head  #=> read_only
tar xzf /mnt/nas/backup.tgz -C /tmp/restore  #=> reversible_low
tar xzf /mnt/nas/backup.tgz -C /  #=> config_mutation
echo '/dev/sdb1 /srv ext4 defaults 0 2' >> /etc/fstab  #=> config_mutation
echo '/dev/sdb1 /srv ext4 defaults 0 2' > /etc/fstab  #=> destructive -- all other lines are gone
sed -i.bak '/nas:/d' /etc/fstab  #=> config_mutation
chown -R app:app /srv/data  #=> config_mutation
chown -R app:app /usr  #=> destructive
chmod 640 /srv/data/app.conf  #=> config_mutation
chmod -R 777 /srv/data  #=> exposure
setfacl -m u:bob:rX /srv/data  #=> exposure
getfacl -R /srv/data | head -40  #=> read_only

for d in /dev/sd[a-d]; do
  echo "=== $d"
  smartctl -H "$d" | grep -i result
  smartctl -A "$d" | awk '$1 == 5 || $1 == 197 || $1 == 198 {print $2, $10}'
done
#=> read_only

for d in /dev/sd[a-d]; do
  echo "=== $d"
  wipefs -a "$d"
done
#=> destructive
