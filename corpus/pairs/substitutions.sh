# Substitutions run wherever they stand, except where they are quoted.

echo "up $(umount /mnt)"  #=> disruptive
echo 'up $(umount /mnt)'  #=> read_only
echo up `umount /mnt`  #=> disruptive
echo up \`umount /mnt\`  #=> read_only
printf %s "`umount /mnt`"  #=> disruptive
printf %s "\`umount /mnt\`"  #=> read_only
echo `echo \`umount /mnt\``  #=> disruptive -- nested, undone once
echo `echo \\\`umount /mnt\\\``  #=> read_only
echo "$(echo "$(echo "$(umount /mnt)")")"  #=> disruptive
echo "$(echo "$(echo '$(umount /mnt)')")"  #=> read_only -- what is printed is not read again
echo "$(echo ")"; umount /mnt)"  #=> disruptive
echo "$(echo "); umount /mnt")"  #=> read_only
basename "$(case x in x) umount /mnt;; esac)"  #=> disruptive
basename "$(case x in x) echo umount /mnt;; esac)"  #=> read_only
dirname "${x:-$(umount /mnt)}"  #=> disruptive
dirname "${x:-\$(umount /mnt)}"  #=> read_only
echo "${x:-'$(umount /mnt)'}" up so far  #=> disruptive -- between double quotes, single ones quote nothing
echo ${x:-'$(umount /mnt)'} up so far  #=> read_only
: "${x:=`umount /mnt`}"  #=> disruptive
: "${x:=umount /mnt}"  #=> read_only
test -n "${x:+$(umount /mnt)}"  #=> disruptive
test -n "${x:+umount}"  #=> read_only
echo ${x:?$(umount /mnt)}  #=> disruptive
echo ${x:?umount /mnt}  #=> read_only
echo -e "${x/a/$(umount /mnt)}"  #=> disruptive
echo -e "${x/a/umount}"  #=> read_only
nice echo ${x#$(umount /mnt)}  #=> disruptive
nice echo ${x#'$(umount /mnt)'}  #=> read_only
nice ls "${x:$(umount /mnt)}"  #=> disruptive -- the offset
nice ls "${x:1:2}"  #=> read_only
test "${x^^$(umount /mnt)}"  #=> disruptive
test "${x^^[a-m]}"  #=> read_only
stat "${a[$(umount /mnt)]}"  #=> disruptive
stat "${a[$(id -u)]}"  #=> read_only
a=("$(umount /mnt)" b)  #=> disruptive
a=('$(umount /mnt)' b)  #=> read_only
a[$(umount /mnt)]=b  #=> disruptive
a[$(id -u)]=b  #=> read_only
a+=([$(umount /mnt)]=b)  #=> disruptive
a+=([1]='$(umount /mnt)')  #=> read_only
v=$(umount /mnt) df -h  #=> disruptive
v='$(umount /mnt)' df -h  #=> read_only
typeset v="$(umount /mnt)"  #=> disruptive
typeset v='$(umount /mnt)'  #=> read_only
f() { local v=$(umount /mnt); }; f  #=> disruptive
f() { local v=$(umount /mnt); }; : f  #=> read_only -- never called
[[ -n $(umount /mnt) ]]  #=> disruptive
[[ -n '$(umount /mnt)' ]]  #=> read_only
[[ x =~ ^$(umount /mnt) ]]  #=> disruptive
[[ x =~ ^'$(umount /mnt)' ]]  #=> read_only
[ "$(umount /mnt)" = x ]  #=> disruptive
[ '$(umount /mnt)' = x ]  #=> read_only
case $(umount /mnt) in *) ;; esac  #=> disruptive
case '$(umount /mnt)' in *) ;; esac  #=> read_only
case x in $(umount /mnt)) ;; esac  #=> disruptive
case x in '$(umount /mnt)') ;; esac  #=> read_only
for i in $(umount /mnt); do :; done  #=> disruptive
for i in '$(umount /mnt)'; do :; done  #=> read_only
select i in `umount /mnt`; do :; done  #=> disruptive
select i in 'umount /mnt'; do :; done  #=> read_only
echo $(( $(umount /mnt) + 1 ))  #=> disruptive
echo $(( $(nproc) + 1 ))  #=> read_only
echo $[ $(umount /mnt) + 1 ]  #=> disruptive -- the old spelling of arithmetic
ls '$[ $(umount /mnt) + 1 ]'  #=> read_only
(( n = `umount /mnt` ))  #=> disruptive
(( n = `nproc` ))  #=> read_only
for ((i = $(umount /mnt); i < 3; i++)); do :; done  #=> disruptive
for ((i = $(nproc); i < 3; i++)); do :; done  #=> read_only
df -h > "$(umount /mnt)"  #=> disruptive
df -h > "$(umount --help > /dev/null; echo /dev/null)"  #=> read_only
wc -l < $(umount /mnt)  #=> disruptive
wc -l < $(readlink -f names.txt)  #=> read_only
df -h 2>> `umount /mnt`  #=> disruptive
df -h 2>> /dev/null  #=> read_only
grep x <<< "$(umount /mnt)"  #=> disruptive
grep x <<< '$(umount /mnt)'  #=> read_only
diff <(umount /mnt) fstab  #=> disruptive
diff <(mount) fstab  #=> read_only
df -h > >(umount /mnt)  #=> disruptive
df -h > >(head -3)  #=> read_only
df -h | tee >(sh) > /dev/null  #=> unknown -- what df prints is run
df -h | tee >(wc -l) > /dev/null  #=> read_only
. <(echo umount /mnt)  #=> disruptive
cat <(echo umount /mnt)  #=> read_only
"$(echo umount)" /mnt  #=> disruptive
"$(echo mount)" -l  #=> read_only
$(echo umount /mnt)  #=> disruptive
$(echo mount -l)  #=> read_only
`cat todo.txt`  #=> unknown
echo `cat todo.txt`  #=> read_only
git log --format="$(umount /mnt)"  #=> disruptive
git log --format='$(umount /mnt)'  #=> read_only
git commit -m "done: `umount /mnt`"  #=> disruptive
git commit -m 'done: `umount /mnt`'  #=> reversible_low vcs.local
sudo echo -n "$(<~/.ssh/id_ed25519)"  #=> exposure secret.read
sudo echo -n "$(<~/.ssh/id_ed25519.pub)"  #=> read_only

cat <<E
up $(umount /mnt)
E
#=> disruptive

cat <<'E'
up $(umount /mnt)
E
#=> read_only

grep up <<E
`umount /mnt`
E
#=> disruptive

grep up <<\E
`umount /mnt`
E
#=> read_only

tr a b <<-E
	${x:-$(umount /mnt)}
	E
#=> disruptive

tr a b <<-"E"
	${x:-$(umount /mnt)}
	E
#=> read_only

wc -w <<E
\\$(umount /mnt)
E
#=> disruptive -- the backslash itself is quoted

wc -w <<E
\$(umount /mnt)
E
#=> read_only

text=$(cat <<E
$(umount /mnt)
E
)
#=> disruptive

text=$(cat <<'E'
$(umount /mnt)
E
)
#=> read_only

echo $(
  # umount /mnt
  umount -l /mnt
)
#=> disruptive

echo $(
  # umount /mnt
  mount -l
)
#=> read_only
