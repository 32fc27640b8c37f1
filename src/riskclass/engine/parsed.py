"""An invocation, read by its table: options, sub-command, operands, what of them is code, what holds."""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.engine.level import Level, Spec
    from riskclass.engine.synopsis import Bound
    from riskclass.model.tables import Says, Table
    from riskclass.model.text import Text


class Given(Value):
    """An option as given: its value's words, whether it surely is one, behind how many sub-commands it stands."""

    __slots__ = ("bound", "depth", "spec", "sure", "token", "words")

    def __init__(
        self, spec: Spec, token: Text, words: tuple[Text, ...], bound: Bound, sure: bool, depth: int = 0
    ) -> None:
        self.spec: Final = spec
        self.token: Final = token
        self.words: Final = words
        self.bound: Final = bound
        self.sure: Final = sure
        self.depth: Final = depth


class Run(Value):
    """Words that are code: how they are read (`argv`, `sh`, `@sh`, `sql` …), and the words behind them."""

    __slots__ = ("args", "form", "said", "words")

    def __init__(self, form: str, words: tuple[Text, ...], args: tuple[Text, ...], said: Given | None) -> None:
        self.form: Final = form
        self.words: Final = words
        self.args: Final = args
        self.said: Final = said


class Problem(Value):
    """A word that the table does not explain."""

    __slots__ = ("because", "kind", "word")

    def __init__(self, kind: str, word: Text, because: str) -> None:
        self.kind: Final = kind
        self.word: Final = word
        self.because: Final = because


class Parsed:
    """An invocation, read by its table."""

    __slots__ = (
        "bound",
        "by_name",
        "by_options",
        "chain",
        "doubtful",
        "ends",
        "given",
        "inert",
        "levels",
        "path",
        "problems",
        "runs",
        "said",
    )

    def __init__(self) -> None:
        self.path: list[str] = []  # the words of the sub-command
        self.chain: list[Table] = []  # the tool's table, then the sub-command's
        self.levels: list[Level] = []
        self.given: list[Given] = []
        self.by_name: dict[str, list[Given]] = {}  # the same, under each spelling of the option
        self.bound: Bound = {}
        self.runs: list[Run] = []
        self.said: list[tuple[Says, Given | None]] = []  # everything that holds
        self.by_options: list[Says] = []  # of that, what rows say that are about options
        self.problems: list[Problem] = []
        self.doubtful: list[Problem] = []  # words that may be options; what they may bring is `levels[-1].worst`
        self.inert = False
        self.ends = False  # inert, since the tool only prints about itself

    def give(self, given: Given) -> None:
        self.given.append(given)
        for name in given.spec.names:
            self.by_name.setdefault(name, []).append(given)

    def take_back(self, spec: Spec) -> None:
        """`--force --force=false`: the option is not given after all."""
        left = [given for given in self.given if given.spec is not spec]
        self.given, self.by_name = [], {}
        for given in left:
            self.give(given)

    def spec(self, name: str, inside: Level | None = None) -> Spec | None:
        """The option of that spelling, of the innermost level that has one; looked for from the level `inside`."""
        levels = self.levels if inside is None else self.levels[: self.levels.index(inside) + 1]
        for level in reversed(levels):
            found = level.named(name)
            if found is not None:
                return found
        return None

    def values(self, name: str) -> tuple[Text, ...]:
        """All words given to an operand, or to an option by its spelling."""
        words = self.bound.get(name)
        if words is not None:
            return words
        found = self.by_name.get(name)
        if not found:
            return ()
        spec = self.spec(name)
        return tuple([word for given in found if given.spec is spec for word in given.words])
