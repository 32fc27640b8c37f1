"""`riskclass batch -j N` on many commands, each of them another text."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from benchmarks.timing import OURS, table

COUNT = 40_000
#: The verdicts alone, each once, in a process that has loaded the tables.
ALONE = """
import pathlib, sys, time
from riskclass import classify
lines = pathlib.Path(sys.argv[1]).read_text().splitlines()
for line in lines[:1000]:
    classify(line)
start = time.process_time()
for line in lines:
    classify(line)
print((time.process_time() - start) / len(lines))
"""


def _lines(commands: list[str]) -> list[str]:
    """The commands again and again, each time with another number behind them."""
    lines = [text for text in commands if "\n" not in text and "#" not in text]
    return [f"{lines[number % len(lines)]} # {number}" for number in range(COUNT)]


def _run(file: pathlib.Path, jobs: int) -> tuple[float, float]:
    """Seconds, and seconds of processors."""
    words = [sys.executable, "-I", *OURS, "batch", "--quiet", "-j", str(jobs), str(file)]
    before, used = time.perf_counter(), os.times()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    now = os.times()
    spent = now.children_user + now.children_system - used.children_user - used.children_system
    return time.perf_counter() - before, spent


def section(commands: list[str]) -> tuple[str, float]:
    """The part of the report, and the least share of what the mean time in a process allows that a core does."""
    rows, shares = [], []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "commands"
        file.write_text("\n".join(_lines(commands)), encoding="utf-8")
        alone = 0.0
        for jobs in dict.fromkeys((1, 2, os.cpu_count() or 1)):
            run = [sys.executable, "-I", "-c", ALONE, str(file)]
            mean = float(subprocess.run(run, check=True, capture_output=True).stdout)
            wall, used = _run(file, jobs)
            alone = alone or wall
            shares.append(mean * COUNT / used)
            rows.append(
                (jobs, f"{COUNT / wall:,.0f}", f"{alone / wall:.2f}", f"{COUNT / used:,.0f}", f"{shares[-1]:.2f}")
            )
    heads = ("`-j`", "a second", "times `-j 1`", "a second of a processor", "÷ `classify` alone")
    return (
        f"""## Batch

{COUNT:,} distinct lines of the typical set into JSON lines, with all that a process loads, beside `classify` alone on \
the same lines just before, by time of the processor.

{table(heads, rows)}
""",
        min(shares),
    )
