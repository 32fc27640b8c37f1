"""What a tool call would run: its shell texts, and whether they are surely all of it."""

from __future__ import annotations

from riskclass.adapters.hooks.decide import Unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from riskclass.adapters.hooks.clients import Client

    #: Shell text, or a program and its arguments.
    Command = str | list[str]

#: A tool that we have no record of is taken for a shell if its name holds one of these.
SHELLS = (
    "bash", "cmd", "command", "console", "exec", "powershell", "process", "pwsh", "run", "shell", "spawn", "ssh",
    "terminal", "zsh",
)  # fmt: skip
#: Where such a tool has its text; and what else may be a part of what it runs.
KEYS = ("command", "commands", "command_line", "commandline", "cmd", "script", "input")
PARTS = ("args", "argv", "arguments", "program", "executable")
#: Beside one text under one of `_PLAIN`, these change nothing; anything else may.
_PLAIN = ("command", "command_line", "commandline", "cmd")
_HARMLESS = ("description", "explanation", "goal", "id", "timeout", "timeout_ms", "title")


class Call:
    """`commands` to be judged, `unsure` why they may not be all that happens, or empty."""

    __slots__ = ("commands", "unsure")

    def __init__(self, commands: tuple[Command, ...], unsure: str) -> None:
        self.commands: Final = commands
        self.unsure: Final = unsure


def looks_like(tool: str) -> str:
    """bash or powershell, for a tool that we have no record of; empty where it is none."""
    name = tool.lower()
    if not any(each in name for each in SHELLS):
        return ""
    return "powershell" if "powershell" in name or "pwsh" in name else "bash"


def known(client: Client, tool: str, args: dict[str, Any]) -> Call | None:
    """The call of a tool of the client's; None: it may come without a command, and has.

    Raises:
        Unreadable: it has none that can be read.
    """
    found = _commands(args, client.keys)
    if found is None:
        if tool in client.optional and not mentions(args):
            return None
        raise Unreadable(f"{tool} came without a command that can be read")
    if any(isinstance(each, list) for each in found):
        return Call(found, "its words came one by one")
    return Call(found, "it came with arguments of its own" if any(key in PARTS for key in args) else "")


def guessed(tool: str, args: dict[str, Any], everything: bool) -> Call | None:
    """The call of a tool that looks like a shell; None: it runs nothing that we know of.

    Raises:
        Unreadable: it has no command that can be read.
    """
    found = _commands(args, KEYS)
    if found is None:
        if everything and not mentions(args):
            return None
        raise Unreadable(f"{tool} came without a command that can be read")
    if len(found) == 1 and any(key in args for key in _PLAIN) and isinstance(found[0], str):
        others = [key for key in args if key not in _PLAIN and key not in _HARMLESS]
        return Call(found, f"what {tool} makes of {others[0]} is not known" if others else "")
    return Call(found, f"what {tool} makes of its arguments is not known")


def mentions(args: object) -> bool:
    """Whether a command, or a part of one, stands anywhere in the arguments."""
    left = [args]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            if any(key.lower() in KEYS or key.lower() in PARTS for key in value):
                return True
            left += value.values()
        elif isinstance(value, list):
            left += value
    return False


def _commands(args: dict[str, Any], keys: tuple[str, ...]) -> tuple[Command, ...] | None:
    """Each text, and all of them one after the other: what one opens may swallow the next, or change what it means.

    A list under `commands` is one of texts, elsewhere a program and its arguments. None: there is nothing, or what is
    no text.
    """
    texts: list[str] = []
    programs: list[Command] = []
    for key in keys:
        if key not in args:
            continue
        value = args[key]
        if isinstance(value, str):
            texts.append(value)
        elif not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
            return None
        elif key == "commands":
            texts += value
        else:
            programs.append(value)
    if len(texts) > 1:
        texts.append("\n".join(texts))
    return (*texts, *programs) or None
