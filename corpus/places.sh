# The same verb on different paths: secrets, start-up files, guards, logs, devices, scratch.

# Secrets: shown or copied is exposure, whatever the tool; named, listed or used is not.
cat < .env  #=> exposure secret.read
head -c 40 < /etc/shadow  #=> exposure
echo "$(< ~/.ssh/id_rsa)"  #=> exposure
mapfile -t k < ~/.ssh/id_rsa; printf '%s\n' "${k[@]}"  #=> exposure
while read -r l; do echo "$l"; done < ~/.ssh/id_rsa  #=> exposure
wc -c < ~/.ssh/id_rsa  #=> read_only
test -r ~/.ssh/id_rsa  #=> read_only
ssh -i ~/.ssh/id_rsa web1 uptime  #=> read_only
ssh-keygen -yf ~/.ssh/id_rsa  #=> read_only -- prints the public half
cat ~/.ssh/id_*  #=> exposure
cat ~/.ssh/*.pub  #=> read_only
ls -la ~/.ssh/  #=> read_only
cat ~/.ssh/config  #=> read_only
cat ~root/.ssh/id_ed25519  #=> exposure
cat "${HOME}/.ssh/id_ed25519"  #=> exposure
cat /root/.ssh/../.ssh/id_ed25519  #=> exposure
cat //etc//shadow  #=> exposure
cat /proc/self/root/etc/shadow  #=> exposure
cat /etc/shadow-  #=> exposure
cat /etc/group  #=> read_only
cd ~/.ssh && cat id_ed25519  #=> exposure
cd ~/.ssh && ls  #=> read_only
cd /etc && cat shadow  #=> exposure
cd /etc && cat hosts  #=> read_only
grep -r . ~/.ssh  #=> exposure
grep -rl . ~/.ssh  #=> read_only
find ~/.ssh -type f -exec cat {} +  #=> exposure
find ~/.ssh -type f -exec ls -l {} +  #=> read_only
find / -name id_rsa -exec cat {} \;  #=> exposure
find / -name id_rsa -print  #=> read_only
find / -name id_rsa 2>/dev/null | xargs cat  #=> exposure
# A pattern that may meet a secret by its folder or its name; what hides behind a dot is met only by one with a dot
cat ~/.kube/*  #=> exposure
cat ~/.kube/cache/*  #=> read_only
cat ~/.k*/config  #=> exposure
cat ~/.config/gh/*  #=> exposure
cat ~/.config/gh/config.yml  #=> read_only
cat ~/.config/*/hosts.yml  #=> exposure
cat ~/.config/*  #=> read_only -- folders only
cat ~/.docker/*.json  #=> exposure
cat ~/.docker/contexts/*/meta.json  #=> read_only
cat ~/.*  #=> exposure
cat ~/*  #=> read_only
cat .*  #=> exposure
cat .*ignore  #=> read_only
cat *  #=> read_only
tail ~/.*history  #=> exposure
tail ~/.bash*  #=> exposure
tail ~/.bashrc*  #=> read_only
rm ~/.*history  #=> destructive log.discard
cat /etc/ssh/*  #=> exposure
cat /etc/ssh/*_config  #=> read_only
cat /etc/*/*  #=> exposure
cat /etc/*/*.conf  #=> read_only
cat /run/*/*.pid  #=> read_only
cat prod.tfvars  #=> exposure
cat *.tfvars  #=> exposure
cat prod.tfvars.example variables.tf  #=> read_only
terraform plan -var-file=prod.tfvars  #=> read_only
find ~/.docker -name '*.json' -exec cat {} +  #=> exposure
# All of a tree in which secrets lie; with a pattern it is a look, packed it is a backup
grep -r "" /etc  #=> exposure
grep -r listen /etc  #=> read_only
grep -rl "" /etc  #=> read_only
grep -r . ~/.config/gh  #=> exposure
grep -r . ~/.config/nvim src  #=> read_only
rg . /root  #=> exposure
rg listen /etc/nginx  #=> read_only
find / -type f -exec cat {} +  #=> exposure
find / -type f -exec grep -H listen {} +  #=> read_only
find /srv -type f -exec cat {} +  #=> read_only
find ~ -type f | xargs head  #=> exposure
find ~ -name '*.md' | xargs head  #=> read_only
find ~ -type f -exec cp {} /backup ';'  #=> config_mutation
tar czf - /etc | wc -c  #=> read_only
tar czf - /etc | ssh nas 'cat > etc.tgz'  #=> exposure net.upload
xxd /dev/sda | head  #=> read_only
dd if=/dev/sda bs=512 count=1 of=mbr.img  #=> config_mutation
# Files made for secrets by their name, and others beside them
cat terraform.tfstate  #=> exposure -- as `terraform state pull`
jq . prod.tfstate.backup  #=> exposure
cat k8s/secret.yaml app-secrets.yaml  #=> exposure
cat sealed-secret.yaml external-secrets.yaml secrets.enc.yaml secret-store.yaml  #=> read_only
cat chart/templates/secret.yaml  #=> read_only -- of placeholders
cat secrets.py secret.md  #=> read_only
cat secrets.txt client_secret_1.json  #=> exposure
cat /etc/mysql/debian.cnf  #=> exposure
cat /etc/mysql/my.cnf  #=> read_only
cat /etc/ppp/chap-secrets  #=> exposure
cat /etc/ppp/options  #=> read_only
cat /etc/ipsec.secrets /etc/exim4/passwd.client  #=> exposure
cat ~/.mylogin.cnf .vault_pass  #=> exposure
cat ~/.config/sops/age/keys.txt  #=> exposure
cat ~/.config/sops/age/recipients.txt  #=> read_only
cat .npmrc ~/.yarnrc.yml  #=> read_only -- settings, which may hold one
find / -name '*.pem' -exec cat {} \;  #=> exposure
find / -name '*.pem' -exec ls -l {} \;  #=> read_only
cat /etc/ssl/certs/*.pem ca.pem  #=> read_only
helm get manifest web  #=> read_only -- what may hold one
find . -name '*.json' -exec cat {} +  #=> read_only
find ~/.kube -type f -exec cat {} +  #=> exposure
find ~/.kube -type f -exec ls -l {} +  #=> read_only
awk 1 .env  #=> exposure
sed -n p .env  #=> exposure
sed -n '/^PORT=/p' .env  #=> exposure -- what it prints is not certain
sort .env.production  #=> exposure
tac .env  #=> exposure
xxd ~/.netrc  #=> exposure
base64 ~/.aws/credentials  #=> exposure
od -c ~/.git-credentials  #=> exposure
strings ~/.kube/config  #=> exposure
strings /usr/bin/env | head  #=> read_only
nl ~/.pgpass  #=> exposure
jq . ~/.docker/config.json  #=> exposure
cat ~/.config/gh/hosts.yml  #=> exposure
cat ~/.pypirc  #=> exposure
cat /etc/wireguard/wg0.conf  #=> exposure
cat /etc/letsencrypt/live/example.com/privkey.pem  #=> exposure
cat /etc/letsencrypt/live/example.com/fullchain.pem  #=> read_only
cat /etc/ssh/ssh_host_ed25519_key  #=> exposure
cat /etc/ssh/ssh_host_ed25519_key.pub  #=> read_only
cat /etc/ssh/sshd_config  #=> read_only
cat /etc/krb5.keytab  #=> exposure
diff .env .env.example  #=> exposure
diff -q .env .env.example  #=> read_only
cmp .env .env.bak  #=> read_only
dd if=/etc/shadow bs=1 count=100  #=> exposure
dd if=/etc/hostname bs=1 count=100  #=> read_only
python3 -c 'print(open("/etc/shadow").read())'  #=> exposure
python3 -c 'print(open("/etc/hostname").read())'  #=> read_only
curl -s file:///etc/shadow  #=> exposure
curl -s file:///etc/hostname  #=> read_only
git diff --no-index /dev/null .env  #=> exposure
git show HEAD:.env  #=> exposure
git show HEAD:.env.example  #=> read_only
git cat-file blob HEAD:.env  #=> exposure
git diff HEAD -- .env  #=> exposure
git diff --stat HEAD -- .env  #=> read_only
git grep -h TOKEN -- .env  #=> exposure
git blame .env  #=> exposure
kubectl cp app/web-1:/root/.ssh/id_rsa /tmp/k  #=> exposure
docker cp web:/root/.ssh/id_rsa -  #=> exposure
git log -p -- .env  #=> exposure
git log --oneline -- .env  #=> read_only
vim -es -c 'w! /tmp/x' -c q .env  #=> unknown
rsync .env /tmp/  #=> exposure
cp -r ~/.ssh /tmp/keys  #=> exposure
cp .env .env.bak  #=> exposure
mv .env .env.bak  #=> config_mutation
ln ~/.ssh/id_rsa /tmp/k  #=> reversible_low -- the same file, the same mode
ln -s ~/.ssh/id_rsa /tmp/k  #=> reversible_low
tar cf /tmp/home.tar ~/.ssh  #=> exposure
tar tf /tmp/home.tar  #=> read_only
tee copy < .env  #=> exposure
echo "PORT=80" >> .env  #=> config_mutation credential.store
rm .env  #=> destructive
chmod 644 ~/.ssh/id_rsa  #=> exposure
chmod 600 ~/.ssh/id_rsa  #=> config_mutation
source .env; echo ok  #=> unknown
set -a; . ./.env; set +a; docker compose config -q  #=> unknown

# Ways in
cp key.pub ~/.ssh/authorized_keys  #=> exposure access.grant
install -m 600 key.pub ~/.ssh/authorized_keys  #=> exposure
mv key.pub /root/.ssh/authorized_keys  #=> exposure
tee -a ~/.ssh/authorized_keys < key.pub  #=> exposure
curl -fsSL https://example.com/bob.keys >> ~/.ssh/authorized_keys  #=> exposure
curl -fsSL https://example.com/bob.keys -o ~/.ssh/authorized_keys  #=> exposure
ssh web1 'cat >> ~/.ssh/authorized_keys' < key.pub  #=> exposure
ssh web1 'cat ~/.ssh/authorized_keys'  #=> read_only
cd ~/.ssh && cat key.pub >> authorized_keys  #=> exposure
sed -i '/bob@/d' ~/.ssh/authorized_keys  #=> exposure
grep -c ssh-ed25519 ~/.ssh/authorized_keys  #=> read_only
sed -i 's/^%sudo.*/%sudo ALL=(ALL) NOPASSWD: ALL/' /etc/sudoers  #=> exposure
wget -qO /etc/sudoers.d/x https://example.com/x  #=> exposure
echo 'root2:x:0:0::/root:/bin/sh' >> /etc/passwd  #=> exposure
echo 'PermitRootLogin yes' >> /etc/ssh/sshd_config  #=> config_mutation
chmod 4755 /usr/local/bin/app  #=> exposure
chmod 0755 /usr/local/bin/app  #=> config_mutation
chmod o+w /etc/app.conf  #=> exposure
chmod g-w /etc/app.conf  #=> config_mutation
setcap cap_net_admin+ep /usr/local/bin/app  #=> exposure
getcap -r /usr/local/bin  #=> read_only
setenforce 0  #=> exposure guard.lower
setenforce 1  #=> config_mutation
getenforce  #=> read_only
auditctl -e 0  #=> exposure
auditctl -l  #=> read_only
echo 0 > /proc/sys/kernel/randomize_va_space  #=> config_mutation

# What starts later: the text is judged as code.
echo 'df -h > /dev/null' > .git/hooks/post-commit  #=> config_mutation schedule.change
echo 'rm -rf /srv/x' > .git/hooks/post-commit  #=> destructive
cp hook.sh .git/hooks/post-commit  #=> config_mutation schedule.change
cat .git/hooks/post-commit.sample  #=> read_only
echo 'alias ll="ls -l"' >> ~/.bash_aliases  #=> config_mutation
echo 'rm -rf /srv/x' > /etc/profile.d/x.sh  #=> destructive
echo /tmp/x.so > /etc/ld.so.preload  #=> destructive
echo /tmp/x.so >> /etc/ld.so.preload  #=> unknown -- every later program loads it
cat /etc/ld.so.preload  #=> read_only
echo 'eval "$(direnv hook bash)"' >> ~/.bashrc  #=> unknown
printf 'Host *\n  ProxyCommand ./x.sh\n' >> ~/.ssh/config  #=> unknown
printf 'Host web1\n  User root\n' >> ~/.ssh/config  #=> config_mutation
printf '[core]\n\tpager = ./x.sh\n' >> ~/.gitconfig  #=> unknown
cp tidy.sh /etc/cron.daily/tidy  #=> config_mutation schedule.change
rm /etc/cron.daily/tidy  #=> destructive
chmod -x /etc/cron.daily/tidy  #=> config_mutation
ls /etc/cron.daily  #=> read_only
cp app.service /etc/systemd/system/  #=> config_mutation schedule.change
cp app.service ~/.config/systemd/user/  #=> config_mutation schedule.change
cat app.service  #=> read_only

# Guards
echo '{}' > ~/.claude/settings.json  #=> exposure guard.lower
cat ~/.claude/settings.json  #=> read_only
rm .claude/settings.json  #=> exposure guard.lower
jq .permissions .claude/settings.json  #=> read_only
tee /etc/riskclass/policy.toml < new.toml  #=> exposure guard.lower
cat new.toml > "$XDG_CONFIG_HOME/riskclass/policy.toml"  #=> exposure guard.lower
ln -s /srv/other ~/.config/riskclass  #=> exposure guard.lower
rm -rf ~/.config/riskclass  #=> exposure guard.lower
cat ~/.config/riskclass/policy.toml  #=> read_only
cp p.json ~/.cache/riskclass/  #=> exposure guard.lower -- what hooks read instead of the policy's text
sed -i s/deny/allow/ ~/.cache/riskclass/policy-0123.json  #=> exposure guard.lower
rm -rf ~/.cache/pip  #=> reversible_low
: > ~/.local/state/riskclass/log.jsonl  #=> exposure guard.lower -- the log of what was asked and refused
rm ~/.local/state/riskclass/log.jsonl.1  #=> exposure guard.lower
echo x >> "$XDG_STATE_HOME/riskclass/log.jsonl"  #=> exposure guard.lower
mv ~/.local/state/riskclass /tmp/old  #=> exposure guard.lower
tail -f ~/.local/state/riskclass/log.jsonl  #=> read_only
sed -i s/a/b/ src/riskclass/policy/log.py  #=> config_mutation -- a source tree of that name
rm src/riskclass/log.py  #=> destructive fs.delete
mv app.log.jsonl ~/.local/state/other/  #=> config_mutation

# Logs
rm /var/log/app/app.log.1  #=> destructive log.discard
: > /var/log/auth.log  #=> destructive
echo note >> /var/log/app.log  #=> config_mutation
history -c  #=> destructive
unset HISTFILE  #=> exposure guard.lower
rm ~/.bash_history  #=> destructive log.discard
tail /var/log/auth.log  #=> read_only

# Vital files, devices, kernel
cp passwd.new /etc/passwd  #=> destructive
cp -p /etc/passwd /tmp/passwd.bak  #=> reversible_low
rm -rf /boot/grub  #=> destructive
rm -rf /  #=> destructive
rm -rf --no-preserve-root /  #=> destructive
rm -rf /tmp/*  #=> destructive
rm -rf /tmp/build-1234  #=> reversible_low
rm -rf "$TMPDIR/x"  #=> reversible_low
rm -rf ~  #=> destructive
rm -rf '~'  #=> destructive
rm -rf /tmp/../srv  #=> destructive
rm -rf /tmp/x /srv/x  #=> destructive
rm -rf /var/tmp/x{1,2,3}  #=> reversible_low
rm -rf /{tmp,srv}/x  #=> destructive
rm -rf ./.pytest_cache __pycache__  #=> reversible_low
rm -rf .git  #=> destructive
mv /srv/x /tmp/  #=> config_mutation
mv /tmp/x /tmp/y  #=> reversible_low
cp /tmp/x /srv/y  #=> config_mutation
echo 3 > /proc/sys/vm/drop_caches  #=> config_mutation
cat /sys/class/thermal/thermal_zone0/temp  #=> read_only
echo mem > /sys/power/state  #=> destructive -- the host sleeps, nobody can wake it from here
cat /dev/urandom | head -c 16 | base64  #=> read_only
cat /dev/urandom > /dev/sdb  #=> destructive
dd if=/dev/zero of=/dev/null count=1  #=> read_only
dd if=/dev/zero of=/srv/fill bs=1M  #=> disruptive host.load
yes > /srv/fill  #=> disruptive host.load
yes | head -3  #=> read_only
fallocate -l 10G /srv/img  #=> config_mutation
ln -sf /dev/null ~/.bash_history  #=> destructive
echo '[toolchain]' > rust-toolchain.toml  #=> config_mutation schedule.change
echo '[toolchain]' > toolchain.toml  #=> config_mutation fs.write
echo 'x = !rm -rf /srv' > ~/.config/git/config  #=> config_mutation schedule.change
