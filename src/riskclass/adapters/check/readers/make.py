"""make's references in a text (GNU make manual, 6.1): `$(NAME)`, `${NAME}`, `$X`, `$$`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from riskclass.adapters.check.environment import path_before
from riskclass.adapters.check.placed import Placed, joined
from riskclass.adapters.check.readers.make_text import META, pasted, references

#: What is known of automatic variables (10.5.3), of make's own and of the environment's, which all are variables.
_SHAPES: Final = {
    **dict.fromkeys("@<*%", "word"),
    **dict.fromkeys("^?+|", "files"),
    "CURDIR": "project",
    "PWD": "project",
    "HOME": "home",
    "TMPDIR": "tmp",
    "USER": "word",
    "MAKELEVEL": "number",
}
#: Functions that give nothing (8.12, 8.13; $(file …) where it writes).
SILENT: Final = re.compile(r"\$[({](?:(?:info|warning|error|eval)\s|file\s+>)")
_FUNCTION: Final = re.compile(r"(?:call\s+)?(shell|file|eval|guile)(?:\s*,|\s)\s*")
#: What an `$(eval …)` sets, and a variable whose name it makes up.
_EVALUATED: Final = re.compile(r"\$[({]eval\s+(?:(?:override|export|define)\s+)*([\w.-]*)")
#: Names that by custom hold what make reads in front of a command (automake's, the kernel's).
_CUSTOM: Final = re.compile(r"\$[({](Q|V|AT|SILENT|AM_V_\w+)[)}]")
_MODIFIERS: Final = re.compile(r"[-@+ \t]*")
#: What make sets itself (10.3), unless the file does.
_BUILT_IN: Final = {"MAKE": "make", "RM": "rm -f", "CC": "cc", "CXX": "g++", "AR": "ar"}
_VALUE: Final = re.compile(r"^[ ]*(?:(?:override|export)[ \t]+)*([\w.-]+)[ \t]*(:{0,3}=|\?=|\+=|!=)(.*)", re.MULTILINE)
_SPECIFIC: Final = re.compile(
    r"^[^\t#=\n]+:[ \t]*(?:(?:override|export|private)[ \t]+)*([\w.-]+)[ \t]*[:?+!]*=", re.MULTILINE
)
_KIND: Final = re.compile(r" [:?+!]*=$")  # behind a value that is one of several
_LONGEST: Final = 4096  # characters of a value that is filled in
_NESTING: Final = 20  # references in references, values in values


class References:
    """What a file's references stand for: a variable that the file sets in one place and to words alone, or a hole."""

    def __init__(self, text: str, runs: Callable[[str, Placed], None]) -> None:
        self.runs: Final = runs  # is given each function that does something, and its text
        self.values: Final = dict(_BUILT_IN)
        self.known: Final[dict[str, str]] = {}  # values, filled in
        self.deep = 0  # values that are being filled in
        said: dict[str, list[str]] = {name: [""] * 2 for name in _SPECIFIC.findall(text)}
        for name, kind, value in _VALUE.findall(text):
            plain = kind not in ("+=", "!=") and not value.endswith("\\") and "#" not in value
            said.setdefault(name, []).extend([value.strip()] if plain else [f"{value} {kind}"] * 2)
        for name in _EVALUATED.findall(text):
            said.setdefault(name, []).extend(["$(eval)"] * 2)
        self.said: Final = said
        for name, values in said.items():
            self.values.pop(name, None)
            if len(values) == 1 and "$(shell" not in values[0]:
                self.values[name] = values[0]

    def modifiers(self, line: str) -> int:
        """Behind what make itself reads in front of a command, where names of custom are set to no more than that."""
        place = 0
        while True:
            place = _behind(_MODIFIERS, line, place)
            match = _CUSTOM.match(line, place)
            if not match or not all(_MODIFIERS.fullmatch(value) for value in self.said.get(match[1], ())):
                return place
            place = match.end()

    def expanded(self, line: Placed, nesting: int = 0) -> Placed:
        """The text as the shell gets it. `nesting` counts the references that it stands in."""
        pieces, done = [], 0
        for start, end in references(line.text):
            pieces += [line[done:start], line[start:end].made(self.meaning(line[start:end], nesting))]
            done = end
        return joined([*pieces, line[done:]])

    def pasted(self, line: Placed) -> Iterator[Placed]:
        """Commands that references in a recipe may give beside words, where not just one value is known."""
        found = [*pasted(line)]
        for start, end in references(line.text):
            name = line.text[start + 2 : end - 1]
            values = {_KIND.sub("", value) for value in self.said.get(name, ()) if name not in self.values}
            found += [line[start:end].made(value) for value in sorted(values) if META.search(value)]
        for text in found:
            yield self.expanded(text).strip(" \t\n;&|")

    def meaning(self, reference: Placed, nesting: int) -> str:
        """What stands for a reference: `$$` is a dollar, and what is not known is a hole."""
        inner = reference[2:-1] if reference.text[1:2] in ("(", "{") else reference[1:]
        name = inner.text
        if name == "$":
            return "$"
        if name in self.values:
            return self.value(name, reference)
        if "$" in reference.text[1:] or _FUNCTION.match(name):
            self.inside(inner, nesting)
        if SILENT.match(reference.text):
            return ""
        return self.outside(name, reference)

    def outside(self, name: str, reference: Placed) -> str:
        """What the file does not say."""
        if name == "PATH":
            return path_before(reference.file, reference.text)
        shape = _SHAPES.get(name[:1] if name[1:] in ("D", "F") else name, "any")
        return reference.file.hole(reference.text, f"{reference.text} is make's", shape)

    def value(self, name: str, reference: Placed) -> str:
        """What a variable is, or a hole where it is made of itself or of too many others, or too much was filled in."""
        hole = self.outside(name, reference)
        if name not in self.known:
            self.known[name] = hole
            self.deep += 1
            value = self.expanded(reference.made(self.values[name]), _NESTING).text if self.deep <= _NESTING else hole
            self.deep -= 1
            self.known[name] = value if len(value) <= _LONGEST else hole
        return self.known[name] if reference.file.fills(self.known[name]) else hole

    def inside(self, inner: Placed, nesting: int) -> None:
        """What the words of a reference run; a value's were seen where it is set."""
        if nesting >= _NESTING:
            return
        function = _FUNCTION.match(inner.text)
        code = inner[function.end() :] if function else inner
        expanded = self.expanded(code, nesting + 1)
        if function:
            self.runs(function[1], expanded)


def _behind(pattern: re.Pattern[str], text: str, place: int) -> int:
    match = pattern.match(text, place)
    return match.end() if match else place
