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

#: The first whose name fits counts.
FORMATS: Final[tuple[ModuleType, ...]] = (
    dockerfile, compose, github, gitlab, taskfile, npm, pyproject, tox, justfile, makefile, systemd, crontab,
    markdown, shell, ansible,
)  # fmt: skip


def title(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:.*/)?{fnmatch.translate(name)}" for name in names))


_NAMES: Final = [(module, _pattern(module.NAMES)) for module in FORMATS]


def by_name(path: str) -> ModuleType | None:
    """The format that a path names (`/` between its parts)."""
    return next((module for module, pattern in _NAMES if pattern.match(path)), None)


def by_first_line(line: str) -> ModuleType | None:
    """The format of a file that only its first line tells."""
    return next((module for module in FORMATS if hasattr(module, "starts") and module.starts(line)), None)


def accepted(module: ModuleType, file: File) -> bool:
    return not hasattr(module, "accepts") or bool(module.accepts(file))


def surely(module: ModuleType, path: str) -> bool:
    """Whether a file that cannot be read would have held commands."""
    return not hasattr(module, "surely") or bool(module.surely(path))
