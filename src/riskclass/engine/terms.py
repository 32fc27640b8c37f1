"""Terms of rows: `-x`, `-x=A|B`, `-x==A|B`, `NAME`, `NAME=A|B`, `NAME==A|B`.

`when`: one occurrence that may fit is enough, behind `==` one that surely fits. `unless` and `inert`: every occurrence
must surely fit.
"""

from __future__ import annotations

from riskclass.engine.match import fits, may_fit, surely_fits
from riskclass.model.tables import Row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.parsed import Given, Parsed
    from riskclass.model.text import Text


def holds(parsed: Parsed, row: Row) -> bool:
    return all(any(_may(parsed, term) for term in terms.split()) for terms in row.terms) and not any(
        _surely(parsed, term) for term in row.unless.split()
    )


def inert_holds(parsed: Parsed, terms: str) -> bool:
    return any(_surely(parsed, term) for term in terms.split())


def only_options(row: Row) -> bool:
    return all(term[0] in "-+" for terms in (*row.terms, row.unless) for term in terms.split())


def _split(parsed: Parsed, term: str) -> tuple[str, str]:
    """(name, patterns); a name may itself end in `=` (dd's `of=`)."""
    if parsed.spec(term) is not None:
        return term, ""
    name, _, patterns = term.partition("=")
    if name not in parsed.bound and parsed.spec(name) is None and parsed.spec(name + "=") is not None:
        return name + "=", patterns
    return name, patterns


def _occurrences(parsed: Parsed, name: str) -> list[Given]:
    spec = parsed.spec(name)
    return [given for given in parsed.given if given.spec is spec] if spec is not None else []


def _may(parsed: Parsed, term: str) -> bool:
    name, patterns = _split(parsed, term)
    if name in parsed.bound:
        return _some_fits(patterns, parsed.bound[name])
    given = _occurrences(parsed, name)
    if patterns == "=":  # the option itself is surely given
        return any(each.sure for each in given)
    return any(_some_fits(patterns, each.words) for each in given) if patterns else bool(given)


def _some_fits(patterns: str, words: tuple[Text, ...]) -> bool:
    if patterns.startswith("="):
        return any(_known_fits(patterns[1:], word) for word in words)
    return any(may_fit(patterns, word) for word in words) if patterns else bool(words)


def _known_fits(patterns: str, word: Text) -> bool:
    """Whether what is known of the word is enough: only a `*` takes what is not."""
    text = "".join(part.lower() if isinstance(part, str) else "\0" for part in word.parts)
    return any(fits(pattern, text) for pattern in patterns.lower().split("|"))


def _surely(parsed: Parsed, term: str) -> bool:
    name, patterns = _split(parsed, term)
    if name in parsed.bound:
        return _all_fit(patterns, parsed.bound[name])
    given = _occurrences(parsed, name)
    if not given or not all(each.sure for each in given):
        return False
    return all(_all_fit(patterns, each.words) for each in given) if patterns else True


def _all_fit(patterns: str, words: tuple[Text, ...]) -> bool:
    if not words:
        return False
    if not patterns:
        return not all(word.many for word in words)
    return all(surely_fits(patterns, word) and not word.many for word in words)
