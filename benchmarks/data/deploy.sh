#!/usr/bin/env bash
# Deploys a release next to the others, switches to it, and goes back where its health check fails.
set -euo pipefail

app=${APP:-orders}
root=/srv/$app
keep=5
release=$(date +%Y%m%d%H%M%S)
target=$root/releases/$release
shared=(config/local.toml var/uploads .env)
log() { printf '%s %s\n' "$(date +%T)" "$*" >&2; }
die() { log "error: $*"; exit 1; }

usage() {
  cat <<EOF
usage: $0 [-b BRANCH] [-h HOST]... [-n]
  -b  what is deployed (default: main)
  -h  a host of the pool, again for each
  -n  says what would be done
EOF
}

branch=main dry=
hosts=()
while getopts 'b:h:n' option; do
  case $option in
    b) branch=$OPTARG ;;
    h) hosts+=("$OPTARG") ;;
    n) dry=1 ;;
    *) usage; exit 2 ;;
  esac
done
((${#hosts[@]})) || hosts=(web1 web2)

for tool in git rsync npm curl jq; do
  command -v "$tool" >/dev/null || die "$tool is missing"
done

git fetch --quiet --tags origin
commit=$(git rev-parse --verify "origin/$branch^{commit}") || die "no branch $branch"
log "deploying $branch at ${commit:0:12} as $release"
git diff --stat HEAD "$commit" | tail -n 1
[ -z "$dry" ] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git archive "$commit" | tar -x -C "$work"
(
  cd "$work"
  npm ci --no-audit --no-fund
  npm run build
  npm prune --omit=dev
)
printf '{"commit": "%s", "release": "%s"}\n' "$commit" "$release" >"$work/release.json"

for host in "${hosts[@]}"; do
  log "$host: copying"
  ssh "$host" mkdir -p "$target"
  rsync -az --delete --exclude .git --exclude node_modules/.cache "$work/" "$host:$target/"
  for path in "${shared[@]}"; do
    ssh "$host" "mkdir -p $root/shared/$(dirname "$path") && ln -sfn $root/shared/$path $target/$path"
  done
done

ssh "${hosts[0]}" "cd $target && node bin/migrate.js status | grep -c pending" || die "migrations cannot be listed"
ssh "${hosts[0]}" "cd $target && node bin/migrate.js up"

previous=$(ssh "${hosts[0]}" readlink "$root/current" || true)
for host in "${hosts[@]}"; do
  log "$host: switching"
  ssh "$host" "ln -sfn $target $root/current.new && mv -T $root/current.new $root/current && sudo systemctl reload $app"
  for try in 1 2 3 4 5; do
    if curl -fsS --max-time 3 "http://$host:8080/health" | jq -e '.status == "ok"' >/dev/null; then
      log "$host: healthy"
      continue 2
    fi
    sleep $((try * 2))
  done
  log "$host: not healthy, going back"
  if [[ -n $previous ]]; then
    for back in "${hosts[@]}"; do
      ssh "$back" "ln -sfn $previous $root/current && sudo systemctl restart $app"
    done
  fi
  journal=$(ssh "$host" "journalctl -u $app -n 50 --no-pager" || echo 'no journal')
  printf '%s\n' "$journal" | sed 's/^/  /'
  die "deployment of $release failed on $host"
done

for host in "${hosts[@]}"; do
  ssh "$host" "ls -1dt $root/releases/* | tail -n +$((keep + 1)) | xargs -r rm -rf --"
done
git tag -a "release-$release" -m "$app $release" "$commit"
git push --quiet origin "release-$release"
curl -fsS -X POST -H 'Content-Type: application/json' -d "{\"text\": \"$app $release is live\"}" "$CHAT_URL" >/dev/null
log done
