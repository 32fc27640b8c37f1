"""A client's message in, its answer out. Whatever goes wrong is asked about or refused, never let through."""

from __future__ import annotations

import os
import sys

from riskclass.adapters.hooks.calls import guessed, known, looks_like
from riskclass.adapters.hooks.decide import Question, Settings, Unreadable, decide, why
from riskclass.adapters.hooks.shapes import SILENCE
from riskclass.model.jsontext import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from riskclass.adapters.hooks.clients import Client, Form
    from riskclass.adapters.hooks.decide import Judgement
    from riskclass.adapters.hooks.shapes import Reply

#: Keys that interrupt or stop what runs in a terminal (OpenHands), and the empty text that only looks at it.
INTERRUPTS = ("", "C-c", "C-d", "C-z")
LONGEST_REASON = 1500


def answer(
    client: Client, data: bytes, settings: Settings | None = None, judge: Callable[[Question], Judgement] | None = None
) -> Reply:
    """What `client` is told about the message `data`: (stdout, stderr, exit code). Never raises."""
    settings = settings or Settings()
    form: Form | None = None
    try:
        message = _message(data)
        form = _form(client, message)
        question = _question(client, form, message, settings)
        if question is None:
            return SILENCE
        action, because, always = _judged(client, question, (judge or decide)(question))
        if action == "allow" and question.foreign:
            return SILENCE  # of a tool that we have no record of, no word of ours is permission
        always = always or message.get("permission_mode") in ("bypassPermissions", "dontAsk")
        return _reply(form, action, f"riskclass: {because}", settings, always)
    except BaseException as error:  # a bug must never become permission
        return fault(client, form, why(error), settings)


def fault(client: Client, form: Form | None, because: str, settings: Settings) -> Reply:
    """The answer where nothing could be judged: ask or deny in the client's own words, else words and exit code 2."""
    reason = f"riskclass could not judge this: {because}"
    if form is None:
        if client.exit2:
            return "", reason + "\n", 2
        form = client.forms[0]
    return _reply(form, "ask", reason, settings, always=True)


def _judged(client: Client, question: Question, found: Judgement) -> tuple[str, str, bool]:
    """What is to happen, why, and whether an ask may not be left to the client's own approval."""
    action, because = found.action, found.because
    unseen = found.session and client.blind
    if question.typed:
        because = f"typed into something that runs; as a shell command, {because}"
    elif unseen:
        because += ", and no hook sees what is typed into it"
    elif question.unsure:
        because = f"{question.unsure}; the rest: {because}"
    unsure = question.typed or unseen or question.unsure
    return "ask" if action == "allow" and unsure else action, because, unseen


def _reply(form: Form, action: str, reason: str, settings: Settings, always: bool) -> Reply:
    """`always`: an ask may not be left to the client's own approval."""
    if action == "ask" and (settings.ask == "deny" or form.ask == "no" or (form.ask == "terminal" and _alone())):
        if settings.ask == "pass" and not always:
            return SILENCE
        action, reason = "deny", f"{reason} (a person has to run it: there is nobody to ask here)"
    return form.shape(form.value or "PreToolUse", action, _line(reason))


def _alone() -> bool:
    """No terminal, or CI: a client that asks there would wait for ever. Windows has no such file; there it is asked."""
    if os.environ.get("CI"):
        return True
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
    except OSError:
        return os.name != "nt"
    return False


def _line(reason: str) -> str:
    from riskclass.adapters.render import printable

    return printable(reason[:LONGEST_REASON])


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


def _question(client: Client, form: Form, message: dict[str, Any], settings: Settings) -> Question | None:
    """What is to be judged; None where the tool carries no shell text."""
    tool, args = _at(message, form.tool), _at(message, form.args)
    if not isinstance(tool, str) or not tool:
        raise Unreadable("its message names no tool")
    ours = tool in client.tools
    dialect = client.tools[tool] if ours else looks_like(tool)
    if not dialect and form.everything:
        return None
    if not dialect:
        raise Unreadable(f"{tool} is no tool that riskclass was set up for")
    args = _arguments(tool, args)
    call = known(client, tool, args) if ours else guessed(tool, args, form.everything)
    if call is None:
        return None
    typed = dialect == "typed" or (ours and client.typed != "" and args.get(client.typed) is True)
    if typed and dialect != "typed" and call.commands in [(text,) for text in INTERRUPTS]:
        return None
    where, cwd = _folder(client, message, args)
    shell = _shell(client, dialect)
    return Question(call.commands, shell, cwd, where, f"hook {client.name}", settings, typed, call.unsure, not ours)


def _arguments(tool: str, args: object) -> dict[str, Any]:
    if isinstance(args, str):  # Copilot has sent both
        try:
            args = loads(args)
        except ValueError:
            raise Unreadable(f"{tool} came with arguments that are no JSON") from None
    if not isinstance(args, dict):
        raise Unreadable(f"{tool} came without arguments")
    return args


def _shell(client: Client, dialect: str) -> str:
    if dialect == "powershell" or (sys.platform == "win32" and client.windows == "powershell"):
        return "powershell"
    return "zsh" if os.path.basename(os.environ.get("SHELL", "")).startswith("zsh") else "bash"


def _folder(client: Client, message: dict[str, Any], args: dict[str, Any]) -> tuple[str | None, str | None]:
    """(the folder whose policy counts, the folder where it surely runs), absolute or None."""
    where = _at(message, client.cwd)
    if isinstance(where, list):  # of the folders that are open, the first
        where = where[0] if where else None
    if not isinstance(where, str) or not where.startswith("/"):
        return None, None
    into = args.get(client.into) if client.into else None
    if into is None or into == "":
        return where, where if client.there else None
    return where, os.path.normpath(os.path.join(where, into)) if isinstance(into, str) else None
