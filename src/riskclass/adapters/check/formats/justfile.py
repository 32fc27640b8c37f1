"""justfiles (just.systems/man): each line of a recipe is a text of its own, a recipe with a shebang is one script.

`{{…}}` is filled in by just; backticks run when the file is evaluated.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from functools import partial
from typing import Final

from riskclass.adapters.check.environment import exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, name, shebang
from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers.just_values import evaluated, exports, settled

NAMES: Final = ("justfile", "Justfile", ".justfile", "JUSTFILE", "*.just")

_SHELL: Final = r"^set\s+{}\s*:=\s*\[([^\]]{{0,1000}})\]"
_WORD_OF_LIST: Final = re.compile(r"\"((?:\\.|[^\"\\])*)\"|'([^']*)'")
_HEADER: Final = re.compile(r"@?([A-Za-z_][\w-]*+)(?:[^:'\"`#]|\"(?:\\.|[^\"\\])*+\"|'[^']*+'|`[^`]*+`)*+:(?!=)")
_ASSIGNED: Final = re.compile(
    r"(?:export\s+)?[A-Za-z_][\w-]*\s*:=|(?:set|alias)\s+[\w-]+\s*(?::=|$)|(?:import|mod)\??\s+(?![^'\"]*:(?!=))"
)
_SCRIPT: Final = re.compile(r"\[.*\bscript\b(?:\(\s*(.*?)\s*\))?")
_INSERT: Final = re.compile(r"\{\{\{\{|\{\{(?:(?!\{\{).)*?\}\}", re.DOTALL)
_QUOTED: Final = re.compile(r"\{\{\s*quote\([^()]*\)\s*\}\}")
_NAME: Final = re.compile(r"\{\{\s*([A-Za-z_][\w-]*)\s*\}\}")
_WORD: Final = re.compile(r"[A-Za-z_][\w-]*")


def starts(line: str) -> bool:
    return name(next(iter(shebang(line)), "")) == "just"


def find(file: File) -> Iterator[Found]:
    source = file.all()
    found = partial(_found, _values(source))
    shell = _interpreter(source.text, "shell")
    lines = deque(source.lines())
    outside: list[Placed] = []
    inserted: list[Placed] = []  # `{{…}}` of bodies
    script: list[str] = []
    while lines:
        line = lines.popleft()
        outside.append(line)
        attribute = _SCRIPT.match(line.text)
        if attribute:
            script = _listed(attribute.group(1) or "") or _interpreter(source.text, "script-interpreter")
            continue
        header = None if _ASSIGNED.match(line.text) else _HEADER.match(line.text)
        if header:
            where = f"recipe {header.group(1)}"
            body = _body(lines)
            inserted += (line[match.start() : match.end()] for line in body for match in _INSERT.finditer(line.text))
            for words, code in _recipe(body, shell, script):
                yield found(words, code, where)
        script = script if line.text.startswith(("[", "#")) else []
    expressions = [joined(outside, "\n") if outside else source, *inserted]
    for code in (each for expression in expressions for each in evaluated(expression)):
        yield found(shell, code, "`…`")
    yield from exported(exports(expressions[0]), "export")


def _interpreter(text: str, setting: str) -> list[str]:
    """The words of `set shell := […]` or its like."""
    said = re.search(_SHELL.format(setting), text, re.MULTILINE)
    return _listed(said.group(1)) if said else ["sh"]


def _listed(text: str) -> list[str]:
    return [
        match[1].replace('\\"', '"') if match[1] is not None else match[2] for match in _WORD_OF_LIST.finditer(text)
    ]


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


def _recipe(body: list[Placed], shell: list[str], script: list[str]) -> Iterator[tuple[list[str], Placed]]:
    """Each text of a recipe, with the program that reads it."""
    full = [place for place, line in enumerate(body) if line.text.strip()]
    body = body[full[0] : full[-1] + 1] if full else []
    words = shebang(body[0].text) if body else []
    if words or (script and body):
        yield words or script, joined(body, "\n")
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
            yield shell, line


def _values(source: Placed) -> dict[str, str]:
    """Variables that are set in one place and to words alone, and that no recipe has as a parameter."""
    headers = (line for line in source.text.split("\n") if not _ASSIGNED.match(line) and _HEADER.match(line))
    mentioned = {word for line in headers for word in _WORD.findall(line)}
    return {name_: value for name_, value in settled(source.text).items() if name_ not in mentioned}


def _found(values: dict[str, str], words: list[str], code: Placed, where: str) -> Found:
    """Code that a program reads once just has filled it in."""

    def known(source: str) -> str | None:
        name_ = _NAME.fullmatch(source)
        return "{{" if source == "{{{{" else values.get(name_[1]) if name_ else None

    filled, notes = pasted(code, _INSERT, "just", known=known, quoted=_QUOTED)
    return interpreted(words, filled, where=where, notes=notes)
