"""Your say: a verdict and a policy make allow, ask or deny. Its public names are those of `riskclass`."""

from __future__ import annotations
