#!/bin/bash
# Says how a machine is doing; changes nothing.
section() { printf '\n== %s ==\n' "$*"; }
warn() { warnings=$((warnings + 1)); printf 'WARN %s\n' "$*"; }
warnings=0
limit=${LIMIT:-85}

section host
hostname -f
uptime
uname -srm
. /etc/os-release && echo "$PRETTY_NAME"
cores=$(nproc)
load=$(cut -d' ' -f1 /proc/loadavg)
awk -v l="$load" -v c="$cores" 'BEGIN { exit !(l > c * 2) }' && warn "load $load on $cores cores"

section memory
free -m
available=$(awk '/^MemAvailable/ { print int($2 / 1024) }' /proc/meminfo)
[ "$available" -gt 500 ] || warn "only $available MB available"
ps -eo pid,user,rss,comm --sort=-rss | head -n 8

section disks
df -hT -x tmpfs -x devtmpfs -x overlay
df -P -x tmpfs -x devtmpfs | awk 'NR > 1 { print $5, $6 }' | tr -d % | while read -r used mount; do
  [ "$used" -lt "$limit" ] || warn "$mount is $used % full"
done
df -iP | awk -v l="$limit" 'NR > 1 && $5 + 0 > l { print $6 ": inodes " $5 }'
for disk in /dev/sd? /dev/nvme?n1; do
  [ -b "$disk" ] || continue
  smartctl -H "$disk" | grep -E 'result|Status' || warn "$disk: no answer"
done
zpool list 2>/dev/null && zpool status -x
cat /proc/mdstat 2>/dev/null | grep -A1 '^md'

section services
systemctl --failed --no-legend --plain
for unit in nginx postgresql redis-server ssh cron; do
  state=$(systemctl is-active "$unit")
  case $state in
    active) echo "ok   $unit" ;;
    inactive) echo "     $unit is not started" ;;
    *) warn "$unit is $state"; journalctl -u "$unit" -n 5 --no-pager ;;
  esac
done
docker ps --format 'table {{.Names}}\t{{.Status}}' 2>/dev/null
docker ps -a --filter status=exited --format '{{.Names}}: {{.Status}}' | grep -v 'Exited (0)'

section network
ip -br address
ip route | head -n 3
ss -tlnp | awk 'NR > 1 { print $4, $6 }' | sort -u
for name in example.com deb.debian.org; do
  dig +short +time=2 "$name" | grep -q . || warn "$name does not resolve"
done
curl -sS -o /dev/null -w '%{http_code} %{time_total}s\n' --max-time 5 https://example.com || warn 'no way out'

section certificates
for file in /etc/letsencrypt/live/*/fullchain.pem; do
  [ -f "$file" ] || continue
  end=$(openssl x509 -enddate -noout -in "$file" | cut -d= -f2)
  left=$((($(date -d "$end" +%s) - $(date +%s)) / 86400))
  echo "$file: $left days"
  ((left > 20)) || warn "$file ends in $left days"
done

section logs
journalctl -p err --since '24 hours ago' --no-pager -q | awk '{ $1 = $2 = $3 = $4 = ""; print }' | sort | uniq -c | sort -rn | head -n 15
grep -c 'Failed password' /var/log/auth.log 2>/dev/null
last -n 5
dmesg -T --level=err,crit 2>/dev/null | tail -n 5

section updates
apt list --upgradable 2>/dev/null | tail -n +2 | wc -l
[ -f /var/run/reboot-required ] && warn 'a restart is needed'

section result
echo "$warnings warnings"
((warnings == 0))
