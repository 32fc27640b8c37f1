"""pyproject.toml: the tasks of poethepoet, PDM, Hatch, taskipy, Pixi, Rye and tox, and commands of other tools."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported, variables
from riskclass.adapters.check.formats import tox
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted
from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import File
from riskclass.adapters.check.readers import toml
from riskclass.adapters.check.readers.tool_tables import commands
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
_INSERT: Final = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}", re.DOTALL)
_INSTALL: Final = ("pre-install-commands", "post-install-commands")
#: Lists of names of other tasks, or of commands.
_LISTS: Final = ("sequence", "parallel", "composite", "chain", "switch")


def find(file: File) -> Iterator[Found]:
    document = toml.read(file.all())
    tool = document.get("tool") or Node("map")
    yield from commands(tool)
    for name, group in tool.get("poe", "groups").entries():
        yield from _tasks(group.get("tasks"), f"tool.poe.groups.{name}", True)
    for node, where in ((tool.get("poe"), "tool.poe"), (tool.get("pdm", "scripts", "_"), "tool.pdm.scripts._")):
        yield from exported(variables(node.get("env")), f"{where}.env")
    for name, key, shell in _TABLES:
        yield from _tasks(tool.get(name, key), f"tool.{name}.{key}", shell)
    yield from _pixi(tool.get("pixi"), "tool.pixi.")
    if file.path.endswith(("pixi.toml", "poe_tasks.toml")):
        yield from _tasks(document.get("tasks"), "pixi.tasks" if file.path.endswith("pixi.toml") else "tasks", True)
        yield from _pixi(document, "")
    hatch = document if file.path.endswith("hatch.toml") else tool.get("hatch")
    for environment, node in hatch.get("envs").entries():
        lists = [*node.get("scripts").entries(), *((key, node.get(key)) for key in _INSTALL)]
        for task, script in lists:
            for text in script.texts():
                code = text[2:] if text.text.startswith("- ") else text  # `-`: its failure does not count
                for each in (code, tox.by_default(code)) if "args:" in code.text else (code,):
                    yield Found(tox.filled(each), where=f"envs.{environment}.scripts.{task}")
        yield from exported(variables(node.get("env-vars")), f"envs.{environment}.env-vars")
    yield from _tox(document if file.path.endswith("tox.toml") else tool.get("tox"))


def _tasks(tasks: Node, where: str, shell: bool) -> Iterator[Found]:
    names = {name for name, _ in tasks.entries()}
    for name, node in tasks.entries():
        yield from _task(node, f"{where}.{name}", shell, names)


def _pixi(node: Node, where: str) -> Iterator[Found]:
    """Tasks of features and of platforms, and what an activation does."""
    yield from exported(variables(node.get("activation", "env")), f"{where}activation.env")
    for text in node.get("activation", "scripts").texts():
        yield Found((text.made("."), text), where=f"{where}activation.scripts")
    for kind in ("feature", "target"):
        for name, each in node.get(kind).entries():
            yield from _tasks(each.get("tasks"), f"{where}{kind}.{name}.tasks", True)
            yield from _pixi(each, f"{where}{kind}.{name}.")


def _task(node: Node, where: str, shell: bool, names: set[str]) -> Iterator[Found]:
    """A text, a list of words or of tasks, or a table that says which."""
    if node.kind == "text" and node.value:
        code, notes = pasted(node.text, _INSERT, "Pixi") if "pixi" in where else (node.text, ())
        yield Found(tox.filled(code) if shell else split(tox.filled(code)), where=where, notes=notes)
    elif node.kind == "list" and where.startswith("tool.rye"):
        yield Found(tuple(node.texts()), where=where)
    for key in ("cmd", "command", "shell"):
        given = node.get(key)
        if not given:
            continue
        if given.kind == "list":
            yield Found(tuple(given.texts()), where=where)
        elif key == "shell" and node.get("interpreter").value:
            yield interpreted([node.get("interpreter").value], given.text, where=where)
        else:
            yield from _task(given, where, shell or key == "shell", names)
    yield from _python(node, where)
    lists = [node.get(key) for key in _LISTS]
    for item in [
        *(() if where.startswith("tool.rye") else node.items),
        *(each for found in lists for each in found.items),
    ]:
        if item.kind == "list" and not where.startswith(("tool.poe", "tasks")):
            yield Found(tuple(item.texts()), where=where)
        elif item.kind in ("map", "list") or _first(item.value) not in names:
            yield from _task(item, where, shell, names)
    if node.get("control").kind == "map":
        yield from _task(node.get("control"), where, shell, names)


def _python(node: Node, where: str) -> Iterator[Found]:
    """The variables of a task, and its Python: an expression, or `pkg.module:function(…)` of the project."""
    yield from exported(variables(node.get("env")), f"{where}.env")
    if node.get("expr").value:
        yield interpreted(["python"], node.get("expr").text, where=f"{where}.expr")
    for key in ("script", "call"):
        if (said := node.get(key)).value:
            yield Found((said.text.made("python"), said.text.made("-m"), said.text), where=f"{where}.{key}")


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
