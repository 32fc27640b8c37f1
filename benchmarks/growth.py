"""Time for each byte of a text of 1 MB over that of 1 KB, by shape: 1 where a text of twice the length takes twice as
long."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from benchmarks.timing import table
from riskclass import classify
from riskclass.shell.parser import parse
from tests.shapes import SHAPES

LINE = 'git log --oneline "$branch" | grep -v "a b" >>log.txt 2>&1; x=$(date +%s)\n'
SIZES = (1_000, 10_000, 100_000, 1_000_000)
NAMES = (
    "commands", "the same long line", "comments", "pipelines", "functions, called", "for", "assignments", "words",
    "one word in quotes", "one here-document", "substitutions", "sh -c", "one sql statement", "python",
    "unknown options",
)  # fmt: skip


def _each(run: Callable[[str], object], text: str) -> float:
    """Nanoseconds of the processor for each byte: the best of a few runs, each long enough to be timed."""
    times = max(1, 20_000 // len(text))
    spent = []
    for _ in range(3 if len(text) < 500_000 else 1):
        gc.collect()
        before = time.process_time()
        for _ in range(times):
            run(text)
        spent.append(time.process_time() - before)
    return min(spent) / times / len(text.encode()) * 1e9


def growth(run: Callable[[str], object], shape: Callable[[int], str], collector: bool) -> list[float]:
    """Nanoseconds a byte, by size."""
    (gc.enable if collector else gc.disable)()
    try:
        return [_each(run, shape(size)) for size in SIZES]
    finally:
        gc.enable()


def section() -> tuple[str, dict[str, float]]:
    """The part of the report, and the worst ratios without and with the collector."""
    shapes = {name: (classify, SHAPES[name]) for name in NAMES}
    shapes["lines, parser alone"] = (parse, lambda size: LINE * (size // len(LINE)))
    rows = []
    worst = {"off": 0.0, "on": 0.0}
    for name, (run, shape) in shapes.items():
        run(shape(1000))
        off, on = (growth(run, shape, collector) for collector in (False, True))
        ratios = {"off": off[-1] / off[0], "on": on[-1] / on[0]}
        worst = {key: max(worst[key], ratios[key]) for key in worst}
        rows.append((name, *(f"{each / 1000:.2f}" for each in off), f"{ratios['off']:.2f}", f"{ratios['on']:.2f}"))
    heads = ("shape", "1 KB", "10 KB", "100 KB", "1 MB", "1 MB ÷ 1 KB", "collector on")
    return (
        f"""## By length of text

Microseconds of the processor for each byte, with the cyclic collector off; the last column is the ratio with it on.

{table(heads, rows)}
""",
        worst,
    )
