"""Parameters and their operators: `$x`, `${x:-w}`, `${a[@]:1}`, `${x##*/}`, `${!x}` …"""

from __future__ import annotations

from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, exact
from riskclass.shell.arith import evaluate, from_end
from riskclass.shell.fields import ACTIVE, BLANKS, BREAK, NOTHING, QUOTED, SOFT, SPLIT, pieces, separators
from riskclass.shell.nodes import Parameter
from riskclass.shell.scope import UNKNOWN
from riskclass.shell.transforms import case, prompt, quoted_values, remove, replace, unescape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.fields import Run
    from riskclass.shell.nodes import Word
    from riskclass.shell.scope import Arrays
    from riskclass.shell.words import Expander

    #: One alternative of a parameter: its value, the values of `$@`, or None where it is not set.
    Items = tuple[Text, ...] | None

DEFAULTS = ("-", ":-", "=", ":=", "?", ":?", "+", ":+")
SPECIAL = "@*#?$!-_"


class Found:
    """What a parameter stands for: `kind` is `@` or `*` for a list of values, else empty."""

    __slots__ = ("alternatives", "kind", "name")

    def __init__(self, name: str, kind: str, alternatives: list[Items]) -> None:
        self.name = name
        self.kind = kind
        self.alternatives = alternatives


def parameter(node: Parameter, mode: int, expander: Expander) -> list[Run]:
    """The alternatives of a parameter; `mode` is QUOTED or SPLIT."""
    if node.prefix == "!" and (listed := _listed(node, mode, expander)) is not None:
        return listed
    found = _indirect(node, expander) if node.prefix == "!" else _find(node, node.name, node.subscript, expander)
    if node.prefix == "#":
        return [pieces(_length(node, found.kind, items, expander), mode) for items in found.alternatives]
    if not node.operator:
        return [_emit(items, found.kind, mode, expander) for items in found.alternatives]
    if node.operator in DEFAULTS:
        return _default(node, found, mode, expander)
    changed = _operate(node, found, expander)
    if mode == SPLIT and found.kind and _joins_oddly(node, separators(expander.scope)):
        return [pieces(hole(node, "how bash joins the elements here depends on IFS", expander, many=True), mode)]
    return [_emit(items, found.kind, mode, expander) for items in changed]


def _joins_oddly(node: Parameter, ifs: str | None) -> bool:
    """Where bash does not join an unquoted list as it joins `$*`."""
    if ifs == "":
        return node.operator[0] in "#%"
    return ifs is not None and ifs[0] in BLANKS and not all(char in BLANKS for char in ifs)


def is_list(node: Parameter, kind: str) -> bool:
    """`$@`, `${a[@]}` or, for the kind `*`, `$*`, `${a[*]}`."""
    return node.name == kind or (node.subscript is not None and node.subscript.plain == kind)


def hole(node: Parameter, because: str, expander: Expander, shape: str = "any", many: bool = False) -> Text:
    source = expander.source(node)
    if source == "…":
        source = "$" + node.name
    because = because or f"the value of {source} is not known"
    return Text((Hole(source, because, shape),), (node.start, node.end), -1, many)


def _emit(items: Items, kind: str, mode: int, expander: Expander) -> Run:
    if not kind:
        return pieces(items[0], mode) if items else []
    if not items:
        return [("", NOTHING)] if kind == "@" and mode == QUOTED else []
    separator = _separator(kind, expander)
    run: Run = []
    for i, text in enumerate(items):
        if i:
            run.append((separator, SOFT if mode == SPLIT else QUOTED if kind == "*" else BREAK))
        run += pieces(text, mode) if text.parts or mode == SPLIT else [("", QUOTED)]
    return run


def _separator(kind: str, expander: Expander) -> str | Hole:
    """What joins the values: the first character of IFS for `*`, a blank for `@`."""
    if kind == "@":
        return " "
    ifs = separators(expander.scope)
    return Hole("$IFS", "IFS is not known") if ifs is None else ifs[:1]


# ---- what a parameter stands for ---------------------------------------------------------------------------------


def _find(node: Parameter, name: str, subscript: Word | None, expander: Expander) -> Found:
    if name in ("@", "*"):
        return Found(name, name, _lists(node, expander.scope.array("@"), expander))
    if subscript is None:
        return Found(name, "", [None if v is None else (v,) for v in expander.scope.lookup(name)])
    if _is_all(subscript):
        return Found(name, subscript.plain or "", _lists(node, _arrays(name, expander), expander))
    return Found(name, "", _elements(node, name, _keys(name, subscript, expander), expander))


def _is_all(subscript: Word) -> bool:
    """`[@]` or `[*]`, not `["@"]`."""
    return subscript.plain in ("@", "*") and subscript.end - subscript.start == 1


def _arrays(name: str, expander: Expander) -> Arrays:
    """The arrays that `name` may be; a plain variable is one with one element."""
    arrays: list[dict[str, Text]] = []
    for array in expander.scope.array(name):
        if array is not None:
            arrays.append(array)
        else:
            arrays += [{} if value is None else {"0": value} for value in expander.scope.lookup(name)]
    return tuple(arrays)


def _lists(node: Parameter, arrays: Arrays, expander: Expander) -> list[Items]:
    if arrays == UNKNOWN:
        return [(hole(node, f"{_what(node)} are not known", expander, many=True),)]
    return [tuple(array.values()) if array else () for array in arrays]


def _what(node: Parameter) -> str:
    return f"the elements of {node.name}" if node.subscript is not None else "the positional parameters"


def _keys(name: str, subscript: Word, expander: Expander) -> list[Text]:
    return expander.one(subscript, 0) if expander.scope.associative(name) else expander.number(subscript)


def _elements(node: Parameter, name: str, keys: list[Text], expander: Expander) -> list[Items]:
    arrays = _arrays(name, expander)
    if arrays == UNKNOWN:
        return [(hole(node, f"the elements of {name} are not known", expander),)]
    found: list[Items] = []
    for array in arrays:
        assert array is not None
        for key in keys:
            if key.exact is None:
                found += [(value,) for value in array.values()] or [None]
            else:
                value = array.get(key.exact if expander.scope.associative(name) else from_end(array, key.exact))
                found.append(None if value is None else (value,))
    if len(found) > VARIANTS:
        return [(hole(node, f"{name} has too many elements", expander),)]
    return found


# ---- ${!…} -------------------------------------------------------------------------------------------------------


def _listed(node: Parameter, mode: int, expander: Expander) -> list[Run] | None:
    """`${!prefix@}`, `${!a[@]}`; None: the parameter is an indirection."""
    subscript = node.subscript
    if node.operator in ("@", "*") and not node.words and subscript is None:
        names = expander.scope.names(node.name)
        known = None if names is None else tuple(exact(name) for name in names)
        shape, kind, because = "word", node.operator, "the names of variables are not known"
    elif subscript is not None and _is_all(subscript) and not node.operator:
        arrays = _arrays(node.name, expander)
        known = tuple(map(exact, arrays[0] or {})) if len(arrays) == 1 else None
        shape = "any" if expander.scope.associative(node.name) else "number"
        kind, because = subscript.plain or "", f"the keys of {node.name} are not known"
    else:
        return None
    if known is None or (mode == SPLIT and kind == "*" and separators(expander.scope) == ""):
        return [pieces(hole(node, because, expander, shape, many=True), mode)]
    return [_emit(known, kind, mode, expander)]


def _indirect(node: Parameter, expander: Expander) -> Found:
    """`${!x}`: the variable that x names."""
    found = _find(node, node.name, node.subscript, expander)
    alternatives: list[Items] = []
    kind = ""
    for items in found.alternatives:
        target = _target(node, items, expander) if not found.kind else None
        if target is None:
            because = f"which variable {node.name} names is not known"
            alternatives.append((hole(node, because, expander),))
        else:
            kind = kind or target.kind
            alternatives += target.alternatives
    return Found(node.name, kind, alternatives)


def _target(node: Parameter, items: Items, expander: Expander) -> Found | None:
    value = items[0].exact if items else None
    if not value:
        return None
    name, bracket, rest = value.partition("[")
    if not bracket:
        return _find(node, name, None, expander) if _is_parameter(name) else None
    if not name.isidentifier() or not rest.endswith("]"):
        return None
    subscript = rest[:-1]
    if subscript in ("@", "*"):
        return Found(name, subscript, _lists(node, _arrays(name, expander), expander))
    key = exact(subscript)
    if not expander.scope.associative(name):
        key = evaluate(key, expander.scope, node.start, node.end)
    elif "$" in subscript or "`" in subscript:
        expander.scope.effect("code.opaque", f"the subscript {subscript} is expanded once more", node.start, node.end)
    return Found(name, "", _elements(node, name, [key], expander))


def _is_parameter(name: str) -> bool:
    return name.isascii() and (name.isidentifier() or name.isdigit() or name in tuple(SPECIAL))


# ---- ${x:-w} and its kin -----------------------------------------------------------------------------------------


def _default(node: Parameter, found: Found, mode: int, expander: Expander) -> list[Run]:
    sign = node.operator[-1]
    colon = node.operator[0] == ":"
    together = found.kind == "*" and separators(expander.scope) == ""
    states = [_state(items, colon, together) for items in found.alternatives]
    runs: list[Run] = []
    if sign == "+":
        if "unset" in states or "maybe" in states:
            runs.append(_emit((), found.kind, mode, expander) if () in found.alternatives else [])
        if "set" in states or "maybe" in states:
            runs += _word(node, mode, expander)
        return runs
    for items, state in zip(found.alternatives, states, strict=True):
        if state != "unset":
            runs.append(_emit(items, found.kind, mode, expander))
    if "unset" in states or "maybe" in states:
        runs += _instead(node, sign, found, mode, expander)
    return runs or [pieces(hole(node, f"{node.name} is not set, the shell stops here", expander), mode)]


def _state(items: Items, colon: bool, together: bool = False) -> str:
    """Whether a value counts as set: set, unset or maybe. `together`: the values are joined by nothing."""
    if not items or (colon and together and not any(text.parts for text in items)):
        return "unset"
    if not colon:
        return "maybe" if len(items) == 1 and _is_unknown(items[0]) else "set"
    if len(items) > 1:
        return "set"
    return "unset" if not items[0].parts else "maybe" if _is_unknown(items[0]) else "set"


def _is_unknown(text: Text) -> bool:
    return not any(isinstance(part, str) or part.shape != "any" for part in text.parts) and bool(text.parts)


def _word(node: Parameter, mode: int, expander: Expander) -> list[Run]:
    word = node.words[0] if node.words else None
    if word is None:
        return [[]]
    ifs = separators(expander.scope)
    runs = [
        [piece for piece in run if piece[1] != NOTHING]
        for run in expander.runs(word.parts, mode, 0 if mode == QUOTED else 1)
    ]
    soft = {piece for run in runs for piece in run if piece[1] == SOFT}
    if (soft and ifs == "") or (ifs and " " not in ifs and (" ", SOFT) in soft):
        return [pieces(hole(node, "how bash joins $@ here depends on IFS", expander), mode)]
    return runs


def _instead(node: Parameter, sign: str, found: Found, mode: int, expander: Expander) -> list[Run]:
    """What stands for a parameter that is not set: the word, for `=` also assigned, for `?` nothing at all."""
    runs = _word(node, mode, expander)
    if sign == "-":
        return runs
    if sign == "?":
        return []
    word = node.words[0] if node.words else None
    texts = [exact("")] if word is None else expander.one(word, 0 if mode == QUOTED else 1)
    kept = [items[0] for items in found.alternatives if items and _state(items, node.operator[0] == ":") != "unset"]
    if not found.kind:
        key = None if node.subscript is None else _keys(found.name, node.subscript, expander)[0]
        expander.scope.assign(found.name, (*kept, *texts), key)
    return [pieces(text, mode) for text in texts]


# ---- the operators that change a value ---------------------------------------------------------------------------


def _length(node: Parameter, kind: str, items: Items, expander: Expander) -> Text:
    texts = items or ()
    if kind:
        if not any(text.many for text in texts):
            return exact(str(len(texts)))
    elif not texts or (texts[0].exact is not None and texts[0].exact.isascii()):
        return exact(str(len(texts[0].exact or "")) if texts else "0")
    return hole(node, "", expander, "number")


def _operate(node: Parameter, found: Found, expander: Expander) -> list[Items]:
    if node.operator == ":":
        return _slices(node, found, expander)
    operands = [_operand(node, i, word, expander) for i, word in enumerate(node.words)]
    changed: list[Items] = []
    for first in operands[0] if operands else [[]]:
        for second in operands[1] if len(operands) > 1 else [[]]:
            changed += [_each(node, items, found.kind, first, second, expander) for items in found.alternatives]
    if len(changed) > VARIANTS:
        expander.scope.effect("limit", f"more than {VARIANTS} values are possible", node.start, node.end)
        return [(hole(node, "too many values are possible", expander, many=bool(found.kind)),)]
    return changed


def _operand(node: Parameter, i: int, word: Word, expander: Expander) -> list[Run]:
    if node.operator == "@":
        return [[(word.plain or "", QUOTED)]]
    tilde = 0 if node.operator in ("/#", "/%") and i == 0 else 1
    return expander.runs(word.parts, ACTIVE, tilde)


def _each(node: Parameter, items: Items, kind: str, first: Run, second: Run, expander: Expander) -> Items:
    """The operator applied to each value."""
    if items is None:
        return None
    operator = node.operator
    letter = first[0][0] if operator == "@" and first else ""
    if letter and letter in "AaKk" and (kind or letter in "Aa"):
        return (hole(node, "attributes and keys are not followed", expander, many=bool(kind)),)
    return tuple(_one(node, operator, str(letter), text, first, second, expander) for text in items)


def _one(node: Parameter, operator: str, letter: str, text: Text, first: Run, second: Run, expander: Expander) -> Text:
    if text.many:
        if letter == "P":
            prompt(node, text, expander)
        return hole(node, text.because, expander, many=True)
    if letter == "P":
        return prompt(node, text, expander)
    if letter == "E":
        changed = unescape(text)
    elif letter and letter in "QKk":
        changed = quoted_values(text)
    elif letter or operator[0] in "^,~":
        changed = case(text, letter or operator, [] if letter else first, expander.scope.extglob)
    elif operator[0] == "/":
        changed = replace(text, operator, first, second, expander, node)
    else:
        changed = remove(text, operator, first, expander.scope.extglob)
    if isinstance(changed, str):
        return hole(node, text.because, expander, changed)
    return changed


def _slices(node: Parameter, found: Found, expander: Expander) -> list[Items]:
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
    if offset is None or length is None or any(text.many for text in items):
        return (hole(node, "which of the values are taken is not known", expander, many=True),)
    start, count = int(offset), int(length) if length else -1
    keyed = _keyed(found, items, expander)
    if keyed is None or (length and count < 0):
        return (hole(node, "which of the values are taken is not known", expander, many=True),)
    if start < 0:
        start += max(keyed, default=-1) + 1
        if start < 0:
            return ()
    taken = [keyed[key] for key in sorted(keyed) if key >= start]
    return tuple(taken[:count] if length else taken)


def _keyed(found: Found, items: tuple[Text, ...], expander: Expander) -> dict[int, Text] | None:
    """The values by index; `$0` is the first of `$@`."""
    if found.name in ("@", "*"):
        zero = expander.scope.lookup("0")
        first = zero[0] if len(zero) == 1 else None
        return dict(enumerate((first or Text((Hole("$0", "the name of the shell is not known", "word"),)), *items)))
    arrays = _arrays(found.name, expander)
    for array in arrays:
        if array is not None and tuple(array.values()) == items and all(key.isdigit() for key in array):
            return {int(key): value for key, value in array.items()}
    return None


def _substring(node: Parameter, text: Text, offset: str | None, length: str | None, expander: Expander) -> Text:
    value = text.exact
    if value is None or offset is None or length is None or not value.isascii():
        return hole(node, text.because, expander, _substring_shape(text, offset, length))
    size = len(value)
    start = int(offset) + (size if int(offset) < 0 else 0)
    if not 0 <= start <= size:
        return exact("")
    end = size if not length else int(length) + (size if int(length) < 0 else start)
    if end < start:
        return hole(node, "bash cannot cut it so", expander)
    return exact(value[start:end])


def _substring_shape(text: Text, offset: str | None, length: str | None) -> str:
    """The first characters of a name or number are one: `${sha:0:8}`."""
    head = text.parts[0] if text.parts else ""
    if isinstance(head, Hole) and offset == "0" and length is not None and length.lstrip("0").isdigit():
        return head.shape if head.shape in ("word", "number") else "any"
    return "any"
