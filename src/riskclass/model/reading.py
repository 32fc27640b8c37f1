"""What a grammar (rules/grammars) answers about text in its language."""

from __future__ import annotations

from riskclass.model.text import Text
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


class Finding(Value):
    """One thing that the text does: `kind` is an effect kind, or a verb on a path (read write append delete create).

    `cd`: relative names in what follows may start in that folder too.
    """

    __slots__ = ("because", "kind", "target")

    def __init__(self, kind: str, target: Text | None = None, because: str = "") -> None:
        self.kind: Final = kind
        self.target: Final = target
        self.because: Final = because


class Reading(Value):
    """Findings, and code in another form that the text runs: `runs` holds (form, words), as in a synopsis."""

    __slots__ = ("findings", "runs")

    def __init__(self, findings: tuple[Finding, ...] = (), runs: tuple[tuple[str, tuple[Text, ...]], ...] = ()) -> None:
        self.findings: Final = findings
        self.runs: Final = runs


OBSERVES = Reading()
