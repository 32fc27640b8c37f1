"""justfiles (just.systems/man): each line of a recipe is a text of its own, a recipe with a shebang is one script.

`{{…}}` is filled in by just; backticks run when the file is evaluated.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, name, shebang
from riskclass.adapters.check.placed import File, Placed, joined

NAMES: Final = ("justfile", "Justfile", ".justfile", "JUSTFILE", "*.just")

_SHELL: Final = re.compile(r"^set\s+shell\s*:=\s*\[(.*?)\]", re.MULTILINE | re.DOTALL)
_HEADER: Final = re.compile(r"@?([A-Za-z_][\w-]*)(?=[^:]*:(?!=))")
_ASSIGNED: Final = re.compile(r"(?:export\s+)?[A-Za-z_][\w-]*\s*:=|(?:set|alias|import|mod)\b")
_SCRIPT: Final = re.compile(r"\[.*\bscript\b(?:\(\s*(.*?)\s*\))?")
_INSERT: Final = re.compile(r"\{\{\{\{|\{\{(?:(?!\{\{).)*?\}\}", re.DOTALL)
_BACKTICK: Final = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'|#[^\n]*|```(.*?)```|`([^`\n]*)`", re.DOTALL)


def starts(line: str) -> bool:
    return name(next(iter(shebang(line)), "")) == "just"


def find(file: File) -> Iterator[Found]:
    source = file.all()
    said = _SHELL.search(source.text)
    shell = re.findall(r"[^\s,'\"]+", said.group(1)) if said else ["sh"]
    lines = deque(source.lines())
    outside: list[Placed] = []
    script = ""
    while lines:
        line = lines.popleft()
        outside.append(line)
        attribute = _SCRIPT.match(line.text)
        if attribute:
            script = (attribute.group(1) or "sh").replace("'", "").replace('"', "").replace(",", " ")
            continue
        header = None if _ASSIGNED.match(line.text) else _HEADER.match(line.text)
        if header:
            yield from _recipe(_body(lines), f"recipe {header.group(1)}", shell, script.split())
        script = script if line.text.startswith(("[", "#")) else ""
    yield from _backticks(joined(outside, "\n") if outside else source, shell)


def _body(lines: deque[Placed]) -> list[Placed]:
    """The indented lines that follow, taken off `lines`, without the first one's indentation."""
    body: list[Placed] = []
    indent = ""
    while lines and (not lines[0].text.strip() or lines[0].text[0] in " \t"):
        line = lines.popleft()
        if line.text.strip() and not indent:
            indent = line.text[: len(line.text) - len(line.text.lstrip())]
        body.append(line[len(indent) :] if line.text.startswith(indent) else line.strip())
    return body


def _recipe(body: list[Placed], where: str, shell: list[str], script: list[str]) -> Iterator[Found]:
    full = [place for place, line in enumerate(body) if line.text.strip()]
    body = body[full[0] : full[-1] + 1] if full else []
    words = shebang(body[0].text) if body else []
    if words or (script and body):
        yield interpreted(words or script, _filled(joined(body, "\n")), where=where)
        return
    place = 0
    while place < len(body):
        pieces = [body[place]]
        while pieces[-1].text.endswith("\\") and place + 1 < len(body):
            place += 1
            pieces.append(body[place])
        place += 1
        line = joined(pieces, "\n")
        line = line[len(line.text) - len(line.text.lstrip("@- \t")) :]
        if line.strip():
            yield interpreted(shell, _filled(line), where=where)


def _backticks(source: Placed, shell: list[str]) -> Iterator[Found]:
    """Commands whose output is a value, outside of recipes' bodies."""
    for match in _BACKTICK.finditer(source.text):
        group = match.lastindex
        if group:
            yield interpreted(shell, _filled(source[match.start(group) : match.end(group)]), where="`…`")


def _filled(code: Placed) -> Placed:
    def meaning(match: re.Match[str]) -> str:
        source = match.group()
        return "{{" if source == "{{{{" else code.file.hole(source, f"{source} is filled in by just")

    return code.replaced(_INSERT, meaning)
