"""The files to check: those that were named, and those in folders that were named."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.ignore import Ignored


class Tree:
    """Files in order, each once; counts what was ignored."""

    def __init__(self, paths: list[str]) -> None:
        self.paths: Final = paths
        self.ignored = 0
        self.unreadable: list[tuple[str, str]] = []  # folders, and why

    def files(self) -> Iterator[tuple[str, bool]]:
        """Each file, and whether it was named itself."""
        seen: set[str] = set()
        for path in self.paths:
            inside = self._inside(path) if os.path.isdir(path) else ((path, True),)
            for found, named in inside:
                if (key := os.path.abspath(found)) not in seen:
                    seen.add(key)
                    yield found, named

    def _inside(self, top: str) -> Iterator[tuple[str, bool]]:
        ignored = {top: Ignored(top)}

        def failed(error: OSError) -> None:
            self.unreadable.append((str(error.filename), error.strerror or "could not be opened"))

        for folder, folders, names in os.walk(top, onerror=failed):
            here = ignored.pop(folder)
            if folder != top and (".git" in folders or ".git" in names):  # a repository in a repository
                here = Ignored(folder)
            links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
            kept = [name for name in sorted(folders) if name not in links]
            folders[:] = [name for name in kept if not self._ignores(here, folder, name, True)]
            ignored |= {os.path.join(folder, name): here for name in folders}
            for name in sorted([*names, *links]):
                if not self._ignores(here, folder, name, False):
                    yield os.path.normpath(os.path.join(folder, name)), False

    def _ignores(self, ignored: Ignored, folder: str, name: str, is_folder: bool) -> bool:
        found = ignored.ignores(os.path.join(os.path.abspath(folder), name), is_folder)
        self.ignored += found and name != ".git"
        return found


def shown(path: str, base: str) -> str:
    """A path relative to a folder, where it lies in it, with `/` between its parts; undecodable bytes stay visible."""
    whole = os.path.abspath(path)
    inside = os.path.relpath(whole, base) if whole.startswith(os.path.join(base, "")) else whole
    return inside.replace(os.sep, "/").encode("utf-8", "backslashreplace").decode()
