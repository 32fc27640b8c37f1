"""What no example of a table shows: a row or a sub-command is shown by an example that is another without it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from riskclass.api import classify
from riskclass.model.site import Site
from riskclass.policy.chain import named
from riskclass.policy.examples import ExpectationError, expectations
from riskclass.policy.said import at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.policy.chain import Chain
    from riskclass.policy.said import Said
    from riskclass.policy.toml import Path

    #: A table's data without a row or a sub-command, where that stands, and what to call it.
    Part = tuple[dict[str, Any], Path, str]


def unproven(chain: Chain) -> Iterator[tuple[Said, Path, str]]:
    """Tables without examples, and parts of tables that no example of theirs shows."""
    whole = chain.policy().site
    tables: dict[str, list[dict[str, Any]]] = {}
    for table in chain.tables():
        tables.setdefault(_program(table), []).append(table)
    for said in chain.said:
        for place, table in said.tables.items():
            commands = list(_commands(said.data["tool"][place]))
            if not commands:
                yield said, ("tool", place), "this table has no examples: nothing shows that it is right"
                continue
            known = [classify(command, site=whole) for command in commands]
            for without, inside, name in _parts(table):
                if at(said.data["tool"][place], inside) is None:
                    continue  # a row that nobody wrote
                site = _with(whole, [without if each is table else each for each in tables[_program(table)]])
                if [classify(command, site=site) for command in commands] == known:
                    yield said, ("tool", place, *inside), f"no example shows {name}"


def _commands(table: dict[str, Any]) -> Iterator[str]:
    for part in (table, *table.get("subs", [])):
        with suppress(ExpectationError):  # a problem of its own
            yield from (each.command for each in expectations(part.get("examples", "")))


def _parts(table: dict[str, Any]) -> Iterator[Part]:
    yield from _rows(table)
    subs = table.get("subs", [])
    for place, entry in enumerate(subs):
        path: Path = ("subs", place)
        rest = subs[:place], subs[place + 1 :]
        yield table | {"subs": rest[0] + rest[1]}, path, f"the sub-command {entry['names']}"
        for without, inside, name in _rows(entry):
            yield table | {"subs": [*rest[0], without, *rest[1]]}, (*path, *inside), name


def _rows(table: dict[str, Any]) -> Iterator[Part]:
    rows = table.get("rows", [])
    for place, row in enumerate(rows):
        terms = " and ".join(row["when"]) or "its `unless`"
        yield table | {"rows": rows[:place] + rows[place + 1 :]}, ("rows", place), f"the row of {terms}"


def _program(table: dict[str, Any]) -> str:
    """What tables that speak of one program have in common."""
    name: str = table.get("names") or table["extends"]
    return name


def _with(site: Site, tables: list[dict[str, Any]]) -> Site:
    return Site({**site.tables, **named(tables)}, site.places, site.classes, site.programs, site.identity)
