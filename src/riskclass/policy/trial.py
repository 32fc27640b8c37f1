"""Examples of a policy and of its tables, tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riskclass.api import classify
from riskclass.model.risk import Risk
from riskclass.policy.decide import Policy
from riskclass.policy.errors import PolicyError
from riskclass.policy.examples import Expectation, ExpectationError, expectations
from riskclass.policy.read import Said
from riskclass.policy.rules import DECISIONS
from riskclass.policy.toml import line_and_column

if TYPE_CHECKING:
    from riskclass.policy.toml import Path


def tried(said: list[Said], whole: Policy) -> list[PolicyError]:
    """Every example that does not hold: those of tables by class and kinds, those of the policy by decision."""
    found = []
    for each in said:
        for place, table in enumerate(each.data.get("tool", [])):
            found += _of_table(each, table, ("tool", place), whole)
        for example in _examples(each, ("examples",), found):
            problem = _of_policy(example, whole)
            found += [_wrong(each, ("examples",), example, problem)] if problem else []
    return found


def _of_policy(example: Expectation, whole: Policy) -> str:
    """What is wrong, or empty."""
    if example.risk not in DECISIONS:
        return f"{example.risk!r} is no decision: allow, ask or deny"
    decision = whole.decide(classify(example.command, site=whole.site))
    held = decision.action == example.risk
    return "" if held else f"{example.risk} is expected, but it is {decision.action}: {decision.because}"


def _of_table(said: Said, table: dict[str, Any], path: Path, whole: Policy) -> list[PolicyError]:
    found: list[PolicyError] = []
    for place, inner in enumerate(table.get("subs", [])):
        found += _of_table(said, inner, (*path, "subs", place), whole)
    for example in _examples(said, (*path, "examples"), found):
        problem = _of_class(example, whole)
        found += [_wrong(said, (*path, "examples"), example, problem)] if problem else []
    return found


def _of_class(example: Expectation, whole: Policy) -> str:
    """What is wrong, or empty."""
    if example.risk not in {risk.value for risk in Risk}:
        return f"{example.risk!r} is no class"
    verdict = classify(example.command, site=whole.site)
    if verdict.risk_class.value != example.risk:
        return f"{example.risk} is expected, but it is {verdict.risk_class.value}: {verdict.reason}"
    kinds = {effect.kind for effect in verdict.effects}
    missing = sorted(set(example.kinds) - kinds)
    return f"{', '.join(missing)} is expected, but it is {', '.join(sorted(kinds))}" if missing else ""


def _examples(said: Said, path: Path, problems: list[PolicyError]) -> list[Expectation]:
    data: Any = said.data
    for part in path[:-1]:
        data = data[part]
    text = data.get(path[-1], "")
    found: list[Expectation] = []
    try:
        found.extend(expectations(text))
    except ExpectationError as error:
        line, column = _inside(said, path, error.line)
        problems.append(PolicyError(said.source.file, line, column, str(error)))
    return found


def _wrong(said: Said, path: Path, example: Expectation, message: str) -> PolicyError:
    line, column = _inside(said, path, example.line)
    return PolicyError(said.source.file, line, column, f"`{example.command}`: {message}")


def _inside(said: Said, path: Path, number: int) -> tuple[int, int]:
    """The place of a line of a text that stands in three quotes behind its key."""
    text = said.source.text
    start = said.source.offsets.get(path, 0)
    quote = min((at for mark in ('"""', "'''") if (at := text.find(mark, start)) >= 0), default=-1)
    value = text.find("=", start) + 1
    if quote < 0 or text[value:quote].strip():
        return line_and_column(text, start)
    first = quote + 3
    skipped = 1 if text[first : first + 1] == "\n" else 2 if text[first : first + 2] == "\r\n" else 0
    line = line_and_column(text, first + skipped)[0] + number - 1
    return line, 1
