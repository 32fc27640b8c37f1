"""Where things stand in the text of a script, as the parser of the shell reads it."""

from __future__ import annotations

from riskclass.shell.nodes import BadPart, Bare, Literal, Parameter, Quoted, Unreadable
from riskclass.shell.parser import parse
from riskclass.shell.walk import walk

_LEAVES = (Bare, Literal, Quoted, Parameter, BadPart, Unreadable)


def words(text: str, shell: str) -> list[tuple[int, int]]:
    """The ranges of all that is part of a word; a `#` elsewhere begins a comment."""
    script = parse(text, shell="sh" if shell == "dash" else shell)
    return [(node.start, node.end) for node in walk(script) if isinstance(node, _LEAVES)]


def begins(text: str, shell: str) -> list[int]:
    """Where the commands of the script begin, with their pipelines."""
    return [command.start for command in parse(text, shell="sh" if shell == "dash" else shell).commands]
