# A subscript is evaluated, also where it comes as data: what it substitutes runs. Where no number is asked for, it does not.

[[ 'a[$(umount /mnt)]' -eq 0 ]]  #=> unknown fs.unmount
[[ 'a[$(umount /mnt)]' == 0 ]]  #=> read_only
[[ 0 -lt 'a[$(umount /mnt)]' ]]  #=> unknown fs.unmount
[[ 0 < 'a[$(umount /mnt)]' ]]  #=> read_only -- compares text
x='a[$(umount /mnt)]'; [[ $x -gt 1 ]]  #=> unknown fs.unmount
x='a[$(umount /mnt)]'; [ "$x" -gt 1 ]  #=> read_only -- [ takes numbers only
[[ -v 'a[$(umount /mnt)]' ]]  #=> unknown fs.unmount
[[ -f 'a[$(umount /mnt)]' ]]  #=> read_only
test -v 'a[$(umount /mnt)]'  #=> unknown fs.unmount
test -d 'a[$(umount /mnt)]'  #=> read_only
[ -v 'a[$(umount /mnt)]' ]  #=> unknown fs.unmount
[ -e 'a[$(umount /mnt)]' ]  #=> read_only
echo $(( a[$(umount /mnt)] ))  #=> unknown fs.unmount -- and what it prints is evaluated, too
echo $(( a[$(id -u)] ))  #=> read_only
echo $((x = a[`umount /mnt`]))  #=> unknown fs.unmount
echo $((x = a[`id -u`]))  #=> read_only
x='a[$(umount /mnt)]'; echo $((x + 1))  #=> unknown
x='a[$(umount /mnt)]'; echo "$x + 1"  #=> read_only
(( a[$(umount /mnt)]++ ))  #=> unknown fs.unmount
(( a[n]++ ))  #=> read_only
x='a[$(umount /mnt)]'; (( x ))  #=> unknown
x='a[$(umount /mnt)]'; ( : "$x" )  #=> read_only
let 'x = a[$(umount /mnt)]'  #=> unknown fs.unmount
let 'x = a[1] + 2'  #=> read_only
for ((i = a[$(umount /mnt)]; i; i--)); do :; done  #=> unknown fs.unmount
for ((i = a[0]; i; i--)); do :; done  #=> read_only
declare -i 'n=a[$(umount /mnt)]'  #=> unknown fs.unmount
declare 'n=a[$(umount /mnt)]'  #=> read_only -- without -i it is text
declare -r 'a[$(umount /mnt)]=1'  #=> unknown fs.unmount
declare -r 'a=[$(umount /mnt)]=1'  #=> read_only
f() { local 'a[$(umount /mnt)]=1'; }; f  #=> unknown fs.unmount
f() { local 'b=a[$(umount /mnt)]'; }; f  #=> read_only
a=(1); unset 'a[$(umount /mnt)]'  #=> unknown fs.unmount
a=(1); unset 'a[0]'  #=> read_only
printf -v 'a[$(umount /mnt)]' x  #=> unknown fs.unmount
printf %d 'a[$(umount /mnt)]'  #=> read_only -- no number, and no expression
read -r 'a[$(umount /mnt)]' <<< x  #=> unknown fs.unmount
read -r a <<< 'a[$(umount /mnt)]'  #=> read_only
declare -n r='a[$(umount /mnt)]'; echo $r  #=> unknown fs.unmount
declare r='a[$(umount /mnt)]'; echo $r  #=> read_only
x='a[$(umount /mnt)]'; echo x ${!x}  #=> unknown
x='a[$(umount /mnt)]'; echo x ${#x}  #=> read_only
x='a[$(umount /mnt)]'; s=abc; echo ${s:x}  #=> unknown
x='a[$(umount /mnt)]'; s=abc; echo ${s#x}  #=> read_only
x='a[$(umount /mnt)]'; b=(1 2); echo ${b[x]}  #=> unknown
x='a[$(umount /mnt)]'; b=(1 2); echo ${b[1]} $x  #=> read_only
x='a[$(umount /mnt)]'; b=(1 2); b[x]=3  #=> unknown
x='a[$(umount /mnt)]'; b=(1 2); b[1]=$x  #=> read_only
RANDOM='a[$(umount /mnt)]'  #=> unknown fs.unmount -- assigning evaluates
RANGE='a[$(umount /mnt)]'  #=> read_only
sleep 1 & wait -p 'a[$(umount /mnt)]' -n  #=> disruptive
sleep 1 & wait -n %1  #=> read_only
echo $((a[$(umount /mnt)]=1, 2))  #=> unknown fs.unmount
echo $((a[1]=1, 2)) '$((a[$(umount /mnt)]))'  #=> read_only
cat {v[$(umount /mnt)]}< names.txt  #=> unknown
cat {v}< names.txt '[$(umount /mnt)]'  #=> read_only
