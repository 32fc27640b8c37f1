"""Compose files (docs.docker.com/reference/compose-file): what services start, and what their health checks run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported, variables
from riskclass.adapters.check.formats import dockerfile
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.tree import Node
from riskclass.adapters.check.words import split

NAMES: Final = tuple(
    f"{stem}{middle}.{ending}"
    for stem in ("compose", "docker-compose", "podman-compose", "docker-stack")
    for middle in ("", ".*", "-*")
    for ending in ("yml", "yaml")
)
_NESTED: Final = re.compile(r"\$\{[^{}]*\}")  # `${A:-${B}}`, once the inner one is filled in
_VARIABLE: Final = re.compile(r"\$(?:\$|\{[^{}]*\}|[A-Za-z_]\w*)")


def find(file: File) -> Iterator[Found]:
    for document in yaml.read(file.all()):
        services = document.get("services")
        for name, service in (services or document).entries():  # the first version had no more than services
            if services or service.get("image") or service.get("build"):
                yield from _service(name, service)


def _service(name: str, service: Node) -> Iterator[Found]:
    where = f"services.{name}"
    user = service.get("user").value
    context = (f"container:{name}", *((f"user:{user}",) if user else ()))
    cwd = service.get("working_dir").value or None

    def argv(node: Node, what: str) -> Iterator[Found]:
        words = _words(node)
        if words and not words[0].text.startswith("-"):  # only arguments: what they are for is in the image
            yield Found(words, where=f"{where}.{what}", cwd=cwd, context=context)

    said = variables(service.get("environment"), _filled)
    yield from exported(said, f"{where}.environment", context=context)
    yield from argv(service.get("provider", "type"), "provider")
    entry = _words(service.get("entrypoint"))
    if entry:
        yield Found((*entry, *_words(service.get("command"))), where=f"{where}.entrypoint", cwd=cwd, context=context)
    else:
        yield from argv(service.get("command"), "command")
    for hook in ("post_start", "pre_stop"):
        for item in service.get(hook).items:
            yield from argv(item.get("command"), hook)
    for item in service.get("develop", "watch").items:
        yield from argv(item.get("exec", "command"), "develop.watch.exec")
    yield from _health(service.get("healthcheck", "test"), f"{where}.healthcheck", cwd, context)
    inline = service.get("build", "dockerfile_inline")
    if inline.value:
        yield from dockerfile.instructions(_filled(inline.text), (f"container:{name}",))


def _health(test: Node, where: str, cwd: str | None, context: tuple[str, ...]) -> Iterator[Found]:
    """`["CMD", …]` has no shell, `["CMD-SHELL", text]` and a bare text have the container's."""
    texts = test.texts()
    first = texts[0].text if texts else ""
    if texts and (test.kind == "text" or (first == "CMD-SHELL" and len(texts) > 1)):
        known = {"$$": "$"}.get
        code, notes = pasted(texts[-1] if test.kind == "text" else texts[1], _VARIABLE, "compose", known=known)
        yield Found(code, where=where, cwd=cwd, context=context, notes=notes)
    elif len(texts) > 1 and first == "CMD":
        yield Found(tuple(map(_filled, texts[1:])), where=where, cwd=cwd, context=context)


def _words(node: Node) -> tuple[Placed, ...]:
    """A list is the words; a text is split into words, and no shell reads it."""
    if node.kind == "text":
        return split(_filled(node.text))
    return tuple(_filled(item.text) for item in node.items if item.kind == "text")


def _filled(text: Placed) -> Placed:
    """`$$` is a dollar; `$X` and `${X}` are filled in before anything starts."""

    def meaning(match: re.Match[str]) -> str:
        source = match.group()
        return "$" if source == "$$" else text.file.hole(source, f"{source} is filled in by compose")

    return text.replaced(_VARIABLE, meaning).replaced(_NESTED, meaning)
