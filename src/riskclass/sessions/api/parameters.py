"""Parameters of a request against their schema: the first that is wrong is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.errors import Wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Schema = dict[str, Any]

_DEEPEST: Final = 40


def of_query(pairs: Iterable[tuple[str, str]], schemas: Schema) -> dict[str, Any]:
    """
    Raises:
        Wrong: a parameter that is not known, stands twice, or has a value that cannot be.
    """
    found: dict[str, Any] = {}
    for name, text in pairs:
        if name not in schemas:
            raise Wrong(name[:60], f"no parameter of that name; there is {', '.join(schemas) or 'none'}")
        if name in found:
            raise Wrong(name, "it stands twice")
        found[name] = whole(name, text) if schemas[name]["type"] == "integer" else text
        _check(name, found[name], schemas[name])
    return found


def of_body(body: Any, schemas: Schema, required: Sequence[str]) -> dict[str, Any]:
    """
    Raises:
        Wrong: likewise, or one that is needed is missing. `null` is as good as missing.
    """
    if not isinstance(body, dict):
        raise Wrong("body", "a JSON object is needed")
    found = {name: value for name, value in body.items() if value is not None}
    for name in required:
        if name not in found:
            raise Wrong(name, "it is needed")
    for name, value in found.items():
        if name not in schemas:
            raise Wrong(name[:60], f"no parameter of that name; there is {', '.join(schemas)}")
        _check(name, value, schemas[name])
    return found


def whole(name: str, text: str) -> int:
    """
    Raises:
        Wrong: it is no whole number.
    """
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise Wrong(name, f"{text[:40]!r} is no whole number")
    return int(text)


_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
}
_CALLED: Final = {"string": "a text", "integer": "a whole number", "array": "a list of texts", "object": "an object"}


def _check(name: str, value: Any, schema: Schema) -> None:
    kind = schema["type"]
    if type(value) not in _TYPES[kind]:  # True is an int to isinstance
        raise Wrong(name, f"{_CALLED.get(kind, f'a {kind}')} is needed")
    if kind == "array" and not all(isinstance(each, str) for each in value):
        raise Wrong(name, "a list of texts is needed")
    if kind in ("integer", "number") and not -(2**31) < value < 2**31:
        raise Wrong(name, "too large")
    if "enum" in schema and value not in schema["enum"]:
        raise Wrong(name, f"{value[:40]!r} is none of {', '.join(schema['enum'])}")
    if kind == "object" and _depth(value) > _DEEPEST:
        raise Wrong(name, "nested too deeply")


def _depth(value: Any) -> int:
    """How deep lists and objects are nested, or one more than is allowed."""
    depth, level = 0, [value]
    while level and depth <= _DEEPEST:
        depth += 1
        inner = [each for one in level for each in (one.values() if isinstance(one, dict) else one)]
        level = [each for each in inner if isinstance(each, dict | list)]
    return depth
