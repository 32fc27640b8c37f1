"""Every line of the corpus: the contract of what we answer."""

from __future__ import annotations

import json
import pathlib
import re

import pytest

from riskclass import classify
from tests.expectations import Expectation, expectations

CORPUS = pathlib.Path(__file__).parent.parent / "corpus"
FILES = sorted(CORPUS.glob("*.sh"))
assert FILES, "no corpus files"
CASES = [
    (f"{path.name}:{each.line}", each) for path in FILES for each in expectations(path.read_text(encoding="utf-8"))
]
LINES = [pytest.param(each, id=where) for where, each in CASES]
#: Literals and names, and what stands for them when expectations are counted.
BLANKS = {
    r"'[^']*'|\"(?:[^\"\\\\]|\\\\.)*\"": "Q",
    r"\$\{[^{}]*\}|\$\w+": "V",
    r"\b\w+=(?=\S)": "N=",
    r"(?<![^\s=:@])[~./\w-]*/[^\s;|&()<>]*": "P",
    r"(?<![\w-])[\w.:,@%+-]*\d[\w.:,@%+-]*": "0",
}
OPERATOR = re.compile(r"[;&|(){}<>\n]+|[^\s;&|(){}<>]+")
INVALID = [json.loads(line) for line in (CORPUS / "invalid.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("example", LINES)
def test_corpus(example: Expectation) -> None:
    verdict = classify(example.command)
    assert verdict.risk_class.value == example.risk, verdict.reason
    assert {effect.kind for effect in verdict.effects} >= set(example.kinds), verdict.reason


@pytest.mark.parametrize("example", INVALID, ids=lambda example: str(example["why"]))
def test_what_is_no_valid_shell(example: dict[str, str]) -> None:
    assert classify(example["text"]).risk_class.value == example["is"]


def _blanked(command: str) -> tuple[str, ...]:
    """What is left when literals and names are blanked: operators, options, and the first two words of each command."""
    for pattern, blank in BLANKS.items():
        command = re.sub(pattern, blank, command)
    left, words = [], 0
    for token in OPERATOR.findall(command):
        if token[0] in ";&|(){}<>\n" or token == "--":
            words = 0
        elif not token.startswith("-"):
            words += 1
        left.append(token if words < 3 or token.startswith("-") else "W")
    return tuple(left)


def test_the_corpus_is_broad() -> None:
    blanked = {_blanked(each.command): each.command.count("\n") + 1 for _, each in CASES}
    assert sum(lines == 1 for lines in blanked.values()) >= 350
    assert sum(3 <= lines <= 30 for lines in blanked.values()) >= 60


def test_no_command_stands_twice() -> None:
    commands = [each.command for _, each in CASES]
    assert len(commands) == len(set(commands))
