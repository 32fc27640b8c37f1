"""Where keys, values and lines of values stand, against texts that are written with their places."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass.policy.said import at
from riskclass.policy.toml import Places

Path = tuple[str | int, ...]

SCALARS = st.sampled_from(
    [
        "1",
        "0xf",
        "6.02e-23",
        "true",
        "1979-05-27 07:32:00Z",
        "inf",
        '"a # b"',
        '"[x] \\" = \\\\"',
        "'c:\\'",
        '""',
        "''",
        '""""""',
        '"""a ""b"" """',
        '"""\n# no comment\n[no.header]\n"""',
        '"""\\\n   x\\"" # y"""',
        '"""ends in two"""""',
        "'''\nk = 1\n''x'''",
        "'''ends in two'''''",
    ]
)
BLANKS = st.sampled_from(["", " ", "\t", "  "])
LINES = st.sampled_from(["", "\n", "\n\n", "# [comment] = 'x'\n", "  # x\n\n"])


class Writer:
    """A text, and where each key of it was written."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw
        self.text = ""
        self.keys: dict[Path, int] = {}
        self.count = 0

    def blank(self) -> None:
        self.text += self.draw(BLANKS)

    def name(self) -> tuple[str, str]:
        """A new key, and how it is written."""
        self.count += 1
        plain = f"k-{self.count}_"
        return self.draw(
            st.sampled_from(
                [
                    (plain, plain),
                    (str(self.count), str(self.count)),
                    (f"{plain}.]= #", f'"{plain}.]= #"'),
                    (f'{plain}"', f"'{plain}\"'"),
                    (f'é"{plain}', f'"\\u00e9\\"{plain}"'),
                ]
            )
        )

    def key(self, path: Path, shared: tuple[tuple[str, str], ...] = ()) -> Path:
        """Writes a dotted key below `path`, and gives its path; `shared` are names that it begins with."""
        names = [*shared, *(self.name() for _ in range(self.draw(st.integers(1, 3))))]
        for place, (name, written) in enumerate(names):
            self.blank()
            path += (name,)
            self.keys.setdefault(path, len(self.text))
            self.text += written
            self.blank()
            self.text += "." if place < len(names) - 1 else ""
        return path

    def pair(self, path: Path, depth: int) -> None:
        at = self.key(path)
        self.text += "="
        self.blank()
        self.value(at, depth)

    def value(self, path: Path, depth: int) -> None:
        kind = self.draw(st.sampled_from(["scalar", "array", "table"] if depth else ["scalar"]))
        if kind == "scalar":
            self.text += self.draw(SCALARS)
        elif kind == "table":
            self.text += "{"
            for place in range(self.draw(st.integers(0, 3))):
                self.text += "," if place else ""
                self.pair(path, depth - 1)
            self.blank()
            self.text += "}"
        else:
            self.array(path, depth)

    def array(self, path: Path, depth: int) -> None:
        self.text += "["
        size = self.draw(st.integers(0, 3))
        for place in range(size):
            self.text += self.draw(LINES)
            self.blank()
            self.keys[(*path, place)] = len(self.text)
            self.value((*path, place), depth - 1)
            self.text += self.draw(LINES)
            self.text += "," if place < size - 1 or self.draw(st.booleans()) else ""
        self.text += self.draw(LINES) + "]"

    def body(self, path: Path) -> None:
        for _ in range(self.draw(st.integers(0, 3))):
            self.text += self.draw(LINES)
            self.pair(path, 2)
            self.blank()
            self.text += self.draw(st.sampled_from(["\n", " # end\n"]))

    def header(self, names: tuple[tuple[str, str], ...], path: Path, double: bool) -> None:
        """`[names]` or `[[names]]`; `path` is what it stands for."""
        self.text += self.draw(LINES) + ("[[" if double else "[")
        inside: Path = ()
        walk: Iterator[str | int] = iter(path)
        for place, (name, written) in enumerate(names):
            self.blank()
            inside += (next(walk),)
            assert inside[-1] == name
            self.keys.setdefault(inside, len(self.text))
            index = path[len(inside)] if len(path) > len(inside) else None
            if isinstance(index, int):
                inside += (next(walk),)
                self.keys.setdefault(inside, len(self.text))
            self.text += written
            self.blank()
            self.text += "." if place < len(names) - 1 else ""
        self.text += ("]]" if double else "]") + "\n"


@st.composite
def texts(draw: Any) -> Writer:
    """Pairs, tables, lists of tables with tables and lists below them."""
    writer = Writer(draw)
    writer.body(())
    for _ in range(draw(st.integers(0, 3))):
        outer, inner = writer.name(), writer.name()
        if draw(st.booleans()):
            writer.header((outer, inner), (outer[0], inner[0]), double=False)
            writer.body((outer[0], inner[0]))
            continue
        for place in range(draw(st.integers(1, 3))):
            writer.header((outer,), (outer[0], place), double=True)
            writer.body((outer[0], place))
            for below in range(draw(st.integers(0, 2))):
                path: Path = (outer[0], place, inner[0], below)
                writer.header((outer, inner), path, double=True)
                writer.body(path)
    return writer


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in items:
        yield (*path, name)
        yield from _paths(each, (*path, name))


@settings(max_examples=80, deadline=None)
@given(texts())
def test_every_key_stands_where_it_was_written(writer: Writer) -> None:
    data = tomllib.loads(writer.text)
    places = Places(writer.text)
    assert places.keys == writer.keys
    assert set(places.keys) == set(_paths(data))


@settings(max_examples=40, deadline=None)
@given(texts())
def test_every_value_stands_behind_its_key(writer: Writer) -> None:
    data = tomllib.loads(writer.text)
    places = Places(writer.text)
    for path, offset in places.values.items():
        value = at(data, path)
        first = writer.text[offset]
        assert (first == "[") == isinstance(value, list), path
        assert (first == "{") == isinstance(value, dict), path
        assert (first in "\"'") == isinstance(value, str), path


@pytest.mark.parametrize(
    ("text", "path", "place"),
    [
        ("a = 1", ("a",), (1, 1)),
        ("# é\n 'é' = 1", ("é",), (2, 2)),
        ("a = 1\n\n  b.c = 2", ("b", "c"), (3, 5)),
        ("[[a]]\n[[a]]\nx = [\n  1,\n  2]", ("a", 1, "x", 1), (5, 3)),
        ("[a.b]\n", ("a",), (1, 2)),
        ("a = 1", ("b",), (1, 1)),
        ("\n[a]\nx = 1", ("a", "y"), (2, 2)),
        ("", ("a",), (1, 1)),
    ],
)
def test_lines_and_columns(text: str, path: Path, place: tuple[int, int]) -> None:
    assert Places(text).at(path) == place


@st.composite
def values(draw: Any) -> tuple[str, list[str], list[int]]:
    """A text `k = "…"`, the lines of its value, and the offset at which each of them is written."""
    lines = draw(st.lists(st.sampled_from(["ls  #=> x", "a\\b", "c", "'d' \"e\"", "#"]), min_size=1, max_size=5))
    kind = draw(st.sampled_from(["basic", "long basic", "long literal"]))
    text = draw(st.sampled_from(["k = ", "# c\nk=", "[t]\nk = "]))
    text += {"basic": '"', "long basic": '"""', "long literal": "'''"}[kind]
    text += "\n" if kind != "basic" and draw(st.booleans()) else ""
    offsets = []
    for place, line in enumerate(lines):
        if place:
            text += (
                "\\n" if kind == "basic" else "\n" if kind == "long literal" else draw(st.sampled_from(["\\n", "\n"]))
            )
        if kind == "long basic" and draw(st.booleans()):
            text += "\\" + draw(st.sampled_from(["\n", " \n\n  "]))
        offsets.append(len(text))
        text += line if kind == "long literal" else line.replace("\\", "\\\\").replace('"', '\\"')
    text += {"basic": '"', "long basic": '"""', "long literal": "'''"}[kind]
    return text, lines, offsets


@settings(max_examples=80, deadline=None)
@given(values())
def test_every_line_of_a_value_stands_where_it_was_written(written: tuple[str, list[str], list[int]]) -> None:
    text, lines, offsets = written
    places = Places(text)
    path = next(iter(places.values))
    assert at(tomllib.loads(text), path) == "\n".join(lines)
    for number, offset in enumerate(offsets, 1):
        assert places.inside(path, number) == places.line_and_column(offset)


def test_a_large_text_takes_time_by_its_size() -> None:
    """Twice the text has twice the keys, and each is found without counting lines from the top."""
    text = "[[rule]]\neffect = 'fs.delete'\npath = ['/a', '/b']\n" * 20_000
    places = Places(text)
    assert places.at(("rule", 19_999, "path", 1)) == (60_000, 15)
    assert len(places.keys) == 1 + 20_000 * 5
