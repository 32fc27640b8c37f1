"""Commands of Redis and Valkey: a command's words, or lines of text with one command each."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Text

TYPE_CHECKING = False

_COMMANDS = {
    "db.read": (
        "APPENDONLY BITCOUNT BITFIELD_RO BITPOS COMMAND DBSIZE DUMP ECHO EXISTS EXPIRETIME FCALL_RO GEODIST"
        " GEOHASH GEOPOS"
        " GEORADIUS_RO GEOSEARCH GET GETBIT GETRANGE HEXISTS HGET HGETALL HKEYS HLEN HMGET HRANDFIELD HSCAN"
        " HSTRLEN HVALS"
        " HTTL HPTTL HEXPIRETIME INFO LASTSAVE LATENCY LCS LINDEX LLEN LOLWUT LPOS LRANGE MEMORY MGET OBJECT"
        " PEXPIRETIME"
        " PFCOUNT PING PSUBSCRIBE PTTL PUBSUB RANDOMKEY READONLY READWRITE ROLE SCAN SCARD SDIFF SINTER SINTERCARD"
        " SISMEMBER SMEMBERS SMISMEMBER SRANDMEMBER SSCAN SSUBSCRIBE STRLEN SUBSCRIBE SUBSTR SUNION TIME TOUCH TTL TYPE"
        " UNSUBSCRIBE WAIT WAITAOF WATCH UNWATCH XINFO XLEN XPENDING XRANGE XREAD XREVRANGE ZCARD ZCOUNT ZDIFF ZINTER"
        " ZINTERCARD ZLEXCOUNT ZMSCORE ZRANDMEMBER ZRANGE ZRANGEBYLEX ZRANGEBYSCORE ZRANK ZREVRANGE ZREVRANGEBYLEX"
        " ZREVRANGEBYSCORE ZREVRANK ZSCAN ZSCORE ZUNION AUTH HELLO SELECT QUIT RESET MULTI EXEC DISCARD"
        " ASKING HELP CLEAR"
        " SORT_RO"
    ),
    "db.change": (
        "APPEND BITFIELD BITOP BLMOVE BRPOPLPUSH COPY DECR DECRBY EXPIRE EXPIREAT GEOADD GEORADIUS GEORADIUSBYMEMBER"
        " GEOSEARCHSTORE GETEX GETSET HEXPIRE HINCRBY HINCRBYFLOAT HMSET HPERSIST HSET HSETNX INCR INCRBY INCRBYFLOAT"
        " LINSERT LMOVE LPUSH LPUSHX LSET MOVE MSET MSETNX PERSIST PEXPIRE PEXPIREAT PFADD PFMERGE PSETEX"
        " RENAME RENAMENX"
        " RESTORE RPOPLPUSH RPUSH RPUSHX SADD SDIFFSTORE SET SETBIT SETEX SETNX SETRANGE SINTERSTORE SMOVE"
        " SORT SUNIONSTORE"
        " XACK XADD XAUTOCLAIM XCLAIM XGROUP XREADGROUP XSETID ZADD ZDIFFSTORE ZINCRBY ZINTERSTORE"
        " ZRANGESTORE ZUNIONSTORE"
        " SWAPDB HPEXPIRE HEXPIREAT HPEXPIREAT HSETEX HGETEX"
    ),
    "db.delete": (
        "BLMPOP BLPOP BRPOP BZMPOP BZPOPMAX BZPOPMIN DEL FLUSHALL FLUSHDB GETDEL HDEL HGETDEL LMPOP LPOP"
        " LREM LTRIM RPOP"
        " SPOP SREM UNLINK XDEL XTRIM ZMPOP ZPOPMAX ZPOPMIN ZREM ZREMRANGEBYLEX ZREMRANGEBYRANK ZREMRANGEBYSCORE"
    ),
    "db.disrupt": "KEYS SAVE SHUTDOWN DEBUG REPLICAOF SLAVEOF FAILOVER MONITOR SYNC PSYNC",
    "net.upload": "MIGRATE",
    "refresh": "BGSAVE BGREWRITEAOF",
    "message.send": "PUBLISH SPUBLISH",
    "code.opaque": "EVAL EVALSHA EVAL_RO EVALSHA_RO FCALL",
}
_KINDS = {name: kind for kind, group in _COMMANDS.items() for name in group.split()}
#: Commands that are decided by their second word: `CONFIG GET`, `CLIENT KILL`.
_SECOND = {
    "ACL": {"access.grant": "SETUSER LOAD", "access.revoke": "DELUSER", "db.read": "CAT WHOAMI GENPASS DRYRUN HELP LOG",
            "secret.read": "LIST GETUSER USERS", "host.config": "SAVE"},
    "CLIENT": {"db.disrupt": "KILL PAUSE", "db.read": "*"},
    "CLUSTER": {"db.read": "INFO NODES SLOTS SHARDS KEYSLOT COUNTKEYSINSLOT GETKEYSINSLOT MYID REPLICAS SLAVES HELP",
                "db.disrupt": "*", "db.delete": "RESET FLUSHSLOTS DELSLOTS DELSLOTSRANGE"},
    "CONFIG": {"secret.read": "GET", "host.config": "SET REWRITE", "refresh": "RESETSTAT", "db.read": "HELP"},
    "FUNCTION": {"db.read": "LIST DUMP STATS HELP", "db.delete": "DELETE FLUSH", "code.opaque": "*"},
    "MODULE": {"db.read": "LIST HELP", "code.opaque": "*"},
    "SCRIPT": {"db.read": "EXISTS HELP", "code.opaque": "LOAD DEBUG", "db.disrupt": "KILL", "db.change": "FLUSH"},
    "SLOWLOG": {"db.read": "GET LEN HELP", "log.discard": "RESET"},
    "LATENCY": {"db.change": "RESET", "db.read": "*"},
    "MEMORY": {"refresh": "PURGE", "db.read": "*"},
    "XGROUP": {"db.delete": "DESTROY DELCONSUMER", "db.change": "*"},
    "SENTINEL": {"db.disrupt": "FAILOVER REMOVE RESET SET MONITOR", "db.read": "*"},
}  # fmt: skip
#: Commands that give a key, or fields of one, a time to live, and the last number that surely is over: none, or one
#: of 2017 (redis.io/commands/expire).
_EXPIRES = {
    **dict.fromkeys(("EXPIRE", "PEXPIRE", "HEXPIRE", "HPEXPIRE"), 0),
    **dict.fromkeys(("EXPIREAT", "HEXPIREAT"), 1_500_000_000),
    **dict.fromkeys(("PEXPIREAT", "HPEXPIREAT"), 1_500_000_000_000),
}
_CRASHES = ("SEGFAULT", "PANIC", "OOM", "ASSERT", "CRASH-AND-RECOVER", "RESTART")
#: Values of CONFIG GET that are no secret however wide the pattern of others may be.
_SECRET_SETTINGS = ("requirepass", "masterauth", "tls-key-file-pass", "*")


def read(words: tuple[Text, ...]) -> Reading:
    if len(words) == 1 and words[0].exact is not None and any(mark in words[0].exact for mark in " \n"):
        lines = [line.split() for line in words[0].exact.splitlines() if line.strip() and not line.startswith("#")]
        findings = [_command(tuple(words[0].known(word.strip("\"'")) for word in line)) for line in lines]
        return Reading(tuple(finding for finding in findings if finding is not None))
    finding = _command(words)
    return OBSERVES if finding is None else Reading((finding,))


def _command(words: tuple[Text, ...]) -> Finding | None:
    if not words:
        return None
    first = words[0]
    if first.exact is None:
        return Finding("code.opaque", first, first.because or "the command is not known")
    name = first.exact.upper()
    target = first.known(" ".join(word.shown for word in words[:2]))
    if name.isdigit() and len(words) > 1:  # `5 PING` repeats
        return _command(words[1:])
    if name in _SECOND:
        return _second(name, words, target)
    kind = _KINDS.get(name)
    if kind is None:
        return Finding("code.opaque", target, "this command of Redis is not known")
    if name == "SHUTDOWN" and any((word.exact or "").upper() == "NOSAVE" for word in words):
        return Finding("db.delete", target, "stops the server without saving what it holds")
    if name == "DEBUG" and any((word.exact or "").upper() in _CRASHES for word in words[1:2]):
        return Finding("db.delete", target, "crashes the server without saving what it holds")
    if name in ("REPLICAOF", "SLAVEOF") and [(word.exact or "").upper() for word in words[1:]] != ["NO", "ONE"]:
        return Finding("db.delete", target, "takes another server's data for its own, which is discarded")
    if name in _EXPIRES and _is_over(name, words):
        return Finding("db.delete", target, "a time that is over deletes the key at once")
    because = "blocks the server while it walks every key" if name == "KEYS" else ""
    return Finding(kind, target, because)


def _is_over(name: str, words: tuple[Text, ...]) -> bool:
    number = (words[2].exact or "") if len(words) > 2 else ""
    return number.removeprefix("-").isdecimal() and int(number[:20]) <= _EXPIRES[name]


def _second(name: str, words: tuple[Text, ...], target: Text) -> Finding:
    word = words[1] if len(words) > 1 else None
    if word is not None and word.exact is None:
        return Finding("code.opaque", word, word.because or "the command is not known")
    verb = (word.exact or "").upper() if word is not None else "HELP"
    groups = _SECOND[name]
    kind = next((kind for kind, verbs in groups.items() if verb in verbs.split()), None)
    kind = kind or next((kind for kind, verbs in groups.items() if verbs == "*"), "code.opaque")
    if name == "CONFIG" and verb == "GET" and not _asks_secret(words[2:]):
        kind = "db.read"
    return Finding(kind, target)


def _asks_secret(patterns: tuple[Text, ...]) -> bool:
    """`CONFIG GET *` shows the password; `CONFIG GET maxmemory` does not."""
    for word in patterns:
        if word.exact is None:
            return True
        head, star, _ = word.exact.lower().partition("*")
        if any(setting.startswith(head) if star else setting == head for setting in _SECRET_SETTINGS):
            return True
    return False
