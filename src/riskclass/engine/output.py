"""What a command prints, as alternatives of text."""

from __future__ import annotations

from riskclass.model.limits import VALUE, VARIANTS
from riskclass.model.text import FREE, Hole, Text, exact, merged

TYPE_CHECKING = False
if TYPE_CHECKING:
    Output = tuple[Text, ...]

SILENT: Output = (exact(""),)
#: Something is printed, and nothing of it is known.
UNSEEN: Output = (Text((Hole("", "what it is fed is not known here"),), many=True),)


#: Behind a text: a program may have read all of it.
EMPTIED = exact("")


def shaped(shape: str) -> Output:
    """Text of that shape; what is one word stands alone on its line."""
    hole = Hole("", "what it is fed is not known here", shape)
    return (Text((hole,), many=shape in FREE) if shape in (*FREE, "files") else Text((hole, "\n")),)


def then(first: Output, second: Output) -> Output:
    """One after the other."""
    if first is SILENT:
        return second
    if second is SILENT:
        return first
    if first is second is UNSEEN or len(first) * len(second) > VARIANTS:
        return UNSEEN
    if any(text.length > VALUE for text in (*first, *second)):
        return UNSEEN
    return tuple(glue((a, b)) for a in first for b in second)


def mixed(texts: list[Output]) -> Output:
    """What comes by several descriptors, in an order that is not known: each of them may be all of it."""
    live = [text for text in texts if text != SILENT]
    if len(live) < 2:
        return live[0] if live else SILENT
    known = [text for each in live for text in each if text.exact]
    return (*UNSEEN, *dict.fromkeys(known[: VARIANTS - 1])) if known else UNSEEN


def either(first: Output, second: Output) -> Output:
    if first == second:
        return first
    both = tuple(dict.fromkeys(first + second))
    return both if len(both) <= VARIANTS else UNSEEN


def glue(texts: tuple[Text, ...], between: str = "") -> Text:
    """The texts side by side; known pieces that meet become one."""
    pieces: list[str | Hole] = []
    for text in texts:
        if between and pieces:
            pieces.append(between)
        pieces += text.parts or ("",)
    span = (texts[0].span[0], texts[-1].span[1]) if texts else (0, 0)
    return Text(merged(pieces), span, _contiguous(texts, between), any(text.many for text in texts))


def _contiguous(texts: tuple[Text, ...], between: str) -> int:
    """Where the glued value stands verbatim, if each piece does and they follow one another."""
    place = texts[0].at if texts else -1
    for text in texts:
        if text.at < 0 or text.at != place or text.exact is None:
            return -1
        place += len(text.exact) + len(between)
    return texts[0].at if texts else -1


def trimmed(output: Output) -> Output:
    """Without the newlines at the end, and without NULs, as a command substitution takes it."""
    return tuple(_trim(text) for text in output)


def _trim(text: Text) -> Text:
    if any("\0" in part for part in text.parts if isinstance(part, str)):
        parts = (part.replace("\0", "") if isinstance(part, str) else part for part in text.parts)
        text = Text(tuple(part for part in parts if part), text.span, -1, text.many)
    if not text.suffix.endswith("\n"):
        return text
    last = text.suffix.rstrip("\n")
    return Text((*text.parts[:-1], last) if last else text.parts[:-1], text.span, -1, text.many)
