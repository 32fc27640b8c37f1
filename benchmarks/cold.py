"""Answers of fresh processes: the five modes, what they keep in memory, and what a plain one imports."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks import policy
from benchmarks.timing import BARE, OURS, process, ratio, table

ASKED = ["rm -rf build", "systemctl status nginx.service", "git log --oneline -5 | head", "pct exec 132 -- df -h"]
HEADS = ("command", "plain", "`--json`", "hook", "hook, kept policy", "plain, kept policy", "plain, new policy")
#: Modules that a program loads beyond those of an interpreter that does nothing.
LOADED = """
import sys
before = set(sys.modules)
from riskclass.adapters.cli import main
main([sys.argv[1]])
print(*sorted(set(sys.modules) - before), sep="\\n", file=sys.stderr)
"""
#: Starts a process and says its peak memory; small itself, since what a parent has counts for its child.
PEAK = """
import os, sys
child = os.posix_spawn(sys.executable, [sys.executable, "-I", *sys.argv[1:]], os.environ)
print(os.wait4(child, 0)[2].ru_maxrss)
"""
MCP = [
    {"id": 1, "method": "initialize"},
    {"method": "notifications/initialized"},
    {"id": 2, "method": "tools/call", "params": {"name": "classify_command", "arguments": {"command": ASKED[0]}}},
]
HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "benchmark", "version": "1"}}


@contextmanager
def _home() -> Iterator[tuple[dict[str, str], pathlib.Path]]:
    """An environment in which nobody has settings, and a policy in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "policy.toml"
        file.write_text(policy.text(), encoding="utf-8")
        places = {"HOME": folder, "XDG_CACHE_HOME": f"{folder}/cache", "XDG_CONFIG_HOME": folder}
        yield {**os.environ, **places}, file


def ratios(runs: int) -> list[list[float]]:
    """For each command, how many times a bare interpreter's time each mode takes, as `HEADS` names them."""
    with _home() as (env, file):

        def new(command: str) -> float:
            shutil.rmtree(env["XDG_CACHE_HOME"], ignore_errors=True)
            return process((*OURS, "--policy", str(file), command), env=env)

        def row(command: str) -> list[float]:
            asked = {"hook_event_name": "PreToolUse", "tool_name": "Bash", "cwd": "/srv/app"}
            data = json.dumps(asked | {"tool_input": {"command": command}}).encode()
            kept = ("--policy", str(file))
            modes = (
                ((command,), b""),
                (("--json", command), b""),
                (("hook", "claude"), data),
                (("hook", "claude", *kept, "--deadline", "8"), data),
                ((*kept, command), b""),
            )
            found = [ratio(runs, lambda: process((*OURS, *words), given, env)) for words, given in modes]  # noqa: B023
            return [*found, ratio(runs, lambda: new(command))]

        return [row(command) for command in ASKED]


def mcp(runs: int) -> float | None:
    """The same for an MCP server up to its first answer; None where the extra is not installed."""
    lines = [{"jsonrpc": "2.0", **each} for each in MCP]
    lines[0]["params"] = HELLO
    data = "".join(f"{json.dumps(line)}\n" for line in lines).encode()
    with _home() as (env, _):
        run = [sys.executable, "-I", *OURS, "mcp"]
        told = subprocess.run(run, input=data, capture_output=True, env=env, check=False).stdout
        return ratio(min(runs, 7), lambda: process((*OURS, "mcp"), data, env)) if b"destructive" in told else None


def memory() -> float:
    """Peak memory of a plain answer over that of a bare interpreter, the median of a few pairs."""
    return statistics.median(_peak((*OURS, ASKED[0])) / _peak(BARE) for _ in range(5))


def _peak(words: tuple[str, ...]) -> int:
    run = [sys.executable, "-I", "-c", PEAK, *words]
    return int(subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()[-1])


def imports() -> str:
    """How many modules a plain answer loads, and those that take longest."""
    told = subprocess.run([sys.executable, "-I", "-c", LOADED, ASKED[0]], capture_output=True, text=True, check=True)
    names = told.stderr.split()
    ours = [name for name in names if name.startswith("riskclass")]
    run = [sys.executable, "-I", "-X", "importtime", *OURS, ASKED[0]]
    lines = subprocess.run(run, capture_output=True, text=True, check=True).stderr.splitlines()
    cells = [line.removeprefix("import time:").split("|") for line in lines if "|" in line]
    times = [(int(own), name.strip()) for own, _, name in cells if own.strip().isdigit() and name.strip() in names]
    most = sorted(times, reverse=True)[:8]
    return f"""{len(names)} modules beyond a bare interpreter's, {len(ours)} of them ours, the others: \
{", ".join(sorted(set(names) - set(ours))) or "none"}. All together {sum(own for own, _ in times) / 1000:.1f} ms under \
`-X importtime`, which itself takes part of that.

{table(("the longest", "µs"), [(name, own) for own, name in most])}"""


def section(runs: int) -> tuple[str, dict[str, float]]:
    """The part of the report, and the medians over the commands by mode."""
    found = ratios(runs)
    served = mcp(runs)
    rows = [(f"`{command}`", *(f"{each:.2f}" for each in row)) for command, row in zip(ASKED, found, strict=True)]
    held = memory()
    medians = dict(zip(HEADS[1:], map(statistics.median, zip(*found, strict=True)), strict=True)) | {"memory": held}
    return (
        f"""## An answer of a fresh process

Ratios to `python -I -c pass`, medians of {runs} pairs. A hook reads its message, judges in a process that can be \
given up, and answers. The policy has {policy.RULES} rules and {policy.TABLES} tables; on the first load its text is \
read and checked and its examples are tried, and what comes out is kept.

{table(HEADS, rows)}

MCP server up to its first answer: {"the extra is not installed" if served is None else f"{served:.1f}"}. \
Peak memory of a plain answer: {held:.2f} times that of a bare interpreter.

### What it imports

{imports()}
""",
        medians,
    )
