"""The format of expectations, as policy files use it."""

from __future__ import annotations

from riskclass.policy.examples import MARK, Expectation, expectations

__all__ = ["MARK", "Expectation", "expectations"]
