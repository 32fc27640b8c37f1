"""SQL text cut into statements and client commands, with their words; quotes and comments are kept apart."""

from __future__ import annotations

import re  # which sqlglot imports too

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

#: Stands in the text for what the shell put there and is not known.
PLACEHOLDER = "_unknown_"
_WORD = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@.$")
_LETTERS = r"A-Za-z0-9_@\x80-\U0010ffff"
_WORD_END = re.compile(rf"[^{_LETTERS}.$]|\Z")
#: What stands at most places: blanks, or a word that begins neither a quoted text nor a client's command.
_PLAIN = re.compile(rf"(\s+)|[{_LETTERS}][{_LETTERS}.$]*")


class Token(Value):
    """`kind`: word (as it stands), string (its value), name (quoted), mark, client (a line of the client's own)."""

    __slots__ = ("kind", "text", "upper")

    def __init__(self, kind: str, text: str) -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.upper: Final = text.upper() if kind == "word" else ""


class Statement(Value):
    """One statement without its semicolon; or one client command, which is a single token."""

    __slots__ = ("text", "tokens")

    def __init__(self, text: str, tokens: tuple[Token, ...]) -> None:
        self.text: Final = text
        self.tokens: Final = tokens

    def words(self) -> list[str]:
        """The words in upper case; what is quoted, and every mark, is an empty one."""
        return [token.upper for token in self.tokens]

    def at(self, place: int) -> str:
        return self.tokens[place].upper if place < len(self.tokens) else ""

    def string(self, place: int) -> str | None:
        found = self.tokens[place] if place < len(self.tokens) else None
        if found is not None and found.upper in ("E", "N") and place + 1 < len(self.tokens):  # E'…'
            found = self.tokens[place + 1]
        return found.text if found is not None and found.kind == "string" else None


def split(source: str, dialect: str) -> list[Statement]:
    """Statements by `;`, and client commands by `\\` (psql, mysql) or a dot at the beginning of a line (sqlite)."""
    return _Splitter(source, dialect).split()


class _Splitter:
    """One pass over the text."""

    def __init__(self, source: str, dialect: str) -> None:
        self.source = source
        self.dialect = dialect
        self.place = 0
        self.begin = 0
        self.pieces: list[str] = []  # the statement's text without comments
        self.tokens: list[Token] = []
        self.found: list[Statement] = []

    def split(self) -> list[Statement]:
        while self.place < len(self.source):
            plain = _PLAIN.match(self.source, self.place)
            if plain is None:
                self._step(self.source[self.place])
            elif plain.lastindex is None:
                self._add("word", plain[0], plain.end())
            else:
                self._keep(plain.end())
        self._end()
        return self.found

    def _end(self) -> None:
        if self.tokens:
            self.found.append(Statement("".join(self.pieces).strip(), tuple(self.tokens)))
        self.tokens = []
        self.pieces = []

    def _add(self, kind: str, text: str, end: int) -> None:
        self.tokens.append(Token(kind, text))
        self._keep(end)

    def _keep(self, end: int) -> None:
        self.pieces.append(self.source[self.place : end])
        self.place = end

    def _step(self, char: str) -> None:
        """A place where no plain word begins and no blank stands."""
        two = self.source[self.place : self.place + 2]
        if (two == "--" and self._comments()) or (char == "#" and self.dialect == "mysql"):
            self._line()
        elif two == "--":  # a parser of other dialects would take it for a comment
            self._add("mark", char, self.place + 1)
            self.pieces.append(" ")
        elif two == "/*":
            self._comment()
        elif char == "'" or (char == '"' and self.dialect == "mysql"):
            self._quoted(char, "string")
        elif char in '"`':
            self._quoted(char, "name")
        elif char == "$" and self.dialect == "postgres" and self._dollar():
            return
        elif char == ";" or (two == "\\;" and self.dialect == "postgres"):  # psql: `\;` sends two in one
            self.place += 1 if char == ";" else 2
            self._end()
        elif self._begins_client(char):
            self._client()
        elif char in _WORD:
            self._word()
        else:
            self._add("mark", char, self.place + 1)

    def _begins_client(self, char: str) -> bool:
        if self.dialect in ("postgres", "mysql"):
            return char == "\\"
        at_line = self.source[: self.place].rpartition("\n")[2].strip() == ""
        return char == "." and self.dialect in ("sqlite", "duckdb") and not self.tokens and at_line

    def _comments(self) -> bool:
        """Whether two dashes begin a comment: in MySQL only with a blank or the end behind them (manual, 11.7)."""
        return self.dialect != "mysql" or self.source[self.place + 2 : self.place + 3] in ("", *" \t\n\v\f\r")

    def _line(self) -> None:
        end = self.source.find("\n", self.place)
        self.place = len(self.source) if end < 0 else end

    def _comment(self) -> None:
        """A comment; `/*!50000 … */` is code to MySQL and MariaDB."""
        if self.dialect == "mysql" and self.source[self.place + 2 : self.place + 3] in ("!", "M"):
            end = self.place + 3
            while end < len(self.source) and (self.source[end].isdigit() or self.source[end] == "!"):
                end += 1
            self.source = self.source[: self.place] + self.source[end:].replace("*/", " ", 1)
            return
        depth, end = 1, self.place + 2
        while depth and end < len(self.source):
            two = self.source[end : end + 2]
            if two == "*/":
                depth -= 1
            elif two == "/*" and self.dialect == "postgres":
                depth += 1
            end += 2 if two in ("*/", "/*") else 1
        self.pieces.append(" ")
        self.place = end

    def _quoted(self, quote: str, kind: str) -> None:
        """Doubled quotes stand for one; backslashes escape in MySQL and in E'…'."""
        before = self.source[self.place - 1 : self.place].upper()
        escapes = self.dialect == "mysql" or (quote == "'" and before == "E" and self.dialect == "postgres")
        end = self.source.find(quote, self.place + 1)
        value = self.source[self.place + 1 : end]
        if end >= 0 and self.source[end + 1 : end + 2] != quote and not (escapes and "\\" in value):
            self._add(kind, value, end + 1)
            return
        text: list[str] = []
        end = self.place + 1
        while end < len(self.source):
            char = self.source[end]
            if char == "\\" and escapes:
                text.append(self.source[end + 1 : end + 2])
                end += 2
            elif char == quote and self.source[end + 1 : end + 2] == quote:
                text.append(quote)
                end += 2
            elif char == quote:
                break
            else:
                text.append(char)
                end += 1
        self._add(kind, "".join(text), min(end + 1, len(self.source)))

    def _dollar(self) -> bool:
        """`$$ … $$`, `$tag$ … $tag$`."""
        close = self.source.find("$", self.place + 1)
        tag = self.source[self.place : close + 1] if close >= 0 else ""
        if not tag or not all(char in _WORD for char in tag[1:-1]) or tag[1:2].isdigit():
            return False
        end = self.source.find(tag, close + 1)
        if end < 0:
            end = len(self.source)
        self._add("string", self.source[close + 1 : end], min(end + len(tag), len(self.source)))
        return True

    def _client(self) -> None:
        """A command of the client: to the end of the line, or (psql) to the next backslash outside of quotes."""
        if self.dialect == "mysql" and self.source[self.place + 1 : self.place + 2] in ("g", "G"):
            self.place += 2
            self._end()
            return
        self._end()
        end = self.source.find("\n", self.place)
        end = len(self.source) if end < 0 else end
        self.found.append(Statement("", (Token("client", self.source[self.place : end].strip()),)))
        self.place = end

    def _word(self) -> None:
        found = _WORD_END.search(self.source, self.place)
        end = found.start() if found is not None else len(self.source)
        self._add("word", self.source[self.place : end], end)
