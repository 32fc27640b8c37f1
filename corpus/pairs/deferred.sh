# Code that runs later, or never: traps, prompts, completion, the background, bodies that nobody calls.

trap reboot EXIT  #=> disruptive
trap 'echo reboot' EXIT  #=> read_only
trap -- 'umount /mnt' INT TERM  #=> disruptive
trap -- - INT TERM  #=> read_only
trap 'umount /mnt' 0 && df  #=> disruptive
trap -p 0 && df  #=> read_only
on() { trap 'rm -r $w' EXIT; w=/srv/a; w=/tmp/b; }; w=/tmp/c; on  #=> destructive -- a signal between the two
on() { trap 'rm -r $w' EXIT; w=/tmp/b; df; }; w=/tmp/c; on  #=> reversible_low
trap reboot DEBUG; df -h  #=> disruptive -- before each command
trap '' DEBUG; df -h  #=> read_only
trap 'umount /mnt' ERR; false  #=> disruptive
trap : ERR; false  #=> read_only
f() { trap 'umount /mnt' RETURN; }; f  #=> disruptive
f() { trap 'mount -l' RETURN; }; f  #=> read_only
( trap reboot EXIT )  #=> disruptive
( trap - EXIT )  #=> read_only
x=$(trap reboot EXIT)  #=> disruptive -- the substitution is a process that ends
x=$(trap -p EXIT)  #=> read_only
trap tidy EXIT; tidy() { rm -r keep; }  #=> destructive -- looked up when it runs
trap - EXIT; tidy() { rm -r keep; }  #=> read_only
trap 'rm -r "$d"' EXIT; d=/srv/x  #=> destructive -- d as it is at the end
trap 'ls "$d"' EXIT; d=/srv/x  #=> read_only
d=/srv/x; trap "rm -r $d" EXIT; d=/tmp/x.1  #=> destructive -- d as it is now
d=/tmp/x.1; trap "rm -r $d" EXIT; d=/srv/x  #=> reversible_low
PROMPT_COMMAND=reboot  #=> unknown
PROMPT_COMMAND=  #=> read_only
PROMPT_COMMAND='umount /mnt'; df  #=> unknown fs.unmount
PROMPT='umount /mnt'; df  #=> read_only -- a name of no meaning to bash
PS4='$(umount /mnt)'; set -x; df  #=> unknown fs.unmount
PS4='+$LINENO '; set -x; df  #=> read_only
export PS1='$(umount /mnt)\$ '  #=> unknown
export PS1='\u@\h:\w\$ '  #=> read_only
coproc reboot  #=> disruptive
coproc uptime  #=> read_only
coproc P { df; umount /mnt; }  #=> disruptive
coproc P { df; mount -l; }  #=> read_only
bind -x '"\C-t": reboot'  #=> unknown
bind -q yank  #=> read_only
bind '"\C-t": "reboot\n"'  #=> unknown -- a key that types
bind -p  #=> read_only
complete -C reboot df  #=> unknown
complete -p df  #=> read_only
complete -W '$(reboot)' df  #=> disruptive -- the list is expanded when it is used
complete -W 'a b c' df  #=> read_only
compgen -W '$(reboot)'  #=> disruptive
compgen -W 'a b c'  #=> read_only
compgen -C reboot x  #=> unknown host.reboot -- with words of its own
compgen -c reboot  #=> read_only
mapfile -C reboot -c 1 l < names.txt  #=> unknown host.reboot
mapfile -c 1 l < names.txt  #=> read_only
readarray -C 'umount /mnt #' -t l < names.txt  #=> disruptive
readarray -s 1 -t l < names.txt  #=> read_only
f() { umount /mnt; }; f  #=> disruptive
f() { umount /mnt; }; echo f  #=> read_only
f() { g() { umount /mnt; }; g; }; f  #=> disruptive
f() { g() { umount /mnt; }; }; f  #=> read_only -- g is only defined
sleep 5 && umount /mnt &  #=> disruptive
sleep 5 && uptime &  #=> read_only
( sleep 60; reboot ) & disown  #=> disruptive
( sleep 60; uptime ) & disown  #=> read_only
nohup sh -c 'sleep 9; umount /mnt' > /dev/null 2>&1 &  #=> disruptive
nohup sh -c 'sleep 9; mount -l' > /dev/null 2>&1 &  #=> read_only
exec 3> >(sh); echo reboot >&3  #=> unknown
exec 3> >(cat); echo reboot >&3  #=> read_only
fc -e ./x.sh -1  #=> unknown
fc -l -5  #=> read_only
fc -s reboot  #=> unknown -- runs what the history has
fc -ln -5  #=> read_only
history -s reboot; fc -s  #=> unknown
history -p reboot  #=> read_only
echo 'umount /mnt' | at now  #=> disruptive
echo 'umount /mnt' | atq  #=> read_only
systemd-run --on-active=5m umount /mnt  #=> disruptive
systemd-run --on-active=5m mount -l  #=> config_mutation
PERIOD=5 TMOUT=5; trap 'reboot' ALRM  #=> disruptive
PERIOD=5 TMOUT=5; trap '# reboot' ALRM  #=> read_only
set -o functrace; trap 'umount -l /mnt' DEBUG; f() { :; }; f  #=> disruptive
set -o functrace; trap - DEBUG; f() { umount -l /mnt; }; :  #=> read_only
while sleep 60; do umount /mnt; done & jobs  #=> disruptive
while sleep 60; do mountpoint /mnt; done & jobs  #=> read_only

x=reboot; set -e; trap '$x' EXIT; false; x=echo  #=> disruptive -- set -e ends it before x changes
x=uptime; set -e; trap '$x' EXIT; false; x=echo; ls  #=> read_only
