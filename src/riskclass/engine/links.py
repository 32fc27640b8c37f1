"""Links and mounts that a text itself makes: a path through one is another path (symlink(7), mount(8))."""

from __future__ import annotations

from riskclass.engine.places import normal

#: How often a link that leads to a link is followed; the kernel follows 40 (path_resolution(7)).
_HOPS = 8


class Links:
    """`made`: link → what it leads to; `mounted`: where something else may be now."""

    __slots__ = ("made", "mounted")

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.mounted: set[str] = set()

    def link(self, link: str, target: str) -> None:
        """A target that is not absolute is seen from where the link stands, or from here; a name in a directory too."""
        name = target.rstrip("/").rpartition("/")[2]
        if target[:1] not in ("/", "~", "?"):
            folder = link.rpartition("/")[0] or "."
            target = normal(f"{folder}/{target.removeprefix('./')}")
        self.made[link] = target
        if name not in ("", ".", "..", "*", "?") and link.rpartition("/")[2] != name:
            self.made[f"{link}/{name}"] = target

    def resolved(self, path: str, last: bool = True) -> str:
        """Where a path leads. `last`: a link that the path ends in is followed (a delete takes the link itself)."""
        for _ in range(_HOPS if self.made else 0):
            found = self._through(path, last)
            if found is None:
                return path
            path = found
        return path

    def _through(self, path: str, last: bool) -> str | None:
        for link, target in self.made.items():
            if last and path == link:
                return target
            if path.startswith(link + "/") and path not in self.made:
                return normal(f"{target}/{path[len(link) + 1 :]}")
        return None

    def under(self, path: str) -> bool:
        """Whether something may be mounted further down, which goes with the folder."""
        folder = path.removesuffix("*").rstrip("/") + "/"
        return any(each.startswith(folder) for each in self.mounted)

    def over(self, path: str) -> bool:
        """Whether something may be mounted there."""
        while path and path not in self.mounted:
            path = path.rpartition("/")[0]
        return path != ""
