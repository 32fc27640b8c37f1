"""What a check reports: findings, files that could not be read, allow comments that allow nothing."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from riskclass.model.value import Value


class Finding(Value):
    """One thing that a command in a file does and that is not let pass.

    `line`, `column` from 1, in code points; `end_line`, `end_column` lie behind its last character. `kind` is an effect
    kind, or `allow` for an allow comment that does not count. With a policy, `action` is its decision and `because` the
    rule that says so; else both are empty.
    """

    __slots__ = (
        "action",
        "because",
        "column",
        "context",
        "end_column",
        "end_line",
        "fingerprint",
        "format",
        "kind",
        "line",
        "path",
        "reason",
        "risk_class",
        "rule",
        "target",
        "where",
        "whole",
    )

    def __init__(
        self,
        path: str,
        span: tuple[int, int, int, int],
        *,
        kind: str,
        risk_class: str,
        reason: str,
        rule: str = "",
        target: str = "",
        because: str = "",
        context: tuple[str, ...] = (),
        where: str = "",
        format: str = "",
        whole: bool = False,
        action: str = "",
        mark: str = "",
    ) -> None:
        self.path: Final = path
        self.line: Final = span[0]
        self.column: Final = span[1]
        self.end_line: Final = span[2]
        self.end_column: Final = span[3]
        self.kind: Final = kind
        self.risk_class: Final = risk_class
        self.reason: Final = reason
        self.rule: Final = rule
        self.target: Final = target
        self.because: Final = because
        self.context: Final = context
        self.where: Final = where
        self.format: Final = format
        self.whole: Final = whole
        self.action: Final = action
        said = "\0".join((kind, mark or reason, target, *context))
        #: The same wherever in its file the command stands.
        self.fingerprint: Final = hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()[:16]

    def to_dict(self) -> dict[str, Any]:
        names = [name for name in self.__slots__ if name not in ("context", "whole")]
        found = {name: getattr(self, name) for name in names}
        return {**found, "context": list(self.context), "catastrophic": self.whole}


class Unused(Value):
    """An allow comment whose kind no command there has."""

    __slots__ = ("column", "kind", "line", "path")

    def __init__(self, path: str, line: int, column: int, kind: str) -> None:
        self.path: Final = path
        self.line: Final = line
        self.column: Final = column
        self.kind: Final = kind

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("path", "line", "column", "kind")}


#: What became of a file.
STATES: Final = {
    "read": "its commands were judged",
    "other": "not of a format that holds commands",
    "binary": "not text",
    "unreadable": "could not be opened",
    "broken": "not in its format",
    "large": "larger than is read",
    "special": "no regular file",
    "link": "a symbolic link, not followed",
}


class Report(Value):
    """One file: what became of it, how many commands it has, and what was found."""

    __slots__ = ("commands", "findings", "format", "path", "state", "unused", "why")

    def __init__(
        self,
        path: str,
        state: str,
        format: str = "",
        *,
        why: str = "",
        commands: int = 0,
        findings: tuple[Finding, ...] = (),
        unused: tuple[Unused, ...] = (),
    ) -> None:
        self.path: Final = path
        self.state: Final = state
        self.format: Final = format
        self.why: Final = why
        self.commands: Final = commands
        self.findings: Final = findings
        self.unused: Final = unused
