"""The known word that an unknown one is a slip of the hand for. Imported where a word is not known, and not before."""

from __future__ import annotations

from riskclass.engine.level import subs_of
from riskclass.engine.show import masked
from riskclass.model.near import one_typo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.derive import Call
    from riskclass.engine.parsed import Problem

#: In a text of more commands nobody reads on.
_COMMANDS = 20
_SHORTEST = 3  # between shorter names a letter tells nothing


def meant(call: Call, problem: Problem) -> str:
    """`; status is`, behind "… is not known", where one known word alone is a letter away; else empty."""
    name = (problem.word.exact or "").partition("=")[0]
    if name != masked(name) or call.shell.judge.count > _COMMANDS:
        return ""
    known = _options(call) if problem.kind == "unknown.option" else _sub_commands(call, problem)
    call.shell.spend(2 * len(known))
    words = ((spelling, thing) for spelling, thing in known.items() if len(spelling.lstrip("-")) >= _SHORTEST)
    near = {id(thing): spelling for spelling, thing in words if one_typo(name, spelling)}
    return f"; {near.popitem()[1]} is" if len(near) == 1 else ""


def _options(call: Call) -> dict[str, object]:
    """Spelling → option, of the innermost level."""
    return {**call.parsed.levels[-1].exact}


def _sub_commands(call: Call, problem: Problem) -> dict[str, object]:
    """Those that were due where the first word stands that is not known."""
    if problem is not next(each for each in call.parsed.problems if each.kind == problem.kind):
        return {}
    tree = subs_of(call.table)
    for word in call.parsed.path:
        found = tree.find(word, abbreviates=False)
        if found is None:
            return {}
        tree = found[1]
    return {name: entry for name, entry in tree.children.items() if "*" not in name}
