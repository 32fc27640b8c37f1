"""Text of templates that may be there or not: `rm {% if x %}--dry-run{% endif %} a`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.placed import Placed, joined

#: Branches of a block that are told apart; the last counts for those behind it.
_MOST: Final = 8
#: Blocks of which each branch is looked at with all others as they are; of later ones, with others that change as well.
_APART: Final = 40
#: Blocks inside each other; deeper ones are no blocks.
_DEEPEST: Final = 30


class _Choice:
    """Which branch counts, of one block and of all others."""

    def __init__(self, place: int, block: _Block | None, other: int) -> None:
        self.place: Final = place
        self.block: Final = block
        self.other: Final = other

    def of(self, block: _Block) -> int:
        return min(self.other if block is self.block else self.place, len(block.branches) - 1)


class _Block:
    """The branches of one block; one that has no `else` has an empty one."""

    def __init__(self) -> None:
        self.branches: list[list[Placed | _Block]] = [[]]
        self.complete = False

    def text(self, choice: _Choice) -> Iterator[Placed]:
        for piece in self.branches[choice.of(self)]:
            if isinstance(piece, Placed):
                yield piece
            else:
                yield from piece.text(choice)


def branches(code: Placed, pattern: re.Pattern[str]) -> list[Placed]:
    """The ways that a text may come out, first with the first branch of each block; each branch is in one of them.

    `pattern` has the groups `opens`, `turns`, `last` and `closes`. The marks stay, for whoever fills in the text.
    """
    whole, blocks = _read(code, pattern)
    most = max((len(block.branches) for block in blocks), default=1)
    choices = [_Choice(place, None, 0) for place in range(min(most, _MOST))]
    for block in blocks[:_APART]:
        choices += [_Choice(0, block, place) for place in range(1, min(len(block.branches), _MOST))]
    texts = (joined(whole.text(choice)) for choice in choices)
    return [*{text.text: text for text in texts}.values()]


def _read(code: Placed, pattern: re.Pattern[str]) -> tuple[_Block, list[_Block]]:
    """The text as one branch of a block, and all blocks in it."""
    whole = _Block()
    around, found = [whole], []
    done = deeper = 0
    for match in pattern.finditer(code.text):
        around[-1].branches[-1].append(code[done : match.start()])
        done = match.start()
        if match["opens"] and len(around) <= _DEEPEST:
            found.append(_Block())
            around[-1].branches[-1].append(found[-1])
            around.append(found[-1])
        elif match["opens"] or (match["closes"] and deeper):
            deeper += 1 if match["opens"] else -1
        elif len(around) > 1 and not deeper:
            _goes_on(around, match)
    around[-1].branches[-1].append(code[done:])
    return whole, found


def _goes_on(around: list[_Block], match: re.Match[str]) -> None:
    """The innermost block takes another branch, or ends."""
    block = around[-1]
    if match["closes"]:
        around.pop()
    if not match["closes"] or not block.complete:
        block.branches.append([])
    block.complete = block.complete or bool(match["last"])
