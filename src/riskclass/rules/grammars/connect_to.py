"""Where curl really connects: the third field of `HOST:PORT:HOST:PORT` and of `HOST:PORT:ADDRESS,ADDRESS`."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Reading
from riskclass.rules.grammars.url import asked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(finding for word in words for host in _hosts(word) for finding in asked(word.known(host)))
    return Reading(found) if found else OBSERVES


def _hosts(word: Text) -> list[str]:
    """Colons in brackets belong to an address."""
    fields, depth = [""], 0
    for char in word.prefix:
        depth += (char == "[") - (char == "]")
        if char == ":" and depth == 0:
            fields.append("")
        else:
            fields[-1] += char
    return [host for host in ",".join(fields[2:]).split(",") if host]
