"""Compares tables with what the tools themselves say, and keeps what they said.

    python -m tasks.help_check                   every table against what is kept in tasks/help_told.json
    python -m tasks.help_check git ss [--more]   some of them; --more: what only the table has
    python -m tasks.help_check --ask [git ss]    asks the tools that are in the scratch place, and keeps the answers

Per sub-command and after inheritance, since an option with another arity swallows the next word.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from riskclass.engine.level import Level, Spec, SubTree, level_of, subs_of
from riskclass.model.tables import Table
from riskclass.rules import lookup
from tasks import help_told
from tasks.help_known import reason
from tasks.help_terms import FLAG, OPTIONAL, UNSURE, VALUE, Path


class Difference(NamedTuple):
    """`where` names tool, sub-command and option."""

    where: str
    what: str

    @property
    def reason(self) -> str:
        """Why it is meant, or empty."""
        return reason(self.where)


def differences(program: str) -> Iterator[Difference]:
    """What the tool has and its table lacks or says otherwise; known differences carry their reason."""
    table = lookup(program)
    if table is None:
        raise SystemExit(f"there is no table for {program}")
    for path, options in help_told.load()[program].paths.items():
        yield from _compare(program, table, path, options)


def _compare(program: str, table: Table, path: Path, options: dict[str, str]) -> Iterator[Difference]:
    where = " ".join((program, *path))
    level, node = find(table, path)
    if level is None:
        if len(path) < 2 or find(table, path[:-1])[0] is not None:
            yield Difference(where, "is not in the table")
        return
    below, harmless = _below(level, node, table), level.table.open  # an open one takes any option
    for name, kind in options.items():
        found = [spec for each in (level, *below) if (spec := _named(each, name, table.style)) is not None]
        if not found and not harmless:
            yield Difference(f"{where} {name}", f"is not in the table; {kind}")
        elif found and not any(_agree(kind, spec) or _by_pattern(name, spec) for spec in found):
            yield Difference(f"{where} {name}", f"{kind}; in the table it {arity(found[0])}")


def _below(level: Level, node: SubTree | None, table: Table) -> list[Level]:
    """The levels of all sub-commands: a manual page (git-worktree) may list their options with the group's own."""
    found: list[Level] = []
    for child in node.children.values() if node is not None and node.table is not table else ():
        inner = level
        if child.table is not None:
            style = child.table.style or table.style  # the reader of argv keeps what is made here
            inner = level_of(child.table, style, level if table.inherits or child.table.inherits else None)
            found.append(inner)
        found += _below(inner, child, table)
    return found


def find(table: Table, path: Path) -> tuple[Level | None, SubTree | None]:
    """The options in force at a path, as the reader of argv sees them; None where the table has no such path."""
    level = level_of(table, table.style, None)
    node, style = (subs_of(table) if table.subs else None), table.style
    for word in path:
        found = node.find(word, False) if node is not None else None
        if found is None:
            return None, None
        node = found[1]
        if node.table is not None:
            style = node.table.style or style
            level = level_of(node.table, style, level if table.inherits or node.table.inherits else None)
    return level, node


def _named(level: Level, name: str, style: str) -> Spec | None:
    """By its whole name: the table lists it, and does not take it for an abbreviation of another."""
    found = level.exact.get(name) or (level.exact.get(name[1:]) if style == "single" else None)
    found = found or level.fitting(name) or (level.number(name[1:]) if name[1:].isdigit() else None)
    return found or (
        _cluster(level, name) if style in ("gnu", "tar") and name[0] == "-" and name[1:2] not in ("-", "") else None
    )


def _cluster(level: Level, name: str) -> Spec | None:
    """`-Cp` where -C takes the rest as its value; `-vv` where every letter is a flag."""
    specs = [level.exact.get(f"-{letter}") for letter in name[1:]]
    if specs[0] is not None and specs[0].value is not None:
        return Spec((f"{specs[0].names[0]}*",), specs[0].value, specs[0].says)
    return specs[0] if all(spec is not None and spec.value is None for spec in specs) else None


def arity(spec: Spec) -> str:
    if spec.value is None or not spec.value.operands:
        return FLAG
    return OPTIONAL if spec.value.operands[0].optional else VALUE


def _by_pattern(name: str, spec: Spec) -> bool:
    """`--*`: the table knows that there are such options, not what they take."""
    return any("*" in spelling or spelling == "-#" for spelling in spec.names)


def _agree(said: str, spec: Spec) -> bool:
    """An option that the table gives an attached value takes no next word, as one without a value."""
    attached = spec.value is not None and bool(spec.value.operands) and spec.value.operands[0].optional == "["
    return said in (UNSURE, arity(spec)) or (said == FLAG and attached)


def more(program: str) -> Iterator[str]:
    """Options of the table that the tool does not tell of: other versions', or mistakes."""
    table = lookup(program)
    assert table is not None
    for path, options in help_told.load()[program].paths.items():
        level, _ = find(table, path)
        names = level.exact if level is not None and options else {}
        yield from (" ".join((program, *path, name)) for name in names if name not in options)


def main(words: list[str]) -> int:
    names = [word for word in words if not word.startswith("-")]
    if "--ask" in words:
        help_told.ask(names)
    failed = False
    for program in names or help_told.load():
        for each in differences(program) if program in help_told.load() else ():
            if not each.reason:
                failed = True
                print(f"{each.where}: {each.what}")
        if "--more" in words:
            print(*(f"{each}: only in the table" for each in more(program)), sep="\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
