"""The words of a policy file, said once: the reader checks by them, and the JSON Schema is made from them."""

from __future__ import annotations

from riskclass.model.lint import INPUTS, STYLES
from riskclass.model.risk import CLASS_OF, PLACES, VERBS, Risk
from riskclass.model.value import Value
from riskclass.policy.presets import PRESETS
from riskclass.policy.rules import DECISIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


class Word(Value):
    """What a key may hold. `kind`: text, flag, texts (a text or a list of them), choice, choices, section, each, map.

    `names`: what a choice may be (for `globs=True`, a glob over them as well); `inner`: the keys of a section, or of
    each table of a list; for a map, the names of its keys stand in `keys`. Of a section, `needs` are the keys that it
    must have, of `either` it has exactly one, of `some` one or more, and `beside` maps keys to those that they go with.
    """

    __slots__ = ("about", "beside", "either", "globs", "inner", "keys", "kind", "names", "needs", "some")

    def __init__(
        self,
        kind: str,
        about: str = "",
        names: tuple[str, ...] = (),
        inner: dict[str, Word] | None = None,
        keys: tuple[str, ...] = (),
        globs: bool = False,
        needs: tuple[str, ...] = (),
        either: tuple[str, ...] = (),
        some: tuple[str, ...] = (),
        beside: dict[str, str] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.about: Final = about
        self.names: Final = names
        self.inner: Final = inner or {}
        self.keys: Final = keys
        self.globs: Final = globs
        self.needs: Final = needs
        self.either: Final = either
        self.some: Final = some
        self.beside: Final = beside or {}


def _text(about: str) -> Word:
    return Word("text", about)


def _texts(about: str) -> Word:
    return Word("texts", about)


def _flag(about: str) -> Word:
    return Word("flag", about)


_CLASSES = tuple(risk.value for risk in Risk)
_KINDS = tuple(CLASS_OF)
_EVERY_KIND = (*_KINDS, *(f"fs.{verb}" for verb in VERBS))
_DECISION = Word("choice", "what is to be done", DECISIONS)

CONDITIONS = {
    "effect": Word("choices", "kinds of effects; * is any text: fs.*", _EVERY_KIND, globs=True),
    "class": Word("choices", "classes", _CLASSES),
    "at_least": Word("choice", "this class or a higher one", _CLASSES),
    "catastrophic": _flag("whether a whole disk, pool, host or tree is at stake"),
    "place": Word("choices", "places of paths", tuple(PLACES)),
    "path": _texts("paths; * is any text: /srv/builds/*, ~/x, ./x (below the directory of the question)"),
    "host": _texts("hosts that are sent to, or on which it happens"),
    "url": _texts("URLs, with scheme: https://api.example.com/*"),
    "unit": _texts("units of systemd, with or without .service"),
    "target": _texts("targets as verdicts show them"),
    "context": _texts("where it happens: host:prod-*, container:test-*, user:root"),
    "tool": _texts("programs, with sub-command: git push"),
}

_SAYS = {
    "reads": _text("names of what is read"),
    "writes": _text("names of what is written"),
    "deletes": _text("names of what is deleted"),
    "does": _text('effects by kind: "service.restart UNIT, net.send"'),
    "stdin": _text("standard input is code in this form"),
    "runs": _text("an option's value is code in this form: -a:sh"),
    "prints": _text("what it prints"),
    "context": _text("where what follows runs: host:HOST"),
    "cwd": _text("the directory in which what follows runs"),
    "env": _text("variables that what is run does not get"),
    "because": _text("the reason"),
    "whole": _flag("a whole disk, pool or host"),
}
_OPTION = Word(
    "each",
    "options",
    inner={
        "flags": _text("options without a value: -a/--all -q"),
        "takes": _text("options with a value: -o/--output"),
        "value": _text("the synopsis of that value"),
        **_SAYS,
    },
    either=("flags", "takes"),
    beside={"value": "takes"},
)
_ROW = Word(
    "each",
    "what holds only sometimes",
    inner={
        "when": _texts("terms, all of which may hold"),
        "unless": _text("terms, none of which surely holds"),
        "operands": _text("another synopsis"),
        **_SAYS,
    },
)
_TABLE = {
    "names": _text("names of the program, or paths of the sub-command"),
    "operands": _text("the synopsis"),
    "about": _text("what it is for"),
    "docs": _text("where it is documented"),
    "examples": _text("commands with the class each must have: onhost a -- uptime  #=> read_only"),
    "inert": _text("options with which it only says what it would do"),
    "style": Word("choice", "how options are written", STYLES),
    "open": _flag("options that are not listed are harmless"),
    "inherits": _flag("sub-commands take the tool's options too"),
    "abbreviates": _flag("sub-commands by any prefix"),
    "posix": _flag("options end at the first operand"),
    "late": _text("options that are read behind it all the same"),
    "input": Word("choice", "how much of standard input it reads that nothing else says it reads", INPUTS),
    "options": _OPTION,
    "rows": _ROW,
    **_SAYS,
}
_SUB = Word("each", "sub-commands", inner=_TABLE, needs=("names",))
_TOOL = Word(
    "each",
    "tables of programs",
    inner={
        **_TABLE,
        "extends": _text("the shipped program that this adds to; with `names`, they are other names of it"),
        "subs": _SUB,
    },
    some=("names", "extends"),
)
_RULE = Word(
    "each",
    "rules; of those that hold for an effect the strictest decides",
    inner={
        **CONDITIONS,
        "unless": Word("section", "conditions under which the rule does not hold", inner=CONDITIONS),
        "decision": _DECISION,
        "because": _text("why, for whoever is asked"),
    },
    needs=("decision",),
)

_POLICY = {
    "extends": _texts(f"a preset ({', '.join(PRESETS)}), or files, relative to this one"),
    "attended": _flag("whether somebody is there to ask; if not, each ask is a deny"),
    "tables": _texts("files with tables, relative to this one, or package:NAME/FILE of an installed package"),
    "trusted_hosts": _texts("hosts to which content and secrets may be sent"),
    "protected_contexts": _texts("contexts in which whatever changes something is asked for"),
    "classes": Word("map", "the decision for each class", DECISIONS, keys=_CLASSES),
    "remap": Word("map", "the class of kinds of effects", _CLASSES, keys=_KINDS, globs=True),
    "places": Word("map", "places of paths", keys=(*PLACES, "programs")),
    "rule": _RULE,
    "tool": _TOOL,
}
_LAYER = Word(
    "each",
    "what speaks where nothing above it has a word, as another file that this one extends",
    inner={**_POLICY, "project": _text("the project's file that it stands for: it can only be stricter")},
)
TABLES = Word("section", "tables of a policy", inner={"tool": _TOOL})
POLICY = Word(
    "section",
    "a policy of riskclass",
    inner={
        **_POLICY,
        "layer": _LAYER,
        "examples": _text("commands with the decision each must get: rm -rf /srv/builds/x  #=> allow"),
    },
)


def schema(word: Word = POLICY) -> dict[str, object]:
    """The JSON Schema of what a key may hold. A glob passes, whether or not there is a name that it fits."""
    about: dict[str, object] = {"description": word.about} if word.about else {}
    if word.kind == "section":
        return about | _object(word)
    if word.kind == "each":
        return about | {"type": "array", "items": _object(word)}
    if word.kind == "map":
        value = {"enum": list(word.names)} if word.names else _one_or_more({"type": "string"})
        return about | {"type": "object", "propertyNames": _named(word.keys, word.globs), "additionalProperties": value}
    one: dict[str, object] = {"type": "boolean" if word.kind == "flag" else "string"}
    one = _named(word.names, word.globs) if word.names else one
    return about | (_one_or_more(one) if word.kind in ("texts", "choices") else one)


def _object(word: Word) -> dict[str, object]:
    found: dict[str, object] = {
        "type": "object",
        "properties": {name: schema(each) for name, each in word.inner.items()},
        "additionalProperties": False,
    }
    found |= {"required": list(word.needs)} if word.needs else {}
    found |= {"oneOf": [{"required": [name]} for name in word.either]} if word.either else {}
    found |= {"anyOf": [{"required": [name]} for name in word.some]} if word.some else {}
    return found | ({"dependentRequired": {name: [to] for name, to in word.beside.items()}} if word.beside else {})


def _named(names: tuple[str, ...], globs: bool) -> dict[str, object]:
    known: dict[str, object] = {"enum": list(names)}
    return {"anyOf": [known, {"type": "string", "pattern": "[*]"}]} if globs else known


def _one_or_more(one: dict[str, object]) -> dict[str, object]:
    return {"anyOf": [one, {"type": "array", "items": one}]}
