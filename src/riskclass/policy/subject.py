"""What an effect is about, in the texts that conditions of a policy look at; each is worked out when first asked."""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from riskclass.model.effects import Effect
    from riskclass.model.verdict import Known

    #: A condition, and whether it stands in a rule that asks or denies.
    How = tuple[str, bool]
    Beginnings = tuple[tuple[str, bool], ...]

#: Labels of contexts that are another machine, or another file system.
ELSEWHERE = ("host", "guest", "container", "cluster", "chroot", "namespace")
#: What stands in a text of which a part is not known. A path says it in its own way (`riskclass.model.globs`).
_HIDDEN = set("$`*?{…")


class Subject(Value):
    """An effect in its setting, as conditions see it."""

    __slots__ = ("_beginnings", "_texts", "effect", "known")

    def __init__(self, effect: Effect, known: Known) -> None:
        self.effect: Final = effect
        self.known: Final = known
        self._texts: Final[dict[str, tuple[str, ...]]] = {}
        self._beginnings: Final[dict[How, Beginnings]] = {}

    def texts(self, condition: str) -> tuple[str, ...]:
        """The texts that the globs of this condition are held against."""
        found = self._texts.get(condition)
        if found is None:
            found = self._texts[condition] = _TEXTS[condition](self.effect, self.known)
        return found

    def beginnings(self, how: How) -> Beginnings:
        """Of each text of a condition what it begins with, whatever their case.

        To ask or deny that is what is known of it, and with it goes whether a longer beginning may fit too.
        """
        found = self._beginnings.get(how)
        if found is None:
            condition, strict = how
            begins = _surely if not strict else _path_may if condition == "path" else _text_may
            found = self._beginnings[how] = tuple([begins(text) for text in self.texts(condition)])
        return found

    @property
    def elsewhere(self) -> bool:
        """Whether it happens on another machine than the caller's: a path there is another path."""
        added = self.effect.context[len(self.known.context) :]
        return any(context.partition(":")[0] in ELSEWHERE for context in added)

    @property
    def diverted(self) -> bool:
        """Whether an option may lead elsewhere; also one within a word, as in `rsync -e "ssh -J gate"`."""
        shown = [word.exact or "" for word in self.effect.words[1:]]
        return any(piece.startswith(_DIVERTS) for word in shown for piece in word.split())


def hidden(text: str) -> bool:
    """Whether a part of it is not known."""
    return not _HIDDEN.isdisjoint(text)


def host_of(address: str) -> str:
    """The host of `scheme://user@host:port/path`, `user@host:path`, `--option=host:port`."""
    text = address.partition("=")[2] if address.startswith("-") else address
    rest = text.partition("://")[2] if "://" in text else text
    authority = rest.partition("/")[0].partition("?")[0].partition("#")[0]
    host = authority.rpartition("@")[2]
    return host if host.count(":") > 1 else host.partition(":")[0]


def _surely(text: str) -> tuple[str, bool]:
    return text.casefold(), False


def _text_may(text: str) -> tuple[str, bool]:
    return ("", True) if hidden(text) else (text.casefold(), False)


def _path_may(path: str) -> tuple[str, bool]:
    """A folder above what a glob names counts too."""
    return "" if "?" in path else path.partition("*")[0].partition("=")[0].rstrip("/").casefold(), True


# -- the texts --


def _paths(effect: Effect, known: Known) -> tuple[str, ...]:
    """The path as effects carry it, from the root where the home is known, and from the directory of the question."""
    if not effect.place:
        return ()
    path = effect.mark
    found: tuple[str, ...] = (path,)
    if path[:1] == "~" and known.home:
        path = known.home.rstrip("/") + path[1:]
        found += (path,)
    cwd = known.cwd and known.cwd.rstrip("/")
    if cwd is not None and path.startswith(cwd) and path[len(cwd) :][:1] in ("", "/"):
        found += ("." + path[len(cwd) :],)
    return found


def _target(effect: Effect, known: Known) -> tuple[str, ...]:
    return (effect.target,)


def _units(effect: Effect, known: Known) -> tuple[str, ...]:
    return tuple(effect.target.split()) if effect.kind.startswith("service.") else ()


def _urls(effect: Effect, known: Known) -> tuple[str, ...]:
    return tuple([_bare(text) for text in _addresses(effect) if "://" in text or "$" in text])


def _hosts(effect: Effect, known: Known) -> tuple[str, ...]:
    within = [name for label, _, name in (each.partition(":") for each in effect.context) if label == "host"]
    return tuple([host_of(text) for text in (*_addresses(effect), *within)])


def _contexts(effect: Effect, known: Known) -> tuple[str, ...]:
    return effect.context


def _tool(effect: Effect, known: Known) -> tuple[str, ...]:
    """Program and sub-command, joined by dots."""
    return (effect.rule.rpartition("/")[0],)


_TEXTS: dict[str, Callable[[Effect, Known], tuple[str, ...]]] = {
    "tool": _tool,
    "context": _contexts,
    "path": _paths,
    "host": _hosts,
    "url": _urls,
    "unit": _units,
    "target": _target,
}


# -- addresses --


def _addresses(effect: Effect) -> list[str]:
    """Every word that may name where something goes: URLs, `host:path`, `user@host`; not only the first."""
    words = [word.exact if word.exact is not None else "$" for word in effect.words[1:]] or effect.target.split()
    return [word for word in words if _is_address(word)]


#: Options with which ssh(1), scp(1) and curl(1) go to another host than the address says, or through one.
_DIVERTS = ("-J", "-o", "-F", "-x", "--proxy", "--preproxy", "--socks", "--resolve", "--connect-to", "--doh-url")


def _is_address(word: str) -> bool:
    head = word.partition("=")[2] if word.startswith("-") else word
    if "://" in head or word == "$" or "$" in word:
        return True
    name, colon, _ = head.partition(":")
    return (bool(colon) and "/" not in name and " " not in name) or ("@" in head and not head.startswith("@"))


def _bare(url: str) -> str:
    """Without who logs in, and with no letter case in the host."""
    scheme, slashes, rest = url.partition("://")
    authority, slash, path = rest.partition("/")
    return f"{scheme.lower()}{slashes}{authority.rpartition('@')[2].lower()}{slash}{path}"
