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
    """What is pasted where: `env` and `matrix` are the values that the file says; names of the latter in lower case."""

    def __init__(self, env: Mapping[str, str], matrix: Mapping[str, str]) -> None:
        self.env: Final = env
        self.matrix: Final = matrix

    def filled(self, code: Placed) -> tuple[Placed, tuple[Effect, ...]]:
        """A script as its shell gets it, and what may be pasted there as code."""
        return pasted(code, EXPRESSION, "GitHub Actions", known=self.known, kind=self.kind, shape=shape)

    def known(self, source: str) -> str | None:
        """The text that an expression gives, where the file says it."""
        inner = _inner(source)
        literal = _LITERAL.fullmatch(inner)
        named = _NAMED.fullmatch(inner)
        value = self.value(named) if named else None
        if literal:
            return literal[1].replace("''", "'")
        return value if value is not None and "${{" not in value else None

    def value(self, named: re.Match[str]) -> str | None:
        """What `env.X` or `matrix.X` is; names are the same in capitals."""
        name = named[2]
        if named[1].lower() == "matrix":
            return self.matrix.get(name.lower())
        value = self.env.get(name)
        if value is None:
            value = next((value for each, value in self.env.items() if each.lower() == name.lower()), None)
        return value

    def kind(self, source: str) -> str:
        """Who may choose the text: `code.injected` where others may, empty where it cannot be code."""
        inner = _inner(source)
        values = [self.value(match) or "" for match in _NAMED.finditer(inner)]
        values += [*self.env.values(), *self.matrix.values()] if _INDEXED.search(inner) else ()
        texts = [inner, *(match[1] for value in values for match in EXPRESSION.finditer(value))]
        if any(_FOREIGN.search(_HARMLESS.sub("", text)) for text in texts):
            return "code.injected"
        return "" if shape(source) != "any" or _HARMLESS.fullmatch(inner) else "code.opaque"


def shape(source: str) -> str:
    inner = _inner(source)
    return next((shape for pattern, shape in _SHAPES if pattern.fullmatch(inner)), "any")


def _inner(source: str) -> str:
    return source.removeprefix("${{").removesuffix("}}").strip()
