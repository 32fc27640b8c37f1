"""Every example of every table."""

from __future__ import annotations

import pkgutil
import textwrap

import pytest

import riskclass.rules.tools
from riskclass import classify
from riskclass.rules import tables_of
from tests.expectations import Expectation, expectations

MODULES = [info.name for info in pkgutil.iter_modules(riskclass.rules.tools.__path__)]
assert MODULES, "no tables"


def _examples() -> list[object]:
    found: list[object] = []
    for module in MODULES:
        for table in tables_of(module):
            for part in (table, *table.subs):
                for each in expectations(textwrap.dedent(part.examples)):
                    found.append(pytest.param(each, id=f"{module}:{each.command[:60]}"))
    return found


@pytest.mark.parametrize("example", _examples())
def test_example(example: Expectation) -> None:
    verdict = classify(example.command)
    assert verdict.risk_class.value == example.risk, f"{verdict.reason}\n{[e.kind for e in verdict.effects]}"
    found = {effect.kind for effect in verdict.effects}
    assert found >= set(example.kinds), f"{sorted(found)}"
