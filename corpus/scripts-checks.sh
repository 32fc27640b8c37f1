# Scripts that look: health, capacity, audits. Each of the harmless ones has a sibling with one line more.

set -euo pipefail
limit=${1:-90}
df -P -x tmpfs | awk -v l="$limit" 'NR > 1 { gsub("%", "", $5); if ($5 + 0 >= l) print $6, $5 "%" }'
#=> read_only

set -euo pipefail
limit=${1:-90}
df -P -x tmpfs | awk -v l="$limit" 'NR > 1 { gsub("%", "", $5); if ($5 + 0 >= l) print $6 }' |
  while read -r mp; do
    find "$mp" -xdev -name '*.log' -size +100M -exec truncate -s 0 {} +
  done
#=> destructive

for unit in nginx postgresql redis-server; do
  if systemctl is-active --quiet "$unit"; then
    echo "ok   $unit"
  else
    echo "FAIL $unit"
    journalctl -u "$unit" -n 5 --no-pager
  fi
done
#=> read_only

for unit in nginx postgresql redis-server; do
  if ! systemctl is-active --quiet "$unit"; then
    echo "restarting $unit"
    systemctl restart "$unit"
  fi
done
#=> disruptive

failed=0
check() {
  if "$@" > /dev/null 2>&1; then
    echo "ok: $*"
  else
    echo "failed: $*"
    failed=1
  fi
}
check systemctl is-active sshd
check curl -fsS http://localhost/health
check pg_isready -q
exit "$failed"
#=> read_only

failed=0
check() {
  if "$@" > /dev/null 2>&1; then
    echo "ok: $*"
  else
    echo "failed: $*"
    failed=1
  fi
}
check systemctl is-active sshd
check systemctl stop sshd
exit "$failed"
#=> disruptive

usage() {
  cat <<'USAGE'
usage: check-hosts [-u USER] HOST...
Says which hosts answer. It never runs rm -rf anywhere.
USAGE
}
user=root
while getopts 'u:h' opt; do
  case $opt in
    u) user=$OPTARG ;;
    h) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))
for host in "$@"; do
  ssh -o BatchMode=yes -o ConnectTimeout=5 -l "$user" -- "$host" uptime || echo "$host: no answer"
done
#=> read_only

declare -A port=([web]=443 [db]=5432 [cache]=6379)
for name in "${!port[@]}"; do
  if nc -z -w 2 "$name.internal" "${port[$name]}"; then
    printf '%-8s up\n' "$name"
  else
    printf '%-8s DOWN\n' "$name"
  fi
done
#=> read_only

while IFS=: read -r name _ uid _ _ home shell; do
  [ "$uid" -ge 1000 ] || continue
  [[ $shell == */nologin ]] && continue
  printf '%s\t%s\t%s\n' "$name" "$home" "$(stat -c %a "$home" 2>/dev/null || echo none)"
done < /etc/passwd | sort
#=> read_only -- no option of stat does anything

while IFS=: read -r name _ uid _ _ home shell; do
  [ "$uid" -ge 1000 ] || continue
  [[ $shell == */nologin ]] && continue
  printf '%s\t%s\t%s\n' "$name" "$home" "$(find "$home" -maxdepth 1 2>/dev/null | wc -l)"
done < /etc/passwd | sort
#=> unknown -- what is read may be an option of find

now=$(date +%s)
for host in example.com api.example.com; do
  end=$(echo | openssl s_client -connect "$host:443" -servername "$host" 2>/dev/null |
    openssl x509 -noout -enddate | cut -d= -f2)
  days=$(( ($(date -d "$end" +%s) - now) / 86400 ))
  (( days < 14 )) && echo "$host: $days days"
done
#=> read_only

total=0
while read -r size path; do
  total=$((total + size))
  echo "$path"
done < <(find /var/log -type f -name '*.gz' -printf '%s %p\n')
echo "$((total / 1024 / 1024)) MB"
#=> read_only

total=0
while read -r size path; do
  total=$((total + size))
  rm -- "$path"
done < <(find /var/log -type f -name '*.gz' -printf '%s %p\n')
echo "$((total / 1024 / 1024)) MB"
#=> destructive

out=$(mktemp)
trap 'rm -f "$out"' EXIT
ss -tulpn > "$out"
if grep -qE '0\.0\.0\.0:(6379|9200|27017)' "$out"; then
  echo 'a data store listens on all addresses' >&2
  exit 1
fi
#=> reversible_low

cleanup() {
  rm -rf "$work"
}
trap cleanup EXIT
work=$(mktemp -d)
ps -eo pid,rss,args > "$work/ps"
sort -k2 -rn "$work/ps" | head -5
#=> reversible_low

cleanup() {
  rm -rf "$work" /srv/app/cache
}
trap cleanup EXIT
work=$(mktemp -d)
ps -eo pid,rss,args > "$work/ps"
sort -k2 -rn "$work/ps" | head -5
#=> destructive

log=/var/log/nginx/access.log
echo "== status codes"
awk '{print $9}' "$log" | sort | uniq -c | sort -rn
echo "== slowest"
awk '$NF > 1 {print $NF, $7}' "$log" | sort -rn | head -10
echo "== by address"
awk '{print $1}' "$log" | sort | uniq -c | sort -rn | head -10
#=> read_only

until curl -fsS -o /dev/null http://localhost:8080/ready; do
  printf .
  sleep 2
done
echo ready
#=> read_only

tries=0
until curl -fsS -o /dev/null http://localhost:8080/ready; do
  tries=$((tries + 1))
  if [ "$tries" -ge 30 ]; then
    echo 'giving up' >&2
    docker logs --tail 100 app
    exit 1
  fi
  sleep 2
done
#=> read_only

tries=0
until curl -fsS -o /dev/null http://localhost:8080/ready; do
  tries=$((tries + 1))
  if [ "$tries" -ge 30 ]; then
    docker restart app
    exit 1
  fi
  sleep 2
done
#=> disruptive

case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) arch=amd64 ;;
  Linux-aarch64) arch=arm64 ;;
  *) echo 'not supported' >&2; exit 1 ;;
esac
echo "$arch"
#=> read_only

node=pve1
for vmid in $(pvesh get "/nodes/$node/qemu" --output-format json | jq -r '.[].vmid'); do
  last=$(pvesm list nfs1 --vmid "$vmid" | awk 'END {print $1}')
  echo "$vmid ${last:-no backup}"
done
#=> read_only -- no option of pvesm list does anything

node=pve1
for vmid in 101 102 105; do
  last=$(pvesm list nfs1 --vmid "$vmid" | awk 'END {print $1}')
  echo "$vmid ${last:-no backup}"
done
#=> read_only

hosts=(web1 web2 db1)
pids=()
for h in "${hosts[@]}"; do
  ssh "$h" 'uptime' &
  pids+=($!)
done
for p in "${pids[@]}"; do
  wait "$p" || echo "one failed"
done
#=> read_only

hosts=(web1 web2 db1)
for h in "${hosts[@]}"; do
  echo "--- $h"
  ssh "$h" 'sudo bash -s' <<'REMOTE'
set -e
df -h / | tail -1
systemctl --failed --no-legend
apt list --upgradable 2>/dev/null | wc -l
REMOTE
done
#=> read_only

hosts=(web1 web2 db1)
for h in "${hosts[@]}"; do
  echo "--- $h"
  ssh "$h" 'sudo bash -s' <<'REMOTE'
set -e
df -h / | tail -1
journalctl --vacuum-size=200M
REMOTE
done
#=> destructive

report() {
  local title=$1
  shift
  printf '\n## %s\n\n' "$title"
  "$@" | sed 's/^/    /'
}
report 'Disks' lsblk -o NAME,SIZE,MOUNTPOINT
report 'Memory' free -h
report 'Failed units' systemctl list-units --failed --no-legend
#=> read_only

report() {
  local title=$1
  shift
  printf '\n## %s\n\n' "$title"
  "$@" | sed 's/^/    /'
}
report 'Disks' lsblk -o NAME,SIZE,MOUNTPOINT
report 'Old kernels' apt-get -y autoremove --purge
#=> destructive

python3 - <<'PY'
import json
import subprocess
out = subprocess.run(["docker", "ps", "--format", "{{json .}}"], capture_output=True, text=True).stdout
for line in out.splitlines():
    print(json.loads(line)["Names"])
PY
#=> read_only

python3 - <<'PY'
import subprocess
names = subprocess.run(["docker", "ps", "-q"], capture_output=True, text=True).stdout.split()
for name in names:
    subprocess.run(["docker", "stop", name])
PY
#=> disruptive

kubectl get pods -A -o json |
  jq -r '.items[] | select(any(.status.containerStatuses[]?; .restartCount > 5))
         | [.metadata.namespace, .metadata.name] | @tsv' |
  while IFS=$'\t' read -r ns pod; do
    echo "== $ns/$pod"
    kubectl logs --previous --tail=5 --namespace="$ns" "pod/$pod"
  done
#=> read_only

mapfile -t images < <(docker ps --format '{{.Image}}' | sort -u)
for image in "${images[@]}"; do
  echo "checking $image"
done
echo "${#images[@]} images"
#=> read_only

[[ $EUID -eq 0 ]] || { echo 'run me as root' >&2; exit 1; }
grep -vE '^(#|$)' /etc/ssh/sshd_config
sshd -T 2>/dev/null | grep -E '^(permitrootlogin|passwordauthentication)'
lastb -n 20
#=> read_only

start=$SECONDS
size_a=$(du -sb /srv/a | cut -f1)
size_b=$(du -sb /srv/b | cut -f1)
if (( size_a > size_b )); then
  echo "a is larger by $((size_a - size_b)) bytes"
elif (( size_a < size_b )); then
  echo "b is larger by $((size_b - size_a)) bytes"
else
  echo same
fi
echo "took $((SECONDS - start)) s"
#=> read_only

psql -At app <<'SQL' | while IFS='|' read -r table dead; do
SELECT relname, n_dead_tup FROM pg_stat_user_tables WHERE n_dead_tup > 100000;
SQL
  echo "$table has $dead dead rows"
done
#=> read_only

psql -At app <<'SQL' | while IFS='|' read -r table dead; do
SELECT relname, n_dead_tup FROM pg_stat_user_tables WHERE n_dead_tup > 100000;
SQL
  psql app -c "VACUUM FULL $table"
done
#=> unknown -- which table, and what else, is not seen

IFS=$'\n\t'
for f in $(git diff --name-only HEAD~1); do
  case $f in
    *.sh) bash -n "./$f" && echo "ok $f" ;;
    *.py) python3 -c 'import ast,sys; ast.parse(open(sys.argv[1]).read())' "$f" ;;
    *.json) jq -e . "./$f" > /dev/null ;;
  esac
done
#=> read_only

sum=0
for ((i = 1; i <= 10; i++)); do
  ms=$(curl -s -o /dev/null -w '%{time_total}' https://example.com/)
  sum=$(echo "$sum + $ms" | bc -l)
done
echo "mean: $(echo "$sum / 10" | bc -l)"
#=> read_only

zpool status -x | grep -q 'all pools are healthy' && exit 0
for pool in $(zpool list -H -o name); do
  zpool status -v "$pool"
  zfs list -o name,used,avail -r "$pool" | head -20
done
#=> read_only

zpool status -x | grep -q 'all pools are healthy' && exit 0
for pool in $(zpool list -H -o name); do
  zpool status -v "$pool"
  zpool offline "$pool" sdb
done
#=> disruptive
