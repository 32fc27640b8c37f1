"""What the mysql client is given: SQL, and the client's own commands (`\\!`, `system`, `tee`, `source` …)."""

from __future__ import annotations

from riskclass.model.reading import Reading
from riskclass.model.text import Text
from riskclass.rules.grammars.sql import Reader, source_of
from riskclass.rules.grammars.sql_text import PLACEHOLDER, Statement, split

TYPE_CHECKING = False

_LETTERS = {"!": "system", ".": "source", "T": "tee", "P": "pager", "e": "edit", "d": "delimiter", "u": "use"}
_NAMES = frozenset(("system", "source", "tee", "pager", "edit", "delimiter"))
_QUIET = frozenset("?chnpqrstuwxWCGR#")


def read(words: tuple[Text, ...]) -> Reading:
    code = words[0] if words else Text(())
    reader = Reader(code, "mysql")
    for statement in split(source_of(code), "mysql"):
        first = statement.tokens[0]
        if first.kind == "client":
            _letter(reader, first.text)
        elif first.text.lower() in _NAMES:
            _command(reader, first.text.lower(), statement.text[len(first.text) :].strip())
        else:
            _statement(reader, statement)
    return reader.reading()


def _statement(reader: Reader, statement: Statement) -> None:
    if statement.words() in (
        ["EXIT"],
        ["QUIT"],
        ["CLEAR"],
        ["EGO"],
        ["GO"],
        ["PRINT"],
        ["NOTEE"],
        ["NOPAGER"],
        ["REHASH"],
    ):
        return
    reader.statement(statement)


def _letter(reader: Reader, line: str) -> None:
    """`\\! ls`, `\\. file`."""
    letter, rest = line[1:2], line[2:].strip()
    if letter in _LETTERS:
        _command(reader, _LETTERS[letter], rest)
    elif letter in _QUIET:
        reader.found("db.read", f"\\{letter}", "a command of the client that only shows or sets")
        for statement in split(rest, "mysql"):
            _statement(reader, statement)
    else:
        reader.opaque("this command of the client is not known", line[:2])


def _command(reader: Reader, name: str, rest: str) -> None:
    if name in ("system", "pager"):
        if rest:
            reader.run("sh", rest)
    elif name == "source":
        reader.run("@mysql", rest or PLACEHOLDER)
    elif name == "tee":
        reader.found("append", rest or PLACEHOLDER, "appends everything to a file")
    elif name == "edit":
        reader.found("code.interactive", "edit", "opens an editor")
    elif name == "delimiter":
        reader.opaque("another delimiter ends statements from here on", "delimiter")
