"""What Jinja fills into the texts of a playbook, and the commands that it runs to do so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.branches import branches
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import Placed, joined
from riskclass.adapters.check.readers.tree import Node
from riskclass.model.effects import Effect

_JINJA: Final = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}|\{#(?:(?!\{#).)*?#\}", re.DOTALL)
_BLOCK: Final = re.compile(
    r"\{%-?\s*(?:(?P<opens>if|for)|(?P<turns>elif)|(?P<last>else)|(?P<closes>endif|endfor))\b(?:(?!%\}).)*%\}",
    re.DOTALL,
)
#: The last filter makes one quoted word of it.
_QUOTED: Final = re.compile(r"\{\{.*\|\s*(?:ansible\.builtin\.)?quote\s*-?\}\}", re.DOTALL)
#: Lookups that give the output of a command, as far as it is a plain text (docs.ansible.com, "Lookup plugins").
_LOOKUP: Final = re.compile(
    r"\b(?:lookup|query|q)\(\s*['\"](?:ansible\.builtin\.)?(?:pipe|lines)['\"]\s*,\s*"
    r"(?:'([^']*)'|\"([^\"]*)\"|[^,()\s]*)\s*([,)]?)"
)


def filled(code: Placed) -> tuple[Placed, tuple[Effect, ...]]:
    """`{{ … }}` is filled in by Jinja; what stands between `{% … %}` counts whether or not it will be there."""
    return pasted(code, _JINJA, "Ansible", known=lambda source: None if source.startswith("{{") else "", quoted=_QUOTED)


def each_branch(code: Placed) -> list[Placed]:
    """The script for each way that its `{% if %}` may go."""
    return branches(code, _BLOCK) if "{%" in code.text else [code]


def lookups(document: Node) -> Iterator[Found]:
    """What `lookup('pipe', 'COMMAND')` runs, on the machine that reads the playbook."""
    for text in _scalars(document):
        for match in _LOOKUP.finditer(text.text):
            group = match.lastindex if match[1] is not None or match[2] is not None else None
            code = text[match.start(1 if match[1] is not None else 2) : match.end(1 if match[1] is not None else 2)]
            if group is None or not match[3]:  # an expression, or a text that goes on with one
                source = match.group()
                hole = text[match.start() : match.end()].made(text.file.hole(source, f"{source} … is filled in"))
                code = joined([code, hole]) if group else hole
            yield Found(code, where="lookup")


def _scalars(node: Node) -> Iterator[Placed]:
    if node.kind == "text":
        yield node.text
    for inner in (*node.items, *(each for pair in node.pairs for each in pair)):
        yield from _scalars(inner)
