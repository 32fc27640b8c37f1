"""The review of the ten sessions says what the old audit found; and the command line that makes it."""

from __future__ import annotations

import io
import json
import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

from riskclass import Policy
from riskclass.adapters.cli import main
from riskclass.sessions import Ledger, tokens
from riskclass.sessions.importers.load import Import
from riskclass.sessions.review.report import html, markdown, review
from tests.sessions import seed


@pytest.fixture
def ten(ledger: Ledger, tmp_path: pathlib.Path) -> Ledger:
    file = tmp_path / "ten.jsonl"
    file.write_text(seed.text(), encoding="utf-8")
    Import(ledger, "jsonl").run([str(file)])
    return ledger


def _findings(found: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    kinds: dict[str, list[dict[str, Any]]] = {}
    for each in found["findings"]:
        kinds.setdefault(each["kind"], []).append(each)
    return kinds


def test_the_score_table(ten: Ledger) -> None:
    found = review(ten, last=10)
    assert [
        (row["session_id"], row["goal"], row["outcome"], row["message_count"], row["tool_call_count"])
        for row in found["sessions"]
    ] == [(each.id, each.goal, each.outcome, each.messages, sum(seed.tools(each).values())) for each in seed.SESSIONS]
    for row, session in zip(found["sessions"], seed.SESSIONS, strict=True):
        assert {each["name"]: each["count"] for each in row["top_tools"]}.items() >= seed.tools(
            session, session.tools
        ).items()


def test_the_findings(ten: Ledger) -> None:
    found = _findings(review(ten, since="7d"))
    (problem,) = found["problem"]
    assert {each["session_id"] for each in problem["evidence"]} == {"a51e2086", "fefa4fa3", "8acea2e3", "cb8c8a4a"}
    assert (problem["blocker"], problem["command"]) == ("approval_timeout", seed.STATUS)
    assert "lxc:132" in problem["shared"] and problem["title"].startswith("one problem took 4 sessions")
    (harmless,) = found["harmless"]
    first = harmless["evidence"][0]
    assert (first["command"], first["count"], first["refused"], first["waited_seconds"]) == (seed.STATUS, 6, 6, 3_600)
    (lapsed,) = found["lapsed"]
    assert lapsed["title"] == "7 approvals lapsed in 2 sessions, though nothing is pending"
    assert [(each["session_id"], each["expired"]) for each in lapsed["evidence"]] == [("a51e2086", 4), ("8acea2e3", 3)]
    (storm,) = found["retry_storm"]
    assert {(each["session_id"], each["command"], each["count"]) for each in storm["evidence"]} == {
        ("a51e2086", seed.STATUS, 3),
        ("8acea2e3", seed.STATUS, 3),
    }
    (share,) = found["bookkeeping"]
    shares = {each["name"]: (each["count"], each["bookkeeping"]) for each in share["evidence"]}
    assert (shares["run"], shares["update_plan_step"]) == ((160, False), (55, True))
    assert share["title"] == f"bookkeeping is {100 * share['share']:.0f} % of 382 tool calls"
    (goalless,) = found["without_goal"]
    assert goalless["evidence"] == [{"session_id": "438ec8bd", "title": "Good morning!", "greeting": True}]
    (blockers,) = found["blockers"]
    assert blockers["title"] == "blockers: approval_timeout 2"


def test_a_review_of_nothing(ledger: Ledger) -> None:
    found = review(ledger, since="1d", policy=Policy.load("ops"), policy_name="ops")
    assert markdown(found).startswith("# Review: no sessions in that time\n")
    assert (found["sessions"], found["findings"], found["replay"]["commands"]) == ([], [], 0)
    assert markdown(found) and html(found)


def test_the_last_sessions(ten: Ledger) -> None:
    assert [row["session_id"] for row in review(ten, last=2)["sessions"]] == ["2926de4e", "cb8c8a4a"]
    assert [row["session_id"] for row in review(ten, since="38h")["sessions"]] == [
        "1e9c7691",
        "55927f0a",
        "2926de4e",
        "cb8c8a4a",
    ]


def test_a_replay_under_another_policy(ten: Ledger) -> None:
    found = review(ten, last=10, policy=Policy.load("ops"), policy_name="ops")["replay"]
    assert found["commands"] == 160 and found["before"] == {"allow": 152, "ask": 8}
    flips = {(each["command"], each["before"], each["after"]): each["count"] for each in found["flips"]}
    assert flips[(seed.STATUS, "ask", "allow")] == 6
    assert flips[("ssh netbird-vps apt-get -y upgrade", "allow", "ask")] == 1
    open_to_all = review(ten, last=10, policy=Policy.load("observe"), policy_name="observe")["replay"]
    assert (open_to_all["after"], open_to_all["suggest"]) == ({"allow": 160}, "")


def test_a_replay_suggests_what_answers_the_asks(ledger: Ledger) -> None:
    session = ledger.open_session("ops", goal="x")
    for command, how in (("systemctl restart app", "approved"), ("systemctl restart db", "denied")):
        call = ledger.record_tool_call(session, "run", {"command": command}, key=command)
        ledger.resolve_approval(session, ledger.request_approval(session, call=call["seq"]), how)
    found = review(ledger, last=1, policy=Policy.load("ops"), policy_name="ops")["replay"]
    assert 'unit = ["app"]' in found["suggest"].replace("'", '"') or 'unit = "app"' in found["suggest"]
    assert "db" not in found["suggest"]


def test_texts_of_a_session_are_data(ledger: Ledger) -> None:
    ledger.open_session(
        "ops", session_id="s", goal="<script>alert(1)</script> | ![x](http://evil) `rm` \x1b[2J \u202e \x9b1m"
    )
    found = review(ledger, last=1)
    page, text = html(found), markdown(found)
    assert "<script>" not in page and "&lt;script&gt;" in page
    assert "<script>" not in text and "![x](" not in text and " | !" not in text
    for said in (page, text):
        assert not {"\x1b", "\u202e", "\x9b"} & set(said) and "\\x1b" in said


# -- the command line --


@pytest.fixture
def file(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    found = tmp_path / "ten.jsonl"
    found.write_text(seed.text(), encoding="utf-8")
    return str(found)


def _run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["sessions", *args])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_import_and_review(file: str, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    code, out, err = _run(capsys, "import", "jsonl", file)
    assert (code, err) == (0, "") and ", 10 sessions, 1 files; 0 passed over" in out
    assert _run(capsys, "import", "jsonl", file)[1].startswith("0 new of ")
    assert (tmp_path / "data" / "riskclass" / "sessions.db").exists()
    code, out, err = _run(capsys, "review", "--last", "10", "--replay", "ops")
    assert (code, err) == (0, "")
    assert "| a51e2086 | reset rclone-backup and re-run | partial | 12 | 20 | run 7, set\\_goal 2, " in out
    assert "## one problem took 4 sessions" in out and "## under ops: 160 commands" in out
    assert json.loads(_run(capsys, "review", "--last", "10", "--format", "json")[1])["schema"] == 1
    assert _run(capsys, "review", "--last", "10", "--format", "html")[1].startswith("<!doctype html>")


def test_broken_lines_are_named(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with open(file, "a", encoding="utf-8") as stream:
        stream.write("{\n")
    code, out, err = _run(capsys, "import", "jsonl", file)
    assert (code, out.endswith("; 1 passed over\n")) == (1, True)
    assert err == f"riskclass: {file}:{seed.text().count(chr(10)) + 1}: no JSON; this line is passed over\n"


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["import", "nobody", "x"],
        ["import", "jsonl", "/nothing/there"],
        ["import", "jsonl", "--ledger", "mysql://x/y", "x"],
        ["review", "--last", "0"],
        ["review", "--since", "yesterday"],
        ["review", "--replay", "/no/such/policy.toml"],
        ["serve", "--host", "0.0.0.0"],
        ["token", "add"],
        ["token", "list", "me"],
        ["token", "remove", "nobody"],
    ],
)
def test_a_wrong_call_is_one_line(file: str, capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    code, out, err = _run(capsys, *args)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("riskclass: ")


def test_tokens(file: str, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    code, token, _ = _run(capsys, "token", "add", "ci")
    assert code == 0
    ledger = Ledger(str(tmp_path / "data" / "riskclass" / "sessions.db"))
    assert tokens.holder(ledger, token.strip()) == "ci"
    ledger.close()
    assert _run(capsys, "token", "list")[1].startswith("ci  20")
    assert _run(capsys, "token", "remove", "ci")[0] == 0
    assert _run(capsys, "token", "list")[1] == ""


PROGRAM = """
import sys
class Missing:
    def find_spec(self, name, *rest):
        if name.partition(".")[0] in ("sqlalchemy", "alembic", "starlette", "uvicorn"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from riskclass.adapters.cli import main
sys.exit(main(["sessions", *sys.argv[1:]]))
"""


@pytest.mark.parametrize("args", [["review"], ["serve"], ["import", "jsonl", "x"], ["token", "list"]])
def test_a_missing_extra_is_one_line(args: list[str], tmp_path: pathlib.Path) -> None:
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", PROGRAM, *args], capture_output=True, text=True, env=env, check=False)
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
    assert "pip install 'riskclass[sessions]'" in found.stderr


def test_the_core_loads_nothing_of_it() -> None:
    program = "import sys, riskclass, riskclass.adapters.cli as cli; cli.main(['--json', 'rm x']); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert not {"sqlalchemy", "alembic", "starlette", "riskclass.sessions"} & set(out.split())
    assert io.StringIO(out).readline().startswith("{")
