"""Which modules Python code imports, by their full names: asked where a text puts modules beside the code."""

from __future__ import annotations

import ast

from riskclass.model.reading import Reading
from riskclass.model.text import Text
from riskclass.rules.grammars.python import tree_of
from riskclass.rules.grammars.python_values import below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_BY_NAME = ("__import__", "import_module")


def read(words: tuple[Text, ...]) -> Reading:
    """`runs` holds ("module", name); code that is no Python imports nothing."""
    code = words[0] if words else Text(())
    tree = tree_of(code)
    found = dict.fromkeys(name for node in below(tree) for name in _names(node)) if tree is not None else ()
    return Reading(runs=tuple(("module", (code.known(name),)) for name in found if name))


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level:
        yield node.module or ""
    elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in _BY_NAME:
        for word in node.args[:1]:
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield word.value
