"""Rules that would have answered what was asked and approved: as narrow as a rule can be, and each of them tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.model.risk import CLASS_OF
from riskclass.model.value import Value
from riskclass.model.verdict import Verdict
from riskclass.policy.catalogue import table
from riskclass.policy.decide import Layer, Policy
from riskclass.policy.rules import BY_NAME
from riskclass.policy.subject import ELSEWHERE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from riskclass.model.effects import Effect
    from riskclass.policy.records import Record

    #: As a policy file has it.
    Rule = dict[str, Any]
    #: A record, and the rules that answer it.
    Answer = tuple[Record, list[Rule]]

#: Characters of a target that a glob, or a command that is not fully known, gives another meaning.
_NOT_PLAIN = frozenset("*?={}$`…[")
#: What stands for a secret in a log, and in a reason.
STANDS_FOR = "REDACTED"


class Suggestion(Value):
    """Rules as a policy file has them, with the records that each answers; `passed` are records and why not."""

    __slots__ = ("passed", "rules")

    def __init__(self, rules: list[tuple[Rule, list[Record]]], passed: list[tuple[Record, str]]) -> None:
        self.rules: Final = rules
        self.passed: Final = passed


def suggest(records: list[Record], policy: Callable[[Record], Policy]) -> Suggestion:
    """The narrowest rules for the records that were asked and approved; `policy` is that in force for a record.

    Never for what is unknown, an exposure, destructive or catastrophic, nor where they would allow what was refused.
    """
    refused = _asked(record for record in records if record.outcome == "refused" or record.decision == "deny")
    approved = _asked(record for record in records if (record.decision, record.outcome) == ("ask", "approved"))
    answered: list[Answer] = []
    passed = []
    for record in approved:
        before = policy(record)
        verdict = record.verdict(before.site)
        rules, why = _for(record, before, verdict)
        if not why and _with(before, rules).decide(verdict).action != "allow":
            why = "another rule, or a project's policy, asks for it"
        if why:
            passed.append((record, why))
        else:
            answered.append((record, rules))
    kept = _without_refused(answered, [(policy(record), record) for record in refused])
    left = {record.line for record, _ in kept}
    lost = [record for record, _ in answered if record.line not in left]
    passed += [(record, "something that was refused would be allowed with it") for record in lost]
    return Suggestion(_merged(kept), sorted(passed, key=lambda each: each[0].line))


def _asked(records: Iterable[Record]) -> list[Record]:
    """Each question once, as it was asked last."""
    return list({record.question: record for record in records}.values())


def _without_refused(answered: list[Answer], refused: list[tuple[Policy, Record]]) -> list[Answer]:
    """What is left when together they allow nothing that was refused."""
    asked = [(policy, record.verdict(policy.site)) for policy, record in refused]
    asked = [(policy, verdict) for policy, verdict in asked if policy.decide(verdict).action != "allow"]
    while True:
        rules = [rule for rule, _ in _merged(answered)]
        after = {policy.identity: _with(policy, rules) for policy, _ in asked}
        flipped = [verdict for policy, verdict in asked if after[policy.identity].decide(verdict).action == "allow"]
        if not flipped:
            return answered
        named = {(effect.kind, name) for verdict in flipped for effect in verdict.effects for name in _names(effect)}
        kept = [(record, rules) for record, rules in answered if not any(_says(rule, named) for rule in rules)]
        answered = kept if len(kept) < len(answered) else []


def _names(effect: Effect) -> list[str]:
    """What a rule may call the target of an effect."""
    if effect.place:
        return [effect.mark]
    return [effect.target, *(name.removesuffix(".service") for name in effect.target.split())]


def _says(rule: Rule, named: set[tuple[str, str]]) -> bool:
    return any((rule["effect"], name.removesuffix(".service")) in named for name in rule[_target(rule)])


def _target(rule: Rule) -> str:
    return next(name for name in ("path", "unit", "target") if name in rule)


def _for(record: Record, policy: Policy, verdict: Verdict) -> tuple[list[Rule], str]:
    """Rules for every effect that is asked for, or why there are none."""
    now = policy.decide(verdict).action
    if now != "ask":
        return [], f"it is no longer asked for: {now}"
    rules = []
    for effect in verdict.effects:
        if policy.decide(Verdict((effect,), known=verdict.known)).action == "allow":
            continue
        rule, why = ({}, _never(effect, record)) if _never(effect, record) else _rule(effect)
        if why:
            return [], why
        rules.append(rule)
    return rules, ""


def _never(effect: Effect, record: Record) -> str:
    for risk in (effect.risk, CLASS_OF[effect.kind]):
        if risk in BY_NAME:
            return f"{effect.kind} is {risk.value}"
    if effect.whole:
        return "a whole host, disk or tree is at stake"
    named = record.risk if record.risk in {risk.value for risk in BY_NAME} else ""
    return f"the log says that it is {named}" if named else ""


def _rule(effect: Effect) -> tuple[Rule, str]:
    """The narrowest rule of an effect, or why there is none."""
    target = effect.mark if effect.place else effect.target
    if not target:
        return {}, f"{effect.kind} has no target that a rule could name"
    if set(target) & _NOT_PLAIN or STANDS_FOR in target:
        return {}, f"{target} is no plain name"
    if effect.kind == "process.signal" and target.isdigit():
        return {}, f"{target} is another process next time"
    where, why = _where(effect)
    rule: Rule = {"effect": effect.kind, "tool": _tool(effect.rule.rpartition("/")[0])}
    if effect.place:
        rule["path"] = [target]
    elif effect.kind.startswith("service."):
        rule["unit"] = target.split()
    else:
        rule["target"] = [target]
    return {**rule, **where, "decision": "allow"}, why


def _where(effect: Effect) -> tuple[Rule, str]:
    """That it happens where it did, and nowhere else; or why no rule can say that."""
    machines = [each for each in effect.context if each.partition(":")[0] in ELSEWHERE]
    if len(effect.context) > 1 or set("".join(effect.context)) & _NOT_PLAIN:
        return {}, f"no one context says where it happens: {', '.join(effect.context)}"
    if not effect.context:
        return {"unless": {"context": "*"}}, ""
    others = ["user:*"] if machines else [f"{label}*" for label in ELSEWHERE]
    return {"context": list(effect.context), "unless": {"context": others}}, ""


def _tool(path: str) -> str:
    """`systemctl.restart` → `systemctl restart`; the name of a program may hold dots itself."""
    pieces = path.split(".")
    for end in range(len(pieces), 0, -1):
        if table(".".join(pieces[:end])) is not None:
            return " ".join([".".join(pieces[:end]), *pieces[end:]])
    return path


def _with(policy: Policy, rules: list[Rule]) -> Policy:
    """The policy with rules in its first file, or in one of their own before the preset."""
    more = [
        {
            "decision": "allow",
            "when": {name: value for name, value in rule.items() if name not in ("unless", "decision")},
            "unless": rule["unless"],
            "because": "",
            "line": 0,
        }
        for rule in rules
    ]
    first, *rest = policy.layers
    if first.origin.startswith("preset "):
        layers = (Layer({"origin": "suggested", "rules": more, "classes": {}}), first, *rest)
    else:
        layers = (Layer({**first.data, "rules": [*more, *first.data["rules"]]}), *rest)
    return Policy(layers, policy.project, policy.site, policy.attended, policy.identity)


def _merged(answered: list[Answer]) -> list[tuple[Rule, list[Record]]]:
    """Rules that differ in nothing but their targets, as one."""
    merged: dict[str, tuple[Rule, dict[str, None], list[Record]]] = {}
    for record, rules in answered:
        for rule in rules:
            name = _target(rule)
            bare = {**rule, name: []}
            one, targets, records = merged.setdefault(repr(bare), (bare, {}, []))
            targets.update(dict.fromkeys(rule[name]))
            one[name] = list(targets)
            records.append(record)
    return [(rule, records) for rule, _, records in merged.values()]
