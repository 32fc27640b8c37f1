"""What a word becomes: braces, tilde, parameters, substitutions, splitting, file names — in bash's order.

Every answer is a list of alternatives. What is not known stays as a hole in its place, so that `"$D"/*.log` is a hole,
a slash, the names that match, `.log`; what an expansion runs or sets goes to the Scope as it happens.
"""

from __future__ import annotations

from riskclass.model.limits import VALUE, VARIANTS
from riskclass.model.text import SEVERAL, Hole, Text, exact, merged, unknown
from riskclass.shell.arith import evaluate
from riskclass.shell.braces import Numbers, TooMany, Unclear, brace_words, may_have_braces
from riskclass.shell.fields import ACTIVE, MANY, QUOTED, SPLIT, fields, in_quotes, joined, pieces, unsplit
from riskclass.shell.found import is_list
from riskclass.shell.nodes import (
    ArithmeticSubstitution,
    CommandSubstitution,
    DoubleQuoted,
    Literal,
    Parameter,
    ProcessSubstitution,
    Quoted,
)
from riskclass.shell.parameters import parameter
from riskclass.shell.scope import UNKNOWN, Scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from riskclass.shell.braces import Made
    from riskclass.shell.fields import Run
    from riskclass.shell.nodes import Node, Part, Word

    T = TypeVar("T")

__all__ = ["UNKNOWN", "Scope", "expand", "expand_arithmetic", "expand_one"]

#: Where a `~` is expanded: nowhere; at the start; also behind `:`; also behind the `=` of `name=`.
NO_TILDE, START, COLONS, ARGUMENT = range(4)
#: What an unquoted character may begin: braces, a tilde prefix, a pattern; what splits a value, or makes it a pattern.
_ACTIVE = frozenset("{}~*?[(")
_SPLITTING = frozenset(" \t\n*?[")


def expand(word: Word, scope: Scope) -> list[tuple[Text, ...]]:
    """The alternatives of an argument; each is the words that the program gets, perhaps none."""
    if word.plain is not None:
        return [(_plain(word, word.plain, scope),) if word.plain or word.quoted else ()]
    text = at_once(word, scope)
    return Expander(scope).words(word) if text is None else [(text,)]


def at_once(word: Word, scope: Scope) -> Text | None:
    """What the expander makes of `"$x/a"`, `-f$x`: bare variables of one value each, and the word stays one.

    None for every other word.
    """
    if scope.zsh or scope.ifs is not None or scope.extglob or scope.noglob:
        return None
    found: list[str | Hole] = []
    free = False
    for part in word.parts:
        if isinstance(part, DoubleQuoted):
            inside = _quoted_at_once(part, scope)
            if inside is None:
                return None
            found += inside
        elif isinstance(part, Quoted) or (isinstance(part, Literal) and _ACTIVE.isdisjoint(part.text)):
            found.append(part.text)
        else:
            value = _bare_value(part, scope)
            if value is None or not value.parts:
                return None
            for piece in value.parts:
                if isinstance(piece, Hole):
                    free = free or piece.shape in SEVERAL
                    continue
                scope.spend(len(piece) // 12)  # each character is looked at
                if not _SPLITTING.isdisjoint(piece):  # it is split, or a pattern
                    return None
            found += value.parts
    size = 0
    for each in found:
        size += len(each) if isinstance(each, str) else 0
    scope.spend(65 + 10 * len(found) + size // 64)
    return Text(merged(found), (word.start, word.end), -1, free) if size <= VALUE else None


def _quoted_at_once(node: DoubleQuoted, scope: Scope) -> list[str | Hole] | None:
    found: list[str | Hole] = []
    for part in node.parts:
        if isinstance(part, Quoted):
            found.append(part.text)
            continue
        value = _bare_value(part, scope)
        if value is None or value.many:
            return None
        found += value.parts
    return found


def _bare_value(part: Part, scope: Scope) -> Text | None:
    """The one value of `$x` or `${x}`."""
    if not isinstance(part, Parameter) or part.prefix or part.operator or part.subscript is not None:
        return None
    if part.name in ("@", "*"):
        return None
    values = scope.lookup(part.name)
    return values[0] if len(values) == 1 else None


def expand_one(word: Word, scope: Scope, assignment: bool = False) -> list[Text]:
    """The alternatives of a word that stays one: no braces, no splitting, no file names.

    For assigned values (`assignment`: a `~` behind `:` counts too), redirections, here-documents, `case`, `[[ ]]`.
    """
    if word.plain is not None:
        return [_plain(word, word.plain, scope)]
    return Expander(scope).one(word, COLONS if assignment else START)


def expand_arithmetic(word: Word, scope: Scope) -> list[Text]:
    """The alternatives of `((…))`, of `for ((…))`, of a subscript: numbers, or holes of shape number."""
    return Expander(scope).number(word)


def _plain(word: Word, value: str, scope: Scope) -> Text:
    """An exact word, and where its value stands in the text."""
    spare = word.end - word.start - len(value)
    if spare == 0:
        at = word.start
    elif spare == 2 and word.quoted and scope.text.startswith(value, word.start + 1):
        at = word.start + 1
    else:
        at = -1
    return Text((value,) if value else (), (word.start, word.end), at)


class Expander:
    """Expands the parts of words for one Scope."""

    __slots__ = ("scope",)

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    # ---- words -----------------------------------------------------------------------------------------------

    def words(self, word: Word) -> list[tuple[Text, ...]]:
        try:
            if not may_have_braces(word.parts):
                return self.product(word, [word.parts])
            if self.scope.scant:
                return self.unbraced(word, "not all that the braces make is followed", limit=False)
            return self.product(word, brace_words(word.parts, self.scope))
        except TooMany as many:
            return self.unbraced(word, str(many), limit=True)
        except Unclear as unclear:
            return self.unbraced(word, str(unclear), limit=False)

    def product(self, word: Word, words: Sequence[Made | str]) -> list[tuple[Text, ...]]:
        """The alternatives of each word that the braces made, side by side."""
        span = (word.start, word.end)
        alternatives: list[list[Text]] = [[]]
        tilde = ARGUMENT if len(words) == 1 and words[0] is word.parts else START  # what braces make assigns nothing
        for parts in words:
            if isinstance(parts, str):
                for head in alternatives:
                    head.append(Text((parts,), span))
                continue
            runs = self.checked(word, self.runs(parts, ACTIVE, tilde))
            found = [fields(run, self.scope, span) for run in runs]
            if len(found) * len(alternatives) > VARIANTS:
                self.scope.effect("limit", f"more than {VARIANTS} values are possible", *span)
                return [(unknown(self.source(word), "too many values are possible", span, many=True),)]
            if len(found) == 1:
                for head in alternatives:
                    head += found[0]
            else:
                alternatives = [head + tail for head in alternatives for tail in found]
        return _distinct([tuple(each) for each in alternatives])

    def unbraced(self, word: Word, because: str, limit: bool) -> list[tuple[Text, ...]]:
        """What braces make cannot be told; what the parts run is seen all the same."""
        if limit:
            self.scope.effect("limit", because, word.start, word.end)
        self.runs(word.parts, ACTIVE, NO_TILDE)
        return [(unknown(self.source(word), because, (word.start, word.end), many=True),)]

    def checked(self, word: Word, runs: list[Run]) -> list[Run]:
        """The runs, unless they are longer than we follow."""
        size = pieces = 0
        for run in runs:
            length = 0
            for value, _ in run:
                length += len(value) if isinstance(value, str) else 0
            size = max(size, length)
            pieces += len(run)
        self.scope.spend(65 + 10 * pieces + size * len(runs) // 64)
        if size <= VALUE + word.end - word.start:
            return runs
        self.scope.effect("limit", "the value is longer than is followed", word.start, word.end)
        return [[(Hole(self.source(word), "the value is longer than is followed"), SPLIT)]]

    def one(self, word: Word, tilde: int = START, mode: int = ACTIVE) -> list[Text]:
        span = (word.start, word.end)
        if word.plain is not None:
            return [exact(word.plain, span)]
        return _distinct([joined(run, span) for run in self.checked(word, self.runs(word.parts, mode, tilde))])

    def number(self, word: Word) -> list[Text]:
        texts = self.one(word, NO_TILDE)
        source = self.source(word)
        several = len(texts) > 1
        return _distinct([evaluate(_bare(text), self.scope, word.start, word.end, source, several) for text in texts])

    def source(self, node: Node) -> str:
        """The node as it is written."""
        return self.scope.text[node.start : node.end] or "…"

    # ---- parts -----------------------------------------------------------------------------------------------

    def runs(self, parts: Sequence[Part | Numbers], mode: int, tilde: int = NO_TILDE) -> list[Run]:
        """The alternatives of some parts, unquoted characters with the mode given."""
        alternatives: list[Run] = [[]]
        behind_equals = tilde == ARGUMENT and _assigns(parts)
        if tilde in (START, ARGUMENT) and _swallows(parts):
            self.runs(parts, mode)
            return [[(Hole(self.source(parts[0]) + "…", "what bash still expands behind ~: is not followed"), SPLIT)]]
        for i, part in enumerate(parts):
            if isinstance(part, (Literal, Quoted)):
                if tilde and "~" in part.text and isinstance(part, Literal):
                    run = self.with_tilde(part.text, mode, i == 0, i + 1 == len(parts), tilde, behind_equals)
                else:
                    run = [(part.text, mode if isinstance(part, Literal) else QUOTED)]
                for each in alternatives:
                    each += run
                continue
            options = self.part(part, mode)
            if len(alternatives) * len(options) > VARIANTS:
                self.scope.effect("limit", f"more than {VARIANTS} values are possible", part.start, part.end)
                hole = Hole(self.source(part), "too many values are possible")
                alternatives = [[(hole, QUOTED if mode == QUOTED else SPLIT)]]
            elif len(options) == 1:
                for run in alternatives:
                    run += options[0]
            else:
                alternatives = [head + tail for head in alternatives for tail in options]
        return alternatives

    def part(self, part: Part | Numbers, mode: int) -> list[Run]:
        """The alternatives of a part that is more than its characters."""
        assert not isinstance(part, (Literal, Quoted))
        result = QUOTED if mode == QUOTED else SPLIT
        if isinstance(part, Parameter):
            runs = parameter(part, result, self)
            return runs + unsplit(runs, self.scope) if self.scope.zsh else runs
        if isinstance(part, DoubleQuoted):
            runs = [in_quotes(run) for run in self.runs(part.parts, QUOTED)]
            if len(part.parts) > 1 and _mixes(part):
                return [[(Hole(self.source(part), "how bash joins its lists is not followed"), MANY)]]
            return runs
        if isinstance(part, CommandSubstitution):
            return [pieces(text, result) for text in self.scope.output(part)]
        if isinstance(part, ArithmeticSubstitution):
            return [pieces(text, result) for text in self.arithmetic(part)]
        if isinstance(part, Numbers):
            return [[(Hole(part.source, f"it is one of the numbers of {part.source}", "number"), MANY)]]
        if isinstance(part, ProcessSubstitution):
            return [pieces(self.scope.process(part), QUOTED)]
        self.scope.effect("unparsed", part.cause, part.start, part.end)
        return [[(Hole(self.source(part), part.cause), result)]]

    def arithmetic(self, part: ArithmeticSubstitution) -> list[Text]:
        numbers = self.number(part.expression)
        source = self.source(part)
        return [n if n.exact is not None else unknown(source, n.because, n.span, "number") for n in numbers]

    # ---- tilde -----------------------------------------------------------------------------------------------

    def with_tilde(self, text: str, mode: int, first: bool, last: bool, tilde: int, behind_equals: bool) -> Run:
        """A literal whose tilde prefixes are replaced; one that runs into another part is none."""
        run = self.leading_tilde(text, last) if first and tilde != COLONS else []
        done = _up_to(text, "/") if run else 0
        equals = text.find("=") + 1 if first and behind_equals else 0
        at = text.find("~", done)
        while at >= 0:
            starts = (first and at == equals and (equals > 0 or tilde == COLONS)) or (
                text[at - 1 : at] == ":" and (tilde == COLONS or (behind_equals and (not first or at > equals)))
            )
            end = next((i for i in range(at, len(text)) if text[i] in "/:"), len(text))
            if starts and (end < len(text) or last):
                run += [(text[done:at], mode), (self.home(text[at:end]), QUOTED)]
                done = end
            at = text.find("~", at + 1)
        return [*run, (text[done:], mode)] if done < len(text) else run

    def leading_tilde(self, text: str, last: bool) -> Run:
        """`~/x`, and `~:x/y`, where bash takes all up to the slash as one."""
        slash = _up_to(text, "/")
        if text[0] != "~" or (slash == len(text) and not last):
            return []
        end = min(_up_to(text, ":"), slash)
        value = self.home(text[:end])
        return [(value, QUOTED), (text[end:slash], QUOTED)] if end < slash else [(value, QUOTED)]

    def home(self, prefix: str) -> str | Hole:
        """`~`, `~+`, `~-`, `~user`"""
        name = {"~": "HOME", "~+": "PWD", "~-": "OLDPWD"}.get(prefix)
        if name is None:
            return Hole(prefix, f"where {prefix} is, is not known", "path")
        values = self.scope.lookup(name)
        value = values[0] if len(values) == 1 else None
        if value is not None and value.exact is not None:
            return value.exact
        if name == "HOME":
            return Hole(prefix, "the home directory is not known", "home")
        shape = value.holes[0].shape if value is not None and len(value.parts) == 1 else "path"
        return Hole(prefix, f"{name} is not known", shape)


def _mixes(part: DoubleQuoted) -> bool:
    """`"$@${*#x}"`: beside `$@`, bash keeps the words of `${*#x}` apart too."""
    lists = [inner for inner in part.parts if isinstance(inner, Parameter)]
    return any(is_list(p, "@") for p in lists) and any(is_list(p, "*") and p.operator for p in lists)


def _up_to(text: str, char: str) -> int:
    at = text.find(char)
    return len(text) if at < 0 else at


def _swallows(parts: Made) -> bool:
    """`~:a$x/b`: bash expands no more up to the slash."""
    first = parts[0] if len(parts) > 1 else None
    return (
        isinstance(first, Literal)
        and first.text[0] == "~"
        and ":" in first.text
        and "/" not in first.text
        and not isinstance(parts[1], (Quoted, DoubleQuoted))
    )


def _assigns(parts: Made) -> bool:
    """Whether a word has the form of an assignment: `prefix=~/x`."""
    first = parts[0] if parts else None
    if not isinstance(first, Literal):
        return False
    name = first.text.partition("=")[0]
    return name != first.text and name.isascii() and name.removesuffix("+").isidentifier()


def _bare(text: Text) -> Text:
    """An expression without the double quotes that bash drops from it."""
    if not any(isinstance(part, str) and '"' in part for part in text.parts):
        return text
    parts = (part.replace('"', "") if isinstance(part, str) else part for part in text.parts)
    return Text(tuple(part for part in parts if part), text.span)


def _distinct(values: list[T]) -> list[T]:
    return list(dict.fromkeys(values)) if len(values) > 1 else values
