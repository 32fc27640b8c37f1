"""Loops: value by value, or as often as something changes."""

from __future__ import annotations

from riskclass.engine.judge import KEPT
from riskclass.engine.output import EMPTIED, SILENT, UNSEEN, either
from riskclass.model.limits import ROUNDS
from riskclass.model.text import FREE, Hole, Text, exact, unknown
from riskclass.shell import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.engine.extract import Frame
    from riskclass.engine.output import Output
    from riskclass.engine.state import State, Values
    from riskclass.model.invocation import Input
    from riskclass.shell.nodes import Command, Script

#: More lists of words than this are not followed one by one.
_LISTS = 8


def for_loop(frame: Frame, node: nodes.For) -> Output:
    since = len(frame.exits)
    lists = _lists(frame, node)
    if node.select:
        frame.assign("REPLY", _typed(frame))
        if frame.state.stdin is not None and UNSEEN[0] not in frame.state.stdin:
            frame.state.stdin += UNSEEN  # some lines were read
        frame.judge.divert("2", UNSEEN)  # the menu
    if len(lists) > _LISTS:
        values = [value for each in lists for value in each]
        out = _loop(frame, node.name, node.body, frame.few(node.name, values))
    else:
        out = _rounds(frame, node, lists[0]) if len(lists) == 1 else _either_list(frame, node, lists)
    if len(frame.exits) > since and out is not SILENT:  # how many rounds there are is not known
        out = UNSEEN
    frame.left(since)
    return out


def _either_list(frame: Frame, node: nodes.For, lists: list[list[Text]]) -> Output:
    """The words may be one list or another."""
    out: Output | None = None
    ends: list[State] = []
    for values in lists:
        branch = frame.fork()
        found = _rounds(branch, node, values) if values else SILENT
        out = found if out is None else either(out, found)
        ends.append(branch.state)
    frame.state.adopt(ends[0])
    for state in ends[1:]:
        frame.meet(state)
    return out or SILENT


def _typed(frame: Frame) -> Values:
    """REPLY, the line that a `select` reads."""
    text = frame.state.stdin[0].exact if frame.state.stdin and len(frame.state.stdin) == 1 else None
    if text is None or text.count("\n") > 1:
        return (unknown("$REPLY", "what will be typed is not known"),)
    return (exact(text.strip()),)


def _rounds(frame: Frame, node: nodes.For, values: list[Text]) -> Output:
    """Value by value; where that is too much, a few values stand for all in each round."""
    if frame.rounds * len(values) > ROUNDS:
        return _loop(frame, node.name, node.body, frame.summary(node.name, values))
    out: Output = SILENT
    rounds, frame.rounds = frame.rounds, frame.rounds * max(1, len(values))
    for left, value in zip(range(len(values) - 1, -1, -1), values, strict=True):
        before = frame.judge.work
        frame.judge.spend(60)
        skipped = frame.kept() if _may_be_none(value) else None
        found = frame.then(out, _round(frame, node, value))
        out = found if skipped is None else either(out, found)
        if skipped is not None:
            frame.meet(skipped)
        if left and not _affords(frame, left, before - frame.judge.work, node):
            out = frame.then(out, _rest(frame, node, values[-left:]))
            break
    frame.rounds = rounds
    return out if values else either(SILENT, _loop(frame, node.name, node.body, (None,)))


def _round(frame: Frame, node: nodes.For, value: Text) -> Output:
    """With one value, or as often as a word that is not known may be several."""
    if value.many or _is_output(value):
        return _rest(frame, node, [value]) if value.is_number else _loop(frame, node.name, node.body, (value.single,))
    _take(frame, node.name, (value,))
    return frame.script(node.body)


def _rest(frame: Frame, node: nodes.For, values: list[Text]) -> Output:
    """A few values stand for all that are left, which is said unless they are numbers, all alike."""
    several = frame.summary(node.name, values)
    _take(frame, node.name, several)
    out = frame.script(node.body)
    before = frame.kept()
    out = frame.then(out, _loop(frame, node.name, node.body, several))
    if not all(value.is_number for value in values) or not frame.state.alike(before):
        _cut_short(frame)
    return out


def _affords(frame: Frame, rounds: int, cost: int, node: Command | None) -> bool:
    """Whether rounds of that cost leave enough for what stands behind a loop."""
    work, floor = frame.judge.work, frame.judge.floor
    if node is not None and frame.setting.base == 0:
        kept = max(floor, KEPT * (frame.judge.length - node.end))
    else:
        kept = (work + 3 * floor) // 4
    # One more, and those in which a few values stand for the others; then the states in which it was left meet.
    return work - kept >= cost * min(rounds, 5) + 100 * (len(frame.exits) + len(frame.ends))


def _cut_short(frame: Frame) -> None:
    because = "a loop has more rounds than a text of this length is given"
    frame.judge.effect(frame.setting, "limit", "", because, span=frame.setting.pin, rule="limit")


def _take(frame: Frame, name: str, values: Values) -> None:
    """The variable of a loop; a name reference names another variable in each round (bash manual, 3.2.5.1)."""
    if name in frame.state.references:
        frame.state.references = {**frame.state.references, name: ""}
    frame.assign(name, values)


def _lists(frame: Frame, node: nodes.For) -> list[list[Text]]:
    """The lists of words that a loop may go through."""
    if node.words is None:
        unclear = unknown(f"${node.name}", "the arguments are not known")
        return [list(words[1:]) for words in frame.state.positional] or [[unclear]]
    frame.alike = True
    lists: list[list[Text]] = [[]]
    for word in node.words:
        found = frame.words(word)
        if len(found) > 1 and len(lists) * len(found) > _LISTS:  # too many to tell apart
            lists = [[text] for each in (*lists, *found) for text in each]
        else:
            lists = [[*each, *fields] for each in lists for fields in found]
    frame.alike = False
    frame.judge.spend(8 * sum(map(len, lists)))
    return [_of_loop(frame, node, each) for each in lists]


def _of_loop(frame: Frame, node: nodes.For, values: list[Text]) -> list[Text]:
    if len(values) > 1 and not all(text.exact for text in values) and all(text.is_number for text in values):
        values = [unknown(f"${node.name}", "it is one of many numbers", shape="number", many=True)]
    if node.select:
        values.append(unknown(f"${node.name}", "what will be chosen is not known"))
    return values


def _loop(frame: Frame, name: str, body: Script, values: Values) -> Output:
    def step() -> Output:
        _take(frame, name, values)
        return frame.script(body)

    if None not in values:  # it surely runs, and only what the body does may ask for another round
        _take(frame, name, values)
    return _repeat(frame, step)


def while_loop(frame: Frame, node: nodes.While) -> Output:
    def step() -> Output:
        asks = _reads(node.condition) and not node.until
        ends = frame.state.stdin == SILENT and asks  # read fails where nothing is left
        before, frame.asks = frame.asks, asks
        out = frame.script(node.condition)
        frame.asks = before
        return out if ends else frame.then(out, frame.script(node.body))

    _bomb(frame, node, _is_endless(node))
    out = _repeat(frame, step)
    if _may_set(node.condition):  # which is asked once more at the end
        branch = frame.fork()
        branch.script(node.condition)
        frame.meet(branch.state)
    return out


def _bomb(frame: Frame, node: nodes.While | nodes.ArithmeticFor, endless: bool) -> None:
    """`while :; do x & done`: nothing in the loop waits for what it starts."""
    if endless and all(isinstance(each, nodes.Background) for each in node.body.commands):
        span = frame.setting.span(node.start, node.end)
        because = "starts processes without end"
        frame.judge.effect(
            frame.setting,
            "host.exhaust",
            "",
            because,
            span=span,
            rule="shape.fork_bomb",
            command="while",
            whole=True,
        )


def arithmetic_loop(frame: Frame, node: nodes.ArithmeticFor) -> Output:
    first, test, step = node.expressions
    _bomb(frame, node, not test.parts)
    frame._evaluate(first)

    def once() -> Output:
        frame._evaluate(test)
        out = frame.script(node.body)
        frame._evaluate(step)
        return out

    return _repeat(frame, once)


def _repeat(frame: Frame, step: Callable[[], Output]) -> Output:
    """Once; again with what the first round changed; what still changes is not known from the start."""
    before, since = frame.kept(), len(frame.exits)
    rounds, frame.rounds = frame.rounds, frame.rounds * 4
    out = frame.then(step(), _consumed(frame, before, step))
    if frame.state.stdin == SILENT:
        before.stdin = SILENT  # all lines were read, one by one
    if not frame.state.same(before):
        frame.meet(before)
        again = frame.kept()
        out = either(out, step())
        if not frame.state.same(again):
            frame.state.widen(again)
            out = either(out, step())
    frame.meet(before)  # the body may never have run
    frame.left(since)
    frame.rounds = rounds
    return out if out is SILENT else UNSEEN


def _consumed(frame: Frame, before: State, step: Callable[[], Output]) -> Output:
    """`shift` and `read` in a loop: as long as arguments or lines become fewer, round by round."""
    out: Output = SILENT
    for _ in range(ROUNDS):
        now, work = frame.kept(), frame.judge.work
        if not (_fewer(now.positional, before.positional) or _less(now.stdin, before.stdin)):
            break
        before, out = now, frame.then(out, step())
        if not _affords(frame, _left(now), work - frame.judge.work, None):
            _cut_short(frame)
            break
    return out


def _fewer(now: tuple[tuple[Text, ...], ...], before: tuple[tuple[Text, ...], ...]) -> bool:
    return len(now) == len(before) == 1 and 1 < len(now[0]) < len(before[0])


def _left(state: State) -> int:
    """How many lines, or arguments, there are still to go through."""
    lines = state.stdin[0].exact.count("\n") if state.stdin and state.stdin[0].exact else 0
    return max(1, lines, *map(len, state.positional))


def _less(now: Input, before: Input) -> bool:
    """Whether the one text that is known has become shorter."""
    if not now or not before or now[1:] not in ((), (EMPTIED,)) or before[1:] not in ((), (EMPTIED,)):
        return False
    return now[0].exact is not None and before[0].exact is not None and len(now[0].exact) < len(before[0].exact)


def _reads(condition: Script) -> bool:
    """`while read x`, `while IFS= read -r x || [ -n "$x" ]`: the last command, or what it begins with, is `read`."""
    last = condition.commands[-1] if condition.commands else None
    last = last.commands[0] if isinstance(last, nodes.AndOr) else last
    word = last.words[0] if isinstance(last, nodes.Simple) and last.words else None
    return isinstance(word, nodes.Word) and word.plain == "read"


def _may_set(condition: Script) -> bool:
    """Whether it sets a variable: more than a test, `read`, or a program."""
    return any(
        (isinstance(each, nodes.Simple) and (each.assignments and not each.words))
        or isinstance(each, nodes.ArithmeticCommand)
        for each in condition.commands
    )


def _is_endless(node: nodes.While) -> bool:
    """`while :`, `while true`, `until false`"""
    lone = node.condition.commands[0] if len(node.condition.commands) == 1 else None
    name = lone.words[0] if isinstance(lone, nodes.Simple) and lone.words else None
    return isinstance(name, nodes.Word) and name.plain in (("false",) if node.until else (":", "true"))


def _may_be_none(text: Text) -> bool:
    """Whether a word of a `for` may be no word at all: names that match nothing, what a program did not print."""
    holes = text.holes
    if any(hole.shape == "files" for hole in holes):
        return True
    return 0 < len(holes) == len(text.parts) and all(
        text.many or hole.shape in FREE or _is_substituted(hole) for hole in holes
    )


def _is_output(text: Text) -> bool:
    """Whether it is what a program prints: lines, of which there may be several."""
    return text.exact is None and any(map(_is_substituted, text.holes))


def _is_substituted(hole: Hole) -> bool:
    return hole.source[:2] == "$(" or hole.source[:1] == "`"
