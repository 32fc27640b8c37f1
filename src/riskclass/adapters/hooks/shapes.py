"""How clients are told: one function a shape. Each takes the event's name, what is to happen and why.

    shape(event, action, reason) -> (stdout, stderr, exit code)

`action` is allow, ask or deny; a shape that cannot ask is never asked to. What each client makes of it was seen in the
real clients, or is only documented: clients.py says which. An answer is JSON with exit code 0 and nothing on stderr, or
text on stderr with exit code 2 and nothing on stdout; mixtures, unknown keys and exit code 1 let the command run in
several clients.
"""

from __future__ import annotations

from riskclass.model.jsontext import dumps

TYPE_CHECKING = False
if TYPE_CHECKING:
    Reply = tuple[str, str, int]

SILENCE: Reply = ("", "", 0)


def nested(event: str, action: str, reason: str) -> Reply:
    """Claude Code, Qwen Code, VS Code, Copilot's PascalCase events."""
    answer = {"hookEventName": event, "permissionDecision": action, "permissionDecisionReason": reason}
    return dumps({"hookSpecificOutput": answer}) + "\n", "", 0


def refusing(event: str, action: str, reason: str) -> Reply:
    """Codex before a tool: it takes deny alone. allow without new input, and ask, are errors there, and it runs."""
    return nested(event, "deny", reason) if action == "deny" else SILENCE


def permission(event: str, action: str, reason: str) -> Reply:
    """Where a client is about to ask somebody (Codex, Claude Code): allow or deny for them; silence lets it ask."""
    if action == "ask":
        return SILENCE
    decision = {"behavior": "allow"} if action == "allow" else {"behavior": "deny", "message": reason}
    return dumps({"hookSpecificOutput": {"hookEventName": event, "decision": decision}}) + "\n", "", 0


def gemini(event: str, action: str, reason: str) -> Reply:
    """Gemini CLI: its prompt shows `systemMessage`, its model gets `reason`. An allow would change nothing there."""
    if action == "allow":
        return SILENCE
    return dumps({"decision": action, "reason": reason, "systemMessage": reason}) + "\n", "", 0


def flat(event: str, action: str, reason: str) -> Reply:
    """Copilot CLI's camelCase events."""
    return dumps({"permissionDecision": action, "permissionDecisionReason": reason}) + "\n", "", 0


def cursor(event: str, action: str, reason: str) -> Reply:
    answer = {"permission": action}
    if action != "allow":
        answer |= {"user_message": reason, "agent_message": reason}
    return dumps(answer) + "\n", "", 0


def blocking(event: str, action: str, reason: str) -> Reply:
    """Goose: silence is its allow."""
    return (dumps({"decision": "block", "reason": reason}) + "\n", "", 0) if action == "deny" else SILENCE


def cancelling(event: str, action: str, reason: str) -> Reply:
    """Cline in VS Code: an exit code other than 0 lets the tool run there, whatever its pages say."""
    answer: dict[str, object] = {"cancel": action == "deny"}
    if action == "deny":
        answer["errorMessage"] = reason
    return dumps(answer) + "\n", "", 0


def reviewing(event: str, action: str, reason: str) -> Reply:
    """Cline's SDK and command line: `review` waits for a person."""
    answer: dict[str, object] = {"review" if action == "ask" else "cancel": action != "allow"}
    if action != "allow":
        answer["errorMessage"] = reason
    return dumps(answer) + "\n", "", 0


def speaking(event: str, action: str, reason: str) -> Reply:
    """Words on stderr and exit code 2 (Windsurf, Kiro, Devin, OpenHands, our plugin for opencode)."""
    return ("", reason + "\n", 2) if action == "deny" else SILENCE
