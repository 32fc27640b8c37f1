"""Messages as clients send them, one maker for each kind, and what a client makes of a reply.

`KINDS` covers every form of every client (test_answers says so). Messages of clients that were run follow what they
really sent (stdin/*.json); the others follow their documentation.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Maker = Callable[[str, dict[str, Any]], dict[str, Any]]


class Kind:
    """`tool`: the name of the client's shell; `key`: where its text is. `make(tool, args)` gives a message."""

    def __init__(self, client: str, tool: str, make: Maker, key: str = "command") -> None:
        self.client = client
        self.tool = tool
        self.make = make
        self.key = key

    def message(self, command: object, tool: str | None = None, **more: object) -> bytes:
        """The bytes that come in when the client is about to run `command`."""
        return json.dumps(self.make(tool or self.tool, {self.key: command, **more})).encode()


def _claude_like(event: str, **more: object) -> Maker:
    def make(tool: str, args: dict[str, Any]) -> dict[str, Any]:
        return {"cwd": "/w/p", "hook_event_name": event, "tool_name": tool, "tool_input": args, **more}

    return make


def _camel(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"sessionId": "s", "timestamp": 1796051865639, "cwd": "/w/p", "toolName": tool, "toolArgs": args}


def _camel_text(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {**_camel(tool, {}), "toolArgs": json.dumps(args)}


def _vscode(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"sessionId": "s", "cwd": "/w/p", "hookEventName": "PreToolUse", "tool_name": tool, "tool_input": args}


def _cursor(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"conversation_id": "c", "hook_event_name": tool, "cursor_version": "3.24", "cwd": "", **args}


def _opencode(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"input": {"tool": tool, "sessionID": "s", "callID": "c"}, "args": args, "cwd": "/w/p"}


def _goose(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"event": "PreToolUse", "matcher_context": tool, "tool_name": tool, "tool_input": args, "working_dir": "/w"}


def _cline(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"clineVersion": "3", "hookName": "PreToolUse", "preToolUse": {"toolName": tool, "parameters": args}}


def _cline_sdk(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"hookName": "tool_call", "tool_call": {"id": "1", "name": tool, "input": args}}


def _windsurf(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"agent_action_name": tool, "trajectory_id": "t", "tool_info": {**args, "cwd": "/w/p"}}


def _openhands(tool: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"event_type": "PreToolUse", "tool_name": tool, "tool_input": args, "working_dir": "/w", "metadata": {}}


_PRE = _claude_like("PreToolUse", session_id="s", tool_use_id="t", permission_mode="default")
_CODEX = {"turn_id": "t", "model": "m", "transcript_path": None, "permission_mode": "default"}

KINDS: dict[str, Kind] = {
    "claude": Kind("claude", "Bash", _PRE),
    "claude-skill": Kind("claude", "Bash", _claude_like("PreSkillShellCommand", command_name="x", invoked_by="user")),
    "claude-permission": Kind("claude", "Bash", _claude_like("PermissionRequest")),
    "claude-in-vscode": Kind("claude", "run_in_terminal", _vscode),
    "codex": Kind("codex", "Bash", _claude_like("PreToolUse", **_CODEX)),
    "codex-permission": Kind("codex", "Bash", _claude_like("PermissionRequest", **_CODEX)),
    "gemini": Kind("gemini", "run_shell_command", _claude_like("BeforeTool", timestamp="2026-11-29T13:46:03.223Z")),
    "qwen": Kind("qwen", "run_shell_command", _claude_like("PreToolUse", permission_mode="yolo", tool_call_id="c")),
    "copilot": Kind("copilot", "bash", _camel),
    "copilot-text": Kind("copilot", "bash", _camel_text),
    "copilot-pascal": Kind("copilot", "bash", _claude_like("PreToolUse")),
    "copilot-in-vscode": Kind("copilot", "run_in_terminal", _vscode),
    "cursor": Kind("cursor", "beforeShellExecution", _cursor),
    "cursor-tool": Kind("cursor", "Shell", _claude_like("preToolUse", cursor_version="3.24")),
    "vscode": Kind("vscode", "run_in_terminal", _vscode),
    "vscode-in-copilot": Kind("vscode", "bash", _claude_like("PreToolUse")),
    "vscode-in-copilot-camel": Kind("vscode", "bash", _camel),
    "opencode": Kind("opencode", "bash", _opencode),
    "goose": Kind("goose", "developer__shell", _goose),
    "cline": Kind("cline", "execute_command", _cline),
    "cline-sdk": Kind("cline", "run_commands", _cline_sdk, "commands"),
    "windsurf": Kind("windsurf", "pre_run_command", _windsurf, "command_line"),
    "kiro": Kind("kiro", "execute_bash", _claude_like("preToolUse")),
    "devin": Kind("devin", "exec", _claude_like("PreToolUse", prompt_id="p")),
    "openhands": Kind("openhands", "terminal", _openhands),
}


def reading(kind: str, reply: tuple[str, str, int]) -> str:
    """What the client does with a reply, as docs/clients says: allowed, asks, blocked, usual (its own flow), or runs.

    `runs` is what must never happen where we did not mean it: the client takes the reply for a broken hook.
    """
    out, err, code = reply
    client = KINDS[kind].client if kind in KINDS else kind
    if code == 2:
        blocks = bool(err.strip()) and client != "cline"
        return "blocked" if blocks and not out else "runs"
    if code != 0 or err:
        return "runs"
    if not out.strip():
        return "usual"
    return _of_json(kind, client, json.loads(out))


def _of_json(kind: str, client: str, answer: dict[str, Any]) -> str:
    if "hookSpecificOutput" in answer:
        return _of_nested(kind, answer)
    if client == "gemini" and answer.keys() == {"decision", "reason", "systemMessage"}:
        return {"deny": "blocked", "ask": "asks"}[answer["decision"]]
    if "permissionDecision" in answer and kind in ("copilot", "copilot-text", "vscode-in-copilot-camel"):
        return {"deny": "blocked", "ask": "asks", "allow": "allowed"}[answer["permissionDecision"]]
    if "permission" in answer and client == "cursor":
        if answer["permission"] == "ask" and kind == "cursor-tool":
            return "runs"  # accepted there, and not enforced
        return {"deny": "blocked", "ask": "asks", "allow": "allowed"}[answer["permission"]]
    if client == "goose" and answer.get("decision") == "block":
        return "blocked"
    if client == "cline":
        return "asks" if answer.get("review") else "blocked" if answer["cancel"] else "usual"
    return "runs"


def _of_nested(kind: str, answer: dict[str, Any]) -> str:
    if answer.keys() != {"hookSpecificOutput"}:
        return "runs"
    inner = answer["hookSpecificOutput"]
    if kind in ("claude-permission", "codex-permission"):
        if inner["hookEventName"] != "PermissionRequest" or not inner["decision"].keys() <= {"behavior", "message"}:
            return "runs"
        return {"deny": "blocked", "allow": "allowed"}[inner["decision"]["behavior"]]
    if inner.keys() != {"hookEventName", "permissionDecision", "permissionDecisionReason"}:
        return "runs"
    takes = {
        "claude": {"deny", "ask", "allow"},
        "claude-skill": {"deny", "ask", "allow"},
        "claude-in-vscode": {"deny", "ask", "allow"},
        "codex": {"deny"},
        "qwen": {"deny", "ask", "allow"},
        "copilot-pascal": {"deny", "ask", "allow"},
        "copilot-in-vscode": {"deny", "ask", "allow"},
        "vscode": {"deny", "ask", "allow"},
        "vscode-in-copilot": {"deny", "ask", "allow"},
    }.get(kind, set())
    event = "PreSkillShellCommand" if kind == "claude-skill" else "PreToolUse"
    decision = inner["permissionDecision"]
    if decision not in takes or inner["hookEventName"] != event or not inner["permissionDecisionReason"]:
        return "runs"
    return {"deny": "blocked", "ask": "asks", "allow": "allowed"}[str(decision)]
