"""Texts of policies: read with what they extend and the tables they name, checked, and kept in the user's cache.

Only this module of a policy touches the file system. A project's own text is never kept.
"""

from __future__ import annotations

import os
import sys
from stat import S_ISREG

from riskclass.model.digest import digest
from riskclass.model.jsontext import loads
from riskclass.model.limits import POLICY
from riskclass.model.limits import PROJECT as PROJECT_BYTES
from riskclass.policy.assemble import nothing
from riskclass.policy.errors import PolicyError
from riskclass.policy.presets import PRESETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from riskclass.policy.assemble import Parts

PROJECT = ".riskclass.toml"


def text_of(file: str, project: bool = False) -> str:
    """The text of a file.

    Raises:
        PolicyError: it cannot be read, is too large, or is no UTF-8.
    """
    most = PROJECT_BYTES if project else POLICY
    found = _bytes_of(file, most + 1)
    if len(found) > most:
        raise PolicyError(file, 0, 0, f"is larger than {most >> 10} KiB")
    try:
        return found.decode()
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise PolicyError(file, line, 0, f"is not UTF-8, at byte {error.start}") from None


def _bytes_of(file: str, most: int) -> bytes:
    """The first bytes of a file."""
    if "\0" in file:
        raise PolicyError(file.replace("\0", "\\0"), 0, 0, "cannot be read: no name of a file holds NUL")
    try:
        with open(file, "rb", opener=_without_waiting) as stream:
            regular = S_ISREG(os.fstat(stream.fileno()).st_mode)
            found = stream.read(most) if regular else b""
    except OSError as error:
        meant = _meant(file) if isinstance(error, FileNotFoundError) else ""
        raise PolicyError(file, 0, 0, f"cannot be read: {error.strerror}{meant}") from None
    if not regular:
        raise PolicyError(file, 0, 0, "cannot be read: it is no file")
    return found


def _without_waiting(file: str, flags: int) -> int:
    """A pipe in the place of a policy is not waited for."""
    return os.open(file, flags | getattr(os, "O_NONBLOCK", 0))


def parts_of(files: list[str], engine: str, env: Mapping[str, str], project: bool = False) -> Parts:
    """What the files say, the first one first; from the cache where nothing changed.

    Raises:
        PolicyError: a text that cannot be used.
    """
    if not files:
        return nothing()
    texts = [(file, text_of(file, project)) for file in files]
    where = [engine, sys.prefix, os.path.expanduser("~")]  # whose packages, and whose ~ a text names
    key = digest("\0".join([*where, *(f"{file}\0{text}" for file, text in texts)]))
    kept = "" if project else cache(env)
    found = _kept(kept, key) if kept else None
    if found is None:
        from riskclass.policy.chain import chained

        found = chained(texts, project)
        if kept:
            _keep(kept, key, found)
    return found


def cache(env: Mapping[str, str]) -> str:
    """The folder of the user's cache, or empty where there is none (XDG Base Directory)."""
    home = env.get("XDG_CACHE_HOME") or (env["HOME"] + "/.cache" if env.get("HOME") else "")
    return os.path.join(home, "riskclass") if home.startswith("/") else ""


def _kept(folder: str, key: str) -> Parts | None:
    """What was kept, if it is ours alone and every text it was made of is as it was."""
    file = os.path.join(folder, f"policy-{key[:32]}.json")
    try:
        with open(file, "rb") as stream:
            status = os.fstat(stream.fileno())
            if status.st_uid != os.getuid() or status.st_mode & 0o022:
                return None
            parts: Parts = loads(stream.read().decode())
        if parts["key"] != key:
            return None
        return parts if all(digest(text_of(each)) == known for each, known in parts["texts"]) else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError, PolicyError):
        return None


def _keep(folder: str, key: str, parts: Parts) -> None:
    """Written beside and moved into place, for its owner alone; where that cannot be, nothing is kept."""
    from json import dumps

    file = os.path.join(folder, f"policy-{key[:32]}.json")
    beside = f"{file}.{os.getpid()}"
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        if os.stat(folder).st_uid != os.getuid() or os.stat(folder).st_mode & 0o022:
            return
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0), 0o600)
        with open(descriptor, "w", encoding="utf-8") as stream:
            stream.write(dumps(parts | {"key": key}))
        os.replace(beside, file)
    except OSError:
        pass


def _meant(file: str) -> str:
    """The preset, or the file beside it, whose name is nearly this one."""
    from difflib import get_close_matches

    folder, name = os.path.split(file)
    try:
        there = [*(() if folder else PRESETS), *(each for each in os.listdir(folder or ".") if each.endswith(".toml"))]
    except OSError:
        return ""
    near = get_close_matches(name, there, 1)
    return f"; did you mean {os.path.join(folder, near[0])!r}?" if near else ""
