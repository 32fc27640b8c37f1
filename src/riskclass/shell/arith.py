"""Arithmetic as bash does it: 64 bits that wrap, names whose values are expressions again, assignments.

A number that is not known is None; every operator passes it on. Where it decides what is evaluated (`x ? a : b`,
`x && y`), both ways are followed and what they assign is one more possibility.
"""

from __future__ import annotations

from riskclass.model.text import Hole, Text, exact, unknown
from riskclass.shell.numbers import DIGITS, Invalid, calculate, number, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.shell.scope import Scope

    Place = tuple[str, str | None]  # a name and the text of its subscript

UNKNOWN_CHARACTER = "\0"
#: How deep expressions nest, values of names included, and how many names one expression may look up.
DEPTH = 24
LOOKUPS = 2000
SPACES = " \t\n"
ASSIGNMENTS = ("<<=", ">>=", "*=", "/=", "%=", "+=", "-=", "&=", "^=", "|=", "=")
#: How tight each operator binds.
LEVELS = {
    operator: level
    for level, operators in enumerate(("|", "^", "&", "== !=", "<= >= < >", "<< >>", "+ -", "* / %"))
    for operator in operators.split()
}
#: The operators of more than one character by their first, longer ones before.
LONGER = {
    char: tuple(
        operator
        for operator in (*ASSIGNMENTS[:-1], "**", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "++", "--")
        if operator[0] == char
    )
    for char in "<>*/%+-&^|=!"
}


class TooMuch(Exception):
    """More nesting, or more names, than we follow."""


def evaluate(text: Text, scope: Scope, start: int, end: int, source: str = "", unsure: bool = False) -> Text:
    """The value of an expression: a number in digits, or a hole of shape number.

    Text that bash would expand once more while it evaluates (`a[$(c)]` as data) is the effect `code.opaque`.
    `unsure`: the text is one of several possibilities.
    """
    _warn(text, scope, start, end)
    evaluator = Evaluator(scope, start, end)
    evaluator.unsure = unsure
    value = None
    try:
        value = evaluator.value(text)
    except Invalid:
        scope.failed()
    except TooMuch:
        scope.effect("limit", "the arithmetic goes deeper than is followed", start, end)
    if value is not None:
        return exact(str(value), (start, end))
    shown = source or text.shown
    return unknown(shown, text.because or f"the value of {shown} is not known", (start, end), "number")


def _warn(text: Text, scope: Scope, start: int, end: int) -> None:
    depth = 0
    for part in text.parts:
        if isinstance(part, str):
            if "$(" in part or "`" in part or "${" in part:
                scope.effect("code.opaque", f"arithmetic expands {part} once more", start, end)
            depth += part.count("[") - part.count("]")
        elif part.shape == "any" and depth > 0:
            scope.effect("code.opaque", f"arithmetic evaluates the text of {part.source} as code", start, end)


class Evaluator:
    """Reads and evaluates at once; while `idle` it only reads, while `unsure` its assignments are possibilities."""

    __slots__ = ("depth", "end", "idle", "lookups", "pos", "scope", "start", "text", "unsure")

    def __init__(self, scope: Scope, start: int, end: int) -> None:
        self.scope = scope
        self.start = start
        self.end = end
        self.depth = 0
        self.lookups = 0
        self.text = ""
        self.pos = 0
        self.idle = False
        self.unsure = False

    def value(self, text: Text) -> int | None:
        """The value of an expression, which takes the place of the one that is being read."""
        self.text = "".join(part if isinstance(part, str) else UNKNOWN_CHARACTER for part in text.parts)
        self.scope.spend(80 + 20 * len(self.text))
        self.pos = 0
        if not self.text.strip(SPACES):
            return 0
        value = self.comma()
        if self.peek():
            raise Invalid
        return value

    # ---- reading ---------------------------------------------------------------------------------------------

    def peek(self) -> str:
        """The next operator or character; empty at the end."""
        text = self.text
        while self.pos < len(text) and text[self.pos] in SPACES:
            self.pos += 1
        char = text[self.pos : self.pos + 1]
        for operator in LONGER.get(char, ()):
            if text.startswith(operator, self.pos):
                return operator
        return char

    def accept(self, *operators: str) -> str:
        operator = self.peek()
        if operator not in operators:
            return ""
        self.pos += len(operator)
        return operator

    def expect(self, operator: str) -> None:
        if not self.accept(operator):
            raise Invalid

    def quietly(self, idle: bool, unsure: bool, operand: Callable[[], int | None]) -> int | None:
        """An operand that is surely not, or perhaps, evaluated."""
        before = self.idle, self.unsure
        self.idle, self.unsure = self.idle or idle, self.unsure or unsure
        try:
            return operand()
        finally:
            self.idle, self.unsure = before

    def deeper(self, operand: Callable[[], int | None]) -> int | None:
        self.depth += 1
        if self.depth > DEPTH:
            raise TooMuch
        try:
            return operand()
        finally:
            self.depth -= 1

    # ---- the grammar, loosest first --------------------------------------------------------------------------

    def comma(self) -> int | None:
        """comma = assignment {"," assignment}"""
        value = self.assignment()
        while self.accept(","):
            value = self.assignment()
        return value

    def assignment(self) -> int | None:
        """assignment = place ("=" | "+=" | …) assignment | conditional"""
        begin = self.pos
        place = self.place()
        if place is not None and (operator := self.accept(*ASSIGNMENTS)):
            place = place if operator == "=" else self.settled(place)
            old = None if operator == "=" else self.get(place)
            value = self.deeper(self.assignment)
            return self.set(place, value if operator == "=" else self.apply(operator[:-1], old, value))
        self.pos = begin
        return self.conditional()

    def conditional(self) -> int | None:
        """conditional = or ["?" comma ":" conditional]"""
        test = self.logical_or()
        if not self.accept("?"):
            return test
        yes = self.quietly(test == 0, test is None, lambda: self.deeper(self.comma))
        self.expect(":")
        no = self.quietly(bool(test), test is None, lambda: self.deeper(self.conditional))
        if test is None:
            return yes if yes == no else None
        return yes if test else no

    def logical_or(self) -> int | None:
        value = self.logical_and()
        while self.accept("||"):
            right = self.quietly(bool(value), value is None, self.logical_and)
            value = 1 if value or right else None if value is None or right is None else 0
        return value

    def logical_and(self) -> int | None:
        value = self.binary()
        while self.accept("&&"):
            right = self.quietly(value == 0, value is None, self.binary)
            value = 0 if value == 0 or right == 0 else None if value is None or right is None else 1
        return value

    def binary(self, loosest: int = 0) -> int | None:
        """binary = power {operator power}, where the operators of higher levels bind tighter"""
        value = self.power()
        while True:
            operator = self.peek()
            operator = operator[0] if operator in ("++", "--") else operator  # `1++2` is `1 + +2`
            level = LEVELS.get(operator, -1)
            if level < loosest:
                return value
            self.pos += len(operator)
            value = self.apply(operator, value, self.binary(level + 1))

    def power(self) -> int | None:
        """power = unary ["**" power]"""
        value = self.unary()
        return self.apply("**", value, self.deeper(self.power)) if self.accept("**") else value

    def unary(self) -> int | None:
        """unary = ("!" | "~" | "-" | "+") unary | ("++" | "--") place | primary"""
        operator = self.peek()
        if operator in ("++", "--"):
            begin = self.pos
            self.pos += 2
            place = self.place()
            if place is not None:
                place = self.settled(place)
                return self.set(place, self.apply(operator[0], self.get(place), 1))
            self.pos = begin
            operator = operator[0]
        if operator not in ("!", "~", "-", "+"):
            return self.primary()
        self.pos += 1
        value = self.deeper(self.unary)
        if value is None:
            return None
        return int(not value) if operator == "!" else wrap({"~": ~value, "-": -value, "+": value}[operator])

    def primary(self) -> int | None:
        """primary = "(" comma ")" | number | place ["++" | "--"]"""
        if self.accept("("):
            value = self.deeper(self.comma)
            self.expect(")")
            return value
        place = self.place()
        if place is not None:
            place = self.settled(place)
            value = self.get(place)
            if operator := self.accept("++", "--"):
                self.set(place, self.apply(operator[0], value, 1))
            return value
        return self.number()

    def number(self) -> int | None:
        self.peek()
        begin = self.pos
        while self.pos < len(self.text) and (self.text[self.pos] in DIGITS or self.text[self.pos] in "#\0"):
            self.pos += 1
        word = self.text[begin : self.pos]
        if not word:
            raise Invalid
        return None if UNKNOWN_CHARACTER in word else number(word)

    def place(self) -> Place | None:
        """place = name ["[" text "]"]"""
        self.peek()
        text, begin = self.text, self.pos
        if not (text[begin : begin + 1].isalpha() and text[begin].isascii()) and text[begin : begin + 1] != "_":
            return None
        end = begin
        while end < len(text) and text[end].isascii() and (text[end].isalnum() or text[end] == "_"):
            end += 1
        if text[end : end + 1] == UNKNOWN_CHARACTER:
            return None
        self.pos = end
        name = text[begin:end]
        if text[end : end + 1] != "[":
            return name, None
        closing = _closing(text, end)
        self.pos = closing + 1
        return name, text[end + 1 : closing]

    # ---- names -----------------------------------------------------------------------------------------------

    def settled(self, place: Place) -> Place:
        """The place with its subscript evaluated, which happens once."""
        name, subscript = place
        key = None if self.idle or subscript is None else self.key(name, subscript)
        return (name, subscript) if key is None else (name, key)

    def get(self, place: Place) -> int | None:
        if self.idle:
            return 0
        name, subscript = place
        values = self.scope.lookup(name) if subscript is None else self.element(name, subscript)
        if len(values) != 1:
            return None
        value = values[0]
        if value is None or not value.parts:
            return 0
        if value.exact is None:
            return None
        _warn(value, self.scope, self.start, self.end)
        return self.again(value)

    def again(self, value: Text) -> int | None:
        """The value of a name, or a subscript: an expression within the one that is being read."""
        self.lookups += 1
        if self.lookups > LOOKUPS:
            raise TooMuch
        before = self.text, self.pos
        try:
            return self.deeper(lambda: self.value(value))
        finally:
            self.text, self.pos = before

    def element(self, name: str, subscript: str) -> tuple[Text | None, ...]:
        key = self.key(name, subscript)
        arrays = self.scope.array(name)
        if key is None or len(arrays) != 1:
            return ()
        if arrays[0] is None:
            return self.scope.lookup(name) if key == "0" else (None,)
        if self.scope.associative(name):
            return (arrays[0].get(key),)
        return element(arrays[0], key, self.scope.nullglob)

    def key(self, name: str, subscript: str) -> str | None:
        if self.scope.associative(name):
            return None if UNKNOWN_CHARACTER in subscript else subscript
        parts: tuple[str | Hole, ...] = (subscript.replace(UNKNOWN_CHARACTER, "(\0)"),)
        index = self.again(Text(parts))
        if index is None or index >= 0:
            return None if index is None else str(index)
        arrays = self.scope.array(name)
        return from_end(arrays[0], str(index)) if len(arrays) == 1 and arrays[0] else None

    def set(self, place: Place, value: int | None) -> int | None:
        if self.idle:
            return value
        name, subscript = place
        because = f"{name} is set by arithmetic"
        text = unknown(f"${name}", because, shape="number") if value is None else exact(str(value))
        key = None
        if subscript is not None:
            index = self.key(name, subscript)
            key = unknown(subscript, "the subscript is not known") if index is None else exact(index)
        before = self.scope.lookup(name) if self.unsure and key is None else ()
        self.scope.assign(name, (*before, text), key)
        return value

    # ---- numbers ---------------------------------------------------------------------------------------------

    def apply(self, operator: str, left: int | None, right: int | None) -> int | None:
        if self.idle:
            return 0
        if left is None or right is None:
            if right is None and operator in ("/", "%"):
                self.scope.failed()
            return None
        return wrap(calculate(operator, left, right))


def from_end(array: dict[str, Text], key: str) -> str:
    """A negative index counts back from one behind the last."""
    if not key.startswith("-") or not array or not all(k.isdigit() for k in array):
        return key
    return str(max(map(int, array)) + 1 + int(key))


def element(array: dict[str, Text], key: str, spare: bool) -> tuple[Text | None, ...]:
    """What stands at an index: behind a word that may be several, each of them.

    `spare`: names of files may be none at all.
    """
    if not any(value.many for value in array.values()):
        return (array.get(from_end(array, key)),)
    keys, values = tuple(array), tuple(array.values())
    first = next(place for place, value in enumerate(values) if value.many)
    if not all(key.isdecimal() for key in (key.removeprefix("-"), *keys)):
        return (*(value.single for value in values), None)
    index, begins = int(key), int(keys[first])
    if 0 <= index < begins:
        return (array.get(key),)
    if index < 0:
        found = _back(values[first:], -index, spare)
        if found[-1] is not None:
            return found
        gaps = begins - int(keys[0]) != first
        return (*(value.single for value in values), None) if gaps else _back(values, -index, spare)
    surely = index == begins and is_pattern(values[first]) and not spare
    around = tuple(value.single for value in values[first:])
    return around[:1] if surely else (*around, None)


def _back(values: tuple[Text, ...], number: int, spare: bool) -> tuple[Text | None, ...]:
    """What may be the last but `number`, where the last is 1."""
    found: list[Text | None] = []
    behind, several = 0, False  # words that surely stand behind, and whether there may be more
    for value in reversed(values):
        several = several or value.many
        if several or behind == number - 1:
            found.append(value.single)
        behind += not value.many or (is_pattern(value) and not spare)
        if behind >= number:
            return tuple(found)
    return (*found, None)


def is_pattern(word: Text) -> bool:
    """Names of files, of which there is one at least: where there is none, the pattern stands."""
    return all(hole.shape == "files" and hole.source[:1] not in ("$", "`", "{", "") for hole in word.holes)


def _closing(text: str, opened: int) -> int:
    depth = 0
    for i in range(opened, len(text)):
        if text[i] == "[":
            depth += 1
        elif text[i] == "]":
            depth -= 1
            if depth == 0:
                return i
    raise Invalid
