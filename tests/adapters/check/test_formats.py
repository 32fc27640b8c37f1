"""Each format: the commands of a small file, each with the place and the text of its deciding part."""

from __future__ import annotations

import pathlib

import pytest

from riskclass.adapters.check import formats
from riskclass.adapters.check.finding import Report
from riskclass.adapters.check.rule import Rule
from riskclass.adapters.check.scan import scan
from riskclass.model.risk import Risk

HERE = pathlib.Path(__file__).parent
FILES = HERE / "files"
EXPECTED: dict[str, list[str]] = {}
for line in (HERE / "expected.txt").read_text(encoding="utf-8").splitlines():
    if line.startswith("== "):
        said: list[str] = EXPECTED.setdefault(line.removeprefix("== "), [])
    elif line:
        said.append(line)

assert len(EXPECTED) >= 20


def lines(report: Report, text: str) -> list[str]:
    """`5:12 fs.delete /srv/x | RUN | user:root`: place, kind, the text there, where and in which context."""
    found = []
    rows = text.split("\n")
    for each in report.findings:
        shown = rows[each.line - 1 : each.end_line]
        shown[-1] = shown[-1][: each.end_column - 1]
        shown[0] = shown[0][each.column - 1 :]
        there = shown[0] if len(shown) == 1 else f"{shown[0]}⏎…"
        said = f"{each.line}:{each.column} {each.kind} {there} | {each.where} | {' '.join(each.context)}".rstrip("| ")
        found += [said] if said not in found else []
    return found


@pytest.mark.parametrize("name", EXPECTED)
def test_places(name: str) -> None:
    report = scan(str(FILES / name), name, Rule(Risk.REVERSIBLE_LOW))
    assert report.state == "read"
    assert lines(report, (FILES / name).read_text(encoding="utf-8")) == EXPECTED[name]


def test_every_file_has_expectations() -> None:
    assert {path.relative_to(FILES).as_posix() for path in FILES.rglob("*") if path.is_file()} == set(EXPECTED)


def test_a_scanner_is_small_and_has_one_format() -> None:
    """What a newcomer reads to add a format, or to doubt one."""
    modules = sorted((pathlib.Path(formats.__file__).parent).glob("[!_]*.py"))
    readers = sorted((pathlib.Path(formats.__file__).parents[1] / "readers").glob("*.py"))
    assert {path.stem for path in modules} == {formats.title(module) for module in formats.FORMATS}
    assert {path.name for path in (*modules, *readers) if len(path.read_text("utf-8").splitlines()) > 150} == set()
