"""What a parameter stands for, before its operator: a value, an element, the values of `$@` or `${a[@]}`."""

from __future__ import annotations

from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text
from riskclass.shell.arith import element
from riskclass.shell.scope import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.nodes import Parameter, Word
    from riskclass.shell.scope import Arrays
    from riskclass.shell.words import Expander

    #: One alternative of a parameter: its value, the values of `$@`, or None where it is not set.
    Items = tuple[Text, ...] | None


class Found:
    """What a parameter stands for: `kind` is `@` or `*` for a list of values, else empty."""

    __slots__ = ("alternatives", "kind", "name")

    def __init__(self, name: str, kind: str, alternatives: list[Items]) -> None:
        self.name = name
        self.kind = kind
        self.alternatives = alternatives


def find(node: Parameter, name: str, subscript: Word | None, expander: Expander) -> Found:
    if name in ("@", "*"):
        return Found(name, name, lists(node, name, expander.scope.array("@"), expander))
    if subscript is None and expander.scope.zsh and any(expander.scope.array(name)):  # zshparam(1), "Array Parameters"
        return Found(name, "*", lists(node, name, arrays_of(name, expander), expander))
    if subscript is None:
        return Found(name, "", [None if v is None else (v,) for v in expander.scope.lookup(name)])
    if is_all(subscript):
        return Found(name, subscript.plain or "", lists(node, name, arrays_of(name, expander), expander))
    return Found(name, "", elements(node, name, keys_of(name, subscript, expander), expander))


def is_all(subscript: Word) -> bool:
    """`[@]` or `[*]`, not `["@"]`."""
    return subscript.plain in ("@", "*") and subscript.end - subscript.start == 1


def arrays_of(name: str, expander: Expander) -> Arrays:
    """The arrays that `name` may be; a plain variable is one with one element."""
    arrays: list[dict[str, Text]] = []
    for array in expander.scope.array(name):
        if array is not None:
            arrays.append(array)
        else:
            arrays += [{} if value is None else {"0": value} for value in expander.scope.lookup(name)]
    return tuple(arrays)


def lists(node: Parameter, name: str, arrays: Arrays, expander: Expander) -> list[Items]:
    if arrays == UNKNOWN:
        return [(hole(node, f"{_what(node)} are not known", expander, many=True),)]
    expander.scope.spend(sum(map(len, filter(None, arrays))))
    found = [tuple(array.values()) if array else () for array in arrays]
    return list(turns(found)) if expander.scope.associative(name) else list(found)


def turns(found: list[tuple[Text, ...]]) -> list[tuple[Text, ...]]:
    """bash gives the elements of an associative array in an order of its own: each may be the first."""
    if sum(len(items) or 1 for items in found) > VARIANTS:
        return found
    return [items[i:] + items[:i] for items in found for i in range(len(items) or 1)]


def _what(node: Parameter) -> str:
    return f"the elements of {node.name}" if node.subscript is not None else "the positional parameters"


def keys_of(name: str, subscript: Word, expander: Expander) -> list[Text]:
    return expander.one(subscript, 0) if expander.scope.associative(name) else expander.number(subscript)


def elements(node: Parameter, name: str, keys: list[Text], expander: Expander) -> list[Items]:
    arrays = arrays_of(name, expander)
    if arrays == UNKNOWN:
        return [(hole(node, f"the elements of {name} are not known", expander),)]
    found: list[Items] = []
    for array in arrays:
        assert array is not None
        expander.scope.spend(len(array))
        for key in keys:
            if key.exact is None:
                found += [(value,) for value in array.values()] or [None]
            else:
                scope = expander.scope
                named = scope.associative(name)
                values = (array.get(key.exact),) if named else element(array, key.exact, scope.nullglob)
                found += [None if value is None else (value,) for value in values]
    if len(found) > VARIANTS:
        alive = list(dict.fromkeys(items[0] for items in found if items is not None))
        few = tuple(alive) if len(alive) < VARIANTS else expander.scope.summary(name, alive)
        return [*([None] if None in found else []), *(None if value is None else (value,) for value in few)]
    return found


def is_list(node: Parameter, kind: str) -> bool:
    """`$@`, `${a[@]}` or, for the kind `*`, `$*`, `${a[*]}`."""
    return node.name == kind or (node.subscript is not None and node.subscript.plain == kind)


def hole(node: Parameter, because: str, expander: Expander, shape: str = "any", many: bool = False) -> Text:
    source = expander.source(node)
    if source == "…":
        source = "$" + node.name
    because = because or f"the value of {source} is not known"
    return Text((Hole(source, because, shape),), (node.start, node.end), -1, many)
