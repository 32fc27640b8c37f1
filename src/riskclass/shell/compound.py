"""Compound commands, functions and coprocesses."""

from __future__ import annotations

from riskclass.shell import conditions, enclosed
from riskclass.shell.lexer import Unread, blank, ends_word, keyword_at, newlines, unexpected
from riskclass.shell.nodes import (
    ArithmeticCommand,
    ArithmeticFor,
    BadPart,
    Case,
    CaseClause,
    Condition,
    Coproc,
    For,
    Function,
    Group,
    If,
    Quoted,
    Simple,
    Subshell,
    While,
    Word,
)
from riskclass.shell.parts import required_word, word
from riskclass.shell.simple import prefix, redirects, simple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.shell.lexer import Source
    from riskclass.shell.nodes import Command, Part, Redirect, Script

_THEN = frozenset(("then",))
_AFTER_THEN = frozenset(("elif", "else", "fi"))
_FI = frozenset(("fi",))
_DO = frozenset(("do",))
_DONE = frozenset(("done",))
_BRACE = frozenset(("}",))
_ESAC = frozenset(("esac",))
_CLAUSE = frozenset(("esac", ";;", ""))
_PARENTHESIS = frozenset((")",))


def compound_at(src: Source, pos: int) -> Callable[[Source, int], tuple[int, Command]] | None:
    """What reads the compound command at `pos`, if one begins there."""
    text = src.text
    char = text[pos]
    if char == "(":
        return _parenthesis
    if char == "{":
        return _group if ends_word(src, pos + 1) else None
    if char == "[":
        return _condition if src.bash and text.startswith("[[", pos) and ends_word(src, pos + 2) else None
    head = keyword_at(src, pos, src.reserved)
    return None if head in ("", "time") else _READERS.get(head, _misplaced)


def _misplaced(src: Source, pos: int) -> tuple[int, Command]:
    raise unexpected(src, pos)


def expect(src: Source, pos: int, words: frozenset[str]) -> int:
    """The position behind the reserved word at `pos`, which must be one of `words`."""
    head = keyword_at(src, pos, words)
    if not head:
        raise unexpected(src, pos)
    return pos + len(head)


def _tail(src: Source, end: int) -> tuple[int, int, tuple[Redirect, ...]]:
    """{redirect}: the position of the next token, where the command ends, and the redirections."""
    pos, found = redirects(src, end)
    if found:
        return pos, found[-1].end, found
    src.tight = end
    return pos, end, found


# ---- groups ----------------------------------------------------------------------------------------------------


def _parenthesis(src: Source, start: int) -> tuple[int, Command]:
    """ "(" list ")" | "((" expression "))" """
    if src.bash and src.text[start + 1] == "(":
        end = enclosed.arithmetic_end(src, start + 2, ")", "(")
        if src.text[end + 1] == ")":
            _, expression = enclosed.arithmetic(src, start + 2, ")", "(")
            pos, end, found = _tail(src, end + 2)
            return pos, ArithmeticCommand(start, end, expression, found)
        src.pushed = max(src.pushed, end + 1)
    pos, body = src.commands(start + 1, _PARENTHESIS)
    pos, end, found = _tail(src, pos + 1)
    return pos, Subshell(start, end, body, found)


def _group(src: Source, start: int) -> tuple[int, Command]:
    """ "{" list "}" """
    pos, body = src.commands(start + 1, _BRACE)
    pos, end, found = _tail(src, expect(src, pos, _BRACE))
    return pos, Group(start, end, body, found)


# ---- if, while, for, select ------------------------------------------------------------------------------------


def _if(src: Source, start: int) -> tuple[int, Command]:
    """ "if" list "then" list {"elif" list "then" list} ["else" list] "fi" """
    branches: list[tuple[Script, Script]] = []
    otherwise: Script | None = None
    pos = start
    head = "elif"
    while head == "elif":
        pos, condition = src.commands(pos + (len(head) if branches else 2), _THEN)
        pos, body = src.commands(expect(src, pos, _THEN), _AFTER_THEN)
        branches.append((condition, body))
        head = keyword_at(src, pos, _AFTER_THEN)
    if head == "else":
        pos, otherwise = src.commands(pos + 4, _FI)
    pos, end, found = _tail(src, expect(src, pos, _FI))
    return pos, If(start, end, tuple(branches), otherwise, found)


def _while(src: Source, start: int) -> tuple[int, Command]:
    """("while" | "until") list "do" list "done" """
    pos, condition = src.commands(start + 5, _DO)
    pos, body = src.commands(expect(src, pos, _DO), _DONE)
    pos, end, found = _tail(src, expect(src, pos, _DONE))
    return pos, While(start, end, condition, body, src.text[start] == "u", found)


def _body(src: Source, pos: int, braces: bool) -> tuple[int, Script]:
    """ "do" list "done" | "{" list "}"; the position is behind the last word"""
    if braces and src.bash and src.text[pos] == "{" and ends_word(src, pos + 1):
        pos, body = src.commands(pos + 1, _BRACE)
        return expect(src, pos, _BRACE), body
    pos, body = src.commands(expect(src, pos, _DO), _DONE)
    return expect(src, pos, _DONE), body


def _for(src: Source, start: int) -> tuple[int, Command]:
    """("for" | "select") name [newlines "in" {word}] [";" | newline] newlines body"""
    select = src.text[start] == "s"
    pos = blank(src, start + (6 if select else 3))
    if not select and src.bash and src.text.startswith("((", pos):
        return _arithmetic_for(src, start, pos + 2)
    pos, name = required_word(src, pos)
    items: tuple[Word, ...] | None = None
    separated = blank(src, pos)
    pos = newlines(src, separated)
    if keyword_at(src, pos, _IN):
        pos, items = _items(src, pos + 2)
        separated = pos
    elif src.text[separated] == ";":
        pos = separated
    braces = src.text[separated] in ";\n"
    if src.text[pos] == ";":
        pos += 1
    elif items is not None and src.text[pos] != "\n":
        raise unexpected(src, pos)
    pos, body = _body(src, newlines(src, pos), braces)
    pos, end, found = _tail(src, pos)
    return pos, For(start, end, _named(src, name), items, body, select, found)


_IN = frozenset(("in",))


def _items(src: Source, pos: int) -> tuple[int, tuple[Word, ...]]:
    """{word}"""
    items: list[Word] = []
    pos = blank(src, pos)
    while not ends_word(src, pos):
        pos, item = word(src, pos)
        items.append(item)
        pos = blank(src, pos)
    return pos, tuple(items)


def _named(src: Source, name: Word) -> str:
    """A name as written: bash takes no quotes away."""
    if not src.cuts:
        return src.text[name.start : name.end]
    return "".join(_written(src, part) for part in name.parts)


def _written(src: Source, part: Part) -> str:
    source = src.text[part.start : part.end]
    return f"'{part.text}'" if isinstance(part, Quoted) and source[0] == "'" else source


def _arithmetic_for(src: Source, start: int, pos: int) -> tuple[int, Command]:
    """ "for" "((" expression ";" expression ";" expression "))" [";" | newlines] body"""
    close = enclosed.arithmetic_end(src, pos, ")", "(")
    if src.text[close + 1] != ")":
        raise unexpected(src, close)
    first, second, third = _expressions(src, pos, close)
    pos = blank(src, close + 2)
    if src.text[pos] == ";":
        pos += 1
    pos, body = _body(src, newlines(src, pos), True)
    pos, end, found = _tail(src, pos)
    return pos, ArithmeticFor(start, end, (first, second, third), body, found)


def _expressions(src: Source, pos: int, close: int) -> list[Word]:
    """expression ";" expression ";" expression, whose end bash found before it reads them"""
    found: list[Word] = []
    for last in (False, False, True):
        try:
            end, expression = enclosed.expression(src, pos, ";)", "(")
        except Unread as error:
            if not last:
                raise
            end, expression = close, Word(pos, close, (BadPart(pos, close, error.cause),), None, False)
        if (end == close) != last:
            raise unexpected(src, close)
        found.append(expression)
        pos = end + 1
    return found


# ---- case ------------------------------------------------------------------------------------------------------


def _case(src: Source, start: int) -> tuple[int, Command]:
    """ "case" word newlines "in" newlines {clause} "esac" """
    pos, subject = required_word(src, blank(src, start + 4))
    pos = newlines(src, expect(src, newlines(src, pos), _IN))
    clauses: list[CaseClause] = []
    while not keyword_at(src, pos, _ESAC):
        if clauses and not clauses[-1].terminator:
            raise unexpected(src, pos)
        pos, clause = _clause(src, pos)
        clauses.append(clause)
        pos = newlines(src, pos)
    pos, end, found = _tail(src, pos + 4)
    return pos, Case(start, end, subject, tuple(clauses), found)


def _clause(src: Source, start: int) -> tuple[int, CaseClause]:
    """clause = ["("] word {"|" word} ")" [list] [";;" | ";&" | ";;&"]"""
    text = src.text
    patterns: list[Word] = []
    pos = start
    if text[pos] == "(":
        pos = blank(src, pos + 1)
    while True:
        pos, pattern = required_word(src, pos)
        patterns.append(pattern)
        pos = blank(src, pos)
        if text[pos] != "|":
            break
        pos = blank(src, pos + 1)
    if text[pos] != ")":
        raise unexpected(src, pos)
    pos, body = src.commands(pos + 1, _CLAUSE)
    terminator = next((mark for mark in _TERMINATORS[src.bash] if text.startswith(mark, pos)), "")
    end = pos + len(terminator) if terminator else max(body.end, start)
    return pos + len(terminator), CaseClause(start, end, tuple(patterns), body, terminator)


_TERMINATORS = {True: (";;&", ";;", ";&"), False: (";;",)}


# ---- [[ ]], functions, coprocesses -----------------------------------------------------------------------------


def _condition(src: Source, start: int) -> tuple[int, Command]:
    """ "[[" tests "]]" """
    pos, tests = conditions.tests(src, start + 2)
    pos, end, found = _tail(src, pos)
    return pos, Condition(start, end, tests, found)


def _function(src: Source, start: int) -> tuple[int, Command]:
    """ "function" word ["(" ")"] newlines compound"""
    pos, name = required_word(src, blank(src, start + 8))
    at = blank(src, pos)
    if src.text[at] == "(":
        inner = blank(src, at + 1)
        if src.text[inner] == ")":
            at = inner + 1
    return _function_body(src, start, name, newlines(src, at))


def function(src: Source, name: Word, pos: int) -> tuple[int, Command]:
    """word "(" ")" newlines compound, the `(` at `pos`; in sh any command is a body"""
    pos = blank(src, pos + 1)
    if src.text[pos] != ")":
        raise unexpected(src, pos)
    return _function_body(src, name.start, name, newlines(src, pos + 1))


def _function_body(src: Source, start: int, name: Word, pos: int) -> tuple[int, Command]:
    reader = compound_at(src, pos)
    src.enter()
    if reader in _BODIES:
        assert reader is not None
        pos, body = reader(src, pos)
    elif src.bash:
        raise unexpected(src, pos)
    else:
        pos, body = src.command(pos)
    src.depth -= 1
    return pos, Function(start, body.end, _named(src, name), body)


def _coproc(src: Source, start: int) -> tuple[int, Command]:
    """ "coproc" ([word] compound | simple)"""
    src.enter()
    at = blank(src, start + 6)
    name, pos = "COPROC", at
    if compound_at(src, at) is None and not ends_word(src, at):
        behind, found = prefix(src, at)
        following = blank(src, behind)
        if isinstance(found, Word) and compound_at(src, following) in _BODIES and src.text[behind] in " \t(":
            name, pos = _named(src, found), following
    reader = compound_at(src, pos)
    body: Command
    if reader is None:
        pos, body = simple(src, pos, coproc=True)
        if body == Simple(body.start, body.end, (), (), ()):
            raise unexpected(src, pos)
    elif reader in _BODIES:
        pos, body = reader(src, pos)
    else:
        raise unexpected(src, pos)
    src.depth -= 1
    return pos, Coproc(start, body.end, name, body)


_READERS: dict[str, Callable[[Source, int], tuple[int, Command]]] = {
    "if": _if,
    "while": _while,
    "until": _while,
    "for": _for,
    "select": _for,
    "case": _case,
    "function": _function,
    "coproc": _coproc,
}
_BODIES = frozenset((_parenthesis, _group, _condition, _if, _while, _for, _case))
