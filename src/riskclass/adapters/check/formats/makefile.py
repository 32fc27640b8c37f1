"""Makefiles (GNU make manual, 5): each line of a recipe is a text for a shell of its own.

`$(…)` and `$X` are make's: what they give is not known here. `$(shell …)` and `!=` run while the file is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, name, shebang
from riskclass.adapters.check.placed import File, Placed, joined

NAMES: Final = ("Makefile", "makefile", "GNUmakefile", "*.mk", "*.mak", "*.make")

_SET: Final = re.compile(r"[^\s:#=!?+]+\s*(?::{0,3}|[?+!])=")
_RULE: Final = re.compile(r"([^:=#]+?)\s*&?::?(?!=)")
_CONDITION: Final = re.compile(r" *(?:ifn?eq|ifn?def|else|endif)\b")
_DEFINE: Final = re.compile(r"\s*(?:(?:override|export)\s+)*define\s+([^\s=:?+!]+)")
_SHELL: Final = re.compile(r"^\s*(?:(?:override|export)\s+)*SHELL\s*[:?]*=[ \t]*(.*)", re.MULTILINE)
_PREFIX: Final = re.compile(r"^\.RECIPEPREFIX\s*[:?]*=[ \t]*(\S)", re.MULTILINE)
#: In front of a line: what make itself reads, and variables that by custom hold an `@` (automake's, the kernel's).
_MODIFIERS: Final = re.compile(r"(?:[-@+ \t]|\$[({](?:Q|V|AT|SILENT|AM_V_\w+)[)}])*")
#: Automatic variables: names of targets and prerequisites (GNU make manual, 10.5.3).
_AUTOMATIC: Final = {**dict.fromkeys("@<*%", "word"), **dict.fromkeys("^?+|", "files")}
#: What make sets, unless the file does.
_BUILT_IN: Final = {"MAKE": "make", "RM": "rm -f"}


def starts(line: str) -> bool:
    return name(next(iter(shebang(line)), "")) in ("make", "gmake")


def find(file: File) -> Iterator[Found]:
    makefile = _Makefile(file)
    makefile.read()
    return iter(makefile.found)


class _Makefile:
    """What was read so far: the recipe at work, and the canned ones (`define`) that recipes call."""

    def __init__(self, file: File) -> None:
        self.lines: Final = file.all().lines()
        self.found: list[Found] = []
        said, text = _SHELL.findall(file.text), file.text
        self.shell: Final = (said[-1].split() if said and "$" not in said[-1] else []) or ["bash" if said else "sh"]
        self.prefix: Final = (_PREFIX.findall(text) or ["\t"])[-1]
        self.one_shell: Final = bool(re.search(r"^\.ONESHELL\s*:", text, re.MULTILINE))
        self.assigned: Final = set(re.findall(r"^\s*(MAKE|RM)\s*[:?+]*=", text, re.MULTILINE))
        self.canned: list[tuple[str, list[Placed]]] = []
        self.recipe: list[Placed] = []
        self.target = ""

    def read(self) -> None:
        place = 0
        while place < len(self.lines):
            line = self.lines[place]
            place, whole = self.continued(place)
            if self.target and line.text.startswith(self.prefix):
                self.recipe.append(self.command(whole[1:]))
            elif self.target and _CONDITION.match(line.text):
                self.expanded(whole)
            elif line.text.strip() and not line.text.startswith("#"):
                self.ends()
                place = self.definition(place, line) if _DEFINE.match(line.text) else self.statement(place, whole)
        self.ends()
        text = "".join(line.text for line in self.lines)
        for called, body in self.canned:
            if re.search(r"\$[({](?:call\s+)?" + re.escape(called) + r"[),}\s]", text):
                self.target, self.recipe = called, [self.command(line) for line in body]
                self.ends()

    def continued(self, place: int) -> tuple[int, Placed]:
        r"""Lines joined by `\`; both stay for the shell, the recipe's prefix in front of the next line does not."""
        pieces = [self.lines[place]]
        while _goes_on(pieces[-1].text) and place + 1 < len(self.lines):
            place += 1
            following = self.lines[place]
            pieces.append(following[1:] if following.text.startswith(self.prefix) else following)
        return place + 1, joined(pieces, "\n")

    def statement(self, place: int, line: Placed) -> int:
        """An assignment, or a rule with perhaps the first line of its recipe behind `;`."""
        semicolon = line.text.find(";")
        head = self.expanded(line[: semicolon if semicolon >= 0 else None])
        text = re.sub(r"^\s*((override|export|private|unexport)\s+)*", "", head.text)
        found = _SET.match(text)
        if found:
            tail = self.expanded(line[semicolon:]) if semicolon >= 0 else None
            value = joined([head, tail] if tail else [head])
            if found.group().endswith("!="):
                self.add(value[value.text.index("!=") + 2 :], f"{found.group().split()[0]}")
            return place
        rule = _RULE.match(head.text)
        self.target = rule.group(1).strip() if rule else ""
        if rule and semicolon >= 0 and not _SET.match(head.text, rule.end()):
            self.recipe.append(self.command(line[semicolon + 1 :]))
        return place

    def definition(self, place: int, line: Placed) -> int:
        """`define NAME … endef`: commands, where a recipe calls it by `$(NAME)`."""
        body: list[Placed] = []
        level = 1
        while place < len(self.lines):
            place, inner = self.continued(place)
            level += bool(_DEFINE.match(inner.text)) - bool(re.match(r"\s*endef\b", inner.text))
            if level == 0:
                break
            body.append(inner)
        self.canned += [(match.group(1), body) for match in [_DEFINE.match(line.text)] if match]
        return place

    def ends(self) -> None:
        """The recipe ends: each of its lines, or under .ONESHELL all of them, is a text."""
        recipe, self.recipe = self.recipe, []
        for line in [joined(recipe, "\n")] if recipe and self.one_shell else recipe:
            self.add(line, f"target {self.target}")
        self.target = ""

    def add(self, line: Placed, where: str) -> None:
        if line.strip():
            self.found.append(interpreted(self.shell, line, where=where))

    def command(self, line: Placed) -> Placed:
        """A line of a recipe, as the shell gets it."""
        modifiers = _MODIFIERS.match(line.text)
        return self.expanded(line[modifiers.end() if modifiers else 0 :])

    def expanded(self, line: Placed) -> Placed:
        """With a hole for each reference of make's; what `$(shell …)` runs is noted."""
        text, pieces, done = line.text, [], 0
        place = text.find("$")
        while place >= 0:
            end = _behind(text, place)
            pieces += [line[done:place], line[place:].made(self.meaning(line[place:end]))]
            place, done = text.find("$", end), end
        return joined([*pieces, line[done:]])

    def meaning(self, reference: Placed) -> str:
        """What stands for a reference: `$$` is a dollar, and the rest is not known here."""
        inner = reference[2:-1] if reference.text[1:2] in ("(", "{") else reference[1:]
        function, _, argument = inner.text.partition(" ")
        if inner.text == "$":
            return "$"
        if inner.text in _BUILT_IN and inner.text not in self.assigned:
            return _BUILT_IN[inner.text]
        if function == "shell":
            self.add(self.expanded(inner[len("shell ") :]), "$(shell …)")
        elif "$" in inner.text:
            self.expanded(inner)
        shape = _AUTOMATIC.get(inner.text[:1], "any") if inner.text[1:] in ("", "D", "F") else "any"
        return reference.file.hole(reference.text, f"{reference.text} is make's", shape)


def _goes_on(line: str) -> bool:
    return (len(line) - len(line.rstrip("\\"))) % 2 == 1


def _behind(text: str, place: int) -> int:
    """The place behind a reference: `$(CC)`, `${CC}`, `$@`, `$$`."""
    opening = text[place + 1 : place + 2]
    closing = {"(": ")", "{": "}"}.get(opening, "")
    level, end = int(bool(closing)), min(place + 2, len(text))
    while end < len(text) and level:
        level += (text[end] == opening) - (text[end] == closing)
        end += 1
    return end
