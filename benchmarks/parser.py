"""What the parser costs: beside bashlex on the same commands, by length of text, and to import.

    python -m benchmarks.parser [--commands FILE.jsonl]

prints a section for benchmarks/RESULTS.md; `section` gives it to benchmarks/run.py.
"""

from __future__ import annotations

import argparse
import gc
import pathlib
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from riskclass.shell.parser import parse

LINE = 'git log --oneline "$branch" | grep -v "a b" >>log.txt 2>&1; x=$(date +%s)\n'
IMPORT = """
from time import process_time
start = process_time()
import riskclass
package = process_time()
import riskclass.shell.parser
print(process_time() - package, package - start)
"""


def speed(commands: list[str], read: Callable[[str], object]) -> tuple[float, float, float]:
    """Median, mean and 99th percentile in microseconds: each command once before, then its best of three."""
    best = []
    for command in commands:
        read(command)
        best.append(min(_once(command, read) for _ in range(3)))
    best.sort()
    return statistics.median(best), statistics.fmean(best), best[int(len(best) * 0.99)]


def _once(command: str, read: Callable[[str], object]) -> float:
    before = time.perf_counter()
    read(command)
    return (time.perf_counter() - before) * 1e6


def bashlex_reads(commands: list[str]) -> tuple[list[str], Callable[[str], object]]:
    """The commands that bashlex accepts, and its parser."""
    import bashlex

    accepted = []
    for command in commands:
        try:
            bashlex.parse(command)
        except Exception:
            continue
        accepted.append(command)
    return accepted, bashlex.parse


def growth(collector: bool) -> float:
    """Time of the processor per character at 1 MB over that at 1 KB."""
    short, long = (LINE * (size // len(LINE)) for size in (1_000, 1_000_000))
    gc.collect()
    (gc.enable if collector else gc.disable)()
    try:
        few = min(_used(short, 100) for _ in range(5)) / 100 / len(short)
        many = min(_used(long, 1) for _ in range(3)) / len(long)
    finally:
        gc.enable()
    return many / few


def _used(text: str, times: int) -> float:
    before = time.process_time()
    for _ in range(times):
        parse(text)
    return time.process_time() - before


def import_cost(runs: int = 15) -> tuple[float, float]:
    """Milliseconds that importing the parser, and the package before it, take in a bare interpreter, as medians."""
    parser, package = [], []
    for _ in range(runs):
        out = subprocess.run([sys.executable, "-I", "-c", IMPORT], capture_output=True, check=True, text=True)
        first, second = map(float, out.stdout.split())
        parser.append(first * 1000)
        package.append(second * 1000)
    return statistics.median(parser), statistics.median(package)


def section(commands: list[str]) -> str:
    median, mean, late = speed(commands, parse)
    accepted, other = bashlex_reads(commands)
    parser, package = import_cost()
    ours, theirs = speed(accepted, parse), speed(accepted, other)
    return f"""## The parser alone

{len(commands)} commands: {median:.1f} µs at the median, {mean:.1f} on average, {late:.0f} at the 99th percentile.

On the {len(accepted)} of them that bashlex accepts, it took {theirs[0] / ours[0]:.1f} times as long at the median \
({theirs[0]:.0f} µs), {theirs[1] / ours[1]:.1f} times on average.

Time per character of a text of 1 MB over that of one of 1 KB: {growth(False):.2f} with the cyclic collector off, \
{growth(True):.2f} with it on. Importing the parser takes {parser:.1f} ms \
in a bare interpreter, behind {package:.1f} ms for `import riskclass`.
"""


def main() -> None:
    from benchmarks.run import _commands

    parser = argparse.ArgumentParser(description="What the parser costs.")
    parser.add_argument("--commands", type=pathlib.Path)
    _, commands = _commands(parser.parse_args().commands)
    sys.stdout.write(section(commands))


if __name__ == "__main__":
    main()
