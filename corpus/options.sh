# Options of readers that write, send or run, beside the options that only look like them.

curl -sS -D headers.txt -o /dev/null https://example.com  #=> config_mutation
curl -sS -D - -o /dev/null https://example.com  #=> read_only
curl -sS --trace trace.txt https://example.com  #=> config_mutation
curl -sS --trace-time -v https://example.com  #=> read_only
curl -sS --stderr err.txt https://example.com  #=> config_mutation
curl -sS --etag-save e.txt https://example.com  #=> config_mutation
curl -sS --hsts h.txt https://example.com  #=> config_mutation
curl -sS --libcurl code.c https://example.com  #=> config_mutation
curl -sS --max-time 5 --connect-timeout 2 --retry 3 https://example.com  #=> read_only
curl -sS -e https://example.org -A probe https://example.com  #=> read_only
curl -sS -u bob: https://example.com  #=> read_only
curl -sS -n https://example.com  #=> read_only -- logs in from .netrc
curl -sS -E client.pem https://example.com  #=> read_only
curl -sS -X GET -d '{"size": 1}' http://es:9200/logs/_search  #=> read_only -- the method asks
curl -sS -X HEAD https://example.com  #=> read_only
curl -sS -X PATCH https://example.com  #=> config_mutation
curl -sSX'DELETE' https://example.com/x  #=> destructive
curl -sS --request=DELETE https://example.com/x  #=> destructive
curl -sS -F note=hello https://example.com  #=> config_mutation
curl -sS -F note=@hello.txt https://example.com  #=> exposure
curl -sS -F 'note=<hello.txt' https://example.com  #=> exposure
curl -sS --data-urlencode note@hello.txt https://example.com  #=> exposure
curl -sS --data-urlencode note=hello https://example.com  #=> config_mutation
curl -sS -G --data-urlencode note@hello.txt https://example.com  #=> exposure
curl -sS -H @headers.txt https://example.com  #=> exposure
curl -sS --json @x.json http://localhost:9200/i/_doc  #=> config_mutation -- loopback is inside
curl -sS --unix-socket /var/run/docker.sock http://localhost/containers/json  #=> read_only
curl -sS --unix-socket /var/run/docker.sock -X POST http://localhost/containers/web/stop  #=> config_mutation
curl -sS --proxy http://proxy:3128 https://example.com  #=> read_only
curl -sS -T - https://example.com/up < report.txt  #=> exposure
curl -sS -x '' -k https://10.0.0.5:8006/api2/json/version  #=> read_only
curl --version; curl --help all  #=> read_only
wget -q -O- --post-data=a=b https://example.com  #=> config_mutation
wget -q --method=DELETE https://example.com/x  #=> destructive
wget -q -O - --header='Accept: text/plain' https://example.com  #=> read_only
wget -r -np https://example.com/docs/  #=> config_mutation
wget -a log.txt -O /dev/null https://example.com  #=> config_mutation
wget --use-askpass=./x -qO- https://example.com  #=> unknown
wget -e 'use_proxy=no' -qO- https://example.com  #=> read_only

gawk --profile=prof.txt '{print}' x.txt  #=> config_mutation
gawk -d'vars.txt' '{print}' x.txt  #=> config_mutation
gawk -l ./ext.so 'BEGIN {}'  #=> unknown
gawk -E prog.awk  #=> unknown
gawk --lint '{print}' x.txt  #=> read_only
mawk -W version  #=> read_only
sed --debug -n 1p x.txt  #=> read_only
sed -s -n '$p' a.txt b.txt  #=> read_only
sed -n '/start/,/end/{/^#/!p}' x.txt  #=> read_only
sed -n 'r /etc/shadow' x.txt  #=> exposure
sed 'r /etc/hostname' x.txt  #=> read_only
sed --expression='s/a/b/w out.txt' x.txt  #=> config_mutation
sed "s/a/$B/" x.txt  #=> unknown -- B may hold more of a script
sed "s/a/${B//\//}/" x.txt  #=> unknown
sort --files0-from=list0  #=> read_only
sort -k1,1 -o/dev/null x.txt  #=> read_only
sort -ro x.txt x.txt  #=> config_mutation
sort -mu a.txt b.txt  #=> read_only
grep -f patterns.txt x.txt  #=> read_only
grep -rnI --exclude-dir=.git -e -delete .  #=> read_only
grep -o 'rm.*' x.sh  #=> read_only
find . -fls out.txt  #=> config_mutation
find . -ls  #=> read_only
find . -okdir rm {} \;  #=> destructive
find . -execdir sh -c 'mv "$1" "$1.old"' _ {} \;  #=> config_mutation
find . -exec {} \;  #=> unknown -- runs what it finds
find . -name '*.py' -exec python3 -m py_compile {} +  #=> reversible_low
find . -path ./.git -prune -o -type f -print  #=> read_only
find -files0-from list0 -delete  #=> destructive
find . -regex '.*delete' -quit  #=> read_only
tree -J -L 2  #=> read_only
file -C -m magic  #=> config_mutation
file -f list.txt  #=> read_only
less -o copy.txt notes.txt  #=> config_mutation
less -N notes.txt  #=> read_only
xxd -r hex.txt  #=> read_only -- prints
xxd hex.bin hex.txt  #=> config_mutation
od -c x.bin out.bin  #=> read_only
base64 -w0 x.bin  #=> read_only
split -n l/4 x.txt  #=> config_mutation
csplit x.txt /start/ '{*}'  #=> config_mutation
shuf -n1 -o out.txt x.txt  #=> config_mutation
shuf -e a b c  #=> read_only
date -r x.txt +%s  #=> read_only
date +%s -d '@0'  #=> read_only
date --set=tomorrow  #=> config_mutation
command time -f '%e' ls  #=> read_only
time -f '%e' ls  #=> unknown -- the keyword takes -p only, so -f is a program
column -t -s, x.csv  #=> read_only
pr -h title x.txt  #=> read_only
fold -w 80 -s x.txt  #=> read_only
expand -t 4 x.txt | unexpand -a  #=> read_only
sponge x.txt < y.txt  #=> config_mutation
sdiff -o merged.txt a.txt b.txt  #=> config_mutation
diff -rq a b  #=> read_only
diff --to-file=b a  #=> read_only
patch --dry-run -p1 -i x.diff  #=> read_only
patch -p1 < x.diff  #=> config_mutation
tar -g snap -cf /tmp/i.tar /srv/app  #=> config_mutation
tar -F ./next.sh -M -tf a.tar  #=> unknown
tar --rsh-command=./x -tf nas:a.tar  #=> unknown
tar --totals -tf a.tar  #=> read_only
tar --exclude='*-delete*' -tf a.tar  #=> read_only
tar -tf a.tar --index-file=list.txt  #=> config_mutation
7z l a.7z  #=> read_only
7z t a.7z  #=> read_only
7z d a.7z old.txt  #=> destructive
7z x a.7z -o/tmp/x  #=> reversible_low
rsync -an --log-file=r.log /srv/a/ /srv/b/  #=> config_mutation -- the log is written in a dry run, too
rsync -a --write-batch=b /srv/a/ /srv/b/  #=> config_mutation
rsync -a --partial --inplace /srv/a/ /srv/b/  #=> config_mutation
rsync -a --delete-excluded --exclude=tmp /srv/a/ /srv/b/  #=> destructive
ssh -E ssh.log web1 uptime  #=> config_mutation
ssh -v web1 uptime  #=> read_only
ssh -q -T -p 2222 web1 uptime  #=> read_only
ssh -oProxyCommand=./x web1 uptime  #=> unknown
ssh -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null web1 uptime  #=> read_only
ssh -O check web1  #=> read_only
ssh -O exit web1  #=> disruptive
ssh -A web1 uptime  #=> exposure -- lends the agent
ssh -W db:5432 bastion  #=> exposure -- a way through
ssh -Q cipher; ssh -V  #=> read_only
ss -D dump.bin  #=> config_mutation
lsof -nP -p 4711  #=> read_only
tcpdump -D  #=> read_only
tcpdump -r in.pcap -w out.pcap  #=> exposure
nmap -sL 10.0.0.0/30  #=> read_only -- only lists names
dmesg --follow-new  #=> read_only
dmesg --read-clear  #=> destructive
dmesg -n 1  #=> config_mutation
journalctl --flush  #=> reversible_low
journalctl --relinquish-var  #=> config_mutation
journalctl --file=/tmp/x.journal -n 5  #=> read_only
journalctl --grep='vacuum-size' -n 5  #=> read_only
ps -o pid,cmd -C nginx  #=> read_only
top -p 4711  #=> read_only
htop  #=> read_only
watch -d free -m  #=> read_only
ip -j addr | jq -r '.[].ifname'  #=> read_only
ip addr show dev eth0; ip a; ip r; ip -6 r  #=> read_only
ip a a 10.0.0.9/24 dev eth0  #=> disruptive -- an abbreviation
ip l s eth0 down  #=> disruptive
ip l s eth0  #=> disruptive -- s is set
ip l sh eth0  #=> read_only
ip monitor  #=> read_only
ip netns add blue  #=> disruptive
ip netns list  #=> read_only
hostname -f  #=> read_only
hostname -F name.txt  #=> config_mutation
sysctl -p  #=> config_mutation
sysctl -n kernel.hostname  #=> read_only
sysctl kernel.panic = 10  #=> config_mutation
mount -l -t ext4  #=> read_only
mount --make-rprivate /  #=> config_mutation
lsblk --discard; blkid -p /dev/sda  #=> read_only
blkid -g  #=> read_only -- its own cache
swapon -s  #=> read_only
blockdev --getsize64 /dev/sda  #=> read_only
blockdev --setro /dev/sda  #=> disruptive
smartctl -s off /dev/sda  #=> config_mutation
smartctl --scan  #=> read_only
hdparm -y /dev/sda  #=> config_mutation
hdparm -S 120 /dev/sda  #=> config_mutation
nvme list  #=> read_only
lspci -nnk; lsusb -t; lscpu; lsmem  #=> read_only
dmidecode -t memory  #=> read_only
ipmitool sensor list  #=> read_only
ipmitool chassis power status  #=> read_only
ipmitool chassis power off  #=> destructive
ipmitool chassis power reset  #=> disruptive
ethtool -S eth0; ethtool -i eth0  #=> read_only
ethtool -K eth0 tso off  #=> disruptive
man -k systemd  #=> read_only
man --pager=cat ls  #=> read_only
man -H./x ls  #=> unknown
jq --arg k v '.[$k]' x.json  #=> read_only
jq --rawfile s .env -n '$s'  #=> exposure
jq -e . x.json > /dev/null  #=> read_only
jq -f prog.jq x.json  #=> unknown -- it may print the environment
yq e '.a' x.yaml  #=> read_only
yq eval --inplace '.a = 1' x.yaml  #=> config_mutation
python3 -m timeit 'pass'  #=> read_only
python3 -m timeit -s 'import os' 'os.remove("x")'  #=> destructive
python3 -V; python3 --help  #=> read_only
python3 -m py_compile app.py  #=> reversible_low
python3 -m http.server --help  #=> read_only
python3 -c 'import sys; print(sys.version_info[:2])'  #=> read_only
python3 -m pdb app.py  #=> unknown
python3 -ic 'print(1)'  #=> unknown code.interactive
sqlite3 app.db .dump  #=> read_only
sqlite3 -cmd '.shell rm -rf /srv/x' app.db 'SELECT 1'  #=> destructive
sqlite3 -init setup.sql app.db 'SELECT 1'  #=> unknown
psql -X -qAt -c 'SELECT 1'  #=> read_only
psql -L log.txt -c 'SELECT 1'  #=> config_mutation
psql --outp=out.txt -c 'SELECT 1'  #=> config_mutation
psql -c 'SELECT 1' -c 'DROP TABLE t'  #=> destructive
psql 'postgres://bob:pw@db/app' -c 'SELECT 1'  #=> read_only
mysql --tee=out.txt -e 'SELECT 1'  #=> config_mutation
mysql --pager=./x -e 'SELECT 1'  #=> unknown
mysql --init-command='DROP TABLE t' -e 'SELECT 1'  #=> destructive
redis-cli -h db -a secret PING  #=> read_only
redis-cli --eval script.lua  #=> unknown
redis-cli --pipe < cmds.txt  #=> unknown
redis-cli -x SET k < v.txt  #=> config_mutation
kubectl get pods --kubeconfig ./k.yaml  #=> read_only
kubectl get pods -w --request-timeout=10s  #=> read_only
kubectl logs -f web-1 --since=10m --prefix  #=> read_only
kubectl cluster-info dump --output-directory=out  #=> config_mutation
kubectl exec deploy/web -i -- sh < fix.sh  #=> unknown
kubectl exec deploy/web -i -- sh <<< 'df -h'  #=> read_only
docker logs --since 10m --details web  #=> read_only
docker ps --no-trunc --filter name=rm  #=> read_only
docker cp web:/etc/nginx/nginx.conf -  #=> read_only
docker export web > web.tar  #=> config_mutation
docker exec -u root -w /srv web ls -l  #=> read_only
docker exec web sh -lc 'ls; pwd'  #=> read_only
docker build --iidfile id.txt .  #=> config_mutation
docker search nginx  #=> read_only
git log --format='%H %s' --no-walk  #=> read_only
git diff --stat -O order.txt  #=> read_only
git format-patch -1 --stdout  #=> read_only
git format-patch -1  #=> reversible_low
git shortlog -sn HEAD  #=> read_only
git describe --tags --always --dirty  #=> read_only
git stash list -p  #=> read_only
git branch --list 'feature/*'  #=> read_only
git branch --set-upstream-to=origin/main  #=> reversible_low
git tag -l --sort=-creatordate  #=> read_only
git tag -f v1 HEAD  #=> config_mutation
git remote add fork https://github.com/bob/app.git  #=> reversible_low
git remote prune origin --dry-run  #=> read_only
git notes show  #=> read_only
git check-ignore -v build  #=> read_only
git var GIT_EDITOR  #=> read_only
git ls-tree -r --name-only HEAD  #=> read_only
git name-rev --all  #=> read_only
git rev-list --count HEAD  #=> read_only
git verify-commit HEAD  #=> read_only
git help -w log  #=> read_only
git log --help  #=> read_only
