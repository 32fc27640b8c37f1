"""A str enum that is there without the module `enum`, whose import is a quarter of a bare interpreter's start.

To a type checker it is a str enum. At run time it does what people do with one: `Risk("unknown")`, `Risk["UNKNOWN"]`,
`for risk in Risk`, `len`, `in`, `name`, `value`, `__members__` (by which SQLAlchemy knows an enum), `is`, copies and
pickles that are the member itself, and pydantic's models. It is no instance of `enum.Enum`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enum import Enum

    class Named(str, Enum):
        """The base of a str enum."""

else:

    class _Names(type):
        """The class of such a class: its upper-case strings are the members, in the order in which they stand."""

        def __new__(cls, name, bases, body):
            values = {key: value for key, value in body.items() if key.isupper() and isinstance(value, str)}
            kind = super().__new__(cls, name, bases, {"__slots__": (), **body})
            members = {key: kind._made(key, value) for key, value in values.items()}
            known = {"__members__": members, "_by_value": {member.value: member for member in members.values()}}
            for key, value in {**members, **known}.items():
                type.__setattr__(kind, key, value)
            return kind

        def __call__(cls, value):
            found = cls._by_value.get(value)
            if found is None:
                raise ValueError(f"{value!r} is not a valid {cls.__name__}")
            return found

        def __getitem__(cls, name):
            return cls.__members__[name]

        def __iter__(cls):
            return iter(cls.__members__.values())

        def __len__(cls):
            return len(cls.__members__)

        def __contains__(cls, value):
            return value in cls._by_value

        def __setattr__(cls, name, value):
            raise AttributeError(f"cannot set {name!r} of {cls.__name__}")

        def __delattr__(cls, name):
            raise AttributeError(f"cannot delete {name!r} of {cls.__name__}")

    class Named(str, metaclass=_Names):
        """The base of a str enum."""

        __slots__ = ("name", "value")

        @classmethod
        def _made(cls, name, value):
            member = str.__new__(cls, value)
            str.__setattr__(member, "name", name)
            str.__setattr__(member, "value", value)
            return member

        def __setattr__(self, name, value):
            raise AttributeError(f"cannot set {name!r} of {self!r}")

        def __repr__(self):
            return f"<{type(self).__name__}.{self.name}: {self.value!r}>"

        def __reduce_ex__(self, _):
            return type(self), (self.value,)

        def __copy__(self):
            return self

        def __deepcopy__(self, _):
            return self

        @classmethod
        def __get_pydantic_core_schema__(cls, source, handler):
            from pydantic_core import core_schema

            values = core_schema.literal_schema([member.value for member in cls])
            return core_schema.no_info_after_validator_function(cls, values)
