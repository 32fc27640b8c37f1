"""What `$`, back-quotes and `<(` begin."""

from __future__ import annotations

from riskclass.shell import enclosed, parts
from riskclass.shell.lexer import NAME_STARTS, ONE_CHARACTER, Unread, blank, digits_end, name_end
from riskclass.shell.nodes import (
    ArithmeticSubstitution,
    BadPart,
    CommandSubstitution,
    Parameter,
    ProcessSubstitution,
    Quoted,
)
from riskclass.shell.spans import relocate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from riskclass.shell.lexer import Source
    from riskclass.shell.nodes import Part, Script, Word

#: Where an expansion stands: outside quotes, in double quotes, in a here-document.
BARE: Final = 0
DOUBLE: Final = 1
HERE: Final = 2

_CLOSING = frozenset((")", ""))  # the empty word: an empty list is allowed
_SPECIAL_NAMES = frozenset("@*#?-$!")
#: `$=a`, `$~a`, `$^a`, `$+a` and `$#a` (zshexpn(1), "Parameter Expansion").
_ZSH_FLAGS = frozenset("=~^+")
_ZSH_COUNTED = NAME_STARTS | ONE_CHARACTER | _ZSH_FLAGS
_TRANSFORMS = frozenset("UuLQEPAKak")


def expansion(src: Source, pos: int, mode: int) -> tuple[int, Part]:
    """expansion = "$" (name | digit | special | "{" … "}" | "(" … ")" | "[" … "]" | "'" … "'" | '"' … '"')"""
    text = src.text
    char = text[pos + 1]
    if src.shell == "zsh" and (char in _ZSH_FLAGS or (char == "#" and text[pos + 2] in _ZSH_COUNTED)):
        return pos + 2, BadPart(pos, pos + 2, f"zsh reads ${char} in its own way")
    if char in NAME_STARTS or char in ONE_CHARACTER:
        end = name_end(text, pos + 1) if char in NAME_STARTS else pos + 2
        if src.shell == "zsh" and text[end] in "[:":
            return end, BadPart(pos, end, "zsh reads on behind the name of a variable")
        return end, Parameter(pos, end, text[pos + 1 : end])
    if char == "{":
        return _nested(src, pos, mode, _braced)
    if char == "(":
        return _nested(src, pos, mode, _parenthesised)
    if char == "[":
        return _nested(src, pos, mode, _bracketed)
    if char == '"':
        return parts.double_quoted(src, pos, pos + 1)
    return ansi(src, pos)


def _nested(src: Source, pos: int, mode: int, read: Callable[[Source, int, int], tuple[int, Part]]) -> tuple[int, Part]:
    src.enter()
    end, part = read(src, pos, mode)
    src.depth -= 1
    if pos < src.ahead < end and not isinstance(part, CommandSubstitution):
        raise Unread("a here-document begins inside a quote")
    return end, part


# ---- commands --------------------------------------------------------------------------------------------------


def _parenthesised(src: Source, pos: int, _mode: int) -> tuple[int, Part]:
    """ "$(" list ")" | "$((" expression "))" """
    if src.text.startswith("$((", pos):
        return _double_parenthesis(src, pos)
    end, body = substituted(src, pos + 2)
    return end, CommandSubstitution(pos, end, body)


def substituted(src: Source, pos: int) -> tuple[int, Script]:
    """The list from `pos` and the position behind its `)`."""
    outer, src.pending = src.pending, []
    src.heads += 1
    src.head = blank(src, pos)
    end, body = src.commands(pos, _CLOSING)
    src.heads -= 1
    if src.pending:
        from riskclass.shell.heredoc import gather_behind

        gather_behind(src, end)
    src.pending = outer
    return end + 1, body


def process_substitution(src: Source, pos: int) -> tuple[int, Part]:
    """("<" | ">") "(" list ")" """
    src.enter()
    direction = src.text[pos]
    if src.text.startswith("((", pos + 1):
        end = enclosed.arithmetic_end(src, pos + 2, ")", "(") + 1
        body = reread(src, pos + 2, end - 1)
    else:
        end, body = substituted(src, pos + 2)
    src.depth -= 1
    return end, ProcessSubstitution(pos, end, direction, body)


def _double_parenthesis(src: Source, pos: int) -> tuple[int, Part]:
    """ "$((" expression "))", or a command that begins with `(`: bash looks for the closing `)` first, then decides."""
    end = enclosed.arithmetic_end(src, pos + 2, ")", "(")
    if src.text[end - 1] == ")" and enclosed.arithmetic_end(src, pos + 3, ")", "(") == end - 1:
        return end + 1, ArithmeticSubstitution(pos, end + 1, enclosed.arithmetic(src, pos + 3, ")", "(")[1])
    if pos < src.ahead < end:
        raise Unread("a here-document begins inside a quote")
    return end + 1, CommandSubstitution(pos, end + 1, reread(src, pos + 2, end))


def _bracketed(src: Source, pos: int, _mode: int) -> tuple[int, Part]:
    """ "$[" expression "]" """
    end, inside = enclosed.arithmetic(src, pos + 2, "]", "[")
    return end + 1, ArithmeticSubstitution(pos, end + 1, inside)


def reread(src: Source, start: int, end: int) -> Script:
    """The script of a text whose end bash found before it read it: what is wrong inside stays inside."""
    body = src.nested(src.text[start:end], src.base + start).script()
    relocate(body, lambda at: start + at, lambda at: start + at)
    return body


def back_quoted(src: Source, pos: int, mode: int) -> tuple[int, Part]:
    r"""back_quoted = "`" {any | "\" any} "`" """
    end = back_quote_end(src.text, pos + 1)
    inner = src.text[pos + 1 : end]
    src.enter()
    if "\\" in inner:
        source = src.nested(_unescaped(inner, mode == DOUBLE), 0)
        source.ends = {}
        body = source.script()
        relocate(body, lambda _: pos, lambda _: end + 1)
    else:
        body = reread(src, pos + 1, end)
    src.depth -= 1
    if pos < src.ahead < end:
        raise Unread("a here-document begins inside a quote")
    return end + 1, CommandSubstitution(pos, end + 1, body)


def back_quote_end(text: str, pos: int) -> int:
    """The back-quote that no `\\` quotes."""
    end = text.find("`", pos)
    escape = text.find("\\", pos, end)
    while 0 <= escape < end:
        if escape + 1 == end:
            end = text.find("`", end + 1)
        escape = text.find("\\", escape + 2, end)
    if end < 0:
        raise Unread("a back-quote is not closed")
    return end


def _unescaped(text: str, double: bool) -> str:
    r"""`\$`, `` \` ``, `\\` and in double quotes `\"` without their `\`."""
    escapes = '$`\\"' if double else "$`\\"
    pieces: list[str] = []
    start, found = 0, text.find("\\")
    while found >= 0:
        if text[found + 1 : found + 2] in escapes:
            pieces.append(text[start:found])
            start = found + 1
        found = text.find("\\", found + 2)
    return "".join(pieces) + text[start:]


# ---- parameters ------------------------------------------------------------------------------------------------


def _braced(src: Source, pos: int, mode: int) -> tuple[int, Part]:
    """ "${" ["#" | "!"] name ["[" subscript "]"] [operator words] "}" """
    text = src.text
    prefix, name, at = _prefixed_name(text, pos + 2)
    if not name:
        return _bad(src, pos)
    subscript = None
    if text[at] == "[" and src.bash and name[0] in NAME_STARTS:
        at, subscript = enclosed.expression(src, at + 1, "]}", "[")
        if text[at] != "]" or (src.shell == "zsh" and subscript.plain not in ("@", "*")):
            return _bad(src, pos)
        at += 1
    if prefix == "!" and text[at] in "*@" and text[at + 1] == "}":
        return at + 2, Parameter(pos, at + 2, name, braced=True, prefix="!", operator=text[at])
    if prefix == "#" and text[at] != "}":
        return _bad(src, pos)
    operator, at = _operator(src, at)
    if src.shell == "zsh" and (prefix == "!" or _not_zsh(operator, text[at])):
        return _bad(src, pos)
    words: tuple[Word, ...] = ()
    if operator == "@":
        if text[at] not in _TRANSFORMS:
            return _bad(src, pos)
        words = (parts.make_word(src, at, at + 1, (Quoted(at, at + 1, text[at]),)),)
        at += 1
    elif operator:
        at, words = _operands(src, at, operator, mode)
    if text[at] != "}" or (not src.bash and (prefix == "!" or _only_bash(operator))):
        return _bad(src, pos)
    return at + 1, Parameter(
        pos, at + 1, name, braced=True, prefix=prefix, subscript=subscript, operator=operator, words=words
    )


def _prefixed_name(text: str, pos: int) -> tuple[str, str, int]:
    """["#" | "!"] name, where `#` and `!` are names themselves when no name follows"""
    if text[pos] in "#!":
        end = _parameter_end(text, pos + 1)
        named = end > pos + 1 and text[pos + 1] not in _SPECIAL_NAMES
        if end > pos + 1 and (text[end] == "}" or (named and (text[pos] == "!" or text[end] == "["))):
            return text[pos], text[pos + 1 : end], end
    end = _parameter_end(text, pos)
    return "", text[pos:end], end


def _parameter_end(text: str, pos: int) -> int:
    """The end of the name, number or special parameter at `pos`, or `pos`."""
    if text[pos] in _SPECIAL_NAMES:
        return pos + 1
    return max(name_end(text, pos), digits_end(text, pos))


def _operator(src: Source, pos: int) -> tuple[str, int]:
    text = src.text
    char = text[pos]
    if char == ":":
        return (text[pos : pos + 2], pos + 2) if text[pos + 1] in "-=?+" else (":", pos + 1)
    if char == "/":
        return (text[pos : pos + 2], pos + 2) if text[pos + 1] in "/#%" else ("/", pos + 1)
    if char in "#%^,~":
        return (char * 2, pos + 2) if text[pos + 1] == char else (char, pos + 1)
    return (char, pos + 1) if char in "-=?+@" else ("", pos)


def _only_bash(operator: str) -> bool:
    return operator[:1] in ("/", "^", ",", "~", "@") or operator == ":"


def _not_zsh(operator: str, following: str) -> bool:
    """Case, `@Q`; and `:` before anything but a number, where zsh has modifiers, `:#`, `:|`, `:^` (zshexpn(1))."""
    return operator[:1] in ("^", ",", "~", "@") or (operator == ":" and following not in "0123456789 $")


def _operands(src: Source, pos: int, operator: str, mode: int) -> tuple[int, tuple[Word, ...]]:
    """The words behind an operator, up to the `}`."""
    if operator == ":":
        return enclosed.substring(src, pos)
    if operator[-1] in "-=?+":
        at, operand = enclosed.default(src, pos, mode)
        return at, (operand,)
    if operator[0] != "/":
        at, operand = enclosed.pattern(src, pos, "}")
        return at, (operand,)
    at, operand = enclosed.pattern(src, pos, "/", begins=operator == "//")
    if src.text[at] != "/":
        return at, (operand,)
    at, replacement = enclosed.pattern(src, at + 1, "}")
    return at, (operand, replacement)


def _bad(src: Source, pos: int) -> tuple[int, Part]:
    """`${…}` that is no expansion we know: up to the `}`."""
    end = enclosed.skip(src, pos + 2)
    funsub = src.bash and src.text[pos + 2] in " \t\n|"
    return end + 1, BadPart(pos, end + 1, "a command inside ${ }" if funsub else "not an expansion of this shell")


# ---- $'…' ------------------------------------------------------------------------------------------------------

_LETTERS = {
    "a": "\a", "b": "\b", "e": "\x1b", "E": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v",
    "\\": "\\", "'": "'", '"': '"', "?": "?",
}  # fmt: skip


def ansi(src: Source, pos: int) -> tuple[int, Quoted]:
    r""" "$'" {any but "'" | "\" any} "'" """
    text = src.text
    end = text.find("'", pos + 2)
    escape = text.find("\\", pos + 2, end if end >= 0 else len(text))
    while 0 <= escape < end:
        if escape + 1 == end:
            end = text.find("'", end + 1)
        escape = text.find("\\", escape + 2, end if end >= 0 else len(text))
    if end < 0:
        raise Unread("the quote ' is not closed")
    return end + 1, Quoted(pos, end + 1, decoded(parts.raw(src, pos + 1, end)))


def decoded(text: str) -> str:
    r"""What `$'text'` stands for: `\n`, `\x41`, `\101`, `\u20ac`, `\cA` …, up to a NUL."""
    pieces: list[str] = []
    octets = False
    start, found = 0, text.find("\\")
    while 0 <= found < len(text) - 1:
        pieces.append(text[start:found])
        value, start = _escape(text, found + 1)
        if isinstance(value, int):
            octets = octets or value > 127
            value = chr(value) if value < 128 else chr(0xDC00 + value)
        if value == "\0":
            return _octets("".join(pieces), octets)
        pieces.append(value)
        found = text.find("\\", start)
    return _octets("".join(pieces) + text[start:], octets)


def _octets(text: str, octets: bool) -> str:
    """`text` with the bytes above 127, kept as lone surrogates, joined to characters where they make some."""
    if not octets:
        return text
    try:
        return text.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text


def _escape(text: str, pos: int) -> tuple[str | int, int]:
    r"""The character, or byte, that `\` and what stands at `pos` give, and the position behind."""
    char = text[pos]
    if char in _LETTERS:
        return _LETTERS[char], pos + 1
    if char in "01234567":
        end = _while(text, pos, "01234567", 3)
        return int(text[pos:end], 8) & 255, end
    if char in "xuU":
        end = _while(text, pos + 1, "0123456789abcdefABCDEF", {"x": 2, "u": 4, "U": 8}[char])
        if end > pos + 1:
            return _code(char, int(text[pos + 1 : end], 16)), end
    if char == "c" and pos + 1 < len(text):
        skip = 2 if text.startswith("\\\\", pos + 1) else 1
        return chr(ord(text[pos + 1].upper()) & 31 if text[pos + 1] != "?" else 127), pos + 1 + skip
    return "\\" + char, pos + 1


def _while(text: str, pos: int, digits: str, most: int) -> int:
    end = pos
    while end < len(text) and end < pos + most and text[end] in digits:
        end += 1
    return end


def _code(char: str, value: int) -> str | int:
    if char == "x":
        return value
    return chr(value) if value < 0x110000 else "\ufffd"
