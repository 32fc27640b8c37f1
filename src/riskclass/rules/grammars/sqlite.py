"""What sqlite3 is given: SQL, and commands of the shell, which begin with a dot. Commands may be abbreviated."""

from __future__ import annotations

from riskclass.model.reading import Reading
from riskclass.model.text import Text
from riskclass.rules.grammars.sql import Reader, source_of
from riskclass.rules.grammars.sql_text import PLACEHOLDER, split

TYPE_CHECKING = False

_SHOWS = (
    "auth bail binary cd changes check connection crlf crnl databases dbconfig dbinfo dbtotxt dump echo eqp exit expert"
    " explain filectrl fullschema headers help imposter indexes indices intck limit lint mode nonce nullvalue parameter"
    " print progress prompt quit recover scanstats schema selecttrace separator sha3sum show stats tables timeout timer"
    " treetrace version vfsinfo vfslist vfsname vfstrace wheretrace width"
).split()
_ACTS = {
    "shell": "sh",
    "system": "sh",
    "output": "output",
    "once": "output",
    "log": "output",
    "trace": "output",
    "excel": "code.interactive",
    "www": "code.interactive",
    "read": "read",
    "import": "import",
    "backup": "write",
    "save": "write",
    "clone": "write",
    "restore": "db.delete",
    "open": "open",
    "load": "code.opaque",
    "archive": "archive",
    "session": "code.opaque",
    "selftest": "code.opaque",
    "testcase": "code.opaque",
    "testctrl": "code.opaque",
    "unmodule": "code.opaque",
    "oom": "code.opaque",
    "iotrace": "output",
    "breakpoint": "code.opaque",
    "rekey": "db.change",
    "hex-rekey": "db.change",
    "text-rekey": "db.change",
}


def read(words: tuple[Text, ...]) -> Reading:
    """Each word is an SQL text or a dot command of its own."""
    return read_as(words, "sqlite")


def read_as(words: tuple[Text, ...], dialect: str) -> Reading:
    """The same for a shell with another SQL."""
    readings = [_read(word, dialect) for word in words] or [Reading()]
    findings = tuple(finding for reading in readings for finding in reading.findings)
    return Reading(findings, tuple(run for reading in readings for run in reading.runs))


def _read(code: Text, dialect: str) -> Reading:
    reader = Reader(code, dialect)
    for statement in split(source_of(code), dialect):
        first = statement.tokens[0]
        if first.kind == "client":
            _dot(reader, first.text)
        else:
            reader.statement(statement)
    return reader.reading()


def _dot(reader: Reader, line: str) -> None:
    """An abbreviation counts as everything it may mean."""
    name, _, rest = line[1:].partition(" ")
    if name in _ACTS:
        acts = [name]
    elif name in _SHOWS:
        acts = []
    else:
        acts = [each for each in _ACTS if name and each.startswith(name)]
        if not acts and not any(name and each.startswith(name) for each in (*_SHOWS, "ar")):
            reader.opaque("this command of sqlite3 is not known", f".{name}")
            return
        if name in ("ar", "arc"):
            acts = ["archive"]
    for act in acts:
        _act(reader, _ACTS[act], act, rest.strip())
    if not acts:
        reader.found("db.read", f".{name}", "shows what the database or the shell says")


def _act(reader: Reader, act: str, name: str, rest: str) -> None:
    words = [word.strip("'\"") for word in rest.split() if not word.startswith("-")]
    last = words[-1] if words else ""
    if act == "sh":
        reader.run("sh", rest or PLACEHOLDER)
    elif act == "output":
        _output(reader, rest, last)
    elif act == "read":
        source = rest.strip("'\" ")
        if source.startswith("|"):
            reader.opaque("carries out what that command prints", source)
        reader.run("sh" if source.startswith("|") else "@sqlite", source.lstrip("|") or PLACEHOLDER)
    elif act == "import":
        _import(reader, rest, words)
    elif act == "write":
        reader.found("write", last or PLACEHOLDER, f".{name} writes a copy of the database")
    elif act == "open":
        kind = "delete" if "--new" in rest or "-new" in rest.split() else "db.read"
        reader.found(kind, last or PLACEHOLDER)
    elif act == "archive":
        _archive(reader, rest)
    else:
        reader.found(act, f".{name}")


def _output(reader: Reader, rest: str, last: str) -> None:
    flags = [word for word in rest.split() if word.startswith("-") and len(word) > 1]
    if "|" in rest:
        reader.run("sh", rest[rest.index("|") + 1 :].strip("'\" "))
    elif any(flag.lstrip("-") in ("e", "x", "w") for flag in flags):
        reader.found("code.interactive", ".once", "opens the output in another program")
    elif last and last not in ("stdout", "stderr", "off", "on"):
        reader.found("write", last)
    else:
        reader.found("db.read", ".output")


def _import(reader: Reader, rest: str, words: list[str]) -> None:
    reader.found("db.change", words[-1] if words else PLACEHOLDER, "imports rows")
    if "|" in rest:
        command = rest[rest.index("|") + 1 :]
        reader.run("sh", command.rsplit(None, 1)[0].strip("'\" ") if " " in command else command)
    elif words:
        reader.found("read", words[0])


def _archive(reader: Reader, rest: str) -> None:
    letters = rest.split()[0].lstrip("-") if rest.split() else ""
    if letters.startswith(("t", "list")):
        reader.found("db.read", ".archive", "lists the archive")
    elif letters.startswith(("x", "extract")):
        reader.found("write", ".", "unpacks the archive")
    elif letters.startswith(("r", "remove")):
        reader.found("db.delete", ".archive", "removes files from the archive")
    else:
        reader.found("db.change", ".archive")
