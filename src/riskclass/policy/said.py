"""What one text, or one layer of it, says: plain data, each with its line; of a project's, only what is stricter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from riskclass.model.data import NOT_ADDED, extended, from_data, not_added
from riskclass.model.globs import fits
from riskclass.model.lint import Problem, problems
from riskclass.model.risk import CLASS_OF, Risk
from riskclass.model.site import LOWERING
from riskclass.model.tables import Table
from riskclass.policy.catalogue import nearest
from riskclass.policy.vain import of_folder, of_path, vain
from riskclass.policy.words import CONDITIONS
from riskclass.rules import LANGUAGES, lookup
from riskclass.rules.pure import PURE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.policy.source import Source
    from riskclass.policy.toml import Path

#: Places that loosen.
_LOOSER = (*LOWERING, "programs")


class Said:
    """`base` is where it stands in the text: nowhere else than at the top, or at a layer.

    `layer` has rules and classes as `riskclass.policy.decide.Layer` takes them, `paths` where each rule stands;
    `tables` those that can be used, by their place in the list of the text; `notes` what was ignored.
    """

    def __init__(self, source: Source, project: bool, base: Path = ()) -> None:
        self.source: Final = source
        self.project: Final = project
        self.base: Final = base
        data = at(source.data, base)
        self.data: Final[dict[str, Any]] = data if isinstance(data, dict) else {}
        self.notes: Final[list[str]] = []
        self.paths: Final[list[Path]] = []
        rules = [*self._sugar(), *self._rules()]
        self.layer: Final[dict[str, Any]] = {"origin": source.file, "rules": rules, "classes": self._classes()}
        self.remap: Final = self._remap()
        self.places: Final = self._places()
        self.tables: Final = dict(self._tables())
        self.attended: Final = self._attended()

    def refuse(self, path: Path, message: str) -> None:
        self.source.refuse((*self.base, *path), message)

    def ignored(self, path: Path, what: str) -> None:
        why = f"{what} is ignored: a project's policy can only be stricter"
        self.notes.append(self.source.note((*self.base, *path), why))

    def get(self, name: str, default: Any = None) -> Any:
        """What the key holds, if nothing is wrong with it."""
        return default if self._wrong(name) else self.data.get(name, default)

    def listed(self, name: str) -> list[str]:
        """The texts that the key holds."""
        value = self.get(name, [])
        return [value] if isinstance(value, str) else value

    def each(self, name: str) -> Iterator[tuple[int, dict[str, Any]]]:
        """The tables of a list with nothing wrong in them, with their places."""
        found = self.data.get(name, [])
        for place, value in enumerate(found if isinstance(found, list) else ()):
            if isinstance(value, dict) and not self._wrong(name, place):
                yield place, value

    def _wrong(self, *path: str | int) -> bool:
        return self.source.is_wrong((*self.base, *path))

    def _line(self, *path: str | int) -> int:
        return self.source.places.at((*self.base, *path))[0]

    # -- rules --

    def _rule(self, decision: str, when: dict[str, Any], path: Path, rule: dict[str, Any]) -> dict[str, Any]:
        self.paths.append((*self.base, *path))
        line, unless, because = self._line(*path), rule.get("unless", {}), rule.get("because", "")
        for key, message in vain(when):
            self.refuse((*path, key), message)
        for key, message in vain(unless):
            self.refuse((*path, "unless", key), message)
        return {"decision": decision, "when": when, "unless": unless, "because": because, "line": line}

    def _rules(self) -> list[dict[str, Any]]:
        found = []
        for place, rule in self.each("rule"):
            if self.project and rule["decision"] == "allow":
                self.ignored(("rule", place, "decision"), "`allow`")
                continue
            when = {name: value for name, value in rule.items() if name in CONDITIONS}
            found.append(self._rule(rule["decision"], when, ("rule", place), rule))
        return found

    def _sugar(self) -> list[dict[str, Any]]:
        found = []
        hosts, contexts = self.get("trusted_hosts"), self.get("protected_contexts")
        if hosts and self.project:
            self.ignored(("trusted_hosts",), "`trusted_hosts`")
        elif hosts:
            when = {"effect": ["net.upload", "secret.send"], "host": hosts}
            found.append(self._rule("allow", when, ("trusted_hosts",), {"because": "a trusted host"}))
        if contexts:
            when = {"context": contexts, "at_least": "reversible_low"}
            found.append(self._rule("ask", when, ("protected_contexts",), {"because": "a protected context"}))
        return found

    def _classes(self) -> dict[str, list[str | int]]:
        found: dict[str, list[str | int]] = {}
        for name, decision in self.get("classes", {}).items():
            if self.project and decision == "allow":
                if name != "read_only":
                    self.ignored(("classes", name), f"`{name} = allow`")
                continue
            found[name] = [decision, self._line("classes", name)]
        return found

    # -- the site --

    def _remap(self) -> dict[str, str]:
        found = {}
        for glob, name in self.get("remap", {}).items():
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
        for name, globs in self.get("places", {}).items():
            if self.project and name in _LOOSER:
                self.ignored(("places", name), f"`{name}`")
                continue
            found[name] = [globs] if isinstance(globs, str) else globs
            for place, glob in enumerate(found[name]):
                if message := (of_folder if name == "programs" else of_path)(glob):
                    self.refuse(("places", name, place), f"{glob!r} fits nothing: {message}")
        return found

    def _attended(self) -> bool | None:
        found: bool | None = self.get("attended")
        if self.project and found:
            self.ignored(("attended",), "`attended = true`")
            return None
        return found

    # -- tables --

    def _tables(self) -> Iterator[tuple[int, dict[str, Any]]]:
        for place, data in self.each("tool"):
            table = _plain(data)
            if self.project:
                self._takes_nothing(table, ("tool", place))
                table = self._tightened(table, ("tool", place))
            if self._is_table(table, ("tool", place)):
                yield place, table

    def _takes_nothing(self, table: dict[str, Any], path: Path) -> None:
        """Whatever such a table leads to, the command is judged without it as well."""
        name = next((name for name in table if name not in _ADDING), "")
        if name:
            what = f"`{table.get('names') or table['extends']}` is judged without this table too"
            self.notes.append(self.source.note((*self.base, *path), f"{what}: a project's policy can only be stricter"))

    def _tightened(self, table: dict[str, Any], path: Path) -> dict[str, Any]:
        """`inert` and `open` subtract."""
        for name in ("inert", "open"):
            if table.get(name):
                self.ignored((*path, name), f"`{name}`")
        inner = [self._tightened(each, (*path, "subs", place)) for place, each in enumerate(table.get("subs", []))]
        kept = {name: value for name, value in table.items() if name not in ("inert", "open")}
        return kept | {"subs": inner} if inner else kept

    def _is_table(self, data: dict[str, Any], path: Path) -> bool:
        base = self._base(data, path)
        if self._wrong(*path):
            return False
        built = extended(base, data, "") if base is not None else from_data(data, "")
        found = problems(built, LANGUAGES, PURE)
        for problem in found:
            self.refuse(self._place(data, path, problem), f"{problem.names}: {problem.message}")
        return not found

    def _base(self, data: dict[str, Any], path: Path) -> Table | None:
        program = data.get("extends")
        if "names" in data:
            names = data["names"].split()
            taken = next((name for name in names if lookup(name) is not None), None)
            if taken is not None:
                only = "alone " if program is not None else ""
                self.refuse((*path, "names"), f'{taken} has a shipped table; extends = "{taken}" {only}adds to it')
            elif not names:
                self.refuse((*path, "names"), "`names` is empty")
        if program is None:
            return None
        base = lookup(program)
        more = next((name for name in data if name not in _NAMING), "")
        if "names" in data and more:
            alone = f'what is added goes into a table of extends = "{program}" alone'
            self.refuse((*path, more), f"`{more}` goes not with both `names` and `extends`: {alone}")
        wrong = next((word for word in NOT_ADDED if data.get(word)), "")
        if wrong:
            self.refuse((*path, wrong), not_added(wrong))
        if base is None:
            self.refuse((*path, "extends"), f"no shipped table of {program!r}{nearest(program)}")
        return base

    def _place(self, data: dict[str, Any], path: Path, problem: Problem) -> Path:
        """Where the wrong word stands: in the sub-command that the problem names, else in the tool."""
        subs = enumerate(data.get("subs", []))
        level = next(((*path, "subs", place) for place, each in subs if each["names"] == problem.names), path)
        whole = (*self.base, *level)
        below = (key for key in self.source.places.keys if key[: len(whole)] == whole)
        keys = [key for key in below if not {"subs", *_PROSE} & {*key[len(whole) :]}]
        texts = [(key, value) for key in keys if isinstance(value := at(self.source.data, key), str)]
        found = [
            *(key for key in keys if key[-1] == problem.word),
            *(key for key, value in texts if problem.word in _WORDS.split(value)),
            *(key for key, value in texts if problem.word in value),
            whole,
        ]
        return found[0][len(self.base) :]


_WORDS = re.compile(r"[\s/,:=|]+")
#: Keys of a table that say which program it is of, or only ever add an effect: no other lets a project hope for less.
_ADDING = ("extends", "reads", "writes", "deletes", "does", "stdin", "whole", "because", "about", "docs", "examples")
#: Keys of a table that gives a program another name.
_NAMING = ("names", "extends", "about", "docs", "examples")
#: Keys whose texts are for people.
_PROSE = ("about", "docs", "because", "examples")


def _plain(table: dict[str, Any]) -> dict[str, Any]:
    """In the words of `riskclass.model.data`: no examples, and `when` is a list."""
    plain = {name: value for name, value in table.items() if name != "examples"}
    if "rows" in table:
        plain["rows"] = [_plain_row(row) for row in table["rows"]]
    if "subs" in table:
        plain["subs"] = [_plain(each) for each in table["subs"]]
    bare = _bare(table)
    return plain | {"rows": [*plain.get("rows", []), *bare]} if bare else plain


def _bare(table: dict[str, Any]) -> list[dict[str, Any]]:
    """What a wrapper does without its command, where no row says so: it may open a shell."""
    words = [word.partition(":") for word in table.get("operands", "").split() if word != "--"]
    names = [name.strip("[]?").removesuffix("...") for name, _, _ in words]
    place = next((place for place, (_, _, form) in enumerate(words) if form in _COMMANDS), -1)
    if place < 0 or any(names[place] in row.get("unless", "").split() for row in table.get("rows", [])):
        return []
    return [{"when": names[place - 1 : place], "unless": names[place], "stdin": "sh"}]


#: Forms of operands that are a command.
_COMMANDS = ("argv", "sh")


def _plain_row(row: dict[str, Any]) -> dict[str, Any]:
    when = row.get("when", [])
    return row | {"when": [when] if isinstance(when, str) else when}


def at(data: Any, path: Path) -> object:
    """What stands at a path, or None."""
    for part in path:
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return None
    return data
