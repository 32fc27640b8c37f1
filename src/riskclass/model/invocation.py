"""The setting in which a command runs, and what it is fed."""

from __future__ import annotations

from riskclass.model.text import Text
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

#: What standard input holds: alternatives of its text, or None where nothing is fed (a terminal).
Input = tuple[Text, ...] | None


class Setting(Value):
    """Where a text stands and runs: `base` maps its offsets into the text given (None: all is at `pin`).

    `via` the wrappers on the way, `context` where and as whom, `shell` the dialect, `depth` how deep it is wrapped,
    `runs` whether it runs or is only defined.
    """

    __slots__ = ("base", "context", "depth", "pin", "runs", "shell", "via")

    def __init__(
        self,
        shell: str = "bash",
        via: tuple[str, ...] = (),
        context: tuple[str, ...] = (),
        base: int | None = 0,
        pin: tuple[int, int] = (0, 0),
        depth: int = 0,
        runs: str = "yes",
    ) -> None:
        self.shell: Final = shell
        self.via: Final = via
        self.context: Final = context
        self.base: Final = base
        self.pin: Final = pin
        self.depth: Final = depth
        self.runs: Final = runs

    def inside(self, title: str, context: tuple[str, ...] = ()) -> Setting:
        """The setting of what a wrapper runs."""
        return Setting(
            self.shell, (*self.via, title), self.context + context, self.base, self.pin, self.depth + 1, self.runs
        )

    def within(self, context: tuple[str, ...]) -> Setting:
        """The same, acting elsewhere."""
        found = self.context + context
        return Setting(self.shell, self.via, found, self.base, self.pin, self.depth, self.runs)

    def of_text(self, shell: str, text: Text) -> Setting:
        """The setting of a script that stands in `text`; offsets are exact where it stands there verbatim."""
        base = text.at if text.at >= 0 else None
        return Setting(shell, self.via, self.context, base, text.span, self.depth, self.runs)

    def defined(self) -> Setting:
        """The setting of a function's body that is never called."""
        return Setting(self.shell, self.via, self.context, self.base, self.pin, self.depth, "defined")

    def span(self, start: int, end: int) -> tuple[int, int]:
        return self.pin if self.base is None else (self.base + start, self.base + end)
