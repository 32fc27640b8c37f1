"""What a policy of 50 rules and 10 tables costs: a cold answer on the first load of its text and from the cache, and a
decision in a running process."""

from __future__ import annotations

import os
import pathlib
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable

from riskclass import Policy, Verdict, classify

RULES, TABLES = 50, 10
ASKED = ["rm -rf build", "onsite3 web1 -- systemctl restart app", "git log --oneline -5 | head"]
#: Each kind of condition takes its turn.
CONDITIONS = [
    ("fs.delete", 'path = "/srv/app{n}/*"'),
    ("fs.write", 'path = "./out{n}/*"'),
    ("service.restart", 'unit = "app{n}-*"'),
    ("net.send", 'url = "https://api{n}.example.com/*"'),
    ("code.project", 'tool = "acme{n}"'),
]
RULE = """
[[rule]]
effect = "{kind}"
{condition}
decision = "allow"
because = "rule {n}"
"""
TABLE = """
[[tool]]
names = "onsite{n}"
operands = "HOST COMMAND...:argv"
about = "runs a command on a host"
context = "host:HOST"
options = [{{ takes = "-u/--user" }}, {{ flags = "-q/--quiet" }}]
rows = [{{ when = "HOST", unless = "COMMAND", stdin = "sh" }}]
examples = '''
onsite{n} -q web1 -- systemctl restart app  #=> disruptive
onsite{n} web1                              #=> unknown
'''
"""


def text() -> str:
    """A policy of that size."""
    rules = [
        RULE.format(n=n, kind=kind, condition=condition.format(n=n))
        for n in range(RULES)
        for kind, condition in (CONDITIONS[n % len(CONDITIONS)],)
    ]
    tables = [TABLE.format(n=n) for n in range(TABLES)]
    return "".join(['extends = "ops"\nprotected_contexts = ["host:prod-*"]\n', *rules, *tables])


def cold(runs: int, start: Callable[..., float], bare: str, answer: str) -> list[tuple[str, float, float]]:
    """(command, ratio on the first load, ratio from the cache): medians of pairs with a bare interpreter.

    `start` runs a program with arguments and an environment and returns milliseconds.
    """
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "policy.toml"
        file.write_text(text(), encoding="utf-8")
        kept = pathlib.Path(folder) / "cache"
        env = os.environ | {"XDG_CACHE_HOME": str(kept)}
        for command in ASKED:
            ratios: dict[bool, list[float]] = {True: [], False: []}
            for first in [True, False] * (runs + 2):
                if first:
                    shutil.rmtree(kept, ignore_errors=True)
                nothing = start(bare, env=env)
                ratios[first].append(start(answer, "--policy", str(file), command, env=env) / nothing)
            rows.append((command, *(statistics.median(each[2:]) for each in (ratios[True], ratios[False]))))
    return rows


def decide(commands: list[str]) -> tuple[float, float]:
    """Median and 99th percentile of a decision, in microseconds: each verdict once before, then its best of three."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "policy.toml"
        file.write_text(text(), encoding="utf-8")
        policy = Policy.load(str(file))
    verdicts = [classify(command, cwd="/srv/work", site=policy.site) for command in commands]
    for verdict in verdicts:
        policy.decide(verdict)
    best = sorted(min(_once(policy, verdict) for _ in range(3)) for verdict in verdicts)
    return statistics.median(best), best[int(len(best) * 0.99)]


def _once(policy: Policy, verdict: Verdict) -> float:
    before = time.perf_counter()
    policy.decide(verdict)
    return (time.perf_counter() - before) * 1e6


def section(runs: int, commands: list[str], start: Callable[..., float], bare: str, answer: str) -> str:
    """The part of the report."""
    rows = "\n".join(
        f"| `{command.replace('|', chr(92) + '|')}` | {first:.2f} | {again:.2f} |"
        for command, first, again in cold(runs, start, bare, answer)
    )
    median, late = decide(commands)
    return f"""## With a policy

{RULES} rules and {TABLES} tables, classify and decide in a fresh process (`riskclass --policy FILE COMMAND`), as ratios
to `python -I -c pass`, medians of pairs. The first load of a text reads it, checks it and tries its examples; what
comes out is kept.

| command | first load | from the cache |
|---|---|---|
{rows}

A decision takes {median:.1f} µs at the median of {len(commands)} verdicts, {late:.0f} µs at the 99th percentile.
"""
