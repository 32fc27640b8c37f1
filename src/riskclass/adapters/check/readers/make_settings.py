"""What a makefile sets for make itself: the shell of its recipes and what they begin with (GNU make manual, 5)."""

from __future__ import annotations

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.interpreters import dialect

_SHELLS = 8  # different ones of one file


class Settings:
    """SHELL and .RECIPEPREFIX as they were set so far."""

    def __init__(self) -> None:
        self.prefixes: tuple[str, ...] = ("\t",)
        self._sure = "sh"  # SHELL, as far as no condition decides
        self._unsure: dict[str, None] = {}  # what else it may be

    def sets(self, name: str, value: str, sure: bool) -> None:
        """An assignment; `sure` where no condition decides, and not for a single target."""
        if name == ".RECIPEPREFIX" and value:
            self.prefixes = (*self.prefixes, value[0])
        elif name == "SHELL":
            value = "bash" if "$" in value else value or "sh"
            self._sure = value if sure else self._sure
            self._unsure |= {} if sure else {value: None}

    def shells(self) -> list[list[str]]:
        """What may read the recipes: SHELL as it is in the end, and as conditions or single targets set it.

        Raises:
            Broken: more than are followed.
        """
        if len(self._unsure) > _SHELLS:
            raise Broken("sets SHELL in more ways than are followed")
        said = {dialect(shell.split()[0]) or shell: shell.split() for shell in (self._sure, *self._unsure)}
        return [*said.values()]
