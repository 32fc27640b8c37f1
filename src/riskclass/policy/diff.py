"""What two policies say otherwise of the commands of a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from riskclass.model.value import Value

if TYPE_CHECKING:
    from riskclass.model.site import Site
    from riskclass.model.verdict import Verdict
    from riskclass.policy.decide import Decision, Policy
    from riskclass.policy.records import Record


class Flip(Value):
    """A question that two policies answer otherwise, and the lines of the log that ask it."""

    __slots__ = ("lines", "new", "old", "record")

    def __init__(self, record: Record, old: Answer, new: Answer) -> None:
        self.record: Final = record
        self.old: Final = old
        self.new: Final = new
        self.lines: Final[list[int]] = []

    def to_dict(self) -> dict[str, object]:
        """A JSON-ready form."""
        return {
            "command": self.record.command,
            "cwd": self.record.cwd,
            "home": self.record.home,
            "context": list(self.record.context),
            "lines": self.lines,
            "old": self.old.to_dict(),
            "new": self.new.to_dict(),
        }


class Answer(Value):
    """What one policy says of a question."""

    __slots__ = ("decision", "verdict")

    def __init__(self, verdict: Verdict, decision: Decision) -> None:
        self.verdict: Final = verdict
        self.decision: Final = decision

    @property
    def same(self) -> tuple[str, str]:
        """Class and decision: what flips."""
        return self.verdict.risk_class.value, self.decision.action

    def to_dict(self) -> dict[str, object]:
        return {"risk_class": self.verdict.risk_class.value, "reason": self.verdict.reason} | self.decision.to_dict()


def flips(records: list[Record], old: Policy, new: Policy) -> list[Flip]:
    """Every question with another class or decision, in the order of the log; each is asked once."""
    found: dict[tuple[object, ...], Flip] = {}
    for record in records:
        flip = found.get(record.question)
        if flip is None:
            flip = found[record.question] = Flip(record, *_answers(record, old, new))
        flip.lines.append(record.line)
    return [flip for flip in found.values() if flip.old.same != flip.new.same]


def _answers(record: Record, old: Policy, new: Policy) -> tuple[Answer, Answer]:
    first = record.verdict(old.site)
    second = first if _alike(old.site, new.site) else record.verdict(new.site)
    return Answer(first, old.decide(first)), Answer(second, new.decide(second))


def _alike(old: Site, new: Site) -> bool:
    """Whether two sites lead to the same verdicts."""
    return all(
        getattr(old, name) == getattr(new, name) for name in ("tables", "places", "classes", "programs", "tighter")
    )
