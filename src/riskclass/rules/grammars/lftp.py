"""Commands of lftp(1): words with quotes, `;` `&` and new lines between, `>` to a file, `|` to a shell."""

from __future__ import annotations

from riskclass.rules.grammars import transfer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.reading import Reading
    from riskclass.model.text import Text

_ENDS = ";&|>()"


def read(words: tuple[Text, ...]) -> Reading:
    return transfer.read(words, _text)


def _text(found: transfer.Session, text: str) -> None:
    words: list[str] = []
    at = 0
    while at < len(text):
        char = text[at]
        if char in "\n;&()" or text.startswith("||", at):
            _command(found, words)
            words = []
            at += 1 + text.startswith("||", at)
        elif char == "|" or (char == "!" and not words):
            end = _end(text, at, "\n" if char == "!" else "\n;&")
            found.shell(text[at + 1 : end])
            at = end
        elif char == ">":
            at = _target(found, text, at)
        elif char == "#" and not words:
            at = _end(text, at, "\n")
        elif char.isspace():
            at += 1
        else:
            word, at = transfer.next_word(text, at, _ENDS)
            words.append(word)
    _command(found, words)


def _end(text: str, at: int, ends: str) -> int:
    return min((place for each in ends if (place := text.find(each, at)) >= 0), default=len(text))


def _target(found: transfer.Session, text: str, at: int) -> int:
    """`> FILE`, `>> FILE`."""
    while at < len(text) and text[at] in "> \t":
        at += 1
    name, at = transfer.next_word(text, at, _ENDS)
    found.write(name)
    return at


def _command(found: transfer.Session, words: list[str]) -> None:
    if not words:
        return
    name, *args = words
    if name == "command":
        _command(found, args)
    elif name in GETS or name in PUTS:
        _move(found, name, args)
    elif name == "mirror":
        _mirror(found, args)
    elif name in ("open", "lftp"):
        _open(found, args)
    elif name == "set" and len([each for each in args if not each.startswith("-")]) > 1:
        _set(found, *[each for each in args if not each.startswith("-")])
    elif name == "debug" and "-o" in args[:-1]:
        found.write(args[args.index("-o") + 1])
    elif name == "history" and "-w" in args[:-1]:
        found.write(args[args.index("-w") + 1])
    elif name == "history" and "-c" in args:
        found.find("log.discard")
    elif name == "bookmark" and args and args[0] != "list":
        found.find("fs.write", " ".join(args), "changes the saved bookmarks")
    elif name == "lcd":
        found.go(args)
    else:
        found.named(name, args, EFFECTS, HARMLESS)


def _move(found: transfer.Session, name: str, args: list[str]) -> None:
    """`get`: each file goes to the name behind its `-o`, else below the folder behind `-O`."""
    files, targets, flags, folder, rest = [], [], "", "", list(args)
    while rest:
        arg = rest.pop(0)
        if arg[:2] in ("-o", "-O", "-P", "-n"):
            value = arg[2:] or (rest.pop(0) if rest else "")
            targets += [value] if arg[1] == "o" else []
            folder = value if arg[1] == "O" else folder
        elif arg.startswith("-"):
            flags += arg
        else:
            files.append(arg)
    if name in PUTS:
        found.find("net.upload", " ".join(files))
    elif len(targets) < len(files):
        targets += [f"{folder}/{transfer.base(file)}" if folder else transfer.base(file) for file in files]
    for target in targets if name in GETS else ():
        if "://" in target:
            found.find("net.upload", target)
        else:
            found.write(target)
    for file in files if "E" in flags else ():
        found.find("net.delete" if name in GETS else "delete", file, "deletes what it has moved")


def _mirror(found: transfer.Session, args: list[str]) -> None:
    """Copies a tree here or, with -R, there; -e deletes what the source does not have."""
    files = [arg for arg in args if not arg.startswith("-")]
    short = "".join(arg[1:] for arg in args if arg.startswith("-") and not arg.startswith("--"))
    there = "R" in short or _given(args, "--reverse") or any("://" in file for file in files[1:])
    for arg in args:
        option, _, value = arg.partition("=")
        if _given([option], "--on-change") and value:
            found.run("lftp", value)
        elif _given([option], "--log", "--script") and value:
            found.write(value)
    if _given(args, "--dry-run", "--just-print", "--script"):
        return
    if there:
        found.find("net.upload", " ".join(files))
    else:
        found.write(files[1] if len(files) > 1 else transfer.base(files[0]) if files else "")
    if "e" in short or _given(args, "--delete", "--delete-excluded", "--delete-first"):
        found.find("net.delete" if there else "fs.delete", because="deletes what the source does not have")
    if _given(args, "--Move", "--Remove-source-files", "--Remove-source-dirs"):
        found.find("fs.delete" if there else "net.delete", because="deletes what it has moved")


def _given(args: list[str], *longs: str) -> bool:
    """Whether one of these options is there, in full or shortened."""
    names = [arg.partition("=")[0] for arg in args]
    return any(long.startswith(name) for long in longs for name in names if name.startswith("--") and len(name) > 3)


def _open(found: transfer.Session, args: list[str]) -> None:
    """`open -e COMMANDS SITE`; `lftp` takes -c and -f too."""
    for option, value in zip(args, [*args[1:], ""], strict=False):
        if option[:2] in ("-e", "-c"):
            found.run("lftp", option[2:] or value)
        elif option[:2] == "-f":
            found.find("code.opaque", value, "runs a file of commands, which is not read")


def _set(found: transfer.Session, name: str, *value: str) -> None:
    """Some settings name programs, commands, modules or a file; names may be shortened: known ones pass."""
    name = name.partition("/")[0]
    if name == "log:file":
        found.find("append", value[0])
    elif not name.startswith(QUIET_GROUPS) and name not in QUIET:
        found.find("code.opaque", f"{name} {' '.join(value)}", f"what {name} sets may be run")


GETS: Final = ("get", "get1", "mget", "reget", "pget")
PUTS: Final = ("put", "put1", "mput", "reput")
EFFECTS: Final = transfer.effects(
    net_delete="rm rmdir mrm",
    net_send="chmod edit ln mkdir mmv mv site",
    code_opaque="alias at eval glob local module queue quote repeat source",
)
HARMLESS: Final = frozenset(
    (
        "? anon bookmark bye bzcat bzless bzmore cache cat cd close cls debug dir du echo exit false fg find help"
        " history jobs kill less lpwd ls more nlist pwd quit recls rels renlist scache set sleep slot suspend true user"
        " version wait zcat zless zmore"
    ).split()
)
QUIET_GROUPS: Final = (
    *("cache:", "color:", "dns:", "file:", "ftp:", "ftps:", "hftp:", "http:", "https:", "mirror:", "net:", "pget:"),
    *("ssl:", "torrent:"),
)
QUIET: Final = frozenset(
    (
        "bmk:save-passwords cmd:cls-default cmd:cls-exact-time cmd:csh-history cmd:default-protocol cmd:fail-exit"
        " cmd:interactive cmd:long-running cmd:ls-default cmd:move-background cmd:parallel cmd:queue-parallel cmd:trace"
        " cmd:remote-completion cmd:save-cwd-history cmd:save-rl-history cmd:show-status cmd:time-style cmd:verify-host"
        " cmd:verify-path cmd:verify-path-cached fish:auto-confirm fish:charset log:enabled log:level log:max-size"
        " log:show-ctx log:show-pid log:show-time sftp:auto-confirm sftp:charset sftp:max-packets-in-flight"
        " sftp:protocol-version sftp:size-read sftp:size-write xfer:backup-suffix xfer:clobber xfer:disk-full-fatal"
        " xfer:eta-period xfer:eta-terse xfer:keep-backup xfer:make-backup xfer:max-redirections xfer:parallel"
        " xfer:rate-period xfer:temp-file-name xfer:timeout xfer:use-temp-file xfer:verify"
    ).split()
)
