"""Tables by name, for authors: shipped ones, and those of a policy."""

from __future__ import annotations

from riskclass.model import near
from riskclass.model.site import NO_SITE, Site
from riskclass.model.tables import Table
from riskclass.rules import lookup, programs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def names(site: Site = NO_SITE) -> list[str]:
    """Every name of a program that has a table."""
    return sorted({*programs(), *site.tables})


def table(name: str, site: Site = NO_SITE) -> Table | None:
    """The table of a program, with what a policy adds to it."""
    return site.lookup(lookup)(name)


def subs(tool: Table, words: list[str]) -> list[Table]:
    """The sub-commands whose path is these words, or begins with them."""
    return [each for each in tool.subs if any(path[: len(words)] == words for path in _paths(each))]


def sub_names(tool: Table) -> list[str]:
    """Every path of a sub-command."""
    return [" ".join(path) for each in tool.subs for path in _paths(each)]


def _paths(each: Table) -> list[list[str]]:
    return [path.split() for path in each.names.split(",")]


def nearest(name: str, known: Iterable[str] | None = None, cutoff: float = 0.6) -> str:
    """As `near.nearest`, among all programs unless others are named."""
    return near.nearest(name, known if known is not None else names(), cutoff)
