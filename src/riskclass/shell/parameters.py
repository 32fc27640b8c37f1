"""Parameters and their operators: `$x`, `${x:-w}`, `${a[@]:1}`, `${x##*/}`, `${!x}` …"""

from __future__ import annotations

from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, exact
from riskclass.shell.arith import element, evaluate
from riskclass.shell.fields import ACTIVE, BLANKS, BREAK, NOTHING, QUOTED, SOFT, SPLIT, joined, pieces, separators
from riskclass.shell.found import Found, arrays_of, elements, find, hole, is_all, keys_of, lists, turns
from riskclass.shell.slices import slices
from riskclass.shell.transforms import case, prompt, quoted_values, remove, replace, unescape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.fields import Run
    from riskclass.shell.found import Items
    from riskclass.shell.nodes import Parameter, Word
    from riskclass.shell.words import Expander

DEFAULTS = ("-", ":-", "=", ":=", "?", ":?", "+", ":+")
SPECIAL = "@*#?$!-_"


def parameter(node: Parameter, mode: int, expander: Expander) -> list[Run]:
    """The alternatives of a parameter; `mode` is QUOTED or SPLIT."""
    if node.prefix == "!" and (listed := _listed(node, mode, expander)) is not None:
        return listed
    found = _indirect(node, expander) if node.prefix == "!" else find(node, node.name, node.subscript, expander)
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


def _emit(items: Items, kind: str, mode: int, expander: Expander) -> Run:
    if not kind:
        expander.scope.spend(5 * len(items[0].parts) if items else 0)
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


# ---- ${!…} -------------------------------------------------------------------------------------------------------


def _listed(node: Parameter, mode: int, expander: Expander) -> list[Run] | None:
    """`${!prefix@}`, `${!a[@]}`; None: the parameter is an indirection."""
    subscript = node.subscript
    if node.operator in ("@", "*") and not node.words and subscript is None:
        names = expander.scope.names(node.name)
        known = None if names is None else tuple(exact(name) for name in names)
        shape, kind, because = "word", node.operator, "the names of variables are not known"
    elif subscript is not None and is_all(subscript) and not node.operator:
        arrays = arrays_of(node.name, expander)
        several = any(text.many for array in arrays for text in (array or {}).values())
        known = tuple(map(exact, arrays[0] or {})) if len(arrays) == 1 and not several else None
        shape = "any" if expander.scope.associative(node.name) else "number"
        kind, because = subscript.plain or "", f"the keys of {node.name} are not known"
    else:
        return None
    if known is None or (mode == SPLIT and kind == "*" and separators(expander.scope) == ""):
        return [pieces(hole(node, because, expander, shape, many=True), mode)]
    listings = turns([known]) if subscript is not None and expander.scope.associative(node.name) else [known]
    return [_emit(each, kind, mode, expander) for each in listings]


def _indirect(node: Parameter, expander: Expander) -> Found:
    """`${!x}`: the variable that x names; `${!#}` is the last argument."""
    if node.name == "#" and any(expander.scope.array("@")):
        scope = expander.scope
        last = [value for words in scope.array("@") if words for value in element(words, "-1", scope.nullglob)]
        return Found(node.name, "", [None if value is None else (value,) for value in last])
    found = find(node, node.name, node.subscript, expander)
    alternatives: list[Items] = []
    kind = ""
    for items in found.alternatives:
        target = _target(node, items, expander) if not found.kind else None
        if target is None:
            expander.scope.failed()
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
        return find(node, name, None, expander) if _is_parameter(name) else None
    if not name.isidentifier() or not rest.endswith("]"):
        return None
    subscript = rest[:-1]
    if subscript in ("@", "*"):
        return Found(name, subscript, lists(node, name, arrays_of(name, expander), expander))
    key = exact(subscript)
    if not expander.scope.associative(name):
        key = evaluate(key, expander.scope, node.start, node.end)
    elif "$" in subscript or "`" in subscript:
        expander.scope.effect("code.opaque", f"the subscript {subscript} is expanded once more", node.start, node.end)
    return Found(name, "", elements(node, name, [key], expander))


def _is_parameter(name: str) -> bool:
    return name.isascii() and (name.isidentifier() or name.isdigit() or name in tuple(SPECIAL))


# ---- ${x:-w} and its kin -----------------------------------------------------------------------------------------


def _default(node: Parameter, found: Found, mode: int, expander: Expander) -> list[Run]:
    expander.scope.spend(120)
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
    word = node.words[0]
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
        for run in runs:
            expander.scope.complains(joined(run, (node.start, node.end)), node.start, node.end)
        return []
    texts = expander.one(node.words[0], 0 if mode == QUOTED else 1)
    kept = [items[0] for items in found.alternatives if items and _state(items, node.operator[0] == ":") != "unset"]
    if node.prefix == "!":
        _assign_named(node, (*kept, *texts), expander)
    elif not found.kind:
        key = None if node.subscript is None else keys_of(found.name, node.subscript, expander)[0]
        expander.scope.assign(found.name, (*kept, *texts), key)
    return [pieces(text, mode) for text in texts]


def _assign_named(node: Parameter, texts: tuple[Text, ...], expander: Expander) -> None:
    """`${!x:=v}`: the variable that x names has the value; of several that it may name, each may be as it was."""
    scope = expander.scope
    names = [items[0].exact for items in find(node, node.name, node.subscript, expander).alternatives if items]
    for name in names:
        if name is None:
            scope.forget()
        elif name.partition("[")[0].isidentifier():
            before = scope.lookup(name) if len(names) > 1 and "[" not in name else ()
            scope.assign(name, tuple(dict.fromkeys((*before, *texts))))


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
        return slices(node, found, expander)
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
    letter = str(first[0][0]) if operator == "@" and first else ""
    if letter and letter in "AaKk" and (kind or letter in "Aa"):
        return (hole(node, "attributes and keys are not followed", expander, many=bool(kind)),)
    return tuple(_one(node, operator, letter, text, first, second, expander) for text in items)


def _one(node: Parameter, operator: str, letter: str, text: Text, first: Run, second: Run, expander: Expander) -> Text:
    expander.scope.spend(10 + text.length // 8)
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
        changed = case(text, letter or operator, [] if letter else first, expander.scope)
    elif operator[0] == "/":
        changed = replace(text, operator, first, second, expander, node)
    else:
        changed = remove(text, operator, first, expander.scope)
    if isinstance(changed, str):
        return hole(node, text.because, expander, changed)
    return changed
