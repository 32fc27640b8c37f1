"""Which `#` of a file begins a comment: as its format has it, and in code as the shell that reads the code has it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import yaml

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.script import words
from riskclass.api import SHELLS

#: Ranges of text in which nothing is a comment.
Ranges = list[tuple[int, int]]

_JSON: Final = re.compile(r'"(?:\\.|[^"\\\n])*"?')
_TOML: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"?|\'[^\'\n]*\'?|#[^\n]*', re.DOTALL
)


def _strings(pattern: re.Pattern[str]) -> Callable[[str], Ranges]:
    return lambda text: [match.span() for match in pattern.finditer(text) if not match.group().startswith("#")]


def _scalars(text: str) -> Ranges:
    """Where the scalars of a YAML file stand."""
    events = yaml.parse(text.encode("utf-8", "replace").decode(), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    marks = ((event.start_mark, event.end_mark) for event in events if isinstance(event, yaml.ScalarEvent))
    return [(start.index, end.index) for start, end in marks if start and end]


def _none(text: str) -> Ranges:
    return []


_YAML: Final = (("#",), False, _scalars)
#: By format: what begins a comment outside of code, whether on a line of its own alone, and what is text there.
_SYNTAX: Final[dict[str, tuple[tuple[str, ...], bool, Callable[[str], Ranges]]]] = {
    **dict.fromkeys(("ansible", "compose", "github", "gitlab", "taskfile"), _YAML),
    **dict.fromkeys(("crontab", "dockerfile", "justfile"), (("#",), True, _none)),
    **dict.fromkeys(("systemd", "tox"), (("#", ";"), True, _none)),
    "makefile": (("#",), False, _none),
    "markdown": (("<!--",), True, _none),
    "npm": (("//",), False, _strings(_JSON)),
    "pyproject": (("#",), False, _strings(_TOML)),
}


def comments(file: File, format: str, found: list[Found], places: dict[int, str]) -> set[int]:
    """Those of `places` (offset → what stands there) at which a comment begins."""
    inside = dict(_inside(found, places)) if format != "npm" else {}  # JSON has no comments in its strings
    marks, alone, text = _SYNTAX.get(format, ((), True, _none))
    outside = [
        place
        for place, mark in places.items()
        if place not in inside and mark in marks and (not alone or _alone(file.text, place))
    ]
    taken = text(file.text) if outside else []
    return {place for place, real in inside.items() if real} | _without(outside, taken)


def _inside(found: list[Found], places: dict[int, str]) -> Iterator[tuple[int, bool]]:
    """Of each place in code, whether that code has a comment there; code that stands in several, in each."""
    known: dict[int, bool] = {}
    for each in found:
        for piece in [each.code] if isinstance(each.code, Placed) else each.code:
            at = {index: place for index, place in enumerate(piece.at) if place in places}
            taken = _words(each, piece) if at else []
            free = _without([*at], taken)
            for index, place in at.items():
                real = index in free and piece.text[index] == "#" == places[place]
                known[place] = known.get(place, True) and real
    yield from known.items()


def _words(found: Found, piece: Placed) -> Ranges:
    """What is no comment in a piece of code. Of a language that is not read, a `#` on a line of its own is one."""
    if isinstance(found.code, Placed) and found.shell in SHELLS:
        return words(piece.text, found.shell)
    if isinstance(found.code, tuple) and (piece is not found.code[-1] or piece.start != found.code[0].start):
        return [(0, len(piece.text))]  # an operand
    return [(match.end(1), match.end()) for match in re.finditer(r"(?m)^([ \t]*#?).*$", piece.text)]


def _alone(text: str, place: int) -> bool:
    return not text[text.rfind("\n", 0, place) + 1 : place].strip(" \t>")


def _without(places: list[int], taken: Ranges) -> set[int]:
    """The places that no range has in it."""
    left: set[int] = set()
    ranges = iter(sorted(taken))
    start, end = next(ranges, (0, -1))
    furthest = -1
    for place in sorted(places):
        while end >= 0 and start <= place:
            furthest = max(furthest, end)
            start, end = next(ranges, (0, -1))
        left |= {place} if place >= furthest else set()
    return left
