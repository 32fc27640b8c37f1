"""The one place where a hook asks for a verdict and for your say; and the same in a process that may be given up."""

from __future__ import annotations

import os

from riskclass.model.jsontext import dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.site import Site
    from riskclass.model.verdict import Verdict


class Unreadable(Exception):
    """Why nothing could be judged, in one sentence."""


class Settings:
    """What the entry in a client's settings says.

    `ask`: what becomes of an ask: `deny`, `pass` (Codex), or "" for what the client does best. `deadline`: seconds.
    `policy`, `log`: as `--policy` and `--log` elsewhere.
    """

    __slots__ = ("ask", "deadline", "log", "policy")

    def __init__(self, ask: str = "", deadline: float = 3.0, policy: str | None = None, log: str | None = None) -> None:
        self.ask: Final = ask
        self.deadline: Final = deadline
        self.policy: Final = policy
        self.log: Final = log


class Question:
    """Commands: shell text in a dialect, or lists of a program and its arguments; the strictest decision counts.

    `cwd`: where they surely run; `where`: the folder whose policy counts; `door`: who asks (`hook claude`). `typed`:
    into something that runs already, a shell or anything else. `unsure`: why the commands may not be all that happens.
    `foreign`: of a tool that we have no record of.
    """

    __slots__ = ("commands", "cwd", "door", "foreign", "settings", "shell", "typed", "unsure", "where")

    def __init__(
        self,
        commands: tuple[str | list[str], ...],
        shell: str = "bash",
        cwd: str | None = None,
        where: str | None = None,
        door: str = "hook",
        settings: Settings | None = None,
        typed: bool = False,
        unsure: str = "",
        foreign: bool = False,
    ) -> None:
        self.commands: Final = commands
        self.shell: Final = shell
        self.cwd: Final = cwd
        self.where: Final = where
        self.door: Final = door
        self.settings: Final = settings or Settings()
        self.typed: Final = typed
        self.unsure: Final = unsure
        self.foreign: Final = foreign


class Judgement:
    """`action` is allow, ask or deny; `because` one sentence; `session` whether it starts one that takes input."""

    __slots__ = ("action", "because", "session")

    def __init__(self, action: str, because: str, session: bool) -> None:
        self.action: Final = action
        self.because: Final = because
        self.session: Final = session


def decide(question: Question) -> Judgement:
    """The judgement, by the policy that counts there. Raises whatever goes wrong: the caller answers that too."""
    from riskclass.policy.errors import PolicyError
    from riskclass.policy.finding import search

    settings = question.settings
    try:
        policy = search(question.where or os.getcwd(), settings.policy)
    except PolicyError as error:
        raise Unreadable(str(error)) from None
    found = [
        (command, _verdict(question, command, shell, policy.site))
        for command in question.commands
        for shell in _shells(question, command)
    ]
    decided = [(policy.decide(verdict), verdict, command) for command, verdict in found]
    decision, verdict, command = max(decided, key=lambda each: _STRICTER.index(each[0].action))
    if settings.log is not None or "RISKCLASS_LOG" in os.environ:
        from riskclass.policy.log import Log

        log = Log.chosen(settings.log)
        if log is not None:
            text = command if isinstance(command, str) else " ".join(command)
            log.record(text, verdict, decision, door=question.door, cwd=question.where)
    session = any(effect.kind == "code.interactive" for _, verdict in found for effect in verdict.effects)
    return Judgement(decision.action, decision.because, session)


_STRICTER = ("allow", "ask", "deny")


def _shells(question: Question, command: str | list[str]) -> tuple[str, ...]:
    """Not every client runs commands in the shell that a person is in: where that is zsh, bash's reading counts too."""
    return ("zsh", "bash") if question.shell == "zsh" and isinstance(command, str) else (question.shell,)


def _verdict(question: Question, command: str | list[str], shell: str, site: Site) -> Verdict:
    from riskclass.api import classify, classify_argv

    home = os.environ.get("HOME", "")
    known = home if home.startswith("/") else None
    if isinstance(command, str):
        return classify(command, shell=shell, cwd=question.cwd, home=known, site=site)
    return classify_argv(command, cwd=question.cwd, home=known, site=site)


def decide_apart(question: Question, seconds: float) -> Judgement:
    """The judgement of a child process, which may hang, crash or run out of memory without taking us along.

    A thread could not give up on it: one call into C that does not return would hold us too, and a client lets a
    command run whose hook is late.

    Raises:
        Unreadable: there was none within `seconds`.
    """
    if not hasattr(os, "fork"):
        return _decide_beside(question, seconds)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        _tell(question, write)
    os.close(write)
    try:
        data = _heard(read, seconds)
    finally:
        os.kill(child, 9)
    told = loads(data.decode("utf-8"))
    if "fault" in told:
        raise Unreadable(told["fault"])
    return Judgement(told["action"], told["because"], told["session"])


def _tell(question: Question, write: int) -> None:
    """The child's whole life."""
    try:
        try:
            found = decide(question)
            told = {"action": found.action, "because": found.because, "session": found.session}
        except BaseException as error:
            told = {"fault": why(error)}
        data = (dumps(told) + "\n").encode("ascii")
        while data:
            data = data[os.write(write, data) :]
    finally:
        os._exit(0)


def _heard(read: int, seconds: float) -> bytes:
    """The child's one line."""
    from select import select
    from time import monotonic

    until = monotonic() + seconds
    data = b""
    while select([read], [], [], max(0.0, until - monotonic()))[0]:
        chunk = os.read(read, 1 << 16)
        data += chunk
        if data.endswith(b"\n"):
            return data
        if not chunk:
            raise Unreadable("it ended without an answer")
    raise Unreadable("no answer in time")


def _decide_beside(question: Question, seconds: float) -> Judgement:
    """In a thread, where processes cannot be split."""
    from _thread import allocate_lock, start_new_thread

    found: list[Judgement | str] = []
    done = allocate_lock()
    done.acquire()

    def work() -> None:
        try:
            found.append(decide(question))
        except BaseException as error:
            found.append(why(error))
        finally:
            done.release()

    start_new_thread(work, ())
    done.acquire(timeout=max(0.0, seconds))
    told = found[0] if found else "no answer in time"
    if isinstance(told, str):
        raise Unreadable(told)
    return told


def why(error: BaseException) -> str:
    """What may be said of an error: its kind; its words only if they are ours."""
    return str(error) if isinstance(error, Unreadable) else type(error).__name__
