# Names in the environment that run code, relocate, or do nothing.

LC_ALL=C sort names.txt  #=> read_only
LANG=C.UTF-8 TZ=UTC date  #=> read_only
DEBIAN_FRONTEND=noninteractive apt-get -s upgrade  #=> read_only
AWS_PROFILE=prod systemctl status app  #=> read_only
LD_PRELOAD=./x.so ls  #=> unknown code.injected
LD_LIBRARY_PATH=/tmp/lib ls  #=> unknown
LD_PRELOAD= ls  #=> read_only
BASH_ENV=./x.sh bash -c 'echo hi'  #=> unknown
BASH_ENV= bash -c 'echo hi'  #=> read_only
BASH_ENV=./x.sh df -h  #=> unknown
ENV=./x.sh sh -c 'echo hi'  #=> unknown
PATH=./bin:$PATH ls  #=> unknown
PATH=/usr/local/bin:/usr/bin:/bin ls  #=> read_only
PAGER=cat git log  #=> read_only
PAGER='sh -c "rm -rf /srv/x"' git log  #=> destructive
GIT_PAGER= git log  #=> read_only
GIT_PAGER=./x git log  #=> unknown
MANPAGER=cat man ls  #=> read_only
MANPAGER=./x man ls  #=> unknown
SYSTEMD_PAGER= systemctl status app  #=> read_only
SYSTEMD_PAGER=./x systemctl status app  #=> unknown
EDITOR=./x crontab -e  #=> unknown
VISUAL='sed -i s/a/b/' crontab -e  #=> unknown
LESSOPEN='|./x %s' less notes.txt  #=> unknown
LESS=-R less notes.txt  #=> read_only
LESSOPEN= less notes.txt  #=> read_only
GIT_EXTERNAL_DIFF=./x git diff  #=> unknown
GIT_SSH_COMMAND='ssh -p 2222' git fetch  #=> reversible_low
GIT_ASKPASS=./x git fetch  #=> unknown
GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.pager GIT_CONFIG_VALUE_0=./x git log  #=> unknown
GIT_AUTHOR_NAME='rm -rf /' git commit -m x  #=> reversible_low
SSH_ASKPASS=./x ssh web1 uptime  #=> unknown
PYTHONSTARTUP=./x python3 -c 'print(1)'  #=> unknown
PYTHONPATH=./lib python3 -c 'print(1)'  #=> unknown
PYTHONUNBUFFERED=1 python3 -c 'print(1)'  #=> read_only
PYTHONDONTWRITEBYTECODE=1 python3 --version  #=> read_only
PERL5OPT=-M./x perl -v  #=> unknown
RUBYOPT=-r./x ruby -v  #=> unknown
NODE_OPTIONS=--require=./x node --version  #=> unknown
NODE_OPTIONS=--max-old-space-size=4096 node --version  #=> read_only
NODE_ENV=production node --version  #=> read_only
JAVA_TOOL_OPTIONS=-javaagent:./x.jar java -version  #=> unknown
JAVA_TOOL_OPTIONS=-Xmx512m java -version  #=> read_only
TAR_OPTIONS='--checkpoint=1 --checkpoint-action=exec=./x' tar -tf a.tar  #=> unknown
RSYNC_RSH=./x rsync web1:/srv/ .  #=> unknown
RSYNC_RSH='ssh -p 2222' rsync --list-only web1:/srv/  #=> read_only
BORG_PASSCOMMAND='rm -rf /srv/x' borg list /srv/borg  #=> destructive
BORG_RSH='ssh -p 2222' borg list nas:/borg  #=> read_only
RESTIC_PASSWORD_COMMAND=./x restic snapshots  #=> unknown
RESTIC_PASSWORD_FILE=/root/.pw restic snapshots  #=> read_only
RCLONE_PASSWORD_COMMAND=./x rclone ls remote:  #=> unknown
RSYNC_CONNECT_PROG=./x rsync --list-only rsync://nas/backup/  #=> unknown
KUBECTL_EXTERNAL_DIFF=./x kubectl diff -f web.yaml  #=> unknown
KUBECTL_EXTERNAL_DIFF='diff -u' kubectl diff -f web.yaml  #=> read_only
HELM_PLUGINS=/tmp/p helm list  #=> unknown
SSLKEYLOGFILE=/tmp/k curl -s https://example.com  #=> exposure -- the keys of the session
CURL_HOME=/tmp/h curl -s https://example.com  #=> unknown
WGETRC=/tmp/w wget -qO- https://example.com  #=> unknown
PSQL_PAGER=./x psql -c 'SELECT 1'  #=> unknown
PSQL_PAGER=less psql -c 'SELECT 1'  #=> read_only
SUDO_ASKPASS=./x sudo -A ls  #=> unknown
GLOBIGNORE='*.md'; ls *  #=> read_only
env 'BASH_FUNC_ls%%=() { rm -rf /srv/x; }' bash -c ls  #=> destructive
GREP_COLORS='mt=01;31' grep --color=always x f  #=> read_only
KUBECONFIG=$HOME/.kube/prod kubectl get pods  #=> read_only
KUBECONFIG=/tmp/k kubectl get pods  #=> unknown -- a configuration can run programs
DOCKER_HOST=ssh://root@web1 docker ps  #=> read_only
DOCKER_HOST=tcp://10.0.0.9:2375 docker rm -f web  #=> destructive
https_proxy=http://proxy:3128 curl -s https://example.com  #=> read_only
HOME=/tmp/h git log  #=> unknown
HOME=/root git log  #=> read_only
XDG_CONFIG_HOME=/tmp/c git log  #=> unknown
GIT_CONFIG_GLOBAL=/dev/null git log  #=> read_only
GIT_CONFIG_GLOBAL=/tmp/c git log  #=> unknown
MY_OWN_NAME=1 df -h  #=> read_only
COLUMNS=200 ps aux  #=> read_only
POSIXLY_CORRECT=1 rm a --help  #=> destructive
POSIXLY_CORRECT=1 ls -l  #=> read_only
SHELLOPTS=xtrace bash -c 'echo hi'  #=> unknown
PS4='$(rm -rf /srv/x)' bash -xc 'echo hi'  #=> destructive
IFS=: read -r a b <<< 'x:y'  #=> read_only
TMOUT=5 read -r x  #=> read_only
export LC_ALL=C; sort f  #=> read_only
export LD_PRELOAD=./x.so; ls  #=> unknown
export PAGER=cat; git log  #=> read_only
export PATH=./bin:$PATH; ls  #=> unknown
export PATH="$HOME/.local/bin:$PATH"  #=> unknown -- it stands before the trusted ones
export PATH="$PATH:$HOME/.local/bin"  #=> read_only
export -p  #=> exposure
export -n FOO  #=> read_only
declare -x LD_PRELOAD=./x.so; ls  #=> unknown
declare -p PATH  #=> read_only
declare -p  #=> exposure
unset LD_PRELOAD; ls  #=> read_only
env LD_PRELOAD=./x.so ls  #=> unknown
env -u LD_PRELOAD ls  #=> read_only
env  #=> exposure secret.env
env | grep -i proxy  #=> exposure
env | cut -d= -f1 | sort  #=> exposure
printenv HOME  #=> read_only
printenv API_TOKEN  #=> exposure
printenv  #=> exposure
set | head  #=> exposure
set -euo pipefail  #=> read_only
set -x; ls  #=> read_only
compgen -v  #=> read_only
cat /proc/1/environ | tr '\0' '\n'  #=> exposure
sudo LD_PRELOAD=./x.so ls  #=> unknown
sudo LC_ALL=C ls  #=> read_only
sudo --preserve-env=PATH ls  #=> read_only
ssh -o SendEnv=LANG web1 locale  #=> read_only
ssh web1 'LD_PRELOAD=/tmp/x.so ls'  #=> unknown
ssh web1 'LC_ALL=C ls'  #=> read_only
docker exec -e LC_ALL=C web ls  #=> read_only
podman exec --env LD_PRELOAD=/x.so web ls  #=> unknown
lxc exec web --env LD_PRELOAD=/x.so -- ls  #=> unknown
lxc exec web --env LC_ALL=C -- ls  #=> read_only
machinectl shell --setenv=LD_PRELOAD=/x.so root@web /bin/ls  #=> unknown
systemd-run -p Environment=LD_PRELOAD=/x.so ls  #=> unknown
systemd-run --setenv=LD_PRELOAD=/tmp/x.so ls  #=> unknown
systemd-run --setenv=LC_ALL=C ls  #=> reversible_low

cat > /tmp/kube <<'EOF'
users: [{name: a, user: {exec: {command: /bin/sh, args: [-c, 'rm -rf /srv/x']}}}]
EOF
KUBECONFIG=/tmp/kube kubectl get pods
#=> unknown
