"""The base of every value: equality, hash and repr from `__slots__`, without generated code."""

from __future__ import annotations

_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    found = tuple(name for cls in kind.__mro__ for name in getattr(cls, "__slots__", ()))
    _NAMES[kind] = found
    return found


class Value:
    """A plain value. Subclasses list `__slots__` and write `__init__`; attributes are never set again."""

    __slots__ = ()

    def _fields(self) -> tuple[object, ...]:
        names = _NAMES.get(type(self)) or _names(type(self))
        return tuple([getattr(self, name) for name in names])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(other) is type(self) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self._fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._fields()))})"
