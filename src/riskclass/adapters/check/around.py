"""What a finding is known by again in a baseline, besides what it says: the text that it is about."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import Placed
from riskclass.adapters.check.script import begins
from riskclass.api import SHELLS
from riskclass.model.effects import Effect

#: Kinds that say of a text that it is not seen through.
_UNSEEN: Final = ("unparsed", "limit")


class Around:
    """Of code that is run, the whole command with its pipelines and here-documents; of what is not seen, the file."""

    def __init__(self, found: Found) -> None:
        self.found: Final = found
        self._begins: list[int] | None = None  # where the commands of the text begin
        self._digests: dict[int, str] = {}

    def mark(self, effect: Effect) -> str:
        """A digest for effects whose words do not tell what is run, else empty."""
        code = self.found.code
        if effect.kind in _UNSEEN:
            piece = code if isinstance(code, Placed) else code[0]
            return piece.file.digest
        if not effect.kind.startswith("code.") or effect.rule.startswith("check/"):  # what is pasted: its target tells
            return ""
        if not isinstance(code, Placed):
            return _digest("\0".join(code[0].file.legible(word.text) for word in code))
        starts = self._begins = self._commands(code) if self._begins is None else self._begins
        place = bisect_right(starts, effect.span[0])
        if place not in self._digests:
            end = starts[place] if place < len(starts) else len(code.text)
            text = code.text[starts[place - 1] if place else 0 : end].strip()
            self._digests[place] = _digest(code.file.legible(text))
        return self._digests[place]

    def _commands(self, code: Placed) -> list[int]:
        if self.found.shell not in SHELLS:
            return []
        return begins(code.text, self.found.shell)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
