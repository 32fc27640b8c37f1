"""What was asked and decided, a JSON object a line; opt-in, one writer for every door (docs/log.md).

A line is appended by one write, so processes do not tear each other's lines; only moving a full file aside needs a
lock, for which nobody waits. A log that cannot be written never stops what it would tell of.
"""

from __future__ import annotations

import os
import stat
import time

from riskclass.model.value import Value
from riskclass.model.verdict import Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import Any, Final

    from riskclass.policy.decide import Decision

SCHEMA = 1
#: The size in bytes above which a file is moved aside, and how many such files are kept.
MAX_BYTES = 8 << 20
KEEP = 3
#: The longest command, and the longest of what is known of its setting, in characters.
LONGEST = 8192
LONGEST_SETTING = 1024
#: How much of the newest lines is looked at, in bytes.
TAIL = 256 << 10
#: How often a file is opened anew, if others move or remove it meanwhile.
_TRIES = 8
OUTCOMES = ("approved", "refused")


class Refused(Value):
    """An earlier question with the same effects that was refused: how many minutes ago, by which door, as what line."""

    __slots__ = ("door", "id", "minutes")

    def __init__(self, minutes: int, door: str, id: str) -> None:
        self.minutes: Final = minutes
        self.door: Final = door
        self.id: Final = id


class Log:
    """The log in the file `path`. No method raises; `warn` is told once, in one sentence, why nothing is written."""

    def __init__(
        self,
        path: str,
        max_bytes: int = MAX_BYTES,
        keep: int = KEEP,
        warn: Callable[[str], object] | None = None,
    ) -> None:
        self.path: Final = path
        self.max_bytes: Final = max_bytes
        self.keep: Final = max(1, keep)
        self._warn = warn
        self._torn = False  # our last line is not whole

    @classmethod
    def chosen(
        cls,
        option: str | None = None,
        env: Mapping[str, str] | None = None,
        warn: Callable[[str], object] | None = None,
    ) -> Log | None:
        """The log that `--log` or `RISKCLASS_LOG` asks for, None where neither does.

        Each is `1` for the usual place, or an absolute path (`~` is the home); `0` and the empty text are no log.
        """
        env = os.environ if env is None else env
        named = env.get("RISKCLASS_LOG", "") if option is None else option
        if named in ("", "0"):
            return None
        home = env.get("HOME", "")
        path = usual(env) if named == "1" else home + named[1:] if named.startswith("~/") else named
        if path.startswith("/"):
            return cls(path, warn=warn)
        if warn is not None:
            warn(f"no log is written: {named!r} is neither 1 nor an absolute path" if path else "no home for a log")
        return None

    def record(
        self,
        command: str,
        verdict: Verdict,
        decision: Decision | None,
        *,
        door: str,
        cwd: str | None = None,
        outcome: str | None = None,
    ) -> str:
        """Appends one question with its answer; returns the line's id, or empty where it could not be written.

        Args:
            command: the text; its secrets are replaced.
            door: who asked: `api`, `mcp`, `hook claude`.
            cwd: where it will run, if the verdict does not know.
            outcome: `approved` or `refused`, where somebody has been asked already.
        """
        try:
            said = {**_asked(command, verdict, cwd), **_decided(decision), "outcome": outcome}
            return self._append({"door": _short(door), **said})
        except Exception as error:  # whatever it is, the door goes on
            return self._failed(error)

    def outcome(self, of: str, outcome: str) -> str:
        """Appends what became of an ask: `approved` or `refused`; returns that line's id, or empty.

        `of` is the id of the line, or a fingerprint: then it is the newest line that has it.
        """
        try:
            asked = self._asked(of)
            return self._append(
                {"of": asked.get("id", of), "fingerprint": asked.get("fingerprint", of), "outcome": outcome}
            )
        except Exception as error:
            return self._failed(error)

    def _asked(self, of: str) -> dict[str, Any]:
        """The newest question with that id or fingerprint, or nothing."""
        found: dict[str, Any] = {}
        for entry in self.tail():
            if "decision" in entry and of in (entry.get("id"), entry.get("fingerprint")):
                found = entry
        return found

    def recent(self, fingerprint: str, minutes: int = 30) -> Refused | None:
        """The newest refusal of the same effects within so many minutes: a deny, or an ask that somebody refused.

        None where they were approved since, or where they are those of every harmless command. Only the newest lines
        are read.
        """
        if fingerprint == Verdict(()).fingerprint:
            return None
        try:
            return self._recent(fingerprint, minutes)
        except Exception as error:
            self._failed(error)
            return None

    def _recent(self, fingerprint: str, minutes: int) -> Refused | None:
        now = time.time()
        found: dict[str, Any] = {}
        doors: dict[str, str] = {}
        for entry in self.tail():
            if entry.get("fingerprint") != fingerprint or entry.get("time", "") < _stamp(now - 60 * minutes):
                continue
            doors[entry.get("id", "")] = entry.get("door", "")
            if entry.get("outcome") == "approved":
                found = {}
            elif entry.get("outcome") == "refused" or entry.get("decision") == "deny":
                found = entry
        if not found:
            return None
        ago = sum(found["time"] <= _stamp(now - 60 * each) for each in range(1, minutes + 1))
        asked = found.get("of", found.get("id", ""))
        return Refused(ago, doors.get(asked, ""), asked)

    def tail(self) -> list[dict[str, Any]]:
        """The newest lines, oldest first; of the file before this one as well where this one is short."""
        data = _end_of(self.path, TAIL)
        if len(data) < TAIL:
            data = _end_of(f"{self.path}.1", TAIL - len(data)) + data
        return list(_entries(data.split(b"\n")))

    # -- writing --

    def _append(self, said: dict[str, Any]) -> str:
        """Writes one line; returns its id."""
        from json import dumps

        name = os.urandom(8).hex()
        line = dumps({"schema": SCHEMA, "id": name, "time": _stamp(time.time()), **said}).encode() + b"\n"
        for _ in range(_TRIES):
            descriptor = self._open(len(line))
            try:
                whole = b"\n" + line if self._torn or _is_cut(descriptor) else line
                self._torn = os.write(descriptor, whole) < len(whole)
                if self._torn:
                    raise OSError("the disk is full")
                if os.fstat(descriptor).st_nlink:
                    return name
            finally:
                os.close(descriptor)
        raise OSError("others remove it")

    def _open(self, more: int) -> int:
        """The file, with room for so many bytes more if that can be had without waiting."""
        descriptor = _opened(self.path)
        status = os.fstat(descriptor)
        if status.st_size and status.st_size + more > self.max_bytes:
            try:
                self._move(status.st_ino)
            except OSError:  # somebody else is about to, or we may not: then it grows
                pass
            finally:
                os.close(descriptor)
            descriptor = _opened(self.path)
        return descriptor

    def _move(self, full: int) -> None:
        """Moves the file aside, if it is still the one that was found full.

        Raises:
            OSError: somebody else holds the lock, or it cannot be moved.
        """
        descriptor = os.open(f"{self.path}.lock", os.O_WRONLY | os.O_CREAT | _SAFE, 0o600)
        try:
            _lock(descriptor)
            if _inode(self.path) != full:
                return
            for number in range(self.keep, 0, -1):
                before = f"{self.path}.{number - 1}" if number > 1 else self.path
                if os.path.exists(before):
                    os.replace(before, f"{self.path}.{number}")
        finally:
            os.close(descriptor)

    def _failed(self, error: Exception) -> str:
        warn, self._warn = self._warn, None
        if warn is not None:
            warn(f"no log is written to {self.path}: {getattr(error, 'strerror', None) or error}")
        return ""


def usual(env: Mapping[str, str]) -> str:
    """Where the log is kept, or empty where no home is known (XDG Base Directory)."""
    state = env.get("XDG_STATE_HOME") or (env["HOME"] + "/.local/state" if env.get("HOME") else "")
    return os.path.join(state, "riskclass", "log.jsonl") if state.startswith("/") else ""


def entries(path: str, keep: int = KEEP) -> Iterator[dict[str, Any]]:
    """Every line of a log, oldest first, with the files that were moved aside; what is no such line is left out.

    Raises:
        OSError: the file cannot be read.
    """
    for number in range(keep, -1, -1):
        file = f"{path}.{number}" if number else path
        if number and not os.path.exists(file):
            continue
        with open(file, "rb") as stream:
            yield from _entries(stream)


# -- a line --


def _asked(command: str, verdict: Verdict, cwd: str | None) -> dict[str, Any]:
    known = verdict.known
    text, left = _cut(command)
    return {
        "command": _without_secrets(text, verdict),
        **({"left": left} if left else {}),
        "cwd": _short(cwd if cwd is not None else known.cwd),
        "home": _short(known.home),
        "context": [_short(each) for each in known.context[:16]],
        "risk_class": verdict.risk_class.value,
        "fingerprint": verdict.fingerprint,
    }


def _decided(decision: Decision | None) -> dict[str, Any]:
    if decision is None:
        return {"decision": None, "rule": None, "identity": None}
    return {"decision": decision.action, "rule": _short(decision.where), "identity": _short(decision.identity)}


def _without_secrets(text: str, verdict: Verdict) -> str:
    from riskclass.policy.redact import STANDS_FOR, redacted

    try:
        return redacted(text, verdict)
    except Exception:  # a bug must not give a secret away
        return STANDS_FOR


def _cut(command: str) -> tuple[str, int]:
    """The text, up to a blank where it is too long, and how many characters are left out."""
    if len(command) <= LONGEST:
        return command, 0
    end = max(command.rfind(blank, 0, LONGEST) for blank in " \n\t")
    return command[: end + 1], len(command) - end - 1


def _short(text: str | None) -> str | None:
    return text if text is None else text[:LONGEST_SETTING]


def _stamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


# -- files --

#: No link is followed, and nothing waits: a pipe without a reader would stop the door.
_SAFE = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
_FLAGS = os.O_APPEND | os.O_CREAT | _SAFE


def _opened(path: str) -> int:
    """A file to append to; made where it is missing, for its owner alone."""
    try:
        descriptor = os.open(path, os.O_RDWR | _FLAGS, 0o600)
    except PermissionError:  # one that we may write and not read
        descriptor = os.open(path, os.O_WRONLY | _FLAGS, 0o600)
    except FileNotFoundError:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | _FLAGS, 0o600)
    return _regular(descriptor)


def _is_cut(descriptor: int) -> bool:
    """Whether a full disk has cut the last line, a while ago: what is being written now is not whole either."""
    status = os.fstat(descriptor)
    if not status.st_size or time.time() - status.st_mtime < 1:
        return False
    try:
        return os.pread(descriptor, 1, status.st_size - 1) != b"\n"
    except OSError:  # it may not be read
        return False


def _regular(descriptor: int) -> int:
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError("it is no regular file")
    return descriptor


def _lock(descriptor: int) -> None:
    """Holds the lock until the file is closed.

    Raises:
        BlockingIOError: somebody else holds it.
    """
    try:
        import fcntl
    except ImportError:  # Windows, where a file that is open cannot be moved anyway
        raise BlockingIOError from None
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _inode(path: str) -> int:
    try:
        return os.stat(path).st_ino
    except OSError:
        return -1


def _end_of(path: str, size: int) -> bytes:
    """The last bytes of a file, from the beginning of a line; nothing where it is missing."""
    try:
        descriptor = _regular(os.open(path, os.O_RDONLY | _SAFE))
    except FileNotFoundError:
        return b""
    with open(descriptor, "rb") as stream:
        start = max(0, stream.seek(0, 2) - size)
        stream.seek(start)
        data = stream.read(size)
    return data.partition(b"\n")[2] if start else data


def _entries(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    from json import loads

    for line in lines:
        try:
            entry = loads(line)
        except ValueError:
            continue
        if isinstance(entry, dict) and entry.get("schema") == SCHEMA and isinstance(entry.get("time"), str):
            yield entry
