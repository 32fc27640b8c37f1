"""Every line of the corpus: the contract of what we answer."""

from __future__ import annotations

import json
import pathlib

import pytest

from riskclass import classify
from tests.blanks import blanked
from tests.expectations import Expectation, expectations

CORPUS = pathlib.Path(__file__).parent.parent / "corpus"
FILES = sorted(CORPUS.rglob("*.sh"))
assert FILES, "no corpus files"
CASES = [
    (f"{path.relative_to(CORPUS)}:{each.line}", each)
    for path in FILES
    for each in expectations(path.read_text(encoding="utf-8"))
]
LINES = [pytest.param(each, id=where) for where, each in CASES]
INVALID = [json.loads(line) for line in (CORPUS / "invalid.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("example", LINES)
def test_corpus(example: Expectation) -> None:
    verdict = classify(example.command)
    assert verdict.risk_class.value == example.risk, verdict.reason
    assert {effect.kind for effect in verdict.effects} >= set(example.kinds), verdict.reason


@pytest.mark.parametrize("example", INVALID, ids=lambda example: str(example["why"]))
def test_what_is_no_valid_shell(example: dict[str, str]) -> None:
    assert classify(example["text"]).risk_class.value == example["is"]


def test_the_corpus_is_broad() -> None:
    lines = {blanked(each.command): each.command.count("\n") + 1 for _, each in CASES}
    assert sum(count == 1 for count in lines.values()) >= 350
    assert sum(3 <= count <= 30 for count in lines.values()) >= 60


def test_no_command_stands_twice() -> None:
    commands = [each.command for _, each in CASES]
    assert len(commands) == len(set(commands))
