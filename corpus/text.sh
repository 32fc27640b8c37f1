# Logs, filters, editors of streams, files, users, processes: the one-liners of every day.

grep -rn 'rm -rf' scripts/ --include='*.sh'  #=> read_only
grep -c '^ERROR' /var/log/app/app.log  #=> read_only
grep -oP '(?<=user=)\w+' app.log | sort -u | wc -l  #=> read_only
grep -q '^PermitRootLogin no' /etc/ssh/sshd_config && echo ok  #=> read_only
grep -h TOKEN .env  #=> exposure secret.read
grep -l TOKEN .env  #=> read_only -- only the name
rg -n --glob '!vendor' 'eval\(' src  #=> read_only
rg --pre ./x.sh pattern  #=> unknown
rg --pre=cat pattern  #=> read_only
tail -n 200 /var/log/syslog | cut -d' ' -f5 | sort | uniq -c | sort -rn | head  #=> read_only
tail -F /var/log/nginx/access.log | awk '$9 >= 500'  #=> read_only
zgrep -h ' 500 ' /var/log/nginx/access.log*.gz | awk '{print $7}' | sort | uniq -c  #=> read_only
awk '{s += $10} END {printf "%.1f MB\n", s/1024/1024}' access.log  #=> read_only
awk -F: '$3 >= 1000 && $7 !~ /nologin/ {print $1}' /etc/passwd  #=> read_only
awk '{print > "/etc/motd"}' x.txt  #=> config_mutation
awk '{print > ($1 ".txt")}' x.txt  #=> config_mutation
awk '$1 > 5 {print}' x.txt  #=> read_only -- greater than
awk '{print $1 > "/dev/stderr"}' x.txt  #=> read_only
awk '{print | "sort"}' x.txt  #=> read_only
awk '{print | "rm -rf /srv/x"}' x.txt  #=> destructive
awk 'BEGIN { system("systemctl restart app") }'  #=> disruptive
awk 'BEGIN { "date" | getline d; print d }'  #=> read_only
awk '{ system("kill " $1) }' pids.txt  #=> unknown
awk '/system\(/ {print FILENAME ":" FNR}' *.awk  #=> read_only -- a pattern
awk -f report.awk x.txt  #=> unknown
awk -i inplace '{print}' x.txt  #=> config_mutation
awk -v cmd='rm -rf /srv/x' 'BEGIN { system(cmd) }'  #=> destructive
sed -n '1,200p' README.md  #=> read_only
sed 's/[0-9]\{4\}-.*//; /^$/d' app.log | head  #=> read_only
sed -e '/w/d' -e 's/e/w/g' notes.txt  #=> read_only -- no w or e command
sed 's/a/b/w out.txt' notes.txt  #=> config_mutation
sed -n 'w /etc/motd' notes.txt  #=> config_mutation
sed -n 'w /dev/stdout' notes.txt  #=> read_only
sed '1e rm -rf /srv/x' notes.txt  #=> destructive
sed 's/.*/date/e' notes.txt  #=> unknown
sed -i.bak 's/^#Port 22/Port 2222/' /etc/ssh/sshd_config  #=> config_mutation
sed -Ei 's/a/b/' conf.ini  #=> config_mutation
sed -E 's/i/j/' conf.ini  #=> read_only
sed --in-pl 's/a/b/' conf.ini  #=> config_mutation
sed -f fix.sed conf.ini  #=> unknown
sed -n '$=' conf.ini  #=> read_only
sort -t, -k2,2n -u data.csv | head  #=> read_only
sort -u -o data.csv data.csv  #=> config_mutation
sort data.csv -oout.csv  #=> config_mutation
sort -- -o data.csv  #=> read_only -- a file named -o
sort --compress-prog=./x data.csv  #=> unknown
sort -T /tmp big.csv | tail -1  #=> read_only
uniq -c sorted.txt  #=> read_only
uniq sorted.txt out.txt  #=> config_mutation
tee -a build.log < /dev/null  #=> config_mutation
echo hello | tee /dev/stderr | wc -c  #=> read_only
jq -r '.items[] | select(.status.phase != "Running") | .metadata.name' pods.json  #=> read_only
jq 'del(.users)' state.json  #=> read_only -- prints
jq -n 'env.HOME'  #=> read_only
jq -n 'env'  #=> exposure
jq -n '$ENV.API_TOKEN'  #=> exposure
yq -i '.replicas = 3' values.yaml  #=> config_mutation
yq '.replicas' values.yaml  #=> read_only
xxd -l 64 firmware.bin  #=> read_only
xxd -r -p hex.txt firmware.bin  #=> config_mutation
od -An -tx1 -N16 /dev/urandom | tr -d ' \n'  #=> read_only
base64 -d payload.b64 | file -  #=> read_only
base64 -d payload.b64 | sh  #=> unknown code.opaque
echo cm0gLXJmIC9zcnYveA== | base64 -d | sh  #=> destructive -- rm -rf /srv/x
echo cm0gLXJmIC9zcnYveA== | base64 -d  #=> read_only
echo ZGYgLWg= | base64 -d | sh  #=> read_only -- df -h
echo 'x/vrs/ fr- mr' | rev | sh  #=> destructive
echo 'en -yu /fei' | tr 'a-z' 'n-za-m' | sh  #=> unknown
printf '\162\155 -rf /srv/x' | sh  #=> destructive
printf '%s\n' 'rm -rf /srv/x' | cat -n  #=> read_only
diff -u <(ssh web1 cat /etc/hosts) <(ssh web2 cat /etc/hosts)  #=> read_only
comm -13 <(sort a.txt) <(sort b.txt)  #=> read_only
cat <(rm -rf /srv/x)  #=> destructive
paste -sd, ids.txt  #=> read_only
column -t -s: /etc/passwd  #=> read_only
tr -d '\r' < dos.txt > unix.txt  #=> config_mutation
head -c 1M /dev/zero | md5sum  #=> read_only
iconv -f latin1 -t utf8 a.txt -o b.txt  #=> config_mutation
python3 -m json.tool data.json  #=> read_only
python3 -m json.tool data.json pretty.json  #=> config_mutation
python3 -c 'import json,sys; print(len(json.load(sys.stdin)))' < data.json  #=> read_only
python3 -c 'import shutil; shutil.rmtree("/srv/x")'  #=> destructive
python3 -c 'import os; os.system("systemctl restart app")'  #=> disruptive
python3 -c 'print("os.system(1)")'  #=> read_only
python3 -c 'import os; print(os.environ["API_TOKEN"])'  #=> exposure
python3 -c 'import os; print(os.getpid())'  #=> read_only
python3 -c 'open("out.txt","w").write("x")'  #=> config_mutation
python3 -c 'exec(__import__("base64").b64decode("cHJpbnQoMSk="))'  #=> read_only -- print(1)
python3 -c 'exec(__import__("base64").b64decode("aW1wb3J0IG9zOyBvcy5yZW1vdmUoIngiKQ=="))'  #=> destructive
python3 script.py --help  #=> unknown
perl -ne 'print if /ERROR/' app.log  #=> read_only
perl -ne 'system($_)' app.log  #=> unknown
perl -i -pe 's/a/b/' conf.ini  #=> config_mutation
perl -pe 's/(.*)/`$1`/e' conf.ini  #=> unknown
perl -v  #=> read_only
node -e 'console.log(1)'  #=> read_only
node --version  #=> read_only
ruby -e 'puts 1'  #=> read_only
vim -c ':%s/a/b/g' -c wq notes.txt  #=> unknown
less +F /var/log/syslog  #=> read_only
less '+!rm -rf /srv/x' notes.txt  #=> unknown
man 5 crontab  #=> read_only
man -P ./x.sh ls  #=> unknown

ls -la --time-style=full-iso /srv  #=> read_only
ls -l ~/.ssh .env  #=> read_only
stat -c '%U:%G %a %n' /etc/shadow  #=> read_only
file -b /usr/bin/env  #=> read_only
cat ~/.ssh/id_ed25519.pub ~/.ssh/known_hosts  #=> read_only
cat .env.example  #=> read_only
cat .env  #=> exposure
head -3 /proc/self/environ  #=> exposure
cat ~/.bash_history | tail  #=> exposure
cat /etc/ssl/certs/ca-certificates.crt | head -1  #=> read_only
cat /etc/ssl/private/server.key  #=> exposure
md5sum ~/.ssh/id_ed25519  #=> read_only -- a digest shows none
tree -L 2 -d src  #=> read_only
tree -L 2 -o tree.txt  #=> config_mutation
realpath "$(command -v python3)"  #=> read_only
readlink -f /proc/$$/exe  #=> read_only
touch /srv/app/.maintenance  #=> reversible_low
mkdir -p /srv/app/{log,run,tmp}  #=> reversible_low
rmdir /srv/app/tmp  #=> config_mutation -- only if it is empty
rm -f /tmp/app.pid  #=> reversible_low
rm -f "$HOME"/tmp/*.log  #=> destructive
rm -rf ./node_modules  #=> reversible_low
rm -rf build  #=> destructive
rm --help  #=> read_only
rm -i notes.txt  #=> destructive
unlink notes.txt  #=> destructive
mv notes.txt notes.old  #=> config_mutation
mv notes.txt /dev/null  #=> destructive
cp -a /etc/nginx /tmp/nginx.bak  #=> reversible_low
cp /etc/shadow /tmp/s  #=> exposure
cp /dev/null app.log  #=> destructive -- empties it
cp -n a b  #=> reversible_low
ln -s /srv/app/current /srv/www  #=> reversible_low
ln -sfn /srv/app/r42 /srv/app/current  #=> config_mutation
install -m 0755 app /usr/local/bin/app  #=> config_mutation
install -d -o app /srv/app/run  #=> reversible_low
chmod +x deploy.sh  #=> config_mutation
chmod u+s /usr/local/bin/app  #=> exposure
chmod 600 ~/.ssh/config  #=> config_mutation
chmod -R go-rwx /  #=> destructive
chattr +i /etc/resolv.conf  #=> config_mutation
lsattr /etc/resolv.conf  #=> read_only
rename 's/\.jpeg$/.jpg/' *.jpeg  #=> config_mutation
rename -n 's/\.jpeg$/.jpg/' *.jpeg  #=> read_only

id bob; groups bob; getent group sudo  #=> read_only
last -n 10 -w  #=> read_only
lastb | head  #=> read_only
who -b  #=> read_only
useradd -m -s /bin/bash bob  #=> config_mutation
useradd -m -G sudo bob  #=> exposure
usermod -aG docker bob  #=> exposure
usermod -L bob  #=> disruptive
userdel bob  #=> disruptive
userdel -r bob  #=> destructive
passwd -S bob  #=> read_only
passwd -l bob  #=> disruptive
chage -l bob  #=> read_only
chpasswd < users.txt  #=> disruptive
visudo -cf /etc/sudoers.d/app  #=> read_only
echo 'bob ALL=(ALL) NOPASSWD: ALL' > /etc/sudoers.d/bob  #=> exposure access.grant
echo 'bob ALL=(ALL) NOPASSWD: ALL' | sudo tee /etc/sudoers.d/bob  #=> exposure
echo 'bob ALL=(ALL) NOPASSWD: ALL' | grep -c ALL  #=> read_only
sudo -l  #=> read_only
sudo -i  #=> unknown

ps -eo pid,ppid,rss,etime,args --sort=-rss | head -15  #=> read_only
ps eww -p 1  #=> exposure -- e shows the environment
ps -e -p 1  #=> read_only
top -b -n 1 | head -20  #=> read_only
pgrep -af java  #=> read_only
pkill -f java  #=> disruptive
pidof sshd  #=> read_only
kill -0 "$(cat /run/app.pid)"  #=> read_only
kill -l  #=> read_only
kill -9 4711  #=> disruptive process.signal
killall -0 nginx  #=> read_only
killall nginx  #=> disruptive
fuser -v /srv  #=> read_only
fuser -km /srv  #=> disruptive
lsof -nP -iTCP -sTCP:LISTEN  #=> read_only
vmstat 1 5  #=> read_only
free -h; uptime; nproc  #=> read_only
renice -n 10 -p 4711  #=> disruptive
strace -c -p 4711  #=> read_only
strace -o /tmp/trace -f ls  #=> reversible_low
stress-ng --cpu 4 --timeout 30s  #=> disruptive
sysctl -a 2>/dev/null | grep swappiness  #=> read_only
modinfo zfs | head -3  #=> read_only
modprobe -r zfs  #=> disruptive
modprobe -n -v zfs  #=> read_only
lsmod | grep -c kvm  #=> read_only
uname -a; cat /etc/os-release  #=> read_only
date -u +%FT%TZ  #=> read_only
date -d 'next monday' +%F  #=> read_only
date -s '2026-01-01'  #=> config_mutation
date 010112002026  #=> config_mutation
hostname -I  #=> read_only
hostname newname  #=> config_mutation
logger -t deploy 'rm -rf done'  #=> reversible_low
wall 'reboot in 5'  #=> config_mutation message.send
mail -s report ops@example.com < report.txt  #=> exposure
shutdown -c  #=> reversible_low
shutdown -r +5  #=> disruptive
shutdown -h now  #=> destructive host.off
echo b > /proc/sysrq-trigger  #=> destructive
sync  #=> read_only
sleep 5 && echo done  #=> read_only
true; :; test -d /srv; [ 1 -lt 2 ]  #=> read_only
seq 1 10 | shuf -n 3 | paste -sd+ | bc  #=> read_only
tput cols; clear  #=> read_only

printf 'rm d\nls\n' | egrep 'rm|x' | sh     #=> unknown -- its pattern is one of -E
printf 'ls\nrm d\nx\n' | head -n-1 | sh     #=> unknown
echo ls | uniq list | sh                     #=> unknown
true | sort --files0-from=lists | sh         #=> unknown
cat /etc/$(date +shadow)                     #=> exposure secret.read
rm -rf /tmp/x-$(date +%Y/../../../etc)       #=> destructive fs.delete
rm -rf /tmp/x-$(date +%Y-%m)                 #=> reversible_low
printf '# rm d\nls\n' | egrep -v '^#' | sh   #=> read_only
