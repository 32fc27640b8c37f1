"""Every operation of the API, once: path, parameters, what it calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.model.value import Value
from riskclass.sessions import calls, read
from riskclass.sessions.blocker import BLOCKERS
from riskclass.sessions.read import Filters

if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.sessions.ledger import Ledger

    Schema = dict[str, Any]

_TEXT: Final[Schema] = {"type": "string"}
_TEXTS: Final[Schema] = {"type": "array", "items": {"type": "string"}}
_WHOLE: Final[Schema] = {"type": "integer"}
_NUMBER: Final[Schema] = {"type": "number"}
_YES_NO: Final[Schema] = {"type": "boolean"}
_OBJECT: Final[Schema] = {"type": "object"}
_TIME: Final[Schema] = {"type": "string", "format": "date-time"}
_SPAN: Final[Schema] = {"type": "string", "description": "RFC 3339, or a span before now such as 24h or 7d"}
_KEY: Final[Schema] = {"type": "string", "description": "a call that comes again with its key counts once"}


def _one_of(names: tuple[str, ...]) -> Schema:
    return {"type": "string", "enum": list(names)}


class Operation(Value):
    """`path` has `{session_id}` and whole numbers `{step}`, `{approval}`; `answers` names the schema of its answer.

    `query` and `body` are its parameters, `required` those of the body that are needed; `call` gets them by name.
    """

    __slots__ = ("about", "answers", "body", "call", "method", "path", "query", "required", "status")

    def __init__(
        self,
        line: str,
        about: str,
        call: Callable[..., Any],
        *,
        query: Schema | None = None,
        body: Schema | None = None,
        required: str = "",
        answers: str = "Done",
        status: int = 200,
    ) -> None:
        self.method, self.path = line.split()
        self.about: Final = about
        self.call: Final = call
        self.query: Final[Schema] = query or {}
        self.body: Final = body
        self.required: Final = required.split()
        self.answers: Final = answers
        self.status: Final = status


# -- what they call --


def _list(ledger: Ledger, limit: int = read.DEFAULT, cursor: str | None = None, **filters: Any) -> Any:
    return ledger.sessions(Filters(**filters), limit=limit, cursor=cursor)


def _tool_calls(ledger: Ledger, session_id: str, **words: Any) -> Any:
    return ledger.tool_calls(session_id, **{"risk_class" if name == "class" else name: words[name] for name in words})


def _open(ledger: Ledger, agent: str, **words: Any) -> Any:
    return {"session_id": ledger.open_session(agent, **words)}


def _goal(ledger: Ledger, session_id: str, goal: str, **words: Any) -> Any:
    return {"similar": ledger.set_goal(session_id, goal, **words)}


def _message(ledger: Ledger, session_id: str, role: str, text: str, **words: Any) -> Any:
    return {"seq": ledger.add_message(session_id, role, text, **words)}


def _ask(ledger: Ledger, session_id: str, **words: Any) -> Any:
    return {"approval": ledger.request_approval(session_id, **words)}


def _done(name: str) -> Callable[..., Any]:
    def call(ledger: Ledger, **words: Any) -> Any:
        getattr(ledger, name)(**words)
        return {"done": True}

    return call


def _same(name: str) -> Callable[..., Any]:
    return lambda ledger, **words: getattr(ledger, name)(**words)


_LIMIT: Final = {"limit": {**_WHOLE, "minimum": 1, "maximum": read.ENTRIES, "default": read.ENTRIES}}
_CURSOR: Final = {"cursor": {**_TEXT, "description": "next_cursor of the page before"}}
_WHEN: Final = {"key": _KEY, "at": _TIME}

OPERATIONS: Final = (
    Operation(
        "GET /sessions",
        "Sessions, those that began last first.",
        _list,
        query={
            "outcome": _one_of((*calls.OUTCOMES, "none")),
            "status": _one_of(read.STATUS),
            "entity_id": _TEXT,
            "blocker": _one_of((*BLOCKERS, "none")),
            "agent": _TEXT,
            "q": {**_TEXT, "description": "words in title, goal, summary or entities"},
            "since": _SPAN,
            "limit": {**_WHOLE, "minimum": 1, "maximum": read.MOST, "default": read.DEFAULT},
            **_CURSOR,
        },
        answers="Sessions",
    ),
    Operation(
        "GET /sessions/{session_id}",
        "One session and its messages.",
        _same("session"),
        query={**_LIMIT, **_CURSOR},
        answers="Detail",
    ),
    Operation(
        "GET /sessions/{session_id}/tool_calls",
        "Its tool calls, flat and in the order of time.",
        _tool_calls,
        query={"name": _TEXT, "class": _one_of(read.CLASSES), "shape": _one_of(read.SHAPES), **_LIMIT, **_CURSOR},
        answers="ToolCalls",
    ),
    Operation("GET /sessions/{session_id}/plan", "The plan in force.", _same("plan"), answers="Plan"),
    Operation("GET /sessions/{session_id}/approvals", "What was asked for.", _same("approvals"), answers="Approvals"),
    Operation(
        "GET /stats",
        "By day outcomes, blockers, classes and asks; effects asked for most; retry storms.",
        _same("stats"),
        query={"since": _SPAN},
        answers="Stats",
    ),
    Operation(
        "POST /classify",
        "What a command does, and what the policy of the ledger says of it.",
        _same("classify"),
        body={"command": _TEXT, "cwd": _TEXT, "context": _TEXTS},
        required="command",
        answers="Classified",
    ),
    Operation(
        "POST /sessions",
        "Opens a session.",
        _open,
        body={
            "agent": _TEXT,
            "session_id": _TEXT,
            "title": _TEXT,
            "goal": _TEXT,
            "entities": _TEXTS,
            "cwd": _TEXT,
            "context": _TEXTS,
            "at": _TIME,
        },
        required="agent",
        answers="Opened",
        status=201,
    ),
    Operation(
        "POST /sessions/{session_id}/goal",
        "Sets the goal; answers with earlier sessions that failed at the like.",
        _goal,
        body={"goal": _TEXT, "entities": _TEXTS, "within": _NUMBER, **_WHEN},
        required="goal",
        answers="Similar",
    ),
    Operation(
        "POST /sessions/{session_id}/title",
        "A name that a person gives.",
        _done("set_title"),
        body={"title": _TEXT, **_WHEN},
        required="title",
    ),
    Operation(
        "POST /sessions/{session_id}/messages",
        "Adds a message.",
        _message,
        body={"role": _one_of(calls.ROLES), "text": _TEXT, **_WHEN},
        required="role text",
        answers="Entry",
        status=201,
    ),
    Operation(
        "POST /sessions/{session_id}/tool_calls",
        "Records a tool call, or what became of one by its key; classifies commands.",
        _same("record_tool_call"),
        body={
            "name": _TEXT,
            "arguments": _OBJECT,
            "key": _KEY,
            "command": _TEXT,
            "cwd": _TEXT,
            "context": _TEXTS,
            "started": _TIME,
            "ended": _TIME,
            "result": _TEXT,
            "error": _TEXT,
            "decision": _one_of(calls.DECISIONS),
            "refused": _YES_NO,
        },
        required="name",
        answers="Recorded",
        status=201,
    ),
    Operation(
        "POST /sessions/{session_id}/plan",
        "Proposes a plan in place of the one before.",
        _same("propose_plan"),
        body={"steps": _TEXTS, **_WHEN},
        required="steps",
        answers="Proposed",
        status=201,
    ),
    Operation(
        "POST /sessions/{session_id}/plan/{step}",
        "Step 1, 2, … of the plan in force.",
        _done("update_step"),
        body={"status": _one_of(calls.STEP), "note": _TEXT, **_WHEN},
        required="status",
    ),
    Operation(
        "POST /sessions/{session_id}/approvals",
        "Asks for an approval.",
        _ask,
        body={"what": _TEXT, "call": _WHOLE, "reason": _TEXT, "expires_in": _NUMBER, **_WHEN},
        answers="Asked",
        status=201,
    ),
    Operation(
        "POST /sessions/{session_id}/approvals/{approval}",
        "The answer to a request.",
        _done("resolve_approval"),
        body={"how": _one_of(calls.ANSWERS), "by": _TEXT, "note": _TEXT, **_WHEN},
        required="how",
    ),
    Operation(
        "POST /sessions/{session_id}/complete",
        "Ends the session.",
        _same("complete_task"),
        body={"outcome": _one_of(calls.OUTCOMES), "summary": _TEXT, "blocker": _one_of(BLOCKERS), **_WHEN},
        required="outcome",
        answers="Ended",
    ),
    Operation(
        "POST /sessions/{session_id}/reopen",
        "Goes on with a session that was closed.",
        _done("reopen"),
        body={**_WHEN},
    ),
)
