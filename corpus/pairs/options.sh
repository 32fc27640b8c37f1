# The option of a reader that writes, runs or deletes, and the one that only looks like it.

sort -u names.txt -o sorted.txt  #=> config_mutation
sort -u names.txt -k 2  #=> read_only
sort --compress-program=./x names.txt  #=> unknown
sort --parallel=4 names.txt  #=> read_only
uniq -c names.txt counts.txt  #=> config_mutation -- the second operand is written
uniq -c names.txt  #=> read_only
tree -o tree.txt  #=> config_mutation
tree -L 2  #=> read_only
rg --pre ./x word  #=> unknown
rg --pretty word  #=> read_only
rg --hostname-bin ./x word  #=> unknown
rg --hidden word  #=> read_only
find . -fprint0 found.txt  #=> config_mutation
find . -print0  #=> read_only
find . -type f -fls found.txt  #=> config_mutation
find . -type f -ls  #=> read_only
find . -type f -delete  #=> destructive
find . -type f -name delete  #=> read_only
find . -exec rm {} +  #=> destructive
find . -regex '.*-exec rm.*'  #=> read_only
find -L . \-delete  #=> destructive -- a quoted option is an option
find -L . -name \-delete  #=> read_only
man -P ./x ls  #=> unknown
man -P cat ls  #=> read_only
man -H./x 5 passwd  #=> unknown
man -w 5 passwd  #=> read_only
less '+!umount /mnt' notes.txt  #=> unknown
less +G notes.txt  #=> read_only
less -Ocopy.txt notes.txt  #=> config_mutation
less -S notes.txt  #=> read_only
tar -xf a.tar --to-command='sh -c "umount /mnt"'  #=> disruptive
tar -tf a.tar --strip-components=1  #=> read_only
tar -tf a.tar --checkpoint=1 --checkpoint-action=exec='umount /mnt'  #=> disruptive
tar -tf a.tar --checkpoint=1 --checkpoint-action=dot  #=> read_only
tar -I ./x -tf a.tar  #=> unknown
tar -I zstd -tf a.tar  #=> read_only
tar --use-compress-prog=./x -tvf a.tar  #=> unknown -- a prefix of the name will do
tar --use-compress-prog=gzip -tvf a.tar  #=> read_only
tar tf a.tar --rmt-command=./x  #=> unknown
tar tf a.tar --totals  #=> read_only
tar -cf /dev/null --remove-files old  #=> destructive
tar -cf /dev/null --exclude=old .  #=> read_only
tar -xOf a.tar > a.txt  #=> config_mutation
tar -xOf a.tar  #=> read_only -- to standard output
tar -xPf a.tar  #=> config_mutation
tar -dPf a.tar  #=> read_only -- compares
git -c core.pager=./x diff  #=> unknown
git -c color.ui=never diff  #=> read_only
git -c core.sshCommand='umount /mnt #' fetch  #=> disruptive
git -c http.proxy= fetch  #=> reversible_low
git --exec-path=./x log  #=> unknown
git --exec-path  #=> read_only
git log -3 --output=log.txt  #=> config_mutation
git log -3 --oneline  #=> read_only
git log --ext-diff -p  #=> unknown
git log --no-ext-diff -p  #=> read_only
git grep -O./x word  #=> unknown
git grep -n word  #=> read_only
git grep --cached -inO./x word  #=> unknown -- in a cluster
git grep --cached -inw word  #=> read_only
git ls-remote --upload-pack=./x origin  #=> unknown
git ls-remote --heads origin  #=> read_only
git ls-remote 'ext::sh -c umount% /mnt'  #=> unknown
git ls-remote 'https://example.com/ext::x.git'  #=> read_only
git fetch-pack --exec=./x ../app  #=> unknown
git rev-parse --git-dir ../app  #=> read_only
git diff -O./order.txt --output diff.txt  #=> config_mutation
git diff -O./order.txt  #=> read_only
git archive --remote=../app --exec=./x HEAD  #=> unknown
git archive --format=tar HEAD  #=> read_only
git branch -rD origin/feature  #=> destructive
git branch -a  #=> read_only
git cat-file --textconv HEAD:a.pdf > a.txt  #=> config_mutation
git cat-file -p HEAD:a.txt  #=> read_only
awk -f prog.awk names.txt  #=> unknown
awk -F: '{ print $1 }' names.txt  #=> read_only
awk -i inplace '{ print $1 }' names.txt  #=> config_mutation
awk -v i=inplace '{ print $1 }' names.txt  #=> read_only
sed -i s/a/b/ names.txt  #=> config_mutation
sed -n s/a/b/p names.txt  #=> read_only
sed -ni.bak 's/a/b/p' names.txt  #=> config_mutation
sed -nE 's/(a)/b/p' names.txt  #=> read_only
sed -n 'w out.txt' names.txt  #=> config_mutation
sed -n '/w out.txt/p' names.txt  #=> read_only
sed '1e umount /mnt' names.txt  #=> disruptive
sed '1i umount /mnt' names.txt  #=> read_only -- text that is put in
sed --expression 's/.*/date/e' names.txt  #=> unknown -- runs each line
sed --expression 's/.*/date/g' names.txt  #=> read_only
sed -f prog.sed names.txt  #=> unknown
sed -s 5q names.txt  #=> read_only
sed --in-pl=.bak 5d names.txt  #=> config_mutation
sed --null-d 5d names.txt  #=> read_only
dmesg -cT  #=> destructive
dmesg -HT  #=> read_only
dmesg -D  #=> config_mutation
dmesg -d  #=> read_only
journalctl --vacuum-time=2d  #=> destructive
journalctl --since=-2d  #=> read_only
hostname web9  #=> config_mutation
hostname -A  #=> read_only
hostname -b web9  #=> config_mutation
hostname -i  #=> read_only
date 08011200  #=> config_mutation
date +08011200  #=> read_only
date -s tomorrow  #=> config_mutation
date -d tomorrow  #=> read_only
date --se=tomorrow  #=> config_mutation
date --dat=tomorrow  #=> read_only
sysctl vm.swappiness=1  #=> config_mutation
sysctl vm.swappiness  #=> read_only
sysctl -w net.ipv6.conf.all.forwarding=1  #=> disruptive
sysctl -n net.ipv6.conf.all.forwarding  #=> read_only
file -C -m magic.src  #=> config_mutation
file -m magic.src app  #=> read_only
openssl rand -out key.bin 32  #=> config_mutation
openssl rand -hex 32  #=> read_only
openssl x509 -in a.pem -out b.pem  #=> config_mutation
openssl x509 -in a.pem -noout -text  #=> read_only
xxd -r dump.txt app.bin  #=> config_mutation
xxd -l 64 app.bin  #=> read_only
ip netns exec blue umount /mnt  #=> disruptive
ip netns identify 4711  #=> read_only
ip -n blue link set lo up  #=> disruptive
ip -n blue link  #=> read_only
ip -force -batch cmds.txt  #=> unknown
ip -brief address  #=> read_only
tcpdump -w cap.pcap -c 5  #=> exposure -- keeps what passes
tcpdump -c 5  #=> read_only
tcpdump -r cap.pcap -z ./x -G 60 -w out.pcap  #=> unknown
tcpdump -r cap.pcap -n  #=> read_only
command time -o time.txt df -h  #=> config_mutation
command time -v df -h  #=> read_only
strace -otrace.txt df -h  #=> config_mutation -- attached
strace -etrace=openat df -h  #=> read_only
strace -o '|umount /mnt' df -h  #=> disruptive
strace -e 'trace=umount' df -h  #=> read_only
split --filter='umount /mnt' names.txt  #=> disruptive
split --help  #=> read_only
xargs --arg-fil=names.txt rm  #=> destructive
xargs --arg-fil=names.txt stat --  #=> read_only
ls --color -l -- -rf; rm -- -rf  #=> destructive
ls --color -l -- -rf; : rm -- -rf  #=> read_only
rm -d --interactive=never -- keep  #=> destructive
rm --help -d -- keep  #=> read_only
ps -C app -o pid= | xargs kill  #=> disruptive
ps -C kill -o pid=  #=> read_only
vi -c ':!umount /mnt' -c ':q' notes.txt  #=> unknown
vi --version  #=> read_only
cut -d' ' -f1 names.txt --output-delimiter=, > names.csv  #=> config_mutation
cut -d' ' -f1 names.txt --output-delimiter=,  #=> read_only
date -u -f dates.txt > days.txt  #=> config_mutation
date -u -f dates.txt  #=> read_only
gpg --output key.asc --export bob  #=> config_mutation
gpg --list-keys bob  #=> read_only
docker inspect -f '{{.Name}}' web > web.txt  #=> config_mutation
docker inspect -f '{{.Name}}' web  #=> read_only
docker cp web:/etc/hosts hosts  #=> config_mutation
docker cp web:/etc/hosts -  #=> read_only
docker -H tcp://10.0.0.9 kill web  #=> disruptive
docker -H tcp://10.0.0.9 top web  #=> read_only
column -t names.txt | tee -a table.txt  #=> config_mutation
column -t names.txt | tee --append /dev/null  #=> read_only
unzip -o a.zip  #=> config_mutation
unzip -v a.zip  #=> read_only
unzip -p a.zip | sh  #=> unknown
unzip -p a.zip | less  #=> read_only
zip -m a.zip notes.txt  #=> destructive -- moves: the file is gone
zip -T a.zip  #=> read_only
zip -T -TT './x' a.zip  #=> unknown
zip -sf a.zip  #=> read_only
gzip notes.txt  #=> config_mutation
gzip -c notes.txt  #=> read_only
patch -o new.txt notes.txt fix.diff  #=> config_mutation
patch --dry-run notes.txt fix.diff  #=> read_only
smartctl -s off /dev/sdb  #=> config_mutation
smartctl -H /dev/sdb  #=> read_only
blockdev --flushbufs --setro /dev/sda  #=> disruptive
blockdev --getro /dev/sda  #=> read_only
ss -tK dst 10.0.0.9  #=> disruptive
ss -tl dst 10.0.0.9  #=> read_only
swapoff /dev/sdb2  #=> disruptive
swapon --summary  #=> read_only
systemctl --root=/mnt enable app  #=> config_mutation
systemctl --root=/mnt is-enabled app  #=> read_only
hdparm -B 1 /dev/sda  #=> config_mutation
hdparm -g /dev/sda  #=> read_only
timedatectl set-time 12:00  #=> config_mutation
timedatectl show  #=> read_only
loginctl kill-user bob  #=> disruptive
loginctl user-status bob  #=> read_only
ethtool -s eth0 speed 100  #=> disruptive
ethtool eth0  #=> read_only
crontab names.txt  #=> unknown
crontab -l -u bob  #=> read_only
lsof +D /srv > open.txt  #=> config_mutation
lsof +D /srv  #=> read_only
python3 -m json.tool in.json out.json  #=> config_mutation
python3 -m json.tool in.json  #=> read_only
python3 -m zipfile -e a.zip out  #=> config_mutation
python3 -m zipfile -l a.zip  #=> read_only
perl -i -pe 's/a/b/' names.txt  #=> config_mutation
perl --version  #=> read_only
node -e 'require("fs").unlinkSync("x")'  #=> unknown
node -p '1 + 1'  #=> read_only
yq -i '.a = 1' x.yaml  #=> config_mutation
yq '.a' x.yaml  #=> read_only
jq -nr 'env'  #=> exposure
jq -nr '"env"'  #=> read_only
kubectl get pods --v=9 -o yaml > pods.yaml  #=> config_mutation
kubectl get pods --v=9 -o yaml  #=> read_only
fuser -k 80/tcp  #=> disruptive
fuser 80/tcp  #=> read_only

echo /etc/shadow > l; tar -cf - -T l  #=> exposure -- a list that the text wrote
tar -cf - -T /dev/null | cat  #=> read_only
wget -P /etc https://example.com/passwd  #=> destructive -- named by the address
wget -qO- https://example.com/passwd  #=> read_only
git commit -F .env  #=> exposure
git commit --dry-run -F notes  #=> read_only
riskclass hook uninstall claude  #=> exposure
riskclass hook status claude  #=> read_only
sysctl -w kernel.yama.ptrace_scope=0  #=> exposure
sysctl -n kernel.yama.ptrace_scope  #=> read_only

kafka-configs.sh --bootstrap-server b:9092 --alter --entity-type topics --entity-name t --add-config retention.bytes=1  #=> destructive -- the rest is deleted
kafka-configs.sh --bootstrap-server b:9092 --alter --entity-type topics --entity-name t --add-config delete.retention.ms=1  #=> config_mutation
d=$(mktemp -d); mv notes.txt "$d/notes.txt"; rm -r "$d"  #=> destructive -- what was moved below goes with the folder
d=$(mktemp -d); cp notes.txt "$d/notes.txt"; rm -r "$d"  #=> reversible_low
