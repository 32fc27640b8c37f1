"""What all frames of one question share: the findings so far, the limits, and what we know."""

from __future__ import annotations

from riskclass.engine.links import Links
from riskclass.engine.places import BINS, is_above, target_place
from riskclass.model.effects import Effect
from riskclass.model.limits import COMMANDS, STEPS, UNWRAPPING
from riskclass.model.risk import CLASS_OF, PLACES, VERBS
from riskclass.model.site import NO_SITE, Site
from riskclass.model.text import FREE, MARK, Hole, Text
from riskclass.model.verdict import Command
from riskclass.shell.scope import Scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from riskclass.engine.derive import Call
    from riskclass.engine.state import Body, Values
    from riskclass.model.invocation import Setting
    from riskclass.model.reading import Reading
    from riskclass.model.tables import Table


def _rank(kind: str) -> int:
    return CLASS_OF[kind].rank if kind in CLASS_OF else -1


class Catalogue:
    """What we know, as functions: `tool(name)`, `grammar(language)`, `pure(name)`; each answers None for the rest."""

    __slots__ = ("grammar", "pure", "tool")

    def __init__(
        self,
        tool: Callable[[str], Table | None],
        grammar: Callable[[str], Callable[[tuple[Text, ...]], Reading] | None],
        pure: Callable[[str], Callable[[tuple[Text, ...], Text | None], Text | None] | None],
    ) -> None:
        self.tool: Final = tool
        self.grammar: Final = grammar
        self.pure: Final = pure


def _marked(part: str | Hole) -> bool:
    return max(part if isinstance(part, str) else part.source, default="") >= chr(MARK)


class Stop(Exception):
    """A limit ended the walk; what was found stands."""


class Judge:
    """Collects effects and commands."""

    __slots__ = (
        "_seen",
        "budget",
        "calls",
        "calls_of",
        "catalogue",
        "commands",
        "count",
        "defined",
        "effects",
        "holes",
        "links",
        "muted",
        "project",
        "replaced",
        "site",
        "steps",
    )

    def __init__(self, catalogue: Catalogue, site: Site = NO_SITE, project: str = "") -> None:
        self.catalogue = catalogue
        self.site = site
        self.project = project  # the directory that the caller names, where it is none of the system's
        self.effects: list[Effect] = []
        self.calls_of: list[Call | None] = []  # of each effect, in the same order
        self.commands: list[Command] = []
        self.count = 0
        self.steps = 0
        self.budget = Scope.budget  # characters that expansions may still produce, in all frames together
        self.holes: list[Hole] = []
        self.calls: list[
            tuple[Body, tuple[Text, ...], dict[str, Values]]
        ] = []  # functions being followed, with their arguments
        self.links = Links()  # and mounts, that this text makes
        self.replaced: dict[str, str] = {}  # names of programs → where in a trusted directory this text wrote one
        self.defined: set[str] = set()  # functions that no call was seen of
        self.muted = False  # the body of a function that is never called has no effects
        self._seen: set[tuple[object, ...]] = set()

    def effect(
        self,
        setting: Setting,
        kind: str,
        target: str = "",
        because: str = "",
        *,
        span: tuple[int, int],
        rule: str = "",
        place: str = "",
        command: str = "",
        whole: bool = False,
        call: Call | None = None,
        mark: str = "",
    ) -> None:
        """Notes an effect once. `call` is the invocation whose table says so."""
        if span[1] < span[0]:
            span = setting.pin
        if self.holes:
            target, because = self.legible(target), self.legible(because)
        key = (kind, target, because, span, setting.via, setting.context, command)
        if self.muted or key in self._seen:
            return
        self._seen.add(key)
        self.calls_of.append(call)
        self.effects.append(
            Effect(
                kind,
                target,
                because,
                place=place,
                rule=f"{rule}/{kind}",
                span=span,
                via=setting.via,
                context=setting.context,
                command=command,
                whole=whole,
                mark=mark or target,
                risk=self.site.classes.get(kind),
                words=call.argv if call is not None else (),
            )
        )

    def through_links(self, path: str, verb: str) -> str:
        """The path, or where it leads if the text's links stand where they seem to: the stricter of the two.

        A link that is put on a directory lands inside it. Of two that are alike, what is changed is not known.
        """
        other = self.links.resolved(path, last=verb not in ("delete", "create"))
        if other == path:
            return path
        kinds = [PLACES[self.place(each, verb)][VERBS.index(verb)] for each in (path, other)]
        if kinds[0] == kinds[1] and verb != "read" and kinds[0] != "fs.scratch":
            return f"?{other}"
        return path if _rank(kinds[0]) > _rank(kinds[1]) else other

    def place(self, path: str, verb: str = "read") -> str:
        """The place of a path, given as a pattern: by its name, by the directory the caller names, by the site."""
        found = target_place(path, verb)
        if self.project and found in ("home", "system", "unknown") and is_above(self.project, path):
            found = "project"
        if found in ("scratch", "project", "home", "system") and self.links.over(path):
            found = "unknown"  # this text mounted or moved something there
        return self.site.place(path, found) if self.site.places else found

    def touched(self, path: str) -> None:
        """Something is written at a path: a program of that name is not the tool that its name says any more."""
        folder, _, name = path.rpartition("/")
        if folder in BINS:
            self.replaced[name] = path

    def step(self, setting: Setting) -> None:
        """Every node that is followed counts, also in loops; stops the walk at a limit."""
        self.steps += 1
        if self.steps > STEPS:
            self.effect(setting, "limit", "", f"more than {STEPS} steps", span=setting.pin, rule="limit")
            raise Stop

    def command(self, setting: Setting, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
        """Notes a command that would run, and stops the walk at a limit."""
        self.count += 1
        if self.count > COMMANDS:
            self.effect(setting, "limit", "", f"more than {COMMANDS} commands", span=span, rule="limit")
            raise Stop
        if setting.depth > UNWRAPPING:
            self.deep(setting, span)
        self.commands.append(Command(argv, setting.via, setting.context, setting.runs))

    def deep(self, setting: Setting, span: tuple[int, int]) -> None:
        """Stops the walk where code is wrapped too often."""
        if setting.depth > UNWRAPPING:
            self.effect(setting, "limit", "", f"wrapped more than {UNWRAPPING} times", span=span, rule="limit")
            raise Stop

    # -- scripts with holes --

    def with_marks(self, text: Text) -> str:
        """The text as one string in which a private character stands for each hole."""
        pieces: list[str] = []
        for part in text.parts:
            if isinstance(part, str):
                pieces.append(part)
            else:
                pieces.append(chr(MARK + len(self.holes)))
                self.holes.append(part)
        return "".join(pieces)

    def without_marks(self, text: Text) -> Text:
        """The holes again, in a word out of such a script."""
        if not self.holes or not any(map(_marked, text.parts)):
            return text
        parts: list[str | Hole] = []
        for part in text.parts:
            if isinstance(part, str):
                parts += self._unmarked(part)
            else:
                parts.append(Hole(self.legible(part.source), self.legible(part.because), part.shape))
        pasted = any(
            hole.shape in FREE for hole in parts if isinstance(hole, Hole)
        )  # into code: it may be several words
        return Text(tuple(parts), text.span, -1, text.many or pasted)

    def legible(self, value: str) -> str:
        """A piece of such a script as a person wrote it."""
        if not self.holes or not value or max(value) < chr(MARK):
            return value
        return "".join(part if isinstance(part, str) else part.source for part in self._unmarked(value))

    def _unmarked(self, value: str) -> list[str | Hole]:
        parts: list[str | Hole] = []
        start = 0
        for place, char in enumerate(value):
            number = ord(char) - MARK
            if 0 <= number < len(self.holes):
                parts += [value[start:place]] if place > start else []
                parts.append(self.holes[number])
                start = place + 1
        return parts + ([value[start:]] if start < len(value) else [])
