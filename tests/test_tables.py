"""Every shipped table can be meant, is pure data, and every row of it is proven by an example."""

from __future__ import annotations

import pkgutil
import textwrap
import tomllib
from collections.abc import Iterator

import pytest

import riskclass.rules.tools
from riskclass import TableError, classify
from riskclass.engine import derive
from riskclass.model import data
from riskclass.model.lint import check
from riskclass.model.tables import NOTHING, Table, flags, takes, tool, when
from riskclass.rules import LANGUAGES, tables_of
from riskclass.rules.pure import PURE
from tests.expectations import expectations

MODULES = [info.name for info in pkgutil.iter_modules(riskclass.rules.tools.__path__)]
TABLES = [pytest.param(table, id=table.names.split()[0]) for module in MODULES for table in tables_of(module)]


@pytest.mark.parametrize("table", TABLES)
def test_a_table_can_be_meant(table: Table) -> None:
    check(table, "rules", LANGUAGES, PURE)


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_data(table: Table) -> None:
    assert data.from_data(tomllib.loads(_toml(data.to_data(table))), "rules") == table


def _toml(value: dict[str, object]) -> str:
    """Inline TOML: enough for what tables hold."""
    return "\n".join(f"{name} = {_inline(each)}" for name, each in value.items())


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
        return f'"{escaped}"'
    if isinstance(value, list):
        return f"[{', '.join(_inline(each) for each in value)}]"
    assert isinstance(value, dict)
    return f"{{{', '.join(f'{name} = {_inline(each)}' for name, each in value.items())}}}"


@pytest.mark.parametrize("module", MODULES)
def test_every_row_is_fired_by_an_example_and_missed_by_another(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fired: list[set[int]] = []
    judge = derive.Call.effects

    def record(call: derive.Call) -> object:
        fired.append({id(says) for says, _ in call.parsed.said})
        return judge(call)

    monkeypatch.setattr(derive.Call, "effects", record)
    for table in tables_of(module):
        for part in (table, *table.subs):
            for each in expectations(textwrap.dedent(part.examples)):
                classify(each.command)
    for where, says in (claim for table in tables_of(module) for claim in _claims(table)):
        assert any(id(says) in each for each in fired), f"no example fires {where}"
        assert not all(id(says) in each for each in fired), f"no near miss for {where}"


def _claims(table: Table) -> Iterator[tuple[str, object]]:
    for part in (table, *table.subs):
        for row in part.rows:
            if row.says is not NOTHING:
                yield f"{part.names} when{row.terms}", row.says


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (tool("x", "FILE", about="", writes="FILES"), "no name 'FILES'; did you mean 'FILE'?"),
        (tool("x", "", about="", does="explodes"), "no effect kind 'explodes'"),
        (tool("x", "A:shh", about=""), "no form 'shh'; did you mean 'sh'?"),
        (tool("x", about="", input="hole"), "no input 'hole'; did you mean 'whole'?"),
        (tool("x", about="", style="gnuu"), "no style 'gnuu'; did you mean 'gnu'?"),
        (tool("x", about="", options=[flags("-a -b -a")]), "the option -a stands twice"),
        (tool("x", about="", rows=[when("-a")], options=[flags("-a")]), "says nothing"),
        (tool("x", about="", open=True, options=[takes("-o", writes="VALUE")]), "open=True"),
        (tool("x", "F", about="", rows=[when("F", unless="F==a", reads="F")]), "`==` in unless"),
        (tool("x", about="", inert="--dry"), "no name '--dry'"),
    ],
)
def test_a_wrong_table_is_refused(table: Table, message: str) -> None:
    with pytest.raises(TableError, match=r"^t\.toml x: ") as error:
        check(table, "t.toml")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, "needs names"),
        ({"names": "x", "explodes": "FILE"}, "no word 'explodes'"),
        ({"names": "x", "options": [{"writes": "VALUE"}]}, "needs `flags` or `takes`"),
    ],
)
def test_wrong_data_is_refused(value: dict[str, object], message: str) -> None:
    with pytest.raises(TableError, match=r"^t\.toml") as error:
        data.from_data(value, "t.toml")
    assert message in str(error.value)
