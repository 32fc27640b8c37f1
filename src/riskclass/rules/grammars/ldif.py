"""LDIF (RFC 2849) as ldapmodify(1) is fed it: what takes entries or attributes away, and files that are sent."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.model.text import Text

#: Stands for what is not known inside a line.
_HOLE = "\0"


def read(words: tuple[Text, ...]) -> Reading:
    return Reading(tuple(finding for word in words for finding in _findings(word)))


def _findings(word: Text) -> Iterator[Finding]:
    text = "".join(part if isinstance(part, str) else _HOLE for part in word.parts)
    entry, gone, added = "", dict[str, str](), set[str]()
    for line in text.replace("\n ", "").splitlines():
        name, _, value = line.partition(":")
        name, value = name.strip().lower(), value.strip()
        if _HOLE in name or (name == "changetype" and _HOLE in value):
            yield Finding("code.opaque", word, "what it changes is not seen here")
        elif name == "dn":
            entry = value
        elif name == "changetype" and value.lower() == "delete":
            yield Finding("net.delete", word.known(entry.replace(_HOLE, "*")), "deletes entries of a directory")
        elif name == "delete":
            gone[value.lower()] = entry
        elif name in ("add", "replace"):
            added.add(value.lower())
        elif value.startswith("< file://"):
            yield Finding("net.upload", word.known(value[9:].replace(_HOLE, "*")), "sends a file")
    for attribute, entry in gone.items():
        if attribute not in added:  # else it is only replaced
            yield Finding("net.delete", word.known(entry.replace(_HOLE, "*")), "takes attributes of an entry away")
