"""What an answer costs: in this process, in a fresh one, by length, in batches, and beside others.

    python -m benchmarks.run [--runs N] [--commands FILE.jsonl] [--peers] [--only SECTION ...]

Writes benchmarks/RESULTS.md. `--commands` names lines `{"cmd": …}` that are timed besides the three fixed sets;
`--peers` installs other libraries into build/peers and times them in the same run. Ratios compare what takes turns in
one run, so that they hold where single times drift.
"""

from __future__ import annotations

import argparse
import pathlib
import statistics
import sys

from benchmarks import batch, cold, growth, parser, peers, policy, timing
from benchmarks.sets import TYPICAL, sets
from riskclass import classify
from riskclass.rules import programs

SECTIONS = ("calls", "cold", "growth", "batch")


def calls(found: dict[str, list[str]]) -> tuple[str, dict[str, list[float]]]:
    """The part of the report, and the sorted times of each set."""
    times = {name: timing.best(commands, classify) for name, commands in found.items()}
    every = [text for texts in found.values() for text in texts]
    worst = max(timing.used(lambda: classify(text)) / timing.allowed(text) for text in every)  # noqa: B023
    rows = [
        (name, len(each), *(f"{value:.0f}" for value in (statistics.median(each), timing.late(each), each[-1])))
        for name, each in times.items()
    ]
    return (
        f"""## In a running process

Microseconds of the processor, the best of three for each command (benchmarks/sets.py).

{timing.table(("set", "commands", "median", "99th percentile", "worst"), rows)}

The text furthest from {timing.PER_BYTE} µs a byte and a millisecond took {worst:.2f} of that in one further try.
""",
        times,
    )


def report(options: argparse.Namespace) -> str:
    found = sets(options.commands)
    name, commands = list(found.items())[-1] if options.commands else ("typical", TYPICAL)
    parts: list[str] = []
    shown: list[tuple[str, str, str]] = []  # what, at most, seen
    if "calls" in options.only:
        text, times = calls(found)
        parts += [text, policy.section(commands)]
        shown += [
            (f"median in a process, {name}", "100 µs", f"{statistics.median(times[name]):.0f} µs"),
            (f"… 99th percentile, {name}", "700 µs", f"{timing.late(times[name]):.0f} µs"),
        ]
        text, faster = parser.section(commands)
        parts.append(text)
        shown.append(("parser alone ÷ bashlex", "0.10", f"{1 / faster:.3f}"))
    if options.peers:
        text, ratio = peers.section(name, commands, 3)
        parts.append(text)
        shown.append(("median in a process ÷ the fastest peer's", "0.50", f"{ratio:.2f}"))
    if "cold" in options.only:
        text, modes = cold.section(options.runs)
        parts.append(text)
        limits = (1.8, None, 2.3, 2.6, None, 5, 1.5)
        shown = [
            *(
                (f"{mode} ÷ a bare interpreter", str(most), f"{seen:.2f}")
                for (mode, seen), most in zip(modes.items(), limits, strict=True)
                if most
            ),
            *shown,
        ]
    if "growth" in options.only:
        text, worst = growth.section()
        parts.append(text)
        shown += [
            ("time per byte, 1 MB ÷ 1 KB, collector off", "1.5", f"{worst['off']:.2f}"),
            ("… collector on", "4", f"{worst['on']:.2f}"),
        ]
    if "batch" in options.only:
        text, share = batch.section(commands)
        parts.append(text)
        shown.append(("batch: per core ÷ `classify` alone (at least)", "0.7", f"{share:.2f}"))
    asked = "python -m benchmarks.run" + "".join(f" {word}" for word in sys.argv[1:])
    return f"""# Results

{timing.machine(asked)}
{len(programs())} names of tools; {options.runs} pairs of each.

{timing.table(("what", "at most", "seen"), shown)}

{chr(10).join(parts)}"""


def main() -> None:
    arguments = argparse.ArgumentParser(description="What an answer costs.")
    arguments.add_argument("--commands", type=pathlib.Path)
    arguments.add_argument("--runs", type=int, default=25)
    arguments.add_argument("--peers", action="store_true")
    arguments.add_argument("--only", nargs="+", choices=SECTIONS, default=SECTIONS)
    timing.write("RESULTS.md", report(arguments.parse_args()))


if __name__ == "__main__":
    main()
