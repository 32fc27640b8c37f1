"""Names of files that `perl -n` and `-p` open: `cmd |` runs a command, `>f` empties a file (perlop, I/O Operators)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    for word in words:
        name = (word.exact or "").strip()
        if name.endswith("|") or name.startswith("|"):
            runs.append(("sh", (word.known(name.strip("|")),)))
        elif name.startswith(">"):
            verb = "append" if name.startswith((">>", "+>>")) else "truncate"
            findings.append(Finding(f"fs.{verb}", word.known(name.lstrip(">").strip()), "opens it to write"))
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES
