"""Every limit of the project, in one place. To a command, reaching one is an effect; to a policy, an error."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

TEXT: Final = 2 * 1024 * 1024  # characters of a command text
NESTING: Final = 100  # quotes, substitutions and compound commands inside each other
UNWRAPPING: Final = 32  # commands that run commands: sudo → sh -c → …
COMMANDS: Final = 5000  # simple commands judged in one text
BRACE_WORDS: Final = 1000  # words out of one brace expansion
ROUNDS: Final = 256  # rounds of loops within each other that are followed value by value
VARIANTS: Final = 64  # possible values of a word that are followed
VALUE: Final = 64 * 1024  # characters of a value
POLICY: Final = 1024 * 1024  # bytes of the texts of one policy, with all that it extends
PROJECT: Final = 64 * 1024  # … of a project's, which is read anew for each answer
PROBLEMS: Final = 100  # problems of a policy that are shown at once

#: What a text may cost, in steps of about 0.15 µs: so much, and so much more for each character.
#: engine.judge.Judge.spend counts them; a grammar of a language that has a count of its own says so.
WORK: Final = 7_000
WORK_PER_CHARACTER: Final = 27
SPARE: Final = 1_500  # for commands that asked for too much, without their long words
