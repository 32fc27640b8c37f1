"""Attempts to hide an effect, or to be stopped for nothing, each with what it is and why."""

from __future__ import annotations

import json
import pathlib

import pytest

from riskclass import classify

PATH = pathlib.Path(__file__).parent.parent / "corpus" / "tries.jsonl"
TRIES = [json.loads(line) for line in PATH.read_text(encoding="utf-8").splitlines()]
assert TRIES, "no tries"


@pytest.mark.parametrize("each", TRIES, ids=[f"{number}:{each['kind']}" for number, each in enumerate(TRIES, 1)])
def test_a_try_is_what_it_is(each: dict[str, str]) -> None:
    verdict = classify(each["text"], shell=each.get("shell", "bash"))
    assert verdict.risk_class.value == each["is"], f"{each['text']}\n{verdict.reason}\n{each['why']}"


def test_each_text_is_tried_once() -> None:
    keys = [(each["text"], each.get("shell")) for each in TRIES]
    assert len(set(keys)) == len(keys)
