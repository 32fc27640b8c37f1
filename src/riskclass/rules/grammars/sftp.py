"""What is typed to sftp(1): one command a line."""

from __future__ import annotations

from riskclass.rules.grammars import transfer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.reading import Reading
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    return transfer.read(words, _text)


def _text(found: transfer.Session, text: str) -> None:
    """`-` before a command lets it fail, `@` keeps it silent."""
    for line in text.splitlines():
        line = line.strip().lstrip("-@ \t")
        if line.startswith("!"):
            found.shell(line[1:])
        elif line and not line.startswith("#"):
            _command(found, line)


def _command(found: transfer.Session, line: str) -> None:
    name, *args = transfer.split(line) or [""]
    name = name.lower()
    files = [arg for arg in args if not arg.startswith("-")]
    if name in ("get", "reget", "mget"):
        found.write(files[1] if len(files) > 1 else transfer.base(files[0]) if files else "")
    elif name == "lls":
        found.run("sh", "ls" + line[3:])  # a shell gets the words as they are (sftp.c, local_do_ls)
    elif name == "lcd":
        found.go(files)
    elif name == "lmkdir":
        found.find("create", found.local(files[0]) if files else "")
    else:
        found.named(name, files, EFFECTS, HARMLESS)


EFFECTS: Final = transfer.effects(
    net_upload="put mput reput",
    net_delete="rm rmdir",
    net_send="chgrp chmod chown copy cp ln mkdir rename symlink",
)
HARMLESS: Final = frozenset("bye cd df dir exit help ? ls lpwd lumask progress pwd quit version".split())
