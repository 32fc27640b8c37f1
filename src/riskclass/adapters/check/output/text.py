"""For people: a line for a command and its reason, and a summary."""

from __future__ import annotations

import os
import sys

from riskclass.adapters.check.finding import Finding
from riskclass.adapters.check.run import Result
from riskclass.adapters.render import COLOURS, coloured, counted, logged


def written(result: Result) -> str:
    shown = _shown(result.findings)
    lines = [_line(finding, result) for finding in shown]
    for report in result.reports:
        for unused in report.unused:
            place = f"{_path(unused.path, result)}:{unused.line}:{unused.column}"
            lines.append(f"{place}: unused  riskclass: allow[{unused.kind}] allows nothing here")
    return "\n".join([*lines, summary(result, len(shown))]) + "\n"


def _shown(findings: list[Finding]) -> list[Finding]:
    """One for a command and its reason: of `rm a b` the first operand's; programs get each."""
    first: dict[tuple[object, ...], Finding] = {}
    for finding in findings:
        said = finding.kind, finding.risk_class, finding.whole, finding.reason, finding.action, finding.because
        first.setdefault((finding.path, finding.line, *said), finding)
    return list(first.values())


def summary(result: Result, findings: int) -> str:
    """`2 findings in 1 file; 40 files read, 233 commands; 512 others, 20 ignored`"""
    states = result.states
    files = len({finding.path for finding in result.findings})
    head = f"{counted(findings, 'finding')} in {counted(files, 'file')}" if findings else "no findings"
    known = f" ({result.known} more in the baseline)" if result.known else ""
    rest = [counted(states["other"], "other")] if states["other"] else []
    rest += [f"{states[state]} {state}" for state in states if state not in ("read", "other")]
    rest += [f"{result.ignored} ignored"] if result.ignored else []
    read = f"{counted(states['read'], 'file')} read, {counted(result.commands, 'command')}"
    return "; ".join([head + known, read, *([", ".join(rest)] if rest else [])])


def _line(finding: Finding, result: Result) -> str:
    name = finding.risk_class
    mark = " (catastrophic)" if finding.whole else ""
    policy = f"  {finding.action}: {logged(finding.because)}" if finding.action else ""
    place = f"{_path(finding.path, result)}:{finding.line}:{finding.column}"
    shown = coloured(name, COLOURS[name], sys.stdout)
    return f"{place}: {shown}{mark}  {logged(finding.reason)}  [{finding.kind}]{policy}"


def _path(path: str, result: Result) -> str:
    """As somebody in this folder would write it."""
    here = path if path.startswith("/") else os.path.relpath(os.path.join(result.base, path))
    if here.lstrip().startswith(":"):  # `::` at the start of a line is a command to runners of GitHub
        here = f"./{here}"
    return logged(here)
