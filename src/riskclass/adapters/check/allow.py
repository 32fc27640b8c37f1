"""Allow comments in the files themselves: `# riskclass: allow[fs.delete] why`, on the line or on the line before.

Of commands that go over several joined lines, the first of the kind may pass by a comment on the first line. A comment
that gives no reason, or a kind that does not exist, allows nothing and is a finding.
"""

from __future__ import annotations

import re
from typing import Final

from riskclass.adapters.check.comments import comments
from riskclass.adapters.check.finding import Finding, Unused
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed
from riskclass.model.effects import Effect
from riskclass.model.risk import CLASS_OF, Risk

_COMMENT: Final = re.compile(
    r"(?P<alone>^[ \t]*)?(?<!\S)(?P<mark>#|//|;|<!--)[ \t]*riskclass:[ \t]*allow"
    r"(?:\[(?P<kinds>[^\]\n]*)\])?(?P<why>[^\n]*)",
    re.MULTILINE,
)


class Allows:
    """The comments of one file. A comment alone on its line counts for the next line that is none."""

    def __init__(self, file: File, format: str, found: list[Found]) -> None:
        self.file: Final = file
        self.format: Final = format
        self.ranges: Final = [_range(each) for each in found]
        self.findings: list[Finding] = []
        self._lines: dict[tuple[int, str], list[tuple[int, int]]] = {}  # (line, kind) → places of comments
        self._chains: dict[tuple[int, str], object] = {}  # (first line, kind) → the command that passed by it
        self._used: set[tuple[int, int, str]] = set()
        self._all: list[tuple[int, int, str]] = []
        said = [*_COMMENT.finditer(file.text)] if "riskclass:" in file.text else []
        real = comments(file, format, found, {match.start("mark"): match["mark"] for match in said}) if said else ()
        said = [match for match in said if match.start("mark") in real]
        self._next: Final = self._targets(said)
        self._first: Final = self._first_lines() if said else []
        for match in said:
            self._comment(match)

    def _targets(self, found: list[re.Match[str]]) -> dict[int, int]:
        """Of each line that is a comment alone, the next line that is none."""
        alone = [self.file.place(match.end("alone"))[0] for match in found if match["alone"] is not None]
        targets: dict[int, int] = {}
        for line in reversed(alone):
            targets[line] = targets.get(line + 1, line + 1)
        return targets

    def _first_lines(self) -> list[int]:
        """Of each line, the first of those that `\\` joins it to."""
        first = [0, 1]
        for line in range(2, self.file.place(len(self.file.text))[0] + 1):
            first.append(first[-1] if self.file.line(line - 1).endswith("\\") else line)
        return first

    def _comment(self, match: re.Match[str]) -> None:
        start = match.end("alone") if match["alone"] is not None else match.start()
        line, column = self.file.place(start)
        kinds = [kind.strip() for kind in (match["kinds"] or "").split(",") if kind.strip()]
        why = match["why"].strip().removesuffix("-->").strip(" \t\r:-")
        wrong = [kind for kind in kinds if kind not in CLASS_OF]
        if not kinds or wrong or not any(map(str.isalnum, why)):
            said = f"there is no kind {wrong[0]}" if wrong else "it gives no reason" if kinds else "it names no kind"
            self._wrong(start, match, f"this allows nothing: {said}")
            return
        targets = [line] if match["alone"] is None else self._block(self._next[line])
        for kind in kinds:
            for each in targets:
                self._lines.setdefault((each, kind), []).append((line, column))
            self._all.append((line, column, kind))

    def _block(self, target: int) -> list[int]:
        """The line; in Markdown, of a comment in front of a block all its lines."""
        for start, end in self.ranges if self.format == "markdown" else ():
            first, last = self.file.place(start)[0], self.file.place(end)[0]
            if first == target + 1:
                return [*range(first, last + 1)]
        return [target]

    def _wrong(self, start: int, match: re.Match[str], reason: str) -> None:
        end = start + len(match.group().strip())
        span = (*self.file.place(start), *self.file.place(end))
        self.findings.append(
            Finding(
                self.file.path,
                span,
                kind="allow",
                risk_class="unknown",
                reason=reason,
                rule="check/allow",
                format=self.format,
            )
        )

    def allows(self, effect: Effect, offset: int) -> bool:
        """Whether a comment lets an effect pass there. None does where a whole disk, host or tree is at stake."""
        if not self._lines or (effect.whole and effect.risk is Risk.DESTRUCTIVE):
            return False
        line, kind = self.file.place(offset)[0], effect.kind
        command = (*effect.via, effect.command)
        found = self._lines.get((line, kind), [])
        if line == self._first[line]:
            self._chains.setdefault((line, kind), None)
        elif self._chains.setdefault((self._first[line], kind), command) == command:
            found = found + self._lines.get((self._first[line], kind), [])
        self._used |= {(*place, kind) for place in found}
        return bool(found)

    def unused(self) -> tuple[Unused, ...]:
        return tuple(Unused(self.file.path, *each) for each in self._all if each not in self._used)


def _range(found: Found) -> tuple[int, int]:
    pieces = [found.code] if isinstance(found.code, Placed) else found.code
    return pieces[0].start, pieces[-1].end
