"""Taskfiles (taskfile.dev/reference/schema): commands of tasks, of conditions, of variables, read as bash does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.branches import branches
from riskclass.adapters.check.environment import exported, variables
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.tree import Node

NAMES: Final = tuple(
    f"{name}{dist}.{ending}"
    for name in ("Taskfile", "taskfile")
    for dist in ("", ".*", "[-_]*")
    for ending in ("yml", "yaml")
)

_INSERT: Final = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}", re.DOTALL)


#: Functions of its templates that make one quoted word.
_QUOTED: Final = re.compile(r"\{\{-?\s*(?:(?:shellQuote|q)\s+\.\w+|\.\w+\s*\|\s*(?:shellQuote|q))\s*-?\}\}")
_NAME: Final = re.compile(r"\{\{-?\s*\.(\w+)\s*-?\}\}")
_BLOCK: Final = re.compile(
    r"\{\{-?\s*(?:(?P<opens>if|range|with)|(?P<turns>else\s+(?:if|with))|(?P<last>else)|(?P<closes>end))\b(?:(?!\}\}).)*\}\}"
)
_KEY: Final = re.compile(r"[\"']?\b(\w+)\b[\"']?\s*:")


def find(file: File) -> Iterator[Found]:
    documents = yaml.read(file.all())
    said = Counter(_KEY.findall(file.text))
    values = {
        name: value.value
        for document in documents
        for name, value in document.get("vars").entries()
        if value.kind == "text" and said[name] == 1 and "{{" not in value.value
    }
    for document in documents:
        yield from _variables(document, "", values)
        for name, included in document.get("includes").entries():
            yield from _variables(included, f"includes.{name}.", values)
        for name, task in document.get("tasks").entries():
            yield from _task(task, f"tasks.{name}", values)


def _task(task: Node, where: str, values: dict[str, str]) -> Iterator[Found]:
    cwd = task.get("dir").value
    if task.kind != "map":  # the short form: the commands alone
        yield from _commands(task, where, "", values)
        return
    for key in ("cmds", "cmd", "status", "preconditions", "if"):
        yield from _commands(task.get(key), f"{where}.{key}", cwd, values)
    yield from _variables(task, f"{where}.", values)
    for key in ("deps", "cmds"):
        for item in task.get(key).items:
            yield from _variables(item, f"{where}.{key}.", values)
            yield from _variables(item.get("defer"), f"{where}.{key}.defer.", values)


def _commands(node: Node, where: str, cwd: str, values: dict[str, str]) -> Iterator[Found]:
    for item in node.items if node.kind == "list" else [node]:
        said = [item, item.get("cmd"), item.get("sh"), item.get("defer"), item.get("defer", "cmd"), item.get("if")]
        for each in said:
            for text in branches(each.text, _BLOCK) if each.value else ():
                yield _found(text, where, cwd, values)


def _variables(node: Node, where: str, values: dict[str, str]) -> Iterator[Found]:
    yield from exported(variables(node.get("env"), _filled), f"{where}env")
    for key in ("vars", "env"):
        for name, value in node.get(key).entries():
            if value.get("sh").value:
                yield _found(value.get("sh").text, f"{where}{key}.{name}", "", values)


def _filled(value: Placed) -> Placed:
    return pasted(value, _INSERT, "Task")[0]


def _found(code: Placed, where: str, cwd: str, values: dict[str, str]) -> Found:
    """`values` are those of variables that the file sets in one place, to words alone."""

    def known(source: str) -> str | None:
        name = _NAME.fullmatch(source)
        return values.get(name[1]) if name else "" if _BLOCK.match(source) else None

    filled, notes = pasted(code, _INSERT, "Task", known=known, quoted=_QUOTED)
    return Found(filled, "bash", where=where, cwd=cwd, notes=notes)
