"""From the pieces of an expanded word to its fields: splitting by IFS, file names, quote removal."""

from __future__ import annotations

from riskclass.model.limits import VARIANTS
from riskclass.model.text import FREE, SEVERAL, Hole, Text, merged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.shell.scope import Scope

    #: A known string or a hole, and how it may still change.
    Piece = tuple[str | Hole, int]
    #: One alternative of a word after expansion, before splitting.
    Run = list[Piece]

QUOTED = 0  #: stays as it is; an empty string that is quoted still makes a field
ACTIVE = 1  #: written without quotes: may match file names
SPLIT = 2  #: an unquoted result: is split, and may match file names
BREAK = 3  #: ends a field, as between the words of "$@"; the value joins them where nothing is split
MANY = 4  #: quoted, and may be any number of fields: "$@" where nothing is known of it
SOFT = 6  #: between the words of an unquoted $@ or $*: as if the first character of IFS stood there
NOTHING = 5  #: "$@" without parameters: quotes around it make no empty field

BLANKS = " \t\n"


def separators(scope: Scope) -> str | None:
    """The characters of IFS; None: not known."""
    return BLANKS if scope.ifs is None else scope.ifs.exact


def pieces(text: Text, mode: int) -> Run:
    """A value as it stands in a word."""
    many = MANY if text.many and mode == QUOTED else mode
    return [(part, mode if isinstance(part, str) else many) for part in text.parts]


def unsplit(runs: list[Run], scope: Scope) -> list[Run]:
    """zsh: those that would be split, once more as they are where `sh_word_split` is not set (zshoptions(1))."""
    return [
        [(value, BREAK if mode == SOFT else QUOTED if value and mode == SPLIT else mode) for value, mode in run]
        for run in runs
        if any(mode == SPLIT and isinstance(value, str) and _may_part(value, scope) for value, mode in run)
    ]


def _may_part(value: str, scope: Scope) -> bool:
    ifs = separators(scope)
    return ifs is None or any(char in value for char in ifs)


def in_quotes(run: Run) -> Run:
    """What `"…"` makes of its contents: an empty field where there is nothing else."""
    kept = [piece for piece in run if piece[1] != NOTHING]
    return kept if kept or len(run) > len(kept) else [("", QUOTED)]


def joined(run: Run, span: tuple[int, int]) -> Text:
    """The run as one word: an assigned value, a here-document."""
    return Text(merged([value for value, _ in run]), span)


def fields(run: Run, scope: Scope, span: tuple[int, int]) -> list[Text]:
    """The words that a run becomes."""
    if scope.alike and len(run) == 1 and _are_numbers(*run[0]) and separators(scope) == BLANKS:
        number = Hole(f"{str(run[0][0]).split(maxsplit=1)[0]}…", "it is one of many numbers", "number")
        return [Text((number,), span, -1, True)]
    if not any(_may_end(value, mode, scope) for value, mode in run):  # most words: nothing in them ends a field
        return [_text(run, scope, span)] if run else []
    splitter = Splitter(separators(scope), scope)
    for value, mode in run:
        if mode == BREAK:
            splitter.end_field()
        elif mode == SOFT and splitter.ifs:
            splitter.split(splitter.ifs[0])
        elif mode == SOFT:
            splitter.end_field()
        elif mode == SPLIT and isinstance(value, str):
            splitter.split(value)
        elif mode != NOTHING and (value or mode == QUOTED):
            splitter.add(value, mode)
    splitter.end_field()
    return [_text(pieces, scope, span) for pieces in splitter.done]


def _may_end(value: str | Hole, mode: int, scope: Scope) -> bool:
    """Whether a piece may end a field, or be no part of one."""
    if mode == SPLIT and scope.ifs is None:
        return isinstance(value, str) and (not value or " " in value or "\n" in value or "\t" in value)
    return mode not in (QUOTED, MANY) and (mode != ACTIVE or not value)


def _are_numbers(value: str | Hole, mode: int) -> bool:
    """`$(seq 500)`: more numbers than are followed one by one."""
    if isinstance(value, Hole) or mode != SPLIT or len(value) < 2 * VARIANTS:
        return False
    digits = value.replace("\n", "").replace(" ", "")
    return len(value) - len(digits) > VARIANTS and digits.isascii() and digits.isdigit()


#: Why a known value is a hole.
UNSPLIT = "IFS is not known"


class Splitter:
    """POSIX field splitting: blanks of IFS run together, its other characters each end a field."""

    __slots__ = ("after_blank", "done", "field", "ifs", "scope", "started", "table")

    def __init__(self, ifs: str | None, scope: Scope) -> None:
        self.ifs = ifs
        self.scope = scope
        self.table: dict[int, str] = {}  # every separator becomes the first
        self.done: list[Run] = []
        self.field: Run = []
        self.started = False
        self.after_blank = False  # the last field was ended by blanks alone

    def add(self, value: str | Hole, mode: int) -> None:
        self.field.append((value, mode))
        self.started = True

    def end_field(self) -> None:
        if self.started:
            self.done.append(self.field)
            self.field = []
        self.started = False
        self.after_blank = False

    def split(self, value: str) -> None:
        if self.ifs is None:
            if value:
                self.add(Hole(value, UNSPLIT), SPLIT)
            return
        begin = 0
        if self.ifs:
            self.table = self.table or dict.fromkeys(map(ord, self.ifs), self.ifs[0])
            marked = value.translate(self.table)
            self.scope.spend(len(value) // 64 + 20 * marked.count(self.ifs[0]))
            at = marked.find(self.ifs[0])
            while at >= 0:
                if begin < at:
                    self.add(value[begin:at], SPLIT)
                begin = at + 1
                self._separate(value[at])
                at = marked.find(self.ifs[0], begin)
        if begin < len(value):
            self.add(value[begin:], SPLIT)

    def _separate(self, char: str) -> None:
        started, after_blank = self.started, self.after_blank
        if started:
            self.end_field()
        if char in BLANKS:
            self.after_blank = started or after_blank
            return
        if not started and not after_blank:
            self.done.append([("", QUOTED)])
        self.after_blank = False


def _text(pieces: Run, scope: Scope, span: tuple[int, int]) -> Text:
    many = globs = False
    marks = _EXTENDED_MARKS if scope.extglob else _MARKS
    for value, mode in pieces:
        if isinstance(value, Hole):
            many = many or mode == MANY or (mode == SPLIT and value.shape in SEVERAL)
        elif mode in (ACTIVE, SPLIT) and not globs:
            globs = not marks.isdisjoint(value)
    if globs and not scope.noglob:
        return Text(merged(_globbed(pieces, scope)), span, -1, True)
    return Text(merged([value for value, _ in pieces]), span, -1, many)


# ---- file names ------------------------------------------------------------------------------------------------

#: What may begin a pattern, also with extglob set.
_MARKS = frozenset("*?[")
_EXTENDED_MARKS = frozenset("*?[(")
#: It becomes `*`.
_STARS = dict.fromkeys(map(ord, "*?[\\"), "*")
_EXTENDED = dict.fromkeys(map(ord, "*?[\\+@!"), "*")


def _globbed(pieces: Run, scope: Scope) -> list[str | Hole]:
    """The field with each row of glob characters a hole."""
    extglob = scope.extglob
    if any(isinstance(value, str) and "\0" in value for value, _ in pieces):  # which no word can hold
        pieces = [(value if isinstance(value, Hole) else value.replace("\0", ""), mode) for value, mode in pieces]
    holes = iter([value for value, _ in pieces if isinstance(value, Hole)])
    text = "".join("\0" if isinstance(value, Hole) else value for value, _ in pieces)
    source = "".join(value.source if isinstance(value, Hole) else value for value, _ in pieces)
    because = f"the names that {source if len(source) < 200 else source[:199] + '…'} matches"
    #: The characters that count as written, NUL for the others and for each hole.
    mask = "".join(_counting(value, mode) for value, mode in pieces)
    marked = mask.translate(_EXTENDED if extglob else _STARS)
    scope.spend(len(mask) // 64 + 15 * marked.count("*"))
    last = mask.rfind("]")
    found: list[str | Hole] = []
    done, at = 0, marked.find("*")
    while at >= 0:
        end = at
        while end < len(mask) and (after := _glob(mask, end, last, extglob)) > end:
            end = after
        if end > at:
            found += _with_holes(text[done:at], holes)
            row = _with_holes(text[at:end], holes)
            shape = "any" if any(isinstance(each, Hole) and each.shape in FREE for each in row) else "files"
            found.append(Hole("".join(e.source if isinstance(e, Hole) else e for e in row), because, shape))
            done = end
        at = marked.find("*", max(end, at + 1))
    return found + _with_holes(text[done:], holes)


def _with_holes(text: str, holes: Iterator[Hole]) -> list[str | Hole]:
    """The text with the next of the holes in the place of each NUL."""
    if "\0" not in text:
        return [text]
    head, *rest = text.split("\0")
    found: list[str | Hole] = [head]
    for piece in rest:
        found += (next(holes), piece)
    return found


def _counting(value: str | Hole, mode: int) -> str:
    if isinstance(value, Hole):
        return "\0"
    return value if mode in (ACTIVE, SPLIT) else "\0" * len(value)


def _glob(mask: str, i: int, last: int, extglob: bool) -> int:
    """The place behind the `*`, `?`, `[…]` or `@(…)` at `i`, else `i`; `last` is where the last `]` stands."""
    char = mask[i]
    if extglob and char in "?*+@!" and mask.startswith("(", i + 1):
        return len(mask)  # what an alternative may be reaches too far to tell the rest
    if char in "*?\\":  # whether a backslash quotes depends on the files there are
        return i + 1
    if char != "[" or last <= i + 1:
        return i
    begin = i + 1 + (mask[i + 1] in "!^")
    closing = mask.find("]", begin + 1, last + 1)
    return closing + 1 if closing >= 0 else i
