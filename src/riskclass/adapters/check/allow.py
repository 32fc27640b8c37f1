"""Allow comments in the files themselves: `# riskclass: allow[fs.delete] why`, on the line or on the line before.

Of a command that goes over several lines, its first line counts besides the one that decides. A comment that gives no
reason, or a kind that does not exist, allows nothing and is a finding.
"""

from __future__ import annotations

import re
from typing import Final

from riskclass.adapters.check.finding import Finding, Unused
from riskclass.adapters.check.placed import File
from riskclass.model.risk import CLASS_OF

_COMMENT: Final = re.compile(
    r"(?P<alone>^[ \t]*)?(?<!\S)(?:#|//|;|<!--)[ \t]*riskclass:[ \t]*allow(?:\[(?P<kinds>[^\]\n]*)\])?(?P<why>[^\n]*)",
    re.MULTILINE,
)


class Allows:
    """The comments of one file. A comment alone on its line counts for the next line that is none."""

    def __init__(self, file: File, format: str, ranges: list[tuple[int, int]]) -> None:
        self.file: Final = file
        self.format: Final = format
        self.ranges: Final = ranges
        self.findings: list[Finding] = []
        self._lines: dict[tuple[int, str], list[tuple[int, int]]] = {}  # (line, kind) → places of comments
        self._used: set[tuple[int, int, str]] = set()
        self._all: list[tuple[int, int, str]] = []
        found = [*_COMMENT.finditer(file.text)] if "riskclass:" in file.text else []
        found = [match for match in found if self._counts(match)]
        self._next: Final = self._targets(found)
        self._first: Final = self._first_lines() if found else []
        for match in found:
            self._comment(match)

    def _counts(self, match: re.Match[str]) -> bool:
        """In Markdown, `#` begins a comment in code alone."""
        start = match.start()
        html = match.group().lstrip().startswith("<!--")
        return self.format != "markdown" or html or any(first <= start <= last for first, last in self.ranges)

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
        if not kinds or wrong or not why:
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

    def allows(self, kind: str, offset: int) -> bool:
        """Whether a comment lets an effect of this kind pass there."""
        if not self._lines:
            return False
        line = self.file.place(offset)[0]
        found = [place for each in {line, self._first[line]} for place in self._lines.get((each, kind), ())]
        self._used |= {(*place, kind) for place in found}
        return bool(found)

    def unused(self) -> tuple[Unused, ...]:
        return tuple(Unused(self.file.path, *each) for each in self._all if each not in self._used)
