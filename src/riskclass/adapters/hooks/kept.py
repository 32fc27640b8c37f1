"""What a settings file held before us, in the user's state folder; and files replaced in one step."""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import tempfile
from typing import Any


class Kept:
    """The old bytes of one settings file, and a note that says what we made of it."""

    def __init__(self, path: pathlib.Path) -> None:
        given = os.environ.get("XDG_STATE_HOME", "")  # one that is relative does not count (XDG Base Directory)
        state = pathlib.Path(given if os.path.isabs(given) else "~/.local/state").expanduser()
        name = hashlib.sha256(str(path).encode()).hexdigest()[:16]
        self.path = path
        self.copy = state / "riskclass" / "hooks" / f"{name}.before"
        self.note = self.copy.with_suffix(".json")

    def before(self) -> bytes | None:
        """The old bytes; None where there were none."""
        return self.copy.read_bytes() if self.copy.exists() else None

    def ours(self) -> bool:
        """Whether there was no file before us."""
        return self.note.exists() and not self.copy.exists()

    def made(self) -> list[str]:
        """Folders that were made for the file, outermost first."""
        return [str(folder) for folder in self._told().get("made", ())]

    def untouched(self, now: bytes | None) -> bool:
        """Whether the file is as we left it."""
        return now is not None and self._told().get("after") == _digest(now)

    def remember(self, old: bytes | None, new: bytes, made: list[str]) -> None:
        made = self.made() or made
        self.copy.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if old is None:
            self.copy.unlink(missing_ok=True)
        else:
            replace(self.copy, old, 0o600)
        told = {"path": str(self.path), "after": _digest(new), "made": made}
        replace(self.note, (json.dumps(told, indent=2) + "\n").encode(), 0o600)

    def forget(self) -> None:
        self.note.unlink(missing_ok=True)
        self.copy.unlink(missing_ok=True)

    def _told(self) -> dict[str, Any]:
        try:
            found = json.loads(self.note.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def replace(path: pathlib.Path, data: bytes, mode: int) -> None:
    """Writes the file in one step, through links, with the rights that it has if it is there."""
    target = pathlib.Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        mode = target.stat().st_mode & 0o7777
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        os.chmod(name, mode)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def missing(path: pathlib.Path) -> list[str]:
    """The folders that have to be made for a file, outermost first."""
    target = pathlib.Path(os.path.realpath(path))
    return [str(folder) for folder in reversed(target.parents) if not folder.exists()]
