"""What a container is given of its host: `SOURCE:TARGET[:OPTIONS]`, or `type=bind,src=…,dst=…[,ro]` (docker-run(1))."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import FREE, Hole, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

WRITABLE = "what runs in the container can change what is mounted"
OPEN = "the host's root or a socket of it is within reach"
UNSEEN = "what is mounted is not known"
OWNER = "changes the owner of what is mounted"
#: Memory, or layers of an image: nothing of the host.
BOXED: Final = ("tmpfs", "ramfs", "devpts", "image", "artifact")
SOURCES: Final = ("source", "src", "volume-opt=device")
READ_ONLY: Final = ("readonly", "ro")
RUN: Final = ("/run/", "/var/run/")
SCRATCH: Final = ("/tmp/", "/var/tmp/")
#: Other programs' sockets stand in directories that begin so.
SOCKETS: Final = ("dbus-", "snap.", "ssh-", "systemd-private-", "tmux-")
#: Holes that may be any path.
ANY: Final = (*FREE, "path", "files")


def read(words: tuple[Text, ...]) -> Reading:
    findings = tuple(finding for word in words for finding in _mount(word))
    return Reading(findings) if findings else OBSERVES


def _mount(word: Text) -> tuple[Finding, ...]:
    pieces = split(word, ":")
    if _unseen(word if len(pieces) == 1 else Text(word.parts[:1])):
        return (Finding("code.opaque", word, UNSEEN),)
    first, equals, _ = word.prefix.partition("=")
    if equals and all(char.isalpha() or char in '-,"' for char in first):
        return _fields(word)
    if len(pieces) == 1:  # a new volume without a name
        return ()
    modes = [mode.exact for mode in split(pieces[-1], ",")] if len(pieces) > 2 else []
    owned = (Finding("fs.attributes", pieces[0], OWNER),) if "U" in modes else ()
    return owned + _judged(word, [pieces[0]], "ro" in modes or "O" in modes)


def _fields(word: Text) -> tuple[Finding, ...]:
    """Fields of `--mount`; quotes, and what may be any field, are not followed."""
    sources: list[Text] = []
    kinds: list[str] = []
    read_only = False
    for field in split(word, ","):
        key = _key(field.prefix)
        if not key or '"' in key:
            return (Finding("code.opaque", word, UNSEEN),)
        value = field.cut(min(len(key) + 1, len(field.prefix)))
        if key == "type":
            kinds.append((value.exact or "").lower())
        elif key in SOURCES:
            sources.append(value)
        elif key in READ_ONLY:
            read_only = (field.exact or "").lower() == key or value.exact in ("true", "1")
    return () if kinds and all(kind in BOXED for kind in kinds) else _judged(word, sources, read_only)


def _key(field: str) -> str:
    """Its name; of an option of the volume's driver, with that one's."""
    name, _, rest = field.lower().partition("=")
    return f"{name}={rest.partition('=')[0]}" if name == "volume-opt" else name


def _judged(word: Text, sources: list[Text], read_only: bool) -> tuple[Finding, ...]:
    if any(_opens(source) for source in sources):
        return (Finding("code.opaque", word, OPEN),)
    if read_only or not sources:
        return ()
    if all(_is_scratch(source) for source in sources):
        return tuple(Finding("write", source, WRITABLE) for source in sources)
    return (Finding("code.opaque", word, WRITABLE),)


def _opens(source: Text) -> bool:
    """A way out even where it is read-only: the root, a socket or a directory of them, a path that may be one."""
    known = source.prefix
    if not source.parts or (_unseen(source) and any(run.startswith(known) for run in RUN)):
        return True
    parts = [part for part in source.shown.split("/") if part not in ("", ".")]
    if known.startswith("/") and (not parts or ".." in parts or parts in (["run"], ["var", "run"])):
        return True
    if set(parts) == {".."} or source.suffix.endswith(".sock"):
        return True
    return known.startswith(RUN) and (source.exact is None or "." not in parts[-1])


def _unseen(text: Text) -> bool:
    return any(hole.shape in ANY for hole in text.holes)


def _is_scratch(source: Text) -> bool:
    if isinstance(source.parts[0], Hole):
        return source.parts[0].shape == "scratch"
    root = next((root for root in SCRATCH if source.prefix.startswith(root)), "")
    rest = source.prefix.removeprefix(root)
    return bool(root) and rest[:1].isalnum() and not rest.startswith(SOCKETS) and ".." not in source.shown


def split(word: Text, mark: str) -> list[Text]:
    """Cut at each mark that is seen."""
    pieces: list[list[str | Hole]] = [[]]
    for part in word.parts:
        if isinstance(part, Hole):
            pieces[-1].append(part)
            continue
        head, *others = part.split(mark)
        pieces[-1].append(head)
        pieces += [[other] for other in others]
    return [Text(tuple(part for part in piece if part != ""), word.span) for piece in pieces]
