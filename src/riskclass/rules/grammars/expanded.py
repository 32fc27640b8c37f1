"""Text that bash expands before it uses it: the words of `complete -W`, the subscript of `wait -p`."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    for word in words:
        text = word.exact
        if text is None or ("$" in text and '"' in text):
            findings.append(Finding("code.opaque", word, "the shell expands what this holds, which may run commands"))
        elif "$" in text or "`" in text:
            runs.append(("sh", (word.known(f': "{text}"'),)))
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES
