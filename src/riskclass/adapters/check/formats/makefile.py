"""Makefiles (GNU make manual, 5): each line of a recipe is a text for a shell of its own.

`$(shell …)` and `!=` run while the file is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, name, shebang
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers.make import References, blanked, references
from riskclass.adapters.check.readers.make_settings import Settings

NAMES: Final = ("Makefile", "makefile", "GNUmakefile", "*.mk", "*.mak", "*.make")

_SET: Final = re.compile(r"\s*(?:(?:override|export|private|unexport)\s+)*([^\s:#=!?+]+)\s*(?::{0,3}|[?+!])=")
_RULE: Final = re.compile(r"((?:\\#|[^:=#])+)::?(?!=)")
_CONDITION: Final = re.compile(r" *(?:ifn?eq|ifn?def|else|endif)\b")
_DEFINE: Final = re.compile(r"^[ \t]*(?:(?:override|export)[ \t]+)*define[ \t]+([^\s=:?+!]+)")
_DEFINED: Final = re.compile(_DEFINE.pattern, re.MULTILINE)
_CALL: Final = re.compile(r"\$[({](?:call\s+)?([^\s,:=(){}]+)")
_ENDEF: Final = re.compile(r"\s*endef\b")
_OPENS: Final = re.compile(r" *ifn?(?:eq|def)\b")
_CLOSES: Final = re.compile(r" *endif\b")
_ONE_SHELL: Final = re.compile(r"^\.ONESHELL[ \t]*:", re.MULTILINE)


def starts(line: str) -> bool:
    return name(next(iter(shebang(line)), "")) in ("make", "gmake")


def find(file: File) -> Iterator[Found]:
    makefile = _Makefile(file)
    makefile.read()
    for shell in makefile.settings.shells():
        for code, where in makefile.texts:
            yield interpreted(shell, code, where=where)


class _Makefile:
    """What was read so far: the recipe at work, and the canned ones (`define`) that recipes call."""

    def __init__(self, file: File) -> None:
        self.lines: Final = file.all().lines()
        self.texts: list[tuple[Placed, str]] = []
        self.references: Final = References(file.text, lambda code: self.add(code, "$(shell …)"))
        self.settings: Final = Settings()
        self.level = 0  # conditions around
        self.one_shell: Final = bool(_ONE_SHELL.search(file.text))
        self.canned: list[tuple[str, list[Placed]]] = []
        self.defined: Final = set(_DEFINED.findall(file.text))
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
            place, whole = self.continued(place)
            if self.target and line.text.startswith(self.settings.prefixes):
                self.command(whole[1:])
            elif _CONDITION.match(line.text):
                self.level += bool(_OPENS.match(line.text)) - bool(_CLOSES.match(line.text))
                self.references.expanded(whole)
            elif line.text.strip() and not line.text.startswith("#"):
                self.ends()
                define = _DEFINE.match(line.text)
                place = self.definition(place, define.group(1)) if define else self.statement(place, whole)
        self.ends()
        for called, body in self.canned:
            self.target = called
            for line in body:  # `$(eval)` may make rules of it, whose recipes have the prefix
                if called in self.called or line.text.startswith(self.settings.prefixes):
                    self.command(line)
            self.ends()

    def continued(self, place: int) -> tuple[int, Placed]:
        r"""Lines joined by `\`; both stay for the shell, the recipe's prefix in front of the next line does not."""
        pieces = [self.lines[place]]
        while _goes_on(pieces[-1].text) and place + 1 < len(self.lines):
            place += 1
            following = self.lines[place]
            pieces.append(following[1:] if following.text.startswith(self.settings.prefixes) else following)
        return place + 1, joined(pieces, "\n")

    def statement(self, place: int, line: Placed) -> int:
        """An assignment, or a rule with perhaps the first line of its recipe behind `;`."""
        text = blanked(line.text)
        found = _SET.match(text)
        rule = None if found else _RULE.match(text)
        semicolon = text.find(";", rule.end()) if rule and not _SET.match(text, rule.end()) else -1
        value = self.references.expanded(line[found.end() if found else 0 : semicolon if semicolon >= 0 else None])
        if found and text[found.end() - 2] == "!":
            self.add(value, f"{found.group(1)} !=")
        if found:
            self.settings.sets(found.group(1), line[found.end() :].text.strip(), self.level == 0)
        elif rule and (special := _SET.match(text, rule.end())):  # of one target
            self.settings.sets(special.group(1), line[special.end() :].text.strip(), False)
        self.target = line.text[: rule.end(1)].rstrip("& ").strip() if rule else ""
        if semicolon >= 0:
            self.command(line[semicolon + 1 :])
        return place

    def definition(self, place: int, called: str) -> int:
        """`define NAME … endef`: commands, where a recipe calls it by `$(NAME)`."""
        body: list[Placed] = []
        level = 1
        while place < len(self.lines):
            place, inner = self.continued(place)
            level += bool(_DEFINE.match(inner.text)) - bool(_ENDEF.match(inner.text))
            if level == 0:
                break
            body.append(inner)
        self.canned.append((called, body))
        return place

    def command(self, line: Placed) -> None:
        """A line of a recipe. Where it begins with a canned recipe, that is judged where it is defined."""
        line = line[self.references.modifiers(line.text) :]
        call = _CALL.match(line.text)
        if call and call.group(1) in self.defined:
            self.called.add(call.group(1))
            end = references(line.text)[0][1]
            line = joined([line.made(":"), line[end:]])
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


def _goes_on(line: str) -> bool:
    return (len(line) - len(line.rstrip("\\"))) % 2 == 1
