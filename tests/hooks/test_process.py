"""The hook as a process: what it prints and how it ends, whatever happens to it."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import subprocess
import sys
import termios

import pytest

from riskclass.adapters import hooks
from riskclass.adapters.hooks import options
from riskclass.adapters.hooks.clients import CLIENTS, LONGEST_DEADLINE, TIMEOUT
from tests.hooks.messages import KINDS

CALL = "from riskclass.adapters.cli import main; main()"
LS = KINDS["claude"].message("ls")


def _hook(
    *args: str, stdin: bytes | int = LS, before: str = "", stdout: int = subprocess.PIPE, stderr: int = subprocess.PIPE
) -> subprocess.CompletedProcess[bytes]:
    """Runs `riskclass hook ARGS…`, with `before` run ahead of it in the same process."""
    given: dict[str, object] = {"input": stdin} if isinstance(stdin, bytes) else {"stdin": stdin}
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [sys.executable, "-I", "-c", f"{before}\n{CALL}", "hook", *args],
        stdout=stdout,
        stderr=stderr,
        timeout=30,
        **given,
    )


def test_an_answer() -> None:
    done = _hook("claude")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"] == "allow"


@pytest.mark.parametrize(
    ("before", "why"),
    [
        ("import sys; sys.modules['riskclass.adapters.hooks'] = None", b"ModuleNotFoundError"),
        ("import sys; sys.modules['riskclass.adapters.hooks.answer'] = None", b"ModuleNotFoundError"),
        ("import sys; sys.modules['riskclass.model.jsontext'] = None", b"ModuleNotFoundError"),
        ("import sys; sys.modules['select'] = None", b"ModuleNotFoundError"),
        ("import riskclass.adapters.hooks as h; h.options = lambda args: exit(0)", b"SystemExit"),
    ],
)
def test_what_breaks_before_anything_is_judged_blocks(before: str, why: bytes) -> None:
    done = _hook("claude", before=before)
    assert (done.returncode, done.stdout) == (2, b"")
    assert why in done.stderr


def test_what_breaks_in_the_library_is_asked_about() -> None:
    done = _hook("claude", before="import sys; sys.modules['riskclass.api'] = None")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"] == "ask"


def test_a_busy_loop_is_cut_off() -> None:
    before = "import riskclass.api as api\ndef busy(*a, **k):\n    while True: pass\napi.classify = busy"
    done = _hook("codex", "--deadline", "0.3", before=before, stdin=KINDS["codex"].message("ls"))
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)["hookSpecificOutput"]
    assert answer["permissionDecision"] == "deny"
    assert "no answer in time" in answer["permissionDecisionReason"]


def test_stdin_that_stays_open_is_cut_off() -> None:
    read, write = os.pipe()
    done = _hook("claude", "--deadline", "0.3", stdin=read)
    os.close(read)
    os.close(write)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"its message does not end" in done.stderr


def test_stdin_that_is_closed_is_said() -> None:
    call = f"{sys.executable} -m riskclass hook claude <&-"
    done = subprocess.run(["sh", "-c", call], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"riskclass could not judge this: its message cannot be read\n"


def test_a_message_without_end_is_cut_off() -> None:
    done = _hook("claude", stdin=b" " * (17 << 20))
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"longer than any client sends" in done.stderr


@pytest.mark.parametrize("message", [b"{", b'{"tool', LS[:-1], LS[:40], b"[" * 200_000, b'{"a":' * 200_000, b""])
def test_a_message_that_was_cut_off_is_said_to_be_no_json(message: bytes) -> None:
    done = _hook("claude", stdin=message)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"its message is no JSON" in done.stderr


def test_no_process_can_be_started() -> None:
    done = _hook("claude", before="import os\ndef fork(): raise BlockingIOError\nos.fork = fork")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"] == "ask"


def test_stdout_that_nobody_reads_blocks() -> None:
    read, write = os.pipe()
    os.close(read)
    done = _hook("claude", stdout=write)
    os.close(write)
    assert done.returncode == 2
    assert b"could not be written" in done.stderr


@pytest.mark.parametrize(
    ("terminal", "env", "decision"), [(True, {}, "ask"), (False, {}, "deny"), (True, {"CI": "true"}, "deny")]
)
def test_gemini_is_asked_at_a_terminal_alone(terminal: bool, env: dict[str, str], decision: str) -> None:
    leader, follower = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-I", "-c", CALL, "hook", "gemini"],
        input=KINDS["gemini"].message("systemctl restart app"),
        capture_output=True,
        timeout=30,
        env={**{name: value for name, value in os.environ.items() if name != "CI"}, **env},
        start_new_session=True,
        preexec_fn=(lambda: fcntl.ioctl(follower, termios.TIOCSCTTY, 0)) if terminal else None,
    )
    os.close(leader)
    os.close(follower)
    assert json.loads(done.stdout)["decision"] == decision


def test_a_late_failure_changes_nothing() -> None:
    before = (
        "import atexit, sys\natexit.register(lambda: 1 / 0)\n"
        "class Out:\n    def flush(self): raise OSError\nsys.stdout = Out()"
    )
    done = _hook("claude", before=before)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["telepathy"],
        ["claude", "--ask"],
        ["claude", "--ask", "pass"],
        ["codex", "--ask", "maybe"],
        ["claude", "--deadline", "0"],
        ["claude", "--deadline", "nan"],
        ["claude", "--deadline", "60"],
        ["claude", "--verbose", "yes"],
        ["claude", "||", "exit"],
        ["remove", "claude"],
    ],
)
def test_a_wrong_call_blocks(args: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[tuple[str, str, int]] = []
    monkeypatch.setattr(hooks, "end", ended.append)
    hooks.main(args)
    ((out, err, code),) = ended
    assert (out, code) == ("", 2)
    assert err.startswith("riskclass hook: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["claude", "--bad", "x"], "no option '--bad'"),
        (["claude", "--polcy", "ops"], "no option '--polcy'; did you mean '--policy'?"),
        (["claude", "--policy", "opps"], "--policy takes a preset or an absolute path; did you mean 'ops'?"),
        (["cluade"], "no client 'cluade'; did you mean 'claude'?"),
        (["instal", "claude"], "no client 'instal'; did you mean 'install'?"),
        (["claude", "--ask"], "--ask needs a value"),
        (["claude", "--log", "asked.jsonl"], "--log takes 1 (the usual place) or an absolute path"),
        (["claude", "--policy", "mine.toml"], "--policy takes a preset or an absolute path"),
        (["claude", "--ask", "maybe"], "--ask maybe is nothing that Claude Code can do"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(args: list[str], message: str) -> None:
    with pytest.raises(hooks.Usage) as caught:
        options(args)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("args", [["claude", "--help"], ["codex", "-h"], ["--help"]])
def test_help(args: list[str]) -> None:
    done = _hook(*args)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--deadline SECONDS" in done.stdout


def test_options() -> None:
    client, settings = options(["codex", "--ask", "pass", "--deadline", "1.5", "--policy", "/p.toml", "--log", "~/l"])
    assert (client.name, settings.ask, settings.deadline, settings.policy) == ("codex", "pass", 1.5, "/p.toml")
    assert settings.log == "~/l"
    assert options(["claude"])[1].deadline == 3.0


def test_our_deadline_lies_well_below_the_clients_patience() -> None:
    assert LONGEST_DEADLINE <= TIMEOUT - 2
    assert all(client.unit in ("s", "ms") for client in CLIENTS.values())


def test_a_log_that_is_not_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RISKCLASS_LOG", "log.jsonl")
    done = _hook("claude")
    assert done.returncode == 0
    assert json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"] == "allow"
    assert done.stderr == (
        b"riskclass: RISKCLASS_LOG: no log is written: 'log.jsonl' is neither 1 nor an absolute path\n"
    )
    assert _hook("claude", "--log", "0").stderr == b""
    assert _hook("cursor", stdin=KINDS["cursor"].message("ls")).stderr == b"", "nobody has seen what it makes of that"
    for args in (("install", "claude", "--dry-run"), ("status", "claude"), ("status",)):
        assert b"RISKCLASS_LOG: no log is written" in _hook(*args).stderr
