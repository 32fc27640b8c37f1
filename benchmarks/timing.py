"""What all benchmarks share: how a call and a process are timed, and how a report begins."""

from __future__ import annotations

import os
import pathlib
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from riskclass import __version__

T = TypeVar("T")
HERE = pathlib.Path(__file__).parent
#: The floor: an interpreter that does nothing.
BARE = ("-c", "pass")
#: The command line as the installed script starts it.
OURS = ("-c", "from riskclass.adapters.cli import main; main()")


def machine(asked: str) -> str:
    """Whose figures these are: versions, machine, load and date, and the command that made them."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"""riskclass {__version__}; CPython {platform.python_version()}, {platform.machine()}, \
{os.cpu_count()} cores{load};
{time.strftime("%Y-%m-%d")}; `{asked}`."""


def write(name: str, text: str) -> None:
    """The report into its file here, and onto standard output."""
    (HERE / name).write_text(text.rstrip() + "\n", encoding="utf-8")
    sys.stdout.write(text.rstrip() + "\n")


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of Markdown; `|` in a cell is escaped."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


# -- calls --

#: Microseconds that a text may cost, whatever it is: so many, and so many for each of its bytes.
AT_LEAST, PER_BYTE = 1000, 4


def allowed(text: str) -> int:
    return AT_LEAST + PER_BYTE * len(text.encode("utf-8", "surrogateescape"))


def used(call: Callable[[], object]) -> float:
    """Microseconds of the processor: others on the machine count for less in it than in time on the clock."""
    before = time.thread_time()
    call()
    return (time.thread_time() - before) * 1e6


def best(texts: Iterable[T], judge: Callable[[T], object], runs: int = 3) -> list[float]:
    """Each text once before, then the best of a few runs, sorted."""
    times = []
    for text in texts:
        judge(text)
        times.append(min(used(lambda: judge(text)) for _ in range(runs)))  # noqa: B023
    return sorted(times)


def late(times: Sequence[float]) -> float:
    """The 99th percentile of sorted times."""
    return times[int(len(times) * 0.99)]


# -- processes --


def process(words: Sequence[str], data: bytes = b"", env: dict[str, str] | None = None) -> float:
    """Seconds of a fresh interpreter; it may end with 1, as where a policy asks."""
    before = time.perf_counter()
    done = subprocess.run([sys.executable, "-I", *words], input=data, capture_output=True, check=False, env=env)
    after = time.perf_counter()
    assert done.returncode in (0, 1) and not done.stderr, done.stderr.decode()
    return after - before


def ratio(runs: int, call: Callable[[], float], floor: Callable[[], float] = lambda: process(BARE)) -> float:
    """How many times the floor a call takes: the median of pairs that take turns, the first of them for nobody."""
    pairs = [(floor(), call()) for _ in range(runs + 1)][1:]
    return statistics.median(one / bare for bare, one in pairs)
