"""What sox reads or writes: a file, or what `|command` prints (man:sox(1), Special Filenames)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

#: Shapes of a hole that begins no command.
_NAMES = ("files", "number", "home", "project", "scratch", "tmp", "path")


def read(words: tuple[Text, ...]) -> Reading:
    unknown = [each for each in words if each.holes and not each.prefix and each.holes[0].shape not in _NAMES]
    findings = tuple(Finding("code.opaque", each, each.because) for each in unknown)
    runs = tuple(("sh", (each.cut(1),)) for each in words if each.prefix.startswith("|"))
    return Reading(findings, runs) if findings or runs else OBSERVES
