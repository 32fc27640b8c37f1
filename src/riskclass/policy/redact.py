"""A command as the log keeps it: every secret that can be told as one replaced, all else as it was (docs/log.md).

Each character of a word's value remembers where it stands in the text. So a secret is found without its quotes and
replaced between them: what is left is read by a shell as before.
"""

from __future__ import annotations

from bisect import bisect_left

from riskclass.policy.marks import may_hold
from riskclass.policy.secrets import DEAD, PRINTERS, SPECIAL, parts, reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from riskclass.model.verdict import Verdict

    #: A character of a value, and the range of the text that it stands for.
    Char = tuple[str, int, int]

#: No `***`, which a shell would read as names of files.
STANDS_FOR = "REDACTED"
#: Words within words that are looked into; what is deeper is replaced as a whole.
_DEEPEST = 8
#: A value shorter than this is not looked for elsewhere in the text.
_SHORTEST = 4
#: Commands of a verdict that are asked for what their words became.
_MOST = 200


def redacted(command: str, verdict: Verdict | None = None, *, prose: bool = False) -> str:
    """The text without its secrets; `verdict` says what its words become, such as the value of a variable.

    `prose`: it is no command but may hold some, and `password: x` anywhere.
    """
    words = (text.shown for each in verdict.commands[:_MOST] for text in each.argv) if verdict is not None else ()
    return read(command, verdict, prose) if may_hold(command) or may_hold(" ".join(words)) else command


def read(command: str, verdict: Verdict | None, prose: bool) -> str:
    """The same, whether or not there is a mark of a secret."""
    redactor = _Redactor(command)
    redactor.read([(char, place, place + 1) for place, char in enumerate(command)], int(prose))
    redactor.keys()
    for value in _values(verdict) - redactor.found if verdict is not None else ():
        redactor.elsewhere(value)
    return redactor.result()


def _values(verdict: Verdict) -> set[str]:
    """The secrets in the words that programs will get."""
    found = set()
    for command in verdict.commands[:_MOST]:
        words = [text.exact.replace("$", DEAD) if text.exact is not None else text.shown for text in command.argv]
        for place, start, end in parts(words, [0 if SPECIAL & set(word) else len(word) for word in words], False):
            found.add(words[place][start:end].replace(DEAD, "$"))
    return {value for value in sorted(found)[:_MOST] if len(value) >= _SHORTEST}


class _Redactor:
    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.runs: Final = [0] * len(text)  # of each character: which secret it belongs to, or 0
        self.last = 0
        self.found: Final[set[str]] = set()
        self.words: Final[list[Word]] = []

    def read(self, chars: Sequence[Char], depth: int) -> None:
        """Everything in a text, then in the words that are texts themselves."""
        groups = _Reader(chars).read()
        for group in groups:
            texts = [word.text for word in group]
            for place, start, end in parts(texts, [word.bare for word in group], depth > 0):
                self.drop(group[place].chars[start:end])
        self.fed(groups)
        for word in (word for group in groups for word in group):
            self.words.append(word)
            if word.quoted and not SPECIAL.isdisjoint(word.text):
                if depth < _DEEPEST:
                    self.read(word.chars, depth + 1)
                else:
                    self.drop(word.chars)

    def fed(self, groups: list[list[Word]]) -> None:
        """What commands that read a password are given: by echo, in a here-string, in a here-document."""
        printed: list[Word] = []
        for group in groups:
            begins = reader([word.text for word in group])
            if begins is None:
                printed += _printed(group)
                continue
            given = printed
            given += [word for before, word in zip(group, group[1:], strict=False) if before.text == "<<<"]
            given += [line for word in group if word.body for line in _lines(word)]
            for word in given:
                self.drop(word.chars[begins(word.text) :])
            printed = []

    def drop(self, chars: Sequence[Char]) -> None:
        self.found.add("".join(char for char, _, _ in chars).replace(DEAD, "$"))
        self.last += 1
        for _, start, end in chars:
            self._mark(start, end)

    def _mark(self, start: int, end: int) -> None:
        for place in range(start, end):
            self.runs[place] = self.runs[place] or self.last

    def keys(self) -> None:
        """What stands between the two lines of a private key."""
        start = self.text.find("PRIVATE KEY-----")
        while start >= 0:
            end = self.text.find("-----END", start)
            self.last += 1
            self._mark(start + len("PRIVATE KEY-----"), end if end >= 0 else len(self.text))
            start = self.text.find("PRIVATE KEY-----", end + len("-----END RSA PRIVATE KEY-----")) if end >= 0 else -1

    def elsewhere(self, value: str) -> None:
        """A secret that stands somewhere else than where it is used."""
        for word in self.words:
            start = word.text.replace(DEAD, "$").find(value)
            if start >= 0:
                self.drop(word.chars[start : start + len(value)])
        start = self.text.find(value)
        while start >= 0:
            self.last += 1
            self._mark(start, start + len(value))
            start = self.text.find(value, start + len(value))

    def result(self) -> str:
        out: list[str] = []
        told = {0}
        before = 0
        for char, run in zip(self.text, self.runs, strict=True):
            if run not in told:
                told.add(run)
                if not before:  # of two that touch, or of which one holds the other, one is told
                    out.append(STANDS_FOR)
            elif not run:
                out.append(char)
            before = run
        return "".join(out)


def _printed(group: list[Word]) -> list[Word]:
    """The words that echo or printf prints; not its options, formats, or where it prints to."""
    found: list[Word] = []
    if group and group[0].text in PRINTERS:
        for word in group[1:]:
            if word.text[:1] in ("<", ">"):
                break
            found += [word] if word.text[:1] not in ("-", "%") else []
    return found


def _lines(word: Word) -> list[Word]:
    lines = [Word()]
    for char in word.chars:
        if char[0] == "\n":
            lines.append(Word())
        else:
            lines[-1].chars.append(char)
    return lines


class Word:
    """The value of a word; `quoted` where quotes or a here-document made it, so that it may be a text itself."""

    __slots__ = ("_text", "bare", "body", "chars", "quoted")

    def __init__(self, chars: list[Char] | None = None, body: bool = False) -> None:
        self.chars: Final = chars if chars is not None else []
        self.body: Final = body
        self.quoted = body
        self.bare = 0  # characters before the first quote
        self._text: str | None = None

    @property
    def text(self) -> str:
        if self._text is None or len(self._text) != len(self.chars):
            self._text = "".join(char for char, _, _ in self.chars)
        return self._text

    def quote(self) -> None:
        self.bare = self.bare if self.quoted else len(self.chars)
        self.quoted = True


class _Reader:
    """Words as a shell splits them, in groups: the words of a command, its redirections among them.

    Never refuses: a quote without its partner is itself. The real front end refuses what it cannot read, and says of
    what it can that it is code; here most texts are data as well.
    """

    def __init__(self, chars: Sequence[Char]) -> None:
        self.chars: Final = chars
        self.text: Final = "".join(char for char, _, _ in chars).replace(DEAD, "$")
        self.at = 0
        self.groups: Final[list[list[Word]]] = [[]]
        self.word: Word | None = None
        self.awaited = False  # the next word ends a here-document
        self.pending: Final[list[tuple[list[Word], str]]] = []
        self.lines: Final[dict[str, list[int]]] = {}
        self.unclosed: Final[set[str]] = set()  # quotes that are looked for no more

    def read(self) -> list[list[Word]]:
        while self.at < len(self.text):
            char = self.text[self.at]
            if char in " \t\r":
                self._end(1)
            elif char in "\n;|&()`":
                self._end(1)
                self.groups.append([])
                if char == "\n":
                    self._bodies()
            elif char in "<>":
                self._redirect(char)
            elif char == "\\":
                self._escape()
            elif char == "'" and char not in self.unclosed:
                self._single()
            elif char == '"' and char not in self.unclosed:
                self._double()
            else:
                self._add(self.at)
        self._end(0)
        return self.groups

    def _add(self, at: int, char: str = "", start: int = -1) -> None:
        """The character at `at`, or `char` in its place; it stands for the text from `start`."""
        self.word = self.word or Word()
        _, first, end = self.chars[at]
        self.word.chars.append((char or self.text[at], self.chars[start][1] if start >= 0 else first, end))
        self.at = at + 1

    def _end(self, step: int) -> None:
        self.at += step
        word, self.word = self.word, None
        if word is None:
            return
        if not word.quoted:
            word.bare = len(word.chars)
        self.groups[-1].append(word)
        if self.awaited:
            self.pending.append((self.groups[-1], word.text.lstrip("-")))
            self.awaited = False

    def _redirect(self, sign: str) -> None:
        self._end(0)
        while self.text[self.at : self.at + 1] == sign:
            self._add(self.at)
        operator = self.word.text if self.word is not None else ""
        self._end(0)
        self.awaited = operator == "<<"

    def _bodies(self) -> None:
        for group, delimiter in self.pending:
            lines = self._lines().get(delimiter, [])
            place = bisect_left(lines, self.at)
            if place < len(lines):
                group.append(Word(list(self.chars[self.at : lines[place]]), body=True))
                end = self.text.find("\n", lines[place])
                self.at = end if end >= 0 else len(self.text)
        self.pending.clear()

    def _lines(self) -> dict[str, list[int]]:
        """Where each line begins, by what it holds."""
        if not self.lines:
            start = 0
            for line in self.text.split("\n"):
                self.lines.setdefault(line.strip("\t"), []).append(start)
                start += len(line) + 1
        return self.lines

    def _escape(self) -> None:
        if self.text[self.at + 1 : self.at + 2] == "\n":
            self.at += 2
        elif self.at + 1 < len(self.text):
            char = self.text[self.at + 1]
            self._add(self.at + 1, DEAD if char == "$" else char, self.at)
        else:
            self._add(self.at)

    def _single(self) -> None:
        """'…', and $'…' in which a backslash keeps a quote."""
        coded = self.word is not None and bool(self.word.chars) and self.word.chars[-1][0] == "$"
        close = self.at + 1
        while close < len(self.text) and self.text[close] != "'":
            close += 2 if coded and self.text[close] == "\\" else 1
        if close >= len(self.text):
            self._unclosed("'")
            return
        if coded and self.word is not None:
            self.word.chars.pop()
        self._inside(close, live=False, coded=coded)

    def _double(self) -> None:
        close = self.at + 1
        depth = 0
        while close < len(self.text) and (depth or self.text[close] != '"'):
            char = self.text[close]
            if char == "(" and (depth or self.text[close - 1] == "$"):
                depth += 1
            elif char == ")" and depth:
                depth -= 1
            close += 2 if char == "\\" else 1
        if close >= len(self.text):
            self._unclosed('"')
            return
        self._inside(close, live=True, coded=True)

    def _unclosed(self, quote: str) -> None:
        self.unclosed.add(quote)
        self._add(self.at)

    def _inside(self, close: int, live: bool, coded: bool) -> None:
        """What stands between here and the closing quote."""
        self.word = self.word or Word()
        self.word.quote()
        self.at += 1
        while self.at < close:
            char = self.text[self.at]
            if char == "\\" and coded and self.at + 1 < close and (not live or self.text[self.at + 1] in '$`"\\\n'):
                char = self.text[self.at + 1]
                self._add(self.at + 1, DEAD if char == "$" else char, self.at)
            else:
                self._add(self.at, DEAD if char == "$" and not live else char)
        self.at = close + 1
