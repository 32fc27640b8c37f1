"""Files → what they say together: each with its layers, then what it extends; tables beside them; examples tried."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from riskclass.model.digest import digest
from riskclass.model.limits import POLICY, PROJECT
from riskclass.policy.assemble import joined, policy
from riskclass.policy.catalogue import nearest
from riskclass.policy.errors import PolicyError
from riskclass.policy.files import text_of
from riskclass.policy.presets import PRESETS
from riskclass.policy.read import check
from riskclass.policy.said import Said
from riskclass.policy.source import Problems, Source
from riskclass.policy.trial import tried
from riskclass.policy.words import TABLES
from riskclass.rules import lookup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from riskclass.policy.assemble import Parts
    from riskclass.policy.decide import Policy
    from riskclass.policy.toml import Path

_DEEPEST = 16


def chained(texts: list[tuple[str, str]], project: bool) -> Parts:
    """What the texts say, and whatever they name; every example of theirs holds.

    A project's examples are left to `policy test`: they would be tried for each answer, and can take long.

    Raises:
        PolicyError: a text that cannot be used, a file that is not there, or an example that does not hold.
    """
    chain = Chain(Problems(), project)
    for file, text in texts:
        chain.read(file, text)
    for outcome in () if project else tried(chain.said, chain.policy()):
        if outcome.problem is not None:
            raise outcome.problem
    return chain.parts()


class Chain:
    """Texts in the order in which they speak; `projects` are chains of layers that stand for a project's file."""

    def __init__(self, problems: Problems, project: bool = False) -> None:
        self.problems: Final = problems
        self.project: Final = project
        self.said: Final[list[Said]] = []
        self.sources: Final[list[Source]] = []
        self.projects: Final[dict[str, Chain]] = {}
        self.preset = ""

    def read(self, file: str, text: str, above: tuple[str, ...] = ()) -> None:
        """Adds a text, its layers, and what they extend; `above` are the files on the way to it.

        Raises:
            PolicyError: as `Problems` says; a chain that is too large in any case.
        """
        if _is_among(file, self.sources):
            return  # it has spoken already
        source = self._source(file, text)
        check(source)
        said = Said(source, self.project)
        self._say(said)
        for place, layer in said.each("layer"):
            name = layer.get("project", "")
            chain = self if self.project or not name else self.projects.setdefault(name, Chain(self.problems, True))
            inner = Said(source, chain.project, ("layer", place))
            chain._say(inner)
            chain._extend(inner, (*above, file))
        self._extend(said, (*above, file))

    def _source(self, file: str, text: str) -> Source:
        source = Source(file, text, self.problems)
        self.sources.append(source)
        most = PROJECT if self.project else POLICY
        if sum(len(each.text) for each in self.sources) > most:
            raise PolicyError(file, 0, 0, f"with what extends it, a policy is larger than {most >> 10} KiB")
        return source

    def _say(self, said: Said) -> None:
        self.said.append(said)
        for place, name in enumerate(said.listed("tables")):
            self._tables(said, ("tables", place), name)

    def _extend(self, said: Said, above: tuple[str, ...]) -> None:
        for place, name in enumerate(said.listed("extends")):
            if name not in PRESETS:
                self._file(said, ("extends", place), name, above)
            elif self.project and name == "observe":
                said.ignored(("extends", place), "`observe`")
            else:
                self.preset = self.preset or name

    def _file(self, said: Said, path: Path, name: str, above: tuple[str, ...]) -> None:
        file = _beside(said.source.file, name)
        if any(_same(each, file) for each in above):
            said.refuse(path, f"{name} extends itself")
        elif len(above) > _DEEPEST:
            said.refuse(path, f"more than {_DEEPEST} files extend each other")
        elif not os.path.exists(file):
            near = (
                nearest(name, [*PRESETS, *(set(_files(file)) - {os.path.basename(said.source.file)})])
                or f"; presets are {', '.join(PRESETS)}"
            )
            said.refuse(path, f"no preset and no file {name!r}{near}")
        elif (text := self._text(said, path, file)) is not None:
            self.read(file, text, above)

    def _tables(self, said: Said, path: Path, name: str) -> None:
        if name.startswith("package:") and self.project:
            said.ignored(path, f"`{name}`")
            return
        file = self._of_package(said, path, name) if name.startswith("package:") else _beside(said.source.file, name)
        if file and not os.path.exists(file):
            said.refuse(path, f"no file {file!r}{nearest(os.path.basename(file), _files(file))}")
        elif file and (text := self._text(said, path, file)) is not None:
            source = self._source(file, text)
            check(source, TABLES)
            self.said.append(Said(source, self.project))

    def _text(self, said: Said, path: Path, file: str) -> str | None:
        """What cannot be read is a problem of the line that names it."""
        try:
            return text_of(file, self.project)
        except PolicyError as error:
            said.refuse(path, str(error))
            return None

    def _of_package(self, said: Said, path: Path, name: str) -> str:
        """The file that an installed package ships; the package is found, not imported."""
        from importlib.util import find_spec

        package, _, inside = name.removeprefix("package:").partition("/")
        try:
            spec = find_spec(package) if package.isidentifier() else None
        except (ImportError, ValueError):
            spec = None
        if spec is None or not spec.submodule_search_locations:
            said.refuse(path, f"no package {package!r} is installed")
            return ""
        return os.path.join(next(iter(spec.submodule_search_locations)), inside)

    def tables(self) -> list[dict[str, Any]]:
        """All tables, in the order in which they speak."""
        return [table for said in self.said for table in said.tables.values()]

    def parts(self) -> Parts:
        """What is said, as plain data."""
        classes: dict[str, str] = {}
        for said in self.said:
            classes = {**said.remap, **classes}
        places = [(name, globs) for said in self.said for name, globs in said.places.items() if name != "programs"]
        programs = [folder for said in self.said for folder in said.places.get("programs", [])]
        return {
            "texts": [[source.file, digest(source.whole)] for source in self.sources],
            "layers": [said.layer for said in self.said if said.layer["rules"] or said.layer["classes"]],
            "preset": self.preset,
            "site": {"tables": named(self.tables()), "places": places, "classes": classes, "programs": programs},
            "attended": next((said.attended for said in self.said if said.attended is not None), None),
            "notes": [note for said in self.said for note in said.notes],
            "projects": [chain.parts() for chain in self.projects.values()],
        }

    def policy(self) -> Policy:
        """What is said, alone; of a project's file, as if it were no project's."""
        return policy(self.parts(), [], "")


def named(tables: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Tables by each name of their programs; additions to one shipped table together."""
    found: dict[str, dict[str, Any]] = {}
    for table in tables:
        base = lookup(table["extends"]) if "names" not in table else None
        for name in (base.names if base is not None else table["names"]).split():
            found[name] = joined(found[name], table) if name in found else table
    return found


def _is_among(file: str, sources: list[Source]) -> bool:
    return any(_same(each.file, file) for each in sources)


def _same(first: str, second: str) -> bool:
    return os.path.abspath(first) == os.path.abspath(second)


def _files(file: str) -> list[str]:
    """Names of the files beside one that is not there."""
    try:
        return os.listdir(os.path.dirname(file))[:1000]
    except (OSError, ValueError):
        return []


def _beside(file: str, name: str) -> str:
    """A path relative to the file that names it."""
    return os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(file)), os.path.expanduser(name)))
