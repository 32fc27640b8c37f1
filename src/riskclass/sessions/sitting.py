"""One session under the pen: its row, and what is to be written with it.

The rules of the ledger are here, the transactions in `ledger`. A sitting may take one entry or thousands; nothing is
written before `save`, and its session is locked meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import and_, select, update

from riskclass.sessions import limits
from riskclass.sessions.blocker import blocker
from riskclass.sessions.errors import Conflict, NotFound
from riskclass.sessions.judged import arguments_of, command_of
from riskclass.sessions.mask import masked
from riskclass.sessions.pen import LATER, Pen
from riskclass.sessions.schema import approvals, entities, events, messages, steps, tool_calls, words
from riskclass.sessions.store import all_rows
from riskclass.sessions.titles import first_sentence, is_greeting, title
from riskclass.sessions.words import words as words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Table

    from riskclass.sessions.judged import Judge

    Row = dict[str, Any]

#: Rows of which nothing is said yet.
_CALL: Final[Row] = dict.fromkeys(tool_calls.c.keys())
_APPROVAL: Final[Row] = dict.fromkeys(approvals.c.keys())
#: Whose rows may have a caller's key.
KEYED: Final = (messages, tool_calls, approvals, events)


class Sitting:
    """`row` is that of `sessions`; `idle` the longest gap, in microseconds, that counts as work.

    `known`: of each table the rows, by key, that were said before, where they were read already; else one that is
    needed is read then. `new`: nothing was said before.
    """

    def __init__(
        self, pen: Pen, row: Row, idle: int, *, known: dict[Table, dict[str, Row]] | None = None, new: bool = False
    ) -> None:
        self.pen: Final = pen
        self.connection: Final = pen.connection
        self.row: Final = row
        self.new: Final = new
        self._before: Final = dict(row, tools=dict(row["tools"]), entities=list(row["entities"]))
        self._idle: Final = idle
        self._keys: Final[dict[Table, dict[str, Row]]] = known or {table: {} for table in KEYED}
        self._all_known = known is not None or new

    @property
    def seq_before(self) -> int:
        """Of the newest entry when it was opened."""
        return int(self._before["seq"])

    # -- what came before --

    def again(self, table: Table, key: str | None) -> Row | None:
        """The row that an earlier call with this key made."""
        if key is None:
            return None
        known = self._keys[table]
        if key not in known and not self._all_known:
            found = self._row(table, table.c.key == key)
            if found is not None:
                known[key] = found
        return known.get(key)

    def answered(self, kind: str, key: str | None, said: Row) -> Row | None:
        """The event of an earlier call with this key.

        Raises:
            Conflict: it was another call, or said something else.
        """
        found = self.again(events, key)
        if found is not None and (found["kind"], found["said"]) != (kind, said):
            raise Conflict(f"the key {key!r} was used for something else")
        return found

    def _row(self, table: Table, which: Any) -> Row | None:
        found = (
            self.connection.execute(select(table).where(table.c.session == self.row["no"], which)).mappings().first()
        )
        return dict(found) if found is not None else None

    # -- entries --

    def message(self, role: str, text: str, at: int, key: str | None = None) -> int:
        """Its `seq`."""
        text = limits.kept(text, limits.TEXT)
        before = self.again(messages, key)
        if before is not None:
            if not self._all_known and (before["role"], before["text"]) != (role, text):
                raise Conflict(f"the key {key!r} was used for another message")
            return int(before["seq"])
        seq = self._add(messages, {"key": key, "role": role, "text": text, "at": at})
        self.row["messages"] += 1
        self._touch(at)
        if role == "user":
            self._heard(text)
        return seq

    def _heard(self, text: str) -> None:
        """What a user wrote may be the title, and more than a greeting."""
        row = self.row
        if not row["goal"]:
            row["greeting"] = row["greeting"] and is_greeting(text)
        found = first_sentence(text)
        if found and (not row["titled"] or (row["titled"] == "words" and is_greeting(row["title"]))):
            row["title"], row["titled"] = found, "words"

    def call(self, judge: Judge, name: str, arguments: Any, said: Row, key: str | None = None) -> Row:
        """A tool call, or more of one that is known by its key; its row.

        `said` may hold command, cwd, context, started, ended, decision, refused; result and error, masked.
        """
        before = self.again(tool_calls, key)
        if before is not None:
            return self._completed(before, name, said)
        command = said.get("command") or command_of(arguments)
        row = _CALL | {"key": key, "name": name, "started": said["started"]}
        row |= {column: said.get(column) for column in LATER}
        if command is not None:
            self._judged(judge, row, command, said)
        row["arguments"] = arguments_of(arguments, row["command"])
        row["state"] = _state(row, said.get("refused"))
        self._add(tool_calls, row)
        self._counted(row)
        self._worked(row)
        return row

    def _judged(self, judge: Judge, row: Row, command: str, said: Row) -> None:
        cwd = masked(said["cwd"]) if said.get("cwd") else self.row["cwd"]
        context = said.get("context")
        judged = judge(command, cwd, (self.row["context"] or ()) if context is None else context)
        row |= judged.columns
        row["decision"] = said.get("decision") or row["decision"]
        self.about(judged.places)
        self.row["greeting"] = False

    def _completed(self, row: Row, name: str, said: Row) -> Row:
        """What was not known becomes known; what was known stays."""
        if name not in ("", row["name"]):
            raise Conflict(f"the key {row['key']!r} was used for a call of {row['name']}")
        more = {column: said[column] for column in LATER if row[column] is None and said.get(column) is not None}
        if row["command"] is not None and row["decision"] is None and said.get("decision"):
            more["decision"] = said["decision"]
        state = _state(row | more, said.get("refused")) if row["state"] == "running" else row["state"]
        if not more and state == row["state"]:
            return row
        row |= more
        row["state"] = state
        if "decision" in more:
            self._decided(row)
        self._worked(row)
        self.pen.change(tool_calls, row)
        return row

    def _counted(self, row: Row) -> None:
        session = self.row
        session["tool_calls"] += 1
        tools = session["tools"]
        if row["name"] in tools or len(tools) < limits.TOOLS:
            tools[row["name"]] = tools.get(row["name"], 0) + 1
        session["commands"] += row["command"] is not None
        self._decided(row)

    def _decided(self, row: Row) -> None:
        self.row["asked"] += row["decision"] == "ask"
        self.row["denied"] += row["decision"] == "deny"

    def _worked(self, row: Row) -> None:
        """A call that ran is work from its start to its end; one that was refused, or waited, is not."""
        if row["state"] == "refused" or row["decision"] == "ask":
            self._touch(row["started"])
            if row["ended"] is not None:
                self._touch(row["ended"])
        else:
            self._touch(row["started"], row["ended"])

    def _touch(self, at: int, end: int | None = None) -> None:
        """Time at work: up to the next sign of life, where that comes soon; and while a call runs."""
        row = self.row
        gap = at - row["last_active"]
        if 0 < gap <= self._idle:
            row["work"] += gap
        row["last_active"] = max(row["last_active"], at)
        if end is not None and end > row["last_active"]:
            row["work"] += end - row["last_active"]
            row["last_active"] = end

    def event(self, kind: str, said: Row, answer: Any, at: int, key: str | None) -> Any:
        self._add(events, {"key": key, "kind": kind, "said": said, "answer": answer, "at": at})
        self._touch(at)
        return answer

    # -- goal, title, entities --

    def goal(self, goal: str) -> None:
        row = self.row
        row["goal"] = goal
        row["greeting"] = is_greeting(goal)
        if row["titled"] != "person":
            row["title"], row["titled"] = title(goal), "goal"

    def title(self, text: str) -> None:
        self.row["title"], self.row["titled"] = title(text), "person"

    def about(self, more: Iterable[str]) -> None:
        known = self.row["entities"]
        new = [each for each in dict.fromkeys(more) if each not in known]
        self.row["entities"] = [*known, *new][: limits.ENTITIES]

    # -- plan --

    def plan(self, texts: Sequence[str], at: int) -> None:
        """A new plan; what the one before left unfinished is skipped."""
        self.close_steps("skipped", at)
        self.row["plan"] += 1
        self.row["steps"], self.row["steps_done"] = len(texts), 0
        same = {"session": self.row["no"], "plan": self.row["plan"], "status": "pending", "note": None, "updated": at}
        for place, text in enumerate(texts, 1):
            self.pen.add(steps, {**same, "position": place, "text": text})

    def step(self, position: int, status: str, note: str | None, at: int) -> None:
        """
        Raises:
            NotFound: the plan in force has no such step.
        """
        self.pen.flush(steps)
        which = and_(steps.c.session == self.row["no"], steps.c.plan == self.row["plan"], steps.c.position == position)
        before = self.connection.execute(select(steps.c.status).where(which)).scalar() if _is_seq(position) else None
        if before is None:
            raise NotFound(f"the plan has no step {position}")
        said = {"status": status, "updated": at, **({"note": note} if note is not None else {})}
        self.connection.execute(update(steps).where(which).values(**said))
        self.row["steps_done"] += (status == "done") - (before == "done")

    def close_steps(self, status: str, at: int) -> None:
        if not self.row["plan"]:
            return
        self.pen.flush(steps)
        which = and_(
            steps.c.session == self.row["no"],
            steps.c.plan == self.row["plan"],
            steps.c.status.in_(("pending", "running")),
        )
        closed = self.connection.execute(update(steps).where(which).values(status=status, updated=at)).rowcount
        self.row["steps_done"] += closed if status == "done" else 0

    # -- approvals --

    def approval(self, said: Row, key: str | None) -> Row:
        """A request; its row."""
        before = self.again(approvals, key)
        if before is not None:
            if not self._all_known and (before["what"], before["call"]) != (said["what"], said["call"]):
                raise Conflict(f"the key {key!r} was used for another approval")
            return before
        row = _APPROVAL | said | {"key": key}
        self._add(approvals, row)
        self.row["approvals"] += 1
        self._touch(row["requested"])
        return row

    def resolve(self, row: Row, how: str, by: str | None, note: str | None, at: int) -> None:
        """The answer to a request. What waited for it and may not run is refused."""
        row |= {"how": how, "by": by, "note": note, "resolved": at}
        self.pen.change(approvals, row)
        self.row[{"denied": "approval_denied"}.get(how, how)] += 1
        if how != "approved" and row["call"] is not None:
            call = self.one_call(row["call"])
            if call is not None and call["state"] == "running":
                call["state"] = "refused"
                self.pen.change(tool_calls, call)

    def one_call(self, seq: int) -> Row | None:
        known = next((row for row in self._keys.get(tool_calls, {}).values() if row["seq"] == seq), None)
        if known is None:
            self.pen.flush(tool_calls)
            known = self._row(tool_calls, tool_calls.c.seq == seq) if _is_seq(seq) else None
        return known

    def one_approval(self, seq: int) -> Row:
        """
        Raises:
            NotFound: there is none.
        """
        self.pen.flush(approvals)
        found = self._row(approvals, approvals.c.seq == seq) if _is_seq(seq) else None
        if found is None:
            raise NotFound(f"the session has no approval {seq}")
        return found

    def waiting(self) -> list[Row]:
        """Requests that nobody answered yet."""
        self.pen.flush(approvals)
        query = select(approvals).where(approvals.c.session == self.row["no"], approvals.c.how.is_(None))
        return all_rows(self.connection, query.order_by(approvals.c.seq))

    def lapse(self, now: int) -> None:
        """Requests whose time is over have expired, when it was over."""
        for row in self.waiting() if self.row["approvals"] else ():
            if row["expires"] is not None and row["expires"] <= now:
                self.resolve(row, "expired", None, None, row["expires"])

    # -- the end --

    def end(self, outcome: str, summary: str | None, named: str | None, at: int) -> None:
        """Steps in flight are closed, nobody will answer requests any more, what it was blocked by is derived."""
        row = self.row
        self.lapse(at)
        if outcome == "success":
            row["blocker"], row["evidence"] = None, None
        elif named is not None:
            row["blocker"], row["evidence"] = named, [{"what": "caller", "seq": row["seq"], "text": named}]
        else:
            row["blocker"], row["evidence"] = blocker(*self._facts())
        for waiting in self.waiting():
            self.resolve(waiting, "cancelled", None, None, at)
        self.close_steps("done" if outcome == "success" else "skipped", at)
        if row["status"] == "open":
            row["status"], row["closed"] = "closed", at
        row["outcome"], row["outcome_set"] = outcome, at
        row["summary"] = summary if summary is not None else row["summary"]

    def reopen(self, at: int) -> None:
        """The time since it was closed was no work."""
        row = self.row
        row["status"], row["reopened"] = "open", at
        row["closed"] = row["outcome"] = row["outcome_set"] = row["blocker"] = row["evidence"] = None
        row["last_active"] = max(row["last_active"], at)

    def _facts(self) -> tuple[list[Row], list[Row], list[Row]]:
        """Approvals, tool calls and the newest messages, in their order."""
        for table in (approvals, tool_calls, messages):
            self.pen.flush(table)
        names = "seq name command state risk_class reason error fingerprint".split()
        last = select(messages).where(messages.c.session == self.row["no"]).order_by(messages.c.seq.desc()).limit(_LAST)
        asked = select(approvals).where(approvals.c.session == self.row["no"]).order_by(approvals.c.seq)
        called = select(*(tool_calls.c[name] for name in names)).where(tool_calls.c.session == self.row["no"])
        found = [all_rows(self.connection, query) for query in (asked, called.order_by(tool_calls.c.seq), last)]
        return found[0], found[1], found[2][::-1]

    # -- writing --

    def _add(self, table: Table, row: Row) -> int:
        self.row["seq"] = seq = self.row["seq"] + 1
        row["seq"] = seq
        row["session"] = self.row["no"]
        self.pen.add(table, row)
        if row["key"] is not None:
            self._keys[table][row["key"]] = row
        return int(seq)

    def settle(self) -> None:
        """Hands the session's row to the pen, and the names by which lists find it."""
        row, before = self.row, self._before
        changed = {name for name, value in row.items() if value != before[name]}
        if changed:
            self.pen.session(row)
        if "entities" in changed:
            self.pen.found_by(entities, "entity", row["entities"], row, new=self.new)
        if not changed.isdisjoint(("entities", "title", "goal", "summary")):
            found = words_of(row["title"], row["goal"], row["summary"], *row["entities"])
            self.pen.found_by(words, "word", found, row, new=self.new)

    def save(self) -> None:
        """Writes all of it."""
        self.settle()
        self.pen.write()


#: Messages that are looked at for what a session was blocked by.
_LAST: Final = 20


def _is_seq(number: object) -> bool:
    """Whether a column may hold it: PostgreSQL refuses the question otherwise."""
    return type(number) is int and 0 < number < 2**31


def _state(row: Row, refused: bool | None) -> str:
    """running, ok, error, refused. What was denied did not run, unless something came of it."""
    came = row["result"] is not None or row["error"] is not None or row["ended"] is not None
    if refused or (refused is None and row["decision"] == "deny" and not came):
        return "refused"
    if row["error"] is not None:
        return "error"
    return "ok" if came else "running"
