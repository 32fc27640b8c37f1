"""What is typed to ftp(1), of inetutils, netkit and NetBSD (tnftp): one command a line."""

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
        if line.lstrip().startswith("!"):
            found.shell(line.lstrip()[1:])
        elif args := transfer.split(line):
            _command(found, args[0].lower(), args[1:])


def _command(found: transfer.Session, name: str, args: list[str]) -> None:
    """A name that begins with `|` is a command that reads or writes what is moved."""
    for arg in args:
        if arg.startswith("|"):
            found.run("sh", arg[1:])
    files = [arg for arg in args if not arg.startswith("|")]
    if name in ("get", "reget", "recv", "newer"):
        found.write(args[1] if len(args) > 1 else args[0] if args else "")
    elif name in ("mget", "mreget", "fget"):
        found.find("fs.write", " ".join(files))
    elif name in LISTS and len(args) > 1:
        found.write(args[-1])  # `ls REMOTE LOCAL`; `ls -l x` writes a file x
    elif name in ("quote", "site", "literal"):
        found.find("net.delete" if args and args[0].lower() in transfer.DELETES else "net.send", " ".join(args))
    elif name == "set" and args[:1] == ["pager"]:
        found.run("sh", " ".join(args[1:]))
    elif name == "lcd":
        found.go(args)
    elif name not in LISTS:
        found.named(name, files, EFFECTS, HARMLESS)


LISTS: Final = ("ls", "dir", "nlist", "mls", "mdir")
EFFECTS: Final = transfer.effects(
    net_upload="put send mput msend append reput",
    net_delete="delete mdelete rmdir del",
    net_send="chmod mkdir rename umask idle remopts",
)
#: Commands that show something, move about or set a mode of the transfer.
HARMLESS: Final = frozenset(
    (
        "# account ascii bell binary bye case cd cdup close cr debug disconnect edit epsv epsv4 epsv6 exit features"
        " form ftp gate glob hash help ? image ipany ipv4 ipv6 less lpage lpwd mlsd mlst mode modtime more nmap ntrans"
        " open page passive pdir pls pmlsd preserve progress prompt pwd quit rate rcvbuf reset restart rhelp rstatus"
        " runique sendport set size sndbuf status struct sunique system tenex throttle tick trace type unset usage user"
        " verbose xferbuf bin"
    ).split()
)
