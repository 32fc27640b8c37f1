r"""systemd units (systemd.service(5), systemd.exec(5)): programs that Exec… settings start, without a shell."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import assigned, exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.words import goes_on, split

NAMES: Final = (
    "*.service",
    "*.socket",
    "*.mount",
    "*.swap",
    "service.d/*.conf",
    "*.service.d/*.conf",
    "*.socket.d/*.conf",
    "*.mount.d/*.conf",
    "*.swap.d/*.conf",
    "*.service.in",
)

_SECTION: Final = re.compile(r"\s*\[(.*)\]\s*$")
_KEY: Final = re.compile(r"\s*([A-Za-z]+)\s*=\s*")
_COMMANDS: Final = re.compile(r"Exec(?:Start|StartPre|StartPost|Reload|ReloadPost|Stop|StopPre|StopPost|Condition)$")
#: `%i`, `${NAME}` inside a word, `$NAME` as a word of its own; `%%` and `$$` are the characters themselves.
_FILLED: Final = re.compile(r"%[%A-Za-z]|\$\$|\$\{\w+\}|(?<!\S)\$\w+(?!\S)")
_SHAPES: Final = {
    **dict.fromkeys("iIjJnNpPuUgGbmHlqovwWBMA", "word"),
    "h": "home",
    "T": "tmp",
    "V": "tmp",
    **dict.fromkeys("tSCLEfdysD", "path"),
}
_ESCAPE: Final = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))|\\([0-7]{3})")
_LETTERS: Final = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "s": " "}


def find(file: File) -> Iterator[Found]:
    settings = [*_settings(deque(file.all().lines()))]
    values = {key: value.text.strip() for key, value in settings}
    user = values.get("User", "") or ("" if "/user/" in file.path else "root")
    cwd = values.get("WorkingDirectory", "").lstrip("-") or "/"
    context = (f"user:{user}",) if user else ()
    for key, value in settings:
        if _COMMANDS.match(key):
            for words in _commands(value):
                yield Found(words, where=key, cwd=cwd, context=context)
        elif key == "Environment":
            yield from exported(assigned(split(_filled(value), _escaped)), key, context=context)
        elif key == "ExecSearchPath":  # where a program without a folder is looked for
            yield from exported([("PATH", value)], key, context=context)


def _settings(lines: deque[Placed]) -> Iterator[tuple[str, Placed]]:
    r"""`KEY=VALUE` of all sections; a `\` at the end of a line joins the next, comments between them are left out."""
    while lines:
        line = lines.popleft()
        if not line.text.strip() or line.text.lstrip()[0] in "#;[":
            continue
        pieces = [line]
        while goes_on(pieces[-1].text) and lines:
            following = lines.popleft()
            if following.text.lstrip()[:1] not in ("#", ";"):
                pieces[-1:] = [pieces[-1][:-1], following]
        whole = joined(pieces, " ")
        key = _KEY.match(whole.text)
        if key:
            yield key.group(1), whole[key.end() :]


def _commands(value: Placed) -> Iterator[tuple[Placed, ...]]:
    r"""Commands of one setting, which a `;` of its own separates (`\;` is a word); without prefixes of the program."""
    words: list[Placed] = []
    for word in (*split(_filled(value), _escaped), None):
        if word is not None and (word.text != ";" or not word.verbatim):
            words.append(word)
            continue
        if words:
            marks = words[0].text[: len(words[0].text) - len(words[0].text.lstrip("-@:+!|"))]
            words[0] = words[0][len(marks) :]
            yield tuple(
                words[:1] + words[2:] if "@" in marks else words
            )  # `@`: the second word is the name it is given
        words = []


def _filled(value: Placed) -> Placed:
    def meaning(match: re.Match[str]) -> str:
        source = match.group()
        if source in ("%%", "$$"):
            return source[0]
        shape = _SHAPES.get(source[1], "word") if source[0] == "%" else "any"
        return value.file.hole(source, f"{source} is filled in by systemd", shape)

    return value.replaced(_FILLED, meaning)


def _escaped(text: str, place: int, quote: str) -> tuple[str, int]:
    """What an escape stands for, in and out of quotes (systemd.syntax(7), "Quoting")."""
    match = _ESCAPE.match(text, place)
    if match:
        digits = match.group(match.lastindex or 0)
        number = int(digits, 8 if match.group(4) else 16)
        return (chr(number) if number <= 0x10FFFF else ""), match.end()
    letter = text[place + 1 : place + 2]
    return _LETTERS.get(letter, letter), place + 2
