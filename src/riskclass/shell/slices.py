"""`${x:offset:length}`, of a value or of a list."""

from __future__ import annotations

from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, exact
from riskclass.shell.found import arrays_of, hole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.found import Found, Items
    from riskclass.shell.nodes import Parameter
    from riskclass.shell.words import Expander


#: The shapes of values that begin with a slash.
_ABSOLUTE = ("home", "project", "path", "tmp", "scratch")


def slices(node: Parameter, found: Found, expander: Expander) -> list[Items]:
    changed: list[Items] = []
    numbers = [[n.exact for n in expander.number(word)] for word in node.words]
    for offset in numbers[0] if numbers else ["0"]:
        for length in numbers[1] if len(numbers) > 1 else [""]:
            for items in found.alternatives:
                changed.append(_slice(node, found, items, offset, length, expander))
    return changed[:VARIANTS]


def _slice(
    node: Parameter, found: Found, items: Items, offset: str | None, length: str | None, expander: Expander
) -> Items:
    if items is None:
        return None
    if not found.kind:
        return (_substring(node, items[0], offset, length, expander),)
    if offset is None or length is None:
        return _unclear(node, items, expander)
    expander.scope.spend(12 * len(items))
    start, count = int(offset), int(length) if length else -1
    if any(text.many for text in items):
        left = _around(found, items, start) if _is_dense(found, items, expander) else None
        if left is None or (length and (count < 0 or any(text.many for text in left[:count]))):
            return _unclear(node, items, expander)
        return left[:count] if length else left
    keyed = _keyed(found, items, expander)
    if keyed is None or (length and count < 0):
        return _unclear(node, items, expander)
    if start < 0:
        start += max(keyed, default=-1) + 1
        if start < 0:
            return ()
    taken = [keyed[key] for key in sorted(keyed) if key >= start]
    return tuple(taken[:count] if length else taken)


def _unclear(node: Parameter, items: tuple[Text, ...], expander: Expander) -> Items:
    pieces = {piece.shape if isinstance(piece, Hole) else "any" for text in items for piece in text.parts}
    shape = "files" if pieces == {"files"} else "words" if pieces and pieces <= {"word", "words", "number"} else "any"
    return (hole(node, "which of the values are taken is not known", expander, shape, many=True),)


def _around(found: Found, items: tuple[Text, ...], start: int) -> tuple[Text, ...] | None:
    """From `start` on, where no value before it, or behind it, may be several; None: not known."""
    if start < 0:
        return None if any(text.many for text in items[start:]) or -start > len(items) else items[start:]
    start -= found.name in ("@", "*")
    known = start >= 0 and not any(text.many for text in items[:start]) and start <= len(items)
    return items[start:] if known else None


def _is_dense(found: Found, items: tuple[Text, ...], expander: Expander) -> bool:
    """Whether the place of a value is its index."""
    if found.name in ("@", "*"):
        return True
    if expander.scope.associative(found.name):
        return False
    arrays = [array for array in arrays_of(found.name, expander) if array and tuple(array.values()) == items]
    return bool(arrays) and all(tuple(array) == tuple(map(str, range(len(items)))) for array in arrays)


def _keyed(found: Found, items: tuple[Text, ...], expander: Expander) -> dict[int, Text] | None:
    """The values by index; `$0` is the first of `$@`."""
    if found.name in ("@", "*"):
        zero = expander.scope.lookup("0")
        first = zero[0] if len(zero) == 1 else None
        return dict(enumerate((first or Text((Hole("$0", "the name of the shell is not known", "word"),)), *items)))
    if expander.scope.associative(found.name):
        return None
    arrays = arrays_of(found.name, expander)
    for array in arrays:
        if array is not None and tuple(array.values()) == items and all(key.isdigit() for key in array):
            return {int(key): value for key, value in array.items()}
    return None


def _substring(node: Parameter, text: Text, offset: str | None, length: str | None, expander: Expander) -> Text:
    value = text.exact
    head = text.parts[0] if text.parts else ""
    if isinstance(head, Hole) and head.shape in _ABSOLUTE and (offset, length) == ("0", "1"):
        return exact("/")
    if value is None or offset is None or length is None or not value.isascii():
        return hole(node, text.because, expander, _substring_shape(text, offset, length))
    size = len(value)
    start = int(offset) + (size if int(offset) < 0 else 0)
    if not 0 <= start <= size:
        return exact("")
    end = size if not length else int(length) + (size if int(length) < 0 else start)
    if end < start:
        expander.scope.failed()
        return hole(node, "bash cannot cut it so", expander)
    return exact(value[start:end])


def _substring_shape(text: Text, offset: str | None, length: str | None) -> str:
    """The first characters of a name or number are one: `${sha:0:8}`."""
    head = text.parts[0] if text.parts else ""
    if isinstance(head, Hole) and offset == "0" and length is not None and length.lstrip("0").isdigit():
        return head.shape if head.shape in ("word", "words", "number") else "any"
    return "any"
