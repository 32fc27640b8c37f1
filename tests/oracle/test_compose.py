"""What composed scripts delete when they run, the verdict says (docs/oracle.md)."""

from __future__ import annotations

import base64
import re
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
    named = 0
    for seed in range(200):
        run, text = (decoded(compose.compose(seed, name)) for name in (compose.MARK, compose.MEANT))
        differing = {pair for pair in zip(run, text, strict=True) if pair[0] != pair[1]}
        assert differing <= {(compose.MARK[1], compose.MEANT[1])}, seed
        named += bool(differing)
    assert named > 190


def decoded(text: str) -> str:
    """With what stands in base64, however deep, as it is."""
    before = ""
    while text != before:
        before, text = text, re.sub(r"[A-Za-z0-9+/]{12,}={0,2}", _decoded, text)
    return text


def _decoded(found: re.Match[str]) -> str:
    try:
        return base64.b64decode(found[0], validate=True).decode()
    except ValueError:
        return found[0]
