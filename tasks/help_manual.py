"""Option terms of a manual page: mandoc makes HTML of it; a term is a <dt>, or a paragraph before an indented block."""

from __future__ import annotations

import html
import re

from tasks.help_jail import ROOT, printed

_TERM = re.compile(r"<dt[^>]*>(.*?)</dt>|<p class=\"Pp\">((?:(?!<p ).)*?)</p>\s*<div class=\"Bd-indent\">", re.DOTALL)
_VALUE = re.compile(r"<(?:i|var)\b[^>]*>(.*?)</(?:i|var)>", re.DOTALL)


def pages(name: str) -> list[str]:
    """The pages of commands of this name, compressed or not."""
    found = [path for part in ("1", "8") for path in (ROOT / f"usr/share/man/man{part}").glob(f"{name}.{part}*")]
    return [str(path.relative_to(ROOT)) for path in sorted(found)[:2]]


def terms(name: str) -> list[str]:
    """`--file=<FILE>`: terms as running text, values between < and >."""
    found: list[str] = []
    for page in pages(name):
        text = printed(("mandoc", "-T", "html", "-O", "fragment", f"/{page}"), str(ROOT), cwd="/usr/share/man")
        for match in _TERM.finditer(text):
            found += _plain(match[1] or match[2] or "").split("\n")
    return [line for line in (each.strip() for each in found) if line.startswith("-")]


def _plain(part: str) -> str:
    part = re.sub(r"<br/?>", "\n", re.sub(r"[\s\u00a0]+", " ", part))
    part = _VALUE.sub(lambda match: _value(re.sub(r"<[^>]*>", "", match[1])), part)
    return html.unescape(re.sub(r"<(?!VALUE)[^>]*>", "", part)).replace("\u2010", "-").replace("\u2212", "-")


def _value(text: str) -> str:
    """An option in italics is still an option."""
    return text if text.strip().startswith("-") else "<VALUE>" if text.strip() else ""
