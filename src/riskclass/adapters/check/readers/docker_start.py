"""What the instructions of a Dockerfile start in the end, and those that are none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import Placed
from riskclass.model.effects import Effect

#: A program with its arguments, or a text for the shell.
Code = tuple[Placed, ...] | Placed

_FRONTEND: Final = re.compile(r"(?:#[ \t]*(?:escape|check)[ \t]*=.*\n)*#[ \t]*syntax[ \t]*=[ \t]*(\S+)", re.IGNORECASE)
_OFFICIAL: Final = re.compile(r"(?:docker\.io/)?docker/dockerfile(?:-upstream)?(?:[:@]|$)")
#: Instructions that start nothing.
SILENT: Final = ("COPY", "EXPOSE", "LABEL", "MAINTAINER", "STOPSIGNAL", "VOLUME")


def started(entry: Code | None, command: Code | None, shell: list[str]) -> Iterator[tuple[str, Code]]:
    """What an image runs. CMD is the arguments of an ENTRYPOINT in its exec form, in its shell form with the shell."""
    if entry and isinstance(entry, tuple):
        arguments = command or ()
        if isinstance(arguments, Placed):
            arguments = (*map(arguments.made, shell), arguments)
        yield "ENTRYPOINT", (*entry, *arguments)
    elif entry:
        yield "ENTRYPOINT", entry
    elif command and not (isinstance(command, tuple) and command[0].text.startswith("-")):
        yield "CMD", command


def frontend(source: Placed) -> Iterator[Found]:
    """`# syntax=IMAGE`: a program out of an image reads the file, whatever it says."""
    match = _FRONTEND.match(source.text)
    if match and not _OFFICIAL.match(match[1]):
        span = (source.starts(match.start(1)), source.ends(match.end(1)))
        because = "an image that reads the file and decides what is built"
        note = Effect("code.remote", match[1], because, rule="check/syntax", span=span)
        yield Found((source.made("true"),), where="# syntax", notes=(note,))


def unknown(name: str, rest: Placed) -> Found:
    """An instruction that is none: what it would do is not seen."""
    note = Effect("unparsed", name, f"{name} is no instruction", rule="check", span=(rest.start, rest.end))
    return Found((rest.made("true"),), where=name, notes=(note,))
