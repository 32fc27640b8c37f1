"""Commands in pyproject.toml that are no tasks: what build and release tools run on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.readers.tree import Node

#: Settings of other tools that are texts for a shell, wherever in the tool's tables they stand.
_COMMANDS: Final = {
    "cibuildwheel": re.compile(r"(?:before|test|repair)-(?:all|build|test|command|wheel-command)"),
    "commitizen": re.compile(r"(?:pre|post)_bump_hooks"),
    "semantic_release": re.compile(r"build_command"),
    "bumpversion": re.compile(r"(?:setup|pre_commit|post_commit)_hooks"),
    "poetry-exec-plugin": re.compile(r".*"),
    "thx": re.compile(r".*"),
}


def commands(tool: Node) -> Iterator[Found]:
    """Those of all tools that are known; a shell reads them."""
    for name, names in _COMMANDS.items():
        yield from _named(tool.get(name), f"tool.{name}", names)


def _named(node: Node, where: str, names: re.Pattern[str]) -> Iterator[Found]:
    for name, value in node.entries():
        for text in value.texts() if names.fullmatch(name) else ():
            yield Found(text, where=f"{where}.{name}")
        for inner in (value, *value.items):
            if inner.kind == "map":
                yield from _named(inner, f"{where}.{name}", names)
