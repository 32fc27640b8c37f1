"""A policy's data, checked by the words that it may hold: what is not one is refused with the nearest that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riskclass.model.globs import fits
from riskclass.policy.catalogue import nearest
from riskclass.policy.words import POLICY, Word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from riskclass.policy.source import Source
    from riskclass.policy.toml import Path


def check(source: Source, word: Word = POLICY) -> None:
    """Refuses whatever is no word of a policy, or holds what it cannot."""
    _section(source, source.data, word, ())


def _check(source: Source, value: object, word: Word, path: Path) -> None:
    if word.kind == "each":
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            for place, each in enumerate(value):
                _section(source, each, word, (*path, place))
        else:
            source.refuse(path, f"`{path[-1]}` is a list of tables, [[{_header(path)}]], not {_shown(value)}")
    elif word.kind in ("section", "map"):
        if isinstance(value, dict):
            (_section if word.kind == "section" else _map)(source, value, word, path)
        else:
            source.refuse(path, f"`{path[-1]}` is a table, [{_header(path)}], not {_shown(value)}")
    else:
        _one(source, value, word, path)


def _section(source: Source, value: dict[str, object], word: Word, path: Path) -> None:
    for name, each in value.items():
        if name in word.inner:
            _check(source, each, word.inner[name], (*path, name))
        else:
            source.refuse((*path, name), no("word", name, word.inner))
    for name in word.needs:
        if name not in value:
            source.refuse(path, f"`{name}` is missing")
    if word.either and sum(name in value for name in word.either) != 1:
        source.refuse(path, f"one of {' and '.join(f'`{name}`' for name in word.either)} is needed, and no more")
    if word.some and not any(name in value for name in word.some):
        source.refuse(path, f"{' or '.join(f'`{name}`' for name in word.some)} is needed")
    for name, other in word.beside.items():
        if name in value and other not in value:
            source.refuse((*path, name), f"`{name}` goes with `{other}`")


def _map(source: Source, value: dict[str, object], word: Word, path: Path) -> None:
    inner = Word("choice", names=word.names) if word.names else Word("texts")
    for name, each in value.items():
        if any(fits(name, key) if word.globs else name == key for key in word.keys):
            _check(source, each, inner, (*path, name))
        else:
            source.refuse((*path, name), no("name", name, word.keys))


def _one(source: Source, value: object, word: Word, path: Path) -> None:
    several = word.kind in ("texts", "choices") and isinstance(value, list)
    name = next(part for part in reversed(path) if isinstance(part, str))
    for place, each in enumerate(value) if several and isinstance(value, list) else ((None, value),):
        at = path if place is None else (*path, place)
        if not isinstance(each, bool if word.kind == "flag" else str):
            source.refuse(at, f"`{name}` is {_EXPECTED[word.kind]}, not {_shown(each)}")
        elif word.names and not any(fits(str(each), known) if word.globs else each == known for known in word.names):
            source.refuse(at, no("", str(each), word.names, f" for `{name}`"))


_EXPECTED = {
    "flag": "true or false",
    "text": "a text",
    "choice": "a text",
    "texts": "a text or a list of texts",
    "choices": "a text or a list of texts",
}


def _header(path: Path) -> str:
    """As in TOML: `tool.options`."""
    return ".".join(part for part in path if isinstance(part, str))


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, bool):
        return str(value).lower()
    return (repr(value) if isinstance(value, str) else str(value))[:40]


def no(what: str, name: str, known: Iterable[str], where: str = "") -> str:
    """That there is no such name, and which is near."""
    names = list(known)
    near = nearest(name, names) or f"; one of {', '.join(names[:12])}{', …' if len(names) > 12 else ''}"
    spelt = ascii(name[:100])  # a letter that looks like another is seen to be none
    return f"no {what + ' ' if what else ''}{spelt}{where}{near}"
