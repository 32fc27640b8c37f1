"""OpenHands SDK: a conversation's folder, events/event-00000-ID.json (as the source of 1.58 has them)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from riskclass.sessions.importers.entry import Broken, Entry, asked, document, ended, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Row = dict[str, Any]


def entries(path: str) -> Iterator[Entry | Broken]:
    """`path` is one event; the session is named like its conversation's folder."""
    event = document(path)
    session = os.path.basename(os.path.dirname(os.path.dirname(os.path.abspath(path))))
    if not isinstance(event, dict) or "kind" not in event:
        yield Broken(0, "no event of OpenHands")
        return
    at = event.get("timestamp")
    at = f"{at}Z" if isinstance(at, str) and at[-1:] != "Z" and "+" not in at[10:] else at  # they write UTC
    yield Entry(0, session, "session", {"agent": "openhands", "at": at})
    for kind, said in _said(event):
        yield Entry(0, session, kind, {**said, "at": at})
        if said.get("decision") == "ask":
            yield from asked(0, session, said["key"], at, "denied")


def _said(event: Row) -> Iterator[tuple[str, Row]]:
    kind, key = event["kind"], str(event.get("id"))
    action, observation, message = (_inner(event, name) for name in ("action", "observation", "llm_message"))
    if kind == "MessageEvent":
        role = "assistant" if event.get("source") == "agent" else "user"
        text = texts(message.get("content"))
        yield "message", {"role": speaker(role, text), "text": text, "key": key}
    elif kind == "ActionEvent":
        arguments = {name: value for name, value in action.items() if name != "kind"}
        yield "tool_call", {"name": event.get("tool_name") or action.get("kind"), "arguments": arguments, "key": key}
    elif kind == "ObservationEvent":
        code = observation.get("exit_code")
        wrong = bool(observation.get("is_error")) or code not in (0, None, -1)
        shown = texts(observation.get("content")) or texts(observation.get("output"))
        yield "tool_call", ended(str(event.get("action_id")), None, shown, wrong=wrong)
    elif kind == "UserRejectObservation":
        how = "deny" if event.get("rejection_source") == "hook" else "ask"
        yield "tool_call", ended(str(event.get("action_id")), None, event.get("rejection_reason") or "", denied=how)


def _inner(event: Row, name: str) -> Row:
    found = event.get(name)
    return found if isinstance(found, dict) else {}
