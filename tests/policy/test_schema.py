"""The JSON Schema says what the reader says: both are made of the same words."""

from __future__ import annotations

import json
import pkgutil
import tomllib
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import riskclass.rules.tools
from riskclass.adapters.cli import main
from riskclass.model.data import to_data
from riskclass.policy import start
from riskclass.policy.presets import PRESETS
from riskclass.policy.read import check
from riskclass.policy.source import Problems, Source
from riskclass.policy.words import schema
from riskclass.policy.write import document
from riskclass.rules import tables_of
from tests.policy.test_read import EXAMPLES, WORDS

VALIDATOR = Draft202012Validator(schema())
TABLES = [table for info in pkgutil.iter_modules(riskclass.rules.tools.__path__) for table in tables_of(info.name)]


def _accepts(data: object) -> bool:
    return not list(VALIDATOR.iter_errors(data))


def _reads(text: str) -> bool:
    """Whether every word of a text is one of a policy."""
    problems = Problems(keep=True)
    check(Source("p.toml", text, problems))
    return not problems.found


def _data(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


MISTAKES = [text for text, *_ in WORDS if _data(text) is not None]
#: A glob that fits no name: an enumeration cannot tell.
GLOBS = ("[[rule]]\ndecision='ask'\neffect = 'nothing.*'",)


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("text", MISTAKES)
def test_it_refuses_what_the_reader_refuses(text: str) -> None:
    data = _data(text)
    assert _accepts(data) == (_reads(text) or text in GLOBS)


def test_the_mistakes_are_of_both_kinds() -> None:
    refused = [text for text in MISTAKES if not _accepts(_data(text))]
    assert len(refused) > 40
    assert len(MISTAKES) - len(refused) > 10


@pytest.mark.parametrize("text", [text for text, *_ in EXAMPLES])
def test_it_accepts_what_the_reader_accepts(text: str) -> None:
    assert _reads(text)
    assert _accepts(_data(text))


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_it_accepts_the_presets(name: str) -> None:
    assert _accepts(PRESETS[name])
    assert _accepts({"extends": name})


@pytest.mark.parametrize("text", [start.user("ops"), start.project()], ids=["user", "project"])
def test_it_accepts_what_init_writes_with_everything_switched_on(text: str) -> None:
    on = "\n".join(line[1:] if line[:1] == "#" and line[1:2] not in ("", " ") else line for line in text.split("\n"))
    data = tomllib.loads(on)
    assert {"rule", "tool", "places", "protected_contexts"} <= data.keys()
    assert _accepts(data)


def test_it_accepts_every_shipped_table() -> None:
    assert len(TABLES) > 200
    for table in TABLES:
        data = {"tool": [to_data(table)]}
        assert _accepts(data), table.names
        assert _reads(document(data)), table.names


def test_every_word_is_explained() -> None:
    """An editor shows what a key is for."""

    def walk(inside: dict[str, Any], path: str) -> None:
        for name, each in inside.get("properties", {}).items():
            assert each.get("description"), f"{path}.{name}"
            walk(each.get("items", each), f"{path}.{name}")

    walk(schema(), "")


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["policy", "schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed.pop("$schema") == "https://json-schema.org/draft/2020-12/schema"
    assert printed == json.loads(json.dumps(schema()))
