"""A policy's text → what it says, as plain data; whatever is wrong is refused with its place and the nearest word."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, NoReturn

from riskclass.model.data import extended, from_data
from riskclass.model.globs import fits
from riskclass.model.lint import check
from riskclass.model.risk import CLASS_OF, Risk
from riskclass.model.tables import Table, TableError
from riskclass.policy.errors import PolicyError
from riskclass.policy.toml import line_and_column, offsets
from riskclass.policy.words import CONDITIONS, POLICY, Word
from riskclass.rules import LANGUAGES, lookup
from riskclass.rules.pure import PURE

if TYPE_CHECKING:
    from riskclass.policy.toml import Path

#: Places that loosen.
_LOOSER = ("scratch", "cache", "programs", "null")


class Source:
    """One text, and where its keys stand."""

    def __init__(self, file: str, text: str) -> None:
        self.file: Final = file
        self.text: Final = text
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise _syntax(file, str(error)) from None
        self.offsets: Final = offsets(text)

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the key, or of the nearest one above it."""
        while path and path not in self.offsets:
            path = path[:-1]
        return line_and_column(self.text, self.offsets.get(path, 0))

    def refuse(self, path: Path, message: str) -> NoReturn:
        raise PolicyError(self.file, *self.place(path), message)

    def note(self, path: Path, message: str) -> str:
        line, column = self.place(path)
        return f"{self.file}:{line}:{column}: {message}"


def _syntax(file: str, message: str) -> PolicyError:
    """tomllib says `… (at line 3, column 5)`, or `(at end of document)`."""
    said, _, place = message.rpartition(" (at ")
    numbers = [int(word.strip("),")) for word in place.split() if word.strip("),").isdigit()]
    line, column = numbers if len(numbers) == 2 else (0, 0)
    return PolicyError(file, line, column, f"no valid TOML: {said or message}")


# -- by the words --


def checked(source: Source) -> dict[str, Any]:
    """The data, known to hold nothing but the words of a policy."""
    _check(source, source.data, POLICY, ())
    return source.data


def _check(source: Source, value: object, word: Word, path: Path) -> None:
    if word.kind == "each":
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            source.refuse(path, f"`{path[-1]}` is a list of tables: [[{path[-1]}]]")
        for place, each in enumerate(value):
            _section(source, each, word, (*path, place))
    elif word.kind == "section":
        if not isinstance(value, dict):
            source.refuse(path, f"`{path[-1]}` is a table: [{path[-1]}]")
        _section(source, value, word, path)
    elif word.kind == "map":
        _map(source, value, word, path)
    else:
        _one(source, value, word, path)


def _section(source: Source, value: dict[str, Any], word: Word, path: Path) -> None:
    for name, each in value.items():
        if name not in word.inner:
            source.refuse((*path, name), _no("word", name, word.inner))
        _check(source, each, word.inner[name], (*path, name))
    for name in word.needs:
        if name not in value:
            source.refuse(path, f"`{name}` is missing")


def _map(source: Source, value: object, word: Word, path: Path) -> None:
    if not isinstance(value, dict):
        source.refuse(path, f"`{path[-1]}` is a table: [{path[-1]}]")
    for name, each in value.items():
        if not any(fits(name, key) if word.globs else name == key for key in word.keys):
            source.refuse((*path, name), _no("name", name, word.keys))
        inner = Word("choice", names=word.names) if word.names else Word("texts")
        _check(source, each, inner, (*path, name))


def _one(source: Source, value: object, word: Word, path: Path) -> None:
    several = word.kind in ("texts", "choices")
    values = value if several and isinstance(value, list) else [value]
    wanted = bool if word.kind == "flag" else str
    for each in values:
        if not isinstance(each, wanted):
            expected = "true or false" if wanted is bool else "a text or a list of texts" if several else "a text"
            source.refuse(path, f"`{_last(path)}` is {expected}, not {_shown(each)}")
        known = not word.names or any(fits(str(each), name) if word.globs else each == name for name in word.names)
        if not known:
            source.refuse(path, _no(_last(path), str(each), word.names))


def _last(path: Path) -> str:
    return str(next((part for part in reversed(path) if isinstance(part, str)), ""))


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)[:40]


def _no(what: str, name: str, known: Any) -> str:
    near = get_close_matches(name, list(known), 1)
    some = ", ".join(list(known)[:12])
    return f"no {what} {name!r}; " + (f"did you mean {near[0]!r}?" if near else f"one of {some}")


# -- what it says --


class Said:
    """What one text says, as plain data: a layer, the site's share, and what was ignored."""

    def __init__(self, source: Source, project: bool) -> None:
        self.source: Final = source
        self.project: Final = project
        self.data: Final = checked(source)
        self.notes: Final[list[str]] = []
        self.layer: Final = {
            "origin": source.file,
            "rules": [*self._sugar(), *self._rules()],
            "classes": self._classes(),
        }
        self.remap: Final = self._remap()
        self.places: Final = self._places()
        self.tables: Final = self._tables()
        self.attended: Final = self._attended()

    def _line(self, *path: str | int) -> int:
        return self.source.place(path)[0]

    def ignored(self, path: Path, what: str) -> None:
        self.notes.append(self.source.note(path, f"{what} is ignored: a project's policy can only be stricter"))

    def _rules(self) -> list[dict[str, Any]]:
        found = []
        for place, rule in enumerate(self.data.get("rule", [])):
            if self.project and rule["decision"] == "allow":
                self.ignored(("rule", place, "decision"), "`allow`")
                continue
            when = {name: value for name, value in rule.items() if name in CONDITIONS}
            found.append(_rule(rule["decision"], when, self._line("rule", place), rule))
        return found

    def _sugar(self) -> list[dict[str, Any]]:
        found = []
        hosts, contexts = self.data.get("trusted_hosts"), self.data.get("protected_contexts")
        if hosts and self.project:
            self.ignored(("trusted_hosts",), "`trusted_hosts`")
        elif hosts:
            when = {"effect": ["net.upload", "secret.send"], "host": hosts}
            found.append(_rule("allow", when, self._line("trusted_hosts"), {"because": "a trusted host"}))
        if contexts:
            when = {"context": contexts, "at_least": "reversible_low"}
            found.append(_rule("ask", when, self._line("protected_contexts"), {"because": "a protected context"}))
        return found

    def _classes(self) -> dict[str, tuple[str, int]]:
        found = {}
        for name, decision in self.data.get("classes", {}).items():
            if self.project and decision == "allow":
                if name != "read_only":
                    self.ignored(("classes", name), f"`{name} = allow`")
                continue
            found[name] = (decision, self._line("classes", name))
        return found

    def _remap(self) -> dict[str, str]:
        found = {}
        for glob, name in self.data.get("remap", {}).items():
            for kind, risk in CLASS_OF.items():
                if not fits(glob, kind):
                    continue
                if self.project and Risk(name) < risk:
                    self.ignored(("remap", glob), f"{kind} as {name}")
                    continue
                found[kind] = name
        return found

    def _places(self) -> dict[str, list[str]]:
        found = {}
        for name, globs in self.data.get("places", {}).items():
            if self.project and name in _LOOSER:
                self.ignored(("places", name), f"`{name}`")
                continue
            found[name] = [globs] if isinstance(globs, str) else globs
        return found

    def _attended(self) -> bool | None:
        found: bool | None = self.data.get("attended")
        if self.project and found:
            self.ignored(("attended",), "`attended = true`")
            return None
        return found

    # -- tables --

    def _tables(self) -> list[dict[str, Any]]:
        found = []
        for place, data in enumerate(self.data.get("tool", [])):
            table = {name: value for name, value in data.items() if name != "examples"}
            for row in (row for part in (table, *table.get("subs", [])) for row in part.get("rows", [])):
                row["when"] = [row["when"]] if isinstance(row.get("when"), str) else row.get("when", [])
            if self.project:
                table = self._tightened(table, ("tool", place))
            self._lint(table, ("tool", place))
            found.append(table)
        return found

    def _tightened(self, table: dict[str, Any], path: Path) -> dict[str, Any]:
        """`inert` and `open` subtract."""
        for name in ("inert", "open"):
            if table.get(name):
                self.ignored((*path, name), f"`{name}`")
        inner = [self._tightened(each, (*path, "subs", place)) for place, each in enumerate(table.get("subs", []))]
        kept = {name: value for name, value in table.items() if name not in ("inert", "open")}
        return kept | {"subs": inner} if inner else kept

    def _lint(self, data: dict[str, Any], path: Path) -> None:
        base = self._base(data, path)
        if not data.get("names") and base is None:
            self.source.refuse(path, "a table needs `names`, or `extends` and a shipped program")
        try:
            built = extended(base, data, "") if base is not None else from_data(data, "")
            check(built, "", LANGUAGES, PURE)
        except TableError as error:
            where, _, message = str(error).partition(": ")
            self.source.refuse(self._nearest(path, message), f"{where.strip()}: {message}")

    def _base(self, data: dict[str, Any], path: Path) -> Table | None:
        program = data.get("extends", "")
        if not program:
            taken = next((name for name in str(data.get("names", "")).split() if lookup(name) is not None), None)
            if taken is not None:
                self.source.refuse((*path, "names"), f"{taken} has a shipped table; extends = {taken!r} adds to it")
            return None
        base = lookup(program)
        if base is None:
            self.source.refuse((*path, "extends"), f"no shipped table of {program!r}")
        return base

    def _nearest(self, path: Path, message: str) -> Path:
        """The key of this table whose value holds the word that the message quotes."""
        word = message.partition("'")[2].partition("'")[0]
        inside = [each for each in self.source.offsets if each[: len(path)] == path and len(each) > len(path)]
        holding = [each for each in inside if isinstance(value := _at(self.source.data, each), str) and word in value]
        return holding[0] if word and holding else path


def _rule(decision: str, when: dict[str, Any], line: int, rule: dict[str, Any]) -> dict[str, Any]:
    because = rule.get("because", "")
    return {"decision": decision, "when": when, "unless": rule.get("unless", {}), "because": because, "line": line}


def _at(data: Any, path: Path) -> object:
    for part in path:
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return None
    return data
