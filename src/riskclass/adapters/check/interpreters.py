"""Which program reads a script, and how its text is judged."""

from __future__ import annotations

import re
from typing import Any, Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import Placed

#: Shells by name: the dialect to read the text in. What `classify` does not read, it calls unknown.
DIALECTS: Final = {
    **{name: name for name in ("sh", "bash", "dash", "zsh", "ksh", "csh", "tcsh", "fish")},
    "ash": "sh",
    "openrc-run": "sh",
    "rbash": "bash",
    "mksh": "ksh",
    "ksh93": "ksh",
    "pdksh": "ksh",
    "pwsh": "PowerShell",
    "powershell": "PowerShell",
    "cmd": "cmd",
}
_VERSION: Final = re.compile(r"(?<=[a-z])-?[0-9][0-9.]*$")
#: Options of a shell that say no more than how it reads the text, and `-c` in front of it.
_PLAIN: Final = re.compile(
    r"(?:(?:-[a-zA-Z]*o [a-z]+|[-+]O \w+|--(?:no(?:profile|rc)|posix|login)|[-+][a-zA-Z]+)(?: |$))*"
)
#: The option behind which an interpreter takes code.
_CODE: Final = {"python": "-c", "python3": "-c", "node": "-e", "perl": "-e", "ruby": "-e", "php": "-r", "deno": "eval"}


def shebang(line: str) -> list[str]:
    """`#!/usr/bin/env -S bash -eu` → `["bash", "-eu"]`; empty where the line is none."""
    if not line.startswith("#!"):
        return []
    words = line[2:].split()
    if words and name(words[0]) == "env":
        words = _behind_env(words[1:])
    if words and name(words[0]) in ("busybox", "sudo", "doas"):
        words = words[1:]
    return words


def _behind_env(words: list[str]) -> list[str]:
    """The program that env starts (env(1)), behind its options and variables."""
    while words and (words[0].startswith("-") or "=" in words[0].partition("/")[0]):
        words = words[2 if words[0] in ("-u", "-C", "--unset", "--chdir") else 1 :]
    return words


def name(program: str) -> str:
    """`/usr/local/bin/python3.11` → `python3.11`; `C:\\…\\bash.exe` → `bash`."""
    return program.replace("\\", "/").rpartition("/")[2].lower().removesuffix(".exe")


def known(program: str) -> bool:
    """Whether it reads scripts of a language that is told apart."""
    return bool(dialect(program)) or name(program).rstrip("0123456789.") in _CODE


def dialect(program: str) -> str:
    """The dialect of a shell, or empty; `bash-5.1` is a bash."""
    called = name(program)
    return DIALECTS.get(called) or DIALECTS.get(_VERSION.sub("", called), "")


def interpreted(words: list[str], code: Placed, **known: Any) -> Found:
    """The text, read by that program: by a shell as a script, by another interpreter as its code.

    A shell with more than options (`bash -c 'rm x; eval "$0"'`) does what its own words say, with the text behind them.
    """
    program = words[0] if words else "sh"
    if dialect(program) and _PLAIN.fullmatch(" ".join(words[1:])):
        return Found(code, dialect(program), **known)
    option = None if dialect(program) else _CODE.get(name(program)) or _CODE.get(name(program).rstrip("0123456789."))
    made = [code.made(word) for word in ([program, option] if option else words)]
    return Found((*made, code), **known)
