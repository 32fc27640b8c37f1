"""awk programs: what they read, write and run (POSIX awk, gawk, mawk). Computing and printing observe.

The program is split into tokens; what surrounds `system`, `getline`, the redirections of `print` and a few more
words is then looked at. What does not split is `code.opaque`.
"""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.model.text import Hole, Text
from riskclass.rules.grammars.awk_values import FEW, OpaqueError, Token, Values

TYPE_CHECKING = False

FIRST_HOLE = 0xE000
#: Holes that cannot hold code where a number, or inside a string, a path is written.
NUMBER, PATHS = "number", ("home", "project", "scratch", "path")
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
DIGITS = "0123456789"
OPERATORS = (
    *("**=", "|&", "&&", "||", "==", "!=", "<=", ">=", ">>", "++", "--", "+=", "-=", "*=", "/=", "%=", "^=", "**"),
    *"{}()[];,+-*%^!<>|?:~$=/@",
)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
#: Words after which `/` begins a regular expression, as after an operator.
KEYWORDS = ("print", "printf", "return", "in", "case", "else", "do", "exit")
#: Words whose parenthesis is followed by a statement.
CONDITIONS = ("if", "while", "for", "switch")
#: What ends the expression on the left of `|`, and on the right of a redirection.
LEFT_ENDS = ("{", "}", ";", "\n", ",", "&&", "||", "!", "=", "?", ":", "print", "printf", "return", "else", "do")
RIGHT_ENDS = (
    "{",
    "}",
    ";",
    "\n",
    ",",
    "&&",
    "||",
    "?",
    ":",
    ")",
    "==",
    "!=",
    "<",
    ">",
    "<=",
    ">=",
    "|",
    "in",
    "]",
    "~",
)
SECRET_NAMES = ("TOKEN", "SECRET", "PASSW", "API_KEY", "APIKEY", "ACCESS_KEY", "PRIVATE", "CREDENTIAL", "PASSPHRASE")


Runs = list[tuple[str, tuple[Text, ...]]]


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: Runs = []
    for word in words:
        try:
            _Program(word, _Lexer(word).tokens(), findings, runs).scan()
        except OpaqueError as reason:
            findings.append(Finding("code.opaque", word, str(reason)))
    return Reading(tuple(findings), tuple(runs))


class _Lexer:
    def __init__(self, word: Text) -> None:
        self.word = word
        self.holes = word.holes
        places = iter(range(len(self.holes)))
        self.source = "".join(part if isinstance(part, str) else chr(FIRST_HOLE + next(places)) for part in word.parts)
        self.at = 0
        self.found: list[Token] = []
        self.conditions: list[bool] = []  # for each open parenthesis: is it that of `if`, `while`, `for`
        self.statement = False  # whether the last `)` closed such a one

    def tokens(self) -> list[Token]:
        while self.at < len(self.source):
            char = self.source[self.at]
            if char in " \t\r" or self.source.startswith("\\\n", self.at):
                self.at += 1 if char != "\\" else 2
            elif char == "\n":
                self._add(Token("op", char), 1)
            elif char == "#":
                self._comment()
            elif char == '"':
                self._string()
            elif char == "/" and self._regex_here():
                self._regex()
            else:
                self._word(char)
        return self.found

    def _add(self, token: Token, length: int) -> None:
        self.found.append(token)
        self.at += length

    def _hole(self, char: str) -> Hole | None:
        place = ord(char) - FIRST_HOLE
        return self.holes[place] if 0 <= place < len(self.holes) else None

    def _refuse(self, char: str, *shapes: str) -> None:
        hole = self._hole(char)
        if hole is not None and hole.shape not in shapes:
            raise OpaqueError(f"{hole.because or hole.source + ' is not known'}; it may be any code")

    def _comment(self) -> None:
        end = self.source.find("\n", self.at)
        end = len(self.source) if end < 0 else end
        for char in self.source[self.at : end]:
            self._refuse(char, NUMBER, *PATHS)
        self.at = end

    def _string(self) -> None:
        parts: list[str | Hole] = []
        at = self.at + 1
        while at < len(self.source) and self.source[at] != '"':
            char = self.source[at]
            self._refuse(char, NUMBER, *PATHS)
            if char == "\\" and at + 1 < len(self.source):
                piece, at = self._escape(at + 1)
            else:
                piece, at = char, at + 1
            hole = self._hole(char)
            if hole is None and parts and isinstance(parts[-1], str):
                parts[-1] += piece
            elif hole or piece:
                parts.append(hole or piece)
        if at >= len(self.source):
            raise OpaqueError("a string does not end")
        self.at = at + 1
        self.found.append(Token("string", "", Text(tuple(parts), self.word.span)))

    def _escape(self, at: int) -> tuple[str, int]:
        r"""What stands behind a backslash: \n, \/, \", \ooo, \xhh."""
        char = self.source[at]
        if char in "01234567":
            end = at
            while end < min(at + 3, len(self.source)) and self.source[end] in "01234567":
                end += 1
            return chr(int(self.source[at:end], 8) & 255), end
        if char == "x":
            end = at + 1
            while end < min(at + 3, len(self.source)) and self.source[end] in DIGITS + "abcdefABCDEF":
                end += 1
            return (chr(int(self.source[at + 1 : end], 16)) if end > at + 1 else "x"), end
        return ("" if char == "\n" else ESCAPES.get(char, char)), at + 1

    def _regex_here(self) -> bool:
        if not self.found:
            return True
        last = self.found[-1]
        if last.kind == "name":
            return last.value in KEYWORDS
        if last.value == ")":
            return self.statement
        return last.kind == "op" and last.value not in ("]", "$", "++", "--")

    def _regex(self) -> None:
        at, bracket = self.at + 1, False
        while at < len(self.source) and (bracket or self.source[at] != "/"):
            char = self.source[at]
            self._refuse(char, NUMBER)
            if char == "\n":
                break
            if char == "\\":
                at += 1
            elif char == "[" and not bracket:
                bracket = True
                at += 1 if self.source.startswith("^", at + 1) else 0
                at += 1 if self.source.startswith("]", at + 1) else 0
            elif char == "[" and self.source[at + 1 : at + 2] in (":", ".", "="):
                end = self.source.find(self.source[at + 1] + "]", at + 2)
                at = end + 1 if end > 0 else at
            elif char == "]":
                bracket = False
            at += 1
        if at >= len(self.source) or self.source[at] != "/":
            raise OpaqueError("a regular expression does not end")
        self.at = at + 1
        self.found.append(Token("regex", ""))

    def _word(self, char: str) -> None:
        self._refuse(char, NUMBER)
        start = self.at
        if char in LETTERS:
            while self.at < len(self.source) and self.source[self.at] in LETTERS + DIGITS + ":":
                if self.source[self.at] == ":" and not self._namespace():
                    break
                self.at += 2 if self.source[self.at] == ":" else 1
            self.found.append(Token("name", self.source[start : self.at].removeprefix("awk::")))
        elif char in DIGITS or self._hole(char) or (char == "." and self.source[start + 1 : start + 2] in (*DIGITS,)):
            while self.at < len(self.source) and (
                self.source[self.at] in DIGITS + ".xXeEabcdfABCDF" or self._hole(self.source[self.at])
            ):
                self._refuse(self.source[self.at], NUMBER)
                self.at += 1
            self.found.append(Token("number", self.source[start : self.at]))
        else:
            operator = next((each for each in OPERATORS if self.source.startswith(each, start)), None)
            if operator is None:
                raise OpaqueError(f"{char!r} is no part of awk")
            self._parenthesis(operator)
            self._add(Token("op", operator), len(operator))

    def _parenthesis(self, operator: str) -> None:
        if operator == "(":
            self.conditions.append(bool(self.found) and self.found[-1].value in CONDITIONS)
        elif operator == ")":
            self.statement = bool(self.conditions) and self.conditions.pop()

    def _namespace(self) -> bool:
        """gawk's `awk::system`."""
        return self.source.startswith("::", self.at) and self.source[self.at + 2 : self.at + 3] in (*LETTERS,)


class _Program:
    """What the tokens do."""

    def __init__(self, word: Text, tokens: list[Token], findings: list[Finding], runs: Runs) -> None:
        self.word = word
        self.tokens = tokens
        self.findings = findings
        self.runs = runs
        self.last: list[Token] = []  # the expression that was looked at last
        self.values = Values(tokens, word.span)

    def scan(self) -> None:
        for at, token in enumerate(self.tokens):
            if token.kind == "name":
                self._name(at, token.value)
            elif token.kind == "op" and token.value in ("|", "|&") and self._is(at + 1, "getline"):
                self._command(self._left(at), token.value)
            elif token.kind == "op" and token.value == "@":
                self._at(at)

    def _is(self, at: int, *values: str) -> bool:
        return 0 <= at < len(self.tokens) and self.tokens[at].kind in ("op", "name") and self.tokens[at].value in values

    def _name(self, at: int, name: str) -> None:
        if name == "system":
            self._command(self._right(at + 2, (")",)) if self._is(at + 1, "(") else self.values.unknown("system"), "")
        elif name in ("print", "printf"):
            self._printed(at + 1)
        elif name == "getline":
            self._getline(at + 1)
        elif name == "ENVIRON":
            self._environment(at)
        elif name == "ARGV":
            self._argument(at)

    # -- text --

    def _left(self, at: int) -> Text:
        """The expression on the left of `|`."""
        depth, start = 0, at
        while start > 0:
            self.values.step()
            token = self.tokens[start - 1]
            if token.kind in ("op", "name"):
                depth += (token.value in (")", "]")) - (token.value in ("(", "["))
                if depth < 0 or (depth == 0 and token.value in LEFT_ENDS):
                    break
            start -= 1
        self.last = self.tokens[self._behind_condition(start, at) : at]
        return self.values.joined(self.last)

    def _behind_condition(self, start: int, end: int) -> int:
        """Behind `if (…)`, `while (…)`, `for (…)`, which the statement may follow at once."""
        while self._is(start, *CONDITIONS) and self._is(start + 1, "("):
            depth, start = 1, start + 2
            while depth and start < end:
                self.values.step()
                depth += self._is(start, "(") - self._is(start, ")")
                start += 1
        return start

    def _right(self, start: int, ends: tuple[str, ...]) -> Text:
        """The expression that begins at `start`."""
        depth, at = 0, start
        while at < len(self.tokens):
            self.values.step()
            token = self.tokens[at]
            if token.kind in ("op", "name"):
                if depth == 0 and token.value in ends:
                    break
                depth += (token.value in ("(", "[")) - (token.value in (")", "]"))
            at += 1
        self.last = self.tokens[start:at]
        return self.values.joined(self.last)

    def _readings(self, found: Text) -> list[Text]:
        """The expression that was looked at last, also with what its variables may hold in their place."""
        if found.exact is not None:
            return [found]
        return list(dict.fromkeys((found, *self.values.texts(self.last))))[: FEW + 1]

    # -- effects --

    def _command(self, command: Text, operator: str) -> None:
        if operator == "|&" and command.prefix.startswith("/inet"):
            self.findings.append(Finding("net.send", command, "opens a connection"))
            return
        if command.exact is None:
            self.findings.append(Finding("code.opaque", command, "runs a command that the program puts together"))
        for each in self._readings(command):
            if each.parts and (each.exact or each.prefix.strip()):
                self.runs.append(("sh", (each,)))

    def _printed(self, start: int) -> None:
        """print …  > FILE | >> FILE | "|" COMMAND"""
        depth, at = 0, start
        while at < len(self.tokens):
            self.values.step()
            token = self.tokens[at]
            if token.kind == "op":
                depth += (token.value in ("(", "[")) - (token.value in (")", "]"))
                if depth < 0 or (depth == 0 and token.value in (";", "\n", "}")):
                    return
                if depth == 0 and token.value in (">", ">>", "|", "|&"):
                    break
            at += 1
        if at >= len(self.tokens):
            return
        operator = self.tokens[at].value
        target = self._right(at + 1, (";", "\n", "}"))
        if operator in ("|", "|&"):
            self._command(target, operator)
        else:
            verb = "write" if operator == ">" else "append"
            self.findings += [Finding(verb, each) for each in self._readings(target)]

    def _getline(self, start: int) -> None:
        """getline [LVALUE] < FILE"""
        depth, at = 0, start
        while at < len(self.tokens):
            self.values.step()
            token = self.tokens[at]
            if token.kind == "op":
                if depth == 0 and token.value == "<":
                    file = self._right(at + 1, RIGHT_ENDS)
                    self.findings += [Finding("read", each) for each in self._readings(file)]
                    return
                depth += (token.value in ("(", "[")) - (token.value in (")", "]"))
                if depth < 0 or (depth == 0 and token.value not in ("]", ")", "$")):
                    return
            at += 1

    def _environment(self, at: int) -> None:
        """ENVIRON["NAME"] is one variable; otherwise it is all of them."""
        if not self._is(at + 1, "["):
            self.findings.append(Finding("secret.env", None, "goes through the whole environment"))
            return
        name = self._right(at + 2, ("]",))
        if name.exact is None:
            self.findings.append(Finding("secret.env", name, "shows variables of the environment"))
        elif any(part in name.exact.upper() for part in SECRET_NAMES):
            self.findings.append(Finding("secret.env", name, "shows a secret variable"))

    def _argument(self, at: int) -> None:
        """ARGV[n] = FILE makes awk read that file."""
        end = at + 1
        while end < len(self.tokens) and not self._is(end, "]"):
            self.values.step()
            end += 1
        if self._is(end + 1, "="):
            file = self._right(end + 2, RIGHT_ENDS)
            self.findings += [Finding("read", each) for each in self._readings(file)]

    def _at(self, at: int) -> None:
        """gawk: @include "file", @load "library", @namespace, @name() calls a function by its name."""
        word = self.tokens[at + 1] if at + 1 < len(self.tokens) else Token("op", "")
        if word.value == "namespace" or word.kind == "regex":
            return
        target = self.tokens[at + 2].text if at + 2 < len(self.tokens) else None
        if word.value == "include" and target is not None:
            self.runs.append(("@awk", (target,)))
        else:
            self.findings.append(Finding("code.opaque", target or self.word, "runs code that is not in the program"))
