"""Hooks are asked as on a machine without policies, by a person in bash."""

from __future__ import annotations

import pathlib

import pytest

from riskclass.adapters.hooks import answer


@pytest.fixture(autouse=True)
def _a_plain_machine(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir(exist_ok=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("SHELL", "/bin/bash")
    for name in ("RISKCLASS_POLICY", "RISKCLASS_LOG", "CI", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(answer, "_alone", lambda: False)
