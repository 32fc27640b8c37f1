# Values: what the text says is followed; two possible values are both judged; what it does not say is unknown.

# Plain, joined, with a default
c=reboot; $c  #=> disruptive
c=reboot; echo $c  #=> read_only
a=re b=boot; $a$b  #=> disruptive
a=up b=time; $a$b  #=> read_only
c='systemctl stop'; $c app  #=> disruptive
c='systemctl status'; $c app  #=> read_only
c='uptime; reboot'; eval $c  #=> disruptive
c='uptime; reboot'; echo $c  #=> read_only
c=re; c+=boot; "$c"  #=> disruptive
c=up; c+=time; "$c"  #=> read_only
sudo -n ${c:-reboot}  #=> unknown host.reboot -- or what c holds
echo -n ${c:-reboot}  #=> read_only
unset c; ${c:-reboot}  #=> disruptive
unset c; : ${c:-reboot}  #=> read_only
c=df; ${c:+reboot}  #=> disruptive
c=; ${c:+reboot} df  #=> read_only
c=; : ${c:=reboot}; $c  #=> disruptive
c=df; : ${c:=reboot}; $c  #=> read_only
declare -l c=REBOOT; $c now  #=> disruptive
declare -l c=UPTIME; $c now  #=> read_only
readonly c=reboot; sudo $c  #=> disruptive
readonly c=uptime; sudo $c  #=> read_only
export c=reboot; bash -c '$c'  #=> disruptive
export c=reboot; bash -c 'echo $c'  #=> read_only
env c=reboot sh -c '$c'  #=> disruptive
env c=reboot sh -c 'echo $c'  #=> read_only
: reboot; $_  #=> disruptive -- the last word of the command before
: reboot; echo $_  #=> read_only

# Parts of a value
c=xreboot; ${c#x}  #=> disruptive
c=xuptime; ${c#x}  #=> read_only
c=/srv/reboot.sh; c=${c##*/}; ${c%.*}  #=> disruptive
c=/srv/uptime.sh; c=${c##*/}; ${c%.*}  #=> read_only
c=reboot-app-1; ${c%%-*} --force  #=> disruptive
c=uptime-app-1; ${c%%-*} --since  #=> read_only
c=re.boot; sudo ${c/./}  #=> disruptive
c=up.time; sudo ${c/./}  #=> read_only
c=sYstemctl; nice ${c//Y/y} stop app  #=> disruptive
c=sYstemctl; nice ${c//Y/y} show app  #=> read_only
c=0boot; nohup ${c/#0/re}  #=> disruptive
c=0time; nohup ${c/#0/up}  #=> read_only
c=REBOOT; ${c,,} -f  #=> disruptive
c=UPTIME; ${c,,} -p  #=> read_only
c=Reboot; exec ${c,}  #=> disruptive
c=Uptime; exec ${c,}  #=> read_only
c=__reboot__; command ${c:2:6}  #=> disruptive
c=__uptime__; command ${c:2:6}  #=> read_only
c=reboot; set -- ${c: -4}; re$1  #=> disruptive
c=uptime; set -- ${c: -4}; up$1  #=> read_only
n=c; c=reboot; ${!n}  #=> disruptive
n=c; c=reboot; echo ${!n}  #=> read_only
declare -n r=c; c=reboot; $r -f  #=> disruptive
declare -n r=c; c=uptime; $r -p  #=> read_only
p='$(reboot)'; : "${p@P}"  #=> unknown -- as a prompt it is expanded once more
p='$(reboot)'; : "${p@Q}"  #=> read_only
p='\162eboot'; ${p@E} now  #=> disruptive
p='\165ptime'; ${p@E} now  #=> read_only

# Arrays
c=(umount /mnt); "${c[@]}"  #=> disruptive
c=(mount -l); "${c[@]}"  #=> read_only
c=(uptime umount /mnt); "${c[@]:1}"  #=> disruptive
c=(umount uptime -p); "${c[@]:1}"  #=> read_only
c[0]=umount c[1]=/mnt; ${c[*]}  #=> disruptive
c[0]=mount c[1]=-l; ${c[*]}  #=> read_only
c=([1]=/mnt [0]=umount); timeout 5 "${c[@]}"  #=> disruptive
c=([1]=-l [0]=mount); timeout 5 "${c[@]}"  #=> read_only
c=(uptime reboot); ${c[-1]}  #=> disruptive
c=(reboot uptime); ${c[-1]}  #=> read_only
c=(uptime); c+=(); c[0]=reboot; ${c[0]}  #=> disruptive
c=(reboot); c+=(); c[0]=uptime; ${c[0]}  #=> read_only
c=(re boot); IFS=; "${c[*]}"  #=> disruptive -- joined by nothing
c=(re boot); IFS=; echo "${c[*]}"  #=> read_only
declare -A m=([x]=reboot); ${m[x]}  #=> disruptive
declare -A m=([x]=reboot); echo ${m[x]}  #=> read_only
declare -A m=([reboot]=1); "${!m[@]}"  #=> disruptive -- the keys
declare -A m=([uptime]=1); "${!m[@]}"  #=> read_only
c=(a reboot); unset 'c[0]'; "${c[@]}" -f  #=> disruptive
c=(reboot uptime); unset 'c[0]'; "${c[@]}" -p  #=> read_only

a=(uptime); read 'a[0]' <<< reboot; ${a[0]}  #=> disruptive
a=(reboot); read 'a[0]' <<< uptime; ${a[0]}  #=> read_only
a=(uptime); declare 'a[0]=reboot'; ${a[0]}  #=> disruptive
a=(reboot); declare 'a[0]=uptime'; ${a[0]}  #=> read_only
a=(uptime); declare -n r='a[0]'; r=reboot; $a  #=> disruptive
a=(reboot); declare -n r='a[0]'; r=uptime; $a  #=> read_only
a=(df uptime); a[-2]=reboot; nice $a  #=> disruptive
a=(reboot df); a[-2]=uptime; nice $a  #=> read_only
declare -A m=([a]=echo [b]=reboot); "${m[@]}"  #=> disruptive -- in an order of bash's own
declare -A m=([a]=echo [b]=reboot); echo "${m[@]}"  #=> read_only

# Where words end
IFS=:; c=umount:/mnt; $c  #=> disruptive
IFS=:; c=mount:-l; $c  #=> read_only
sudo umount${IFS}/mnt  #=> disruptive
sudo echo${IFS}umount  #=> read_only
umount$IFS-l$IFS"/mnt"  #=> disruptive
ls$IFS-l$IFS/mnt  #=> read_only
c='rm -r keep'; IFS=; $c -f  #=> unknown -- no blank splits it: one program with a long name
c='rm -r keep'; IFS=; echo $c -f  #=> read_only

# Positional parameters
set -- umount /mnt; "$@"  #=> disruptive
set -- mountpoint /mnt; "$@"  #=> read_only
set -- uptime umount /mnt; shift; $*  #=> disruptive
set -- umount uptime -p; shift; $*  #=> read_only
set -- /mnt umount; $2 $1  #=> disruptive
set -- /mnt ls; $2 $1  #=> read_only
set umount /mnt; eval "$*"  #=> disruptive
set umount /mnt; printf %s "$*"  #=> read_only
set -- uptime umount /mnt; "${@:2}"  #=> disruptive
set -- umount uptime -p; "${@:2}"  #=> read_only
set -- uptime reboot; ${!#}  #=> disruptive -- the last one
set -- reboot uptime; ${!#}  #=> read_only
sh -c '$0 $1' umount /mnt  #=> disruptive
sh -c 'echo $0 $1' umount /mnt  #=> read_only
bash -c 'shift; "$@"' _ uptime umount /mnt  #=> disruptive
bash -c 'shift; "$@"' _ umount uptime -p  #=> read_only
sh -c 'for c; do $c; done' _ uptime reboot  #=> disruptive
sh -c 'for c; do echo $c; done' _ uptime reboot  #=> read_only
f() { $1 $2; }; f umount /mnt  #=> disruptive
f() { echo $1 $2; }; f umount /mnt  #=> read_only
f() { local c=$2; nice $c; }; f a reboot  #=> disruptive
f() { local c=$2; nice $c; }; f reboot uptime  #=> read_only
f() { shift; "$@"; }; f uptime umount /mnt  #=> disruptive
f() { shift; "$@"; }; f umount uptime -p  #=> read_only
f() { c=reboot; }; c=uptime; f; $c  #=> disruptive -- a function sets the caller's variable
f() { local c=reboot; }; c=uptime; f; $c  #=> read_only
f() { eval "$1=reboot"; }; c=uptime; f c; $c -f  #=> disruptive
f() { eval "$1=uptime"; }; c=uptime; f c; $c -p  #=> read_only

# What is read
read c <<< reboot; $c  #=> disruptive
read c <<< reboot; echo $c  #=> read_only
read -r a b <<< 'umount /mnt'; $a $b  #=> disruptive
read -r a b <<< 'uptime /mnt'; $a  #=> read_only
IFS=, read -r a b <<< 'umount,/mnt'; sudo $a $b  #=> disruptive
IFS=, read -r a b <<< 'mountpoint,/mnt'; sudo $a $b  #=> read_only
read -ra c <<< 'umount /mnt'; "${c[@]}"  #=> disruptive
read -ra c <<< 'mountpoint /mnt'; "${c[@]}"  #=> read_only
read -rd ';' c <<< 'reboot;uptime'; $c  #=> disruptive
read -rd ';' c <<< 'reboot;uptime'; echo $c  #=> read_only
read -n 6 c <<< reboots; $c  #=> unknown
read -n 6 c <<< reboots; echo $c  #=> read_only
read -r <<< reboot; $REPLY  #=> disruptive
read -r <<< reboot; echo "$REPLY"  #=> read_only
echo reboot | { read -r c; $c; }  #=> disruptive
echo reboot | { read -r c; echo $c; }  #=> read_only
{ read -r a; read -r b; ${b:-reboot}; } <<< uptime  #=> disruptive -- the second line is empty
{ read -r a; read -r b; ${a:-reboot}; } <<< uptime  #=> read_only
printf '%s\n' uptime reboot | while read -r c; do $c; done  #=> disruptive
printf '%s\n' uptime whoami | while read -r c; do $c; done  #=> read_only
mapfile -t c <<< reboot; ${c[0]}  #=> disruptive
mapfile -t c <<< uptime; ${c[0]}  #=> read_only
readarray -t c < <(printf '%s\n' umount /mnt); "${c[@]}"  #=> disruptive
readarray -t c < <(printf '%s\n' uptime -p); "${c[@]}"  #=> read_only
printf -v c '%s%s' re boot; $c  #=> disruptive
printf -v c '%s%s' up time; $c  #=> read_only
printf -v c '\162eboot'; sudo "$c"  #=> disruptive
printf -v c '\165ptime'; sudo "$c"  #=> read_only
printf -vc '%s%s' re boot; $c  #=> disruptive
printf -vc '%s%s' up time; $c  #=> read_only
printf -v c -- '%s' reboot; $c  #=> disruptive
printf -v c -- '%s' uptime; $c  #=> read_only
c=reboot; printf '%s' -v c uptime; $c  #=> disruptive
c=uptime; printf '%s' -v c reboot; $c  #=> read_only
c=$(echo reboot); $c  #=> disruptive
c=$(echo uptime); $c  #=> read_only
c=$(which reboot); "$c"  #=> disruptive
c=$(which uptime); "$c"  #=> read_only
c=$(cat cmd.txt); $c  #=> unknown
c=$(cat cmd.txt); echo "$c"  #=> read_only
getopts f: o -f reboot; $OPTARG  #=> disruptive
getopts f: o -f reboot; echo $OPTARG  #=> read_only

# Several values
for c in uptime reboot; do $c; done  #=> disruptive
for c in uptime whoami; do $c; done  #=> read_only
set -- reboot; for c; do $c; done  #=> disruptive
set -- uptime; for c; do $c; done  #=> read_only
for d in /srv/a /srv/b; do rm -r "$d"; done  #=> destructive
for d in /srv/a /srv/b; do ls -R "$d"; done  #=> read_only
for c in {up,re}boot; do $c; done  #=> unknown host.reboot
for c in {up,re}boot; do echo $c; done  #=> read_only
a=(uptime reboot); for ((i = 0; i < 2; i++)); do ${a[i]}; done  #=> disruptive
a=(uptime whoami); for ((i = 0; i < 2; i++)); do ${a[i]}; done  #=> read_only
c=uptime; test -e f && c=reboot; $c  #=> disruptive
c=reboot; test -e f || c=reboot; c=uptime; $c  #=> read_only
if test -e f; then c=uptime; else c=reboot; fi; $c  #=> disruptive
if test -e f; then c=uptime; else c=whoami; fi; $c  #=> read_only
case $1 in a) c=reboot;; *) c=uptime;; esac; $c  #=> disruptive
case $1 in a) c=whoami;; *) c=uptime;; esac; $c  #=> read_only
c=uptime; { c=reboot; }; $c  #=> disruptive
c=uptime; ( c=reboot ); $c  #=> read_only

# What the text does not hold
rm -rf "$BUILD"/*  #=> destructive
ls -d "$BUILD"/*  #=> read_only
rm -rf "/tmp/$BUILD"  #=> destructive -- it may be empty, or ..
rm -rf "/tmp/b-$$"  #=> reversible_low
dd "of=$DISK" if=disk.img  #=> config_mutation -- an unknown path counts as an ordinary one
dd "if=$DISK" of=/dev/null  #=> read_only
$EDITOR notes.txt  #=> unknown
echo $EDITOR notes.txt  #=> read_only
"$SHELL" -c reboot  #=> unknown
echo "$SHELL" -c reboot  #=> read_only
find "$WHERE" -name core  #=> unknown -- it may be -delete
find "./$WHERE" -name core  #=> read_only
ssh web1 "systemctl show $UNIT"  #=> unknown -- the far shell reads what it holds
ssh web1 "systemctl show app"  #=> read_only
printf '%s' "$GITHUB_TOKEN"  #=> exposure
printf '%s' "${GITHUB_TOKEN:+set}"  #=> read_only
head -1 <<< "$DB_PASSWORD"  #=> exposure
head -1 <<< "${#DB_PASSWORD}"  #=> read_only
v=GITHUB_TOKEN; echo "${!v}"  #=> exposure
v=GITHUB_TOKEN; echo "$v"  #=> read_only
sudo echo "${AWS_SECRET_ACCESS_KEY:0:4}"  #=> exposure
sudo echo "${AWS_SECRET_ACCESS_KEY:+****}"  #=> read_only
declare -p API_KEY  #=> exposure
declare -p COLUMNS  #=> read_only

if test -f a; then set -- reboot; else set -- ls; fi; "$@"  #=> disruptive -- both are judged
if test -f a; then set -- df; else set -- ls; fi; "$@" -h  #=> read_only
readonly x=reboot; x=ls; $x  #=> disruptive -- the assignment fails
readonly x=df; x=ls; $x -h  #=> read_only
: "${DIR:?$API_TOKEN}" 2>&1 | head  #=> exposure -- the message is shown
: "${DIR:?not set}" | cat  #=> read_only
[[ key=/etc/shadow =~ =(.*) ]] && cat ${BASH_REMATCH[1]}  #=> exposure
[[ key=/etc/hosts =~ =(.*) ]] && cat < ${BASH_REMATCH[1]}  #=> read_only

# Arrays with gaps, and names of files
a=([5]=/etc/shadow); a+=(*.txt); cat "${a[5]}"  #=> exposure
a=([5]=/etc/shadow); a+=(*.txt); cat "${a[6]}"  #=> read_only
i=3; a=([3]=/etc/shadow); a+=(*.txt); cat "${a[i]}"  #=> exposure
i=4; a=([3]=/etc/shadow); a+=(*.txt); cat "${a[i]}"  #=> read_only
a=([1]=rm [2]=ls [3]=y); a+=(*); ${a[@]:1:1} foo  #=> unknown
a=(rm ls y); a+=(*); ${a[@]:1:1} foo  #=> read_only
a=(ls); a[7]=rm; a+=(*); ${a[-2]} d  #=> destructive
a=(ls); a[7]=rm; a+=(*); ${a[0]} d  #=> read_only

# There may be no line, and no name
docker ps -q | { read -r c; export $c; }  #=> exposure -- where none runs
docker ps -q | while read -r c; do export $c; done  #=> read_only
docker ps -q | { read -r c; declare $c; }  #=> exposure
echo c1 | { read -r c; declare $c; }  #=> read_only
mapfile -t a < <(docker ps -q); export ${a[@]}  #=> exposure
mapfile -t a < <(docker ps -q); docker inspect "${a[@]}"  #=> read_only
find . -name x | { read -r c; rm -rf "/$c"; }  #=> destructive -- `rm -rf /`
find . -name x | while read -r c; do ls -l "/$c"; done  #=> read_only
export $(docker ps -q)  #=> exposure
docker inspect $(docker ps -q)  #=> read_only
shopt -s nullglob; export *  #=> exposure
shopt -s nullglob; cat *  #=> read_only

# Many values, and arrays that grow
a=(* x{1..80} /etc/shadow); cat "${a[81]}"  #=> exposure
a=(* x{1..80} /etc/hosts); cat "${a[81]}"  #=> read_only
set -- * x{1..80} /etc/shadow; cat "${82}"  #=> exposure
set -- * x{1..80} /etc/hosts; cat "${82}"  #=> read_only
while read x; do a+=(/etc/sha*); done; cat "${a[@]}"  #=> exposure
while read x; do a+=(*.txt); done; cat "${a[@]}"  #=> read_only
a=(); while read x; do a+=(/etc/shadow); done < f; cat "${a[@]}"  #=> exposure
a=(); while read x; do a+=(/etc/hosts); done < f; cat "${a[@]}"  #=> read_only
a+=(/etc/shadow); cat "${a[@]}"  #=> exposure
a+=(/etc/hosts); cat "${a[@]}"  #=> read_only
test -f x && a+=(/etc/shadow); cat "${a[@]}"  #=> exposure
test -f x && a+=(/etc/hosts); cat "${a[@]}"  #=> read_only
