"""What a runner of GitHub Actions does besides the steps: variables, and containers with their programs."""

from __future__ import annotations

from collections.abc import Iterator

from riskclass.adapters.check.environment import exported, variables
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import Placed
from riskclass.adapters.check.readers.expressions import Expressions
from riskclass.adapters.check.readers.tree import Node
from riskclass.adapters.check.words import split


def exported_by(node: Node, where: str, context: tuple[str, ...] = ()) -> Iterator[Found]:
    """The variables of a workflow, a job, an action or a step, and of the steps in it."""
    yield from exported(variables(node.get("env"), _filled), f"{where}env", context=context)
    for number, step in enumerate(node.get("steps").items):
        yield from exported_by(step, f"{where}steps[{number}].", context)


def argv(entry: Node, args: Node, where: str, context: tuple[str, ...]) -> Iterator[Found]:
    """A program of a container, and its arguments."""
    words = [entry.text] if entry.value else []
    words += _words(args)
    if words and (entry.value or not words[0].text.startswith("-")):
        yield Found(tuple(map(_filled, words)), where=where, context=context)


def created(container: Node, where: str) -> Iterator[Found]:
    """A container with variables, or with a program of its own; its health check is an option of `docker create`."""
    context = (f"container:{container.get('image').value}",)
    yield from exported_by(container, f"{where}.", context)
    yield from argv(container.get("entrypoint"), container.get("command"), where, context)
    options = [_filled(word) for word in _words(container.get("options"))]
    for place, word in enumerate(options):
        name, equals, _ = word.text.partition("=")
        value = word[len(name) + 1 :] if equals else options[place + 1] if place + 1 < len(options) else None
        if name == "--health-cmd" and value:
            yield Found(value, where=f"{where}.options", context=context)
        elif name == "--entrypoint" and value:
            yield Found((value,), where=f"{where}.options", context=context)


def _words(node: Node) -> list[Placed]:
    return [*split(node.text)] if node.kind == "text" else node.texts()


def _filled(text: Placed) -> Placed:
    return Expressions({}, {}).filled(text)[0]
