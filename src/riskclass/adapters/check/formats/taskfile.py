"""Taskfiles (taskfile.dev/reference/schema): commands of tasks, of conditions, of variables, read as bash does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.tree import Node

NAMES: Final = tuple(
    f"{name}{dist}.{ending}"
    for name in ("Taskfile", "taskfile")
    for dist in ("", ".dist")
    for ending in ("yml", "yaml")
)

_INSERT: Final = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}", re.DOTALL)


def find(file: File) -> Iterator[Found]:
    for document in yaml.read(file.all()):
        yield from _variables(document, "")
        for name, task in document.get("tasks").entries():
            yield from _task(task, f"tasks.{name}")


def _task(task: Node, where: str) -> Iterator[Found]:
    cwd = task.get("dir").value
    if task.kind != "map":  # the short form: the commands alone
        yield from _commands(task, where, "")
        return
    yield from _commands(task.get("cmds"), f"{where}.cmds", cwd)
    yield from _commands(task.get("cmd"), f"{where}.cmd", cwd)
    yield from _commands(task.get("status"), f"{where}.status", cwd)
    yield from _commands(task.get("preconditions"), f"{where}.preconditions", cwd)
    yield from _variables(task, f"{where}.")


def _commands(node: Node, where: str, cwd: str) -> Iterator[Found]:
    for item in node.items if node.kind == "list" else [node]:
        said = [item, item.get("cmd"), item.get("sh"), item.get("defer"), item.get("defer", "cmd")]
        for each in said:
            if each.value:
                yield Found(_filled(each.text), "bash", where=where, cwd=cwd)


def _variables(node: Node, where: str) -> Iterator[Found]:
    for key in ("vars", "env"):
        for name, value in node.get(key).entries():
            if value.get("sh").value:
                yield Found(_filled(value.get("sh").text), "bash", where=f"{where}{key}.{name}")


def _filled(code: Placed) -> Placed:
    return code.replaced(_INSERT, lambda match: code.file.hole(match.group(), f"{match.group()} is filled in by Task"))
