"""What a grammar keeps of code it has read is what it would say anew."""

from __future__ import annotations

import sys
import warnings

import pytest

from riskclass import classify

pytest.importorskip("sqlglot")

TEXTS = [
    "psql -c 'SELECT 1'",
    "sqlite3 a 'DELETE FROM t'",
    "mysql -e \"SELECT 'a'; DROP TABLE t\"",
    "python3 -c 'print(1)'",
    "python3 -c 'import os; os.remove(\"a\")'",
    r"python3 -c 'print(\"\d\")'",
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_second_answer_is_the_first(text: str) -> None:
    first = classify(text).to_dict()
    assert classify("  " + text).risk_class.value == first["risk_class"]
    assert classify(text).to_dict() == first


def test_what_was_too_deep_for_a_caller_is_asked_anew() -> None:
    text = "python3 -c 'print(" + "(" * 60 + "1" + ")" * 60 + ")'"

    def at(depth: int) -> str:
        return at(depth - 1) if depth else repr(classify(text))

    limit = sys.getrecursionlimit()
    deep = at(limit - 150)
    assert at(0) == repr(classify(text))
    assert deep == at(0)


def test_filters_of_warnings_stay_as_they_are() -> None:
    before = list(warnings.filters)
    for number in range(70):
        classify(rf"python3 -c 'print(\"\d{number}\")'")
    assert list(warnings.filters) == before
