"""What a session is called, and whether it is more than a greeting."""

from __future__ import annotations

import re
from typing import Final

from riskclass.sessions.limits import TITLE

_GREETINGS: Final = frozenset(
    """
    hi hello hey heya hiya howdy yo hallo hola servus moin bonjour ciao salut greetings welcome
    good morning afternoon evening day night there all everyone team folks again agent assistant bot claude
    how are you doing is it going what's whats up sup nice to meet thanks thank
    """.split()
)
#: One of these has to be among the words: "is it up" is a question.
_HELLOS: Final = frozenset(
    "hi hello hey heya hiya howdy yo hallo hola servus moin bonjour ciao salut greetings".split()
)
_PARTS_OF_DAY: Final = frozenset("morning afternoon evening day night".split())
#: An end of a sentence: not the dot of `v1.2` or `app.py`.
_END: Final = re.compile(r"(?<=[.!?])[\"')\]]*\s|\n")
_LONGEST_GREETING: Final = 12


def is_greeting(text: str) -> bool:
    """`Hi there!`, `Good morning, how are you?`; not `hi, restart nginx`."""
    words = [word.strip(".,!?:;'\"()").lower() for word in text.split()]
    words = [word for word in words if any(char.isalnum() for char in word)]
    if not 0 < len(words) <= _LONGEST_GREETING or not set(words) <= _GREETINGS:
        return False
    said = set(words)
    return not said.isdisjoint(_HELLOS) or ("good" in said and not said.isdisjoint(_PARTS_OF_DAY))


def first_sentence(text: str) -> str:
    """The first sentence that is no greeting, as a title; the greeting where there is nothing else."""
    sentences = [each.strip() for each in _END.split(text)]
    sentences = [each for each in sentences if any(char.isalnum() for char in each)]
    found = next((each for each in sentences if not is_greeting(each)), sentences[0] if sentences else "")
    return title(found)


def title(text: str) -> str:
    """On one line, at most 120 characters."""
    line = " ".join(text.split())
    return line if len(line) <= TITLE else line[: TITLE - 1].rstrip() + "…"
