"""One rule of a policy: its conditions against one effect. Knowing less never allows more.

A condition holds surely (2), may hold (1), or does not (0); a rule holds as its weakest condition. `allow` needs 2.
An `ask` or `deny` that only may hold asks, and lets what comes behind it be stricter.
"""

from __future__ import annotations

from riskclass.model.globs import fits, may, surely
from riskclass.model.risk import Risk
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, Final

    from riskclass.model.effects import Effect
    from riskclass.model.verdict import Known

    Conditions = dict[str, Any]
    Test = Callable[[Any, Effect, Known, bool], int]
    Tests = tuple[tuple[Test, Any], ...]

DECISIONS = ("allow", "ask", "deny")
#: Classes that an `allow` reaches only where its rule names the class or the kind.
BY_NAME = (Risk.EXPOSURE, Risk.UNKNOWN, Risk.DESTRUCTIVE)
#: Labels of contexts that are another machine, or another file system.
ELSEWHERE = ("host", "guest", "container", "cluster", "chroot", "namespace")


class Rule(Value):
    """`when` and `unless` hold conditions as a policy file has them; `line` is 0 for what a preset says."""

    __slots__ = ("_tests", "because", "decision", "line", "origin", "unless", "when")

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

    def holds(self, effect: Effect, known: Known) -> int:
        """Of an effect that it concerns."""
        strict = self.decision != "allow"
        held = _all(self._tests, effect, known, strict)
        if not held:
            return 0
        if self.unless and _concerned(self.unless, effect):
            let_off = _all(_tests(self.unless), effect, known, not strict)
            held = 0 if let_off == 2 or (let_off and not strict) else min(held, 2 - let_off)
        if strict:
            exactly = held == 2 and (self.decision == "deny" or _all(self._tests, effect, known, False) == 2)
            return held if exactly else min(held, 1)
        local = not {"context", "host"} & self.when.keys() and {"path", "place"} & self.when.keys()
        return 0 if local and _elsewhere(effect, known) else held


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


def _all(tests: Tests, effect: Effect, known: Known, strict: bool) -> int:
    held = 2
    for test, wanted in tests:
        found = test(wanted, effect, known, strict)
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


def _path(globs: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    if not effect.place:
        return 0
    spellings = tuple(_spellings(effect.mark, known))
    if any(surely(glob, path) for glob in globs for path in spellings):
        return 2
    if not strict or not any(may(glob, path) for glob in globs for path in spellings):
        return 0
    return 1 if set(effect.mark) & set("?*=") else 2  # a known directory above what the glob names holds it


def _spellings(path: str, known: Known) -> Iterator[str]:
    """The path as effects carry it, from the root where the home is known, and from the directory of the question."""
    yield path
    whole = known.home.rstrip("/") + path[1:] if known.home and path[:1] == "~" else path
    if whole != path:
        yield whole
    if known.cwd and (whole + "/").startswith(known.cwd.rstrip("/") + "/"):
        yield "." + whole[len(known.cwd.rstrip("/")) :]


def _target(globs: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    return _texts(globs, [effect.target], strict)


def _unit(globs: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    units = effect.target.split() if effect.kind.startswith("service.") else []
    return _texts((*globs, *(f"{glob}.service" for glob in globs)), units, strict)


def _url(globs: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    if not strict and _diverted(effect):
        return 0
    return _texts(globs, [_bare(text) for text in _addresses(effect) if "://" in text or "$" in text], strict)


def _host(globs: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    if not strict and _diverted(effect):
        return 0
    hosts = [_host_of(text) for text in _addresses(effect)]
    hosts += [_host_of(name) for label, _, name in map(_parted, effect.context) if label == "host"]
    return _texts(globs, hosts, strict)


def _texts(globs: tuple[str, ...], texts: list[str], strict: bool) -> int:
    """Of several, every one must fit to allow, and one is enough to ask or deny."""
    known = [text for text in texts if not set(text) & set("$`*?{…")]
    fitting = [any(fits(glob.lower(), text.lower()) for glob in globs) for text in known]
    if any(fitting) and (strict or (all(fitting) and len(known) == len(texts))):
        return 2
    return 1 if strict and len(known) < len(texts) else 0


def _context(globs: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    """Any context on the way, to ask or deny; to allow, the machine on which it happens, or the user there."""
    if not effect.context:
        return 0
    where = [context for context in effect.context if _parted(context)[0] in ELSEWHERE]
    users = [context for context in effect.context if context not in where]
    counted = effect.context if strict else (*where[-1:], *users[-1:])
    held = [_fits_context(globs, context) for context in counted]
    return max(held, default=0) if strict or 2 in held else 0


def _fits_context(globs: tuple[str, ...], context: str) -> int:
    label, _, name = _parted(context)
    bare = f"{label}:{_host_of(name)}" if label == "host" else context
    for glob in globs:
        if fits(glob, context) or fits(glob, bare):
            return 2
    hidden = set(name) & set("$`*?{")
    return 1 if hidden and any(glob.partition(":")[0] in (label, "*") for glob in globs) else 0


def _parted(context: str) -> tuple[str, str, str]:
    return context.partition(":")


def _tool(names: tuple[str, ...], effect: Effect, known: Known, strict: bool) -> int:
    path = effect.rule.rpartition("/")[0]
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


def _elsewhere(effect: Effect, known: Known) -> bool:
    """Whether it happens on another machine than the caller's: a path there is another path."""
    return any(_parted(context)[0] in ELSEWHERE for context in effect.context[len(known.context) :])


# -- addresses --


def _addresses(effect: Effect) -> list[str]:
    """Every word that may name where something goes: URLs, `host:path`, `user@host`; not only the first."""
    words = [word.exact if word.exact is not None else "$" for word in effect.words[1:]] or effect.target.split()
    return [word for word in words if _is_address(word)]


#: Options with which ssh(1), scp(1) and curl(1) go to another host than the address says, or through one.
_DIVERTS = ("-J", "-o", "-F", "-x", "--proxy", "--preproxy", "--socks", "--resolve", "--connect-to", "--doh-url")


def _diverted(effect: Effect) -> bool:
    """Whether an option may lead elsewhere; also one within a word, as in `rsync -e "ssh -J gate"`."""
    shown = [word.exact or "" for word in effect.words[1:]]
    return any(piece.startswith(_DIVERTS) for word in shown for piece in word.split())


def _is_address(word: str) -> bool:
    head = word.partition("=")[2] if word.startswith("-") else word
    if "://" in head or word == "$" or "$" in word:
        return True
    name, colon, _ = head.partition(":")
    return (bool(colon) and "/" not in name and " " not in name) or ("@" in head and not head.startswith("@"))


def _bare(url: str) -> str:
    """Without who logs in, and with no letter case in the host."""
    scheme, slashes, rest = url.partition("://")
    authority, slash, path = rest.partition("/")
    return f"{scheme.lower()}{slashes}{authority.rpartition('@')[2].lower()}{slash}{path}"


def _host_of(address: str) -> str:
    """The host of `scheme://user@host:port/path`, `user@host:path`, `--option=host:port`."""
    text = address.partition("=")[2] if address.startswith("-") else address
    rest = text.partition("://")[2] if "://" in text else text
    authority = rest.partition("/")[0].partition("?")[0].partition("#")[0]
    host = authority.rpartition("@")[2]
    return host if host.count(":") > 1 else host.partition(":")[0]
