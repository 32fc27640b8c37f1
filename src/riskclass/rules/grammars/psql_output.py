"""Where psql sends what it prints: a file, or `|command`."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    if not words:
        return OBSERVES
    target = words[0]
    if target.prefix.startswith("|"):
        return Reading(runs=(("sh", (target.cut(1),)),))
    if target.exact is None and not target.prefix:
        return Reading((Finding("code.opaque", target, target.because), Finding("write", target)))
    return Reading((Finding("write", target),)) if target.exact != "-" else OBSERVES
