"""Terms of rows: `-x`, `-x=A|B`, `-x==A|B`, `NAME`, `NAME=A|B`, `NAME==A|B`.

`when`: one occurrence that may fit is enough, behind `==` one that surely fits. `unless` and `inert`: every occurrence
must surely fit.
"""

from __future__ import annotations

from riskclass.engine.match import may_fit, surely_fits
from riskclass.model.globs import fits
from riskclass.model.tables import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.level import Level, Spec
    from riskclass.engine.parsed import Given, Parsed
    from riskclass.model.tables import Row
    from riskclass.model.text import Text

_ENDS = frozenset("-h --help -help -? -V --version -version -v --usage -usage".split())


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

    def ends(self) -> bool:
        """It is an option that only prints about the tool, which then ends."""
        return self.spec is not None and not _ENDS.isdisjoint(self.spec.names)


class Rule:
    """A row as a level means it, its terms looked up once.

    `asked`: spellings without one of which it cannot hold; `excused`: without one of which no `unless` can.
    """

    __slots__ = ("asked", "excused", "groups", "row", "unless")

    def __init__(self, parsed: Parsed, row: Row, level: Level) -> None:
        self.row = row
        self.groups = tuple(_looked_up(parsed, terms, level) for terms in row.terms)
        self.unless = _looked_up(parsed, row.unless, level)
        self.asked = _asked(self.groups[0]) if self.groups else None
        self.excused = _asked(self.unless)

    def holds(self, parsed: Parsed) -> bool:
        """The options are those of the row's own table, or of the tables around that."""
        if self.asked is not None and self.asked.isdisjoint(parsed.by_name):
            return False
        for group in self.groups:
            for term in group:
                if _may(parsed, term):
                    break
            else:
                return False
        if self.excused is not None and self.excused.isdisjoint(parsed.by_name):
            return True
        for term in self.unless:
            if _surely(parsed, term):
                return False
        return True

    def option(self, parsed: Parsed) -> Given | None:
        """The option that makes the row hold, where one does."""
        for group in self.groups:
            for term in group:
                if term.spec is not None and term.name not in parsed.bound and _may(parsed, term):
                    return next(iter(_occurrences(parsed, term.spec)), None)
        return None


def _asked(terms: tuple[Term, ...]) -> frozenset[str] | None:
    """All spellings of the options that the terms are about; None where one is about operands."""
    if not terms or not all(term.spec is not None and term.name[0] in "-+" for term in terms):
        return None
    return frozenset(name for term in terms if term.spec is not None for name in term.spec.names)


def _looked_up(parsed: Parsed, terms: str, level: Level) -> tuple[Term, ...]:
    return tuple(Term(parsed, source, level) for source in terms.split())


def rules(parsed: Parsed, level: Level) -> tuple[Rule, ...]:
    """The rows of a level's table; kept there, since a row belongs to one table."""
    if level.rules is None:
        level.rules = tuple(Rule(parsed, row, level) for row in level.table.rows)
    return level.rules


def speaking(parsed: Parsed, level: Level, outer: bool) -> tuple[tuple[Rule, ...], tuple[Rule, ...]]:
    """The rows that say something, and those of them that may hold where no option is given; kept with the level.

    Of an `outer` level those that speak of options alone count for a sub-command too.
    """
    found = level.outer_speaking if outer else level.speaking
    if found is None:
        said = tuple(rule for rule in rules(parsed, level) if rule.row.says is not NOTHING)
        if outer:
            said = tuple(rule for rule in said if _only_options(rule.row))
        found = said, tuple(rule for rule in said if rule.asked is None)
        if outer:
            level.outer_speaking = found
        else:
            level.speaking = found
    return found


def _only_options(row: Row) -> bool:
    return all(term[0] in "-+" for terms in (*row.terms, row.unless) for term in terms.split())


#: Behind a sub-command these are its own affair: `pip uninstall x -V` uninstalls, and which one is what
#: `puppet module uninstall x --version 1` says.
_VERSION = ("--version", "-version", "-v", "-V")


def inert_by(parsed: Parsed, level: Level) -> Term | None:
    """The term of `inert` that holds. A sub-command's own option of the same name is another one."""
    if level.inert is None:
        terms = _looked_up(parsed, level.table.inert, level)
        level.inert = terms, _asked(terms)
    terms, asked = level.inert
    if asked is not None and asked.isdisjoint(parsed.by_name):
        return None
    for term in terms:
        if _surely(parsed, term) and not (term.name in _VERSION and _behind(parsed, term, level)):
            return term
    return None


def _behind(parsed: Parsed, term: Term, level: Level) -> bool:
    """Whether an option of an outer level stands behind the name of a sub-command."""
    depth = parsed.levels.index(level)
    return any(given.spec is term.spec and given.depth > depth for given in parsed.given)


def _occurrences(parsed: Parsed, spec: Spec) -> list[Given]:
    """Each time the option is given; of an option with several spellings one time may come up twice."""
    by_name = parsed.by_name
    return [
        given
        for name in spec.names
        if name in by_name
        for given in by_name[name]
        if given.spec is spec or (len(parsed.levels) > 1 and _is(given.spec, spec))
    ]


def _is(given: Spec, spec: Spec) -> bool:
    """Whether it is a sub-command's own flag of the same long name (`docker run --help`, not `git grep -h`), and does
    nothing more there (`cargo xtask --help`, which the project's code gets)."""
    if given.value is not None or spec.value is not None or given.says is not NOTHING:
        return False
    return all(name in spec.names for name in given.names) and any(len(name) > 2 for name in given.names)


def _may(parsed: Parsed, term: Term) -> bool:
    words = parsed.bound.get(term.name)
    if words is not None:
        return _some_fits(term.patterns, words)
    given = _occurrences(parsed, term.spec) if parsed.by_name and term.spec is not None else None
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
    given = _occurrences(parsed, term.spec) if parsed.by_name and term.spec is not None else None
    if not given:
        return False
    for each in given:
        if not each.sure:
            return False
    return all(_all_fit(term.patterns, each.words) for each in given) if term.patterns else True


def _all_fit(patterns: str, words: tuple[Text, ...]) -> bool:
    if not words:
        return False
    if not patterns:
        return not all(_may_vanish(word) for word in words)
    return all(surely_fits(patterns, word) and not _may_vanish(word) for word in words)


def _may_vanish(word: Text) -> bool:
    if not word.many:
        return False
    from riskclass.shell.arith import is_pattern

    return not is_pattern(word)
