"""A table as plain data and back: what a TOML file holds, in the same words."""

from __future__ import annotations

from riskclass.model.tables import NOTHING, Option, Row, Says, Table, TableError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TABLE_TEXTS = ("operands", "about", "docs", "examples", "inert", "style", "late", "input")
#: Words that a table which extends another cannot have.
NOT_ADDED = ("late", "style")
_TABLE_FLAGS = ("open", "inherits", "abbreviates", "posix")


def to_data(table: Table) -> dict[str, Any]:
    """Strings, booleans, lists and dicts alone; what is empty is left out."""
    data: dict[str, Any] = {"names": table.names}
    data |= {name: getattr(table, name) for name in (*_TABLE_TEXTS, *_TABLE_FLAGS) if getattr(table, name)}
    data |= _says(table.says)
    lists = {
        "options": [_option(option) for option in table.options],
        "rows": [_row(row) for row in table.rows],
        "subs": [to_data(entry) for entry in table.subs],
    }
    return data | {name: items for name, items in lists.items() if items}


def _says(says: Says) -> dict[str, Any]:
    return {name: getattr(says, name) for name in Says.__slots__ if getattr(says, name)}


def _option(option: Option) -> dict[str, Any]:
    head = {"flags": option.names} if option.value is None else {"takes": option.names, "value": option.value}
    return head | _says(option.says)


def _row(row: Row) -> dict[str, Any]:
    data: dict[str, Any] = {"when": list(row.terms)}
    data |= {"unless": row.unless} if row.unless else {}
    data |= {"operands": row.operands} if row.operands is not None else {}
    return data | _says(row.says)


def from_data(data: dict[str, Any], where: str) -> Table:
    """The table that the data says.

    Raises:
        TableError: a word that a table does not have, or no names.
    """
    rest = dict(data)
    names = rest.pop("names", "")
    rest.pop("extends", "")
    if not names:
        raise TableError(where, "a table needs names")
    texts = {name: rest.pop(name, "") for name in _TABLE_TEXTS}
    marks = {name: rest.pop(name, False) for name in _TABLE_FLAGS}
    options = [_option_from(each, where) for each in rest.pop("options", [])]
    rows = [_row_from(each, where) for each in rest.pop("rows", [])]
    subs = [from_data(each, f"{where} {names}") for each in rest.pop("subs", [])]
    operands = texts.pop("operands")
    return Table(names, operands, options, rows, subs, _says_from(rest, where), **texts, **marks)


def extended(base: Table, data: dict[str, Any], where: str) -> Table:
    """A shipped table and what a site adds to it: lists append, a sub-command of the same path gets the additions.

    Raises:
        TableError: as `from_data`.
    """
    names = base.names.split()[0]
    wrong = next((word for word in NOT_ADDED if data.get(word)), "")
    if wrong:
        raise TableError(where, not_added(wrong))
    more = from_data({**data, "names": names}, where)
    return _joined(base, more)


def not_added(word: str) -> str:
    return f"`{word}` says how a program reads all of its words, so it cannot be added to a shipped table"


def _joined(base: Table, more: Table) -> Table:
    subs = {entry.names: entry for entry in base.subs}
    for entry in more.subs:
        subs[entry.names] = _joined(subs[entry.names], entry) if entry.names in subs else entry
    return Table(
        base.names,
        more.operands or base.operands,
        [*base.options, *more.options],
        [*base.rows, *more.rows],
        list(subs.values()),
        _both(base.says, more.says),
        about=base.about,
        docs=base.docs,
        examples=more.examples,
        inert=f"{base.inert} {more.inert}".strip(),
        style=base.style,
        open=base.open or more.open,
        inherits=base.inherits or more.inherits,
        abbreviates=base.abbreviates or more.abbreviates,
        posix=base.posix or more.posix,
        late=base.late,
        input=more.input or base.input,
    )


def _both(base: Says, more: Says) -> Says:
    """Objects and effects of both; of the other words the site's, where it says one."""
    lists: dict[str, Any] = {
        name: f"{getattr(base, name)} {getattr(more, name)}".strip() for name in ("reads", "writes", "deletes")
    }
    does = ", ".join(part for part in (base.does, more.does) if part)
    rest = {
        name: getattr(more, name) or getattr(base, name)
        for name in ("stdin", "runs", "prints", "context", "cwd", "env", "because", "whole")
    }
    return Says(**lists, does=does, **rest) if more != NOTHING else base


def _says_from(data: dict[str, Any], where: str) -> Says:
    unknown = sorted(set(data) - set(Says.__slots__))
    if unknown:
        raise TableError(where, f"no word {unknown[0]!r} here; one of {', '.join(Says.__slots__)}")
    return Says(**data) if data else NOTHING


def _option_from(data: dict[str, Any], where: str) -> Option:
    rest = dict(data)
    if "flags" in rest:
        return Option(rest.pop("flags"), None, _says_from(rest, where))
    if "takes" not in rest:
        raise TableError(where, "an option needs `flags` or `takes`")
    return Option(rest.pop("takes"), rest.pop("value", "VALUE"), _says_from(rest, where))


def _row_from(data: dict[str, Any], where: str) -> Row:
    rest = dict(data)
    return Row(tuple(rest.pop("when", [])), rest.pop("unless", ""), rest.pop("operands", None), _says_from(rest, where))
