"""The known word that an unknown one is a slip of the hand for. Imported where a word is not known, and not before."""

from __future__ import annotations

from riskclass.engine.level import subs_of
from riskclass.engine.show import masked
from riskclass.model.near import one_typo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from riskclass.engine.derive import Call
    from riskclass.engine.parsed import Problem

#: In a text of more commands, and with more words that are not known, nobody reads on.
_COMMANDS = 20
_WORDS = 4
_SHORTEST = 3  # between shorter names a letter tells nothing


def meant(call: Call, problem: Problem) -> str:
    """`; status is`, behind "… is not known", where one known word alone is a letter away; else empty."""
    name = (problem.word.exact or "").partition("=")[0]
    known = _options(call) if problem.kind == "unknown.option" else _sub_commands(call, problem)
    if name != masked(name) or call.shell.judge.count > _COMMANDS or problem not in call.parsed.problems[:_WORDS]:
        return ""
    call.shell.spend(len(known))
    half = max(1, (len(name) - 1) // 2)  # one slip leaves that much of it alone, in front or at the end
    head, tail = name[:half], name[-half:]
    alike = [each for each in known if "*" not in each and (each[:half] == head or each[-half:] == tail)]
    near = {id(known[each]): each for each in alike if len(each.strip("-")) >= _SHORTEST and one_typo(name, each)}
    return f"; {near.popitem()[1]} is" if len(near) == 1 else ""


def _options(call: Call) -> Mapping[str, object]:
    """Spelling → option, of the innermost level."""
    return call.parsed.levels[-1].exact


def _sub_commands(call: Call, problem: Problem) -> Mapping[str, object]:
    """Those that were due where the first word stands that is not known."""
    if problem is not next(each for each in call.parsed.problems if each.kind == problem.kind):
        return {}
    tree = subs_of(call.table)
    for word in call.parsed.path:
        found = tree.find(word, abbreviates=False)
        if found is None:
            return {}
        tree = found[1]
    return tree.children
