"""A copy of a shell's state holds all that it holds, and changing the one leaves the other."""

from __future__ import annotations

import pytest

from riskclass.engine.state import State
from riskclass.model.text import exact

DICTS = ("variables", "arrays", "functions", "aliases", "cases", "references", "files")
SETS = ("associative", "integers", "readonly", "options")


def filled() -> State:
    state = State(exact("/srv"), exact("/home/u"))
    for name in State.__slots__:
        if name in DICTS:
            setattr(state, name, {name: (exact(name),)})
        elif name in SETS:
            setattr(state, name, frozenset((name,)))
        elif name == "exported":
            state.exported = {"A"}
        elif name not in ("cwd", "home"):
            setattr(state, name, (exact(name),))
    return state


def test_a_copy_holds_all() -> None:
    state = filled()
    copy = state.fork()
    for name in State.__slots__:
        assert getattr(copy, name) == getattr(state, name), name
    assert copy.same(state)


@pytest.mark.parametrize("name", [name for name in State.__slots__ if name != "last"])
def test_states_that_differ_are_not_the_same(name: str) -> None:
    state, other = filled(), filled()
    setattr(other, name, None)
    assert not state.same(other)


@pytest.mark.parametrize("name", ["variables", "arrays", "functions", "aliases", "cases", "files", "exported"])
def test_what_a_copy_changes_stays_its_own(name: str) -> None:
    state = filled()
    getattr(state.fork(), name).clear()
    assert getattr(state, name)
