"""`riskclass check`: commands inside files."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable

from riskclass.adapters.cli import emit
from riskclass.adapters.render import printable
from riskclass.model.risk import Risk

_USAGE = "riskclass check [OPTIONS] [PATH…]"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"riskclass: {message}\n")


def _parser() -> _Parser:
    parser = _Parser(
        prog="riskclass check",
        usage=_USAGE,
        description="Find risky commands in scripts, Makefiles, Dockerfiles, CI jobs, units, crontabs and documents.",
        epilog="Exit code: 0 without findings, 1 with findings, 2 for a wrong call.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("paths", nargs="*", default=["."], metavar="PATH", help="files and folders (default: this folder)")
    add(
        "--max",
        choices=[risk.value for risk in Risk],
        metavar="CLASS",
        help="the highest class that passes: one of %(choices)s (default: reversible_low)",
    )
    add("--policy", metavar="FILE", help="a policy that decides instead: a finding is what it does not allow")
    add("--format", choices=("text", "json", "sarif", "github"), default="text", help="default: text")
    add("--baseline", metavar="FILE", help="findings that are in this file do not count")
    add("--write-baseline", metavar="FILE", help="write all findings there, and exit with 0")
    add("-j", "--jobs", type=_jobs, default=1, metavar="N", help="processes (default: 1; 0: one a processor)")
    return parser


def _jobs(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= number <= 256:
        raise argparse.ArgumentTypeError(f"no number of processes: {text!r}")
    return number or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else number or os.cpu_count() or 1


def run(args: list[str]) -> int:
    gc.enable()  # many questions, not one
    try:
        options = _parser().parse_args(args)
        return _check(options)
    except SystemExit as stop:
        return int(stop.code or 0)
    except KeyboardInterrupt:
        sys.stderr.write("riskclass: interrupted\n")
        return 130


def _check(options: argparse.Namespace) -> int:
    try:
        from riskclass.adapters.check import baseline
        from riskclass.adapters.check.output import FORMS
        from riskclass.adapters.check.rule import Rule
        from riskclass.adapters.check.run import check
        from riskclass.policy import PolicyError
    except ImportError as error:
        if (error.name or "").startswith("riskclass"):
            raise
        return _usage(f"check needs the extra: pip install 'riskclass[check]' (there is no module {error.name})")
    missing = [path for path in options.paths if not os.path.lexists(path)]
    if missing:
        return _usage(f"no such file or folder: {missing[0]}")
    if options.max and options.policy:
        return _usage("--max and --policy both say what passes; one of them is enough")
    try:
        rule = Rule(Risk(options.max or "reversible_low"), options.policy)
        known = baseline.load(options.baseline) if options.baseline else None
    except (PolicyError, baseline.NoBaseline) as error:
        return _usage(str(error))
    result = check(options.paths, rule, options.jobs, _progress())
    for report in result.unread:
        sys.stderr.write(f"riskclass: {printable(report.path)}: not read: {printable(report.why)}\n")
    if options.write_baseline:
        try:
            baseline.write(options.write_baseline, result.findings)
        except OSError as error:
            return _usage(f"{options.write_baseline}: {error.strerror}")
        return emit(f"{len(result.findings)} findings written to {printable(options.write_baseline)}\n")
    if known is not None:
        result.leave_out(known)
    result.merge()
    emit(FORMS[options.format](result))
    return 1 if result.findings else 0


def _usage(message: str) -> int:
    sys.stderr.write(f"riskclass: {printable(message)}\n")
    return 2


def _progress() -> Callable[[int, int], None]:
    """On a terminal, how far it is; elsewhere nothing."""
    if not sys.stderr.isatty():
        return lambda done, all_: None

    def show(done: int, all_: int) -> None:
        if done == all_ or done % 20 == 0:
            sys.stderr.write("\r\x1b[K" if done == all_ else f"\r{done} of {all_} files")
            sys.stderr.flush()

    return show
