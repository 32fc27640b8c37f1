"""Codex: $CODEX_HOME/sessions/Y/M/D/rollout-TIME-ID.jsonl (seen in 0.171; older names are read as well)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.importers.entry import Broken, Entry, asked, ended, objects, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Said = tuple[str, dict[str, Any]]

_MESSAGES: Final = {"UserMessage": "user", "AgentMessage": "assistant"}
_OLDER: Final = {"user_message": "user", "agent_message": "assistant"}
_EXIT: Final = "Process exited with code "


def entries(path: str) -> Iterator[Entry | Broken]:
    session = ""
    failed: set[str] = set()
    for number, line in objects(path):
        if isinstance(line, Broken):
            yield line
            continue
        payload, at = line.get("payload"), line.get("timestamp")
        if not isinstance(payload, dict):
            continue
        if line.get("type") == "session_meta":
            session = str(payload.get("session_id") or payload.get("id"))
            yield Entry(number, session, "session", {"agent": "codex", "cwd": payload.get("cwd"), "at": at})
        if not session:
            yield Broken(number, "no session_meta stands before it")
            return
        for kind, said in _said(payload, number, failed):
            yield Entry(number, session, kind, {**said, "at": at})
            if said.get("decision") == "ask":
                yield from asked(number, session, said["key"], at, "denied")


def _said(payload: dict[str, Any], number: int, failed: set[str]) -> Iterator[Said]:
    kind = str(payload.get("type"))
    item = payload.get("item")
    if kind == "item_completed" and isinstance(item, dict):
        what = str(item.get("type"))
        if what in _MESSAGES:
            yield _message(_MESSAGES[what], texts(item.get("content")), str(item.get("id")))
        elif what == "CommandExecution":
            yield from _executed(str(item.get("id")), item, failed)
    elif kind in _OLDER:
        yield _message(_OLDER[kind], texts(payload.get("message")), f"line-{number}")
    elif kind == "exec_command_end":
        yield from _executed(str(payload.get("call_id")), payload, failed)
    elif kind == "function_call":
        arguments = _loaded(payload.get("arguments"))
        said = {"name": payload.get("name"), "arguments": arguments, "key": str(payload.get("call_id"))}
        yield "tool_call", said | ({"cwd": arguments["workdir"]} if isinstance(arguments.get("workdir"), str) else {})
    elif kind == "function_call_output":
        yield "tool_call", _output(str(payload.get("call_id")), payload.get("output"), failed)


def _message(role: str, text: str, key: str) -> Said:
    return "message", {"role": speaker(role, text), "text": text, "key": key}


def _executed(key: str, item: dict[str, Any], failed: set[str]) -> Iterator[Said]:
    wrong = item.get("exit_code") not in (0, None)
    if wrong:
        failed.add(key)
    yield "tool_call", ended(key, None, item.get("aggregated_output") or "", wrong=wrong)


def _output(key: str, output: Any, failed: set[str]) -> dict[str, Any]:
    text = output if isinstance(output, str) else texts(output)
    if text.startswith("Command blocked by"):
        return ended(key, None, text, denied="deny")
    if "rejected by user" in text[:200]:
        return ended(key, None, text, denied="ask")
    code = text.partition(_EXIT)[2].partition("\n")[0].strip() if _EXIT in text else ""
    return ended(key, None, text, wrong=key in failed or code not in ("", "0"))


def _loaded(text: Any) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        found = text
    return found if isinstance(found, dict) else {"text": found}
