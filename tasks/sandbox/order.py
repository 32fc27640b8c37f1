"""What is asked of the jail, and its answer."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import NamedTuple

from tasks.sandbox.jail import leave_cgroups


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
    """In a process of its own, since namespaces cannot be left. Raises RuntimeError where the jail itself fails."""
    command = ["nice", sys.executable, "-m", "tasks.sandbox.jail"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        told, errors = process.communicate(json.dumps(order._asdict()).encode(), timeout=order.seconds + 60)
    leave_cgroups(process.pid)
    if process.returncode != 0:
        raise RuntimeError(errors.decode(errors="replace"))
    return Outcome(**json.loads(told))
