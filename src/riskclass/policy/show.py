"""A policy as one TOML text that decides as it does: the first file's words at the top, then a layer for each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.model.globs import fits
from riskclass.policy.assemble import DEFAULT
from riskclass.policy.presets import PRESETS
from riskclass.policy.write import document

if TYPE_CHECKING:
    from riskclass.policy.chain import Chain
    from riskclass.policy.said import Said
    from riskclass.policy.toml import Path


def preset(name: str) -> str:
    """What a preset says, as a file that says the same."""
    return document(PRESETS[name])


def shown(chain: Chain, projects: dict[str, Chain], origin: bool = False) -> str:
    """What the files of a chain, and of projects, say; with `origin`, where each line comes from."""
    page = _Page(chain, {**chain.projects, **projects})
    return document(page.data, page.comment if origin else lambda path: "") + page.notes()


class _Page:
    """The data, and for each part of it the text it comes from and its path there."""

    def __init__(self, chain: Chain, projects: dict[str, Chain]) -> None:
        self.chain: Final = chain
        self.projects: Final = projects
        self.origins: Final[dict[Path, tuple[Said, Path]]] = {}
        first, layers = chain.said[:1], chain.said[1:]
        self.data: Final[dict[str, Any]] = {"extends": chain.preset or DEFAULT}
        if any(each.parts()["attended"] is False for each in (chain, *projects.values())):
            self.data["attended"] = False
        for said in first:
            self.data.update(self._said(said, ()))
        below: list[dict[str, Any]] = []
        for said in layers:
            below.append(self._said(said, ("layer", len(below))))
        for name, project in projects.items():
            below += self._project(name, project, len(below))
        if below:
            self.data["layer"] = below

    def _project(self, name: str, chain: Chain, start: int) -> list[dict[str, Any]]:
        found = [{"project": name} | self._said(said, ("layer", start + at)) for at, said in enumerate(chain.said)]
        if chain.preset and found:
            found[-1] |= {"extends": chain.preset}
        return found

    def _said(self, said: Said, head: Path) -> dict[str, Any]:
        self.origins[head] = said, said.base
        rules = [self._rule(each) for each in said.layer["rules"]]
        for place, path in enumerate(said.paths):
            self.origins[(*head, "rule", place)] = said, path
        for place, at in enumerate(said.tables):
            self.origins[(*head, "tool", place)] = said, (*said.base, "tool", at)
        for kind in said.remap:
            glob = next(each for each in reversed(said.data["remap"]) if fits(each, kind))
            self.origins[(*head, "remap", kind)] = said, (*said.base, "remap", glob)
        found = {
            "classes": {name: decision for name, (decision, _) in said.layer["classes"].items()},
            "remap": said.remap,
            "places": said.places,
            "rule": rules,
            "tool": list(said.tables.values()),
        }
        return {name: value for name, value in found.items() if value}

    @staticmethod
    def _rule(rule: dict[str, Any]) -> dict[str, Any]:
        found = rule["when"] | {"unless": rule["unless"], "decision": rule["decision"], "because": rule["because"]}
        return {name: value for name, value in found.items() if value != "" and value != {}}

    def comment(self, path: Path) -> str:
        """`FILE:LINE`, or what there is to say of a line that stands in no file."""
        if path == ("extends",):
            return f"preset {self.data['extends']}" if self.chain.preset else "the preset where none is named"
        head = path
        while head and head not in self.origins:
            head = head[:-1]
        if head not in self.origins or path == ("attended",):
            return ""
        said, base = self.origins[head]
        return f"{said.source.file}:{said.source.places.at((*base, *path[len(head) :]))[0]}"

    def notes(self) -> str:
        """What was ignored, as comments."""
        found = [note for each in (self.chain, *self.projects.values()) for note in each.parts()["notes"]]
        return "".join(f"# {note}\n" for note in found)
