"""Functions of SQL servers: the ones that act, and the ones that only compute or look."""

from __future__ import annotations

#: Functions that act: kind, or a verb on the path in their first argument (`1` after the verb: the second).
ACTS = {
    "PG_TERMINATE_BACKEND": "db.disrupt",
    "PG_CANCEL_BACKEND": "db.disrupt",
    "PG_PROMOTE": "db.disrupt",
    "PG_WAL_REPLAY_PAUSE": "db.disrupt",
    "PG_WAL_REPLAY_RESUME": "db.disrupt",
    "PG_ROTATE_LOGFILE": "refresh",
    "PG_RELOAD_CONF": "service.reload",
    "PG_SWITCH_WAL": "db.change",
    "PG_CREATE_RESTORE_POINT": "db.change",
    "PG_BACKUP_START": "db.change",
    "PG_BACKUP_STOP": "db.change",
    "PG_START_BACKUP": "db.change",
    "PG_STOP_BACKUP": "db.change",
    "PG_CREATE_PHYSICAL_REPLICATION_SLOT": "db.change",
    "PG_CREATE_LOGICAL_REPLICATION_SLOT": "db.change",
    "PG_COPY_LOGICAL_REPLICATION_SLOT": "db.change",
    "PG_REPLICATION_SLOT_ADVANCE": "db.change",
    "PG_LOGICAL_SLOT_GET_CHANGES": "db.change",
    "PG_LOGICAL_SLOT_GET_BINARY_CHANGES": "db.change",
    "PG_LOGICAL_EMIT_MESSAGE": "db.change",
    "PG_DROP_REPLICATION_SLOT": "db.delete",
    "PG_STAT_RESET": "db.change",
    "PG_STAT_RESET_SHARED": "db.change",
    "PG_STAT_RESET_SLRU": "db.change",
    "PG_STAT_RESET_SINGLE_TABLE_COUNTERS": "db.change",
    "PG_STAT_RESET_SINGLE_FUNCTION_COUNTERS": "db.change",
    "PG_STAT_RESET_REPLICATION_SLOT": "db.change",
    "PG_STAT_STATEMENTS_RESET": "db.change",
    "PG_NOTIFY": "message.send",
    "PG_IMPORT_SYSTEM_COLLATIONS": "db.schema",
    "PG_READ_FILE": "read",
    "PG_READ_BINARY_FILE": "read",
    "PG_STAT_FILE": "observe",
    "PG_FILE_WRITE": "write",
    "PG_FILE_SYNC": "observe",
    "PG_FILE_RENAME": "write",
    "PG_FILE_UNLINK": "delete",
    "LO_IMPORT": "read",
    "LO_EXPORT": "write 1",
    "LO_UNLINK": "db.delete",
    "LO_CREATE": "db.change",
    "LO_CREAT": "db.change",
    "LO_FROM_BYTEA": "db.change",
    "LO_PUT": "db.change",
    "LOWRITE": "db.change",
    "LO_TRUNCATE": "db.delete",
    "NEXTVAL": "db.change",
    "SETVAL": "db.change",
    "LOAD_FILE": "read",
    "BENCHMARK": "host.load",
    "READFILE": "read",
    **dict.fromkeys(
        "READ_TEXT READ_BLOB READ_CSV READ_CSV_AUTO READ_JSON READ_JSON_AUTO READ_NDJSON READ_PARQUET".split(), "read"
    ),
    "WRITEFILE": "write",
    "EDIT": "code.interactive",
    "LOAD_EXTENSION": "code.opaque",
    "DBLINK": "code.opaque",
    "DBLINK_EXEC": "code.opaque",
    "QUERY_TO_XML": "code.opaque",
    "QUERY_TO_XML_AND_XMLSCHEMA": "code.opaque",
    "TS_STAT": "code.opaque",
    "TS_REWRITE": "db.read",
    "PG_EXTENSION_CONFIG_DUMP": "db.change",
    "PG_WAL_REPLAY": "db.disrupt",
    "PG_REPLICATION_ORIGIN_CREATE": "db.change",
    "PG_REPLICATION_ORIGIN_DROP": "db.delete",
    "PG_REPLICATION_ORIGIN_ADVANCE": "db.change",
    "PG_SET_ATTRIBUTE_STATS": "db.change",
    "PG_SET_RELATION_STATS": "db.change",
    "PG_REPACK": "db.disrupt",
    "CREATE_HYPERTABLE": "db.schema",
    "DROP_CHUNKS": "db.delete",
    "CREATE_DISTRIBUTED_TABLE": "db.schema",
}

#: Beginnings of names that only compute or look; what acts is above.
PREFIXES = tuple(
    (
        "PG_ JSON READ_ PARQUET_ JSONB_ ARRAY_ REGEXP_ DATE_ DATETIME STR_ TO_ HAS_ CURRENT_ INET_ TXID_ STRING_"
        " BOOL_ BIT_ XML XPATH"
        " ST_ FORMAT_ IS_ TS_ PLAINTO_ PHRASETO_ WEBSEARCH_ QUOTE_ WIDTH_ MAKE_ EXTRACT_ FTS5 VEC_ UUID GEN_RANDOM_"
        " ROW_ RANGE_ CURSOR_ OBJ_ COL_ SHOBJ_ PERCENTILE_ REGR_ COVAR_ STDDEV VAR_ APPROX_ GROUP_ UNIX_ UTC_ FROM_"
        " BIN_ AES_ SHA MD5 CRC32 RANDOM_ LOWER_ UPPER_ LAST_ FIRST_ SCHEMA_ TABLE_ MIN_ MAX_ TIME_ TIMESTAMP"
    ).split()
)
HARMLESS = frozenset(
    (
        "ABS ADDDATE ADDTIME AGE AKEYS ANY_VALUE ASCII AVALS AVG BENCHMARK_NONE BM25 BTRIM CARDINALITY CAST CBRT"
        " CEIL CEILING CHANGES CHARACTER_LENGTH CHARSET CHAR_LENGTH CHR CLOCK_TIMESTAMP COALESCE COERCIBILITY"
        " COLLATION COMPRESS CONCAT CONCAT_WS CONNECTION_ID CONV CONVERT CORR COUNT CROSSTAB CRYPT CUME_DIST"
        " CURDATE CURRVAL CURTIME DATABASE DATE DATEDIFF DATE_BIN DAY DAYNAME DAYOFMONTH DAYOFWEEK DECODE DEGREES"
        " DENSE_RANK DIGEST DIV ELT ENCODE ENUM_RANGE EVERY EXISTS EXP EXTRACT FACTORIAL FIELD FIND_IN_SET FLOOR"
        " FORMAT FOUND_ROWS GCD GENERATE_SERIES GENERATE_SUBSCRIPTS GEN_SALT GLOB GREATEST GROUPING HEX HIGHLIGHT"
        " HMAC HOST HOUR HSTORE IF IFNULL IIF INET_SERVER_ADDR INITCAP INSTR ISFINITE ISNULL JULIANDAY"
        " JUSTIFY_DAYS JUSTIFY_HOURS LAG LASTVAL LAST_DAY LCM LEAD LEAST LEFT LENGTH LEVENSHTEIN LIKE LIKELY LN"
        " LOCATE LOG LOG10 LOG2 LOWER LO_GET LPAD LTRIM MASKLEN MAX METAPHONE MICROSECOND MIN MINUTE MOD MODE"
        " MONTH NAME NETMASK NETWORK NOTNULL NOW NTH_VALUE NTILE NULLIF NUM_NONNULLS NUM_NULLS OCTET_LENGTH ORD"
        " OVERLAY PERCENT_RANK PI POSITION POW POWER PRINTF QUARTER QUOTE RADIANS RAND RANDOM RANDOMBLOB RANK"
        " RELEASE_LOCK REPEAT REPLACE REVERSE RIGHT ROUND ROWID ROW_NUMBER RPAD RTRIM SCALE SECOND SESSION_USER"
        " SET_CONFIG SET_MASKLEN SIGN SIMILARITY SLEEP SNIPPET SOUNDEX SPACE SPLIT_PART SQLITE_VERSION SQRT"
        " STARTS_WITH STATEMENT_TIMESTAMP STRFTIME STRING_AGG STRPOS SUBDATE SUBSTR SUBSTRING SUBSTRING_INDEX"
        " SUBTIME SUM SYSDATE SYSTEM_USER TEXT TIME TIMEDIFF TIMEOFDAY TOTAL TOTAL_CHANGES TRANSACTION_TIMESTAMP"
        " TRANSLATE TRIM TRUNC TRUNCATE TYPE TYPEOF UNACCENT UNHEX UNICODE UNLIKELY UNNEST UPPER USER VERSION WEEK"
        " WEEKDAY YEAR YEARWEEK ZEROBLOB"
    ).split()
)

#: Tables that hold password hashes.
SECRETS = frozenset(("pg_shadow", "pg_authid", "pg_user_mapping", "mysql.user", "mysql.global_priv", "sys.sql_logins"))

#: PRAGMAs of SQLite that, given a value, change the file; the others change the session.
LASTING = frozenset(
    (
        *("application_id", "auto_vacuum", "encoding", "journal_mode", "legacy_file_format", "page_size"),
        *("schema_version", "user_version", "writable_schema", "data_version", "wal_autocheckpoint"),
    )
)
