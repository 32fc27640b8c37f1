"""Words whose end is a bracket: inside `${…}`, `$((…))`, `$[…]` and subscripts."""

from __future__ import annotations

from riskclass.shell import dollar, parts
from riskclass.shell.lexer import Unread, expands
from riskclass.shell.nodes import BadPart, Literal, Quoted, Word
from riskclass.shell.spans import relocate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.lexer import Source
    from riskclass.shell.nodes import Part

#: What `'` is: a quote; a character that pairs, so that `'}'` closes nothing, though between the two everything is
#: still expanded (and the two stay, or vanish); a character like others.
_QUOTE, _KEPT, _GONE, _ORDINARY = range(4)

_ESCAPES = frozenset('$`"\\')
_BRACED_ESCAPES = frozenset('$`"\\}')


def arithmetic(src: Source, pos: int, closing: str, opening: str) -> tuple[int, Word]:
    """The expression of `$((…))`, `$[…]` or `((…))`, up to the bracket where bash ends it before it reads it."""
    end = arithmetic_end(src, pos, closing, opening)
    depth, heads, pending = src.depth, src.heads, src.pending
    try:
        found, word = expression(src, pos, closing, opening)
        if found == end:
            return end, word
    except Unread:
        src.depth, src.heads, src.pending = depth, heads, pending
    inner = src.nested(src.text[pos:end], src.base + pos)
    word = parts.make_word(src, 0, inner.end, parts.body_text(inner))
    relocate(word, lambda at: pos + at, lambda at: pos + at)
    return end, word


def arithmetic_end(src: Source, pos: int, closing: str, opening: str) -> int:
    """The `closing` that closes no `opening`. Of what is inside bash reads quotes and `$(`."""
    key = src.base + pos
    known = src.ends.get(key)
    if known is None or known - src.base >= src.end:  # another text's, of which this one is the first piece
        known = src.ends[key] = src.base + _arithmetic_end(src, pos, closing, opening)
    return known - src.base


def _arithmetic_end(src: Source, pos: int, closing: str, opening: str) -> int:
    text = src.text
    depth = 0
    while True:
        pos = src.inner_end(pos)
        char = text[pos]
        if char == "\0":
            raise Unread(f"the {closing} is missing")
        if char == closing and not depth:
            return pos
        depth += (char == opening) - (char == closing)
        if char == "$" and text[pos + 1] == "'":
            pos = dollar.ansi(src, pos)[0]
        elif char == "$" and text[pos + 1] == "(":
            pos = dollar.expansion(src, pos, dollar.BARE)[0]
        elif char in "\"'`\\":
            pos = _quote_end(src, pos)
        else:
            pos += 1


def _quote_end(src: Source, pos: int) -> int:
    """Behind the quoted piece at `pos`."""
    char = src.text[pos]
    if char == '"':
        return parts.double_quoted(src, pos, pos)[0]
    if char == "'":
        return parts.single_quoted(src, pos)[0]
    if char == "`":
        return dollar.back_quote_end(src.text, pos + 1) + 1
    return min(pos + 2, src.end)


def expression(src: Source, pos: int, closing: str, opening: str) -> tuple[int, Word]:
    """A subscript, or an expression whose end is not in doubt, up to the `closing` that closes no `opening`."""
    end, word = _word(src, pos, closing, "[]" if opening == "[" else "()" if opening else "", _GONE, bare=False)
    if pos < src.ahead < end:
        raise Unread("a here-document begins inside a bracket")
    return end, word


def skip(src: Source, pos: int) -> int:
    """The `}` that ends what is no expansion."""
    return _word(src, pos, "}", "", _GONE, bare=True)[0]


def substring(src: Source, pos: int) -> tuple[int, tuple[Word, ...]]:
    """`${x:offset}`, `${x:offset:length}` from behind the first colon."""
    at, offset = _word(src, pos, ":}", "()", _GONE, bare=False)
    if src.text[at] != ":":
        return at, (offset,)
    at, length = _word(src, at + 1, "}", "()", _GONE, bare=False)
    return at, (offset, length)


def default(src: Source, pos: int, mode: int) -> tuple[int, Word]:
    """`${x:-word}`; in double quotes its quoting is theirs."""
    if mode == dollar.BARE:
        return _word(src, pos, "}", "", _QUOTE, bare=True)
    return _word(src, pos, "}", "", _KEPT if mode == dollar.DOUBLE and src.bash else _ORDINARY, bare=False)


def pattern(src: Source, pos: int, closing: str, begins: bool = False) -> tuple[int, Word]:
    """`${x#pattern}`, `${x/pattern/text}`: `'` quotes, also in double quotes. In `${x///}` it `begins` with the `/`."""
    at = pos + 1 if begins and src.text[pos] == closing else pos
    end, inside = _read(src, at, "}" if closing == "}" else "}" + closing, "", _QUOTE, bare=True, start=pos)
    return end, parts.make_word(src, pos, end, inside)


def _word(src: Source, pos: int, closing: str, nesting: str, single: int, bare: bool) -> tuple[int, Word]:
    end, inside = _read(src, pos, closing, nesting, single, bare)
    return end, parts.make_word(src, pos, end, inside)


def _read(
    src: Source, pos: int, closing: str, nesting: str, single: int, bare: bool, start: int = -1
) -> tuple[int, list[Part]]:
    found: list[Part] = []
    text = src.text
    depth = ternary = 0
    start = pos if start < 0 else start
    while True:
        stop = src.inner_end(pos)
        char = text[stop]
        if char in closing and (char == "}" or not depth) and not (char == ":" and ternary):
            break
        if char == "\0":
            raise Unread(f"the {closing[-1]} is missing")
        if nesting and char in nesting:
            depth += 1 if char == nesting[0] else -1 if depth else 0
        elif char == "?":
            ternary += 1
        elif char == ":" and ternary:
            ternary -= 1
        if not _begins(src, stop, single, bare):
            pos = stop + 1
            continue
        _flush(found, text, start, stop, bare)
        pos = _read_part(src, stop, found, single, bare)
        start = pos
    _flush(found, text, start, stop, bare)
    return stop, found


def _flush(found: list[Part], text: str, start: int, end: int, bare: bool) -> None:
    if end > start:
        found.append((Literal if bare else Quoted)(start, end, text[start:end]))


def _begins(src: Source, pos: int, single: int, bare: bool) -> bool:
    """Whether more than the character itself begins at `pos`."""
    char = src.text[pos]
    if char == "$":
        return expands(src, pos, bare=single != _ORDINARY)
    if char == "'":
        return single != _ORDINARY
    if char in "<>":
        return bare and src.bash and src.text[pos + 1] == "("
    return char in '"`\\'


def _read_part(src: Source, pos: int, found: list[Part], single: int, bare: bool) -> int:
    text = src.text
    char = text[pos]
    part: Part
    if char == "'" and single != _QUOTE:
        return _through(src, pos, found, single == _KEPT)
    mode = dollar.BARE if bare else dollar.DOUBLE
    if char == "$" and text[pos + 1] == "'" and not bare:
        return _decoded(src, pos, found)
    if char == "$":
        end, part = dollar.expansion(src, pos, mode)
    elif char == "`":
        end, part = dollar.back_quoted(src, pos, mode)
    elif char == '"':
        end, part = parts.double_quoted(src, pos, pos)
    elif char == "'":
        end, part = parts.single_quoted(src, pos)
    elif char in "<>":
        end, part = _process(src, pos)
    elif bare or text[pos + 1] in _BRACED_ESCAPES:
        end, part = parts.escaped(src, pos)
    else:
        end = min(pos + 2, src.end)
        part = Quoted(pos, end, text[pos:end])
    found.append(part)
    return end


def _process(src: Source, pos: int) -> tuple[int, Part]:
    """`<(…)`, which bash reads when it runs it, not before, where one more `<` or `>` stands before it."""
    depth, heads, pending = src.depth, src.heads, src.pending
    try:
        return dollar.process_substitution(src, pos)
    except Unread:
        before = src.text[:pos]
        if (pos - len(before.rstrip("<>"))) % 2 == 0 or src.failures == parts.FAILURES:
            raise
    src.failures += 1
    src.depth, src.heads, src.pending = depth, heads, pending
    return pos + 1, BadPart(pos, pos + 1, "not a substitution of this shell")


def _decoded(src: Source, pos: int, found: list[Part]) -> int:
    """`$'…'` in double quotes or arithmetic: bash decodes it first, and then expands what came out."""
    end, part = dollar.ansi(src, pos)
    if not ("$" in part.text or "`" in part.text or "\\" in part.text):
        found.append(part)
        return end
    inner = src.nested(part.text.replace("\0", ""), 0)
    inner.ends = {}
    for piece in parts.body_text(inner):
        relocate(piece, lambda _: pos, lambda _: end)
        found.append(piece)
    return end


def _through(src: Source, pos: int, found: list[Part], kept: bool) -> int:
    """`'…'` where `'` pairs but does not quote: what is between is expanded."""
    end = src.text.find("'", pos + 1)
    if end < 0:
        raise Unread("the quote ' is not closed")
    text = parts.raw(src, pos, end)
    if not ("$" in text or "`" in text or "\\" in text):
        found.append(Quoted(pos, end + 1, f"'{text}'" if kept else text))
        return end + 1
    if kept:
        found.append(Quoted(pos, pos + 1, "'"))
    inner = src.nested(src.text[pos + 1 : end], src.base + pos + 1)
    for part in parts.body_text(inner):
        relocate(part, lambda at: pos + 1 + at, lambda at: pos + 1 + at)
        found.append(part)
    if kept:
        found.append(Quoted(end, end + 1, "'"))
    return end + 1
