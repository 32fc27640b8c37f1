"""What a site adds to what we know: tables, places of paths, classes of kinds, folders whose programs are trusted."""

from __future__ import annotations

from riskclass.model.globs import may, surely
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, Final

    from riskclass.model.risk import Risk
    from riskclass.model.tables import Table

#: Places where something done to a path may have a lower class than to an ordinary one. (`guard` too: both count.)
LOWERING = ("null", "descriptor", "scratch", "cache", "kernel", "bus", "network")
#: Places that a site's word may lower: others hold something that a path's name says.
_ORDINARY = ("project", "home", "system", "unknown")
#: … and places that are left for a stricter one.
_LOWERED = (*_ORDINARY, "scratch", "cache", "log")


class Site(Value):
    """A policy's share in the question; `Policy.site` makes it.

    `tables`: name → a table as data (`riskclass.model.data`), with `extends` where it adds to a shipped one, and with
    `names` too where it is that one by another name.
    `places`: (place, globs), such as `("scratch", ("/srv/builds/*",))`. `classes`: effect kind → class.
    `programs`: folders whose programs are what their names say. `identity`: a digest of the policy's text.
    `tighter`: what a project's own file adds; a verdict with it holds all that the verdict without it holds.
    """

    __slots__ = ("_tables", "classes", "identity", "places", "programs", "tables", "tighter")

    def __init__(
        self,
        tables: Mapping[str, dict[str, Any]] | None = None,
        places: tuple[tuple[str, tuple[str, ...]], ...] = (),
        classes: Mapping[str, Risk] | None = None,
        programs: tuple[str, ...] = (),
        identity: str = "",
        tighter: Site | None = None,
    ) -> None:
        self.tables: Final = tables or {}
        self.places: Final = places
        self.classes: Final = classes or {}
        self.programs: Final = programs
        self.identity: Final = identity
        self.tighter: Final = tighter
        self._tables: Final[dict[str, Table]] = {}

    def _fields(self) -> tuple[object, ...]:
        return self.tables, self.places, self.classes, self.programs, self.identity, self.tighter

    def __hash__(self) -> int:
        return hash(self.identity)

    def lookup(self, shipped: Callable[[str], Table | None]) -> Callable[[str], Table | None]:
        """Shipped tables and the site's; a table is built when it is first asked for."""
        if not self.tables:
            return shipped

        def find(name: str) -> Table | None:
            if name not in self.tables:
                return shipped(name)
            if name not in self._tables:
                from riskclass.model.data import extended, from_data

                data = self.tables[name]
                if self.meant(name) != name:
                    return find(self.meant(name))
                base = shipped(name) if data.get("extends") else None
                self._tables[name] = extended(base, data, "site") if base is not None else from_data(data, "site")
            return self._tables[name]

        return find

    def meant(self, name: str) -> str:
        """The shipped program that a site gives this name as well, else the name."""
        data = self.tables.get(name, {})
        return str(data["extends"]) if "names" in data and "extends" in data else name

    def place(self, path: str, found: str) -> str:
        """The place of a path that is `found` without the site: one that lowers surely, another where it may be."""
        for name, globs in self.places:
            if name in LOWERING:
                if found in _ORDINARY and any(surely(glob, path) for glob in globs):
                    return name
            elif found in _LOWERED and found != "unknown" and any(may(glob, path) for glob in globs):
                return name
        return found


NO_SITE = Site()
