"""A verdict for people: one line, or the way from text to verdict."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

    from riskclass.model.effects import Effect
    from riskclass.model.verdict import Command, Verdict

COLOURS = {
    "read_only": "32",
    "reversible_low": "36",
    "config_mutation": "33",
    "disruptive": "35",
    "exposure": "35;1",
    "unknown": "34;1",
    "destructive": "31;1",
}


def coloured(text: str, colour: str, stream: TextIO) -> str:
    """In colour on a terminal, unless NO_COLOR is set (no-color.org)."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not stream.isatty():
        return text
    return f"\x1b[{colour}m{text}\x1b[0m"


def line(verdict: Verdict, stream: TextIO) -> str:
    """`CLASS  reason`, and a newline."""
    name = verdict.risk_class.value
    mark = " (catastrophic)" if verdict.catastrophic else ""
    return f"{coloured(name, COLOURS[name], stream)}{mark}  {printable(verdict.reason)}\n"


def printable(text: str) -> str:
    """On one line, without control characters that a terminal would obey."""
    return "".join(char if char.isprintable() else "⏎" if char == "\n" else f"\\x{ord(char):02x}" for char in text)


def explained(text: str, verdict: Verdict, stream: TextIO) -> str:
    """The text with its deciding part underlined, what runs, and every effect."""
    out = ["", *_underlined(text, verdict.deciding if verdict.effects else None), ""]
    out.append("  " + line(verdict, stream).rstrip("\n"))
    if verdict.commands:
        out += ["", "  runs"] + [_command(command) for command in verdict.commands]
    if verdict.effects:
        out += ["", "  effects"] + [_effect(effect, stream) for effect in verdict.effects]
    safer = verdict.safer
    if safer:
        out += ["", "  safer"] + [f"    {printable(each)[:200]}" for each in safer]
    return "\n".join(out) + "\n"


def _underlined(text: str, effect: Effect | None) -> list[str]:
    start, end = effect.span if effect is not None else (0, 0)
    lines: list[str] = []
    place = 0
    for each in text.split("\n")[:40]:
        shown, marks = "", ""
        for offset, char in enumerate(each, place):
            visible = printable(char)
            shown += visible
            marks += ("^" if start <= offset < end else " ") * len(visible)
        lines.append("  " + shown[:400])
        if "^" in marks[:400]:
            lines.append("  " + marks[:400].rstrip())
        place += len(each) + 1
    return lines


def _command(command: Command) -> str:
    words = printable(" ".join(_quoted(text.shown) for text in command.argv))
    way = "".join(f"{step} → " for step in command.via)
    where = f"   [{', '.join(command.context)}]" if command.context else ""
    defined = "   (only defined)" if command.runs == "defined" else ""
    return f"    {printable(way)}{words[:200]}{where}{defined}"


def _quoted(word: str) -> str:
    plain = word and not set(word) & set(" \t\n'\"\\;&|<>()`")
    return word if plain else "'" + word.replace("'", "'\\''") + "'"


def _effect(effect: Effect, stream: TextIO) -> str:
    name = effect.risk.value
    place = f" [{effect.place}]" if effect.place else ""
    target = f" {printable(effect.target)}" if effect.target else ""
    whole = " (catastrophic)" if effect.whole and name == "destructive" else ""
    shown = coloured(name, COLOURS[name], stream)
    return f"    {shown}{whole}  {effect.kind}{target}{place}: {printable(effect.because)}"
