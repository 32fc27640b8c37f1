"""A file that sets a client up: as it is, as it would be without us, and with us."""

from __future__ import annotations

import json
import pathlib
import re
import stat
from typing import Any

from riskclass.adapters.hooks import edit
from riskclass.adapters.hooks.clients import TIMEOUT, Client, Place
from riskclass.adapters.hooks.kept import Kept
from riskclass.adapters.hooks.program import SetupError, called, line, program, split, words_of


class File:
    """One settings file of a client, as it is now (`now` is None where it is not there).

    Raises:
        SetupError, OSError: it is nothing that can be read and written.
    """

    def __init__(self, client: Client, place: Place, path: pathlib.Path) -> None:
        self.client = client
        self.place = place
        self.path = path
        self.kept = Kept(path)
        self.now = _read(path)

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

    def writable(self) -> None:
        """Raises SetupError where somebody has taken the right to write away, even if that would not stop us."""
        if self.now is not None and not self.path.stat().st_mode & 0o222:
            raise SetupError(f"{self.path} is read-only")

    def changed(self) -> bool:
        """Whether the whole file was ours, and somebody has written into it since."""
        return not self.place.entries and self.state() == "changed" and not self.kept.untouched(self.now)

    def _undone(self, text: str) -> str:
        """`text` without what `install` wrote, byte for byte, if that stands there as it was written; else `text`."""
        found = list(edit.find(text, self._is_ours))
        if not found:
            return text
        texts = self._texts(self.kept.before(), _marks(self.client, *self._call(found[0][1])))
        if not self.kept.untouched(texts[-1].encode("utf-8")):  # as another version of ours wrote it
            return text
        left = edit.undone(text, texts)
        return text if left is None or (edit.strict(text) and not edit.strict(left)) else left

    def _is_bare(self, text: str) -> bool:
        return edit.parse(text).value in ({}, self.place.base) and not any(mark in text for mark in ("//", "/*"))

    def with_us(self, old: bytes | None, words: list[str]) -> bytes:
        """`old` with our entries, or the whole file that is ours. `words` follow our program's name."""
        marks = _marks(self.client, [*program()], words)
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
            return self._state_of_text(text)
        found = list(edit.find(text, self._is_ours)) if text.strip() else []
        if not found:
            return "not installed"
        marks = _marks(self.client, *self._call(found[0][1]))
        wanted = [(path, _filled(element, marks)) for path, element in self.place.entries]
        return "installed" if found == wanted and self._is_current(found[0][1]) else "changed"

    def _state_of_text(self, text: str) -> str:
        mark = next(line for line in self.place.text.splitlines() if f"hook install {self.client.name}" in line)
        if mark not in text.splitlines():
            return "not installed"
        try:
            found = next((each for each in map(self._called, text.splitlines()) if each), None)
            same = found is None or text == _filled_text(self.place.text, _marks(self.client, *found))
            now = self.with_us(None, found[1] if found else []).decode("utf-8")
        except SetupError:
            return "changed"
        return "installed" if same and text == now else "changed"

    def _called(self, line: str) -> tuple[list[str], list[str]] | None:
        """The call in a line of a plugin or a script."""
        listed = re.search(r"\((\".*?\"), (\[.*?\]), \{", line)
        if listed:
            return split([json.loads(listed[1]), *json.loads(listed[2])], self.client.name)
        return split(words_of(line.partition(" || echo '{")[0]), self.client.name)

    def _is_current(self, entry: Any) -> bool:
        try:
            return self._call(entry)[0] == [*program()]
        except SetupError:
            return False

    def _is_ours(self, value: object) -> bool:
        """Whether an element of a list is our handler, or a group of ours alone."""
        if not isinstance(value, dict):
            return False
        group = value.get("hooks")
        if isinstance(group, list) and group:
            return all(self._is_ours(each) for each in group)
        return called(value, self.client.name) is not None

    def _call(self, entry: Any) -> tuple[list[str], list[str]]:
        """The words that start us, and those behind them, as an entry of ours has them."""
        found = called(entry if "command" in entry else entry["hooks"][0], self.client.name)
        assert found is not None
        return found

    def _old_value(self) -> object:
        try:
            return edit.parse((self.kept.before() or b"").decode("utf-8")).value
        except ValueError:
            return None


def _read(path: pathlib.Path) -> bytes | None:
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # reading a pipe would wait for ever
        raise SetupError(f"{path} is no plain file")
    return path.read_bytes()


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


def _marks(client: Client, start: list[str], words: list[str]) -> dict[str, Any]:
    seconds = TIMEOUT * (1000 if client.unit == "ms" else 1)
    plain, net = line([*start, *words], net=False), line([*start, *words], net=True)
    return {"$EXE": start[0], "$ARGS": [*start[1:], *words], "$PLAIN": plain, "$LINE": net, "$TIMEOUT": seconds}
