"""Our trees and bash's own: the answers written down, and, where a compiler and bash's headers are, new questions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import compare, fuzz

HERE = Path(__file__).parent
RECORDED = [json.loads(line) for line in (HERE / "commands.bash.jsonl").read_text(encoding="utf-8").splitlines()]
TEXTS = compare.read_texts([str(HERE / "commands.txt")])

#: bash keeps the text of `$'…'` inside `"${…}"` undone, so that a changed one can no longer be compared.
BASES = [text for text in TEXTS if '"${' not in text or "$'" not in text]

needs_compiler = pytest.mark.skipif(not compare.available(), reason="needs gcc and the headers of bash")


@pytest.mark.parametrize("record", RECORDED, ids=[repr(record["text"])[:60] for record in RECORDED])
def test_reads_as_bash_does(record: dict[str, Any]) -> None:
    answer = compare.Answer(record["commands"], record["complete"])
    found = compare.differences(record["text"], answer)
    assert [difference for difference in found if difference.kind not in compare.WARNINGS] == []


def test_every_command_is_recorded() -> None:
    assert len(TEXTS) > 700
    assert {text for text in TEXTS if text.strip()} <= {record["text"] for record in RECORDED}


def test_we_accept_hardly_more_than_bash() -> None:
    found = [d for r in RECORDED for d in compare.differences(r["text"], compare.Answer(r["commands"], r["complete"]))]
    assert sum(difference.kind in compare.WARNINGS for difference in found) <= 4


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compare.build(tmp_path_factory.mktemp("oracle"))


@needs_compiler
@pytest.mark.parametrize(
    "texts",
    [fuzz.mutants(BASES, 2500, seed=11), fuzz.strings(2500, seed=12)],
    ids=["mutants", "strings"],
)
def test_lacks_no_command_that_bash_has(library: Path, texts: list[str]) -> None:
    found, count = compare.compare(library, texts)
    assert count > 2000
    assert [difference for difference in found if difference.kind not in compare.WARNINGS] == []


@needs_compiler
def test_the_oracle_runs_nothing(library: Path, tmp_path: Path) -> None:
    marks = [tmp_path / name for name in "abc"]
    texts = [
        f"echo $(if)\n: >{marks[0]}",
        f"a=([k v]=c d=(e))\n: >{marks[1]}",
        f": >{marks[2]}; echo $(: >{marks[2]}) `: >{marks[2]}`",
    ]
    answers = compare.ask(library, texts)
    assert [answer.complete for answer in answers] == [False, False, True]
    assert not any(mark.exists() for mark in marks)
