"""opencode: ~/.local/share/opencode/opencode.db (SQLite, only read), or its parts as JSON lines (seen in 1.18.33)."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from riskclass.sessions.importers.entry import Broken, Entry, asked, ended, inner, objects, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Row = dict[str, Any]

_PARTS: Final = """
SELECT p.session_id, p.message_id, p.id, p.data, m.data, s.directory, p.time_created
FROM part p JOIN message m ON m.id = p.message_id JOIN session s ON s.id = p.session_id
ORDER BY p.session_id, p.time_created, p.id
"""


def entries(path: str) -> Iterator[Entry | Broken]:
    with open(path, "rb") as stream:
        is_database = stream.read(16) == b"SQLite format 3\0"
    known: set[str] = set()
    for number, part in _of_database(path) if is_database else objects(path):
        if isinstance(part, Broken):
            yield part
            continue
        session, data = part.get("session_id"), part.get("data")
        if not isinstance(session, str) or not isinstance(data, dict):
            yield Broken(number, "no part of a session")
            continue
        at = _seconds(part.get("at") or inner(inner(data, "state"), "time").get("start"))
        if session not in known:
            known.add(session)
            yield Entry(number, session, "session", {"agent": "opencode", "cwd": part.get("directory"), "at": at})
        yield from _part(number, session, part, data, at)


def _of_database(path: str) -> Iterator[tuple[int, Row | Broken]]:
    connection = sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True)
    try:
        for number, row in enumerate(connection.execute(_PARTS), 1):
            try:
                data, message = json.loads(row[3]), json.loads(row[4])
            except (ValueError, TypeError):
                yield number, Broken(number, "no JSON")
                continue
            part = {"session_id": row[0], "message_id": row[1], "id": row[2], "data": data, "directory": row[5]}
            yield number, part | {"at": row[6], "role": message.get("role") if isinstance(message, dict) else None}
    except sqlite3.Error as error:
        yield 0, Broken(0, f"no database of opencode: {error}")
    finally:
        connection.close()


def _part(number: int, session: str, part: Row, data: Row, at: float | None) -> Iterator[Entry]:
    if data.get("type") == "text" and part.get("role") in ("user", "assistant"):
        text = texts(data)
        role = "system" if data.get("synthetic") else speaker(part["role"], text)
        yield Entry(number, session, "message", {"role": role, "text": text, "key": str(part.get("id")), "at": at})
    if data.get("type") != "tool":
        return
    state = inner(data, "state")
    key = f"{part.get('message_id')}.{data.get('callID')}"
    said = {"name": data.get("tool"), "arguments": state.get("input"), "key": key, "at": at}
    yield Entry(number, session, "tool_call", said)
    if state.get("status") not in ("completed", "error"):
        return
    end = _seconds(inner(state, "time").get("end")) or at
    error = str(state.get("error") or "")
    rejected = error.startswith("The user rejected permission")
    code = inner(state, "metadata").get("exit")
    wrong = state["status"] == "error" or code not in (0, None)
    shown = error or state.get("output") or ""
    yield Entry(number, session, "tool_call", ended(key, end, shown, wrong=wrong, denied="ask" if rejected else ""))
    if rejected:
        yield from asked(number, session, key, end, "denied")


def _seconds(milliseconds: Any) -> float | None:
    return milliseconds / 1000 if isinstance(milliseconds, int | float) else None
