"""The actions of `tar --checkpoint-action`: exec=COMMAND runs in a shell, the others only report (tar manual, 3.8)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

REPORTS = ("dot", ".", "bell", "echo", "totals", "ttyout", "sleep", "wait")


def read(words: tuple[Text, ...]) -> Reading:
    runs: list[tuple[str, tuple[Text, ...]]] = []
    findings: list[Finding] = []
    for word in words:
        name, equals, _ = word.prefix.partition("=")
        if name == "exec" and equals:
            runs.append(("sh", (word.cut(len("exec=")),)))
        elif name not in REPORTS or not (equals or word.exact is not None):
            findings.append(Finding("code.opaque", word, "the action may run a command"))
    return Reading(tuple(findings), tuple(runs)) if runs or findings else OBSERVES
