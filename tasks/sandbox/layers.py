"""Layers of an overlay: files put into one, and what the topmost holds after a run."""

from __future__ import annotations

import os
import stat

#: What overlayfs leaves in the upper layer where a folder hides the one below.
OPAQUE = "trusted.overlay.opaque"


def write(folder: str, files: dict[str, str | None]) -> None:
    """Files by absolute path: text (a lone surrogate stands for a byte), None for a folder (as what holds others)."""
    holding = {os.path.dirname(path) for path in files} | {path for path, text in files.items() if text is None}
    for path, text in sorted(files.items()):
        target = folder + path
        os.makedirs(target if path in holding else os.path.dirname(target), exist_ok=True)
        if text is not None and path not in holding:
            with open(target, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(text)
            os.chmod(target, 0o731)  # a mode that any chmod changes


def hide(layer: str, folder: str) -> None:
    """A folder of a layer that shows nothing of the layers below."""
    os.makedirs(layer + folder, exist_ok=True)
    os.setxattr(layer + folder, OPAQUE, b"y")


def changes(upper: str, lower: list[str]) -> dict[str, str]:
    """Path → `made`, `written`, `removed`, `mode`, `times`: what really differs from the layers below."""
    found: dict[str, str] = {}
    for folder, folders, files in os.walk(upper):
        for name in (*folders, *files):
            path = f"{folder}/{name}"
            shown = path[len(upper) :]
            what = _change(path, _below(shown, lower))
            if what:
                found[shown] = what
    for path in ("/dev", "/proc", "/sys"):
        found.pop(path, None)
    return found


def _below(shown: str, lower: list[str]) -> str:
    for layer in lower:
        path = layer + shown
        if os.path.lexists(path):
            return "" if _is_whiteout(os.lstat(path)) else path
        folder = shown
        while folder:
            folder = folder.rpartition("/")[0]
            if folder and _opaque(layer + folder):
                return ""
    return ""


def _opaque(path: str) -> bool:
    try:
        return os.getxattr(path, OPAQUE, follow_symlinks=False) == b"y"
    except OSError:
        return False


def _change(path: str, below: str) -> str:
    now = os.lstat(path)
    if _is_whiteout(now):
        return "removed" if below else ""
    if not below:
        return "made"
    was = os.lstat(below)
    if stat.S_IFMT(now.st_mode) != stat.S_IFMT(was.st_mode) or _content(path, now) != _content(below, was):
        return "written"
    if (now.st_mode, now.st_uid, now.st_gid) != (was.st_mode, was.st_uid, was.st_gid):
        return "mode"
    if _attributes(path) != _attributes(below):
        return "mode"
    return "times" if stat.S_ISREG(now.st_mode) and now.st_mtime_ns != was.st_mtime_ns else ""


def _attributes(path: str) -> dict[str, bytes]:
    names = [name for name in os.listxattr(path, follow_symlinks=False) if not name.startswith("trusted.overlay.")]
    return {name: os.getxattr(path, name, follow_symlinks=False) for name in names}


def _content(path: str, what: os.stat_result) -> bytes | str:
    if stat.S_ISLNK(what.st_mode):
        return os.readlink(path)
    if stat.S_ISREG(what.st_mode):
        with open(path, "rb") as file:
            return file.read()
    return ""


def _is_whiteout(what: os.stat_result) -> bool:
    return stat.S_ISCHR(what.st_mode) and what.st_rdev == 0
