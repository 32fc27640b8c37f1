"""The lines of a Dockerfile (docs.docker.com/reference/dockerfile, "Format"), joined to instructions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.placed import Placed, joined

_DIRECTIVE: Final = re.compile(r"#\s*([A-Za-z]+)\s*=\s*(\S+)")
_WITH_DOCUMENT: Final = re.compile(r"\s*(?:ONBUILD\s+)?(?:RUN|COPY|ADD)\b", re.IGNORECASE)
HEREDOC: Final = re.compile(r"(?<!\S)\d*<<(-?)(['\"]?)([^<\s'\"]+)\2(?!\S)")


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
            more = bare.endswith(escape)
            pieces.append(line[: len(bare) - 1] if more else line)
        if not pieces:
            return
        documents: list[list[Placed]] = []
        whole = joined(pieces)
        if _WITH_DOCUMENT.match(whole.text):
            for dash, _, word in HEREDOC.findall(whole.text):
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
        if not match:
            return escape, place
        if match.group(1).lower() == "escape":
            escape = match.group(2)[:1]
    return escape, len(lines)
