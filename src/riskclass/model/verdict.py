"""The answer: class, reason, and what they rest on."""

from __future__ import annotations

from riskclass.model.effects import Effect
from riskclass.model.risk import Risk
from riskclass.model.site import NO_SITE, Site
from riskclass.model.text import Text
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Final

SCHEMA = 1


class Command(Value):
    """A command that would run: its resolved argv, the way to it, and whether it runs or is only defined."""

    __slots__ = ("argv", "context", "runs", "via", "within")

    def __init__(
        self,
        argv: tuple[Text, ...],
        via: tuple[str, ...] = (),
        context: tuple[str, ...] = (),
        runs: str = "yes",
        within: int = 0,
    ) -> None:
        self.argv: Final = argv
        self.via: Final = via
        self.context: Final = context
        self.runs: Final = runs  # yes, or defined (the body of a function that is never called)
        self.within: Final = within  # how many functions of the text are at work around it

    def to_dict(self) -> dict[str, object]:
        """`argv` has a str for a known word, else `{"prefix": …, "because": …}`."""
        return {
            "argv": [_word(text) for text in self.argv],
            "via": list(self.via),
            "context": list(self.context),
            "runs": self.runs,
        }


def _word(text: Text) -> object:
    return text.exact if text.exact is not None else {"prefix": text.prefix, "because": text.because}


class Known(Value):
    """What the caller said of where a command will run, the site's share, and how to ask which judge it was."""

    __slots__ = ("context", "cwd", "engine", "env", "home", "site")

    def __init__(
        self,
        cwd: str | None = None,
        home: str | None = None,
        env: Mapping[str, str] | None = None,
        context: tuple[str, ...] = (),
        site: Site = NO_SITE,
        engine: Callable[[], str] = str,
    ) -> None:
        self.cwd: Final = cwd
        self.home: Final = home
        self.env: Final = env
        self.context: Final = context
        self.site: Final = site
        self.engine: Final = engine


NOT_KNOWN = Known()


def check_known(cwd: object = None, home: object = None, env: object = None, context: object = ()) -> None:
    """Refuses what is said of a setting and would be misread, and so let a policy allow what it asks about elsewhere.

    Raises:
        TypeError: of another type than `Known` says.
        ValueError: a folder that is not absolute, a context that is not `KIND:NAME`, or a kind that is a mistyped one.
    """
    if cwd is home is env is None and context == ():
        return
    for name, folder in (("cwd", cwd), ("home", home)):
        if folder is not None and not isinstance(folder, str):
            raise TypeError(f"{name} is a str, not {type(folder).__name__}")
        if folder is not None and folder[:1] != "/":
            raise ValueError(f"{name} is an absolute path, not {folder!r}")
    if env is not None:
        pairs = env.items() if hasattr(env, "items") else [(None, None)]
        if not all(isinstance(item, str) for pair in pairs for item in pair):
            raise TypeError("env maps str to str, such as {'HOME': '/root'}")
    if isinstance(context, str | dict) or not hasattr(context, "__getitem__"):
        context = [None]
    if not all(isinstance(part, str) for part in context):  # type: ignore[attr-defined]
        raise TypeError("context is a sequence of str such as ('host:web1', 'user:root')")
    if not context:
        return
    from riskclass.model.context import mistyped

    for part in context:  # type: ignore[attr-defined]
        kind, _, name = part.partition(":")
        if not kind.replace("-", "_").isidentifier() or not name.strip():
            raise ValueError(f"a context is KIND:NAME, such as host:web1, not {part!r}")
        if meant := mistyped(kind):
            raise ValueError(f"no kind of context is {kind!r}; did you mean {meant!r}?")


class Verdict(Value):
    """What the worst thing is that a command does, and why.

    `effects` is everything found, in the order of the text; `commands` everything that would run, wrappers included;
    `known` what the caller said of the setting.
    """

    __slots__ = ("_try", "commands", "deciding", "effects", "known", "reason", "risk_class")

    def __init__(
        self,
        effects: tuple[Effect, ...],
        commands: tuple[Command, ...] = (),
        attempt: Callable[[Verdict], tuple[str, ...]] | None = None,
        known: Known = NOT_KNOWN,
    ) -> None:
        self._try: Final = attempt
        self.known: Final = known
        self.effects: Final = effects
        self.commands: Final = commands
        self.deciding: Final = _deciding(effects)  # the effect that sets the class
        self.risk_class: Final[Risk] = self.deciding.risk if self.deciding else Risk.READ_ONLY
        self.reason: Final[str] = self.deciding.reason if self.deciding else "nothing runs"

    @property
    def catastrophic(self) -> bool:
        return any(effect.whole and effect.risk is Risk.DESTRUCTIVE for effect in self.effects)

    @property
    def identity(self) -> str:
        """Which judge and policy it was: the same question under one identity has the same answer."""
        return self.known.site.identity or self.known.engine()

    @property
    def coarse(self) -> str:
        return self.risk_class.coarse

    def _fields(self) -> tuple[object, ...]:
        return self.effects, self.commands

    def __repr__(self) -> str:
        return f"<Verdict {self.risk_class.value}: {self.reason}>"

    def __reduce__(self) -> tuple[type[Verdict], tuple[object, ...]]:
        return Verdict, (self.effects, self.commands, None, self.known)  # `safer` is not known to a copy

    @property
    def safer(self) -> tuple[str, ...]:
        """Commands close to this one that classify lower, lowest first: without one option, as a dry run, by the
        sub-command that shows what this one would change (`terraform plan`), or with `--` before what may be an option.

        Found by trying, so each is proven; computed when asked for. Empty where the words do not stand in the text.
        """
        return self._try(self) if self._try is not None else ()

    @property
    def fingerprint(self) -> str:
        """32 hex digits, equal for commands with the same effects on the same targets in the same places.

        Effects of class `read_only` do not count, so all harmless commands share one. Where code or a word was not
        understood the command itself counts, since nothing else tells two of them apart.
        """
        from riskclass.model.digest import digest

        marks = {_mark(effect) for effect in self.effects if effect.risk > Risk.READ_ONLY}
        return digest(repr(sorted(marks)))[:32]

    def to_dict(self) -> dict[str, object]:
        """A JSON-ready form; `schema` changes when a field changes its meaning."""
        return {
            "schema": SCHEMA,
            "risk_class": self.risk_class.value,
            "coarse": self.coarse,
            "catastrophic": self.catastrophic,
            "reason": self.reason,
            "fingerprint": self.fingerprint,
            "identity": self.identity,
            "effects": [effect.to_dict() for effect in self.effects],
            "commands": [command.to_dict() for command in self.commands],
        }


def _deciding(effects: tuple[Effect, ...]) -> Effect | None:
    """The highest: catastrophic before others; among observations the last, else the first."""
    found, highest = None, 0
    for effect in effects:
        height = effect.height
        if height > highest or (height == highest and highest < 2):
            found, highest = effect, height
    return found


def _mark(effect: Effect) -> tuple[str, str, tuple[str, ...]]:
    """Of a pattern the text too: `[ab]` and `!(x)` are both `*` in its normal form."""
    pattern = "*" in effect.mark and any(sign in effect.target for sign in "[(")
    return effect.kind, f"{effect.mark} {effect.target}" if pattern else effect.mark, effect.context
