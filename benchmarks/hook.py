"""What `riskclass hook claude` costs, from start to end: without a policy, and with one of 50 rules and 10 tables."""

from __future__ import annotations

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from benchmarks import policy

ASKED = ["rm -rf build", "systemctl status nginx.service", "git log --oneline -5 | head"]


def section(runs: int, bare: str, answer: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "policy.toml"
        file.write_text(policy.text(), encoding="utf-8")
        env = {**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder, "XDG_CONFIG_HOME": folder}
        rows = "\n".join(_row(command, runs, bare, answer, env, str(file)) for command in ASKED)
    return f"""## A hook's answer in a fresh process

`riskclass hook claude`: the message is read, the command judged in a process that can be given up, the answer written.
Ratios to `python -I -c pass`, medians of pairs; that policy has {policy.RULES} rules and {policy.TABLES} tables and
comes from the cache.

| command | preset `ops` | that policy |
|---|---|---|
{rows}
"""


def _row(command: str, runs: int, bare: str, answer: str, env: dict[str, str], file: str) -> str:
    message = {
        "hook_event_name": "PreToolUse",
        "tool_name": "Bash",
        "tool_input": {"command": command},
        "cwd": "/srv/app",
    }
    data = json.dumps(message).encode()
    plain = _ratio(runs, bare, [answer, "hook", "claude"], data, env)
    kept = _ratio(runs, bare, [answer, "hook", "claude", "--policy", file, "--deadline", "8"], data, env)
    return f"| `{command.replace('|', chr(92) + '|')}` | {plain:.2f} | {kept:.2f} |"


def _ratio(runs: int, bare: str, words: list[str], data: bytes, env: dict[str, str]) -> float:
    pairs = [(_start([bare], b"", env), _start(words, data, env)) for _ in range(runs + 2)][2:]
    return statistics.median(hook / alone for alone, hook in pairs)


def _start(words: list[str], data: bytes, env: dict[str, str]) -> float:
    before = time.perf_counter()
    done = subprocess.run([sys.executable, "-I", "-c", *words], input=data, capture_output=True, check=True, env=env)
    after = time.perf_counter()
    assert not done.stderr, done.stderr
    return after - before
