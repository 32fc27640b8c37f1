"""Every limit from both sides: just below it the answer is what it would be, at it the reason says so."""

from __future__ import annotations

import gc
import sys

import pytest

from riskclass import Risk, classify
from riskclass.model import limits
from tests.growth import growth
from tests.samples import COMMANDS
from tests.shapes import BOMBS, SHAPES


def _kinds(command: str) -> set[str]:
    return {effect.kind for effect in classify(command).effects}


def _nested(depth: int) -> str:
    return "( " * depth + "ls" + " )" * depth


CASES = [
    ("text", "ls #" + "x" * (limits.TEXT - 4), "ls #" + "x" * limits.TEXT),
    ("nesting", _nested(limits.NESTING - 5), _nested(limits.NESTING + 5)),
    ("unwrapping", "nice " * (limits.UNWRAPPING - 1) + "ls", "nice " * (limits.UNWRAPPING + 2) + "ls"),
    ("eval", f"{'eval ' * (limits.UNWRAPPING - 1)}ls #{'x' * 100}", "eval " * (limits.UNWRAPPING + 2) + "ls"),
    ("commands", "ls\n" * limits.COMMANDS, "ls\n" * (limits.COMMANDS + 1)),
    ("braces", f"ls {{1..{limits.BRACE_WORDS}}} #{'x' * 300}", f"ls {{1..{limits.BRACE_WORDS + 1}}} #{'x' * 300}"),
    ("work", "ls {1..300}", f"ls {{1..{limits.BRACE_WORDS}}}"),
    ("calls", f'f() {{ shift; "$@"; }}; {"f x " * 5} ls', f'f() {{ shift; "$@"; }}; {"f x " * 9} ls'),
    ("value", f"x={'a' * (limits.VALUE - 1)}; ls $x", f"x={'a' * limits.VALUE}; ls $x$x"),
]


@pytest.mark.parametrize(("below", "at"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_limit_from_both_sides(below: str, at: str) -> None:
    assert classify(below).risk_class is Risk.READ_ONLY, classify(below).reason
    if at:
        verdict = classify(at)
        assert verdict.risk_class is Risk.UNKNOWN
        assert "limit" in {effect.kind for effect in verdict.effects}


def test_too_many_values_are_said() -> None:
    """Each `||` may or may not have set the next variable: 2, 4, 8 … values of the word."""
    lines = "".join(f"a{number}=1; test -f f || a{number}=2\n" for number in range(8))
    word = "".join(f"$a{number}" for number in range(8))
    assert "limit" not in _kinds(lines + "ls $a0$a1$a2$a3$a4")
    assert "limit" in _kinds(f"{lines}ls {word}")


def test_what_was_found_before_a_limit_stands() -> None:
    verdict = classify("rm -rf /srv/x\n" + "ls\n" * limits.COMMANDS)
    assert verdict.risk_class is Risk.DESTRUCTIVE
    assert "limit" in {effect.kind for effect in verdict.effects}


def test_a_loop_over_many_values_is_no_limit() -> None:
    assert classify("for i in {1..500}; do ping -c 1 10.0.0.$i; done").risk_class is Risk.READ_ONLY
    assert classify("for i in {1..20}; do for j in {1..20}; do echo $i $j; done; done").risk_class is Risk.READ_ONLY


def test_a_loop_that_the_text_does_not_afford_is_a_limit_and_the_rest_is_judged() -> None:
    body = 'eval "ls /srv/$i; ls /opt/$i"; ' * 8
    verdict = classify(f"for i in {' '.join('abcdefghijklmnopqrstuvwxyz')}; do {body} done; rm -rf /srv/x")
    assert "limit" in {effect.kind for effect in verdict.effects}
    assert verdict.risk_class is Risk.DESTRUCTIVE


@pytest.mark.parametrize("numbers", ["$(seq 1 500)", "{1..500}", "$(seq 1 200)", "{1..200}"])
def test_a_loop_over_many_numbers_is_followed_with_one(numbers: str) -> None:
    assert classify(f"for i in {numbers}; do ping -c 1 10.0.0.$i; done").risk_class is Risk.READ_ONLY
    assert classify(f"for i in {numbers}; do $c; c='rm d'; done").risk_class is Risk.DESTRUCTIVE
    counted = classify(f"set -- a /etc/shadow; for i in {numbers}; do shift; done; cat $1")
    assert "limit" in {effect.kind for effect in counted.effects}


BEHIND = ["{bomb}; {rest}", "{bomb} && {rest}", "{bomb}\n{rest}", "({bomb}); {rest}", "if {bomb}; then {rest}; fi"]


@pytest.mark.parametrize(("last", "risk"), [("a", "read_only"), ("1;rm d", "unknown"), ("a b", "unknown")])
def test_what_stands_for_many_values_may_be_code(last: str, risk: str) -> None:
    words = " ".join(f"a{number}" for number in range(300))
    assert classify(f"for i in {words} '{last}'; do sh -c \"echo $i\"; done").risk_class.value == risk


@pytest.mark.parametrize("shape", BEHIND)
@pytest.mark.parametrize("bomb", ["ls {1..1000}", "mkdir d{1..300}", "x=a; for i in $(seq 9); do x=$x$x$x$x$x; done"])
def test_what_asks_for_too_much_hides_nothing_behind_it(shape: str, bomb: str) -> None:
    verdict = classify(shape.format(bomb=bomb, rest="rm -rf /"))
    assert "limit" in {effect.kind for effect in verdict.effects}
    assert verdict.catastrophic


def _calls(text: str) -> int:
    """How many functions are called for an answer: its cost, without a clock."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        classify(text)
    finally:
        sys.setprofile(None)
    return calls


#: Calls that fit into a millisecond, and into 4 µs, with some to spare.
AT_LEAST, PER_CHARACTER = 14_000, 65


@pytest.mark.parametrize("name", SHAPES)
def test_what_a_text_costs_is_bounded_by_its_length(name: str) -> None:
    classify(SHAPES[name](300))  # what is loaded the first time counts for nobody
    for size in (300, 2000):
        text = SHAPES[name](size)
        assert _calls(text) <= AT_LEAST + PER_CHARACTER * len(text)


def test_a_chain_of_assignments_in_awk_takes_no_longer_at_its_end() -> None:
    assert growth(lambda size: classify(SHAPES["awk, assigned"](size)), 40_000) < 3


@pytest.mark.parametrize("name", BOMBS)
def test_a_short_text_cannot_ask_for_much(name: str) -> None:
    classify(BOMBS[name])
    assert _calls(BOMBS[name]) <= AT_LEAST + PER_CHARACTER * len(BOMBS[name])


def test_what_was_judged_is_gone_with_its_verdict() -> None:
    """No cycle waits for the collector, which a caller's process would pay for again and again."""
    commands = COMMANDS[::5]
    for command in commands:
        classify(command)  # what is loaded the first time stays
    gc.collect()
    gc.disable()
    try:
        for command in commands:
            classify(command)
        assert gc.collect() == 0
    finally:
        gc.enable()
