# Names in the environment that make later programs run code, in four spellings; and the values that do nothing.

# Loader and start-up
LD_PRELOAD=./x.so df -i  #=> unknown code.injected
LD_PRELOAD= df -i  #=> read_only
env LD_LIBRARY_PATH=./lib df  #=> unknown
env LD_LIBRARY_PATH= df  #=> read_only
export LD_AUDIT=./x.so; df  #=> unknown
export LC_ALL=C; df  #=> read_only
LD_PRELOAD=./x.so; export LD_PRELOAD; df  #=> unknown
LANGUAGE=en; export LANGUAGE; df  #=> read_only
sudo LD_PRELOAD=./x.so df  #=> unknown
sudo LANG=C df  #=> read_only
declare -x LD_PRELOAD=./x.so; df  #=> unknown
declare +x LD_PRELOAD; df  #=> read_only
read -r LD_PRELOAD <<< ./x.so; export LD_PRELOAD; uptime  #=> unknown
read -r LANG <<< C; export LANG; uptime  #=> read_only
for LD_PRELOAD in ./x.so; do df; done  #=> unknown
for LANG in C de_DE; do df; done  #=> read_only
printf -v LD_PRELOAD ./x.so; export LD_PRELOAD; du  #=> unknown
printf -v LANG C; export LANG; du  #=> read_only
: ${LD_PRELOAD:=./x.so}; export LD_PRELOAD; du -s  #=> unknown
: ${LANG:=C}; export LANG; du -s  #=> read_only
DYLD_INSERT_LIBRARIES=./x.dylib df -h  #=> unknown
DYLD_INSERT_LIBRARIES= df -h  #=> read_only
env -i LD_PRELOAD=./x.so df -h  #=> unknown
env -i -u LD_PRELOAD df -h  #=> read_only
ssh -x web1 LD_PRELOAD=./x.so df  #=> unknown -- the far shell reads an assignment
ssh -x web1 LANG=C df  #=> read_only
docker exec -e LD_PRELOAD=/x.so web df  #=> unknown
docker exec -e LANG=C web df  #=> read_only
kubectl exec web-0 -- env LD_PRELOAD=/x.so df  #=> unknown
kubectl exec web-0 -- env LANG=C df  #=> read_only
systemd-run --setenv=LD_PRELOAD=/x.so df  #=> unknown
systemd-run --setenv=LANG=C df  #=> reversible_low
BASH_ENV=./x.sh bash -c df  #=> unknown
BASH_ENV= bash -c df  #=> read_only
env ENV=./x.sh sh -c df  #=> unknown
env ENV= sh -c df  #=> read_only
SHELLOPTS=xtrace PS4='$(umount /mnt)' bash -c df  #=> unknown fs.unmount
COLUMNS=80 LINES=24 bash -c df  #=> read_only
export BASHOPTS=expand_aliases; bash -c df  #=> unknown
export HISTCONTROL=ignoredups; bash -c df  #=> read_only
PS4='$(umount /mnt)' bash -xc df  #=> unknown fs.unmount
PS4='+ ' bash -xc df  #=> read_only
env 'PROMPT_COMMAND=umount /mnt' bash -ic df  #=> unknown fs.unmount
env 'PROMPT_DIRTRIM=2' bash --norc -c df  #=> read_only
PATH=./bin:/bin df -a  #=> unknown
PATH=/bin:/sbin df -a  #=> read_only
export PATH="$HOME/bin:$PATH"; df  #=> unknown
export PATH="$PATH:$HOME/bin"; df  #=> read_only
PATH+=:/opt/app/bin; unset PATH; df  #=> unknown
PATH+=:/opt/app/bin; du  #=> read_only
ZDOTDIR=./z zsh -c df  #=> unknown
ZDOTDIR= zsh -c df  #=> read_only
GCONV_PATH=./g iconv -f a -t b names.txt  #=> unknown
GCONV_PATH= iconv -f latin1 -t utf8 names.txt  #=> read_only
HISTFILE=/dev/null; history -w  #=> exposure guard.lower
HISTTIMEFORMAT=%F; history 5  #=> read_only
SHELL=./x tmux ls  #=> unknown
SHELL=/bin/bash tmux ls  #=> read_only

# Pagers, editors, browsers
PAGER=./x git log -p  #=> unknown
PAGER=cat git log -p  #=> read_only
env PAGER='umount /mnt' man ls  #=> unknown fs.unmount
env PAGER='less -R' man ls  #=> read_only
MANPAGER='sh -c "umount /mnt"' man 5 fstab  #=> unknown fs.unmount
MANPAGER=most man 5 fstab  #=> read_only
SYSTEMD_PAGER=./x journalctl -n 5  #=> unknown
SYSTEMD_PAGER= journalctl -n 5  #=> read_only
export PSQL_PAGER='umount /mnt #'; psql -c 'TABLE t'  #=> unknown fs.unmount
export PSQL_PAGER=less; psql -c 'TABLE t'  #=> read_only
EDITOR='umount /mnt' git commit -v  #=> unknown fs.unmount
EDITOR=vim git commit -v  #=> reversible_low
env VISUAL='rm -r keep' crontab -e  #=> destructive
env VISUAL=vim crontab -e  #=> unknown code.interactive -- an editor, all the same
export BROWSER=./x; git help -a  #=> unknown
export BROWSER=firefox; git help -a  #=> read_only
SUDO_EDITOR=./x sudo -l  #=> unknown
SUDO_PROMPT='pw: ' sudo -l  #=> read_only
LESSOPEN='|umount /mnt; cat %s' less -X notes.txt  #=> unknown
LESSOPEN= less -X notes.txt  #=> read_only
LESS='+!umount' less -N notes.txt  #=> unknown
LESS='-R -S' less -N notes.txt  #=> read_only

# git and ssh
GIT_SSH_COMMAND='umount /mnt #' git fetch  #=> unknown fs.unmount
GIT_SSH_COMMAND='ssh -p 2222 -i k' git fetch  #=> reversible_low
env GIT_SSH=./x git ls-remote origin  #=> unknown
env GIT_SSH=ssh git ls-remote origin  #=> read_only
export GIT_EXTERNAL_DIFF=./x; git diff  #=> unknown
export GIT_OPTIONAL_LOCKS=0; git diff  #=> read_only
GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.pager GIT_CONFIG_VALUE_0=./x git log -3  #=> unknown
GIT_CONFIG_COUNT=0 git log -3  #=> read_only
GIT_EXEC_PATH=./g git status  #=> unknown
GIT_CEILING_DIRECTORIES=/srv git status  #=> read_only
GIT_PROXY_COMMAND=./x git ls-remote --tags git://h/a  #=> unknown
GIT_TERMINAL_PROMPT=0 git ls-remote --tags git://h/a  #=> read_only
GIT_TRACE=/srv/trace.txt git status -s  #=> config_mutation
GIT_TRACE=2 git status -s  #=> read_only
GIT_SEQUENCE_EDITOR='umount /mnt #' git rebase -i main  #=> unknown fs.unmount
GIT_SEQUENCE_EDITOR=true git rebase -i main  #=> config_mutation
SSH_ASKPASS=./x SSH_ASKPASS_REQUIRE=force ssh web1 uptime  #=> unknown
SSH_ASKPASS= ssh web1 uptime  #=> read_only
env RSYNC_RSH='umount /mnt #' rsync --list-only web1:/srv/  #=> unknown fs.unmount
env RSYNC_RSH='ssh -p 2222' rsync --list-only web1:/srv/  #=> read_only
export SSH_SK_HELPER=./x; ssh web1 df  #=> unknown
export SSH_TTY=/dev/pts/0; ssh web1 df  #=> read_only

# Interpreters and options of tools
PYTHONPATH=./lib python3 -Wi -c 'print(1)'  #=> unknown
PYTHONPATH= python3 -Wi -c 'print(1)'  #=> read_only
env PYTHONSTARTUP=./x.py python3 -V  #=> unknown
env PYTHONUTF8=1 python3 -V  #=> read_only
export PYTHONWARNINGS=ignore PYTHONHOME=./p; python3 -V  #=> unknown
export PYTHONWARNINGS=ignore PYTHONHASHSEED=0; python3 -V  #=> read_only
PERL5OPT=-Mx perl -e 'print 1'  #=> unknown
PERL_UNICODE=S perl -e 'print 1'  #=> read_only
env PERL5LIB=./lib perl -e 'print 1'  #=> unknown
env PERL5LIB= perl -e 'print 1'  #=> read_only
RUBYOPT=-r./x ruby --version  #=> unknown
RUBYOPT= ruby --version  #=> read_only
NODE_OPTIONS='--require ./x.js' node -v  #=> unknown
NODE_OPTIONS=--max-old-space-size=512 node -v  #=> read_only
JAVA_TOOL_OPTIONS=-javaagent:x.jar java -version  #=> unknown
JAVA_TOOL_OPTIONS=-Xmx256m java -version  #=> read_only
export CLASSPATH=./c; java -version  #=> unknown
export JAVA_HOME=/usr/lib/jvm/default; java -version  #=> read_only
TAR_OPTIONS='--checkpoint-action=exec=./x' tar tf a.tar  #=> unknown
TAR_OPTIONS= tar tf a.tar  #=> read_only
env AWKPATH=./a awk -F: '{ print }' names.txt  #=> unknown
env POSIXLY_CORRECT=1 awk -F: '{ print }' names.txt  #=> read_only
RIPGREP_CONFIG_PATH=./rg.conf rg word  #=> unknown
RIPGREP_CONFIG_PATH= rg word  #=> read_only
KUBECTL_EXTERNAL_DIFF='umount /mnt #' kubectl diff -f x.yaml  #=> unknown fs.unmount
KUBECTL_EXTERNAL_DIFF='diff -u' kubectl diff -f x.yaml  #=> read_only
OPENSSL_CONF=./o.cnf openssl version  #=> unknown
OPENSSL_CONF= openssl version  #=> read_only
MAKEFLAGS=--eval=x make -v  #=> unknown
MAKEFLAGS=-j4 make -v  #=> read_only
POSIXLY_CORRECT=1 rm notes.txt --help  #=> destructive -- options end at the first operand
POSIXLY_CORRECT=1 rm --help notes.txt  #=> read_only
TF_CLI_ARGS_plan=-var-file=./x.tfvars terraform version  #=> unknown
TF_IN_AUTOMATION=1 terraform version  #=> read_only
SSLKEYLOGFILE=/srv/k.txt curl https://example.com  #=> exposure
SSL_CERT_FILE=/etc/ssl/cert.pem curl https://example.com  #=> read_only
LESSKEY=./k less -S notes.txt  #=> unknown
LESSCHARSET=utf-8 less -S notes.txt  #=> read_only

# What relocates is not graded, but in a scratch place somebody may have put it there.
KUBECONFIG=/tmp/k kubectl get nodes  #=> unknown
KUBECONFIG=$HOME/.kube/prod kubectl get nodes  #=> read_only
env HOME=/tmp/h git log --oneline  #=> unknown
env HOME=/home/bob git log --oneline  #=> read_only
XDG_CONFIG_HOME=/tmp/c git status --short  #=> unknown
XDG_CONFIG_HOME=$HOME/.config git status --short  #=> read_only
export DOCKER_CONFIG=/tmp/d; docker ps  #=> unknown
export DOCKER_HOST=ssh://web1; docker ps  #=> read_only
CURL_HOME=/tmp/h curl -sI https://example.com  #=> unknown
HTTPS_PROXY=http://proxy:3128 curl -sI https://example.com  #=> read_only
DOCKER_HOST=tcp://10.0.0.9:2375 docker kill web  #=> disruptive
DOCKER_HOST=tcp://10.0.0.9:2375 docker port web  #=> read_only

# What shows the environment
env -0  #=> exposure secret.env
env -i  #=> read_only -- nothing is left to show
export  #=> exposure
export -n LANG  #=> read_only
set | grep -i pass  #=> exposure
set -f  #=> read_only
declare -px  #=> exposure
declare -pf  #=> read_only
printenv GITHUB_TOKEN  #=> exposure
printenv GITHUB_SHA  #=> read_only
head -c 99 /proc/self/environ  #=> exposure
head -c 99 /proc/self/cmdline  #=> read_only
ps eww -p 4711  #=> exposure
ps ww -p 4711  #=> read_only
xargs -0 -a /proc/4711/environ -n1 echo  #=> exposure
xargs -0 -a /proc/4711/cmdline -n1 echo  #=> read_only
python3 -c 'import os; print(os.environ)'  #=> exposure
python3 -c 'import os; print(os.environ["LANG"])'  #=> read_only
awk 'BEGIN { for (n in ENVIRON) print ENVIRON[n] }'  #=> exposure
awk 'BEGIN { print ENVIRON["LANG"] }'  #=> read_only

cat > /srv/x.sh <<'E'
umount /mnt
E
BASH_ENV=/srv/x.sh bash -c df
#=> unknown

cat > /srv/x.sh <<'E'
umount /mnt
E
BASH_ENV= bash -c df
#=> config_mutation
