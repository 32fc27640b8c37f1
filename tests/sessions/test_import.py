"""Transcripts told to the ledger: every client that was seen, again and again, whatever the lines hold."""

from __future__ import annotations

import json
import os
import pathlib
import sqlite3
import time
from typing import Any

import pytest
from sqlalchemy import text

from riskclass.sessions import Ledger
from riskclass.sessions.importers.entry import LONGEST
from riskclass.sessions.importers.load import CLIENTS, Import
from riskclass.sessions.read import Filters
from tests.sessions import seed

HERE = pathlib.Path(__file__).parent / "transcripts"
RAN = ("ok", None, 0)
DENIED = ("refused", "deny", 0)
REJECTED = ("refused", "ask", 1)
#: What each transcript tells of its one command: state, decision, and approvals that were denied.
SEEN = [
    ("claude", "claude_ran", [("ok", "allow", 0)]),
    ("claude", "claude_denied", [DENIED]),
    ("claude", "claude_ask_rejected", [REJECTED]),
    ("codex", "codex_ran", [RAN]),
    ("codex", "codex_denied", [DENIED]),
    ("gemini", "gemini_ran", [RAN]),
    ("gemini", "gemini_denied", [DENIED]),
    ("qwen", "qwen_ran", [RAN]),
    ("qwen", "qwen_denied", [DENIED]),
    ("copilot", "copilot_ran", [RAN]),
    ("copilot", "copilot_denied", [DENIED]),
    ("opencode", "opencode_parts", [RAN, RAN, REJECTED, ("error", None, 0)]),
]


def _import(ledger: Ledger, client: str, *paths: pathlib.Path) -> Import:
    found = Import(ledger, client)
    found.run([str(path) for path in paths])
    return found


def _count(ledger: Ledger) -> list[int]:
    with ledger.store.reading() as connection:
        tables = "sessions messages tool_calls approvals events steps".split()
        return [connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() or 0 for name in tables]


@pytest.mark.parametrize(("client", "name", "expected"), SEEN)
def test_what_was_seen_in_clients(ledger: Ledger, client: str, name: str, expected: list[Any]) -> None:
    file = HERE / f"transcript_{name}.jsonl"
    first = _import(ledger, client, file)
    assert (first.broken, first.files) == ([], 1)
    kept = _count(ledger)
    assert _import(ledger, client, file).new == 0
    assert _count(ledger) == kept
    found = []
    for session in ledger.sessions()["sessions"]:
        assert (session["agent"], session["client"]) == (client, client)
        for call in ledger.tool_calls(session["session_id"])["tool_calls"]:
            assert call["command"] in ("touch /srv/demo/RAN && echo hi", "touch RAN && echo hi", "touch REWRITTEN")
            assert call["risk_class"] == "reversible_low" and call["ended_at"] >= call["started_at"]
            found.append((call["state"], call["decision"], session["approvals"]["denied"]))
    assert sorted(found, key=repr) == sorted(expected, key=repr)


@pytest.mark.parametrize("name", ["claude_ran", "codex_ran", "gemini_ran"])
def test_what_was_said_is_kept(ledger: Ledger, name: str) -> None:
    _import(ledger, name.partition("_")[0], HERE / f"transcript_{name}.jsonl")
    (session,) = ledger.sessions()["sessions"]
    said = [(each["role"], each["text"]) for each in ledger.session(session["session_id"])["messages"]]
    assert ("user", "go") in said and session["title"] == "go"
    assert not any(role == "user" and text.startswith("<") for role, text in said)


def test_every_client_that_is_listed_is_tested() -> None:
    others = {"openhands", "swe-agent", "jsonl"}
    assert {client for client, *_ in SEEN} | others == set(CLIENTS)


def test_opencode_is_read_from_its_database(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "opencode.db"
    connection = sqlite3.connect(file)
    connection.executescript(
        "CREATE TABLE session (id TEXT, directory TEXT); CREATE TABLE message (id TEXT, data TEXT);"
        "CREATE TABLE part (id TEXT, session_id TEXT, message_id TEXT, data TEXT, time_created INTEGER);"
        "INSERT INTO session VALUES ('s', '/srv/demo');"
        """INSERT INTO message VALUES ('m1', '{"role": "user"}'), ('m2', '{"role": "assistant"}');"""
    )
    lines = (HERE / "transcript_opencode_parts.jsonl").read_text(encoding="utf-8").splitlines()
    parts = [("p1", "m1", {"type": "text", "text": "look at it"}), ("p2", "m2", json.loads(lines[1])["data"])]
    for number, (name, message, data) in enumerate(parts):
        row = (name, "s", message, json.dumps(data), 1_795_960_619_000 + number)
        connection.execute("INSERT INTO part VALUES (?, ?, ?, ?, ?)", row)
    connection.execute("INSERT INTO part VALUES ('p3', 's', 'm2', 'broken', 1795960620000)")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    for _ in range(2):
        found = _import(ledger, "opencode", file)
        assert (found.failed, found.broken) == (1, [f"{file}:3: no JSON"])
    (session,) = ledger.sessions()["sessions"]
    assert (session["title"], session["tool_call_count"], session["message_count"]) == ("look at it", 1, 1)
    assert file.read_bytes() == before and len(list(tmp_path.iterdir())) == len([file, *tmp_path.glob("sessions.db*")])


EVENTS: list[dict[str, Any]] = [
    {"kind": "SystemPromptEvent", "source": "agent", "system_prompt": {"text": "You are an agent."}},
    {"kind": "MessageEvent", "source": "user", "llm_message": {"role": "user", "content": [{"text": "tidy up"}]}},
    {"kind": "MessageEvent", "source": "environment", "llm_message": {"role": "user", "content": [{"text": "hook"}]}},
    {"kind": "ActionEvent", "id": "a1", "source": "agent", "tool_name": "terminal", "tool_call_id": "c1",
     "thought": [{"type": "text", "text": "I look first."}], "action": {"kind": "TerminalAction", "command": "ls"}},
    {"kind": "ObservationEvent", "action_id": "a1", "tool_call_id": "c1",
     "observation": {"kind": "TerminalObservation", "exit_code": 2, "content": [{"type": "text", "text": "no file"}]}},
    {"kind": "ActionEvent", "id": "a2", "tool_name": "terminal", "thought": [], "action": {"command": "rm -rf /srv/x"}},
    {"kind": "UserRejectObservation", "action_id": "a2", "rejection_reason": "no", "rejection_source": "user"},
    {"kind": "ActionEvent", "id": "a3", "tool_name": "terminal", "action": {"command": "rm -rf /srv/y"}},
    {"kind": "UserRejectObservation", "action_id": "a3", "rejection_reason": "no", "rejection_source": "hook"},
    {"kind": "ActionEvent", "id": "a4", "tool_name": "terminal", "tool_call_id": "c4", "action": None,
     "tool_call": {"id": "c4", "name": "terminal", "arguments": '{"command": "uptime"}'}},
    {"kind": "AgentErrorEvent", "source": "agent", "tool_name": "terminal", "tool_call_id": "c4", "error": "no such"},
    {"kind": "AgentErrorEvent", "source": "agent", "tool_name": "x", "tool_call_id": "of nothing", "error": "no such"},
    {"kind": "ActionEvent", "id": "a5", "tool_name": "finish", "action": {"kind": "FinishAction", "message": "Done."}},
    {"kind": "SomethingNew"},
]  # fmt: skip


def test_openhands(ledger: Ledger, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    folder = tmp_path / "conversation-1" / "events"
    folder.mkdir(parents=True)
    (folder.parent / "base_state.json").write_text('{"id": "conversation-1"}', encoding="utf-8")
    for number, event in enumerate(EVENTS):
        event = {"id": f"e{number}", "timestamp": f"2026-11-30T10:00:{number:02}.5", **event}
        (folder / f"event-{number:05}-x.json").write_text(json.dumps(event), encoding="utf-8")
    for _ in range(2):
        found = _import(ledger, "openhands", folder.parent)
        assert found.broken == []
    assert found.new == 0
    (session,) = ledger.sessions()["sessions"]
    assert (session["session_id"], session["title"], session["approvals"]["denied"]) == ("conversation-1", "tidy up", 1)
    assert session["created_at"] == "2026-11-30T15:00:00.500Z"  # they write the time on the wall
    assert [
        (each["name"], each.get("command"), each["state"], each.get("decision"))
        for each in ledger.tool_calls("conversation-1")["tool_calls"]
    ] == [
        ("terminal", "ls", "error", None),
        ("terminal", "rm -rf /srv/x", "refused", "ask"),
        ("terminal", "rm -rf /srv/y", "refused", "deny"),
        ("terminal", "uptime", "error", None),
        ("finish", None, "running", None),
    ]
    assert [(each["role"], each["text"]) for each in ledger.session("conversation-1")["messages"]] == [
        ("user", "tidy up"),
        ("system", "hook"),
        ("assistant", "I look first."),
        ("assistant", "Done."),
    ]
    monkeypatch.undo()
    time.tzset()


def test_a_file_that_is_no_event(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert _import(ledger, "openhands", tmp_path).broken == [f"{tmp_path}/other.json:0: no event of OpenHands"]


def test_swe_agent(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "django__django-1.traj"
    steps = [
        {"response": "First I look.", "action": "ls", "observation": "a", "state": '{"working_dir": "/repo"}'},
        {"response": "Now I test.", "action": "pytest -q", "observation": "1 passed", "execution_time": 30.5,
         "state": {"working_dir": "/repo/tests"}, "thought": "Now I test.", "query": [], "extra_info": {}},
        {"response": "Done.", "action": "submit", "observation": "", "state": "x"},
        3,
    ]  # fmt: skip
    history = [
        {"role": "system", "content": "You are an agent."},
        {"role": "user", "content": "a demonstration", "is_demo": True},
        {"role": "user", "content": [{"type": "text", "text": "Fix the bug in the form."}]},
    ]
    file.write_text(json.dumps({"trajectory": steps, "history": history, "info": {}}), encoding="utf-8")
    os.utime(file, (1_796_000_000, 1_796_000_000))
    for _ in range(2):
        assert _import(ledger, "swe-agent", tmp_path).failed == 1
    (session,) = ledger.sessions()["sessions"]
    assert (session["title"], session["last_active_at"]) == ("Fix the bug in the form.", "2026-11-30T00:53:19Z")
    calls = ledger.tool_calls("swe-agent:django__django-1")["tool_calls"]
    assert [(each["command"], each["cwd"], each["state"]) for each in calls] == [
        ("ls", "/repo", "ok"),
        ("pytest -q", "/repo/tests", "ok"),
        ("submit", None, "ok"),
    ]


def test_mini_swe_agent(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "a b.traj.json"

    def result(number: int, code: int, **more: str) -> dict[str, Any]:
        extra = {"raw_output": f"output {number}", "returncode": code, "timestamp": 1_796_000_000.5 + number}
        return {"role": "tool", "content": f"<output>{number}</output>", "extra": extra, **more}

    actions = [{"command": "ls", "tool_call_id": "c1"}, {"command": "false", "tool_call_id": "c2"}]
    more = {"actions": [{"command": "make"}, 3], "timestamp": 1_796_000_004}
    messages: list[Any] = [
        {"role": "system", "content": "You are an agent."},
        {"role": "user", "content": "Fix the bug in the form."},
        {"role": "assistant", "content": "I look.", "extra": {"actions": actions, "timestamp": 1_796_000_000}},
        result(1, 0, tool_call_id="c1"),
        result(2, 1, tool_call_id="c2"),
        {"role": "assistant", "content": None, "extra": {"timestamp": 1_796_000_003}},
        {"role": "user", "content": "No tool calls found", "extra": {"interrupt_type": "FormatError"}},
        {"role": "assistant", "content": "On.", "extra": more},
        {**result(5, 0), "role": "user"},
        {**result(6, 0), "role": "user"},
        {"role": "exit", "content": "", "extra": {"exit_status": "Submitted"}},
        "x",
    ]
    said = {"messages": messages, "trajectory_format": "mini-swe-agent-1.1", "info": {}}
    file.write_text(json.dumps(said), encoding="utf-8")
    for _ in range(2):
        assert _import(ledger, "swe-agent", tmp_path).broken == [f"{file}:0: message 11 is no object"]
    calls = ledger.tool_calls("swe-agent:a-b")["tool_calls"]
    assert [(each["command"], each["state"], each["result"] or each["error"]) for each in calls] == [
        ("ls", "ok", "output 1"),
        ("false", "error", "output 2"),
        ("make", "ok", "output 5"),
    ]
    (session,) = ledger.sessions()["sessions"]
    assert (session["title"], session["duration_seconds"]) == ("Fix the bug in the form.", 5.5)
    roles = [each["role"] for each in ledger.session("swe-agent:a-b")["messages"]]
    assert roles == ["system", "user", "assistant", "system", "assistant"]


def test_older_names_of_codex(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "rollout.jsonl"
    payloads: list[tuple[str, dict[str, Any]]] = [
        ("session_meta", {"id": "s", "cwd": "/srv"}),
        ("event_msg", {"type": "user_message", "message": "go"}),
        ("response_item", {"type": "function_call", "name": "shell", "call_id": "1",
                           "arguments": json.dumps({"command": ["bash", "-lc", "ls | wc -l"], "workdir": "/srv/a"})}),
        ("event_msg", {"type": "exec_command_end", "call_id": "1", "exit_code": 3, "aggregated_output": "x"}),
        ("response_item", {"type": "function_call", "name": "shell", "call_id": "2",
                           "arguments": json.dumps({"command": ["rm", "-rf", "a b"]})}),
        ("response_item", {"type": "function_call_output", "call_id": "2", "output": "exec command rejected by user"}),
    ]  # fmt: skip
    lines = [{"timestamp": f"2026-11-30T10:00:0{number}Z", "type": kind, "payload": payload}
             for number, (kind, payload) in enumerate(payloads)]  # fmt: skip
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert _import(ledger, "codex", file).failed == 0
    assert [(each["command"], each["cwd"], each["state"]) for each in ledger.tool_calls("s")["tool_calls"]] == [
        ("ls | wc -l", "/srv/a", "error"),
        ("rm -rf 'a b'", "/srv", "refused"),
    ]


def test_gemini_tells_a_record_again_with_more_in_it(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "session.jsonl"
    call = {"id": "c", "name": "run_shell_command", "args": {"command": "ls"}, "status": "executing"}
    record = {"id": "r", "type": "gemini", "timestamp": "2026-11-30T10:00:00Z", "content": "", "toolCalls": [call]}
    lines: list[Any] = [{"sessionId": "s", "startTime": "2026-11-30T10:00:00Z"}, record, {"$rewindTo": "r"}]
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    _import(ledger, "gemini", file)
    call |= {"status": "success", "resultDisplay": "x", "timestamp": "2026-11-30T10:00:05Z"}
    file.write_text("\n".join(map(json.dumps, [*lines, record])), encoding="utf-8")
    _import(ledger, "gemini", file)
    (found,) = ledger.tool_calls("s")["tool_calls"]
    assert (found["state"], found["result"], found["ended_at"]) == ("ok", "x", "2026-11-30T10:00:05Z")


# -- the documented format --


def test_the_ten_sessions(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ten.jsonl"
    file.write_text(seed.text(), encoding="utf-8")
    first = _import(ledger, "jsonl", file)
    assert (first.failed, len(first.sessions)) == (0, 10)
    kept = _count(ledger)
    assert _import(ledger, "jsonl", file).new == 0
    assert _count(ledger) == kept
    found = {each["session_id"]: each for each in ledger.sessions()["sessions"]}
    for session in seed.SESSIONS:
        row = found[session.id]
        assert (row["goal"], row["outcome"]) == (session.goal, session.outcome)
        assert (row["message_count"], row["tool_call_count"]) == (session.messages, sum(seed.tools(session).values()))
        top = list(seed.tools(session, session.tools).items())
        assert [(each["name"], each["count"]) for each in row["top_tools"]][: len(top)] == top[:5]
        assert row["title"] == (session.goal or "Good morning!")
    lapsed = {name: row["approvals"] for name, row in found.items() if row["approvals"]["expired"]}
    assert {name: (each["expired"], each["pending"]) for name, each in lapsed.items()} == {
        "a51e2086": (4, 0),
        "8acea2e3": (3, 0),
    }
    assert {row["blocker"] for name, row in found.items() if name in lapsed} == {"approval_timeout"}
    assert (found["438ec8bd"]["needs_plan"], found["438ec8bd"]["steps"]["total"]) == (False, 0)
    assert [each["session_id"] for each in ledger.sessions(Filters(entity_id="lxc:132"))["sessions"]] == [
        "cb8c8a4a",
        "8acea2e3",
        "fefa4fa3",
        "a51e2086",
    ]
    assert found["a51e2086"]["duration_seconds"] < 600  # four waits of ten minutes are no work


BROKEN = [
    ("{", "no JSON"),
    ("[1]", "no JSON object"),
    ('{"type": "message"}', "`session` is a text"),
    ('{"type": "dance", "session": "s"}', "`type` is none of"),
    ('{"type": "message", "session": "a/b", "role": "user", "text": "x"}', "session: at most"),
    ('{"type": "message", "session": "s", "role": "robot", "text": "x"}', "role: "),
    ('{"type": "message", "session": "s", "role": "user"}', "no message as it should be"),
    ('{"type": "message", "session": "s", "role": "user", "text": "x", "at": [1]}', "no message as it should be"),
    ('{"type": "tool_call", "session": "s", "key": "gone", "result": "x"}', "of a call that is not there"),
    ('{"type": "tool_call", "session": "s", "name": "run", "result": 3}', "result: a text"),
    ('{"type": "resolve", "session": "s", "approval": "gone", "how": "denied"}', "no approval 'gone'"),
    ('{"type": "step", "session": "s", "step": 1, "status": "done"}', "the plan has no step 1"),
    ('{"type": "end", "session": "s", "outcome": "fine"}', "outcome: "),
    ('{"type": "end", "session": "s", "colour": "red"}', "no end as it should be"),
]


def test_broken_lines_are_counted_and_named_and_stop_nothing(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "some.jsonl"
    good = '{"type": "message", "session": "s", "role": "user", "text": "hello"}\n'
    text = "".join(f"{line}\n\n{good}" for line, _ in BROKEN) + '{"type": "mess'
    file.write_text(text, encoding="utf-8")
    found = _import(ledger, "jsonl", file)
    assert found.failed == len(BROKEN) + 1
    for number, (said, (line, why)) in enumerate(zip(found.broken, BROKEN, strict=False)):
        assert said.startswith(f"{file}:{3 * number + 1}: ") and why in said, line
    assert ledger.sessions()["sessions"][0]["message_count"] == len(BROKEN)  # each of the equal lines counts


def test_a_line_that_is_too_long_is_passed_over(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "long.jsonl"
    good = b'{"type": "message", "session": "s", "role": "user", "text": "hello"}\n'
    file.write_bytes(good + b'{"a": "' + b"x" * LONGEST + b'"}\n' + good)
    found = _import(ledger, "jsonl", file)
    assert found.broken == [f"{file}:2: longer than {LONGEST} bytes"]
    assert ledger.sessions()["sessions"][0]["message_count"] == 2


def test_a_file_that_grows_is_read_on(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ten.jsonl"
    lines = seed.text().splitlines(keepends=True)
    for end in (100, 101, 300, len(lines)):
        file.write_text("".join(lines[:end]), encoding="utf-8")
        assert _import(ledger, "jsonl", file).failed == 0
    assert {each["session_id"]: each["tool_call_count"] for each in ledger.sessions()["sessions"]} == {
        session.id: sum(seed.tools(session).values()) for session in seed.SESSIONS
    }
