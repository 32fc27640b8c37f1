"""Brace lists: `{a,b}`, `{1..10..2}`, `x{a,{b,c}}y`. Bash expands them first, as text, by the rules below."""

from __future__ import annotations

from riskclass.model.limits import BRACE_WORDS, NESTING, VALUE
from riskclass.shell.nodes import DoubleQuoted, Literal, Parameter, Quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from riskclass.shell.nodes import Part

    #: An unquoted character, or a part that braces pass over.
    Symbol: TypeAlias = str | Part
    Symbols = list[Symbol]

STEPS = 1_000_000


class TooMany(Exception):
    """More words, or more steps, than we follow."""

    def __str__(self) -> str:
        return "the braces make more words than are followed"


class Unclear(Exception):
    """Characters come to stand side by side that mean something new, such as `$` and a name."""

    def __str__(self) -> str:
        return "what bash puts together here is not followed"


def may_have_braces(parts: Sequence[Part]) -> bool:
    """Whether an unquoted `{` stands in the word."""
    return any(isinstance(part, Literal) and "{" in part.text for part in parts)


def brace_words(parts: tuple[Part, ...]) -> list[tuple[Part, ...]]:
    """The words that a word becomes, as parts; `parts` itself where no braces expand; raises TooMany or Unclear."""
    symbols: Symbols = []
    for part in parts:
        if isinstance(part, Literal):
            symbols.extend(part.text)
        else:
            symbols.append(part)
            if isinstance(part, Parameter) and any(_holds_braces(word.parts) for word in part.words):
                raise Unclear  # bash counts these, too, when it looks for the end of a list
    words = _Braces(len(symbols)).expand(symbols, 0)
    if len(words) == 1 and words[0] == symbols:
        return [parts]
    return [_parts(word, parts[0].start, parts[-1].end) for word in words]


def _holds_braces(parts: Sequence[Part]) -> bool:
    """Whether braces stand as characters inside the words of operators."""
    return any(map(_is_brace, parts))


def _is_brace(part: Part) -> bool:
    if isinstance(part, (Literal, Quoted)):
        return "{" in part.text or "}" in part.text
    if isinstance(part, DoubleQuoted):
        return _holds_braces(part.parts)
    return isinstance(part, Parameter) and any(_holds_braces(word.parts) for word in part.words)


def _parts(symbols: Symbols, start: int, end: int) -> tuple[Part, ...]:
    """Characters joined to literals again; a name behind `$x` belongs to it: `$x{a,b}` is `$xa $xb`."""
    parts: list[Part] = []
    i = 0
    while i < len(symbols):
        symbol = symbols[i]
        i += 1
        if not isinstance(symbol, str):
            if parts and isinstance(parts[-1], Literal) and parts[-1].text.endswith("$"):
                raise Unclear
            if isinstance(symbol, Parameter) and not symbol.braced and symbol.name.isidentifier():
                name = symbol.name
                while i < len(symbols) and _is_name_character(follower := symbols[i]):
                    name += str(follower)
                    i += 1
                symbol = Parameter(symbol.start, symbol.end, name)
            parts.append(symbol)
            continue
        begin = i - 1
        while i < len(symbols) and isinstance(symbols[i], str):
            i += 1
        text = "".join(str(symbol) for symbol in symbols[begin:i])
        if any(char == "$" and text[k + 1 : k + 2] and text[k + 1] not in "/.,:%^=+" for k, char in enumerate(text)):
            raise Unclear
        parts.append(Literal(start, end, text))
    return tuple(parts)


def _is_name_character(symbol: Symbol) -> bool:
    return isinstance(symbol, str) and symbol.isascii() and (symbol.isalnum() or symbol == "_")


class _Braces:
    __slots__ = ("size", "steps")

    def __init__(self, size: int) -> None:
        self.size = size
        self.steps = 0

    def expand(self, text: Symbols, depth: int) -> list[Symbols]:
        if depth > NESTING:
            raise TooMany
        done: list[Symbols] = [[]]
        while True:
            opened = self.opening(text)
            if opened < 0:
                return self.product(done, [text])
            closed = self.find(text, opened + 1, "}")
            amble = text[opened + 1 : closed]
            words = self.amble(amble, depth) if _has_comma(amble) else self.sequence(amble)
            if words is None:
                words = [text[opened : closed + 1]]
            done = self.product(self.product(done, [text[:opened]]), words)
            text = text[closed + 1 :]
            if not text:
                return done

    def amble(self, text: Symbols, depth: int) -> list[Symbols]:
        """The alternatives between commas, each expanded."""
        words: list[Symbols] = []
        start = 0
        while True:
            comma = self.find(text, start, ",")
            words += self.expand(text[start : comma if comma >= 0 else len(text)], depth + 1)
            self.check(words)
            if comma < 0:
                return words
            start = comma + 1

    def product(self, heads: list[Symbols], tails: list[Symbols]) -> list[Symbols]:
        if len(heads) * len(tails) > BRACE_WORDS:
            raise TooMany
        words = [head + tail for head in heads for tail in tails]
        self.check(words)
        return words

    def check(self, words: list[Symbols]) -> None:
        if len(words) > BRACE_WORDS or (len(words) > 1 and sum(map(len, words)) > 16 * VALUE):
            raise TooMany

    def opening(self, text: Symbols) -> int:
        """Where the first `{` stands that a `}` closes with a comma or `..` between them; -1: nowhere."""
        i = 0
        while True:
            i = self.find(text, i, "{")
            if i < 0 or self.find(text, i + 1, "}") >= 0:
                return i
            i += 1

    def find(self, text: Symbols, start: int, wanted: str) -> int:
        """Where `wanted` stands outside inner braces; a `}` needs a comma or `..` before it, `{}` does not open."""
        level = 0
        separated = wanted != "}"
        for i in range(start, len(text)):
            char = text[i]
            if char == wanted and level == 0 and separated:
                if not (char == "{" and i == 0 and text[1:2] == ["}"]):
                    return self.count(i - start, i)
            elif char == "{":
                level += 1
            elif char == "}" and level:
                level -= 1
            elif wanted == "}" and level == 0 and (char == "," or (char == "." and _is_range(text, i))):
                separated = True
        return self.count(len(text) - start, -1)

    def count(self, steps: int, found: int) -> int:
        self.steps += steps
        if self.steps > STEPS + 4 * self.size:
            raise TooMany
        return found

    def sequence(self, symbols: Symbols) -> list[Symbols] | None:
        """`1..10..2`, `a..e`; None: not a sequence, the braces are text."""
        if not all(isinstance(symbol, str) for symbol in symbols):
            return None
        first, dots, rest = "".join(map(str, symbols)).partition("..")
        last, stepped, step = rest.partition("..")
        by = _number(step) if stepped and step else 1
        if not dots or by is None or (stepped and not step):
            return None
        if len(first) == len(last) == 1 and _is_letter(first) and _is_letter(last):
            return _letters(ord(first), ord(last), by)
        low, high = _number(first), _number(last)
        if low is None or high is None:
            return None
        width = max(len(first), len(last)) if _is_padded(first) or _is_padded(last) else 0
        return [list(f"{number:0{width}d}" if width else str(number)) for number in _steps(low, high, by)]


def _has_comma(amble: Symbols) -> bool:
    """Bash looks for a comma anywhere, so that `{a..{b,c}}` loses its outer braces."""
    return "," in amble


def _is_range(text: Symbols, i: int) -> bool:
    return text[i + 1 : i + 2] == ["."] and i + 2 < len(text) and text[i + 2] != "}"


def _is_letter(char: str) -> bool:
    return char.isascii() and char.isalpha()


def _is_padded(number: str) -> bool:
    digits = number.removeprefix("-")
    return len(digits) > 1 and digits[0] == "0"


def _number(text: str) -> int | None:
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
        return None
    return int(text)


def _steps(low: int, high: int, by: int) -> range:
    step = abs(by) or 1
    numbers = range(low, high + 1, step) if low <= high else range(low, high - 1, -step)
    if len(numbers) > BRACE_WORDS:
        raise TooMany
    return numbers


def _letters(low: int, high: int, by: int) -> list[Symbols]:
    codes = _steps(low, high, by)
    if any(chr(code) in "\\`" for code in codes):
        raise Unclear
    return [[chr(code)] for code in codes]
