"""Where mail(1) sends: an address, `|command`, or a path of a file that the message is added to."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    files = [word for word in words if word.prefix.startswith(("/", "./", "../", "~/"))]
    runs = tuple(("sh", (word.cut(1),)) for word in words if word.prefix.startswith("|"))
    findings = tuple(Finding("append", word, "adds the message to that file") for word in files)
    return Reading(findings, runs) if findings or runs else OBSERVES
