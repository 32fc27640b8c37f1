"""What the parser costs: beside bashlex on the same commands, and to import."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable

from benchmarks import timing
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
    """Median, mean and 99th percentile in microseconds."""
    times = timing.best(commands, read)
    return statistics.median(times), statistics.fmean(times), timing.late(times)


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


def import_cost(runs: int = 15) -> tuple[float, float]:
    """Milliseconds that importing the parser, and the package before it, take in a bare interpreter, as medians."""
    parser, package = [], []
    for _ in range(runs):
        out = subprocess.run([sys.executable, "-I", "-c", IMPORT], capture_output=True, check=True, text=True)
        first, second = map(float, out.stdout.split())
        parser.append(first * 1000)
        package.append(second * 1000)
    return statistics.median(parser), statistics.median(package)


def section(commands: list[str]) -> tuple[str, float]:
    """The part of the report, and how long bashlex takes for what we take 1 for, at the median."""
    median, mean, late = speed(commands, parse)
    accepted, other = bashlex_reads(commands)
    parser, package = import_cost()
    ours, theirs = speed(accepted, parse), speed(accepted, other)
    return (
        f"""## The parser alone

{len(commands)} commands: {median:.1f} µs at the median, {mean:.1f} on average, {late:.0f} at the 99th percentile.

On the {len(accepted)} of them that bashlex accepts, it took {theirs[0] / ours[0]:.1f} times as long at the median \
({theirs[0]:.0f} µs), {theirs[1] / ours[1]:.1f} times on average. Importing the parser takes {parser:.1f} ms in a bare \
interpreter, behind {package:.1f} ms for `import riskclass`.
""",
        theirs[0] / ours[0],
    )
