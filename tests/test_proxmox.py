"""The Proxmox tables against the names and arities of the tools' own manuals (facts/proxmox.json).

The tools run on Proxmox hosts only, so that their `--help` cannot be asked. A fact is
`"sub-command": ["operands", "options"]`; `?` marks an option whose value may be left out, `...` many words.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riskclass.engine.grammar import Parsed, readings
from riskclass.model.text import exact
from riskclass.rules import lookup

FACTS: dict[str, dict[str, list[str]]] = json.loads((Path(__file__).parent / "facts/proxmox.json").read_text())
CASES = [(tool, sub, *said) for tool, subs in FACTS.items() for sub, said in subs.items()]


def read(*words: str) -> Parsed:
    table = lookup(words[0])
    assert table is not None
    return readings(tuple(exact(word) for word in words), table)[0]


def wrong_option(parsed: Parsed, fact: str) -> str:
    """What the table says wrong about one option; empty if nothing."""
    name = fact.rstrip("?").replace("[n]", "0")
    spec = parsed.levels[-1].long(f"-{name}", "single")
    if spec is None or spec.value is None:
        return f"--{name} is missing" if spec is None else f"--{name} takes a value"
    optional = spec.value.operands[0].optional == "?"
    return "" if optional == fact.endswith("?") else f"--{name}: its value may {'not ' * optional}be left out"


@pytest.mark.parametrize(("tool", "sub", "operands", "options"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_names_and_arity(tool: str, sub: str, operands: str, options: str) -> None:
    parsed = read(tool, *sub.split())
    assert parsed.path == sub.split()
    assert [wrong for fact in options.split() if (wrong := wrong_option(parsed, fact))] == []
    words = ["1" for _ in operands.split()]
    assert [problem.kind for problem in read(tool, *sub.split(), *words).problems] == []


def test_there_are_facts() -> None:
    assert len(CASES) > 300
