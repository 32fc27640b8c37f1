"""A file that sets a client up: as it is, as it would be without us, and with us."""

from __future__ import annotations

import json
import os
import pathlib
import re
import shlex
import shutil
import sys
from typing import Any

from riskclass.adapters.hooks import edit
from riskclass.adapters.hooks.clients import TIMEOUT, Client, Place
from riskclass.adapters.hooks.kept import Kept

#: Behind our program on a shell line: whatever becomes of it, the client hears of a refusal.
NET = "|| { echo 'riskclass did not answer' >&2; exit 2; }"


class SetupError(Exception):
    """Why nothing was changed, in one sentence."""


class File:
    """One settings file of a client, as it is now (`now` is None where it is not there)."""

    def __init__(self, client: Client, place: Place, path: pathlib.Path) -> None:
        self.client = client
        self.place = place
        self.path = path
        self.kept = Kept(path)
        self.now = path.read_bytes() if path.exists() else None

    def without_us(self) -> bytes | None:
        """The old bytes if nobody touched the file since; else the file without our entry; None: no file at all.

        Raises:
            SetupError: a whole file of ours would stand where somebody else's does.
        """
        if self.now is None:
            return None
        if self.kept.untouched(self.now):
            return self.kept.before()
        if not self.place.entries:
            if self.state() not in ("installed", "changed"):
                raise SetupError(f"{self.path} is somebody else's: join the two by hand")
            return None
        text = self.now.decode("utf-8")
        left = edit.cut(self._undone(text), self._is_ours, self._old_value()) if text.strip() else text
        if left != text and self.kept.ours() and self._is_bare(left):
            return None
        return left.encode("utf-8")

    def changed(self) -> bool:
        """Whether the whole file was ours, and somebody has written into it since."""
        return not self.place.entries and self.state() == "changed" and not self.kept.untouched(self.now)

    def _undone(self, text: str) -> str:
        """`text` without what `install` wrote, byte for byte, if that stands there as it was written; else `text`."""
        found = list(edit.find(text, self._is_ours))
        if not found:
            return text
        texts = self._texts(self.kept.before(), _marks(self.client, _words_of(found[0][1])))
        if not self.kept.untouched(texts[-1].encode("utf-8")):  # as another version of ours wrote it
            return text
        left = edit.undone(text, texts)
        return text if left is None else left

    def _is_bare(self, text: str) -> bool:
        return edit.parse(text).value in ({}, self.place.base) and not any(mark in text for mark in ("//", "/*"))

    def with_us(self, old: bytes | None, words: list[str]) -> bytes:
        """`old` with our entries, or the whole file that is ours. `words` follow our program's name."""
        marks = _marks(self.client, words)
        if not self.place.entries:
            return _filled_text(self.place.text, marks).encode("utf-8")
        return self._texts(old, marks)[-1].encode("utf-8")

    def _texts(self, old: bytes | None, marks: dict[str, Any]) -> list[str]:
        """`old`, or how a new file begins, and what it becomes with each entry."""
        text = (old or b"").decode("utf-8")
        texts = [text if text.strip() else json.dumps(self.place.base, indent=2) + "\n"]
        for path, element in self.place.entries:
            texts.append(edit.add(texts[-1], path, _filled(element, marks)))
        return texts

    def state(self) -> str:
        """installed, not installed, changed (not as `install` would write it, or in part), or unreadable and why."""
        try:
            return self._state()
        except ValueError as error:
            return f"unreadable ({error})"

    def _state(self) -> str:
        text = (self.now or b"").decode("utf-8")
        if not self.place.entries:
            if f"hook install {self.client.name}" not in text:
                return "not installed"
            return "installed" if self.now == self.with_us(None, _words_of_text(text)) else "changed"
        found = list(edit.find(text, self._is_ours)) if text.strip() else []
        if not found:
            return "not installed"
        marks = _marks(self.client, _words_of(found[0][1]))
        wanted = [(path, _filled(element, marks)) for path, element in self.place.entries]
        return "installed" if found == wanted else "changed"

    def _is_ours(self, value: object) -> bool:
        """Whether an element of a list is our handler, or a group of ours alone."""
        if not isinstance(value, dict):
            return False
        group = value.get("hooks")
        if isinstance(group, list) and group:
            return all(self._is_ours(each) for each in group)
        args = value.get("args")
        line = " ".join(str(word) for word in (value.get("command", ""), *(args if isinstance(args, list) else ())))
        return re.search(rf"(^|[/\\'\"])riskclass(\.exe)?['\"]?\s+hook {self.client.name}(\s|$)", line) is not None

    def _old_value(self) -> object:
        try:
            return edit.parse((self.kept.before() or b"").decode("utf-8")).value
        except ValueError:
            return None


def _words_of(entry: Any) -> list[str]:
    """The words behind our program's name, with the options that an entry was installed with."""
    handler = entry if "command" in entry else entry["hooks"][0]
    return [str(word) for word in handler["args"]] if "args" in handler else _words_of_line(handler["command"])


def _words_of_line(line: str) -> list[str]:
    return shlex.split(line.partition(" || ")[0])[1:]


def _words_of_text(text: str) -> list[str]:
    """… that a plugin's call holds as a list, or a script as a line."""
    listed = re.search(r"\[\"hook\".*?\]", text)
    if listed:
        return [str(word) for word in json.loads(listed[0])]
    return next((_words_of_line(line) for line in text.splitlines() if " || " in line), [])


def _filled(value: Any, marks: dict[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: _filled(each, marks) for key, each in value.items()}
    if isinstance(value, list):
        return [_filled(each, marks) for each in value]
    return marks.get(value, value) if isinstance(value, str) else value


def _filled_text(text: str, marks: dict[str, Any]) -> str:
    for mark, value in marks.items():
        text = text.replace(mark, value if mark in ("$PLAIN", "$LINE") else json.dumps(value))
    return text


def _marks(client: Client, words: list[str]) -> dict[str, Any]:
    exe = program()
    plain = shlex.join([exe, *words])
    line = f"{plain} {NET}"
    if os.name == "nt":
        plain = line = f'"{exe}" {" ".join(words)}'
    seconds = TIMEOUT * (1000 if client.unit == "ms" else 1)
    return {"$EXE": exe, "$ARGS": words, "$PLAIN": plain, "$LINE": line, "$TIMEOUT": seconds}


def program() -> str:
    """Our executable's absolute path, links not followed: an upgrade may move what they lead to.

    Never `python -m riskclass`, which would import from the folder that the agent works in.
    """
    name = "riskclass.exe" if os.name == "nt" else "riskclass"
    called, beside = pathlib.Path(sys.argv[0]), pathlib.Path(sys.executable).parent / name
    if called.name == name and called.exists():
        return os.path.abspath(called)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise SetupError("there is no program riskclass to call; install the package with pip, pipx or uv")
    return os.path.abspath(found)
