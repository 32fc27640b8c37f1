"""How a client calls us, and which of the calls in its settings are ours."""

from __future__ import annotations

import functools
import os
import re
import shlex
import subprocess
import sys

import riskclass

#: Behind our program on a shell line: whatever becomes of it, the client hears of a refusal. Code 2 has said why.
NET = "|| { [ $? -eq 2 ] || echo 'riskclass did not answer' >&2; exit 2; }"
#: … and as earlier versions wrote it.
_NETS = (NET, "|| { echo 'riskclass did not answer' >&2; exit 2; }")
#: Without the folder that the agent works in, and without PYTHONPATH; the second keeps packages of the user's (pip
#: install --user).
_FLAGS = (["-I"], ["-E", "-P"])
#: What the interpreter runs; `-m riskclass` means the same and takes a third of a bare interpreter's start more, for
#: the modules that look a module up (runpy). Earlier versions wrote that.
_RUN = ["-c", "from riskclass.__main__ import main; raise SystemExit(main())"]
_RUNS = (_RUN, ["-m", "riskclass"])
_OPTIONS = ("--ask", "--deadline", "--policy", "--log")
_TELL = "import riskclass; print(riskclass.__file__)"


class SetupError(Exception):
    """Why nothing was changed, in one sentence."""


@functools.cache
def program() -> tuple[str, ...]:
    """The words that start us, wherever the client is and whatever its environment says.

    Links to the interpreter are not followed: an upgrade may move what they lead to.

    Raises:
        SetupError: there are none.
    """
    python = os.path.abspath(sys.executable or "python3")
    for flags in _FLAGS:
        done = subprocess.run([python, *flags, "-c", _TELL], cwd=os.sep, capture_output=True, timeout=60, check=False)
        told = os.fsdecode(done.stdout).strip()
        if done.returncode == 0 and os.path.realpath(told) == os.path.realpath(riskclass.__file__):
            return (python, *flags, *_RUN)
    raise SetupError(
        f"{python} finds riskclass through PYTHONPATH or the current folder alone, which a project may change;"
        " install the package with pip, pipx or uv"
    )


def line(words: list[str], net: bool) -> str:
    """A shell line; cmd.exe knows no such net."""
    if os.name == "nt":
        return " ".join(f'"{word}"' if " " in word or not place else word for place, word in enumerate(words))
    return f"{shlex.join(words)} {NET}" if net else shlex.join(words)


def called(handler: dict[str, object], client: str) -> tuple[list[str], list[str]] | None:
    """(the words that start us, those from `hook` on) of a handler just as `install` writes it; None: another's."""
    command, args = handler.get("command"), handler.get("args")
    if not isinstance(command, str):
        return None
    if args is None:
        return split(words_of(command), client)
    if isinstance(args, list) and all(isinstance(word, str) for word in args):
        return split([command, *args], client)
    return None


def words_of(text: str) -> list[str]:
    """The words of a shell line that holds one call and our net alone, else none."""
    for net in _NETS:
        text = text.removesuffix(f" {net}")
    if re.match(r'"[A-Za-z]:', text):  # cmd.exe
        return [quoted or word for quoted, word in re.findall(r'"([^"]*)"|([^" ]+)', text)]
    try:
        words = shlex.split(text)
    except ValueError:
        return []
    return words if shlex.join(words) == text else []


def split(words: list[str], client: str) -> tuple[list[str], list[str]] | None:
    """Where our own words begin; None: it is no call of ours."""
    place = _start(words)
    ours = words[place:]
    names = ours[2::2]
    if not place or ours[:2] != ["hook", client] or len(ours) % 2 or not all(name in _OPTIONS for name in names):
        return None
    return words[:place], ours


def _start(words: list[str]) -> int:
    if not words or not os.path.isabs(words[0]):
        return 0
    for start in ([*flags, *run] for flags in _FLAGS for run in _RUNS):
        if words[1 : len(start) + 1] == start:
            return len(start) + 1
    return 1 if os.path.basename(words[0]) in ("riskclass", "riskclass.exe") else 0
