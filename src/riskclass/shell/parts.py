"""Words and quoted text: position in, position behind and the node out."""

from __future__ import annotations

from riskclass.shell.lexer import ENDS, SPECIAL, Unread, ends_word, expands, name_end, unexpected
from riskclass.shell.nodes import BadPart, Bare, DoubleQuoted, Literal, Quoted, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from riskclass.shell.lexer import Source
    from riskclass.shell.nodes import Part

PLAIN_ENDS = frozenset(" \t\n|&;)\0")
_ACTIVE = ENDS | frozenset("\\'\"$`")
_DOUBLE_ESCAPES = frozenset('$`"\\')
_HERE_ESCAPES = frozenset("$`\\")


def word(src: Source, pos: int) -> tuple[int, Word]:
    """word = part {part}, where most are one literal"""
    text = src.text
    stop = src.special(SPECIAL, pos)
    char = text[stop]
    if stop > pos and (char in PLAIN_ENDS or (char in "<>" and text[stop + 1] != "(")):
        literal = text[pos:stop]
        return stop, Bare(pos, stop, literal)
    if stop > pos or (char != '"' and char != "'"):
        return long_word(src, pos)
    quoted: Quoted | DoubleQuoted
    end, quoted = double_quoted(src, pos, pos) if char == '"' else single_quoted(src, pos)
    if text[end] not in PLAIN_ENDS:
        parts: list[Part] = [quoted]
        end = continued(src, end, parts, "?*+@!" if src.extglob else "")
        return end, make_word(src, pos, end, parts)
    return end, Word(pos, end, (quoted,), _quoted_text(quoted), True)


def _quoted_text(part: Quoted | DoubleQuoted) -> str | None:
    """The text of a quoted part in which nothing is expanded."""
    if isinstance(part, Quoted):
        return part.text
    if not part.parts:
        return ""
    first = part.parts[0]
    return first.text if len(part.parts) == 1 and isinstance(first, Quoted) else None


def required_word(src: Source, pos: int) -> tuple[int, Word]:
    if ends_word(src, pos):
        raise unexpected(src, pos)
    return word(src, pos)


def long_word(src: Source, start: int, groups: str = "", value: bool = False) -> tuple[int, Word]:
    """part = literal | "\\" any | "'" … "'" | '"' … '"' | "$" … | "`" … "`" | ("<" | ">") "(" list ")"

    `groups` are the characters behind which `(` opens a pattern that may hold blanks and operators; a blank among
    them means anywhere, and that `|` is an ordinary character: a regular expression.
    """
    parts: list[Part] = []
    pos = continued(src, start, parts, groups or ("?*+@!" if src.extglob else ""))
    return pos, make_word(src, start, pos, parts, value)


def continued(src: Source, pos: int, parts: list[Part], groups: str) -> int:
    """Read parts up to the end of the word."""
    text = src.text
    run = opened = pos
    depth = 0
    while True:
        stop = src.special(SPECIAL, pos)
        char = text[stop]
        if char not in _ACTIVE or (char == "$" and not expands(src, stop, bare=True)):
            if char == "=" and not parts and stop == run:
                parts.append(BadPart(stop, stop + 1, "zsh looks for a program behind ="))
                run = stop + 1
            pos = stop + 1
            continue
        if char in ENDS and not (char in "<>" and src.bash and text[stop + 1] == "("):
            opens = char == "(" and groups and (" " in groups or (stop > run and text[stop - 1] in groups))
            if char == "\0" or not (depth or opens or (char == "|" and " " in groups)):
                break
            opened = opened if depth else stop + 1
            depth += (char == "(") - (char == ")" and depth > 0)
            pos = stop + 1
            continue
        if stop > run:
            parts.append(Literal(run, stop, text[run:stop]))
        pos, part = _in_group(src, stop, opened) if depth and char in "$<>" else _part(src, stop, char)
        if depth and text[pos - 1] == ")" and isinstance(part, BadPart):
            depth = 0
        parts.append(part)
        run = pos
    if depth:
        raise Unread("the ( of a pattern is not closed")
    if stop > run:
        parts.append(Literal(run, stop, text[run:stop]))
    return stop


def _part(src: Source, pos: int, char: str) -> tuple[int, Part]:
    if char == '"':
        return double_quoted(src, pos, pos)
    if char == "'":
        return single_quoted(src, pos)
    if char == "\\":
        return escaped(src, pos)
    from riskclass.shell import dollar

    if char == "$":
        return dollar.expansion(src, pos, dollar.BARE)
    if char == "`":
        return dollar.back_quoted(src, pos, dollar.BARE)
    return dollar.process_substitution(src, pos)


def _in_group(src: Source, pos: int, opened: int) -> tuple[int, Part]:
    """An expansion in the group of a pattern, whose end bash finds before it reads it: `(${x)`, `(<(x<))`."""
    from riskclass.shell import enclosed

    if src.text[pos] == "$" and src.text[pos + 1] not in "{[":
        return _part(src, pos, "$")
    depth, heads, pending = src.depth, src.heads, src.pending
    try:
        end, part = _part(src, pos, src.text[pos])
        inside = src.text[pos:end]
        if inside.count("(") == inside.count(")"):
            return end, part
    except Unread:
        if src.failures == FAILURES:
            raise
        src.failures += 1
    src.depth, src.heads, src.pending = depth, heads, pending
    end = enclosed.arithmetic_end(src, opened, ")", "(") + 1
    return end, BadPart(pos, end, "not an expansion of this shell")


FAILURES = 20  # each may have read up to the end of the text


def escaped(src: Source, pos: int) -> tuple[int, Quoted]:
    r"""escaped = "\" any; at the end of the text the `\` stands for itself"""
    if pos + 1 >= src.end:
        return pos + 1, Quoted(pos, pos + 1, "\\")
    return pos + 2, Quoted(pos, pos + 2, src.text[pos + 1])


def single_quoted(src: Source, pos: int) -> tuple[int, Quoted]:
    """single = "'" {any but "'"} "'" """
    end = src.text.find("'", pos + 1)
    if end < 0:
        raise Unread("the quote ' is not closed")
    return end + 1, Quoted(pos, end + 1, raw(src, pos, end))


def raw(src: Source, opening: int, closing: int) -> str:
    r"""The text between two quotes, with the `\`+newline pairs that stand for themselves there."""
    if opening < src.ahead < closing:
        raise Unread("a here-document begins inside a quote")
    if opening < src.last_line <= closing:
        src.dropped = True
    if not src.cuts:
        return src.text[opening + 1 : closing]
    from bisect import bisect_right

    start = opening + 1 + 2 * bisect_right(src.cuts, opening)
    return src.original[start : closing + 2 * bisect_right(src.cuts, closing)]


def double_quoted(src: Source, start: int, pos: int) -> tuple[int, DoubleQuoted]:
    """double = ["$"] '"' quoted_text '"', the `"` at `pos`"""
    text = src.text
    end = text.find('"', pos + 1)
    if end < 0:
        raise Unread('the quote " is not closed')
    body = text[pos + 1 : end]
    if not _plain(body):
        end, parts = quoted_text(src, pos + 1, _DOUBLE_ESCAPES)
        if text[end] != '"':
            raise Unread('the quote " is not closed')
    else:
        parts = (Quoted(pos + 1, end, body),) if body else ()
    if pos < src.ahead < end:
        raise Unread("a here-document begins inside a quote")
    return end + 1, DoubleQuoted(start, end + 1, parts)


def _plain(body: str) -> bool:
    r"""Whether the text up to the next `"` is all there is in the quotes, and every `\` in it stands for itself."""
    return not ("$" in body or "`" in body or ("\\" in body and ("\\\\" in body or body[-1] == "\\")))


def quoted_text(src: Source, pos: int, escapes: frozenset[str]) -> tuple[int, tuple[Part, ...]]:
    r"""quoted_text = {any | "\" escape | expansion}, up to `"` where that can be escaped, else to the end"""
    text = src.text
    here = escapes is _HERE_ESCAPES
    parts: list[Part] = []
    pieces: list[str] = []
    start = run = pos
    while True:
        stop = src.quote_end(pos)
        char = text[stop]
        if char == "\0" or (char == '"' and not here):
            break
        if char == "\\":
            if text[stop + 1] in escapes:
                pieces.append(text[run:stop])
                run = stop + 1
            pos = min(stop + 2, src.end)
        elif char == '"' or (char == "$" and not expands(src, stop, bare=False)):
            pos = stop + 1
        else:
            _flush(parts, pieces, start, stop, text[run:stop])
            pos, part = (_expansion_in_body if here else _expansion)(src, stop, char)
            parts.append(part)
            start = run = pos
    _flush(parts, pieces, start, stop, text[run:stop])
    return stop, tuple(parts)


def _flush(parts: list[Part], pieces: list[str], start: int, end: int, rest: str) -> None:
    """Add the text gathered in `pieces`, and `rest`, as one part."""
    if pieces or rest:
        parts.append(Quoted(start, end, "".join(pieces) + rest))
        pieces.clear()


def _expansion(src: Source, pos: int, char: str) -> tuple[int, Part]:
    from riskclass.shell import dollar

    return (dollar.back_quoted if char == "`" else dollar.expansion)(src, pos, dollar.DOUBLE)


def _expansion_in_body(src: Source, pos: int, char: str) -> tuple[int, Part]:
    """An expansion in a here-document, which bash reads only when it has run what stands before it."""
    from riskclass.shell import dollar

    depth, heads = src.depth, src.heads
    try:
        return (dollar.back_quoted if char == "`" else dollar.expansion)(src, pos, dollar.HERE)
    except Unread as error:
        src.depth, src.heads, src.pending = depth, heads, []
        return src.end, BadPart(pos, src.end, error.cause)


def body_text(src: Source) -> tuple[Part, ...]:
    """The whole of `src` as the body of a here-document with an unquoted delimiter."""
    src.body = True
    return quoted_text(src, 0, _HERE_ESCAPES)[1]


def make_word(src: Source, start: int, end: int, parts: Sequence[Part], value: bool = False) -> Word:
    """The word of `parts`; `value` where it is the value of an assignment, in which only `~` is expanded."""
    known, quoted = True, False
    pieces: list[str] = []
    shape: list[str] = []
    for part in parts:
        kind = type(part)
        if kind is Literal:
            text: str | None = part.text  # type: ignore[union-attr]
            shape.append(part.text)  # type: ignore[union-attr]
        elif kind is Quoted or kind is DoubleQuoted:
            quoted = True
            text = _quoted_text(part)  # type: ignore[arg-type]
            shape.append("q")
        else:
            text = None
        if text is None:
            known = False
        else:
            pieces.append(text)
    plain = "".join(pieces) if known and not _expanded("".join(shape), value, src.bash) else None
    return Word(start, end, tuple(parts), plain, quoted)


def _expanded(shape: str, value: bool, braces: bool) -> bool:
    """Whether the unquoted characters of a word, `q` for the others, may make it another word or several."""
    if "~" in shape and (shape[0] == "~" or ":~" in shape or "=~" in shape) and (value or _tilde(shape)):
        return True
    if value:
        return False
    if "*" in shape or "?" in shape or "(" in shape or "]" in shape[shape.find("[") + 1 or len(shape) :]:
        return True
    opening = shape.find("{") + 1
    inside = shape[opening : shape.rfind("}")] if opening and "}" in shape[opening:] else ""
    return braces and ("," in inside or ".." in inside)


def _tilde(shape: str) -> bool:
    """`~…`, or what looks like an assignment: `x=~`, `x=a:~`."""
    name = name_end(shape + "=", 0)
    return shape[0] == "~" or (name > 0 and shape.startswith(("=", "+="), name))
