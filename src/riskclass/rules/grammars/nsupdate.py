"""Commands of nsupdate(1), one a line: what takes names or records away without giving them new ones."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from riskclass.model.text import Text

#: Stands for what is not known inside a line.
_HOLE = "\0"


def read(words: tuple[Text, ...]) -> Reading:
    return Reading(tuple(finding for word in words for finding in _findings(word)))


def _findings(word: Text) -> Iterator[Finding]:
    text = "".join(part if isinstance(part, str) else _HOLE for part in word.parts)
    gone = dict[tuple[str, str], None]()
    for line in text.splitlines():
        verb, *args = line.lower().split() or [";"]
        if verb == "update":
            verb, *args = args or [""]
        name = args[0].rstrip(".") if args else ""
        kind = _kind(args[1:])
        if verb in ("del", "delete"):
            gone[name, kind] = None
        elif verb == "add":
            if _HOLE not in name + kind:
                gone.pop((name, kind), None)
        elif verb not in SETS and not verb.startswith(";"):
            yield Finding("code.opaque", word, f"{verb.replace(_HOLE, '…')} is not a command that is known")
    for name in dict.fromkeys(name for name, _ in gone):
        yield Finding("net.delete", word.known(name.replace(_HOLE, "*")), "deletes records of a name server")


def _kind(args: list[str]) -> str:
    """The type of a record in `[TTL] [CLASS] TYPE [DATA]`; none where all types are meant."""
    for arg in args:
        if not arg.isdigit() and arg not in ("in", "ch", "hs", "none", "any"):
            return arg
    return ""


#: What shows, sends what was added or deleted, or says to whom and under which condition.
SETS: Final = frozenset(
    (
        "server local zone class ttl key gsstsig oldgsstsig realm check-names check-svcbs lease prereq nxdomain"
        " yxdomain nxrrset yxrrset show send answer debug version help quit"
    ).split()
)
