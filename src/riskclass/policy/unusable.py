"""What counts while a policy cannot be used: nothing is allowed, and whoever is asked reads why."""

from __future__ import annotations

from riskclass.identity import engine_identity
from riskclass.model.site import NO_SITE
from riskclass.policy.decide import Layer, Policy

_BECAUSE = "the policy cannot be used"


def unusable(problem: Exception) -> Policy:
    """Asks about every effect; denies what is catastrophic, and what lowers this guard."""
    conditions: tuple[dict[str, object], ...] = (
        {},
        {"catastrophic": True},
        {"effect": "guard.lower", "place": "guard"},
    )
    rules = [
        {"decision": "deny" if when else "ask", "when": when, "unless": {}, "because": _BECAUSE, "line": 0}
        for when in conditions
    ]
    origin = str(problem) or type(problem).__name__
    layer = Layer({"origin": origin, "rules": rules, "classes": {}})
    return Policy((layer,), (), NO_SITE, True, f"{engine_identity()}/unusable", (origin,))
