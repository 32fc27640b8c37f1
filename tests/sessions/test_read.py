"""Lists, one session, and what happened over time; on both databases."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from riskclass.sessions import Ledger, NotFound, Wrong
from riskclass.sessions.read import Filters
from tests.sessions.conftest import NOW, Clock

DAY = 86_400


@contextmanager
def _queries(ledger: Ledger) -> Iterator[list[str]]:
    said: list[str] = []

    def hear(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if not statement.startswith(("BEGIN", "SET", "SHOW")):
            said.append(statement)

    event.listen(ledger.store.engine, "before_cursor_execute", hear)
    yield said
    event.remove(ledger.store.engine, "before_cursor_execute", hear)


def _ids(page: dict[str, Any]) -> list[str]:
    return [each["session_id"] for each in page["sessions"]]


@pytest.fixture
def many(ledger: Ledger) -> Ledger:
    """Twelve sessions, an hour apart; s11 began last."""
    for number in range(12):
        at = NOW - 12 * DAY + number * DAY
        goal = f"{'fix rclone' if number % 2 else 'upgrade netbird'} number{number}"
        agent, about = ("ops" if number % 3 else "dev"), [f"host:h{number % 4}"]
        ledger.open_session(agent, session_id=f"s{number}", goal=goal, entities=about, at=at)
        ledger.add_message(f"s{number}", "user", "go", at=at + 1)
        outcome = (None, "success", "partial", "failed")[number % 4]
        if outcome is not None:
            ledger.complete_task(
                f"s{number}", outcome, blocker="tool_error" if outcome == "failed" else None, at=at + 60
            )
    return ledger


ALL = [f"s{number}" for number in reversed(range(12))]
FILTERS: list[tuple[dict[str, str], list[int]]] = [
    ({}, [*range(12)]),
    ({"outcome": "partial"}, [2, 6, 10]),
    ({"outcome": "none"}, [0, 4, 8]),
    ({"status": "open"}, [0, 4, 8]),
    ({"blocker": "tool_error"}, [3, 7, 11]),
    ({"blocker": "none", "status": "closed"}, [1, 2, 5, 6, 9, 10]),
    ({"agent": "dev"}, [0, 3, 6, 9]),
    ({"entity_id": "host:h2"}, [2, 6, 10]),
    ({"entity_id": "host:h2", "agent": "dev"}, [6]),
    ({"q": "RCLONE"}, [1, 3, 5, 7, 9, 11]),
    ({"q": "rclone fix number7"}, [7]),
    ({"q": "netbird", "entity_id": "host:h2", "outcome": "partial"}, [2, 6, 10]),
    ({"q": "h2"}, [2, 6, 10]),
    ({"q": "rclone netbird"}, []),
    ({"since": "3d"}, [9, 10, 11]),
    ({"since": "2026-11-29T12:00:00Z"}, [11]),
    ({"since": "72h", "q": "rclone"}, [9, 11]),
]


@pytest.mark.parametrize(("words", "expected"), FILTERS)
def test_filters(many: Ledger, words: dict[str, str], expected: list[int]) -> None:
    with _queries(many) as said:
        found = many.sessions(Filters(**words))
    assert _ids(found) == [f"s{number}" for number in reversed(expected)]
    assert len(said) == 1


@pytest.mark.parametrize("words", [{}, {"q": "number"}, {"entity_id": "host:h1"}, {"q": "rclone"}])
def test_pages_are_stable_while_rows_arrive(many: Ledger, words: dict[str, str]) -> None:
    filters = Filters(**words)
    whole = _ids(many.sessions(filters))
    found: list[str] = []
    cursor = None
    for number in itertools.count():
        page = many.sessions(filters, limit=1, cursor=cursor)
        found += _ids(page)
        cursor = page["next_cursor"]
        if cursor is None:
            break
        many.open_session("ops", goal="rclone number", entities=["host:h1"], at=NOW + number)
        many.add_message(found[-1], "user", "still here")
    assert found == whole


def test_a_page_has_what_an_audit_asks(ledger: Ledger, clock: Clock) -> None:
    session = ledger.open_session("ops", session_id="s", goal="fix rclone", entities=["lxc:132"])
    ledger.add_message(session, "user", "go")
    ledger.propose_plan(session, ["look", "fix"])
    ledger.update_step(session, 1, "done")
    for number in range(3):
        clock.go(10)
        ledger.record_tool_call(session, "run", {"command": "systemctl restart rclone"}, key=f"c{number}")
    ledger.record_tool_call(session, "get_entity", {"id": "lxc:132"}, result="{}")
    for expires in (60, 60, None):
        ledger.request_approval(session, "restart", expires_in=expires)
    clock.go(90)
    found = ledger.sessions()["sessions"][0]
    assert found["approvals"] == {
        "requested": 3, "pending": 1, "approved": 0, "denied": 0, "expired": 2, "cancelled": 0
    }  # fmt: skip
    assert found["top_tools"] == [{"name": "run", "count": 3}, {"name": "get_entity", "count": 1}]
    assert found["commands"] == {"total": 3, "asked": 3, "denied": 0}
    assert (found["message_count"], found["tool_call_count"], found["duration_seconds"]) == (1, 4, 30.0)
    assert (found["steps"], found["needs_plan"]) == ({"total": 2, "done": 1}, True)
    assert (found["created_at"], found["last_active_at"]) == ("2026-11-30T12:00:00Z", "2026-11-30T12:00:30Z")
    ledger.complete_task(session, "partial")
    found = ledger.sessions()["sessions"][0]
    assert found["approvals"] | {"cancelled": 0} == {
        "requested": 3, "pending": 0, "approved": 0, "denied": 0, "expired": 2, "cancelled": 0
    }  # fmt: skip
    assert found["blocker"] == "approval_timeout"


def test_a_greeting_counts_no_step(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    ledger.add_message(session, "user", "hello")
    ledger.propose_plan(session, ["greet"])
    found = ledger.session(session)["session"]
    assert (found["steps"], found["needs_plan"]) == ({"total": 0, "done": 0}, False)


def test_one_session_page_by_page(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    for number in range(5):
        ledger.add_message(session, "user", str(number))
    page = ledger.session(session, limit=2)
    seen = [each["text"] for each in page["messages"]]
    while page["next_cursor"]:
        page = ledger.session(session, limit=2, cursor=page["next_cursor"])
        seen += [each["text"] for each in page["messages"]]
    assert seen == list("01234")


@pytest.fixture
def called(ledger: Ledger) -> str:
    """Two calls that overlap, one that was refused, one that still runs."""
    session = ledger.open_session("ops")
    ledger.record_tool_call(session, "run", {"command": "ls"}, key="a", started=NOW + 1, ended=NOW + 5, result="x")
    ledger.record_tool_call(session, "look", {"id": 1}, key="b", started=NOW + 2, ended=NOW + 3, error="no such thing")
    ledger.record_tool_call(session, "run", {"command": "rm -rf /"}, started=NOW + 6)
    ledger.record_tool_call(session, "run", {"command": "uptime"}, key="d", started=NOW + 7)
    return session


def test_tool_calls_merged(ledger: Ledger, called: str) -> None:
    found = ledger.tool_calls(called)["tool_calls"]
    assert [(each["id"], each["state"], each.get("risk_class")) for each in found] == [
        ("a", "ok", "read_only"),
        ("b", "error", None),
        ("3", "refused", "destructive"),
        ("d", "running", "read_only"),
    ]


def test_tool_calls_in_pairs_are_chronological(ledger: Ledger, called: str) -> None:
    found = ledger.tool_calls(called, shape="pairs")["tool_calls"]
    assert [(each["id"], each["type"]) for each in found] == [
        ("a", "tool_use"),
        ("b", "tool_use"),
        ("b", "tool_result"),
        ("a", "tool_result"),
        ("3", "tool_use"),
        ("3", "tool_result"),
        ("d", "tool_use"),
    ]
    assert [each["at"] for each in found] == sorted(each["at"] for each in found)


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ({"name": "look"}, ["b"]),
        ({"risk_class": "read_only"}, ["a", "d"]),
        ({"name": "run", "risk_class": "destructive"}, ["3"]),
        ({"limit": 2}, ["a", "b"]),
    ],
)
def test_tool_calls_filtered(ledger: Ledger, called: str, words: dict[str, Any], ids: list[str]) -> None:
    assert [each["id"] for each in ledger.tool_calls(called, **words)["tool_calls"]] == ids


def test_the_plan_in_force(ledger: Ledger) -> None:
    session = ledger.open_session("ops", goal="x")
    ledger.propose_plan(session, ["a"])
    ledger.propose_plan(session, ["b", "c"])
    ledger.update_step(session, 2, "running", note="soon")
    found = ledger.plan(session)
    assert (found["plan"], found["needed"]) == (2, True)
    assert [(each["position"], each["text"], each["status"], each["note"]) for each in found["steps"]] == [
        (1, "b", "pending", None),
        (2, "c", "running", "soon"),
    ]


def test_stats_by_day(ledger: Ledger, clock: Clock) -> None:
    for day, command in ((1, "systemctl restart app"), (1, "ls"), (0, "rm -rf /"), (40, "ls")):
        at = NOW - day * DAY
        session = ledger.open_session("ops", goal="x", at=at)
        ledger.record_tool_call(session, "run", {"command": command}, started=at, ended=at)
        ledger.complete_task(session, "success" if command == "ls" else "failed", at=at)
    found = ledger.stats("30d")
    assert [
        (each["day"], each["sessions"], each["commands"], each["asked"], each["denied"], each["asks_per_100"])
        for each in found["days"]
    ] == [("2026-11-29", 2, 2, 1, 0, 50.0), ("2026-11-30", 1, 1, 0, 1, 0.0)]
    assert found["days"][0]["outcomes"] == {"failed": 1, "success": 1}
    assert found["days"][0]["classes"] == {"disruptive": 1, "read_only": 1}
    assert {each["effect"]: (each["count"], each["example"]) for each in found["most_asked_effects"]} == {
        "service.restart": (1, "systemctl restart app"),
        "fs.delete": (1, "rm -rf /"),
    }


def test_retry_storms(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    for text in ("rm -rf /srv/a", "sudo rm -rf /srv/a", "sh -c 'rm -rf /srv/a'", "rm -rf /srv/b", "rm -rf /srv/b"):
        ledger.record_tool_call(session, "run", {"command": text}, refused=True)
    for text in ("ls", "uptime", "df", "df", "df"):  # harmless ones share a fingerprint, so here the text counts
        ledger.record_tool_call(session, "run", {"command": text}, refused=True)
    for _ in range(4):  # asked and approved, each time
        ledger.record_tool_call(session, "run", {"command": "systemctl restart app"}, result="ok")
    found = ledger.stats()["retry_storms"]
    assert [(each["command"], each["count"], each["spellings"]) for each in found] == [
        ("rm -rf /srv/a", 3, 3),
        ("df", 3, 1),
    ]


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("outcome", lambda ledger, s: Filters(outcome="good")),
        ("status", lambda ledger, s: Filters(status="running")),
        ("blocker", lambda ledger, s: Filters(blocker="x")),
        ("q", lambda ledger, s: Filters(q="?!")),
        ("entity_id", lambda ledger, s: Filters(entity_id="")),
        ("since", lambda ledger, s: ledger.sessions(Filters(since="yesterday"))),
        ("since", lambda ledger, s: ledger.sessions(Filters(since="7"))),
        ("since", lambda ledger, s: ledger.stats("")),
        ("limit", lambda ledger, s: ledger.sessions(limit=0)),
        ("limit", lambda ledger, s: ledger.sessions(limit=201)),
        ("cursor", lambda ledger, s: ledger.sessions(cursor="x")),
        ("cursor", lambda ledger, s: ledger.sessions(cursor="ä")),
        ("cursor", lambda ledger, s: ledger.sessions(cursor="WzEsMl0")),
        ("shape", lambda ledger, s: ledger.tool_calls(s, shape="flat")),
        ("class", lambda ledger, s: ledger.tool_calls(s, risk_class="bad")),
        ("limit", lambda ledger, s: ledger.tool_calls(s, limit=1_001)),
        ("cursor", lambda ledger, s: ledger.tool_calls(s, cursor="WzFd")),
    ],
)
def test_a_bad_value_names_its_parameter(ledger: Ledger, name: str, call: Any) -> None:
    session = ledger.open_session("ops")
    with pytest.raises(Wrong) as caught:
        call(ledger, session)
    assert caught.value.name == name


def test_a_cursor_of_other_filters_is_refused(many: Ledger) -> None:
    cursor = many.sessions(limit=1)["next_cursor"]
    with pytest.raises(Wrong, match="other filters"):
        many.sessions(Filters(agent="ops"), cursor=cursor)


def test_what_is_not_there_is_said(ledger: Ledger) -> None:
    for call in (ledger.session, ledger.tool_calls, ledger.plan, ledger.approvals):
        with pytest.raises(NotFound):
            call("nobody")
