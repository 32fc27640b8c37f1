# Commands that run commands: what is inside counts, and so do the wrapper's own options.

# Another user, another priority, another time
sudo reboot  #=> disruptive
sudo -l reboot  #=> read_only -- asks whether one may
sudo -u app -- kill 4711  #=> disruptive
sudo -u app -- kill -0 4711  #=> read_only
sudo -i umount /mnt  #=> disruptive
sudo -i mountpoint /mnt  #=> read_only
sudo -e /etc/fstab  #=> unknown code.interactive
sudo -v  #=> reversible_low
doas -u app kill 4711  #=> disruptive
doas -u app kill -l  #=> read_only
doas -s  #=> unknown code.interactive
doas -C /etc/doas.conf reboot  #=> read_only -- checks the configuration, runs nothing
su -c 'umount /mnt'  #=> disruptive
su -c 'mountpoint /mnt'  #=> read_only
su app -s /bin/sh -c 'rm -r data'  #=> destructive
su app -s /bin/sh -c 'ls -R data'  #=> read_only
runuser -u app kill 4711  #=> disruptive
runuser -u app pgrep app  #=> read_only
runuser app -c 'umount /mnt'  #=> disruptive
runuser app -c 'mount -l'  #=> read_only
pkexec --user root umount /mnt  #=> disruptive
pkexec --user root findmnt /mnt  #=> read_only
env -u LANG umount /mnt  #=> disruptive
env -u LANG findmnt /mnt  #=> read_only
env -S 'umount -l' /mnt  #=> disruptive
env -S 'mountpoint -q' /mnt  #=> read_only
env -i A=1 rm -r keep  #=> destructive
env -i A=1 ls -R keep  #=> read_only
nice -n 19 umount /mnt  #=> disruptive
nice -n 19 findmnt /mnt  #=> read_only
ionice -c3 -t umount /mnt  #=> disruptive
ionice -c3 -t findmnt /mnt  #=> read_only
ionice -c3 -p 4711  #=> config_mutation
ionice -p 4711  #=> read_only -- shows
chrt -f 50 umount /mnt  #=> disruptive
chrt -f 50 findmnt /mnt  #=> read_only
taskset -c 0-3 umount /mnt  #=> disruptive
taskset -c 0-3 findmnt /mnt  #=> read_only
taskset -pc 0 4711  #=> config_mutation
taskset -pc 4711  #=> read_only
nohup umount /mnt  #=> disruptive
nohup findmnt /mnt > /dev/null  #=> read_only
setsid -f umount /mnt  #=> disruptive
setsid -f findmnt /mnt  #=> read_only
stdbuf -o0 umount /mnt  #=> disruptive
stdbuf -o0 findmnt /mnt  #=> read_only
timeout -k 9 5m umount /mnt  #=> disruptive
timeout -k 9 5m findmnt /mnt  #=> read_only
time -p umount /mnt  #=> disruptive
time -p findmnt /mnt  #=> read_only
/usr/bin/time -o time.txt uptime  #=> config_mutation
/usr/bin/time -f %e uptime  #=> read_only
watch -n 60 'umount /mnt'  #=> disruptive
watch -n 60 'findmnt /mnt'  #=> read_only
watch -x umount /mnt  #=> disruptive
watch -x findmnt /mnt  #=> read_only
flock -w 5 /tmp/l umount /mnt  #=> disruptive
flock -w 5 /tmp/l findmnt /mnt  #=> reversible_low -- makes the lock file
flock /tmp/l -c 'umount /mnt'  #=> disruptive
flock /tmp/l -c 'findmnt /mnt'  #=> reversible_low
script -qec 'umount /mnt' /dev/null  #=> disruptive
script -qec 'findmnt /mnt' /dev/null  #=> read_only
script -qec uptime session.log  #=> config_mutation
script -qec uptime /dev/null  #=> read_only
unbuffer umount /mnt  #=> disruptive
unbuffer findmnt /mnt  #=> read_only
systemd-run --scope umount /mnt  #=> disruptive
systemd-run --scope findmnt /mnt  #=> read_only
systemd-run -p 'ExecStartPre=umount /mnt' uptime  #=> unknown code.injected
systemd-run -p 'MemoryMax=1G' uptime  #=> reversible_low
systemd-inhibit --what=sleep umount /mnt  #=> disruptive
systemd-inhibit --list  #=> read_only
setarch x86_64 -R umount /mnt  #=> disruptive
setarch x86_64 -R findmnt /mnt  #=> read_only
linux32 umount /mnt  #=> disruptive
linux32 uname -m  #=> read_only
unshare -mr umount /mnt  #=> disruptive
unshare -mr findmnt /mnt  #=> read_only
unshare -r  #=> unknown code.interactive
unshare --help  #=> read_only
nsenter -t 1 -m -p umount /mnt  #=> disruptive
nsenter -t 1 -m -p findmnt /mnt  #=> read_only
nsenter -at 1  #=> unknown code.interactive
nsenter -at 1 uptime  #=> read_only
chroot --userspec=app /mnt/r rm -r /srv/x  #=> destructive
chroot --userspec=app /mnt/r ls -R /srv/x  #=> read_only
prlimit --nofile=9 umount /mnt  #=> disruptive
prlimit --nofile=9 findmnt /mnt  #=> read_only
prlimit --pid 4711 --nofile=9  #=> config_mutation
prlimit --pid 4711 --nofile  #=> read_only
cgexec -g cpu:slow umount /mnt  #=> disruptive
cgexec -g cpu:slow findmnt /mnt  #=> read_only
firejail --quiet umount /mnt  #=> disruptive
firejail --quiet findmnt /mnt  #=> read_only
bwrap --bind / / --chdir / rm -r /srv/x  #=> destructive
bwrap --ro-bind / / --chdir / ls -R /srv/x  #=> read_only
bwrap --dev-bind / / --bind /srv /tmp/e/srv rm -r /tmp/e  #=> destructive -- what is bound below goes too
bwrap --dev-bind / / --ro-bind /srv /tmp/e/srv rm -r /tmp/f  #=> reversible_low
bwrap --dev-bind / / --ro-bind /etc /tmp/e cat /tmp/e/shadow  #=> exposure
bwrap --dev-bind / / --ro-bind /etc /tmp/e cat /tmp/e/hostname  #=> read_only
chronic umount /mnt  #=> disruptive
chronic findmnt /mnt  #=> read_only

# What is found or fed
xargs -a hosts.txt -n1 docker rm -f  #=> destructive
xargs -a hosts.txt -n1 docker port --  #=> read_only
xargs -I% sh -c 'umount %' < names.txt  #=> unknown fs.unmount
xargs -I% echo 'umount %' < names.txt  #=> read_only
xargs -0 rm -f -- < list0  #=> destructive
xargs -0 stat -- < list0  #=> read_only
xargs -i mv {} {}.old < names.txt  #=> config_mutation
xargs -i cmp -- {} {}.old < names.txt  #=> read_only
parallel -j2 'gzip {}; rm {}.old' ::: a b  #=> destructive
parallel -j2 'gzip -t {}; ls {}.old' ::: a b  #=> read_only
find . -name x -exec umount {} \;  #=> disruptive
find . -name x -exec findmnt -T {} \;  #=> read_only
find . -type d -execdir sh -c 'umount "$1"' _ {} +  #=> disruptive
find . -type d -execdir sh -c 'df "$1"' _ {} +  #=> read_only
find . -ok rm {} \;  #=> destructive
find . -name -ok -prune  #=> read_only
fd -e bak -x rm  #=> destructive
fd -e bak -x stat  #=> read_only
fd -e bak -X rm -f  #=> destructive
fd -e bak --max-results 3  #=> read_only

# Shells
sh -ec 'umount /mnt'  #=> disruptive
sh -ec 'echo umount /mnt'  #=> read_only
bash -ce 'df; umount /mnt'  #=> disruptive
bash -ce 'df; : umount /mnt'  #=> read_only
bash -O extglob -c 'rm -r !(keep)'  #=> destructive
bash -O nullglob -c 'ls -d [!k]*'  #=> read_only
bash --rcfile x.rc -ic uptime  #=> unknown
bash --norc -c uptime  #=> read_only
bash x.sh  #=> unknown code.project
bash -n x.sh  #=> read_only
bash -s < x.sh  #=> unknown
bash -s <<< uptime  #=> read_only
bash -c "$CMD"  #=> unknown
bash -c 'echo "$1"' _ "$CMD"  #=> read_only
dash -ec 'umount /mnt'  #=> disruptive
dash -ec 'findmnt /mnt'  #=> read_only
zsh -fc 'umount /mnt'  #=> disruptive
zsh -fc 'findmnt /mnt'  #=> read_only
ksh -c 'umount /mnt'  #=> disruptive
ksh -c 'findmnt /mnt'  #=> read_only
busybox sh -c 'umount /mnt'  #=> disruptive
busybox sh -c 'uptime'  #=> read_only
busybox umount /mnt  #=> disruptive
busybox uptime  #=> read_only
toybox umount /mnt  #=> disruptive
toybox uptime  #=> read_only
fish -c 'umount /mnt'  #=> unknown
fish --version  #=> read_only

# Other machines
ssh web1 umount /mnt  #=> disruptive
ssh web1 findmnt /mnt  #=> read_only
ssh -n web1 'df; umount /mnt'  #=> disruptive
ssh -n web1 'df; echo "umount /mnt"'  #=> read_only
ssh web1 df \; umount /mnt  #=> disruptive -- ssh joins its words, and the far shell reads them
ssh web1 df "';'" umount /mnt  #=> read_only -- quoted for that shell, too
ssh -p 2222 -t web1  #=> unknown code.interactive
ssh -p 2222 -t web1 uptime  #=> read_only
ssh -J bastion web1 -- sudo kill 4711  #=> disruptive
ssh -J bastion web1 -- sudo kill -0 4711  #=> read_only
ssh -O stop web1  #=> disruptive
ssh -O check db1  #=> read_only
mosh web1 -- umount /mnt  #=> disruptive
mosh web1 -- findmnt /mnt  #=> read_only
mosh web1  #=> unknown code.interactive
mosh --version  #=> read_only
autossh -M 0 -f web1 umount /mnt  #=> disruptive
autossh -M 0 -f web1 findmnt /mnt  #=> read_only
autossh -M 0 -N -R 8022:localhost:22 web1  #=> exposure -- a way in
autossh -M 0 -N -L 8022:localhost:22 web1  #=> reversible_low
sshpass -e ssh web1 umount /mnt  #=> disruptive
sshpass -e ssh web1 findmnt /mnt  #=> read_only
pdsh -w web1,web2 umount /mnt  #=> disruptive
pdsh -w web1,web2 findmnt /mnt  #=> read_only
ansible web -b -m shell -a 'umount /mnt'  #=> disruptive
ansible web -b -m shell -a 'findmnt /mnt'  #=> read_only
ansible web -m ansible.builtin.reboot  #=> disruptive
ansible web -m ansible.builtin.ping  #=> read_only
salt 'web*' cmd.run 'umount /mnt'  #=> disruptive
salt 'web*' cmd.run 'findmnt /mnt'  #=> read_only
salt 'web*' system.reboot  #=> unknown
salt 'web*' test.version  #=> read_only
fab -H web1 -- umount /mnt  #=> unknown -- runs what fabfile.py says
fab --version  #=> read_only
aws ssm send-command --document-name AWS-RunShellScript --parameters commands=reboot  #=> unknown
aws ssm list-commands  #=> read_only
gcloud compute ssh web1 --command='umount /mnt'  #=> disruptive
gcloud compute ssh web1 --command='findmnt /mnt'  #=> read_only
vagrant ssh web -c 'umount /mnt'  #=> unknown -- evaluates the Vagrantfile
vagrant --version  #=> read_only
multipass exec vm1 -- umount /mnt  #=> disruptive
multipass exec vm1 -- findmnt /mnt  #=> read_only

# Guests and containers
pct exec 132 -- umount /mnt  #=> disruptive
pct exec 132 -- findmnt /mnt  #=> read_only
pct enter 132  #=> unknown code.interactive
pct config 132  #=> read_only
qm guest exec 105 -- umount /mnt  #=> disruptive
qm guest exec 105 -- findmnt /mnt  #=> read_only
qm monitor 105  #=> unknown code.interactive
qm status 105  #=> read_only
lxc exec web -- umount /mnt  #=> disruptive
lxc exec web -- findmnt /mnt  #=> read_only
incus exec web --cwd /srv -- rm -r data  #=> destructive
incus exec web --cwd /srv -- ls -R data  #=> read_only
lxc-attach -n web -- umount /mnt  #=> disruptive
lxc-attach -n web -- findmnt /mnt  #=> read_only
virsh qemu-agent-command web '{"execute":"guest-exec"}'  #=> unknown
virsh qemu-agent-command web '{"execute":"guest-ping"}'  #=> read_only
virsh console web  #=> unknown code.interactive
virsh domstate web  #=> read_only
machinectl shell root@web /bin/umount /mnt  #=> disruptive
machinectl shell root@web /bin/findmnt /mnt  #=> read_only
docker exec -u root web umount /mnt  #=> disruptive
docker exec -u root web findmnt /mnt  #=> read_only
docker exec -it web bash  #=> unknown code.interactive
docker exec -it web bash --version  #=> read_only
docker run --rm alpine uptime  #=> config_mutation container.run
docker ps --filter ancestor=alpine  #=> read_only
docker run --rm -v /:/host alpine rm -r /host/srv/x  #=> destructive
docker run --rm -v /srv/x:/x:ro alpine ls /x  #=> config_mutation
docker run --rm --privileged alpine uptime  #=> unknown
docker run --rm --read-only alpine uptime  #=> config_mutation
docker run --rm --entrypoint sh alpine -c 'rm -r /srv/x'  #=> destructive
docker run --rm --entrypoint sh alpine -c 'ls -R /srv/x'  #=> config_mutation
podman exec -l umount /mnt  #=> disruptive
podman exec -l findmnt /mnt  #=> read_only
nerdctl exec web umount /mnt  #=> disruptive
nerdctl exec web findmnt /mnt  #=> read_only
docker compose exec -T db psql -c 'DROP TABLE t'  #=> destructive
docker compose exec -T db psql -c 'TABLE t'  #=> read_only
docker compose run --rm web umount /mnt  #=> disruptive
docker compose logs --tail 5 web  #=> read_only
kubectl exec web-0 -c app -- kill 1  #=> disruptive
kubectl exec web-0 -c app -- kill -0 1  #=> read_only
kubectl debug node/web1 -it --image=alpine  #=> unknown
kubectl describe node/web1  #=> read_only
kubectl run t --image=alpine --command -- umount /mnt  #=> disruptive
kubectl run t --image=alpine --dry-run=client -o yaml  #=> read_only
oc exec web-0 -- umount /mnt  #=> disruptive
oc exec web-0 -- findmnt /mnt  #=> read_only
oc rsh web-0  #=> unknown code.interactive
oc status  #=> read_only
crictl exec c0ffee umount /mnt  #=> disruptive
crictl exec c0ffee findmnt /mnt  #=> read_only

# Watched, later, elsewhere
strace -f umount /mnt  #=> disruptive
strace -f findmnt /mnt  #=> read_only
strace -o trace.txt uptime  #=> config_mutation
strace -c uptime  #=> read_only
ltrace -f umount /mnt  #=> disruptive
ltrace -f findmnt /mnt  #=> read_only
gdb -batch -ex 'shell umount /mnt'  #=> disruptive
gdb -batch -ex 'info files' ./app  #=> read_only
gdb -batch -ex run --args umount /mnt  #=> unknown fs.unmount
gdb -batch -ex 'info functions' --args findmnt /mnt  #=> read_only
perf stat umount /mnt  #=> disruptive
perf stat findmnt /mnt  #=> read_only
perf record -o perf.data uptime  #=> config_mutation
perf report --stdio -i perf.data  #=> read_only
valgrind --tool=massif umount /mnt  #=> disruptive
valgrind --leak-check=no findmnt /mnt  #=> read_only
at now -f todo.sh  #=> unknown
at -l  #=> read_only
batch < todo.sh  #=> unknown
atq < todo.sh  #=> read_only
tmux new -d 'umount /mnt'  #=> disruptive
tmux new -d 'findmnt /mnt'  #=> reversible_low
tmux run-shell 'umount /mnt'  #=> disruptive
tmux run-shell 'findmnt /mnt'  #=> read_only
tmux pipe-pane -t w 'cat > pane.txt'  #=> config_mutation
tmux capture-pane -pt w  #=> read_only
screen -dm umount /mnt  #=> disruptive
screen -list  #=> read_only
screen -S w -X quit  #=> disruptive
screen -S w -Q title  #=> read_only
direnv exec . umount /mnt  #=> unknown fs.unmount
direnv status  #=> read_only
poetry run rm -r keep  #=> destructive
poetry run python -V  #=> read_only
uv run -- rm -r keep  #=> destructive
uv run -- python --version  #=> unknown -- brings the environment up to date first
pipenv run rm -r keep  #=> destructive
pipenv graph  #=> read_only
conda run -n base rm -r keep  #=> destructive
conda run -n base ls -R keep  #=> read_only
bundle exec rm -r keep  #=> destructive
bundle --version  #=> read_only
npx -y prettier .  #=> unknown code.remote
npx --version  #=> read_only
npm exec -c 'rm -r keep'  #=> destructive
npm ls  #=> read_only
nix-shell -p jq --run 'rm -r keep'  #=> destructive
nix-shell --version  #=> read_only
git submodule foreach 'git clean -fd'  #=> destructive
git submodule foreach 'git clean -nd'  #=> read_only
git bisect run sh -c 'umount /mnt'  #=> disruptive
git bisect log  #=> read_only
git rebase -x 'umount /mnt' main  #=> disruptive
git rebase --show-current-patch  #=> read_only
make SHELL=./x all  #=> unknown
make --version SHELL=./x  #=> read_only
tclsh tidy.tcl  #=> unknown
command -v tclsh tidy.tcl  #=> read_only
expect -c 'spawn umount /mnt'  #=> unknown
expect -v  #=> read_only

# Several at once
sudo -u app timeout 5 nice ssh web1 docker exec web sh -c "'umount /mnt'"  #=> disruptive
sudo -u app timeout 5 nice ssh web1 docker exec web sh -c "'findmnt /mnt'"  #=> read_only
nohup ionice -c3 nice find /srv/x -delete &  #=> destructive
nohup ionice -c3 nice find /srv/x -name delete &  #=> read_only
kubectl exec web-0 -- env A=1 xargs -r rm < names.txt  #=> destructive
kubectl exec web-0 -- env A=1 xargs -r stat < names.txt  #=> read_only
docker exec web su - app -c "ssh db1 'systemctl stop app'"  #=> disruptive
docker exec web su - app -c "ssh db1 'systemctl status app'"  #=> read_only
ssh bastion "ssh web1 \"sudo sh -c 'umount /mnt'\""  #=> disruptive
ssh bastion "ssh web1 \"sudo sh -c 'findmnt /mnt'\""  #=> read_only
