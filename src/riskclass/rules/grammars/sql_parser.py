"""SQL parsed by sqlglot, whose import costs more than all of ours: imported where a statement is to be read."""

from __future__ import annotations

import functools
import logging

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError

from riskclass.model.room import is_given

#: What all nodes are, by the version of sqlglot.
_NODE = getattr(exp, "Expr", exp.Expression)

logging.getLogger("sqlglot").setLevel(logging.CRITICAL)
_FAILURES = (SqlglotError, ValueError, AttributeError, TypeError, KeyError, IndexError)


def parsed(text: str, dialect: str) -> list[exp.Expr] | None:
    """All nodes of one statement, breadth first; None where it is not understood.

    Nobody changes them; those of short statements are kept, since agents ask the same again.
    """
    try:
        return _kept(text, dialect) if len(text) < 2000 else _nodes(text, dialect)
    except RecursionError:
        if not is_given():
            raise
    except _FAILURES:  # of which nothing is kept
        pass
    return None


def _nodes(text: str, dialect: str) -> list[exp.Expr] | None:
    trees = sqlglot.parse(text, read=dialect or None)
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


_kept = functools.lru_cache(maxsize=128)(_nodes)
