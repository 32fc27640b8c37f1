"""How data becomes text of a page: everything is escaped, and what cannot be seen is spelt out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from riskclass.sessions.review.findings import duration
from riskclass.sessions.review.report import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

#: Characters of one text on a page.
MOST: Final = 4_000
SPANS: Final = {"24h": "24 hours", "7d": "7 days", "30d": "30 days", "90d": "90 days", "365d": "a year"}


def rendered(template: str, **words: Any) -> str:
    return _ENVIRONMENT.get_template(template).render(**words)


def shown(value: Any) -> Any:
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def when(value: str, until: int = 19) -> Markup:
    """`2026-11-28T08:00:00.250Z` as `2026-11-28 08:00:00`; until 16, without seconds."""
    return Markup('<time datetime="{}">{} {}</time>').format(value, value[:10], value[11:until])


def words(value: str) -> str:
    return value.replace("_", " ")


def options(values: Iterable[str]) -> dict[str, str]:
    return {value: words(value) for value in values}


def rows(found: Iterable[Mapping[str, Any]], *names: str) -> list[list[Any]]:
    return [[row[name] for name in names] for row in found]


def indented(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def query(said: Mapping[str, Any], **changed: Any) -> str:
    """`?…`, with what was changed; what is None is left out."""
    found = {name: value for name, value in {**said, **changed}.items() if value is not None}
    return "?" + urlencode(found, errors="backslashreplace") if found else "?"


def _environment() -> Environment:
    found = Environment(
        loader=PackageLoader("riskclass.sessions.pages", "html"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=shown,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.filters |= {"when": when, "words": words, "query": query, "duration": duration}
    found.filters |= {"options": options, "rows": rows, "json": indented}
    found.globals |= {"MOST": MOST, "SPANS": SPANS}
    return found


_ENVIRONMENT: Final = _environment()
