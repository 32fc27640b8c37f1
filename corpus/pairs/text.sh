# Text that becomes code, and the same text where it stays text.

# Piped
echo umount /mnt | sh  #=> disruptive
echo umount /mnt | cat  #=> read_only
printf 'umount %s\n' /mnt | bash  #=> disruptive
printf 'mountpoint %s\n' /mnt | bash  #=> read_only
echo umount /mnt | sudo -u app bash -s  #=> disruptive
echo umount /mnt | sudo -u app wc -c  #=> read_only
echo umount /mnt | tee /dev/stderr | dash  #=> disruptive
echo umount /mnt | tee /dev/stderr | grep dash  #=> read_only
echo 'import os; os.remove("x")' | python3  #=> destructive
echo 'import os; print(os.getcwd())' | python3  #=> read_only
echo umount /mnt | ssh web1  #=> disruptive
echo mount -l | ssh web1  #=> read_only
echo umount /mnt | ssh web1 sh -s  #=> disruptive
echo umount /mnt | ssh web1 wc -l  #=> read_only
echo 'TRUNCATE t' | psql app  #=> destructive
echo 'TABLE t' | psql app  #=> read_only
echo umount /mnt | at noon  #=> disruptive
echo uptime | at noon  #=> config_mutation schedule.change
echo '* * * * * umount /mnt' | crontab -  #=> disruptive
crontab -l | grep '* * * * * umount /mnt'  #=> read_only
echo web | xargs docker stop  #=> disruptive
echo web | xargs docker port  #=> read_only
parallel docker stop ::: web db  #=> disruptive
parallel docker port ::: web db  #=> read_only
echo umount /mnt | xargs -I{} sh -c '{}'  #=> disruptive
echo umount /mnt | xargs -I{} echo sh -c '{}'  #=> read_only
printf '%s\n' umount /mnt | xargs -n2 nice  #=> disruptive
printf '%s\n' mountpoint /mnt | xargs -n2 nice  #=> read_only
echo umount /mnt | docker exec -i web sh  #=> disruptive
echo umount /mnt | docker exec -i web cat  #=> read_only
echo umount /mnt | kubectl exec -i web-0 -- sh  #=> disruptive
echo umount /mnt | kubectl exec -i web-0 -- cat  #=> read_only
echo umount /mnt | nsenter -t 1 -m sh  #=> disruptive
echo umount /mnt | nsenter -t 1 -m cat  #=> read_only
ls *.sh | sh  #=> unknown
ls *.sh | wc -l  #=> read_only
cat fix.sql | psql app  #=> unknown
cat fix.sql | grep -c psql  #=> read_only
find . -name '*.sh' | xargs bash  #=> unknown
find . -name '*.sh' | xargs bash -n  #=> read_only
docker ps -q | xargs docker kill  #=> disruptive
docker ps -q | xargs docker inspect  #=> read_only

# Written differently on the way
echo dW1vdW50IC9tbnQ= | base64 -d | sh  #=> disruptive
echo dW1vdW50IC9tbnQ= | base64 -d | cat  #=> read_only
echo 756d6f756e74202f6d6e74 | xxd -r -p | sh  #=> disruptive
echo 757074696d65 | xxd -r -p | sh  #=> read_only
echo tnm/ tnuomu | rev | sh  #=> disruptive
echo emitpu | rev | sh  #=> read_only
echo UMOUNT /MNT | tr A-Z a-z | sh  #=> disruptive
echo UPTIME | tr A-Z a-z | sh  #=> read_only
echo hzbhag | tr a-z n-za-m | xargs -I{} {} /mnt  #=> disruptive
echo hcgvzr | tr a-z n-za-m | xargs -I{} {} -p  #=> read_only
printf '\165\155ount /mnt' | sh  #=> disruptive
printf '\165\160time' | sh  #=> read_only
echo -e '\x75mount /mnt' | bash  #=> disruptive
echo -e '\x75ptime' | bash  #=> read_only
echo xmount /mnt | sed s/x/u/ | sh  #=> disruptive
echo xptime | sed s/x/u/ | sh  #=> read_only
echo a:umount /mnt | cut -d: -f2 | sh  #=> disruptive
echo a:umount /mnt | cut -d: -f2 | wc  #=> read_only
printf 'umount /mnt\nx\n' | head -1 | sh  #=> disruptive
printf 'umount /mnt\nuptime\n' | tail -1 | sh  #=> read_only
printf ORSXG5A= | base32 -d | sh  #=> unknown
printf ORSXG5A= | base32 -d | od -c  #=> read_only
gzip -dc fix.gz | sh  #=> unknown
gzip -dc fix.gz | less  #=> read_only
openssl base64 -d -in fix.b64 | bash  #=> unknown
openssl base64 -d -in fix.b64 | file -  #=> read_only
awk 'BEGIN { print "umount /mnt" }' | sh  #=> unknown
awk 'BEGIN { print "umount /mnt" }' | cat -A  #=> read_only
nice sh -c "$(base64 -d <<< dW1vdW50IC9tbnQ=)"  #=> disruptive
nice echo -n "$(base64 -d <<< dW1vdW50IC9tbnQ=)"  #=> read_only
eval "$(rev <<< 'tnm/ tnuomu')"  #=> disruptive
logname "$(rev <<< 'tnm/ tnuomu')"  #=> read_only
$(basename /x/umount) $(dirname /mnt/x)  #=> disruptive
$(basename /x/mountpoint) $(dirname /mnt/x)  #=> read_only
$(seq -f umount 1) /mnt  #=> unknown
echo $(seq -f umount 1) /mnt  #=> read_only
timeout -v 9 sh -c "$(cat fix.sh)"  #=> unknown
timeout -v 9 cat "$(cat fix.sh)"  #=> read_only

# Here-strings, files, descriptors
bash <<< 'umount /mnt'  #=> disruptive
cat <<< 'umount /mnt'  #=> read_only
sh /dev/stdin <<< 'umount /mnt'  #=> disruptive
wc /dev/stdin <<< 'umount /mnt'  #=> read_only
bash -s -- /mnt <<< 'umount "$1"'  #=> disruptive
bash -s -- /mnt <<< 'mountpoint "$1"'  #=> read_only
bash /dev/fd/0 <<< 'umount /mnt'  #=> disruptive
head /dev/fd/0 <<< 'umount /mnt'  #=> read_only
python3 - <<< 'import shutil; shutil.rmtree("x")'  #=> destructive
python3 - <<< 'import shutil; print(shutil.which("x"))'  #=> read_only
ssh web1 <<< 'umount /mnt'  #=> disruptive
ssh web1 cat <<< 'umount /mnt'  #=> read_only
psql -q app <<< 'DROP VIEW v'  #=> destructive
psql -q app <<< '\d+ v'  #=> read_only
sqlite3 app.db <<< 'DELETE FROM t'  #=> destructive
sqlite3 app.db <<< 'SELECT * FROM t'  #=> read_only
mysql app <<< 'KILL 5'  #=> disruptive
mysql app <<< 'SHOW STATUS'  #=> read_only
redis-cli <<< FLUSHDB  #=> destructive
redis-cli <<< DBSIZE  #=> read_only
xargs umount <<< /mnt  #=> disruptive
xargs mountpoint <<< /mnt  #=> read_only
su - app <<< 'rm -r data'  #=> destructive
su - app <<< 'ls -R data'  #=> read_only
chroot /mnt/rescue <<< 'passwd -d root'  #=> exposure
chroot /mnt/rescue <<< 'passwd -S root'  #=> read_only
bash <(echo umount /mnt)  #=> disruptive
file <(echo umount /mnt)  #=> read_only
python3 <(echo 'import os; os.unlink("x")')  #=> destructive
python3 <(echo 'import os; os.stat("x")')  #=> read_only
psql -f <(echo 'TRUNCATE t')  #=> destructive
psql -f <(echo 'TABLE t')  #=> read_only
awk -f <(echo 'BEGIN { system("umount /mnt") }')  #=> disruptive
awk -f <(echo 'BEGIN { print length("umount") }')  #=> read_only
sh < fix.sh  #=> unknown
sh -n < fix.sh  #=> read_only -- read, not run
exec < <(echo umount /mnt); sh  #=> disruptive
exec < <(echo mount -l); sh  #=> read_only

# Written, then run
echo umount /mnt > x.sh; sh x.sh  #=> disruptive
echo umount /mnt > x.sh; cat x.sh  #=> config_mutation
printf 'umount /mnt\n' | tee /tmp/x.1 && . /tmp/x.1  #=> disruptive
printf 'umount /mnt\n' | tee /tmp/x.1 && wc /tmp/x.1  #=> reversible_low
echo mount -l > /tmp/x.2; echo umount /mnt >> /tmp/x.2; bash /tmp/x.2  #=> disruptive
echo umount /mnt > /tmp/x.2; echo mount -l > /tmp/x.2; bash /tmp/x.2  #=> reversible_low
cp fix.sh /tmp/x.3; sh /tmp/x.3  #=> unknown
cp fix.sh /tmp/x.3; sh -n /tmp/x.3  #=> reversible_low
dd of=/tmp/x.4 <<< 'umount /mnt'; sh /tmp/x.4  #=> unknown
dd of=/tmp/x.4 <<< 'umount /mnt'; od /tmp/x.4  #=> reversible_low
d=$(mktemp); echo umount /mnt > "$d"; sh "$d"  #=> disruptive
d=$(mktemp); echo umount /mnt > "$d"; ls "$d"  #=> reversible_low

cat > /tmp/x.5 <<'E'
#!/bin/sh
umount /mnt
E
chmod +x /tmp/x.5 && /tmp/x.5
#=> disruptive

cat > /tmp/x.5 <<'E'
#!/bin/sh
umount /mnt
E
chmod +x /tmp/x.5 && ls -l /tmp/x.5
#=> reversible_low

cat > /tmp/x.py <<'E'
import os
os.rmdir("keep")
os.unlink("keep.txt")
E
python3 /tmp/x.py
#=> destructive

cat > /tmp/x.py <<'E'
import os
print(os.listdir("keep"))
print(os.stat("keep.txt"))
E
python3 /tmp/x.py
#=> reversible_low

# Here-documents
bash <<'E'
df -h
umount /mnt
E
#=> disruptive

bash <<'E'
df -h
echo umount /mnt
E
#=> read_only

ssh -T web1 <<E
umount $D
E
#=> unknown fs.unmount -- D is put into the code

ssh -T web1 <<'E'
mountpoint "$D"
E
#=> read_only

python3 <<'E'
import subprocess
subprocess.run(["umount", "/mnt"])
E
#=> disruptive

python3 <<'E'
import subprocess
print(["umount", "/mnt"])
E
#=> read_only

at now <<'E'
umount /mnt
E
#=> disruptive

at -l <<'E'
umount /mnt
E
#=> read_only

crontab - <<'E'
# tidy
0 3 * * * umount /mnt
E
#=> disruptive

grep tidy - <<'E'
# tidy
0 3 * * * umount /mnt
E
#=> read_only

xargs -n1 docker rm -f <<'E'
web
db
E
#=> destructive

xargs -n1 docker port <<'E'
web
db
E
#=> read_only

parallel <<'E'
umount /mnt
uptime
E
#=> disruptive

parallel <<'E'
mountpoint /mnt
uptime
E
#=> read_only

psql app <<'E'
\timing
DROP TABLE t;
E
#=> destructive

psql app <<'E'
\timing
SELECT 'DROP TABLE t';
E
#=> read_only

while read -r c; do
  eval "$c"
done <<'E'
uptime
umount /mnt
E
#=> disruptive

while read -r c; do
  echo "$c"
done <<'E'
uptime
umount /mnt
E
#=> read_only

bash <<'E'
psql app
DROP TABLE t;
E
#=> destructive -- the client reads on where the shell has stopped

bash <<'E'
psql app -c 'TABLE t'
: DROP TABLE t;
E
#=> read_only

bash <<'E'
exec < x.sh
uptime
E
#=> unknown -- from there on the commands are those of x.sh

bash <<'E'
exec 3< x.sh
uptime
E
#=> read_only

bash <<'E'
read -r c
umount /mnt
E
#=> disruptive

bash <<'E'
read -r c <<< up
echo umount /mnt
E
#=> read_only

# The same text as data
awk '{ print | "sh" }' names.txt < /dev/null  #=> unknown -- the inner shell is fed by awk
awk '{ print "| sh" }' names.txt < /dev/null  #=> read_only
mispipe 'echo umount /mnt' sh  #=> disruptive
mispipe 'echo umount /mnt' wc  #=> read_only
git commit -qm "$(umount /mnt)"  #=> disruptive
git commit -qm 'umount /mnt; rm -rf /'  #=> reversible_low vcs.local
grep -r "$(umount /mnt)" .  #=> disruptive
grep -r 'umount /mnt; rm -rf /' .  #=> read_only
eval echo up '; umount /mnt'  #=> disruptive
echo eval echo up '; umount /mnt'  #=> read_only
docker exec web umount /mnt  #=> disruptive
docker exec web echo umount /mnt  #=> read_only
tmux send-keys -t w 'umount /mnt' Enter  #=> disruptive
tmux display-message -p 'umount /mnt'  #=> read_only
screen -S w -X stuff $'umount /mnt\n'  #=> disruptive
screen -S w -Q windows $'umount /mnt\n'  #=> read_only
