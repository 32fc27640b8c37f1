"""The clients, one record each: what they send, how they are answered, where they are set up, who has seen it work."""

from __future__ import annotations

from riskclass.adapters.hooks.shapes import (
    blocking,
    cancelling,
    cursor,
    flat,
    gemini,
    nested,
    permission,
    refusing,
    reviewing,
    speaking,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Final

    from riskclass.adapters.hooks.shapes import Reply

#: Seconds that a client is told to wait; our own deadline lies below.
TIMEOUT = 10
LONGEST_DEADLINE = 8.0


class Form:
    """One kind of message. It is this one where `key` (a path, `a.b`) holds `value` (`""`: any text).

    `tool` and `args` are paths to the tool's name and arguments (`""`: the message itself). `ask`: yes, no, or
    `terminal`, where asking hangs if there is none. `everything`: the client sends every tool, not only those of our
    matcher, so that a tool without shell text passes in silence.
    """

    __slots__ = ("args", "ask", "everything", "key", "shape", "tool", "value")

    def __init__(
        self,
        key: str,
        value: str,
        shape: Callable[[str, str, str], Reply],
        tool: str = "tool_name",
        args: str = "tool_input",
        ask: str = "yes",
        everything: bool = False,
    ) -> None:
        self.key: Final = key
        self.value: Final = value
        self.shape: Final = shape
        self.tool: Final = tool
        self.args: Final = args
        self.ask: Final = ask
        self.everything: Final = everything


class Place:
    """A file that sets the client up: `entries` to add to its JSON (path, element), or the whole `text`.

    `user` and `project` are relative to the client's folder and to the project's. In elements and text, `$EXE` is our
    program's absolute path, `$ARGS` our words, `$LINE` both as a shell line that blocks if our program fails,
    `$PLAIN` the same without that net, `$TIMEOUT` the client's patience in its unit. `base`: how a new file begins.
    """

    __slots__ = ("base", "entries", "mode", "project", "text", "user")

    def __init__(
        self,
        user: str | None,
        project: str | None,
        entries: tuple[tuple[tuple[str, ...], Any], ...] = (),
        base: dict[str, Any] | None = None,
        text: str = "",
        mode: int = 0o644,
    ) -> None:
        self.user: Final = user
        self.project: Final = project
        self.entries: Final = entries
        self.base: Final = base or {}
        self.text: Final = text
        self.mode: Final = mode


class Client:
    """`tools`: name → what its text is (bash, powershell, or `typed` into something that runs); `keys`: where it is.

    `cwd` is the path of the folder in a message, `into` the argument that changes it, `there` whether a command surely
    runs in it (a terminal that lives on may have moved). `closes`: the switch that makes the client itself fail closed.
    `exit2`: exit code 2 with words on stderr blocks. `blind`: no hook sees what is typed into a session that runs.
    `ran`: the version in which we saw all this, or "" where only its documentation says so. `home`: (environment
    variable, folder) of its own settings. `after`: what is left to do.
    """

    __slots__ = (
        "after",
        "blind",
        "closes",
        "cwd",
        "exit2",
        "forms",
        "home",
        "into",
        "keys",
        "name",
        "optional",
        "passes",
        "places",
        "ran",
        "there",
        "title",
        "tools",
        "typed",
        "unit",
        "windows",
    )

    def __init__(
        self,
        name: str,
        title: str,
        forms: tuple[Form, ...],
        tools: dict[str, str],
        *,
        keys: tuple[str, ...] = ("command",),
        optional: tuple[str, ...] = (),
        cwd: str = "cwd",
        into: str = "",
        typed: str = "",
        there: bool = False,
        unit: str = "s",
        closes: str = "",
        exit2: bool = True,
        passes: bool = False,
        blind: bool = False,
        windows: str = "powershell",
        ran: str = "",
        home: tuple[str, str] = ("", "~"),
        places: tuple[Place, ...] = (),
        after: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.forms: Final = forms
        self.tools: Final = tools
        self.keys: Final = keys
        self.optional: Final = optional  # tools that may come without shell text
        self.cwd: Final = cwd
        self.into: Final = into
        self.typed: Final = typed  # the argument that says: into what runs already
        self.there: Final = there
        self.unit: Final = unit
        self.closes: Final = closes
        self.exit2: Final = exit2
        self.passes: Final = passes  # an ask may be left to the client's own approval (`--ask pass`)
        self.blind: Final = blind
        self.windows: Final = windows  # what its shell reads there
        self.ran: Final = ran
        self.home: Final = home
        self.places: Final = places
        self.after: Final = after


def _hooks(matcher: str, **handler: object) -> dict[str, Any]:
    """A matcher's group with one handler, as most clients have copied it from Claude Code."""
    return {"matcher": matcher, "hooks": [{"type": "command", **handler}]}


#: VS Code runs the hook files of Claude Code and of Copilot too, and ignores their matchers.
_VSCODE = Form("hookEventName", "PreToolUse", nested, everything=True)
_PASCAL = Form("hook_event_name", "PreToolUse", nested)
_CAMEL = Form("toolName", "", flat, "toolName", "toolArgs")
_VSCODE_TOOLS = {"run_in_terminal": "bash", "runTerminalCommand": "bash", "send_to_terminal": "typed"}
_COPILOT_TOOLS = {
    **_VSCODE_TOOLS,
    "bash": "bash",
    "Bash": "bash",
    "powershell": "powershell",
    "PowerShell": "powershell",
    "write_bash": "typed",
    "write_powershell": "typed",
}

_CLAUDE = _hooks("Bash|PowerShell|Monitor", command="$EXE", args="$ARGS", timeout="$TIMEOUT", onFailure="block")
_CODEX = _hooks("Bash", command="$LINE", timeout="$TIMEOUT", statusMessage="riskclass")
_GEMINI = _hooks("run_shell_command", name="riskclass", command="$LINE", timeout="$TIMEOUT")

_OPENCODE = """\
// Asks riskclass before each shell command. Written by `riskclass hook install opencode`.
import { spawnSync } from "node:child_process"

const SHELLS = /bash|cmd|command|console|exec|powershell|process|pwsh|run|shell|spawn|ssh|terminal|zsh/i

export const Riskclass = async ({ directory }) => ({
  "tool.execute.before": async (input, output) => {
    if (!SHELLS.test(input.tool)) return
    const message = JSON.stringify({ input, args: output.args, cwd: directory })
    const answer = spawnSync($EXE, $ARGS, { input: message, encoding: "utf8", timeout: $TIMEOUT })
    if (answer.status !== 0) throw new Error((answer.stderr || "").trim() || "riskclass did not answer")
  },
})
"""
_CLINE = """\
#!/bin/sh
# Asks riskclass before each shell command. Written by `riskclass hook install cline`.
$PLAIN || echo '{"cancel":true,"errorMessage":"riskclass did not answer"}'
"""
_GOOSE = """\
{
  "name": "riskclass",
  "version": "1.0.0",
  "description": "Asks riskclass before each shell command (riskclass hook install goose)"
}
"""

_ALL = (
    Client(
        "claude",
        "Claude Code",
        (
            _PASCAL,
            Form("hook_event_name", "PreSkillShellCommand", nested),
            Form("hook_event_name", "PermissionRequest", permission),
            _VSCODE,
        ),
        {"Bash": "bash", "PowerShell": "powershell", "Monitor": "bash", **_VSCODE_TOOLS},
        optional=("Monitor",),
        there=True,
        closes="onFailure",
        windows="bash",
        ran="2.1.332",
        home=("CLAUDE_CONFIG_DIR", "~/.claude"),
        places=(
            Place(
                "settings.json",
                ".claude/settings.json",
                ((("hooks", "PreToolUse"), _CLAUDE), (("hooks", "PreSkillShellCommand"), _CLAUDE)),
            ),
        ),
        after="onFailure, which blocks when the hook cannot start or times out, needs Claude Code 2.1.295 or newer.",
    ),
    Client(
        "codex",
        "OpenAI Codex CLI",
        (
            Form("hook_event_name", "PreToolUse", refusing, ask="no"),
            Form("hook_event_name", "PermissionRequest", permission),
        ),
        {"Bash": "bash"},
        there=True,
        passes=True,
        blind=True,
        ran="0.171.0",
        home=("CODEX_HOME", "~/.codex"),
        places=(
            Place(
                "hooks.json",
                ".codex/hooks.json",
                ((("hooks", "PreToolUse"), _CODEX), (("hooks", "PermissionRequest"), _CODEX)),
            ),
        ),
        after="Start codex and run /hooks to trust the two hooks: until then, Codex skips them without a word.",
    ),
    Client(
        "gemini",
        "Gemini CLI",
        (Form("hook_event_name", "BeforeTool", gemini, ask="terminal"),),
        {"run_shell_command": "bash"},
        into="dir_path",
        there=True,
        unit="ms",
        ran="0.61.0",
        home=("", "~/.gemini"),
        places=(Place("settings.json", ".gemini/settings.json", ((("hooks", "BeforeTool"), _GEMINI),)),),
        after="For `gemini -p` in a terminal use --ask deny: it cannot ask there, and would wait for ever.",
    ),
    Client(
        "qwen",
        "Qwen Code",
        (_PASCAL,),
        {"run_shell_command": "bash", "Bash": "bash"},
        into="directory",
        there=True,
        ran="0.24.4",
        home=("", "~/.qwen"),
        places=(
            Place(
                "settings.json",
                ".qwen/settings.json",
                ((("hooks", "PreToolUse"), _hooks("^run_shell_command$", command="$LINE", timeout="$TIMEOUT")),),
            ),
        ),
    ),
    Client(
        "copilot",
        "GitHub Copilot CLI",
        (_CAMEL, _PASCAL, _VSCODE),
        _COPILOT_TOOLS,
        keys=("command", "input"),
        closes="built in, but not for timeouts",
        ran="1.0.102",
        home=("COPILOT_HOME", "~/.copilot"),
        places=(
            Place(
                "hooks/riskclass.json",
                ".github/hooks/riskclass.json",
                (
                    (
                        ("hooks", "preToolUse"),
                        {
                            "type": "command",
                            "matcher": "bash|powershell|write_bash|write_powershell",
                            "command": "$PLAIN",
                            "timeoutSec": "$TIMEOUT",
                        },
                    ),
                ),
                {"version": 1},
            ),
        ),
        after="`copilot -p` runs a project's hooks only in folders that it trusts.",
    ),
    Client(
        "cursor",
        "Cursor",
        (
            Form("hook_event_name", "beforeShellExecution", cursor, "hook_event_name", ""),
            Form("hook_event_name", "preToolUse", cursor, ask="no"),
        ),
        {"beforeShellExecution": "bash", "Shell": "bash"},
        cwd="workspace_roots",
        closes="failClosed",
        home=("", "~/.cursor"),
        places=(
            Place(
                "hooks.json",
                ".cursor/hooks.json",
                (
                    (
                        ("hooks", "beforeShellExecution"),
                        {"command": "$PLAIN", "timeout": "$TIMEOUT", "failClosed": True},
                    ),
                ),
                {"version": 1},
            ),
        ),
    ),
    Client(
        "vscode",
        "VS Code agent",
        (_VSCODE, _PASCAL, _CAMEL),
        _COPILOT_TOOLS,
        keys=("command", "input"),
        home=("COPILOT_HOME", "~/.copilot"),
        places=(
            Place(
                "hooks/riskclass-vscode.json",
                ".github/hooks/riskclass-vscode.json",
                ((("hooks", "PreToolUse"), {"type": "command", "command": "$LINE", "timeout": "$TIMEOUT"}),),
            ),
        ),
    ),
    Client(
        "opencode",
        "opencode",
        (Form("input.tool", "", speaking, "input.tool", "args", ask="no", everything=True),),
        {"bash": "bash"},
        into="workdir",
        there=True,
        unit="ms",
        closes="our plugin throws",
        ran="1.18.33",
        home=("OPENCODE_CONFIG_DIR", "~/.config/opencode"),
        places=(Place("plugins/riskclass.js", ".opencode/plugins/riskclass.js", text=_OPENCODE),),
    ),
    Client(
        "goose",
        "Goose",
        (Form("event", "PreToolUse", blocking, ask="no"),),
        {"developer__shell": "bash", "shell": "bash"},
        cwd="working_dir",
        closes="on_failure",
        home=("", "~/.agents/plugins/riskclass"),
        places=(
            Place("plugin.json", ".agents/plugins/riskclass/plugin.json", text=_GOOSE),
            Place(
                "hooks/hooks.json",
                ".agents/plugins/riskclass/hooks/hooks.json",
                (
                    (
                        ("hooks", "PreToolUse"),
                        _hooks("^developer__shell$", command="$PLAIN", timeout="$TIMEOUT", on_failure="block"),
                    ),
                ),
            ),
        ),
    ),
    Client(
        "cline",
        "Cline",
        (
            Form("preToolUse.toolName", "", cancelling, "preToolUse.toolName", "preToolUse.parameters", "no", True),
            Form("tool_call.name", "", reviewing, "tool_call.name", "tool_call.input", everything=True),
        ),
        {"execute_command": "bash", "run_commands": "bash"},
        keys=("command", "commands"),
        cwd="workspaceRoots",
        exit2=False,
        home=("", "~/Documents/Cline/Hooks"),
        places=(Place("PreToolUse", ".clinerules/hooks/PreToolUse", text=_CLINE, mode=0o755),),
        after="Enable hooks in Cline's settings; it has none on Windows.",
    ),
    Client(
        "windsurf",
        "Windsurf (Devin Desktop)",
        (Form("agent_action_name", "pre_run_command", speaking, "agent_action_name", "tool_info", "no"),),
        {"pre_run_command": "bash"},
        keys=("command_line",),
        cwd="tool_info.cwd",
        home=("", "~/.codeium/windsurf"),
        places=(
            Place(
                "hooks.json",
                ".windsurf/hooks.json",
                ((("hooks", "pre_run_command"), {"command": "$LINE", "show_output": True}),),
            ),
        ),
    ),
    Client(
        "kiro",
        "Kiro CLI",
        (Form("hook_event_name", "", speaking, ask="no"),),
        {"execute_bash": "bash", "shell": "bash"},
        unit="ms",
        places=(
            Place(
                None,
                None,
                (
                    (
                        ("hooks", "preToolUse"),
                        {
                            "matcher": "execute_bash",
                            "command": "$LINE",
                            "timeout_ms": "$TIMEOUT",
                            "cache_ttl_seconds": 0,
                        },
                    ),
                ),
            ),
        ),
    ),
    Client(
        "devin",
        "Devin CLI",
        (Form("hook_event_name", "PreToolUse", speaking, ask="no"),),
        {"exec": "bash"},
        places=(
            Place(
                None,
                ".devin/hooks.v1.json",
                ((("PreToolUse",), _hooks("exec", command="$LINE", timeout="$TIMEOUT")),),
            ),
        ),
    ),
    Client(
        "openhands",
        "OpenHands SDK",
        (Form("event_type", "PreToolUse", speaking, ask="no"),),
        {"terminal": "bash"},
        cwd="working_dir",
        typed="is_input",
        home=("OH_PERSISTENCE_DIR", "~/.openhands"),
        places=(
            Place(
                "hooks.json",
                ".openhands/hooks.json",
                ((("hooks", "PreToolUse"), _hooks("terminal", command="$LINE", timeout="$TIMEOUT")),),
            ),
        ),
    ),
)
CLIENTS = {client.name: client for client in _ALL}
