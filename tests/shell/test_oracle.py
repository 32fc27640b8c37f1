"""Our trees and bash's own: the answers written down, and, where a compiler and bash's headers are, new questions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import compare, fuzz, record

HERE = Path(__file__).parent
RECORDED = [json.loads(line) for line in (HERE / "commands.bash.jsonl").read_text(encoding="utf-8").splitlines()]
TEXTS = compare.read_texts([str(record.COMMANDS)])

needs_compiler = pytest.mark.skipif(not compare.available(), reason="needs gcc and the headers of bash (bash-builtins)")

#: Words that mean something to the grammar; others are names and literals.
MEANT = frozenset(
    "if then elif else fi for case esac while until select do done in function time coproc declare local export "
    "readonly typeset eval let alias command builtin shopt".split()
)


@pytest.mark.parametrize("record", RECORDED, ids=[repr(record["text"])[:60] for record in RECORDED])
def test_reads_as_bash_does(record: dict[str, Any]) -> None:
    answer = compare.Answer(record["commands"], record["complete"])
    found = compare.differences(record["text"], answer)
    assert [difference for difference in found if difference.kind not in compare.WARNINGS] == []


def test_every_command_is_recorded() -> None:
    assert {text for text in TEXTS if text.strip()} <= {record["text"] for record in RECORDED}


def test_a_thousand_commands_differ_in_more_than_names() -> None:
    def blanked(text: str) -> str:
        return re.sub(r"\w+", lambda found: found[0] if found[0] in MEANT else "w", text)

    assert len({blanked(text) for text in TEXTS}) >= 1000


#: What bash rejects and we read, a kind each; and what we do not follow bash into (docs/caveats.md).
ACCEPTED = {"((a)\n)", "declare a=(b=(c) d)", '"${x:-<(a;;)}"', '"${x:-<(if)}"', "$(a; time )"}
DECLINED = {"echo $(cat <<E <<F\nE y)\nF)", "echo $(cat <<E <<F\nE y) z\nF)\n"}


def test_what_we_accept_beyond_bash_is_listed() -> None:
    found = [d for r in RECORDED for d in compare.differences(r["text"], compare.Answer(r["commands"], r["complete"]))]
    # `shopt -s extglob` is not run by the oracle, so what it allows on the next line is an error to it
    assert {d.text for d in found if not d.text.startswith("shopt -s extglob\n")} == ACCEPTED | DECLINED


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compare.build(tmp_path_factory.mktemp("oracle"))


@needs_compiler
@pytest.mark.parametrize(
    "texts",
    [fuzz.mutants(fuzz.bases(), 22_000, seed=11), fuzz.strings(104_000, seed=12)],
    ids=["mutants", "strings"],
)
def test_lacks_no_command_that_bash_has(library: Path, texts: list[str]) -> None:
    assert len(set(texts)) >= (100_000 if len(texts) > 50_000 else 20_000)
    report = compare.compare(library, texts)
    assert report.failures == []
    assert len(report.accepted) <= 0.005 * report.rejected


@needs_compiler
def test_the_answers_written_down_are_those_of_bash(library: Path) -> None:
    for old, answer in zip(RECORDED, compare.ask(library, [r["text"] for r in RECORDED]), strict=True):
        assert (old["commands"], old["complete"]) == (answer.commands, answer.complete)


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


def test_the_comparison_is_not_blind() -> None:
    answer = compare.Answer([], True)
    assert compare.differences("a", answer)[0].kind == "accepts"
    record = {"not": 0, "time": 0, "redirects": [], "kind": "simple", "words": ["a", "b"], "simple_redirects": []}
    assert compare.differences("a b", compare.Answer([record], True)) == []
    assert compare.differences("a c", compare.Answer([record], True))[0].kind == "differs"
    assert compare.differences("# a", compare.Answer([record], True))[0].kind == "lacks"
    assert compare.differences("'a", compare.Answer([record], True))[0].kind == "refused"
