"""The words of `http`: a method, an address, and what to send (httpie manual, Request Items)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.rules.grammars.url import asked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    items = words[1:]
    method = words[0].exact or ""
    if words[0].exact is None and len(words) > 1 and (not words[0].prefix or words[0].prefix.isupper()):
        findings.append(Finding("net.delete", words[0], f"{words[0].because}; the method may be any"))
    if method.isalpha() and len(words) > 1:  # in any letter case, even `localhost` before another word
        items, method = words[2:], method.upper()
        if method not in READS:
            kind = "net.delete" if method in ("DELETE", "PURGE") else "net.send"
            findings.append(Finding(kind, words[1], f"a {method} request"))
    for item in items:
        findings += _item(item)
    for word in words[:2]:
        findings += asked(word)
    return Reading(tuple(findings)) if findings else OBSERVES


def _item(item: Text) -> list[Finding]:
    text = item.prefix
    at, mark = min(
        ((place, mark) for mark in MARKS if (place := text.find(mark)) >= 0),
        key=lambda found: (found[0], -len(found[1])),
        default=(-1, ""),
    )
    ends = item.exact is None and text.endswith(mark)
    if mark in ("@", "=@", ":=@", "==@", ":@") or ends:
        return [Finding("net.upload", item, "sends a file")]
    if mark in ("=", ":=") or at < 0:
        return [Finding("net.send", item, "sends a request with a body")]
    return []


READS: Final = ("GET", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "REPORT", "SEARCH", "QUERY")
#: What stands between the name of an item and its value.
MARKS: Final = (":=@", "==@", "=@", ":@", ":=", "==", "@", "=", ":")
