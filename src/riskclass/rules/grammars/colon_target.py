"""Where a copy goes: `container:/path`, a path of another machine with the same places as here."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.rules.grammars.colon_path import behind_colon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    paths = [path for word in words for path in behind_colon(word)]
    return Reading(tuple(Finding("write", path) for path in paths)) if paths else OBSERVES
