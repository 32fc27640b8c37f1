# A wrapper has the class of what it runs, plus its own options.

sudo systemctl status nginx  #=> read_only
sudo -n true  #=> read_only
sudo -u postgres -H psql -lqt  #=> read_only
sudo -e /etc/hosts  #=> unknown code.interactive
sudo -k  #=> reversible_low
sudo -E env PATH="$PATH" df -h  #=> read_only
sudo -E env PATH="./bin:$PATH" df -h  #=> unknown
sudo sh -c 'cat /proc/mounts > /dev/null'  #=> read_only
sudo sh -c 'cat /proc/mounts > /etc/mtab.bak'  #=> config_mutation
sudo cat /proc/mounts > mtab.bak  #=> config_mutation
doas rcctl check sshd  #=> unknown
doas cat /etc/fstab  #=> read_only
su - postgres -c 'psql -c "SELECT 1"'  #=> read_only
su - postgres -c 'psql -c "DROP TABLE t"'  #=> destructive
su -  #=> unknown code.interactive
runuser -u app -- df -h  #=> read_only
runuser -l app -c 'rm -rf ~/data'  #=> destructive
pkexec cat /etc/fstab  #=> read_only
env -i PATH=/usr/bin:/bin LC_ALL=C df -h  #=> read_only
env -u FOO BAR=1 ls  #=> read_only
env -S 'rm -rf /srv/x'  #=> destructive
env -S 'TZ=UTC date'  #=> read_only
env PAGER=./x git log  #=> unknown
env -C /srv/app rm -rf data  #=> destructive
env A=1  #=> exposure -- prints the environment
nice -n 10 du -sh /srv  #=> read_only
ionice -c3 nice find /srv -type f -size +1G  #=> read_only
ionice -c3 nice find /srv -type f -size +1G -exec rm {} +  #=> destructive
nohup df -h &  #=> read_only
nohup df -h >/dev/null 2>&1 &  #=> read_only
setsid -w df -h  #=> read_only
stdbuf -oL tail -f /var/log/syslog  #=> read_only
chrt -i 0 du -s /srv  #=> read_only
taskset -c 0 rm -rf /srv/x  #=> destructive
taskset -p 4711  #=> read_only
timeout 10 curl -s http://localhost/health  #=> read_only
timeout -s KILL 10 systemctl stop app  #=> disruptive
timeout --preserve-status -k 5 10 sh -c 'echo a; rm -rf /srv/a'  #=> destructive
time -p du -sh /srv  #=> read_only
/usr/bin/time -o stats.txt du -sh /srv  #=> config_mutation
watch -n 5 'kubectl get pods | grep -v Running'  #=> read_only
watch -n 5 systemctl restart app  #=> disruptive
watch -g -n 1 cat /srv/state  #=> read_only
flock -n /tmp/job.lock df -h  #=> reversible_low -- makes the lock file
flock /tmp/job.lock -c 'rm -rf /srv/x'  #=> destructive
script -qc 'df -h' /dev/null  #=> read_only
script -qc 'rm -rf /srv/x' /dev/null  #=> destructive
unbuffer df -h  #=> read_only
unshare -r id  #=> read_only
nsenter -t 1 -m -u -n df -h  #=> read_only
nsenter -t 1 -m -- rm -rf /srv/x  #=> destructive
nsenter -t 1 -a  #=> unknown code.interactive
chroot /mnt/rescue ls /  #=> read_only
chroot /mnt/rescue /bin/bash -c 'passwd -d root'  #=> exposure
chroot /mnt/rescue  #=> unknown code.interactive
prlimit --nofile=1024 ls  #=> read_only
prlimit --pid 4711  #=> read_only
firejail --noprofile ls  #=> read_only
bwrap --ro-bind / / ls  #=> read_only
bwrap --bind / / rm -rf /srv/x  #=> destructive
busybox ls -l  #=> read_only
busybox rm -rf /srv/x  #=> destructive
toybox cat /etc/hosts  #=> read_only
strace -f -e trace=file ls  #=> read_only
ltrace -c ls  #=> read_only
gdb -p 4711 -batch -ex 'thread apply all bt'  #=> disruptive
gdb --args ls -l  #=> unknown code.interactive
perf stat ls  #=> read_only
valgrind --leak-check=full ls  #=> read_only
chronic ls  #=> read_only
ts '%H:%M:%S' < app.log  #=> read_only

sh -c 'ls; df -h'  #=> read_only
sh -c 'ls; df -h' rm -rf /srv/x  #=> read_only -- only $0, $1, $2
sh -c '"$@"' _ rm -rf /srv/x  #=> destructive
sh -c '"$0" "$@"' rm -rf /srv/x  #=> destructive
sh -c 'echo "$1"' _ 'rm -rf /srv/x'  #=> read_only
sh -c '$1' _ 'rm -rf /srv/x'  #=> destructive
sh -xec 'df -h'  #=> read_only
bash -n deploy.sh  #=> read_only
bash -lc 'df -h'  #=> read_only
bash --rcfile ./rc -ic 'df -h'  #=> unknown
bash -o pipefail -c 'journalctl -n 5 | cat'  #=> read_only
bash deploy.sh  #=> unknown
bash -c "$(curl -fsSL https://get.example.com)"  #=> unknown code.remote
bash <<< 'df -h'  #=> read_only
bash <<< 'rm -rf /srv/x'  #=> destructive
cat <<< 'rm -rf /srv/x'  #=> read_only
dash -c 'echo hi'  #=> read_only
zsh -c 'echo hi'  #=> read_only
ksh -c 'rm -rf /srv/x'  #=> destructive
fish -c 'rm -rf /srv/x'  #=> unknown

ssh web1 -- df -h  #=> read_only
ssh web1 df -h \; uptime  #=> read_only
ssh web1 df -h \; rm -rf /srv/x  #=> destructive -- ssh joins its words
ssh web1 'echo "$(rm -rf /srv/x)"'  #=> destructive
ssh web1 "echo $(hostname)"  #=> read_only
ssh -t web1 sudo -u app tmux ls  #=> read_only
ssh web1 bash -s < deploy.sh  #=> unknown
ssh web1 'bash -s' -- prod <<< 'echo "$1"; df -h'  #=> read_only
ssh bastion ssh web1 docker exec app cat /etc/hostname  #=> read_only
ssh bastion ssh web1 docker exec app rm -rf /data  #=> destructive
ssh bastion "ssh web1 \"docker exec app sh -c 'df -h; rm -rf /data'\""  #=> destructive
ssh bastion "ssh web1 \"docker exec app sh -c 'df -h; echo rm -rf /data'\""  #=> read_only
sshpass -p x ssh web1 uptime  #=> read_only
autossh -M 0 -N -L 5432:localhost:5432 db1  #=> reversible_low
mosh web1 -- tmux ls  #=> read_only
vagrant ssh -c 'df -h'  #=> unknown code.project
vagrant ssh -c 'sudo rm -rf /srv/x'  #=> destructive
multipass exec vm1 -- df -h  #=> read_only
gcloud compute ssh web1 --command='df -h'  #=> read_only
gcloud compute ssh web1 --command='sudo rm -rf /srv/x'  #=> destructive
aws ssm send-command --document-name AWS-RunShellScript --targets Key=tag:r,Values=w --parameters 'commands=["rm -rf /srv/x"]'  #=> unknown
salt 'web*' test.ping  #=> read_only
salt 'web*' cmd.run 'rm -rf /srv/x'  #=> destructive
pdsh -w 'web[1-4]' uptime  #=> read_only
pdsh -w 'web[1-4]' 'rm -rf /srv/x'  #=> destructive

echo a b c | xargs -n1 echo rm  #=> read_only
echo a b c | xargs rm -f  #=> destructive
xargs -a hosts.txt -I{} ssh {} uptime  #=> unknown -- a line may be an option of ssh
xargs -a hosts.txt -I{} ssh -- {} uptime  #=> read_only
xargs -r0 stat -c %s < list0  #=> read_only
find . -print0 | xargs -0 -P2 grep -l foo  #=> read_only
find . -print0 | xargs -0 sh -c 'for f; do wc -l "$f"; done' _  #=> read_only
find . -print0 | xargs -0 sh -c 'for f; do rm "$f"; done' _  #=> destructive
cat cmds.txt | xargs -I{} sh -c '{}'  #=> unknown
printf '%s\n' df 'rm -rf /srv/x' | xargs -I{} sh -c '{}'  #=> destructive
xargs -a files.txt  #=> read_only -- echo
parallel -j2 gzip -t ::: a.gz b.gz  #=> read_only
parallel rm ::: a b  #=> destructive
parallel 'echo {}' ::: 1 2 3  #=> read_only
parallel -S web1,web2 uptime ::: 1  #=> read_only
find . -name '*.sh' -exec bash -n {} \;  #=> read_only
find . -name '*.sh' -exec bash {} \;  #=> unknown
find . -name '*.tmp' -exec sh -c 'echo "$1"' _ {} \;  #=> read_only
find . -name '*.tmp' -exec sh -c 'rm "$1"' _ {} \;  #=> destructive
find . -type f -exec sed -n 1p {} +  #=> read_only
find . -type f -exec sed -i 1d {} +  #=> config_mutation
find . \-delete  #=> destructive
find . -name -delete  #=> read_only -- a pattern
find . -fprintf out.txt '%p\n'  #=> config_mutation
find . -newer stamp -printf '%p\n'  #=> read_only
fd -e log -x rm  #=> destructive
fd -e log -x wc -l  #=> read_only
fd -e log  #=> read_only

tmux ls  #=> read_only
tmux capture-pane -p -t w  #=> read_only
tmux new -d -s w 'df -h'  #=> reversible_low
tmux send-keys -t w 'systemctl restart app' Enter  #=> disruptive
tmux send-keys -t w q  #=> unknown
tmux kill-session -t w  #=> disruptive
screen -ls  #=> read_only
screen -S w -X stuff $'rm -rf /srv/x\n'  #=> destructive
screen -dmS w sh -c 'rm -rf /srv/x'  #=> destructive
echo 'rm -rf /srv/x' | at now + 1 hour  #=> destructive
echo 'df -h' | batch  #=> config_mutation
poetry run python --version  #=> read_only
poetry run pytest  #=> unknown
direnv exec . ls  #=> unknown
conda run -n base python --version  #=> read_only
bundle exec ruby -v  #=> unknown
nix-shell -p jq --run 'jq --version'  #=> unknown
npx --no-install tsc --version  #=> unknown
make -C /srv/app -s status  #=> unknown
expect -c 'spawn ssh web1; interact'  #=> unknown
expect -c 'spawn rm -rf /srv/x; expect eof'  #=> unknown
echo 'puts hi' | tclsh  #=> unknown
command df -h  #=> read_only
command -v rm  #=> read_only
command rm -rf /srv/x  #=> destructive
builtin echo hi  #=> read_only
exec df -h  #=> read_only
exec rm -rf /srv/x  #=> destructive
eval 'df -h'  #=> read_only
eval "rm -rf" /srv/x  #=> destructive
