"""From what each text says to a policy: layers in their order, one site, one identity. Plain data in between."""

from __future__ import annotations

from riskclass.model.digest import digest
from riskclass.model.risk import Risk
from riskclass.model.site import Site
from riskclass.policy.decide import Layer, Policy
from riskclass.policy.presets import PRESETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    #: What the texts of one chain say: `texts` (file, digest), `layers`, `preset`, `site`, `attended`, `notes`, and
    #: `projects`, the parts of layers that stand for a project's file.
    Parts = dict[str, Any]

DEFAULT = "ops"


def preset_layer(name: str) -> dict[str, Any]:
    """A preset as the data of a layer."""
    said = PRESETS[name]
    rules = [
        {
            "decision": rule["decision"],
            "when": {key: value for key, value in rule.items() if key not in ("decision", "because")},
            "unless": {},
            "because": rule.get("because", ""),
            "line": 0,
        }
        for rule in said["rule"]
    ]
    return {
        "origin": f"preset {name}",
        "rules": rules,
        "classes": {risk: (decision, 0) for risk, decision in said["classes"].items()},
    }


def nothing(preset: str = "") -> Parts:
    """The parts of no text at all."""
    return {
        "texts": [],
        "layers": [],
        "preset": preset,
        "site": _EMPTY,
        "attended": None,
        "notes": [],
        "projects": [],
    }


_EMPTY: dict[str, Any] = {"tables": {}, "places": [], "classes": {}, "programs": []}


def policy(parts: Parts, projects: list[Parts], engine: str) -> Policy:
    """The policy that the parts make; `engine` is the identity of what judges."""
    projects = [*parts.get("projects", ()), *projects]
    layers = [*parts["layers"], preset_layer(parts["preset"] or DEFAULT)]
    texts = [" ".join(known for _, known in each["texts"]) for each in (parts, *projects)]  # whose a text is counts too
    attended = parts["attended"] is not False and all(each["attended"] is not False for each in projects)
    preset = parts["preset"] or DEFAULT
    said = f"{engine}/{digest(chr(0).join((preset, *texts)))[:16] if any(texts) else preset}"
    return Policy(
        tuple(map(Layer, layers)),
        tuple(tuple(map(Layer, _of_project(each))) for each in projects),
        _site(parts, projects, said),
        attended,
        said,
        tuple(note for each in (parts, *projects) for note in (*each["notes"], *_looser(each, parts))),
    )


def _looser(project: Parts, yours: Parts) -> list[str]:
    """What a project's text makes of a kind that your own takes for something worse."""
    classes = yours["site"]["classes"]
    return [
        f"{project['texts'][0][0]}: {kind} as {risk} is ignored: your own policy says {classes[kind]}"
        for kind, risk in project["site"]["classes"].items()
        if kind in classes and Risk(classes[kind]) > Risk(risk)
    ]


def _of_project(parts: Parts) -> list[dict[str, Any]]:
    return [*parts["layers"], *([preset_layer(parts["preset"])] if parts["preset"] else [])]


def _site(parts: Parts, projects: list[Parts], identity: str) -> Site:
    adding = [each["site"] for each in projects if any(each["site"].values())]
    tighter = _one_site([*adding, parts["site"]], identity, None) if adding else None
    return _one_site([parts["site"]], identity, tighter)


def _one_site(sites: list[dict[str, Any]], identity: str, tighter: Site | None) -> Site:
    tables: dict[str, dict[str, Any]] = {}
    classes: dict[str, Risk] = {}
    for site in sites:
        for name, table in site["tables"].items():
            tables[name] = joined(tables[name], table) if name in tables else table
        for kind, risk in site["classes"].items():
            classes[kind] = max(classes[kind], Risk(risk)) if kind in classes else Risk(risk)
    places = tuple((name, tuple(globs)) for site in sites for name, globs in site["places"])
    programs = tuple(folder for site in sites for folder in site["programs"])
    return Site(tables, places, classes, programs, identity, tighter)


def joined(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    """Two additions to one shipped table; of two tables of a name that has none, the first."""
    if "names" in first or "names" in second:
        return first
    lists = {name: [*first.get(name, []), *second.get(name, [])] for name in ("options", "rows", "subs")}
    texts = {
        name: f"{first.get(name, '')} {second.get(name, '')}".strip()
        for name in ("reads", "writes", "deletes", "inert")
    }
    does = ", ".join(each for each in (first.get("does"), second.get("does")) if each)
    return {**second, **first} | {name: value for name, value in {**lists, **texts, "does": does}.items() if value}
