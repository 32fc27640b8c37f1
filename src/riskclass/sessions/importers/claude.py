"""Claude Code: ~/.claude/projects/PROJECT/SESSION.jsonl (seen in 2.1.332)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.importers.entry import Broken, Entry, asked, ended, objects, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

_DENIED: Final = {"permission-rule": "deny", "user-rejected": "ask"}


def entries(path: str) -> Iterator[Entry | Broken]:
    known: set[str] = set()
    questions: set[str] = set()
    for number, line in objects(path):
        if isinstance(line, Broken):
            yield line
            continue
        session, at = line.get("sessionId"), line.get("timestamp")
        if not isinstance(session, str) or at is None:
            continue
        if session not in known:
            known.add(session)
            yield Entry(number, session, "session", {"agent": "claude", "cwd": line.get("cwd"), "at": at})
        for kind, said in _said(line, at, questions):
            yield Entry(number, session, kind, said)
        answer = line.get("permissionDecision")
        if isinstance(answer, dict):
            yield from _answered(number, session, line, answer, questions)


def _said(line: dict[str, Any], at: Any, questions: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    if line.get("type") == "attachment":
        yield from _hook(line.get("attachment"), at, questions)
        return
    message = line.get("message")
    if line.get("type") not in ("user", "assistant") or not isinstance(message, dict):
        return
    content = message.get("content")
    for place, part in enumerate(content if isinstance(content, list) else [{"type": "text", "text": content}]):
        if not isinstance(part, dict):
            continue
        if part.get("type") == "text":
            text = texts(part)
            role = "system" if line.get("isMeta") or line.get("isSidechain") else speaker(line["type"], text)
            role = "assistant" if line["type"] == "assistant" else role
            yield "message", {"role": role, "text": text, "key": f"{line.get('uuid')}.{place}", "at": at}
        elif part.get("type") == "tool_use":
            yield (
                "tool_call",
                {"name": part.get("name"), "arguments": part.get("input"), "key": part.get("id"), "at": at},
            )
        elif part.get("type") == "tool_result":
            denied = _DENIED.get(str(line.get("toolDenialKind")), "")
            wrong = bool(part.get("is_error"))
            yield (
                "tool_call",
                ended(str(part.get("tool_use_id")), at, texts(part.get("content")), wrong=wrong, denied=denied),
            )


def _hook(attachment: Any, at: Any, questions: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a hook before the call decided."""
    if not isinstance(attachment, dict) or attachment.get("hookEvent") != "PreToolUse":
        return
    try:
        said = json.loads(attachment.get("stdout") or "{}")["hookSpecificOutput"]["permissionDecision"]
    except (ValueError, KeyError, TypeError):
        return
    if said in ("allow", "ask", "deny"):
        key = str(attachment.get("toolUseID"))
        if said == "ask":
            questions.add(key)
        yield "tool_call", {"key": key, "decision": said, "at": at}


def _answered(
    number: int, session: str, line: dict[str, Any], answer: dict[str, Any], questions: set[str]
) -> Iterator[Entry]:
    """Approvals: what somebody was asked and answered; not what a rule or a hook decided alone."""
    message = line.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    person = str(answer.get("source")).startswith("user") or line.get("toolDenialKind") == "user-rejected"
    for part in content if isinstance(content, list) else ():
        key = part.get("tool_use_id") if isinstance(part, dict) else None
        if isinstance(key, str) and (person or key in questions):
            how = "approved" if answer.get("decision") == "accept" else "denied"
            yield from asked(number, session, key, line.get("timestamp"), how)
