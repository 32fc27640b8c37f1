"""What a backend tells the ledger, and what it makes of it; on both databases."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from riskclass.sessions import Conflict, Ledger, NotFound, Wrong
from tests.sessions.conftest import NOW, Clock

Row = Callable[[str], dict[str, Any]]


def _all(ledger: Ledger, table: str) -> list[dict[str, Any]]:
    with ledger.store.reading() as connection:
        return [
            dict(row) for row in connection.execute(text(f"SELECT * FROM {table} ORDER BY session, seq")).mappings()
        ]


def _dump(ledger: Ledger) -> str:
    """Everything that is kept."""
    tables = "sessions messages tool_calls steps approvals events entities words".split()
    with ledger.store.reading() as connection:
        return "\n".join(str(list(connection.execute(text(f"SELECT * FROM {name}")))) for name in tables)


# -- titles and goals --


@pytest.mark.parametrize(
    ("said", "title"),
    [
        (["Please look at the rclone timer. It failed."], "Please look at the rclone timer."),
        (["Hi there!", "Is v1.2 of app.py up? I doubt it."], "Is v1.2 of app.py up?"),
        (["hello! why is nas-1 slow"], "why is nas-1 slow"),
        (["Hello"], "Hello"),
        (["   \n"], ""),
        (["x" * 200], "x" * 119 + "…"),
        (["one\nline two"], "one"),
    ],
)
def test_without_a_goal_the_title_is_what_a_user_wrote_first(
    ledger: Ledger, row: Row, said: list[str], title: str
) -> None:
    session = ledger.open_session("ops")
    ledger.add_message(session, "assistant", "I will now begin by gathering the state of the fleet.")
    for each in said:
        ledger.add_message(session, "user", each)
    assert row(session)["title"] == title


def test_the_goal_is_the_title_cut_at_120_characters(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops")
    ledger.add_message(session, "user", "do it")
    ledger.set_goal(session, "word " * 40)
    assert row(session)["title"].startswith("word word") and len(row(session)["title"]) <= 120
    ledger.add_message(session, "user", "and something else")
    assert row(session)["title"].startswith("word word")


def test_a_title_that_a_person_gave_stays(ledger: Ledger, row: Row) -> None:
    given = ledger.open_session("ops", title="Mine")
    ledger.set_goal(given, "fix rclone")
    later = ledger.open_session("ops", goal="fix rclone")
    ledger.set_title(later, "Mine too")
    ledger.set_goal(later, "fix rclone again")
    assert (row(given)["title"], row(later)["title"]) == ("Mine", "Mine too")


def test_a_greeting_needs_no_plan(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops")
    ledger.add_message(session, "user", "Good morning, how are you?")
    ledger.record_tool_call(session, "whoami", {})
    assert row(session)["greeting"]
    assert ledger.propose_plan(session, ["greet back"])["needed"] is False
    ledger.add_message(session, "user", "restart nginx please")
    assert not row(session)["greeting"]
    assert ledger.propose_plan(session, ["restart"])["needed"] is True


# -- earlier sessions --


def _ended(ledger: Ledger, name: str, goal: str, outcome: str = "partial", **words: Any) -> None:
    ledger.open_session("ops", session_id=name, goal=goal, **words)
    ledger.add_message(name, "assistant", "I could not find which unit that is.")
    ledger.complete_task(name, outcome, summary=f"summary of {name}")


def test_set_goal_answers_with_what_was_tried_before(ledger: Ledger, clock: Clock) -> None:
    _ended(ledger, "old", "fix rclone OOM")
    clock.go(86_400 + 3_600)
    _ended(ledger, "goal", "reset rclone-backup and re-run")
    _ended(ledger, "entity", "something else entirely", entities=["lxc:132"])
    _ended(ledger, "good", "inspect rclone timer", "success")
    _ended(ledger, "other", "apt upgrade host:netbird-vps")
    clock.go(3_600)
    session = ledger.open_session("ops")
    found = ledger.set_goal(session, "inspect rclone timer", entities=["lxc:132"])
    assert {each["session_id"]: each["because"] for each in found} == {
        "goal": ["a similar goal"],
        "entity": ["entity lxc:132"],
    }
    assert [(each["goal"], each["summary"], each["blocker"]) for each in found if each["session_id"] == "goal"] == [
        ("reset rclone-backup and re-run", "summary of goal", "missing_knowledge")
    ]
    again = ledger.set_goal(session, "inspect rclone timer!", within=10 * 86_400)
    assert "old" in {each["session_id"] for each in again}


def test_at_most_five_earlier_sessions_are_told(ledger: Ledger) -> None:
    for number in range(8):
        _ended(ledger, f"s{number}", "fix rclone", "failed")
    assert len(ledger.set_goal(ledger.open_session("ops"), "fix rclone")) == 5


def test_the_same_commands_refused_make_sessions_alike(ledger: Ledger) -> None:
    ledger.open_session("ops", session_id="before", goal="tidy up alpha")
    ledger.record_tool_call("before", "run", {"command": "rm -rf /srv/app"}, refused=True)
    ledger.record_tool_call("before", "run", {"command": "ls"}, refused=True)
    ledger.complete_task("before", "failed")
    session = ledger.open_session("ops")
    ledger.record_tool_call(session, "run", {"command": "sudo sh -c 'rm -rf /srv/app'"}, refused=True)
    assert [each["because"] for each in ledger.set_goal(session, "beta")] == [["the same commands refused"]]
    harmless = ledger.open_session("ops")
    ledger.record_tool_call(harmless, "run", {"command": "uptime"}, refused=True)
    assert ledger.set_goal(harmless, "gamma") == []


# -- tool calls --


def test_commands_are_classified_and_decided(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops")
    reads = ledger.record_tool_call(session, "run", {"command": "systemctl status app"}, result="ok")
    asked = ledger.record_tool_call(session, "run", {"command": "systemctl restart app"})
    denied = ledger.record_tool_call(session, "bash", {"cmd": ["rm", "-rf", "/"]})
    plain = ledger.record_tool_call(session, "get_entity", {"id": "lxc:1"}, result="{}")
    assert [(each["risk_class"], each["decision"], each["state"]) for each in (reads, asked, denied, plain)] == [
        ("read_only", "allow", "ok"),
        ("disruptive", "ask", "running"),
        ("destructive", "deny", "refused"),
        (None, None, "ok"),
    ]
    kept = row(session)
    assert [kept[name] for name in ("tool_calls", "commands", "asked", "denied")] == [4, 3, 1, 1]
    assert (json.loads(kept["tools"]) if isinstance(kept["tools"], str) else kept["tools"])["run"] == 2


def test_a_call_that_comes_again_is_completed(ledger: Ledger, row: Row, clock: Clock) -> None:
    session = ledger.open_session("ops")
    ledger.record_tool_call(session, "run", {"command": "make test"}, key="c1")
    clock.go(1_000)
    for _ in range(2):
        ended = ledger.record_tool_call(session, "run", key="c1", error="exit 2")
    assert ended["state"] == "error"
    assert ledger.record_tool_call(session, "run", key="c1", result="late")["state"] == "error"
    assert row(session)["tool_calls"] == 1
    with pytest.raises(Conflict):
        ledger.record_tool_call(session, "other", key="c1")


def test_machines_that_commands_reach_are_entities(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops", entities=["svc:app"])
    ledger.record_tool_call(session, "run", {"command": "ssh web1 systemctl restart app"})
    kept = row(session)["entities"]
    assert (json.loads(kept) if isinstance(kept, str) else kept) == ["svc:app", "host:web1"]


# -- keys --


def test_every_call_may_come_again(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops", session_id="s-1")
    for _ in range(3):
        assert ledger.open_session("ops", session_id="s-1") == session
        ledger.set_goal(session, "one", key="g")
        ledger.add_message(session, "user", "go", key="m")
        ledger.record_tool_call(session, "run", {"command": "ls"}, key="t", result="x")
        ledger.propose_plan(session, ["a", "b"], key="p")
        ledger.update_step(session, 1, "done", key="u")
        asked = ledger.request_approval(session, "rm x", key="a")
        ledger.resolve_approval(session, asked, "approved", key="r")
        ledger.complete_task(session, "partial", key="c")
    ledger.reopen(session, key="o")
    ledger.complete_task(session, "success", key="c2")
    ledger.reopen(session, key="o")
    kept = row(session)
    counts = [kept[name] for name in "messages tool_calls plan steps_done approvals approved seq".split()]
    assert counts == [1, 1, 1, 1, 1, 1, 10]
    assert (kept["status"], kept["outcome"]) == ("closed", "success")


def test_a_late_repetition_changes_nothing(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops")
    ledger.set_goal(session, "first", key="1")
    ledger.set_goal(session, "second", key="2")
    ledger.set_goal(session, "first", key="1")
    assert row(session)["goal"] == "second"


def test_a_key_means_one_thing(ledger: Ledger) -> None:
    session = ledger.open_session("ops", session_id="s-1")
    ledger.set_goal(session, "one", key="k")
    ledger.add_message(session, "user", "go", key="k")
    for call in (
        lambda: ledger.set_goal(session, "two", key="k"),
        lambda: ledger.propose_plan(session, ["a"], key="k"),
        lambda: ledger.add_message(session, "user", "stop", key="k"),
        lambda: ledger.open_session("another", session_id="s-1"),
    ):
        with pytest.raises(Conflict):
            call()


# -- plans --


def _steps(ledger: Ledger) -> list[tuple[int, str]]:
    with ledger.store.reading() as connection:
        query = "SELECT plan, status FROM steps ORDER BY plan, position"
        return [(row.plan, row.status) for row in connection.execute(text(query))]


@pytest.mark.parametrize(("outcome", "rest"), [("success", "done"), ("partial", "skipped"), ("failed", "skipped")])
def test_the_end_closes_the_steps_in_flight(ledger: Ledger, row: Row, outcome: str, rest: str) -> None:
    session = ledger.open_session("ops", goal="x")
    ledger.propose_plan(session, ["a", "b", "c", "d"])
    ledger.update_step(session, 1, "done")
    ledger.update_step(session, 2, "failed")
    ledger.update_step(session, 3, "running")
    ledger.complete_task(session, outcome)
    assert _steps(ledger) == [(1, "done"), (1, "failed"), (1, rest), (1, rest)]
    assert row(session)["steps_done"] == (3 if rest == "done" else 1)


def test_a_new_plan_takes_the_place_of_the_old(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops", goal="x")
    ledger.propose_plan(session, ["a", "b"])
    ledger.update_step(session, 1, "done")
    ledger.propose_plan(session, ["c"])
    assert _steps(ledger) == [(1, "done"), (1, "skipped"), (2, "pending")]
    with pytest.raises(NotFound):
        ledger.update_step(session, 2, "done")
    assert (row(session)["steps"], row(session)["steps_done"]) == (1, 0)


# -- approvals --


def test_approvals_are_counted_as_what_they_became(ledger: Ledger, row: Row, clock: Clock) -> None:
    session = ledger.open_session("ops", goal="x")
    asked = [ledger.request_approval(session, f"rm {name}", expires_in=600) for name in "abcde"]
    for number, how in zip(asked, ["approved", "denied", "cancelled"], strict=False):
        ledger.resolve_approval(session, number, how, by="ann")
    clock.go(700)
    with pytest.raises(Conflict, match="expired"):
        ledger.resolve_approval(session, asked[3], "approved")
    ledger.resolve_approval(session, asked[3], "expired")
    with pytest.raises(Conflict, match="approved"):
        ledger.resolve_approval(session, asked[0], "denied")
    ledger.complete_task(session, "partial")
    kept = row(session)
    assert [kept[name] for name in "approvals approved approval_denied expired cancelled".split()] == [5, 1, 1, 2, 1]
    last = _all(ledger, "approvals")[-1]
    assert (last["how"], last["resolved"]) == ("expired", round((NOW + 600) * 1e6))


def test_a_call_whose_approval_was_not_given_did_not_run(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    for how in ("denied", "approved"):
        call = ledger.record_tool_call(session, "run", {"command": "systemctl restart app"}, key=how)
        number = ledger.request_approval(session, call=call["seq"])
        ledger.resolve_approval(session, number, how)
    assert [(row["what"], row["risk_class"]) for row in _all(ledger, "approvals")] == [
        ("systemctl restart app", "disruptive")
    ] * 2
    assert [row["state"] for row in _all(ledger, "tool_calls")] == ["refused", "running"]


# -- time at work --


def test_duration_is_time_at_work(ledger: Ledger, row: Row, clock: Clock) -> None:
    session = ledger.open_session("ops")
    clock.go(60)
    ledger.add_message(session, "user", "go")  # 60 s
    clock.go(8 * 3_600)
    ledger.add_message(session, "user", "still there?")  # a night
    start = clock.now
    clock.go(1_200)
    ledger.record_tool_call(session, "run", {"command": "uptime"}, started=start, ended=clock.now, result="x")  # 20 min
    waited = clock.now
    clock.go(3_600)
    ledger.record_tool_call(
        session, "run", {"command": "rm -rf /x"}, started=waited, ended=clock.now, refused=True, error="no"
    )  # an hour for an approval
    clock.go(100)
    ledger.complete_task(session, "success")
    assert row(session)["work"] == (60 + 1_200 + 100) * 1_000_000
    clock.go(200)
    ledger.reopen(session)
    clock.go(50)
    ledger.add_message(session, "user", "one more thing")
    kept = row(session)
    assert kept["work"] == (60 + 1_200 + 100 + 50) * 1_000_000
    assert kept["last_active"] - kept["created"] == (60 + 8 * 3_600 + 1_200 + 3_600 + 350) * 1_000_000


def test_entries_out_of_order_add_no_time(ledger: Ledger, row: Row) -> None:
    session = ledger.open_session("ops", at=NOW)
    ledger.add_message(session, "user", "a", at=NOW + 100)
    ledger.add_message(session, "user", "b", at=NOW + 40)
    assert row(session)["work"] == 100_000_000


def test_reopening_brings_a_session_back(ledger: Ledger, row: Row, clock: Clock) -> None:
    session = ledger.open_session("ops", goal="x")
    ledger.complete_task(session, "failed", blocker="tool_error")
    clock.go(10)
    ledger.reopen(session)
    kept = row(session)
    assert (kept["status"], kept["outcome"], kept["blocker"], kept["closed"]) == ("open", None, None, None)
    assert kept["reopened"] == round((NOW + 10) * 1e6)


# -- what comes in --

SECRETS = ["hunter2", "ghp_0123456789abcdefghij", "s3cr3tv4lue", "AKIA0123456789ABCDEF"]


def test_secrets_are_masked_on_the_way_in(ledger: Ledger) -> None:
    session = ledger.open_session("ops", title="use ghp_0123456789abcdefghij", goal="log in with password: hunter2")
    ledger.set_goal(session, "token=s3cr3tv4lue")
    ledger.add_message(session, "user", "the password: hunter2 and\nthen AKIA0123456789ABCDEF")
    ledger.add_message(session, "user", ("x" * 70 + "\n") * 40 + "mysql -phunter2 shop")
    ledger.record_tool_call(
        session,
        "run",
        {"command": "mysql -uroot -phunter2 shop", "env": {"API_KEY": "s3cr3tv4lue", "list": ["token=s3cr3tv4lue"]}},
        result="connected to https://root:hunter2@db/",
        error="ghp_0123456789abcdefghij is refused",
    )
    ledger.propose_plan(session, ["curl -u bob:hunter2 h"])
    ledger.update_step(session, 1, "done", note="password=hunter2")
    number = ledger.request_approval(session, "mysql -phunter2", reason="needs token=s3cr3tv4lue")
    ledger.resolve_approval(session, number, "denied", note="no password=hunter2 in words")
    ledger.complete_task(session, "partial", summary="the password was: password=hunter2")
    kept = _dump(ledger)
    assert [secret for secret in SECRETS if secret in kept] == []
    assert "mysql -uroot -pREDACTED shop" in kept


def test_what_a_database_cannot_keep_is_replaced(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    ledger.add_message(session, "user", "a\0b \ud800 c")
    ledger.record_tool_call(session, "run", {"a\0": ["\0", float("nan"), {"b": object}]}, result="\0")
    ledger.record_tool_call(session, "run", {"command": "printf 'a\0b'"})
    assert [row["text"] for row in _all(ledger, "messages")] == ["a\ufffdb ? c"]


def test_what_is_too_long_is_cut_and_says_so(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    ledger.add_message(session, "user", "x" * 100_000)
    ledger.record_tool_call(session, "write", {"text": "x" * 100_000})
    assert len(ledger.tool_calls(session)["tool_calls"][0]["arguments"]["text"]) < 66_000
    assert _all(ledger, "messages")[0]["text"].endswith("x… (34464 characters left out)")


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("session_id", lambda ledger, s: ledger.open_session("a", session_id="a/b")),
        ("agent", lambda ledger, s: ledger.open_session("")),
        ("goal", lambda ledger, s: ledger.set_goal(s, "  ")),
        ("entities", lambda ledger, s: ledger.set_goal(s, "x", entities="host:a")),
        ("role", lambda ledger, s: ledger.add_message(s, "robot", "x")),
        ("text", lambda ledger, s: ledger.add_message(s, "user", None)),
        ("at", lambda ledger, s: ledger.add_message(s, "user", "x", at="yesterday")),
        ("at", lambda ledger, s: ledger.add_message(s, "user", "x", at=1e300)),
        ("started", lambda ledger, s: ledger.record_tool_call(s, "run", started="2026-01-01T00:00:00")),
        ("decision", lambda ledger, s: ledger.record_tool_call(s, "run", decision="maybe")),
        ("name", lambda ledger, s: ledger.record_tool_call(s, "a\nb")),
        ("steps", lambda ledger, s: ledger.propose_plan(s, "one")),
        ("steps", lambda ledger, s: ledger.propose_plan(s, ["a", 1])),
        ("status", lambda ledger, s: ledger.update_step(s, 1, "finished")),
        ("how", lambda ledger, s: ledger.resolve_approval(s, 1, "maybe")),
        ("outcome", lambda ledger, s: ledger.complete_task(s, "done")),
        ("blocker", lambda ledger, s: ledger.complete_task(s, "failed", blocker="bad luck")),
        ("key", lambda ledger, s: ledger.reopen(s, key="")),
        ("by", lambda ledger, s: ledger.resolve_approval(s, 1, "approved", by="x" * 300)),
        ("result", lambda ledger, s: ledger.record_tool_call(s, "run", result=3)),
        ("summary", lambda ledger, s: ledger.complete_task(s, "failed", summary=3)),
        ("within", lambda ledger, s: ledger.set_goal(s, "x", within=float("nan"))),
        ("expires_in", lambda ledger, s: ledger.request_approval(s, "x", expires_in=-1)),
    ],
)
def test_a_bad_value_names_its_parameter(ledger: Ledger, name: str, call: Callable[[Ledger, str], object]) -> None:
    session = ledger.open_session("ops")
    with pytest.raises(Wrong) as caught:
        call(ledger, session)
    assert caught.value.name == name


def test_what_is_not_there_is_said(ledger: Ledger) -> None:
    session = ledger.open_session("ops")
    for call in (
        lambda: ledger.add_message("nobody", "user", "x"),
        lambda: ledger.request_approval(session, call=7),
        lambda: ledger.request_approval(session, call=2**40),
        lambda: ledger.resolve_approval(session, 2**40, "approved"),
        lambda: ledger.update_step(session, 2**40, "done"),
        lambda: ledger.resolve_approval(session, 7, "approved"),
        lambda: ledger.update_step(session, 1, "done"),
    ):
        with pytest.raises(NotFound):
            call()
