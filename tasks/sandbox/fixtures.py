"""What an example may look at: a layer made once, and the files that it names and does not find."""

from __future__ import annotations

import pathlib
import posixpath
import re

from tasks.sandbox.judge import full_path
from tasks.sandbox.order import Order, Outcome, carry_out
from tasks.sandbox.trace import events

SCRIPT = pathlib.Path(__file__).with_name("fixtures.sh")
CWD = "/work"
#: A kind of sample: the endings of names that mean it too.
_SPELLED = """
tar.gz: tgz
tar.bz2: tbz2 tbz
tar.xz: txz
yaml: yml
db: sqlite sqlite3
jpg: jpeg
pem: cer cert
diff: patch
jsonl: ndjson
ini: conf cfg
img: iso raw
txt: dat rules
html: htm
c: cpp cc h
ts: tsx
js: jsx mjs
csr: req
p12: pfx
pub: asc
sha256: sha256sum
pcap: cap
dot: gv
zip: wheel whl war apk docx
jks: keystore
mp4: mkv mov
"""
SAME = {
    other: kind
    for kind, _, others in (line.partition(": ") for line in _SPELLED.split("\n"))
    for other in others.split()
}
#: Names without an ending that say what they hold, by program.
NAMED = {
    "a.out": "elf", "prog": "elf", "core": "elf", "k": "key", "ca": "pem", "disk": "img",
}  # fmt: skip


def make(base: str, folder: str) -> None:
    """The common layer, from what the script leaves in the jail. Raises RuntimeError where it does not end well."""
    script = SCRIPT.read_text(encoding="utf-8")
    outcome = carry_out(Order(("/bin/bash", "-c", script), base, files={CWD: None}, cwd=CWD, seconds=300, keep=folder))
    if outcome.status != 0 or outcome.stopped:
        raise RuntimeError(f"the fixtures: {outcome.status} {outcome.output[-500:]}")


_NOT_OURS = ("/proc", "/sys", "/dev", "/usr", "/bin", "/sbin", "/lib")


def missing(text: str, layer: str, outcome: Outcome, strange: list[str]) -> dict[str, str | None]:
    """Path → content of what a command asked for, did not find, and names in its own text.

    What it made under such a name, though the verdict does not say so (`strange`), counts too: sqlite3 makes a database
    to read from. Where the file is there and it writes all the same, that is seen.
    """
    words = [word.rstrip("/") for word in re.split(r"[\s'\"=;|&<>(){},:@]+", text) if word[:1] not in ("", "-")]
    made = [what.removeprefix("made ") for what in strange if what.startswith("made ")]
    found: dict[str, str | None] = {path: content(path, layer) for path in made if _named(path, words)}
    for event in events(outcome.trace):
        path = posixpath.normpath(posixpath.join(CWD, event.target))  # rename(2) has no folder of its own
        if event.what != "missing" or path in outcome.changes or path.startswith(_NOT_OURS):
            continue
        if not _named(path, words):
            continue
        if "folder" in event.call or event.call == "chdir" or f"{posixpath.basename(path)}/" in text:
            found |= {path: None, f"{path}/f": "x\n"}
        else:
            found.setdefault(path, content(path, layer))
    return found


def _named(path: str, words: list[str]) -> bool:
    """Also where the text has changed to another folder before it names a file."""
    return any(path == full_path(word, CWD) or path.endswith(f"/{word}") for word in words)


def content(path: str, layer: str) -> str:
    """A sample of the kind that the name says."""
    name = posixpath.basename(path)
    kind = NAMED.get(name, "")
    if "." in name and not kind:
        kind = name.partition(".")[2] if ".tar." in name else name.rpartition(".")[2]
    sample = pathlib.Path(layer, "samples", f"x.{SAME.get(kind, kind) or 'txt'}")
    if not sample.is_file():
        sample = sample.with_name("x.txt")
    return sample.read_bytes().decode("utf-8", "surrogateescape")
