"""What tools said of their options, kept in help_told.json: one line a path, so that a change is a line of a diff.

An option is `-a`, with a value `-o=`, with one that may be missing `--color[=]`.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import pathlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

from riskclass.engine.level import SubTree, subs_of
from riskclass.rules import lookup, programs
from tasks.help_jail import Program, kept, program
from tasks.help_manual import terms
from tasks.help_readers import NOT_ASKED, TOOLS, USUAL, Help, Tool, both, told
from tasks.help_terms import FLAG, OPTIONAL, UNSURE, VALUE, Path

FILE = pathlib.Path(__file__).parent / "help_told.json"
_ENDS = {FLAG: "", VALUE: "=", OPTIONAL: "[=]", UNSURE: "=?"}
_MORE = "+ "  # and all of the path above
_MANY = 1000  # paths of one program


class Told(NamedTuple):
    """`source`: whose package it is; `date`: when it was asked, ISO; `paths`: sub-command → option → its arity."""

    source: str
    package: str
    version: str
    date: str
    paths: dict[Path, dict[str, str]]


@cache
def load() -> dict[str, Told]:
    if not FILE.exists():
        return {}
    return {name: _read(one) for name, one in json.loads(FILE.read_text(encoding="utf-8")).items()}


def _read(one: dict[str, object]) -> Told:
    by = one["by"]
    paths = one["paths"]
    assert isinstance(by, str) and isinstance(paths, dict)
    found: dict[Path, dict[str, str]] = {}
    for path, line in sorted((tuple(path.split()), line) for path, line in paths.items()):
        outer = found[path[:-1]] if line.startswith(_MORE) else {}
        found[path] = outer | _options(line.removeprefix(_MORE))
    return Told(*by.split(), found)


def _options(line: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in line.split():
        kind = next((kind for kind, end in _ENDS.items() if end and word.endswith(end)), FLAG)
        found[word.removesuffix(_ENDS[kind])] = kind
    return found


def save(all_told: dict[str, Told]) -> None:
    """JSON with a line for each path; names in order."""
    parts = []
    for name, one in sorted(all_told.items()):
        paths = {
            " ".join(path): _line(options, one.paths.get(path[:-1]) if path else None)
            for path, options in sorted(one.paths.items())
        }
        lines = [f"    {json.dumps(path)}: {json.dumps(line)}" for path, line in paths.items()]
        by = " ".join((one.source, one.package, one.version, one.date))
        parts.append(f'  {json.dumps(name)}: {{"by": {json.dumps(by)}, "paths": {{\n' + ",\n".join(lines) + "\n  }}")
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    load.cache_clear()


def _line(options: dict[str, str], outer: dict[str, str] | None) -> str:
    """The options in order; behind `+` only those that the path above does not have, where it has no other."""
    more = bool(outer) and outer is not None and outer.items() <= options.items()
    own = {name: kind for name, kind in options.items() if not (more and outer is not None and name in outer)}
    return (_MORE if more else "") + " ".join(f"{name}{_ENDS[kind]}" for name, kind in sorted(own.items()))


def ask(names: list[str]) -> None:
    """Asks the programs that the scratch place has (all that have a table, if none is named)."""
    gathered = dict(load())
    for name in names or _distinct():
        there = program(name)
        if there is None:
            print(f"{name} is not there")
            continue
        paths = {path: said.options for path, said in crawl(name, there).items()}
        if any(paths.values()) or len(paths) > 1:
            today = dt.date.today().isoformat()
            gathered[name] = Told(there.source, there.package, there.version, today, paths)
        else:
            print(f"{name} says nothing")
    save(gathered)


def _distinct() -> Iterator[str]:
    """Names with a table whose program is there, one for each file that several names of a table lead to."""
    seen: set[tuple[int, str]] = set()
    for name in programs():
        there, table = program(name), lookup(name)
        if there is not None and table is not None and name not in NOT_ASKED:
            key = (
                id(table),
                os.path.basename(os.path.realpath(there.argv[0] if there.root == "/" else there.root + there.argv[0])),
            )
            if key not in seen:
                seen.add(key)
                yield name


def crawl(name: str, there: Program) -> dict[Path, Help]:
    """The help of every sub-command that the tool tells of, asked once each, some at a time."""
    source, table = TOOLS.get(name, USUAL), lookup(name)
    known = subs_of(table) if table is not None and table.subs else None
    found: dict[Path, Help] = {}
    texts: set[str] = set()
    waiting = list(dict.fromkeys(source.first(there)))
    with ThreadPoolExecutor(3) as pool:
        while waiting and len(found) < _MANY:
            answers = pool.map(lambda path: kept(there, path, lambda: _ask(name, there, source, path)), waiting)
            for path, (text, lines) in zip(waiting, answers, strict=True):
                said = Help({}, ()) if path and text in texts else source.read(text, path)
                found[path] = Help(both(said.options, lines), said.subs)
                texts.add(text)
            below = [
                (*path, sub) for path in waiting if _groups(known, path, table is None) for sub in found[path].subs
            ]
            waiting = [path for path in dict.fromkeys(below) if path not in found and path[-1] != "help"]
    return found


def _ask(name: str, there: Program, source: Tool, path: Path) -> tuple[str, list[str]]:
    """What it prints, and the terms of its manual page."""
    text = source.ask(there, path)
    lines = terms("-".join((name, *path))) if source.manual and there.source == "Debian" else []
    if source is USUAL and not path and not lines and not source.read(text, path).options:
        text = told(there, "-h")
    return text, lines


def _groups(known: SubTree | None, path: Path, new: bool) -> bool:
    """Whether words behind this path are sub-commands: for the table, or as far as a new one is looked for."""
    if new:
        return len(path) < 2
    node = known
    for word in path:
        found = node.find(word, False) if node is not None else None
        node = found[1] if found is not None else None
    return node is not None and bool(node.children)
