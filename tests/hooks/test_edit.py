"""Edits of settings leave every other byte alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass.adapters.hooks.edit import EditError, add, cut, find, parse

OURS = {"command": "riskclass"}
PATH = ("hooks", "Pre")


def _is_ours(value: object) -> bool:
    return value == OURS


ADDED = [
    ("{}", '{\n  "hooks": {\n    "Pre": [\n      {\n        "command": "riskclass"\n      }\n    ]\n  }\n}'),
    (
        '{\n\t"a": 1, // one\n\t"hooks": {"Pre": []}\n}\n',
        '{\n\t"a": 1, // one\n\t"hooks": {"Pre": [\n\t\t\t{\n\t\t\t\t"command": "riskclass"\n\t\t\t}\n\t\t]}\n}\n',
    ),
    (
        '{\n    "hooks": {\n        "Pre": [\n            {"x": 1} // mine\n        ]\n    }\n}',
        '{\n    "hooks": {\n        "Pre": [\n            {"x": 1}, // mine\n            {\n'
        '                "command": "riskclass"\n            }\n        ]\n    }\n}',
    ),
    (
        '{\r\n  "a": 1\r\n}\r\n',
        '{\r\n  "a": 1,\r\n  "hooks": {\r\n    "Pre": [\r\n      {\r\n        "command": "riskclass"\r\n      }\r\n'
        "    ]\r\n  }\r\n}\r\n",
    ),
    (
        '{"hooks": {"Pre": [1,],},}',
        '{"hooks": {"Pre": [1,\n      {\n        "command": "riskclass"\n      },\n    ],},}',
    ),
]


@pytest.mark.parametrize(("before", "after"), ADDED)
def test_added(before: str, after: str) -> None:
    assert add(before, PATH, OURS) == after
    assert parse(after).value["hooks"]["Pre"][-1] == OURS
    assert list(find(after, _is_ours)) == [(PATH, OURS)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('{"a": [1, {"command": "riskclass"}, 2]}', '{"a": [1, 2]}'),
        ('{"a": [{"command": "riskclass"}, 2]}', '{"a": [ 2]}'),
        ('{"a": [1, {"command": "riskclass"}]}', '{"a": [1]}'),
        ('{"a": [1, {"command": "riskclass"},]}', '{"a": [1,]}'),
        ('{"b": 2, "a": [{"command": "riskclass"}]}', '{"b": 2}'),
        ('{"a": {"c": [{"command": "riskclass"}]}, "b": 2}', '{ "b": 2}'),
        ('[\n  1, // one\n  {"command": "riskclass"} // ours\n]', "[\n  1 // one\n // ours\n]"),
        ('[ // all\n{"command": "riskclass"}]', "[ // all\n]"),
        ('{"a": 1}', '{"a": 1}'),
    ],
)
def test_cut(before: str, after: str) -> None:
    assert cut(before, _is_ours) == after
    parse(after)


def test_containers_that_were_there_before_stay() -> None:
    text = '{"hooks": {"Pre": [{"command": "riskclass"}]}}'
    assert cut(text, _is_ours, {"hooks": {"Pre": []}}) == '{"hooks": {"Pre": []}}'
    assert cut(text, _is_ours, {"hooks": {}}) == '{"hooks": {}}'
    assert cut(text, _is_ours, {}) == "{}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: a value is expected"),
        ("{", "line 1: a name in double quotes is expected"),
        ('{\n"a" 1}', "line 2: : is expected"),
        ('{"a": 1 "b": 2}', "line 1: , or } is expected"),
        ('{"a": nul}', "line 1: a value is expected"),
        ('{"a": "x}', "line 1: a text that does not end"),
        ('{"a": 1}\n{}', "line 2: more than one value"),
        ('{"a": 1, "a": 2}', "line 1: a stands there twice"),
        ("[]", "the settings are no object"),
        ('{"hooks": []}', "hooks is no object"),
        ('{"hooks": {"Pre": {}}}', "hooks.Pre is no list"),
    ],
)
def test_what_cannot_be_edited(text: str, why: str) -> None:
    with pytest.raises(EditError) as caught:
        add(text, PATH, OURS)
    assert str(caught.value) == why


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=12,
)
BLANKS = st.sampled_from(["", " ", "\n", "\n  ", "\t", " // it's, \n", "/* { */", "\r\n "])


@st.composite
def _written(draw: st.DrawFn, value: Any) -> str:
    """`value` as some person or program may have written it."""

    def gap() -> str:
        return draw(BLANKS)

    if not isinstance(value, (dict, list)):
        return gap() + json.dumps(value, ensure_ascii=draw(st.booleans())) + gap()
    if isinstance(value, dict):
        items = [gap() + json.dumps(key) + gap() + ":" + draw(_written(each)) for key, each in value.items()]
    else:
        items = [draw(_written(each)) for each in value]
    tail = draw(st.sampled_from(["", ","])) + gap() if items else gap()
    start, end = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return gap() + start + ",".join(items) + tail + end + gap()


@st.composite
def _settings(draw: st.DrawFn) -> tuple[Any, str]:
    value = draw(st.dictionaries(st.text(max_size=3), JSON, max_size=3))
    if draw(st.booleans()):
        value["hooks"] = draw(st.dictionaries(st.sampled_from("ab"), JSON, max_size=2))
        if draw(st.booleans()):
            value["hooks"]["Pre"] = draw(st.lists(JSON, max_size=3))
    return value, draw(_written(value))


@settings(max_examples=100, deadline=None)
@given(_settings())
def test_whatever_the_settings_look_like(made: tuple[Any, str]) -> None:
    value, text = made
    assert parse(text).value == value
    added = add(text, PATH, OURS)
    hooks = value.get("hooks", {})
    assert parse(added).value == {**value, "hooks": {**hooks, "Pre": [*hooks.get("Pre", []), OURS]}}
    back = cut(added, _is_ours, value)
    assert parse(back).value == value
    assert "".join(back.split()) == "".join(text.split())
