# Values that the text does not hold: what may be an option or code asks, what is only a name does not.

cat "$FILE"  #=> read_only
head -5 $FILE  #=> read_only
ls "$DIR"  #=> read_only
find "$DIR" -name '*.py'  #=> unknown -- it may be -delete
find "./$DIR" -name '*.py'  #=> read_only
find "$PWD" -name '*.py'  #=> read_only
find "$DIR" -name '*.py' -delete  #=> destructive
grep -n "$PATTERN" src/*.py  #=> read_only
cd "$DIR" && ls  #=> read_only
test -f "$FILE" && cat "$FILE"  #=> read_only
stat -c %Y "$FILE"  #=> read_only
sed -n "${N}p" notes.txt  #=> unknown
N=5; sed -n "${N}p" notes.txt  #=> read_only
awk -v n="$N" '$1 > n' notes.txt  #=> read_only
awk "\$1 > $N" notes.txt  #=> unknown
jq -r --arg k "$KEY" '.[$k]' x.json  #=> read_only
psql -c "SELECT * FROM t WHERE id = $ID"  #=> unknown
ID=5; psql -c "SELECT * FROM t WHERE id = $ID"  #=> read_only
psql -v id="$ID" -c 'SELECT 1'  #=> read_only
ssh "$HOST" uptime  #=> unknown -- it may be an option that runs something
ssh -- "$HOST" uptime  #=> read_only
ssh "root@$HOST" uptime  #=> read_only
ssh root@web1 "$CMD"  #=> unknown
ssh root@web1 "systemctl status $UNIT"  #=> unknown -- the far shell reads it
ssh root@web1 "systemctl status '$UNIT'"  #=> unknown
ssh root@web1 systemctl status nginx "$LOG"  #=> unknown
UNIT=nginx; ssh root@web1 "systemctl status $UNIT"  #=> read_only
kubectl -n "$NS" get pods  #=> read_only
pct exec "$ID" -- ls  #=> read_only
docker logs "$C"  #=> read_only
docker exec -- "$C" ls  #=> read_only
docker exec web "$CMD"  #=> unknown
docker exec web sh -c "$CMD"  #=> unknown
docker exec web sh -c 'echo "$1"' _ "$TEXT"  #=> read_only
sh -c "echo $TEXT"  #=> unknown
echo "$TEXT"  #=> read_only
echo "$TEXT" | sh  #=> unknown code.opaque
echo "$TEXT" | ssh web1 cat  #=> exposure -- what it holds may be a secret
eval "$CMD"  #=> unknown
eval "echo $TEXT"  #=> unknown
"$CMD" --version  #=> unknown
systemctl status "$UNIT"  #=> read_only
systemctl restart "$UNIT.service"  #=> disruptive
systemctl start "app@$NAME.service"  #=> reversible_low
systemctl "$VERB" nginx  #=> unknown
git "$VERB"  #=> unknown
git log "$REV"  #=> unknown -- it may be --output
git log -- "$FILE"  #=> read_only
git push origin "HEAD:$BRANCH"  #=> config_mutation
git commit -m "$MSG"  #=> reversible_low
curl -s "$URL"  #=> unknown
curl -s "https://api.example.com/items/$ID"  #=> read_only
curl -s "http://$HOST:$PORT/health"  #=> read_only
curl -s "https://api.example.com/?token=$API_TOKEN"  #=> exposure
curl -s -o "$OUT" https://example.com  #=> config_mutation
rm -rf "$OUT"  #=> destructive
rm -rf "/tmp/build-$$"  #=> reversible_low
rm -rf "/tmp/$NAME"  #=> destructive -- it may be empty
rm -rf "/srv/$NAME"  #=> destructive
cp "$A" "$B"  #=> config_mutation
tar czf "$OUT.tgz" src  #=> config_mutation -- an unknown path counts as an ordinary one
tar czf "/srv/backup/$NAME.tgz" src  #=> config_mutation
echo "$X" > "$Y"  #=> config_mutation
mkdir -p -- "$DIR"  #=> reversible_low
kill -- "$PID"  #=> disruptive
kill -0 "$PID"  #=> read_only
sleep "$N"  #=> read_only
for h in $(cat hosts.txt); do ssh "$h" uptime; done  #=> unknown
for h in $(cat hosts.txt); do ssh -- "$h" uptime; done  #=> read_only
for h in web1 web2; do ssh "$h" uptime; done  #=> read_only
for p in $(kubectl get pods -o name); do kubectl logs --tail=5 "$p"; done  #=> read_only
docker stop $(docker ps -q)  #=> disruptive
docker inspect $(docker ps -q) | jq -r '.[].Name'  #=> read_only
ps -o args -p "$(pidof nginx)"  #=> read_only
git show "$(git rev-list -1 HEAD)"  #=> read_only
ls -l "/proc/$(pidof nginx)/fd"  #=> read_only
xargs -a ids.txt -I{} pct exec {} -- df -h  #=> read_only
xargs -a ids.txt -I{} pct exec {} -- sh -c 'echo {}'  #=> unknown -- a line becomes code
x=$1; shift; printf '%s\n' "$x" "$@"  #=> read_only
"$@" "$CMD"; "$CMD"  #=> unknown
args=("$@"); ls "${args[@]}"  #=> read_only
args=(-l "$DIR"); ls "${args[@]}"  #=> read_only
args=(-delete); find . "${args[@]}"  #=> destructive
opts='-rf'; rm $opts build  #=> destructive
opts='--help'; rm $opts build  #=> read_only
opts='-n'; make $opts all  #=> unknown
dry=; rsync -a $dry --delete a/ b/  #=> destructive
dry=--dry-run; rsync -a $dry --delete a/ b/  #=> read_only
dry=${DRY:-}; rsync -a $dry --delete a/ b/  #=> destructive
dry=${DRY:---dry-run}; rsync -a $dry --delete a/ b/  #=> destructive
[ -n "$DRY" ] && dry=--dry-run; rsync -a $dry --delete a/ b/  #=> destructive
if [ "$1" = on ]; then v=start; else v=status; fi; systemctl $v app  #=> reversible_low
if [ "$1" = on ]; then v=stop; else v=status; fi; systemctl $v app  #=> disruptive
case $1 in up) v=start ;; *) v=status ;; esac; systemctl "$v" app  #=> reversible_low
v=status; [ "$1" = x ] && v=stop; systemctl "$v" app  #=> disruptive
v=stop; v=status; systemctl "$v" app  #=> read_only
v=status; (v=stop); systemctl "$v" app  #=> read_only
v=status; { v=stop; }; systemctl "$v" app  #=> disruptive
v=status; f() { v=stop; }; f; systemctl "$v" app  #=> disruptive
v=status; f() { local v=stop; }; f; systemctl "$v" app  #=> read_only
v=status; f() { v=stop; }; systemctl "$v" app  #=> read_only
v=status; echo x | v=stop; systemctl "$v" app  #=> read_only -- a subshell
v=status; for v in a b; do :; done; systemctl restart app  #=> disruptive
readonly v=status; systemctl $v app  #=> read_only
v=sta; v+=tus; systemctl $v app  #=> read_only
v=st; v+=op; systemctl $v app  #=> disruptive
v=(start stop); systemctl "${v[1]}" app  #=> disruptive
v=(start stop); systemctl "${v[0]}" app  #=> reversible_low
declare -n r=v; v=stop; systemctl "$r" app  #=> disruptive

x=ls; [ -f y ] && x=rm; for c in $x; do :; done; $c d                  #=> destructive fs.delete
n=rm; m=ls; for i in $(echo a a); do c=$m; m=$n; done; $c d            #=> destructive fs.delete
c=rm; for i in $(docker ps -q); do c=ls; done; $c d                    #=> destructive fs.delete
c=ls; for i in a a; do c=pwd; done; $c                                 #=> read_only

c=(*.sh); n=${#c[@]}; a=(ls ls rm); ${a[n]} d                          #=> destructive fs.delete
c=(*.sh); a=(ls rm); ${a[${#c[@]} > 0]} d                              #=> destructive fs.delete
c=(ls *); "${c[0]}"                                                    #=> read_only
c=(*); "${c[2]}" ls                                                    #=> unknown -- one of the names
c=(a *); c[1]=ls; "${c[2]}"                                            #=> unknown -- what was the third
c=(ls *); c[0]=pwd; "${c[0]}"                                          #=> read_only
c=(* rm); ${c[-1]} d                                                   #=> destructive fs.delete
c=(* rm d); "${c[@]: -2}"                                              #=> destructive fs.delete
c=(x ls *); "${c[@]:1:1}"                                              #=> read_only
c=(*); unset 'c[0]'; wc -l "${c[@]}"                                   #=> read_only
c=(*); for i in "${!c[@]}"; do echo "$i ${c[i]}"; done                 #=> read_only
mapfile -t c < f; echo "${!c[@]}"                                      #=> read_only
mapfile -t c < f; echo "${!c}"                                         #=> exposure secret.env
set -- * ; $2 ls                                                       #=> unknown
set -- a *; shift; wc -l "$@"                                          #=> read_only
set -- * rm; ${!#} d                                                   #=> destructive fs.delete
set -- rm *; ${!#} d                                                   #=> unknown -- one of the names
f() { echo "last: ${!#}"; }; f *                                       #=> read_only
echo "${!#}"                                                           #=> read_only -- an argument
set -- *.log; shift; git log "$@"                                      #=> read_only
f() { shift; "$@"; }; f * rm d                                         #=> destructive fs.delete
f() { wc -l "$1"; }; f *                                               #=> read_only
n=rm; m=ls; c=ls; for i in *; do c=$m; m=$n; done; $c d                #=> unknown -- as often as there are names
n=rm; m=ls; c=ls; for i in a; do c=$m; m=$n; done; $c                  #=> read_only
for f in *.sh; do bash -n "$f"; done                                   #=> read_only
find . -exec sh -c 'shift; $1 ls' _ a {} +                             #=> unknown
find . -exec sh -c 'wc -l "$@"' _ {} +                                 #=> read_only

docker ps -q | while read -r c; do docker inspect "$c"; done           #=> read_only
docker ps -q | { read -r a; read -r b; ${b:-rm} d; }                   #=> destructive fs.delete -- there may be one line
docker ps | while read -r c; do docker inspect "$c"; done              #=> unknown unknown.option
docker ps -q | while IFS=a read -r b c; do docker inspect "$c"; done   #=> unknown unknown.option -- a piece
docker ps -q | while read -n 1 c; do docker inspect "$c"; done         #=> unknown unknown.option
mapfile -t c < <(docker ps -q); docker inspect "${c[@]}"               #=> read_only
mapfile -t c < <(docker ps); docker inspect "${c[@]}"                  #=> unknown unknown.option
find . -name '*.c' | while read -r f; do sort "$f"; done               #=> read_only
find /etc -name shadow | while read -r f; do sort "$f"; done           #=> exposure secret.read
a=(); for f in *.c; do a+=("$f"); done; sort "${a[@]}"                 #=> read_only
a=(); for f in /etc/sh*; do a+=("$f"); done; cat "${a[@]}"             #=> exposure secret.read
ls /etc/sh* | xargs cat                                                #=> exposure secret.read
ls /etc/ho* | xargs cat                                                #=> read_only
cat $(ls /etc/sh*)                                                     #=> exposure secret.read
cat $(ls /etc/ho*)                                                     #=> read_only
ls ~/.ssh/id_* | { mapfile -t a; cat "${a[@]}"; }                      #=> exposure secret.read
ls ~/.ssh/id_* | { mapfile -t a; ls -l "${a[@]}"; }                    #=> read_only
ls /dev/sd? | while read -r d; do smartctl -H "$d"; done               #=> read_only
ls /dev/sd? | while read -r d; do wipefs -a "$d"; done                 #=> destructive
ls /etc/sh* | { read -r a; read -r b; ${b:-rm} d; }                    #=> destructive fs.delete
sh -c "echo $(sha256sum *)"                                            #=> unknown code.opaque
sh -c "git show $(git tag -l)"                                         #=> unknown code.opaque -- a name may hold code
sh -c "git show $(git rev-list -1 main)"                               #=> read_only
git tag -l | while read -r t; do git log -1 "$t"; done                 #=> read_only
a=(); for f in *.c; do a+=("$f" "$o"); done; sort "${a[@]}"            #=> unknown unknown.option
a=(); for f in *.c; do a+=(-o "$f"); done; sort "${a[@]}"              #=> unknown unknown.option

sh -c "echo $(wc -l < 'f;rm -rf d')"                                   #=> read_only -- a number
sh -c "echo $(wc -l 'f;rm -rf d')"                                     #=> unknown code.opaque -- the name, too
sh -c "echo $(sha256sum 'f;rm -rf d')"                                 #=> unknown code.opaque
sh -c "echo $(realpath 'f;rm -rf d')"                                  #=> unknown code.opaque
sh -c "echo $(realpath f)"                                             #=> read_only
a=(ls rm); i=0; test -v 'b[i=1]'; ${a[i]} d                            #=> destructive fs.delete
a=(ls rm); i=0; declare 'b[i=1]=x'; ${a[i]} d                          #=> destructive fs.delete
a=(ls pwd); i=0; declare 'b[i=1]=x'; ${a[i]}                           #=> read_only

{ (read x); read c; $c d; } <<< $'ls\nrm'                              #=> destructive fs.delete
{ x=$(cat); read c; ${c:-rm} d; } <<< ls                               #=> destructive fs.delete
{ ssh h true; read c; ${c:-rm} d; } <<< ls                             #=> destructive fs.delete
{ ls; read c; ${c:-rm} -l; } <<< ls                                    #=> read_only
{ (read x; echo "$x"); read c; echo "$c"; } <<< $'a\nb'                #=> read_only
while read -r c; do git log -1 "$c"; done <<< $'a\nb'                  #=> read_only
f() { local c=rm; local c; ${c:-ls} d; }; f                            #=> destructive fs.delete
f() { local c=ls; local c; ${c:-rm}; }; f                              #=> read_only

c=rm; { c=ls; } < y; $c d                                              #=> destructive fs.delete
c=rm; f() { c=ls; }; f < y; $c d                                       #=> destructive fs.delete
{ printf 'echo ' < y; echo 'rm d'; } | sh                              #=> destructive fs.delete
c=ls; { c=pwd; } < y; "$c"                                             #=> read_only
f() { "$2" d; }; f $x ls rm                                            #=> destructive fs.delete
f() { shift; "$@"; }; f $x ls rm d                                     #=> destructive fs.delete
f() { cat "$1"; }; f $x /etc/shadow                                    #=> exposure secret.read
f() { echo "$2"; }; f $x a                                             #=> read_only
bash -c 'f() { $0 d; }; f' rm                                          #=> destructive fs.delete
c=rm; readonly b=1; read b c <<< ls; $c d                              #=> destructive fs.delete

c=rm
echo $((100 * 3 / 4)); c=ls
$c
#=> read_only

c=rm; local c=ls; $c d                                                 #=> destructive fs.delete
c=ls; local c=pwd; $c                                                  #=> read_only

f() { ls; }; shopt -s expand_aliases
alias f='rm d'
f
#=> destructive fs.delete -- an alias comes before a function

cat < /etc/shado[w]                                                    #=> exposure secret.read
cat < /etc/host[s]                                                     #=> read_only

# what a process may have read of its input, and may not
printf 'rm -rf d\n: ok\n' | { sh -c 'exit; read x'; sh; }                      #=> destructive fs.delete
printf 'rm -rf d\n: ok\n' | { false && sh -c 'read x'; sh; }                   #=> destructive fs.delete
printf 'rm -rf d\n: ok\n' | { docker exec c sh -c 'read x'; sh; }              #=> destructive fs.delete
printf 'rm -rf d\n: ok\n' | { read 1x; sh; }                                   #=> destructive fs.delete
printf ': <<X\nrm -rf d\nX\n' | { dd bs=6 count=1 >/dev/null; sh; }            #=> unknown code.opaque
printf ': <<X\nrm -rf d\nX\n' | { head -c 6 - >/dev/null; sh; }                #=> unknown code.opaque
printf ': <<X\nrm -rf d\nX\n' | { cmp -n 6 - /dev/zero; sh; }                  #=> unknown code.opaque
printf ': <<X\nrm -rf d\nX\n' | { read -u 0 x; sh; }                           #=> destructive fs.delete
printf ': <<X\nrm -rf d\nX\n' | { exec 3<&0; read x <&3; sh; }                 #=> unknown code.opaque
declare 'a[b=$(rm d)]=x'                                                       #=> destructive fs.delete
printf 'a\nb\n' | while read -r h; do ssh -n $h df -h; done                    #=> read_only
printf 'a\nb\n' | while read -r s; do jq . $s; done                            #=> read_only
printf 'rm x\nls\n' | { read x; sh; }                                          #=> read_only
printf ': <<X\nrm -rf d\nX\n' | { systemd-ask-password >/dev/null; sh; }          #=> unknown code.opaque
