"""Shell scripts, by name or by first line: the whole file is one text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import dialect, interpreted, known, name, shebang
from riskclass.adapters.check.placed import File

#: By the end of the name: the dialect, unless the first line says another.
_ENDINGS: Final = {
    ".sh": "bash",
    ".bats": "bash",
    ".command": "bash",
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
NAMES: Final = (*(f"*{end}" if end.startswith(".") else end[1:] for end in _ENDINGS), ".husky/*", ".githooks/*")

_TEST: Final = re.compile(r"^[ \t]*@test[ \t][^\n]*(?=\{[ \t]*$)", re.MULTILINE)
_NIX: Final = re.compile(r"^#![ \t]*nix-shell\b[^\n]*?[ \t]-i[ \t]*(\S+)", re.MULTILINE)


def accepts(file: File) -> bool:
    """In a folder of git hooks, files with an ending of another format are none."""
    folder, _, last = file.whole.rpartition("/")
    return not folder.endswith(("/.husky", "/.githooks")) or "." not in last or last.endswith(tuple(_ENDINGS))


def starts(line: str) -> bool:
    """Whether the first line names a shell."""
    words = shebang(line)
    return bool(words) and (bool(dialect(words[0])) or name(words[0]) == "nix-shell")


def find(file: File) -> Iterator[Found]:
    words = shebang(file.line(1))
    if words and name(words[0]) == "nix-shell":  # the last line that says it counts
        words = _NIX.findall(file.text)[-1:] or ["bash"]
    by_name = next((shell for ending, shell in _ENDINGS.items() if f"/{file.whole}".endswith(ending)), "bash")
    code = file.all()
    if file.whole.endswith(".bats"):  # its tests are functions
        code = code.replaced(_TEST, lambda match: "bats_test() ")
        words = []
    yield interpreted(words if words and known(words[0]) else [by_name], code, where="script")
