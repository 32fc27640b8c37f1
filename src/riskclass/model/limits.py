"""Every limit of the project, in one place; reaching one is an effect of its own, never an exception."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

TEXT: Final = 2 * 1024 * 1024  # characters of a command text
NESTING: Final = 100  # quotes, substitutions and compound commands inside each other
UNWRAPPING: Final = 32  # commands that run commands: sudo → sh -c → …
COMMANDS: Final = 5000  # simple commands judged in one text
STEPS: Final = 10_000  # nodes of the tree that are followed, each round of a loop anew
BRACE_WORDS: Final = 1000  # words out of one brace expansion
ROUNDS: Final = 256  # rounds of loops within each other that are followed value by value
VARIANTS: Final = 64  # possible values of a word that are followed
VALUE: Final = 64 * 1024  # characters of a value
