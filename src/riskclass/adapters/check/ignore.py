"""What git ignores, read from the files that say so: git itself may run what a repository's settings name.

What git tracks it never ignores; where that cannot be told, nothing is ignored.
"""

from __future__ import annotations

import os
from typing import Final

from pathspec import GitIgnoreSpec

from riskclass.adapters.check.index import Unread, tracked

#: Folders of version controls.
_CONTROL: Final = (".git", ".hg", ".svn", ".jj")


class Ignored:
    """The patterns of a tree: of `.gitignore` files from the repository's root down, and of `.git/info/exclude`."""

    def __init__(self, start: str) -> None:
        self.root: Final = repository(start) or os.path.abspath(start)
        self._specs: dict[str, GitIgnoreSpec | None] = {}
        try:
            self._tracked: set[str] | None = tracked(self.root)
        except Unread:
            self._tracked = None

    def ignores(self, path: str, folder: bool) -> bool:
        """Whether a file or folder (absolute) is ignored; its parents are not looked at."""
        inner, base = os.path.split(path)
        if base == ".git" and folder:
            return True
        if self._tracked is None or os.path.relpath(path, self.root).replace(os.sep, "/") in self._tracked:
            return False
        if base in _CONTROL and folder:
            return True
        name = path + "/" if folder else path
        while inner.startswith(self.root):
            spec = self._spec(inner)
            if spec is not None:
                found = spec.check_file(
                    os.path.relpath(name, inner).replace(os.sep, "/") + ("/" if folder else "")
                ).include
                if found is not None:
                    return bool(found)
            if inner == self.root:
                break
            inner = os.path.dirname(inner)
        return False

    def _spec(self, folder: str) -> GitIgnoreSpec | None:
        if folder not in self._specs:
            lines = _lines(os.path.join(folder, ".gitignore"))
            if folder == self.root:
                lines = _lines(os.path.join(folder, ".git", "info", "exclude")) + lines
            self._specs[folder] = GitIgnoreSpec.from_lines(lines) if lines else None
        return self._specs[folder]


def repository(start: str) -> str | None:
    """The folder of a repository that `start` lies in."""
    folder = os.path.abspath(start)
    while not os.path.exists(os.path.join(folder, ".git")):
        folder, before = os.path.dirname(folder), folder
        if folder == before:
            return None
    return folder


def _lines(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8", errors="replace") as stream:
            return stream.read(1024 * 1024).splitlines()
    except OSError:
        return []
