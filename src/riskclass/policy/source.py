"""One text of a policy: its data, where its keys stand, and what is wrong with it."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from riskclass.model.limits import PROBLEMS
from riskclass.policy.errors import PolicyError
from riskclass.policy.toml import DOTS, Places, dotted

if TYPE_CHECKING:
    from riskclass.policy.toml import Path


class Problems:
    """Where problems go: the first one is raised, or, to show them all to an author, each is kept."""

    def __init__(self, keep: bool = False) -> None:
        self.keep: Final = keep
        self.found: Final[list[PolicyError]] = []

    def add(self, problem: PolicyError) -> None:
        if not self.keep:
            raise problem
        if len(self.found) == PROBLEMS:
            raise PolicyError(problem.file, problem.line, problem.column, f"more than {PROBLEMS} problems")
        self.found.append(problem)


class Source:
    """One text, and where its keys stand. A text that is no TOML has no data.

    Raises:
        PolicyError: as `Problems` says.
    """

    def __init__(self, file: str, text: str, problems: Problems) -> None:
        self.file: Final = file
        self.whole: Final = text
        self.text: Final = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.problems: Final = problems
        self.wrong: Final[list[Path]] = []
        self.data: dict[str, Any] = {}
        self.places = Places("")
        place = dotted(self.text)
        if place >= 0:
            self._unread(*self._at(place), f"more than {DOTS} names joined by dots")
            return
        try:
            self.data = tomllib.loads(self.text)
            self.places = Places(self.text)
        except RecursionError:
            self._unread(0, 0, "nested too deeply")
        except ValueError as error:  # also a number of too many digits
            self._syntax(str(error))

    def _syntax(self, message: str) -> None:
        """tomllib says `… (at line 3, column 5)`, or `(at end of document)`."""
        said, _, place = message.rpartition(" (at ")
        numbers = [int(word.strip("),")) for word in place.split() if word.strip("),").isdigit()]
        line, column = numbers if len(numbers) == 2 else self._at(len(self.text)) if said else (0, 0)
        self._unread(line, column, f"no valid TOML: {said or message}")

    def _at(self, place: int) -> tuple[int, int]:
        return self.text.count("\n", 0, place) + 1, place - self.text.rfind("\n", 0, place)

    def _unread(self, line: int, column: int, message: str) -> None:
        self.data = {}
        self.problems.add(PolicyError(self.file, line, column, message))

    def refuse(self, path: Path, message: str) -> None:
        """A problem at a key; what stands there is not to be used."""
        self.wrong.append(path)
        self.problems.add(PolicyError(self.file, *self.places.at(path), message))

    def is_wrong(self, path: Path) -> bool:
        """Whether something is wrong with the key, or with what it holds."""
        return any(each[: len(path)] == path for each in self.wrong)

    def note(self, path: Path, message: str) -> str:
        line, column = self.places.at(path)
        return f"{self.file}:{line}:{column}: {message}"
