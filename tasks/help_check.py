"""Compares a table's names, and what of a value each takes, with what the installed tool says.

    python -m tasks.help_check git docker kubectl [--more]

Per sub-command and after inheritance, since an option with another arity swallows the next word. Names that only the
table has are other versions' and are listed with --more alone. A tool without a record in tasks/help_readers.py is
asked with --help and read as getopt programs print it.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from typing import NamedTuple

from riskclass.engine.level import Level, Spec, SubTree, level_of, subs_of
from riskclass.model.tables import Table
from riskclass.rules import lookup
from tasks.help_known import KNOWN
from tasks.help_readers import FLAG, OPTIONAL, TOOLS, VALUE, Help, Path, Tool, asking, gnu


class Difference(NamedTuple):
    """`where` names tool, sub-command and option."""

    where: str
    what: str

    @property
    def reason(self) -> str:
        """Why it is meant, or empty."""
        return next((why for pattern, why in KNOWN.items() if fnmatchcase(self.where, pattern)), "")


def differences(program: str) -> list[Difference]:
    """What the installed tool has and its table lacks or says otherwise, known differences aside."""
    table = lookup(program)
    if table is None:
        raise SystemExit(f"there is no table for {program}")
    found = (each for path, told in helps(program).items() for each in _compare(program, table, path, told))
    return [each for each in found if not each.reason]


def helps(program: str) -> dict[Path, Help]:
    """The help of every sub-command that the tool tells of, asked once each, some at a time."""
    source, told = TOOLS.get(program) or Tool(asking(program, "--help"), gnu), dict[Path, Help]()
    waiting = list(dict.fromkeys(source.first()))
    with ThreadPoolExecutor(6) as pool:
        while waiting:
            answers = pool.map(lambda path: source.read(source.ask(path), path), waiting)
            told |= zip(waiting, answers, strict=True)
            below = [(*path, name) for path in waiting for name in told[path].subs]
            waiting = [path for path in dict.fromkeys(below) if path not in told and _is_new(told, path)]
    return told


def _is_new(told: dict[Path, Help], path: Path) -> bool:
    """Not where a word that is no sub-command shows its parent's help once more."""
    return len(path) < 3 or told[path[:-1]].subs != told[path[:-2]].subs


def _compare(program: str, table: Table, path: Path, told: Help) -> Iterator[Difference]:
    where = " ".join((program, *path))
    level, node = find(table, path)
    if level is None:
        if len(path) < 2 or find(table, path[:-1])[0] is not None:
            yield Difference(where, "is not in the table")
        return
    if node is not None and node.table is not None and node.table.open:
        return
    below = _below(level, node, table)
    for name, kind in told.options.items():
        found = [spec for each in (level, *below) if (spec := _named(each, name, table.style)) is not None]
        if not found:
            yield Difference(f"{where} {name}", f"is not in the table; {kind}")
        elif not any(_agree(kind, spec) for spec in found):
            yield Difference(f"{where} {name}", f"{kind}; in the table it {arity(found[0])}")


def _below(level: Level, node: SubTree | None, table: Table) -> list[Level]:
    """The levels of all sub-commands: a manual page (git-worktree) may list their options with the group's own."""
    found: list[Level] = []
    for child in node.children.values() if node is not None and node.table is not table else ():
        inner = level
        if child.table is not None:
            inner = level_of(child.table, table.style, level if table.inherits or child.table.inherits else None)
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
    return level.long(name, style) or level.fitting(name) or (level.number(name[1:]) if name[1:].isdigit() else None)


def arity(spec: Spec) -> str:
    if spec.value is None or not spec.value.operands:
        return FLAG
    return OPTIONAL if spec.value.operands[0].optional else VALUE


def _agree(said: str, spec: Spec) -> bool:
    """An option that the table gives an attached value takes no next word, as one without a value."""
    attached = spec.value is not None and bool(spec.value.operands) and spec.value.operands[0].optional == "["
    return said == arity(spec) or (said == FLAG and attached)


def more(program: str) -> list[str]:
    """Options of the table that the installed tool does not tell of: other versions', or mistakes."""
    table, told = lookup(program), helps(program)
    assert table is not None
    found: list[str] = []
    for path, help_ in told.items():
        level, _ = find(table, path)
        names = level.exact if level is not None and help_.options else {}
        found += [" ".join((program, *path, name)) for name in names if name not in help_.options]
    return found


def main(words: list[str]) -> int:
    """Without a name: every tool with a record of its own."""
    failed = False
    for program in [word for word in words if not word.startswith("-")] or list(TOOLS):
        if shutil.which(program) is None:
            print(f"{program} is not installed")
            continue
        for each in differences(program):
            failed = True
            print(f"{each.where}: {each.what}")
        if "--more" in words:
            print(*(f"{each}: only in the table" for each in more(program)), sep="\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
