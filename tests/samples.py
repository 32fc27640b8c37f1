"""Commands for laws: every table's examples and the whole corpus."""

from __future__ import annotations

import json
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


def corpus_commands() -> list[str]:
    """Every command of the corpus, in its files' order; texts that are no valid shell too."""
    found = [
        each.command for path in sorted(CORPUS.rglob("*.sh")) for each in expectations(path.read_text(encoding="utf-8"))
    ]
    lines = [line for path in sorted(CORPUS.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]
    return list(dict.fromkeys([*found, *(json.loads(line)["text"] for line in lines)]))


CORPUS_COMMANDS = corpus_commands()
assert len(CORPUS_COMMANDS) > 500
