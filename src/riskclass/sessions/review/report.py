"""A review as data, as Markdown and as one page of HTML."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.read import top
from riskclass.sessions.review.findings import duration, findings
from riskclass.sessions.review.gather import commands, gather
from riskclass.sessions.review.replay import replay
from riskclass.sessions.times import SECOND, rfc3339
from riskclass.sessions.times import since as after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.policy.decide import Policy
    from riskclass.sessions.ledger import Ledger

    Row = dict[str, Any]

SCHEMA: Final = 1
_TABLE: Final = ("id", "goal", "outcome", "messages", "tool calls", "top tools", "at work")
_ALONGSIDE: Final = ("allow", "ask", "deny", "ran", "refused")


def review(
    ledger: Ledger,
    *,
    since: str | None = None,
    last: int | None = None,
    policy: Policy | None = None,
    policy_name: str = "",
) -> Row:
    """`{"schema", "from", "to", "sessions", "findings", "replay"}`.

    Raises:
        Wrong: `since` cannot be.
    """
    now = ledger.now()
    with ledger.store.reading() as connection:
        begin = after(since, now) if since is not None else None
        material = gather(connection, now, since=begin, last=last)
        asked = commands(connection, material) if policy is not None else []
    rows = material.sessions
    return {
        "schema": SCHEMA,
        "from": rfc3339(min((row["created"] for row in rows), default=now)),
        "to": rfc3339(max((row["last_active"] for row in rows), default=now)),
        "sessions": [_score(row) for row in rows],
        "findings": findings(material),
        "replay": replay(asked, material, policy, policy_name) if policy is not None else None,
    }


def _score(row: Row) -> Row:
    return {
        "session_id": row["id"],
        "goal": row["goal"],
        "title": row["title"],
        "outcome": row["outcome"],
        "blocker": row["blocker"],
        "message_count": row["messages"],
        "tool_call_count": row["tool_calls"],
        "top_tools": top(row["tools"], 4),
        "duration_seconds": round(row["work"] / SECOND, 3),
    }


def _cells(row: Row) -> tuple[str, ...]:
    tools = ", ".join(f"{each['name']} {each['count']}" for each in row["top_tools"])
    goal = row["goal"] or f"(none) {row['title']}".strip()
    numbers = str(row["message_count"]), str(row["tool_call_count"])
    return row["session_id"], goal, row["outcome"] or "", *numbers, tools, duration(row["duration_seconds"])


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_said, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def _columns(evidence: list[Row]) -> list[str]:
    return list(dict.fromkeys(name for row in evidence for name in row))


def tables(found: Row) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Each part: its title, the names of the columns, the rows."""
    count = len(found["sessions"])
    yield f"{count} session{'s' * (count != 1)}", list(_TABLE), [list(_cells(row)) for row in found["sessions"]]
    for each in found["findings"]:
        names = _columns(each["evidence"])
        rows = [[_said(row.get(name)) for name in names] for row in each["evidence"]]
        yield each["title"], [name.replace("_", " ") for name in names], rows
    played = found["replay"]
    if played is not None:
        rows = [
            [name, _said(played["before"].get(name, 0)), _said(played["after"].get(name, 0))] for name in _ALONGSIDE
        ]
        yield f"under {played['policy']}: {played['commands']} commands", ["", "as it was", "replayed"], rows
        flips = [[_said(row[name]) for name in ("command", "before", "after", "count")] for row in played["flips"]]
        if flips:
            yield "what would change", ["command", "as it was", "replayed", "times"], flips


def visible(text: str) -> str:
    """Characters that turn the line around, move the cursor or have no form in UTF-8 stand as `\\u202e`."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or char in "\n\t" else char.encode("unicode_escape").decode() for char in text
    )


def _title(found: Row) -> str:
    return f"Review, {found['from']} to {found['to']}" if found["sessions"] else "Review: no sessions in that time"


# -- Markdown --


def markdown(found: Row) -> str:
    parts = [f"# {_title(found)}\n"]
    for title, names, rows in tables(found):
        parts.append(f"## {_plain(title)}\n")
        lines = [names, ["---"] * len(names), *rows]
        parts.append("".join(f"| {' | '.join(map(_plain, line))} |\n" for line in lines))
    if found["replay"] is not None and found["replay"]["suggest"]:
        parts.append("## rules that would answer what was approved\n")
        parts.append(f"```toml\n{visible(found['replay']['suggest'])}```\n")
    return "\n".join(parts)


def _plain(text: str) -> str:
    """Text of a session is data: it makes no table, link, picture or tag of its own, and tells a terminal nothing."""
    line = visible(" ".join(text.split()))
    for char in "\\`*_[]<>|#!":
        line = line.replace(char, f"\\{char}") if char != "<" else line.replace("<", "&lt;")
    return line if text != "---" else text


# -- HTML --

_STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; } pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); }
"""


def html(found: Row) -> str:
    title = _title(found)
    parts = [
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body><main><h1>{escape(title)}</h1>",
    ]
    for heading, names, rows in tables(found):
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        body = "\n".join(f"<tr>{''.join(f'<td>{escape(visible(cell))}</td>' for cell in row)}</tr>" for row in rows)
        parts.append(
            f"<h2>{escape(visible(heading))}</h2>\n<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"
        )
    if found["replay"] is not None and found["replay"]["suggest"]:
        parts.append("<h2>rules that would answer what was approved</h2>")
        parts.append(f"<pre>{escape(visible(found['replay']['suggest']))}</pre>")
    return "\n".join([*parts, "</main></body></html>\n"])
