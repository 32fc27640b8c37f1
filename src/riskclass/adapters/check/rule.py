"""What is a finding: an effect above a class, or one that a policy does not allow."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from riskclass.model.effects import Effect
from riskclass.model.risk import Risk
from riskclass.model.verdict import Verdict


class NoPolicy(Exception):
    """A policy that cannot be used: one line that says why."""


class Rule:
    """`max` is the highest class that passes; with a policy it decides alone. Sent to other processes by its arguments."""

    def __init__(self, max: Risk, policy_path: str | None = None) -> None:
        self.max: Final = max
        self.policy_path: Final = policy_path
        self.policy: Final = _policy(policy_path) if policy_path is not None else None

    def __reduce__(self) -> tuple[type[Rule], tuple[Risk, str | None]]:
        return Rule, (self.max, self.policy_path)

    @property
    def site(self) -> Any:
        return self.policy.site if self.policy is not None else None

    def decides(self, effect: Effect) -> tuple[str, str]:
        """The action (allow, ask, deny), and because of what."""
        if self.policy is not None:
            decision = self.policy.decide(Verdict((effect,)))
            return decision.action, decision.because
        return ("deny", f"above {self.max.value}") if effect.risk > self.max else ("allow", "")


def _policy(path: str) -> Any:
    """The policy in a file.

    Raises:
        NoPolicy: it cannot be used.
    """
    try:
        module = import_module("riskclass.policy")
    except ImportError:
        raise NoPolicy("policies are not a part of this version") from None
    try:
        return module.Policy.load(path)
    except (module.PolicyError, OSError) as error:
        raise NoPolicy(str(error)) from None
