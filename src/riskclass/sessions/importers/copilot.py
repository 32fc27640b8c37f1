"""Copilot CLI: ~/.copilot/session-state/ID/events.jsonl (seen in 1.0.102)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.importers.entry import Broken, Entry, ended, objects, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

_MESSAGES: Final = {"user.message": "user", "assistant.message": "assistant"}


def entries(path: str) -> Iterator[Entry | Broken]:
    session = ""
    for number, line in objects(path):
        if isinstance(line, Broken):
            yield line
            continue
        data, at, kind = line.get("data"), line.get("timestamp"), line.get("type")
        if not isinstance(data, dict):
            continue
        if kind == "session.start":
            session = str(data.get("sessionId"))
            context = data.get("context")
            cwd = context.get("cwd") if isinstance(context, dict) else None
            yield Entry(number, session, "session", {"agent": "copilot", "cwd": cwd, "at": data.get("startTime") or at})
        elif not session:
            yield Broken(number, "no session.start stands before it")
            return
        said = _said(str(kind), data, line)
        if said is not None:
            yield Entry(number, session, said[0], {**said[1], "at": at})


def _said(kind: str, data: dict[str, Any], line: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
    key = str(data.get("toolCallId"))
    if kind in _MESSAGES and (text := texts(data.get("content"))).strip():
        return "message", {"role": speaker(_MESSAGES[kind], text), "text": text, "key": str(line.get("id"))}
    if kind == "tool.execution_start":
        return "tool_call", {"name": data.get("toolName"), "arguments": data.get("arguments"), "key": key}
    if kind != "tool.execution_complete":
        return None
    error, shell = data.get("error"), data.get("shellExecution")
    code = shell.get("exitCode") if isinstance(shell, dict) else None
    if isinstance(error, dict):
        denied = "deny" if error.get("code") == "denied" else ""
        return "tool_call", ended(key, None, error.get("message") or "", wrong=True, denied=denied)
    wrong = not data.get("success", True) or code not in (0, None)
    return "tool_call", ended(key, None, texts(data.get("result")), wrong=wrong)
