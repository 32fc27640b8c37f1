"""SWE-agent: NAME.traj; and mini-swe-agent 2: NAME.traj.json. Each is one JSON document (as their sources have them).

A .traj has no times but how long each action took: entries end at the file's.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from riskclass.sessions.importers.entry import Broken, Entry, document, ended, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    Row = dict[str, Any]


def entries(path: str) -> Iterator[Entry | Broken]:
    found = document(path)
    steps, said = (found.get(name) if isinstance(found, dict) else None for name in ("trajectory", "messages"))
    name = "".join(char if char.isalnum() or char in "._-" else "-" for char in os.path.basename(path))
    session = f"swe-agent:{name.removesuffix('.json').removesuffix('.traj')}"[:200]
    changed = os.stat(path).st_mtime
    if isinstance(steps, list):
        yield from _trajectory(session, steps, found.get("history"), changed)
    elif isinstance(said, list):
        yield from _messages(session, said, changed)
    else:
        yield Broken(0, "no trajectory of SWE-agent")


# -- SWE-agent --


def _trajectory(session: str, steps: list[Any], history: Any, changed: float) -> Iterator[Entry | Broken]:
    at = changed - sum(map(_seconds, steps))
    yield Entry(0, session, "session", {"agent": "swe-agent", "at": at})
    task = _task(history)
    if task:
        yield Entry(0, session, "message", {"role": "user", "text": task, "key": "task", "at": at})
    for place, step in enumerate(steps):
        if not isinstance(step, dict):
            yield Broken(0, f"step {place} is no object")
            continue
        for kind, said in _step(step, str(place), at):
            yield Entry(0, session, kind, said)
        at += _seconds(step)


def _seconds(step: Any) -> float:
    """How long a step took, and a second for what nobody measured."""
    found = step.get("execution_time") if isinstance(step, dict) else None
    return 1.0 + (found if isinstance(found, int | float) and 0 <= found < 1e6 else 0.0)


def _task(history: Any) -> str:
    """What the agent was asked: the first words of a user that are no demonstration."""
    for each in history if isinstance(history, list) else ():
        if isinstance(each, dict) and each.get("role") == "user" and not each.get("is_demo"):
            return texts(each.get("content"))
    return ""


def _step(step: Row, key: str, at: float) -> Iterator[tuple[str, Row]]:
    if isinstance(step.get("response"), str):
        yield "message", {"role": "assistant", "text": step["response"], "key": f"response-{key}", "at": at}
    action = step.get("action")
    if isinstance(action, str) and action.strip():
        arguments = {"command": action}
        yield "tool_call", {"name": "run", "arguments": arguments, "cwd": _cwd(step.get("state")), "key": key, "at": at}
        yield "tool_call", ended(key, at + _seconds(step), step.get("observation") or "")


def _cwd(state: Any) -> str | None:
    """A state is an object, and was its text once."""
    try:
        found = json.loads(state) if isinstance(state, str) else state
    except ValueError:
        return None
    cwd = found.get("working_dir") if isinstance(found, dict) else None
    return cwd if isinstance(cwd, str) else None


# -- mini-swe-agent --


def _messages(session: str, said: list[Any], changed: float) -> Iterator[Entry | Broken]:
    """A command of a model without tools has no id: results come in the order of the commands."""
    times = [float(each) for each in map(_timestamp, said) if each is not None]
    at = times[0] if times else changed - len(said)
    yield Entry(0, session, "session", {"agent": "swe-agent", "at": at})
    waiting: list[str] = []
    for place, message in enumerate(said):
        if not isinstance(message, dict):
            yield Broken(0, f"message {place} is no object")
            continue
        at = max(at, _timestamp(message) or at)
        extra = _extra(message)
        if "returncode" in extra:
            yield from _result(session, message, extra, waiting, at)
            continue
        text, role = texts(message.get("content")), message.get("role")
        if role in ("user", "assistant", "system") and text.strip():
            role = "system" if "interrupt_type" in extra else role  # the program says that it understood nothing
            yield Entry(0, session, "message", {"role": role, "text": text, "key": f"message-{place}", "at": at})
        actions = extra.get("actions")
        for number, action in enumerate(actions if isinstance(actions, list) else ()):
            if not isinstance(action, dict):
                continue
            key = str(action.get("tool_call_id") or f"{place}.{number}")
            waiting.append(key)
            arguments = {"command": action.get("command")}
            yield Entry(0, session, "tool_call", {"name": "bash", "arguments": arguments, "key": key, "at": at})


def _result(session: str, message: Row, extra: Row, waiting: list[str], at: float) -> Iterator[Entry]:
    key = message.get("tool_call_id") or (waiting[0] if waiting else None)
    if key in waiting:
        waiting.remove(key)
        shown = extra.get("raw_output") or texts(message.get("content"))
        yield Entry(0, session, "tool_call", ended(key, at, shown, wrong=extra["returncode"] not in (0, None)))


def _timestamp(message: Any) -> float | None:
    found = _extra(message).get("timestamp") if isinstance(message, dict) else None
    return found if isinstance(found, int | float) else None


def _extra(message: Row) -> Row:
    found = message.get("extra")
    return found if isinstance(found, dict) else {}
