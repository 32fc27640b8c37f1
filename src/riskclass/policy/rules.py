"""One rule of a policy: its conditions against one effect. Knowing less never allows more.

A condition holds surely (2), may hold (1), or does not (0); a rule holds as its weakest condition. `allow` needs 2.
An `ask` or `deny` that only may hold asks, and lets what comes behind it be stricter.
"""

from __future__ import annotations

from riskclass.model.globs import fits, may, surely
from riskclass.model.risk import Risk
from riskclass.model.value import Value
from riskclass.policy.subject import ELSEWHERE, Subject, hidden, host_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Final

    from riskclass.model.effects import Effect

    Conditions = dict[str, Any]
    Test = Callable[[Any, Subject, bool], int]
    Tests = tuple[tuple[Test, Any], ...]

DECISIONS = ("allow", "ask", "deny")
#: Classes that an `allow` reaches only where its rule names the class or the kind.
BY_NAME = (Risk.EXPOSURE, Risk.UNKNOWN, Risk.DESTRUCTIVE)


class Rule(Value):
    """`when` and `unless` hold conditions as a policy file has them; `line` is 0 for what a preset says."""

    __slots__ = ("_lets_off", "_tests", "because", "decision", "line", "origin", "unless", "when")

    def __init__(
        self, decision: str, when: Conditions, unless: Conditions, because: str, origin: str, line: int
    ) -> None:
        self.decision: Final = decision
        self.when: Final[Conditions] = {name: _listed(value) for name, value in when.items()}
        self.unless: Final[Conditions] = {name: _listed(value) for name, value in unless.items()}
        self.because: Final = because
        self.origin: Final = origin
        self.line: Final = line
        self._tests: Final = _tests(self.when)
        self._lets_off: Final = _tests(self.unless)

    def _fields(self) -> tuple[object, ...]:
        return self.decision, self.when, self.unless, self.because, self.origin, self.line

    @property
    def where(self) -> str:
        """`FILE:LINE`, or `preset NAME`."""
        return f"{self.origin}:{self.line}" if self.line else self.origin

    @property
    def title(self) -> str:
        """What the author says of it, or its conditions."""
        return self.because or ", ".join(f"{name} {_said(value)}" for name, value in self.when.items()) or "everything"

    def concerns(self, kind: str, risk: Risk, place: str, whole: bool) -> bool:
        """Whether it may speak of an effect of this kind, class, place and size; the same for all such effects."""
        when = self.when
        if not static(when, kind, risk, place):
            return False
        if bool(when.get("catastrophic")) != whole and ("catastrophic" in when or self.decision != "deny"):
            return False
        if self.decision == "deny":
            return True
        if kind == "guard.lower" and place == "guard":
            return kind in when.get("effect", ())
        named = "effect" in when or "class" in when or "catastrophic" in when
        return self.decision == "ask" or named or risk not in BY_NAME

    def holds(self, subject: Subject) -> int:
        """Of an effect that it concerns."""
        strict = self.strict
        held = _all(self._tests, subject, strict)
        if not held:
            return 0
        if self.unless and _concerned(self.unless, subject.effect):
            let_off = _all(self._lets_off, subject, not strict)
            held = 0 if let_off == 2 or (let_off and not strict) else min(held, 2 - let_off)
        if strict:
            exactly = held == 2 and (self.decision == "deny" or _all(self._tests, subject, False) == 2)
            return held if exactly else min(held, 1)
        return 0 if self.local and subject.elsewhere else held

    @property
    def strict(self) -> bool:
        """Whether it asks or denies, and so looks for what may hold."""
        return self.decision != "allow"

    @property
    def local(self) -> bool:
        """Whether it allows by a path, and names no machine."""
        return not (self.strict or _PATHS.isdisjoint(self.when)) and _MACHINES.isdisjoint(self.when)


_PATHS, _MACHINES = frozenset(("path", "place")), frozenset(("context", "host"))


def static(conditions: Conditions, kind: str, risk: Risk, place: str) -> bool:
    """Whether the conditions that speak of kind, class and place hold of such an effect."""
    return all(test(conditions[name], kind, risk, place) for name, test in _STATIC.items() if name in conditions)


def _listed(value: object) -> object:
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else value


def _said(value: object) -> str:
    return " or ".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()


def _concerned(conditions: Conditions, effect: Effect) -> bool:
    if "catastrophic" in conditions and conditions["catastrophic"] != effect.whole:
        return False
    return static(conditions, effect.kind, effect.risk, effect.place)


def _all(tests: Tests, subject: Subject, strict: bool) -> int:
    held = 2
    for test, wanted in tests:
        found = test(wanted, subject, strict)
        if found < held:
            held = found
            if not held:
                break
    return held


def _tests(conditions: Conditions) -> Tests:
    return tuple((test, conditions[name]) for name, test in _HOLDS.items() if name in conditions)


_STATIC: dict[str, Callable[[Any, str, Risk, str], bool]] = {
    "effect": lambda globs, kind, risk, place: any(fits(glob, kind) for glob in globs),
    "class": lambda names, kind, risk, place: risk.value in names,
    "at_least": lambda names, kind, risk, place: risk >= Risk(names[0]),
    "place": lambda names, kind, risk, place: place in names,
}


# -- what an effect is about --


def _path(globs: tuple[str, ...], subject: Subject, strict: bool) -> int:
    spellings = subject.texts("path")
    if any(surely(glob, path) for glob in globs for path in spellings):
        return 2
    if not strict or not any(may(glob, path) for glob in globs for path in spellings):
        return 0
    return 1 if set(subject.effect.mark) & set("?*=") else 2  # a known directory above what the glob names holds it


def _target(globs: tuple[str, ...], subject: Subject, strict: bool) -> int:
    return _texts(globs, subject.texts("target"), strict)


def _unit(globs: tuple[str, ...], subject: Subject, strict: bool) -> int:
    return _texts((*globs, *(f"{glob}.service" for glob in globs)), subject.texts("unit"), strict)


def _url(globs: tuple[str, ...], subject: Subject, strict: bool) -> int:
    held = _texts(globs, subject.texts("url"), strict)
    return 0 if held and not strict and subject.diverted else held


def _host(globs: tuple[str, ...], subject: Subject, strict: bool) -> int:
    held = _texts(globs, subject.texts("host"), strict)
    return 0 if held and not strict and subject.diverted else held


def _texts(globs: tuple[str, ...], texts: tuple[str, ...], strict: bool) -> int:
    """Of several, every one must fit to allow, and one is enough to ask or deny."""
    known = [text for text in texts if not hidden(text)]
    fitting = [any(fits(glob.casefold(), text.casefold()) for glob in globs) for text in known]
    if any(fitting) and (strict or (all(fitting) and len(known) == len(texts))):
        return 2
    return 1 if strict and len(known) < len(texts) else 0


def _context(globs: tuple[str, ...], subject: Subject, strict: bool) -> int:
    """Any context on the way, to ask or deny; to allow, the machine on which it happens, or the user there."""
    contexts = subject.texts("context")
    where = [context for context in contexts if context.partition(":")[0] in ELSEWHERE]
    users = [context for context in contexts if context not in where]
    counted = contexts if strict else (*where[-1:], *users[-1:])
    held = [_fits_context(globs, context, strict) for context in counted]
    return max(held, default=0) if strict or 2 in held else 0


def _fits_context(globs: tuple[str, ...], context: str, strict: bool) -> int:
    """To ask or deny letter case does not count: ssh goes to PROD-1 as to prod-1."""
    if strict:
        globs, context = tuple([glob.casefold() for glob in globs]), context.casefold()
    label, _, name = context.partition(":")
    bare = f"{label}:{host_of(name)}" if label == "host" else context
    for glob in globs:
        if fits(glob, context) or fits(glob, bare):
            return 2
    unsure = set(name) & set("$`*?{")
    return 1 if unsure and any(glob.partition(":")[0] in (label, "*") for glob in globs) else 0


def _tool(names: tuple[str, ...], subject: Subject, strict: bool) -> int:
    (path,) = subject.texts("tool")
    wanted = [name.replace(" ", ".") for name in names]
    return 2 if any(path == each or path.startswith(each + ".") for each in wanted) else 0


_HOLDS: dict[str, Test] = {
    "tool": _tool,
    "context": _context,
    "path": _path,
    "host": _host,
    "url": _url,
    "unit": _unit,
    "target": _target,
}
