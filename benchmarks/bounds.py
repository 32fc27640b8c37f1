"""What the worst texts cost: every shape of tests/shapes.py by size, and the short texts that ask for a lot.

    python -m benchmarks.bounds [--sizes 300,1000,8000,65536] [--only WORD]

Writes benchmarks/RESULTS-bounds.md. A share above 1 is more than 4 µs a byte and a millisecond on this machine; texts
are measured in time of the processor, with the collector on, and beside a fixed text that the parser reads, so that
runs on other machines compare.
"""

from __future__ import annotations

import argparse
import gc
import os
import pathlib
import platform
import statistics
import sys
import time

from benchmarks import parser
from riskclass import __version__, classify
from riskclass.shell.parser import parse
from tests.shapes import BOMBS, SHAPES

HERE = pathlib.Path(__file__).parent
#: Microseconds that a text may cost, whatever it is: so many, and so many for each of its bytes.
AT_LEAST, PER_BYTE = 1000, 4
#: Code that is loaded the first time counts for nobody.
WARM = ("psql -c 'SELECT 1'", "mysql -e 'SELECT 1'", "sqlite3 a 'SELECT 1'", "python3 -c 'print(1)'", "awk '{print}'")
SHOWN = 12

Row = tuple[float, float, int, str]


def measured(name: str, text: str) -> Row:
    """(share of what is allowed, microseconds, bytes, name): the best of a few runs, fewer of a long text."""
    size = len(text.encode())
    runs = 5 if size < 4000 else 3 if size < 40_000 else 1
    gc.collect()
    used = min(_once(text) for _ in range(runs))
    return used / (AT_LEAST + PER_BYTE * size), used, size, name


def _once(text: str) -> float:
    before = time.thread_time()
    classify(text)
    return (time.thread_time() - before) * 1e6


def reference() -> float:
    """Microseconds that the parser takes for a fixed text of 1 kB, the median of many."""
    text = parser.LINE * (1000 // len(parser.LINE))
    times = []
    for _ in range(200):
        before = time.thread_time()
        parse(text)
        times.append((time.thread_time() - before) * 1e6)
    return statistics.median(times)


def section(title: str, rows: list[Row]) -> str:
    rows = sorted(rows, reverse=True)
    over = sum(share > 1 for share, *_ in rows)
    median = statistics.median(share for share, *_ in rows)
    lines = [
        f"| {name} | {size} | {used / 1000:.2f} | {used / size:.2f} | {share:.2f} |"
        for share, used, size, name in rows[:SHOWN]
    ]
    return "\n".join(
        (
            f"## {title}",
            "",
            f"{len(rows)} texts; {over} above the bound; the median uses {median:.2f} of it.",
            "",
            "| the worst | bytes | ms | µs a byte | share |",
            "|---|---|---|---|---|",
            *lines,
            "",
        )
    )


def report(sizes: list[int], only: str) -> str:
    for text in WARM:
        classify(text)
    before = reference()
    bombs = [measured(name, text) for name, text in BOMBS.items() if only in name]
    sections = [section("Short texts that ask for a lot", bombs)] if bombs else []
    for size in sizes:
        rows = [measured(name, shape(size)) for name, shape in SHAPES.items() if only in name]
        sections.append(section(f"Shapes of about {size} bytes", rows))
    return f"""# Bounds

Any text may cost {PER_BYTE} µs a byte and a millisecond; a share says how much of that it took.

riskclass {__version__}; CPython {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores;
{time.strftime("%Y-%m-%d")}; `python -m benchmarks.bounds`.
Reading 1 kB with the parser alone took {before:.0f} µs before these runs and {reference():.0f} µs after them.

{chr(10).join(sections)}"""


def main() -> None:
    arguments = argparse.ArgumentParser(description="What the worst texts cost.")
    arguments.add_argument("--sizes", default="300,1000,8000,65536")
    arguments.add_argument("--only", default="", help="shapes whose name holds this word")
    options = arguments.parse_args()
    text = report([int(size) for size in options.sizes.split(",")], options.only)
    (HERE / "RESULTS-bounds.md").write_text(text, encoding="utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
