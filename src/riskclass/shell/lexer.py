"""The text under the parser's finger: blanks, comments, line ends, names, and where the next special character is."""

from __future__ import annotations

from riskclass.model import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.shell.nodes import Command, Redirect, Script

#: Characters that end an unquoted word. NUL is the end of the text: one that stands in the text is refused before.
ENDS: Final = frozenset(" \t\n|&;()<>\0")
#: Characters that are not simply themselves somewhere in an unquoted word, and in quoted text.
SPECIAL: Final = 1


def _table(characters: bytes) -> bytes:
    """A translation that makes these characters, and no others, `SPECIAL`."""
    return bytes.maketrans(characters + b"\1", bytes((SPECIAL,)) * len(characters) + b"a")


_WORD = _table(b" \t\n|&;()<>\\'\"$`*?[{~\0")
_ZSH_WORD = _table(b" \t\n|&;()<>\\'\"$`*?[{~\0=")
_QUOTED = _table(b'\\"$`\0')
_ENCLOSED = _table(b"\\'\"$`()[]{}/:;?<>\0")

_NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
_DIGITS = frozenset("0123456789")

NAME_STARTS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
ONE_CHARACTER: Final = frozenset("@*#?-$!0123456789")
BEGINS: Final = NAME_STARTS | ONE_CHARACTER | frozenset("({")

_BASH_WORDS = "if then elif else fi for case esac while until select do done in function time coproc ! } ]]"
_SH_WORDS = "if then elif else fi for case esac while until do done in ! }"
RESERVED: Final = {"bash": frozenset(_BASH_WORDS.split()), "sh": frozenset(_SH_WORDS.split())}


class Unread(Exception):
    """The text cannot be read."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause: Final = cause


class Source:
    """A text and what reading it needs to remember: here-documents still to come, and jumps over those already read.

    The grammar proper, which words need for what they substitute, is in the subclass in parser.py. `text` ends in NUL
    and a newline, which stands for one that a line continuation hides (see `comment`).
    """

    __slots__ = (
        "ahead",
        "base",
        "bash",
        "body",
        "cuts",
        "cuts_before",
        "depth",
        "dropped",
        "end",
        "ends",
        "extglob",
        "extglobs",
        "failures",
        "head",
        "heads",
        "inside",
        "jumps",
        "last_line",
        "mask",
        "original",
        "pending",
        "pushed",
        "quoted_mask",
        "reserved",
        "shell",
        "special",
        "text",
        "tight",
    )

    def __init__(self, text: str, shell: str) -> None:
        self.original = text + "\0"
        self.cuts: list[int] = []  # where a line continuation was taken out
        self.cuts_before: list[int] = []
        if "\\\n" in text:
            text, self.cuts = _join(text)
        self.text = text + "\0\n"
        self.end = len(text)
        self.last_line = _last_line(text, self.cuts) if text[-1:] == "\\" else -1
        self.dropped = False  # whether the `\` at the end is: where the last line begins in `'…'`, bash forgets it
        self.mask = self.text.encode("latin-1", "replace")  # `?` for what is not in Latin-1; the text has the truth
        self.special = self.mask.translate(_ZSH_WORD if shell == "zsh" else _WORD).find
        self.quoted_mask: bytes | None = None
        self.inside: bytes | None = None
        self.shell = shell
        self.bash = shell != "sh"
        self.reserved = RESERVED["bash" if self.bash else "sh"]
        self.depth = 0
        self.pending: list[Redirect] = []
        self.jumps: dict[int, int] = {}  # newline → where the text goes on, for those not followed by their line
        self.ahead = -1  # the last of those newlines
        self.extglob = False
        self.extglobs = "extglob" in text and shell != "zsh"  # whether a line may change that
        self.body = False  # whether this is quoted text, not commands
        self.failures = 0  # parts that could not be read where bash found their end without reading them
        self.head = -1  # the first word of a command substitution, where `time` is a program
        self.heads = 0  # command substitutions around this place, where `E)` may end a here-document
        self.pushed = -1  # the end of a `((` that bash took for arithmetic, then reads again with no lines behind it
        self.tight = -1  # the end of the last compound command, where nothing stands between it and a reserved word
        self.base = 0  # of this text in the one that `ends` speaks of
        self.ends: dict[int, int] = {}  # where brackets that hold arithmetic, or what looks like it, end

    def nested(self, text: str, base: int) -> Source:
        """A source for a text within this one."""
        inner = type(self)(text, self.shell)
        inner.depth, inner.extglob, inner.heads = self.depth, self.extglob, 0
        inner.base, inner.ends = base, self.ends
        return inner

    def script(self) -> Script:
        """The whole text; never raises `Unread`."""
        raise NotImplementedError

    def commands(self, pos: int, closing: frozenset[str]) -> tuple[int, Script]:
        """A list up to one of the reserved words or the parenthesis that close it."""
        raise NotImplementedError

    def command(self, pos: int) -> tuple[int, Command]:
        raise NotImplementedError

    def original_cuts(self) -> list[int]:
        """Where in `original` the line continuations are."""
        if self.cuts and not self.cuts_before:
            self.cuts_before = [cut + 2 * index for index, cut in enumerate(self.cuts)]
        return self.cuts_before

    def quote_end(self, pos: int) -> int:
        r"""The next `\`, `"`, `$`, back-quote or end."""
        if self.quoted_mask is None:
            self.quoted_mask = self.mask.translate(_QUOTED)
        return self.quoted_mask.find(SPECIAL, pos)

    def inner_end(self, pos: int) -> int:
        """The next character that may matter inside `${…}`, `$((…))` or `[…]`."""
        if self.inside is None:
            self.inside = self.mask.translate(_ENCLOSED)
        return self.inside.find(SPECIAL, pos)

    def enter(self) -> None:
        self.depth += 1
        if self.depth > limits.NESTING:
            raise Unread(f"nesting deeper than {limits.NESTING}")


def _last_line(text: str, cuts: list[int]) -> int:
    r"""The newline or the cut before the last line of a text that ends in `\`; -1: none, or the `\` is quoted."""
    escaped = (len(text) - len(text.rstrip("\\"))) % 2 == 0
    return -1 if escaped else max(text.rfind("\n"), cuts[-1] if cuts else -1)


def _join(text: str) -> tuple[str, list[int]]:
    r"""Take out each `\`+newline that no other `\` quotes; where the cuts are in what is left."""
    pieces: list[str] = []
    cuts: list[int] = []
    start = length = 0
    found = text.find("\\\n")
    while found >= 0:
        before = found
        while before > start and text[before - 1] == "\\":
            before -= 1
        if (found - before) % 2 == 0:
            pieces.append(text[start:found])
            length += found - start
            cuts.append(length)
            start = found + 2
        found = text.find("\\\n", found + 2)
    pieces.append(text[start:])
    return "".join(pieces), cuts


def blank(src: Source, pos: int) -> int:
    """blank = {" " | tab} ["#" {any but newline}]"""
    text = src.text
    while text[pos] in " \t":
        pos += 1
    return comment(src, pos) if text[pos] == "#" else pos


def comment(src: Source, pos: int) -> int:
    r"""The newline or end after the comment at `pos`. A `\` before the newline joins no lines here."""
    end = src.text.find("\n", pos)
    end = src.end if end > src.end else end
    if src.cuts:
        from bisect import bisect_right

        index = bisect_right(src.cuts, pos)
        if index < len(src.cuts) and src.cuts[index] <= end:
            src.jumps[src.end + 1] = src.cuts[index]
            return src.end + 1
    return end


def newlines(src: Source, pos: int) -> int:
    """newlines = {blank newline} blank"""
    pos = blank(src, pos)
    while src.text[pos] == "\n":
        pos = blank(src, newline(src, pos))
    return pos


def newline(src: Source, pos: int) -> int:
    """Where the text goes on after the newline at `pos`: behind the here-documents that begin there."""
    after = src.jumps.get(pos, pos + 1)
    if not src.pending:
        return after
    from riskclass.shell.heredoc import gather, gather_behind

    if pos >= src.pushed:
        return gather(src, after, hidden=pos > src.end)
    gather_behind(src, src.pushed)
    return after


def name_end(text: str, pos: int) -> int:
    """The end of the variable name at `pos`, or `pos`."""
    if text[pos] in _DIGITS:
        return pos
    while text[pos] in _NAME:
        pos += 1
    return pos


def digits_end(text: str, pos: int) -> int:
    while text[pos] in _DIGITS:
        pos += 1
    return pos


def ends_word(src: Source, pos: int) -> bool:
    """Whether an unquoted word ends at `pos`; `<(` goes on with it."""
    char = src.text[pos]
    return char in ENDS and not (char in "<>" and src.bash and src.text[pos + 1] == "(")


def keyword_at(src: Source, pos: int, words: frozenset[str]) -> str:
    """Which of `words` stands at `pos`, or none: empty."""
    end = src.special(SPECIAL, pos)
    head = src.text[pos:end]
    return head if head in words and ends_word(src, end) else ""


def expands(src: Source, pos: int, bare: bool) -> bool:
    """Whether the `$` at `pos` begins anything."""
    following = src.text[pos + 1]
    if src.shell == "zsh" and following in "=~^+":
        return True
    return following in BEGINS or (src.bash and (following == "[" or (bare and following in "'\"")))


def unexpected(src: Source, pos: int) -> Unread:
    """What to say about a token that may not stand at `pos`."""
    char = src.text[pos] if pos <= src.end + 1 else "\0"
    if char == "\0":
        return Unread("the text ends too early")
    if char == "\n":
        return Unread("a line ends too early")
    stop = src.special(SPECIAL, pos)
    return Unread(f"`{src.text[pos : max(stop, pos + 1)][:40]}` cannot stand here")
