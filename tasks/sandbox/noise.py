"""What is seen and does not count: every exception there is, each with its reason and where it is written down."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple


class Noise(NamedTuple):
    """`programs` and `what` are globs; `what` is `CHANGE PATH` or `EVENT TARGET`, as of `tasks.sandbox.judge`."""

    programs: str
    what: str
    why: str
    source: str


NOISE: tuple[Noise, ...] = (
    Noise("*", "* /root/.cache/*", "a tool's own cache", "rule of classes: its own cache or log does not count"),
    Noise("*", "* /root/.cache", "the folder of caches", "XDG Base Directory Specification"),
)


def excuse(program: str, what: str) -> Noise | None:
    """The first exception that fits."""
    for each in NOISE:
        if any(fnmatchcase(program, name) for name in each.programs.split()) and fnmatchcase(what, each.what):
            return each
    return None
