"""A check of many files, in this process or in several."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from riskclass.adapters.check.baseline import unknown
from riskclass.adapters.check.files import Tree, shown
from riskclass.adapters.check.finding import Finding, Report
from riskclass.adapters.check.ignore import repository
from riskclass.adapters.check.rule import Rule
from riskclass.adapters.check.scan import scan

#: One file for a worker: its path, its name, whether the caller named it.
Job = tuple[str, str, bool]


class Died(Exception):
    """A process of the check is gone: one line that says so."""


class Result:
    """All reports, and the findings that count. Paths are relative to `base`: the repository's root, or this folder."""

    __slots__ = ("base", "findings", "ignored", "known", "reports")

    def __init__(self, base: str, reports: list[Report], ignored: int) -> None:
        self.base: Final = base
        self.reports: Final = reports
        self.ignored: Final = ignored
        self.findings: list[Finding] = [finding for report in reports for finding in report.findings]
        self.known = 0  # findings that a baseline has

    def leave_out(self, known: Counter[tuple[str, str]]) -> None:
        """Without the findings of a baseline."""
        new = unknown(self.findings, known)
        self.known, self.findings = len(self.findings) - len(new), new

    def merge(self) -> None:
        """One finding of each kind at a place: a command that may be read in several ways has many alike."""
        first: dict[tuple[object, ...], Finding] = {}
        for finding in self.findings:
            place = (finding.path, finding.line, finding.column, finding.end_line, finding.end_column, finding.kind)
            best = first.setdefault(place, finding)
            if (finding.whole, finding.action == "deny") > (best.whole, best.action == "deny"):
                first[place] = finding
        self.findings = [*first.values()]

    @property
    def states(self) -> Counter[str]:
        """How many files became what; with `ignored` it adds up to all that there are."""
        return Counter(report.state for report in self.reports)

    @property
    def commands(self) -> int:
        return sum(report.commands for report in self.reports)

    @property
    def unread(self) -> list[Report]:
        """Files that are to be named: whatever was not read, but for what lies in a folder and is no such file."""
        quiet = ("read", "other", "link", "special")
        return [
            report for report in self.reports if report.state not in quiet or (report.why and report.state == "other")
        ]


def check(paths: list[str], rule: Rule, processes: int, progress: Callable[[int, int], None]) -> Result:
    """Checks files and folders. `progress` is told how many files of how many are done."""
    base = repository(os.getcwd()) or os.getcwd()
    tree = Tree(paths)
    jobs = [(path, shown(path, base), named) for path, named in tree.files()]
    reports: list[Report] = []
    for report in _reports(jobs, rule, processes):
        reports.append(report)
        progress(len(reports), len(jobs))
    reports += [Report(shown(path, base), "unreadable", why=why) for path, why in tree.unreadable]
    return Result(base, reports, tree.ignored)


def _reports(jobs: list[Job], rule: Rule, processes: int) -> Iterator[Report]:
    if processes < 2 or len(jobs) < 2:
        for path, name, named in jobs:
            yield scan(path, name, rule, named)
        return
    size = max(1, min(32, len(jobs) // processes // 4))
    with ProcessPoolExecutor(min(processes, len(jobs)), initializer=_start, initargs=(rule,)) as pool:
        try:
            yield from pool.map(_work, jobs, chunksize=size)
        except BrokenProcessPool:
            raise Died("a process of the check was killed; -j 1 shows at which file") from None


_rule: Rule


def _start(rule: Rule) -> None:
    """In each process: what is a finding, once."""
    global _rule
    _rule = rule


def _work(job: Job) -> Report:
    path, name, named = job
    return scan(path, name, _rule, named)
