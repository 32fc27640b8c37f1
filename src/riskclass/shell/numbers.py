"""Numbers of 64 bits as bash reads, computes and wraps them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

DIGITS: Final = {c: i for i, c in enumerate("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@_")}


SIMPLE: Final = {
    "+": int.__add__,
    "-": int.__sub__,
    "*": int.__mul__,
    "&": int.__and__,
    "|": int.__or__,
    "^": int.__xor__,
    "==": int.__eq__,
    "!=": int.__ne__,
    "<": int.__lt__,
    ">": int.__gt__,
    "<=": int.__le__,
    ">=": int.__ge__,
}


class Invalid(Exception):
    """Bash reports an error here."""


def wrap(number: int) -> int:
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def calculate(operator: str, a: int, b: int) -> int:
    if operator in ("/", "%"):
        if b == 0:
            raise Invalid
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        return quotient if operator == "/" else a - b * quotient
    if operator == "**":
        if b < 0:
            raise Invalid
        return pow(a, b, 1 << 64)
    if operator in ("<<", ">>"):
        return a << (b & 63) if operator == "<<" else a >> (b & 63)
    return int(SIMPLE[operator](a, b))


def number(word: str) -> int:
    """`10`, `0x1f`, `017`, `2#101`, `36#zz`"""
    if word[:2] in ("0x", "0X"):
        base, digits = 16, word[2:]
    elif "#" in word:
        radix, _, digits = word.partition("#")
        base = _digits(radix, 10) if radix and radix[0] != "0" and digits else 0
        if not 2 <= base <= 64:
            raise Invalid
    elif word[0] == "0":
        base, digits = 8, word[1:]
    else:
        base, digits = 10, word
    return _digits(digits, base)


def _digits(digits: str, base: int) -> int:
    value = 0
    for char in digits:
        digit = DIGITS.get(char, 64)
        if base <= 36 and 36 <= digit < 62:
            digit -= 26
        if digit >= base:
            raise Invalid
        value = (value * base + digit) % (1 << 64)
    return wrap(value)
