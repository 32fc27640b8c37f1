"""The one format of expectations: `command  #=> CLASS [KIND …] [-- note]`, or on a line of its own behind a block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

MARK = "#=>"


class Expectation(NamedTuple):
    command: str
    risk: str
    kinds: tuple[str, ...]
    line: int


def expectations(text: str) -> Iterator[Expectation]:
    """Reads a corpus file or a table's examples. Blocks are separated by blank lines and end in a lone mark."""
    block: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        code, mark, tail = line.rpartition(MARK)
        if not mark:
            if line.strip() and not (line.lstrip().startswith("#") and not block):
                block.append(line)
            assert line.strip() or not block, f"line {number}: the block before it has no expectation"
            continue
        words = tail.partition(" -- ")[0].split()
        assert not (code.strip() and block), f"line {number}: the block before it has no expectation"
        command = code.strip() if code.strip() else "\n".join(block)
        assert command and words, f"line {number}: an expectation without a command or a class"
        yield Expectation(command, words[0], tuple(words[1:]), number)
        block = []
    assert not block, f"the block that ends at the last line has no expectation: {block[0]!r}"
