"""A word's value: exact, or the pieces that are known and why the rest is not."""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

#: What may stand in a hole. Those of `FREE` may be empty, begin with `-` or become several words.
#: any: nothing is known · quoted: the same, as code that is one word (`${x@Q}`, `printf %q`) ·
#: remote: it came over the network · endless: it never ends (`yes`) · secret: content of one ·
#: word: one word that begins with no `-` · words: lines or words of that kind · number: digits ·
#: files: names of files (a glob, `find`, `ls`) ·
#: home, project, scratch (a new name), tmp (the folder itself), path: an absolute path of that kind
FREE = ("any", "remote", "endless", "secret", "quoted")
SHAPES = ("word", "words", "number", "home", "project", "scratch", "tmp", "path", "files", *FREE)
#: Without quotes, what may become more or fewer words than one.
SEVERAL = (*FREE, "files", "words")
#: The first of the private characters that stand for holes while a script with holes is parsed: the nth stands for the
#: nth hole.
MARK = 0x100000


class Hole(Value):
    """A piece of a word that the text does not give."""

    __slots__ = ("because", "shape", "source")

    def __init__(self, source: str, because: str, shape: str = "any") -> None:
        self.source: Final = source  # `$D`, `$(date)`, `*.log`
        self.because: Final = because  # "D is not set here"
        self.shape: Final = shape

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Hole)
            and (self.source, self.shape, self.because) == (other.source, other.shape, other.because)
        )

    def __hash__(self) -> int:
        return hash((self.source, self.shape, self.because))


class Code(Hole):
    """Code that a shell prints in a layout of its own (`declare -f`): known as code, not as text."""

    __slots__ = ("code",)

    def __init__(self, source: str, because: str, code: str) -> None:
        super().__init__(source, because)
        self.code: Final = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Code) and self.code == other.code and Hole.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(self.code)


class Text(Value):
    """One word as the program gets it.

    `parts` alternate between known strings and holes; a known word has one string or none.
    `span` is the range of the word in the text given; `at` is where its value stands there verbatim, or -1.
    `many` is true where the word may become any number of words (an unquoted unknown expansion, names of files).
    """

    __slots__ = ("at", "exact", "many", "parts", "span")

    def __init__(
        self,
        parts: tuple[str | Hole, ...],
        span: tuple[int, int] = (0, 0),
        at: int = -1,
        many: bool = False,
        exact: str | None = None,
    ) -> None:
        """`exact`: the one string that `parts` holds, where the caller has it at hand."""
        self.parts: Final = parts
        self.span: Final = span
        self.at: Final = at
        self.many: Final = many
        if exact is None:
            exact = "" if not parts else parts[0] if len(parts) == 1 and isinstance(parts[0], str) else None
        #: The whole value, or None where a hole is left.
        self.exact: Final = exact

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Text)
            and self.parts == other.parts
            and (self.span, self.at, self.many) == (other.span, other.at, other.many)
        )

    def __hash__(self) -> int:
        return hash((self.parts, self.span, self.at, self.many))

    def __str__(self) -> str:
        return self.shown

    @property
    def prefix(self) -> str:
        """The characters that the value surely begins with."""
        return self.parts[0] if self.parts and isinstance(self.parts[0], str) else ""

    @property
    def suffix(self) -> str:
        """The characters that the value surely ends with."""
        return self.parts[-1] if self.parts and isinstance(self.parts[-1], str) else ""

    @property
    def holes(self) -> tuple[Hole, ...]:
        if self.exact is not None:
            return ()
        return tuple([part for part in self.parts if isinstance(part, Hole)])

    @property
    def shown(self) -> str:
        """The value as a person reads it: known text, and each hole as it is written."""
        if self.exact is not None:
            return self.exact
        return "".join([part if isinstance(part, str) else part.source for part in self.parts])

    @property
    def because(self) -> str:
        """Why the value is not known, or empty."""
        return next((part.because for part in self.parts if isinstance(part, Hole)), "")

    @property
    def may_be_option(self) -> bool:
        """Whether the first character may be `-`."""
        for part in self.parts:
            if isinstance(part, str):
                return part.startswith("-")
            return part.shape in FREE
        return False

    def known(self, value: str, at: int = -1) -> Text:
        """The exact value `value` at the place of this word."""
        return Text((value,) if value else (), self.span, at)

    @property
    def is_number(self) -> bool:
        """Whether it is one or more digits, known or not."""
        if self.exact is not None:
            return self.exact.isdigit()
        return all(part.isdigit() if isinstance(part, str) else part.shape == "number" for part in self.parts)

    @property
    def single(self) -> Text:
        """One of the words that it may become."""
        if not self.many:
            return self
        parts = tuple(
            Hole(part.source, part.because, "word") if isinstance(part, Hole) and part.shape == "words" else part
            for part in self.parts
        )
        return Text(parts, self.span, self.at)

    @property
    def length(self) -> int:
        """How much it is to copy: its known characters, and something for each hole."""
        if self.exact is not None:
            return len(self.exact)
        size = 0
        for part in self.parts:
            size += len(part) if isinstance(part, str) else 64
        return size

    def cut(self, start: int) -> Text:
        """The value without its first `start` characters, which must be known."""
        head = self.parts[0]
        assert isinstance(head, str) and len(head) >= start
        rest = (head[start:], *self.parts[1:]) if head[start:] else self.parts[1:]
        return Text(rest, self.span, self.at + start if self.at >= 0 else -1, self.many)


#: Characters that mean something to a shell, or to a database.
_CODE = frozenset(";&|`$<>() \t\n'\"")


def is_plain(text: Text) -> bool:
    """Whether what is known of it means nothing in a script or a statement."""
    return all(_CODE.isdisjoint(part) for part in text.parts if isinstance(part, str))


def merged(parts: Iterable[str | Hole]) -> tuple[str | Hole, ...]:
    """The pieces of a value: known ones that meet become one, empty ones vanish."""
    found: list[str | Hole] = []
    known: list[str] = []
    for part in parts:
        if isinstance(part, str):
            known.append(part)
            continue
        if known and (value := "".join(known)):
            found.append(value)
        known = []
        found.append(part)
    if known and (value := "".join(known)):
        found.append(value)
    return tuple(found)


def exact(value: str, span: tuple[int, int] = (0, 0), at: int = -1) -> Text:
    return Text((value,) if value else (), span, at)


def unknown(source: str, because: str, span: tuple[int, int] = (0, 0), shape: str = "any", many: bool = False) -> Text:
    return Text((Hole(source, because, shape),), span, -1, many)


def printable(text: str) -> str:
    """On one line, without control characters that a terminal would obey."""
    return "".join(char if char.isprintable() else _escaped(char) for char in text)


def _escaped(char: str) -> str:
    code = ord(char)
    return "⏎" if char == "\n" else f"\\x{code - 0xDC00 if 0xDC80 <= code <= 0xDCFF else code:02x}"  # a byte (PEP 383)
