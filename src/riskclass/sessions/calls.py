"""The writing calls, over a sitting: what is checked, what is done, what is answered. Times are microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions import limits
from riskclass.sessions.blocker import BLOCKERS
from riskclass.sessions.errors import Conflict, NotFound, Wrong
from riskclass.sessions.limits import needed, one_of, optional, span
from riskclass.sessions.similar import similar
from riskclass.sessions.times import Time, micros

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riskclass.sessions.judged import Judge
    from riskclass.sessions.sitting import Sitting

    Row = dict[str, Any]

ROLES: Final = ("user", "assistant", "system", "tool")
OUTCOMES: Final = ("success", "partial", "failed")
STEP: Final = ("pending", "running", "done", "failed", "skipped")
ANSWERS: Final = ("approved", "denied", "expired", "cancelled")
DECISIONS: Final = ("allow", "ask", "deny")
DAY: Final = 86_400.0


def set_goal(
    sitting: Sitting,
    now: int,
    goal: str,
    *,
    entities: Sequence[str] = (),
    within: float | None = DAY,
    key: str | None = None,
) -> list[Row]:
    """`within` None: nobody is there who would be told of earlier sessions."""
    said: Row = {"goal": needed(goal, "goal", limits.GOAL), "entities": limits.names(entities, "entities")}
    before = sitting.answered("goal", limits.key(key), said)
    if before is not None:
        return list(before["answer"] or ())
    sitting.goal(said["goal"])
    sitting.about(said["entities"])
    found = similar(sitting.connection, sitting.row, now - span(within, "within")) if within is not None else []
    sitting.event("goal", said, found, now, key)
    return found


def set_title(sitting: Sitting, now: int, title: str, *, key: str | None = None) -> None:
    said = {"title": needed(title, "title", limits.GOAL)}
    if sitting.answered("title", limits.key(key), said) is None:
        sitting.title(said["title"])
        sitting.event("title", said, None, now, key)


def add_message(sitting: Sitting, now: int, role: str, text: str, *, key: str | None = None) -> int:
    one_of(role, ROLES, "role")
    if not isinstance(text, str):
        raise Wrong("text", "a text is needed")
    return sitting.message(role, text, now, limits.key(key))


def record_tool_call(
    sitting: Sitting,
    now: int,
    judge: Judge,
    name: str,
    arguments: dict[str, Any] | None = None,
    *,
    key: str | None = None,
    command: str | None = None,
    cwd: str | None = None,
    context: Sequence[str] | None = None,
    started: Time | None = None,
    ended: Time | None = None,
    result: str | None = None,
    error: str | None = None,
    decision: str | None = None,
    refused: bool | None = None,
) -> Row:
    said: Row = {"command": command, "cwd": cwd, "refused": refused}
    said |= {"result": optional(result, "result"), "error": optional(error, "error")}
    said["context"] = limits.contexts(context, "context") if context is not None else None
    said["decision"] = one_of(decision, DECISIONS, "decision") if decision is not None else None
    said["started"] = micros(started, "started") if started is not None else now
    said["ended"] = micros(ended, "ended") if ended is not None else None
    if ended is None and (result is not None or error is not None):
        said["ended"] = said["started"]
    row = sitting.call(judge, limits.name(name, "name"), arguments, said, limits.key(key))
    columns = ("seq", "state", "risk_class", "reason", "decision", "rule", "fingerprint")
    return {column: row[column] for column in columns}


def propose_plan(sitting: Sitting, now: int, steps: Sequence[str], *, key: str | None = None) -> Row:
    if isinstance(steps, str) or not 0 < len(steps) <= limits.STEPS:
        raise Wrong("steps", f"1 to {limits.STEPS} texts are needed")
    said = {"steps": [needed(each, "steps", limits.GOAL) for each in steps]}
    before = sitting.answered("plan", limits.key(key), said)
    if before is not None:
        return dict(before["answer"])
    sitting.plan(said["steps"], now)
    answer = {"plan": sitting.row["plan"], "steps": len(said["steps"]), "needed": not sitting.row["greeting"]}
    sitting.event("plan", said, answer, now, key)
    return answer


def update_step(
    sitting: Sitting, now: int, step: int, status: str, *, note: str | None = None, key: str | None = None
) -> None:
    said: Row = {"step": step, "status": one_of(status, STEP, "status"), "note": optional(note, "note")}
    if sitting.answered("step", limits.key(key), said) is None:
        sitting.step(step, status, said["note"], now)
        sitting.event("step", said, None, now, key)


def request_approval(
    sitting: Sitting,
    now: int,
    what: str | None = None,
    *,
    call: int | None = None,
    reason: str | None = None,
    expires_in: float | None = None,
    key: str | None = None,
) -> int:
    row = sitting.one_call(call) if call is not None else None
    if call is not None and row is None:
        raise NotFound(f"the session has no tool call {call}")
    said: Row = {name: row[name] for name in ("risk_class", "fingerprint")} if row else {}
    said["what"] = needed(what or (row["command"] or row["name"] if row else None), "what", limits.COMMAND)
    said |= {"call": call, "reason": optional(reason, "reason") or (row["reason"] if row else None), "requested": now}
    said["expires"] = now + span(expires_in, "expires_in") if expires_in is not None else None
    return int(sitting.approval(said, limits.key(key))["seq"])


def resolve_approval(
    sitting: Sitting,
    now: int,
    approval: int,
    how: str,
    *,
    by: str | None = None,
    note: str | None = None,
    key: str | None = None,
) -> None:
    said: Row = {"approval": approval, "how": one_of(how, ANSWERS, "how"), "note": optional(note, "note")}
    said["by"] = limits.name(by, "by") if by is not None else None
    if sitting.answered("approval", limits.key(key), said) is not None:
        return
    row = sitting.one_approval(approval)
    if row["how"] is None and row["expires"] is not None and row["expires"] <= now and how != "expired":
        raise Conflict(f"approval {approval} expired")
    if row["how"] is not None and row["how"] != how:
        raise Conflict(f"approval {approval} is resolved: {row['how']}")
    if row["how"] is None:
        sitting.resolve(row, how, said["by"], said["note"], now)
        sitting.event("approval", said, None, now, key)


def complete_task(
    sitting: Sitting,
    now: int,
    outcome: str,
    *,
    summary: str | None = None,
    blocker: str | None = None,
    key: str | None = None,
) -> Row:
    said: Row = {"outcome": one_of(outcome, OUTCOMES, "outcome"), "summary": optional(summary, "summary")}
    said["blocker"] = one_of(blocker, BLOCKERS, "blocker") if blocker is not None else None
    before = sitting.answered("end", limits.key(key), said)
    if before is not None:
        return dict(before["answer"])
    sitting.end(outcome, said["summary"], blocker, now)
    answer = {name: sitting.row[name] for name in ("outcome", "blocker", "evidence")}
    sitting.event("end", said, answer, now, key)
    return answer


def reopen(sitting: Sitting, now: int, *, key: str | None = None) -> None:
    if sitting.answered("reopen", limits.key(key), {}) is None and sitting.row["status"] == "closed":
        sitting.reopen(now)
        sitting.event("reopen", {}, None, now, key)
