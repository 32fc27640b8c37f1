"""A value that a program puts into a shell command as it stands (syncoid, snapper): what a shell reads in it counts."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

#: What a shell leaves as it is, beside letters and digits.
_PLAIN = " -_./:=,+%@^~"


def read(words: tuple[Text, ...]) -> Reading:
    for word in words:
        known = "".join(part for part in word.parts if isinstance(part, str))
        if any(hole.shape in ("any", "remote", "files") for hole in word.holes) or not known.translate(_GONE).isalnum():
            return Reading((Finding("code.injected", word, "puts this into a shell command as it stands"),))
    return OBSERVES


_GONE = str.maketrans(dict.fromkeys(_PLAIN, "x"))
