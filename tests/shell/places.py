"""Where a shell runs something, asked from the shell: `python -m tests.shell.places` writes places.jsonl anew.

Each place is a text with MARK in it; the only programs are MARK, which leaves a file, and a few that are harmless.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from tests.oracle import compare

PLACES = Path(__file__).parent / "places.jsonl"
PROGRAMS = ("bash", "cat", "env", "sh", "true")
SHELLS = {"bash": ["bash", "--norc", "--noprofile"], "sh": ["dash"]}


def places() -> list[dict[str, Any]]:
    return [json.loads(line) for line in PLACES.read_text(encoding="utf-8").splitlines()]


def available(shell: str) -> bool:
    return shutil.which(SHELLS[shell][0]) is not None


@cache
def _mark() -> Path:
    """The program MARK, for all runs: a file that is being written while another thread forks cannot be run."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    (folder / "MARK").write_text('#!/bin/sh\n: > "${0%/*}/ran"\n', encoding="utf-8")
    (folder / "MARK").chmod(0o755)
    return folder / "MARK"


MARK = _mark()


def runs(text: str, shell: str) -> bool:
    """Whether the shell runs MARK, or a process that it leaves behind does.

    All of them hold the writing end of a pipe, whatever else they redirect: it ends when the last has ended.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for program in PROGRAMS:
            (folder / program).symlink_to(str(shutil.which(program)))
        (folder / "MARK").symlink_to(MARK)
        (folder / "here").mkdir()
        program, *options = SHELLS[shell]
        reading, writing = os.pipe()
        subprocess.run(
            [*compare.isolation(), str(shutil.which(program)), *options, "-c", text],
            capture_output=True, check=False, env={"PATH": name}, cwd=folder / "here", stdin=subprocess.DEVNULL,
            timeout=20, pass_fds=(writing,),
        )  # fmt: skip
        os.close(writing)
        select.select([reading], [], [], 20)
        os.close(reading)
        return (folder / "ran").exists()


def main() -> None:
    lines = []
    for place in places():
        answers = {shell: runs(place["text"], shell) for shell in SHELLS}
        lines.append(json.dumps({**place, **answers}, ensure_ascii=False) + "\n")
    PLACES.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
