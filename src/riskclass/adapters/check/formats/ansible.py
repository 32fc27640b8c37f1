"""Ansible playbooks and task files: the modules that run commands (docs.ansible.com, ansible.builtin)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from riskclass.adapters.check.environment import exported, variables
from riskclass.adapters.check.found import Broken, Found
from riskclass.adapters.check.interpreters import interpreted
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.ansible_modules import ELSEWHERE, LATER, LOOPS, elsewhere, later, loop, validated
from riskclass.adapters.check.readers.jinja import each_branch, filled, lookups
from riskclass.adapters.check.readers.tree import NOTHING, Node
from riskclass.adapters.check.words import split

NAMES: Final = ("*.yml", "*.yaml")

_LOOKUP: Final = re.compile(r"(?:lookup|query|q)\(\W*(?:ansible\.builtin\.)?(?:pipe|lines)\W")
_MODULE: Final = re.compile(
    r"(?<![\w-])(?:shell|command|raw|script|expect|win_shell|win_command|action|local_action|cron|cronvar|at|validate"
    r"|with_pipe|with_lines|reboot_command|docker_container|podman_container|\w+_exec)[\"']?\s*:|" + _LOOKUP.pattern
)
#: A line that is not YAML before another tool filled it in.
_TEMPLATE: Final = re.compile(r"^\s*\{\{-?", re.MULTILINE)
_HOSTS: Final = re.compile(r"^[- \t]*[\"']?hosts[\"']?\s*:", re.MULTILINE)
#: Folders that hold nothing but tasks.
_OURS: Final = re.compile(r"(?:^|/)(?:tasks|handlers|playbooks)/|(?:^|/)(?:playbook|site)[^/]*$")
#: In the words of free form; what stands in quotes (or behind one that does not end) is none.
_OPTIONS: Final = re.compile(
    r"(?<!\S)(chdir|creates|removes|executable|stdin|stdin_add_newline|strip_empty_ends|warn)=(\"[^\"]*\"|'[^']*'|\S+)"
    r"|\"(?:\\.|[^\"\\])*(?:\"|$)|'[^']*(?:'|$)|\\[\"']",
    re.DOTALL,
)
_PREFIX: Final = re.compile(r"(?:ansible|community|kubernetes|containers)\.\w+\.")
_LISTS: Final = ("pre_tasks", "tasks", "post_tasks", "handlers", "block", "rescue", "always")
_MODULES: Final = ("shell", "command", "raw", "script", "expect", "win_shell", "win_command")


def accepts(file: File) -> bool:
    """Whether a YAML file looks like tasks."""
    return bool(_MODULE.search(file.text))


def surely(path: str) -> bool:
    """Whether the place of a file says that it is one of these."""
    return bool(_OURS.search(path))


def find(file: File) -> Iterator[Found]:
    try:
        documents = yaml.read(file.all())
    except Broken:
        if surely(file.whole) or _HOSTS.search(file.text) or not _TEMPLATE.search(file.text):
            raise
        return  # YAML of another tool, with a template in it
    for document in documents:
        for item in document.items:
            yield from _item(item, {"context": ()})
        if _LOOKUP.search(file.text):
            yield from lookups(document)


def _item(item: Node, known: dict[str, Any]) -> Iterator[Found]:
    """A play, a block or a task."""
    context = known["context"]
    for key, mark in (("hosts", "host"), ("delegate_to", "host")):
        context += (f"{mark}:{item.get(key).value}",) if item.get(key).value else ()
    if item.get("become").value.lower() in ("true", "yes"):
        context += (f"user:{item.get('become_user').value or 'root'}",)
    known = {**known, "context": context}
    yield from exported(variables(item.get("environment"), lambda value: filled(value)[0]), "environment", **known)
    for key in _LISTS:
        for inner in item.get(key).items:
            yield from _item(inner, known)
    for key, value in item.entries():
        module = _PREFIX.sub("", key, count=1)
        if module in _MODULES:
            yield from _task(module, value, item.get("args"), known)
        elif module in LATER:
            yield from later(module, value, known)
        elif module in ELSEWHERE:
            yield from elsewhere(module, value, known)
        elif key in LOOPS:
            yield from loop(key, value)
        elif module in ("action", "local_action"):
            yield from _action(value, item.get("args"), known)
        if value.kind == "map":
            yield from validated(value, known)


def _action(value: Node, args: Node, known: dict[str, Any]) -> Iterator[Found]:
    """`action: shell TEXT`, or a mapping with `module` in it."""
    text = value.text if value.kind == "text" else None
    module = _PREFIX.sub("", text.text.split(None, 1)[0] if text else value.get("module").value, count=1)
    if module in _MODULES and text:
        rest = text[text.text.index(module) + len(module) :].strip()
        yield from _task(module, Node("text", text=lambda: rest), args, known)
    elif module in _MODULES:
        yield from _task(module, value, args, known)


def _task(module: str, value: Node, args: Node, known: dict[str, Any]) -> Iterator[Found]:
    said = value if value.kind == "map" else args
    node = next((found for name in ("cmd", "command", "_raw_params") if (found := said.get(name))), NOTHING)
    node = value if value.value else node
    options = {name: each.value for name, each in said.entries()}
    argv = said.get("argv")
    for text in each_branch(node.text) if node.value else ():
        yield from _text(module, text, bool(value.value), options, known)
    if argv.items and not (node.value and module in ("shell", "raw")):
        words = tuple(filled(text)[0] for text in argv.texts())
        yield Found(words, where=module, cwd=options.get("chdir", ""), **known)


def _text(module: str, code: Placed, free: bool, options: dict[str, str], known: dict[str, Any]) -> Iterator[Found]:
    """A command as one text; in free form with options among its words."""
    code, notes = filled(code)
    if free:
        code, given = _free(code)
        options = {**options, **given}
    where = {"where": module, "cwd": options.get("chdir", ""), **known}
    if module in ("win_shell", "win_command") and code:
        yield Found(code, "PowerShell", **where)
    elif module in ("shell", "raw") and code:
        left = set(code.at)  # without `chdir={{ x }}`, which is no code
        where["notes"] = tuple(note for note in notes if note.span[0] in left)
        yield interpreted([options.get("executable") or "/bin/sh"], code, **where)
    elif code:
        yield Found(split(code), **where)


def _free(code: Placed) -> tuple[Placed, dict[str, str]]:
    """Free form: the code, and the options that stand among its words."""
    options: dict[str, str] = {}
    pieces, done = [], 0
    for match in _OPTIONS.finditer(code.text):
        if match[1]:
            options[match[1]] = match[2].strip("\"'")
            pieces.append(code[done : match.start()])
            done = match.end()
    return joined([*pieces, code[done:]]).strip(), options
