"""The words of a policy file and its presets, as the tables of docs/policy.md."""

from __future__ import annotations

from collections.abc import Iterator

from riskclass.policy.presets import PRESETS
from riskclass.policy.words import CONDITIONS, POLICY, Word

#: Lists of names that stand elsewhere, by the name that each begins with.
_ELSEWHERE = {
    "read_only": "[classes](../README.md#classes)",
    "observe": "[kinds of effects](effects.md)",
    "null": "[places](effects.md#places)",
}
_HOLDS = {"text": "text", "texts": "text or list", "flag": "true or false"}


def keys() -> str:
    """A table for each section, the top first."""
    return "\n\n".join(f"**{title}**\n\n{_table(word)}" for title, word in _sections())


def _sections() -> Iterator[tuple[str, Word]]:
    rule, tool = POLICY.inner["rule"], POLICY.inner["tool"]
    yield "The file", POLICY
    yield "`[[rule]]`: conditions, all of which must hold", Word("section", inner=CONDITIONS)
    yield (
        "`[[rule]]`: the rest",
        Word("section", inner={name: word for name, word in rule.inner.items() if name not in CONDITIONS}),
    )
    yield "`[[tool]]`, and `[[tool.subs]]` but for `extends` and `subs`", tool
    yield "`[[tool.options]]`", _own(tool.inner["options"], tool)
    yield "`[[tool.rows]]`", _own(tool.inner["rows"], tool)


def _own(word: Word, of: Word) -> Word:
    """Without the words that the tool has too."""
    return Word("section", inner={name: each for name, each in word.inner.items() if of.inner.get(name) is not each})


def _table(word: Word) -> str:
    rows = [f"| `{name}` | {_holds(each)} | {each.about} |" for name, each in word.inner.items()]
    return "\n".join(["| key | holds | it says |", "|---|---|---|", *rows])


def _holds(word: Word) -> str:
    if word.kind == "map":
        return f"a table: {_names(word.keys)} = {_names(word.names) if word.names else _HOLDS['texts']}"
    if word.kind in ("each", "section"):
        return "list of tables" if word.kind == "each" else "a table of conditions"
    if word.kind in ("choice", "choices"):
        return ("one of " if word.kind == "choice" else "one or a list of ") + _names(word.names)
    return _HOLDS[word.kind]


def _names(names: tuple[str, ...]) -> str:
    return _ELSEWHERE.get(names[0]) or ", ".join(f"`{name}`" for name in names)


def presets() -> str:
    """What each preset decides by class and by name, and the other rules of each."""
    classes = PRESETS["ops"]["classes"]
    rows = [(f"`{name}`", [preset["classes"][name] for preset in PRESETS.values()]) for name in classes]
    rows += [
        (title, [_by_name(preset["rule"], key) for preset in PRESETS.values()])
        for title, key in (("what is catastrophic", "catastrophic"), ("lowering this guard", "place"))
    ]
    head = [f"| | {' | '.join(f'`{name}`' for name in PRESETS)} |", "|---|" + "---|" * len(PRESETS)]
    table = [*head, *(f"| {title} | {' | '.join(said)} |" for title, said in rows)]
    more = [
        f"- `{name}`, {rule['because']}: {rule['decision']} {_conditions(rule)}."
        for name, preset in PRESETS.items()
        for rule in preset["rule"]
        if not _is_by_name(rule)
    ]
    return "\n".join([*table, "", *more])


def _is_by_name(rule: dict[str, object]) -> bool:
    return "catastrophic" in rule or rule.get("effect") == "guard.lower"


def _by_name(rules: list[dict[str, object]], key: str) -> str:
    return next(str(rule["decision"]) for rule in rules if _is_by_name(rule) and key in rule)


def _conditions(rule: dict[str, object]) -> str:
    said = {name: value for name, value in rule.items() if name in CONDITIONS}
    return ", ".join(f"{name} {_listed(value)}" for name, value in said.items())


def _listed(value: object) -> str:
    return ", ".join(f"`{each}`" for each in value) if isinstance(value, list) else f"`{value}`"
