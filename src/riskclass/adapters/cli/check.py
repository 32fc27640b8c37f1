"""`riskclass check`: commands inside files."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator

from riskclass.adapters.cli import emit
from riskclass.adapters.cli.parser import Parser, risk, usage_error
from riskclass.adapters.render import counted, logged
from riskclass.model.risk import Risk
from riskclass.policy.errors import PolicyError
from riskclass.policy.finding import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.adapters.check.finding import Report

#: Files of one reason that are named in its line.
_NAMES = 5
_USAGE = "riskclass check [OPTIONS] [PATH…]"


def parser() -> Parser:
    parser = Parser(
        prog="riskclass check",
        usage=_USAGE,
        description="Find risky commands in scripts, Makefiles, Dockerfiles, CI jobs, units, crontabs and documents.",
        epilog="Exit code: 0 without findings, 1 with findings, 2 for a wrong call.",
    )
    add = parser.add_argument
    add("paths", nargs="*", default=["."], metavar="PATH", help="files and folders (default: this folder)")
    add("--max", type=risk, metavar="CLASS", help="the highest class that passes (default: reversible_low)")
    add("--policy", metavar="FILE|PRESET", help="what passes is what it allows, whatever its class")
    add("--format", choices=("text", "json", "sarif", "github"), default="text", help="default: text")
    add("--baseline", metavar="FILE", help="findings that are in this file do not count")
    add("--write-baseline", metavar="FILE", help="write all findings there, and exit with 0")
    add("-j", "--jobs", type=_jobs, default=1, metavar="N", help="processes (default: 1; 0: one a processor)")
    return parser


def _jobs(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= number <= 256:
        raise argparse.ArgumentTypeError(f"no number of processes: {text!r}")
    return number or os.cpu_count() or 1


def run(args: list[str]) -> int:
    """Exit code 0 without findings, 1 with findings, 2 for a wrong call."""
    gc.enable()  # many questions, not one
    try:
        options = parser().parse_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    missing = [path for path in options.paths if not os.path.lexists(path)]
    if missing:
        return usage_error(f"no such file or folder: {missing[0]}")
    if options.max and options.policy:
        return usage_error("--max and --policy both say what passes; one of them is enough")
    try:
        return _check(options)
    except ImportError as error:
        if (error.name or "").startswith("riskclass"):
            raise
        return usage_error(f"check needs the extra: pip install 'riskclass[check]' (there is no module {error.name})")
    except PolicyError as error:
        return usage_error(str(error) if error.file else error.message)


def _check(options: argparse.Namespace) -> int:
    from riskclass.adapters.check import baseline
    from riskclass.adapters.check.output import FORMS
    from riskclass.adapters.check.rule import Rule
    from riskclass.adapters.check.run import Died, check

    try:
        known = baseline.load(options.baseline) if options.baseline else None
        rule = Rule(options.max or Risk.REVERSIBLE_LOW, load(options.policy) if options.policy else None)
        result = check(options.paths, rule, options.jobs, _progress())
        if options.write_baseline:
            baseline.write(options.write_baseline, result.findings)
    except (baseline.Unusable, Died) as error:
        return usage_error(str(error))
    sys.stderr.writelines(_unread(result.unread))
    if options.write_baseline:
        return emit(f"{counted(len(result.findings), 'finding')} written to {logged(options.write_baseline)}\n")
    result.leave_out(known or Counter())
    result.merge()
    emit(FORMS[options.format](result))
    return 1 if result.findings else 0


def _unread(reports: list[Report]) -> Iterator[str]:
    """A line for each file, but for those that share a reason: pre-commit names whatever has changed."""
    alike: dict[str, list[str]] = {}
    for report in reports:
        alike.setdefault(report.why if report.state == "other" else report.path, []).append(logged(report.path))
    for report in reports:
        names = alike.pop(report.why if report.state == "other" else report.path, [])
        if len(names) == 1:
            yield f"riskclass: {names[0]}: not read: {logged(report.why)}\n"
        elif names:
            more = f" and {len(names) - _NAMES} more" if len(names) > _NAMES else ""
            shown = ", ".join(names[:_NAMES])
            yield f"riskclass: {len(names)} files are not read: {logged(report.why)}: {shown}{more}\n"


def _progress() -> Callable[[int, int], None]:
    """On a terminal, how far it is; elsewhere nothing."""
    if not sys.stderr.isatty():
        return lambda done, all_: None

    def show(done: int, all_: int) -> None:
        if done == all_ or done % 20 == 0:
            sys.stderr.write("\r\x1b[K" if done == all_ else f"\r{done} of {all_} files")
            sys.stderr.flush()

    return show
