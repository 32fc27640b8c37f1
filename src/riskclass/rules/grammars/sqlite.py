"""What sqlite3 is given: SQL, and commands of the shell, which begin with a dot. Commands may be abbreviated."""

from __future__ import annotations

from riskclass.model.reading import Reading
from riskclass.model.text import Text
from riskclass.rules.grammars.sql import Reader, source_of
from riskclass.rules.grammars.sql_text import PLACEHOLDER, split

TYPE_CHECKING = False

_SHOWS = (
    "auth bail binary changes check connection crlf crnl databases dbinfo dbtotxt dump echo eqp exit expert"
    " explain filectrl fullschema headers help imposter indexes indices intck limit lint mode nonce nullvalue"
    " print progress prompt quit recover scanstats schema selecttrace separator sha3sum show stats tables timeout timer"
    " treetrace version vfsinfo vfslist vfsname vfstrace wheretrace width"
).split()
_ACTS = {
    "cd": "cd",
    "dbconfig": "dbconfig",
    "parameter": "parameter",
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
    """The arguments are words, quoted with `'` or `"`."""
    given = _words(rest)
    words = [word for word in given if not word.startswith("-")]
    last = words[-1] if words else ""
    piped = next((" ".join(words[at:])[1:].strip() for at, word in enumerate(words) if word.startswith("|")), "")
    reads = _READS.get(act)
    if act == "sh":
        reader.run("sh", rest or PLACEHOLDER)
    elif reads is not None:
        reads(reader, given, words)
    elif piped and act in ("output", "read"):
        if act == "read":
            reader.opaque("carries out what that command prints", piped)
        reader.run("sh", piped)
    elif act == "output":
        _output(reader, given, last)
    elif act == "read":
        reader.run("@sqlite", last or PLACEHOLDER)
    elif act == "write":
        reader.found("write", last or PLACEHOLDER, f".{name} writes a copy of the database")
    elif act == "open":
        reader.found("delete" if _has(given, "new") else "db.read", last or PLACEHOLDER)
    else:
        reader.found(act, f".{name}")


def _words(rest: str) -> list[str]:
    """Cut at blanks outside of quotes (shell.c, do_meta_command)."""
    words: list[str] = []
    place = 0
    while place < len(rest):
        if rest[place].isspace():
            place += 1
            continue
        quote = rest[place] if rest[place] in "'\"" else ""
        place += len(quote)
        end = place
        while end < len(rest) and (rest[end] != quote if quote else not rest[end].isspace()):
            end += 2 if rest[end] == "\\" and quote == '"' else 1
        words.append(rest[place:end])
        place = end + len(quote)
    return words


def _has(words: list[str], option: str) -> bool:
    return any(word.startswith("-") and word.lstrip("-") == option for word in words)


def _cd(reader: Reader, given: list[str], words: list[str]) -> None:
    reader.found("db.read", ".cd", "goes to another folder")
    reader.found("cd", words[0] if words else PLACEHOLDER)


def _dbconfig(reader: Reader, given: list[str], words: list[str]) -> None:
    """`reset_database on`: a VACUUM behind it leaves an empty database (sqlite3_db_config, tried)."""
    if len(words) > 1 and "reset_database".startswith(words[0]) and words[1] not in ("off", "0", "no"):
        reader.found("db.delete", ".dbconfig", "lets VACUUM empty the database")
    else:
        reader.found("db.read", ".dbconfig", "shows or changes what the session does")


def _parameter(reader: Reader, given: list[str], words: list[str]) -> None:
    """`set NAME VALUE` computes the value as SQL (tried: `writefile('x', 'y')` writes)."""
    reader.found("db.read", ".parameter", "shows or sets what the session knows")
    value = given[2] if len(given) > 2 and "set".startswith(given[0]) else ""
    if "(" in value:
        for statement in split(f"SELECT {value}", reader.dialect):
            reader.statement(statement)


def _output(reader: Reader, given: list[str], last: str) -> None:
    if any(_has(given, option) for option in "exw"):
        reader.found("code.interactive", ".once", "opens the output in another program")
    elif last and last not in ("stdout", "stderr", "off", "on"):
        reader.found("write", last)
    else:
        reader.found("db.read", ".output")


def _import(reader: Reader, given: list[str], words: list[str]) -> None:
    """`.import --skip 1 --csv FILE TABLE`."""
    reader.found("db.change", words[-1] if words else PLACEHOLDER, "imports rows")
    file = words[-2] if len(words) > 1 else PLACEHOLDER
    if file.startswith("|"):
        reader.run("sh", file[1:])
    else:
        reader.found("read", file)


def _archive(reader: Reader, given: list[str], words: list[str]) -> None:
    """`-x`, `xvf FILE`, `--extract --file FILE`; `-C DIR` says where to. Names may be absolute ones (tried)."""
    letters, folder = _letters(given)
    if "n" in letters or _has(given, "dryrun"):
        reader.found("db.read", ".archive", "shows the SQL that it would run")
    elif "x" in letters or _has(given, "extract"):
        reader.found("write", folder or ".", "unpacks the archive")
        if not folder:
            reader.found("fs.write", "", "writes to any path the archive names")
    elif "r" in letters or _has(given, "remove"):
        reader.found("db.delete", ".archive", "removes files from the archive")
    elif "t" in letters or _has(given, "list"):
        reader.found("db.read", ".archive", "lists the archive")
    else:
        reader.found("db.change", ".archive")


def _letters(given: list[str]) -> tuple[str, str]:
    """Short options, in the first word also without a dash, and the folder among their values."""
    letters, folder = "", ""
    open_ones: list[str] = []
    for place, word in enumerate(given):
        if word.startswith("--"):
            open_ones += [{"d": "C", "f": "f", "a": "a"}[word[2]]] if word[2:4] in ("di", "fi", "ap") else []
        elif word.startswith("-") or place == 0:
            letters += word.lstrip("-")
            open_ones += [letter for letter in word if letter in "Cfa"]
        elif open_ones:
            folder = word if open_ones.pop(0) == "C" else folder
    return letters, folder


_READS = {
    "cd": _cd,
    "dbconfig": _dbconfig,
    "parameter": _parameter,
    "import": _import,
    "archive": _archive,
}
