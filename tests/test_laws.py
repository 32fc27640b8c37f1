"""What must hold for commands nobody thought of. Generators draw from every table's examples and the corpus."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from riskclass import Risk, Verdict, classify
from riskclass.engine.invoke import BUILTINS
from riskclass.rules import lookup
from riskclass.shell import nodes
from riskclass.shell.parser import parse
from tests.samples import COMMANDS

FEW = settings(max_examples=250, deadline=None, derandomize=True)
complete = st.sampled_from([text for text in COMMANDS if "<<" not in text and not text.rstrip().endswith(("\\", "&"))])
#: Wrappers that add nothing of their own.
TRANSPARENT = ["nice", "nohup", "timeout 5", "env", "setsid", "stdbuf -oL", "sudo", "ionice -c 3", "time -p"]
RISKS = {text: classify(text).risk_class for text in COMMANDS}
SETS_STATE = {*BUILTINS, "exit", "return", "enable", "wait"}
#: A path that is not known counts as one of these (docs/caveats.md).
ORDINARY = ("", "project", "home", "system", "scratch", "cache")


def _tree(text: str) -> tuple[nodes.Command, ...]:
    return parse(text).commands


def _is_stateless(text: str) -> bool:
    """Complete, and without assignments, functions, builtins that set state, or files that it writes."""
    return all(
        isinstance(node, nodes.Simple)
        and not node.assignments
        and not node.redirects
        and bool(node.words)
        and isinstance(node.words[0], nodes.Word)
        and node.words[0].plain is not None
        and node.words[0].plain not in SETS_STATE
        and "${" not in text
        for node in _tree(text)
    ) and bool(_tree(text))


def _program(text: str) -> nodes.Simple | None:
    """The one simple command with static words that the text is, of a program that has a table."""
    tree = _tree(text)
    node = tree[0] if len(tree) == 1 else None
    if not isinstance(node, nodes.Simple) or node.assignments or node.redirects or not node.words:
        return None
    words = [word.plain for word in node.words if isinstance(word, nodes.Word)]
    if (
        len(words) != len(node.words)
        or any(word is None for word in words)
        or words[0] in SETS_STATE
        or words[0] == "exec"
    ):
        return None
    return node if lookup(str(words[0]).rpartition("/")[2]) is not None else None


@given(complete, complete)
@FEW
def test_a_whole_is_at_least_its_parts(p: str, q: str) -> None:
    whole = classify(f"{p}\n{q}").risk_class
    assert whole >= classify(p).risk_class
    if _is_stateless(p):
        assert whole >= classify(q).risk_class


@given(complete.filter(_is_stateless), complete.filter(_is_stateless))
@FEW
def test_order_and_repetition_do_not_matter(p: str, q: str) -> None:
    assert classify(f"{p}\n{q}").risk_class == classify(f"{q}\n{p}").risk_class
    assert classify(f"{p}\n{p}").risk_class == classify(p).risk_class


@pytest.mark.parametrize("wrapper", TRANSPARENT)
def test_a_transparent_wrapper_changes_nothing(wrapper: str) -> None:
    changed = [text for text in COMMANDS if _program(text) and classify(f"{wrapper} {text}").risk_class != RISKS[text]]
    assert not changed


def test_any_complete_command_goes_behind_sh() -> None:
    lower = [text for text in COMMANDS if classify(f"sudo bash -c {shlex.quote(text)}").risk_class < RISKS[text]]
    assert not lower


@given(complete.filter(lambda text: _program(text) is not None), st.data())
@FEW
def test_quoting_a_word_differently_changes_nothing(p: str, data: st.DataObject) -> None:
    node = _program(p)
    assert node is not None
    word = data.draw(st.sampled_from(node.words))
    assert isinstance(word, nodes.Word)
    value = word.plain
    assume(value is not None and not word.quoted and not set(value) & set("~{}*?[=!#'\"\\`$"))
    assert value is not None
    quoted = data.draw(st.sampled_from([f"'{value}'", f'"{value}"', f"\\{value}" if value else "''", f"$'{value}'"]))
    other = p[: word.start] + quoted + p[word.end :]
    assert classify(other).risk_class == classify(p).risk_class


def test_making_a_target_unknown_never_lowers() -> None:
    """The names of programs and sub-commands, and code, are no values: without them nothing is left to judge."""
    tried, lower = 0, []
    for text in filter(_program, COMMANDS):
        before = classify(text)
        start, end = before.deciding.span
        plain = text[start:end] == before.deciding.target and ":" not in text[start:end]  # `ephemeral:f` is no path
        if before.deciding.place in ORDINARY[1:] and plain:
            tried += 1
            other = f'{text[:start]}"$UNSET_HERE"{text[end:]}'
            if classify(other).risk_class < before.risk_class:
                lower.append(other)
    assert tried > 100
    assert not lower


def test_another_target_is_another_fingerprint() -> None:
    tried, same = 0, []
    for text in filter(_program, COMMANDS):
        before = classify(text)
        start, end = before.deciding.span
        harmful = before.deciding.risk is not Risk.READ_ONLY and before.deciding.place in ORDINARY[1:]
        if harmful and text[start:end] == before.deciding.target:
            tried += 1
            other = f"{text[:end]}2{text[end:]}"
            if classify(other).fingerprint == before.fingerprint:
                same.append(other)
    assert tried > 100
    assert not same


def test_what_is_safer_is_lower() -> None:
    found = [(text, other) for text in COMMANDS[::3] for other in classify(text).safer]
    assert len(found) > 50
    assert not [pair for pair in found if not classify(pair[1]).risk_class < classify(pair[0]).risk_class]


@given(st.one_of(st.text(max_size=60), st.text(alphabet="ab$(){}[]<>|&;'\"\\`!#~*= \n-", max_size=60)))
@settings(max_examples=1500, deadline=None, derandomize=True)
def test_any_text_has_an_answer(text: str) -> None:
    verdict = classify(text)
    assert isinstance(verdict, Verdict)
    assert all(effect.rule != "internal/unparsed" for effect in verdict.effects), verdict.reason


@given(complete)
@FEW
def test_same_question_same_answer(p: str) -> None:
    assert classify(p) == classify(p)


@given(complete)
@FEW
def test_spans_lie_within_the_text(p: str) -> None:
    for effect in classify(p).effects:
        start, end = effect.span
        assert 0 <= start <= end <= len(p)
