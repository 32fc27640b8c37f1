"""What the commands typed to ftp(1), sftp(1), lftp(1) and smbclient(1) have in common."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.model.text import exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from riskclass.model.text import Text


class Session:
    """What is found in the commands, and the local folder that they have gone to."""

    def __init__(self) -> None:
        self.word = exact("")
        self.folder = ""
        self.findings: list[Finding] = []
        self.code: list[tuple[str, tuple[Text, ...]]] = []

    def find(self, kind: str, target: str = "", because: str = "") -> None:
        self.findings.append(Finding(kind, self.word.known(target) if target else None, because))

    def run(self, form: str, text: str) -> None:
        self.code.append((form, (self.word.known(text.strip()),)))

    def write(self, name: str) -> None:
        """A local file; `-` is standard output. Names that the other side chooses are not known."""
        if any(char in name for char in "*?[") or not name:
            self.find("fs.write", self.local(name.rpartition("/")[0]) if "/" in name else self.folder)
        elif name != "-":
            self.find("write", self.local(name))

    def local(self, name: str) -> str:
        return name if name.startswith(("/", "~")) or not self.folder else f"{self.folder}/{name}"

    def go(self, args: list[str]) -> None:
        self.folder = self.local(args[-1]) if args else "~"

    def shell(self, text: str) -> None:
        """Behind `!`; alone, it is a shell that reads the lines that follow."""
        if text.strip():
            self.run("sh", text)
        else:
            self.find("code.opaque", because="starts a shell, which reads what follows")

    def named(self, name: str, args: list[str], effects: dict[str, str], harmless: frozenset[str]) -> None:
        if name in effects:
            self.find(effects[name], " ".join(args))
        elif name not in harmless:
            self.find("code.opaque", f"{name} {' '.join(args)}"[:40], f"{name} is not a command that is known")


def read(words: tuple[Text, ...], text: Callable[[Session, str], None]) -> Reading:
    found = Session()
    for word in words:
        found.word = word
        if word.exact is None:
            found.findings.append(Finding("code.opaque", word, word.because))
        else:
            text(found, word.exact)
    return Reading(tuple(found.findings), tuple(found.code))


def split(line: str, escape: str = "\\") -> list[str]:
    """The words of a line: quotes keep blanks, and a backslash the character behind it."""
    found, at = [], 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        word, at = next_word(line, at, "", escape)
        found.append(word)
    return found


def next_word(line: str, at: int, ends: str, escape: str = "\\") -> tuple[str, int]:
    """The word that begins at `at`, and where it ends."""
    found, quote = [], ""
    while at < len(line):
        char = line[at]
        if char == escape and quote != "'":
            found.append(line[at + 1 : at + 2])
            at += 1
        elif char in "\"'" and quote in ("", char):
            quote = "" if quote else char
        elif not quote and (char.isspace() or char in ends):
            break
        else:
            found.append(char)
        at += 1
    return "".join(found), at


def base(name: str) -> str:
    return name.rstrip("/").rpartition("/")[2]


def effects(**kinds: str) -> dict[str, str]:
    """Names of commands by kind (`net_send="chmod chown"`), turned round."""
    return {name: kind.replace("_", ".", 1) for kind, names in kinds.items() for name in names.split()}


#: Commands of the server itself that delete, behind `quote` or `site`.
DELETES: Final = ("dele", "rmd", "xrmd", "rmdir")
