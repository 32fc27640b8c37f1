"""Which judge it is: the same question under one identity has one answer."""

from __future__ import annotations

import os
import sys

from riskclass import __version__
from riskclass.rules._index import DIGEST

#: Installed libraries that a verdict may depend on.
_EXTRAS = ("sqlglot",)
_memo: list[str] = []


def engine_identity() -> str:
    """`VERSION+DIGEST`, and the versions of the extras that are installed: `0.1.0+3f9c… sqlglot-27.1`."""
    if not _memo:
        _memo.append(" ".join((f"{__version__}+{DIGEST}", *_installed())))
    return _memo[0]


def _installed() -> list[str]:
    """Names of `NAME-VERSION.dist-info`: importlib.metadata would cost as much as the answer."""
    found: dict[str, str] = {}
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in names:
            head, dash, _ = name.partition("-")
            if dash and name.endswith(".dist-info") and head in _EXTRAS:
                found.setdefault(head, name.removesuffix(".dist-info"))
    return [found[name] for name in sorted(found)]
