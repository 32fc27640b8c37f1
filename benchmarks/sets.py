"""The three fixed sets of commands that are timed: all from the corpus, the tables' examples and scripts of our own."""

from __future__ import annotations

import json
import pathlib

from benchmarks.timing import HERE
from tests.samples import COMMANDS, CORPUS_COMMANDS

#: One command with few words; what agents and people type; whole scripts.
SHORT = [text for text in COMMANDS if "\n" not in text and len(text) <= 40][::10]
TYPICAL = [text for text in CORPUS_COMMANDS if 60 <= len(text) <= 400 and text.count("\n") < 8][::2]
LONG = [
    *(text for text in CORPUS_COMMANDS if text.count("\n") >= 8),
    *(path.read_text(encoding="utf-8") for path in sorted((HERE / "data").glob("*.sh"))),
]
SETS = {"short": SHORT, "typical": TYPICAL, "long": LONG}


def sets(path: pathlib.Path | None) -> dict[str, list[str]]:
    """These, and what a file of lines `{"cmd": …}` has besides."""
    if path is None:
        return SETS
    lines = path.read_text(encoding="utf-8").splitlines()
    return {**SETS, path.name: [json.loads(line)["cmd"] for line in lines]}
