"""Files that are written and named inside a value: `KIND=FILE,…`, `file:FILE`, `oci:FILE:TAG`, `%output{FILE}`."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Text
from riskclass.rules.grammars.docker_mount import split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_OUTPUT: Final = "%output{"  # curl(1), --write-out
#: Where one of these is among the keys, the others name no file.
_KEYS: Final = frozenset(
    "file incremental dest prebuilt external_pid_file external-pid-file log_directory log-directory cachefile".split()
)
#: containers-transports(5): a name of the image stands behind another colon.
_TAGGED: Final = ("oci", "oci-archive", "docker-archive")


def read(words: tuple[Text, ...]) -> Reading:
    found = [each for word in words for each in _files(word)]
    telling = [each for each in found if each[0] in _KEYS] or found
    return Reading(tuple(Finding("write", file) for _, file in telling)) if telling else OBSERVES


def _files(word: Text) -> list[tuple[str, Text]]:
    """Key and file; the whole word where it may be any."""
    if _OUTPUT in word.shown:
        outputs = [split(each, "}")[0] for each in split(word, _OUTPUT)[1:]]
        return [("", each.cut(2) if each.prefix.startswith(">>") else each) for each in outputs if each.parts]
    return [each for piece in split(word, ",") for each in _named(piece)]


def _named(piece: Text) -> list[tuple[str, Text]]:
    ends = [piece.prefix.index(mark) for mark in "=:" if mark in piece.prefix]
    if not ends:
        return [("", piece)] if piece.holes else []
    key = piece.prefix[: min(ends)].rpartition(".")[2].strip().lower()
    file = piece.cut(min(ends) + 1)
    if key in _TAGGED:
        file = split(file, ":")[0]
    return [(key, file)] if file.parts else []
