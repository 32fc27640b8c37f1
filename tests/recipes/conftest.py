"""Recipes run against the real libraries, when asked for; nothing leaves the machine, no run takes over a minute."""

from __future__ import annotations

import pathlib
import signal
import socket
import sys
from collections.abc import Iterator

import pytest

RECIPES = pathlib.Path(__file__).parents[2] / "docs/recipes"
SECONDS = 60


@pytest.fixture(autouse=True)
def asked_for(request: pytest.FixtureRequest) -> None:
    if "recipes" not in request.config.option.markexpr:
        pytest.skip("opt-in: pip install -r docs/recipes/requirements.txt; pytest -m recipes")


@pytest.fixture(autouse=True)
def alone(asked_for: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The recipes can be imported, no address can be reached, and time runs out."""

    def refuse(self: socket.socket, address: object) -> None:
        raise OSError(f"a recipe tried to reach {address}")

    def late(*_: object) -> None:
        raise TimeoutError(f"a recipe took more than {SECONDS} s")

    monkeypatch.syspath_prepend(str(RECIPES))
    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket.socket, "connect_ex", refuse)
    for name in ("LANGSMITH_TRACING", "LANGCHAIN_TRACING_V2"):
        monkeypatch.setenv(name, "false")
    monkeypatch.setenv("OPENAI_AGENTS_DISABLE_TRACING", "1")
    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
    for name in [name for name in sys.modules if name == "gate" or name.startswith("with_")]:
        del sys.modules[name]
