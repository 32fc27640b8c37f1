"""Gemini CLI: ~/.gemini/tmp/PROJECT/chats/session-TIME-ID.jsonl (seen in 0.61).

A record may come again with the same id and more in it; the last counts. What was rewound was done all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riskclass.sessions.importers.entry import Broken, Entry, asked, ended, objects, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Row = dict[str, Any]


def entries(path: str) -> Iterator[Entry | Broken]:
    session = ""
    records: dict[str, tuple[int, Row]] = {}
    for number, line in objects(path):
        if isinstance(line, Broken):
            yield line
        elif "sessionId" in line:
            session = str(line["sessionId"])
            yield Entry(number, session, "session", {"agent": "gemini", "at": line.get("startTime")})
        else:
            change = line.get("$set")
            changed = change.get("messages") if isinstance(change, dict) else [line]
            for each in changed if isinstance(changed, list) else ():
                if isinstance(each, dict) and "id" in each:
                    records[str(each["id"])] = (number, each)
    if not session:
        if records:
            yield Broken(0, "no line names the session")
        return
    for number, record in records.values():
        yield from _record(number, session, record)


def _record(number: int, session: str, record: Row) -> Iterator[Entry]:
    at, kind = record.get("timestamp"), record.get("type")
    text = texts(record.get("content"))
    if kind in ("user", "gemini") and text.strip():
        role = "assistant" if kind == "gemini" else speaker("user", text)
        yield Entry(number, session, "message", {"role": role, "text": text, "key": str(record["id"]), "at": at})
    calls = record.get("toolCalls")
    for call in calls if isinstance(calls, list) else ():
        if isinstance(call, dict):
            yield from _call(number, session, call, at)


def _call(number: int, session: str, call: Row, at: Any) -> Iterator[Entry]:
    key, status = str(call.get("id")), call.get("status")
    said = {"name": call.get("name"), "arguments": call.get("args"), "key": key, "at": at}
    yield Entry(number, session, "tool_call", said)
    if status not in ("success", "error", "cancelled"):
        return
    shown = call.get("resultDisplay") or call.get("result") or ""
    blocked = isinstance(shown, str) and shown.startswith("Tool execution blocked")
    denied = "deny" if blocked else "ask" if status == "cancelled" else ""
    end = call.get("timestamp") or at
    yield Entry(number, session, "tool_call", ended(key, end, shown, wrong=status == "error", denied=denied))
    if denied == "ask":
        yield from asked(number, session, key, end, "denied")
