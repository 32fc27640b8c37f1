"""Programs whose output is known when their words and their input are (`prints=` in a table)."""

from __future__ import annotations

from riskclass.model.text import Hole, Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Pure = Callable[[tuple[Text, ...], Text | None], Text | None]


def echo(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Words with blanks between; options that change the text, and escapes that may be read, are not followed."""
    words = list(args)
    newline = "\n"
    if words and words[0].exact == "-n":
        newline, words = "", words[1:]
    if any(word.prefix.startswith("-") for word in words[:1]):
        return None
    parts: list[str | Hole] = []
    for number, word in enumerate(words):
        _append(parts, ((" ", *word.parts) if number else word.parts))
    _append(parts, (newline,) if newline else ())
    return Text(tuple(parts), (args[0].span[0], args[-1].span[1]) if args else (0, 0), _at(words))


def _append(parts: list[str | Hole], more: tuple[str | Hole, ...]) -> None:
    for part in more:
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)


def _at(words: list[Text]) -> int:
    return words[0].at if len(words) == 1 else -1


def cat(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Standard input, where no file is named."""
    names = [word.exact for word in args]
    if names in ([], ["-"]):
        return stdin
    if names[0] in ("/dev/zero", "/dev/urandom", "/dev/random"):
        return unknown(names[0], "it never ends", shape="endless", many=True)
    return exact("") if names == ["/dev/null"] else None


PURE: dict[str, Pure] = {"echo": echo, "cat": cat}


def pure(name: str) -> Pure | None:
    return PURE.get(name)
