# PostgreSQL, MySQL, SQLite, Redis, Mongo and the rest.

psql -lqt | cut -d'|' -f1  #=> read_only
psql -U app -d app -c '\d+ users'  #=> read_only
psql -At -c "SELECT pid, state, left(query, 60) FROM pg_stat_activity WHERE state <> 'idle'"  #=> read_only
psql -c "SELECT 'DROP TABLE users'"  #=> read_only -- text in a string
psql -c 'SELECT 1 -- ; DROP TABLE users'  #=> read_only -- a comment
psql -c 'SELECT 1; DROP TABLE users'  #=> destructive db.delete
psql -c 'EXPLAIN SELECT * FROM users'  #=> read_only
psql -c 'EXPLAIN DELETE FROM users'  #=> read_only -- not executed
psql -c 'EXPLAIN ANALYZE DELETE FROM users'  #=> destructive -- executed
psql -c 'EXPLAIN (ANALYZE, BUFFERS) SELECT * FROM users WHERE id = 5'  #=> read_only
psql -c 'WITH gone AS (DELETE FROM users WHERE id < 5 RETURNING *) SELECT count(*) FROM gone'  #=> destructive
psql -c 'WITH top AS (SELECT * FROM users LIMIT 5) SELECT count(*) FROM top'  #=> read_only
psql -c 'SELECT * INTO users_copy FROM users'  #=> config_mutation
psql -c 'SELECT * FROM users FOR UPDATE'  #=> read_only
psql -c "INSERT INTO t(a) VALUES ('x')"  #=> config_mutation db.change
psql -c "UPDATE users SET active = false WHERE id = 5"  #=> config_mutation
psql -c 'UPDATE users SET active = false'  #=> destructive
psql -c 'DELETE FROM sessions WHERE expires < now()'  #=> destructive
psql -c 'ALTER TABLE t ADD COLUMN c int'  #=> config_mutation db.schema
psql -c 'ALTER TABLE t DROP COLUMN c'  #=> destructive
psql -c 'CREATE INDEX CONCURRENTLY i ON t(c)'  #=> config_mutation
psql -c 'CREATE INDEX i ON t(c)'  #=> disruptive
psql -c 'VACUUM ANALYZE t'  #=> reversible_low
psql -c 'VACUUM (FULL) t'  #=> disruptive
psql -c 'REINDEX TABLE t'  #=> disruptive
psql -c 'LOCK TABLE t'  #=> disruptive
psql -c 'SELECT pg_cancel_backend(4711)'  #=> disruptive
psql -c 'SELECT pg_sleep(5)'  #=> read_only
psql -c "SELECT pg_read_file('/etc/hostname')"  #=> read_only
psql -c 'SELECT pg_reload_conf()'  #=> config_mutation
psql -c "SELECT setval('t_id_seq', 1)"  #=> config_mutation
psql -c "SELECT lo_export(16400, '/tmp/x')"  #=> reversible_low
psql -c "SELECT my_cleanup()"  #=> unknown
psql -c "COPY t TO PROGRAM 'sh -c \"rm -rf /srv/x\"'"  #=> destructive
psql -c "COPY (SELECT * FROM t) TO STDOUT CSV" > /tmp/t.csv  #=> reversible_low
psql -c "COPY t FROM '/tmp/t.csv' CSV"  #=> config_mutation
psql -c '\copy t to /tmp/t.csv csv'  #=> reversible_low
psql -c '\! systemctl restart app'  #=> disruptive
psql -c '\o /etc/motd' -c 'SELECT 1'  #=> config_mutation
psql -c 'GRANT ALL ON t TO bob'  #=> exposure
psql -c "CREATE ROLE bob LOGIN PASSWORD 'x' SUPERUSER"  #=> exposure
psql -c "ALTER ROLE bob PASSWORD 'x'"  #=> exposure
psql -c 'REVOKE ALL ON t FROM bob'  #=> disruptive access.revoke
psql -c 'ALTER SYSTEM SET work_mem = 65536'  #=> config_mutation
psql -c 'BEGIN; DELETE FROM t WHERE id = 1; ROLLBACK'  #=> destructive -- nothing lowers it
psql -o out.txt -c 'SELECT 1'  #=> config_mutation
psql -f migrate.sql  #=> unknown
psql app  #=> unknown code.interactive
echo 'SELECT count(*) FROM t;' | psql app  #=> read_only
echo 'DROP TABLE t;' | psql app  #=> destructive
printf 'SELECT %s;\n' 1 2 3 | psql -q app  #=> read_only
PGPASSWORD=x psql -h db -U app -c 'SELECT 1'  #=> read_only
PGOPTIONS='-c statement_timeout=5s' psql -c 'SELECT 1'  #=> read_only
PSQLRC=./rc psql -c 'SELECT 1'  #=> unknown
sudo -u postgres psql -tAc 'SELECT pg_is_in_recovery()'  #=> read_only
pg_isready -h db -t 3  #=> read_only
pg_dump -Fc app > /tmp/app.dump  #=> reversible_low
pg_dump -Fc -f app.dump app  #=> config_mutation
pg_dump app | gzip > app.sql.gz  #=> config_mutation
pg_dump app | psql -h other app  #=> unknown
pg_dumpall --globals-only > /tmp/roles.sql  #=> exposure -- the password hashes
pg_restore -l app.dump | head  #=> read_only
pg_restore -d app app.dump  #=> unknown
pg_restore --clean -d app app.dump  #=> destructive
createdb test  #=> config_mutation
dropdb test  #=> destructive
dropuser bob  #=> disruptive
reindexdb app  #=> disruptive
vacuumdb --all --analyze-only  #=> reversible_low
vacuumdb --full app  #=> disruptive
pg_ctl status -D /var/lib/postgresql/15/main  #=> read_only
pg_ctl stop -m fast -D /var/lib/postgresql/15/main  #=> disruptive
pg_lsclusters  #=> read_only

mysql -e 'SHOW FULL PROCESSLIST' | awk '$6 > 60'  #=> read_only
mysql -N -B -e "SELECT table_schema, SUM(data_length) FROM information_schema.tables GROUP BY 1"  #=> read_only
mysql -e 'SHOW SLAVE STATUS\G' | grep -E 'Running|Behind'  #=> read_only
mysql -e 'SELECT * FROM users INTO OUTFILE "/tmp/u.csv"'  #=> reversible_low
mysql -e 'SELECT * FROM users INTO OUTFILE ""'  #=> config_mutation fs.write
mysql -e 'LOAD DATA LOCAL INFILE "" INTO TABLE users'  #=> config_mutation
mysql -e 'KILL 4711'  #=> disruptive
mysql -e 'FLUSH TABLES WITH READ LOCK'  #=> disruptive
mysql -e 'PURGE BINARY LOGS BEFORE NOW()'  #=> destructive
mysql -e 'SET GLOBAL max_connections = 500'  #=> config_mutation
mysql -e 'OPTIMIZE TABLE t'  #=> disruptive
mysql -e 'system rm -rf /srv/x'  #=> destructive
mysql app < dump.sql  #=> unknown
mysql -uroot -p"$PW" -e 'DROP DATABASE app'  #=> destructive
mysqldump --single-transaction app | gzip > /tmp/app.sql.gz  #=> reversible_low
mysqladmin ping  #=> read_only
mysqladmin extended-status | grep -i threads  #=> read_only
mysqladmin shutdown  #=> disruptive
mysqladmin drop app -f  #=> destructive
mysqlcheck --check app  #=> read_only

sqlite3 app.db '.tables'  #=> read_only
sqlite3 app.db '.schema users'  #=> read_only
sqlite3 -readonly -header -csv app.db 'SELECT * FROM t LIMIT 5'  #=> read_only
sqlite3 app.db 'PRAGMA integrity_check'  #=> read_only
sqlite3 app.db 'PRAGMA journal_mode=WAL'  #=> config_mutation
sqlite3 app.db 'DELETE FROM t'  #=> destructive
sqlite3 app.db '.dump' | gzip > /tmp/app.sql.gz  #=> reversible_low
sqlite3 app.db '.backup /tmp/app.bak'  #=> reversible_low
sqlite3 app.db '.output out.txt' 'SELECT 1'  #=> config_mutation
sqlite3 app.db '.shell rm -rf /srv/x'  #=> destructive
sqlite3 app.db '.read fix.sql'  #=> unknown
sqlite3 app.db "SELECT writefile('/etc/motd', 'x')"  #=> config_mutation
sqlite3 app.db "SELECT load_extension('./x')"  #=> unknown
sqlite3 app.db 'VACUUM'  #=> reversible_low
sqlite3 :memory: 'CREATE TABLE t(a); INSERT INTO t VALUES (1); SELECT * FROM t'  #=> config_mutation
echo 'SELECT 1;' | sqlite3 app.db  #=> read_only

redis-cli PING  #=> read_only
redis-cli INFO replication | grep role  #=> read_only
redis-cli GET session:5  #=> read_only
redis-cli --scan --pattern 'user:*' | head  #=> read_only
redis-cli --bigkeys  #=> read_only
redis-cli KEYS '*'  #=> disruptive
redis-cli MONITOR  #=> disruptive
redis-cli SET k v  #=> config_mutation
redis-cli DEL k  #=> destructive
redis-cli FLUSHALL  #=> destructive
redis-cli -n 2 flushdb async  #=> destructive
redis-cli CONFIG GET requirepass  #=> exposure
redis-cli CONFIG SET dir /var/lib/redis  #=> config_mutation
redis-cli CONFIG SET maxmemory 1gb  #=> config_mutation
redis-cli EVAL 'return redis.call("FLUSHALL")' 0  #=> unknown
redis-cli SHUTDOWN NOSAVE  #=> destructive
redis-cli BGSAVE  #=> reversible_low
redis-cli DEBUG SLEEP 30  #=> disruptive
redis-cli --scan --pattern 'tmp:*' | xargs redis-cli DEL  #=> destructive
redis-cli --rdb /tmp/dump.rdb  #=> reversible_low

mongosh --quiet --eval 'db.users.countDocuments()'  #=> read_only
mongodump --archive=/tmp/m.gz --gzip  #=> reversible_low
mongorestore --drop dump/  #=> destructive
influx -execute 'SHOW DATABASES'  #=> read_only
clickhouse-client -q 'SELECT count() FROM system.parts'  #=> read_only
clickhouse-client -q 'DROP TABLE t'  #=> destructive
duckdb -c "SELECT * FROM 'x.parquet' LIMIT 5"  #=> read_only
duckdb -c "COPY (SELECT 1) TO 'x.csv'"  #=> config_mutation
vault kv list secret/  #=> read_only
vault kv get secret/db  #=> exposure
rabbitmqctl list_queues name messages  #=> read_only
rabbitmqctl purge_queue jobs  #=> destructive

psql -v ON_ERROR_STOP=1 app <<'SQL'
\timing on
SELECT relname, n_dead_tup FROM pg_stat_user_tables ORDER BY 2 DESC LIMIT 10;
SELECT now() - pg_last_xact_replay_timestamp() AS lag;
SQL
#=> read_only

psql -v ON_ERROR_STOP=1 app <<'SQL'
\timing on
SELECT relname, n_dead_tup FROM pg_stat_user_tables ORDER BY 2 DESC LIMIT 10;
TRUNCATE audit_log;
SQL
#=> destructive

psql app <<SQL
SELECT count(*) FROM t WHERE day = '$(date +%F)';
SQL
#=> read_only

psql app <<SQL
SELECT count(*) FROM t WHERE day = '$(rm -rf /srv/x)';
SQL
#=> destructive

mysql app <<'SQL'
SELECT id FROM orders WHERE note LIKE '%DROP TABLE%';
SQL
#=> read_only
