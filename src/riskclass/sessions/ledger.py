"""The ledger: what a backend tells of its sessions, while they happen."""

from __future__ import annotations

import os
import time
import uuid
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from riskclass.sessions import limits, read
from riskclass.sessions.blocker import BLOCKERS
from riskclass.sessions.errors import Conflict, LedgerError, NotFound, Wrong
from riskclass.sessions.judged import Judge
from riskclass.sessions.mask import masked
from riskclass.sessions.schema import sessions
from riskclass.sessions.similar import similar
from riskclass.sessions.sitting import Sitting
from riskclass.sessions.stats import stats
from riskclass.sessions.store import Store, usual
from riskclass.sessions.times import SECOND, Time, micros
from riskclass.sessions.times import since as after

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import Connection

    from riskclass.policy.decide import Policy
    from riskclass.sessions.read import Filters

ROLES: Final = ("user", "assistant", "system", "tool")
OUTCOMES: Final = ("success", "partial", "failed")
STEP: Final = ("pending", "running", "done", "failed", "skipped")
ANSWERS: Final = ("approved", "denied", "expired", "cancelled")
DECISIONS: Final = ("allow", "ask", "deny")
#: A gap longer than this, in seconds, was no work.
IDLE: Final = 300.0
DAY: Final = 86_400.0


class Ledger:
    """Sessions in a database: a file, `sqlite:///FILE` or `postgresql://…`; by default one in the user's data folder.

    Each call is one transaction: what it returns from is kept. Calls with a `key` may come again, after a lost answer,
    and count once. `at` (seconds since 1970, RFC 3339 or an aware datetime) is now unless it is given.

    Args:
        policy: decides about commands; without one there are verdicts and no decisions.
        idle: seconds; longer gaps between entries are not time at work.

    Raises:
        LedgerError: the database cannot be opened. Calls: `NotFound`, `Conflict`, `Wrong` (a value that cannot be).
    """

    def __init__(
        self,
        url: str | None = None,
        *,
        policy: Policy | None = None,
        idle: float = IDLE,
        clock: Callable[[], float] = time.time,
    ) -> None:
        url = url or usual(os.environ)
        if not url:
            raise LedgerError("no home is known: name the ledger's file")
        self.store: Final = Store(url)
        self.judge: Final = Judge(policy)
        self.idle: Final = round(idle * SECOND)
        self._clock: Final = clock

    def close(self) -> None:
        self.store.close()

    def now(self) -> int:
        """Microseconds since 1970."""
        return micros(self._clock())

    # -- sessions --

    def open_session(
        self,
        agent: str,
        *,
        session_id: str | None = None,
        title: str | None = None,
        goal: str | None = None,
        entities: Sequence[str] = (),
        cwd: str | None = None,
        context: Sequence[str] = (),
        client: str | None = None,
        at: Time | None = None,
    ) -> str:
        """Its id: a new one, or `session_id`, which is the call's key as well.

        Args:
            title: a name that a person gave; goals do not replace it.
            cwd, context: where its commands run, unless a call says otherwise.
        """
        known = limits.identifier(session_id, "session_id") if session_id is not None else uuid.uuid4().hex
        row = _new_row(known, limits.name(agent, "agent"), self._at(at))
        row |= {"cwd": _text(cwd), "context": _names(context, "context") or None, "client": client}
        about = _names(entities, "entities")
        title, goal = _text(title), _goal(goal) if goal else None
        try:
            with self.store.writing() as connection:
                if self._there(connection, row):
                    return known
                no = connection.execute(insert(sessions).values(**row)).inserted_primary_key
                sitting = Sitting(connection, {**row, "no": no[0] if no else 0}, self.idle)
                sitting.about(about)
                if goal:
                    sitting.goal(goal)
                if title:
                    sitting.title(title)
                sitting.save()
        except IntegrityError:  # somebody else opened it at the same moment
            with self.store.reading() as connection:
                self._there(connection, row)
        return known

    def _there(self, connection: Connection, row: dict[str, Any]) -> bool:
        agent = connection.execute(select(sessions.c.agent).where(sessions.c.id == row["id"])).scalar()
        if agent is not None and agent != row["agent"]:
            raise Conflict(f"session {row['id']} belongs to the agent {agent!r}")
        return agent is not None

    @contextmanager
    def sitting(self, session_id: str, *, bulk: bool = False) -> Iterator[Sitting]:
        """One transaction over one session, in which nobody else writes to it; `bulk` for many entries.

        Raises:
            NotFound: there is no such session.
        """
        with self.store.writing() as connection:
            query = select(sessions).where(sessions.c.id == session_id).with_for_update()
            row = connection.execute(query).mappings().first()
            if row is None:
                raise NotFound(f"there is no session {str(session_id)[:40]!r}")
            sitting = Sitting(connection, dict(row), self.idle, bulk=bulk)
            yield sitting
            sitting.save()

    def set_goal(
        self,
        session_id: str,
        goal: str,
        *,
        entities: Sequence[str] = (),
        within: float = DAY,
        key: str | None = None,
        at: Time | None = None,
    ) -> list[dict[str, Any]]:
        """Sets the goal, and the title unless a person gave one.

        Returns:
            Up to five sessions that ended partial or failed in the last `within` seconds, on the same entity, with a
            similar goal or with the same commands refused: session_id, goal, outcome, summary, blocker, because.
        """
        goal, about, now = _goal(goal), _names(entities, "entities"), self._at(at)
        said = {"goal": goal, "entities": about}
        with self.sitting(session_id) as sitting:
            before = sitting.answered("goal", _key(key), said)
            if before is not None:
                return list(before["answer"] or ())
            sitting.goal(goal)
            sitting.about(about)
            found = similar(sitting.connection, sitting.row, now - round(within * SECOND))
            sitting.event("goal", said, found, now, key)
            return found

    def set_title(self, session_id: str, title: str, *, key: str | None = None, at: Time | None = None) -> None:
        """A name that a person gives."""
        title = _needed(title, "title", limits.GOAL)
        with self.sitting(session_id) as sitting:
            if sitting.answered("title", _key(key), {"title": title}) is None:
                sitting.title(title)
                sitting.event("title", {"title": title}, None, self._at(at), key)

    # -- messages and tool calls --

    def add_message(
        self, session_id: str, role: str, text: str, *, key: str | None = None, at: Time | None = None
    ) -> int:
        """A message of the user, assistant, system or a tool; its place in the session."""
        limits.one_of(role, ROLES, "role")
        if not isinstance(text, str):
            raise Wrong("text", "a text is needed")
        with self.sitting(session_id) as sitting:
            return sitting.message(role, text, self._at(at), _key(key))

    def record_tool_call(
        self,
        session_id: str,
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
    ) -> dict[str, Any]:
        """A tool call; with the key of one that was told before, what became of it.

        A command (`command`, or an argument of the name command or cmd) is classified, and the policy decides.

        Args:
            decision: allow, ask or deny, where the caller's own policy decided.
            refused: it did not run. Otherwise what a policy denied did not, unless a result says that it did.

        Returns:
            seq, state (running, ok, error, refused); of a command risk_class, reason, decision, rule, fingerprint.
        """
        now = self.now()
        said: dict[str, Any] = {
            "command": command,
            "cwd": cwd,
            "context": _names(context, "context") if context is not None else None,
            "started": micros(started, "started") if started is not None else now,
            "ended": micros(ended, "ended") if ended is not None else None,
            "result": result,
            "error": error,
            "decision": limits.one_of(decision, DECISIONS, "decision") if decision is not None else None,
            "refused": refused,
        }
        if said["ended"] is None and (result is not None or error is not None):
            said["ended"] = said["started"]
        with self.sitting(session_id) as sitting:
            row = sitting.call(self.judge, limits.name(name, "name"), arguments, said, _key(key))
            columns = ("seq", "state", "risk_class", "reason", "decision", "rule", "fingerprint")
            return {column: row[column] for column in columns}

    # -- plans --

    def propose_plan(
        self, session_id: str, steps: Sequence[str], *, key: str | None = None, at: Time | None = None
    ) -> dict[str, Any]:
        """A plan in place of the one before; `needed` is false where the session is no more than a greeting."""
        if isinstance(steps, str) or not 0 < len(steps) <= limits.STEPS:
            raise Wrong("steps", f"1 to {limits.STEPS} texts are needed")
        said = {"steps": [_needed(each, "steps", limits.GOAL) for each in steps]}
        with self.sitting(session_id) as sitting:
            before = sitting.answered("plan", _key(key), said)
            if before is not None:
                return dict(before["answer"])
            now = self._at(at)
            sitting.plan(said["steps"], now)
            answer = {"plan": sitting.row["plan"], "steps": len(said["steps"]), "needed": not sitting.row["greeting"]}
            sitting.event("plan", said, answer, now, key)
            return answer

    def update_step(
        self,
        session_id: str,
        step: int,
        status: str,
        *,
        note: str | None = None,
        key: str | None = None,
        at: Time | None = None,
    ) -> None:
        """Step 1, 2, … of the plan in force is pending, running, done, failed or skipped."""
        limits.one_of(status, STEP, "status")
        said = {"step": step, "status": status, "note": _text(note)}
        with self.sitting(session_id) as sitting:
            if sitting.answered("step", _key(key), said) is None:
                now = self._at(at)
                sitting.step(step, status, said["note"], now)  # type: ignore[arg-type]
                sitting.event("step", said, None, now, key)

    # -- approvals --

    def request_approval(
        self,
        session_id: str,
        what: str | None = None,
        *,
        call: int | None = None,
        reason: str | None = None,
        expires_in: float | None = None,
        key: str | None = None,
        at: Time | None = None,
    ) -> int:
        """Somebody is asked; the number under which the answer is told.

        Args:
            what: a text; of a tool call, by `call` (its seq), its command if there is no text.
            expires_in: seconds after which it has expired, unless somebody answered.
        """
        now = self._at(at)
        with self.sitting(session_id) as sitting:
            row = sitting.one_call(call) if call is not None else None
            if call is not None and row is None:
                raise NotFound(f"the session has no tool call {call}")
            said: dict[str, Any] = {name: row[name] for name in ("risk_class", "fingerprint")} if row else {}
            said["what"] = _needed(what or (row["command"] or row["name"] if row else None), "what", limits.COMMAND)
            said |= {"call": call, "reason": _text(reason) or (row["reason"] if row else None), "requested": now}
            said["expires"] = now + round(expires_in * SECOND) if expires_in is not None else None
            return int(sitting.approval(said, _key(key))["seq"])

    def resolve_approval(
        self,
        session_id: str,
        approval: int,
        how: str,
        *,
        by: str | None = None,
        note: str | None = None,
        key: str | None = None,
        at: Time | None = None,
    ) -> None:
        """It was approved, denied, expired or cancelled. The same answer again changes nothing.

        Raises:
            Conflict: it has another answer already, or has expired.
        """
        limits.one_of(how, ANSWERS, "how")
        said = {"approval": approval, "how": how, "by": _text(by), "note": _text(note)}
        with self.sitting(session_id) as sitting:
            if sitting.answered("approval", _key(key), said) is not None:
                return
            now = self._at(at)
            row = sitting.one_approval(approval)
            if row["how"] is None and row["expires"] is not None and row["expires"] <= now and how != "expired":
                raise Conflict(f"approval {approval} expired")
            if row["how"] is not None and row["how"] != how:
                raise Conflict(f"approval {approval} is resolved: {row['how']}")
            if row["how"] is None:
                sitting.resolve(row, how, said["by"], said["note"], now)  # type: ignore[arg-type]
                sitting.event("approval", said, None, now, key)

    # -- the end --

    def complete_task(
        self,
        session_id: str,
        outcome: str,
        *,
        summary: str | None = None,
        blocker: str | None = None,
        key: str | None = None,
        at: Time | None = None,
    ) -> dict[str, Any]:
        """Ends the session: success, partial or failed.

        Steps in flight are done on success and else skipped; what blocked it is derived unless the caller names it.

        Returns:
            outcome, blocker, evidence (`[{"what", "seq", "text"}]`).
        """
        limits.one_of(outcome, OUTCOMES, "outcome")
        if blocker is not None:
            limits.one_of(blocker, BLOCKERS, "blocker")
        said = {"outcome": outcome, "summary": _text(summary), "blocker": blocker}
        with self.sitting(session_id) as sitting:
            before = sitting.answered("end", _key(key), said)
            if before is not None:
                return dict(before["answer"])
            now = self._at(at)
            sitting.end(outcome, said["summary"], blocker, now)
            answer = {name: sitting.row[name] for name in ("outcome", "blocker", "evidence")}
            sitting.event("end", said, answer, now, key)
            return answer

    def reopen(self, session_id: str, *, key: str | None = None, at: Time | None = None) -> None:
        """Goes on with a session that was closed; nothing happens to one that is open."""
        with self.sitting(session_id) as sitting:
            if sitting.answered("reopen", _key(key), {}) is None and sitting.row["status"] == "closed":
                now = self._at(at)
                sitting.reopen(now)
                sitting.event("reopen", {}, None, now, key)

    # -- reading --

    def sessions(
        self, filters: Filters | None = None, *, limit: int = read.DEFAULT, cursor: str | None = None
    ) -> dict[str, Any]:
        """A page of the list: `{"sessions": […], "next_cursor": …}`, those that began last first."""
        with self.store.reading() as connection:
            return read.page(connection, filters or read.Filters(), self.now(), limit, cursor)

    def session(self, session_id: str, *, limit: int = read.ENTRIES, cursor: str | None = None) -> dict[str, Any]:
        """`{"session_id", "session", "messages", "next_cursor"}`."""
        with self.store.reading() as connection:
            return read.detail(connection, session_id, self.now(), limit, cursor)

    def tool_calls(self, session_id: str, **words: Any) -> dict[str, Any]:
        """`{"session_id", "tool_calls", "next_cursor"}`; `riskclass.sessions.read.calls` has the words."""
        with self.store.reading() as connection:
            return read.calls(connection, session_id, self.now(), **words)

    def plan(self, session_id: str) -> dict[str, Any]:
        """`{"session_id", "needed", "plan", "steps"}`."""
        with self.store.reading() as connection:
            return read.plan(connection, session_id, self.now())

    def approvals(self, session_id: str) -> dict[str, Any]:
        """`{"session_id", "approvals"}`."""
        with self.store.reading() as connection:
            return read.approvals_of(connection, session_id, self.now())

    def stats(self, since: str = "30d") -> dict[str, Any]:
        """`{"since", "until", "days", "most_asked_effects", "retry_storms"}`."""
        now = self.now()
        begin = after(since, now)
        with self.store.reading() as connection:
            return stats(connection, begin, now + 1)

    def classify(self, command: str, *, cwd: str | None = None, context: Sequence[str] = ()) -> dict[str, Any]:
        """`{"verdict", "decision"}` of a command, as JSON has them; nothing is kept."""
        verdict, decision = self.judge.asked(command, cwd, tuple(_names(context, "context")))
        return {"verdict": verdict.to_dict(), "decision": decision.to_dict() if decision is not None else None}

    def _at(self, at: Time | None) -> int:
        return self.now() if at is None else micros(at)


def _new_row(session_id: str, agent: str, now: int) -> dict[str, Any]:
    row: dict[str, Any] = dict.fromkeys(column.name for column in sessions.c)
    row |= {column.name: 0 for column in sessions.c if column.server_default is not None}
    row |= {"id": session_id, "agent": agent, "title": "", "titled": "", "status": "open"}
    row |= {"entities": [], "tools": {}, "greeting": True, "created": now, "last_active": now}
    del row["no"]
    return row


def _key(key: str | None) -> str | None:
    return limits.name(key, "key") if key is not None else None


def _goal(text: object) -> str:
    return _needed(text, "goal", limits.GOAL)


def _needed(text: object, name: str, most: int) -> str:
    if not isinstance(text, str) or not text.strip():
        raise Wrong(name, "a text is needed")
    return limits.cut(masked(text), most)


def _text(text: str | None) -> str | None:
    return limits.cut(masked(text), limits.TEXT) if text is not None else None


def _names(found: Sequence[str], what: str) -> list[str]:
    if isinstance(found, str) or len(found) > limits.ENTITIES:
        raise Wrong(what, f"a list of at most {limits.ENTITIES} texts is needed")
    return [limits.name(each, what) for each in found]
