# Code in arguments: SQL and its clients, Python, awk, sed, dd, jq, git, ssh, stores; and one-liners that are not read.

# PostgreSQL
psql <<'E'
DROP TABLE users;
E
#=> destructive

psql <<'E'
SELECT 'DROP TABLE users';
E
#=> read_only

psql <<'E'
WITH gone AS (DELETE FROM users RETURNING id) SELECT count(*) FROM gone;
E
#=> destructive -- a query that writes

psql <<'E'
WITH some AS (SELECT id FROM users) SELECT count(*) FROM some;
E
#=> read_only

psql <<'E'
EXPLAIN ANALYZE UPDATE users SET active = false;
E
#=> destructive -- runs what it explains

psql <<'E'
EXPLAIN UPDATE users SET active = false;
E
#=> read_only

psql <<'E'
SELECT pg_terminate_backend(pid) FROM pg_stat_activity;
E
#=> disruptive

psql <<'E'
SELECT pid FROM pg_stat_activity;
E
#=> read_only

psql <<'E'
COPY t TO PROGRAM 'umount /mnt';
E
#=> disruptive

psql <<'E'
COPY t TO STDOUT;
E
#=> read_only

psql <<'E'
\! umount /mnt
E
#=> disruptive

psql <<'E'
\echo umount /mnt
E
#=> read_only

psql <<'E'
\o report.txt
TABLE t;
E
#=> config_mutation

psql <<'E'
\timing on
TABLE t;
E
#=> read_only

psql <<'E'
\copy t to 't.csv' csv
E
#=> config_mutation

psql <<'E'
\copy t to stdout csv
E
#=> read_only

psql <<'E'
\i fix.sql
E
#=> unknown

psql <<'E'
\d users
E
#=> read_only

psql <<'E'
SELECT 'TRUNCATE t' \gexec
E
#=> unknown -- the answer is run

psql <<'E'
SELECT 'TRUNCATE t' \gx
E
#=> read_only

psql <<'E'
TABLE t \g |sh
E
#=> unknown

psql <<'E'
TABLE t \g
E
#=> read_only

psql <<'E'
DO $$ BEGIN EXECUTE 'DROP TABLE t'; END $$;
E
#=> unknown

psql <<'E'
SELECT $$ BEGIN EXECUTE 'DROP TABLE t'; END $$;
E
#=> read_only -- between dollars it is a string

psql <<'E'
/* nothing */ DELETE /* FROM a */ FROM users;
E
#=> destructive

psql <<'E'
/* DELETE FROM users; */ TABLE users;
-- DELETE FROM users;
E
#=> read_only

psql <<'E'
SELECT * INTO backup FROM users;
E
#=> config_mutation

psql <<'E'
TABLE backup;
E
#=> read_only

psql <<'E'
CREATE INDEX i ON t (a);
E
#=> disruptive -- locks the table against writes

psql <<'E'
\di t
E
#=> read_only

psql <<'E'
GRANT ALL ON t TO PUBLIC;
E
#=> exposure

psql <<'E'
\dp t
E
#=> read_only

psql <<'E'
ALTER ROLE bob SUPERUSER;
E
#=> exposure

psql <<'E'
\du bob
E
#=> read_only

psql <<'E'
SELECT rolpassword FROM pg_authid;
E
#=> exposure

psql <<'E'
SELECT rolname FROM pg_roles;
E
#=> read_only

psql <<'E'
SELECT lo_export(1, '/srv/out');
E
#=> config_mutation

psql <<'E'
SELECT length('/srv/out');
E
#=> read_only

psql <<'E'
SELECT tidy_up();
E
#=> unknown -- a function that is not known

psql <<'E'
SELECT now();
E
#=> read_only

psql <<E
SELECT * FROM t WHERE id = $ID;
E
#=> unknown -- ID may hold more than a number

psql <<'E'
SELECT * FROM t WHERE id = 5;
E
#=> read_only

psql -c "BEGIN; TRUNCATE t; ROLLBACK"  #=> destructive -- nothing lowers it
psql -c "BEGIN; TABLE t; ROLLBACK"  #=> read_only
psql -1c 'VACUUM FULL t' -d app  #=> disruptive
psql -1c 'SHOW all' -d app  #=> read_only
psql -v n="TABLE t; DROP TABLE u" -Atc 'SELECT :n'  #=> unknown -- psql puts n into the text
psql -v n=1 -Atc 'SELECT 1'  #=> read_only
psql -f fix.sql  #=> unknown
psql -l  #=> read_only

# MySQL, SQLite, DuckDB, ClickHouse
mysql <<'E'
SELECT * FROM t INTO OUTFILE '/srv/t.csv';
E
#=> config_mutation

mysql <<'E'
SELECT 'INTO OUTFILE' FROM t;
E
#=> read_only

mysql <<'E'
system umount /mnt
E
#=> disruptive

mysql <<'E'
status
E
#=> read_only

mysql <<'E'
/*!50000 DROP TABLE t */;
E
#=> destructive -- to MySQL no comment

mysql <<'E'
/* 50000 DROP TABLE t */;
E
#=> read_only

mysql <<'E'
SELECT 1; # DROP TABLE t
DELETE FROM t;
E
#=> destructive

mysql <<'E'
SELECT 1; # DROP TABLE t
SHOW TABLES;
E
#=> read_only

mysql -e 'tee out.txt; SELECT 1'  #=> config_mutation
mysql -e 'SELECT "tee out.txt"'  #=> read_only
mysql -B -e 'source fix.sql'  #=> unknown
mysql -B -e 'show create table t\G'  #=> read_only
mysql --execute='SHUTDOWN'  #=> disruptive
mysql --execute='SHOW STATUS'  #=> read_only
mysql -N -e 'LOAD DATA LOCAL INFILE "x" INTO TABLE t'  #=> config_mutation
mysql -N -e 'SELECT LOAD_FILE("/etc/hosts")'  #=> read_only
mariadb -e 'SET GLOBAL read_only = 0'  #=> config_mutation
mariadb -e 'SELECT @@read_only'  #=> read_only

sqlite3 app.db <<'E'
.shell umount /mnt
E
#=> disruptive

sqlite3 app.db <<'E'
.show
E
#=> read_only

sqlite3 app.db <<'E'
.output out.txt
SELECT 1;
E
#=> config_mutation

sqlite3 app.db <<'E'
.headers on
SELECT 1;
E
#=> read_only

sqlite3 app.db <<'E'
.once |sh
SELECT 'umount /mnt';
E
#=> unknown

sqlite3 app.db <<'E'
.mode json
SELECT 'umount /mnt';
E
#=> read_only

sqlite3 app.db 'UPDATE t SET a = 1'  #=> destructive
sqlite3 app.db 'SELECT a FROM t'  #=> read_only
sqlite3 -batch app.db ".import a.csv t"  #=> config_mutation
sqlite3 -batch app.db ".schema t"  #=> read_only
sqlite3 -csv app.db "ATTACH 'b.db' AS b; DROP TABLE b.t"  #=> destructive
sqlite3 -csv app.db "ATTACH 'b.db' AS b; SELECT * FROM b.t"  #=> read_only
sqlite3 -line app.db "SELECT writefile('out.bin', a) FROM t"  #=> config_mutation
sqlite3 -line app.db "SELECT length(a) FROM t"  #=> read_only
sqlite3 -json app.db "SELECT edit(a, 'umount /mnt #') FROM t"  #=> unknown
sqlite3 -json app.db "SELECT quote(a) FROM t"  #=> read_only
sqlite3 -cmd '.system umount /mnt' app.db 'SELECT 1'  #=> disruptive
sqlite3 -cmd '.timeout 500' app.db 'SELECT 1'  #=> read_only
duckdb -c "COPY t TO 't.parquet'"  #=> config_mutation
duckdb -c "FROM t"  #=> read_only
duckdb app.db -c "INSTALL httpfs; LOAD httpfs"  #=> unknown
duckdb app.db -c "DESCRIBE t"  #=> read_only
clickhouse-client -q 'TRUNCATE TABLE t'  #=> destructive
clickhouse-client -q 'SHOW TABLES'  #=> read_only
clickhouse-client --query="SELECT * FROM t INTO OUTFILE 't.csv'"  #=> config_mutation
clickhouse-client --query="SELECT count() FROM t"  #=> read_only

# Redis, Mongo, etcd, Vault
redis-cli FLUSHDB ASYNC  #=> destructive
redis-cli INFO memory  #=> read_only
redis-cli -n 3 CONFIG SET dir /srv  #=> config_mutation
redis-cli -n 3 CONFIG GET maxmemory  #=> read_only
redis-cli EVAL 'return redis.call("DEL", "k")' 0  #=> unknown
redis-cli OBJECT ENCODING k  #=> read_only
redis-cli PEXPIRE user:7 0  #=> destructive -- it is over at once
redis-cli PTTL user:7  #=> read_only
redis-cli -r 3 KEYS 'user:*'  #=> disruptive -- blocks the server
redis-cli -r 3 SCAN 0 MATCH 'user:*'  #=> read_only
redis-cli REPLICAOF 203.0.113.9 6379  #=> destructive -- its data are replaced
redis-cli ROLE  #=> read_only
mongosh --eval 'db.users.drop()'  #=> destructive
mongosh --version  #=> read_only
mongorestore --drop dump  #=> destructive
mongotop --rows 3  #=> read_only
etcdctl del /app --prefix  #=> destructive
etcdctl get /app --prefix  #=> read_only
etcdctl put /app/k v -w json  #=> config_mutation
etcdctl endpoint status -w json  #=> read_only
vault kv destroy -versions=1 secret/app  #=> destructive
vault kv metadata get secret/app  #=> read_only
vault read -field=password secret/app  #=> exposure
vault status -format=json  #=> read_only
vault write auth/token/create policies=root  #=> exposure
vault path-help auth/token  #=> read_only

# Python
python3 <<'E'
import os
os.remove("notes.txt")
E
#=> destructive

python3 <<'E'
import os
print(os.path.exists("notes.txt"))
E
#=> read_only

python3 <<'E'
from shutil import rmtree as tidy
tidy("build")
E
#=> destructive

python3 <<'E'
from shutil import disk_usage as tidy
tidy("build")
E
#=> read_only

python3 <<'E'
open("notes.txt", "w").write("x")
E
#=> config_mutation

python3 <<'E'
print(open("notes.txt").read())
E
#=> read_only

python3 <<'E'
import pathlib
pathlib.Path("notes.txt").unlink()
E
#=> destructive

python3 <<'E'
import pathlib
pathlib.Path("notes.txt").stat()
E
#=> read_only

python3 <<'E'
__import__("os").system("umount /mnt")
E
#=> disruptive

python3 <<'E'
print("__import__('os').system('umount /mnt')")
E
#=> read_only

python3 <<'E'
exec(open("fix.txt").read())
E
#=> unknown

python3 <<'E'
len(open("fix.txt").read())
E
#=> read_only

python3 <<'E'
import os
getattr(os, "un" + "link")("notes.txt")
E
#=> destructive -- pieces that are known are put together

python3 <<'E'
import os
getattr(os, "name", "posix")
E
#=> read_only

python3 <<'E'
import os, sys
getattr(os, sys.argv[1])("notes.txt")
E
#=> unknown

python3 <<'E'
import os, sys
getattr(os, "name")
print(sys.argv[1])
E
#=> read_only


python3 <<'E'
import subprocess as s
s.check_output("umount /mnt", shell=True)
E
#=> disruptive

python3 <<'E'
import subprocess as s
s.check_output(["mountpoint", "/mnt"])
E
#=> read_only

python3 <<'E'
import urllib.request as r
r.urlopen("https://example.com", data=b"x")
E
#=> config_mutation

python3 <<'E'
import urllib.request as r
r.urlopen("https://example.com", timeout=5)
E
#=> read_only

python3 <<'E'
import pickle, sys
pickle.load(sys.stdin.buffer)
E
#=> unknown

python3 <<'E'
import json, sys
json.load(sys.stdin.buffer)
E
#=> read_only

python3 <<'E'
for name in ["a", "b"]:
    f = open
    f(name, "a").close()
E
#=> config_mutation

python3 <<'E'
for name in ["a", "b"]:
    f = print
    f(name, "a")
E
#=> read_only

python3 <<'E'
class A:
    def __del__(self):
        import os; os.abort(); os.kill(1, 9)
A()
E
#=> disruptive

python3 <<'E'
class A:
    def __repr__(self):
        return "os.kill(1, 9)"
print(A())
E
#=> read_only

python3 <<'E'
import os
f = ["ls"]
f[0] = "rm -rf d"
os.system(f[0])
E
#=> unknown

python3 <<'E'
import os
f = ["ls"]
print(f[0], "rm -rf d")
os.system(f[0])
E
#=> read_only

python3 -Bc 'import os; os.rename("a", "b")'  #=> config_mutation
python3 -Bc 'import os; os.listdir("a")'  #=> read_only
python3 -u -c "$(cat fix.py)"  #=> unknown
python3 -u -c "print($((1 + 1)))"  #=> read_only
python3 -c 'import app; app.main()' --dry-run  #=> unknown
python3 -c 'import sys; print(sys.argv)' --dry-run  #=> read_only
python3 -Iic 'print(1)'  #=> unknown code.interactive
python3 -Ic 'print(1)'  #=> read_only
python3 -m pip install requests  #=> unknown code.remote
python3 -m pip freeze  #=> read_only
python3 -m site_tidy  #=> unknown
python3 -m this  #=> read_only
python3 tidy.py  #=> unknown code.project
python3 -m py_compile tidy.py  #=> reversible_low
python3 -m timeit -s 'import os' 'os.rmdir("x")'  #=> destructive
python3 -m timeit -s 'import os' 'os.stat("x")'  #=> read_only

# awk and sed
awk -W posix 'BEGIN { system("umount /mnt") }'  #=> disruptive
awk -W posix 'BEGIN { print "system(umount)" }'  #=> read_only
awk '{ print $1 > "out.txt" }' names.txt  #=> config_mutation
awk '{ print ($1 > "out.txt") }' names.txt  #=> read_only -- compares
awk -v c=sh '{ print | c }' names.txt  #=> unknown
awk -v c=sh '{ print || c }' names.txt  #=> read_only
awk 'BEGIN { system(sprintf("echo %c umount /mnt", 59)) }' 2>&1 </dev/null  #=> unknown
awk 'BEGIN { system(sprintf("echo %s umount /mnt", "59")) }' 2>&1 </dev/null  #=> read_only
awk -F, '{ "umount " $1 | getline; print }' names.csv  #=> unknown
awk -F, '{ getline; print "umount " $1 }' names.csv  #=> read_only
gawk '@load "./x"; { print }' names.txt  #=> unknown
gawk '/@load/ { print }' names.txt  #=> read_only
gawk -e '{ print |& "sh" }' names.txt  #=> unknown
gawk -e '{ print length("|&") }' names.txt  #=> read_only
awk '{ close("x"); printf "%s", $1 >> "/etc/motd" }' -  #=> config_mutation
awk '{ close("x"); printf "%s", $1 ">>" }' -  #=> read_only
awk 'BEGIN { while ((getline l < "/etc/shadow") > 0) print l }' </dev/null  #=> exposure
awk 'BEGIN { while ((getline l < "/etc/hosts") > 0) print l }' </dev/null  #=> read_only
sed -z '1!G;h;$!d;w out.txt' names.txt  #=> config_mutation
sed -z '1!G;h;$!d' names.txt  #=> read_only
sed --posix 's/x/umount \/mnt/e' names.txt  #=> unknown -- runs what the line is then
sed --posix 's/e/umount \/mnt/' names.txt  #=> read_only
sed -e p -e 'w out.txt' names.txt  #=> config_mutation
sed -e p -e '/w out.txt/d' names.txt  #=> read_only
sed -u e names.txt  #=> unknown -- runs each line
sed -u = names.txt  #=> read_only
sed -nu '/a/r /etc/shadow' names.txt  #=> exposure
sed -nu '/a/r /etc/hosts' names.txt  #=> read_only
sed -l 9 "s/a/$X/" names.txt  #=> unknown
sed -l 9 "s/a/$UID/" names.txt  #=> read_only
sed -i.bak -e '/^$/d' /etc/fstab  #=> config_mutation
sed -E -e '/^$/d' /etc/fstab  #=> read_only

# dd, jq, git, ssh
dd of=/dev/sdb if=disk.img bs=1M  #=> destructive
dd if=/dev/sdb of=/dev/null bs=1M  #=> read_only
dd if=/etc/shadow  #=> exposure
dd if=/etc/hosts  #=> read_only
dd if=a of=b conv=notrunc  #=> config_mutation
dd if=a status=none conv=swab  #=> read_only
jq -n '$ENV.PATH, $ENV'  #=> exposure
jq -n '$__prog_args'  #=> read_only
jq -r 'env | keys' x.json  #=> exposure
jq -r '.env | keys' x.json  #=> read_only
jq -L ./lib 'import "m" as m; m::f' x.json  #=> unknown -- a module may print the environment
jq -S 'input_filename, (.a | @sh)' x.json  #=> read_only
jq --rawfile k .env '$k' x.json  #=> exposure
jq --rawfile k notes.txt '$k' x.json  #=> read_only
jq "$FILTER" x.json  #=> unknown
jq --arg f "$FILTER" '.[$f]' x.json  #=> read_only
git -c alias.x='!umount /mnt' x  #=> unknown fs.unmount
git -c alias.x='log -1' log  #=> read_only
git config alias.boom '!umount /mnt'  #=> disruptive
git config --get alias.boom  #=> read_only
git config --local core.hooksPath ./h  #=> unknown
git config --get-all core.hooksPath  #=> read_only
git -c diff.x.textconv=./x diff  #=> unknown
git -c diff.renames=true diff  #=> read_only
git -c include.path=./c status  #=> unknown
git -c status.short=true status  #=> read_only
git -c credential.helper='!umount /mnt' ls-remote origin  #=> disruptive
git -c credential.helper= ls-remote origin  #=> read_only
git --config-env=core.pager=X log  #=> unknown
git --config-env=user.name=X log  #=> read_only
git config -f .gitmodules submodule.a.update '!umount /mnt'  #=> disruptive
git config -f .gitmodules submodule.a.update  #=> read_only
git checkout -- ':(top,glob)**'  #=> destructive
git diff -- ':(top,glob)**'  #=> read_only
ssh -o 'ProxyCommand umount /mnt' web1 df  #=> disruptive
ssh -o 'ProxyCommand none' web1 df  #=> read_only
ssh -4 -o KnownHostsCommand='/bin/umount /mnt' web1 df  #=> disruptive
ssh -4 -o UserKnownHostsFile=/dev/null web1 df  #=> read_only
ssh -to 'RemoteCommand umount /mnt' web1  #=> unknown fs.unmount
ssh -to 'RemoteCommand none' web1 df  #=> read_only
ssh -o Include=./conf web1 df -h  #=> unknown
ssh -o IdentityFile=./key web1 df -h  #=> read_only
ssh -o ForwardAgent=yes web1 df -h  #=> exposure
ssh -o ForwardAgent=no web1 df -h  #=> read_only
ssh -o RemoteForward=8080:localhost:80 web1 df -h  #=> exposure
ssh -o LocalForward=8080:localhost:80 web1 df -h  #=> reversible_low

# One-liners that are only read where they print
perl -e 'system "umount /mnt"'  #=> unknown
perl -e 'print "umount /mnt\n"'  #=> read_only
perl -ne 'print if /x/; unlink' names.txt  #=> unknown
perl -ne 'print if /x/' names.txt  #=> read_only
perl -pe 's/(\w+)/`$1`/e' names.txt  #=> unknown
perl -pe 's/(\w+)/<$1>/' names.txt  #=> read_only
ruby -e 'File.delete("x")'  #=> unknown
ruby -e 'puts "x"'  #=> read_only
ruby -e 'puts `umount /mnt`' -W0  #=> unknown
ruby -e "puts 'umount /mnt'" -W0  #=> read_only
php -r 'unlink("x");'  #=> unknown
php -r 'echo PHP_VERSION;'  #=> read_only
node --trace-warnings -e 'process.exit(f())'  #=> unknown
node --trace-warnings -e 'console.log("f()")'  #=> read_only
node -p 'require("child_process").execSync("umount /mnt")' x  #=> unknown
node -p 'process.version' x  #=> read_only
lua -e 'os.remove("x")'  #=> unknown
lua -v  #=> read_only
deno eval 'Deno.removeSync("x")'  #=> unknown
deno eval 'console.log(1)'  #=> read_only

mongosh --quiet shop --eval 'db.users.deleteMany({})'  #=> destructive
mongosh --quiet shop --eval 'db.users.find({}).limit(3)' | head  #=> read_only
