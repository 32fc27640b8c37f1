"""`riskclass batch FILE|-`: many commands, a JSON line for each, in their order."""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from riskclass.adapters import render
from riskclass.adapters.cli.parser import Parser, asked_policy, risk, usage_error, where
from riskclass.adapters.cli.records import LONGEST, Record, records
from riskclass.api import SHELLS, classify
from riskclass.model.risk import Risk
from riskclass.policy.rules import DECISIONS

if TYPE_CHECKING:
    from multiprocessing.pool import AsyncResult, Pool

    from riskclass.policy.decide import Policy

USAGE = """\
riskclass batch [OPTIONS] FILE       a command a line
       riskclass batch [OPTIONS] -          … from standard input
       riskclass batch --null FILE          commands that end in NUL, as xargs -0 takes them
       riskclass batch --field cmd FILE     JSON lines; cwd, home and context in them are used as well"""

_EXIT = """\
Exit code: 0; 1 above --max, where the policy asks or denies, or if a record cannot be read; 2 for a wrong call or
policy; 130 after Ctrl-C (what was printed stands)."""

#: Records that a worker takes at once, and how many such lots are under way for each worker.
_LOT = 200
_AHEAD = 3
_WORST = 5


class Question(NamedTuple):
    """What is the same for all records; goes to each worker once."""

    shell: str
    setting: dict[str, Any]
    policy: Policy | None


class Done(NamedTuple):
    """The lines of a lot, and what is counted of them."""

    lines: list[str]
    classes: Counter[str]
    tools: Counter[str]
    actions: Counter[str]
    worst: list[tuple[int, int, str]]  # (-rank, number, reason)
    errors: list[tuple[int, str]]


def run(args: list[str]) -> int:
    """The exit code: `_EXIT`."""
    gc.enable()  # which the command line puts off for single answers
    try:
        options = parser().parse_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    policy = None
    if options.policy:
        from riskclass.policy.errors import PolicyError

        try:
            policy = asked_policy(options)
        except PolicyError as error:
            return usage_error(str(error))
    setting = {"cwd": options.cwd, "home": options.home, "context": tuple(options.context)}
    try:
        stream: IO[bytes] = sys.stdin.buffer if options.file == "-" else open(options.file, "rb")  # noqa: SIM115
        with stream:
            if not (options.field or options.null or options.quiet):
                _hint(stream)
            return _all(stream, options, Question(options.shell, setting, policy))
    except OSError as error:
        return usage_error(f"{options.file}: {error.strerror}")


def _hint(stream: IO[bytes]) -> None:
    """JSON lines would be judged as commands; few shell texts begin as they do."""
    peek = getattr(stream, "peek", None)
    if peek is not None and peek(64).lstrip()[:2] == b'{"':
        sys.stderr.write("riskclass: these look like JSON lines; --field NAME says which field is the command\n")


def parser() -> Parser:
    parser = Parser(
        prog="riskclass batch", usage=USAGE, description="Many commands, a JSON line for each.", epilog=_EXIT
    )
    parser.add_argument("file", metavar="FILE", help="where the commands are; - is standard input")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("-0", "--null", action="store_true", help="commands end in NUL, not in a newline")
    kinds.add_argument("--field", metavar="NAME", help="JSON lines, with the command in this field")
    parser.add_argument("-j", "--jobs", type=_jobs, default=1, metavar="N", help="processes; 0: one for each core")
    parser.add_argument("--max", type=risk, metavar="CLASS", help="exit with 1 if a verdict is above this class")
    parser.add_argument("--policy", metavar="FILE|PRESET", help="each line has its decision as well")
    parser.add_argument("--shell", choices=SHELLS, default="bash", help="the dialect (default: bash)")
    where(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress and no summary")
    parser._has_negative_number_optionals.clear()  # -0 is none: in `-j -1` the number is the value
    return parser


def _jobs(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes")
    return int(text) or os.cpu_count() or 1


# -- judging --


def _lot(records: list[Record], question: Question) -> Done:
    _SETTLED.add(len(records))
    done = Done([], Counter(), Counter(), Counter(), [], [])
    for record in records:
        if record.error:
            done.errors.append((record.number, record.error))
            done.lines.append(json.dumps({"record": record.number, "error": record.error}))
            continue
        verdict = classify(
            record.command, shell=question.shell, **(question.setting | record.setting | _site(question))
        )
        answer: dict[str, Any] = {"record": record.number, "command": record.command} | verdict.to_dict()
        if question.policy is not None:
            decision = question.policy.decide(verdict)
            answer["decision"] = decision.to_dict()
            done.actions[decision.action] += 1
        done.lines.append(json.dumps(answer))
        done.classes[verdict.risk_class.value] += 1
        done.tools.update(effect.target for effect in verdict.effects if effect.kind == "unknown.tool")
        done.worst.append((-verdict.risk_class.rank - verdict.catastrophic, record.number, verdict.reason))
    return done._replace(worst=_worst(done.worst))


def _worst(found: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The worst, each reason once."""
    first: dict[str, tuple[int, int, str]] = {}
    for each in sorted(found):
        first.setdefault(each[2], each)
    return [*first.values()][:_WORST]


def _site(question: Question) -> dict[str, Any]:
    return {"site": question.policy.site} if question.policy is not None else {}


class _Settled:
    """Tables that were loaded stay, so the collector need not look through them; anew when as much again was done."""

    def __init__(self) -> None:
        self.done, self.next = 0, 500

    def add(self, count: int) -> None:
        self.done += count
        if self.done >= self.next:
            self.next = 2 * self.done
            gc.collect()
            gc.freeze()


_QUESTION: list[Question] = []  # of this worker
_SETTLED: Final = _Settled()  # in this process


def _begin(question: Question) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends the workers
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (where the parent is gone there is nobody to tell)
    _QUESTION[:] = [question]


def _work(records: list[Record]) -> Done:
    return _lot(records, _QUESTION[0])


def _done(records: Iterator[Record], question: Question, jobs: int) -> Iterator[Done]:
    """The lots in their order; so many are read ahead and no more, so memory does not grow with the file."""
    if jobs == 1:  # each answer as soon as its record is there
        yield from (_lot([record], question) for record in records)
        return
    from multiprocessing import Pool

    lots = iter(lambda: _take(records), [])

    pool = Pool(jobs, _begin, (question,))
    yield from _in_order(pool, lots, jobs * _AHEAD)
    pool.close()
    pool.join()


def _leave(code: int) -> NoReturn:
    """Ends this process and its workers at once: the pool's own end waits for locks that a worker may hold."""
    from multiprocessing import active_children

    for worker in active_children():
        worker.kill()
    sys.stderr.flush()
    os._exit(code)


def _take(records: Iterator[Record]) -> list[Record]:
    """The next lot: so many records, or so many as have that much text."""
    lot: list[Record] = []
    left = LONGEST
    for record in records:
        lot.append(record)
        left -= len(record.command)
        if len(lot) == _LOT or left <= 0:
            break
    return lot


def _in_order(pool: Pool, lots: Iterator[list[Record]], ahead: int) -> Iterator[Done]:
    waiting: deque[AsyncResult[Done]] = deque()
    for lot in lots:
        waiting.append(pool.apply_async(_work, (lot,)))
        if len(waiting) >= ahead:
            yield waiting.popleft().get()
    while waiting:
        yield waiting.popleft().get()


# -- telling --


def _all(stream: IO[bytes], options: argparse.Namespace, question: Question) -> int:
    told = _Told(options.quiet)
    code, early = 0, False
    with _Interrupts() as interrupts:
        try:
            for done in _done(records(stream, options), question, options.jobs):
                with interrupts.held():
                    _print(done.lines)
                    told.add(done)
        except KeyboardInterrupt:
            code, early = 128 + interrupts.signal, True  # as shells say it; what was printed stands
        except BrokenPipeError:
            early = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    told.end(interrupted=code > 128)
    above = options.max is not None and any(Risk(name) > options.max for name in told.classes)
    code = code or (1 if above or told.errors or told.actions["ask"] or told.actions["deny"] else 0)
    if early and options.jobs > 1:
        _leave(code)
    return code


def _print(lines: list[str]) -> None:
    """All of it: an unbuffered stream (`PYTHONUNBUFFERED`) writes a part when a signal comes, and the text layer above
    it takes that for the whole."""
    rest = memoryview("".join(f"{line}\n" for line in lines).encode("ascii"))  # as json.dumps writes
    while rest:
        rest = rest[sys.stdout.buffer.write(rest) :]
    sys.stdout.buffer.flush()


class _Interrupts:
    """Ctrl-C or SIGTERM between two lots, never within the lines of one; a second one does not wait."""

    def __init__(self) -> None:
        self.busy = self.asked = False
        self.signal: int = signal.SIGINT
        self.before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> _Interrupts:
        if threading.current_thread() is threading.main_thread():
            self.before = {each: signal.signal(each, self._interrupted) for each in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(self, *_: object) -> None:
        for each, before in self.before.items():
            signal.signal(each, before)

    def _interrupted(self, number: int, *_: object) -> None:
        self.signal = number
        if not self.busy or self.asked:
            raise KeyboardInterrupt
        self.asked = True

    @contextmanager
    def held(self) -> Iterator[None]:
        self.busy = True
        yield
        self.busy = False
        if self.asked:
            raise KeyboardInterrupt


class _Told:
    """What is said beside the lines, on standard error: bad records, progress on a terminal, a summary."""

    def __init__(self, quiet: bool) -> None:
        self.quiet: Final = quiet
        self.live: Final = not quiet and sys.stderr.isatty()
        self.classes: Final[Counter[str]] = Counter()
        self.tools: Counter[str] = Counter()
        self.actions: Final[Counter[str]] = Counter()
        self.worst: list[tuple[int, int, str]] = []
        self.errors = 0
        self.start: Final = time.monotonic()
        self.shown = 0.0

    def add(self, done: Done) -> None:
        self.classes.update(done.classes)
        self.tools.update(done.tools)
        self.actions.update(done.actions)
        if len(self.tools) > 10_000:  # names of a hostile file; the commonest stay
            self.tools = Counter(dict(self.tools.most_common(5_000)))
        self.worst = _worst([*self.worst, *done.worst])
        self.errors += len(done.errors)
        for number, error in done.errors:
            self._clear()
            sys.stderr.write(f"riskclass: record {number}: {render.printable(error)}\n")
        seconds = time.monotonic() - self.start
        if self.live and seconds > self.shown + 0.2:
            self.shown, count = seconds, sum(self.classes.values())
            sys.stderr.write(f"\r{render.counted(count, 'command')}, {count / max(seconds, 0.001):,.0f} a second ")
            sys.stderr.flush()

    def _clear(self) -> None:
        if self.live:
            sys.stderr.write("\r\x1b[K")

    def end(self, interrupted: bool) -> None:
        self._clear()
        if interrupted:
            sys.stderr.write("riskclass: interrupted\n")
        if self.quiet:
            return
        count = sum(self.classes.values())
        bad = f", {render.counted(self.errors, 'record')} that could not be read" if self.errors else ""
        lines = [render.counted(count, "command") + bad]
        for risk_class in Risk:
            if self.classes[risk_class.value]:
                share = 100 * self.classes[risk_class.value] / count
                lines.append(f"  {risk_class.value:<16} {self.classes[risk_class.value]:>9,} {share:5.1f} %")
        if self.actions:
            lines.append("  " + ", ".join(f"{self.actions[each]:,} {each}" for each in DECISIONS if self.actions[each]))
        if any(rank < 0 for rank, _, _ in self.worst):
            lines += ["worst", *(f"  record {number}: {_cut(reason)}" for rank, number, reason in self.worst if rank)]
        if self.tools:
            lines += ["no table for", *(f"  {count:>5,}  {_cut(name)}" for name, count in self.tools.most_common(10))]
        sys.stderr.write("\n".join(lines) + "\n")


def _cut(text: str) -> str:
    text = render.printable(text)
    return text if len(text) <= 100 else text[:99] + "…"
