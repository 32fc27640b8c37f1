"""What is asked of the jail, and its answer."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import threading
from typing import NamedTuple

ROOT = pathlib.Path(__file__).parent.parent.parent


class Order(NamedTuple):
    """See `tasks.sandbox.jail.run`."""

    argv: tuple[str, ...]
    base: str
    lower: tuple[str, ...] = ()
    files: dict[str, str | None] = {"/work": None}  # noqa: RUF012
    cwd: str = "/work"
    seconds: float = 10
    keep: str = ""


class Outcome(NamedTuple):
    """`status` as of `subprocess`; `changes` path → what; `trace` as strace writes it."""

    status: int
    stopped: bool
    seconds: float
    output: str
    trace: str
    changes: dict[str, str]


def carry_out(order: Order) -> Outcome:
    """Raises RuntimeError where the jail itself fails."""
    process = _jailer()
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(order._asdict()) + "\n")
    process.stdin.flush()
    told = json.loads(process.stdout.readline() or '{"error": "the jail broke"}')
    if "error" in told:
        raise RuntimeError(told["error"])
    return Outcome(**told)


_HERE = threading.local()


def _jailer() -> subprocess.Popen[str]:
    """A process that carries out this thread's orders, one after the other."""
    if not hasattr(_HERE, "process"):
        command = ["nice", sys.executable, "-S", "-m", "tasks.sandbox.jail"]
        _HERE.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT
        )
    process: subprocess.Popen[str] = _HERE.process
    return process
