"""Commands for a shell that feed one another, each a word (mispipe)."""

from __future__ import annotations

from riskclass.model.reading import Reading
from riskclass.model.text import Hole, Text

TYPE_CHECKING = False


def read(words: tuple[Text, ...]) -> Reading:
    parts: list[str | Hole] = []
    for number, word in enumerate(words):
        parts += [" | ", *word.parts] if number else word.parts
    return Reading(runs=(("sh", (Text(_merged(parts), words[0].span),)),))


def _merged(parts: list[str | Hole]) -> tuple[str | Hole, ...]:
    out: list[str | Hole] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(last := out[-1], str):
            out[-1] = last + part
        else:
            out.append(part)
    return tuple(out)
