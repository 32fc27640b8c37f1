"""Your say: a verdict and a policy make allow, ask or deny. Names are loaded when they are first asked for."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.policy.decide import Decision, Policy
    from riskclass.policy.errors import PolicyError
    from riskclass.policy.search import load, search

__all__ = ["Decision", "Policy", "PolicyError", "load", "search"]

_HOMES = {"Decision": "decide", "Policy": "decide", "PolicyError": "errors", "load": "search", "search": "search"}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(__import__(f"{__name__}.{home}", fromlist=(name,)), name)
    globals()[name] = found
    return found
