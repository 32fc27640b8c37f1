"""`${{ … }}` of GitHub Actions (docs.github.com, "Expressions"): what a file says of it, and who else may choose it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import Placed
from riskclass.model.effects import Effect

EXPRESSION: Final = re.compile(r"\$\{\{((?:'[^']*'|(?!\$\{\{)[^'])*?)\}\}")
_LITERAL: Final = re.compile(r"'((?:[^']|'')*)'")
_NAMED: Final = re.compile(r"(env|matrix)\s*\.\s*([\w-]+)", re.IGNORECASE)
_INDEXED: Final = re.compile(r"\b(?:env|matrix)\b\s*(?!\s*\.)", re.IGNORECASE)
#: What people without write access may choose, and so put code into (docs.github.com, "Script injections").
#: `github` as a whole too, and by index; of its other parts only writers choose the text.
_FOREIGN: Final = re.compile(r"\bgithub\b(?!\s*\.\s*(?!(?:event|head_ref)\b))|\binputs\b", re.IGNORECASE)
#: Parts of events that are numbers, hashes or fixed words.
_HARMLESS: Final = re.compile(
    r"\bgithub\.event(?!\.(?:inputs|client_payload)\b)(?:\.\w+)*"
    r"\.(?:id|node_id|number|sha|before|after|action|draft|merged|private|created_at)\b(?!\s*[.\[])",
    re.IGNORECASE,
)
#: What the rest is known to be.
_SHAPES: Final = (
    (re.compile(r"secrets\.\w+|github\.token"), "secret"),
    (re.compile(r"github\.(?:run_id|run_number|run_attempt|repository_id)|github\.event\.(?:\w+\.)*number"), "number"),
    (
        re.compile(
            r"github\.(?:sha|actor|repository|repository_owner|job|workflow_sha|event_name)|runner\.(?:os|arch)"
        ),
        "word",
    ),
    (re.compile(r"github\.(?:workspace|action_path)"), "project"),
    (re.compile(r"runner\.temp"), "tmp"),
)


class Expressions:
    """What is pasted where: `said` are the values of `env.X` and `matrix.X` that the file has, by lower-case name."""

    def __init__(self, said: Mapping[str, str]) -> None:
        self.said: Final = said

    def filled(self, code: Placed) -> tuple[Placed, tuple[Effect, ...]]:
        """A script as its shell gets it, and what may be pasted there as code."""
        return pasted(code, EXPRESSION, "GitHub Actions", known=self.known, kind=self.kind, shape=shape)

    def known(self, source: str) -> str | None:
        """The text that an expression gives, where the file says it."""
        inner = _inner(source)
        literal = _LITERAL.fullmatch(inner)
        named = _NAMED.fullmatch(inner)
        value = self.said.get(_name(named)) if named else None
        if literal:
            return literal[1].replace("''", "'")
        return value if value is not None and "${{" not in value else None

    def kind(self, source: str) -> str:
        """Who may choose the text: `code.injected` where others may, empty where it cannot be code."""
        inner = _inner(source)
        values = [self.said.get(_name(match), "") for match in _NAMED.finditer(inner)]
        values += self.said.values() if _INDEXED.search(inner) else ()
        texts = [inner, *(match[1] for value in values for match in EXPRESSION.finditer(value))]
        if any(_FOREIGN.search(_HARMLESS.sub("", text)) for text in texts):
            return "code.injected"
        return "" if shape(source) != "any" or _HARMLESS.fullmatch(inner) else "code.opaque"


def shape(source: str) -> str:
    inner = _inner(source)
    return next((shape for pattern, shape in _SHAPES if pattern.fullmatch(inner)), "any")


def _inner(source: str) -> str:
    return source.removeprefix("${{").removesuffix("}}").strip()


def _name(match: re.Match[str]) -> str:
    return f"{match[1]}.{match[2]}".lower()
