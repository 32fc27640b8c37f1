"""What in a policy can be read and is hardly meant: rules that decide nothing, wide globs, tables without examples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from riskclass.model.globs import fits
from riskclass.model.risk import CLASS_OF, PLACES, Risk
from riskclass.policy.decide import Layer
from riskclass.policy.lint_globs import of_places, of_rule
from riskclass.policy.lint_tables import unproven
from riskclass.policy.rules import BY_NAME, DECISIONS, static

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.model.site import Site
    from riskclass.policy.chain import Chain
    from riskclass.policy.rules import Rule
    from riskclass.policy.said import Said
    from riskclass.policy.toml import Path

    #: Kind, class, place and size of an effect.
    Such = tuple[str, Risk, str, bool]


def warnings(chain: Chain) -> Iterator[str]:
    """`FILE:LINE:COLUMN: warning: …` for everything that is hardly meant, file by file."""
    such = _such({**CLASS_OF, **{kind: Risk(risk) for kind, risk in chain.parts()["site"]["classes"].items()}})
    site = chain.policy().site
    for said in chain.said:
        yield from _rules(said, such, site)
        for path, message in of_places(said):
            yield _warning(said, (*said.base, *path), message)
    for said, path, message in unproven(chain):
        yield _warning(said, (*said.base, *path), message)


def _warning(said: Said, path: Path, message: str) -> str:
    return said.source.note(path, f"warning: {message}")


def _such(classes: dict[str, Risk]) -> list[Such]:
    """Every combination that an effect may have: a path's kind is what its place makes of it."""
    places = [*((kind, "") for kind in classes), *((kind, place) for place in PLACES for kind in PLACES[place])]
    pairs = [(kind, place) for kind, place in dict.fromkeys(places) if kind != "-"]
    return [(kind, classes[kind], place, whole) for kind, place in pairs for whole in (False, True)]


def _rules(said: Said, such: list[Such], site: Site) -> Iterator[str]:
    reaches = _Reaches(such)
    rules = [_Rule(rule, path, reaches) for rule, path in zip(Layer(said.layer).rules, said.paths, strict=True)]
    for place, each in enumerate(rules):
        for key, message in of_rule(each.rule, site):
            yield _warning(said, (*each.path, *key), message)
        message = _idle(each) or (_covered(each, rules[:_MOST]) if place < _MOST else "")
        if message:
            yield _warning(said, each.path, message)


#: So many rules of a file are compared with each other.
_MOST = 500


class _Rule:
    """A rule, where it stands, all effects that its words name, and those that it may speak of."""

    def __init__(self, rule: Rule, path: Path, reaches: _Reaches) -> None:
        self.rule: Final = rule
        self.path: Final = path
        self.named, self.speaks = reaches.of(rule)


class _Reaches:
    """The effects that rules may speak of; one set for all rules that are alike in that."""

    def __init__(self, such: list[Such]) -> None:
        self.such: Final = such
        self.known: Final[dict[str, tuple[frozenset[Such], frozenset[Such]]]] = {}

    def of(self, rule: Rule) -> tuple[frozenset[Such], frozenset[Such]]:
        settled = {name: value for name, value in rule.when.items() if name not in _OPEN}
        key = repr((rule.decision, settled, "path" in rule.when, "unit" in rule.when))
        if key not in self.known:
            named = frozenset(each for each in self.such if _named(rule, each))
            self.known[key] = named, frozenset(each for each in named if rule.concerns(*each))
        return self.known[key]


def _named(rule: Rule, such: Such) -> bool:
    kind, risk, place, whole = such
    if "path" in rule.when and not place:
        return False
    if "unit" in rule.when and not kind.startswith("service."):
        return False
    if "catastrophic" in rule.when and rule.when["catastrophic"] != (whole and risk is Risk.DESTRUCTIVE):
        return False
    return static(rule.when, kind, risk, place)


def _idle(each: _Rule) -> str:
    """What a rule says in vain."""
    if not each.named:
        return "this rule never holds: no effect is all of that at once"
    if each.rule.decision != "allow" or {"effect", "class", "catastrophic"} & each.rule.when.keys():
        return ""
    silent = [risk.value for risk in BY_NAME if any(such[1] is risk for such in each.named)]
    names = ", ".join(silent)
    return f"`allow` does not reach {names} here: where that is meant, name the effect or the class" if silent else ""


def _covered(each: _Rule, rules: list[_Rule]) -> str:
    rank = DECISIONS.index(each.rule.decision)
    for other in rules:
        above = DECISIONS.index(other.rule.decision)
        if above < rank or other is each or not _covers(other.rule, each.rule):
            continue
        if other.speaks is not each.speaks and not each.speaks <= other.speaks:
            continue
        if above > rank:
            return f"this rule never decides: line {other.rule.line} says {other.rule.decision} of all that it names"
        if not _covers(each.rule, other.rule) or other.rule.line < each.rule.line:
            return f"this rule adds nothing: line {other.rule.line} says {other.rule.decision} of all that it names"
    return ""


#: Conditions that the kind, class, place and size of an effect do not settle.
_OPEN = ("tool", "context", "path", "host", "url", "unit", "target")


def _covers(wide: Rule, narrow: Rule) -> bool:
    """Whether each condition of `wide` that is not settled holds wherever those of `narrow` do."""
    if wide.unless and wide.unless != narrow.unless:
        return False
    if wide.decision == "allow" and {"path", "place"} & wide.when.keys() and {"host", "context"} & narrow.when.keys():
        return False  # an allowed path is one of this machine
    for name in _OPEN:
        if name not in wide.when:
            continue
        globs, inner = wide.when[name], narrow.when.get(name, ())
        if not inner or not all(any(_within(name, one, glob) for glob in globs) for one in inner):
            return False
    return True


def _within(name: str, one: str, glob: str) -> bool:
    if name == "tool":
        return one == glob or one.startswith(glob + " ")
    return fits(glob, one)
