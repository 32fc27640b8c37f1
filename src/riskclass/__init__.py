"""riskclass: before a shell command runs, how risky it is and why."""

from __future__ import annotations

from riskclass.api import classify, classify_argv
from riskclass.model.effects import Effect
from riskclass.model.risk import Risk
from riskclass.model.tables import TableError
from riskclass.model.verdict import Command, Verdict

__version__ = "0.1.0"
__all__ = ["Command", "Effect", "Risk", "TableError", "Verdict", "classify", "classify_argv"]
