"""Makefiles (GNU make manual, 5): each line of a recipe is a text for a shell of its own.

`$(shell …)`, `$(file …)` and `!=` run while the file is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, name, shebang
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers.make import SILENT, References
from riskclass.adapters.check.readers.make_functions import done, flagged, loaded
from riskclass.adapters.check.readers.make_settings import Settings
from riskclass.adapters.check.readers.make_text import blanked, continued, defines, definition, references

NAMES: Final = tuple("Makefile Makefile.* makefile makefile.inc GNUmakefile BSDmakefile *.mk *.mak *.make".split())

_SET: Final = re.compile(r"\s*(?:(?:override|export|private|unexport)\s+)*([^\s:#=!?+]+)\s*(?::{0,3}|[?+!])=")
_RULE: Final = re.compile(r"((?:\\#|[^:=#])+)::?(?!=)")
_CALL: Final = re.compile(r"\$[({](?:call\s+)?([^\s,:=(){}]+)")
_ONE_SHELL: Final = re.compile(r"^\.ONESHELL[ \t]*:", re.MULTILINE)


def starts(line: str) -> bool:
    return name(next(iter(shebang(line)), "")) in ("make", "gmake")


def find(file: File) -> Iterator[Found]:
    makefile = _Makefile(file)
    makefile.read()
    yield from makefile.others
    for shell in makefile.settings.shells():
        for code, where in makefile.texts:
            yield interpreted(shell, code, where=where)


class _Makefile:
    """What was read so far: the recipe at work, and the canned ones (`define`) that recipes call."""

    def __init__(self, file: File) -> None:
        self.lines: Final = file.all().lines()
        self.texts: list[tuple[Placed, str]] = []
        self.others: list[Found] = []  # what no shell reads
        self.references: Final = References(file.text, self.function)
        self.settings: Final = Settings(file.text)
        self.one_shell: Final = bool(_ONE_SHELL.search(file.text))
        self.canned: list[tuple[str, list[Placed]]] = []
        self.defined: Final = set(defines(file.text))
        self.called: set[str] = set()
        self.recipe: list[Placed] = []
        self.target = ""

    def read(self) -> None:
        place = 0
        while place < len(self.lines):
            line = self.lines[place]
            if not line:
                place += 1
                continue
            place, whole = continued(self.lines, place, self.settings.prefixes)
            if self.target and line.text.startswith(self.settings.prefixes):
                self.command(whole[1:])
            elif self.settings.condition(line.text):
                self.references.expanded(whole)
            elif line.text.strip() and not line.text.startswith("#"):
                self.ends()
                if names := defines(line.text):
                    place, body = definition(self.lines, place, self.settings.prefixes)
                    self.canned.append((names[0], body))
                else:
                    self.statement(whole)
        self.ends()
        for called, body in self.canned:
            self.target = called
            for line in body:  # `$(eval)` may make rules of it, whose recipes have the prefix
                if called in self.called or line.text.startswith(self.settings.prefixes):
                    self.command(line)
                else:
                    self.references.expanded(line)
            self.ends()

    def statement(self, line: Placed) -> None:
        """An assignment, or a rule with perhaps the first line of its recipe behind `;`."""
        text = blanked(line.text)
        found = _SET.match(text)
        rule = None if found else _RULE.match(text)
        semicolon = text.find(";", rule.end()) if rule and not _SET.match(text, rule.end()) else -1
        value = self.references.expanded(line[found.end() if found else 0 : semicolon if semicolon >= 0 else None])
        if found:
            self.sets(found, line, value.strip())
        elif rule and (special := _SET.match(text, rule.end())):
            self.sets(special, line, self.references.expanded(line[special.end() :]).strip(), False)
        elif not rule:
            self.others += loaded(line)
        self.target = line.text[: rule.end(1)].rstrip("& ").strip() if rule else ""
        if semicolon >= 0:
            self.command(line[semicolon + 1 :])

    def sets(self, found: re.Match[str], line: Placed, value: Placed, general: bool = True) -> None:
        """An assignment, which may be of one target; `!=` runs the value."""
        self.settings.sets(found.group(1), line[found.end() :].text.strip(), general)
        if found.group().endswith("!="):
            self.add(value, f"{found.group(1)} !=")
        elif given := flagged(found.group(1), value):
            self.function("eval", given)
        elif self.settings.exports(found.group(1), found.group()):
            self.others += exported([(found.group(1), value)], f"{found.group(1)} =")

    def function(self, called: str, text: Placed) -> None:
        """What a function does while the file is read, with its text."""
        if called == "shell":
            self.add(text, "$(shell …)")
        elif called != "eval":
            self.others += done(called, text)
        else:  # more of the file, which ends no recipe
            around = (self.recipe, self.target)
            self.recipe = []
            self.statement(text)
            self.ends()
            self.recipe, self.target = around

    def command(self, line: Placed) -> None:
        """A line of a recipe. Where it begins with a canned recipe, that is judged where it is defined."""
        line = line[self.references.modifiers(line.text) :]
        spans = [span for span in references(line.text) if not SILENT.match(line.text, span[0])]
        for start, end in spans:
            self.called.update(self.defined.intersection(_CALL.findall(line.text, start, end)))
        call = _CALL.match(line.text)
        if call and call.group(1) in self.defined:
            line = joined([line.made(":"), line[spans[0][1] :]])
        for text in self.references.pasted(line):
            self.add(text, f"target {self.target}")
        line = self.references.expanded(line)
        self.recipe.append(line[self.references.modifiers(line.text) :])

    def ends(self) -> None:
        """The recipe ends: each of its lines, or under .ONESHELL all of them, is a text."""
        recipe, self.recipe = self.recipe, []
        for line in [joined(recipe, "\n")] if recipe and self.one_shell else recipe:
            self.add(line, f"target {self.target}")
        self.target = ""

    def add(self, line: Placed, where: str) -> None:
        if line.strip():
            self.texts.append((line, where))
