"""What docs/log.md and docs/mcp.md show is what happens."""

from __future__ import annotations

import doctest
import json
import pathlib
import re
import sys
import tomllib
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

from riskclass import Policy, classify
from riskclass.adapters.mcp import server
from riskclass.policy.redact import redacted

DOCS = pathlib.Path(__file__).parent.parent / "docs"
MCP = (DOCS / "mcp.md").read_text(encoding="utf-8")
LOG = (DOCS / "log.md").read_text(encoding="utf-8")


def _blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


def _programs() -> list[dict[str, Any]]:
    """How each client is told to start the server."""
    told = [json.loads(each) for each in _blocks(MCP, "json")] + [tomllib.loads(each) for each in _blocks(MCP, "toml")]
    servers = [each.get("mcpServers") or each.get("mcp_servers") for each in told]
    return [each["riskclass"] for each in servers if each]


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.delenv("RISKCLASS_POLICY", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))


@pytest.mark.parametrize("program", _programs(), ids=lambda program: " ".join(program["args"]))
def test_how_clients_start_it(program: dict[str, Any], tmp_path: pathlib.Path) -> None:
    assert program["command"] == "riskclass"
    args = ["-m", "riskclass", *program["args"]]
    env = {"HOME": str(tmp_path)}

    async def ask() -> str:
        async with Client(StdioServerParameters(command=sys.executable, args=args, env=env)) as client:
            done = await client.call_tool("classify_command", {"command": "cp a b", "cwd": str(tmp_path)})
            assert done.structured_content is not None
            return str(done.structured_content["rule"])

    rule = anyio.run(ask)
    assert rule == ("preset coding" if "coding" in program["args"] else "preset ops")
    assert (tmp_path / ".local/state/riskclass/log.jsonl").exists() == ("--log" in program["args"])


def test_three_clients_are_shown() -> None:
    assert len(_programs()) == 3


def test_a_question_and_its_answer() -> None:
    question, shown = (json.loads(each) for each in _blocks(MCP, "json") if "mcpServers" not in each)

    async def ask() -> dict[str, Any]:
        async with Client(server()) as client:
            done = await client.call_tool("classify_command", question)
            assert done.structured_content is not None
            return done.structured_content

    answer = anyio.run(ask)
    assert list(answer) == list(shown)
    assert answer | {"fingerprint": "…", "identity": "…"} == shown


def test_the_log_from_python(tmp_path: pathlib.Path) -> None:
    failures, tried = doctest.testfile(str(DOCS / "log.md"), module_relative=False, globs={"folder": str(tmp_path)})
    assert tried > 5
    assert not failures


KEPT = re.findall(r"^\| `(.*?)` \| `(.*?REDACTED.*?)` \|$", LOG, re.M)


@pytest.mark.parametrize(("command", "kept"), KEPT)
def test_what_is_kept(command: str, kept: str) -> None:
    assert redacted(command, classify(command)) == kept


def test_a_log_of_your_own_choice_can_be_guarded(tmp_path: pathlib.Path) -> None:
    assert len(KEPT) == 4
    (text,) = _blocks(LOG, "toml")
    file = tmp_path / "policy.toml"
    file.write_text(text, encoding="utf-8")
    policy = Policy.load(str(file))
    command = "rm /var/log/agents/log.jsonl"
    assert policy.decide(classify(command, site=policy.site)).action == "deny"
    assert Policy.load("ops").decide(classify(command)).action == "ask"
