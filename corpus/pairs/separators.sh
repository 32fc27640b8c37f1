# What ends a command and what does not. Each hole, and directly behind it the harmless command that looks alike.

df -h; systemctl stop app  #=> disruptive service.stop
df -h ';' systemctl stop app  #=> read_only -- files that df is asked about
uptime;systemctl disable --now app  #=> disruptive
echo uptime";systemctl disable --now app"  #=> read_only
echo up & docker rm -f web  #=> destructive
printf '%s\n' up '&' docker rm -f web  #=> read_only
echo "up"&poweroff  #=> destructive host.off
echo -n "up&poweroff"  #=> read_only
cat names.txt | xargs truncate -s 0  #=> destructive
cat names.txt | xargs stat -c %s  #=> read_only
git status |& tee status.txt  #=> config_mutation fs.write
git status |& tee /dev/null  #=> read_only
git diff --quiet && git push --force  #=> destructive vcs.force
git diff --quiet && git push --force --dry-run  #=> read_only
test -f lock || rm -r spool  #=> destructive
test -f lock || echo rm -r spool  #=> read_only
false |\|  #=> unknown -- a pipe into a program of that name
false \|\| reboot  #=> read_only
echo done\\;reboot  #=> disruptive -- the second backslash is quoted, the semicolon is not
echo done\;reboot  #=> read_only
echo done#$(kill 4711)  #=> disruptive -- no blank before #
echo done #$(kill 4711)  #=> read_only
eval $'df -h # \nreboot'  #=> disruptive -- a newline ends the comment
eval $'df -h # \rreboot'  #=> read_only -- a carriage return does not
umount /mnt  #=> unknown -- a no-break space is part of the name
echo umount /mnt  #=> read_only
( uptime; (shutdown -h now) )  #=> destructive
( uptime; (echo shutdown -h now) )  #=> read_only
{ uptime; { umount -l /mnt; }; }  #=> disruptive fs.unmount
echo { uptime, { umount -l /mnt, }, }  #=> read_only -- braces in an operand's place
if uptime; then killall nginx; fi  #=> disruptive process.signal
if uptime; then killall -0 nginx; fi  #=> read_only
if uptime; then :; elif id; then :; else crontab -r; fi  #=> destructive
if uptime; then :; elif id; then :; else crontab -l; fi  #=> read_only
while :; do zfs destroy tank/x; done  #=> destructive
while :; do zfs list tank/x; done  #=> read_only
until ping -c 1 gw; do ip link set eth0 up; done  #=> disruptive
until ping -c 1 gw; do ip link show eth0; done  #=> read_only
case $x in *) vgremove -f vg;; esac  #=> destructive
case vgremove in *) vgs vg;; esac  #=> read_only
case a in a) uptime ;& b) halt ;;& *) : ;; esac  #=> destructive
case a in 'a) halt ;;') uptime ;; *) : ;; esac  #=> read_only
for i in 1 2; do lvremove -f vg/l$i; done  #=> destructive
for i in 1 'do lvremove' 2; do lvs vg/l$i; done  #=> read_only
for ((i = 0; i < 2; i++)) { ifdown eth$i; }  #=> disruptive
for ((i = 0; i < 2; i++)) { ifquery eth$i; }  #=> read_only
select d in a b; do wipefs -a /dev/$d; done  #=> destructive
select d in a b; do wipefs -n -a /dev/$d; done  #=> read_only
! nft flush ruleset  #=> exposure guard.lower
! nft list ruleset  #=> read_only
time -p iptables -F INPUT  #=> exposure
time -p iptables -S INPUT  #=> read_only
coproc W { swapoff -a; }  #=> disruptive
coproc W { swapon -s; }  #=> read_only
[[ -f lock ]] && { gpasswd -d bob sudo; }  #=> disruptive
[[ -f lock && gpasswd < zzz ]] && { groups bob; }  #=> read_only
(( n > 1 )) || mdadm --stop /dev/md0  #=> disruptive
(( n > 1 || md0 )) || mdadm --detail /dev/md0  #=> read_only

hostname
pkill -f java
#=> disruptive -- a newline separates

hostname \
-f
#=> read_only

power\
off
#=> destructive -- a backslash and a newline vanish first

echo power\
off
#=> read_only

echo "$\
(systemctl kill app)"
#=> disruptive

printf '$\
(systemctl kill app)'
#=> read_only

false |\
| nmcli con down lan
#=> disruptive

false |
echo '|' nmcli con down lan
#=> read_only

cat <<E; apt-get -y remove nginx
text
E
#=> disruptive -- behind the here-document's operator the line goes on

cat <<E
apt-get -y remove nginx; text
E
#=> read_only

cat <<E
text
E
ufw disable
#=> exposure -- the here-document has ended

cat <<E
text
 E
ufw disable
E
#=> read_only -- a blank before the delimiter: it has not

cat <<-E
	text
	E
dmsetup remove_all
#=> disruptive -- tabs before the delimiter are taken off

cat <<-E
text
  E
dmsetup remove_all
	E
#=> read_only -- blanks are not
