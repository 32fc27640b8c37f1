"""pyproject.toml: the tasks of poethepoet, PDM, Hatch, taskipy, Pixi, Rye and tox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.formats import tox
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File
from riskclass.adapters.check.readers import toml
from riskclass.adapters.check.readers.tree import Node
from riskclass.adapters.check.words import split

NAMES: Final = ("pyproject.toml", "pixi.toml", "poe_tasks.toml", "hatch.toml", "tox.toml")

#: Where tasks stand, and whether their plain texts are read by a shell; in a table, `shell` always is one's.
#: poe expands `*` and `$X` itself; read as the shell would, no less is seen.
_TABLES: Final = (
    ("poe", "tasks", True),
    ("pdm", "scripts", False),
    ("taskipy", "tasks", True),
    ("pixi", "tasks", True),
    ("rye", "scripts", False),
)
_INSTALL: Final = ("pre-install-commands", "post-install-commands")
#: Lists of names of other tasks, or of commands.
_LISTS: Final = ("sequence", "parallel", "composite", "chain", "switch")


def find(file: File) -> Iterator[Found]:
    document = toml.read(file.all())
    tool = document.get("tool") or Node("map")
    for name, key, shell in _TABLES:
        yield from _tasks(tool.get(name, key), f"tool.{name}.{key}", shell)
    yield from _pixi(tool.get("pixi"), "tool.pixi.")
    if file.path.endswith(("pixi.toml", "poe_tasks.toml")):
        yield from _tasks(document.get("tasks"), "tasks", True)
        yield from _pixi(document, "")
    hatch = document if file.path.endswith("hatch.toml") else tool.get("hatch")
    for environment, node in hatch.get("envs").entries():
        lists = [*node.get("scripts").entries(), *((key, node.get(key)) for key in _INSTALL)]
        for task, script in lists:
            for text in script.texts():
                yield Found(tox.filled(text), where=f"envs.{environment}.scripts.{task}")
    yield from _tox(document if file.path.endswith("tox.toml") else tool.get("tox"))


def _tasks(tasks: Node, where: str, shell: bool) -> Iterator[Found]:
    names = {name for name, _ in tasks.entries()}
    for name, node in tasks.entries():
        yield from _task(node, f"{where}.{name}", shell, names)


def _pixi(node: Node, where: str) -> Iterator[Found]:
    """Tasks of features and of platforms."""
    for kind in ("feature", "target"):
        for name, each in node.get(kind).entries():
            yield from _tasks(each.get("tasks"), f"{where}{kind}.{name}.tasks", True)
            yield from _pixi(each, f"{where}{kind}.{name}.")


def _task(node: Node, where: str, shell: bool, names: set[str]) -> Iterator[Found]:
    """A text, a list of words or of tasks, or a table that says which."""
    if node.kind == "text" and node.value:
        code = tox.filled(node.text)
        yield Found(code if shell else split(code), where=where)
    elif node.kind == "list" and where.startswith("tool.rye"):
        yield Found(tuple(node.texts()), where=where)
    for key in ("cmd", "command", "shell"):
        given = node.get(key)
        if not given:
            continue
        if given.kind == "list":
            yield Found(tuple(given.texts()), where=where)
        else:
            yield from _task(given, where, shell or key == "shell", names)
    lists = [node.get(key) for key in _LISTS]
    for item in [
        *(() if where.startswith("tool.rye") else node.items),
        *(each for found in lists for each in found.items),
    ]:
        if item.kind == "list":
            yield Found(tuple(item.texts()), where=where)
        elif item.kind == "map" or _first(item.value) not in names:
            yield from _task(item, where, shell, names)
    if node.get("control").kind == "map":
        yield from _task(node.get("control"), where, shell, names)


def _first(text: str) -> str:
    return (text.split() or [""])[0]


def _tox(node: Node) -> Iterator[Found]:
    if node.get("legacy_tox_ini").value:
        yield from tox.commands(node.get("legacy_tox_ini").text)
    for name, environment in [*node.entries(), *node.get("env").entries()]:
        for key in tox.KEYS:
            said = environment.get(key)
            for item in [said] if any(each.kind == "text" for each in said.items) else said.items:
                yield Found(tuple(tox.filled(text) for text in item.texts()), where=f"tox.{name}.{key}")
