"""The way from a text to its verdict, for people: the deciding part underlined, and a tree of what runs."""

from __future__ import annotations

import shutil
import unicodedata

from riskclass.adapters.render import ACTIONS, COLOURS, coloured, printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final, TextIO

    from riskclass.model.effects import Effect
    from riskclass.model.verdict import Command, Verdict
    from riskclass.policy.decide import Decision

#: Lines of the text, and commands, that are shown.
_LINES = 40
_NODES = 200
_WIDE = 200


def explained(text: str, verdict: Verdict, stream: TextIO, decision: Decision | None = None) -> str:
    """What `riskclass explain` prints; with what a policy decides, if one was asked."""
    width = shutil.get_terminal_size().columns if stream.isatty() else _WIDE
    out = ["", *_underlined(text, verdict.deciding, width - 2), ""]
    name = verdict.risk_class.value
    start = coloured(name, COLOURS[name], stream) + (" (catastrophic)" if verdict.catastrophic else "")
    out += _said(start, f"{name}{' (catastrophic)' if verdict.catastrophic else ''}", verdict.reason, width)
    nodes = _tree(verdict)
    if nodes:
        out += ["", *(f"  {each}" for each in _drawn(nodes, "", width - 2, stream))]
    if decision is not None:
        action = coloured(decision.action, ACTIONS[decision.action], stream)
        out += ["", "  decision", *_said(f"  {action}", f"  {decision.action}", decision.because, width)]
    safer = verdict.safer
    if safer:
        out += ["", "  safer", *(f"    {_cut(printable(each), width - 4)}" for each in safer)]
    return "\n".join(out) + "\n"


def _said(start: str, plain: str, text: str, width: int) -> list[str]:
    """A sentence behind its first word, in lines that fit; `plain` is `start` as it looks."""
    lines = [""]
    room = max(20, width - len(plain) - 4)
    for word in printable(text).split(" "):
        for piece in _pieces(word, room):
            if lines[-1] and _columns(lines[-1]) + 1 + _columns(piece) > room:
                lines.append("")
            lines[-1] += (" " if lines[-1] else "") + piece
    margin = " " * len(plain)
    return [f"  {margin if place else start}  {each}" for place, each in enumerate(lines)]


def _pieces(word: str, room: int) -> list[str]:
    """A word that fits in no line, in several."""
    size = room // 2 if _columns(word) > len(word) else room
    return [word[place : place + size] for place in range(0, len(word), size)] or [""]


# -- the text --


def _underlined(text: str, effect: Effect | None, width: int) -> list[str]:
    start, end = effect.span if effect is not None else (0, 0)
    lines: list[str] = []
    place = 0
    texts = text.rstrip("\n").split("\n")
    for each in texts[:_LINES]:
        lines += _marked(each, start - place, end - place, width)
        place += len(each) + 1
    return lines + ([f"  … and {len(texts) - _LINES} more lines"] if len(texts) > _LINES else [])


def _marked(text: str, start: int, end: int, width: int) -> list[str]:
    """A line, as much of it as fits, and marks under its characters from `start` to `end`."""
    first = max(0, min(start, len(text)) - width // 3) if len(text) > width and end > 0 else 0
    shown, marks = ("…", " ") if first else ("", "")
    for offset in range(first, len(text)):
        visible = printable(text[offset])
        if len(marks) + _columns(visible) > width - 1:
            shown += "…"
            break
        shown += visible
        marks += ("^" if start <= offset < end else " ") * _columns(visible)
    return [f"  {shown}"] + ([f"  {marks.rstrip()}"] if "^" in marks else [])


def _columns(text: str) -> int:
    """How many columns of a terminal a text takes (Unicode Standard Annex 11)."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


# -- the tree --


class _Node:
    """A command, or what is no command by itself (a redirection, an assignment), with its effects."""

    __slots__ = ("context", "effects", "inner", "label", "note", "times", "via")

    def __init__(self, label: str, via: tuple[str, ...], context: tuple[str, ...], note: str = "") -> None:
        self.label: Final = label
        self.via: Final = via
        self.context: Final = context
        self.note: Final = note
        self.times = 1  # of commands that are alike, one has the effects
        self.effects: Final[list[Effect]] = []
        self.inner: Final[list[_Node]] = []


def _tree(verdict: Verdict) -> list[_Node]:
    """Commands below what runs them; an effect stands at its command, or where its command would."""
    root = _Node("", (), ())
    above: dict[tuple[str, ...], _Node] = {(): root}  # the way to a command → what it stands below
    way = [root]
    of_words: dict[tuple[object, ...], _Node] = {}
    for command in verdict.commands[:_NODES]:
        node = _Node(_label(command), command.via, command.context, "only defined" if command.runs == "defined" else "")
        del way[len(command.via) + command.within + 1 :]
        if not command.within or command.via not in above:
            above[command.via] = way[-1]
        way[-1].inner.append(node)
        way.append(node)
        of_words.setdefault((command.via, command.argv), node)
    deciding = verdict.deciding
    for effect in verdict.effects:
        found = of_words.get((effect.via, effect.words)) or of_words.get((effect.via, effect.command))
        if found is None:
            if len(of_words) > _NODES and effect is not deciding:
                continue
            found = _Node(effect.command or effect.kind, effect.via, effect.context)
            of_words[effect.via, effect.command] = found
            above.get(effect.via, root).inner.append(found)
        if not any(_alike(effect, each) for each in found.effects):
            found.effects.append(effect)
    if len(verdict.commands) > _NODES:
        root.inner.append(_Node(f"… and {len(verdict.commands) - _NODES} more commands", (), ()))
    return _once(root.inner)


def _once(nodes: list[_Node]) -> list[_Node]:
    """Without those that have no effects, since they do what one before them does: rounds of a loop, calls again."""
    first: dict[tuple[object, ...], _Node] = {}
    kept = []
    for node in nodes:
        node.inner[:] = _once(node.inner)
        before = first.setdefault(_shape(node), node)
        if before is node or _has_effects(node):
            kept.append(node)
        else:
            before.times += 1
    return kept


def _shape(node: _Node) -> tuple[object, ...]:
    return (node.label, node.context, node.note, *map(_shape, node.inner))


def _has_effects(node: _Node) -> bool:
    return bool(node.effects) or any(map(_has_effects, node.inner))


def _alike(one: Effect, other: Effect) -> bool:
    return (one.kind, one.target, one.because) == (other.kind, other.target, other.because)


def _drawn(nodes: list[_Node], before: str, width: int, stream: TextIO, context: tuple[str, ...] = ()) -> Iterator[str]:
    for place, node in enumerate(nodes):
        last = place == len(nodes) - 1
        here = node.context[len(context) :] if node.context[: len(context)] == context else node.context
        where = f"   [{', '.join(here)}]" if here else ""
        said = [*([node.note] if node.note else []), *([f"{node.times} times"] if node.times > 1 else [])]
        note = f"   ({', '.join(said)})" if said else ""
        yield _cut(f"{before}{'└─ ' if last else '├─ '}{printable(node.label)}{printable(where)}{note}", width)
        deeper = before + ("   " if last else "│  ")
        for effects in _grouped(node.effects):
            yield _effect(effects, deeper + ("│  " if node.inner else "   "), width, stream)
        yield from _drawn(node.inner, deeper, width, stream, node.context)


def _grouped(effects: list[Effect]) -> list[list[Effect]]:
    """Those that say the same of several targets, together."""
    groups: dict[tuple[object, ...], list[Effect]] = {}
    for effect in effects:
        said = (effect.kind, effect.risk, effect.place, effect.because, effect.whole)
        groups.setdefault(said if effect.target else (*said, effect), []).append(effect)
    return [*groups.values()]


def _effect(effects: list[Effect], before: str, width: int, stream: TextIO) -> str:
    """One line of effects that differ in their targets alone."""
    effect = effects[0]
    name = effect.risk.value
    place = f" [{effect.place}]" if effect.place else ""
    target = "".join(f" {printable(each.target)}" for each in effects if each.target)
    whole = " (catastrophic)" if effect.whole and name == "destructive" else ""
    text = f"{whole}  {effect.kind}{target}{place}: {printable(effect.because)}"
    return before + coloured(name, COLOURS[name], stream) + _cut(text, width - len(before) - len(name))


def _label(command: Command) -> str:
    return " ".join(_quoted(text.shown) for text in command.argv)


def _quoted(word: str) -> str:
    plain = word and not set(word) & set(" \t\n'\"\\;&|<>()`")
    return word if plain else "'" + word.replace("'", "'\\''") + "'"


def _cut(text: str, width: int) -> str:
    if _columns(text) <= width:
        return text
    kept = ""
    for char in text:
        if _columns(kept) + _columns(char) >= width:
            break
        kept += char
    return kept + "…"
