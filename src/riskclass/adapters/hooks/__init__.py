"""`riskclass hook CLIENT`: answers an agent's client before it runs a shell command.

The process ends here, and never with exit code 1: most clients take every code but 0 and 2 for a broken hook, and run
the command. `riskclass hook install | uninstall | status` set clients up (install.py).
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from riskclass.adapters.hooks.clients import Client
    from riskclass.adapters.hooks.decide import Settings
    from riskclass.adapters.hooks.shapes import Reply

USAGE = (
    "riskclass hook CLIENT [--ask deny|pass] [--deadline SECONDS] [--policy FILE] [--log 1|FILE],"
    " or hook install|uninstall|status"
)
HELP = f"""\
usage: {USAGE}

Answers the client's message on standard input, in the client's words.

  --ask deny|pass     every ask is refused; or left to the client's own approval (Codex)
  --deadline SECONDS  how long a judgement may take (default: 3, at most 8)
  --policy FILE       the policy that counts: an absolute path, or a preset
  --log 1|FILE        write a line for each command, in the usual place or an absolute path
"""
#: What is done to a client's settings (install.py).
SETUP = ("install", "uninstall", "status")
#: A command of more than 2 MiB is refused anyway, and what is read here is read outside the deadline.
LONGEST_MESSAGE = 4 << 20


class Usage(Exception):
    """A wrong call, in one sentence."""


def main(args: list[str]) -> int:
    """Runs `riskclass hook ARGS…`. Does not return when it answers a client."""
    if args[:1] and args[0] in (*SETUP, "--help", "-h"):
        from riskclass.adapters.hooks.install import run

        return run(args)
    if args[1:2] in (["--help"], ["-h"]):
        end((HELP, "", 0))
    try:
        client, settings = options(args)
        reply = _answer(client, settings)
        if client.ran and settings.log is None:  # seen to pass over what stands on standard error beside an answer
            reply = reply[0], reply[1] + unlogged(), reply[2]
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
        if args and (meant := _meant(args[0], [*CLIENTS, *SETUP])):
            raise Usage(f"no client {args[0]!r}{meant}")
        raise Usage(f"a client is needed, one of {', '.join(CLIENTS)}: {USAGE}")
    given = _given(args[1:])
    ask = given.get("--ask", "")
    if ask not in (("", "deny", "pass") if client.passes else ("", "deny")):
        raise Usage(f"--ask {ask} is nothing that {client.title} can do")
    policy, log = given.get("--policy"), given.get("--log")
    if policy is not None:
        _check_policy(policy)
    if log is not None and log not in ("0", "1") and not os.path.isabs(log) and log[:2] != "~/":
        raise Usage("--log takes 1 (the usual place) or an absolute path")
    return client, Settings(ask, _seconds(given.get("--deadline", "3")), policy, log)


def _given(args: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for place in range(0, len(args), 2):
        name, *value = args[place : place + 2]
        if name not in (known := ("--ask", "--deadline", "--policy", "--log")):
            raise Usage(f"no option {name!r}{_meant(name, known) or f': {USAGE}'}")
        if not value:
            raise Usage(f"{name} needs a value: {USAGE}")
        given[name] = value[0]
    return given


def _check_policy(name: str) -> None:
    from riskclass.policy.presets import PRESETS

    if name not in PRESETS and not os.path.isabs(name):
        why = _meant(name, PRESETS) or ": a hook runs in whatever folder its client is in"
        raise Usage(f"--policy takes a preset or an absolute path{why}")


def _meant(name: str, known: Iterable[str]) -> str:
    from riskclass.model.near import nearest

    return nearest(name, known)


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


def unlogged() -> str:
    """Why no log is kept though `RISKCLASS_LOG` asks for one; empty where one is, or none is asked for."""
    if "RISKCLASS_LOG" not in os.environ:
        return ""
    from riskclass.policy.log import Log

    said: list[str] = []
    Log.chosen(warn=said.append)
    return "".join(f"riskclass: RISKCLASS_LOG: {each}\n" for each in said)


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
    while True:
        try:
            if os.name != "nt" and not select([0], [], [], max(0.0, until - monotonic()))[0]:
                raise Unreadable("its message does not end")
            chunk = os.read(0, 1 << 16)
        except OSError:  # closed, or no file
            raise Unreadable("its message cannot be read") from None
        size += len(chunk)
        if not chunk:
            return b"".join(chunks)
        if size > LONGEST_MESSAGE:
            raise Unreadable("a message longer than any client sends")
        chunks.append(chunk)


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
