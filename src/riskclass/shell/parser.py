"""Text → tree: lists, pipelines, and the way in."""

from __future__ import annotations

from riskclass.model import limits
from riskclass.shell.lexer import Source, Unread, blank, ends_word, keyword_at, newlines, unexpected
from riskclass.shell.nodes import AndOr, Background, BadPart, Pipeline, Script, Unreadable, Word
from riskclass.shell.simple import simple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from riskclass.shell.nodes import Command, Node

    Tree = TypeVar("Tree", bound=Node)


def parse(text: str, *, shell: str = "bash", extglob: bool = False) -> Script:
    """The tree of `text`, whatever it is: what bash would run before an error, then an `Unreadable` node.

    `extglob`: patterns like `!(x)` are read from the first line on (`bash -O extglob`).
    """
    size = len(text)
    if "\0" in text and size <= limits.TEXT:
        return _before_nul(text, shell, extglob)
    return _read(
        text,
        shell,
        _Parser.script if not extglob else _Parser.patterns,
        lambda cause: Script(0, size, (Unreadable(0, size, cause),)),
    )


def parse_double_quoted(text: str, *, shell: str = "bash") -> Word:
    """`text` as the shell expands it in double quotes, where `"` itself is nothing special: a prompt, `PS4`."""
    return _read(text, shell, _body, _bad_word(text))


def parse_expression(text: str, *, shell: str = "bash") -> Word:
    """`text` as an arithmetic expression, or a subscript."""
    return _read(text, shell, _expression, _bad_word(text))


def _read(text: str, shell: str, read: Callable[[_Parser], Tree], failed: Callable[[str], Tree]) -> Tree:
    """What `read` makes of `text`; whatever goes wrong becomes a value."""
    if len(text) > limits.TEXT:
        return failed(f"longer than {limits.TEXT} characters")
    if "\0" in text:
        return failed("a NUL character")
    try:
        try:
            return _restored(text, shell, read)
        except RecursionError:
            from riskclass.model.room import deeper

            return deeper(lambda: _restored(text, shell, read))
    except Unread as error:
        return failed(error.cause)
    except RecursionError:
        return failed(f"nesting deeper than {limits.NESTING}")
    except Exception as error:  # a fault of ours must not make a command harmless
        return failed(f"an error in this program: {error!r}")


def _restored(text: str, shell: str, read: Callable[[_Parser], Tree]) -> Tree:
    src = _Parser(text, shell)
    tree = read(src)
    if src.cuts:
        from riskclass.shell.spans import restore

        restore(tree, src.cuts)
    return tree


def _before_nul(text: str, shell: str, extglob: bool) -> Script:
    """The commands on the lines before the first NUL."""
    start = text.rfind("\n", 0, text.index("\0")) + 1
    commands = parse(text[:start], shell=shell, extglob=extglob).commands
    if not commands or not isinstance(commands[-1], Unreadable):
        commands = (*commands, Unreadable(start, len(text), "a NUL character"))
    return Script(0, len(text), commands)


def _bad_word(text: str) -> Callable[[str], Word]:
    size = len(text)
    return lambda cause: Word(0, size, (BadPart(0, size, cause),), None, False)


def _body(src: _Parser) -> Word:
    from riskclass.shell import parts

    return parts.make_word(src, 0, src.end, parts.body_text(src))


def _expression(src: _Parser) -> Word:
    from riskclass.shell import enclosed

    return enclosed.expression(src, 0, "\0", "")[1]


class _Parser(Source):
    """A source with the grammar of lists."""

    __slots__ = ()

    def script(self) -> Script:
        """script = {newlines line}; an error takes its line with it and what follows, and leaves the lines before."""
        commands: list[Command] = []
        pos = 0
        try:
            pos = newlines(self, 0)
            while self.text[pos] != "\0":
                end, line = _line(self, pos)
                commands.extend(line)
                if self.extglobs:
                    self.extglob = _extglob(line, self.extglob)
                pos = newlines(self, end)
            if self.pending:
                from riskclass.shell.heredoc import gather

                gather(self, self.end)
        except Unread as error:
            start = min(pos, self.end)
            commands.append(Unreadable(start, self.end, error.cause))
        if self.dropped and self.bash:
            return self.nested(self.original[:-2], self.base).script()
        return Script(0, self.end, tuple(commands))

    def patterns(self) -> Script:
        """A script that begins with `extglob` set."""
        self.extglob = True
        return self.script()

    def commands(self, pos: int, closing: frozenset[str]) -> tuple[int, Script]:
        """commands = newlines and_or {(";" | "&" | newline) newlines and_or} [";" | "&" | newline] newlines"""
        text = self.text
        start = pos = newlines(self, pos)
        found: list[Command] = []
        while not _closes(self, pos, closing):
            pos, command = _and_or(self, pos)
            char = text[pos]
            if char == "&":
                command = Background(command.start, pos + 1, command)
                pos = newlines(self, _ampersand(self, pos))
            elif char == ";" and text[pos + 1] not in ";&":
                pos = newlines(self, pos + 1)
            elif char == "\n":
                pos = newlines(self, pos)
            elif (char not in ");\0" and self.tight != command.end) or not _closes(self, pos, closing):
                raise unexpected(self, pos)
            found.append(command)
        if not found and "" not in closing:
            raise unexpected(self, pos)
        return pos, Script(start, found[-1].end if found else start, tuple(found))

    def command(self, pos: int) -> tuple[int, Command]:
        """command = compound | word "(" ")" newlines compound | simple"""
        if self.text[pos] in "({[" or keyword_at(self, pos, self.reserved):
            from riskclass.shell.compound import compound_at

            reader = compound_at(self, pos)
            if reader is not None:
                self.enter()
                pos, found = reader(self, pos)
                self.depth -= 1
                return pos, found
        pos, plain = simple(self, pos)
        if not plain.words and not plain.assignments and not plain.redirects:
            raise unexpected(self, pos)
        name = plain.words[0] if self.text[pos] == "(" and len(plain.words) == 1 else None
        if not isinstance(name, Word) or plain.assignments or plain.redirects:
            return pos, plain
        from riskclass.shell.compound import function

        return function(self, name, pos)


def _line(src: _Parser, pos: int) -> tuple[int, list[Command]]:
    """line = and_or {(";" | "&") and_or} [";" | "&"], up to the newline or the end"""
    text = src.text
    found: list[Command] = []
    while True:
        pos, command = _and_or(src, pos)
        char = text[pos]
        if char == "&":
            command = Background(command.start, pos + 1, command)
            pos = blank(src, _ampersand(src, pos))
        elif char == ";" and text[pos + 1] not in ";&":
            pos = blank(src, pos + 1)
        elif char not in "\n\0":
            raise unexpected(src, pos)
        found.append(command)
        if text[pos] in "\n\0":
            return pos, found


def _ampersand(src: _Parser, pos: int) -> int:
    if src.shell == "zsh" and src.text[pos + 1] in "!|":
        raise Unread("zsh reads & and what follows in its own way")
    return pos + 1


def _closes(src: _Parser, pos: int, closing: frozenset[str]) -> bool:
    """Whether the list ends at `pos`."""
    char = src.text[pos]
    if char == ")":
        return ")" in closing
    if char == ";":
        return ";;" in closing and src.text[pos + 1] in ";&"
    return keyword_at(src, pos, closing) != ""


def _and_or(src: _Parser, pos: int) -> tuple[int, Command]:
    """and_or = pipeline {("&&" | "||") newlines pipeline}"""
    text = src.text
    pos, command = _pipeline(src, pos)
    operator = text[pos : pos + 2]
    if operator != "&&" and operator != "||":
        return pos, command
    commands = [command]
    operators: list[str] = []
    while operator in ("&&", "||"):
        operators.append(operator)
        pos, following = _pipeline(src, newlines(src, pos + 2))
        commands.append(following)
        operator = text[pos : pos + 2]
    return pos, AndOr(command.start, commands[-1].end, tuple(commands), tuple(operators))


def _pipeline(src: _Parser, start: int) -> tuple[int, Command]:
    """pipeline = {"!" | "time" ["-p"] ["--"]} [command {("|" | "|&") newlines command}]"""
    text = src.text
    pos, negated, timed = start, False, False
    if text[pos] in "!t":
        pos, negated, timed = _prefixes(src, pos)
        if pos > start and (text[pos] in ";\n\0" or (timed and src.heads and text[pos] == ")")):
            return pos, Pipeline(start, start + 1, (), (), negated, timed)
    prefixed = pos > start
    pos, command = src.command(pos)
    if text[pos] != "|" or text[pos + 1] == "|":
        if not prefixed:
            return pos, command
        return pos, Pipeline(start, command.end, (command,), (), negated, timed)
    commands = [command]
    operators: list[str] = []
    while text[pos] == "|" and text[pos + 1] != "|":
        operators.append("|&" if src.bash and text[pos + 1] == "&" else "|")
        pos, command = src.command(newlines(src, pos + len(operators[-1])))
        commands.append(command)
    return pos, Pipeline(start, command.end, tuple(commands), tuple(operators), negated, timed)


_TIME = frozenset(("time",))


def _prefixes(src: _Parser, pos: int) -> tuple[int, bool, bool]:
    """{"!" | "time" ["-p"] ["--"]}: the position behind, whether negated, whether timed"""
    text = src.text
    negated = timed = False
    while True:
        if text[pos] == "!" and _lone(src, pos + 1):
            negated = not negated
            pos = blank(src, pos + 1)
        elif src.bash and pos != src.head and keyword_at(src, pos, _TIME):
            timed = True
            pos = blank(src, pos + 4)
            for option in ("-p", "--"):
                if text.startswith(option, pos) and ends_word(src, pos + 2):
                    pos = blank(src, pos + 2)
        else:
            return pos, negated, timed


def _lone(src: _Parser, pos: int) -> bool:
    return ends_word(src, pos) and not (src.extglob and src.text[pos] == "(")


def _extglob(line: list[Command], before: bool) -> bool:
    """Whether patterns like `!(x)` are read on the next line, after `shopt -s extglob` on this one."""
    from riskclass.shell.nodes import Simple
    from riskclass.shell.walk import walk

    for command in line:
        for node in walk(command):
            if isinstance(node, Simple):
                words = [getattr(word, "plain", None) for word in node.words]
                if words[:1] == ["shopt"] and "extglob" in words[1:]:
                    before = "-u" not in words
    return before
