# restic, borg, rclone, rsync, tar, dumps, and proving that a backup restores.

restic snapshots --latest 3  #=> read_only
restic -r /srv/backup check --read-data-subset=5%  #=> read_only
restic ls latest /etc | head  #=> read_only
restic stats --mode raw-data  #=> read_only
restic diff abc123 def456  #=> read_only
restic dump latest /etc/hostname  #=> read_only
restic dump latest /etc/shadow  #=> exposure
restic -r /srv/backup backup /etc /home --exclude-caches --tag nightly  #=> config_mutation
restic -r /srv/backup backup --dry-run /etc  #=> read_only
restic -r sftp:bob@nas:/backup backup /etc  #=> exposure
restic restore latest --target /tmp/restore --include /etc/hosts  #=> reversible_low
restic restore latest --target /  #=> config_mutation
restic restore latest --target /srv/app --delete  #=> destructive
restic forget --keep-daily 7 --keep-weekly 4 --prune  #=> destructive
restic forget --keep-daily 7 --dry-run  #=> read_only
restic unlock  #=> config_mutation
restic prune  #=> destructive
restic mount /mnt/restic  #=> reversible_low
restic key list  #=> read_only
restic --password-command 'cat /root/.restic-pw' snapshots  #=> read_only
restic --password-command './pw.sh' snapshots  #=> unknown
borg list /srv/borg --last 5  #=> read_only
borg create --stats /srv/borg::{hostname}-{now} /etc  #=> config_mutation
borg create --dry-run --list /srv/borg::x /etc  #=> read_only
borg check --verify-data /srv/borg  #=> read_only
borg check --repair /srv/borg  #=> destructive
borg prune --keep-daily 7 /srv/borg  #=> destructive
borg prune -n --keep-daily 7 /srv/borg  #=> read_only
borg delete /srv/borg::old  #=> destructive
borg extract /srv/borg::x etc/hosts  #=> config_mutation
borg extract --dry-run /srv/borg::x  #=> read_only
borg compact /srv/borg  #=> destructive -- deleted archives could still be brought back
BORG_PASSCOMMAND='cat /root/.borg' borg list /srv/borg  #=> read_only
BORG_RSH='./ssh.sh' borg list nas:/borg  #=> unknown

rclone lsf remote:backup --max-depth 1 | tail -5  #=> read_only
rclone size remote:backup --json  #=> read_only
rclone check /srv/app remote:backup/app --one-way  #=> read_only
rclone copy /srv/app remote:backup/app --progress  #=> config_mutation -- to where saved settings point
rclone copy /srv/app remote:backup/app --dry-run  #=> read_only
rclone copy remote:backup/app /tmp/app  #=> reversible_low
rclone sync /srv/app remote:backup/app  #=> destructive
rclone sync /srv/app remote:backup/app -n  #=> read_only
rclone move /srv/old remote:archive  #=> destructive
rclone delete remote:backup --min-age 90d  #=> destructive
rclone delete remote:backup --min-age 90d --dry-run  #=> read_only
rclone purge remote:backup/old  #=> destructive
rclone dedupe newest remote:photos  #=> destructive
rclone cat remote:backup/manifest.json | jq .  #=> read_only
rclone about remote:  #=> read_only
rclone config show remote  #=> exposure
rclone listremotes  #=> read_only
rclone mount remote: /mnt/r --daemon --read-only  #=> reversible_low
rclone rc core/stats  #=> read_only
rclone serve http /srv --addr :8080  #=> exposure
rclone version  #=> read_only

rsync -avn --delete /srv/a/ /srv/b/  #=> read_only
rsync -a --delete /srv/a/ /srv/b/  #=> destructive
rsync -a --del /srv/a/ /srv/b/  #=> destructive
rsync -a /srv/a/ /srv/b/  #=> config_mutation
rsync -a --backup --backup-dir=/srv/old /srv/a/ /srv/b/  #=> config_mutation
rsync -a --remove-source-files /srv/in/ /srv/out/  #=> destructive
rsync -a --list-only nas::backup/  #=> read_only
rsync -a web1:/var/log/ /tmp/logs/  #=> reversible_low
rsync -a web1:/var/www/ ./www/  #=> config_mutation
rsync -a ./www/ web1:/var/www/  #=> exposure
rsync -n -e ./x.sh web1:/srv/ .  #=> unknown
rsync -e 'ssh -p 2222' -n -a web1:/srv/ ./srv/  #=> read_only
rsync -a --rsync-path='sudo rsync' web1:/etc/ /tmp/etc/  #=> reversible_low
rsync -a --rsync-path='rm -rf /srv/x; rsync' web1:/etc/ /tmp/etc/  #=> destructive
rsync --daemon  #=> exposure -- serves files

tar czf /tmp/etc.tgz -C / etc  #=> reversible_low
tar czf etc.tgz /etc  #=> config_mutation
tar tzvf etc.tgz | grep passwd  #=> read_only
tar -cf /dev/null /srv/app  #=> read_only
tar -cf - /srv/app | sha256sum  #=> read_only
tar -cf - ~/.ssh | base64  #=> exposure
tar -xf a.tar -O etc/hosts  #=> read_only
tar -xf a.tar --to-command='sh -c "cat > /dev/null"'  #=> read_only
tar -xf a.tar --to-command=./load.sh  #=> unknown
tar -cf a.tar --remove-files old/  #=> destructive
tar --use-compress-prog=./x -tf a.tar  #=> unknown
tar -I zstd -tf a.tar.zst  #=> read_only
tar -I 'zstd -T0 -19' -cf /tmp/a.tar.zst /srv/app  #=> reversible_low
tar --checkpoint=1 --checkpoint-action=exec='rm -rf /srv/x' -cf /dev/null .  #=> destructive
tar --checkpoint=1000 --checkpoint-action=dot -cf /tmp/a.tar .  #=> reversible_low
tar -df etc.tgz -C /  #=> read_only
TAR_OPTIONS=--checkpoint-action=exec=./x tar -tf a.tar  #=> unknown
zip -r /tmp/app.zip src -x '*.pyc'  #=> reversible_low
zip -T a.zip -TT 'rm -rf /srv/x'  #=> destructive
unzip -l a.zip  #=> read_only
unzip -p a.zip manifest.json | jq .  #=> read_only
unzip -o a.zip -d /srv/app  #=> config_mutation
gzip -t backup.sql.gz && echo ok  #=> read_only
gzip -dc backup.sql.gz | head -c 200  #=> read_only
gzip backup.sql  #=> config_mutation
zcat backup.sql.gz | grep -c '^INSERT'  #=> read_only
zcat backup.sql.gz | mysql app  #=> unknown
zstd -t backup.tar.zst  #=> read_only
sha256sum -c SHA256SUMS --quiet  #=> read_only
sha256sum *.tgz > SHA256SUMS  #=> config_mutation
cpio -it < a.cpio  #=> read_only
find . -newer stamp -print0 | cpio -o0 > /tmp/a.cpio  #=> reversible_low
dd if=/dev/vg0/root of=/mnt/nas/root.img bs=4M status=progress  #=> config_mutation
split -b 1G backup.tar.zst part.  #=> config_mutation
split -b 1G --filter='gzip > $FILE.gz' backup.tar part.  #=> config_mutation
split -b 1G --filter='rm -rf /srv/x' backup.tar  #=> destructive
ls -1t /srv/backup/*.tgz | tail -n +8  #=> read_only
ls -1t /srv/backup/*.tgz | tail -n +8 | xargs -r rm --  #=> destructive
find /srv/backup -name '*.tgz' -mtime +30 -exec ls -l {} +  #=> read_only
find /srv/backup -name '*.tgz' -mtime +30 -exec rm {} +  #=> destructive
find /srv/backup -name '*.tgz' -mtime +30 -ok rm {} \;  #=> destructive
aws s3 ls s3://backup/ --recursive --summarize | tail -2  #=> read_only
aws s3 cp app.tgz s3://backup/  #=> exposure
aws s3 rm s3://backup/old --recursive  #=> destructive
aws s3 rm s3://backup/old --recursive --dryrun  #=> read_only
proxmox-backup-client snapshot list --repository bob@pbs@nas:store1  #=> read_only

if ! restic -r /srv/backup snapshots --latest 1 --json | jq -e '.[0].time' >/dev/null; then
  echo 'no snapshot' >&2
  exit 1
fi
#=> read_only

target=$(mktemp -d)
restic restore latest --target "$target" --include /etc/hosts
diff -q "$target/etc/hosts" /etc/hosts && echo restored
rm -rf "$target"
#=> reversible_low

target=$(mktemp -d)
restic restore latest --target "$target" --include /etc/hosts
cp "$target/etc/hosts" /etc/hosts
rm -rf "$target"
#=> config_mutation
