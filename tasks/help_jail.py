"""Runs a program of the scratch place with nothing it could change: a read-only root, no capability, no network.

The place is made by tasks/help_place.py: `root/` (Debian's packages, unpacked), `pypi/` and `npm/` (a folder each).
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

PLACE = pathlib.Path(os.environ.get("RISKCLASS_HELP_PLACE", "/var/tmp/riskclass-help"))
ROOT = PLACE / "root"
_PATH = (
    "/usr/lib/postgresql/17/bin:/usr/bin:/usr/sbin:/usr/games:/usr/lib/jvm/default-java/bin"
    ":/usr/lib/systemd:/usr/libexec"
)
_JAIL = """
mount --make-rprivate / && mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount -t proc proc "$0/proc" &&
mount -t tmpfs tmpfs "$0/tmp" && cd "$0" &&
exec chroot "$0" setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"
"""


class Program(NamedTuple):
    """Where a program lies, and of which package and version it is."""

    argv: tuple[str, ...]
    root: str
    source: str
    package: str
    version: str


def printed(argv: tuple[str, ...], root: str, cwd: str = "/", limit: float = 10) -> str:
    """Everything the command prints; nothing where it does not answer in time (seconds)."""
    jail = "unshare --mount --net --ipc --uts --pid --fork --kill-child sh -c".split()
    env = {"PATH": _PATH if root != "/" else os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": "/tmp", "COLUMNS": "200"}
    env |= {"TERM": "dumb", "PAGER": "cat", "MANPAGER": "cat", "NO_COLOR": "1", "GIT_PAGER": "cat"}
    words = [*jail, _JAIL, root, "env", "-C", cwd, *argv]
    try:
        done = subprocess.run(
            words, capture_output=True, check=False, stdin=subprocess.DEVNULL, timeout=limit, env=env, close_fds=True
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return re.sub(r"(?:_|(.))\x08(?=\1)|\x1b\[[0-9;]*m", "", (done.stdout + done.stderr).decode(errors="replace"))


@cache
def program(name: str) -> Program | None:
    """The newest of what is there: PyPI's and npm's before Debian's."""
    return (_pypi(name) or _npm(name) or _debian(name)) if name[0].isalnum() else None


def _pypi(name: str) -> Program | None:
    link = PLACE / "pypi/.bin" / name
    if not link.exists():
        return None
    package = link.resolve().relative_to(PLACE.resolve() / "pypi").parts[0]
    plain = package.replace("-", "_").lower()
    for info in (PLACE / "pypi" / package).glob("lib/python*/site-packages/*.dist-info"):
        found, _, version = info.name.removesuffix(".dist-info").rpartition("-")
        if found.lower() == plain:
            return Program((str(link),), "/", "PyPI", package, version)
    return None


def _npm(name: str) -> Program | None:
    for link in (PLACE / "npm").glob(f"*/node_modules/.bin/{name}"):
        if not link.exists():
            continue
        modules = link.parent.parent.resolve()
        parts = link.resolve().relative_to(modules).parts
        package = "/".join(parts[:2]) if parts[0].startswith("@") else parts[0]
        asked = json.loads((modules.parent / "package.json").read_text())["dependencies"]
        if package in asked:
            version = json.loads((modules / package / "package.json").read_text())["version"]
            return Program((str(link),), "/", "npm", package, version)
    return None


def kept(there: Program, path: tuple[str, ...], ask: Callable[[], tuple[str, list[str]]]) -> tuple[str, list[str]]:
    """What was answered before, since reading it is tried more often than asking."""
    file = PLACE / "said" / f"{there.package.replace('/', '_')}-{there.version}" / there.argv[0].rsplit("/", 1)[1]
    file = file / ("_".join(path).replace("/", "|") + ".json")
    if file.exists():
        text, lines = json.loads(file.read_text())
        return text, lines
    answer = ask()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(answer))
    return answer


@cache
def _owners() -> dict[str, list[str]]:
    """Path of a program → package and version."""
    owners: dict[str, list[str]] = json.loads((PLACE / "owners.json").read_text())
    return owners


def _owner(target: str) -> list[str] | None:
    """Of a program by its name alone, where a link leads through a folder that is not here."""
    name = target.rsplit("/", 1)[1]
    return next((owner for path, owner in _owners().items() if path.endswith(f"/{name}")), None)


def _debian(name: str) -> Program | None:
    folder = next((folder for folder in _PATH.split(":") if os.path.lexists(f"{ROOT}{folder}/{name}")), None)
    if folder is None:
        return None
    target = os.path.realpath(f"{ROOT}{folder}/{name}").removeprefix(str(ROOT))
    package, version = _owners().get(f"{folder}/{name}") or _owners().get(target) or _owner(target) or ["?", "?"]
    return Program((f"{folder}/{name}",), str(ROOT), "Debian", package, version) if package != "?" else None
