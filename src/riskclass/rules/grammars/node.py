"""JavaScript on the command line: code that only prints literals, versions and parts of a JSON file."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.rules.grammars import literal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

_PRINTERS = ("console.log", "console.error", "console.info", "process.stdout.write")
_VALUES = (
    *("process.version", "process.versions", "process.versions.node", "process.versions.v8", "process.arch"),
    *("process.platform", "process.cwd()", "process.execPath", "process.uptime()", "Date.now()", "new Date()"),
    *("new Date().toISOString()", "Math.random()", "typeof fetch", "process.pid", "process.memoryUsage()"),
    *("process.release.name", "Bun.version", "Deno.version", "Deno.version.deno", "true", "false", "null"),
)
_PATH = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.[]'\"-/@")


def read(words: tuple[Text, ...]) -> Reading:
    path = _json(words[0]) if words else None
    if path is not None:
        return Reading((Finding("read", words[0].known(path)),))
    return literal.reading(words, "JavaScript", _PRINTERS, _VALUES)


def _json(code: Text) -> str | None:
    """The file in `console.log(require("./package.json").version)`, with or without console.log."""
    text = (code.exact or "").strip().removesuffix(";")
    if text.startswith("console.log(") and text.endswith(")"):
        text = text[len("console.log(") : -1].strip()
    for quote in "'\"":
        head, mark, tail = text.partition(f".json{quote})")
        start = f"require({quote}"
        if mark and head.startswith(start) and set(head[len(start) :] + tail) <= _PATH and "(" not in tail:
            return head[len(start) :] + ".json"
    return None
