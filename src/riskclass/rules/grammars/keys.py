"""Keys that tmux types into a pane, and text that screen does: taken as a script of the shell that waits there."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Hole, Text

TYPE_CHECKING = False

_ENTER = frozenset(("enter", "kpenter", "c-m", "c-j", "^m", "^j"))
_BLANK = {"space": " ", "tab": " ", "btab": " "}
#: Keys that only edit or move on the line that is typed, or in a pager.
_MOVES = frozenset(
    (
        *("escape", "bspace", "left", "right", "home", "end", "npage", "pagedown", "pgdn", "ppage", "pageup", "pgup"),
        *("c-a", "c-e", "c-u", "c-k", "c-l", "c-w", "dc", "ic", "delete"),
    )
)
_NAMES = ("up", "down", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12")


def read(words: tuple[Text, ...]) -> Reading:
    parts: list[str | Hole] = []
    findings: list[Finding] = []
    for word in words:
        name = (word.exact or "").lower()
        if name in _ENTER:
            parts.append("\n")
        elif name in _BLANK:
            parts.append(_BLANK[name])
        elif name in _MOVES:
            continue
        elif name == "c-c":
            findings.append(Finding("process.signal", word, "interrupts what runs there"))
        elif (
            name in _NAMES or (name[:2] in ("c-", "m-", "s-") and len(name) > 2) or (name[:1] == "^" and len(name) == 2)
        ):
            findings.append(Finding("code.opaque", word, "presses a key whose effect is not known here"))
        else:
            parts += word.parts
    text = Text(tuple(_merged(parts)), words[0].span if words else (0, 0))
    if not text.shown.strip():
        return Reading(tuple(findings)) if findings else OBSERVES
    return Reading(tuple(findings), (("sh", (text,)),))


def _merged(parts: list[str | Hole]) -> list[str | Hole]:
    out: list[str | Hole] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(out[-1], str):
            out[-1] += part
        else:
            out.append(part)
    return out
