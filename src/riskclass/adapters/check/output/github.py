"""For a job of GitHub Actions: workflow commands that annotate lines (docs.github.com, "Workflow commands").

What was scanned is text of others, so everything is escaped: it must not be read as a command of its own.
"""

from __future__ import annotations

from typing import Final

from riskclass.adapters.check.output.levels import LEVELS
from riskclass.adapters.check.output.text import summary
from riskclass.adapters.check.run import Result
from riskclass.adapters.render import logged

_NAMES: Final = {"note": "notice", "warning": "warning", "error": "error"}


def written(result: Result) -> str:
    lines = []
    for finding in result.findings:
        level = _NAMES[LEVELS[finding.risk_class][0]]
        place = {"file": finding.path, "line": finding.line, "endLine": finding.end_line}
        if finding.line == finding.end_line:
            place |= {"col": finding.column, "endColumn": finding.end_column}
        lines.append(_command(level, {**place, "title": f"{finding.risk_class} {finding.kind}"}, finding.reason))
    for report in result.reports:
        for unused in report.unused:
            place = {"file": unused.path, "line": unused.line, "title": "unused allow"}
            lines.append(_command("warning", place, f"riskclass: allow[{unused.kind}] allows nothing here"))
    return "\n".join([*lines, summary(result, len(result.findings))]) + "\n"


def _command(level: str, properties: dict[str, object], message: str) -> str:
    said = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{level} {said}::{_escaped(logged(message))}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(value: object) -> str:
    return _escaped(logged(str(value))).replace(":", "%3A").replace(",", "%2C")
