"""What is a finding: an effect above a class, or one that a policy does not allow."""

from __future__ import annotations

from typing import Final

from riskclass.model.effects import Effect
from riskclass.model.risk import Risk
from riskclass.model.site import Site
from riskclass.model.verdict import Known, Verdict
from riskclass.policy.decide import Policy


class Rule:
    """`max` is the highest class that passes; where there is a policy, it decides instead."""

    def __init__(self, max: Risk, policy: Policy | None = None) -> None:
        self.max: Final = max
        self.policy: Final = policy

    @property
    def site(self) -> Site | None:
        return self.policy.site if self.policy is not None else None

    def decides(self, effect: Effect, known: Known) -> tuple[str, str]:
        """What is to be done (allow, ask, deny) and which rule of a policy says so."""
        if self.policy is None:
            return ("deny" if effect.risk > self.max else "allow"), ""
        decision = self.policy.decide(Verdict((effect,), known=known))
        return decision.action, f"{decision.rule.title}, {decision.where}" if decision.rule is not None else ""
