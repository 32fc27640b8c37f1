"""SQL: what each statement reads, changes, deletes, locks and grants. The library sqlglot reads queries."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.model.text import Text
from riskclass.rules.grammars import sql_names as names
from riskclass.rules.grammars.sql_text import PLACEHOLDER, Statement, split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sqlglot import exp

#: Shapes of what the shell puts into the text that hold no quote, and so end no string.
HARMLESS_SHAPES = ("number", "word", "words", "home", "project", "scratch", "path")
#: Characters of a text that are read; a longer one is not understood.
LIMIT = 1 << 18
MISSING = "SQL is read with the extra riskclass[sql]"
UNREAD = "this statement is not understood"

#: First words that decide alone. `-` is nothing at all.
_SIMPLE = {
    "db.read": "SHOW DESC DESCRIBE HELP FETCH CHECKSUM HANDLER TABLE VALUES ATTACH",
    "db.change": "REPLACE UPSERT",
    "db.delete": "TRUNCATE PURGE",
    "db.disrupt": "LOCK CLUSTER OPTIMIZE REPAIR KILL SHUTDOWN CHANGE STOP UNINSTALL RENAME",
    "db.schema": "COMMENT IMPORT SECURITY",
    "access.grant": "GRANT REASSIGN",
    "access.revoke": "REVOKE",
    "refresh": "ANALYZE CHECKPOINT FLUSH",
    "message.send": "NOTIFY",
    "-": (
        "BEGIN COMMIT ROLLBACK SAVEPOINT RELEASE END ABORT USE DISCARD LISTEN UNLISTEN DEALLOCATE MOVE CLOSE DETACH"
        " UNLOCK DELIMITER STATUS"
    ),
    "code.opaque": "CALL DO EXECUTE EXEC LOAD INSTALL BINLOG XA BACKUP RESTORE",
}
_OF_DIALECT = {
    ("clickhouse", "DETACH"): "db.disrupt",
    ("clickhouse", "SYSTEM"): "db.disrupt",
    ("clickhouse", "EXCHANGE"): "db.disrupt",
    ("clickhouse", "EXISTS"): "db.read",
    ("clickhouse", "WATCH"): "db.read",
    ("duckdb", "SUMMARIZE"): "db.read",
    ("duckdb", "PIVOT"): "db.read",
    ("duckdb", "CHECKPOINT"): "refresh",
    ("duckdb", "FORCE"): "refresh",
}
#: First words that are read further, and what reads them.
_READERS = {
    "SELECT": "_query",
    "WITH": "_query",
    "FROM": "_query",
    "EXPLAIN": "_explain",
    "INSERT": "_query",
    "UPDATE": "_query",
    "DELETE": "_query",
    "MERGE": "_query",
    "COPY": "_copy",
    "CREATE": "_create",
    "ALTER": "_alter",
    "DROP": "_drop",
    "VACUUM": "_vacuum",
    "REINDEX": "_reindex",
    "REFRESH": "_refresh",
    "SET": "_set",
    "RESET": "_reset",
    "START": "_start",
    "PREPARE": "_prepare",
    "DECLARE": "_prepare",
    "PRAGMA": "_pragma",
    "LOAD": "_load",
    "CHECK": "_check",
    "FLUSH": "_flush",
}
_FIRST = {word: kind for kind, words in _SIMPLE.items() for word in words.split()}


def read(words: tuple[Text, ...]) -> Reading:
    """SQL of no particular server."""
    return read_as(words[0] if words else Text(()), "")


def read_as(code: Text, dialect: str) -> Reading:
    """Every statement of the text; client commands are left to the grammar of the client."""
    reader = Reader(code, dialect)
    for statement in split(source_of(code), dialect):
        reader.statement(statement)
    return reader.reading()


def source_of(code: Text) -> str:
    return "".join(part if isinstance(part, str) else PLACEHOLDER for part in code.parts)[:LIMIT]


class Reader:
    """Collects what statements do."""

    def __init__(self, code: Text, dialect: str) -> None:
        self.code = code
        self.dialect = dialect
        self.findings: list[Finding] = []
        self.runs: list[tuple[str, tuple[Text, ...]]] = []
        if any(hole.shape not in HARMLESS_SHAPES for hole in code.holes):
            self.opaque(code.because or "a part of the text is not known")
        if sum(len(part) for part in code.parts if isinstance(part, str)) > LIMIT:
            self.opaque("the text is too long to be read")

    def reading(self) -> Reading:
        moves = any(finding.kind == "cd" for finding in self.findings)  # then the order counts
        findings = self.findings if moves else dict.fromkeys(self.findings)
        return Reading(tuple(findings), tuple(dict.fromkeys(self.runs)))

    def found(self, kind: str, target: str = "", because: str = "") -> None:
        self.findings.append(Finding(kind, self.code.known(target) if target else None, because))

    def opaque(self, because: str, target: str = "") -> None:
        self.found("code.opaque", target, because)

    def run(self, form: str, text: str) -> None:
        """Code in another language; what is not known of it stays unknown."""
        if PLACEHOLDER in text:
            self.opaque("runs text that is not known here", text)
        else:
            self.runs.append((form, (self.code.known(text),)))

    # -- statements --

    def statement(self, statement: Statement) -> None:
        """By the first word."""
        if not _has_sqlglot():
            self.opaque(MISSING)
            return
        first = next((token.upper for token in statement.tokens if token.text != "("), "")
        reader = _READERS.get(first)
        if reader is not None:
            getattr(self, reader)(statement)
            return
        if statement.words()[:3] == ["SHOW", "CREATE", "USER"]:
            self.found("secret.read", _head(statement), "shows the hash of a password")
        kind = _OF_DIALECT.get((self.dialect, first)) or _FIRST.get(first, "code.opaque")
        if kind == "code.opaque":
            self.opaque(UNREAD, _head(statement))
        elif kind != "-":
            self.found(kind, _head(statement))
        if first in ("DROP", "REPLACE", "VALUES"):
            self._functions(statement)

    def _explain(self, statement: Statement) -> None:
        """EXPLAIN ANALYZE carries the statement out."""
        place, runs, words = 1, False, statement.words()
        if statement.tokens[1:2] and statement.tokens[1].text == "(":
            close = next((at for at, token in enumerate(statement.tokens) if token.text == ")"), len(words) - 1)
            runs = "ANALYZE" in words[: close + 1]
            place = close + 1
        while statement.at(place) in ("ANALYZE", "VERBOSE", "QUERY", "PLAN", "EXTENDED", "FORMAT", "FOR", "PARTITIONS"):
            runs = runs or statement.at(place) == "ANALYZE"
            place += 1
        self.found("db.read", _head(statement))
        if runs:
            self.statement(_rest(statement, place))

    def _query(self, statement: Statement) -> None:
        """SELECT, INSERT, UPDATE, DELETE, MERGE, with everything in them."""
        statement = self._outfile(statement)
        from riskclass.rules.grammars.sql_parser import parsed

        nodes = parsed(statement.text, self.dialect)
        if nodes is None:
            self._unparsed(statement)
        else:
            self._walk(nodes, _head(statement))

    def _outfile(self, statement: Statement) -> Statement:
        """`SELECT … INTO OUTFILE 'f'`: writes on the server."""
        words = statement.words()
        for place, word in enumerate(words[:-2]):
            path = statement.string(place + 2)
            if word == "INTO" and words[place + 1] in ("OUTFILE", "DUMPFILE") and path is not None:
                self.found("write", path, "writes a file on the server")
                tokens = statement.tokens[:place]
                return Statement(statement.text[: statement.text.upper().index(words[place + 1]) - 5].strip(), tokens)
        return statement

    def _unparsed(self, statement: Statement) -> None:
        """What the words alone prove still counts."""
        words = statement.words()
        if "DELETE" in words or ("UPDATE" in words[:1] and "WHERE" not in words):
            self.found("db.delete", _head(statement))
        elif "INSERT" in words or "UPDATE" in words[:1]:
            self.found("db.change", _head(statement))
        self.opaque(UNREAD, _head(statement))

    # -- trees --

    def _walk(self, nodes: list[exp.Expr], head: str) -> None:
        from sqlglot import exp

        changes = False
        for node in nodes:
            if isinstance(node, (exp.Insert, exp.Update, exp.Delete, exp.Merge, exp.Into)):
                changes = True
                self._modifies(node, head)
            elif isinstance(node, exp.Table):
                name = ".".join(part.name.lower() for part in node.parts if part.name)
                if name in names.SECRETS or name.rpartition(".")[2] in ("pg_shadow", "pg_authid"):
                    self.found("secret.read", name, "reads a table of password hashes")
                elif self.dialect == "duckdb" and any(mark in node.name for mark in "/."):
                    self.found("read", node.name, "reads the file of that name")
            elif isinstance(node, exp.Func):
                self._function(node)
        if not changes:
            self.found("db.read", head)

    def _modifies(self, node: exp.Expr, head: str) -> None:
        from sqlglot import exp

        if isinstance(node, exp.Delete):
            self.found("db.delete", head, "deletes rows")
        elif isinstance(node, exp.Update):
            self._updates(node, head)
        elif isinstance(node, exp.Into):
            self.found("db.schema", head, "makes a table of what it selects")
        elif isinstance(node, exp.Merge) and "DELETE" in node.sql(dialect=self.dialect or None).upper().split():
            self.found("db.delete", head, "deletes rows")
        else:
            self.found("db.change", head)

    def _updates(self, node: exp.Expr, head: str) -> None:
        from sqlglot import exp

        if isinstance(node.parent, (exp.When, exp.OnConflict)):
            self.found("db.change", head)
            return
        where = node.args.get("where")
        if where is None or where.find(exp.Column) is None:
            self.found("db.delete", head, "replaces a value in every row")
        else:
            self.found("db.change", head)

    def _function(self, node: exp.Func) -> None:
        from sqlglot import exp

        known = not isinstance(node, (exp.Anonymous, exp.AnonymousAggFunc))
        name = (node.name if not known else node.sql_name()).upper()
        if isinstance(node, exp.Anonymous) and isinstance(node.parent, exp.Dot):
            qualifier = node.parent.left.sql().strip('"').lower()
            if qualifier not in ("pg_catalog", "public", "information_schema", "extensions"):
                name = f"{qualifier}.{name}"
        act = names.ACTS.get(name)
        if act is not None:
            self._acts(name, act, node)
        elif not known and name not in names.HARMLESS and not name.startswith(names.PREFIXES):
            self.opaque(f"what the function {name.lower()} does is not known here", name.lower())

    def _acts(self, name: str, act: str, node: exp.Func) -> None:
        from sqlglot import exp

        kind, _, place = act.partition(" ")
        args = [value for value in node.args.values() if isinstance(value, exp.Expression)] + node.expressions
        if "." in kind or kind in ("refresh", "observe"):
            self.found(kind, name.lower(), f"calls {name.lower()}")
            return
        paths = _constants(args[int(place or 0)], self.dialect) if len(args) > int(place or 0) else [PLACEHOLDER]
        for text in paths:
            self.found(kind, text, f"calls {name.lower()}")
        if not paths:
            self.opaque(f"which file {name.lower()} is given is computed", name.lower())

    def _functions(self, statement: Statement) -> None:
        """Functions in a statement that is not parsed: a word before `(`."""
        for token, behind in zip(statement.tokens, statement.tokens[1:], strict=False):
            act = names.ACTS.get(token.upper.rpartition(".")[2])
            if behind.text == "(" and act is not None:
                kind = act.partition(" ")[0]
                self.found(kind if "." in kind else "code.opaque", token.text.lower(), f"calls {token.text.lower()}")

    # -- definitions --

    def _create(self, statement: Statement) -> None:
        words = [word for word in statement.words() if word not in ("OR", "REPLACE", "TEMP", "TEMPORARY", "UNLOGGED")]
        what = next((word for word in words[1:] if word in _OBJECTS), "")
        if words[1:3] == ["RETENTION", "POLICY"]:  # InfluxQL
            self.found("db.schema", _head(statement))
        elif what in ("USER", "ROLE", "GROUP", "POLICY"):
            self.found("access.grant", _head(statement))
        elif what == "INDEX":
            self._create_index(statement)
        elif what in ("FUNCTION", "PROCEDURE", "EXTENSION", "TRIGGER", "EVENT", "LANGUAGE", "AGGREGATE", "RULE"):
            self.found("db.schema", _head(statement))
            if what == "FUNCTION" and ("SONAME" in words or self._language(statement) in _UNTRUSTED):
                self.opaque("makes a function of code outside SQL", _head(statement))
            if what == "LANGUAGE":
                self.opaque("makes a language of code outside SQL", _head(statement))
        elif what:
            self.found("db.schema", _head(statement))
            self._create_as(statement)
        else:
            self.opaque(UNREAD, _head(statement))

    def _create_as(self, statement: Statement) -> None:
        """CREATE TABLE … AS SELECT carries the query out."""
        for place, token in enumerate(statement.tokens):
            if token.upper == "AS" and statement.at(place + 1) in ("SELECT", "WITH", "EXECUTE"):
                self.statement(_rest(statement, place + 1))
                return

    def _language(self, statement: Statement) -> str:
        for token, behind in zip(statement.tokens, statement.tokens[1:], strict=False):
            if token.upper == "LANGUAGE":
                return behind.text.lower()
        return ""

    def _create_index(self, statement: Statement) -> None:
        words = statement.words()
        online = "CONCURRENTLY" in words or ("LOCK" in words and "NONE" in words) or self.dialect == "sqlite"
        if online:
            self.found("db.schema", _head(statement))
        else:
            self.found("db.disrupt", _head(statement), "blocks writes to the table while the index is built")

    def _alter(self, statement: Statement) -> None:
        words = statement.words()
        what = next((word for word in words[1:] if word in _OBJECTS), "")
        if words[1:3] == ["RETENTION", "POLICY"]:  # InfluxQL
            self.found("db.delete", _head(statement), "drops what is older than the policy keeps")
        elif what in ("USER", "ROLE", "GROUP", "POLICY") or "PRIVILEGES" in words or "OWNER" in words:
            self.found("access.grant", _head(statement))
        elif what == "SYSTEM":
            self.found("host.config", _head(statement), "changes the server's settings")
        elif what == "TABLE":
            self._alter_table(statement, words)
        elif what:
            self.found("db.disrupt" if "RENAME" in words else "db.schema", _head(statement))
        else:
            self.opaque(UNREAD, _head(statement))

    def _alter_table(self, statement: Statement, words: list[str]) -> None:
        head = _head(statement)
        if _drops_data(words):
            self.found("db.delete", head, "drops a column or a part of the table")
        elif "SECURITY" in words and ("DISABLE" in words or "NO" in words):
            self.found("access.grant", head, "lifts row security")
        elif "VALID" in words and "NOT" in words:
            self.found("db.schema", head)
        elif _rewrites(words) or ("SET" in words and "NULL" in words):
            self.found("db.disrupt", head, "locks or rewrites the table")
        else:
            self.found("db.schema", head)

    def _drop(self, statement: Statement) -> None:
        what = next((word for word in statement.words()[1:] if word in _OBJECTS), "")
        if what in ("USER", "ROLE", "GROUP"):
            self.found("access.revoke", _head(statement))
        elif what == "INDEX":
            kind = "db.schema" if self.dialect == "sqlite" else "db.disrupt"
            self.found(kind, _head(statement), "drops an index, which queries may need")
        else:
            self.found("db.delete", _head(statement), "drops it")

    # -- upkeep and settings --

    def _vacuum(self, statement: Statement) -> None:
        words = statement.words()
        copy = statement.tokens[words.index("INTO") + 1 :] if "INTO" in words else ()
        if copy:  # a name in double quotes that names nothing is a text (SQLite); a file that is there is refused
            self.found("create", copy[0].text, "writes a copy of the database")
        elif "FULL" in words:
            self.found("db.disrupt", _head(statement), "locks the table while it is rewritten")
        else:
            self.found("refresh", _head(statement))

    def _reindex(self, statement: Statement) -> None:
        online = "CONCURRENTLY" in statement.words() or self.dialect == "sqlite"
        self.found("refresh" if online else "db.disrupt", _head(statement))

    def _refresh(self, statement: Statement) -> None:
        online = "CONCURRENTLY" in statement.words()
        self.found("refresh" if online else "db.disrupt", _head(statement))

    def _set(self, statement: Statement) -> None:
        words = statement.words()
        if "PASSWORD" in words[1:2]:
            self.found("access.grant", "SET PASSWORD")
        elif any(word in ("GLOBAL", "PERSIST", "PERSIST_ONLY") or word.startswith("@@GLOBAL") for word in words):
            self.found("host.config", _head(statement), "changes the server's settings")
        if self.dialect == "duckdb":
            self._setting(statement)
        self._functions(statement)
        if "SELECT" in words:
            self.opaque(UNREAD, _head(statement))

    def _reset(self, statement: Statement) -> None:
        if statement.at(1) in ("MASTER", "BINARY", "QUERY"):
            self.found("db.delete", _head(statement), "deletes the binary logs")
        elif statement.at(1) in ("SLAVE", "REPLICA", "PERSIST"):
            self.found("db.disrupt", _head(statement))

    def _start(self, statement: Statement) -> None:
        if statement.at(1) != "TRANSACTION":
            self.found("db.change", _head(statement))

    def _flush(self, statement: Statement) -> None:
        locks = "LOCK" in statement.words() or "EXPORT" in statement.words()
        self.found("db.disrupt" if locks else "refresh", _head(statement))

    def _check(self, statement: Statement) -> None:
        self.found("db.read", _head(statement))

    def _prepare(self, statement: Statement) -> None:
        """PREPARE name AS …, DECLARE name CURSOR FOR …, PREPARE name FROM '…'."""
        words = statement.words()
        for place, word in enumerate(words):
            if word in ("AS", "FOR") and statement.at(place + 1) in ("SELECT", "WITH", "INSERT", "UPDATE", "DELETE"):
                self.statement(_rest(statement, place + 1))
                return
        if statement.at(1) != "TRANSACTION":
            self.opaque(UNREAD, _head(statement))

    def _pragma(self, statement: Statement) -> None:
        name = statement.tokens[1].text.rpartition(".")[2].lower() if len(statement.tokens) > 1 else ""
        if self.dialect == "duckdb":
            self._setting(statement)
        if name in ("wal_checkpoint", "optimize", "incremental_vacuum", "shrink_memory"):
            self.found("refresh", f"PRAGMA {name}")
        elif name in names.LASTING and len(statement.tokens) > 2:
            self.found("db.change", f"PRAGMA {name}", "changes a setting of the database file")
        else:
            self.found("db.read", f"PRAGMA {name}")

    # -- files --

    def _load(self, statement: Statement) -> None:
        """LOAD DATA [LOCAL] INFILE 'f' INTO TABLE …; LOAD 'library'."""
        path = next((token.text for token in statement.tokens if token.kind == "string"), PLACEHOLDER)
        if statement.at(1) in ("DATA", "XML"):
            self.found("db.change", _head(statement))
            self.found("read", path)
        else:
            self.opaque("loads a library into the server", path)

    def _copy(self, statement: Statement) -> None:
        """COPY t FROM …, COPY t TO …, COPY (query) TO …."""
        words = statement.words()
        depth = 0
        for place, token in enumerate(statement.tokens):
            depth += {"(": 1, ")": -1}.get(token.text, 0) if token.kind == "mark" else 0
            if depth == 0 and token.upper in ("FROM", "TO"):
                self._copy_ends(statement, place, token.upper)
                break
        else:
            self.opaque(UNREAD, _head(statement))
        if statement.tokens[1:2] and statement.tokens[1].text == "(" and len(words) > 2:
            inner = statement.text[statement.text.index("(") + 1 : _closing(statement.text)]
            for each in split(inner, self.dialect):
                self.statement(each)

    def _copy_ends(self, statement: Statement, place: int, way: str) -> None:
        self.found("db.change" if way == "FROM" else "db.read", _head(statement))
        if statement.at(place + 1) == "PROGRAM":
            self.run("sh", statement.string(place + 2) or PLACEHOLDER)
        elif statement.at(place + 1) not in ("STDIN", "STDOUT", "PSTDIN", "PSTDOUT"):
            path = statement.string(place + 1) or _rest(statement, place + 1).text.partition(" ")[0]
            if [token.text for token in statement.tokens[place + 1 : place + 2]] == ["("]:  # DuckDB
                self.opaque("the name of the file is computed", _head(statement))
            self.found("read" if way == "FROM" else "write", path or PLACEHOLDER)
            if way == "TO" and "://" in path:
                self.found("net.upload", path, "sends what it copies to that address")

    def _setting(self, statement: Statement) -> None:
        """What SET and PRAGMA of DuckDB make it write, or load later."""
        words = [token.text.lower() for token in statement.tokens]
        path = next((token.text for token in statement.tokens if token.kind == "string"), PLACEHOLDER)
        if any(word in _WRITTEN for word in words):
            self.found("write", path, "the setting names a file that it writes")
        elif any(word in _LOADED for word in words):
            self.opaque("the setting says where code is loaded from", path)


#: Settings of DuckDB (its documentation, Configuration) that name files it writes, and those that decide what it loads.
_WRITTEN = ("log_query_path", "profiling_output", "profile_output")
_LOADED = (
    *("extension_directory", "extension_directories", "custom_extension_repository", "allow_unsigned_extensions"),
    *("autoinstall_extension_repository", "allow_extensions_metadata_mismatch", "home_directory"),
)
_OBJECTS = frozenset(
    (
        *(
            "TABLE",
            "VIEW",
            "INDEX",
            "SCHEMA",
            "SEQUENCE",
            "TYPE",
            "DOMAIN",
            "DATABASE",
            "FUNCTION",
            "PROCEDURE",
            "USER",
        ),
        *(
            "ROLE",
            "GROUP",
            "TRIGGER",
            "EVENT",
            "RULE",
            "EXTENSION",
            "LANGUAGE",
            "SERVER",
            "PUBLICATION",
            "SUBSCRIPTION",
        ),
        *("TABLESPACE", "POLICY", "SYSTEM", "AGGREGATE", "OPERATOR", "COLLATION", "CONVERSION", "CAST", "STATISTICS"),
        *(
            "MATERIALIZED",
            "FOREIGN",
            "VIRTUAL",
            "MACRO",
            "INSTANCE",
            "TEXT",
            "DEFAULT",
            "ROUTINE",
            "TRANSFORM",
            "ACCESS",
        ),
    )
)
_UNTRUSTED = ("c", "plpythonu", "plpython3u", "plpython2u", "plperlu", "plsh", "pltclu", "plr", "internal", "pllua")
#: Words of ALTER TABLE that lock long, rewrite, or take a name away.
_REWRITES = frozenset(
    (
        *("TYPE", "CONSTRAINT", "PRIMARY", "UNIQUE", "FOREIGN", "CHECK", "TABLESPACE", "RENAME", "MODIFY", "CHANGE"),
        *("ENGINE", "CONVERT", "INDEX", "KEY", "LOGGED", "UNLOGGED", "CLUSTER", "ATTACH", "DETACH", "PARTITION"),
        *("REORGANIZE", "FULLTEXT", "DISABLE", "SCHEMA", "FORCE", "ORDER"),
    )
)


def _drops_data(words: list[str]) -> bool:
    """DROP COLUMN c, DROP c, DROP PARTITION p; not DROP CONSTRAINT, INDEX, DEFAULT, NOT NULL …."""
    for word, behind in zip(words, [*words[1:], ""], strict=False):
        if word in ("TRUNCATE", "DISCARD", "DELETE", "UPDATE"):
            return True
        kept = ("CONSTRAINT", "INDEX", "KEY", "FOREIGN", "PRIMARY", "DEFAULT", "NOT", "EXPRESSION", "IDENTITY", "CHECK")
        if word == "DROP" and behind not in kept:
            return True
    return False


def _rewrites(words: list[str]) -> bool:
    """What is only dropped takes a short lock."""
    return any(word in _REWRITES and before != "DROP" for before, word in zip(words[1:], words[2:], strict=False))


def _closing(text: str) -> int:
    """Where the first parenthesis of the text closes."""
    depth = 0
    for place in range(text.index("("), len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def _rest(statement: Statement, place: int) -> Statement:
    """The statement from that token on."""
    text = statement.text
    for token in statement.tokens[:place]:
        text = text[text.upper().find(token.text.upper()) + len(token.text) :]
    return Statement(text.strip(), statement.tokens[place:])


def _head(statement: Statement) -> str:
    """The first words, for a reason: never a string, which may be a password."""
    words: list[str] = []
    for token in statement.tokens[:5]:
        if token.kind not in ("word", "name"):
            break
        words.append(token.text)
    return " ".join(words)


def _constants(node: exp.Expr, dialect: str) -> list[str]:
    """The text that a file's name is, or those of a list; none: it is computed. A column's value is not known."""
    from sqlglot import exp

    if isinstance(node, exp.Column):  # SQLite takes a name in double quotes that names nothing for a text
        return [node.name if dialect == "sqlite" and node.this.args.get("quoted") else PLACEHOLDER]
    if isinstance(node, (exp.Literal, exp.RawString, exp.National, exp.ByteString)):
        return [node.name]
    if isinstance(node, exp.HexString):
        return [bytes.fromhex(node.name).decode("latin-1")] if len(node.name) % 2 == 0 else []
    if isinstance(node, (exp.Paren, exp.Cast)):
        return _constants(node.this, dialect)
    if isinstance(node, (exp.Introducer, exp.Kwarg, exp.PropertyEQ)):
        return _constants(node.expression, dialect)
    if isinstance(node, exp.Array):
        found = [_constants(each, dialect) for each in node.expressions]
        return [text for texts in found for text in texts] if all(found) else []
    if isinstance(node, (exp.DPipe, exp.Concat)):
        parts = [node.this, node.expression] if isinstance(node, exp.DPipe) else node.expressions
        found = [_constants(each, dialect) for each in parts]
        return ["".join(texts[0] for texts in found)] if all(len(texts) == 1 for texts in found) else []
    return [PLACEHOLDER] if isinstance(node, (exp.Parameter, exp.Placeholder, exp.SessionParameter)) else []


def _has_sqlglot() -> bool:
    try:
        import sqlglot  # noqa: F401
    except ImportError:
        return False
    return True
