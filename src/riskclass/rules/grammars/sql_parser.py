"""SQL parsed by sqlglot, whose import costs more than all of ours: imported where a statement is to be read."""

from __future__ import annotations

import logging

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError

#: What all nodes are, by the version of sqlglot.
_NODE = getattr(exp, "Expr", exp.Expression)

logging.getLogger("sqlglot").setLevel(logging.CRITICAL)
_FAILURES = (SqlglotError, RecursionError, ValueError, AttributeError, TypeError, KeyError, IndexError)


def parsed(text: str, dialect: str) -> list[exp.Expr] | None:
    """All nodes of one statement, breadth first; None where it is not understood."""
    try:
        trees = sqlglot.parse(text, read=dialect or None)
    except _FAILURES:
        return None
    if len(trees) != 1 or trees[0] is None:
        return None
    nodes: list[exp.Expr] = [trees[0]]
    for node in nodes:
        if isinstance(node, exp.Command):
            return None
        for value in node.args.values():
            if isinstance(value, _NODE):
                nodes.append(value)
            elif isinstance(value, list):
                nodes += [each for each in value if isinstance(each, _NODE)]
    return nodes
