"""A command with its literals and names blanked: two that are the same then show the same thing."""

from __future__ import annotations

import re

#: Literals and names, and what stands for them when expectations are counted.
BLANKS = {
    r"'[^']*'|\"(?:[^\"\\\\]|\\\\.)*\"": "Q",
    r"\$\{[^{}]*\}|\$\w+": "V",
    r"\b\w+=(?=\S)": "N=",
    r"(?<![^\s=:@])[~./\w-]*/[^\s;|&()<>]*": "P",
    r"(?<![\w-])[\w.:,@%+-]*\d[\w.:,@%+-]*": "0",
}
OPERATOR = re.compile(r"[;&|(){}<>\n]+|[^\s;&|(){}<>]+")


def blanked(command: str) -> tuple[str, ...]:
    """What is left when literals and names are blanked: operators, options, and the first two words of each command."""
    for pattern, blank in BLANKS.items():
        command = re.sub(pattern, blank, command)
    left, words = [], 0
    for token in OPERATOR.findall(command):
        if token[0] in ";&|(){}<>\n" or token == "--":
            words = 0
        elif not token.startswith("-"):
            words += 1
        left.append(token if words < 3 or token.startswith("-") else "W")
    return tuple(left)
