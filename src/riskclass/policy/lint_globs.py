"""Names and globs in rules that are odd, or too wide. In a glob only `*` is special: any text, `/` too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riskclass.model.context import CONTEXTS
from riskclass.model.site import LOWERING
from riskclass.policy.catalogue import nearest, sub_names, subs, table
from riskclass.policy.vain import of_context, of_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from riskclass.model.site import Site
    from riskclass.policy.rules import Rule
    from riskclass.policy.said import Said
    from riskclass.policy.toml import Path

#: Names in rules' ids that are no programs: `redirect/fs.write`.
_NOT_PROGRAMS = ("redirect", "shell", "environment", "limit")


def of_rule(rule: Rule, site: Site) -> Iterator[tuple[Path, str]]:
    """The key and what is to be said of it."""
    for inner, conditions in (((), rule.when), (("unless",), rule.unless)):
        loosens = (rule.decision == "allow") != bool(inner)
        for name in (*_ODD, *(name for name in _WIDE if name not in _ODD)):
            for glob in conditions.get(name, ()):
                odd = _ODD[name](glob, site) if name in _ODD else ""
                message = odd or (_WIDE[name](glob) if loosens and name in _WIDE else "")
                if message:
                    yield (*inner, name), f"{glob!r} {message}"


def of_places(said: Said) -> Iterator[tuple[Path, str]]:
    """The same for places that loosen."""
    for place, globs in said.places.items():
        for glob in globs:
            if place in LOWERING and (message := _wide_path(glob)):
                yield ("places", place), f"{glob!r} {message}"
            elif place in _FOLDERS and _is_folder(glob) and f"{glob}/*" not in globs:
                yield ("places", place), f"{glob!r} is that path alone; did you mean '{glob}/*', what lies in it?"


#: Places that folders are, hardly ever a file.
_FOLDERS = ("scratch", "cache", "log", "vital")


def _is_folder(glob: str) -> bool:
    """As far as a name tells: one without a suffix, and without `*` that could stand for what lies below."""
    return not of_path(glob) and "*" not in glob and "." not in glob.rpartition("/")[2].lstrip(".")


# -- what is odd --


def _odd_tool(name: str, site: Site) -> str:
    words = name.split()
    if not words or "*" in name:
        return "fits nothing: a tool is a program with its sub-command, and no glob"
    found = table(words[0], site)
    if words[0] in _NOT_PROGRAMS:
        return ""
    if (meant := site.meant(words[0])) != words[0]:
        return f"never holds: {words[0]} is another name of {meant}; did you mean {' '.join([meant, *words[1:]])!r}?"
    if found is None:
        near = nearest(words[0], cutoff=0.8)
        return f"has no shipped table{near}" if near or len(words) > 1 else ""
    if len(words) > 1 and not subs(found, words[1:]):
        return f"is no sub-command of {words[0]}{nearest(' '.join(words[1:]), sub_names(found))}"
    return ""


def _odd_context(glob: str, site: Site) -> str:
    label = glob.partition(":")[0]
    if "*" in label or label in CONTEXTS or of_context(glob):  # what fits nothing is a problem, and told already
        return ""
    return f"fits only what a caller names so: no table says {label!r}"


_ODD: dict[str, Callable[[str, Site], str]] = {"tool": _odd_tool, "context": _odd_context}


# -- what is too wide to allow --


def _wide_path(glob: str) -> str:
    if glob.startswith("*") or glob in ("/*", "~/*", "~*"):
        return "names paths everywhere"
    before = glob[:-1]
    if glob.endswith("*") and before and before[-1] not in "/*":
        return f"also names {before}-other: {before}/* is what lies in it"
    return ""


def _wide_host(glob: str) -> str:
    if glob.strip("*.") == "":
        return "names every host"
    if glob.endswith("*"):
        return f"also names {glob[:-1].rstrip('.')}.evil.example"
    if glob.startswith("*") and not glob.startswith("*."):
        return f"also names evil{glob[1:]}: *.{glob[1:]} is what lies below it"
    return ""


def _wide_url(glob: str) -> str:
    host, slash, _ = glob.partition("://")[2].partition("/")
    if glob.startswith("*") or _wide_host(host) == "names every host":
        return "names every host"
    if not slash or host.endswith("*"):
        bare = glob.rstrip("*").rstrip("/") if not slash else host.rstrip("*")
        return f"also names {bare}.evil.example: end the host with /" if glob.endswith("*") or slash else ""
    return _wide_host(host)


def _wide_context(glob: str) -> str:
    return "names every place" if glob in ("*", "*:*") or glob.partition(":")[2] == "*" else ""


_WIDE: dict[str, Callable[[str], str]] = {
    "path": _wide_path,
    "host": _wide_host,
    "url": _wide_url,
    "context": _wide_context,
}
