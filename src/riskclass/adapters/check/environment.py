"""Variables that a file sets for what it runs, judged as if a shell exported them: some make programs load code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers.tree import Node

_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_QUOTE: Final = re.compile("'")


def exported(variables: Iterable[tuple[str, Placed]], where: str, **known: Any) -> Iterator[Found]:
    """The one command that these variables are, if any; `known` as of `Found`."""
    words: list[Placed] = []
    for name, value in variables:
        if _NAME.fullmatch(name):
            quoted = value.replaced(_QUOTE, lambda match: "'\\''")
            front = value[:0].made(f"{name}='" if words else f"export {name}='")
            words += [front, quoted, Placed(value.file, "' ", [max(value.start, value.end - 1), value.end])]
    if words:
        yield Found(joined(words), where=where, **known)


def variables(node: Node, filled: Callable[[Placed], Placed] = lambda value: value) -> Iterator[tuple[str, Placed]]:
    """Of a mapping, or of a list of `NAME=value`; without the values that are not plain."""
    for name, value in node.entries():
        if value.kind == "text":
            yield name, filled(value.text)
    for item in node.items:
        yield from assigned([item.text] if item.kind == "text" else [], filled)


def assigned(
    words: Iterable[Placed], filled: Callable[[Placed], Placed] = lambda value: value
) -> Iterator[tuple[str, Placed]]:
    """Of words `NAME=value`."""
    for word in words:
        name, equals, _ = word.text.partition("=")
        if equals:
            yield name, filled(word[len(name) + 1 :])


def path_before(file: File, source: str) -> str:
    """A hole for the PATH that is there before this file: what stands behind it comes last."""
    return file.hole(source, "$PATH is not set here")
