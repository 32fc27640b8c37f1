"""Expectations: `command  #=> WORD [WORD …] [-- note]`, or alone on a line behind a block; a blank line ends it."""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

MARK = "#=>"


class Expectation(Value):
    """A command, and the words behind the mark; `line` counts from 1 within the text."""

    __slots__ = ("command", "kinds", "line", "risk")

    def __init__(self, command: str, risk: str, kinds: tuple[str, ...], line: int) -> None:
        self.command: Final = command
        self.risk: Final = risk
        self.kinds: Final = kinds
        self.line: Final = line


class ExpectationError(ValueError):
    """A text that is no list of expectations, and the line that says so."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line: Final = line


def expectations(text: str, word: str = "CLASS") -> Iterator[Expectation]:
    """Reads a corpus file, or the examples of a table or policy; `word` says in errors what is due behind the mark.

    Raises:
        ExpectationError: a command without an expectation, or an expectation without a command.
    """
    block: list[str] = []
    start = 0
    for number, line in enumerate(text.split("\n"), 1):
        code, mark, tail = line.rpartition(MARK)
        start = start if block else number
        if not mark:
            if line.strip() and not (line.lstrip().startswith("#") and not block):
                block.append(line)
            elif not line.strip() and block:
                raise _nothing(start, block, word)
            continue
        if code.strip() and block:
            raise _nothing(start, block, word)
        words = tail.partition(" -- ")[0].split()
        command = code.strip() if code.strip() else "\n".join(block)
        if not command or not words:
            raise ExpectationError(number, f"an expectation is: command  {MARK} {word}")
        yield Expectation(command, words[0], tuple(words[1:]), number)
        block = []
    if block:
        raise _nothing(start, block, word)


def _nothing(line: int, block: list[str], word: str) -> ExpectationError:
    return ExpectationError(line, f"nothing is expected of {block[0].strip()!r}: end it with {MARK} {word}")
