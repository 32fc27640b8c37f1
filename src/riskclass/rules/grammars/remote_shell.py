"""The program that rsync, scp and sftp use in the place of ssh: they put a host and a command behind it."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    word = words[0]
    if word.exact is None:
        return Reading((Finding("code.injected", word, f"{word.because}; it runs in the place of ssh"),))
    return Reading((), (("sh", (word.known(f"{word.exact} host true"),)),))
