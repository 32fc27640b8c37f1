"""The ledger: what a backend tells of its sessions, while they happen."""

from __future__ import annotations

import os
import time
import uuid
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, select
from sqlalchemy.exc import IntegrityError

from riskclass.sessions import calls, limits, read
from riskclass.sessions.errors import Conflict, LedgerError, NotFound, Wrong
from riskclass.sessions.judged import Judge
from riskclass.sessions.pen import Pen
from riskclass.sessions.schema import sessions
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

#: A gap longer than this, in seconds, was no work.
IDLE: Final = 300.0


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
        at: Time | None = None,
    ) -> str:
        """Its id: a new one, or `session_id`, which is the call's key as well.

        Args:
            title: a name that a person gave; goals do not replace it.
            cwd, context: where its commands run, unless a call says otherwise; a `cwd` that is not absolute, as in the
                transcripts of other systems, is kept and not used.
        """
        known = limits.identifier(session_id, "session_id") if session_id is not None else uuid.uuid4().hex
        said: dict[str, Any] = {"title": title, "goal": goal, "entities": entities, "cwd": cwd, "context": context}
        try:
            with self.store.writing() as connection:
                if not self._there(connection, known, agent):
                    self.begin(Pen(connection), agent, known, self._at(at), **said).save()
        except IntegrityError:  # somebody else opened it at the same moment
            with self.store.reading() as connection:
                self._there(connection, known, agent)
        return known

    def begin(
        self,
        pen: Pen,
        agent: str,
        session_id: str,
        now: int,
        *,
        title: str | None = None,
        goal: str | None = None,
        entities: Sequence[str] = (),
        cwd: str | None = None,
        context: Sequence[str] = (),
        client: str | None = None,
    ) -> Sitting:
        """`open_session` of one that is not there, inside a transaction of the caller's, who saves it.

        `client` is whose transcript is imported.
        """
        row = _new_row(session_id, limits.name(agent, "agent"), now) | {"client": client}
        row |= {"cwd": limits.optional(cwd, "cwd"), "context": limits.contexts(context, "context") or None}
        sitting = Sitting(pen, row, self.idle, new=True)
        sitting.about(limits.names(entities, "entities"))
        if goal:
            sitting.goal(limits.needed(goal, "goal", limits.GOAL))
        if title:
            sitting.title(limits.needed(title, "title", limits.GOAL))
        pen.open(row)
        return sitting

    def _there(self, connection: Connection, session_id: str, agent: str) -> bool:
        known = connection.execute(_AGENT, {"session": session_id}).scalar()
        if known is not None and known != agent:
            raise Conflict(f"session {session_id} belongs to the agent {known!r}")
        return known is not None

    @contextmanager
    def sitting(self, session_id: str) -> Iterator[Sitting]:
        """One transaction over one session, in which nobody else writes to it.

        Raises:
            NotFound: there is no such session.
        """
        with self.store.writing() as connection:
            row = connection.execute(_LOCKED, {"session": session_id}).mappings().first()
            if row is None:
                raise NotFound(f"there is no session {str(session_id)[:40]!r}")
            sitting = Sitting(Pen(connection), dict(row), self.idle)
            yield sitting
            sitting.save()

    def set_goal(
        self,
        session_id: str,
        goal: str,
        *,
        entities: Sequence[str] = (),
        within: float = calls.DAY,
        key: str | None = None,
        at: Time | None = None,
    ) -> list[dict[str, Any]]:
        """Sets the goal, and the title unless a person gave one.

        Returns:
            Up to five sessions that ended partial or failed in the last `within` seconds, on the same entity, with a
            similar goal or with the same commands refused: session_id, goal, outcome, summary, blocker, because.
        """
        with self.sitting(session_id) as sitting:
            return calls.set_goal(sitting, self._at(at), goal, entities=entities, within=within, key=key)

    def set_title(self, session_id: str, title: str, *, key: str | None = None, at: Time | None = None) -> None:
        """A name that a person gives."""
        with self.sitting(session_id) as sitting:
            return calls.set_title(sitting, self._at(at), title, key=key)

    # -- messages and tool calls --

    def add_message(
        self, session_id: str, role: str, text: str, *, key: str | None = None, at: Time | None = None
    ) -> int:
        """A message of the user, assistant, system or a tool; its place in the session."""
        with self.sitting(session_id) as sitting:
            return calls.add_message(sitting, self._at(at), role, text, key=key)

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
        with self.sitting(session_id) as sitting:
            return calls.record_tool_call(
                sitting,
                self.now(),
                self.judge,
                name,
                arguments,
                key=key,
                command=command,
                cwd=cwd,
                context=context,
                started=started,
                ended=ended,
                result=result,
                error=error,
                decision=decision,
                refused=refused,
            )

    # -- plans --

    def propose_plan(
        self, session_id: str, steps: Sequence[str], *, key: str | None = None, at: Time | None = None
    ) -> dict[str, Any]:
        """A plan in place of the one before; `needed` is false where the session is no more than a greeting."""
        with self.sitting(session_id) as sitting:
            return calls.propose_plan(sitting, self._at(at), steps, key=key)

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
        with self.sitting(session_id) as sitting:
            return calls.update_step(sitting, self._at(at), step, status, note=note, key=key)

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
        words: dict[str, Any] = {"call": call, "reason": reason, "expires_in": expires_in, "key": key}
        with self.sitting(session_id) as sitting:
            return calls.request_approval(sitting, self._at(at), what, **words)

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
        with self.sitting(session_id) as sitting:
            return calls.resolve_approval(sitting, self._at(at), approval, how, by=by, note=note, key=key)

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
        with self.sitting(session_id) as sitting:
            return calls.complete_task(sitting, self._at(at), outcome, summary=summary, blocker=blocker, key=key)

    def reopen(self, session_id: str, *, key: str | None = None, at: Time | None = None) -> None:
        """Goes on with a session that was closed; nothing happens to one that is open."""
        with self.sitting(session_id) as sitting:
            return calls.reopen(sitting, self._at(at), key=key)

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

    def timeline(self, session_id: str, *, limit: int = read.TIMELINE, after: int = -1) -> dict[str, Any]:
        """`{"session_id", "session", "entries", "more"}`: all that happened, in its order."""
        with self.store.reading() as connection:
            return read.timeline(connection, session_id, self.now(), limit, after)

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
        if cwd is not None and cwd[:1] != "/":
            raise Wrong("cwd", "an absolute path is needed")
        verdict, decision = self.judge.asked(command, cwd, tuple(limits.contexts(context, "context")))
        return {"verdict": verdict.to_dict(), "decision": decision.to_dict() if decision is not None else None}

    def _at(self, at: Time | None) -> int:
        return self.now() if at is None else micros(at)


_AGENT: Final = select(sessions.c.agent).where(sessions.c.id == bindparam("session"))
_LOCKED: Final = select(sessions).where(sessions.c.id == bindparam("session")).with_for_update()


def _new_row(session_id: str, agent: str, now: int) -> dict[str, Any]:
    row: dict[str, Any] = dict.fromkeys(column.name for column in sessions.c)
    row |= {column.name: 0 for column in sessions.c if column.server_default is not None}
    row |= {"id": session_id, "agent": agent, "title": "", "titled": "", "status": "open"}
    row |= {"entities": [], "tools": {}, "greeting": True, "created": now, "last_active": now}
    return row
