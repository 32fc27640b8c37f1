"""The pairs of the corpus: each evasion, and directly behind it the harmless command that looks alike."""

from __future__ import annotations

import pathlib

import pytest

from riskclass import Risk
from tests.blanks import blanked
from tests.expectations import Expectation, expectations

FILES = sorted((pathlib.Path(__file__).parent.parent / "corpus" / "pairs").glob("*.sh"))


def _pairs(path: pathlib.Path) -> list[tuple[Expectation, Expectation]]:
    found = list(expectations(path.read_text(encoding="utf-8")))
    return list(zip(found[::2], found[1::2], strict=True))


PAIRS = [(f"{path.name}:{pair[0].line}", pair) for path in FILES for pair in _pairs(path)]


def test_the_near_miss_is_lower() -> None:
    """As written; that each is what is written is shown with the rest of the corpus."""
    for where, (evasion, near_miss) in PAIRS:
        assert Risk(evasion.risk) >= Risk.CONFIG_MUTATION, where
        assert Risk(near_miss.risk) < Risk(evasion.risk), where


@pytest.mark.parametrize("half", [0, 1], ids=["evasions", "near misses"])
def test_each_shows_something_of_its_own(half: int) -> None:
    """Distinct still where literals and names are blanked."""
    seen: dict[tuple[str, ...], str] = {}
    for where, pair in PAIRS:
        other = seen.setdefault(blanked(pair[half].command), where)
        assert other == where, f"{where} is {other} in other words"


def test_there_are_enough() -> None:
    assert len(PAIRS) >= 1100
