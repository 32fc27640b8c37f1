"""Examples of a policy and of its tables, tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from riskclass.api import classify
from riskclass.model.risk import Risk
from riskclass.model.value import Value
from riskclass.policy.errors import PolicyError
from riskclass.policy.examples import Expectation, ExpectationError, expectations
from riskclass.policy.read import no
from riskclass.policy.rules import DECISIONS
from riskclass.policy.said import at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from riskclass.policy.decide import Policy
    from riskclass.policy.said import Said
    from riskclass.policy.toml import Path

    #: What is expected, what it is, and what is wrong with that, or empty.
    _Answer = tuple[str, str, str]
    _Ask = Callable[[Expectation, Policy], _Answer]


class Outcome(Value):
    """One example: its place, what was expected and what it is (class or decision); `problem` if it does not hold."""

    __slots__ = ("command", "expected", "found", "problem")

    def __init__(self, command: str, expected: str, found: str, problem: PolicyError | None) -> None:
        self.command: Final = command
        self.expected: Final = expected
        self.found: Final = found
        self.problem: Final = problem


def tried(said: list[Said], whole: Policy) -> Iterator[Outcome]:
    """Every example: those of tables by class and kinds, those of the policy by decision."""
    for each in said:
        for place, table in each.each("tool"):
            path: Path = (*each.base, "tool", place, "examples")
            yield from _examples(each, path, whole, _class)
            for inner in range(len(table.get("subs", []))):
                yield from _examples(each, (*path[:-1], "subs", inner, "examples"), whole, _class)
        if not each.base:
            yield from _examples(each, ("examples",), whole, _decision)


def _examples(said: Said, path: Path, whole: Policy, ask: _Ask) -> Iterator[Outcome]:
    text = at(said.source.data, path)
    if not isinstance(text, str) or said.source.is_wrong(path):
        return
    try:
        for example in expectations(text, "CLASS" if ask is _class else "|".join(DECISIONS)):
            expected, found, message = ask(example, whole)
            wrong = _wrong(said, path, example.line, f"`{_short(example.command)}`: {message}") if message else None
            yield Outcome(example.command, expected, found, wrong)
    except ExpectationError as error:
        yield Outcome("", "", "", _wrong(said, path, error.line, str(error)))


def _wrong(said: Said, path: Path, line: int, message: str) -> PolicyError:
    return PolicyError(said.source.file, *said.source.places.inside(path, line), message)


def _short(command: str) -> str:
    line = command.replace("\n", "⏎")
    return line if len(line) <= 200 else line[:199] + "…"


def _decision(example: Expectation, whole: Policy) -> _Answer:
    if example.risk not in DECISIONS:
        return example.risk, "", no("decision", example.risk, DECISIONS)
    if example.kinds:
        return example.risk, "", f"behind {example.risk} stands nothing, or -- and a note: not {example.kinds[0]!r}"
    decision = whole.decide(classify(example.command, site=whole.site))
    wrong = f"{example.risk} is expected, but it is {decision.action}: {decision.because}"
    return example.risk, decision.action, "" if decision.action == example.risk else wrong


def _class(example: Expectation, whole: Policy) -> _Answer:
    if example.risk not in _CLASSES:
        return example.risk, "", no("class", example.risk, _CLASSES)
    verdict = classify(example.command, site=whole.site)
    found = verdict.risk_class.value
    if found != example.risk:
        return example.risk, found, f"{example.risk} is expected, but it is {found}: {verdict.reason}"
    kinds = list(dict.fromkeys(effect.kind for effect in verdict.effects))
    missing = ", ".join(kind for kind in example.kinds if kind not in kinds)
    wrong = f"{missing} is expected, but it is {', '.join(kinds)}" if missing else ""
    return f"{example.risk} {' '.join(example.kinds)}".rstrip(), f"{found} {' '.join(kinds)}" if wrong else found, wrong


_CLASSES = tuple(risk.value for risk in Risk)
