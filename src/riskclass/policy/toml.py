"""Where the keys of a TOML text stand: `tomllib` gives values without lines. For texts that `tomllib` has accepted."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    #: Keys and indexes from the top, such as ("rule", 0, "effect").
    Path = tuple[str | int, ...]

_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_BLANK = " \t\r\n"


def offsets(text: str) -> dict[Path, int]:
    """The offset of each key and of each element of an array, by its path."""
    return _Scanner(text).run()


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Both from 1; columns count characters."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.pos = 0
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}

    def run(self) -> dict[Path, int]:
        head: Path = ()
        while self._skip():
            start = self.pos
            if self.text[self.pos] == "[":
                double = self.text.startswith("[[", self.pos)
                self.pos += 2 if double else 1
                head = self._header(self._key(), double)
                self.found.setdefault(head, start)
                self.pos = self.text.index("]", self.pos) + (2 if double else 1)
            else:
                self._pair(head)
        return self.found

    def _header(self, names: list[str], double: bool) -> Path:
        path: Path = ()
        for place, name in enumerate(names, 1):
            path += (name,)
            if place == len(names) and double:
                self.counts[path] = self.counts.get(path, -1) + 1
            if path in self.counts:
                path += (self.counts[path],)
        return path

    def _pair(self, head: Path) -> None:
        start = self.pos
        path = (*head, *self._key())
        self.found.setdefault(path, start)
        self.pos = self.text.index("=", self.pos) + 1
        self._value(path)

    def _key(self) -> list[str]:
        names = []
        while True:
            self._blank()
            if self.text[self.pos] in "\"'":
                start = self.pos
                self._string()
                names.append(self.text[start + 1 : self.pos - 1])
            else:
                start = self.pos
                while self.pos < len(self.text) and self.text[self.pos] in _BARE:
                    self.pos += 1
                names.append(self.text[start : self.pos])
            self._blank()
            if self.text[self.pos : self.pos + 1] != ".":
                return names
            self.pos += 1

    def _value(self, path: Path) -> None:
        self._skip()
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
            while self.pos < len(self.text) and self.text[self.pos] not in ",]}\n#":
                self.pos += 1

    def _array(self, path: Path) -> None:
        self.pos += 1
        index = 0
        while self._skip() and self.text[self.pos] != "]":
            self.found[(*path, index)] = self.pos
            self._value((*path, index))
            self._comma()
            index += 1
        self.pos += 1

    def _comma(self) -> None:
        if self._skip() and self.text[self.pos] == ",":
            self.pos += 1

    def _string(self) -> None:
        quote = self.text[self.pos]
        fence = quote * 3 if self.text.startswith(quote * 3, self.pos) else quote
        self.pos += len(fence)
        while not self.text.startswith(fence, self.pos):
            self.pos += 2 if self.text[self.pos] == "\\" and quote == '"' else 1
        self.pos += len(fence)
        while len(fence) == 3 and self.text.startswith(quote, self.pos):  # up to two quotes may stand before the fence
            self.pos += 1

    def _blank(self) -> None:
        while self.pos < len(self.text) and self.text[self.pos] in " \t":
            self.pos += 1

    def _skip(self) -> bool:
        """Blanks, newlines and comments; whether anything is left."""
        while self.pos < len(self.text):
            if self.text[self.pos] == "#":
                end = self.text.find("\n", self.pos)
                self.pos = len(self.text) if end < 0 else end
            elif self.text[self.pos] in _BLANK:
                self.pos += 1
            else:
                return True
        return False
