"""The documented format: a line is a call of the ledger (docs/sessions.md)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from riskclass.model.digest import digest
from riskclass.sessions.importers.entry import Broken, Entry, objects

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS: Final = "session goal title message tool_call plan step approval resolve end reopen".split()


def entries(path: str) -> Iterator[Entry | Broken]:
    seen: Counter[str] = Counter()
    for number, line in objects(path):
        if isinstance(line, Broken):
            yield line
            continue
        kind, session = line.pop("type", None), line.pop("session", None)
        if kind not in KINDS:
            yield Broken(number, f"`type` is none of {', '.join(KINDS)}")
        elif not isinstance(session, str):
            yield Broken(number, "`session` is a text")
        else:
            if kind != "session" and line.get("key") is None:
                line["key"] = _key(kind, session, line, seen)
            yield Entry(number, session, kind, line)


def _key(kind: str, session: str, line: dict[str, object], seen: Counter[str]) -> str:
    """The same for the same line whenever it is read; of two lines that are equal each counts."""
    mark = digest(repr((kind, session, line)))[:24]
    seen[mark] += 1
    return f"{mark}.{seen[mark]}"
