"""`riskclass mcp`: through the SDK's client in memory, over a real process, and on the wire."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent

from riskclass import Log, Policy, Risk, classify
from riskclass.adapters import mcp
from riskclass.adapters.cli import main
from riskclass.adapters.mcp import server
from tests.samples import COMMANDS, CORPUS_COMMANDS

HOME = "/home/bob"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """No policy and no log of whoever runs the tests."""
    for name in ("RISKCLASS_POLICY", "RISKCLASS_LOG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", HOME)
    for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))


def _calls(calls: list[dict[str, Any]], tool: str = "classify_command", **options: Any) -> list[CallToolResult]:
    async def ask() -> list[CallToolResult]:
        async with Client(server(**options)) as client:
            return [await client.call_tool(tool, call) for call in calls]

    return anyio.run(ask)


def _answer(command: str, policy: str = "ops", log: Log | None = None, **more: Any) -> dict[str, Any]:
    (done,) = _calls([{"command": command, **more}], policy=policy, log=log)
    assert not done.is_error, done.content
    assert done.structured_content is not None
    return done.structured_content


def _text(done: CallToolResult) -> str:
    (part,) = done.content
    assert isinstance(part, TextContent)
    return part.text


def test_an_answer() -> None:
    answer = _answer("ssh web1 'git push --force'")
    verdict = classify("ssh web1 'git push --force'")
    assert answer == {
        "decision": "ask",
        "because": f"{verdict.reason} (ask: class destructive, preset ops)",
        "rule": "preset ops",
        "risk_class": "destructive",
        "coarse": "config_mutation",
        "computed": "destructive",
        "catastrophic": False,
        "reason": verdict.reason,
        "declared": None,
        "agrees": None,
        "refused_before": None,
        "safer": list(verdict.safer),
        "fingerprint": verdict.fingerprint,
        "identity": Policy.load("ops").identity,
    }
    assert answer["safer"]


@pytest.mark.parametrize(
    ("command", "decision", "catastrophic"),
    [("ls", "allow", False), ("rm x", "ask", False), ("rm -rf /", "deny", True), ("", "allow", False)],
)
def test_decisions(command: str, decision: str, catastrophic: bool) -> None:
    answer = _answer(command)
    assert (answer["decision"], answer["catastrophic"]) == (decision, catastrophic)


@pytest.mark.parametrize(
    ("command", "declared", "counts", "coarse", "agrees"),
    [
        ("ls", "read_only", "read_only", "reversible_low", True),
        ("ls", "reversible_low", "reversible_low", "reversible_low", True),  # by two names they agree
        ("ls", "config_mutation", "config_mutation", "config_mutation", False),
        ("ls", "destructive", "destructive", "config_mutation", False),
        ("mkdir x", "read_only", "reversible_low", "reversible_low", False),
        ("mkdir x", "reversible_low", "reversible_low", "reversible_low", True),
        ("cp a b", "read_only", "config_mutation", "config_mutation", False),
        ("cp a b", "reversible_low", "config_mutation", "config_mutation", False),
        ("cp a b", "config_mutation", "config_mutation", "config_mutation", True),
        ("rm x", "reversible_low", "destructive", "config_mutation", False),
        ("rm x", "config_mutation", "destructive", "config_mutation", True),  # by two names they agree
        ("rm x", "unknown", "destructive", "config_mutation", False),
        ("rm x", "destructive", "destructive", "config_mutation", True),
        ("rm x", " Read-Only ", "destructive", "config_mutation", False),
        ("./x", "disruptive", "unknown", "config_mutation", False),
        ("./x", "UNKNOWN", "unknown", "config_mutation", True),
    ],
)
def test_a_declared_risk_is_kept_where_it_is_higher(
    command: str, declared: str, counts: str, coarse: str, agrees: bool
) -> None:
    answer = _answer(command, declared_risk=declared)
    assert (answer["risk_class"], answer["coarse"], answer["agrees"]) == (counts, coarse, agrees)
    assert answer["computed"] == classify(command).risk_class.value
    assert Risk(answer["risk_class"]) >= Risk(answer["computed"])
    assert answer["decision"] == _answer(command)["decision"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"command": "ls", "declared_risk": "safe"}, "no risk is called 'safe': declared_risk is one of read_only, "),
        ({"command": "ls", "declared_risk": ""}, "no risk is called ''"),
        ({"command": "ls", "cwd": "src"}, "cwd is an absolute path, not 'src'"),
        ({"command": "ls", "context": ["prod-1"]}, "a context is KIND:NAME, such as host:web1, not 'prod-1'"),
        ({"command": "ls", "contxt": ["host:prod-1"]}, "contxt"),
        ({"command": "ls", "shell": "zsh"}, "shell"),
        ({"command": 3}, "command"),
        ({"command": "ls", "context": [1]}, "context"),
        ({}, "command"),
    ],
)
def test_a_wrong_question_is_an_error(arguments: dict[str, Any], said: str) -> None:
    (done,) = _calls([arguments])
    assert done.is_error
    assert said in _text(done)
    assert done.structured_content is None


def test_the_setting_counts() -> None:
    assert _answer("rm -rf x")["risk_class"] == "destructive"
    assert _answer("rm -rf x", cwd="/tmp/work")["risk_class"] == "reversible_low"
    (done,) = _calls([{"command": "rm x", "context": ["host:web1"]}], tool="explain_command")
    assert "rm x   [host:web1]" in _text(done)
    here, there = (_answer(f"rm {HOME}/x", **more)["fingerprint"] for more in ({}, {"context": ["host:web1"]}))
    assert here == _answer("rm ~/x")["fingerprint"]
    assert there != _answer("rm ~/x", context=["host:web1"])["fingerprint"]


# -- policies --


POLICY = (
    'extends = "coding"\nprotected_contexts = "host:prod-*"\n'
    '[places]\nscratch = "/srv/builds/*"\n'
    '[[rule]]\neffect = "fs.*"\npath = "/srv/*"\ndecision = "deny"\n'
    '[[tool]]\nnames = "onhost"\noperands = "HOST -- COMMAND...:argv"\ncontext = "host:HOST"\n'
)


def test_the_answer_before_is_the_decision_after(tmp_path: pathlib.Path) -> None:
    """What an agent was told is what a hook with the same policy decides."""
    file = tmp_path / "p.toml"
    file.write_text(POLICY, encoding="utf-8")
    (tmp_path / ".riskclass.toml").write_text('[classes]\nreversible_low = "ask"\n', encoding="utf-8")
    commands = [*COMMANDS[::150], "onhost prod-1 -- mkdir x", "rm -rf /srv/builds/x", "rm /srv/x", "mkdir x"]
    policy = Policy.search(str(tmp_path), str(file))
    answers = _calls([{"command": each, "cwd": str(tmp_path)} for each in commands], policy=str(file))
    told = [done.structured_content for done in answers]
    decided = [policy.decide(classify(each, cwd=str(tmp_path), home=HOME, site=policy.site)) for each in commands]
    assert {each.action for each in decided} == {"allow", "ask", "deny"}
    for each, decision in zip(told, decided, strict=True):
        assert each is not None
        assert (each["decision"], each["because"], each["rule"], each["identity"]) == (
            decision.action,
            decision.because,
            decision.where,
            decision.identity,
        )


def test_of_the_whole_corpus_the_answer_before_is_the_decision_after(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the protocol in between: what the tool answers, and what a policy that is read anew decides later."""
    file = tmp_path / "p.toml"
    file.write_text(POLICY, encoding="utf-8")
    (tmp_path / ".riskclass.toml").write_text('[classes]\nreversible_low = "ask"\n', encoding="utf-8")
    preflight, policy = (Policy.search(str(tmp_path), str(file)) for _ in range(2))
    monkeypatch.setattr(Policy, "search", lambda *_: preflight)
    actions = set()
    for command in CORPUS_COMMANDS:
        verdict, before, _ = mcp._judged(command, str(tmp_path), None, str(file))
        told = mcp._answer(verdict, before, None, None)
        later = policy.decide(classify(command, cwd=str(tmp_path), home=HOME, site=policy.site))
        assert (told.decision, told.because, told.rule, told.identity) == (
            later.action,
            later.because,
            later.where,
            later.identity,
        ), command
        actions.add(told.decision)
    assert actions == {"allow", "ask", "deny"}


def test_a_policy_counts_as_soon_as_it_is_written(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "p.toml"
    monkeypatch.setenv("RISKCLASS_POLICY", str(file))
    file.write_text('extends = "observe"\n', encoding="utf-8")

    async def ask() -> list[str]:
        found = []
        async with Client(server()) as client:
            for text in ('extends = "observe"\n', 'extends = "strict"\n', "[[rul]]\n"):
                file.write_text(text, encoding="utf-8")
                done = await client.call_tool("classify_command", {"command": "mkdir x"})
                assert done.structured_content is not None
                found.append(done.structured_content["decision"])
        return found

    assert anyio.run(ask) == ["allow", "ask", "ask"]


@pytest.mark.parametrize("broken", ["text", "missing", "project", "no folder"])
def test_a_broken_policy_allows_nothing(tmp_path: pathlib.Path, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    named = tmp_path / "p.toml"
    if broken == "text":
        named.write_text("\nrul = 1\n", encoding="utf-8")
    elif broken == "project":
        (tmp_path / ".riskclass.toml").write_text("=", encoding="utf-8")
    elif broken == "no folder":
        monkeypatch.setattr("riskclass.adapters.mcp.os.getcwd", lambda: 1 / 0)
    policy = str(named) if broken in ("text", "missing") else "observe"
    cwd = {} if broken == "no folder" else {"cwd": str(tmp_path)}
    for command, decision in (("ls", "ask"), ("rm -rf /", "deny"), ("rm ~/.claude/settings.json", "deny")):
        answer = _answer(command, policy, **cwd)
        assert answer["decision"] == decision
        assert "the policy cannot be used" in answer["because"]
        assert answer["identity"].endswith("/unusable")
    if broken == "text":
        assert answer["rule"].startswith(f"{named}:2:1: no word 'rul'")


def test_explain() -> None:
    (done,) = _calls([{"command": "ls; ssh web1 'rm -rf /srv/x'"}], tool="explain_command", policy="ops")
    text = _text(done)
    assert "└─ rm -rf /srv/x   [host:web1]" in text
    assert "destructive  fs.delete /srv/x [system]: deletes recursively" in text
    assert text.endswith(
        "  decision\n    ask: ssh web1 → rm -rf /srv/x: deletes recursively (ask: class destructive, preset ops)\n"
    )
    assert "\x1b" not in text
    assert done.structured_content is None


# -- what was refused --


@pytest.mark.parametrize(
    ("refused", "asked", "again"),
    [
        ("rm -rf /", "rm -rf /", True),
        ("rm -rf /", "sudo bash -c \"rm -r -f '/'\"", True),
        ("rm -rf /", "rm -rf /srv/x", False),
        ("ls", "df -h", False),
    ],
)
def test_what_was_refused_is_known_in_other_words(
    tmp_path: pathlib.Path, refused: str, asked: str, again: bool
) -> None:
    log = Log(str(tmp_path / "log.jsonl"))
    verdict = classify(refused)
    name = log.record(refused, verdict, Policy.load("ops").decide(verdict), door="hook claude")
    log.outcome(name, "refused")
    said = "same effects as a command refused less than a minute ago" if again else None
    assert _answer(asked, log=log)["refused_before"] == said


def test_questions_are_logged(tmp_path: pathlib.Path) -> None:
    log = Log(str(tmp_path / "log.jsonl"))
    assert _answer("mysql -phunter2", log=log, cwd="/srv")["refused_before"] is None
    (entry,) = log.tail()
    assert (entry["door"], entry["command"], entry["cwd"], entry["home"]) == ("mcp", "mysql -pREDACTED", "/srv", HOME)
    assert entry["decision"] == "ask"


def test_a_log_that_cannot_be_written_stops_no_answer(tmp_path: pathlib.Path) -> None:
    assert _answer("ls", log=Log(str(tmp_path)))["decision"] == "allow"


# -- over a real process --


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(("HOME", "PATH", "XDG_"))}


def test_a_real_process(tmp_path: pathlib.Path) -> None:
    log = tmp_path / "log.jsonl"
    args = ["-m", "riskclass", "mcp", "--policy", "strict", "--log", str(log)]

    async def ask() -> tuple[list[str], CallToolResult]:
        async with Client(StdioServerParameters(command=sys.executable, args=args, env=_environment())) as client:
            tools = await client.list_tools()
            done = await client.call_tool("classify_command", {"command": "mkdir x", "declared_risk": "read_only"})
            return [tool.name for tool in tools.tools], done

    names, done = anyio.run(ask)
    assert names == ["classify_command", "explain_command"]
    assert done.structured_content is not None
    assert (done.structured_content["decision"], done.structured_content["rule"]) == ("ask", "preset strict")
    assert done.structured_content["agrees"] is False
    assert len(log.read_text().splitlines()) == 1


def _wire(messages: list[str], *args: str) -> tuple[list[dict[str, Any]], str]:
    """What a server writes to standard output, every line of it JSON, and to standard error."""
    process = subprocess.Popen(
        [sys.executable, "-m", "riskclass", "mcp", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    out = []
    for message in messages:
        process.stdin.write(message.encode() + b"\n")
        process.stdin.flush()
        if '"id"' in message:
            out.append(json.loads(process.stdout.readline()))
    rest, problem = process.communicate(timeout=60)
    assert process.returncode == 0
    return [*out, *(json.loads(line) for line in rest.splitlines())], problem.decode()


def _message(method: str, number: int | None = None, **params: Any) -> str:
    return json.dumps(
        {"jsonrpc": "2.0", "method": method, "params": params} | ({"id": number} if number is not None else {})
    )


def test_on_the_wire(tmp_path: pathlib.Path) -> None:
    call = {"name": "classify_command"}
    client = {"name": "t", "version": "1"}
    found, problem = _wire(
        [
            _message("initialize", 1, protocolVersion="2025-11-25", capabilities={}, clientInfo=client),
            _message("notifications/initialized"),
            _message("tools/list", 2),
            _message("tools/call", 3, **call, arguments={"command": "echo \U0001f600\nrm x"}),
            _message("tools/call", 4, **call, arguments={"command": "x" * 300_000}),
            _message("tools/call", 5, **call, arguments={"command": "ls", "declared_risk": "safe"}),
        ],
        "--log",
        str(tmp_path),
    )
    assert [each["id"] for each in found] == [1, 2, 3, 4, 5]
    assert "do not split, rename, encode" in found[0]["result"]["instructions"]
    tools = found[1]["result"]["tools"]
    for tool in tools:
        assert tool["annotations"] == {
            "readOnlyHint": True,
            "destructiveHint": False,
            "idempotentHint": True,
            "openWorldHint": False,
        }
        assert tool["inputSchema"]["required"] == ["command"]
    classifier = tools[0]
    assert set(classifier["inputSchema"]["properties"]) == {"command", "declared_risk", "cwd", "context"}
    assert {"decision", "risk_class", "refused_before", "safer"} <= set(classifier["outputSchema"]["properties"])
    assert "deny: do not run it" in classifier["description"]
    assert "in other words" in classifier["description"]
    told = found[2]["result"]
    assert told["structuredContent"]["risk_class"] == "destructive"
    assert json.loads(told["content"][0]["text"]) == told["structuredContent"]
    assert found[3]["result"]["structuredContent"]["risk_class"] == "unknown"
    assert found[4]["result"]["isError"] is True
    assert problem.count("\n") == 1
    assert problem.startswith("riskclass mcp: no log is written to ")


# -- the command --


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delitem(sys.modules, "riskclass.adapters.mcp")
    monkeypatch.delattr("riskclass.adapters.mcp", raising=False)
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert main(["mcp"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "pip install 'riskclass[mcp]'" in err


@pytest.mark.parametrize("args", [["x"], ["--polcy", "ops"], ["--policy"]])
def test_a_wrong_call(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", *args]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
