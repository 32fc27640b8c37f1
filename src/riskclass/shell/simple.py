"""Simple commands: assignments, words, redirections."""

from __future__ import annotations

from riskclass.shell.lexer import SPECIAL, Unread, blank, comment, ends_word, name_end, newlines, unexpected
from riskclass.shell.nodes import ArrayElement, ArrayValue, Assignment, BadPart, Bare, Literal, Redirect, Simple, Word
from riskclass.shell.parts import PLAIN_ENDS, continued, long_word, make_word, required_word, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from riskclass.shell.lexer import Source
    from riskclass.shell.nodes import Part

_STOPS = frozenset("\n|&;()<>#\0")
_OPERATORS = frozenset((">>", "<<", ">&", "<&", "<>", ">|", "&>"))  # of two characters
_LONGER = {"<<": "-<", "&>": ">"}

#: What a word may be: before the command an assignment; then an ordinary argument; an argument of `declare` and its
#: kin, where bash reads `x=(…)`; of these behind `command`, or behind a redirection, where it does not; of `eval`,
#: `let` and `alias`, where it reads nothing but `x=(…)`; the word behind `command` or `builtin`; before the command
#: again, but behind an assignment and a redirection, where `x=(…)` and blanks in `a[…]=` are not read.
_PREFIX, _ORDINARY, _DECLARED, _SCALAR, _COMPOUND, _THROUGH, _LATE = range(7)
_DECLARING = frozenset(("declare", "export", "readonly", "local", "typeset"))
_AFTER = {
    **dict.fromkeys(_DECLARING, _DECLARED),
    **dict.fromkeys(("alias", "eval", "let"), _COMPOUND),
    **dict.fromkeys(("builtin", "command"), _THROUGH),
}


def simple(src: Source, pos: int, coproc: bool = False) -> tuple[int, Simple]:
    """simple = {assignment | redirect} [word {word | assignment | redirect}]

    Behind `coproc word` bash still reads what follows as it does before a command.
    """
    text, special = src.text, src.special
    start = end = pos
    assignments: list[Assignment] = []
    words: list[Word | Assignment] = []
    redirects: list[Redirect] = []
    state, following = _PREFIX, _ORDINARY
    bare = True
    while True:
        char = text[pos]
        if char in " \t":
            pos += 1
            continue
        if char in _STOPS:
            if char in "<>&" and redirect_at(src, pos):
                end = pos = redirect(src, pos, pos, "", redirects)
                state = _behind_redirect(state, following if words else _PREFIX, bool(assignments))
                continue
            if char == "#":
                pos = comment(src, pos)
                break
            if char not in "<>" or not src.bash:
                break
        stop = special(SPECIAL, pos)
        if stop > pos and text[stop] in PLAIN_ENDS:  # most words; as in `word`, but without the call
            literal = text[pos:stop]
            if state == _ORDINARY or "=" not in literal:
                words.append(Bare(pos, stop, literal))
                end = pos = stop
                if state != _ORDINARY:
                    state, following, coproc = _onward(state, following, coproc, literal, len(words) == 1)
                continue
        bare = False
        pos, found = word(src, pos) if state == _ORDINARY else _item(src, pos, state)
        if isinstance(found, Assignment):
            (words if words else assignments).append(found)
            end = pos
            continue
        if text[pos] in "<>" and (name := descriptor(src, found)):
            end = pos = redirect(src, found.start, pos, name, redirects)
            state = _behind_redirect(state, following if words else _PREFIX, bool(assignments))
            continue
        words.append(found)
        end = pos
        if state != _ORDINARY:
            state, following, coproc = _onward(state, following, coproc, None, len(words) == 1)
    return pos, Simple(start, end, tuple(assignments), tuple(words), tuple(redirects), bare and bool(words))


def _onward(state: int, following: int, coproc: bool, name: str | None, first: bool) -> tuple[int, int, bool]:
    """How the next word is read, behind a word that is `name`; None: any other spelling is not `declare` for bash."""
    if state >= _THROUGH:
        return (_ORDINARY if name is None else _behind(name)), following, coproc
    if state != _PREFIX:
        return state, following, coproc
    after = _ORDINARY if name is None else _AFTER.get(name, _ORDINARY)
    if coproc:
        return state, after, False
    if name is None:
        return following, _ORDINARY, False
    return (after if first else following), following, False


_AFTER_REDIRECT = {_DECLARED: _SCALAR, _COMPOUND: _ORDINARY}
_AFTER_REDIRECT = {state: _AFTER_REDIRECT.get(state, state) for state in range(7)}


def _behind_redirect(state: int, following: int, assigned: bool) -> int:
    if state == _PREFIX and assigned:
        return _LATE
    return _AFTER_REDIRECT[following if state == _PREFIX else state]


def _behind(name: str) -> int:
    """What the words behind `command name` may be."""
    if name.startswith("-") or name in ("builtin", "command"):
        return _THROUGH
    return _SCALAR if name in _DECLARING else _ORDINARY


# ---- assignments -----------------------------------------------------------------------------------------------


def prefix(src: Source, pos: int) -> tuple[int, Word | Assignment]:
    """A word as it is read where an assignment may stand."""
    return _item(src, pos, _PREFIX)


def _item(src: Source, pos: int, state: int) -> tuple[int, Word | Assignment]:
    """item = assignment | word"""
    text = src.text
    end = name_end(text, pos)
    if end > pos and (text[end] == "=" or (src.bash and text[end] in "[+")):
        found = _assignment(src, pos, end, state)
        if found is not None:
            return found
    return word(src, pos)


def _assignment(src: Source, pos: int, at: int, state: int) -> tuple[int, Word | Assignment] | None:
    """assignment = name ["[" subscript "]"] ["+"] "=" [word | "(" {element} ")"]"""
    text = src.text
    name = text[pos:at]
    subscript: Word | None = None
    if text[at] == "[":
        bracket = _subscript(src, pos, at, state)
        if bracket is None:
            return None
        at, subscript = bracket
        if state == _PREFIX and not text.startswith(("=", "+="), at):
            return _bracket_word(src, pos, subscript, at)
    append = text[at] == "+"
    at += append
    if text[at] != "=":
        return None
    at += 1
    if text[at] == "(" and src.bash and state in (_PREFIX, _DECLARED, _COMPOUND):
        end, array = _array(src, at, state != _PREFIX)
        return end, Assignment(pos, end, name, subscript, append, array)
    if state in (_COMPOUND, _THROUGH):
        return None
    end, value = _value(src, at, state in (_PREFIX, _LATE))
    return end, Assignment(pos, end, name, subscript, append, value)


def _value(src: Source, pos: int, alone: bool) -> tuple[int, Word]:
    if ends_word(src, pos):
        return pos, Word(pos, pos, (), "", False)
    return long_word(src, pos, value=alone)


def _subscript(src: Source, start: int, pos: int, state: int) -> tuple[int, Word] | None:
    """ "[" subscript "]"; only before a command it may hold blanks."""
    from riskclass.shell import enclosed

    if state == _PREFIX:
        end, inside = enclosed.expression(src, pos + 1, "]", "[")
        return end + 1, inside
    limit = word(src, start)[0]
    inner = src.nested(src.text[pos + 1 : limit], src.base + pos + 1)
    try:
        end, inside = enclosed.expression(inner, 0, "]", "[")
    except Unread:
        return None
    from riskclass.shell.spans import relocate

    relocate(inside, lambda at: pos + 1 + at, lambda at: pos + 1 + at)
    return pos + 2 + end, inside


def _bracket_word(src: Source, start: int, inside: Word, pos: int) -> tuple[int, Word]:
    """`a[1 2]x`, which begins like an assignment and is none."""
    opening, closing = inside.start, inside.end
    parts: list[Part] = [Literal(start, opening, src.text[start:opening]), *inside.parts]
    parts.append(Literal(closing, pos, "]"))
    end = continued(src, pos, parts, "")
    return end, make_word(src, start, end, parts)


def _array(src: Source, start: int, deep: bool) -> tuple[int, ArrayValue]:
    """array = "(" {newline | element} ")", with `deep` also around what looks like arrays"""
    src.enter()
    elements: list[ArrayElement] = []
    pos = newlines(src, start + 1)
    while src.text[pos] != ")":
        end, element = _element(src, pos, deep)
        elements.append(element)
        pos = newlines(src, end)
    src.depth -= 1
    pos += 1
    if not ends_word(src, pos):
        end, rest = long_word(src, pos)
        elements.append(ArrayElement(pos, end, None, False, rest))
        return end, ArrayValue(start, end, tuple(elements))
    return pos, ArrayValue(start, pos, tuple(elements))


def _element(src: Source, pos: int, deep: bool) -> tuple[int, ArrayElement]:
    """element = ["[" subscript "]" ["+"] "="] word"""
    text = src.text
    if text[pos] != "[":
        end, value = long_word(src, pos, "=") if deep and not ends_word(src, pos) else required_word(src, pos)
        return end, ArrayElement(pos, end, None, False, value)
    from riskclass.shell import enclosed

    at, inside = enclosed.expression(src, pos + 1, "]", "[")
    at += 1
    if not text.startswith(("=", "+="), at):
        end, value = _bracket_word(src, pos, inside, at)
        return end, ArrayElement(pos, end, None, False, value)
    append = text[at] == "+"
    at += 1 + append
    end, value = long_word(src, at, " ") if deep and text[at] == "(" else _value(src, at, True)
    return end, ArrayElement(pos, end, inside, append, value)


# ---- redirections ----------------------------------------------------------------------------------------------


def redirect_at(src: Source, pos: int) -> bool:
    """Whether an operator of redirection stands at `pos`; `<(` is none, `&>` is."""
    char = src.text[pos]
    if char in "<>":
        return not (src.bash and src.text[pos + 1] == "(")
    return char == "&" and src.bash and src.text[pos + 1] == ">"


def descriptor(src: Source, found: Word) -> str:
    """The `2` of `2>x`, the `{name}` or `{name[i]}` of `{name}>x`, where that is the word before the operator."""
    text = src.text[found.start : found.end]
    if text.isdecimal():
        return text if text.isascii() and (len(text) < 10 or int(text) < 1 << 31) else ""
    if not src.bash or text[0] != "{" or text[-1] != "}":
        return ""
    end = name_end(text, 1)
    return text if end > 1 and (end == len(text) - 1 or _has_subscript(text[: end + 1], found.parts)) else ""


def _has_subscript(head: str, parts: Sequence[Part]) -> bool:
    """Whether the `[` at the end of `head` is closed where the word ends: `{x[i]}`, `{x[a[1]]}`, not `{x[a[1]}`."""
    text = "".join(part.text if isinstance(part, Literal) else "q" for part in parts)
    depth = 0
    for at in range(len(head) - 1, len(text)):
        depth += (text[at] == "[") - (text[at] == "]")
        if not depth:
            return text.startswith(head) and at > len(head) and text[at + 1 :] == "}"
    return False


def redirect(src: Source, start: int, pos: int, fd: str, into: list[Redirect]) -> int:
    """redirect = [number | "{" name "}"] operator word; the position behind it"""
    text = src.text
    operator = text[pos : pos + 2]
    if operator not in _OPERATORS:
        operator = text[pos]
    elif operator in _LONGER and text[pos + 2] in _LONGER[operator] and (src.bash or text[pos + 2] == "-"):
        operator = text[pos : pos + 3]
    pos += len(operator)
    if text[pos] in " \t#":
        pos = blank(src, pos)
    if src.shell == "zsh" and text[pos] == "!":
        raise Unread("zsh reads ! behind > in its own way")
    if operator in ("<&", ">&") and text[pos] == "-" and src.bash:
        end, target = pos + 1, Word(pos, pos + 1, (Literal(pos, pos + 1, "-"),), "-", False)
    else:
        end, target = required_word(src, pos)
        if text[end] in "<>" and (name := descriptor(src, target)) and not (operator[-1] == "&" and name.isdecimal()):
            raise unexpected(src, end)
    if fd[-2:] == "]}" and not fd[fd.index("[") + 1 : -2].isdecimal():
        target = _evaluating(target, operator)
    found = Redirect(start, end, fd, operator, target)
    if operator in ("<<", "<<-"):
        src.pending.append(found)
    into.append(found)
    return end


def _evaluating(target: Word, operator: str) -> Word:
    """The target behind `{a[i]}`: what the subscript runs is not followed."""
    if operator in ("<<", "<<-"):
        raise Unread("a here-document has a descriptor that may run something")
    part = BadPart(target.end, target.end, "the subscript of a descriptor may run something")
    return Word(target.start, target.end, (*target.parts, part), None, target.quoted)


def redirects(src: Source, pos: int) -> tuple[int, tuple[Redirect, ...]]:
    """{redirect}, behind a compound command; the position is that of the next token"""
    found: list[Redirect] = []
    while True:
        pos = blank(src, pos)
        if redirect_at(src, pos):
            pos = redirect(src, pos, pos, "", found)
            continue
        if src.text[pos] not in "0123456789{":
            return pos, tuple(found)
        end, name = word(src, pos)
        if src.text[end] not in "<>" or not descriptor(src, name):
            return pos, tuple(found)
        pos = redirect(src, pos, end, descriptor(src, name), found)
