"""Brace lists: `{a,b}`, `{1..10..2}`, `x{a,{b,c}}y`. Bash expands them first, as text, by the rules below."""

from __future__ import annotations

from riskclass.model.limits import BRACE_WORDS, NESTING, VALUE, VARIANTS
from riskclass.shell.nodes import DoubleQuoted, Literal, Node, Parameter, Quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final, TypeAlias

    from riskclass.shell.nodes import Part
    from riskclass.shell.scope import Scope

    #: What braces make of a word.
    Made = Sequence[Part | "Numbers"]
    #: A brace, a comma, a dot; unquoted characters between these; or a part that braces pass over.
    Symbol: TypeAlias = str | Part | "Numbers"
    Symbols = list[Symbol]

STEPS = 1_000_000
#: What is a symbol of its own, for finding.
_MARKS = dict.fromkeys(map(ord, "{},."), "{")


class TooMany(Exception):
    """More words, or more steps, than we follow."""

    def __str__(self) -> str:
        return "the braces make more words than are followed"


class Numbers(Node):
    """`{1..500}` where a loop goes over it: more numbers than are followed one by one."""

    __slots__ = ("source",)

    def __init__(self, start: int, end: int, source: str) -> None:
        super().__init__(start, end)
        self.source: Final = source


class Unclear(Exception):
    """Characters come to stand side by side that mean something new, such as `$` and a name."""

    def __str__(self) -> str:
        return "what bash puts together here is not followed"


def may_have_braces(parts: Sequence[Part]) -> bool:
    """Whether an unquoted `{` stands in the word."""
    return any(isinstance(part, Literal) and "{" in part.text for part in parts)


def brace_words(parts: tuple[Part, ...], scope: Scope) -> list[Made | str]:
    """The words that a word becomes, as parts, or as text where that is all; `parts` itself where no braces expand.

    Raises TooMany or Unclear.
    """
    symbols: Symbols = []
    for part in parts:
        if isinstance(part, Literal):
            symbols += _symbols(part.text)
        else:
            symbols.append(part)
            if isinstance(part, Parameter) and any(_holds_braces(word.parts) for word in part.words):
                raise Unclear  # bash counts these, too, when it looks for the end of a list
    start, end = parts[0].start, parts[-1].end
    words = _Braces(symbols, start, end, scope).expand(symbols, 0)
    if len(words) == 1 and words[0] == symbols:
        return [parts]
    scope.spend(60 + 4 * len(words))
    if len(words) * (end - start) > 16 * VALUE and sum(map(_length, words)) > 16 * VALUE:
        raise TooMany
    return [_text(word) or _parts(word, start, end) for word in words]


def _length(symbols: Symbols) -> int:
    return sum(len(symbol) for symbol in symbols if isinstance(symbol, str))


def _text(symbols: Symbols) -> str:
    """The word, where it is text that nothing more becomes of; else empty."""
    text = "".join([symbol if isinstance(symbol, str) else "$" for symbol in symbols])
    return text if text.isalnum() or not any(char in text for char in "$*?[~\\(") else ""


def _symbols(text: str) -> Symbols:
    found: Symbols = []
    marked = text.translate(_MARKS)
    done, at = 0, marked.find("{")
    while at >= 0:
        if done < at:
            found.append(text[done:at])
        found.append(text[at])
        done = at + 1
        at = marked.find("{", done)
    return [*found, text[done:]] if done < len(text) else found


def _holds_braces(parts: Sequence[Part]) -> bool:
    """Whether braces stand as characters inside the words of operators."""
    return any(map(_is_brace, parts))


def _is_brace(part: Part) -> bool:
    if isinstance(part, (Literal, Quoted)):
        return "{" in part.text or "}" in part.text
    if isinstance(part, DoubleQuoted):
        return _holds_braces(part.parts)
    return isinstance(part, Parameter) and any(_holds_braces(word.parts) for word in part.words)


def _parts(symbols: Symbols, start: int, end: int) -> Made:
    """Characters joined to literals again; a name behind `$x` belongs to it: `$x{a,b}` is `$xa $xb`."""
    parts: list[Part | Numbers] = []
    text = ""
    i = 0
    while i < len(symbols) or text:
        begin = i
        while i < len(symbols) and isinstance(symbols[i], str):
            i += 1
        text += "".join(map(str, symbols[begin:i]))
        if text:
            if "$" in text and _is_open(text, i < len(symbols)):
                raise Unclear
            parts.append(Literal(start, end, text))
            text = ""
        if i == len(symbols):
            break
        symbol = symbols[i]
        i += 1
        assert not isinstance(symbol, str)
        if isinstance(symbol, Parameter) and not symbol.braced and symbol.name.isidentifier():
            begin = i
            while i < len(symbols) and isinstance(symbols[i], str):
                i += 1
            following = "".join(map(str, symbols[begin:i]))
            size = _name_length(following)
            symbol, text = Parameter(symbol.start, symbol.end, symbol.name + following[:size]), following[size:]
        parts.append(symbol)
    return tuple(parts)


def _is_open(text: str, more: bool) -> bool:
    """Whether a `$` came to stand before something that it may begin an expansion with."""
    return (more and text[-1] == "$") or any(
        char == "$" and text[k + 1 : k + 2] and text[k + 1] not in "/.,:%^=+" for k, char in enumerate(text)
    )


def _name_length(text: str) -> int:
    """How many characters at the beginning may belong to a name."""
    return next(
        (k for k, char in enumerate(text) if not (char.isascii() and (char.isalnum() or char == "_"))), len(text)
    )


class _Braces:
    __slots__ = ("end", "scope", "size", "start", "steps")

    def __init__(self, symbols: Symbols, start: int, end: int, scope: Scope) -> None:
        self.size = len(symbols)
        self.start = start
        self.end = end
        self.scope = scope
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
        self.scope.spend(4 * len(heads) * len(tails))
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
        self.scope.spend(steps // 2)
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
        numbers = _steps(low, high, by)
        self.scope.spend(len(numbers))
        width = max(len(first), len(last)) if _is_padded(first) or _is_padded(last) else 0
        if self.scope.alike and len(numbers) > VARIANTS and low >= 0 and high >= 0:
            return [[Numbers(self.start, self.end, "{" + "".join(map(str, symbols)) + "}")]]
        return [[f"{number:0{width}d}"] for number in numbers]


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
