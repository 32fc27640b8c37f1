"""Commands that tasks hand to something else than a shell of their own (docs.ansible.com)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from riskclass.adapters.check.environment import exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import Placed
from riskclass.adapters.check.readers.jinja import filled
from riskclass.adapters.check.readers.tree import Node
from riskclass.adapters.check.words import split

#: Modules that keep a command for later, and what they call it.
LATER: Final = {"cron": "job", "at": "command", "cronvar": "value", "reboot": "reboot_command"}
#: Modules that run a command somewhere else, without a shell, and what they call that place.
ELSEWHERE: Final = {
    "docker_container": "name",
    "docker_container_exec": "container",
    "k8s_exec": "pod",
    "podman_container": "name",
    "podman_container_exec": "name",
}
#: Keywords of a task whose items are the output of commands.
LOOPS: Final = ("with_pipe", "with_lines")
_OPTION: Final = re.compile(r"(?<!\S)(\w+)=(\"[^\"]*\"|'[^']*'|\S+)")


def later(module: str, value: Node, known: dict[str, Any]) -> Iterator[Found]:
    """The job of `cron`, the command of `at`; with `env: true` and in `cronvar` it is a variable."""
    said = {name: each.text for name, each in value.entries() if each.kind == "text"}
    if value.kind == "text":  # free form
        text = value.text
        said = {match[1]: text[match.start(2) : match.end(2)].strip("\"'") for match in _OPTION.finditer(text.text)}
    key = LATER[module]
    if key not in said:
        return
    user = said["user"].text if "user" in said else ""
    where = {"where": f"{module}.{key}", **known, "context": (*known["context"], *((f"user:{user}",) if user else ()))}
    code, notes = filled(said[key])
    variable = said["name"].text if "name" in said and (module == "cronvar" or _true(said.get("env"))) else ""
    if variable:
        yield from exported([(variable, code)], **where)
    else:
        yield Found(code, notes=notes, **where)


def elsewhere(module: str, value: Node, known: dict[str, Any]) -> Iterator[Found]:
    """The command of a container."""
    place = value.get(ELSEWHERE[module]).value
    known = {**known, "context": (*known["context"], f"container:{place}")}
    entry, command = ([*_words(value.get(key))] for key in ("entrypoint", "command"))
    for words in ([*entry, *command], [*_words(value.get("argv"))]):
        if words:
            yield Found(tuple(words), where=module, **known)


def _words(node: Node) -> Iterator[Placed]:
    if node.kind == "text":
        yield from split(filled(node.text)[0])
    else:
        yield from (filled(text)[0] for text in node.texts())


def _true(text: Placed | None) -> bool:
    return text is not None and text.text.lower() in ("true", "yes", "on", "1")


def loop(key: str, value: Node) -> Iterator[Found]:
    """What gives the items of a task, on the machine that reads the playbook."""
    for text in value.texts():
        code, notes = filled(text)
        yield Found(code, where=key, notes=notes)


def validated(module: Node, known: dict[str, Any]) -> Iterator[Found]:
    """`validate: visudo -cf %s` of modules that write a file; no shell reads it."""
    given = module.get("validate")
    if given.value:
        yield Found(split(filled(given.text)[0]), where="validate", **known)
