"""What a makefile sets (GNU make manual, 5): the shell of recipes, what they begin with, what programs get."""

from __future__ import annotations

import re
from typing import Final

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.interpreters import dialect

_SHELLS = 8  # different ones of one file
_CONDITION: Final = re.compile(r" *(?:ifn?eq|ifn?def|else|endif)\b")
_OPENS: Final = re.compile(r" *ifn?(?:eq|def)\b")
_CLOSES: Final = re.compile(r" *endif\b")
_ALL: Final = re.compile(r"^(?:[ ]*export[ \t]*$|\.EXPORT_ALL_VARIABLES[ \t]*:)", re.MULTILINE)
_EXPORTED: Final = re.compile(r"^[ ]*export[ \t]+([^=:#\n]+)$", re.MULTILINE)
#: The environment has them, so they go on to programs whatever sets them (5.7.2).
_INHERITED: Final = ("PATH", "HOME")


class Settings:
    """SHELL and .RECIPEPREFIX as they were set so far, and how many conditions are around."""

    def __init__(self, text: str) -> None:
        self.prefixes: tuple[str, ...] = ("\t",)
        self.level = 0
        self._sure = "sh"  # SHELL, as far as no condition decides
        self._flags: list[str] = []
        self._unsure: dict[str, None] = {}  # what else it may be
        self._all: Final = bool(_ALL.search(text))
        self._exported: Final = {*_INHERITED, *(name for names in _EXPORTED.findall(text) for name in names.split())}

    def condition(self, line: str) -> bool:
        """Whether a line is one, which counts."""
        self.level += bool(_OPENS.match(line)) - bool(_CLOSES.match(line))
        return bool(_CONDITION.match(line))

    def sets(self, name: str, value: str, general: bool = True) -> None:
        """An assignment; `general` where it is not for a single target."""
        sure = general and self.level == 0
        if name == ".RECIPEPREFIX" and value:
            self.prefixes = (*self.prefixes, value[0])
        elif name == ".SHELLFLAGS" and "$" not in value:
            self._flags = [text for text in re.split(r"\"([^\"]*)\"|'([^']*)'|\s+", value) if text]
        elif name == "SHELL":
            value = "bash" if "$" in value else value or "sh"
            self._sure = value if sure else self._sure
            self._unsure |= {} if sure else {value: None}

    def exports(self, name: str, front: str) -> bool:
        """Whether programs get the variable; `front` is what stands before its value."""
        return self._all or name in self._exported or "export" in front.split()

    def shells(self) -> list[list[str]]:
        """What may read the recipes: SHELL as it is in the end, and as conditions or single targets set it.

        Raises:
            Broken: more than are followed.
        """
        if len(self._unsure) > _SHELLS:
            raise Broken("sets SHELL in more ways than are followed")
        said = {dialect(shell.split()[0]) or shell: shell.split() for shell in (self._sure, *self._unsure)}
        return [[*words, *self._flags] for words in said.values()]
