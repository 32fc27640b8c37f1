"""pyproject.toml: the tasks of poethepoet, PDM, Hatch, taskipy, Pixi, Rye and tox, and commands of other tools."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported, variables
from riskclass.adapters.check.formats import tox
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted
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


#: Settings of other tools that are texts for a shell, wherever in the tool's tables they stand.
_COMMANDS: Final = {
    "cibuildwheel": re.compile(r"(?:before|test|repair)-(?:all|build|test|command|wheel-command)"),
    "commitizen": re.compile(r"(?:pre|post)_bump_hooks"),
    "semantic_release": re.compile(r"build_command"),
    "bumpversion": re.compile(r"(?:setup|pre_commit|post_commit)_hooks"),
    "poetry-exec-plugin": re.compile(r".*"),
    "thx": re.compile(r".*"),
}


def find(file: File) -> Iterator[Found]:
    document = toml.read(file.all())
    tool = document.get("tool") or Node("map")
    for name, names in _COMMANDS.items():
        yield from _named(tool.get(name), f"tool.{name}", names)
    for name, group in tool.get("poe", "groups").entries():
        yield from _tasks(group.get("tasks"), f"tool.poe.groups.{name}", True)
    for node, where in ((tool.get("poe"), "tool.poe"), (tool.get("pdm", "scripts", "_"), "tool.pdm.scripts._")):
        yield from exported(variables(node.get("env")), f"{where}.env")
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
                code = tox.filled(text[2:] if text.text.startswith("- ") else text)  # `-`: its failure does not count
                yield Found(code, where=f"envs.{environment}.scripts.{task}")
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


def _named(node: Node, where: str, names: re.Pattern[str]) -> Iterator[Found]:
    for name, value in node.entries():
        for text in value.texts() if names.fullmatch(name) else ():
            yield Found(tox.filled(text), where=f"{where}.{name}")
        for inner in (value, *value.items):
            if inner.kind == "map":
                yield from _named(inner, f"{where}.{name}", names)


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
