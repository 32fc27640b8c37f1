"""`riskclass hook install | uninstall | status`: what it writes, and that the old configuration comes back."""

from __future__ import annotations

import json
import os
import pathlib
import stat
import subprocess
import sys
import venv

import pytest

import riskclass
from riskclass import classify
from riskclass.adapters.cli import main
from riskclass.adapters.hooks import program
from riskclass.adapters.hooks.clients import CLIENTS
from riskclass.adapters.hooks.program import NET

PROGRAM = sys.executable
RUN = "from riskclass.__main__ import main; raise SystemExit(main())"
CALL = f"{PROGRAM} -I -c '{RUN}'"
#: Clients that have a settings file of the user's, and those that have one of the project's.
USER = [client.name for client in CLIENTS.values() if all(place.user for place in client.places)]
PROJECT = [client.name for client in CLIENTS.values() if all(place.project for place in client.places)]


@pytest.fixture(autouse=True)
def home(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    for name in ("CLAUDE_CONFIG_DIR", "CODEX_HOME", "COPILOT_HOME", "OPENCODE_CONFIG_DIR", "OH_PERSISTENCE_DIR"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "project").mkdir()
    monkeypatch.chdir(tmp_path / "project")
    return tmp_path / "home"


def _tree(folder: pathlib.Path) -> dict[str, bytes | None]:
    """Every file and folder but our own state."""
    found = {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}
    return {name: data for name, data in found.items() if not name.startswith("home/.local")}


def _run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["hook", *args])
    done = capsys.readouterr()
    return code, done.out, done.err


def _claude(home: pathlib.Path, text: str) -> pathlib.Path:
    path = home / ".claude" / "settings.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode())
    return path


WRITTEN = {
    "claude": (
        ".claude/settings.json",
        {"PreToolUse": "Bash|PowerShell|Monitor", "PreSkillShellCommand": "Bash|PowerShell|Monitor"},
        {
            "type": "command",
            "command": PROGRAM,
            "args": ["-I", "-c", RUN, "hook", "claude"],
            "timeout": 10,
            "onFailure": "block",
        },
    ),
    "codex": (
        ".codex/hooks.json",
        {"PreToolUse": "Bash", "PermissionRequest": "Bash"},
        {
            "type": "command",
            "command": f"{CALL} hook codex {NET}",
            "timeout": 10,
            "statusMessage": "riskclass",
        },
    ),
    "gemini": (
        ".gemini/settings.json",
        {"BeforeTool": "run_shell_command"},
        {
            "type": "command",
            "name": "riskclass",
            "command": f"{CALL} hook gemini {NET}",
            "timeout": 10000,
        },
    ),
    "qwen": (
        ".qwen/settings.json",
        {"PreToolUse": "^run_shell_command$"},
        {"type": "command", "command": f"{CALL} hook qwen {NET}", "timeout": 10},
    ),
    "goose": (
        ".agents/plugins/riskclass/hooks/hooks.json",
        {"PreToolUse": "^developer__shell$"},
        {"type": "command", "command": f"{CALL} hook goose", "timeout": 10, "on_failure": "block"},
    ),
    "openhands": (
        ".openhands/hooks.json",
        {"PreToolUse": "terminal"},
        {"type": "command", "command": f"{CALL} hook openhands {NET}", "timeout": 10},
    ),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written(name: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, events, handler = WRITTEN[name]
    assert _run(capsys, "install", name)[0] == 0
    expected = {event: [{"matcher": matcher, "hooks": [handler]}] for event, matcher in events.items()}
    assert json.loads((home / path).read_text())["hooks"] == expected


@pytest.mark.parametrize(
    ("name", "path", "expected"),
    [
        (
            "copilot",
            ".copilot/hooks/riskclass.json",
            {
                "version": 1,
                "hooks": {
                    "preToolUse": [
                        {
                            "type": "command",
                            "matcher": "bash|powershell|write_bash|write_powershell",
                            "command": f"{CALL} hook copilot",
                            "timeoutSec": 10,
                        }
                    ]
                },
            },
        ),
        (
            "cursor",
            ".cursor/hooks.json",
            {
                "version": 1,
                "hooks": {
                    "beforeShellExecution": [{"command": f"{CALL} hook cursor", "timeout": 10, "failClosed": True}]
                },
            },
        ),
        (
            "vscode",
            ".copilot/hooks/riskclass-vscode.json",
            {"hooks": {"PreToolUse": [{"type": "command", "command": f"{CALL} hook vscode {NET}", "timeout": 10}]}},
        ),
        (
            "windsurf",
            ".codeium/windsurf/hooks.json",
            {"hooks": {"pre_run_command": [{"command": f"{CALL} hook windsurf {NET}", "show_output": True}]}},
        ),
    ],
)
def test_what_is_written_in_other_shapes(
    name: str, path: str, expected: object, home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(capsys, "install", name)[0] == 0
    assert json.loads((home / path).read_text()) == expected


@pytest.mark.parametrize("name", CLIENTS)
def test_whoever_writes_there_lowers_a_guard(name: str) -> None:
    client = CLIENTS[name]
    paths = [f"{client.home[1]}/{place.user}" for place in client.places if place.user]
    paths += [place.project for place in client.places if place.project]
    for path in paths or ["~/.kiro/agents/mine.json"]:
        verdict = classify(f"echo x > {path}", cwd="/srv/project", home="/home/dev")
        assert [effect.kind for effect in verdict.effects if effect.kind != "observe"] == ["guard.lower"], path


@pytest.mark.parametrize("name", [name for name, client in CLIENTS.items() if client.closes])
def test_who_has_a_switch_to_fail_closed_gets_it(
    name: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _run(capsys, "install", name)
    written = [path.read_text() for path in home.rglob("*.json") if ".local" not in path.parts]
    switch = CLIENTS[name].closes
    assert " " in switch or any(switch in text for text in written)


def test_devin_and_kiro(home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "install", "devin", "--project")[0] == 0
    written = json.loads((tmp_path / "project/.devin/hooks.v1.json").read_text())
    assert written["PreToolUse"][0]["matcher"] == "exec"
    code, _, err = _run(capsys, "install", "devin")
    assert (code, "use --project" in err) == (2, True)
    assert _run(capsys, "install", "kiro")[0] == 2
    agent = home / "agent.json"
    agent.write_text('{"name": "mine"}')
    assert _run(capsys, "install", "kiro", "--file", str(agent))[0] == 0
    (hook,) = json.loads(agent.read_text())["hooks"]["preToolUse"]
    assert (hook["timeout_ms"], hook["cache_ttl_seconds"]) == (10000, 0)
    assert _run(capsys, "uninstall", "kiro", "--file", str(agent))[0] == 0
    assert agent.read_text() == '{"name": "mine"}'


@pytest.mark.parametrize("scope", ["--user", "--project"])
@pytest.mark.parametrize("name", CLIENTS)
def test_there_and_back_from_nothing(
    name: str, scope: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if name not in (USER if scope == "--user" else PROJECT):
        assert _run(capsys, "install", name, scope)[0] == 2
        return
    empty = _tree(tmp_path)
    assert _run(capsys, "status", name, scope)[0] == 1
    assert _run(capsys, "install", name, scope)[0] == 0
    there = _tree(tmp_path)
    assert len(there) > len(empty)
    assert _run(capsys, "status", name, scope)[0] == 0
    code, out, _ = _run(capsys, "install", name, scope)
    assert (code, "installed already" in out) == (0, True)
    assert _tree(tmp_path) == there
    assert _run(capsys, "uninstall", name, scope)[0] == 0
    assert _tree(tmp_path) == empty
    code, out, _ = _run(capsys, "uninstall", name, scope)
    assert (code, "not installed" in out) == (0, True)


OLD = [
    "",
    "\n",
    "{}",
    '{"model": "opus", "hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "x"}]}]}}',
    '{\n\t"hooks": {\n\t\t"PreToolUse": [], // mine\n\t},\n}\n',
    '{\r\n  "permissions": {"allow": ["Bash(git *)"]}\r\n}\r\n',
    '\ufeff{ "a" : "\u00e4\\u00e4" }   ',
]


@pytest.mark.parametrize("old", OLD)
def test_the_old_bytes_come_back(old: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _claude(home, old)
    path.chmod(0o640)
    assert _run(capsys, "install", "claude")[0] == 0
    assert path.read_bytes() != old.encode()
    assert _run(capsys, "install", "claude", "--deadline", "2")[0] == 0
    assert _run(capsys, "status", "claude")[0] == 0
    assert _run(capsys, "uninstall", "claude")[0] == 0
    assert path.read_bytes() == old.encode()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert not list((home / ".local/state/riskclass/hooks").iterdir())


TOUCHED = [
    *(text for text in OLD if text.strip()),
    '{"hooks": {"PreToolUse": [1,], "Stop": []}}',
    '{\n  "hooks": {\n    "PreToolUse": [\n      {"x": 1} // mine\n    ],\n    "Stop": [ ]\n  }\n}\n',
]


@pytest.mark.parametrize("old", TOUCHED)
def test_what_we_wrote_goes_byte_for_byte(old: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _claude(home, old)
    for options in ([], ["--deadline", "2"]):
        _run(capsys, "install", "claude", *options)
        data = path.read_bytes()
        path.write_bytes(data.replace(b"{", b'{ "mine": [1],', 1) + b"\n// mine\n")
        assert _run(capsys, "uninstall", "claude")[0] == 0
        assert path.read_bytes() == old.encode().replace(b"{", b'{ "mine": [1],', 1) + b"\n// mine\n"
        path.write_bytes(old.encode())


def test_an_entry_that_was_changed_leaves_no_trace(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = '{\n  "hooks": {\n    "PreToolUse": [],\n    "Stop": []\n  }\n}\n'
    path = _claude(home, old)
    for wanted in ("continue", "ignore"):
        _run(capsys, "install", "claude")
        path.write_text(path.read_text().replace('"onFailure": "block"', f'"onFailure": "{wanted}"'))
    _run(capsys, "uninstall", "claude")
    assert path.read_text() == old


@pytest.mark.parametrize("old", [text for text in OLD if text.strip()])
def test_a_file_that_was_changed_since_loses_our_entry_alone(
    old: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _claude(home, old)
    _run(capsys, "install", "claude")
    text = path.read_text("utf-8")
    place = text.index("{") + 1
    path.write_bytes((text[:place] + '"mine": [1], ' + text[place:]).encode())
    code, out, _ = _run(capsys, "uninstall", "claude")
    assert (code, "the rest stays" in out) == (0, True)
    from riskclass.adapters.hooks.edit import parse

    assert parse(path.read_text("utf-8")).value == {"mine": [1], **parse(old).value}
    assert "riskclass" not in path.read_text("utf-8")


def test_without_our_notes_our_entry_is_found_all_the_same(
    home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _claude(home, '{"model": "opus"}')
    _run(capsys, "install", "claude")
    for note in (home / ".local/state/riskclass/hooks").iterdir():
        note.unlink()
    _run(capsys, "uninstall", "claude")
    assert json.loads(path.read_text()) == {"model": "opus"}


def test_a_handler_that_was_moved_into_another_group_is_cut_out_alone(
    home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = {"type": "command", "command": "/opt/bin/riskclass", "args": ["hook", "claude"]}
    theirs = {"type": "command", "command": "riskclass-like hook claude"}
    group = {"matcher": "*", "hooks": [theirs, ours]}
    path = _claude(home, json.dumps({"hooks": {"PreToolUse": [group]}}))
    assert "changed" in _run(capsys, "status", "claude")[1]
    _run(capsys, "uninstall", "claude")
    assert json.loads(path.read_text()) == {"hooks": {"PreToolUse": [{"matcher": "*", "hooks": [theirs]}]}}


def test_status_says_what_was_changed(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    _run(capsys, "install", "claude")
    path = home / ".claude/settings.json"
    path.write_text(path.read_text().replace('"onFailure": "block"', '"onFailure": "continue"', 1))
    code, out, _ = _run(capsys, "status", "claude")
    assert (code, "changed" in out) == (1, True)
    _run(capsys, "install", "claude")
    assert _run(capsys, "status", "claude")[0] == 0
    assert "continue" not in path.read_text()


def test_options_stay_in_the_entry(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "install", "codex", "--ask", "pass", "--deadline", "2")[0] == 0
    hooks = json.loads((home / ".codex/hooks.json").read_text())["hooks"]
    assert hooks["PreToolUse"][0]["hooks"][0]["command"] == f"{CALL} hook codex --ask pass --deadline 2 {NET}"
    assert _run(capsys, "status", "codex")[0] == 0
    code, _, err = _run(capsys, "install", "claude", "--ask", "pass")
    assert (code, err) == (2, "riskclass hook: --ask pass is nothing that Claude Code can do\n")


@pytest.mark.parametrize("name", ["claude", "codex", "cursor", "opencode", "cline"])
def test_any_option_stays_in_an_entry(name: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy = home.parent / "a b/it's.toml"
    policy.parent.mkdir()
    policy.touch()
    given = ["--ask", "deny", "--deadline", "2.5", "--policy", str(policy), "--log", "1"]
    assert _run(capsys, "install", name, *given)[0] == 0
    assert _run(capsys, "status", name)[0] == 0
    written = "".join(
        path.read_text() for path in home.rglob("*") if path.is_file() and not {".local", ".cache"} & {*path.parts}
    )
    assert "/a b/it" in written
    assert _run(capsys, "install", name)[0] == 0
    assert _run(capsys, "status", name)[0] == 0
    written = "".join(
        path.read_text() for path in home.rglob("*") if path.is_file() and not {".local", ".cache"} & {*path.parts}
    )
    assert "/a b/it" not in written


def test_files_are_named_by_their_whole_path(
    home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "project/mine.toml").touch()
    assert _run(capsys, "install", "codex", "--policy", "mine.toml", "--log", "asked.jsonl")[0] == 0
    line = json.loads((home / ".codex/hooks.json").read_text())["hooks"]["PreToolUse"][0]["hooks"][0]["command"]
    project = tmp_path / "project"
    assert f"hook codex --policy {project}/mine.toml --log {project}/asked.jsonl {NET}" in line
    assert _run(capsys, "install", "codex", "--policy", "strict", "--log", "~/x.jsonl")[0] == 0
    assert f"--policy strict --log {home}/x.jsonl" in (home / ".codex/hooks.json").read_text()


@pytest.mark.parametrize(("text", "message"), [(None, "cannot be read"), ("x", "mine.toml:1:"), ("ask = 1", "1:1: ")])
def test_a_policy_that_cannot_be_used_is_refused(
    text: str | None, message: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / "project/mine.toml").write_text(text)
    before = _tree(tmp_path)
    code, out, err = _run(capsys, "install", "claude", "--policy", "mine.toml")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err
    assert _tree(tmp_path) == before


def test_dry_run_writes_nothing(home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    _claude(home, "{}")
    before = _tree(tmp_path)
    code, out, _ = _run(capsys, "install", "claude", "--dry-run")
    assert code == 0
    assert f'+            "command": "{PROGRAM}"' in out
    assert _tree(tmp_path) == before
    _run(capsys, "install", "claude")
    there = _tree(tmp_path)
    assert f'-            "command": "{PROGRAM}"' in _run(capsys, "uninstall", "claude", "--dry-run")[1]
    assert _tree(tmp_path) == there


@pytest.mark.parametrize("text", ["{", "[]", '{"hooks": {"PreToolUse": 1}}', '{"a": 1, "a": 2}'])
def test_settings_that_cannot_be_edited_stay(text: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _claude(home, text)
    code, out, err = _run(capsys, "install", "claude")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str(path) in err
    assert path.read_text() == text


def test_settings_that_cannot_be_read_are_named(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _claude(home, "")
    path.write_bytes(b"\xff{}")
    assert _run(capsys, "install", "claude")[2] == f"riskclass hook: {path} is not text in UTF-8\n"
    path.unlink()
    path.mkdir()
    assert _run(capsys, "uninstall", "claude")[2] == f"riskclass hook: {path}: Is a directory\n"
    code, out, _ = _run(capsys, "status")
    assert (code, "claude     unreadable " in out) == (0, True)


@pytest.mark.parametrize("name", ["cline", "opencode"])
def test_a_whole_file_that_somebody_wrote_into_is_put_aside(
    name: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _run(capsys, "install", name)
    (path,) = [each for each in home.rglob("*") if each.is_file() and ".local" not in each.parts]
    mine = path.read_text() + "\n# mine\n"
    path.write_text(mine)
    code, _, err = _run(capsys, "install", name)
    assert (code, path.read_text()) == (2, mine)
    assert f"{path} was changed since it was installed" in err
    assert "as " + str(path) in _run(capsys, "uninstall", name, "--dry-run")[1]
    assert path.read_text() == mine
    aside = path.with_name(path.name + ".changed")
    aside.write_text("older")
    assert _run(capsys, "uninstall", name)[1].endswith(f"{aside}2\n")
    assert (path.exists(), aside.read_text()) == (False, "older")
    assert aside.with_name(aside.name + "2").read_text() == mine
    assert _run(capsys, "install", name)[0] == 0


def test_a_comment_in_a_file_that_we_made_stays(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    _run(capsys, "install", "claude")
    path = home / ".claude/settings.json"
    path.write_text("// mine\n" + path.read_text())
    _run(capsys, "uninstall", "claude")
    assert path.read_text().startswith("// mine\n")


@pytest.mark.parametrize("name", ["cline", "opencode"])
def test_a_file_of_somebody_else_stays(name: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    _run(capsys, "install", name)
    (path,) = [each for each in home.rglob("*") if each.is_file() and ".local" not in each.parts]
    _run(capsys, "uninstall", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("mine")
    code, _, err = _run(capsys, "install", name)
    assert (code, "somebody else's" in err) == (2, True)
    assert path.read_text() == "mine"


def test_links_are_followed_and_stay(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    real = home / "dotfiles.json"
    real.write_text("{}")
    (home / ".claude").mkdir()
    link = home / ".claude/settings.json"
    link.symlink_to(real)
    _run(capsys, "install", "claude")
    assert link.is_symlink()
    assert "riskclass" in real.read_text()
    _run(capsys, "uninstall", "claude")
    assert real.read_text() == "{}"


def test_clients_that_nobody_ran_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    for name in USER:
        out = _run(capsys, "install", name)[1]
        assert ("nobody has run it" in out) == (not CLIENTS[name].ran)
        assert ("was seen in version" in out) == bool(CLIENTS[name].ran)
    assert "/hooks" in _run(capsys, "install", "codex")[1]
    head, *listed = _run(capsys, "status")[1].splitlines()
    assert head.split(maxsplit=2) == ["client", "settings", "its answers were seen in"]
    assert [line.split()[0] for line in listed] == [*CLIENTS]
    assert all(line.endswith(CLIENTS[line.split()[0]].ran or "documented only") for line in listed)
    states = {line.split()[0]: line[11:27].strip() for line in listed}
    assert dict.fromkeys(USER, "installed") | {"kiro": "needs --file", "devin": "needs --project"} == states


@pytest.mark.parametrize("args", [["install"], ["install", "emacs"], ["install", "claude", "-x"], ["status", "x"]])
def test_wrong_calls(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = _run(capsys, *args)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_the_net_blocks_where_our_program_is_gone(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    _run(capsys, "install", "qwen")
    line = json.loads((home / ".qwen/settings.json").read_text())["hooks"]["PreToolUse"][0]["hooks"][0]["command"]
    done = subprocess.run(
        ["sh", "-c", line.replace(PROGRAM, "/gone/python")], capture_output=True, stdin=subprocess.DEVNULL
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"riskclass did not answer" in done.stderr


def _line_of_qwen(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> str:
    _run(capsys, "install", "qwen")
    settings = json.loads((home / ".qwen/settings.json").read_text())
    return str(settings["hooks"]["PreToolUse"][0]["hooks"][0]["command"])


def test_the_net_adds_nothing_to_our_own_refusal(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = _line_of_qwen(home, capsys)
    done = subprocess.run(["sh", "-c", line], capture_output=True, input=b"no JSON", timeout=30)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"riskclass could not judge this: ")
    assert b"did not answer" not in done.stderr


@pytest.mark.parametrize("variable", ["", ":/opt/lib", "."])
def test_a_projects_files_do_not_answer_for_us(
    variable: str, home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = _line_of_qwen(home, capsys)
    here = tmp_path / "project"
    for name in ("select.py", "sitecustomize.py", "riskclass.py", "encodings.py"):
        (here / name).write_text("import os; os.write(1, b'{}'); os._exit(0)\n")
    message = {"hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": {"command": "rm -rf /"}, "cwd": "/"}
    done = subprocess.run(
        ["sh", "-c", line],
        capture_output=True,
        input=json.dumps(message).encode(),
        cwd=here,
        env={"PYTHONPATH": variable, "HOME": str(home), "PATH": "/usr/bin:/bin"},
        timeout=30,
    )
    assert b'"permissionDecision":"deny"' in done.stdout


def test_a_package_that_only_pythonpath_finds_is_not_installed(tmp_path: pathlib.Path) -> None:
    source = pathlib.Path(riskclass.__file__).parents[1]
    bare = tmp_path / "bare"
    venv.create(bare, symlinks=True)
    words = [str(bare / "bin/python"), "-m", "riskclass", "hook"]
    env = {"PYTHONPATH": str(source), "HOME": str(tmp_path / "home"), "PATH": "/usr/bin:/bin"}
    for args, code in ((["install", "claude"], 2), (["uninstall", "claude"], 0)):
        done = subprocess.run([*words, *args], capture_output=True, env=env, cwd=tmp_path, timeout=60)
        assert done.returncode == code
        assert (b"PYTHONPATH" in done.stderr) == (code == 2)


def test_a_package_of_the_users_is_called_so_that_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(words: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        found = os.fsencode(riskclass.__file__) if "-E" in words else b""
        return subprocess.CompletedProcess(words, 0 if found else 1, found, b"")

    monkeypatch.setattr(subprocess, "run", run)
    assert program.program.__wrapped__() == (sys.executable, "-E", "-P", "-c", RUN)
    assert program.split([sys.executable, "-E", "-P", "-c", RUN, "hook", "x"], "x") is not None


@pytest.mark.parametrize(
    "command",
    [
        "env A=1 /opt/x/riskclass hook claude",
        "mylog && /opt/x/riskclass hook claude | tee /tmp/log",
        "/opt/x/riskclass hook claude; true",
        "/opt/x/riskclass hook claude --mine x",
        "/opt/x/riskclass hook claude --ask",
        "/opt/x/riskclass-like hook claude",
        "/opt/python -m riskclass hook claude",
        "/opt/python -I -m riskclass hook codex",
        "/opt/python -I -m other hook claude",
        f"/opt/python -c '{RUN}' hook claude",
        f"/opt/python -I -c 'pass; {RUN}' hook claude",
        f"/opt/x/riskclass hook claude {NET} ; true",
        "riskclass hook claude",
    ],
)
def test_what_only_looks_like_ours_stays(command: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps({"hooks": {"PreToolUse": [{"matcher": "x", "hooks": [{"command": command}]}]}})
    path = _claude(home, text)
    assert "not installed" in _run(capsys, "uninstall", "claude")[1]
    assert path.read_text() == text


@pytest.mark.parametrize(
    "command",
    [
        "/opt/x/riskclass hook claude",
        "/opt/x/riskclass hook claude || { echo 'riskclass did not answer' >&2; exit 2; }",
        f"'/opt/a b/python' -I -c '{RUN}' hook claude --log '/it'\"'\"'s' {NET}",
        "/opt/python -E -P -m riskclass hook claude --ask deny",
    ],
)
def test_what_we_wrote_at_any_time_is_ours(
    command: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _claude(home, json.dumps({"hooks": {"PreToolUse": [{"matcher": "x", "hooks": [{"command": command}]}]}}))
    assert "changed" in _run(capsys, "status", "claude")[1]
    _run(capsys, "uninstall", "claude")
    assert command not in path.read_text()


def test_a_script_that_only_mentions_us_is_somebody_elses(
    home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "Documents/Cline/Hooks/PreToolUse"
    path.parent.mkdir(parents=True)
    path.write_text("#!/bin/sh\n# instead of `riskclass hook install cline`\necho '{}'\n")
    before = path.read_bytes()
    for verb in ("install", "uninstall"):
        code, _, err = _run(capsys, verb, "cline")
        assert (code, "somebody else's" in err, path.read_bytes()) == (2, True, before)


def test_what_was_there_is_safe_before_it_is_written_over(
    home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _claude(home, '{"model": "opus"}')
    state = home / ".local/state"
    state.parent.mkdir()
    state.write_text("a file where our folder should be")
    code, _, err = _run(capsys, "install", "claude")
    assert (code, err.count("\n")) == (2, 1)
    assert path.read_text() == '{"model": "opus"}'


def test_settings_that_are_no_plain_file_are_refused(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = home / ".claude/settings.json"
    path.parent.mkdir()
    os.mkfifo(path)
    assert _run(capsys, "install", "claude")[2] == f"riskclass hook: {path} is no plain file\n"
    assert "claude     unreadable " in _run(capsys, "status")[1]
    path.unlink()
    path.symlink_to(path.name)
    for verb in ("install", "uninstall", "status"):
        assert _run(capsys, verb, "claude")[0] == 2
    assert path.is_symlink()


def test_settings_that_are_read_only_stay(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _claude(home, "{}")
    path.chmod(0o444)
    assert _run(capsys, "install", "claude")[2] == f"riskclass hook: {path} is read-only\n"
    assert path.read_text() == "{}"


def test_a_relative_state_folder_does_not_count(
    home: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "state")
    _claude(home, "{}")
    assert str(home / ".local/state/riskclass/hooks") in _run(capsys, "install", "claude")[1]


def test_clines_script_answers_where_our_program_is_gone(
    home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _run(capsys, "install", "cline")
    script = home / "Documents/Cline/Hooks/PreToolUse"
    assert os.access(script, os.X_OK)
    script.write_text(script.read_text().replace(PROGRAM, "/gone/python"))
    done = subprocess.run([script], capture_output=True, stdin=subprocess.DEVNULL)
    assert json.loads(done.stdout) == {"cancel": True, "errorMessage": "riskclass did not answer"}


@pytest.mark.parametrize(
    "old", ["{}", "{ }\n", "{\r\n}", '{"a": 1}', '{"hooks": {}}\n', '{"hooks": {"PreToolUse": []}}']
)
def test_what_is_left_is_json_wherever_somebody_wrote(
    old: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = _claude(home, old)
    for place in ("first", "last"):
        _run(capsys, "install", "claude")
        text = settings.read_bytes().decode()
        start = text.index("{") + 1
        end = text.rindex("}")
        edited = f'{text[:start]}"zz": 1,{text[start:]}' if place == "first" else f'{text[:end]}, "zz": 1{text[end:]}'
        settings.write_bytes(edited.encode())
        assert _run(capsys, "uninstall", "claude")[0] == 0
        assert json.loads(settings.read_bytes()) == {"zz": 1, **json.loads(old)}
        settings.write_bytes(old.encode())
