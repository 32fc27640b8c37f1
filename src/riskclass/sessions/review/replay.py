"""The same commands under another policy: what would be asked and denied, and the rules that would answer the asks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from riskclass.policy.records import Record
from riskclass.policy.suggest import suggest
from riskclass.policy.write import document
from riskclass.sessions.judged import Judge

if TYPE_CHECKING:
    from collections.abc import Mapping

    from riskclass.policy.decide import Policy
    from riskclass.sessions.judged import Question
    from riskclass.sessions.review.gather import Material

    Row = dict[str, Any]

_TOP: Final = 50


def replay(commands: list[Row], material: Material, policy: Policy, name: str) -> Row:
    """`{"policy", "commands", "before", "after", "flips", "suggest"}`; `commands` are those of `gather`.

    A command is judged as it was kept: without its secrets, and what was cut off of it.
    """
    before: Counter[str] = Counter()
    after: Counter[str] = Counter()
    flips: dict[tuple[str, str, str], int] = {}
    memo: dict[Question, str] = {}
    judge = Judge(policy)
    for row in commands:
        question = row["command"], row["cwd"], row["context"]
        if question not in memo:
            _, decision = judge.asked(*question)
            memo[question] = decision.action if decision is not None else ""
        was = row["decision"] or ("refused" if row["refused"] else "ran")
        now = memo[question]
        before[was] += row["count"]
        after[now] += row["count"]
        if _differs(was, now):
            key = row["command"], was, now
            flips[key] = flips.get(key, 0) + row["count"]
    ordered = sorted(flips.items(), key=lambda each: -each[1])[:_TOP]
    return {
        "policy": name,
        "identity": policy.identity,
        "commands": sum(after.values()),
        "before": dict(before),
        "after": dict(after),
        "flips": [
            {"command": command, "before": was, "after": now, "count": count} for (command, was, now), count in ordered
        ],
        "suggest": _suggested(commands, material, policy),
    }


def _differs(was: str, now: str) -> bool:
    return {"ran": "allow", "refused": "deny"}.get(was, was) != now


def _suggested(commands: list[Row], material: Material, policy: Policy) -> str:
    """The lines of `riskclass policy suggest`, for what was asked and approved."""
    outcomes = _outcomes(material)
    records = [
        Record(
            line,
            row["command"],
            row["cwd"],
            context=row["context"],
            decision=row["decision"] or "",
            outcome=outcomes.get(row["command"], ""),
            risk=row["risk_class"] or "",
        )
        for line, row in enumerate(commands, 1)
        if row["decision"] in ("ask", "deny") or row["refused"]
    ]
    found = suggest(records, lambda record: policy)
    return document({"rule": [rule for rule, _ in found.rules]}, lambda path: "") if found.rules else ""


def _outcomes(material: Material) -> Mapping[str, str]:
    """What somebody said of a command that was asked for; a refusal, however often it was approved, is one."""
    found: dict[str, str] = {}
    for row in material.waits:
        how = {"approved": "approved", "denied": "refused"}.get(row["how"] or "", "")
        if how and found.get(row["what"]) != "refused":
            found[row["what"]] = how
    return found
