"""SWE-agent: NAME.traj, one JSON document. It has no times: entries stand at the file's, a second apart."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from riskclass.sessions.importers.entry import Broken, Entry, document, ended

if TYPE_CHECKING:
    from collections.abc import Iterator


def entries(path: str) -> Iterator[Entry | Broken]:
    found = document(path)
    steps = found.get("trajectory") if isinstance(found, dict) else None
    if not isinstance(steps, list):
        yield Broken(0, "no trajectory of SWE-agent")
        return
    name = "".join(char if char.isalnum() or char in "._-" else "-" for char in os.path.basename(path))
    session = f"swe-agent:{name.removesuffix('.traj')}"[:200]
    at = os.stat(path).st_mtime - len(steps)
    yield Entry(0, session, "session", {"agent": "swe-agent", "at": at})
    for place, step in enumerate(steps):
        if not isinstance(step, dict):
            yield Broken(0, f"step {place} is no object")
            continue
        for kind, said in _step(step, str(place)):
            yield Entry(0, session, kind, {**said, "at": at + place})


def _step(step: dict[str, Any], key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(step.get("response"), str):
        yield "message", {"role": "assistant", "text": step["response"], "key": f"response-{key}"}
    action = step.get("action")
    if isinstance(action, str) and action.strip():
        call = {"name": "run", "arguments": {"command": action}, "cwd": _cwd(step.get("state")), "key": key}
        yield "tool_call", call
        yield "tool_call", ended(key, None, step.get("observation") or "")


def _cwd(state: Any) -> str | None:
    try:
        found = json.loads(state) if isinstance(state, str) else state
    except ValueError:
        return None
    cwd = found.get("working_dir") if isinstance(found, dict) else None
    return cwd if isinstance(cwd, str) else None
