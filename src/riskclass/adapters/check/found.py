"""Commands that were found in a file, and what they are judged as."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from riskclass.adapters.check.placed import File, Placed
from riskclass.api import classify_template, classify_words
from riskclass.model.effects import Effect
from riskclass.model.site import Site
from riskclass.model.text import MARK, Hole, Text
from riskclass.model.verdict import Verdict

#: Of more that a file sets, no command is judged.
VARIABLES: Final = 1000


class Broken(Exception):
    """A file that is not in its format: what is wrong, and the offset where."""

    def __init__(self, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.offset: Final = offset


class Found:
    """One text for a shell (`code` is a Placed), or a program and its arguments that no shell reads (a tuple).

    `shell` the dialect, or the name of a language that is not read; `cwd`, `home`, `env`, `context` as of `classify`;
    `where` where the file says it (`jobs.build.steps[2].run`); `notes` effects that the file adds, with their ranges in
    the file; `called` what the file calls a program that stands in for a word of its own.
    """

    __slots__ = ("called", "code", "context", "cwd", "env", "home", "notes", "shell", "where")

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
        called: str = "",
    ) -> None:
        self.code: Final = code
        self.shell: Final = shell
        self.where: Final = where
        self.cwd: Final = cwd if cwd is not None and cwd.startswith("/") else None
        self.home: Final = home
        self.env: Final = env
        self.context: Final = context
        self.notes: Final = notes
        self.called: Final = called

    def judged(self, site: Site | None = None) -> Verdict:
        """The verdict. Its effects' spans are ranges of the code, which `placed` turns into ranges of the file."""
        if self.env is not None and len(self.env) > VARIABLES:
            return limit(f"the file sets more than {VARIABLES} variables", site)
        known = {"cwd": self.cwd, "home": self.home}
        if isinstance(self.code, Placed):
            (text,), holes = _own(self.code.file, self.code.text)
            return classify_template(
                text, holes, shell=self.shell, env=self.env, context=self.context, site=site, **known
            )
        texts, holes = _own(self.code[0].file, *(word.text for word in self.code)) if self.code else ([], [])
        words, place = [], 0
        for text in texts:  # one behind the other, as if they stood in a text of their own
            words.append(Text((text,) if text else (), (place, place + len(text)), place))
            place += len(text) + 1
        return classify_words(words, holes, context=self.context, site=site, **known)

    def placed(self, verdict: Verdict, site: Site | None) -> Iterator[tuple[Effect, int, int]]:
        """Each effect with the range in the file where it stands."""
        for effect in verdict.effects:
            start, end = effect.span
            if isinstance(self.code, Placed):
                start, end = self.code.starts(start), self.code.ends(end)
            else:
                (first, start), (last, end) = self._inside(start), self._inside(end)
                start, end = first.starts(start), last.ends(end)
            if self.called:
                rule = f"{self.called.lower()}/{effect.kind}"
                effect = effect.changed(command=f"{self.called} {effect.target}".strip(), rule=rule)
            yield effect, start, max(start, end)
        for effect in self.notes:
            yield (added(effect, site, self.context), *effect.span)

    def _inside(self, place: int) -> tuple[Placed, int]:
        """The word, and the place in it, of a place in the words as `judged` lays them out."""
        assert not isinstance(self.code, Placed)
        word, *others = self.code
        for following in others:
            if place <= len(word.text):
                break
            place, word = place - len(word.text) - 1, following
        return word, place


def added(effect: Effect, site: Site | None, context: tuple[str, ...] = ()) -> Effect:
    """An effect that a check itself adds, with the class that a site gives its kind: the highest of several."""
    sites = [each for each in (site, site.tighter if site is not None else None) if each is not None]
    risks = [each.classes.get(effect.kind, effect.risk) for each in sites]
    return effect.changed(risk=max(risks, default=effect.risk), context=context)


def limit(because: str, site: Site | None) -> Verdict:
    """The verdict where more would be asked than is looked at."""
    return Verdict((added(Effect("limit", "", because, rule="check/limit"), site),))


def _own(file: File, *texts: str) -> tuple[list[str], list[Hole]]:
    """The texts with marks for their own holes alone, and those: a file may have many."""
    numbers = (ord(char) - MARK for text in texts if text and max(text) >= chr(MARK) for char in set(text))
    used = sorted({number for number in numbers if 0 <= number < len(file.holes)})
    marks = {MARK + number: MARK + place for place, number in enumerate(used)}
    return [text.translate(marks) if marks else text for text in texts], [file.holes[number] for number in used]
