"""The lines of a Dockerfile (docs.docker.com/reference/dockerfile) joined to instructions, and their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import assigned, path_before
from riskclass.adapters.check.found import VARIABLES, Broken
from riskclass.adapters.check.placed import Placed, joined
from riskclass.adapters.check.readers import json
from riskclass.model.text import MARK

_DIRECTIVE: Final = re.compile(r"#\s*([A-Za-z]+)\s*=\s*(\S+)")
_WITH_DOCUMENT: Final = re.compile(r"\s*(?:ONBUILD\s+)?(?:RUN|COPY|ADD)\b", re.IGNORECASE)
_VARIABLE: Final = re.compile(r"\$(?:\{(\w+)\}|(\w+)|\{[^{}]*\})")
_REMOTE: Final = re.compile(r"[a-z][a-z0-9+.-]*://|git@", re.IGNORECASE)
HEREDOC: Final = re.compile(r"(?<!\S)\d*<<(-?)(['\"]?)([^<\s'\"]+)\2(?!\S)")
#: Those that do not stand in quotes.
_HEREDOC: Final = re.compile(HEREDOC.pattern + r"|\"(?:\\.|[^\"\\])*\"|'[^']*'")


def logical(lines: list[Placed]) -> Iterator[tuple[Placed, list[list[Placed]]]]:
    """Instructions with their continued lines joined, and the here-documents of each with the line that ends it."""
    escape, place = _directives(lines)
    while place < len(lines):
        pieces: list[Placed] = []
        more = True
        while more and place < len(lines):
            line, place = lines[place], place + 1
            stripped = line.text.strip()
            if stripped.startswith("#") or (pieces and not stripped):  # dropped, also between continued lines
                continue
            bare = line.text.rstrip()
            more = bare.endswith(escape) and not bare.endswith(escape * 2)  # an escaped one joins nothing
            pieces.append(line[: len(bare) - 1] if more else line)
        if not pieces:
            return
        documents: list[list[Placed]] = []
        whole = joined(pieces)
        if _WITH_DOCUMENT.match(whole.text):
            for dash, word in ((match[1], match[3]) for match in _HEREDOC.finditer(whole.text) if match[3]):
                documents.append([])
                while place < len(lines):
                    documents[-1].append(lines[place])
                    place += 1
                    if (lines[place - 1].text.lstrip("\t") if dash else lines[place - 1].text) == word:
                        break
        yield whole, documents


def _directives(lines: list[Placed]) -> tuple[str, int]:
    """The escape character, and the first line behind the parser's directives."""
    escape = "\\"
    for place, line in enumerate(lines):
        match = _DIRECTIVE.match(line.text)
        if not match or match.group(1).lower() not in ("syntax", "escape", "check"):
            return escape, place
        if match.group(1).lower() == "escape":
            escape = match.group(2)[:1]
    return escape, len(lines)


def listed(rest: Placed) -> tuple[Placed, ...] | None:
    """The words of a JSON list of strings; None where it is no such list."""
    try:
        node = json.read(rest) if rest.text.lstrip().startswith("[") else None
    except Broken:
        return None
    return tuple(item.text for item in node.items) if node and all(item.kind == "text" for item in node.items) else None


def inside(cwd: str | None, path: str) -> str | None:
    """A path of an instruction, from the directory that holds there."""
    if "$" in path:
        return None
    return path if path.startswith("/") else f"{cwd.rstrip('/')}/{path}" if cwd else None


def filled(word: Placed, known: dict[str, str]) -> Placed:
    """A word with its variables filled in ("Environment replacement")."""

    def meaning(match: re.Match[str]) -> str:
        name = match[1] or match[2] or ""
        if name == "PATH" and name not in known:
            return path_before(word.file, match.group())
        hole = word.file.hole(match.group(), f"{match.group()} is set when the image is built", "word")
        return known[name] if name in known and word.file.fills(known[name]) else hole

    return word.replaced(_VARIABLE, meaning)


def fetched(source: Placed) -> bool:
    """Whether ADD may take this over the network: a URL, or a word that begins with a variable."""
    return bool(_REMOTE.match(source.text)) or source.text[:1] >= chr(MARK)


def assign(said: dict[str, str], words: tuple[Placed, ...]) -> dict[str, str]:
    """With `ENV A=b C=d`, `ENV A b`: what is put together of other variables is not known.

    Commands share it, so it is made anew; where there are more variables than are judged, it grows no more.
    """
    if len(said) > VARIABLES:
        return said
    known = dict(said)
    for name, value in pairs(words):
        known.pop(name, None)
        if "$" not in value.text and value.file.legible(value.text) == value.text:
            known[name] = value.text
    return known


def pairs(words: tuple[Placed, ...]) -> list[tuple[str, Placed]]:
    """`A=b C=d`, or the old `A b`, of which all that follows is the value."""
    if words and "=" not in words[0].text:
        return [(words[0].text, joined(words[1:], " "))] if len(words) > 1 else []
    return [*assigned(words)]
