"""The records of `riskclass batch`: a command each, and what is known of where it will run."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import IO, Any, Final, NamedTuple

from riskclass.model.near import near, nearest
from riskclass.model.verdict import check_known

#: A longer record is reported and passed over; none of its length could be judged.
LONGEST: Final = 4 << 20
#: Fields that say where a command will run.
_KNOWN: Final = ("cwd", "home", "context")


class Record(NamedTuple):
    """A command and where it will run, or why it is none."""

    number: int
    command: str
    setting: dict[str, Any]
    error: str = ""


def records(stream: IO[bytes], options: argparse.Namespace) -> Iterator[Record]:
    """All of a stream, as `--null` or `--field` says; one that cannot be read says why."""
    for number, raw in enumerate(_split(stream) if options.null else _lines(stream), 1):
        if raw is None:
            yield Record(number, "", {}, f"longer than {LONGEST // 1024 // 1024} MiB")
            continue
        text = raw.decode("utf-8", "surrogateescape")
        if options.field:
            if text.strip():
                yield _of_json(number, text, options.field)
        elif text.strip() or options.null:
            yield Record(number, text.removesuffix("\r"), {})


def _lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """Each line as soon as it is there; None for one that is longer than is kept."""
    while line := stream.readline(LONGEST):
        if line.endswith(b"\n") or len(line) < LONGEST:
            yield line.removesuffix(b"\n")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(1 << 16)
        yield None


def _split(stream: IO[bytes]) -> Iterator[bytes | None]:
    """What ends in NUL; None for what is longer than is kept."""
    parts: list[bytes] = []
    size = 0
    while block := stream.read(1 << 16):
        *ended, left = block.split(b"\0")
        for piece in ended:
            yield b"".join((*parts, piece)) if size + len(piece) < LONGEST else None
            parts, size = [], 0
        size += len(left)
        parts = [] if size >= LONGEST else parts
        parts.append(left)
    if size:
        yield b"".join(parts) if size < LONGEST else None


class _Twice(ValueError):
    """A field that an object has twice: readers differ in which they take."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _Twice(name)
        found[name] = value
    return found


def _of_json(number: int, text: str, field: str) -> Record:
    try:
        data = json.loads(text, object_pairs_hook=_object)
    except _Twice as twice:
        return Record(number, "", {}, f"has the field {str(twice)!r} twice")
    except json.JSONDecodeError as error:
        return Record(number, "", {}, f"no JSON, from character {error.pos + 1} on")
    except (ValueError, RecursionError):
        return Record(number, "", {}, "no JSON that can be read")
    if not isinstance(data, dict) or field not in data:
        meant = nearest(field, islice(data, 100)) if isinstance(data, dict) else ""
        return Record(number, "", {}, f"no field {field!r}{meant}")
    if not isinstance(data[field], str):
        return Record(number, "", {}, f"the field {field!r} is no text")
    setting = {name: data[name] for name in _KNOWN if data.get(name) is not None}
    wrong = next((each for name in data if name != field and (each := _mistyped(name[:100], data))), "")
    if wrong := wrong or _no_texts(setting):
        return Record(number, "", {}, wrong)
    try:
        check_known(**setting)
    except ValueError as error:
        return Record(number, "", {}, str(error))
    return Record(number, data[field], setting)


def _mistyped(name: str, data: dict[str, Any]) -> str:
    """A field that nearly is one of ours would say nothing of where it runs; others are the writer's own."""
    meant = _nearly(name)
    return f"no field {name!r}; did you mean {meant!r}?" if meant and meant not in data else ""


@lru_cache(1000)
def _nearly(name: str) -> str:
    if name in _KNOWN:
        return ""
    return near(name.lower(), _KNOWN, 0.9)


def _no_texts(setting: dict[str, Any]) -> str:
    for name, value in setting.items():
        if name == "context":
            if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
                return """the field 'context' is a list of texts, such as ["host:web1", "user:root"]"""
        elif not isinstance(value, str):
            return f"the field {name!r} is no text"
    return ""
