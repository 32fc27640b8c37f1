"""A verdict for people, in one line."""

from __future__ import annotations

import os

from riskclass.model.text import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

    from riskclass.model.verdict import Verdict
    from riskclass.policy.decide import Decision

COLOURS = {
    "read_only": "32",
    "reversible_low": "36",
    "config_mutation": "33",
    "disruptive": "35",
    "exposure": "35;1",
    "unknown": "34;1",
    "destructive": "31;1",
}

__all__ = ["ACTIONS", "COLOURS", "coloured", "counted", "decided", "line", "printable"]

ACTIONS = {"allow": "32", "ask": "33;1", "deny": "31;1"}


def coloured(text: str, colour: str, stream: TextIO) -> str:
    """In colour on a terminal, unless NO_COLOR is set (no-color.org)."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not stream.isatty():
        return text
    return f"\x1b[{colour}m{text}\x1b[0m"


def line(verdict: Verdict, stream: TextIO) -> str:
    """`CLASS  reason`, and a newline."""
    name = verdict.risk_class.value
    mark = " (catastrophic)" if verdict.catastrophic else ""
    return f"{coloured(name, COLOURS[name], stream)}{mark}  {printable(verdict.reason)}\n"


def decided(verdict: Verdict, decision: Decision, stream: TextIO) -> str:
    """`DECISION  CLASS  reason (DECISION: rule, FILE:LINE)`, and a newline."""
    name = verdict.risk_class.value
    mark = " (catastrophic)" if verdict.catastrophic else ""
    action = coloured(decision.action, ACTIONS[decision.action], stream)
    return f"{action}  {coloured(name, COLOURS[name], stream)}{mark}  {printable(decision.because)}\n"


def counted(number: int, noun: str) -> str:
    """`1 command`, `2,000 commands`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
