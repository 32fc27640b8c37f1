"""A policy of 50 rules and 10 tables, and what a decision by it costs in a running process."""

from __future__ import annotations

import pathlib
import statistics
import tempfile

from benchmarks import timing
from riskclass import Policy, classify

RULES, TABLES = 50, 10
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


def decide(commands: list[str]) -> tuple[float, float]:
    """Median and 99th percentile of a decision, in microseconds: each verdict once before, then its best of three."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "policy.toml"
        file.write_text(text(), encoding="utf-8")
        policy = Policy.load(str(file))
    verdicts = [classify(command, cwd="/srv/work", site=policy.site) for command in commands]
    times = timing.best(verdicts, policy.decide)
    return statistics.median(times), timing.late(times)


def section(commands: list[str]) -> str:
    """The part of the report."""
    median, late = decide(commands)
    return f"""## A decision

With {RULES} rules and {TABLES} tables a decision takes {median:.1f} µs at the median of {len(commands)} verdicts, \
{late:.0f} µs at the 99th percentile.
"""
