"""Attempts to hide an effect, or to be stopped for nothing, each with what it is and why."""

from __future__ import annotations

import json
import pathlib

import pytest

from riskclass import Risk, classify

PATH = pathlib.Path(__file__).parent.parent / "corpus" / "tries.jsonl"
TRIES = [json.loads(line) for line in PATH.read_text(encoding="utf-8").splitlines()]
assert TRIES, "no tries"


def _case(number: int, each: dict[str, str]) -> object:
    """A try whose answer is still too low, or too high, is expected to fail until it is right."""
    marks = [pytest.mark.xfail(strict=True, reason=each["why"])] if "open" in each else []
    return pytest.param(each, id=f"{number}:{each['kind']}", marks=marks)


@pytest.mark.parametrize("each", [_case(number, each) for number, each in enumerate(TRIES, 1)])
def test_a_try_is_what_it_is(each: dict[str, str]) -> None:
    verdict = classify(each["text"], shell=each.get("shell", "bash"))
    assert verdict.risk_class.value == each["is"], f"{each['text']}\n{verdict.reason}\n{each['why']}"


@pytest.mark.parametrize("each", [each for each in TRIES if "open" in each], ids=lambda each: str(each["text"]))
def test_what_is_open_is_no_better_than_it_was(each: dict[str, str]) -> None:
    assert classify(each["text"]).risk_class == Risk(each["open"])


def test_each_text_is_tried_once() -> None:
    keys = [(each["text"], each.get("shell")) for each in TRIES]
    assert len(set(keys)) == len(keys)
