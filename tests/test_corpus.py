"""Every line of the corpus: the contract of what we answer."""

from __future__ import annotations

import json
import pathlib

import pytest

from riskclass import classify
from tests.expectations import Expectation, expectations

CORPUS = pathlib.Path(__file__).parent.parent / "corpus"
FILES = sorted(CORPUS.glob("*.sh"))
assert FILES, "no corpus files"
LINES = [
    pytest.param(each, id=f"{path.name}:{each.line}")
    for path in FILES
    for each in expectations(path.read_text(encoding="utf-8"))
]
INVALID = [json.loads(line) for line in (CORPUS / "invalid.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("example", LINES)
def test_corpus(example: Expectation) -> None:
    verdict = classify(example.command)
    assert verdict.risk_class.value == example.risk, verdict.reason
    assert {effect.kind for effect in verdict.effects} >= set(example.kinds), verdict.reason


@pytest.mark.parametrize("example", INVALID, ids=lambda example: str(example["why"]))
def test_what_is_no_valid_shell(example: dict[str, str]) -> None:
    assert classify(example["text"]).risk_class.value == example["is"]
