"""Millions of generated commands in one process: nothing is raised, nothing kept.

    python -m benchmarks.soak [--count 10000000] [--minutes 60] [--seed 1]

Writes benchmarks/RESULTS-soak.md anew at each look at the memory, so that an interrupted run is recorded as well. Where
the memory grows, the next part of the run is traced and the report says which lines keep it.
"""

from __future__ import annotations

import argparse
import gc
import os
import pathlib
import random
import re
import resource
import shlex
import sys
import time
import tracemalloc
from collections.abc import Iterator
from itertools import islice
from typing import Any

from benchmarks import timing
from riskclass import Verdict, classify
from tests.oracle.fuzz import mutants, strings
from tests.samples import COMMANDS
from tests.shapes import BOMBS, SHAPES

LOOKS = 60
#: Commands before memory counts: all tables and grammars are loaded, and what is kept of texts is full.
WARM = 50_000
#: From here on memory is said to grow.
GROWN = 1.1
JOINS = ("; ", " && ", " | ", " || ", "\n", " & ")
WRAPS = (
    "bash -c {}",
    "sudo sh -c {}",
    "ssh web{n} {}",
    "eval {}",
    'x{n}="$({})"',
    "docker exec c{n} sh -c {}",
    "f{n}() {{ {}; }}; f{n}",
)
SETTINGS: tuple[dict[str, Any], ...] = (
    {}, {}, {"shell": "sh"}, {"shell": "zsh"}, {"cwd": "/srv/app", "home": "/home/you"},
    {"context": ("host:prod-1", "user:root")}, {"env": {"HOME": "/home/you", "D": "/srv/data"}},
)  # fmt: skip
NUMBER = re.compile(r"\d+|(?<=/)[a-z]+")


def generated(seed: int) -> Iterator[str]:
    """Without end: commands of the corpus changed by characters, joined, wrapped and with names nobody had before;
    tokens in any order; now and then a text that is made to cost a lot."""
    dice = random.Random(seed)
    shapes = [*SHAPES.values()]
    while True:
        yield from mutants(COMMANDS, 400, dice.randrange(1 << 40))
        yield from strings(100, dice.randrange(1 << 40))
        for _ in range(500):
            yield _composed(dice)
        yield dice.choice(shapes)(dice.choice((100, 300, 1000)))
        yield dice.choice([*BOMBS.values()])


def _composed(dice: random.Random) -> str:
    text, kind = dice.choice(COMMANDS), dice.random()
    if kind < 0.4:
        return NUMBER.sub(lambda found: f"{found[0]}{dice.randrange(100_000)}", text)
    if kind < 0.7:
        return f"{text}{dice.choice(JOINS)}{dice.choice(COMMANDS)}"
    if kind < 0.9:
        wrap = dice.choice(WRAPS)
        inner = shlex.quote(text) if " {}" in wrap and "{{" not in wrap else text
        return wrap.format(inner, n=dice.randrange(1000))
    return f"tool{dice.randrange(1 << 30)} --flag{dice.randrange(1 << 30)}={dice.randrange(1 << 30)}; {text}"


class Soak:
    """One run: what it counted, what went wrong, and the memory at each look."""

    def __init__(self, seed: int, asked: str) -> None:
        self.texts = generated(seed)
        self.asked = asked
        self.dice = random.Random(seed + 1)
        self.count = 0
        self.size = 0
        self.begin = time.monotonic()
        self.wrong: list[str] = []
        self.worst = (0.0, 0.0, "")
        self.memory: list[tuple[int, float]] = []
        self.kept: list[str] = []
        self.traced: tracemalloc.Snapshot | None = None

    def some(self, count: int) -> None:
        for text in islice(self.texts, count):
            self.count += 1
            self.size += len(text)
            setting = self.dice.choice(SETTINGS)
            told: list[Verdict] = []
            try:
                took = timing.used(lambda: told.append(classify(text, **setting)))  # noqa: B023
                told[0].to_dict()
            except Exception as error:
                self.wrong.append(f"{type(error).__name__} {text!r} {setting}")
                continue
            allowed = timing.allowed(text)
            if took > self.worst[0] * allowed and self.count > WARM:  # the collector's turn is not the text's
                took = min(took, timing.used(lambda: classify(text, **setting)))  # noqa: B023
                self.worst = max(self.worst, (took / allowed, took, text))
            if any(effect.rule == "internal" or "could not be judged" in effect.because for effect in told[0].effects):
                self.wrong.append(f"{told[0].reason} {text!r} {setting}")

    def look(self) -> None:
        """Memory as it is; where it grew since the first look, what the time until the next one keeps is traced."""
        gc.collect()
        self.memory.append((self.count, resident()))
        if self.traced is not None:
            found = tracemalloc.take_snapshot().compare_to(self.traced, "lineno")
            self.kept = [str(each) for each in found[:12] if each.size_diff > 0]
            tracemalloc.stop()
            self.traced = None
        elif self.memory[-1][1] > self.memory[0][1] * GROWN and not self.kept:
            tracemalloc.start()
            self.traced = tracemalloc.take_snapshot()

    def report(self, done: bool) -> str:
        first, last = self.memory[0][1], self.memory[-1][1]
        seconds = time.monotonic() - self.begin
        share, took, text = self.worst
        looks = self.memory[:: max(1, len(self.memory) // 12)]
        rows = [(f"{count:,}", f"{size:.1f}") for count, size in dict([*looks, self.memory[-1]]).items()]
        wrong = "".join(f"\n- `{each[:300]}`" for each in self.wrong[:20])
        kept = "".join(f"\n- {each}" for each in self.kept)
        return f"""# Soak

{timing.machine(self.asked)}

{self.count:,} commands, {self.size / 1e6:,.0f} million characters, in {seconds / 60:.0f} minutes of one process \
at the lowest priority{"" if done else "; not at its end yet"}.

**{len(self.wrong)}** were answered by an exception or as what could not be judged.{wrong}

Memory at the end ÷ after the first {WARM:,}: **{last / first:.2f}** ({last:.1f} MB).{kept}

The text furthest from 4 µs a byte and a millisecond took {share:.2f} of that ({took / 1000:.1f} ms of the processor):

    {text[:200]!r}

{timing.table(("commands", "MB resident"), rows)}
"""


def resident() -> float:
    """Megabytes that this process has in memory; on systems that do not say, the most that it had."""
    file = pathlib.Path("/proc/self/statm")
    if file.exists():
        return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1e6 if sys.platform == "darwin" else 1e3)


def main() -> int:
    arguments = argparse.ArgumentParser(description="Millions of generated commands in one process.")
    arguments.add_argument("--count", type=int, default=10_000_000)
    arguments.add_argument("--minutes", type=float, default=60, help="what comes first ends the run")
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    os.nice(19)
    soak = Soak(options.seed, "python -m benchmarks.soak " + shlex.join(sys.argv[1:]))
    for text in COMMANDS:
        classify(text).to_dict()
    soak.some(WARM)
    step, end = 10_000, soak.begin + options.minutes * 60
    due = 0.0
    while True:
        now = time.monotonic()
        done = soak.count >= options.count or now >= end
        if now >= due or done:
            soak.look()
            text = soak.report(done)
            (timing.HERE / "RESULTS-soak.md").write_text(text, encoding="utf-8")
            due = now + options.minutes * 60 / LOOKS
        if done:
            sys.stdout.write(text)
            return 1 if soak.wrong or soak.memory[-1][1] > soak.memory[0][1] * GROWN else 0
        soak.some(min(step, options.count - soak.count))


if __name__ == "__main__":
    sys.exit(main())
