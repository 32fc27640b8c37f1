"""Every client with every fault: the command never runs unasked.

`ENDS` is the table: what each kind of message ends in. A fault before the message was understood ends in words and exit
code 2, which blocks (in Cline: in its own JSON); later ones in the client's own ask or deny.
"""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import sys
import threading
import time
from collections.abc import Callable

import pytest

from riskclass.adapters import hooks
from riskclass.adapters.hooks import answer as answers
from riskclass.adapters.hooks import decide
from riskclass.adapters.hooks.answer import answer
from riskclass.adapters.hooks.clients import CLIENTS
from riskclass.adapters.hooks.decide import Settings
from tests.hooks.messages import KINDS, reading

Reply = tuple[str, str, int]

#: What a fault ends in once the message was understood.
ENDS = {
    "claude": "asks",
    "claude-skill": "asks",
    "claude-permission": "usual",  # Claude asks itself
    "claude-in-vscode": "asks",
    "codex": "blocked",
    "codex-permission": "usual",  # Codex asks itself
    "gemini": "asks",
    "qwen": "asks",
    "copilot": "asks",
    "copilot-text": "asks",
    "copilot-pascal": "asks",
    "copilot-in-vscode": "asks",
    "cursor": "asks",
    "cursor-tool": "blocked",
    "vscode": "asks",
    "vscode-in-copilot": "asks",
    "vscode-in-copilot-camel": "asks",
    "opencode": "blocked",
    "goose": "blocked",
    "cline": "blocked",
    "cline-sdk": "asks",
    "windsurf": "blocked",
    "kiro": "blocked",
    "devin": "blocked",
    "openhands": "blocked",
}


def _raising(error: BaseException) -> Callable[..., object]:
    def fail(*_: object) -> object:
        raise error

    return fail


def _broken(error: BaseException, why: str) -> Callable[[str, pytest.MonkeyPatch], tuple[Reply, str]]:
    def cause(kind: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Reply, str]:
        monkeypatch.setattr(answers, "decide", _raising(error))
        return _ask(kind, KINDS[kind].message("ls")), why

    return cause


def _ask(kind: str, data: bytes, settings: Settings | None = None) -> Reply:
    return answer(CLIENTS[KINDS[kind].client], data, settings)


def _missing(kind: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Reply, str]:
    monkeypatch.setitem(sys.modules, "riskclass.api", None)
    return _ask(kind, KINDS[kind].message("ls")), "ModuleNotFoundError"


def _policy(text: str | None, why: str) -> Callable[[str, pytest.MonkeyPatch], tuple[Reply, str]]:
    def cause(kind: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Reply, str]:
        file = pathlib.Path(os.environ["HOME"]) / "policy.toml"
        if text is not None:
            file.write_text(text)
        monkeypatch.setenv("RISKCLASS_POLICY", str(file))
        return _ask(kind, KINDS[kind].message("ls")), why

    return cause


def _no_text(kind: str, _: pytest.MonkeyPatch) -> tuple[Reply, str]:
    return _ask(kind, KINDS[kind].message({"not": "text"})), "without a command that can be read"


def _nested_too_deeply(kind: str, _: pytest.MonkeyPatch) -> tuple[Reply, str]:
    return _ask(kind, KINDS[kind].message("ls " + "$(" * 100_000)), "unknown"


def _huge(kind: str, _: pytest.MonkeyPatch) -> tuple[Reply, str]:
    return _ask(kind, KINDS[kind].message("ls " + "x" * 3_000_000)), "longer than 2097152 characters"


LATER = {
    "exception": _broken(ZeroDivisionError("rm"), "ZeroDivisionError"),
    "recursion": _broken(RecursionError(), "RecursionError"),
    "memory": _broken(MemoryError(), "MemoryError"),
    "exit": _broken(SystemExit(0), "SystemExit"),
    "interrupt": _broken(KeyboardInterrupt(), "KeyboardInterrupt"),
    "policy": _policy("[classes\n", "policy.toml:1"),
    "policy's word": _policy("[classes]\nread_only = 'perhaps'\n", "policy.toml:2"),
    "no policy": _policy(None, "policy.toml: cannot be read"),
    "module": _missing,
    "no text": _no_text,
    "deep": _nested_too_deeply,
    "huge": _huge,
}


def _check(kind: str, reply: Reply, expected: str, why: str) -> None:
    out, err, code = reply
    assert reading(kind, reply) == expected, reply
    if expected != "usual":
        assert why in out + err
    assert code in (0, 2)
    assert bool(err) == (code == 2)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", LATER)
def test_a_fault_is_asked_about_or_refused(kind: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reply, why = LATER[fault](kind, monkeypatch)
    _check(kind, reply, ENDS[kind], why)


@pytest.mark.parametrize("kind", [name for name, kind in KINDS.items() if CLIENTS[kind.client].passes])
def test_ask_pass_lets_no_fault_pass(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "decide", _raising(ZeroDivisionError()))
    assert reading(kind, _ask(kind, KINDS[kind].message("ls"), Settings("pass"))) == ENDS[kind]


@pytest.mark.parametrize("kind", [kind for kind, end in ENDS.items() if end == "usual"])
def test_where_silence_lets_the_client_ask_ask_deny_refuses(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "decide", _raising(ZeroDivisionError()))
    assert reading(kind, _ask(kind, KINDS[kind].message("ls"), Settings("deny"))) == "blocked"


def test_gemini_without_a_terminal_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_alone", lambda: True)
    monkeypatch.setattr(answers, "decide", _raising(ZeroDivisionError()))
    assert reading("gemini", _ask("gemini", KINDS["gemini"].message("ls"))) == "blocked"


# before the message was understood

GARBAGE: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n\t",
    "text": b"hello",
    "cut off": b'{"tool_name":"Bash","tool_input":{"comm',
    "not utf-8": b'{"tool_name":"\xff"}',
    "two values": b"{} {}",
    "a list": b"[]",
    "null": b"null",
    "no keys": b"{}",
    "NaN": b'{"hook_event_name":NaN}',
    "endless number": b'{"hook_event_name":' + b"9" * 10_000 + b"}",
    "nested": b'{"a":' + b"[" * 100_000,
    "wrong types": b'{"hook_event_name":["PreToolUse"],"tool_name":1,"toolName":{},"input":[],"event":true}',
    "another event": b'{"hook_event_name":"PostToolUse!","tool_name":"","event":"x","event_type":"x"}',
}


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("garbage", GARBAGE)
def test_a_message_that_cannot_be_read_is_refused(client: str, garbage: str) -> None:
    out, err, code = answer(CLIENTS[client], GARBAGE[garbage])
    if client == "cline":
        assert (json.loads(out)["cancel"], err, code) == (True, "", 0)
    else:
        assert (out, code) == ("", 2)
        assert err.startswith("riskclass could not judge this: ")


@pytest.mark.parametrize("kind", KINDS)
def test_an_unknown_tool(kind: str) -> None:
    client = CLIENTS[KINDS[kind].client]
    made = KINDS[kind].make("telepathy", {"thought": "x"})
    form = None if kind in ("cursor", "windsurf") else answers._form(client, made)
    expected = "blocked" if form is None else "usual" if form.everything else ENDS[kind]
    assert reading(kind, answer(client, json.dumps(made).encode())) == expected


@pytest.mark.parametrize("kind", KINDS)
def test_a_message_without_a_tool_or_without_arguments(kind: str) -> None:
    client = CLIENTS[KINDS[kind].client]
    whole = json.loads(KINDS[kind].message("ls"))
    keys = [key for key in whole if key in ("tool_name", "tool_input", "toolName", "toolArgs", "tool_info", "args")]
    keys += [key for key in whole if key in ("preToolUse", "tool_call", "input", "command")]
    assert keys
    for key in keys:
        for value in (None, [], {}, 7):
            reply = answer(client, json.dumps({**whole, key: value}).encode())
            assert reading(kind, reply) in ("blocked", ENDS[kind]), (key, value)


# time, and processes that end


@pytest.fixture(params=["no time", "a call into C", "killed", "ended"])
def fault(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A judgement that does not come: it takes for ever, in Python or in one call into C, or its process ends."""
    ways: dict[str, Callable[..., object]] = {
        "no time": lambda _: time.sleep(20),
        "a call into C": lambda _: all(itertools.count(1)),
        "killed": lambda _: os.kill(os.getpid(), 9),
        "ended": lambda _: os._exit(0),
    }
    monkeypatch.setattr(decide, "decide", ways[request.param])
    return "no answer in time" if request.param in ("no time", "a call into C") else "it ended without an answer"


@pytest.mark.parametrize("kind", KINDS)
def test_no_judgement(kind: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "_stdin", lambda until: KINDS[kind].message("ls"))
    before = time.monotonic()
    reply = hooks._answer(CLIENTS[KINDS[kind].client], Settings(deadline=0.05 if "time" in fault else 5.0))
    assert time.monotonic() - before < 4
    _check(kind, reply, ENDS[kind], fault)


@pytest.mark.parametrize("kind", ["claude", "codex", "windsurf"])
def test_no_judgement_where_processes_cannot_be_split(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()
    monkeypatch.setattr(decide, "decide", lambda _: over.wait(20))
    monkeypatch.delattr(os, "fork")
    monkeypatch.setattr(hooks, "_stdin", lambda until: KINDS[kind].message("ls"))
    reply = hooks._answer(CLIENTS[KINDS[kind].client], Settings(deadline=0.05))
    over.set()
    _check(kind, reply, ENDS[kind], "no answer in time")
    monkeypatch.setattr(decide, "decide", _raising(ZeroDivisionError()))
    reply = hooks._answer(CLIENTS[KINDS[kind].client], Settings())
    _check(kind, reply, ENDS[kind], "ZeroDivisionError")


def test_a_judgement_from_the_child_is_the_judgement() -> None:
    for command in ("ls", "systemctl restart app", "rm -rf /", "bash", "echo '\u00e4\udc80\n"):
        question = decide.Question((command,))
        one, other = decide.decide(question), decide.decide_apart(question, 5)
        assert (one.action, one.session) == (other.action, other.session)
        assert one.because.encode("utf-8", "replace") == other.because.encode("utf-8", "replace")


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("error", [OSError(), MemoryError(), KeyboardInterrupt()])
def test_stdin_that_cannot_be_read(client: str, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "_stdin", _raising(error))
    kind = next(name for name, kind in KINDS.items() if kind.client == client)
    _check(kind, hooks._answer(CLIENTS[client], Settings()), "blocked", type(error).__name__)
