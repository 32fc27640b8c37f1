"""Globs in which only `*` is special (any text, `/` too), against texts, and paths of which a part is unknown."""

from __future__ import annotations


def fits(pattern: str, text: str) -> bool:
    """Whether `text` is `pattern` with any text for each `*`. Linear: each piece is taken where it first occurs."""
    if "*" not in pattern:
        return pattern == text
    head, *middle, tail = pattern.split("*")
    if not text.startswith(head) or not text.endswith(tail) or len(text) < len(head) + len(tail):
        return False
    place, end = len(head), len(text) - len(tail)
    for piece in middle:
        place = text.find(piece, place, end)
        if place < 0:
            return False
        place += len(piece)
    return True


def surely(glob: str, path: str) -> bool:
    """Whether the path is one that the glob names, whatever its unknown parts are.

    A path as effects carry it: normal, `?` for what is not known, `*` for names of files, `=w` and the like for a word.
    What is not known may be `..`, so only `*` itself covers it; so may `.*`, as a glob of older shells.
    """
    if glob == "*":
        return True
    if "?" in path or "=" in path or "/.*" in path or "/../" in path + "/":
        return False
    return fits(glob, path)


def may(glob: str, path: str) -> bool:
    """Whether the path may be one that the glob names, or a directory above one. Letter case is ignored."""
    if "?" in path:
        return True
    glob, path = glob.casefold(), path.casefold()
    head, star, _ = glob.partition("*")
    if head.startswith(path.rstrip("/") + "/"):
        return True
    known = path.partition("*")[0].partition("=")[0]
    if known == path:
        return fits(glob, path)
    return head.startswith(known) or (bool(star) and known.startswith(head))
