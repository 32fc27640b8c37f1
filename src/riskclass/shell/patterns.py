"""Patterns of `case`, `${x#…}` and file names, matched against known strings in one pass.

A pattern is a row of tokens. All the places in it that a match may have reached are the bits of one number, so a
character costs a few operations whatever the pattern, and nothing is ever tried twice.
"""

from __future__ import annotations

from riskclass.model.text import Hole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from riskclass.shell.fields import Piece
    from riskclass.shell.scope import Scope

QUOTED = 0

ANY = "?"
STAR = "*"
CLASSES = {
    "alpha": str.isalpha,
    "digit": str.isdigit,
    "alnum": str.isalnum,
    "upper": str.isupper,
    "lower": str.islower,
    "space": lambda c: c in " \t\n\v\f\r",
    "blank": lambda c: c in " \t",
    "punct": lambda c: c.isprintable() and not c.isalnum() and c != " ",
    "print": str.isprintable,
    "graph": lambda c: c.isprintable() and c != " ",
    "cntrl": lambda c: c < " " or c == "\x7f",
    "xdigit": lambda c: c in "0123456789abcdefABCDEF",
    "word": lambda c: c.isalnum() or c == "_",
    "ascii": str.isascii,
}


class Bracket:
    """`[a-z_]`, `[!0-9]`, `[[:space:]]`"""

    __slots__ = ("classes", "negated", "ranges")

    def __init__(self, negated: bool, ranges: tuple[tuple[str, str], ...], classes: tuple[str, ...]) -> None:
        self.negated = negated
        self.ranges = ranges
        self.classes = classes

    def matches(self, char: str) -> bool:
        inside = any(low <= char <= high for low, high in self.ranges) or any(
            CLASSES[name](char) for name in self.classes
        )
        return inside != self.negated


class Char:
    """One character that stands for itself."""

    __slots__ = ("char",)

    def __init__(self, char: str) -> None:
        self.char = char


Token = str | Bracket | Char


#: Characters of a pattern with special ones among them that are followed.
LONGEST = 1000


class TooLong(Exception):
    """A replacement would need more steps than we are ready to take."""


class Pattern:
    """A compiled pattern. `literal` is the one string that it matches, where it has no special character."""

    __slots__ = ("final", "literal", "masks", "stars", "tokens")

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = [token for i, token in enumerate(tokens) if not (token is STAR and i and tokens[i - 1] is STAR)]
        self.stars = sum(1 << i for i, token in enumerate(self.tokens) if token is STAR)
        self.final = 1 << len(self.tokens)
        self.masks: dict[str, int] = {}
        chars = [token.char for token in tokens if isinstance(token, Char)]
        self.literal = "".join(chars) if len(chars) == len(tokens) else None

    def backwards(self) -> Pattern:
        """The pattern that matches the reversed strings."""
        return Pattern(self.tokens[::-1])

    def mask(self, char: str) -> int:
        """The places whose token takes `char`."""
        mask = self.masks.get(char)
        if mask is None:
            mask = sum(1 << i for i, token in enumerate(self.tokens) if _takes(token, char))
            self.masks[char] = mask
        return mask

    def ending(self, value: str, longest: bool) -> int:
        """How many characters at the end of `value` the pattern matches; -1: none."""
        if self.literal is not None:
            return len(self.literal) if value.endswith(self.literal) else -1
        return self.backwards().length(value[::-1], longest)

    def length(self, value: str, longest: bool, start: int = 0) -> int:
        """How many characters of `value`, from `start`, the pattern matches; -1: none."""
        if self.literal is not None:
            return len(self.literal) if value.startswith(self.literal, start) else -1
        stars, final = self.stars, self.final
        places = 1 | ((1 & stars) << 1)
        best = 0 if places & final else -1
        for i in range(start, len(value)):
            if not places or (best >= 0 and not longest):
                break
            places = ((places & self.mask(value[i])) << 1) | (places & stars)
            places |= (places & stars) << 1
            if places & final:
                best = i + 1 - start
        return best

    def matches(self, value: str) -> bool:
        return self.length(value, True) == len(value)

    def find(self, value: str, start: int, budget: list[int], scope: Scope) -> tuple[int, int]:
        """Where the leftmost longest match begins and ends; (-1, -1): nowhere."""
        first = 1 | (self.stars & 1) << 1
        for i in range(start, len(value)):
            if not (first & (self.mask(value[i]) | self.stars)):
                continue
            steps = len(value) - i if self.stars else len(self.tokens)
            scope.spend(10 + 3 * steps)
            budget[0] -= steps
            if budget[0] < 0:
                raise TooLong
            length = self.length(value, True, i)
            if length > 0:
                return i, i + length
        return -1, -1


def _takes(token: Token, char: str) -> bool:
    if isinstance(token, Char):
        return token.char == char
    return token is ANY or (isinstance(token, Bracket) and token.matches(char))


def compile_pattern(pieces: Sequence[Piece], scope: Scope) -> Pattern | None:
    """The pattern that the pieces of a word spell; None where it is not known or not one that we read."""
    symbols: list[tuple[str, bool]] = []
    size = sum(1 if isinstance(value, Hole) else len(value) for value, _ in pieces)
    scope.spend(60 + 4 * min(size, LONGEST))
    if size > LONGEST:
        return None
    for value, mode in pieces:
        if isinstance(value, Hole):
            return None
        symbols.extend((char, mode != QUOTED) for char in value)
    if scope.extglob and any(
        symbols[i - 1][0] in "?*+@!" and symbols[i] == ("(", True) for i in range(1, len(symbols))
    ):
        return None
    return _compile(symbols)


def _compile(symbols: list[tuple[str, bool]]) -> Pattern | None:
    tokens: list[Token] = []
    closing = max((i for i, symbol in enumerate(symbols) if symbol == ("]", True)), default=-1)
    i = 0
    while i < len(symbols):
        char, active = symbols[i]
        i += 1
        if not active:
            tokens.append(Char(char))
        elif char == "*":
            tokens.append(STAR)
        elif char == "?":
            tokens.append(ANY)
        elif char == "\\" and i < len(symbols):
            tokens.append(Char(symbols[i][0]))
            i += 1
        elif char == "[" and i <= closing:
            bracket = _bracket(symbols, i)
            if bracket is None:
                return None
            i, token = bracket
            tokens.append(token)
        else:
            tokens.append(Char(char))
    return Pattern(tokens)


def _bracket(symbols: list[tuple[str, bool]], i: int) -> tuple[int, Token] | None:
    """What begins behind a `[`: a bracket, or a character that stands for itself; None: not one that we read."""
    opened = i
    negated = i < len(symbols) and symbols[i] in (("!", True), ("^", True))
    i += negated
    members: list[tuple[str, bool]] = []
    classes: list[str] = []
    while i < len(symbols) and (symbols[i] != ("]", True) or not (members or classes)):
        if symbols[i] == ("[", True) and i + 1 < len(symbols) and symbols[i + 1][0] in ":.=":
            name, after = _class(symbols, i + 2)
            if name not in CLASSES or symbols[i + 1][0] != ":":
                return None
            classes.append(name)
            i = after
        elif symbols[i] == ("\\", True) and i + 1 < len(symbols):
            members.append((symbols[i + 1][0], False))
            i += 2
        else:
            members.append(symbols[i])
            i += 1
    if i >= len(symbols):
        return opened, Char("[")
    return i + 1, Bracket(negated, _ranges(members), tuple(classes))


def _class(symbols: list[tuple[str, bool]], i: int) -> tuple[str, int]:
    """`alpha:]` → alpha, and the place behind it."""
    name = ""
    while i + 1 < len(symbols) and symbols[i][0].isalpha():
        name += symbols[i][0]
        i += 1
    return (name, i + 2) if "".join(s[0] for s in symbols[i : i + 2]) == ":]" else ("", i)


def _ranges(members: list[tuple[str, bool]]) -> tuple[tuple[str, str], ...]:
    ranges: list[tuple[str, str]] = []
    i = 0
    while i < len(members):
        if i + 2 < len(members) and members[i + 1] == ("-", True):
            ranges.append((members[i][0], members[i + 2][0]))
            i += 3
        else:
            ranges.append((members[i][0], members[i][0]))
            i += 1
    return tuple(ranges)
