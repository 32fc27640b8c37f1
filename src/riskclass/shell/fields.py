"""From the pieces of an expanded word to its fields: splitting by IFS, file names, quote removal."""

from __future__ import annotations

from riskclass.model.text import FREE, Hole, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

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


def in_quotes(run: Run) -> Run:
    """What `"…"` makes of its contents: an empty field where there is nothing else."""
    kept = [piece for piece in run if piece[1] != NOTHING]
    return kept if kept or len(run) > len(kept) else [("", QUOTED)]


def joined(run: Run, span: tuple[int, int]) -> Text:
    """The run as one word: an assigned value, a here-document."""
    return Text(_merged([value for value, _ in run]), span)


def _merged(values: list[str | Hole]) -> tuple[str | Hole, ...]:
    merged: list[str | Hole] = []
    for value in values:
        if isinstance(value, str) and merged and isinstance(last := merged[-1], str):
            merged[-1] = last + value
        elif value != "":
            merged.append(value)
    return tuple(merged)


def fields(run: Run, scope: Scope, span: tuple[int, int]) -> list[Text]:
    """The words that a run becomes."""
    splitter = Splitter(separators(scope))
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


class Splitter:
    """POSIX field splitting: blanks of IFS run together, its other characters each end a field."""

    __slots__ = ("after_blank", "done", "field", "ifs", "started")

    def __init__(self, ifs: str | None) -> None:
        self.ifs = ifs
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
                self.add(Hole(value, "IFS is not known"), SPLIT)
            return
        begin = 0
        for i, char in enumerate(value):
            if char in self.ifs:
                if begin < i:
                    self.add(value[begin:i], SPLIT)
                begin = i + 1
                self._separate(char)
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
    many = any(isinstance(value, Hole) and (mode == MANY or _may_split(value, mode)) for value, mode in pieces)
    marks = "*?[(" if scope.extglob else "*?["
    if not scope.noglob and any(mode in (ACTIVE, SPLIT) and _has_glob(value, marks) for value, mode in pieces):
        return Text(_merged(_globbed(pieces, scope.extglob)), span, -1, many)
    return Text(_merged([value for value, _ in pieces]), span, -1, many)


def _may_split(hole: Hole, mode: int) -> bool:
    return mode == SPLIT and hole.shape in FREE


def _has_glob(value: str | Hole, marks: str) -> bool:
    return isinstance(value, str) and any(mark in value for mark in marks)


def _globbed(pieces: Run, extglob: bool) -> list[str | Hole]:
    """The field with each row of glob characters a hole."""
    symbols: list[tuple[str | Hole, bool]] = []
    for value, mode in pieces:
        if isinstance(value, Hole):
            symbols.append((value, False))
        else:
            symbols.extend((char, mode in (ACTIVE, SPLIT)) for char in value)
    pattern = "".join(symbol.source if isinstance(symbol, Hole) else symbol for symbol, _ in symbols)
    because = f"the names that {pattern} matches"
    closing = max((i for i, symbol in enumerate(symbols) if symbol == ("]", True)), default=-1)
    found: list[str | Hole] = []
    i = 0
    while i < len(symbols):
        end = i
        while end < len(symbols) and (after := _glob(symbols, end, closing, extglob)) > end:
            end = after
        if end > i:
            source = "".join(s.source if isinstance(s, Hole) else s for s, _ in symbols[i:end])
            shape = "any" if any(isinstance(s, Hole) and s.shape in FREE for s, _ in symbols[i:end]) else "files"
            found.append(Hole(source, because, shape))
            i = end
        else:
            found.append(symbols[i][0])
            i += 1
    return found


def _glob(symbols: Sequence[tuple[str | Hole, bool]], i: int, last: int, extglob: bool) -> int:
    """The place behind the `*`, `?`, `[…]` or `@(…)` at `i`, else `i`; `last` is where the last `]` stands."""
    symbol, active = symbols[i]
    if not active:
        return i
    if extglob and symbol in ("?", "*", "+", "@", "!") and symbols[i + 1 : i + 2] == [("(", True)]:
        return len(symbols)  # what an alternative may be reaches too far to tell the rest
    if symbol == "*" or symbol == "?" or symbol == "\\":  # whether a backslash quotes depends on the files there are
        return i + 1
    if symbol != "[" or last <= i + 1:
        return i
    begin = i + 1 + (symbols[i + 1][0] in ("!", "^"))
    closing = next((k for k in range(begin + 1, last + 1) if symbols[k] == ("]", True)), -1)
    return closing + 1 if closing >= 0 else i
