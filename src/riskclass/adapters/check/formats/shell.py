"""Shell scripts, by name or by first line: the whole file is one text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import DIALECTS, dialect, interpreted, shebang
from riskclass.adapters.check.placed import File

#: By the end of the name: the dialect, unless the first line says another.
_ENDINGS: Final = {
    ".sh": "bash",
    ".bash": "bash",
    ".dash": "dash",
    ".ash": "sh",
    ".zsh": "zsh",
    ".ksh": "ksh",
    ".mksh": "ksh",
    ".csh": "csh",
    ".tcsh": "tcsh",
    ".fish": "fish",
    ".envrc": "bash",
    ".profile": "sh",
    "/profile": "sh",
    ".bashrc": "bash",
    ".bash_profile": "bash",
    ".bash_login": "bash",
    ".bash_logout": "bash",
    ".bash_aliases": "bash",
    ".zshrc": "zsh",
    ".zshenv": "zsh",
    ".zprofile": "zsh",
    ".zlogin": "zsh",
    ".zlogout": "zsh",
    "/PKGBUILD": "bash",
    "/APKBUILD": "sh",
    "/bashrc": "bash",
    "/bash.bashrc": "bash",
}
NAMES: Final = tuple(f"*{ending}" if ending.startswith(".") else ending[1:] for ending in _ENDINGS)


def starts(line: str) -> bool:
    """Whether the first line names a shell."""
    words = shebang(line)
    return bool(words) and dialect(words[0]) in DIALECTS


def find(file: File) -> Iterator[Found]:
    words = shebang(file.line(1))
    by_name = next((shell for ending, shell in _ENDINGS.items() if f"/{file.whole}".endswith(ending)), "bash")
    yield interpreted(words or [by_name], file.all(), where="script")
