"""Qwen Code: ~/.qwen/projects/PROJECT/chats/ID.jsonl (seen in 0.24.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riskclass.sessions.importers.entry import Broken, Entry, ended, objects, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Row = dict[str, Any]


def entries(path: str) -> Iterator[Entry | Broken]:
    known: set[str] = set()
    for number, line in objects(path):
        if isinstance(line, Broken):
            yield line
            continue
        session, at = line.get("sessionId"), line.get("timestamp")
        if not isinstance(session, str):
            continue
        if session not in known:
            known.add(session)
            yield Entry(number, session, "session", {"agent": "qwen", "cwd": line.get("cwd"), "at": at})
        message = line.get("message")
        parts = message.get("parts") if isinstance(message, dict) else None
        for place, part in enumerate(parts if isinstance(parts, list) else ()):
            if isinstance(part, dict):
                for kind, said in _part(line, part, place):
                    yield Entry(number, session, kind, {**said, "at": at})


def _part(line: Row, part: Row, place: int) -> Iterator[tuple[str, Row]]:
    call, answer = part.get("functionCall"), part.get("functionResponse")
    if isinstance(call, dict):
        yield "tool_call", {"name": call.get("name"), "arguments": call.get("args"), "key": str(call.get("id"))}
    elif isinstance(answer, dict):
        yield "tool_call", _ended(str(answer.get("id")), answer.get("response"), line.get("toolCallResult"))
    elif line.get("type") in ("user", "assistant") and texts(part).strip() and not part.get("thought"):
        text = texts(part)
        yield "message", {"role": speaker(line["type"], text), "text": text, "key": f"{line.get('uuid')}.{place}"}


def _ended(key: str, response: Any, result: Any) -> Row:
    result = result if isinstance(result, dict) else {}
    response = response if isinstance(response, dict) else {"output": response}
    shown = result.get("resultDisplay")
    code = shown.get("exitCode") if isinstance(shown, dict) else None
    wrong = result.get("status") == "error" or code not in (0, None)
    denied = "deny" if result.get("errorType") == "execution_denied" else ""
    return ended(key, None, response.get("error") or response.get("output") or "", wrong=wrong, denied=denied)
