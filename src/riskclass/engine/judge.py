"""What all frames of one question share: the findings so far, the limits, and what we know."""

from __future__ import annotations

from riskclass.engine import places
from riskclass.engine.links import Links
from riskclass.engine.output import SILENT, mixed
from riskclass.engine.places import BINS, is_above, is_whole, target_place
from riskclass.model.effects import Effect
from riskclass.model.limits import COMMANDS, SPARE, UNWRAPPING, WORK, WORK_PER_CHARACTER
from riskclass.model.risk import CLASS_OF, PLACES, VERBS, Risk
from riskclass.model.site import LOWERING, NO_SITE, Site
from riskclass.model.text import FREE, MARK, Code, Hole, Text
from riskclass.model.verdict import Command
from riskclass.shell.parser import parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from riskclass.engine.derive import Call
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Parsed
    from riskclass.engine.state import Body, Values
    from riskclass.model.invocation import Setting
    from riskclass.model.reading import Reading
    from riskclass.model.tables import Table
    from riskclass.shell.nodes import Script

    #: A call that is made later, its span, how many commands were met before, and the names that ran in it then.
    Completion = tuple[tuple[Text, ...], tuple[int, int], int, frozenset[str]]
    #: A function's body, its arguments, the variables it found, and what else (engine.invoke).
    OpenCall = tuple[Body, tuple[Text, ...], dict[str, Values], tuple[object, ...]]

#: Of the work that a text is given, the least that stays for each character behind a loop; twice that behind a command.
KEPT = WORK_PER_CHARACTER // 3
#: What it costs to read a statement of a language and a character of it (model.limits.WORK), where that is much.
_COSTS = {
    "python": (150, 10),
    "awk": (100, 20),
    "mongo": (100, 30),
    **dict.fromkeys(("sql", "psql", "mysql", "sqlite", "duckdb", "clickhouse"), (250, 30)),
}


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
    value = part if isinstance(part, str) else part.source
    return not value.isascii() and max(value) >= chr(MARK)


class Stop(Exception):
    """A limit ended the walk; what was found stands. `setting` and `span` say where, if that matters."""

    def __init__(self, because: str, setting: Setting | None = None, span: tuple[int, int] | None = None) -> None:
        super().__init__(because)
        self.because: Final = because
        self.setting: Final = setting
        self.span: Final = span


class Judge:
    """Collects effects and commands."""

    __slots__ = (
        "_seen",
        "argvs",
        "avoidable",
        "calls",
        "catalogue",
        "commands",
        "completions",
        "count",
        "defined",
        "definitions",
        "diverted",
        "effects",
        "filled",
        "floor",
        "gathered",
        "holes",
        "importing",
        "languages",
        "length",
        "links",
        "muted",
        "pipes",
        "planted",
        "project",
        "readings",
        "replaced",
        "revealed",
        "scant",
        "scripts",
        "settings",
        "site",
        "spare",
        "work",
    )

    def __init__(self, catalogue: Catalogue, site: Site = NO_SITE, project: str = "", length: int = 0) -> None:
        """`length`: characters of the text in question."""
        self.catalogue = catalogue
        self.site = site
        self.project = project  # the directory that the caller names, where it is none of the system's
        self.effects: list[Effect] = []
        #: The highest effect that a command with less might do without.
        self.avoidable: tuple[Effect, Call] | None = None
        self.commands: list[Command] = []
        self.count = 0
        self.length = length
        self.work = WORK + WORK_PER_CHARACTER * length  # what is left of it
        self.floor = 0  # what stays for the commands behind
        self.spare = SPARE + length  # what commands that asked for too much are looked at with once more
        self.scant = False  # they are: braces and long values are not followed
        self.holes: list[Hole] = []
        self.calls: list[OpenCall] = []  # functions being followed
        self.diverted: dict[str, Output] = {}  # what is printed to other descriptors than 1 and read by someone
        self.links = Links()  # and mounts, that this text makes
        self.pipes = 0  # process substitutions so far
        #: Names of programs (`*`: any) → where in a trusted directory this text wrote one.
        self.replaced: dict[str, str] = {}
        #: Paths that this text wrote something at → what, or the command that edited it; None: not known.
        self.planted: dict[str, str | None] = {}
        self.filled: dict[str, str] = {}  # folders that it put files into whose names are not known → how
        self.settings: list[str] = []  # of the first `gathered` paths, what may be settings (engine.settings)
        self.gathered = 0
        self.importing: set[str] = set()  # modules of those that are being followed
        self.defined: set[str] = set()  # functions that no call was seen of
        self.definitions: dict[str, int] = {}  # function → how many commands were met before it was last defined
        self.completions: list[Completion] = []  # what `complete -F` asks for
        #: Of static words in loops and functions, by identity: what they become, and how tables read that.
        self.argvs: dict[int, tuple[object, Setting, tuple[Text, ...]]] = {}
        self.readings: dict[int, tuple[tuple[Text, ...], Table, bool, list[Parsed]]] = {}
        self.languages: dict[tuple[str, tuple[Text, ...]], Reading] = {}  # what grammars said, by language and words
        self.scripts: dict[tuple[str, str, bool], Script] = {}  # what was parsed, by text, dialect and extglob
        self.revealed: set[str] = set()  # variables that a function set outside of itself though it had its own
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
        key = (kind, target, because, span, setting.via, setting.context, command, mark)
        if self.muted or key in self._seen:
            return
        self._seen.add(key)
        self.work -= 25
        found = Effect(
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
        self.effects.append(found)
        if call is None or found.risk is Risk.READ_ONLY:
            return
        if self.avoidable is None or self.avoidable[0].height < found.height:
            self.avoidable = found, call

    def through_links(self, path: str, verb: str) -> str:
        """The path, or where it leads if the text's links stand where they seem to: the stricter of the two.

        A link that is put on a directory lands inside it. Of two that are alike, what is changed is not known.
        """
        self.spend(8 * len(self.links.made))
        other = self.links.resolved(path, last=verb not in ("delete", "create"))
        if other == path:
            return path
        kinds = [PLACES[self.place(each, verb)][VERBS.index(verb)] for each in (path, other)]
        if kinds[0] == kinds[1] and verb != "read" and kinds[0] != "fs.scratch":
            return f"?{other}"
        return path if _rank(kinds[0]) > _rank(kinds[1]) else other

    def place(self, path: str, verb: str = "read") -> str:
        """The place of a path, given as a pattern: by its name, by the directory the caller names, by the site."""
        found = self._place(path, verb)
        if not self.site.places:
            return found
        named = self.site.place(path, found)
        return found if named in LOWERING and is_whole(path) else named  # no policy makes `/` a scratch place

    def kinds(self, path: str, where: str, verb: str) -> tuple[tuple[str, str], ...]:
        """Place and kind; those of the path's own place too where a guard's, or the site's, gives less."""
        at = VERBS.index(verb)
        kind = PLACES[where][at]
        if where == "guard" or (self.site.places and where not in LOWERING):
            own = self._place(path, verb)
            own = places.place(path) if own == "guard" else own
            if _rank(PLACES[own][at]) > _rank(kind):
                return (where, kind), (own, PLACES[own][at])
        return ((where, kind),)

    def _place(self, path: str, verb: str) -> str:
        found = target_place(path, verb)
        if self.project and found in ("home", "system", "unknown") and is_above(self.project, path):
            found = "project"
        if self.links.mounted and found in ("scratch", "project", "home", "system") and self.brought(path, verb):
            found = "unknown"  # this text mounted or moved something there
        return found

    def brought(self, path: str, verb: str) -> bool:
        """Whether the text mounted or moved something to the path, or below a folder that is deleted."""
        if verb != "delete":
            return self.links.over(path)
        self.spend(2 * len(self.links.mounted))
        return self.links.over(path) or self.links.under(path)

    def spend(self, steps: int) -> None:
        """Stops the walk where the text has cost more than its length allows."""
        self.work -= steps
        if self.work < self.floor:
            self.work = self.floor
            raise Stop("asks for more work than a text of this length is given")

    def stopped(self, stop: Stop, setting: Setting) -> None:
        """Notes why the walk ended early."""
        self.muted = False
        self.calls.clear()
        setting = stop.setting or setting
        self.effect(setting, "limit", "", stop.because, span=stop.span or setting.pin, rule="limit")

    def parsed(self, text: str, shell: str, extglob: bool) -> Script:
        """The tree of a script, which is parsed once however often it runs."""
        found = self.scripts.get((text, shell, extglob))
        if found is None:
            self.spend(40 * text.count("`"))  # what is in them is read twice
            if self.scripts:  # reading the text given is linear, and not counted
                self.spend(50 + len(text) // 2 + 15 * sum(map(text.count, "$`(;|")))
            found = self.scripts[text, shell, extglob] = parse(text, shell=shell, extglob=extglob)
        return found

    def reading(self, form: str, words: tuple[Text, ...], reader: Callable[[tuple[Text, ...]], Reading]) -> Reading:
        """What a grammar says of code, which it reads once however often that runs."""
        found = self.languages.get((form, words))
        if found is None:
            each, character = _COSTS.get(form, (100, 10))
            known = [part for word in words for part in word.parts if isinstance(part, str)]
            statements = 1 + sum(part.count(";") for part in known)
            brackets = sum(part.count("(") for part in known)
            self.spend(each * statements + each // 4 * brackets + character * sum(word.length for word in words))
            found = self.languages[form, words] = reader(words)
        return found

    def touched(self, path: str, what: str | None = None, more: bool = False) -> None:
        """Something is written at a path: a program of that name is not the tool that its name says any more."""
        before = self.planted.get(path, "") if more else ""
        self.planted[path] = None if what is None or before is None else f"{before}\n{what}" if before else what
        folder, _, name = path.rpartition("/")
        if folder in BINS:
            self.replaced["*" if "*" in name or "?" in name else name] = path

    def command(self, setting: Setting, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
        """Notes a command that would run, and stops the walk at a limit."""
        self.count += 1
        if self.count > COMMANDS:
            raise Stop(f"more than {COMMANDS} commands", setting, span)
        self.work -= 20 + 4 * len(argv)
        if self.work < self.floor:
            self.spend(0)
        if setting.depth > UNWRAPPING:
            self.deep(setting, span)
        self.commands.append(Command(argv, setting.via, setting.context, setting.runs, len(self.calls)))

    @property
    def full(self) -> bool:
        """Whether as many commands were seen as are judged in one text."""
        return self.count > COMMANDS

    def divert(self, descriptor: str, text: Output) -> None:
        """Notes what is printed to it; of several texts not all may be printed, nor in this order."""
        if text != SILENT:
            before = self.diverted.get(descriptor)
            self.diverted[descriptor] = text if before is None else mixed([before, text])

    def deep(self, setting: Setting, span: tuple[int, int]) -> None:
        """Stops the walk where code is wrapped too often."""
        if setting.depth > UNWRAPPING:
            raise Stop(f"wrapped more than {UNWRAPPING} times", setting, span)

    # -- scripts with holes --

    def with_marks(self, text: Text) -> str:
        """The text as one string in which a private character stands for each hole."""
        pieces: list[str] = []
        for part in text.parts:
            if isinstance(part, str):
                pieces.append(part)
            elif isinstance(part, Code):
                pieces.append(part.code)
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
        shapes = [hole.shape for hole in parts if isinstance(hole, Hole)]
        pasted = any(shape in FREE and shape != "quoted" for shape in shapes)  # into code: it may be several words
        if "quoted" in shapes:  # what it quotes
            parts = [Hole(each.source, each.because) if isinstance(each, Hole) else each for each in parts]
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
