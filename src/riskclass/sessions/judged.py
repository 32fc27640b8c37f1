"""A command as the ledger keeps it: what it does, what the policy says, and its text without secrets."""

from __future__ import annotations

import shlex
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from riskclass.api import classify
from riskclass.model.value import Value
from riskclass.policy.redact import STANDS_FOR, redacted
from riskclass.policy.subject import ELSEWHERE
from riskclass.sessions.limits import COMMAND, cut
from riskclass.sessions.mask import clean, values

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from riskclass.model.verdict import Verdict
    from riskclass.policy.decide import Decision, Policy

    #: A command, the folder it runs in, and its context.
    Question = tuple[str, str | None, tuple[str, ...]]

#: Classes of which a refusal is friction, not protection.
HARMLESS: Final = ("read_only", "reversible_low")
#: Arguments under which agents' tools take a command.
COMMANDS: Final = ("command", "cmd")
_KEPT: Final = 16_384


class Judged(Value):
    """`columns` of a tool call; `places` are the machines it reaches, as entities."""

    __slots__ = ("columns", "places")

    def __init__(self, columns: dict[str, Any], places: tuple[str, ...]) -> None:
        self.columns: Final = columns
        self.places: Final = places


class Judge:
    """Judges commands under one policy (None: no decision); what was asked before is remembered."""

    def __init__(self, policy: Policy | None) -> None:
        self.policy: Final = policy
        self._known: Final[dict[Question, Judged]] = {}

    def __call__(self, command: str, cwd: str | None, context: Sequence[str]) -> Judged:
        question = command, cwd, tuple(context)
        found = self._known.get(question)
        if found is None:
            found = self._judged(*question)
            self.remember([(question, found)])
        return found

    def knows(self, question: Question) -> bool:
        return question in self._known

    def remember(self, answers: Iterable[tuple[Question, Judged]]) -> None:
        """The oldest are forgotten."""
        self._known.update(answers)
        for question in list(islice(self._known, max(0, len(self._known) - _KEPT))):
            del self._known[question]

    def asked(self, command: str, cwd: str | None, context: tuple[str, ...]) -> tuple[Verdict, Decision | None]:
        site = self.policy.site if self.policy is not None else None
        cwd = cwd if cwd is not None and cwd[:1] == "/" else None
        verdict = classify(command, cwd=cwd, context=context, site=site)
        return verdict, self.policy.decide(verdict) if self.policy is not None else None

    def _judged(self, command: str, cwd: str | None, context: tuple[str, ...]) -> Judged:
        verdict, decision = self.asked(command, cwd, context)
        columns = {
            "command": _shown(command, verdict),
            "cwd": cwd,
            "context": list(context) or None,
            "risk_class": verdict.risk_class.value,
            "reason": clean(verdict.reason),
            "fingerprint": verdict.fingerprint,
            "identity": verdict.identity,
            "decision": None,
            "rule": None,
            "effect": verdict.deciding.kind if verdict.deciding is not None else None,
        }
        if decision is not None:
            columns |= {"decision": decision.action, "rule": decision.where, "identity": decision.identity}
            columns["effect"] = decision.effect.kind if decision.effect is not None else None
        return Judged(columns, _places(verdict))


def command_of(arguments: object) -> str | None:
    """The command among a tool's arguments; an argv becomes the text that a shell would read so."""
    if not isinstance(arguments, dict):
        return None
    found = next((arguments[name] for name in COMMANDS if name in arguments), None)
    if isinstance(found, list) and found and all(isinstance(word, str) for word in found):
        return found[2] if len(found) == 3 and found[1] in ("-c", "-lc") else shlex.join(found)
    return found if isinstance(found, str) and found.strip() else None


def arguments_of(arguments: Any, command: str | None) -> Any:
    """A tool's arguments without secrets; in place of its command the one that was masked as a command."""
    if command is None or not isinstance(arguments, dict):
        return values(arguments)
    found = {name: None if name in COMMANDS else value for name, value in arguments.items()}
    return {name: command if name in COMMANDS else value for name, value in values(found).items()}


def _shown(command: str, verdict: Verdict) -> str:
    """What lies far behind the cut is not read: reading costs per character."""
    found = _without_secrets(command[: 2 * COMMAND], verdict)
    return cut(found, COMMAND, max(len(found), len(command)))


def _without_secrets(command: str, verdict: Verdict) -> str:
    try:
        return clean(redacted(command, verdict))
    except Exception:  # a bug must not give a secret away
        return STANDS_FOR


def _places(verdict: Verdict) -> tuple[str, ...]:
    found = (each for effect in verdict.effects for each in effect.context if each.partition(":")[0] in ELSEWHERE)
    return tuple(dict.fromkeys(clean(each) for each in found))
