"""SQL and the clients' own commands: statements are found whatever stands around them."""

from __future__ import annotations

from importlib import import_module

import pytest

from riskclass.model.text import exact


def kinds(language: str, text: str) -> set[str]:
    reading = import_module(f"riskclass.rules.grammars.{language}").read((exact(text),))
    return {finding.kind for finding in reading.findings} | {f":{form}" for form, _ in reading.runs}


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("psql", "SELECT 'a;b', \"c;d\", $$e;f$$ -- ; DROP TABLE t", {"db.read"}),
        ("psql", "SELECT /* a /* b */ ; DROP TABLE t */ 1", {"db.read"}),
        ("psql", "SELECT 1; DELETE FROM t", {"db.read", "db.delete"}),
        ("psql", "WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x", {"db.delete"}),
        ("psql", "EXPLAIN (ANALYZE, BUFFERS) DELETE FROM t", {"db.read", "db.delete"}),
        ("psql", "EXPLAIN (BUFFERS) DELETE FROM t", {"db.read"}),
        ("psql", "UPDATE t SET a = 1 WHERE 1 = 1", {"db.delete"}),
        ("psql", "UPDATE t SET a = 1 WHERE b = 1", {"db.change"}),
        ("psql", "SELECT 1 \\g |rm x", {"db.read", ":sh"}),
        ("psql", "SELECT 1 \\gexec", {"db.read", "code.opaque"}),
        ("psql", "\\x \\! rm x", {"db.read", ":sh"}),
        ("psql", "\\set a `rm x`", {"db.read", ":sh"}),
        ("psql", "\\copy t to /tmp/x.csv csv", {"db.read", "write"}),
        ("psql", "COPY (DELETE FROM t RETURNING *) TO STDOUT", {"db.read", "db.delete"}),
        ("psql", "SELECT x.pg_terminate_backend(1)", {"db.read", "code.opaque"}),
        ("psql", "SELECT a::int, :'v' FROM t", {"db.read"}),
        ("psql", "CREATE TABLE t AS SELECT pg_terminate_backend(1)", {"db.schema", "db.disrupt", "db.read"}),
        ("mysql", "/*!50000 DROP TABLE t */", {"db.delete"}),
        ("mysql", 'SELECT "a\\"; DROP TABLE t"', {"db.read"}),
        ("mysql", "SELECT 1\\G DROP TABLE t", {"db.read", "db.delete"}),
        ("mysql", "system rm x", {":sh"}),
        ("mysql", "FLUSH TABLES WITH READ LOCK", {"db.disrupt"}),
        ("sqlite", ".tables", {"db.read"}),
        ("sqlite", "SELECT 1;\n.shell rm x", {"db.read", ":sh"}),
        ("sqlite", ".sh rm x", {":sh"}),
        ("sqlite", "PRAGMA journal_mode", {"db.read"}),
        ("sqlite", "PRAGMA journal_mode = WAL", {"db.change"}),
        ("duckdb", "SELECT * FROM 'x.parquet'", {"db.read", "read"}),
        ("clickhouse", "ALTER TABLE t DELETE WHERE a = 1", {"db.delete"}),
    ],
)
def test_statements(language: str, text: str, expected: set[str]) -> None:
    assert kinds(language, text) == expected


@pytest.mark.parametrize("language", ["sql", "psql", "mysql", "sqlite", "duckdb", "clickhouse"])
@pytest.mark.parametrize("text", ["", ";", "(", "'", "$$", "/*", "\\", ".", "SELECT", "(" * 3000, "\x00", "DO x"])
def test_any_text_has_an_answer(language: str, text: str) -> None:
    kinds(language, text)
