"""riskclass: before a shell command runs, how risky it is and why.

Public names are loaded when they are first asked for: the command, and the shell front end alone, need few of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.api import classify, classify_argv
    from riskclass.model.effects import Effect
    from riskclass.model.risk import Risk
    from riskclass.model.tables import TableError
    from riskclass.model.verdict import Command, Verdict
    from riskclass.policy.decide import Decision, Policy
    from riskclass.policy.errors import PolicyError
    from riskclass.policy.log import Log

__version__ = "0.1.0"
__all__ = [
    "Command",
    "Decision",
    "Effect",
    "Log",
    "Policy",
    "PolicyError",
    "Risk",
    "TableError",
    "Verdict",
    "classify",
    "classify_argv",
]

_HOMES = {
    "Command": "riskclass.model.verdict",
    "Decision": "riskclass.policy.decide",
    "Effect": "riskclass.model.effects",
    "Log": "riskclass.policy.log",
    "Policy": "riskclass.policy.decide",
    "PolicyError": "riskclass.policy.errors",
    "Risk": "riskclass.model.risk",
    "TableError": "riskclass.model.tables",
    "Verdict": "riskclass.model.verdict",
    "classify": "riskclass.api",
    "classify_argv": "riskclass.api",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(__import__(home, fromlist=(name,)), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
