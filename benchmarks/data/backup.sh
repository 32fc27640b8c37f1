#!/bin/bash
# Dumps the databases, takes snapshots, copies both away, and lets go of what is old.
set -eu
umask 077

store=/srv/backup
remote=backup@vault.example.com:/data/$(hostname -s)
day=$(date +%F)
into=$store/$day
days=14
failed=()

mkdir -p "$into"
exec 9>"$store/.lock"
flock -n 9 || { echo 'another run is under way' >&2; exit 0; }

free=$(df --output=avail -B1G "$store" | tail -n 1)
if [ "$free" -lt 20 ]; then
  echo "only $free GB left in $store" | mail -s "backup of $(hostname)" root
  exit 1
fi

# -- databases --

for database in $(psql -AtX -U postgres -c 'SELECT datname FROM pg_database WHERE NOT datistemplate'); do
  if pg_dump -U postgres -Fc -f "$into/$database.dump" "$database"; then
    pg_restore -l "$into/$database.dump" >/dev/null || failed+=("$database: cannot be read")
  else
    failed+=("$database")
  fi
done
mysqldump --single-transaction --all-databases 2>"$into/mysql.err" | gzip -9 >"$into/mysql.sql.gz" || failed+=(mysql)
[ -s "$into/mysql.err" ] || rm -f "$into/mysql.err"
redis-cli --rdb "$into/redis.rdb" >/dev/null || failed+=(redis)
sqlite3 /var/lib/app/state.db ".backup '$into/state.db'"

# -- files --

lvcreate -s -n backup -L 5G /dev/vg0/home
mkdir -p /mnt/backup
mount -o ro,nouuid /dev/vg0/backup /mnt/backup
tar --one-file-system --zstd -cf "$into/home.tar.zst" -C /mnt/backup . || failed+=(home)
umount /mnt/backup
lvremove -f /dev/vg0/backup

zfs snapshot "tank/vm@$day"
last=$(zfs list -H -t snapshot -o name -s creation tank/vm | tail -n 2 | head -n 1)
zfs send -i "$last" "tank/vm@$day" | ssh backup@vault.example.com zfs receive -F tank/copies/vm

docker ps --format '{{.Names}}' | while read -r name; do
  docker inspect "$name" >"$into/container-$name.json"
  docker exec "$name" sh -c 'test -d /data && tar -C /data -cf - .' 2>/dev/null | gzip >"$into/data-$name.tar.gz" || true
done
dpkg --get-selections >"$into/packages.txt"
crontab -l >"$into/crontab.txt" 2>/dev/null || true
cp -a /etc "$into/etc"

# -- away and old --

(cd "$into" && find . -type f ! -name SHA256SUMS -print0 | sort -z | xargs -0 sha256sum >SHA256SUMS)
tar -C "$store" -cf - "$day" | gpg --batch --yes -r backup@example.com -e -o "$store/$day.tar.gpg"
rsync -a --partial --timeout=120 "$store/$day.tar.gpg" "$remote/" || failed+=(copy)
aws s3 cp --only-show-errors --storage-class STANDARD_IA "$store/$day.tar.gpg" "s3://example-backup/$(hostname -s)/"

find "$store" -mindepth 1 -maxdepth 1 -type d -mtime "+$days" -exec rm -rf {} +
find "$store" -name '*.tar.gpg' -mtime "+$days" -delete
zfs list -H -t snapshot -o name -s creation tank/vm | head -n "-$days" | xargs -r -n 1 zfs destroy

if ((${#failed[@]})); then
  printf '%s\n' "${failed[@]}" | mail -s "backup of $(hostname) failed" root
  logger -t backup -p user.err "failed: ${failed[*]}"
  exit 1
fi
logger -t backup "done: $(du -sh "$into" | cut -f1)"
