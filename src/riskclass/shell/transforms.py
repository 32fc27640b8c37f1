"""The operators of `${x…}` on one value. Each gives the new value, or the shape of a hole where it is not known.

What depends on the locale (case, length and `?` beyond ASCII) is not known.
"""

from __future__ import annotations

from riskclass.model.limits import VALUE
from riskclass.model.text import Hole, Text
from riskclass.shell.fields import QUOTED
from riskclass.shell.found import hole
from riskclass.shell.patterns import Pattern, TooLong, compile_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.fields import Run
    from riskclass.shell.nodes import Parameter
    from riskclass.shell.scope import Scope
    from riskclass.shell.words import Expander

STEPS = 200_000
ESCAPES = {"\a": "\\a", "\b": "\\b", "\x1b": "\\E", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\v": "\\v"}


def _is_open(text: Text, pattern: Pattern) -> bool:
    """Whether characters beyond ASCII meet a pattern that looks at them one by one."""
    return pattern.literal is None and not all(isinstance(p, Hole) or p.isascii() for p in text.parts)


def remove(text: Text, operator: str, run: Run, scope: Scope) -> Text | str:
    """`#` `##` `%` `%%`"""
    pattern = compile_pattern(run, scope)
    if pattern is None or _is_open(text, pattern):
        return _kept_shape(text, operator, None)
    longest = len(operator) == 2 and pattern.literal is None
    at_end = operator[0] == "%"
    known = text.exact if text.exact is not None else "" if longest else text.suffix if at_end else text.prefix
    scope.spend(10 + (0 if pattern.literal is not None else 3 * len(known)))
    length = pattern.ending(known, longest) if at_end else pattern.length(known, longest)
    literal = pattern.literal
    if text.exact is None and length < 0 and (literal is None or len(literal) > len(known)):
        return _kept_shape(text, operator, pattern)
    if length <= 0:
        return text
    if at_end:
        return Text(_trimmed((*text.parts[:-1], known[:-length])))
    return Text(_trimmed((known[length:], *text.parts[1:])))


def _trimmed(parts: tuple[str | Hole, ...]) -> tuple[str | Hole, ...]:
    return tuple(part for part in parts if part)


def _kept_shape(text: Text, operator: str, pattern: Pattern | None) -> str:
    """A name without its extension, or without its folder, is a name still."""
    head = text.parts[0] if text.parts else ""
    if pattern is None or not isinstance(head, Hole) or head.shape == "any" or not pattern.tokens:
        return "any"
    if operator[0] == "%" and pattern.tokens[0] not in ("*", "?"):
        return head.shape if head.shape in ("files", "word", "words", "path") else "any"
    if operator == "##" and [getattr(token, "char", token) for token in pattern.tokens] == ["*", "/"]:
        return "files" if head.shape == "files" else "any"
    return "any"


def replace(text: Text, operator: str, run: Run, replacement: Run, expander: Expander, node: Parameter) -> Text | str:
    """`/` `//` `/#` `/%`"""
    value = text.exact
    pattern = compile_pattern(run, expander.scope)
    if value is None or pattern is None or expander.scope.nocase or _is_open(text, pattern):
        return "any"
    if not expander.scope.ampersand and any(mode != QUOTED and "&" in str(piece) for piece, mode in replacement):
        return "any"
    if any(isinstance(piece, Hole) for piece, _ in replacement):
        return text if pattern.literal and pattern.literal not in value else "any"
    try:
        matches = value.count(pattern.literal) if pattern.literal else len(value) // 5
        expander.scope.spend(10 + len(value) // 64 + 10 * matches)
        ranges = _matches(value, operator, pattern, expander.scope)
        changed = _spliced(value, ranges, replacement)
    except TooLong:
        expander.scope.effect("limit", "the replacement takes longer than is followed", node.start, node.end)
        return "any"
    return Text((changed,) if changed else ())


def _matches(value: str, operator: str, pattern: Pattern, scope: Scope) -> list[tuple[int, int]]:
    if operator == "/#":
        length = pattern.length(value, True)
        return [(0, length)] if length >= 0 else []
    if operator == "/%":
        length = pattern.ending(value, True)
        return [(len(value) - length, len(value))] if length >= 0 else []
    if not value:
        return [(0, 0)] if pattern.tokens and pattern.length("", True) == 0 else []
    if not pattern.tokens:
        return []
    budget = [STEPS]
    ranges: list[tuple[int, int]] = []
    start = 0
    while start < len(value):
        found = _next(value, start, pattern, budget, scope)
        if found[0] < 0:
            break
        ranges.append(found)
        start = found[1]
        if operator == "/":
            break
    return ranges


def _next(value: str, start: int, pattern: Pattern, budget: list[int], scope: Scope) -> tuple[int, int]:
    if pattern.literal is None:
        return pattern.find(value, start, budget, scope)
    at = value.find(pattern.literal, start)
    return at, at + len(pattern.literal)


def _spliced(value: str, ranges: list[tuple[int, int]], replacement: Run) -> str:
    """The value with each range replaced; an unquoted `&` stands for what was there."""
    pieces: list[str] = []
    done = size = 0
    for start, end in ranges:
        new = "".join(_filled(str(part), mode, value[start:end]) for part, mode in replacement)
        pieces += (value[done:start], new)
        size += len(new)
        if size > 2 * VALUE:
            raise TooLong
        done = end
    return "".join([*pieces, value[done:]])


def _filled(part: str, mode: int, matched: str) -> str:
    if mode == QUOTED or "&" not in part:
        return part
    filled = [chunk.replace("&", matched) for chunk in part.split("\\&")]
    return "&".join(filled)


def case(text: Text, operator: str, run: Run, scope: Scope) -> Text | str:
    """`^` `^^` `,` `,,` `~` `~~` with a pattern, `@U` `@u` `@L`"""
    operator = {"U": "^^", "u": "^", "L": ",,"}.get(operator, operator)
    sign, every = operator[0], len(operator) == 2
    pattern = None
    if run:
        pattern = compile_pattern(run, scope)
        if pattern is None:
            return "any"
    value = text.exact
    if value is None or not value.isascii():
        head = text.parts[0]
        return head.shape if isinstance(head, Hole) and head.shape != "home" else "any"
    count = len(value) if every else 1
    if pattern is None or not pattern.tokens:
        changed = _cased(value[:count], sign) + value[count:]
    else:
        scope.spend(8 * count)
        changed = "".join(_cased(c, sign) if pattern.matches(c) else c for c in value[:count]) + value[count:]
    return Text((changed,) if changed else ())


def _cased(text: str, sign: str) -> str:
    if len(text) > 1 and not text.isascii():  # a letter by itself: Σ becomes ς only at the end of a word
        return "".join([_cased(char, sign) for char in text])
    return text.upper() if sign == "^" else text.lower() if sign == "," else text.swapcase()


def quoted_values(text: Text) -> Text | str:
    """`@Q`: the value so that it could be read again."""
    value = text.exact
    if value is None:
        plain = all(isinstance(part, Hole) and part.shape in ("word", "words", "number") for part in text.parts)
        return "word" if plain else "quoted"
    if not value.isascii():
        return "quoted"
    if not value.isprintable():
        quoted = "$'" + "".join(map(_escaped, value)) + "'"
    elif value == "'":
        quoted = "\\'"
    else:
        quoted = "'" + value.replace("'", "'\\''") + "'"
    return Text((quoted,))


def _escaped(char: str) -> str:
    if char in ("\\", "'"):
        return "\\" + char
    return ESCAPES.get(char) or (char if " " <= char < "\x7f" else f"\\{ord(char):03o}")


def unescape(text: Text) -> Text | str:
    """`@E`: as in `$'…'`"""
    value = text.exact
    if value is None or "\\" not in value:
        return "any" if value is None else text
    from riskclass.shell.dollar import decoded

    changed = decoded(value)
    return Text((changed,) if changed else ()) if changed.isascii() else "any"


def prompt(node: Parameter, text: Text, expander: Expander) -> Text:
    """`@P`: the value as a prompt, in which substitutions run."""
    value = text.exact
    if value is not None and not any(char in value for char in "\\$`!"):
        return text
    if value is None:
        because = f"${{{node.name}@P}} runs the substitutions in a text that is not known"
        expander.scope.effect("code.opaque", because, node.start, node.end)
    elif "$" in value or "`" in value:
        expander.scope.effect("code.opaque", f"as a prompt, {value} runs what it substitutes", node.start, node.end)
    return hole(node, "prompts are not followed", expander)
