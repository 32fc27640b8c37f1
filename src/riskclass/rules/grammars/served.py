"""A command whose input and output are a connection: `nc -e`, `ncat -c`. A bare shell there is a way in, no session."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    word = words[0]
    found = (Finding("net.tunnel", word, "hands a program to the other side of a connection"),)
    if word.exact is not None and is_bare_shell(word.exact):
        return Reading(found)
    return Reading(found, (("sh", (word,)),))


def is_bare_shell(text: str) -> bool:
    """A shell without a script or `-c`."""
    name, *args = text.split() or [""]
    return name.rpartition("/")[2] in SHELLS and all(each.startswith("-") and "c" not in each for each in args)


SHELLS: Final = ("sh", "bash", "dash", "ash", "zsh", "ksh", "csh", "tcsh", "fish", "login", "cmd.exe", "powershell.exe")
