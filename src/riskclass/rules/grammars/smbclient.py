"""What is typed to smbclient(1): commands with `;` or a new line between."""

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
    for line in text.splitlines():
        while line:
            if line.lstrip().startswith("!"):
                found.shell(line.lstrip()[1:])
                break
            command, _, line = line.partition(";")
            if args := transfer.split(command, escape=""):
                _command(found, args[0].lower(), args[1:])


def _command(found: transfer.Session, name: str, args: list[str]) -> None:
    if name in ("get", "reget"):
        found.write(args[1] if len(args) > 1 else transfer.base(args[0].replace("\\", "/")) if args else "")
    elif name == "mget":
        found.find("fs.write", " ".join(args))
    elif name == "tar":
        _tar(found, args)
    elif name in ("archive", "tarmode") and any(arg in ("2", "3", "reset") for arg in args):
        found.find("net.send", " ".join(args), "clears the archive bit of each file it copies")
    elif name == "lcd" and args:
        found.go(args)
    else:
        found.named(name, args, EFFECTS, HARMLESS)


def _tar(found: transfer.Session, args: list[str]) -> None:
    """`tar c FILE …` copies the share into a file, `tar x FILE` back."""
    if args and "c" in args[0].lower():
        found.write(args[1] if len(args) > 1 else "")
    else:
        found.find("net.upload", " ".join(args))


EFFECTS: Final = transfer.effects(
    net_upload="put mput reput print",
    net_delete="del deltree rd rm rmdir posix_rmdir posix_unlink wdel cancel",
    net_send=(
        "chmod chown hardlink link lock logoff logon md mkdir mkfifo posix_mkdir posix_open rename scopy setea setmode"
        " symlink unlock utimes"
    ),
)
HARMLESS: Final = frozenset(
    (
        "# ? allinfo altname archive backup blocksize case_sensitive cd close dir du echo exit getfacl geteas help"
        " history iosize l lcd listconnect lowercase ls mask more newer notify posix posix_encrypt posix_whoami prompt"
        " pwd q queue quit readlink recurse showacls showconnect stat tarmode tcon tdis tid timeout translate vuid"
        " volume"
    ).split()
)
