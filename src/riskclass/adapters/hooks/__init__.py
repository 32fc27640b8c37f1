"""`riskclass hook CLIENT`: answers an agent's client before it runs a shell command.

The process ends here, and never with exit code 1: most clients take every code but 0 and 2 for a broken hook, and run
the command. `riskclass hook install | uninstall | status` set clients up (install.py).
"""

from __future__ import annotations

import os
from _thread import allocate_lock, start_new_thread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.adapters.hooks.answer import Settings
    from riskclass.adapters.hooks.clients import Client, Form
    from riskclass.adapters.hooks.shapes import Reply

USAGE = "riskclass hook CLIENT [--ask deny|pass] [--deadline SECONDS] [--policy FILE], or hook install|uninstall|status"
#: More than any client sends: a command of 2 MiB is refused anyway.
LONGEST_MESSAGE = 64 << 20


class Usage(Exception):
    """A wrong call, in one sentence."""


def main(args: list[str]) -> int:
    """Runs `riskclass hook ARGS…`. Does not return when it answers a client."""
    if args[:1] and args[0] in ("install", "uninstall", "status"):
        from riskclass.adapters.hooks.install import run

        return run(args)
    try:
        reply = _timed(*options(args))
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
    from riskclass.adapters.hooks.answer import Settings
    from riskclass.adapters.hooks.clients import CLIENTS

    client = CLIENTS.get(args[0]) if args else None
    if client is None:
        raise Usage(f"a client is needed, one of {', '.join(CLIENTS)}: {USAGE}")
    given = dict(zip(args[1::2], args[2::2], strict=False))
    if len(args) % 2 == 0 or not given.keys() <= {"--ask", "--deadline", "--policy"}:
        raise Usage(USAGE)
    ask = given.get("--ask", "")
    if ask not in (("", "deny", "pass") if client.passes else ("", "deny")):
        raise Usage(f"--ask {ask} is nothing that {client.title} can do")
    return client, Settings(ask, _seconds(given.get("--deadline", "3")), given.get("--policy"))


def _seconds(text: str) -> float:
    from riskclass.adapters.hooks.clients import LONGEST_DEADLINE

    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_DEADLINE:
        raise Usage(f"--deadline takes seconds, more than 0 and at most {LONGEST_DEADLINE:g}")
    return seconds


def _timed(client: Client, settings: Settings) -> Reply:
    """The answer, or what is said when time is up: clients let a command run whose hook is late."""
    from riskclass.adapters.hooks.answer import answer, fault

    replies: list[Reply] = []
    seen: list[Form] = []
    done = allocate_lock()
    done.acquire()

    def work() -> None:
        try:
            replies.append(answer(client, _stdin(), settings, seen))
        except BaseException as error:
            replies.append(fault(client, None, type(error).__name__, settings))
        finally:
            done.release()

    start_new_thread(work, ())
    done.acquire(timeout=settings.deadline)
    if replies:
        return replies[0]
    return fault(client, seen[0] if seen else None, f"no answer within {settings.deadline:g} s", settings)


def _stdin() -> bytes:
    chunks: list[bytes] = []
    size = 0
    while size <= LONGEST_MESSAGE:
        chunk = os.read(0, 1 << 16)
        if not chunk:
            return b"".join(chunks)
        chunks.append(chunk)
        size += len(chunk)
    raise ValueError("longer than any message")


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
