"""Here-documents: the lines that belong to the `<<` of a line before them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from riskclass.shell import parts
from riskclass.shell.lexer import Unread
from riskclass.shell.nodes import DoubleQuoted, HereDocument, Literal, Quoted, Word
from riskclass.shell.spans import relocate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.shell.lexer import Source
    from riskclass.shell.nodes import Part, Redirect


def gather(src: Source, pos: int, hidden: bool = False) -> int:
    r"""Read the bodies of all pending here-documents from the line at `pos`; the position behind the last.

    `hidden`: the newline before `pos` is that of a `\`+newline which joins no lines.
    """
    pending, src.pending = src.pending, []
    resume = line_end = -1
    cut: int | None = None
    if hidden:
        cut = bisect_left(src.cuts, pos) + 1
    for redirect in pending:
        after, closed = _read(src, pos, redirect, cut)
        cut = None if closed else len(src.cuts)
        within = closed and after < src.end and src.text[after - 1] != "\n"  # `E)`: the line goes on
        if within and (resume >= 0 or (src.cuts and redirect is not pending[-1])):
            raise Unread("a here-document ends where commands go on")
        if within and redirect is not pending[-1]:
            resume, line_end = after, src.text.find("\n", after)
            after = min(line_end + 1, src.end)
        pos = after
    if resume < 0:
        return pos
    src.jumps[line_end] = pos
    src.ahead = line_end
    return resume


def gather_behind(src: Source, pos: int) -> None:
    """Read the bodies for a command substitution that ends at `pos`: they begin on the next line."""
    if src.body and not src.heads:
        raise Unread("a here-document begins inside another")
    line_end = src.text.find("\n", pos)
    if line_end >= src.end or line_end < 0:
        gather(src, src.end)
        return
    if src.cuts and _cut_between(src.cuts, pos, line_end):
        raise Unread("a here-document begins behind a continued line")
    src.heads += 1
    after = gather(src, src.jumps.get(line_end, line_end + 1))
    src.heads -= 1
    if after <= src.end and src.text[after - 1] != "\n" and after != src.end:
        raise Unread("a here-document ends where commands go on")
    src.jumps[line_end] = after
    src.ahead = line_end


def _cut_between(cuts: list[int], pos: int, end: int) -> bool:
    return bisect_right(cuts, pos) < bisect_right(cuts, end)


def _read(src: Source, pos: int, redirect: Redirect, cut: int | None) -> tuple[int, bool]:
    """Where the text goes on, and whether the delimiter was found; `cut`: of the cuts at `pos`, the next one."""
    quoted = redirect.target.quoted
    delimiter = delimiter_of(src, redirect.target)
    if quoted and src.cuts:
        end, after, text, closed = _quoted_lines(src, pos, redirect, delimiter, cut)
    else:
        end, after, closed = _lines(src, src.text, pos, src.end, redirect.operator == "<<-", delimiter)
        text = src.text[pos:end]
    if text and not closed and not text.endswith("\n"):
        text += "\n"  # as bash does at the end of the text
    body = _body(src, pos, end, text, quoted, redirect.operator == "<<-")
    redirect.here_document = HereDocument(pos, end, body, quoted, closed)
    return after, closed


def _quoted_lines(
    src: Source, pos: int, redirect: Redirect, delimiter: str, cut: int | None
) -> tuple[int, int, str, bool]:
    """The lines of a quoted here-document in a text with line continuations, which are none there."""
    where = src.original_cuts()
    if cut is None:
        lines = pos < src.end or src.text[pos - 1] == "\n"
        cut = bisect_left(src.cuts, pos) if lines else len(src.cuts)
    offset = 2 * cut
    size = len(src.original) - 1
    end, after, closed = _lines(src, src.original, pos + offset, size, redirect.operator == "<<-", delimiter)
    text = src.original[pos + offset : end]
    return end - 2 * bisect_left(where, end), after - 2 * bisect_left(where, after), text, closed


def _lines(src: Source, text: str, pos: int, limit: int, strip: bool, delimiter: str) -> tuple[int, int, bool]:
    """Where the body ends, where the text goes on, and whether the delimiter was found."""
    at = pos
    while at < limit:
        line_end = text.find("\n", at, limit)
        line_end = limit if line_end < 0 else line_end
        begin = _tabs(text, at) if strip else at
        if text.startswith(delimiter, begin):
            behind = begin + len(delimiter)
            if behind == line_end:
                return at, min(line_end + 1, limit), True
            if src.heads and src.bash and ")" in text[behind:line_end]:
                return at, behind, True  # bash 5.2: `E)` ends the document where a command substitution is open
        at = line_end + 1
    return limit, limit, False


def _tabs(text: str, pos: int) -> int:
    while text[pos] == "\t":
        pos += 1
    return pos


def delimiter_of(src: Source, target: Word) -> str:
    """The delimiter after quote removal; nothing else happens to it."""
    if not target.quoted:
        return src.text[target.start : target.end]
    return "".join(_unquoted(src, part) for part in target.parts)


def _unquoted(src: Source, part: Part, double: bool = False) -> str:
    if isinstance(part, (Literal, Quoted)):
        return part.text
    if isinstance(part, DoubleQuoted):
        return "".join(_unquoted(src, inner, True) for inner in part.parts)
    source = src.text[part.start : part.end]
    return source if double else _without_quotes(source)


def _without_quotes(text: str) -> str:
    """The text of an expansion, which none is here, as bash takes quotes from it."""
    pieces: list[str] = []
    at = 0
    while at < len(text):
        end = text.find(text[at], at + 1) if text[at] in "'\"" else -1
        if end >= 0:
            pieces.append(text[at + 1 : end])
            at = end
        elif text[at] == "\\":
            at += 1
            pieces.append(text[at : at + 1])
        else:
            pieces.append(text[at])
        at += 1
    return "".join(pieces)


def _body(src: Source, pos: int, end: int, text: str, quoted: bool, strip: bool) -> Word:
    if not strip or "\t" not in text:
        starts = None
    else:
        text, starts = _stripped(text)
    if quoted or not ("$" in text or "`" in text or "\\" in text):
        whole = (Quoted(pos, end, text),) if text else ()
        return Word(pos, end, whole, text, quoted)
    inner = src.nested(text, src.base + pos)
    if starts is not None:
        inner.ends = {}
    word = parts.make_word(src, 0, len(text), parts.body_text(inner))
    moved = _mover(pos, end, starts)
    relocate(word, moved, moved)
    return word


def _stripped(text: str) -> tuple[str, list[tuple[int, int]]]:
    """`text` without the tabs at its lines' beginnings, and (where a line begins now, how many are gone by then)."""
    lines: list[str] = []
    starts: list[tuple[int, int]] = []
    now = gone = 0
    for line in text.split("\n"):
        bare = line.lstrip("\t")
        gone += len(line) - len(bare)
        starts.append((now, gone))
        lines.append(bare)
        now += len(bare) + 1
    return "\n".join(lines), starts


def _mover(pos: int, end: int, starts: list[tuple[int, int]] | None) -> Callable[[int], int]:
    """From an offset in the body, stripped of tabs, to one in the text."""
    if starts is None:
        return lambda at: min(pos + at, end)
    offsets = [now for now, _ in starts]
    return lambda at: min(pos + at + starts[bisect_right(offsets, at) - 1][1], end)
