"""Is the jail shut? Known attempts are made inside, and the host must be as it was. Nothing is run where this fails."""

from __future__ import annotations

import os
import pathlib
import platform
import shutil
import subprocess

from tasks.sandbox import seccomp
from tasks.sandbox.order import Order, carry_out

PROBES = pathlib.Path(__file__).with_name("probes.py").read_text(encoding="utf-8")
MARK = "/riskclass-sandbox-was-here"


def unavailable() -> str:
    """Why there is no jail on this machine, or empty."""
    if platform.system() != "Linux" or not seccomp.available():
        return "needs Linux on x86_64"
    if os.geteuid() != 0:
        return "needs root, to make overlays and devices"
    if "overlay" not in pathlib.Path("/proc/filesystems").read_text(encoding="ascii"):
        return "the kernel has no overlay file system"
    if not shutil.which("strace"):
        return "strace is not installed"
    outcome = carry_out(Order(("/bin/true",), base="/", seconds=5))
    return "" if outcome.status == 0 else f"no namespaces here: {outcome.output.strip()[-200:]}"


def failures(base: str) -> list[str]:
    """What the jail around a root lets through; empty if it is shut."""
    before = _host()
    sleeper = subprocess.Popen(["/bin/sleep", "600"])
    try:
        tried = carry_out(Order(("/usr/bin/python3", "-c", PROBES, str(sleeper.pid)), base=base, seconds=30))
        found = [line for line in tried.output.splitlines() if line.startswith("succeeded:")]
        if "tried all" not in tried.output:
            found.append(f"the probes did not end: {tried.output[-300:]}")
        if sleeper.poll() is not None:
            found.append("a process of the host ended")
    finally:
        sleeper.kill()
        sleeper.wait()
    found += _writes(base) + _ends(base)
    if _host() != before:
        found.append("the host changed")
    return found


def _writes(base: str) -> list[str]:
    """Files can be made, changed and removed, which is seen, and only there."""
    text = f"echo x >{MARK} && echo x >>/etc/passwd && rm /etc/hostname && chmod 700 /etc && kill -15 $PPID"
    outcome = carry_out(Order(("/bin/sh", "-c", text), base=base, seconds=5))
    wanted = {MARK: "made", "/etc/passwd": "written", "/etc/hostname": "removed", "/etc": "mode"}
    missing = [path for path, what in wanted.items() if outcome.changes.get(path) != what]
    return [f"not seen: {', '.join(missing)}"] if missing or "kill(" not in outcome.trace else []


def _ends(base: str) -> list[str]:
    outcome = carry_out(Order(("/bin/sh", "-c", "trap '' TERM; sleep 60"), base=base, seconds=1))
    return [] if outcome.stopped and outcome.seconds < 10 else ["a command outlived its time"]


def _host() -> object:
    """What of the host the attempts would change."""
    paths = ("/", "/etc", "/etc/passwd", "/etc/hostname", "/dev/null", "/mnt", "/proc/sys/vm/swappiness")
    told = [(path, os.lstat(path)[:6], os.lstat(path).st_size) for path in paths if os.path.exists(path)]
    return told, os.path.exists(MARK), platform.node(), pathlib.Path("/proc/mounts").read_text(encoding="utf-8")
