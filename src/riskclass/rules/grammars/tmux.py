"""Commands of tmux: a word `;`, or one that ends in `;`, separates them (tmux(1), PARSING SYNTAX)."""

from __future__ import annotations

from riskclass.model.reading import Reading
from riskclass.model.text import Text, exact

TYPE_CHECKING = False


def read(words: tuple[Text, ...]) -> Reading:
    pieces: list[list[Text]] = [[]]
    for word in words:
        before, ends = _ended(word)
        if before.parts or not ends:
            pieces[-1].append(before)
        if ends:
            pieces.append([])
    commands = [piece for piece in pieces if piece]
    return Reading(runs=tuple(("argv", (exact("tmux-command", piece[0].span), *piece)) for piece in commands))


def _ended(word: Text) -> tuple[Text, bool]:
    r"""The word without the separator at its end; in `\;` it is a plain character."""
    last = word.parts[-1] if word.parts else ""
    if not isinstance(last, str) or not last.endswith(";") or last.endswith("\\;"):
        return word, False
    rest = (last[:-1],) if last != ";" else ()
    return Text((*word.parts[:-1], *rest), word.span), True
