"""What a synopsis such as `"DURATION COMMAND...:argv"` says, and how words are bound to its names."""

from __future__ import annotations

from riskclass.model.text import Text
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

#: Forms whose words belong to another command: the first of them ends the options of this one.
ENDING = ("argv", "filled", "sh")


class Operand(Value):
    """One name of a synopsis."""

    __slots__ = ("ending", "form", "many", "name", "optional")

    def __init__(self, name: str, form: str, many: bool, optional: str) -> None:
        self.name: Final = name
        self.form: Final = form  # argv, sh, @sh, sql … or empty
        self.many: Final = many  # NAME...
        self.optional: Final = optional  # [ for [NAME], ? for NAME?
        self.ending: Final = many and form in ENDING


class Synopsis(Value):
    """The names in order; those behind `--` apart; `ends` are the literals that close a value (find -exec)."""

    __slots__ = ("code", "dashed", "ends", "left", "lone", "many", "operands", "right", "starts", "variables")

    def __init__(self, operands: tuple[Operand, ...], dashed: Operand | None, ends: tuple[str, ...]) -> None:
        self.operands: Final = operands
        self.dashed: Final = dashed
        self.ends: Final = ends
        #: The name of NAME=VALUE words, or empty.
        self.variables: Final = next((operand.name for operand in operands if operand.form == "env"), "")
        #: The names before the one with `...`, that one, and those behind it; without one all names are `left`.
        named = tuple(operand for operand in operands if operand.form != "env")
        middle = next((place for place, operand in enumerate(named) if operand.many), len(named))
        self.left: Final = tuple(operand.name for operand in named[:middle])
        self.many: Final = named[middle] if middle < len(named) else None
        self.right: Final = tuple(operand.name for operand in named[middle + 1 :])
        #: The name of `FILE...` with nothing else, the commonest; else empty.
        self.lone: Final = self.many.name if len(operands) == 1 and self.many is not None and dashed is None else ""
        #: The names in order, those behind `--` included, where one of them is code; else none.
        every = operands if dashed is None else (*operands, dashed)
        self.code: Final = every if any(operand.form not in ("", "env") for operand in every) else ()
        #: How many words stand before the command that ends the options; -1 where there is none.
        self.starts: Final = next((place for place, operand in enumerate(operands) if operand.ending), -1)


_KNOWN: dict[str, Synopsis] = {}


def synopsis(source: str) -> Synopsis:
    """The compiled form of a synopsis; kept, since only tables ask."""
    found = _KNOWN.get(source)
    if found is None:
        found = _KNOWN[source] = _read(source)
    return found


def _read(source: str) -> Synopsis:
    operands: list[Operand] = []
    dashed: Operand | None = None
    ends: tuple[str, ...] = ()
    after_dashes = False
    for token in source.split():
        if token == "--":
            after_dashes = True
        elif token[0] in ";+|":
            ends = tuple(token.split("|"))
        elif after_dashes:
            dashed = _operand(token)
        else:
            operands.append(_operand(token))
    return Synopsis(tuple(operands), dashed, ends)


def _operand(token: str) -> Operand:
    name, _, form = token.partition(":")
    optional = "[" if name.startswith("[") else "?" if name.endswith("?") else ""
    name = name.strip("[]?")
    return Operand(name.removesuffix("..."), form, name.endswith("..."), optional)


Bound = dict[str, tuple[Text, ...]]


def bind(names: Synopsis, words: list[Text], dashed: list[Text] | None) -> tuple[Bound, list[Text]]:
    """Words to names, Python's way (first, *middle, last); returns also the words that no name takes.

    `dashed` holds the words behind `--`, where there was one. Names right of a `...` are served once it has a word:
    `cp a` has a source and no destination. A command's words all belong to it.
    """
    if names.lone and not dashed:
        return {names.lone: tuple(words)}, []
    bound: Bound = {}
    if names.dashed is not None:
        bound[names.dashed.name] = tuple(dashed or ())
    elif dashed:
        words = words + dashed
    if names.variables:  # the leading words of `env` and its kin
        count = next((place for place, word in enumerate(words) if "=" not in word.prefix), len(words))
        bound[names.variables] = tuple(words[:count])
        words = words[count:]
    for place, name in enumerate(names.left):
        bound[name] = (words[place],) if place < len(words) else ()
    if names.many is None:
        return bound, words[len(names.left) :]
    rest = words[len(names.left) :]
    last = len(rest) if names.many.ending else max(1, len(rest) - len(names.right))
    bound[names.many.name] = tuple(rest[:last])
    for place, name in enumerate(names.right, last):
        bound[name] = (rest[place],) if place < len(rest) else ()
    return bound, []
