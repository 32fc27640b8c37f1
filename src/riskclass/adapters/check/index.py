"""What git tracks, read from its index (gitformat-index(5), versions 2 to 4)."""

from __future__ import annotations

import hashlib
import os
from typing import Final

_FIXED: Final = 40  # bytes of times, sizes and ids in front of an entry's hash
_EXTENDED: Final = 0x4000


class Unread(Exception):
    """An index that does not say what is tracked."""


def tracked(root: str) -> set[str]:
    """The files that git tracks in the repository at `root`, and their folders, relative to it. None without an index.

    Raises:
        Unread: there is no repository, or its index is not read.
    """
    try:
        with open(os.path.join(_directory(root), "index"), "rb") as stream:
            data = stream.read()
    except FileNotFoundError:
        return set()
    except OSError as error:
        raise Unread from error
    try:
        return _with_folders(_names(data, _size(data)))
    except (IndexError, ValueError) as error:
        raise Unread from error


def _directory(root: str) -> str:
    """`.git`, or the directory that a file of this name leads to (gitrepository-layout(5))."""
    place = os.path.join(root, ".git")
    if os.path.isdir(place):
        return place
    try:
        with open(place, encoding="utf-8", errors="surrogateescape") as stream:
            name, _, target = stream.read(65536).partition(":")
    except OSError as error:
        raise Unread from error
    directory = os.path.join(root, target.strip())
    if name != "gitdir" or not os.path.isdir(directory):
        raise Unread
    return directory


def _size(data: bytes) -> int:
    """How long a hash is here, as the one at the end tells; with `index.skipHash` it is zero."""
    for size, digest in ((20, hashlib.sha1), (32, hashlib.sha256)):
        if digest(data[:-size], usedforsecurity=False).digest() == data[-size:]:
            return size
    if not any(data[-20:]) and any(data[-32:-20]):
        return 20
    raise Unread


def _names(data: bytes, size: int) -> list[bytes]:
    version, count = (int.from_bytes(data[place : place + 4], "big") for place in (4, 8))
    if data[:4] != b"DIRC" or version not in (2, 3, 4):
        raise Unread
    names: list[bytes] = []
    place = 12
    for _ in range(count):
        start = place
        place += _FIXED + size
        place += 4 if int.from_bytes(data[place : place + 2], "big") & _EXTENDED else 2
        kept = b""
        if version == 4:
            drop, place = _number(data, place)
            kept = names[-1][: len(names[-1]) - drop] if names else b""
        end = data.index(b"\0", place)
        names.append(kept + data[place:end])
        place = end + 1 if version == 4 else start + (end - start + 8) // 8 * 8
    while place < len(data) - size:  # extensions
        if data[place : place + 4] == b"link":  # most entries are in another file (a split index)
            raise Unread
        place += 8 + int.from_bytes(data[place + 4 : place + 8], "big")
    if place != len(data) - size:
        raise Unread
    return names


def _number(data: bytes, place: int) -> tuple[int, int]:
    """A number in git's variable width, and the place behind it."""
    value = data[place] & 0x7F
    while data[place] & 0x80:
        place += 1
        value = (value + 1) << 7 | data[place] & 0x7F
    return value, place + 1


def _with_folders(names: list[bytes]) -> set[str]:
    found: set[str] = set()
    for name in map(os.fsdecode, names):
        while name and name not in found:
            found.add(name)
            name = name.rpartition("/")[0]
    return found
