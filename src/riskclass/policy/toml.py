"""Where keys and values of a TOML text stand: `tomllib` gives values without lines. For texts that it has accepted."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    #: Keys and indexes from the top, such as ("rule", 0, "effect").
    Path = tuple[str | int, ...]

_SKIP = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_BLANK = re.compile(r"[ \t]*+")
_BARE = re.compile(r"[A-Za-z0-9_-]++")
_PLAIN = re.compile(r"[^,\]}\n#]*+")  # numbers, dates, true and false
_STRINGS = {
    '"""': re.compile(r'"""(?:[^"\\]++|\\.|"{1,2}(?!"))*+"{3,5}', re.S),
    "'''": re.compile(r"'''(?:[^']++|'{1,2}(?!'))*+'{3,5}", re.S),
    '"': re.compile(r'"(?:[^"\\]++|\\.)*+"'),
    "'": re.compile(r"'[^']*+'"),
}
#: What a line of a text in double quotes ends with: a newline, or its escape; a newline behind a backslash ends none.
_LINES = re.compile(r"\\[ \t]*\n\s*|\\n|\\.|\n", re.S)
_NEWLINES = re.compile("\n")
#: Names joined by dots, at most; `tomllib` takes time by the square of their number.
DOTS = 32
_DOTTED = re.compile(rf"""(?<![\w.-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{DOTS}}}""")


def dotted(text: str) -> int:
    """The offset of a key of too many names, or of what looks like one; -1 where there is none."""
    found = _DOTTED.search(text)
    return found.start() if found is not None else -1


class Places:
    """Offsets of keys and of values, by path; an element of an array stands where its value does."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.keys: Final[dict[Path, int]] = {}
        self.values: Final[dict[Path, int]] = {}
        self._lines: Final[dict[Path, list[int]]] = {}
        self._newlines: Final = [each.start() for each in re.finditer("\n", text)]
        _Scanner(text, self.keys, self.values).run()

    def at(self, path: Path) -> tuple[int, int]:
        """Line and column of the key, or of the nearest one above it."""
        while path and path not in self.keys:
            path = path[:-1]
        return self.line_and_column(self.keys.get(path, 0))

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """Both from 1; columns count characters."""
        line = bisect_left(self._newlines, offset)
        return line + 1, offset - (self._newlines[line - 1] if line else -1)

    def inside(self, path: Path, number: int) -> tuple[int, int]:
        """Line and column of a line (from 1) of the text that is the value of `path`."""
        if path not in self._lines:
            self._lines[path] = list(self._starts(self.values[path]))
        return self.line_and_column(_blank(self.text, self._lines[path][number - 1]))

    def _starts(self, start: int) -> Iterator[int]:
        """Where each line of the text that begins at `start` is written."""
        quote = next(each for each in _STRINGS if self.text.startswith(each, start))
        whole = _STRINGS[quote].match(self.text, start)
        assert whole is not None
        place = start + len(quote)
        place += 1 if len(quote) == 3 and self.text.startswith("\n", place) else 0
        first = True
        for each in (_LINES if quote[0] == '"' else _NEWLINES).finditer(self.text, place, whole.end()):
            if first and each.start() == place and each[0][0] == "\\" and each[0][-1].isspace():
                place = each.end()
                continue
            if first:
                yield place
                first = False
            if each[0] in ("\n", "\\n"):
                place, first = each.end(), True
        if first:
            yield place


def _blank(text: str, place: int) -> int:
    found = _BLANK.match(text, place)
    return found.end() if found is not None else place


class _Scanner:
    def __init__(self, text: str, keys: dict[Path, int], values: dict[Path, int]) -> None:
        self.text: Final = text
        self.keys: Final = keys
        self.values: Final = values
        self.counts: Final[dict[Path, int]] = {}
        self.pos = 0

    def run(self) -> None:
        head: Path = ()
        while self._skip():
            if self.text[self.pos] == "[":
                double = self.text.startswith("[[", self.pos)
                self.pos += 2 if double else 1
                head = self._header(self._key(), double)
                self.pos += 2 if double else 1
            else:
                self._pair(head)

    def _header(self, names: list[tuple[str, int]], double: bool) -> Path:
        path: Path = ()
        for place, (name, offset) in enumerate(names, 1):
            path += (name,)
            self.keys.setdefault(path, offset)
            if place == len(names) and double:
                self.counts[path] = self.counts.get(path, -1) + 1
            if path in self.counts:
                path += (self.counts[path],)
                self.keys.setdefault(path, offset)
        return path

    def _pair(self, head: Path) -> None:
        path = head
        for name, offset in self._key():
            path += (name,)
            self.keys.setdefault(path, offset)
        self.pos += 1
        self._value(path)

    def _key(self) -> list[tuple[str, int]]:
        """Names with their offsets; then stands at what follows them."""
        names = []
        while True:
            self.pos = start = _blank(self.text, self.pos)
            if self.text[start] in "\"'":
                self._string()
                raw = self.text[start : self.pos]
                names.append((tomllib.loads(f"k={raw}")["k"] if "\\" in raw else raw[1:-1], start))
            else:
                self._match(_BARE)
                names.append((self.text[start : self.pos], start))
            self.pos = _blank(self.text, self.pos)
            if self.text[self.pos : self.pos + 1] != ".":
                return names
            self.pos += 1

    def _value(self, path: Path) -> None:
        self._skip()
        self.values[path] = self.pos
        char = self.text[self.pos]
        if char in "\"'":
            self._string()
        elif char == "[":
            self._array(path)
        elif char == "{":
            self.pos += 1
            while self._skip() and self.text[self.pos] != "}":
                self._pair(path)
                self._comma()
            self.pos += 1
        else:
            self._match(_PLAIN)

    def _array(self, path: Path) -> None:
        self.pos += 1
        index = 0
        while self._skip() and self.text[self.pos] != "]":
            self.keys[(*path, index)] = self.pos
            self._value((*path, index))
            self._comma()
            index += 1
        self.pos += 1

    def _comma(self) -> None:
        if self._skip() and self.text[self.pos] == ",":
            self.pos += 1

    def _string(self) -> None:
        self._match(next(form for quote, form in _STRINGS.items() if self.text.startswith(quote, self.pos)))

    def _match(self, form: re.Pattern[str]) -> None:
        found = form.match(self.text, self.pos)
        assert found is not None, "tomllib has accepted the text"
        self.pos = found.end()

    def _skip(self) -> bool:
        """Blanks, newlines and comments; whether anything is left."""
        self._match(_SKIP)
        return self.pos < len(self.text)
