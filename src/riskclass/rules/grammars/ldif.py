"""LDIF (RFC 2849) as ldapmodify(1) is fed it: what takes entries or attributes away, and files that are sent."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.model.text import Text

#: Stands for what is not known inside a line.
_HOLE = "\0"
_OPAQUE = "what it changes is not seen here"
_TAKEN = "takes attributes of an entry away"


def read(words: tuple[Text, ...]) -> Reading:
    return Reading(tuple(finding for word in words for finding in _findings(word)))


def _findings(word: Text) -> Iterator[Finding]:
    text = "".join(part if isinstance(part, str) else _HOLE for part in word.parts)
    entry: list[tuple[str, str]] = []
    for line in [*text.replace("\r\n", "\n").replace("\n ", "").split("\n"), ""]:
        if line:
            entry.append(_pair(line))
        else:
            yield from _entry(word, entry)
            entry = []


def _pair(line: str) -> tuple[str, str]:
    """`name: value`, or `name:: ` and base64; what cannot be told is a hole."""
    name, _, value = line.partition(":")
    if value[:1] == ":":
        return name.strip().lower(), _decoded(value[1:].strip())
    return name.strip().lower(), value.strip()


def _decoded(value: str) -> str:
    from binascii import Error, a2b_base64

    try:
        return a2b_base64(value.encode(), strict_mode=True).decode()
    except (Error, ValueError):
        return _HOLE


def _sent(value: str) -> str:
    """The path of `< file:///etc/x`, with any blanks and in any case."""
    start, colon, path = value[1:].strip().partition(":")
    return path.removeprefix("//") if value[:1] == "<" and start.lower() == "file" and colon else ""


def _entry(word: Text, lines: list[tuple[str, str]]) -> Iterator[Finding]:
    """What one entry says; an attribute that gets values behind its deletion is only replaced.

    RFC 2849: `replace: mail` without a value takes the attribute away.
    """
    entry, verb, gone = "", "", dict[str, None]()
    for name, value in lines:
        known = value.lower()
        if verb in ("add", "replace"):
            gone.pop(name, None)
        verb = name if name in ("add", "delete", "replace", "-") else verb
        if _HOLE in name or (name in ("changetype", "delete", "replace") and _HOLE in value):
            yield Finding("code.opaque", word, "what it changes is not seen here")
        elif name == "dn":
            entry = value.replace(_HOLE, "*")
        elif name == "changetype" and known == "delete":
            yield Finding("net.delete", word.known(entry), "deletes entries of a directory")
        elif name in ("delete", "replace"):
            gone[known] = None
        elif path := _sent(value):
            yield Finding("net.upload", word.known(path.replace(_HOLE, "*")), "sends a file")
    if gone:
        yield Finding("net.delete", word.known(entry), "takes attributes of an entry away")
