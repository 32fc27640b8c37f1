"""What composed scripts delete when they run, the verdict says (docs/oracle.md)."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from tests.oracle import compose


@pytest.mark.skipif(not compose.available(), reason="needs bash, dash and programs that print")
@pytest.mark.parametrize("seed", range(0, 200, 50))
def test_what_a_script_deletes_is_said(seed: int) -> None:
    tally = compose.Tally()
    with tempfile.TemporaryDirectory() as folder:  # pytest's own are closed to others
        place = compose.Place(Path(folder))
        for number in range(seed, seed + 50):
            tally.ask(place, number)
    assert tally.ran > 10
    assert [(each.text, each.answer.missed) for each in tally.found] == []


def test_the_two_texts_differ_in_a_name_alone() -> None:
    for seed in range(50):
        run, text = compose.compose(seed, compose.MARK), compose.compose(seed, compose.MEANT)
        assert len(run) == len(text)
