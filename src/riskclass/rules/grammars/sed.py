"""sed scripts: the commands that read, write and run (sed(1), "COMMAND SYNOPSIS"). Everything else observes.

The script is read with one private character for each part that is not known; a part of unknown shape may be any
command, so only numbers and paths are let through.
"""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.model.text import Hole, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

BLANK = " \t\r\f\v"
DIGITS = "0123456789"
#: The commands that take nothing, or a number, and touch nothing.
PLAIN = "dDFgGhHlLnNpPqQxz="
FIRST_HOLE = 0xE000
#: Each bracket is looked for an end, so their number is limited.
MANY = 1000
#: The shapes of holes that cannot hold a command; a path ends an expression between slashes.
NUMBER, PATHS = "number", ("home", "project", "scratch", "path")


class _OpaqueError(Exception):
    """A script that is not understood, and why."""


class Script:
    """A script's text, with a private character for each hole."""

    __slots__ = ("holes", "text", "word")

    def __init__(self, word: Text) -> None:
        self.word: Final = word
        self.holes: Final = word.holes
        places = iter(range(len(self.holes)))
        self.text: Final = "".join(
            part if isinstance(part, str) else chr(FIRST_HOLE + next(places)) for part in word.parts
        )

    def hole(self, char: str) -> Hole | None:
        place = ord(char) - FIRST_HOLE if self.holes else -1
        return self.holes[place] if 0 <= place < len(self.holes) else None

    def part(self, start: int, end: int) -> Text:
        """The text from `start` to `end` as a word, holes and all."""
        parts: list[str | Hole] = []
        for char in self.text[start:end]:
            hole = self.hole(char)
            if hole is None and parts and isinstance(parts[-1], str):
                parts[-1] += char
            else:
                parts.append(hole or char)
        return Text(tuple(parts), self.word.span)


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    for word in words:
        reader = _Reader(Script(word))
        try:
            reader.script()
        except _OpaqueError as reason:
            findings.append(Finding("code.opaque", word, str(reason)))
        findings += reader.findings
        runs += reader.runs
    return Reading(tuple(findings), tuple(runs))


class _Reader:
    """One pass over a script."""

    def __init__(self, script: Script) -> None:
        self.script_ = script
        self.text = script.text
        self.at = 0
        self.findings: list[Finding] = []
        self.runs: list[tuple[str, tuple[Text, ...]]] = []

    # -- characters --

    def _peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def _skip(self, chars: str) -> None:
        while self.at < len(self.text) and self.text[self.at] in chars:
            self.at += 1

    def _number(self) -> bool:
        """number = digit {digit}; a hole that is a number counts."""
        text = self.text
        start = at = self.at
        while at < len(text) and (text[at] in DIGITS or self._is(text[at], NUMBER)):
            at += 1
        self.at = at
        return at > start

    def _is(self, char: str, *shapes: str) -> bool:
        """Whether it stands for a hole of one of the shapes."""
        hole = self.script_.hole(char)
        return hole is not None and hole.shape in shapes

    def _checked(self, char: str, end: str) -> None:
        """Refuses a hole that may hold `end`."""
        if not self.script_.holes:
            return
        hole = self.script_.hole(char)
        if hole is not None and hole.shape != NUMBER and (hole.shape not in PATHS or end in "/\n"):
            raise _OpaqueError(f"{hole.because or hole.source + ' is not known'}; it may end the expression")

    # -- commands --

    def script(self) -> None:
        """script = {[address] {"!"} command}"""
        if self.text.count("[") > MANY:
            raise _OpaqueError("too many bracket expressions to follow")
        while True:
            self._skip(BLANK + "\n;")
            if self.at >= len(self.text):
                return
            self._addresses()
            self._skip(BLANK)
            self._command()

    def _addresses(self) -> None:
        """addresses = [address ["," address]] {"!"}"""
        if self._address():
            self._skip(BLANK)
            if self._peek() == ",":
                self.at += 1
                self._skip(BLANK)
                if self._peek() in ("+", "~"):
                    self.at += 1
                if not self._address():
                    raise _OpaqueError("an address is missing")
        self._skip(BLANK)
        while self._peek() == "!":
            self.at += 1
            self._skip(BLANK)

    def _address(self) -> bool:
        """address = number ["~" number] | "$" | "/" regex "/" {"I" | "M"} | "\\" c regex c {"I" | "M"}"""
        char = self._peek()
        if char == "$":
            self.at += 1
        elif char == "/" or (char == "\\" and self.at + 1 < len(self.text)):
            self.at += 1 if char == "/" else 2
            self._until(self.text[self.at - 1], brackets=True)
            self._skip(BLANK)
            self._skip("IM")
        elif self._number():
            if self._peek() == "~":
                self.at += 1
                self._number()
        else:
            return False
        return True

    def _until(self, end: str, brackets: bool) -> None:
        """Behind the next `end` that no backslash and no bracket expression protects."""
        if end in ("\n", "\\") or self.script_.hole(end):
            raise _OpaqueError("the delimiter is not known")
        while self.at < len(self.text):
            char = self.text[self.at]
            self._checked(char, end)
            self.at += 1
            if char == end:
                return
            if char == "\\":
                self.at += 1
            elif char == "[" and brackets:
                self._bracket(end)
        raise _OpaqueError("an expression does not end")

    def _bracket(self, end: str) -> None:
        """Behind the bracket expression that began; one that does not end is no bracket expression."""
        at = self.at + (self.text[self.at : self.at + 1] == "^")
        close = self.text.find("]", at + 1)
        while True:
            opened = min((place for kind in ".:=" if (place := self.text.find("[" + kind, at)) >= 0), default=-1)
            if opened < 0 or close < 0 or opened > close:
                break
            at = self.text.find(self.text[opened + 1] + "]", opened + 2) + 2
            if at < 2:
                break
            close = self.text.find("]", at)
        if close < 0 or "\n" in self.text[self.at : close]:
            return
        for char in self.text[self.at : close]:
            self._checked(char, end)
        self.at = close + 1

    def _command(self) -> None:
        char = self._peek()
        self.at += 1
        if char in ("{", "}", ""):
            return
        if char == "#":
            self._line()
        elif char in ("s", "y"):
            self._substitute(char)
        elif char in ("a", "i", "c"):
            self._appended()
        elif char in (":", "b", "t", "T", "v"):
            self._label(char)
        elif char in ("r", "R", "w", "W"):
            self._file("read" if char in "rR" else "write")
        elif char == "e":
            self._run()
        elif char in PLAIN:
            self._skip(BLANK)
            self._number()
            self._end()
        else:
            raise _OpaqueError(f"{self.script_.part(self.at - 1, self.at).shown} is no sed command")

    def _end(self) -> None:
        self._skip(BLANK)
        if self._peek() not in ("", "\n", ";", "}", "#"):
            raise _OpaqueError(f"{self.script_.part(self.at, self.at + 1).shown} is not expected here")

    def _line(self) -> tuple[int, int]:
        """The rest of the line."""
        start = self.at
        end = self.text.find("\n", start)
        self.at = end = len(self.text) if end < 0 else end
        for char in self.text[start:end]:
            self._checked(char, "\n")
        return start, end

    def _label(self, kind: str) -> None:
        """A label; read up to what may also end it, so that no command hides in one."""
        self._skip(BLANK)
        while self._peek() not in ("", "\n", ";", *BLANK) and (kind == ":" or self._peek() != "}"):
            self._checked(self._peek(), "\n")
            self.at += 1

    def _appended(self) -> None:
        """a, i, c: text up to the end of the line; a backslash continues it."""
        while self.at < len(self.text) and self.text[self.at] != "\n":
            self._checked(self.text[self.at], "\n")
            self.at += 2 if self.text[self.at] == "\\" else 1

    def _file(self, verb: str) -> None:
        self._skip(BLANK)
        start, end = self._line()
        self.findings.append(Finding(verb, self.script_.part(start, end)))

    def _run(self) -> None:
        """e [COMMAND]: without one, the pattern space is run."""
        self._skip(BLANK)
        start, end = self._line()
        command = self.text[start:end].strip(" \t;}")
        if command:
            self.runs.append(("sh", (self.script_.part(start, end),)))
        else:
            self.findings.append(Finding("code.opaque", self.script_.word, "runs lines of its input as commands"))

    def _substitute(self, kind: str) -> None:
        """s/regex/replacement/flags, y/from/to/"""
        delimiter = self._peek()
        self.at += 1
        if not delimiter:
            raise _OpaqueError("an expression does not end")
        self._until(delimiter, brackets=kind == "s")
        self._until(delimiter, brackets=False)
        while kind == "s" and self._peek():
            flag = self._peek()
            if self._number():
                continue
            if flag == "w":
                self.at += 1
                self._file("write")
                return
            if flag == "e":
                self.findings.append(Finding("code.opaque", self.script_.word, "runs lines of its input as commands"))
            elif flag not in "gpiImM":
                break
            self.at += 1
        self._end()
