"""What an answer costs: in a fresh process beside a bare interpreter, and in this process.

    python -m benchmarks.run [--commands FILE.jsonl] [--runs N]

Writes benchmarks/RESULTS.md. `--commands` names lines `{"cmd": …}`; without it the corpus and the tables' examples
serve. Ratios compare runs that take turns in one session, so that they hold where single times drift.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import time

from benchmarks import hook, parser, policy
from riskclass import __version__, classify
from riskclass.rules import programs

HERE = pathlib.Path(__file__).parent
BARE = "pass"
ANSWER = "from riskclass.adapters.cli import main; main()"
ASKED = ["rm -rf build", "systemctl status nginx.service", "git log --oneline -5 | head", "pct exec 132 -- df -h"]


def cold(runs: int) -> list[tuple[str, float, float]]:
    """(command, median milliseconds, median of the ratios to a bare interpreter started just before)."""
    rows = []
    for command in ASKED:
        pairs = [(_start(BARE), _start(ANSWER, command)) for _ in range(runs + 2)][2:]
        times = [answer for _, answer in pairs]
        rows.append((command, statistics.median(times), statistics.median(answer / bare for bare, answer in pairs)))
    return rows


def _start(program: str, *args: str, env: dict[str, str] | None = None) -> float:
    """Milliseconds of a fresh process."""
    run = [sys.executable, "-I", "-c", program, *args]
    before = time.perf_counter()
    done = subprocess.run(run, stdout=subprocess.DEVNULL, check=False, env=env)
    after = time.perf_counter()
    assert done.returncode in (0, 1), run  # 1: a policy says ask
    return (after - before) * 1000


def warm(commands: list[str]) -> tuple[float, float]:
    """Median and 99th percentile, in microseconds: each command once before, then its best of three."""
    for command in commands:
        classify(command)
    best = sorted(min(_once(command) for _ in range(3)) for command in commands)
    return statistics.median(best), best[int(len(best) * 0.99)]


def _once(command: str) -> float:
    before = time.perf_counter()
    classify(command)
    return (time.perf_counter() - before) * 1e6


def _commands(path: pathlib.Path | None) -> tuple[str, list[str]]:
    if path is None:
        from tests.samples import COMMANDS

        return "the corpus and the tables' examples", COMMANDS
    lines = path.read_text(encoding="utf-8").splitlines()
    return path.name, [json.loads(line)["cmd"] for line in lines]


def report(runs: int, path: pathlib.Path | None) -> str:
    source, commands = _commands(path)
    median, late = warm(commands)
    rows = "\n".join(
        f"| `{command.replace('|', chr(92) + '|')}` | {ms:.1f} | {ratio:.2f} |" for command, ms, ratio in cold(runs)
    )
    return f"""# Results

riskclass {__version__}, {len(programs())} names of tools;
CPython {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores;
{time.strftime("%Y-%m-%d")}; `python -m benchmarks.run`, {runs} runs of each.

## A plain answer in a fresh process

| command | ms, median | ratio to `python -I -c pass`, median of pairs |
|---|---|---|
{rows}

## In a running process

{len(commands)} commands ({source}): {median:.0f} µs at the median, {late:.0f} µs at the 99th percentile.

{policy.section(runs, commands, _start, BARE, ANSWER)}
{hook.section(runs, BARE, ANSWER)}
{parser.section(commands)}"""


def main() -> None:
    arguments = argparse.ArgumentParser(description="What an answer costs.")
    arguments.add_argument("--commands", type=pathlib.Path)
    arguments.add_argument("--runs", type=int, default=25)
    options = arguments.parse_args()
    text = report(options.runs, options.commands)
    (HERE / "RESULTS.md").write_text(text, encoding="utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
