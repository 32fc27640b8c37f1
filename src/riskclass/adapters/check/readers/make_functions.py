"""What make itself does while it reads a makefile, besides `$(shell …)` and `$(eval …)`."""

from __future__ import annotations

import re
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import Placed
from riskclass.model.effects import Effect

_WRITES: Final = re.compile(r"\s*(>>?)([^,]*)(,?)")
_EVAL: Final = re.compile(r"--eval[= ]")
_LOADS: Final = re.compile(r" *-?load[ \t]+(?=[^\s:=])")


def done(function: str, text: Placed) -> list[Found]:
    """`$(file …)` and `$(guile …)`, as the commands that do as much (GNU make manual, 8.12 and 12.1)."""
    match = _WRITES.match(text.text)
    if function == "guile":
        return [Found((text.made("guile"), text.made("-c"), text), where="$(guile …)")]
    if not match:
        return []
    words = ("tee", "-a") if match[1] == ">>" else ("tee",) if match[3] else ("truncate", "-s", "0")
    name = text[match.start(2) : match.end(2)].strip()
    return [Found((*map(text.made, words), name), where="$(file …)", called="file")]


def flagged(name: str, value: Placed) -> Placed | None:
    """The text of `--eval` among the options that make itself is given."""
    match = _EVAL.search(value.text) if name in ("MAKEFLAGS", "GNUMAKEFLAGS") else None
    return value[match.end() :].strip("'\" ") if match else None


def loaded(line: Placed) -> list[Found]:
    """`load x.so`: code of make's own process (12.2)."""
    match = _LOADS.match(line.text)
    if not match:
        return []
    span = (line.starts(match.end()), line.end)
    note = Effect("code.project", line.text[match.end() :], "make loads it as code", rule="check/load", span=span)
    return [Found((line.made("true"),), where="load", notes=(note,))]
