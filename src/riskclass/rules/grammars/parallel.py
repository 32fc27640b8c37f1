"""The words of GNU parallel: a command for a shell, with places to fill, and after `:::` what fills them."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Hole, Text

TYPE_CHECKING = False

_SEPARATORS = (":::", ":::+", "::::", "::::+")
#: How many known arguments are followed one by one.
_FOLLOWED = 16


def read(words: tuple[Text, ...]) -> Reading:
    place = next((at for at, word in enumerate(words) if word.exact in _SEPARATORS), len(words))
    command, rest = words[:place], words[place:]
    if not command:
        return _commands(rest)
    if any("{=" in part for word in command for part in word.parts if isinstance(part, str)):
        finding = Finding("code.opaque", words[0].known("{= =}"), "fills places by Perl code")
        return Reading((finding,), (("sh", (_line(command, None),)),))
    known = _known(rest)
    if not known:
        return Reading(runs=(("sh", (_line(command, None),)),))
    return Reading(runs=tuple(("sh", (_line(command, each),)) for each in known))


def _commands(rest: tuple[Text, ...]) -> Reading:
    """Without a command, each argument is one."""
    if not rest:
        return OBSERVES
    if rest[0].exact != ":::" or any(word.exact in _SEPARATORS for word in rest[1:]):
        return Reading((Finding("code.opaque", rest[0], "runs commands that are not seen here"),))
    return Reading(runs=tuple(("sh", (word,)) for word in rest[1:]))


def _known(rest: tuple[Text, ...]) -> tuple[str, ...]:
    """The arguments, where there is one list of them and all are known."""
    values = [word.exact for word in rest[1:] if word.exact is not None]
    single = bool(rest) and rest[0].exact == ":::" and not any(value in _SEPARATORS for value in values)
    if not single or len(values) != len(rest) - 1 or len(values) > _FOLLOWED:
        return ()
    return tuple(values)


def _line(command: tuple[Text, ...], argument: str | None) -> Text:
    """The text that the shell gets."""
    parts: list[str | Hole] = []
    filled = False
    for place, word in enumerate(command):
        if place:
            parts.append(" ")
        for part in word.parts:
            pieces, found = _fill(part, argument) if isinstance(part, str) else ([part], False)
            parts += pieces
            filled = filled or found
    if not filled:
        parts += [" ", _value(argument)]
    return Text(tuple(_merged(parts)), command[0].span)


def _fill(text: str, argument: str | None) -> tuple[list[str | Hole], bool]:
    """`{}`, `{1}`, `{.}`, `{/}`, `{#}` … become the argument."""
    pieces: list[str | Hole] = []
    found, start = False, 0
    while True:
        begin = text.find("{", start)
        end = text.find("}", begin)
        if begin < 0 or end < 0:
            break
        inner = text[begin + 1 : end]
        pieces.append(text[start:begin])
        if all(char in "0123456789./#%+-:?^," or char.isalnum() for char in inner) and len(inner) < 12:
            pieces.append(_value(argument if inner in ("", "1") else None))
            found = True
        else:
            pieces.append(text[begin : end + 1])
        start = end + 1
    return [*pieces, text[start:]], found


def _value(argument: str | None) -> str | Hole:
    """parallel quotes what it fills in."""
    if argument is None:
        return Hole("{}", "what is read is not known here")
    return "'" + argument.replace("'", "'\\''") + "'"


def _merged(parts: list[str | Hole]) -> list[str | Hole]:
    out: list[str | Hole] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(out[-1], str):
            out[-1] += part
        elif part:
            out.append(part)
    return out
