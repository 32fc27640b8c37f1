"""`riskclass hook CLIENT`: answers an agent's client before it runs a shell command.

The process ends here, and never with exit code 1: most clients take every code but 0 and 2 for a broken hook, and run
the command. `riskclass hook install | uninstall | status` set clients up (install.py).
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.adapters.hooks.clients import Client
    from riskclass.adapters.hooks.decide import Settings
    from riskclass.adapters.hooks.shapes import Reply

USAGE = (
    "riskclass hook CLIENT [--ask deny|pass] [--deadline SECONDS] [--policy FILE] [--log 1|FILE],"
    " or hook install|uninstall|status"
)
#: A command of more than 2 MiB is refused anyway; each character may be six in JSON.
LONGEST_MESSAGE = 16 << 20


class Usage(Exception):
    """A wrong call, in one sentence."""


def main(args: list[str]) -> int:
    """Runs `riskclass hook ARGS…`. Does not return when it answers a client."""
    if args[:1] and args[0] in ("install", "uninstall", "status", "--help", "-h"):
        from riskclass.adapters.hooks.install import run

        return run(args)
    try:
        reply = _answer(*options(args))
    except Usage as error:
        reply = "", f"riskclass hook: {error}\n", 2
    except BaseException as error:
        reply = "", f"riskclass hook: {type(error).__name__}\n", 2
    end(reply)
    return 2


def options(args: list[str]) -> tuple[Client, Settings]:
    """The client and the settings that `CLIENT --OPTION VALUE …` names.

    Raises:
        Usage: something else.
    """
    from riskclass.adapters.hooks.clients import CLIENTS
    from riskclass.adapters.hooks.decide import Settings

    client = CLIENTS.get(args[0]) if args else None
    if client is None:
        raise Usage(f"a client is needed, one of {', '.join(CLIENTS)}: {USAGE}")
    given = dict(zip(args[1::2], args[2::2], strict=False))
    if len(args) % 2 == 0 or not given.keys() <= {"--ask", "--deadline", "--policy", "--log"}:
        raise Usage(USAGE)
    ask = given.get("--ask", "")
    if ask not in (("", "deny", "pass") if client.passes else ("", "deny")):
        raise Usage(f"--ask {ask} is nothing that {client.title} can do")
    return client, Settings(ask, _seconds(given.get("--deadline", "3")), given.get("--policy"), given.get("--log"))


def _seconds(text: str) -> float:
    from riskclass.adapters.hooks.clients import LONGEST_DEADLINE

    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_DEADLINE:
        raise Usage(f"--deadline takes seconds, more than 0 and at most {LONGEST_DEADLINE:g}")
    return seconds


def _answer(client: Client, settings: Settings) -> Reply:
    """The answer within the deadline: clients let a command run whose hook is late."""
    from time import monotonic

    from riskclass.adapters.hooks.answer import answer, fault
    from riskclass.adapters.hooks.decide import decide_apart, why

    until = monotonic() + settings.deadline
    try:
        data = _stdin(until)
    except BaseException as error:
        return fault(client, None, why(error), settings)
    return answer(client, data, settings, lambda question: decide_apart(question, until - monotonic()))


def _stdin(until: float) -> bytes:
    """The whole message.

    Raises:
        Unreadable: it does not end, in time or at all.
    """
    from select import select
    from time import monotonic

    from riskclass.adapters.hooks.decide import Unreadable

    chunks: list[bytes] = []
    size = 0
    while os.name == "nt" or select([0], [], [], max(0.0, until - monotonic()))[0]:
        chunk = os.read(0, 1 << 16)
        size += len(chunk)
        if not chunk:
            return b"".join(chunks)
        if size > LONGEST_MESSAGE:
            raise Unreadable("a message longer than any client sends")
        chunks.append(chunk)
    raise Unreadable("its message does not end")


def end(reply: Reply) -> None:
    """Writes and ends the process at once: nothing that runs at a normal end may change the exit code."""
    out, err, code = reply
    try:
        _write(1, out)
    except BaseException:
        err, code = err or "riskclass hook: its answer could not be written\n", 2
    try:
        _write(2, err)
    finally:
        os._exit(code)


def _write(descriptor: int, text: str) -> None:
    data = text.encode("utf-8", "backslashreplace")
    while data:
        data = data[os.write(descriptor, data) :]
