"""A client's message in, its answer out. Whatever goes wrong is asked about or refused, never let through."""

from __future__ import annotations

import os
import sys

from riskclass.adapters.hooks.shapes import SILENCE
from riskclass.model.jsontext import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from riskclass.adapters.hooks.clients import Client, Form
    from riskclass.adapters.hooks.shapes import Reply

#: A tool that we have no record of is a shell if its name holds one of these and it carries text under one of those.
SHELLS = ("bash", "cmd", "command", "console", "exec", "powershell", "pwsh", "run", "shell", "terminal", "zsh")
KEYS = ("command", "commands", "command_line", "cmd", "script", "input")
#: Keys that interrupt or stop what runs in a terminal (OpenHands), and the empty text that only looks at it.
INTERRUPTS = ("", "C-c", "C-d", "C-z")
LONGEST_REASON = 1500


class Settings:
    """`ask`: what becomes of an ask: `deny`, `pass` (Codex), or "" for what the client does best.

    `deadline`: seconds. `policy`: a policy file named by the caller.
    """

    __slots__ = ("ask", "deadline", "policy")

    def __init__(self, ask: str = "", deadline: float = 3.0, policy: str | None = None) -> None:
        self.ask: Final = ask
        self.deadline: Final = deadline
        self.policy: Final = policy


class Unreadable(Exception):
    """A message that cannot be judged, and why in one sentence."""


class Call:
    """What a message asks to run: shell text in a dialect, and the folder as far as it is known."""

    __slots__ = ("cwd", "dialect", "text", "typed", "where")

    def __init__(self, text: str, dialect: str, typed: bool, cwd: str | None, where: str | None) -> None:
        self.text: Final = text
        self.dialect: Final = dialect
        self.typed: Final = typed  # into something that runs already: a shell, or anything else
        self.cwd: Final = cwd  # where it surely runs
        self.where: Final = where  # whose policy counts


def answer(client: Client, data: bytes, settings: Settings | None = None, seen: list[Form] | None = None) -> Reply:
    """What `client` is told about the message `data`: (stdout, stderr, exit code). Never raises.

    The form of the message is put into `seen` once it is known, for an answer when time is up.
    """
    settings = settings or Settings()
    seen = [] if seen is None else seen
    try:
        message = _message(data)
        form = _form(client, message)
        seen.append(form)
        call = _call(client, form, message)
        if call is None:
            return SILENCE
        return _judged(client, form, message, call, settings)
    except BaseException as error:  # a bug must never become permission
        return fault(client, seen[0] if seen else None, _why(error), settings)


def fault(client: Client, form: Form | None, why: str, settings: Settings) -> Reply:
    """The answer where nothing could be judged: ask or deny in the client's own words, else words and exit code 2."""
    reason = f"riskclass could not judge this: {why}"
    if form is None:
        if client.exit2:
            return "", reason + "\n", 2
        form = client.forms[0]
    return _reply(form, form.value or "PreToolUse", "ask", reason, settings, always=True)


def _judged(client: Client, form: Form, message: dict[str, Any], call: Call, settings: Settings) -> Reply:
    from riskclass.adapters.hooks.decide import decide

    home = os.environ.get("HOME", "")
    known = home if home.startswith("/") else None
    action, because, verdict = decide(call.text, call.dialect, call.cwd, known, call.where, settings.policy)
    always = False
    if call.typed:
        action, because = _at_least_ask(action, f"typed into something that runs; as a shell command, {because}")
    elif client.blind and any(effect.kind == "code.interactive" for effect in verdict.effects):
        action, because = _at_least_ask(action, f"{because}, and no hook sees what is typed into it")
        always = True
    unattended = message.get("permission_mode") in ("bypassPermissions", "dontAsk")
    reason = f"riskclass: {because}"
    return _reply(form, form.value or "PreToolUse", action, reason, settings, always or unattended)


def _at_least_ask(action: str, because: str) -> tuple[str, str]:
    return "ask" if action == "allow" else action, because


def _reply(form: Form, event: str, action: str, reason: str, settings: Settings, always: bool) -> Reply:
    """`always`: an ask may not be left to the client's own approval."""
    if action == "ask" and (settings.ask == "deny" or form.ask == "no" or (form.ask == "terminal" and _alone())):
        if settings.ask == "pass" and not always:
            return SILENCE
        action, reason = "deny", f"{reason} (a person has to run it: there is nobody to ask here)"
    return form.shape(event, action, _line(reason))


def _alone() -> bool:
    """No terminal: a client that asks on one would wait for ever. Windows has no such file; there it is asked."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
    except OSError:
        return os.name != "nt"
    return False


def _line(reason: str) -> str:
    from riskclass.adapters.render import printable

    return printable(reason[:LONGEST_REASON])


def _why(error: BaseException) -> str:
    return str(error) if isinstance(error, Unreadable) else type(error).__name__


def _message(data: bytes) -> dict[str, Any]:
    try:
        message = loads(data.decode("utf-8"))
    except ValueError:
        raise Unreadable("its message is no JSON") from None
    if not isinstance(message, dict):
        raise Unreadable("its message is no JSON object")
    return message


def _form(client: Client, message: dict[str, Any]) -> Form:
    for form in client.forms:
        value = _at(message, form.key)
        if isinstance(value, str) and value and form.value in ("", value):
            return form
    raise Unreadable(f"its message is none that {client.title} is known to send")


def _at(message: object, path: str) -> object:
    """What stands at `a.b`; the message itself for the empty path; None where there is nothing."""
    for key in path.split(".") if path else ():
        message = message.get(key) if isinstance(message, dict) else None
    return message


def _call(client: Client, form: Form, message: dict[str, Any]) -> Call | None:
    """What is to be judged; None where the tool carries no shell text."""
    tool, args = _at(message, form.tool), _at(message, form.args)
    if not isinstance(tool, str) or not tool:
        raise Unreadable("its message names no tool")
    dialect = client.tools.get(tool) or _guessed(tool)
    if not dialect and form.everything:
        return None
    if not dialect:
        raise Unreadable(f"{tool} is no tool that riskclass was set up for")
    if isinstance(args, str):  # Copilot has sent both
        args = loads(args)
    if not isinstance(args, dict):
        raise Unreadable(f"{tool} came without arguments")
    text = _text(args, client.keys if tool in client.tools else KEYS)
    if text is None:
        if tool in client.optional or (form.everything and tool not in client.tools and not _mentions(args)):
            return None
        raise Unreadable(f"{tool} came without a command that can be read")
    typed = dialect == "typed" or args.get("is_input") is True
    if typed and text in INTERRUPTS:
        return None
    where, cwd = _folder(client, message, args)
    return Call(text, _shell(client, dialect), typed, cwd, where)


def _guessed(tool: str) -> str:
    name = tool.lower()
    if not any(each in name for each in SHELLS):
        return ""
    return "powershell" if "powershell" in name or "pwsh" in name else "bash"


def _mentions(args: dict[str, Any]) -> bool:
    """Whether a command stands anywhere in the arguments, at most one level down (`task.command`)."""
    return any(
        key in KEYS or (isinstance(value, dict) and any(inner in KEYS for inner in value))
        for key, value in args.items()
    )


def _text(args: dict[str, Any], keys: tuple[str, ...]) -> str | None:
    """The commands under all of `keys`, a line each; None if there is none, or one that is no text."""
    found: list[str] = []
    for key in keys:
        if key in args:
            value = args[key]
            items = value if isinstance(value, list) else [value]
            if not all(isinstance(item, str) for item in items):
                return None
            found += items
    return "\n".join(found) if found else None


def _shell(client: Client, dialect: str) -> str:
    if dialect == "powershell" or (sys.platform == "win32" and client.windows == "powershell"):
        return "powershell"
    return "zsh" if os.environ.get("SHELL", "").endswith("/zsh") else "bash"


def _folder(client: Client, message: dict[str, Any], args: dict[str, Any]) -> tuple[str | None, str | None]:
    """(the folder whose policy counts, the folder where it surely runs), absolute or None."""
    where = _at(message, client.cwd)
    if not isinstance(where, str) or not where.startswith("/"):
        return None, None
    into = args.get(client.into) if client.into else None
    if into is None or into == "":
        return where, where if client.there else None
    return where, os.path.normpath(os.path.join(where, into)) if isinstance(into, str) else None
