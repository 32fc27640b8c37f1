"""The rules of a layer that may speak of effects alike, found by what they ask for: no rule is tried in vain.

A rule can hold only if a text of the effect begins as one of the globs of each condition does; so many rules are passed
over at once, by the beginnings of one condition.
"""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

    from riskclass.policy.rules import Rule
    from riskclass.policy.subject import Beginnings, How, Subject

#: Conditions by which rules are found; of several in one rule the first here.
_BY = ("context", "tool", "path", "unit", "url", "host", "target")


class Heads(Value):
    """What globs begin with, before their first `*`, whatever their case."""

    __slots__ = ("all", "lines")

    def __init__(self, globs: Iterable[str]) -> None:
        self.all: Final = tuple(sorted({glob.partition("*")[0].casefold() for glob in globs}))
        self.lines: Final = "\n" + "\n".join(self.all)

    def reach(self, beginnings: Beginnings) -> bool:
        """Whether one of the globs may fit a text that begins so."""
        for text, longer in beginnings:
            if text.startswith(self.all) or (longer and "\n" + text in self.lines):
                return True
        return False


class Index(Value):
    """`always` are the rules that ask for no text, `found` the others, by the condition by which they are found."""

    __slots__ = ("always", "found")

    def __init__(self, rules: Iterable[Rule]) -> None:
        by: dict[How, list[tuple[Heads, Rule]]] = {}
        always = []
        for rule in rules:
            name = next((each for each in _BY if each in rule.when), "")
            if name:
                by.setdefault((name, rule.strict), []).append((Heads(_globs(name, rule)), rule))
            else:
                always.append(rule)
        self.always: Final = tuple(always)
        self.found: Final = tuple((how, _heads(each), tuple(each)) for how, each in by.items())

    @property
    def varies(self) -> bool:
        """Whether a rule may hold of one of these effects and not of another, though both have no context."""
        return any(name != "context" for (name, _), *_ in self.found) or any(rule.unless for rule in self.always)

    @property
    def varies_elsewhere(self) -> bool:
        """… or of one that has a context."""
        return bool(self.found) or any(rule.unless or rule.local for rule in self.always)

    def rules(self, subject: Subject) -> Sequence[Rule]:
        """Those that may hold of it; each rule that is left out surely does not."""
        near: list[Rule] = []
        contexts = subject.effect.context
        for how, heads, rules in self.found:
            if how[0] == "context" and not contexts:
                continue
            beginnings = subject.beginnings(how)
            if beginnings and heads.reach(beginnings):
                near += [rule for own, rule in rules if own.reach(beginnings)]
        return (*self.always, *near) if near else self.always


def _globs(name: str, rule: Rule) -> tuple[str, ...]:
    """The globs of a condition, as the texts are spelt that they are held against."""
    globs: tuple[str, ...] = rule.when[name]
    if name == "context":
        return ("*",)
    return tuple(glob.replace(" ", ".") for glob in globs) if name == "tool" else globs


def _heads(rules: list[tuple[Heads, Rule]]) -> Heads:
    return Heads(head for heads, _ in rules for head in heads.all)
