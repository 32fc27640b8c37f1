"""Files → what they say together: each file, then what it extends; tables beside them; examples tried."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from riskclass.policy.assemble import joined, policy
from riskclass.policy.files import digest, text_of
from riskclass.policy.presets import PRESETS
from riskclass.policy.read import Said, Source
from riskclass.policy.trial import tried
from riskclass.rules import lookup

if TYPE_CHECKING:
    from riskclass.policy.assemble import Parts

_DEEPEST = 16


def chained(texts: list[tuple[str, str]], project: bool) -> Parts:
    """What the texts say, and whatever they name; every example of theirs holds.

    Raises:
        PolicyError: a text that cannot be used, a file that is not there, or an example that does not hold.
    """
    chain = _Chain(project)
    for file, text in texts:
        chain.add(file, text, 0)
    parts = chain.parts()
    for problem in tried(chain.said, policy(parts, [], "")):
        raise problem
    return parts


class _Chain:
    def __init__(self, project: bool) -> None:
        self.project: Final = project
        self.said: Final[list[Said]] = []
        self.tables: Final[list[Said]] = []
        self.preset = ""

    def add(self, file: str, text: str, depth: int) -> None:
        said = Said(Source(file, text), self.project)
        if any(each.source.file == file for each in self.said):
            said.source.refuse(("extends",), f"{file} extends itself")
        self.said.append(said)
        for each in _listed(said.data.get("tables", [])):
            self._tables(said, each)
        for each in _listed(said.data.get("extends", [])):
            self._extends(said, each, depth)

    def _extends(self, said: Said, name: str, depth: int) -> None:
        if name in PRESETS:
            if self.project and name == "observe":
                said.ignored(("extends",), "`observe`")
            else:
                self.preset = self.preset or name
            return
        if depth >= _DEEPEST:
            said.source.refuse(("extends",), f"more than {_DEEPEST} files extend each other")
        file = _beside(said.source.file, name)
        if not os.path.exists(file):
            said.source.refuse(("extends",), f"no preset and no file {name!r}; presets are {', '.join(PRESETS)}")
        self.add(file, text_of(file), depth + 1)

    def _tables(self, said: Said, name: str) -> None:
        if name.startswith("package:") and self.project:
            said.ignored(("tables",), f"`{name}`")
            return
        file = _of_package(said, name) if name.startswith("package:") else _beside(said.source.file, name)
        if not os.path.exists(file):
            said.source.refuse(("tables",), f"no file {file!r}")
        tables = Said(Source(file, text_of(file)), self.project)
        more = sorted(set(tables.data) - {"tool"})
        if more:
            tables.source.refuse((more[0],), f"a file of tables holds [[tool]] alone, not {more[0]!r}")
        self.said.append(tables)

    def parts(self) -> Parts:
        tables: dict[str, dict[str, Any]] = {}
        classes: dict[str, str] = {}
        for said in self.said:
            for table in said.tables:
                base = lookup(table["extends"]) if table.get("extends") else None
                for name in (base.names if base is not None else table["names"]).split():
                    tables[name] = joined(tables[name], table) if name in tables else table
            classes = {**said.remap, **classes}
        places = [(name, globs) for said in self.said for name, globs in said.places.items() if name != "programs"]
        programs = [folder for said in self.said for folder in said.places.get("programs", [])]
        return {
            "texts": [[said.source.file, digest(said.source.text)] for said in self.said],
            "layers": [said.layer for said in self.said if said.layer["rules"] or said.layer["classes"]],
            "preset": self.preset,
            "site": {"tables": tables, "places": places, "classes": classes, "programs": programs},
            "attended": next((said.attended for said in self.said if said.attended is not None), None),
            "notes": [note for said in self.said for note in said.notes],
        }


def _listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def _beside(file: str, name: str) -> str:
    return os.path.join(os.path.dirname(os.path.abspath(file)), os.path.expanduser(name))


def _of_package(said: Said, name: str) -> str:
    """The file that an installed package ships; the package is found, not imported."""
    from importlib.util import find_spec

    package, _, inside = name.removeprefix("package:").partition("/")
    try:
        spec = find_spec(package) if package.isidentifier() else None
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        said.source.refuse(("tables",), f"no package {package!r} is installed")
    return os.path.join(next(iter(spec.submodule_search_locations)), inside)
