"""OpenHands SDK: a conversation's folder, events/event-00000-ID.json (as its source has them, up to 1.58)."""

from __future__ import annotations

import json
import os
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.importers.entry import Broken, Entry, asked, document, ended, inner, speaker, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Row = dict[str, Any]

_ROLES: Final = {"agent": "assistant", "user": "user"}
#: Events before an error that are looked through for its call.
_BACK: Final = 100


def entries(path: str) -> Iterator[Entry | Broken]:
    """`path` is one event; the session is named like its conversation's folder."""
    folder, name = os.path.split(os.path.abspath(path))
    if not name.startswith("event-") and os.path.isdir(os.path.join(folder, "events")):
        return  # what else is kept of a conversation
    event = document(path)
    if not isinstance(event, dict) or "kind" not in event:
        yield Broken(0, "no event of OpenHands")
        return
    session = os.path.basename(os.path.dirname(folder))
    at = _time(event.get("timestamp"))
    yield Entry(0, session, "session", {"agent": "openhands", "at": at})
    for kind, said in _said(event, path):
        yield Entry(0, session, kind, {**said, "at": at})
        if said.get("decision") == "ask":
            yield from asked(0, session, said["key"], at, "denied")


def _time(at: Any) -> Any:
    """They write the time of the clock on the wall; it is read as that of this machine."""
    try:
        found = datetime.fromisoformat(at)
    except (TypeError, ValueError):
        return at
    return found.astimezone() if found.tzinfo is None else found


def _said(event: Row, path: str) -> Iterator[tuple[str, Row]]:
    kind, key = event["kind"], str(event.get("id"))
    if kind == "MessageEvent":
        role = _ROLES.get(str(event.get("source")), "system")
        text = texts(inner(event, "llm_message").get("content"))
        yield "message", {"role": speaker(role, text), "text": text, "key": key}
    elif kind == "ActionEvent":
        yield from _action(event, key)
    elif kind == "ObservationEvent":
        seen = inner(event, "observation")
        wrong = bool(seen.get("is_error")) or seen.get("exit_code") not in (0, None, -1)
        shown = texts(seen.get("content")) or texts(seen.get("output"))
        yield "tool_call", ended(str(event.get("action_id")), None, shown, wrong=wrong)
    elif kind == "UserRejectObservation":
        how = "deny" if event.get("rejection_source") == "hook" else "ask"
        yield "tool_call", ended(str(event.get("action_id")), None, event.get("rejection_reason") or "", denied=how)
    elif kind == "AgentErrorEvent":
        call = _call_before(path, event.get("tool_call_id"))
        if call is not None:
            yield "tool_call", ended(call, None, event.get("error") or "", wrong=True)


def _action(event: Row, key: str) -> Iterator[tuple[str, Row]]:
    """What the agent thought, what it called, and the words with which it ended."""
    action = inner(event, "action")
    thought = texts(event.get("thought"))
    if thought.strip():
        yield "message", {"role": "assistant", "text": thought, "key": f"{key}.thought"}
    arguments = {name: value for name, value in action.items() if name != "kind"} or _asked_for(event)
    yield "tool_call", {"name": event.get("tool_name") or action.get("kind"), "arguments": arguments, "key": key}
    if action.get("kind") == "FinishAction" and isinstance(action.get("message"), str):
        yield "message", {"role": "assistant", "text": action["message"], "key": f"{key}.message"}


def _asked_for(event: Row) -> Row:
    """The arguments of a call that could not be made an action."""
    try:
        found = json.loads(inner(event, "tool_call").get("arguments") or "{}")
    except (TypeError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _call_before(path: str, call: Any) -> str | None:
    """The id of the action with this id of a call: an error names that alone."""
    folder, name = os.path.split(os.path.abspath(path))
    before = sorted((each for each in os.listdir(folder) if each < name), reverse=True)
    for each in islice(before, _BACK):
        event = document(os.path.join(folder, each))
        if isinstance(event, dict) and event.get("kind") == "ActionEvent" and event.get("tool_call_id") == call:
            return str(event.get("id"))
    return None
