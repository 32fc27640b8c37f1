"""Terms of rows: `-x`, `-x=A|B`, `-x==A|B`, `NAME`, `NAME=A|B`, `NAME==A|B`.

`when`: one occurrence that may fit is enough, behind `==` one that surely fits. `unless` and `inert`: every occurrence
must surely fit.
"""

from __future__ import annotations

from riskclass.engine.match import may_fit, surely_fits
from riskclass.model.globs import fits
from riskclass.model.tables import Row, Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.level import Level, Spec
    from riskclass.engine.parsed import Given, Parsed
    from riskclass.model.text import Text


class Term:
    """One term, looked up once: the operand's name, the option if there is one of that name, the patterns."""

    __slots__ = ("name", "patterns", "spec")

    def __init__(self, parsed: Parsed, source: str, level: Level) -> None:
        spec = parsed.spec(source, level)
        name, patterns = source, ""
        if spec is None:
            name, _, patterns = source.partition("=")
            spec = parsed.spec(name, level) or parsed.spec(
                name + "=", level
            )  # a name may itself end in `=` (dd's `of=`)
        self.name = name
        self.spec = spec
        self.patterns = patterns


Terms = tuple[tuple["Term", ...], ...]


def holds(parsed: Parsed, row: Row, level: Level) -> bool:
    """Whether a row holds; its options are those of its own table's level, or of the levels around that."""
    found = level.terms.get(id(row))
    if found is None:
        found = level.terms[id(row)] = _looked_up(parsed, (*row.terms, row.unless), level)
    for group in found[:-1]:
        for term in group:
            if _may(parsed, term):
                break
        else:
            return False
    for term in found[-1]:
        if _surely(parsed, term):
            return False
    return True


def _looked_up(parsed: Parsed, sources: tuple[str, ...], level: Level) -> Terms:
    """The terms as this level means them; kept there, since a row belongs to one table."""
    return tuple(tuple(Term(parsed, source, level) for source in each.split()) for each in sources)


def inert_holds(parsed: Parsed, table: Table, level: Level) -> bool:
    """A sub-command's own option of the same name is another one."""
    found = level.terms.get(id(table))
    if found is None:
        found = level.terms[id(table)] = _looked_up(parsed, (table.inert,), level)
    return any(_surely(parsed, term) for term in found[0])


def only_options(row: Row) -> bool:
    return all(term[0] in "-+" for terms in (*row.terms, row.unless) for term in terms.split())


def _occurrences(parsed: Parsed, spec: Spec) -> list[Given]:
    if len(parsed.levels) == 1:
        return [given for given in parsed.given if given.spec is spec]
    return [given for given in parsed.given if given.spec is spec or _is(given.spec, spec)]


def _is(given: Spec, spec: Spec) -> bool:
    """Whether it is a sub-command's own flag of the same long name (`docker run --help`, not `git grep -h`)."""
    if given.value is not None or spec.value is not None:
        return False
    return all(name in spec.names for name in given.names) and any(len(name) > 2 for name in given.names)


def _may(parsed: Parsed, term: Term) -> bool:
    words = parsed.bound.get(term.name)
    if words is not None:
        return _some_fits(term.patterns, words)
    given = _occurrences(parsed, term.spec) if parsed.given and term.spec is not None else None
    if not given:
        return False
    if term.patterns == "=":  # the option itself is surely given
        return any(each.sure for each in given)
    return any(_some_fits(term.patterns, each.words) for each in given) if term.patterns else True


def _some_fits(patterns: str, words: tuple[Text, ...]) -> bool:
    if patterns.startswith("="):
        return any(_known_fits(patterns[1:], word) for word in words)
    return any(may_fit(patterns, word) for word in words) if patterns else bool(words)


def _known_fits(patterns: str, word: Text) -> bool:
    """Whether what is known of the word is enough: only a `*` takes what is not."""
    text = "".join(part.lower() if isinstance(part, str) else "\0" for part in word.parts)
    return any(fits(pattern, text) for pattern in patterns.lower().split("|"))


def _surely(parsed: Parsed, term: Term) -> bool:
    words = parsed.bound.get(term.name)
    if words is not None:
        return _all_fit(term.patterns, words)
    given = _occurrences(parsed, term.spec) if parsed.given and term.spec is not None else None
    if not given or not all(each.sure for each in given):
        return False
    return all(_all_fit(term.patterns, each.words) for each in given) if term.patterns else True


def _all_fit(patterns: str, words: tuple[Text, ...]) -> bool:
    if not words:
        return False
    if not patterns:
        return not all(word.many for word in words)
    return all(surely_fits(patterns, word) and not word.many for word in words)
