"""What readers give: entries in the words of the JSONL format, and lines that they could not use."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from riskclass.model.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The longest line that is read, in bytes.
LONGEST: Final = 16 << 20


class Entry(Value):
    """`kind` is session, goal, title, message, tool_call, plan, step, approval, resolve, end or reopen.

    `said` has the parameters of that call, times as `at`; `session` is the id.
    """

    __slots__ = ("kind", "line", "said", "session")

    def __init__(self, line: int, session: str, kind: str, said: dict[str, Any]) -> None:
        self.line: Final = line
        self.session: Final = session
        self.kind: Final = kind
        self.said: Final = said


class Broken(Value):
    """A line (0: the file) that is passed over, and why."""

    __slots__ = ("line", "message")

    def __init__(self, line: int, message: str) -> None:
        self.line: Final = line
        self.message: Final = message


def objects(path: str) -> Iterator[tuple[int, dict[str, Any] | Broken]]:
    """Every line that is not blank, by its number; one at a time."""
    with open(path, "rb") as stream:
        number = 0
        while line := stream.readline(LONGEST):
            number += 1
            if len(line) == LONGEST and line[-1:] != b"\n":
                while (rest := stream.readline(LONGEST)) and rest[-1:] != b"\n":
                    pass
                yield number, Broken(number, f"longer than {LONGEST} bytes")
            elif line.strip():
                yield number, _object(number, line)


def _object(number: int, line: bytes) -> dict[str, Any] | Broken:
    try:
        found = json.loads(line.decode("utf-8", "surrogatepass"))
    except (ValueError, RecursionError):
        return Broken(number, "no JSON")
    return found if isinstance(found, dict) else Broken(number, "no JSON object")


def document(path: str) -> Any:
    """A file that is one JSON document, or None where it is none."""
    with open(path, "rb") as stream:
        try:
            return json.load(stream)
        except (ValueError, RecursionError):
            return None


# -- what several clients share --

#: How clients begin what they themselves put into a user's mouth.
_INSERTED: Final = (
    "<session_context>",
    "<environment_context>",
    "<system-reminder>",
    "<user_instructions>",
    "<command-name>",
    "<command-message>",
    "<local-command",
    "<bash-",
    "Caveat: The messages below",
    "[Request interrupted",
)


def speaker(role: str, text: str) -> str:
    """user, unless the client wrote it."""
    return "system" if role == "user" and text.lstrip().startswith(_INSERTED) else role


def inner(row: dict[str, Any], name: str) -> dict[str, Any]:
    """An object within an object, or an empty one."""
    found = row.get(name)
    return found if isinstance(found, dict) else {}


def texts(content: Any) -> str:
    """The text of a content: a text, or a list of parts that have one."""
    if isinstance(content, str):
        return content
    if isinstance(content, dict):
        return texts(content.get("text") or content.get("content") or "")
    if not isinstance(content, list):
        return ""
    return "\n".join(text for part in content if (text := texts(part)))


def ended(key: str, at: Any, text: Any, *, wrong: bool = False, denied: str = "") -> dict[str, Any]:
    """What became of a call: `denied` is how (deny, ask), where it was not let run."""
    said: dict[str, Any] = {"key": key, "at": at, "error" if wrong or denied else "result": _shown(text)}
    return said | ({"decision": denied, "refused": True} if denied else {})


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def asked(line: int, session: str, call: str, at: Any, how: str) -> Iterator[Entry]:
    """Somebody was asked whether a call may run, and said so."""
    yield Entry(line, session, "approval", {"key": f"ask-{call}", "call": call, "at": at})
    yield Entry(line, session, "resolve", {"key": f"answer-{call}", "approval": f"ask-{call}", "how": how, "at": at})
