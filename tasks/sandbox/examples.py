"""The examples of the tables, as things to run."""

from __future__ import annotations

import pkgutil
import textwrap
from collections.abc import Iterator
from typing import NamedTuple

import riskclass.rules.tools
from riskclass import Verdict, classify
from riskclass.rules import tables_of
from tasks.sandbox.judge import HARMLESS, PATHS
from tests.expectations import expectations


class Example(NamedTuple):
    """`module` and `program` (the table's first name) say whose it is."""

    module: str
    program: str
    names: tuple[str, ...]
    command: str
    verdict: Verdict

    @property
    def reads(self) -> bool:
        return self.verdict.risk_class.value == "read_only"


def examples() -> Iterator[Example]:
    """Read-only ones, and those whose every effect is on files that they name."""
    for info in pkgutil.iter_modules(riskclass.rules.tools.__path__):
        for table in tables_of(info.name):
            names = tuple(table.names.split())
            for part in (table, *table.subs):
                for each in expectations(textwrap.dedent(part.examples)):
                    verdict = classify(each.command)
                    found = Example(info.name, names[0], names, each.command, verdict)
                    if found.reads or changes_files(verdict):
                        yield found


def changes_files(verdict: Verdict) -> bool:
    """Whether all that it does is to files, and none of it to a whole tree, a disk or what the machine lives by."""
    kinds = {effect.kind for effect in verdict.effects}
    return (
        bool(kinds & PATHS)
        and kinds <= PATHS | HARMLESS
        and not verdict.catastrophic
        and all(effect.target for effect in verdict.effects if effect.kind in PATHS)
    )
