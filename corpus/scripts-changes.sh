# Scripts that change: deployments, backups, repairs, clean-ups, installs.

set -euo pipefail
release=$(date +%Y%m%d%H%M%S)
base=/srv/app
mkdir -p "$base/releases/$release"
tar xzf app.tgz -C "$base/releases/$release"
ln -sfn "$base/releases/$release" "$base/current"
systemctl reload nginx
#=> config_mutation

set -euo pipefail
release=$(date +%Y%m%d%H%M%S)
base=/srv/app
mkdir -p "$base/releases/$release"
tar xzf app.tgz -C "$base/releases/$release"
ln -sfn "$base/releases/$release" "$base/current"
systemctl restart app
#=> disruptive

set -euo pipefail
base=/srv/app
keep=5
cd "$base/releases"
ls -1t | tail -n +$((keep + 1)) | while read -r old; do
  echo "would remove $old"
done
#=> read_only

set -euo pipefail
base=/srv/app
keep=5
cd "$base/releases"
ls -1t | tail -n +$((keep + 1)) | while read -r old; do
  rm -rf -- "./$old"
done
#=> destructive

set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
curl -fsSL -o "$work/tool.tgz" https://example.com/tool.tgz
echo "0123abcd  $work/tool.tgz" | sha256sum -c -
tar xzf "$work/tool.tgz" -C "$work"
install -m 0755 "$work/tool" /usr/local/bin/tool
#=> config_mutation

set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
curl -fsSL -o "$work/tool.tgz" https://example.com/tool.tgz
tar xzf "$work/tool.tgz" -C "$work"
"$work/tool" --version
#=> unknown

set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
curl -fsSL -o "$work/install.sh" https://example.com/install.sh
sha256sum "$work/install.sh"
head -50 "$work/install.sh"
#=> reversible_low

set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
curl -fsSL -o "$work/install.sh" https://example.com/install.sh
sha256sum "$work/install.sh"
sudo bash "$work/install.sh"
#=> unknown

set -euo pipefail
stamp=$(date +%F)
pg_dump -Fc app > "/var/tmp/app-$stamp.dump"
pg_restore -l "/var/tmp/app-$stamp.dump" > /dev/null
ls -lh "/var/tmp/app-$stamp.dump"
#=> reversible_low

set -euo pipefail
stamp=$(date +%F)
dir=/srv/backup/pg
pg_dump -Fc app > "$dir/app-$stamp.dump"
find "$dir" -name 'app-*.dump' -mtime +14 -print
#=> config_mutation

set -euo pipefail
stamp=$(date +%F)
dir=/srv/backup/pg
pg_dump -Fc app > "$dir/app-$stamp.dump"
find "$dir" -name 'app-*.dump' -mtime +14 -delete
#=> destructive

dry_run=0
while [ $# -gt 0 ]; do
  case $1 in
    -n|--dry-run) dry_run=1 ;;
    --) shift; break ;;
    -*) echo "unknown option $1" >&2; exit 2 ;;
    *) break ;;
  esac
  shift
done
run() {
  if [ "$dry_run" -eq 1 ]; then
    echo "+ $*"
  else
    "$@"
  fi
}
run systemctl stop app
run cp -a /srv/app/data /srv/app/data.bak
run systemctl start app
#=> disruptive

run() { echo "+ $*"; }
run systemctl stop app
run rm -rf /srv/app/data
run systemctl start app
#=> read_only -- it only prints

run() { echo "+ $*"; "$@"; }
run systemctl status app
run rm -rf /srv/app/data
run systemctl start app
#=> destructive

conf=/etc/nginx/sites-available/app
cp -p "$conf" "/tmp/app.conf.$(date +%s)"
sed -i 's/server_name old.example/server_name new.example/' "$conf"
if nginx -t; then
  systemctl reload nginx
else
  cp -p /tmp/app.conf.* "$conf"
fi
#=> config_mutation

cat > /etc/nginx/conf.d/limits.conf <<'CONF'
client_max_body_size 64m;
proxy_read_timeout 120s;
CONF
chmod 0644 /etc/nginx/conf.d/limits.conf
systemctl reload nginx
#=> config_mutation

name=app
port=${PORT:-8080}
cat > "/etc/nginx/conf.d/$name.conf" <<CONF
server {
  listen 80;
  location / { proxy_pass http://127.0.0.1:$port; }
}
CONF
systemctl reload nginx
#=> config_mutation

exec 9> /tmp/backup.lock
flock -n 9 || { echo 'already running' >&2; exit 1; }
rsync -a --numeric-ids /srv/app/ /mnt/nas/app/
date > /tmp/backup.stamp
#=> config_mutation

exec 9> /tmp/backup.lock
flock -n 9 || { echo 'already running' >&2; exit 1; }
rsync -a --numeric-ids --delete-after /srv/app/ /mnt/nas/app/
date > /tmp/backup.stamp
#=> destructive

mountpoint -q /mnt/nas || mount /mnt/nas
df -h /mnt/nas
touch /mnt/nas/.probe
rm /mnt/nas/.probe
#=> destructive

vmid=132
snap="pre_$(date +%Y%m%d)"
pct snapshot "$vmid" "$snap"
pct exec "$vmid" -- apt-get update
pct exec "$vmid" -- apt-get -s upgrade
pct listsnapshot "$vmid"
#=> reversible_low

vmid=132
snap="pre_$(date +%Y%m%d)"
pct snapshot "$vmid" "$snap"
pct exec "$vmid" -- apt-get update
if ! pct exec "$vmid" -- apt-get -y upgrade; then
  pct stop "$vmid"
  pct rollback "$vmid" "$snap"
  pct start "$vmid"
fi
#=> destructive

for vmid in 101 102; do
  vzdump "$vmid" --mode snapshot --storage nfs1 --compress zstd --quiet 1
  pct exec "$vmid" -- systemctl is-system-running
done
#=> reversible_low

for vmid in 101 102; do
  vzdump "$vmid" --mode stop --storage nfs1 --compress zstd --quiet 1
  pct exec "$vmid" -- systemctl is-system-running
done
#=> disruptive

wait_for() {
  local n=0
  until "$@"; do
    n=$((n + 1))
    [ "$n" -lt 20 ] || return 1
    sleep 3
  done
}
qm start 105
wait_for qm agent 105 ping
qm guest exec 105 -- systemctl is-active app
#=> reversible_low

wait_for() {
  local n=0
  until "$@"; do
    n=$((n + 1))
    [ "$n" -lt 20 ] || return 1
    sleep 3
  done
}
qm shutdown 105
wait_for sh -c 'qm status 105 | grep -q stopped'
qm set 105 --memory 8192
qm start 105
#=> disruptive

docker compose pull --quiet
docker compose up -d --remove-orphans
docker image prune -af
docker compose ps
#=> destructive

docker compose pull --quiet
docker compose config --quiet
docker compose ps
docker compose images
#=> reversible_low

cd /srv/app
git fetch --quiet origin
local_rev=$(git rev-parse HEAD)
remote_rev=$(git rev-parse origin/main)
if [ "$local_rev" != "$remote_rev" ]; then
  git pull --ff-only --quiet
fi
#=> config_mutation

cd /srv/app
git fetch --quiet origin
local_rev=$(git rev-parse HEAD)
remote_rev=$(git rev-parse origin/main)
if [ "$local_rev" != "$remote_rev" ]; then
  git clean -fdx && git reset --hard origin/main
fi
#=> destructive

cd /srv/app || exit 1
python3 -m venv .venv
. .venv/bin/activate
pip install -r requirements.txt
#=> unknown

set -e
useradd --system --home-dir /srv/app --shell /usr/sbin/nologin app
install -d -o app -g app -m 0750 /srv/app /var/log/app
cat > /etc/systemd/system/app.service <<'UNIT'
[Unit]
After=network-online.target
[Service]
User=app
ExecStart=/usr/bin/python3 -m http.server --bind 127.0.0.1 8080
UNIT
systemctl daemon-reload
systemctl enable --now app
#=> config_mutation

for user in alice bob; do
  id "$user" > /dev/null 2>&1 && continue
  useradd -m -s /bin/bash "$user"
  install -d -m 0700 -o "$user" "/home/$user/.ssh"
done
#=> config_mutation

for user in alice bob; do
  id "$user" > /dev/null 2>&1 && continue
  useradd -m -s /bin/bash "$user"
  install -d -m 0700 -o "$user" "/home/$user/.ssh"
  cat "keys/$user.pub" >> "/home/$user/.ssh/authorized_keys"
done
#=> exposure

for user in alice bob; do
  pkill -KILL -u "$user" || true
  userdel -r "$user"
done
#=> destructive

tmp=$(mktemp)
crontab -l > "$tmp" 2>/dev/null || true
grep -q backup.sh "$tmp" && echo 'already there'
rm -f "$tmp"
#=> reversible_low

tmp=$(mktemp)
crontab -l > "$tmp" 2>/dev/null || true
echo '15 2 * * * /usr/local/bin/backup.sh' >> "$tmp"
crontab "$tmp"
rm -f "$tmp"
#=> unknown

backend_down() {
  ! curl -fsS --max-time 3 "http://$1/health" > /dev/null
}
for b in 10.0.0.11 10.0.0.12; do
  if backend_down "$b"; then
    echo "$b is down"
    ip route get "$b"
  fi
done
#=> read_only

backend_down() {
  ! curl -fsS --max-time 3 "http://$1/health" > /dev/null
}
for b in 10.0.0.11 10.0.0.12; do
  if backend_down "$b"; then
    iptables -I FORWARD -d "$b" -j REJECT
  fi
done
#=> disruptive

pid=$(cat /run/app.pid)
kill -TERM "$pid"
for _ in 1 2 3 4 5; do
  kill -0 "$pid" 2>/dev/null || exit 0
  sleep 1
done
kill -KILL "$pid"
#=> disruptive

before=$(df --output=avail / | tail -1)
apt-get clean
journalctl --rotate
rm -rf /var/cache/man /tmp/build.*
after=$(df --output=avail / | tail -1)
echo "freed $((after - before)) KiB"
#=> reversible_low

before=$(df --output=avail / | tail -1)
apt-get clean
journalctl --vacuum-time=3d
rm -rf /var/log/*.gz
after=$(df --output=avail / | tail -1)
echo "freed $((after - before)) KiB"
#=> destructive

set -o noclobber
state=/tmp/deploy.state
{
  echo "host=$(hostname)"
  echo "rev=$(git rev-parse --short HEAD)"
} >| "$state"
cat "$state"
#=> reversible_low

token=$(cat /run/secrets/deploy_token)
curl -fsS -H "Authorization: Bearer $token" https://ci.example.com/api/runs | jq '.[0].status'
unset token
#=> exposure

curl -fsS http://localhost:9090/api/v1/alerts |
  jq -r '.data.alerts[] | select(.state == "firing") | .labels.alertname' |
  sort | uniq -c
#=> read_only

src=/srv/photos
dst=remote:photos
rclone check "$src" "$dst" --one-way --combined /tmp/report.txt
grep -c '^[-*]' /tmp/report.txt
#=> reversible_low

src=/srv/photos
dst=remote:photos
rclone sync "$src" "$dst" --max-delete 50 --log-file /tmp/rclone.log
tail -3 /tmp/rclone.log
#=> destructive

set -eu
disk=${1:?usage: prepare DISK}
case $disk in
  /dev/sd[b-z]) ;;
  *) echo "refusing $disk" >&2; exit 1 ;;
esac
lsblk "$disk"
wipefs -a "$disk"
mkfs.ext4 -q -L data "$disk"
#=> destructive

set -eu
disk=${1:?usage: show DISK}
case $disk in
  /dev/sd[b-z]) ;;
  *) echo "refusing $disk" >&2; exit 1 ;;
esac
smartctl -H -- "$disk"
lsblk -- "$disk"
#=> read_only

export RESTIC_REPOSITORY=/mnt/nas/restic
export RESTIC_PASSWORD_FILE=/root/.restic-password
restic backup --quiet --tag nightly /etc /srv/app
restic check --read-data-subset=1%
restic snapshots --latest 1
#=> config_mutation

export RESTIC_REPOSITORY=/mnt/nas/restic
export RESTIC_PASSWORD_FILE=/root/.restic-password
restic backup --quiet --tag nightly /etc /srv/app
restic forget --keep-daily 7 --keep-weekly 5 --prune
restic snapshots --latest 1
#=> destructive

zfs snapshot -r "tank/data@auto-$(date +%Y%m%d)"
zfs list -H -t snapshot -o name -s creation -r tank/data |
  grep '@auto-' | head -n -14 |
  while read -r snap; do
    echo "old: $snap"
  done
#=> reversible_low

zfs snapshot -r "tank/data@auto-$(date +%Y%m%d)"
zfs list -H -t snapshot -o name -s creation -r tank/data |
  grep '@auto-' | head -n -14 |
  while read -r snap; do
    zfs destroy "$snap"
  done
#=> destructive

ssh web1 'bash -eu' <<'REMOTE'
cd /srv/app
docker compose ps --format json | jq -r .State | sort | uniq -c
docker compose logs --tail 20 web
REMOTE
#=> read_only

version=1.4.2
ssh web1 'bash -eu' <<REMOTE
cd /srv/app
sed -i 's/^TAG=.*/TAG=$version/' compose.conf
docker compose up -d
REMOTE
#=> disruptive

mysql --batch -N -e "SELECT id FROM information_schema.processlist WHERE time > 600" |
  while read -r id; do
    echo "slow: $id"
  done
mysql -e 'SHOW ENGINE INNODB STATUS\G' | sed -n '/LATEST DETECTED DEADLOCK/,/TRANSACTIONS/p'
#=> read_only

backup() {
  local db=$1 out=$2
  mysqldump --single-transaction --routines "$db" | gzip > "$out/$db.sql.gz"
}
out=$(mktemp -d)
for db in app auth; do
  backup "$db" "$out"
done
ls -l "$out"
#=> reversible_low

backup() {
  local db=$1 out=$2
  mysqldump --single-transaction --routines "$db" | gzip > "$out/$db.sql.gz"
}
out=/srv/backup
for db in app auth; do
  backup "$db" "$out" && mysql -e "DROP DATABASE $db"
done
ls -l "$out"
#=> destructive

python3 - <<'PY' > /tmp/pids.txt
import os
for name in sorted(os.listdir("/proc")):
    if name.isdigit():
        print(name)
PY
wc -l /tmp/pids.txt
#=> reversible_low

set -euo pipefail
pkgs=(curl jq htop)
missing=()
for p in "${pkgs[@]}"; do
  dpkg -s "$p" > /dev/null 2>&1 || missing+=("$p")
done
if [ "${#missing[@]}" -gt 0 ]; then
  apt-get install -y "${missing[@]}"
fi
#=> config_mutation

printf '%s\n' 'deb https://repo.example.com stable main' > /etc/apt/sources.list.d/example.list
curl -fsSL https://repo.example.com/key.asc | gpg --dearmor -o /usr/share/keyrings/example.gpg
apt-get update
#=> exposure -- a new key is trusted

printf '%s\n' 'deb [trusted=yes] https://repo.example.com stable main' > /etc/apt/sources.list.d/example.list
apt-get update
apt-get install -y example-agent
#=> exposure -- an archive is trusted; that the package comes from it is not followed

file=$1
if [[ -f $file && -s $file ]]; then
  head -c 4 -- "$file" | od -An -c
  wc -l -- "$file"
else
  echo "no such file: $file" >&2
  exit 1
fi
#=> read_only

select_latest() {
  ls -1t "$1"/*.dump | head -1
}
latest=$(select_latest /srv/backup/pg)
createdb restore_test
pg_restore -d restore_test "$latest"
psql -At -d restore_test -c 'SELECT count(*) FROM users'
dropdb restore_test
#=> destructive
