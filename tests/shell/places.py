"""Where a shell runs something, asked from the shell: `python -m tests.shell.places` writes places.jsonl anew.

Each place is a text with MARK in it; the only programs are MARK, which leaves a file, and a few that are harmless.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
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


def runs(text: str, shell: str, expected: bool | None = None) -> bool:
    """Whether the shell runs MARK; `expected` tells how long to wait for a process that runs beside it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for program in PROGRAMS:
            (folder / program).symlink_to(str(shutil.which(program)))
        mark = folder / "MARK"
        mark.write_text(f"#!/bin/sh\n: > {folder}/ran\n", encoding="utf-8")
        mark.chmod(0o755)
        (folder / "here").mkdir()
        program, *options = SHELLS[shell]
        subprocess.run(
            [*compare.isolation(), str(shutil.which(program)), *options, "-c", text],
            capture_output=True, check=False, env={"PATH": name}, cwd=folder / "here", stdin=subprocess.DEVNULL,
            timeout=20,
        )  # fmt: skip
        end = time.monotonic() + (0.03 if expected is False else 0.3)
        while not (folder / "ran").exists() and time.monotonic() < end:
            time.sleep(0.005)
        return (folder / "ran").exists()


def main() -> None:
    lines = []
    for place in places():
        answers = {shell: runs(place["text"], shell) for shell in SHELLS}
        lines.append(json.dumps({**place, **answers}, ensure_ascii=False) + "\n")
    PLACES.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
