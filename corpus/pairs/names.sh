# Names that stop being themselves: functions, aliases, hash, PATH, files that are read in, programs that are not installed.

# Functions
df() { reboot; }; df -h  #=> disruptive
df() { reboot; }; command df -h  #=> read_only
c=uptime; c() { reboot; }; unset c; c  #=> disruptive -- the variable is unset, not the function
c=uptime; c() { reboot; }; unset -f c; $c  #=> read_only
df() { reboot; }; \df  #=> disruptive -- the backslash holds off aliases only
df() { reboot; }; /bin/df  #=> read_only
function df { reboot; }; "df" -h  #=> disruptive
function df { reboot; }; env "df" -h  #=> read_only
/bin/df() { reboot; }; /bin/df -h  #=> disruptive -- a name may hold a slash
/bin/df() { reboot; }; df -h  #=> read_only
cd() { reboot; }; cd /srv  #=> disruptive
cd() { reboot; }; builtin cd /srv  #=> read_only
command() { reboot; }; command df  #=> disruptive
command() { echo "+ $*"; }; command reboot  #=> read_only
df() { reboot; }; unset -v df; df  #=> disruptive
df() { reboot; }; unset -f df; df  #=> read_only
df() { reboot; }; export -f df; bash -c df  #=> disruptive
df() { reboot; }; bash -c df  #=> read_only
{ df() { reboot; }; }; df  #=> disruptive
( df() { reboot; }; ); df  #=> read_only
if test -e f; then df() { reboot; }; fi; df  #=> disruptive
if test -e f; then df() { reboot; }; fi; du  #=> read_only
df() { uptime; }; df() { reboot; }; df  #=> disruptive
df() { reboot; }; df() { uptime; }; df  #=> read_only
f() { df() { reboot; }; }; f; df  #=> disruptive
f() { df() { reboot; }; }; df  #=> read_only -- f was never called
df() ( reboot ); time df  #=> disruptive
df() ( reboot ); nohup df  #=> read_only -- the program
df() { reboot; } 2> /dev/null; ! df  #=> disruptive
df() { reboot; } 2> /dev/null; ! declare -F df  #=> read_only
eval 'df() { reboot; }'; df  #=> disruptive
echo 'df() { reboot; }'; df  #=> read_only
f=reboot; run() { "$f"; }; run  #=> disruptive
f=reboot; run() { "$f"; }; f=uptime; run  #=> read_only -- what f holds when it is called
command_not_found_handle() { reboot; }; nosuchtool  #=> unknown
command_not_found_handle() { reboot; }; uptime  #=> read_only
env 'BASH_FUNC_df%%=() { reboot; }' bash -c df  #=> unknown
env 'BASH_FUN=() { reboot; }' bash -c df  #=> read_only

# Where a name leads
hash -p ./x df; df  #=> unknown
hash -r; df  #=> read_only
hash -p /sbin/reboot df && df -h  #=> unknown
hash -t df && df -h  #=> read_only
BASH_CMDS[df]=./x; df  #=> unknown
echo ${BASH_CMDS[df]}; df  #=> read_only
enable -f ./x.so df  #=> unknown
enable -n echo; echo hi  #=> read_only -- the program of that name
PATH=./bin:$PATH; du  #=> unknown
PATH=$PATH:/opt/app/bin; du  #=> read_only
PATH=:/usr/bin df  #=> unknown -- an empty element is the directory one is in
PATH=/bin:/usr/bin df  #=> read_only
export PATH=/tmp/b; sudo df  #=> unknown
export PATH=/sbin:/bin; sudo df  #=> read_only
env PATH=bin df -h  #=> unknown
env PATH=/bin df -h  #=> read_only
. ./setup.sh  #=> unknown
. /etc/os-release  #=> read_only
. nothing_here.sh; df  #=> unknown
ls nothing_here.sh; df  #=> read_only
source <(echo 'df() { reboot; }'); df  #=> disruptive
source <(echo 'df() { reboot; }'); du  #=> read_only
builtin eval reboot  #=> disruptive
builtin echo reboot  #=> read_only
builtin command reboot  #=> disruptive
builtin command -v reboot  #=> read_only
command reboot  #=> disruptive
command -V reboot  #=> read_only
exec -a df reboot  #=> disruptive
exec -a reboot df  #=> read_only
exec -cl reboot  #=> disruptive
exec -cl uptime  #=> read_only
jobs -x reboot  #=> disruptive -- a command behind -x is run
jobs -l  #=> read_only
type reboot && reboot  #=> disruptive
type reboot && type -a reboot  #=> read_only
exec ../df  #=> unknown code.project
exec ls ../df  #=> read_only
./configure --help  #=> unknown
cat ./configure  #=> read_only
tools/df -h  #=> unknown
du -s tools/df -h  #=> read_only
timeout 5 /tmp/df  #=> unknown
timeout 5 stat /tmp/df  #=> read_only
/usr/bin/../../tmp/df -h /srv  #=> unknown
/usr/bin/../../bin/df -h /srv  #=> read_only
sudo -u app ~/df  #=> unknown
sudo -u app ls ~/df  #=> read_only

shopt -s expand_aliases
alias df='reboot -f'
df
#=> disruptive

shopt -s expand_aliases
alias df='reboot -f'
command df
#=> read_only

sh <<'E'
alias df='reboot -f'
df
E
#=> disruptive -- dash expands aliases in scripts

sh <<'E'
alias df='reboot -f'
alias df
du
E
#=> read_only -- shown, never used

shopt -s expand_aliases
alias sudo='sudo ' df='reboot -f'
sudo df
#=> disruptive -- an alias that ends in a blank has the next word looked up, too

shopt -s expand_aliases
alias sudo='sudo' df='reboot -f'
sudo df
#=> read_only
