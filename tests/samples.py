"""Commands for laws: every table's examples and the whole corpus."""

from __future__ import annotations

import pathlib
import pkgutil
import textwrap

import riskclass.rules.tools
from riskclass.rules import tables_of
from tests.expectations import expectations

CORPUS = pathlib.Path(__file__).parent.parent / "corpus"


def commands() -> list[str]:
    """Distinct command texts, in a fixed order."""
    texts = [
        textwrap.dedent(part.examples)
        for info in pkgutil.iter_modules(riskclass.rules.tools.__path__)
        for table in tables_of(info.name)
        for part in (table, *table.subs)
    ]
    texts += [path.read_text(encoding="utf-8") for path in sorted(CORPUS.rglob("*.sh"))]
    return list(dict.fromkeys(each.command for text in texts for each in expectations(text)))


COMMANDS = commands()
assert len(COMMANDS) > 500
