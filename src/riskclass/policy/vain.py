"""Globs that can fit nothing: a rule or place with one would be silent, and a silent `deny` protects nothing."""

from __future__ import annotations

from riskclass.model.context import mistyped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any


def vain(conditions: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """(key, what is wrong) for each glob of conditions that fits nothing."""
    for name, check in _CHECKS.items():
        value = conditions.get(name, ())
        for glob in (value,) if isinstance(value, str) else value:
            if message := check(glob):
                yield name, f"{glob!r} fits nothing: {message}"


def of_path(glob: str) -> str:
    """What is wrong, or empty."""
    if glob[:1] not in ("/", "~", "*") and not glob.startswith("./"):
        return "a path begins with /, ~/ or ./"
    if "//" in glob or "/./" in glob or "/../" in glob + "/" or (glob.endswith("/") and len(glob) > 1):
        return "effects have paths without //, . and .., and without / at the end"
    return ""


def of_folder(path: str) -> str:
    """The same for a folder of programs."""
    if path.startswith("/") and "*" not in path and not path.endswith("/"):
        return ""
    return "a folder is a path from / on, without * and without / at its end"


def of_context(glob: str) -> str:
    kind, colon, _ = glob.partition(":")
    if not colon:
        return "" if glob.startswith("*") else "a context is KIND:NAME, such as host:prod-*"
    meant = "" if "*" in kind else mistyped(kind)
    return f"no kind of context is {kind!r}; did you mean {meant!r}?" if meant else ""


def _of_url(glob: str) -> str:
    return "" if "://" in glob or glob.startswith("*") else "a URL begins with its scheme, https://"


def _of_host(glob: str) -> str:
    return "a host has no scheme, user or path" if set(glob) & set("/@") else ""


_CHECKS: dict[str, Callable[[str], str]] = {
    "path": of_path,
    "context": of_context,
    "url": _of_url,
    "host": _of_host,
}
