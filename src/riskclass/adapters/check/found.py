"""Commands that were found in a file, and what they are judged as."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from riskclass.adapters.check.placed import Placed
from riskclass.api import classify_template, classify_words
from riskclass.model.effects import Effect
from riskclass.model.site import Site
from riskclass.model.text import Text
from riskclass.model.verdict import Verdict


class Broken(Exception):
    """A file that is not in its format: what is wrong, and the offset where."""

    def __init__(self, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.offset: Final = offset


class Found:
    """One text for a shell (`code` is a Placed), or a program and its arguments that no shell reads (a tuple).

    `shell` the dialect, or the name of a language that is not read; `cwd`, `home`, `env`, `context` as of `classify`;
    `where` where the file says it (`jobs.build.steps[2].run`); `notes` effects that the file adds, with their ranges in
    the file.
    """

    __slots__ = ("code", "context", "cwd", "env", "home", "notes", "shell", "where")

    def __init__(
        self,
        code: Placed | tuple[Placed, ...],
        shell: str = "sh",
        *,
        where: str = "",
        cwd: str | None = None,
        home: str | None = None,
        env: Mapping[str, str] | None = None,
        context: tuple[str, ...] = (),
        notes: tuple[Effect, ...] = (),
    ) -> None:
        self.code: Final = code
        self.shell: Final = shell
        self.where: Final = where
        self.cwd: Final = cwd if cwd is not None and cwd.startswith("/") else None
        self.home: Final = home
        self.env: Final = env
        self.context: Final = context
        self.notes: Final = notes

    def judged(self, site: Site | None = None) -> Verdict:
        """The verdict. Its effects' spans are ranges of the code, which `placed` turns into ranges of the file."""
        known = {"cwd": self.cwd, "home": self.home}
        if isinstance(self.code, Placed):
            holes = self.code.file.holes
            return classify_template(
                self.code.text, holes, shell=self.shell, env=self.env, context=self.context, site=site, **known
            )
        holes = self.code[0].file.holes if self.code else []
        return classify_words([*map(_word, self.code)], holes, context=self.context, site=site, **known)

    def placed(self, verdict: Verdict) -> Iterator[tuple[Effect, int, int]]:
        """Each effect with the range in the file where it stands."""
        for effect in verdict.effects:
            start, end = effect.span
            if isinstance(self.code, Placed):
                start, end = self.code.starts(start), self.code.ends(end)
            yield effect, start, max(start, end)
        for effect in self.notes:
            yield (effect, *effect.span)


def _word(placed: Placed) -> Text:
    at = placed.start if placed.verbatim else -1
    return Text((placed.text,) if placed.text else (), (placed.start, placed.end), at)
