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
    outcome = carry_out(Order(("/bin/bash", "-c", script), base, files={CWD: None}, cwd=CWD, seconds=120, keep=folder))
    if outcome.status != 0 or outcome.stopped:
        raise RuntimeError(f"the fixtures: {outcome.status} {outcome.output[-500:]}")


def missing(text: str, layer: str, outcome: Outcome) -> dict[str, str | None]:
    """Path → content of what a command asked for, did not find, and names in its own text."""
    words = set(re.split(r"[\s'\"=;|&<>(){},:@]+", text)) - {""}
    named = {full_path(word.rstrip("/"), CWD): word for word in words if not word.startswith("-")}
    found: dict[str, str | None] = {}
    for event in events(outcome.trace):
        if event.what != "missing":
            continue
        path = posixpath.normpath(event.target)
        word = named.get(path)
        if (
            word is None
            or path in outcome.changes
            or path.startswith(("/proc", "/sys", "/dev", "/usr", "/bin", "/sbin", "/lib"))
        ):
            continue
        if "folder" in event.call or event.call == "chdir" or word.endswith("/"):
            found[path] = None
            found[f"{path}/f"] = "x\n"
        else:
            found.setdefault(path, content(path, layer))
    return found


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
