"""The formats that are read, one a module: `NAMES` (what its files are called), `find` (the commands in one).

A module may have `starts` (whether a first line is of one of its files, whatever the name), `accepts` (whether a file
of that name really is one) and `surely` (whether its path leaves no doubt).
"""

from __future__ import annotations

import fnmatch
import re
from types import ModuleType
from typing import Final

from riskclass.adapters.check.formats import (
    ansible,
    compose,
    crontab,
    dockerfile,
    github,
    gitlab,
    justfile,
    makefile,
    markdown,
    npm,
    pyproject,
    shell,
    systemd,
    taskfile,
    tox,
)
from riskclass.adapters.check.placed import File

#: How many parts a name has at most.
_DEEPEST: Final = 4
#: The first whose name fits counts.
FORMATS: Final[tuple[ModuleType, ...]] = (
    dockerfile, compose, github, gitlab, taskfile, npm, pyproject, tox, justfile, makefile, systemd, crontab,
    markdown, shell, ansible,
)  # fmt: skip


def title(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _patterns(paths: bool) -> re.Pattern[str]:
    """Names with a `/` in them fit the end of a path, the others the last part of it; a group for each format."""
    groups = []
    for module in FORMATS:
        names = [fnmatch.translate(name) for name in module.NAMES if ("/" in name) is paths]
        groups += [f"(?P<{title(module)}>{'|'.join(names)})"] if names else []
    return re.compile("|".join(groups))


_TITLES: Final = {title(module): module for module in FORMATS}
_PATHS: Final = _patterns(True)
_LASTS: Final = _patterns(False)


def by_name(path: str) -> ModuleType | None:
    """The format that a path names (`/` between its parts)."""
    parts = path.split("/")
    ends = ("/".join(parts[-number:]) for number in range(2, min(len(parts), _DEEPEST) + 1))
    match = next(filter(None, map(_PATHS.match, ends)), None) or _LASTS.match(parts[-1])
    if match is None and path != path.lower():  # `CLEAN.SH`
        return by_name(path.lower())
    return _TITLES[match.lastgroup or ""] if match else None


def by_first_line(line: str) -> ModuleType | None:
    """The format of a file that only its first line tells."""
    return next((module for module in FORMATS if hasattr(module, "starts") and module.starts(line)), None)


def accepted(module: ModuleType, file: File) -> bool:
    return not hasattr(module, "accepts") or bool(module.accepts(file))


def surely(module: ModuleType, path: str) -> bool:
    """Whether a file that cannot be read would have held commands."""
    return not hasattr(module, "surely") or bool(module.surely(path))
