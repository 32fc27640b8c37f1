"""A result for a person, a program, or a service: one form a module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from riskclass.adapters.check.output import github, json, sarif, text
from riskclass.adapters.check.run import Result

FORMS: Final[dict[str, Callable[[Result], str]]] = {
    "text": text.written,
    "json": json.written,
    "sarif": sarif.written,
    "github": github.written,
}
