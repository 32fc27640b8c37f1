"""Documents as trees: the values that the libraries give, and each character where it stands."""

from __future__ import annotations

import json
import shlex
import tomllib
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers import json as json_reader
from riskclass.adapters.check.readers import toml as toml_reader
from riskclass.adapters.check.readers import yaml as yaml_reader
from riskclass.adapters.check.readers.tree import Node
from riskclass.adapters.check.words import split

WORDS = st.text(st.sampled_from("ab é\U0001f600 \n\t\\\"'#:-{}[]|>&*!%$,xuU0"), max_size=40)


def plain(node: Node) -> Any:
    if node.kind == "map":
        return {name: plain(value) for name, value in node.entries()}
    return [plain(item) for item in node.items] if node.kind == "list" else node.text.text


def stands(placed: Placed) -> bool:
    """Each character at itself, at a `\\` that stands for it, or, if it is a blank, at blanks that were folded."""
    text = placed.file.text
    return all(
        text[place] == char or text[place] == "\\" or (char.isspace() and text[place] in " \n\t\r")
        for char, place in zip(placed.text, placed.at, strict=True)
    )


def scalars(node: Node) -> list[Placed]:
    inner = [*node.items, *(each for pair in node.pairs for each in pair)]
    return [node.text] if node.kind == "text" else [text for each in inner for text in scalars(each)]


@settings(max_examples=300, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=4), st.sampled_from([None, "|", ">", '"', "'"]), st.sampled_from([20, 80]))
def test_yaml_scalars(values: list[str], style: str | None, width: int) -> None:
    text = yaml.safe_dump({"a": values}, default_style=style, width=width, allow_unicode=True)
    (document,) = yaml_reader.read(File("f", text).all())
    assert plain(document) == {"a": values}
    for scalar in scalars(document):
        assert stands(scalar) or (scalar.text.isspace() and scalar.text)


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(WORDS, st.lists(WORDS, max_size=3), max_size=3), st.booleans())
def test_json(value: dict[str, list[str]], ascii_only: bool) -> None:
    bmp = json.loads(json.dumps(value).replace("\\ud83d\\ude00", "x"))  # one character, written as two
    document = json_reader.read(File("f", json.dumps(bmp, ensure_ascii=ascii_only)).all())
    assert plain(document) == bmp
    assert all(map(stands, scalars(document)))


@settings(max_examples=300, deadline=None)
@given(WORDS)
def test_words_are_split_as_shlex_does(text: str) -> None:
    try:
        expected = shlex.split(text)
    except ValueError:
        expected = None
    words = split(File("f", text).all())
    assert expected is None or [word.text for word in words] == expected
    assert all(stands(word) for word in words if "\\" not in text)


TOML = """
# comment = "no"
top = 'literal \\ here'
[tool.a."b c".d]
x = "rm \\"q\\" \\u0041\\t" # = "no"
y = '''
rm 'a' b''''
z = [ "a", 'b', # ]
  ["c"], { n = "d", m.k = "e" }, ]
n = 1979-05-27 07:32:00
[[list]]
a = \"\"\"one \\
   two""\\\\\"\"\"\"
[[list]]
a = ""
[list.in]
b.c = "f"
d = true
"""


def test_toml() -> None:
    document = toml_reader.read(File("f", TOML).all())
    expected = json.loads(json.dumps(tomllib.loads(TOML), default=str).replace("1979-05-27T", "1979-05-27 "))
    expected["list"][1]["in"]["d"] = "true"
    assert plain(document) == expected
    assert all(stands(scalar) for scalar in _values(document))


def _values(node: Node) -> list[Placed]:
    inner = [*node.items, *(value for _, value in node.pairs)]
    return [text for each in inner for text in _values(each)] if inner else [node.text]


def test_yaml_merges_and_aliases() -> None:
    text = "a: &a {x: 1, y: 2}\nb: {<<: *a, y: 3}\nc: *a\nd: !tag &d 'v'\ne: *d\n"
    (document,) = yaml_reader.read(File("f", text).all())
    assert document.get("b", "y").value == "3"
    assert document.get("b", "x").value == "1"
    assert document.get("c", "y").value == "2"
    assert document.get("e").text.start == text.index("v'")
    assert not document.get("b", "x", "none")


#: Lists of ten aliases each, seven deep.
_BOMB = "a: &a 1\n" + "".join(
    f"{name}: &{name} [{','.join([f'*{before}'] * 10)}]\n" for before, name in zip("abcdefg", "bcdefgh", strict=True)
)


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("a: *b", 3),
        ("&a [*a]", 4),
        ("[" * 200, 101),
        ("a: 'b", 5),
        ("a: \x07", 0),
        (_BOMB, None),
    ],
)
def test_what_is_not_yaml(text: str, offset: int | None) -> None:
    with pytest.raises(Broken) as raised:
        yaml_reader.read(File("f", text).all())
    assert offset is None or raised.value.offset == offset


@pytest.mark.parametrize(
    "text", ["", "{", '{"a"}', '{"a": "b', '["\\x"]', '["\\u12"]', "[1 2]", "{} {}", "[" * 500, "'a'"]
)
def test_what_is_not_json(text: str) -> None:
    with pytest.raises(Broken, match="not JSON"):
        json_reader.read(File("f", text).all())


@pytest.mark.parametrize(("text", "offset"), [("a = 1\nb = \n", 6), ("a = " + "[" * 5000, 0)])
def test_what_is_not_toml(text: str, offset: int) -> None:
    with pytest.raises(Broken, match="not TOML") as raised:
        toml_reader.read(File("f", text).all())
    assert raised.value.offset == offset


def test_placed_text_knows_where_it_is() -> None:
    file = File("f", "ab\r\ncd $X\n")
    whole = file.all()
    assert whole.text == "ab\ncd $X\n"
    assert [line.text for line in whole.lines()] == ["ab", "cd $X"]
    second = whole.lines()[1]
    assert file.place(second.start) == (2, 1)
    filled = second[:3].text, joined([second[:3], second[3:].made(file.hole("$X", "not known"))])
    assert file.place(filled[1].end) == (2, 6)
    assert file.legible(filled[1].text) == "cd $X"
    assert not whole[2:2]
    assert file.place(whole[9:].start) == (3, 1)
