"""Rules that would have answered what was asked and approved: as narrow as a rule can be, and each of them tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.model.risk import CLASS_OF
from riskclass.model.value import Value
from riskclass.model.verdict import Verdict
from riskclass.policy.catalogue import table
from riskclass.policy.decide import Layer, Policy
from riskclass.policy.rules import BY_NAME, ELSEWHERE

if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.model.effects import Effect
    from riskclass.policy.records import Record

    #: As a policy file has it.
    Rule = dict[str, Any]

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
    refused = _Asked(records, policy, lambda each: each.outcome == "refused" or each.decision == "deny")
    approved = _Asked(records, policy, lambda each: (each.decision, each.outcome) == ("ask", "approved"))
    found: list[Rule] = []
    answered = []
    passed = []
    for record, before, verdict in approved.asked:
        rules, why = _for(record, before, verdict)
        more = [*found, *(rule for rule in rules if rule not in found)]
        if not why and _with(before, more).decide(verdict).action != "allow":
            why = "another rule, or a project's policy, asks for it"
        elif not why and len(more) > len(found) and refused.any_allowed(more):
            why = "something that was refused would be allowed with it"
        if why:
            passed.append((record, why))
        else:
            found = more
            answered += [(rule, [record]) for rule in rules]
    return Suggestion(_merged(answered), passed)


class _Asked:
    """Questions of a log, each once, with the policy in force and its verdict."""

    def __init__(
        self, records: list[Record], policy: Callable[[Record], Policy], wanted: Callable[[Record], bool]
    ) -> None:
        once = {record.question: record for record in records if wanted(record)}.values()
        pairs = [(record, policy(record)) for record in once]
        self.asked: Final = [(record, before, record.verdict(before.site)) for record, before in pairs]

    def any_allowed(self, rules: list[Rule]) -> bool:
        """Whether, with the rules, anything is allowed that is not without them."""
        after = {id(before): _with(before, rules) for _, before, _ in self.asked}
        return any(
            after[id(before)].decide(verdict).action == "allow" != before.decide(verdict).action
            for _, before, verdict in self.asked
        )


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
    if set(target) & _NOT_PLAIN or STANDS_FOR in target:
        return {}, f"{target} is no plain name"
    if effect.kind == "process.signal" and target.isdigit():
        return {}, f"{target} is another process next time"
    where, why = _where(effect)
    rule: Rule = {"effect": effect.kind, "tool": _tool(effect.rule.rpartition("/")[0])}
    if effect.place:
        rule["path"] = [target]
    elif effect.kind.startswith("service.") and target:
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


def _merged(found: list[tuple[Rule, list[Record]]]) -> list[tuple[Rule, list[Record]]]:
    """Rules that differ in nothing but their targets, as one."""
    merged: dict[str, tuple[Rule, list[Record]]] = {}
    for rule, records in found:
        name = next(name for name in ("path", "unit", "target") if name in rule)
        one, all_records = merged.setdefault(repr({**rule, name: ""}), ({**rule, name: []}, []))
        one[name] += [each for each in rule[name] if each not in one[name]]
        all_records += [each for each in records if each not in all_records]
    return list(merged.values())
