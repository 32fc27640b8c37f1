"""Text out of a file that knows where each of its characters stands there."""

from __future__ import annotations

import bisect
import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from riskclass.model.text import MARK, Hole

#: Distinct holes of one file that are told apart; the private characters end at U+10FFFF.
_HOLES: Final = 60_000
#: `\U0001F600` is the longest way to write one character.
_LONGEST: Final = 10
#: How much text may be put into one file's commands in the place of shorter text, in characters.
_FILLED: Final = 1024 * 1024


class File:
    """A text file: its path as shown and as a whole, its text, and the holes that tools will fill in it."""

    __slots__ = ("_digest", "_left", "_numbers", "_starts", "holes", "path", "text", "whole")

    def __init__(self, path: str, text: str, whole: str = "") -> None:
        self.path: Final = path
        self.whole: Final = whole or path
        self.text: Final = text
        self.holes: Final[list[Hole]] = []
        self._numbers: dict[Hole, int] = {}
        self._starts: list[int] = []
        self._left = _FILLED
        self._digest = ""

    @property
    def digest(self) -> str:
        """Of the text."""
        self._digest = self._digest or hashlib.sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()
        return self._digest

    def all(self) -> Placed:
        """The whole text, with line ends as a shell on Unix has them."""
        if "\r\n" not in self.text:
            return Placed(self, self.text, range(len(self.text)))
        at = [place for place, char in enumerate(self.text) if char != "\r" or self.text[place + 1 : place + 2] != "\n"]
        return Placed(self, self.text.replace("\r\n", "\n"), at)

    def hole(self, source: str, because: str, shape: str = "any") -> str:
        """The character that stands for a piece of text which is not in the file."""
        hole = Hole(self.legible(source), self.legible(because), shape)
        if len(self.holes) >= _HOLES and hole not in self._numbers:
            hole = Hole("…", "too many are filled in to tell them apart")
        number = self._numbers.setdefault(hole, len(self.holes))
        if number == len(self.holes):
            self.holes.append(hole)
        return chr(MARK + number)

    def fills(self, value: str) -> bool:
        """Whether a value may stand in the place of its name; not for ever, where a file names a long one often."""
        self._left -= len(value)
        return self._left >= 0

    def legible(self, text: str) -> str:
        """A text with the source of each hole in the place of its character."""
        if not text or max(text) < chr(MARK):
            return text
        numbers = [ord(char) - MARK for char in text]
        known = range(len(self.holes))
        return "".join(
            self.holes[number].source if number in known else char for char, number in zip(text, numbers, strict=True)
        )

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, from 1, in code points."""
        if not self._starts:
            self._starts = [0, *(match.end() for match in re.finditer("\n", self.text))]
        line = bisect.bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def line(self, number: int) -> str:
        """The text of a line, from 1."""
        self.place(0)
        if not 1 <= number <= len(self._starts):
            return ""
        end = self._starts[number] if number < len(self._starts) else len(self.text)
        return self.text[self._starts[number - 1] : end].rstrip("\r\n")


class Placed:
    """`text`, and in `at` the offset in the file of each of its characters.

    A character that stands for a hole (`File.hole`) is at the offset where the hole begins. Never changed.
    """

    __slots__ = ("at", "file", "start", "text")

    def __init__(self, file: File, text: str, at: Sequence[int], start: int = 0) -> None:
        self.file: Final = file
        self.text: Final = text
        self.at: Final = at
        self.start: Final = at[0] if at else start  # the offset of the first character, or of the empty text

    def __repr__(self) -> str:
        return f"Placed({self.text!r} at {self.start})"

    def __bool__(self) -> bool:
        return bool(self.text)

    def __getitem__(self, piece: slice) -> Placed:
        return Placed(self.file, self.text[piece], self.at[piece], self.starts(piece.indices(len(self.text))[0]))

    @property
    def end(self) -> int:
        """The offset behind the last character."""
        return self.ends(len(self.text))

    def starts(self, start: int) -> int:
        """The offset of the character at `start`."""
        return self.at[start] if start < len(self.at) else self.end

    def ends(self, end: int) -> int:
        """The offset behind the character before `end`, which may be written in several (`\\"`, `$$`, `{{ x }}`)."""
        if not 0 < end <= len(self.at):
            return self.start
        text, place = self.file.text, self.at[end - 1]
        number = ord(self.text[end - 1]) - MARK
        if 0 <= number < len(self.file.holes):
            return place + len(self.file.holes[number].source)
        following = self.at[end] if end < len(self.at) else place
        if place < following <= place + _LONGEST and "\n" not in text[place:following]:
            return following
        return place + 1 + (text.startswith("\\", place) and self.text[end - 1] != "\\")

    @property
    def verbatim(self) -> bool:
        """Whether the text stands in the file as it is, in one piece."""
        return self.file.text.startswith(self.text, self.start) and (
            not self.at or self.at[-1] - self.start + 1 == len(self.at)
        )

    def strip(self, chars: str = " \t\n") -> Placed:
        start = len(self.text) - len(self.text.lstrip(chars))
        return self[start : max(start, len(self.text.rstrip(chars)))]

    def lines(self) -> list[Placed]:
        """The lines, without their ends; none behind a last line end."""
        found: list[Placed] = []
        start = 0
        for line in self.text.split("\n"):
            found.append(self[start : start + len(line)])
            start += len(line) + 1
        return found if found[-1] or not self.text else found[:-1]

    def pick(self, text: str, places: Sequence[int]) -> Placed:
        """Other text that was made of this one: each of its characters stands where that of `places` does."""
        return Placed(self.file, text, [self.at[place] for place in places], self.start)

    def made(self, text: str) -> Placed:
        """Text that is not in the file, at the place of this one."""
        last = [max(self.start, self.end - 1)] if len(text) > 1 else []
        return Placed(self.file, text, [self.start] * (len(text) - len(last)) + last, self.start)

    def replaced(self, pattern: re.Pattern[str], meaning: Callable[[re.Match[str]], str]) -> Placed:
        """With other text in the place of each match."""
        pieces: list[Placed] = []
        done = 0
        for match in pattern.finditer(self.text):
            pieces += [self[done : match.start()], self[match.start() : match.end()].made(meaning(match))]
            done = match.end()
        return joined([*pieces, self[done:]]) if pieces else self


def joined(pieces: Iterable[Placed], between: str = "") -> Placed:
    """One text of several, which are at least one."""
    first, *rest = pieces
    if not rest:
        return first
    text, at, last = [first.text], list(first.at), first
    for piece in rest:
        at += [last.end] * len(between)
        text += [between, piece.text]
        at += piece.at
        last = piece
    return Placed(first.file, "".join(text), at, first.start)
