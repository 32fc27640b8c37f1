"""The tests of `[[ ]]`."""

from __future__ import annotations

from riskclass.shell.lexer import blank, ends_word, newlines, unexpected
from riskclass.shell.nodes import Literal, Test, Word
from riskclass.shell.parts import long_word, required_word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.shell.lexer import Source

_UNARY = frozenset("-a -b -c -d -e -f -g -h -k -n -o -p -r -s -t -u -v -w -x -z -G -L -N -O -R -S".split())
_BINARY = frozenset("= == != =~ < > -eq -ne -lt -le -gt -ge -nt -ot -ef".split())
_PATTERN = frozenset(("=", "==", "!="))


def tests(src: Source, pos: int) -> tuple[int, tuple[Test, ...]]:
    """tests = or "]]"; the position is behind the `]]`"""
    found: list[Test] = []
    pos = newlines(src, _or(src, pos, found))
    if not _closes(src, pos):
        raise unexpected(src, pos)
    return pos + 2, tuple(found)


def _closes(src: Source, pos: int) -> bool:
    return src.text.startswith("]]", pos) and ends_word(src, pos + 2)


def _or(src: Source, pos: int, found: list[Test]) -> int:
    """or = term {("&&" | "||") term}; how they bind does not matter here"""
    while True:
        pos = _term(src, newlines(src, pos), found)
        if not src.text.startswith(("&&", "||"), pos):
            return pos
        pos += 2


def _term(src: Source, pos: int, found: list[Test]) -> int:
    """term = {"!"} ("(" or ")" | unary word | word [binary word]); the position is that of the next token"""
    text = src.text
    while text[pos] == "!" and ends_word(src, pos + 1):
        pos = newlines(src, pos + 1)
    if text[pos] == "(":
        src.enter()
        pos = newlines(src, _or(src, pos + 1, found))
        src.depth -= 1
        if text[pos] != ")":
            raise unexpected(src, pos)
        return newlines(src, pos + 1)
    if _closes(src, pos):
        raise unexpected(src, pos)
    end, left = required_word(src, pos)
    if left.plain in _UNARY and not left.quoted:
        return _unary(src, left, end, found)
    return _binary(src, left, end, found)


def _unary(src: Source, operator: Word, pos: int, found: list[Test]) -> int:
    """unary word"""
    pos = blank(src, pos)
    if _closes(src, pos):
        raise unexpected(src, pos)
    end, operand = required_word(src, pos)
    found.append(Test(operator.start, end, str(operator.plain), (operand,)))
    return newlines(src, end)


def _binary(src: Source, left: Word, pos: int, found: list[Test]) -> int:
    """word [("==" | "=~" | "<" | "-eq" | …) word]"""
    pos = blank(src, pos)
    if src.text.startswith(("&&", "||", ")"), pos) or _closes(src, pos):
        found.append(Test(left.start, left.end, "", (left,)))
        return pos
    end, operator = _operator(src, pos)
    if operator not in _BINARY:
        raise unexpected(src, pos)
    end, right = _right(src, blank(src, end), operator)
    found.append(Test(left.start, end, operator, (left, right)))
    return newlines(src, end)


def _operator(src: Source, pos: int) -> tuple[int, str]:
    if src.text[pos] in "<>" and not src.text.startswith("(", pos + 1):
        return pos + 1, src.text[pos]
    end, operator = required_word(src, pos)
    bare = len(operator.parts) == 1 and isinstance(operator.parts[0], Literal)
    return end, src.text[operator.start : operator.end] if bare else ""


def _right(src: Source, pos: int, operator: str) -> tuple[int, Word]:
    """The right side: after `=~` a regular expression, where `(`, `|` and what is between `( )` are ordinary."""
    groups = " " if operator == "=~" else "?*+@!" if operator in _PATTERN else ""
    char = src.text[pos]
    if groups == " " and src.text.startswith(("&&", ")"), pos):
        return pos, Word(pos, pos, (), "", False)
    if _closes(src, pos) or (ends_word(src, pos) and not (groups == " " and char in "(|")):
        raise unexpected(src, pos)
    return long_word(src, pos, groups)
