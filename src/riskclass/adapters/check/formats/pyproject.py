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
)
_COMMANDS: Final = ("commands", "commands_pre", "commands_post")


def find(file: File) -> Iterator[Found]:
    document = toml.read(file.all())
    tool = document.get("tool") or Node("map")
    for name, key, shell in (*_TABLES, ("rye", "scripts", False)):
        for task, node in tool.get(name, key).entries():
            yield from _task(node, f"tool.{name}.{key}.{task}", shell)
    if file.path.endswith(("pixi.toml", "poe_tasks.toml")):
        for task, node in document.get("tasks").entries():
            yield from _task(node, f"tasks.{task}", True)
    hatch = document if file.path.endswith("hatch.toml") else tool.get("hatch")
    for environment, node in hatch.get("envs").entries():
        for task, script in node.get("scripts").entries():
            for text in script.texts():
                yield Found(tox.filled(text), where=f"envs.{environment}.scripts.{task}")
    yield from _tox(document if file.path.endswith("tox.toml") else tool.get("tox"))


def _task(node: Node, where: str, shell: bool) -> Iterator[Found]:
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
            yield from _task(given, where, shell or key == "shell")
    for item in [
        *(node.items if "tool.poe" in where else ()),
        *node.get("sequence").items,
        *node.get("parallel").items,
    ]:
        if item.kind == "map":
            yield from _task(item, where, shell)


def _tox(node: Node) -> Iterator[Found]:
    if node.get("legacy_tox_ini").value:
        yield from tox.commands(node.get("legacy_tox_ini").text)
    environments = [("env_run_base", node.get("env_run_base")), *node.get("env").entries()]
    for name, environment in environments:
        for key in _COMMANDS:
            for item in environment.get(key).items:
                yield Found(tuple(tox.filled(text) for text in item.texts()), where=f"tox.{name}.{key}")
