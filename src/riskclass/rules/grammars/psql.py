"""What psql is given: SQL for PostgreSQL, and psql's own commands, which begin with a backslash."""

from __future__ import annotations

from riskclass.model.reading import Reading
from riskclass.model.text import Text
from riskclass.rules.grammars.sql import Reader, source_of
from riskclass.rules.grammars.sql_text import PLACEHOLDER, Statement, split

TYPE_CHECKING = False

_SHOWS = frozenset(
    (
        *("l", "list", "z", "conninfo", "c", "connect", "h", "help", "?", "timing", "x", "a", "H", "html", "t", "T"),
        *(
            "pset",
            "f",
            "C",
            "encoding",
            "echo",
            "qecho",
            "warn",
            "q",
            "quit",
            "p",
            "print",
            "r",
            "reset",
            "set",
            "unset",
        ),
        *(
            "errverbose",
            "if",
            "elif",
            "else",
            "endif",
            "sf",
            "sf+",
            "sv",
            "sv+",
            "gdesc",
            "gset",
            "crosstabview",
            "bind",
        ),
        *("bind_named", "parse", "close_prepared", "watch", "prompt", "lo_list", "lo_list+", "copyright", "getenv"),
        *("l+", "z+", "list+", "restrict", "unrestrict", "startpipeline", "endpipeline", "flush", "sendpipeline"),
        *("syncpipeline", "flushrequest", "getresults"),
    )
)
_FILES = {"o": "write", "out": "write", "w": "write", "write": "write", "g": "write", "gx": "write", "s": "write"}
_SESSIONS = frozenset(("e", "edit", "ef", "ev"))


def read(words: tuple[Text, ...]) -> Reading:
    code = words[0] if words else Text(())
    reader = Reader(code, "postgres")
    _statements(reader, source_of(code))
    return reader.reading()


def _statements(reader: Reader, source: str) -> None:
    for statement in split(source, "postgres"):
        if statement.tokens[0].kind == "client":
            _line(reader, statement.tokens[0].text)
        else:
            reader.statement(_variables(reader, statement))


def _variables(reader: Reader, statement: Statement) -> Statement:
    """`:name` puts a variable's text into the statement; `:'name'` quotes it, `::type` is a cast."""
    tokens = statement.tokens
    for place, token in enumerate(tokens[:-1]):
        behind = tokens[place + 1]
        single = token.text == ":" and token.kind == "mark" and (place == 0 or tokens[place - 1].text != ":")
        if single and behind.kind == "word" and behind.text[:1].isalpha() and f":{behind.text}" in statement.text:
            reader.opaque("a variable's text becomes a part of the statement", f":{behind.text}")
    return Statement(statement.text.replace(":'", "'").replace(':"', '"'), tokens)


def _line(reader: Reader, line: str) -> None:
    """One line may hold several commands: `\\o f \\d t`."""
    name, _, rest = line[1:].partition(" ")
    if line.startswith(("\\;", "\\\\")):  # what follows is SQL again
        _statements(reader, line[2:])
        return
    if line.startswith("\\!"):
        _shell(reader, line[2:].strip())
        return
    name = name or line[1:]
    if name == "copy":
        _copy(reader, rest)
        return
    inner, bar, more = _cut(line[1 + len(name) :])
    _command(reader, name, inner.strip())
    if bar:
        _line(reader, "\\" + more)


def _cut(text: str) -> tuple[str, str, str]:
    """At the next backslash outside of quotes."""
    quote = ""
    for place, char in enumerate(text):
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"`":
            quote = char
        elif char == "\\":
            return text[:place], "\\", text[place + 1 :]
    return text, "", ""


def _command(reader: Reader, name: str, rest: str) -> None:
    for command in rest.split("`")[1::2]:
        reader.run("sh", command)
    words = [word.strip("'\"") for word in rest.split()]
    if name in _FILES:
        _output(reader, name, rest)
    elif name in ("i", "include", "ir", "include_relative"):
        reader.run("@psql", words[0] if words else PLACEHOLDER)
    elif name == "gexec":
        reader.opaque("runs what the query gives as SQL", "\\gexec")
    elif name in _SESSIONS:
        reader.found("code.interactive", f"\\{name}", "opens an editor")
    elif name == "password":
        reader.found("account.change", "\\password", "changes a password")
    elif name == "setenv":
        reader.found("code.injected", rest, "changes the environment of what runs later")
    elif name == "lo_export":
        reader.found("write", words[1] if len(words) > 1 else PLACEHOLDER)
    elif name == "lo_import":
        reader.found("db.change", "\\lo_import")
        reader.found("read", words[0] if words else PLACEHOLDER)
    elif name == "lo_unlink":
        reader.found("db.delete", "\\lo_unlink")
    elif name == "cd":
        reader.found("db.read", "\\cd", "goes to another folder")
        reader.found("cd", words[0] if words else "~")
    elif name in _SHOWS or name.startswith("d"):
        reader.found("db.read", f"\\{name}", "shows what the server or psql says")
    else:
        reader.opaque("this command of psql is not known", f"\\{name}")


def _output(reader: Reader, name: str, rest: str) -> None:
    """`\\o FILE`, `\\g |COMMAND`; `\\g (format=csv) FILE`."""
    if rest.startswith("(") and ")" in rest:
        rest = rest[rest.index(")") + 1 :].strip()
    if rest.startswith("|"):
        _shell(reader, rest[1:].strip())
    elif rest:
        reader.found("write", rest.split()[-1].strip("'\""))
    else:
        reader.found("db.read", f"\\{name}", "sends what is written so far, or ends output to a file")


def _shell(reader: Reader, command: str) -> None:
    if command:
        reader.run("sh", command)
    else:
        reader.found("code.interactive", "\\!", "opens a shell")


def _copy(reader: Reader, rest: str) -> None:
    """`\\copy t from 'f'`: as COPY, with files of this machine."""
    for statement in split("COPY " + rest, "postgres"):
        if statement.tokens[0].kind != "client":
            reader.statement(statement)
